"""Intervals against scipy and by how often they hold the truth."""

import numpy as np
import pytest
from scipy import stats

from mtgkit.errors import SettingError
from mtgkit.stats.intervals import checked_level, mean_interval, proportion_interval


def test_wilson_is_the_published_one():
    found = proportion_interval([30, 0, 100], 100)
    np.testing.assert_allclose(found.low, [0.21895, 0.0, 0.96301], atol=5e-6)
    np.testing.assert_allclose(found.high, [0.39585, 0.03699, 1.0], atol=5e-6)
    np.testing.assert_array_equal(found.estimate, [0.3, 0.0, 1.0])


@pytest.mark.parametrize(("n", "p"), [(20, 0.05), (200, 0.5), (2000, 0.999)])
def test_wilson_holds_the_truth_about_as_often_as_it_says(n, p):
    k = np.arange(n + 1)
    found = proportion_interval(k, n)
    held = stats.binom.pmf(k, n, p)[(found.low <= p) & (p <= found.high)].sum()
    assert 0.92 < held < 0.99


def test_shape_is_kept():
    assert proportion_interval([[1, 2, 3], [1, 2, 3]], 3).low.shape == (2, 3)
    assert proportion_interval(np.empty((0, 4), int), 3).high.shape == (0, 4)


def test_a_higher_level_is_wider():
    narrow, wide = proportion_interval([7], 20, 0.5), proportion_interval([7], 20, 0.99)
    assert wide.low[0] < narrow.low[0] < narrow.high[0] < wide.high[0]


def test_mean_interval_is_students():
    values = np.array([1.0, 2.0, 2.0, 5.0])
    found = mean_interval(values.mean(), values.std(ddof=1), 4, 0.9)
    low, high = stats.ttest_1samp(values, 0).confidence_interval(0.9)
    assert float(found.low) == pytest.approx(low)
    assert float(found.high) == pytest.approx(high)


def test_one_value_says_nothing_about_spread():
    found = mean_interval([3.0, 3.0], [np.nan, 1.0], [1, 4])
    assert np.isnan(found.low[0])
    assert np.isfinite(found.low[1])


@pytest.mark.parametrize("level", [0, 1, 95, -0.1, "high", None, float("nan")])
def test_a_level_that_is_none(level):
    with pytest.raises(SettingError, match="between 0 and 1"):
        checked_level(level)


@pytest.mark.parametrize(("counts", "n"), [([1], 0), ([-1], 5), ([6], 5)])
def test_counts_that_make_no_sense(counts, n):
    with pytest.raises(SettingError, match="proportion"):
        proportion_interval(counts, n)
