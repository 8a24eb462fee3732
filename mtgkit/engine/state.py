"""The record of one game, field by field. Two players; index 0 is the player whose deck is studied.

An object is a row (what is written on it now) and a stamp (which object it is: a new one at each change of zone,
CR 400.7). Turn numbers start at 1. A game that needs more room than a bound sets `bound_hit` and is reported.
"""

from __future__ import annotations

import numpy as np

from .layout import RESTRICTIONS, ROWS, TYPES_OF_MANA

OBJECTS = 720  # cards of both players and tokens; each ordered zone has room for all of them
STACK = 48
WAITING = 64
UNITS = 128
LOG = 6000

# the steps of a turn, in order; `advance` does one at a time (CR 500.1)
MULLIGAN, UNTAP, UPKEEP, DRAW_STEP, MAIN_1, COMBAT, ATTACK, DAMAGE, MAIN_2, END, CLEANUP, OVER = range(12)

# what `status` says of a card in hand in this turn: castable, why not, or a land (held)
CASTABLE, STUCK_MANA, STUCK_COLOUR, STUCK_RESTRICTION, HELD = 1, 2, 3, 4, 5

OBJECT = np.dtype((np.record, [
    ("row", "i2"),  # what is written on it now: the card's own row, its prototype, its back or melded face
    ("card", "i2"),  # the row of the card itself
    ("zone", "i2"),
    ("tapped", "i2"),
    ("traits", "i4"),  # of its row (`layout`)
    ("controller", "i2"),
    ("owner", "i2"),
    ("stamp", "i4"),  # CR 400.7
    ("used", "i4"),  # bits: abilities used up for this turn; bit 30: a loyalty ability (CR 606.3)
    ("since", "i2"),  # turn in which it came under its controller's control (CR 302.6)
    ("haste", "i2"),  # granted as long as it stays
    ("token", "i2"),
    ("unearthed", "i2"),  # returned by unearth: leaves for exile only (CR 702.84a)
    ("from_graveyard", "i2"),
    ("was_cast", "i2"),
    ("x", "i2"),  # value of X of the spell it was (CR 107.3m)
    ("plus", "i2"),  # +1/+1 counters less -1/-1 counters
    ("charge", "i2"),
    ("loyalty", "i2"),
    ("damage", "i2"),
    ("power_up", "i2"),  # until end of turn
    ("toughness_up", "i2"),
    ("attacking", "i2"),
    ("chosen", "i2"),  # the colour chosen as it entered, as a mask
    ("half", "i2"),  # the other card of a melded permanent, or -1 (CR 712.21)
    ("room", "i2", (4,)),  # 64 bytes in all
]))  # fmt: skip
PLAYER = np.dtype((np.record, [
    ("life", "i4"), ("lands_left", "i4"), ("n_hand", "i4"), ("n_library", "i4"), ("n_graveyard", "i4"), ("n_exile", "i4"), ("n_command", "i4"),
    ("known", "i4"),  # cards on top of the library whose order is settled
    ("bottom", "i4"),  # cards known on the bottom
    ("stream", "u8"),  # random numbers of the present shuffle
    ("drawn", "i4"),  # how many of them were used
    ("shuffles", "i4"), ("lost", "i4"), ("tax", "i4"), ("draws", "i4"), ("energy", "i4"),
    ("lands", "i4"), ("stones", "i4"), ("creatures", "i4"), ("acting", "i4"),  # permanents that the player controls; acting: the pilot would activate some ability
    ("acting_graveyard", "i4"),  # the same of cards in the graveyard
    ("held", "u1", (ROWS,)),  # copies of each card in hand
    ("hand", "i2", (OBJECTS,)), ("library", "i2", (OBJECTS,)),  # the top of the library is its last place
    ("graveyard", "i2", (OBJECTS,)), ("exile", "i2", (OBJECTS,)), ("command", "i2", (OBJECTS,)),
    ("pool", "i2", (RESTRICTIONS, TYPES_OF_MANA)), ("n_pool", "i4"),
]))  # fmt: skip
ENTRY = np.dtype((np.record, [  # on the stack or waiting to be put there
    ("ability", "i4"),  # -1: a spell
    ("object", "i4"), ("stamp", "i4"), ("row", "i4"), ("controller", "i4"), ("x", "i4"), ("n", "i4"), ("modes", "i4"), ("flashback", "i4"),
    ("target", "i4"), ("target_stamp", "i4"), ("done", "i4"), ("drawback", "i4"),
]))  # fmt: skip
UNIT = np.dtype((np.record, [  # one mana that could be had
    ("mask", "i4"), ("restriction", "i4"), ("object", "i4"), ("option", "i4"), ("weight", "i4"), ("level", "i4"), ("demand", "i4"), ("type", "i4"),
]))  # fmt: skip
DEMAND = np.dtype((np.record, [("mask", "i4"), ("left", "i4"), ("level", "i4"), ("purpose", "i4"), ("via", "i4")]))  # mana asked for by a cost
EVENT = np.dtype((np.record, [("turn", "i2"), ("step", "i2"), ("player", "i2"), ("code", "i2"), ("object", "i2"), ("row", "i2"), ("a", "i4"), ("b", "i4")]))

PLAY = np.dtype((np.record, [("kind", "i4"), ("object", "i4"), ("what", "i4"), ("value", "i4"), ("cost", "i4"), ("stone", "i4"), ("ramp", "i4"), ("x", "i4")]))  # what the pilot could do

SET = np.dtype((np.record, [("value", "i4"), ("cost", "i4"), ("only_free", "i4")]))  # plays considered together

GAME = np.dtype((np.record, [
    ("key", "u8"), ("game", "i4"), ("turn", "i4"), ("step", "i4"), ("active", "i4"), ("on_the_play", "i4"), ("n_turns", "i4"), ("mulligans", "i4"),
    ("hand_size", "i4"), ("hand_lands", "i4"), ("ended", "i4"), ("bound_hit", "i4"), ("stamps", "i4"), ("n_objects", "i4"), ("n_cards", "i4"),
    ("n_battlefield", "i4"), ("battlefield", "i2", (OBJECTS,)), ("watched", "i4"), ("tokens_gone", "i4"),
    ("n_stack", "i4"), ("stack", ENTRY, (STACK,)), ("n_waiting", "i4"), ("waiting", ENTRY, (WAITING,)),
    ("n_leaving", "i4"), ("leaving", ENTRY, (WAITING,)),  # objects to be exiled at the next end step (CR 702.84a)
    ("n_units", "i4"), ("gathered", "i4"), ("general", "i4"), ("n_simple", "i4"), ("n_of", "i4", (RESTRICTIONS,)), ("units", UNIT, (UNITS,)), ("order", "i2", (UNITS,)),
    ("n_complex", "i4"), ("complex", "i2", (32,)), ("chosen", "i2", (32,)), ("n_demands", "i4"), ("demands", DEMAND, (24,)), ("wanted", "i4"),
    # of this turn
    ("spent", "i4", (3,)), ("stone_on", "i4", (3,)), ("phase_spent", "i4", (RESTRICTIONS,)), ("spells", "i4"), ("unearths", "i4"), ("damage", "i4"), ("total_damage", "i4"),
    ("died", "i4"), ("touched", "i4"), ("pumped", "i4"), ("sagas", "i4"),  # something was tapped or used up; pumped; some saga entered
    # what the player hopes for: the turn in which each clause came true, 0 before
    ("clauses", "i2", (32,)), ("node_turns", "i2", (64,)), ("most_mana", "i4", (4,)),
    ("drawn_in", "i2", (512,)), ("cast_in", "i2", (512,)), ("status", "u1", (512,)),  # of each card: turns in which it was first drawn, cast; in hand this turn and castable or why not
    ("n_told", "i4"), ("told", "i2", (512,)),  # the cards that have a status
    ("asked", "i4"), ("seen", "i4", (512,)), ("stamps_seen", "i4"), ("left", "i4", (3,)), ("left_of", "i4", (RESTRICTIONS,)), ("emptied", "i4", (3,)), ("stranded", "i4"), ("n_plays", "i4"), ("plays", PLAY, (24,)), ("sets", SET, (64,)), ("unsettled", "i4"), ("plan", "i4"), ("news", "i4"),  # plays still to be made; whether something came that the plan did not know
    ("logging", "i4"), ("n_log", "i4"), ("log", EVENT, (LOG,)),
    ("objects", OBJECT, (OBJECTS,)), ("players", PLAYER, (2,)),
]))  # fmt: skip


def new_game() -> np.record:
    """An empty record (all zeros)."""
    return np.zeros(1, GAME)[0]  # type: ignore[no-any-return]
