"""What Powerstone mana pays besides spells: abilities, costs on resolution, special actions (CR 106.6, 116.2, 118.12)."""


def stones(table, n=1, player=1, **how):
    return [table.put("Powerstone token", player, **how) for _ in range(n)]


def test_ps_10_ability_of_a_nonartifact_permanent(table):
    """CR 106.6: the restriction speaks of spells; an ability of any permanent may be paid."""
    three, arbor = stones(table, 3), table.put("Dryad Arbor", 1, tapped=True)
    table.put("Umbral Mantle", 1, attached_to=arbor)
    table.activate(arbor, "{Q}")
    assert not arbor.tapped and all(s.tapped for s in three) and table.pool(1) == []
    table.resolve()
    assert (arbor.power, arbor.toughness) == (3, 3)


def test_ps_11_equip(table):
    """CR 702.6a: equip is an activated ability."""
    (stone,), splitter, bears = stones(table), table.put("Bonesplitter", 1), table.put("Grizzly Bears", 1)
    table.activate(splitter, choose=bears).resolve()
    assert stone.tapped and (bears.power, bears.toughness) == (4, 2) and splitter.attached_to == bears


def test_ps_12_ward_is_paid_on_resolution(table):
    """CR 702.21a, 118.12a: the payment that ward asks for casts nothing."""
    two, mountain, bolt = stones(table, 2), table.put("Mountain"), table.put("Lightning Bolt", 1, "hand")
    aerialist = table.put("Waterfall Aerialist", 2)
    table.cast(bolt, choose=aerialist)
    assert mountain.tapped and table.stack == ["Lightning Bolt", "ability of Waterfall Aerialist"]
    table.resolve()
    assert table.choices().player == 1 and table.choices().options == ("yes", "no")
    table.choose("yes")
    assert all(s.tapped for s in two) and table.stack == ["Lightning Bolt"]
    table.resolve()
    assert table.names(2, "graveyard") == ["Waterfall Aerialist"] and table.names(1, "graveyard") == ["Lightning Bolt"]


def test_ps_12_ward_that_is_not_paid(table):
    """CR 702.21a: without the payment the spell is countered; one's own spells are not asked."""
    table.add_mana(1, "RC")
    bolt, aerialist = table.put("Lightning Bolt", 1, "hand"), table.put("Waterfall Aerialist", 2)
    table.cast(bolt, choose=aerialist).resolve()
    assert table.stack == [] and bolt.zone == "graveyard" and aerialist.zone == "battlefield"
    table.add_mana(2, "R")
    table.cast(table.put("Lightning Bolt", 2, "hand"), choose=aerialist)
    assert table.stack == ["Lightning Bolt"]


def test_ps_12_ward_sees_abilities_too(table):
    """CR 702.21a: an activated ability and a triggered one that target it make it trigger."""
    aerialist = table.put("Waterfall Aerialist", 2)
    leveler = table.put("Cityscape Leveler", 1)
    table.attack(leveler, choose=aerialist)
    assert table.stack == ["ability of Cityscape Leveler", "ability of Waterfall Aerialist"]
    table.resolve_all()
    assert aerialist.zone == "battlefield"


def test_ps_14_any_amount_is_paid_on_resolution(table):
    """CR 608.2g, 605.3a: the mana is paid as the ability resolves; as many cards are looked at, one is taken, the rest go to the bottom."""
    five, karn = stones(table, 5), table.put("Karn, Living Legacy", 1)
    table.set_library(1, 3)
    top = [table.put(name, 1, "library") for name in ("Sol Ring", "Forest", "Island", "Swamp", "Mountain")]
    table.activate(karn, 1)
    assert karn.counters == {"loyalty": 3} and not any(s.tapped for s in five)
    table.resolve()
    assert table.choices().options == (0, 1, 2, 3, 4, 5)
    table.choose(5)
    assert set(table.choices().options) == set(top)
    table.choose("Sol Ring")
    assert all(s.tapped for s in five) and table.names(1, "hand") == ["Sol Ring"] and karn.loyalty == 3
    library = table.zone(1, "library")
    assert {t.name for t in library[:4]} == {"Forest", "Island", "Swamp", "Mountain"} and [t.name for t in library[4:]] == ["Wastes"] * 3


def test_ps_14_nothing_paid_nothing_seen(table):
    """CR 107.3: 0 is an amount too."""
    stones(table, 2)
    karn = table.put("Karn, Living Legacy", 1)
    table.set_library(1, 3)
    table.activate(karn, 1).resolve().choose(0)
    assert table.zone(1, "hand") == [] and len(table.zone(1, "library")) == 3


def test_ps_15_a_loyalty_ability_makes_one(table):
    """CR 606.4, 111.10h: the loyalty goes up as a cost, the token comes tapped."""
    karn = table.put("Karn, Living Legacy", 1)
    table.activate(karn, 0)
    assert karn.counters == {"loyalty": 5} and table.stack == ["ability of Karn, Living Legacy"]
    table.resolve()
    assert [(t.name, t.tapped) for t in table.zone(1, "battlefield") if t.is_token] == [("Powerstone Token", True)]


def test_ps_16_unearth(table):
    """CR 702.84a: unearth is an ability, no spell is cast; attacking triggers, casting did not happen."""
    eight, leveler = stones(table, 8), table.put("Cityscape Leveler", 1, "graveyard")
    bears = table.put("Grizzly Bears", 2)
    table.unearth(leveler)
    assert table.stack == ["ability of Cityscape Leveler"] and all(s.tapped for s in eight)
    table.resolve()
    assert leveler.zone == "battlefield" and "haste" in leveler.keywords and table.stack == []
    table.attack(leveler, choose=bears)
    assert table.stack == ["ability of Cityscape Leveler"]
    table.resolve()
    assert bears.zone == "graveyard"


def test_ps_18_a_face_down_spell_is_no_artifact(table, illegal):
    """CR 708.2a, 708.4, 702.37a: face down it is a creature spell without other types."""
    three, angel = stones(table, 3), table.put("Exalted Angel", 1, "hand")
    with illegal("106.6"):
        table.cast(angel, face_down=True)
    assert angel.zone == "hand" and not any(s.tapped for s in three)


def test_ps_18_cast_face_down_it_is_a_2_2(table, illegal):
    """CR 708.2a, 708.8: what it is until it is turned up, and what it is then."""
    angel = table.put("Exalted Angel", 1, "hand")
    table.add_mana(1, "CCC")
    table.cast(angel, face_down=True)
    assert table.stack == ["face-down creature"] and angel.types == ("Creature",) and angel.colors == ()
    table.resolve()
    assert angel.face_down and (angel.power, angel.toughness, angel.mana_value, angel.keywords) == (2, 2, 0, ())
    table.add_mana(1, "CCWW")
    table.turn_face_up(angel, "{2}{W}{W}")
    assert (angel.name, angel.power, angel.toughness, angel.face_down) == ("Exalted Angel", 4, 5, False) and table.mana(1) == ""
    table.destroy(angel)
    with illegal("708.4"):
        table.cast(table.put("Grizzly Bears", 1, "hand"), face_down=True)


def test_ps_19_turning_face_up_is_no_casting(table):
    """CR 116.2b: a special action."""
    two, plains = stones(table, 2), [table.put("Plains") for _ in range(2)]
    angel = table.put("Exalted Angel", 1, face_down=True)
    table.turn_face_up(angel, "{2}{W}{W}")
    assert table.stack == [] and (angel.power, angel.toughness) == (4, 5) and "flying" in angel.keywords and all(t.tapped for t in two + plains)


def test_ps_20_foretelling_yes_casting_it_no(table, illegal):
    """CR 116.2h, 702.143a: the special action may be paid, the nonartifact spell may not; not on the turn it was foretold."""
    two, islands = stones(table, 2), [table.put("Island") for _ in range(2)]
    saw = table.put("Saw It Coming", 1, "hand")
    bears = table.put("Grizzly Bears", 2, "hand")
    table.foretell(saw)
    assert saw.zone == "exile" and all(s.tapped for s in two) and not any(i.tapped for i in islands)
    for player in (1, 2):
        table.set_library(player, 5)
    while (table.turn, table.active, table.step) != (2, 2, "main"):
        table.pass_priority()
    assert not any(t.tapped for t in two + islands)
    table.add_mana(2, "CG")
    table.cast(bears)
    with illegal("106.6"):
        table.cast(saw, cost="{1}{U}", choose=bears, tapping=[two[0], islands[0]])
    assert saw.zone == "exile" and not two[0].tapped and not islands[0].tapped
    table.cast(saw, cost="{1}{U}", choose=bears, tapping=islands).resolve()
    assert bears.zone == "graveyard" and saw.zone == "graveyard" and table.stack == []


def test_ps_20_not_on_the_turn_it_was_foretold(table, illegal):
    """CR 702.143a: on a later turn only."""
    saw = table.put("Saw It Coming", 1, "hand")
    table.add_mana(1, "CCUU")
    table.cast(table.put("Sol Ring", 1, "hand"))
    table.foretell(saw, choose=[])
    table.add_mana(1, "UU")
    with illegal("113.6"):
        table.cast(saw, cost="{1}{U}", choose="Sol Ring")


def test_ps_21_the_suspend_cost(table, illegal):
    """CR 116.2f: suspending is a special action; the card lies in exile with its time counters."""
    (stone,), swamp, tutor = stones(table), table.put("Swamp"), table.put("Profane Tutor", 1, "hand")
    with illegal("202.1b"):
        table.cast(tutor)
    table.suspend(tutor, "{1}{B}", 2)
    assert stone.tapped and swamp.tapped and table.zone(1, "exile") == [tutor] and tutor.counters == {"time": 2} and table.stack == []


def test_ps_27_a_powerstone_card_pays_for_an_ability(table):
    """CR 106.6, 701.42a: its two mana pay part of the meld ability; tapped it is exiled and melded all the same."""
    stone, urza = table.put("The Mightstone and Weakstone", 1), table.put("Urza, Lord Protector", 1)
    wastes = [table.put("Wastes") for _ in range(5)]
    table.tap(stone)
    assert [(m.type, m.amount) for m in table.pool(1)] == [("C", 2)] and "Powerstone" in stone.subtypes
    table.activate(urza)
    assert all(w.tapped for w in wastes) and table.pool(1) == []
    table.resolve()
    assert table.find("Urza, Planeswalker").is_melded and "The Mightstone and Weakstone" not in table.names(1, "battlefield")


def test_ps_28_each_player_creates_one(table):
    """CR 111.2: each player creates and controls their own, tapped."""
    spider = table.put("Thran Spider", 1, "hand")
    table.add_mana(1, "CCC")
    table.cast(spider).resolve()
    assert table.stack == ["ability of Thran Spider"]
    table.resolve()
    assert table.names(1, "battlefield") == ["Powerstone Token", "Thran Spider"] and table.names(2, "battlefield") == ["Powerstone Token"]
    assert all(t.tapped and t.owner == t.controller for p in (1, 2) for t in table.zone(p, "battlefield") if t.is_token)


def test_ps_31_x_of_an_activated_ability(table):
    """CR 107.3a: X of an ability is paid like the rest of its cost."""
    three, mask = stones(table, 3), table.put("Mask of the Jadecrafter", 1)
    table.activate(mask, "create", x=3)
    assert mask.zone == "graveyard" and all(s.tapped for s in three)
    table.resolve()
    golem = table.find("Golem Token")
    assert (golem.power, golem.toughness) == (3, 3)
