"""What may be wrong with a deck: never a refusal, always said (CR 100.2, 100.4, 702.124, 903.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards.catalogue import close_matches, known
from .entries import MOST_UNKNOWN

if TYPE_CHECKING:
    from .deck import Deck

ANY_NUMBER = frozenset({
    "Relentless Rats", "Shadowborn Apostle", "Rat Colony", "Persistent Petitioners", "Dragon's Approach", "Slime Against Humanity", "Hare Apparent", "Templar Knight", "Cid, Timeless Artificer",
    "Tempest Hawk",
})  # fmt: skip
UP_TO = {"Seven Dwarves": 7, "Nazgûl": 9}
PARTNERS = ("partner", "partner with", "friends forever", "choose a background", "doctor's companion")


def problems_of(deck: Deck) -> list[str]:
    """All problems of a deck as sentences."""
    found = list(deck.notes)
    everything: dict[str, int] = {}
    for zone in (deck.commanders, deck.main, deck.sideboard):
        for name, n in zone.items():
            everything[name] = everything.get(name, 0) + n
    unknown = [name for name in everything if known(name) is None]
    for k, name in enumerate(unknown):
        if k == MOST_UNKNOWN:
            found.append(f"{len(unknown) - k} more names are no cards that mtgkit knows: is this a deck list?")
            break
        close = close_matches(name)
        found.append(f"{name[:80]!r} is no card that mtgkit knows" + (f"; did you mean {' or '.join(close)}?" if close else "; check the spelling, or define it with mtgkit.Card."))
    found += [f"{name} is what two cards meld into, no card of a deck." for name in everything if (c := known(name)) is not None and c.meld is None and c.layout == "meld"]
    commander = bool(deck.commanders)
    size = deck.size + sum(deck.commanders.values())
    if commander and size != 100:
        found.append(f"{size} cards with the commander; a Commander deck has 100.")
    elif not commander and size < 60:
        found.append(f"{size} cards in the main deck; constructed decks have at least 60, limited decks 40.")
    if sum(deck.sideboard.values()) > 15:
        found.append(f"{sum(deck.sideboard.values())} cards in the sideboard; at most 15 are allowed.")
    most = 1 if commander else 4
    for name, n in everything.items():
        card = known(name)
        allowed = UP_TO.get(name, most)
        if card is not None and "Basic" not in card.supertypes and name not in ANY_NUMBER and n > allowed:
            found.append(f"{n} copies of {name}; at most {allowed} {'is' if allowed == 1 else 'are'} allowed.")
    if commander:
        found += _commander_problems(deck)
    return found


def _commander_problems(deck: Deck) -> list[str]:
    found = []
    cards = [c for c in map(known, deck.commanders) if c is not None]
    if sum(deck.commanders.values()) > 2:
        found.append(f"{sum(deck.commanders.values())} commanders; there is one, or two partners.")
    for c in cards:
        if "Legendary" not in c.supertypes:
            found.append(f"{c.name} is not legendary and can't be a commander.")
    if len(cards) == 2 and not all(any(p in " ".join(c.keywords) for p in PARTNERS) or "Background" in c.subtypes for c in cards):
        found.append(f"{cards[0].name} and {cards[1].name} are not partners.")
    identity = {x for c in cards for x in c.color_identity or ()}
    for name in deck.main:
        card = known(name)
        if card is not None and cards and not set(card.color_identity or ()) <= identity:
            outside = "".join(sorted(set(card.color_identity or ()) - identity))
            found.append(f"{name} is outside the commander's colour identity ({outside}).")
    return found
