"""A small panel: change counts and settings, see both pictures anew, download the figures as CSV."""

from __future__ import annotations

import base64
import html
import io
import os
import threading
import traceback
import warnings
from collections.abc import Sequence
from typing import Any

import ipywidgets as widgets

from ..decks import Deck
from ..engine.compile import compiled
from ..errors import MtgkitError, SettingError
from ..results import Result
from ..simulation import playable, simulate

SEED = 2026
GAMES, TURNS = (1000, 100_000), (1, 15)  # what the sliders hold
PLAYING = threading.Lock()
"""One run of all panels at a time: what a run warns of is caught, and that is not safe in two threads at once."""


class Panel:
    """What `explore` shows. Changes are played in a thread; the latest wins, and an older run stops at its next chunk.

    Attributes
    ----------
    deck : Deck
        The list as the counts have it now.
    result : Result or None
        The newest finished run.
    box : ipywidgets.Box
        The panel itself.
    """

    def __init__(self, deck: Deck, lines: Sequence[str] = (), n_games: int = 20_000, n_turns: int = 10, rng: int = SEED) -> None:
        self.start_deck, self.rng = deck, rng
        self.result: Result | None = None
        self._run = self._stopped = 0
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        wide = {"description_width": "12ch"}  # widths are in letters: fonts differ between machines
        widest = 2 + max((len(name.split(" // ")[0]) for name in deck.main), default=0)
        self.play = widgets.ToggleButtons(options=[("on the play", True), ("on the draw", False), ("coin", None)], style={"button_width": "max-content"})
        self.games = widgets.IntSlider(n_games, *GAMES, 1000, description="games", continuous_update=False, style=wide)
        self.turns = widgets.IntSlider(n_turns, *TURNS, 1, description="turns", continuous_update=False, style=wide)
        self.lines = widgets.Textarea(
            "\n".join(lines), description="lines", placeholder="one a line, e.g. powerstones 3", continuous_update=False, rows=3, style=wide, layout={"width": "560px", "max_width": "100%"}
        )
        self.counts = {
            name: widgets.BoundedIntText(n, 0, 99, description=name.split(" // ")[0], tooltip=name, layout={"width": f"calc({widest}ch + 70px)"}, style={"description_width": f"{widest}ch"}) for name, n in deck.main.items()
        }
        self.bar = widgets.FloatProgress(0.0, min=0.0, max=1.0, layout={"width": "180px", "flex": "none"})
        self.cancel = widgets.Button(description="Stop", disabled=True, layout={"width": "max-content", "flex": "none"})
        self.status = widgets.HTML(layout={"margin": "2px 2px 2px 14px"})
        beside: dict[str, Any] = {"width": "550px", "max_width": "100%"}
        self.mana, self.reached = widgets.Output(layout=beside), widgets.Output(layout=beside)
        self.download = widgets.HTML(layout={"flex": "none"})
        for widget, name in (
            (self.play, "play"),
            (self.games, "games"),
            (self.turns, "turns"),
            (self.lines, "watch"),
            (self.cancel, "stop"),
            (self.bar, "bar"),
            (self.status, "status"),
            (self.mana, "mana"),
            (self.reached, "lines"),
            (self.download, "csv"),
        ):
            widget.add_class(f"mtgkit-{name}")
        for widget in (self.play, self.games, self.turns, self.lines, *self.counts.values()):
            widget.observe(lambda change: self.start(), "value")
        self.cancel.on_click(lambda button: self.stop())
        counts = widgets.Box(list(self.counts.values()), layout={"flex_flow": "row wrap"})
        self.box = widgets.VBox([
            widgets.HBox([self.play, self.games, self.turns], layout={"flex_flow": "row wrap"}), self.lines, counts, widgets.HBox([self.bar, self.cancel, self.download, self.status]),
            widgets.HBox([self.mana, self.reached], layout={"flex_flow": "row wrap"}),
        ])  # fmt: skip
        self.start()

    @property
    def deck(self) -> Deck:
        """The list as the counts have it now."""
        return self.start_deck.swap({name: box.value - self.start_deck.main[name] for name, box in self.counts.items()})

    def start(self) -> None:
        """Play the deck anew; a run that is under way ends."""
        with self._lock:
            self._run += 1
            run = self._run
        settings: dict[str, Any] = {
            "n_games": self.games.value, "n_turns": self.turns.value, "on_the_play": self.play.value, "lines": [x for x in self.lines.value.splitlines() if x.strip()], "rng": self.rng,
        }  # fmt: skip
        self.cancel.disabled = False
        self.status.value = "playing" if compiled() else "compiling the rules, once on this machine: about a minute"
        self._thread = threading.Thread(target=self._work, args=(run, self.deck, settings), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the run that is under way; games played so far are shown."""
        with self._lock:
            self._stopped = self._run
        self.cancel.disabled = True

    def wait(self) -> Panel:
        """Wait until the newest run has been shown."""
        if self._thread is not None:
            self._thread.join()
        return self

    def _work(self, run: int, deck: Deck, settings: dict[str, Any]) -> None:
        def progress(done: int, total: int) -> None:
            if run != self._run or run == self._stopped:
                raise KeyboardInterrupt
            if done * 10 // max(total, 1) != int(self.bar.value * 10):
                self.bar.value = done / max(total, 1)

        try:
            with PLAYING, warnings.catch_warnings(record=True) as said:
                if run != self._run:
                    return
                warnings.simplefilter("always")
                result = simulate(deck, progress=progress, **settings)
            if run == self._run:
                self._show(run, result, [str(w.message) for w in said])
        except KeyboardInterrupt:
            if run == self._run:
                self.status.value = "stopped before any game was over"
        except MtgkitError as error:
            if run == self._run:
                self.status.value = f"<span style='color:#b00'>{html.escape(str(error))}</span>"
        except Exception:  # a thread's error would be lost: show it
            self.status.value = f"<pre style='color:#b00'>{html.escape(traceback.format_exc())}</pre>"
        if run == self._run:
            self.cancel.disabled = True

    def _show(self, run: int, result: Result, said: list[str]) -> None:
        mana = _picture(result.plot.mana)
        lines = _picture(result.plot.lines) if result.settings.lines else _picture(result.plot.hands)
        data = base64.b64encode(result.summary().to_csv(index=False).encode()).decode()
        with self._lock:
            if run != self._run:
                return
            self.result = result
            self.bar.value = 1.0 if run != self._stopped else self.bar.value
            self.mana.outputs, self.reached.outputs = (mana,), (lines,)
            self.download.value = f'<a class="mtgkit-download" download="summary.csv" href="data:text/csv;base64,{data}" style="text-decoration:underline">download CSV</a>'
            notes = "".join(f"<br><span style='color:#a60'>{html.escape(x)}</span>" for x in said)
            self.status.value = f"{result.n_games:,} games, {result.deck.size} cards{notes}"


def _picture(draw: Any) -> dict[str, Any]:
    """A picture as the output of a cell; drawn without pyplot, from any thread."""
    from ..plots.style import canvas

    figure, ax = canvas()
    draw(ax)
    png = io.BytesIO()
    figure.savefig(png, dpi=80, pil_kwargs={"compress_level": 1})
    return {"output_type": "display_data", "data": {"image/png": base64.b64encode(png.getvalue()).decode(), "text/plain": "<picture>"}, "metadata": {}}


def explore(deck: Deck | str | os.PathLike[str], lines: Sequence[str] | str = (), n_games: int = 20_000, n_turns: int = 10, rng: int = SEED) -> Panel:
    r"""Show a panel on which counts and settings of a deck can be changed.

    Parameters
    ----------
    deck : Deck, str or path
        The deck to begin with; a text of several lines is read as a list, anything else as the name of a file.
    lines : sequence of str
        Lines of play to watch.
    n_games, n_turns : int
        Games to play for each change (1,000 to 100,000), and turns of each game (1 to 15): what the sliders hold.
    rng : int
        Seed; the same for every change, so that lists are compared on the same shuffles.

    Returns
    -------
    Panel
        Shown in a notebook; `panel.result` is the newest Result.

    Raises
    ------
    SettingError
        Games or turns beyond what the sliders hold, or no deck.
    DeckError
        A deck that can't be read or is too small to play.

    Examples
    --------
    >>> import mtgkit as mk
    >>> panel = explore(mk.Deck.from_text("24 Island\n36 Stone Retrieval Unit\n"), n_games=1000, n_turns=4).wait()
    >>> panel.result.n_games
    1000
    """
    for name, value, (least, most) in (("n_games", n_games, GAMES), ("n_turns", n_turns, TURNS)):
        if not isinstance(value, int) or not least <= value <= most:
            raise SettingError(f"explore({name}={value!r}): the panel takes {least:,} to {most:,}; mtgkit.simulate takes any number.")
    panel = Panel(playable(deck), (lines,) if isinstance(lines, str) else lines, n_games, n_turns, rng)
    _display(panel)
    return panel


def _display(panel: Panel) -> None:
    """Show the panel where there is a notebook."""
    try:
        from IPython.core.getipython import get_ipython
        from IPython.display import display
    except ImportError:
        return
    if get_ipython() is not None:
        show: Any = display
        show(panel.box)
