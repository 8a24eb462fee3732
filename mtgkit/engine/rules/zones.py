"""Zones and moving between them (CR 400); the only place that changes an object's zone."""

from __future__ import annotations

from ...cards.vocabulary import When, Zone
from ..compile import BOARD, kernel
from ..layout import IS_CREATURE, IS_LAND, IS_STONE
from ..log import BOTTOMED, MOVED, note
from ..randomness import LATER, below, stream
from ..state import OBJECTS
from .objects import acts_from, become
from .triggers import fits, raise_event
from .unearth import where_it_goes

NONE, IN_LIBRARY, HAND, BATTLEFIELD = int(Zone.NONE), int(Zone.LIBRARY), int(Zone.HAND), int(Zone.BATTLEFIELD)
GRAVEYARD, STACK_ZONE, EXILE, COMMAND = int(Zone.GRAVEYARD), int(Zone.STACK), int(Zone.EXILE), int(Zone.COMMAND)
ENTERS, DIES, LEAVES = int(When.ENTERS), int(When.DIES), int(When.LEAVES)
LEAVES_TO_GRAVEYARD_OR_EXILE = int(When.LEAVES_TO_GRAVEYARD_OR_EXILE)


@kernel
def count_permanent(g, o, by):  # type: ignore[no-untyped-def]
    """Keep the counts of a player's permanents: one comes (1) or goes (-1)."""
    p = g.players[g.objects[o].controller]
    traits = g.objects[o].traits
    if (traits & IS_LAND) != 0:
        p.lands += by
    if (traits & IS_CREATURE) != 0:
        p.creatures += by
    if acts_from(g, o, BATTLEFIELD):
        p.acting += by
    if (traits & IS_STONE) != 0:
        p.stones += by


@kernel
def take_out(places, n, o):  # type: ignore[no-untyped-def]
    """Take an object out of an ordered zone of `n`; the others close up. Returns the new number."""
    i = 0
    while i < n and places[i] != o:
        i += 1
    if i == n:
        return n
    for j in range(i, n - 1):
        places[j] = places[j + 1]
    return n - 1


@kernel
def leave_zone(g, o):  # type: ignore[no-untyped-def]
    """Take an object out of the zone where it is."""
    thing = g.objects[o]
    zone = thing.zone
    if zone == BATTLEFIELD or g.general != 0:
        g.gathered = 0
    p = g.players[thing.owner]
    if zone == HAND:
        p.n_hand = take_out(p.hand, p.n_hand, o)
        p.held[thing.card] -= 1
    elif zone == BATTLEFIELD:
        g.n_battlefield = take_out(g.battlefield, g.n_battlefield, o)
    elif zone == GRAVEYARD:
        p.n_graveyard = take_out(p.graveyard, p.n_graveyard, o)
        p.acting_graveyard -= acts_from(g, o, GRAVEYARD)
    elif zone == IN_LIBRARY:
        place = 0
        while p.library[place] != o:
            place += 1
        if place >= p.n_library - p.known:
            p.known -= 1
        elif place < p.bottom:
            p.bottom -= 1
        p.n_library = take_out(p.library, p.n_library, o)
    elif zone == EXILE:
        p.n_exile = take_out(p.exile, p.n_exile, o)
    elif zone == COMMAND:
        p.n_command = take_out(p.command, p.n_command, o)
    thing.zone = NONE


@kernel
def enter_zone(g, o, zone, bottom):  # type: ignore[no-untyped-def]
    """Put an object that is nowhere into a zone of its owner (CR 400.3), as a new object (CR 400.7)."""
    thing = g.objects[o]
    p = g.players[thing.owner]
    g.stamps += 1
    thing.stamp = g.stamps
    if thing.token != 0 and zone != BATTLEFIELD:  # a token elsewhere ceases to exist (CR 704.5d)
        thing.zone = NONE
        return
    thing.zone = zone
    if g.general != 0:
        g.gathered = 0
    g.news = 1 if zone == HAND else g.news
    if zone == HAND:
        p.hand[p.n_hand] = o
        p.n_hand += 1
        p.held[thing.card] += 1
    elif zone == GRAVEYARD:
        p.graveyard[p.n_graveyard] = o
        p.n_graveyard += 1
        p.acting_graveyard += acts_from(g, o, GRAVEYARD)
    elif zone == EXILE:
        p.exile[p.n_exile] = o
        p.n_exile += 1
    elif zone == COMMAND:
        p.command[p.n_command] = o
        p.n_command += 1
    elif zone == IN_LIBRARY:
        if bottom != 0:
            for i in range(p.n_library, 0, -1):
                p.library[i] = p.library[i - 1]
            p.library[0] = o
            p.bottom += 1
        else:
            p.library[p.n_library] = o
            p.known += 1
        p.n_library += 1
    elif zone == BATTLEFIELD:
        g.battlefield[g.n_battlefield] = o
        g.n_battlefield += 1


@kernel
def move(g, t, o, zone, bottom):  # type: ignore[no-untyped-def]
    """Move a card or token to a zone of its owner; not onto the battlefield (that is `enter_battlefield`)."""
    thing = g.objects[o]
    zone = where_it_goes(g, o, zone)
    from_battlefield = thing.zone == BATTLEFIELD
    if from_battlefield:
        count_permanent(g, o, -1)
        raise_event(g, t, LEAVES, o, thing.controller, 0)
        if zone == GRAVEYARD:
            raise_event(g, t, DIES, o, thing.controller, 0)
            if (thing.traits & IS_CREATURE) != 0:
                g.died += 1
        if zone == GRAVEYARD or zone == EXILE:
            raise_event(g, t, LEAVES_TO_GRAVEYARD_OR_EXILE, o, thing.controller, 0)
    note(g, MOVED, thing.owner, o, zone, thing.zone)
    half = thing.half
    if zone == GRAVEYARD and t.rows[thing.card].activates != 0:
        g.news = 1
    leave_zone(g, o)
    if thing.row != thing.card:
        become(g, t, o, int(thing.card))  # only its front elsewhere (CR 712.8a, 718.4)
    thing.half = -1
    thing.unearthed = 0
    thing.tapped = 0
    thing.attacking = 0
    enter_zone(g, o, zone, bottom)
    if from_battlefield and half >= 0:  # one permanent leaves, two cards arrive (CR 712.21)
        if BOARD:
            zone = BOARD.other_half(o, half, zone)
        enter_zone(g, half, zone, bottom)
    if BOARD:
        BOARD.moved(o, half, from_battlefield)


@kernel
def settle_top(g, p, n):  # type: ignore[no-untyped-def]
    """Settle the order of the top `n` cards of a library, as far as it isn't yet: Fisher-Yates from the top."""
    while p.known < n and p.known < p.n_library - p.bottom:
        place = p.n_library - 1 - p.known
        other = p.bottom + below(p.stream, p.drawn, place - p.bottom + 1)
        p.drawn += 1
        p.library[place], p.library[other] = p.library[other], p.library[place]
        p.known += 1


@kernel
def shuffle(g, player):  # type: ignore[no-untyped-def]
    """Shuffle a library: its order is unknown from here on (CR 103.3, 701.24)."""
    p = g.players[player]
    p.stream = stream(g.key, g.game, LATER + 512 * player + p.shuffles)
    p.shuffles += 1
    p.drawn = 0
    p.known = 0
    p.bottom = 0


@kernel
def top_card(g, player):  # type: ignore[no-untyped-def]
    """The top card of a library that isn't empty."""
    p = g.players[player]
    if p.known == 0:
        settle_top(g, p, 1)
    return int(p.library[p.n_library - 1])


@kernel
def put_on_bottom(g, t, o):  # type: ignore[no-untyped-def]
    note(g, BOTTOMED, g.objects[o].owner, o, 0, 0)
    leave_zone(g, o)
    enter_zone(g, o, IN_LIBRARY, 1)


@kernel
def new_token(g, t, row, player):  # type: ignore[no-untyped-def]
    """A token that is not yet anywhere; -1 (and the game marked) when the record is full."""
    o = -1
    if g.n_objects < OBJECTS:
        o = g.n_objects
        g.n_objects += 1
    else:
        for k in range(g.n_cards, OBJECTS):
            if g.objects[k].zone == NONE:
                o = k
                break
    if o < 0:
        g.bound_hit = 1
        return -1
    thing = g.objects[o]
    thing.card = row
    become(g, t, o, row)
    thing.owner = player
    thing.token = 1
    thing.zone = NONE
    thing.half = -1
    return o


@kernel
def count_permanents(g, t, selector, player, source):  # type: ignore[no-untyped-def]
    """Permanents that fit a selector, seen by `player` from `source`."""
    n = 0
    for i in range(g.n_battlefield):
        if fits(g, t, selector, g.battlefield[i], player, source):
            n += 1
    return n


@kernel
def count_graveyard(g, t, selector, player):  # type: ignore[no-untyped-def]
    """Cards in a player's graveyard that fit a selector (-1: all)."""
    p = g.players[player]
    if selector < 0:
        return int(p.n_graveyard)
    n = 0
    for i in range(p.n_graveyard):
        if fits(g, t, selector, p.graveyard[i], player, -1):
            n += 1
    return n


