"""Triggered abilities: events, who watches them, and the abilities that wait for the stack (CR 603)."""

from __future__ import annotations

from ...cards.vocabulary import If, Kind, When, Who, Zone
from ..compile import BOARD, kernel
from ..layout import TRIGGERS, WATCHES
from ..state import WAITING

NEVER, ENTERS = int(When.NEVER), int(When.ENTERS)
TRIGGERED = int(Kind.TRIGGERED)
YOU, OPPONENT = int(Who.YOU), int(Who.OPPONENT)
BATTLEFIELD = int(Zone.BATTLEFIELD)
ALWAYS, FROM_GRAVEYARD, WAS_CAST, MELD_PAIR, MELD_PAIR_ATTACKING = int(If.ALWAYS), int(If.FROM_GRAVEYARD), int(If.WAS_CAST), int(If.MELD_PAIR), int(If.MELD_PAIR_ATTACKING)
CONTROL_AT_LEAST, CONTROL_AT_MOST, GRAVEYARD_AT_LEAST, LIFE_AT_MOST = int(If.CONTROL_AT_LEAST), int(If.CONTROL_AT_MOST), int(If.GRAVEYARD_AT_LEAST), int(If.LIFE_AT_MOST)
OPPONENTS_AT_LEAST, HAND_AT_MOST, TURN_AT_MOST, SPELLS_AT_LEAST = int(If.OPPONENTS_AT_LEAST), int(If.HAND_AT_MOST), int(If.TURN_AT_MOST), int(If.SPELLS_AT_LEAST)
NO_CARD_FROM_EXILE, COUNTERS_AT_LEAST, DREW_AT_LEAST = int(If.NO_CARD_PLAYED_FROM_EXILE), int(If.COUNTERS_AT_LEAST), int(If.DREW_AT_LEAST)


@kernel
def row_fits(t, selector, row):  # type: ignore[no-untyped-def]
    """Whether what is written on a card fits a selector."""
    s = t.selectors[selector]
    r = t.rows[row]
    if s.types != 0 and (r.types & s.types) == 0:
        return False
    if (r.types & s.all_types) != s.all_types or (r.types & s.not_types) != 0:
        return False
    if s.supers != 0 and (r.supers & s.supers) == 0:
        return False
    if (r.supers & s.not_supers) != 0:
        return False
    if s.subtypes != 0 and (r.subtypes & s.subtypes) == 0:
        return False
    if s.colors != 0 and (r.colors & s.colors) == 0:
        return False
    if s.multicolored != 0 and (r.colors & (r.colors - 1)) == 0:
        return False
    if s.colorless != 0 and r.colors != 0:
        return False
    if s.name >= 0 and r.name != s.name:
        return False
    if (s.max_mv >= 0 and r.mv > s.max_mv) or (s.min_mv >= 0 and r.mv < s.min_mv):
        return False
    return not (s.max_power >= 0 and r.power > s.max_power)


@kernel
def fits(g, t, selector, o, player, source):  # type: ignore[no-untyped-def]
    """Whether an object fits a selector, seen by `player` (CR 109.5) from `source`."""
    s = t.selectors[selector]
    thing = g.objects[o]
    if s.itself != 0 and o != source:
        return False
    if s.other != 0 and o == source:
        return False
    mine = (thing.controller if thing.zone == BATTLEFIELD and s.owned == 0 else thing.owner) == player
    if (s.whose == YOU and not mine) or (s.whose == OPPONENT and mine):
        return False
    if (s.token == 0 and thing.token != 0) or (s.token == 1 and thing.token == 0):
        return False
    if s.tapped >= 0 and thing.tapped != s.tapped:
        return False
    return row_fits(t, selector, thing.row)


@kernel
def meld_partner(g, t, o, attacking):  # type: ignore[no-untyped-def]
    """The other card of the pair that `o`'s controller owns and controls, or -1 (CR 701.42, 712.5)."""
    me = g.objects[o]
    if me.zone != BATTLEFIELD or me.token != 0 or t.rows[me.row].partner < 0 or me.owner != me.controller or (attacking and me.attacking == 0):
        return -1
    for i in range(g.n_battlefield):
        k = int(g.battlefield[i])
        other = g.objects[k]
        if t.rows[other.row].name == t.rows[me.row].partner and other.token == 0 and other.owner == me.owner and other.controller == me.controller and (not attacking or other.attacking != 0):
            return k
    return -1


@kernel
def holds(g, t, kind, n, what, player, source):  # type: ignore[no-untyped-def]
    """Whether a condition holds now; conditions that need a choice or a past effect are judged where they stand."""
    if kind == ALWAYS:
        return True
    if kind == FROM_GRAVEYARD:
        return g.objects[source].from_graveyard != 0
    if kind == WAS_CAST:
        return g.objects[source].was_cast != 0
    if BOARD:
        if kind == MELD_PAIR or kind == MELD_PAIR_ATTACKING:
            return BOARD.may_meld(player, source, kind == MELD_PAIR_ATTACKING)
    if kind == MELD_PAIR:
        return meld_partner(g, t, source, False) >= 0
    if kind == MELD_PAIR_ATTACKING:
        return meld_partner(g, t, source, True) >= 0
    if kind == LIFE_AT_MOST:
        return g.players[0].life <= n or g.players[1].life <= n
    if kind == OPPONENTS_AT_LEAST:
        return t.players - 1 >= n
    if kind == HAND_AT_MOST:
        return g.players[player].n_hand <= n
    if kind == TURN_AT_MOST:
        return g.turn <= n
    if kind == SPELLS_AT_LEAST:
        return g.spells >= n
    if kind == DREW_AT_LEAST:
        return g.players[player].draws >= n
    if kind == NO_CARD_FROM_EXILE:
        return True
    if kind == COUNTERS_AT_LEAST:
        return g.objects[source].charge >= n
    if kind == GRAVEYARD_AT_LEAST:
        p = g.players[player]
        found = 0
        for i in range(p.n_graveyard):
            if what < 0 or fits(g, t, what, p.graveyard[i], player, source):
                found += 1
        return found >= n
    if kind == CONTROL_AT_LEAST or kind == CONTROL_AT_MOST:
        found = 0
        for i in range(g.n_battlefield):
            if fits(g, t, what, g.battlefield[i], player, source):
                found += 1
        return found >= n if kind == CONTROL_AT_LEAST else found <= n
    if BOARD:
        return BOARD.holds(kind, n, what, player, source)
    return False


@kernel
def wait(g, t, a, source, player, n):  # type: ignore[no-untyped-def]
    """An ability has triggered: it waits until a player would receive priority (CR 603.3)."""
    ability = t.abilities[a]
    thing = g.objects[source]
    if ability.once != 0:
        if (thing.used >> ability.slot) & 1:
            return
        thing.used |= 1 << ability.slot
        g.touched = 1
    if not holds(g, t, ability.condition, ability.condition_n, ability.condition_what, player, source):
        return  # intervening if (CR 603.4)
    if g.n_waiting >= WAITING:
        g.bound_hit = 1
        return
    w = g.waiting[g.n_waiting]
    w.ability = a
    w.object = source
    w.stamp = thing.stamp
    w.row = thing.row
    w.controller = player
    w.n = n
    w.x = thing.x
    w.target = -1
    w.modes = 0
    w.done = 0
    w.flashback = 0
    if BOARD:
        BOARD.waits(g.n_waiting)
    g.n_waiting += 1


@kernel
def own_triggers(g, t, event, o, player, n):  # type: ignore[no-untyped-def]
    """Abilities of `o` that trigger on what happens to `o` itself."""
    row = t.rows[g.objects[o].row]
    if (row.triggers >> event) & 1 == 0:
        return
    for a in range(row.ability, row.ability + row.n_abilities):
        ability = t.abilities[a]
        if ability.kind == TRIGGERED and ability.when == event and ability.what < 0 and (ability.n == 0 or ability.n == n):
            wait(g, t, a, o, player, n)


@kernel
def watchers(g, t, event, o, player, n):  # type: ignore[no-untyped-def]
    """Abilities of permanents that watch other objects, or (o = -1) a moment of the turn."""
    for i in range(g.n_battlefield):
        k = int(g.battlefield[i])
        if (g.objects[k].traits & WATCHES) == 0:
            continue
        row = t.rows[g.objects[k].row]
        if (row.watches >> event) & 1 == 0:
            continue
        for a in range(row.ability, row.ability + row.n_abilities):
            ability = t.abilities[a]
            if ability.kind == TRIGGERED and ability.when == event and (ability.n == 0 or ability.n == n):
                controller = int(g.objects[k].controller)
                if o >= 0:
                    if ability.what >= 0 and fits(g, t, ability.what, o, controller, k):
                        wait(g, t, a, k, controller, n)
                elif controller == player and (event != ENTERS):
                    wait(g, t, a, k, controller, n)


@kernel
def raise_event(g, t, event, o, player, n):  # type: ignore[no-untyped-def]
    """Something happened to `o` (or, with o = -1, at a moment of `player`'s turn): let abilities trigger."""
    if BOARD:
        BOARD.happens(event, o)
    if o >= 0 and (g.objects[o].traits & TRIGGERS) != 0:
        own_triggers(g, t, event, o, player, n)
    if (g.watched >> event) & 1:
        watchers(g, t, event, o, player, n)
    if BOARD:
        BOARD.looking_back(event, o, n)
