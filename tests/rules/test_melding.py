"""How cards meld: who may, what is exiled, what the new permanent is (CR 701.42, 712)."""

import pytest

from mtgkit import Table, card
from mtgkit.cards.vocabulary import Do, Effect

STONE, ENGINE = "The Mightstone and Weakstone", "Phyrexian Dragon Engine"
URZA, MISHRA, TITANIA, ARGOTH = "Urza, Lord Protector", "Mishra, Claimed by Gix", "Titania, Voice of Gaea", "Argoth, Sanctum of Nature"
WALKER, LOST, GAEA = "Urza, Planeswalker", "Mishra, Lost to Phyrexia", "Titania, Gaea Incarnate"


def urza(table, *others):
    """Urza and his partner, and the mana for his ability."""
    table.add_mana(1, "C" * 7)
    return table.put(URZA), table.put(STONE), *(table.put(name) for name in others)


def before_upkeep(*, forests=2, lands=4):
    """Titania and Argoth in the untap step, and lands in the graveyard."""
    table = Table(step="untap")
    titania, argoth = table.put(TITANIA), table.put(ARGOTH)
    for _ in range(forests):
        table.put("Forest")
    for _ in range(lands):
        table.put("Forest", 1, "graveyard")
    return table, titania, argoth


def test_me_01_urza_melds(table):
    """CR 701.42a, 712.8g, 202.3c: one permanent of two cards, with the combined face only and the mana values of both."""
    lord, _ = urza(table)
    table.activate(lord).resolve()
    assert table.names(1, "battlefield") == [WALKER] and table.zone(1, "exile") == []
    walker = table.find(WALKER)
    assert (walker.types, walker.supertypes, set(walker.colors), walker.mana_value) == (("Planeswalker",), ("Legendary",), {"W", "U"}, 8)
    assert walker.loyalty == 7 and walker.is_melded and not walker.tapped


def test_me_01_variant_only_as_a_sorcery(table, illegal):
    """CR 602.5d: the ability says when it may be activated."""
    lord, _ = urza(table)
    table.to("upkeep")
    with illegal("602.5d"):
        table.activate(lord)


def test_me_02_mishra_melds_in_combat(table):
    """CR 508.4, 701.42a: the new permanent attacks without having been declared, so its trigger fires once, for entering."""
    table.set_library(2, 5)
    attackers = [table.put(MISHRA), table.put(ENGINE), table.put("Grizzly Bears")]
    table.attack(*attackers)
    assert table.stack == [f"ability of {MISHRA}"]
    table.resolve()
    assert (table.choices().what, table.choices().options) == ("mode", (1, 2, 3, 4, 5, 6))
    table.choose(4, 5, 6)
    assert table.stack == [f"ability of {LOST}"]
    assert (table.life(1), table.life(2)) == (23, 17)
    melded = table.find(LOST)
    assert (melded.tapped, melded.attacking, melded.power, melded.toughness, set(melded.colors), melded.mana_value) == (True, True, 9, 9, {"B", "R"}, 7)
    table.resolve()
    assert table.stack == [] and table.names(1, "battlefield") == sorted(["Grizzly Bears", LOST, "Powerstone Token", "Powerstone Token"])
    assert "trample" in melded.keywords


def test_me_03_titania_melds_in_the_upkeep():
    """CR 603.4, 202.3c: a land front adds no mana value; the lands return tapped, and the size follows them."""
    table, _, argoth = before_upkeep()
    table.to("upkeep")
    assert table.stack == [f"ability of {TITANIA}"]
    table.resolve()
    gaea = table.find(GAEA)
    assert table.stack == [f"ability of {GAEA}"] and (gaea.power, gaea.toughness) == (2, 2)
    table.resolve()
    assert (gaea.mana_value, gaea.colors, gaea.power, gaea.toughness) == (3, ("G",), 6, 6)
    assert table.zone(1, "graveyard") == [] and table.names(1, "battlefield") == ["Forest"] * 6 + [GAEA]
    assert [x.tapped for x in table.zone(1, "battlefield") if x.name == "Forest"] == [False, False, True, True, True, True]
    assert "Land" not in gaea.types and argoth.zone == "battlefield"


def test_me_04_one_of_several_is_chosen():
    """CR 701.42a: only the object that is selected is exiled and melded."""
    table, _, first = before_upkeep()
    second = table.put(ARGOTH)
    table.to("upkeep").resolve()
    assert (table.choices().player, table.choices().options) == (1, (first, second))
    table.choose(second)
    assert first in table.zone(1, "battlefield") and second not in table.zone(1, "battlefield")
    assert table.find(GAEA).is_melded and table.zone(1, "exile") == []


def test_me_05_a_token_is_selected(table):
    """CR 701.42b-c, 111.7: a token can't be melded; the card that was exiled with it stays in exile."""
    mishra, real = table.put(MISHRA), table.put(ENGINE)
    token = table.put(ENGINE, token=True)
    table.attack(mishra, real, token).resolve()
    assert table.choices().options == (real, token)
    table.choose(token)
    assert table.names(1, "exile") == [MISHRA] and table.zone(1, "battlefield") == [real]
    assert real.attacking and token.zone == "nowhere" and table.stack == []


def test_me_06_only_a_token_copy(table):
    """CR 701.42c: with nothing but a token of that name, both are exiled for nothing."""
    lord, token = table.put(URZA), table.put(STONE, token=True)
    table.add_mana(1, "C" * 7)
    table.activate(lord).resolve()
    assert table.names(1, "exile") == [URZA] and table.zone(1, "battlefield") == [] and token.zone == "nowhere"


def test_me_07_a_card_that_copies_the_partner(table):
    """CR 701.42b: a card that is a copy is no card of the pair."""
    table.add_mana(1, "C" * 7)
    lord, steel = table.put(URZA), table.put("Sculpting Steel", copy_of=STONE)
    assert steel.name == STONE
    table.activate(lord).resolve()
    assert table.names(1, "exile") == sorted(["Sculpting Steel", URZA]) and table.zone(1, "battlefield") == []


def test_me_09_controlled_but_not_owned(table):
    """CR 701.42a: both must be owned; else nothing is exiled, and the rest of the ability is done."""
    mishra, engine = table.put(MISHRA), table.put(ENGINE, 1, owner=2)
    table.attack(mishra, engine).resolve()
    assert table.names(1, "battlefield") == [MISHRA, ENGINE] and table.zone(1, "exile") == table.zone(2, "exile") == []
    assert (table.life(1), table.life(2)) == (22, 18)


def test_me_10_the_partner_is_gone(table):
    """CR 608.2h: what is there on resolution counts, and it is one attacker."""
    mishra, engine = table.put(MISHRA), table.put(ENGINE)
    table.attack(mishra, engine)
    table.add_mana(2, "U")
    table.cast(table.put("Unsummon", 2, "hand"), choose=engine).resolve().resolve()
    assert table.names(1, "battlefield") == [MISHRA] and mishra.attacking
    assert table.names(1, "hand") == [ENGINE] and (table.life(1), table.life(2)) == (21, 19)


def test_me_11_nothing_of_the_parts_is_kept(table):
    """CR 400.7, 110.5b, 704.5m-n: counters, status and attachments belonged to other objects."""
    lord = table.put(URZA, counters={"+1/+1": 2})
    stone, blade, aura = table.put(STONE), table.put("Bonesplitter"), table.put("Holy Strength", attached_to=lord)
    table.attach(blade, lord).set_tapped(stone).affect(lord, Effect(Do.GET_POWER, power=3, toughness=3))
    table.add_mana(1, "C" * 7)
    assert (lord.power, lord.counters) == (9, {"+1/+1": 2})
    table.activate(lord).resolve()
    walker = table.find(WALKER)
    assert (walker.tapped, walker.counters) == (False, {"loyalty": 7})
    assert blade.zone == "battlefield" and blade.attached_to is None and table.zone(1, "graveyard") == [aura]


def test_me_12_a_new_permanent_may_act_at_once(table, illegal):
    """CR 400.7, 606.3: it remembers no activation; its own words allow two."""
    lord, _ = urza(table)
    table.set_library(1, 10)
    table.activate(lord).resolve()
    walker = table.find(WALKER)
    for _ in range(2):
        table.activate(walker, 1).resolve()
        table.choose(table.choices().options[0])
    assert walker.counters == {"loyalty": 9} and len(table.zone(1, "hand")) == 2
    with illegal("606.3"):
        table.activate(walker, 1)


def test_me_25_an_unearthed_partner_melds_and_stays(table):
    """CR 400.7, 702.84a: the melded permanent is not what was unearthed: the exile trigger finds nothing, and it may leave."""
    mishra, engine = table.put(MISHRA), table.put(ENGINE, unearthed=True)
    table.attack(mishra, engine).resolve(choose=[4, 5, 6])
    melded = table.find(LOST)
    table.to("end").resolve()
    assert melded.zone == "battlefield" and melded.is_melded and not melded.is_unearthed
    table.to("upkeep")
    table.add_mana(2, "U")
    table.cast(table.put("Unsummon", 2, "hand"), choose=melded).resolve()
    assert table.names(1, "hand") == [MISHRA, ENGINE]


def test_me_26_the_condition_fails_on_resolution():
    """CR 603.4: the condition is looked at again."""
    table, titania, argoth = before_upkeep(forests=0)
    crypt = table.put("Tormod's Crypt", 2)
    table.to("upkeep")
    table.activate(crypt, choose=1)
    table.resolve().resolve()
    assert table.stack == [] and table.zone(1, "battlefield") == [titania, argoth]


def test_me_28_the_partner_alone_does_nothing(table):
    """CR 712.4a: both must be attacking."""
    engine = table.put(ENGINE)
    table.put(MISHRA, tapped=True)
    table.attack(engine).resolve()
    assert table.names(1, "battlefield") == [MISHRA, ENGINE] and (table.life(1), table.life(2)) == (21, 19)


def test_me_30_an_aura_of_the_opponent_goes(table):
    """CR 400.7, 704.5m: what was on a part is not on the new object."""
    lord, _ = urza(table)
    aura = table.put("Pacifism", 2, attached_to=lord)
    table.activate(lord).resolve()
    assert table.names(1, "battlefield") == [WALKER] and table.zone(2, "graveyard") == [aura]


@pytest.mark.parametrize("name", [URZA, MISHRA, TITANIA])
def test_me_28_variant_one_card_of_a_pair_has_the_ability(name):
    """CR 712.5: the other one only says that it melds."""
    one = card(name)
    assert one.meld.carries_ability and not card(one.meld_partner).meld.carries_ability
