"""What a player can do now, and that what they can't do changes nothing."""

import pytest

from mtgkit import Card, IllegalAction, Table
from mtgkit.cards.make import activated, damage, draw, spell
from mtgkit.cards.vocabulary import NO_NONARTIFACT_SPELL, Cost, Do, Effect, Selector


def can(table, player, what):
    return [a.thing.name for a in table.what_can(player) if a.what == what and a.thing is not None]


def fingerprint(table):
    side = table._game.side
    return table._game.array.tobytes(), repr(side.stack), repr(side.waiting), repr(side.delayed), len(side.more)


@pytest.fixture
def position(table):
    """Player 1: a land to play, an artifact and another spell, five Mountains, a card to unearth, two creatures."""
    table.put("Phyrexian Dragon Engine", 1, "graveyard")
    table.put("Mishra, Claimed by Gix", 1)
    table.put("Scrapwork Mutt", 1)
    table.put("Island", 1, "hand")
    table.put("Stern Lesson", 1, "hand")
    table.put("Scrapwork Mutt", 1, "hand")
    for _ in range(5):
        table.put("Mountain", 1)
    table.put("Scrapwork Mutt", 2)
    table.put("Powerstone", 2)
    return table


def test_each_kind_of_action_is_found(position):
    """CR 116, 305.1, 601, 602, 605, 508: a land, a spell that can be paid, mana, unearth, an attack, and to pass."""
    assert can(position, 1, "play land") == ["Island"]
    assert can(position, 1, "cast") == ["Scrapwork Mutt"]
    assert can(position, 1, "mana") == ["Mountain"] * 5
    assert can(position, 1, "unearth") == ["Phyrexian Dragon Engine"]
    assert sorted(can(position, 1, "attack")) == ["Mishra, Claimed by Gix", "Scrapwork Mutt"]
    assert [a.words for a in position.what_can(1)][-2:] == ["attack with Mishra, Claimed by Gix, Scrapwork Mutt", "pass"]


def test_the_other_player_makes_mana_and_passes(position):
    """CR 605.3a, 117.1: not their turn, so neither lands nor sorcery-speed actions nor attacks."""
    assert sorted({a.what for a in position.what_can(2)}) == ["mana", "pass"]


def test_asking_changes_nothing(position):
    """Each candidate is set back: the record and what the Table keeps beside it are as before."""
    before = fingerprint(position)
    position.what_can(1)
    position.what_can(2)
    assert fingerprint(position) == before and position.choices() is None


def test_what_is_left_out_is_illegal_and_changes_nothing(position):
    """CR 733.1: an action that can't be taken is undone whole; the record is the same to the byte."""
    legal = {a.thing.number for a in position.what_can(1) if a.thing is not None and a.what in ("cast", "play land")}
    tried = [c for c in position.zone(1, "hand") if c.number not in legal]
    assert [c.name for c in tried] == ["Stern Lesson"]
    before = fingerprint(position)
    for act in (position.cast, position.play_land, position.unearth, position.attack):
        with pytest.raises(IllegalAction):
            act(tried[0])
    assert fingerprint(position) == before


def test_an_action_is_done(position):
    """An action that was found is legal when it is taken at once."""
    attack = next(a for a in position.what_can(1) if a.what == "attack" and a.thing is None)
    position.do(attack)
    assert sorted(t.name for t in position.zone(1, "battlefield") if t.attacking) == ["Mishra, Claimed by Gix", "Scrapwork Mutt"]
    unearth = Table()
    engine = unearth.put("Phyrexian Dragon Engine", 1, "graveyard")
    unearth.add_mana(1, "RRRRR")
    unearth.do(next(a for a in unearth.what_can(1) if a.what == "unearth")).resolve()
    assert engine.zone == "battlefield"


def test_an_action_that_has_become_illegal_is_refused(table, illegal):
    """CR 305.2: the second land of a turn."""
    table.put("Island", 1, "hand")
    table.put("Island", 1, "hand")
    first, second = (a for a in table.what_can(1) if a.what == "play land")
    table.do(first)
    before = fingerprint(table)
    with illegal("305.2"):
        table.do(second)
    assert fingerprint(table) == before and can(table, 1, "play land") == []


def test_a_question_counts_as_legal_and_comes_before_all_else(table):
    """CR 601.2c: what only waits for a choice can be done; while it waits nothing else can."""
    pinger = Card("Odd Pinger", "{1}", types=["Artifact"], abilities=[activated(Cost(tap=True), Effect(Do.TAP, what=Selector(types="land"), targets=True))])
    here = table.put(pinger, 1)
    table.put("Island", 1)
    table.put("Mountain", 1)
    action = next(a for a in table.what_can(1) if a.what == "activate")
    assert action.thing == here
    table.do(action)
    assert table.choices() is not None and table.what_can(1) == []
    table.choose("Island")
    assert table.stack == ["ability of Odd Pinger"] and here.tapped


def test_a_question_of_an_action_can_be_answered_in_advance(table):
    """`choose` goes with `do` as with every action."""
    prism = table.put("Manalith", 1)
    table.do(next(a for a in table.what_can(1) if a.what == "mana"), choose="U")
    assert table.mana(1) == "U" and prism.tapped


def test_powerstone_mana_offers_artifact_spells_only(table):
    """CR 106.6, 111.10h: with nothing but Powerstone mana an artifact can be cast, another spell can't, an ability can."""
    table.put(Card("Odd Statue", "{2}", types=["Artifact"]), 1, "hand")
    table.put(Card("Odd Bear", "{2}", types=["Creature"], power=2, toughness=2), 1, "hand")
    table.put(Card("Odd Book", "{2}", types=["Enchantment"], abilities=[activated(Cost(mana="{2}"), draw(1))]), 1)
    table.add_mana(1, "CC", NO_NONARTIFACT_SPELL)
    assert can(table, 1, "cast") == ["Odd Statue"] and can(table, 1, "activate") == ["Odd Book"]


def test_a_prototype_card_is_cast_either_way(table):
    """CR 718.3: a prototype card is cast at either cost, each only with the mana for it."""
    table.put("Arcane Proxy", 1, "hand")
    table.add_mana(1, "UUU")
    assert can(table, 1, "cast prototype") == ["Arcane Proxy"] and can(table, 1, "cast") == []


def test_nobody_acts_in_the_untap_step():
    """CR 502.4: only the step goes on."""
    table = Table(step="untap")
    table.put("Island", 1)
    assert [a.what for a in table.what_can(1)] == ["pass"]


def test_abilities_of_the_hand_are_found(table):
    """CR 113.6, 702.29a: an ability that functions in the hand can be activated there and not on the battlefield."""
    from mtgkit.cards.make import cycling

    cycler = Card("Odd Wheel", "{9}", types=["Artifact"], abilities=[cycling("{1}")])
    in_hand = table.put(cycler, 1, "hand")
    table.put(cycler, 1)
    table.add_mana(1, "C")
    assert [a.thing for a in table.what_can(1) if a.what == "activate"] == [in_hand]


def test_what_asks_first_and_can_not_be_paid_is_not_offered(table):
    """CR 601.2c, 601.2h, 732.1: targets are chosen before the cost is paid; without the mana the whole action is undone, and so is its question."""
    shock = table.put(Card("Odd Shock", "{R}", types=["Instant"], abilities=[spell(damage(2))]), 1, "hand")
    assert can(table, 1, "cast") == []
    table.cast(shock)
    before = fingerprint(table)
    with pytest.raises(IllegalAction, match="nobody"):
        table.choose("nobody")
    assert table.choices() is not None
    with pytest.raises(IllegalAction, match="mana is missing"):
        table.choose(2)
    assert table.choices() is None and fingerprint(table) == before and shock.zone == "hand"
    table.add_mana(1, "R")
    assert can(table, 1, "cast") == ["Odd Shock"]
