"""Cards that see permanents tapped for mana: more mana at once, or an ability that waits (CR 106.12a, 605.1b)."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import ANY_COLOR, activated, create, draw, enters, tap_for, whenever
from ...cards.vocabulary import ATTACHED, ITSELF, THAT, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, ManaFrom, Selector, When, Who
from .writing import EACH, creature, enchant, makes, same_type, static, tapped_for_mana

LAND = Selector(types="land", whose=EACH)
YOUR_LAND = Selector(types="land")
HIS, YOURS = Who.ITS_CONTROLLER, Who.YOU
CHOSEN = Effect(Do.ADD_MANA, mana_from=ManaFrom.CHOSEN_COLOR, who=HIS)


def aura(name: str, cost: str, *abilities: Ability, on: Selector = LAND, supertypes: tuple[str, ...] = (), left_out: tuple[str, ...] = ()) -> Card:
    """An Aura on a land."""
    return Card(name, cost, types=["Enchantment"], supertypes=supertypes, subtypes=["Aura"], abilities=[enchant(on), *abilities], left_out=left_out)


def tapped(*effects: Effect) -> Ability:
    """Whenever what this is attached to is tapped for mana."""
    return tapped_for_mana(ATTACHED, *effects)


def lands(words: str, whose: Who = EACH) -> Selector:
    """Lands of basic types."""
    return Selector(subtypes=words, whose=whose)


def enchantment(name: str, cost: str, *abilities: Ability, left_out: tuple[str, ...] = ()) -> Card:
    """An enchantment."""
    return Card(name, cost, types=["Enchantment"], abilities=abilities, left_out=left_out)


def this_turn(name: str, cost: str, kind: str, what: Selector, types: str) -> Card:
    """A spell after which lands give more for a turn."""
    return Card(name, cost, types=[kind], abilities=[Ability(Kind.SPELL, (Effect(Do.FOR_THE_TURN, abilities=(tapped_for_mana(what, makes(types)),)),))])


TAPPED = Condition(If.CONTROL_AT_LEAST, 1, Selector(itself=True, tapped=1))
CARDS = [
    # any land, the same type once more, for whoever taps it
    Card("Dictate of Karametra", "{3}{G}{G}", types=["Enchantment"], keywords=["flash"], abilities=[tapped_for_mana(LAND, same_type(HIS))]),
    enchantment("Heartbeat of Spring", "{2}{G}", tapped_for_mana(LAND, same_type(HIS))),
    creature("Zhur-Taa Ancient", "{3}{R}{G}", "Beast", "7/5", tapped_for_mana(LAND, same_type(HIS))),
    creature("Keeper of Progenitus", "{3}{G}", "Elf Druid", "1/3", tapped_for_mana(lands("mountain forest plains"), same_type(HIS))),
    creature("Lavaleaper", "{3}{R}", "Elemental", "4/4", static(Effect(Do.GRANT, what=Selector(types="creature", whose=EACH), token="haste")), tapped_for_mana(Selector(types="land", supertypes="basic", whose=EACH), same_type(HIS))),
    enchantment("Overabundance", "{1}{R}{G}", tapped_for_mana(LAND, same_type(HIS), Effect(Do.DAMAGE, who=HIS))),
    creature("Barbflare Gremlin", "{3}{R}", "Gremlin", "3/2", Ability(Kind.TRIGGERED, (same_type(HIS), Effect(Do.DAMAGE, who=HIS)), when=When.TAPPED_FOR_MANA, what=LAND, condition=TAPPED), keywords=("first strike", "haste")),
    # your lands
    enchantment("Mirari's Wake", "{3}{G}{W}", static(Effect(Do.GET_POWER, what=Selector(types="creature"), power=1, toughness=1)), tapped_for_mana(YOUR_LAND, same_type(YOURS))),
    enchantment("Zendikar Resurgent", "{5}{G}{G}", tapped_for_mana(YOUR_LAND, same_type(YOURS)), whenever(When.CAST, draw(1), what=Selector(types="creature"))),
    creature("Nikya of the Old Ways", "{3}{R}{G}", "Centaur Druid", "5/5", tapped_for_mana(YOUR_LAND, same_type(YOURS)), supertypes=("Legendary",), left_out=("no noncreature spells for you",)),
    creature("Vorinclex, Voice of Hunger", "{6}{G}{G}", "Phyrexian Praetor", "7/6", tapped_for_mana(YOUR_LAND, same_type(YOURS)), keywords=("trample",), supertypes=("Legendary",), left_out=("lands of opponents stay tapped",)),
    creature("Groundchuck & Dirtbag", "{4}{G}{G}", "Ox Mole Mutant", "8/8", tapped_for_mana(YOUR_LAND, makes("G", YOURS)), keywords=("trample",), supertypes=("Legendary",)),
    creature("Crypt Ghast", "{3}{B}", "Spirit", "2/2", tapped_for_mana(lands("swamp", YOURS), makes("B", YOURS)), left_out=("extort",)),
    creature("Nirkana Revenant", "{4}{B}{B}", "Vampire Shade", "4/4", tapped_for_mana(lands("swamp", YOURS), makes("B", YOURS)), activated(Cost(mana="{B}"), Effect(Do.PUMP, what=ITSELF, power=1, toughness=1))),
    Card("Nissa, Who Shakes the World", "{3}{G}{G}", types=["Planeswalker"], supertypes=["Legendary"], subtypes=["Nissa"], loyalty="5", abilities=[tapped_for_mana(lands("forest", YOURS), makes("G", YOURS))], left_out=["both loyalty abilities"]),
    creature("Autumn Willow, Harmony", "{3}{G}{G}", "Avatar", "4/4", tapped_for_mana(Selector(all_types="land creature"), makes("G", YOURS)), supertypes=("Legendary",), left_out=("what else it does",)),
    creature("Roxanne, Starfall Savant", "{3}{R}{G}", "Cat Druid", "4/3", tapped_for_mana(Selector(types="artifact", token=1), same_type(YOURS)), supertypes=("Legendary",), left_out=("makes Meteorites",)),
    Card("Extraplanar Lens", "{3}", types=["Artifact"], abilities=[enters(Effect(Do.EXILE_WITH, what=YOUR_LAND, targets=True), optional=True)], left_out=["mana of lands with the name of the exiled card"]),
    # the land that an Aura enchants
    aura("Wild Growth", "{G}", tapped(makes("G"))),
    aura("Overgrowth", "{2}{G}", tapped(makes("GG"))),
    aura("Fertile Ground", "{1}{G}", tapped(makes(ANY_COLOR))),
    aura("Market Festival", "{3}{G}", tapped(makes(ANY_COLOR), makes(ANY_COLOR))),
    aura("Dawn's Reflection", "{3}{G}", tapped(makes(ANY_COLOR), makes(ANY_COLOR))),
    aura("Trace of Abundance", "{R/W}{G}", static(Effect(Do.GRANT, what=ATTACHED, token="shroud")), tapped(makes(ANY_COLOR))),
    aura("Utopia Sprawl", "{G}", tapped(CHOSEN), on=lands("forest")),
    aura("Shimmerwilds Growth", "{1}{G}", tapped(CHOSEN), left_out=("the land is of the chosen colour",)),
    aura("Wolfwillow Haven", "{1}{G}", tapped(makes("G")), left_out=("becomes a Wolf in your turn",)),
    aura("Glittering Frost", "{2}{G}", tapped(makes(ANY_COLOR)), supertypes=("Snow",), left_out=("the land is snow",)),
    aura("Buried in the Garden", "{2}{G}{W}", enters(Effect(Do.EXILE_UNTIL, what=Selector(not_types="land", whose=Who.OPPONENT), targets=True)), tapped(makes(ANY_COLOR))),
    aura("Elvish Guidance", "{2}{G}", tapped(Effect(Do.ADD_MANA, Amount(Count.BATTLEFIELD, 1, Selector(subtypes="elf", whose=EACH)), mana="G", who=HIS))),
    # for a turn
    this_turn("High Tide", "{U}", "Instant", lands("island"), "U"),
    this_turn("Bubbling Muck", "{B}", "Sorcery", lands("swamp"), "B"),
    # something else happens: those abilities use the stack
    enchantment("Burning Earth", "{3}{R}", tapped_for_mana(Selector(types="land", not_supertypes="basic", whose=EACH), Effect(Do.DAMAGE, who=HIS))),
    enchantment("Scald", "{1}{R}", tapped_for_mana(lands("island"), Effect(Do.DAMAGE, who=HIS))),
    enchantment("Sanctimony", "{1}{W}", Ability(Kind.TRIGGERED, (Effect(Do.GAIN_LIFE),), when=When.TAPPED_FOR_MANA, what=lands("mountain", Who.OPPONENT), optional=True)),
    Card("Storm Cauldron", "{5}", types=["Artifact"], abilities=[static(Effect(Do.EXTRA_LAND, who=EACH)), tapped_for_mana(LAND, Effect(Do.BOUNCE, what=THAT))]),
    Card("Forbidden Orchard", types=["Land"], abilities=[tap_for(ANY_COLOR), Ability(Kind.TRIGGERED, (create("Spirit 1/1 colorless", 1, who=Who.OPPONENT),), when=When.TAPPED_FOR_MANA)]),
    Card("Spirit 1/1 colorless", types=["Creature"], subtypes=["Spirit"], power="1", toughness="1", layout="token"),
    creature("Zhur-Taa Druid", "{R}{G}", "Human Druid", "1/1", tap_for("G"), Ability(Kind.TRIGGERED, (Effect(Do.DAMAGE, who=Who.OPPONENT),), when=When.TAPPED_FOR_MANA)),
]  # fmt: skip
