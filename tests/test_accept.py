"""Outside cases: real lists against their right parse, card facts against a table made from three sources."""

import csv
import importlib.util
import json

import pytest


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_deck_files(cases, capsys):
    assert not load(cases / "accept" / "decks.py").main(cases / "decks")
    assert "zones: 48 of 48" in capsys.readouterr().out


def test_card_facts(cases, capsys):
    assert not load(cases / "accept" / "cards.py").main(cases / "cards" / "cards.json")
    assert "makers 35 of 35; unearth 58 of 58" in capsys.readouterr().out


def test_every_listed_name_is_a_card_or_reported(cases):
    import mtgkit as mk
    from mtgkit.cards.catalogue import find

    for row in csv.DictReader((cases / "decks" / "index.csv").read_text(encoding="utf-8").splitlines()):
        deck = mk.Deck.from_file(cases / "decks" / "files" / row["file"])
        unknown = [n for zone in (deck.main, deck.sideboard, deck.commanders) for n in zone if find(n) is None]
        told = " ".join(deck.problems())
        assert all(repr(n) in told for n in unknown), row["file"]


def test_prototype_facts(cases):
    import mtgkit as mk

    for record in json.loads((cases / "cards" / "cards.json").read_text(encoding="utf-8")):
        if record.get("prototype"):
            small = mk.card(record["name"]).prototype
            assert (small.mana_cost, small.power, small.toughness) == tuple(record["prototype"][k] for k in ("mana_cost", "power", "toughness"))


@pytest.mark.slow
@pytest.mark.parametrize("script", ["lands_exact", "powerstone_exact"])
def test_exact_laws(cases, script):
    assert not load(cases / "accept" / f"{script}.py").main(50_000)
