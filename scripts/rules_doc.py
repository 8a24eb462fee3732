"""Write docs/rules.md: which rule is played where and held by which test. `python -m scripts.rules_doc` from the root of the repository."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from .rulings_held import HELD

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
NUMBER = r"\d{3}(?:\.\d+)?[a-z]?(?:-(?:\d{3}\.\d+[a-z]?|\d+[a-z]?|[a-z]))?"
CITED = re.compile(rf"CR ({NUMBER}(?:(?:, | and ){NUMBER})*)")
ID = re.compile(r"test_([a-z]{2})_(\d{2})(?=_)")
HEAD = """# Rules, where they are played, and the tests that hold them

Made by `python -m scripts.rules_doc` from the sources; not to be edited by hand. Numbers are those of the Comprehensive Rules, edition 2026-04-17.
"""


def expand(token: str) -> list[str]:
    """The numbers that a cited number stands for: "701.42b-c" is two, "500-514" its two ends."""
    first, _, last = token.partition("-")
    if not last:
        return [first]
    if last.isalpha():
        stem, letter = (first[:-1], first[-1]) if first[-1].isalpha() else (first, "a")
        return [stem + chr(c) for c in range(ord(letter), ord(last) + 1)]
    if "." in first and "." not in last and last.isdigit() and first[-1].isdigit():
        chapter, n = first.split(".")
        return [f"{chapter}.{k}" for k in range(int(n), int(last) + 1)]
    return [first, last if "." in last or "." not in first else f"{first.split('.')[0]}.{last}"]


def cited(text: str) -> set[str]:
    """The numbers of rules that a text cites."""
    return {number for found in CITED.findall(text) for token in re.split(r", | and ", found) for number in expand(token)}


def functions(path: Path) -> list[tuple[str, str]]:
    """The functions of a file (methods as Class.method) with their sources, the classes and the file itself with their docstrings."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    found = [("", ast.get_docstring(tree) or "")]

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                found.append((prefix + child.name, ast.get_docstring(child) or ""))
                walk(child, f"{prefix}{child.name}.")
            elif isinstance(child, ast.FunctionDef):
                found.append((prefix + child.name, ast.get_source_segment(source, child) or ""))

    walk(tree, "")
    return found


def played() -> dict[str, list[str]]:
    """Each rule that is cited in the engine or at the Table, and where."""
    where: dict[str, list[str]] = defaultdict(list)
    for folder in ("engine", "table"):
        for path in sorted((ROOT / "mtgkit" / folder).rglob("*.py")):
            if "rulings" in path.parts:
                continue
            name = path.relative_to(ROOT / "mtgkit").as_posix()
            for function, text in functions(path):
                for number in cited(text):
                    where[number].append(f"{name}{f': {function}' if function else ''}")
    return where


def tests() -> dict[str, set[str]]:
    """Each test of tests/rules by its name, and the rules that its docstring cites."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = cited(ast.get_docstring(node) or "")
    return found


def by_id(names: list[str]) -> dict[str, list[str]]:
    """Tests by the id of their scenario."""
    found: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if match := ID.match(name):
            found[f"{match[1].upper()}-{match[2]}"].append(name)
    return dict(sorted(found.items()))


def order(number: str) -> tuple[int, int, str]:
    """The order of the rules."""
    match = re.fullmatch(r"(\d{3})(?:\.(\d+))?([a-z]?)", number)
    assert match, number
    return int(match[1]), int(match[2] or 0), match[3]


def above(number: str) -> list[str]:
    """A rule and those that it is a part of: 701.42c, 701.42."""
    stem = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return [number] if stem == number else [number, stem]


def cell(words: list[str]) -> str:
    """Names in one cell of a table."""
    return ", ".join(f"`{w}`" for w in dict.fromkeys(words)) or "-"


def held_by(wanted: str, scenarios: dict[str, list[str]], names: list[str]) -> list[str]:
    """The tests that hold a ruling; a name that does not exist is a mistake.

    Raises
    ------
    LookupError
        There is no such test.
    """
    found: list[str] = []
    for word in wanted.split():
        if word not in names and word not in scenarios:
            raise LookupError(f"no test holds {word}")
        found += [word] if word in names else scenarios[word]
    return found


def page() -> str:
    """The whole page."""
    where, tested = played(), tests()
    holds: dict[str, list[str]] = defaultdict(list)
    for name, numbers in tested.items():
        for number in numbers:
            holds[number].append(name)
    out = [HEAD, "## Rules", "", "| rule | where | tests |", "|---|---|---|"]
    for number in sorted({*where, *holds}, key=order):
        places = next((where[n] for n in above(number) if n in where), [])
        out.append(f"| {number} | {cell(places)} | {cell(sorted(holds.get(number, [])))} |")
    scenarios = by_id(list(tested))
    out += ["", "## Scenarios", "", "| scenario | tests |", "|---|---|", *(f"| {name} | {cell(found)} |" for name, found in scenarios.items())]
    out += ["", "## Rulings, in our words"]
    for topic, sentences in HELD.items():
        out += ["", f"**{topic}**", "", "| what | tests |", "|---|---|"]
        out += [f"| {words} | {cell(held_by(wanted, scenarios, list(tested)))} |" for words, wanted in sentences]
    return "\n".join(out) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
