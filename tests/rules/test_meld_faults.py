"""Kinds of fault that programs had with meld, on cards of the catalogue and on a pair that is nobody's (CR 701.42, 712)."""

import pytest

from mtgkit import Card, Table, card
from mtgkit.cards.card import Meld
from mtgkit.cards.catalogue import meld_pairs
from mtgkit.cards.make import activated, draw, enters, gain_life, whenever
from mtgkit.cards.vocabulary import Ability, Condition, Cost, Do, Effect, If, Kind, Selector, When, Who, Zone
from mtgkit.errors import SettingError

CREATURE = Selector(types="creature", whose=Who.EACH)
LEFT = Card("Left Half", "{2}{W}", types=["Creature"], power="1", toughness="1", meld=Meld("Right Half", "The Whole", True), layout="meld", keywords=["flying"],
            abilities=[activated(Cost(mana="{1}"), Effect(Do.MELD, condition=Condition(If.MELD_PAIR))), whenever(When.TO_GRAVEYARD, gain_life(2), what=Selector(types="land")),
                       Ability(Kind.STATIC, (Effect(Do.REDUCE_COST, what=Selector(types="artifact")),))])  # fmt: skip
RIGHT = Card("Right Half", "{3}{U}", types=["Artifact", "Creature"], power="2", toughness="2", meld=Meld("Left Half", "The Whole", False), layout="meld",
             abilities=[enters(draw(1)), enters(gain_life(1), what=Selector(types="creature", other=True))])  # fmt: skip
WHOLE = Card("The Whole", types=["Creature"], power="7", toughness="7", color_indicator=["W", "U"], abilities=[enters(gain_life(5)), whenever(When.LEAVES, gain_life(10))])
MINE = [LEFT, RIGHT, WHOLE]
TWIN = Card("Twin", "{U}", types=["Creature"], power="0", toughness="0", abilities=[Ability(Kind.ENTERS, (Effect(Do.ENTER_AS_COPY, what=CREATURE),))])


def melded(**how):
    """The pair has melded, by its own ability."""
    table = Table(MINE, **how)
    left, right = table.put("Left Half"), table.put("Right Half")
    table.add_mana(1, "C")
    table.activate(left).resolve()
    return table, table.find("The Whole"), left, right


def everywhere(table, player=1):
    """The cards of a player over all zones, a melded permanent as its two."""
    zones = ("library", "hand", "battlefield", "graveyard", "exile", "command")
    return sum(1 + thing.is_melded for zone in zones for thing in table.zone(player, zone) if not thing.is_token)


def test_a_pair_of_ones_own_melds():
    """CR 701.42a, 712.8g: exiling and melding are one instruction; only the combined face is there."""
    table, whole, left, right = melded()
    assert table.zone(1, "battlefield") == [whole] and table.zone(1, "exile") == [] and (left.zone, right.zone) == ("battlefield", "battlefield")
    assert (whole.types, whole.power, set(whole.colors), whole.mana_value, whole.keywords) == (("Creature",), 7, {"W", "U"}, 7, ())
    assert table.stack == ["ability of The Whole"] and table.resolve().life(1) == 25


def test_a_combined_face_is_put_there_as_two_cards():
    """CR 712.8g, 712.21: a melded permanent in a position is one, with two cards."""
    table = Table(MINE)
    whole = table.put("The Whole")
    assert (whole.is_melded, whole.mana_value, everywhere(table)) == (True, 7, 2)
    table.bounce(whole)
    assert table.names(1, "hand") == ["Left Half", "Right Half"]


def test_a_combined_face_is_nowhere_else():
    """CR 712.8a: in other zones there are two cards with their fronts."""
    for zone in ("library", "hand", "graveyard", "exile", "command"):
        with pytest.raises(SettingError, match="Left Half and Right Half"):
            Table(MINE).put("The Whole", 1, zone)


def test_a_melded_permanent_that_is_a_copy():
    """CR 202.3c, 712.8g: as a copy of another combined face its mana value is 0; it is still two cards."""
    table = Table(MINE)
    other = table.put("The Whole", copy_of="Urza, Planeswalker", counters={"loyalty": 7})
    assert (other.name, other.mana_value, other.is_melded) == ("Urza, Planeswalker", 0, True)
    table.bounce(other)
    assert table.names(1, "hand") == ["Left Half", "Right Half"]


def test_the_order_is_that_of_the_two_cards():
    """CR 712.21a: a melded permanent on top of a library is two cards, in the order that its owner says."""
    table = Table(MINE)
    whole = table.put("The Whole", 2, owner=1)
    table.to_library(whole)
    assert table.choices().player == 1
    table.choose("Right Half")
    assert [x.name for x in table.zone(1, "library")] == ["Left Half", "Right Half"]


@pytest.mark.parametrize("over", ["Left Half", "Right Half"])
def test_both_cards_go_to_the_bottom(over):
    """CR 712.21a, 712.21d: what replaces the event holds for both cards, and their owner orders them there too."""
    burial = Ability(Kind.STATIC, (Effect(Do.GOES_INSTEAD, what=CREATURE, to=Zone.LIBRARY),))
    table = Table([*MINE, Card("Burial", types=["Enchantment"], abilities=[burial])])
    table.set_library(1, 3)
    table.put("Burial")
    whole = table.put("The Whole")
    table.destroy(whole)
    table.choose(over)
    under = "Right Half" if over == "Left Half" else "Left Half"
    assert [x.name for x in table.zone(1, "library")] == [under, over, "Wastes", "Wastes", "Wastes"]


def test_a_meld_that_is_paid_for_is_asked_once():
    """CR 118.12: whether to pay is one choice; the pair melds when it is paid."""
    table = Table(step="draw")
    table.put("Vanille, Cheerful l'Cie")
    table.put("Fang, Fearless l'Cie")
    table.to("main")
    table.add_mana(1, "BGCCC")
    table.resolve().choose(True)
    assert table.names(1, "battlefield") == ["Ragnarok, Divine Deliverance"] and table.mana(1) == ""


@pytest.mark.parametrize("result", sorted(meld_pairs()))
def test_every_pair_is_known(result):
    """CR 712.5, 202.3c: each combined face stands for two cards, and leaves as those."""
    table = Table()
    whole = table.put(result)
    fronts = meld_pairs()[result]
    assert whole.is_melded and whole.name == result and whole.mana_value == sum(card(name).mana_value for name in fronts)
    table.exile(whole)
    assert table.names(1, "exile") == sorted(fronts)


def test_the_pair_of_the_end_step_melds():
    """CR 701.42a: the result is there, and nothing is left in exile."""
    table = Table()
    table.put("Gisela, the Broken Blade")
    table.put("Bruna, the Fading Light")
    table.to("end").resolve()
    assert table.names(1, "battlefield") == ["Brisela, Voice of Nightmares"] and table.zone(1, "exile") == []


def test_front_abilities_are_gone(illegal):
    """CR 712.4b: no cost is reduced, and no trigger is that of a front."""
    table, whole, _, _ = melded()
    table.resolve()
    table.destroy(table.put("Forest"))
    assert table.stack == [] and table.life(1) == 25
    table.add_mana(1, "CC")
    stone = table.put("Manalith", 1, "hand")
    with illegal("118.3"):
        table.cast(stone)
    table.bounce(whole)
    table.resolve_all()
    table.put("Left Half")
    assert table.cast(stone).stack == ["Manalith"]


def test_the_front_abilities_of_urza_are_gone(illegal):
    """CR 712.4b: what the front made cheaper costs what it says."""
    table = Table()
    table.put("Urza, Planeswalker")
    table.add_mana(1, "CC")
    with illegal("118.3"):
        table.cast(table.put("Manalith", 1, "hand"))


def test_what_the_combined_face_makes_cheaper(illegal):
    """CR 611.2: an effect on the spells of this turn ends with the turn."""
    table = Table()
    walker = table.put("Urza, Planeswalker")
    table.activate(walker, 0).resolve()
    table.add_mana(1, "CC")
    table.cast(table.put("Manalith", 1, "hand")).resolve()
    assert table.mana(1) == "C" and table.life(1) == 22
    table.set_library(1, 5)
    table.set_library(2, 5)
    table.to("untap").to("untap").to("main")
    table.tap(table.find("Manalith"), choose="W")
    with illegal("118.3"):
        table.cast(table.put("Manalith", 1, "hand"))


@pytest.mark.parametrize("later", [False, True])
def test_a_blink_returns_both_cards(later):
    """CR 712.21c, 603.6a: two permanents, not melded; each of them enters, and each sees the other."""
    table, whole, left, right = melded()
    table.resolve()
    table.set_library(1, 3)
    before = everywhere(table)
    table.flicker(whole, at_end=later)
    if later:
        assert table.names(1, "exile") == ["Left Half", "Right Half"]
        table.to("end").resolve()
    while table.choices():
        table.choose(table.choices().options[0])
    assert table.zone(1, "exile") == [] and [x.is_melded for x in (left, right)] == [False, False]
    assert everywhere(table) == before and {x.name for x in table.zone(1, "battlefield")} == {"Left Half", "Right Half"}
    assert sorted(table.stack) == ["ability of Right Half"] * 2 + ["ability of The Whole"] * (not later)


def test_a_copy_of_a_melded_permanent_is_one_card():
    """CR 202.3c: its mana value is 0, and it goes to the graveyard as one card."""
    table = Table([*MINE, TWIN])
    whole = table.put("The Whole")
    table.add_mana(1, "U")
    twin = table.put("Twin", 1, "hand")
    table.cast(twin).resolve(choose=whole)
    assert (twin.name, twin.mana_value, twin.is_melded, whole.mana_value) == ("The Whole", 0, False, 7)
    table.destroy(twin)
    assert table.choices() is None and table.names(1, "graveyard") == ["Twin"]


def test_a_copy_of_the_card_with_the_ability():
    """CR 701.42b: a copy has the ability, but is no card of the pair: both stay in exile."""
    table = Table([*MINE, TWIN])
    copy, _ = table.put("Twin", copy_of="Left Half"), table.put("Right Half")
    table.add_mana(1, "C")
    table.activate(copy).resolve()
    assert table.names(1, "exile") == ["Right Half", "Twin"] and table.zone(1, "battlefield") == []


@pytest.mark.parametrize("gone", ["Left Half", "Right Half"])
def test_control_is_lost_in_response(gone):
    """CR 701.42a, 608.2h: who would meld must own and control both as the ability resolves; else nothing is exiled."""
    table = Table(MINE)
    left = table.put("Left Half")
    table.put("Right Half")
    table.add_mana(1, "C")
    table.activate(left)
    table.give_control(table.find(gone), 2)
    table.resolve()
    assert table.zone(1, "exile") == [] and len(table.zone(1, "battlefield")) == len(table.zone(2, "battlefield")) == 1


def test_the_owner_regains_control_in_response():
    """CR 109.5, 701.42a: "you" is who controls the ability, not who controls the permanent now."""
    table = Table(MINE)
    left, right = table.put("Left Half", 1, owner=2), table.put("Right Half", 1, owner=2)
    table.add_mana(1, "C")
    table.activate(left)
    table.give_control(left, 2)
    table.give_control(right, 2)
    table.resolve()
    assert {x.name for x in table.zone(2, "battlefield")} == {"Left Half", "Right Half"} and table.zone(2, "exile") == []


def test_a_new_object_of_the_same_card_does_not_meld():
    """CR 400.7: the ability is about the permanent that it came from."""
    table = Table(MINE)
    left, right = table.put("Left Half"), table.put("Right Half")
    table.add_mana(1, "C")
    table.activate(left).flicker(left)
    table.resolve_all()
    assert {x.name for x in table.zone(1, "battlefield")} == {"Left Half", "Right Half"} and not right.is_melded and table.zone(1, "exile") == []


def test_the_melded_permanent_changes_sides():
    """CR 400.3, 712.21: another player controls it; its cards go to their owner's zones."""
    table, whole, _, _ = melded()
    table.resolve_all()
    table.give_control(whole, 2)
    assert table.zone(2, "battlefield") == [whole] and whole.owner == 1
    table.destroy(whole)
    assert table.choices().player == 1
    table.choose("Left Half")
    assert [x.name for x in table.zone(1, "graveyard")] == ["Right Half", "Left Half"] and table.zone(2, "graveyard") == []


def test_a_melded_permanent_phases_as_one():
    """CR 702.26d, 712.21: phasing is no change of zone."""
    table, whole, _, _ = melded(step="main")
    table.resolve_all().phase_out(whole)
    assert table.zone(1, "battlefield") == [] and whole.zone == "phased out"
    table.set_library(1, 5)
    table.set_library(2, 5)
    table.to("untap").to("untap").to("main")
    assert table.zone(1, "battlefield") == [whole] and whole.is_melded and whole.name == "The Whole"
