"""The log of a game in sentences that a player reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .engine import log as l
from .engine.state import ATTACK, CLEANUP, COMBAT, DAMAGE, DRAW_STEP, END, MAIN_1, MAIN_2, MULLIGAN, OVER, UNTAP, UPKEEP

if TYPE_CHECKING:
    from .engine.setup import Setup

STEPS = {
    MULLIGAN: "opening hand", UNTAP: "untap", UPKEEP: "upkeep", DRAW_STEP: "draw", MAIN_1: "main 1", COMBAT: "combat", ATTACK: "attack", DAMAGE: "damage", MAIN_2: "main 2",
    END: "end", CLEANUP: "cleanup", OVER: "over",
}  # fmt: skip
ZONES = ("nowhere", "the library", "hand", "the battlefield", "the graveyard", "the stack", "exile", "the command zone")
WHO = ("You", "The opponent")
TYPES = "WUBRGC"




def _s(who: int, verb: str) -> str:
    """The verb in the person of the player."""
    if who == 0:
        return f"You {verb}"
    return f"The opponent {verb}s"


def sentence(event: Any, setup: Setup) -> str:
    """One event of the log in words.

    Parameters
    ----------
    event : record of `engine.state.EVENT`
        The event.
    setup : Setup
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
        l.ACTIVATED: f"{_s(who, 'activate')} {name} ({setup.abilities[a] if 0 <= a < len(setup.abilities) else 'ability'}).",
        l.TRIGGERED: f"{name} triggers.",
        l.CREATED: f"{_s(who, 'create')} a {'tapped ' if a else ''}{name}.",
        l.ATTACKED: f"{name} attacks.",
        l.DEALT: f"{name or 'A source'} deals {a} damage to {WHO[who].lower()}{life}.",
        l.LOST_LIFE: f"{_s(who, 'lose')} {a} life{life}.",
        l.GAINED_LIFE: f"{_s(who, 'gain')} {a} life{life}.",
        l.MULLIGANED: f"Mulligan {a}: seven cards with {b} land{'s' if b != 1 else ''} go back.",
        l.KEPT: f"{_s(who, 'keep')} {a} cards, {b} of them lands.",
        l.SHUFFLED: f"{_s(who, 'shuffle')} the library.",
        l.DISCARDED: f"{_s(who, 'discard')} {name}.",
        l.MILLED: f"{_s(who, 'mill')} {name}.",
        l.UNEARTHED: f"{name} is unearthed.",
        l.MELDED: f"{name} enters melded.",
        l.FIZZLED: f"{name} is no longer there: nothing happens.",
        l.COUNTERS_PUT: f"{name} gets {a} counter{'s' if a != 1 else ''}.",
        l.ENDED: f"The game ends for you in turn {a}.",
        l.BOTTOMED: f"{name} goes to the bottom of the library.",
        l.MODE: f"{name}: mode{'s' if bin(a).count('1') > 1 else ''} {', '.join(str(k) for k in range(1, 16) if (a >> k) & 1)} chosen.",
    }
    if event.code == l.UNTAPPED:
        return "" if a else f"{name} untaps."
    if event.code == l.TAPPED_FOR:
        if a < 0:
            made = TYPES[-1 - a] * max(b, 1)
        else:
            made = "".join(TYPES[k] * (int(setup.tables[0].manas[a][k]) * b) for k in range(6))
        return f"{_s(who, 'tap')} {name} for {''.join('{' + c + '}' for c in made)}."
    if event.code == l.MOVED and b == 3 and a == 6:
        return f"{name} is exiled."
    if event.code == l.MOVED and b == 3 and a in (2, 4):
        return f"{name} goes to {ZONES[a]}."
    if event.code == l.MOVED and a == 3 and b == 1:
        return f"{name} enters from the library."
    if event.code == l.MOVED and a == 3 and b == 4:
        return f"{name} returns to the battlefield."
    return simple.get(int(event.code), "")
