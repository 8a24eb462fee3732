"""Exact laws of drawing cards without putting them back: what needs no simulation, and what checks one."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from itertools import product

import numpy as np

from ..errors import SettingError
from .intervals import Floats


def cards_seen(turn: int, on_the_play: bool, hand: int = 7) -> int:
    """Cards seen by the main phase of a turn: the opening hand and one draw a turn, none in turn 1 on the play.

    Parameters
    ----------
    turn : int
        The player's own turn, from 1.
    on_the_play : bool
        Whether the player took the first turn (CR 103.8a: no draw in it).
    hand : int
        Cards in the opening hand.

    Raises
    ------
    SettingError
        A turn before the first, or a negative hand.

    Examples
    --------
    >>> cards_seen(4, on_the_play=True), cards_seen(4, on_the_play=False)
    (10, 11)
    """
    if operator.index(turn) < 1 or operator.index(hand) < 0:
        raise SettingError(f"Cards seen by turn {turn} with a hand of {hand}: turns start at 1, hands at 0 cards.")
    return hand + turn - bool(on_the_play)


def _check(cards: int, groups: Sequence[int], drawn: int) -> None:
    if min(cards, drawn, *groups) < 0 or sum(groups) > cards or drawn > cards:
        raise SettingError(f"Drawing {drawn} of {cards} cards, {list(groups)} of them wanted: none may be negative, and no part larger than the whole.")


def copies_drawn(copies: int, cards: int, drawn: int) -> Floats:
    """Law of the number of copies among the cards drawn.

    Parameters
    ----------
    copies : int
        Copies in the library at the start.
    cards : int
        Cards in the library at the start.
    drawn : int
        Cards drawn.

    Returns
    -------
    ndarray of float, shape (copies + 1,)
        Probability of 0, 1, ..., copies of them.

    Raises
    ------
    SettingError
        A negative number, or a part larger than the whole.

    Examples
    --------
    >>> copies_drawn(1, 60, 15)
    array([0.75, 0.25])
    """
    from scipy.stats import hypergeom

    _check(cards, [copies], drawn)
    return np.asarray(hypergeom.pmf(np.arange(copies + 1), cards, copies, drawn), dtype=np.float64)


def at_least(wanted: int, copies: int, cards: int, drawn: int) -> float:
    """Probability of at least so many copies among the cards drawn.

    Parameters
    ----------
    wanted : int
        Copies wanted.
    copies, cards, drawn
        As for `copies_drawn`.

    Raises
    ------
    SettingError
        A negative number, or a part larger than the whole.

    Examples
    --------
    >>> round(at_least(1, 4, 60, 7), 4)
    0.3995
    """
    from scipy.stats import hypergeom

    _check(cards, [copies], drawn)
    return float(hypergeom.sf(wanted - 1, cards, copies, drawn))


def at_least_each(wanted: Sequence[int], copies: Sequence[int], cards: int, drawn: int) -> float:
    """Probability of at least so many of each of several cards together.

    Parameters
    ----------
    wanted, copies : sequence of int
        For each card the copies wanted, and those in the library at the start; no card counts twice.
    cards, drawn
        As for `copies_drawn`.

    Raises
    ------
    SettingError
        Lists of unequal length, a negative number, or a part larger than the whole.

    Examples
    --------
    >>> round(at_least_each([1, 1], [4, 4], 60, 10), 4)
    0.2653
    """
    from scipy.stats import multivariate_hypergeom

    if len(wanted) != len(copies) or not copies:
        raise SettingError(f"{len(wanted)} numbers wanted of {len(copies)} cards: give one number for each card.")
    _check(cards, copies, drawn)
    kinds = [*copies, cards - sum(copies)]
    found = [hand for hand in product(*(range(max(w, 0), min(c, drawn) + 1) for w, c in zip(wanted, copies, strict=True))) if sum(hand) <= drawn]
    if not found:
        return 0.0
    hands = np.array([[*hand, drawn - sum(hand)] for hand in found])
    hands = hands[hands[:, -1] <= kinds[-1]]
    return float(multivariate_hypergeom.pmf(hands, kinds, drawn).sum()) if len(hands) else 0.0
