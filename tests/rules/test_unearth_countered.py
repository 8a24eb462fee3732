"""Unearth's delayed trigger countered, exiled or copied (CR 603.7, 702.84a)."""

import pytest

from mtgkit import Card
from mtgkit.cards.make import spell
from mtgkit.cards.vocabulary import Do, Effect

ENGINE = "Phyrexian Dragon Engine"
TRIGGER = f"exile {ENGINE} (unearth)"


@pytest.fixture
def engine(table):
    """The Engine, unearthed this turn."""
    for player in (1, 2):
        table.set_library(player, 6)
    return table.put(ENGINE, 1, unearthed=True)


def stifle(table, *choose):
    spell = table.put("Stifle", 2, "hand")
    table.add_mana(2, "U")
    table.cast(spell, choose=list(choose)).resolve()


def test_uc_02_countered_then_bounced_turns_later(table, engine):
    """CR 702.84a: the replacement lasts as long as the object does."""
    table.to("end")
    stifle(table)
    assert engine.zone == "battlefield" and table.stack == []
    table.to("main")
    assert table.active == 2
    shot = table.put("Unsummon", 2, "hand")
    table.add_mana(2, "U")
    table.cast(shot, choose=engine).resolve()
    assert engine.zone == "exile" and table.names(1, "hand") == []


def test_uc_03_countered_then_blinked_then_dies(table):
    """CR 400.7: what returned is a new object, and dies like any other."""
    engine = table.put(ENGINE, 1, unearthed=True, trigger_gone=True)
    table.flicker(engine)
    table.destroy(engine)
    assert engine.zone == "graveyard" and table.names(1, "exile") == []


def test_uc_04_haste_stays(table):
    """CR 611.2a, 702.84a: haste has no duration and does not end with the trigger."""
    for player in (1, 2):
        table.set_library(player, 6)
    stitcher = table.put("Fatestitcher", 1, unearthed=True)
    table.to("end").counter().to("main")
    assert table.active == 2 and "haste" in stitcher.keywords
    table.to("end")
    assert table.stack == [] and stitcher.zone == "battlefield"


def test_uc_05_turn_ended_with_the_trigger_on_the_stack(table, engine):
    """CR 724.1b, 603.7b: it has triggered once, and is gone with the stack."""
    obeka = table.put("Obeka, Brute Chronologist")
    table.to("end")
    assert table.stack == [TRIGGER]
    table.activate(obeka).resolve()
    assert table.choices().player == 1 and table.choices().options == ("yes", "no")
    table.choose("yes")
    assert table.stack == [] and engine.zone == "battlefield" and table.step == "cleanup"
    table.to("end")
    assert table.active == 2 and table.stack == [] and engine.zone == "battlefield"
    table.destroy(engine)
    assert engine.zone == "exile"


def test_uc_06_no_ability_of_the_permanent(table, engine):
    """CR 603.7e, 702.84a: a permanent without abilities is still to be exiled, and the trigger can be countered."""
    dress = table.put("Dress Down", 2, "hand")
    table.to("second main")
    table.add_mana(2, "CU")
    table.cast(dress).resolve().resolve()
    table.to("end")
    assert sorted(table.stack) == ["ability of Dress Down", TRIGGER] and engine.keywords == ()
    stifle(table, engine)
    assert table.stack == ["ability of Dress Down"]
    table.resolve()
    assert engine.zone == "battlefield" and dress.zone == "graveyard" and set(engine.keywords) >= {"haste", "double strike"}


def test_uc_07_copy_of_the_exile_trigger(table, engine):
    """CR 707.10, 603.7c: a copy of the trigger exiles it just as well."""
    resonator = table.put("Strionic Resonator")
    table.to("end")
    table.add_mana(1, "CC")
    table.activate(resonator).resolve()
    assert table.stack == [TRIGGER, TRIGGER]
    answer = table.put("Stifle", 2, "hand")
    table.add_mana(2, "U")
    table.cast(answer)
    assert set(table.choices().options) == {TRIGGER, f"{TRIGGER} (copy)"}
    table.choose(TRIGGER).resolve()
    assert table.stack == [TRIGGER]
    table.resolve()
    assert engine.zone == "exile"


def test_every_ability_countered(table, engine):
    """CR 701.6a: an effect without a target counters all that fit."""
    flood = Card("A Flood", "{U}", types=["Instant"], abilities=[spell(Effect(Do.COUNTER, token="ability"))])
    table.put("Vithian Stinger", 1, unearthed=True)
    table.to("end", choose="Vithian Stinger")
    answer = table.put(flood, 2, "hand")
    table.add_mana(2, "U")
    assert len(table.stack) == 2
    table.cast(answer).resolve()
    assert table.stack == [] and engine.zone == "battlefield"
