"""Staples that destroy or tax."""

import pytest


@pytest.mark.parametrize("name", ["Wrath of God", "Damnation"])
def test_all_creatures_are_destroyed_at_once(table, name):
    """CR 701.8a: each creature, whoever controls it, and nothing else."""
    bears, elf, rock = table.put("Grizzly Bears", 1), table.put("Llanowar Elves", 2), table.put("Sol Ring", 2)
    table.add_mana(1, "WWWWBBBB")
    table.cast(table.put(name, 1, "hand")).resolve()
    assert (bears.zone, elf.zone, rock.zone) == ("graveyard", "graveyard", "battlefield")


@pytest.mark.parametrize("name", ["Sphere of Resistance", "Lodestone Golem"])
def test_a_tax_is_paid(table, illegal, name):
    """CR 601.2f: what adds to the cost is a part of the total cost."""
    table.put(name, 2)
    bears = table.put("Grizzly Bears", 2)
    card = table.put("Unsummon", 1, "hand")
    table.add_mana(1, "U")
    with illegal("601.2h"):
        table.cast(card, choose=bears)
    table.add_mana(1, "C")
    table.cast(card, choose=bears).resolve()
    assert bears.zone == "hand"
