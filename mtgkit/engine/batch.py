"""The batch: whole games, one after the other, for a range of game numbers; columns out.

`play_games` is a serial kernel that holds no lock; threads or any executor run it over ranges, and game g is the same
game whatever the range.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .columns import CARDS, GAMES, MEASURES
from .compile import compile_all, kernel
from .goals import node_turn
from .measures import N_MEASURES, write_drawn_and_cast, write_turn
from .randomness import COIN, below, stream
from .rules.objects import become
from .setup import Setup
from .state import GAME, MULLIGAN, OVER, UNTAP
from .turn import advance

GAME_COLUMNS = ("on_the_play", "mulligans", "hand_size", "hand_lands", "ended", "bound_hit")
assert tuple(GAMES)[1:] == GAME_COLUMNS


class Block(NamedTuple):
    """What a range of games wrote."""

    games: dict[str, np.ndarray]
    lines: np.ndarray
    turns: dict[str, np.ndarray]
    cards: np.ndarray


@kernel
def begin_game(g, t, w, key, game, play):  # type: ignore[no-untyped-def]
    """Everything of the game before is gone: the deck in its canonical order, nothing on the battlefield."""
    g.key = key
    g.game = game
    g.turn = 0
    g.step = MULLIGAN
    g.active = 0
    g.on_the_play = play if play >= 0 else below(stream(key, game, COIN), 0, 2)
    g.mulligans = 0
    g.ended = 0
    g.bound_hit = 0
    g.stamps = 0
    g.n_battlefield = 0
    g.watched = 0
    g.n_stack = 0
    g.n_waiting = 0
    g.n_leaving = 0
    g.total_damage = 0
    g.n_log = 0
    g.n_cards = t.deck_size + t.n_commanders
    g.n_objects = g.n_cards
    for k in range(w.n_clauses):
        g.clauses[k] = 0
    g.asked = 0
    g.unsettled = 0
    g.gathered = 0
    g.touched = 0
    g.pumped = 0
    g.sagas = 0
    for k in range(t.n_rows):
        g.seen[k] = 0
        g.players[0].held[k] = 0
    for k in range(t.n_cards):
        g.drawn_in[k] = 0
        g.cast_in[k] = 0
        g.status[k] = 0
    g.n_told = 0
    for player in range(2):
        p = g.players[player]
        p.life = t.life
        p.n_hand = 0
        p.n_library = 0
        p.n_graveyard = 0
        p.n_exile = 0
        p.n_command = 0
        p.known = 0
        p.bottom = 0
        p.shuffles = 0
        p.lost = 0
        p.tax = 0
        p.draws = 0
        p.n_pool = 0
        p.lands = 0
        p.stones = 0
        p.creatures = 0
        p.acting = 0
        p.acting_graveyard = 0
    p = g.players[0]
    p.n_library = t.deck_size
    for o in range(g.n_cards):
        thing = g.objects[o]
        row = t.deck[o] if o < t.deck_size else t.commanders[o - t.deck_size]
        thing.card = row
        become(g, t, o, row)
        thing.owner = 0
        thing.controller = 0
        thing.token = 0
        thing.unearthed = 0
        thing.half = -1
        if o < t.deck_size:
            thing.zone = 1
            p.library[o] = o
        else:
            thing.zone = 7
            p.command[p.n_command] = o
            p.n_command += 1


@kernel
def write_game(g, w, games, lines, at):  # type: ignore[no-untyped-def]
    games[0, at] = g.on_the_play
    games[1, at] = g.mulligans
    games[2, at] = g.hand_size
    games[3, at] = g.hand_lands
    games[4, at] = g.ended
    games[5, at] = g.bound_hit
    for node in range(w.n_nodes):
        g.node_turns[node] = node_turn(g, w, node)
    for i in range(w.n_lines):
        lines[i, at] = g.node_turns[w.lines[i]]


@kernel
def play_games(g, t, w, key, start, stop, n_turns, play, games, lines, rows, cards):  # type: ignore[no-untyped-def]
    """Play the games start..stop-1 to the end of turn `n_turns`."""
    for game in range(start, stop):
        begin_game(g, t, w, key, game, play)
        at = game - start
        written = 0
        while written < n_turns:
            advance(g, t, w)
            if g.step == OVER:
                g.ended = max(g.turn, 1)
                g.turn = g.ended
                write_turn(g, t, rows, at * n_turns + written, cards)
                written += 1
                for later in range(written, n_turns):
                    rows[:, at * n_turns + later] = 0
                break
            if g.step == UNTAP and g.turn > written:
                write_turn(g, t, rows, at * n_turns + written, cards)
                written += 1
        write_game(g, w, games, lines, at)
        write_drawn_and_cast(g, t, cards)


def play_range(setup: Setup, start: int, stop: int) -> Block:
    """Play the games start..stop-1 of a setup and return their columns."""
    n = stop - start
    games = np.zeros((len(GAME_COLUMNS), n), np.int16)
    lines = np.zeros((len(setup.lines), n), np.int16)
    rows = np.empty((N_MEASURES, n * setup.n_turns), np.int16)
    cards = np.zeros((setup.n_turns, len(CARDS), len(setup.names)), np.int32)
    compile_all()
    play = -1 if setup.on_the_play is None else int(setup.on_the_play)
    play_games(np.zeros(1, GAME)[0], setup.tables[0], setup.policy[0], np.uint64(setup.key), start, stop, setup.n_turns, play, games, lines, rows, cards)
    for by_then in ("drawn", "cast"):
        at = list(CARDS).index(by_then)
        cards[:, at] = cards[:, at].cumsum(0)
    return Block(dict(zip(GAME_COLUMNS, games, strict=True)), lines, dict(zip(MEASURES, rows, strict=True)), cards.transpose(2, 0, 1).astype(np.int64, order="C"))
