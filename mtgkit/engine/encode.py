"""The parts of the vocabulary as numbers: costs, selectors, mana."""

from __future__ import annotations

import re
from typing import Any

from ..cards import vocabulary as v
from ..errors import CardError
from . import layout as lay

TYPES = "WUBRGC"
DYNAMIC = (v.ManaFrom.YOUR_LANDS, v.ManaFrom.OPPONENTS_LANDS, v.ManaFrom.YOUR_BASIC_LANDS, v.ManaFrom.CHOSEN_COLOR)


class Interned:
    """Names and subtypes as numbers; a deck has at most 62 subtypes that anything asks for."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.subtypes: dict[str, int] = {}

    def name(self, text: str) -> int:
        """The number of a name."""
        return self.names.setdefault(text, len(self.names))

    def subtype(self, word: str) -> int:
        """The bit of a subtype; 0 when nothing asks for it."""
        return self.subtypes.get(word, 0)

    def ask(self, word: str) -> int:
        """The bit of a subtype that a selector asks for."""
        if word not in self.subtypes:
            if len(self.subtypes) >= 62:
                raise CardError(f"More than 62 subtypes matter to this deck; {word!r} is one too many.")
            self.subtypes[word] = 1 << len(self.subtypes)
        return self.subtypes[word]


def encode_selector(s: Any, selector: v.Selector, words: Interned) -> None:
    """Write a selector into its record."""
    s.types, s.all_types, s.not_types = (sum(lay.TYPE_BITS.get(x, 0) for x in text.split()) for text in (selector.types, selector.all_types, selector.not_types))
    s.supers, s.not_supers = (sum(lay.SUPER_BITS.get(x, 0) for x in text.split()) for text in (selector.supertypes, selector.not_supertypes))
    s.subtypes = sum({words.ask(x) for x in selector.subtypes.lower().split()})
    colors = selector.colors if selector.colors not in ("multi", "none") else ""
    s.colors = sum(1 << TYPES.index(c) for c in colors)
    s.multicolored, s.colorless = selector.colors == "multi", selector.colors == "none"
    s.name = words.name(selector.name) if selector.name else -1
    s.max_mv, s.min_mv, s.max_power = selector.max_mana_value, selector.min_mana_value, selector.max_power
    s.token, s.tapped, s.other, s.itself, s.whose, s.owned = selector.token, selector.tapped, selector.other, selector.itself, selector.whose, selector.owned


def encode_cost(c: Any, text: str) -> None:
    """Write a mana cost such as "{2}{U}{U/R}{X}". A Phyrexian symbol counts as its colour, a twobrid as its colour."""
    for symbol in re.findall(r"\{([^}]*)\}", text):
        symbol = symbol.upper()
        if symbol.isdigit():
            c.generic += int(symbol)
        elif symbol in ("X", "Y", "Z"):
            c.x += 1
        elif symbol in TYPES:
            c.pips[TYPES.index(symbol)] += 1
        elif symbol == "S":
            c.generic += 1
        else:
            mask = sum(1 << TYPES.index(p) for p in symbol.split("/") if p in TYPES)
            if mask == 0 or c.n_hybrid >= 6:
                raise CardError(f"Mana cost {text!r}: mtgkit can't read {{{symbol}}}.")
            c.hybrid[c.n_hybrid] = mask
            c.n_hybrid += 1
    c.total = int(c.generic) + int(c.pips.sum()) + int(c.n_hybrid)
    c.colors = sum(1 << k for k in range(6) if c.pips[k] > 0)
    for h in range(int(c.n_hybrid)):
        c.colors |= int(c.hybrid[h])


def mana_rows(effect: v.Effect, identity: int) -> list[list[int]]:
    """The alternatives of a mana effect, each as counts of W U B R G C; types read off the table are filled in as they are used."""
    if effect.mana_from == v.ManaFrom.IDENTITY:
        texts = [TYPES[k] for k in range(5) if (identity >> k) & 1]
    elif effect.mana_from in DYNAMIC:
        texts = ["C"]  # one alternative; its type is read off the lands, or was chosen
    elif effect.mana_from == v.ManaFrom.PRINTED or effect.mana:
        texts = effect.mana.split("|")
    else:
        texts = []
    return [[text.count(k) for k in TYPES] for text in texts]
