"""Mana that may be spent on some things only (CR 106.6)."""

from mtgkit.cards.vocabulary import ARTIFACT_SPELLS_ONLY, ARTIFACT_SPELLS_OR_ABILITIES, NO_NONARTIFACT_SPELL
from mtgkit.table.things import Mana

STONE = NO_NONARTIFACT_SPELL.allowed


def test_rm_01_doubled_mana_keeps_its_restriction(table):
    """CR 106.6a: more mana out of the same ability is bound like the rest of it."""
    workshop = table.put("Mishra's Workshop")
    table.put("Mana Reflection")
    assert table.tap(workshop).pool() == [Mana("C", 6, ARTIFACT_SPELLS_ONLY.allowed)]


def test_rm_02_doubled_powerstone_mana(table, illegal):
    """CR 106.6a, 111.10h: both mana are bound, so a nonartifact spell is two short."""
    stone, wastes = table.put("Powerstone token"), [table.put("Wastes"), table.put("Wastes")]
    table.put("Mana Reflection")
    seer = table.put("Thought-Knot Seer", 1, "hand")
    table.tap(stone)
    assert table.pool() == [Mana("C", 2, STONE)]
    table.tap(wastes[0]).tap(wastes[1])
    with illegal("106.6"):
        table.cast(seer, spend=[Mana("C", 2, STONE), Mana("C", 2)])
    assert seer.zone == "hand" and table.pool() == [Mana("C", 4), Mana("C", 2, STONE)]


def test_rm_02_with_lands_that_are_not_doubled(table, illegal):
    """CR 106.6: bound mana beside as much free mana does not make up a nonartifact spell's cost."""
    table.add_mana(1, "CC", NO_NONARTIFACT_SPELL)
    wastes = [table.put("Wastes"), table.put("Wastes")]
    seer = table.put("Thought-Knot Seer", 1, "hand")
    for how in ({}, {"tapping": wastes}):
        with illegal("106.6"):
            table.cast(seer, **how)
    assert table.pool() == [Mana("C", 2, STONE)] and not any(w.tapped for w in wastes)


def test_rm_04_the_extra_mana_of_a_trigger_is_free(table):
    """CR 106.6a, 106.12a-b: doubling keeps the restriction, another ability's mana never had it."""
    stone = table.put("Powerstone token")
    table.put("Kinnan, Bonder Prodigy")
    table.put("Mana Reflection")
    assert table.tap(stone).pool() == [Mana("C", 1), Mana("C", 2, STONE)]


def test_rm_06_new_mana_of_another_source_is_free(table):
    """CR 106.3, 106.6: doubling what floats makes new mana of the same types, without what bound the old."""
    cube = table.put("Doubling Cube")
    table.add_mana(1, "CC", NO_NONARTIFACT_SPELL)
    table.add_mana(1, "CCC")
    table.activate(cube, spend="CCC")
    assert table.pool() == [Mana("C", 2), Mana("C", 2, STONE)] and cube.tapped and table.stack == []


def test_rm_07_bound_mana_pays_for_an_ability(table):
    """CR 106.6, 602.2b: an ability is no spell, so bound mana may pay for it; what is left is doubled."""
    cube = table.put("Doubling Cube")
    table.add_mana(1, "CCC", NO_NONARTIFACT_SPELL)
    table.add_mana(1, "R")
    table.activate(cube, spend=Mana("C", 3, STONE))
    assert table.pool() == [Mana("R", 2)]


def test_rm_08_as_though_of_any_color_and_bound_all_the_same(table, illegal):
    """CR 106.6, 609.4b: the mana may stand for a colour, but stays unable to cast what is no artifact spell."""
    table.put("Mycosynth Lattice")
    stones = [table.put("Powerstone token"), table.put("Powerstone token")]
    think, strix = table.put("Think Twice", 1, "hand"), table.put("Baleful Strix", 1, "hand")
    for stone in stones:
        table.tap(stone)
    with illegal("106.6"):
        table.cast(think)
    assert table.pool() == [Mana("C", 2, STONE)] and think.zone == "hand"
    table.cast(strix)
    assert table.stack == ["Baleful Strix"] and table.pool() == []


def test_rm_09_an_ability_is_no_creature_spell(table, illegal):
    """CR 106.6, 602.2, 702.84a: mana for creature spells does not pay for unearth."""
    ziggurat, frontliner = table.put("Ancient Ziggurat"), table.put("Yotian Frontliner", 1, "graveyard")
    table.tap(ziggurat, choose="W")
    before = table.pool()
    assert [(m.type, m.amount) for m in before] == [("W", 1)] and before[0].restriction == ("cast creature",)
    with illegal("106.6"):
        table.unearth(frontliner)
    assert table.pool() == before and frontliner.zone == "graveyard" and table.stack == []


def test_rm_10_the_ability_makes_the_mana_not_what_it_taps(table):
    """CR 106.3, 106.12: mana of another permanent's ability has none of the tapped permanent's restrictions."""
    urza, stone, island = table.put("Urza, Lord High Artificer"), table.put("Powerstone token"), table.put("Island")
    bolt, answer = table.put("Lightning Bolt", 2, "hand"), table.put("Counterspell", 1, "hand")
    table.add_mana(2, "R")
    table.cast(bolt, choose=1)
    table.tap(urza, choose=stone).tap(island)
    assert table.pool() == [Mana("U", 2)] and stone.tapped
    table.cast(answer, choose=bolt)
    assert table.stack == ["Lightning Bolt", "Counterspell"] and table.pool() == []
    table.resolve()
    assert table.stack == [] and bolt.zone == "graveyard" and table.life(1) == 20


def test_rm_11_each_spell_is_paid_with_what_may_pay(table):
    """CR 106.6, 601.2h: free mana goes to the nonartifact spell, so the bound mana is left for the artifact."""
    table.add_mana(1, "C", NO_NONARTIFACT_SPELL)
    table.add_mana(1, "CG")
    bears, ring = table.put("Grizzly Bears", 1, "hand"), table.put("Sol Ring", 1, "hand")
    table.cast(bears)
    assert table.pool() == [Mana("C", 1, STONE)]
    table.resolve().cast(ring)
    assert table.pool() == [] and table.stack == ["Sol Ring"]


def test_rm_12_mana_taken_over_keeps_its_restriction(table):
    """CR 106.6, 106.13: the lands are tapped, then all unspent mana passes over as it is."""
    drain, forest = table.put("Drain Power", 1, "hand"), table.put("Forest", 2)
    table.add_mana(1, "UU")
    table.add_mana(2, "CC", NO_NONARTIFACT_SPELL)
    table.cast(drain, choose=2).resolve()
    assert table.pool(1) == [Mana("G", 1), Mana("C", 2, STONE)] and table.pool(2) == []
    assert forest.tapped and drain.zone == "graveyard"


def test_rm_13_doubled_mana_for_artifacts(table):
    """CR 106.6a: all four are bound to artifact spells and abilities."""
    engineer = table.put("Vedalken Engineer")
    table.put("Mana Reflection")
    table.tap(engineer, choose="RR")
    assert table.pool() == [Mana("R", 4, ARTIFACT_SPELLS_OR_ABILITIES.allowed)]


def test_rm_14_bound_mana_is_lost_with_the_step():
    """CR 106.4, 500.5, 703.4q: it empties like any other."""
    from mtgkit import Table

    table = Table(step="upkeep")
    table.set_library(1, 3)
    stone = table.put("Powerstone token")
    table.tap(stone)
    assert table.pool() == [Mana("C", 1, STONE)] and table.step == "upkeep"
    table.pass_priority()
    assert table.step == "draw" and table.pool() == [] and stone.tapped
