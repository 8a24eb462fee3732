"""What a good player would do in a position, and the pilot does; each was once played otherwise."""

import pytest
from board import BATTLEFIELD, EXILE, GRAVEYARD, HAND, Board

import mtgkit as mk
from mtgkit.engine.choices import choose_discard
from mtgkit.engine.compile import PLAIN, load
from mtgkit.engine.land_drop import choose_land
from mtgkit.engine.pilot import main_action
from mtgkit.engine.rules.activating import activate
from mtgkit.engine.rules.cards_in_hand import find_in_library

pytestmark = pytest.mark.engine
LOOTER, DRAGON, LEVELER, DESK = "Urza, Powerstone Prodigy", "Phyrexian Dragon Engine", "Cityscape Leveler", "Mishra's Research Desk"


def land(b):
    """The land that the pilot would play."""
    o, _, _ = load(choose_land)(b.g, b.t, b.w, 0)
    return b.setup.rows[b.g.objects[o].card]


def discard(b):
    """The card that the pilot would discard."""
    return b.setup.rows[b.g.objects[load(choose_discard)(b.g, b.t, b.w, 0, -1)].card]


def act(b):
    """One play and what follows from it; False when the pilot passes."""
    b.g.news = 1
    done = load(main_action)(b.g, b.t, b.w, 0)
    b.settle()
    return bool(done)


def main_phase(b):
    """All plays of a main phase."""
    n = 0
    while act(b):
        n += 1
        assert n < 50


def test_a_fetch_that_comes_tapped_is_played_when_no_mana_is_missing():
    assert land(Board(hand=["Evolving Wilds", "Mountain", "Stern Lesson"])) == "Evolving Wilds"


def test_a_fetch_that_comes_tapped_waits_when_one_more_mana_is_used_now():
    assert land(Board(["Island", "Mountain"], ["Evolving Wilds", "Island", "Stern Lesson"])) == "Island"


def test_one_more_mana_counts_for_two_spells_together():
    assert land(Board(["Island", "Mountain", "Mountain", "Island", "Island"], ["Evolving Wilds", "Mountain", LOOTER, "Excavation Explosion"])) == "Mountain"


def test_a_land_without_mana_of_its_own_comes_last():
    assert land(Board(["Island"], ["Exotic Orchard", "Swamp", "Dimir Signet"])) == "Swamp"


def test_a_search_takes_the_basic_of_which_there_are_fewest_sources():
    b = Board(["Island", "Island", "Shivan Reef"], ["Evolving Wilds", "Island", "Mountain", "Excavation Explosion", "Stern Lesson"])
    for o in b.hand():
        if b.setup.rows[b.g.objects[o].card] in ("Island", "Mountain"):
            b.to_library(o)
    search = b.t.effects[b.t.abilities[b.ability("Evolving Wilds")].effect]
    found = load(find_in_library)(b.g, b.t, b.w, 0, int(search.what), BATTLEFIELD)
    assert b.setup.rows[b.g.objects[found].card] == "Mountain"


def test_a_looter_loots_before_the_mana_is_spent():
    b = Board([LOOTER, *["Island"] * 4], ["Stern Lesson"])
    b.g.players[0].lands_left = 0
    act(b)
    assert b.g.objects[b.object(LOOTER)].tapped == 1


def test_what_sacrifices_an_artifact_is_cast_after_the_stones_were_used():
    b = Board(["Island", "Island", "Island"], ["Splitting the Powerstone", "Scrapwork Mutt"], powerstones=2)
    b.g.players[0].lands_left = 0
    act(b)
    assert b.zone("Scrapwork Mutt") == BATTLEFIELD and b.zone("Splitting the Powerstone") == HAND
    main_phase(b)
    assert b.zone("Scrapwork Mutt") == BATTLEFIELD and b.zone("Splitting the Powerstone") == GRAVEYARD
    assert b.g.players[0].stones == 3


def test_a_second_legend_is_discarded_before_a_land():
    assert discard(Board([LOOTER, *["Island"] * 7], [LOOTER, "Mountain"])) == LOOTER


def test_the_only_land_is_kept_while_it_can_still_be_played():
    assert discard(Board(["Island"] * 8, ["Mountain", "Stern Lesson"])) == "Stern Lesson"


def test_a_third_land_in_hand_is_discarded_before_a_first_legend():
    b = Board(["Island"] * 3, [LOOTER, "Mountain", "Mountain", "Island"])
    assert discard(b) in ("Mountain", "Island")


def test_powerstones_make_up_for_lands():
    b = Board(["Island"] * 4, ["Mountain", "Island", "Excavation Explosion"], powerstones=3)
    assert discard(b) in ("Mountain", "Island")


def test_an_early_play_is_not_thrown_away_for_a_dearer_unearth():
    b = Board(["Swamp", "Mountain"], ["Scrapwork Mutt", DRAGON])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone("Scrapwork Mutt") == BATTLEFIELD and b.zone(DRAGON) == HAND


def test_idle_mana_goes_into_a_card():
    b = Board([DESK, "Mountain", "Mountain"])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone(DESK) == GRAVEYARD and b.g.players[0].n_hand == 1


def test_an_unearth_that_hits_hard_comes_before_a_small_creature():
    b = Board(["Island"] * 8, ["Scrapwork Mutt"], [LEVELER])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone(LEVELER) == BATTLEFIELD and b.zone("Scrapwork Mutt") == HAND


def test_a_card_that_a_line_wants_unearthed_is_not_cast():
    b = Board(["Island"] * 8, [LEVELER], lines=["unearth Cityscape Leveler"])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone(LEVELER) == HAND


def test_a_rock_that_makes_three_mana_comes_before_a_creature_of_its_cost():
    b = Board(["Island"] * 4, ["Thran Dynamo", "Thran Spider"])
    b.g.players[0].lands_left = 0
    act(b)
    assert b.zone("Thran Dynamo") == BATTLEFIELD


def test_a_cast_trigger_and_an_attack_trigger_in_one_sentence_do_the_same():
    """Cityscape Leveler: the controller of what was destroyed gets a Powerstone, both times."""
    b = Board(["Island"] * 8, [LEVELER], powerstones=1)
    b.give_opponent_a_stone()
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.g.players[1].stones == 1 and b.zone(LEVELER) == BATTLEFIELD


def test_with_a_looter_that_pays_for_artifacts_an_artifact_goes_first():
    assert discard(Board([LOOTER, *["Island"] * 7], [LOOTER, LEVELER, "Mountain"])) == LEVELER


def test_an_artifact_is_unearthed_only_with_the_mana_to_use_it():
    b = Board(["Mountain", "Mountain"], [], [DESK])
    assert not act(b)
    b = Board(["Mountain"] * 3, [], [DESK])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone(DESK) == EXILE and b.g.players[0].n_hand == 1


def test_an_unearthed_creature_is_not_sacrificed_before_it_attacks():
    b = Board(["Island"] * 11, ["Splitting the Powerstone"], [LEVELER], powerstones=1)
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone(LEVELER) == BATTLEFIELD and b.zone("Splitting the Powerstone") == GRAVEYARD


def test_a_discard_that_pays_for_an_ability_is_a_discard():
    """CR 701.9: a card discarded as a cost triggers what looks for discards."""
    b = Board([LOOTER, *["Island"] * 4], ["Mnemonic Sphere"])
    b.g.players[0].lands_left = 0
    b.g.objects[b.object(LOOTER)].tapped = 1
    sphere = b.object("Mnemonic Sphere")
    load(activate)(b.g, b.t, b.w, b.ability("Mnemonic Sphere", zone=HAND), sphere, 0)
    b.settle()
    assert b.g.players[0].stones == 1 and b.zone("Mnemonic Sphere") == GRAVEYARD


def test_a_pain_land_can_kill():
    """CR 120.3a, 704.5a: the last point of life spent on a pain land's damage loses the game."""
    b = Board(["Shivan Reef", "Shivan Reef", "Shivan Reef"], ["Excavation Explosion"])
    b.g.players[0].life = 1
    b.pay("Excavation Explosion")
    assert b.g.players[0].lost == 1


def test_a_spell_is_played_as_the_land_on_its_back_when_lands_are_short():
    """CR 712.12: the player chooses the face as the land is played."""
    b = Board(["Forest"], ["Bala Ged Recovery"])
    main_phase(b)
    assert b.g.players[0].lands == 2
    assert b.setup.rows[b.g.objects[b.object("Bala Ged Recovery")].row] == "Bala Ged Recovery // Bala Ged Sanctuary"


def test_a_real_land_is_played_before_the_land_on_the_back_of_a_spell():
    assert land(Board(["Forest"], ["Bala Ged Recovery", "Forest"])) == "Forest"


def test_three_life_are_paid_for_a_land_that_is_needed_now():
    b = Board(["Mountain", "Mountain"], ["Shatterskull Smashing", "Excavation Explosion"])
    main_phase(b)
    assert b.zone("Excavation Explosion") == GRAVEYARD and b.g.players[0].life == 17


def test_a_spell_stays_a_spell_when_there_are_lands_enough():
    b = Board(["Forest"] * 6, ["Bala Ged Recovery"])
    main_phase(b)
    assert b.g.players[0].lands == 6


def test_a_meld_that_the_legend_rule_would_undo_is_not_paid_for():
    b = Board(["Plains"] * 8 + ["Urza, Lord Protector", "The Mightstone and Weakstone"])
    main_phase(b)
    assert "Urza, Planeswalker" in b.names(BATTLEFIELD)


def test_a_land_that_returns_a_land_is_not_played_alone():
    b = Board([], ["Azorius Chancery"])
    assert not act(b)
    b = Board([], ["Azorius Chancery", "Island"])
    assert land(b) == "Island"


def test_a_land_that_returns_a_land_returns_another():
    b = Board(["Island", "Plains"], ["Azorius Chancery"])
    b.g.objects[b.object("Plains")].tapped = 1
    main_phase(b)
    assert b.zone("Azorius Chancery") == BATTLEFIELD and b.zone("Plains") == HAND


def test_a_land_is_not_given_up_for_a_card_or_for_a_search_that_finds_nothing():
    b = Board(["Fiery Islet", "Island", "Marsh Flats"])
    main_phase(b)
    assert b.zone("Fiery Islet") == BATTLEFIELD and b.zone("Marsh Flats") == BATTLEFIELD


def test_what_would_die_at_once_or_does_nothing_known_is_not_cast():
    b = Board(["Island"] * 4, ["Counterspell"])
    assert not act(b)


def test_x_counters_keep_a_creature_alive():
    """CR 107.3m: the X of the spell is the X of the counters."""
    b = Board(["Forest"] * 4, ["Walking Ballista"])
    b.g.players[0].lands_left = 0
    main_phase(b)
    assert b.zone("Walking Ballista") == BATTLEFIELD and b.g.objects[b.object("Walking Ballista")].plus == 2


@pytest.mark.skipif(PLAIN, reason="a law needs many games; the compiled lane plays them")
def test_the_greedy_pilot_takes_the_dearest_play_and_the_planning_pilot_the_best_set():
    """Design, "simple pilot": on four lands, an ogre alone is worth less than two bears; same shuffles, same lands."""
    deck = mk.Deck.from_text("24 Forest\n18 Grizzly Bears\n18 Centaur Courser\n")
    plan, greedy = (mk.simulate(deck, n_games=4000, n_turns=5, on_the_play=True, rng=3, workers=1, progress=False, pilot=p).turns for p in (mk.Pilot(), mk.Pilot.simple()))
    gain = plan.spells.groupby(plan.game).sum() - greedy.spells.groupby(greedy.game).sum()
    assert gain.mean() > 4 * gain.sem(), "two spells instead of one, wherever they go together"
    assert (plan.lands == greedy.lands).mean() > 0.99
