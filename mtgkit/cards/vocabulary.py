"""The vocabulary in which cards are written: kinds of ability, costs, conditions, amounts, effects, restrictions.

One page, without engine or turns. A card is its characteristics and a tuple of `Ability`; an ability is data
made of the codes below. A code that the engine does not play makes its clause *left out*, never silently ignored
(`cards.played` lists what it plays). Rules are cited by CR number of the edition effective 2026-04-17.
"""

from __future__ import annotations

from dataclasses import dataclass

from .effect_codes import Do as Do
from .event_codes import Count as Count
from .event_codes import If as If
from .event_codes import Kind as Kind
from .event_codes import ManaFrom as ManaFrom
from .event_codes import When as When
from .event_codes import Who as Who
from .event_codes import Zone as Zone

RULES_EDITION = "2026-04-17"


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects: every given field must fit. Words are lower case; several words in one text mean any of them.

    Attributes
    ----------
    types, not_types : str
        A card type that it has, or none of these: `types="artifact creature"` is an artifact or a creature.
    all_types : str
        Card types that it has, each of the words.
    supertypes, not_supertypes : str
        "legendary", "basic" ...: one that it has, or none of these.
    subtypes : str
        "powerstone", "angel human" ...: one that it has.
    colors : str
        Any of "WUBRG"; "multi": two or more colours; "none": colourless.
    name : str
        Its name.
    max_mana_value, min_mana_value, max_power : int
        Bounds, themselves allowed; -1: none.
    token, tapped : int
        1: it is one, or is tapped; 0: it is not; -1: either.
    other, itself : bool
        Not the source of the ability; the source only (`ITSELF`).
    whose : Who
        Whose it is, seen by the controller of the ability: YOU, OPPONENT or EACH (anybody).
    owned : bool
        `whose` asks for the owner, not the controller; off the battlefield it always does.
    attached : bool
        What the source is attached to (`ATTACHED`).
    that : bool
        The target of the effect before this one, or else what the trigger saw (`THAT`).
    """

    types: str = ""
    all_types: str = ""
    not_types: str = ""
    supertypes: str = ""
    not_supertypes: str = ""
    subtypes: str = ""
    colors: str = ""
    name: str = ""
    max_mana_value: int = -1
    min_mana_value: int = -1
    max_power: int = -1
    token: int = -1
    tapped: int = -1
    other: bool = False
    itself: bool = False
    whose: Who = Who.YOU
    owned: bool = False
    attached: bool = False
    that: bool = False


ITSELF = Selector(itself=True, whose=Who.EACH)
ATTACHED = Selector(attached=True, whose=Who.EACH)
THAT = Selector(that=True, whose=Who.EACH)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number: `n` itself when fixed, else `n` times what is counted, plus `plus`.

    Attributes
    ----------
    count : Count
        What is counted; FIXED: nothing.
    n : int
        The number, or what the count is multiplied by.
    what : Selector, optional
        Which objects are counted.
    plus : int
        What is added to the count.
    """

    count: Count = Count.FIXED
    n: int = 1
    what: Selector | None = None
    plus: int = 0


ONE = Amount()


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition, and `n` and `what` where it needs them.

    Attributes
    ----------
    kind : If
        Which condition.
    n : int
        Its number: at least or at most so many.
    what : Selector, optional
        The objects that it speaks of.
    """

    kind: If = If.ALWAYS
    n: int = 0
    what: Selector | None = None


@dataclass(frozen=True, slots=True)
class Restriction:
    """What mana may be spent on (CR 106.6): allowed when the use has every word of one of the clauses.

    Words: cast, activate, unearth, equip, mana (a mana ability), special (special actions, ward and other payments on
    resolution), and of the spell or the source: any card type, legendary, snow, basic, instant_or_sorcery, white to
    green, colorless, monocolored, multicolored, x ({X} in its cost), commander; each of these with non before it;
    subtype:dragon, keyword:devoid (two words with a hyphen), mv4+ (mana value 4 or greater).
    Powerstone: `("activate", "special", "cast artifact")`.
    """

    allowed: tuple[str, ...]


NO_NONARTIFACT_SPELL = Restriction(("activate", "special", "cast artifact"))
ARTIFACT_SPELLS_ONLY = Restriction(("cast artifact",))
ARTIFACT_SPELLS_OR_ABILITIES = Restriction(("cast artifact", "activate artifact"))
NEVER = Restriction(())  # a use that the engine does not have


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid to cast or activate.

    Attributes
    ----------
    mana : str
        In braces: "{2}{U}", "{X}".
    tap, untap : bool
        {T}; {Q}.
    life, energy : int
        Life or energy counters that are paid.
    loyalty : int, optional
        What a loyalty ability adds, or takes if it is negative.
    sacrifice, n_sacrifice : Selector, int
        Which permanents, and how many, are sacrificed; `ITSELF`: this one.
    discard, n_discard : Selector, int
        Which cards, and how many, are discarded; `ITSELF`: this card (cycling and channel).
    tap_other, n_tap_other : Selector, int
        Which untapped permanents, and how many, are tapped.
    remove_counters : int
        Charge counters of this that are removed.
    exile_itself, discard_hand : bool
        This is exiled; the whole hand is discarded.
    return_to_hand : Selector, optional
        Which permanent returns to its owner's hand.
    exile_from_graveyard : int
        Other cards of your graveyard that are exiled.
    other : str
        A cost that the vocabulary lacks, in words: the ability is left out.
    """

    mana: str = ""
    tap: bool = False
    untap: bool = False
    life: int = 0
    loyalty: int | None = None
    sacrifice: Selector | None = None
    n_sacrifice: int = 1
    discard: Selector | None = None
    n_discard: int = 1
    tap_other: Selector | None = None
    n_tap_other: int = 1
    remove_counters: int = 0
    exile_itself: bool = False
    energy: int = 0
    return_to_hand: Selector | None = None
    exile_from_graveyard: int = 0
    discard_hand: bool = False
    other: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an ability does. Fields that a code has no use for are passed over.

    Attributes
    ----------
    do : Do
        What it does.
    amount : Amount
        How much, how many, how often.
    what : Selector, optional
        What it is done to, or may be; None: to this, or to anything.
    who : Who
        Which player does it, or has it done to them.
    mana : str
        "C", "CC", "UB"; alternatives by "|": "U|R", "UU|UR|RR". A cost in braces for codes that ask for one.
    mana_from : ManaFrom
        Where the types of mana come from, if not from `mana`.
    restriction : Restriction, optional
        On what the mana may be spent.
    token : str
        The name of the token, the kind of counter, the keyword, or the types, as the code needs it; of OTHER: what is not modelled.
    to : Zone
        Where a card goes; of some static codes: where it is.
    tapped, attacking : bool
        What it creates or puts onto the battlefield enters tapped, or attacking.
    optional : bool
        You may do it.
    condition : Condition
        It is done only if this holds as it resolves.
    power, toughness : int
        A bonus or a size.
    take : int
        Of LOOK: how many cards are kept; -1: it is about all that fit, not one chosen among them; of REPLACE_MANA: how much mana;
        of FLICKER: with how many +1/+1 counters it returns; of EXILE_WITH, 1: what was exiled before goes to the graveyard.
    targets : bool
        `what` (or `who`) is a target: without a legal one the spell or ability can't be cast, activated or resolved (CR 601.2c, 608.2b).
    up_to : bool
        "Up to one target": none is allowed.
    mode : int
        Which mode of a modal ability it belongs to: 1, 2, ...; 0: none, it always happens.
    abilities : tuple of Ability
        What a static effect grants.
    """

    do: Do
    amount: Amount = ONE
    what: Selector | None = None
    who: Who = Who.YOU
    mana: str = ""
    mana_from: ManaFrom = ManaFrom.PRINTED
    restriction: Restriction | None = None
    token: str = ""
    to: Zone = Zone.HAND
    tapped: bool = False
    optional: bool = False
    condition: Condition = Condition()
    power: int = 0
    toughness: int = 0
    take: int = 0
    targets: bool = False
    up_to: bool = False
    mode: int = 0
    abilities: tuple[Ability, ...] = ()
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    Attributes
    ----------
    kind : Kind
        What sort of ability.
    effects : tuple of Effect
        What it does, in this order.
    cost : Cost
        To activate it; of a trigger: what its controller may pay as it resolves; of SPELL: an additional cost.
    when : When
        The event that triggers it.
    what : Selector, optional
        The objects that a trigger watches; None: this object itself, or anything where the event is not one of its own (CAST, DISCARD ...).
    condition : Condition
        A trigger with it neither triggers nor does anything unless it holds (CR 603.4), nothing is activated unless it holds; of ENTER_TAPPED: when this does *not* enter tapped.
    zone : Zone
        Where the ability functions: where the card must be.
    sorcery, once_each_turn : bool
        Activated only as a sorcery (CR 602.5d); only once each turn.
    optional : bool
        "You may".
    choose : int
        How many modes are chosen; 0: it is not modal.
    n : int
        The number of a saga's chapter.
    """

    kind: Kind
    effects: tuple[Effect, ...] = ()
    cost: Cost = Cost()
    when: When = When.NEVER
    what: Selector | None = None
    condition: Condition = Condition()
    zone: Zone = Zone.BATTLEFIELD
    sorcery: bool = False
    once_each_turn: bool = False
    optional: bool = False
    choose: int = 0
    n: int = 0