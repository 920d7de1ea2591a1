"""Component packs: the figures of board, tiles and cards, checked against everything the rulebook says about them.

EE-DATA-01 to -19 (EE-DATA-20 names what cannot be had). The worked examples must come out right: the two links round
the globe (EE-MAP-17, -18), the neighbouring red sites (EE-FACTION-31), the gallery of 41 credits (EE-END-10). A pack
that breaks a constraint is refused with file, row, field and rule. Player colours are no figures (EE-DATA-16).

There are six markets (EE-MAP-R1). A place that is a market and a site counts as either: it stands in `market_at` and in
`dig_colour`, and no rule asks what else it is (EE-MAP-06).
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    ACTION_FUEL,
    BUYERS,
    CENTRES,
    COLOURS,
    COMMAND_CARDS,
    FACTIONS,
    GLYPHS,
    ICONS,
    LOCATIONS,
    MAX_SEATS,
    N_BUYER_CARDS,
    N_BUYER_KINDS,
    N_BUYERS,
    N_CARD_KINDS,
    N_CARDS,
    N_CENTRES,
    N_COLOURS,
    N_COMMAND_CARDS,
    N_CUBES,
    N_FACTIONS,
    N_GLYPHS,
    N_LOCATIONS,
    N_MARKETS,
    N_ROUNDS,
    N_TILES,
    N_TYPES,
    NOWHERE,
    TYPES,
)
from digsite.kernel.data import Row, Sheet
from digsite.kernel.errors import BadComponents
from digsite.kernel.packed import ComponentPack

TABLES: Final[list[str]] = [
    "pack",
    "location",
    "artefact",
    "action_card",
    "fuel",
    "buyer_cards",
    "popularity",
    "sale",
    "gallery",
    "command_centre",
    "faction",
    "command_card",
    "board",
    "panels",
]
PANELS: Final = [
    "mothership",
    "left",
    "middle",
    "right",
    "aboard",
    "market-1",
    "market-2",
    "market-3",
    "market-4",
    "market-5",
    "market-6",
    "map",
    "black-market",
    "forecast",
    "initiative",
    "round",
    "turn-order",
    "popularity",
    "buyer-deck",
    "wild",
    "buyer-discard",
    "piles",
    "action-deck",
    "action-discard",
    "command-deck",
    "credits",
]
"""What has a place on the table. The four after the mothership lie on it (EE-MAP-19, EE-MAP-21)."""
N_ABOARD: Final = 4

NO_MARKET: Final = -1
NO_COLOUR: Final = -1
MAX_FIGURE: Final = 9999
"""No printed number is larger."""
MIN_SPACES: Final = N_BUYERS
"""A track has a space for each of its buyers (EE-DATA-10)."""
MIN_SITES: Final = 2
"""Two tiles of a colour come from two sites (EE-EXCAVATE-07)."""
MIN_STOCK: Final = 8
"""Tiles of a colour that set-up takes with four players (EE-DATA-09)."""
EDGE: Final = 30
"""Degrees from the easternmost place that still are the east edge of the map (EE-DATA-02)."""
TRAVEL_FUEL: Final = [2, 3, 4]
BONUS: Final = [0, 3, 8]
"""Credits for a sale in one, two and three markets (EE-SELL-17)."""
EXAMPLE_ROWS: Final = [13, 0, 0, 0]
EXAMPLE_COLUMNS: Final = [4, 0, 9, 0, 15]
"""The worked example of the gallery (EE-END-10)."""
COMMAND_LEAST: Final = [1, 2, 1, 1, 1, 1, 1, 1]
COMMAND_MOST: Final = [99, 3, 3, 2, N_COLOURS, 8, 8, 8]
"""What the figures of the command cards may be: with more than three cards drawn two Commands would bring back more
than they cost, for ever (EE-CMDCARD-R2); there are three explorers; two tiles are dug, and offloaded colours differ."""
QUIET_BUYER: Final = COMMAND_CARDS.index("quiet-buyer")
RED: Final = COLOURS.index("red")
YELLOW: Final = COLOURS.index("yellow")
ORANGE: Final = COLOURS.index("orange")


class Pack(ComponentPack):
    """The figures of one component pack: those of the base game."""

    def __init__(self, sheet: Sheet, tables: list[str]) -> None:
        super().__init__(sheet)

        self.longitude: Final[list[int]] = [0] * N_LOCATIONS
        self.latitude: Final[list[int]] = [0] * N_LOCATIONS
        """Where each location lies on the globe, in degrees; east and north are positive."""
        self.neighbours: Final[list[list[int]]] = [[] for _ in range(N_LOCATIONS)]
        """Locations that a line leads to from each location, ascending (EE-MAP-15)."""
        self.market_at: Final[list[int]] = [NO_MARKET] * N_LOCATIONS
        """The market at each location, 0 to 5, or -1 (EE-MAP-03)."""
        self.market_location: Final[list[int]] = [NOWHERE] * N_MARKETS
        self.dig_colour: Final[list[int]] = [NO_COLOUR] * N_LOCATIONS
        """The colour of the dig site at each location, or -1 (EE-MAP-08)."""
        self.site_of: Final[list[int]] = [NOWHERE] * N_TYPES
        """The one site of each type (EE-MAP-10, EE-MAP-R2)."""
        self.black_icons: Final[list[int]] = [0] * N_LOCATIONS
        """Icons that the black market at each location shows, as bits; 0 where there is none (EE-MAP-14)."""

        self.copies: Final[list[int]] = [0] * N_TYPES
        self.values: Final[list[int]] = [0] * N_TYPES
        """Tiles of each type, and what one is worth (EE-TILE-02)."""
        self.card_copies: Final[list[int]] = [0] * N_CARD_KINDS
        """Action cards of each kind (EE-DATA-07)."""
        self.row_charts: Final[list[list[int]]] = []
        self.column_charts: Final[list[list[int]]] = []
        """Credits for each row and column of the gallery, by number of samples (EE-END-04)."""
        self.centre_of: Final[list[int]] = [-1] * N_MARKETS
        """The command centre of each market (EE-MAP-20)."""
        self.initiative: Final[list[int]] = [0] * N_FACTIONS
        self.cargo: Final[list[int]] = [0] * N_FACTIONS
        self.hidden: Final[list[int]] = [0] * N_FACTIONS
        """Starting initiative and spaces of the two holds (EE-DATA-13, EE-DATA-14)."""
        self.command_white: Final[list[int]] = [0] * N_COMMAND_CARDS
        self.command_yellow: Final[list[int]] = [0] * N_COMMAND_CARDS
        """How much each command card does, by its side (EE-CMDCARD-09 to -24)."""
        self.panels: Final[list[list[int]]] = []
        """Left edge, top edge, width and height of each of PANELS."""

        for name in sheet.data:
            if name not in tables:
                raise BadComponents(f"{sheet.name}: {name!r} is no part of a pack; parts: {', '.join(tables)}")
        sheet.table("pack").only(["name", "about"])
        places = sheet.keyed("location", LOCATIONS, "EE-MAP-01")
        self._places(places)
        self._check_kinds(sheet.all_rows("location"))
        self._lines(places)
        self.southwest: Final = self._southwest(places)
        """The yellow site in the southwest corner, where the links round the globe begin (EE-MAP-17)."""
        self.eastern: Final = self._eastern(places)
        """The eastern black market, where one of them ends (EE-MAP-18)."""
        self._check_lines(places)
        self._artefacts(sheet)
        self._action_cards(sheet)
        self._fuel(sheet.table("fuel"))
        self.buyer_copies: Final = self._buyers(sheet.table("buyer_cards"))
        """Buyer cards of each colour, and wild ones (EE-DATA-08)."""
        popularity = sheet.table("popularity")
        popularity.only(["spaces", "spaces_status", "payout", "payout_status"])
        self.spaces: Final = self._spaces(popularity)
        """The numbers of a popularity track, from the bottom (EE-POP-05)."""
        self.payout: Final = self._payout(popularity)
        """Credits for a colour by its rank less one (EE-POP-12)."""
        self.sale_bonus: Final = self._bonus(sheet.table("sale"))
        """Credits for a sale by the number of markets, from 0 (EE-SELL-17)."""
        self._gallery(sheet.table("gallery"))
        self._centres(sheet)
        self._factions(sheet)
        cards = sheet.keyed("command_card", COMMAND_CARDS, "EE-COMP-14")
        self._command_cards(cards)
        self.quiet_bonus_white: Final = self._quiet_bonus(cards[QUIET_BUYER], "white_bonus")
        self.quiet_bonus_yellow: Final = self._quiet_bonus(cards[QUIET_BUYER], "yellow_bonus")
        """What Quiet Buyer adds to the value of each tile (EE-CMDCARD-17, EE-CMDCARD-18)."""
        board = sheet.table("board")
        board.only(["colours", "colours_status", "rounds", "rounds_status", "turns", "turns_status"])
        self.stacks: Final = self._stacks(board)
        """The colours of the black market's stacks and of the tracks, from left to right (EE-DATA-19)."""
        self.rounds: Final = board.in_range("rounds", N_ROUNDS, MAX_FIGURE, "EE-DATA-17")
        self.turns: Final = board.in_range("turns", MAX_SEATS, MAX_FIGURE, "EE-DATA-17")
        """Spaces of the round track and of the turn order track."""
        self._note("board", board, "rounds", str(self.rounds))
        self._note("board", board, "turns", str(self.turns))
        self.size: Final = self._panels(sheet.table("panels"))
        """Width and height of the table on which the panels lie."""

    def _note(self, name: str, row: Row, field: str, figure: str) -> None:
        """Remember how sure a figure is."""
        self.statuses.append((name, field, figure, row.status(f"{field}_status")))

    # --- the map --------------------------------------------------------------------------------

    def _places(self, rows: list[Row]) -> None:
        """What is at each location (EE-MAP-02)."""
        fields = ["key", "lon", "lat", "place_status", "market", "market_status", "colour", "colour_status"]
        fields += ["glyphs", "glyphs_status", "icons", "icons_status", "lines", "lines_status"]
        spots: dict[tuple[int, int], int] = {}
        for place in range(N_LOCATIONS):
            row = rows[place]
            row.only(fields)
            lon = row.in_range("lon", -180, 180, "EE-DATA-01")
            lat = row.in_range("lat", -90, 90, "EE-DATA-01")
            if (lon, lat) in spots:
                there = LOCATIONS[spots[(lon, lat)]]
                raise row.wrong("lon", f"{there!r} lies on this very spot; each location has its own", "EE-DATA-01")
            spots[(lon, lat)] = place
            self.longitude[place] = lon
            self.latitude[place] = lat
            name = LOCATIONS[place]
            self.statuses.append((name, "place", f"{lon} {lat}", row.status("place_status")))
            if "market" in row.fields:
                self._market(row, place)
            if "colour" in row.fields or "glyphs" in row.fields:
                self._site(row, place)
            if "icons" in row.fields:
                self._black_market(row, place)
            for field in ("market", "colour", "glyphs", "icons"):
                if field not in row.fields and f"{field}_status" in row.fields:
                    raise row.wrong(f"{field}_status", f"there is no {field!r} here; leave its status out", "EE-MAP-02")
            if self.market_at[place] < 0 and self.dig_colour[place] < 0 and self.black_icons[place] == 0:
                raise row.wrong(
                    "key", "nothing is here; a location has a market, a colour with glyphs, or icons", "EE-MAP-02"
                )

    def _market(self, row: Row, place: int) -> None:
        market = row.in_range("market", 1, N_MARKETS, "EE-DATA-04") - 1
        if self.market_location[market] != NOWHERE:
            there = LOCATIONS[self.market_location[market]]
            raise row.wrong("market", f"{market + 1} is at {there!r} already; each number stands once", "EE-DATA-04")
        self.market_at[place] = market
        self.market_location[market] = place
        self._note(LOCATIONS[place], row, "market", str(market + 1))

    def _site(self, row: Row, place: int) -> None:
        """Every site has one colour and at least one type of it (EE-MAP-08, EE-MAP-10)."""
        colour = row.one_of("colour", COLOURS, "EE-MAP-08")
        glyphs = row.texts("glyphs", "EE-DATA-03")
        if not glyphs:
            raise row.wrong("glyphs", "none; a dig site takes at least one type", "EE-DATA-03")
        for glyph in glyphs:
            if glyph not in GLYPHS:
                raise row.wrong("glyphs", f"{glyph!r} is no glyph; glyphs: {', '.join(GLYPHS)}", "EE-DATA-03")
            kind = colour * N_GLYPHS + GLYPHS.index(glyph)
            if self.site_of[kind] != NOWHERE:
                there = LOCATIONS[self.site_of[kind]]
                raise row.wrong(
                    "glyphs", f"{TYPES[kind]!r} lies at {there!r} already; each type has one site", "EE-DATA-03"
                )
            self.site_of[kind] = place
        self.dig_colour[place] = colour
        self._note(LOCATIONS[place], row, "colour", COLOURS[colour])
        self._note(LOCATIONS[place], row, "glyphs", " ".join(glyphs))

    def _black_market(self, row: Row, place: int) -> None:
        """A black market is nothing else (EE-MAP-02) and shows at least one icon (EE-MAP-14)."""
        if self.market_at[place] >= 0 or self.dig_colour[place] >= 0:
            raise row.wrong("icons", "a black market is neither a market nor a dig site", "EE-MAP-02")
        numbers = row.wholes("icons", "EE-DATA-06")
        if not numbers:
            raise row.wrong("icons", "none; a black market shows at least one market's icon", "EE-DATA-06")
        bits = 0
        for number in numbers:
            if not 1 <= number <= N_MARKETS:
                raise row.wrong("icons", f"{number} is not a market from 1 to {N_MARKETS}", "EE-DATA-06")
            if bits >> (number - 1) & 1:
                raise row.wrong("icons", f"{number} stands here twice; each icon stands once", "EE-DATA-06")
            bits |= 1 << (number - 1)
        self.black_icons[place] = bits
        self._note(LOCATIONS[place], row, "icons", spaced(numbers))

    def _check_kinds(self, table: Row) -> None:
        """Six markets, two to six of them dig sites; two black markets or more; every type has its site."""
        combined = 0
        for market in range(N_MARKETS):
            if self.market_location[market] == NOWHERE:
                why = f"no location has number {market + 1}; the numbers from 1 to {N_MARKETS} stand once each"
                raise table.wrong("market", why, "EE-DATA-04")
            if self.dig_colour[self.market_location[market]] >= 0:
                combined += 1
        if combined < 2:
            why = f"{combined} locations are market and dig site at once; two to six are allowed"
            raise table.wrong("market", why, "EE-DATA-01")
        black = N_LOCATIONS - self.black_icons.count(0)
        if black < 2:
            raise table.wrong("icons", f"{black} black markets; there are two or more", "EE-DATA-01")
        for colour in range(N_COLOURS):
            sites = self.dig_colour.count(colour)
            if sites < MIN_SITES:
                why = f"{sites} dig sites are {COLOURS[colour]}; every colour has at least {MIN_SITES}"
                raise table.wrong("colour", why, "EE-DATA-01")
        for kind in range(N_TYPES):
            if self.site_of[kind] == NOWHERE:
                raise table.wrong("glyphs", f"{TYPES[kind]!r} lies nowhere; each type has one site", "EE-DATA-03")

    def _lines(self, rows: list[Row]) -> None:
        """Read the lines; each stands at both of its ends, with one status (EE-MAP-15, EE-MAP-16)."""
        sure: list[dict[int, str]] = []
        for place in range(N_LOCATIONS):
            row = rows[place]
            lines = row.texts("lines", "EE-DATA-02")
            statuses = row.statuses("lines_status", len(lines))
            ends: dict[int, str] = {}
            for i in range(len(lines)):
                if lines[i] not in LOCATIONS:
                    raise row.wrong(
                        "lines", f"{lines[i]!r} is no location; locations: {', '.join(LOCATIONS)}", "EE-DATA-02"
                    )
                end = LOCATIONS.index(lines[i])
                if end == place:
                    raise row.wrong("lines", "a line leads to another location, never back to its own", "EE-DATA-02")
                if end in ends:
                    raise row.wrong("lines", f"{lines[i]!r} stands here twice; one line joins two places", "EE-DATA-02")
                ends[end] = statuses[i]
            sure.append(ends)
            self.neighbours[place] = sorted(ends)
        for place in range(N_LOCATIONS):
            for end in self.neighbours[place]:
                if place not in sure[end]:
                    why = f"{LOCATIONS[place]!r} has a line to here; then one leads back, for lines go both ways"
                    raise rows[end].wrong("lines", why, "EE-MAP-16")
                if sure[end][place] != sure[place][end]:
                    why = f"the line with {LOCATIONS[place]!r} is {sure[place][end]!r} at its other end"
                    raise rows[end].wrong("lines_status", why + "; both ends say the same", "EE-MAP-16")
                if place < end:
                    self.statuses.append((LOCATIONS[place], "line", LOCATIONS[end], sure[place][end]))

    def _check_lines(self, rows: list[Row]) -> None:
        """What the rulebook says about the lines (EE-DATA-02)."""
        self._check_link(rows, self.market_location[N_MARKETS - 1], "Market #6", "EE-MAP-17")
        self._check_link(rows, self.eastern, "the eastern black market", "EE-MAP-18")
        red = False
        for place in range(N_LOCATIONS):
            for end in self.neighbours[place]:
                if self.dig_colour[place] == RED and self.dig_colour[end] == RED:
                    red = True
        if not red:
            first = self.dig_colour.index(RED)
            raise rows[first].wrong("lines", "no line joins two red dig sites; at least one does", "EE-FACTION-31")
        for place in range(N_LOCATIONS):
            if len(self.neighbours[place]) < 2:
                why = f"{len(self.neighbours[place])}; every location has at least two, so that explorers can part"
                raise rows[place].wrong("lines", why, "EE-TRAVEL-R3")
        reached = [0]
        done = 0
        while done < len(reached):
            for end in self.neighbours[reached[done]]:
                if end not in reached:
                    reached.append(end)
            done += 1
        for place in range(N_LOCATIONS):
            if place not in reached:
                why = f"no way leads here from {LOCATIONS[0]!r}; every location can be reached from every other"
                raise rows[place].wrong("lines", why, "EE-DATA-02")

    def _check_link(self, rows: list[Row], end: int, what: str, rule: str) -> None:
        if end not in self.neighbours[self.southwest]:
            why = f"none leads to {LOCATIONS[end]!r}; from the yellow southwest site one leads to {what}"
            raise rows[self.southwest].wrong("lines", why, rule)

    def _southwest(self, rows: list[Row]) -> int:
        """The yellow site in the southwest corner: nowhere else is longitude plus latitude as small."""
        corner = 0
        for place in range(N_LOCATIONS):
            here = self.longitude[place] + self.latitude[place]
            least = self.longitude[corner] + self.latitude[corner]
            if here < least or (here == least and self.longitude[place] < self.longitude[corner]):
                corner = place
        if self.dig_colour[corner] != YELLOW:
            why = "this is the southwest corner of the map (least lon + lat), where a yellow dig site lies"
            raise rows[corner].wrong("colour", why, "EE-MAP-17")
        return corner

    def _eastern(self, rows: list[Row]) -> int:
        """The easternmost black market, of two on one longitude the southern one. Market #6 and it are on the edge."""
        sixth = self.market_location[N_MARKETS - 1]
        if self.dig_colour[sixth] != ORANGE:
            raise rows[sixth].wrong("colour", "Market #6 is an orange dig site too", "EE-MAP-17")
        found = NOWHERE
        for place in range(N_LOCATIONS):
            if self.black_icons[place] == 0:
                continue
            east = 1 if found == NOWHERE else self.longitude[place] - self.longitude[found]
            if east > 0 or (east == 0 and self.latitude[place] < self.latitude[found]):
                found = place
        edge = max(self.longitude) - EDGE
        if self.longitude[sixth] < edge:
            why = f"{self.longitude[sixth]}, but Market #6 lies on the east edge: {edge} or more here"
            raise rows[sixth].wrong("lon", why, "EE-DATA-04")
        if self.longitude[found] < edge:
            why = f"{self.longitude[found]}, but one black market lies on the east edge: {edge} or more here"
            raise rows[found].wrong("lon", why, "EE-DATA-02")
        return found

    # --- tiles and cards ------------------------------------------------------------------------

    def _artefacts(self, sheet: Sheet) -> None:
        """90 tiles; a type is worth 9 less the number of its tiles (EE-TILE-02, EE-DATA-09)."""
        rows = sheet.keyed("artefact", TYPES, "EE-MAP-09")
        for kind in range(N_TYPES):
            row = rows[kind]
            row.only(["key", "copies", "copies_status", "value", "value_status"])
            copies = row.in_range("copies", 1, 8, "EE-DATA-09")
            value = row.whole("value", "EE-TILE-02")
            if value != 9 - copies:
                raise row.wrong("value", f"{value}, but it is 9 less the copies: {9 - copies}", "EE-TILE-02")
            self.copies[kind] = copies
            self.values[kind] = value
            self._note(TYPES[kind], row, "copies", str(copies))
            self._note(TYPES[kind], row, "value", str(value))
        table = sheet.all_rows("artefact")
        if sum(self.copies) != N_TILES:
            raise table.wrong("copies", f"{sum(self.copies)} in all, but the box holds {N_TILES} tiles", "EE-DATA-09")
        for colour in range(N_COLOURS):
            stock = sum(self.copies[colour * N_GLYPHS : (colour + 1) * N_GLYPHS])
            if stock < MIN_STOCK:
                why = f"{stock} tiles are {COLOURS[colour]}; set-up needs at least {MIN_STOCK} of each colour"
                raise table.wrong("copies", why, "EE-DATA-09")
        if 3 not in self.copies:
            raise table.wrong("copies", "no type has three; the rulebook names one, of value 6", "EE-TILE-03")
        if min(self.copies) > 2:
            raise table.wrong("copies", "no type has one or two; some type has value 7 or more", "EE-DATA-09")

    def _action_cards(self, sheet: Sheet) -> None:
        """60 cards; every colour and every icon is on some."""
        rows = sheet.keyed("action_card", COLOURS, "EE-DATA-07")
        for colour in range(N_COLOURS):
            row = rows[colour]
            row.only(["key", "copies", "copies_status"])
            copies = figures(row, "copies", N_MARKETS, "one for each market's icon", "EE-DATA-07")
            if sum(copies) == 0:
                raise row.wrong("copies", "no card has this colour; every colour is on some", "EE-DATA-07")
            statuses = row.statuses("copies_status", N_MARKETS)
            for icon in range(N_MARKETS):
                self.card_copies[colour * N_MARKETS + icon] = copies[icon]
                self.statuses.append((f"{COLOURS[colour]} cards", ICONS[icon], str(copies[icon]), statuses[icon]))
        table = sheet.all_rows("action_card")
        for icon in range(N_MARKETS):
            if sum(self.card_copies[icon::N_MARKETS]) == 0:
                raise table.wrong("copies", f"no card shows the icon of market {icon + 1}; some do", "EE-DATA-07")
        if sum(self.card_copies) != N_CARDS:
            why = f"{sum(self.card_copies)} in all, but the box holds {N_CARDS} action cards"
            raise table.wrong("copies", why, "EE-COMP-13")

    def _fuel(self, row: Row) -> None:
        """Fuel on the cards; the rulebook gives it (EE-COMP-15, EE-COMP-17)."""
        row.only(["action", "action_status", "travel", "travel_status"])
        if row.whole("action", "EE-COMP-17") != ACTION_FUEL:
            raise row.wrong("action", f"{row.whole('action')}, but every action card has {ACTION_FUEL}", "EE-COMP-17")
        if row.wholes("travel", "EE-COMP-15") != TRAVEL_FUEL:
            raise row.wrong("travel", f"{row.wholes('travel')}, but the cards have {TRAVEL_FUEL}", "EE-COMP-15")
        self._note("fuel", row, "action", str(ACTION_FUEL))
        self._note("fuel", row, "travel", spaced(TRAVEL_FUEL))

    def _buyers(self, row: Row) -> list[int]:
        row.only(["copies", "copies_status"])
        copies = figures(row, "copies", N_BUYER_KINDS, "one for each colour and one for wild", "EE-DATA-08")
        for kind in range(N_BUYER_KINDS):
            if copies[kind] == 0:
                raise row.wrong("copies", f"no card is {BUYERS[kind]}; at least one is", "EE-DATA-08")
        if sum(copies) != N_BUYER_CARDS:
            why = f"{sum(copies)} in all, but the box holds {N_BUYER_CARDS} buyer cards"
            raise row.wrong("copies", why, "EE-DATA-08")
        statuses = row.statuses("copies_status", N_BUYER_KINDS)
        for kind in range(N_BUYER_KINDS):
            self.statuses.append(("buyer cards", BUYERS[kind], str(copies[kind]), statuses[kind]))
        return copies

    # --- popularity and sales -------------------------------------------------------------------

    def _spaces(self, row: Row) -> list[int]:
        """Numbers rise from above 0, which is the level of a full track (EE-POP-R1)."""
        spaces = row.wholes("spaces", "EE-DATA-10")
        if len(spaces) < MIN_SPACES:
            raise row.wrong("spaces", f"{len(spaces)}; a track has at least {MIN_SPACES}", "EE-DATA-10")
        before = 0
        for number in spaces:
            if number <= before:
                raise row.wrong("spaces", f"{number} after {before}: each is higher than the one below", "EE-DATA-10")
            before = number
        if before > MAX_FIGURE:
            raise row.wrong("spaces", f"{before} is more than {MAX_FIGURE}", "EE-DATA-10")
        self._note("popularity", row, "spaces", spaced(spaces))
        return spaces

    def _payout(self, row: Row) -> list[int]:
        payout = figures(row, "payout", N_COLOURS, "one for each rank", "EE-DATA-11")
        if payout[0] != 9 or payout[1] != 5 or payout[4] != 0:
            why = f"{spaced(payout)}, but ranks 1, 2 and 5 bring 9, 5 and 0"
            raise row.wrong("payout", why, "EE-POP-12")
        if not 5 >= payout[2] >= payout[3]:
            why = f"{payout[2]} and {payout[3]} for ranks 3 and 4; they lie between 5 and 0 and do not rise"
            raise row.wrong("payout", why, "EE-DATA-11")
        statuses = row.statuses("payout_status", N_COLOURS)
        for i in range(N_COLOURS):
            self.statuses.append(("popularity", f"payout {i + 1}", str(payout[i]), statuses[i]))
        return payout

    def _bonus(self, row: Row) -> list[int]:
        row.only(["bonus", "bonus_status"])
        bonus = row.wholes("bonus", "EE-SELL-17")
        if bonus != BONUS:
            why = f"{bonus}, but one, two and three markets bring {BONUS}"
            raise row.wrong("bonus", why, "EE-SELL-17")
        self._note("sale", row, "bonus", spaced(bonus))
        return [0] + bonus

    # --- gallery --------------------------------------------------------------------------------

    def _gallery(self, row: Row) -> None:
        """Charts that allow the worked example (EE-DATA-12, EE-END-10)."""
        row.only(["rows", "rows_status", "columns", "columns_status"])
        self._charts(row, "rows", self.row_charts, N_GLYPHS, N_COLOURS)
        self._charts(row, "columns", self.column_charts, N_COLOURS, N_GLYPHS)
        if EXAMPLE_ROWS[0] not in self.row_charts[0]:
            raise row.wrong("rows", f"the first row can bring {EXAMPLE_ROWS[0]}, but not with this chart", "EE-END-10")
        for column in range(N_COLOURS):
            if EXAMPLE_COLUMNS[column] not in self.column_charts[column]:
                why = f"column {column + 1} can bring {EXAMPLE_COLUMNS[column]}, but not with this chart"
                raise row.wrong("columns", why, "EE-END-10")
        if not can_show_example(self.row_charts, self.column_charts):
            why = (
                f"no set of samples brings {spaced(EXAMPLE_ROWS)} for the rows and at once"
                f" {spaced(EXAMPLE_COLUMNS)} for the columns, as the rulebook's example does"
            )
            raise row.wrong("rows", why, "EE-END-10")

    def _charts(self, row: Row, field: str, charts: list[list[int]], n: int, most: int) -> None:
        """One chart for all n rows or columns, or one for each; `most` samples fill it."""
        found = row.fields.get(field)
        if not isinstance(found, list) or len(found) not in (1, n):
            raise row.wrong(field, f"a list of one chart for all {n}, or of {n} charts, is needed", "EE-DATA-12")
        names = GLYPHS if field == "rows" else COLOURS
        statuses = row.statuses(f"{field}_status", len(found))
        for i in range(len(found)):
            chart = Row(row.where, {field: found[i]}).wholes(field, "EE-DATA-12")
            if len(chart) != most + 1:
                why = f"chart {i + 1} has {len(chart)} figures; it needs {most + 1}, for 0 to {most} samples"
                raise row.wrong(field, why, "EE-DATA-12")
            if chart[0] != 0:
                raise row.wrong(field, f"chart {i + 1} brings {chart[0]} for no sample; that brings 0", "EE-DATA-12")
            for samples in range(1, most + 1):
                if chart[samples] < chart[samples - 1]:
                    why = f"chart {i + 1}: {chart[samples]} after {chart[samples - 1]}; more samples never bring less"
                    raise row.wrong(field, why, "EE-DATA-12")
            if chart[most] > MAX_FIGURE:
                raise row.wrong(field, f"chart {i + 1}: {chart[most]} is more than {MAX_FIGURE}", "EE-DATA-12")
            charts.append(chart)
            which = f"{field}: {names[i]}" if len(found) == n else field
            self.statuses.append(("gallery", which, spaced(chart), statuses[i]))
        while len(charts) < n:
            charts.append(list(charts[0]))

    # --- mothership, factions, command cards ----------------------------------------------------

    def _centres(self, sheet: Sheet) -> None:
        """Each market in one command centre, each centre with a market (EE-DATA-05)."""
        rows = sheet.keyed("command_centre", CENTRES, "EE-MAP-19")
        for centre in range(N_CENTRES):
            row = rows[centre]
            row.only(["key", "markets", "markets_status"])
            markets = row.wholes("markets", "EE-DATA-05")
            if not markets:
                raise row.wrong("markets", "none; each command centre has at least one", "EE-DATA-05")
            for number in markets:
                if not 1 <= number <= N_MARKETS:
                    raise row.wrong("markets", f"{number} is not a market from 1 to {N_MARKETS}", "EE-DATA-05")
                if self.centre_of[number - 1] >= 0:
                    why = f"{number} has the centre {CENTRES[self.centre_of[number - 1]]!r} already; each has one"
                    raise row.wrong("markets", why, "EE-MAP-20")
                self.centre_of[number - 1] = centre
            self._note(f"{CENTRES[centre]} centre", row, "markets", spaced(markets))
        for market in range(N_MARKETS):
            if self.centre_of[market] < 0:
                why = f"no centre has market {market + 1}; each market has one"
                raise sheet.all_rows("command_centre").wrong("markets", why, "EE-MAP-20")

    def _factions(self, sheet: Sheet) -> None:
        """Initiatives differ (EE-DATA-13); the holds take what an action can bring (EE-DATA-14)."""
        rows = sheet.keyed("faction", FACTIONS, "EE-COMP-03")
        fields = ["key"]
        for field in ("initiative", "cargo", "hidden", "crew"):
            fields += [field, f"{field}_status"]
        for faction in range(N_FACTIONS):
            row = rows[faction]
            row.only(fields)
            initiative = row.in_range("initiative", 0, MAX_FIGURE, "EE-DATA-13")
            for other in range(faction):
                if self.initiative[other] == initiative:
                    why = f"{initiative} is that of {FACTIONS[other]!r} too; all five differ"
                    raise row.wrong("initiative", why, "EE-DATA-13")
            cargo = row.in_range("cargo", 2, N_TILES, "EE-DATA-14")
            # Two spaces and one make the three that both holds have together at least.
            hidden = row.in_range("hidden", 1, N_TILES, "EE-DATA-14")
            if row.whole("crew", "EE-COMP-07") != N_CUBES:
                raise row.wrong("crew", f"{row.whole('crew')}, but the box holds {N_CUBES} for each", "EE-COMP-07")
            self.initiative[faction] = initiative
            self.cargo[faction] = cargo
            self.hidden[faction] = hidden
            name = FACTIONS[faction]
            self._note(name, row, "initiative", str(initiative))
            self._note(name, row, "cargo", str(cargo))
            self._note(name, row, "hidden", str(hidden))
            self._note(name, row, "crew", str(N_CUBES))

    def _command_cards(self, rows: list[Row]) -> None:
        """The figures in the abilities, which are ours (EE-DATA-15)."""
        for card in range(N_COMMAND_CARDS):
            row = rows[card]
            fields = ["key", "white", "white_status", "yellow", "yellow_status"]
            if card == QUIET_BUYER:
                fields += ["white_bonus", "white_bonus_status", "yellow_bonus", "yellow_bonus_status"]
            row.only(fields)
            self.command_white[card] = row.in_range("white", COMMAND_LEAST[card], COMMAND_MOST[card], "EE-DATA-15")
            self.command_yellow[card] = row.in_range("yellow", COMMAND_LEAST[card], COMMAND_MOST[card], "EE-DATA-15")
            self._note(COMMAND_CARDS[card], row, "white", str(self.command_white[card]))
            self._note(COMMAND_CARDS[card], row, "yellow", str(self.command_yellow[card]))

    def _quiet_bonus(self, row: Row, field: str) -> int:
        bonus = row.in_range(field, 0, 99, "EE-DATA-15")
        self._note(COMMAND_CARDS[QUIET_BUYER], row, field, str(bonus))
        return bonus

    # --- board ----------------------------------------------------------------------------------

    def _stacks(self, row: Row) -> list[int]:
        colours = row.texts("colours", "EE-DATA-19")
        if sorted(colours) != sorted(COLOURS):
            raise row.wrong("colours", f"{colours}; each of {', '.join(COLOURS)} stands once", "EE-DATA-19")
        self._note("board", row, "colours", " ".join(colours))
        return [COLOURS.index(colour) for colour in colours]

    def _panels(self, row: Row) -> list[int]:
        """Read the places of the panels: on the table, side by side; what is aboard lies on the mothership."""
        row.only(["size", "panels_status"] + PANELS)
        size = figures(row, "size", 2, "width and height", "EE-COMP-02")
        if min(size) == 0:
            raise row.wrong("size", f"{size}; width and height are at least 1", "EE-COMP-02")
        status = row.status("panels_status")
        self.statuses.append(("panels", "size", spaced(size), status))
        for i in range(len(PANELS)):
            name = PANELS[i]
            rule = panel_rule(i)
            panel = figures(row, name, 4, "left, top, width, height", rule)
            if panel[2] == 0 or panel[3] == 0:
                raise row.wrong(name, f"{panel}; width and height are at least 1", rule)
            if panel[0] + panel[2] > size[0] or panel[1] + panel[3] > size[1]:
                raise row.wrong(name, f"{panel} is not on the table of {size[0]} by {size[1]}", rule)
            aboard = 1 <= i <= N_ABOARD
            if aboard and not is_inside(panel, self.panels[0]):
                raise row.wrong(name, f"{panel} is not on the mothership, which is at {self.panels[0]}", rule)
            for other in range(i):
                if not (aboard and other == 0) and overlap(panel, self.panels[other]):
                    raise row.wrong(name, f"{panel} lies over {PANELS[other]!r}; panels lie side by side", rule)
            if 2 <= i <= N_CENTRES and panel[0] <= self.panels[i - 1][0]:
                why = f"{panel} is not to the right of {PANELS[i - 1]!r}; the order is {', '.join(CENTRES)}"
                raise row.wrong(name, why, rule)
            self.panels.append(panel)
            self.statuses.append(("panels", name, spaced(panel), status))
        return size


def can_show_example(row_charts: list[list[int]], column_charts: list[list[int]]) -> bool:
    """Is there a gallery with the figures of the worked example (EE-END-10)?

    Column by column, every way to fill it is added to the sums of the rows that the columns before allow: a few hundred
    sums instead of a million galleries. Three bits of `sums` count the samples of one row.
    """
    reached = [0]
    for column in range(N_COLOURS):
        steps: list[int] = []
        for picked in range(1 << N_GLYPHS):
            step = 0
            samples = 0
            for glyph in range(N_GLYPHS):
                if picked >> glyph & 1:
                    step += 1 << (3 * glyph)
                    samples += 1
            if column_charts[column][samples] == EXAMPLE_COLUMNS[column]:
                steps.append(step)
        following: set[int] = set()
        for sums in reached:
            for step in steps:
                following.add(sums + step)
        reached = sorted(following)
    for sums in reached:
        fits = True
        for glyph in range(N_GLYPHS):
            if row_charts[glyph][sums >> (3 * glyph) & 7] != EXAMPLE_ROWS[glyph]:
                fits = False
        if fits:
            return True
    return False


def panel_rule(panel: int) -> str:
    """The rule that says that there is such a place."""
    name = PANELS[panel]
    if panel <= N_ABOARD:
        return "EE-DATA-18"
    if name.startswith("market-"):
        return "EE-MAP-05"
    if name in ("round", "turn-order"):
        return "EE-DATA-17"
    return "EE-COMP-02"


def overlap(one: list[int], two: list[int]) -> bool:
    """Do two panels share a spot?"""
    across = one[0] < two[0] + two[2] and two[0] < one[0] + one[2]
    return across and one[1] < two[1] + two[3] and two[1] < one[1] + one[3]


def is_inside(one: list[int], two: list[int]) -> bool:
    """Does a panel lie wholly on another?"""
    across = two[0] <= one[0] and one[0] + one[2] <= two[0] + two[2]
    return across and two[1] <= one[1] and one[1] + one[3] <= two[1] + two[3]


# --- reading rows ---------------------------------------------------------------------------------


def figures(row: Row, field: str, n: int, what: str, rule: str) -> list[int]:
    """A field that is a list of n whole numbers, none below 0."""
    found = row.wholes(field, rule)
    if len(found) != n:
        raise row.wrong(field, f"{len(found)} numbers; {n} are needed: {what}", rule)
    for number in found:
        if not 0 <= number <= MAX_FIGURE:
            raise row.wrong(field, f"{number} is not from 0 to {MAX_FIGURE}", rule)
    return found


def spaced(numbers: list[int]) -> str:
    """Numbers in one line."""
    return " ".join([str(number) for number in numbers])
