"""Building a position and finding things in it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..cards.card import Card
from ..cards.catalogue import find as find_card
from ..cards.catalogue import get
from ..engine.encode import TYPES
from ..errors import CardError, IllegalAction, SettingError
from . import asking, characteristics, control, melding
from .rulings import CARDS
from .things import ZONES, Mana, Thing
from .tokens import token

if TYPE_CHECKING:
    from .game import Game

BATTLEFIELD, LIBRARY = ZONES["battlefield"], ZONES["library"]


def look_up(own: dict[str, Card], name: str | Card) -> Card:
    """A card by name: one's own, one of those that rulings speak of, the catalogue's, or a token."""
    if isinstance(name, Card):
        return name
    if name in own or name in CARDS:
        return own.get(name) or CARDS[name]
    if name.lower().endswith(" token") or find_card(name) is None:
        with suppress(CardError):
            return token(name, own)
    return get(name)


def new_object(game: Game, row: int, owner: int, is_token: bool) -> int:
    """A new object that is nowhere yet."""
    o = int(game.rules.new_token(game.g, game.t, row, owner))
    if o < 0:
        raise SettingError("The table is full.")
    game.thing(o).token = int(is_token)
    game.g.n_cards = game.g.n_objects
    return o


def put(
    game: Game, own: dict[str, Card], name: str | Card, player: int, zone: str, *, owner: int | None = None, tapped: bool = False, sick: bool = False, token: bool = False,
    unearthed: bool = False, attacking: bool = False, face_down: bool = False, commander: bool = False, trigger_gone: bool = False, counters: dict[str, int] | None = None,
    copy_of: str | Card | Thing | None = None, chosen: str = "", attached_to: Thing | None = None, exiled_with: Thing | None = None, named: str = "", x: int = 0, kicked: bool = False,
) -> Thing:  # fmt: skip
    """Put a card or token anywhere; see `Table.put`."""
    if zone not in ZONES or zone == "stack":
        raise SettingError(f"zone={zone!r}: the zones are {', '.join(z for z in ZONES if z != 'stack')}.")
    card = look_up(own, name)
    is_token = token or card.layout == "token" or (isinstance(name, str) and name.lower().endswith(" token"))
    whose = player if owner is None else owner - 1
    pair = pair_of(own, card)
    if pair and zone != "battlefield":
        raise SettingError(f"{card.name} is only on the battlefield; in the {zone} there are its two cards, {pair[0].name} and {pair[1].name} (CR 712.8a).")
    sensible(game, card, zone, is_token=is_token, melded=pair is not None, unearthed=unearthed, chosen=chosen, counters=counters, attached_to=attached_to)
    named = named and asking.card_name(game, named)
    if pair and is_token:  # a copy of a melded permanent
        card, pair = characteristics.as_copy(replace(card, layout="meld", meld=None), v.Effect(v.Do.CREATE_COPY)), None
    row = game.row(pair[0] if pair else card)
    o = new_object(game, row, whose, is_token)
    if pair:
        half = new_object(game, game.row(pair[1]), whose, False)
        game.rules.become(game.g, game.t, o, game.builder.by_name[card.name])
    thing = game.thing(o)
    thing.controller = player
    game.rules.enter_zone(game.g, o, ZONES[zone], 0)
    more = game.more(o)
    if zone == "battlefield":
        thing.half = half if pair else -1
        thing.since = game.g.turn if sick else 0
        thing.tapped, thing.attacking = int(tapped), int(attacking)
        thing.loyalty = int(game.t.rows[row if not pair else int(thing.row)].loyalty)
        thing.x = x
        game.rules.count_permanent(game.g, o, 1)
        if unearthed:
            game.rules.mark_unearthed(game.g, o)
            if trigger_gone:
                game.g.n_leaving -= 1
        if chosen:
            thing.chosen = 1 << TYPES.index(chosen)
    if copy_of is not None:
        copied = characteristics.copiable(game, copy_of.number) if isinstance(copy_of, Thing) else look_up(own, copy_of)
        if not isinstance(copy_of, Thing) and pair_of(own, copied):
            copied = replace(copied, layout="meld", meld=None)
        more.copy = characteristics.as_copy(copied, v.Effect(v.Do.CREATE_COPY))
    more.face_down, more.named, more.kicked = face_down, named, kicked
    for kind, n in (counters or {}).items():
        set_counters(game, o, kind, n)
    if attached_to is not None:
        more.attached = game.ref(attached_to.number)
    if exiled_with is not None:
        game.more(exiled_with.number).linked.append(game.ref(o))
    if commander:
        game.side.commanders.add(o)
    game.g.gathered = 0
    characteristics.derive(game)
    if control.of_attached(game):
        characteristics.derive(game)
    return Thing(game, o)


def sensible(game: Game, card: Card, zone: str, *, is_token: bool, melded: bool, unearthed: bool, chosen: str, counters: dict[str, int] | None, attached_to: Thing | None) -> None:
    """What can't be put like that, with what to do instead."""
    if is_token and zone != "battlefield":
        raise SettingError(f"{card.name} is a token: in the {zone} it would cease to exist (CR 704.5d); put it on the battlefield, or a card.")
    if melded and unearthed:
        raise SettingError(f"{card.name}: a melded permanent is a new object that nothing unearthed (CR 701.42a, 702.84a); put one of its cards with unearthed=True and let them meld.")
    if chosen and chosen not in TYPES[:5]:
        raise SettingError(f"put: chosen={chosen!r} is no colour; they are {' '.join(TYPES[:5])}.")
    for kind, n in (counters or {}).items():
        if not isinstance(n, int) or not 0 <= n <= 30000:
            raise SettingError(f"put: counters={counters!r}: {n!r} is no number of {kind} counters; give 0 or more.")
    if attached_to is not None and attached_to.zone != "battlefield":
        raise SettingError(f"put: {attached_to.name} is not on the battlefield ({attached_to.zone}), so nothing is attached to it (CR 301.5, 303.4).")


def pair_of(own: dict[str, Card], card: Card) -> tuple[Card, Card] | None:
    """The two cards that a combined face stands for: the one with the ability first; None for any other card."""
    names = melding.names_of_pair(card, [*own.values(), *CARDS.values()])
    return (look_up(own, names[0]), look_up(own, names[1])) if names else None


def set_counters(game: Game, o: int, kind: str, n: int) -> None:
    """Counters of a kind."""
    thing = game.thing(o)
    if kind in ("+1/+1", "-1/-1"):
        thing.plus = n if kind == "+1/+1" else -n
    elif kind in ("charge", "loyalty"):
        setattr(thing, kind, n)
    else:
        game.more(o).counters[kind] = n


def add_mana(game: Game, player: int, mana: str, restriction: v.Restriction | None) -> None:
    """Mana for a pool."""
    wrong = [c for c in mana if c not in TYPES]
    if wrong:
        raise SettingError(f"add_mana({mana!r}): {wrong[0]!r} is no type of mana; they are W U B R G C.")
    number = game.builder.restriction(restriction)
    game.builder.finish()
    for c in mana:
        game.rules.add_mana(game.g, player, TYPES.index(c), number, 1)
    characteristics.derive(game)  # something may count unspent mana


def pool(game: Game, player: int) -> list[Mana]:
    """The mana of a pool, free mana first."""
    clauses = {number: r.allowed for r, number in game.builder.restrictions.items()} | {0: ()}
    lots = game.g.players[player].pool
    return [Mana(k, int(lots[r, i]), clauses[r]) for r in range(len(game.builder.clauses)) for i, k in enumerate(TYPES) if int(lots[r, i]) > 0]


def find(game: Game, name: str, player: int | None, zone: str | None) -> Thing:
    """The first thing of a name."""
    there = [Thing(game, o) for o in range(int(game.g.n_objects)) if int(game.thing(o).zone) != 0]
    there.sort(key=lambda t: t.zone != "battlefield")
    for thing in there:
        if name in (thing.name, thing.name.removesuffix(" Token")) and (player is None or thing.controller == player + 1) and (zone is None or thing.zone == zone):
            return thing
    raise IllegalAction(f"There is no {name}{f' in the {zone}' if zone else ''}.")
