"""What a player could do now: each candidate is tried on the table and set back, and those that the rules forbid are dropped."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.words import table_words
from ..errors import IllegalAction, MtgkitWarning
from .things import ZONES, Thing

if TYPE_CHECKING:
    from .table import Table

TRIES = 40


@dataclass(frozen=True)
class Action:
    """Something that a player may do; `Table.do` does it.

    Attributes
    ----------
    player : int
        Who does it: 1 or 2.
    what : str
        "play land", "cast", "cast prototype", "activate", "mana", "unearth", "attack" or "pass".
    thing : Thing or None
        The card or permanent; None to pass, and to attack with everything that can.
    words : str
        The action in words.
    ability : int
        The number of the ability among those of `Table.abilities`.
    """

    player: int
    what: str
    thing: Thing | None
    words: str
    ability: int = 0


def candidates(table: Table, player: int) -> Iterator[Action]:
    """Everything that could come into question, legal or not."""
    game = table._game
    here = [Thing(game, o) for zone in ("hand", "battlefield", "graveyard", "exile", "command") for o in game.zone(player - 1, ZONES[zone])]
    for thing in here:
        if thing.zone == "hand" and "Land" in thing.types:
            yield Action(player, "play land", thing, f"play {thing.name}")
        if thing.zone in ("hand", "command") and "Land" not in thing.types:
            yield Action(player, "cast", thing, f"cast {thing.name}")
            if thing.card.prototype is not None:
                yield Action(player, "cast prototype", thing, f"cast {thing.name} prototyped")
        for n, (_, ability) in enumerate(table._activated(thing.number)):
            if int(ability.zone) == ZONES[thing.zone]:
                yield of_ability(player, thing, n, ability)
    if player == table.active:
        yield from attacks(table, player, here)
    yield Action(player, "pass", None, "pass")


def of_ability(player: int, thing: Thing, n: int, ability: v.Ability) -> Action:
    """The activation of an ability."""
    if any(e.do == v.Do.UNEARTH for e in ability.effects):
        return Action(player, "unearth", thing, f"unearth {thing.name}", n)
    return Action(player, "mana" if ability.kind == v.Kind.MANA else "activate", thing, f"{thing.name}: {table_words(ability)}", n)


def attacks(table: Table, player: int, things: list[Thing]) -> Iterator[Action]:
    """An attack by each creature alone, and one by all that can."""
    able = able_to_attack(table, things)
    yield from (Action(player, "attack", thing, f"attack with {thing.name}") for thing in able)
    if len(able) > 1:
        yield Action(player, "attack", None, f"attack with {', '.join(t.name for t in able)}")


def able_to_attack(table: Table, things: list[Thing]) -> list[Thing]:
    """Those of a player's things that can attack (CR 508.1a)."""
    game = table._game
    return [t for t in things if t.zone == "battlefield" and game.rules.can_attack(game.g, game.t, t.number, t.controller - 1)]


def take(table: Table, action: Action, choose: object = None) -> None:
    """Take an action; see `Table.do`."""
    thing, player = action.thing, action.player
    if action.what == "pass":
        table.pass_priority(choose)
    elif thing is None:
        table.attack(*able_to_attack(table, table.zone(player, "battlefield")), choose=choose)
    elif action.what == "attack":
        table.attack(thing, choose=choose)
    elif action.what == "play land":
        table.play_land(thing, choose)
    elif action.what in ("cast", "cast prototype"):
        table.cast(thing, player=player, prototype=action.what == "cast prototype", choose=choose)
    else:
        table.activate(thing, action.ability, player=player, choose=choose)


def is_legal(table: Table, action: Action) -> bool:
    """Whether the rules allow it: it is done and set back. What asks for choices is tried with one answer after another, up to a few dozen."""
    before = table._game.snapshot()
    tries = [TRIES]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", MtgkitWarning)
            take(table, action)
            return completes(table, tries)
    except IllegalAction:
        return False
    finally:
        table._pending = None
        table._game.restore(before)


def completes(table: Table, tries: list[int]) -> bool:
    """Whether some answers to what is asked now carry the action through; a question beyond the last try counts as answered."""
    if table._pending is None:
        return True
    pending = table._pending
    for option in pending[2].options:
        tries[0] -= 1
        if tries[0] < 0:
            return True
        table._pending = pending
        try:
            table.choose(option)
        except IllegalAction:
            continue
        if completes(table, tries):
            return True
    return False
