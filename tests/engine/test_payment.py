"""Payment is exact: compared with trying everything (CR 601.2g-h, 106.6)."""

import itertools

import pytest
from board import Board
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mtgkit.cards.card import Card
from mtgkit.engine.compile import load
from mtgkit.engine.rules.mana import sum_left
from mtgkit.engine.rules.sources import gather

pytestmark = pytest.mark.engine
SOURCES = {"Island": "U", "Mountain": "R", "Swamp": "B", "Wastes": "C", "Steam Vents": "UR", "Watery Grave": "UB", "Blood Crypt": "BR", "Stone": "C"}
SYMBOLS = ["{U}", "{R}", "{B}", "{C}", "{U/R}", "{B/R}", "{1}", "{2}"]


def by_trying(sources, cost, artifact):
    """Whether some assignment of sources to symbols pays."""
    wanted = []
    for s in cost:
        body = s.strip("{}")
        wanted += ["WUBRGC"] * int(body) if body.isdigit() else [body.replace("/", "")]
    usable = [SOURCES[s] for s in sources if artifact or s != "Stone"]
    if len(usable) < len(wanted):
        return False
    wanted.sort(key=len)
    return any(all(set(u) & set(w) for u, w in zip(chosen, wanted, strict=True)) for chosen in itertools.permutations(usable, len(wanted)))


@settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(sorted(SOURCES)), min_size=1, max_size=6), st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4), st.booleans())
def test_can_pay_and_pay_agree_with_trying_everything(sources, cost, artifact):
    spell = Card("Test Spell", mana_cost="".join(cost), types=["Artifact"] if artifact else ["Sorcery"])
    stones = sources.count("Stone")
    b = Board([s for s in sources if s != "Stone"], ["Test Spell"], powerstones=stones, cards=[spell])
    want = by_trying(sources, cost, artifact)
    assert (b.can_pay("Test Spell") == 0) == want
    assert b.pay("Test Spell") == want
    assert b.g.players[0].n_pool == 0
    assert sum(b.g.spent) == (spell.mana_value if want else 0)


def test_a_signet_filters_colours_cr_605():
    spell = Card("Test Spell", mana_cost="{U}{B}", types=["Sorcery"])
    assert Board(["Mountain", "Dimir Signet"], ["Test Spell"], cards=[spell]).pay("Test Spell")
    assert not Board(["Dimir Signet", "Dimir Signet"], ["Test Spell"], cards=[spell]).pay("Test Spell"), "nothing to pay the first signet with"


def test_two_signets_in_a_row():
    spell = Card("Test Spell", mana_cost="{1}{U}{R}", types=["Sorcery"])
    assert Board(["Wastes", "Dimir Signet", "Rakdos Signet"], ["Test Spell"], cards=[spell]).pay("Test Spell")


def test_a_filter_land_makes_either_pair():
    spell = Card("Test Spell", mana_cost="{R}{R}", types=["Sorcery"])
    b = Board(["Island", "Cascade Bluffs"], ["Test Spell"], cards=[spell])
    assert b.can_pay("Test Spell") == 0
    assert b.pay("Test Spell")


def test_sol_ring_and_any_one_colour():
    spell = Card("Test Spell", mana_cost="{2}{W}{W}{W}", types=["Sorcery"])
    assert Board(["Sol Ring", "Gilded Lotus"], ["Test Spell"], cards=[spell]).pay("Test Spell")
    other = Card("Test Spell", mana_cost="{W}{U}", types=["Sorcery"])
    assert not Board(["Gilded Lotus"], ["Test Spell"], cards=[other]).pay("Test Spell")


def test_a_signet_counts_only_with_mana_to_feed_it():
    """CR 605.1a, 118.3: an ability whose cost can't be paid gives nothing."""
    signets = Board(["Izzet Signet"] * 3)
    load(gather)(signets.g, signets.t, 0)
    load(sum_left)(signets.g, signets.t, 0)
    assert list(signets.g.left) == [0, 0, 0]
    fed = Board(["Island", *["Izzet Signet"] * 3])
    load(gather)(fed.g, fed.t, 0)
    load(sum_left)(fed.g, fed.t, 0)
    assert list(fed.g.left) == [4, 0, 0]  # one land, and one more for each signet: fed in turn


def test_mana_that_feeds_a_signet_is_not_spent_twice():
    b = Board(["Island", "Island", "Izzet Signet"], ["Stern Lesson"])
    assert b.pay("Stern Lesson")
    assert list(b.g.spent) == [3, 0, 0]


def test_the_last_lands_are_paid_through_a_signet():
    b = Board(["Island", "Island", "Izzet Signet"], ["Izzet Signet"])
    assert b.pay("Izzet Signet")
    assert sum(b.g.objects[int(b.g.battlefield[i])].tapped for i in range(3)) == 2  # one land and the signet; the other land is left
