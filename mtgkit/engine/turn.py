"""The turn, step by step (CR 500). `advance` does one step, or one play of the pilot in a main phase, and moves on.

The batch calls it until the game is over; the Table calls the same function and looks on in between. The opponent has
no permanents and passes: nothing can happen in its turns, so they take no step here.
"""

from __future__ import annotations

from ..cards.vocabulary import When
from .compile import kernel
from .goals import check_mana
from .log import ENDED, TURN_BEGINS, UNTAPPED, note
from .measures import look_at_mana
from .pilot import main_action
from .rules.battlefield import add_lore
from .rules.cards_in_hand import discard, draw
from .rules.combat import deal_damage, declare_attackers, end_combat
from .rules.mana import empty_pools
from .rules.mulligan import deal
from .rules.sources import gather
from .rules.stack import settle, unearth_ends
from .rules.triggers import raise_event
from .state import ATTACK, CLEANUP, COMBAT, DAMAGE, DRAW_STEP, END, MAIN_1, MAIN_2, MULLIGAN, OVER, UNTAP, UPKEEP

E_UPKEEP, E_DRAW, E_MAIN, E_COMBAT, E_END = int(When.UPKEEP), int(When.DRAW_STEP), int(When.MAIN), int(When.COMBAT), int(When.END_STEP)
HAND_SIZE = 7


@kernel
def untap_all(g, t):  # type: ignore[no-untyped-def]
    """The active player's permanents untap (CR 502.3); what was used up for the turn can be used again."""
    g.touched = 0
    for i in range(g.n_battlefield):
        thing = g.objects[g.battlefield[i]]
        if thing.controller == g.active and thing.tapped != 0:
            if t.rows[thing.row].untaps != 0:
                thing.tapped = 0
                note(g, UNTAPPED, 0, g.battlefield[i], 1, 0)
        thing.used = 0


@kernel
def begin_turn(g, t):  # type: ignore[no-untyped-def]
    """A new turn: counts of the turn start anew, permanents untap (CR 502.3)."""
    g.turn += 1
    if g.touched != 0 or g.general != 0 or g.players[0].creatures > 0:
        g.gathered = 0
    for kind in range(3):
        g.spent[kind] = 0
        g.stone_on[kind] = 0
        g.left[kind] = 0
        g.emptied[kind] = 0
    g.stranded = 0
    g.spells = 0
    g.unearths = 0
    g.damage = 0
    g.died = 0
    g.players[0].lands_left = 1
    g.players[0].draws = 0
    note(g, TURN_BEGINS, 0, -1, g.turn, 0)
    if g.touched != 0:
        untap_all(g, t)


@kernel
def at_moment(g, t, w, event):  # type: ignore[no-untyped-def]
    """Abilities that trigger at the beginning of a step, and their resolution."""
    if (g.watched >> event) & 1:
        raise_event(g, t, event, -1, g.active, 0)
        settle(g, t, w)


@kernel
def end_of_main(g, t, w):  # type: ignore[no-untyped-def]
    """The pilot has passed: mana of this phase is looked at, then empties."""
    look_at_mana(g, t)
    check_mana(g, t, w)
    for kind in range(3):
        g.left[kind] += g.emptied[kind]
    if g.players[0].n_pool > 0:
        for r in range(t.n_restrictions):
            for k in range(6):
                g.emptied[min(r, 2)] += g.players[0].pool[r, k]
        empty_pools(g)


@kernel
def begin_main(g, t):  # type: ignore[no-untyped-def]
    g.news = 1
    for r in range(t.n_restrictions):
        g.phase_spent[r] = 0


@kernel
def cleanup(g, t, w):  # type: ignore[no-untyped-def]
    """Discard to hand size; damage and until-end-of-turn effects end (CR 514)."""
    p = g.players[0]
    if p.n_hand > HAND_SIZE:
        discard(g, t, w, 0, p.n_hand - HAND_SIZE, -1)
        settle(g, t, w)
    if g.pumped == 0:
        return
    g.pumped = 0
    for i in range(g.n_battlefield):
        thing = g.objects[g.battlefield[i]]
        thing.damage = 0
        thing.power_up = 0
        thing.toughness_up = 0


@kernel
def first_main(g, t, w):  # type: ignore[no-untyped-def]
    """Sagas get their lore counters (CR 714.3c), then what triggers at the beginning of the first main phase."""
    for i in range(g.n_battlefield if g.sagas != 0 else 0):
        o = int(g.battlefield[i])
        if t.rows[g.objects[o].row].chapters > 0 and g.objects[o].controller == g.active:
            add_lore(g, t, o)
    settle(g, t, w)
    at_moment(g, t, w, E_MAIN)


@kernel
def next_step(g, step):  # type: ignore[no-untyped-def]
    """The first step from this one on in which something can happen; the others are passed over."""
    p = g.players[0]
    if step == UPKEEP:
        return UPKEEP if (g.watched >> E_UPKEEP) & 1 else DRAW_STEP
    if step == COMBAT:
        if (g.watched >> E_COMBAT) & 1:
            return COMBAT
        if p.creatures > 0:
            return ATTACK
        step = END
    if step == END:
        if g.n_leaving > 0 or (g.watched >> E_END) & 1:
            return END
        step = CLEANUP
    return CLEANUP if p.n_hand > HAND_SIZE or g.pumped != 0 or p.n_pool > 0 else UNTAP


@kernel
def advance(g, t, w):  # type: ignore[no-untyped-def]
    """One step of the game (or one play in a main phase). When `g.step` becomes UNTAP again a turn is complete."""
    step = g.step
    if step == MAIN_1 or step == MAIN_2:
        if step == MAIN_2 and g.stamps == g.stamps_seen:
            gather(g, t, 0)  # nothing came or went since the pilot passed in the first main phase
        elif main_action(g, t, w, 0):
            settle(g, t, w)
            if g.players[0].lost != 0:
                g.step = OVER
            return
        end_of_main(g, t, w)
        g.stamps_seen = g.stamps
        g.step = next_step(g, COMBAT if step == MAIN_1 else END)
        return
    if step == MULLIGAN:
        deal(g, t, w, 0)
        g.step = UNTAP
    elif step == UNTAP:
        begin_turn(g, t)
        g.step = next_step(g, UPKEEP)
    elif step == UPKEEP:
        at_moment(g, t, w, E_UPKEEP)
        g.step = DRAW_STEP
    elif step == DRAW_STEP:
        if g.turn > 1 or g.on_the_play == 0 or t.players > 2:  # CR 103.8
            draw(g, t, 0, 1)
        at_moment(g, t, w, E_DRAW)
        begin_main(g, t)
        g.step = MAIN_1
        if g.players[0].lost == 0:
            first_main(g, t, w)
    elif step == COMBAT:
        at_moment(g, t, w, E_COMBAT)
        g.step = ATTACK
    elif step == ATTACK:
        begin_main(g, t)
        if declare_attackers(g, t, 0):
            settle(g, t, w)
            g.step = DAMAGE
        else:
            g.step = MAIN_2 if g.stamps != g.stamps_seen else next_step(g, END)
    elif step == DAMAGE:
        deal_damage(g, t, w, 0)
        settle(g, t, w)
        end_combat(g)
        g.step = MAIN_2
    elif step == END:
        if g.n_leaving > 0:
            unearth_ends(g)
        at_moment(g, t, w, E_END)
        settle(g, t, w)
        g.step = next_step(g, CLEANUP)
    elif step == CLEANUP:
        cleanup(g, t, w)
        empty_pools(g)
        g.step = UNTAP
    if g.players[0].lost != 0:
        g.step = OVER
        note(g, ENDED, 0, -1, g.turn, 0)
