"""Printed cards from the files that people have: MTGJSON, Scryfall's bulk data, the corpus that the catalogue is built from.

All become rows with the keys of MTGJSON: name (halves joined by " // "), manaCost, types, subtypes, supertypes, keywords, power,
toughness, loyalty, text, layout, colorIdentity, and `faces`: the rows of the other faces.
"""

from __future__ import annotations

from typing import Any


def from_corpus(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the corpus, where a back is a row of its own."""
    backs = {r["name"]: r for r in rows if r.get("face") == "back"}
    return [{**r, "faces": [backs[r["back"]]] if r.get("back") in backs else []} for r in rows if r.get("face") != "back"]
