"""Lines of play: the share of games that had got there by each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import PercentFormatter

from ..errors import SettingError
from .style import CYCLE, DASHES, axes, dress, label_ends, turn_ticks

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..results import Result


def plot_lines(result: Result, ax: Axes | None = None, confidence_level: float = 0.95) -> Axes:
    r"""Draw each line of play as a step curve with its band of Wilson intervals.

    Parameters
    ----------
    result : Result
        The games.
    ax : Axes, optional
        Where to draw; None: a new figure.
    confidence_level : float
        Level of the bands.

    Returns
    -------
    Axes
        With turns (from 1) along x and the share of games along y.

    Raises
    ------
    SettingError
        The games were played without lines, or a level that is none.

    Examples
    --------
    >>> import mtgkit as mk
    >>> from matplotlib.figure import Figure
    >>> result = mk.simulate("24 Island\n36 Stone Retrieval Unit", n_games=100, n_turns=5, lines=["powerstones 1"], rng=1, progress=False)
    >>> plot_lines(result, Figure().subplots()).get_xlabel()
    'turn'
    """
    if not result.settings.lines:
        raise SettingError("There are no lines of play to draw: pass lines=[...] to simulate, e.g. lines=['powerstones 3'].")
    frame = result.lines(confidence_level)
    ax = axes(ax)
    last = result.n_turns
    ends, texts, colours = [], [], []
    for i, (line, rows) in enumerate(frame.groupby("line", sort=False)):
        colour = CYCLE[i % len(CYCLE)]
        # each step lasts from the end of a turn to the end of the next; before turn 1 nothing has happened
        x = np.concatenate([[0], rows["turn"].to_numpy(), [last + 0.5]])
        share, low, high = (np.concatenate([[0.0], rows[name].to_numpy(), [rows[name].iloc[-1]]]) for name in ("probability", "low", "high"))
        ax.fill_between(x[1:], low[1:], high[1:], step="post", color=colour, alpha=0.25, linewidth=0)
        ax.step(x, share, where="post", color=colour, linestyle=DASHES[i // len(CYCLE) % len(DASHES)], linewidth=1.8, label=str(line))
        ends.append(float(share[-1]))
        texts.append(f"{line}: {share[-1]:.1%}")
        colours.append(colour)
    ax.set_xlim(0.5, last + 0.5)
    top = float(frame["high"].max())
    ax.set_ylim(0, min(max(1.08 * top, 0.02), 1.0) if top < 0.9 else 1.0)
    ax.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0 if ax.get_ylim()[1] > 0.08 else None))
    turn_ticks(ax, last)
    label_ends(ax, last + 0.5, ends, texts, colours)
    name = f": {result.deck.name}" if result.deck.name else ""
    dress(ax, f"Lines of play by turn{name}", "turn", "share of games that had got there", f"Bands: {confidence_level:.0%} Wilson intervals. {result.caption}.")
    return ax
