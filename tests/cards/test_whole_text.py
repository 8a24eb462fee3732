"""A card counts as modelled in full only when nothing on it is passed over: one test for each kind of fault that was found."""

import json

import pytest

import mtgkit as mk
from mtgkit.cards import vocabulary as v
from mtgkit.cards.catalogue import catalogue
from mtgkit.cards.make import gain_life, lose_life, other, tap_for, whenever


def harm(name):
    """Damage and life for one mana of each mana ability of a card."""
    return [a.cost.life + sum(e.amount.n for e in a.effects if e.do == v.Do.DAMAGE) for a in mk.card(name).abilities if a.kind == v.Kind.MANA]


@pytest.mark.parametrize(("name", "hurts"), [("City of Brass", [1]), ("Ancient Tomb", [2]), ("Shivan Reef", [0, 1]), ("Horizon Canopy", [1]), ("Talisman of Impulse", [0, 1])])
def test_mana_that_hurts(name, hurts):
    assert harm(name) == hurts


@pytest.mark.parametrize(("name", "source"), [("Star Compass", v.ManaFrom.YOUR_BASIC_LANDS), ("Reflecting Pool", v.ManaFrom.YOUR_LANDS), ("Fellwar Stone", v.ManaFrom.OPPONENTS_LANDS)])
def test_whose_lands_are_looked_at(name, source):
    assert [e.mana_from for a in mk.card(name).abilities for e in a.effects if e.do == v.Do.ADD_MANA] == [source]


def test_every_saga_knows_its_last_chapter():
    last = {n: max(a.n for a in mk.card(n).abilities if a.when == v.When.CHAPTER) for n in ("Urza's Saga", "The Brothers' War", "History of Benalia", "Long List of the Ents")}
    assert last == {"Urza's Saga": 3, "The Brothers' War": 3, "History of Benalia": 3, "Long List of the Ents": 6}
    sagas = [c for c in map(json.loads, catalogue().records) if "Saga" in c.get("subtypes", ())]
    assert len(sagas) > 150
    assert [c["name"] for c in sagas if not any(a.get("when") == v.When.CHAPTER for a in c.get("abilities", ()))] == []


def test_chapters_that_are_not_modelled_are_named():
    assert any(w.startswith("chapter II") for w in mk.card("Urza's Saga").left_out)
    assert mk.card("History of Benalia").left_out == ("chapter I", "chapter II", "chapter III")


def test_a_plain_chapter_is_read():
    war = mk.card("The War in Heaven")
    assert [e.do for a in war.abilities if a.n == 1 for e in a.effects] == [v.Do.DRAW, v.Do.LOSE_LIFE]
    assert war.left_out == ("chapter III",)


def test_what_a_mana_ability_does_besides_is_named_and_its_mana_still_made():
    talisman = mk.card("Pristine Talisman")
    assert (talisman.mana, talisman.modelled, talisman.left_out) == ("C", "partial", ("gain life with its mana",))
    assert mk.Card("Rock", types=["Artifact"], abilities=[tap_for("C", also=lose_life(1))]).left_out == ("lose life with its mana",)


def test_the_chosen_colour_is_coded():
    for name in ("Multiversal Passage", "Thran Portal", "Coldsteel Heart", "Thriving Isle"):
        assert any(e.mana_from == v.ManaFrom.CHOSEN_COLOR for a in mk.card(name).abilities for e in a.effects)
        assert mk.card(name).modelled == "full"


def test_an_effect_that_is_not_modelled_has_its_own_words():
    card = mk.Card("Saga", types=["Enchantment"], subtypes=["Saga"], abilities=[whenever(v.When.CHAPTER, other("chapter I: a dance"), n=1), whenever(v.When.CHAPTER, gain_life(1), n=2)])
    assert card.left_out == ("chapter I: a dance",)
    assert mk.Card("Odd", types=["Artifact"], abilities=[whenever(v.When.ENTERS, v.Effect(v.Do.OTHER))]).left_out == ("other",)


@pytest.mark.parametrize(("name", "left_out"), [("Plague Myr", ("infect",)), ("Power Depot", ("modular",)), ("Frontline Sage", ("exalted",)), ("Woodland Changeling", ("changeling",))])
def test_keywords_that_are_not_played_are_named(name, left_out):
    assert mk.card(name).left_out == left_out


@pytest.mark.parametrize(("name", "does"), [("Mind Stone", v.Do.DRAW), ("Hedron Archive", v.Do.DRAW), ("Commander's Sphere", v.Do.DRAW), ("Energy Refractor", v.Do.DRAW), ("Magnifying Glass", v.Do.CREATE), ("Khalni Gem", v.Do.BOUNCE)])
def test_rocks_do_more_than_mana(name, does):
    assert does in [e.do for a in mk.card(name).abilities for e in a.effects]


def test_corrected_entries():
    enthusiast = mk.card("Geology Enthusiast")
    assert [e.do for e in enthusiast.abilities[1].effects] == [v.Do.DRAW, v.Do.COUNTERS]
    for name in ("Wowzer, the Aspirational", "Phyrexian Adapter", "Coastal Bulwark"):
        assert mk.card(name).modelled != "full"


def test_mana_for_sacrificing_another_permanent_is_not_claimed():
    assert "mana for sacrificing another permanent" in mk.card("Phyrexian Tower").left_out
