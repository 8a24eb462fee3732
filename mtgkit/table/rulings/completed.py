"""Cards of the catalogue with what the Table plays of them beyond the batch."""

from __future__ import annotations

from dataclasses import replace

from ...cards.card import Card
from ...cards.catalogue import get
from ...cards.make import activated, count, damage, draw, enters, look, lose_life, powerstones, scry, spell, whenever
from ...cards.vocabulary import ITSELF, THAT, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Selector, When, Who, Zone
from .writing import ANY_CREATURE, EACH, all_of, static, target

CREATURES = Selector(types="creature")
OTHERS = Selector(types="creature", other=True)
ARTIFACTS = count(Selector(types="artifact"))
X = Amount(Count.X)


def completed(name: str, *abilities: Ability, keep: int = 0, left_out: tuple[str, ...] = ()) -> Card:
    """A card of the catalogue with its first `keep` abilities and these."""
    card = get(name)
    return replace(card, abilities=(*card.abilities[:keep], *abilities), left_out=left_out)


CARDS = [
    # makers of Powerstones
    completed("Arbalest Engineers", enters(
        damage(1, mode=1), target(Do.COUNTERS, ANY_CREATURE, token="+1/+1", mode=2), Effect(Do.GRANT, what=THAT, token="trample", mode=2), Effect(Do.GRANT, what=THAT, token="haste", mode=2), powerstones(mode=3), choose=1)),
    completed("Junkyard Genius", activated(Cost(mana="{1}{B}{R}", sacrifice=Selector(types="artifact creature", other=True)), all_of(Do.PUMP, OTHERS, power=1), all_of(Do.GRANT, OTHERS, token="menace"), all_of(Do.GRANT, OTHERS, token="haste")), keep=1),
    completed("Sibling Rivalry", spell(target(Do.GAIN_CONTROL, Selector(types="artifact creature", whose=EACH), token="turn"), Effect(Do.UNTAP, what=THAT), Effect(Do.GRANT, what=THAT, token="haste"), powerstones())),
    completed("Terisiare's Devastation", spell(lose_life(X), powerstones(X), Effect(Do.PUMP, ARTIFACTS, what=ANY_CREATURE, take=-1, power=-1, toughness=-1))),
    completed("The Brothers' War", whenever(When.CHAPTER, powerstones(2), n=1), whenever(When.CHAPTER, n=2), whenever(When.CHAPTER, damage(ARTIFACTS), damage(ARTIFACTS), n=3), left_out=("chapter II: who attacks whom", "chapter III: that its targets are two")),
    completed("The Mana Rig", activated(Cost(mana="{X}{X}{X}", tap=True), look(X, 2, None, Zone.LIBRARY)), keep=1),
    completed("Urza's Command", spell(all_of(Do.PUMP, Selector(types="creature", whose=Who.OPPONENT), power=-2, mode=1), powerstones(mode=2), Effect(Do.CREATE, token="Construct 0/0", tapped=True, mode=3), scry(1, mode=4), draw(1, mode=4), choose=2),
              left_out=("size of the Construct",)),
    # with unearth, or for it
    completed("Dregscape Sliver", static(Effect(Do.GRANT_UNEARTH, what=Selector(types="creature", subtypes="sliver"), mana="{2}")), keep=1),
    completed("Solemn Doomguide", static(Effect(Do.GRANT_UNEARTH, what=Selector(types="creature", subtypes="cleric rogue warrior wizard"), mana="{1}{B}"))),
    completed("Skorpekh Lord", static(Effect(Do.GET_POWER, what=Selector(all_types="artifact creature", other=True), power=1), Effect(Do.GRANT, what=Selector(all_types="artifact creature", other=True), token="menace")), keep=1),
    completed("Undead Leotau", activated(Cost(mana="{R}"), Effect(Do.PUMP, what=ITSELF, power=1, toughness=-1)), keep=1),
    # melded
    completed("Chittering Host", enters(all_of(Do.PUMP, OTHERS, power=1), all_of(Do.GRANT, OTHERS, token="menace"))),
    completed("Ragnarok, Divine Deliverance", whenever(When.DIES, target(Do.DESTROY, Selector(whose=EACH)), target(Do.RETURN, Selector(types="artifact creature enchantment land planeswalker battle", not_supertypes="legendary"), to=Zone.BATTLEFIELD))),
    # prototypes
    completed("Skitterbeam Battalion", enters(Effect(Do.CREATE_COPY, Amount(n=2), what=ITSELF), condition=Condition(If.WAS_CAST))),
]  # fmt: skip
