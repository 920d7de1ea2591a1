"""What the expansion is made of, as ints (MU-COMP). Where its things lie and what they are worth stands in the pack."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    COLOURS,
    EXTRA,
    N_COMMAND_CARDS,
    N_FACTIONS,
    N_TRAVEL,
    TRAVEL,
    TYPES,
)

M5: Final = "M5"
M6: Final = "M6"
M7: Final = "M7"
M8: Final = "M8"
MODULES: Final = [M5, M6, M7, M8]
"""New factions, mysterious artefacts, galactic museum, pop-up markets (MU-MODULE-01)."""

NEW_FACTIONS: Final = ["feinmort", "mazz_un"]
"""Seekers and Commanders; their numbers follow those of the base factions."""
FEINMORT: Final = N_FACTIONS
MAZZ_UN: Final = N_FACTIONS + 1

RESEARCHERS: Final = 12
"""Wood-coloured cubes (MU-COMP-03)."""
EVERY_ICON: Final = TRAVEL + N_TRAVEL
"""Stands, in the frames of a sale, for a card that a broker has given every icon."""

MYSTERY: Final = EXTRA - len(COLOURS)
BOX: Final = EXTRA
"""Kinds of tile behind the types: mysterious artefacts stand as MYSTERY + colour where they stand beside types, pretty
boxes as BOX + colour wherever they lie (MU-PRETTY-R4)."""
BOXES: Final = [f"{colour}-box" for colour in COLOURS]
TILES: Final = [*TYPES, *[f"{colour}-mystery" for colour in COLOURS], *BOXES]
"""The names of all kinds of tile."""
N_MYSTERIES: Final = 10
"""Mysterious artefact tiles (MU-COMP-03). Those of a colour are alike: they are told by their colour."""
ANALYSED_PAY: Final = 6
"""Credits for an offloaded mysterious artefact, for each analysed one (MU-OFFLOAD-02)."""
RE_CARDS: Final = [
    "gravity-sled",
    "phase-drill",
    "folding-hold",
    "stasis-locker",
    "price-oracle",
    "crowd-magnet",
    "holo-trader",
    "bulk-contract",
    "fences-ledger",
    "back-door-buyer",
    "master-key",
    "survey-swarm",
    "loyalty-chip",
    "cloning-vat",
    "contact-database",
    "mind-brush",
    "donor-plaque",
    "audio-guide",
    "forged-provenance",
    "gift-shop",
    "loan-desk",
]
"""The reverse engineering cards E1 to E21 (MU-RECARD-01 to -21)."""
N_RE: Final = 21
GRAVITY_SLED: Final = 0
PHASE_DRILL: Final = 1
FOLDING_HOLD: Final = 2
STASIS_LOCKER: Final = 3
PRICE_ORACLE: Final = 4
CROWD_MAGNET: Final = 5
HOLO_TRADER: Final = 6
BULK_CONTRACT: Final = 7
FENCES_LEDGER: Final = 8
BACK_DOOR_BUYER: Final = 9
MASTER_KEY: Final = 10
SURVEY_SWARM: Final = 11
LOYALTY_CHIP: Final = 12
CLONING_VAT: Final = 13
CONTACT_DATABASE: Final = 14
MIND_BRUSH: Final = 15
DONOR_PLAQUE: Final = 16
AUDIO_GUIDE: Final = 17
FORGED_PROVENANCE: Final = 18
GIFT_SHOP: Final = 19
LOAN_DESK: Final = 20

NEW_COMMAND_CARDS: Final = ["research-grant", "talent-agency", "private-viewing", "acquisitions-board"]
"""C9 to C12; their numbers follow those of the base game (MU-CMDCARD-01 to -04)."""
N_NEW_COMMAND_CARDS: Final = 4
RESEARCH_GRANT: Final = N_COMMAND_CARDS
TALENT_AGENCY: Final = N_COMMAND_CARDS + 1
PRIVATE_VIEWING: Final = N_COMMAND_CARDS + 2
ACQUISITIONS_BOARD: Final = N_COMMAND_CARDS + 3

N_ROWS: Final = 3
N_COLUMNS: Final = 6
N_SPACES: Final = 18
"""Spaces of the museum board: space = row * 6 + column, rows from the top (MU-BOARD-01, -03, -R1)."""
SPACES: Final = [f"{row + 1}-{column + 1}" for row in range(3) for column in range(6)]
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
COLUMN_KINDS: Final = ["outer", "middle", "inner"]
COLUMN_KIND: Final = [OUTER, MIDDLE, INNER, INNER, MIDDLE, OUTER]
"""MU-BOARD-02, MU-DATA-08."""
EXHIBITION_TILES: Final = ["helix", "lens", "antenna", "crater", "5+", "7+"]
"""What an exhibition tile asks for: a symbol, or a value (MU-TILE-01)."""
VALUE_5: Final = 4
VALUE_7: Final = 5
NO_TILE: Final = -1
N_CURATORS: Final = 3
ROWS_NAMED: Final = ["top", "middle", "bottom"]
EMPTY: Final = -1
"""A space without an artefact or a tour guide, a row without a curator, a pop-up market without a tile."""

POPUPS: Final = ["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9", "U10"]
"""The pop-up market cards (MU-POPCARD-01 to -10)."""
N_POPUPS: Final = 10

AS_CUSTODIAN: Final = 3
AS_GUIDE: Final = 4
"""Further tasks of a crew cube, behind guard, trader and envoy."""

RE_VALUES: Final = 0
TOUR_GUIDES: Final = 1
BROKERS: Final = 2
BULK: Final = 3
CURATORS: Final = 4
DONATIONS: Final = 5
GIFTS: Final = 6
POPUP_MARKETS: Final = 7
NEW_COMMAND_CARDS_PAID: Final = 8
MUSEUM_SOURCES: Final = [
    "re-values",
    "tour-guides",
    "brokers",
    "bulk-contract",
    "curators",
    "donor-plaque",
    "gift-shop",
    "pop-up-markets",
    "new-command-cards",
]
"""What the expansion adds to the score sheet, in this order."""
SOURCE_PARTS: Final = [
    "mysteries",
    "museum",
    "staff",
    "mysteries",
    "museum",
    "museum",
    "museum",
    "popups",
    "mysteries",
]
"""The part of the position without which each of them brings nothing."""
END_SOURCES: Final = [RE_VALUES, TOUR_GUIDES, BROKERS]
"""Those that pay when the game has ended (MU-END-02 to -04)."""
ANALYSES: Final = 0
RECALLS: Final = 1
ZU_SOURCES: Final = ["analyses", "recalls"]
"""What it adds for Zu."""

assert len(TYPES) + len(COLOURS) == BOX
assert len(RE_CARDS) == N_RE
assert len(POPUPS) == N_POPUPS
