"""Random legal actions of both players from random positions of real cards: what holds after every one of them."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from mtgkit import IllegalAction, Table
from mtgkit.table.candidates import Action, candidates
from mtgkit.table.rulings import CARDS
from mtgkit.table.things import ZONES, Thing

LANDS = ["Island", "Mountain", "Swamp", "Wastes", "Exotic Orchard", "Evolving Wilds", "Shivan Reef"]
MANA = ["Powerstone", "Powerstone", "Sol Ring", "Manalith", "Mana Reflection", "Contamination", "Damping Sphere", "Mana Flare"]
UNEARTH = ["Scrapwork Mutt", "Cityscape Leveler", "Phyrexian Dragon Engine", "Terisian Mindbreaker", "Ashnod's Harvester"]
MELD = ["Mishra, Claimed by Gix", "Phyrexian Dragon Engine", "Urza, Lord Protector", "The Mightstone and Weakstone", "Titania, Voice of Gaea", "Argoth, Sanctum of Nature"]
OTHERS = ["Stern Lesson", "Excavation Explosion", "Urza, Powerstone Prodigy", "Karn, Living Legacy", "Arcane Proxy", "Thran Spider", *(["Purgatory"] if "Purgatory" in CARDS else [])]
cards = st.sampled_from(LANDS) | st.sampled_from(MANA) | st.sampled_from(UNEARTH) | st.sampled_from(MELD) | st.sampled_from(OTHERS)
placed = st.tuples(cards, st.integers(1, 2), st.sampled_from(["battlefield", "battlefield", "hand", "graveyard"]))
mana = st.tuples(st.text("WUBRGC", max_size=8), st.text("RC", max_size=4))
LIMITS = settings(max_examples=40, phases=[Phase.explicit, Phase.generate], deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
ANYTHING = ("cast", "play_land", "unearth", "activate", "tap", "attack")


def build(position, pools):
    table = Table()
    for player in (1, 2):
        table.set_library(player, 3)
        table.add_mana(player, pools[player - 1])
    for name, player, zone in position:
        if name != "Powerstone" or zone == "battlefield":
            table.put(name, player, zone)
    return table


def fingerprint(table):
    side = table._game.side
    return table._game.array.tobytes(), repr(side.stack), repr(side.waiting), repr(side.delayed), len(side.more)


def places(table):
    """How often each object is found in zones, by its number."""
    game = table._game
    found = Counter(game.battlefield())
    for player in (0, 1):
        for zone in ("library", "hand", "graveyard", "exile", "command"):
            here = game.zone(player, ZONES[zone])
            found.update(here)
            assert all(int(game.thing(o).zone) == ZONES[zone] and int(game.thing(o).owner) == player for o in here)
    found.update(int(game.thing(o).half) for o in game.battlefield() if int(game.thing(o).half) >= 0)
    found.update(game.side.phased)
    found.update(int(e.object) for e in game.g.stack[: game.g.n_stack] if int(e.ability) == -1)
    return found


def nontokens(table):
    game = table._game
    return {o: int(game.thing(o).owner) for o in range(int(game.g.n_objects)) if not int(game.thing(o).token)}


def check(table, owned):
    """CR 400.1, 400.3, 111.7, 106.4: each card is in one zone and keeps its owner; no pool owes mana."""
    found, cards_now = places(table), nontokens(table)
    assert max(found.values(), default=1) == 1
    assert cards_now == owned
    assert set(owned) <= set(found)
    assert all((table._game.g.players[p].pool >= 0).all() for p in (0, 1))
    assert all(int(table._game.g.players[p].lands_left) >= 0 for p in (0, 1))


def refused(table, take):
    """Try something; whether it was refused, in which case nothing has changed."""
    before = fingerprint(table)
    try:
        take()
    except IllegalAction:
        assert fingerprint(table) == before
        return True
    return False


def never_done(table, action):
    """Whether an action is refused: at once, or with the answers to what it asks first."""
    before = fingerprint(table)
    if refused(table, lambda: table.do(action)):
        return True
    while table.choices() is not None:
        refused(table, lambda: table.choose(table.choices().options[0]))
    return fingerprint(table) == before


def play(table, picks):
    """Take actions by random numbers; gives what was done, so that it can be done again."""
    owned, done = nontokens(table), []
    for pick in picks:
        question = table.choices()
        if question is not None:
            assert refused(table, lambda: table.choose("no such answer"))
            assert refused(table, table.pass_priority)
            at = pick % len(question.options)
            if refused(table, lambda: table.choose(question.options[at])):  # noqa: B023
                assert table.choices() is None  # the action was illegal with that answer, and is undone
            done.append(("choose", at))
        elif pick % 5 == 4:  # anything at all, legal or not
            o, name = (pick // 5) % int(table._game.g.n_objects), ANYTHING[pick % len(ANYTHING)]
            if not refused(table, lambda: getattr(table, name)(Thing(table._game, o))):  # noqa: B023
                done.append((name, o))
        else:
            player = 2 if pick % 5 == 3 else 1
            legal = table.what_can(player)
            for action in candidates(table, player):
                if action not in legal:
                    assert never_done(table, action)
            action = legal[(pick // 5) % len(legal)]
            table.do(action)
            done.append((action.player, action.what, action.thing.number if action.thing else None, action.ability))
        check(table, owned)
    return done


def again(table, done):
    """The same on another table, without looking for what is legal."""
    for step in done:
        if step[0] == "choose":
            with suppress(IllegalAction):
                table.choose(table.choices().options[step[1]])
        elif len(step) == 2:
            getattr(table, step[0])(Thing(table._game, step[1]))
        else:
            player, what, o, ability = step
            table.do(Action(player, what, None if o is None else Thing(table._game, o), "", ability))


@LIMITS
@given(st.lists(placed, min_size=4, max_size=14), mana, st.lists(st.integers(0, 9999), min_size=4, max_size=14))
def test_what_holds_after_every_action(position, pools, picks):
    """CR 400.1, 732.1, 106.4: cards stay one in one zone, an illegal action changes nothing, and the same actions give the same game."""
    table = build(position, pools)
    done = play(table, picks)
    second = build(position, pools)
    again(second, done)
    assert second.log.equals(table.log)
    assert second.text() == table.text() and repr(second.choices()) == repr(table.choices())


@pytest.mark.parametrize("seed", range(6))
def test_the_famous_position_in_any_order(seed):
    """CR 701.42, 702.84a, 712.21: the pair that melds, one of it unearthed, whatever else the players do."""
    position = [("Mishra, Claimed by Gix", 1, "battlefield"), ("Phyrexian Dragon Engine", 1, "graveyard"), ("Scrapwork Mutt", 1, "graveyard"), ("Island", 1, "hand"), ("Scrapwork Mutt", 2, "battlefield")]
    numbers = [(seed * 7919 + k * 104729) % 9973 for k in range(16)]
    table = build(position, ("CCCRRRR", "C"))
    owned = nontokens(table)
    table.unearth(table.find("Phyrexian Dragon Engine"))
    check(table, owned)
    done = play(table, numbers)
    second = build(position, ("CCCRRRR", "C"))
    second.unearth(second.find("Phyrexian Dragon Engine"))
    again(second, done)
    assert second.log.equals(table.log)
