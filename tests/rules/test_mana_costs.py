"""Mana and abilities for tapping others, and the untap symbol, on many cards (CR 107.5-6, 602.5a, 605.1a)."""

import pytest

import mtgkit as mk

ELF = mk.Card("Elf of Mine", "{G}", types=["Creature"], subtypes=["Elf"], power=1, toughness=1)


@pytest.mark.parametrize(("name", "n", "answers", "mana"), [("Heritage Druid", 3, [], "GGG"), ("Birchlore Rangers", 2, ["U"], "U"), ("Supportive Parents", 2, ["B"], "B"), ("The Massive Zatcatl", 3, [], "GGG")])
def test_new_creatures_may_be_tapped_for_others(name, n, answers, mana):
    """CR 107.5, 302.6: that cost has no {T} symbol; the permanents are chosen one by one."""
    table = mk.Table()
    source = table.put(name, 1, sick=True)
    elves = [table.put(ELF, sick=True) for _ in range(n)]
    table.tap(source, choose=[*elves, *answers])
    assert table.mana(1) == mana and all(e.tapped for e in elves) and not source.tapped


def test_too_few_to_tap(illegal):
    """CR 118.3."""
    table = mk.Table()
    druid = table.put("Heritage Druid")
    table.put(ELF)
    with illegal("118.3"):
        table.tap(druid)
    assert table.mana(1) == ""


@pytest.mark.parametrize(("name", "mana", "after"), [("Safehold Sentry", "WCC", (2, 4)), ("Farmstead Gleaner", "CC", (3, 3)), ("Merrow Wavebreakers", "UC", (3, 3))])
def test_the_untap_symbol(name, mana, after, illegal):
    """CR 107.6: only a tapped permanent can pay it, and it untaps as the ability is activated."""
    table = mk.Table()
    thing = table.put(name)
    table.add_mana(1, mana)
    with illegal("107.6"):
        table.activate(thing)
    table.set_tapped(thing, True).activate(thing)
    assert not thing.tapped and table.mana(1) == ""
    table.resolve()
    assert (thing.power, thing.toughness) == after


@pytest.mark.parametrize("name", ["Safehold Sentry", "Silkbind Faerie", "Pili-Pala", "Patrol Signaler"])
def test_a_new_creature_cannot_pay_the_untap_symbol(name, illegal):
    """CR 302.6, 602.5a."""
    table = mk.Table()
    thing = table.put(name, tapped=True, sick=True)
    table.put(ELF, 2)
    table.add_mana(1, "WWWUUCC")
    with illegal("107.6"):
        table.activate(thing)


def test_the_colours_of_your_lands_leave_colourless_out():
    """CR 106.7, 105.1: colourless is no colour."""
    table = mk.Table()
    druid = table.put("Harvester Druid")
    table.put("Wastes")
    assert druid.could_produce == "" and table.tap(druid).mana(1) == ""
    table.put("Island", tapped=True)
    table.set_tapped(druid, False)
    assert druid.could_produce == "U" and table.tap(druid).mana(1) == "U"


def test_clock_of_omens_pays_with_powerstones():
    """CR 111.10h, 602.2b: the tapping is a cost, not mana."""
    table = mk.Table()
    clock = table.put("Clock of Omens")
    stones = [table.put("Powerstone") for _ in range(2)]
    target = table.put("Sol Ring", tapped=True)
    table.activate(clock, choose=[target, stones[0], stones[1]])
    assert all(s.tapped for s in stones) and table.resolve() and not target.tapped
