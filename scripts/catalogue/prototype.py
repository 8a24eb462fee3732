"""Prototype cards (CR 718); their alternative characteristics stand in extra.py."""

from __future__ import annotations

from mtgkit.cards.make import enters, gain_life
from mtgkit.cards.vocabulary import Amount, Count
from scripts.catalogue.entry import Entry, card

CARDS: dict[str, Entry] = {
    "Arcane Proxy": card(left_out=("abilities beyond its keywords",)),
    "Autonomous Assembler": card(left_out=("abilities beyond its keywords",)),
    "Blitz Automaton": card(),
    "Boulderbranch Golem": card(enters(gain_life(Amount(Count.POWER)))),
    "Combat Thresher": card(left_out=("abilities beyond its keywords",)),
    "Cradle Clearcutter": card(left_out=("abilities beyond its keywords",)),
    "Depth Charge Colossus": card(left_out=("abilities beyond its keywords",)),
    "Fallaji Dragon Engine": card(left_out=("abilities beyond its keywords",)),
    "Forgefire Automaton": card(left_out=("abilities beyond its keywords",)),
    "Frogmyr Enforcer": card(left_out=("abilities beyond its keywords",)),
    "Goring Warplow": card(),
    "Hulking Metamorph": card(left_out=("abilities beyond its keywords",)),
    "Iron-Craw Crusher": card(left_out=("abilities beyond its keywords",)),
    "Phyrexian Fleshgorger": card(),
    "Rootwire Amalgam": card(left_out=("abilities beyond its keywords",)),
    "Rust Goliath": card(),
    "Skitterbeam Battalion": card(left_out=("abilities beyond its keywords",)),
    "Spotter Thopter": card(left_out=("abilities beyond its keywords",)),
    "Steel Seraph": card(left_out=("abilities beyond its keywords",)),
    "Warzone Duplicator": card(left_out=("abilities beyond its keywords",)),
    "Woodcaller Automaton": card(left_out=("abilities beyond its keywords",)),
}
