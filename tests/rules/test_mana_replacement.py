"""Effects that change the mana of what is tapped for mana (CR 106.12b, 614, 616)."""

import pytest


def test_mr_01_twice_as_much(table):
    """CR 106.12b, 614.1a: a land tapped for mana gives double."""
    table.put("Mana Reflection")
    forest = table.put("Forest")
    assert table.tap(forest).mana(1) == "GG"


def test_mr_02_multipliers_multiply(table):
    """CR 614.5, 616.1: each applies once, and the order makes no difference, so nobody is asked."""
    for name in ("Mana Reflection", "Mana Reflection", "Nyxbloom Ancient"):
        table.put(name)
    forest = table.put("Forest")
    assert table.tap(forest).mana(1) == 12 * "G"


@pytest.mark.parametrize(("first", "pool"), [("Contamination", "BB"), ("Mana Reflection", "B")])
def test_mr_03_the_order_matters_and_is_the_players_choice(table, first, pool):
    """CR 616.1, 616.1e-f: what is doubled after the change stays doubled; what is doubled before is cut again."""
    table.put("Mana Reflection", 1)
    table.put("Contamination", 2)
    forest = table.put("Forest", 1)
    table.tap(forest)
    asked = table.choices()
    assert asked.player == 1 and {x.name for x in asked.options} == {"Mana Reflection", "Contamination"}
    assert not forest.tapped
    table.choose(first)
    assert table.mana(1) == pool and forest.tapped


def test_mr_05_only_lands_are_changed(table):
    """CR 106.12b: an effect on lands leaves artifacts alone."""
    table.put("Contamination")
    ring = table.put("Sol Ring")
    assert table.tap(ring).mana(1) == "CC"


def test_mr_06_less_mana_and_the_same_harm(table):
    """CR 106.12b, 614.6: type and amount are replaced; what else the ability does is done."""
    table.put("Contamination")
    tomb, chamber = table.put("Ancient Tomb"), table.put("Simic Growth Chamber")
    table.tap(tomb).tap(chamber)
    assert table.mana(1) == "BB" and table.life(1) == 18


@pytest.mark.parametrize(("first", "pool"), [("Damping Sphere", "CC"), ("Mana Reflection", "C")])
def test_mr_07_each_effect_applies_once(table, first, pool):
    """CR 614.5, 616.1f: once applied it does not apply again, though what came of it would fit once more."""
    table.put("Mana Reflection", 1)
    table.put("Damping Sphere", 2)
    tomb = table.put("Ancient Tomb", 1)
    table.tap(tomb)
    assert table.choices().player == 1 and {x.name for x in table.choices().options} == {"Mana Reflection", "Damping Sphere"}
    table.choose(first)
    assert table.mana(1) == pool


def test_mr_09_extra_mana_is_not_doubled(table):
    """CR 106.12b, 605.4a: what a trigger adds was not made by the land."""
    table.put("Mana Reflection")
    table.put("Mana Flare")
    forest = table.put("Forest")
    assert table.tap(forest).mana(1) == "GGG"


def test_mr_10_doubled_and_one_more(table):
    """CR 106.12a, 106.12b: the artifact's mana is doubled, then one of its type comes with it."""
    table.put("Mana Reflection")
    table.put("Kinnan, Bonder Prodigy")
    ring = table.put("Sol Ring")
    assert table.tap(ring).mana(1) == "CCCCC"


def test_mr_11_what_is_not_tapped_is_not_doubled(table):
    """CR 106.12, 605.5b: mana for a sacrifice and mana of a spell come as printed."""
    table.put("Mana Reflection")
    altar, bears, swamp = table.put("Ashnod's Altar"), table.put("Grizzly Bears"), table.put("Swamp")
    ritual = table.put("Dark Ritual", 1, "hand")
    table.tap(altar, choose=bears)
    assert table.mana(1) == "CC" and bears.zone == "graveyard"
    table.tap(swamp)
    assert table.mana(1) == "BBCC"
    table.cast(ritual)
    assert table.mana(1) == "BCC" and table.stack == ["Dark Ritual"]
    table.resolve()
    assert table.mana(1) == "BBBBCC"


def test_mr_12_only_its_own_controller(table):
    """CR 106.12b: it speaks of the player who controls it."""
    table.put("Mana Reflection", 1)
    forest = table.put("Forest", 2)
    assert table.tap(forest).mana(2) == "G"


@pytest.mark.parametrize("color", "WUBRG")
def test_mr_13_any_color_when_the_own_effect_is_last(table, color):
    """CR 616.1: the other's effect first, then the own one, gives the colour that the player wants."""
    table.put("Pulse of Llanowar", 1)
    table.put("Contamination", 2)
    forest = table.put("Forest", 1)
    table.tap(forest)
    assert table.choices().player == 1 and {x.name for x in table.choices().options} == {"Pulse of Llanowar", "Contamination"}
    table.choose("Contamination", color)
    assert table.mana(1) == color


def test_mr_13_black_when_the_other_effect_is_last(table):
    """CR 616.1: the own effect first is overruled by the other, so the colour is not even asked for."""
    table.put("Pulse of Llanowar", 1)
    table.put("Contamination", 2)
    forest = table.put("Forest", 1)
    table.tap(forest)
    assert {x.name for x in table.choices().options} == {"Pulse of Llanowar", "Contamination"}
    table.choose("Pulse of Llanowar")
    assert table.choices() is None and table.mana(1) == "B"
