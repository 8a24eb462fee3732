"""Powerstones: what the token is, how it comes, and on what spells its mana may be spent (CR 106.6, 111.10h)."""

import pytest

from mtgkit import Card
from mtgkit.cards import vocabulary as v


def stones(table, n=1, player=1, **how):
    return [table.put("Powerstone token", player, **how) for _ in range(n)]


def test_ps_01_the_predefined_token(table):
    """CR 111.4, 111.10h: a colourless artifact called by its subtype and the word Token, here created tapped."""
    unit = table.put("Stone Retrieval Unit", 1, "hand")
    table.add_mana(1, "CCCC")
    table.cast(unit).resolve()
    assert table.stack == ["ability of Stone Retrieval Unit"]
    table.resolve()
    stone = table.find("Powerstone Token", 1)
    assert (stone.name, stone.types, stone.subtypes, stone.supertypes, stone.colors, stone.mana_value) == ("Powerstone Token", ("Artifact",), ("Powerstone",), (), (), 0)
    assert stone.is_token and stone.tapped and stone.could_produce == "C" and len(table.abilities(stone)) == 1
    assert stone.card.restricted_mana == (v.NO_NONARTIFACT_SPELL,)


def test_ps_02_created_tapped_it_makes_mana_when_untapped(table, illegal):
    """CR 107.5, 111.10h: tapped, so no mana until something untaps it; it is no creature and may tap the turn it came."""
    key, unit = table.put("Voltaic Key", 1), table.put("Stone Retrieval Unit", 1, "hand")
    table.add_mana(1, "CCCCC")
    table.cast(unit).resolve().resolve()
    stone = table.find("Powerstone Token")
    with illegal("107.5"):
        table.tap(stone)
    table.activate(key, choose=stone)
    assert table.mana(1) == "" and key.tapped
    table.resolve()
    table.tap(stone)
    assert [(m.type, m.amount, m.restriction) for m in table.pool(1)] == [("C", 1, v.NO_NONARTIFACT_SPELL.allowed)]


def test_ps_03_a_copy_of_a_token_enters_untapped(table):
    """CR 707.2, 110.5b, 106.4: status is not copied; mana of the upkeep is lost as the step ends."""
    from mtgkit import Table

    table = Table(step="untap")
    (stone,) = stones(table)
    table.put("Mechanized Production", 1, attached_to=stone)
    table.to("upkeep")
    assert table.stack == ["ability of Mechanized Production"]
    table.tap(stone)
    table.resolve()
    (new,) = [t for t in table.zone(1, "battlefield") if t.is_token and t != stone]
    assert stone.tapped and not new.tapped and new.name == "Powerstone Token"
    table.tap(new)
    assert new.tapped and [(m.type, m.amount, m.restriction) for m in table.pool(1)] == [("C", 2, v.NO_NONARTIFACT_SPELL.allowed)]
    table.pass_priority()
    assert table.step == "draw" and table.pool(1) == []


def test_ps_04_a_copy_that_is_also_a_creature_is_new(table, illegal):
    """CR 302.6, 707.9b: the copy is also a creature of the size that the effect gives, and new this turn."""
    urza, (stone,) = table.put("Urza, Prince of Kroog", 1), stones(table)
    table.add_mana(1, "CCCCCC")
    table.activate(urza, choose=stone).resolve()
    (new,) = [t for t in table.zone(1, "battlefield") if t.is_token and t != stone]
    assert set(new.types) == {"Artifact", "Creature"} and set(new.subtypes) == {"Powerstone", "Soldier"}
    assert (new.power, new.toughness, new.tapped, new.name) == (3, 3, False, "Powerstone Token")
    with illegal("302.6"):
        table.tap(new)
    assert (stone.types, table.mana(1)) == (("Artifact",), "")


def test_ps_05_an_artifact_that_enters_as_a_copy(table):
    """CR 707.5, 110.5b: a nontoken copy of a tapped token enters untapped and makes the restricted mana."""
    (stone,) = stones(table, tapped=True)
    steel = table.put("Sculpting Steel", 1, "hand")
    table.add_mana(1, "CCC")
    table.cast(steel).resolve()
    assert table.choices().player == 1 and set(table.choices().options) == {stone, "nothing"}
    table.choose(stone)
    assert steel.types == ("Artifact",)
    assert (steel.name, steel.subtypes, steel.is_token, steel.tapped, steel.mana_value) == ("Powerstone Token", ("Powerstone",), False, False, 0)
    table.tap(steel)
    assert [(m.type, m.amount, m.restriction) for m in table.pool(1)] == [("C", 1, v.NO_NONARTIFACT_SPELL.allowed)]
    assert steel.tapped and stone.tapped


def test_ps_06_twice_as_many_tokens_are_tapped_too(table):
    """CR 614.16, 701.7a: the additional tokens are created as the first ones are."""
    table.put("Doubling Season", 1)
    table.add_mana(1, "CCCC")
    table.cast(table.put("Stone Retrieval Unit", 1, "hand")).resolve().resolve()
    assert [t.tapped for t in table.zone(1, "battlefield") if t.name == "Powerstone Token"] == [True, True]


def test_ps_07_a_nonartifact_spell_is_refused(table, illegal):
    """CR 106.6, 601.2h, 733.1: the casting is undone, nothing is tapped."""
    (stone,), forest, bears = stones(table), table.put("Forest"), table.put("Grizzly Bears", 1, "hand")
    for how in ({}, {"tapping": [forest, stone]}):
        with illegal("106.6"):
            table.cast(bears, **how)
    assert bears.zone == "hand" and not stone.tapped and not forest.tapped and table.stack == [] and table.pool(1) == []


def test_ps_08_an_artifact_spell_is_allowed(table):
    """CR 106.6: an artifact spell may be paid with them."""
    three = stones(table, 3)
    table.cast(table.put("Sculpting Steel", 1, "hand"))
    assert table.stack == ["Sculpting Steel"] and all(s.tapped for s in three)


def test_ps_09_an_artifact_creature_spell_is_allowed(table):
    """CR 106.6, 601.2i: an artifact that is also a creature is an artifact spell; its cast trigger works as ever."""
    eight, bears = stones(table, 8), table.put("Grizzly Bears", 2)
    leveler = table.put("Cityscape Leveler", 1, "hand")
    table.cast(leveler)
    assert table.choices().player == 1 and set(table.choices().options) == {bears, "none"}
    table.choose(bears)
    assert table.stack == ["Cityscape Leveler", "ability of Cityscape Leveler"] and all(s.tapped for s in eight)
    table.resolve()
    assert bears.zone == "graveyard" and [(t.name, t.tapped) for t in table.zone(2, "battlefield")] == [("Powerstone Token", True)]
    table.resolve()
    assert leveler.zone == "battlefield"


def test_ps_22_additional_costs_belong_to_the_spell(table, illegal):
    """CR 601.2f, 118.8: a kicker is part of the total cost of a nonartifact spell."""
    three, forests, verdeloth = stones(table, 3), [table.put("Forest") for _ in range(6)], table.put("Verdeloth the Ancient", 1, "hand")
    with illegal("106.6"):
        table.cast(verdeloth, x=3, kicker="{X}")
    assert verdeloth.zone == "hand" and not any(t.tapped for t in three + forests)
    table.cast(verdeloth)
    assert all(f.tapped for f in forests) and not any(s.tapped for s in three)


def test_ps_23_a_cost_increase_of_an_artifact_spell(table, illegal):
    """CR 601.2f: the increase is part of the cost of that artifact spell."""
    two, ring = stones(table, 2), table.put("Sol Ring", 1, "hand")
    table.put("Thalia, Guardian of Thraben", 2)
    table.cast(ring)
    assert table.stack == ["Sol Ring"] and all(s.tapped for s in two)


def test_ps_23_one_stone_is_not_enough(table, illegal):
    """CR 601.2f: with one Powerstone the increased cost can't be paid."""
    stones(table)
    ring = table.put("Sol Ring", 1, "hand")
    table.put("Thalia, Guardian of Thraben", 2)
    with illegal("601.2h"):
        table.cast(ring)


def test_ps_24_colorless_symbols_of_a_nonartifact_spell(table, illegal):
    """CR 106.6, 107.4c: {C} asks for colourless mana, the restriction asks what is cast."""
    (stone,), wastes, seer = stones(table), [table.put("Wastes") for _ in range(3)], table.put("Thought-Knot Seer", 1, "hand")
    with illegal("106.6"):
        table.cast(seer)
    assert seer.zone == "hand" and not stone.tapped and not any(w.tapped for w in wastes)
    table.put("Wastes")
    table.cast(seer)
    assert table.stack == ["Thought-Knot Seer"] and not stone.tapped


@pytest.mark.parametrize(("name", "legal"), [("Grizzly Bears", True), ("Rampant Growth", False)])
def test_ps_25_a_creature_spell_that_is_an_artifact(table, illegal, name, legal):
    """CR 601.2a, 613.1d: an effect that makes permanent spells artifacts counts while it is cast; it doesn't reach sorceries."""
    table.put("Encroaching Mycosynth", 1)
    (stone,), forest, spell = stones(table), table.put("Forest"), table.put(name, 1, "hand")
    if legal:
        table.cast(spell)
        assert table.stack == [name] and stone.tapped and forest.tapped and "Artifact" in spell.types
    else:
        with illegal("106.6"):
            table.cast(spell)
        assert spell.zone == "hand" and not stone.tapped


def test_ps_26_artifacts_that_become_creatures_of_their_mana_value(table):
    """CR 202.3a, 704.5f, 111.3: a token has mana value 0, so it dies as a 0/0; one with a mana value lives."""
    (stone,), ring = stones(table), table.put("Sol Ring", 1)
    march = table.put("March of the Machines", 1, "hand")
    table.add_mana(1, "CCCU")
    table.cast(march).resolve()
    assert stone.zone == "nowhere" and march.zone == "battlefield"
    assert (ring.power, ring.toughness) == (1, 1) and set(ring.types) == {"Artifact", "Creature"}


def test_ps_29_every_hybrid_symbol_as_two_generic(table):
    """CR 107.4e, 601.2b, 202.3f: the player announces for each symbol how it is paid; colourless mana pays the generic halves."""
    ten, king = stones(table, 10), table.put("Reaper King", 1, "hand")
    table.cast(king)
    assert table.choices().player == 1 and set(table.choices().options) == {"{W}", "{2}"}
    table.choose("{2}", "{2}", "{2}", "{2}", "{2}")
    assert table.stack == ["Reaper King"] and all(s.tapped for s in ten) and king.mana_value == 10


def test_ps_29_a_colored_half_asks_for_its_color(table, illegal):
    """CR 107.4e: a half that is announced as a colour can't be paid with colourless mana."""
    ten, king = stones(table, 10), table.put("Reaper King", 1, "hand")
    with illegal("601.2h"):
        table.cast(king, choose=["{2}", "{2}", "{2}", "{2}", "{G}"])
    assert king.zone == "hand" and not any(s.tapped for s in ten)


@pytest.mark.parametrize("half", ["Fire", "Ice"])
def test_ps_30_half_of_a_split_card(table, illegal, half):
    """CR 709.3: only the half that is cast counts, and it is an instant."""
    (stone,), split, bears = stones(table), table.put("Fire // Ice", 1, "hand"), table.put("Grizzly Bears", 2)
    land = table.put("Mountain" if half == "Fire" else "Island")
    with illegal("106.6"):
        table.cast(split, face=half, choose=bears)
    assert split.zone == "hand" and not stone.tapped and not land.tapped
    table.put("Wastes")
    table.cast(split, face=half, choose=bears)
    assert table.stack == [half] and not stone.tapped and land.tapped
    table.resolve()
    assert split.zone == "graveyard" and (bears.zone == "graveyard") == (half == "Fire") and bears.tapped == (half == "Ice")


def test_a_restriction_of_another_kind(table, illegal):
    """CR 106.6: the rule reads the restriction, here of a card of one's own whose mana is for artifact spells only."""
    from mtgkit.cards.make import tap_for

    (lens,) = [table.put(Card("Lens", "{2}", types=["Artifact"], abilities=[tap_for("C", restriction=v.ARTIFACT_SPELLS_ONLY)]), 1)]
    key = table.put("Voltaic Key", 1)
    with illegal("106.6"):
        table.activate(key, choose=lens)
    table.cast(table.put("Sol Ring", 1, "hand"))
    assert lens.tapped and table.stack == ["Sol Ring"]
