"""The terminal: tables on stdout, one line on stderr and exit code 2 for what the user can mend."""

import pytest
from fake_engine import install
from typer.testing import CliRunner

from mtgkit import chunks, cli

runner = CliRunner()


@pytest.fixture
def deck(tmp_path, monkeypatch):
    install(monkeypatch)
    path = tmp_path / "izzet.txt"
    path.write_text("56 Island\n4 Stone Retrieval Unit\n", encoding="utf-8")
    return path


def call(*args):
    return runner.invoke(cli.app, [str(arg) for arg in args])


def test_simulate_prints_figures_with_intervals(deck):
    found = call("simulate", deck, "--games", 700, "--turns", 3, "--seed", 5, "--line", "powerstones 1", "--line", "lands 2", "--draw")
    assert found.exit_code == 0, found.output
    for part in ("700 games of 3 turns", "seed 5", "on the draw", "A: powerstones 1", "B: lands 2", "95% interval", "mana stranded"):
        assert part in found.stdout
    assert found.stderr == ""


def test_the_same_seed_prints_the_same(deck):
    args = ("simulate", deck, "--games", 600, "--turns", 3, "--seed", 5)
    assert call(*args).stdout == call(*args, "--workers", 2).stdout
    assert call(*args).stdout != call("simulate", deck, "--games", 600, "--turns", 3, "--seed", 6).stdout


def test_files_are_written(deck, tmp_path):
    found = call("simulate", deck, "--games", 600, "--turns", 3, "--line", "powerstones 1", "--out", tmp_path / "out")
    assert found.exit_code == 0, found.output
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == sorted(
        ["games.csv", "turns.csv", "summary.csv", "lines.csv", "cards.csv", "run.json", "mana.png", "hands.png", "lines.png"]
    )


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "no such file.txt"),
        ("coverage", "no such file.txt"),
        ("simulate", "{deck}", "--games", 0),
        ("simulate", "{deck}", "--turns", -1),
        ("simulate", "{deck}", "--seed", -1),
        ("simulate", "{deck}", "--games", 600, "--out", "{deck}"),
        ("card", "Zzyzx Nonesuch"),
    ],
)
def test_errors_are_one_line(deck, args):
    found = call(*(str(arg).replace("{deck}", str(deck)) for arg in args))
    assert found.exit_code == 2
    assert found.stderr.startswith("mtgkit: ")
    assert found.stderr.count("\n") == 1
    assert "Traceback" not in found.output


@pytest.mark.parametrize("args", [(), ("simulate",), ("simulate", "x", "--games", "many"), ("fly",)])
def test_wrong_usage(args):
    found = call(*args)
    assert found.exit_code == 2
    assert "Usage" in found.output


def test_interrupted_at_once(deck, monkeypatch):
    def stop(setup, start, stop):
        raise KeyboardInterrupt

    monkeypatch.setattr(chunks, "play_range", stop)
    found = call("simulate", deck, "--games", 600)
    assert found.exit_code == 130
    assert found.stderr == "mtgkit: interrupted\n"


def test_warnings_are_one_line(tmp_path, deck):
    path = tmp_path / "odd.txt"
    path.write_text("24 Island\n36 Zzyzx Nonesuch\n", encoding="utf-8")
    found = call("simulate", path, "--games", 600, "--turns", 2)
    assert found.exit_code == 0, found.output
    assert next(line for line in found.stderr.splitlines() if "Zzyzx" in line).startswith("warning: ")


def test_coverage_lists_every_card(deck):
    found = call("coverage", deck)
    assert found.exit_code == 0, found.output
    assert "56  Island" in found.stdout
    assert "4  Stone Retrieval Unit" in found.stdout
    assert "of 60 cards played in full" in found.stdout


def test_a_card_in_short():
    found = call("card", "stone retrieval unit")
    assert found.exit_code == 0, found.output
    assert found.stdout.startswith("Stone Retrieval Unit\n")
    assert "mana cost: {4}" in found.stdout
    assert "makes Powerstones: yes" in found.stdout


def test_what_was_not_read_of_a_list_is_said(tmp_path, deck):
    path = tmp_path / "odd.txt"
    path.write_text("x4 Stone Retrieval Unti\n4 Scrapwork Mutt\n56 Island\n", encoding="utf-8")
    for command in (("simulate", str(path), "--games", "20", "--turns", "2", "--seed", "1"), ("coverage", str(path))):
        done = call(*command)
        assert done.exit_code == 0
        assert "warning: line 1: 'x4 Stone Retrieval Unti' is not understood" in done.stderr


def test_version():
    assert call("--version").stdout.startswith("mtgkit ")


def test_a_token_in_short():
    assert "Powerstone" in call("card", "Powerstone").stdout
