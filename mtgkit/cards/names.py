"""Names of cards in every usual spelling, as one key."""

from __future__ import annotations

import re
import unicodedata

LETTERS = str.maketrans({
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ß": "ss", "ł": "l", "Ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "꞉": ":", "’": "'", "‘": "'", "ʼ": "'", "′": "'", "´": "'", "`": "'",
    "“": None, "”": None, "„": None, '"': None, "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "®": None, "™": None, "\u200b": None, "\ufeff": None, "\u00ad": None,
})  # fmt: skip
SPLIT = re.compile(r"\s*/+\s*")


def key(name: str) -> str:
    """The key of a name: what people write differently no longer matters, and halves are joined by " // ".

    Dropped are accents, case, ligatures, the shape of apostrophes and dashes, double quotes and repeated spaces.

    Parameters
    ----------
    name : str
        A name as found in a list.

    Returns
    -------
    str
        Plain letters in lower case.

    Examples
    --------
    >>> key("Lim-Dûl’s  Vault") == key("LIM-DUL'S VAULT")
    True
    >>> key("Fire/Ice"), key("AEther Vial"), key('"Ach! Hans, Run!"')
    ('fire // ice', 'aether vial', 'ach! hans, run!')
    """
    plain = name.translate(LETTERS)
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain)
        plain = "".join(c for c in plain if not unicodedata.combining(c)).casefold().translate(LETTERS)
    plain = " ".join(plain.casefold().split())
    return SPLIT.sub(" // ", plain) if "/" in plain else plain
