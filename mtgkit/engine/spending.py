"""What mana is spent on, and which restrictions allow it (CR 106.6): worked out while the tables of a deck are written, so that the rules compare bits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..cards import vocabulary as v
from ..cards.card import TYPES, Card
from ..errors import CardError
from . import layout as lay

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
WORDS = (  # of a `Restriction`
    "cast", "activate", "unearth", "special", "mana", "equip", "x", "instant_or_sorcery", "commander", "colorless", "monocolored", "multicolored", *COLORS.values(),
    *(t.lower() for t in TYPES), "legendary", "basic", "snow",
)  # fmt: skip
AT_LEAST = re.compile(r"mv(\d+)\+")
OF_THE_CARD = re.compile(rf"(?:subtype|keyword):[\w'-]+|{AT_LEAST.pattern}")


class Use(NamedTuple):
    """What a cost is paid for: the words that a restriction may ask for, and the mana value of the spell or source."""

    words: frozenset[str]
    mana_value: int = 0


def of_card(card: Card, *ways: str, cost: str = "") -> Use:
    """A card put to some use: its types, colours, subtypes, keywords, and the words of the use.

    Parameters
    ----------
    card : Card
        The spell, or the source of an ability.
    ways : str
        "cast", "activate", "unearth" ...
    cost : str
        What is paid.

    Examples
    --------
    >>> from mtgkit.cards.catalogue import get
    >>> sorted(of_card(get("Sol Ring"), "cast", cost="{1}").words)
    ['artifact', 'cast', 'colorless']
    """
    words = {x.lower() for x in (*card.types, *card.supertypes)} | {f"subtype:{s.lower().replace(' ', '-')}" for s in card.subtypes} | {f"keyword:{k.replace(' ', '-')}" for k in card.keywords}
    colors = tuple(card.colors or ())
    words |= {COLORS[c] for c in colors} | {("colorless", "monocolored", "multicolored")[min(len(colors), 2)], *ways}
    words |= {"instant_or_sorcery"} if {"Instant", "Sorcery"} & set(card.types) else set()
    words |= {"x"} if "{X}" in cost else set()
    return Use(frozenset(words), int(card.mana_value))


def of_spell(card: Card) -> Use:
    """Casting a card."""
    return of_card(card, "cast", cost=card.mana_cost or "")


def of_ability(card: Card, ability: v.Ability) -> Use:
    """Activating an ability of a card."""
    codes = {e.do for e in ability.effects}
    ways = ["unearth"] * (v.Do.UNEARTH in codes) + ["mana"] * (ability.kind == v.Kind.MANA) + ["equip"] * (v.Do.ATTACH in codes and ability.kind == v.Kind.ACTIVATED)
    return of_card(card, "activate", *ways, cost=ability.cost.mana)


def read_restriction(restriction: v.Restriction) -> tuple[str, ...]:
    """The clauses of a restriction.

    Raises
    ------
    CardError
        A word that no use has.
    """
    for clause in restriction.allowed:
        unknown = [w for w in clause.split() if w not in WORDS and not OF_THE_CARD.fullmatch(w) and not (w.startswith("non") and w[3:] in WORDS)]
        if unknown:
            raise CardError(f"Restriction {clause!r}: unknown word {unknown[0]!r}; known are {', '.join(WORDS)}, each with non before it, and subtype:..., keyword:..., mv4+ (mana value 4 or greater).")
    return restriction.allowed


def allows(clause: str, use: Use) -> bool:
    """Whether a use has every word of a clause.

    Examples
    --------
    >>> allows("cast noncreature mv4+", Use(frozenset({"cast", "artifact"}), 4))
    True
    """
    return all(_has(word, use) for word in clause.split())


def _has(word: str, use: Use) -> bool:
    if found := AT_LEAST.fullmatch(word):
        return use.mana_value >= int(found[1])
    return word[3:] not in use.words if word.startswith("non") else word in use.words


def purpose(use: Use, restrictions: Iterable[tuple[str, ...]]) -> int:
    """What a cost is paid for, as the rules read it: bits of the restrictions whose mana may be spent on it, and its kind."""
    allowed = sum(1 << r for r, clauses in enumerate(restrictions) if r == lay.FREE or any(allows(clause, use) for clause in clauses))
    kind = lay.ON_SPELL if "cast" in use.words else lay.ON_MANA if "mana" in use.words else lay.ON_UNEARTH if "unearth" in use.words else lay.ON_ABILITY
    return allowed | kind << lay.PURPOSE
