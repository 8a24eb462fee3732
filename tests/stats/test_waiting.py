"""Waiting times with games that never got there."""

import numpy as np
import pytest

from mtgkit.errors import SettingError
from mtgkit.stats.waiting import incidence, reached_by_turn, waiting_time

FIRST = np.array([2, 0, 3, 2, 0], dtype=np.int16)


def test_counts_by_turn():
    np.testing.assert_array_equal(reached_by_turn(FIRST, 4), [0, 2, 3, 3])


def test_incidence_has_intervals_that_hold_it():
    found = incidence(FIRST, 4)
    np.testing.assert_allclose(found.estimate, [0, 0.4, 0.6, 0.6])
    assert (found.low <= found.estimate).all()
    assert (found.estimate <= found.high).all()


def test_the_parts_make_a_whole():
    found = waiting_time(FIRST, 4, ended=np.array([4, 0, 0, 0, 3], dtype=np.int16))
    assert float(found.reached.estimate) == pytest.approx(0.6)
    assert (found.ended, found.censored) == (pytest.approx(0.2), pytest.approx(0.2))
    assert float(found.mean_turn.estimate) == pytest.approx(7 / 3)
    assert found.median_turn == 3


def test_never_reached():
    found = waiting_time(np.zeros(8, np.int16), 4)
    assert found.median_turn == 0
    assert found.censored == 1.0
    assert np.isnan(found.mean_turn.estimate)
    assert float(found.reached.high) > 0.1


def test_a_geometric_wait_is_found_again():
    first = np.random.default_rng(5).geometric(0.2, 40_000)
    first = np.where(first > 6, 0, first).astype(np.int16)
    found = incidence(first, 6, 0.9999)
    truth = 1 - 0.8 ** np.arange(1, 7)
    assert ((found.low < truth) & (truth < found.high)).all()


@pytest.mark.parametrize("first", [[], [5], [-1]])
def test_turns_that_make_no_sense(first):
    with pytest.raises(SettingError):
        reached_by_turn(np.array(first, dtype=np.int16), 4)
