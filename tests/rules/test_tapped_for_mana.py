"""Abilities that trigger when something is tapped for mana (CR 106.12, 106.12a, 605.1b)."""


def test_tt_01_one_more_mana_for_the_one_who_taps(table):
    """CR 106.12a, 605.4a: the extra mana is the tapping player's, at once and without the stack."""
    table.put("Mana Flare", 1)
    forest = table.put("Forest", 2)
    table.tap(forest)
    assert (table.mana(1), table.mana(2)) == ("", "GG") and table.stack == []


def test_tt_02_no_mana_no_trigger(table):
    """CR 106.12a: a mana ability that made nothing sets off neither a triggered mana ability nor another one."""
    table.put("Mana Flare")
    table.put("Manabarbs")
    pool = table.put("Reflecting Pool")
    table.tap(pool)
    assert table.mana(1) == "" and table.stack == [] and table.life(1) == 20 and pool.tapped


def test_tt_02_with_mana_both_trigger(table):
    """CR 106.12a, 605.1b: where mana is made, the ability without mana waits on the stack and hurts the one who tapped."""
    table.put("Mana Flare", 1)
    table.put("Manabarbs", 1)
    forest = table.put("Forest", 2)
    table.tap(forest)
    assert table.mana(2) == "GG" and table.stack == ["ability of Manabarbs"]
    table.resolve()
    assert (table.life(1), table.life(2)) == (20, 19)


def test_tt_04_one_more_however_much_was_made(table):
    """CR 106.12a: two mana of one type bring one more of it."""
    table.put("Kinnan, Bonder Prodigy")
    ring = table.put("Sol Ring")
    assert table.tap(ring).mana(1) == "CCC"


def test_tt_05_tapped_for_the_cost_of_another(table):
    """CR 106.12, 107.5: an artifact that pays for another permanent's ability is not tapped for mana."""
    urza = table.put("Urza, Lord High Artificer", sick=True)
    table.put("Kinnan, Bonder Prodigy")
    table.put("Mana Reflection")
    ring = table.put("Sol Ring")
    table.tap(urza)
    assert table.mana(1) == "U" and ring.tapped and not urza.tapped and table.stack == []


def test_tt_05_any_artifact_may_be_tapped_for_it(table):
    """CR 107.5: the player chooses which; a creature that has just come will do, since its own {T} is not paid."""
    urza = table.put("Urza, Lord High Artificer")
    ring, strix = table.put("Sol Ring"), table.put("Baleful Strix", sick=True)
    table.put("Manalith", tapped=True)
    table.put("Manalith", 2)
    table.tap(urza)
    assert table.choices().options == (ring, strix)
    table.choose(strix)
    assert strix.tapped and table.mana(1) == "U"


def test_tt_07_the_type_that_came_out_decides(table):
    """CR 106.12a, 106.12b: what asks for green does not trigger when black was made instead."""
    table.put("Gauntlet of Power", 1, chosen="G")
    table.put("Contamination", 2)
    forest = table.put("Forest", 1)
    assert table.tap(forest).mana(1) == "B" and table.stack == []


def test_tt_07_unchanged_mana_is_seen(table):
    """CR 106.12a: mana of the chosen colour brings one more, of whichever player."""
    table.put("Gauntlet of Power", 1, chosen="G")
    forest, island = table.put("Forest", 2), table.put("Island", 2)
    assert table.tap(forest).tap(island).mana(2) == "UGG" and table.mana(1) == ""


def test_tt_08_a_trigger_that_asks_for_the_land_alone(table):
    """CR 106.12a, 106.12b: it does not matter to it which mana came out, and its own is not replaced."""
    table.put("Vernal Bloom", 1)
    table.put("Contamination", 2)
    forest = table.put("Forest", 1)
    assert table.tap(forest).mana(1) == "BG"


def test_tt_09_the_extra_mana_follows_what_came_out(table):
    """CR 106.12a, 106.12b: one more of the type that the land really made."""
    table.put("Mana Flare", 1)
    table.put("Contamination", 2)
    plains = table.put("Plains", 1)
    assert table.tap(plains).mana(1) == "BB"


def test_tt_10_of_two_types_the_player_chooses(table):
    """CR 106.12a: where two types came out, the one who gets the extra mana chooses between them."""
    table.put("Mana Flare")
    chamber = table.put("Simic Growth Chamber")
    table.tap(chamber)
    assert set(table.choices().options) == {"U", "G"} and table.choices().player == 1
    table.choose("G")
    assert table.mana(1) == "UGG" and table.stack == []


def test_tt_11_extra_mana_pays_for_the_same_spell(table):
    """CR 601.2g, 605.4a: mana made while a cost is paid is there for that payment, the extra mana too."""
    table.put("Mana Flare")
    forest, bears = table.put("Forest"), table.put("Grizzly Bears", 1, "hand")
    table.cast(bears, tapping=forest)
    assert table.stack == ["Grizzly Bears"] and table.mana(1) == "" and forest.tapped


def test_tt_12_tapped_by_an_effect(table):
    """CR 106.12: a land that an effect taps was not tapped for mana; the one that paid for it was."""
    icy, island = table.put("Icy Manipulator", 1), table.put("Island", 1)
    table.put("Mana Flare", 1)
    forest = table.put("Forest", 2)
    table.activate(icy, tapping=island, choose=forest)
    assert table.mana(1) == "U" and icy.tapped and island.tapped and not forest.tapped
    table.resolve()
    assert forest.tapped and (table.mana(1), table.mana(2)) == ("U", "") and table.stack == []


def test_tt_13_untapping_for_mana_is_not_tapping_for_mana(table):
    """CR 106.12, 107.6: {Q} brings the printed mana, nothing doubled and nothing more."""
    table.put("Kinnan, Bonder Prodigy")
    table.put("Mana Reflection")
    scarecrow = table.put("Pili-Pala", tapped=True)
    table.add_mana(1, "CC")
    table.tap(scarecrow)
    assert table.choices().player == 1 and table.choices().options == ("W", "U", "B", "R", "G")
    table.choose("R")
    assert table.mana(1) == "R" and not scarecrow.tapped and table.stack == []


def test_tt_14_a_permanent_that_its_own_cost_took_away(table):
    """CR 106.12a, 608.2h: it was tapped for mana, though it is gone when the mana comes."""
    kinnan = table.put("Kinnan, Bonder Prodigy")
    treasure = table.put("Treasure token")
    table.tap(treasure, choose="B")
    assert table.mana(1) == "BB" and treasure.zone == "nowhere" and table.zone(1, "battlefield") == [kinnan]


def test_tt_15_an_amount_of_zero(table):
    """CR 106.12a, 605.2: the cost is paid for nothing, and nothing triggers."""
    table.put("Mana Flare")
    coffers = table.put("Cabal Coffers")
    table.put("Wastes", tapped=True)
    table.add_mana(1, "CC")
    table.tap(coffers)
    assert table.mana(1) == "" and coffers.tapped and table.stack == []
