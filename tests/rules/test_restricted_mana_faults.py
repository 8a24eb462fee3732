"""Kinds of fault that programs had with restricted mana, a Powerstone's above all."""

import pytest

from mtgkit import Card
from mtgkit.cards.make import activated, draw, tap_for, whenever
from mtgkit.cards.vocabulary import ARTIFACT_SPELLS_ONLY, NO_NONARTIFACT_SPELL, Ability, Amount, Cost, Count, Do, Effect, Kind, Restriction, Selector, When
from mtgkit.table.things import Mana

STONE = NO_NONARTIFACT_SPELL.allowed
BREW = Card("A Brew", "{1}", types=["Sorcery"])


def test_stones_do_not_pay_for_a_spell_of_another_kind(table, illegal):
    """CR 106.6, 601.2h: a land and two Powerstones are two mana short of it, a land and two Wastes are not."""
    spell = table.put(Card("A Plan", "{2}{U}", types=["Sorcery"]), 1, "hand")
    for name in ("Island", "Powerstone token", "Powerstone token"):
        table.put(name)
    with illegal("106.6"):
        table.cast(spell)
    table.put("Wastes")
    table.put("Wastes")
    assert table.cast(spell).stack == ["A Plan"]


def test_mana_of_an_upkeep_trigger_stays_for_the_turn(table, illegal):
    """CR 106.4, 106.6: a trigger's mana may be bound and may be kept; it is gone with the turn."""
    added = Effect(Do.ADD_MANA, Amount(Count.BATTLEFIELD, 1, Selector(types="artifact")), mana="C", restriction=NO_NONARTIFACT_SPELL, token="turn")
    table.put(Card("A Forge", "{5}", types=["Artifact"], abilities=[whenever(When.UPKEEP, added)]))
    table.put("Sol Ring", tapped=True)
    brew = table.put(BREW, 1, "hand")
    table.set_library(1, 5)
    table.set_library(2, 5)
    table.to("upkeep").to("upkeep").resolve()
    assert table.pool() == [Mana("C", 2, STONE)]
    table.to("main")
    assert table.pool() == [Mana("C", 2, STONE)]
    with illegal("106.6"):
        table.cast(brew, tapping=[], spend=Mana("C", 1, STONE))
    table.to("upkeep")
    assert table.pool() == []


@pytest.mark.parametrize(("restriction", "pays"), [(NO_NONARTIFACT_SPELL, True), (ARTIFACT_SPELLS_ONLY, False)])
def test_not_for_some_spells_is_not_the_same_as_only_for_some(table, illegal, restriction, pays):
    """CR 106.6: mana that nonartifact spells may not use pays for abilities; mana for artifact spells alone does not."""
    engine = table.put(Card("An Engine", "{2}", types=["Artifact"], abilities=[activated(Cost(mana="{1}"), draw(1))]))
    corpse = table.put("Yotian Frontliner", 1, "graveyard")
    relic = table.put(Card("A Relic", "{1}", types=["Artifact"]), 1, "hand")
    table.add_mana(1, "CW", restriction)
    if pays:
        table.set_library(1, 2)
        table.activate(engine, spend=Mana("C", 1, STONE)).resolve().unearth(corpse)
        assert table.stack == ["ability of Yotian Frontliner"] and table.pool() == []
    else:
        for forbidden in (lambda: table.activate(engine), lambda: table.unearth(corpse)):
            with illegal("106.6"):
                forbidden()
        assert table.cast(relic).stack == ["A Relic"]


@pytest.mark.parametrize("kept", [True, False])
def test_mana_that_is_kept_stays_bound(table, illegal, kept):
    """CR 106.4, 106.6: what keeps mana from emptying does not free it, even where its type changes."""
    if kept:
        table.put(Card("A Kept Horizon", "{3}", types=["Artifact"], abilities=[Ability(Kind.STATIC, (Effect(Do.KEEP_MANA, token="C"),))]))
    table.tap(table.put("Powerstone token")).to("second main")
    assert table.pool() == ([Mana("C", 1, STONE)] if kept else [])
    if kept:
        with illegal("106.6"):
            table.cast(table.put(BREW, 1, "hand"))


def test_a_powerstone_is_a_powerstone(table):
    """CR 111.10h: a colourless artifact of that subtype with one ability."""
    card = table.create("Powerstone", tapped=True).find("Powerstone").card
    assert (card.types, card.subtypes, card.colors or (), card.mana_value, len(card.abilities)) == (("Artifact",), ("Powerstone",), (), 0, 1)


def test_bound_and_free_mana_pay_together(table, illegal):
    """CR 106.6, 107.4c: each mana is assigned by itself, {C} included."""
    restriction = Restriction(("cast colorless subtype:eldrazi",))
    table.add_mana(1, "CC", restriction)
    table.add_mana(1, "CC")
    relic = table.put(Card("A Relic", "{3}{C}", types=["Artifact"]), 1, "hand")
    horror = table.put(Card("A Horror", "{3}{C}", types=["Creature"], subtypes=["Eldrazi"], power="4", toughness="4"), 1, "hand")
    with illegal("106.6"):
        table.cast(relic)
    assert table.cast(horror).pool() == []


def test_unspent_mana_is_counted_whatever_binds_it(table):
    """CR 106.6: bound mana is unspent mana of its type."""
    green = Amount(Count.UNSPENT, 1, Selector(colors="G"))
    keep = Ability(Kind.STATIC, (Effect(Do.KEEP_MANA, mana="G"), Effect(Do.GET_POWER, green, what=Selector(itself=True), power=1, toughness=1)))
    locus = table.put(Card("A Locus", "{2}{G}", types=["Creature"], power="1", toughness="1", abilities=[keep]))
    table.tap(table.put("Forest"))
    table.add_mana(1, "GGG", Restriction(("cast creature",)))
    table.to("second main")
    assert (table.mana(), locus.power, locus.toughness) == ("GGGG", 5, 5)


def test_bound_mana_empties(table):
    """CR 106.4, 500.5: nothing keeps it, so it goes with the phase."""
    temple = table.put(Card("A Temple", types=["Land"], abilities=[tap_for("C"), tap_for("CC", restriction=Restriction(("cast colorless subtype:eldrazi",)))]))
    table.tap(temple, ability=1)
    assert table.mana() == "CC"
    table.to("combat")
    assert table.pool() == [] and temple.tapped
