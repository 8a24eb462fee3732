"""Kinds of fault that programs had with mana."""

import pytest

from mtgkit import Card
from mtgkit.cards.make import ANY_COLOR, activated, draw, enters, mana, tap_for
from mtgkit.cards.vocabulary import (
    ARTIFACT_SPELLS_ONLY,
    NO_NONARTIFACT_SPELL,
    Ability,
    Amount,
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    If,
    Kind,
    ManaFrom,
    Restriction,
    Selector,
    When,
    Who,
)
from mtgkit.table.things import Mana

STONE = NO_NONARTIFACT_SPELL.allowed
BREW = Card("A Brew", "{1}", types=["Sorcery"])
EACH_LAND = Selector(types="land", whose=Who.EACH)


def when_tapped(what, *effects, **more):
    """Whenever something is tapped for mana."""
    return Ability(Kind.TRIGGERED, effects, when=When.TAPPED_FOR_MANA, what=what, **more)


def instead(types, what, **more):
    """Other mana instead."""
    return Ability(Kind.STATIC, (Effect(Do.REPLACE_MANA, what=what, who=Who.EACH, mana=types, **more),))


def test_tripled_and_bound(table):
    """CR 106.6a: all three mana are bound."""
    table.put("Nyxbloom Ancient")
    assert table.tap(table.put("Powerstone token")).pool() == [Mana("C", 3, STONE)]


def test_extra_mana_of_a_trigger_casts_what_the_stone_cannot(table):
    """CR 605.4a: only the type is taken from what was made."""
    table.put("Kinnan, Bonder Prodigy")
    table.put("Powerstone token")
    brew = table.put(BREW, 1, "hand")
    table.cast(brew)
    assert table.stack == ["A Brew"] and table.pool() == [Mana("C", 1, STONE)]


@pytest.mark.parametrize(("bound", "free", "left"), [("CC", "GGG", [Mana("C", 2), Mana("C", 2, STONE)]), ("", "CCCCCGGG", [Mana("C", 10)])])
def test_doubling_what_floats(table, bound, free, left):
    """CR 106.1b, 106.6, 107.4b: it sees bound mana, and colourless is a type like the others."""
    cube = table.put("Doubling Cube")
    table.add_mana(1, bound, NO_NONARTIFACT_SPELL)
    table.add_mana(1, free)
    assert table.activate(cube, spend="GGG").pool() == left


def test_extra_mana_beside_bound_mana(table):
    """CR 106.12a: one more of the type, without what binds the land's own."""
    table.put("Mana Flare")
    assert table.tap(table.put("Mishra's Workshop")).pool() == [Mana("C", 1), Mana("C", 3, ARTIFACT_SPELLS_ONLY.allowed)]


def test_what_was_refused_leaves_no_trace(table):
    """CR 733.1: an action taken back changes nothing, however often."""
    table.put("Nyxbloom Ancient")
    table.put("Contamination")
    for _ in range(3):
        forest = table.put("Forest")
        table.tap(forest)
        asked = table.choices().options
        with pytest.raises(Exception, match="can't be chosen"):
            table.choose("Forest")
        assert table.choices().options == asked and table.mana() == "" and not forest.tapped
        table.choose("Contamination")
        assert table.mana() == "BBB"
        table.to("second main") if table.step == "main" else table.to("end")


@pytest.mark.parametrize(("who", "pools"), [(Who.ITS_CONTROLLER, ("", "UU")), (Who.YOU, ("U", "U"))])
def test_who_gets_the_extra_mana(table, who, pools):
    """CR 109.5, 106.12a: the card says who adds it."""
    table.put(Card("A Gauge", "{5}", types=["Artifact"], abilities=[when_tapped(EACH_LAND, Effect(Do.ADD_MANA, mana_from=ManaFrom.CHOSEN_COLOR, who=who), condition=Condition(If.PRODUCED, -1))]), 1, chosen="U")
    table.tap(table.put("Island", 2)).tap(table.put("Forest", 2, tapped=False))
    assert (table.mana(1), table.mana(2).replace("G", "")) == pools


def test_your_own_taps_only(table):
    """CR 109.5: "you" is its controller."""
    table.put("Leyline of Abundance", 1)
    elf = Card("An Elf", "{G}", types=["Creature"], power="1", toughness="1", abilities=[tap_for("G")])
    table.tap(table.put(elf, 2)).tap(table.put(elf, 1))
    assert (table.mana(1), table.mana(2)) == ("GG", "G")


def test_an_ability_with_a_target_is_no_mana_ability(table):
    """CR 605.1a, 106.12a-b: it uses the stack, and nothing is tapped for mana."""
    table.put("Contamination", 2)
    table.put("Mana Flare", 2)
    shaman = Card("A Shaman", "{G}", types=["Land", "Creature"], power="1", toughness="2",
                  abilities=[activated(Cost(tap=True), Effect(Do.UNTAP, what=Selector(types="land", whose=Who.EACH), targets=True), mana(ANY_COLOR))])  # fmt: skip
    one = table.put(shaman)
    table.activate(one, choose=one)
    assert table.stack == ["ability of A Shaman"] and table.mana() == ""
    table.resolve(choose="G")
    assert table.mana() == "G"


@pytest.mark.parametrize("creatures", [0, 2])
def test_an_aura_waits_for_mana_really_made(table, creatures):
    """CR 106.12a: a land that makes nothing sets nothing off."""
    cradle = table.put(Card("A Cradle", types=["Land"], abilities=[tap_for("G", Amount(Count.BATTLEFIELD, 1, Selector(types="creature")))]))
    table.put("Fertile Ground", attached_to=cradle)
    for _ in range(creatures):
        table.put("Grizzly Bears")
    other = table.put("Forest")
    table.tap(cradle, choose="U" if creatures else None)
    assert table.mana() == ("UGG" if creatures else "") and table.choices() is None
    before = table.mana()
    assert table.tap(other).mana() == before + "G"


def test_the_type_that_really_came_out(table):
    """CR 106.12a: a land made to give blue sets off what asks for blue, not what asks for red."""
    watch = {k: Card(f"A Watch for {k}", "{2}", types=["Artifact"], abilities=[when_tapped(EACH_LAND, draw(1), condition=Condition(If.PRODUCED, "WUBRGC".index(k)))]) for k in "UR"}
    table.put(Card("A Flood", "{2}{U}", types=["Enchantment"], abilities=[instead("U", EACH_LAND)]))
    for card in watch.values():
        table.put(card)
    table.tap(table.put("Mountain"))
    assert table.mana() == "U" and table.stack == ["ability of A Watch for U"]


def test_a_trigger_without_mana_waits_on_the_stack(table):
    """CR 605.1b, 603.3: the player may tap the other lands before it resolves."""
    web = Effect(Do.TAP, what=Selector(types="land", whose=Who.OPPONENT))
    table.put(Card("A Web", "{3}", types=["Artifact"], abilities=[when_tapped(Selector(types="land", whose=Who.OPPONENT), web)]), 1)
    forests = [table.put("Forest", 2) for _ in range(3)]
    for forest in forests:
        table.tap(forest)
    assert table.mana(2) == "GGG" and len(table.stack) == 3
    table.resolve_all()
    assert table.mana(2) == "GGG"


def test_mana_of_an_enters_trigger(table):
    """CR 605.1b: no mana ability set it off, so it is put on the stack; then the colour is chosen."""
    vestige = table.put("Crumbling Vestige", 1, "hand")
    table.play_land(vestige)
    assert table.stack == ["ability of Crumbling Vestige"] and vestige.tapped and table.mana() == ""
    table.resolve(choose="R")
    assert table.mana() == "R"


def test_one_mana_in_all(table):
    """CR 106.7: several lands give a choice of type, not more mana."""
    pool = table.put("Reflecting Pool")
    for name in ("Forest", "Island", "Island"):
        table.put(name)
    table.tap(pool)
    assert table.choices().options == ("U", "G")
    assert table.choose("G").mana() == "G"


@pytest.mark.parametrize("replaced", [True, False])
def test_colors_offered_under_a_replacement(table, replaced):
    """CR 106.1, 106.7: no colourless, and the type that the lands would give now."""
    if replaced:
        table.put(Card("A Fire", "{2}{R}", types=["Enchantment"], abilities=[instead("R", EACH_LAND)]), 2)
    table.put("Wastes", 2)
    table.put("Forest", 2)
    assert table.tap(table.put("Fellwar Stone", 1)).mana(1) == ("R" if replaced else "G")


def test_a_source_of_nothing_pays_for_nothing(table, illegal):
    """CR 106.5: it may be tapped, and no spell is cast with it."""
    orchard, brew = table.put("Exotic Orchard", 1), table.put(BREW, 1, "hand")
    table.put("Wastes", 2)
    with illegal("118.3"):
        table.cast(brew)
    assert table.tap(orchard).pool() == []


@pytest.mark.parametrize("first", [True, False])
def test_the_same_types_whatever_came_first(table, first):
    """CR 106.7: the player picks among all types that are defined."""
    names = ["Snow-Covered Plains", "Glacial Fortress", "Snow-Covered Island"]
    pool = table.put("Reflecting Pool") if first else None
    for name in names if first else reversed(names):
        table.put(name)
    table.tap(pool or table.put("Reflecting Pool"))
    assert table.choices().options == ("W", "U")


def test_what_may_not_be_activated_could_still_produce(table, illegal):
    """CR 106.7, 602.5: a condition on activating is not asked; what it would make if it resolved is."""
    maze = Card("A Maze", types=["Land"], abilities=[tap_for("W", condition=Condition(If.CONTROL_AT_LEAST, 1, Selector(subtypes="island")))])
    land, pool = table.put(maze), table.put("Reflecting Pool")
    with illegal("602.5"):
        table.tap(land)
    assert table.tap(pool).mana() == "W"


def test_a_granted_ability_counts_from_the_moment_it_is_there(table):
    """CR 106.7, 603.3: an Aura counts as soon as it is on the land, whatever its own trigger still waits for."""
    gift = Effect(Do.GRANT_ABILITIES, what=Selector(attached=True, whose=Who.EACH), abilities=(tap_for(ANY_COLOR),))
    bound = Ability(Kind.SPELL, (Effect(Do.ATTACH, what=Selector(types="land", whose=Who.EACH), targets=True),))
    aura = Card("A Gift", "{1}{G}", types=["Enchantment"], subtypes=["Aura"], abilities=[bound, Ability(Kind.STATIC, (gift,)), enters(Effect(Do.GAIN_LIFE))])
    forest = table.put("Forest")
    table.add_mana(1, "GG")
    table.cast(table.put(aura, 1, "hand"))
    assert table.stack == ["A Gift"] and forest.could_produce == "G"
    table.resolve()
    assert len(table.stack) == 1 and forest.could_produce == "WUBRG"


def test_a_land_of_two_mana_under_a_limit(table):
    """CR 106.12b: what counts is how much is being produced, bound or not."""
    table.put("Damping Sphere", 2)
    temple = table.put(Card("A Temple", types=["Land"], abilities=[tap_for("CC", restriction=Restriction(("cast colorless subtype:eldrazi",)))]))
    table.tap(temple).tap(table.put("Forest"))
    assert table.mana() == "GC"
