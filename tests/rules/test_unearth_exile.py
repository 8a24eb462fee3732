"""The two exile effects of unearth (CR 702.84a)."""

import pytest

ENGINE = "Phyrexian Dragon Engine"


@pytest.fixture
def engine(table):
    """The Engine, unearthed this turn."""
    for player in (1, 2):
        table.set_library(player, 6)
    return table.put(ENGINE, 1, unearthed=True)


def test_ux_01_exiled_at_the_next_end_step(table, engine):
    """CR 702.84a, 603.7b, 513.1: one delayed trigger exiles it as the next end step begins."""
    table.to("end")
    assert engine.zone == "battlefield" and table.stack == [f"exile {ENGINE} (unearth)"]
    table.resolve()
    assert engine.zone == "exile" and table.stack == []


def test_ux_02_bounce(table, engine):
    """CR 702.84a, 614.6: returned to hand it is exiled instead."""
    shot = table.put("Unsummon", 2, "hand")
    table.add_mana(2, "U")
    table.cast(shot, choose=engine).resolve()
    assert engine.zone == "exile" and table.names(1, "hand") == []


def test_ux_03_destroyed_it_does_not_die(table, engine):
    """CR 614.6, 603.2g: the death is replaced, so it never happens and nothing triggers on it."""
    table.put("Blood Artist")
    purgatory = table.put("Purgatory")
    murder = table.put("Murder", 2, "hand")
    table.add_mana(2, "CBB")
    table.cast(murder, choose=engine).resolve()
    assert engine.zone == "exile" and table.stack == [] and purgatory.exiled_with_it == [] and table.life(1) == table.life(2) == 20


def test_ux_03_variant_without_unearth_it_dies(table):
    """CR 603.2: a creature that was not unearthed dies, and what watches deaths triggers."""
    bears, artist = table.put("Grizzly Bears"), table.put("Blood Artist")
    table.destroy(bears)
    assert table.choices().what == "target" and set(table.choices().options) == {1, 2}
    table.choose(2).resolve()
    assert bears.zone == "graveyard" and (table.life(1), table.life(2)) == (21, 19) and artist.zone == "battlefield"


def test_ux_04_sacrificed_as_a_cost(table):
    """CR 701.21a, 614.6, 118.1: the cost is paid although the card is exiled instead."""
    courier = table.put("Combat Courier", unearthed=True)
    table.set_library(1, 3)
    table.add_mana(1, "CC")
    table.activate(courier)
    assert courier.zone == "exile" and table.stack == ["ability of Combat Courier"]
    table.resolve()
    assert len(table.zone(1, "hand")) == 1 and courier.zone == "exile"


def test_ux_05_put_into_the_library(table, engine):
    """CR 702.84a: put into the library it is exiled instead; the library is as it was."""
    before = table.zone(1, "library")
    table.to_library(engine)
    assert engine.zone == "exile" and table.zone(1, "library") == before


def test_ux_06_effects_that_exile_succeed(table, engine):
    """CR 702.84a: what exiles it does so itself, and the rest of that effect sees its power."""
    swords = table.put("Swords to Plowshares", 2, "hand")
    table.add_mana(2, "W")
    table.cast(swords, choose=engine).resolve()
    assert engine.zone == "exile" and table.life(1) == 22 and table.life(2) == 20


def test_ux_08_blink(table, engine):
    """CR 400.7, 603.7c: the returned permanent is a new object that unearth no longer touches."""
    stamp = engine.stamp
    table.flicker(engine)
    assert engine.zone == "battlefield" and engine.stamp != stamp and "haste" not in engine.keywords and not engine.is_unearthed
    table.to("end")
    assert table.stack == [f"exile {ENGINE} (unearth)"]
    table.resolve()
    assert engine.zone == "battlefield"
    table.bounce(engine)
    assert engine.zone == "hand" and table.names(1, "exile") == []


@pytest.mark.parametrize("first", ["Vithian Stinger", "Flickerwisp"])
def test_ux_09_returned_in_the_very_end_step(table, first):
    """CR 400.7, 603.7c: in whatever order the two delayed triggers resolve, unearth's cannot touch the new object."""
    stinger = table.put("Vithian Stinger", unearthed=True)
    wisp = table.put("Flickerwisp", 1, "hand")
    table.add_mana(1, "WWC")
    table.cast(wisp).resolve(choose=stinger).resolve()
    assert stinger.zone == "exile" and table.stack == []
    table.to("end")
    assert set(table.choices().options) == {"Vithian Stinger", "Flickerwisp"} and table.choices().player == 1
    table.choose(first)
    assert len(table.stack) == 2 and stinger.zone == "exile"
    table.resolve_all()
    assert stinger.zone == "battlefield" and "haste" not in stinger.keywords and not stinger.is_unearthed


def test_ux_10_loss_of_all_abilities_afterwards(table, engine):
    """CR 613.1f, 613.7: a later loss takes double strike and haste, and touches neither exile effect."""
    dress = table.put("Dress Down", 2, "hand")
    table.add_mana(2, "CU")
    table.cast(dress).resolve()
    assert engine.keywords == ()
    table.to("end")
    assert sorted(table.stack) == ["ability of Dress Down", f"exile {ENGINE} (unearth)"]
    table.resolve_all()
    assert engine.zone == "exile" and dress.zone == "graveyard"


def test_ux_10_variant_destroyed_without_abilities(table, engine):
    """CR 702.84a: the replacement is no ability of the permanent either."""
    table.put("Dress Down", 2)
    table.destroy(engine)
    assert engine.zone == "exile" and table.names(1, "graveyard") == []


def test_ux_11_older_loss_of_abilities(table):
    """CR 613.1f, 613.7a-b, 603.6b: what began before takes the printed abilities, haste comes later and stays."""
    engine = table.put(ENGINE, 1, "graveyard")
    table.put("Humility", 2)
    table.put("Forest", 1, "hand")
    table.add_mana(1, "CCCRR")
    table.unearth(engine).resolve()
    assert table.stack == [] and engine.keywords == ("haste",) and (engine.power, engine.toughness) == (1, 1)
    table.attack(engine)
    assert engine.attacking
    table.to("end").resolve()
    assert engine.zone == "exile"


def test_ux_12_a_copy_inherits_nothing(table, engine):
    """CR 707.2: haste and the exile effects are no copiable values."""
    clone = table.put("Clone", 1, "hand")
    table.add_mana(1, "CCCU")
    table.cast(clone).resolve()
    assert table.choices().player == 1 and set(table.choices().options) == {engine, "nothing"}
    table.choose(engine)
    assert clone.name == ENGINE and "haste" not in clone.keywords and "double strike" in clone.keywords
    table.to("end").resolve()
    assert table.stack == [] and engine.zone == "exile" and clone.zone == "battlefield"


def test_ux_13_leaving_still_triggers(table):
    """CR 603.6c, 603.10a: going to exile is leaving the battlefield."""
    onulet = table.put("Tocasia's Onulet", unearthed=True)
    table.to("end").resolve()
    assert onulet.zone == "exile" and table.stack == ["ability of Tocasia's Onulet"]
    table.resolve()
    assert table.life(1) == 22


@pytest.mark.parametrize("first", ["unearth", "Wheel of Sun and Moon"])
def test_ux_14_whatever_is_applied_first(table, engine, first):
    """CR 616.1, 616.1f: after the other effect it still would leave the battlefield, so unearth's applies then."""
    table.put("Wheel of Sun and Moon")
    before = table.zone(1, "library")
    table.destroy(engine)
    assert table.choices().player == 1 and set(table.choices().options) == {"unearth", "Wheel of Sun and Moon"}
    table.choose(first)
    assert engine.zone == "exile" and table.zone(1, "library") == before


def test_ux_14_variant_other_replacements(table):
    """CR 614.6: without unearth the card goes where the other effect says, into a library at the bottom."""
    table.set_library(1, 2)
    bears, others = table.put("Grizzly Bears"), table.put("Grizzly Bears", 2)
    table.put("Wheel of Sun and Moon")
    table.destroy(bears, others)
    assert table.zone(1, "library")[0] == bears and len(table.zone(1, "library")) == 3 and others.zone == "graveyard"
    more = table.put("Grizzly Bears", 2)
    table.put("Rest in Peace", 2)
    table.destroy(more)
    assert more.zone == "exile"


def test_ux_16_phased_out_in_the_end_step(table, engine):
    """CR 702.26b, 702.26d, 603.7b-c: the trigger passes over what does not exist, and is not there a second time; the rest stays."""
    table.put("Teferi's Veil")
    table.attack(engine).resolve().to("second main")
    assert engine.zone == "phased out" and not engine.attacking and table.names(1, "battlefield") == ["Teferi's Veil"]
    table.to("end").resolve()
    assert engine.zone == "phased out" and table.stack == []
    table.to("upkeep").to("upkeep")
    assert table.active == 1 and engine.zone == "battlefield" and "haste" in engine.keywords and engine.is_unearthed
    table.to("end")
    assert table.stack == [] and engine.zone == "battlefield"
    table.bounce(engine)
    assert engine.zone == "exile"


def test_ux_17_turn_ended_before_the_end_step(table, engine):
    """CR 724.1d-e, 603.7b: the trigger waits for the next end step that there is."""
    sundial = table.put("Sundial of the Infinite")
    table.to("second main")
    table.add_mana(1, "C")
    table.activate(sundial).resolve()
    assert table.step == "cleanup" and table.active == 1 and engine.zone == "battlefield"
    table.to("end")
    assert table.active == 2 and table.stack == [f"exile {ENGINE} (unearth)"]
    table.resolve()
    assert engine.zone == "exile"


def test_ux_18_a_card_with_unearth_is_rescued(table, engine):
    """CR 702.84a, 400.7j: an effect that exiles it first succeeds, and then moves the card that it exiled."""
    excavation = table.put("Meticulous Excavation")
    table.add_mana(1, "CCW")
    table.activate(excavation, choose=engine).resolve()
    assert engine.zone == "hand" and table.names(1, "exile") == []


def test_ux_19_granted_unearth_is_none_on_the_battlefield(table):
    """CR 702.84a, 614.6: a card that had unearth only in the graveyard is only returned, and so exiled instead."""
    excavation, ring = table.put("Meticulous Excavation"), table.put("Sol Ring", 1, "graveyard")
    table.put("Mishra, Tamer of Mak Fawa")
    table.add_mana(1, "CBR")
    table.unearth(ring).resolve()
    table.add_mana(1, "CCW")
    table.activate(excavation, choose=ring).resolve()
    assert ring.zone == "exile" and table.names(1, "hand") == []


def test_ux_20_legend_rule(table):
    """CR 704.5j: the unearthed one of two legends leaves for exile."""
    table.put("Mishra, Tamer of Mak Fawa")
    karn, other = table.put("Karn, Silver Golem"), table.put("Karn, Silver Golem", 1, "graveyard")
    table.add_mana(1, "CBR")
    table.unearth(other).resolve()
    assert table.choices().player == 1 and set(table.choices().options) == {karn, other}
    table.choose(karn)
    assert other.zone == "exile" and karn.zone == "battlefield" and table.names(1, "graveyard") == []
