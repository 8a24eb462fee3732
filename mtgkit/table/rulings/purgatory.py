"""Cards of the rulings on Purgatory, and of the turn."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import activated, spell, tap_for, whenever
from ...cards.vocabulary import Cost, Do, Effect, Selector, When, Zone
from .writing import EACH, static

CREATURE = Selector(types="creature", whose=EACH)
NONTOKEN_CREATURE = Selector(types="creature", token=0, whose=EACH)
ENCHANTMENT = Selector(types="enchantment", whose=EACH)
CARDS = [
    Card("Purgatory", "{2}{W}{B}", types=["Enchantment"],
         abilities=[whenever(When.DIES, Effect(Do.EXILE_THAT), what=Selector(types="creature", token=0, owned=True)),
                    whenever(When.UPKEEP, Effect(Do.RETURN_EXILED), cost=Cost(mana="{4}", life=2))]),
    Card("Steal Enchantment", "{U}{U}", types=["Enchantment"], subtypes=["Aura"], abilities=[spell(Effect(Do.ATTACH, what=ENCHANTMENT, targets=True)), static(Effect(Do.CONTROL_ATTACHED))]),
    Card("Control Magic", "{2}{U}{U}", types=["Enchantment"], subtypes=["Aura"], abilities=[spell(Effect(Do.ATTACH, what=CREATURE, targets=True)), static(Effect(Do.CONTROL_ATTACHED))]),
    Card("Vindicate", "{1}{W}{B}", types=["Sorcery"], abilities=[spell(Effect(Do.DESTROY, what=Selector(whose=EACH), targets=True))]),
    Card("Planar Cleansing", "{3}{W}{W}{W}", types=["Sorcery"], abilities=[spell(Effect(Do.DESTROY, what=Selector(not_types="land", whose=EACH), take=-1))]),
    Card("Back to Nature", "{1}{G}", types=["Instant"], abilities=[spell(Effect(Do.DESTROY, what=ENCHANTMENT, take=-1))]),
    Card("Giant Growth", "{G}", types=["Instant"], abilities=[spell(Effect(Do.PUMP, power=3, toughness=3, what=CREATURE, targets=True))]),
    Card("Reliquary Tower", types=["Land"], abilities=[static(Effect(Do.NO_MAXIMUM_HAND)), tap_for("C")]),
    Card("Mimic Vat", "{3}", types=["Artifact"],
         abilities=[whenever(When.DIES, Effect(Do.EXILE_THAT, take=1), what=NONTOKEN_CREATURE, optional=True),
                    activated(Cost(mana="{3}", tap=True), Effect(Do.COPY_EXILED, token="haste", to=Zone.EXILE))]),
]  # fmt: skip
