"""The stack: putting triggers on it, resolving from the top (CR 405, 603.3, 608)."""

from __future__ import annotations

from ...cards.vocabulary import Kind
from ..choices import choose_permanent
from ..compile import BOARD, kernel
from ..layout import PERMANENT
from ..log import MODE, RESOLVED, TRIGGERED, note
from ..state import STACK, WAITING
from .battlefield import enter_battlefield, state_based_actions
from .effects import do_effect
from .life import pay_life
from .objects import become
from .triggers import holds
from .zones import BATTLEFIELD, EXILE, GRAVEYARD, move

UNEARTH_ENDS = -2  # the delayed ability that exiles an unearthed permanent
SPELL, TRIGGERED_KIND = int(Kind.SPELL), int(Kind.TRIGGERED)


@kernel
def push(g):  # type: ignore[no-untyped-def]
    """Room for one more entry on the stack; -1 (and the game marked) when there is none."""
    if g.n_stack >= STACK:
        g.bound_hit = 1
        return -1
    g.n_stack += 1
    e = g.stack[g.n_stack - 1]
    e.x = 0
    e.n = 0
    e.modes = 0
    e.flashback = 0
    e.target = -1
    e.done = 0
    return g.n_stack - 1


@kernel
def put_triggers(g, t):  # type: ignore[no-untyped-def]
    """Waiting abilities go on the stack: the active player's first, then the other's (APNAP, CR 603.3b)."""
    for turn_order in range(2):
        player = g.active if turn_order == 0 else 1 - g.active
        for i in range(g.n_waiting):
            wanted = g.waiting[i]
            if wanted.controller != player:
                continue
            at = push(g)
            if at < 0:
                break
            e = g.stack[at]
            e.ability = wanted.ability
            e.object = wanted.object
            e.stamp = wanted.stamp
            e.row = wanted.row
            e.controller = wanted.controller
            e.x = wanted.x
            e.n = wanted.n
            if BOARD:
                BOARD.put_on_stack(at, i)
            if wanted.ability != UNEARTH_ENDS or g.objects[wanted.object].stamp == wanted.stamp:
                note(g, TRIGGERED, player, wanted.object, wanted.ability, wanted.row)
    g.n_waiting = 0


@kernel
def mode_value(t, w, e):  # type: ignore[no-untyped-def]
    """How much the pilot wants one effect of a modal ability."""
    do = t.effects[e].do
    if do == 2:  # tokens: mana that stays
        return 50 + t.effects[e].n
    if do == 3:
        return 40 + 2 * t.effects[e].n
    if do == 10:
        return 20
    if do == 6 or do == 7:
        return 25
    if do == 99:
        return -100
    return 10


@kernel
def choose_modes(g, t, w, a):  # type: ignore[no-untyped-def]
    """The modes that the pilot chooses, as bits (CR 700.2)."""
    if BOARD:
        return BOARD.modes()
    ability = t.abilities[a]
    chosen = 0
    for _ in range(ability.modes):
        best, best_value = -1, -1_000_000
        for e in range(ability.effect, ability.effect + ability.n_effects):
            mode = t.effects[e].mode
            if mode > 0 and (chosen >> mode) & 1 == 0 and mode_value(t, w, e) > best_value:
                best, best_value = mode, mode_value(t, w, e)
        if best > 0:
            chosen |= 1 << best
    return chosen


@kernel
def pay_on_resolution(g, t, w, a, player, source):  # type: ignore[no-untyped-def]
    """A trigger that asks for a payment as it resolves ("you may sacrifice ...; if you do"): whether it was paid (CR 118.12)."""
    if BOARD:
        return BOARD.pays(a, player, source)
    ability = t.abilities[a]
    if ability.sacrifice >= 0:
        o = choose_permanent(g, t, w, player, ability.sacrifice, source, 0)
        if o < 0 or w.ability[a] < 0:
            return False
        move(g, t, o, GRAVEYARD, 0)
    if ability.life > 0:
        if g.players[player].life <= ability.life:
            return False
        pay_life(g, player, ability.life, source)
    return True


@kernel
def resolve_ability(g, t, w, a, player, source, stamp, x):  # type: ignore[no-untyped-def]
    """Follow the instructions of an ability in order (CR 608.2c)."""
    ability = t.abilities[a]
    if ability.kind == TRIGGERED_KIND:
        if not holds(g, t, ability.condition, ability.condition_n, ability.condition_what, player, source):
            return  # intervening if, checked again (CR 603.4)
        if BOARD:
            if not BOARD.still_legal(player) or (ability.optional != 0 and not BOARD.may(player, "do", source)):
                return
        elif ability.optional != 0 and w.ability[a] < 0:
            return
        if (ability.sacrifice >= 0 or ability.life > 0 or BOARD) and not pay_on_resolution(g, t, w, a, player, source):
            return
    chosen = choose_modes(g, t, w, a) if ability.modes > 0 else 0
    if chosen != 0:
        note(g, MODE, player, source, chosen, a)
    done = 0
    for e in range(ability.effect, ability.effect + ability.n_effects):
        mode = t.effects[e].mode
        if mode == 0 or (chosen >> mode) & 1:
            done = do_effect(g, t, w, e, player, source, stamp, x, done)


@kernel
def resolve_spell(g, t, w, o, row, player, x, flashback):  # type: ignore[no-untyped-def]
    """A permanent spell becomes a permanent; another does what it says and goes to the graveyard (CR 608.2n, 608.3)."""
    if (t.rows[row].types & PERMANENT) != 0:
        become(g, t, o, row)
        g.objects[o].x = x
        enter_battlefield(g, t, w, o, player, 0, False)
        return
    for a in range(t.rows[row].ability, t.rows[row].ability + t.rows[row].n_abilities):
        if t.abilities[a].kind == SPELL:
            resolve_ability(g, t, w, a, player, o, g.objects[o].stamp, x)
    move(g, t, o, EXILE if flashback else GRAVEYARD, 0)


@kernel
def resolve_top(g, t, w):  # type: ignore[no-untyped-def]
    """Both players have passed: the top of the stack resolves (CR 405.5)."""
    e = g.stack[g.n_stack - 1]
    a, o, stamp, row, player, x, flashback = int(e.ability), int(e.object), int(e.stamp), int(e.row), int(e.controller), int(e.x), int(e.flashback)
    if BOARD:
        BOARD.resolving(g.n_stack - 1)
    g.n_stack -= 1
    note(g, RESOLVED, player, o, a, row)
    if a >= 0:
        resolve_ability(g, t, w, a, player, o, stamp, x)
    elif a == UNEARTH_ENDS:
        if g.objects[o].stamp == stamp and g.objects[o].zone == BATTLEFIELD:
            move(g, t, o, EXILE, 0)
    else:
        resolve_spell(g, t, w, o, row, player, x, flashback)


@kernel
def unearth_ends(g):  # type: ignore[no-untyped-def]
    """The end step begins: each permanent that was unearthed is to be exiled, by one delayed trigger that fires once (CR 603.7)."""
    for i in range(g.n_leaving):
        link = g.leaving[i]
        if g.n_waiting >= WAITING:
            g.bound_hit = 1
            break
        e = g.waiting[g.n_waiting]
        e.ability = UNEARTH_ENDS
        e.object = link.object
        e.stamp = link.stamp
        e.row = g.objects[link.object].row
        e.controller = link.controller
        g.n_waiting += 1
    g.n_leaving = 0


@kernel
def settle(g, t, w):  # type: ignore[no-untyped-def]
    """State-based actions, triggers, and the stack until it is empty; nobody answers (CR 117.5, 704.3)."""
    while g.unsettled != 0 or g.n_waiting > 0 or g.n_stack > 0:
        if g.unsettled != 0:
            state_based_actions(g, t, w)
        if g.n_waiting > 0:
            put_triggers(g, t)
            continue
        if g.n_stack > 0:
            resolve_top(g, t, w)


