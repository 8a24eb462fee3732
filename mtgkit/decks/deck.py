"""A deck: zones that map names to counts, what was noted in reading, and what may be wrong with it."""

from __future__ import annotations

import html
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..cards.catalogue import find, get
from ..errors import CardError, DeckError
from .entries import COMMANDER, COMPANION, MAIN, MOST_UNKNOWN, OTHER, SIDE, ZONES, Reading
from .reading import decode, read, read_bytes

if TYPE_CHECKING:
    import pandas as pd


class Deck:
    r"""A deck list.

    Attributes
    ----------
    main, sideboard, commanders, companion, other : dict of str to int
        Name -> copies, in the order of the list. Names that the catalogue knows stand in full (" // " between faces).
    name : str
        What the list calls itself, or the file's name.
    notes : tuple of str
        What was noted in reading, with line numbers.

    Examples
    --------
    >>> deck = Deck.from_text("4 Stern Lesson\n56 Island\n")
    >>> deck.main["Stern Lesson"], deck.size
    (4, 60)
    """

    def __init__(self, zones: Mapping[str, Mapping[str, int]], name: str = "", notes: Iterable[str] = (), slots: Iterable[str] | None = None) -> None:
        """Make a deck from its zones."""
        self._zones = {zone: {str(n): int(k) for n, k in dict(zones.get(zone, {})).items() if int(k) > 0} for zone in ZONES}
        self.name = name
        self.notes = tuple(notes)
        self._slots = tuple(slots) if slots is not None else tuple(sorted(n for n, k in self.main.items() for _ in range(k)))

    @classmethod
    def _of(cls, reading: Reading, name: str) -> Deck:
        zones: dict[str, dict[str, int]] = {zone: {} for zone in ZONES}
        for e in reading.entries:
            known = find(e.name) or e.name
            zones[e.zone][known] = zones[e.zone].get(known, 0) + e.count
        return cls(zones, reading.name or name, reading.notes)

    @classmethod
    def from_text(cls, text: str, name: str = "") -> Deck:
        """Read a list from text in any format.

        Raises
        ------
        DeckError
            The text is empty or no deck list at all.
        """
        if not isinstance(text, str):
            raise DeckError(f"Deck.from_text({text!r}): give the text of a list; Deck.from_file reads files.")
        return cls._of(read(text, name or "deck list"), name)

    @classmethod
    def from_file(cls, path: str | Path) -> Deck:
        """Read a list from a file in any format and encoding.

        Raises
        ------
        DeckError
            The file can't be read or is no deck list at all.
        """
        if not isinstance(path, (str, os.PathLike)):
            raise DeckError(f"Deck.from_file({path!r}): give the name of a file; Deck.from_text reads text.")
        path = Path(path)
        return cls._of(read(decode(read_bytes(path), str(path)), str(path)), path.stem)

    @property
    def main(self) -> dict[str, int]:
        """The main deck."""
        return dict(self._zones[MAIN])

    @property
    def sideboard(self) -> dict[str, int]:
        """The sideboard."""
        return dict(self._zones[SIDE])

    @property
    def commanders(self) -> dict[str, int]:
        """The commander, or two partners."""
        return dict(self._zones[COMMANDER])

    @property
    def companion(self) -> dict[str, int]:
        """The companion."""
        return dict(self._zones[COMPANION])

    @property
    def other(self) -> dict[str, int]:
        """What is not part of the deck: maybeboard, tokens, planes, a display commander."""
        return dict(self._zones[OTHER])

    @property
    def size(self) -> int:
        """Cards in the main deck."""
        return sum(self._zones[MAIN].values())

    def slots(self) -> tuple[str, ...]:
        """The main deck card by card, in an order that the order of lines does not change; a swapped card stands in the place of the one it replaced."""
        return self._slots

    def swap(self, changes: Mapping[str, int]) -> Deck:
        r"""A new deck with cards taken out (negative) and put in (positive).

        Raises
        ------
        DeckError
            More copies are taken out than there are.

        Examples
        --------
        >>> Deck.from_text("59 Island\n1 Opt\n").swap({"Island": -1, "Opt": +1}).main["Opt"]
        2
        """
        slots = list(self._slots)
        incoming: list[str] = []
        free: list[int] = []
        for said, n in changes.items():
            name = find(said) or said
            if not isinstance(n, int) or isinstance(n, bool):
                raise DeckError(f"swap: {said}: {n!r}; give a whole number, negative to take out, positive to put in.")
            if n > 0:
                incoming += [name] * n
            have = [k for k, x in enumerate(slots) if x == name]
            if -n > len(have):
                raise DeckError(f"swap: {-n} {said} can't be taken out; the main deck has {len(have)}.")
            free += have[len(have) + n :] if n < 0 else []
        for place in sorted(free):
            slots[place] = incoming.pop(0) if incoming else ""
        slots = [x for x in slots if x] + incoming
        main: dict[str, int] = {}
        for name in [*self._zones[MAIN], *slots]:
            main.setdefault(name, 0)
        for name in slots:
            main[name] += 1
        return Deck({**self._zones, MAIN: main}, self.name, self.notes, slots)

    def problems(self) -> list[str]:
        """What may be wrong: reading notes, unknown cards, size, copies, partners, colours."""
        from .problems import problems_of

        return problems_of(self)

    def coverage(self) -> pd.DataFrame:
        """How well each card of the main deck and the command zone is modelled.

        Returns
        -------
        DataFrame
            Columns card, copies, modelled (full, partial, body only, unknown) and left_out.
        """
        import pandas as pd

        rows: list[dict[str, Any]] = []
        lost = 0
        for name, copies in {**self._zones[COMMANDER], **self._zones[MAIN]}.items():
            if find(name) is None and (lost := lost + 1) > MOST_UNKNOWN:  # each costs a search through all names
                rows.append({"card": name, "copies": copies, "modelled": "unknown", "left_out": f"No card is called {name!r}."})
                continue
            try:
                card = get(name)
                rows.append({"card": name, "copies": copies, "modelled": card.modelled, "left_out": "; ".join(card.left_out)})
            except CardError as error:
                rows.append({"card": name, "copies": copies, "modelled": "unknown", "left_out": str(error)})
        return pd.DataFrame(rows, columns=["card", "copies", "modelled", "left_out"])

    def to_text(self) -> str:
        """The list as text that `from_text` reads back equal."""
        titles = {COMMANDER: "Commander", COMPANION: "Companion", MAIN: "Deck", SIDE: "Sideboard", OTHER: "Maybeboard"}
        parts = [f"{title}\n" + "".join(f"{n} {name}\n" for name, n in self._zones[zone].items()) for zone, title in titles.items() if self._zones[zone]]
        return "\n".join(parts)

    def __eq__(self, other: object) -> bool:
        """Equal zones."""
        return isinstance(other, Deck) and self._zones == other._zones

    def __hash__(self) -> int:
        """By zones."""
        return hash(tuple((zone, tuple(sorted(cards.items()))) for zone, cards in self._zones.items()))

    def __repr__(self) -> str:
        """A short name."""
        sizes = ", ".join(f"{sum(self._zones[z].values())} {z}" for z in ZONES if self._zones[z])
        return f"<Deck {self.name!r}: {sizes}>"

    def _repr_html_(self) -> str:
        """The list by zone, and what may be wrong."""
        parts = [f"<b>{html.escape(self.name or 'Deck')}</b>"]
        for zone in ZONES:
            if self._zones[zone]:
                cards = "<br>".join(f"{n} {html.escape(name)}" for name, n in self._zones[zone].items())
                parts.append(f"<details {'open' if zone == MAIN else ''}><summary>{zone} ({sum(self._zones[zone].values())})</summary>{cards}</details>")
        problems = self.problems()
        if problems:
            parts.append("<ul>" + "".join(f"<li>{html.escape(p)}</li>" for p in problems[:20]) + "</ul>")
        return "<div>" + "".join(parts) + "</div>"
