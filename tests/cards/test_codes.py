"""Abilities as data and back, exactly."""

import json
from dataclasses import MISSING, fields
from enum import IntEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtgkit.cards import vocabulary as v
from mtgkit.cards.catalogue import catalogue
from mtgkit.cards.codes import ENUMS, PARTS, from_data, to_data
from mtgkit.errors import CardError

PLAIN = {str: st.text("WUBRGC|{}abc", max_size=6), int: st.integers(-9, 99), bool: st.booleans()}


def things(kind):
    """Any object of one class of the vocabulary: some of its fields given, the others at their defaults."""
    given_fields, needed = {}, {}
    for f in fields(kind):
        if f.name == "effects":
            strategy = st.lists(st.deferred(lambda: things(v.Effect)), max_size=2).map(tuple)
        elif f.name == "abilities":
            strategy = st.lists(st.deferred(lambda: things(v.Ability)), max_size=1).map(tuple)
        elif f.name == "allowed":
            strategy = st.lists(st.text("abc ", max_size=5), max_size=3).map(tuple)
        elif (kind, f.name) in ENUMS:
            strategy = st.sampled_from(list(ENUMS[kind, f.name]))
        elif f.name in PARTS and f.name != "cost":
            part = PARTS[f.name]
            strategy = st.deferred(lambda part=part: things(part))
        elif f.name == "cost":
            strategy = st.deferred(lambda: things(v.Cost))
        elif f.name == "loyalty":
            strategy = PLAIN[int]
        else:
            strategy = PLAIN[type(f.default)]
        (needed if f.default is MISSING else given_fields)[f.name] = strategy
    return st.fixed_dictionaries(needed, optional=given_fields).map(lambda given: kind(**given))


@settings(max_examples=60, deadline=None)
@given(things(v.Ability))
def test_round_trip_is_exact(ability):
    assert from_data(json.loads(json.dumps(to_data(ability)))) == ability


def test_each_field_of_the_vocabulary_is_written_and_read():
    for kind in (v.Ability, v.Effect, v.Cost, v.Selector, v.Amount, v.Condition, v.Restriction):
        for f in fields(kind):
            if isinstance(f.default, IntEnum):
                assert (kind, f.name) in ENUMS, (kind.__name__, f.name)


def test_defaults_are_dropped():
    assert to_data(v.Ability(v.Kind.MANA)) == {"kind": 2}


def test_every_ability_of_the_catalogue_comes_back():
    n = 0
    for line in catalogue().records:
        for data in json.loads(line).get("abilities", ()):
            assert to_data(from_data(data)) == data
            n += 1
    assert n > 500


@pytest.mark.parametrize("data", [{"kind": 4, "tappd": True}, {"kind": 4, "effects": [{"do": 2, "tapped_": True}]}, {"kind": 4, "cost": {"man": "{1}"}}])
def test_an_unknown_key_is_named_a017(data):
    with pytest.raises(CardError, match=r"has no '(tappd|tapped_|man)'"):
        from_data(data)


def test_an_unknown_code_and_a_missing_key_are_named():
    with pytest.raises(CardError, match="77 is no code for 'kind'"):
        from_data({"kind": 77})
    with pytest.raises(CardError, match="Effect needs do"):
        from_data({"kind": 4, "effects": [{"tapped": True}]})
