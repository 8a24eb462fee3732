"""What a player may do, and doing it: play a land, cast, activate, attack, special actions (CR 116, 305, 508, 601, 602)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.words import ability_words
from ..engine.rules import activating, casting, payment
from ..engine.state import ATTACK, CLEANUP, COMBAT, MAIN_1, MAIN_2, UNTAP
from ..errors import IllegalAction
from . import characteristics, mana, pools, stack, targets
from .state import Item

if TYPE_CHECKING:
    from .game import Game

HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND = (int(z) for z in (v.Zone.HAND, v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.STACK, v.Zone.EXILE, v.Zone.COMMAND))
REASONS = {
    casting.NO_LAND_LEFT: ("no land can be played any more this turn", "305.2"),
    casting.NOT_A_LAND: ("this is no land", "305.1"),
    casting.NOT_CASTABLE: ("this can't be cast or activated", "601.3"),
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


def announce(game: Game, player: int, text: str) -> tuple[str, int]:
    """A cost once the player has said how its monocoloured hybrid and Phyrexian symbols are paid, and the life for them (CR 107.4e-f, 601.2b)."""
    life = 0
    for symbol in re.findall(r"\{2/[WUBRG]\}|\{[WUBRG]/P\}", text):
        one, other = symbol[1:-1].split("/")
        options = [f"{{{other}}}", "{2}"] if one == "2" else [f"{{{one}}}", "2 life"]
        chosen = game.ask(player, f"how {symbol} is paid", options)
        life += 2 * (chosen == "2 life")
        text = text.replace(symbol, "" if chosen == "2 life" else chosen, 1)
    return text, life


def pay_life(game: Game, player: int, life: int) -> None:
    """Pay life as part of a mana cost (CR 119.4)."""
    if life > int(game.g.players[player].life):
        raise game.illegal("There is not enough life", "119.4")
    if life:
        game.rules.pay_life(game.g, player, life, -1)


def cast(game: Game, o: int, player: int, x: int, row: int, free: bool, kicker: str, cost: str | None, face_down: bool = False) -> None:
    """Cast a card from where it is (CR 601.2)."""
    need_priority(game)
    if face_down:
        row, cost = face_down_row(game, o), "{3}"
    card = game.builder.cards[row]
    if "Land" in card.types:
        raise refuse(game, o, casting.NOT_CASTABLE)
    if "Instant" not in card.types and "flash" not in card.keywords and not as_flash(game, o, player):
        need_sorcery_timing(game, player, card.name)
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
    game.kicked = o if kicker else -1
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
    item, game.spell = game.spell, Item()
    item.face_down = face_down
    game.side.stack[at:] = [item]
    targets.becomes_target(game, item, player, stack.ref(game, at))


def as_flash(game: Game, o: int, player: int) -> bool:
    """Whether an effect lets a player cast a spell as though it had flash (CR 702.8)."""
    return player in game.side.flash or any(int(game.thing(s).controller) == player and game.fits(e.what, o, player, s) for s, e in game.statics(v.Do.CAST_WITH_FLASH))


def why_not(game: Game, o: int, cost: int, use: int, x: int, player: int) -> IllegalAction:
    """Why a cost could not be paid."""
    game.g.gathered = 0
    game.rules.gather(game.g, game.t, player)
    answer = game.rules.can_pay(game.g, game.t, cost, use, int(game.t.costs[cost].generic) + x, player)
    return refuse(game, o, answer or payment.SHORT_OF_MANA)


def activate(game: Game, o: int, number: int, player: int, x: int) -> None:
    """Activate an ability: a mana ability resolves at once, another goes on the stack (CR 602, 605)."""
    ability = game.builder.abilities[number]
    need_priority(game)
    if int(game.thing(o).zone) != int(ability.zone):
        raise refuse(game, o, casting.WRONG_ZONE)
    if int(game.thing(o).zone) == BATTLEFIELD and int(game.thing(o).controller) != player:
        raise game.illegal(f"{game.name(o)}: only its controller may activate its abilities", "602.2")
    if int(game.thing(o).zone) != BATTLEFIELD and int(game.thing(o).owner) != player:
        raise game.illegal(f"{game.name(o)}: only its owner may activate its abilities there", "602.2, 108.4a")
    forbidden(game, o, ability, player)
    if ability.kind == v.Kind.MANA:
        can_make_mana(game, o, number, player)
        mana.activate(game, o, number, player)
        return
    if ability.kind not in (v.Kind.ACTIVATED, v.Kind.LOYALTY):
        raise game.illegal(f"{game.name(o)}: this is no activated ability", "602.1")
    if any(game.more(source).named == game.name(o) for source, _ in game.statics(v.Do.NAMED_CANNOT_ACTIVATE)):
        raise game.illegal(f"{game.name(o)}: its abilities can't be activated", "602.5")
    if ability.sorcery or ability.kind == v.Kind.LOYALTY:
        need_sorcery_timing(game, player, game.name(o))
    life = with_x(game, number, x, player)
    used = game.thing(o).used
    if ability.kind == v.Kind.LOYALTY and allowed_twice(game, o) and loyalty_uses(game, o) < 2:
        game.thing(o).used = 0
    game.pool_only = bool(game.paying) or game.only is not None or mana.is_changed(game)
    item = Item()
    if not targets.choose(game, ability, player, o, item):
        raise game.illegal(f"{game.name(o)} has no legal target", "602.2b")
    answer = quick_answer(game, o, number, ability, player)
    if answer:
        game.thing(o).used = used
        raise refuse(game, o, answer)
    if ability.kind == v.Kind.LOYALTY:
        game.more(o).counters["loyalty uses"] = loyalty_uses(game, o) + 1
    if ability.cost.tap_other is not None:
        mana.pay_tap_other(game, o, ability.cost, player)
    before, at = int(game.g.bound_hit), int(game.g.n_stack)
    game.rules.activate(game.g, game.t, game.w, number, o, player)
    if int(game.g.bound_hit) != before:
        record = game.t.abilities[number]
        raise why_not(game, o, int(record.cost), int(record.purpose), 0, player)
    pay_life(game, player, life)
    game.g.stack[at].x = x
    game.side.stack[at:] = [item]
    game.pool_only = False
    targets.becomes_target(game, item, player, stack.ref(game, at))
    game.rules.raise_event(game.g, game.t, int(v.When.ACTIVATED_ABILITY), o, player, 0)


def forbidden(game: Game, o: int, ability: v.Ability, player: int) -> None:
    """Whether an effect says that an ability can't be activated (CR 101.2, 602.5)."""
    zone = int(game.thing(o).zone)
    for source, effect in game.statics(v.Do.CANNOT_ACTIVATE):
        if effect.token == "not mana" and ability.kind == v.Kind.MANA:
            continue
        if effect.to in (v.Zone.HAND, zone) and game.fits(effect.what, o, int(game.thing(source).controller), source):
            raise game.illegal(f"{game.name(o)}: {game.name(source)} forbids to activate its abilities", "101.2, 602.5")


def with_x(game: Game, number: int, x: int, player: int) -> int:
    """The cost of an activation with its X (CR 107.3a): X is chosen, then the cost is what it is. Returns the life that is paid for its symbols."""
    text, life = announce(game, player, game.builder.abilities[number].cost.mana)
    if x and "{X}" not in text:
        raise game.illegal("This ability has no X", "107.3")
    game.t.abilities[number].cost = game.builder.cost(text.replace("{X}", f"{{{x}}}"))
    return life


def allowed_twice(game: Game, o: int) -> bool:
    """Whether a planeswalker says that its loyalty abilities may be activated twice each turn."""
    return any(e.do == v.Do.LOYALTY_TWICE for a in game.card(o).abilities for e in a.effects)


def loyalty_uses(game: Game, o: int) -> int:
    """How many of its loyalty abilities were activated this turn."""
    return game.more(o).counters.get("loyalty uses", 0)


def quick_answer(game: Game, o: int, number: int, ability: v.Ability, player: int) -> int:
    """What forbids an activation, mana aside: the mana is asked for as it is paid."""
    record = game.t.abilities[number]
    cost, purposeful = int(record.cost), int(record.purpose)
    record.cost = game.builder.cost("")
    try:
        game.g.gathered = 0
        game.rules.gather(game.g, game.t, player)
        return int(game.rules.can_activate(game.g, game.t, number, o, player))
    finally:
        record.cost, record.purpose = cost, purposeful
        game.g.gathered = 0


def can_make_mana(game: Game, o: int, number: int, player: int) -> None:
    """What forbids a mana ability; that it would make nothing does not (CR 605.2)."""
    ability = game.builder.abilities[number]
    if ability.cost.tap and not game.rules.can_tap(game.g, game.t, o):
        raise refuse(game, o, activating.ALREADY_TAPPED)
    if ability.cost.untap and not game.rules.can_untap(game.g, game.t, o):
        raise refuse(game, o, activating.ALREADY_UNTAPPED)
    if ability.cost.remove_counters > int(game.thing(o).charge):
        raise refuse(game, o, activating.CONDITION_FAILS)
    if not mana.condition_holds(game, ability.condition, o, player):
        raise refuse(game, o, activating.CONDITION_FAILS)
    answer = game.rules.costs_at_hand(game.g, game.t, number, player, o)
    if answer:
        raise refuse(game, o, answer)


def drain(game: Game, effect: v.Effect, player: int, other: int) -> None:
    """A player activates a mana ability of each matching permanent that allows it; the mana goes to another (CR 106.13)."""
    for o in game.zone(other, BATTLEFIELD):
        if not game.fits(effect.what, o, other, -1):
            continue
        able = [a for a, ability in game.abilities(o) if ability.kind == v.Kind.MANA and makes_mana_now(game, o, a, other)]
        if able:
            words = {ability_words(game.builder.abilities[a]): a for a in able}
            mana.activate(game, o, words[game.ask(other, f"mana ability of {game.name(o)}", list(words))], other)
    pools.take_over(game, player, other)


def makes_mana_now(game: Game, o: int, number: int, player: int) -> bool:
    """Whether a mana ability may be activated, mana of its cost aside."""
    try:
        can_make_mana(game, o, number, player)
    except IllegalAction:
        return False
    return True


def attack(game: Game, creatures: list[int], player: int) -> None:
    """Declare attackers (CR 508.1)."""
    if int(game.g.active) != player or int(game.g.step) not in (MAIN_1, COMBAT, ATTACK):
        raise game.illegal("Attackers are declared by the active player in their combat phase", "508.1")
    if int(game.g.n_stack) > 0:
        raise game.illegal("The stack is not empty", "500.2")
    for o in creatures:
        if not game.rules.can_attack(game.g, game.t, o, player):
            raise game.illegal(f"{game.name(o)} can't attack", "508.1a, 302.6")
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
