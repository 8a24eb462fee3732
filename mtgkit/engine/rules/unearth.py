"""Unearth (CR 702.84a) and what its rulings say of the permanent that it returned.

The two exile effects belong to the permanent, not to its abilities: losing all abilities does not touch them. The exile
at the end step is one delayed triggered ability (CR 603.7); the replacement lasts as long as the object does.
"""

from __future__ import annotations

from ...cards.vocabulary import Zone
from ..compile import BOARD, kernel
from ..log import UNEARTHED, note
from ..state import WAITING

BATTLEFIELD = int(Zone.BATTLEFIELD)
EXILE = int(Zone.EXILE)


@kernel
def where_it_goes(g, o, zone):  # type: ignore[no-untyped-def]
    """Where an object goes instead of `zone`: an unearthed permanent that would leave the battlefield is exiled (CR 702.84a, 614.1a)."""
    if BOARD:
        return BOARD.where_it_goes(o, zone)
    if g.objects[o].unearthed != 0 and g.objects[o].zone == BATTLEFIELD:
        return EXILE
    return zone


@kernel
def mark_unearthed(g, o):  # type: ignore[no-untyped-def]
    """The permanent gains haste, is to be exiled at the next end step, and leaves for exile only."""
    thing = g.objects[o]
    thing.haste = 1
    thing.unearthed = 1
    g.unearths += 1
    note(g, UNEARTHED, thing.controller, o, 0, 0)
    if g.n_leaving >= WAITING:
        g.bound_hit = 1
        return
    link = g.leaving[g.n_leaving]
    link.object = o
    link.stamp = thing.stamp
    link.controller = thing.controller
    g.n_leaving += 1
