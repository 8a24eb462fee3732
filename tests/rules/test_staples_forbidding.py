"""Staples that forbid: what can't be cast, what can't be activated (CR 101.2)."""

import pytest

from mtgkit.cards.card import Card
from mtgkit.cards.make import draw, spell
from mtgkit.cards.vocabulary import Ability, Do, Effect, Kind, Selector, Who

FLOOR = Card("A Floor", "{2}", types=["Artifact"], abilities=[Ability(Kind.STATIC, (Effect(Do.CANNOT_CAST, what=Selector(max_mana_value=3, whose=Who.OPPONENT)),))])
X_SPELL = Card("An X Spell", "{X}{U}", types=["Sorcery"], abilities=[spell(draw(1))])


def test_spells_of_low_mana_value_cannot_be_cast_by_opponents(table, illegal):
    """CR 101.2, 601.3: what an effect forbids is not cast; the controller of the effect is free."""
    table.put(FLOOR, 2)
    mine, theirs = table.put("Murder", 1, "hand"), table.put("Murder", 2, "hand")
    bears = table.put("Grizzly Bears", 1)
    table.add_mana(1, "BBB")
    table.add_mana(2, "BBB")
    with illegal("601.3"):
        table.cast(mine, choose=bears)
    assert mine.zone == "hand"
    table.cast(theirs, choose=bears).resolve()
    assert bears.zone == "graveyard"


def test_a_melded_angel_forbids_cheap_spells(table, illegal):
    """CR 101.2, 202.3: mana value 3 is forbidden, 4 is not."""
    angel = table.put("Brisela, Voice of Nightmares", 2)
    murder, wrath = table.put("Murder", 1, "hand"), table.put("Wrath of God", 1, "hand")
    table.add_mana(1, "BBBWWWW")
    with illegal("601.3"):
        table.cast(murder, choose=angel)
    table.cast(wrath)
    assert table.stack == ["Wrath of God"]


def test_x_counts_for_the_mana_value_of_a_spell(table, illegal):
    """CR 202.3e: the chosen X is a part of the mana value of a spell."""
    table.put(FLOOR, 2)
    card = table.put(X_SPELL, 1, "hand")
    table.add_mana(1, "UUUU")
    with illegal("601.3"):
        table.cast(card, x=2)
    table.cast(card, x=3)
    assert table.stack == ["An X Spell"]


def test_who_casts_decides_not_whose_card_it_is(table, illegal):
    """CR 109.5, 601.3: an opponent who casts a card of the effect's own controller is an opponent all the same."""
    table.put(FLOOR, 2)
    bears = table.put("Grizzly Bears", 1)
    card = table.put("Murder", 2, "exile")
    with illegal("601.3"):
        table.cast(card, free=True, player=1, choose=bears)
    mine = table.put("Murder", 1, "exile")
    assert table.cast(mine, free=True, player=2, choose=bears).stack == ["Murder"]


@pytest.mark.parametrize("name", ["Meddling Mage", "Nevermore"])
def test_a_chosen_name_cannot_be_cast(table, illegal, name):
    """CR 101.2, 201.4: a spell of the name that was chosen as the permanent entered can't be cast."""
    table.put(name, 2, named="Murder")
    murder, bolt = table.put("Murder", 1, "hand"), table.put("Unsummon", 1, "hand")
    bears = table.put("Grizzly Bears", 2)
    table.add_mana(1, "BBBU")
    with illegal("601.3"):
        table.cast(murder, choose=bears)
    table.cast(bolt, choose=bears).resolve()
    assert bears.zone == "hand"


@pytest.mark.parametrize("name", ["Null Rod", "Stony Silence", "Collector Ouphe"])
def test_no_ability_of_an_artifact_is_activated(table, illegal, name):
    """CR 602.5, 605.3: mana abilities are activated abilities too."""
    table.put(name, 1)
    with illegal("602.5"):
        table.activate(table.put("Sol Ring", 2))


def test_no_ability_of_a_creature_is_activated(table, illegal):
    """CR 602.5: nobody's with one, the opponents' alone with the other."""
    elf = table.put("Llanowar Elves", 1)
    linvala = table.put("Linvala, Keeper of Silence", 2)
    own = table.put("Llanowar Elves", 2)
    with illegal("602.5"):
        table.activate(elf)
    table.activate(own)
    table.destroy(linvala)
    table.activate(elf)
    table.put("Cursed Totem", 2)
    with illegal("602.5"):
        table.activate(table.put("Llanowar Elves", 1))
