"""Who controls what (CR 110.2, 613.1b): of the effects that are in force on a permanent, the latest counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from .state import Control

if TYPE_CHECKING:
    from .game import Game


def gain_control(game: Game, o: int, player: int, until_turn: bool) -> None:
    """A player gains control of a permanent, until end of turn or for good."""
    more = game.more(o)
    if more.first < 0:
        more.first = int(game.thing(o).controller)
    game.side.time += 1
    more.controls.append(Control(player, "turn" if until_turn else "", game.side.time))
    apply(game, o)


def exchange_control(game: Game, o: int, k: int) -> None:
    """Two permanents change controllers, both or neither (CR 701.12)."""
    a, b = int(game.thing(o).controller), int(game.thing(k).controller)
    if a != b:
        gain_control(game, o, b, False)
        gain_control(game, k, a, False)


def apply(game: Game, o: int) -> bool:
    """Give a permanent the controller it has now; whether that is another one. It is new to that player (CR 302.6)."""
    thing, more = game.thing(o), game.more(o)
    if more.first < 0:
        return False
    last = max(more.controls, key=lambda c: c.time, default=None)
    player = more.first if last is None else last.player
    if int(thing.controller) == player:
        return False
    game.rules.count_permanent(game.g, o, -1)
    thing.controller = player
    thing.since = game.g.turn
    thing.attacking = 0
    game.rules.count_permanent(game.g, o, 1)
    game.g.gathered = 0
    return True


def ends_with_turn(game: Game, o: int) -> None:
    """Control until end of turn ends (CR 514.2)."""
    more = game.more(o)
    if any(c.until == "turn" for c in more.controls):
        more.controls = [c for c in more.controls if c.until != "turn"]
        apply(game, o)


def of_attached(game: Game) -> bool:
    """What Auras say of control holds as long as they are attached; whether something changed hands."""
    wanted: dict[int, list[Control]] = {}
    for source, _ in game.statics(v.Do.CONTROL_ATTACHED):
        more = game.more(source)
        if more.attached is not None and game.there(more.attached):
            wanted.setdefault(more.attached[0], []).append(Control(int(game.thing(source).controller), "source", more.time))
    changed = False
    for o in game.battlefield():
        more = game.more(o)
        now = [c for c in more.controls if c.until != "source"] + wanted.get(o, [])
        if set(now) != set(more.controls):
            if more.first < 0:
                more.first = int(game.thing(o).controller)
            more.controls = now
            changed = apply(game, o) or changed
    return changed
