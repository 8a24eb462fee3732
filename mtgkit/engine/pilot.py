"""The pilot: what a sensible player does next. It reads arrays (`policy`), and asks the rules what is legal.

In a main phase it plays a land that fits, then the set of plays worth most among those that the mana allows together
(mana that stays first, restricted mana where only it can go), one at a time, and plans anew after each.
"""

from __future__ import annotations

from ..cards.vocabulary import Do, Kind, Zone
from .choices import controls_name
from .compile import kernel
from .land_drop import BACKS_UNTIL, choose_land, hold, tell
from .layout import CREATURE, IS_LAND, LAND, LEGENDARY, STONE
from .policy import WANT_CAST, WANT_MELD, WANT_UNEARTH
from .rules.activating import activate, can_activate
from .rules.cards_in_hand import find_in_library
from .rules.casting import can_cast, can_play_land, cast, play_land
from .rules.mana import may_spend, sum_left
from .rules.objects import acts_from
from .rules.payment import OK, RESTRICTED, SHORT_OF_COLOUR
from .rules.sources import gather
from .state import CASTABLE, STUCK_COLOUR, STUCK_MANA, STUCK_RESTRICTION

PASS, LAND_DROP, CAST, ACTIVATE = 0, 1, 2, 3
BATTLEFIELD, GRAVEYARD, HAND = int(Zone.BATTLEFIELD), int(Zone.GRAVEYARD), int(Zone.HAND)
ACTIVATED, LOYALTY, MELD = int(Kind.ACTIVATED), int(Kind.LOYALTY), int(Do.MELD)
PLAYS = 24
PLANNED = 6


@kernel
def add_play(g, kind, o, what, value, cost, stone, ramp, x):  # type: ignore[no-untyped-def]
    if g.n_plays >= PLAYS or value <= 0:
        return
    k = g.n_plays
    g.n_plays += 1
    while k > 0 and g.plays[k - 1].value < value:  # kept in order of value
        a, b = g.plays[k], g.plays[k - 1]
        a.kind, a.object, a.what, a.value, a.cost, a.stone, a.ramp, a.x = b.kind, b.object, b.what, b.value, b.cost, b.stone, b.ramp, b.x
        k -= 1
    a = g.plays[k]
    a.kind, a.object, a.what, a.value, a.cost, a.stone, a.ramp, a.x = kind, o, what, value, cost, stone, ramp, x


@kernel
def remember(g, o, answer):  # type: ignore[no-untyped-def]
    """Keep for the columns whether a card in hand could be cast, or why not."""
    k = int(g.objects[o].card)
    if g.status[k] == CASTABLE:
        return
    if answer == OK:
        tell(g, k, CASTABLE)
    elif answer == RESTRICTED:
        tell(g, k, STUCK_RESTRICTION)
    elif answer == SHORT_OF_COLOUR:
        tell(g, k, STUCK_COLOUR)
    else:
        tell(g, k, STUCK_MANA)


@kernel
def cast_value(g, t, w, o, row, player):  # type: ignore[no-untyped-def]
    """How much the pilot wants to cast a card now."""
    r = t.rows[row]
    if (r.supers & LEGENDARY) != 0 and controls_name(g, t, player, r.name):
        return 0
    wants = w.wants[g.objects[o].row]
    value = int(w.cast[row])
    if r.land_face != 0 and g.players[player].lands < BACKS_UNTIL:
        value = value // 4  # it may still be needed as a land
    if (wants & (WANT_CAST | WANT_MELD)) != 0:
        value += 300
    elif (wants & WANT_UNEARTH) != 0 and r.mv >= 5:
        value = 0  # it is wanted in the graveyard
    return value


@kernel
def again_same_card(g, t, o, row):  # type: ignore[no-untyped-def]
    """A second copy can be cast where the first can, unless it is legendary or has X."""
    if (t.rows[row].supers & LEGENDARY) != 0 or t.costs[t.rows[row].cost].x > 0:
        return
    for k in range(g.n_plays):
        play = g.plays[k]
        if play.kind == CAST and t.rows[g.objects[play.object].row].name == t.rows[row].name and play.object != o:
            add_play(g, CAST, o, play.what, play.value, play.cost, play.stone, play.ramp, 0)
            return


@kernel
def plays_from_hand(g, t, w, player):  # type: ignore[no-untyped-def]
    """Spells that could be cast now; each card once."""
    g.asked += 1
    p = g.players[player]
    for i in range(p.n_hand + p.n_command):
        o = int(p.hand[i]) if i < p.n_hand else int(p.command[i - p.n_hand])
        if (g.objects[o].traits & IS_LAND) != 0:
            hold(g, o, player)
            continue
        row = int(g.objects[o].row)
        if g.seen[row] == g.asked:  # another copy of a card that was asked for: a play of its own, where that makes sense
            if g.n_plays > 0:
                again_same_card(g, t, o, row)
            continue
        g.seen[row] = g.asked
        answer = can_cast(g, t, o, row, player, 0)
        if answer == OK:
            c = t.costs[t.rows[row].cost]
            x = 0
            if c.x > 0:  # as large as it can be paid
                while x < 60 and can_cast(g, t, o, row, player, x + 1) == OK:
                    x += 1
            value = cast_value(g, t, w, o, row, player) * (2 + x) // 2 if c.x == 0 or x > 0 else 0
            add_play(g, CAST, o, row, value, c.total + x * c.x, may_spend(STONE, t.rows[row].purpose), w.ramp[row], x)
        small = int(t.rows[row].prototype)
        if small >= 0 and answer != OK:
            other = can_cast(g, t, o, small, player, 0)
            if other == OK:
                answer = OK
                add_play(g, CAST, o, small, cast_value(g, t, w, o, small, player), t.costs[t.rows[small].cost].total, True, w.ramp[small], 0)
        if player == 0:
            remember(g, o, answer)


@kernel
def use_cost(t, w, row):  # type: ignore[no-untyped-def]
    """The least mana for which an ability of a permanent that the pilot wants is activated; 0 when there is none."""
    r = t.rows[row]
    least = -1
    for a in range(r.ability, r.ability + r.n_abilities):
        if t.abilities[a].kind == ACTIVATED and t.abilities[a].zone == BATTLEFIELD and w.ability[a] > 0:
            cost = t.costs[t.abilities[a].cost].total
            least = cost if least < 0 else min(least, cost)
    return max(least, 0)


@kernel
def gives_a_land_away(g, t, w, fetches, effect, player):  # type: ignore[no-untyped-def]
    """Whether a land would be sacrificed for nothing that is worth it: a search that finds no land, or a card while lands are still needed."""
    if fetches != 0:
        return find_in_library(g, t, w, player, t.effects[effect].what, BATTLEFIELD) < 0
    return g.players[player].lands <= w.lands_enough


@kernel
def plays_from(g, t, w, places, n, player, zone):  # type: ignore[no-untyped-def]
    """Abilities that could be activated now from one zone."""
    for i in range(n):
        o = int(places[i])
        if not acts_from(g, o, zone) or (zone == BATTLEFIELD and g.objects[o].controller != player):
            continue
        row = int(g.objects[o].row)
        r = t.rows[row]
        for a in range(r.ability, r.ability + r.n_abilities):
            ability = t.abilities[a]
            if ability.zone != zone or (ability.kind != ACTIVATED and ability.kind != LOYALTY) or w.ability[a] <= 0:
                continue
            if ability.kind == ACTIVATED and t.costs[ability.cost].total > g.n_simple and g.n_complex == 0:
                continue
            if (r.types & LAND) != 0 and ability.sacrifice >= 0 and gives_a_land_away(g, t, w, r.fetches, ability.effect, player):
                continue
            value = int(w.ability[a])
            if ability.unearth != 0:
                value = int(w.unearth[row])
                if (w.wants[row] & WANT_UNEARTH) != 0:
                    value += 500
                elif g.step > 5 and (r.types & CREATURE) != 0:
                    value = value // 4  # it can no longer attack this turn
                if (r.supers & LEGENDARY) != 0 and controls_name(g, t, player, r.name):
                    continue
            if r.melds_into >= 0 and t.effects[ability.effect].do == MELD and controls_name(g, t, player, t.rows[r.melds_into].name):
                continue  # the legend rule would take one of them
            if can_activate(g, t, a, o, player) == OK:
                total = t.costs[ability.cost].total if ability.kind == ACTIVATED else 0
                if ability.unearth != 0 and (r.types & CREATURE) == 0:  # for one turn: with the mana to use it, or not at all
                    total += use_cost(t, w, row)
                    if total > g.n_simple and g.n_complex == 0:
                        continue
                add_play(g, ACTIVATE, o, a, value, total, may_spend(STONE, ability.purpose), w.first[a], 0)


@kernel
def best_set(g, free, stone):  # type: ignore[no-untyped-def]
    """Among the most wanted plays, the set worth most that the mana allows together, as bits."""
    n = min(int(g.n_plays), PLANNED)
    cost, only_free = 0, 0
    for k in range(n):
        cost += g.plays[k].cost
        only_free += 0 if g.plays[k].stone else g.plays[k].cost
    if cost <= free + stone and only_free <= free:
        return (1 << n) - 1
    best, best_value = 0, 0
    g.sets[0].value, g.sets[0].cost, g.sets[0].only_free = 0, 0, 0
    for k in range(n):
        play = g.plays[k]
        for s in range(1 << k):  # each set so far, with this play added
            old, new = g.sets[s], g.sets[s | (1 << k)]
            new.value = old.value + play.value
            new.cost = old.cost + play.cost
            new.only_free = old.only_free if play.stone else old.only_free + play.cost
            if new.value > best_value and new.cost <= free + stone and new.only_free <= free:
                best, best_value = s | (1 << k), new.value
    return 1 if n > 0 and best == 0 else best


@kernel
def next_play(g):  # type: ignore[no-untyped-def]
    """The play of the plan that comes first: what makes mana or draws, then what is worth most; -1 when all are made."""
    first = -1
    for k in range(PLANNED):
        if (g.plan >> k) & 1 and (first < 0 or g.plays[k].ramp > g.plays[first].ramp):
            first = k
    return first


@kernel
def still_possible(g, t, k, player):  # type: ignore[no-untyped-def]
    """Whether a planned play can still be made."""
    play = g.plays[k]
    if play.kind == CAST:
        return can_cast(g, t, int(play.object), int(play.what), player, int(play.x)) == OK
    return can_activate(g, t, int(play.what), int(play.object), player) == OK


@kernel
def planned_play(g, t, w, player):  # type: ignore[no-untyped-def]
    """The next play of the plan; one that has become impossible asks for another plan, or is left out by a greedy pilot."""
    while True:
        k = next_play(g)
        if k < 0 or still_possible(g, t, k, player):
            return k
        if w.greedy == 0:
            g.news = 1
            return -1
        g.plan &= ~(1 << k)


@kernel
def make_plan(g, t, w, player):  # type: ignore[no-untyped-def]
    """All that could be played now, and the best set of it."""
    g.n_plays = 0
    plays_from_hand(g, t, w, player)
    p = g.players[player]
    if p.acting_graveyard > 0:
        plays_from(g, t, w, p.graveyard, int(p.n_graveyard), player, GRAVEYARD)
    if p.acting > 0:
        plays_from(g, t, w, g.battlefield, int(g.n_battlefield), player, BATTLEFIELD)
    if t.hand_abilities != 0:
        plays_from(g, t, w, p.hand, int(p.n_hand), player, HAND)
    g.news = 1 if g.n_plays > PLANNED else 0
    if w.greedy != 0:
        g.plan = (1 << min(int(g.n_plays), PLANNED)) - 1
        return
    sum_left(g, t, player)
    g.plan = best_set(g, g.left[0] + g.left[2], g.left[1])


@kernel
def main_action(g, t, w, player):  # type: ignore[no-untyped-def]
    """Make one play in a main phase with an empty stack; False when there is nothing that the pilot wants to do."""
    if g.players[player].lands_left > 0:
        o, row, need = choose_land(g, t, w, player)
        if o >= 0 and can_play_land(g, t, o, player) == OK:
            play_land(g, t, w, o, row, player, need != 0)
            return True
    gather(g, t, player)
    k = planned_play(g, t, w, player) if g.news == 0 else -1
    if g.news != 0:
        make_plan(g, t, w, player)
        k = next_play(g)
    if k < 0:
        return False
    g.plan &= ~(1 << k)
    play = g.plays[k]
    o, what = int(play.object), int(play.what)
    if play.kind == CAST:
        cast(g, t, w, o, what, player, int(play.x), t.rows[what].cost, 0)
        if player == 0:
            tell(g, int(g.objects[o].card), CASTABLE)
    else:
        activate(g, t, w, what, o, player)
    return True
