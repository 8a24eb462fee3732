"""The rules tried on the documented Table, as plain Python: nothing is compiled for them."""

import pytest

from mtgkit import IllegalAction, Table


@pytest.fixture
def table():
    return Table()


@pytest.fixture
def illegal():
    """`with illegal("106.6"):` an action that the rules forbid, for that reason."""
    return lambda cr: pytest.raises(IllegalAction, match=cr.replace(".", r"\.") + r"(?!\w)")
