"""Kinds of ability, zones, events, counts, conditions, players and sources of mana, as codes: a part of the vocabulary, and imported from there."""

from __future__ import annotations

from enum import IntEnum, unique


@unique
class Kind(IntEnum):
    """What sort of ability it is (CR 113.3, 605, 606, 614)."""

    SPELL = 0  # what an instant or sorcery does as it resolves
    ACTIVATED = 1
    MANA = 2  # an activated mana ability: no target, could add mana, not a loyalty ability (CR 605.1a)
    LOYALTY = 3
    TRIGGERED = 4
    ENTERS = 5  # replacement: how this permanent enters (CR 614.1c-d)
    STATIC = 6
    FLASHBACK = 7  # may be cast from the graveyard for `cost`, then exiled (CR 702.34)


@unique
class Zone(IntEnum):
    """Where a card is; the order is that of CR 400.1."""

    NONE = 0  # a token that has ceased to exist
    LIBRARY = 1
    HAND = 2
    BATTLEFIELD = 3
    GRAVEYARD = 4
    STACK = 5
    EXILE = 6
    COMMAND = 7


@unique
class When(IntEnum):
    """Events that triggered abilities watch (CR 603)."""

    NEVER = 0
    ENTERS = 1
    DIES = 2
    LEAVES = 3  # leaves the battlefield
    ATTACKS = 4  # this or a matching creature is declared as an attacker
    YOU_ATTACK = 5  # once a combat
    CAST_THIS = 6
    CAST = 7  # you cast a matching spell
    DISCARD = 8  # you discard matching cards; once for each event
    UPKEEP = 9  # yours, unless `whose` of the selector says otherwise
    DRAW_STEP = 10
    MAIN = 11  # your first main phase
    COMBAT = 12  # beginning of combat on your turn
    DAMAGE_TO_PLAYER = 13  # this deals combat damage to a player
    END_STEP = 14
    CHAPTER = 15  # a saga reaches chapter `n`
    LEAVES_TO_GRAVEYARD_OR_EXILE = 16  # from the battlefield
    TAPPED_FOR_MANA = 17
    DRAW = 18
    SACRIFICE = 19
    MILLED = 20
    ACTIVATED_ABILITY = 21
    UNTAPS = 22
    TO_GRAVEYARD = 23  # a card is put into a graveyard from anywhere
    BECOMES_TARGET = 24  # of a spell or ability that an opponent controls


@unique
class Count(IntEnum):
    """What a number counts."""

    FIXED = 0
    X = 1
    BATTLEFIELD = 2  # matching permanents
    GRAVEYARD = 3  # matching cards in your graveyard
    HAND = 4  # cards in your hand
    DONE = 5  # how many the effect before this one did (discarded, sacrificed ...)
    POWER = 6  # of this
    COUNTERS = 7  # charge counters on this
    DIED_THIS_TURN = 8  # matching cards that died this turn
    HALF_LIBRARY = 9  # of `who`, rounded up
    OPPONENTS = 10
    LIFE = 11
    TOP_OF_LIBRARY = 12
    ATTACKERS = 13  # attacking creatures you control
    PLUS_COUNTERS = 14  # +1/+1 counters on this, or those that it had
    UNSPENT = 25  # unspent mana that you have, of the colours of `what` if it is given, restrictions aside
    TARGET_POWER = 20  # power of the target as it was when the ability began to resolve


@unique
class If(IntEnum):
    """Conditions."""

    ALWAYS = 0
    CONTROL_AT_LEAST = 1  # `n` matching permanents
    CONTROL_AT_MOST = 2
    GRAVEYARD_AT_LEAST = 3
    FROM_GRAVEYARD = 4  # this entered from a graveyard
    WAS_CAST = 5
    PAY_LIFE = 6  # its controller may pay `n` life
    REVEAL = 7  # a matching card from hand
    LIFE_AT_MOST = 8  # some player has `n` or less
    OPPONENTS_AT_LEAST = 9
    MELD_PAIR = 10  # you own and control this and its partner
    MELD_PAIR_ATTACKING = 11
    DID = 12  # the effect before this one did something
    NO_CARD_PLAYED_FROM_EXILE = 13
    HAND_AT_MOST = 14
    TURN_AT_MOST = 15
    SPELLS_AT_LEAST = 16  # you cast this turn
    RETURN_LAND = 17  # its controller returns a matching permanent to hand, else it is sacrificed
    KICKED = 18
    DISCARD_MATCHING = 19
    SACRIFICED_MATCHES = 20  # what was sacrificed as a cost matches
    DREW_AT_LEAST = 21
    COUNTERS_AT_LEAST = 22
    IS_CREATURE = 23
    PRODUCED = 24  # the mana made is of the type numbered `n` (W U B R G C), or of the chosen colour (-1)
    YOUR_TURN = 25
    HAS_COUNTERS = 30  # at least `n` counters, on this, of the kind that `what` has as its name
    LACKS_COUNTERS = 31  # fewer than `n` of them
    OTHER = 99


@unique
class Who(IntEnum):
    """Whom an effect or a count concerns."""

    YOU = 0
    OPPONENT = 1
    EACH = 2
    TARGET_PLAYER = 3  # the pilot chooses; targets are chosen as the ability is put on the stack
    ANY_TARGET = 4
    ITS_CONTROLLER = 5
    EACH_OPPONENT = 6
    DEFENDING_PLAYER = 7
    TARGET_OPPONENT = 8


@unique
class ManaFrom(IntEnum):
    """Where the types of mana of an ability come from."""

    PRINTED = 0
    IDENTITY = 1  # a colour of the commander's identity
    YOUR_LANDS = 2  # any type of your lands (CR 106.7)
    YOUR_LANDS_COLORS = 11  # any colour of them
    OPPONENTS_LANDS = 3  # any colour of the lands of opponents
    YOUR_BASIC_LANDS = 4  # any colour of your basic lands
    CHOSEN_COLOR = 5  # the colour chosen as this entered
    PERMANENTS_COLORS = 6  # colours among permanents you control
    IMPRINTED = 7  # colours of the exiled card
    LEGENDS_COLORS = 8
    GRAVEYARD_COLORS = 9
    PRODUCED = 10  # any type that the permanent tapped for mana produced
