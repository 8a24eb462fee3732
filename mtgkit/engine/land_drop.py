"""Which land the pilot plays, and as what: a colour that is missing, untapped when one more mana would be used now."""

from __future__ import annotations

from ..cards.vocabulary import Kind, Zone
from .choices import types_made
from .compile import kernel
from .layout import LAND, LAND_FACE
from .rules.battlefield import would_enter_tapped
from .rules.objects import acts_from
from .rules.sources import bits, gather
from .state import HELD

BATTLEFIELD, GRAVEYARD = int(Zone.BATTLEFIELD), int(Zone.GRAVEYARD)
ACTIVATED = int(Kind.ACTIVATED)
BACKS_UNTIL = 5  # lands in play beyond which a spell is no longer played as the land on its back
SUMS = 40  # sums of costs that are told apart


@kernel
def land_value(g, t, w, o, row, player, made, asked, want_untapped):  # type: ignore[no-untyped-def]
    """How well a land fits now: a colour that is missing, untapped when that matters, otherwise tapped lands first."""
    r = t.rows[row]
    mask = r.mask
    if r.fetches != 0 or r.chooses != 0:  # it stands for the one land that it will fetch, or the colour that is chosen
        missing = asked & ~made
        mask |= missing & -missing if missing != 0 else asked & -asked
    value = 10 * bits(mask & asked & ~made) + 3 * bits(mask & asked)
    front = int(g.objects[o].row)
    g.objects[o].row = row  # as the face that would be played
    tapped = r.fetches == 2 or would_enter_tapped(g, t, o, player, want_untapped)
    g.objects[o].row = front
    if want_untapped:
        value += 0 if tapped else 25
    else:
        value += 15 if tapped else 0
    if not tapped and r.enters != 0:
        value += 6  # untapped now; it may not be later
    if mask == 0:
        value -= 20  # it makes no mana, or none as things are
    return value - 2 * r.harm


@kernel
def with_cost(t, sums, cost):  # type: ignore[no-untyped-def]
    """Sums of costs with one more cost added to each."""
    return (sums << min(int(t.costs[cost].total), SUMS)) & ((1 << SUMS) - 1)


@kernel
def colors_asked(g, t, w, player):  # type: ignore[no-untyped-def]
    """Types of mana that the plays at hand ask for, as a mask; and whether one more mana would be used now.

    One more is used when some of the plays cost exactly one more together than there is. `sums` holds the sums of costs
    that can be reached, as bits.
    """
    p = g.players[player]
    mask = 0
    sums = 1
    gather(g, t, player)
    for i in range(p.n_hand):
        r = t.rows[g.objects[p.hand[i]].row]
        before = sums
        if r.cost >= 0 and (r.types & LAND) == 0:
            mask |= t.costs[r.cost].colors
            sums |= with_cost(t, before, r.cost)
        if r.prototype >= 0:
            mask |= t.costs[t.rows[r.prototype].cost].colors
            sums |= with_cost(t, before, t.rows[r.prototype].cost)
    n = int(p.n_graveyard) if p.acting_graveyard > 0 else 0
    for i in range(n + (g.n_battlefield if p.acting > 0 else 0)):
        zone = GRAVEYARD if i < n else BATTLEFIELD
        o = int(p.graveyard[i]) if zone == GRAVEYARD else int(g.battlefield[i - n])
        if not acts_from(g, o, zone) or (zone == BATTLEFIELD and g.objects[o].controller != player):
            continue
        row = int(g.objects[o].row)
        for a in range(t.rows[row].ability, t.rows[row].ability + t.rows[row].n_abilities):
            if t.abilities[a].zone == zone and t.abilities[a].kind == ACTIVATED and w.ability[a] > 0:
                mask |= t.costs[t.abilities[a].cost].colors
                sums |= with_cost(t, sums, t.abilities[a].cost)
    return mask, (sums >> min(int(g.n_simple) + 1, SUMS)) & 1


@kernel
def tell(g, card, status):  # type: ignore[no-untyped-def]
    """Keep for the columns what is to be said of a card in hand in this turn."""
    if g.status[card] == 0:
        g.told[g.n_told] = card
        g.n_told += 1
    g.status[card] = status


@kernel
def hold(g, o, player):  # type: ignore[no-untyped-def]
    """Keep for the columns that a land is in hand in this turn."""
    if player == 0 and g.status[g.objects[o].card] == 0:
        tell(g, int(g.objects[o].card), HELD)


@kernel
def choose_land(g, t, w, player):  # type: ignore[no-untyped-def]
    """The land to play and the face to play it as; (-1, -1, 0) when there is none. The last: whether to pay to have it untapped."""
    p = g.players[player]
    found, kinds = -1, 0
    for i in range(p.n_hand):
        o = int(p.hand[i])
        if (g.objects[o].traits & LAND_FACE) != 0:
            hold(g, o, player)
            if p.lands == 0 and t.rows[g.objects[o].row].returns_land != 0:
                continue  # it could only return itself
            if found < 0 or g.objects[o].row != g.objects[found].row:
                kinds += 1
            found = o
    if found < 0:
        return -1, -1, 0
    if kinds == 1 and t.rows[g.objects[found].row].enters == 0 and t.rows[g.objects[found].row].back < 0:
        return found, int(g.objects[found].row), 0
    asked, one_more = int(w.asks), 1
    if w.greedy == 0:
        asked, one_more = colors_asked(g, t, w, player)
    made = types_made(g, t, player)
    best, best_row, best_value = -1, -1, -1_000_000
    for i in range(p.n_hand):
        o = int(p.hand[i])
        row = int(g.objects[o].row)
        front = row if (t.rows[row].types & LAND) != 0 else -1  # the back of a land is as good as its front, that of a spell is not
        if (g.objects[o].traits & LAND_FACE) == 0 or (t.rows[row].returns_land != 0 and p.lands == 0):
            continue
        for _ in range(2):
            if (t.rows[row].types & LAND) != 0 and (front >= 0 or p.lands < BACKS_UNTIL):
                value = land_value(g, t, w, o, row, player, made, asked, one_more != 0) - (0 if front >= 0 else 30)
                if value > best_value:
                    best, best_row, best_value = o, row, value
            row = int(t.rows[g.objects[o].row].back)
            if row < 0:
                break
    return best, best_row, one_more
