"""X in costs: what was chosen on the stack, 0 elsewhere; X of abilities is their own (CR 107.3)."""

from mtgkit.cards import vocabulary as v


def test_xv_02_x_of_a_kicker_counts_for_the_enters_trigger(table):
    """CR 107.3m, 601.2b: X that is paid as a kicker is known to the trigger of the permanent; X of the permanent itself is 0."""
    forests = [table.put("Forest") for _ in range(9)]
    verdeloth = table.put("Verdeloth the Ancient", 1, "hand")
    table.cast(verdeloth, x=3, kicker="{X}")
    assert all(f.tapped for f in forests) and table.stack == ["Verdeloth the Ancient"]
    table.resolve()
    assert table.stack == ["ability of Verdeloth the Ancient"]
    table.resolve()
    tokens = [t for t in table.zone(1, "battlefield") if t.is_token]
    assert [(t.name, t.power, t.toughness, t.colors) for t in tokens] == [("Saproling Token", 2, 2, ("G",))] * 3
    assert (verdeloth.zone, verdeloth.x, verdeloth.mana_value) == ("battlefield", 0, 6)
    table.destroy(verdeloth)
    assert [(t.power, t.toughness) for t in tokens] == [(1, 1)] * 3


def test_xv_02_without_kicker_nothing_triggers(table):
    """CR 603.4: a spell that was not kicked leaves a permanent that was not kicked."""
    table.add_mana(1, "GGGGGG")
    table.cast(table.put("Verdeloth the Ancient", 1, "hand")).resolve()
    assert table.stack == []


def test_xv_03_a_blinked_permanent_was_not_kicked(table):
    """CR 107.3m, 400.7: what comes back is a new object, of no spell, without kicker and X."""
    verdeloth = table.put("Verdeloth the Ancient", 1, kicked=True, x=3)
    for _ in range(3):
        table.put("Saproling token", 1)
    stamp = verdeloth.stamp
    table.flicker(verdeloth)
    assert verdeloth.zone == "battlefield" and verdeloth.stamp != stamp
    assert table.stack == [] and table.names(1, "battlefield").count("Saproling Token") == 3


def test_xv_04_a_clone_of_an_x_creature_has_x_0(table):
    """CR 107.3m, 707.2: counters are not copied and X of the copy's spell is 0, so it dies, and its trigger counts no counters."""
    clone = table.put("Clone", 1, "hand")
    walker = table.put("Hangarback Walker", 2, counters={"+1/+1": 4})
    table.add_mana(1, "CCCU")
    table.cast(clone).resolve()
    assert table.choices().player == 1 and set(table.choices().options) == {walker, "nothing"}
    table.choose(walker)
    assert clone.zone == "graveyard" and clone.name == "Clone" and clone.counters == {}
    assert table.stack == ["ability of Hangarback Walker"]
    table.resolve()
    assert table.zone(1, "battlefield") == []


def test_xv_04_counters_that_it_had_are_counted(table):
    """CR 113.7a: a trigger on dying looks at the creature as it last was."""
    table.destroy(table.put("Hangarback Walker", 1, counters={"+1/+1": 4})).resolve()
    assert table.names(1, "battlefield") == ["Thopter Token"] * 4


def test_xv_06_enters_trigger_uses_x_of_the_spell(table):
    """CR 107.3m: an ability that triggers as the permanent enters takes X from the spell."""
    table.add_mana(1, "WUCC")
    invasion = table.put("Invasion of New Phyrexia", 1, "hand")
    table.cast(invasion, x=2)
    assert invasion.x == 2 and invasion.mana_value == 4
    table.resolve_all()
    tokens = [t for t in table.zone(1, "battlefield") if t.is_token]
    assert [(t.name, t.power, t.toughness, set(t.colors), t.keywords) for t in tokens] == [("Knight Token", 2, 2, {"W", "U"}, ("vigilance",))] * 2
    assert invasion.zone == "battlefield" and table.mana(1) == ""


def test_xv_07_without_its_mana_cost_x_is_0(table, illegal):
    """CR 107.3b: 0 is the only X when the mana cost is not paid."""
    table.put("Urza, Lord High Artificer", 1)
    ballista = table.put("Walking Ballista", 1, "exile")
    with illegal("107.3b"):
        table.cast(ballista, x=1, free=True)
    table.cast(ballista, free=True)
    assert table.stack == ["Walking Ballista"] and ballista.x == 0
    table.resolve()
    assert ballista.zone == "graveyard" and ballista.counters == {}


def test_xv_08_x_of_an_activation_is_its_own(table):
    """CR 107.3a, 107.3k: X is chosen as the ability is activated."""
    mask = table.put("Mask of the Jadecrafter", 1)
    table.add_mana(1, "CCCC")
    table.activate(mask, "create", x=4)
    assert mask.zone == "graveyard" and table.mana(1) == ""
    table.resolve()
    (golem,) = table.zone(1, "battlefield")
    assert (golem.name, golem.power, golem.toughness, golem.colors) == ("Golem Token", 4, 4, ()) and set(golem.types) == {"Artifact", "Creature"}


def test_xv_08_each_x_makes_its_own_token(table):
    """CR 107.3a: two activations with different X make tokens of different sizes; with X = 0 the token dies."""
    for x in (1, 2, 0):
        table.add_mana(1, "C" * x)
        table.activate(table.put("Mask of the Jadecrafter", 1), "create", x=x).resolve()
    assert sorted(t.power for t in table.zone(1, "battlefield")) == [1, 2]


def test_xv_09_an_unearthed_x_creature_is_exiled_at_once(table):
    """CR 107.3m, 702.84a, 704.5f, 614.6: it enters with X = 0, would die and is exiled instead, so it never died."""
    table.put("Mishra, Tamer of Mak Fawa", 1)
    walker = table.put("Hangarback Walker", 1, "graveyard")
    table.add_mana(1, "CBR")
    table.unearth(walker).resolve()
    assert walker.zone == "exile" and table.zone(1, "graveyard") == [] and table.stack == []
    table.to("end")
    table.resolve_all()
    assert walker.zone == "exile" and not [t for t in table.zone(1, "battlefield") if t.is_token]


def test_xv_11_off_the_stack_x_is_0(table):
    """CR 107.3g, 202.3e: in every zone but the stack a mana cost's X counts 0."""
    for zone in ("graveyard", "hand", "library", "exile"):
        assert table.put("Hangarback Walker", 1, zone).mana_value == 0
        assert table.put("Genesis Hydra", 1, zone).mana_value == 2


def test_x_of_any_kicked_card(table):
    """CR 107.3m: the rule for a card of one's own, whose trigger draws X cards."""
    from mtgkit import Card
    from mtgkit.cards.make import draw, enters

    sage = Card("Kicked Sage", "{U}", types=["Creature"], power=1, toughness=1, abilities=[enters(draw(v.Amount(v.Count.X)), condition=v.Condition(v.If.KICKED))])
    table.set_library(1, 5)
    table.add_mana(1, "UCC")
    table.cast(table.put(sage, 1, "hand"), x=2, kicker="{X}").resolve().resolve()
    assert len(table.zone(1, "hand")) == 2


def test_xv_10_a_returned_x_creature_dies_again(table):
    """CR 107.3m, 704.5f, 603.6c: it comes back with X = 0, dies, and is exiled with the same permanent once more."""
    from mtgkit import Table

    table = Table(step="untap")
    purgatory = table.put("Purgatory", 1)
    ballista = table.put("Walking Ballista", 1, "exile", exiled_with=purgatory)
    wastes = [table.put("Wastes") for _ in range(4)]
    table.to("upkeep")
    assert table.stack == ["ability of Purgatory"]
    table.resolve()
    assert table.choices().player == 1 and table.choices().options == ("yes", "no")
    table.choose("yes")
    assert table.life(1) == 18 and all(w.tapped for w in wastes)
    assert ballista.zone == "graveyard" and ballista.counters == {} and table.stack == ["ability of Purgatory"]
    table.resolve()
    assert ballista.zone == "exile" and purgatory.exiled_with_it == [ballista]
