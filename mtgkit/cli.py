"""mtgkit in a terminal: `mtgkit simulate`, `mtgkit coverage`, `mtgkit card`."""

from __future__ import annotations

import functools
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

from .errors import MtgkitError

if TYPE_CHECKING:
    from .cards.card import Card
    from .results import Result

P = ParamSpec("P")
MOST_PROBLEMS = 12
MEASURES = ("lands", "powerstones", "mana", "mana_spent", "mana_stranded")

HELP = "Play Magic decks many times and say what happened, with intervals."

app = typer.Typer(name="mtgkit", add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False, help=HELP)


def _plainly(command: Callable[P, None]) -> Callable[P, None]:
    """Say errors and warnings in one line each on stderr: no traceback for what the user can mend."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("always", UserWarning)
            warnings.showwarning = lambda message, *_, **__: typer.echo(f"warning: {' '.join(str(message).split())}", err=True)
            try:
                command(*args, **kwargs)
                sys.stdout.flush()
            except MtgkitError as error:
                typer.echo(f"mtgkit: {' '.join(str(error).split())}", err=True)
                raise typer.Exit(2) from None
            except KeyboardInterrupt:
                typer.echo("mtgkit: interrupted", err=True)
                raise typer.Exit(130) from None
            except BrokenPipeError:
                # the reader of a pipe has gone; nothing more can be said to it
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                raise typer.Exit(1) from None

    return run


def _version(wanted: bool) -> None:
    if wanted:
        from . import __version__

        typer.echo(f"mtgkit {__version__}")
        raise typer.Exit


@app.callback()
def _options(version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")] = False) -> None:
    """Play Magic decks many times and say what happened, with intervals."""


DeckFile = Annotated[Path, typer.Argument(metavar="DECK", help="File with a deck list.")]


@app.command()
@_plainly
def simulate(
    deck: DeckFile,
    line: Annotated[list[str] | None, typer.Option(help="A line of play, e.g. 'unearth Cityscape Leveler' or 'powerstones 3'; may be given several times.")] = None,
    games: Annotated[int, typer.Option(help="Games to play.")] = 100_000,
    turns: Annotated[int, typer.Option(help="Turns of each game.")] = 10,
    seed: Annotated[int | None, typer.Option(help="Seed; without it one is drawn, and said.")] = None,
    play: Annotated[bool | None, typer.Option("--play/--draw", help="On the play or on the draw; without it a coin is flipped each game.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for CSV files and pictures.")] = None,
    workers: Annotated[int | None, typer.Option(help="Threads; without it as many as there are cores.")] = None,
    players: Annotated[int | None, typer.Option(help="Players at the table; without it two, or four for a list with a commander.")] = None,
) -> None:
    """Play a deck many times and print the mana by turn and the lines of play."""
    from .csv_files import check_folder
    from .decks import Deck
    from .simulation import simulate as run

    if out is not None:
        check_folder(out)
    found = Deck.from_file(deck)
    _say_problems(found.problems())
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r".*deck\.problems\(\)")  # said already, each in a line of its own
        result = run(found, games, turns, lines=line or (), rng=seed, on_the_play=play, workers=workers, players=players, progress=sys.stderr.isatty())
    typer.echo(report(result))
    if out is not None:
        try:
            result.to_csv(out)
            pictures = result.plot.save(out)
        except KeyboardInterrupt:
            typer.echo(f"mtgkit: interrupted while writing; {out} holds what was there before, or all of it.", err=True)
            raise typer.Exit(130) from None
        typer.echo(f"\nWritten to {out}: games.csv, turns.csv, summary.csv, lines.csv, cards.csv, run.json, {', '.join(path.name for path in pictures)}.")
    if result.interrupted:
        raise typer.Exit(130)


@app.command()
@_plainly
def coverage(deck: DeckFile) -> None:
    """Say which cards of a deck are played as written, and what is left out of the others."""
    from .decks import Deck
    from .summaries import coverage_line

    found = Deck.from_file(deck)
    _say_problems(found.problems())
    frame = found.coverage()
    for row in frame.to_dict("records"):
        left_out = f"  {row['left_out']}" if row["left_out"] else ""
        typer.echo(f"{row['copies']:>3}  {row['card']:<34}  {row['modelled']}{left_out}")
    typer.echo(coverage_line(frame))


@app.command()
@_plainly
def card(name: Annotated[str, typer.Argument(metavar="NAME", help="Name of a card.")]) -> None:
    """Show what mtgkit knows of a card."""
    from .cards.catalogue import card as look_up

    typer.echo(describe(look_up(name)))


def _say_problems(problems: list[str]) -> None:
    """What may be wrong with a list, on stderr; the figures are still those of the list as it was read."""
    for problem in problems[:MOST_PROBLEMS]:
        typer.echo(f"warning: {problem}", err=True)
    if len(problems) > MOST_PROBLEMS:
        typer.echo(f"warning: and {len(problems) - MOST_PROBLEMS} more problems.", err=True)


def report(result: Result) -> str:
    """Lay out the main figures of a Result for a terminal.

    Parameters
    ----------
    result : Result
        The games.

    Returns
    -------
    str
        Means by turn, half the width of the widest interval of each measure, and lines of play with their intervals.
    """
    rows = [[f"{result.deck.name or 'Deck'}: {result.caption}"], []]
    summary = result.summary()
    mean = summary.pivot_table(index="turn", columns="measure", values="mean")
    half = ((summary["high"] - summary["low"]) / 2).groupby(summary["measure"]).max()
    heads = [name.replace("_", " ") for name in MEASURES]
    widths = [max(len(head), 6) for head in heads]
    rows.append(["turn  " + "  ".join(f"{head:>{w}}" for head, w in zip(heads, widths, strict=True)) + "   (means)"])
    for turn in mean.index:
        rows.append([f"{turn:>4}  " + "  ".join(f"{mean.loc[turn, name]:>{w}.2f}" for name, w in zip(MEASURES, widths, strict=True))])
    if result.n_games > 1:
        rows.append(["   ±  " + "  ".join(f"{half[name]:>{w}.2g}" for name, w in zip(MEASURES, widths, strict=True)) + "   (95% interval of a mean, at most)"])
    if n := int(result.games["ended"].notna().sum()):
        first = int(result.games["ended"].min())
        rows.append([f"{n:,} of {result.n_games:,} games ended early, the first in turn {first} (an empty library, or no life left); their later turns count as zeros."])
    if result.settings.lines:
        rows += [[], ["Lines of play: share of games by turn, with 95% intervals"]]
        frame = result.lines()
        names = list(result.settings.lines)
        rows += [[f"  {chr(ord('A') + i) if i < 26 else i}: {line}"] for i, line in enumerate(names)]
        rows.append(["turn  " + "  ".join(f"{chr(ord('A') + i) if i < 26 else i:^21}" for i in range(len(names)))])
        for turn, found in frame.groupby("turn"):
            cells = zip(found["probability"].tolist(), found["low"].tolist(), found["high"].tolist(), strict=True)
            rows.append([f"{turn!s:>4}  " + "  ".join(f"{f'{share:.2%} ({100 * low:.1f}-{high:.1%})':^21}" for share, low, high in cells)])
    return "\n".join("".join(row).rstrip() for row in rows)


def describe(found: Card) -> str:
    """Lay out what is known of a card for a terminal.

    Parameters
    ----------
    found : Card
        The card.
    """
    types = " ".join(map(str, [*found.supertypes, *found.types])) + (" - " + " ".join(map(str, found.subtypes)) if found.subtypes else "")
    body = f"{found.power}/{found.toughness}" if found.power not in (None, "") else f"loyalty {found.loyalty}" if found.loyalty not in (None, "") else ""
    facts = {
        "mana cost": found.mana_cost,
        "mana value": found.mana_value,
        "type": types,
        "body": body,
        "colors": "".join(map(str, found.colors or ())),
        "unearth": found.unearth_cost,
        "makes Powerstones": "yes" if found.makes_powerstones else "",
        "makes mana": found.mana,
        "enters tapped": found.enters_tapped if "Land" in map(str, found.types) else "",
        "melds with": found.meld_partner,
        "prototype": f"{found.prototype.mana_cost} {found.prototype.power}/{found.prototype.toughness}" if found.prototype else "",
        "other face": "; ".join(f"{face.name}, {' '.join(face.types)}" + (f", makes {face.mana}" if face.mana else "") for face in found.faces),
        "left out": "; ".join(map(str, found.left_out)) if found.left_out else "nothing: played as written",
    }
    return "\n".join([found.name, *(f"  {what}: {value}" for what, value in facts.items() if value not in (None, ""))])


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
