"""Staples that destroy, exile, counter, return or tax, as data for the Table."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import enters, spell
from ...cards.vocabulary import Amount, Do, Effect, Selector, Who
from .writing import ANY_CREATURE, EACH, all_of, counter, static, target

ARTIFACT_OR_ENCHANTMENT = Selector(types="artifact enchantment", whose=EACH)
PERMANENT = Selector(whose=EACH)
CARDS = [
    Card("Naturalize", "{1}{G}", types=["Instant"], abilities=[spell(target(Do.DESTROY, ARTIFACT_OR_ENCHANTMENT))]),
    Card("Wrath of God", "{2}{W}{W}", types=["Sorcery"], abilities=[spell(all_of(Do.DESTROY, ANY_CREATURE))], left_out=["no regeneration"]),
    Card("Damnation", "{2}{B}{B}", types=["Sorcery"], abilities=[spell(all_of(Do.DESTROY, ANY_CREATURE))], left_out=["no regeneration"]),
    Card("Boomerang", "{U}{U}", types=["Instant"], abilities=[spell(target(Do.BOUNCE, PERMANENT))]),
    Card("Cyclonic Rift", "{1}{U}", types=["Instant"], abilities=[spell(target(Do.BOUNCE, Selector(not_types="land", whose=Who.OPPONENT)))], left_out=["overload"]),
    Card("Negate", "{1}{U}", types=["Instant"], abilities=[spell(counter("spell", Selector(not_types="creature", whose=EACH)))]),
    Card("Trickbind", "{1}{U}", types=["Instant"], abilities=[spell(counter("ability"))], left_out=["split second", "its permanent can't activate abilities this turn"]),
    Card("Disallow", "{1}{U}{U}", types=["Instant"], abilities=[spell(counter(""))]),
    Card("Voidslime", "{G}{U}{U}", types=["Instant"], abilities=[spell(counter(""))]),
    Card("Time Stop", "{4}{U}{U}", types=["Instant"], abilities=[spell(Effect(Do.END_TURN))]),
    Card("Sphere of Resistance", "{2}", types=["Artifact"], abilities=[static(Effect(Do.TAX, what=Selector(whose=EACH)))]),
    Card("Lodestone Golem", "{4}", types=["Artifact", "Creature"], subtypes=["Golem"], power="5", toughness="3", abilities=[static(Effect(Do.TAX, what=Selector(not_types="artifact", whose=EACH)))]),
    Card("Frozen Aether", "{3}{U}", types=["Enchantment"], abilities=[static(Effect(Do.OTHERS_ENTER_TAPPED, what=Selector(types="artifact creature land", whose=Who.OPPONENT)))]),
    Card("Imposing Sovereign", "{1}{W}", types=["Creature"], subtypes=["Human", "Noble"], power="2", toughness="1",
         abilities=[static(Effect(Do.OTHERS_ENTER_TAPPED, what=Selector(types="creature", whose=Who.OPPONENT)))]),
    Card("Anointed Procession", "{3}{W}", types=["Enchantment"], abilities=[static(Effect(Do.MULTIPLY_TOKENS, Amount(n=2)))]),
    Card("Parallel Lives", "{3}{G}", types=["Enchantment"], abilities=[static(Effect(Do.MULTIPLY_TOKENS, Amount(n=2)))]),
    Card("Banishing Light", "{2}{W}", types=["Enchantment"], abilities=[enters(target(Do.EXILE_UNTIL, Selector(not_types="land", whose=Who.OPPONENT)))]),
    Card("Banisher Priest", "{1}{W}{W}", types=["Creature"], subtypes=["Human", "Cleric"], power="2", toughness="2",
         abilities=[enters(target(Do.EXILE_UNTIL, Selector(types="creature", whose=Who.OPPONENT)))]),
]  # fmt: skip
