"""Facts that the corpus lacks: meld pairs, prototypes, colour indicators, old type words, a few cards."""

from __future__ import annotations

from typing import Any

MELD: dict[str, tuple[str, str, bool]] = {  # partner, result, whether this one carries the ability (CR 712.5)
    "Argoth, Sanctum of Nature": ("Titania, Voice of Gaea", "Titania, Gaea Incarnate", False),
    "Bruna, the Fading Light": ("Gisela, the Broken Blade", "Brisela, Voice of Nightmares", False),
    "Fang, Fearless l'Cie": ("Vanille, Cheerful l'Cie", "Ragnarok, Divine Deliverance", False),
    "Gisela, the Broken Blade": ("Bruna, the Fading Light", "Brisela, Voice of Nightmares", True),
    "Graf Rats": ("Midnight Scavengers", "Chittering Host", True),
    "Hanweir Battlements": ("Hanweir Garrison", "Hanweir, the Writhing Township", True),
    "Hanweir Garrison": ("Hanweir Battlements", "Hanweir, the Writhing Township", False),
    "Midnight Scavengers": ("Graf Rats", "Chittering Host", False),
    "Mishra, Claimed by Gix": ("Phyrexian Dragon Engine", "Mishra, Lost to Phyrexia", True),
    "Phyrexian Dragon Engine": ("Mishra, Claimed by Gix", "Mishra, Lost to Phyrexia", False),
    "The Mightstone and Weakstone": ("Urza, Lord Protector", "Urza, Planeswalker", False),
    "Titania, Voice of Gaea": ("Argoth, Sanctum of Nature", "Titania, Gaea Incarnate", True),
    "Urza, Lord Protector": ("The Mightstone and Weakstone", "Urza, Planeswalker", True),
    "Vanille, Cheerful l'Cie": ("Fang, Fearless l'Cie", "Ragnarok, Divine Deliverance", True),
}
PROTOTYPES: dict[str, tuple[str, str, str]] = {  # cost, power, toughness (CR 718)
    "Arcane Proxy": ("{1}{U}{U}", "2", "1"),
    "Autonomous Assembler": ("{1}{W}", "2", "2"),
    "Blitz Automaton": ("{2}{R}", "3", "2"),
    "Boulderbranch Golem": ("{3}{G}", "3", "3"),
    "Combat Thresher": ("{2}{W}", "1", "1"),
    "Cradle Clearcutter": ("{2}{G}", "1", "3"),
    "Depth Charge Colossus": ("{4}{U}{U}", "6", "6"),
    "Fallaji Dragon Engine": ("{2}{R}", "1", "3"),
    "Forgefire Automaton": ("{2}{B}", "3", "2"),
    "Frogmyr Enforcer": ("{3}{R}", "2", "2"),
    "Goring Warplow": ("{1}{B}", "1", "1"),
    "Hulking Metamorph": ("{2}{U}{U}", "3", "3"),
    "Iron-Craw Crusher": ("{2}{G}{G}", "2", "5"),
    "Phyrexian Fleshgorger": ("{1}{B}{B}", "3", "3"),
    "Rootwire Amalgam": ("{1}{G}", "2", "3"),
    "Rust Goliath": ("{3}{G}{G}", "3", "5"),
    "Skitterbeam Battalion": ("{3}{R}{R}", "2", "2"),
    "Spotter Thopter": ("{3}{U}", "2", "3"),
    "Steel Seraph": ("{1}{W}{W}", "3", "3"),
    "Warzone Duplicator": ("{3}{U}", "3", "3"),
    "Woodcaller Automaton": ("{2}{G}{G}", "3", "3"),
}
INDICATORS: dict[str, str] = {  # colours that no cost gives (CR 204)
    "Ancestral Vision": "U", "Asmoranomardicadaistinaculdacar": "BR", "Crashing Footfalls": "G", "Crimson Kobolds": "R", "Crookshank Kobolds": "R", "Dryad Arbor": "G", "Evermind": "U",
    "Gaea's Will": "G", "Glimpse of Tomorrow": "R", "Hypergenesis": "G", "Inevitable Betrayal": "U", "Intervention Pact": "W", "Kobolds of Kher Keep": "R", "Living End": "B",
    "Pact of Negation": "U", "Pact of the Titan": "R", "Profane Tutor": "B", "Restore Balance": "W", "Resurgent Belief": "W", "Rograkh, Son of Rohgahh": "R", "Slaughter Pact": "B",
    "Summoner's Pact": "G", "Wheel of Fate": "R",
    "Mishra, Lost to Phyrexia": "BR",
    "Ragnarok, Divine Deliverance": "BG",
    "Titania, Gaea Incarnate": "G",
    "Urza, Planeswalker": "WU",
}
OLD_WORDS: dict[str, list[str]] = {  # types as old or odd cards print them
    "Summon": ["Creature"], "Eaturecray": ["Creature"], "instant": ["Instant"], "pLAnE": ["Plane"], "Phenome-nom": ["Phenomenon"], "Universewalker": ["Planeswalker"],
    "Dragon": [], "Wolf": [], "Elemental": [], "Licid": [], "Poly": [], "Jaguar": [], "Goblin": [], "Knights": [], "Legend": [],
}  # fmt: skip
EXTRA: list[dict[str, Any]] = [
    {"name": "Dyfed, the Guiding Hand", "manaCost": "{3}{U}{U}", "types": ["Planeswalker"], "subtypes": ["Dyfed"], "supertypes": ["Legendary"], "keywords": [], "power": None, "toughness": None, "loyalty": "4", "text": "not read", "layout": "normal", "colorIdentity": ["U"]},
    {"name": "Autumn Willow, Harmony", "manaCost": "{3}{G}{G}", "types": ["Creature"], "subtypes": ["Avatar"], "supertypes": ["Legendary"], "keywords": ["Hexproof"], "power": "3", "toughness": "3", "loyalty": None, "text": "not read", "layout": "normal", "colorIdentity": ["G"]},
]
