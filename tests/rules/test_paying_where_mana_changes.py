"""Payments from sources whose mana something changes (CR 601.2g, 605.3a)."""

from mtgkit import Card


def test_a_doubled_land_pays_alone(table):
    """CR 106.12b, 601.2g: one land gives both mana; the other stays untapped."""
    table.put("Mana Reflection")
    forests = [table.put("Forest"), table.put("Forest")]
    bears = table.put("Grizzly Bears", 1, "hand")
    table.cast(bears)
    assert table.stack == ["Grizzly Bears"] and sorted(f.tapped for f in forests) == [False, True] and table.mana() == ""


def test_choices_of_type_are_made_to_fit_the_cost(table):
    """CR 605.3a: the extra mana is taken of the type that the cost wants."""
    table.put("Mana Flare")
    chamber = table.put("Simic Growth Chamber")
    spell = table.put(Card("Green Thing", "{G}{G}{U}", types=["Sorcery"]), 1, "hand")
    table.cast(spell)
    assert table.stack == ["Green Thing"] and chamber.tapped and table.mana() == ""


def test_what_cannot_be_paid_changes_nothing(table, illegal):
    """CR 601.2h: when no way is found, nothing is tapped."""
    table.put("Contamination")
    forest, bears = table.put("Forest"), table.put("Grizzly Bears", 1, "hand")
    with illegal("118.3"):
        table.cast(bears)
    assert not forest.tapped and bears.zone == "hand" and table.mana() == ""


def test_mana_as_though_of_any_color_from_lands(table):
    """CR 609.4b: lands of any kind pay for any colour."""
    table.put("Mycosynth Lattice")
    table.put("Wastes")
    table.put("Plains")
    strix = table.put("Baleful Strix", 1, "hand")
    assert table.cast(strix).stack == ["Baleful Strix"]
