"""What effects do: one short branch for each code of `cards.vocabulary.Do` (CR 608.2)."""

from __future__ import annotations

from ...cards.vocabulary import Do, If, Who
from ..choices import choose_card, choose_permanent, lands_held, spareness
from ..compile import BOARD, kernel
from ..goals import reached
from ..log import COUNTERS_PUT, FIZZLED, GAINED_LIFE, UNTAPPED, note
from ..policy import UNEARTH_LINE
from .amounts import amount
from .battlefield import create_tokens, enter_battlefield
from .cards_in_hand import count_drawn, discard, discard_hand, draw, find_in_library, look, mill, shuffle_library, surveil
from .life import lose_life
from .mana import add_mana
from .meld import meld
from .triggers import fits, holds
from .unearth import mark_unearthed
from .zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, IN_LIBRARY, enter_zone, leave_zone, move

ADD_MANA, CREATE, DRAW, DISCARD, DISCARD_HAND, MILL = int(Do.ADD_MANA), int(Do.CREATE), int(Do.DRAW), int(Do.DISCARD), int(Do.DISCARD_HAND), int(Do.MILL)
SURVEIL, SCRY, SEARCH, DAMAGE, LOSE_LIFE, GAIN_LIFE = int(Do.SURVEIL), int(Do.SCRY), int(Do.SEARCH), int(Do.DAMAGE), int(Do.LOSE_LIFE), int(Do.GAIN_LIFE)
RETURN, SACRIFICE, UNEARTH, MELD, COUNTERS, PUMP = int(Do.RETURN), int(Do.SACRIFICE), int(Do.UNEARTH), int(Do.MELD), int(Do.COUNTERS), int(Do.PUMP)
UNTAP, TAP, LOOK, EXILE_IT, DESTROY, BOUNCE, GRANT = int(Do.UNTAP), int(Do.TAP), int(Do.LOOK), int(Do.EXILE), int(Do.DESTROY), int(Do.BOUNCE), int(Do.GRANT)
DID, MELD_PAIR_ATTACKING = int(If.DID), int(If.MELD_PAIR_ATTACKING)
YOU, EACH, TARGET_PLAYER = int(Who.YOU), int(Who.EACH), int(Who.TARGET_PLAYER)
PLAYED_EFFECTS = (ADD_MANA, CREATE, DRAW, DISCARD, DISCARD_HAND, MILL, SURVEIL, SCRY, SEARCH, DAMAGE, LOSE_LIFE, GAIN_LIFE, RETURN, SACRIFICE, UNEARTH, MELD,
                  COUNTERS, PUMP, UNTAP, TAP, LOOK, EXILE_IT, DESTROY, BOUNCE, GRANT)  # fmt: skip


@kernel
def one_of_yours(g, t, w, do, e, o, n, player):  # type: ignore[no-untyped-def]
    """An effect on one permanent: counters, pump, untap, tap, grant, leave."""
    effect = t.effects[e]
    thing = g.objects[o]
    g.unsettled = 1
    g.gathered = 0
    g.news = 1
    if do == COUNTERS:
        if BOARD:
            n = BOARD.counters(o, n)
        if effect.token == 1:
            thing.plus += n
        elif effect.token == 2:
            thing.loyalty += n
        else:
            thing.charge += n
        note(g, COUNTERS_PUT, player, o, n, effect.token)
    elif do == PUMP:
        g.pumped = 1
        thing.power_up += effect.power * n
        thing.toughness_up += effect.toughness * n
    elif do == UNTAP:
        thing.tapped = 0
        note(g, UNTAPPED, player, o, 0, 0)
    elif do == TAP:
        thing.tapped = 1
        g.touched = 1
    elif do == GRANT:
        if effect.token & 1:
            thing.haste = 1
    elif do == SACRIFICE or do == DESTROY:
        move(g, t, o, GRAVEYARD, 0)
    elif do == EXILE_IT:
        move(g, t, o, EXILE, 0)
    elif do == BOUNCE:
        move(g, t, o, HAND, 0)


@kernel
def on_permanents(g, t, w, do, e, n, player, source, stamp):  # type: ignore[no-untyped-def]
    """Effects on this permanent, on one that is chosen, or on all that fit; returns how many there were."""
    effect = t.effects[e]
    if effect.what < 0 or t.selectors[effect.what].itself != 0:
        if source < 0 or g.objects[source].stamp != stamp or g.objects[source].zone != BATTLEFIELD:
            return 0
        one_of_yours(g, t, w, do, e, source, n, player)
        return 1
    if effect.taken < 0:  # every one that fits
        done = 0
        for i in range(g.n_battlefield - 1, -1, -1):
            o = int(g.battlefield[i])
            if fits(g, t, effect.what, o, player, source):
                one_of_yours(g, t, w, do, e, o, n, player)
                done += 1
        return done
    harmful = do == SACRIFICE or do == DESTROY or do == EXILE_IT or do == BOUNCE or do == TAP
    done = 0
    times = n if do == SACRIFICE or do == UNTAP or do == BOUNCE else 1
    for _ in range(times):
        o = choose_permanent(g, t, w, player, effect.what, source, 0 if harmful else 1)
        if o < 0:
            break
        one_of_yours(g, t, w, do, e, o, n, player)
        done += 1
    return done


@kernel
def search(g, t, w, e, n, player):  # type: ignore[no-untyped-def]
    """Search a library, put the cards where they go, shuffle (CR 701.23)."""
    effect = t.effects[e]
    found = 0
    top = -1
    for _ in range(n):
        o = find_in_library(g, t, w, player, effect.what, effect.to)
        if o < 0:
            break
        found += 1
        if effect.to == BATTLEFIELD:
            enter_battlefield(g, t, w, o, player, effect.tapped, False)
        elif effect.to == IN_LIBRARY:
            leave_zone(g, o)
            g.objects[o].zone = 0
            top = o
        else:
            move(g, t, o, effect.to, 0)
            if effect.to == HAND:
                count_drawn(g, o)
    shuffle_library(g, player)
    if top >= 0:
        enter_zone(g, top, IN_LIBRARY, 0)
    return found


@kernel
def return_cards(g, t, w, e, n, player, source, stamp):  # type: ignore[no-untyped-def]
    """Return cards from a graveyard (CR 400.7)."""
    effect = t.effects[e]
    p = g.players[player]
    done = 0
    for _ in range(n):
        o = -1
        if effect.what >= 0 and t.selectors[effect.what].itself != 0:
            if done == 0 and g.objects[source].stamp == stamp + 1 and g.objects[source].zone == GRAVEYARD:
                o = source
        else:
            o = choose_card(g, t, w, p.graveyard, int(p.n_graveyard), 0, player, effect.what, effect.to)
        if o < 0:
            break
        if effect.to == BATTLEFIELD:
            enter_battlefield(g, t, w, o, player, effect.tapped, False)
        else:
            move(g, t, o, effect.to, 0)
        done += 1
    return done


@kernel
def unearth(g, t, w, o, stamp, player):  # type: ignore[no-untyped-def]
    """Return the card from the player's own graveyard, if it is still there (CR 702.84a and its ruling); who controls a copy of the ability may be another."""
    if g.objects[o].stamp != stamp or g.objects[o].zone != GRAVEYARD or g.objects[o].owner != player:
        note(g, FIZZLED, player, o, 0, 0)
        return 0
    enter_battlefield(g, t, w, o, player, 0, False)
    if BOARD:
        if g.objects[o].zone != BATTLEFIELD:  # an effect kept it from entering
            return 0
    mark_unearthed(g, o)
    if player == 0:
        reached(g, w, UNEARTH_LINE, t.rows[g.objects[o].card].name, 0)
    return 1


@kernel
def player_effect(g, t, w, e, do, n, player, source):  # type: ignore[no-untyped-def]
    """Effects on one player; returns how much was done."""
    effect = t.effects[e]
    if do == DRAW:
        draw(g, t, player, n)
        return n
    if do == DISCARD:
        return discard(g, t, w, player, n, effect.what)
    if do == DISCARD_HAND:
        return discard_hand(g, t, w, player)
    if do == MILL:
        mill(g, t, player, n)
        return n
    if do == SURVEIL:
        surveil(g, t, w, player, n, GRAVEYARD)
        return n
    if do == SCRY:
        surveil(g, t, w, player, n, IN_LIBRARY)
        return n
    if do == DAMAGE or do == LOSE_LIFE:
        lose_life(g, player, n, do == DAMAGE, source)
        return n
    if do == GAIN_LIFE:
        g.players[player].life += n
        note(g, GAINED_LIFE, player, source, n, g.players[player].life)
        return n
    if do == CREATE:
        create_tokens(g, t, w, effect.token, n, player, effect.tapped)
        return n
    return 0


@kernel
def worth_discarding(g, t, w, player, selector):  # type: ignore[no-untyped-def]
    """Whether the pilot takes an offer to discard for a new card: when something in hand is spare."""
    if BOARD:
        return BOARD.may_discard(player, selector)
    p = g.players[player]
    lands = lands_held(g, t, player)
    for i in range(p.n_hand):
        o = int(p.hand[i])
        if (selector < 0 or fits(g, t, selector, o, player, -1)) and spareness(g, t, w, o, player, lands) > 0:
            return True
    return False


@kernel
def do_effect(g, t, w, e, player, source, stamp, x, done):  # type: ignore[no-untyped-def]
    """Do one effect of a resolving ability; returns how much was done, for "if you do" and "that many"."""
    effect = t.effects[e]
    do = effect.do
    if effect.condition == DID:
        if done <= 0:
            return 0
    elif not holds(g, t, effect.condition, effect.condition_n, effect.condition_what, player, source):
        return 0
    n = amount(g, t, e, player, source, x, done)
    if BOARD:
        answer = BOARD.do_effect(e, n, player, source, stamp, x, done)
        if answer >= 0:
            return answer
    if do == UNEARTH:
        return unearth(g, t, w, source, stamp, player)
    if do == MELD:
        return 1 if g.objects[source].stamp == stamp and meld(g, t, w, source, effect.condition == MELD_PAIR_ATTACKING) else 0
    if do == SEARCH:
        return search(g, t, w, e, n, player)
    if do == RETURN:
        return return_cards(g, t, w, e, n, player, source, stamp)
    if do == LOOK:
        return look(g, t, w, player, n, effect.taken, effect.what, effect.to)
    if do == ADD_MANA:
        g.news = 1
        for k in range(6):
            add_mana(g, player, k, effect.restriction, t.manas[effect.mana, k] * n)
        return n
    if do == CREATE or do == DRAW or do == DISCARD or do == DISCARD_HAND or do == MILL or do == SURVEIL or do == SCRY or do == DAMAGE or do == LOSE_LIFE or do == GAIN_LIFE:
        who = effect.who
        if do == DISCARD and effect.optional != 0 and not worth_discarding(g, t, w, player, effect.what):
            return 0
        if who == YOU or (who == TARGET_PLAYER and do != DAMAGE and do != LOSE_LIFE and do != DISCARD):
            return player_effect(g, t, w, e, do, n, player, source)
        result = player_effect(g, t, w, e, do, n, 1 - player, source)
        if who == EACH:
            result = player_effect(g, t, w, e, do, n, player, source)
        return result
    return on_permanents(g, t, w, do, e, n, player, source, stamp)
