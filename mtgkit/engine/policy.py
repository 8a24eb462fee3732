"""What the pilot prefers, as arrays; filled by `engine.tables` from a `Pilot` and a `London`, only read by the kernel."""

from __future__ import annotations

import numpy as np

from .layout import ABILITIES, ROWS

CLAUSES, NODES = 32, 64
# kinds of clause of a line of play
CAST_LINE, UNEARTH_LINE, MELD_LINE, STONES_LINE, LANDS_LINE, MANA_LINE, DAMAGE_LINE = range(1, 8)
# what "mana N for ..." counts
ANY_USE, FOR_UNEARTH, FOR_ARTIFACTS, FOR_SPELLS = range(4)
# nodes of a line
CLAUSE, BOTH, EITHER, THEN = range(4)
# wants, as bits
WANT_CAST, WANT_UNEARTH, WANT_MELD, WANT_IN_GRAVEYARD = 1, 2, 4, 8

CLAUSE_TYPE = np.dtype((np.record, [("kind", "i4"), ("name", "i4"), ("n", "i4"), ("purpose", "i4"), ("after", "i4")]))
NODE_TYPE = np.dtype((np.record, [("kind", "i4"), ("left", "i4"), ("right", "i4")]))

POLICY = np.dtype((np.record, [
    ("cast", "i4", (ROWS,)),  # how much the pilot wants to cast a card
    ("spare", "i4", (ROWS,)),  # how readily it is discarded
    ("unearth", "i4", (ROWS,)),  # how much it wants to unearth a card
    ("ability", "i4", (ABILITIES,)),  # how much it wants to activate an ability
    ("wants", "i4", (ROWS,)),
    ("ramp", "i4", (ROWS,)),  # makes mana (3) or draws (1): played before the rest; below 0: after it
    ("first", "i4", (ABILITIES,)),  # the same of an ability
    ("asks", "i4"),  # types of mana that some cost of the deck asks for
    ("lands_enough", "i4"),  # lands in play and hand beyond which a land is spare
    ("greedy", "i4"),  # no plan of what goes together: the most wanted play each time
    ("patience", "i4"),  # turns before which no card is unearthed merely for its damage
    ("keep_table", "i4", (8,)),  # bits: numbers of lands among the seven with which a hand of that size is kept
    ("keep_free", "i4"), ("bottom", "i4", (8, 8)), ("by_table", "i4"), ("has_bottom", "i4", (8,)), ("free_mulligans", "i4"), ("smallest", "i4"),
    ("n_clauses", "i4"), ("clauses", CLAUSE_TYPE, (CLAUSES,)), ("n_nodes", "i4"), ("nodes", NODE_TYPE, (NODES,)), ("n_lines", "i4"), ("lines", "i4", (CLAUSES,)),
    ("events", "i4"),  # bits: kinds of clause that some line has
]))  # fmt: skip
