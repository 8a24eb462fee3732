"""The log of one game: what happened, as numbers; `table` turns them into sentences."""

from __future__ import annotations

from .compile import kernel
from .state import LOG

(TURN_BEGINS, DREW, PLAYED_LAND, CAST_SPELL, ACTIVATED, TRIGGERED, RESOLVED, MOVED, CREATED, TAPPED_FOR, ATTACKED, DEALT, LOST_LIFE, GAINED_LIFE, MULLIGANED,
 KEPT, SHUFFLED, DISCARDED, MILLED, UNEARTHED, MELDED, FIZZLED, COUNTERS_PUT, UNTAPPED, LOOKED, ENDED, BOTTOMED, MODE, PAID_LIFE, TAKEN, CHOSE_COLOR) = range(1, 32)  # fmt: skip


@kernel
def write_event(g, code, player, o, a, b):  # type: ignore[no-untyped-def]
    """Write an event to the log."""
    if g.n_log >= LOG:
        g.bound_hit = 1
        return
    e = g.log[g.n_log]
    e.turn = g.turn
    e.step = g.step
    e.player = player
    e.code = code
    e.object = o
    e.row = g.objects[o].row if o >= 0 else -1
    e.a = a
    e.b = b
    g.n_log += 1


@kernel
def note(g, code, player, o, a, b):  # type: ignore[no-untyped-def]
    """Write an event to the log, if this game is logged."""
    if g.logging != 0:
        write_event(g, code, player, o, a, b)
