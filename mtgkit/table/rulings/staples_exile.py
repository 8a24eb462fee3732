"""Staples that exile for a time or hate graveyards, as data for the Table."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import activated, enters, lose_life, spell, whenever
from ...cards.vocabulary import ITSELF, Ability, Cost, Do, Effect, Selector, When, Who, Zone
from .writing import ANY_CREATURE, EACH, static, target


def exiles(what: Selector) -> list[Ability]:
    """Two linked abilities: one exiles as this enters, the other returns it as this leaves (CR 607.2a)."""
    return [enters(target(Do.EXILE_WITH, what)), whenever(When.LEAVES, Effect(Do.RETURN_ALL_EXILED))]


CARDS = [
    Card("Oblivion Ring", "{2}{W}", types=["Enchantment"], abilities=exiles(Selector(not_types="land", other=True, whose=EACH))),
    Card("Journey to Nowhere", "{1}{W}", types=["Enchantment"], abilities=exiles(ANY_CREATURE)),
    Card("Leyline of the Void", "{2}{B}{B}", types=["Enchantment"],
         abilities=[static(Effect(Do.GOES_INSTEAD, what=Selector(token=0, owned=True, whose=Who.OPPONENT), to=Zone.EXILE))], left_out=["may begin on the battlefield"]),
    Card("Remorseful Cleric", "{1}{W}", types=["Creature"], subtypes=["Spirit", "Cleric"], power="2", toughness="1", keywords=["flying"],
         abilities=[activated(Cost(sacrifice=ITSELF), Effect(Do.EXILE_GRAVEYARD, who=Who.TARGET_PLAYER, targets=True))]),
    Card("Zulaport Cutthroat", "{1}{B}", types=["Creature"], subtypes=["Human", "Rogue", "Ally"], power="1", toughness="1",
         abilities=[whenever(When.DIES, lose_life(1, Who.EACH_OPPONENT), Effect(Do.GAIN_LIFE), what=Selector(types="creature"))]),
    Card("Ephemerate", "{W}", types=["Instant"], abilities=[spell(target(Do.FLICKER, Selector(types="creature")))], left_out=["rebound"]),
]  # fmt: skip
