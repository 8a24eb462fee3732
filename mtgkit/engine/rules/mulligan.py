"""The London mulligan (CR 103.5): draw seven, keep or shuffle back; at the end as many cards as mulligans taken go to the bottom."""

from __future__ import annotations

from ..choices import spareness
from ..compile import kernel
from ..layout import LAND
from ..log import KEPT, MULLIGANED, note
from ..randomness import OPENING, stream
from .cards_in_hand import draw
from .zones import put_on_bottom, settle_top

SEVEN = 7


@kernel
def lands_among_seven(g, t, p):  # type: ignore[no-untyped-def]
    n = 0
    for i in range(min(SEVEN, int(p.n_library))):
        if (t.rows[g.objects[p.library[p.n_library - 1 - i]].row].types & LAND) != 0:
            n += 1
    return n


@kernel
def spells_with_a_land(g, t, p):  # type: ignore[no-untyped-def]
    """Cards among the seven that can be played as the land on their back."""
    n = 0
    for i in range(min(SEVEN, int(p.n_library))):
        row = t.rows[g.objects[p.library[p.n_library - 1 - i]].row]
        if row.land_face != 0 and (row.types & LAND) == 0:
            n += 1
    return n


@kernel
def good_hand(g, t, w, p, size, lands):  # type: ignore[no-untyped-def]
    """The pilot's own judgement: lands enough and not too many, and something to do with them by the third turn or so."""
    if size <= 4:
        return True
    if lands < 3:
        lands = min(3, lands + spells_with_a_land(g, t, p))
    if lands < 2 or lands > 5:
        return size <= 5 and 1 <= lands <= 6
    early, colors, made = 0, 0, 0
    for i in range(min(SEVEN, int(p.n_library))):
        row = t.rows[g.objects[p.library[p.n_library - 1 - i]].row]
        if (row.types & LAND) != 0:
            made |= row.mask
            continue
        cost = row.cost
        if row.prototype >= 0:
            cost = t.rows[row.prototype].cost
        if cost >= 0:
            early += t.costs[cost].total <= (3 if lands < 4 else 4)
            colors |= t.costs[cost].colors if t.costs[cost].total <= 4 else 0
    if size <= 5:
        return True
    if early == 0 and lands != 4 and lands != 3:
        return False
    return colors == 0 or (colors & made) != 0 or lands >= 3


@kernel
def keeps(g, t, w, p, size, lands, free):  # type: ignore[no-untyped-def]
    """Whether a hand is kept: by the user's table of lands, or by the pilot's judgement."""
    if size <= w.smallest:
        return True
    if w.by_table != 0:
        table = w.keep_free if free and w.keep_free >= 0 else w.keep_table[min(size, SEVEN)]
        return (table >> lands) & 1 == 1
    return good_hand(g, t, w, p, size, lands)


@kernel
def bottom_one(g, t, w, player, want_land):  # type: ignore[no-untyped-def]
    """Put the card of the hand on the bottom that is needed least: a land (1), another card (0), or either (-1)."""
    p = g.players[player]
    lands = 0
    for i in range(p.n_hand):
        lands += (t.rows[g.objects[p.hand[i]].row].types & LAND) != 0
    best, best_score = -1, -1_000_000
    for i in range(p.n_hand):
        o = int(p.hand[i])
        row = t.rows[g.objects[o].row]
        is_land = (row.types & LAND) != 0
        if (want_land == 1 and not is_land) or (want_land == 0 and is_land):
            continue
        score = spareness(g, t, w, o, player, max(lands, 4))
        if is_land:
            score = 100 if lands > 4 else -100
        else:
            score = 6 * max(0, row.mv - 3) - (w.cast[g.objects[o].row] - 10 * row.mv) // 2 - (60 if w.wants[g.objects[o].row] != 0 else 0)
        if score > best_score:
            best, best_score = o, score
    if best >= 0:
        put_on_bottom(g, t, best)


@kernel
def deal(g, t, w, player):  # type: ignore[no-untyped-def]
    """Shuffle, draw seven, decide; in the end bottom as many as there were mulligans that were not free."""
    p = g.players[player]
    mulligans = 0
    while True:
        p.stream = stream(g.key, g.game, OPENING + mulligans + 512 * player)
        p.drawn = 0
        p.known = 0
        p.bottom = 0
        settle_top(g, p, SEVEN)
        paid = max(0, mulligans - w.free_mulligans)
        size = SEVEN - paid
        lands = lands_among_seven(g, t, p)
        if size <= 0 or keeps(g, t, w, p, size, lands, mulligans < w.free_mulligans):
            break
        mulligans += 1
        note(g, MULLIGANED, player, -1, mulligans, lands)
    draw(g, t, player, min(SEVEN, int(p.n_library)))
    g.mulligans = mulligans
    lands_down = int(w.bottom[min(size, SEVEN), lands]) if w.has_bottom[min(max(size, 0), SEVEN)] != 0 else -1
    for k in range(min(paid, int(p.n_hand))):
        want = -1 if lands_down < 0 else (1 if k < lands_down else 0)
        before = int(p.n_hand)
        bottom_one(g, t, w, player, want)
        if p.n_hand == before:
            bottom_one(g, t, w, player, -1)
    g.hand_size = p.n_hand
    g.hand_lands = 0
    for i in range(p.n_hand):
        g.hand_lands += (t.rows[g.objects[p.hand[i]].row].types & LAND) != 0
    note(g, KEPT, player, -1, g.hand_size, g.hand_lands)
