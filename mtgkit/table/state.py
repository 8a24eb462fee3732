"""What the Table keeps beside the game's record, and how questions are asked and answered.

The record and the rules are the engine's. Here is only what the batch never has: copies, attachments, effects with a
duration, links between objects, targets, and the answers of the people at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..cards.card import Card
from ..cards.vocabulary import Ability, Effect
from ..errors import IllegalAction

Ref = tuple[int, int]  # an object and its stamp: which object it is (CR 400.7)


@dataclass(frozen=True)
class Question:
    """A choice that the rules ask a player to make.

    Attributes
    ----------
    player : int
        Who chooses: 1 or 2.
    what : str
        What is chosen.
    options : tuple
        What may be chosen: things of the table, words, numbers or letters of mana.
    """

    player: int
    what: str
    options: tuple[Any, ...]


class Asked(Exception):
    """A question without an answer yet: the action stops here, and is taken anew when there is one."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.what)
        self.question = question


class WrongAnswer(IllegalAction):
    """An answer that is no option: the question stays."""


@dataclass(frozen=True)
class Lasting:
    """An effect on one object that lasts: until end of turn ("turn"), or as long as the object is there ("")."""

    effect: Effect
    until: str
    time: int


@dataclass(frozen=True)
class Control:
    """An effect that gives a permanent to a player: "turn", for good (""), or while an Aura is attached ("source")."""

    player: int
    until: str
    time: int


@dataclass
class More:
    """What the Table keeps of one object; a new one at each change of zone."""

    stamp: int
    base: int = 0  # the row that the rules gave it: its card, prototype, back or melded face
    time: int = 0  # timestamp (CR 613.7)
    copy: Card | None = None  # copiable values that it took on (CR 707)
    lasting: list[Lasting] = field(default_factory=list)
    attached: Ref | None = None
    linked: list[Ref] = field(default_factory=list)  # cards exiled with it (CR 607.2a)
    named: str = ""
    face_down: bool = False
    foretold: tuple[int, int] | None = None  # the turn, and whose it was (CR 702.143)
    transformed: bool = False
    kicked: bool = False
    counters: dict[str, int] = field(default_factory=dict)  # of other kinds than the record holds
    first: int = -1  # who controlled it before any effect did; -1: nothing has changed that
    controls: list[Control] = field(default_factory=list)
    choices: dict[str, int] = field(default_factory=dict)  # the colour chosen for it, by what it was then (CR 607.5a)

    def twin(self) -> More:
        """A copy whose lists are its own."""
        return replace(self, lasting=list(self.lasting), linked=list(self.linked), controls=list(self.controls), counters=dict(self.counters), choices=dict(self.choices))


@dataclass
class Item:
    """What the Table keeps of one spell or ability on the stack."""

    targets: list[Ref] = field(default_factory=list)  # an object and its stamp; a player as (-1 - player, 0)
    about: Ref | None = None  # the object that a trigger is about
    modes: int = 0
    kicked: bool = False
    copied: bool = False
    number: int = 0  # which item it is; given when something first speaks of it
    delayed: Delayed | None = None
    tapper: int = -1  # who tapped a permanent for mana, where that is what triggered
    face_down: bool = False

    def twin(self) -> Item:
        """A copy whose lists are its own."""
        return replace(self, targets=list(self.targets))


@dataclass
class Delayed:
    """A delayed triggered ability of another kind than unearth's: at some later moment, an effect on certain objects (CR 603.7)."""

    do: str  # return, exile, sacrifice, phase out
    refs: tuple[Ref, ...]
    player: int  # its controller
    source: Ref
    at: str = "end step"  # or "end of combat"
    plus: int = 0  # +1/+1 counters with which they return


@dataclass
class Side:
    """All of it, in one place, so that it can be set back."""

    more: dict[Ref, More] = field(default_factory=dict)
    stack: list[Item] = field(default_factory=list)
    waiting: list[Item] = field(default_factory=list)
    delayed: list[Delayed] = field(default_factory=list)
    phased: list[int] = field(default_factory=list)
    commanders: set[int] = field(default_factory=set)
    commander_damage: dict[tuple[int, int], int] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)
    time: int = 0
    pays_life_to_enter: bool = False
    skip_end: bool = False
    lands: int = 0  # lands that the active player has played this turn
    cleanup_again: bool = False  # something happened in the cleanup step: priority, then another one (CR 514.3a)
    dealt: bool = False  # whether the game began with opening hands; else the position is one of the middle of a game
    opening: dict[int, int] = field(default_factory=dict)  # mulligans of the players who have not kept yet
    kept_mana: dict[tuple[int, int, int], int] = field(default_factory=dict)  # mana that stays until end of turn: player, restriction, type
    flash: set[int] = field(default_factory=set)  # players who may cast as though with flash
    cheaper: list[tuple[int, Effect]] = field(default_factory=list)  # whose spells cost less this turn
    for_turn: list[tuple[int, int, Ability]] = field(default_factory=list)  # abilities that act this turn from no permanent: what made them, for whom
    until: dict[Ref, list[Ref]] = field(default_factory=dict)  # exiled until that permanent leaves (CR 610.3)
    stays: set[Ref] = field(default_factory=set)  # commanders whose owner was asked
    became: dict[Ref, list[Ref]] = field(default_factory=dict)  # which objects an object became as it changed zones (CR 400.7j)

    def twin(self) -> Side:
        """A copy that shares nothing that changes."""
        return replace(
            self, more={o: m.twin() for o, m in self.more.items()}, stack=[i.twin() for i in self.stack], waiting=[i.twin() for i in self.waiting], delayed=list(self.delayed),
            phased=list(self.phased), commanders=set(self.commanders), commander_damage=dict(self.commander_damage), lost=set(self.lost), opening=dict(self.opening), flash=set(self.flash), kept_mana=dict(self.kept_mana), stays=set(self.stays), became=dict(self.became),
            cheaper=list(self.cheaper), for_turn=list(self.for_turn), until={ref: list(cards) for ref, cards in self.until.items()},
        )  # fmt: skip


@dataclass
class Underway:
    """What is known only while an action is under way; each action begins with a new one."""

    moved: Ref | None = None  # the object that changes zones now
    without_command: int = 0  # where a commander would go if it did not go to the command zone
    bottomed: bool = False  # whether it goes under the library instead
    discards: int = 0
    copying: Card | None = None  # what the permanent that enters now enters as a copy of
    named: str = ""  # the card name chosen as it enters
    enchanting: Ref | None = None  # what an Aura enchants as it enters
    kicked: int = -1
    face_down: int = -1  # the spell that resolves now and was cast face down
    with_counters: int = 0  # +1/+1 counters with which an effect makes the next permanent enter
    side_by_side: list[int] = field(default_factory=list)  # permanents that entered at the same time as the one that enters now
    all_there: list[int] = field(default_factory=list)  # what was on the battlefield before they came
    leaving: list[tuple[int, int, int, int]] = field(default_factory=list)  # objects that leave together with the one that leaves now: object, stamp, row, controller
    spell: Item = field(default_factory=Item)  # the one that is being cast
    targeted: list[tuple[Item, int, Ref]] = field(default_factory=list)  # what triggered abilities that just went on the stack target
    resolved: Item | None = None
    targets_left: list[Ref] = field(default_factory=list)
    last_target: Ref | None = None  # of the effect before
    target_seen: tuple[int, int] | None = None  # controller and power of the first target as the resolution began
    event: Ref | None = None  # the object that triggers now are about
    tapper: int = -1  # who taps for mana while abilities trigger on that
    paying: list[Any] = field(default_factory=list)  # mana abilities to be activated while a cost is paid
    pool_only: bool = False
    only: dict[tuple[int, int], int] | None = None  # the mana named for a payment, by restriction and type; None: any
    planning: bool = False  # whether ways to pay are being tried
    unplayed: list[str] = field(default_factory=list)  # spells that resolved and did nothing, because what they do isn't modelled
    legends: dict[tuple[int, int], int] = field(default_factory=dict)  # which of two legendary permanents stays

    def twin(self) -> Underway:
        """A copy whose lists are its own."""
        return replace(
            self, side_by_side=list(self.side_by_side), all_there=list(self.all_there), leaving=list(self.leaving), targeted=list(self.targeted), targets_left=list(self.targets_left), paying=list(self.paying), unplayed=list(self.unplayed), legends=dict(self.legends)
        )


@dataclass
class Answers:
    """The answers given to an action, used in the order in which they are asked for."""

    given: list[Any] = field(default_factory=list)
    used: int = 0

    def next(self) -> Any:
        """The next answer; LookupError when there is none."""
        if self.used >= len(self.given):
            raise LookupError
        self.used += 1
        return self.given[self.used - 1]

    def peek(self) -> Any:
        """The next answer without using it; None when there is none."""
        return self.given[self.used] if self.used < len(self.given) else None


def as_list(x: Any) -> list[Any]:
    """An answer or a list of them, as a list."""
    if x is None:
        return []
    return list(x) if isinstance(x, Sequence) and not isinstance(x, str) else [x]
