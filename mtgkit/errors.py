"""What can go wrong, each kind with one clear message: what, where, and what to do."""

from __future__ import annotations


class MtgkitError(Exception):
    """Base of every error that mtgkit raises on purpose."""


class CardError(MtgkitError):
    """A card that is not known, or a definition of a card that makes no sense."""


class DeckError(MtgkitError):
    """A text or file that is no deck list, or a deck that cannot be played."""


class LineError(MtgkitError):
    """A line of play that cannot be understood or names a card that is not in the deck."""


class SettingError(MtgkitError, ValueError):
    """A setting of a simulation that is out of range."""


class OutputError(MtgkitError, OSError):
    """A file or folder that cannot be written or read."""


class IllegalAction(MtgkitError):
    """An action that the rules forbid; the message gives the reason and the rule."""


class MtgkitWarning(UserWarning):
    """Something the reader of a figure should know."""
