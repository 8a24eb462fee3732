"""Pictures of a Result: axes in, axes out; the numbers come from below."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import OutputError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from ..results import Result


PICTURES = ("mana", "hands", "lines")


class Plots:
    """The pictures of one Result, as `result.plot`.

    Each draws on the axes given and returns them; without axes it makes a figure, which a notebook shows once.
    """

    def __init__(self, result: Result) -> None:
        self._result = result

    def mana(self, ax: Axes | None = None) -> Axes:
        """Draw mana by turn; see `mtgkit.plots.mana.plot_mana`."""
        from .mana import plot_mana

        return plot_mana(self._result, ax)

    def lines(self, ax: Axes | None = None, confidence_level: float = 0.95) -> Axes:
        """Draw lines of play by turn; see `mtgkit.plots.lines.plot_lines`."""
        from .lines import plot_lines

        return plot_lines(self._result, ax, confidence_level)

    def hands(self, ax: Axes | None = None) -> Axes:
        """Draw the hands that were kept; see `mtgkit.plots.hands.plot_hands`."""
        from .hands import plot_hands

        return plot_hands(self._result, ax)

    def save(self, folder: str | Path, dpi: int = 150) -> list[Path]:
        """Write mana.png, hands.png and, where there are lines of play, lines.png.

        Parameters
        ----------
        folder : str or path
            Where to; made when it does not exist.
        dpi : int
            Dots per inch.

        Returns
        -------
        list of Path
            The files.

        Raises
        ------
        OutputError
            The folder cannot be written.
        """
        from matplotlib.figure import Figure

        target = Path(folder)
        draw = {"mana": self.mana, "hands": self.hands} | ({"lines": self.lines} if self._result.settings.lines else {})
        files = []
        for name, picture in draw.items():
            figure = Figure(figsize=(7.4, 4.4), layout="constrained")
            picture(figure.subplots())
            path = target / f"{name}.png"
            half = target / f".{name}.{os.getpid()}.png"
            try:
                target.mkdir(parents=True, exist_ok=True)
                figure.savefig(half, dpi=dpi)
                os.replace(half, path)
            except OSError as error:
                if target.is_dir():
                    half.unlink(missing_ok=True)
                raise OutputError(f"Can't write {path}: {error.strerror or error}. Free some space or choose another folder.") from error
            files.append(path)
        for name in PICTURES:
            if name not in draw:
                (target / f"{name}.png").unlink(missing_ok=True)  # of an earlier run with lines of play: not of these games
        return files
