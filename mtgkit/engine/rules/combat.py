"""Combat against an empty board (CR 506-511): who can attack does, and damage is dealt to the opponent."""

from __future__ import annotations

from ...cards.vocabulary import When
from ..choices import controls_name
from ..compile import kernel
from ..goals import check_damage
from ..layout import DEFENDER, DOUBLE_STRIKE, HASTE, IS_CREATURE, LIFELINK, VIGILANCE
from ..log import ATTACKED, GAINED_LIFE, note
from .amounts import power
from .life import lose_life
from .triggers import meld_partner, raise_event

ATTACKS, YOU_ATTACK, DAMAGE_TO_PLAYER = int(When.ATTACKS), int(When.YOU_ATTACK), int(When.DAMAGE_TO_PLAYER)


@kernel
def can_attack(g, t, o, player):  # type: ignore[no-untyped-def]
    """CR 508.1a: untapped, without defender, with haste or there since the turn began."""
    thing = g.objects[o]
    row = t.rows[thing.row]
    if thing.controller != player or (thing.traits & IS_CREATURE) == 0 or thing.tapped != 0 or (row.keywords & DEFENDER) != 0:
        return False
    return thing.since != g.turn or thing.haste != 0 or (row.keywords & HASTE) != 0


@kernel
def melds_for_nothing(g, t, o, player):  # type: ignore[no-untyped-def]
    """Whether the attack of a card would meld it into a legend that its controller has already."""
    row = t.rows[g.objects[o].row]
    if row.melds_into < 0 or ((row.watches | row.triggers) & (1 << ATTACKS | 1 << YOU_ATTACK)) == 0:
        return False
    return meld_partner(g, t, o, False) >= 0 and controls_name(g, t, player, t.rows[row.melds_into].name)


@kernel
def attack_with(g, t, o, player):  # type: ignore[no-untyped-def]
    """A creature is declared as an attacker and taps (CR 508.1f)."""
    thing = g.objects[o]
    thing.attacking = 1
    if (t.rows[thing.row].keywords & VIGILANCE) == 0:
        thing.tapped = 1
        g.touched = 1
        g.gathered = 0
    note(g, ATTACKED, player, o, 0, 0)


@kernel
def attackers_declared(g, t, player):  # type: ignore[no-untyped-def]
    """Abilities that trigger on attackers being declared (CR 508.1m)."""
    for i in range(g.n_battlefield):
        o = int(g.battlefield[i])
        if g.objects[o].attacking != 0:
            raise_event(g, t, ATTACKS, o, player, 0)
    raise_event(g, t, YOU_ATTACK, -1, player, 0)


@kernel
def declare_attackers(g, t, player):  # type: ignore[no-untyped-def]
    """Every creature that could deal damage attacks: the opponent has no blockers."""
    creatures = int(g.players[player].creatures)
    any_attacks = False
    i = -1
    while creatures > 0:
        i += 1
        o = int(g.battlefield[i])
        if g.objects[o].controller != player or (g.objects[o].traits & IS_CREATURE) == 0:
            continue
        creatures -= 1
        if can_attack(g, t, o, player) and not melds_for_nothing(g, t, o, player) and (power(g, t, o) > 0 or t.rows[g.objects[o].row].triggers & (1 << ATTACKS)):
            attack_with(g, t, o, player)
            any_attacks = True
    if any_attacks:
        attackers_declared(g, t, player)
    return any_attacks


@kernel
def deal_damage(g, t, w, player):  # type: ignore[no-untyped-def]
    """Unblocked attackers deal combat damage to the opponent (CR 510)."""
    for i in range(g.n_battlefield):
        o = int(g.battlefield[i])
        if g.objects[o].attacking == 0 or g.objects[o].controller != player:
            continue
        keywords = t.rows[g.objects[o].row].keywords
        n = max(power(g, t, o), 0)
        if (keywords & DOUBLE_STRIKE) != 0:
            n *= 2
        lose_life(g, 1 - player, n, True, o)
        if (keywords & LIFELINK) != 0:
            g.players[player].life += n
            note(g, GAINED_LIFE, player, o, n, g.players[player].life)
        if n > 0:
            raise_event(g, t, DAMAGE_TO_PLAYER, o, player, 0)
    check_damage(g, w)


@kernel
def end_combat(g):  # type: ignore[no-untyped-def]
    for i in range(g.n_battlefield):
        g.objects[g.battlefield[i]].attacking = 0
