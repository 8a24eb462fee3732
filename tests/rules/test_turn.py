"""The turn (CR 103.8, 117, 500-514)."""

from mtgkit import Table


def begun(players=2):
    table = Table(players=players)
    for player in (1, 2):
        table.set_library(player, 60)
    return table.deal().keep(1).keep(2)


def hand(table, player):
    return len(table.zone(player, "hand"))


def test_ts_01_who_begins_has_no_first_draw_step():
    """CR 103.8a, 614.10: of two players the first one has no draw step in turn 1, the other has one."""
    table = begun()
    table.to("upkeep").pass_priority()
    assert table.step == "main" and hand(table, 1) == 7
    table.to("main")
    assert table.active == 2 and hand(table, 2) == 8
    table.to("draw", choose="Wastes")
    assert table.active == 1 and hand(table, 1) == 8


def test_ts_02_with_three_players_nobody_skips_it():
    """CR 103.8c: in a game of three the first player draws too."""
    table = begun(players=3).to("upkeep").pass_priority()
    assert table.step == "draw"
    assert hand(table.to("main"), 1) == 8


def test_ts_03_only_the_active_player_discards(table):
    """CR 514.1: down to seven cards, of that player's choice; the other hand may be larger."""
    for name in ["Forest", "Island", "Swamp", "Mountain", "Plains", "Wastes", "Sol Ring", "Grizzly Bears", "Serra Angel", "Murder"]:
        table.put(name, 1, "hand")
    for _ in range(9):
        table.put("Forest", 2, "hand")
    bears = table.put("Grizzly Bears", 1)
    table.add_mana(1, "G")
    table.cast(table.put("Giant Growth", 1, "hand"), choose=bears).resolve()
    table.to("cleanup")
    asked = table.choices()
    assert asked.player == 1 and len(asked.options) == 10 and bears.power == 5  # nothing has worn off yet
    table.choose("Forest", "Murder", "Sol Ring")
    assert (hand(table, 1), hand(table, 2), bears.power) == (7, 9, 2)
    assert table.names(1, "graveyard") == ["Forest", "Giant Growth", "Murder", "Sol Ring"]


def test_ts_04_no_maximum_hand_size(table):
    """CR 402.2: nothing is discarded."""
    table.put("Reliquary Tower", 1)
    for _ in range(10):
        table.put("Forest", 1, "hand")
    table.to("cleanup")
    assert table.choices() is None and hand(table, 1) == 10


def test_ts_06_nobody_acts_in_the_untap_step(table, illegal):
    """CR 502.3-4: the permanents untap, and no player gets priority."""
    forest = table.put("Forest", 1, tapped=True)
    stifle, island = table.put("Stifle", 2, "hand"), table.put("Island", 2)
    table.to("untap").to("untap")
    assert table.active == 1 and table.step == "untap" and not forest.tapped
    with illegal("502.4"):
        table.tap(island)
    table.add_mana(2, "U")
    with illegal("502.4"):
        table.cast(stifle)
    with illegal("502.4"):
        table.tap(forest)


def test_ts_06_what_triggers_in_it_waits_for_the_upkeep(table):
    """CR 502.4, 503.1a: an ability that triggers in the untap step goes on the stack in the upkeep."""
    artist, bears = table.put("Blood Artist", 1), table.put("Grizzly Bears", 1)
    table.to("untap").to("untap")
    table.destroy(bears)
    assert table.stack == [] and artist.zone == "battlefield"
    table.pass_priority(choose=2)
    assert table.step == "upkeep" and table.stack == ["ability of Blood Artist"]


def test_ts_07_damage_and_effects_end_together(table):
    """CR 514.2: a creature that was saved by an effect until end of turn lives on, without the damage."""
    bears = table.put("Grizzly Bears", 1)
    table.add_mana(1, "G")
    table.cast(table.put("Giant Growth", 1, "hand"), choose=bears).resolve()
    table.damage(bears, 4)
    assert (bears.power, bears.toughness, bears.damage) == (5, 5, 4)
    table.to("cleanup")
    assert (bears.zone, bears.power, bears.toughness, bears.damage) == ("battlefield", 2, 2, 0)


def test_ts_08_the_next_end_step_is_another_one(table):
    """CR 513.2, 603.7b: made during an end step, "at the next end step" waits for the end step of the turn after."""
    vat = table.put("Mimic Vat", 1)
    table.put("Grizzly Bears", 1, "exile", exiled_with=vat)
    table.to("end")
    table.add_mana(1, "CCC")
    table.activate(vat).resolve()
    token = table.find("Grizzly Bears", 1, "battlefield")
    assert token.is_token and "haste" in token.keywords and table.stack == []
    table.to("cleanup")
    assert token.zone == "battlefield"
    table.to("end")
    assert table.active == 2 and token.zone == "battlefield" and len(table.stack) == 1
    table.resolve()
    assert token.zone == "nowhere" and table.names(1, "battlefield") == ["Mimic Vat"]


def test_ts_09_a_death_in_the_cleanup_step_gives_priority_and_another_one(table):
    """CR 514.3a, 704.5f: state-based actions and triggers are seen to, players get priority, then comes a new cleanup step."""
    table.put("Blood Artist", 1)
    bears = table.put("Grizzly Bears", 1)
    table.add_mana(1, "G")
    table.cast(table.put("Giant Growth", 1, "hand"), choose=bears).resolve()
    table.add_counters(bears, "-1/-1", 2)
    assert bears.toughness == 3
    table.to("cleanup")
    assert table.choices().player == 1 and set(table.choices().options) == {1, 2}
    table.choose(2)
    assert bears.zone == "graveyard" and table.step == "cleanup" and table.stack == ["ability of Blood Artist"]
    forest = table.put("Forest", 2)
    table.tap(forest)  # a player has priority
    table.resolve()
    assert (table.life(1), table.life(2)) == (21, 19)
    table.pass_priority()
    assert table.step == "cleanup" and table.active == 1
    table.pass_priority()
    assert table.step == "untap" and table.active == 2


def test_ts_09_a_quiet_cleanup_step_gives_none(table, illegal):
    """CR 514.3: usually no player gets priority in the cleanup step."""
    forest = table.put("Forest", 1)
    table.to("cleanup")
    with illegal("514.3"):
        table.tap(forest)
    assert table.pass_priority().step == "untap"


def test_ts_10_one_land_a_turn(table, illegal):
    """CR 305.2, 116.2a: playing a land is no spell, and is done once a turn."""
    one, other = table.put("Forest", 1, "hand"), table.put("Forest", 1, "hand")
    table.play_land(one)
    assert one.zone == "battlefield" and table.stack == []
    with illegal("305.2"):
        table.play_land(other)
    assert other.zone == "hand"


def test_ts_01_a_position_is_in_the_middle_of_a_game():
    """CR 504.1: a table that was built and not dealt has every draw step."""
    table = Table(step="upkeep")
    table.set_library(1, 1)
    assert table.pass_priority().step == "draw" and hand(table, 1) == 1


def test_ts_11_drawing_from_an_empty_library_loses(table):
    """CR 704.5b: when state-based actions are checked next, either player loses for that."""
    table.set_library(2, 0)
    table.to("draw")
    assert table.active == 2 and table.has_lost(2) and not table.has_lost(1)
    assert table.to("draw").active == 1 and table.has_lost(1)


def test_ts_12_a_step_ends_on_an_empty_stack_only(table):
    """CR 117.4, 500.2: when both pass, the top of the stack resolves and the step goes on; with nothing there the next one begins."""
    crypt = table.put("Tormod's Crypt", 1)
    table.to("draw").to("upkeep")
    assert table.active == 1
    table.activate(crypt, choose=2)
    assert table.stack == ["ability of Tormod's Crypt"]
    table.pass_priority()
    assert table.stack == [] and table.step == "upkeep" and table.active == 1
    assert table.pass_priority().step == "draw"


def test_ts_13_the_turn_ends_in_the_upkeep(table, illegal):
    """CR 724.1b, 724.1d: the stack is exiled, what was on it never resolves, and the cleanup step is next."""
    sundial, purgatory = table.put("Sundial of the Infinite", 1), table.put("Purgatory", 1)
    bears = table.put("Grizzly Bears", 1, "exile", exiled_with=purgatory)
    with illegal("602.5"):
        table.to("upkeep").activate(sundial, player=1)
    table.to("upkeep")
    assert table.active == 1 and table.stack == ["ability of Purgatory"]
    table.add_mana(1, "C")
    table.activate(sundial).resolve()
    assert table.stack == [] and table.step == "cleanup" and table.active == 1 and bears.zone == "exile"
    table.pass_priority()
    assert table.active == 2 and table.step == "untap"
    assert table.to("end").active == 2
