"""A melded permanent leaves: one permanent goes, two cards arrive (CR 712.21)."""

import pytest

from mtgkit import Table

STONE, ENGINE = "The Mightstone and Weakstone", "Phyrexian Dragon Engine"
URZA, MISHRA, TITANIA, ARGOTH = "Urza, Lord Protector", "Mishra, Claimed by Gix", "Titania, Voice of Gaea", "Argoth, Sanctum of Nature"
WALKER, LOST, GAEA = "Urza, Planeswalker", "Mishra, Lost to Phyrexia", "Titania, Gaea Incarnate"


def murder(table, victim):
    """Player 2 kills it."""
    table.add_mana(2, "BBC")
    spell = table.put("Murder", 2, "hand")
    table.cast(spell, choose=victim)
    return table.resolve()


@pytest.mark.parametrize("on_top", [ENGINE, MISHRA])
def test_ml_01_one_death_two_cards(on_top, table):
    """CR 712.21a: one creature died; its owner orders the two cards in the graveyard."""
    melded = table.put(LOST)
    table.put("Blood Artist")
    murder(table, melded)
    assert (table.choices().player, len(table.choices().options)) == (1, 2)
    table.choose(on_top)
    assert table.choices().what == "target"
    table.choose(2)
    assert table.stack == ["ability of Blood Artist"]
    graveyard = table.zone(1, "graveyard")
    assert table.names(1, "graveyard") == [MISHRA, ENGINE] and graveyard[-1].name == on_top
    assert [(x.name, x.mana_value, x.is_melded) for x in sorted(graveyard, key=lambda x: x.name)] == [(MISHRA, 4, False), (ENGINE, 3, False)]
    table.resolve()
    assert (table.life(1), table.life(2), table.stack) == (21, 19, [])


@pytest.mark.parametrize("on_top", [0, 1])
def test_ml_03_on_top_of_the_library(on_top, table):
    """CR 712.21a: the owner orders the two cards, and need not show how."""
    table.set_library(1, 40)
    melded = table.put(LOST)
    table.to_library(melded)
    assert table.choices().player == 1 and len(table.choices().options) == 2
    chosen = table.choices().options[on_top]
    table.choose(chosen)
    assert not any(name in " ".join(table.log.event) + table.text() for name in (MISHRA, ENGINE))
    library = table.zone(1, "library")
    assert len(library) == 42 and library[-1].name == chosen and {x.name for x in library[-2:]} == {ENGINE, MISHRA}


def test_ml_04_blinked_into_two_permanents(table):
    """CR 712.21c, 712.14: both cards return, each with its front up; the Engine did not come from a graveyard."""
    melded = table.put(LOST)
    table.flicker(melded)
    things = table.zone(1, "battlefield")
    assert table.names(1, "battlefield") == [MISHRA, ENGINE] and not any(x.is_melded for x in things)
    assert table.stack == [] and table.zone(1, "exile") == []


def test_ml_05_each_returns_with_a_counter(table):
    """CR 712.21c, 614.12: what is done to the one is done to both; they enter at once, so neither sees the other."""
    melded = table.put(GAEA)
    table.put("Forest")
    table.put("Forest")
    table.add_mana(2, "WC")
    table.cast(table.put("Otherworldly Journey", 2, "hand"), choose=melded).resolve()
    assert table.names(1, "exile") == [ARGOTH, TITANIA]
    table.to("end").resolve_all()
    titania, argoth = table.find(TITANIA), table.find(ARGOTH)
    assert (titania.zone, titania.counters, titania.tapped) == ("battlefield", {"+1/+1": 1}, False)
    assert (argoth.zone, argoth.counters, argoth.tapped) == ("battlefield", {"+1/+1": 1}, True)


def test_ml_06_exiled_until_something_leaves():
    """CR 610.3, 712.21c: both cards are exiled, and both return when the other permanent leaves."""
    table = Table(active=2)
    melded = table.put(WALKER)
    table.add_mana(2, "WCCC")
    net = table.put("Static Net", 2, "hand")
    table.cast(net).resolve()
    assert (table.choices().player, table.choices().what, len(table.choices().options)) == (2, "ability that goes on the stack first", 2)  # its own two; the only target is no choice
    table.choose(table.choices().options[0]).resolve_all()
    assert melded.zone == "exile"
    assert table.names(1, "exile") == [STONE, URZA] and table.zone(1, "battlefield") == []
    table.add_mana(1, "WC")
    table.cast(table.put("Disenchant", 1, "hand"), choose=net).resolve()
    assert table.choices().what == "mode" and table.choices().player == 1
    table.choose(1)
    assert table.names(1, "battlefield") == [STONE, URZA] and table.stack == [f"ability of {STONE}"] and table.zone(1, "exile") == []


def test_ml_07_one_creature_one_power(table):
    """CR 608.2h, 712.21: the power of the one creature that was exiled, as it last was."""
    table.set_life(1, 10)
    melded = table.put(LOST)
    table.add_mana(2, "W")
    table.cast(table.put("Swords to Plowshares", 2, "hand"), choose=melded).resolve()
    assert table.names(1, "exile") == [MISHRA, ENGINE] and (table.life(1), table.life(2)) == (19, 20)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ml_08_one_choice_for_both_cards(answer, table):
    """CR 712.21c: both cards are exiled or neither."""
    melded, vat = table.put(LOST), table.put("Mimic Vat", 2)
    murder(table, melded)
    assert (table.choices().player, set(table.choices().options)) == (1, {MISHRA, ENGINE})
    table.choose(MISHRA)
    assert table.stack == ["ability of Mimic Vat"]
    table.resolve()
    assert (table.choices().player, table.choices().options) == (2, ("yes", "no"))
    table.choose(answer)
    assert table.choices() is None
    both = [MISHRA, ENGINE]
    assert (table.names(1, "exile"), table.names(1, "graveyard")) == ((both, []) if answer == "yes" else ([], both))
    assert sorted(x.name for x in vat.exiled_with_it) == (both if answer == "yes" else [])


def test_ml_09_exiled_instead(table):
    """CR 712.21d, 614.6: what replaces the one event holds for both cards."""
    melded = table.put(GAEA)
    table.put("Forest")
    table.put("Rest in Peace", 2)
    murder(table, melded)
    assert table.choices() is None and table.names(1, "exile") == [ARGOTH, TITANIA] and table.zone(1, "graveyard") == []


def test_ml_10_unearthed_before_it_melded(table):
    """CR 400.7, 712.21: the melded permanent was never unearthed: its cards go to the graveyard, and unearth works anew."""
    mishra, engine = table.put(MISHRA), table.put(ENGINE, unearthed=True)
    table.attack(mishra, engine).resolve(choose=[4, 5, 6])
    table.resolve_all()
    murder(table, table.find(LOST))
    assert (table.choices().player, set(table.choices().options)) == (1, {MISHRA, ENGINE})
    table.choose(MISHRA)
    assert table.names(1, "graveyard") == [MISHRA, ENGINE]
    table.to("untap").to("untap").to("main")
    assert table.active == 1
    table.add_mana(1, "RRCCC")
    table.unearth(engine).resolve()
    assert engine.zone == "battlefield" and engine.is_unearthed and table.choices() is None


def test_ml_11_two_cards_were_put_into_a_graveyard(table):
    """CR 712.21e: a creature died once; two cards were put into the graveyard, and the spell was the third."""
    melded = table.put(GAEA)
    table.put("Blood Artist")
    table.put("Forest")
    table.put("Planar Void", 2)
    murder(table, melded)
    assert (table.choices().player, set(table.choices().options)) == (1, {ARGOTH, TITANIA})
    table.choose(TITANIA)
    assert (table.choices().player, table.choices().what, table.choices().options) == (1, "target", (2, 1))
    table.choose(2)
    assert sorted(table.stack) == ["ability of Blood Artist"] + ["ability of Planar Void"] * 3
    table.resolve_all()
    assert table.names(1, "exile") == [ARGOTH, TITANIA] and table.names(2, "exile") == ["Murder"]
    assert table.zone(1, "graveyard") == table.zone(2, "graveyard") == []
