"""The tables of one deck as the rules read them: card rows, abilities, effects, costs; numbers only.

Every record is filled by `engine.tables` and only read by the rules. A missing reference is -1. The bounds are far
above what a deck of 400 cards needs; `engine.tables` refuses what does not fit.
"""

from __future__ import annotations

import numpy as np

ROWS, ABILITIES, EFFECTS, SELECTORS, COSTS, MANAS, RESTRICTIONS, OPTIONS = 512, 1024, 2048, 512, 512, 1024, 24, 1024
TYPES_OF_MANA = 6  # W U B R G C, in this order
W, U, B, R, G, C = 0, 1, 2, 3, 4, 5
ANY_TYPE = 63
COLORS = 31

# card types, as bits
ARTIFACT, CREATURE, LAND, ENCHANTMENT, PLANESWALKER, INSTANT, SORCERY, BATTLE = 1, 2, 4, 8, 16, 32, 64, 128
TYPE_BITS = {"artifact": 1, "creature": 2, "land": 4, "enchantment": 8, "planeswalker": 16, "instant": 32, "sorcery": 64, "battle": 128, "kindred": 256, "tribal": 256}
PERMANENT = ARTIFACT | CREATURE | LAND | ENCHANTMENT | PLANESWALKER | BATTLE
# supertypes, as bits
LEGENDARY, BASIC, SNOW = 1, 2, 4
SUPER_BITS = {"legendary": 1, "basic": 2, "snow": 4, "world": 8, "ongoing": 16}
# keywords that the engine plays, as bits
HASTE, VIGILANCE, DEFENDER, DOUBLE_STRIKE, LIFELINK = 1, 2, 4, 8, 16
KEYWORD_BITS = {"haste": 1, "vigilance": 2, "defender": 4, "double strike": 8, "lifelink": 16}
FREE, STONE = 0, 1  # restrictions: none, and that of a Powerstone; others from 2

PURPOSE = 24  # a `purpose` is the bits of the restrictions that allow it; from this bit on, what it counts as
ON_SPELL, ON_ABILITY, ON_UNEARTH, ON_MANA = 0, 1, 2, 3

# traits of a row, as bits: what loops over zones ask first; every object carries those of its present row
IS_LAND, IS_CREATURE, MAKES_MANA, LAND_FACE, WATCHES, TRIGGERS, STATE_CHECKED, IS_STONE = 1, 2, 4, 8, 16, 32, 64, 128
ACTS_FROM = 8  # from this bit on: the zones from which the pilot would activate some ability

# how a permanent makes mana
NO_MANA, SIMPLE, COMPLEX = 0, 1, 2

SELECTOR = np.dtype((np.record, [
    ("types", "i4"), ("all_types", "i4"), ("not_types", "i4"), ("supers", "i4"), ("not_supers", "i4"), ("subtypes", "i8"), ("colors", "i4"),
    ("multicolored", "i4"), ("colorless", "i4"), ("name", "i4"), ("max_mv", "i4"), ("min_mv", "i4"), ("max_power", "i4"), ("token", "i4"), ("tapped", "i4"),
    ("other", "i4"), ("itself", "i4"), ("whose", "i4"), ("owned", "i4"),
]))  # fmt: skip
COST = np.dtype((np.record, [
    ("pips", "i4", (TYPES_OF_MANA,)), ("generic", "i4"), ("x", "i4"), ("hybrid", "i4", (6,)), ("n_hybrid", "i4"), ("total", "i4"), ("colors", "i4"),
]))  # `total` is the mana needed with X = 0; `colors` the types that some pip asks for  # fmt: skip
ABILITY = np.dtype((np.record, [
    ("kind", "i4"), ("when", "i4"), ("zone", "i4"), ("sorcery", "i4"), ("once", "i4"), ("optional", "i4"), ("modes", "i4"), ("n", "i4"),
    ("effect", "i4"), ("n_effects", "i4"), ("condition", "i4"), ("condition_n", "i4"), ("condition_what", "i4"), ("what", "i4"),
    ("cost", "i4"), ("tap", "i4"), ("untap", "i4"), ("life", "i4"), ("loyalty", "i4"), ("has_loyalty", "i4"),
    ("sacrifice", "i4"), ("n_sacrifice", "i4"), ("discard", "i4"), ("n_discard", "i4"), ("discard_hand", "i4"),
    ("tap_other", "i4"), ("n_tap_other", "i4"), ("counters", "i4"), ("exile_itself", "i4"), ("exile_graveyard", "i4"),
    ("playable", "i4"), ("unearth", "i4"), ("purpose", "i4"), ("slot", "i4"),
]))  # `playable`: the engine can do all of its cost and the pilot may use it; `slot`: its number on its card (for "once each turn")  # fmt: skip
EFFECT = np.dtype((np.record, [
    ("do", "i4"), ("count", "i4"), ("n", "i4"), ("plus", "i4"), ("count_what", "i4"), ("what", "i4"), ("who", "i4"), ("mana", "i4"), ("n_mana", "i4"),
    ("restriction", "i4"), ("token", "i4"), ("to", "i4"), ("tapped", "i4"), ("optional", "i4"), ("condition", "i4"), ("condition_n", "i4"),
    ("condition_what", "i4"), ("power", "i4"), ("toughness", "i4"), ("taken", "i4"), ("targets", "i4"), ("up_to", "i4"), ("mode", "i4"),
]))  # fmt: skip
ROW = np.dtype((np.record, [
    ("name", "i4"), ("traits", "i4"), ("types", "i4"), ("supers", "i4"), ("subtypes", "i8"), ("colors", "i4"), ("mv", "i4"), ("power", "i4"), ("toughness", "i4"), ("loyalty", "i4"),
    ("keywords", "i4"), ("cost", "i4"), ("ability", "i4"), ("n_abilities", "i4"), ("purpose", "i4"), ("prototype", "i4"), ("back", "i4"), ("melds_into", "i4"),
    ("partner", "i4"), ("source", "i4"), ("weight", "i4"), ("mask", "i4"), ("option", "i4"), ("n_options", "i4"), ("restriction", "i4"), ("gives", "i4", (TYPES_OF_MANA,)), ("watches", "i4"), ("castable", "i4"), ("spell", "i4"),
    ("enters", "i4"), ("triggers", "i4"), ("activates", "i4"), ("powerstone", "i4"), ("harm", "i4"), ("reduces", "i4"), ("power_is", "i4"), ("untaps", "i4"), ("chapters", "i4"), ("card", "i4"), ("land_face", "i4"), ("fetches", "i4"), ("chooses", "i4"), ("returns_land", "i4"),
]))  # `mask` of a SIMPLE source: the types it can make; `gives`: the option for each, least harm first; `spell`: the ability that an instant or sorcery is; `fetches`: sacrificed for another land, which comes untapped (1) or tapped (2); `chooses`: a colour is chosen as it enters; `returns_land`: a land is returned to hand as it enters; `watches`: events (bits) that its abilities watch on other objects; `triggers`: on itself  # fmt: skip
OPTION = np.dtype((np.record, [("ability", "i4"), ("mana", "i4"), ("effect", "i4"), ("restriction", "i4"), ("harm", "i4"), ("cost", "i4"), ("dynamic", "i4")]))

TABLES = np.dtype((np.record, [
    ("n_rows", "i4"), ("hand_abilities", "i4"), ("n_restrictions", "i4"), ("deck_size", "i4"), ("n_commanders", "i4"), ("n_cards", "i4"), ("powerstone", "i4"), ("identity", "i4"), ("players", "i4"), ("life", "i4"), ("deck", "i2", (400,)), ("commanders", "i2", (8,)),
    ("rows", ROW, (ROWS,)), ("abilities", ABILITY, (ABILITIES,)), ("effects", EFFECT, (EFFECTS,)), ("selectors", SELECTOR, (SELECTORS,)),
    ("costs", COST, (COSTS,)), ("manas", "i2", (MANAS, TYPES_OF_MANA)),
    ("options", OPTION, (OPTIONS,)),
]))  # fmt: skip
