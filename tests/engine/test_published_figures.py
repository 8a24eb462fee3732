"""Figures that anybody can check: hypergeometric laws and mulligan shares, as met in the field (ids name those places)."""

from math import sqrt

import pytest

import mtgkit as mk
from mtgkit.engine.compile import PLAIN

pytestmark = [pytest.mark.engine, pytest.mark.skipif(PLAIN, reason="a law needs many games; the compiled lane plays them")]
N = 60_000
KEEP_ALL = mk.London(keep={7: set(range(8))})


def near(got, want, n=N):
    return abs(got - want) <= 4.5 * sqrt(want * (1 - want) / n)


@pytest.mark.parametrize(("play", "turns"), [(True, {5: 0.1528, 6: 0.2122, 7: 0.2790, 8: 0.3508}), (False, {5: 0.2122})])
def test_five_of_seventeen_lands_b004_b005(play, turns):
    deck = mk.Deck.from_text("17 Plains\n43 Mishra, Claimed by Gix\n")
    result = mk.simulate(deck, n_games=N, n_turns=8, on_the_play=play, mulligan=KEEP_ALL, rng=17, progress=False, lines=["lands 5"])
    for turn, want in turns.items():
        by = result.turns[result.turns["turn"] == turn]
        drawn = (60 - by["library"]) - by["hand"] - by["graveyard"]  # lands in play; a land is played each turn while there is one
        assert (by["lands"] == drawn).all()
        assert near(float((result.games["lands 5"] <= turn).fillna(False).mean()), want)


def test_keeping_two_to_five_lands_b013():
    deck = mk.Deck.from_text("24 Plains\n36 Mishra, Claimed by Gix\n")
    result = mk.simulate(deck, n_games=N, n_turns=1, mulligan=mk.London(keep={7: {2, 3, 4, 5}, 6: {2, 3, 4, 5}, 5: set(range(8))}), rng=13, progress=False)
    assert near(float((result.games["mulligans"] == 0).mean()), 0.8439)
    assert near(float((result.games["mulligans"] == 1).mean()), 0.1317)
    first = result.games[result.games["mulligans"] == 0]
    assert abs(first["hand_lands"].mean() - 3.078) < 4.5 * first["hand_lands"].std() / sqrt(len(first))


def test_free_mulligan_is_only_for_more_than_two_players_b014():
    deck = mk.Deck.from_text("1 Mishra, Claimed by Gix\n\n99 Mountain\n")
    never = mk.London(keep={7: set(), 6: set(range(8))}, keep_free=set())
    four = mk.simulate(deck, n_games=200, n_turns=1, mulligan=never, rng=1, progress=False)
    two = mk.simulate(deck, n_games=200, n_turns=1, mulligan=never, players=2, rng=1, progress=False)
    assert set(two.games["hand_size"]) == {6}
    assert set(four.games["hand_size"]) == {6}
    assert set(four.games["mulligans"]) == {2}, "the first one was free"


def test_colour_that_the_deck_cannot_make_is_never_castable_b001():
    deck = mk.Deck.from_text("24 Plains\n4 Mishra, Claimed by Gix\n32 Koilos Roc\n")
    result = mk.simulate(deck, n_games=2000, n_turns=8, rng=1, progress=False)
    mishra = result.cards[result.cards["card"] == "Mishra, Claimed by Gix"]
    assert mishra["castable"].sum() == mishra["cast"].sum() == 0
    assert mishra["stuck_colour"].sum() > 0


def test_rocks_count_as_mana_b015():
    deck = mk.Deck.from_text("20 Wastes\n4 Mana Crypt\n36 Reconstructed Thopter\n")
    result = mk.simulate(deck, n_games=2000, n_turns=1, rng=1, mulligan=KEEP_ALL, progress=False)
    assert (result.turns["spells"] > 1).any()


def test_fetched_land_leaves_the_library_b017():
    deck = mk.Deck.from_text("20 Island\n4 Evolving Wilds\n36 Mishra, Claimed by Gix\n")
    result = mk.simulate(deck, n_games=500, n_turns=6, rng=1, progress=False)
    t = result.turns
    assert (t["library"] + t["hand"] + t["graveyard"] + t["lands"] == 60).all()


def test_prototype_is_cast_small_and_is_still_an_artifact_cr_718():
    deck = mk.Deck.from_text("26 Swamp\n34 Goring Warplow\n")  # {6} 5/4, prototype {1}{B} 1/1
    result = mk.simulate(deck, n_games=500, n_turns=3, rng=1, mulligan=KEEP_ALL, progress=False, lines=["cast Goring Warplow"])
    by_two = (result.games["cast Goring Warplow"] == 2).fillna(False)
    assert by_two.mean() > 0.6
    second = result.turns[result.turns["turn"] == 2]
    assert set(second["power"]) <= {0, 1}
