"""docs/rules.md is what its script makes of the sources, and what it says of the rulings is so."""

import pytest

from scripts import rules_doc
from scripts.rulings_held import HELD


def test_the_page_is_in_step_with_the_sources():
    """After a change: `python -m scripts.rules_doc`."""
    assert rules_doc.PAGE.read_text(encoding="utf-8") == rules_doc.page()


def test_each_ruling_is_held_by_tests_that_exist():
    names = list(rules_doc.tests())
    scenarios = rules_doc.by_id(names)
    for sentences in HELD.values():
        for words, wanted in sentences:
            assert 0 < len(words.split()) <= 10, words
            assert rules_doc.held_by(wanted, scenarios, names)


def test_a_name_without_a_test_is_a_mistake():
    with pytest.raises(LookupError, match="ZZ-99"):
        rules_doc.held_by("ZZ-99", {}, [])


@pytest.mark.parametrize(
    ("token", "numbers"),
    [("701.42b-c", ["701.42b", "701.42c"]), ("514.1-2", ["514.1", "514.2"]), ("103.3-103.5", ["103.3", "103.5"]), ("500-514", ["500", "514"]), ("107.5", ["107.5"])],
)
def test_a_range_of_rules_is_told_in_full(token, numbers):
    assert rules_doc.expand(token) == numbers


def test_citations_are_found_in_a_sentence():
    assert rules_doc.cited("It is so (CR 106.6, 601.2h and 118.3), see CR 514.1-2.") == {"106.6", "601.2h", "118.3", "514.1", "514.2"}
