"""Activating abilities, unearth and loyalty abilities among them (CR 602, 606, 702.84)."""

from __future__ import annotations

from ...cards.vocabulary import Kind
from ..compile import kernel
from ..log import ACTIVATED, note
from .casting import NOT_CASTABLE, WRONG_ZONE, costs_at_hand, pay_other_costs
from .payment import OK, can_pay, pay
from .sources import can_tap, can_untap, gather
from .stack import push
from .triggers import holds

LOYALTY = int(Kind.LOYALTY)
ALREADY_TAPPED, USED, LOYALTY_TOO_LOW, CONDITION_FAILS, ALREADY_UNTAPPED = 20, 21, 22, 23, 24
LOYALTY_BIT = 30


@kernel
def can_activate(g, t, a, o, player):  # type: ignore[no-untyped-def]
    """Whether an ability that isn't a mana ability could be activated now, in a main phase with an empty stack, with the gathered mana."""
    ability = t.abilities[a]
    thing = g.objects[o]
    if ability.playable == 0:
        return NOT_CASTABLE
    if thing.zone != ability.zone:
        return WRONG_ZONE
    if ability.tap != 0 and not can_tap(g, t, o):
        return ALREADY_TAPPED
    if ability.untap != 0 and not can_untap(g, t, o):
        return ALREADY_UNTAPPED
    if ability.once != 0 and (thing.used >> ability.slot) & 1:
        return USED
    if ability.kind == LOYALTY:
        if (thing.used >> LOYALTY_BIT) & 1:
            return USED  # CR 606.3
        if thing.loyalty + ability.loyalty < 0:
            return LOYALTY_TOO_LOW
        return OK
    if ability.counters > thing.charge:
        return CONDITION_FAILS
    if not holds(g, t, ability.condition, ability.condition_n, ability.condition_what, player, o):
        return CONDITION_FAILS
    answer = can_pay(g, t, ability.cost, ability.purpose, t.costs[ability.cost].generic, player)
    if answer == OK and ability.tap != 0 and t.rows[thing.row].source != 0 and t.costs[ability.cost].total > 0:
        thing.tapped = 1  # it cannot also give mana for its own cost
        g.gathered = 0
        gather(g, t, player)
        answer = can_pay(g, t, ability.cost, ability.purpose, t.costs[ability.cost].generic, player)
        thing.tapped = 0
        g.gathered = 0
        gather(g, t, player)
    return costs_at_hand(g, t, a, player, o) if answer == OK else answer


@kernel
def activate(g, t, w, a, o, player):  # type: ignore[no-untyped-def]
    """Activate an ability: costs are paid, it goes on the stack (CR 602.2). The caller asked `can_activate`."""
    ability = t.abilities[a]
    thing = g.objects[o]
    stamp = int(thing.stamp)
    row = int(thing.row)
    note(g, ACTIVATED, player, o, a, thing.loyalty + ability.loyalty if ability.kind == LOYALTY else 0)
    if ability.once != 0:
        thing.used |= 1 << ability.slot
    if ability.tap != 0:
        thing.tapped = 1
        if t.rows[row].source != 0:
            g.gathered = 0
    if ability.untap != 0:
        thing.tapped = 0
    g.touched = 1
    if ability.kind == LOYALTY:
        thing.used |= 1 << LOYALTY_BIT
        thing.loyalty += ability.loyalty
        g.unsettled = 1
    elif not pay(g, t, ability.cost, ability.purpose, t.costs[ability.cost].generic, player):
        g.bound_hit = 1
    thing.charge -= ability.counters
    pay_other_costs(g, t, w, a, player, o)
    at = push(g)
    if at < 0:
        return
    e = g.stack[at]
    e.ability = a
    e.object = o
    e.stamp = stamp
    e.row = row
    e.controller = player


