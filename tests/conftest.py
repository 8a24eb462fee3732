"""Shared by all tests: where the outside cases are."""

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def cases() -> Path:
    """The folder of outside cases (cards/, decks/, rules/); a test that needs it is skipped without it."""
    folder = os.environ.get("MTGKIT_CASES")
    if not folder:
        pytest.skip("MTGKIT_CASES is not set: outside cases are not at hand")
    return Path(folder)
