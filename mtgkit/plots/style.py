"""How pictures look: colours that a colour-blind reader can tell apart, and where title, caption and labels stand."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from matplotlib.axes import Axes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.figure import Figure

BLUE, ORANGE, GREEN, VERMILION, SKY, PURPLE, YELLOW, BLACK = "#0072B2", "#E69F00", "#009E73", "#D55E00", "#56B4E9", "#CC79A7", "#F0E442", "#000000"
"""The palette of Okabe and Ito (2008)."""

CYCLE = (BLUE, VERMILION, "#007A57", "#A3468C", "#8A6A00", "#2F7FA8", BLACK)
"""The same hues, dark enough for text on white."""

DASHES: tuple[Any, ...] = ("-", (0, (5, 1.5)), (0, (1.5, 1.2)), (0, (6, 1.5, 1.5, 1.5)))
GREY = "#555555"


def axes(ax: Axes | None, height: float = 4.4) -> Axes:
    """Return the axes given, or those of a new figure, which a notebook shows once at the end of its cell."""
    if ax is not None:
        return ax
    import matplotlib.pyplot as plt

    made: Axes = plt.subplots(figsize=(7.4, height), layout="constrained")[1]
    return made


def dress(ax: Axes, title: str, x: str, y: str, caption: str) -> None:
    """Title, axis labels, light grid, and below the axes how the figures were made."""
    ax.set_title(title, loc="left", fontsize=12, fontweight="bold")
    ax.set_xlabel(x)
    ax.set_ylabel(y)
    ax.spines[["top", "right"]].set_visible(False)
    ax.grid(axis="y", color="#DDDDDD", linewidth=0.7)
    ax.set_axisbelow(True)
    width = max(int(ax.get_window_extent().width / ax.figure.dpi * 19), 40)
    text = "\n".join(textwrap.wrap(caption, width))
    ax.annotate(text, (0, 0), (0, -38), "axes fraction", textcoords="offset points", va="top", ha="left", fontsize=7.5, color=GREY, annotation_clip=False)


def turn_ticks(ax: Axes, n_turns: int) -> None:
    """Whole turns only, not too many of them."""
    step = 1 if n_turns <= 20 else 5 if n_turns <= 100 else 50
    ax.set_xticks([turn for turn in range(1, n_turns + 1) if step == 1 or turn == 1 or turn % step == 0])


def label_ends(ax: Axes, x: float, ends: Sequence[float], texts: Sequence[str], colours: Sequence[str]) -> None:
    """Write each line's label beside its end, moved apart where they would overlap.

    The y axis must have its final limits.
    """
    low, high = ax.get_ylim()
    points = ax.get_window_extent().height / ax.figure.dpi * 72
    one_line = 11.0 / max(points, 1.0) * (high - low)
    wrapped = ["\n".join(textwrap.wrap(text, 30)) for text in texts]
    heights = [(1 + text.count("\n") + 0.25) * one_line for text in wrapped]
    order = sorted(range(len(ends)), key=lambda i: ends[i])
    places: list[float] = []
    floor = low
    for i in order:
        centre = max(ends[i], floor + heights[i] / 2)
        places.append(centre)
        floor = centre + heights[i] / 2
    ceiling = high + one_line / 2
    for k in range(len(order) - 1, -1, -1):
        places[k] = min(places[k], ceiling - heights[order[k]] / 2)
        ceiling = places[k] - heights[order[k]] / 2
    for i, y in zip(order, places, strict=True):
        moved = abs(y - ends[i]) > 0.2 * one_line
        arrow = {"arrowstyle": "-", "color": colours[i], "linewidth": 0.7, "shrinkA": 0, "shrinkB": 0, "relpos": (0, 0.5)} if moved else None
        beside = x + 0.02 * (ax.get_xlim()[1] - ax.get_xlim()[0])
        ax.annotate(wrapped[i], (x, ends[i]), (beside, y), va="center", ha="left", fontsize=9, color=colours[i], annotation_clip=False, arrowprops=arrow)


def canvas(width: float = 6.6, height: float = 4.2) -> tuple[Figure, Axes]:
    """A figure outside pyplot's registry, and its axes: drawn from any thread, shown once."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()
