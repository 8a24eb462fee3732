"""Special actions: turning face up, foretelling, suspending (CR 116.2). None of them is casting a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from . import characteristics, effects
from .refusals import need_priority, need_sorcery_timing, why_not

if TYPE_CHECKING:
    from .game import Game

HAND, EXILE = int(v.Zone.HAND), int(v.Zone.EXILE)


def turn_face_up(game: Game, o: int, player: int, cost: str) -> None:
    """Turn a face-down permanent face up: a special action, not casting (CR 116.2b)."""
    more = game.more(o)
    if not more.face_down or int(game.thing(o).controller) != player:
        raise game.illegal(f"{game.name(o)} is not face down under your control", "116.2b")
    pay_special(game, o, cost, player)
    more.face_down = False
    characteristics.derive(game)


def pay_special(game: Game, o: int, cost: str, player: int) -> None:
    """Pay for a special action (CR 116.2): no spell is cast, so a Powerstone's mana will do."""
    need_priority(game)
    number = game.builder.cost(cost)
    game.now.pool_only = bool(game.now.paying)
    use = effects.special_purpose(game)
    if not game.rules.pay(game.g, game.t, number, use, int(game.t.costs[number].generic), player):
        raise why_not(game, o, number, use, 0, player)
    game.now.pool_only = False


def foretell(game: Game, o: int, player: int) -> None:
    """Pay {2} and exile a card face down from hand, on one's own turn (CR 702.143a)."""
    need_in_hand(game, o, "foretell", "702.143a")
    if int(game.g.active) != player:
        raise game.illegal("A card can be foretold on your own turn only", "116.2h")
    pay_special(game, o, "{2}", player)
    game.rules.move(game.g, game.t, o, EXILE, 0)
    if int(game.thing(o).zone) == EXILE:
        game.more(o).foretold = (int(game.g.turn), int(game.g.active))


def suspend(game: Game, o: int, player: int, cost: str, n: int) -> None:
    """Pay the suspend cost and exile a card from hand with `n` time counters, when one could begin to cast it (CR 702.62a)."""
    need_in_hand(game, o, "suspend", "702.62a")
    card = game.card(o)
    if "Instant" not in card.types and "flash" not in card.keywords:
        need_sorcery_timing(game, player, card.name)
    pay_special(game, o, cost, player)
    game.rules.move(game.g, game.t, o, EXILE, 0)
    if int(game.thing(o).zone) == EXILE:
        game.more(o).counters["time"] = n


def need_in_hand(game: Game, o: int, keyword: str, cr: str) -> None:
    """A card in hand that has the keyword."""
    if int(game.thing(o).zone) != HAND or keyword not in game.card(o).keywords:
        raise game.illegal(f"{game.name(o)} is no card in hand with {keyword}", cr)
