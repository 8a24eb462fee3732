"""Entries against the texts that they were written from. The texts are not ours to ship: the test runs where the corpus lies, named by MTGKIT_CORPUS."""

import json
import os
import re
from pathlib import Path

import pytest

import mtgkit as mk
from mtgkit.cards.building import entries
from mtgkit.cards.catalogue import FILE
from mtgkit.cards.records import BASIC, only_keywords
from mtgkit.cards.vocabulary import Kind
from scripts.build_catalogue import catalogue_of

CORPUS = os.environ.get("MTGKIT_CORPUS", "")
VAGUE = re.compile(r"^(other abilities|abilities beyond|fills the graveyard:|other$)")


@pytest.fixture(scope="module")
def rows():
    if not CORPUS:
        pytest.skip("MTGKIT_CORPUS is unset")
    return {r["name"].split(" // ")[0]: r for r in json.loads(Path(CORPUS).read_text(encoding="utf-8"))}


CHOICE = re.compile(r"^As this \w+ enters, choose ")  # what is chosen is read by the ability that needs it
IN_ANOTHER = {"Thran Portal": 1}  # lines whose cost or choice stands in the mana ability itself


def lines_to_code(row):
    """Lines of a text that need an ability: not reminders, harmless keywords, another characteristic, or a mode."""
    text = re.sub(r"\([^()]*\)", "", row["text"] or "")
    lines = [x.strip() for x in text.split("\n")]
    return [x for x in lines if x and not x.startswith(("Prototype ", "\u2022")) and not CHOICE.match(x) and not only_keywords(x, row["keywords"] or [])]


def test_a_card_in_full_has_an_ability_for_each_line(rows):
    short = []
    for name in entries():
        row, card = rows.get(name), mk.card(name)
        if row is None or card.left_out or card.layout == "meld":
            continue
        lines = lines_to_code(row)
        if "Instant" in card.types or "Sorcery" in card.types:
            lines = lines[:1]
        own = [a for a in card.abilities if not (a.kind == Kind.MANA and set(card.subtypes) & BASIC.keys() and a is card.abilities[0])]
        if len(own) < len(lines) - IN_ANOTHER.get(name, 0):
            short.append((name, len(own), lines))
    assert short == []


def test_the_catalogue_is_what_the_texts_give(rows):
    """The committed file is made by the committed command, byte for byte."""
    assert catalogue_of(Path(CORPUS).read_bytes()) == FILE.read_bytes()


def test_what_is_left_out_is_named_in_its_own_words():
    assert [(name, w) for name in entries() for w in mk.card(name).left_out if VAGUE.match(w)] == []
