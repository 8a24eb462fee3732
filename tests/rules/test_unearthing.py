"""Activating unearth and what it returns (CR 702.84)."""

import pytest

from mtgkit import IllegalAction

ENGINE = "Phyrexian Dragon Engine"


@pytest.fixture
def engine(table):
    """The Engine in player 1's graveyard, and the mana for its unearth."""
    table.add_mana(1, "CCCRR")
    return table.put(ENGINE, 1, "graveyard")


def test_un_01_basic_unearth(table):
    """CR 702.84a, 603.7a: the card returns with haste, may attack at once, and one trigger waits for the end step."""
    leveler = table.put("Cityscape Leveler", 1, "graveyard")
    table.add_mana(1, "CCCCCCCC")
    table.unearth(leveler).resolve()
    assert leveler.zone == "battlefield" and leveler.controller == 1 and "haste" in leveler.keywords and table.names(1, "graveyard") == []
    table.attack(leveler)
    assert leveler.attacking
    table.to("end")
    assert table.stack == ["exile Cityscape Leveler (unearth)"]


@pytest.mark.parametrize("moment", ["upkeep", "other turn", "spell on the stack", "in response"])
def test_un_02_sorcery_timing(table, moment):
    """CR 702.84a, 602.5d: unearth is activated only in one's own main phase while the stack is empty."""
    soldier, mutt = table.put("Yotian Frontliner", 1, "graveyard"), table.put("Scrapwork Mutt", 1, "graveyard")
    for player in (1, 2):
        table.set_library(player, 5)
    if moment == "upkeep":
        table.to("upkeep").to("upkeep")
        assert table.active == 1
    elif moment == "other turn":
        table.to("upkeep").to("main")
        assert table.active == 2
    table.add_mana(1, "WRRC")
    if moment == "spell on the stack":
        table.add_mana(1, "C")
        table.cast(table.put("Sol Ring", 1, "hand"))
    elif moment == "in response":
        table.unearth(mutt)
    before = table.mana(1), table.stack
    with pytest.raises(IllegalAction, match=r"602\.5d"):
        table.unearth(soldier)
    assert soldier.zone == "graveyard" and (table.mana(1), table.stack) == before


def test_un_03_card_exiled_in_response(table, engine):
    """CR 702.84a, 400.7: unearth finds nothing when its card has left the graveyard, and the mana is spent."""
    crypt = table.put("Tormod's Crypt", 2)
    table.unearth(engine)
    table.activate(crypt)
    assert set(table.choices().options) == {1, 2}
    table.choose(1).resolve()
    assert engine.zone == "exile" and crypt.zone == "graveyard"
    table.resolve()
    assert engine.zone == "exile" and table.names(1, "battlefield") == [] and table.mana(1) == "" and table.stack == []


def test_un_04_card_that_left_and_came_back_is_another(table, engine):
    """CR 400.7, 702.84a: a card that has been somewhere else is not the one that unearth would return."""
    first, second = table.put("Goblin Welder"), table.put("Goblin Welder")
    ring = table.put("Sol Ring")
    table.unearth(engine)
    table.activate(first, choose=[ring, engine]).resolve()
    assert engine.zone == "battlefield" and ring.zone == "graveyard" and "haste" not in engine.keywords
    table.resolve(choose="no")
    table.activate(second, choose=[engine, ring]).resolve()
    assert engine.zone == "graveyard" and ring.zone == "battlefield"
    table.resolve()
    assert engine.zone == "graveyard" and table.names(1, "battlefield") == ["Goblin Welder", "Goblin Welder", "Sol Ring"]


def test_un_05_countered_ability_leaves_the_card(table, engine):
    """CR 701.6a, 113.3b: countering the ability spends its mana, and the card can be unearthed another time."""
    for player in (1, 2):
        table.set_library(player, 5)
    answer = table.put("Defabricate", 2, "hand")
    table.add_mana(2, "CUU")
    table.unearth(engine)
    table.cast(answer, choose=[2, engine]).resolve()
    assert engine.zone == "graveyard" and table.stack == [] and table.mana(1) == "" and answer.zone == "graveyard"
    table.to("upkeep").to("upkeep").to("main")
    assert table.active == 1
    table.add_mana(1, "CCCRR")
    table.unearth(engine).resolve()
    assert engine.zone == "battlefield"


def test_un_07_cast_it_is_a_spell(table):
    """CR 112.1: the same card cast from hand is a spell, so what counters spells can hit it."""
    engine, ray = table.put(ENGINE, 1, "hand"), table.put("Scatter Ray", 2, "hand")
    table.put("Defabricate", 2, "hand")
    table.add_mana(1, "CCC")
    table.add_mana(2, "CU")
    table.cast(engine)
    table.cast(ray)
    assert table.stack == [ENGINE, "Scatter Ray"]
    table.resolve()
    assert engine.zone == "graveyard" and table.stack == []


def test_un_07_variant_unearth_is_no_spell_to_counter(table, engine):
    """CR 112.1, 113.3b: an unearth ability is no spell, so what counters spells has no target."""
    ray = table.put("Scatter Ray", 2, "hand")
    table.add_mana(2, "CU")
    table.unearth(engine)
    with pytest.raises(IllegalAction, match=r"601\.2c"):
        table.cast(ray)


def test_un_07_variant_the_controller_may_pay(table):
    """CR 118.12a: who can pay what the counterspell asks for is asked."""
    engine, ray = table.put(ENGINE, 1, "hand"), table.put("Scatter Ray", 2, "hand")
    table.add_mana(1, "C" * 7)
    table.add_mana(2, "CU")
    table.cast(engine)
    table.cast(ray).resolve()
    assert table.choices().player == 1 and table.choices().options == ("yes", "no")
    table.choose("yes")
    assert engine.zone == "stack" and table.mana(1) == ""


def test_un_08_no_cast_trigger_and_no_tax(table):
    """CR 601.2i, 602.1: activating is not casting: nothing triggers on it as on a spell, and no tax on spells is due."""
    leveler = table.put("Cityscape Leveler", 1, "graveyard")
    table.put("Thalia, Guardian of Thraben", 2)
    table.put("Grizzly Bears", 2)
    table.add_mana(1, "CCCCCCCC")
    table.unearth(leveler)
    assert table.stack == ["ability of Cityscape Leveler"] and table.mana(1) == ""
    table.resolve()
    assert leveler.zone == "battlefield" and table.stack == [] and table.names(2, "battlefield") == ["Grizzly Bears", "Thalia, Guardian of Thraben"]


def test_un_08_variant_a_spell_is_taxed(table):
    """CR 601.2f: a noncreature spell does cost more."""
    table.put("Thalia, Guardian of Thraben", 2)
    ring = table.put("Sol Ring", 1, "hand")
    table.add_mana(1, "C")
    with pytest.raises(IllegalAction, match=r"601\.2h"):
        table.cast(ring)
    table.add_mana(1, "C")
    table.cast(ring).resolve()
    assert ring.zone == "battlefield"


def test_un_09_copy_of_the_ability(table):
    """CR 707.10, 400.7, 603.7c: the copy returns the card, the original then finds nothing, and the card is exiled once."""
    table.put("Rings of Brighthearth")
    cohort = table.put("Scrapwork Cohort", 1, "graveyard")
    table.add_mana(1, "WCCCC")
    table.unearth(cohort)
    assert table.stack == ["ability of Scrapwork Cohort", "ability of Rings of Brighthearth"]
    table.resolve()
    assert table.choices().options == ("yes", "no")
    table.choose("yes")
    assert table.stack == ["ability of Scrapwork Cohort", "ability of Scrapwork Cohort"] and table.mana(1) == ""
    table.resolve()
    assert cohort.zone == "battlefield" and "haste" in cohort.keywords
    table.resolve()
    soldiers = [t for t in table.zone(1, "battlefield") if t.is_token]
    assert len(soldiers) == 1 and table.stack == ["ability of Scrapwork Cohort"]
    stamp = cohort.stamp
    table.resolve()
    assert cohort.zone == "battlefield" and cohort.stamp == stamp and table.stack == []
    table.to("end")
    assert table.stack == ["exile Scrapwork Cohort (unearth)"]
    table.resolve()
    assert cohort.zone == "exile" and soldiers[0].zone == "battlefield"


def test_un_10_no_abilities_in_the_graveyard(table, engine):
    """CR 113.6m, 602.5: a card that has lost its abilities in the graveyard has no unearth."""
    jailer = table.put("Yixlid Jailer", 2)
    with pytest.raises(IllegalAction, match=r"602\.1"):
        table.unearth(engine)
    assert table.abilities(engine) == [] and table.mana(1) == "RRCCC"
    table.destroy(jailer)
    table.unearth(engine).resolve()
    assert engine.zone == "battlefield"


def test_un_11_loss_in_response_does_not_stop_it(table, engine):
    """CR 113.7a: an ability on the stack is independent of its source."""
    table.put("Leyline of Anticipation", 2)
    jailer = table.put("Yixlid Jailer", 2, "hand")
    table.add_mana(2, "BC")
    table.unearth(engine)
    table.cast(jailer).resolve()
    assert jailer.zone == "battlefield"
    table.resolve()
    assert engine.zone == "battlefield" and "haste" in engine.keywords and "double strike" in engine.keywords


def test_un_13_card_that_cannot_enter_stays(table, engine):
    """CR 614.17, 608.2c: it may be activated, but a card that cannot enter the battlefield stays where it is."""
    cage = table.put("Grafdigger's Cage", 2)
    table.unearth(engine).resolve()
    assert engine.zone == "graveyard" and table.names(1, "battlefield") == [] and not engine.is_unearthed
    table.to("end")
    assert table.stack == []
    table.destroy(cage)
    assert engine.zone == "graveyard"


def test_un_14_enters_from_the_graveyard(table, engine):
    """CR 603.6a, 702.84a: unearth puts the card onto the battlefield from the graveyard, and abilities see that."""
    table.put("Forest", 1, "hand")
    table.put("Island", 1, "hand")
    table.set_library(1, 5)
    table.unearth(engine).resolve()
    assert table.stack == [f"ability of {ENGINE}"]
    table.resolve()
    assert table.choices().options == ("yes", "no")
    table.choose("yes")
    assert len(table.zone(1, "hand")) == 3 and table.names(1, "graveyard") == ["Forest", "Island"]


def test_un_15_granter_leaves_after_activation(table):
    """CR 113.7a, 603.7a: the ability on the stack works on when what granted it has left."""
    mishra, altar = table.put("Mishra, Tamer of Mak Fawa"), table.put("Ashnod's Altar")
    ring = table.put("Sol Ring", 1, "graveyard")
    table.add_mana(1, "CBR")
    table.unearth(ring)
    table.tap(altar)
    assert mishra.zone == "graveyard" and table.mana(1) == "CC" and table.abilities(ring) != []
    table.resolve()
    assert ring.zone == "battlefield" and "haste" in ring.keywords
    table.to("end").resolve()
    assert ring.zone == "exile"


def test_un_15_variant_without_the_granter_no_unearth(table):
    """CR 702.84a, 604.2: a granted ability is there only as long as its granter is."""
    mishra = table.put("Mishra, Tamer of Mak Fawa")
    ring, bears = table.put("Sol Ring", 1, "graveyard"), table.put("Grizzly Bears", 1, "graveyard")
    theirs = table.put("Sol Ring", 2, "graveyard")
    table.add_mana(1, "CBR")
    assert "unearth" in ring.keywords and "unearth" not in bears.keywords and "unearth" not in theirs.keywords
    table.destroy(mishra)
    with pytest.raises(IllegalAction, match=r"602\.1"):
        table.unearth(ring)


def test_un_16_noncreature_permanent_gets_haste(table):
    """CR 702.84a, 702.10b: any permanent gains haste, and has it when it becomes a creature."""
    karn = table.put("Karn, Silver Golem")
    desk = table.put("Mishra's Research Desk", 1, "graveyard")
    table.add_mana(1, "CRC")
    table.unearth(desk).resolve()
    assert "haste" in desk.keywords and desk.types == ("Artifact",)
    table.activate(karn, choose=desk).resolve()
    assert set(desk.types) == {"Artifact", "Creature"} and (desk.power, desk.toughness) == (1, 1)
    table.attack(desk)
    assert desk.attacking
