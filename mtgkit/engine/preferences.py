"""The pilot's arrays, worked out from the deck, the lines and what the user prefers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..cards import vocabulary as v
from ..cards.card import Card
from ..cards.mana_cost import parse
from ..errors import SettingError
from . import layout as lay
from . import policy as p
from .plans import London, Pilot
from .spending import Use, purpose
from .tables import Builder

USES = {p.FOR_UNEARTH: Use(frozenset({"activate", "unearth"})), p.FOR_ARTIFACTS: Use(frozenset({"cast", "artifact"})), p.FOR_SPELLS: Use(frozenset({"cast"}))}  # what "mana N for ..." asks of a restriction
STONE_WORTH, DRAW_WORTH, TOKEN_WORTH = 14, 8, 8
ONCE = (v.When.ENTERS, v.When.CAST_THIS, v.When.DIES, v.When.LEAVES, v.When.CHAPTER)  # moments that come once for each permanent


def effect_worth(e: v.Effect) -> int:
    """What one effect is worth to a player alone at the table."""
    n = e.amount.n if e.amount.count == v.Count.FIXED else 2
    if e.who in (v.Who.OPPONENT, v.Who.EACH_OPPONENT) and e.do not in (v.Do.DAMAGE, v.Do.LOSE_LIFE):
        return 0
    if e.do == v.Do.CREATE:
        return n * (STONE_WORTH if e.token == "Powerstone" else TOKEN_WORTH)
    if e.do in (v.Do.DRAW, v.Do.LOOK):
        return DRAW_WORTH * (n if e.do == v.Do.DRAW else max(e.take, 1))
    if e.do == v.Do.SEARCH:
        return 20 if e.to == v.Zone.BATTLEFIELD else 12
    if e.do == v.Do.DAMAGE and e.who != v.Who.YOU:
        return 2 * n
    if e.do in (v.Do.MILL, v.Do.SURVEIL, v.Do.SCRY):
        return 2 * n
    if e.do == v.Do.RETURN:
        return 20
    if e.do == v.Do.MELD:
        return 200
    if e.do in (v.Do.COUNTERS, v.Do.PUMP):
        return 3 * n
    if e.do == v.Do.GAIN_LIFE:
        return 1
    if e.do == v.Do.DISCARD:
        return -3 * n
    return 1 if e.do == v.Do.UNTAP else 0


def ability_worth(a: v.Ability) -> int:
    """What an ability is worth each time; the best modes of a modal one."""
    always = sum(effect_worth(e) for e in a.effects if e.mode == 0)
    modes: dict[int, int] = {}
    for e in a.effects:
        if e.mode:
            modes[e.mode] = modes.get(e.mode, 0) + effect_worth(e)
    cost = 10 * a.cost.n_sacrifice if a.cost.sacrifice not in (None, v.ITSELF) else 0
    cost += 6 * a.cost.n_discard if a.cost.discard not in (None, v.ITSELF) else 0
    return always + sum(sorted(modes.values(), reverse=True)[: a.choose]) - cost


def card_worth(card: Card) -> int:
    """How much the pilot wants to cast a card."""
    if {"Instant", "Sorcery"} & set(card.types) and not any(a.kind == v.Kind.SPELL for a in card.abilities):
        return 0  # what it does is not known: most such spells ask for a target that isn't there
    if "Creature" in card.types and _int(card.toughness) <= 0 and "*" not in (card.toughness or "") and not any(e.do == v.Do.ENTER_WITH_COUNTERS for a in card.abilities for e in a.effects):
        return 0  # it would die at once
    worth = 5 + 10 * int(card.mana_value)
    for a in card.abilities:
        if a.kind in (v.Kind.SPELL, v.Kind.TRIGGERED):
            again = a.kind == v.Kind.TRIGGERED and a.when not in ONCE
            worth += ability_worth(a) * (3 if again else 2) // 2
        elif a.kind == v.Kind.MANA:
            worth += 15 * max((len(x) for e in a.effects if e.do == v.Do.ADD_MANA for x in e.mana.split("|")), default=1)
        elif a.kind == v.Kind.LOYALTY:
            worth += 15
        elif a.kind == v.Kind.ACTIVATED and a.zone == v.Zone.BATTLEFIELD:
            worth += min(max(4, 2 * ability_worth(a)), 16)
    return worth + (2 * _int(card.power) if "Creature" in card.types else 0)


def ability_value(card: Card, a: v.Ability) -> int:
    """How much the pilot wants to activate an ability; 0 or less: never."""
    if any(e.do == v.Do.UNEARTH for e in a.effects):
        return 1  # replaced by the worth of the card
    worth = ability_worth(a)
    if a.kind == v.Kind.LOYALTY:
        change = a.cost.loyalty or 0
        return 5 + worth + 4 * change if change > 0 or worth > 0 else 0
    if a.kind == v.Kind.TRIGGERED:
        return worth
    if a.zone == v.Zone.HAND and card.mana_value <= 5 and "Land" not in card.types:
        return min(worth, 6)
    if a.cost.sacrifice is v.ITSELF or a.cost.sacrifice == v.ITSELF:
        fetches = any(e.do == v.Do.SEARCH and e.to == v.Zone.BATTLEFIELD for e in a.effects)
        if fetches and "Land" in card.types:
            return 60
        stays = "Creature" in card.types or "Land" in card.types or any(x.kind != v.Kind.ACTIVATED for x in card.abilities)
        return worth - 6 - 4 * int(card.mana_value) if stays else worth
    return worth


def unearth_worth(card: Card) -> int:
    """What it is worth to have a card back for a turn: its attack, and what it does as it enters or attacks."""
    worth = 8 * _int(card.power) if "Creature" in card.types else 2
    for a in card.abilities:
        if a.kind == v.Kind.TRIGGERED and a.when in (v.When.ENTERS, v.When.ATTACKS, v.When.YOU_ATTACK, v.When.LEAVES) and a.what is None:
            worth += ability_worth(a)
    return max(worth, 1)


def _int(text: str | None) -> int:
    return int(text) if text and text.lstrip("-").isdigit() else 0


def spare_worth(card: Card) -> int:
    """How readily a card is discarded: gladly if it costs no more in the graveyard than in hand; others not."""
    for a in card.abilities:
        if a.zone == v.Zone.GRAVEYARD:
            return 40 + 3 * int(card.mana_value) if parse(a.cost.mana).mana_value <= card.mana_value else -5
    return -10 - min(card_worth(card) - 10 * int(card.mana_value), 30)


def fill_policy(builder: Builder, lines: Sequence[Any], mulligan: London, pilot: Pilot, free: int) -> np.ndarray:
    """The record that the kernel reads."""
    array = np.zeros(1, p.POLICY)
    w: Any = array[0]
    for at, card in enumerate(builder.cards):
        w.cast[at] = card_worth(card)
        w.spare[at] = spare_worth(card)
        w.unearth[at] = unearth_worth(card)
        makes_now = any(a.kind == v.Kind.MANA for a in card.abilities) and not any(a.kind == v.Kind.ENTERS for a in card.abilities)
        spends = any(a.kind == v.Kind.SPELL and a.cost.sacrifice is not None for a in card.abilities)
        w.ramp[at] = -1 if spends else 3 if makes_now and "Land" not in card.types else int(any(e.do in (v.Do.DRAW, v.Do.SEARCH) for a in card.abilities if a.kind == v.Kind.SPELL for e in a.effects))
        first = int(builder.t.rows[at].ability)
        for k, a in enumerate(card.abilities):
            w.ability[first + k] = ability_value(card, a)
            w.first[first + k] = 2 * any(e.do in (v.Do.DRAW, v.Do.LOOK, v.Do.SEARCH) for e in a.effects)
            if a.kind in (v.Kind.ACTIVATED, v.Kind.LOYALTY) and builder.t.abilities[first + k].playable and w.ability[first + k] > 0:
                builder.t.rows[at].traits |= 1 << (lay.ACTS_FROM + a.zone)
    user(builder, w.cast, pilot.cast, "cast")
    user(builder, w.spare, pilot.spare, "spare")
    for r in builder.t.rows[: len(builder.cards)]:
        w.asks |= int(builder.t.costs[r.cost].colors) if r.cost >= 0 else 0
    costs = [int(c.mana_value) for c in builder.cards[: builder.t.n_cards] if "Land" not in c.types]
    w.lands_enough = pilot.lands_enough if pilot.lands_enough is not None else min(max(5, max(costs, default=5)), 7)
    w.greedy = pilot.greedy
    w.patience = pilot.patience
    london(w, mulligan, free)
    goals(builder, w, lines, pilot)
    return array


def user(builder: Builder, into: np.ndarray, given: Any, what: str) -> None:
    """Add the user's priorities, by name."""
    for name, n in given.items():
        if name not in builder.by_name:
            raise SettingError(f"Pilot({what}=...): {name!r} is not in this deck.")
        into[builder.by_name[name]] += int(n)


def london(w: Any, mulligan: London, free: int) -> None:
    """The tables of a mulligan plan as bits."""
    w.free_mulligans = free if mulligan.free is None else mulligan.free
    w.by_table = mulligan.keep is not None
    w.smallest = mulligan.smallest
    w.keep_free = -1 if mulligan.keep_free is None else sum(1 << n for n in set(mulligan.keep_free))
    for size in range(1, 8):
        kept = (mulligan.keep or {}).get(size)
        w.keep_table[size] = 255 if kept is None else sum(1 << n for n in set(kept))
        if size in mulligan.bottom:
            w.has_bottom[size] = 1
            for lands, n in mulligan.bottom[size].items():
                w.bottom[size, lands] = n


def goals(builder: Builder, w: Any, lines: Sequence[Any], pilot: Pilot) -> None:
    """The lines as clauses and nodes, and what the pilot wants for their sake."""

    def node(kind: int, left: int, right: int) -> int:
        at = int(w.n_nodes)
        if at >= p.NODES:
            raise SettingError("Too many lines of play: at most 32 clauses in all fit.")
        w.nodes[at].kind, w.nodes[at].left, w.nodes[at].right = kind, left, right
        w.n_nodes = at + 1
        return at

    def add(tree: Any, after: int) -> int:
        if isinstance(tree, tuple):
            left = add(tree[1], after)
            return node(tree[0], left, add(tree[2], left if tree[0] == p.THEN else after))
        at = int(w.n_clauses)
        if at >= p.CLAUSES:
            raise SettingError("Too many lines of play: at most 32 clauses in all fit.")
        c = w.clauses[at]
        c.kind, c.n, c.after = tree.kind, tree.n, after
        c.purpose = (1 << lay.PURPOSE) - 1 if tree.use == p.ANY_USE else purpose(USES[tree.use], builder.clauses)
        c.name = builder.words.names.get(tree.name, -2) if tree.name else -1
        w.events |= 1 << tree.kind
        w.n_clauses = at + 1
        if pilot.pursue:
            want(builder, w, tree)
        return node(p.CLAUSE, at, 0)

    for k, line in enumerate(lines):
        w.lines[k] = add(line.tree, -1)
    w.n_lines = len(lines)


def want(builder: Builder, w: Any, clause: Any) -> None:
    """The cards that a clause needs."""
    for at, card in enumerate(builder.cards):
        if clause.kind == p.CAST_LINE and card.name == clause.name:
            w.wants[at] |= p.WANT_CAST
        if clause.kind == p.UNEARTH_LINE and card.name == clause.name:
            w.wants[at] |= p.WANT_UNEARTH | p.WANT_IN_GRAVEYARD
            w.spare[at] += 120
        if clause.kind == p.MELD_LINE and card.meld is not None and card.meld.result == clause.name:
            w.wants[at] |= p.WANT_MELD


