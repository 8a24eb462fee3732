"""The London mulligan (CR 103.5)."""

import pytest

from mtgkit import Table


def dealt(players=2, cards=60, **how):
    table = Table(players=players)
    for player in (1, 2):
        table.set_library(player, cards)
    return table.deal(**how)


def counts(table, player=1):
    return len(table.zone(player, "hand")), len(table.zone(player, "library"))


def test_mu_01_one_mulligan_leaves_six_cards():
    """CR 103.5: seven cards are drawn anew, and one of them goes to the bottom."""
    table = dealt()
    assert counts(table) == counts(table, 2) == (7, 53)
    table.mulligan(1).keep(1)
    assert counts(table) == (6, 54) and counts(table, 2) == (7, 53)


def test_mu_01_which_card_goes_down_is_the_players_choice():
    """CR 103.5: one of the seven cards, whichever the player likes; it is the lowest of the library then."""
    table = Table()
    names = ["Forest", "Island", "Swamp", "Mountain", "Plains", "Grizzly Bears", "Serra Angel"]
    for name in names:
        table.put(name, 1, "library")
    table.set_library(2, 60)
    table.deal().mulligan(1)
    asked = table.choices()
    assert asked.player == 1 and "bottom" in asked.what and len(asked.options) == 7
    table.choose("Swamp")
    assert table.names(1, "hand") == sorted(set(names) - {"Swamp"}) and [t.name for t in table.zone(1, "library")] == ["Swamp"]


def test_mu_02_two_mulligans_leave_five_in_any_order():
    """CR 103.5: seven cards are drawn each time; the second time two go to the bottom, in the order that the player wants."""
    table = dealt()
    table.mulligan(1).mulligan(1).keep(1)
    assert counts(table) == (5, 55)
    few = Table()
    for name in ["Forest", "Island", "Swamp", "Mountain", "Plains", "Grizzly Bears", "Serra Angel"]:
        few.put(name, 1, "library")
    few.set_library(2, 60)
    few.deal().mulligan(1, choose="Forest").mulligan(1).choose("Island")
    assert len(few.choices().options) == 6
    few.choose("Plains")
    assert [t.name for t in few.zone(1, "library")] == ["Plains", "Island"]  # the top is last


def test_mu_04_seven_mulligans_and_no_more(illegal):
    """CR 103.5: a hand of no cards is the last one; an eighth mulligan is refused."""
    table = dealt()
    for _ in range(7):
        table.mulligan(1)
    assert counts(table) == (0, 60)
    with illegal("103.5"):
        table.mulligan(1)
    table.keep(1)
    assert counts(table) == (0, 60)


def test_mu_05_the_first_is_free_in_a_game_of_three():
    """CR 103.5c: with more than two players the first mulligan costs no card."""
    table = dealt(players=3)
    table.mulligan(1)
    assert counts(table) == (7, 53)
    table.keep(1).mulligan(2).mulligan(2).keep(2)
    assert counts(table) == (7, 53) and counts(table, 2) == (6, 54)


def test_mu_who_has_kept_takes_no_mulligan(illegal):
    """CR 103.5: keeping is final."""
    table = dealt().keep(1)
    with illegal("103.5"):
        table.mulligan(1)
    with illegal("103.5"):
        table.keep(1)


def test_mu_nothing_else_happens_before_all_have_kept(illegal):
    """CR 103.8: the game begins when the hands are settled."""
    table = dealt().keep(1)
    with illegal("103.5"):
        table.to("main")
    with illegal("103.5"):
        table.tap(table.put("Forest", 1))
    table.keep(2)
    assert (table.turn, table.active, table.step) == (1, 1, "untap")


@pytest.mark.parametrize("first", [1, 2])
def test_mu_either_player_may_begin(first):
    """CR 103.1: whoever begins has the first turn."""
    assert dealt(first=first).keep(1).keep(2).to("main").active == first
