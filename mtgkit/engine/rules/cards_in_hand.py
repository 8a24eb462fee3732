"""Drawing, discarding, milling, looking at the library (CR 120, 701.9, 701.13, 701.17, 701.20, 701.25)."""

from __future__ import annotations

from ...cards.vocabulary import When, Zone
from ..choices import choose_card, choose_discard, rather_away
from ..compile import BOARD, kernel
from ..log import DISCARDED, DREW, LOOKED, MILLED, SHUFFLED, TAKEN, note
from .triggers import raise_event
from .zones import enter_zone, leave_zone, move, settle_top, shuffle, top_card

DISCARD, DRAW = int(When.DISCARD), int(When.DRAW)
HAND, GRAVEYARD = int(Zone.HAND), int(Zone.GRAVEYARD)


@kernel
def count_drawn(g, o):  # type: ignore[no-untyped-def]
    """Keep for the columns in which turn a card came to hand first."""
    thing = g.objects[o]
    if thing.owner == 0 and g.drawn_in[thing.card] == 0:
        g.drawn_in[thing.card] = max(g.turn, 1)


@kernel
def draw(g, t, player, n):  # type: ignore[no-untyped-def]
    """Draw cards one by one; drawing from an empty library loses the game (CR 704.5b)."""
    p = g.players[player]
    for _ in range(n):
        if p.n_library == 0:
            if player == 0:
                p.lost = 1
            if BOARD:
                p.lost = 1
            return
        o = top_card(g, player)
        p.n_library -= 1
        p.known -= 1
        g.objects[o].zone = 0
        enter_zone(g, o, HAND, 0)
        p.draws += 1
        count_drawn(g, o)
        note(g, DREW, player, o, 0, 0)
        raise_event(g, t, DRAW, o, player, p.draws)


@kernel
def discard_card(g, t, o, player):  # type: ignore[no-untyped-def]
    """Discard one card."""
    note(g, DISCARDED, player, o, 0, 0)
    move(g, t, o, GRAVEYARD, 0)


@kernel
def discard_this(g, t, o, player):  # type: ignore[no-untyped-def]
    """A card is discarded as the cost of its own ability; "whenever you discard" sees that too (CR 701.9)."""
    discard_card(g, t, o, player)
    raise_event(g, t, DISCARD, o, player, 1)


@kernel
def discard(g, t, w, player, n, selector):  # type: ignore[no-untyped-def]
    """A player discards cards of their choice, all at once; returns how many. "Whenever you discard" triggers once an event."""
    done = 0
    last = -1
    first_that_counts = -1
    if BOARD:
        BOARD.discarding(n)
    for _ in range(n):
        o = choose_discard(g, t, w, player, selector)
        if o < 0:
            break
        discard_card(g, t, o, player)
        done += 1
        last = o
        if first_that_counts < 0 and (t.rows[g.objects[o].row].types & 1) != 0:
            first_that_counts = o
    if done > 0:
        raise_event(g, t, DISCARD, first_that_counts if first_that_counts >= 0 else last, player, done)
    return done


@kernel
def discard_hand(g, t, w, player):  # type: ignore[no-untyped-def]
    return discard(g, t, w, player, int(g.players[player].n_hand), -1)


@kernel
def mill(g, t, player, n):  # type: ignore[no-untyped-def]
    """Put the top cards of a library into the graveyard (CR 701.17)."""
    p = g.players[player]
    for _ in range(min(n, int(p.n_library))):
        o = top_card(g, player)
        note(g, MILLED, player, o, 0, 0)
        move(g, t, o, GRAVEYARD, 0)


@kernel
def surveil(g, t, w, player, n, away):  # type: ignore[no-untyped-def]
    """Look at the top cards; those the pilot doesn't want go to `away` (surveil: graveyard, scry: bottom), the rest stay in order."""
    p = g.players[player]
    n = min(n, int(p.n_library))
    settle_top(g, p, n)
    kept = 0
    for _ in range(n):
        o = int(p.library[p.n_library - 1 - kept])
        note(g, LOOKED, player, o, 0, 0)
        if rather_away(g, t, w, o, player, away):
            move(g, t, o, away, 1)
        else:
            kept += 1


@kernel
def look(g, t, w, player, n, take, selector, rest):  # type: ignore[no-untyped-def]
    """Look at the top cards, take up to `take` that fit to the hand, the rest go to `rest`; returns how many were taken."""
    p = g.players[player]
    n = min(n, int(p.n_library))
    settle_top(g, p, n)
    taken = 0
    for _ in range(take):
        o = choose_card(g, t, w, p.library, int(p.n_library), int(p.n_library) - (n - taken), player, selector, HAND)
        if o < 0:
            break
        note(g, TAKEN, player, o, 0, 0)
        leave_zone(g, o)
        enter_zone(g, o, HAND, 0)
        count_drawn(g, o)
        taken += 1
    for _ in range(n - taken):
        move(g, t, int(p.library[p.n_library - 1]), rest, 1)
    return taken


@kernel
def find_in_library(g, t, w, player, selector, to):  # type: ignore[no-untyped-def]
    """The card that the pilot would search for; -1 when there is none that fits."""
    p = g.players[player]
    return choose_card(g, t, w, p.library, int(p.n_library), 0, player, selector, to)


@kernel
def shuffle_library(g, player):  # type: ignore[no-untyped-def]
    note(g, SHUFFLED, player, -1, 0, 0)
    shuffle(g, player)


