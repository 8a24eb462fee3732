"""One card's abilities as the catalogue is built from them."""

from __future__ import annotations

from typing import NamedTuple

from ..vocabulary import Ability


class Entry(NamedTuple):
    """Abilities, and clauses that are not modelled in short words."""

    abilities: tuple[Ability, ...]
    left_out: tuple[str, ...] = ()


def card(*abilities: Ability, left_out: tuple[str, ...] = ()) -> Entry:
    """An entry."""
    return Entry(abilities, left_out)
