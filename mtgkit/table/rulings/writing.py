"""Short ways to write abilities that only the Table plays."""

from __future__ import annotations

from ...cards.vocabulary import Ability, Effect, Kind, Selector, When, Who

EACH = Who.EACH


def static(*effects: Effect) -> Ability:
    """A static ability."""
    return Ability(Kind.STATIC, effects)


def tapped_for_mana(what: Selector, *effects: Effect) -> Ability:
    """Whenever a player taps a matching permanent for mana."""
    return Ability(Kind.TRIGGERED, effects, when=When.TAPPED_FOR_MANA, what=what)
