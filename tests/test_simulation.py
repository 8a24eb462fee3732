"""simulate: settings that are checked, games that are the same whatever runs them, interruption."""

import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pandas as pd
import pytest
from fake_engine import fake_play_range, install

from mtgkit import chunks, simulation
from mtgkit.decks import Deck
from mtgkit.errors import DeckError, MtgkitError, MtgkitWarning, SettingError
from mtgkit.simulation import simulate

LIST = "24 Island\n36 Stone Retrieval Unit"


@pytest.fixture(autouse=True)
def fake(monkeypatch):
    install(monkeypatch)


def run(n_games=1300, **settings):
    return simulate(LIST, n_games, 4, **({"rng": 7, "progress": False, "lines": ["powerstones 2"]} | settings))


def same(a, b):
    for name in ("games", "turns", "cards"):
        pd.testing.assert_frame_equal(getattr(a, name), getattr(b, name))


def test_workers_change_nothing():
    base = run(workers=1)
    same(base, run(workers=3))
    same(base, run(workers=3, n_games=np.int64(1300)))


def test_an_executor_changes_nothing():
    with ThreadPoolExecutor(2) as pool:
        same(run(workers=1), run(executor=pool))


def test_anything_with_a_map_will_do():
    class Plain:
        def map(self, fn, /, *items):
            return map(fn, *items)

    same(run(workers=1), run(executor=Plain()))


def test_chunks_change_nothing(monkeypatch):
    base = run()
    monkeypatch.setattr(chunks, "LEAST_CHUNK", 77)
    same(base, run())


def test_more_games_begin_with_the_same():
    few, many = run(600), run(1300)
    pd.testing.assert_frame_equal(few.games, many.games.iloc[:600])
    pd.testing.assert_frame_equal(few.turns, many.turns.iloc[:2400])


def test_chunks_cover_every_game_once():
    for n in (1, 499, 500, 501, 100_000, 3_000_001):
        found = chunks._chunks(n)
        assert found[0][0] == 0
        assert found[-1][1] == n
        assert all(a[1] == b[0] for a, b in pairwise(found))
        assert max(stop - start for start, stop in found) <= chunks.LARGEST_CHUNK


def test_seeds():
    same(run(rng=7), run(rng=np.int64(7)))
    same(run(rng=np.random.default_rng(7)), run(rng=7))
    assert run(rng=7).key == int(np.random.default_rng(7).integers(2**64 - 1, dtype=np.uint64, endpoint=True))
    assert run(rng=7).key != run(rng=8).key
    sequence = np.random.SeedSequence(3)
    assert run(rng=sequence).key == run(rng=np.random.SeedSequence(3)).key
    assert "SeedSequence(3" in str(run(rng=sequence).seed)


def test_a_generator_moves_on():
    generator = np.random.default_rng(7)
    assert run(rng=generator).key != run(rng=generator).key


def test_without_a_seed_one_is_drawn_and_gives_the_games_again():
    first = run(rng=None)
    assert isinstance(first.seed, int)
    same(first, run(rng=first.seed))
    assert run(rng=None).key != first.key


def test_no_global_state_is_touched():
    before = np.random.get_state()[1].copy()  # noqa: NPY002 - that it stays as it was is what is tested
    run(rng=None)
    np.testing.assert_array_equal(before, np.random.get_state()[1])  # noqa: NPY002


@pytest.mark.parametrize(
    ("settings", "match"),
    [
        ({"n_games": 0}, "n_games=0"),
        ({"n_games": -5}, "n_games=-5"),
        ({"n_games": 10.0}, "n_games=10.0"),
        ({"n_games": True}, "n_games=True"),
        ({"n_games": "many"}, "n_games='many'"),
        ({"n_games": 2**31}, "n_games"),
        ({"n_turns": 0}, "n_turns=0"),
        ({"n_turns": 1.5}, "n_turns=1.5"),
        ({"n_turns": 10**6}, "n_turns"),
        ({"workers": 0}, "workers=0"),
        ({"on_the_play": "yes"}, "on_the_play"),
        ({"on_the_play": 1}, "on_the_play"),
        ({"rng": -1}, "rng=-1"),
        ({"rng": "seed"}, "rng='seed'"),
        ({"rng": True}, "rng=True"),
        ({"lines": ["lands 2", "lands 2"]}, "given 2 times"),
        ({"lines": [3]}, "is no text"),
        ({"mulligan": {7: {2}}}, "London"),
        ({"pilot": "good"}, "Pilot"),
        ({"unknown": "ignore"}, "unknown='ignore'"),
        ({"deck": 60}, "deck=60"),
        ({"n_games": 10**9, "n_turns": 100}, "GiB"),
        ({"max_memory": 1000}, "would fit"),
    ],
)
def test_settings_out_of_range(settings, match):
    given = {"deck": Deck.from_text(LIST), "n_games": 100, "n_turns": 3, "progress": False} | settings
    with pytest.raises(SettingError, match=match) as caught:
        simulate(**given)
    assert "\n" not in str(caught.value)


def test_decks_that_cannot_be_played():
    with pytest.raises(DeckError, match="6 cards"):
        simulate("6 Island\n", 10, 2, progress=False)
    with pytest.raises(MtgkitError):
        simulate("\n", 10, 2, progress=False)


def test_unknown_cards_are_named():
    deck = Deck.from_text("24 Island\n36 Zzyzx Nonesuch")
    with pytest.warns(MtgkitWarning, match="Zzyzx Nonesuch"):
        simulate(deck, 10, 2, progress=False)
    with pytest.raises(DeckError, match="Zzyzx Nonesuch"):
        simulate(deck, 10, 2, progress=False, unknown="error")


def test_a_card_of_ones_own_is_known():
    from mtgkit.cards.card import Card

    deck = Deck.from_text("24 Island\n36 Zzyzx Nonesuch")
    found = simulate(deck, 10, 2, rng=1, progress=False, unknown="error", cards=[Card("Zzyzx Nonesuch")])
    assert found.coverage.set_index("card")["modelled"]["Zzyzx Nonesuch"] == "full"
    assert found.settings.own_names == ("Zzyzx Nonesuch",)


def test_a_deck_from_a_file(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(LIST, encoding="utf-8")
    same(simulate(path, 600, 3, rng=1, progress=False), simulate(LIST, 600, 3, rng=1, progress=False))
    same(simulate(str(path), 600, 3, rng=1, progress=False), simulate(LIST, 600, 3, rng=1, progress=False))


def stop_at(game):
    def play(setup, start, stop):
        if start >= game:
            raise KeyboardInterrupt
        return fake_play_range(setup, start, stop)

    return play


@pytest.mark.parametrize("workers", [1, 3])
def test_an_interrupted_run_keeps_its_first_games(monkeypatch, workers):
    whole = run(2600)
    monkeypatch.setattr(chunks, "play_range", stop_at(1000))
    with pytest.warns(MtgkitWarning, match="Interrupted: 1,000 of 2,600"):
        part = run(2600, workers=workers)
    assert part.interrupted
    assert part.n_games == 1000
    pd.testing.assert_frame_equal(part.games, whole.games.iloc[:1000])
    pd.testing.assert_frame_equal(part.turns, whole.turns.iloc[:4000])
    assert part.summary()["games"].eq(1000).all()
    monkeypatch.setattr(chunks, "play_range", fake_play_range)
    same(part, run(1000))


def test_interrupted_before_the_first_chunk(monkeypatch):
    monkeypatch.setattr(chunks, "play_range", stop_at(0))
    with pytest.raises(KeyboardInterrupt):
        run()


def test_a_progress_call_sees_every_chunk_and_may_stop_the_run():
    seen = []
    run(1300, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(500, 1300), (1000, 1300), (1300, 1300)]

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.warns(MtgkitWarning, match="500 of 1,300"):
        assert run(1300, progress=stop).n_games == 500


def test_threads_end_with_the_run(monkeypatch):
    run(2600, workers=3)
    monkeypatch.setattr(chunks, "play_range", stop_at(500))
    with pytest.warns(MtgkitWarning):
        run(2600, workers=3)
    assert not [t for t in threading.enumerate() if t.name.startswith("mtgkit")]


def test_an_error_in_a_game_is_not_swallowed(monkeypatch):
    def broken(setup, start, stop):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(chunks, "play_range", broken)
    with pytest.raises(ZeroDivisionError):
        run(workers=2)


def test_games_that_outgrew_the_record_are_reported(monkeypatch):
    def play(setup, start, stop):
        block = fake_play_range(setup, start, stop)
        block.games["bound_hit"][:2] = 1
        return block

    monkeypatch.setattr(chunks, "play_range", play)
    with pytest.warns(MtgkitWarning, match="2 of 500 games"):
        found = run(500)
    assert found.games["bound_hit"].sum() == 2
    assert "2 games outgrew" in found.caption


def test_progress_bar_is_closed(capsys):
    run(600, progress=True)
    run(600, progress=False)
    assert "games" in capsys.readouterr().err


def test_the_size_said_is_about_the_size_taken():
    found = run(1300)
    taken = sum(frame.memory_usage(index=False).sum() for frame in (found.games, found.turns))
    assert simulation._size(1300, 4, 1) == pytest.approx(taken, rel=0.1)
    assert simulation._size(1_000_000, 10, 3) < 2**29


def test_compiling_is_said_once(monkeypatch, capsys):
    calls = []

    def compile_all(progress=None):
        calls.append(progress)
        if progress:
            progress(1, 2)
            progress(2, 2)

    monkeypatch.setattr(chunks, "compiled", lambda: False)
    monkeypatch.setattr(chunks, "compile_all", compile_all)
    run(600, progress=True)
    assert "compiling the rules" in capsys.readouterr().err
    run(600, progress=False)
    assert "compiling" not in capsys.readouterr().err
    assert len(calls) == 2
