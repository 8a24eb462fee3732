"""How permanents enter (CR 110.5b, 614.1c-d), tokens (CR 111), the legend rule and other state-based actions (CR 704)."""

from __future__ import annotations

from ...cards.vocabulary import Do, If, Kind, When, Zone
from ..choices import choose_color, permanent_worth
from ..compile import BOARD, kernel
from ..goals import check_permanents
from ..layout import CREATURE, IS_CREATURE, LEGENDARY, PLANESWALKER, STATE_CHECKED
from ..log import CHOSE_COLOR, COUNTERS_PUT, CREATED, MOVED, note
from ..state import COMBAT, MAIN_2
from .amounts import amount, toughness
from .life import pay_life
from .sources import add_source
from .triggers import fits, holds, raise_event
from .zones import BATTLEFIELD, GRAVEYARD, count_permanent, enter_zone, leave_zone, move, new_token

ENTERS, CHAPTER = int(When.ENTERS), int(When.CHAPTER)
ENTERS_KIND, ENTER_TAPPED, ENTER_WITH_COUNTERS = int(Kind.ENTERS), int(Do.ENTER_TAPPED), int(Do.ENTER_WITH_COUNTERS)
ALWAYS, PAY_LIFE, REVEAL = int(If.ALWAYS), int(If.PAY_LIFE), int(If.REVEAL)
STACK_ZONE = int(Zone.STACK)


@kernel
def in_hand(g, t, selector, player):  # type: ignore[no-untyped-def]
    """Whether a matching card is in a player's hand."""
    p = g.players[player]
    for i in range(p.n_hand):
        if fits(g, t, selector, p.hand[i], player, -1):
            return True
    return False


@kernel
def would_enter_tapped(g, t, o, player, need):  # type: ignore[no-untyped-def]
    """Whether a card would enter tapped; `need`: its controller pays life to have it untapped."""
    row = t.rows[g.objects[o].row]
    if row.enters == 0:
        return False
    for a in range(row.ability, row.ability + row.n_abilities):
        ability = t.abilities[a]
        if ability.kind != ENTERS_KIND or t.effects[ability.effect].do != ENTER_TAPPED:
            continue
        kind = ability.condition
        if kind == ALWAYS:
            return True
        if kind == PAY_LIFE:
            if not need or g.players[player].life <= ability.condition_n:
                return True
        elif kind == REVEAL:
            if not in_hand(g, t, ability.condition_what, player):
                return True
        elif not holds(g, t, kind, ability.condition_n, ability.condition_what, player, o):
            return True
    return False


@kernel
def pay_to_enter(g, t, o, player):  # type: ignore[no-untyped-def]
    """Life paid so that a permanent enters untapped (CR 614.12a)."""
    row = t.rows[g.objects[o].row]
    for a in range(row.ability, row.ability + row.n_abilities):
        ability = t.abilities[a]
        if ability.kind == ENTERS_KIND and ability.condition == PAY_LIFE and t.effects[ability.effect].do == ENTER_TAPPED:
            pay_life(g, player, ability.condition_n, o)


@kernel
def add_lore(g, t, o):  # type: ignore[no-untyped-def]
    """One more lore counter on a saga: its chapter triggers (CR 714.3)."""
    g.objects[o].charge += 1
    g.unsettled = 1  # the last chapter is the end of it (CR 714.4)
    raise_event(g, t, CHAPTER, o, g.objects[o].controller, g.objects[o].charge)


@kernel
def enter_battlefield(g, t, w, o, player, tapped, need):  # type: ignore[no-untyped-def]
    """Put an object onto the battlefield under a player's control, as a new object (CR 400.7, 110.2a); `tapped`: 1, and 2 more for attacking."""
    thing = g.objects[o]
    attacks = (tapped & 2) != 0 and player == g.active and g.step >= COMBAT and g.step < MAIN_2
    tapped &= 1
    before = thing.zone
    if BOARD:
        if not BOARD.may_enter(o, player):
            return
        tapped = BOARD.enters_tapped(o, player, tapped)
        need = BOARD.pays_to_enter(o, player)
    if would_enter_tapped(g, t, o, player, need):
        tapped = 1
    elif need and t.rows[thing.row].enters != 0:
        pay_to_enter(g, t, o, player)
    if before != 0:
        leave_zone(g, o)
    enter_zone(g, o, BATTLEFIELD, 0)
    row = t.rows[thing.row]
    thing.controller = player
    thing.tapped = tapped
    if tapped != 0:
        g.touched = 1
    thing.since = g.turn
    thing.haste = 0
    thing.unearthed = 0
    thing.from_graveyard = 1 if before == GRAVEYARD else 0
    thing.was_cast = 1 if before == STACK_ZONE else 0
    if before != STACK_ZONE:
        thing.x = 0
    thing.plus = 0
    thing.charge = 0
    thing.damage = 0
    thing.power_up = 0
    thing.toughness_up = 0
    thing.attacking = 0
    thing.used = 0
    thing.chosen = 0
    if row.chooses != 0:
        thing.chosen = choose_color(g, t, w, player, thing.row)
    thing.half = -1
    thing.loyalty = row.loyalty if row.loyalty > 0 else 0
    count_permanent(g, o, 1)
    note(g, MOVED, player, o, BATTLEFIELD, before)
    if thing.chosen != 0:
        note(g, CHOSE_COLOR, player, o, thing.chosen, 0)
    if row.enters != 0:
        for a in range(row.ability, row.ability + row.n_abilities):
            ability = t.abilities[a]
            if ability.kind == ENTERS_KIND and t.effects[ability.effect].do == ENTER_WITH_COUNTERS and holds(g, t, ability.condition, ability.condition_n, ability.condition_what, player, o):
                n = amount(g, t, ability.effect, player, o, thing.x, 0)
                if t.effects[ability.effect].token == 1:
                    thing.plus += n
                else:
                    thing.charge += n
                note(g, COUNTERS_PUT, player, o, n, t.effects[ability.effect].token)
    g.watched |= row.watches
    if BOARD:
        BOARD.entered(o)
    if attacks and (t.rows[thing.row].types & CREATURE) != 0:  # CR 508.4
        thing.attacking = 1
    add_source(g, t, o)
    if row.activates != 0 or (row.source != 0 and tapped == 0):
        g.news = 1
    raise_event(g, t, ENTERS, o, player, 0)
    if row.chapters > 0:
        g.sagas = 1
        add_lore(g, t, o)
    if (thing.traits & STATE_CHECKED) != 0 and ((thing.traits & IS_CREATURE) == 0 or (row.supers & LEGENDARY) != 0 or toughness(g, t, o) <= 0 or row.chapters > 0):
        g.unsettled = 1
    if player == 0:
        check_permanents(g, w)


@kernel
def create_tokens(g, t, w, row, n, player, tapped):  # type: ignore[no-untyped-def]
    """Create tokens (CR 111, 701.7); `tapped` is said by the effect that creates them, and holds for each."""
    if BOARD:
        n = BOARD.tokens(player, n)
    for _ in range(n):
        o = new_token(g, t, row, player)
        if o < 0:
            return
        enter_battlefield(g, t, w, o, player, tapped, False)
        note(g, CREATED, player, o, tapped & 1, 0)


@kernel
def state_based_actions(g, t, w):  # type: ignore[no-untyped-def]
    """Check state-based actions until none applies (CR 704.3). `unsettled` is set by whatever could make one apply."""
    again = g.unsettled != 0
    g.unsettled = 0
    while again:
        again = False
        for i in range(g.n_battlefield):
            o = int(g.battlefield[i])
            thing = g.objects[o]
            if (thing.traits & STATE_CHECKED) == 0:
                continue
            row = t.rows[thing.row]
            dead = (row.types & CREATURE) != 0 and (toughness(g, t, o) <= 0 or (thing.damage > 0 and thing.damage >= toughness(g, t, o)))  # CR 704.5f, g
            dead = dead or ((row.types & PLANESWALKER) != 0 and (row.types & CREATURE) == 0 and thing.loyalty <= 0)  # CR 704.5i
            if row.chapters > 0 and thing.charge >= row.chapters:  # CR 714.4
                dead = g.n_stack == 0 and g.n_waiting == 0
                g.unsettled = 1
            if not dead and (row.supers & LEGENDARY) != 0:  # CR 704.5j: one of two is kept, the worthier, then the older
                for j in range(g.n_battlefield):
                    k = int(g.battlefield[j])
                    other = g.objects[k]
                    if k != o and other.controller == thing.controller and t.rows[other.row].name == row.name:
                        mine, its = permanent_worth(g, t, w, o), permanent_worth(g, t, w, k)
                        if BOARD:
                            mine, its = BOARD.kept(o, k)
                        if its > mine or (its == mine and j < i):
                            dead = True
            if dead:
                move(g, t, o, GRAVEYARD, 0)
                again = True
                break

