"""Names of cards in every usual spelling, as one key."""

from __future__ import annotations

import re
import unicodedata

LETTERS = str.maketrans({"æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ß": "ss", "ł": "l", "’": "'", "‘": "'", "ʼ": "'", "`": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-"})
SPLIT = re.compile(r"\s*/+\s*")


def key(name: str) -> str:
    """The key of a name: accents, case, ligatures, quotes and spaces no longer matter; halves are joined by " // ".

    Examples
    --------
    >>> key("Lim-Dûl’s Vault") == key("LIM-DUL'S VAULT")
    True
    >>> key("Fire/Ice")
    'fire // ice'
    """
    plain = name.translate(LETTERS)
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain)
        plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = " ".join(plain.casefold().split())
    return SPLIT.sub(" // ", plain) if "/" in plain else plain
