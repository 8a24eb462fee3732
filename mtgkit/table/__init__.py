"""The Table: a two-player board to try rules on, and whole games of the batch to read again; both by the engine's rules."""

from .replay import Replay
from .table import Table

__all__ = ["Replay", "Table"]
