"""Opening hands: how many lands, how many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from matplotlib.ticker import PercentFormatter

from .style import BLUE, GREEN, ORANGE, PURPLE, SKY, VERMILION, axes, dress

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..results import Result

COLOURS = (BLUE, ORANGE, GREEN, PURPLE, SKY, VERMILION)


def plot_hands(result: Result, ax: Axes | None = None) -> Axes:
    r"""Draw the hands that were kept: bars by number of lands, stacked by number of cards.

    Parameters
    ----------
    result : Result
        The games.
    ax : Axes, optional
        Where to draw; None: a new figure.

    Returns
    -------
    Axes
        With lands in the kept hand along x and the share of games along y.

    Examples
    --------
    >>> import mtgkit as mk
    >>> from matplotlib.figure import Figure
    >>> result = mk.simulate("24 Island\n36 Stone Retrieval Unit", n_games=100, n_turns=2, rng=1, progress=False)
    >>> plot_hands(result, Figure().subplots()).get_xlabel()
    'lands in the kept hand'
    """
    from ..stats.intervals import proportion_interval

    ax = axes(ax)
    sizes, lands = (result.games[name].to_numpy().astype(np.int64) for name in ("hand_size", "hand_lands"))
    table = np.zeros((max(int(sizes.max()), 7) + 1, max(int(lands.max()), 7) + 1), np.int64)
    np.add.at(table, (sizes, lands), 1)
    across = np.arange(table.shape[1])
    base = np.zeros(len(across))
    kept = [size for size in range(len(table) - 1, -1, -1) if table[size].any()]
    for i, size in enumerate(kept):
        share = table[size] / result.n_games
        label = f"{size} card{'s' * (size != 1)}: {table[size].sum() / result.n_games:.1%} of games"
        ax.bar(across, share, 0.78, base, color=COLOURS[i % len(COLOURS)], edgecolor="white", linewidth=0.6, label=label)
        base = base + share
    # a small picture has no room beside the bars: the legend stands above them
    narrow = ax.get_window_extent().width / ax.figure.dpi < 5
    found = proportion_interval(table.sum(axis=0), result.n_games)
    ax.errorbar(across, found.estimate, [found.estimate - found.low, found.high - found.estimate], fmt="none", ecolor="#333333", elinewidth=1, capsize=2.5)
    for x, share, high in zip(across, found.estimate, found.high, strict=True):
        if share:
            ax.annotate(f"{share:.1%}", (x, high), (0, 3), textcoords="offset points", ha="center", fontsize=6.5 if narrow else 8.5)
    ax.set_xticks(across)
    ax.set_ylim(0, min(float(found.high.max()) * (1.25 + 0.16 * (len(kept) + 1) if narrow else 1.12), 2.0 if narrow else 1.05))
    ax.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    ax.legend(title="kept with", loc="upper right", frameon=False, fontsize=8.5, alignment="left")
    name = f": {result.deck.name}" if result.deck.name else ""
    mulligans = result.games["mulligans"].mean()
    dress(ax, f"Hands kept{name}", "lands in the kept hand", "share of games", f"{mulligans:.2f} mulligans a game. Whiskers: 95% Wilson intervals. {result.caption}.")
    return ax
