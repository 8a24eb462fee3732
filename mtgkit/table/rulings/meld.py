"""Cards of the rulings on meld."""

from __future__ import annotations

from ...cards.card import Card, Meld
from ...cards.make import activated, count, create, draw, enters, gain_life, loot, loyalty, other, powerstones, spell, tap_for, whenever
from ...cards.vocabulary import NO_NONARTIFACT_SPELL, Ability, Amount, Cost, Do, Effect, Kind, Selector, When, Who, Zone
from .writing import ANY_CREATURE, EACH, static, target

CARD_CREATURE = Selector(types="creature", token=0, whose=EACH)
LAND = Selector(types="land")
SPELLS = Selector(types="artifact instant sorcery")


def replaces(*effects: Effect) -> Ability:
    """How the permanent itself enters."""
    return Ability(Kind.ENTERS, effects)


SIX_MODES = (
    Effect(Do.DISCARD, Amount(n=2), who=Who.OPPONENT, mode=1),
    Effect(Do.DAMAGE, Amount(n=3), who=Who.ANY_TARGET, targets=True, mode=2),
    target(Do.DESTROY, Selector(types="artifact planeswalker", whose=EACH), mode=3),
    Effect(Do.GRANT, what=Selector(types="creature"), token="menace, trample", take=-1, mode=4),
    Effect(Do.PUMP, what=Selector(types="creature", whose=Who.OPPONENT), power=-1, toughness=-1, take=-1, mode=5),
    powerstones(2, mode=6),
)
PAIRS = [
    Card("Mishra, Lost to Phyrexia", types=["Artifact", "Creature"], supertypes=["Legendary"], subtypes=["Phyrexian", "Artificer"], power="9", toughness="9", color_indicator=["B", "R"],
         mana_value=7, layout="meld", abilities=[enters(*SIX_MODES, choose=3), whenever(When.ATTACKS, *SIX_MODES, choose=3)]),
    Card("Titania, Gaea Incarnate", types=["Creature"], supertypes=["Legendary"], subtypes=["Elemental", "Avatar"], power="*", toughness="*", color_indicator=["G"], mana_value=3, layout="meld",
         keywords=["vigilance", "reach", "trample", "haste"],
         abilities=[static(Effect(Do.POWER_IS, count(LAND))), enters(Effect(Do.RETURN, what=LAND, to=Zone.BATTLEFIELD, tapped=True, take=-1)),
                    activated(Cost(mana="{3}{G}"), other("turns a land into a creature"))]),
    Card("Urza, Planeswalker", types=["Planeswalker"], supertypes=["Legendary"], subtypes=["Urza"], loyalty="7", color_indicator=["W", "U"], mana_value=8, layout="meld",
         abilities=[loyalty(2, Effect(Do.REDUCE_COST, Amount(n=2), what=SPELLS), gain_life(2)), loyalty(1, *loot(2, 1)), loyalty(0, create("Soldier 1/1 artifact", 2)),
                    loyalty(-3, target(Do.EXILE, Selector(not_types="land", whose=EACH))), loyalty(-10, other("indestructible, then everything else is destroyed")), static(Effect(Do.LOYALTY_TWICE))]),
    Card("The Mightstone and Weakstone", "{5}", types=["Artifact"], supertypes=["Legendary"], subtypes=["Powerstone"], layout="meld", meld=Meld("Urza, Lord Protector", "Urza, Planeswalker", False),
         abilities=[enters(draw(2, mode=1), target(Do.PUMP, ANY_CREATURE, power=-5, toughness=-5, mode=2), choose=1), tap_for("CC", restriction=NO_NONARTIFACT_SPELL)]),
]  # fmt: skip
REMOVAL = [
    Card("Disenchant", "{1}{W}", types=["Instant"], abilities=[spell(target(Do.DESTROY, Selector(types="artifact enchantment", whose=EACH)))]),
    Card("Abrupt Decay", "{B}{G}", types=["Instant"], abilities=[spell(target(Do.DESTROY, Selector(not_types="land", max_mana_value=3, whose=EACH)))], left_out=["can't be countered"]),
    Card("Otherworldly Journey", "{1}{W}", types=["Instant"], subtypes=["Arcane"], abilities=[spell(target(Do.FLICKER, ANY_CREATURE, token="end step", take=1))]),
    Card("Static Net", "{3}{W}", types=["Enchantment"],
         abilities=[enters(gain_life(2), powerstones(1)), enters(target(Do.EXILE_UNTIL, Selector(not_types="land", whose=Who.OPPONENT)))]),
    Card("Cranial Extraction", "{3}{B}", types=["Sorcery"], subtypes=["Arcane"], abilities=[spell(Effect(Do.EXILE_NAMED, who=Who.TARGET_PLAYER, targets=True))]),
]  # fmt: skip
COPIES = [
    Card("Saheeli's Artistry", "{4}{U}{U}", types=["Sorcery"], left_out=["both modes"],
         abilities=[spell(target(Do.CREATE_COPY, Selector(types="artifact", whose=EACH), mode=1), target(Do.CREATE_COPY, ANY_CREATURE, token="artifact", mode=2), choose=1)]),
]  # fmt: skip
WATCHING = [
    Card("Blood Artist", "{1}{B}", types=["Creature"], subtypes=["Vampire"], power="0", toughness="1",
         abilities=[whenever(When.DIES, Effect(Do.LOSE_LIFE, who=Who.TARGET_PLAYER, targets=True), gain_life(1), what=ANY_CREATURE)]),
    Card("Planar Void", "{B}", types=["Enchantment"], abilities=[whenever(When.TO_GRAVEYARD, Effect(Do.EXILE_THAT), what=Selector(other=True, token=0, whose=EACH))]),
    Card("Kismet", "{3}{W}", types=["Enchantment"], abilities=[static(Effect(Do.OTHERS_ENTER_TAPPED, what=Selector(types="artifact creature land", whose=Who.OPPONENT)))]),
    Card("Authority of the Consuls", "{W}", types=["Enchantment"],
         abilities=[static(Effect(Do.OTHERS_ENTER_TAPPED, what=Selector(types="creature", whose=Who.OPPONENT))), enters(gain_life(1), what=Selector(types="creature", whose=Who.OPPONENT))]),
    Card("Containment Priest", "{1}{W}", types=["Creature"], subtypes=["Human", "Cleric"], power="2", toughness="2", keywords=["flash"],
         abilities=[static(Effect(Do.EXILED_UNLESS_CAST, what=CARD_CREATURE))]),
    Card("Pithing Needle", "{1}", types=["Artifact"], abilities=[replaces(Effect(Do.NAME_CARD)), static(Effect(Do.NAMED_CANNOT_ACTIVATE))]),
    Card("Moonmist", "{1}{G}", types=["Instant"], left_out=["prevents combat damage"], abilities=[spell(Effect(Do.TRANSFORM, what=Selector(subtypes="human", whose=EACH)))]),
]  # fmt: skip
CARDS: list[Card] = [*PAIRS, *REMOVAL, *COPIES, *WATCHING]
