"""The script that builds the catalogue."""

import json

import pytest

from scripts import build_catalogue as b
from scripts.catalogue.entry import Entry, card
from scripts.catalogue.extra import MELD, PROTOTYPES


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
    assert b.only_keywords(text, keywords) is harmless


def test_characteristics_without_text():
    data = b.record(row("Some Bear", manaCost="{1}{G}", text="Whenever it does, something happens.", colorIdentity=["G"]), None)
    assert data == {"name": "Some Bear", "types": ["Creature"], "mana_cost": "{1}{G}", "power": "1", "toughness": "1", "left_out": ["abilities not coded"]}


def test_halves_printed_alike_are_one_and_others_are_left_out():
    assert b.record(row("Twin // Twin", layout="reversible_card"), None) == {"name": "Twin", "types": ["Creature"], "mana_cost": "{1}", "power": "1", "toughness": "1"}
    data = b.record(row("Fey // Trick", layout="adventure"), card(left_out=("a clause",)))
    assert (data["full_name"], data["left_out"]) == ("Fey // Trick", ["a clause", "the other half"])


def test_an_entry_for_no_card_stops_the_build(monkeypatch):
    known = sorted({*b.INDICATORS, *MELD, *PROTOTYPES, *(m[1] for m in MELD.values())})
    source = json.dumps([row(n) for n in known]).encode()
    monkeypatch.setattr(b, "entries", lambda: {"No Such Card": Entry(())})
    with pytest.raises(SystemExit, match="No Such Card"):
        b.build(source)


def test_a_fact_for_no_card_stops_the_build(monkeypatch):
    monkeypatch.setattr(b, "entries", dict)
    source = json.dumps([row(n) for n in MELD]).encode()
    with pytest.raises(SystemExit, match="Wheel of Fate"):
        b.build(source)


def test_the_same_input_gives_the_same_bytes(monkeypatch):
    known = sorted({*b.INDICATORS, *MELD, *PROTOTYPES, *(m[1] for m in MELD.values())})
    source = json.dumps([row(n) for n in known]).encode()
    monkeypatch.setattr(b, "entries", dict)
    assert b.build(source) == b.build(source)


def test_entries_are_unique_across_modules():
    assert len(b.entries()) > 600


def test_lands_on_the_back_of_spells():
    """CR 712.8: the other face has characteristics of its own."""
    import mtgkit as mk

    for front, back, colors in (("Kazandu Mammoth", "Kazandu Valley", "G"), ("Fell the Profane", "Fell Mire", "B"), ("Rush of Inspiration", "Crackling Falls", "UR")):
        land = mk.card(front).faces[0]
        assert (land.name, "".join(sorted(land.mana.replace("|", ""))), land.modelled) == (back, "".join(sorted(colors)), "full")
