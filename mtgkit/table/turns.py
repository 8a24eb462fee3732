"""The turn of the Table, for both players: steps, priority, state-based actions, triggers (CR 117, 500-514, 603, 704)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from ..engine.rules.stack import UNEARTH_ENDS
from ..engine.state import ATTACK, CLEANUP, COMBAT, DAMAGE, DRAW_STEP, END, MAIN_1, MAIN_2, UNTAP, UPKEEP
from . import characteristics, control, events, moving, stack, targets
from .state import Item

if TYPE_CHECKING:
    from .game import Game

HAND, BATTLEFIELD, GRAVEYARD, EXILE, COMMAND = (int(z) for z in (v.Zone.HAND, v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.EXILE, v.Zone.COMMAND))
END_OF_COMBAT = 12  # a step that the batch has no use for (CR 511)
ORDER = (UNTAP, UPKEEP, DRAW_STEP, MAIN_1, COMBAT, ATTACK, DAMAGE, END_OF_COMBAT, MAIN_2, END, CLEANUP)
NAMES = {"untap": UNTAP, "upkeep": UPKEEP, "draw": DRAW_STEP, "main": MAIN_1, "combat": COMBAT, "attack": ATTACK, "damage": DAMAGE, "end of combat": END_OF_COMBAT, "second main": MAIN_2, "end": END, "cleanup": CLEANUP}
MOMENT = {UPKEEP: v.When.UPKEEP, DRAW_STEP: v.When.DRAW_STEP, COMBAT: v.When.COMBAT, END: v.When.END_STEP}


def settle(game: Game) -> None:
    """Before a player would get priority: state-based actions, then triggers go on the stack (CR 117.5, 704.3)."""
    happened = False
    while True:
        characteristics.derive(game)
        if control.of_attached(game):
            continue
        if int(game.g.step) == UNTAP:
            return  # nobody would get priority: all that waits for the upkeep (CR 502.4)
        if state_based_actions(game):
            happened = True
            continue
        if int(game.g.n_waiting) == 0:
            break
        happened = True
        order_triggers(game)
        game.rules.put_triggers(game.g, game.t)
        game.side.waiting.clear()
        targeted, game.now.targeted = game.now.targeted, []
        for item, player, about in targeted:
            targets.becomes_target(game, item, player, about)
    if happened and int(game.g.step) == CLEANUP:
        game.side.cleanup_again = True


def state_based_actions(game: Game) -> bool:
    """Those of the engine, and those that only the Table needs; whether any was done."""
    before = (int(game.g.stamps), int(game.g.n_battlefield))
    game.now.legends.clear()
    game.g.unsettled = 1
    game.rules.state_based_actions(game.g, game.t, game.w)
    done = before != (int(game.g.stamps), int(game.g.n_battlefield))
    for o in game.battlefield():
        more = game.more(o)
        if more.attached is not None and not (game.there(more.attached) and moving.can_enchant(game, o, more.attached[0], int(game.thing(o).controller))):
            more.attached = None
            if "Aura" in game.card(o).subtypes:  # CR 704.5m
                game.rules.move(game.g, game.t, o, GRAVEYARD, 0)
            done = True
    for o in sorted(game.side.commanders):
        zone = int(game.thing(o).zone)
        ref = game.ref(o)
        if zone in (GRAVEYARD, EXILE) and ref not in game.side.stays:  # CR 903.9a: asked once for each time it went there
            game.side.stays.add(ref)
            if game.may(int(game.thing(o).owner), "put the commander into the command zone"):
                game.rules.move(game.g, game.t, o, COMMAND, 0)
                done = True
    for player in range(2):
        p = game.g.players[player]
        by_commander = any(n >= 21 for (_, who), n in game.side.commander_damage.items() if who == player)  # CR 704.6c
        if (int(p.life) <= 0 or int(p.lost) != 0 or by_commander) and player not in game.side.lost:
            game.side.lost.add(player)
    return done


def order_triggers(game: Game) -> None:
    """A player whose abilities wait together chooses their order; the active player's go on the stack first (CR 603.3b)."""
    g = game.g
    n = int(g.n_waiting)
    entries = [g.waiting[i].copy() for i in range(n)]
    items = [game.side.waiting[i] for i in range(n)]
    order: list[int] = []
    for player in (int(g.active), 1 - int(g.active)):
        left = [i for i in range(n) if int(entries[i].controller) == player]
        while left:
            kinds = {(int(entries[i].object), int(entries[i].ability), id(items[i].delayed)) for i in left}
            first = left[0]
            if len(kinds) > 1:
                words = labels(game, {i: (entries[i], items[i]) for i in left})
                first = words[game.ask(player, "ability that goes on the stack first", list(words))]
            left.remove(first)
            order.append(first)
    for at, i in enumerate(order):
        g.waiting[at] = entries[i]
    game.side.waiting = [items[i] for i in order]


def labels(game: Game, waiting: dict[int, tuple[Any, Item]]) -> dict[str, int]:
    """Waiting abilities by the names of their sources; by what they do, or numbered, where that would not tell them apart."""
    names = {i: game.builder.names[int(e.row)] for i, (e, _) in waiting.items()}
    if len(set(names.values())) < len(names):
        for i, (e, item) in waiting.items():
            names[i] = f"{item.delayed.do} {game.name(item.delayed.refs[0][0])}" if item.delayed else f"exile {names[i]} (unearth)" if int(e.ability) == UNEARTH_ENDS else names[i]
    alike = len(set(names.values())) < len(names)
    return {f"{name} ({i + 1})" if alike else name: i for i, name in names.items()}


def resolve_top(game: Game) -> None:
    """All players have passed: the top of the stack resolves (CR 117.4, 608)."""
    at = int(game.g.n_stack) - 1
    e = game.g.stack[at]
    if int(e.ability) == stack.DELAYED:
        stack.resolve_delayed(game)
        return
    if (int(e.ability) == UNEARTH_ENDS and int(e.object) in game.side.phased) or not targets.still_legal(game, game.side.stack[at]):  # CR 702.26d, 608.2b
        events.counter(game, at)
        return
    entering = int(e.object)
    if int(e.ability) == -1 and "Aura" in game.card(entering).subtypes and not all(game.there(x) and moving.can_enchant(game, entering, x[0], int(e.controller)) for x in game.side.stack[at].targets):
        events.counter(game, at)  # its target is no longer legal (CR 608.3b)
        return
    game.now.kicked = entering if int(e.ability) == -1 and game.side.stack[at].kicked else -1
    game.now.face_down = entering if int(e.ability) == -1 and game.side.stack[at].face_down else -1
    game.now.last_target = None
    if int(e.ability) == -1 and {"Instant", "Sorcery"} & set(game.card(entering).types) and not any(a.kind == v.Kind.SPELL for _, a in game.abilities(entering)):
        game.now.unplayed.append(game.name(entering))
    game.rules.resolve_top(game.g, game.t, game.w)
    game.now.kicked = game.now.face_down = -1
    game.now.resolved, game.now.targets_left, game.now.target_seen = None, [], None
    if game.side.skip_end and int(game.g.step) != CLEANUP:  # the turn was ended (CR 724.1d)
        begin_step(game, CLEANUP)


def begin_step(game: Game, step: int) -> None:
    """A step begins: what happens by itself, then what triggers (CR 500.6)."""
    g, rules, t = game.g, game.rules, game.t
    rules.empty_pools(g)
    g.step = step
    player = int(g.active)
    if step == UNTAP:
        events.phase_in(game, player)
        g.touched = 1
        rules.untap_all(g, t)
    elif step == DRAW_STEP:
        rules.draw(g, t, player, 1)
    elif step == MAIN_1:
        rules.begin_main(g, t)
        for o in game.zone(player, BATTLEFIELD):
            if int(t.rows[int(game.thing(o).row)].chapters) > 0:
                rules.add_lore(g, t, o)
        rules.raise_event(g, t, int(v.When.MAIN), -1, player, 0)
    elif step == DAMAGE:
        combat_damage(game, player)
    elif step == END_OF_COMBAT:
        stack.due(game, "end of combat")
    elif step == MAIN_2:
        rules.end_combat(g)
    elif step == END:
        rules.unearth_ends(g)
        game.side.waiting += [Item() for _ in range(int(g.n_waiting) - len(game.side.waiting))]
        stack.due(game, "end step")
    elif step == CLEANUP:
        cleanup(game, player)
    if step in MOMENT:
        at_moment(game, MOMENT[step], player)


def at_moment(game: Game, when: v.When, player: int) -> None:
    """Abilities that trigger at a moment of a player's turn: of the player's own permanents, or of any whose ability says so."""
    game.now.event = None
    for o in game.battlefield():
        controller = int(game.thing(o).controller)
        for a, ability in game.abilities(o):
            if ability.kind != v.Kind.TRIGGERED or ability.when != when:
                continue
            whose = v.Who.YOU if ability.what is None or ability.what.itself else ability.what.whose
            if whose == v.Who.EACH or (whose == v.Who.YOU) == (controller == player):
                game.rules.wait(game.g, game.t, a, o, controller, 0)


def combat_damage(game: Game, player: int) -> None:
    """Unblocked attackers deal their damage; that of a commander is counted for its card (CR 510, 903.10a)."""
    for o in game.battlefield():
        thing = game.thing(o)
        ids = {o, int(thing.half)} & game.side.commanders
        if thing.attacking and ids:
            times = 2 if "double strike" in game.card(o).keywords else 1
            for key in ((card, 1 - player) for card in ids):  # a melded permanent is each of its cards (CR 903.3b)
                game.side.commander_damage[key] = game.side.commander_damage.get(key, 0) + times * max(0, int(game.rules.power(game.g, game.t, o)))
    game.rules.deal_damage(game.g, game.t, game.w, player)


def cleanup(game: Game, player: int) -> None:
    """Discard to the maximum hand size; damage and "until end of turn" end together (CR 514.1-2)."""
    g = game.g
    unlimited = any(int(game.thing(o).controller) == player for o, _ in game.statics(v.Do.NO_MAXIMUM_HAND))
    extra = int(g.players[player].n_hand) - 7
    if extra > 0 and not unlimited:
        game.rules.discard(g, game.t, game.w, player, extra, -1)
    game.side.for_turn = []
    for o in game.battlefield():
        thing, more = game.thing(o), game.more(o)
        thing.damage = thing.power_up = thing.toughness_up = 0
        more.lasting = [x for x in more.lasting if x.until != "turn"]
        control.ends_with_turn(game, o)


def next_turn(game: Game) -> None:
    """The other player's turn begins (CR 500.1)."""
    g = game.g
    new = [o for o in game.battlefield() if game.thing(o).since == g.turn]
    g.active = 1 - int(g.active)
    if int(g.active) == (0 if int(g.on_the_play) else 1):
        g.turn += 1
    for o in new:  # under its controller's control since after that player's turn began
        game.thing(o).since = g.turn
    for o in range(int(g.n_objects)):
        game.thing(o).used = 0
        if int(game.thing(o).zone) == BATTLEFIELD:
            game.more(o).counters.pop("loyalty uses", None)
            if int(game.thing(o).controller) == int(g.active):
                game.thing(o).since = 0
    game.side.lands = 0
    g.players[int(g.active)].draws = 0
    g.spells = g.died = 0
    game.side.skip_end = False
    game.side.cheaper = []


def after(game: Game, step: int) -> int:
    """The step that follows."""
    if game.side.skip_end and step not in (CLEANUP, UNTAP):
        return CLEANUP
    if step == CLEANUP and game.side.cleanup_again:
        return CLEANUP
    if step == UPKEEP and no_first_draw(game):
        return MAIN_1
    if step == COMBAT:
        return MAIN_2 if not any(game.thing(o).attacking for o in game.battlefield()) else ATTACK
    return ORDER[(ORDER.index(step) + 1) % len(ORDER)]


def no_first_draw(game: Game) -> bool:
    """Whether it is the first turn of a game that was dealt: of two players the one who begins has no draw step in it (CR 103.8a)."""
    g = game.g
    return game.side.dealt and int(g.turn) == 1 and int(g.on_the_play) == (1 if int(g.active) == 0 else 0) and int(game.t.players) == 2


def advance(game: Game) -> None:
    """All players pass on an empty stack: the next step begins (CR 500.2)."""
    if game.side.opening:
        raise game.illegal("The game has not begun: opening hands are being chosen", "103.5")
    step = int(game.g.step)
    following = after(game, step)
    game.side.cleanup_again = False
    if following == UNTAP:
        next_turn(game)
    begin_step(game, following)
