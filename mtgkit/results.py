"""The Result of a simulation: frames, intervals, pictures, files, and every game to be opened again by its number."""

from __future__ import annotations

import html
import operator
import warnings
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .engine.columns import GAMES, TURNS
from .errors import MtgkitWarning, SettingError
from .settings import Settings
from .stats.intervals import checked_level
from .summaries import cards_frame, coverage_line, lines_frame, summary_frame, waiting_frame

if TYPE_CHECKING:
    import pandas as pd

    from .cards.card import Card
    from .decks import Deck
    from .engine.batch import Block
    from .plots import Plots
    from .table import Replay


class Result:
    """What many games of one deck gave.

    A Result is made by `mtgkit.simulate` or read by `Result.from_csv`. Its frames are views of its columns: change a copy.

    Attributes
    ----------
    deck : Deck
        The deck that was played.
    settings : Settings
        Everything else that decides a game.
    seed : int or str
        The `rng` that was given; with None, a number was drawn that gives the same games again. A generator is named only:
        what it gives depends on how often it was used before.
    key : int
        Unsigned 64-bit key of the games' random numbers.
    n_games, n_turns : int
        Games, and turns of each.
    coverage : DataFrame
        card, copies, modelled, left_out: what of the deck was played as written.
    interrupted : bool
        Whether the run was stopped before all games were played; the games are the first `n_games` of it.
    versions : dict of str to str
        Versions of mtgkit, its rules edition and its tools that played the games.
    """

    def __init__(
        self,
        deck: Deck,
        settings: Settings,
        block: Block,
        names: tuple[str, ...],
        *,
        seed: int | str,
        key: int,
        coverage: pd.DataFrame,
        versions: Mapping[str, str],
        interrupted: bool = False,
    ) -> None:
        self.deck = deck
        self.settings = settings
        self.seed = seed
        self.key = key
        self.coverage = coverage
        self.interrupted = interrupted
        self.versions = dict(versions)
        self.n_games = len(block.games["mulligans"])
        self.n_turns = settings.n_turns
        self._block = block
        self._names = names

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row a game; for each line of play the turn in which it was reached, <NA> for never."""
        import pandas as pd

        block = self._block
        columns: dict[str, Any] = {"game": np.arange(self.n_games, dtype=GAMES["game"][0])}
        for name, (kind, _) in list(GAMES.items())[1:]:
            columns[name] = _first_turn(block.games[name]) if kind == "Int16" else block.games[name].astype(kind, copy=False)
        columns |= {line: _first_turn(first) for line, first in zip(self.settings.lines, block.lines, strict=True)}
        return pd.DataFrame(columns, copy=False)

    @cached_property
    def turns(self) -> pd.DataFrame:
        """One row a game and turn, with the measures of `engine.columns.TURNS`."""
        import pandas as pd

        columns: dict[str, Any] = {
            "game": np.repeat(np.arange(self.n_games, dtype=TURNS["game"][0]), self.n_turns),
            "turn": np.tile(np.arange(1, self.n_turns + 1, dtype=TURNS["turn"][0]), self.n_games),
        }
        return pd.DataFrame(columns | self._block.turns, copy=False)

    @cached_property
    def cards(self) -> pd.DataFrame:
        """One row a card and turn, counted over games (`engine.columns.CARDS`)."""
        return cards_frame(self._names, self._block.cards, self.n_games)

    def summary(self, confidence_level: float = 0.95) -> pd.DataFrame:
        r"""Sum up the turns: one row a turn and measure.

        Parameters
        ----------
        confidence_level : float
            Level of the t interval of the mean.

        Returns
        -------
        DataFrame
            turn, measure, mean, low, high, sd, q05, q25, median, q75, q95, games.

        Raises
        ------
        SettingError
            A level that is none.

        Examples
        --------
        >>> import mtgkit as mk
        >>> deck = mk.Deck.from_text("24 Island\n36 Stone Retrieval Unit")
        >>> frame = mk.simulate(deck, n_games=100, n_turns=3, rng=1, progress=False).summary()
        >>> frame["turn"].max()
        np.int16(3)
        """
        return summary_frame(self._block.turns, self.n_games, self.n_turns, checked_level(confidence_level))

    def lines(self, confidence_level: float = 0.95) -> pd.DataFrame:
        """Share of games that had reached each line by each turn, with Wilson's interval.

        Parameters
        ----------
        confidence_level : float
            Level of the interval.

        Returns
        -------
        DataFrame
            line, turn, probability, low, high, reached (games), games.

        Raises
        ------
        SettingError
            A level that is none.
        """
        return lines_frame(self.settings.lines, self._block.lines, self.n_turns, checked_level(confidence_level))

    def waiting(self, confidence_level: float = 0.95) -> pd.DataFrame:
        """Describe the waiting time of each line of play.

        Parameters
        ----------
        confidence_level : float
            Level of the intervals.

        Returns
        -------
        DataFrame
            line; reached, reached_low, reached_high (share within the turns played); mean_turn, mean_turn_low,
            mean_turn_high (among those games); median_turn (of all games, <NA> when fewer than half got there); ended and
            censored (shares that had not got there when the game, or the turns played, ended); games.

        Raises
        ------
        SettingError
            A level that is none.
        """
        return waiting_frame(self.settings.lines, self._block.lines, self._block.games["ended"], self.n_turns, checked_level(confidence_level))

    def replay(self, game: int) -> Replay:
        """Play one game again on a Table, step by step.

        Parameters
        ----------
        game : int
            Number of the game, from 0.

        Raises
        ------
        SettingError
            The run has no such game.
        """
        try:
            number = operator.index(game)
        except TypeError:
            number = -1
        if not 0 <= number < self.n_games:
            raise SettingError(f"replay({game!r}): this run has the games 0 to {self.n_games - 1}.")
        from .table import Replay

        table = Replay(self.settings.setup(self.deck, self.key), number)
        own = self.turns.iloc[number * self.n_turns : (number + 1) * self.n_turns]
        if not np.array_equal(table.turns[own.columns].to_numpy(), own.to_numpy()):
            warnings.warn(f"Game {number}, played again, is not the game of this Result: it was played by {self.versions}.", MtgkitWarning, stacklevel=2)
        return table

    @property
    def plot(self) -> Plots:
        """Pictures: `plot.mana()`, `plot.lines()`, `plot.hands()`."""
        from .plots import Plots

        return Plots(self)

    def to_csv(self, folder: str | Path, encoding: str = "utf-8") -> Path:
        """Write games.csv, turns.csv, summary.csv, lines.csv, cards.csv and run.json.

        Nothing is left half-written: the files appear together, or none does.

        Parameters
        ----------
        folder : str or path
            Where to; made when it does not exist. Files of these names in it are replaced.
        encoding : str
            "utf-8", or "utf-8-sig" for spreadsheets that take plain UTF-8 for something else.

        Returns
        -------
        Path
            The folder.

        Raises
        ------
        OutputError
            The folder cannot be written.
        """
        from .csv_files import write

        return write(self, folder, encoding)

    @classmethod
    def from_csv(cls, folder: str | Path, cards: Iterable[Card] = ()) -> Result:
        """Read a Result that `to_csv` wrote; its frames are equal to those written.

        Parameters
        ----------
        folder : str or path
            The folder.
        cards : iterable of Card
            The cards of your own that were played, which no file holds; needed for `replay` only.

        Raises
        ------
        OutputError
            A file or column is missing, or the files don't belong together.
        """
        from .csv_files import read

        return cls(**read(folder, tuple(cards)))

    @property
    def caption(self) -> str:
        """How the figures were made, in one line: games, turns, start, seed, coverage."""
        bound = int(np.count_nonzero(self._block.games["bound_hit"]))
        parts = [
            f"{self.n_games:,} games of {self.n_turns} turns{' (interrupted)' if self.interrupted else ''}",
            self.settings.start,
            f"seed {self.seed}",
            coverage_line(self.coverage),
            *([f"{bound:,} games outgrew the engine's record"] if bound else []),
        ]
        return "; ".join(parts)

    def __repr__(self) -> str:
        """Name the deck and how it was played."""
        return f"<Result of {self.deck.name or 'a deck'}: {self.caption}>"

    def _repr_html_(self) -> str:
        """Show the main figures: mana by turn, and the lines of play."""
        means = self.summary().pivot_table(index="turn", columns="measure", values="mean")[["lands", "powerstones", "mana", "mana_spent", "mana_stranded"]]
        text = html.escape(f"{self.deck.name or 'Deck'}: {self.caption}")
        body = f"<p><strong>mtgkit Result</strong><br>{text}</p><p>Means by turn</p>{means.to_html(float_format='{:.2f}'.format)}"
        if self.settings.lines:
            table = self.waiting().set_index("line")[["reached", "reached_low", "reached_high", "mean_turn", "censored"]]
            body += f"<p>Lines of play, within {self.n_turns} turns (95% intervals)</p>{table.to_html(float_format='{:.4f}'.format)}"
        return f"<div>{body}</div>"


def _first_turn(values: np.ndarray) -> pd.api.extensions.ExtensionArray:
    """Make a column of turns in which something happened, with 0 (never) as missing."""
    import pandas as pd

    return pd.arrays.IntegerArray(values.astype(np.int16, copy=False), values == 0, copy=False)
