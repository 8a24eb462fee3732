"""What a player sees of the table: things (cards, tokens, copies) and mana."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..engine.encode import TYPES

if TYPE_CHECKING:
    from ..cards.card import Card
    from .game import Game

BATTLEFIELD = int(v.Zone.BATTLEFIELD)
ZONES = {"library": 1, "hand": 2, "battlefield": 3, "graveyard": 4, "stack": 5, "exile": 6, "command": 7}
NAMES = {number: name for name, number in ZONES.items()} | {0: "nowhere"}


@dataclass(frozen=True)
class Mana:
    """Some mana in a pool.

    Attributes
    ----------
    type : str
        One of W U B R G C.
    amount : int
        How much.
    restriction : tuple of str
        On what it may be spent, as in `mtgkit.cards.vocabulary.Restriction`; () for anything.
    """

    type: str
    amount: int
    restriction: tuple[str, ...] = ()


class Thing:
    """A card or token on the table, wherever it is now; it stays the same Thing when it changes zones.

    Everything is read when asked for. `stamp` tells which object it is: a new one after each change of zone (CR 400.7).
    An option of a question keeps the name and label that it has while the question stands.
    """

    def __init__(self, game: Game, o: int, *, offered: bool = False) -> None:
        self._game, self.number = game, int(o)
        self._offered: tuple[int, str, str] | None = None  # stamp, name and label as it was offered: the action is undone until it is chosen
        if offered:
            self._offered = (self.stamp, self.name, self.label)

    def __eq__(self, other: object) -> bool:
        """The same card or token."""
        return isinstance(other, Thing) and other._game is self._game and other.number == self.number

    def __hash__(self) -> int:
        """By its number."""
        return hash((id(self._game), self.number))

    def __repr__(self) -> str:
        """Its name, and what one sees of it."""
        return f"<{self.label}>"

    @property
    def _record(self):  # type: ignore[no-untyped-def]
        return self._game.thing(self.number)

    @property
    def card(self) -> Card:
        """What it is now, after all effects."""
        return self._game.card(self.number)

    @property
    def name(self) -> str:
        """Its name now."""
        return self._offered[1] if self._offered and self._offered[0] != self.stamp else self.card.name

    @property
    def label(self) -> str:
        """Its name with what a player would say of it: tapped, counters, power and toughness."""
        if self._offered and self._offered[0] != self.stamp:
            return self._offered[2]
        words = [self.name]
        if "Creature" in self.card.types and self.zone == "battlefield":
            words.append(f"{self.power}/{self.toughness}")
        words += [f"{n} {kind}" for kind, n in self.counters.items()]
        words += ["tapped"] * self.tapped + ["token"] * self.is_token + ["unearthed"] * self.is_unearthed + ["attacking"] * self.attacking
        return words[0] + (f" ({', '.join(words[1:])})" if len(words) > 1 else "")

    @property
    def zone(self) -> str:
        """Where it is: library, hand, battlefield, graveyard, stack, exile, command, phased out or nowhere."""
        if self.number in self._game.side.phased:
            return "phased out"
        half = self._game.part_of(self.number)
        return NAMES[int(self._record.zone)] if half < 0 else "battlefield"

    @property
    def stamp(self) -> int:
        """Which object it is (CR 400.7)."""
        return int(self._record.stamp)

    @property
    def owner(self) -> int:
        """1 or 2."""
        return int(self._record.owner) + 1

    @property
    def controller(self) -> int:
        """1 or 2; the owner, off the battlefield and the stack."""
        return int(self._record.controller) + 1 if self.zone in ("battlefield", "phased out") else self.owner

    @property
    def tapped(self) -> bool:
        """Whether it is tapped."""
        return bool(self._record.tapped)

    @property
    def attacking(self) -> bool:
        """Whether it is attacking."""
        return bool(self._record.attacking)

    @property
    def is_token(self) -> bool:
        """Whether it is a token."""
        return bool(self._record.token)

    @property
    def is_unearthed(self) -> bool:
        """Whether it was returned by unearth and would be exiled instead of leaving."""
        return bool(self._record.unearthed)

    @property
    def is_melded(self) -> bool:
        """Whether it is a melded permanent: one object, two cards."""
        return int(self._record.zone) == BATTLEFIELD and int(self._record.half) >= 0

    @property
    def face_down(self) -> bool:
        """Whether it lies face down."""
        return self._game.more(self.number).face_down

    @property
    def types(self) -> tuple[str, ...]:
        """Its card types."""
        return tuple(self.card.types)

    @property
    def subtypes(self) -> tuple[str, ...]:
        """Its subtypes."""
        return tuple(self.card.subtypes)

    @property
    def supertypes(self) -> tuple[str, ...]:
        """Its supertypes."""
        return tuple(self.card.supertypes)

    @property
    def colors(self) -> tuple[str, ...]:
        """Its colours, letters of WUBRG."""
        return tuple(self.card.colors or ())

    @property
    def mana_value(self) -> int:
        """Its mana value; X counts on the stack only (CR 202.3e)."""
        x = self.x * self.card.mana_cost.count("{X}")
        return int(self.card.mana_value) + x

    @property
    def x(self) -> int:
        """X in its cost: what was chosen on the stack, 0 elsewhere (CR 107.3g)."""
        return self._game.x_on_stack(self.number) if self.zone == "stack" else 0

    @property
    def power(self) -> int:
        """Power with counters and effects."""
        if self.zone not in ("battlefield", "phased out"):
            return int(self._game.t.rows[int(self._record.row)].power)
        return int(self._game.rules.power(self._game.g, self._game.t, self.number))

    @property
    def toughness(self) -> int:
        """Toughness with counters and effects."""
        if self.zone not in ("battlefield", "phased out"):
            return int(self._game.t.rows[int(self._record.row)].toughness)
        return int(self._game.rules.toughness(self._game.g, self._game.t, self.number))

    @property
    def damage(self) -> int:
        """Damage marked on it."""
        return int(self._record.damage)

    @property
    def keywords(self) -> tuple[str, ...]:
        """Its keywords, in lower case."""
        return tuple(self.card.keywords)

    @property
    def counters(self) -> dict[str, int]:
        """Its counters by kind; +1/+1 counters less -1/-1 counters are one number."""
        r = self._record
        if self.zone not in ("battlefield", "phased out"):
            return {k: n for k, n in self._game.more(self.number).counters.items() if n != 0}
        found = {"+1/+1": int(r.plus), "charge": int(r.charge), "loyalty": int(r.loyalty)} | {k: n for k, n in self._game.more(self.number).counters.items() if not k.endswith(" uses")}
        return {kind: n for kind, n in found.items() if n != 0}

    @property
    def loyalty(self) -> int:
        """Its loyalty counters."""
        return int(self._record.loyalty)

    @property
    def attached_to(self) -> Thing | None:
        """What it is attached to."""
        ref = self._game.more(self.number).attached
        return Thing(self._game, ref[0]) if ref is not None else None

    @property
    def exiled_with_it(self) -> list[Thing]:
        """The cards in exile that were exiled with this very object (CR 607.2a)."""
        return [Thing(self._game, ref[0]) for ref in self._game.more(self.number).linked if self._game.there(ref, ZONES["exile"])]

    @property
    def could_produce(self) -> str:
        """The types of mana that it could produce, in the order WUBRGC (CR 106.7)."""
        from .producible import could_produce

        found = could_produce(self._game).get(self.number, set())
        return "".join(k for k in TYPES if k in found)
