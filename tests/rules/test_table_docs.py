"""What docs/table.md shows runs, and what it names exists."""

import re
from pathlib import Path

import pytest

import mtgkit as mk
from mtgkit.cards import vocabulary
from mtgkit.table.things import Thing

TEXT = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")


def test_the_examples_run_in_their_order():
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.S)
    assert len(blocks) == 13
    names = {}
    for block in blocks:
        exec(compile(block, "docs/table.md", "exec"), names)


def test_each_code_that_is_named_exists():
    for group, name in re.findall(r"\b(Do|When|Kind|Who|Zone|If)\.([A-Z_]+)\b", TEXT):
        assert name in getattr(vocabulary, group).__members__, f"{group}.{name}"


@pytest.mark.parametrize("title", ["Build", "Act", "Outside events", "Look"])
def test_each_call_that_is_named_exists(title):
    section = TEXT.split(f"## {title}\n")[1].split("\n## ")[0]
    calls = {name for row in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall(r"`(\w+)\(", row)}
    assert calls and [name for name in sorted(calls) if not hasattr(mk.Table, name)] == []


def test_each_public_call_is_told():
    public = {n for cls in mk.Table.__mro__[:-1] for n in vars(cls) if not n.startswith("_")}
    assert sorted(n for n in public if f"`{n}" not in TEXT) == []


def test_each_property_of_a_thing_is_told():
    public = {n for n, thing in vars(Thing).items() if isinstance(thing, property) and not n.startswith("_")} - {"label"}
    assert sorted(n for n in public if f"`{n}`" not in TEXT) == []
