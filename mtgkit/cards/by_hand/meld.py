"""Meld cards and what they become (CR 701.42, 712)."""

from __future__ import annotations

from ..make import activated, create, enters, enters_tapped, gain_life, loot, lose_life, loyalty, mill, other, tap_for, whenever
from ..vocabulary import Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, When, Who, Zone
from .entry import Entry, card

NONLAND_OF_OPPONENT = Selector(not_types="land", whose=Who.OPPONENT)
ATTACKERS = Amount(Count.ATTACKERS)

CARDS: dict[str, Entry] = {
    "Brisela, Voice of Nightmares": card(Ability(Kind.STATIC, (other("opponents can't cast cheap spells"),))),
    "Chittering Host": card(enters(Effect(Do.PUMP, what=Selector(types="creature", other=True), power=1, take=-1)), left_out=("menace until end of turn",)),
    "Hanweir, the Writhing Township": card(whenever(When.ATTACKS, create("Eldrazi Horror 3/2", 2, tapped=True, attacking=True))),
    "Ragnarok, Divine Deliverance": card(whenever(When.DIES, Effect(Do.OTHER)), left_out=("destroys and returns a permanent",)),
    "Titania, Gaea Incarnate": card(enters(Effect(Do.RETURN, Amount(n=99), what=Selector(types="land"), to=Zone.BATTLEFIELD, tapped=True)), activated(Cost(mana="{3}{G}"), Effect(Do.OTHER)), left_out=("power and toughness by lands", "turns a land into a creature",)),
    "Urza, Planeswalker": card(loyalty(2, Effect(Do.REDUCE_COST, Amount(n=2)), gain_life(2)), loyalty(1, *loot(2, 1)), loyalty(0, create("Soldier 1/1 artifact", 2)), loyalty(-3, Effect(Do.EXILE, what=NONLAND_OF_OPPONENT, targets=True)), loyalty(-10, Effect(Do.OTHER)), left_out=("two loyalty abilities each turn",)),
    "Argoth, Sanctum of Nature": card(enters_tapped(Condition(If.CONTROL_AT_LEAST, 1, Selector(all_types="creature", supertypes="legendary", colors="G"))), tap_for("G"), activated(Cost(mana="{2}{G}{G}", tap=True), create("Bear 2/2"), mill(3), sorcery=True)),
    "Bruna, the Fading Light": card(whenever(When.CAST_THIS, Effect(Do.RETURN, what=Selector(subtypes="angel human"), to=Zone.BATTLEFIELD, targets=True), optional=True)),
    "Fang, Fearless l'Cie": card(whenever(When.NEVER, Effect(Do.OTHER)), left_out=("draws when cards leave the graveyard",)),
    "Gisela, the Broken Blade": card(whenever(When.END_STEP, Effect(Do.MELD), condition=Condition(If.MELD_PAIR))),
    "Graf Rats": card(whenever(When.COMBAT, Effect(Do.MELD), condition=Condition(If.MELD_PAIR))),
    "Hanweir Battlements": card(tap_for("C"), activated(Cost(mana="{R}", tap=True), Effect(Do.GRANT, what=Selector(types="creature"), token="haste", targets=True)), activated(Cost(mana="{3}{R}{R}", tap=True), Effect(Do.MELD, condition=Condition(If.MELD_PAIR)))),
    "Hanweir Garrison": card(whenever(When.ATTACKS, create("Human 1/1", 2, tapped=True, attacking=True))),
    "Midnight Scavengers": card(enters(Effect(Do.RETURN, what=Selector(types="creature", max_mana_value=3), targets=True), optional=True)),
    "Mishra, Claimed by Gix": card(whenever(When.YOU_ATTACK, lose_life(ATTACKERS, Who.OPPONENT), gain_life(ATTACKERS), Effect(Do.MELD, condition=Condition(If.MELD_PAIR_ATTACKING), tapped=True))),
    "Titania, Voice of Gaea": card(whenever(When.UPKEEP, Effect(Do.MELD, condition=Condition(If.MELD_PAIR)), condition=Condition(If.GRAVEYARD_AT_LEAST, 4, Selector(types="land"))), left_out=("life for lands put into the graveyard",)),
    "Urza, Lord Protector": card(activated(Cost(mana="{7}"), Effect(Do.MELD, condition=Condition(If.MELD_PAIR)), sorcery=True), Ability(Kind.STATIC, (Effect(Do.REDUCE_COST, what=Selector(types="artifact instant sorcery")),))),
    "Vanille, Cheerful l'Cie": card(enters(mill(2), Effect(Do.RETURN, what=Selector(types="artifact creature enchantment land planeswalker"))), whenever(When.MAIN, Effect(Do.MELD), condition=Condition(If.MELD_PAIR), cost=Cost(mana="{3}{B}{G}"), optional=True)),
}
