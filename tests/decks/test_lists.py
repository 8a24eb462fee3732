"""Deck lists as people have them; ids such as B026 name faults met in the field by other programs."""

import pytest

import mtgkit as mk
from mtgkit.errors import DeckError


def main(text):
    return mk.Deck.from_text(text).main


def test_arena_with_commander_b043():
    deck = mk.Deck.from_text("Commander\n1 Alela, Artful Provocateur (ELD) 324\n\nDeck\n6 Plains (ELD) 251\n")
    assert deck.commanders == {"Alela, Artful Provocateur": 1}
    assert deck.main == {"Plains": 6}


def test_sideboard_in_every_spelling_b044():
    deck = mk.Deck.from_text("4 Opt\n// 15 Sideboard\n1 Negate\nSIDEBOARD:\nSB: 1 Duress\n2x Fire // Ice\n")
    assert deck.main == {"Opt": 4}
    assert deck.sideboard == {"Negate": 1, "Duress": 1, "Fire // Ice": 2}


def test_sections_are_kept_apart_b026_b038():
    deck = mk.Deck.from_text("4 Opt\n\nSideboard\n2 Opt\n")
    assert (deck.main, deck.sideboard) == ({"Opt": 4}, {"Opt": 2})
    assert mk.Deck.from_text(deck.to_text()) == deck


def test_heading_with_a_suffix_b025():
    assert main("Lands (34) _+1 MDFC_\n1 Plains\n") == {"Plains": 1}


def test_names_in_every_spelling_b047_b048():
    deck = mk.Deck.from_text("1 Séance\n1 Seance\n1 Se\u0301ance\n1 Lim-Dul's Vault\n1 Æther Vial\n1 AEther Vial\n1 Bonecrusher Giant/Stomp\n")
    assert deck.main == {"Séance": 3, "Lim-Dûl's Vault": 1, "Aether Vial": 2, "Bonecrusher Giant // Stomp": 1}


def test_marks_and_collector_numbers_b034_b035():
    text = "1 Sol Ring (C21) 263 *F*\n1 Opt (XLN) 65 *E* #draw\n1 Filigree Familiar (plst) GNT-52\n1 Solemn Simulacrum (sld) 791★\n1 Arcane Signet [C21:234]\n4 [BRO] Koilos Roc\n2 Stern Lesson <161> [BRO] (F)\n"
    assert main(text) == {"Sol Ring": 1, "Opt": 1, "Filigree Familiar": 1, "Solemn Simulacrum": 1, "Arcane Signet": 1, "Koilos Roc": 4, "Stern Lesson": 2}


def test_a_hundred_cards_without_headings_stay_together_b041():
    text = "\n".join(f"1 {n}" for n in ("Sol Ring", "Opt", "Negate", "Duress")) + "\n96 Island\n"
    assert sum(mk.Deck.from_text(text).main.values()) == 100


def test_double_spaced_list_b042():
    deck = mk.Deck.from_text("4 Opt\n\n56 Island\n\n\n3 Negate\n\n12 Duress\n")
    assert sum(deck.main.values()) == 60
    assert sum(deck.sideboard.values()) == 15


@pytest.mark.parametrize("text", ["1 Mishra, Claimed by Gix\n\n99 Mountain\n", "99 Mountain\n\n1 Mishra, Claimed by Gix\n", "99 Mountain\nSB: 1 Mishra, Claimed by Gix\n"])
def test_one_card_beside_ninety_nine_is_the_commander(text):
    assert mk.Deck.from_text(text).commanders == {"Mishra, Claimed by Gix": 1}


def test_what_is_no_part_of_the_deck():
    deck = mk.Deck.from_text("Deck\n60 Island\n\nMaybeboard\n1 Opt\n\nTokens\n1 Saproling\n\nDisplay Commander\n1 Urza, Chief Artificer\n")
    assert deck.main == {"Island": 60}
    assert set(deck.other) == {"Opt", "Saproling", "Urza, Chief Artificer"}


def test_every_line_is_a_card_or_reported_with_its_number():
    deck = mk.Deck.from_text("4 Opt\nMy pet cards\n56 Island\n???!! 12\n0 Negate\n-3 Duress\n99999 Swamp\n")
    assert deck.main == {"Opt": 4, "Island": 56}
    told = "\n".join(deck.problems())
    for line in ("line 2", "line 4", "line 5", "line 6", "line 7"):
        assert line in told


def test_misspelt_card_has_close_matches():
    assert any("Stone Retrieval Unit" in p for p in mk.Deck.from_text("4 Stone Retreival Unit\n56 Island\n").problems())


def test_xml_and_tables(tmp_path):
    dek = '<?xml version="1.0"?>\n<Deck><Cards CatID="1" Quantity="4" Sideboard="false" Name="Opt"/><Cards CatID="2" Quantity="2" Sideboard="true" Name="Negate"/></Deck>'
    o8d = '<?xml version="1.0"?><deck game="x"><section name="Main"><card qty="3" id="a">Opt</card></section><section name="Sideboard"><card qty="1" id="b">Negate</card></section></deck>'
    cod = '<cockatrice_deck version="1"><deckname>x</deckname><zone name="main"><card number="2" name="Opt"/><card name="Island"/></zone><zone name="side"><card number="1" name="Negate"/></zone></cockatrice_deck>'
    assert (mk.Deck.from_text(dek).main, mk.Deck.from_text(dek).sideboard) == ({"Opt": 4}, {"Negate": 2})
    assert (mk.Deck.from_text(o8d).main, mk.Deck.from_text(o8d).sideboard) == ({"Opt": 3}, {"Negate": 1})
    assert (mk.Deck.from_text(cod).main, mk.Deck.from_text(cod).sideboard) == ({"Opt": 2, "Island": 1}, {"Negate": 1})
    assert main('"Count","Name","Edition"\n"2","Fire // Ice","Apocalypse"\n') == {"Fire // Ice": 2}
    assert main("2\tFire // Ice\tApocalypse\n") == {"Fire // Ice": 2}, "B046"


@pytest.mark.parametrize(
    ("data", "message"),
    [(b"", "empty"), (b"\x89PNG\r\n\x1a\n\x00\x00", "binary"), (b"<html><body>404</body></html>", "web page"), (b'{"a": 1}', "JSON"), (b"<Deck><Cards", "broken at line 1"), (b"<!DOCTYPE x []><Deck/>", "document type")],
)
def test_what_is_no_list_is_refused_with_the_reason(tmp_path, data, message):
    path = tmp_path / "list.txt"
    path.write_bytes(data)
    with pytest.raises(DeckError, match=message):
        mk.Deck.from_file(path)


def test_missing_file_is_named(tmp_path):
    with pytest.raises(DeckError, match="no such file"):
        mk.Deck.from_file(tmp_path / "none.txt")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(tmp_path, encoding):
    path = tmp_path / "list.txt"
    path.write_bytes("4 Lim-Dûl's Vault\r\n56 Island\r\n".encode(encoding))
    assert mk.Deck.from_file(path).main == {"Lim-Dûl's Vault": 4, "Island": 56}


def test_ten_thousand_lines_are_read():
    deck = mk.Deck.from_text("1 Island\n1 Stone Retrieval Unit (BRO) 256\n" * 5000)
    assert deck.size == 10_000


def test_swap_keeps_the_places_of_the_others():
    deck = mk.Deck.from_text("30 Island\n30 Opt\n")
    other = deck.swap({"Island": -2, "Koilos Roc": +2})
    differ = [(a, b) for a, b in zip(deck.slots(), other.slots(), strict=True) if a != b]
    assert differ == [("Island", "Koilos Roc")] * 2
    with pytest.raises(DeckError, match="Negate"):
        deck.swap({"Negate": -1})


@pytest.mark.parametrize("line", ["x4 Opt", "4x Opt", "4 - Opt", "4,Opt", '4,"Opt"', "4Opt", "Opt x4", "Opt (4)", "Opt, 4", "Opt 4", "* 4 Opt", "4 Opt  # a remark", "4x Opt (dom) 60 *F* [Draw,Cantrips{noDeck}] ^Have,#37d67a^"])
def test_a_count_however_it_is_written(line):
    deck = mk.Deck.from_text(f"{line}\n56 Island\n")
    assert deck.main == {"Opt": 4, "Island": 56}
    assert not deck.notes


@pytest.mark.parametrize("line", ["x4 Optt", "Optt 4", "4/Opt"])
def test_a_line_with_a_number_is_never_taken_for_a_heading(line):
    deck = mk.Deck.from_text(f"56 Island\n{line}\n4 Stern Lesson\n")
    assert deck.main["Stern Lesson"] == 4
    assert any("line 2" in note for note in deck.notes) or any("Optt" in p for p in deck.problems())


def test_a_count_that_is_no_number_in_a_table():
    deck = mk.Deck.from_text("Count,Name\nfour,Opt\n56,Island\n")
    assert deck.main == {"Island": 56}
    assert "'four' is no count; Opt" in deck.notes[0]


def test_utf_16_without_its_mark(tmp_path):
    path = tmp_path / "list.txt"
    for encoding in ("utf-16-le", "utf-16-be"):
        path.write_bytes("4 Opt\n56 Island\n".encode(encoding))
        assert mk.Deck.from_file(path).main == {"Opt": 4, "Island": 56}


def test_many_unknown_names_are_told_soon():
    """Close matches cost a search each: after a few dozen names the rest is counted."""
    problems = mk.Deck.from_text("\n".join(f"1 Nonsense Number {k} Qx" for k in range(3000))).problems()
    assert any("more names are no cards" in p for p in problems)
    assert len(mk.Deck.from_text("\n".join(f"1 Nonsense Number {k} Qx" for k in range(300))).coverage()) == 300


@pytest.mark.parametrize(("call", "given"), [(mk.Deck.from_text, None), (mk.Deck.from_text, b"4 Opt"), (mk.Deck.from_file, None), (mk.Deck.from_file, 5)])
def test_what_is_no_text_or_name(call, given):
    with pytest.raises(DeckError, match="give the"):
        call(given)


def test_a_swap_of_half_a_card():
    with pytest.raises(DeckError, match="whole number"):
        mk.Deck.from_text("4 Opt\n56 Island\n").swap({"Opt": 1.5})
