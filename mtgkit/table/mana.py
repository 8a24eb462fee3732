"""Mana at the Table: what a mana ability makes, what replaces it and what triggers on it (CR 106, 605)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from ..cards.card import Card
from ..engine.encode import TYPES
from ..engine.layout import SIMPLE
from . import pools
from .state import Item

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD = int(v.Zone.BATTLEFIELD)
Made = tuple[tuple[str, int], ...]  # an amount of each type, in the order WUBRGC
CHANGES = (v.Do.MULTIPLY_MANA, v.Do.REPLACE_MANA)
MAKES = (v.Do.ADD_MANA, v.Do.DOUBLE_POOL)


def made(counts: dict[str, int]) -> Made:
    """Counts in one order, without zeros."""
    return tuple((k, counts[k]) for k in TYPES if counts.get(k, 0) > 0)


def types_of(mana: Made) -> list[str]:
    """The types in an amount of mana."""
    return [k for k, _ in mana]


# what an ability makes


def alternatives(game: Game, o: int, effect: v.Effect, player: int, could: dict[int, set[str]] | None = None) -> list[Made]:
    """What one "add" could make, before anything replaces it; [] when no type can be defined (CR 106.5)."""
    if not condition_holds(game, effect.condition, o, player):
        return []
    if effect.do == v.Do.DOUBLE_POOL:  # as much again of each type, of another source: unrestricted (CR 106.3, 106.6)
        floating = made({k: int(game.g.players[player].pool[:, i].sum()) for i, k in enumerate(TYPES)})
        return [floating] if floating else []
    n = 1 if effect.amount == v.ONE else amount(game, effect, o, player)
    if n <= 0:
        return []
    if effect.mana_from == v.ManaFrom.PRINTED:
        return [made({k: text.count(k) * n for k in TYPES}) for text in effect.mana.split("|")]
    return [made({k: n}) for k in TYPES if k in source_types(game, o, effect, player, could)]


def source_types(game: Game, o: int, effect: v.Effect, player: int, could: dict[int, set[str]] | None) -> set[str]:
    """The types that an ability offers which reads them off something else."""
    colors = set("WUBRG")
    kind = effect.mana_from
    if kind in (v.ManaFrom.YOUR_LANDS, v.ManaFrom.YOUR_LANDS_COLORS, v.ManaFrom.OPPONENTS_LANDS, v.ManaFrom.YOUR_BASIC_LANDS):
        whose = 1 - player if kind == v.ManaFrom.OPPONENTS_LANDS else player
        from .producible import could_produce

        could = could if could is not None else could_produce(game)
        lands = [k for k in game.zone(whose, BATTLEFIELD) if "Land" in game.card(k).types and (kind != v.ManaFrom.YOUR_BASIC_LANDS or "Basic" in game.card(k).supertypes)]
        found = set().union(*(could.get(k, set()) for k in lands)) if lands else set()
        return found if kind == v.ManaFrom.YOUR_LANDS else found & colors
    if kind == v.ManaFrom.CHOSEN_COLOR:
        mask = int(game.thing(o).chosen)
        return {k for i, k in enumerate(TYPES) if (mask >> i) & 1}
    if kind == v.ManaFrom.IDENTITY:
        return colors
    permanents = [game.card(k) for k in game.zone(player, BATTLEFIELD)]
    if kind == v.ManaFrom.LEGENDS_COLORS:
        permanents = [c for c in permanents if "Legendary" in c.supertypes and {"Creature", "Planeswalker"} & set(c.types)]
    if kind in (v.ManaFrom.PERMANENTS_COLORS, v.ManaFrom.LEGENDS_COLORS):
        return {c for card in permanents for c in card.colors or ()}
    if kind == v.ManaFrom.GRAVEYARD_COLORS:
        return {c for k in game.zone(player, 4) for c in game.card(k).colors or ()}
    if kind == v.ManaFrom.IMPRINTED:
        return {c for ref in game.more(o).linked if game.there(ref, 6) for c in game.card(ref[0]).colors or ()}
    return set()


def amount(game: Game, effect: v.Effect, o: int, player: int) -> int:
    """The amount of an effect now."""
    number = game.effect_number(effect)
    return int(game.rules.amount(game.g, game.t, number, player, o, 0, 0))


# replacement


def replacements(game: Game, o: int, player: int) -> list[tuple[int, v.Effect]]:
    """Effects that replace the mana of a permanent that a player taps for mana (CR 106.12b)."""
    found = []
    there = [(source, int(game.thing(source).controller), effect) for source, effect in game.statics(*CHANGES)]
    for source, controller, effect in there + [(k, c, e) for k, c, ability in game.side.for_turn if ability.kind == v.Kind.STATIC for e in ability.effects if e.do in CHANGES]:
        if (effect.who == v.Who.EACH or (controller == player) == (effect.who == v.Who.YOU)) and game.fits(effect.what, o, controller, source):
            chosen = "|".join(source_types(game, source, effect, controller, None)) if effect.mana_from == v.ManaFrom.CHOSEN_COLOR else ""
            found.append((source, replace(effect, mana=chosen) if chosen else effect))
    return found


def for_the_turn(game: Game, effect: v.Effect, player: int, source: int) -> None:
    """Abilities act until end of turn (CR 611.2); a colour that they need is chosen as the effect begins."""
    for ability in effect.abilities:
        if any(e.mana_from == v.ManaFrom.CHOSEN_COLOR for e in ability.effects):
            color = game.ask(int(game.g.active) if effect.who == v.Who.EACH else player, "colour", list("WUBRG"))
            ability = replace(ability, effects=tuple(replace(e, mana=color, mana_from=v.ManaFrom.PRINTED) for e in ability.effects))
        game.side.for_turn.append((source, player, ability))


def number_of(game: Game, source: int, ability: v.Ability) -> int:
    """The number of an ability that no object has."""
    row = game.row(Card(f"{game.name(source)} (this turn)", types=["Emblem"], abilities=[ability]))
    return int(game.t.rows[row].ability)


def replaced(mana: Made, effect: v.Effect) -> list[Made]:
    """What an effect makes of an amount of mana: its choices; [] when it does not apply to it."""
    total = sum(n for _, n in mana)
    if effect.do == v.Do.MULTIPLY_MANA:
        return [made({k: n * effect.amount.n for k, n in mana})] if total > 0 else []
    other = {k: n for k, n in mana if effect.token and k not in effect.token}  # types that it leaves as they are
    n = total - sum(other.values())
    if total < effect.amount.n or n == 0:
        return []
    return [made(other | {k: other.get(k, 0) + (effect.take or n)}) for k in effect.mana.split("|")]


def all_outcomes(mana: Made, effects: list[v.Effect]) -> set[Made]:
    """What an amount of mana becomes over every order of the effects that apply (CR 106.7, 616.1)."""
    ready = [(i, options) for i, e in enumerate(effects) if (options := replaced(mana, e))]
    if not ready:
        return {mana}
    return {end for i, options in ready for option in options for end in all_outcomes(option, effects[:i] + effects[i + 1 :])}


def after_replacement(game: Game, mana: Made, effects: list[tuple[int, v.Effect]], player: int) -> Made:
    """What the player makes of it: which effect applies next is their choice where it matters."""
    left = list(effects)
    while True:
        ready = [c for c in left if replaced(mana, c[1])]
        if not ready:
            return mana
        first = ready[0]
        if len({frozenset(ends(mana, left, c)) for c in ready}) > 1:
            chosen = game.ask(player, "effect that applies first", [game.ref(c[0]) for c in ready])
            first = next(c for c in ready if game.ref(c[0]) == chosen)
        left.remove(first)
        options = replaced(mana, first[1])
        later = {m: frozenset(all_outcomes(m, [e for _, e in left])) for m in options}
        kinds = [types_of(m)[0] for m in options]
        mana = options[kinds.index(game.ask(player, "type of mana", kinds))] if len(set(later.values())) > 1 else options[0]


def ends(mana: Made, effects: list[tuple[int, v.Effect]], first: tuple[int, v.Effect]) -> set[Made]:
    """What an amount of mana may become when a certain effect applies first."""
    rest = [e for k, (_, e) in enumerate(effects) if k != effects.index(first)]
    return {end for m in replaced(mana, first[1]) for end in all_outcomes(m, rest)}


def condition_holds(game: Game, c: v.Condition, o: int, player: int) -> bool:
    """Whether a condition holds: of an ability, when it may be activated; of an effect, whether it does anything."""
    what = -1 if c.what is None else game.selector(c.what)
    return bool(game.rules.holds(game.g, game.t, int(c.kind), c.n, what, player, o))


# activating


def activate(game: Game, o: int, number: int, player: int) -> None:
    """Activate a mana ability: costs, then it resolves at once, without the stack (CR 605.3)."""
    ability = game.builder.abilities[number]
    effects = replacements(game, o, player) if ability.cost.tap else []
    watching = watchers(game, o) if ability.cost.tap else []
    pay_costs(game, o, number, ability, player)
    acting = {*game.battlefield(), *(k for k, _, _ in game.side.for_turn)}  # a cost may have taken a permanent away
    effects, watching = [c for c in effects if c[0] in acting], [w for w in watching if w[0] in acting]
    total: dict[str, int] = {}
    done = 0
    record = game.t.abilities[number]
    for k, effect in enumerate(ability.effects):
        if effect.do not in MAKES:
            done = int(game.rules.do_effect(game.g, game.t, game.w, int(record.effect) + k, player, o, int(game.thing(o).stamp), 0, done))
            continue
        options = alternatives(game, o, effect, player)
        if not options:
            continue
        mana = chosen_of(game, player, "type of mana", options)
        mana = after_replacement(game, mana, effects, player)
        add(game, player, mana, game.builder.restriction(effect.restriction), stays=effect.token == "turn")
        for t, n in mana:
            total[t] = total.get(t, 0) + n
    if total:
        for source, controller, a in watching:
            triggered(game, o, source, controller, a, player, made(total))


def pay_costs(game: Game, o: int, number: int, ability: v.Ability, player: int) -> None:
    """The costs of a mana ability."""
    thing, cost, rules, g, t = game.thing(o), ability.cost, game.rules, game.g, game.t
    if cost.tap:
        thing.tapped = 1
    if cost.untap:
        thing.tapped = 0
    g.gathered = 0
    record = t.abilities[number]
    if cost.mana and not rules.pay(g, t, record.cost, record.purpose, t.costs[record.cost].generic, player):
        raise game.illegal(f"{game.name(o)}: its cost {cost.mana} can't be paid", "118.3")
    thing.charge -= cost.remove_counters
    if cost.tap_other is not None:
        pay_tap_other(game, o, cost, player)
    rules.pay_other_costs(g, t, game.w, number, player, o)
    g.gathered = 0


def pay_tap_other(game: Game, o: int, cost: v.Cost, player: int) -> None:
    """Tap other permanents as a cost: that is not the {T} of theirs, so new creatures will do (CR 107.5)."""
    for k in range(cost.n_tap_other):
        able = [game.ref(x) for x in game.zone(player, BATTLEFIELD) if game.thing(x).tapped == 0 and game.fits(cost.tap_other, x, player, o)]
        if len(able) < cost.n_tap_other - k:
            raise game.illegal(f"{game.name(o)}: too little is there to be tapped", "118.3")
        game.thing(game.ask(player, "permanent to tap", able)[0]).tapped = 1


def add(game: Game, player: int, mana: Made, restriction: int, *, stays: bool = False) -> None:
    """Put mana into a pool; `stays`: it does not empty before the end of the turn."""
    for t, n in mana:
        if stays:
            pools.keep(game, player, t, n, restriction)
        game.rules.add_mana(game.g, player, TYPES.index(t), restriction, n)
    game.g.gathered = 0


def watchers(game: Game, o: int) -> list[tuple[int, int, int]]:
    """Abilities that look for this permanent being tapped for mana, as it is now: permanent, controller, number."""
    found = []
    for k in game.battlefield():
        controller = int(game.thing(k).controller)
        for a, ability in game.abilities(k):
            if ability.kind == v.Kind.TRIGGERED and ability.when == v.When.TAPPED_FOR_MANA and ((ability.what is None and k == o) or (ability.what is not None and game.fits(ability.what, o, controller, k))):
                found.append((k, controller, a))
    for k, controller, ability in game.side.for_turn:
        if ability.kind == v.Kind.TRIGGERED and ability.when == v.When.TAPPED_FOR_MANA and game.fits(ability.what, o, controller, k):
            found.append((k, controller, number_of(game, k, ability)))
    return found


def triggered(game: Game, o: int, source: int, controller: int, a: int, player: int, mana: Made) -> None:
    """An ability that triggers on mana being made: one that makes mana resolves at once (CR 605.4a), another waits."""
    ability = game.builder.abilities[a]
    if ability.condition.kind == v.If.PRODUCED:
        n = ability.condition.n
        wanted = {TYPES[n]} if n >= 0 else {k for i, k in enumerate(TYPES) if (int(game.thing(source).chosen) >> i) & 1}
        if not wanted & set(types_of(mana)):
            return
    elif not condition_holds(game, ability.condition, source, controller):
        return
    if not any(e.do == v.Do.ADD_MANA for e in ability.effects):
        game.now.event, game.now.tapper = game.ref(o), player
        game.rules.wait(game.g, game.t, a, source, controller, 0)
        game.now.tapper = -1
        return
    for k, effect in enumerate(ability.effects):
        if effect.do != v.Do.ADD_MANA:
            resolved, game.now.resolved = game.now.resolved, Item(tapper=player, about=game.ref(o))
            game.rules.do_effect(game.g, game.t, game.w, int(game.t.abilities[a].effect) + k, controller, source, int(game.thing(source).stamp), 0, 0)
            game.now.resolved = resolved
            continue
        who = controller if effect.who == v.Who.YOU else player
        if effect.mana_from == v.ManaFrom.PRODUCED:
            options = [made({t: effect.amount.n}) for t in types_of(mana)]
        else:
            options = alternatives(game, source, effect, who)
        if options:
            add(game, who, chosen_of(game, who, f"type of mana of {game.name(source)}", options), game.builder.restriction(effect.restriction))


def chosen_of(game: Game, player: int, what: str, options: list[Made]) -> Made:
    """The amount of mana that a player chooses, asked for by its letters."""
    by_name = {"".join(t * n for t, n in m): m for m in options}
    return by_name[game.ask(player, what, list(by_name))]


def add_from(game: Game, effect: v.Effect, player: int, source: int) -> None:
    """A spell or another ability that is no mana ability adds mana: nothing was tapped for it (CR 106.12, 605.5)."""
    options = alternatives(game, source, effect, player)
    if options:
        add(game, player, chosen_of(game, player, "type of mana", options), game.builder.restriction(effect.restriction), stays=effect.token == "turn")


def is_changed(game: Game) -> bool:
    """Whether something on the table replaces mana or triggers on it: then mana is made before it is spent, source by source."""
    return bool(game.side.for_turn) or any(True for _ in game.statics(*CHANGES, v.Do.SPEND_AS_ANY_COLOR)) or any(a.kind == v.Kind.TRIGGERED and a.when == v.When.TAPPED_FOR_MANA for o in game.battlefield() for _, a in game.abilities(o))


def produce_option(game: Game, o: int, q: int, player: int, kind: int, times: int) -> None:
    """A source that the engine's own payment tapped, where nothing replaces mana or triggers on it."""
    option: Any = game.t.options[q]
    if int(game.t.rows[int(game.thing(o).row)].source) == SIMPLE or int(option.dynamic) != 0:
        game.rules.add_mana(game.g, player, kind, int(option.restriction), times)
        return
    for k in range(len(TYPES)):
        n = int(game.t.manas[int(option.mana), k])
        if n > 0:
            game.rules.add_mana(game.g, player, k, int(option.restriction), n * times)


