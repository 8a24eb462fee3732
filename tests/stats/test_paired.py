"""Paired differences: narrower than unpaired where games are alike, and honest where they never differ."""

import numpy as np
import pytest
from scipy import stats

from mtgkit.errors import SettingError
from mtgkit.stats.paired import mean_difference, share_difference


def test_mean_difference_is_the_paired_t_interval():
    rng = np.random.default_rng(3)
    a = rng.normal(size=50)
    b = a + rng.normal(0.2, 0.1, size=50)
    found = mean_difference(a, b)
    low, high = stats.ttest_rel(b, a).confidence_interval(0.95)
    assert (found.low, found.high) == (pytest.approx(low), pytest.approx(high))
    assert found.difference == pytest.approx(found.second - found.first)


def test_small_integers_do_not_overflow():
    found = mean_difference(np.full(3, 30_000, np.int16), np.full(3, -30_000, np.int16))
    assert found.difference == -60_000


def test_share_difference_holds_the_truth():
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(400):
        u = rng.random(300)
        found = share_difference(u < 0.30, u < 0.34)
        held += found.low <= 0.04 <= found.high
    assert held / 400 > 0.92


def test_lists_that_never_differ_still_have_a_width():
    found = share_difference([True] * 100, [True] * 100)
    assert found.difference == 0
    assert found.low < 0 < found.high


def test_pairing_pays():
    u = np.random.default_rng(6).random(1000)
    paired = share_difference(u < 0.30, u < 0.32)
    unpaired = share_difference(u < 0.30, u[::-1] < 0.32)
    assert paired.high - paired.low < 0.5 * (unpaired.high - unpaired.low)


@pytest.mark.parametrize(("a", "b"), [([1, 2], [1]), ([1], [1]), ([[1, 2]], [[1, 2]])])
def test_what_is_no_pairing(a, b):
    for difference in (mean_difference, share_difference):
        with pytest.raises(SettingError, match="Paired games"):
            difference(a, b)
