"""Playing lands and casting spells (CR 116.2a, 305, 601); `can_` questions answer with a reason, 0 meaning yes."""

from __future__ import annotations

from ...cards.vocabulary import Kind, When, Zone
from ..choices import choose_permanent
from ..compile import BOARD, kernel
from ..goals import reached
from ..log import CAST_SPELL, PLAYED_LAND, note
from ..policy import CAST_LINE
from .battlefield import enter_battlefield
from .cards_in_hand import discard, discard_this
from .life import pay_life
from .objects import become
from .payment import OK, can_pay, pay
from .stack import push
from .triggers import fits, raise_event
from .zones import COMMAND, GRAVEYARD, HAND, enter_zone, leave_zone, move

SPELL = int(Kind.SPELL)
CAST_THIS, CAST = int(When.CAST_THIS), int(When.CAST)
STACK_ZONE = int(Zone.STACK)
NO_LAND_LEFT, NOT_A_LAND, NOT_CASTABLE, NO_COST, NOTHING_TO_SACRIFICE, WRONG_ZONE = 10, 11, 12, 13, 14, 15


@kernel
def can_play_land(g, t, o, player):  # type: ignore[no-untyped-def]
    """CR 305.2: one land a turn, from hand; a land on the back will do (CR 712.12)."""
    if g.players[player].lands_left <= 0:
        return NO_LAND_LEFT
    if g.objects[o].zone != HAND:
        return WRONG_ZONE
    return OK if t.rows[g.objects[o].row].land_face != 0 else NOT_A_LAND


@kernel
def play_land(g, t, w, o, row, player, need):  # type: ignore[no-untyped-def]
    """Play a land (a special action, no stack); `row`: the face that is played; `need`: life is paid to have it untapped."""
    g.players[player].lands_left -= 1
    become(g, t, o, row)
    note(g, PLAYED_LAND, player, o, 0, 0)
    enter_battlefield(g, t, w, o, player, 0, need)


@kernel
def spell_ability(t, row):  # type: ignore[no-untyped-def]
    """The ability that holds what an instant or sorcery does, and its additional costs; -1 when there is none."""
    return int(t.rows[row].spell)


@kernel
def extra_generic(g, t, o, row, player, x):  # type: ignore[no-untyped-def]
    """The generic mana of a spell's total cost: printed, X, commander tax, less reductions (CR 601.2f, 903.8)."""
    r = t.rows[row]
    n = t.costs[r.cost].generic + x * t.costs[r.cost].x
    if o >= 0 and g.objects[o].zone == COMMAND:
        n += 2 * g.players[player].tax
    if BOARD:
        n += BOARD.extra_cost(o, row, player)
    return max(n, 0)


@kernel
def costs_at_hand(g, t, a, player, source):  # type: ignore[no-untyped-def]
    """Whether the costs of an ability other than mana can be paid (CR 118.3)."""
    ability = t.abilities[a]
    if ability.playable == 0:
        return NOT_CASTABLE
    if ability.sacrifice >= 0 and t.selectors[ability.sacrifice].itself == 0:
        found = 0
        for i in range(g.n_battlefield):
            if fits(g, t, ability.sacrifice, int(g.battlefield[i]), player, source):
                found += 1
                if found >= ability.n_sacrifice:
                    break
        if found < ability.n_sacrifice:
            return NOTHING_TO_SACRIFICE
    if ability.discard >= 0 and t.selectors[ability.discard].itself == 0:
        p = g.players[player]
        found = 0
        for i in range(p.n_hand):
            if p.hand[i] != source and fits(g, t, ability.discard, int(p.hand[i]), player, source):
                found += 1
        if found < ability.n_discard:
            return NOTHING_TO_SACRIFICE
    if ability.life > 0 and g.players[player].life < ability.life:
        return NOTHING_TO_SACRIFICE  # CR 119.4
    if ability.exile_graveyard > g.players[player].n_graveyard:
        return NOTHING_TO_SACRIFICE
    return OK


@kernel
def pay_other_costs(g, t, w, a, player, source):  # type: ignore[no-untyped-def]
    """Pay what an ability costs besides mana and tapping: life, sacrifices, discards."""
    ability = t.abilities[a]
    if ability.life > 0:
        pay_life(g, player, ability.life, source)
    if ability.sacrifice >= 0:
        if t.selectors[ability.sacrifice].itself != 0:
            move(g, t, source, GRAVEYARD, 0)
        else:
            for _ in range(ability.n_sacrifice):
                move(g, t, choose_permanent(g, t, w, player, ability.sacrifice, source, 0), GRAVEYARD, 0)
    if ability.discard >= 0:
        if t.selectors[ability.discard].itself != 0:
            discard_this(g, t, source, player)
        else:
            discard(g, t, w, player, ability.n_discard, ability.discard)
    if ability.exile_itself != 0:
        move(g, t, source, 6, 0)


@kernel
def can_cast(g, t, o, row, player, x):  # type: ignore[no-untyped-def]
    """Whether a card could be cast now from where it is, as `row` (itself or its prototype), with the gathered mana (CR 601.2)."""
    r = t.rows[row]
    if r.castable == 0:
        return NO_COST if r.cost < 0 else NOT_CASTABLE
    zone = g.objects[o].zone
    if zone != HAND and zone != COMMAND:
        return WRONG_ZONE
    answer = can_pay(g, t, r.cost, r.purpose, extra_generic(g, t, o, row, player, x), player)
    a = spell_ability(t, row)
    if answer == OK and a >= 0:
        return costs_at_hand(g, t, a, player, o)
    return answer


@kernel
def cast(g, t, w, o, row, player, x, cost, flashback):  # type: ignore[no-untyped-def]
    """Cast a card: it goes on the stack, costs are paid, cast triggers wait (CR 601.2). The caller asked `can_cast`."""
    before = g.objects[o].zone
    generic = extra_generic(g, t, o, row, player, x) if not flashback else int(t.costs[cost].generic)
    leave_zone(g, o)
    enter_zone(g, o, STACK_ZONE, 0)
    become(g, t, o, row)
    note(g, CAST_SPELL, player, o, row, x)
    if BOARD:
        row, generic = BOARD.announced(o, row, player, x, cost, generic)
    if not pay(g, t, cost, t.rows[row].purpose, generic, player):
        g.bound_hit = 1  # the question before said that it can be paid: never seen, but never in silence
    a = spell_ability(t, row)
    if a >= 0 and not flashback:
        pay_other_costs(g, t, w, a, player, o)
    at = push(g)
    if at < 0:
        return
    e = g.stack[at]
    e.ability = -1
    e.object = o
    e.stamp = g.objects[o].stamp
    e.row = row
    e.controller = player
    e.x = x
    e.flashback = flashback
    if before == COMMAND:
        g.players[player].tax += 1
    if player == 0:
        g.spells += 1
        if g.cast_in[g.objects[o].card] == 0:
            g.cast_in[g.objects[o].card] = g.turn
        reached(g, w, CAST_LINE, t.rows[g.objects[o].card].name, 0)
    raise_event(g, t, CAST_THIS, o, player, 0)
    if (g.watched >> CAST) & 1:
        raise_event(g, t, CAST, o, player, 0)

