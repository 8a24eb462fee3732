"""What spells and abilities do that the Table has and the batch has not; a person at the table may bring it about too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from . import asking, characteristics, moving
from .control import exchange_control, gain_control
from .state import Delayed, Lasting, Ref

if TYPE_CHECKING:
    from ..cards.card import Card
    from .game import Game

BATTLEFIELD, GRAVEYARD, STACK, EXILE, HAND, LIBRARY = (int(z) for z in (v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.STACK, v.Zone.EXILE, v.Zone.HAND, v.Zone.LIBRARY))
UNEARTH_ENDS = -2

__all__ = ["exchange_control", "gain_control"]


def lasting(game: Game, o: int, effect: v.Effect, until: str) -> None:
    """An effect on one permanent begins now (CR 611.2c)."""
    game.side.time += 1
    game.more(o).lasting.append(Lasting(effect, until, game.side.time))


def phase_out(game: Game, o: int) -> None:
    """A permanent is treated as though it did not exist until its controller untaps; what is attached to it goes with it (CR 702.26)."""
    for k in [k for k in game.battlefield() if game.more(k).attached == game.ref(o)]:
        phase_out(game, k)
    game.rules.count_permanent(game.g, o, -1)
    places, n = game.g.battlefield, int(game.g.n_battlefield)
    game.g.n_battlefield = game.rules.take_out(places, n, o)
    game.thing(o).attacking = 0
    game.side.phased.append(o)


def host(game: Game, o: int) -> int:
    """The phased-out permanent with which a phased-out permanent went indirectly; -1 when it went by itself (CR 702.26g)."""
    attached = game.more(o).attached
    return attached[0] if attached is not None and attached[0] in game.side.phased else -1


def phase_in(game: Game, player: int) -> None:
    """As a player's untap step begins their phased-out permanents are there again, as the same objects (CR 502.1, 702.26d)."""
    back = [o for o in game.side.phased if int(game.thing(o).controller) == player and (host(game, o) < 0 or int(game.thing(host(game, o)).controller) == player)]
    back += [o for o in game.side.phased if o not in back and host(game, o) in back]
    game.g.gathered = 0
    for o in back:
        game.side.phased.remove(o)
        game.g.battlefield[int(game.g.n_battlefield)] = o
        game.g.n_battlefield += 1
        game.rules.count_permanent(game.g, o, 1)


def is_phased(game: Game, o: int) -> bool:
    """Whether a permanent is phased out."""
    return o in game.side.phased


def counter(game: Game, at: int, zone: int = GRAVEYARD) -> None:
    """Counter what is at a place of the stack: an ability is gone, a spell goes to its owner's graveyard or where the effect says (CR 701.6)."""
    e = game.g.stack[at]
    o, is_spell = int(e.object), int(e.ability) == -1
    for i in range(at, int(game.g.n_stack) - 1):
        game.g.stack[i] = game.g.stack[i + 1]
    game.g.n_stack -= 1
    del game.side.stack[at : at + 1]
    if is_spell and int(game.thing(o).zone) == STACK:
        game.rules.move(game.g, game.t, o, zone, 0)


def end_turn(game: Game) -> None:
    """Everything on the stack is exiled, and the turn goes on with its cleanup step (CR 724.1)."""
    while int(game.g.n_stack) > 0:
        at = int(game.g.n_stack) - 1
        o, is_spell = int(game.g.stack[at].object), int(game.g.stack[at].ability) == -1
        game.g.n_stack -= 1
        del game.side.stack[at:]
        if is_spell and int(game.thing(o).zone) == STACK:
            game.rules.move(game.g, game.t, o, EXILE, 0)
    game.g.n_waiting = 0
    game.side.waiting.clear()
    game.rules.end_combat(game.g)
    game.side.skip_end = True


def attach(game: Game, o: int, to: int) -> None:
    """Attach an Aura or Equipment to a permanent (CR 701.3)."""
    game.side.time += 1
    more = game.more(o)
    more.attached, more.time = game.ref(to), game.side.time


def exile_with(game: Game, ref: Ref, source: Ref, one: int = 0) -> int:
    """Exile what an object became, if it is still in the graveyard; the source remembers it (CR 607.2a). `one`: what it exiled before goes to the graveyard."""
    before = [card for card in game.linked_at(*source) if game.there(card, EXILE)]
    done = 0
    for card in game.side.became.get(ref, [ref]):
        if game.there(card, GRAVEYARD):
            game.rules.move(game.g, game.t, card[0], EXILE, 0)
            if int(game.thing(card[0]).zone) == EXILE and source in game.side.more:  # also when it is no longer there (CR 113.7a)
                game.side.more[source].linked.append(game.ref(card[0]))
            done += 1
    for card in before if one and done else ():
        game.rules.move(game.g, game.t, card[0], GRAVEYARD, 0)
    return done


def exile_permanent_with(game: Game, ref: Ref, source: Ref) -> None:
    """Exile a permanent; the source remembers the cards that it became (CR 607.2a)."""
    game.rules.move(game.g, game.t, ref[0], EXILE, 0)
    if source in game.side.more:
        game.side.more[source].linked += [card for card in game.side.became.get(ref, []) if game.there(card, EXILE)]


def exile_graveyard(game: Game, player: int) -> int:
    """Exile all cards of a graveyard."""
    cards = game.zone(player, GRAVEYARD)
    for o in cards:
        game.rules.move(game.g, game.t, o, EXILE, 0)
    return len(cards)


def exile_named(game: Game, chooser: int, player: int) -> int:
    """A player names a card; another's cards of that name are exiled from graveyard, hand and library: only front faces have names there (CR 712.8a)."""
    name = asking.ask_name(game, chooser)
    cards = [o for zone in (GRAVEYARD, HAND, LIBRARY) for o in game.zone(player, zone) if game.name(o) == name]
    for o in cards:
        game.rules.move(game.g, game.t, o, EXILE, 0)
    game.rules.shuffle(game.g, player)
    return len(cards)


def transform(game: Game, o: int) -> None:
    """Turn a transforming double-faced permanent over; nothing else can transform, a meld card neither (CR 701.27c, 712.4c)."""
    card = game.builder.cards[int(game.thing(o).card)]
    if card.layout == "transform" and card.faces:
        more = game.more(o)
        more.transformed = not more.transformed


def double_pool(game: Game, player: int) -> None:
    """New mana as much as there is of each type, without restriction: its source is another (CR 106.3, 106.6)."""
    pool = game.g.players[player].pool
    for k, n in enumerate([int(x) for x in pool.sum(axis=0)]):
        game.rules.add_mana(game.g, player, k, 0, n)


def become_copy(game: Game, o: int, card: Card) -> None:
    """A permanent takes on the copiable values of a card; what was chosen stays with what it was chosen for (CR 607.5a)."""
    more, thing = game.more(o), game.thing(o)
    more.choices[characteristics.copiable(game, o).name] = int(thing.chosen)
    more.copy = card
    thing.chosen = more.choices.get(card.name, 0)
    characteristics.derive(game)


def create_copy(game: Game, o: int, player: int, effect: v.Effect, n: int) -> list[int]:
    """Tokens that are copies of a permanent; its status is not copied (CR 707.2)."""
    card = characteristics.as_copy(characteristics.copiable(game, o), effect)
    row = game.row(card)
    made = []
    for _ in range(moving.tokens(game, player, n)):
        k = int(game.rules.new_token(game.g, game.t, row, player))
        moving.enter(game, k, player, int(effect.tapped))
        made.append(k)
    return made


def put_for_a_turn(game: Game, effect: v.Effect, ref: Ref | None, player: int, source: Ref) -> int:
    """Put a card onto the battlefield with haste; one delayed trigger, bound to that very object, takes it away at the next end step (CR 603.7c)."""
    zone = int(effect.to)
    if not effect.targets:
        options: list[Ref | str] = [game.ref(o) for o in game.zone(player, zone) if game.fits(effect.what, o, player, source[0])]
        chosen = game.ask(player, "card to put onto the battlefield", [*options, "none"] if effect.optional else options)
        ref = None if chosen in (None, "none") else chosen
    if ref is None or not game.there(ref, zone):
        return 0
    moving.enter(game, ref[0], player)
    if int(game.thing(ref[0]).zone) != BATTLEFIELD:
        return 0
    lasting(game, ref[0], v.Effect(v.Do.GRANT, token="haste"), "")
    game.side.delayed.append(Delayed(effect.token or "exile", (game.ref(ref[0]),), player, source))
    return 1


def swap_cards(game: Game, effect: v.Effect, o: int, player: int, source: int) -> list[Ref]:
    """The cards for which a permanent could be exchanged: those that fit in its controller's graveyard."""
    return [game.ref(k) for k in game.zone(int(game.thing(o).controller), GRAVEYARD) if game.fits(effect.what, k, player, source)]


def swap(game: Game, effect: v.Effect, one: Ref | None, card: Ref | None, player: int, source: int) -> int:
    """A permanent is sacrificed and a card of its controller's graveyard returned, both or neither (CR 608.2b, 608.2c)."""
    if one is None or card is None or not game.there(one) or not game.fits(effect.what, one[0], player, source) or card not in swap_cards(game, effect, one[0], player, source):
        return 0
    whose = int(game.thing(one[0]).controller)
    game.rules.move(game.g, game.t, one[0], GRAVEYARD, 0)
    moving.enter(game, card[0], whose)
    return 1


def bounce_past_unearth(game: Game, effect: v.Effect, ref: Ref | None, player: int, source: int) -> int:
    """Return a permanent to its owner's hand, one that has unearth by way of exile: that effect exiles it, so unearth replaces nothing (CR 400.7j, 702.84a)."""
    if ref is None or not game.there(ref) or not game.fits(effect.what, ref[0], player, source):
        return 0
    if not any(e.do == v.Do.UNEARTH for a in game.card(ref[0]).abilities for e in a.effects):
        game.rules.move(game.g, game.t, ref[0], HAND, 0)
        return 1
    game.rules.move(game.g, game.t, ref[0], EXILE, 0)
    for card in game.side.became.get(ref, []):
        if game.there(card, EXILE):
            game.rules.move(game.g, game.t, card[0], HAND, 0)
    return 1
