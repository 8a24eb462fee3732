"""What is on the stack, item by item: naming it, targeting it, copying it; and triggers that wait for a later moment (CR 405, 603.7, 707.10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from ..engine.rules.stack import UNEARTH_ENDS
from . import moving, sources
from .state import Delayed, Item, Ref

if TYPE_CHECKING:
    from .game import Game

GRAVEYARD, STACK, EXILE = int(v.Zone.GRAVEYARD), int(v.Zone.STACK), int(v.Zone.EXILE)
DELAYED = -3  # `ability` of a delayed triggered ability that is not unearth's
FIRST = -100  # the first number of a reference to an item of the stack; objects have 0 and more, players -1 and -2


def ref(game: Game, at: int) -> Ref:
    """A reference to the item at a place of the stack, which stays its own wherever the others go."""
    item = game.side.stack[at]
    if item.number == 0:
        game.side.time += 1
        item.number = game.side.time
    return (FIRST - item.number, 0)


def place(game: Game, target: Ref | None) -> int:
    """Where an item is on the stack; -1 when it is gone."""
    if target is None or target[0] > FIRST:
        return -1
    return next((i for i in range(int(game.g.n_stack)) if game.side.stack[i].number == FIRST - target[0]), -1)


def is_spell(game: Game, at: int) -> bool:
    """Whether an item is a spell."""
    return int(game.g.stack[at].ability) == -1


def kind(game: Game, at: int) -> str:
    """What an item is: a spell, an activated or a triggered ability (CR 113.3)."""
    a = int(game.g.stack[at].ability)
    if a == -1:
        return "spell"
    return "triggered" if a in (UNEARTH_ENDS, DELAYED) or game.builder.abilities[a].kind == v.Kind.TRIGGERED else "activated"


def words(game: Game, at: int) -> str:
    """An item in words, as `Table.stack` shows it."""
    e = game.g.stack[at]
    name = game.builder.names[int(e.row)]
    if int(e.ability) == -1:
        return name
    return f"exile {name} (unearth)" if int(e.ability) == UNEARTH_ENDS else f"ability of {name}"


def shown(game: Game, target: Ref) -> Any:
    """How an item is offered as a target: as the thing that it is or comes from; in words when that would not tell them apart."""
    from .things import Thing

    at = place(game, target)
    o = int(game.g.stack[at].object)
    same = [i for i in range(int(game.g.n_stack)) if int(game.g.stack[i].object) == o]
    if len(same) == 1:
        return Thing(game, o)
    text = words(game, at) + (" (copy)" if game.side.stack[at].copied else "")
    alike = [i for i in same if words(game, i) + (" (copy)" if game.side.stack[i].copied else "") == text]
    return text if len(alike) == 1 else f"{text} ({alike.index(at) + 1})"


def means(game: Game, answer: Any, target: Ref) -> bool:
    """Whether an answer means an item: the thing that it is or comes from, its name, or its words."""
    from .things import Thing

    at = place(game, target)
    o = int(game.g.stack[at].object)
    if isinstance(answer, Thing):
        return answer.number == o
    return isinstance(answer, str) and answer.lower() in (game.builder.names[int(game.g.stack[at].row)].lower(), words(game, at).lower(), str(shown(game, target)).lower())


def targets(game: Game, effect: v.Effect, player: int, source: int) -> list[Ref]:
    """The items that an effect may target: `token` says spell, ability, activated or triggered; `what` is asked of the spell or of the ability's source."""
    found = []
    for at in range(int(game.g.n_stack)):
        it, e = kind(game, at), game.g.stack[at]
        if effect.token and it != effect.token and not (effect.token == "ability" and it != "spell"):
            continue
        if effect.what is not None:
            mine = int(e.controller) == player
            if (effect.what.whose == v.Who.YOU and not mine) or (effect.what.whose == v.Who.OPPONENT and mine):
                continue
            if not game.fits(replace(effect.what, whose=v.Who.EACH), int(e.object), player, source):
                continue
        found.append(ref(game, at))
    return found


def copy(game: Game, target: Ref | None, player: int) -> int:
    """Put a copy of an ability or spell on the stack: it is neither activated nor cast, and its controller may choose new targets (CR 707.10)."""
    from . import targets as choosing

    at = place(game, target)
    if at < 0:
        return 0
    new = int(game.rules.push(game.g))
    if new < 0:
        return 0
    entry, e = game.g.stack[at], game.g.stack[new]
    for name in e.dtype.names:
        e[name] = entry[name]
    e.controller = player
    item = game.side.stack[at].twin()
    item.number, item.copied = 0, True
    if int(e.ability) == -1:
        e.object = spell_copy(game, int(entry.object), int(e.row), player)
        e.stamp = game.thing(int(e.object)).stamp
    game.side.stack[new:] = [item]
    if item.targets and game.may(player, "choose new targets for the copy"):
        item.targets = []
        abilities = [game.builder.abilities[int(e.ability)]] if int(e.ability) >= 0 else [a for _, a in game.abilities(int(e.object)) if a.kind == v.Kind.SPELL]
        for ability in abilities:
            choosing.choose_targets(game, ability, player, int(e.object), item)
    return 1


def spell_copy(game: Game, o: int, row: int, player: int) -> int:
    """The object that a copy of a spell is: a permanent spell's becomes a token that is not created (CR 707.10, 608.3f, 111.13)."""
    k = int(game.rules.new_token(game.g, game.t, row, player))
    thing = game.thing(k)
    game.g.stamps += 1
    thing.stamp, thing.zone, thing.controller = game.g.stamps, STACK, player
    game.more(k).copy = game.more(o).copy
    return k


def add_waiting(game: Game, delayed: Delayed) -> None:
    """A delayed triggered ability triggers (CR 603.7)."""
    g = game.g
    game.side.waiting += [Item() for _ in range(int(g.n_waiting) - len(game.side.waiting))]
    e = g.waiting[int(g.n_waiting)]
    e.ability, e.object, e.stamp, e.controller = DELAYED, delayed.source[0], delayed.source[1], delayed.player
    e.row, e.x, e.n = int(game.thing(delayed.source[0]).row), 0, 0
    g.n_waiting += 1
    game.side.waiting.append(Item(delayed=delayed))


def due(game: Game, moment: str) -> None:
    """Delayed abilities that wait for this moment trigger, each once (CR 603.7b)."""
    ready = [d for d in game.side.delayed if d.at == moment]
    game.side.delayed = [d for d in game.side.delayed if d.at != moment]
    for delayed in ready:
        add_waiting(game, delayed)


def resolve_delayed(game: Game) -> None:
    """A delayed triggered ability resolves: it touches only the very objects that it was about (CR 603.7c)."""
    from . import events

    game.g.n_stack -= 1
    item = game.side.stack.pop()
    delayed = item.delayed
    assert delayed is not None
    if delayed.do == "return":
        moving.enter_together(game, [one for one in delayed.refs if game.there(one, EXILE)], plus=delayed.plus)
        return
    for one in delayed.refs:
        o = one[0]
        if delayed.do == "exile" and game.there(one):
            game.rules.move(game.g, game.t, o, EXILE, 0)
        elif delayed.do == "sacrifice" and game.there(one) and int(game.thing(o).controller) == delayed.player:  # CR 701.21a
            game.rules.move(game.g, game.t, o, GRAVEYARD, 0)
        elif delayed.do == "phase out" and game.there(one):
            events.phase_out(game, o)


def counter(game: Game, effect: v.Effect, ref: Ref | None) -> int:
    """Counter an item of the stack, unless its controller pays what the effect asks for (CR 118.12a, 701.6)."""
    from . import events

    at = place(game, ref)
    if at < 0 or (effect.mana and pays_mana(game, effect.mana, int(game.g.stack[at].controller))):
        return 0
    events.counter(game, at, EXILE if effect.to == v.Zone.EXILE else GRAVEYARD)
    return 1


def pays_mana(game: Game, cost: str, player: int) -> bool:
    """Whether a player pays mana that a resolving effect asks for; asked only of one who can (CR 118.3)."""
    from .effects import special_purpose

    number, use = game.builder.cost(cost), special_purpose(game)
    generic = int(game.t.costs[number].generic)
    if not sources.payable(game, player, number, use, generic) or not game.may(player, f"pay {cost}"):
        return False
    return bool(game.rules.pay(game.g, game.t, number, use, generic, player))


def seen(game: Game) -> tuple[int, int] | None:
    """Controller and power of the first target as an ability begins to resolve, for what asks after it has gone (CR 608.2h)."""
    first = game.now.resolved.targets[0] if game.now.resolved and game.now.resolved.targets else None
    if first is None:
        return None
    at = place(game, first)
    if at >= 0:
        return int(game.g.stack[at].controller), 0
    return (int(game.thing(first[0]).controller), max(0, int(game.rules.power(game.g, game.t, first[0])))) if game.there(first) else None
