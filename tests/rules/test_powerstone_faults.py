"""Kinds of fault that other programs had with Powerstones, tokens, X and the tap symbol: here they do not happen."""

import pytest

from mtgkit import Card, Table
from mtgkit.cards import vocabulary as v
from mtgkit.cards.make import activated, create, draw, enters, powerstones, spell, tap_for, unearth
from mtgkit.errors import SettingError

GEM = Card("Negative Gem", "{2}", types=["Artifact"], abilities=[tap_for("C", restriction=v.NO_NONARTIFACT_SPELL)])
LENS = Card("Positive Lens", "{2}", types=["Artifact"], abilities=[tap_for("C", restriction=v.ARTIFACT_SPELLS_ONLY)])
READER = Card("Reader", "{1}", types=["Creature"], power=1, toughness=1, abilities=[activated(v.Cost(mana="{1}"), draw(1))])
RISER = Card("Riser", "{4}", types=["Creature"], power=1, toughness=1, abilities=[unearth("{1}")])
STUDY = Card("Study", "{2}{U}", types=["Sorcery"], abilities=[spell(draw(1))])
HYDRA = Card("Twin Hydra", "{X}{X}{G}", types=["Creature"], power=0, toughness=0, abilities=[v.Ability(v.Kind.ENTERS, (v.Effect(v.Do.ENTER_WITH_COUNTERS, v.Amount(v.Count.X), token="+1/+1"),))])


@pytest.mark.parametrize(("name", "legal"), [("Powerstone token", False), ("Wastes", True)])
def test_fault_a002_restricted_mana_in_a_payment_plan(table, illegal, name, legal):
    """CR 106.6, 601.2h: the automatic payment never takes mana that may not be spent on the spell."""
    table.put("Island")
    two, study = [table.put(name) for _ in range(2)], table.put(STUDY, 1, "hand")
    if legal:
        table.cast(study)
        assert all(s.tapped for s in two)
    else:
        with illegal("106.6"):
            table.cast(study)
        assert not any(s.tapped for s in two)


@pytest.mark.parametrize(("source", "legal"), [(GEM, True), (LENS, False)])
def test_fault_a004_the_negative_clause_is_not_the_positive_one(table, illegal, source, legal):
    """CR 106.6: what may not cast nonartifact spells pays abilities; what casts artifact spells only does not."""
    for act, thing in ((table.activate, table.put(READER, 1)), (table.unearth, table.put(RISER, 1, "graveyard"))):
        rock = table.put(source, 1)
        if legal:
            act(thing).resolve()
            assert rock.tapped
        else:
            with illegal("106.6"):
                act(thing)
            assert not rock.tapped
        table.exile(rock)


@pytest.mark.parametrize("name", ["Powerstone token", "Forest"])
def test_fault_a014_unspent_mana_empties(table, name):
    """CR 106.4, 500.5: as the phase ends, restricted or not."""
    stone = table.put(name)
    table.tap(stone)
    table.pass_priority()
    assert table.pool(1) == [] and stone.tapped


def test_fault_a008_commander_tax_belongs_to_the_spell(table, illegal):
    """CR 903.8, 118.8, 106.6: the tax of a nonartifact commander can't be paid, that of an artifact one can."""
    for card, paid in ((Card("General", "{2}{G}", types=["Creature"], power=2, toughness=2), False), (Card("Engine", "{3}", types=["Artifact", "Creature"], power=2, toughness=2), True)):
        table = Table()
        commander = table.put(card, 1, "command", commander=True)
        table.add_mana(1, "GGG")
        table.cast(commander).resolve()
        table.destroy(commander, choose="yes")
        assert commander.zone == "command"
        stones, forests = [table.put("Powerstone token") for _ in range(2)], [table.put("Forest") for _ in range(3)]
        if paid:
            table.cast(commander)
            assert all(t.tapped for t in stones + forests)
        else:
            with illegal("106.6"):
                table.cast(commander)
            assert commander.zone == "command"


def test_fault_a009_the_token_has_its_subtype(table):
    """CR 111.10h: whatever makes it, the token is the same."""
    table.create("Powerstone")
    table.copy(table.find("Powerstone Token"))
    for token in table.zone(1, "battlefield"):
        assert (token.types, token.subtypes, token.colors, token.mana_value, len(table.abilities(token))) == (("Artifact",), ("Powerstone",), (), 0, 1)


def test_fault_a012_each_ability_makes_its_own_mana(table):
    """CR 106.6: the restriction belongs to the ability that was activated, not to the permanent."""
    both = table.put(Card("Two Ways", types=["Land"], abilities=[tap_for("C"), tap_for("C", restriction=v.ARTIFACT_SPELLS_ONLY)]))
    table.tap(both, ability=0)
    assert [m.restriction for m in table.pool(1)] == [()]
    table.set_tapped(both, False)
    table.tap(both, ability=1)
    assert sorted(m.restriction for m in table.pool(1)) == [(), v.ARTIFACT_SPELLS_ONLY.allowed]


def test_fault_a015_every_token_created_tapped_is_tapped(table, illegal):
    """CR 111.10, 110.5b, 502.3: no mana this turn, all of it after the next untap step."""
    table.add_mana(1, "C")
    table.cast(table.put(Card("Two Stones", "{1}", types=["Artifact"], abilities=[enters(powerstones(2))]), 1, "hand")).resolve().resolve()
    stones = [t for t in table.zone(1, "battlefield") if t.is_token]
    assert [t.tapped for t in stones] == [True, True]
    for stone in stones:
        with illegal("107.5"):
            table.tap(stone)
    table.to("main").to("main")
    for stone in stones:
        table.tap(stone)
    assert table.mana(1) == "CC"


def test_fault_a016_x_tokens_are_all_tapped(table):
    """CR 111.10: the word "tapped" of the effect is about each of them, also when a rule doubles them."""
    for doubled in (1, 2):
        if doubled == 2:
            table.put("Doubling Season", 1)
        maker = table.put(Card("Maker", types=["Artifact"], abilities=[activated(v.Cost(mana="{X}"), create("Powerstone", v.Amount(v.Count.X), tapped=True))]))
        table.add_mana(1, "CCC")
        before = len(table.zone(1, "battlefield"))
        table.activate(maker, x=3).resolve()
        assert len(table.zone(1, "battlefield")) - before == 3 * doubled and all(t.tapped for t in table.zone(1, "battlefield") if t.is_token)


def test_fault_a017_a_misspelt_key_is_refused():
    """A card whose data have a key that does not exist is never passed over in silence."""
    with pytest.raises(TypeError, match="taped"):
        v.Effect(v.Do.CREATE, token="Powerstone", taped=True)
    with pytest.raises(SettingError, match="taped"):
        Table().put("Powerstone token", taped=True)


def test_fault_a024_a_copied_permanent_spell_is_not_created(table):
    """CR 111.13, 608.3f: the copy becomes one token, which no effect doubles."""
    table.put("Doubling Season", 1)
    table.add_mana(1, "C")
    table.cast(table.put("Sol Ring", 1, "hand")).copy_on_stack()
    assert table.stack == ["Sol Ring", "Sol Ring"]
    table.resolve().resolve()
    assert [t.is_token for t in table.zone(1, "battlefield") if t.name == "Sol Ring"] == [True, False]


def test_fault_a093_a_copy_of_an_x_spell_has_the_same_x(table):
    """CR 707.10, 107.3m, 202.3e: X is what was chosen, for the copy too, and every {X} counts on the stack; later it is 0."""
    table.add_mana(1, "CCCCCCG")
    hydra = table.put(HYDRA, 1, "hand")
    table.cast(hydra, x=3)
    assert hydra.mana_value == 7
    table.copy_on_stack().resolve_all()
    twins = [t for t in table.zone(1, "battlefield") if t.name == "Twin Hydra"]
    assert [(t.is_token, t.counters, t.power, t.mana_value) for t in twins] == [(True, {"+1/+1": 3}, 3, 1), (False, {"+1/+1": 3}, 3, 1)]


def test_fault_a094_a_copy_uses_the_chosen_x_not_the_mana_spent(table):
    """CR 107.3m: nothing was paid for the copy, and its trigger counts X all the same."""
    table.set_library(1, 9)
    table.add_mana(1, "CCU")
    reader = Card("X Reader", "{X}{U}", types=["Creature"], power=1, toughness=1, abilities=[enters(draw(v.Amount(v.Count.X)))])
    table.cast(table.put(reader, 1, "hand"), x=2).copy_on_stack().resolve_all()
    assert len(table.zone(1, "hand")) == 4


def test_fault_a095_mana_value_counts_every_x_on_the_stack(table):
    """CR 202.3e, 107.3g: on the stack with X, in play and in the graveyard with 0."""
    table.add_mana(1, "CCCC")
    walker = table.put("Hangarback Walker", 1, "hand")
    table.cast(walker, x=2)
    assert walker.mana_value == 4
    table.resolve()
    assert walker.mana_value == 0 and walker.counters == {"+1/+1": 2}
    table.destroy(walker)
    assert walker.mana_value == 0 and walker.counters == {}


def test_a_copied_spell_ceases_to_exist(table):
    """CR 707.10a: a copy of an instant does what it says and is nowhere afterwards; new targets may be chosen."""
    one, other = table.put("Grizzly Bears", 2), table.put("Grizzly Bears", 2)
    table.add_mana(1, "R")
    bolt = table.put("Lightning Bolt", 1, "hand")
    table.cast(bolt, choose=one).copy_on_stack(choose=["yes", other]).resolve_all()
    assert one.zone == other.zone == "graveyard" and table.zone(1, "graveyard") == [bolt]
