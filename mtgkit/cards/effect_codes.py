"""What effects do, as codes: a part of the vocabulary, and imported from there."""

from __future__ import annotations

from enum import IntEnum, unique


@unique
class Do(IntEnum):
    """What an effect does."""

    NOTHING = 0
    ADD_MANA = 1  # with `token` "turn" it does not empty before the end of the turn
    CREATE = 2  # `amount` tokens named `token`; of size power/toughness if they are given, -1: X
    DRAW = 3
    DISCARD = 4  # the player chooses
    DISCARD_HAND = 5
    MILL = 6
    SURVEIL = 7
    SCRY = 8
    SEARCH = 9  # up to `amount` matching cards from the library to `to`, then shuffle
    DAMAGE = 10  # to `who`
    LOSE_LIFE = 11
    GAIN_LIFE = 12
    RETURN = 13  # matching cards from your graveyard to `to`
    SACRIFICE = 14  # `who` sacrifices matching permanents
    UNEARTH = 15  # return this (or the target: a `what` card in your graveyard) with haste, exile it at the next end step or if it would leave (CR 702.84a)
    MELD = 16  # exile this and its partner and meld them (CR 701.42)
    COUNTERS = 17  # put `amount` counters of kind `token` on `what` (itself when not given)
    PUMP = 18  # +power/+toughness until end of turn on `what`
    UNTAP = 19
    TAP = 20
    LOOK = 21  # look at the top `amount`, `take` matching cards to the hand, the rest to `to`
    EXILE = 22
    DESTROY = 23
    BOUNCE = 24  # return a matching permanent to its owner's hand; `token` "unearth": one that has unearth is exiled first
    GRANT = 25  # keyword `token` until end of turn
    ENTER_TAPPED = 26  # with Kind.ENTERS; the condition of the ability is when it does *not*
    ENTER_WITH_COUNTERS = 27
    PLAY_FROM_EXILE = 28  # exile the top card, it may be played this turn
    REDUCE_COST = 29  # static: matching spells cost `amount` less
    GET_POWER = 30  # static: +power/+toughness to `what`
    DOES_NOT_UNTAP = 31  # static: this does not untap in the untap step
    MANIFEST = 33
    LAND_TYPES = 34  # static: `what` are also lands of the basic type `token`
    MULTIPLY_MANA = 35
    REPLACE_MANA = 36
    EXTRA_LAND = 37  # static: one more land each turn
    GRANT_UNEARTH = 38  # static: `what` cards in your graveyard have unearth for the cost `mana` (none: their mana cost)
    # static: continuous effects (CR 613)
    GRANT_ABILITIES = 39  # `what` have `abilities`
    LOSE_ABILITIES = 40  # of `what`; with `to` a graveyard: of cards in graveyards instead of permanents (GRANT_ABILITIES likewise)
    SET_LAND_TYPE = 41  # `what` are of the basic type `token` and nothing else (CR 305.7)
    ADD_TYPES = 42  # `what` are also of the types `token`
    BASE_POWER = 43  # `what` have base power and toughness power/toughness; -1: their mana value
    POWER_IS = 44  # its own power and toughness are `amount`
    # static: replacement effects and prohibitions (CR 614)
    GOES_INSTEAD = 45  # `what` that would be put into a graveyard goes to `to` (a library: its bottom)
    CANNOT_ENTER = 46  # `what` in graveyards and libraries cannot enter the battlefield
    EXILED_UNLESS_CAST = 47  # `what` that would enter without being cast is exiled
    OTHERS_ENTER_TAPPED = 48  # `what` enter tapped
    MULTIPLY_TOKENS = 49  # effects that create tokens under your control create `amount` times as many
    MULTIPLY_COUNTERS = 50
    NO_MAXIMUM_HAND = 51
    TAX = 52  # `what` spells cost `amount` more
    SPEND_AS_ANY_COLOR = 53
    ENTER_AS_COPY = 54  # with Kind.ENTERS: it may enter as a copy of `what`
    # one-shot effects
    COUNTER = 55  # counter a spell (`token` "spell") or an ability ("ability", "activated", "triggered"; "": either), without a target what the trigger saw, or all of them; unless its controller pays `mana` if that is given; `to` exile: the spell is exiled
    GAIN_CONTROL = 56  # of `what`; `token` "turn": until end of turn
    EXCHANGE_CONTROL = 57  # of this and `what`; `token` "or sacrifice": if that is not done, this is sacrificed
    FLICKER = 58  # exile `what`, return it to the battlefield under its owner's control, with `take` +1/+1 counters; `token` "end step": at the next one
    END_TURN = 59  # `optional`: the player whose turn it is may
    COPY_ABILITY = 60  # the target (`token` and `what` as for COUNTER), or else the ability or spell that triggered this
    CREATE_COPY = 61  # tokens that are copies of `what`, which also have the types `token`; power/toughness if they are given
    PHASE_OUT = 62  # `token` "end of combat": then; without `what` (as FLICKER and CREATE_COPY): the object that the trigger saw, or this
    ATTACH = 63  # this to `what`
    EXILE_GRAVEYARD = 64  # of `who`
    DOUBLE_POOL = 65
    RETURN_EXILED = 66  # one card exiled with this, to the battlefield under your control
    EXILE_THAT = 67  # the card that the trigger saw, if it is still there; it is exiled with this
    BECOME = 68  # `what` is also of the types `token` with base power/toughness until end of turn
    CONTROL_ATTACHED = 69  # static: you control what this is attached to
    COPY_EXILED = 70  # a token copy of the card exiled with this, with the keyword `token`; `to` exile: it is exiled at the next end step
    CAST_WITH_FLASH = 71  # static: you may cast `what` as though it had flash
    SWAP_WITH_GRAVEYARD = 80  # a target permanent `what` is sacrificed and a target card `what` of its controller's graveyard returns, at once, if both targets are legal
    DRAIN_POOL = 85  # `who` activates a mana ability of each of `what`, then loses all unspent mana; you add that mana (CR 106.13)
    KEEP_MANA = 87  # static: `who` keeps unspent mana of the types `mana` ("": any) as steps end; `token`: the type that it becomes instead
    SET_COLORS = 86  # static: `what` are of the colours `mana` and no other ("": colourless), spells and cards elsewhere too
    PAY_ANY = 90  # pay any amount of generic mana: how much, is how much was done
    PUT_FOR_A_TURN = 82  # a `what` card of your graveyard (a target, if the effect has one) or hand (`to` is that zone) comes onto the battlefield with haste; at the next end step `token`: exile or sacrifice it
    EXILE_UNTIL = 110  # exile `what` until this leaves the battlefield (CR 610.3)
    NAME_CARD = 111  # with Kind.ENTERS: a card name is chosen
    NAMED_CANNOT_ACTIVATE = 112  # static: no activated abilities of sources with the chosen name, mana abilities aside
    EXILE_NAMED = 113  # a card name is chosen; the targeted player's cards of that name are exiled from graveyard, hand and library
    TRANSFORM = 114  # every one of `what` that can
    LOYALTY_TWICE = 115  # static: its loyalty abilities may be activated twice each turn
    CANNOT_ACTIVATE = 83  # static: abilities of `what` can't be activated; `to`: where they are (hand: anywhere); `token` "not mana": mana abilities can
    EXILE_WITH = 120  # exile `what`, linked to this
    RETURN_ALL_EXILED = 121  # all cards exiled with this, to the battlefield under their owners' control
    CANNOT_CAST = 130  # static: `what` spells can't be cast; `token` "named": those of the name chosen as this entered
    FOR_THE_TURN = 131  # until end of turn `abilities` act, from no permanent; where one asks for a chosen colour, it is chosen now, by the active player if `who` is each
    OTHER = 99  # not modelled: always left out
