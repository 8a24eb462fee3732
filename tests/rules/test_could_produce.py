"""What mana a permanent could produce (CR 106.7)."""

ALL = ("W", "U", "B", "R", "G")


def free(table, player=1):
    """The mana of a pool, none of it restricted."""
    assert all(m.restriction == () for m in table.pool(player))
    return table.mana(player)


def test_cp_01_costs_are_ignored(table):
    """CR 106.7: a land that is tapped and has no counters left to pay with could still produce what its abilities make."""
    orchard = table.put("Exotic Orchard", 1)
    crag = table.put("Vivid Crag", 2, tapped=True)
    assert crag.counters == {}
    table.tap(orchard)
    assert (table.choices().player, table.choices().options) == (1, ALL)
    table.choose("U")
    assert free(table) == "U"


def test_cp_02_a_tapped_land_still_could(table):
    """CR 106.7: being tapped stops the cost, not the type."""
    orchard, forest = table.put("Exotic Orchard", 1), table.put("Forest", 2, tapped=True)
    assert forest.could_produce == "G"
    assert free(table.tap(orchard)) == "G"


def test_cp_03_an_amount_of_zero_has_no_type(table):
    """CR 106.5, 106.7: an ability that would make no mana now defines no type."""
    stone = table.put("Fellwar Stone", 1)
    table.put("Cabal Coffers", 2)
    assert table.tap(stone).mana(1) == "" and stone.tapped


def test_cp_04_an_amount_above_zero_has_a_type(table):
    """CR 106.7: as soon as there is something to count, the type is there."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Serra's Sanctum", 2, tapped=True)
    table.put("Glorious Anthem", 2)
    assert free(table.tap(orchard)) == "W"


def test_cp_04_variant_nothing_to_count(table):
    """CR 106.5, 106.7: without an enchantment the same land defines nothing."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Serra's Sanctum", 2, tapped=True)
    assert table.tap(orchard).mana(1) == ""


def test_cp_05_a_circle_with_one_seed(table):
    """CR 106.7: lands that read each other could produce what the one plain land among them gives, no more."""
    table.put("Forest", 1)
    first, second, pool = table.put("Exotic Orchard", 1), table.put("Exotic Orchard", 2), table.put("Reflecting Pool", 2)
    assert [x.could_produce for x in (first, second, pool)] == ["G", "G", "G"]
    table.tap(second).tap(first).tap(pool)
    assert (table.mana(1), table.mana(2)) == ("G", "GG")


def test_cp_06_a_circle_without_a_seed(table):
    """CR 106.5, 106.7: with no plain land the circle defines nothing, and every land may be tapped."""
    lands = [table.put("Exotic Orchard", 1), table.put("Exotic Orchard", 2), table.put("Reflecting Pool", 2)]
    for land in lands:
        table.tap(land)
    assert (table.mana(1), table.mana(2)) == ("", "") and all(x.tapped for x in lands)


def test_cp_09_every_possible_order_ends_in_colorless(table):
    """CR 106.7, 616.1f, 616.2: what is doubled first becomes enough for the other effect, so no colour is left."""
    stone = table.put("Fellwar Stone", 1)
    table.put("Damping Sphere", 1)
    table.put("Mana Reflection", 2)
    forest = table.put("Forest", 2)
    assert forest.could_produce == "C"
    assert table.tap(stone).mana(1) == "" and stone.tapped


def test_cp_10_restrictions_are_not_copied(table):
    """CR 106.6, 106.7: only the type is read off the land; the mana pays for anything."""
    orchard, bolt = table.put("Exotic Orchard", 1), table.put("Lightning Bolt", 1, "hand")
    table.put("Ancient Ziggurat", 2)
    table.tap(orchard)
    assert table.choices().player == 1 and table.choices().options == ALL
    table.choose("R")
    assert free(table) == "R"
    table.cast(bolt, choose=2)
    assert table.stack == ["Lightning Bolt"] and table.mana(1) == ""


def test_cp_11_granted_abilities_count(table):
    """CR 106.7, 113.10: an ability that a land has from elsewhere is an ability of the land."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Chromatic Lantern", 2)
    table.put("Wastes", 2)
    table.tap(orchard)
    assert table.choices().player == 1 and table.choices().options == ALL


def test_cp_12_a_land_whose_type_is_set(table):
    """CR 106.7, 305.7: a nonbasic land made a Mountain has nothing but the ability of a Mountain."""
    stone = table.put("Fellwar Stone", 1)
    table.put("Blood Moon", 1)
    table.put("Tropical Island", 2)
    assert free(table.tap(stone)) == "R"


def test_cp_13_a_land_creature_that_just_came(table, illegal):
    """CR 106.7, 302.6: it may not tap itself yet, and that is about its cost."""
    pool, arbor = table.put("Reflecting Pool"), table.put("Dryad Arbor", sick=True)
    with illegal("302.6"):
        table.tap(arbor)
    assert not arbor.tapped
    assert free(table.tap(pool)) == "G"


def test_cp_14_what_the_ability_would_do_now(table):
    """CR 106.7: without the counter that its effect asks for, the land gives colourless only."""
    orchard, caverns = table.put("Exotic Orchard", 1), table.put("Gemstone Caverns", 2)
    assert caverns.could_produce == "C"
    assert table.tap(orchard).mana(1) == "" and orchard.tapped


def test_cp_14_variant_with_the_counter(table):
    """CR 106.7, 614.15: with the counter its effect is another, and every colour may be chosen."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Gemstone Caverns", 2, counters={"luck": 1})
    table.tap(orchard)
    assert table.choices().options == ALL


def test_cp_15_replacement_of_the_type_alone(table):
    """CR 106.7, 106.12b: the type changes and the amount does not; the land's own harm is still done."""
    pool, tomb = table.put("Reflecting Pool"), table.put("Ancient Tomb")
    table.put("Infernal Darkness")
    table.tap(pool)
    assert table.mana(1) == "B"
    table.tap(tomb)
    assert table.mana(1) == "BBB" and table.life(1) == 18


def test_cp_16_only_lands_are_looked_at(table):
    """CR 106.5, 106.7: mana of artifacts is no mana that a land could produce."""
    pool = table.put("Reflecting Pool")
    table.put("Manalith")
    assert table.tap(pool).mana(1) == "" and pool.tapped
