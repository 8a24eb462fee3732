"""What mana a permanent could produce (CR 106.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..engine.encode import TYPES
from .mana import BATTLEFIELD, MAKES, all_outcomes, alternatives, replacements, types_of

if TYPE_CHECKING:
    from .game import Game


def abilities_of(game: Game, o: int) -> Iterator[v.Ability]:
    """The abilities of a permanent that could make mana as they resolve, mana abilities or not."""
    kinds = (v.Kind.MANA, v.Kind.ACTIVATED, v.Kind.TRIGGERED, v.Kind.LOYALTY)
    return (ability for _, ability in game.abilities(o) if ability.kind in kinds and ability.zone == v.Zone.BATTLEFIELD)


def could_produce(game: Game) -> dict[int, set[str]]:
    """The types that each permanent could produce (CR 106.7): the least sets that agree with each other.

    Costs are ignored, and so is whether the ability may be activated: what counts is what it would do if it resolved
    now. Replacement effects are taken in every order.
    """
    could: dict[int, set[str]] = {o: set() for o in game.battlefield()}
    changing = {o: [e for _, e in replacements(game, o, int(game.thing(o).controller))] for o in could}
    again = True
    while again:
        again = False
        for o in could:
            player = int(game.thing(o).controller)
            for ability in abilities_of(game, o):
                for effect in ability.effects:
                    if effect.do not in MAKES:
                        continue
                    for mana in alternatives(game, o, effect, player, could):
                        outcomes = all_outcomes(mana, changing[o]) if ability.kind == v.Kind.MANA and ability.cost.tap else {mana}
                        types = {k for end in outcomes for k in types_of(end)}
                        again = again or not types <= could[o]
                        could[o] |= types
    return could


def lands_could_produce(game: Game, player: int, basic_only: bool) -> int:
    """The types that a player's lands could produce, as a mask."""
    could = could_produce(game)
    lands = [o for o in game.zone(player, BATTLEFIELD) if "Land" in game.card(o).types and (not basic_only or "Basic" in game.card(o).supertypes)]
    return sum(1 << TYPES.index(k) for k in set().union(*(could[o] for o in lands), set()))
