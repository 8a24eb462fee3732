"""Who makes the choices: the mulligan plan and the pilot's preferences."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from ..errors import SettingError

SIZES = range(1, 8)


def _lands(what: str, size: int, lands: int) -> None:
    if not 0 <= int(lands) <= 7:
        raise SettingError(f"London({what}=...): {lands} lands for a hand of {size}; among seven cards there are 0 to 7 lands.")


@dataclass(frozen=True)
class London:
    """The London mulligan (CR 103.5) and the plan by which hands are kept.

    Parameters
    ----------
    keep : mapping of int to collection of int, optional
        Hand size -> numbers of lands among the seven cards drawn with which it is kept. Below the smallest size given a hand
        is kept. Without it the pilot judges the hand by the plan of the deck.
    bottom : mapping of int to mapping of int to int, optional
        Hand size -> lands among the seven -> lands put on the bottom (spells fill the rest).
    free : int, optional
        Free mulligans; None: by format (one in Commander with four players, CR 103.5c, else none).
    keep_free : collection of int, optional
        Numbers of lands with which a hand is kept while mulligans are free.

    Raises
    ------
    SettingError
        A hand size outside 1..7 or a number of lands outside 0..7.

    Examples
    --------
    >>> London(keep={7: {2, 3, 4, 5}, 6: {2, 3, 4}}).smallest
    5
    """

    keep: Mapping[int, Collection[int]] | None = None
    bottom: Mapping[int, Mapping[int, int]] = field(default_factory=dict)
    free: int | None = None
    keep_free: Collection[int] | None = None

    def __post_init__(self) -> None:
        for what, table in (("keep", self.keep or {}), ("bottom", self.bottom)):
            for size, lands in table.items():
                if size not in SIZES:
                    raise SettingError(f"London({what}=...): hand size {size}; sizes are 1 to 7.")
                for n in lands:
                    _lands(what, size, n)
        for size, down in self.bottom.items():
            for held, n in down.items():
                if not 0 <= n <= min(held, 7 - size):
                    raise SettingError(f"London(bottom=...): {n} of {held} lands for a hand of {size}; at most {min(held, 7 - size)} can go to the bottom.")
        for n in self.keep_free or ():
            _lands("keep_free", 7, n)
        if self.free is not None and self.free < 0:
            raise SettingError(f"London(free={self.free}): free mulligans are 0 or more.")

    @property
    def smallest(self) -> int:
        """The hand size at and below which every hand is kept."""
        return min(int(size) for size in self.keep) - 1 if self.keep else 0


@dataclass(frozen=True)
class Pilot:
    """What the pilot prefers.

    Parameters
    ----------
    pursue : bool
        Whether it pursues the lines of play, in the order given; False: they are only watched.
    cast, spare : mapping of str to int
        Priorities by card name that are added to the pilot's own: how much it wants to cast a card (a spell of mana value
        three stands at about 35), how readily it discards it (above 0 it is given up gladly).
    lands_enough : int, optional
        Lands in play and hand beyond which a land is spare; None: by the deck's costs.
    patience : int
        Turns before which nothing is unearthed merely for its damage.
    greedy : bool
        Whether it makes the play it wants most each time, mana first, as long as one can be paid for, without weighing what
        goes together. See `Pilot.simple`.

    Examples
    --------
    >>> Pilot(cast={"Stone Retrieval Unit": 20}).pursue
    True
    """

    pursue: bool = True
    cast: Mapping[str, int] = field(default_factory=dict)
    spare: Mapping[str, int] = field(default_factory=dict)
    lands_enough: int | None = None
    patience: int = 0
    greedy: bool = False

    @classmethod
    def simple(cls) -> Pilot:
        """The greedy pilot: a measure of what planning is worth, and somewhat faster.

        Examples
        --------
        >>> Pilot.simple().greedy
        True
        """
        return cls(greedy=True)
