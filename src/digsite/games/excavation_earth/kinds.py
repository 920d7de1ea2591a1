"""What the game is made of, as ints: colours, types of artefact, cards, buyers, places (EE-COMP, EE-MAP).

Names are ours wherever the printed game has only pictures. They are the names of the action vocabulary; where a place
lies and what is there stands in the component pack.

Turn order markers, the round marker and coins are no pieces here but the numbers they stand for (EE-COMP-08, -11, -16);
player aids have no effect on play (EE-COMP-20).
"""

from __future__ import annotations

from typing import Final

MIN_SEATS: Final = 1
"""One plays alone, against a rival of the game's own."""
MIN_PLAYERS: Final = 2
MAX_SEATS: Final = 4

COLOURS: Final = ["yellow", "green", "red", "purple", "orange"]
"""The five regions, in the order of the black market's stacks (EE-MAP-07, EE-DATA-19)."""
N_COLOURS: Final = 5
GLYPHS: Final = ["helix", "lens", "antenna", "crater"]
"""What tells the four types of a region apart (EE-MAP-09); market icons are another set (EE-MAP-12)."""
N_GLYPHS: Final = 4

TYPES: Final = [f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS]
"""The 20 types of artefact: type = colour * 4 + glyph (EE-TILE-01). Tiles of one type are alike (EE-TILE-04)."""
N_TYPES: Final = 20
EXTRA: Final = 25
"""Modules may put tiles of their own in the piles, one kind of each colour: kind = EXTRA + colour. Such a tile has a
value, but no glyph and no space in the gallery. Kinds from N_TYPES to here are tiles that lie in no pile."""
N_HELD: Final = 40
"""A tile in a hold is one number: hold * 20 + type; behind these stand the extra kinds, hold * 5 + colour."""
NO_GLYPH: Final = -1
N_TILES: Final = 90
"""EE-COMP-04."""

ICONS: Final = ["mask", "coil", "prism", "cog", "comet", "anchor"]
"""The icons of the markets #1 to #6 (EE-MAP-04)."""
N_MARKETS: Final = 6
CENTRES: Final = ["left", "middle", "right"]
"""The command centres of the mothership (EE-MAP-19)."""
N_CENTRES: Final = 3

CARDS: Final = [f"{colour}-{icon}" for colour in COLOURS for icon in ICONS]
"""The 30 kinds of action card: kind = colour * 6 + icon. Cards of one kind are alike (EE-COMP-21)."""
N_CARD_KINDS: Final = 30
N_CARDS: Final = 60
ACTION_FUEL: Final = 3
"""Every action card has three fuel icons (EE-COMP-17)."""
TRAVEL_CARDS: Final = ["travel-2", "travel-3", "travel-4"]
"""Each player's own three, by fuel; they have neither colour nor icon (EE-COMP-15, -18). As a card, travel card i is
number 30 + i."""
N_TRAVEL: Final = 3
TRAVEL: Final = 30
ALL_TRAVEL: Final = 7
"""All three travel cards, as bits."""

WILD: Final = 5
"""The wild buyer; 0 to 4 are the buyers of the colours (EE-QUEUE-03)."""
BUYERS: Final = [*COLOURS, "wild"]
N_BUYER_KINDS: Final = 6
QUEUE: Final = 4
"""A queue holds at most four buyers (EE-QUEUE-05)."""
FULL_QUEUE: Final = 3
"""Buyers that set-up and preparation leave in each queue (EE-SETUP-35, EE-PREP-11)."""
N_BUYERS: Final = 10
"""Buyers of one colour in the box (EE-COMP-09)."""
N_WILD: Final = 7
"""EE-COMP-10."""
N_BUYER_CARDS: Final = 17

LOCATIONS: Final = [
    "vancouver",
    "rio",
    "lagos",
    "berlin",
    "delhi",
    "sydney",
    "anchorage",
    "newyork",
    "mexico",
    "easter",
    "cusco",
    "manaus",
    "cairo",
    "capetown",
    "london",
    "rome",
    "bangkok",
    "xian",
    "havana",
    "zanzibar",
    "guam",
]
N_LOCATIONS: Final = 21
"""EE-MAP-01."""
NOWHERE: Final = -1

N_EXPLORERS: Final = 3
N_CUBES: Final = 22
"""Crew cubes of each player (EE-COMP-07)."""
CREDITS: Final = 8
"""Credits at the start (EE-SETUP-05)."""
N_TOKENS: Final = 4
"""Initiative tokens, numbered from 1 (EE-COMP-05)."""
N_ROUNDS: Final = 3
HAND: Final = 6
"""Action cards in a starting hand, and gained by each draft (EE-SETUP-09, EE-PREP-31)."""
PACK: Final = 8
"""Cards dealt to each player for a draft (EE-PREP-24)."""
PICKS: Final = 2
"""Cards chosen at each pass of a draft (EE-PREP-27 to -30)."""
KEPT: Final = 2
"""Action cards that may be kept on passing (EE-PASS-03)."""

FACTIONS: Final = ["issisinui", "aqulla", "gul", "dal_harrai", "kuti_kuti"]
"""Psychics, Merchants, Smugglers, Pilots and Excavators (EE-FACTION-01)."""
N_FACTIONS: Final = 5
ISSISINUI: Final = 0
AQULLA: Final = 1
GUL: Final = 2
DAL_HARRAI: Final = 3
KUTI_KUTI: Final = 4

COMMAND_CARDS: Final = [
    "emergency-fund",
    "fresh-orders",
    "priority-shuttle",
    "night-dig",
    "quiet-buyer",
    "media-blitz",
    "crowd-control",
    "staff-rotation",
]
"""The eight command cards C1 to C8 (EE-COMP-14, EE-CMDCARD-09 to -24)."""
N_COMMAND_CARDS: Final = 8

CARGO: Final = 0
HIDDEN_HOLD: Final = 1
HOLDS: Final = ["cargo", "hidden"]
"""A seat's two holds (EE-HOLD-01)."""

START: Final = 0
POPULARITY: Final = 1
INTEREST: Final = 2
SEVERAL_MARKETS: Final = 3
OFFLOADING: Final = 4
ACQUIRING: Final = 5
SURVEYING: Final = 6
COMMAND_CARDS_PAID: Final = 7
CENTRES_ROUND_1: Final = 8
"""Rounds 2 and 3 follow."""
ROWS: Final = 11
COLUMNS: Final = 12
SOURCES: Final = [
    "start",
    "popularity",
    "interest",
    "several-markets",
    "offloading",
    "acquiring",
    "surveying",
    "command-cards",
    "centres-1",
    "centres-2",
    "centres-3",
    "rows",
    "columns",
]
"""Where credits come from and go to: the lines of the score sheet."""
N_SOURCES: Final = 13


def colour_of(kind: int) -> int:
    """The colour of a kind of tile."""
    return kind // N_GLYPHS if kind < N_TYPES else kind % N_COLOURS


def glyph_of(kind: int) -> int:
    """The glyph of a type of artefact; NO_GLYPH for any other tile."""
    return kind % N_GLYPHS if kind < N_TYPES else NO_GLYPH


def held(hold: int, kind: int) -> int:
    """A tile in a hold as one number."""
    return hold * N_TYPES + kind if kind < N_TYPES else N_HELD + hold * N_COLOURS + kind - EXTRA


def hold_of(tile: int) -> int:
    """The hold of a tile in a hold."""
    return tile // N_TYPES if tile < N_HELD else (tile - N_HELD) // N_COLOURS


def kind_of(tile: int) -> int:
    """The kind of a tile in a hold."""
    return tile % N_TYPES if tile < N_HELD else EXTRA + (tile - N_HELD) % N_COLOURS


def card_colour(card: int) -> int:
    """The colour of an action card."""
    return card // N_MARKETS


def card_icon(card: int) -> int:
    """The market whose icon an action card shows."""
    return card % N_MARKETS
