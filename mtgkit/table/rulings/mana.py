"""Cards that change mana, look at it, or ask what others could produce."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import tap_for
from ...cards.vocabulary import Amount, Do, Effect, ManaFrom, Selector, Who
from .writing import EACH, static, tapped_for_mana


def same_type(who: Who) -> Effect:
    """One more mana of a type that was produced."""
    return Effect(Do.ADD_MANA, mana_from=ManaFrom.PRODUCED, who=who)


LAND = Selector(types="land", whose=EACH)
CARDS = [
    Card("Mana Reflection", "{4}{G}{G}", types=["Enchantment"], abilities=[static(Effect(Do.MULTIPLY_MANA, Amount(n=2), what=Selector(), who=Who.YOU))]),
    Card("Contamination", "{2}{B}", types=["Enchantment"], abilities=[static(Effect(Do.REPLACE_MANA, what=LAND, who=EACH, mana="B", take=1))]),
    Card("Mana Flare", "{2}{R}", types=["Enchantment"], abilities=[tapped_for_mana(LAND, same_type(Who.ITS_CONTROLLER))]),
    Card("Kinnan, Bonder Prodigy", "{G}{U}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Druid"], power="2", toughness="2",
         abilities=[tapped_for_mana(Selector(not_types="land"), same_type(Who.YOU))]),
    Card("Damping Sphere", "{2}", types=["Artifact"], abilities=[static(Effect(Do.REPLACE_MANA, Amount(n=2), what=LAND, who=EACH, mana="C", take=1))]),
    Card("Manalith", "{3}", types=["Artifact"], abilities=[tap_for("W|U|B|R|G")]),
]  # fmt: skip
