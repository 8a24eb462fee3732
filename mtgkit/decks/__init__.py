"""Deck lists in the formats that people have."""

from .deck import Deck

__all__ = ["Deck"]
