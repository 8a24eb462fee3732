"""One game at the Table: the engine's record and tables, the rules as plain Python, and the answers of the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..cards import vocabulary as v
from ..cards.card import Card
from ..cards.played import ignored_in, left_out_at_table, left_out_of
from ..engine import batch as all_rules  # all of them are loaded with it
from ..engine.compile import plain_rules
from ..engine.plans import London, Pilot
from ..engine.preferences import fill_policy
from ..engine.state import GAME, MAIN_1
from ..engine.tables import Builder
from ..errors import CardError, IllegalAction
from . import melding, stack
from .hooks import Hooks
from .state import Answers, Asked, Item, More, Question, Ref, Side, WrongAnswer
from .tokens import token

BATTLEFIELD, GRAVEYARD = int(v.Zone.BATTLEFIELD), int(v.Zone.GRAVEYARD)


class TableBuilder(Builder):
    """Tables that grow as cards are put on the table; every ability that the Table plays counts as played."""

    def plays(self, ability: v.Ability) -> bool:
        """Whether the Table plays an ability whole."""
        return not left_out_at_table(ability)

    def pays_with(self, ability: v.Ability) -> bool:
        """Whether the engine's payment knows all that a mana ability costs and does; any other is activated by its player."""
        made = [e for e in ability.effects if e.do == v.Do.ADD_MANA]
        return not left_out_of(ability) and not ignored_in(ability) and len(made) == 1 and made[0].condition.kind == v.If.ALWAYS

    own: dict[str, Card]  # cards and tokens of the user's own

    def token_row(self, name: str) -> int:
        """The row of the token of that name: the Table knows more of them."""
        return self.row(token(name, self.own), f"token:{name}")

    def combined(self, card: Card) -> Card:
        """What a card melds into: one's own card, that of the rulings or the catalogue's."""
        from .position import look_up

        assert card.meld is not None
        return melding.combined(look_up(self.own, card.meld.result), card, look_up(self.own, card.meld.partner))


class Game:
    """The state of one table and what may be asked of it. Players are 0 and 1 here, 1 and 2 in the public face."""

    def __init__(self, players: int = 2, life: int = 20, own: dict[str, Card] | None = None) -> None:
        self.builder = TableBuilder("WUBRG", players, life)
        self.builder.own = own or {}
        self.t: Any = self.builder.t
        self.array = np.zeros(1, GAME)
        self.w: Any = fill_policy(self.builder, [], London(), Pilot(), 0)[0]
        assert all_rules
        self.rules = plain_rules(Hooks(self))
        self.side = Side()
        self.answers = Answers()
        self.derived: dict[Card, int] = {}
        self.effects: dict[v.Effect, int] = {}
        self.became: dict[Ref, list[Ref]] = {}  # which objects an object became as it changed zones (CR 400.7j)
        self.moving: Ref | None = None
        self.without_command = 0
        self.bottomed = False
        self.discards = 0
        self.copying: Card | None = None
        self.side_by_side: list[int] = []  # permanents that entered at the same time as the one that enters now
        self.all_there: list[int] = []
        self.with_counters = 0  # +1/+1 counters with which an effect makes the next permanent enter
        self.pending_named = ""
        self.kicked = -1
        self.tapper = -1  # who taps for mana while abilities trigger on that
        self.face_down = -1  # the spell that resolves now and was cast face down
        self.last_target: Ref | None = None  # of the effect before
        self.targeted: list[tuple[Item, int, Ref]] = []  # what triggered abilities that just went on the stack target
        self.spell: Item = Item()
        self.paying: list[Any] = []  # mana abilities to be activated while a cost is paid
        self.pool_only = False
        self.planning = False  # whether ways to pay are being tried
        self.only: dict[tuple[int, int], int] | None = None  # the mana named for a payment, by restriction and type; None: any
        self.leaving: list[tuple[int, int, int, int]] = []  # objects that leave together with the one that leaves now: object, stamp, row, controller
        self.enchanting: Ref | None = None  # what an Aura enchants as it enters
        self.event: Ref | None = None
        self.resolved: Item | None = None
        self.targets_left: list[Ref] = []
        self.target_seen: tuple[int, int] | None = None  # controller and power of the first target as the resolution began
        self.kept: dict[tuple[int, int], int] = {}
        g = self.g
        g.watched = -1
        g.turn, g.step, g.active, g.on_the_play, g.logging = 1, MAIN_1, 0, 1, 1
        for p in range(2):
            g.players[p].life = life
            g.players[p].lands_left = 1

    @property
    def g(self) -> Any:
        """The record."""
        return self.array[0]

    # setting back

    def snapshot(self) -> tuple[np.ndarray, Side]:
        """All that an action may change."""
        return self.array.copy(), self.side.twin()

    def restore(self, kept: tuple[np.ndarray, Side]) -> None:
        """As it was at a snapshot."""
        self.array[:] = kept[0]
        self.side = kept[1].twin()
        self.pool_only, self.paying, self.leaving, self.resolved, self.targets_left, self.target_seen, self.targeted, self.enchanting = False, [], [], None, [], None, [], None
        self.side_by_side, self.with_counters, self.pending_named, self.copying = [], 0, "", None

    # asking

    def ask(self, player: int, what: str, options: Sequence[Any]) -> Any:
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
            if self.answers.used < len(self.answers.given) and self.means(self.answers.peek(), options) is not None:
                self.answers.next()
            return options[0]
        try:
            answer = self.answers.next()
        except LookupError:
            raise Asked(Question(player + 1, what, tuple(self.shown(o) for o in options))) from None
        chosen = self.means(answer, options)
        if chosen is None:
            raise WrongAnswer(f"{answer!r} can't be chosen ({what}); the options are {', '.join(str(self.shown(o)) for o in options)}.")
        return chosen

    def ask_name(self, player: int) -> str:
        """A card name that a player chooses: of any card, a combined face too (CR 201.4e, 712.19); those of the table are offered."""
        from .position import look_up

        at_table = [o for o in range(int(self.g.n_objects)) if int(self.thing(o).zone) != 0 and not self.thing(o).token]
        cards = [self.builder.cards[int(self.thing(o).card)] for o in at_table]
        names = sorted({c.name for c in cards} | {c.meld.result for c in cards if c.meld is not None})
        try:
            answer = self.answers.next()
        except LookupError:
            raise Asked(Question(player + 1, "card name", tuple(names))) from None
        if not isinstance(answer, str):
            raise IllegalAction(f"{answer!r} is no card name (CR 201.4).")
        if answer in names:
            return answer
        try:
            return look_up(self.builder.own, answer).name
        except CardError:
            raise IllegalAction(f"{answer!r} is no card name (CR 201.4).") from None

    def means(self, answer: Any, options: Sequence[Any]) -> Any:
        """The option that an answer means: itself, or a thing by its name; None when it is none or more than one kind."""
        for o in options:
            if isinstance(o, tuple) and len(o) == 2 and isinstance(o[0], int) and o[0] <= stack.FIRST:
                if stack.means(self, answer, o):
                    return o
                continue
            shown = self.shown(o)
            if (shown is answer) or (type(shown) is type(answer) and shown == answer):
                return o
        if isinstance(answer, str):
            same = [o for o in options if str(self.shown(o)).lower() == answer.lower() or (isinstance(o, tuple) and o[0] >= 0 and self.name(o[0]).lower() == answer.lower())]
            return same[0] if same else None
        if isinstance(answer, bool):
            return next((o for o in options if o == ("yes" if answer else "no")), None)
        return None

    def shown(self, option: Any) -> Any:
        """An option as the public face shows it: objects are (number, stamp) inside and things outside."""
        from .things import Thing

        if isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], int):
            if option[0] <= stack.FIRST:
                return stack.shown(self, option)
            return Thing(self, option[0]) if option[0] >= 0 else -option[0]
        return option

    def may(self, player: int, what: str) -> bool:
        """Whether a player does what they may do."""
        return bool(self.ask(player, what, ("yes", "no")) == "yes")

    # objects

    def thing(self, o: int) -> Any:
        """The object's record."""
        return self.g.objects[o]

    def ref(self, o: int) -> Ref:
        """Which object it is now."""
        return (int(o), int(self.thing(o).stamp))

    def there(self, ref: Ref, zone: int = BATTLEFIELD) -> bool:
        """Whether that very object is still in a zone (CR 400.7); a phased-out permanent is treated as though it did not exist (CR 702.26d)."""
        if zone == BATTLEFIELD and ref[0] in self.side.phased:
            return False
        return ref[0] >= 0 and int(self.thing(ref[0]).stamp) == ref[1] and int(self.thing(ref[0]).zone) == zone

    def more(self, o: int) -> More:
        """What the Table keeps of an object as it is now."""
        ref = self.ref(o)
        if ref not in self.side.more:
            self.side.time += 1
            self.side.more[ref] = More(ref[1], int(self.thing(o).row), self.side.time)
        return self.side.more[ref]

    def linked_at(self, o: int, stamp: int) -> list[Ref]:
        """The cards exiled with an object, also when it is no longer there (CR 113.7a, 607.2a)."""
        return self.side.more[(o, stamp)].linked if (o, stamp) in self.side.more else []

    def part_of(self, o: int) -> int:
        """The melded permanent whose other half a card is; -1 for any other card."""
        return next((k for k in self.battlefield() if int(self.thing(k).half) == o), -1)

    def x_on_stack(self, o: int) -> int:
        """X of a spell on the stack."""
        return next((int(e.x) for e in self.g.stack[: self.g.n_stack] if int(e.object) == o and int(e.ability) == -1), 0)

    def effect_of(self, number: int) -> v.Effect | None:
        """The effect of that number."""
        for a, ability in enumerate(self.builder.abilities):
            first = int(self.t.abilities[a].effect)
            if first <= number < first + len(ability.effects):
                return ability.effects[number - first]
        return next((e for e, n in self.effects.items() if n == number), None)

    def card(self, o: int) -> Card:
        """What an object is now: its characteristics after all continuous effects."""
        return self.builder.cards[int(self.thing(o).row)]

    def name(self, o: int) -> str:
        """The name of an object now."""
        return self.card(o).name

    def battlefield(self) -> list[int]:
        """All permanents, in the order in which they came."""
        return [int(o) for o in self.g.battlefield[: self.g.n_battlefield]]

    def zone(self, player: int, zone: int) -> list[int]:
        """The objects in a zone: of their owner, on the battlefield of their controller."""
        if zone == BATTLEFIELD:
            return [o for o in self.battlefield() if self.thing(o).controller == player]
        p, names = self.g.players[player], {1: "library", 2: "hand", 4: "graveyard", 6: "exile", 7: "command"}
        return [int(o) for o in p[names[zone]][: p[f"n_{names[zone]}"]]]

    def abilities(self, o: int) -> list[tuple[int, v.Ability]]:
        """The abilities of an object now, with their numbers."""
        r = self.t.rows[int(self.thing(o).row)]
        return [(a, self.builder.abilities[a]) for a in range(int(r.ability), int(r.ability + r.n_abilities))]

    def statics(self, *codes: v.Do) -> Iterable[tuple[int, v.Effect]]:
        """Static effects of those codes that are in force, with the permanent that has them."""
        for o in self.battlefield():
            for _, ability in self.abilities(o):
                if ability.kind == v.Kind.STATIC and ability.zone == v.Zone.BATTLEFIELD:
                    for effect in ability.effects:
                        if effect.do in codes:
                            yield o, effect

    def fits(self, what: v.Selector | None, o: int, player: int, source: int) -> bool:
        """Whether an object fits a selector, seen by a player from a source."""
        if what is None:
            return True
        if what.attached and (source < 0 or self.more(source).attached != self.ref(o)):
            return False
        number = self.builder.selector(what)
        return bool(self.rules.fits(self.g, self.t, number, o, player, source))

    def row(self, card: Card) -> int:
        """The row of a card; written when it is new."""
        if card not in self.derived:
            at = self.builder.row(card, f"{card.name}#{len(self.builder.names)}")
            self.builder.finish()
            for k in range(len(self.builder.names)):
                self.builder.names[k] = self.builder.cards[k].name
            self.derived[card] = at
        return self.derived[card]

    def effect_number(self, effect: v.Effect) -> int:
        """The number of an effect that is not read off a row."""
        if effect not in self.effects:
            self.effects[effect] = self.builder.take("effects")
            self.builder.write_effect(self.effects[effect], effect)
        return self.effects[effect]

    def row_fits(self, what: v.Selector | None, o: int) -> bool:
        """Whether what is written on an object fits a selector, whoever has it."""
        return what is None or bool(self.rules.row_fits(self.t, self.builder.selector(what), int(self.thing(o).row)))

    def become(self, o: int, row: int) -> None:
        """An object has the characteristics of a row; the counts of its controller's permanents follow."""
        zone, owner = int(self.thing(o).zone), self.g.players[int(self.thing(o).owner)]
        there = zone == BATTLEFIELD
        if there:
            self.rules.count_permanent(self.g, o, -1)
        if zone == GRAVEYARD:
            owner.acting_graveyard -= self.rules.acts_from(self.g, o, GRAVEYARD)
        self.rules.become(self.g, self.t, o, row)
        if there:
            self.rules.count_permanent(self.g, o, 1)
        if zone == GRAVEYARD:
            owner.acting_graveyard += self.rules.acts_from(self.g, o, GRAVEYARD)
        self.g.gathered = 0

    def illegal(self, why: str, cr: str) -> IllegalAction:
        """The error of an action that the rules forbid."""
        return IllegalAction(f"{why} (CR {cr}).")
