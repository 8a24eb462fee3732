"""The catalogue: facts of every card, in one packed file beside this module; read when first needed.

The file holds characteristics and codes, no rules text. `scripts/build_catalogue.py` makes it.
"""

from __future__ import annotations

import difflib
import json
import re
import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import CardError
from .card import Card, Meld, Prototype
from .codes import from_data
from .names import key

FILE = Path(__file__).with_name("catalogue.bin")
SET_CODE = re.compile(r"\s+\([a-z0-9]{2,6}\)$")


class Catalogue(NamedTuple):
    """What the file holds, unpacked: about the file, keys of names -> number, one JSON text a card."""

    about: dict[str, Any]
    numbers: dict[str, int]
    records: list[bytes]


@cache
def catalogue() -> Catalogue:
    """The catalogue, read once.

    Raises
    ------
    CardError
        The file is missing or damaged.
    """
    try:
        about, names, records = zlib.decompress(FILE.read_bytes()).split(b"\n\n", 2)
        lines = records.split(b"\n")
        numbers = {}
        for entry in names.decode().split("\n"):
            name, _, number = entry.rpartition("\t")
            numbers[name] = int(number)
        return Catalogue(json.loads(about), numbers, lines)
    except (OSError, zlib.error, ValueError) as error:
        raise CardError(f"The card catalogue {FILE.name} can't be read ({error}); install mtgkit anew.") from error


def _number(name: str) -> int | None:
    """The number of a name in any spelling."""
    numbers, wanted = catalogue().numbers, key(name)
    tries = [wanted, SET_CODE.sub("", wanted)]
    tries += [t.split(" // ")[0] for t in tries]
    tries += [t[2:] for t in tries if t.startswith("a-")]  # a rebalanced version that the catalogue lacks: the paper card
    return next((numbers[t] for t in tries if t in numbers and not t.startswith("token:")), None)


@cache
def _card(number: int) -> Card:
    return card_of(json.loads(catalogue().records[number]))


def card_of(data: dict[str, Any]) -> Card:
    """A card from its record."""
    given = dict(data)
    given["abilities"] = tuple(from_data(a) for a in data.get("abilities", ()))
    given["faces"] = tuple(card_of(f) for f in data.get("faces", ()))
    if "prototype" in data:
        given["prototype"] = Prototype(*data["prototype"])
    if "meld" in data:
        given["meld"] = Meld(*data["meld"])
    return Card(**given)


def find(name: str) -> str | None:
    """The full name of the card that is meant, in any usual spelling; None when there is none.

    Known are the front name, the full name and the name of the other half; a set code behind the name is passed over.

    Parameters
    ----------
    name : str
        A name as found in a list.

    Returns
    -------
    str or None
        Halves joined by " // "; a card that melds has its own name only.

    Examples
    --------
    >>> find("lim-dul's vault")
    "Lim-Dûl's Vault"
    """
    number = _number(name)
    return None if number is None else _card(number).full_name


def get(name: str) -> Card:
    """The card of a name.

    Parameters
    ----------
    name : str
        As for `find`; the name of a back face gives that face where the catalogue has it.

    Raises
    ------
    CardError
        No such card; the message names close matches.

    Examples
    --------
    >>> get("Stone Retrieval Unit").makes_powerstones
    True
    """
    found = known(name)
    if found is None:
        close = close_matches(name)
        raise CardError(f"No card is called {name!r}." + (f" Did you mean {' or '.join(repr(c) for c in close)}?" if close else " Check the spelling."))
    return found


def known(name: str) -> Card | None:
    """The card of a name, or None at once: no search for close matches, which reads all names.

    Parameters
    ----------
    name : str
        As for `get`.

    Examples
    --------
    >>> known("No Such Card") is None
    True
    """
    number = _number(name)
    if number is None:
        return None
    found = _card(number)
    wanted = key(name)
    return next((face for face in found.faces if key(face.name) == wanted), found)


def card(name: str) -> Card:
    """The card or token of a name (what `mtgkit.card` is).

    Raises
    ------
    CardError
        No such card; the message names close matches.

    Examples
    --------
    >>> card("Cityscape Leveler").unearth_cost
    '{8}'
    """
    if not isinstance(name, str):
        raise CardError(f"mtgkit.card({name!r}): give the name of a card.")
    return token(name) if find(name) is None and f"token:{key(name)}" in catalogue().numbers else get(name)


def token(name: str) -> Card:
    """The token of that name, e.g. "Powerstone" (CR 111.10h).

    Raises
    ------
    CardError
        The catalogue has no such token.

    Examples
    --------
    >>> token("Powerstone").subtypes
    ('Powerstone',)
    """
    number = catalogue().numbers.get(f"token:{key(name)}")
    if number is None:
        raise CardError(f"The catalogue has no token called {name!r}.")
    return _card(number)


def close_matches(name: str, n: int = 3) -> list[str]:
    """Names that are nearly this one, the closest first.

    Parameters
    ----------
    name : str
        A name that `find` does not know.
    n : int
        How many at most.

    Examples
    --------
    >>> close_matches("Citiscape Levler")
    ['Cityscape Leveler']
    """
    numbers, wanted = catalogue().numbers, key(name)
    start = [k for k in numbers if k[:1] == wanted[:1] and abs(len(k) - len(wanted)) <= 4 and not k.startswith("token:")]
    found = difflib.get_close_matches(wanted, start, n, 0.75)
    if not found:
        near = [k for k in numbers if abs(len(k) - len(wanted)) <= 3 and not k.startswith("token:") and len(set(k) & set(wanted)) >= 0.7 * len(set(wanted))]
        found = difflib.get_close_matches(wanted, near, n, 0.75)
    return list(dict.fromkeys(_card(numbers[k]).full_name for k in found))


@cache
def meld_pairs() -> dict[str, tuple[str, str]]:
    """The meld pairs by the name of their combined face: the card with the ability first (CR 712.4a, 712.5).

    Examples
    --------
    >>> meld_pairs()["Mishra, Lost to Phyrexia"]
    ('Mishra, Claimed by Gix', 'Phyrexian Dragon Engine')
    """
    melds = [(data["name"], Meld(*data["meld"])) for data in (json.loads(r) for r in catalogue().records if b'"meld"' in r) if "meld" in data]
    return {m.result: (name, m.partner) for name, m in melds if m.carries_ability}
