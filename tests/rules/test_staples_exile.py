"""Staples that exile for a time, and what keeps cards out of graveyards."""

import pytest


@pytest.mark.parametrize(("name", "on_the_stack"), [("Oblivion Ring", 1), ("Journey to Nowhere", 1), ("Banishing Light", 0), ("Banisher Priest", 0)])
def test_exiled_and_returned(table, name, on_the_stack):
    """CR 607.2a, 610.3: a second ability returns it by the stack, or the first one's duration ends at once."""
    bears = table.put("Grizzly Bears", 2)
    table.add_mana(1, "WWWW")
    one = table.put(name, 1, "hand")
    table.cast(one).resolve()
    assert table.choices() is None and table.stack == [f"ability of {name}"]  # the only target is no choice
    table.resolve()
    assert bears.zone == "exile"
    table.destroy(one)
    assert (len(table.stack), bears.zone) == ((1, "exile") if on_the_stack else (0, "battlefield"))
    table.resolve_all()
    assert bears.zone == "battlefield" and bears.controller == 2


def test_cards_of_the_opponent_are_exiled_instead(table):
    """CR 614.6, 404.2: the owner of the card is asked for, not who controls the permanent."""
    table.put("Leyline of the Void", 1)
    theirs, mine = table.put("Grizzly Bears", 2), table.put("Grizzly Bears", 1)
    table.destroy(theirs)
    table.destroy(mine)
    assert (theirs.zone, mine.zone) == ("exile", "graveyard")


def test_each_opponent_loses_life_as_a_creature_dies(table):
    """CR 603.6c, 603.10a: it sees its own death too."""
    rogue = table.put("Zulaport Cutthroat", 1)
    table.destroy(rogue)
    table.resolve()
    assert (table.life(1), table.life(2)) == (21, 19)


def test_a_graveyard_is_exiled(table):
    """CR 602.2, 406.2: the sacrifice is a cost; the target is a player."""
    cleric, bears = table.put("Remorseful Cleric", 1), table.put("Grizzly Bears", 2, "graveyard")
    table.activate(cleric, choose=2)
    assert cleric.zone == "graveyard"
    table.resolve()
    assert bears.zone == "exile"


def test_a_creature_of_ones_own_is_exiled_and_returned(table):
    """CR 400.7: it returns at once, as a new object."""
    bears = table.put("Grizzly Bears", 1)
    before = bears.stamp
    table.add_mana(1, "W")
    table.cast(table.put("Ephemerate", 1, "hand"), choose=bears).resolve()
    assert bears.zone == "battlefield" and bears.stamp != before
