"""Tokens that cards of the catalogue create, by the names that their abilities use."""

from __future__ import annotations

from ..card import Card
from ..make import ANY_COLOR, activated, draw, gain_life, powerstone_mana, tap_for
from ..vocabulary import ITSELF, Cost


def _creature(name: str, subtype: str, size: str, color: str = "", *, artifact: bool = False, keywords: tuple[str, ...] = ()) -> Card:
    power, toughness = size.split("/")
    types = ("Artifact", "Creature") if artifact else ("Creature",)
    return Card(name, types=types, subtypes=subtype.split(), power=power, toughness=toughness, colors=tuple(color), keywords=keywords, layout="token")


TOKENS = [
    Card("Powerstone", types=("Artifact",), subtypes=("Powerstone",), abilities=(powerstone_mana(),), layout="token"),
    Card("Treasure", types=("Artifact",), subtypes=("Treasure",), abilities=(tap_for(ANY_COLOR, sacrifice=True),), layout="token"),
    Card("Clue", types=("Artifact",), subtypes=("Clue",), abilities=(activated(Cost(mana="{2}", sacrifice=ITSELF), draw(1)),), layout="token"),
    Card("Food", types=("Artifact",), subtypes=("Food",), abilities=(activated(Cost(mana="{2}", tap=True, sacrifice=ITSELF), gain_life(3)),), layout="token"),
    _creature("Soldier 1/1 artifact", "Soldier", "1/1", artifact=True),
    _creature("Zombie 2/2", "Zombie", "2/2", "B"),
    _creature("Necron Warrior 2/2", "Necron Warrior", "2/2", "B", artifact=True),
    _creature("Goblin 1/1", "Goblin", "1/1", "R"),
    _creature("Bear 2/2", "Bear", "2/2", "G"),
    _creature("Human 1/1", "Human", "1/1", "R"),
    _creature("Construct 0/0", "Construct", "0/0", artifact=True),
    _creature("Eldrazi Horror 3/2", "Eldrazi Horror", "3/2"),
]
