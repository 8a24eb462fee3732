"""Powerstone tokens and what their mana may pay for (CR 106.6, 111.10h, 601.2h, 602.2)."""

import pytest
from board import BATTLEFIELD, GRAVEYARD, Board

from mtgkit.cards.catalogue import token
from mtgkit.engine.compile import load
from mtgkit.engine.rules.activating import can_activate
from mtgkit.engine.rules.casting import play_land
from mtgkit.engine.rules.payment import OK, RESTRICTED, SHORT_OF_COLOUR, SHORT_OF_MANA
from mtgkit.engine.rules.sources import gather

pytestmark = pytest.mark.engine


def test_token_characteristics_cr_111_10h():
    stone = token("Powerstone")
    assert (stone.types, stone.subtypes, stone.colors, stone.mana_value, len(stone.abilities)) == (("Artifact",), ("Powerstone",), (), 0, 1)


def test_nonartifact_spell_is_not_paid_with_powerstones_cr_106_6():
    assert Board(["Island"], ["Stern Lesson"], powerstones=2).can_pay("Stern Lesson") == RESTRICTED
    assert Board(["Island", "Wastes", "Wastes"], ["Stern Lesson"]).can_pay("Stern Lesson") == OK


def test_artifact_spell_is_paid_with_powerstones_cr_106_6():
    b = Board(["Island"], ["Stone Retrieval Unit"], powerstones=3)
    assert b.can_pay("Stone Retrieval Unit") == OK
    assert b.pay("Stone Retrieval Unit")
    assert list(b.g.spent) == [1, 3, 0]
    assert list(b.g.stone_on) == [3, 0, 0]


def test_restricted_mana_is_spent_first_where_it_is_legal():
    b = Board(["Island"] * 4, ["Stone Retrieval Unit"], powerstones=3)
    assert b.pay("Stone Retrieval Unit")
    assert list(b.g.spent) == [1, 3, 0]


def test_abilities_of_nonartifact_permanents_and_unearth_take_powerstone_mana():
    b = Board(["Urza, Powerstone Prodigy"], graveyard=["Cityscape Leveler"], powerstones=8)
    load(gather)(b.g, b.t, 0)
    urza = b.object("Urza, Powerstone Prodigy")
    assert load(can_activate)(b.g, b.t, b.ability("Urza, Powerstone Prodigy"), urza, 0) == OK
    assert load(can_activate)(b.g, b.t, b.ability("Cityscape Leveler", zone=GRAVEYARD), b.object("Cityscape Leveler"), 0) == OK


def test_coloured_part_of_an_unearth_cost_is_not_paid_with_colourless():
    b = Board(["Wastes"], graveyard=["Scrapwork Mutt"], powerstones=2)
    load(gather)(b.g, b.t, 0)
    assert load(can_activate)(b.g, b.t, b.ability("Scrapwork Mutt", zone=GRAVEYARD), b.object("Scrapwork Mutt"), 0) == SHORT_OF_COLOUR


def test_reasons():
    assert Board(["Island"], ["Koilos Roc"]).can_pay("Koilos Roc") == SHORT_OF_MANA
    assert Board(["Mountain"] * 5, ["Koilos Roc"]).can_pay("Koilos Roc") == SHORT_OF_COLOUR


def test_workshop_is_not_a_powerstone_cr_106_6():
    b = Board(["Mishra's Workshop"], ["Stone Retrieval Unit"], graveyard=["Reconstructed Thopter"])
    load(gather)(b.g, b.t, 0)
    assert load(can_activate)(b.g, b.t, b.ability("Reconstructed Thopter", zone=GRAVEYARD), b.object("Reconstructed Thopter"), 0) == RESTRICTED


def test_makers_create_tapped_tokens_cr_111_10():
    from mtgkit.engine.rules.battlefield import enter_battlefield

    b = Board(hand=["Stone Retrieval Unit"])
    load(enter_battlefield)(b.g, b.t, b.w, b.object("Stone Retrieval Unit"), 0, 0, 0)
    b.settle()
    assert b.names(BATTLEFIELD) == ["Powerstone", "Stone Retrieval Unit"]
    assert b.g.objects[b.object("Powerstone")].tapped == 1


def test_the_chosen_colour_is_one_that_is_missing():
    """CR 106.5, 614.12: the colour is chosen as the land enters, and its ability gives that colour."""
    b = Board(["Mountain"], ["Thriving Isle", "Stern Lesson", "Gix's Caress"])
    load(play_land)(b.g, b.t, b.w, b.object("Thriving Isle"), b.row("Thriving Isle"), 0, 0)
    land = b.g.objects[b.object("Thriving Isle")]
    assert land.tapped == 1 and land.chosen == 4  # black: red is there, blue it makes itself
