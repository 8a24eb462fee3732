"""Lines of the plainest shapes, read strictly while the catalogue is built; whatever is not exactly one of them stays unread."""

from __future__ import annotations

import re

from mtgkit.cards.make import ANY_COLOR, enters_tapped, tap_for
from mtgkit.cards.vocabulary import Ability

SYMBOLS = r"(?:\{[WUBRGC]\})+"
ADDS = re.compile(rf"^\{{T\}}: Add ({SYMBOLS}(?:(?:, {SYMBOLS})*,? or {SYMBOLS})?)\.$")
ANY = re.compile(r"^\{T\}: Add one mana of any color\.$")
TAPPED = re.compile(r"^This (?:land|artifact|creature|permanent) enters tapped\.$")
REMINDER = re.compile(r"\s*\([^()]*\)")


def read_lines(text: str | None) -> tuple[list[Ability], list[str]]:
    """The abilities of plain lines, and the lines that were not read.

    Examples
    --------
    >>> [a.effects[0].mana for a in read_lines("{T}: Add {R} or {W}.")[0]]
    ['R|W']
    """
    abilities: list[Ability] = []
    unread: list[str] = []
    for line in REMINDER.sub("", text or "").split("\n"):
        line = line.strip()
        if not line:
            continue
        if TAPPED.match(line):
            abilities.append(enters_tapped())
        elif ANY.match(line):
            abilities.append(tap_for(ANY_COLOR))
        elif found := ADDS.match(line):
            choices = re.split(r",? or |, ", found.group(1))
            abilities.append(tap_for("|".join(re.sub(r"[{}]", "", c) for c in choices)))
        else:
            unread.append(line)
    return abilities, unread
