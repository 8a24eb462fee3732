"""What mana may be spent on, as restrictions; None for any words that are not known."""

from __future__ import annotations

import re

from ..vocabulary import Restriction
from .nouns import COLORS, SUPERTYPES, TYPES, singular

SPELLS = TYPES | {"battle", "instant", "sorcery"}
PLAIN = SPELLS | SUPERTYPES | COLORS.keys() | {"monocolored"}


def _words(phrase: str) -> list[str] | None:
    """The words of one kind of spell or source: "legendary", "Dragon creature", "noncreature"."""
    words: list[str] = []
    for part in re.findall(r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*|\S+", phrase):
        low = part.lower()
        if low in PLAIN or (low.startswith("non") and low[3:] in PLAIN):
            words.append(low)
        elif low.removesuffix("s") in SPELLS:
            words.append(low.removesuffix("s"))
        elif part[0].isupper():
            words.append(f"subtype:{singular(part).replace(' ', '-')}")
        else:
            return None
    return words


def _kinds(phrase: str) -> list[str] | None:
    """Kinds joined by commas, "or", "and"; what follows the last holds for each ("instant and sorcery")."""
    clauses = []
    for part in re.split(r",? (?:or|and|and/or) (?:an? )?|, ", re.sub(r"^(?:an?|your) ", "", phrase)):
        words = _words(part)
        if not words:
            return None
        clauses.append(" ".join(words))
    return clauses


def _cast(phrase: str) -> list[str] | None:
    """What follows "cast"."""
    if phrase in ("your commander", "commanders", "commander spells"):
        return ["commander"]
    if phrase in ("spells", "a spell"):
        return [""]
    both = re.split(r" or (?=(?:\w+ )?spells? with )", phrase)
    if len(both) > 1:
        parts = [_cast(p) for p in both]
        return None if any(p is None for p in parts) else [k for p in parts for k in p or ()]
    limit = ""
    if found := re.fullmatch(r"(.*?)(?:spells?) with mana value (\d+) or greater", phrase):
        phrase, limit = found[1] + "spells", f"mv{found[2]}+"
    elif found := re.fullmatch(r"(.*?)(?:spells?) with (?:an? )?\{X\} in (?:its|their) mana costs?", phrase):
        phrase, limit = found[1] + "spells", "x"
    elif found := re.fullmatch(r"(.*?)(?:spells?) with (devoid)", phrase):
        phrase, limit = found[1] + "spells", f"keyword:{found[2]}"
    found = re.fullmatch(r"(.*?) ?spells?", phrase)
    if not found:
        return None
    kinds = [""] if found[1] in ("", "a", "an") and limit else _kinds(found[1])
    return kinds and [f"{k} {limit}".strip() for k in kinds]


def _activate(phrase: str) -> list[str] | None:
    """What follows "activate"."""
    if phrase in ("abilities", "an ability", "abilities of any kind"):
        return [""]
    if phrase in ("equip abilities", "an equip ability"):
        return ["equip"]
    found = re.fullmatch(r"(?:an ability|abilities) of (.+?)(?: sources?)?", phrase)
    return _kinds(found[1]) if found else None


def never_for(text: str) -> Restriction | None:
    """The restriction of mana that can't be spent to cast some spells; all else is allowed (CR 106.6).

    Examples
    --------
    >>> never_for("nonartifact spells").allowed
    ('activate', 'special', 'cast artifact')
    """
    words = _words(re.sub(r"^an? | ?spells?$", "", text))
    if not words or len(words) > 1 or ":" in words[0]:
        return None
    return Restriction(("activate", "special", f"cast {words[0].removeprefix('non') if words[0].startswith('non') else 'non' + words[0]}"))


def only_for(text: str) -> Restriction | None:
    """The restriction of "spend this mana only to" such a text.

    Examples
    --------
    >>> only_for("cast Dragon spells or activate abilities of Dragons").allowed
    ('cast subtype:dragon', 'activate subtype:dragon')
    >>> only_for("bake bread") is None
    True
    """
    if re.fullmatch(r"costs that (?:contain|include) \{X\}", text):
        return Restriction(("cast x", "activate x"))
    clauses: list[str] = []
    for part in re.split(r",? (?:or|and|and/or) (?:to )?(?=(?:cast|activate|turn|foretell|unlock|gain|pay) )", text):
        verb, _, rest = part.partition(" ")
        kinds = _cast(rest) if verb == "cast" else _activate(rest) if verb == "activate" else None
        if kinds is None:
            return None
        clauses += [f"{verb} {k}".strip() for k in kinds]
    return Restriction(tuple(clauses))
