"""Which permanents a player taps for a cost where something changes mana as it is made: the fewest that will do (CR 601.2g, 605.3a)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from ..engine.rules import payment
from ..errors import IllegalAction
from . import mana
from .state import Answers, Asked

if TYPE_CHECKING:
    from .game import Game

TRIES = 300  # activations that are looked at before a payment is given up
Step = tuple[int, int, tuple[Any, ...]]  # a permanent, its ability, the answers to what is asked


def tap_for(game: Game, player: int, cost: int, purpose: int, generic: int) -> None:
    """Activate mana abilities until the pool can pay; nothing is done when no way is found."""
    if game.now.planning or enough(game, player, cost, purpose, generic):
        return
    given, underway = game.answers, game.now
    game.now = replace(underway.twin(), planning=True)
    start = game.snapshot()
    try:
        steps = way(game, player, cost, purpose, generic, start)
        game.restore(start)
        for step in steps:
            take(game, step, player)
    finally:
        game.answers, game.now = given, underway


def payable(game: Game, player: int, cost: int, purpose: int, generic: int) -> bool:
    """Whether a cost could be paid with what floats and with what can be tapped; nothing is changed."""
    if enough(game, player, cost, purpose, generic):
        return True
    if game.now.planning or not mana.is_changed(game):
        return False
    given, underway = game.answers, game.now
    game.now = replace(underway.twin(), planning=True)
    start = game.snapshot()
    try:
        return bool(way(game, player, cost, purpose, generic, start))
    finally:
        game.restore(start)
        game.answers, game.now = given, underway


def enough(game: Game, player: int, cost: int, purpose: int, generic: int) -> bool:
    """Whether what floats can pay."""
    game.g.gathered = 0
    game.rules.gather(game.g, game.t, player)
    return int(game.rules.can_pay(game.g, game.t, cost, purpose, generic, player)) == payment.OK


def way(game: Game, player: int, cost: int, purpose: int, generic: int, start: Any) -> list[Step]:
    """The shortest list of activations after which the pool can pay; [] when none is found."""
    ready: list[tuple[Any, list[Step]]] = [(start, [])]
    seen: set[tuple[bytes, int]] = set()
    tries = 0
    while ready and tries < TRIES:
        position, steps = ready.pop(0)
        game.restore(position)
        open_steps: list[Step] = [(o, a, ()) for o, a in abilities(game, player)]
        while open_steps and tries < TRIES:
            tries += 1
            o, a, answers = step = open_steps.pop(0)
            game.restore(position)
            try:
                take(game, step, player)
            except Asked as asked:
                open_steps += [(o, a, (*answers, option)) for option in asked.question.options]
                continue
            except IllegalAction:
                continue
            if enough(game, player, cost, purpose, generic):
                return [*steps, step]
            key = (game.g.players[player].pool.tobytes(), hash(tuple(abilities(game, player))))
            if key not in seen:
                seen.add(key)
                ready.append((game.snapshot(), [*steps, step]))
    return []


def abilities(game: Game, player: int) -> list[tuple[int, int]]:
    """Mana abilities with {T} that a payment may use, the least dear first, and one permanent of those that are alike."""
    from . import activating

    found: dict[tuple[int, int, int], tuple[int, int]] = {}
    for o in game.zone(player, mana.BATTLEFIELD):
        thing = game.thing(o)
        for a, ability in game.abilities(o):
            if ability.kind == v.Kind.MANA and ability.cost.tap and game.builder.pays_with(ability) and activating.makes_mana_now(game, o, a, player):
                found.setdefault((int(thing.row), a, int(thing.chosen)), (o, a))
    return sorted(found.values(), key=lambda at: int(game.t.rows[int(game.thing(at[0]).row)].weight))


def take(game: Game, step: Step, player: int) -> None:
    """One activation with its answers."""
    o, a, answers = step
    game.answers = Answers(list(answers))
    mana.activate(game, o, a, player)
