"""What the readers find in a list: entries, blocks and notes."""

from __future__ import annotations

from dataclasses import dataclass, field

MAIN, SIDE, COMMANDER, COMPANION, OTHER = "main", "sideboard", "commanders", "companion", "other"
ZONES = (MAIN, SIDE, COMMANDER, COMPANION, OTHER)
MOST_COPIES = 1000
MOST_UNKNOWN = 25  # unknown names for which close matches are looked for, one by one
MOST_CARDS = 20_000


@dataclass
class Entry:
    """One line of cards: count, name as written, zone, the number of its line, the block between blank lines that it stands in."""

    count: int
    name: str
    zone: str
    line: int
    block: int = 0


@dataclass
class Reading:
    """Everything that was read: entries, notes with line numbers, what the list says of itself."""

    entries: list[Entry] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    name: str = ""
    hints: list[str] = field(default_factory=list)  # names that the list calls its commander
    sectioned: bool = False  # some zone was named: blank lines mean nothing
    categories: bool = False  # headings or comments stand over blocks
    gaps: dict[int, int] = field(default_factory=dict)  # block -> blank lines before it

    def note(self, line: int, text: str) -> None:
        """Keep a note for the reader."""
        self.notes.append(f"line {line}: {text}" if line else text)

    def add(self, count: int, name: str, zone: str, line: int, block: int = 0) -> None:
        """Add cards, unless the count is out of reason."""
        if count <= 0:
            self.note(line, f"{count} {name}: a count must be 1 or more; the line is left out.")
        elif count > MOST_COPIES:
            self.note(line, f"{count} {name}: more than {MOST_COPIES} copies; the line is left out. Is the count right?")
        else:
            self.entries.append(Entry(count, name, zone, line, block))
