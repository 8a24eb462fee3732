"""Cards that see permanents tapped for mana, or change the mana (CR 106.12, 605.1b, 614): what comes out of a simple position."""

import pytest

import mtgkit as mk


@pytest.mark.parametrize("name", ["Dictate of Karametra", "Heartbeat of Spring", "Zhur-Taa Ancient", "Mana Flare", "Overabundance", "Lavaleaper", "Keeper of Progenitus"])
@pytest.mark.parametrize("whose", [1, 2])
def test_whoever_taps_gets_the_same_type_again(name, whose):
    """CR 106.12a: each player's lands."""
    table = mk.Table()
    table.put(name, whose)
    assert table.tap(table.put("Forest")).mana(1) == "GG" and table.mana(2) == "" and table.stack == []


@pytest.mark.parametrize("name", ["Mirari's Wake", "Zendikar Resurgent", "Nikya of the Old Ways", "Vorinclex, Voice of Hunger"])
def test_only_yours(name):
    """CR 109.5: "you" is the controller of the ability."""
    table = mk.Table()
    table.put(name)
    assert table.tap(table.put("Swamp")).mana(1) == "BB"
    assert table.tap(table.put("Swamp", 2)).mana(2) == "B"


@pytest.mark.parametrize(("name", "land", "mana"), [("Crypt Ghast", "Swamp", "BB"), ("Crypt Ghast", "Forest", "G"), ("Nissa, Who Shakes the World", "Forest", "GG"), ("Groundchuck & Dirtbag", "Island", "UG"), ("Vernal Bloom", "Forest", "GG")])
def test_a_colour_more(name, land, mana):
    """CR 605.4a: such an ability resolves at once."""
    table = mk.Table()
    table.put(name)
    assert sorted(table.tap(table.put(land)).mana(1)) == sorted(mana)


@pytest.mark.parametrize(("name", "answers", "mana"), [
    ("Wild Growth", [], "GG"), ("Overgrowth", [], "GGG"), ("Fertile Ground", ["R"], "GR"), ("Market Festival", ["R", "U"], "GUR"), ("Trace of Abundance", ["W"], "GW"), ("Wolfwillow Haven", [], "GG"), ("Glittering Frost", ["B"], "GB"),
])  # fmt: skip
def test_the_enchanted_land(name, answers, mana):
    """CR 605.1b: for the land that it is attached to, whoever controls the Aura."""
    table = mk.Table()
    forest, other = table.put("Forest"), table.put("Forest")
    table.put(name, 2, attached_to=forest)
    assert sorted(table.tap(forest, choose=answers).mana(1)) == sorted(mana)
    assert len(table.tap(other).mana(1)) == len(mana) + 1


def test_the_chosen_colour_is_chosen_as_the_aura_enters():
    """CR 614.12a, 303.4a."""
    table = mk.Table()
    table.put("Island")
    forest = table.put("Forest")
    sprawl = table.put("Utopia Sprawl", 1, "hand")
    table.add_mana(1, "G")
    table.cast(sprawl)
    assert table.choices() is None  # the only Forest is its target
    table.resolve()
    assert table.choices().options == ("W", "U", "B", "R", "G")
    table.choose("B")
    assert sprawl.attached_to == forest and sorted(table.tap(forest).mana(1)) == ["B", "G"]


@pytest.mark.parametrize(("spell", "mana", "land", "kind"), [("High Tide", "U", "Island", "U"), ("Bubbling Muck", "B", "Swamp", "B")])
def test_for_a_turn(spell, mana, land, kind):
    """CR 611.2a, 514.2: twice with two of them, and over when the turn is."""
    table = mk.Table()
    table.set_library(2, 5)
    lands = [table.put(land, p) for p in (1, 1, 2)]
    for _ in range(2):
        table.add_mana(1, mana)
        table.cast(table.put(spell, 1, "hand")).resolve()
    assert table.tap(lands[0]).mana(1) == kind * 3
    assert table.tap(lands[2]).mana(2) == kind * 3
    table.to("upkeep")
    assert table.active == 2 and table.tap(lands[1]).mana(1) == kind


def test_pale_moon_and_the_multiplier():
    """CR 616.1: colourless instead, times what doubles it, in either order; basic lands are untouched."""
    table = mk.Table()
    table.put("Mana Reflection")
    table.add_mana(1, "UC")
    table.cast(table.put("Pale Moon", 1, "hand")).resolve()
    assert table.tap(table.put("Shivan Reef"), choose="R").mana(1) == "CC"
    assert table.tap(table.put("Forest")).mana(1) == "GGCC"


def test_hall_of_gemstone_leaves_colourless_mana():
    """CR 614.1a: of any other colour only; the player whose upkeep it is chooses."""
    table = mk.Table(step="untap")
    table.put("Hall of Gemstone", 2)
    table.to("upkeep").resolve()
    assert (table.choices().player, table.choices().what) == (1, "colour")
    table.choose("R")
    assert table.tap(table.put("Forest")).mana(1) == "R"
    assert table.tap(table.put("Wastes")).mana(1) == "RC"
    assert table.tap(table.put("Island", 2)).mana(2) == "R"


def test_deep_water_is_for_its_controller():
    """CR 106.12b."""
    table = mk.Table()
    water = table.put("Deep Water")
    table.add_mana(1, "U")
    table.activate(water).resolve()
    assert table.tap(table.put("Forest")).mana(1) == "U"
    assert table.tap(table.put("Forest", 2)).mana(2) == "G"


@pytest.mark.parametrize(("name", "land", "mana"), [("Naked Singularity", "Forest", "B"), ("Naked Singularity", "Plains", "R"), ("Reality Twist", "Island", "U"), ("Reality Twist", "Mountain", "W"), ("Ritual of Subdual", "Forest", "C"), ("Virtue of Strength", "Forest", "GGG"), ("Virtue of Strength", "Wastes", "CCC")])
def test_instead(name, land, mana):
    """CR 614.1a."""
    table = mk.Table()
    table.put(name)
    assert table.tap(table.put(land)).mana(1) == mana


@pytest.mark.parametrize(("name", "land", "life"), [("Burning Earth", "Shivan Reef", 19), ("Burning Earth", "Forest", 20), ("Scald", "Island", 19), ("Manabarbs", "Forest", 19)])
def test_what_is_no_mana_ability_uses_the_stack(name, land, life):
    """CR 605.5a: nothing is produced, so it waits and can be answered."""
    table = mk.Table()
    table.put(name, 2)
    table.tap(table.put(land), ability=0)
    assert (table.life(1), len(table.stack)) == (20, int(life < 20))
    table.resolve_all()
    assert table.life(1) == life


def test_that_land_returns_to_hand():
    """CR 603.3: the land is still there when the ability resolves."""
    table = mk.Table()
    table.put("Storm Cauldron", 2)
    land = table.put("Forest")
    table.tap(land)
    assert land.zone == "battlefield" and table.mana(1) == "G"
    table.resolve()
    assert land.zone == "hand" and land.owner == 1


def test_only_while_it_is_tapped():
    """CR 603.4: an intervening condition."""
    table = mk.Table()
    gremlin = table.put("Barbflare Gremlin")
    assert table.tap(table.put("Forest")).mana(1) == "G" and table.life(1) == 20
    table.set_tapped(gremlin, True)
    assert table.tap(table.put("Forest")).mana(1) == "GGG" and table.life(1) == 19
