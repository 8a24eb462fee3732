"""Cards that make Powerstones, and their kin."""

from __future__ import annotations

from mtgkit.cards.make import (
    ANY_COLOR,
    activated,
    count,
    create,
    damage,
    discard,
    draw,
    enters,
    gain_life,
    look,
    loot,
    lose_life,
    loyalty,
    other,
    powerstone_mana,
    powerstones,
    scry,
    spell,
    tap_for,
    unearth,
    whenever,
)
from mtgkit.cards.vocabulary import ITSELF, Amount, Condition, Cost, Count, Do, Effect, If, Selector, When, Who, Zone
from scripts.catalogue.entry import Entry, card

NONLAND_OF_OPPONENT = Selector(not_types="land", whose=Who.OPPONENT)
DID = Condition(If.DID)

CARDS: dict[str, Entry] = {
    "Arbalest Engineers": card(enters(damage(1, mode=1), Effect(Do.COUNTERS, token="+1/+1", what=Selector(types="creature"), mode=2), powerstones(mode=3), choose=1), left_out=("haste of the counter mode",)),
    "Argothian Opportunist": card(enters(powerstones())),
    "Ashnod, Flesh Mechanist": card(whenever(When.ATTACKS, powerstones(), cost=Cost(sacrifice=Selector(types="creature", other=True)), optional=True), activated(Cost(mana="{5}"), Effect(Do.OTHER)), left_out=("makes a Zombie from the graveyard",)),
    "Cityscape Leveler": card(whenever(When.CAST_THIS, Effect(Do.DESTROY, what=NONLAND_OF_OPPONENT, targets=True, up_to=True), powerstones(who=Who.OPPONENT, condition=DID)), whenever(When.ATTACKS, Effect(Do.DESTROY, what=NONLAND_OF_OPPONENT, targets=True, up_to=True), powerstones(who=Who.OPPONENT, condition=DID)), unearth("{8}")),
    "Dyfed, the Guiding Hand": card(loyalty(1, powerstones(2)), left_out=("other loyalty abilities",)),
    "Excavation Explosion": card(spell(damage(3), powerstones())),
    "Fallaji Excavation": card(spell(powerstones(3), gain_life(3))),
    "Geology Enthusiast": card(whenever(When.END_STEP, powerstones()), activated(Cost(mana="{6}"), draw(1), Effect(Do.COUNTERS, token="+1/+1", what=ITSELF))),
    "Gix's Caress": card(spell(discard(1, Who.OPPONENT), powerstones())),
    "Great Desert Prospector": card(enters(powerstones(count(Selector(types="creature", other=True))))),
    "Hall of Tagsin": card(tap_for("C"), tap_for(ANY_COLOR, pay="{1}"), activated(Cost(mana="{4}", tap=True), powerstones())),
    "Horned Stoneseeker": card(enters(powerstones()), whenever(When.LEAVES, Effect(Do.SACRIFICE, what=Selector(subtypes="powerstone")))),
    "Hurkyl's Prodigy": card(enters(powerstones()), left_out=("attack: pays for +2/+0",)),
    "Junkyard Genius": card(enters(powerstones()), activated(Cost(mana="{1}{B}{R}", sacrifice=Selector(types="artifact creature", other=True)), Effect(Do.OTHER)), left_out=("creatures get +1/+0, menace and haste",)),
    "Karn, Living Legacy": card(loyalty(1, powerstones()), loyalty(-1, Effect(Do.OTHER)), loyalty(-7, Effect(Do.OTHER)), left_out=("pays mana to look at cards", "the emblem",)),
    "Koilos Roc": card(enters(powerstones())),
    "Mishra, Lost to Phyrexia": card(enters(discard(2, Who.OPPONENT, mode=1), damage(3, mode=2), Effect(Do.OTHER, mode=3), Effect(Do.OTHER, mode=4), Effect(Do.OTHER, mode=5), powerstones(2, mode=6), choose=3), whenever(When.ATTACKS, discard(2, Who.OPPONENT, mode=1), damage(3, mode=2), Effect(Do.OTHER, mode=3), Effect(Do.OTHER, mode=4), Effect(Do.OTHER, mode=5), powerstones(2, mode=6), choose=3), left_out=("three of six modes",)),
    "Powerstone Engineer": card(whenever(When.DIES, powerstones())),
    "Repair and Recharge": card(spell(Effect(Do.RETURN, what=Selector(types="artifact enchantment planeswalker"), to=Zone.BATTLEFIELD, targets=True), powerstones())),
    "Sarinth Greatwurm": card(whenever(When.ENTERS, powerstones(), what=Selector(types="land", whose=Who.EACH))),
    "Sibling Rivalry": card(spell(powerstones()), left_out=("gains control until end of turn",)),
    "Slagstone Refinery": card(whenever(When.LEAVES_TO_GRAVEYARD_OR_EXILE, powerstones()), whenever(When.LEAVES_TO_GRAVEYARD_OR_EXILE, powerstones(), what=Selector(types="artifact", token=0, other=True))),
    "Splitting the Powerstone": card(spell(powerstones(2), cost=Cost(sacrifice=Selector(types="artifact"))), left_out=("draws when the artifact was legendary",)),
    "Static Net": card(enters(gain_life(2), powerstones()), enters(Effect(Do.OTHER)), left_out=("exiles an opponent's permanent until it leaves",)),
    "Stern Lesson": card(spell(*loot(2, 1), powerstones())),
    "Stone Retrieval Unit": card(enters(powerstones())),
    "Terisiare's Devastation": card(spell(powerstones(Amount(Count.X)), lose_life(Amount(Count.X))), left_out=("-1/-1 to creatures for each artifact",)),
    "The Brothers' War": card(whenever(When.CHAPTER, powerstones(2), n=1), whenever(When.CHAPTER, other("chapter II: who attacks whom"), n=2), whenever(When.CHAPTER, other("chapter III: damage to a player and a creature"), n=3)),
    "The Mana Rig": card(whenever(When.CAST, powerstones(), what=Selector(colors="multi")), activated(Cost(mana="{X}{X}{X}", tap=True), Effect(Do.OTHER)), left_out=("looks at X cards",)),
    "Thran Spider": card(enters(powerstones(who=Who.EACH)), activated(Cost(mana="{7}"), look(4, 1, Selector(types="artifact"), Zone.LIBRARY))),
    "Urza's Command": card(spell(Effect(Do.OTHER, mode=1), powerstones(mode=2), create("Construct 0/0", tapped=True, mode=3), scry(1, mode=4), draw(1, mode=4), choose=2), left_out=("pump mode", "size of the Construct",)),
    "Urza, Powerstone Prodigy": card(activated(Cost(mana="{1}", tap=True), *loot()), whenever(When.DISCARD, powerstones(), what=Selector(types="artifact"), once_each_turn=True)),
    "Visions of Phyrexia": card(whenever(When.END_STEP, powerstones(), condition=Condition(If.NO_CARD_PLAYED_FROM_EXILE)), whenever(When.UPKEEP, Effect(Do.OTHER)), left_out=("exiles the top card to be played",)),
    "Wreck Hunter": card(enters(powerstones(Amount(Count.DIED_THIS_TURN))), left_out=("other nonland permanents than creatures",)),
    "Yotian Courier": card(whenever(When.ATTACKS, powerstones(mode=1), Effect(Do.OTHER, mode=2), choose=1), left_out=("seek mode", "a mode not chosen in the last combat",)),
    "Phyrexian Adapter": card(left_out=("Incubators gain the abilities of other tokens",)),
    "The Mightstone and Weakstone": card(enters(draw(2, mode=1), Effect(Do.OTHER, mode=2), choose=1), powerstone_mana("CC"), left_out=("-5/-5 mode",)),
    "Wowzer, the Aspirational": card(left_out=("wins with one of each",)),
}
