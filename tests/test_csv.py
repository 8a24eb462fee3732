"""Files of a Result: read back equal, written whole or not at all, clear about what is missing."""

import json
import os

import numpy as np
import pandas as pd
import pytest
from fake_engine import install

from mtgkit import csv_files
from mtgkit.decks import Deck
from mtgkit.errors import MtgkitWarning, OutputError, SettingError
from mtgkit.results import Result
from mtgkit.settings import Settings
from mtgkit.simulation import simulate

FILES = ["cards.csv", "games.csv", "lines.csv", "run.json", "summary.csv", "turns.csv"]


@pytest.fixture
def result(monkeypatch):
    install(monkeypatch)
    deck = Deck.from_text("24 Island\n30 Stone Retrieval Unit\n2 NA\n2 None\n1 Lim-Dûl's Vault\n1 Jötun Grunt", name='Ærathi, "quoted"')
    with pytest.warns(MtgkitWarning, match="unknown"):
        return simulate(deck, 700, 4, lines=["powerstones 2", "cast Stone Retrieval Unit", "lands 30"], rng=5, progress=False)


def same(a, b):
    for name in ("games", "turns", "cards", "coverage"):
        pd.testing.assert_frame_equal(getattr(a, name), getattr(b, name))
    for name in ("summary", "lines", "waiting"):
        pd.testing.assert_frame_equal(getattr(a, name)(), getattr(b, name)())
    for name in ("seed", "key", "n_games", "n_turns", "settings", "interrupted", "versions"):
        assert getattr(a, name) == getattr(b, name), name
    assert a.deck.name == b.deck.name
    assert a.deck.main == b.deck.main


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_read_back_equal(result, tmp_path, encoding):
    result._block.lines[2, :] = 0
    folder = result.to_csv(tmp_path / "a" / "b", encoding=encoding)
    assert sorted(p.name for p in folder.iterdir()) == FILES
    assert (folder / "turns.csv").read_bytes().startswith(b"\xef\xbb\xbf") == (encoding == "utf-8-sig")
    same(result, Result.from_csv(folder))


def test_names_that_look_like_missing_values(result, tmp_path):
    back = Result.from_csv(result.to_csv(tmp_path))
    assert {"NA", "None", "Lim-Dûl's Vault", "Jötun Grunt"} <= set(back.cards["card"])
    assert back.cards["card"].notna().all()


def test_plain_csv_for_any_reader(result, tmp_path):
    result.to_csv(tmp_path)
    text = (tmp_path / "games.csv").read_text(encoding="utf-8")
    assert text.splitlines()[0] == "game,on_the_play,mulligans,hand_size,hand_lands,ended,bound_hit,powerstones 2,cast Stone Retrieval Unit,lands 30"
    assert "\r" not in text
    assert "<NA>" not in text
    assert set(pd.read_csv(tmp_path / "games.csv")["on_the_play"]) == {True, False}
    run = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert run["seed"] == 5
    assert run["n_games"] == 700
    assert "Jötun Grunt" in run["deck"]["text"]


def test_a_second_run_replaces_the_first(result, tmp_path):
    result.to_csv(tmp_path)
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.warns(MtgkitWarning, match="unknown"):
        other = simulate(result.deck, 500, 3, rng=6, progress=False)
    other.to_csv(tmp_path)
    same(other, Result.from_csv(tmp_path))
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted([*FILES, "notes.txt"])


def full_disk(*args, **kwargs):
    raise OSError(28, "No space left on device")


def test_a_full_disk_leaves_nothing(result, tmp_path, monkeypatch):
    monkeypatch.setattr(csv_files, "_run", full_disk)
    with pytest.raises(OutputError, match="No space left"):
        result.to_csv(tmp_path / "new" / "folder")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_keeps_what_was_there(result, tmp_path, monkeypatch):
    result.to_csv(tmp_path)
    before = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    monkeypatch.setattr(pd.DataFrame, "to_csv", full_disk)
    with pytest.raises(OutputError, match="Nothing was changed"):
        result.to_csv(tmp_path)
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == before


def test_a_file_that_is_open_elsewhere_keeps_all_as_they_were(result, tmp_path, monkeypatch):
    result.to_csv(tmp_path)
    before = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    with pytest.warns(MtgkitWarning, match="unknown"):
        other = simulate(result.deck, 500, 3, rng=6, progress=False)
    replace = os.replace

    def locked(source, target):
        if os.path.basename(target) == "summary.csv" and "new" in str(source):
            raise PermissionError(13, "Permission denied")
        replace(source, target)

    monkeypatch.setattr(csv_files.os, "replace", locked)
    with pytest.raises(OutputError, match="Permission denied"):
        other.to_csv(tmp_path)
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == before


def test_a_folder_that_is_a_file(result, tmp_path):
    (tmp_path / "out").write_text("x", encoding="utf-8")
    with pytest.raises(OutputError, match="it is a file"):
        result.to_csv(tmp_path / "out")
    with pytest.raises(OutputError, match="Can't write"):
        result.to_csv(tmp_path / "out" / "deeper")


def test_an_encoding_that_would_lose_letters(result, tmp_path):
    with pytest.raises(OutputError, match="utf-8-sig"):
        result.to_csv(tmp_path, encoding="ascii")


def test_a_missing_column_is_named(result, tmp_path):
    result.to_csv(tmp_path)
    frame = pd.read_csv(tmp_path / "turns.csv").rename(columns={"mana_spent": "spent"})
    frame.to_csv(tmp_path / "turns.csv", index=False)
    with pytest.raises(OutputError, match=r"missing columns: mana_spent; present: game, turn.*spent") as caught:
        Result.from_csv(tmp_path)
    assert caught.value.__cause__ is None
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["run.json", "games.csv", "turns.csv", "cards.csv"])
def test_a_missing_file_is_named(result, tmp_path, name):
    result.to_csv(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(OutputError, match=name):
        Result.from_csv(tmp_path)


def test_files_that_do_not_belong_together(result, tmp_path):
    result.to_csv(tmp_path)
    pd.read_csv(tmp_path / "games.csv", keep_default_na=False).iloc[:-1].to_csv(tmp_path / "games.csv", index=False)
    with pytest.raises(OutputError, match="699 rows"):
        Result.from_csv(tmp_path)


def test_rows_in_another_order(result, tmp_path):
    result.to_csv(tmp_path)
    frame = pd.read_csv(tmp_path / "turns.csv")
    frame.sort_values("mana", kind="stable").to_csv(tmp_path / "turns.csv", index=False)
    with pytest.raises(OutputError, match="order"):
        Result.from_csv(tmp_path)


@pytest.mark.parametrize(("text", "match"), [("not json", "not JSON"), ("[]", "schema"), ('{"schema": 99}', "schema 99"), ('{"schema": 1}', "understood")])
def test_a_run_file_that_is_none(result, tmp_path, text, match):
    result.to_csv(tmp_path)
    (tmp_path / "run.json").write_text(text, encoding="utf-8")
    with pytest.raises(OutputError, match=match):
        Result.from_csv(tmp_path)


def test_a_cell_that_is_no_number(result, tmp_path):
    result.to_csv(tmp_path)
    text = (tmp_path / "turns.csv").read_text(encoding="utf-8").splitlines()
    text[1] = "zero" + text[1][1:]
    (tmp_path / "turns.csv").write_text("\n".join(text) + "\n", encoding="utf-8")
    with pytest.raises(OutputError, match="fit its column"):
        Result.from_csv(tmp_path)


def test_an_interrupted_run_says_so_in_its_files(result, tmp_path):
    result.interrupted = True
    assert Result.from_csv(result.to_csv(tmp_path)).interrupted is True
    assert np.issubdtype(type(result.key), np.integer) or isinstance(result.key, int)


def test_cards_of_ones_own_are_asked_for(monkeypatch, tmp_path):
    from mtgkit.cards.card import Card

    setup = Settings.setup
    install(monkeypatch)
    card = Card("Zzyzx Nonesuch")
    found = simulate(Deck.from_text("24 Island\n36 Zzyzx Nonesuch"), 10, 2, rng=1, progress=False, cards=[card])
    back = Result.from_csv(found.to_csv(tmp_path))
    monkeypatch.setattr(Settings, "setup", setup)
    with pytest.raises(SettingError, match=r"Zzyzx Nonesuch, which no file holds"):
        back.replay(0)
    assert Result.from_csv(tmp_path, cards=[card]).settings == found.settings


def test_a_row_that_was_changed_is_found(result, tmp_path):
    folder = result.to_csv(tmp_path / "out")
    turns = pd.read_csv(folder / "turns.csv")
    turns.loc[3, "mana"] += 90
    turns.to_csv(folder / "turns.csv", index=False)
    with pytest.raises(OutputError, match=r"turns\.csv, line 5: mana is not the sum"):
        Result.from_csv(folder)


@pytest.mark.parametrize("name", ["games.csv", "turns.csv", "cards.csv"])
def test_a_file_that_breaks_off(result, tmp_path, name):
    folder = result.to_csv(tmp_path / "out")
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_text(text[:-2], encoding="utf-8")
    with pytest.raises(OutputError, match="cut short"):
        Result.from_csv(folder)


def test_a_folder_is_tried_before_the_games(tmp_path):
    csv_files.check_folder(tmp_path / "new" / "folder")
    assert not (tmp_path / "new").exists()
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError, match="it is a file"):
        csv_files.check_folder(tmp_path / "file")
    with pytest.raises(OutputError, match="Choose another"):
        csv_files.check_folder("/proc/nowhere")


def test_no_name_of_a_folder():
    with pytest.raises(OutputError, match="give the name"):
        Result.from_csv(None)


def test_a_swapped_deck_keeps_its_slots(tmp_path):
    """The games depend on where a swapped card stands."""
    deck = Deck.from_text("24 Island\n36 Stone Retrieval Unit\n").swap({"Island": -2, "Wastes": 2})
    result = simulate(deck, 20, 4, rng=4, progress=False)
    read = Result.from_csv(result.to_csv(tmp_path / "out"))
    assert read.deck.slots() == deck.slots()
    assert read.replay(2).turns.equals(result.replay(2).turns)


def test_a_seed_that_is_not_that_of_the_key(result, tmp_path):
    folder = result.to_csv(tmp_path / "out")
    run = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    for change in ({"seed": 987654}, {"key": 2**70}):
        (folder / "run.json").write_text(json.dumps(run | change), encoding="utf-8")
        with pytest.raises(OutputError, match="Was it edited"):
            Result.from_csv(folder)
