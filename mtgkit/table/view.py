"""The Table as a person sees it: text, HTML, the log."""

from __future__ import annotations

import html as _html
import re
from typing import TYPE_CHECKING

from ..cards.played import missing_at_table
from ..sentences import STEPS, sentence
from .stack import words
from .things import ZONES, Thing

if TYPE_CHECKING:
    import pandas as pd

    from .game import Game
    from .state import Question


class Names:
    """What the sentences of the log read."""

    def __init__(self, game: Game) -> None:
        self.rows, self.abilities, self.tables = game.builder.names, game.builder.abilities, game.builder.array


def stack(game: Game) -> list[str]:
    """What is on the stack, the top last."""
    return [words(game, at) for at in range(int(game.g.n_stack))]


def of_both(told: str) -> str:
    """A sentence about "you" and "the opponent" as one about player 1 and player 2."""
    told = re.sub(r"^You (\w+)", r"Player 1 \1s", told)
    return re.sub(r"\byou\b", "player 1", told.replace("The opponent", "Player 2").replace("the opponent", "player 2"))


def log(game: Game) -> pd.DataFrame:
    """One row an event, in sentences."""
    import pandas as pd

    names = Names(game)
    told = [(int(e.turn), STEPS[int(e.step)], int(e.player) + 1, of_both(sentence(e, names))) for e in game.g.log[: game.g.n_log]]
    return pd.DataFrame([x for x in told if x[3]], columns=["turn", "step", "player", "event"])


def lines(game: Game, player: int) -> list[tuple[str, str]]:
    """Zones of one player in words."""
    out = []
    for zone in ("battlefield", "hand", "graveyard", "exile", "command"):
        things = [Thing(game, o).label for o in game.zone(player, ZONES[zone])]
        if things or zone == "battlefield":
            out.append((zone, ", ".join(things) or "-"))
    return out


def head(game: Game, player: int) -> str:
    """Life, library and pool of a player."""
    from .position import pool

    p = game.g.players[player]
    mana = " ".join(f"{m.type * m.amount}{' (' + ', '.join(m.restriction) + ')' if m.restriction else ''}" for m in pool(game, player))
    return f"Player {player + 1}: {int(p.life)} life, library {int(p.n_library)}" + (f", pool {mana}" if mana else "")


def not_played(game: Game) -> dict[str, list[str]]:
    """What the Table does not play of the cards at it."""
    cards = [game.builder.cards[game.more(o).base] for o in range(int(game.g.n_objects)) if int(game.thing(o).zone) > 0]
    return {c.full_name: words for c in sorted(set(cards), key=lambda c: c.full_name) if (words := missing_at_table(c))}


def missing_words(game: Game) -> str:
    """The same in a line; "" when all is played."""
    told = [f"{name} ({', '.join(words)})" for name, words in not_played(game).items()]
    return f"Not played here: {'; '.join(told)}" if told else ""


def text(game: Game) -> str:
    """The board as text."""
    out = [f"Turn {int(game.g.turn)}, player {int(game.g.active) + 1}, {STEPS[int(game.g.step)]}"]
    for player in range(2):
        out.append(head(game, player))
        out += [f"  {zone}: {words}" for zone, words in lines(game, player)]
    on = stack(game)
    return "\n".join(x for x in (*out, f"Stack (top last): {', '.join(on)}" if on else "", missing_words(game)) if x) + "\n"


def html(game: Game, question: Question | None) -> str:
    """The board for a notebook."""
    body = ""
    for player in range(2):
        rows = "".join(f"<tr><th style='text-align:left'>{zone}</th><td style='text-align:left'>{_html.escape(words)}</td></tr>" for zone, words in lines(game, player))
        body += f"<p><b>{_html.escape(head(game, player))}</b></p><table>{rows}</table>"
    on = stack(game)
    if on:
        body += f"<p>Stack, the top last: {_html.escape(', '.join(on))}</p>"
    if missing := missing_words(game):
        body += f"<p><small>{_html.escape(missing)}</small></p>"
    if question is not None:
        body += f"<p><b>Player {question.player} chooses {_html.escape(question.what)}:</b> {_html.escape(', '.join(str(o) for o in question.options))}</p>"
    return f"<div><p>Turn {int(game.g.turn)}, player {int(game.g.active) + 1}, {STEPS[int(game.g.step)]}</p>{body}</div>"
