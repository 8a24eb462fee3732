"""Cards that rulings speak of and no deck of the batch needs, as data for the Table (found by their names in `Table.put`)."""

from __future__ import annotations

from . import completed, mana, mana_costs, mana_lands, mana_replacements, mana_triggers, meld, powerstones, purgatory, staples_exile, staples_forbidding, staples_removal, unearth

CHAPTERS = (completed, mana, mana_costs, mana_lands, mana_triggers, mana_replacements, powerstones, unearth, meld, purgatory, staples_exile, staples_forbidding, staples_removal)
CARDS = {name: card for chapter in CHAPTERS for card in chapter.CARDS for name in (card.name, card.full_name)}
