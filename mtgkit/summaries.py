"""Frames that sum up many games: by turn and measure, by line of play, by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .engine.columns import CARDS, MEASURES
from .stats.intervals import mean_interval
from .stats.waiting import incidence, reached_by_turn, waiting_time

if TYPE_CHECKING:
    import pandas as pd

Column = NDArray[np.int16]
QUANTILES = {"q05": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95}


def summary_frame(turns: dict[str, Column], n_games: int, n_turns: int, confidence_level: float) -> pd.DataFrame:
    """One row a turn and measure: mean with its interval, standard deviation, quantiles.

    A quantile is a value that occurred: the smallest that at least this share of the games did not exceed.
    """
    import pandas as pd

    rows: list[tuple[Any, ...]] = []
    for turn in range(n_turns):
        for measure in MEASURES:
            values = turns[measure][turn::n_turns]
            base = int(values.min())
            counts = np.bincount(values.astype(np.int64) - base)
            kinds = np.arange(base, base + len(counts), dtype=np.float64)
            mean = float(counts @ kinds) / n_games
            sd = float(np.sqrt(counts @ (kinds - mean) ** 2 / (n_games - 1))) if n_games > 1 else float("nan")
            up_to = np.cumsum(counts)
            # counts are compared as whole numbers: 0.95 * n may fall a hair above the count that is meant
            found = [base + int(np.searchsorted(up_to, int(np.ceil(round(q * n_games, 6))))) for q in QUANTILES.values()]
            rows.append((turn + 1, measure, mean, sd, *found))
    frame = pd.DataFrame(rows, columns=["turn", "measure", "mean", "sd", *QUANTILES])
    ends = mean_interval(frame["mean"].to_numpy(), frame["sd"].to_numpy(), n_games, confidence_level)
    frame.insert(3, "low", ends.low)
    frame.insert(4, "high", ends.high)
    frame["games"] = n_games
    return frame.astype({"turn": "int16", "games": "int64", **dict.fromkeys(QUANTILES, "int16")})


def lines_frame(names: tuple[str, ...], lines: Column, n_turns: int, confidence_level: float) -> pd.DataFrame:
    """One row a line and turn: the share of games that had reached it by then, with Wilson's interval."""
    import pandas as pd

    n_games = lines.shape[1]
    found = [incidence(first, n_turns, confidence_level) for first in lines]

    def column(values: list[NDArray[Any]], kind: str) -> NDArray[Any]:
        return np.concatenate(values).astype(kind) if values else np.empty(0, kind)

    return pd.DataFrame(
        {
            "line": pd.Series([name for name in names for _ in range(n_turns)], dtype="str"),
            "turn": np.tile(np.arange(1, n_turns + 1, dtype=np.int16), len(names)),
            "probability": column([f.estimate for f in found], "float64"),
            "low": column([f.low for f in found], "float64"),
            "high": column([f.high for f in found], "float64"),
            "reached": column([reached_by_turn(first, n_turns) for first in lines], "int64"),
            "games": np.full(len(names) * n_turns, n_games, dtype=np.int64),
        }
    )


def waiting_frame(names: tuple[str, ...], lines: Column, ended: Column, n_turns: int, confidence_level: float) -> pd.DataFrame:
    """One row a line: share reached, mean turn among those games, and the shares that ended or were censored."""
    import pandas as pd

    rows = []
    for first in lines:
        w = waiting_time(first, n_turns, ended, confidence_level)
        reached, mean = (tuple(float(x) for x in part) for part in (w.reached, w.mean_turn))
        rows.append((*reached, *mean, w.median_turn, w.ended, w.censored, w.games))
    columns = ["reached", "reached_low", "reached_high", "mean_turn", "mean_turn_low", "mean_turn_high", "median_turn", "ended", "censored", "games"]
    frame = pd.DataFrame(rows, columns=columns).astype({**dict.fromkeys(columns, "float64"), "median_turn": "Int16", "games": "int64"})
    frame["median_turn"] = frame["median_turn"].mask(frame["median_turn"] == 0)
    frame.insert(0, "line", pd.Series(list(names), dtype="str"))
    return frame


def cards_frame(names: tuple[str, ...], counts: NDArray[np.int64], n_games: int) -> pd.DataFrame:
    """One row a card and turn: in how many games it was drawn, castable, cast, and why it was not castable."""
    import pandas as pd

    n_cards, n_turns, _ = counts.shape
    return pd.DataFrame(
        {
            "card": pd.Series([name for name in names for _ in range(n_turns)], dtype="str"),
            "turn": np.tile(np.arange(1, n_turns + 1, dtype=np.int16), n_cards),
            **{kind: counts[:, :, k].ravel() for k, kind in enumerate(CARDS)},
            "games": np.full(n_cards * n_turns, n_games, dtype=np.int64),
        }
    )


def coverage_line(coverage: pd.DataFrame) -> str:
    """Say in one line how much of a deck is played as written.

    Parameters
    ----------
    coverage : DataFrame
        As from `Deck.coverage`: card, copies, modelled, left_out.
    """
    copies = coverage.groupby("modelled")["copies"].sum()
    total = int(coverage["copies"].sum())
    full = int(copies.get("full", 0))
    rest = [f"{int(copies[kind])} {kind}" for kind in ("partial", "body only", "unknown") if kind in copies.index]
    return f"{full} of {total} cards played in full" + (f" ({', '.join(rest)})" if rest else "")
