"""Prototype (CR 718): another cost, colour and size, on the stack and on the battlefield alone."""


def test_a_refused_prototype_leaves_the_card_as_it_was(table, illegal):
    """CR 718.4, 733.1: in the hand it is the whole card, also after an attempt that could not be paid; so is the pool."""
    proxy = table.put("Arcane Proxy", 1, "hand")
    table.add_mana(1, "UCC")
    with illegal("601.2h"):
        table.cast(proxy, prototype=True)
    assert (proxy.mana_value, proxy.colors, proxy.power, proxy.toughness) == (7, (), 4, 3)
    assert table.mana(1) == "UCC" and table.stack == []


def test_a_prototype_keeps_its_values_while_it_is_there(table):
    """CR 702.160, 718.3b: neither the loss of its abilities nor other types bring the printed size back; leaving does."""
    proxy = table.put("Arcane Proxy", 1, "hand")
    table.add_mana(1, "UUC")
    table.cast(proxy, prototype=True).resolve_all()
    values = (proxy.mana_value, proxy.colors, proxy.power, proxy.toughness)
    assert values == (3, ("U",), 2, 1)
    table.lose_abilities(proxy)
    assert (proxy.mana_value, proxy.colors, proxy.power, proxy.toughness) == values
    table.phase_out(proxy).to("end").to("untap").to("untap").to("upkeep")
    assert (proxy.mana_value, proxy.colors, proxy.power, proxy.toughness) == values
    table.bounce(proxy)
    assert (proxy.mana_value, proxy.colors, proxy.power, proxy.toughness) == (7, (), 4, 3)
