"""Short ways to write abilities that only the Table plays."""

from __future__ import annotations

from ...cards.vocabulary import Ability, Cost, Do, Effect, Kind, Selector, When, Who

EACH = Who.EACH


def static(*effects: Effect) -> Ability:
    """A static ability."""
    return Ability(Kind.STATIC, effects)


def tapped_for_mana(what: Selector, *effects: Effect) -> Ability:
    """Whenever a player taps a matching permanent for mana."""
    return Ability(Kind.TRIGGERED, effects, when=When.TAPPED_FOR_MANA, what=what)


def ward(mana: str) -> Ability:
    """Ward (CR 702.21a): what an opponent aims at this is countered unless they pay."""
    return Ability(Kind.TRIGGERED, (Effect(Do.COUNTER, mana=mana),), when=When.BECOMES_TARGET)


def equip(mana: str) -> Ability:
    """Equip (CR 702.6a): attach this to a creature that you control, as a sorcery."""
    return Ability(Kind.ACTIVATED, (Effect(Do.ATTACH, what=Selector(types="creature"), targets=True),), cost=Cost(mana=mana), sorcery=True)
