"""What an object is after all continuous effects (CR 613): layer by layer, in the order of timestamps.

The engine reads what is written in an object's row. So the Table writes a row for each object that some effect
changes, and every rule of the engine then sees the object as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..cards import make
from ..cards import vocabulary as v
from ..cards.card import TYPES as CARD_TYPES
from ..cards.card import Card
from ..engine.tables import blank
from . import melding

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD, STACK, GRAVEYARD = int(v.Zone.BATTLEFIELD), int(v.Zone.STACK), int(v.Zone.GRAVEYARD)
BASIC_TYPES = {"plains": "W", "island": "U", "swamp": "B", "mountain": "R", "forest": "G"}
TYPES, COLORS, ABILITIES, BASE, CHANGE = 4, 5, 6, 7, 8  # layers; 7b is BASE, 7c is CHANGE
LAYER = {
    v.Do.SET_LAND_TYPE: TYPES, v.Do.ADD_TYPES: TYPES, v.Do.LAND_TYPES: TYPES, v.Do.GRANT: ABILITIES, v.Do.GRANT_ABILITIES: ABILITIES, v.Do.GRANT_UNEARTH: ABILITIES,
    v.Do.LOSE_ABILITIES: ABILITIES, v.Do.POWER_IS: BASE, v.Do.BASE_POWER: BASE, v.Do.GET_POWER: CHANGE, v.Do.SET_COLORS: COLORS,
}  # fmt: skip

GRAVEYARD_TOO = (v.Do.GRANT_ABILITIES, v.Do.LOSE_ABILITIES, v.Do.GRANT_UNEARTH)


class Continuous(NamedTuple):
    """One continuous effect: where it comes from, when it began, what it does."""

    source: int
    time: int
    effect: v.Effect
    only: int  # the one object that it is about; -1: whatever fits
    ability: int = -1  # which ability of its source


def copiable(game: Game, o: int) -> Card:
    """The copiable values of an object (CR 707.2): its card or what it copies, a melded or face-down permanent as such."""
    more, thing = game.more(o), game.thing(o)
    if more.face_down:
        return face_down_card()
    if more.copy is not None:
        return more.copy
    if int(thing.zone) == BATTLEFIELD and int(thing.half) >= 0:
        front = game.builder.cards[int(thing.card)]
        assert front.meld is not None
        result = game.builder.cards[int(game.builder.by_name[front.meld.result])]
        other = game.builder.cards[int(game.thing(int(thing.half)).card)]
        return melding.combined(result, front, other)
    card = game.builder.cards[more.base]
    return card.faces[0] if more.transformed and card.faces else card


def face_down_card() -> Card:
    """What a face-down permanent or spell is (CR 708.2a)."""
    return replace(blank("face-down creature"), types=("Creature",), power="2", toughness="2", left_out=(), mana_value=0)


def as_copy(copied: Card, effect: v.Effect) -> Card:
    """The copiable values of a copy: those of the original, and what the effect adds (CR 707.2, 707.9)."""
    words = [w.capitalize() for w in effect.token.split()]
    types, subtypes = [w for w in words if w in CARD_TYPES], [w for w in words if w not in CARD_TYPES]
    changed = replace(copied, types=tuple(dict.fromkeys([*copied.types, *types])), subtypes=tuple(dict.fromkeys([*copied.subtypes, *subtypes])))
    if copied.layout == "meld" and copied.meld is None:
        changed = replace(changed, mana_value=0)  # CR 712.8g
    return replace(changed, power=str(effect.power), toughness=str(effect.toughness)) if effect.power or effect.toughness else changed


def effects_in_force(game: Game, now: dict[int, Card]) -> Iterator[Continuous]:
    """Continuous effects of static abilities and of spells and abilities that have resolved, by their timestamps."""
    found = []
    for o in game.battlefield():
        more = game.more(o)
        for number, ability in enumerate(now[o].abilities):
            if ability.kind == v.Kind.STATIC and ability.zone == v.Zone.BATTLEFIELD and (ability.condition.kind == v.If.ALWAYS or holds(game, ability, o)):
                found += [Continuous(o, more.time, e, -1, number) for e in ability.effects if e.do in LAYER]
        for lasting in more.lasting:
            if lasting.effect.do == v.Do.BECOME:
                added = replace(lasting.effect, do=v.Do.ADD_TYPES), replace(lasting.effect, do=v.Do.BASE_POWER)
                found += [Continuous(-1, lasting.time, e, o) for e in added]
            elif lasting.effect.do in LAYER:
                found.append(Continuous(-1, lasting.time, lasting.effect, o))
        if int(game.thing(o).unearthed) != 0:
            found.append(Continuous(-1, more.time, v.Effect(v.Do.GRANT, token="haste"), o))
    return iter(sorted(found, key=lambda c: c.time))


def holds(game: Game, ability: v.Ability, o: int) -> bool:
    """Whether the condition of a static ability holds."""
    c = ability.condition
    what = -1 if c.what is None else game.selector(c.what)
    return bool(game.rules.holds(game.g, game.t, int(c.kind), c.n, what, int(game.thing(o).controller), o))


def changed(game: Game, card: Card, effect: v.Effect, o: int, source: int) -> Card:
    """A card after one continuous effect."""
    do = effect.do
    if do == v.Do.SET_LAND_TYPE:
        word = effect.token.capitalize()
        kept = tuple(s for s in card.subtypes if s.lower() not in BASIC_TYPES) if "Land" not in card.types else ()
        return replace(card, subtypes=(word, *kept), abilities=(make.tap_for(BASIC_TYPES[effect.token.lower()]),), left_out=())
    if do == v.Do.LAND_TYPES:
        word = effect.token.capitalize()
        return replace(card, subtypes=(*card.subtypes, word), abilities=(*card.abilities, make.tap_for(BASIC_TYPES[effect.token.lower()])))
    if do == v.Do.ADD_TYPES:
        words = [w.capitalize() for w in effect.token.split()]
        types, subtypes = [w for w in words if w in CARD_TYPES], [w for w in words if w not in CARD_TYPES]
        return replace(card, types=tuple(dict.fromkeys([*card.types, *types])), subtypes=tuple(dict.fromkeys([*card.subtypes, *subtypes])))
    if do == v.Do.SET_COLORS:
        return replace(card, colors=tuple(effect.mana))
    if do == v.Do.GRANT:
        return replace(card, keywords=tuple(dict.fromkeys([*card.keywords, *effect.token.split(", ")])))
    if do == v.Do.GRANT_ABILITIES:
        return replace(card, abilities=(*card.abilities, *effect.abilities))
    if do == v.Do.GRANT_UNEARTH:
        cost = effect.mana or card.mana_cost
        return replace(card, abilities=(*card.abilities, make.unearth(cost)), keywords=tuple(dict.fromkeys([*card.keywords, "unearth"]))) if cost else card
    if do == v.Do.LOSE_ABILITIES:
        return replace(card, abilities=(), keywords=(), left_out=())
    if do == v.Do.POWER_IS:
        counted = str(amount_of(game, effect, o))
        return replace(card, power=counted, toughness=counted)
    if do == v.Do.BASE_POWER:
        base = [str(card.mana_value if n == -1 else n) for n in (effect.power, effect.toughness)]
        return replace(card, power=base[0], toughness=base[1])
    if do == v.Do.GET_POWER:
        n = 1 if effect.amount == v.ONE else amount_of(game, effect, source)
        size = [int(x) if x is not None and x.lstrip("-").isdigit() else 0 for x in (card.power, card.toughness)]
        return replace(card, power=str(size[0] + n * effect.power), toughness=str(size[1] + n * effect.toughness))
    raise AssertionError(do)


def amount_of(game: Game, effect: v.Effect, o: int) -> int:
    """What the amount of an effect comes to, seen from an object."""
    return int(game.rules.amount(game.g, game.t, game.effect_number(effect), int(game.thing(o).controller), o, 0, 0))


def derive(game: Game) -> None:
    """Write what every permanent, and every spell and card that some effect reaches, is now."""
    permanents = game.battlefield()
    others = [o for player in range(2) for zone in (2, GRAVEYARD, 7) for o in game.zone(player, zone)] + [o for o in range(int(game.g.n_objects)) if int(game.thing(o).zone) == STACK]
    now = {o: copiable(game, o) for o in [*permanents, *others]}
    running = list(effects_in_force(game, now))
    begun: dict[tuple[int, int, v.Selector | None, v.Zone], list[int]] = {}  # what an effect began to apply to in its first layer (CR 613.6)
    for layer in (TYPES, COLORS, ABILITIES, BASE, CHANGE):
        here = [c for c in running if LAYER[c.effect.do] == layer]
        for source, _, effect, only, ability in in_order(game, here, now) if layer in (TYPES, ABILITIES) else here:
            same = (source, ability, effect.what, effect.to)
            if source >= 0 and same not in begun:
                if layer in (TYPES, ABILITIES) and not _has(now[source], effect):
                    continue  # the ability that makes it is gone
                in_graveyards = effect.do in GRAVEYARD_TOO and (effect.to == v.Zone.GRAVEYARD or effect.do == v.Do.GRANT_UNEARTH)
                reached = ([] if in_graveyards else permanents) + [k for k in others if reaches(game, effect, k)]
                begun[same] = [o for o in reached if fits(game, effect, now, o, source)]
            for o in [only] if only >= 0 else begun[same]:
                now[o] = changed(game, now[o], effect, o, source)
    for o, card in now.items():
        base = game.more(o).base
        row = base if card == game.builder.cards[base] else game.row(card)
        if row != int(game.thing(o).row):
            game.become(o, row)
        game.thing(o).haste = 0  # it is among the keywords now


def in_order(game: Game, effects: list[Continuous], now: dict[int, Card]) -> list[Continuous]:
    """Effects of a layer in which abilities are lost: by timestamp, but one whose ability another takes away waits for that one (CR 305.7, 613.8)."""
    left, found = list(effects), []
    takers = [c for c in effects if c.effect.do in (v.Do.LOSE_ABILITIES, v.Do.SET_LAND_TYPE) and (c.only >= 0 or c.effect.to != v.Zone.GRAVEYARD)]

    def takes(taker: Continuous, c: Continuous) -> bool:
        if c.source < 0 or taker is c or taker.source == c.source:
            return False
        return taker.only == c.source if taker.only >= 0 else fits(game, taker.effect, now, c.source, taker.source)

    while left:
        free = [c for c in left if not any(t in left and takes(t, c) for t in takers)]
        found.append(free[0] if free else left[0])  # in a loop of dependencies: by timestamp alone
        left.remove(found[-1])
    return found


def _has(card: Card, effect: v.Effect) -> bool:
    """Whether a card still has the static ability that an effect comes from."""
    return any(effect in a.effects for a in card.abilities)


def reaches(game: Game, effect: v.Effect, o: int) -> bool:
    """Whether an effect on permanents also reaches a spell, or one on cards reaches a card in a graveyard."""
    zone = int(game.thing(o).zone)
    if effect.do == v.Do.ADD_TYPES and zone in (STACK, 2, 7):
        return effect.to == v.Zone.STACK
    if effect.do == v.Do.SET_COLORS:
        return True
    return zone == GRAVEYARD and (effect.do == v.Do.GRANT_UNEARTH or (effect.to == v.Zone.GRAVEYARD and effect.do in GRAVEYARD_TOO))


def fits(game: Game, effect: v.Effect, now: dict[int, Card], o: int, source: int) -> bool:
    """Whether a continuous effect is about an object, as it is in the layers so far."""
    if effect.what is None or effect.what.itself:
        return o == source
    kept = int(game.thing(o).row)
    row = game.row(now[o]) if now[o] != game.builder.cards[kept] else kept
    game.thing(o).row = row
    try:
        return game.fits(effect.what, o, int(game.thing(source).controller), source)
    finally:
        game.thing(o).row = kept
