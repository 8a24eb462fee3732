"""What the pilot chooses when a rule asks for a choice: discards, sacrifices, searches, modes. It reads arrays only."""

from __future__ import annotations

from ..cards.vocabulary import When, Zone
from .compile import BOARD, kernel
from .layout import ARTIFACT, COLORS, CREATURE, LAND, LEGENDARY
from .policy import WANT_CAST, WANT_IN_GRAVEYARD, WANT_MELD
from .rules.amounts import power
from .rules.triggers import fits
from .state import DAMAGE

HAND, BATTLEFIELD, GRAVEYARD = int(Zone.HAND), int(Zone.BATTLEFIELD), int(Zone.GRAVEYARD)
NOTHING = -1_000_000
DISCARD = int(When.DISCARD)


@kernel
def lands_held(g, t, player):  # type: ignore[no-untyped-def]
    """Lands on the battlefield and in hand."""
    p = g.players[player]
    n = int(p.lands)
    for i in range(p.n_hand):
        if (t.rows[g.objects[p.hand[i]].row].types & LAND) != 0:
            n += 1
    return n


@kernel
def controls_name(g, t, player, name):  # type: ignore[no-untyped-def]
    """Whether a player controls a permanent of that name."""
    for i in range(g.n_battlefield):
        o = int(g.battlefield[i])
        if g.objects[o].controller == player and t.rows[g.objects[o].row].name == name:
            return True
    return False


@kernel
def spare_land(g, w, player, lands):  # type: ignore[no-untyped-def]
    """How readily a land in hand is given up: gladly beyond what the deck needs, sooner than a spell when Powerstones make up for it or three are in hand."""
    p = g.players[player]
    in_hand = lands - p.lands
    if in_hand == 1 and p.lands_left > 0:
        return -50  # it can be played this turn
    if lands > w.lands_enough:
        return 30 + 2 * (lands - w.lands_enough)
    if in_hand >= 3 or lands + p.stones > w.lands_enough:
        return 5 * in_hand
    return -200 - 20 * (w.lands_enough - lands)


@kernel
def spareness(g, t, w, o, player, lands):  # type: ignore[no-untyped-def]
    """How readily a card in hand or on top of the library is given up; higher goes first."""
    row = t.rows[g.objects[o].row]
    spare = int(w.spare[g.objects[o].row])
    if (row.types & LAND) != 0:
        return spare_land(g, w, player, lands)
    if (g.watched >> DISCARD) & 1 and (row.types & ARTIFACT) != 0:
        spare += 25  # something looks for discarded artifacts
    copies = g.players[player].held[g.objects[o].card]
    if (row.supers & LEGENDARY) != 0 and (copies > 1 or controls_name(g, t, player, row.name)):
        spare += 100
    if (w.wants[g.objects[o].row] & (WANT_CAST | WANT_MELD)) != 0 and copies <= 1 and not controls_name(g, t, player, row.name):
        spare -= 150
    return spare + max(0, row.mv - lands) * 3


@kernel
def choose_discard(g, t, w, player, selector):  # type: ignore[no-untyped-def]
    """The card in hand that is given up first; -1 when none fits."""
    if BOARD:
        return BOARD.choose_discard(player, selector)
    p = g.players[player]
    lands = lands_held(g, t, player)
    best, best_score = -1, NOTHING
    for i in range(p.n_hand):
        o = int(p.hand[i])
        if selector >= 0 and not fits(g, t, selector, o, player, -1):
            continue
        score = spareness(g, t, w, o, player, lands)
        if score > best_score:
            best, best_score = o, score
    return best


@kernel
def types_made(g, t, player):  # type: ignore[no-untyped-def]
    """The types of mana that a player's permanents make."""
    mask = 0
    for i in range(g.n_battlefield):
        o = int(g.battlefield[i])
        if g.objects[o].controller == player:
            mask |= t.rows[g.objects[o].row].mask | g.objects[o].chosen
    return mask


@kernel
def choose_color(g, t, w, player, row):  # type: ignore[no-untyped-def]
    """The colour chosen as a permanent enters, as a mask: one that the deck asks for and nothing makes yet, and not what it makes anyway."""
    if BOARD:
        return BOARD.choose_color(player, row)
    made = types_made(g, t, player)
    free = COLORS & ~t.rows[row].mask
    wanted = w.asks & free
    if wanted & ~made:
        wanted &= ~made
    elif wanted == 0:
        wanted = free
    return wanted & -wanted


@kernel
def permanent_worth(g, t, w, o):  # type: ignore[no-untyped-def]
    """What a permanent is worth to its controller for the rest of the game."""
    thing = g.objects[o]
    row = t.rows[thing.row]
    if thing.unearthed != 0 and (g.step > DAMAGE or (row.types & CREATURE) == 0):
        return -20  # it has done what it came for
    worth = 10 + 10 * row.mv
    if row.powerstone != 0:
        worth = 12 if thing.tapped != 0 else 16
    if (row.types & LAND) != 0:
        worth = 60 + 5 * row.n_options + 20 * row.returns_land - 2 * thing.tapped  # one that was tapped has given its mana
    if (row.types & CREATURE) != 0:
        worth += 4 * power(g, t, o)
    if (w.wants[thing.row] & WANT_IN_GRAVEYARD) != 0 and thing.token == 0:
        worth = 5
    if (w.wants[thing.row] & WANT_MELD) != 0:
        worth += 200
    return worth


@kernel
def choose_permanent(g, t, w, player, selector, source, best_of):  # type: ignore[no-untyped-def]
    """A permanent that fits: the least worth (`best_of` 0: to sacrifice, return) or the most (1: to help)."""
    if BOARD:
        return BOARD.choose_permanent(player, selector, source)
    best, best_score = -1, NOTHING
    for i in range(g.n_battlefield):
        o = int(g.battlefield[i])
        if not fits(g, t, selector, o, player, source):
            continue
        worth = permanent_worth(g, t, w, o)
        score = worth if best_of else -worth
        if score > best_score:
            best, best_score = o, score
    return best


@kernel
def wish(g, t, w, o, player, lands, to):  # type: ignore[no-untyped-def]
    """How much the pilot wants a card from library or graveyard to go to a zone."""
    row = t.rows[g.objects[o].row]
    k = int(g.objects[o].row)
    if to == GRAVEYARD:
        return int(w.spare[k]) + (100 if (w.wants[k] & WANT_IN_GRAVEYARD) != 0 else 0)
    if (row.types & LAND) != 0:
        need = 100 if lands < w.lands_enough else 5
        sources = 0  # permanents that make the types of this land
        for i in range(g.n_battlefield):
            b = int(g.battlefield[i])
            if g.objects[b].controller == player and (t.rows[g.objects[b].row].mask & row.mask) != 0:
                sources += 1
        return need + (10 - min(sources, 9) if (row.mask & w.asks) != 0 else 0)
    if (row.supers & LEGENDARY) != 0 and controls_name(g, t, player, row.name):
        return 1
    return int(w.cast[k]) + (100 if w.wants[k] != 0 else 0)


@kernel
def choose_card(g, t, w, places, n, first, player, selector, to):  # type: ignore[no-untyped-def]
    """The card among places[first:n] that the pilot most wants in a zone; -1 when none fits."""
    if BOARD:
        return BOARD.choose_card([int(o) for o in places[first:n]], player, selector, to)
    lands = lands_held(g, t, player)
    best, best_score = -1, NOTHING
    for i in range(first, n):
        o = int(places[i])
        if selector >= 0 and not fits(g, t, selector, o, player, -1):
            continue
        score = wish(g, t, w, o, player, lands, to)
        if score > best_score:
            best, best_score = o, score
    return best


@kernel
def rather_away(g, t, w, o, player, to):  # type: ignore[no-untyped-def]
    """Whether a card on top of the library is better put into the graveyard (surveil) or on the bottom (scry)."""
    if BOARD:
        return BOARD.may(player, "put away", o)
    spare = spareness(g, t, w, o, player, lands_held(g, t, player))
    if to == GRAVEYARD:
        return spare > 20
    return spare - max(w.spare[g.objects[o].row], 0) > 20
