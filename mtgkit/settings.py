"""What decides a run beside its deck and its key, as one value that can be written down and read back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from .engine.plans import London, Pilot
from .errors import SettingError

if TYPE_CHECKING:
    from .cards.card import Card
    from .decks import Deck
    from .engine.setup import Setup


def key_of(generator: np.random.Generator) -> int:
    """The key that all games of a run share, drawn from a generator: 64 bits, unsigned."""
    return int(generator.integers(2**64 - 1, dtype=np.uint64, endpoint=True))


@dataclass(frozen=True)
class Settings:
    """Settings of a simulation.

    Attributes
    ----------
    n_turns : int
        Turns of each game, counted from 1.
    on_the_play : bool or None
        None: a coin flip each game.
    lines : tuple of str
        Lines of play, as the user wrote them.
    mulligan : London
        The mulligan plan.
    pilot : Pilot
        Who makes the choices.
    players : int or None
        Players at the table; None: by format (four with a commander, else two).
    own : tuple of Card
        The user's own cards.
    own_names : tuple of str
        Their names: all that a file keeps of them.

    Examples
    --------
    >>> Settings(n_turns=8, on_the_play=True).start
    'on the play'
    """

    n_turns: int
    on_the_play: bool | None
    lines: tuple[str, ...] = ()
    mulligan: London = field(default_factory=London)
    pilot: Pilot = field(default_factory=Pilot)
    players: int | None = None
    own: tuple[Card, ...] = ()
    own_names: tuple[str, ...] = ()

    @property
    def start(self) -> str:
        """Who begins, in words."""
        return {True: "on the play", False: "on the draw", None: "coin flip for the play"}[self.on_the_play]

    def setup(self, deck: Deck, key: int) -> Setup:
        """Turn deck and settings into the engine's tables.

        Raises
        ------
        LineError
            A line of play that cannot be read, or names a card that is not in the deck.
        SettingError
            The user's own cards are not at hand.
        """
        own = {card.name: card for card in self.own}
        if lost := [name for name in self.own_names if name not in own]:
            raise SettingError(f"These games were played with cards of your own, {', '.join(lost)}, which no file holds: give them to Result.from_csv(folder, cards=[...]).")
        from .engine.setup import prepare
        from .lines import parse

        names = [*deck.main, *deck.commanders]
        lines = tuple(parse(text, names, own) for text in self.lines)
        return prepare(deck, lines=lines, mulligan=self.mulligan, pilot=self.pilot, n_turns=self.n_turns, on_the_play=self.on_the_play, key=key, players=self.players, own=own)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as what JSON can hold."""
        m, p = self.mulligan, self.pilot
        return {
            "n_turns": self.n_turns,
            "on_the_play": self.on_the_play,
            "lines": list(self.lines),
            "mulligan": {
                "keep": _lists(m.keep),
                "bottom": {str(s): {str(k): int(n) for k, n in b.items()} for s, b in m.bottom.items()},
                "free": m.free,
                "keep_free": _list(m.keep_free),
            },
            "pilot": {"pursue": p.pursue, "cast": dict(p.cast), "spare": dict(p.spare), "lands_enough": p.lands_enough, "patience": p.patience, "greedy": p.greedy},
            "players": self.players,
            "own_cards": list(self.own_names),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], own: tuple[Card, ...] = ()) -> Settings:
        """Read what `to_json` gave.

        Raises
        ------
        SettingError
            A setting is missing or makes no sense.
        """
        try:
            m, p = data["mulligan"], data["pilot"]
            mulligan = London(
                keep=None if m["keep"] is None else {int(size): set(lands) for size, lands in m["keep"].items()},
                bottom={int(size): {int(k): n for k, n in table.items()} for size, table in m["bottom"].items()},
                free=m["free"],
                keep_free=None if m["keep_free"] is None else set(m["keep_free"]),
            )
            return cls(int(data["n_turns"]), data["on_the_play"], tuple(data["lines"]), mulligan, Pilot(**p), data["players"], own, tuple(data["own_cards"]))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise SettingError(f"These settings can't be read: {type(error).__name__}: {error}.") from error


def _list(lands: Collection[int] | None) -> list[int] | None:
    return None if lands is None else sorted(int(n) for n in lands)


def _lists(keep: Mapping[int, Collection[int]] | None) -> dict[str, list[int] | None] | None:
    return None if keep is None else {str(size): _list(lands) for size, lands in keep.items()}
