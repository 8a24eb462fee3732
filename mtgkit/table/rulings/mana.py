"""Cards that change mana, look at it, or ask what others could produce."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import ANY_COLOR, activated, enters_tapped, mana, spell, tap_for
from ...cards.vocabulary import Ability, Amount, Condition, Cost, Do, Effect, If, Kind, ManaFrom, Selector, When, Who
from .writing import EACH, instead, makes, same_type, static, tapped_for_mana, times

LAND = Selector(types="land", whose=EACH)
BASIC = Selector(types="land", supertypes="basic", whose=EACH)
LUCK = Selector(name="luck")
ANYTHING = Selector(whose=EACH)
CARDS = [
    # instead of what it would produce
    Card("Mana Reflection", "{4}{G}{G}", types=["Enchantment"], abilities=[times(2)]),
    Card("Nyxbloom Ancient", "{4}{G}{G}{G}", types=["Enchantment", "Creature"], subtypes=["Elemental"], power="5", toughness="5", keywords=["trample"], abilities=[times(3)]),
    Card("Contamination", "{2}{B}", types=["Enchantment"], abilities=[instead("B", LAND, one=True)], left_out=["its upkeep"]),
    Card("Infernal Darkness", "{2}{B}{B}", types=["Enchantment"], abilities=[instead("B", LAND)], left_out=["its cumulative upkeep"]),
    Card("Damping Sphere", "{2}", types=["Artifact"], abilities=[instead("C", LAND, one=True, from_two=True)], left_out=["spells after the first cost more"]),
    Card("Pulse of Llanowar", "{3}{G}", types=["Enchantment"], abilities=[instead(ANY_COLOR, Selector(types="land", supertypes="basic"), Who.YOU)]),
    # when something is tapped for mana
    Card("Mana Flare", "{2}{R}", types=["Enchantment"], abilities=[tapped_for_mana(LAND, same_type(Who.ITS_CONTROLLER))]),
    Card("Vernal Bloom", "{3}{G}", types=["Enchantment"], abilities=[tapped_for_mana(Selector(subtypes="forest", whose=EACH), makes("G"))]),
    Card("Gauntlet of Power", "{5}", types=["Artifact"], left_out=["creatures of the chosen colour are bigger"], abilities=[
        Ability(Kind.TRIGGERED, (Effect(Do.ADD_MANA, mana_from=ManaFrom.CHOSEN_COLOR, who=Who.ITS_CONTROLLER),), when=When.TAPPED_FOR_MANA, what=BASIC, condition=Condition(If.PRODUCED, -1))]),
    Card("Manabarbs", "{3}{R}", types=["Enchantment"], abilities=[tapped_for_mana(LAND, Effect(Do.DAMAGE, who=Who.ITS_CONTROLLER))]),
    Card("Leyline of Abundance", "{2}{G}{G}", types=["Enchantment"], abilities=[tapped_for_mana(Selector(types="creature"), makes("G", Who.YOU)),
         activated(Cost(mana="{6}{G}{G}"), Effect(Do.COUNTERS, token="+1/+1", what=Selector(types="creature")))], left_out=["begins the game on the battlefield"]),
    Card("Kinnan, Bonder Prodigy", "{G}{U}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Druid"], power="2", toughness="2",
         abilities=[tapped_for_mana(Selector(not_types="land"), same_type(Who.YOU))], left_out=["its activated ability"]),
    # what others could produce
    Card("Manalith", "{3}", types=["Artifact"], abilities=[tap_for(ANY_COLOR)]),
    Card("Meteor Crater", types=["Land"], abilities=[tap_for("", mana_from=ManaFrom.PERMANENTS_COLORS)]),
    Card("Chromatic Lantern", "{3}", types=["Artifact"], abilities=[static(Effect(Do.GRANT_ABILITIES, what=Selector(types="land"), abilities=(tap_for(ANY_COLOR),))), tap_for(ANY_COLOR)]),
    Card("Blood Moon", "{2}{R}", types=["Enchantment"], abilities=[static(Effect(Do.SET_LAND_TYPE, what=Selector(types="land", not_supertypes="basic", whose=EACH), token="mountain"))]),
    Card("Gemstone Caverns", types=["Land"], supertypes=["Legendary"], left_out=["begins the game on the battlefield"], abilities=[
        Ability(Kind.MANA, (Effect(Do.ADD_MANA, mana="C", condition=Condition(If.LACKS_COUNTERS, 1, LUCK)), Effect(Do.ADD_MANA, mana=ANY_COLOR, condition=Condition(If.HAS_COUNTERS, 1, LUCK))), cost=Cost(tap=True))]),
    Card("Crumbling Vestige", types=["Land"], abilities=[enters_tapped(), tap_for("C"), Ability(Kind.TRIGGERED, (mana(ANY_COLOR),), when=When.ENTERS)]),
    # mana abilities with other costs
    Card("Urza, Lord High Artificer", "{2}{U}{U}", types=["Creature"], supertypes=["Legendary"], subtypes=["Human", "Artificer"], power="1", toughness="4",
         abilities=[Ability(Kind.MANA, (mana("U"),), cost=Cost(tap_other=Selector(types="artifact", tapped=0)))], left_out=["its Construct", "casting from the library"]),
    Card("Pili-Pala", "{2}", types=["Artifact", "Creature"], subtypes=["Scarecrow"], power="1", toughness="1", keywords=["flying"], abilities=[Ability(Kind.MANA, (mana(ANY_COLOR),), cost=Cost(mana="{2}", untap=True))]),
    Card("Ashnod's Altar", "{3}", types=["Artifact"], abilities=[Ability(Kind.MANA, (mana("CC"),), cost=Cost(sacrifice=Selector(types="creature")))]),
    Card("Phyrexian Altar", "{3}", types=["Artifact"], abilities=[Ability(Kind.MANA, (mana(ANY_COLOR),), cost=Cost(sacrifice=Selector(types="creature")))]),
    Card("Doubling Cube", "{2}", types=["Artifact"], abilities=[Ability(Kind.MANA, (Effect(Do.DOUBLE_POOL),), cost=Cost(mana="{3}", tap=True))]),
    Card("Icy Manipulator", "{4}", types=["Artifact"], abilities=[activated(Cost(mana="{1}", tap=True), Effect(Do.TAP, what=Selector(types="artifact creature land", whose=EACH), targets=True))]),
    # spells
    Card("Dark Ritual", "{B}", types=["Instant"], abilities=[spell(mana("BBB"))]),
    Card("Drain Power", "{U}{U}", types=["Sorcery"], abilities=[spell(Effect(Do.DRAIN_POOL, what=LAND, who=Who.TARGET_PLAYER, targets=True))]),
    Card("Lightning Bolt", "{R}", types=["Instant"], abilities=[spell(Effect(Do.DAMAGE, Amount(n=3), who=Who.ANY_TARGET, targets=True))]),
    Card("Counterspell", "{U}{U}", types=["Instant"], abilities=[spell(Effect(Do.COUNTER, token="spell", targets=True))]),
    # as though it were other mana
    Card("Mycosynth Lattice", "{6}", types=["Artifact"], abilities=[static(Effect(Do.ADD_TYPES, what=ANYTHING, token="artifact"), Effect(Do.SET_COLORS, what=ANYTHING), Effect(Do.SPEND_AS_ANY_COLOR, who=EACH))]),
]  # fmt: skip
