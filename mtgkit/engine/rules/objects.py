"""What an object is now: the row that is written on it (CR 109.3)."""

from __future__ import annotations

from ..compile import kernel
from ..layout import ACTS_FROM


@kernel
def become(g, t, o, row):  # type: ignore[no-untyped-def]
    """An object has the characteristics of a row from here on: of a card's front, its prototype, its back or what it melded into."""
    g.objects[o].row = row
    g.objects[o].traits = t.rows[row].traits


@kernel
def acts_from(g, o, zone):  # type: ignore[no-untyped-def]
    """Whether the pilot would activate some ability of an object from a zone."""
    return (g.objects[o].traits >> (ACTS_FROM + zone)) & 1 != 0
