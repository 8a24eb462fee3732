"""Noun phrases of the plainest shapes as selectors; None for any other."""

from __future__ import annotations

import re

from ..vocabulary import Condition, If, Selector, Who

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
NUMBER = "|".join(NUMBERS)
TYPES = {"land", "artifact", "creature", "enchantment", "planeswalker"}
SUPERTYPES = {"basic", "legendary", "snow"}
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "multicolored": "multi", "colorless": "none"}
SAME = {"Plains": "Plains", "Allies": "Ally", "Elves": "Elf", "Wolves": "Wolf", "Dwarves": "Dwarf", "Locus": "Locus"}


def singular(word: str) -> str:
    """A subtype in the singular, lower case.

    Examples
    --------
    >>> singular("Elves"), singular("Locus"), singular("Dragons")
    ('elf', 'locus', 'dragon')
    """
    return SAME.get(word, word if word.endswith(("us", "ss")) else word.removesuffix("s")).lower()


def _word(word: str) -> tuple[str, str] | None:
    """A field and its value."""
    low = word.lower()
    single = low.removesuffix("s")
    if word[:1].isupper():
        return "subtypes", singular(word)
    if single in TYPES:
        return "types", single
    if low in SUPERTYPES:
        return "supertypes", low
    if low in COLORS:
        return "colors", COLORS[low]
    return None


def _one(phrase: str) -> dict[str, str] | None:
    """The fields of a phrase without "or"; each field once."""
    found: dict[str, str] = {}
    for word in phrase.split():
        if word in ("permanent", "permanents", "card", "cards"):
            continue
        part = _word(word)
        if part is None or part[0] in found:
            return None
        found[part[0]] = part[1]
    return found or None


def noun(phrase: str, whose: Who = Who.YOU) -> Selector | None:
    """A selector for such as "basic land", "Plains or an Island", "another artifact".

    Examples
    --------
    >>> noun("a Plains or an Island").subtypes
    'plains island'
    >>> noun("two other lands") is None
    True
    """
    other = bool(re.match(r"(?:an)?other ", phrase))
    parts = [_one(re.sub(r"^an? ", "", p)) for p in re.split(r",? or |, ", re.sub(r"^(?:another|other) ", "", phrase))]
    if any(p is None for p in parts):
        return None
    fields = [p for p in parts if p is not None]
    if len(fields) > 1 and (any(len(p) != 1 for p in fields) or len({k for p in fields for k in p}) != 1 or "supertypes" in fields[0] or "colors" in fields[0]):
        return None
    merged = {k: " ".join(p[k] for p in fields) for k in fields[0]}
    return Selector(**merged, other=other, whose=whose)  # type: ignore[arg-type]


def control(words: str) -> Condition | None:
    """A condition for such as "you control two or more basic lands", "you have two or more opponents", "a player has 13 or less life"."""
    if words == "you have two or more opponents":
        return Condition(If.OPPONENTS_AT_LEAST, 2)
    if words == "it's your first, second, or third turn of the game":
        return Condition(If.TURN_AT_MOST, 3)
    if found := re.fullmatch(r"a player has (\d+) or less life", words):
        return Condition(If.LIFE_AT_MOST, int(found[1]))
    if found := re.fullmatch(rf"(you control|your opponents control) ({NUMBER}) or (more|fewer) (.+)", words):
        what = noun(found[4], Who.YOU if found[1] == "you control" else Who.OPPONENT)
        return Condition(If.CONTROL_AT_LEAST if found[3] == "more" else If.CONTROL_AT_MOST, NUMBERS[found[2]], what) if what else None
    if found := re.fullmatch(r"you control ((?:an? |another ).+)", words):
        what = noun(found[1])
        return Condition(If.CONTROL_AT_LEAST, 1, what) if what else None
    return None
