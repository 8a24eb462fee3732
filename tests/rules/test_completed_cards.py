"""Cards of the systems with all that the Table plays of them, beyond what the batch does."""

import pytest

import mtgkit as mk
from mtgkit.table.rulings import CHAPTERS

BEAR = mk.Card("Bear of Mine", "{1}{G}", types=["Creature"], power=2, toughness=2)
CLERIC = mk.Card("Cleric of Mine", "{4}{W}", types=["Creature"], subtypes=["Cleric"], power=1, toughness=1)


def test_no_card_stands_in_two_chapters():
    names = [c.name for chapter in CHAPTERS for c in chapter.CARDS]
    assert len(names) == len(set(names))


def test_threatened_and_paid_back_with_a_stone():
    """CR 613.1b, 514.2: control ends with the turn; the Powerstone stays."""
    table = mk.Table()
    bear = table.put(BEAR, 2, tapped=True)
    table.add_mana(1, "RCCC")
    table.cast(table.put("Sibling Rivalry", 1, "hand")).resolve()
    assert (bear.controller, bear.tapped, "haste" in bear.keywords) == (1, False, True)
    assert table.find("Powerstone Token").tapped
    table.set_library(2, 3)
    table.to("upkeep")
    assert bear.controller == 2


def test_stones_count_for_the_devastation():
    """CR 608.2c: in the order written, so the new Powerstones are counted."""
    table = mk.Table()
    mine, its = table.put(BEAR), table.put("Thran Spider", 2)
    table.add_mana(1, "BBCCCC")
    table.cast(table.put("Terisiare's Devastation", 1, "hand"), x=2).resolve()
    assert mine.zone == "graveyard" and (its.power, its.toughness) == (0, 2) and table.life(1) == 18


def test_two_targets_of_the_last_chapter():
    """CR 107.3, 601.2c: the number of artifacts as it resolves, to each target."""
    table = mk.Table()
    saga = table.put("The Brothers' War", counters={"charge": 2})
    for _ in range(3):
        table.put("Powerstone")
    bear = table.put(BEAR, 2)
    table.set_library(1, 3)
    table.set_library(2, 3)
    table.to("end")
    while table.choices() is None:
        table.pass_priority()
    assert table.choices().what == "target"
    table.choose(bear)
    table.choose(2)
    table.resolve_all()
    assert bear.zone == "graveyard" and table.life(2) == 17 and saga.zone == "graveyard"


@pytest.mark.parametrize(("granter", "card", "mana"), [("Dregscape Sliver", "Muscle Sliver", "CC"), ("Solemn Doomguide", CLERIC, "BC")])
def test_granted_unearth(granter, card, mana):
    """CR 702.84a: for the granted cost; the granter need not stay."""
    table = mk.Table()
    source = table.put(granter)
    thing = table.put(card, 1, "graveyard")
    table.add_mana(1, mana)
    table.unearth(thing)
    table.destroy(source)
    table.resolve()
    assert thing.zone == "battlefield" and thing.is_unearthed
    table.to("end").resolve_all()
    assert thing.zone == "exile"


def test_a_lord_of_artifact_creatures():
    """CR 613.4c."""
    table = mk.Table()
    lord, mutt, bear = table.put("Skorpekh Lord"), table.put("Scrapwork Mutt"), table.put(BEAR)
    assert (mutt.power, "menace" in mutt.keywords, lord.power, bear.power) == (3, True, 3, 2)


def test_ragnarok_dies():
    """CR 712.21, 603.10a: it looks back; the halves are cards in the graveyard and may return, unless they are legendary."""
    table = mk.Table()
    ragnarok = table.put("Ragnarok, Divine Deliverance")
    stone = table.put("Powerstone", 2)
    old = table.put(BEAR, 1, "graveyard")
    table.destroy(ragnarok)
    table.choose(table.choices().options[0])
    table.resolve_all()
    assert stone.zone == "nowhere" and old.zone == "battlefield"


@pytest.mark.parametrize(("prototype", "size"), [(True, (2, 2)), (False, (4, 4))])
def test_copies_of_a_prototype_keep_its_values(prototype, size):
    """CR 718.3e, 707.2: what the copies copy are the values that the spell had."""
    table = mk.Table()
    card = table.put("Skitterbeam Battalion", 1, "hand")
    table.add_mana(1, "RRCCC" if prototype else "C" * 9)
    table.cast(card, prototype=prototype).resolve_all()
    assert [(t.power, t.toughness) for t in table.zone(1, "battlefield")] == [size] * 3


def test_not_cast_no_copies():
    """CR 603.4."""
    table = mk.Table()
    table.put_onto_battlefield(table.put("Skitterbeam Battalion", 1, "hand")).resolve_all()
    assert len(table.zone(1, "battlefield")) == 1
