"""Cards of the rulings on meld."""

from __future__ import annotations

from ...cards.card import Card

CARDS: list[Card] = []
