"""Whole games: each card in exactly one zone, the same games whatever plays them, exact laws."""

from math import comb, sqrt

import numpy as np
import pandas as pd
import pytest

import mtgkit as mk
from mtgkit.cards.make import unearth
from mtgkit.engine.batch import begin_game
from mtgkit.engine.compile import PLAIN, load
from mtgkit.engine.layout import TABLES
from mtgkit.engine.plans import London, Pilot
from mtgkit.engine.policy import POLICY
from mtgkit.engine.setup import prepare
from mtgkit.engine.state import GAME, OVER, UNTAP
from mtgkit.engine.turn import advance

pytestmark = pytest.mark.engine
IZZET = """4 Stone Retrieval Unit\n4 Scrapwork Mutt\n4 Thran Spider\n3 Urza, Powerstone Prodigy\n3 Koilos Roc\n4 Cityscape Leveler\n4 Stern Lesson\n4 Excavation Explosion
3 Splitting the Powerstone\n3 Karn, Living Legacy\n4 Shivan Reef\n2 Evolving Wilds\n10 Island\n8 Mountain\n"""
RAKDOS = """4 Mishra, Claimed by Gix\n4 Phyrexian Dragon Engine\n4 Scrapwork Mutt\n4 Ashnod's Harvester\n4 Junkyard Genius\n4 Scrapwork Rager\n3 Gix's Caress\n4 Excavation Explosion
2 Terror Ballista\n3 Mishra's Research Desk\n4 Blackcleave Cliffs\n4 Sulfurous Springs\n8 Swamp\n8 Mountain\n"""
FEW = 4 if PLAIN else 60


@pytest.mark.parametrize("record", [GAME, TABLES, POLICY])
def test_no_field_hides_an_attribute_of_records(record):
    def names(dtype):
        for name in dtype.names or ():
            yield name
            yield from names(dtype[name].subdtype[0] if dtype[name].subdtype else dtype[name])

    assert [n for n in names(record) if hasattr(np.record, n)] == []


@pytest.mark.parametrize("text", [IZZET, RAKDOS], ids=["izzet", "rakdos"])
def test_each_card_is_in_exactly_one_zone_after_every_step_cr_400_1(text):
    deck = mk.Deck.from_text(text)
    setup = prepare(deck, lines=[], mulligan=London(), pilot=Pilot(), n_turns=8, on_the_play=None, key=5)
    t, w, g = setup.tables[0], setup.policy[0], np.zeros(1, GAME)[0]
    for game in range(FEW):
        load(begin_game)(g, t, w, np.uint64(5), game, -1)
        while not (g.step == OVER or (g.step == UNTAP and g.turn >= 8)):
            load(advance)(g, t, w)
            p = g.players[0]
            lists = {1: p.library[: p.n_library], 2: p.hand[: p.n_hand], 3: g.battlefield[: g.n_battlefield], 4: p.graveyard[: p.n_graveyard], 6: p.exile[: p.n_exile]}
            found = [(int(o), zone) for zone, objects in lists.items() for o in objects]
            halves = [(int(g.objects[o].half), 0) for o in g.battlefield[: g.n_battlefield] if g.objects[o].half >= 0]
            cards = sorted(o for o, _ in found + halves if o < g.n_cards)
            assert cards == list(range(60))
            assert all(g.objects[o].zone == zone for o, zone in found)
            assert p.n_pool >= 0
            assert (p.pool >= 0).all()
        assert g.bound_hit == 0


def test_same_games_whatever_plays_them():
    deck = mk.Deck.from_text(IZZET)
    run = {"n_turns": 6, "on_the_play": None, "lines": ["powerstones 2", "mana 6 for unearth"], "rng": 7, "progress": False}
    n = 2 * FEW
    one, two, more = mk.simulate(deck, n_games=n, workers=1, **run), mk.simulate(deck, n_games=n, workers=2, **run), mk.simulate(deck, n_games=n + 3, workers=1, **run)
    pd.testing.assert_frame_equal(one.games, two.games)
    pd.testing.assert_frame_equal(one.turns, more.turns[more.turns["game"] < n])
    for game in range(0, n, max(n // 4, 1)):
        rows = one.turns[one.turns["game"] == game].reset_index(drop=True)
        pd.testing.assert_frame_equal(rows, one.replay(game).turns[rows.columns.to_list()])
    other = mk.simulate(deck, n_games=n, workers=1, **{**run, "rng": 8})
    assert not one.turns["mana_spent"].equals(other.turns["mana_spent"])


def test_order_of_lines_in_a_list_changes_nothing():
    a = mk.Deck.from_text(IZZET)
    b = mk.Deck.from_text("\n".join(reversed(IZZET.strip().splitlines())))
    run = {"n_games": FEW, "n_turns": 5, "rng": 3, "progress": False, "workers": 1}
    pd.testing.assert_frame_equal(mk.simulate(a, **run).turns, mk.simulate(b, **run).turns)


@pytest.mark.skipif(PLAIN, reason="a law needs many games; the compiled lane plays them")
def test_unearth_against_its_exact_law():
    """A deck in which nobody has a choice: Wastes, and cards of no cost at hand that are discarded at the cleanup step.

    40 cards: 14 Wastes and 26 copies of an uncastable creature with unearth {3}. On the play with seven cards nothing is
    discarded before the hand is over seven, so copies reach the graveyard only by the discard to hand size (CR 514.1); a card with unearth
    is discarded before a land. Unearth is possible on turn t when three Wastes are in play and a copy lies in the graveyard.
    """
    relic = mk.Card("Buried Relic", mana_cost="{20}", types=["Artifact", "Creature"], power="0", toughness="1", abilities=[unearth("{3}")])
    lands, cards, turns, n = 14, 40, 7, 40_000
    result = mk.simulate(mk.Deck({"main": {"Wastes": lands, "Buried Relic": cards - lands}}), n_games=n, n_turns=turns, on_the_play=False, mulligan=mk.London(keep={7: set(range(8))}),
                         lines=["unearth Buried Relic"], cards=[relic], rng=11, progress=False)  # fmt: skip
    # state: lands in hand, copies in hand, lands in play, copies in graveyard, lands in library, library, unearthed yet
    state = {(k, 7 - k, 0, 0, lands - k, cards - 7, False): comb(lands, k) * comb(cards - lands, 7 - k) / comb(cards, 7) for k in range(8)}
    law = []
    for _ in range(turns):
        new: dict[tuple, float] = {}
        for (hand, copies, play, dead, lib, size, done), p in state.items():
            for h, c, lib2, q in ((hand + 1, copies, lib - 1, lib / size), (hand, copies + 1, lib, 1 - lib / size)):
                if q <= 0:
                    continue
                in_play = play + (h > 0)
                held = h - (h > 0)
                mana = in_play
                graves, did = dead, done
                while mana >= 3 and graves > 0:
                    mana, graves, did = mana - 3, graves - 1, True
                extra = max(0, held + c - 7)
                away = min(extra, c)
                key = (held - (extra - away), c - away, in_play, graves + away, lib2, size - 1, did)
                new[key] = new.get(key, 0.0) + p * q
        state = new
        law.append(sum(p for k, p in state.items() if k[-1]))
    got = [float((result.games["unearth Buried Relic"] <= t).fillna(False).mean()) for t in range(1, turns + 1)]
    for t, (a, b) in enumerate(zip(got, law, strict=True), 1):
        assert abs(a - b) <= 4.5 * max(sqrt(b * (1 - b) / n), 1e-9), (t, a, b)
    assert law[-1] > 0.5


@pytest.mark.skipif(PLAIN, reason="a law needs many games; the compiled lane plays them")
def test_shuffle_is_uniform_b023():
    """Six orders of three cards, 120,000 shuffles: chi-square below its 0.001 point (20.5 for 5 degrees of freedom)."""
    from mtgkit.engine.randomness import OPENING, stream
    from mtgkit.engine.rules.zones import settle_top

    g = np.zeros(1, GAME)[0]
    p = g.players[0]
    counts: dict[tuple[int, ...], int] = {}
    n = 60_000
    for game in range(n):
        p.library[:3] = [0, 1, 2]
        p.n_library, p.known, p.bottom, p.drawn = 3, 0, 0, 0
        p.stream = load(stream)(np.uint64(99), game, OPENING)
        load(settle_top)(g, p, 3)
        order = tuple(int(x) for x in p.library[:3])
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((c - n / 6) ** 2 / (n / 6) for c in counts.values()) < 20.5
