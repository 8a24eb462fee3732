"""What players are asked, and which option an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..errors import CardError
from . import stack
from .state import Asked, Question, WrongAnswer

if TYPE_CHECKING:
    from .game import Game


def ask(game: Game, player: int, what: str, options: Sequence[Any]) -> Any:
    """The choice of a player among options; a single one is no choice.

    Raises
    ------
    Asked
        There is no answer yet.
    IllegalAction
        The answer is none of the options.
    """
    if not options:
        return None
    if len(options) == 1:
        if game.answers.used < len(game.answers.given) and means(game, game.answers.peek(), options) is not None:
            game.answers.next()
        return options[0]
    try:
        answer = game.answers.next()
    except LookupError:
        raise Asked(Question(player + 1, what, tuple(shown(game, o) for o in options))) from None
    chosen = means(game, answer, options)
    if chosen is None:
        raise WrongAnswer(f"{answer!r} can't be chosen ({what}); the options are {', '.join(str(shown(game, o)) for o in options)}.")
    return chosen


def names_at_table(game: Game) -> list[str]:
    """The names of the cards at the table, and of what they meld into."""
    at_table = [o for o in range(int(game.g.n_objects)) if int(game.thing(o).zone) != 0 and not game.thing(o).token]
    cards = [game.builder.cards[int(game.thing(o).card)] for o in at_table]
    return sorted({c.name for c in cards} | {c.meld.result for c in cards if c.meld is not None})


def ask_name(game: Game, player: int) -> str:
    """A card name that a player chooses: of any card, a combined face too (CR 201.4e, 712.19); those of the table are offered."""
    try:
        answer = game.answers.next()
    except LookupError:
        raise Asked(Question(player + 1, "card name", tuple(names_at_table(game)))) from None
    return card_name(game, answer)


def card_name(game: Game, answer: Any) -> str:
    """What is given as a card name, if it is one."""
    from .position import look_up

    try:
        if isinstance(answer, str):
            return answer if answer in names_at_table(game) else look_up(game.builder.own, answer).name
    except CardError:
        pass
    raise WrongAnswer(f"{answer!r} is no card name (CR 201.4); a card of one's own must be at the table, or given to it.")


def means(game: Game, answer: Any, options: Sequence[Any]) -> Any:
    """The option that an answer means: itself, or a thing by its name; None when it is none or more than one kind."""
    for o in options:
        if isinstance(o, tuple) and len(o) == 2 and isinstance(o[0], int) and o[0] <= stack.FIRST:
            if stack.means(game, answer, o):
                return o
            continue
        seen = shown(game, o)
        if seen is answer or (type(seen) is type(answer) and seen == answer):
            return o
    if isinstance(answer, str):
        same = [o for o in options if str(shown(game, o)).lower() == answer.lower() or (isinstance(o, tuple) and o[0] >= 0 and game.name(o[0]).lower() == answer.lower())]
        partly = [o for o in options if isinstance(o, str) and "{" in o and answer.lower() in o.lower()]  # a part of an ability's words
        return same[0] if same else partly[0] if len(partly) == 1 else None
    if isinstance(answer, bool):
        return next((o for o in options if o == ("yes" if answer else "no")), None)
    return None


def shown(game: Game, option: Any) -> Any:
    """An option as the public face shows it: objects are (number, stamp) inside and things outside."""
    from .things import Thing

    if isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int):
        if option[0] <= stack.FIRST:
            return stack.shown(game, option)
        return Thing(game, option[0], offered=True) if option[0] >= 0 else -option[0]
    return option
