"""What restricted mana may be spent on, as words of the vocabulary and as it is read from plain sentences (CR 106.6)."""

import json

import pytest

import mtgkit as mk
from mtgkit.cards.catalogue import get
from mtgkit.cards.make import activated, draw, tap_for, unearth
from mtgkit.cards.reader.lines import read_lines
from mtgkit.cards.reader.restrictions import never_for, only_for
from mtgkit.cards.vocabulary import NO_NONARTIFACT_SPELL, Cost, Restriction
from mtgkit.engine.spending import allows, of_ability, of_spell, read_restriction
from mtgkit.errors import CardError

DRAGON = mk.Card("Dragon of Mine", "{4}{R}", types=["Creature"], subtypes=["Dragon"], power=4, toughness=4)


@pytest.mark.parametrize(
    ("clause", "card", "can"),
    [
        ("cast subtype:dragon", DRAGON, True), ("cast subtype:dragon creature", DRAGON, True), ("cast subtype:elf", DRAGON, False), ("cast noncreature", DRAGON, False), ("cast noncreature", get("Sol Ring"), True),
        ("cast mv5+", DRAGON, True), ("cast mv6+", DRAGON, False), ("cast red", DRAGON, True), ("cast monocolored", DRAGON, True), ("cast multicolored", DRAGON, False), ("cast colorless", get("Sol Ring"), True),
        ("cast keyword:haste", get("Goblin Guide"), True), ("cast x", get("Endless One"), True), ("cast x", DRAGON, False), ("cast instant_or_sorcery", get("Opt"), True), ("cast legendary", get("Urza, Powerstone Prodigy"), True),
    ],
)  # fmt: skip
def test_words(clause, card, can):
    assert allows(clause, of_spell(card)) is can


def test_an_ability_is_no_spell():
    use = of_ability(DRAGON, activated(Cost(mana="{1}"), draw(1)))
    assert allows("activate subtype:dragon", use) and not allows("cast subtype:dragon", use)


def test_the_x_is_that_of_the_cost():
    """CR 107.3: of the ability that is activated, not of the card that has it."""
    walker = get("Endless One")
    assert not allows("activate x", of_ability(walker, activated(Cost(mana="{2}"), draw(1))))
    assert allows("activate x", of_ability(DRAGON, activated(Cost(mana="{X}"), draw(1))))


def test_what_else_an_activation_is():
    assert allows("unearth", of_ability(DRAGON, unearth("{2}"))) and allows("mana", of_ability(DRAGON, tap_for("R"))) and not allows("mana", of_ability(DRAGON, unearth("{2}")))


@pytest.mark.parametrize("clause", ["cast dragon", "bake", "cast mv+", "subtype:", "nonsense"])
def test_unknown_words_are_refused(clause):
    with pytest.raises(CardError, match="unknown word"):
        read_restriction(Restriction((clause,)))


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("cast a creature spell", ("cast creature",)), ("cast Dragon spells or activate abilities of Dragons", ("cast subtype:dragon", "activate subtype:dragon")), ("activate abilities", ("activate",)),
        ("cast a Time Lord or Alien spell", ("cast subtype:time-lord", "cast subtype:alien")), ("cast spells with mana value 5 or greater or spells with {X} in their mana costs", ("cast mv5+", "cast x")),
        ("cast creature spells with mana value 4 or greater or creature spells with {X} in their mana costs", ("cast creature mv4+", "cast creature x")), ("costs that contain {X}", ("cast x", "activate x")),
        ("cast an Equipment spell or activate an equip ability", ("cast subtype:equipment", "activate equip")), ("cast your commander", ("cast commander",)),
    ],
)  # fmt: skip
def test_what_is_read(text, clauses):
    assert only_for(text).allowed == clauses


@pytest.mark.parametrize("text", ["cast burnt spells", "cast spells of your neighbour", "pay the rent", "cast creature spells of some sort", "cast spells or bake bread"])
def test_what_is_not_read(text):
    assert only_for(text) is None


def test_what_it_cannot_be_spent_on():
    assert never_for("a nonartifact spell") == NO_NONARTIFACT_SPELL
    assert never_for("creature spells").allowed == ("activate", "special", "cast noncreature")
    assert never_for("spells of your neighbour") is None


def test_mana_is_not_read_without_its_restriction():
    adds, never = "{T}: Add {U}.", "This mana can't be spent to cast"
    assert read_lines(f"{adds} {never} spells of your neighbour.")[0] == []
    assert read_lines(f"{adds} {never} nonlegendary spells.")[0] == [tap_for("U", restriction=Restriction(("activate", "special", "cast legendary")))]


def said(record):
    """The plain restrictions of a fact record, as clauses; None where the record's words are beyond the vocabulary."""
    plain = {
        "only:cast:creature": ("cast creature",), "only:cast:noncreature": ("cast noncreature",), "only:cast:legendary": ("cast legendary",), "only:cast:planeswalker": ("cast planeswalker",),
        "only:cast:multicolored": ("cast multicolored",), "only:activate:any": ("activate",), "only:cast:instant_or_sorcery": ("cast instant", "cast sorcery"), "only:activate:land_sources": ("activate land",),
        "only:costs_contain_{x}": ("cast x", "activate x"), "only:cast_artifact|activate_artifact": ("cast artifact", "activate artifact"), "only:cast_artifact|activate_any": ("cast artifact", "activate"),
        "only:activate_any|cast_artifact": ("activate", "cast artifact"), "never:cast_nonartifact_spell": NO_NONARTIFACT_SPELL.allowed,
    }  # fmt: skip
    words = record["restriction"]
    return plain.get(words if isinstance(words, str) else words[0])


def test_against_the_fact_table(cases):
    """Where a record has a plain restriction and the card's mana ability is coded, both say the same; two in three are coded."""
    wrong, right, missing = [], 0, 0
    for record in json.loads((cases / "cards" / "cards.json").read_text(encoding="utf-8")):
        fact = record["facts"].get("restricted_mana")
        for one in fact if isinstance(fact, list) else [fact] if fact else []:
            want = said(one)
            if want is None:
                continue
            got = {e.restriction.allowed for a in mk.card(record["name"]).abilities for e in a.effects if e.restriction is not None}
            same = any({w.replace("instant_or_sorcery", "instant") for w in g} - {"cast sorcery"} == set(want) - {"cast sorcery"} for g in got)
            right += same
            missing += not got
            wrong += [] if same or not got else [(record["name"], want, got)]
    assert wrong == []
    assert right >= 2 * missing
