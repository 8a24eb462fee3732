"""Tokens by name: one's own, those of the rulings, those that the rules predefine (CR 111)."""

from __future__ import annotations

from dataclasses import replace

from ..cards import catalogue
from ..cards.card import Card
from .rulings import CARDS


def token(name: str, own: dict[str, Card]) -> Card:
    """The token of a name, with or without the word "token" at its end.

    Raises
    ------
    CardError
        There is no such token.
    """
    plain = name.removesuffix(" token").removesuffix(" Token")
    for cards in (own, CARDS):
        for known in (name, plain, f"{plain} Token"):
            if known in cards and cards[known].layout == "token":
                return cards[known]
    return named(catalogue.token(plain))


def named(card: Card) -> Card:
    """A token to which nobody gave a name is called by its subtypes and the word Token (CR 111.4)."""
    return replace(card, name=" ".join([*card.subtypes, "Token"]))
