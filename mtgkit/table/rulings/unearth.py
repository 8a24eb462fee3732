"""Cards of the rulings on unearth: what answers it, what grants it, what an unearthed permanent meets."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import activated, draw, enters, spell, whenever
from ...cards.vocabulary import ITSELF, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, When, Who, Zone
from .writing import EACH, counter, static, target

CREATURE = Selector(types="creature", whose=EACH)
ARTIFACT = Selector(types="artifact", whose=EACH)
ANY_PERMANENT = Selector(whose=EACH)
EACH_END_STEP = Selector(whose=EACH)


YOUR_TURN = Condition(If.YOUR_TURN)
ANSWERS = [
    Card("Defabricate", "{1}{U}", types=["Instant"], abilities=[spell(counter("spell", Selector(types="artifact enchantment", whose=EACH), to=Zone.EXILE, mode=1), counter("ability", mode=2), choose=1)]),
    Card("Scatter Ray", "{1}{U}", types=["Instant"], abilities=[spell(counter("spell", Selector(types="artifact creature", whose=EACH), mana="{4}"))]),
    Card("Stifle", "{U}", types=["Instant"], abilities=[spell(counter("ability"))]),
    Card("Unsummon", "{U}", types=["Instant"], abilities=[spell(target(Do.BOUNCE, CREATURE))]),
    Card("Murder", "{1}{B}{B}", types=["Instant"], abilities=[spell(target(Do.DESTROY, CREATURE))]),
    Card("Swords to Plowshares", "{W}", types=["Instant"],
         abilities=[spell(target(Do.EXILE, CREATURE), Effect(Do.GAIN_LIFE, Amount(Count.TARGET_POWER), who=Who.ITS_CONTROLLER))]),
    Card("Tormod's Crypt", "{0}", types=["Artifact"], abilities=[activated(Cost(tap=True, sacrifice=ITSELF), Effect(Do.EXILE_GRAVEYARD, who=Who.TARGET_PLAYER, targets=True))]),
    Card("Grafdigger's Cage", "{1}", types=["Artifact"], abilities=[static(Effect(Do.CANNOT_ENTER, what=CREATURE, who=EACH))], left_out=["casting from graveyards and libraries"]),
    Card("Yixlid Jailer", "{1}{B}", types=["Creature"], subtypes=["Zombie", "Wizard"], power="2", toughness="1", abilities=[static(Effect(Do.LOSE_ABILITIES, what=ANY_PERMANENT, to=Zone.GRAVEYARD))]),
    Card("Dress Down", "{1}{U}", types=["Enchantment"], keywords=["flash"],
         abilities=[enters(draw(1)), static(Effect(Do.LOSE_ABILITIES, what=CREATURE)), whenever(When.END_STEP, Effect(Do.SACRIFICE, what=ITSELF), what=EACH_END_STEP)]),
    Card("Humility", "{2}{W}{W}", types=["Enchantment"], abilities=[static(Effect(Do.LOSE_ABILITIES, what=CREATURE), Effect(Do.BASE_POWER, what=CREATURE, power=1, toughness=1))]),
    Card("Rest in Peace", "{1}{W}", types=["Enchantment"],
         abilities=[enters(Effect(Do.EXILE_GRAVEYARD, who=EACH)), static(Effect(Do.GOES_INSTEAD, what=ANY_PERMANENT, to=Zone.EXILE))]),
    Card("Wheel of Sun and Moon", "{G/W}{G/W}", types=["Enchantment"], subtypes=["Aura"],  # put it under the control of the player whom it enchants
         abilities=[static(Effect(Do.GOES_INSTEAD, what=Selector(owned=True, token=0), to=Zone.LIBRARY))]),
    Card("Thalia, Guardian of Thraben", "{1}{W}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Soldier"], power="2", toughness="1", keywords=["first strike"],
         abilities=[static(Effect(Do.TAX, what=Selector(not_types="creature", whose=EACH)))]),
]  # fmt: skip
HELPERS = [
    Card("Mishra, Tamer of Mak Fawa", "{3}{B}{R}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Artificer"], power="4", toughness="4",
         abilities=[static(Effect(Do.GRANT_UNEARTH, what=Selector(types="artifact"), mana="{1}{B}{R}"))], left_out=["ward for the other permanents"]),
    Card("Sedris, the Traitor King", "{3}{U}{B}{R}", types=["Creature"], supertypes=["Legendary"], subtypes=["Zombie", "Warrior"], power="5", toughness="5",
         abilities=[static(Effect(Do.GRANT_UNEARTH, what=Selector(types="creature"), mana="{2}{B}"))]),
    Card("Whip of Erebos", "{2}{B}{B}", types=["Enchantment", "Artifact"], supertypes=["Legendary"],
         abilities=[static(Effect(Do.GRANT, what=Selector(types="creature"), token="lifelink")),
                    activated(Cost(mana="{2}{B}{B}", tap=True), target(Do.UNEARTH, Selector(types="creature")), sorcery=True)]),
    Card("Sneak Attack", "{3}{R}", types=["Enchantment"],
         abilities=[activated(Cost(mana="{R}"), Effect(Do.PUT_FOR_A_TURN, what=Selector(types="creature"), to=Zone.HAND, token="sacrifice", optional=True))]),
    Card("Goblin Welder", "{R}", types=["Creature"], subtypes=["Goblin", "Artificer"], power="1", toughness="1", abilities=[activated(Cost(tap=True), target(Do.SWAP_WITH_GRAVEYARD, ARTIFACT))]),
    Card("Rings of Brighthearth", "{3}", types=["Artifact"],
         abilities=[Ability(Kind.TRIGGERED, (Effect(Do.COPY_ABILITY),), cost=Cost(mana="{2}"), when=When.ACTIVATED_ABILITY, what=Selector())]),
    Card("Strionic Resonator", "{2}", types=["Artifact"], abilities=[activated(Cost(mana="{2}", tap=True), Effect(Do.COPY_ABILITY, token="triggered", what=Selector(), targets=True))]),
    Card("Leyline of Anticipation", "{2}{U}{U}", types=["Enchantment"], abilities=[static(Effect(Do.CAST_WITH_FLASH, what=Selector()))], left_out=["may begin on the battlefield"]),
    Card("Karn, Silver Golem", "{5}", types=["Artifact", "Creature"], supertypes=["Legendary"], subtypes=["Golem"], power="4", toughness="4",
         abilities=[activated(Cost(mana="{1}"), target(Do.BECOME, Selector(types="artifact", not_types="creature", whose=EACH), token="artifact creature", power=-1, toughness=-1))], left_out=["blocking"]),
    Card("Flickerwisp", "{1}{W}{W}", types=["Creature"], subtypes=["Elemental"], power="3", toughness="1", keywords=["flying"],
         abilities=[enters(target(Do.FLICKER, Selector(other=True, whose=EACH), token="end step"))]),
    Card("Clone", "{3}{U}", types=["Creature"], subtypes=["Shapeshifter"], power="0", toughness="0", abilities=[Ability(Kind.ENTERS, (Effect(Do.ENTER_AS_COPY, what=CREATURE),))]),
    Card("Teferi's Veil", "{1}{U}", types=["Enchantment"], abilities=[whenever(When.ATTACKS, Effect(Do.PHASE_OUT, token="end of combat"), what=Selector(types="creature"))]),
    Card("Sundial of the Infinite", "{2}", types=["Artifact"], abilities=[activated(Cost(mana="{1}", tap=True), Effect(Do.END_TURN), condition=YOUR_TURN)]),
    Card("Obeka, Brute Chronologist", "{1}{U}{B}{R}", types=["Creature"], supertypes=["Legendary"], subtypes=["Ogre", "Wizard"], power="3", toughness="4",
         abilities=[activated(Cost(tap=True), Effect(Do.END_TURN, optional=True))]),
    Card("Meticulous Excavation", "{W}", types=["Enchantment"], abilities=[activated(Cost(mana="{2}{W}"), target(Do.BOUNCE, Selector(), token="unearth"), condition=YOUR_TURN)]),
]  # fmt: skip
CARDS = [*ANSWERS, *HELPERS]
