"""What can't be given to the Table is refused with one clear message, and nothing changes."""

import pytest

import mtgkit as mk
from mtgkit import IllegalAction
from mtgkit.cards.make import activated, other
from mtgkit.cards.vocabulary import Cost
from mtgkit.errors import SettingError

BEAR = mk.Card("Bear of Mine", "{1}{G}", types=["Creature"], power=2, toughness=2)
WALL = mk.Card("Wall of Mine", "{1}", types=["Creature"], power=0, toughness=4, keywords=["defender"])
ONE = ("destroy", "sacrifice", "bounce", "flicker", "copy", "phase_out", "lose_abilities", "set_tapped")
TAKE_A_THING = (*ONE, "exile", "to_library", "mill", "put_onto_battlefield", "play_land", "cast", "activate", "tap", "unearth", "attack", "foretell", "abilities")
ON_BATTLEFIELD = [(name, lambda t, b, name=name: getattr(t, name)(b)) for name in ONE] + [
    ("attack", lambda t, b: t.attack(b)),
    ("give_control", lambda t, b: t.give_control(b, 2)),
    ("exchange_control", lambda t, b: t.exchange_control(t.put(BEAR, 2), b)),
    ("attach", lambda t, b: t.attach(t.put("Whispersilk Cloak"), b)),
    ("become_copy", lambda t, b: t.become_copy(b, "Island")),
    ("damage", lambda t, b: t.damage(b, 1)),
    ("add_counters", lambda t, b: t.add_counters(b, "+1/+1")),
]


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"foo": 1}, "unknown foo"), ({"owner": 3}, "players are 1 and 2"), ({"tapped": "yes"}, "tapped='yes'"), ({"attached_to": "Bear"}, "attached_to='Bear'"), ({"counters": {"charge": -1}}, "-1 is no number of charge"), ({"counters": "charge"}, "counters='charge'"), ({"counters": {"charge": "a"}}, "'a' is no number"), ({"chosen": "Q"}, "no colour"),
    ],
)  # fmt: skip
def test_put_names_what_it_can_not_take(table, how, words):
    with pytest.raises(SettingError, match=words):
        table.put(BEAR, **how)
    assert table.names(1, "battlefield") == []


@pytest.mark.parametrize("zone", ["library", "hand", "graveyard", "exile", "command"])
def test_a_token_is_only_on_the_battlefield(table, zone):
    """CR 704.5d: elsewhere it would cease to exist."""
    for card, how in (("Powerstone", {"token": True}), ("Powerstone token", {})):
        with pytest.raises(SettingError, match=r"704\.5d"):
            table.put(card, 1, zone, **how)


def test_a_melded_permanent_was_not_unearthed(table):
    """CR 701.42a, 702.84a: it is an object of its own."""
    with pytest.raises(SettingError, match=r"702\.84a"):
        table.put("Mishra, Lost to Phyrexia", unearthed=True)


def test_a_chosen_name_is_a_card_name(table):
    """CR 201.4."""
    with pytest.raises(IllegalAction, match=r"no card name \(CR 201\.4\)"):
        table.put("Pithing Needle", named="Nonsense of Mine")
    table.put(BEAR)
    table.put("Pithing Needle", named="Bear of Mine")


@pytest.mark.parametrize("name", TAKE_A_THING)
def test_a_thing_is_what_put_or_find_returned(table, name):
    stranger = mk.Table().put(BEAR)
    for wrong in ("Bear of Mine", None, 1):
        with pytest.raises(SettingError, match=r"\w+: \w+=.*as put or find returns it"):
            getattr(table, name)(wrong)
    with pytest.raises(SettingError, match="another Table"):
        getattr(table, name)(stranger)


@pytest.mark.parametrize(("name", "event"), ON_BATTLEFIELD, ids=[name for name, _ in ON_BATTLEFIELD])
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library"])
def test_an_event_for_permanents_finds_them_on_the_battlefield(table, name, event, zone):
    """CR 110.1, 508.1a: the zone where it is instead is named."""
    bear = table.put(BEAR, 1, zone)
    with pytest.raises(IllegalAction, match=rf"{name}: Bear of Mine is in {zone}.*CR"):
        event(table, bear)
    assert bear.zone == zone


def test_what_has_ceased_to_exist_or_is_phased_out(table):
    """CR 111.7, 702.26d."""
    stone, bear = table.put("Powerstone token"), table.put(BEAR)
    table.destroy(stone).phase_out(bear)
    for call in (table.exile, table.destroy, table.to_library, table.mill):
        with pytest.raises(IllegalAction, match="ceased to exist"):
            call(stone)
        with pytest.raises(IllegalAction, match="phased out"):
            call(bear)


@pytest.mark.parametrize("name", ["attach", "exchange_control", "attack", "destroy", "exile"])
def test_a_thing_is_named_once(table, name):
    bear = table.put(BEAR)
    with pytest.raises(IllegalAction, match="named twice"):
        getattr(table, name)(bear, bear)


@pytest.mark.parametrize(
    "call",
    [
        lambda t, b: t.create("Powerstone", -1), lambda t, b: t.add_counters(b, "charge", -1), lambda t, b: t.set_life(1, "x"), lambda t, b: t.set_library(1, -1), lambda t, b: t.draw(1, -1), lambda t, b: t.draw(3),
        lambda t, b: t.damage(b, -1), lambda t, b: t.damage(2, -1), lambda t, b: t.copy(b, n=-1), lambda t, b: t.affect(b, None), lambda t, b: t.cast(b, -1), lambda t, b: t.create(None), lambda t, b: t.add_mana(1, None), lambda t, b: t.tap(b, ability="x"),
        lambda t, b: t.set_life(1, 10**12), lambda t, b: t.create("Powerstone", 10**6), lambda t, b: t.add_mana(1, "C", "artifact"), lambda t, b: mk.Table("x"), lambda t, b: mk.Table(life="x"), lambda t, b: t.exile_graveyard(0), lambda t, b: t.deal(3), lambda t, b: t.put(None), lambda t, b: t.put("Island", 1, None), lambda t, b: t.do(None), lambda t, b: t.cast(b, tapping="Island"),
    ],
)  # fmt: skip
def test_numbers_texts_and_players(table, call):
    bear = table.put(BEAR)
    before = table.text()
    with pytest.raises(SettingError):
        call(table, bear)
    assert table.text() == before


def test_nothing_is_countered_on_an_empty_stack(table):
    """CR 701.6a."""
    with pytest.raises(IllegalAction, match="nothing on the stack"):
        table.counter()


def test_a_hand_of_seven_is_dealt_from_seven_cards(table):
    """CR 103.5."""
    table.set_library(1, 7)
    table.set_library(2, 6)
    with pytest.raises(IllegalAction, match="library of player 2 has 6 cards"):
        table.deal()
    assert len(table.zone(1, "library")) == 7


@pytest.mark.parametrize(
    ("card", "how", "why"),
    [
        (BEAR, {"tapped": True}, r"it is tapped \(CR 508\.1a"), (BEAR, {"sick": True}, r"this turn.*CR 302\.6"), (BEAR, {"sick": True, "tapped": True}, "it is tapped"), (WALL, {}, r"defender \(CR 702\.3b"), ("Sol Ring", {}, "no creature"),
        (BEAR, {"player": 2}, "does not control it"),
    ],
)  # fmt: skip
def test_why_something_can_not_attack(table, card, how, why):
    """CR 508.1a, 302.6, 702.3b."""
    thing = table.put(card, **how)
    with pytest.raises(IllegalAction, match=why):
        table.attack(thing)


def test_an_ability_that_is_not_modelled_says_so(table):
    riddle = table.put(mk.Card("Riddle of Mine", "{1}", types=["Artifact"], abilities=[activated(Cost(mana="{1}"), other("asks a riddle"))]))
    table.add_mana(1, "C")
    for thing, n in ((riddle, 0), (table.put("Titania, Gaea Incarnate"), 0), (table.put("Urza, Planeswalker"), 4)):
        with pytest.raises(IllegalAction, match=r"isn't modelled.*missing: ") as error:
            table.activate(thing, n)
        assert "CR" not in str(error.value)
    assert table.mana(1) == "C" and "[not played: asks a riddle]" in table.abilities(riddle)[0]


def test_abilities_are_told_from_the_view_of_the_table(table):
    """What the batch alone does not play is not said to be missing here."""
    for name in ("Pili-Pala", "Rings of Brighthearth", "Manalith", "Urza, Lord Protector"):
        thing = table.put(name)
        assert [words for words in table.abilities(thing) if "not played" in words] == []


def test_a_spell_that_is_exiled_is_not_on_the_stack_any_more(table):
    """CR 608.2: it does not resolve."""
    bear = table.put(BEAR, 1, "hand")
    table.add_mana(1, "GG")
    assert table.cast(bear).exile(bear).stack == [] and bear.zone == "exile"
