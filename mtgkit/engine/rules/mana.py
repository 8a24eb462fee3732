"""Mana: what it may be spent on, the pool, mana abilities (CR 106, 605)."""

from __future__ import annotations

from ...cards.vocabulary import Zone
from ..compile import BOARD, kernel
from ..layout import FREE, RESTRICTIONS, SIMPLE, TYPES_OF_MANA
from ..log import TAPPED_FOR, note
from .amounts import amount
from .life import lose_life, pay_life
from .sources import option_mask, option_size, option_usable
from .zones import move

GRAVEYARD = int(Zone.GRAVEYARD)


@kernel
def may_spend(restriction, purpose):  # type: ignore[no-untyped-def]
    """Whether mana of a restriction may be spent on a purpose (CR 106.6; worked out in `spending.purpose`)."""
    return (purpose >> restriction) & 1 != 0


@kernel
def add_mana(g, player, kind, restriction, n):  # type: ignore[no-untyped-def]
    """Put mana into a pool."""
    p = g.players[player]
    p.pool[restriction, kind] += n
    p.n_pool += n
    g.gathered = 0


@kernel
def best_option(g, t, o, player, kind):  # type: ignore[no-untyped-def]
    """The least harmful mana ability of a source of single mana that gives a type; -1 when none does."""
    row = t.rows[g.objects[o].row]
    if row.source == SIMPLE:
        return int(row.gives[kind])
    best = -1
    for q in range(row.option, row.option + row.n_options):
        if (option_mask(g, t, q, o, player) >> kind) & 1 and option_usable(g, t, q, o, player) and t.costs[t.options[q].cost].total == 0:
            if best < 0 or t.options[q].harm + t.abilities[t.options[q].ability].life < t.options[best].harm + t.abilities[t.options[best].ability].life:
                best = q
    return best


@kernel
def activate_mana(g, t, o, q, player, kind):  # type: ignore[no-untyped-def]
    """Pay the costs of a mana ability other than mana, and resolve it at once (CR 605.3). `kind`: the type, where one is chosen."""
    option = t.options[q]
    ability = t.abilities[option.ability]
    thing = g.objects[o]
    simple = t.rows[thing.row].source == SIMPLE
    times = 1 if simple else amount(g, t, option.effect, player, o, 0, 0)
    g.gathered = 0
    g.touched = 1
    if ability.tap != 0:
        thing.tapped = 1
    if ability.life > 0:
        pay_life(g, player, ability.life, o)
    if ability.counters > 0:
        thing.charge -= ability.counters
    if BOARD:
        BOARD.produce(o, q, player, kind, times)
    elif simple or option.dynamic != 0:
        add_mana(g, player, kind, option.restriction, times)
    else:
        for k in range(TYPES_OF_MANA):
            n = int(t.manas[option.mana, k])
            if n > 0:
                add_mana(g, player, k, option.restriction, n * times)
    note(g, TAPPED_FOR, player, o, option.mana if option.dynamic == 0 else -1 - kind, times)
    if option.harm > 0:
        lose_life(g, player, option.harm, True, o)
    if ability.sacrifice >= 0:
        move(g, t, o, GRAVEYARD, 0)


@kernel
def empty_pools(g):  # type: ignore[no-untyped-def]
    """Unspent mana empties as each step and phase ends (CR 106.4, 500.5)."""
    if BOARD:
        BOARD.empty_pools()
        return
    for player in range(2):
        p = g.players[player]
        if p.n_pool > 0:
            g.gathered = 0
            for r in range(RESTRICTIONS):
                for k in range(TYPES_OF_MANA):
                    p.pool[r, k] = 0
            p.n_pool = 0


@kernel
def best_net(g, t, o, player, total):  # type: ignore[no-untyped-def]
    """The most that a complex source adds, net of its own cost, with `total` mana to feed it from; and its restriction."""
    row = t.rows[g.objects[o].row]
    best, of = 0, 0
    for q in range(row.option, row.option + row.n_options):
        cost = t.costs[t.options[q].cost].total
        if cost <= total and option_usable(g, t, q, o, player):
            net = option_size(g, t, q, o, player) - cost
            r = t.options[q].restriction
            if net > best or (net == best and r == FREE):
                best, of = net, int(r)
    return best, of


@kernel
def sum_left(g, t, player):  # type: ignore[no-untyped-def]
    """What the gathered units and complex sources could still give, into `g.left`: free, a Powerstone's, other."""
    for kind in range(3):
        g.left[kind] = 0
    for r in range(t.n_restrictions):
        g.left_of[r] = g.n_of[r]
    total = int(g.n_simple)
    counted = 0  # complex sources that were counted, as bits
    found = g.n_complex > 0
    while found:  # one that was fed may feed the next
        found = False
        for i in range(g.n_complex):
            if (counted >> i) & 1:
                continue
            best, of = best_net(g, t, int(g.complex[i]), player, total)
            if best > 0:
                g.left_of[of] += best
                total += best
                counted |= 1 << i
                found = True
    for r in range(t.n_restrictions):
        g.left[min(r, 2)] += g.left_of[r]
