"""Mana costs (CR 107.4, 202)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgkit.cards.mana_cost import COLORS, parse
from mtgkit.errors import CardError

SYMBOLS = ["0", "2", "15", "X", "C", "S", *COLORS, "W/U", "2/R", "G/P", "C/B", "R/W/P"]


@pytest.mark.parametrize(
    ("cost", "value", "colors"),
    [
        ("", 0, ""),  # CR 202.3a
        ("{0}", 0, ""),
        ("{2}{U}{U}", 4, "U"),
        ("{X}{X}{B}", 1, "B"),  # CR 202.3e: X is 0 away from the stack
        ("{2/W}{2/U}{2/B}{2/R}{2/G}", 10, "WUBRG"),  # CR 202.3f: the larger half
        ("{W/P}{3}", 4, "W"),  # CR 202.3g
        ("{G/U/P}{2}", 3, "UG"),
        ("{C}{S}", 2, ""),  # CR 107.4c, 107.4h: neither has a colour
        ("{R/W}{5}", 6, "WR"),  # CR 202.2: each half is a colour of the card
    ],
)
def test_mana_value_and_colours_cr_202(cost, value, colors):
    assert parse(cost).mana_value == value
    assert parse(cost).colors == tuple(colors)


def test_parts_are_told_apart_cr_107_4():
    cost = parse("{X}{2}{U/B}{W/P}{2/W}{G/U/P}{C}{S}{R}{R}")
    assert cost.generic == 2
    assert cost.n_x == 1
    assert cost.pips == {"C": 1, "S": 1, "R": 2}
    assert cost.hybrid == ("U/B", "2/W")
    assert cost.phyrexian == ("W/P", "G/U/P")


@pytest.mark.parametrize("text", ["2U", "{2}U", "{Q}", "{}", "{2", "{W/W}", "{P}", "{2}{U} ", "{-1}", "{U/3}", "{A/B}", "{²}"])
def test_nonsense_is_refused_with_its_text(text):
    with pytest.raises(CardError, match="is no symbol") as caught:
        parse(text)
    assert repr(text) in str(caught.value)


@given(st.lists(st.sampled_from(SYMBOLS), max_size=8))
def test_reading_and_writing_agree(symbols):
    text = "".join("{" + s + "}" for s in symbols)
    assert str(parse(text)) == text
    assert parse(text.lower()) == parse(text)


@given(st.lists(st.sampled_from(SYMBOLS), max_size=5), st.lists(st.sampled_from(SYMBOLS), max_size=5))
def test_mana_value_adds_up(a, b):
    first, second = ("".join("{" + s + "}" for s in part) for part in (a, b))
    assert parse(first + second).mana_value == parse(first).mana_value + parse(second).mana_value
