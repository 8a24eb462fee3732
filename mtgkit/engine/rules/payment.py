"""Paying mana costs exactly (CR 118, 601.2f-h).

Mana and the symbols of a cost form a bipartite graph. Taking units in the order of what they are worth and keeping each
that still fits (an augmenting path, Kuhn 1955) gives the cheapest set that pays, since the sets that can be matched form
a transversal matroid (Edmonds and Fulkerson 1965). Whether a cost can be paid at all is Hall's condition over types.
"""

from __future__ import annotations

from ..compile import BOARD, kernel
from ..layout import ANY_TYPE, FREE, ON_MANA, PURPOSE, STONE, TYPES_OF_MANA
from .amounts import amount
from .mana import activate_mana, best_option, may_spend
from .sources import POOL, add_unit, drop_used, gather, option_usable

OK, SHORT_OF_MANA, SHORT_OF_COLOUR, RESTRICTED = 0, 1, 2, 3
TRIES = 4096


@kernel
def hall(g, t, cost, purpose, needed, anything):  # type: ignore[no-untyped-def]
    """Whether the simple units can pay: enough in all, and enough for each set of types that symbols ask for."""
    total = 0
    for r in range(t.n_restrictions):
        if anything or may_spend(r, purpose):
            total += g.n_of[r]
    if total < needed:
        return SHORT_OF_MANA
    c = t.costs[cost]
    if c.colors == 0:
        return OK
    s = c.colors
    while s > 0:  # all subsets of the types asked for
        asked = 0
        for k in range(TYPES_OF_MANA):
            if (s >> k) & 1:
                asked += c.pips[k]
        for h in range(c.n_hybrid):
            if (c.hybrid[h] & ~s) == 0:
                asked += 1
        if asked > 0:
            found = 0
            for i in range(g.n_simple):
                u = g.units[i]
                if (u.mask & s) != 0 and (anything or may_spend(u.restriction, purpose)):
                    found += 1
            if found < asked:
                return SHORT_OF_COLOUR
        s = (s - 1) & c.colors
    return OK


@kernel
def ask(g, mask, n, level, purpose):  # type: ignore[no-untyped-def]
    """One more demand: `n` mana of a mask; only units below `level` that may be spent on `purpose` pay it."""
    if n <= 0:
        return
    d = g.demands[g.n_demands]
    d.mask = mask
    d.left = n
    d.level = level
    d.purpose = purpose
    g.n_demands += 1
    g.wanted += n


@kernel
def ask_cost(g, t, cost, generic, level, purpose):  # type: ignore[no-untyped-def]
    """The demands of a cost, its generic part given."""
    c = t.costs[cost]
    for k in range(TYPES_OF_MANA):
        ask(g, 1 << k, c.pips[k], level, purpose)
    for h in range(c.n_hybrid):
        ask(g, c.hybrid[h], 1, level, purpose)
    ask(g, ANY_TYPE, generic, level, purpose)


@kernel
def fit_unit(g, t, i):  # type: ignore[no-untyped-def]
    """Give a unit a place among the demands, moving others if need be; False when there is none."""
    for d in range(g.n_demands):
        want = g.demands[d]
        if want.left > 0 and (g.units[i].mask & want.mask) != 0 and g.units[i].level < want.level and may_spend(g.units[i].restriction, want.purpose):
            want.left -= 1
            g.units[i].demand = d
            return True
    for d in range(g.n_demands):
        g.demands[d].via = -1
    for d in range(g.n_demands):
        want = g.demands[d]
        if (g.units[i].mask & want.mask) != 0 and g.units[i].level < want.level and may_spend(g.units[i].restriction, want.purpose):
            want.via = i
    done = 0  # demands whose holders were looked at, as bits
    while True:
        at = -1
        for d in range(g.n_demands):
            if g.demands[d].via >= 0 and g.demands[d].left > 0:
                at = d
                break
        if at >= 0:  # an augmenting path ends here: walk it back
            g.demands[at].left -= 1
            while True:
                v = g.demands[at].via
                before = g.units[v].demand
                g.units[v].demand = at
                if v == i:
                    return True
                at = before
        look = -1
        for d in range(g.n_demands):
            if g.demands[d].via >= 0 and (done >> d) & 1 == 0:
                look = d
                break
        if look < 0:
            return False
        done |= 1 << look
        for v in range(g.n_units):
            if g.units[v].demand == look:
                for d in range(g.n_demands):
                    want = g.demands[d]
                    if want.via < 0 and (g.units[v].mask & want.mask) != 0 and g.units[v].level < want.level and may_spend(g.units[v].restriction, want.purpose):
                        want.via = v


@kernel
def assign(g, t):  # type: ignore[no-untyped-def]
    """Choose the cheapest units that meet all demands; False when they can't be met."""
    for i in range(g.n_units):
        g.units[i].demand = -1
        j = i
        while j > 0 and g.units[g.order[j - 1]].weight > g.units[i].weight:
            g.order[j] = g.order[j - 1]
            j -= 1
        g.order[j] = i
    met = 0
    for k in range(g.n_units):
        if met == g.wanted:
            break
        if fit_unit(g, t, int(g.order[k])):
            met += 1
    return met == g.wanted


@kernel
def try_complex(g, t, cost, purpose, generic, player):  # type: ignore[no-untyped-def]
    """Try the options of complex sources, those with fewest first; the units stay as assigned when one way pays."""
    for k in range(g.n_complex):
        g.chosen[k] = -1
    tries = 0
    while tries < TRIES:
        tries += 1
        k = 0  # the next combination: an odometer over (unused, options of each source)
        while k < g.n_complex:
            row = t.rows[g.objects[g.complex[k]].row]
            if g.chosen[k] + 1 < row.n_options:
                g.chosen[k] += 1
                break
            g.chosen[k] = -1
            k += 1
        if k == g.n_complex:
            return False
        g.n_units = g.n_simple
        g.n_demands = 0
        g.wanted = 0
        usable = True
        level = 0
        for j in range(g.n_complex):
            if g.chosen[j] < 0:
                continue
            o = int(g.complex[j])
            q = t.rows[g.objects[o].row].option + g.chosen[j]
            if not option_usable(g, t, q, o, player):
                usable = False
                break
            option = t.options[q]
            level += 1
            ask_cost(g, t, option.cost, t.costs[option.cost].generic, level, t.abilities[option.ability].purpose)
            times = amount(g, t, option.effect, player, o, 0, 0)
            for c in range(TYPES_OF_MANA):
                for _ in range(times * t.manas[option.mana, c]):
                    add_unit(g, 1 << c, option.restriction, o, q, 0, level)  # made in any case: used first
        if not usable or g.n_demands > 14:
            continue
        ask_cost(g, t, cost, generic, 99, purpose)
        if assign(g, t):
            return True
    return False


@kernel
def can_pay(g, t, cost, purpose, generic, player):  # type: ignore[no-untyped-def]
    """Whether the gathered mana can pay a cost with that generic part: OK or what is missing. Leaves `g.n_units` as gathered."""
    c = t.costs[cost]
    needed = c.total - c.generic + generic
    if needed > g.n_simple and g.n_complex == 0:
        return SHORT_OF_MANA
    answer = hall(g, t, cost, purpose, needed, False)
    if answer == OK:
        return OK
    if g.n_complex > 0:
        ways = try_complex(g, t, cost, purpose, generic, player)
        g.n_units = g.n_simple
        if ways:
            return OK
    if g.n_of[FREE] == g.n_simple:
        return answer
    if_free = hall(g, t, cost, purpose, needed, True)
    return RESTRICTED if if_free == OK else if_free


@kernel
def spend(g, player, kind, restriction, purpose):  # type: ignore[no-untyped-def]
    """One mana of a lot is spent on a purpose."""
    p = g.players[player]
    p.pool[restriction, kind] -= 1
    p.n_pool -= 1
    g.gathered = 0
    if player != 0 or purpose >> PURPOSE == ON_MANA:
        return  # paid into a mana ability: what that makes is spent or left in its place
    lot = restriction if restriction <= STONE else 2
    g.spent[lot] += 1
    g.phase_spent[restriction] += 1
    if restriction == STONE:
        g.stone_on[purpose >> PURPOSE] += 1


@kernel
def type_for(mask, wanted):  # type: ignore[no-untyped-def]
    """The type of mana that a unit gives to a demand: colourless first, then in order."""
    both = mask & wanted
    if (both >> 5) & 1:
        return 5
    for k in range(TYPES_OF_MANA):
        if (both >> k) & 1:
            return k
    return -1


@kernel
def use_units(g, t, player, level, purpose):  # type: ignore[no-untyped-def]
    """Tap and spend the units assigned to the demands of one level."""
    for i in range(g.n_units):
        u = g.units[i]
        if u.demand < 0 or g.demands[u.demand].level != level:
            continue
        kind = type_for(u.mask, g.demands[u.demand].mask)
        if BOARD:
            kind = BOARD.spent_as(u.object, u.option, kind)
        if u.object != POOL and u.option < 0:
            activate_mana(g, t, u.object, best_option(g, t, u.object, player, kind), player, kind)
        elif u.object != POOL and u.level == 0 and g.objects[u.object].tapped == 0 and g.objects[u.object].zone == 3:
            activate_mana(g, t, u.object, u.option, player, kind)
        spend(g, player, kind, u.restriction, purpose)


@kernel
def feed(g, t, player):  # type: ignore[no-untyped-def]
    """Pay for and activate the complex sources that were chosen, in order: each may be paid for by those before it."""
    level = 0
    for j in range(g.n_complex):
        if g.chosen[j] >= 0:
            level += 1
            o = int(g.complex[j])
            q = t.rows[g.objects[o].row].option + g.chosen[j]
            use_units(g, t, player, level, t.abilities[t.options[q].ability].purpose)
            activate_mana(g, t, o, q, player, 0)


@kernel
def pay(g, t, cost, purpose, generic, player):  # type: ignore[no-untyped-def]
    """Pay a cost: activate mana abilities and spend the mana. False, and nothing changed, when it can't be paid."""
    if BOARD:
        BOARD.before_payment(player, cost, purpose, generic)
    gather(g, t, player)
    needed = t.costs[cost].total - t.costs[cost].generic + generic
    if needed == 0:
        return True
    keeps_none = g.n_complex > 0 and needed > 1 and needed >= g.n_simple  # nothing would be left to feed a signet with
    through = keeps_none and try_complex(g, t, cost, purpose, generic, player)
    if not through:
        g.n_units = g.n_simple
        g.n_demands = 0
        g.wanted = 0
        ask_cost(g, t, cost, generic, 99, purpose)
        if not assign(g, t):
            if keeps_none or g.n_complex == 0 or not try_complex(g, t, cost, purpose, generic, player):
                return False
            through = True
    if through:
        feed(g, t, player)
    use_units(g, t, player, 99, purpose)
    if g.general == 0:
        drop_used(g, player)
    return True
