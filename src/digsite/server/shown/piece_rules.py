"""Which rule tells what a piece of the table is, for whoever points at one to learn of it.

A piece is looked for by its whole name ("popup:U1"), then without its last part ("popup"), and so on. A card that lies
upon a piece of another name has a name of its own here ("ability:night-dig" is the command card of a centre), and so
has what no answer points at ("token").
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.kinds import COLOURS, COMMAND_CARDS
from digsite.games.excavation_earth.museum.kinds import BOXES, NEW_COMMAND_CARDS, POPUPS, RE_CARDS

MONUMENTS: Final = {
    "great_pyramid": "AR-PYRAMID-02",
    "temple": "AR-TEMPLE-02",
    "tomb": "AR-TOMB-02",
    "mine": "AR-MINE-05",
    "sphinx": "AR-SPHINX-03",
    "buried_ruins": "AR-RUINS-03",
}
"""What an exploration brings."""
ARCHAEOLOGY: Final = {
    "market": "AR-TRADE-01",
    "hand": "AR-SELL-01",
    "hand:map": "AR-EXPLORE-01",
    "chamber": "AR-EXPLORE-01",
    **{f"monument:{monument}": rule for monument, rule in MONUMENTS.items()},
    "tent": "AR-TENT-01",
    "seat": "AR-SETUP-08",
    "kind": "AR-CARD-01",
    "action:trade": "AR-TRADE-01",
    "action:explore": "AR-EXPLORE-01",
    "action:sell": "AR-SELL-01",
    "action:end-turn": "AR-TURN-11",
}
EXCAVATION_EARTH: Final = {
    "faction:issisinui": "EE-FACTION-04",
    "faction:aqulla": "EE-FACTION-10",
    "faction:gul": "EE-FACTION-14",
    "faction:dal_harrai": "EE-FACTION-19",
    "faction:kuti_kuti": "EE-FACTION-25",
    "faction:feinmort": "MU-SEEKER-01",
    "faction:mazz_un": "MU-COMMANDER-01",
    "rival": "ZU-GEN-01",
    "place": "EE-MAP-02",
    "explorer": "EE-TRAVEL-02",
    "site": "EE-TILE-01",
    "market": "EE-MAP-05",
    "queue": "EE-QUEUE-01",
    "buyer": "EE-QUEUE-02",
    "buyer:wild": "EE-QUEUE-03",
    "crew": "EE-CREW-01",
    **{f"crew:market-{number}": "EE-SELL-08" for number in range(1, 7)},
    **{f"crew:{centre}": "EE-SCORE-02" for centre in ("left", "middle", "right")},
    "ship": "EE-MAP-21",
    "aboard": "EE-MAP-21",
    "token": "EE-SURVEY-09",
    **{f"action:{action}": f"EE-{action.upper()}-01" for action in ACTIONS},
    "action:exhibit": "MU-EXHIBIT-01",
    "command-card": "EE-CMDCARD-01",
    # Two rules a card, one for each side; the sides are told one after the other.
    **{f"ability:{card}": f"EE-CMDCARD-{9 + 2 * i:02}" for i, card in enumerate(COMMAND_CARDS)},
    **{f"ability:{card}": f"MU-CMDCARD-{1 + i:02}" for i, card in enumerate(NEW_COMMAND_CARDS)},
    "region": "EE-POP-05",
    "buyers": "EE-POP-01",
    "buyers:wild": "EE-POP-09",
    "stack": "EE-SMUGGLE-10",
    "forecast": "EE-SURVEY-06",
    "surveyed": "EE-SURVEY-15",
    "hand": "EE-COMP-17",
    **{f"hand:travel-{fuel}": "EE-TRAVEL-04" for fuel in (2, 3, 4)},
    "pack": "EE-PREP-27",
    "drawn": "EE-SELL-20",
    "hold": "EE-HOLD-01",
    "cargo": "EE-HOLD-06",
    "hidden": "EE-HOLD-06",
    **{f"{hold}:{colour}-mystery": "MU-ANALYSE-01" for hold in ("cargo", "hidden") for colour in COLOURS},
    **{f"{hold}:{box}": "MU-PRETTY-02" for hold in ("site", "cargo", "hidden", "surveyed") for box in BOXES},
    "gallery": "EE-GALLERY-03",
    "broker": "MU-BROKER-05",
    "researchers": "MU-RESEARCH-02",
    "guides": "MU-MUSCORE-01",
    "mystery": "MU-CUSTODIAN-01",
    "re": "MU-ANALYSE-04",
    **{f"re:{card}": f"MU-RECARD-{1 + i:02}" for i, card in enumerate(RE_CARDS)},
    "museum": "MU-TILE-01",
    "bonus": "MU-BONUS-01",
    "curator": "MU-BONUS-01",
    "popup": "MU-ACTIVATE-01",
    **{f"popup:{card}": f"MU-POPCARD-{1 + i:02}" for i, card in enumerate(POPUPS)},
}

PIECE_RULES: Final[dict[str, dict[str, str]]] = {"archaeology": ARCHAEOLOGY, "excavation_earth": EXCAVATION_EARTH}
"""For each game: the rule of every kind of piece, and of every single piece that has one of its own."""
