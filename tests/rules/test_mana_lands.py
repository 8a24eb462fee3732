"""Lands of more types, and mana that stays in the pool, on the cards that do it (CR 106.4, 305.6-7, 613.1d)."""

import pytest

import mtgkit as mk


@pytest.mark.parametrize(("name", "letter", "word"), [("Urborg, Tomb of Yawgmoth", "B", "Swamp"), ("Yavimaya, Cradle of Growth", "G", "Forest")])
def test_each_land_is_that_too(name, letter, word):
    """CR 305.6: with the mana ability of the type, itself included, whoever controls it."""
    table = mk.Table()
    cradle, wastes, other = table.put(name), table.put("Wastes"), table.put("Island", 2)
    assert all(word in land.subtypes for land in (cradle, wastes, other))
    assert table.tap(cradle).mana(1) == letter
    assert table.tap(wastes, choose="C").mana(1) in (letter + "C", "C" + letter)
    assert table.tap(other, choose=letter).mana(2) == letter


@pytest.mark.parametrize(("first", "second"), [("Blood Moon", "Urborg, Tomb of Yawgmoth"), ("Urborg, Tomb of Yawgmoth", "Magus of the Moon")])
def test_a_moon_takes_the_ability_that_gave_the_type(first, second):
    """CR 305.7, 613.8: the one depends on the other, whichever came first."""
    table = mk.Table()
    for name in (first, second):
        table.put(name)
    wastes, reef = table.put("Wastes"), table.put("Shivan Reef")
    assert wastes.subtypes == () and reef.subtypes == ("Mountain",)
    assert table.tap(table.find("Urborg, Tomb of Yawgmoth")).mana(1) == "R"


def test_every_basic_type_for_you():
    """CR 305.6, 106.7: so they could produce all colours."""
    table = mk.Table()
    table.put("Prismatic Omen")
    pool, wastes = table.put("Reflecting Pool"), table.put("Wastes")
    assert set(pool.could_produce) == set("WUBRGC") and table.tap(wastes, choose="U").mana(1) == "U"
    assert table.put("Wastes", 2).could_produce == "C"


@pytest.mark.parametrize(("name", "kept"), [("Upwelling", "RGC"), ("Omnath, Locus of Mana", "G"), ("Kruphix, God of Horizons", "CCC"), ("Horizon Stone", "CCC"), ("Leyline Tyrant", "R")])
def test_what_stays_as_a_step_ends(name, kept):
    """CR 106.4, 500.5: the effect is about unspent mana."""
    table = mk.Table()
    table.put(name)
    table.add_mana(1, "RGC")
    assert sorted(table.to("combat").mana(1)) == sorted(kept)


def test_powerstone_mana_that_stays_is_bound():
    """CR 106.6: whatever it becomes, its restriction stays."""
    table = mk.Table()
    table.put("Horizon Stone")
    table.tap(table.put("Powerstone")).to("combat")
    assert [(m.type, bool(m.restriction)) for m in table.pool(1)] == [("C", True)]


def test_omnath_grows_with_green_mana():
    """CR 613.4c: as it is now, restricted or not."""
    table = mk.Table()
    omnath = table.put("Omnath, Locus of Mana")
    table.add_mana(1, "GGGR")
    assert (omnath.power, omnath.toughness) == (4, 4)
    table.to("combat")
    assert omnath.power == 4 and table.mana(1) == "GGG"
