"""Lists as XML (MTGO .dek, Cockatrice .cod, OCTGN .o8d) and as tables (CSV exports)."""

from __future__ import annotations

import csv
import io
import re
import xml.etree.ElementTree as ElementTree

from ..errors import DeckError
from .entries import COMMANDER, MAIN, OTHER, SIDE, Reading
from .sections import heading
from .text import clean_name

NAMES = ("name", "card name", "card", "cardname", "card_name", "english name")
COUNTS = ("quantity", "count", "qty", "amount", "number", "copies", "total qty", "reg qty", "qty reg", "main deck", "maindeck")
BOARDS = ("board", "section", "zone", "categories", "category", "sideboarded", "sideboard", "deck section", "list", "location", "type of board", "is_sideboard")


def _zone(word: str) -> str:
    """The zone that a section's name means; an unknown one is part of the deck."""
    what = heading(re.sub(r"\{.*?\}", "", word.split(",")[0]).strip()) if word.strip() else None
    return what[1] if what is not None and what[0] == "zone" else MAIN


def _count(text: str | None) -> int | None:
    """A count; None when the text is no number."""
    try:
        return int(float(re.sub(r"(?<=\d)[xX]$|^[xX](?=\d)", "", (text or "1").strip()) or 1))
    except (ValueError, OverflowError):
        return None


def read_xml(text: str) -> Reading:
    """Read an XML list.

    Raises
    ------
    DeckError
        The XML is broken, holds a document type definition, or is no deck list.
    """
    if re.search(r"<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):
        raise DeckError("This XML file holds a document type definition; deck lists have none, so it is refused.")
    r = Reading(sectioned=True)
    try:
        root = ElementTree.fromstring(re.sub(r"^\s*<\?xml[^>]*\?>", "", text))
    except ElementTree.ParseError as error:
        raise DeckError(f"This looks like an XML deck list but is broken at line {error.position[0]}: {error}. Export it anew.") from error
    place = 0
    for parent in root.iter():
        section = parent.get("name", "") if parent.tag.lower() in ("zone", "section") else ""
        for node in parent:
            tag = node.tag.lower()
            if tag in ("deckname", "name") and node.text:
                r.name = r.name or node.text.strip()
            elif tag == "bannercard" and node.text:
                r.hints.append(node.text.strip())
            elif tag in ("comments", "notes") and node.text:
                r.hints += [m.strip() for m in re.findall(r"(?:CDR|Commander|General)\s*:\s*(.+)", node.text)]
            elif tag in ("card", "cards"):
                place += 1
                name = node.get("Name") or node.get("name") or (node.text or "").strip()
                count = _count(node.get("Quantity") or node.get("number") or node.get("qty") or "1")
                side = (node.get("Sideboard") or "").lower() == "true"
                if not name:
                    r.note(0, f"card {place} of the file has no name and is left out.")
                    continue
                if count is None:
                    r.note(place, f"{name} has a count that is no number and is left out.")
                else:
                    r.add(count, clean_name(name), SIDE if side else _zone(section), place)
    if place == 0:
        raise DeckError("This XML file holds no cards; mtgkit reads MTGO .dek, Cockatrice .cod and OCTGN .o8d lists.")
    return r


def looks_like_table(text: str) -> bool:
    """Whether the first line names columns, one of them the card's name."""
    first = next((x for x in text.splitlines() if x.strip()), "")
    for mark in (",", ";", "\t"):
        words = [w.strip().strip('"').casefold() for w in first.split(mark)]
        if len(words) > 1 and any(w in NAMES for w in words):
            return True
    return False


def read_table(text: str) -> Reading:
    """Read a CSV export; columns are found by their names."""
    r = Reading(sectioned=True)
    lines = text.splitlines()
    first = next(k for k, x in enumerate(lines) if x.strip())
    mark = max((",", ";", "\t"), key=lines[first].count)
    rows = csv.reader(io.StringIO("\n".join(lines[first:])), delimiter=mark)
    head = [w.strip().casefold() for w in next(rows)]

    def column(names: tuple[str, ...]) -> int:
        return next((head.index(n) for n in names if n in head), -1)

    name, count, board = column(NAMES), column(COUNTS), column(BOARDS)
    for number, row in enumerate(rows, first + 2):
        if not any(x.strip() for x in row):
            continue
        if len(row) <= name or not row[name].strip():
            r.note(number, f"{mark.join(row)[:60]!r} has no card name and is left out.")
            continue
        word = row[board].strip() if 0 <= board < len(row) else ""
        zone = {"yes": SIDE, "true": SIDE, "no": MAIN, "false": MAIN}.get(word.casefold(), _zone(word))
        if head[board] in ("categories", "category") and zone not in (COMMANDER, OTHER, SIDE):
            zone = MAIN
        n = _count(row[count]) if 0 <= count < len(row) else 1
        if n is None:
            r.note(number, f"{row[count].strip()[:40]!r} is no count; {row[name].strip()} is left out.")
        else:
            r.add(n, clean_name(row[name].strip()), zone, number)
    return r
