"""How a catalogue is built."""

import pytest

from mtgkit.cards import building
from mtgkit.cards.building import build, entries, not_found
from mtgkit.cards.by_hand.entry import Entry, card
from mtgkit.cards.by_hand.extra import INDICATORS, MELD, PROTOTYPES
from mtgkit.cards.records import only_keywords, record


def row(name, **more):
    empty = {"manaCost": "{1}", "types": ["Creature"], "subtypes": [], "supertypes": [], "keywords": None, "power": "1", "toughness": "1", "loyalty": None, "text": "", "layout": "normal", "colorIdentity": []}
    return {"name": name, **empty, **more}


@pytest.mark.parametrize(
    ("text", "keywords", "harmless"),
    [
        ("", [], True),
        ("Flying, first strike", ["Flying", "First strike"], True),
        ("Protection from red and from blue\nWard {2}", ["Protection", "Ward"], True),
        ("Flying (it flies)", ["Flying"], True),
        ("Fear Gas - something else", ["Fear", "Fear gas"], False),  # a name that begins like a keyword
        ("Undying", ["Undying"], False),
        ("Flying\nIt does something.", ["Flying"], False),
    ],
)
def test_what_counts_as_keywords_only(text, keywords, harmless):
    assert only_keywords(text, keywords) is harmless


def test_characteristics_without_text():
    data = record(row("Some Bear", manaCost="{1}{G}", text="Whenever it does, something happens.", colorIdentity=["G"]), None, {})
    assert data == {"name": "Some Bear", "types": ["Creature"], "mana_cost": "{1}{G}", "power": "1", "toughness": "1", "left_out": ["abilities not coded"]}


def test_halves_printed_alike_are_one_and_others_are_left_out():
    assert record(row("Twin // Twin", layout="reversible_card"), None, {}) == {"name": "Twin", "types": ["Creature"], "mana_cost": "{1}", "power": "1", "toughness": "1"}
    data = record(row("Fey // Trick", layout="adventure"), card(left_out=("a clause",)), {})
    assert (data["full_name"], data["left_out"]) == ("Fey // Trick", ["a clause", "the other half"])


def test_an_entry_for_no_card_is_named(monkeypatch):
    known = sorted({*INDICATORS, *MELD, *PROTOTYPES, *(m[1] for m in MELD.values())})
    monkeypatch.setattr(building, "entries", lambda: {"No Such Card": Entry(())})
    assert not_found([row(n) for n in known]) == ["No Such Card"]


def test_a_fact_for_no_card_is_named(monkeypatch):
    monkeypatch.setattr(building, "entries", dict)
    assert "Wheel of Fate" in not_found([row(n) for n in MELD])


def test_the_same_input_gives_the_same_bytes():
    rows = [row(n) for n in MELD]
    assert build(rows, "a test", "2026-01-01", b"") == build(rows, "a test", "2026-01-01", b"")


def test_entries_are_unique_across_modules():
    assert len(entries()) > 600


def test_lands_on_the_back_of_spells():
    """CR 712.8: the other face has characteristics of its own."""
    import mtgkit as mk

    for front, back, colors in (("Kazandu Mammoth", "Kazandu Valley", "G"), ("Fell the Profane", "Fell Mire", "B"), ("Rush of Inspiration", "Crackling Falls", "UR")):
        land = mk.card(front).faces[0]
        assert (land.name, "".join(sorted(land.mana.replace("|", ""))), land.modelled) == (back, "".join(sorted(colors)), "full")
