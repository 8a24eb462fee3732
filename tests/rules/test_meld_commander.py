"""Meld and Commander: colour identity, and the melded permanent as a commander (CR 903)."""

import pytest

from mtgkit import Deck, Table, card

ENGINE, MISHRA, LOST = "Phyrexian Dragon Engine", "Mishra, Claimed by Gix", "Mishra, Lost to Phyrexia"


def outside(commander, name):
    """Whether a card is outside the colour identity of a commander, by what is said of the deck and by the card itself."""
    deck = Deck.from_text(f"Commander\n1 {commander}\n\nDeck\n1 {name}\n98 Wastes\n")
    assert deck.commanders == {commander: 1}
    said = any(name in p and "identity" in p for p in deck.problems())
    assert said == (not set(card(name).color_identity) <= set(card(commander).color_identity))
    return said


def test_mc_02_a_stone_in_a_colorless_deck():
    """CR 903.5c, 712.4b: the colour indicator of the combined face does not count for its cards."""
    assert not outside("Karn, Silver Golem", "The Mightstone and Weakstone")
    assert outside("Karn, Silver Golem", "Urza, Lord Protector")
    assert set(card("Urza, Planeswalker").color_indicator) == {"W", "U"} and card("The Mightstone and Weakstone").color_identity == ()


def test_mc_03_the_engine_in_a_red_deck():
    """CR 903.5c: the symbols on the card itself count, and no others."""
    assert not outside("Krenko, Mob Boss", ENGINE)
    assert outside("Krenko, Mob Boss", MISHRA)
    assert (card(ENGINE).color_identity, set(card(MISHRA).color_identity)) == (("R",), {"B", "R"})


@pytest.mark.parametrize(("answer", "command", "graveyard"), [("yes", [MISHRA], [ENGINE]), ("no", [], [MISHRA, ENGINE])])
def test_mc_04_a_melded_commander_dies(table, answer, command, graveyard):
    """CR 903.3b, 903.9a: of the two cards in the graveyard one is the commander, and may go."""
    melded = table.put(LOST, commander=True)
    table.add_mana(2, "BBC")
    table.cast(table.put("Murder", 2, "hand"), choose=melded).resolve()
    assert (table.choices().player, set(table.choices().options)) == (1, {MISHRA, ENGINE})
    table.choose(table.choices().options[0])
    assert (table.choices().player, table.choices().options) == (1, ("yes", "no"))
    table.choose(answer)
    assert (table.names(1, "command"), table.names(1, "graveyard")) == (command, graveyard)


@pytest.mark.parametrize(("answer", "command", "hand"), [("yes", [MISHRA], [ENGINE]), ("no", [], [MISHRA, ENGINE])])
def test_mc_05_a_melded_commander_is_bounced(table, answer, command, hand):
    """CR 903.9b-c, 712.21d: the replacement is for the commander's card alone."""
    melded = table.put(LOST, commander=True)
    table.add_mana(2, "U")
    table.cast(table.put("Unsummon", 2, "hand"), choose=melded).resolve()
    assert (table.choices().player, table.choices().options) == (1, ("yes", "no"))
    table.choose(answer)
    assert (table.names(1, "command"), table.names(1, "hand")) == (command, hand)


def test_mc_06_damage_of_the_melded_commander():
    """CR 903.3b, 704.6c, 903.10a: what the card dealt before it melded and what the melded permanent deals is one sum."""
    table = Table(life=40)
    mishra, engine = table.put(MISHRA, commander=True, counters={"+1/+1": 12}), table.put(ENGINE, tapped=True)
    table.attack(mishra).to("second main")
    assert table.life(2) == 40 - 1 - 15 and not table.has_lost(2)
    table.set_library(1, 9)
    table.set_library(2, 9)
    table.to("untap").to("untap").to("main")
    table.attack(mishra, engine).resolve(choose=[1, 4, 6])
    table.to("second main")
    assert table.find(LOST).is_melded and table.life(2) == 40 - 1 - 15 - 2 - 9 == 13
    assert table.has_lost(2)  # by 24 damage of one commander, with life left
