"""Mana of an undefined type, and mana abilities without the stack (CR 106.5, 605)."""


def test_mt_02_any_color_never_offers_colorless(table):
    """CR 106.1a, 106.5, 106.7: beside lands that make only colourless, "any color" makes nothing; the land is tapped all the same."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Ancient Tomb", 2)
    table.put("Wastes", 2)
    table.tap(orchard)
    assert table.mana(1) == "" and orchard.tapped


def test_mt_03_two_lands_that_read_each_other_make_nothing(table):
    """CR 106.5, 605.2: with nothing to read a type off, both may be tapped and give nothing."""
    pools = [table.put("Reflecting Pool"), table.put("Reflecting Pool")]
    for pool in pools:
        table.tap(pool)
    assert table.mana(1) == "" and all(p.tapped for p in pools)
    assert table.choices() is None


def test_mt_04_a_color_among_permanents_without_color(table):
    """CR 106.5: colourless is no colour, so where no permanent has one there is none to choose."""
    crater = table.put("Meteor Crater")
    table.put("Sol Ring")
    table.tap(crater)
    assert table.choices() is None and table.mana(1) == "" and crater.tapped


def test_mt_04_a_colored_permanent_gives_the_choice(table):
    """CR 106.5: the colours that are there may be chosen."""
    crater = table.put("Meteor Crater")
    table.put("Baleful Strix")
    table.tap(crater)
    assert table.choices().options == ("U", "B")


def test_mt_05_a_choice_made_for_another_ability(table):
    """CR 106.5, 607.5a: the colour chosen for what a permanent was before says nothing to the linked ability that it has now."""
    shifter = table.put("Vesuvan Doppelganger", copy_of="Voice of All", chosen="U")
    table.become_copy(shifter, "Quirion Elves")
    table.tap(shifter, ability=1)
    assert shifter.name == "Quirion Elves" and shifter.tapped
    assert table.mana(1) == "" and table.choices() is None


def test_mt_05_a_choice_made_for_this_very_ability(table):
    """CR 607.2d: a copy for which the choice was made as it came has it."""
    shifter = table.put("Vesuvan Doppelganger", copy_of="Quirion Elves", chosen="U")
    assert table.tap(shifter, ability=1).mana(1) == "U"


def test_mt_06_a_mana_ability_cannot_be_countered(table, illegal):
    """CR 605.3b: it is over as soon as it is activated; nothing is on the stack that another spell could be aimed at."""
    forest, stifle = table.put("Forest", 1), table.put("Stifle", 2, "hand")
    table.put("Island", 2)
    table.tap(forest)
    assert table.stack == [] and table.mana(1) == "G"
    with illegal("601.2c"):
        table.cast(stifle)
    assert table.names(2, "hand") == ["Stifle"] and table.mana(1) == "G" and table.stack == []
