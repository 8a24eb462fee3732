"""Waiting times: the first turn of something, when games are watched for a limited number of turns.

A game that has not got there by its last turn is not a game that never would: it is censored. Every game is watched for
the same turns, so the share that got there by turn t needs no correction; a mean over all games can't be had, and is
given for what it is, the mean among the games that got there.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import SettingError
from .intervals import Interval, mean_interval, proportion_interval

Turns = NDArray[np.int16]


class Waiting(NamedTuple):
    """Waiting times of one line of play.

    Attributes
    ----------
    games : int
        Games watched.
    reached : Interval
        Share of the games that got there within the turns watched.
    mean_turn : Interval
        Mean turn among the games that got there; NaN where none did.
    median_turn : int
        First turn by which half of all games had got there; 0: fewer than half did.
    ended : float
        Share of the games that ended before they got there.
    censored : float
        Share of the games that had neither got there nor ended by the last turn.
    """

    games: int
    reached: Interval
    mean_turn: Interval
    median_turn: int
    ended: float
    censored: float


def _checked(first: Turns, n_turns: int) -> Turns:
    if first.ndim != 1 or not len(first):
        raise SettingError("Waiting times need at least one game.")
    if int(first.min()) < 0 or int(first.max()) > n_turns:
        raise SettingError(f"Waiting times: turns must be 1 to {n_turns}, or 0 for never; found {first.min()} to {first.max()}.")
    return first


def reached_by_turn(first: Turns, n_turns: int) -> NDArray[np.int64]:
    """Count the games that had got there by each turn.

    Parameters
    ----------
    first : ndarray of int
        For each game the turn (from 1) in which it got there; 0: not within the turns watched.
    n_turns : int
        Turns watched.

    Returns
    -------
    ndarray of int64, shape (n_turns,)
        Games that had got there by the end of turns 1, 2, ..., n_turns.

    Raises
    ------
    SettingError
        No games, or a turn outside 0..n_turns.

    Examples
    --------
    >>> reached_by_turn(np.array([2, 0, 3, 2], dtype=np.int16), 4)
    array([0, 2, 3, 3])
    """
    return np.cumsum(np.bincount(_checked(first, n_turns), minlength=n_turns + 1)[1:])


def incidence(first: Turns, n_turns: int, confidence_level: float = 0.95) -> Interval:
    """Cumulative incidence: the share of games that had got there by each turn, with Wilson intervals.

    Parameters
    ----------
    first, n_turns
        As for `reached_by_turn`.
    confidence_level : float
        Level of each turn's interval.

    Raises
    ------
    SettingError
        No games, or a turn outside 0..n_turns.

    Examples
    --------
    >>> incidence(np.array([2, 0, 3, 2], dtype=np.int16), 4).estimate
    array([0.  , 0.5 , 0.75, 0.75])
    """
    return proportion_interval(reached_by_turn(first, n_turns), len(first), confidence_level)


def waiting_time(first: Turns, n_turns: int, ended: Turns | None = None, confidence_level: float = 0.95) -> Waiting:
    """Describe the waiting time of one line of play.

    Parameters
    ----------
    first, n_turns
        As for `reached_by_turn`.
    ended : ndarray of int, optional
        For each game the turn in which it ended; 0: it did not.
    confidence_level : float
        Level of the intervals.

    Raises
    ------
    SettingError
        No games, or a turn outside 0..n_turns.

    Examples
    --------
    >>> w = waiting_time(np.array([2, 0, 3, 2], dtype=np.int16), 4)
    >>> w.median_turn, w.censored
    (2, 0.25)
    """
    counts = reached_by_turn(first, n_turns)
    n = len(first)
    got = first[first > 0].astype(np.float64)
    mean = float(got.mean()) if len(got) else float("nan")
    sd = float(got.std(ddof=1)) if len(got) > 1 else float("nan")
    half = np.flatnonzero(2 * counts >= n)
    over = 0 if ended is None else int(np.count_nonzero((first == 0) & (ended > 0)))
    return Waiting(
        games=n,
        reached=proportion_interval(len(got), n, confidence_level),
        mean_turn=mean_interval(mean, sd, len(got), confidence_level),
        median_turn=int(half[0]) + 1 if len(half) else 0,
        ended=over / n,
        censored=(n - len(got) - over) / n,
    )
