"""Cards that rulings speak of and no deck of the batch needs, as data for the Table (found by their names in `Table.put`)."""

from __future__ import annotations

from . import mana, meld, powerstones, purgatory, staples_exile, staples_forbidding, staples_removal, unearth

CARDS = {name: card for chapter in (mana, powerstones, unearth, meld, purgatory, staples_exile, staples_forbidding, staples_removal) for card in chapter.CARDS for name in (card.name, card.full_name)}
