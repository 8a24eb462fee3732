"""Pictures: axes in, axes out; drawn numbers are the Result's; nothing left open."""

from itertools import pairwise

import matplotlib as mpl

mpl.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
import pytest
from fake_engine import install
from matplotlib.figure import Figure

from mtgkit.decks import Deck
from mtgkit.errors import OutputError, SettingError
from mtgkit.simulation import simulate

PICTURES = ("mana", "lines", "hands")


@pytest.fixture
def result(monkeypatch):
    install(monkeypatch)
    deck = Deck.from_text("24 Island\n32 Stone Retrieval Unit\n4 Koilos Roc", name="Test")
    return simulate(deck, 900, 6, lines=["powerstones 2", "lands 4"], rng=11, on_the_play=True, progress=False)


@pytest.mark.parametrize("name", PICTURES)
def test_axes_in_axes_out(result, name):
    figure = Figure(layout="constrained")
    ax = figure.subplots()
    assert getattr(result.plot, name)(ax) is ax
    assert getattr(result.plot, name)(ax=figure.add_subplot()).figure is figure
    assert plt.get_fignums() == []
    assert "Test" in ax.get_title(loc="left")
    assert ax.get_xlabel()
    assert ax.get_ylabel()
    said = " ".join(text.get_text() for text in ax.texts).replace("\n", " ")
    for part in ("900 games", "seed 11", "on the play", "played in full"):
        assert part in said
    figure.canvas.draw()


@pytest.mark.parametrize("name", PICTURES)
def test_without_axes_one_figure_is_made(result, name):
    ax = getattr(result.plot, name)()
    assert plt.get_fignums() == [ax.figure.number]
    plt.close(ax.figure)


def test_bars_reach_the_mean_mana(result):
    ax = result.plot.mana(Figure().subplots())
    tops = {}
    for bar in (patch for container in ax.containers if hasattr(container, "patches") for patch in container.patches):
        turn = round(bar.get_x() + bar.get_width() / 2)
        tops[turn] = max(tops.get(turn, 0.0), bar.get_y() + bar.get_height())
    np.testing.assert_allclose([tops[t] for t in range(1, 7)], result.turns.groupby("turn")["mana"].mean())


def test_steps_are_the_shares(result):
    ax = result.plot.lines(Figure().subplots())
    frame = result.lines()
    for line in ax.get_lines():
        want = frame.loc[frame["line"] == line.get_label(), "probability"]
        np.testing.assert_allclose(line.get_ydata()[1:-1], want)


def test_labels_do_not_overlap(result):
    many = simulate(result.deck, 500, 3, lines=[f"powerstones {n}" for n in range(1, 9)], rng=1, progress=False)
    figure = Figure(figsize=(6, 3.6), layout="constrained")
    ax = many.plot.lines(figure.subplots())
    figure.canvas.draw()
    boxes = sorted((text.get_window_extent() for text in ax.texts if text.get_text().startswith("powerstones")), key=lambda box: box.y0)
    assert len(boxes) == 8
    assert all(a.y1 <= b.y0 + 1 for a, b in pairwise(boxes))


def test_hands_add_up(result):
    ax = result.plot.hands(Figure().subplots())
    heights = [patch.get_height() for container in ax.containers if hasattr(container, "patches") for patch in container.patches]
    assert sum(heights) == pytest.approx(1.0)


def test_no_lines_to_draw(result):
    plain = simulate(result.deck, 500, 3, rng=1, progress=False)
    with pytest.raises(SettingError, match="lines="):
        plain.plot.lines()
    assert plt.get_fignums() == []


@pytest.mark.parametrize(("n_games", "n_turns"), [(1, 1), (2, 60)])
def test_little_and_long_runs(result, n_games, n_turns):
    small = simulate(result.deck, n_games, n_turns, lines=["powerstones 1"], rng=1, progress=False)
    for name in PICTURES:
        figure = Figure(layout="constrained")
        getattr(small.plot, name)(figure.subplots())
        figure.canvas.draw()


def test_saved_pictures(result, tmp_path):
    files = result.plot.save(tmp_path / "out")
    assert sorted(path.name for path in files) == ["hands.png", "lines.png", "mana.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in files)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OutputError, match="Can't write"):
        result.plot.save(tmp_path / "file")
