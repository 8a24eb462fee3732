"""What is written down at the end of each turn; the names and meanings stand in `engine.columns`."""

from __future__ import annotations

from .columns import CARDS, MEASURES
from .compile import kernel
from .layout import ARTIFACT, IS_CREATURE, LAND, STONE
from .rules.amounts import power
from .rules.casting import extra_generic
from .rules.mana import may_spend, sum_left
from .rules.payment import RESTRICTED, can_pay
from .state import CASTABLE, HELD, STUCK_COLOUR, STUCK_MANA, STUCK_RESTRICTION

N_MEASURES = len(MEASURES)
N_CARDS = len(CARDS)
assert MEASURES == ("lands", "powerstones", "hand", "graveyard", "library", "power", "mana", "mana_free", "mana_stone", "mana_other", "mana_spent", "stone_on_spells",
                    "stone_on_abilities", "stone_on_unearth", "mana_stranded", "mana_idle", "spells", "unearths", "damage")  # the order below  # fmt: skip
assert tuple(CARDS) == ("drawn", "in_hand", "castable", "cast", "stuck_mana", "stuck_colour", "stuck_restriction")
assert (STUCK_MANA, STUCK_COLOUR, STUCK_RESTRICTION) == (2, 3, 4)


@kernel
def stranded(g, t, player):  # type: ignore[no-untyped-def]
    """Powerstone mana left that the restriction alone kept from a nonartifact spell in hand: the most that any one would have used."""
    stone = g.left[STONE]
    if stone == 0:
        return 0
    most = 0
    p = g.players[player]
    for i in range(p.n_hand):
        o = int(p.hand[i])
        row = t.rows[g.objects[o].row]
        if row.castable == 0 or (row.types & (ARTIFACT | LAND)) != 0:
            continue
        generic = extra_generic(g, t, o, g.objects[o].row, player, 0)
        if can_pay(g, t, row.cost, row.purpose, generic, player) != RESTRICTED:
            continue
        eligible = g.left[0]
        for k in range(g.n_simple):
            r = g.units[k].restriction
            if r > STONE and may_spend(r, row.purpose):
                eligible += 1
        c = t.costs[row.cost]
        most = max(most, min(c.total - c.generic + generic - eligible, stone))
    return most


@kernel
def look_at_mana(g, t):  # type: ignore[no-untyped-def]
    """At the end of a main phase, the mana being gathered: what pool and untapped sources could still give, and what of it is stranded."""
    sum_left(g, t, 0)
    g.stranded = stranded(g, t, 0)


@kernel
def write_drawn_and_cast(g, t, cards):  # type: ignore[no-untyped-def]
    """Add the cards this game first drew and first cast in each turn; `batch` sums over the turns."""
    for k in range(t.n_cards):
        if g.drawn_in[k] > 0:
            cards[g.drawn_in[k] - 1, 0, k] += 1
        if g.cast_in[k] > 0:
            cards[g.cast_in[k] - 1, 3, k] += 1


@kernel
def write_turn(g, t, rows, at, cards):  # type: ignore[no-untyped-def]
    """One row of `turns`, and this game's share of the counts of cards."""
    p = g.players[0]
    strength = 0
    creatures = int(p.creatures)
    i = 0
    while creatures > 0:
        o = int(g.battlefield[i])
        if g.objects[o].controller == 0 and (g.objects[o].traits & IS_CREATURE) != 0:
            strength += max(power(g, t, o), 0)
            creatures -= 1
        i += 1
    spent = g.spent[0] + g.spent[1] + g.spent[2]
    rest = g.left[0] + g.left[1] + g.left[2]
    rows[0, at] = p.lands
    rows[1, at] = p.stones
    rows[2, at] = p.n_hand
    rows[3, at] = p.n_graveyard
    rows[4, at] = p.n_library
    rows[5, at] = strength
    rows[6, at] = spent + rest
    rows[7, at] = g.spent[0] + g.left[0]
    rows[8, at] = g.spent[1] + g.left[1]
    rows[9, at] = g.spent[2] + g.left[2]
    rows[10, at] = spent
    rows[11, at] = g.stone_on[0]
    rows[12, at] = g.stone_on[1]
    rows[13, at] = g.stone_on[2]
    rows[14, at] = g.stranded
    rows[15, at] = rest - g.stranded
    rows[16, at] = g.spells
    rows[17, at] = g.unearths
    rows[18, at] = g.damage
    turn = g.turn - 1
    for i in range(g.n_told):
        k = int(g.told[i])
        status = g.status[k]
        cards[turn, 1, k] += 1
        if status != HELD:
            cards[turn, 2 if status == CASTABLE else 2 + status, k] += 1  # stuck_mana, stuck_colour, stuck_restriction stand in this order
        g.status[k] = 0
    g.n_told = 0
