"""What a meld card and a combined face are to other effects: names, copies, how things enter (CR 712.4, 712.8, 712.19, 614.12)."""

import pytest

from mtgkit import Card, Table, card
from mtgkit.cards.make import search, spell
from mtgkit.cards.vocabulary import Kind, Selector, When, Zone

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


def test_me_14_front_faces_elsewhere(table):
    """CR 712.8a, 712.8d: outside the battlefield, and face up on it alone, a meld card is its front face."""
    engine, mishra, stone = table.put(ENGINE, 1, "graveyard"), table.put(MISHRA, 1, "hand"), table.put(STONE)
    assert (engine.types, engine.colors, engine.power, engine.toughness, engine.mana_value) == (("Artifact", "Creature"), (), 2, 2, 3)
    assert (mishra.supertypes, mishra.types, set(mishra.colors), mishra.power, mishra.toughness, mishra.mana_value) == (("Legendary",), ("Creature",), {"B", "R"}, 3, 5, 4)
    assert (stone.supertypes, stone.types, stone.subtypes, stone.colors, stone.mana_value) == (("Legendary",), ("Artifact",), ("Powerstone",), (), 5)
    assert not stone.is_melded


@pytest.mark.parametrize(("mana_value", "found"), [(7, []), (3, [ENGINE]), (4, [MISHRA])])
def test_me_15_a_search_sees_front_faces(mana_value, found):
    """CR 712.8a, 202.3c: the mana value of the combined face is not that of its cards."""
    table = Table([Card("Quest", "{1}", types=["Sorcery"], abilities=[spell(search(Selector(min_mana_value=mana_value, max_mana_value=mana_value), Zone.HAND))])])
    table.put(ENGINE, 1, "library")
    table.put(MISHRA, 1, "library")
    table.add_mana(1, "C")
    table.cast(table.put("Quest", 1, "hand")).resolve()
    assert table.choices() is None and table.names(1, "hand") == found


def test_me_16_a_copy_of_a_melded_permanent(table, illegal):
    """CR 202.3c, 707.8: a copy has the combined face, and the mana value 0."""
    melded = table.put(LOST, 1)
    table.to("untap").to("main")
    table.add_mana(2, "UCCC")
    clone = table.put("Clone", 2, "hand")
    table.cast(clone).resolve()
    assert set(table.choices().options) == {melded, "nothing"}
    table.choose(melded, 4, 5, 6)
    assert (clone.name, clone.power, clone.toughness, set(clone.colors), clone.mana_value) == (LOST, 9, 9, {"B", "R"}, 0)
    assert melded.mana_value == 7 and table.stack == [f"ability of {LOST}"]
    table.resolve().add_mana(2, "BGBG")
    table.cast(table.put("Abrupt Decay", 2, "hand"))
    assert clone in table.choices().options and melded not in table.choices().options
    table.choose(clone).resolve()
    assert table.names(2, "graveyard") == ["Abrupt Decay", "Clone"] and melded.zone == "battlefield"
    for thing in table.zone(2, "battlefield"):
        table.exile(thing)
    with illegal("601.2c"):
        table.cast(table.put("Abrupt Decay", 2, "hand"))


@pytest.mark.parametrize(("named", "stopped"), [(WALKER, True), (URZA, False)])
def test_me_18_the_combined_name_may_be_chosen(named, stopped, illegal):
    """CR 712.19, 201.4e: a combined face has a name of its own, and only that one."""
    table = Table(active=2)
    walker = table.put(WALKER)
    table.set_library(1, 5)
    table.add_mana(2, "C")
    table.cast(table.put("Pithing Needle", 2, "hand")).resolve()
    assert table.choices().player == 2 and WALKER in table.choices().options and URZA in table.choices().options
    table.choose(named)
    table.to("untap").to("main")
    if stopped:
        with illegal("602.5"):
            table.activate(walker, 0)
    else:
        assert table.activate(walker, 0).resolve().life(1) == 22


@pytest.mark.parametrize(("named", "gone"), [(WALKER, []), (URZA, [URZA])])
def test_me_19_the_combined_name_finds_no_card(named, gone, table):
    """CR 712.19, 712.8a: a card elsewhere has the name of its front only."""
    table.put(URZA, 2, "library")
    table.put(STONE, 2, "library")
    table.add_mana(1, "BCCC")
    table.cast(table.put("Cranial Extraction", 1, "hand"), choose=2).resolve()
    assert table.choices().player == 1
    table.choose(named)
    assert table.names(2, "exile") == gone and len(table.zone(2, "library")) == 2 - len(gone)


def test_me_20_everybody_knows_the_combined_face():
    """CR 712.19, 712.6: name, types, colour indicator, size and text, while no such permanent is anywhere."""
    face = card(LOST)
    assert (face.name, face.supertypes, face.types, face.subtypes) == (LOST, ("Legendary",), ("Artifact", "Creature"), ("Phyrexian", "Artificer"))
    assert (set(face.color_indicator), face.power, face.toughness, face.mana_value) == ({"B", "R"}, "9", "9", 7)
    assert [(a.kind, a.when, a.choose, len(a.effects)) for a in face.abilities] == [(Kind.TRIGGERED, when, 3, 6) for when in (When.ENTERS, When.ATTACKS)] and card(ENGINE).meld.result == LOST


def test_me_21_an_artifact_and_a_creature_become_a_planeswalker(table):
    """CR 614.12, 712.8g: how it enters is settled for the combined face."""
    table.put("Kismet", 2)
    lord, _ = urza(table)
    table.activate(lord).resolve()
    assert not table.find(WALKER).tapped


def test_me_22_a_land_became_a_creature():
    """CR 614.12: the same, the other way round; its entering is seen too."""
    table, _, _ = before_upkeep()
    table.put("Authority of the Consuls", 2)
    table.to("upkeep").resolve()
    assert table.choices() is None and table.stack == [f"ability of {GAEA}", "ability of Authority of the Consuls"]
    assert table.find(GAEA).tapped
    table.resolve_all()
    assert table.life(2) == 21


def test_me_23_more_loyalty(table):
    """CR 614.1c, 306.5b: the loyalty with which it enters is doubled."""
    lord, _, _ = urza(table, "Doubling Season")
    table.activate(lord).resolve()
    assert table.find(WALKER).loyalty == 14


def test_me_24_a_melded_creature_is_not_cast():
    """CR 614.12, 712.8g: what may not enter stays in exile as two cards; the planeswalker is no creature."""
    table, titania, argoth = before_upkeep(forests=0)
    lord, stone = table.put(URZA), table.put(STONE)
    table.put("Containment Priest", 2)
    table.to("upkeep").resolve()
    assert table.zone(1, "exile") == [titania, argoth] and (titania.name, titania.is_melded) == (TITANIA, False)
    table.to("main")
    table.add_mana(1, "C" * 7)
    table.activate(lord).resolve()
    assert table.names(1, "battlefield") == [WALKER] and table.find(WALKER).is_melded and stone.zone == "battlefield"


def test_me_27_meld_cards_do_not_transform(table):
    """CR 712.4c, 712.9: their back is no face of their own."""
    lord = table.put(URZA)
    table.add_mana(1, "GC")
    table.cast(table.put("Moonmist", 1, "hand")).resolve()
    assert (lord.name, lord.types, lord.is_melded) == (URZA, ("Creature",), False)


def test_me_29_a_token_copy_of_a_melded_permanent():
    """CR 202.3c, 712.8g: one token with the combined face and the mana value 0; it enters like any other."""
    table = Table(active=2)
    melded = table.put(LOST, 1)
    table.set_library(2, 3)
    table.add_mana(2, "UUCCCC")
    table.cast(table.put("Saheeli's Artistry", 2, "hand"), choose=[2]).resolve()
    assert table.choices().player == 2 and table.choices().what == "mode"
    table.choose(4, 5, 6)
    (token,) = table.zone(2, "battlefield")
    assert (token.name, token.is_token, token.is_melded, token.power, token.toughness, set(token.colors), token.mana_value) == (LOST, True, False, 9, 9, {"B", "R"}, 0)
    assert table.stack == [f"ability of {LOST}"] and melded.mana_value == 7
