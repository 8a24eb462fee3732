"""Short ways to write abilities, for the catalogue and for a card of one's own.

>>> from mtgkit.cards.make import enters, powerstones, tap_for, unearth
>>> enters(powerstones(1)).when.name
'ENTERS'
>>> unearth("{1}{R}").cost.mana
'{1}{R}'
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..errors import CardError
from .vocabulary import (
    ITSELF,
    NO_NONARTIFACT_SPELL,
    Ability,
    Amount,
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    If,
    Kind,
    ManaFrom,
    Restriction,
    Selector,
    When,
    Who,
    Zone,
)

ANY_COLOR = "W|U|B|R|G"


def number(n: int | Amount) -> Amount:
    """A fixed amount, or the amount itself.

    Raises
    ------
    CardError
        It is neither a whole number from 0 nor an Amount.
    """
    if isinstance(n, Amount):
        return n
    if not isinstance(n, int) or isinstance(n, bool) or n < 0:
        raise CardError(f"{n!r}: give a whole number from 0, or an Amount such as count(...).")
    return Amount(n=n)


def count(what: Selector, n: int = 1, zone: Count = Count.BATTLEFIELD) -> Amount:
    """`n` times the number of matching objects."""
    return Amount(zone, n, what)


# effects


def powerstones(n: int | Amount = 1, who: Who = Who.YOU, **more: Any) -> Effect:
    """Create `n` tapped Powerstone tokens (CR 111.10h); tapped is said by each maker."""
    return Effect(Do.CREATE, number(n), token="Powerstone", tapped=True, who=who, **more)


def create(token: str, n: int | Amount = 1, *, tapped: bool = False, **more: Any) -> Effect:
    """Create `n` tokens of that name."""
    return Effect(Do.CREATE, number(n), token=token, tapped=tapped, **more)


def draw(n: int | Amount = 1, who: Who = Who.YOU, **more: Any) -> Effect:
    """Draw `n` cards."""
    return Effect(Do.DRAW, number(n), who=who, **more)


def discard(n: int | Amount = 1, who: Who = Who.YOU, *, optional: bool = False, what: Selector | None = None, **more: Any) -> Effect:
    """Discard `n` cards of the player's choice."""
    return Effect(Do.DISCARD, number(n), who=who, optional=optional, what=what, **more)


def loot(n_draw: int | Amount = 1, n_discard: int = 1) -> tuple[Effect, Effect]:
    """Draw, then discard."""
    return draw(n_draw), discard(n_discard)


def rummage(n_discard: int = 1, n_draw: int = 1, *, optional: bool = True) -> tuple[Effect, Effect]:
    """Discard, and if you did, draw."""
    return discard(n_discard, optional=optional), replace(draw(n_draw), condition=Condition(If.DID))


def mill(n: int | Amount, who: Who = Who.YOU) -> Effect:
    """Mill `n` cards."""
    return Effect(Do.MILL, number(n), who=who)


def surveil(n: int = 1) -> Effect:
    """Surveil `n`."""
    return Effect(Do.SURVEIL, number(n))


def scry(n: int | Amount = 1, **more: Any) -> Effect:
    """Scry `n`."""
    return Effect(Do.SCRY, number(n), **more)


def search(what: Selector, to: Zone, n: int = 1, *, tapped: bool = False) -> Effect:
    """Search the library for up to `n` matching cards, put them there, shuffle."""
    return Effect(Do.SEARCH, number(n), what=what, to=to, tapped=tapped)


def look(n: int | Amount, take: int, what: Selector | None, rest: Zone = Zone.GRAVEYARD, *, optional: bool = True) -> Effect:
    """Look at (or reveal, or mill) the top `n`; up to `take` matching go to the hand, the rest to `rest`."""
    return Effect(Do.LOOK, number(n), what=what, take=take, to=rest, optional=optional)


def damage(n: int | Amount, who: Who = Who.ANY_TARGET, **more: Any) -> Effect:
    """Damage; to the opponent when any target may be chosen."""
    return Effect(Do.DAMAGE, number(n), who=who, targets=who in (Who.ANY_TARGET, Who.TARGET_PLAYER), **more)


def gain_life(n: int | Amount) -> Effect:
    """Gain `n` life."""
    return Effect(Do.GAIN_LIFE, number(n))


def lose_life(n: int | Amount, who: Who = Who.YOU) -> Effect:
    """Lose `n` life."""
    return Effect(Do.LOSE_LIFE, number(n), who=who)


def mana(types: str, n: int | Amount = 1, restriction: Restriction | None = None, mana_from: ManaFrom = ManaFrom.PRINTED) -> Effect:
    """Add mana: "C", "UB", "U|R"; `n` times."""
    return Effect(Do.ADD_MANA, number(n), mana=types, restriction=restriction, mana_from=mana_from)


def other(words: str, **more: Any) -> Effect:
    """An effect that is not modelled; it is left out by these words."""
    return Effect(Do.OTHER, token=words, **more)


# abilities


def spell(*effects: Effect, choose: int = 0, cost: Cost = Cost()) -> Ability:
    """What an instant or sorcery does; `cost` holds additional costs."""
    return Ability(Kind.SPELL, effects, cost=cost, choose=choose)


def enters(*effects: Effect, optional: bool = False, what: Selector | None = None, condition: Condition = Condition(), choose: int = 0) -> Ability:
    """Whenever this (or `what`) enters."""
    return Ability(Kind.TRIGGERED, effects, when=When.ENTERS, what=what, optional=optional, condition=condition, choose=choose)


def whenever(event: When, *effects: Effect, what: Selector | None = None, condition: Condition = Condition(), optional: bool = False,
             once_each_turn: bool = False, choose: int = 0, n: int = 0, cost: Cost = Cost()) -> Ability:
    """A triggered ability; `cost` is paid as it resolves ("you may pay; if you do")."""
    return Ability(Kind.TRIGGERED, effects, when=event, what=what, condition=condition, optional=optional, once_each_turn=once_each_turn, choose=choose, n=n, cost=cost)


def activated(cost: Cost, *effects: Effect, sorcery: bool = False, zone: Zone = Zone.BATTLEFIELD, condition: Condition = Condition(), choose: int = 0, once_each_turn: bool = False) -> Ability:
    return Ability(Kind.ACTIVATED, effects, cost=cost, sorcery=sorcery, zone=zone, condition=condition, choose=choose, once_each_turn=once_each_turn)


def loyalty(change: int, *effects: Effect) -> Ability:
    """A loyalty ability (CR 606)."""
    return Ability(Kind.LOYALTY, effects, cost=Cost(loyalty=change), sorcery=True)


def tap_for(types: str, n: int | Amount = 1, *, pay: str = "", harm: int = 0, life: int = 0, restriction: Restriction | None = None, mana_from: ManaFrom = ManaFrom.PRINTED,
            condition: Condition = Condition(), sacrifice: bool = False, extra: Cost | None = None, also: Effect | None = None) -> Ability:
    """{T}: add mana. `pay` is mana of the cost, `harm` damage to you, `life` life of the cost, `sacrifice` this; `also` what else it does."""
    cost = replace(extra or Cost(), tap=True, mana=pay, life=life, sacrifice=ITSELF if sacrifice else (extra.sacrifice if extra else None))
    effects: tuple[Effect, ...] = (mana(types, n, restriction, mana_from),)
    if harm:
        effects += (Effect(Do.DAMAGE, number(harm), who=Who.YOU),)
    if also is not None:
        effects += (also,)
    return Ability(Kind.MANA, effects, cost=cost, condition=condition)


def powerstone_mana(types: str = "C") -> Ability:
    """The mana ability of a Powerstone, with its restriction (CR 111.10h)."""
    return tap_for(types, restriction=NO_NONARTIFACT_SPELL)


def enters_tapped(unless: Condition | None = None) -> Ability:
    """Enters tapped, always or unless the condition holds (CR 614.1d)."""
    return Ability(Kind.ENTERS, (Effect(Do.ENTER_TAPPED),), condition=unless or Condition())


def unearth(mana_cost: str, energy: int = 0) -> Ability:
    """Unearth (CR 702.84a): from the graveyard, as a sorcery."""
    return Ability(Kind.ACTIVATED, (Effect(Do.UNEARTH),), cost=Cost(mana=mana_cost, energy=energy), zone=Zone.GRAVEYARD, sorcery=True)


def cycling(mana_cost: str, *effects: Effect) -> Ability:
    """Cycling (CR 702.29): discard this from hand, draw a card (or `effects` for the other kinds)."""
    return Ability(Kind.ACTIVATED, effects or (draw(1),), cost=Cost(mana=mana_cost, discard=ITSELF), zone=Zone.HAND)


def flashback(mana_cost: str) -> Ability:
    """Flashback for a cost."""
    return Ability(Kind.FLASHBACK, cost=Cost(mana=mana_cost), zone=Zone.GRAVEYARD)


def fetch(what: Selector, *, life: int = 0, tapped: bool = False, pay: str = "") -> Ability:
    """{T}, sacrifice this (and pay): search for a land, put it onto the battlefield, shuffle."""
    return activated(Cost(mana=pay, tap=True, life=life, sacrifice=ITSELF), search(what, Zone.BATTLEFIELD, tapped=tapped))


