"""Life: damage, loss and payment (CR 119, 120.3)."""

from __future__ import annotations

from ..compile import kernel
from ..log import DEALT, LOST_LIFE, PAID_LIFE, note


@kernel
def lose_life(g, player, n, is_damage, source):  # type: ignore[no-untyped-def]
    """Life lost, or damage dealt to a player (CR 120.3); a player without life loses (CR 704.5a)."""
    if n <= 0:
        return
    g.players[player].life -= n
    note(g, DEALT if is_damage else LOST_LIFE, player, source, n, g.players[player].life)
    if player == 1 and is_damage:
        g.damage += n
        g.total_damage += n
    if g.players[player].life <= 0 and player == 0:
        g.players[0].lost = 1


@kernel
def pay_life(g, player, n, source):  # type: ignore[no-untyped-def]
    """Life paid as a cost (CR 119.4); the caller asked whether there is enough."""
    g.players[player].life -= n
    note(g, PAID_LIFE, player, source, n, g.players[player].life)
    if g.players[player].life <= 0 and player == 0:
        g.players[0].lost = 1
