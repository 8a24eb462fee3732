"""Prototype cards (CR 718); their alternative characteristics stand in extra.py."""

from __future__ import annotations

from ..make import activated, draw, enters, gain_life, scry, tap_for, whenever
from ..vocabulary import ITSELF, Ability, Amount, Condition, Cost, Count, Do, Effect, If, Kind, Selector, When
from .entry import Entry, card

CARDS: dict[str, Entry] = {
    "Arcane Proxy": card(left_out=("copies an instant or sorcery from the graveyard",)),
    "Autonomous Assembler": card(activated(Cost(mana="{1}", tap=True), Effect(Do.COUNTERS, token="+1/+1", what=Selector(subtypes="assembly-worker"), targets=True))),
    "Blitz Automaton": card(),
    "Boulderbranch Golem": card(enters(gain_life(Amount(Count.POWER)))),
    "Combat Thresher": card(enters(draw(1))),
    "Cradle Clearcutter": card(tap_for("G", Amount(Count.POWER))),
    "Depth Charge Colossus": card(Ability(Kind.STATIC, (Effect(Do.DOES_NOT_UNTAP),)), activated(Cost(mana="{3}"), Effect(Do.UNTAP, what=ITSELF), condition=Condition(If.CONTROL_AT_LEAST, 1, Selector(name="Depth Charge Colossus", tapped=1)))),
    "Fallaji Dragon Engine": card(activated(Cost(mana="{2}"), Effect(Do.PUMP, what=ITSELF, power=1))),
    "Forgefire Automaton": card(left_out=("returns a creature each upkeep",)),
    "Frogmyr Enforcer": card(),
    "Goring Warplow": card(),
    "Hulking Metamorph": card(left_out=("enters as a copy",)),
    "Iron-Craw Crusher": card(whenever(When.ATTACKS, Effect(Do.PUMP, Amount(Count.POWER), what=ITSELF, power=1))),
    "Phyrexian Fleshgorger": card(),
    "Rootwire Amalgam": card(left_out=("makes a Golem by its power",)),
    "Rust Goliath": card(),
    "Skitterbeam Battalion": card(left_out=("makes two copies of itself when cast",)),
    "Spotter Thopter": card(enters(scry(Amount(Count.POWER)))),
    "Steel Seraph": card(left_out=("gives flying, vigilance or lifelink",)),
    "Warzone Duplicator": card(left_out=("duplicates an opponent's creature",)),
    "Woodcaller Automaton": card(left_out=("turns a land into a creature when cast",)),
}
