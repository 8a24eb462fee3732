"""Targets and modes of what is on the stack: choosing them, and whether they are still legal (CR 601.2b-c, 603.3d, 608.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from . import events, stack
from .state import Item, Ref

if TYPE_CHECKING:
    from .game import Game

GRAVEYARD = int(v.Zone.GRAVEYARD)
PLAYERS = (v.Who.ANY_TARGET, v.Who.TARGET_PLAYER, v.Who.TARGET_OPPONENT)
PLAYER_EFFECTS = frozenset({v.Do.DRAW, v.Do.DISCARD, v.Do.DISCARD_HAND, v.Do.MILL, v.Do.SURVEIL, v.Do.SCRY, v.Do.DAMAGE, v.Do.LOSE_LIFE, v.Do.GAIN_LIFE, v.Do.CREATE, v.Do.EXILE_GRAVEYARD, v.Do.DRAIN_POOL, v.Do.EXILE_NAMED})


def player_ref(player: int) -> Ref:
    """A player as a target."""
    return (-1 - player, 0)


def targeted(effect: v.Effect) -> bool:
    """Whether an effect has a target."""
    return effect.targets or (effect.who in PLAYERS and effect.do in PLAYER_EFFECTS)


def legal_targets(game: Game, effect: v.Effect, player: int, source: int) -> list[Ref]:
    """What an effect may target."""
    found: list[Ref] = []
    if effect.who in PLAYERS and effect.do in PLAYER_EFFECTS:
        found += [player_ref(1 - player)] if effect.who == v.Who.TARGET_OPPONENT else [player_ref(1 - player), player_ref(player)]
        if effect.do == v.Do.DAMAGE and effect.who == v.Who.ANY_TARGET:
            found += [game.ref(o) for o in game.battlefield() if {"Creature", "Planeswalker"} & set(game.card(o).types)]
        return found
    if effect.do in (v.Do.COUNTER, v.Do.COPY_ABILITY):
        return stack.targets(game, effect, player, source)
    if effect.do in (v.Do.RETURN, v.Do.UNEARTH, v.Do.PUT_FOR_A_TURN):
        return [game.ref(o) for o in game.zone(player, GRAVEYARD) if game.fits(effect.what, o, player, source)]
    found = [game.ref(o) for o in game.battlefield() if game.fits(effect.what, o, player, source)]
    return [f for f in found if events.swap_cards(game, effect, f[0], player, source)] if effect.do == v.Do.SWAP_WITH_GRAVEYARD else found


def choose(game: Game, ability: v.Ability, player: int, source: int, item: Item) -> bool:
    """Choose modes and targets of an ability; False when a target is needed and there is none."""
    for _ in range(ability.choose):
        left = sorted({e.mode for e in ability.effects if e.mode and e.do != v.Do.OTHER and not (item.modes >> e.mode) & 1})
        left = [m for m in left if all(legal_targets(game, e, player, source) for e in ability.effects if e.mode == m and targeted(e) and not e.up_to)]  # CR 700.2a
        if not left:
            return False
        item.modes |= 1 << int(game.ask(player, "mode", left))
    return choose_targets(game, ability, player, source, item)


def choose_targets(game: Game, ability: v.Ability, player: int, source: int, item: Item) -> bool:
    """Choose the targets of the chosen modes; False when one is needed and there is none."""
    for effect in ability.effects:
        if not targeted(effect) or (effect.mode and not (item.modes >> effect.mode) & 1):
            continue
        options = legal_targets(game, effect, player, source)
        if effect.do == v.Do.SWAP_WITH_GRAVEYARD and options:  # the first of two targets: the other is in the graveyard of its controller
            item.targets.append(game.ask(player, "permanent to sacrifice", options))
            options = events.swap_cards(game, effect, item.targets[-1][0], player, source)
        if effect.up_to:
            chosen: Any = game.ask(player, "target", [*options, "none"]) if options else "none"
            item.targets.append((-9, -1) if chosen == "none" else chosen)
        elif options:
            item.targets.append(game.ask(player, "target", options))
        else:
            return False
    return True


def choose_for_stack(game: Game, at: int) -> None:
    """A triggered ability goes on the stack with its choices, or is removed for want of a target (CR 603.3d)."""
    e = game.g.stack[at]
    if int(e.ability) < 0:
        return
    if not choose(game, game.builder.abilities[int(e.ability)], int(e.controller), int(e.object), game.side.stack[at]):
        game.g.n_stack -= 1
        del game.side.stack[at:]
        return
    game.now.targeted.append((game.side.stack[at], int(e.controller), stack.ref(game, at)))


def becomes_target(game: Game, item: Item, player: int, about: Ref) -> None:
    """A spell or ability has its targets: permanents of the other player that look for that see it (CR 702.21a)."""
    for ref in dict.fromkeys(item.targets):
        if not game.there(ref) or int(game.thing(ref[0]).controller) == player:
            continue
        for a, ability in game.abilities(ref[0]):
            if ability.kind == v.Kind.TRIGGERED and ability.when == v.When.BECOMES_TARGET:
                game.now.event = about
                game.rules.wait(game.g, game.t, a, ref[0], int(game.thing(ref[0]).controller), 0)


def announced(game: Game, o: int, row: int, player: int, x: int, cost: int, generic: int) -> tuple[int, int]:
    """A spell is on the stack: modes and targets, then what it costs in all."""
    from . import characteristics

    game.now.spell = Item(kicked=game.now.kicked == o)
    for a in range(int(game.t.rows[row].ability), int(game.t.rows[row].ability + game.t.rows[row].n_abilities)):
        ability = game.builder.abilities[a]
        if ability.kind == v.Kind.SPELL and not choose(game, ability, player, o, game.now.spell):
            raise game.illegal(f"{game.name(o)} has no legal target", "601.2c")
    game.more(o).base = row
    characteristics.derive(game)
    return int(game.thing(o).row), generic


def still_legal(game: Game, item: Item | None = None) -> bool:
    """Whether some chosen target is still there; without targets, always (CR 608.2b)."""
    item = item or game.now.resolved
    targets = [t for t in (item.targets if item else []) if t[1] >= 0]
    return not targets or any(t[0] in (-1, -2) or stack.place(game, t) >= 0 or game.there(t) or game.there(t, GRAVEYARD) for t in targets)


def take_target(game: Game) -> Ref | None:
    """The next chosen target."""
    game.now.last_target = game.now.targets_left.pop(0) if game.now.targets_left else None
    return game.now.last_target
