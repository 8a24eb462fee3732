"""The beginning of a game at the Table: opening hands and the London mulligan (CR 103.3-103.5, 103.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from ..engine.log import KEPT, MULLIGANED
from ..engine.rules.mulligan import SEVEN
from ..engine.state import UNTAP
from . import turns
from .checking import checked
from .state import as_list
from .things import ZONES

if TYPE_CHECKING:
    from .game import Game

HAND, LIBRARY = ZONES["hand"], ZONES["library"]


def hand_size(game: Game, player: int) -> int:
    """Cards of a player's opening hand after the mulligans taken; of three or more players the first is free (CR 103.5c)."""
    free = 1 if int(game.t.players) > 2 else 0
    return SEVEN - max(0, game.side.opening[player] - free)


def draw_seven(game: Game, player: int) -> None:
    """Shuffle and draw a hand."""
    game.rules.shuffle(game.g, player)
    game.rules.draw(game.g, game.t, player, min(SEVEN, int(game.g.players[player].n_library)))


def choosing(game: Game, player: int) -> None:
    """Only a player who has not kept yet decides about a hand."""
    if player not in game.side.opening:
        raise game.illegal(f"Player {player + 1} has no opening hand to decide about", "103.5")


def mulligan(game: Game, player: int) -> None:
    """Shuffle the hand back, draw seven, put as many as were mulligans on the bottom in any order (CR 103.5)."""
    choosing(game, player)
    if hand_size(game, player) <= 0:
        raise game.illegal("No mulligan from an opening hand of no cards", "103.5")
    game.side.opening[player] += 1
    for o in game.zone(player, HAND):
        game.rules.move(game.g, game.t, o, LIBRARY, 0)
    game.rules.note(game.g, MULLIGANED, player, -1, game.side.opening[player], 0)
    draw_seven(game, player)
    for _ in range(len(game.zone(player, HAND)) - hand_size(game, player)):
        hand = [game.ref(o) for o in game.zone(player, HAND)]
        alike = len({game.name(o) for o, _ in hand}) == 1  # a choice among cards that are all alike is none
        options = hand[:1] if alike else hand
        game.rules.put_on_bottom(game.g, game.t, game.ask(player, "card for the bottom of the library", options)[0])


def keep(game: Game, player: int) -> None:
    """The hand is the opening hand; when all have kept, the first turn begins."""
    choosing(game, player)
    del game.side.opening[player]
    game.rules.note(game.g, KEPT, player, -1, len(game.zone(player, HAND)), sum("Land" in game.card(o).types for o in game.zone(player, HAND)))
    if not game.side.opening:
        for p in range(2):
            game.g.players[p].draws = 0
        turns.begin_step(game, UNTAP)


@checked
class Opening:
    """Beginning a game."""

    _game: Game
    _act: Callable[[Callable[[], Any], list[Any]], Any]
    _player: Callable[[int], int]

    def deal(self, first: int = 1, seed: int = 0) -> Self:
        """A game begins: both libraries are shuffled and each player draws seven cards. Then each keeps, or takes mulligans.

        Of two players the first one has no draw step in the first turn (CR 103.8a). Without `deal` a table is a position in
        the middle of a game, and nobody skips a step.

        Parameters
        ----------
        first : int
            Who takes the first turn.
        seed : int
            Another number gives another order of the libraries.

        Raises
        ------
        IllegalAction
            A library of fewer than seven cards.

        Examples
        --------
        >>> from mtgkit import Table
        >>> table = Table()
        >>> for player in (1, 2):
        ...     table.set_library(player, 60)
        >>> table.deal().mulligan(1).keep(1).keep(2).to("main")
        <Table: player 1's turn 1, main>
        >>> len(table.zone(1, "hand")), len(table.zone(2, "hand"))
        (6, 7)
        """

        def action() -> None:
            g, who = self._game.g, self._player(first)
            for p in range(2):
                if (n := int(g.players[p].n_library)) < SEVEN:
                    raise self._game.illegal(f"The library of player {p + 1} has {n} cards, too few for an opening hand of seven: put more there with set_library or put", "103.5")
            g.game = seed
            g.turn, g.active, g.on_the_play, g.step = 1, who, 1 if who == 0 else 0, UNTAP
            self._game.side.dealt = True
            self._game.side.opening = {who: 0, 1 - who: 0}
            for player in (who, 1 - who):
                draw_seven(self._game, player)

        self._act(action, [])
        return self

    def mulligan(self, player: int, choose: Any = None) -> Self:
        """A player takes a mulligan: seven new cards, of which one for each mulligan goes to the bottom (CR 103.5).

        Of three or more players the first one is free (CR 103.5c). `choose`: the cards for the bottom, one by one; the last is the lowest.

        Raises
        ------
        IllegalAction
            The player has kept, or the hand would be of fewer than no cards.
        """
        self._act(lambda: mulligan(self._game, self._player(player)), as_list(choose))
        return self

    def keep(self, player: int) -> Self:
        """A player keeps the hand. When both have kept, the first turn begins with its untap step; in it nobody has priority."""
        self._act(lambda: keep(self._game, self._player(player)), [])
        return self
