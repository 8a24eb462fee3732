"""From a file or text to what it holds: encoding, format, zones."""

from __future__ import annotations

import re
from pathlib import Path

from ..errors import DeckError
from .entries import MOST_CARDS, Reading
from .markup import looks_like_table, read_table, read_xml
from .sections import place_commander, split_blocks
from .text import read_text

MOST_BYTES = 20_000_000


def decode(data: bytes, where: str) -> str:
    """The text of a file, whatever its encoding.

    Raises
    ------
    DeckError
        The bytes are no text.
    """
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            try:
                return data.decode(encoding)
            except UnicodeDecodeError as error:
                raise DeckError(f"{where}: begins as {encoding} text but breaks at byte {error.start}; save it as UTF-8.") from error
    for encoding, zeros in (("utf-16-le", data[1:4000:2]), ("utf-16-be", data[0:4000:2])):
        if len(data) > 3 and zeros.count(0) > 0.8 * len(zeros):  # UTF-16 without its mark: every other byte is zero
            text = data.decode(encoding, errors="replace")
            if "\x00" not in text:
                return text
    if b"\x00" in data[:4000]:
        raise DeckError(f"{where}: this is a binary file, no deck list. Export the list as text.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    odd = sum(not (c.isprintable() or c in "\r\n\t") for c in text[:4000])
    if odd > 0.05 * max(len(text[:4000]), 1):
        raise DeckError(f"{where}: this is a binary file, no deck list. Export the list as text.")
    return text


def read_bytes(path: Path) -> bytes:
    """The bytes of a file.

    Raises
    ------
    DeckError
        There is no such file, it can't be read, or it is far too large.
    """
    try:
        if path.is_dir():
            raise DeckError(f"{path}: this is a folder; name a file with a deck list.")
        if path.stat().st_size > MOST_BYTES:
            raise DeckError(f"{path}: {path.stat().st_size / 1e6:.0f} MB is too large for a deck list.")
        return path.read_bytes()
    except FileNotFoundError as error:
        raise DeckError(f"{path}: there is no such file.") from error
    except OSError as error:
        raise DeckError(f"{path}: can't be read ({error.strerror or error}).") from error


def read(text: str, where: str) -> Reading:
    """Read a list in any format.

    Raises
    ------
    DeckError
        It is empty, or no deck list at all.
    """
    text = text.lstrip("\ufeff")
    if not text.strip():
        raise DeckError(f"{where}: empty; a deck list has lines such as '4 Stern Lesson'.")
    start = text.lstrip()[:200]
    if start.startswith("<"):
        if re.search(r"<(html|body|table|div|head)\b", text[:4000], re.IGNORECASE):
            raise DeckError(f"{where}: this is a web page, no deck list. Export the list as text.")
        reading = read_xml(text)
    elif start.startswith(("{", "[{")):
        raise DeckError(f"{where}: this is JSON; mtgkit reads text, XML and CSV lists. Export the list as text.")
    elif looks_like_table(text):
        reading = read_table(text)
    else:
        reading = read_text(text.splitlines())
        split_blocks(reading)
    place_commander(reading)
    total = sum(e.count for e in reading.entries)
    if not reading.entries:
        notes = f" {reading.notes[0]}" if reading.notes else ""
        raise DeckError(f"{where}: no line of it is a card; a deck list has lines such as '4 Stern Lesson'.{notes}")
    if total > MOST_CARDS:
        raise DeckError(f"{where}: {total:,} cards are more than any deck has (at most {MOST_CARDS:,} are read).")
    return reading
