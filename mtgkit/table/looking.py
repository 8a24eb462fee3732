"""What there is to see at the Table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..engine.encode import TYPES
from ..errors import SettingError
from . import position, turns, view
from .checking import checked
from .things import ZONES, Mana, Thing

if TYPE_CHECKING:
    import pandas as pd

    from .game import Game


@checked
class Looking:
    """Looking changes nothing; what is shown is read when it is asked for."""

    _game: Game
    _player: Callable[[int], int]

    def zone(self, player: int, zone: str) -> list[Thing]:
        """The things in a zone: of their owner, on the battlefield of their controller; the top of a library is last."""
        if zone not in ZONES or zone == "stack":
            raise SettingError(f"zone={zone!r}: the zones of a player are {', '.join(z for z in ZONES if z != 'stack')}.")
        return [Thing(self._game, o) for o in self._game.zone(self._player(player), ZONES[zone])]

    def names(self, player: int, zone: str) -> list[str]:
        """The names in a zone, in order of the alphabet."""
        return sorted(thing.name for thing in self.zone(player, zone))

    def find(self, name: str, player: int | None = None, zone: str | None = None) -> Thing:
        """The first thing of a name, on the battlefield first.

        Raises
        ------
        IllegalAction
            There is none.
        """
        return position.find(self._game, name, None if player is None else self._player(player), zone)

    def pool(self, player: int = 1) -> list[Mana]:
        """The mana in a player's pool."""
        return position.pool(self._game, self._player(player))

    def mana(self, player: int = 1) -> str:
        """The mana in a player's pool as letters in the order WUBRGC, restrictions aside."""
        pool = self._game.g.players[self._player(player)].pool
        return "".join(k * int(pool[:, i].sum()) for i, k in enumerate(TYPES))

    def life(self, player: int) -> int:
        """A player's life."""
        return int(self._game.g.players[self._player(player)].life)

    def has_lost(self, player: int) -> bool:
        """Whether a player has lost the game (CR 704.5)."""
        return self._player(player) in self._game.side.lost

    @property
    def stack(self) -> list[str]:
        """What is on the stack, the top last: names of spells, "ability of X"."""
        return view.stack(self._game)

    @property
    def turn(self) -> int:
        """The number of the turn, counted for both players together as rounds."""
        return int(self._game.g.turn)

    @property
    def step(self) -> str:
        """The step of the turn."""
        return next(name for name, number in turns.NAMES.items() if number == int(self._game.g.step))

    @property
    def active(self) -> int:
        """Whose turn it is: 1 or 2."""
        return int(self._game.g.active) + 1

    @property
    def log(self) -> pd.DataFrame:
        """What has happened: one row an event."""
        return view.log(self._game)

    @property
    def not_played(self) -> dict[str, list[str]]:
        """What the Table does not play of the cards that are at it, by card, in short words.

        Examples
        --------
        >>> from mtgkit import Table
        >>> table = Table()
        >>> thing = table.put("Grafdigger's Cage")
        >>> table.not_played
        {"Grafdigger's Cage": ['casting from graveyards and libraries']}
        """
        return view.not_played(self._game)

    def text(self) -> str:
        """The board as text."""
        return view.text(self._game)
