"""Abilities as plain data (for the catalogue's file) and back, exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import IntEnum
from typing import Any

from ..errors import CardError
from . import vocabulary as v

PARTS: dict[str, type] = {
    "amount": v.Amount, "what": v.Selector, "restriction": v.Restriction, "condition": v.Condition, "cost": v.Cost, "sacrifice": v.Selector, "discard": v.Selector,
    "tap_other": v.Selector, "return_to_hand": v.Selector,
}  # fmt: skip
ENUMS: dict[tuple[type, str], Callable[[int], Any]] = {
    (v.Ability, "kind"): v.Kind, (v.Ability, "when"): v.When, (v.Ability, "zone"): v.Zone, (v.Effect, "do"): v.Do, (v.Effect, "who"): v.Who, (v.Effect, "to"): v.Zone,
    (v.Effect, "mana_from"): v.ManaFrom, (v.Amount, "count"): v.Count, (v.Condition, "kind"): v.If, (v.Selector, "whose"): v.Who,
}  # fmt: skip


def to_data(thing: Any) -> dict[str, Any]:
    """An ability or a part of one as a dict of what differs from the defaults.

    Examples
    --------
    >>> from mtgkit.cards.make import tap_for
    >>> from_data(to_data(tap_for("C"))) == tap_for("C")
    True
    """
    out: dict[str, Any] = {}
    for f in fields(thing):
        value = getattr(thing, f.name)
        if value == f.default:
            continue
        if isinstance(value, IntEnum):
            out[f.name] = int(value)
        elif isinstance(value, tuple):
            out[f.name] = [to_data(x) if isinstance(x, (v.Effect, v.Ability)) else x for x in value]
        else:
            out[f.name] = to_data(value) if type(value) in set(PARTS.values()) else value
    return out


def from_data(data: dict[str, Any], kind: type = v.Ability) -> Any:
    """The ability (or part) of such a dict.

    Raises
    ------
    CardError
        An unknown key or code, or a key that is missing.
    """
    known = {f.name for f in fields(kind)}
    needed = {f.name for f in fields(kind) if f.default is MISSING}
    if not needed <= data.keys():
        raise CardError(f"{kind.__name__} needs {', '.join(sorted(needed - data.keys()))}; given are {', '.join(data) or 'none'}.")
    given: dict[str, Any] = {}
    for name, value in data.items():
        if name not in known:
            raise CardError(f"{kind.__name__} has no {name!r}; it has {', '.join(sorted(known))}.")
        if name == "effects":
            given[name] = tuple(from_data(x, v.Effect) for x in value)
        elif name == "abilities":
            given[name] = tuple(from_data(x) for x in value)
        elif (kind, name) in ENUMS:
            try:
                given[name] = ENUMS[kind, name](value)
            except ValueError:
                raise CardError(f"{kind.__name__}: {value!r} is no code for {name!r}; codes are in mtgkit.cards.vocabulary.") from None
        elif name in PARTS and isinstance(value, dict):
            given[name] = from_data(value, PARTS[name])
        else:
            given[name] = tuple(value) if isinstance(value, list) else value
    return kind(**given)
