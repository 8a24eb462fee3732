"""Sources of mana: what pool and untapped permanents could give (CR 106, 605), gathered into units.

A *unit* is one mana that could be had: its possible types (a mask of W U B R G C), its restriction, and where it comes
from. A source whose choice is only one type of one mana is one unit; others are *complex* and tried option by option.
"""

from __future__ import annotations

from ...cards.vocabulary import ManaFrom
from ..compile import BOARD, kernel
from ..layout import BASIC, COLORS, COMPLEX, CREATURE, FREE, HASTE, IS_CREATURE, LAND, MAKES_MANA, SIMPLE, TYPES_OF_MANA, C
from ..state import UNITS
from .amounts import amount
from .triggers import holds

YOUR_LANDS, YOUR_BASIC_LANDS, OPPONENTS_LANDS = int(ManaFrom.YOUR_LANDS), int(ManaFrom.YOUR_BASIC_LANDS), int(ManaFrom.OPPONENTS_LANDS)
CHOSEN_COLOR = int(ManaFrom.CHOSEN_COLOR)
POOL = -1
KEEP_CREATURE, SACRIFICES = 6, 60


@kernel
def can_tap(g, t, o):  # type: ignore[no-untyped-def]
    """Whether the cost {T} of a permanent could be paid (CR 107.5, 302.6)."""
    thing = g.objects[o]
    if thing.tapped != 0:
        return False
    return (thing.traits & IS_CREATURE) == 0 or thing.since != g.turn or thing.haste != 0 or (t.rows[thing.row].keywords & HASTE) != 0


@kernel
def can_untap(g, t, o):  # type: ignore[no-untyped-def]
    """Whether the cost {Q} of a permanent could be paid (CR 107.6, 302.6)."""
    thing = g.objects[o]
    if thing.tapped == 0:
        return False
    return (thing.traits & IS_CREATURE) == 0 or thing.since != g.turn or thing.haste != 0 or (t.rows[thing.row].keywords & HASTE) != 0


@kernel
def bits(mask):  # type: ignore[no-untyped-def]
    """How many types a mask holds."""
    n = 0
    for k in range(TYPES_OF_MANA):
        n += (mask >> k) & 1
    return n


@kernel
def lands_make(g, t, player, basic_only):  # type: ignore[no-untyped-def]
    """The types that a player's lands could make, other than by looking at each other (CR 106.7)."""
    if BOARD:
        return BOARD.lands_could_produce(player, basic_only)
    mask = 0
    for i in range(g.n_battlefield):
        k = int(g.battlefield[i])
        row = t.rows[g.objects[k].row]
        if g.objects[k].controller == player and (row.types & LAND) != 0 and (not basic_only or (row.supers & BASIC) != 0):
            mask |= row.mask | g.objects[k].chosen
    return mask


@kernel
def add_unit(g, mask, restriction, o, option, weight, level):  # type: ignore[no-untyped-def]
    if g.n_units >= UNITS:
        g.bound_hit = 1
        return
    u = g.units[g.n_units]
    u.mask = mask
    u.restriction = restriction
    u.object = o
    u.option = option
    u.weight = weight
    u.level = level
    u.demand = -1
    g.n_units += 1


@kernel
def option_usable(g, t, q, o, player):  # type: ignore[no-untyped-def]
    """Whether a mana ability of a permanent could be activated now, its mana cost left aside."""
    ability = t.abilities[t.options[q].ability]
    if ability.playable == 0:
        return False
    if ability.tap != 0 and not can_tap(g, t, o):
        return False
    if ability.life > 0 and g.players[player].life <= ability.life:
        return False
    if ability.counters > g.objects[o].charge:
        return False
    return holds(g, t, ability.condition, ability.condition_n, ability.condition_what, player, o)


@kernel
def option_mask(g, t, q, o, player):  # type: ignore[no-untyped-def]
    """The types that an option of one mana offers: printed, chosen, or read off other permanents."""
    dynamic = t.options[q].dynamic
    if dynamic == CHOSEN_COLOR:
        return int(g.objects[o].chosen)
    if dynamic == YOUR_LANDS:
        return lands_make(g, t, player, False)
    if dynamic == YOUR_BASIC_LANDS:
        return lands_make(g, t, player, True) & COLORS
    if dynamic == OPPONENTS_LANDS:
        return lands_make(g, t, 1 - player, False) & COLORS
    mask = 0
    for k in range(TYPES_OF_MANA):
        if t.manas[t.options[q].mana, k] > 0:
            mask |= 1 << k
    return mask


@kernel
def option_size(g, t, q, o, player):  # type: ignore[no-untyped-def]
    """How much mana an option gives."""
    total = 0
    for k in range(TYPES_OF_MANA):
        total += t.manas[t.options[q].mana, k]
    if t.options[q].dynamic != 0:
        total = 1
    return total * amount(g, t, t.options[q].effect, player, o, 0, 0)


@kernel
def source_weight(g, t, o, mask, restriction, q):  # type: ignore[no-untyped-def]
    """What it costs the player to use this source now: restricted first, then few types, without harm."""
    row = t.rows[g.objects[o].row]
    weight = (10 if restriction != FREE else 20) + 4 * bits(mask)
    if (row.types & CREATURE) != 0:
        weight += KEEP_CREATURE
    if q >= 0:
        ability = t.abilities[t.options[q].ability]
        weight += 8 * (t.options[q].harm + ability.life)
        if ability.sacrifice >= 0:
            weight += SACRIFICES
    return weight


@kernel
def gather_general(g, t, o, player):  # type: ignore[no-untyped-def]
    """Units of a source with conditions, several mana, costs or amounts."""
    row = t.rows[g.objects[o].row]
    usable = 0
    last = -1
    mask = 0
    merged = True
    for q in range(row.option, row.option + row.n_options):
        if not option_usable(g, t, q, o, player):
            continue
        size = option_size(g, t, q, o, player)
        if size <= 0:
            continue
        option = t.options[q]
        if option.dynamic != 0 and option_mask(g, t, q, o, player) == 0:
            continue  # no type can be defined: no mana (CR 106.5)
        ability = t.abilities[option.ability]
        merged = merged and size == 1 and t.costs[option.cost].total == 0 and ability.sacrifice < 0 and ability.tap != 0 and (last < 0 or t.options[last].restriction == option.restriction)
        if merged:
            mask |= option_mask(g, t, q, o, player)
        usable += 1
        last = q
    if usable == 0:
        return
    option = t.options[last]
    if merged:
        add_unit(g, mask, option.restriction, o, -1, source_weight(g, t, o, mask, option.restriction, last), 0)
    elif usable == 1 and t.costs[option.cost].total == 0:
        times = amount(g, t, option.effect, player, o, 0, 0)
        for k in range(TYPES_OF_MANA):
            for _ in range(times * t.manas[option.mana, k]):
                add_unit(g, 1 << k, option.restriction, o, last, source_weight(g, t, o, 1 << k, option.restriction, last), 0)
    elif g.n_complex < 32:
        g.complex[g.n_complex] = o
        g.n_complex += 1
    else:
        g.bound_hit = 1


@kernel
def gather(g, t, player):  # type: ignore[no-untyped-def]
    """Fill the units with all mana that a player could have now: the pool, then untapped sources.

    `gathered` holds for whom they are right; whatever taps, untaps, goes or fills a pool sets it to 0, and what comes is
    added. `general` counts the sources that may look at the board: while there is one, every change is such a change.
    """
    if g.gathered == player + 1:
        g.n_units = g.n_simple
        return
    g.gathered = player + 1
    g.n_units = 0
    g.n_complex = 0
    g.general = 0
    for r in range(t.n_restrictions):
        g.n_of[r] = 0
    p = g.players[player]
    if p.n_pool > 0:
        for r in range(t.n_restrictions):
            for k in range(TYPES_OF_MANA):
                n_floating, mask = int(p.pool[r, k]), 1 << k
                if BOARD:
                    n_floating, mask = BOARD.floating(player, r, k, n_floating)
                for _ in range(n_floating):
                    add_unit(g, mask, r, POOL, -1 - k, 0 if r != FREE else 1 if k == C else 2, 0)  # what little else could be spent on goes first
    n = int(g.n_battlefield)
    if BOARD:
        n = BOARD.sources_to_use(n)
    for i in range(n):
        o = int(g.battlefield[i])
        thing = g.objects[o]
        if (thing.traits & MAKES_MANA) == 0 or thing.tapped != 0 or thing.controller != player:
            continue
        row = t.rows[thing.row]
        if row.source == SIMPLE:
            if can_tap(g, t, o):
                add_unit(g, row.mask, row.restriction, o, -1, row.weight, 0)
        elif row.source == COMPLEX:
            g.general += 1
            gather_general(g, t, o, player)
    g.n_simple = g.n_units
    for i in range(g.n_units):
        g.n_of[g.units[i].restriction] += 1


@kernel
def add_source(g, t, o):  # type: ignore[no-untyped-def]
    """A permanent has come: what was gathered stays right, its own mana added at the end."""
    thing = g.objects[o]
    if g.general == 0 and (thing.traits & MAKES_MANA) == 0:
        return
    row = t.rows[thing.row]
    if g.general != 0 or row.source == COMPLEX:
        g.gathered = 0
    elif row.source == SIMPLE and g.gathered == thing.controller + 1 and can_tap(g, t, o):
        g.n_units = g.n_simple
        add_unit(g, row.mask, row.restriction, o, -1, row.weight, 0)
        g.n_simple = g.n_units
        g.n_of[row.restriction] += 1


@kernel
def drop_used(g, player):  # type: ignore[no-untyped-def]
    """Units that a payment used are gone; the others stay gathered."""
    n = 0
    for i in range(g.n_simple):
        u = g.units[i]
        if u.demand >= 0:
            g.n_of[u.restriction] -= 1
            continue
        if n < i:
            k = g.units[n]
            k.mask, k.restriction, k.object, k.option, k.weight, k.level = u.mask, u.restriction, u.object, u.option, u.weight, u.level
        n += 1
    g.n_simple = n
    g.n_units = n
    g.gathered = player + 1
