"""Changing zones at the Table: what happens instead (CR 614), how permanents enter (614.12), what leaves together (603.10a), melded cards (712.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.card import Card
from . import asking, characteristics

if TYPE_CHECKING:
    from .game import Game
    from .state import Ref

LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND = (int(z) for z in (v.Zone.LIBRARY, v.Zone.HAND, v.Zone.BATTLEFIELD, v.Zone.GRAVEYARD, v.Zone.STACK, v.Zone.EXILE, v.Zone.COMMAND))
TO_GRAVEYARD = int(v.When.TO_GRAVEYARD)
Change = tuple[str, Callable[[int], bool], int]  # what it is called, whether it applies to a zone, where the object goes instead


def changes(game: Game, o: int) -> list[Change]:
    """The replacement effects that could change where an object goes."""
    thing = game.thing(o)
    found: list[Change] = []
    if int(thing.zone) == BATTLEFIELD and int(thing.unearthed) != 0:
        found.append(("unearth", lambda zone: zone != EXILE, EXILE))
    for source, effect in game.statics(v.Do.GOES_INSTEAD):
        if game.fits(effect.what, o, int(game.thing(source).controller), source):
            found.append((game.name(source), lambda zone: zone == GRAVEYARD, int(effect.to)))
    return found


def destination(game: Game, o: int, zone: int) -> int:
    """Where an object goes: the player whom it concerns chooses which effect applies next, each once (CR 616.1)."""
    game.now.moved = game.ref(o)
    thing = game.thing(o)
    player = int(thing.controller if thing.zone == BATTLEFIELD else thing.owner)
    if game.side.skip_end and int(thing.zone) == STACK and zone == GRAVEYARD:
        zone = EXILE  # the spell that ended the turn (CR 724.1b)
    left, replaced = changes(game, o), False
    while True:
        ready = [c for c in left if c[1](zone)]
        if not ready:
            break
        name = game.ask(player, f"what applies first to {game.name(o)}", [c[0] for c in ready]) if len({c[2] for c in ready}) > 1 else ready[0][0]
        chosen = next(c for c in ready if c[0] == name)
        left.remove(chosen)
        zone, replaced = chosen[2], True
    game.now.without_command = zone
    game.now.bottomed = zone == LIBRARY and replaced
    return to_command(game, o, zone)


def to_command(game: Game, o: int, zone: int) -> int:
    """A commander that would go to hand or library may go to the command zone instead (CR 903.9b)."""
    if o in game.side.commanders and zone in (HAND, LIBRARY) and game.may(int(game.thing(o).owner), "put the commander into the command zone"):
        return COMMAND
    return zone


def half_goes(game: Game, o: int, half: int, zone: int) -> int:
    """The zone of the other card of a melded permanent: one effect applies to both, that for a commander to its card alone (CR 712.21d)."""
    game.thing(half).unearthed = 0
    return to_command(game, half, game.now.without_command)


def moved(game: Game, o: int, half: int) -> None:
    """An object has changed zones; a melded permanent has become two cards, whose order its owner chooses (CR 712.21a)."""
    cards = [o] if half < 0 else [o, half]
    zone, owner = int(game.thing(o).zone), int(game.thing(o).owner)
    if game.now.bottomed and zone == LIBRARY:  # "instead on the bottom": a library as the replaced destination
        for k in cards:
            if int(game.thing(k).zone) == LIBRARY:
                game.rules.leave_zone(game.g, k)
                stamp = int(game.thing(k).stamp)
                game.rules.enter_zone(game.g, k, LIBRARY, 1)
                game.thing(k).stamp = stamp
    game.now.bottomed = False
    if half >= 0 and zone in (GRAVEYARD, LIBRARY) and int(game.thing(half).zone) == zone:
        names = {game.builder.cards[int(game.thing(k).card)].name: k for k in cards}
        top = names[game.ask(owner, "card that is on top of the other", list(names))]
        p = game.g.players[owner]
        places = p.graveyard if zone == GRAVEYARD else p.library
        under, over = sorted(game.zone(owner, zone).index(k) for k in cards)
        places[under], places[over] = (half, o) if top == o else (o, half)
    if game.now.moved is not None:
        game.side.became[game.now.moved] = [game.ref(k) for k in cards]
    back = game.side.until.pop(game.now.moved, []) if game.now.moved is not None else []
    if zone == GRAVEYARD:
        for k in cards:
            game.rules.raise_event(game.g, game.t, TO_GRAVEYARD, k, int(game.thing(k).owner), 0)
    game.g.unsettled = 1
    if back:  # what was exiled until this left returns at once (CR 610.3)
        enter_together(game, [ref for ref in back if game.there(ref, EXILE)])


def may_enter(game: Game, o: int, player: int) -> bool:
    """Whether an object can enter the battlefield; what it enters as is settled (CR 614.12)."""
    thing = game.thing(o)
    zone = int(thing.zone)
    more = game.more(o)
    if int(thing.row) != more.base and zone in (HAND, GRAVEYARD, LIBRARY):
        game.rules.become(game.g, game.t, o, more.base)
    for source, effect in game.statics(v.Do.CANNOT_ENTER):
        if zone in (GRAVEYARD, LIBRARY) and game.fits(effect.what, o, int(game.thing(source).controller), source):
            return False
    game.now.copying = None
    for _, ability in game.abilities(o):
        for effect in ability.effects if ability.kind == v.Kind.ENTERS else ():
            if effect.do == v.Do.NAME_CARD:
                game.now.named = asking.ask_name(game, player)
            if effect.do == v.Do.ENTER_AS_COPY:
                options: list[Ref | str] = [game.ref(k) for k in game.battlefield() if game.fits(effect.what, k, player, o)]
                chosen = game.ask(player, f"what {game.name(o)} copies", [*options, "nothing"])
                if chosen != "nothing":
                    copied: Card = characteristics.copiable(game, chosen[0])
                    game.now.copying = characteristics.as_copy(copied, effect)
                    game.rules.become(game.g, game.t, o, game.row(game.now.copying))
    if not finds_host(game, o, player, zone == STACK):
        return False
    for source, effect in game.statics(v.Do.EXILED_UNLESS_CAST):
        if zone != STACK and game.fits(effect.what, o, int(game.thing(source).controller), source):
            if zone != 0:  # from exile too: it becomes a new object there (CR 406.7)
                game.rules.move(game.g, game.t, o, EXILE, 0)
            return False
    return True


def can_enchant(game: Game, o: int, k: int, player: int) -> bool:
    """Whether an Aura may be attached to a permanent: what its spell targets says so; anything where that is not written."""
    effects = [e for a in game.card(o).abilities if a.kind == v.Kind.SPELL for e in a.effects if e.do == v.Do.ATTACH]
    return all(game.fits(e.what, k, player, o) for e in effects)


def finds_host(game: Game, o: int, player: int, was_cast: bool) -> bool:
    """What an Aura enchants as it enters: its target, or the choice of the player who puts it there; without any it stays where it is (CR 303.4)."""
    if not any(a.kind == v.Kind.SPELL and e.do == v.Do.ATTACH for a in game.card(o).abilities for e in a.effects):
        return True
    if was_cast and game.now.resolved and game.now.resolved.targets:
        game.now.enchanting = game.now.resolved.targets[0]
        return True
    options = [game.ref(k) for k in game.battlefield() if can_enchant(game, o, k, player)]
    game.now.enchanting = game.ask(player, f"what {game.name(o)} enchants", options)
    return bool(options)


def enters_tapped(game: Game, o: int, player: int, tapped: int) -> int:
    """Effects of other permanents that make it enter tapped look at it as it will be (CR 614.12)."""
    for source, effect in game.statics(v.Do.OTHERS_ENTER_TAPPED):
        mine = int(game.thing(source).controller) == player
        whose = v.Who.YOU if effect.what is None else effect.what.whose
        if (whose == v.Who.EACH or mine == (whose == v.Who.YOU)) and game.row_fits(effect.what, o):
            tapped = 1
    if game.now.side_by_side:
        hide(game)
    return tapped


def entered(game: Game, o: int) -> None:
    """A permanent is there: what it copies, more counters than were to be put on it (CR 614.1c), what it is now."""
    if game.now.side_by_side:
        show(game, o)
    thing = game.thing(o)
    more = game.more(o)
    if game.now.with_counters:
        thing.plus, game.now.with_counters = int(thing.plus) + game.now.with_counters, 0
    if game.now.named:
        more.named, game.now.named = game.now.named, ""
    if game.now.copying is not None:
        more.copy, game.now.copying = game.now.copying, None
    more.kicked = game.now.kicked == o
    if game.now.face_down == o:
        more.face_down, more.base = True, int(thing.card)
    if game.now.enchanting is not None:
        more.attached, game.now.enchanting = game.now.enchanting, None
    for name in ("plus", "charge", "loyalty"):
        setattr(thing, name, counters(game, o, int(getattr(thing, name))))
    if int(thing.zone) == BATTLEFIELD:
        characteristics.derive(game)


def multiplied(game: Game, do: v.Do, player: int) -> int:
    """By how much the effects of a player's permanents multiply."""
    times = 1
    for source, effect in game.statics(do):
        if int(game.thing(source).controller) == player:
            times *= effect.amount.n
    return times


def counters(game: Game, o: int, n: int) -> int:
    """How many counters an effect puts on a permanent (CR 614.16)."""
    return n * multiplied(game, v.Do.MULTIPLY_COUNTERS, int(game.thing(o).controller))


def tokens(game: Game, player: int, n: int) -> int:
    """How many tokens are created (CR 614.16)."""
    return n * multiplied(game, v.Do.MULTIPLY_TOKENS, player)


def looking_back(game: Game, event: int, o: int, n: int) -> None:
    """Permanents that left at the same moment, before `o` was dealt with, see what happens to it (CR 603.10a)."""
    if o < 0 or event not in (int(v.When.DIES), int(v.When.LEAVES), int(v.When.LEAVES_TO_GRAVEYARD_OR_EXILE)):
        return
    for k, stamp, row, controller in game.now.leaving:
        if k == o or int(game.thing(k).zone) == BATTLEFIELD:
            continue
        r = game.t.rows[row]
        for a in range(int(r.ability), int(r.ability + r.n_abilities)):
            ability = game.builder.abilities[a]
            if ability.kind == v.Kind.TRIGGERED and ability.when == event and ability.what is not None and not ability.what.itself and game.fits(ability.what, o, controller, k):
                before = int(game.g.n_waiting)
                game.rules.wait(game.g, game.t, a, k, controller, n)
                if int(game.g.n_waiting) > before:
                    game.g.waiting[before].stamp = stamp  # it is an ability of the object that it was


def together(game: Game, objects: list[int], zone: int) -> None:
    """Several permanents go to a zone at once."""
    game.now.leaving = [(o, int(game.thing(o).stamp), int(game.thing(o).row), int(game.thing(o).controller)) for o in objects]
    for o in objects:
        if int(game.thing(o).zone) == BATTLEFIELD:
            game.rules.move(game.g, game.t, o, zone, 0)
    game.now.leaving = []


def flicker(game: Game, o: int, later: bool, player: int | None = None, source: Ref | None = None, plus: int = 0) -> None:
    """Exile a permanent and return it, at once or by one delayed trigger at the next end step; each of its cards as a new object (CR 400.7, 603.7, 712.21c)."""
    from .state import Delayed

    ref = game.ref(o)
    whose = int(game.thing(o).controller)
    game.rules.move(game.g, game.t, o, EXILE, 0)
    cards = tuple(card for card in game.side.became.get(ref, []) if game.there(card, EXILE))
    if later and cards:
        game.side.delayed.append(Delayed("return", cards, whose if player is None else player, source or ref, plus=plus))
        return
    enter_together(game, list(cards), plus=plus)


def enter_together(game: Game, cards: list[Ref], player: int | None = None, tapped: int = 0, plus: int = 0) -> None:
    """Put several cards onto the battlefield at once: how one of them enters does not look at the others (CR 614.12)."""
    game.now.side_by_side = []
    for o, _ in cards:
        game.now.with_counters = plus
        enter(game, o, int(game.thing(o).owner) if player is None else player, tapped)
        if int(game.thing(o).zone) == BATTLEFIELD:
            sees_earlier(game, o)
            game.now.side_by_side.append(o)
    game.now.side_by_side, game.now.with_counters = [], 0


def sees_earlier(game: Game, o: int) -> None:
    """What enters at the same time as others sees them enter (CR 603.6a)."""
    controller = int(game.thing(o).controller)
    for a, ability in game.abilities(o):
        if ability.kind == v.Kind.TRIGGERED and ability.when == v.When.ENTERS and ability.what is not None and not ability.what.itself:
            for k in game.now.side_by_side:
                if game.fits(ability.what, k, controller, o):
                    game.now.event = game.ref(k)
                    game.rules.wait(game.g, game.t, a, o, controller, 0)


def hide(game: Game) -> None:
    """Permanents that enter at the same time are not there yet for an object that is about to enter."""
    game.now.all_there = game.battlefield()
    left = [k for k in game.now.all_there if k not in game.now.side_by_side]
    game.g.battlefield[: len(left)] = left
    game.g.n_battlefield = len(left)


def show(game: Game, o: int) -> None:
    """They are there again, beside the object that has entered."""
    there = [*game.now.all_there, o]
    game.g.battlefield[: len(there)] = there
    game.g.n_battlefield = len(there)


def enter(game: Game, o: int, player: int, tapped: int = 0) -> None:
    """Put an object onto the battlefield."""
    game.rules.enter_battlefield(game.g, game.t, game.w, o, player, tapped, False)
