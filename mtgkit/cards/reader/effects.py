"""What abilities of the plainest shapes do: one sentence or two; None for any other."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..make import create, damage, draw, gain_life, loot, lose_life, mill, powerstones, rummage, scry, search, surveil
from ..vocabulary import ITSELF, Do, Effect, Selector, Who, Zone
from .costs import ME
from .nouns import NUMBER, NUMBERS

N = rf"({NUMBER}|\d+)"


def number(text: str) -> int:
    """A number in words or figures."""
    return NUMBERS[text] if text in NUMBERS else int(text)


SOUGHT, PUT, SHUFFLED = "search your library for", "put (?:it|that card|them)", ", then shuffle"
SHAPES: dict[str, Callable[..., tuple[Effect, ...]]] = {
    rf"(?:you )?draw {N} cards?": lambda n: (draw(number(n)),),
    rf"(?:you )?draw {N} cards?, then discard {N} cards?": lambda n, m: loot(number(n), number(m)),
    rf"(?:you )?draw {N} cards? and (?:you )?lose {N} life": lambda n, m: (draw(number(n)), lose_life(number(m))),
    rf"you gain {N} life": lambda n: (gain_life(number(n)),),
    rf"you lose {N} life": lambda n: (lose_life(number(n)),),
    rf"(?:each|target) opponent loses {N} life": lambda n: (lose_life(number(n), Who.OPPONENT),),
    rf"each opponent loses {N} life and you gain {N} life": lambda n, m: (lose_life(number(n), Who.OPPONENT), gain_life(number(m))),
    rf"scry {N}": lambda n: (scry(number(n)),),
    rf"surveil {N}": lambda n: (surveil(number(n)),),
    rf"(?:you )?mill {N} cards?": lambda n: (mill(number(n)),),
    rf"target player mills {N} cards?": lambda n: (mill(number(n), Who.TARGET_PLAYER),),
    rf"each player mills {N} cards?": lambda n: (mill(number(n), Who.EACH),),
    rf"each player draws {N} cards?": lambda n: (draw(number(n), Who.EACH),),
    "investigate": lambda: (create("Clue"),),
    rf"create {N} (tapped )?(Treasure|Food|Clue|Powerstone) tokens?": lambda n, tapped, token: (powerstones(number(n)) if token == "Powerstone" and tapped else create(token, number(n), tapped=bool(tapped)),),
    rf"(?:{ME}|it) deals {N} damage to (any target|each opponent|target opponent|target player or planeswalker|target player|target opponent or planeswalker|you)":
        lambda n, who: (damage(number(n), {"any target": Who.ANY_TARGET, "each opponent": Who.EACH_OPPONENT, "target opponent": Who.OPPONENT, "target opponent or planeswalker": Who.OPPONENT, "you": Who.YOU}.get(who, Who.TARGET_PLAYER)),),
    rf"put {N} \+1/\+1 counters? on {ME}": lambda n: (Effect(Do.COUNTERS, _amount(n), token="+1/+1", what=ITSELF),),
    rf"{ME} gets \+(\d+)/\+(\d+) until end of turn": lambda p, t: (Effect(Do.PUMP, what=ITSELF, power=int(p), toughness=int(t)),),
    r"return a land you control to its owner's hand": lambda: (Effect(Do.BOUNCE, what=Selector(types="land")),),
    rf"{SOUGHT} (?:an?|up to (two)) (basic land|land|(?:basic )?(?:Plains|Island|Swamp|Mountain|Forest)(?:(?:, \w+)*,? or \w+)?) cards?, {PUT} onto the battlefield( tapped)?{SHUFFLED}":
        lambda two, what, tapped: (search(_land(what), Zone.BATTLEFIELD, 2 if two else 1, tapped=bool(tapped)),),
    rf"{SOUGHT} an? (basic land|land) card,(?: reveal it,)? {PUT} into your hand{SHUFFLED}": lambda what: (search(_land(what), Zone.HAND),),
}  # fmt: skip
READERS = [(re.compile(shape, re.IGNORECASE), make) for shape, make in SHAPES.items()]


def _amount(n: str):  # type: ignore[no-untyped-def]
    return gain_life(number(n)).amount


def _land(text: str) -> Selector:
    kinds = " ".join(re.findall(r"Plains|Island|Swamp|Mountain|Forest", text)).lower()
    return Selector(types="land", supertypes="basic" if "basic" in text.lower() else "", subtypes=kinds)


def read_effects(text: str) -> tuple[tuple[Effect, ...], bool] | None:
    """The effects of a text, and whether it says "you may"; None when any of it isn't plain.

    Examples
    --------
    >>> read_effects("Draw two cards.")[0][0].amount.n
    2
    """
    if found := re.fullmatch(rf"(?:you may )?discard {N} cards?\. If you do, draw {N} cards?\.", text, re.IGNORECASE):
        return rummage(number(found[1]), number(found[2]), optional=text.lower().startswith("you may ")), False
    if not text.endswith("."):
        return None
    effects: list[Effect] = []
    optional = bool(re.match(r"you may ", text, re.IGNORECASE))
    sentences = re.sub(r"^you may ", "", text, flags=re.IGNORECASE).rstrip(".").split(". ")
    if optional and len(sentences) > 1:
        return None
    for sentence in sentences:
        for shape, make in READERS:
            if found := shape.fullmatch(sentence):
                effects += make(*found.groups())
                break
        else:
            return None
    return tuple(effects), optional
