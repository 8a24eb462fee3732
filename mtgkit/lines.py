"""Lines of play: what the user hopes for, as text and as arrays.

A line is one or more clauses joined by ``and``, ``or`` and ``then`` (``and`` binds closest, ``then`` least):
``cast X``, ``unearth X``, ``meld X``, ``powerstones N``, ``lands N``, ``mana N [for unearth | artifacts | spells | abilities]``, ``damage N``.
Lines are what happened in a game, not what was possible.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from .cards.catalogue import get
from .engine import policy as p
from .errors import CardError, LineError

COUNTED = {"powerstones": p.STONES_LINE, "powerstone": p.STONES_LINE, "lands": p.LANDS_LINE, "land": p.LANDS_LINE, "damage": p.DAMAGE_LINE}
NAMED = {"cast": p.CAST_LINE, "unearth": p.UNEARTH_LINE, "meld": p.MELD_LINE}
USES = {"": p.ANY_USE, "unearth": p.FOR_UNEARTH, "abilities": p.FOR_UNEARTH, "artifacts": p.FOR_ARTIFACTS, "artifact spells": p.FOR_ARTIFACTS, "spells": p.FOR_SPELLS, "nonartifact spells": p.FOR_SPELLS}
HELP = "Write e.g. 'cast Stern Lesson', 'unearth Cityscape Leveler', 'meld Mishra, Lost to Phyrexia', 'powerstones 3', 'lands 5', 'mana 8 for unearth', 'damage 20'."


@dataclass(frozen=True)
class Clause:
    """One thing that may happen: its kind, a card's name where it has one, a number, a use of mana."""

    kind: int
    name: str = ""
    n: int = 0
    use: int = p.ANY_USE


@dataclass(frozen=True)
class Line:
    """A line of play.

    Attributes
    ----------
    text : str
        As the user wrote it.
    tree : Clause or tuple
        A clause, or (kind, left, right) with kind one of `engine.policy` BOTH, EITHER, THEN.
    """

    text: str
    tree: Clause | tuple[int, object, object]

    def clauses(self) -> list[Clause]:
        """All clauses, from left to right."""
        return _clauses(self.tree)


def _clauses(tree: object) -> list[Clause]:
    if isinstance(tree, Clause):
        return [tree]
    assert isinstance(tree, tuple)
    return _clauses(tree[1]) + _clauses(tree[2])


def _name(word: str, said: str, names: Iterable[str], text: str) -> str:
    """The card of the deck that is meant."""
    known = {n.split(" // ")[0].casefold(): n.split(" // ")[0] for n in names}
    if word == "meld":
        results = {}
        for name in list(known.values()):
            try:
                card = get(name)
            except CardError:
                continue
            if card.meld is not None:
                results[card.meld.result.casefold()] = card.meld.result
        known = results
    key = said.strip().split(" // ")[0].casefold()
    if key in known:
        return known[key]
    close = difflib.get_close_matches(key, list(known), 1, 0.6)
    hint = f" Did you mean {known[close[0]]!r}?" if close else ""
    what = "no card of this deck melds into it" if word == "meld" else "this deck has no such card"
    raise LineError(f"Line {text!r}: {said.strip()!r}: {what}.{hint}")


def _clause(part: str, names: Iterable[str], text: str) -> Clause:
    """One clause from its text."""
    words = part.strip().split(None, 1)
    if not words:
        raise LineError(f"Line {text!r}: something is missing beside 'and', 'or' or 'then'. {HELP}")
    verb, rest = words[0].lower(), (words[1] if len(words) > 1 else "")
    if verb in NAMED and rest:
        return Clause(NAMED[verb], _name(verb, rest, names, text))
    if verb in COUNTED and re.fullmatch(r"\d{1,4}", rest.strip()) and int(rest) > 0:
        return Clause(COUNTED[verb], n=int(rest))
    if verb == "mana" and (found := re.fullmatch(r"(\d{1,3})(?:\s+for\s+(.+))?", rest.strip(), re.IGNORECASE)) and int(found.group(1)) > 0:
        use = (found.group(2) or "").strip().lower()
        if use not in USES:
            raise LineError(f"Line {text!r}: mana for {use!r}; known uses are {', '.join(repr(u) for u in USES if u)}.")
        return Clause(p.MANA_LINE, n=int(found.group(1)), use=USES[use])
    raise LineError(f"Line {text!r}: mtgkit can't read {part.strip()!r}. {HELP}")


def _tree(text: str, whole: str, names: list[str]) -> Clause | tuple[int, object, object]:
    """Split at the joint that binds least; a name that holds such a word wins over the split."""
    lowered = text.lower()
    for word, kind in (("then", p.THEN), ("or", p.EITHER), ("and", p.BOTH)):
        for found in reversed(list(re.finditer(rf"\s+{word}\s+(?=(?:cast|unearth|meld|powerstones?|lands?|mana|damage)\b)", lowered))):
            return (kind, _tree(text[: found.start()], whole, names), _tree(text[found.end() :], whole, names))
    return _clause(text, names, whole)


def parse(text: str, names: Iterable[str]) -> Line:
    """Read a line of play.

    Parameters
    ----------
    text : str
        The line.
    names : iterable of str
        Names of the cards of the deck.

    Raises
    ------
    LineError
        The line cannot be read, or names a card that is not in the deck.

    Examples
    --------
    >>> parse("powerstones 3 then unearth cityscape leveler", ["Cityscape Leveler"]).clauses()[1].name
    'Cityscape Leveler'
    """
    clean = " ".join(str(text).split())
    line = Line(str(text), _tree(clean, clean, list(names)))
    if len(line.clauses()) > 8:
        raise LineError(f"Line {text!r}: {len(line.clauses())} clauses; at most 8 fit into one line.")
    return line
