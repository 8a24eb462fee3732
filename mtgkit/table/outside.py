"""What a person brings about at the Table from outside: the events that rulings speak of, whatever card would cause them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from ..cards import vocabulary as v
from ..cards.card import Card
from . import characteristics, events, moving, position, stack, turns
from .checking import checked
from .state import as_list
from .things import ZONES, Thing

if TYPE_CHECKING:
    from .game import Game

GRAVEYARD, HAND, LIBRARY, EXILE = (ZONES[z] for z in ("graveyard", "hand", "library", "exile"))


@checked
class Outside:
    """Events from outside; `choose=` gives answers in advance."""

    _game: Game
    _own: dict[str, Card]
    _act: Callable[[Callable[[], Any], list[Any]], Any]
    _player: Callable[[int], int]

    def destroy(self, *things: Thing, choose: Any = None) -> Self:
        """Permanents are destroyed, all at once."""
        return self._move(things, GRAVEYARD, choose)

    def sacrifice(self, *things: Thing, choose: Any = None) -> Self:
        """Their controllers sacrifice permanents."""
        return self._move(things, GRAVEYARD, choose)

    def bounce(self, *things: Thing, choose: Any = None) -> Self:
        """Permanents return to their owners' hands."""
        return self._move(things, HAND, choose)

    def exile(self, *things: Thing, choose: Any = None) -> Self:
        """Things are exiled, from wherever they are."""
        return self._move(things, EXILE, choose)

    def to_library(self, thing: Thing, choose: Any = None) -> Self:
        """A thing is put on top of its owner's library."""
        return self._move((thing,), LIBRARY, choose)

    def mill(self, thing: Thing, choose: Any = None) -> Self:
        """A card that is not on the battlefield is put into its owner's graveyard."""
        return self._move((thing,), GRAVEYARD, choose)

    def _move(self, things: tuple[Thing, ...], zone: int, choose: Any) -> Self:
        def action() -> None:
            there = [t.number for t in things if t.zone == "battlefield"]
            others = [t.number for t in things if t.zone not in ("battlefield", "nowhere", "phased out")]
            moving.together(self._game, there, zone)
            for o in others:
                place = next((i for i in range(int(self._game.g.n_stack)) if int(self._game.g.stack[i].object) == o and int(self._game.g.stack[i].ability) == -1), -1)
                if place >= 0:  # a spell leaves the stack as a countered one does
                    events.counter(self._game, place, zone)
                    continue
                self._game.rules.move(self._game.g, self._game.t, o, zone, 0)

        self._act(action, as_list(choose))
        return self

    def flicker(self, thing: Thing, *, at_end: bool = False, choose: Any = None) -> Self:
        """A permanent is exiled and returned under its owner's control, at once or at the next end step."""
        self._act(lambda: moving.flicker(self._game, thing.number, at_end), as_list(choose))
        return self

    def put_onto_battlefield(self, card: Thing, player: int | None = None, *, tapped: bool = False, choose: Any = None) -> Self:
        """An effect puts a card onto the battlefield, from where it is; what triggers on that triggers."""
        self._act(lambda: moving.enter(self._game, card.number, card.owner - 1 if player is None else self._player(player), int(tapped)), as_list(choose))
        return self

    def create(self, token: str, n: int = 1, player: int = 1, *, tapped: bool = False, choose: Any = None) -> Self:
        """An effect creates tokens, e.g. "Powerstone"."""

        def action() -> None:
            row = self._game.builder.token_row(token)
            self._game.builder.finish()
            self._game.rules.create_tokens(self._game.g, self._game.t, self._game.w, row, n, self._player(player), int(tapped))

        self._act(action, as_list(choose))
        return self

    def copy(self, thing: Thing, player: int | None = None, n: int = 1, types: str = "", power: int = 0, toughness: int = 0) -> Self:
        """An effect creates tokens that are copies of a permanent, with further types and another size if they are given."""
        effect = v.Effect(v.Do.CREATE_COPY, token=types, power=power, toughness=toughness)
        self._act(lambda: events.create_copy(self._game, thing.number, thing.controller - 1 if player is None else self._player(player), effect, n), [])
        return self

    def become_copy(self, thing: Thing, of: str | Card | Thing) -> Self:
        """A permanent becomes a copy of another; a colour that was chosen for what it was before means nothing to what it is now (CR 607.5a)."""
        card = of if isinstance(of, Thing) else position.look_up(self._own, of)

        def action() -> None:
            events.become_copy(self._game, thing.number, characteristics.copiable(self._game, card.number) if isinstance(card, Thing) else card)

        self._act(action, [])
        return self

    def counter(self, at: int = -1, choose: Any = None) -> Self:
        """A spell or ability on the stack is countered: the top one, or the one at that place of `Table.stack`."""

        def action() -> None:
            n = int(self._game.g.n_stack)
            place = at if at >= 0 else n + at
            if not 0 <= place < n:
                raise self._game.illegal("There is nothing on the stack that could be countered", "701.6a")
            events.counter(self._game, place)

        self._act(action, as_list(choose))
        return self

    def copy_on_stack(self, at: int = -1, player: int | None = None, choose: Any = None) -> Self:
        """A player copies a spell or ability on the stack: the top one, or the one at that place of `Table.stack`; its controller by default (CR 707.10)."""

        def action() -> None:
            n = int(self._game.g.n_stack)
            place = at if at >= 0 else n + at
            if not 0 <= place < n:
                raise self._game.illegal("There is nothing on the stack that could be copied", "707.10")
            who = int(self._game.g.stack[place].controller) if player is None else self._player(player)
            stack.copy(self._game, stack.ref(self._game, place), who)

        self._act(action, as_list(choose))
        return self

    def give_control(self, thing: Thing, player: int, *, until_end_of_turn: bool = False, haste: bool = False) -> Self:
        """A player gains control of a permanent."""

        def action() -> None:
            events.gain_control(self._game, thing.number, self._player(player), until_end_of_turn)
            if haste:
                events.lasting(self._game, thing.number, v.Effect(v.Do.GRANT, token="haste"), "turn")

        self._act(action, [])
        return self

    def exchange_control(self, one: Thing, other: Thing) -> Self:
        """Two permanents change controllers."""
        self._act(lambda: events.exchange_control(self._game, one.number, other.number), [])
        return self

    def phase_out(self, thing: Thing) -> Self:
        """A permanent phases out."""
        self._act(lambda: events.phase_out(self._game, thing.number), [])
        return self

    def end_turn(self, choose: Any = None) -> Self:
        """The turn ends: the stack is exiled, the cleanup step comes next (CR 724.1)."""

        def action() -> None:
            events.end_turn(self._game)
            turns.begin_step(self._game, turns.NAMES["cleanup"])

        self._act(action, as_list(choose))
        return self

    def lose_abilities(self, thing: Thing, *, until_end_of_turn: bool = True) -> Self:
        """A permanent loses all abilities."""
        self._act(lambda: events.lasting(self._game, thing.number, v.Effect(v.Do.LOSE_ABILITIES), "turn" if until_end_of_turn else ""), [])
        return self

    def affect(self, thing: Thing, effect: v.Effect, *, until_end_of_turn: bool = True) -> Self:
        """A continuous effect on a permanent begins, e.g. `Effect(Do.BECOME, token="artifact creature", power=1, toughness=1)`."""
        self._act(lambda: events.lasting(self._game, thing.number, effect, "turn" if until_end_of_turn else ""), [])
        return self

    def attach(self, thing: Thing, to: Thing) -> Self:
        """An Aura or Equipment is attached to a permanent."""
        self._act(lambda: events.attach(self._game, thing.number, to.number), [])
        return self

    def set_tapped(self, thing: Thing, tapped: bool = True) -> Self:
        """An effect taps or untaps a permanent: that is not tapping it for mana (CR 106.12)."""

        def action() -> None:
            self._game.thing(thing.number).tapped = int(tapped)
            self._game.g.gathered = 0

        self._act(action, [])
        return self

    def damage(self, to: Thing | int, n: int, choose: Any = None) -> Self:
        """`n` damage to a permanent, or to a player by number."""

        def action() -> None:
            if isinstance(to, int):
                self._game.rules.lose_life(self._game.g, self._player(to), n, True, -1)
                return
            thing = self._game.thing(to.number)
            if "Planeswalker" in to.types:
                thing.loyalty = max(0, int(thing.loyalty) - n)
            if "Creature" in to.types:
                thing.damage += n

        self._act(action, as_list(choose))
        return self

    def add_counters(self, thing: Thing, kind: str, n: int = 1, choose: Any = None) -> Self:
        """Counters are put on a permanent: "+1/+1", "-1/-1", "charge", "loyalty" or any other kind."""

        def action() -> None:
            have = thing.counters.get("+1/+1", 0) * (-1 if kind == "-1/-1" else 1) if kind in ("+1/+1", "-1/-1") else thing.counters.get(kind, 0)
            position.set_counters(self._game, thing.number, kind, have + moving.counters(self._game, thing.number, n))

        self._act(action, as_list(choose))
        return self

    def exile_graveyard(self, player: int, choose: Any = None) -> Self:
        """All cards of a graveyard are exiled."""
        self._act(lambda: events.exile_graveyard(self._game, self._player(player)), as_list(choose))
        return self

    def draw(self, player: int, n: int = 1, choose: Any = None) -> Self:
        """A player draws cards."""
        self._act(lambda: self._game.rules.draw(self._game.g, self._game.t, self._player(player), n), as_list(choose))
        return self
