"""Lines of play: what the user hopes for, as text and as arrays.

A line is one or more clauses joined by ``and``, ``or`` and ``then`` (``and`` binds closest, ``then`` least):
``cast X``, ``unearth X``, ``meld X``, ``powerstones N``, ``lands N``, ``mana N [for unearth | artifacts | spells | abilities]``, ``damage N``.
Lines are what happened in a game, not what was possible.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .cards.card import Card
from .cards.catalogue import known
from .cards.names import key
from .cards.vocabulary import Do
from .engine import policy as p
from .errors import LineError

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


def _card(name: str, own: Mapping[str, Card]) -> Card | None:
    """A card of the deck; None when nothing is known of it."""
    return own.get(name) or known(name)


def _name(word: str, said: str, deck: Mapping[str, Card | None], text: str) -> str:
    """The card of the deck that is meant."""
    said = said.strip()
    if word == "meld":
        known = {key(c.meld.result): c.meld.result for c in deck.values() if c is not None and c.meld is not None}
        what = "no card of this deck melds into it"
    else:
        known = {key(name): name for name in deck}
        what = "this deck has no such card"
    wanted = key(said.split(" // ")[0])
    if wanted not in known:
        part = next((name for name, c in deck.items() if c is not None and (wanted in map(key, c.full_name.split(" // ")) or (word == "meld" and wanted == key(name)))), None)
        if part is not None and word != "meld":
            raise LineError(f"Line {text!r}: {said!r} is the other half of {part!r}, and mtgkit plays only the first.")
        close = [n for n in known if n.startswith(wanted)] or difflib.get_close_matches(wanted, list(known), 1, 0.6)
        hint = [known[n] for n in close[:3]] or (list(known.values()) if word == "meld" else [])
        raise LineError(f"Line {text!r}: {said!r}: {what}." + (f" Did you mean {' or '.join(map(repr, hint))}?" if hint else ""))
    name = known[wanted]
    card = deck.get(name)
    if card is not None and word == "cast" and not card.mana_cost:
        raise LineError(f"Line {text!r}: {name} can't be cast: {'a land is played; write e.g. lands 4' if 'Land' in card.types else 'it has no mana cost'}.")
    if card is not None and word == "unearth" and not any(e.do == Do.UNEARTH for a in card.abilities for e in a.effects):
        raise LineError(f"Line {text!r}: {name} has no unearth.")
    return name


def _clause(part: str, names: Mapping[str, Card | None], text: str) -> Clause:
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


def _tree(text: str, whole: str, names: Mapping[str, Card | None]) -> Clause | tuple[int, object, object]:
    """Split at the joint that binds least; a name that holds such a word wins over the split."""
    lowered = text.lower()
    for word, kind in (("then", p.THEN), ("or", p.EITHER), ("and", p.BOTH)):
        for found in reversed(list(re.finditer(rf"\s+{word}\s+(?=(?:cast|unearth|meld|powerstones?|lands?|mana|damage)\b)", lowered))):
            return (kind, _tree(text[: found.start()], whole, names), _tree(text[found.end() :], whole, names))
    return _clause(text, names, whole)


def parse(text: str, names: Iterable[str], own: Mapping[str, Card] | None = None) -> Line:
    """Read a line of play.

    Parameters
    ----------
    text : str
        The line.
    names : iterable of str
        Names of the cards of the deck.
    own : mapping of str to Card, optional
        The user's own cards by name.

    Raises
    ------
    LineError
        The line cannot be read, or names a card that is not in the deck or can't do what the line says.

    Examples
    --------
    >>> parse("powerstones 3 then unearth cityscape leveler", ["Cityscape Leveler"]).clauses()[1].name
    'Cityscape Leveler'
    """
    clean = " ".join(str(text).split())
    if not clean:
        raise LineError(f"Line {text!r} is empty. {HELP}")
    deck = {front: _card(front, own or {}) for front in (name.split(" // ")[0] for name in names)}
    line = Line(str(text), _tree(clean, clean, deck))
    if len(line.clauses()) > 8:
        raise LineError(f"Line {text!r}: {len(line.clauses())} clauses; at most 8 fit into one line.")
    return line
