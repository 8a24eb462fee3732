"""Mana and abilities for tapping, untapping or sacrificing something else, and {Q} (CR 107.5-6, 605.1a)."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import ANY_COLOR, activated, create, draw, enters, mana, whenever
from ...cards.vocabulary import ATTACHED, ITSELF, Ability, Amount, Cost, Count, Do, Effect, Kind, ManaFrom, Selector, When, Who, Zone
from .writing import ANY_CREATURE, EACH, creature, equip, static, target

CREATURE = Selector(types="creature", tapped=0)


def for_cost(cost: Cost, *effects: Effect) -> Ability:
    """A mana ability."""
    return Ability(Kind.MANA, effects, cost=cost)


def tap_others(n: int, what: Selector, types: str, *, tap: bool = False) -> Ability:
    """Tap others that you control: add mana."""
    return for_cost(Cost(tap=tap, tap_other=what, n_tap_other=n), mana(types))


def untapped(pay: str, *effects: Effect, **more: object) -> Ability:
    """An ability with {Q}."""
    return activated(Cost(mana=pay, untap=True, **more), *effects)  # type: ignore[arg-type]


CARDS = [
    # tap others
    creature("Birchlore Rangers", "{G}", "Elf Druid Ranger", "1/1", tap_others(2, Selector(subtypes="elf", tapped=0), ANY_COLOR), keywords=("morph",)),
    creature("Heritage Druid", "{G}", "Elf Druid", "1/1", tap_others(3, Selector(subtypes="elf", tapped=0), "GGG")),
    creature("Supportive Parents", "{2}{G}", "Human Citizen", "3/3", tap_others(2, CREATURE, ANY_COLOR)),
    creature("The Massive Zatcatl", "{5}{G}{G}", "Elf Cat Wizard", "6/6", whenever(When.CAST, draw(1), what=Selector(types="creature")), tap_others(3, CREATURE, "GGG"), supertypes=("Legendary",)),
    creature("Gene Pollinator", "{G}", "Robot Insect", "1/2", tap_others(1, Selector(tapped=0), ANY_COLOR, tap=True), types=("Artifact", "Creature")),
    creature("Baylen, the Haymaker", "{R}{G}{W}", "Rabbit Warrior", "4/3", tap_others(2, Selector(token=1, tapped=0), ANY_COLOR), activated(Cost(tap_other=Selector(token=1, tapped=0), n_tap_other=3), draw(1)),
             activated(Cost(tap_other=Selector(token=1, tapped=0), n_tap_other=4), Effect(Do.COUNTERS, Amount(n=3), token="+1/+1", what=ITSELF), Effect(Do.GRANT, what=ITSELF, token="trample")), supertypes=("Legendary",)),
    creature("Meria, Scholar of Antiquity", "{1}{R}{G}", "Elf Artificer", "3/3", tap_others(1, Selector(types="artifact", token=0, tapped=0), "G"), supertypes=("Legendary",), left_out=("plays the top card of the library",)),
    creature("The Cabbage Merchant", "{2}{G}", "Human Citizen", "2/2", tap_others(2, Selector(subtypes="food", tapped=0), ANY_COLOR), supertypes=("Legendary",), left_out=("Food for spells of opponents", "loses Food to damage")),
    Card("Earthcraft", "{1}{G}", types=["Enchantment"], abilities=[activated(Cost(tap_other=CREATURE), target(Do.UNTAP, Selector(types="land", supertypes="basic", whose=EACH)))]),
    Card("Clock of Omens", "{4}", types=["Artifact"], abilities=[activated(Cost(tap_other=Selector(types="artifact", tapped=0), n_tap_other=2), target(Do.UNTAP, Selector(types="artifact", whose=EACH)))]),
    Card("Paradise Mantle", "{0}", types=["Artifact"], subtypes=["Equipment"], abilities=[static(Effect(Do.GRANT_ABILITIES, what=ATTACHED, abilities=(for_cost(Cost(tap=True), mana(ANY_COLOR)),))), equip("{1}")]),
    Card("Transmogrant Altar", "{3}", types=["Artifact"], abilities=[
        for_cost(Cost(mana="{B}", tap=True, sacrifice=Selector(types="creature")), mana("CCC")),
        activated(Cost(mana="{2}", tap=True, sacrifice=Selector(types="creature")), create("Zombie 3/3 artifact"), sorcery=True)]),
    Card("Zombie 3/3 artifact", types=["Artifact", "Creature"], subtypes=["Zombie"], power="3", toughness="3", layout="token"),
    Card("Energy Refractor", "{2}", types=["Artifact"], abilities=[enters(draw(1)), for_cost(Cost(mana="{2}"), mana(ANY_COLOR))]),
    # could produce
    creature("Harvester Druid", "{1}{G}", "Human Druid", "1/1", for_cost(Cost(tap=True), Effect(Do.ADD_MANA, mana_from=ManaFrom.YOUR_LANDS_COLORS))),
    # {Q}
    creature("Farmstead Gleaner", "{3}", "Scarecrow", "2/2", static(Effect(Do.DOES_NOT_UNTAP)), untapped("{2}", Effect(Do.COUNTERS, token="+1/+1", what=ITSELF)), types=("Artifact", "Creature")),
    creature("Hateflayer", "{5}{R}{R}", "Elemental", "5/5", untapped("{2}{R}", Effect(Do.DAMAGE, Amount(Count.POWER), who=Who.ANY_TARGET, targets=True)), left_out=("wither",)),
    creature("Merrow Grimeblotter", "{3}{U/B}", "Merfolk Wizard", "2/2", untapped("{1}{U/B}", target(Do.PUMP, ANY_CREATURE, power=-2))),
    creature("Merrow Wavebreakers", "{4}{U}", "Merfolk Soldier", "3/3", untapped("{1}{U}", Effect(Do.GRANT, what=ITSELF, token="flying"))),
    creature("Order of Whiteclay", "{1}{W}{W}", "Kithkin Cleric", "1/4", untapped("{1}{W}{W}", Effect(Do.RETURN, what=Selector(types="creature", max_mana_value=3), to=Zone.BATTLEFIELD, targets=True))),
    creature("Patrol Signaler", "{1}{W}", "Kithkin Soldier", "1/1", untapped("{1}{W}", create("Kithkin Soldier 1/1"))),
    Card("Kithkin Soldier 1/1", types=["Creature"], subtypes=["Kithkin", "Soldier"], power="1", toughness="1", colors=["W"], layout="token"),
    creature("Safehold Sentry", "{1}{W}", "Elf Warrior", "2/2", untapped("{2}{W}", Effect(Do.PUMP, what=ITSELF, toughness=2))),
    creature("Silkbind Faerie", "{2}{W/U}", "Faerie Rogue", "1/3", untapped("{1}{W/U}", target(Do.TAP, ANY_CREATURE)), keywords=("flying",)),
    creature("Crackleburr", "{1}{U/R}{U/R}", "Elemental", "2/2",
             activated(Cost(mana="{U/R}{U/R}", tap=True, tap_other=Selector(types="creature", colors="R", tapped=0), n_tap_other=2), Effect(Do.DAMAGE, Amount(n=3), who=Who.ANY_TARGET, targets=True)), left_out=("its ability with {Q}",)),
]  # fmt: skip
