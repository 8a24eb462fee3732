"""A permanent with several mana abilities: which one is activated is its controller's choice (CR 602.2, 605.3a)."""

import pytest

import mtgkit as mk
from mtgkit import IllegalAction

BOLT = mk.Card("Spark of Mine", "{R}", types=["Sorcery"], left_out=["what the spell does"])


@pytest.mark.parametrize(("answer", "life"), [("C", 20), ("U", 19), ("R", 19)])
def test_the_type_says_which(answer, life):
    table = mk.Table()
    assert table.tap(table.put("Shivan Reef"), choose=answer).mana(1) == answer
    assert table.life(1) == life


def test_without_an_answer_it_is_asked():
    table = mk.Table()
    reef = table.put("Shivan Reef")
    table.tap(reef)
    assert (table.choices().player, len(table.choices().options)) == (1, 2) and not reef.tapped
    table.choose("{C}")
    assert table.mana(1) == "C"


def test_paying_with_it():
    """CR 601.2g."""
    table = mk.Table()
    reef, bolt = table.put("Shivan Reef"), table.put(BOLT, 1, "hand")
    assert table.cast(bolt, tapping=reef, choose="R").stack == ["Spark of Mine"] and reef.tapped
    table.counter()
    second = table.put(BOLT, 1, "hand")
    other = table.put("Shivan Reef")
    with pytest.raises(IllegalAction, match="a type of mana is missing"):
        table.cast(second, tapping=other, choose="C")
    assert not other.tapped and second.zone == "hand"


@pytest.mark.parametrize(("pool", "cost", "left"), [("GGRCCC", "{3}", "RGG"), ("WCC", "{2}", "W"), ("WUC", "{1}{U}", "W"), ("CCU", "{U}", "CC")])
def test_colourless_mana_pays_generic_costs_first(pool, cost, left):
    """CR 118.3a: any mana would do; what can pay for little else goes first, and `spend=` says otherwise."""
    table = mk.Table()
    table.add_mana(1, pool)
    table.cast(table.put(mk.Card("Trinket of Mine", cost, types=["Artifact"]), 1, "hand"))
    assert sorted(table.mana(1)) == sorted(left)


def test_restricted_mana_goes_before_free_mana():
    """CR 106.6."""
    table = mk.Table()
    table.add_mana(1, "C")
    table.add_mana(1, "C", mk.card("Powerstone").abilities[0].effects[0].restriction)
    table.cast(table.put(mk.Card("Trinket of Mine", "{1}", types=["Artifact"]), 1, "hand"))
    assert [(m.type, m.restriction) for m in table.pool(1)] == [("C", ())]
