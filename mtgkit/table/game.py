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
from ..errors import IllegalAction
from . import asking, melding
from .hooks import Hooks
from .state import Answers, More, Ref, Side, Underway
from .tokens import token

Kept = tuple[np.ndarray, Side, Underway]
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
        self.now = Underway()
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

    def snapshot(self) -> Kept:
        """All that an action may change."""
        return self.array.copy(), self.side.twin(), self.now.twin()

    def restore(self, kept: Kept) -> None:
        """As it was at a snapshot."""
        self.array[:] = kept[0]
        self.side, self.now = kept[1].twin(), kept[2].twin()

    # asking

    def ask(self, player: int, what: str, options: Sequence[Any]) -> Any:
        """The choice of a player among options; see asking.py."""
        return asking.ask(self, player, what, options)

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
        number = self.selector(what)
        return bool(self.rules.fits(self.g, self.t, number, o, player, source))

    def selector(self, what: v.Selector) -> int:
        """The number of a selector; one that is new may ask for subtypes that nothing asked for before."""
        known = len(self.builder.selectors)
        number = self.builder.selector(what)
        if len(self.builder.selectors) > known:
            self.builder.finish()
        return number

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
        return what is None or bool(self.rules.row_fits(self.t, self.selector(what), int(self.thing(o).row)))

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
