"""Plain lines are read strictly when the catalogue is built (CR 605.1a, 614.1d); anything else stays unread."""

import pytest

from scripts.catalogue.plain_lines import read_lines


@pytest.mark.parametrize(
    ("text", "mana"),
    [("{T}: Add {C}.", ["C"]), ("{T}: Add {W} or {U}.", ["W|U"]), ("{T}: Add {B}, {R}, or {G}.", ["B|R|G"]), ("{T}: Add {C}{C}.", ["CC"]), ("{T}: Add one mana of any color.", ["W|U|B|R|G"])],
)
def test_what_is_read(text, mana):
    abilities, unread = read_lines(text)
    assert [a.effects[0].mana for a in abilities] == mana
    assert unread == []


@pytest.mark.parametrize("text", ["{T}: Add {G}. Activate only if you're lucky.", "{1}, {T}: Add {G}.", "{T}: Add {C} for each thing.", "This land enters tapped unless it rains.", "{T}, Sacrifice it: Add {R}."])
def test_what_is_not_read(text):
    assert read_lines(text) == ([], [text])


def test_cards_of_that_shape():
    import mtgkit as mk

    assert (mk.card("Golgari Guildgate").mana, mk.card("Golgari Guildgate").enters_tapped) == ("BG", "always")
    assert mk.card("Llanowar Elves").modelled == "full"
    assert mk.card("Gemstone Mine").modelled == "body only"
