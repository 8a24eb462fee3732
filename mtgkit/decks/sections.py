"""What headings mean, and which cards are the commander or the sideboard where no heading says so."""

from __future__ import annotations

import itertools
import re

from ..cards.catalogue import find, known
from .entries import COMMANDER, COMPANION, MAIN, OTHER, SIDE, Reading

HEADINGS = {
    MAIN: "deck decklist main maindeck mainboard main_deck main_board main_deck_cards the_deck library starting_deck",
    SIDE: "sideboard side sb side_board sideboard_cards",
    COMMANDER: "commander commanders general generals command_zone commander_s",
    COMPANION: "companion companions",
    OTHER: "maybeboard maybe considering tokens token tokens_and_extras planes plane planar_deck planechase schemes scheme scheme_deck avatar avatars vanguard attractions attraction_deck contraptions stickers "
    "emblems emblem display_commander display_commanders acquireboard not_in_deck outside_the_game extras dungeons dungeon art_series wishlist cut cuts binder",
}  # fmt: skip
CATEGORIES = frozenset(
    "creature creatures land lands basic_land basic_lands nonbasic_land nonbasic_lands non_basic_lands spell spells other_spells other instant instants sorcery sorceries instants_and_sorceries artifact artifacts "
    "artifact_creature artifact_creatures enchantment enchantments planeswalker planeswalkers battle battles legendary legendaries ramp draw card_draw removal board_wipes wipes combo control tutors utility mana "
    "mana_rocks rocks protection recursion finishers win_conditions noncreature noncreatures permanents auras equipment vehicles sagas interaction counterspells synergy uncategorized kindred tribal burn discard mill "
    "sac_outlets stax tokens_makers graveyard lifegain counters flying evasion value card_advantage white blue black red green colorless multicolor multicolored".split()
)  # fmt: skip
SECTION = {word: zone for zone, words in HEADINGS.items() for word in words.split()}
HEADING = re.compile(r"^[\[\(]?\s*(?:\d+\s+)?([A-Za-z][A-Za-z /&'_-]*?)\s*(?:[\(\[]\s*\d+[^)\]]*[\)\]].*|:\s*\d*|-\s*\d+|\d+)?\s*[\]\)]?\s*:?$")


def heading(line: str) -> tuple[str, str] | None:
    """What a line means as a heading: ("zone", zone), ("category", name), or None when it is none.

    Examples
    --------
    >>> heading("Sideboard (15):")
    ('zone', 'sideboard')
    >>> heading("Lands (34) _+1 MDFC_")
    ('category', 'lands')
    """
    found = HEADING.match(line.strip().strip("*_=~ ").replace("*", ""))
    if not found:
        return None
    word = re.sub(r"[^a-z]+", "_", found.group(1).casefold()).strip("_")
    if word in SECTION:
        return "zone", SECTION[word]
    if word in CATEGORIES:
        return "category", word
    return None


def total(reading: Reading, zone: str) -> int:
    """Cards in a zone."""
    return sum(e.count for e in reading.entries if e.zone == zone)


def split_blocks(reading: Reading) -> None:
    """Without headings: one card (or two partners) beside 99 or 98 is the commander; else the last block may be the sideboard."""
    blocks: dict[int, int] = {}
    for e in reading.entries:
        blocks[e.block] = blocks.get(e.block, 0) + e.count
    if len(blocks) < 2 or reading.sectioned:
        return
    everything = sum(blocks.values())
    for block, n in blocks.items():
        lines = sum(1 for e in reading.entries if e.block == block)
        if n == lines and (n, everything - n) in ((1, 99), (2, 98), (1, 59)) and block in (min(blocks), max(blocks)) and _could_command(reading, block):
            _move(reading, block, COMMANDER)
            return
    if everything in (99, 100) and _singleton(reading):
        return
    last = _sideboard_block(reading, blocks)
    if last is not None:
        for block in [b for b in blocks if b >= last]:
            _move(reading, block, SIDE)


def _sideboard_block(reading: Reading, blocks: dict[int, int]) -> int | None:
    """The block where the sideboard begins, or None."""
    if reading.categories:
        return None
    after = sorted(b for b in blocks if b != min(blocks))
    widest = max(reading.gaps.get(b, 1) for b in after)
    wide = [b for b in after if reading.gaps.get(b, 1) == widest]
    if len(wide) != 1 and len(after) > 1:
        wide = after[-1:] if sum(n for b, n in blocks.items() if b < after[-1]) in (40, 60, 80) else []
    if len(wide) != 1:
        return None
    side = sum(n for b, n in blocks.items() if b >= wide[0])
    main = sum(blocks.values()) - side
    if side <= 15 and side < main:
        if main not in (40, 60, 80):
            reading.note(0, f"the {side} cards after the blank line are taken as the sideboard; put a heading there if they are not.")
        return wide[0]
    return None


def _could_command(reading: Reading, block: int) -> bool:
    """Whether all cards of a block may be commanders, as far as is known."""
    for e in reading.entries:
        if e.block == block:
            card = known(e.name)
            if card is not None and "Legendary" not in card.supertypes:
                return False
    return True


def _move(reading: Reading, block: int, zone: str) -> None:
    for e in reading.entries:
        if e.block == block and e.zone == MAIN:
            e.zone = zone


def _singleton(reading: Reading) -> bool:
    """Nearly every line is one copy."""
    return sum(1 for e in reading.entries if e.count > 1) <= 8


def place_commander(reading: Reading) -> None:
    """A commander that stands in the sideboard alone, that the list names in a comment, or that leads a list of a hundred."""
    if any(e.zone == COMMANDER for e in reading.entries):
        return
    main, side = total(reading, MAIN), total(reading, SIDE)
    if (main, side) in ((99, 1), (98, 2)):
        for e in reading.entries:
            if e.zone == SIDE:
                e.zone = COMMANDER
        return
    if main != 100 or side > 15 or not _singleton(reading):
        return
    hints = {find(h) for h in reading.hints} - {None}
    named = [e for e in reading.entries if e.zone == MAIN and find(e.name) in hints and e.count == 1]
    if not named:
        mains = [e for e in reading.entries if e.zone == MAIN]
        rest = [e.name.casefold() for e in mains[1:]]
        first = mains[0]
        if first.count == 1 and _legend(first.name) and (rest[0] < first.name.casefold() or rest != sorted(rest)) and sum(a <= b for a, b in itertools.pairwise(rest)) > 0.6 * len(rest):
            named = [first]
            reading.note(first.line, f"{first.name} leads a list of 100 and is taken as its commander.")
    for e in named[:2]:
        e.zone = COMMANDER
    if not named:
        reading.note(0, "100 cards and no commander is marked; put it under a heading 'Commander' to play it from the command zone.")


def _legend(name: str) -> bool:
    card = known(name)
    return card is not None and "Legendary" in card.supertypes and "Creature" in card.types
