"""Cards of the rulings on Purgatory, and of the turn."""

from __future__ import annotations

from ...cards.card import Card

CARDS: list[Card] = []
