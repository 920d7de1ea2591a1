"""What a component pack says about the expansion: boards, tiles and cards of modules 5 to 8, checked (MU-DATA).

What the base game checks is not checked again: values of 5 and 7 or more occur (MU-DATA-07), coloured and wild buyer
cards (MU-DATA-13), the chart of the popularity ranks (MU-DATA-14), six Command cards of the rival (MU-DATA-15). The
bonuses of the museum's columns are fixed by the rules and no figures (MU-DATA-10); neither are galleries of the new
factions, which are the common one.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    COLOURS,
    FACTIONS,
    GLYPHS,
    LOCATIONS,
    MIN_PLAYERS,
    N_COLOURS,
    N_COMMAND_CARDS,
    N_CUBES,
    N_TILES,
    NOWHERE,
)
from digsite.games.excavation_earth.museum.kinds import (
    ACQUISITIONS_BOARD,
    COLUMN_KIND,
    COLUMN_KINDS,
    EXHIBITION_TILES,
    MIND_BRUSH,
    N_COLUMNS,
    N_CURATORS,
    N_MYSTERIES,
    N_NEW_COMMAND_CARDS,
    N_POPUPS,
    N_RE,
    N_ROWS,
    N_SPACES,
    NEW_COMMAND_CARDS,
    NEW_FACTIONS,
    POPUPS,
    PRIVATE_VIEWING,
    RE_CARDS,
    RESEARCHERS,
)
from digsite.games.excavation_earth.pack import MAX_FIGURE, Pack, figures, spaced
from digsite.kernel.data import Row, Sheet
from digsite.kernel.values import shown

TABLES: Final[list[str]] = [
    "new_faction",
    "mysterious",
    "re_card",
    "new_command_card",
    "researcher",
    "museum",
    "popup_card",
]
COMMAND_LEAST: Final[list[int]] = [0, 1, 1, 1]
COMMAND_MOST: Final[list[int]] = [99, N_COLOURS, N_COLOURS, N_CURATORS]
"""What the figures of the new command cards may be: brokers and artefacts sent differ in colour (MU-BROKER-03,
MU-CMDCARD-03), and there are three curators."""
TILES: Final[list[int]] = [4, 4, 4, 4, 1, 1]
"""Exhibition tiles: four of each symbol, one for values of 5 or more, one for 7 or more (MU-DATA-06)."""
SPACES_WITH: Final[list[int]] = [12, 3, 3]
"""Spaces of the museum that are in use from two, three and four players on (MU-BOARD-05)."""
QUEUE_ENDS: Final[list[str]] = ["bottom", "top"]
POPUP_TYPES: Final[list[str]] = ["supply", "demand"]
SUPPLY_FIELDS: Final[list[str]] = ["type", "site", "colour", "price"]
DEMAND_FIELDS: Final[list[str]] = [
    "type",
    "site",
    "colour",
    "glyph",
    "least",
    "credits",
    "brokers",
    "researchers",
    "reverse_engineering",
]
POPUP_PRICE: Final = 1
"""MU-SUPPLY-03, MU-POPCARD-11."""
PICTURED: Final = 5
"""The value that the pictured demand asks for (MU-DEMAND-03)."""
MAX_VALUE: Final = 8
"""No tile is worth more: 9 less one copy (EE-TILE-02)."""
ZU_CARDS: Final = 3
"""Exhibit/Command cards of the rival (MU-COMP-06)."""
ANY: Final = -1


class MuseumFigures:
    """The figures of the expansion."""

    def __init__(self, pack: Pack, sheet: Sheet, zu_initiative: int) -> None:
        n_new = len(NEW_FACTIONS)
        self.initiative: Final[list[int]] = [0] * n_new
        self.cargo: Final[list[int]] = [0] * n_new
        self.hidden: Final[list[int]] = [0] * n_new
        """Starting initiative and holds of the new factions, in the order of NEW_FACTIONS (MU-DATA-01)."""
        self.mysterious: Final[list[int]] = [0] * N_COLOURS
        """Mysterious artefacts of each colour (MU-DATA-02)."""
        self.overlay: Final[list[int]] = [NOWHERE] * N_COLOURS
        """The location on which the overlay of each colour lies (MU-DATA-03)."""
        self.re_values: Final[list[int]] = [0] * N_RE
        self.re_museum: Final[list[bool]] = [False] * N_RE
        """Credits of each reverse engineering card at the end, and whether it has the museum icon (MU-DATA-04)."""
        self.command_white: Final[list[int]] = [0] * N_NEW_COMMAND_CARDS
        self.command_yellow: Final[list[int]] = [0] * N_NEW_COMMAND_CARDS
        """How much each new command card does, by its side: credits paid (white) or gained (yellow), brokers gained,
        artefacts sent, curators replaced (MU-CMDCARD-01 to -04)."""
        self.command_museum: Final[list[bool]] = [False] * N_NEW_COMMAND_CARDS
        """Whether each new command card has the museum icon (MU-DATA-05)."""
        self.min_players: Final[list[int]] = [0] * N_SPACES
        """With how many players each space of the museum is first in use (MU-DATA-08)."""
        self.popup_site: Final[list[int]] = [NOWHERE] * N_POPUPS
        self.popup_supply: Final[list[bool]] = [False] * N_POPUPS
        """The location of each pop-up market, and whether it is a special supply (MU-DATA-11)."""
        self.popup_price: Final[list[int]] = [0] * N_POPUPS
        """Credits for the tile of a special supply; 0 for a demand."""
        self.popup_colour: Final[list[int]] = [ANY] * N_POPUPS
        self.popup_glyph: Final[list[int]] = [ANY] * N_POPUPS
        self.popup_least: Final[list[int]] = [0] * N_POPUPS
        """What the tile must be: colour and glyph (-1: any) and its least value (0: any)."""
        self.popup_credits: Final[list[int]] = [0] * N_POPUPS
        self.popup_brokers: Final[list[int]] = [0] * N_POPUPS
        self.popup_researchers: Final[list[int]] = [0] * N_POPUPS
        self.popup_re: Final[list[int]] = [0] * N_POPUPS
        """What each demand brings."""

        self._factions(pack, sheet, zu_initiative)
        self._mysteries(pack, sheet.table("mysterious"))
        self._re_cards(pack, sheet)
        board = self._command_cards(pack, sheet)
        self.board_bonus_white: Final = self._board_bonus(pack, board, "white_bonus")
        self.board_bonus_yellow: Final = self._board_bonus(pack, board, "yellow_bonus")
        """Credits that Acquisitions Board brings besides (MU-CMDCARD-04)."""
        cubes = sheet.table("researcher")
        cubes.only(["copies", "copies_status"])
        self.researchers: Final = fixed(cubes, "copies", RESEARCHERS, "MU-COMP-03")
        """Researcher cubes in the box (MU-COMP-03)."""
        note(pack, "researchers", cubes, "copies", str(self.researchers))
        museum = sheet.table("museum")
        fields = ["columns", "queue_spaces", "queue_back", "min_players", "tiles", "zu_cards"]
        museum.only(with_status(fields))
        self._columns(pack, museum)
        self._spaces(pack, museum)
        self.queue_spaces: Final = fixed(museum, "queue_spaces", N_CURATORS, "MU-DATA-09")
        """Spaces for curators, one for each row (MU-BOARD-R3)."""
        note(pack, "museum", museum, "queue_spaces", str(self.queue_spaces))
        self.queue_back_top: Final = self._queue_back(pack, museum)
        """Whether new curators come in at the top; else at the bottom (MU-CURATOR-R1)."""
        self.zu_cards: Final = fixed(museum, "zu_cards", ZU_CARDS, "MU-DATA-12")
        """Exhibit/Command cards, all alike (MU-DATA-12)."""
        note(pack, "museum", museum, "zu_cards", str(self.zu_cards))
        self.tiles: Final = self._tiles(pack, museum)
        """Exhibition tiles of each of EXHIBITION_TILES (MU-DATA-06)."""
        self._popups(pack, sheet)

    # --- module 5 -------------------------------------------------------------------------------

    def _factions(self, pack: Pack, sheet: Sheet, zu_initiative: int) -> None:
        """Nobody else has their initiatives; the holds are as large as any other's may be (MU-DATA-01)."""
        rows = sheet.keyed("new_faction", NEW_FACTIONS, "MU-COMP-01")
        for i in range(len(NEW_FACTIONS)):
            row = rows[i]
            row.only(["key"] + with_status(["initiative", "cargo", "hidden", "crew"]))
            initiative = row.in_range("initiative", 0, MAX_FIGURE, "MU-DATA-01")
            if initiative in pack.initiative:
                why = f"{initiative} is that of {FACTIONS[pack.initiative.index(initiative)]!r} too; all seven differ"
                raise row.wrong("initiative", why, "MU-DATA-01")
            if initiative in self.initiative[:i]:
                why = f"{initiative} is that of {NEW_FACTIONS[self.initiative.index(initiative)]!r} too"
                raise row.wrong("initiative", why + "; all seven differ", "MU-DATA-01")
            if initiative == zu_initiative:
                raise row.wrong("initiative", f"{initiative} is that of Zu too; nobody else has Zu's", "ZU-DATA-05")
            self.initiative[i] = initiative
            self.cargo[i] = row.in_range("cargo", 2, N_TILES, "MU-DATA-01")
            self.hidden[i] = row.in_range("hidden", 1, N_TILES, "MU-DATA-01")
            fixed(row, "crew", N_CUBES, "MU-COMP-02")
            for field in ("initiative", "cargo", "hidden", "crew"):
                note(pack, NEW_FACTIONS[i], row, field, str(row.whole(field)))

    # --- module 6 -------------------------------------------------------------------------------

    def _mysteries(self, pack: Pack, row: Row) -> None:
        """Ten tiles, some of each colour, and an overlay on a dig site of each (MU-DATA-02, -03)."""
        row.only(with_status(["copies", "overlays"]))
        copies = figures(row, "copies", N_COLOURS, "one for each colour", "MU-DATA-02")
        for colour in range(N_COLOURS):
            if copies[colour] == 0:
                raise row.wrong("copies", f"none is {COLOURS[colour]}; each pile gets some", "MU-DATA-02")
            self.mysterious[colour] = copies[colour]
        if sum(copies) != N_MYSTERIES:
            raise row.wrong("copies", f"{sum(copies)} in all, but the box holds {N_MYSTERIES}", "MU-COMP-03")
        sites = row.texts("overlays", "MU-DATA-03")
        if len(sites) != N_COLOURS:
            raise row.wrong("overlays", f"{len(sites)} overlays, but there is one for each colour", "MU-COMP-03")
        for colour in range(N_COLOURS):
            place = LOCATIONS.index(sites[colour]) if sites[colour] in LOCATIONS else NOWHERE
            if place == NOWHERE or pack.dig_colour[place] != colour:
                why = f"{shown(sites[colour])} is no {COLOURS[colour]} dig site; number {colour + 1} lies on one"
                raise row.wrong("overlays", why, "MU-DATA-03")
            self.overlay[colour] = place
        sure = row.statuses("copies_status", N_COLOURS)
        where = row.statuses("overlays_status", N_COLOURS)
        for colour in range(N_COLOURS):
            pack.statuses.append(("mysterious artefacts", COLOURS[colour], str(copies[colour]), sure[colour]))
        for colour in range(N_COLOURS):
            pack.statuses.append(("overlays", COLOURS[colour], sites[colour], where[colour]))

    def _re_cards(self, pack: Pack, sheet: Sheet) -> None:
        """Cards about the museum have its icon, and some card has not (MU-DATA-04, -16)."""
        rows = sheet.keyed("re_card", RE_CARDS, "MU-COMP-03")
        for card in range(N_RE):
            row = rows[card]
            row.only(["key"] + with_status(["value", "museum"]))
            self.re_values[card] = row.in_range("value", 0, MAX_FIGURE, "MU-DATA-04")
            self.re_museum[card] = flag(row, "museum", "MU-DATA-16")
            if card >= MIND_BRUSH and not self.re_museum[card]:
                raise row.wrong("museum", "this card needs the museum, so it has the icon", "MU-DATA-04")
            note(pack, RE_CARDS[card], row, "value", str(self.re_values[card]))
            note(pack, RE_CARDS[card], row, "museum", said(self.re_museum[card]))
        if False not in self.re_museum:
            why = "every card has the icon; some are for games without the museum"
            raise sheet.all_rows("re_card").wrong("museum", why, "MU-DATA-04")

    def _command_cards(self, pack: Pack, sheet: Sheet) -> Row:
        """Two or three of the four have the icon, among them those about the museum (MU-DATA-05, -16).

        Returns the row of Acquisitions Board, which has two figures more.
        """
        rows = sheet.keyed("new_command_card", NEW_COMMAND_CARDS, "MU-COMP-03")
        for card in range(N_NEW_COMMAND_CARDS):
            row = rows[card]
            fields = ["white", "yellow", "museum"]
            if card == ACQUISITIONS_BOARD - N_COMMAND_CARDS:
                fields += ["white_bonus", "yellow_bonus"]
            row.only(["key"] + with_status(fields))
            self.command_white[card] = row.in_range("white", COMMAND_LEAST[card], COMMAND_MOST[card], "MU-DATA-05")
            self.command_yellow[card] = row.in_range("yellow", COMMAND_LEAST[card], COMMAND_MOST[card], "MU-DATA-05")
            self.command_museum[card] = flag(row, "museum", "MU-DATA-16")
            if card >= PRIVATE_VIEWING - N_COMMAND_CARDS and not self.command_museum[card]:
                raise row.wrong("museum", "this card needs the museum, so it has the icon", "MU-DATA-05")
            note(pack, NEW_COMMAND_CARDS[card], row, "white", str(self.command_white[card]))
            note(pack, NEW_COMMAND_CARDS[card], row, "yellow", str(self.command_yellow[card]))
            note(pack, NEW_COMMAND_CARDS[card], row, "museum", said(self.command_museum[card]))
        if False not in self.command_museum:
            why = "every card has the icon; one or two are for games without the museum"
            raise sheet.all_rows("new_command_card").wrong("museum", why, "MU-DATA-05")
        return rows[ACQUISITIONS_BOARD - N_COMMAND_CARDS]

    def _board_bonus(self, pack: Pack, row: Row, field: str) -> int:
        bonus = row.in_range(field, 0, 99, "MU-DATA-05")
        note(pack, NEW_COMMAND_CARDS[ACQUISITIONS_BOARD - N_COMMAND_CARDS], row, field, str(bonus))
        return bonus

    # --- module 7 -------------------------------------------------------------------------------

    def _columns(self, pack: Pack, row: Row) -> None:
        """The kinds of the six columns, which the rules give (MU-BOARD-R1)."""
        right = [COLUMN_KINDS[kind] for kind in COLUMN_KIND]
        columns = row.texts("columns", "MU-DATA-08")
        if columns != right:
            raise row.wrong("columns", f"{shown(columns)}, but they are {', '.join(right)}", "MU-DATA-08")
        note(pack, "museum", row, "columns", " ".join(columns))

    def _spaces(self, pack: Pack, row: Row) -> None:
        """12, 3 and 3 spaces; every column has one in use with two players (MU-DATA-08).

        So with two players some column is in use in part, as it must be: if none were, two columns would be closed.
        """
        found = row.fields.get("min_players")
        if not isinstance(found, list) or len(found) != N_ROWS:
            raise row.wrong("min_players", f"a list of {N_ROWS} rows is needed", "MU-DATA-08")
        seen = [0] * len(SPACES_WITH)
        lines: list[str] = []
        for i in range(N_ROWS):
            counts = Row(row.where, {"min_players": found[i]}).wholes("min_players", "MU-DATA-08")
            if len(counts) != N_COLUMNS:
                why = f"row {i + 1}: {len(counts)} spaces, but there are {N_COLUMNS}"
                raise row.wrong("min_players", why, "MU-DATA-08")
            for column in range(N_COLUMNS):
                kind = counts[column] - MIN_PLAYERS
                if not 0 <= kind < len(SPACES_WITH):
                    why = f"row {i + 1}: {shown(counts[column])} is not from 2 to 4"
                    raise row.wrong("min_players", why, "MU-DATA-08")
                seen[kind] += 1
                self.min_players[i * N_COLUMNS + column] = counts[column]
            lines.append(spaced(counts))
        if seen != SPACES_WITH:
            why = f"{spaced(seen)} spaces say 2, 3 and 4, but there are {spaced(SPACES_WITH)}"
            raise row.wrong("min_players", why, "MU-BOARD-05")
        for column in range(N_COLUMNS):
            if MIN_PLAYERS not in self.min_players[column::N_COLUMNS]:
                why = f"column {column + 1} has no space for two players; every column has one"
                raise row.wrong("min_players", why, "MU-DATA-08")
        note(pack, "museum", row, "min_players", " / ".join(lines))

    def _queue_back(self, pack: Pack, row: Row) -> bool:
        """A pack that does not say where newcomers come in means the bottom (MU-DATA-09)."""
        if "queue_back" not in row.fields and "queue_back_status" not in row.fields:
            return False
        end = row.one_of("queue_back", QUEUE_ENDS, "MU-DATA-09")
        note(pack, "museum", row, "queue_back", QUEUE_ENDS[end])
        return QUEUE_ENDS[end] == "top"

    def _tiles(self, pack: Pack, row: Row) -> list[int]:
        """The exhibition tiles, which the rules give (MU-DATA-06)."""
        tiles = figures(row, "tiles", len(TILES), ", ".join(EXHIBITION_TILES), "MU-DATA-06")
        if tiles != TILES:
            raise row.wrong("tiles", f"{spaced(tiles)}, but there are {spaced(TILES)}", "MU-DATA-06")
        sure = row.statuses("tiles_status", len(TILES))
        for i in range(len(TILES)):
            pack.statuses.append(("exhibition tiles", EXHIBITION_TILES[i], str(tiles[i]), sure[i]))
        return tiles

    # --- module 8 -------------------------------------------------------------------------------

    def _popups(self, pack: Pack, sheet: Sheet) -> None:
        """Ten cards of two types, each at a dig site; one is the demand that the rulebook shows (MU-DATA-11)."""
        rows = sheet.keyed("popup_card", POPUPS, "MU-COMP-05")
        pictured = False
        for card in range(N_POPUPS):
            row = rows[card]
            supply = POPUP_TYPES[row.one_of("type", POPUP_TYPES, "MU-DATA-11")] == "supply"
            fields = SUPPLY_FIELDS if supply else DEMAND_FIELDS
            row.only(["key"] + with_status(fields))
            place = row.one_of("site", LOCATIONS, "MU-DATA-11")
            if pack.dig_colour[place] < 0:
                raise row.wrong("site", f"{LOCATIONS[place]!r} is no dig site", "MU-DATA-11")
            self.popup_supply[card] = supply
            self.popup_site[card] = place
            if supply:
                self._supply(pack, row, card)
            else:
                self._demand(row, card)
                pictured = pictured or self._is_pictured(card)
            for field in fields:
                if field in row.fields:
                    note(pack, POPUPS[card], row, field, str(row.fields[field]))
                elif f"{field}_status" in row.fields:
                    why = f"there is no {field!r} here; leave its status out"
                    raise row.wrong(f"{field}_status", why, "MU-DATA-11")
        table = sheet.all_rows("popup_card")
        for supply in (True, False):
            if supply not in self.popup_supply:
                why = f"no card is a special {POPUP_TYPES[0 if supply else 1]}; both types occur"
                raise table.wrong("type", why, "MU-DATA-11")
        if not pictured:
            why = f"no demand is for a glyph of any colour and value {PICTURED} or more, for a reverse engineering card"
            raise table.wrong("reverse_engineering", why + "; the rulebook shows one", "MU-DEMAND-03")

    def _supply(self, pack: Pack, row: Row, card: int) -> None:
        """A tile of the site's own colour for one credit (MU-SUPPLY-R1, MU-POPCARD-11)."""
        colour = row.one_of("colour", COLOURS, "MU-DATA-11")
        place = self.popup_site[card]
        if pack.dig_colour[place] != colour:
            raise row.wrong("colour", f"{COLOURS[colour]!r} is not the colour of {LOCATIONS[place]!r}", "MU-DATA-11")
        self.popup_colour[card] = colour
        self.popup_price[card] = fixed(row, "price", POPUP_PRICE, "MU-POPCARD-11")

    def _demand(self, row: Row, card: int) -> None:
        """A demand asks for something and brings something; what it leaves out is not asked for or brought."""
        if "colour" in row.fields:
            self.popup_colour[card] = row.one_of("colour", COLOURS, "MU-DATA-11")
        if "glyph" in row.fields:
            self.popup_glyph[card] = row.one_of("glyph", GLYPHS, "MU-DATA-11")
        self.popup_least[card] = optional(row, "least", MAX_VALUE)
        if self.popup_colour[card] == ANY and self.popup_glyph[card] == ANY and self.popup_least[card] == 0:
            raise row.wrong("least", "nothing is asked for: no colour, no glyph, no least value", "MU-DATA-11")
        self.popup_credits[card] = optional(row, "credits", MAX_FIGURE)
        self.popup_brokers[card] = optional(row, "brokers", N_COLOURS)
        self.popup_researchers[card] = optional(row, "researchers", RESEARCHERS)
        self.popup_re[card] = optional(row, "reverse_engineering", 1)
        if self._rest(card) == 0 and self.popup_re[card] == 0:
            raise row.wrong("credits", "nothing is gained; a demand has a reward", "MU-DATA-11")

    def _is_pictured(self, card: int) -> bool:
        """Is this the demand of the rulebook: a glyph, any colour, 5 or more, for a reverse engineering card?"""
        asks = self.popup_glyph[card] != ANY and self.popup_colour[card] == ANY and self.popup_least[card] == PICTURED
        return asks and self.popup_re[card] == 1 and self._rest(card) == 0

    def _rest(self, card: int) -> int:
        """How much a demand brings besides reverse engineering cards."""
        return self.popup_credits[card] + self.popup_brokers[card] + self.popup_researchers[card]


# --- reading rows ---------------------------------------------------------------------------------


def note(pack: Pack, name: str, row: Row, field: str, figure: str) -> None:
    """Remember how sure a figure is."""
    pack.statuses.append((name, field, figure, row.status(f"{field}_status")))


def with_status(fields: list[str]) -> list[str]:
    """These fields, each followed by that of its status."""
    found: list[str] = []
    for field in fields:
        found += [field, f"{field}_status"]
    return found


def fixed(row: Row, field: str, right: int, rule: str) -> int:
    """A number that the rules give."""
    number = row.whole(field, rule)
    if number != right:
        raise row.wrong(field, f"{shown(number)}, but it is {right}", rule)
    return number


def optional(row: Row, field: str, most: int) -> int:
    """A number of a demand card, or 0 if the card does not have it (MU-DATA-11)."""
    return row.in_range(field, 1, most, "MU-DATA-11") if field in row.fields else 0


def flag(row: Row, field: str, rule: str) -> bool:
    """A field that is true or false."""
    value = row.fields.get(field)
    if not isinstance(value, bool):
        raise row.wrong(field, f"{shown(value)} is not true or false" if field in row.fields else "missing", rule)
    return value


def said(value: bool) -> str:
    """As the file says it."""
    return "true" if value else "false"
