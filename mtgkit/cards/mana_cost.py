"""Mana costs: the symbols in braces, what they add up to, and their colours (CR 107.4, 202)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ..errors import CardError

COLORS = "WUBRG"
SYMBOL = re.compile(r"\{([^{}]*)\}")
VARIABLE = frozenset("XYZ")
NO_VALUE = VARIABLE | {"½", "HW", "HR"}  # halves exist on a few jokes only; they add nothing to a whole number
KNOWN = re.compile(r"\d+|[WUBRGCSXYZDL]|½|H[WR]|2/[WUBRG]|[WUBRGC]/(?:[WUBRG]|P)|[WUBRG]/[WUBRG]/P")


@dataclass(frozen=True, slots=True)
class ManaCost:
    """A mana cost, symbol by symbol.

    Parameters
    ----------
    symbols : tuple of str
        As printed, without braces, e.g. ("2", "U/B", "X").

    Examples
    --------
    >>> cost = parse("{X}{2}{U/B}{W/P}{2/W}{C}{S}")
    >>> cost.generic, cost.pips, cost.hybrid, cost.phyrexian, cost.n_x
    (2, {'C': 1, 'S': 1}, ('U/B', '2/W'), ('W/P',), 1)
    >>> cost.mana_value, cost.colors
    (8, ('W', 'U', 'B'))
    """

    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "".join("{" + s + "}" for s in self.symbols)

    @property
    def generic(self) -> int:
        """Generic mana, X counted as 0 (CR 107.4b)."""
        return sum(int(s) for s in self.symbols if s.isdecimal())

    @property
    def pips(self) -> dict[str, int]:
        """How many of each plain symbol: colours, C (CR 107.4c) and S (CR 107.4h)."""
        plain = [s for s in self.symbols if s in "WUBRGCS"]
        return {s: plain.count(s) for s in dict.fromkeys(plain)}

    @property
    def hybrid(self) -> tuple[str, ...]:
        """Hybrid symbols without Phyrexian ones (CR 107.4e)."""
        return tuple(s for s in self.symbols if "/" in s and not s.endswith("/P"))

    @property
    def phyrexian(self) -> tuple[str, ...]:
        """Symbols that 2 life may pay (CR 107.4f)."""
        return tuple(s for s in self.symbols if s.endswith("/P"))

    @property
    def n_x(self) -> int:
        """How many variable symbols (CR 107.3)."""
        return sum(s in VARIABLE for s in self.symbols)

    @property
    def mana_value(self) -> int:
        """The mana value: X is 0, of a hybrid symbol the largest half counts (CR 202.3e-g)."""
        return sum(_value(s) for s in self.symbols)

    @property
    def colors(self) -> tuple[str, ...]:
        """Colours of the symbols, in the order WUBRG (CR 202.2)."""
        found = set("".join(self.symbols))
        return tuple(c for c in COLORS if c in found)


def _value(symbol: str) -> int:
    if symbol.isdecimal():
        return int(symbol)
    if symbol in NO_VALUE:
        return 0
    return max((int(half) for half in symbol.split("/") if half.isdecimal()), default=1)


@lru_cache(maxsize=4096)
def parse(text: str) -> ManaCost:
    """Read a mana cost.

    Parameters
    ----------
    text : str
        Symbols in braces, in either case; "" for no mana cost.

    Returns
    -------
    ManaCost
        Its symbols in the printed order.

    Raises
    ------
    CardError
        The text is no mana cost; the message names the part that is not understood.

    Examples
    --------
    >>> str(parse("{2}{u/r}"))
    '{2}{U/R}'
    >>> parse("2UR")
    Traceback (most recent call last):
    ...
    mtgkit.errors.CardError: Mana cost '2UR': '2UR' is no symbol; write each symbol in braces, e.g. '{2}{U}'.
    """
    found = SYMBOL.findall(text)
    left = SYMBOL.sub("", text)
    wrong = left or next(("{" + s + "}" for s in found if not KNOWN.fullmatch(s.upper()) or len(set(s.upper().split("/"))) < len(s.split("/"))), "")
    if wrong:
        raise CardError(f"Mana cost {text!r}: {wrong!r} is no symbol; write each symbol in braces, e.g. '{{2}}{{U}}'.")
    return ManaCost(tuple(s.upper() for s in found))
