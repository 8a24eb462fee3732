"""The vocabulary in which cards are written: kinds of ability, costs, conditions, amounts, effects, restrictions.

One page, without engine or turns. A card is its characteristics and a tuple of `Ability`; an ability is data
made of the codes below. A code that the engine does not play makes its clause *left out*, never silently ignored
(`cards.played` lists what it plays). Rules are cited by CR number of the edition effective 2026-04-17.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, unique

from .effect_codes import Do as Do

RULES_EDITION = "2026-04-17"


@unique
class Kind(IntEnum):
    """What sort of ability it is (CR 113.3, 605, 606, 614)."""

    SPELL = 0  # what an instant or sorcery does as it resolves
    ACTIVATED = 1
    MANA = 2  # an activated mana ability: no target, could add mana, not a loyalty ability (CR 605.1a)
    LOYALTY = 3
    TRIGGERED = 4
    ENTERS = 5  # replacement: how this permanent enters (CR 614.1c-d)
    STATIC = 6
    FLASHBACK = 7  # may be cast from the graveyard for `cost`, then exiled (CR 702.34)


@unique
class Zone(IntEnum):
    """Where a card is; the order is that of CR 400.1."""

    NONE = 0  # a token that has ceased to exist
    LIBRARY = 1
    HAND = 2
    BATTLEFIELD = 3
    GRAVEYARD = 4
    STACK = 5
    EXILE = 6
    COMMAND = 7


@unique
class When(IntEnum):
    """Events that triggered abilities watch (CR 603)."""

    NEVER = 0
    ENTERS = 1
    DIES = 2
    LEAVES = 3  # leaves the battlefield
    ATTACKS = 4  # this or a matching creature is declared as an attacker
    YOU_ATTACK = 5  # once a combat
    CAST_THIS = 6
    CAST = 7  # you cast a matching spell
    DISCARD = 8  # you discard matching cards; once for each event
    UPKEEP = 9  # yours, unless `whose` of the selector says otherwise
    DRAW_STEP = 10
    MAIN = 11  # your first main phase
    COMBAT = 12  # beginning of combat on your turn
    DAMAGE_TO_PLAYER = 13  # this deals combat damage to a player
    END_STEP = 14
    CHAPTER = 15  # a saga reaches chapter `n`
    LEAVES_TO_GRAVEYARD_OR_EXILE = 16  # from the battlefield
    TAPPED_FOR_MANA = 17
    DRAW = 18
    SACRIFICE = 19
    MILLED = 20
    ACTIVATED_ABILITY = 21
    UNTAPS = 22
    TO_GRAVEYARD = 23  # a card is put into a graveyard from anywhere
    BECOMES_TARGET = 24  # of a spell or ability that an opponent controls


@unique
class Count(IntEnum):
    """What a number counts."""

    FIXED = 0
    X = 1
    BATTLEFIELD = 2  # matching permanents
    GRAVEYARD = 3  # matching cards in your graveyard
    HAND = 4  # cards in your hand
    DONE = 5  # how many the effect before this one did (discarded, sacrificed ...)
    POWER = 6  # of this
    COUNTERS = 7  # charge counters on this
    DIED_THIS_TURN = 8  # matching cards that died this turn
    HALF_LIBRARY = 9  # of `who`, rounded up
    OPPONENTS = 10
    LIFE = 11
    TOP_OF_LIBRARY = 12
    ATTACKERS = 13  # attacking creatures you control
    PLUS_COUNTERS = 14  # +1/+1 counters on this, or those that it had
    UNSPENT = 25  # unspent mana that you have, of the colours of `what` if it is given, restrictions aside
    TARGET_POWER = 20  # power of the target as it was when the ability began to resolve


@unique
class If(IntEnum):
    """Conditions."""

    ALWAYS = 0
    CONTROL_AT_LEAST = 1  # `n` matching permanents
    CONTROL_AT_MOST = 2
    GRAVEYARD_AT_LEAST = 3
    FROM_GRAVEYARD = 4  # this entered from a graveyard
    WAS_CAST = 5
    PAY_LIFE = 6  # its controller may pay `n` life
    REVEAL = 7  # a matching card from hand
    LIFE_AT_MOST = 8  # some player has `n` or less
    OPPONENTS_AT_LEAST = 9
    MELD_PAIR = 10  # you own and control this and its partner
    MELD_PAIR_ATTACKING = 11
    DID = 12  # the effect before this one did something
    NO_CARD_PLAYED_FROM_EXILE = 13
    HAND_AT_MOST = 14
    TURN_AT_MOST = 15
    SPELLS_AT_LEAST = 16  # you cast this turn
    RETURN_LAND = 17  # its controller returns a matching permanent to hand, else it is sacrificed
    KICKED = 18
    DISCARD_MATCHING = 19
    SACRIFICED_MATCHES = 20  # what was sacrificed as a cost matches
    DREW_AT_LEAST = 21
    COUNTERS_AT_LEAST = 22
    IS_CREATURE = 23
    PRODUCED = 24  # the mana made is of the type numbered `n` (W U B R G C), or of the chosen colour (-1)
    YOUR_TURN = 25
    HAS_COUNTERS = 30  # at least `n` counters, on this, of the kind that `what` has as its name
    LACKS_COUNTERS = 31  # fewer than `n` of them
    OTHER = 99


@unique
class Who(IntEnum):
    """Whom an effect or a count concerns."""

    YOU = 0
    OPPONENT = 1
    EACH = 2
    TARGET_PLAYER = 3  # the pilot chooses; targets are chosen as the ability is put on the stack
    ANY_TARGET = 4
    ITS_CONTROLLER = 5
    EACH_OPPONENT = 6
    DEFENDING_PLAYER = 7
    TARGET_OPPONENT = 8


@unique
class ManaFrom(IntEnum):
    """Where the types of mana of an ability come from."""

    PRINTED = 0
    IDENTITY = 1  # a colour of the commander's identity
    YOUR_LANDS = 2  # any type of your lands (CR 106.7)
    OPPONENTS_LANDS = 3  # any colour of the lands of opponents
    YOUR_BASIC_LANDS = 4  # any colour of your basic lands
    CHOSEN_COLOR = 5  # the colour chosen as this entered
    PERMANENTS_COLORS = 6  # colours among permanents you control
    IMPRINTED = 7  # colours of the exiled card
    LEGENDS_COLORS = 8
    GRAVEYARD_COLORS = 9
    PRODUCED = 10  # any type that the permanent tapped for mana produced


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects: every given field must fit. Words are lower case; several words in one field mean any of them.

    `types="artifact creature"` is an artifact or a creature; `all_types` asks for each of its words.
    """

    types: str = ""
    all_types: str = ""
    not_types: str = ""
    supertypes: str = ""
    not_supertypes: str = ""
    subtypes: str = ""
    colors: str = ""  # any of "WUBRG"; "multi": two or more colours; "none": colourless
    name: str = ""
    max_mana_value: int = -1
    min_mana_value: int = -1
    max_power: int = -1
    token: int = -1  # 0 nontoken, 1 token, -1 either
    tapped: int = -1
    other: bool = False  # not the source itself
    itself: bool = False  # the source only
    whose: Who = Who.YOU  # YOU, OPPONENT, EACH (anybody)
    owned: bool = False  # `whose` asks for the owner, not the controller
    attached: bool = False  # what the source is attached to
    that: bool = False  # the target of the effect before this one


ITSELF = Selector(itself=True, whose=Who.EACH)
ATTACHED = Selector(attached=True, whose=Who.EACH)
THAT = Selector(that=True, whose=Who.EACH)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number: `n` itself when fixed, else `n` times (or plus `plus`) what is counted."""

    count: Count = Count.FIXED
    n: int = 1
    what: Selector | None = None
    plus: int = 0


ONE = Amount()


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition, and `n` and `what` where it needs them."""

    kind: If = If.ALWAYS
    n: int = 0
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class Restriction:
    """What mana may be spent on (CR 106.6): allowed when the use has every word of one of the clauses.

    Words: cast, activate, unearth, special (special actions, ward and other payments on resolution), and of the
    spell or the source: artifact, creature, legendary, colorless, multicolored, instant_or_sorcery, planeswalker,
    land, eldrazi, commander, and `token`-free. Powerstone: `("activate", "special", "cast artifact")`.
    """

    allowed: tuple[str, ...]


NO_NONARTIFACT_SPELL = Restriction(("activate", "special", "cast artifact"))
ARTIFACT_SPELLS_ONLY = Restriction(("cast artifact",))
ARTIFACT_SPELLS_OR_ABILITIES = Restriction(("cast artifact", "activate artifact"))
NEVER = Restriction(())  # a use that the engine does not have


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid to cast or activate."""

    mana: str = ""  # "{2}{U}"
    tap: bool = False
    untap: bool = False
    life: int = 0
    loyalty: int | None = None
    sacrifice: Selector | None = None
    n_sacrifice: int = 1
    discard: Selector | None = None  # ITSELF: cycling and channel
    n_discard: int = 1
    tap_other: Selector | None = None
    n_tap_other: int = 1
    remove_counters: int = 0  # charge counters of this
    exile_itself: bool = False
    energy: int = 0
    return_to_hand: Selector | None = None
    exile_from_graveyard: int = 0
    discard_hand: bool = False
    other: str = ""  # a cost that the vocabulary lacks: the ability is left out


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an ability does."""

    do: Do
    amount: Amount = ONE
    what: Selector | None = None
    who: Who = Who.YOU
    mana: str = ""  # "C", "CC", "UB"; alternatives by "|": "U|R", "UU|UR|RR"
    mana_from: ManaFrom = ManaFrom.PRINTED
    restriction: Restriction | None = None
    token: str = ""  # name of the token, the counter or the keyword
    to: Zone = Zone.HAND
    tapped: bool = False
    optional: bool = False
    condition: Condition = Condition()
    power: int = 0
    toughness: int = 0
    take: int = 0
    targets: bool = False  # uses the word target: no legal target, not cast or removed (CR 601.2c, 608.2b)
    up_to: bool = False  # "up to one target": left out when there is none
    mode: int = 0  # of a modal ability: 1, 2, ...; 0 happens always
    abilities: tuple[Ability, ...] = ()  # what a static effect grants
    attacking: bool = False  # what it creates or returns is attacking


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card."""

    kind: Kind
    effects: tuple[Effect, ...] = ()
    cost: Cost = Cost()
    when: When = When.NEVER
    what: Selector | None = None  # the objects a trigger watches; None: this object itself
    condition: Condition = Condition()
    zone: Zone = Zone.BATTLEFIELD  # where the ability functions
    sorcery: bool = False  # only as a sorcery (CR 602.5d)
    once_each_turn: bool = False
    optional: bool = False  # "you may"
    choose: int = 0  # modes to choose, 0 when not modal
    n: int = 0  # chapter number of a saga; largest number of activations a turn
