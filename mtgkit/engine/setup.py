"""Everything that a range of games needs, as numbers: made once, sent to any worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..cards.card import Card
from ..cards.vocabulary import Ability
from ..decks import Deck
from ..errors import DeckError
from .plans import London, Pilot
from .preferences import fill_policy
from .tables import Builder, look_up

DECK_SIZE = 400


@dataclass(frozen=True, eq=False)
class Setup:
    """The tables of a deck, the pilot's arrays, and what else decides a game.

    Attributes
    ----------
    tables, policy : ndarray of shape (1,)
        Records of `engine.layout.TABLES` and `engine.policy.POLICY`.
    key : int
        Unsigned 64-bit key of the random numbers.
    n_turns : int
        Turns of each game.
    on_the_play : bool or None
        None: a coin flip each game.
    names : tuple of str
        The cards of the deck, in the order of their rows.
    lines : tuple of str
        The lines of play.
    rows : tuple of str
        Names of all rows.
    abilities : tuple of Ability
        All abilities, for the log.
    """

    tables: np.ndarray
    policy: np.ndarray
    key: int
    n_turns: int
    on_the_play: bool | None
    names: tuple[str, ...]
    lines: tuple[str, ...]
    rows: tuple[str, ...]
    abilities: tuple[Ability, ...]


def prepare(deck: Deck, *, lines: Sequence[Any], mulligan: London, pilot: Pilot, n_turns: int, on_the_play: bool | None, key: int, players: int | None = None,
            own: Mapping[str, Card] | None = None) -> Setup:  # fmt: skip
    """Make the numbers of a deck, once for a simulation.

    Parameters
    ----------
    deck : Deck
        The deck; its sideboard, companion and other cards take no part.
    lines : sequence of Line
        Lines of play.
    mulligan, pilot : London, Pilot
        Who makes the choices.
    n_turns : int
        Turns of each game.
    on_the_play : bool or None
        None: a coin flip each game.
    key : int
        Unsigned 64-bit key of the random numbers.
    players : int, optional
        Players at the table; None: four for a list with a commander, else two.
    own : mapping of str to Card, optional
        The user's own cards by name.

    Returns
    -------
    Setup

    Raises
    ------
    DeckError
        The deck has more cards than a game's record holds.
    """
    commander = bool(deck.commanders)
    players = players if players is not None else (4 if commander else 2)
    slots = deck.slots()
    if len(slots) > DECK_SIZE:
        raise DeckError(f"The deck has {len(slots)} cards; mtgkit plays decks of up to {DECK_SIZE}.")
    own = dict(own or {})
    commanders = [name for name, n in deck.commanders.items() for _ in range(n)]
    identity = {c for name in commanders for c in look_up(name, own).color_identity or ()} if commanders else set("WUBRG")
    builder = Builder(identity, players, 40 if commander else 20)
    names = list(dict.fromkeys([*sorted(set(slots)), *commanders]))
    index = {}
    for name in names:
        index[name] = builder.row(look_up(name, own))
    builder.t.n_cards = len(builder.names)
    builder.finish()
    builder.t.deck_size, builder.t.n_commanders = len(slots), len(commanders)
    builder.t.deck[: len(slots)] = [index[name] for name in slots]
    builder.t.commanders[: len(commanders)] = [index[name] for name in commanders]
    policy = fill_policy(builder, lines, mulligan, pilot, int(players > 2))
    return Setup(builder.array, policy, key, n_turns, on_the_play, tuple(builder.names[: builder.t.n_cards]), tuple(line.text for line in lines), tuple(builder.names), tuple(builder.abilities))
