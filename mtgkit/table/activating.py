"""Activating abilities: mana abilities at once, all others on the stack (CR 602, 605, 606)."""


from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.words import table_words
from ..engine.encode import TYPES
from ..engine.rules import activating as rules
from ..engine.rules import casting
from ..errors import IllegalAction
from . import mana, pools, stack, targets
from .costs import announce, pay_life
from .refusals import need_played, need_priority, need_sorcery_timing, refuse, why_not
from .state import Item

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD = int(v.Zone.BATTLEFIELD)


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
    need_played(game, o, ability)
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
    game.now.pool_only = bool(game.now.paying) or game.now.only is not None or mana.is_changed(game)
    answer = quick_answer(game, o, number, ability, player)
    if answer:
        game.thing(o).used = used
        raise refuse(game, o, answer)
    item = Item()
    if not targets.choose(game, ability, player, o, item):
        raise game.illegal(f"{game.name(o)} has no legal target", "602.2b")
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
    game.now.pool_only = False
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
        raise refuse(game, o, rules.ALREADY_TAPPED)
    if ability.cost.untap and not game.rules.can_untap(game.g, game.t, o):
        raise refuse(game, o, rules.ALREADY_UNTAPPED)
    if ability.cost.remove_counters > int(game.thing(o).charge):
        raise refuse(game, o, rules.CONDITION_FAILS)
    if not mana.condition_holds(game, ability.condition, o, player):
        raise refuse(game, o, rules.CONDITION_FAILS)
    answer = game.rules.costs_at_hand(game.g, game.t, number, player, o)
    if answer:
        raise refuse(game, o, answer)


def drain(game: Game, effect: v.Effect, player: int, other: int) -> None:
    """A player activates a mana ability of each matching permanent that allows it; the mana goes to another (CR 106.13)."""
    for o in game.zone(other, BATTLEFIELD):
        if not game.fits(effect.what, o, other, -1):
            continue
        if any(ability.kind == v.Kind.MANA and makes_mana_now(game, o, a, other) for a, ability in game.abilities(o)):
            mana.activate(game, o, which_mana(game, o, other), other)
    pools.take_over(game, player, other)


def which_mana(game: Game, o: int, player: int) -> int:
    """The mana ability of a permanent that a player means: the only one that can be activated, the one that makes the type that is answered next, or a choice."""
    numbers = [a for a, ability in game.abilities(o) if ability.kind == v.Kind.MANA]
    if not numbers:
        raise game.illegal(f"{game.name(o)} has no mana ability", "605.1a")
    able = [a for a in numbers if makes_mana_now(game, o, a, player)] or numbers[:1]
    if len(able) == 1:
        return able[0]
    wanted = game.answers.peek()  # of several that make the type, the first
    fitting = [a for a in able if isinstance(wanted, str) and wanted in TYPES and any(wanted in e.mana or e.mana_from != v.ManaFrom.PRINTED for e in game.builder.abilities[a].effects)]
    if fitting:
        return fitting[0]
    return chosen(game, o, able, player, "mana ability")


def which(game: Game, o: int, numbers: list[int], player: int) -> int:
    """Which of several abilities that answer to the same words: the only one that can be activated now, or a choice (CR 602.2)."""
    game.g.gathered = 0
    game.rules.gather(game.g, game.t, player)
    able = [a for a in numbers if int(game.rules.can_activate(game.g, game.t, a, o, player)) == 0]
    return chosen(game, o, able or numbers[:1], player, "ability")


def chosen(game: Game, o: int, numbers: list[int], player: int, what: str) -> int:
    """The ability that a player chooses, by its words."""
    words = {table_words(game.builder.abilities[a]): a for a in numbers}
    return words[game.ask(player, f"{what} of {game.name(o)}", list(words))]


def makes_mana_now(game: Game, o: int, number: int, player: int) -> bool:
    """Whether a mana ability may be activated, mana of its cost aside."""
    try:
        can_make_mana(game, o, number, player)
    except IllegalAction:
        return False
    return True
