"""The panel without a browser: Stop shows what was played, newer runs replace older ones, errors are its own words."""

import warnings

import pytest
from fake_engine import install

from mtgkit.decks import Deck
from mtgkit.errors import SettingError
from mtgkit.widgets.explore import Panel, explore

DECK = Deck.from_text("24 Island\n36 Stone Retrieval Unit")


@pytest.fixture(autouse=True)
def fake(monkeypatch):
    install(monkeypatch)


def test_stop_shows_the_games_played_so_far():
    panel = Panel(DECK, n_games=1000, n_turns=3).wait()
    panel.bar.observe(lambda change: panel.stop() if 0 < change["new"] < 1 else None, "value")
    panel.games.value = 20_000
    panel.wait()
    assert 0 < panel.result.n_games < 20_000
    assert "Interrupted" in panel.status.value
    assert panel.bar.value < 1


def test_runs_that_are_replaced_leave_warnings_as_they_were():
    before = warnings.showwarning, list(warnings.filters)
    panel = Panel(DECK, n_games=2000, n_turns=3)
    threads = [panel._thread]
    for n in (23, 22, 21, 20):
        panel.counts["Island"].value = n
        threads.append(panel._thread)
    for thread in threads:
        thread.join()
    assert panel.result.deck.size == 56
    assert panel.status.value == "2,000 games, 56 cards"
    assert (warnings.showwarning, list(warnings.filters)) == before


def test_an_empty_deck_is_refused_in_the_panels_words():
    panel = Panel(DECK, n_games=1000, n_turns=3).wait()
    for box in panel.counts.values():
        box.value = 0
    panel.wait()
    assert "0 cards in its main deck" in panel.status.value
    assert "Traceback" not in panel.status.value


@pytest.mark.parametrize(("given", "says"), [({"n_games": 1}, "n_games=1"), ({"n_turns": 30}, "n_turns=30"), ({"deck": 5}, "deck=5")])
def test_settings_beyond_the_panel_are_refused(given, says):
    with pytest.raises(SettingError, match=says):
        explore(**{"deck": "24 Island\n36 Stone Retrieval Unit\n", **given})


def test_a_text_and_one_line_will_do():
    panel = explore("24 Island\n36 Stone Retrieval Unit\n", lines="powerstones 1", n_games=1000, n_turns=4).wait()
    assert panel.result is not None and panel.result.settings.lines == ("powerstones 1",)
