"""What a question offers is named as it is while the question stands, though the action is undone until it is answered."""

import pytest

import mtgkit as mk
from mtgkit.cards.make import create, enters, whenever
from mtgkit.cards.vocabulary import Ability, Amount, Do, Effect, Kind, Selector, When

BEAR = mk.Card("Bear of Mine", "{1}{G}", types=["Creature"], power=2, toughness=2)


def test_legend_rule_offers_the_new_token_by_its_name():
    """CR 704.5j: of a legend and its new copy, the token can be told from the card."""
    table = mk.Table()
    karn = table.put("Karn, Silver Golem")
    table.put("Wastes")
    table.copy(karn, 1)
    assert [(o.name, "token" in o.label) for o in table.choices().options] == [("Karn, Silver Golem", False), ("Karn, Silver Golem", True)]
    token = table.choices().options[1]
    table.choose(token)
    assert karn.zone == "graveyard" and table.zone(1, "battlefield")[-1] == token and token.is_token


def test_the_halves_of_a_melded_permanent_are_offered_by_their_own_names():
    """CR 712.21a: which card lies on top is a choice between cards."""
    table = mk.Table()
    table.destroy(table.put("Brisela, Voice of Nightmares"))
    assert set(table.choices().options) == {"Bruna, the Fading Light", "Gisela, the Broken Blade"}


def test_which_of_two_unearth_abilities_is_asked_or_follows_from_the_mana():
    """CR 602.2: the player chooses which ability to activate."""
    table = mk.Table()
    table.put("Sedris, the Traitor King")
    card = table.put("Kederekt Leviathan", 1, "graveyard")
    table.add_mana(1, "CCB")
    table.unearth(card)
    assert table.mana(1) == "" and table.stack
    other = mk.Table()
    other.put("Sedris, the Traitor King")
    card = other.put("Kederekt Leviathan", 1, "graveyard")
    other.add_mana(1, "CCCCCUUBB")
    other.unearth(card)
    assert other.choices().what == "ability of Kederekt Leviathan" and len(other.choices().options) == 2
    other.choose(other.choices().options[1])
    assert len(other.mana(1)) == 6


def test_a_copy_of_unearth_finds_nothing_in_another_players_graveyard():
    """CR 702.84a, 707.10: "your graveyard" is that of the copy's controller."""
    table = mk.Table()
    mutt = table.put("Scrapwork Mutt", 1, "graveyard")
    table.add_mana(1, "CR")
    table.unearth(mutt).copy_on_stack(player=2).resolve()
    assert mutt.zone == "graveyard"
    assert table.resolve().find("Scrapwork Mutt").controller == 1 and mutt.zone == "battlefield"


def test_what_cannot_be_done_is_not_offered():
    """CR 608.2d: with no card in hand there is nothing to discard."""
    table = mk.Table()
    table.set_library(1, 3)
    mutt = table.put("Scrapwork Mutt", 1, "hand")
    table.add_mana(1, "CC")
    table.cast(mutt).resolve().resolve()
    assert table.choices() is None and table.stack == [] and table.zone(1, "hand") == []


def test_an_exiled_card_that_is_exiled_again_is_a_new_object():
    """CR 406.7: Purgatory no longer knows the card that could not enter."""
    table = mk.Table(step="untap")
    purgatory, priest = table.put("Purgatory"), table.put("Containment Priest", 2)
    bear = table.put(BEAR, 1, "exile", exiled_with=purgatory)
    for _ in range(8):
        table.put("Wastes")
    stamp = bear.stamp
    table.to("upkeep").resolve(choose="yes")
    assert bear.zone == "exile" and bear.stamp != stamp and purgatory.exiled_with_it == []
    table.destroy(priest)
    assert bear.zone == "exile"


@pytest.mark.parametrize(("seasons", "n"), [(1, 2), (2, 4)])
def test_counters_that_effects_put_are_multiplied(seasons, n):
    """CR 614.1a, 614.16: however an effect puts them."""
    table = mk.Table()
    for _ in range(seasons):
        table.put("Doubling Season")
    bear = table.put(BEAR)
    assert table.add_counters(bear, "+1/+1", 1).find("Bear of Mine").counters == {"+1/+1": n}
    grown = mk.Card("Grown of Mine", "{G}", types=["Creature"], power=1, toughness=1, abilities=[enters(Effect(Do.COUNTERS, Amount(n=1), token="+1/+1"))])
    table.put_onto_battlefield(table.put(grown, 1, "hand")).resolve()
    assert table.find("Grown of Mine").counters == {"+1/+1": n}
    assert table.put(BEAR, 2).counters == {}


def test_tokens_enter_attacking():
    """CR 508.4: they were not declared, so nothing triggers on their attack; they deal damage, and only creatures can."""
    leader = mk.Card("Leader of Mine", "{R}", types=["Creature"], power=1, toughness=1, abilities=[
        whenever(When.ATTACKS, create("Human 1/1", 2, tapped=True, attacking=True), create("Treasure", 1, tapped=True, attacking=True)),
    ])  # fmt: skip
    watcher = mk.Card("Watcher of Mine", "{R}", types=["Enchantment"], abilities=[Ability(Kind.TRIGGERED, (Effect(Do.GAIN_LIFE),), when=When.ATTACKS, what=Selector(types="creature"))])
    table = mk.Table()
    table.put(watcher)
    table.attack(table.put(leader))
    table.choose(table.choices().options[0]).resolve_all()
    tokens = [t for t in table.zone(1, "battlefield") if t.is_token]
    assert [(t.attacking, t.tapped) for t in tokens] == [(True, True), (True, True), (False, True)]
    table.to("second main")
    assert (table.life(1), table.life(2)) == (21, 17)
