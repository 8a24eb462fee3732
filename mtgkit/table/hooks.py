"""What the rules ask of the Table (`engine.compile.BOARD`): the players' choices, and effects that the batch never has.

One short method for each place where a rule asks; what it takes more than a few lines to answer stands in its chapter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards import vocabulary as v
from . import effects, mana, melding, moving, pools, producible, sources, stack, targets
from .state import Item

if TYPE_CHECKING:
    from .game import Game

GRAVEYARD, HAND = int(v.Zone.GRAVEYARD), int(v.Zone.HAND)


class Hooks:
    """The answers of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # choices

    def discarding(self, n: int) -> None:
        """A player is about to discard so many cards."""
        self.game.now.discards = n

    def choose_discard(self, player: int, selector: int) -> int:
        """The card that a player discards; who discards all of them chooses none."""
        g = self.game
        g.now.discards -= 1
        fitting = [g.ref(o) for o in g.zone(player, HAND) if selector < 0 or g.rules.fits(g.g, g.t, selector, o, player, -1)]
        return int(fitting[0][0]) if 0 < len(fitting) <= g.now.discards + 1 else self._one(player, "discard", fitting)

    def choose_color(self, player: int, row: int) -> int:
        """The colour chosen as a permanent enters, as a mask."""
        return 1 << "WUBRG".index(self.game.ask(player, f"colour for {self.game.builder.cards[row].name}", list("WUBRG")))

    def choose_permanent(self, player: int, selector: int, source: int) -> int:
        """A permanent that fits: the target that was chosen, or one that is chosen now."""
        g = self.game
        if g.now.targets_left:
            ref = g.now.last_target = g.now.targets_left.pop(0)
            return ref[0] if g.there(ref) and g.rules.fits(g.g, g.t, selector, ref[0], player, source) else -1
        return self._one(player, "permanent", [g.ref(o) for o in g.battlefield() if g.rules.fits(g.g, g.t, selector, o, player, source)])

    def choose_card(self, places: list[int], player: int, selector: int, to: int) -> int:
        """A card of a library or graveyard; a search may fail to find (CR 701.23b)."""
        g = self.game
        fitting = [g.ref(o) for o in places if selector < 0 or g.rules.fits(g.g, g.t, selector, o, player, -1)]
        return self._one(player, f"card for the {v.Zone(to).name.lower()}", fitting)

    def _one(self, player: int, what: str, refs: list[Any]) -> int:
        chosen = self.game.ask(player, what, refs)
        return -1 if chosen is None else int(chosen[0])

    def may(self, player: int, what: str, o: int) -> bool:
        """Whether a player does what an ability says they may do."""
        return self.game.may(player, f"{what}{': ' + self.game.name(o) if o >= 0 else ''}")

    def may_discard(self, player: int, selector: int) -> bool:
        """Whether a player takes an offer to discard; nobody can choose what can't be done (CR 608.2d)."""
        g = self.game
        able = any(selector < 0 or g.rules.fits(g.g, g.t, selector, o, player, -1) for o in g.zone(player, HAND))
        return able and g.may(player, "discard")

    def counters(self, o: int, n: int) -> int:
        """How many counters an effect puts on a permanent."""
        return moving.counters(self.game, o, n)

    def modes(self) -> int:
        """The modes that were chosen as the ability was put on the stack."""
        return self.game.now.resolved.modes if self.game.now.resolved else 0

    def kept(self, o: int, k: int) -> tuple[int, int]:
        """Of two legends the one that is kept is worth more (CR 704.5j)."""
        g = self.game
        pair = (min(o, k), max(o, k))
        if pair not in g.now.legends:
            g.now.legends[pair] = g.ask(int(g.thing(o).controller), "legend that stays", [g.ref(x) for x in pair])[0]
        return (1, 0) if g.now.legends[pair] == o else (0, 1)

    # moving

    def where_it_goes(self, o: int, zone: int) -> int:
        """The zone to which an object goes after all replacement effects."""
        return moving.destination(self.game, o, zone)

    def other_half(self, o: int, half: int, zone: int) -> int:
        """The zone of the second card of a melded permanent."""
        return moving.half_goes(self.game, o, half, zone)

    def moved(self, o: int, half: int, from_battlefield: bool) -> None:
        """An object is in its new zone."""
        moving.moved(self.game, o, half if from_battlefield else -1)

    def may_enter(self, o: int, player: int) -> bool:
        """Whether an object can enter the battlefield; what it enters as is settled."""
        return moving.may_enter(self.game, o, player)

    def enters_tapped(self, o: int, player: int, tapped: int) -> int:
        """Whether other permanents make it enter tapped."""
        return moving.enters_tapped(self.game, o, player, tapped)

    def pays_to_enter(self, o: int, player: int) -> bool:
        """Whether life is paid so that it enters untapped."""
        if not any(a.kind == v.Kind.ENTERS and a.condition.kind == v.If.PAY_LIFE for _, a in self.game.abilities(o)):
            return False
        return self.game.may(player, f"pay life for {self.game.name(o)}")

    def may_meld(self, player: int, o: int, attacking: bool) -> bool:
        """Whether a player both owns and controls a permanent and something with the name of its partner."""
        return int(self.game.thing(o).controller) == player and bool(melding.partners(self.game, o, attacking))

    def choose_partner(self, o: int, attacking: bool) -> int:
        """Of several objects with the name of the partner, the one that is exiled."""
        return self._one(int(self.game.thing(o).controller), "partner to meld with", [self.game.ref(k) for k in melding.partners(self.game, o, attacking)])

    def can_be_melded(self, o: int, k: int) -> bool:
        """Whether the two exiled objects are the cards of one pair; what can't be melded stays in exile."""
        return melding.is_pair(self.game, o, k)

    def not_melded(self, o: int, k: int) -> None:
        """The melded permanent could not enter."""
        melding.stay_exiled(self.game, o, k)

    def entered(self, o: int) -> None:
        """A permanent has entered; its abilities have not triggered yet."""
        moving.entered(self.game, o)

    def tokens(self, player: int, n: int) -> int:
        """How many tokens are created instead of `n` (CR 614.16)."""
        return moving.tokens(self.game, player, n)

    # mana

    def produce(self, o: int, q: int, player: int, kind: int, times: int) -> None:
        """A mana ability of the engine's own payment resolves."""
        mana.produce_option(self.game, o, q, player, kind, times)

    def lands_could_produce(self, player: int, basic_only: bool) -> int:
        """The types that a player's lands could produce, as a mask (CR 106.7)."""
        return producible.lands_could_produce(self.game, player, basic_only)

    def sources_to_use(self, n: int) -> int:
        """How many permanents a payment may look at for mana."""
        return 0 if self.game.now.pool_only or self.game.now.only is not None or mana.is_changed(self.game) else n

    def floating(self, player: int, restriction: int, kind: int, n: int) -> tuple[int, int]:
        """How much of a lot in a pool may pay, and as which types."""
        return pools.floating(self.game, player, restriction, kind, n)

    def spent_as(self, source: int, option: int, kind: int) -> int:
        """The type that mana has as it is spent: floating mana has its own, whatever it may be spent as (CR 609.4b)."""
        return -1 - option if source < 0 else kind

    def empty_pools(self) -> None:
        """A step or phase ends."""
        pools.empty(self.game)

    def before_payment(self, player: int, cost: int, purpose: int, generic: int) -> None:
        """Mana abilities that the player named are activated while the cost is paid (CR 601.2g)."""
        todo, self.game.now.paying = self.game.now.paying, []
        for act in todo:
            act()
        if not todo and self.game.now.only is None and mana.is_changed(self.game):
            sources.tap_for(self.game, player, cost, purpose, generic)
        self.game.g.gathered = 0

    def extra_cost(self, o: int, row: int, player: int) -> int:
        """What other permanents add to the cost of a spell (CR 601.2f)."""
        g = self.game
        if o < 0:
            return 0
        kept, n = int(g.thing(o).row), 0
        g.thing(o).row = row
        for source, effect in g.statics(v.Do.TAX, v.Do.REDUCE_COST):
            if g.fits(effect.what, o, int(g.thing(source).controller), source):
                n += effect.amount.n if effect.do == v.Do.TAX else -effect.amount.n
        for who, effect in g.side.cheaper:
            if who == player and g.row_fits(effect.what, o):
                n -= effect.amount.n
        g.thing(o).row = kept
        return n

    # triggers and the stack

    def happens(self, event: int, o: int) -> None:
        """An event is looked at by triggered abilities."""
        if event == v.When.ACTIVATED_ABILITY:
            self.game.now.event = stack.ref(self.game, int(self.game.g.n_stack) - 1)
            return
        self.game.now.event = self.game.ref(o) if o >= 0 else None

    def waits(self, at: int) -> None:
        """A triggered ability waits for the stack."""
        self.game.side.waiting[at:] = [Item(about=self.game.now.event, tapper=self.game.now.tapper)]

    def looking_back(self, event: int, o: int, n: int) -> None:
        """Permanents that leave at the same time see the event too (CR 603.10a)."""
        moving.looking_back(self.game, event, o, n)

    def put_on_stack(self, at: int, i: int) -> None:
        """A waiting ability goes on the stack: its targets and modes are chosen."""
        g = self.game
        g.side.stack[at:] = [g.side.waiting[i] if i < len(g.side.waiting) else Item()]
        targets.choose_for_stack(g, at)

    def announced(self, o: int, row: int, player: int, x: int, cost: int, generic: int) -> tuple[int, int]:
        """A spell is on the stack and not yet paid for: choices are made (CR 601.2b-d)."""
        return targets.announced(self.game, o, row, player, x, cost, generic)

    def resolving(self, at: int) -> None:
        """The top of the stack resolves: what was chosen for it is at hand."""
        g = self.game
        g.now.resolved = g.side.stack[at] if at < len(g.side.stack) else Item()
        del g.side.stack[at:]
        g.now.targets_left = list(g.now.resolved.targets)
        g.now.target_seen = stack.seen(g)

    def still_legal(self, player: int) -> bool:
        """Whether some target of a triggered ability is still legal (CR 608.2b)."""
        return targets.still_legal(self.game)

    def pays(self, a: int, player: int, source: int) -> bool:
        """Whether a player pays what a resolving ability offers (CR 118.12)."""
        return effects.pays(self.game, a, player, source)

    def holds(self, kind: int, n: int, what: int, player: int, source: int) -> bool:
        """Conditions that only the Table judges."""
        return effects.holds(self.game, kind, n, what, player, source)

    def counted(self, kind: int, source: int, found: int, e: int, player: int) -> int:
        """What only the Table counts."""
        if kind == v.Count.UNSPENT:
            effect = self.game.effect_of(e)
            return pools.unspent(self.game, effect.amount.what if effect else None, player)
        return max(int(self.game.thing(source).plus), 0) if kind == v.Count.PLUS_COUNTERS else found

    def do_effect(self, e: int, n: int, player: int, source: int, stamp: int, x: int, done: int) -> int:
        """Effects that only the Table has; -1 for the others."""
        return effects.do_effect(self.game, e, n, player, source, stamp, x, done)
