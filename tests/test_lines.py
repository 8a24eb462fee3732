"""Lines of play: what can't happen is refused, with the reason and what may have been meant."""

import pytest

from mtgkit.cards.card import Card
from mtgkit.cards.make import enters, powerstones, unearth
from mtgkit.errors import LineError
from mtgkit.lines import parse

DECK = ["Island", "Stern Lesson", "Karn, Living Legacy", "Cityscape Leveler", "Mishra, Claimed by Gix", "Phyrexian Dragon Engine", "Fire // Ice"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("unearth Island", "Island has no unearth"),
        ("unearth Stern Lesson", "Stern Lesson has no unearth"),
        ("cast Island", "a land is played"),
        ("cast Karn", "Did you mean 'Karn, Living Legacy'"),
        ("cast Ice", "other half of 'Fire'"),
        ("meld Mishra, Claimed by Gix", "Did you mean 'Mishra, Lost to Phyrexia'"),
        ("cast Stern Leson", "Did you mean 'Stern Lesson'"),
        ("", "is empty"),
        ("dance", "can't read"),
        ("mana 8 for bread", "known uses are"),
    ],
)
def test_what_cannot_happen_is_refused(line, says):
    with pytest.raises(LineError) as caught:
        parse(line, DECK)
    assert says in str(caught.value)


def test_cards_of_ones_own_are_known():
    relic = Card("Relic", mana_cost="{2}", types=["Artifact"], abilities=[enters(powerstones(1)), unearth("{3}")])
    assert parse("unearth relic then cast Relic", ["Relic"], {"Relic": relic}).clauses()[1].name == "Relic"
    with pytest.raises(LineError, match="no unearth"):
        parse("unearth Relic", ["Relic"], {"Relic": Card("Relic", mana_cost="{2}", types=["Artifact"])})


def test_twice_the_same_event_is_two_events():
    """`cast X then cast X` asks for two casts: what one event makes true can't be what comes after it."""
    import mtgkit as mk

    deck = mk.Deck.from_text("24 Wastes\n4 Stone Retrieval Unit\n32 Island\n")
    lines = ["cast Stone Retrieval Unit", "cast Stone Retrieval Unit then cast Stone Retrieval Unit", "powerstones 1 then powerstones 1"]
    result = mk.simulate(deck, 2000, 8, lines=lines, rng=2, progress=False)
    games = result.games
    once, twice = games[lines[0]], games[lines[1]]
    assert 0 < twice.notna().sum() < once.notna().sum()
    casts = [sum("You cast Stone Retrieval Unit" in e for e in result.replay(g).log["event"]) for g in range(60)]
    assert [c >= 2 for c in casts] == twice.notna().tolist()[:60]
    assert games[lines[2]].notna().sum() == once.notna().sum()


@pytest.mark.parametrize(
    ("text", "line", "turn_two"),
    [
        ("20 Mishra's Workshop\n20 Island\n20 Stone Retrieval Unit\n", "mana 4 for artifacts", 0.5),  # Workshop and a land in the first two turns
        ("20 Mishra's Workshop\n20 Island\n20 Stone Retrieval Unit\n", "mana 4 for spells", 0.0),
    ],
)
def test_restricted_mana_counts_for_what_it_may_be_spent_on(text, line, turn_two):
    """CR 106.6."""
    import mtgkit as mk

    found = mk.simulate(mk.Deck.from_text(text), 2000, 3, lines=[line], rng=2, on_the_play=True, progress=False).lines()
    share = found[found["turn"] == 2]["probability"].iloc[0]
    assert share >= turn_two if turn_two else share == 0
