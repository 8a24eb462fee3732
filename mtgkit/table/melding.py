"""Melding at the Table (CR 701.42, 712): which objects an ability may exile, and which of them are a pair of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.card import Card
from ..cards.catalogue import meld_pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .game import Game

BATTLEFIELD, EXILE = int(v.Zone.BATTLEFIELD), int(v.Zone.EXILE)


def partners(game: Game, o: int, attacking: bool) -> list[int]:
    """What has the name of a permanent's partner, and the same owner and controller: tokens and copies too, which only fail to meld."""
    me, card = game.thing(o), game.card(o)
    if int(me.zone) != BATTLEFIELD or card.meld is None or int(me.owner) != int(me.controller) or (attacking and not me.attacking):
        return []
    player = int(me.controller)
    mine = [k for k in game.zone(player, BATTLEFIELD) if k != o and int(game.thing(k).owner) == player and game.name(k) == card.meld.partner]
    return [k for k in mine if not attacking or game.thing(k).attacking]


def is_pair(game: Game, o: int, k: int) -> bool:
    """Whether two exiled objects are the two cards of one meld pair (CR 701.42b-c)."""
    if any(int(game.thing(x).zone) != EXILE or game.thing(x).token for x in (o, k)):
        return False
    one, other = (game.builder.cards[int(game.thing(x).card)] for x in (o, k))
    return one.meld is not None and other.meld is not None and (one.meld.partner, one.meld.result) == (other.name, other.meld.result) and other.meld.partner == one.name


def stay_exiled(game: Game, o: int, k: int) -> None:
    """The melded permanent could not enter: two cards are in exile, each with its front face (CR 712.8a)."""
    front = int(game.thing(o).card)
    game.rules.become(game.g, game.t, o, front)
    game.more(o).base = front
    game.rules.enter_zone(game.g, k, EXILE, 0)


def combined(result: Card, one: Card, other: Card) -> Card:
    """The combined face of two cards: its mana value is the sum of theirs (CR 202.3c)."""
    from dataclasses import replace

    return replace(result, layout="meld", meld=None, mana_value=one.mana_value + other.mana_value)


def names_of_pair(card: Card, known: Iterable[Card]) -> tuple[str, str] | None:
    """The names of the cards that a combined face stands for, the one with the ability first; None for any other card."""
    for c in known:
        if c.meld is not None and c.meld.result == card.name and c.meld.carries_ability:
            return c.name, c.meld.partner
    return meld_pairs().get(card.name) if card.layout == "meld" and card.meld is None else None
