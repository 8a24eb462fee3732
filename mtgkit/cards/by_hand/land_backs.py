"""Lands on the back of a spell, whose faces the corpus lacks: they make the colours of the card and enter tapped, some unless 3 life is paid."""

from __future__ import annotations

from ..make import enters_tapped
from ..vocabulary import Condition, If

TAPPED = frozenset({
    "Kabira Plateau", "Sejiri Glacier", "Jwari Ruins", "Silundi Isle", "Blackbloom Bog", "Pelakka Caverns", "Akoum Teeth", "Valakut Stoneforge", "Bala Ged Sanctuary", "Khalni Territory", "Ondu Skyruins",
    "Hagra Broodpit", "Tangled Vale", "Kazandu Valley", "Glasspool Shore", "Makindi Mesas", "Skyclave Basilica", "Beyeen Coast", "Umara Skyfalls", "Malakir Mire", "Zof Bloodbog", "Kazuul's Cliffs",
    "Song-Mad Ruins", "Spikefield Cave", "Vastwood Thicket", "Sanguine Morass", "Drowned Jungle", "Age-Graced Chapel", "Legion Stronghold", "Old-Growth Grove", "Crackling Falls", "Haven of the Harvest",
    "Burnwillow Clearing", "Orderly Plaza", "Inundated Archive",
})  # fmt: skip
THREE_LIFE = frozenset({
    "Emeria, Shattered Skyclave", "Sea Gate, Reborn", "Agadeem, the Undercrypt", "Shatterskull, the Hammer Pass", "Turntimber, Serpentine Wood", "Razorgrass Field", "Witch-Blessed Meadow",
    "Hydroelectric Laboratory", "Soporific Springs", "Boggart Bog", "Fell Mire", "Mystic Peak", "Volcanic Fissure", "Tanglespan Bridgeworks", "Garden of Freyalise",
})  # fmt: skip


def enters_as(back: str) -> tuple[object, ...]:
    """How such a land enters; () for what is no land of this kind."""
    if back in TAPPED:
        return (enters_tapped(),)
    return (enters_tapped(Condition(If.PAY_LIFE, 3)),) if back in THREE_LIFE else ()
