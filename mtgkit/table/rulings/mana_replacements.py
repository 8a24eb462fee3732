"""Cards that change the mana that permanents produce (CR 106.12b, 614)."""

from __future__ import annotations

from ...cards.card import Card
from ...cards.make import ANY_COLOR, activated, draw, whenever
from ...cards.vocabulary import Ability, Cost, Do, Effect, Kind, ManaFrom, Selector, When, Who
from .writing import EACH, instead, times

LAND = Selector(types="land", whose=EACH)
BASIC = Selector(types="land", supertypes="basic")


def turned(**colors: str) -> list[Ability]:
    """Lands of each basic type make another colour."""
    return [instead(to, Selector(subtypes=word, whose=EACH)) for word, to in colors.items()]


def for_the_turn(*abilities: Ability, who: Who = Who.YOU) -> Effect:
    """They act until end of turn."""
    return Effect(Do.FOR_THE_TURN, abilities=abilities, who=who)


HALL = Ability(Kind.STATIC, (Effect(Do.REPLACE_MANA, what=LAND, who=EACH, mana_from=ManaFrom.CHOSEN_COLOR, token="WUBRG"),))
CARDS = [
    Card("Virtue of Strength", "{5}{G}{G}", types=["Enchantment"], abilities=[times(3, BASIC)], left_out=["its adventure"]),
    Card("Ritual of Subdual", "{4}{G}{G}", types=["Enchantment"], abilities=[instead("C", LAND)], left_out=["its cumulative upkeep"]),
    Card("Naked Singularity", "{5}", types=["Artifact"], abilities=turned(plains="R", island="G", swamp="W", mountain="U", forest="B"), left_out=["its cumulative upkeep"]),
    Card("Reality Twist", "{U}{U}{U}", types=["Enchantment"], abilities=turned(plains="R", swamp="G", mountain="W", forest="B"), left_out=["its cumulative upkeep"]),
    Card("Pale Moon", "{1}{U}", types=["Instant"], abilities=[Ability(Kind.SPELL, (for_the_turn(instead("C", Selector(types="land", not_supertypes="basic", whose=EACH))),))]),
    Card("Deep Water", "{U}{U}", types=["Enchantment"], abilities=[activated(Cost(mana="{U}"), for_the_turn(instead("U", Selector(types="land"), Who.YOU)))]),
    Card("Hall of Gemstone", "{1}{G}{G}", types=["Enchantment"], supertypes=["World"], abilities=[whenever(When.UPKEEP, for_the_turn(HALL, who=EACH), what=Selector(whose=EACH))]),
    Card("Harvest Mage", "{G}", types=["Creature"], subtypes=["Human", "Spellshaper"], power="1", toughness="1", abilities=[
        activated(Cost(mana="{G}", tap=True, discard=Selector()), for_the_turn(instead(ANY_COLOR, Selector(types="land"), Who.YOU, one=True)))]),
    Card("False Dawn", "{1}{W}", types=["Sorcery"], abilities=[Ability(Kind.SPELL, (for_the_turn(Ability(Kind.STATIC, (Effect(Do.REPLACE_MANA, what=Selector(), who=Who.YOU, mana="W", token="WUBRG"),))), draw(1)))],
         left_out=["mana of spells and of abilities without {T}", "white mana as though of any colour"]),
]  # fmt: skip
