"""Playing a range of game numbers in chunks: over threads or an executor, with progress, until done or interrupted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from typing import Any, Protocol

import numpy as np

from .engine.batch import Block, play_range
from .engine.columns import CARDS, GAMES, MEASURES
from .engine.compile import compile_all, compiled
from .engine.setup import Setup

LEAST_CHUNK, LARGEST_CHUNK = 500, 20_000

Progress = Callable[[int, int], None]


class Executor(Protocol):
    """Anything with a `map` that keeps the order: of concurrent.futures, dask, joblib ..."""

    def map(self, fn: Callable[..., Any], /, *iterables: Iterable[Any]) -> Iterator[Any]:
        """Call `fn` on each item."""
        ...


def play(setup: Setup, n_games: int, workers: int, executor: Executor | None, progress: bool | Progress) -> tuple[Block, int]:
    """Play games 0 to n_games - 1.

    Returns
    -------
    Block
        Their columns; of an interrupted run those of the games played.
    int
        Games played.

    Raises
    ------
    KeyboardInterrupt
        Interrupted before the first chunk was done.
    MemoryError
        The columns don't fit.
    """
    n_turns = setup.n_turns
    # one array for all columns: large ones come in large pages, many small ones in many small pages
    games = dict(zip(list(GAMES)[1:], np.empty((len(GAMES) - 1, n_games), np.int16), strict=True))
    lines = np.empty((len(setup.lines), n_games), np.int16)
    turns = dict(zip(MEASURES, np.empty((len(MEASURES), n_games * n_turns), np.int16), strict=True))
    # one assignment moves on both, so that an interruption can't fall between them
    done = (0, np.zeros((len(setup.names), n_turns, len(CARDS)), np.int64))
    chunks = _chunks(n_games)
    _compile(progress)
    if executor is not None:
        blocks = iter(executor.map(play_range, [setup] * len(chunks), *zip(*chunks, strict=True)))
    else:
        blocks = _in_threads(setup, chunks, workers) if workers > 1 else (play_range(setup, *chunk) for chunk in chunks)
    with closing(_Bar(progress, n_games)) as bar:
        try:
            for (start, stop), block in zip(chunks, blocks, strict=True):
                for name, column in games.items():
                    column[start:stop] = block.games[name]
                lines[:, start:stop] = block.lines
                for name, column in turns.items():
                    column[start * n_turns : stop * n_turns] = block.turns[name]
                done = (stop, done[1] + block.cards)
                bar.show(stop)
        except KeyboardInterrupt:
            if not done[0]:
                raise
        finally:
            if hasattr(blocks, "close"):
                blocks.close()
    played, cards = done
    return Block({k: v[:played] for k, v in games.items()}, lines[:, :played], {k: v[: played * n_turns] for k, v in turns.items()}, cards), played


def _chunks(n_games: int) -> list[tuple[int, int]]:
    """About a hundred ranges: enough for progress, few enough for slow executors."""
    step = min(max(n_games // 100, LEAST_CHUNK), LARGEST_CHUNK)
    return [(start, min(start + step, n_games)) for start in range(0, n_games, step)]


def _compile(progress: bool | Progress) -> None:
    """Compile the rules before the first chunk, where this machine hasn't yet, and say so: it takes a while."""
    if compiled():
        return
    if not progress or callable(progress):
        compile_all()
        return
    from tqdm.auto import tqdm

    with tqdm(unit=" rules", desc="compiling the rules, once on this machine", leave=False) as bar:

        def show(ready: int, total: int) -> None:
            bar.total = total
            bar.update(ready - bar.n)

        compile_all(show)


def _in_threads(setup: Setup, chunks: list[tuple[int, int]], workers: int) -> Iterator[Block]:
    """Blocks in order, a few chunks ahead; the kernel holds no lock, so threads run side by side."""
    pool = ThreadPoolExecutor(min(workers, len(chunks)), thread_name_prefix="mtgkit")
    ahead: deque[Any] = deque()
    rest = iter(chunks)
    try:
        for chunk in rest:
            ahead.append(pool.submit(play_range, setup, *chunk))
            if len(ahead) >= 4 * workers:
                break
        while ahead:
            first = ahead.popleft()
            while not first.done():  # in steps: on Windows a wait without an end can't be interrupted
                wait([first], timeout=0.5)
            for chunk in rest:
                ahead.append(pool.submit(play_range, setup, *chunk))
                break
            yield first.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class _Bar:
    """One progress bar, or a call to the user's own."""

    def __init__(self, progress: bool | Progress, n_games: int) -> None:
        self._bar: Any = None
        self._call = progress if callable(progress) else None
        self._total = n_games
        if progress and self._call is None:
            from tqdm.auto import tqdm

            self._bar = tqdm(total=n_games, unit=" games", unit_scale=True, desc="playing", leave=False)

    def show(self, played: int) -> None:
        """Show how many games were played."""
        if self._bar is not None:
            self._bar.update(played - self._bar.n)
        if self._call is not None:
            self._call(played, self._total)

    def close(self) -> None:
        """Close the bar, whatever happened."""
        if self._bar is not None:
            self._bar.close()
