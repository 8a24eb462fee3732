"""Costs of the plainest shapes; None for any other."""

from __future__ import annotations

import re
from dataclasses import replace

from ..vocabulary import ITSELF, Cost, Selector
from .nouns import NUMBER, NUMBERS, noun

ME = r"this (?:land|artifact|creature|permanent|enchantment|Equipment|Vehicle)"
MANA = re.compile(r"(?:\{(?:\d+|X|[WUBRGC](?:/[WUBRGC])?)\})+")
COUNTERS = r"charge|mining|depletion|storage"


def _part(cost: Cost, part: str) -> Cost | None:
    """A cost with one more part."""
    if part == "{T}":
        return replace(cost, tap=True)
    if MANA.fullmatch(part) and not cost.mana and "X" not in part:
        return replace(cost, mana=part)
    if found := re.fullmatch(r"Pay (\d+) life", part):
        return replace(cost, life=int(found[1]))
    if re.fullmatch(rf"Sacrifice {ME}", part):
        return replace(cost, sacrifice=ITSELF)
    if re.fullmatch(rf"Exile {ME}", part):
        return replace(cost, exile_itself=True)
    if found := re.fullmatch(r"Sacrifice ((?:an?|another) .+)", part):
        what = noun(found[1])
        return replace(cost, sacrifice=what) if what else None
    if part == "Discard a card":
        return replace(cost, discard=Selector())
    if found := re.fullmatch(r"Discard (an? .+) card", part):
        what = noun(found[1])
        return replace(cost, discard=what) if what else None
    if found := re.fullmatch(rf"Remove ({NUMBER}) (?:{COUNTERS}) counters? from {ME}", part):
        return replace(cost, remove_counters=NUMBERS[found[1]])
    if found := re.fullmatch(r"Tap an untapped (.+) you control", part):
        what = noun(found[1])
        return replace(cost, tap_other=replace(what, tapped=0)) if what else None
    return None


def read_cost(text: str) -> Cost | None:
    """A cost, all of whose parts are known.

    Examples
    --------
    >>> read_cost("{1}, {T}, Sacrifice this land").mana
    '{1}'
    """
    cost = Cost()
    for part in text.split(", "):
        more = _part(cost, part)
        if more is None or more == cost:
            return None
        cost = more
    return cost
