"""Meld (CR 701.42, 712): two cards become one permanent with the combined back face."""

from __future__ import annotations

from ...cards.vocabulary import Zone
from ..compile import BOARD, kernel
from ..goals import reached
from ..log import MELDED, note
from ..policy import MELD_LINE
from .battlefield import enter_battlefield
from .objects import become
from .triggers import meld_partner
from .zones import move

BATTLEFIELD, EXILE = int(Zone.BATTLEFIELD), int(Zone.EXILE)


@kernel
def meld(g, t, w, o, attacking):  # type: ignore[no-untyped-def]
    """Exile a card and its partner, then put them onto the battlefield melded, as one new object; False if they are no pair that is there."""
    k = meld_partner(g, t, o, attacking)
    if BOARD:
        k = BOARD.choose_partner(o, attacking)
    if k < 0:
        return False
    result = int(t.rows[g.objects[o].row].melds_into)
    if result < 0:
        result = int(t.rows[g.objects[k].row].melds_into)
    if result < 0:
        return False
    player = int(g.objects[o].controller)
    move(g, t, o, EXILE, 0)
    move(g, t, k, EXILE, 0)
    if BOARD:
        if not BOARD.can_be_melded(o, k):
            return False
    p = g.players[g.objects[k].owner]  # the partner's card is now the other half of one permanent (CR 712.21)
    n = 0
    while p.exile[n] != k:
        n += 1
    for j in range(n, p.n_exile - 1):
        p.exile[j] = p.exile[j + 1]
    p.n_exile -= 1
    g.objects[k].zone = 0
    become(g, t, o, result)
    enter_battlefield(g, t, w, o, player, 3 if attacking else 0, False)
    if BOARD and g.objects[o].zone != BATTLEFIELD:
        BOARD.not_melded(o, k)
        return False
    g.objects[o].half = k
    note(g, MELDED, player, o, k, 0)
    if player == 0:
        reached(g, w, MELD_LINE, t.rows[result].name, 0)
    return True
