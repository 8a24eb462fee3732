"""Purgatory: what it exiles, what it returns, and what it never sees (CR 603, 607)."""


def lands(table, player, n=4):
    for _ in range(n):
        table.put("Wastes", player)


def to_upkeep(table, player):
    table.to("upkeep")
    if table.active != player:
        table.to("upkeep")


def exiled(table, purgatory, *names, owner=1):
    return [table.put(name, owner, "exile", exiled_with=purgatory) for name in names]


def with_it(purgatory):
    return sorted(t.name for t in purgatory.exiled_with_it)


def test_pg_01_exiles_what_dies_and_returns_it_for_a_payment(table):
    """CR 400.7, 603.6c, 607.2a, 118.12: the card is exiled with it; {4} and 2 life in the upkeep bring it back as a new object."""
    purgatory, bears = table.put("Purgatory", 1), table.put("Grizzly Bears", 1)
    lands(table, 1)
    murder = table.put("Murder", 2, "hand")
    table.add_mana(2, "BBB")
    table.cast(murder, choose=bears).resolve()
    assert table.stack == ["ability of Purgatory"] and bears.zone == "graveyard"
    table.resolve()
    assert purgatory.exiled_with_it == [bears] and table.names(1, "exile") == ["Grizzly Bears"]
    before = bears.stamp
    to_upkeep(table, 1)
    assert table.stack == ["ability of Purgatory"]
    table.resolve()
    assert table.choices().player == 1 and table.choices().options == ("yes", "no")
    table.choose("yes")
    assert bears.zone == "battlefield" and bears.stamp != before and table.life(1) == 18


def test_pg_01_the_returned_creature_is_summoning_sick(table, illegal):
    """CR 400.7, 302.6: it came under its controller's control this turn, so it can't attack."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    lands(table, 1)
    to_upkeep(table, 1)
    table.resolve(choose="yes").to("main")
    with illegal("302.6"):
        table.attack(bears)


def test_pg_02_life_that_is_not_there_cannot_be_paid(table):
    """CR 118.3, 119.4: at 1 life the payment is not even offered; declining it is always possible."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    lands(table, 1)
    table.set_life(1, 1)
    to_upkeep(table, 1)
    table.resolve()
    assert table.choices() is None and bears.zone == "exile" and table.life(1) == 1
    table.set_life(1, 20)
    table.to("main")
    to_upkeep(table, 1)
    table.resolve(choose="no")
    assert bears.zone == "exile" and table.life(1) == 20


def test_pg_02_without_the_mana_nothing_is_offered(table):
    """CR 118.3: a cost that cannot be paid in full is not paid in part."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    lands(table, 1, 3)
    to_upkeep(table, 1)
    table.resolve()
    assert table.choices() is None and bears.zone == "exile" and table.life(1) == 20


def test_pg_03_it_sees_what_dies_with_it(table):
    """CR 603.10a, 113.7a: leaving together it looks back, triggers for each creature and exiles both; it stays in the graveyard."""
    table.put("Purgatory", 1)
    table.put("Grizzly Bears", 1)
    table.put("Llanowar Elves", 1)
    cleansing = table.put("Planar Cleansing", 2, "hand")
    table.to("main")
    table.add_mana(2, "CCCWWW")
    table.cast(cleansing).resolve()
    assert table.stack == ["ability of Purgatory"] * 2
    table.resolve_all()
    assert table.names(1, "exile") == ["Grizzly Bears", "Llanowar Elves"] and table.names(1, "graveyard") == ["Purgatory"]
    to_upkeep(table, 1)
    assert table.stack == [] and table.names(1, "exile") == ["Grizzly Bears", "Llanowar Elves"]


def test_pg_04_when_it_leaves_the_cards_stay(table):
    """CR 400.7, 607.2a: nothing returns what a permanent exiled that is gone."""
    purgatory = table.put("Purgatory", 1)
    exiled(table, purgatory, "Grizzly Bears")
    lands(table, 1)
    table.add_mana(2, "CG")
    table.cast(table.put("Back to Nature", 2, "hand")).resolve()
    assert purgatory.zone == "graveyard"
    assert table.stack == []
    for _ in range(2):
        to_upkeep(table, 1)
        assert table.stack == [] and table.names(1, "exile") == ["Grizzly Bears"]
        table.to("main")


def test_pg_07_other_abilities_see_the_death_too(table):
    """CR 603.6c, 603.3b: the creature dies before it is exiled; its controller orders the two triggers."""
    table.put("Purgatory", 1)
    table.put("Blood Artist", 1)
    bears = table.put("Grizzly Bears", 1)
    table.destroy(bears)
    asked = table.choices()
    assert asked.player == 1 and sorted(asked.options) == ["Blood Artist", "Purgatory"]
    table.choose("Purgatory")
    assert table.choices().player == 1 and table.choices().what == "target" and set(table.choices().options) == {1, 2}
    table.choose(2)
    assert table.stack == ["ability of Purgatory", "ability of Blood Artist"]
    table.resolve_all()
    assert (table.life(1), table.life(2)) == (21, 19) and table.names(1, "exile") == ["Grizzly Bears"]


def test_pg_09_what_never_reaches_a_graveyard_is_not_seen(table):
    """CR 614.6, 603.2g: exiled instead of dying, the creature triggers nothing and is not exiled with Purgatory."""
    purgatory, bears = table.put("Purgatory", 1), table.put("Grizzly Bears", 1)
    table.put("Rest in Peace", 2)
    lands(table, 1)
    table.add_mana(2, "BBC")
    table.cast(table.put("Murder", 2, "hand"), choose=bears).resolve()
    assert table.stack == [] and bears.zone == "exile" and purgatory.exiled_with_it == []
    to_upkeep(table, 1)
    table.resolve_all(choose="yes")
    assert bears.zone == "exile"


def test_pg_11_another_players_card_is_not_yours(table):
    """CR 400.3: it goes to its owner's graveyard, so Purgatory does not trigger."""
    purgatory = table.put("Purgatory", 1)
    angel = table.put("Serra Angel", 1, owner=2)
    table.destroy(angel)
    assert table.stack == [] and table.names(2, "graveyard") == ["Serra Angel"] and purgatory.exiled_with_it == []


def test_pg_12_your_card_under_anothers_control_is(table):
    """CR 400.3: owned by you, it comes to your graveyard and is exiled."""
    purgatory = table.put("Purgatory", 1)
    angel = table.put("Serra Angel", 2, owner=1)
    table.destroy(angel)
    table.resolve()
    assert table.names(1, "exile") == ["Serra Angel"] and purgatory.exiled_with_it == [angel]


def test_pg_13_powerstones_pay_for_it(table):
    """CR 106.6, 118.12: a payment as an ability resolves casts nothing, so the restricted mana will do."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    stones = [table.put("Powerstone", 1) for _ in range(4)]
    to_upkeep(table, 1)
    table.resolve()
    assert (table.choices().player, table.choices().options) == (1, ("yes", "no"))
    table.choose("yes")
    assert bears.zone == "battlefield" and table.life(1) == 18 and all(s.tapped for s in stones)


def test_pg_14_a_card_that_has_left_the_graveyard_is_lost_to_it(table):
    """CR 603.6, 607.2a: exiled by something else in response, the card is not exiled with Purgatory and cannot be returned."""
    purgatory, bears = table.put("Purgatory", 1), table.put("Grizzly Bears", 1)
    crypt = table.put("Tormod's Crypt", 2)
    lands(table, 1)
    table.add_mana(2, "BBC")
    table.cast(table.put("Murder", 2, "hand"), choose=bears).resolve()
    table.activate(crypt, choose=1).resolve()
    assert bears.zone == "exile" and table.stack == ["ability of Purgatory"]
    table.resolve()
    assert purgatory.exiled_with_it == []
    to_upkeep(table, 1)
    table.resolve(choose="yes")
    assert bears.zone == "exile"


def test_pg_15_one_card_for_one_payment(table):
    """CR 118.12: which card is chosen as the ability resolves; the cost is paid once, and one card returns."""
    purgatory = table.put("Purgatory", 1)
    bears, angel = exiled(table, purgatory, "Grizzly Bears", "Serra Angel")
    lands(table, 1, 8)
    to_upkeep(table, 1)
    table.resolve().choose("yes")
    assert table.choices().player == 1 and set(table.choices().options) == {bears, angel}
    table.choose(angel)
    assert (bears.zone, angel.zone) == ("exile", "battlefield") and table.life(1) == 18 and table.stack == []
    assert sum(t.tapped for t in table.zone(1, "battlefield")) == 4


def test_pg_13_mana_that_something_multiplies_pays_for_it(table):
    """CR 118.12, 605.3a: mana abilities are activated while it is paid, and make what they make then."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    table.put("Mana Flare", 2)
    lands(table, 1, 2)
    to_upkeep(table, 1)
    table.resolve().choose("yes")
    assert bears.zone == "battlefield" and table.life(1) == 18
