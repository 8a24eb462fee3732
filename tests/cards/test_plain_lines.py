"""Plain lines are read strictly when the catalogue is built (CR 605.1a, 614.1d); anything else stays unread."""

import pytest

import mtgkit as mk
from mtgkit.cards import vocabulary as v
from mtgkit.cards.make import ANY_COLOR, activated, cycling, draw, enters, enters_tapped, lose_life, scry, tap_for
from mtgkit.cards.reader.lines import read_lines


@pytest.mark.parametrize(
    ("text", "mana"),
    [("{T}: Add {C}.", ["C"]), ("{T}: Add {W} or {U}.", ["W|U"]), ("{T}: Add {B}, {R}, or {G}.", ["B|R|G"]), ("{T}: Add {C}{C}.", ["CC"]), ("{T}: Add one mana of any color.", ["W|U|B|R|G"])],
)
def test_what_is_read(text, mana):
    abilities, unread = read_lines(text)
    assert [a.effects[0].mana for a in abilities] == mana
    assert unread == []


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. Activate only if you're lucky.", "{2}{S}, {T}: Add {G}.", "{T}: Add {C} for each thing.", "This land enters tapped unless it rains.", "{T}, Sacrifice it: Add {R}.",
        "{T}: Add {G}. Spend this mana only to buy bread.", "{0}: You gain 1 life.", "Pay 2 life: Draw a card.", "Exhaust \u2014 {T}: Draw a card.", "Enchanted land has \"{T}: Add {G}.\"",
        "LEVEL 1-4\n{T}: Add {G}{G}.",
    ],
)  # fmt: skip
def test_what_is_not_read(text):
    assert read_lines(text) == ([], text.split("\n"))


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("unless you control a Plains or an Island", v.Condition(v.If.CONTROL_AT_LEAST, 1, v.Selector(subtypes="plains island"))),
        ("unless you control two or more other lands", v.Condition(v.If.CONTROL_AT_LEAST, 2, v.Selector(types="land", other=True))),
        ("unless you control three or fewer other lands", v.Condition(v.If.CONTROL_AT_MOST, 3, v.Selector(types="land", other=True))),
        ("unless you control two or more basic lands", v.Condition(v.If.CONTROL_AT_LEAST, 2, v.Selector(types="land", supertypes="basic"))),
        ("unless you control a legendary creature", v.Condition(v.If.CONTROL_AT_LEAST, 1, v.Selector(types="creature", supertypes="legendary"))),
        ("unless your opponents control eight or more lands", v.Condition(v.If.CONTROL_AT_LEAST, 8, v.Selector(types="land", whose=v.Who.OPPONENT))),
        ("unless you have two or more opponents", v.Condition(v.If.OPPONENTS_AT_LEAST, 2)),
        ("unless a player has 17 or less life", v.Condition(v.If.LIFE_AT_MOST, 17)),
        ("unless it's your first, second, or third turn of the game", v.Condition(v.If.TURN_AT_MOST, 3)),
    ],
)
def test_when_a_land_enters_tapped(text, condition):
    abilities, unread = read_lines(f"This land enters tapped {text}.")
    assert (abilities, unread) == ([enters_tapped(condition)], [])


def test_lands_that_are_paid_for_or_shown():
    assert read_lines("As this land enters, you may pay 2 life. If you don't, it enters tapped.")[0] == [enters_tapped(v.Condition(v.If.PAY_LIFE, 2))]
    assert read_lines("As this land enters, you may reveal an Island or Swamp card from your hand. If you don't, this land enters tapped.")[0] == [enters_tapped(v.Condition(v.If.REVEAL, what=v.Selector(subtypes="island swamp")))]


def test_mana_that_costs_or_hurts():
    assert read_lines("{T}, Pay 1 life: Add one mana of any color.")[0] == [tap_for(ANY_COLOR, life=1)]
    assert read_lines("{T}: Add {B} or {R}. This land deals 1 damage to you.")[0] == [tap_for("B|R", harm=1)]
    assert read_lines("{T}: Add {R}. This land doesn't untap during your next untap step.") == ([tap_for("R")], ["Also: This land doesn't untap during your next untap step"])


def test_a_card_that_calls_itself_by_name():
    assert read_lines("Old Fort, the Tall enters tapped.\nWhen Old Fort enters, scry 1.", "Old Fort, the Tall") == ([enters_tapped(), enters(scry(1))], [])


def test_a_land_that_costs_lands_as_it_enters_is_not_read():
    assert mk.card("Lotus Vale").mana == ""
    assert mk.card("Lotus Vale").modelled == "body only"


def test_mana_of_what_lands_could_produce_by_hand():
    assert mk.card("Gemstone Array").modelled == "full"
    for name in ("Harvester Druid", "Incubation Druid", "Squandered Resources", "Benthic Explorers", "Gond Gate", "Plaza of Harmony"):
        assert mk.card(name).modelled != "full"


def test_this_card_is_not_sacrificed_for_another():
    assert read_lines("{2}, Sacrifice an artifact or another creature: Draw a card.")[0] == []


def test_triggers_and_abilities_of_plain_shapes():
    assert read_lines("When this creature enters, you draw three cards and you lose 7 life.")[0] == [enters(draw(3), lose_life(7))]
    assert read_lines("{4}, {T}, Sacrifice this land: Draw a card.")[0] == [activated(v.Cost(mana="{4}", tap=True, sacrifice=v.ITSELF), draw(1))]
    assert read_lines("Cycling {2}")[0] == [cycling("{2}")]
    assert read_lines("This artifact doesn't untap during your untap step.")[0] == [v.Ability(v.Kind.STATIC, (v.Effect(v.Do.DOES_NOT_UNTAP),))]


def test_cards_of_that_shape():
    assert (mk.card("Golgari Guildgate").mana, mk.card("Golgari Guildgate").enters_tapped) == ("BG", "always")
    assert (mk.card("Spire Garden").enters_tapped, mk.card("Spire Garden").modelled) == ("sometimes", "full")
    assert mk.card("Llanowar Elves").modelled == "full"
    assert mk.card("Gemstone Mine").left_out == ("sacrificed without counters",)
    assert "LEVEL" not in str(mk.card("Joraga Treespeaker").left_out)
    assert mk.card("Joraga Treespeaker").mana == ""


@pytest.mark.parametrize(("name", "hurts"), [("Mana Confluence", [1]), ("Tarnished Citadel", [0, 3]), ("Grand Coliseum", [0, 1]), ("Elves of Deep Shadow", [1]), ("Horizon of Progress", [1])])
def test_mana_that_hurts_outside_the_fact_table(name, hurts):
    abilities = [a for a in mk.card(name).abilities if a.kind == v.Kind.MANA]
    assert [a.cost.life + sum(e.amount.n for e in a.effects if e.do == v.Do.DAMAGE) for a in abilities][: len(hurts)] == hurts


@pytest.mark.parametrize(
    ("name", "source"),
    [("Exotic Orchard", v.ManaFrom.OPPONENTS_LANDS), ("Naga Vitalist", v.ManaFrom.YOUR_LANDS), ("Sylvok Explorer", v.ManaFrom.OPPONENTS_LANDS), ("Quirion Explorer", v.ManaFrom.OPPONENTS_LANDS), ("Cactus Preserve", v.ManaFrom.YOUR_LANDS)],
)
def test_what_lands_could_produce(name, source):
    assert source in [e.mana_from for a in mk.card(name).abilities for e in a.effects if e.do == v.Do.ADD_MANA]


def test_a_land_whose_way_of_entering_is_not_read_is_partial():
    assert mk.card("Desert Cenote").modelled == "partial"
    assert "enters tapped under a condition" in mk.card("Desert Cenote").left_out
