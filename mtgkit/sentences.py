"""The log of a game in sentences that a player reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .cards.vocabulary import Ability, Do, Kind
from .cards.words import cost_words, effect_words
from .engine import log as l
from .engine.state import ATTACK, CLEANUP, COMBAT, DAMAGE, DRAW_STEP, END, MAIN_1, MAIN_2, MULLIGAN, OVER, UNTAP, UPKEEP

STEPS = {
    MULLIGAN: "opening hand", UNTAP: "untap", UPKEEP: "upkeep", DRAW_STEP: "draw", MAIN_1: "main 1", COMBAT: "combat", ATTACK: "attack", DAMAGE: "damage", MAIN_2: "main 2",
    END: "end", CLEANUP: "cleanup", OVER: "over", 12: "end of combat",
}  # fmt: skip
ZONES = ("nowhere", "the library", "hand", "the battlefield", "the graveyard", "the stack", "exile", "the command zone")
WHO = ("You", "The opponent")
TYPES = "WUBRGC"
LIBRARY, HAND, BATTLEFIELD, GRAVEYARD = 1, 2, 3, 4


class Told(Protocol):
    """What the sentences read: names of rows, abilities, tables."""

    @property
    def rows(self) -> Sequence[str]: ...
    @property
    def abilities(self) -> Sequence[Ability]: ...
    @property
    def tables(self) -> Any: ...


def _activation(who: int, name: str, ability: Ability, loyalty: int) -> str:
    """An activation with its cost; a loyalty ability with what is left."""
    cost = cost_words(ability.cost) or "no cost"
    if any(e.do == Do.UNEARTH for e in ability.effects):
        return f"{_s(who, 'unearth')} {name} ({cost})."
    left = f", {loyalty} left" if ability.kind == Kind.LOYALTY else ""
    return f"{_s(who, 'activate')} {name} ({cost}{left})."


def _modes(name: str, ability: Ability, chosen: int) -> str:
    """The modes that were chosen, in words."""
    words = [effect_words(e).partition(": ")[2] for e in ability.effects if e.mode and (chosen >> e.mode) & 1]
    return f"{name}: chosen {'; '.join(words)}."


def _moved(name: str, who: int, to: int, before: int) -> str:
    """A move between zones, where no other sentence tells of it."""
    whose = name if who == 0 else f"The opponent's {name}"
    if before == BATTLEFIELD:
        return f"{whose} is exiled." if to == 6 else f"{whose} goes to {ZONES[to]}." if to in (HAND, GRAVEYARD) else ""
    if before == LIBRARY and to == HAND:
        return f"{_s(who, 'put')} {name} into hand."
    if before == LIBRARY and to == LIBRARY:
        return f"{name} goes to the bottom of the library."
    if before == LIBRARY and to in (BATTLEFIELD, GRAVEYARD):
        return f"{name} {'enters' if to == BATTLEFIELD else 'goes to the graveyard'} from the library."
    return f"{name} returns to {ZONES[to]}." if before == GRAVEYARD and to in (HAND, BATTLEFIELD) else ""


def _s(who: int, verb: str) -> str:
    """The verb in the person of the player."""
    if who == 0:
        return f"You {verb}"
    return f"The opponent {verb}s"


def sentence(event: Any, setup: Told) -> str:
    """One event of the log in words.

    Parameters
    ----------
    event : record of `engine.state.EVENT`
        The event.
    setup : Setup or what a Table has
        Holds the names.

    Returns
    -------
    str
        A sentence, or "" for an event that others tell of.
    """
    name = setup.rows[event.row] if event.row >= 0 else ""
    who, a, b = int(event.player), int(event.a), int(event.b)
    life = f" ({b} life left)"
    simple = {
        l.TURN_BEGINS: f"Turn {a} begins.",
        l.DREW: f"{_s(who, 'draw')} {name}.",
        l.PLAYED_LAND: f"{_s(who, 'play')} {name}.",
        l.CAST_SPELL: f"{_s(who, 'cast')} {name}{f' with X = {b}' if b else ''}.",
        l.CREATED: f"{_s(who, 'create')} a {'tapped ' if a else ''}{name}.",
        l.ATTACKED: f"{name} attacks.",
        l.DEALT: f"{name or 'A source'} deals {a} damage to {WHO[who].lower()}{life}.",
        l.LOST_LIFE: f"{_s(who, 'lose')} {a} life{life}.",
        l.GAINED_LIFE: f"{_s(who, 'gain')} {a} life{life}.",
        l.MULLIGANED: f"Mulligan {a}: seven cards with {b} land{'s' if b != 1 else ''} go back.",
        l.KEPT: f"{_s(who, 'keep')} {a} cards, {b} of them lands.",
        l.SHUFFLED: f"{_s(who, 'shuffle')} the library.",
        l.DISCARDED: f"{_s(who, 'discard')} {name}.",
        l.PAID_LIFE: f"{_s(who, 'pay')} {a} life{life}.",
        l.TAKEN: f"{_s(who, 'put')} {name} into hand.",
        l.CHOSE_COLOR: f"{_s(who, 'choose')} {''.join('{' + TYPES[k] + '}' for k in range(6) if (a >> k) & 1)} for {name}.",
        l.LOOKED: f"{_s(who, 'look')} at {name}.",
        l.MELDED: f"{name} enters melded.",
        l.FIZZLED: f"{name} is no longer there: nothing happens.",
        l.COUNTERS_PUT: f"{name} gets {a} counter{'s' if a != 1 else ''}.",
        l.ENDED: f"The game ends for you in turn {a}.",
        l.BOTTOMED: f"{name} goes to the bottom of the library.",
    }
    if event.code == l.UNTAPPED:
        return "" if a else f"{name} untaps."
    if event.code == l.TAPPED_FOR:
        if a < 0:
            made = TYPES[-1 - a] * max(b, 1)
        else:
            made = "".join(TYPES[k] * (int(setup.tables[0].manas[a][k]) * b) for k in range(6))
        return f"{_s(who, 'tap')} {name} for {''.join('{' + c + '}' for c in made)}."
    if event.code == l.MOVED:
        return _moved(name, who, a, b)
    if event.code == l.ACTIVATED:
        return _activation(who, name, setup.abilities[a], b)
    if event.code == l.MODE:
        return _modes(name, setup.abilities[b], a)
    if event.code == l.TRIGGERED:
        return f"{setup.rows[b]} triggers." if a >= 0 or a == -3 else f"{name}: time to exile it."
    return simple.get(int(event.code), "")
