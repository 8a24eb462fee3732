"""Why something can't be done, and when a player may act at all (CR 117, 307, 601.3, 602.5)."""


from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards.played import left_out_at_table
from ..cards.vocabulary import Ability
from ..engine.rules import activating, casting, payment
from ..engine.state import CLEANUP, MAIN_1, MAIN_2, UNTAP
from ..errors import IllegalAction

if TYPE_CHECKING:
    from .game import Game

REASONS = {
    casting.NO_LAND_LEFT: ("no land can be played any more this turn", "305.2"),
    casting.NOT_A_LAND: ("this is no land", "305.1"),
    casting.NOT_CASTABLE: ("the rules don't let it be cast or activated", "601.3"),
    casting.NO_COST: ("it has no mana cost", "202.1b"),
    casting.NOTHING_TO_SACRIFICE: ("a cost other than mana can't be paid", "118.3"),
    casting.WRONG_ZONE: ("it is not where that can be done", "113.6"),
    activating.ALREADY_TAPPED: ("it is tapped, or a creature that came this turn: {T} can't be paid", "107.5, 302.6"),
    activating.ALREADY_UNTAPPED: ("it is untapped, or a creature that came this turn: {Q} can't be paid", "107.6, 302.6"),
    activating.USED: ("it was activated this turn", "606.3"),
    activating.LOYALTY_TOO_LOW: ("its loyalty is too low", "606.6"),
    activating.CONDITION_FAILS: ("its condition does not hold, or counters are missing", "602.5"),
    payment.SHORT_OF_MANA: ("mana is missing", "118.3, 601.2h"),
    payment.SHORT_OF_COLOUR: ("a type of mana is missing", "118.3, 601.2h"),
    payment.RESTRICTED: ("the mana may not be spent on that", "106.6, 601.2h"),
}


def refuse(game: Game, o: int, answer: int) -> IllegalAction:
    """The error for a reason that the rules gave."""
    why, cr = REASONS[int(answer)]
    return game.illegal(f"{game.name(o)}: {why}", cr)


def need_played(game: Game, o: int, ability: Ability) -> None:
    """What of an ability isn't modelled: that is no rule of the game, and is said as what it is."""
    lacks = left_out_at_table(ability)
    if lacks:
        raise IllegalAction(f"{game.name(o)}: this ability isn't modelled, so the Table does not play it; missing: {', '.join(lacks)}. Bring about by hand what it does, or define the card.")


def why_no_attack(game: Game, o: int, player: int) -> IllegalAction:
    """Why a permanent can't be declared as an attacker (CR 508.1a)."""
    thing, card = game.thing(o), game.card(o)
    if int(thing.controller) != player:
        return game.illegal(f"{card.name} can't attack: player {player + 1} does not control it", "508.1a")
    if "Creature" not in card.types:
        return game.illegal(f"{card.name} can't attack: it is no creature", "508.1a")
    if int(thing.tapped):
        return game.illegal(f"{card.name} can't attack: it is tapped", "508.1a")
    if "defender" in card.keywords:
        return game.illegal(f"{card.name} can't attack: it has defender", "702.3b")
    return game.illegal(f"{card.name} can't attack: it came under its controller's control this turn, and has no haste", "302.6")


def need_priority(game: Game) -> None:
    """Nobody has priority in the untap step, and usually not in the cleanup step (CR 502.4, 514.3)."""
    if game.side.opening:
        raise game.illegal("The game has not begun: opening hands are being chosen", "103.5")
    if int(game.g.step) == UNTAP or (int(game.g.step) == CLEANUP and not game.side.cleanup_again):
        raise game.illegal("Nobody has priority in this step", "502.4" if int(game.g.step) == UNTAP else "514.3")


def need_sorcery_timing(game: Game, player: int, what: str) -> None:
    """The own main phase with an empty stack (CR 307.1, 602.5d)."""
    if int(game.g.active) != player or int(game.g.step) not in (MAIN_1, MAIN_2) or int(game.g.n_stack) > 0:
        raise game.illegal(f"{what}: only in your main phase while the stack is empty", "307.1, 602.5d")


def why_not(game: Game, o: int, cost: int, use: int, x: int, player: int) -> IllegalAction:
    """Why a cost could not be paid."""
    game.g.gathered = 0
    game.rules.gather(game.g, game.t, player)
    answer = game.rules.can_pay(game.g, game.t, cost, use, int(game.t.costs[cost].generic) + x, player)
    return refuse(game, o, answer or payment.SHORT_OF_MANA)
