"""Playing lands, casting spells, attacking (CR 305, 508, 601)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..engine.rules import casting
from ..engine.state import ATTACK, COMBAT, MAIN_1
from . import characteristics, stack, targets
from .costs import announce, pay_life
from .refusals import need_priority, need_sorcery_timing, refuse, why_no_attack, why_not
from .state import Item

if TYPE_CHECKING:
    from ..cards.card import Card
    from .game import Game

HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND = (int(z) for z in (v.Zone.HAND, v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.STACK, v.Zone.EXILE, v.Zone.COMMAND))
def play_land(game: Game, o: int, player: int) -> None:
    """Play a land: a special action (CR 116.2a)."""
    need_sorcery_timing(game, player, game.name(o))
    extra = sum(e.amount.n for source, e in game.statics(v.Do.EXTRA_LAND) if int(game.thing(source).controller) == player or e.who == v.Who.EACH)
    game.g.players[player].lands_left = 1 + extra - game.side.lands  # CR 305.2
    answer = game.rules.can_play_land(game.g, game.t, o, player)
    if answer:
        raise refuse(game, o, answer)
    game.rules.play_land(game.g, game.t, game.w, o, int(game.thing(o).row), player, False)
    game.side.lands += 1


def purpose(game: Game, o: int, row: int) -> int:
    """What mana is spent on as a spell is cast as a row."""
    return int(game.t.rows[row].purpose)


def face_down_row(game: Game, o: int) -> int:
    """The row as which a card with morph or its kin is cast face down (CR 702.37c, 708.4)."""
    if not {"morph", "megamorph", "disguise"} & set(game.card(o).keywords):
        raise game.illegal(f"{game.name(o)} can't be cast face down", "702.37, 708.4")
    return game.row(characteristics.face_down_card())


def face_row(game: Game, o: int, face: str) -> int:
    """The row of one half of a split card, or of another face that can be cast (CR 709.3)."""
    card = game.builder.cards[game.more(o).base]
    for one in (card, *card.faces):
        if one.name == face:
            return game.more(o).base if one is card else game.row(one)
    raise game.illegal(f"{card.full_name} has no part called {face}", "709.3")


def cast(game: Game, o: int, player: int, x: int, row: int, free: bool, kicker: str, cost: str | None, face_down: bool = False) -> None:
    """Cast a card from where it is (CR 601.2)."""
    need_priority(game)
    if face_down:
        row, cost = face_down_row(game, o), "{3}"
    card = game.builder.cards[row]
    if "Land" in card.types:
        raise game.illegal(f"{card.name} is a land: it can be played, not cast", "305.9")
    if "Instant" not in card.types and "flash" not in card.keywords and not as_flash(game, o, player):
        need_sorcery_timing(game, player, card.name)
    need_allowed(game, card, x, player)
    if x and "X" not in card.mana_cost and "X" not in kicker:
        raise game.illegal(f"{card.name} has no X", "107.3")
    if free and x:
        raise game.illegal(f"{card.name}: without its mana cost X can only be 0", "107.3b")
    if int(game.thing(o).zone) not in (HAND, COMMAND) and not (int(game.thing(o).zone) == EXILE and (free or may_cast_foretold(game, o))):
        raise refuse(game, o, casting.WRONG_ZONE)
    if not free and cost is None and not card.mana_cost:
        raise refuse(game, o, casting.NO_COST)
    text, life = announce(game, player, "" if free else (card.mana_cost if cost is None else cost) + kicker)
    number = game.builder.cost(text)
    game.now.kicked = o if kicker else -1
    before = int(game.g.bound_hit)
    at = int(game.g.n_stack)
    printed = int(game.t.rows[row].cost)
    game.t.rows[row].cost = number
    more = int(game.rules.extra_generic(game.g, game.t, o, row, player, x)) - int(game.t.costs[number].generic)
    try:
        game.rules.cast(game.g, game.t, game.w, o, row, player, x, number, 0)
    finally:
        game.t.rows[row].cost = printed
    if int(game.g.bound_hit) != before:
        raise why_not(game, o, number, purpose(game, o, int(game.thing(o).row)), more, player)
    pay_life(game, player, life)
    item, game.now.spell = game.now.spell, Item()
    item.face_down = face_down
    game.side.stack[at:] = [item]
    targets.becomes_target(game, item, player, stack.ref(game, at))


def need_allowed(game: Game, card: Card, x: int, player: int) -> None:
    """Whether an effect says that a player can't cast a spell (CR 101.2, 601.3); on the stack X counts for its mana value (CR 202.3e)."""
    row = game.row(replace(card, mana_value=card.mana_value + x * (card.mana_cost or "").count("{X}")))
    for source, effect in game.statics(v.Do.CANNOT_CAST):
        what = effect.what or v.Selector(whose=v.Who.EACH)
        whose = what.whose == v.Who.EACH or (what.whose == v.Who.YOU) == (int(game.thing(source).controller) == player)
        if whose and (effect.token != "named" or game.more(source).named == card.name) and game.rules.row_fits(game.t, game.selector(what), row):
            raise game.illegal(f"{card.name}: {game.name(source)} forbids to cast it", "101.2, 601.3")


def as_flash(game: Game, o: int, player: int) -> bool:
    """Whether an effect lets a player cast a spell as though it had flash (CR 702.8)."""
    return player in game.side.flash or any(int(game.thing(s).controller) == player and game.fits(e.what, o, player, s) for s, e in game.statics(v.Do.CAST_WITH_FLASH))


def attack(game: Game, creatures: list[int], player: int) -> None:
    """Declare attackers (CR 508.1)."""
    if int(game.g.active) != player or int(game.g.step) not in (MAIN_1, COMBAT, ATTACK):
        raise game.illegal("Attackers are declared by the active player in their combat phase", "508.1")
    if int(game.g.n_stack) > 0:
        raise game.illegal("The stack is not empty", "500.2")
    for o in creatures:
        if not game.rules.can_attack(game.g, game.t, o, player):
            raise why_no_attack(game, o, player)
    game.rules.empty_pools(game.g)
    game.g.step = ATTACK
    for o in creatures:
        game.rules.attack_with(game.g, game.t, o, player)
    if creatures:
        game.rules.attackers_declared(game.g, game.t, player)


def may_cast_foretold(game: Game, o: int) -> bool:
    """Whether a card in exile was foretold on an earlier turn (CR 702.143a)."""
    foretold = game.more(o).foretold
    return foretold is not None and foretold != (int(game.g.turn), int(game.g.active))
