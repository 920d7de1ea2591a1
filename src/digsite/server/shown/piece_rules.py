"""Which rule tells what a piece of the table is, for whoever points at one to learn of it.

A piece is looked for by its whole name ("popup:U1"), then without its last part ("popup"), and so on. A card that lies
upon a piece of another name has a name of its own here: "ability:night-dig" is the command card of a centre.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import COLOURS, COMMAND_CARDS
from digsite.games.excavation_earth.museum.kinds import NEW_COMMAND_CARDS, POPUPS, RE_CARDS

ARCHAEOLOGY: Final = {
    "market": "AR-TRADE-01",
    "hand": "AR-SELL-01",
    "chamber": "AR-EXPLORE-01",
    "tent": "AR-TENT-01",
    "seat": "AR-THIEF-04",
    "kind": "AR-CARD-01",
}
EXCAVATION_EARTH: Final = {
    "place": "EE-MAP-02",
    "explorer": "EE-TRAVEL-02",
    "site": "EE-TILE-01",
    "market": "EE-MAP-05",
    "queue": "EE-QUEUE-01",
    "crew": "EE-CREW-01",
    **{f"crew:market-{number}": "EE-CREW-06" for number in range(1, 7)},
    **{f"crew:{centre}": "EE-CREW-09" for centre in ("left", "middle", "right")},
    "ship": "EE-MAP-21",
    "command-card": "EE-CMDCARD-01",
    # Two rules a card, one for each side; the sides are told one after the other.
    **{f"ability:{card}": f"EE-CMDCARD-{9 + 2 * i:02}" for i, card in enumerate(COMMAND_CARDS)},
    **{f"ability:{card}": f"MU-CMDCARD-{1 + i:02}" for i, card in enumerate(NEW_COMMAND_CARDS)},
    "region": "EE-POP-05",
    "buyers": "EE-POP-01",
    "buyers:wild": "EE-POP-09",
    "stack": "EE-TILE-07",
    "forecast": "EE-SURVEY-06",
    "surveyed": "EE-SURVEY-15",
    "hand": "EE-COMP-17",
    **{f"hand:travel-{fuel}": "EE-COMP-18" for fuel in (2, 3, 4)},
    "pack": "EE-PREP-27",
    "drawn": "EE-INFO-14",
    "hold": "EE-HOLD-01",
    "cargo": "EE-HOLD-06",
    "hidden": "EE-HOLD-06",
    **{f"{hold}:{colour}-mystery": "MU-ANALYSE-01" for hold in ("cargo", "hidden") for colour in COLOURS},
    "gallery": "EE-GALLERY-03",
    "broker": "MU-BROKER-05",
    "mystery": "MU-CUSTODIAN-01",
    "re": "MU-ANALYSE-04",
    **{f"re:{card}": f"MU-RECARD-{1 + i:02}" for i, card in enumerate(RE_CARDS)},
    "museum": "MU-TILE-01",
    "curator": "MU-CURATOR-01",
    "popup": "MU-ACTIVATE-01",
    **{f"popup:{card}": f"MU-POPCARD-{1 + i:02}" for i, card in enumerate(POPUPS)},
}

PIECE_RULES: Final[dict[str, dict[str, str]]] = {"archaeology": ARCHAEOLOGY, "excavation_earth": EXCAVATION_EARTH}
"""For each game: the rule of every kind of piece, and of every single piece that has one of its own."""
