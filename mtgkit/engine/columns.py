"""The columns that a simulation writes: names, types and meanings, fixed here and never by the data.

Turns are the player's own and start at 1. "End" is the end of the turn; "left" is what the pool and the untapped
sources could still give at the end of the second main phase, each source once, its best amount, net of its own cost.
"""

from __future__ import annotations

GAMES: dict[str, tuple[str, str]] = {
    "game": ("int32", "number of the game, from 0"),
    "on_the_play": ("bool", "the player took the first turn"),
    "mulligans": ("int8", "mulligans taken"),
    "hand_size": ("int8", "cards in the hand that was kept"),
    "hand_lands": ("int8", "lands in the hand that was kept"),
    "ended": ("Int16", "turn in which the player drew from an empty library or lost; missing: never"),
    "bound_hit": ("bool", "the game needed more room than its record has; its rows are not to be trusted"),
}
"""One row a game; behind these come the lines of play, one `Int16` column each: the turn in which it was reached."""

TURNS: dict[str, tuple[str, str]] = {
    "game": ("int32", "number of the game"),
    "turn": ("int16", "the player's own turn, from 1"),
    "lands": ("int16", "lands the player controls at the end"),
    "powerstones": ("int16", "artifacts with the subtype Powerstone at the end"),
    "hand": ("int16", "cards in hand at the end"),
    "graveyard": ("int16", "cards in the graveyard at the end"),
    "library": ("int16", "cards in the library at the end"),
    "power": ("int16", "power of the player's creatures at the end"),
    "mana": ("int16", "mana of the turn: spent and left, of every restriction"),
    "mana_free": ("int16", "of it, unrestricted"),
    "mana_stone": ("int16", "of it, restricted as a Powerstone's is: no nonartifact spell"),
    "mana_other": ("int16", "of it, under another restriction"),
    "mana_spent": ("int16", "mana spent in the turn"),
    "stone_on_spells": ("int16", "Powerstone mana spent on spells"),
    "stone_on_abilities": ("int16", "Powerstone mana spent on abilities other than unearth"),
    "stone_on_unearth": ("int16", "Powerstone mana spent on unearth"),
    "mana_stranded": ("int16", "Powerstone mana left that only the restriction kept from a nonartifact spell in hand"),
    "mana_idle": ("int16", "the rest of what was left"),
    "spells": ("int16", "spells cast in the turn"),
    "unearths": ("int16", "permanents returned by their own unearth in the turn"),
    "damage": ("int16", "damage dealt to the opponent in the turn, combat and other"),
}
"""One row a game and turn. On every row mana = mana_free + mana_stone + mana_other = mana_spent + mana_stranded + mana_idle."""

MEASURES: tuple[str, ...] = tuple(TURNS)[2:]

CARDS: dict[str, str] = {
    "drawn": "games in which a copy was drawn by then",
    "in_hand": "games in which a copy was in hand in the main phase of that turn",
    "castable": "games in which it was in hand and could be cast that turn",
    "cast": "games in which a copy was cast by then",
    "stuck_mana": "games in which it was in hand and not castable: too little mana",
    "stuck_colour": "games in which it was in hand and not castable: enough mana, a colour missing",
    "stuck_restriction": "games in which it was in hand and not castable: only a restriction kept it back",
}
"""One row a card and turn, counted over games."""
