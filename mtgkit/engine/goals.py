"""Lines of play while the game goes on: which clause came true in which turn."""

from __future__ import annotations

from .compile import kernel
from .policy import BOTH, CLAUSE, DAMAGE_LINE, EITHER, LANDS_LINE, MANA_LINE, STONES_LINE


@kernel
def node_turn(g, w, node):  # type: ignore[no-untyped-def]
    """The turn in which a part of a line was reached; 0: not yet. Parts stand before what is made of them."""
    kind = w.nodes[node].kind
    if kind == CLAUSE:
        return int(g.clauses[w.nodes[node].left])
    first = w.nodes[node].left
    last = w.nodes[node].right
    a = int(g.clauses[w.nodes[first].left]) if w.nodes[first].kind == CLAUSE else int(g.node_turns[first])
    b = int(g.clauses[w.nodes[last].left]) if w.nodes[last].kind == CLAUSE else int(g.node_turns[last])
    if kind == EITHER:
        return min(a, b) if a > 0 and b > 0 else max(a, b)
    if kind == BOTH:
        return max(a, b) if a > 0 and b > 0 else 0
    return b if a > 0 else 0  # then


@kernel
def settle_lines(g, w):  # type: ignore[no-untyped-def]
    """Work out all parts of all lines."""
    for node in range(w.n_nodes):
        g.node_turns[node] = node_turn(g, w, node)


@kernel
def reached(g, w, kind, name, n):  # type: ignore[no-untyped-def]
    """Something that lines watch has happened: mark the clauses that it makes true."""
    if (w.events >> kind) & 1 == 0:
        return
    settle_lines(g, w)
    for i in range(w.n_clauses):
        c = w.clauses[i]
        if g.clauses[i] != 0 or c.kind != kind or (c.name >= 0 and c.name != name) or n < c.n:
            continue
        if c.after >= 0:
            if c.name < 0:
                settle_lines(g, w)  # a state, not an event: what it makes true now counts
            if g.node_turns[c.after] == 0:
                continue
        g.clauses[i] = g.turn


@kernel
def check_permanents(g, w):  # type: ignore[no-untyped-def]
    """Lines that ask for so many permanents at one moment."""
    if (w.events >> STONES_LINE) & 1 == 0 and (w.events >> LANDS_LINE) & 1 == 0:
        return
    reached(g, w, STONES_LINE, -1, g.players[0].stones)
    reached(g, w, LANDS_LINE, -1, g.players[0].lands)


@kernel
def check_mana(g, t, w):  # type: ignore[no-untyped-def]
    """At the end of a main phase: how much mana there was in it for each use (spent and left)."""
    if (w.events >> MANA_LINE) & 1 == 0:
        return
    for i in range(w.n_clauses):
        c = w.clauses[i]
        if c.kind != MANA_LINE or g.clauses[i] != 0:
            continue
        mana = 0
        for r in range(t.n_restrictions):
            if (c.purpose >> r) & 1:
                mana += g.left_of[r] + g.phase_spent[r]
        if mana < c.n:
            continue
        if c.after >= 0:
            settle_lines(g, w)
            if g.node_turns[c.after] == 0:
                continue
        g.clauses[i] = g.turn


@kernel
def check_damage(g, w):  # type: ignore[no-untyped-def]
    reached(g, w, DAMAGE_LINE, -1, g.total_damage)


