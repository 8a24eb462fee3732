"""What the Table does not play is said by name, never passed over in silence."""

import pytest

import mtgkit as mk
from mtgkit.errors import MtgkitWarning

UNKNOWN = mk.Card("Riddle of Mine", "{W}", types=["Instant"], left_out=["what the spell does"])


def test_a_spell_without_modelled_text_warns_as_it_resolves():
    table = mk.Table()
    riddle = table.put(UNKNOWN, 1, "hand")
    table.add_mana(1, "W")
    table.cast(riddle)
    with pytest.warns(MtgkitWarning, match="Riddle of Mine resolved and did nothing"):
        table.resolve()
    assert riddle.zone == "graveyard"


def test_what_could_be_done_is_tried_without_warnings():
    table = mk.Table()
    riddle = table.put(UNKNOWN, 1, "hand")
    table.add_mana(1, "W")
    table.cast(riddle)
    assert [a.words for a in table.what_can(1)] == ["pass"]


def test_a_countered_spell_does_not_warn():
    table = mk.Table()
    riddle = table.put(UNKNOWN, 1, "hand")
    table.add_mana(1, "W")
    assert table.cast(riddle).counter().stack == []


def test_the_board_names_what_is_missing():
    table = mk.Table()
    table.put("Forest")
    assert table.not_played == {} and "Not played" not in table.text()
    table.put("Grafdigger's Cage")
    assert table.not_played == {"Grafdigger's Cage": ["casting from graveyards and libraries"]}
    assert "Grafdigger's Cage (casting" in table.text() and "Not played here" in table._repr_html_()


def test_a_token_of_ones_own_is_found_by_name():
    table = mk.Table([mk.Card("Splinter of Mine", types=["Artifact"], subtypes=["Splinter"], layout="token")])
    table.create("Splinter of Mine", 2)
    assert table.names(1, "battlefield") == ["Splinter of Mine", "Splinter of Mine"] and table.find("Splinter of Mine").is_token
