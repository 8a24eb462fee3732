"""Purgatory: under another's control, copied, blinked, with melded and unearthed creatures (CR 109.5, 400.7, 607, 712.21)."""

from test_purgatory import exiled, lands, to_upkeep


def test_pg_05_a_thief_gets_the_creature(table):
    """CR 110.2a, 607.2a: whoever controls Purgatory pays and returns the card under their own control."""
    purgatory = table.put("Purgatory", 1)
    (angel,) = exiled(table, purgatory, "Serra Angel")
    table.put("Steal Enchantment", 2, attached_to=purgatory)
    lands(table, 2)
    assert purgatory.controller == 2 and purgatory.owner == 1
    table.to("upkeep")
    assert table.active == 2 and table.stack == ["ability of Purgatory"]
    table.resolve()
    assert (table.choices().player, table.choices().options) == (2, ("yes", "no"))
    table.choose("yes")
    assert sorted(table.names(2, "battlefield")) == ["Purgatory", "Serra Angel", "Steal Enchantment"] + ["Wastes"] * 4
    assert (angel.owner, angel.controller) == (1, 2) and (table.life(1), table.life(2)) == (20, 18)


def test_pg_06_an_ability_keeps_its_controller(table):
    """CR 603.3a, 110.2a: Purgatory changes hands while its ability is on the stack; the player who controls the ability pays and gets the card."""
    purgatory = table.put("Purgatory", 1)
    (angel,) = exiled(table, purgatory, "Serra Angel")
    table.put("Leyline of Anticipation", 2)
    steal = table.put("Steal Enchantment", 2, "hand")
    lands(table, 1)
    to_upkeep(table, 1)
    table.add_mana(2, "UU")
    table.cast(steal, choose=purgatory).resolve()
    assert purgatory.controller == 2 and steal.attached_to == purgatory and table.stack == ["ability of Purgatory"]
    table.resolve()
    assert (table.choices().player, table.choices().options) == (1, ("yes", "no"))
    table.choose("yes")
    assert angel.controller == 1 and angel.zone == "battlefield"
    assert (table.life(1), table.life(2)) == (18, 20)


def test_pg_06_without_the_leyline_an_aura_waits(table, illegal):
    """CR 307.1: an Aura is no instant."""
    purgatory = table.put("Purgatory", 1)
    steal = table.put("Steal Enchantment", 2, "hand")
    table.add_mana(2, "UU")
    with illegal("307.1"):
        table.cast(steal, choose=purgatory)


def test_pg_06_control_ends_with_the_aura(table):
    """CR 611.3a: the effect of an Aura lasts as long as the Aura is there."""
    purgatory = table.put("Purgatory", 1)
    steal = table.put("Steal Enchantment", 2, attached_to=purgatory)
    table.destroy(steal)
    assert purgatory.controller == 1


def test_pg_16_a_stolen_one_sees_the_thiefs_graveyard_only(table):
    """CR 109.5, 603.6c: "your" means its controller now."""
    purgatory = table.put("Purgatory", 1)
    table.put("Steal Enchantment", 2, attached_to=purgatory)
    bears, elves = table.put("Grizzly Bears", 1), table.put("Llanowar Elves", 2)
    table.destroy(bears)
    assert table.stack == [] and table.names(1, "graveyard") == ["Grizzly Bears"]
    table.destroy(elves)
    assert table.stack == ["ability of Purgatory"]
    table.resolve()
    assert table.names(2, "exile") == ["Llanowar Elves"] and purgatory.exiled_with_it == [elves]


def test_pg_17_an_unearthed_creature_passes_it_by(table):
    """CR 614.6, 607.2a: it is exiled instead of dying, by unearth and not by Purgatory."""
    purgatory = table.put("Purgatory", 1)
    mutt = table.put("Scrapwork Mutt", 1, unearthed=True)
    lands(table, 1)
    table.destroy(mutt)
    assert table.stack == [] and mutt.zone == "exile" and purgatory.exiled_with_it == []
    to_upkeep(table, 1)
    table.resolve_all(choose="yes")
    assert mutt.zone == "exile"


def test_pg_18_blinked_it_has_exiled_nothing(table):
    """CR 400.7, 607.2a: it comes back as a new object with no memory of the cards that the old one exiled."""
    purgatory = table.put("Purgatory", 1)
    (bears,) = exiled(table, purgatory, "Grizzly Bears")
    lands(table, 1)
    wisp = table.put("Flickerwisp", 1, "hand")
    table.add_mana(1, "CWW")
    table.cast(wisp).resolve(choose=purgatory)
    assert table.stack == ["ability of Flickerwisp"]
    table.resolve()
    assert purgatory.zone == "exile"
    table.to("end")
    assert purgatory.zone == "exile" and len(table.stack) == 1
    table.resolve()
    assert purgatory.zone == "battlefield" and purgatory.exiled_with_it == []
    to_upkeep(table, 1)
    table.resolve(choose="yes")
    assert bears.zone == "exile"


def test_pg_19_the_first_of_two_gets_the_card(table):
    """CR 603.6, 607.2a: both trigger; the second finds nothing in the graveyard, and only the first can return the card."""
    first, second = table.put("Purgatory", 1), table.put("Purgatory", 1)
    bears = table.put("Grizzly Bears", 1)
    table.destroy(bears)
    assert table.choices().player == 1 and len(table.choices().options) == 2
    table.choose(table.choices().options[1])
    assert table.stack == ["ability of Purgatory"] * 2
    table.resolve()
    assert first.exiled_with_it == [bears]
    table.resolve()
    assert second.exiled_with_it == [] and first.exiled_with_it == [bears] and bears.zone == "exile"
    for _ in range(8):
        table.put("Wastes")
    table.set_library(1, 3)
    table.set_library(2, 3)
    while (table.turn, table.active, table.step) != (2, 1, "upkeep") and table.choices() is None:
        table.pass_priority()
    assert table.choices().what == "ability that goes on the stack first"
    table.choose(table.choices().options[0])
    table.resolve(choose="yes")  # of the second: paid for nothing
    assert bears.zone == "exile" and table.life(1) == 18
    table.resolve(choose="yes")
    assert bears.zone == "battlefield" and table.life(1) == 16


def test_pg_20_a_melded_creature_is_two_cards(table):
    """CR 712.21, 712.21c, 607.3: one trigger exiles both cards; each payment returns one of them, with its front face."""
    purgatory = table.put("Purgatory", 1)
    mishra = table.put("Mishra, Lost to Phyrexia", 1)
    lands(table, 1)
    pair = ["Mishra, Claimed by Gix", "Phyrexian Dragon Engine"]
    table.destroy(mishra)
    assert table.choices().player == 1 and len(table.choices().options) == 2  # which card is on top
    table.choose("Phyrexian Dragon Engine")
    assert table.stack == ["ability of Purgatory"]
    table.resolve()
    assert sorted(t.name for t in purgatory.exiled_with_it) == pair and table.names(1, "exile") == pair
    to_upkeep(table, 1)
    table.resolve().choose("yes").choose("Phyrexian Dragon Engine")
    assert table.names(1, "exile") == ["Mishra, Claimed by Gix"] and table.stack == []
    table.to("main")
    to_upkeep(table, 1)
    table.resolve(choose="yes")
    assert table.find("Mishra, Claimed by Gix").zone == table.find("Phyrexian Dragon Engine").zone == "battlefield"
    assert table.life(1) == 16 and not table.find("Phyrexian Dragon Engine").is_melded


def test_pg_21_a_melded_planeswalker_is_no_creature(table):
    """CR 603.10a, 712.8g: what the permanent was as it left decides, not what its cards are."""
    purgatory = table.put("Purgatory", 1)
    urza = table.put("Urza, Planeswalker", 1)
    vindicate = table.put("Vindicate", 2, "hand")
    table.to("upkeep").to("main")
    table.add_mana(2, "CWB")
    table.cast(vindicate, choose=urza).resolve()
    assert (table.choices().player, set(table.choices().options)) == (1, {"The Mightstone and Weakstone", "Urza, Lord Protector"})
    table.choose("Urza, Lord Protector")
    assert table.names(1, "graveyard") == ["The Mightstone and Weakstone", "Urza, Lord Protector"]
    assert table.stack == [] and purgatory.exiled_with_it == []


def test_pg_22_the_ability_outlives_its_source(table):
    """CR 113.7a, 607.2a: destroyed in response, Purgatory's ability still asks for the payment and returns the card."""
    purgatory = table.put("Purgatory", 1)
    (angel,) = exiled(table, purgatory, "Serra Angel")
    lands(table, 1)
    nature = table.put("Back to Nature", 2, "hand")
    to_upkeep(table, 1)
    table.add_mana(2, "CG")
    table.cast(nature).resolve()
    assert purgatory.zone == "graveyard" and table.stack == ["ability of Purgatory"]
    table.resolve()
    assert (table.choices().player, table.choices().options) == (1, ("yes", "no"))
    table.choose("yes")
    assert angel.zone == "battlefield" and angel.controller == 1 and table.life(1) == 18


def test_pg_23_a_land_creature_is_not_played(table):
    """CR 305.4, 603.6c: returned by an effect it is not a land drop, and one can still be played."""
    purgatory, arbor = table.put("Purgatory", 1), table.put("Dryad Arbor", 1)
    lands(table, 1)
    forest = table.put("Forest", 1, "hand")
    table.destroy(arbor).resolve()
    assert purgatory.exiled_with_it == [arbor]
    to_upkeep(table, 1)
    table.resolve(choose="yes")
    assert arbor.zone == "battlefield"
    table.to("main").play_land(forest)
    assert forest.zone == "battlefield"


def test_pg_24_a_copy_is_exiled_as_the_card_it_is(table):
    """CR 707.5, 400.7: the Clone card returns, and may copy any creature anew."""
    purgatory = table.put("Purgatory", 1)
    clone = table.put("Clone", 1, copy_of="Serra Angel")
    angel = table.put("Serra Angel", 2)
    lands(table, 1)
    assert (clone.name, clone.power) == ("Serra Angel", 4)
    table.destroy(clone).resolve()
    assert table.names(1, "exile") == ["Clone"] and purgatory.exiled_with_it == [clone]
    to_upkeep(table, 1)
    table.resolve().choose("yes")
    assert set(table.choices().options) == {angel, "nothing"}
    table.choose(angel)
    assert (clone.name, clone.zone, clone.power, clone.controller) == ("Serra Angel", "battlefield", 4, 1) and table.life(1) == 18
