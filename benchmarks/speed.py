"""Games a second beside a floor and a peer, in one run: python benchmarks/speed.py [DECK ...].

Real play is 10 turns with the London mulligan, every column made and summed. The floor is a bare compiled shuffle with
17 draws; the peer for lands alone is a notebook user's own numpy. Each pair is timed alternately; medians are printed,
and ratios, which mean something on another machine too. Nothing is judged here.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numba
import numpy as np

import mtgkit as mk

GAMES, ROUNDS, DRAWS = 100_000, 5, 17
LANDS = "24 Island\n36 Mishra, Claimed by Gix\n"


def rate(what: Callable[..., object], *given: object) -> float:
    """Games a second of one call that plays `GAMES`."""
    start = time.perf_counter()
    what(*given)
    return GAMES / (time.perf_counter() - start)


def play(deck: mk.Deck, seed: int, turns: int, workers: int, mulligan: mk.London | None = None) -> float:
    """Play and add up every number, so that nothing stays undone."""
    result = mk.simulate(deck, GAMES, turns, on_the_play=True, rng=seed, workers=workers, mulligan=mulligan, progress=False)
    return sum(float(frame[name].sum()) for frame in (result.games, result.turns) for name in frame.columns if frame[name].dtype.kind in "iufb")


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def shuffles(games: int, out: np.ndarray) -> None:
    """The floor: shuffle as many cards as a game draws, add them up."""
    deck = np.arange(60)
    state = np.uint64(1)
    for g in range(games):
        total = 0
        for i in range(DRAWS):
            state = state * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            j = i + np.int64(((state >> np.uint64(33)) * np.uint64(60 - i)) >> np.uint64(31))
            deck[i], deck[j] = deck[j], deck[i]
            total += deck[i]
        out[g] = total


def by_hand(games: int, turns: int) -> np.ndarray:
    """The peer for lands alone: how a notebook user counts land drops with numpy."""
    order = np.argsort(np.random.default_rng(1).random((games, 60), dtype=np.float32), axis=1)[:, : 6 + turns] < 24
    seen = np.cumsum(order, axis=1)[:, 6:]
    lands = np.zeros(games, np.int64)
    for turn in range(turns):
        lands += seen[:, turn] > lands
    return lands


def main(paths: list[Path]) -> None:
    """Print one line a deck, and one for lands alone."""
    out = np.empty(GAMES, np.int64)
    shuffles(10, out)
    seeds = iter(range(1000, 9999))
    for path in paths:
        deck = mk.Deck.from_file(path)
        play(deck, 1, 10, 1)
        one, two, floor = [], [], []
        for _ in range(ROUNDS):
            one.append(rate(play, deck, next(seeds), 10, 1))
            two.append(rate(play, deck, next(seeds), 10, 2))
            floor.append(rate(shuffles, GAMES, out))
        print(f"{path.stem}: one worker {median(one):,.0f} games/s, two {median(two):,.0f} ({median(two) / median(one):.2f} times); a bare shuffle is {median(floor) / median(one):.0f} times as fast as one")
    deck, keep = mk.Deck.from_text(LANDS), mk.London(keep={7: range(8)})
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(rate(play, deck, next(seeds), 8, 1, keep))
        theirs.append(rate(by_hand, GAMES, 8))
    print(f"lands alone, 24 of 60, 8 turns, one worker: {median(ours):,.0f} games/s; numpy by hand {median(theirs):,.0f} ({median(ours) / median(theirs):.2f} times it)")


if __name__ == "__main__":
    main([Path(p) for p in sys.argv[1:]] or sorted((Path(__file__).parents[1] / "examples").glob("*.txt")))
