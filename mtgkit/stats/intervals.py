"""Intervals for proportions and means: what a number of games can and cannot tell."""

from __future__ import annotations

import operator
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import SettingError

Floats = NDArray[np.float64]


class Interval(NamedTuple):
    """An estimate with the ends of its confidence interval, arrays of one shape."""

    estimate: Floats
    low: Floats
    high: Floats


def checked_level(confidence_level: float) -> float:
    """Return the confidence level, or say why it is none.

    Raises
    ------
    SettingError
        It is not a number between 0 and 1, both excluded.

    Examples
    --------
    >>> checked_level(0.95)
    0.95
    """
    try:
        level = float(confidence_level)
    except (TypeError, ValueError):
        level = float("nan")
    if not 0.0 < level < 1.0:
        raise SettingError(f"confidence_level={confidence_level!r}: give a number between 0 and 1, e.g. 0.95.")
    return level


def proportion_interval(counts: ArrayLike, n: int, confidence_level: float = 0.95) -> Interval:
    """Wilson's score interval for proportions.

    It keeps near its level where a share is close to 0 or 1, where the normal interval fails, and never leaves [0, 1].

    Parameters
    ----------
    counts : array_like of int
        Games in which it happened.
    n : int
        Games in all, at least 1.
    confidence_level : float
        Level of the two-sided interval.

    Returns
    -------
    Interval
        Shares (0 to 1) and the ends of their intervals, of the shape of `counts`.

    Raises
    ------
    SettingError
        No games, a count outside 0..n, or a level that is none.

    Examples
    --------
    >>> proportion_interval([30], 100).low.round(5)
    array([0.21895])
    """
    from scipy.stats import binomtest

    level = checked_level(confidence_level)
    n = operator.index(n)
    hits = np.asarray(counts, dtype=np.int64)
    if n < 1:
        raise SettingError(f"A proportion of {n} games: there must be at least one.")
    if hits.size and (hits.min() < 0 or hits.max() > n):
        raise SettingError(f"A proportion of {n} games: counts must be 0 to {n}, not {hits.min()} to {hits.max()}.")
    values, where = np.unique(hits, return_inverse=True)
    ends = [binomtest(int(k), n).proportion_ci(confidence_level=level, method="wilson") for k in values]
    low = np.array([end.low for end in ends], dtype=np.float64)[where].reshape(hits.shape)
    high = np.array([end.high for end in ends], dtype=np.float64)[where].reshape(hits.shape)
    # at 0 and n the formula leaves a rounding error on the wrong side
    return Interval(hits / n, np.where(hits == 0, 0.0, low), np.where(hits == n, 1.0, high))


def mean_interval(mean: ArrayLike, sd: ArrayLike, n: ArrayLike, confidence_level: float = 0.95) -> Interval:
    """Student's t interval for means.

    Parameters
    ----------
    mean, sd : array_like of float
        Sample means and sample standard deviations (divisor n - 1), in the unit of the measure.
    n : array_like of int
        Sample sizes. Where there are fewer than two values the ends are NaN: one game says nothing about spread.
    confidence_level : float
        Level of the two-sided interval.

    Returns
    -------
    Interval
        Means and the ends of their intervals.

    Raises
    ------
    SettingError
        A level that is none.

    Examples
    --------
    >>> mean_interval(3.0, 0.0, 10).high
    array(3.)
    """
    from scipy.stats import t

    level = checked_level(confidence_level)
    centre, spread, size = np.broadcast_arrays(np.asarray(mean, dtype=np.float64), np.asarray(sd, dtype=np.float64), np.asarray(n, dtype=np.float64))
    enough = size >= 2
    safe = np.where(enough, size, 2.0)
    half = np.where(enough, t.ppf(0.5 + level / 2, safe - 1) * spread / np.sqrt(safe), np.nan)
    return Interval(centre.copy(), np.asarray(centre - half), np.asarray(centre + half))
