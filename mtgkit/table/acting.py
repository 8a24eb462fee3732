"""What a player does at the Table. Each action is done whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from ..cards import vocabulary as v
from ..errors import SettingError
from . import activating, playing, pools, special, turns
from .checking import checked
from .effects import special_purpose
from .state import as_list
from .things import ZONES, Thing

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, EXILE = (ZONES[z] for z in ("battlefield", "graveyard", "hand", "library", "exile"))


@checked
class Acting:
    """What players do; `Outside` and `Table` add the rest. `choose=` gives answers in advance, in the order in which they are asked for."""

    _game: Game
    _act: Callable[[Callable[[], Any], list[Any]], Any]
    _player: Callable[[int], int]

    # what players do

    def play_land(self, land: Thing, choose: Any = None) -> Self:
        """Its owner plays a land from hand."""
        o = land.number
        self._act(lambda: playing.play_land(self._game, o, int(self._game.thing(o).owner)), as_list(choose))
        return self

    def cast(self, spell: Thing, x: int = 0, *, player: int | None = None, tapping: Any = (), spend: Any = None, choose: Any = None, free: bool = False, kicker: str = "", cost: str | None = None,
             prototype: bool = False, face_down: bool = False, face: str = "") -> Self:  # fmt: skip
        """Cast a spell: it goes on the stack; the mana comes from the pool and then from untapped sources.

        Parameters
        ----------
        spell : Thing
            In hand, in the command zone, or (foretold, or with `free`) in exile.
        x : int
            The value of X.
        player : int
            Who casts it; its owner by default.
        tapping : Thing or list of Thing
            Permanents whose mana abilities are activated while the cost is paid; then only the pool pays.
        spend : str, Mana or list of Mana
            The mana of the pool that pays, and no other: letters for mana without restrictions, else lots as in `Table.pool`.
        choose : answer or list of answers
            Answers to the choices asked for: modes, targets, types of mana.
        free : bool
            Without paying its mana cost.
        kicker : str
            An additional cost that is paid, such as "{X}".
        cost : str
            An alternative cost instead of its mana cost.
        prototype : bool
            Cast prototyped (CR 718).
        face_down : bool
            Cast face down for {3}: a card with morph, megamorph or disguise (CR 708.4).
        face : str
            The half of a split card that is cast (CR 709.3); the first by default.

        Raises
        ------
        IllegalAction
            The reason and the rule; nothing has changed.
        """
        o = spell.number

        def action() -> None:
            game = self._game
            who = int(game.thing(o).owner) if player is None else self._player(player)
            row = int(game.thing(o).row)
            if prototype:
                row = int(game.t.rows[game.more(o).base].prototype)
                if row < 0:
                    raise game.illegal(f"{game.name(o)} is no prototype card", "718")
            else:
                row = playing.face_row(game, o, face) if face else game.more(o).base
            self._pay_by(tapping, who, spend)
            playing.cast(game, o, who, x, row, free, kicker, cost, face_down)

        self._act(action, as_list(choose))
        return self

    def activate(self, thing: Thing, ability: int | str = 0, *, x: int = 0, player: int | None = None, tapping: Any = (), spend: Any = None, choose: Any = None) -> Self:
        """Activate an ability of a thing: a mana ability resolves at once, another goes on the stack.

        Parameters
        ----------
        thing : Thing
            Where the ability functions.
        ability : int or str
            Its number among the thing's activated abilities (`Table.abilities`), or a part of its words.
        x, player, tapping, spend, choose
            As in `cast`; the player is its controller by default.

        Raises
        ------
        IllegalAction
            The reason and the rule; nothing has changed.
        """
        o = thing.number

        def action() -> None:
            who = thing.controller - 1 if player is None else self._player(player)
            number = self._ability(o, ability, who)
            self._pay_by(tapping, who, spend)
            activating.activate(self._game, o, number, who, x)

        self._act(action, as_list(choose))
        return self

    def tap(self, thing: Thing, choose: Any = None, ability: int | None = None) -> Self:
        """Activate a mana ability of a thing; `choose`: the type of mana, and the order of effects where that matters.

        `ability` is its number among the mana abilities; without it the type that is chosen decides, or a question.
        """
        o = thing.number

        def action() -> None:
            player = thing.controller - 1
            numbers = [a for a, it in self._game.abilities(o) if it.kind == v.Kind.MANA]
            if ability is not None and not 0 <= ability < len(numbers):
                raise self._game.illegal(f"{self._game.name(o)} has no such mana ability", "605.1a")
            number = activating.which_mana(self._game, o, player) if ability is None else numbers[ability]
            activating.activate(self._game, o, number, player, 0)

        self._act(action, as_list(choose))
        return self

    def unearth(self, card: Thing, tapping: Any = (), spend: Any = None, choose: Any = None) -> Self:
        """Activate the unearth ability of a card in its owner's graveyard (CR 702.84a)."""
        return self.activate(card, "unearth", tapping=tapping, spend=spend, choose=choose)

    def attack(self, *creatures: Thing, choose: Any = None) -> Self:
        """The active player attacks with these creatures, and "attacks" abilities trigger."""
        numbers = [c.number for c in creatures]
        self._act(lambda: playing.attack(self._game, numbers, int(self._game.g.active)), as_list(choose))
        return self

    def turn_face_up(self, thing: Thing, cost: str, tapping: Any = (), spend: Any = None, choose: Any = None) -> Self:
        """Turn a face-down permanent face up for a cost: a special action (CR 116.2b)."""

        def action() -> None:
            self._pay_by(tapping, thing.controller - 1, spend)
            special.turn_face_up(self._game, thing.number, thing.controller - 1, cost)

        self._act(action, as_list(choose))
        return self

    def foretell(self, card: Thing, tapping: Any = (), choose: Any = None) -> Self:
        """Foretell a card from hand for {2}; on a later turn it can be `cast` from exile with `cost=` its foretell cost (CR 702.143)."""

        def action() -> None:
            self._pay_by(tapping, card.owner - 1)
            special.foretell(self._game, card.number, card.owner - 1)

        self._act(action, as_list(choose))
        return self

    def suspend(self, card: Thing, cost: str, n: int, tapping: Any = (), choose: Any = None) -> Self:
        """Suspend a card from hand for a cost, with `n` time counters (CR 702.62); what its counters do later is left to you."""

        def action() -> None:
            self._pay_by(tapping, card.owner - 1)
            special.suspend(self._game, card.number, card.owner - 1, cost, n)

        self._act(action, as_list(choose))
        return self

    def pay(self, player: int, cost: str, tapping: Any = (), spend: Any = None, choose: Any = None) -> Self:
        """A player pays mana for what is neither a spell nor an ability: a special action, or what a resolving effect asks for (CR 116.2, 118.12)."""

        def action() -> None:
            who = self._player(player)
            self._pay_by(tapping, who, spend)
            number = self._game.builder.cost(cost)
            self._game.now.pool_only = bool(self._game.now.paying) or spend is not None
            if not self._game.rules.pay(self._game.g, self._game.t, number, special_purpose(self._game), int(self._game.t.costs[number].generic), who):
                raise self._game.illegal(f"{cost} can't be paid", "118.3")
            self._game.now.pool_only = False

        self._act(action, as_list(choose))
        return self

    def resolve(self, choose: Any = None) -> Self:
        """All players pass: the top of the stack resolves.

        Raises
        ------
        IllegalAction
            The stack is empty.
        """

        def action() -> None:
            if int(self._game.g.n_stack) == 0:
                raise self._game.illegal("The stack is empty", "117.4")
            turns.resolve_top(self._game)

        self._act(action, as_list(choose))
        return self

    def resolve_all(self, choose: Any = None) -> Self:
        """All players pass until the stack is empty."""

        def action() -> None:
            while int(self._game.g.n_stack) > 0:
                turns.resolve_top(self._game)
                turns.settle(self._game)

        self._act(action, as_list(choose))
        return self

    def pass_priority(self, choose: Any = None) -> Self:
        """All players pass once: the top of the stack resolves, or with an empty stack the next step begins (CR 117.4)."""
        if int(self._game.g.n_stack) > 0:
            return self.resolve(choose)
        self._act(lambda: turns.advance(self._game), as_list(choose))
        return self

    def to(self, step: str, choose: Any = None) -> Self:
        """Everybody passes until the next such step begins; on the way all that is put on the stack resolves. What triggers there waits on the stack.

        Raises
        ------
        SettingError
            There is no such step.
        """
        if step not in turns.NAMES:
            raise SettingError(f"to({step!r}): the steps are {', '.join(turns.NAMES)}.")

        def action() -> None:
            game = self._game
            for _ in range(2 * len(turns.ORDER)):
                turns.settle(game)
                while int(game.g.n_stack) > 0:
                    turns.resolve_top(game)
                    turns.settle(game)
                turns.advance(game)
                if int(game.g.step) == turns.NAMES[step]:
                    return
            raise game.illegal(f"{step} does not come", "500")

        self._act(action, as_list(choose))
        return self

    # helpers

    def abilities(self, thing: Thing) -> list[str]:
        """The activated abilities of a thing in words, in the order of their numbers for `activate`."""
        from ..cards.words import table_words

        return [table_words(a) for _, a in self._activated(thing.number)]

    def _activated(self, o: int) -> list[tuple[int, v.Ability]]:
        return [(n, a) for n, a in self._game.abilities(o) if a.kind in (v.Kind.ACTIVATED, v.Kind.MANA, v.Kind.LOYALTY)]

    def _ability(self, o: int, ability: int | str, player: int) -> int:
        from ..cards.words import table_words

        found = self._activated(o)
        if isinstance(ability, str):
            found = [(n, a) for n, a in found if ability.lower() in table_words(a).lower() or (ability == "unearth" and any(e.do == v.Do.UNEARTH for e in a.effects))]
            if len(found) > 1:
                return activating.which(self._game, o, [n for n, _ in found], player)
            ability = 0
        if not 0 <= ability < len(found):
            raise self._game.illegal(f"{self._game.name(o)} has no such activated ability", "602.1")
        return found[ability][0]

    def _pay_by(self, tapping: Any, player: int, spend: Any = None) -> None:
        things = [tapping] if isinstance(tapping, Thing) else list(tapping)

        def activation(o: int) -> Callable[[], None]:
            def act() -> None:
                activating.activate(self._game, o, activating.which_mana(self._game, o, player), player, 0)

            return act

        self._game.now.paying = [activation(t.number) for t in things]
        self._game.now.pool_only = bool(things)
        self._game.now.only = None if spend is None else pools.named(self._game, spend)


