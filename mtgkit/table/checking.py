"""What is given to the Table's methods: each argument is checked here by what its method says that it is, before anything happens."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import numpy as np

from ..cards import vocabulary as v
from ..cards.card import Card
from ..errors import IllegalAction, SettingError
from .candidates import Action
from .things import Thing

C = TypeVar("C", bound=type)
CLASSES: dict[str, Any] = {"Thing": Thing, "Card": Card, "int": (int, np.integer), "str": str, "bool": (bool, int, np.bool_), "v.Effect": v.Effect, "v.Restriction": v.Restriction, "dict[str, int]": dict, "candidates.Action": Action, "None": type(None)}
WORDS = {"Thing": "a Thing, as put or find returns it", "Card": "a Card", "int": "a whole number", "str": "a text", "bool": "True or False", "v.Effect": "an Effect of mtgkit.cards.vocabulary", "v.Restriction": "a Restriction of mtgkit.cards.vocabulary", "dict[str, int]": "a dict of kind to number", "candidates.Action": "one of what_can", "None": "None"}
COUNTED = ("n", "x")  # what such an argument says how many of: none or more
LARGEST = {"life": 10**9}  # of any other number: 30000
PLAYERS = ("player", "owner", "first")
PERMANENTS = ("destroy", "sacrifice", "bounce", "flicker", "copy", "become_copy", "give_control", "exchange_control", "phase_out", "lose_abilities", "affect", "attach", "set_tapped", "damage", "add_counters", "turn_face_up", "attack")
CARDS_ELSEWHERE = ("mill", "put_onto_battlefield")
ANYWHERE = ("exile", "to_library")
GONE = {"nowhere": "has ceased to exist (CR 111.7)", "phased out": "is phased out and treated as though it did not exist (CR 702.26d)"}
TWICE = {"attack": "508.1a", "attach": "701.3b", "exchange_control": "701.12b"}


def checked(cls: C) -> C:
    """A class whose public methods check their arguments."""
    for name, method in list(vars(cls).items()):
        if not name.startswith("_") and inspect.isfunction(method):
            setattr(cls, name, guarded(method))
    return cls


def guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method that checks its arguments first."""
    signature = inspect.signature(method)

    @functools.wraps(method)
    def call(table: Any, *given: Any, **named: Any) -> Any:
        try:
            bound = signature.bind(table, *given, **named).arguments
        except TypeError:
            return method(table, *given, **named)  # Python says what is missing or too much
        check(table, method.__name__, signature, bound)
        return method(table, *given, **named)

    return call


def check(table: Any, method: str, signature: inspect.Signature, arguments: dict[str, Any]) -> None:
    """Each argument is of the kind that the signature names, each thing of this table and where the event can find it."""
    things: list[Thing] = []
    for name, value in arguments.items():
        parameter = signature.parameters[name]
        several = parameter.kind == inspect.Parameter.VAR_POSITIONAL or (name == "tapping" and not isinstance(value, str | Thing) and isinstance(value, Iterable))
        annotation = "Thing" if name == "tapping" else str(parameter.annotation)
        for x in value if several else (value,):
            check_one(table, method, name, annotation, x)
            if isinstance(x, Thing) and name not in ("tapping", "of", "choose"):
                things.append(x)
    if things and table._pending is None:
        check_places(method, things)


def check_cards(cards: Iterable[Any], life: Any) -> list[Card]:
    """What a table is made with."""
    cards = list(cards)
    for card in cards:
        if not isinstance(card, Card):
            raise SettingError(f"Table: {card!r} is no Card; give a list of mk.Card.")
    if not isinstance(life, int | np.integer):
        raise SettingError(f"Table: life={life!r} can't be that; give a whole number.")
    return cards


def check_keywords(table: Any, method: str, function: Callable[..., Any], how: dict[str, Any]) -> None:
    """Keywords that a method hands on to a function."""
    signature = inspect.signature(function)
    known = [name for name, parameter in signature.parameters.items() if parameter.kind == inspect.Parameter.KEYWORD_ONLY]
    unknown = [name for name in how if name not in known]
    if unknown:
        raise SettingError(f"{method}: unknown {', '.join(unknown)}; the keywords are {', '.join(known)}.")
    check(table, method, signature, how)


def check_one(table: Any, method: str, name: str, annotation: str, value: Any) -> None:
    """One argument."""
    kinds = annotation.split(" | ")
    if isinstance(value, Thing) and value._game is not table._game:
        raise SettingError(f"{method}: {value!r} is of another Table; give a Thing that put or find of this one returned.")
    if all(k in CLASSES for k in kinds) and not any(isinstance(value, CLASSES[k]) for k in kinds):
        raise SettingError(f"{method}: {name}={value!r} can't be that; give {' or '.join(WORDS[k] for k in kinds)}.")
    if name in COUNTED and isinstance(value, int | np.integer) and value < 0:
        raise SettingError(f"{method}: {name}={value!r} is less than none; give 0 or more.")
    if isinstance(value, int | np.integer) and abs(int(value)) > LARGEST.get(name, 30000):
        raise SettingError(f"{method}: {name}={value!r} is more than the Table can hold; give at most {LARGEST.get(name, 30000)}.")
    if name in PLAYERS and value is not None:
        table._player(value)


def check_places(method: str, things: list[Thing]) -> None:
    """Where the things of an event are, and that none is named twice."""
    for thing in things:
        zone = thing.zone
        if zone in GONE and method in (*PERMANENTS, *CARDS_ELSEWHERE, *ANYWHERE):
            raise IllegalAction(f"{method}: {thing.name} {GONE[zone]}.")
        if method in PERMANENTS and zone != "battlefield":
            raise IllegalAction(f"{method}: {thing.name} is {'on the stack' if zone == 'stack' else f'in {zone}'}; only permanents, which are on the battlefield, can be given (CR {'508.1a' if method == 'attack' else '110.1'}).")
        if method in CARDS_ELSEWHERE and zone == "battlefield":
            raise IllegalAction(f"{method}: {thing.name} is on the battlefield; only cards that are not on the battlefield can be given (CR 110.1).")
    twice = next((t for t in things if things.count(t) > 1), None)
    if twice is not None and method in (*PERMANENTS, *ANYWHERE):
        raise IllegalAction(f"{method}: {twice.name} is named twice (CR {TWICE.get(method, '110.1')}); name each thing once.")
