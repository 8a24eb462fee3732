"""Random actions of both players by the compiled rules: what holds after each of them, legal or not."""

import numpy as np
import pytest
from board import BATTLEFIELD, EXILE, HAND, LIBRARY, STACK, Board
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from mtgkit.engine.compile import PLAIN, load
from mtgkit.engine.rules.activating import activate, can_activate
from mtgkit.engine.rules.battlefield import enter_battlefield
from mtgkit.engine.rules.casting import can_cast, can_play_land, cast, play_land
from mtgkit.engine.rules.combat import declare_attackers, end_combat
from mtgkit.engine.rules.mana import add_mana, empty_pools
from mtgkit.engine.rules.sources import gather
from mtgkit.engine.rules.stack import settle, unearth_ends
from mtgkit.engine.rules.zones import move
from mtgkit.engine.state import ATTACK, GAME, MAIN_1
from mtgkit.engine.turn import untap_all

pytestmark = pytest.mark.engine
CARDS = [
    "Island", "Mountain", "Swamp", "Evolving Wilds", "Sol Ring", "Manalith", "Scrapwork Mutt", "Cityscape Leveler", "Phyrexian Dragon Engine", "Mishra, Claimed by Gix",
    "Stone Retrieval Unit", "Urza, Powerstone Prodigy", "Stern Lesson", "Karn, Living Legacy", "Thran Spider", "Terisian Mindbreaker", "Faithless Looting",
]  # fmt: skip
SPELLS = ("Stern Lesson", "Faithless Looting")
anywhere = st.tuples(st.sampled_from(CARDS), st.sampled_from(["battlefield", "battlefield", "hand", "graveyard"]))
placed = st.lists(anywhere.filter(lambda x: x[0] not in SPELLS or x[1] != "battlefield"), min_size=4, max_size=14)
steps = st.lists(st.tuples(st.sampled_from(["play", "cast", "activate", "mana", "resolve", "attack", "end", "return"]), st.integers(0, 999), st.integers(0, 1)), max_size=25)
LIMITS = settings(max_examples=60 if PLAIN else 300, phases=[Phase.explicit, Phase.generate], deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def act(b, kind, n, player):
    """One action, if the rules allow it; whether they did."""
    g, t, w = b.g, b.t, b.w
    o = n % int(g.n_objects)
    row = int(g.objects[o].row)
    if kind == "mana":
        load(add_mana)(g, player, n % 6, n % int(t.n_restrictions), 1 + n % 3)
    elif kind == "resolve":
        load(settle)(g, t, w)
    elif kind == "return" and g.objects[o].zone == BATTLEFIELD:  # exiled, and back under either player's control
        load(move)(g, t, o, EXILE, 0)
        if not g.objects[o].token:
            load(enter_battlefield)(g, t, w, o, player, n % 4, False)
    elif kind == "attack" and g.n_stack == 0:
        g.step = ATTACK
        load(declare_attackers)(g, t, player)
        load(settle)(g, t, w)
        load(end_combat)(g)
        g.step = MAIN_1
    elif kind == "end":
        load(empty_pools)(g)
        load(unearth_ends)(g)
        load(settle)(g, t, w)
        load(untap_all)(g, t)
        g.players[player].lands_left = 1
    elif kind in ("play", "cast", "activate") and (g.objects[o].controller if g.objects[o].zone == BATTLEFIELD else g.objects[o].owner) == player:
        g.gathered = 0
        load(gather)(g, t, player)
        if kind == "play" and g.objects[o].zone == HAND and load(can_play_land)(g, t, o, player) == 0:
            load(play_land)(g, t, w, o, row, player, False)
        elif kind == "cast" and g.objects[o].zone == HAND and load(can_cast)(g, t, o, row, player, 0) == 0:
            load(cast)(g, t, w, o, row, player, 0, int(t.rows[row].cost), False)
        elif kind == "activate" and t.rows[row].n_abilities > 0:
            a = int(t.rows[row].ability) + n // 7 % int(t.rows[row].n_abilities)
            if t.abilities[a].kind in (1, 3) and load(can_activate)(g, t, a, o, player) == 0:
                load(activate)(g, t, w, a, o, player)


def holds(b):
    """Each object is in exactly the zone that it says, cards don't appear or vanish, and no count is negative (CR 400.1, 106.4, 122)."""
    g = b.g
    lists = {BATTLEFIELD: [int(o) for o in g.battlefield[: g.n_battlefield]], STACK: [int(e.object) for e in g.stack[: g.n_stack] if e.ability == -1]}
    for player in g.players:
        for zone, name in ((1, "library"), (2, "hand"), (4, "graveyard"), (6, "exile"), (7, "command")):
            lists.setdefault(zone, []).extend(int(o) for o in player[name][: player[f"n_{name}"]])
    halves = [int(g.objects[o].half) for o in lists[BATTLEFIELD] if g.objects[o].half >= 0]
    everywhere = [o for here in lists.values() for o in here] + halves
    assert len(everywhere) == len(set(everywhere))
    assert {o for o in everywhere if not g.objects[o].token} == set(range(int(b.t.deck_size)))
    assert all(g.objects[o].zone == zone for zone, here in lists.items() for o in here)
    assert all((p.pool >= 0).all() for p in g.players)
    assert all(g.objects[o].charge >= 0 and g.objects[o].loyalty >= 0 for o in lists[BATTLEFIELD])
    assert not g.bound_hit


@LIMITS
@given(placed, steps)
def test_what_holds_after_every_action(position, todo):
    b = Board([n for n, z in position if z == "battlefield"], [n for n, z in position if z == "hand"], [n for n, z in position if z == "graveyard"], powerstones=2)
    start = b.g.tobytes()
    for step in todo:
        act(b, *step)
        holds(b)
    after = b.g.tobytes()
    b.g = np.frombuffer(start, GAME).copy()[0]
    for step in todo:
        act(b, *step)
    assert b.g.tobytes() == after, "the same actions on the same shuffles lead to the same game"


def test_the_check_can_fail():
    b = Board(["Island"])
    holds(b)
    b.g.objects[b.object("Island")].zone = LIBRARY
    with pytest.raises(AssertionError):
        holds(b)
