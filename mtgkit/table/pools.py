"""Floating mana at the Table: which of it may pay, as what, and how it passes from player to player (CR 106.4, 106.6, 106.13, 609.4b)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..cards import vocabulary as v
from ..engine.encode import TYPES
from ..engine.state import CLEANUP
from ..errors import SettingError
from .things import Mana

if TYPE_CHECKING:
    from .game import Game

COLORS = 31  # the five colours, as a mask of types


def named(game: Game, mana: str | Mana | Iterable[Mana]) -> dict[tuple[int, int], int]:
    """The lots of mana that a player names, by restriction and type."""
    lots = [Mana(c, 1) for c in mana] if isinstance(mana, str) else [mana] if isinstance(mana, Mana) else list(mana)
    found: dict[tuple[int, int], int] = {}
    for lot in lots:
        if lot.type not in TYPES or len(lot.type) != 1:
            raise SettingError(f"spend={mana!r}: {lot.type!r} is no type of mana; they are W U B R G C.")
        restriction = game.builder.restrictions.get(v.Restriction(tuple(lot.restriction)), -1) if lot.restriction else 0
        key = (restriction, TYPES.index(lot.type))
        found[key] = found.get(key, 0) + lot.amount
    return found


def floating(game: Game, player: int, restriction: int, kind: int, n: int) -> tuple[int, int]:
    """How much of a lot may pay now, and as which types: no more than was named, and as any colour where an effect says so."""
    if game.now.only is not None:
        n = min(n, game.now.only.get((restriction, kind), 0))
    as_any = any(effect.who == v.Who.EACH or int(game.thing(source).controller) == player for source, effect in game.statics(v.Do.SPEND_AS_ANY_COLOR)) if n else False
    return n, (1 << kind) | (COLORS if as_any else 0)


def take_over(game: Game, player: int, other: int) -> None:
    """A player loses all unspent mana and another adds it, restrictions and all (CR 106.13)."""
    if player == other:
        return
    pool = game.g.players[other].pool.copy()
    for restriction, lot in enumerate(pool):
        for kind, n in enumerate(int(x) for x in lot):
            if n > 0:
                game.rules.add_mana(game.g, player, kind, restriction, n)
                game.rules.add_mana(game.g, other, kind, restriction, -n)


def keep(game: Game, player: int, kind: str, n: int, restriction: int) -> None:
    """Some mana that was just made does not empty before the end of the turn."""
    key = (player, restriction, TYPES.index(kind))
    game.side.kept_mana[key] = game.side.kept_mana.get(key, 0) + n


def empty(game: Game) -> None:
    """Unspent mana empties as a step ends, but for what some effect keeps; its restriction stays with it (CR 106.4, 106.6, 500.5)."""
    rules = [(e, int(game.thing(source).controller)) for source, e in game.statics(v.Do.KEEP_MANA)]
    if int(game.g.step) == CLEANUP:
        game.side.kept_mana.clear()
    for player in range(2):
        pool = game.g.players[player].pool.copy()
        mine = [e for e, controller in rules if e.who == v.Who.EACH or controller == player]
        for restriction, lot in enumerate(pool):
            for kind, n in enumerate(int(x) for x in lot):
                rule = next((e for e in mine if not e.mana or TYPES[kind] in e.mana), None)
                key = (player, restriction, kind)
                stays = n if rule is not None else min(n, game.side.kept_mana.get(key, 0))
                if stays < game.side.kept_mana.get(key, 0):
                    game.side.kept_mana[key] = stays
                game.rules.add_mana(game.g, player, kind, restriction, -n)
                game.rules.add_mana(game.g, player, TYPES.index(rule.token) if rule is not None and rule.token else kind, restriction, stays)


def unspent(game: Game, what: v.Selector | None, player: int) -> int:
    """How much mana of some colours a player has, restrictions aside."""
    pool = game.g.players[player].pool
    return sum(int(pool[:, i].sum()) for i, k in enumerate(TYPES) if what is None or k in what.colors)
