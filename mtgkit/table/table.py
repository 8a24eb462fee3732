"""mk.Table: a two-player board to try rules on. Build a position, act, choose, look; an illegal action changes nothing."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..cards import vocabulary as v
from ..cards.card import Card
from ..errors import IllegalAction, MtgkitWarning, SettingError
from . import candidates, position, turns, view
from .acting import Acting
from .checking import check_cards, check_keywords, checked
from .game import Game
from .looking import Looking
from .opening import Opening
from .outside import Outside
from .state import Answers, Asked, Question, Underway, WrongAnswer
from .things import Thing

if TYPE_CHECKING:
    pass


@checked
class Table(Acting, Outside, Opening, Looking):
    """An empty two-player board in player 1's first main phase, on which any position can be built.

    Parameters
    ----------
    cards : iterable of Card
        Cards of your own, found by name before those of the catalogue.
    life : int
        Life of each player.
    players : int
        Players of the format: of three or more nobody skips the first draw, and the first mulligan is free (CR 103.5c, 103.8c).
    active : int
        Whose turn it is.
    step : str
        untap, upkeep, draw, main, combat, attack, damage, end of combat, second main, end or cleanup.

    Raises
    ------
    SettingError
        An unknown step or player.

    Examples
    --------
    >>> table = Table()
    >>> leveler = table.put("Cityscape Leveler", 1, "graveyard")
    >>> table.add_mana(1, "CCCCCCCC")
    >>> _ = table.unearth(leveler).resolve()
    >>> leveler.zone, "haste" in leveler.keywords
    ('battlefield', True)
    >>> _ = table.to("end").resolve()
    >>> leveler.zone
    'exile'
    """

    def __init__(self, cards: Iterable[Card] = (), *, life: int = 20, players: int = 2, active: int = 1, step: str = "main") -> None:
        self._own = {c.name: c for c in check_cards(cards, life)}
        self._game = Game(players, life, self._own)
        self._pending: tuple[Callable[[], Any], list[Any], Question] | None = None
        if step not in turns.NAMES:
            raise SettingError(f"step={step!r}: the steps are {', '.join(turns.NAMES)}.")
        self._game.g.step = turns.NAMES[step]
        self._game.g.active = self._player(active)
        self._game.g.on_the_play = 1 if active == 1 else 0

    # choices

    def choices(self) -> Question | None:
        """The choice that the rules ask for now, or None."""
        return self._pending[2] if self._pending else None

    def choose(self, *answers: Any) -> Table:
        """Answer the choice that is asked for (and, with several answers, those that follow).

        Parameters
        ----------
        answers : Thing, str, int or bool
            One of the options; a Thing may be given by its name.

        Raises
        ------
        IllegalAction
            Nothing is asked for, or this is no option: then the question stays. Or the action turns out to be illegal
            with this answer, its cost can't be paid for instance: then it is undone, and nothing is asked any more.
        """
        if self._pending is None:
            raise IllegalAction("No choice is asked for now.")
        action, given, _ = self._pending
        pending, self._pending = self._pending, None
        try:
            return self._act(action, [*given, *answers])
        except WrongAnswer:
            self._pending = pending
            raise

    def _act(self, action: Callable[[], Any], answers: list[Any]) -> Table:
        """Take an action as a whole: it is done, waits for a choice, or changes nothing and raises."""
        if self._pending is not None:
            raise IllegalAction(f"First a choice must be made: player {self._pending[2].player} chooses {self._pending[2].what}.")
        game = self._game
        before = game.snapshot()
        game.now = Underway()
        game.answers = Answers(list(answers))
        try:
            with np.errstate(over="ignore"):  # unsigned integers wrap round in a shuffle, as they are meant to
                action()
                turns.settle(game)
            if game.answers.used < len(game.answers.given):
                raise WrongAnswer(f"{game.answers.given[game.answers.used]!r} was given as an answer, and nothing asked for it.")
        except Asked as asked:
            game.restore(before)
            self._pending = (action, list(answers), asked.question)
        except BaseException:
            game.restore(before)
            raise
        for name in game.now.unplayed:
            warnings.warn(f"{name} resolved and did nothing: what it does isn't modelled. Bring it about by hand (destroy, flicker, bounce ...), or define the card.", MtgkitWarning, stacklevel=4)
        return self

    # what could be done

    def what_can(self, player: int) -> list[candidates.Action]:
        """All that a player may do now, each tried on the table and set back, with all answers; nothing while a choice is asked for.

        Parameters
        ----------
        player : int
            1 or 2.

        Returns
        -------
        list of Action
            Lands to play, spells (X is 0), abilities, attacks, and to pass; `do` takes one.

        Examples
        --------
        >>> table = Table()
        >>> island = table.put("Island", 1, "hand")
        >>> [action.words for action in table.what_can(1)]
        ['play Island', 'pass']
        >>> table.do(table.what_can(1)[0]).names(1, "battlefield")
        ['Island']
        """
        self._player(player)
        if self._pending is not None:
            return []
        return [a for a in candidates.candidates(self, player) if candidates.is_legal(self, a)]

    def do(self, action: candidates.Action, choose: Any = None) -> Table:
        """Take an action that `what_can` gave.

        Parameters
        ----------
        action : Action
            One of `what_can`.
        choose : answer or list of answers
            As in `cast`.

        Raises
        ------
        IllegalAction
            It is not legal any more; nothing has changed.
        """
        candidates.take(self, action, choose)
        return self

    # building a position

    def put(self, card: str | Card, player: int = 1, zone: str = "battlefield", **how: Any) -> Thing:
        """Put a card or token anywhere, without anything triggering.

        Parameters
        ----------
        card : str or Card
            Its name, or a card of your own. A melded permanent by its combined name.
        player : int
            Who has it: on the battlefield its controller.
        zone : str
            library (on top), hand, battlefield, graveyard, exile or command.
        owner : int
            Its owner, if that is another player.
        tapped, sick, token, unearthed, attacking, face_down, commander : bool
            `sick`: it came under this player's control this turn. `unearthed`: as though it had been unearthed this turn.
            `commander` of a melded permanent: of its two cards, the one with the meld ability is the commander.
        trigger_gone : bool
            With `unearthed`: its exile trigger was countered or has resolved without effect.
        counters : dict of str to int
            "+1/+1", "-1/-1", "charge", "loyalty" or any other kind.
        copy_of : str, Card or Thing
            It has taken on the copiable values of that.
        chosen : str
            The colour chosen for it, a letter of WUBRG.
        attached_to : Thing
            For an Aura or Equipment.
        exiled_with : Thing
            In exile: which permanent exiled it.
        named : str
            The name chosen for it.
        x, kicked : int, bool
            X of the spell that it was, and whether that was kicked.

        Returns
        -------
        Thing

        Raises
        ------
        SettingError
            An unknown zone, player or keyword; a token off the battlefield (CR 704.5d); an unearthed melded permanent (CR 702.84a).
        IllegalAction
            `named` is no card name.
        CardError
            An unknown card.
        """
        check_keywords(self, "put", position.put, how)
        return position.put(self._game, self._own, card, self._player(player), zone, **how)

    def add_mana(self, player: int, mana: str, restriction: v.Restriction | None = None) -> None:
        """Put mana into a player's pool: "CC", "WUB"; restricted like `mtgkit.cards.vocabulary.NO_NONARTIFACT_SPELL`."""
        position.add_mana(self._game, self._player(player), mana, restriction)

    def set_life(self, player: int, life: int) -> None:
        """Set a player's life total."""
        self._game.g.players[self._player(player)].life = life

    def set_library(self, player: int, n: int) -> None:
        """Put `n` blank cards into a player's library, under what is there."""
        for _ in range(n):
            self.put("Wastes", player, "library")

    def __repr__(self) -> str:
        """A short name."""
        return f"<Table: player {self.active}'s turn {self.turn}, {self.step}>"

    def _repr_html_(self) -> str:
        """The board, for a notebook."""
        return view.html(self._game, self.choices())

    def _player(self, player: int) -> int:
        if player not in (1, 2):
            raise SettingError(f"player={player!r}: the players are 1 and 2.")
        return player - 1
