"""Games without rules, for tests of what stands around the engine: each game's numbers depend on its own number only."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mtgkit import chunks
from mtgkit.engine.batch import Block
from mtgkit.engine.columns import CARDS, MEASURES
from mtgkit.settings import Settings


@dataclass(frozen=True)
class FakeSetup:
    """As much of a Setup as the batch's surroundings look at."""

    n_turns: int
    key: int
    names: tuple[str, ...]
    lines: tuple[str, ...]


def fake_setup(settings, deck, key):
    """Stand in for Settings.setup."""
    return FakeSetup(settings.n_turns, key, tuple(deck.main), settings.lines)


def fake_play_range(setup, start, stop):
    """Stand in for play_range: plausible columns that keep the identities of the measures."""
    n, turns = stop - start, setup.n_turns
    names = ("on_the_play", "mulligans", "hand_size", "hand_lands", "ended", "bound_hit")
    games = {name: np.zeros(n, np.int16) for name in names}
    lines = np.zeros((len(setup.lines), n), np.int16)
    rows = {name: np.zeros(n * turns, np.int16) for name in MEASURES}
    cards = np.zeros((len(setup.names), turns, len(CARDS)), np.int64)
    steps = np.arange(turns)
    for i, game in enumerate(range(start, stop)):
        rng = np.random.default_rng([setup.key, game])
        games["on_the_play"][i] = rng.integers(2)
        games["mulligans"][i] = min(rng.geometric(0.82) - 1, 3)
        games["hand_size"][i] = 7 - games["mulligans"][i]
        games["hand_lands"][i] = rng.binomial(games["hand_size"][i], 0.42)
        games["ended"][i] = turns if rng.random() < 0.05 else 0
        for k in range(len(setup.lines)):
            turn = int(rng.geometric(0.12 + 0.07 * k))
            lines[k, i] = turn if turn <= turns else 0
        at = slice(i * turns, (i + 1) * turns)
        rows["lands"][at] = np.minimum(steps + 1, rng.binomial(7 + steps, 0.42))
        rows["powerstones"][at] = np.cumsum(rng.random(turns) < 0.25)
        rows["mana_free"][at] = rows["lands"][at]
        rows["mana_stone"][at] = np.maximum(rows["powerstones"][at] - 1, 0)
        rows["mana"][at] = rows["mana_free"][at] + rows["mana_stone"][at]
        rows["mana_stranded"][at] = rng.binomial(rows["mana_stone"][at], 0.3)
        rows["mana_spent"][at] = rng.binomial(rows["mana_free"][at], 0.8) + (rows["mana_stone"][at] - rows["mana_stranded"][at])
        rows["mana_idle"][at] = rows["mana"][at] - rows["mana_spent"][at] - rows["mana_stranded"][at]
        cards[:, :, 0] += rng.random((len(setup.names), turns)) < 0.5
    return Block(games, lines, rows, cards)


def install(monkeypatch):
    """Let `simulate` play these games."""
    monkeypatch.setattr(chunks, "play_range", fake_play_range)
    monkeypatch.setattr(chunks, "compiled", lambda: True)
    monkeypatch.setattr(Settings, "setup", fake_setup)
