"""Printed cards in, a catalogue out: records, the keys of all names, the tokens. `mtgkit cards` and the repository's own build call it."""

from __future__ import annotations

import hashlib
import importlib
import json
import pkgutil
import zlib
from functools import cache
from typing import Any

from ..errors import CardError
from . import by_hand
from .by_hand.entry import Entry
from .by_hand.extra import EXTRA, INDICATORS, MELD, PROTOTYPES
from .by_hand.tokens import TOKENS
from .catalogue import card_of
from .codes import to_data
from .mana_cost import parse
from .names import key
from .records import halves, land_back, pathway_back, record
from .vocabulary import Do


@cache
def entries() -> dict[str, Entry]:
    """All entries by hand; a card has exactly one."""
    found: dict[str, Entry] = {}
    for module in sorted(m.name for m in pkgutil.iter_modules(by_hand.__path__)):
        for name, entry in getattr(importlib.import_module(f"{by_hand.__name__}.{module}"), "CARDS", {}).items():
            if name in found:
                raise CardError(f"{name}: two entries, the second in {module}")
            found[name] = entry
    return found


def not_found(rows: list[dict[str, Any]]) -> list[str]:
    """Names in the entries and facts by hand that none of these printed cards has."""
    names = {half for r in [*rows, *EXTRA] for half in r["name"].split(" // ")}
    return sorted((entries().keys() | MELD.keys() | PROTOTYPES.keys() | INDICATORS.keys()) - names)


def _melded(rows: list[dict[str, Any]]) -> dict[str, int]:
    """The mana value of each melded permanent, the sum of its fronts (CR 202.3c)."""
    costs = {r["name"].split(" // ")[0]: parse(r["manaCost"] or "").mana_value for r in rows if r["layout"] == "meld" or r["name"] in MELD}
    return {result: costs[name] + costs[partner] for name, (partner, result, _) in MELD.items() if name in costs and partner in costs}


def _faces(r: dict[str, Any], coded: dict[str, Entry], results: dict[str, int]) -> list[dict[str, Any]]:
    """The other faces of a card, those that the source gives or those that are known without it."""
    given = [record(face, coded.get(face["name"]), results) for face in r.get("faces", ())]
    return given or [face for face in (pathway_back(r, coded) or land_back(r),) if face is not None]


def _tokens() -> list[dict[str, Any]]:
    """The records of all tokens."""
    out = []
    for t in TOKENS:
        fields = {"name": t.name, "types": t.types, "subtypes": t.subtypes, "power": t.power, "toughness": t.toughness, "colors": t.colors, "keywords": t.keywords, "layout": "token"}
        data = {k: list(x) if isinstance(x, tuple) else x for k, x in fields.items() if x not in (None, ())}
        out.append({**data, "abilities": [to_data(a) for a in t.abilities]})
    return out


def build(rows: list[dict[str, Any]], source: str, date: str, printed: bytes) -> bytes:
    """The bytes of a catalogue.

    Parameters
    ----------
    rows : list of dict
        Printed cards, as `sources.printed_cards` gives them.
    source, date : str
        Where they come from, and of which day; kept in the catalogue.
    printed : bytes
        The file itself, of which a digest is kept.

    Raises
    ------
    CardError
        An ability creates a token that is not known.
    """
    coded, results = entries(), _melded(rows)
    records: list[dict[str, Any]] = []
    numbers: dict[str, int] = {}
    aliases: dict[str, int] = {}
    plain = {r["name"] for r in rows}
    once = [r for r in rows if not (halves(r) != r["name"].split(" // ") and halves(r)[0] in plain)]
    for r in sorted([*once, *(r for r in EXTRA if r["name"] not in plain)], key=lambda r: (r["layout"] == "meld" and " // " not in r["name"], r["name"])):
        name = r["name"].split(" // ")[0]
        number = len(records)
        data = record(r, coded.get(name), results)
        if faces := _faces(r, coded, results):
            data["faces"] = faces
        records.append(data)
        numbers[key(name)] = number
        if r["layout"] != "meld":
            numbers[key(r["name"])] = number
            numbers[key(" // ".join(halves(r)))] = number
            for half in halves(r)[1:]:
                aliases.setdefault(key(half), number)
        elif " // " in r["name"]:
            aliases[key(r["name"])] = number
    for data in _tokens():
        numbers[f"token:{key(data['name'])}"] = len(records)
        records.append(data)
    created = {e["token"] for d in records for a in d.get("abilities", ()) for e in a.get("effects", ()) if e["do"] == Do.CREATE}
    unknown = sorted(t for t in created if f"token:{key(t)}" not in numbers)
    if unknown:
        raise CardError(f"Abilities create tokens that cards/by_hand/tokens.py does not have: {', '.join(unknown)}.")
    for name, number in aliases.items():
        numbers.setdefault(name, number)
    for d in records:
        card_of(d)  # whatever cannot be read back stops the build here
    about = {"source": source, "date": date, "sha256": hashlib.sha256(printed).hexdigest(), "cards": len(records) - len(TOKENS), "coded": len(coded)}
    text = b"\n\n".join([json.dumps(about).encode(), "\n".join(f"{k}\t{n}" for k, n in numbers.items()).encode(), b"\n".join(json.dumps(r, ensure_ascii=False, separators=(",", ":")).encode() for r in records)])
    return zlib.compress(text, 9)
