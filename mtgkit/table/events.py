"""What spells and abilities do that the Table has and the batch has not; a person at the table may bring it about too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from . import characteristics, moving
from .state import Delayed, Lasting, Ref

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD, GRAVEYARD, STACK, EXILE, HAND = (int(z) for z in (v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.STACK, v.Zone.EXILE, v.Zone.HAND))
UNEARTH_ENDS = -2


def lasting(game: Game, o: int, effect: v.Effect, until: str) -> None:
    """An effect on one permanent begins now (CR 611.2c)."""
    game.side.time += 1
    game.more(o).lasting.append(Lasting(effect, until, game.side.time))


def gain_control(game: Game, o: int, player: int, until_turn: bool) -> None:
    """A player gains control of a permanent; it has not been under their control since their turn began (CR 302.6)."""
    thing = game.thing(o)
    if int(thing.controller) == player:
        return
    more = game.more(o)
    if until_turn:
        more.until_turn = int(thing.controller)
    game.rules.count_permanent(game.g, o, -1)
    thing.controller = player
    thing.since = game.g.turn
    thing.attacking = 0
    game.rules.count_permanent(game.g, o, 1)
    game.g.gathered = 0


def exchange_control(game: Game, o: int, k: int) -> None:
    """Two permanents change controllers, both or neither (CR 701.12)."""
    a, b = int(game.thing(o).controller), int(game.thing(k).controller)
    gain_control(game, o, b, False)
    gain_control(game, k, a, False)


def phase_out(game: Game, o: int) -> None:
    """A permanent is treated as though it did not exist until its controller untaps (CR 702.26)."""
    game.rules.count_permanent(game.g, o, -1)
    places, n = game.g.battlefield, int(game.g.n_battlefield)
    game.g.n_battlefield = game.rules.take_out(places, n, o)
    game.side.phased.append(o)


def phase_in(game: Game, player: int) -> None:
    """As a player's untap step begins their phased-out permanents are there again, as the same objects (CR 502.1, 702.26d)."""
    back = [o for o in game.side.phased if int(game.thing(o).controller) == player]
    for o in back:
        game.side.phased.remove(o)
        game.g.battlefield[int(game.g.n_battlefield)] = o
        game.g.n_battlefield += 1
        game.rules.count_permanent(game.g, o, 1)


def is_phased(game: Game, o: int) -> bool:
    """Whether a permanent is phased out."""
    return o in game.side.phased


def counter(game: Game, at: int) -> None:
    """Counter what is at a place of the stack: an ability is gone, a spell goes to its owner's graveyard (CR 701.6)."""
    e = game.g.stack[at]
    o, is_spell = int(e.object), int(e.ability) == -1
    for i in range(at, int(game.g.n_stack) - 1):
        game.g.stack[i] = game.g.stack[i + 1]
    game.g.n_stack -= 1
    del game.side.stack[at : at + 1]
    if is_spell and int(game.thing(o).zone) == STACK:
        game.rules.move(game.g, game.t, o, GRAVEYARD, 0)


def end_turn(game: Game) -> None:
    """Everything on the stack is exiled, and the turn goes on with its cleanup step (CR 724.1)."""
    while int(game.g.n_stack) > 0:
        at = int(game.g.n_stack) - 1
        o, is_spell = int(game.g.stack[at].object), int(game.g.stack[at].ability) == -1
        game.g.n_stack -= 1
        del game.side.stack[at:]
        if is_spell and int(game.thing(o).zone) == STACK:
            game.rules.move(game.g, game.t, o, EXILE, 0)
    game.g.n_waiting = 0
    game.side.waiting.clear()
    game.side.skip_end = True


def attach(game: Game, o: int, to: int) -> None:
    """Attach an Aura or Equipment to a permanent (CR 701.3)."""
    game.side.time += 1
    more = game.more(o)
    more.attached, more.time = game.ref(to), game.side.time


def exile_with(game: Game, ref: Ref, source: Ref) -> int:
    """Exile what an object became, if it is still in the graveyard; the source remembers it (CR 607.2a)."""
    done = 0
    for card in game.became.get(ref, [ref]):
        if game.there(card, GRAVEYARD):
            game.rules.move(game.g, game.t, card[0], EXILE, 0)
            if int(game.thing(card[0]).zone) == EXILE and game.there(source):
                game.more(source[0]).linked.append(game.ref(card[0]))
            done += 1
    return done


def exile_graveyard(game: Game, player: int) -> int:
    """Exile all cards of a graveyard."""
    cards = game.zone(player, GRAVEYARD)
    for o in cards:
        game.rules.move(game.g, game.t, o, EXILE, 0)
    return len(cards)


def double_pool(game: Game, player: int) -> None:
    """New mana as much as there is of each type, without restriction: its source is another (CR 106.3, 106.6)."""
    pool = game.g.players[player].pool
    for k, n in enumerate([int(x) for x in pool.sum(axis=0)]):
        game.rules.add_mana(game.g, player, k, 0, n)


def create_copy(game: Game, o: int, player: int, effect: v.Effect, n: int) -> list[int]:
    """Tokens that are copies of a permanent; its status is not copied (CR 707.2)."""
    card = game.as_copy(characteristics.copiable(game, o), effect)
    row = game.row(card)
    made = []
    for _ in range(moving.tokens(game, player, n)):
        k = int(game.rules.new_token(game.g, game.t, row, player))
        moving.enter(game, k, player, int(effect.tapped))
        made.append(k)
    return made


def at_end_step(game: Game) -> list[Delayed]:
    """Delayed triggers of the end step that now begins, other than unearth's; each fires once (CR 603.7b)."""
    due, game.side.delayed = game.side.delayed, []
    return due
