"""Mana by turn: what it may be spent on, and what is stranded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.container import BarContainer

from .style import BLACK, BLUE, GREEN, ORANGE, VERMILION, axes, dress, turn_ticks

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..results import Result


def plot_mana(result: Result, ax: Axes | None = None) -> Axes:
    r"""Draw the mean mana of each turn as stacked bars, with the mean that was spent and the middle 90% of games.

    Parameters
    ----------
    result : Result
        The games.
    ax : Axes, optional
        Where to draw; None: a new figure.

    Returns
    -------
    Axes
        With turns (from 1) along x and mana along y.

    Examples
    --------
    >>> import mtgkit as mk
    >>> from matplotlib.figure import Figure
    >>> result = mk.simulate("24 Island\n36 Stone Retrieval Unit", n_games=100, n_turns=5, rng=1, progress=False)
    >>> plot_mana(result, Figure().subplots()).get_ylabel()
    'mana (mean over games)'
    """
    ax = axes(ax)
    summary = result.summary()
    mean = summary.pivot_table(index="turn", columns="measure", values="mean")
    turns = mean.index.to_numpy()
    parts = [
        ("unrestricted", mean["mana_free"], BLUE, ""),
        ("restricted otherwise", mean["mana_other"], GREEN, ""),
        ("Powerstone mana", mean["mana_stone"] - mean["mana_stranded"], ORANGE, ""),
        ("Powerstone mana, stranded", mean["mana_stranded"], VERMILION, "////"),
    ]
    base = np.zeros(len(turns))
    for label, values, colour, hatch in parts:
        if not values.any():
            continue
        ax.bar(turns, values, 0.72, base, label=label, color=colour, hatch=hatch, edgecolor="white", linewidth=0.6)
        base = base + values.to_numpy()
    whole = summary[summary["measure"] == "mana"]
    middle = whole["mean"].to_numpy()
    # the mean of a skewed measure may lie outside its middle 90%
    reach = [np.maximum(middle - whole["q05"], 0.0), np.maximum(whole["q95"] - middle, 0.0)]
    ax.errorbar(turns, middle, reach, fmt="none", ecolor="#333333", elinewidth=1, capsize=2.5, label="all mana: middle 90% of games")
    ax.plot(turns, mean["mana_spent"], "o", color="white", markeredgecolor=BLACK, markersize=5.5, label="spent")
    turn_ticks(ax, result.n_turns)
    ax.set_ylim(0, max(float(whole["q95"].max()), float(base.max()), 1.0) * 1.08)
    half = float(((whole["high"] - whole["low"]) / 2).max())
    sure = f"95% intervals of the means: ±{half:.2g} mana at most. " if np.isfinite(half) else ""
    dress(ax, f"Mana by turn{_of(result)}", "turn", "mana (mean over games)", f"{sure}{result.caption}.")
    # in the order in which they stand on each other
    handles, labels = ax.get_legend_handles_labels()
    stack = [i for i, handle in enumerate(handles) if isinstance(handle, BarContainer)][::-1]
    order = stack + [i for i in range(len(handles)) if i not in stack]
    ax.legend([handles[i] for i in order], [labels[i] for i in order], loc="upper left", frameon=False, fontsize=8.5)
    return ax


def _of(result: Result) -> str:
    return f": {result.deck.name}" if result.deck.name else ""
