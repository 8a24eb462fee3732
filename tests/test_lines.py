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
