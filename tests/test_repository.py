"""The repository itself: one thing a file, an environment in step, every code of the vocabulary played or reported."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_files_are_short():
    long = {str(p.relative_to(ROOT)): n for p in (ROOT / "mtgkit").rglob("*.py") if (n := len(p.read_text(encoding="utf-8").splitlines())) > 330}
    assert long == {}


def test_environment_is_in_step_with_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=]", d)[0]: d for d in project["dependencies"]}
    lines = (ROOT / "environment.yml").read_text(encoding="utf-8").splitlines()
    found = {re.split(r"[<>=]", x)[0].replace("matplotlib-base", "matplotlib"): x.replace("matplotlib-base", "matplotlib") for x in (y.strip("- ") for y in lines) if re.search(r"[<>]=", x)}
    assert found.pop("python") == f"python{project['requires-python']}"
    assert found == wanted


def test_notebooks_are_stored_without_outputs():
    for path in (ROOT / "notebooks").glob("*.ipynb"):
        assert not any(cell.get("outputs") for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]), path.name


def test_each_code_that_is_claimed_has_a_handler():
    from mtgkit.cards import played
    from mtgkit.engine.rules import effects

    elsewhere = {"NOTHING", "ENTER_TAPPED", "ENTER_WITH_COUNTERS", "DOES_NOT_UNTAP"}  # battlefield.py and turn.py
    handled = {int(code) for code in effects.PLAYED_EFFECTS}
    assert {code.name for code in played.EFFECTS if int(code) not in handled} == elsewhere
    for name in elsewhere - {"NOTHING"}:
        files = [p for p in (ROOT / "mtgkit" / "engine").rglob("*.py") if name in p.read_text(encoding="utf-8")]
        assert files, name


def test_an_ability_that_is_not_played_is_reported_by_name():
    import mtgkit as mk
    from mtgkit.cards.make import whenever
    from mtgkit.cards.vocabulary import Do, Effect, When

    card = mk.Card("Odd", mana_cost="{1}", types=["Artifact"], abilities=[whenever(When.UNTAPS, Effect(Do.MANIFEST))])
    assert card.left_out == ("when untaps", "manifest")
    assert card.modelled == "body only"


@pytest.mark.parametrize("key", ["tappd", "Effects"])
def test_an_unknown_key_in_card_data_is_an_error_a017(key):
    from mtgkit.cards.codes import from_data
    from mtgkit.errors import CardError

    with pytest.raises(CardError, match=key):
        from_data({"kind": 4, key: 1})
