"""The tap and untap symbols, and creatures that came under control this turn (CR 107.5-6, 302.6, 602.5a)."""

import pytest


def test_tu_01_a_new_creature_cannot_tap(table, illegal):
    """CR 302.6, 602.5a: {T} of a creature needs control since the turn began."""
    elves = table.put("Llanowar Elves", 1, sick=True)
    with illegal("302.6"):
        table.tap(elves)
    assert table.mana(1) == "" and not elves.tapped


def test_tu_02_haste_lifts_it(table):
    """CR 702.10c: haste, here from an Equipment, lets it tap at once."""
    elves = table.put("Llanowar Elves", 1, sick=True)
    table.put("Lightning Greaves", 1, attached_to=elves)
    assert "haste" in elves.keywords
    table.tap(elves)
    assert table.mana(1) == "G"


def test_tu_02_greaves_that_are_moved_take_haste_along(table, illegal):
    """CR 702.6a, 702.10c: the Equipment gives haste only to what it is attached to."""
    elves, other = table.put("Llanowar Elves", 1, sick=True), table.put("Llanowar Elves", 1, sick=True)
    greaves = table.put("Lightning Greaves", 1, attached_to=elves)
    table.activate(greaves, "attach", choose=other).resolve()
    assert greaves.attached_to == other and "haste" not in elves.keywords
    with illegal("302.6"):
        table.tap(elves)
    table.tap(other)
    assert table.mana(1) == "G"


@pytest.mark.parametrize("name", ["Forest", "Sol Ring"])
def test_tu_03_what_is_tapped_cannot_tap(table, illegal, name):
    """CR 107.5, 118.3: {T} can't be paid with a tapped permanent."""
    thing = table.put(name, 1, tapped=True)
    with illegal("107.5"):
        table.tap(thing)
    assert table.mana(1) == "" and thing.tapped


def test_tu_04_an_artifact_may_tap_at_once(table):
    """CR 302.6: the rule is about creatures only."""
    table.add_mana(1, "C")
    ring = table.put("Sol Ring", 1, "hand")
    table.cast(ring).resolve()
    table.tap(ring)
    assert table.mana(1) == "CC"


def test_tu_05_an_artifact_that_becomes_a_creature_is_new_too(table, illegal):
    """CR 302.6: the rule asks how long it was controlled, not how long it was a creature; it is none any more at end of turn."""
    karn, ring = table.put("Karn, Silver Golem", 1), table.put("Sol Ring", 1, sick=True)
    table.add_mana(1, "C")
    table.activate(karn, choose=ring).resolve()
    assert (ring.power, ring.toughness) == (1, 1) and set(ring.types) == {"Artifact", "Creature"}
    with illegal("302.6"):
        table.tap(ring)
    assert table.mana(1) == "" and not ring.tapped
    table.to("upkeep")
    assert ring.types == ("Artifact",)


def test_tu_06_a_stolen_creature_is_new_this_turn(table, illegal):
    """CR 302.6: control since the beginning of this controller's turn; exchanged this turn it must wait for the next one."""
    drake, elves = table.put("Gilded Drake", 1, "hand"), table.put("Llanowar Elves", 2)
    table.add_mana(1, "CU")
    table.cast(drake).resolve()
    assert set(table.choices().options) == {elves, "none"}
    table.choose(elves).resolve()
    assert (elves.controller, drake.controller) == (1, 2)
    with illegal("302.6"):
        table.tap(elves)
    table.to("main").to("main")
    assert table.active == 1
    table.tap(elves)
    assert table.mana(1) == "G"


def test_tu_06_a_drake_that_exchanges_nothing_is_sacrificed(table):
    """CR 701.12a: without an exchange the other part of the ability happens."""
    drake = table.put("Gilded Drake", 1, "hand")
    table.add_mana(1, "CU")
    table.cast(drake).resolve().resolve()
    assert drake.zone == "graveyard"


def test_tu_07_stolen_with_haste(table):
    """CR 702.10c: it is untapped, has haste, and may tap at once; it goes back at end of turn."""
    elves = table.put("Llanowar Elves", 2, tapped=True)
    table.add_mana(1, "CCR")
    table.cast(table.put("Act of Treason", 1, "hand"), choose=elves).resolve()
    assert elves.controller == 1 and not elves.tapped and "haste" in elves.keywords
    table.tap(elves)
    assert table.mana(1) == "G"
    table.to("upkeep")
    assert elves.controller == 2 and "haste" not in elves.keywords


def test_tu_08_what_is_untapped_cannot_untap(table, illegal):
    """CR 107.6, 118.3: {Q} can't be paid with an untapped permanent; no mana is lost."""
    pala = table.put("Pili-Pala", 1)
    table.add_mana(1, "CC")
    with illegal("107.6"):
        table.tap(pala)
    assert table.mana(1) == "CC"


def test_tu_08_the_untap_symbol_makes_mana_of_any_color(table):
    """CR 107.6, 605.1a: tapped and not new, it untaps for its mana ability."""
    pala = table.put("Pili-Pala", 1, tapped=True)
    table.add_mana(1, "CC")
    table.tap(pala)
    assert table.choices().options == ("W", "U", "B", "R", "G")
    table.choose("R")
    assert table.mana(1) == "R" and not pala.tapped


def test_tu_09_a_new_creature_cannot_untap_for_a_cost(table, illegal):
    """CR 107.6, 302.6: tapping it for another permanent's cost is no {T} of its own; its {Q} is refused."""
    pala, urza = table.put("Pili-Pala", 1, sick=True), table.put("Urza, Lord High Artificer", 1)
    table.add_mana(1, "CC")
    table.tap(urza, choose=[pala])
    assert pala.tapped and table.mana(1) == "UCC"
    with illegal("302.6"):
        table.tap(pala)
    assert table.mana(1) == "UCC" and pala.tapped


def test_tu_11_untapping_as_a_cost_only_once(table, illegal):
    """CR 107.6: as it was paid the creature is untapped, so it can't pay again in response."""
    bears = table.put("Grizzly Bears", 1, tapped=True)
    table.put("Umbral Mantle", 1, attached_to=bears)
    table.add_mana(1, "CCCCCC")
    table.activate(bears, "{Q}")
    assert not bears.tapped and table.mana(1) == "CCC"
    with illegal("107.6"):
        table.activate(bears, "{Q}")
    assert table.mana(1) == "CCC"
    table.resolve()
    assert (bears.power, bears.toughness, bears.tapped) == (4, 4, False)


def test_tu_12_a_land_that_is_a_creature_is_new_too(table, illegal):
    """CR 302.6: a land creature played this turn can't tap for mana."""
    arbor = table.put("Dryad Arbor", 1, "hand")
    table.play_land(arbor)
    with illegal("302.6"):
        table.tap(arbor)
    assert arbor.zone == "battlefield" and table.mana(1) == ""


def test_tu_13_unearth_gives_haste_for_the_tap_symbol(table):
    """CR 702.84a, 702.10c: an unearthed creature may use {T} at once."""
    stitcher, forest = table.put("Fatestitcher", 1, "graveyard"), table.put("Forest", 1, tapped=True)
    table.add_mana(1, "U")
    table.unearth(stitcher).resolve()
    table.activate(stitcher, "{T}", choose=forest).resolve()
    assert not forest.tapped and stitcher.tapped
