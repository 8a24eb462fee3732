"""Cards: what is worked out from what is printed, and cards of one's own."""

import copy
import pickle

import pytest

from mtgkit.cards.card import Card, Meld, Prototype
from mtgkit.cards.catalogue import get
from mtgkit.cards.make import enters, enters_tapped, powerstones, tap_for, unearth, whenever
from mtgkit.cards.vocabulary import ARTIFACT_SPELLS_ONLY, Condition, Do, Effect, If, Selector, When
from mtgkit.errors import CardError


def test_a_card_of_ones_own():
    rock = Card("My Rock", mana_cost="{2}{u/r}", types=["Artifact"], abilities=[tap_for("U|C")])
    assert (rock.mana_cost, rock.mana_value, rock.colors, rock.color_identity) == ("{2}{U/R}", 3, ("U", "R"), ("U", "R"))
    assert (rock.full_name, rock.mana, rock.enters_tapped, rock.modelled) == ("My Rock", "UC", "never", "full")
    assert (rock.unearth_cost, rock.makes_powerstones, rock.meld_partner, rock.restricted_mana) == (None, False, None, ())


def test_short_answers_come_from_the_abilities():
    card = Card("Thing", mana_cost="{3}", types=["Artifact", "Creature"], power=2, toughness="2",
                abilities=[enters(powerstones(2)), unearth("{4}{B}"), tap_for("R", restriction=ARTIFACT_SPELLS_ONLY), enters_tapped(Condition(If.CONTROL_AT_LEAST, 2, Selector(types="land")))])  # fmt: skip
    assert (card.power, card.unearth_cost, card.makes_powerstones, card.mana, card.enters_tapped) == ("2", "{4}{B}", True, "R", "sometimes")
    assert card.restricted_mana == (ARTIFACT_SPELLS_ONLY,)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"tappd": True}, "no 'tappd'"),  # A017
        ({"mana_cost": "2U"}, "'2U' is no symbol"),
        ({"mana_cost": 2}, "must be a text"),
        ({"types": ["artifact"]}, "unknown types 'artifact'"),
        ({"types": "Artifact"}, "must be a list"),
        ({"supertypes": ["Legend"]}, "unknown supertypes 'Legend'"),
        ({"colors": ["Blue"]}, "unknown colors 'Blue'"),
        ({"abilities": ["flying"]}, "is no ability"),
        ({"abilities": tap_for("C")}, "must be a list"),
        ({"subtypes": [3]}, "no entry for subtypes"),
        ({"power": 2.5}, "power can't be 2.5"),
        ({"prototype": ("{1}", "1", "1")}, "prototype can't be"),
        ({"name": " "}, "needs a name"),
    ],
)
def test_a_mistake_is_named(given, says):
    with pytest.raises(CardError) as caught:
        Card(**{"name": "Oddity", **given})
    assert says in str(caught.value)


def test_an_indicator_gives_the_colours_cr_204():
    assert Card("Kobold", mana_cost="{0}", types=["Creature"], color_indicator=["R"]).colors == ("R",)
    assert get("Pact of Negation").colors == ("U",)
    assert get("Ancestral Vision").colors == ("U",)
    assert get("Mox Sapphire").colors == (), "identity is not colour (CR 903.4)"


def test_devoid_takes_the_colour_away_cr_702_114a():
    drone = get("Vestige of Emrakul")
    assert (drone.mana_cost, drone.colors, drone.color_identity) == ("{3}{R}", (), ("R",))


def test_a_melded_permanent_sums_its_fronts_cr_202_3c():
    for name in ("Urza, Planeswalker", "Mishra, Lost to Phyrexia", "Titania, Gaea Incarnate", "Brisela, Voice of Nightmares", "Chittering Host", "Hanweir, the Writhing Township", "Ragnarok, Divine Deliverance"):
        fronts = [c for c in map(get, ("Urza, Lord Protector", "The Mightstone and Weakstone", "Mishra, Claimed by Gix", "Phyrexian Dragon Engine", "Titania, Voice of Gaea", "Argoth, Sanctum of Nature",
                  "Bruna, the Fading Light", "Gisela, the Broken Blade", "Graf Rats", "Midnight Scavengers", "Hanweir Battlements", "Hanweir Garrison", "Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie")) if c.meld.result == name]  # fmt: skip
        assert len(fronts) == 2, name
        assert [f.meld.partner for f in fronts] == [fronts[1].name, fronts[0].name]
        assert sum(f.meld.carries_ability for f in fronts) == 1
        assert get(name).mana_value == sum(f.mana_value for f in fronts)


def test_a_prototype_has_its_own_cost_and_colour_cr_718_3b():
    card = get("Phyrexian Fleshgorger")
    assert card.colors == ()
    assert (card.prototype.mana_cost, card.prototype.mana_value, card.prototype.colors) == ("{1}{B}{B}", 3, ("B",))
    assert Prototype("{1}{W}", "2", "2").mana_value == 2


def test_how_much_is_modelled():
    odd = Effect(Do.MANIFEST)
    assert Card("A", types=["Creature"]).modelled == "full"
    assert Card("B", types=["Creature"], abilities=[tap_for("G"), whenever(When.DIES, odd)]).modelled == "partial"
    alone = Card("C", types=["Creature"], abilities=[whenever(When.DIES, odd)])
    assert (alone.modelled, alone.left_out) == ("body only", ("manifest",))
    assert Card("D", types=["Creature"], keywords=["Prowess"]).left_out == ("prowess",), "a keyword that changes damage and is not played is told"


def test_cards_compare_hash_copy_and_pickle():
    card = get("Cityscape Leveler")
    assert card == pickle.loads(pickle.dumps(card)) == copy.deepcopy(card)
    assert len({card, copy.copy(card)}) == 1
    with pytest.raises(AttributeError):
        card.name = "Other"


def test_description_is_for_reading_and_escaped_in_a_notebook():
    text = get("Phyrexian Dragon Engine").describe()
    assert "melds with Mishra, Claimed by Gix into Mishra, Lost to Phyrexia" in text
    assert "unearth" in text
    assert "modelled:" in text
    assert "&lt;b&gt;" in Card("<b>", types=["Land"])._repr_html_()


def test_own_meld_pair():
    assert Card("Half", types=["Creature"], meld=Meld("Other Half", "Whole", True)).meld_partner == "Other Half"
