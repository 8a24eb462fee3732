"""Exact laws against counting by hand."""

from math import comb

import numpy as np
import pytest

from mtgkit.errors import SettingError
from mtgkit.stats.hypergeometric import at_least, at_least_each, cards_seen, copies_drawn


def test_cards_seen():
    assert [cards_seen(t, True) for t in (1, 2, 8)] == [7, 8, 14]
    assert [cards_seen(t, False) for t in (1, 2, 8)] == [8, 9, 15]
    assert cards_seen(1, True, hand=5) == 5


def test_law_of_lands_in_seven():
    want = [comb(24, k) * comb(36, 7 - k) / comb(60, 7) if k <= 7 else 0.0 for k in range(25)]
    np.testing.assert_allclose(copies_drawn(24, 60, 7), want, atol=1e-12)


def test_at_least_is_the_tail():
    law = copies_drawn(24, 60, 7)
    for k in range(9):
        assert at_least(k, 24, 60, 7) == pytest.approx(law[k:].sum())


def test_both_of_two_cards():
    none = comb(56, 10) / comb(60, 10)
    neither = comb(52, 10) / comb(60, 10)
    assert at_least_each([1, 1], [4, 4], 60, 10) == pytest.approx(1 - 2 * none + neither)
    assert at_least_each([2], [4], 60, 10) == pytest.approx(at_least(2, 4, 60, 10))


def test_bounds_of_both():
    assert at_least_each([0, 0], [4, 4], 60, 10) == pytest.approx(1.0)
    assert at_least_each([3, 3], [4, 4], 60, 5) == 0.0
    assert at_least_each([5], [4], 60, 10) == 0.0
    assert at_least_each([1, 1], [2, 2], 4, 4) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "call",
    [lambda: at_least(1, 61, 60, 7), lambda: at_least(1, 4, 60, 61), lambda: copies_drawn(-1, 60, 7), lambda: at_least_each([1], [1, 2], 60, 7), lambda: cards_seen(0, True)],
)
def test_nonsense_is_refused(call):
    with pytest.raises(SettingError):
        call()
