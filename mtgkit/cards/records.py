"""One printed card as a record of the catalogue: its characteristics, its abilities as codes, and what was not read. No text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..errors import CardError
from .by_hand.entry import Entry
from .by_hand.extra import INDICATORS, MELD, OLD_WORDS, PROTOTYPES
from .by_hand.land_backs import enters_as
from .codes import to_data
from .make import other, tap_for, whenever
from .mana_cost import parse
from .reader.effects import read_effects
from .reader.lines import name_of, read_lines
from .vocabulary import Ability, When

ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
CHAPTERS = re.compile(r"^((?:[IVX]+, )*[IVX]+)(?: [A-Z][a-z]+)? \u2014 ")  # the word: a joke saga names its chapters
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
TWO_HALVES = frozenset({"adventure", "split", "aftermath", "flip", "prepare", "reversible_card"})
REMINDER = re.compile(r"\([^()]*\)")
HARMLESS = frozenset("flying trample haste vigilance reach deathtouch lifelink menace flash defender hexproof indestructible shroud fear intimidate shadow horsemanship changeling skulk prowess".split()) | {
    "first strike", "double strike", "protection", "ward", "landwalk", "swampwalk", "islandwalk", "forestwalk", "mountainwalk", "plainswalk", "banding", "bushido", "flanking", "devoid", "convoke",
}  # fmt: skip

WITH_A_QUALITY = frozenset({"protection", "ward", "hexproof", "bushido"})  # followed by from what, or how much


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
        raise CardError(f"{r['name']}: a saga without chapters")
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


def record(r: dict[str, Any], entry: Entry | None, results: Mapping[str, int]) -> dict[str, Any]:
    """One card's facts, defaults dropped; `results`: the mana values of melded permanents."""
    name = halves(r)[0]
    cost = (r["manaCost"] or "").split(" // ")[0]
    out: dict[str, Any] = {"name": name, **types_of(r)}
    if len(halves(r)) > 1 and r["layout"] != "meld":
        out["full_name"] = " // ".join(halves(r))
    out |= {"mana_cost": cost, "supertypes": r["supertypes"], "power": r["power"], "toughness": r["toughness"], "loyalty": r["loyalty"], "keywords": sorted(k.lower() for k in r["keywords"] or [])}
    layout = ("normal" if len(halves(r)) == 1 else "adventure") if r["layout"] == "reversible_card" else r["layout"]
    out["layout"] = "" if layout == "normal" else layout
    colors: str | tuple[str, ...] = INDICATORS.get(name, parse(cost).colors)
    if (r["text"] or "").startswith("Devoid"):  # CR 702.114a
        out["colors"], colors = [], ()
    out["color_indicator"] = [c for c in "WUBRG" if c in INDICATORS.get(name, "")]
    identity = [c for c in "WUBRG" if c in r["colorIdentity"]]
    out["color_identity"] = identity if set(identity) != set(colors) else None
    out["meld"], out["prototype"] = list(MELD.get(name, ())), list(PROTOTYPES.get(name, ()))
    abilities, out["left_out"] = abilities_of(r, entry)
    out["abilities"] = [to_data(a) for a in abilities]
    if name in results:
        out["mana_value"] = results[name]
    empty = {k for k, x in out.items() if (x in ([], "") and k not in ("color_identity", "colors")) or x is None}
    return {k: x for k, x in out.items() if k not in empty}


def pathway_back(r: dict[str, Any], coded: dict[str, Entry]) -> dict[str, Any] | None:
    """The back of a Pathway, which the corpus lacks: a land for the other colour of its identity."""
    if r["layout"] != "modal_dfc" or r["types"] != ["Land"] or r["name"].count("Pathway") != 2:
        return None
    name = r["name"].split(" // ")[1]
    other = [c for c in "WUBRG" if c in r["colorIdentity"] and "{" + c + "}" not in (r["text"] or "")]
    if len(other) != 1:
        raise CardError(f"{r['name']}: which colour the back makes can't be told from {r['colorIdentity']}")
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
