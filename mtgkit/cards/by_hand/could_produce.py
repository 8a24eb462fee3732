"""Mana of a type that other permanents could produce, and the like (CR 106.7), where the text is not a plain line."""

from __future__ import annotations

from ..make import ANY_COLOR, activated, mana, tap_for
from ..vocabulary import ITSELF, Ability, Cost, Do, Effect, Kind, ManaFrom
from .entry import Entry, card

CARDS: dict[str, Entry] = {
    "Benthic Explorers": card(left_out=("mana for untapping an opponent's land",)),
    "Gemstone Array": card(activated(Cost(mana="{2}"), Effect(Do.COUNTERS, token="charge", what=ITSELF)), Ability(Kind.MANA, (mana(ANY_COLOR),), cost=Cost(remove_counters=1))),
    "Harvester Druid": card(tap_for("", mana_from=ManaFrom.YOUR_LANDS), left_out=("colours only: also gives colourless mana here",)),
    "Incubation Druid": card(tap_for("", mana_from=ManaFrom.YOUR_LANDS), left_out=("three mana with a counter", "adapt")),
    "Squandered Resources": card(left_out=("mana for sacrificing a land",)),
}
