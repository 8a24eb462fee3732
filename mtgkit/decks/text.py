"""Lists as text: MTGO, Arena, Moxfield, Archidekt, TappedOut, MTGGoldfish, ManaBox, Forge, XMage, Magarena, Magic Workstation."""

from __future__ import annotations

import re

from ..cards.catalogue import find
from .entries import COMMANDER, MAIN, OTHER, SIDE, Reading
from .sections import heading

PREFIX = re.compile(r"^(SB|SIDEBOARD|COMMANDER|CMDR|COMPANION|MB|MAYBEBOARD)\s*:\s*(?=[\d\[])", re.IGNORECASE)
PREFIXES = {"sb": SIDE, "sideboard": SIDE, "commander": COMMANDER, "cmdr": COMMANDER, "companion": "companion", "mb": OTHER, "maybeboard": OTHER}
COUNTED = re.compile(r"^(-?\d+)\s*[xX]?(?:\s+|\t)(.+)$")
BULLET = re.compile(r"^[*\u2022+-]\s+(?=\d)")
ODD_COUNTS = (  # the count written otherwise; taken only when the rest is a card: "x4 Opt", "4 - Opt", "4,Opt", "4Opt", "Opt x4", "Opt (4)", "Opt, 4", "Opt 4"
    re.compile(r"^[xX]\s?(?P<count>\d+)\s+(?P<name>.+)$"),
    re.compile(r"^(?P<count>\d+)\s*[xX]?\s*(?:[-\u2013:,;]|\s)\s*\"?(?P<name>[^\"]+)\"?$"),
    re.compile(r"^(?P<count>\d+)[xX]?(?P<name>[^\d\s].*)$"),
    re.compile(r"^(?P<name>\D.*?)\s*(?:\s[xX]\s?|[,;:]\s*|\s\(?)(?P<count>\d+)\)?$"),
)
REMARK = re.compile(r"\s+(?:#\s|//\s?(?=[a-z]))[^#]*$")  # "4 Opt  # a remark"; halves of a card begin with a capital letter
LABEL = re.compile(r"\s+\^[^^]*\^\s*$")
META = re.compile(r"^(?:deck\s*)?(name|title|author|creator|format|source|date|display|url|link|info|layout\b.*?|description|notes?|colou?rs?|archetype|set|version|date created|exported)\s*[:=]\s*(.*)$", re.IGNORECASE)
ABOUT = re.compile(r"^name\s+(.+)$", re.IGNORECASE)
TAGS = re.compile(r"\s+(?:\*[A-Za-z0-9 -]{1,12}\*|\^[^^]*\^|#!?[\w-]+|\$\d[\d.,]*|\[(?:foil|etched|nonfoil|f|e)\]|\((?:F|foil|E|etched)\))(?=\s|$)", re.IGNORECASE)
COMMANDER_TAG = re.compile(r"\*CMDR\*|\*Commander\*|\[Commander[^\]]*\]|#!?commander\b", re.IGNORECASE)
CATEGORY_TAG = re.compile(r"\s+\[([A-Za-z][^\]:]*)\]\s*$")
TAIL = (
    re.compile(r"\s+\([A-Za-z0-9_]{2,7}\)(?:\s+[^\s()]+)?\s*$"),
    re.compile(r"\s+\[[A-Za-z0-9]{2,6}(?::[^\]]*)?\](?:\s+[^\s()]+)?\s*$"),
    re.compile(r"\s+<[^>]*>\s*(?:\[[^\]]*\]\s*)?(?:\(F\))?\s*$"),
    re.compile(r"\|.*$"),
    re.compile(r"\t.*$"),
    re.compile(r"\s{2,}\S.*$"),
)  # fmt: skip
FRONT = re.compile(r"^\[[A-Za-z0-9]{0,6}(?::[^\]]*)?\]\s*(?=\S)")


def clean_name(text: str) -> str:
    """A card's name without set codes, collector numbers, foil marks, tags and prices.

    Examples
    --------
    >>> clean_name("Sol Ring (C21) 263 *F*")
    'Sol Ring'
    """
    text = text.replace("\u00a0", " ").strip()
    if find(text) is not None and "(" not in text:
        return text
    text = FRONT.sub("", text).strip()
    before = None
    while text != before:
        before = text
        if "(" in text and find(text) is not None and not re.search(r"\([A-Z0-9]{2,6}\)$", text):
            return text
        text = TAGS.sub("", " " + text).strip()
        for pattern in TAIL:
            shorter = pattern.sub("", text).strip()
            if shorter and shorter != text:
                text = shorter
                break
    return text


def read_text(lines: list[str]) -> Reading:
    """Read a list that is plain text, line by line; every nonblank line is a card, a heading, a comment, or is noted."""
    r = Reading()
    zone, block, gap, meta, about = MAIN, 0, 0, False, False
    for number, raw in enumerate(lines, 1):
        line = raw.replace("\u00a0", " ").strip()
        if not line:
            gap += 1
            about = False
            continue
        if gap and r.entries:
            block += 1
            r.gaps[block] = gap
        gap = 0
        if line.startswith("[") and line.endswith("]") and heading(line) is None and not COUNTED.match(line):
            meta = True  # [metadata] and the like, until the next section
            continue
        if _comment(r, line):
            comment = heading(line.lstrip("/#> "))
            if comment is not None and comment[0] == "zone":
                zone, r.sectioned, meta = comment[1], True, False
            elif comment is not None or line[:1] == "#" or line[:2] == "//":
                r.categories = r.categories or bool(r.entries) or comment is not None
            continue
        if re.fullmatch(r"about:?", line, re.IGNORECASE):
            about = True
            continue
        if about and (found := ABOUT.match(line)):
            r.name = found.group(1)
            continue
        if (what := heading(line)) is not None and not _is_card(line):
            meta = False
            if what[0] == "zone":
                zone, r.sectioned = what[1], True
            else:
                r.categories = True
                zone = MAIN if zone == COMMANDER else zone
            continue
        if meta and not COUNTED.match(line):
            if "=" in line and line.lower().startswith("name"):
                r.name = r.name or line.partition("=")[2].strip()
            continue
        if not COUNTED.match(PREFIX.sub("", line)) and (found := META.match(line)) and find(line) is None:
            _meta(r, found.group(1).lower(), found.group(2).strip())
            continue
        zone = _card_line(r, line, zone, number, block)
    return r


def _is_card(line: str) -> bool:
    """A line that could be a heading but is the name of a card with a count."""
    found = COUNTED.match(line)
    return found is not None and find(clean_name(found.group(2))) is not None


def _comment(r: Reading, line: str) -> bool:
    """Comments begin a line with #, // or >; some say the deck's name or its commander."""
    if not line.startswith(("#", "//", ">", ";")) or find(line) is not None:
        return False
    text = line.lstrip("/#>;: ")
    said = META.match(text)
    commander = re.match(r"^(?:commander|cdr|general)\s*:\s*(.+)$", text, re.IGNORECASE)
    if said:
        _meta(r, said.group(1).lower(), said.group(2).strip())
    elif commander:
        r.hints.append(commander.group(1).strip())
    return True


def _meta(r: Reading, what: str, text: str) -> None:
    if what in ("name", "title") and text:
        r.name = r.name or text


def _odd_count(line: str) -> tuple[int, str] | None:
    """Count and name of a line that writes the count in another way; None where the rest is no card."""
    for pattern in ODD_COUNTS:
        if (found := pattern.match(line)) and find(clean_name(found.group("name"))) is not None:
            return int(found.group("count")), found.group("name")
    return None


def _card_line(r: Reading, line: str, zone: str, number: int, block: int) -> str:
    """One line of cards; returns the zone that the lines after it are in."""
    here = zone
    if found := PREFIX.match(line):
        here, r.sectioned = PREFIXES[found.group(1).lower()], True
        line = line[found.end() :]
    line = BULLET.sub("", LABEL.sub("", line))
    if COMMANDER_TAG.search(line):
        here, r.sectioned = COMMANDER, True
        line = COMMANDER_TAG.sub("", line).strip()
    elif (found := CATEGORY_TAG.search(line)) and not re.fullmatch(r"[A-Z0-9]{2,6}|foil|etched", found.group(1)):
        labels = [re.sub(r"\{.*?\}", "", x).strip() for x in found.group(1).split(",")]
        zones = [h[1] for h in map(heading, labels) if h is not None and h[0] == "zone"]
        if zones and zones[0] != MAIN:
            here, r.sectioned = zones[0], True
        line = line[: found.start()].strip()
    line = line if find(line) is not None else REMARK.sub("", line)
    found = COUNTED.match(line)
    odd = _odd_count(line) if found is None or find(clean_name(found.group(2))) is None else None
    if odd is not None:
        count, name = odd
    elif found:
        count, name = int(found.group(1)), found.group(2)
    elif find(clean_name(line)) is not None:
        count, name = 1, line
    elif re.match(r"\W*\d|[xX]\s?\d", line) or re.search(r"\d\W*$", line):
        r.note(number, f"{line[:80]!r} is not understood and left out; write a line as '4 Stern Lesson'.")
        return zone
    elif line.endswith(":") or re.fullmatch(r"[A-Za-z][\w '&/-]{0,40}(?:\s*\(\d+\))?:?", line):
        r.note(number, f"{line!r} is taken as a heading that mtgkit doesn't know; the cards under it stay in the deck.")
        r.categories = True
        return MAIN if zone == COMMANDER else zone
    else:
        r.note(number, f"{line[:80]!r} is not understood and left out.")
        return zone
    r.add(count, clean_name(name), here, number, block)
    return zone
