"""Cards that rulings speak of and no deck of the batch needs, as data for the Table (found by their names in `Table.put`)."""

from __future__ import annotations

from ...cards.card import Card
from . import completed, mana, mana_costs, mana_lands, mana_replacements, mana_triggers, meld, powerstones, purgatory, staples_exile, staples_forbidding, staples_removal, unearth

CHAPTERS = (completed, mana, mana_costs, mana_lands, mana_triggers, mana_replacements, powerstones, unearth, meld, purgatory, staples_exile, staples_forbidding, staples_removal)
CARDS: dict[str, Card] = {}
for _chapter in CHAPTERS:
    for _card in _chapter.CARDS:
        assert _card.name not in CARDS, f"{_card.name} stands in two chapters"
        CARDS[_card.name] = CARDS[_card.full_name] = _card
