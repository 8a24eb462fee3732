"""The Result: frames of fixed types, figures that follow from the frames, games by number."""

import numpy as np
import pandas as pd
import pytest
from fake_engine import install

from mtgkit.decks import Deck
from mtgkit.engine.columns import CARDS, GAMES, MEASURES, TURNS
from mtgkit.errors import MtgkitWarning, SettingError
from mtgkit.settings import Settings
from mtgkit.simulation import simulate

LINES = ("powerstones 2", "lands 30")


@pytest.fixture
def result(monkeypatch):
    install(monkeypatch)
    deck = Deck.from_text("24 Island\n32 Stone Retrieval Unit\n4 Koilos Roc", name="Test")
    return simulate(deck, 1200, 6, lines=LINES, rng=11, progress=False)


def test_types_come_from_the_schema(result):
    assert {c: str(t) for c, t in result.games.dtypes.items()} == {name: kind for name, (kind, _) in GAMES.items()} | dict.fromkeys(LINES, "Int16")
    assert {c: str(t) for c, t in result.turns.dtypes.items()} == {name: kind for name, (kind, _) in TURNS.items()}
    assert list(result.cards.columns) == ["card", "turn", *CARDS, "games"]


def test_a_line_never_reached_is_missing_not_zero(result):
    result._block.lines[1, :] = 0
    assert result.games["lands 30"].isna().all()
    assert result.games["lands 30"].dtype == "Int16"
    assert result.games["ended"].isna().any()
    assert not (result.games["powerstones 2"] == 0).any()


def test_rows_stand_in_order(result):
    np.testing.assert_array_equal(result.games["game"], np.arange(1200))
    np.testing.assert_array_equal(result.turns["game"], np.repeat(np.arange(1200), 6))
    np.testing.assert_array_equal(result.turns["turn"], np.tile(np.arange(1, 7), 1200))


def test_frames_share_the_columns_memory(result):
    assert np.shares_memory(result.turns["mana"].to_numpy(), result._block.turns["mana"])


def test_summary_is_what_pandas_says(result):
    summary = result.summary()
    assert len(summary) == 6 * len(MEASURES)
    by_turn = result.turns.groupby("turn")
    for measure in MEASURES:
        rows = summary[summary["measure"] == measure].set_index("turn")
        np.testing.assert_allclose(rows["mean"], by_turn[measure].mean())
        np.testing.assert_allclose(rows["sd"], by_turn[measure].std())
        for name, q in {"q05": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95}.items():
            want = [np.quantile(values, q, method="inverted_cdf") for _, values in by_turn[measure]]
            np.testing.assert_array_equal(rows[name], want, err_msg=f"{measure} {name}")
    assert (summary["low"] <= summary["mean"]).all()
    assert (summary["mean"] <= summary["high"]).all()


def test_negative_values_are_summed_up_too(result):
    result._block.turns["power"][:] = np.random.default_rng(1).integers(-3, 4, 7200)
    rows = result.summary().set_index(["measure", "turn"]).loc["power"]
    np.testing.assert_allclose(rows["mean"], result.turns.groupby("turn")["power"].mean())
    assert rows["q05"].min() == -3


def test_lines_count_games_by_turn(result):
    frame = result.lines()
    assert list(frame["line"].unique()) == list(LINES)
    for row in frame.itertuples():
        assert row.reached == (result.games[row.line] <= row.turn).sum()
        assert row.probability == row.reached / 1200
        assert row.low <= row.probability <= row.high


def test_waiting_parts_make_a_whole(result):
    frame = result.waiting()
    np.testing.assert_allclose(frame["reached"] + frame["ended"] + frame["censored"], 1.0)
    first = result.games["powerstones 2"]
    assert frame["mean_turn"][0] == pytest.approx(first.mean())
    assert frame["median_turn"][0] == first.fillna(99).quantile(0.5, interpolation="lower")


def test_a_run_without_lines_has_empty_frames(monkeypatch, result):
    plain = simulate(result.deck, 500, 3, rng=1, progress=False)
    assert len(plain.lines()) == len(plain.waiting()) == 0
    assert list(plain.lines().columns) == list(result.lines().columns)
    pd.testing.assert_series_equal(plain.lines().dtypes, result.lines().dtypes)
    pd.testing.assert_series_equal(plain.waiting().dtypes, result.waiting().dtypes)


def test_one_game_has_figures_without_intervals(result):
    one = simulate(result.deck, 1, 2, lines=LINES, rng=1, progress=False)
    assert one.summary()["low"].isna().all()
    assert one.summary()["mean"].notna().all()
    assert "1 games" in repr(one) or "1 game" in repr(one)


@pytest.mark.parametrize("game", [-1, 1200, 1.5, "first", None])
def test_a_game_that_was_not_played(result, game):
    with pytest.raises(SettingError, match="games 0 to 1199"):
        result.replay(game)


def test_html_is_escaped_and_says_how_it_was_made(result):
    result.deck = Deck.from_text(result.deck.to_text(), name="<b>Mine & yours</b>")
    page = result._repr_html_()
    assert "&lt;b&gt;Mine &amp; yours" in page
    assert "<b>Mine" not in page
    assert "1,200 games" in page
    assert "seed 11" in page
    assert "played in full" in page


def test_settings_survive_json():
    import json

    from mtgkit.engine.plans import London, Pilot

    settings = Settings(9, None, ("powerstones 2",), London(keep={7: {2, 3}, 6: {3}}, bottom={6: {2: 0, 3: 1}}, free=1, keep_free={3}), Pilot(pursue=False, cast={"NA": 5}, greedy=True), 2)
    assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings
    with pytest.raises(SettingError, match="can't be read"):
        Settings.from_json({"n_turns": 3})


class Replayed:
    """A Table as far as a replay is checked."""

    def __init__(self, rows):
        self.turns = rows


def test_a_replay_is_compared_with_its_rows(result, monkeypatch):
    import sys
    from types import SimpleNamespace

    rows = result.turns.iloc[5 * 6 : 6 * 6]
    monkeypatch.setitem(sys.modules, "mtgkit.table", SimpleNamespace(Replay=lambda setup, game: Replayed(rows)))
    assert result.replay(5).turns is rows
    with pytest.warns(MtgkitWarning, match="Game 6, played again, is not the game of this Result"):
        result.replay(6)
