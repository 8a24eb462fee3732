"""Kinds of fault that programs had with unearth and its relatives."""

import pytest

from mtgkit import Card, IllegalAction
from mtgkit.cards.make import activated, create, draw, enters, spell, unearth
from mtgkit.cards.vocabulary import Ability, Cost, Do, Effect, Kind, Selector, Who, Zone

GHOUL = Card("A Ghoul", "{1}{B}", types=["Creature"], subtypes=["Zombie"], power="2", toughness="2", abilities=[unearth("{B}")])
CALLER = Card("A Caller", "{2}{W}", types=["Artifact", "Creature"], power="1", toughness="1", abilities=[enters(create("Soldier 1/1 artifact")), unearth("{2}{W}")])
RISER = Card("A Riser", "{1}{B}", types=["Creature"], power="1", toughness="1", abilities=[activated(Cost(mana="{B}"), Effect(Do.RETURN, what=Selector(itself=True)), zone=Zone.GRAVEYARD)])
LUNGE = Card("A Lunge", "{1}{B}", types=["Sorcery"], abilities=[spell(Effect(Do.PUT_FOR_A_TURN, what=Selector(types="creature"), to=Zone.GRAVEYARD, targets=True, token="exile"))])


@pytest.fixture
def table(table):
    for player in (1, 2):
        table.set_library(player, 8)
    return table


def unearths(table, player=1):
    """The things whose unearth a player may activate now."""
    return [action.thing for action in table.what_can(player) if action.what == "unearth"]


def test_exiled_once_the_turn_is_over(table):
    """CR 702.84a, 603.7: after attacking it is in exile, neither on the battlefield nor in the graveyard."""
    ghoul = table.put(GHOUL, 1, "graveyard")
    table.add_mana(1, "B")
    table.unearth(ghoul).resolve().attack(ghoul).to("upkeep")
    assert table.active == 2 and ghoul.zone == "exile" and table.life(2) == 18


@pytest.mark.parametrize("last", ["destroy", "bounce"])
def test_turn_ended_while_the_trigger_waits(table, last):
    """CR 724.1, 603.7b: it stays for good, and yet leaves for exile only."""
    ghoul = table.put(GHOUL, unearthed=True)
    table.to("end").end_turn()
    assert table.stack == [] and table.step == "cleanup"
    for player in (2, 1):
        table.to("end")
        assert table.active == player and table.stack == [] and ghoul.zone == "battlefield"
    getattr(table, last)(ghoul)
    assert ghoul.zone == "exile"


def test_offered_from_the_graveyard_at_sorcery_speed_only(table):
    """CR 602.1, 602.5d, 113.6: an ability of a card in the graveyard is offered there, at the times at which it may be activated."""
    ghoul, riser = table.put(GHOUL, 1, "graveyard"), table.put(RISER, 1, "graveyard")
    table.add_mana(1, "B")
    in_graveyard = [a.thing for a in table.what_can(1) if a.thing is not None and a.thing.zone == "graveyard"]
    assert unearths(table) == [ghoul] and set(in_graveyard) == {ghoul, riser}
    for step in ("combat", "end", "upkeep", "main", "end"):
        table.to(step)
        table.add_mana(1, "B")
        assert unearths(table) == [] and riser in [a.thing for a in table.what_can(1)]


def test_offered_after_it_died_in_combat(table):
    """CR 702.84a, 307.5: the main phase after combat will do."""
    ghoul = table.put(GHOUL)
    table.attack(ghoul).destroy(ghoul).to("second main")
    table.add_mana(1, "B")
    assert unearths(table) == [ghoul]
    table.unearth(ghoul).resolve()
    assert ghoul.zone == "battlefield" and not ghoul.attacking


def test_granted_to_creature_cards(table):
    """CR 113.6, 113.7a, 611.3a: what is granted is there as long as its granter, an activation lives on without it."""
    sedris = table.put("Sedris, the Traitor King")
    bears, ring = table.put("Grizzly Bears", 1, "graveyard"), table.put("Sol Ring", 1, "graveyard")
    table.add_mana(1, "CCB")
    assert unearths(table) == [bears] and "unearth" not in ring.keywords
    table.unearth(bears).destroy(sedris).resolve()
    assert "haste" in bears.keywords and bears.is_unearthed and bears.zone == "battlefield"
    table.destroy(bears)
    assert bears.zone == "exile"


def test_two_grants_and_an_own_one(table):
    """CR 113.2c: each instance can be activated for its own cost."""
    table.put("Sedris, the Traitor King")
    table.put("Mishra, Tamer of Mak Fawa")
    caller = table.put(CALLER, 1, "graveyard")
    assert len(table.abilities(caller)) == 3
    table.add_mana(1, "BRC")
    assert unearths(table)
    table.add_mana(1, "CC")
    table.activate(caller, 1).resolve()
    assert caller.zone == "battlefield"


@pytest.mark.parametrize("jailer_first", [True, False])
def test_grant_and_loss_in_graveyards_by_timestamp(table, jailer_first):
    """CR 613.7: of granting and taking abilities in graveyards the later one counts."""
    names = ["Yixlid Jailer", "Sedris, the Traitor King"]
    for name in names if jailer_first else names[::-1]:
        table.put(name)
    ghoul = table.put(GHOUL, 1, "graveyard")
    assert len(table.abilities(ghoul)) == (1 if jailer_first else 0)


@pytest.mark.parametrize("humility_first", [True, False])
def test_granter_without_abilities_grants_nothing(table, humility_first):
    """CR 613.8: a grant depends on what takes the granter's ability away, whichever is older."""
    names = ["Humility", "Mishra, Tamer of Mak Fawa"]
    for name in names if humility_first else names[::-1]:
        table.put(name)
    ring = table.put("Sol Ring", 1, "graveyard")
    table.add_mana(1, "CBR")
    assert "unearth" not in ring.keywords and unearths(table) == []


def test_bounced_or_blinked(table):
    """CR 614.1a, 614.7: a bounce is replaced, an exile is no change and goes on as it says."""
    one, other = table.put(GHOUL, unearthed=True), table.put(GHOUL, unearthed=True)
    table.bounce(one).flicker(other)
    assert one.zone == "exile" and table.zone(1, "hand") == [] and other.zone == "battlefield" and not other.is_unearthed


def test_exiled_for_a_while(table):
    """CR 400.7, 603.7c: it returns as a new object, and can be unearthed again after its death."""
    ghoul = table.put(GHOUL, unearthed=True)
    table.exile(ghoul).put_onto_battlefield(ghoul)
    assert "haste" not in ghoul.keywords
    table.to("end").resolve_all()
    assert ghoul.zone == "battlefield"
    table.destroy(ghoul)
    assert ghoul.zone == "graveyard"
    table.to("main").to("main")
    table.add_mana(1, "B")
    assert unearths(table) == [ghoul]


def test_blinked_in_combat_it_enters_again(table):
    """CR 400.7: its enters ability triggers again, and the new object attacks nobody and stays."""
    caller = table.put(CALLER, 1, "graveyard")
    table.add_mana(1, "CCW")
    table.unearth(caller).resolve().resolve().attack(caller).flicker(caller)
    assert table.stack == ["ability of A Caller"] and not caller.attacking
    table.resolve()
    assert len([t for t in table.zone(1, "battlefield") if t.is_token]) == 2
    table.to("end").resolve_all().to("main")
    assert table.active == 2 and caller.zone == "battlefield"


def test_reanimation_with_the_same_rider(table):
    """CR 614.1a: returning, exiling later and exiling instead are three things; the last does not touch the first."""
    whip = table.put("Whip of Erebos")
    bears = table.put("Grizzly Bears", 1, "graveyard")
    table.add_mana(1, "CCBB")
    table.activate(whip, choose=bears).resolve()
    assert bears.zone == "battlefield" and {"haste", "lifelink"} <= set(bears.keywords)
    table.attack(bears).to("end").resolve()
    assert bears.zone == "exile"


def test_exile_without_return(table):
    """CR 603.7: exiled at the end step it does not come back; without the rider a death is a death."""
    one, other = table.put("Grizzly Bears", 1, "graveyard"), table.put("Hill Giant", 1, "graveyard")
    for card in (one, other):
        lunge = table.put(LUNGE, 1, "hand")
        table.add_mana(1, "CB")
        table.cast(lunge, choose=card).resolve()
        assert card.zone == "battlefield" and "haste" in card.keywords
    table.destroy(other)
    assert other.zone == "graveyard"
    table.to("end", choose="exile Grizzly Bears").resolve_all()
    assert one.zone == "exile" and other.zone == "graveyard"
    table.to("upkeep")
    assert one.zone == "exile"


def test_each_trigger_for_its_own_creature(table):
    """CR 603.7c, 400.7: a delayed trigger is bound to the object put there, and lives on without its source."""
    sneak = table.put("Sneak Attack")
    one, other = table.put("Grizzly Bears", 1, "hand"), table.put("Hill Giant", 1, "hand")
    for card in (one, other):
        table.add_mana(1, "R")
        table.activate(sneak).resolve(choose=card)
        assert card.zone == "battlefield" and "haste" in card.keywords
    table.destroy(sneak).to("end", choose="sacrifice Grizzly Bears")
    assert table.stack == ["ability of Sneak Attack"] * 2
    table.resolve()
    assert sorted((one.zone, other.zone)) == ["battlefield", "graveyard"]
    table.resolve()
    assert one.zone == other.zone == "graveyard"


def test_stolen_before_the_end_step(table):
    """CR 603.7e, 701.21a: who controls it does not matter for exile; only its controller could sacrifice it."""
    ghoul, bears = table.put(GHOUL, unearthed=True), table.put("Grizzly Bears", 1, "hand")
    sneak = table.put("Sneak Attack")
    table.add_mana(1, "R")
    table.activate(sneak).resolve(choose=bears)
    table.give_control(ghoul, 2).give_control(bears, 2)
    table.to("end", choose="Sneak Attack").resolve_all()
    assert table.zone(1, "exile") == [ghoul] and bears.zone == "battlefield" and bears.controller == 2


def test_melded_it_is_a_new_object(table):
    """CR 400.7, 614.7: what melded from an unearthed card survives the end step."""
    mishra, engine = table.put("Mishra, Claimed by Gix"), table.put("Phyrexian Dragon Engine", unearthed=True)
    table.attack(mishra, engine).resolve_all(choose=[4, 5, 6])
    assert mishra.is_melded and mishra.name == "Mishra, Lost to Phyrexia" and mishra.attacking and not mishra.is_unearthed and table.names(1, "exile") == []
    table.to("end").resolve_all().to("main")
    assert table.active == 2 and mishra.is_melded
    table.destroy(mishra, choose="Phyrexian Dragon Engine")
    assert mishra.zone == engine.zone == "graveyard"


def test_drawing_is_no_part_of_it(table):
    """CR 118.12: an enters ability that is declined leaves the rest as it is."""
    looter = Card("A Looter", "{U}", types=["Creature"], power="1", toughness="1", abilities=[enters(draw(1), optional=True), unearth("{U}")])
    card = table.put(looter, 1, "graveyard")
    table.add_mana(1, "U")
    table.unearth(card).resolve().resolve(choose=False)
    assert table.zone(1, "hand") == [] and card.is_unearthed


def test_a_card_that_copies_as_it_enters(table):
    """CR 614.12, 702.84a: haste and the exile effects are about the permanent, whatever it entered as."""
    shape = Card("A Shape", "{3}{U}", types=["Creature"], power="0", toughness="0", abilities=[Ability(Kind.ENTERS, (Effect(Do.ENTER_AS_COPY, what=Selector(types="creature", whose=Who.EACH)),)), unearth("{U}")])
    giant, card = table.put("Hill Giant", 2), table.put(shape, 1, "graveyard")
    table.add_mana(1, "U")
    table.unearth(card).resolve(choose=giant)
    assert card.name == "Hill Giant" and card.keywords == ("haste",)
    table.bounce(card)
    assert card.zone == "exile" and card.name == "A Shape"


def test_activation_forbidden(table):
    """CR 101.2, 602.5: what forbids abilities of cards in graveyards, or of a name, forbids unearth; only the owner could use it anyway."""
    ghoul = table.put(GHOUL, 1, "graveyard")
    table.add_mana(1, "B")
    table.add_mana(2, "B")
    with pytest.raises(IllegalAction, match=r"602\.2"):
        table.activate(ghoul, "unearth", player=2)
    ashes = Card("Some Ashes", "{1}{W}", types=["Enchantment"], abilities=[Ability(Kind.STATIC, (Effect(Do.CANNOT_ACTIVATE, what=Selector(whose=Who.EACH), to=Zone.GRAVEYARD),))])
    needle = Card("A Needle", "{1}", types=["Artifact"], abilities=[Ability(Kind.STATIC, (Effect(Do.NAMED_CANNOT_ACTIVATE),))])
    for foe in (table.put(ashes, 2), table.put(needle, 2, named="A Ghoul")):
        assert unearths(table) == [] and ghoul.zone == "graveyard"
        table.destroy(foe)
    table.put(needle, 2, named="Island")
    assert unearths(table) == [ghoul]


def test_copies_may_have_new_targets(table):
    """CR 707.10c: the controller of a copy may choose new targets, and the original keeps its own."""
    table.put("Rings of Brighthearth")
    stinger = table.put("Vithian Stinger")
    table.add_mana(1, "CC")
    table.activate(stinger, choose=2).resolve(choose=["yes", "yes", 1]).resolve_all()
    assert table.life(1) == table.life(2) == 19


def test_spell_that_ends_the_turn(table):
    """CR 724.1b: it is exiled with the rest of the stack."""
    stop = table.put(Card("A Stop", "{U}", types=["Instant"], abilities=[spell(Effect(Do.END_TURN))]), 2, "hand")
    ghoul = table.put(GHOUL, unearthed=True)
    table.to("end")
    table.add_mana(2, "U")
    table.cast(stop).resolve()
    assert stop.zone == "exile" and table.stack == [] and table.step == "cleanup" and ghoul.zone == "battlefield"


def test_no_toughness_no_loyalty(table):
    """CR 704.5f, 704.5i: state-based actions exile an unearthed permanent too."""
    ghoul = table.put(GHOUL, unearthed=True, counters={"-1/-1": 2})
    table.to("combat")
    assert ghoul.zone == "exile"
