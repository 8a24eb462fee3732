"""A card: what is printed on it, its abilities as data, and what of them is not modelled."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from ..errors import CardError
from .played import left_out_of
from .vocabulary import Ability, Do, If, Kind, ManaFrom, Restriction

COLORS = "WUBRG"
SYMBOL = re.compile(r"\{([^{}]*)\}")
HALVES = re.compile(r"(?:[WUBRGC2]|P)(?:/(?:[WUBRGC]|P))+|[WUBRGCSXYZ]|\d+|½|HW|HR|∞|D|L")
TYPES = frozenset({"Artifact", "Creature", "Land", "Enchantment", "Planeswalker", "Instant", "Sorcery", "Battle", "Kindred", "Tribal", "Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard", "Stickers", "Emblem"})
UNMODELLED_KEYWORDS = frozenset({"affinity", "convoke", "delve", "improvise", "cascade", "storm", "suspend", "foretell", "evoke"})


def symbols(mana_cost: str) -> list[str]:
    """The symbols of a mana cost, without braces.

    Raises
    ------
    CardError
        The text is no mana cost.

    Examples
    --------
    >>> symbols("{2}{U/R}")
    ['2', 'U/R']
    """
    found = SYMBOL.findall(mana_cost)
    if "".join("{" + s + "}" for s in found) != mana_cost or any(not HALVES.fullmatch(s.upper()) for s in found):
        raise CardError(f"Mana cost {mana_cost!r} can't be read; write each symbol in braces, e.g. '{{2}}{{U}}'.")
    return [s.upper() for s in found]


def mana_value(mana_cost: str) -> int:
    """The mana value of a cost, X counted as 0 (CR 202.3)."""
    total = 0
    for s in symbols(mana_cost):
        if s.isdigit():
            total += int(s)
        elif s not in ("X", "Y", "Z", "½", "HW", "HR"):
            total += max((int(part) for part in s.split("/") if part.isdigit()), default=1)
    return total


def colors_of(mana_cost: str) -> tuple[str, ...]:
    """The colours of a mana cost, in the order WUBRG (CR 202.2)."""
    found = {c for s in SYMBOL.findall(mana_cost) for c in s.upper() if c in COLORS}
    return tuple(c for c in COLORS if c in found)


@dataclass(frozen=True)
class Prototype:
    """The alternative characteristics of a prototype card (CR 718)."""

    mana_cost: str
    power: str
    toughness: str

    @property
    def mana_value(self) -> int:
        """Mana value of the alternative cost."""
        return mana_value(self.mana_cost)


@dataclass(frozen=True)
class Meld:
    """The pair to which a meld card belongs (CR 712.5)."""

    partner: str
    result: str
    carries_ability: bool


@dataclass(frozen=True)
class Card:
    """A card, from the catalogue or one's own.

    Parameters
    ----------
    name : str
        Name of the front face.
    mana_cost : str
        In braces, "" for none.
    types, supertypes, subtypes, keywords : sequences of str
        As printed; keywords in lower case.
    power, toughness, loyalty : str, optional
        As printed.
    abilities : sequence of Ability
        What the card does, made with `mtgkit.cards.make`.
    left_out : sequence of str
        Clauses that are not modelled, in short words.
    colors, mana_value : optional
        Worked out from the cost when not given.

    Raises
    ------
    CardError
        A cost, a type or an ability that makes no sense.

    Examples
    --------
    >>> from mtgkit.cards.make import tap_for
    >>> rock = Card("My Rock", mana_cost="{2}", types=["Artifact"], abilities=[tap_for("C")])
    >>> rock.mana_value, rock.mana, rock.modelled
    (2, 'C', 'full')
    """

    name: str
    mana_cost: str = ""
    types: Sequence[str] = ()
    supertypes: Sequence[str] = ()
    subtypes: Sequence[str] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    keywords: Sequence[str] = ()
    abilities: Sequence[Ability] = ()
    left_out: Sequence[str] = ()
    colors: Sequence[str] | None = None
    mana_value: int = -1
    color_indicator: Sequence[str] = ()
    color_identity: Sequence[str] | None = None
    layout: str = "normal"
    full_name: str = ""
    faces: Sequence[Card] = ()
    prototype: Prototype | None = None
    meld: Meld | None = None
    coded: bool = field(default=True, repr=False)

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.strip():
            raise CardError("A card needs a name.")
        put = object.__setattr__
        for f in ("types", "supertypes", "subtypes", "keywords", "abilities", "left_out", "color_indicator", "faces"):
            value = getattr(self, f)
            if isinstance(value, str):
                raise CardError(f"Card {self.name!r}: {f} must be a list, e.g. {f}=[{value!r}].")
            put(self, f, tuple(value))
        unknown = [t for t in self.types if t not in TYPES]
        if unknown and self.layout in ("normal", "token"):
            raise CardError(f"Card {self.name!r}: unknown type {unknown[0]!r}; types are {', '.join(sorted(TYPES))}.")
        wrong = [a for a in self.abilities if not isinstance(a, Ability)]
        if wrong:
            raise CardError(f"Card {self.name!r}: {wrong[0]!r} is no ability; make one with mtgkit.cards.make.")
        put(self, "mana_value", mana_value(self.mana_cost) if self.mana_value < 0 else int(self.mana_value))
        put(self, "colors", tuple(self.colors) if self.colors is not None else tuple(self.color_indicator) or colors_of(self.mana_cost))
        put(self, "color_identity", tuple(self.color_identity) if self.color_identity is not None else self.colors)
        put(self, "full_name", self.full_name or self.name)
        put(self, "keywords", tuple(k.lower() for k in self.keywords))
        missing = [w for a in self.abilities for w in left_out_of(a)] + [k for k in self.keywords if k in UNMODELLED_KEYWORDS]
        put(self, "left_out", tuple(dict.fromkeys([*self.left_out, *missing])))

    @property
    def type_line(self) -> str:
        """Supertypes, types and subtypes as printed."""
        left = " ".join((*self.supertypes, *self.types))
        return f"{left} - {' '.join(self.subtypes)}" if self.subtypes else left

    @property
    def unearth_cost(self) -> str | None:
        """The unearth cost, or None; "8 energy" where it is energy."""
        for a in self.abilities:
            if any(e.do == Do.UNEARTH for e in a.effects):
                return a.cost.mana or f"{a.cost.energy} energy"
        return None

    @property
    def makes_powerstones(self) -> bool:
        """Whether some ability creates Powerstone tokens."""
        return any(e.do == Do.CREATE and e.token == "Powerstone" for a in self.abilities for e in a.effects)

    @property
    def mana(self) -> str:
        """The types of mana that it can make, in the order WUBRGC."""
        made: set[str] = set()
        for a in self.abilities:
            for e in a.effects if a.kind == Kind.MANA else ():
                made |= set(e.mana) - {"|"} if e.mana_from == ManaFrom.PRINTED else set(COLORS)
        return "".join(c for c in "WUBRGC" if c in made)

    @property
    def enters_tapped(self) -> str:
        """"never", "always" or "sometimes"."""
        for a in self.abilities:
            if a.kind == Kind.ENTERS and any(e.do == Do.ENTER_TAPPED for e in a.effects):
                return "always" if a.condition.kind == If.ALWAYS else "sometimes"
        return "never"

    @property
    def restricted_mana(self) -> tuple[Restriction, ...]:
        """The restrictions on mana that it makes."""
        return tuple(dict.fromkeys(e.restriction for a in self.abilities for e in a.effects if e.restriction is not None))

    @property
    def meld_partner(self) -> str | None:
        """The other card of its meld pair."""
        return self.meld.partner if self.meld else None

    @property
    def modelled(self) -> str:
        """"full": nothing is left out; "partial": some clauses are; "body only": none of its abilities is played."""
        if not self.left_out:
            return "full"
        return "partial" if any(not left_out_of(a) for a in self.abilities) else "body only"

    def describe(self) -> str:
        """What the program believes the card is and does, in its own words."""
        from .words import ability_words

        out = [f"{self.full_name}  {self.mana_cost}".rstrip(), self.type_line]
        if self.power is not None:
            out[-1] += f"  {self.power}/{self.toughness}"
        if self.loyalty is not None:
            out[-1] += f"  loyalty {self.loyalty}"
        if self.keywords:
            out.append(f"keywords: {', '.join(self.keywords)}")
        if self.prototype:
            out.append(f"prototype: {self.prototype.mana_cost}, {self.prototype.power}/{self.prototype.toughness}")
        if self.meld:
            out.append(f"melds with {self.meld.partner} into {self.meld.result}")
        out += [f"- {ability_words(a)}" for a in self.abilities]
        out.append(f"modelled: {self.modelled}" + (f"; left out: {'; '.join(self.left_out)}" if self.left_out else ""))
        return "\n".join(out)

    def _repr_html_(self) -> str:
        """The description, for a notebook."""
        return f"<pre>{html.escape(self.describe())}</pre>"


FIELDS = tuple(f.name for f in fields(Card))
