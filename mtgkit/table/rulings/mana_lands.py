"""Cards that give lands types or abilities, and cards that keep mana in the pool (CR 106.4, 305.6-7)."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.vocabulary import Amount, Count, Do, Effect, Selector
from .writing import EACH, static

LAND, YOUR_LAND = Selector(types="land", whose=EACH), Selector(types="land")
BASICS = ("plains", "island", "swamp", "mountain", "forest")


def also(what: Selector, *words: str) -> list[Effect]:
    """Lands are of basic types as well."""
    return [Effect(Do.LAND_TYPES, what=what, token=word) for word in words]


CARDS = [
    Card("Urborg, Tomb of Yawgmoth", types=["Land"], supertypes=["Legendary"], abilities=[static(*also(LAND, "swamp"))]),
    Card("Yavimaya, Cradle of Growth", types=["Land"], supertypes=["Legendary"], abilities=[static(*also(LAND, "forest"))]),
    Card("Prismatic Omen", "{1}{G}", types=["Enchantment"], abilities=[static(*also(YOUR_LAND, *BASICS))]),
    Card("Dryad of the Ilysian Grove", "{2}{G}", types=["Enchantment", "Creature"], subtypes=["Nymph", "Dryad"], power="2", toughness="4", abilities=[static(Effect(Do.EXTRA_LAND), *also(YOUR_LAND, *BASICS))]),
    Card("Magus of the Moon", "{2}{R}", types=["Creature"], subtypes=["Human", "Wizard"], power="2", toughness="2", abilities=[static(Effect(Do.SET_LAND_TYPE, what=Selector(types="land", not_supertypes="basic", whose=EACH), token="mountain"))]),
    Card("Harbinger of the Seas", "{1}{U}{U}", types=["Creature"], subtypes=["Merfolk", "Wizard"], power="2", toughness="2", abilities=[static(Effect(Do.SET_LAND_TYPE, what=Selector(types="land", not_supertypes="basic", whose=EACH), token="island"))]),
    Card("Upwelling", "{3}{G}", types=["Enchantment"], abilities=[static(Effect(Do.KEEP_MANA, who=EACH))]),
    Card("Omnath, Locus of Mana", "{2}{G}", types=["Creature"], supertypes=["Legendary"], subtypes=["Elemental"], power="1", toughness="1", abilities=[
        static(Effect(Do.KEEP_MANA, mana="G")), static(Effect(Do.GET_POWER, Amount(Count.UNSPENT, 1, Selector(colors="G")), what=Selector(itself=True, whose=EACH), power=1, toughness=1))]),
    Card("Kruphix, God of Horizons", "{3}{G}{U}", types=["Enchantment", "Creature"], supertypes=["Legendary"], subtypes=["God"], power="4", toughness="7", keywords=["indestructible"],
         abilities=[static(Effect(Do.NO_MAXIMUM_HAND)), static(Effect(Do.KEEP_MANA, token="C"))], left_out=["no creature without devotion"]),
    Card("Horizon Stone", "{5}", types=["Artifact"], abilities=[static(Effect(Do.KEEP_MANA, token="C"))]),
    Card("Leyline Tyrant", "{2}{R}{R}", types=["Creature"], subtypes=["Dragon"], power="4", toughness="4", keywords=["flying"], abilities=[static(Effect(Do.KEEP_MANA, mana="R"))], left_out=["pays red mana as it dies"]),
]  # fmt: skip
