"""What resolving spells and abilities do beyond the batch, and what they ask to be paid (CR 118.12, 608.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from . import events, mana, moving, sources, stack
from .state import Delayed, Ref
from .targets import PLAYER_EFFECTS, PLAYERS, player_ref, take_target, targeted
from .things import Thing
from .tokens import token

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD, GRAVEYARD, EXILE = int(v.Zone.BATTLEFIELD), int(v.Zone.GRAVEYARD), int(v.Zone.EXILE)
TOGETHER = {v.Do.DESTROY: GRAVEYARD, v.Do.EXILE: EXILE, v.Do.BOUNCE: int(v.Zone.HAND)}


def pays(game: Game, a: int, player: int, source: int) -> bool:
    """Whether a player pays what a resolving ability offers; it can be paid only in full (CR 118.3, 118.12)."""
    cost = game.builder.abilities[a].cost
    if cost == v.Cost():
        return True
    if cost.life > int(game.g.players[player].life) or (cost.sacrifice is not None and not any(game.fits(cost.sacrifice, o, player, source) for o in game.battlefield())):
        return False
    record = game.t.abilities[a]
    purpose = special_purpose(game)
    if cost.mana and not sources.payable(game, player, int(record.cost), purpose, int(game.t.costs[record.cost].generic)):
        return False
    if not game.builder.abilities[a].optional and not game.may(player, "pay"):  # what is optional was asked about already
        return False
    if cost.mana and not game.rules.pay(game.g, game.t, record.cost, purpose, game.t.costs[record.cost].generic, player):
        return False
    game.rules.pay_other_costs(game.g, game.t, game.w, a, player, source)
    return True


def special_purpose(game: Game) -> int:
    """What a payment on resolution is, for restricted mana: neither a spell nor an ability (CR 118.12)."""
    from ..engine.spending import Use, purpose

    return purpose(Use(frozenset({"special"})), game.builder.clauses)


def holds(game: Game, kind: int, n: int, what: int, player: int, source: int) -> bool:
    """Conditions that only the Table judges."""
    if kind == v.If.KICKED:
        return game.more(source).kicked
    if kind == v.If.YOUR_TURN:
        return int(game.g.active) == player
    if kind in (v.If.HAS_COUNTERS, v.If.LACKS_COUNTERS):
        return (counters_named(game, source, what) >= n) == (kind == v.If.HAS_COUNTERS)
    if kind == v.If.IS_CREATURE:
        return "Creature" in game.card(source).types
    return True


def counters_named(game: Game, o: int, what: int) -> int:
    """How many counters of a kind are on an object; a selector carries the kind as its name."""
    kind = next(s.name for s, number in game.builder.selectors.items() if number == what)
    return dict(Thing(game, o).counters).get(kind, 0)


def return_all(game: Game, effect: v.Effect, player: int, source: int) -> int:
    """Every matching card of a graveyard returns at once."""
    cards = [game.ref(o) for o in game.zone(player, GRAVEYARD) if game.fits(effect.what, o, player, source)]
    if effect.to == BATTLEFIELD:
        moving.enter_together(game, cards, player, int(effect.tapped) + 2 * int(effect.attacking))
    else:
        for o, _ in cards:
            game.rules.move(game.g, game.t, o, int(effect.to), 0)
    return len(cards)


def do_effect(game: Game, e: int, n: int, player: int, source: int, stamp: int, x: int, done: int) -> int:
    """Effects that only the Table has, or has with targets; -1 for those that the engine does."""
    record = game.t.effects[e]
    do = v.Do(int(record.do))
    effect = game.effect_of(e)
    if effect is None:
        return -1
    if effect.amount.count == v.Count.TARGET_POWER:
        n = effect.amount.n * (game.now.target_seen[1] if game.now.target_seen else 0) + effect.amount.plus
    if do == v.Do.BOUNCE and effect.token == "unearth":
        return events.bounce_past_unearth(game, effect, take_target(game), player, source)
    if do == v.Do.ADD_MANA:
        mana.add_from(game, effect, player, source)
        return 1
    if do == v.Do.DRAIN_POOL:
        from . import activating

        ref = take_target(game) if effect.targets else player_ref(1 - player)
        if ref is not None and ref[1] >= 0:
            activating.drain(game, effect, player, -1 - ref[0])
        return 1
    if do == v.Do.CREATE and (effect.power or effect.toughness):
        return create_sized(game, effect, n, player, x)
    if do == v.Do.UNEARTH and effect.targets:
        ref = take_target(game)
        return int(game.rules.unearth(game.g, game.t, game.w, ref[0], ref[1], player)) if ref is not None and ref[1] >= 0 else 0
    if do == v.Do.PUT_FOR_A_TURN:
        return events.put_for_a_turn(game, effect, take_target(game) if effect.targets else None, player, (source, stamp))
    if do in PLAYER_EFFECTS:
        return player_effect(game, effect, e, do, n, player, source)
    if effect.what is not None and effect.what.that and do not in OWN and do != v.Do.GRANT:
        return one_by_one(game, e, do, n, player, [that(game)])
    if effect.what is not None and effect.what.attached and do not in OWN and do != v.Do.GRANT:
        return one_by_one(game, e, do, n, player, [game.more(source).attached] if game.there((source, stamp)) else [])
    if do in TOGETHER and effect.take < 0 and effect.what is not None and not effect.what.itself:
        all_of_them = [o for o in game.battlefield() if game.fits(effect.what, o, player, source)]
        moving.together(game, all_of_them, TOGETHER[do])
        return len(all_of_them)
    if do == v.Do.GRANT and effect.take < 0:
        fitting = [o for o in game.battlefield() if game.fits(effect.what, o, player, source)]
        for o in fitting:
            events.lasting(game, o, effect, "turn")
        return len(fitting)
    if do == v.Do.RETURN and effect.take < 0:
        return return_all(game, effect, player, source)
    if do == v.Do.REDUCE_COST:
        game.side.cheaper.append((player, effect))
        return 1
    if do == v.Do.FOR_THE_TURN:
        mana.for_the_turn(game, effect, player, source)
        return 1
    if do == v.Do.GRANT:
        ref = take_target(game) if effect.targets else that(game) if effect.what is not None and effect.what.that else (source, stamp)
        if ref is None or not game.there(ref):
            return 0
        events.lasting(game, ref[0], effect, "turn")
        return 1
    if do not in OWN:
        return -1
    return own_effect(game, effect, do, n, player, source, stamp)


def that(game: Game) -> Ref | None:
    """What "that" is: the target of the effect before, else the object that the trigger saw."""
    return game.now.last_target or (game.now.resolved.about if game.now.resolved else None)


def one_by_one(game: Game, e: int, do: v.Do, n: int, player: int, objects: list[Ref | None]) -> int:
    """An effect of the engine on given permanents, if they are still there."""
    done = [ref[0] for ref in objects if ref is not None and game.there(ref)]
    for o in done:
        game.rules.one_of_yours(game.g, game.t, game.w, int(do), e, o, n, player)
    return len(done)


def create_sized(game: Game, effect: v.Effect, n: int, player: int, x: int) -> int:
    """Tokens whose size the effect says (CR 111.3)."""
    power, toughness = (x if size == -1 else size for size in (effect.power, effect.toughness))
    row = game.row(replace(token(effect.token, game.builder.own), power=str(power), toughness=str(toughness)))
    game.rules.create_tokens(game.g, game.t, game.w, row, n, player, int(effect.tapped) + 2 * int(effect.attacking))
    return n


def pay_any(game: Game, player: int) -> int:
    """Pay any amount of generic mana as an effect resolves; how much it was."""
    most = 0
    while True:
        game.g.gathered = 0
        game.rules.gather(game.g, game.t, player)
        if game.rules.can_pay(game.g, game.t, game.builder.cost("{0}"), special_purpose(game), most + 1, player):
            break
        most += 1
    n = int(game.ask(player, "how much mana to pay", list(range(most + 1))))
    game.rules.pay(game.g, game.t, game.builder.cost("{0}"), special_purpose(game), n, player)
    return n


def player_effect(game: Game, effect: v.Effect, e: int, do: v.Do, n: int, player: int, source: int) -> int:
    """An effect on the player, or the permanent, that was targeted."""
    chooser = player
    if targeted(effect) and effect.who in PLAYERS:
        ref = take_target(game)
        if ref is None or ref[1] < 0:
            return 0
        if ref[0] >= 0:
            if game.there(ref):
                game.thing(ref[0]).damage += n
                game.g.unsettled = 1
            return n
        player = -1 - ref[0]
    elif effect.who == v.Who.ITS_CONTROLLER:
        tapper = game.now.resolved.tapper if game.now.resolved else -1
        player = game.now.target_seen[0] if game.now.target_seen is not None else tapper if tapper >= 0 else player
    elif do != v.Do.EXILE_GRAVEYARD or effect.who != v.Who.EACH:
        return -1
    if do == v.Do.EXILE_NAMED:
        return events.exile_named(game, chooser, player)
    if do == v.Do.EXILE_GRAVEYARD:
        return sum(events.exile_graveyard(game, p) for p in ((0, 1) if effect.who == v.Who.EACH else (player,)))
    return int(game.rules.player_effect(game.g, game.t, game.w, e, int(do), n, player, source))


OWN = frozenset({
    v.Do.COUNTER, v.Do.GAIN_CONTROL, v.Do.EXCHANGE_CONTROL, v.Do.FLICKER, v.Do.END_TURN, v.Do.CREATE_COPY, v.Do.PHASE_OUT, v.Do.ATTACH, v.Do.DOUBLE_POOL, v.Do.RETURN_EXILED,
    v.Do.EXILE_THAT, v.Do.COPY_EXILED, v.Do.EXILE_WITH, v.Do.RETURN_ALL_EXILED, v.Do.BECOME, v.Do.LOSE_ABILITIES, v.Do.COPY_ABILITY, v.Do.SWAP_WITH_GRAVEYARD, v.Do.PAY_ANY, v.Do.EXILE_UNTIL, v.Do.TRANSFORM,
})  # fmt: skip


def own_effect(game: Game, effect: v.Effect, do: v.Do, n: int, player: int, source: int, stamp: int) -> int:
    """Effects of the Table, one short branch for each."""
    if do == v.Do.DOUBLE_POOL:
        events.double_pool(game, player)
        return 1
    if do == v.Do.END_TURN:
        if effect.optional and not game.may(int(game.g.active), "end the turn"):
            return 0
        events.end_turn(game)
        return 1
    if do == v.Do.SWAP_WITH_GRAVEYARD:
        return events.swap(game, effect, take_target(game), take_target(game), player, source)
    if do == v.Do.EXILE_THAT:
        about = game.now.resolved.about if game.now.resolved else None
        return events.exile_with(game, about, (source, stamp), effect.take) if about is not None else 0
    if do == v.Do.COPY_EXILED:
        return copy_exiled(game, effect, n, player, (source, stamp))
    if do == v.Do.RETURN_ALL_EXILED:
        cards = [ref for ref in game.linked_at(source, stamp) if game.there(ref, EXILE)]
        for card in cards:
            moving.enter(game, card[0], int(game.thing(card[0]).owner))
        return len(cards)
    if do == v.Do.RETURN_EXILED:
        cards = [ref for ref in game.linked_at(source, stamp) if game.there(ref, EXILE)]
        chosen = game.ask(player, "card to return", cards)
        if chosen is None:
            return 0
        moving.enter(game, chosen[0], player)
        return 1
    if do == v.Do.PAY_ANY:
        return pay_any(game, player)
    ref = take_target(game) if effect.targets else that(game) if effect.what is not None and effect.what.that else None
    if do == v.Do.COPY_ABILITY:
        return stack.copy(game, ref if effect.targets else game.now.resolved.about if game.now.resolved else None, player)
    if do == v.Do.COUNTER:
        seen = ref if effect.targets else game.now.resolved.about if game.now.resolved else None
        every = stack.targets(game, effect, player, source) if not effect.targets and seen is None else [seen]
        return sum([stack.counter(game, effect, one) for one in every])
    about = game.now.resolved.about if game.now.resolved else None
    if ref is None and effect.what is None and about is not None and do in (v.Do.PHASE_OUT, v.Do.FLICKER, v.Do.CREATE_COPY):
        ref = about  # the object that the trigger saw
    objects = [ref] if ref is not None else [game.ref(o) for o in game.battlefield() if game.fits(effect.what or v.ITSELF, o, player, source)]
    done = 0
    for one in objects:
        if not game.there(one):
            continue
        done += 1
        o = one[0]
        if do == v.Do.GAIN_CONTROL:
            events.gain_control(game, o, player, effect.token == "turn")
        elif do == v.Do.EXCHANGE_CONTROL and game.there((source, stamp)):
            events.exchange_control(game, source, o)
        elif do == v.Do.EXILE_WITH:
            events.exile_permanent_with(game, one, (source, stamp))
        elif do == v.Do.FLICKER:
            moving.flicker(game, o, effect.token == "end step", player, (source, stamp), effect.take)
        elif do == v.Do.CREATE_COPY:
            events.create_copy(game, o, player, effect, n)
        elif do == v.Do.PHASE_OUT:
            if effect.token:
                game.side.delayed.append(Delayed("phase out", (one,), player, (source, stamp), effect.token))
            else:
                events.phase_out(game, o)
        elif do == v.Do.ATTACH and game.there((source, stamp)):
            events.attach(game, source, o)
        elif do == v.Do.EXILE_UNTIL and game.there((source, stamp)):
            game.rules.move(game.g, game.t, o, EXILE, 0)
            game.side.until.setdefault((source, stamp), []).extend(r for r in game.side.became.get(one, []) if game.there(r, EXILE))
        elif do == v.Do.TRANSFORM:
            events.transform(game, o)
        elif do in (v.Do.BECOME, v.Do.LOSE_ABILITIES):
            events.lasting(game, o, effect, "turn")
    if do == v.Do.EXCHANGE_CONTROL and not done and effect.token == "or sacrifice" and game.there((source, stamp)):
        game.rules.move(game.g, game.t, source, GRAVEYARD, 0)
    return done


def copy_exiled(game: Game, effect: v.Effect, n: int, player: int, source: Ref) -> int:
    """Token copies of a card exiled with this; the next end step, if they go then, is one that has not begun yet (CR 603.7b)."""
    chosen = game.ask(player, "card to copy", [ref for ref in game.linked_at(*source) if game.there(ref, EXILE)])
    if chosen is None:
        return 0
    made = events.create_copy(game, chosen[0], player, replace(effect, token=""), n)
    for o in made:
        if effect.token:
            events.lasting(game, o, v.Effect(v.Do.GRANT, token=effect.token), "")
        if effect.to == v.Zone.EXILE:
            game.side.delayed.append(Delayed("exile", (game.ref(o),), player, source, "end step"))
    return len(made)
