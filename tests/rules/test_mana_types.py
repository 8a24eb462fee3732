"""Mana of an undefined type, and what a permanent could produce (CR 106.5, 106.7)."""


def test_mt_02_any_color_never_offers_colorless(table):
    """CR 106.1a, 106.5, 106.7: beside lands that make only colourless, "any color" makes nothing; the land is tapped all the same."""
    orchard = table.put("Exotic Orchard", 1)
    table.put("Ancient Tomb", 2)
    table.put("Wastes", 2)
    table.tap(orchard)
    assert table.mana(1) == "" and orchard.tapped
