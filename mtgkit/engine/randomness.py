"""Random numbers, keyed by (seed, game, purpose, n); the only place that knows unsigned integers.

Game 812 is the same game whatever the workers, chunks or number of games, and a mill or a search does not move the
other shuffles. The generator is splitmix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014),
its state a hash of the key.
"""

from __future__ import annotations

import numpy as np

from .compile import PLAIN, kernel

GAMMA = np.uint64(0x9E3779B97F4A7C15)
M1 = np.uint64(0xBF58476D1CE4E5B9)
M2 = np.uint64(0x94D049BB133111EB)
S27 = np.uint64(27)
S30 = np.uint64(30)
S31 = np.uint64(31)
S32 = np.uint64(32)

COIN = 1
OPENING = 16  # + the number of mulligans taken
LATER = 64  # + the number of shuffles since
OTHER = 4096


def _quiet(function):  # type: ignore[no-untyped-def]
    """Plain numpy warns where unsigned integers wrap round, as they are meant to here."""
    return np.errstate(over="ignore")(function) if PLAIN else function


@kernel
def _mix(state):  # type: ignore[no-untyped-def]
    state = (state ^ (state >> S30)) * M1
    state = (state ^ (state >> S27)) * M2
    return state ^ (state >> S31)


@_quiet
@kernel
def stream(key, game, purpose):  # type: ignore[no-untyped-def]
    """The state from which the numbers of one purpose in one game are drawn."""
    return _mix(_mix(np.uint64(key) + np.uint64(game) * GAMMA) + np.uint64(purpose) * M2)


@_quiet
@kernel
def below(state, n, bound):  # type: ignore[no-untyped-def]
    """The n-th number of a stream, from 0 up to but without `bound` (multiply and shift; bias under 2**-24)."""
    z = _mix(np.uint64(state) + np.uint64(n + 1) * GAMMA)
    return np.int64(((z >> S32) * np.uint64(bound)) >> S32)
