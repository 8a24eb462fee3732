"""Simulating a deck: many games, by number, over the cores of this machine or any executor."""

from __future__ import annotations

import operator
import os
import platform
import warnings
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .cards.vocabulary import RULES_EDITION
from .chunks import Executor, Progress, play
from .decks import Deck
from .engine.columns import GAMES, MEASURES
from .engine.plans import London, Pilot
from .errors import DeckError, MtgkitWarning, SettingError
from .results import Result
from .settings import Settings, key_of

if TYPE_CHECKING:
    import pandas as pd

    from .cards.card import Card

MOST_GAMES = 2**31 - 1
MOST_TURNS = 1000


def simulate(
    deck: Deck | str | os.PathLike[str],
    n_games: int = 100_000,
    n_turns: int = 10,
    *,
    on_the_play: bool | None = None,
    lines: Iterable[str] | str = (),
    mulligan: London | None = None,
    pilot: Pilot | None = None,
    rng: int | np.random.Generator | np.random.SeedSequence | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: bool | Progress = True,
    unknown: str = "warn",
    players: int | None = None,
    cards: Iterable[Card] = (),
    max_memory: int | None = None,
) -> Result:
    r"""Play a deck many times.

    Game g is the same game whatever the workers, the executor and the number of games.

    Parameters
    ----------
    deck : Deck, str or path
        The deck; a text of several lines is read as a list, anything else as the name of a file.
    n_games, n_turns : int
        Games, and turns of each (from 1).
    on_the_play : bool, optional
        None: a coin flip each game.
    lines : iterable of str
        Lines of play: what is hoped for, e.g. "unearth Cityscape Leveler", "powerstones 3", "mana 8 for unearth".
    mulligan : London, optional
        The mulligan plan; None: the pilot judges hands by the plan of the deck.
    pilot : Pilot, optional
        Who makes the choices.
    rng : int, Generator, SeedSequence or None
        Seed, as for `numpy.random.default_rng`; None draws one, to be found in `Result.seed`.
    workers : int, optional
        Threads; None: as many as there are cores.
    executor : executor, optional
        Runs the chunks in place of threads of this process; anything with `.map`.
    progress : bool or callable
        Show a bar; a callable is given the games played so far and in all, and may raise KeyboardInterrupt to stop.
    unknown : {"warn", "error"}
        What to do about cards that mtgkit doesn't know: play them as blanks that can't be cast, or refuse.
    players : int, optional
        Players at the table; None: four with a commander, else two.
    cards : iterable of Card
        Cards of your own, played where the deck names them.
    max_memory : int, optional
        Bytes that the columns may take; None: what this machine has free.

    Returns
    -------
    Result
        With `interrupted=True`, and a warning, when it was stopped (Ctrl-C) before all games were played.

    Raises
    ------
    SettingError
        A setting that is out of range, or columns that don't fit into memory.
    DeckError
        A deck that cannot be played, or with unknown cards and unknown="error".
    LineError
        A line of play that cannot be read, or names a card that is not in the deck.

    Examples
    --------
    >>> import mtgkit as mk
    >>> deck = mk.Deck.from_text("24 Island\n36 Stone Retrieval Unit")
    >>> result = mk.simulate(deck, n_games=200, n_turns=5, lines=["powerstones 1"], rng=1, progress=False)
    >>> len(result.turns)
    1000
    """
    n_games = _whole("n_games", n_games, MOST_GAMES)
    n_turns = _whole("n_turns", n_turns, MOST_TURNS)
    workers = _whole("workers", workers, 10_000) if workers is not None else os.cpu_count() or 1
    own = _own(cards)
    settings = Settings(
        n_turns,
        _start(on_the_play),
        _texts(lines),
        _kind("mulligan", mulligan, London),
        _kind("pilot", pilot, Pilot),
        None if players is None else _whole("players", players, 16),
        own,
        tuple(card.name for card in own),
    )
    if executor is not None and not callable(getattr(executor, "map", None)):
        raise SettingError(f"executor={executor!r}: give something with a map method, such as a concurrent.futures executor, or None.")
    if not isinstance(progress, bool) and not callable(progress):
        raise SettingError(f"progress={progress!r}: give True, False, or a function of games played and games in all.")
    seed, key = _key(rng)
    deck = playable(deck)
    coverage = _with_own_cards(deck.coverage(), own)
    _unknown_cards(deck, coverage, unknown)
    setup = settings.setup(deck, key)
    _fits(n_games, n_turns, len(settings.lines), max_memory)
    try:
        block, played = play(setup, n_games, workers, executor, progress)
    except MemoryError as error:
        size = _size(n_games, n_turns, len(settings.lines)) / 2**30
        raise SettingError(f"n_games={n_games:,}, n_turns={n_turns}: the columns take {size:.1f} GiB, more than there is; play fewer games.") from error
    interrupted = played < n_games
    if interrupted:
        warnings.warn(f"Interrupted: {played:,} of {n_games:,} games were played; the Result holds those.", MtgkitWarning, stacklevel=2)
    if bound := int(np.count_nonzero(block.games["bound_hit"])):
        said = f"{bound:,} of {played:,} games needed more room than the engine's record has (games.bound_hit); their rows are not to be trusted."
        warnings.warn(said, MtgkitWarning, stacklevel=2)
    return Result(deck, settings, block, setup.names, seed=seed, key=key, coverage=coverage, versions=_versions(), interrupted=interrupted)


def _whole(name: str, value: object, most: int) -> int:
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        number = 0
    if isinstance(value, (bool, np.bool_)) or not 1 <= number <= most:
        raise SettingError(f"{name}={value!r}: give a whole number from 1 to {most:,}.")
    return number


def _start(on_the_play: object) -> bool | None:
    if on_the_play is not None and not isinstance(on_the_play, (bool, np.bool_)):
        raise SettingError(f"on_the_play={on_the_play!r}: give True, False, or None for a coin flip each game.")
    return None if on_the_play is None else bool(on_the_play)


def _texts(lines: Iterable[str] | str) -> tuple[str, ...]:
    if not isinstance(lines, (str, Iterable)) and lines is not None:
        raise SettingError(f"lines={lines!r}: give a list of texts such as 'powerstones 3'.")
    texts = (lines,) if isinstance(lines, str) else tuple(lines or ())
    for text in texts:
        if not isinstance(text, str):
            raise SettingError(f"lines: {text!r} is no text; write e.g. 'powerstones 3'.")
        if texts.count(text) > 1:
            raise SettingError(f"lines: {text!r} is given {texts.count(text)} times; each line is one column of the games.")
    return texts


def _own(cards: Any) -> tuple[Card, ...]:
    from .cards.card import Card

    own = tuple(cards or ()) if isinstance(cards, Iterable) or cards is None else (cards,)
    for card in own:
        if not isinstance(card, Card):
            raise SettingError(f"cards: {card!r} is no mtgkit.Card; cards takes the cards that you define, the deck names all others.")
        if sum(other.name == card.name for other in own) > 1:
            raise SettingError(f"cards: two cards are called {card.name!r}; which one is in the deck?")
    return own


def _kind(name: str, value: Any, kind: type[Any]) -> Any:
    if value is not None and not isinstance(value, kind):
        raise SettingError(f"{name}={value!r}: give a mtgkit.{kind.__name__}(...), or None for the usual one.")
    return kind() if value is None else value


def _key(rng: Any) -> tuple[int | str, int]:
    """Return the seed as it is to be remembered, and the key that all games share (SPEC 7)."""
    kinds = (int, np.integer, np.random.Generator, np.random.BitGenerator, np.random.SeedSequence)
    if isinstance(rng, (bool, np.bool_)) or not (rng is None or isinstance(rng, kinds)):
        raise SettingError(f"rng={rng!r}: give a whole number, a numpy Generator or SeedSequence, or None.")
    # short enough to be typed again, and exact in any JSON reader
    given = int(np.random.default_rng().integers(2**53)) if rng is None else rng
    try:
        generator = np.random.default_rng(given)
    except (TypeError, ValueError) as error:
        raise SettingError(f"rng={rng!r}: {error}. Give a whole number from 0, a numpy Generator or SeedSequence, or None.") from error
    key = key_of(generator)
    if isinstance(given, (int, np.integer)):
        return int(given), key
    if isinstance(given, np.random.SeedSequence):
        return f"SeedSequence({given.entropy}, spawn_key={tuple(given.spawn_key)})", key
    return type(given).__name__, key


def playable(deck: Deck | str | os.PathLike[str]) -> Deck:
    """The deck that is meant: a Deck, the text of a list, or the name of a file.

    Raises
    ------
    SettingError
        It is none of these.
    DeckError
        The list can't be read, or has fewer cards than an opening hand.
    """
    if isinstance(deck, str) and "\n" in deck:
        deck = Deck.from_text(deck)
    elif isinstance(deck, (str, os.PathLike)):
        deck = Deck.from_file(Path(deck))
    if not isinstance(deck, Deck):
        raise SettingError(f"deck={deck!r}: give a mtgkit.Deck, the text of a list, or the name of a file.")
    n_cards = sum(deck.main.values())
    if n_cards < 7:
        raise DeckError(f"{deck.name or 'This deck'} has {n_cards} cards in its main deck; an opening hand alone has 7.")
    return deck


def _with_own_cards(coverage: pd.DataFrame, own: tuple[Card, ...]) -> pd.DataFrame:
    """Say of the user's own cards what is left out of them; they are in no catalogue."""
    for card in own:
        rows = coverage["card"] == card.name
        coverage.loc[rows, "modelled"] = "partial" if card.left_out else "full"
        coverage.loc[rows, "left_out"] = "; ".join(map(str, card.left_out))
    return coverage


def _unknown_cards(deck: Deck, coverage: pd.DataFrame, unknown: str) -> None:
    """Say which cards of the deck are not known."""
    if unknown not in ("warn", "error"):
        raise SettingError(f"unknown={unknown!r}: give 'warn' or 'error'.")
    played = set(deck.main) | set(deck.commanders)
    if deck.notes:
        said = f"{len(deck.notes)} note{'s' * (len(deck.notes) > 1)} on reading the list: {'; '.join(deck.notes[:3])}{' ...' * (len(deck.notes) > 3)} (deck.problems() has all)."
        warnings.warn(said, MtgkitWarning, stacklevel=3)
    names = [name for name in coverage.loc[coverage["modelled"] == "unknown", "card"] if name in played]
    if not names:
        return
    found = f"{len(names)} card{'s' * (len(names) > 1)} unknown to mtgkit: {', '.join(names[:8])}{' ...' * (len(names) > 8)}; deck.problems() and `mtgkit coverage` have close matches"
    if unknown == "error":
        raise DeckError(f"{found}; correct the list, or pass unknown='warn' to play blanks.")
    warnings.warn(f"{found}; played as blanks that can't be cast.", MtgkitWarning, stacklevel=3)


def _size(n_games: int, n_turns: int, n_lines: int) -> int:
    """Bytes of all columns: as the engine writes them, and what the frames add (numbers of games and turns, masks)."""
    a_turn = 2 * len(MEASURES) + 4 + 2
    a_game = 2 * (len(GAMES) - 1) + 10 + 3 * n_lines
    return n_games * (n_turns * a_turn + a_game)


def _free_memory() -> int | None:
    """Bytes free on this machine, where it tells."""
    try:
        with open("/proc/meminfo", encoding="ascii") as file:
            for line in file:
                if line.startswith("MemAvailable:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def _fits(n_games: int, n_turns: int, n_lines: int, max_memory: int | None) -> None:
    """Refuse before the start what can't be kept at the end."""
    free = _free_memory() if max_memory is None else _whole("max_memory", max_memory, 2**62)
    size = _size(n_games, n_turns, n_lines)
    if free is not None and size > free:
        most = max(n_games * free // size, 1)
        raise SettingError(f"n_games={n_games:,}, n_turns={n_turns}: the columns take {size / 2**30:.1f} GiB, there are {free / 2**30:.1f} GiB; about {most:,} games would fit.")


def _versions() -> dict[str, str]:
    found = {"rules": RULES_EDITION, "python": platform.python_version()}
    for package in ("mtgkit", "numpy", "numba", "pandas"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed as a package"
    return found
