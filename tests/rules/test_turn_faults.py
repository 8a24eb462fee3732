"""Kinds of fault that programs had with linked exile, control, the turn and its steps."""

import pytest

from mtgkit import Card
from mtgkit.cards.make import draw, enters, spell, tap_for, whenever
from mtgkit.cards.vocabulary import Ability, Do, Effect, Kind, Selector, When, Who

ANY_CREATURE = Selector(types="creature", whose=Who.EACH)
JAIL = Card("A Jail", "{2}{W}", types=["Enchantment"], abilities=[
    enters(Effect(Do.EXILE_WITH, what=ANY_CREATURE, targets=True)), whenever(When.LEAVES, Effect(Do.RETURN_ALL_EXILED))])  # fmt: skip
BEAR = Card("A Bear", "{1}{G}", types=["Creature"], power="2", toughness="2")
OGRE = Card("An Ogre", "{2}{R}", types=["Creature"], power="3", toughness="3")
SECOND = Card("A Map", "{1}{G}", types=["Enchantment"], abilities=[Ability(Kind.STATIC, (Effect(Do.EXTRA_LAND),))])
HARD_LUCK = Card("Hard Luck", "{B}", types=["Enchantment"], abilities=[whenever(When.DISCARD, Effect(Do.LOSE_LIFE), what=Selector(whose=Who.EACH))])


def test_a_permanent_returns_only_what_it_exiled_itself(table):
    """CR 607.2a: of two that exiled a card each, the one that leaves returns its own."""
    bear, ogre = table.put(BEAR, 2), table.put(OGRE, 2)
    first = table.put(JAIL, 1, "hand")
    table.put_onto_battlefield(first, choose=bear).resolve()
    second = table.put(JAIL, 1, "hand")
    table.put_onto_battlefield(second).resolve()  # the ogre is the only target left
    assert (first.exiled_with_it, second.exiled_with_it) == ([bear], [ogre])
    table.destroy(first).resolve()
    assert bear.zone == "battlefield" and bear.controller == 2 and ogre.zone == "exile"


def test_a_blinked_permanent_has_forgotten_what_it_exiled(table):
    """CR 400.7, 607.2a: the ability of the old object returns the old card, the new object exiles another and keeps it."""
    bear, ogre = table.put(BEAR, 2), table.put(OGRE, 2)
    jail = table.put(JAIL, 1, "hand")
    table.put_onto_battlefield(jail, choose=bear).resolve()
    table.flicker(jail)
    assert table.choices() is not None  # the order of the two abilities
    table.choose(table.choices().options[1])
    table.resolve_all()
    assert {bear.zone, ogre.zone} == {"battlefield", "exile"} and jail.exiled_with_it == [ogre] and bear.zone == "battlefield"


def test_purgatory_in_one_go_with_two_creatures_and_a_token(table):
    """CR 603.10a, 111.7: leaving at the same time it sees both cards die; a token is no card and triggers nothing."""
    purgatory = table.put("Purgatory")
    things = [table.put(BEAR), table.put(OGRE), table.put(BEAR, token=True)]
    table.destroy(purgatory, *things)
    assert table.stack == ["ability of Purgatory"] * 2
    table.resolve_all()
    assert table.names(1, "exile") == ["A Bear", "An Ogre"] and table.names(1, "graveyard") == ["Purgatory"]


def test_purgatory_that_is_a_creature_sees_its_own_death(table):
    """CR 603.10a: for the time that it is a creature, it is one of the creatures that it watches; exiled, it is stuck."""
    purgatory = table.put("Purgatory")
    table.affect(purgatory, Effect(Do.BECOME, token="creature", power=1, toughness=1))
    table.destroy(purgatory)
    assert table.stack == ["ability of Purgatory"]
    table.resolve()
    assert purgatory.zone == "exile" and purgatory.exiled_with_it == []


def test_the_life_can_be_the_last(table):
    """CR 119.4: 2 life can be paid at 2 life; the player loses as state-based actions are checked."""
    purgatory = table.put("Purgatory")
    bear = table.put(BEAR, 1, "exile", exiled_with=purgatory)
    for _ in range(4):
        table.put("Wastes")
    table.set_life(1, 2)
    table.to("upkeep").to("upkeep")
    table.resolve(choose="yes")
    assert bear.zone == "battlefield" and table.life(1) == 0 and table.has_lost(1)


def test_control_until_end_of_turn_ends_in_the_cleanup_step(table):
    """CR 514.2, 704.5j: it ends together with damage; two legends of one player then are seen to, with another cleanup step after it."""
    legend = Card("A Hero", "{W}", types=["Creature"], supertypes=["Legendary"], power="1", toughness="1")
    one, other = table.put(legend, 1), table.put(legend, 2)
    table.give_control(one, 1)
    table.give_control(other, 1, until_end_of_turn=True)
    assert table.choices() is not None
    table.choose(other)
    assert one.zone == "graveyard" and other.controller == 1
    third = table.put(legend, 2)
    table.to("cleanup")
    assert table.choices().player == 2 and set(table.choices().options) == {other, third}
    table.choose(third)
    assert other.zone == "graveyard" and table.step == "cleanup"
    assert table.pass_priority().step == "cleanup" and table.pass_priority().step == "untap"


def test_the_latest_of_two_control_effects_counts(table):
    """CR 613.7: an Aura's control returns when a later effect until end of turn is over."""
    bear = table.put(BEAR, 1)
    aura = table.put("Control Magic", 2, attached_to=bear)
    assert bear.controller == 2
    table.give_control(bear, 1, until_end_of_turn=True)
    assert bear.controller == 1
    table.to("cleanup")
    assert bear.controller == 2
    table.destroy(aura)
    assert bear.controller == 1


def test_an_aura_without_its_target_goes_to_the_graveyard(table):
    """CR 608.3b: destroyed in response, its target is illegal, and the Aura does not enter."""
    bear, aura = table.put(BEAR, 2), table.put("Control Magic", 1, "hand")
    table.add_mana(1, "CCUU")
    table.cast(aura, choose=bear)
    table.destroy(bear).resolve()
    assert aura.zone == "graveyard"


def test_an_aura_put_onto_the_battlefield_is_attached_by_choice(table):
    """CR 303.4f-g: no target, so the player chooses what it can enchant; with nothing there it stays where it is."""
    aura = table.put("Control Magic", 1, "graveyard")
    table.put_onto_battlefield(aura)
    assert aura.zone == "graveyard"
    bear, ogre = table.put(BEAR, 2), table.put(OGRE, 2)
    table.put_onto_battlefield(aura)
    assert set(table.choices().options) == {bear, ogre}
    table.choose(ogre)
    assert aura.attached_to == ogre and ogre.controller == 1


def test_discards_to_hand_size_trigger_in_the_cleanup_step(table):
    """CR 514.3a: what triggers on the discard goes on the stack there, and another cleanup step follows."""
    table.put(HARD_LUCK, 2)
    for _ in range(8):
        table.put("Forest", 1, "hand")
    table.to("cleanup", choose="Forest")
    assert table.stack == ["ability of Hard Luck"] and table.step == "cleanup"
    table.resolve()
    assert table.life(2) == 19
    assert table.pass_priority().step == "cleanup" and table.pass_priority().active == 2


def test_a_second_land_where_an_effect_allows_it(table, illegal):
    """CR 305.2: one more land; without the effect the second is refused, also when the effect has gone."""
    lands = [table.put("Forest", 1, "hand") for _ in range(3)]
    table.play_land(lands[0])
    with illegal("305.2"):
        table.play_land(lands[1])
    map_ = table.put(SECOND)
    table.play_land(lands[1])
    with illegal("305.2"):
        table.play_land(lands[2])
    table.destroy(map_)
    with illegal("305.2"):
        table.play_land(lands[2])


def test_lands_are_played_in_ones_own_main_phase(table, illegal):
    """CR 305.1, 505.6b: not in another step, not in another's turn, not in response."""
    mine, theirs = table.put("Forest", 1, "hand"), table.put("Forest", 2, "hand")
    with illegal("307.1"):
        table.play_land(theirs)
    table.activate(table.put("Tormod's Crypt"), choose=2)
    with illegal("307.1"):
        table.play_land(mine)
    table.resolve().to("end")
    with illegal("307.1"):
        table.play_land(mine)


def test_a_land_that_an_effect_puts_there_is_not_played(table):
    """CR 305.4: it does not count against the one a turn."""
    table.put_onto_battlefield(table.put("Forest", 1, "hand"))
    table.play_land(table.put("Forest", 1, "hand"))
    assert table.names(1, "battlefield") == ["Forest", "Forest"]


@pytest.mark.parametrize("player", [1, 2])
def test_drawing_more_than_there_is_loses(table, player):
    """CR 704.5b: the cards that are there are drawn, then the player loses."""
    table.set_library(player, 2)
    table.draw(player, 3)
    assert len(table.zone(player, "hand")) == 2 and table.has_lost(player)


def test_the_next_end_step_is_not_the_one_that_has_begun(table):
    """CR 513.2, 603.7b: a permanent exiled during the end step until "the next end step" comes back in the next turn."""
    bear = table.put(BEAR)
    table.to("end")
    table.flicker(bear, at_end=True)
    table.to("cleanup")
    assert bear.zone == "exile"
    table.to("end")
    assert table.active == 2 and bear.zone == "exile"
    table.resolve()
    assert bear.zone == "battlefield" and bear.controller == 1


def test_a_turn_that_ends_early_keeps_what_waits_for_an_end_step(table):
    """CR 724.1: no end step comes in that turn, so what is due then is due in the next one."""
    bear = table.put(BEAR)
    table.flicker(bear, at_end=True).end_turn()
    assert table.step == "cleanup" and bear.zone == "exile"
    table.to("end").resolve()
    assert table.active == 2 and bear.zone == "battlefield"


def test_ending_the_turn_exiles_spells_too(table, illegal):
    """CR 724.1b: a spell on the stack is exiled; creatures stop attacking, damage and effects until end of turn are over."""
    bear = table.put(BEAR)
    bolt = table.put(Card("A Spark", "{R}", types=["Instant"], abilities=[spell(draw(1))]), 1, "hand")
    table.attack(bear)
    table.add_mana(1, "R")
    table.cast(bolt).end_turn()
    assert bolt.zone == "exile" and table.stack == [] and not bear.attacking and table.step == "cleanup"
    with illegal("514.3"):
        table.tap(table.put(Card("A Rock", types=["Artifact"], abilities=[tap_for("C")])))


def test_damage_wears_off_with_a_larger_body(table):
    """CR 514.2: base size until end of turn and the damage go together."""
    bear = table.put(BEAR)
    table.affect(bear, Effect(Do.BECOME, token="creature", power=6, toughness=6))
    table.damage(bear, 5)
    assert (bear.toughness, bear.damage) == (6, 5)
    table.to("cleanup")
    assert (bear.zone, bear.toughness, bear.damage) == ("battlefield", 2, 0)


def test_damage_to_a_player_and_lethal_damage(table):
    """CR 120.3, 704.5a, 704.5g: life is lost; a creature with as much damage as toughness is destroyed."""
    bear = table.put(BEAR)
    table.damage(bear, 2).damage(2, 20)
    assert bear.zone == "graveyard" and table.life(2) == 0 and table.has_lost(2)
