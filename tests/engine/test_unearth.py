"""Unearth (CR 702.84a) and its rulings."""

import pytest
from board import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, Board

from mtgkit.engine.compile import load
from mtgkit.engine.rules.activating import activate
from mtgkit.engine.rules.combat import can_attack
from mtgkit.engine.rules.stack import unearth_ends
from mtgkit.engine.rules.zones import move

pytestmark = pytest.mark.engine


@pytest.fixture
def unearthed():
    """Reconstructed Thopter, unearthed this turn."""
    b = Board(["Wastes", "Wastes"], graveyard=["Reconstructed Thopter"])
    o = b.object("Reconstructed Thopter")
    load(activate)(b.g, b.t, b.w, b.ability("Reconstructed Thopter", zone=GRAVEYARD), o, 0)
    b.settle()
    return b, o


def test_returns_with_haste_cr_702_84a(unearthed):
    b, o = unearthed
    assert b.g.objects[o].zone == BATTLEFIELD
    assert load(can_attack)(b.g, b.t, o, 0)


def test_is_exiled_at_the_next_end_step_cr_603_7(unearthed):
    b, o = unearthed
    load(unearth_ends)(b.g)
    assert b.g.objects[o].zone == BATTLEFIELD, "the trigger uses the stack"
    b.settle()
    assert b.g.objects[o].zone == EXILE


@pytest.mark.parametrize("to", [GRAVEYARD, HAND, LIBRARY])
def test_is_exiled_instead_of_leaving_elsewhere_cr_614_1a(unearthed, to):
    b, o = unearthed
    load(move)(b.g, b.t, o, to, 0)
    assert b.g.objects[o].zone == EXILE


def test_countered_trigger_does_not_come_back_but_the_replacement_stays_cr_603_7b(unearthed):
    b, o = unearthed
    load(unearth_ends)(b.g)
    b.g.n_waiting = 0  # countered
    load(unearth_ends)(b.g)
    b.settle()
    assert b.g.objects[o].zone == BATTLEFIELD
    load(move)(b.g, b.t, o, GRAVEYARD, 0)
    assert b.g.objects[o].zone == EXILE


def test_a_new_object_is_left_alone_cr_400_7(unearthed):
    from mtgkit.engine.rules.battlefield import enter_battlefield

    b, o = unearthed
    load(move)(b.g, b.t, o, EXILE, 0)
    load(enter_battlefield)(b.g, b.t, b.w, o, 0, 0, 0)
    load(unearth_ends)(b.g)
    b.settle()
    assert b.g.objects[o].zone == BATTLEFIELD
    assert not load(can_attack)(b.g, b.t, o, 0), "no haste"
    load(move)(b.g, b.t, o, GRAVEYARD, 0)
    assert b.g.objects[o].zone == GRAVEYARD


def test_does_nothing_when_the_card_has_left_the_graveyard():
    b = Board(["Wastes", "Wastes"], graveyard=["Reconstructed Thopter"])
    o = b.object("Reconstructed Thopter")
    load(activate)(b.g, b.t, b.w, b.ability("Reconstructed Thopter", zone=GRAVEYARD), o, 0)
    load(move)(b.g, b.t, o, EXILE, 0)
    b.settle()
    assert b.g.objects[o].zone == EXILE


def test_is_not_casting_a_spell_cr_602_2(unearthed):
    b, _ = unearthed
    assert b.g.spells == 0
    assert b.g.unearths == 1


def test_enters_from_the_graveyard_condition():
    b = Board(["Mountain"] * 5, graveyard=["Phyrexian Dragon Engine"], hand=["Opt", "Opt"])
    o = b.object("Phyrexian Dragon Engine")
    load(activate)(b.g, b.t, b.w, b.ability("Phyrexian Dragon Engine", zone=GRAVEYARD), o, 0)
    b.settle()
    assert b.g.players[0].n_hand == 3
    assert b.names(GRAVEYARD) == ["Opt", "Opt"]
