"""Meld (CR 701.42, 712) with the pair of the Dragon Engine."""

import pytest
from board import BATTLEFIELD, EXILE, GRAVEYARD, Board

from mtgkit.engine.compile import load
from mtgkit.engine.rules.activating import activate
from mtgkit.engine.rules.combat import declare_attackers
from mtgkit.engine.rules.stack import unearth_ends
from mtgkit.engine.rules.zones import move
from mtgkit.engine.state import ATTACK

pytestmark = pytest.mark.engine
MISHRA, ENGINE, RESULT = "Mishra, Claimed by Gix", "Phyrexian Dragon Engine", "Mishra, Lost to Phyrexia"


def test_attack_melds_the_pair_tapped_and_attacking_cr_701_42a():
    b = Board([MISHRA, ENGINE], lines=[f"meld {RESULT}"])
    b.g.step = ATTACK
    assert load(declare_attackers)(b.g, b.t, 0)
    b.settle()
    assert RESULT in b.names(BATTLEFIELD)
    assert b.names(EXILE) == []
    melded = next(o for o in range(int(b.g.n_objects)) if b.setup.rows[b.g.objects[o].row] == RESULT)
    assert (b.g.objects[melded].tapped, b.g.objects[melded].attacking) == (1, 1)
    assert b.g.clauses[0] == 5
    assert b.t.rows[b.row(RESULT)].mv == 7, "CR 202.3c"


def test_unearthed_engine_melds_and_the_result_stays_cr_400_7():
    b = Board([MISHRA, *["Mountain"] * 5], graveyard=[ENGINE])
    load(activate)(b.g, b.t, b.w, b.ability(ENGINE, zone=GRAVEYARD), b.object(ENGINE), 0)
    b.settle()
    assert load(declare_attackers)(b.g, b.t, 0)
    b.settle()
    load(unearth_ends)(b.g)
    b.settle()
    assert RESULT in b.names(BATTLEFIELD)


def test_one_permanent_leaves_two_cards_arrive_cr_712_21():
    b = Board([MISHRA, ENGINE])
    load(declare_attackers)(b.g, b.t, 0)
    b.settle()
    melded = next(o for o in range(int(b.g.n_objects)) if b.setup.rows[b.g.objects[o].row] == RESULT)
    load(move)(b.g, b.t, melded, GRAVEYARD, 0)
    assert b.names(GRAVEYARD) == sorted([MISHRA, ENGINE])


def test_no_meld_without_the_partner_attacking_cr_712_4a():
    b = Board([MISHRA, ENGINE])
    b.g.objects[b.object(ENGINE)].tapped = 1
    load(declare_attackers)(b.g, b.t, 0)
    b.settle()
    assert RESULT not in b.names(BATTLEFIELD)
    assert b.g.players[1].life == 19, "the drain counts attacking creatures"
