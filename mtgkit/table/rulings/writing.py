"""Short ways to write abilities that only the Table plays."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.vocabulary import Ability, Amount, Cost, Do, Effect, Kind, ManaFrom, Selector, When, Who

EACH = Who.EACH
ANY_CREATURE = Selector(types="creature", whose=EACH)


def creature(
    name: str, cost: str, subtypes: str, size: str, *abilities: Ability, keywords: tuple[str, ...] = (), types: tuple[str, ...] = ("Creature",), supertypes: tuple[str, ...] = (), left_out: tuple[str, ...] = ()
) -> Card:
    """A creature card."""
    power, toughness = size.split("/")
    return Card(name, cost, types=types, supertypes=supertypes, subtypes=subtypes.split(), power=power, toughness=toughness, keywords=keywords, abilities=abilities, left_out=left_out)


def target(do: Do, what: Selector, **more: object) -> Effect:
    """An effect on one target."""
    return Effect(do, what=what, targets=True, **more)  # type: ignore[arg-type]


def all_of(do: Do, what: Selector, **more: object) -> Effect:
    """An effect on every one that fits."""
    return Effect(do, what=what, take=-1, **more)  # type: ignore[arg-type]


def counter(token: str, what: Selector | None = None, **more: object) -> Effect:
    """Counter a target of the stack."""
    return Effect(Do.COUNTER, token=token, what=what, targets=True, **more)  # type: ignore[arg-type]


def static(*effects: Effect) -> Ability:
    """A static ability."""
    return Ability(Kind.STATIC, effects)


def tapped_for_mana(what: Selector, *effects: Effect) -> Ability:
    """Whenever a player taps a matching permanent for mana."""
    return Ability(Kind.TRIGGERED, effects, when=When.TAPPED_FOR_MANA, what=what)


def enchant(what: Selector) -> Ability:
    """What an Aura enchants: the target of its spell (CR 303.4a)."""
    return Ability(Kind.SPELL, (Effect(Do.ATTACH, what=what, targets=True),))


def same_type(who: Who) -> Effect:
    """One more mana of a type that was produced."""
    return Effect(Do.ADD_MANA, mana_from=ManaFrom.PRODUCED, who=who)


def makes(types: str, who: Who = Who.ITS_CONTROLLER) -> Effect:
    """Mana of a given type, for the one who tapped."""
    return Effect(Do.ADD_MANA, mana=types, who=who)


def times(n: int, what: Selector = Selector()) -> Ability:
    """What you tap for mana gives a multiple of it."""
    return static(Effect(Do.MULTIPLY_MANA, Amount(n=n), what=what, who=Who.YOU))


def instead(types: str, what: Selector, who: Who = EACH, *, one: bool = False, from_two: bool = False) -> Ability:
    """Mana of other types instead; `one`: only one mana; `from_two`: when it would be two or more."""
    return static(Effect(Do.REPLACE_MANA, Amount(n=2 if from_two else 1), what=what, who=who, mana=types, take=int(one)))


def ward(mana: str) -> Ability:
    """Ward (CR 702.21a): what an opponent aims at this is countered unless they pay."""
    return Ability(Kind.TRIGGERED, (Effect(Do.COUNTER, mana=mana),), when=When.BECOMES_TARGET)


def equip(mana: str) -> Ability:
    """Equip (CR 702.6a): attach this to a creature that you control, as a sorcery."""
    return Ability(Kind.ACTIVATED, (Effect(Do.ATTACH, what=Selector(types="creature"), targets=True),), cost=Cost(mana=mana), sorcery=True)
