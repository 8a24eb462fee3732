"""A card: what is printed on it, its abilities as data, and what of them is not modelled."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from inspect import signature
from typing import Any

from ..errors import CardError
from .mana_cost import COLORS, ManaCost, parse
from .played import ignored_in, left_out_of
from .vocabulary import Ability, Do, Effect, If, Kind, ManaFrom, Restriction

TYPES = frozenset({"Artifact", "Creature", "Land", "Enchantment", "Planeswalker", "Instant", "Sorcery", "Battle", "Kindred", "Tribal", "Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard", "Stickers", "Emblem", "Hero"})
SUPERTYPES = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World", "Host"})  # CR 205.4a, and Host of the joke sets
UNMODELLED_KEYWORDS = frozenset({"affinity", "convoke", "delve", "improvise", "cascade", "storm", "suspend", "foretell", "evoke", "prowess", "changeling",
                                 "infect", "toxic", "exalted", "annihilator", "myriad", "modular", "undying", "persist", "crew"})
LISTS = ("types", "supertypes", "subtypes", "keywords", "abilities", "left_out", "color_indicator", "faces")


@dataclass(frozen=True)
class Prototype:
    """The alternative characteristics of a prototype card (CR 718)."""

    mana_cost: str
    power: str
    toughness: str

    @property
    def mana_value(self) -> int:
        """Mana value of the alternative cost (CR 718.3b)."""
        return parse(self.mana_cost).mana_value

    @property
    def colors(self) -> tuple[str, ...]:
        """Colours of the alternative cost (CR 718.3b)."""
        return parse(self.mana_cost).colors


@dataclass(frozen=True)
class Meld:
    """The pair to which a meld card belongs (CR 712.5)."""

    partner: str
    result: str
    carries_ability: bool


@dataclass(frozen=True, repr=False)
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

    def __new__(cls, *_: Any, **given: Any) -> Card:
        """Refuse an unknown name at once, so that a misspelt one is never passed over."""
        unknown = sorted(given.keys() - FIELDS)
        if unknown:
            raise CardError(f"A card has no {unknown[0]!r}; it has {', '.join(sorted(FIELDS))}.")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.strip():
            raise CardError("A card needs a name.")
        put = object.__setattr__
        for f in LISTS:
            value = getattr(self, f)
            if isinstance(value, str) or not isinstance(value, Iterable):
                raise CardError(f"Card {self.name!r}: {f} must be a list, e.g. {f}=[{value if isinstance(value, Ability) else repr(value)}].")
            put(self, f, tuple(value))
        if not isinstance(self.mana_cost, str):
            raise CardError(f"Card {self.name!r}: mana_cost must be a text such as '{{2}}{{U}}', not {self.mana_cost!r}.")
        for a in self.abilities:
            if not isinstance(a, Ability) or not all(isinstance(e, Effect) for e in a.effects):
                raise CardError(f"Card {self.name!r}: {a!r} is no ability; mtgkit.cards.make has enters(...), activated(...), tap_for(...), unearth(...) and others, made of powerstones(1), draw(1) ...")
        self._check_words()
        for f in ("power", "toughness", "loyalty"):
            value = getattr(self, f)
            put(self, f, str(value) if isinstance(value, int) else value)
        cost = self._cost()
        put(self, "mana_cost", str(cost))
        put(self, "mana_value", cost.mana_value if self.mana_value < 0 else int(self.mana_value))
        put(self, "colors", tuple(self.colors) if self.colors is not None else tuple(self.color_indicator) or cost.colors)
        put(self, "color_identity", tuple(self.color_identity) if self.color_identity is not None else self.colors)
        put(self, "full_name", self.full_name or self.name)
        put(self, "keywords", tuple(k.lower() for k in self.keywords))
        varies = ["power or toughness that varies"] if "*" in (self.power or "") + (self.toughness or "") else []
        missing = varies + [w for a in self.abilities for w in left_out_of(a) + ignored_in(a)] + [k for k in self.keywords if k in UNMODELLED_KEYWORDS]
        named = [w for w in dict.fromkeys([*self.left_out, *missing]) if w != "other"]
        put(self, "left_out", tuple(named) or (("other",) if "other" in missing else ()))

    def __repr__(self) -> str:
        """A short name."""
        types = " ".join([*self.supertypes, *self.types])
        return f"<Card: {' '.join(x for x in (self.full_name, self.mana_cost, types, self.modelled) if x)}>"

    def _cost(self) -> ManaCost:
        try:
            return parse(self.mana_cost)
        except CardError as error:
            raise CardError(f"Card {self.name!r}: {error}") from None

    def _check_words(self) -> None:
        """Refuse types, colours and abilities that do not exist."""
        for f, known in (("types", TYPES), ("supertypes", SUPERTYPES), ("colors", COLORS), ("color_indicator", COLORS), ("color_identity", COLORS)):
            unknown = [x for x in getattr(self, f) or () if x not in known or not x]
            if unknown:
                raise CardError(f"Card {self.name!r}: unknown {f} {unknown[0]!r}; known are {', '.join(sorted(known))}.")
        for f, kind, make in (("faces", Card, "give a Card"), ("subtypes", str, "give a text"), ("keywords", str, "give a text"), ("left_out", str, "give a text")):
            wrong = [x for x in getattr(self, f) if not isinstance(x, kind)]
            if wrong:
                raise CardError(f"Card {self.name!r}: {wrong[0]!r} is no entry for {f}; {make}.")
        for f, allowed in (("power", (str, int)), ("toughness", (str, int)), ("loyalty", (str, int)), ("prototype", (Prototype,)), ("meld", (Meld,))):
            if getattr(self, f) is not None and not isinstance(getattr(self, f), allowed):
                raise CardError(f"Card {self.name!r}: {f} can't be {getattr(self, f)!r}.")

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
        playable = (self, *(self.faces if self.layout == "modal_dfc" else ()))
        return "partial" if any(not left_out_of(a) for face in playable for a in face.abilities) else "body only"

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


FIELDS = frozenset(f.name for f in fields(Card))
Card.__signature__ = signature(Card.__init__).replace(parameters=list(signature(Card.__init__).parameters.values())[1:])  # type: ignore[attr-defined]  # for help in a notebook, which __new__ would hide
