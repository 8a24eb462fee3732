"""Differences between two lists that were played on the same shuffles, game by game."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import SettingError
from .intervals import checked_level, mean_interval


class Difference(NamedTuple):
    """The second minus the first, with its interval.

    Attributes
    ----------
    first, second : float
        Mean or share of either.
    difference, low, high : float
        second - first, and the ends of its confidence interval.
    games : int
        Pairs of games.
    """

    first: float
    second: float
    difference: float
    low: float
    high: float
    games: int


def _pairs(first: ArrayLike, second: ArrayLike) -> tuple[NDArray[np.generic], NDArray[np.generic]]:
    a, b = np.asarray(first), np.asarray(second)
    if a.shape != b.shape or a.ndim != 1:
        raise SettingError(f"Paired games: {a.shape} and {b.shape} values; both lists must have played the same games, once each.")
    if len(a) < 2:
        raise SettingError(f"Paired games: {len(a)} of them; a difference needs at least two.")
    return a, b


def mean_difference(first: ArrayLike, second: ArrayLike, confidence_level: float = 0.95) -> Difference:
    """Difference of two means over the same games, with the t interval of the game-by-game differences.

    Parameters
    ----------
    first, second : array_like
        One value a game, in the same order of games.
    confidence_level : float
        Level of the interval.

    Raises
    ------
    SettingError
        Unequal numbers of games, or fewer than two.

    Examples
    --------
    >>> mean_difference([1, 2, 3, 4], [2, 3, 4, 5]).difference
    1.0
    """
    a, b = (x.astype(np.float64) for x in _pairs(first, second))
    steps = b - a
    found = mean_interval(steps.mean(), steps.std(ddof=1), len(steps), confidence_level)
    return Difference(float(a.mean()), float(b.mean()), float(found.estimate), float(found.low), float(found.high), len(steps))


def share_difference(first: ArrayLike, second: ArrayLike, confidence_level: float = 0.95) -> Difference:
    """Difference of two shares over the same games.

    The interval is Bonett and Price's (2012) for paired proportions: one game is added to either kind of disagreement, so
    that it keeps its level, and has a width, where the lists hardly ever differ.

    Parameters
    ----------
    first, second : array_like of bool
        For each game whether it happened.
    confidence_level : float
        Level of the interval.

    Raises
    ------
    SettingError
        Unequal numbers of games, or fewer than two.

    Examples
    --------
    >>> found = share_difference([True, False, False, True], [True, True, False, True])
    >>> found.difference, bool(found.low < 0.25 < found.high)
    (0.25, True)
    """
    from scipy.special import ndtri

    a, b = (x.astype(bool) for x in _pairs(first, second))
    n = len(a)
    won = (np.count_nonzero(~a & b) + 1) / (n + 2)
    lost = (np.count_nonzero(a & ~b) + 1) / (n + 2)
    half = ndtri(0.5 + checked_level(confidence_level) / 2) * np.sqrt((won + lost - (won - lost) ** 2) / (n + 2))
    centre = won - lost
    return Difference(float(a.mean()), float(b.mean()), float(b.mean() - a.mean()), float(max(centre - half, -1.0)), float(min(centre + half, 1.0)), n)
