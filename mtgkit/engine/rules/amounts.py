"""Numbers that count something (CR 107.3, 608.2h)."""

from __future__ import annotations

from ...cards.vocabulary import Count, Zone
from ..compile import BOARD, kernel
from .triggers import fits

FIXED, X, BATTLEFIELD, GRAVEYARD, HAND, DONE = int(Count.FIXED), int(Count.X), int(Count.BATTLEFIELD), int(Count.GRAVEYARD), int(Count.HAND), int(Count.DONE)
POWER, COUNTERS, DIED, HALF_LIBRARY, OPPONENTS, LIFE, ATTACKERS = int(Count.POWER), int(Count.COUNTERS), int(Count.DIED_THIS_TURN), int(Count.HALF_LIBRARY), int(Count.OPPONENTS), int(Count.LIFE), int(Count.ATTACKERS)
ON_BATTLEFIELD = int(Zone.BATTLEFIELD)


@kernel
def power(g, t, o):  # type: ignore[no-untyped-def]
    """Power of a creature now."""
    thing = g.objects[o]
    return int(t.rows[thing.row].power) + thing.plus + thing.power_up


@kernel
def toughness(g, t, o):  # type: ignore[no-untyped-def]
    """Toughness of a creature now."""
    thing = g.objects[o]
    return int(t.rows[thing.row].toughness) + thing.plus + thing.toughness_up


@kernel
def amount(g, t, e, player, source, x, done):  # type: ignore[no-untyped-def]
    """How much an effect says: fixed, X, or a count."""
    effect = t.effects[e]
    kind = effect.count
    if kind == FIXED:
        return int(effect.n)
    found = 0
    if kind == X:
        found = x
    elif kind == DONE:
        found = done
    elif kind == HAND:
        found = int(g.players[player].n_hand)
    elif kind == BATTLEFIELD:
        for i in range(g.n_battlefield):
            if fits(g, t, effect.count_what, g.battlefield[i], player, source):
                found += 1
    elif kind == GRAVEYARD:
        p = g.players[player]
        for i in range(p.n_graveyard):
            if effect.count_what < 0 or fits(g, t, effect.count_what, p.graveyard[i], player, source):
                found += 1
    elif kind == POWER:
        found = power(g, t, source) if g.objects[source].zone == ON_BATTLEFIELD else int(t.rows[g.objects[source].row].power)
        found = max(found, 0)
    elif kind == COUNTERS:
        found = int(g.objects[source].charge)
    elif kind == DIED:
        found = int(g.died)
    elif kind == OPPONENTS:
        found = t.players - 1
    elif kind == ATTACKERS:
        for i in range(g.n_battlefield):
            thing = g.objects[g.battlefield[i]]
            found += thing.attacking != 0 and thing.controller == player
    elif kind == LIFE:
        found = max(int(g.players[player].life), 0)
    elif kind == HALF_LIBRARY:
        found = (int(g.players[1 - player].n_library) + 1) // 2
    if BOARD:
        found = BOARD.counted(kind, source, found, e, player)
    return found * effect.n + effect.plus
