"""The Table: one game, step by step, by the same compiled rules that the batch uses."""

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.batch import begin_game
from ..engine.columns import CARDS, MEASURES, TURNS
from ..engine.compile import compile_all, load
from ..engine.measures import N_MEASURES, write_turn
from ..engine.state import GAME, OVER, UNTAP
from ..engine.turn import advance
from ..sentences import STEPS, sentence

if TYPE_CHECKING:
    import pandas as pd

    from ..engine.setup import Setup


@dataclass(frozen=True)
class Board:
    """What lies on the table after one step.

    Attributes
    ----------
    turn, step : int, str
        The player's own turn (from 1; 0 before the first) and the step of the turn.
    events : int
        How many events of the log have happened by then.
    hand, battlefield, graveyard, exile : tuple of str
        The player's cards; on the battlefield "(tapped)" is written behind the name.
    life : tuple of int
        Life of the player and of the opponent.
    library : int
        Cards in the player's library.
    """

    turn: int
    step: str
    events: int
    hand: tuple[str, ...]
    battlefield: tuple[str, ...]
    graveyard: tuple[str, ...]
    exile: tuple[str, ...]
    life: tuple[int, int]
    library: int


class Replay:
    """A whole game, to be read and stepped through; `Result.replay` makes one.

    Attributes
    ----------
    log : DataFrame
        One row an event: turn, step, player, event (a sentence).
    turns : DataFrame
        The rows of this game as they stand in `Result.turns`.
    at : int
        The cursor: how many steps of the game have been made.
    """

    def __init__(self, setup: Setup, game: int) -> None:
        """Play game number `game` of a setup and keep every step of it."""
        self.setup, self.game, self.at = setup, game, 0
        self._play()

    def _play(self) -> None:
        compile_all()
        go: Any = load(advance)
        begin: Any = load(begin_game)
        write: Any = load(write_turn)
        g: Any = np.zeros(1, GAME)[0]
        t, w = self.setup.tables[0], self.setup.policy[0]
        n_turns = self.setup.n_turns
        self._rows = np.zeros((N_MEASURES, n_turns), np.int16)
        cards = np.zeros((n_turns, len(CARDS), len(self.setup.names)), np.int32)
        begin(g, t, w, np.uint64(self.setup.key), self.game, -1 if self.setup.on_the_play is None else int(self.setup.on_the_play))
        g.logging = 1
        self._boards = [self._board(g)]
        written = 0
        while written < n_turns:
            before = int(g.n_log)
            go(g, t, w)
            if g.step == OVER or (g.step == UNTAP and g.turn > written):
                write(g, t, self._rows, written, cards)
                written += 1
            if g.n_log > before:
                self._boards.append(self._board(g))
            if g.step == OVER:
                break
        self._events = [(int(e.turn), STEPS[int(e.step)], int(e.player), sentence(e, self.setup)) for e in g.log[: g.n_log]]
        self.ended = int(g.turn) if g.step == OVER else None
        self.mulligans, self.on_the_play = int(g.mulligans), bool(g.on_the_play)

    def _board(self, g: Any) -> Board:
        rows, p = self.setup.rows, g.players[0]
        there = [g.objects[o] for o in g.battlefield[: g.n_battlefield]]
        return Board(
            int(g.turn), STEPS[int(g.step)], int(g.n_log), tuple(rows[g.objects[o].row] for o in p.hand[: p.n_hand]),
            tuple(rows[o.row] + (" (tapped)" if o.tapped else "") for o in there), tuple(rows[g.objects[o].row] for o in p.graveyard[: p.n_graveyard]),
            tuple(rows[g.objects[o].row] for o in p.exile[: p.n_exile]), (int(p.life), int(g.players[1].life)), int(p.n_library),
        )  # fmt: skip

    @property
    def log(self) -> pd.DataFrame:
        """The events of the game in sentences, one a row."""
        import pandas as pd

        told = [e for e in self._events if e[3]]
        return pd.DataFrame(told, columns=["turn", "step", "player", "event"])

    @property
    def turns(self) -> pd.DataFrame:
        """The measures of each turn, as in `Result.turns`."""
        import pandas as pd

        n = self.setup.n_turns
        columns: dict[str, Any] = {"game": np.full(n, self.game), "turn": np.arange(1, n + 1)}
        columns |= dict(zip(MEASURES, self._rows, strict=True))
        return pd.DataFrame({name: np.asarray(columns[name]).astype(dtype) for name, (dtype, _) in TURNS.items()})

    @property
    def board(self) -> Board:
        """What lies on the table at the cursor."""
        return self._boards[self.at]

    def step(self, n: int = 1) -> Replay:
        """Move the cursor `n` steps on, at most to the end."""
        self.at = max(0, min(self.at + n, len(self._boards) - 1))
        return self

    def back(self, n: int = 1) -> Replay:
        """Move the cursor `n` steps back, at most to the beginning."""
        return self.step(-n)

    def text(self) -> str:
        """The whole game as text, turn by turn."""
        out, turn = [], -1
        for number, step, _, event in self._events:
            if event and number != turn:
                turn = number
                out.append(f"\n== turn {turn} ==" if turn else f"Game {self.game}, on the {'play' if self.on_the_play else 'draw'}")
            if event and not event.startswith("Turn "):
                out.append(f"  {step:>12}  {event}")
        return "\n".join(out) + "\n"

    def __repr__(self) -> str:
        """A short name."""
        b = self.board
        return f"<Replay: game {self.game}, turn {b.turn}, {b.step}, step {self.at} of {len(self._boards) - 1}>"

    def _repr_html_(self) -> str:
        """The board at the cursor, and what happened in the step before it."""
        b = self.board
        first = self._boards[self.at - 1].events if self.at else 0
        told = [e[3] for e in self._events[first : b.events] if e[3]]
        zones = (("Battlefield", b.battlefield), ("Hand", b.hand), ("Graveyard", b.graveyard), ("Exile", b.exile))
        lines = "".join(f"<tr><th style='text-align:left'>{name}</th><td style='text-align:left'>{html.escape(', '.join(_counted(cards)) or '-')}</td></tr>" for name, cards in zones)
        head = f"Game {self.game}, turn {b.turn}, {b.step} (step {self.at} of {len(self._boards) - 1}): {b.life[0]} life, opponent {b.life[1]}, library {b.library}"
        return f"<div><b>{html.escape(head)}</b><table>{lines}</table><ul>{''.join(f'<li>{html.escape(e)}</li>' for e in told)}</ul></div>"


def _counted(cards: tuple[str, ...]) -> list[str]:
    """Equal names together, in the order of the first: "2 Island"."""
    counts = {name: cards.count(name) for name in dict.fromkeys(cards)}
    return [f"{n} {name}" if n > 1 else name for name, n in counts.items()]
