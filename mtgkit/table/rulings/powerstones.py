"""Cards of the rulings on Powerstones, X, {T} and {Q}."""

from __future__ import annotations

from ...cards.card import Card

CARDS: list[Card] = []
