"""How the rules are compiled: one decorator, and where compiled code is kept between processes.

numba's own cache looks only at the file of the function itself and would serve stale code after an edit elsewhere
(numba#1833). So the cache lies in a folder named by a digest of all sources of the engine, numba's version, the
processor and the flags that change code. Where no folder can be written, code is compiled anew in each process.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

import numba
from numba.core import config as _config

from ..errors import MtgkitWarning
from .layout import TABLES
from .policy import POLICY
from .state import GAME, PLAYER

config: Any = _config  # its settings are made at run time
njit: Any = numba.njit
LOCK = threading.Lock()
LEVEL = type(config.OPT)(1)  # of LLVM's optimisation: the games are played as fast as at 3, and are compiled in three quarters of the time
KEPT = 4  # folders of compiled code that are kept beside the present one
F = TypeVar("F", bound=Callable[..., Any])

PLAIN = bool(config.DISABLE_JIT)
"""True when numba's compiler is switched off (``NUMBA_DISABLE_JIT=1``): the same source runs as plain Python."""


def _base() -> Path:
    """The folder under which compiled code may be kept."""
    if own := os.environ.get("MTGKIT_CACHE_DIR"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "mtgkit"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mtgkit"


def _digest() -> str:
    """A digest of everything that decides what the compiled code is."""
    parts = hashlib.sha256()
    folder = Path(__file__).parent
    codes = [folder.parent / "cards" / "vocabulary.py", *(folder.parent / "cards").glob("*_codes.py")]
    for path in sorted([*folder.rglob("*.py"), *codes]):
        parts.update(path.relative_to(folder.parent).as_posix().encode() + path.read_bytes())
    flags = (numba.__version__, sys.version, config.CPU_NAME, config.BOUNDSCHECK, config.ENABLE_AVX, os.uname().machine if hasattr(os, "uname") else "")
    parts.update(repr(flags).encode())
    return parts.hexdigest()[:20]


def _folder() -> str:
    """The cache folder of this very engine; "" where none can be written."""
    folder = _base() / "engine" / _digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return str(folder)
    except (OSError, RuntimeError):
        return ""


def _drop_old() -> None:
    """Compiled code of engines that were replaced: all but the newest few go."""
    others = [path for path in Path(CACHE_FOLDER).parent.iterdir() if path.is_dir() and path != Path(CACHE_FOLDER)]
    for path in sorted(others, key=lambda p: p.stat().st_mtime)[: -KEPT or None]:
        shutil.rmtree(path, ignore_errors=True)


CACHE_FOLDER = "" if PLAIN else _folder()


def _entry() -> Any:
    """The kernel that calls all others; compiled last."""
    return next(f for f in reversed(KERNELS) if f.py_func.__name__ == ENTRY)


def compiled() -> bool:
    """Whether compiled code of this very installation is already kept on this machine (numba keeps it by the path of the source)."""
    if PLAIN:
        return True
    entry = _entry()
    folder = getattr(entry.stats, "cache_path", None)
    return bool(CACHE_FOLDER) and folder is not None and any(Path(folder).glob(f"*{ENTRY}*.nbc"))


# One signature for each function, by the names of its arguments: else each mix of small integers and literals would be compiled anew.
RECORD_ARGUMENTS = {"g": GAME, "t": TABLES, "w": POLICY, "p": PLAYER}
ARRAY_ARGUMENTS = {"games": "int16[:, ::1]", "lines": "int16[:, ::1]", "rows": "int16[:, ::1]", "cards": "int32[:, :, ::1]", "key": "uint64", "state": "uint64"}
KERNELS: list[Any] = []
ENTRY = "play_games"


def _type(text: str) -> Any:
    """A numba type from its usual notation, e.g. "int16[:, ::1]"."""
    return numba.core.sigutils.normalize_signature(f"void({text})")[0][0]


def _signature(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The types of a rule's arguments: records by name, arrays by name, all else 64-bit integers."""
    types: list[Any] = []
    for name in inspect.signature(function).parameters:
        if name in RECORD_ARGUMENTS:
            types.append(numba.from_dtype(RECORD_ARGUMENTS[name]))
        elif name == "places":  # an ordered zone
            player: Any = numba.from_dtype(PLAYER)
            types.append(player.typeof("hand"))
        else:
            types.append(_type(ARRAY_ARGUMENTS.get(name, "int64")))
    return tuple(types)


BOARD: Any = None
"""Where a rule asks for what only the Table has (effects of other cards, the players' own choices), it asks BOARD. Compiled
code has none, and what stands behind `if BOARD` is left out of it; `plain_rules` puts a Table's in its place."""


def kernel(function: F) -> F:
    """Mark a rule to be compiled: no Python objects, no lock, kept on disk. `compile_all` does it."""
    if PLAIN:
        KERNELS.append(function)
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = CACHE_FOLDER
    try:
        compiled_function = njit(nogil=True, error_model="numpy", cache=bool(CACHE_FOLDER), no_cfunc_wrapper=True)(function)
    finally:
        config.CACHE_DIR = before
    KERNELS.append(compiled_function)
    return compiled_function  # type: ignore[no-any-return]


def compile_all(progress: Callable[[int, int], None] | None = None) -> None:
    """Compile (or load) all rules, leaves first, each with its one signature.

    Parameters
    ----------
    progress : callable, optional
        Called with how many functions are ready and how many there are.
    """
    if PLAIN or _entry().signatures:
        return
    if not CACHE_FOLDER:
        said = f"mtgkit compiles its rules anew in each process, for about a minute: {_base()} can't be written. Set MTGKIT_CACHE_DIR to a folder that can."
        warnings.warn(said, MtgkitWarning, stacklevel=2)
    with LOCK:
        if CACHE_FOLDER and not compiled():
            _drop_old()
        todo = [_entry()] if compiled() else KERNELS  # what is kept on disk needs nothing but itself
        for k, function in enumerate(todo):
            _compile(function)
            if progress is not None:
                progress(k + 1, len(todo))


def plain_rules(board: Any) -> SimpleNamespace:
    """Give the same rules, from the same source, as plain Python functions whose BOARD is `board`.

    Parameters
    ----------
    board : object
        What answers where a rule asks BOARD.

    Returns
    -------
    SimpleNamespace
        Every rule by its name.
    """
    sources = [getattr(f, "py_func", f) for f in KERNELS]
    spaces = {f.__module__: {**vars(sys.modules[f.__module__]), "BOARD": board} for f in sources}
    plain = {f: FunctionType(f.__code__, spaces[f.__module__], f.__name__) for f in sources}
    for space in spaces.values():
        for name, thing in space.items():
            source = getattr(thing, "py_func", thing)
            if isinstance(source, FunctionType) and source in plain:
                space[name] = plain[source]
    return SimpleNamespace(**{f.__name__: function for f, function in plain.items()})


def load(function: F) -> F:
    """A rule that is to be called from Python, ready: from the disk, or compiled with all that it calls."""
    if not PLAIN and not function.signatures:  # type: ignore[attr-defined]
        if not compiled():
            compile_all()
        with LOCK:
            _compile(function)
    return function


def _compile(function: Any) -> None:
    if function.signatures:
        return
    before, config.OPT = config.OPT, LEVEL
    try:
        function.compile(_signature(function.py_func))
    except Exception:
        folder = getattr(function.stats, "cache_path", None)
        if not CACHE_FOLDER or folder is None:
            raise
        shutil.rmtree(folder, ignore_errors=True)  # what is kept there is damaged (a full disk, a killed process): compile it anew
        function.compile(_signature(function.py_func))
    finally:
        config.OPT = before
    function.disable_compile()
