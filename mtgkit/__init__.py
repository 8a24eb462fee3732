"""mtgkit: what a Magic deck does, turn by turn, by the real rules.

Public names are loaded when first used, so that importing the package is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cards.card import Card
    from .cards.catalogue import card
    from .decks import Deck
    from .engine.plans import London, Pilot
    from .errors import IllegalAction, MtgkitError, MtgkitWarning
    from .results import Result
    from .simulation import simulate
    from .table import Table
    from .widgets.explore import explore

__version__ = "0.1.0"
HOMES = {
    "Card": "cards.card", "card": "cards.catalogue", "Deck": "decks", "London": "engine.plans", "Pilot": "engine.plans", "IllegalAction": "errors", "MtgkitError": "errors", "MtgkitWarning": "errors",
    "Result": "results", "simulate": "simulation", "Table": "table", "explore": "widgets.explore",
}  # fmt: skip
__all__ = ["Card", "Deck", "IllegalAction", "London", "MtgkitError", "MtgkitWarning", "Pilot", "Result", "Table", "__version__", "card", "explore", "simulate"]


def __getattr__(name: str) -> Any:
    """Load a public name from where it lives (PEP 562)."""
    if name in HOMES:
        value = getattr(import_module(f".{HOMES[name]}", __name__), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'mtgkit' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names."""
    return sorted({*globals(), *HOMES})
