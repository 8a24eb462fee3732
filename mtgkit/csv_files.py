"""A Result as files: plain CSV for any reader, run.json for how it was made, and back again.

CSV: UTF-8 (a signature is accepted), a header, no index column, True/False, and an empty cell, nothing else, for a
missing value: a card may be called NA. Types come from the schema in `engine.columns`, never from what stands in the file.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .engine.columns import CARDS, GAMES, MEASURES, TURNS
from .errors import OutputError
from .settings import Settings, key_of

if TYPE_CHECKING:
    import pandas as pd

    from .cards.card import Card
    from .decks import Deck
    from .results import Result

SCHEMA = 1
ENCODINGS = ("utf-8", "utf-8-sig")
COVERAGE = {"card": "str", "copies": "int64", "modelled": "str", "left_out": "str"}


def write(result: Result, folder: str | Path, encoding: str = "utf-8") -> Path:
    """Write the files of a Result; they appear together, or none does.

    Raises
    ------
    OutputError
        The folder cannot be written, or the encoding is not one of `ENCODINGS`.
    """
    if encoding.lower().replace("_", "-") not in ENCODINGS:
        raise OutputError(f"encoding={encoding!r}: write 'utf-8', or 'utf-8-sig' for spreadsheets that garble accents.")
    target = Path(folder)
    if target.exists() and not target.is_dir():
        raise OutputError(f"Can't write to {target}: it is a file; give the name of a folder.")
    made = _missing_parents(target)
    try:
        target.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".mtgkit-", dir=target, ignore_cleanup_errors=True) as scratch:
            new = Path(scratch, "new")
            new.mkdir()
            for name, frame in _frames(result).items():
                frame.to_csv(new / name, index=False, encoding=encoding, lineterminator="\n")
            (new / "run.json").write_text(json.dumps(_run(result), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            _replace_together(new, target, Path(scratch, "old"))
    except OSError as error:
        raise OutputError(f"Can't write to {target}: {error.strerror or error}. Nothing was changed there; free some space, close the files, or choose another folder.") from error
    finally:
        # a folder made here, and still empty, is a half-written result too
        for path in made:
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
    return target


def check_folder(folder: str | Path) -> None:
    """Try whether a folder can be written, before the games are played.

    Raises
    ------
    OutputError
        It can't be.
    """
    target = Path(folder)
    if target.exists() and not target.is_dir():
        raise OutputError(f"Can't write to {target}: it is a file; give the name of a folder.")
    there = next(path for path in (target, *target.absolute().parents) if path.exists())
    try:
        with tempfile.TemporaryDirectory(prefix=".mtgkit-", dir=there):
            pass
    except OSError as error:
        raise OutputError(f"Can't write to {target}: {there} can't be written ({error.strerror or error}). Choose another folder.") from error


def _frames(result: Result) -> dict[str, pd.DataFrame]:
    return {"games.csv": result.games, "turns.csv": result.turns, "summary.csv": result.summary(), "lines.csv": result.lines(), "cards.csv": result.cards}


def _missing_parents(folder: Path) -> list[Path]:
    """Folders that will have to be made, the innermost first."""
    return [path for path in (folder, *folder.parents) if not path.exists()]


def _replace_together(new: Path, target: Path, old: Path) -> None:
    """Move the new files in; where one can't be replaced, put those that were there back."""
    old.mkdir()
    moved: list[str] = []
    try:
        for path in sorted(new.iterdir()):
            if (target / path.name).exists():
                os.replace(target / path.name, old / path.name)
            moved.append(path.name)
            os.replace(path, target / path.name)
    except OSError:
        for name in moved:
            (target / name).unlink(missing_ok=True)
            if (old / name).exists():
                shutil.move(old / name, target / name)
        raise


def _run(result: Result) -> dict[str, Any]:
    """Everything that is needed to know, and to repeat, what was run."""
    return {
        "schema": SCHEMA,
        "versions": result.versions,
        "seed": result.seed,
        "key": result.key,
        "n_games": result.n_games,
        "interrupted": result.interrupted,
        "settings": result.settings.to_json(),
        "deck": {"name": result.deck.name, "text": result.deck.to_text(), "slots": list(result.deck.slots())},
        "cards": list(result._names),
        "coverage": result.coverage.to_dict(orient="records"),
    }


def read(folder: str | Path, own: tuple[Card, ...] = ()) -> dict[str, Any]:
    """Read the files of a Result: the arguments of `Result`.

    Raises
    ------
    OutputError
        A file or column is missing, or the files don't belong together.
    """
    import pandas as pd

    from .engine.batch import Block

    if not isinstance(folder, (str, os.PathLike)):
        raise OutputError(f"Result.from_csv({folder!r}): give the name of a folder that Result.to_csv wrote.")
    source = Path(folder)
    run = _read_run(source)
    try:
        settings = Settings.from_json(run["settings"], own)
        deck = _deck(run["deck"])
        names, n_games, n_turns = tuple(run["cards"]), int(run["n_games"]), settings.n_turns
        coverage = pd.DataFrame(run["coverage"], columns=list(COVERAGE)).astype(COVERAGE)
        about = {"seed": run["seed"], "key": _key(run), "versions": run["versions"], "interrupted": bool(run["interrupted"])}
    except (KeyError, TypeError, ValueError) as error:
        raise OutputError(f"{source / 'run.json'} can't be understood: {type(error).__name__}: {error}. Was it edited?") from error
    games = _read_frame(source / "games.csv", {name: kind for name, (kind, _) in GAMES.items()} | dict.fromkeys(settings.lines, "Int16"), n_games)
    turns = _read_frame(source / "turns.csv", {name: kind for name, (kind, _) in TURNS.items()}, n_games * n_turns)
    cards = _read_frame(source / "cards.csv", {"card": "str", "turn": "int16", **dict.fromkeys(CARDS, "int64")}, len(names) * n_turns)
    in_order = np.array_equal(games["game"], np.arange(n_games)) and np.array_equal(turns["game"], np.repeat(np.arange(n_games), n_turns))
    if not in_order or not np.array_equal(turns["turn"], np.tile(np.arange(1, n_turns + 1), n_games)):
        raise OutputError(f"{source}: games.csv or turns.csv is not in the order in which it was written: sort by game, then turn.")
    _check_sums(source / "turns.csv", turns)
    block = Block(
        games={name: games[name].fillna(0).to_numpy(np.int16) for name in list(GAMES)[1:]},
        lines=np.array([games[line].fillna(0).to_numpy(np.int16) for line in settings.lines], dtype=np.int16).reshape(len(settings.lines), n_games),
        turns={name: turns[name].to_numpy(np.int16) for name in MEASURES},
        cards=np.stack([cards[kind].to_numpy(np.int64).reshape(len(names), n_turns) for kind in CARDS], axis=2),
    )
    return {"deck": deck, "settings": settings, "block": block, "names": names, "coverage": coverage, **about}


def _key(run: dict[str, Any]) -> int:
    """The key of the games; where the seed is a number it must be that seed's."""
    key, seed = int(run["key"]), run["seed"]
    if not 0 <= key < 2**64:
        raise ValueError(f"the key {key} is no unsigned number of 64 bits")
    if isinstance(seed, int) and not isinstance(seed, bool) and key != key_of(np.random.default_rng(seed)):
        raise ValueError(f"the seed {seed} is not the one that gave the key {key}")
    return key


def _deck(data: dict[str, Any]) -> Deck:
    """The deck with its slots: after a swap they are not in the order of names, and the games depend on it."""
    from .decks import Deck

    read = Deck.from_text(data["text"], name=data["name"])
    slots = data.get("slots") or read.slots()
    if sorted(slots) != sorted(read.slots()):
        raise ValueError("the slots of the deck are not the cards of its text")
    zones = {zone: getattr(read, zone) for zone in ("main", "sideboard", "commanders", "companion", "other")}
    return Deck(zones, read.name, read.notes, slots)


def _check_sums(path: Path, turns: pd.DataFrame) -> None:
    """Each row says its mana three times; where the sums differ the file was changed."""
    by_kind = turns["mana_free"] + turns["mana_stone"] + turns["mana_other"]
    by_use = turns["mana_spent"] + turns["mana_stranded"] + turns["mana_idle"]
    wrong = np.flatnonzero((turns["mana"] != by_kind) | (turns["mana"] != by_use))
    if len(wrong):
        raise OutputError(f"{path}, line {wrong[0] + 2}: mana is not the sum of its kinds and of its uses; {len(wrong)} such line{'s' * (len(wrong) > 1)}. Was the file edited?")


def _read_run(source: Path) -> dict[str, Any]:
    path = source / "run.json"
    try:
        run = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise OutputError(f"Can't read {path}: {error.strerror or error}. Give a folder that Result.to_csv wrote.") from error
    except ValueError as error:
        raise OutputError(f"{path} is not JSON: {error}.") from error
    if not isinstance(run, dict) or run.get("schema") != SCHEMA:
        raise OutputError(f"{path} has schema {run.get('schema') if isinstance(run, dict) else None!r}; this version of mtgkit reads schema {SCHEMA}.")
    return run


def _read_frame(path: Path, kinds: dict[str, str], n_rows: int) -> pd.DataFrame:
    """Read one CSV file by its schema."""
    import pandas as pd

    try:
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            if file.tell() > 0:
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    raise OutputError(f"{path} breaks off in its last line: it is cut short.")
    except OutputError:
        raise
    except OSError as error:
        raise OutputError(f"Can't read {path}: {error.strerror or error}. Give a folder that Result.to_csv wrote.") from error
    options: dict[str, Any] = {"encoding": "utf-8-sig", "keep_default_na": False}
    try:
        present = list(pd.read_csv(path, nrows=0, **options).columns)
        missing = [name for name in kinds if name not in present]
        if missing:
            raise OutputError(f"{path}: missing columns: {', '.join(missing)}; present: {', '.join(present)}.")
        frame: pd.DataFrame = pd.read_csv(path, usecols=list(kinds), dtype=kinds, na_values={name: [""] for name, kind in kinds.items() if kind == "Int16"}, **options)
    except OutputError:
        raise
    except OSError as error:
        raise OutputError(f"Can't read {path}: {error.strerror or error}. Give a folder that Result.to_csv wrote.") from error
    except (ValueError, pd.errors.ParserError) as error:
        raise OutputError(f"{path} holds something that doesn't fit its column: {error}.") from error
    if len(frame) != n_rows:
        raise OutputError(f"{path} has {len(frame)} rows; by run.json beside it there should be {n_rows}.")
    return frame
