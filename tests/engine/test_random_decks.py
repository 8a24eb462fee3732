"""Decks thrown together from the catalogue: whatever the cards do, each game ends, fits its record, and its sums are right."""

import json
import random

import pytest

import mtgkit as mk
from mtgkit.cards.catalogue import catalogue, find
from mtgkit.engine.compile import PLAIN

pytestmark = pytest.mark.engine
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


@pytest.fixture(scope="module")
def coded():
    """Names of all cards with abilities: lands, others."""
    lands, others = [], []
    for record in catalogue().records:
        data = json.loads(record)
        if data.get("abilities") and find(data["name"]):
            (lands if "Land" in data["types"] else others).append(data["name"])
    return lands, others


@pytest.mark.parametrize("seed", range(3 if PLAIN else 40))
def test_any_deck_plays(coded, seed):
    rnd = random.Random(seed)
    lands, others = coded
    main = dict.fromkeys(rnd.sample(lands, 6), 2) | dict.fromkeys(rnd.sample(BASICS, 3), 4) | dict.fromkeys(rnd.sample(others, 18), 2)
    result = mk.simulate(mk.Deck({"main": main}), n_games=5 if PLAIN else 40, n_turns=9, rng=seed, workers=1, progress=False)
    assert not result.games["bound_hit"].any()
    t = result.turns
    assert (t["mana"] == t["mana_free"] + t["mana_stone"] + t["mana_other"]).all()
    assert (t["mana"] == t["mana_spent"] + t["mana_stranded"] + t["mana_idle"]).all()
    assert (t[["lands", "hand", "graveyard", "library", "mana", "mana_idle", "mana_stranded"]] >= 0).all().all()
