"""Imports go one way, heavy libraries stay where they belong, and `import mtgkit` is light."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1] / "mtgkit"
ORDER = ["errors", "stats", "cards", "decks", "engine", "lines", "sentences", "table", "summaries", "settings", "csv_files", "results", "chunks", "simulation", "experiments", "plots", "widgets", "cli"]
HOMES = {"numba": {"engine"}, "matplotlib": {"plots"}, "ipywidgets": {"widgets"}}
LATE = {
    ("results", "plots"): "a Result's .plot",
    ("results", "csv_files"): "reading and writing files",
    ("csv_files", "results"): "reading a Result back",
}


def part(path):
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path):
    """(module, at run time) of each import of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checking = {id(n) for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) for n in ast.walk(node)}
    package = ["mtgkit", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(tree):
        if id(node) in checking:
            continue
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])] if node.level else [node.module])


def test_imports_go_one_way():
    wrong = []
    for path in ROOT.rglob("*.py"):
        here = part(path)
        if here == "__init__":
            continue
        for name in imports(path):
            bits = name.split(".")
            if bits[0] != "mtgkit" or len(bits) < 2 or bits[1] == here:
                continue
            assert bits[1] in ORDER, (path.name, name)
            if ORDER.index(bits[1]) > ORDER.index(here) and (here, bits[1]) not in LATE:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_heavy_libraries_stay_where_they_belong():
    wrong = []
    for path in ROOT.rglob("*.py"):
        for name in imports(path):
            top = name.split(".")[0]
            if top in HOMES and part(path) not in HOMES[top]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_import_is_light():
    code = "import mtgkit, sys; print([m for m in ('pandas', 'numba', 'matplotlib', 'scipy', 'ipywidgets') if m in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT.parent)
    assert out.stdout.strip() == "[]"


def test_public_names_are_there_and_are_no_modules():
    import mtgkit

    for name in mtgkit.__all__:
        assert getattr(mtgkit, name) is not None
        assert not (ROOT / f"{name}.py").exists()
    assert {"simulate", "Deck", "Card", "card"} <= set(dir(mtgkit))
