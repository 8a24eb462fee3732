"""Staples that say what can't be cast or activated, as data for the Table."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.vocabulary import Ability, Do, Effect, Kind, Selector, Who, Zone
from .writing import EACH, static

ANYTHING = Selector(whose=EACH)
NO_ARTIFACT = static(Effect(Do.CANNOT_ACTIVATE, what=Selector(types="artifact", whose=EACH), to=Zone.BATTLEFIELD))
NAMES = Ability(Kind.ENTERS, (Effect(Do.NAME_CARD),))
CARDS = [
    Card("Brisela, Voice of Nightmares", types=["Creature"], supertypes=["Legendary"], subtypes=["Eldrazi", "Angel"], power="9", toughness="10", mana_value=11, layout="meld",
         keywords=["flying", "first strike", "vigilance", "lifelink"], abilities=[static(Effect(Do.CANNOT_CAST, what=Selector(max_mana_value=3, whose=Who.OPPONENT)))]),
    Card("Null Rod", "{2}", types=["Artifact"], abilities=[NO_ARTIFACT]),
    Card("Stony Silence", "{1}{W}", types=["Enchantment"], abilities=[NO_ARTIFACT]),
    Card("Collector Ouphe", "{1}{G}", types=["Creature"], subtypes=["Ouphe"], power="2", toughness="2", abilities=[NO_ARTIFACT]),
    Card("Cursed Totem", "{2}", types=["Artifact"], abilities=[static(Effect(Do.CANNOT_ACTIVATE, what=Selector(types="creature", whose=EACH), to=Zone.BATTLEFIELD))]),
    Card("Linvala, Keeper of Silence", "{2}{W}{W}", types=["Creature"], supertypes=["Legendary"], subtypes=["Angel"], power="3", toughness="4", keywords=["flying"],
         abilities=[static(Effect(Do.CANNOT_ACTIVATE, what=Selector(types="creature", whose=Who.OPPONENT), to=Zone.BATTLEFIELD))]),
    Card("Meddling Mage", "{W}{U}", types=["Creature"], subtypes=["Human", "Wizard"], power="2", toughness="2",
         abilities=[NAMES, static(Effect(Do.CANNOT_CAST, what=ANYTHING, token="named"))], left_out=["that no land is named"]),
    Card("Nevermore", "{1}{W}{W}", types=["Enchantment"], abilities=[NAMES, static(Effect(Do.CANNOT_CAST, what=ANYTHING, token="named"))], left_out=["that no land is named"]),
    Card("Weathered Runestone", "{2}", types=["Artifact"],
         abilities=[static(Effect(Do.CANNOT_ENTER, what=Selector(not_types="land", token=0, whose=EACH)))], left_out=["casting from graveyards and libraries"]),
]  # fmt: skip
