"""Which codes of the vocabulary the engine plays; what an ability needs beyond them is left out, by name.

A test holds these sets against the engine's handlers, so that no code is claimed and not played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .vocabulary import Ability, Cost, Count, Do, Effect, If, Kind, ManaFrom, When, Who

if TYPE_CHECKING:
    from .card import Card

EFFECTS = frozenset({
    Do.NOTHING, Do.ADD_MANA, Do.CREATE, Do.DRAW, Do.DISCARD, Do.DISCARD_HAND, Do.MILL, Do.SURVEIL, Do.SCRY, Do.SEARCH, Do.DAMAGE, Do.LOSE_LIFE, Do.GAIN_LIFE,
    Do.RETURN, Do.SACRIFICE, Do.UNEARTH, Do.MELD, Do.COUNTERS, Do.PUMP, Do.UNTAP, Do.TAP, Do.LOOK, Do.EXILE, Do.DESTROY, Do.BOUNCE, Do.GRANT,
    Do.ENTER_TAPPED, Do.ENTER_WITH_COUNTERS, Do.DOES_NOT_UNTAP,
})  # fmt: skip
EVENTS = frozenset({
    When.NEVER, When.ENTERS, When.DIES, When.LEAVES, When.ATTACKS, When.YOU_ATTACK, When.CAST_THIS, When.CAST, When.DISCARD, When.UPKEEP, When.DRAW_STEP, When.MAIN,
    When.COMBAT, When.DAMAGE_TO_PLAYER, When.END_STEP, When.CHAPTER, When.LEAVES_TO_GRAVEYARD_OR_EXILE, When.DRAW,
})  # fmt: skip
CONDITIONS = frozenset({
    If.ALWAYS, If.CONTROL_AT_LEAST, If.CONTROL_AT_MOST, If.GRAVEYARD_AT_LEAST, If.FROM_GRAVEYARD, If.WAS_CAST, If.PAY_LIFE, If.REVEAL, If.LIFE_AT_MOST, If.OPPONENTS_AT_LEAST,
    If.MELD_PAIR, If.MELD_PAIR_ATTACKING, If.DID, If.NO_CARD_PLAYED_FROM_EXILE, If.HAND_AT_MOST, If.TURN_AT_MOST, If.SPELLS_AT_LEAST, If.COUNTERS_AT_LEAST, If.DREW_AT_LEAST,
})  # fmt: skip
COUNTS = frozenset({
    Count.FIXED, Count.X, Count.BATTLEFIELD, Count.GRAVEYARD, Count.HAND, Count.DONE, Count.POWER, Count.COUNTERS, Count.DIED_THIS_TURN, Count.HALF_LIBRARY, Count.OPPONENTS, Count.LIFE, Count.ATTACKERS,
})  # fmt: skip
MANA_FROM = frozenset({ManaFrom.PRINTED, ManaFrom.IDENTITY, ManaFrom.YOUR_LANDS, ManaFrom.OPPONENTS_LANDS, ManaFrom.YOUR_BASIC_LANDS, ManaFrom.CHOSEN_COLOR})
KINDS = frozenset({Kind.SPELL, Kind.ACTIVATED, Kind.MANA, Kind.LOYALTY, Kind.TRIGGERED, Kind.ENTERS})
STATIC_EFFECTS = frozenset({Do.DOES_NOT_UNTAP})


def _word(code: object) -> str:
    return str(getattr(code, "name", code)).lower().replace("_", " ")


def _cost(cost: Cost) -> list[str]:
    """Costs that the engine cannot pay."""
    wrong = []
    if cost.other:
        wrong.append(f"cost: {cost.other}")
    for name in ("untap", "energy", "tap_other", "return_to_hand", "discard_hand"):
        if getattr(cost, name):
            wrong.append(f"cost: {_word(name)}")
    return wrong


def _effect(effect: Effect) -> list[str]:
    """What of one effect is not played."""
    wrong = []
    if effect.do not in EFFECTS:
        wrong.append(effect.token if effect.do == Do.OTHER and effect.token else _word(effect.do))
    if effect.condition.kind not in CONDITIONS:
        wrong.append(f"if {_word(effect.condition.kind)}")
    if effect.amount.count not in COUNTS:
        wrong.append(f"count of {_word(effect.amount.count)}")
    if effect.mana_from not in MANA_FROM:
        wrong.append(f"mana of {_word(effect.mana_from)}")
    return wrong


def _mana(ability: Ability) -> list[str]:
    """Costs of a mana ability that the engine cannot pay: it takes mana, life, counters, and this permanent itself."""
    cost = ability.cost
    wrong = ["mana for sacrificing another permanent"] if cost.sacrifice is not None and not cost.sacrifice.itself else []
    wrong += [f"mana for a cost: {_word(name)}" for name in ("discard", "exile_itself", "exile_from_graveyard") if getattr(cost, name)]
    return wrong if any(e.do == Do.ADD_MANA for e in ability.effects) else [*wrong, "mana ability without mana"]


def ignored_in(ability: Ability) -> list[str]:
    """What else a mana ability does that the engine passes over, though it plays the ability: it adds one amount of mana and deals a fixed damage to you.

    Examples
    --------
    >>> from mtgkit.cards.make import gain_life, tap_for
    >>> ignored_in(tap_for("C", also=gain_life(1)))
    ['gain life with its mana']
    """
    if ability.kind != Kind.MANA:
        return []
    made = [e for e in ability.effects if e.do == Do.ADD_MANA]
    rest = [e for e in ability.effects if e.do not in (Do.ADD_MANA, Do.OTHER) and not (e.do == Do.DAMAGE and e.who == Who.YOU and e.amount.count == Count.FIXED)]
    return ["more than one kind of mana at once"] * (len(made) > 1) + [f"{_word(e.do)} with its mana" for e in rest]


def left_out_of(ability: Ability) -> list[str]:
    """What an ability needs and the engine lacks, in short words; empty when it is played whole.

    Parameters
    ----------
    ability : Ability
        Any ability.

    Returns
    -------
    list of str
        One entry for each thing that is missing.

    Examples
    --------
    >>> from mtgkit.cards.make import enters, powerstones
    >>> left_out_of(enters(powerstones(1)))
    []
    """
    wrong = _cost(ability.cost)
    if ability.kind == Kind.MANA:
        wrong += _mana(ability)
    if ability.kind == Kind.STATIC:
        return wrong + [e.token if e.do == Do.OTHER and e.token else f"static: {_word(e.do)}" for e in ability.effects if e.do not in STATIC_EFFECTS]
    if ability.kind not in KINDS:
        wrong.append(_word(ability.kind))
    if ability.kind == Kind.TRIGGERED and ability.when not in EVENTS:
        wrong.append(f"when {_word(ability.when)}")
    if ability.kind == Kind.TRIGGERED and (ability.cost.mana or ability.cost.discard):
        wrong.append("payment as it resolves")
    if ability.condition.kind not in CONDITIONS:
        wrong.append(f"if {_word(ability.condition.kind)}")
    for effect in ability.effects:
        if effect.mode and effect.do not in EFFECTS:
            continue  # one mode of several: the others are played; named by the card itself
        wrong += _effect(effect)
    return wrong


AT_TABLE = frozenset(Do) - {Do.OTHER, Do.PLAY_FROM_EXILE, Do.MANIFEST}
EVENTS_AT_TABLE = EVENTS | {When.TAPPED_FOR_MANA, When.TO_GRAVEYARD, When.ACTIVATED_ABILITY, When.BECOMES_TARGET}


def left_out_at_table(ability: Ability) -> list[str]:
    """What an ability needs and the Table lacks, in short words: it plays more than the batch.

    Parameters
    ----------
    ability : Ability
        Any ability.

    Returns
    -------
    list of str
        One entry for each thing that is missing.

    Examples
    --------
    >>> from mtgkit.cards.make import tap_for
    >>> from mtgkit.cards.vocabulary import Selector
    >>> left_out_at_table(tap_for("C"))
    []
    """
    wrong = [f"cost: {ability.cost.other}"] * bool(ability.cost.other) + [f"cost: {_word(n)}" for n in ("energy", "return_to_hand", "discard_hand") if getattr(ability.cost, n)]
    if ability.kind == Kind.TRIGGERED and ability.when not in EVENTS_AT_TABLE:
        wrong.append(f"when {_word(ability.when)}")
    wrong += [e.token or _word(e.do) for e in ability.effects if e.do not in AT_TABLE and not e.mode]  # one mode of several is only not offered
    return wrong + [f"if {_word(ability.condition.kind)}"] * (ability.condition.kind == If.OTHER)


def missing_at_table(card: Card) -> list[str]:
    """What of a card the Table does not play: what no code says, and codes that it lacks.

    Examples
    --------
    >>> from mtgkit.cards.catalogue import get
    >>> missing_at_table(get("Cityscape Leveler"))
    []
    """
    named = {w for a in card.abilities for w in left_out_of(a) + ignored_in(a)}
    if any(e.do == Do.POWER_IS for a in card.abilities for e in a.effects):
        named.add("power or toughness that varies")
    words = [w for w in card.left_out if w not in named] + [w for a in card.abilities for w in left_out_at_table(a)]
    return list(dict.fromkeys(w for w in words if w != "other"))
