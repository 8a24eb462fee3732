"""What a player announces of a cost, and the life in it (CR 107.4, 119.4, 601.2b)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def announce(game: Game, player: int, text: str) -> tuple[str, int]:
    """A cost once the player has said how its monocoloured hybrid and Phyrexian symbols are paid, and the life for them (CR 107.4e-f, 601.2b)."""
    life = 0
    for symbol in re.findall(r"\{2/[WUBRG]\}|\{[WUBRG]/P\}", text):
        one, other = symbol[1:-1].split("/")
        options = [f"{{{other}}}", "{2}"] if one == "2" else [f"{{{one}}}", "2 life"]
        chosen = game.ask(player, f"how {symbol} is paid", options)
        life += 2 * (chosen == "2 life")
        text = text.replace(symbol, "" if chosen == "2 life" else chosen, 1)
    return text, life


def pay_life(game: Game, player: int, life: int) -> None:
    """Pay life as part of a mana cost (CR 119.4)."""
    if life > int(game.g.players[player].life):
        raise game.illegal("There is not enough life", "119.4")
    if life:
        game.rules.pay_life(game.g, player, life, -1)
