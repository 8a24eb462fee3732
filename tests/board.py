"""A position to try rules on: cards put where a test wants them, then the engine's own rules."""

from __future__ import annotations

import numpy as np

from mtgkit.cards.catalogue import get
from mtgkit.decks import Deck
from mtgkit.engine.batch import begin_game
from mtgkit.engine.compile import load
from mtgkit.engine.plans import London, Pilot
from mtgkit.engine.rules.battlefield import create_tokens, enter_battlefield
from mtgkit.engine.rules.payment import can_pay, pay
from mtgkit.engine.rules.sources import gather
from mtgkit.engine.rules.stack import settle
from mtgkit.engine.rules.zones import move
from mtgkit.engine.setup import prepare
from mtgkit.engine.state import GAME, MAIN_1
from mtgkit.lines import parse

LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE = 1, 2, 3, 4, 5, 6


class Board:
    """Turn 5 of the player, first main phase, every listed permanent there since before the turn."""

    def __init__(self, battlefield=(), hand=(), graveyard=(), powerstones=0, lines=(), library=20, cards=()):
        own = {c.name: c for c in cards}
        names = [*battlefield, *hand, *graveyard, *["Wastes"] * library, *(["Stone Retrieval Unit"] if powerstones else [])]
        counts = {n: names.count(n) for n in names}
        deck = Deck({"main": counts})
        self.setup = prepare(deck, lines=[parse(x, counts) for x in lines], mulligan=London(), pilot=Pilot(), n_turns=20, on_the_play=True, key=1, own=own)
        self.t, self.w, self.g = self.setup.tables[0], self.setup.policy[0], np.zeros(1, GAME)[0]
        load(begin_game)(self.g, self.t, self.w, np.uint64(1), 0, 1)
        self.g.turn, self.g.step = 5, MAIN_1
        self.g.players[0].lands_left = 1
        self.taken: set[int] = set()
        for name in hand:
            self.put(name, HAND)
        for name in graveyard:
            self.put(name, GRAVEYARD)
        for name in battlefield:
            o = self.find(name)
            load(enter_battlefield)(self.g, self.t, self.w, o, 0, 0, 0)
            self.g.objects[o].since = 0
        self.g.n_waiting = 0
        if powerstones:
            load(create_tokens)(self.g, self.t, self.w, self.row("Powerstone"), powerstones, 0, 0)
        for i in range(int(self.g.n_battlefield)):
            self.g.objects[self.g.battlefield[i]].since = 0
            self.g.objects[self.g.battlefield[i]].tapped = 0

    def row(self, name):
        return self.setup.rows.index(name)

    def find(self, name):
        """A card of that name that is still in the library."""
        wanted = self.setup.rows.index(get(name).full_name if name not in self.setup.rows else name)
        o = next(o for o in range(int(self.t.deck_size)) if self.g.objects[o].card == wanted and o not in self.taken)
        self.taken.add(o)
        return o

    def put(self, name, zone):
        o = self.find(name)
        load(move)(self.g, self.t, o, zone, 0)
        return o

    def object(self, name):
        """The first object of that name, wherever it is."""
        wanted = self.setup.rows.index(name)
        return next(o for o in range(int(self.g.n_objects)) if self.g.objects[o].card == wanted and self.g.objects[o].zone != LIBRARY)

    def zone(self, name):
        return int(self.g.objects[self.object(name)].zone)

    def can_pay(self, name):
        """Why a card's cost can or can't be paid now (0: it can)."""
        r = self.t.rows[self.row(name)]
        load(gather)(self.g, self.t, 0)
        return int(load(can_pay)(self.g, self.t, r.cost, r.purpose, self.t.costs[r.cost].generic, 0))

    def pay(self, name):
        r = self.t.rows[self.row(name)]
        return bool(load(pay)(self.g, self.t, r.cost, r.purpose, self.t.costs[r.cost].generic, 0))

    def ability(self, name, kind=1, zone=BATTLEFIELD):
        """The number of a card's first ability of a kind that works in a zone."""
        r = self.t.rows[self.row(name)]
        return next(a for a in range(r.ability, r.ability + r.n_abilities) if self.t.abilities[a].kind == kind and self.t.abilities[a].zone == zone)

    def settle(self):
        load(settle)(self.g, self.t, self.w)

    def names(self, zone):
        """Names in a zone, tokens too, sorted."""
        return sorted(self.setup.rows[self.g.objects[o].row] for o in range(int(self.g.n_objects)) if self.g.objects[o].zone == zone)

    def hand(self):
        """The objects in the player's hand."""
        p = self.g.players[0]
        return [int(p.hand[i]) for i in range(int(p.n_hand))]

    def to_library(self, o):
        load(move)(self.g, self.t, o, LIBRARY, 0)

    def give_opponent_a_stone(self):
        load(create_tokens)(self.g, self.t, self.w, self.row("Powerstone"), 1, 1, 1)
