"""Component packs: the standard figures, what a file must satisfy, and that another is read as it stands (EE-DATA)."""

from __future__ import annotations

import copy
import json
import time
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD, Box
from digsite.games.excavation_earth.kinds import (
    CARDS,
    CENTRES,
    COLOURS,
    COMMAND_CARDS,
    FACTIONS,
    GLYPHS,
    ICONS,
    LOCATIONS,
    TYPES,
)
from digsite.games.excavation_earth.pack import PANELS, Pack, can_show_example
from digsite.kernel.data import STATUSES

OTHER = Path(__file__).parent / "other_pack.toml"
STANDARD_DATA: dict[str, Any] = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
PACK = Box.load(None)


class Draft:
    """A copy of the standard pack that is being changed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "mine.toml"
        self.data: dict[str, Any] = copy.deepcopy(STANDARD_DATA)

    def row(self, table: str, key: str) -> dict[str, Any]:
        """A row of a table, or the table itself if it has no rows."""
        found = self.data[table]
        one: dict[str, Any] = found if isinstance(found, dict) else next(row for row in found if row["key"] == key)
        return one

    def change(self, where: str, **fields: object) -> None:
        """Set fields of `table` or `table key`; None takes one out. Lists of figures get as many statuses."""
        table, _, key = where.partition(" ")
        row = self.row(table, key)
        for field, value in fields.items():
            row[field] = value
            if isinstance(value, list) and isinstance(row.get(f"{field}_status"), list):
                row[f"{field}_status"] = ["guessed"] * len(value)
            if value is None:
                del row[field]

    def place(self, key: str, **fields: object) -> None:
        """Put something else at a location; the lines stay."""
        row = self.row("location", key)
        for field in ("market", "colour", "glyphs", "icons"):
            row.pop(field, None)
            row.pop(f"{field}_status", None)
        for field, value in fields.items():
            row[field] = value
            row[f"{field}_status"] = "designed"

    def join(self, one: str, two: str) -> None:
        """Draw a line."""
        for here, there in ((one, two), (two, one)):
            self.row("location", here)["lines"].append(there)
            self.row("location", here)["lines_status"].append("designed")

    def part(self, one: str, two: str) -> None:
        """Take a line away."""
        for here, there in ((one, two), (two, one)):
            row = self.row("location", here)
            at = row["lines"].index(there)
            del row["lines"][at], row["lines_status"][at]

    def write(self) -> str:
        """Write it down; its path. Numbers, texts and lists of them read the same in JSON and in TOML."""
        lines: list[str] = []
        for name, table in self.data.items():
            for row in table if isinstance(table, list) else [table]:
                lines.append(f"[[{name}]]" if isinstance(table, list) else f"[{name}]")
                lines += [f"{field} = {json.dumps(value)}" for field, value in row.items()]
        self.path.write_text("\n".join(lines), encoding="utf-8")
        return str(self.path)

    def load(self) -> Pack:
        """The pack; it must be a good one."""
        return Box.load(self.write())

    def check(self, where: str, field: str, rule: str) -> str:
        """It is refused at `table`, `table key` or, for all rows together, `table *`; what is said."""
        with pytest.raises(digsite.BadComponents) as problem:
            self.load()
        said = str(problem.value)
        table, _, key = where.partition(" ")
        if not key:
            place = f"[{table}]"
        elif key == "*":
            place = f"[[{table}]]"
        else:
            number = next(i for i, row in enumerate(self.data[table]) if row["key"] == key) + 1
            place = f"[[{table}]] row {number} ({key})"
        assert said.startswith(f"{self.path}: {place}, field {field!r}: ")
        assert not rule or said.endswith(f" ({rule})")
        return said


@pytest.fixture
def draft(tmp_path: Path) -> Draft:
    return Draft(tmp_path)


def check_refused(draft: Draft, where: str, field: str, value: object, rule: str, at: str = "") -> None:
    """With this field of this row changed so, the pack is refused by that rule, at row `at` if not at its own."""
    draft.change(where, **{field: value})
    draft.check(at or where, field, rule)


def names(places: list[int]) -> str:
    return " ".join(LOCATIONS[place] for place in places)


# --- the standard pack ----------------------------------------------------------------------------


@pytest.mark.rule("EE-MAP-01", "EE-MAP-02", "EE-MAP-06", "EE-DATA-01")
def test_kinds_of_the_places() -> None:
    """21 places: four markets, twelve dig sites, two that are both, three black markets."""
    kinds = [
        ("m" if PACK.market_at[i] >= 0 else "") + ("d" if PACK.dig_colour[i] >= 0 else "") + "b" * bool(bits)
        for i, bits in enumerate(PACK.black_icons)
    ]

    assert len(kinds) == len(LOCATIONS) == 21
    assert [kinds.count(kind) for kind in ("m", "d", "md", "b")] == [4, 12, 2, 3]
    assert names([i for i, kind in enumerate(kinds) if kind == "md"]) == "lagos sydney"
    assert names([i for i, kind in enumerate(kinds) if kind == "b"]) == "havana zanzibar guam"


@pytest.mark.rule("EE-DATA-01")
def test_where_the_places_lie() -> None:
    """Whole degrees, east and north positive."""
    east = [-123, -43, 3, 13, 77, 151, -150, -74, -99, -109, -72, -60, 31, 18, 0, 12, 100, 109, -82, 39, 145]
    north = [49, -23, 6, 52, 29, -34, 61, 41, 19, -27, -14, -3, 30, -34, 51, 42, 14, 34, 23, -6, 13]

    assert PACK.longitude == east
    assert PACK.latitude == north


@pytest.mark.rule("EE-MAP-03", "EE-MAP-04", "EE-MAP-12", "EE-DATA-04")
def test_markets() -> None:
    """Six, each with its number, its icon and its place; their icons are no glyphs."""
    assert names(PACK.market_location) == "vancouver rio lagos berlin delhi sydney"
    assert [PACK.market_at[place] for place in PACK.market_location] == [0, 1, 2, 3, 4, 5]
    assert sum(market >= 0 for market in PACK.market_at) == 6
    assert ICONS == ["mask", "coil", "prism", "cog", "comet", "anchor"]
    assert GLYPHS == ["helix", "lens", "antenna", "crater"]


@pytest.mark.rule("EE-MAP-07", "EE-MAP-08", "EE-MAP-09", "EE-MAP-10", "EE-MAP-R2", "EE-MAP-R3", "EE-DATA-03")
def test_sites_of_the_types() -> None:
    """Five colours of four types; each type has one site, which has its colour; six sites take two types."""
    assert COLOURS == ["yellow", "green", "red", "purple", "orange"]
    assert names(PACK.site_of[0:4]) == "cusco cusco easter manaus"
    assert names(PACK.site_of[4:8]) == "anchorage anchorage newyork mexico"
    assert names(PACK.site_of[8:12]) == "rome london london rome"
    assert names(PACK.site_of[12:16]) == "lagos capetown cairo cairo"
    assert names(PACK.site_of[16:20]) == "bangkok xian sydney xian"
    assert [PACK.dig_colour[place] for place in PACK.site_of] == [kind // 4 for kind in range(20)]
    assert [PACK.dig_colour.count(colour) for colour in range(5)] == [3, 3, 2, 3, 3]
    assert sorted(PACK.site_of.count(place) for place in set(PACK.site_of)) == [1] * 8 + [2] * 6


@pytest.mark.rule("EE-MAP-14", "EE-DATA-06")
def test_icons_of_the_black_markets() -> None:
    """Two on each, so that each icon is on one."""
    shown = {LOCATIONS[i]: bits for i, bits in enumerate(PACK.black_icons) if bits}

    assert shown == {"havana": 0b100100, "zanzibar": 0b001001, "guam": 0b010010}


@pytest.mark.rule("EE-MAP-15", "EE-MAP-16", "EE-DATA-02", "EE-TRAVEL-R3")
def test_lines() -> None:
    """33 lines, two to four at each place, every one both ways, in one piece."""
    assert [names(ends) for ends in PACK.neighbours] == [
        "anchorage newyork mexico",
        "cusco capetown havana",
        "cairo capetown rome",
        "london rome xian",
        "cairo bangkok zanzibar",
        "easter bangkok guam",
        "vancouver newyork",
        "vancouver anchorage mexico london",
        "vancouver newyork easter havana",
        "sydney mexico cusco guam",
        "rio easter manaus",
        "cusco havana",
        "lagos delhi rome zanzibar",
        "rio lagos zanzibar",
        "berlin newyork rome",
        "lagos berlin cairo london",
        "delhi sydney xian",
        "berlin bangkok guam",
        "rio mexico manaus",
        "delhi cairo capetown",
        "sydney easter xian",
    ]
    assert sum(len(ends) for ends in PACK.neighbours) == 66
    assert all(ends == sorted(ends) for ends in PACK.neighbours)
    assert all(place in PACK.neighbours[end] for place, ends in enumerate(PACK.neighbours) for end in ends)


@pytest.mark.rule("EE-MAP-17", "EE-MAP-18", "EE-FACTION-31", "EE-DATA-02")
def test_lines_that_the_rulebook_names() -> None:
    """Round the globe from the yellow southwest site to Market #6 and to the eastern black market; a red pair."""
    easter, sydney, guam = (LOCATIONS.index(name) for name in ("easter", "sydney", "guam"))
    london, rome = LOCATIONS.index("london"), LOCATIONS.index("rome")

    assert (PACK.southwest, PACK.market_location[5], PACK.eastern) == (easter, sydney, guam)
    assert COLOURS[PACK.dig_colour[easter]] == "yellow"
    assert COLOURS[PACK.dig_colour[sydney]] == "orange"
    assert sydney in PACK.neighbours[easter]
    assert guam in PACK.neighbours[easter]
    assert [COLOURS[PACK.dig_colour[place]] for place in (london, rome)] == ["red", "red"]
    assert rome in PACK.neighbours[london]


@pytest.mark.rule("EE-MAP-19", "EE-MAP-20", "EE-DATA-05")
def test_command_centres() -> None:
    """Three with two markets each."""
    assert CENTRES == ["left", "middle", "right"]
    assert PACK.centre_of == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("EE-TILE-02", "EE-DATA-09")
def test_tiles() -> None:
    """90 tiles, 18 of each colour; a type is worth 9 less the number of its tiles."""
    assert PACK.copies == [2, 4, 5, 7, 3, 4, 6, 5, 4, 7, 2, 5, 7, 5, 4, 2, 6, 3, 5, 4]
    assert PACK.values == [7, 5, 4, 2, 6, 5, 3, 4, 5, 2, 7, 4, 2, 4, 5, 7, 3, 6, 4, 5]
    assert all(value == 9 - copies for value, copies in zip(PACK.values, PACK.copies, strict=True))
    assert [sum(PACK.copies[colour * 4 : colour * 4 + 4]) for colour in range(5)] == [18] * 5
    assert sum(PACK.copies) == sum(PACK.values) == 90


@pytest.mark.rule("EE-TILE-03", "EE-DATA-09")
def test_value_six_is_three_copies() -> None:
    """The rulebook's example, in both packs."""
    for pack in (PACK, Box.load(str(OTHER))):
        found = [pack.copies[kind] for kind in range(20) if pack.values[kind] == 6]
        assert found
        assert set(found) == {3}


@pytest.mark.rule("EE-DATA-07")
def test_action_cards() -> None:
    """Two of each of the 30 kinds."""
    assert PACK.card_copies == [2] * len(CARDS) == [2] * 30


@pytest.mark.rule("EE-DATA-08")
def test_buyer_cards() -> None:
    """Three of each colour and two wild ones."""
    assert PACK.buyer_copies == [3, 3, 3, 3, 3, 2]


@pytest.mark.rule("EE-DATA-10")
def test_popularity_tracks() -> None:
    """Ten spaces with the numbers 1 to 10."""
    assert PACK.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("EE-POP-12", "EE-DATA-11", "EE-SELL-17")
def test_payout_and_bonus() -> None:
    """9, 5, 3, 1 and 0 by rank; nothing, 3 and 8 more for one, two and three markets."""
    assert PACK.payout == [9, 5, 3, 1, 0]
    assert PACK.sale_bonus == [0, 0, 3, 8]


@pytest.mark.rule("EE-POP-18")
@pytest.mark.parametrize(
    ("levels", "credits"),
    [
        ([7, 7, 4, 3, 2], [9, 9, 3, 1, 0]),
        ([7, 7, 7, 3, 2], [9, 9, 9, 1, 0]),
        ([7, 6, 5, 2, 2], [9, 5, 3, 1, 1]),
        ([7, 6, 3, 3, 3], [9, 5, 3, 3, 3]),
        ([7, 2, 2, 2, 2], [9, 5, 5, 5, 5]),
    ],
)
def test_payout_of_ties(levels: list[int], credits: list[int]) -> None:
    """The chart is read by rank, which is one more than the number of colours above."""
    assert [PACK.payout[sum(other > level for other in levels)] for level in levels] == credits


@pytest.mark.rule("EE-DATA-13", "EE-DATA-14")
def test_factions() -> None:
    """Merchants, Psychics, Smugglers, Pilots, Excavators; holds of four and two for all."""
    assert sorted(FACTIONS, key=lambda name: PACK.initiative[FACTIONS.index(name)]) == [
        "aqulla",
        "issisinui",
        "gul",
        "dal_harrai",
        "kuti_kuti",
    ]
    assert PACK.initiative == [20, 10, 30, 40, 50]
    assert PACK.cargo == [4] * 5
    assert PACK.hidden == [2] * 5


@pytest.mark.rule("EE-DATA-15")
def test_command_cards() -> None:
    """How much each of the eight does on its white and its yellow side."""
    assert len(COMMAND_CARDS) == 8
    assert PACK.command_white == [5, 2, 1, 1, 1, 1, 1, 1]
    assert PACK.command_yellow == [8, 3, 3, 2, 2, 2, 3, 2]
    assert (PACK.quiet_bonus_white, PACK.quiet_bonus_yellow) == (1, 2)


@pytest.mark.rule("EE-DATA-17", "EE-DATA-19")
def test_board() -> None:
    """Three rounds, four places in the turn order, stacks and tracks in the order of the colours."""
    assert (PACK.rounds, PACK.turns, PACK.stacks) == (3, 4, [0, 1, 2, 3, 4])


@pytest.mark.rule("EE-DATA-18", "EE-MAP-05", "EE-MAP-21")
def test_panels() -> None:
    """Every market has a panel of its own above the map; three centres from left to right, and one place for buyers."""
    at = dict(zip(PANELS, PACK.panels, strict=True))

    assert PACK.size == [1000, 680]
    assert at["mothership"] == [0, 0, 740, 100]
    assert [at[name] for name in (*CENTRES, "aboard")] == [
        [0, 30, 244, 70],
        [248, 30, 244, 70],
        [496, 30, 244, 70],
        [200, 0, 340, 26],
    ]
    for market in range(6):
        panel = at[f"market-{market + 1}"]
        bay = at[CENTRES[PACK.centre_of[market]]]
        assert panel == [124 * market, 108, 120, 112]
        assert bay[0] <= panel[0] < panel[0] + panel[2] <= bay[0] + bay[2]
        assert panel[1] + panel[3] <= at["map"][1]
    assert at["black-market"][0] == 0
    assert at["black-market"][1] >= at["map"][1] + at["map"][3]
    assert at["buyer-deck"][1] < at["wild"][1] < at["buyer-discard"][1]


@pytest.mark.rule("EE-DATA-16", "EE-DATA-20")
def test_every_figure_has_a_status() -> None:
    """Nothing in the file is without one; colours of players and lost pictures are no figures of a pack."""
    sure = {(row, field): (figure, status) for row, field, figure, status in PACK.statuses}

    assert len(PACK.statuses) == 405
    assert [field for _, field, _, _ in PACK.statuses].count("line") == 33
    assert {status for _, _, _, status in PACK.statuses} <= set(STATUSES)
    assert sure["popularity", "payout 1"] == ("9", "confirmed")
    assert sure["popularity", "payout 3"] == ("3", "guessed")
    assert sure["yellow cards", "mask"] == ("2", "derived")
    assert sure["gul", "initiative"] == ("30", "designed")
    confirmed = [
        (row, figure) for row, field, figure, status in PACK.statuses if (field, status) == ("line", "confirmed")
    ]
    assert confirmed == [("sydney", "easter"), ("easter", "guam")]
    for colour in ("black", "pink", "brown"):
        assert f'"{colour}"' not in STANDARD.read_text(encoding="utf-8")


def test_loading_is_quick() -> None:
    """A pack is read at every start."""
    best = 9.0
    for _ in range(5):
        start = time.perf_counter()
        Box.load(None)
        best = min(best, time.perf_counter() - start)
    assert best < 0.25


# --- the gallery ----------------------------------------------------------------------------------


def paid(pack: Pack, samples: set[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """What rows and columns bring for samples at (row, column)."""
    rows = [pack.row_charts[row][sum(at[0] == row for at in samples)] for row in range(4)]
    columns = [pack.column_charts[column][sum(at[1] == column for at in samples)] for column in range(5)]
    return rows, columns


def examples(row_charts: list[list[int]], column_charts: list[list[int]]) -> list[list[int]]:
    """Every gallery with the figures of the worked example, as the number of samples in each row and column.

    All of them are tried, less those that a column rules out.
    """
    subsets = [list(picked) for n in range(5) for picked in combinations(range(4), n)]
    found: list[list[int]] = [[]]
    for column, wanted in enumerate([4, 0, 9, 0, 15]):
        fits = [i for i, picked in enumerate(subsets) if column_charts[column][len(picked)] == wanted]
        found = [[*before, i] for before in found for i in fits]
    counts = []
    for gallery in found:
        rows = [sum(row in subsets[i] for i in gallery) for row in range(4)]
        if [row_charts[row][rows[row]] for row in range(4)] == [13, 0, 0, 0]:
            counts.append(rows + [len(subsets[i]) for i in gallery])
    return counts


@pytest.mark.rule("EE-END-12", "EE-DATA-12")
def test_charts_of_the_gallery() -> None:
    """A full gallery brings 159, an empty one 0, two samples of one column 4, a full row 21."""
    assert PACK.row_charts == [[0, 0, 0, 6, 13, 21]] * 4
    assert PACK.column_charts == [[0, 0, 4, 9, 15]] * 5
    full = {(row, column) for row in range(4) for column in range(5)}
    for samples, credits in (
        (full, 159),
        (set(), 0),
        ({(0, 2), (3, 2)}, 4),
        ({(1, column) for column in range(5)}, 21),
    ):
        assert sum(map(sum, paid(PACK, samples))) == credits


@pytest.mark.rule("EE-END-10", "EE-END-12")
def test_the_example_of_the_gallery() -> None:
    """Six galleries show it, all with ten samples; it brings 41."""
    found = examples(PACK.row_charts, PACK.column_charts)

    assert len(found) == 6
    assert {tuple(counts[:4]) for counts in found} == {(4, 2, 2, 2)}
    assert {tuple(counts[4:]) for counts in found} == {(2, 1, 3, 0, 4), (2, 0, 3, 1, 4)}
    samples = {(0, 0), (0, 1), (0, 2), (0, 4), (1, 0), (1, 4), (2, 2), (2, 4), (3, 2), (3, 4)}
    assert paid(PACK, samples) == ([13, 0, 0, 0], [4, 0, 9, 0, 15])
    assert sum(map(sum, paid(PACK, samples))) == 41


@pytest.mark.rule("EE-END-10", "EE-DATA-12")
def test_the_search_for_the_example_is_right() -> None:
    """It finds one where trying everything finds one, and none where there is none."""
    rows = [[0, 0, 0, 6, 13, 21], [0, 0, 1, 2, 13, 20], [0, 1, 2, 13, 14, 15], [0, 0, 0, 0, 4, 13]]
    seen = set()
    for first in rows:
        for rest in rows:
            for column in ([0, 0, 4, 9, 15], [0, 4, 9, 15, 16]):
                charts = [first, rest, rest, rest], [column, [0, 0, 1, 1, 1], column, [0, 1, 1, 1, 1], column]
                assert can_show_example(*charts) == bool(examples(*charts))
                seen.add(can_show_example(*charts))
    assert seen == {False, True}


# --- what is refused: the map ---------------------------------------------------------------------


@pytest.mark.rule("EE-DATA-01", "EE-MAP-01")
def test_every_place_has_exactly_one_row(draft: Draft) -> None:
    """A place that is missing, doubled or unknown is refused."""
    rows = draft.data["location"]
    rio = rows.pop(1)
    assert "'rio'" in draft.check("location *", "key", "EE-MAP-01")
    rows += [rio, {**rio, "market": 3}]
    with pytest.raises(digsite.BadComponents, match=r"row 22 \(rio\), field 'key': .* \(EE-MAP-01\)$"):
        draft.load()
    rows[-1] = {**rio, "key": "atlantis"}
    draft.check("location atlantis", "key", "EE-MAP-01")
    del rows[-1]["key"]
    with pytest.raises(digsite.BadComponents, match=r"row 22, field 'key': missing \(EE-MAP-01\)$"):
        draft.load()


@pytest.mark.rule("EE-DATA-01")
@pytest.mark.parametrize(
    ("field", "value"),
    [("lon", 181), ("lon", None), ("lon", 12.5), ("lon", "east"), ("lat", -91), ("lat", None), ("lat", True)],
)
def test_places_lie_on_the_globe(draft: Draft, field: str, value: object) -> None:
    """Whole degrees, within the globe."""
    check_refused(draft, "location cairo", field, value, "EE-DATA-01")


@pytest.mark.rule("EE-DATA-01")
def test_no_two_places_on_one_spot(draft: Draft) -> None:
    """Each has its own."""
    draft.change("location cairo", lon=3, lat=6)
    assert "'lagos'" in draft.check("location cairo", "lon", "EE-DATA-01")


@pytest.mark.rule("EE-MAP-02", "EE-DATA-01")
def test_kinds_are_not_mixed(draft: Draft) -> None:
    """A black market is nothing else, and no place is nothing."""
    draft.change("location havana", market=1, market_status="guessed")
    draft.change("location vancouver", market=None, market_status=None)
    draft.check("location vancouver", "key", "EE-MAP-02")
    draft.place("vancouver", icons=[1])
    draft.check("location havana", "icons", "EE-MAP-02")
    draft.place("havana", market=1)
    draft.load()
    draft.change("location cairo", icons=[2], icons_status="guessed")
    draft.check("location cairo", "icons", "EE-MAP-02")
    draft.change("location cairo", icons=None)
    draft.check("location cairo", "icons_status", "EE-MAP-02")


@pytest.mark.rule("EE-DATA-01", "EE-MAP-06")
def test_two_markets_are_dig_sites(draft: Draft) -> None:
    """One is not enough; all six may be."""
    draft.place("lagos", market=3)
    draft.change("location capetown", glyphs=["lens", "helix"])
    draft.check("location *", "market", "EE-DATA-01")

    draft.change("location capetown", glyphs=["lens"])
    draft.place("lagos", market=3, colour="purple", glyphs=["helix"])
    for number, place in enumerate(["newyork", "rome", "lagos", "cairo", "capetown"]):
        row = draft.row("location", place)
        draft.place(place, colour=row["colour"], glyphs=row["glyphs"], market=number + 1)
    for place in ("vancouver", "rio", "berlin", "delhi"):
        draft.place(place, icons=[1])
    assert draft.load().black_icons.count(1) == 4


@pytest.mark.rule("EE-DATA-01")
def test_two_black_markets(draft: Draft) -> None:
    """Two are enough, one is not."""
    draft.change("location capetown", glyphs=["lens"])
    draft.place("zanzibar", colour="purple", glyphs=["crater"])
    draft.change("location cairo", glyphs=["antenna"])
    draft.load()
    draft.place("havana", colour="green", glyphs=["lens"])
    draft.change("location anchorage", glyphs=["helix"])
    draft.check("location *", "icons", "EE-DATA-01")


@pytest.mark.rule("EE-DATA-01", "EE-EXCAVATE-07")
def test_two_sites_of_every_colour(draft: Draft) -> None:
    """Two tiles of a colour come from two sites, so every colour has two."""
    draft.place("rome", colour="purple", glyphs=["helix"])
    draft.place("lagos", market=3, colour="orange", glyphs=["antenna"])
    draft.place("sydney", market=6, colour="orange", glyphs=["lens"])
    draft.change("location xian", glyphs=["crater"])
    draft.change("location london", glyphs=GLYPHS)
    assert "red" in draft.check("location *", "colour", "EE-DATA-01")


@pytest.mark.rule("EE-DATA-02", "EE-MAP-15")
@pytest.mark.parametrize(
    "lines",
    [
        None,
        "cairo",
        [1, 2],
        ["cairo", "capetown", "rome", "lagos"],
        ["cairo", "capetown", "rome", "rome"],
        ["cairo", "capetown", "paris"],
    ],
)
def test_lines_lead_to_other_places(draft: Draft, lines: object) -> None:
    """Each to a place that there is, not to itself, and only once."""
    check_refused(draft, "location lagos", "lines", lines, "EE-DATA-02")


@pytest.mark.rule("EE-MAP-16", "EE-DATA-02")
def test_lines_go_both_ways(draft: Draft) -> None:
    """A line that stands at one end only is refused at the other; so is one with two statuses."""
    draft.change("location lagos", lines=["cairo", "capetown", "rome", "manaus"], lines_status=["designed"] * 4)
    assert "'lagos'" in draft.check("location manaus", "lines", "EE-MAP-16")
    draft.change("location lagos", lines=["cairo", "capetown", "rome"], lines_status=["designed"] * 2 + ["guessed"])
    draft.check("location rome", "lines_status", "EE-MAP-16")


@pytest.mark.rule("EE-TRAVEL-R3", "EE-DATA-02")
def test_two_lines_at_every_place(draft: Draft) -> None:
    """With one line alone, explorers could not part."""
    draft.part("manaus", "havana")
    draft.check("location manaus", "lines", "EE-TRAVEL-R3")


@pytest.mark.rule("EE-DATA-02")
def test_the_map_is_in_one_piece(draft: Draft) -> None:
    """Nothing is out of reach, even where every place has two lines."""
    for one, two in (("vancouver", "mexico"), ("newyork", "mexico"), ("newyork", "london")):
        draft.part(one, two)
    draft.check("location rio", "lines", "EE-DATA-02")
    draft.join("anchorage", "xian")
    draft.load()


@pytest.mark.rule("EE-MAP-17", "EE-DATA-02")
def test_round_the_globe_to_market_six(draft: Draft) -> None:
    """From the yellow site in the southwest; another line from Market #6 does not help."""
    draft.part("easter", "sydney")
    draft.join("cusco", "sydney")
    assert "'sydney'" in draft.check("location easter", "lines", "EE-MAP-17")


@pytest.mark.rule("EE-MAP-18", "EE-DATA-02")
def test_round_the_globe_to_the_black_market(draft: Draft) -> None:
    """To the easternmost one; another black market does not help."""
    draft.part("easter", "guam")
    draft.join("easter", "havana")
    assert "'guam'" in draft.check("location easter", "lines", "EE-MAP-18")
    draft.part("easter", "havana")
    draft.join("easter", "zanzibar")
    draft.change("location zanzibar", lon=146)
    pack = draft.load()
    assert names([pack.eastern]) == "zanzibar"
    draft.change("location zanzibar", lon=145)
    assert names([draft.load().eastern]) == "zanzibar"


@pytest.mark.rule("EE-MAP-17", "EE-DATA-02", "EE-DATA-03")
def test_the_southwest_corner_is_yellow(draft: Draft) -> None:
    """Whatever lies furthest to the southwest is a yellow dig site."""
    draft.change("location rio", lon=-130, lat=-40)
    draft.check("location rio", "colour", "EE-MAP-17")
    draft.change("location rio", lon=-43, lat=-23)
    draft.place("easter", colour="green", glyphs=["crater"])
    draft.place("mexico", colour="yellow", glyphs=["antenna"])
    draft.check("location easter", "colour", "EE-MAP-17")


@pytest.mark.rule("EE-MAP-17", "EE-DATA-03", "EE-DATA-04")
def test_market_six_is_an_orange_site(draft: Draft) -> None:
    """The orange site on the east edge and no other place."""
    draft.place("sydney", market=5, colour="orange", glyphs=["antenna"])
    draft.place("delhi", market=6)
    draft.check("location delhi", "colour", "EE-MAP-17")
    draft.place("delhi", market=4)
    draft.place("berlin", market=1)
    draft.place("vancouver", market=3)
    draft.place("lagos", market=6, colour="purple", glyphs=["helix"])
    draft.check("location lagos", "colour", "EE-MAP-17")


@pytest.mark.rule("EE-DATA-04")
def test_market_six_lies_in_the_east(draft: Draft) -> None:
    """Within thirty degrees of the easternmost place."""
    draft.change("location sydney", lon=115)
    draft.load()
    check_refused(draft, "location sydney", "lon", 114, "EE-DATA-04")


@pytest.mark.rule("EE-DATA-02", "EE-MAP-18")
def test_a_black_market_lies_in_the_east(draft: Draft) -> None:
    """The easternmost one is on the edge too."""
    draft.change("location guam", lon=121)
    draft.load()
    check_refused(draft, "location guam", "lon", 120, "EE-DATA-02")


@pytest.mark.rule("EE-FACTION-31", "EE-DATA-02")
def test_red_sites_are_neighbours(draft: Draft) -> None:
    """The rulebook's Excavators dig next door."""
    draft.part("london", "rome")
    draft.check("location london", "lines", "EE-FACTION-31")


@pytest.mark.rule("EE-DATA-03", "EE-MAP-08", "EE-MAP-09", "EE-MAP-10", "EE-MAP-R2")
@pytest.mark.parametrize(
    ("key", "field", "value", "rule", "at"),
    [
        ("cairo", "glyphs", [], "EE-DATA-03", ""),
        ("cairo", "glyphs", None, "EE-DATA-03", ""),
        ("cairo", "glyphs", "crater", "EE-DATA-03", ""),
        ("cairo", "glyphs", ["crater", "prism"], "EE-DATA-03", ""),
        ("cairo", "glyphs", ["crater", "crater"], "EE-DATA-03", ""),
        ("cairo", "glyphs", ["antenna"], "EE-DATA-03", "location *"),
        ("capetown", "glyphs", ["lens", "helix"], "EE-DATA-03", ""),
        ("cairo", "colour", "blue", "EE-MAP-08", ""),
        ("cairo", "colour", None, "EE-MAP-08", ""),
        ("cairo", "colour", 3, "EE-MAP-08", ""),
    ],
)
def test_every_type_has_one_site(draft: Draft, key: str, field: str, value: object, rule: str, at: str) -> None:
    """A site has a colour and glyphs of that colour; no type is missing, none lies at two sites."""
    check_refused(draft, f"location {key}", field, value, rule, at)


@pytest.mark.rule("EE-DATA-04", "EE-MAP-03")
@pytest.mark.parametrize("number", [0, 7, 3, "2", None])
def test_numbers_of_the_markets(draft: Draft, number: object) -> None:
    """1 to 6, each at one place."""
    if number is None:
        draft.place("rio", icons=[1])
        draft.check("location *", "market", "EE-DATA-04")
    else:
        at = "location lagos" if number == 3 else ""
        check_refused(draft, "location rio", "market", number, "EE-DATA-04", at)


@pytest.mark.rule("EE-DATA-06", "EE-MAP-14")
@pytest.mark.parametrize("icons", [[], [0], [1, 7], [2, 2], ["mask"], 3])
def test_icons_of_black_markets_are_markets(draft: Draft, icons: object) -> None:
    """At least one of the six, each once."""
    check_refused(draft, "location guam", "icons", icons, "EE-DATA-06")


# --- what is refused: tiles, cards, figures -------------------------------------------------------


@pytest.mark.rule("EE-DATA-05", "EE-MAP-20")
@pytest.mark.parametrize(
    ("key", "markets", "rule", "at"),
    [
        ("left", [], "EE-DATA-05", ""),
        ("left", None, "EE-DATA-05", ""),
        ("left", [1, 0], "EE-DATA-05", ""),
        ("left", [1, 7], "EE-DATA-05", ""),
        ("right", [4, 5, 6], "EE-MAP-20", ""),
        ("right", [5, 5], "EE-MAP-20", ""),
        ("right", [5], "EE-MAP-20", "command_centre *"),
    ],
)
def test_each_market_has_one_centre(draft: Draft, key: str, markets: object, rule: str, at: str) -> None:
    """And each centre has a market."""
    check_refused(draft, f"command_centre {key}", "markets", markets, rule, at)


@pytest.mark.rule("EE-DATA-05", "EE-MAP-19")
def test_three_centres(draft: Draft) -> None:
    """Left, middle, right, and no other."""
    draft.data["command_centre"].append({"key": "rear", "markets": [1], "markets_status": "guessed"})
    draft.check("command_centre rear", "key", "EE-MAP-19")
    del draft.data["command_centre"][2:]
    draft.check("command_centre *", "key", "EE-MAP-19")


@pytest.mark.rule("EE-DATA-07")
@pytest.mark.parametrize(
    ("copies", "rule", "at"),
    [
        ([2] * 5, "EE-DATA-07", ""),
        ([2] * 7, "EE-DATA-07", ""),
        ([2, 2, 2, 2, 2, -1], "EE-DATA-07", ""),
        ([0] * 6, "EE-DATA-07", ""),
        (None, "EE-DATA-07", ""),
        (12, "EE-DATA-07", ""),
        ([2, 2, 2, 2, 2, 3], "EE-COMP-13", "action_card *"),
    ],
)
def test_sixty_action_cards(draft: Draft, copies: object, rule: str, at: str) -> None:
    """Six numbers for each colour, not all nothing, 60 in all."""
    check_refused(draft, "action_card red", "copies", copies, rule, at)


@pytest.mark.rule("EE-DATA-07")
def test_every_icon_is_on_some_card(draft: Draft) -> None:
    """Else a market could never be matched."""
    for colour in COLOURS:
        draft.change(f"action_card {colour}", copies=[4, 2, 2, 0, 2, 2])
    assert "market 4" in draft.check("action_card *", "copies", "EE-DATA-07")


@pytest.mark.rule("EE-DATA-07", "EE-COMP-15", "EE-COMP-17")
def test_fuel(draft: Draft) -> None:
    """Three on every action card; two, three and four on the travel cards."""
    check_refused(draft, "fuel", "action", 2, "EE-COMP-17")
    draft.change("fuel", action=3)
    check_refused(draft, "fuel", "travel", [2, 3, 5], "EE-COMP-15")


@pytest.mark.rule("EE-DATA-08")
@pytest.mark.parametrize(
    "copies", [[3] * 5, [3] * 6, [0, 4, 4, 4, 3, 2], [4, 4, 3, 3, 3, 0], [3, 3, 3, 3, 6, -1], None, ["3"] * 6]
)
def test_seventeen_buyer_cards(draft: Draft, copies: object) -> None:
    """Every colour and wild at least once."""
    check_refused(draft, "buyer_cards", "copies", copies, "EE-DATA-08")


@pytest.mark.rule("EE-DATA-09", "EE-TILE-02")
@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("copies", 0, "EE-DATA-09"),
        ("copies", 9, "EE-DATA-09"),
        ("copies", None, "EE-DATA-09"),
        ("copies", 3, "EE-TILE-02"),
        ("value", 6, "EE-TILE-02"),
        ("value", None, "EE-TILE-02"),
    ],
)
def test_copies_and_value_go_together(draft: Draft, field: str, value: object, rule: str) -> None:
    """One to eight copies; the value is 9 less their number."""
    draft.change("artefact red-helix", **{field: value})
    draft.check("artefact red-helix", "value" if rule == "EE-TILE-02" else field, rule)


@pytest.mark.rule("EE-DATA-09", "EE-TILE-02", "EE-MAP-09")
def test_every_type_has_exactly_one_row(draft: Draft) -> None:
    """No type is left out of the checks."""
    for key in TYPES:
        row = draft.row("artefact", key)
        row["value"] += 1
        draft.check(f"artefact {key}", "value", "EE-TILE-02")
        row["value"] -= 1
    draft.data["artefact"].pop()
    assert "'orange-crater'" in draft.check("artefact *", "key", "EE-MAP-09")


def recount(draft: Draft, copies: list[int]) -> None:
    for key, n in zip(TYPES, copies, strict=True):
        draft.change(f"artefact {key}", copies=n, value=9 - n)


@pytest.mark.rule("EE-DATA-09", "EE-TILE-03")
def test_ninety_tiles(draft: Draft) -> None:
    """90 in all, eight of each colour, a type with three, a type with two or one."""
    recount(draft, [2, 4, 5, 7, 3, 4, 6, 5, 4, 7, 2, 5, 7, 5, 4, 2, 6, 3, 5, 5])
    assert "91" in draft.check("artefact *", "copies", "EE-DATA-09")
    recount(draft, [1, 2, 3, 1] + [5, 5, 5, 5] * 3 + [8, 8, 5, 2])
    assert "yellow" in draft.check("artefact *", "copies", "EE-DATA-09")
    recount(draft, [2, 4, 5, 7] * 5)
    draft.check("artefact *", "copies", "EE-TILE-03")
    recount(draft, [3, 4, 5, 6] * 5)
    draft.check("artefact *", "copies", "EE-DATA-09")


@pytest.mark.rule("EE-DATA-10")
@pytest.mark.parametrize(
    "spaces",
    [
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10000],
        None,
        10,
    ],
)
def test_spaces_of_the_tracks(draft: Draft, spaces: object) -> None:
    """At least ten, rising from the bottom, above the 0 of a full track."""
    check_refused(draft, "popularity", "spaces", spaces, "EE-DATA-10")


@pytest.mark.rule("EE-DATA-11", "EE-POP-12")
@pytest.mark.parametrize(
    ("payout", "rule"),
    [
        ([8, 5, 3, 1, 0], "EE-POP-12"),
        ([9, 4, 3, 1, 0], "EE-POP-12"),
        ([9, 5, 3, 2, 1], "EE-POP-12"),
        ([9, 5, 6, 1, 0], "EE-DATA-11"),
        ([9, 5, 1, 3, 0], "EE-DATA-11"),
        ([9, 5, 3, -1, 0], "EE-DATA-11"),
        ([9, 5, 3, 0], "EE-DATA-11"),
        (None, "EE-DATA-11"),
    ],
)
def test_payouts(draft: Draft, payout: object, rule: str) -> None:
    """9, 5 and 0 for ranks 1, 2 and 5; between them nothing rises."""
    check_refused(draft, "popularity", "payout", payout, rule)


@pytest.mark.rule("EE-DATA-11")
def test_payouts_may_be_equal(draft: Draft) -> None:
    """The text allows 5 and 0 for the two ranks it does not name."""
    for payout in ([9, 5, 5, 5, 0], [9, 5, 0, 0, 0]):
        draft.change("popularity", payout=payout)
        assert draft.load().payout == payout


@pytest.mark.rule("EE-SELL-17", "EE-DATA-11")
@pytest.mark.parametrize("bonus", [[0, 3, 9], [0, 0, 3, 8], [3, 8], None])
def test_bonus_of_a_sale(draft: Draft, bonus: object) -> None:
    """The rulebook gives it."""
    check_refused(draft, "sale", "bonus", bonus, "EE-SELL-17")


@pytest.mark.rule("EE-DATA-12")
@pytest.mark.parametrize(
    ("field", "charts"),
    [
        ("rows", None),
        ("rows", [0, 0, 0, 6, 13, 21]),
        ("rows", [[0, 0, 0, 6, 13]]),
        ("rows", [[1, 1, 1, 6, 13, 21]]),
        ("rows", [[0, 0, 0, 6, 13, 12]]),
        ("rows", [[0, 0, 0, 6, 13, 10000]]),
        ("rows", [[0, 0, 0, 6, 13, "21"]]),
        ("rows", [[0, 0, 0, 6, 13, 21]] * 3),
        ("rows", [[0, 0, 0, 6, 13, 21]] * 3 + [[0, 0, 1, 0, 0, 0]]),
        ("columns", [[0, 0, 4, 9, 15, 20]]),
        ("columns", [[0, 0, 4, 9, 15]] * 4),
        ("columns", [[0, -1, 4, 9, 15]]),
        ("columns", []),
    ],
)
def test_shape_of_the_charts(draft: Draft, field: str, charts: object) -> None:
    """One for all or one for each; nothing for no sample, and never less for more."""
    check_refused(draft, "gallery", field, charts, "EE-DATA-12")


@pytest.mark.rule("EE-DATA-12", "EE-END-10")
@pytest.mark.parametrize(
    ("field", "charts", "at"),
    [
        ("rows", [[0, 0, 0, 6, 12, 21]], "rows"),
        ("columns", [[0, 0, 4, 9, 16]], "columns"),
        ("columns", [[0, 0, 5, 9, 15]], "columns"),
        ("columns", [[0, 0, 4, 8, 15]], "columns"),
        ("rows", [[0, 0, 1, 6, 13, 21]], "rows"),
        ("columns", [[0, 0, 4, 9, 15], [0, 1, 2, 3, 4], [0, 0, 4, 9, 15], [0, 1, 2, 3, 4], [0, 0, 4, 9, 15]], "rows"),
    ],
)
def test_charts_allow_the_example(draft: Draft, field: str, charts: list[list[int]], at: str) -> None:
    """Each figure must be on its chart, and some one gallery must show all of them at once."""
    draft.change("gallery", **{field: charts})
    draft.check("gallery", at, "EE-END-10")


@pytest.mark.rule("EE-DATA-12")
def test_other_readings_of_the_example(draft: Draft) -> None:
    """Charts that fit it as well are taken: 13 for three samples, and nothing for three."""
    for chart in ([0, 0, 0, 13, 13, 20], [0, 0, 0, 0, 13, 20]):
        draft.change("gallery", rows=[chart])
        assert draft.load().row_charts == [chart] * 4


@pytest.mark.rule("EE-DATA-13")
@pytest.mark.parametrize("initiative", [10, 20, 40, -1, 10000, None, "first"])
def test_initiatives_differ(draft: Draft, initiative: object) -> None:
    """Five different numbers."""
    at = "faction dal_harrai" if initiative == 40 else ""
    check_refused(draft, "faction gul", "initiative", initiative, "EE-DATA-13", at)


@pytest.mark.rule("EE-DATA-14")
@pytest.mark.parametrize(("field", "value"), [("cargo", 1), ("cargo", None), ("hidden", 0), ("hidden", 91)])
def test_holds_take_what_an_action_brings(draft: Draft, field: str, value: object) -> None:
    """Two spaces of cargo and one hidden, for every faction; these least figures are enough."""
    before = draft.row("faction", "gul")[field]
    for faction in FACTIONS:
        check_refused(draft, f"faction {faction}", field, value, "EE-DATA-14")
        draft.change(f"faction {faction}", **{field: before})
    for faction in FACTIONS:
        draft.change(f"faction {faction}", cargo=2, hidden=1)
    assert draft.load().cargo == [2] * 5


@pytest.mark.rule("EE-COMP-03", "EE-COMP-07")
def test_five_factions_with_their_crew(draft: Draft) -> None:
    """No faction more or less, and 22 cubes each."""
    check_refused(draft, "faction gul", "crew", 21, "EE-COMP-07")
    draft.change("faction gul", crew=22)
    draft.data["faction"].append({**draft.row("faction", "gul"), "key": "zu"})
    draft.check("faction zu", "key", "EE-COMP-03")
    del draft.data["faction"][4:]
    draft.check("faction *", "key", "EE-COMP-03")


@pytest.mark.rule("EE-DATA-15")
@pytest.mark.parametrize(
    ("card", "least", "most"),
    [
        ("emergency-fund", 1, 99),
        ("fresh-orders", 2, 3),
        ("priority-shuttle", 1, 3),
        ("night-dig", 1, 2),
        ("quiet-buyer", 1, 5),
        ("media-blitz", 1, 8),
        ("crowd-control", 1, 8),
        ("staff-rotation", 1, 8),
    ],
)
def test_figures_of_command_cards(draft: Draft, card: str, least: int, most: int) -> None:
    """Each side does something, and no more than can be done."""
    draft.change(f"command_card {card}", white=least, yellow=most)
    draft.load()
    check_refused(draft, f"command_card {card}", "yellow", most + 1, "EE-DATA-15")
    check_refused(draft, f"command_card {card}", "white", least - 1, "EE-DATA-15")
    check_refused(draft, f"command_card {card}", "white", None, "EE-DATA-15")


@pytest.mark.rule("EE-DATA-15")
def test_eight_command_cards(draft: Draft) -> None:
    """All of them, and a bonus on Quiet Buyer alone."""
    check_refused(draft, "command_card quiet-buyer", "white_bonus", None, "EE-DATA-15")
    draft.change("command_card quiet-buyer", white_bonus=1)
    check_refused(draft, "command_card quiet-buyer", "yellow_bonus", -1, "EE-DATA-15")
    draft.change("command_card quiet-buyer", yellow_bonus=0)
    check_refused(draft, "command_card night-dig", "white_bonus", 1, "")
    draft.data["command_card"].pop()
    draft.check("command_card *", "key", "EE-COMP-14")


# --- what is refused: the board -------------------------------------------------------------------


@pytest.mark.rule("EE-DATA-17")
@pytest.mark.parametrize(("field", "value"), [("rounds", 2), ("rounds", None), ("turns", 3), ("turns", "four")])
def test_tracks_of_the_board(draft: Draft, field: str, value: object) -> None:
    """Three rounds and four players have room."""
    check_refused(draft, "board", field, value, "EE-DATA-17")


@pytest.mark.rule("EE-DATA-19")
@pytest.mark.parametrize("colours", [COLOURS[:4], [*COLOURS, "red"], ["yellow"] * 5, ["a", "b", "c", "d", "e"], None])
def test_order_of_the_stacks(draft: Draft, colours: object) -> None:
    """Each colour once."""
    check_refused(draft, "board", "colours", colours, "EE-DATA-19")


@pytest.mark.rule("EE-DATA-18", "EE-MAP-05", "EE-MAP-19", "EE-MAP-21")
@pytest.mark.parametrize(
    ("panel", "at", "rule"),
    [
        ("aboard", None, "EE-DATA-18"),
        ("aboard", [200, 90, 340, 26], "EE-DATA-18"),
        ("left", [300, 30, 100, 70], "EE-DATA-18"),
        ("market-3", None, "EE-MAP-05"),
        ("market-3", [124, 108, 120, 112], "EE-MAP-05"),
        ("market-3", [248, 108, 0, 112], "EE-MAP-05"),
        ("round", [800, 646, 300, 34], "EE-DATA-17"),
        ("map", [0, 228, 740], "EE-COMP-02"),
        ("map", [-1, 228, 740, 342], "EE-COMP-02"),
        ("size", [1000, 0], "EE-COMP-02"),
        ("size", [1000], "EE-COMP-02"),
    ],
)
def test_panels_lie_side_by_side(draft: Draft, panel: str, at: object, rule: str) -> None:
    """On the table and not over each other; the centres from left to right on the mothership."""
    draft.change("panels", **{panel: at})
    draft.check("panels", "middle" if panel == "left" else panel, rule)


@pytest.mark.rule("EE-DATA-18")
def test_order_of_the_centres(draft: Draft) -> None:
    """Left, middle, right."""
    draft.change("panels", middle=[496, 30, 244, 70], right=[248, 30, 244, 70])
    draft.check("panels", "right", "EE-DATA-18")


# --- odd files ------------------------------------------------------------------------------------


def test_odd_files_are_refused(draft: Draft, tmp_path: Path) -> None:
    """A file that is not there, is no TOML or lacks a part: each is told by its name."""
    for path, text in ((tmp_path / "none.toml", None), (tmp_path / "odd.toml", "[[location"), (tmp_path, None)):
        if text is not None:
            path.write_text(text, encoding="utf-8")
        with pytest.raises(digsite.BadComponents) as problem:
            Box.load(str(path))
        assert str(problem.value).startswith(f"{path}: ")
    for name in list(draft.data):
        rest = draft.data.pop(name)
        with pytest.raises(digsite.BadComponents) as problem:
            draft.load()
        assert f"[{name}]" in str(problem.value)
        draft.data[name] = rest
    draft.load()


def test_unknown_parts_are_refused(draft: Draft) -> None:
    """A field or a table that no pack has must not pass unseen."""
    for name, table in STANDARD_DATA.items():
        row = draft.data[name] if isinstance(table, dict) else draft.data[name][0]
        row["smell"] = 1
        draft.check(name if isinstance(table, dict) else f"{name} {row['key']}", "smell", "")
        del row["smell"]
    draft.data["barge"] = {"rows": 3}
    with pytest.raises(digsite.BadComponents) as problem:
        draft.load()
    assert str(problem.value).startswith(f"{draft.path}: 'barge' is no part of a pack; parts: pack, location, ")


@pytest.mark.parametrize("table", [name for name in STANDARD_DATA if name != "pack"])
def test_every_status_is_checked(draft: Draft, table: str) -> None:
    """One of the five words for each figure, as many as there are figures. The last row of a table stands for all."""
    found = draft.data[table]
    row = found if isinstance(found, dict) else found[-1]
    where = table if isinstance(found, dict) else f"{table} {row['key']}"
    for field in [field for field in row if field.endswith("_status")]:
        right = row[field]
        n = len(right) if isinstance(right, list) else 0
        for wrong in (["certain"] * n, ["guessed"] * (n + 1), [1] * n) if n else ("certain", 1):
            row[field] = wrong
            draft.check(where, field, "")
        del row[field]
        draft.check(where, field, "")
        row[field] = right
    draft.load()


# --- another pack ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-DATA-01", "EE-DATA-02", "EE-DATA-03", "EE-DATA-04", "EE-DATA-05", "EE-DATA-06")
def test_another_map() -> None:
    """Other places hold the markets, sites and black markets, in other numbers; other lines join them."""
    pack = Box.load(str(OTHER))

    assert names(pack.market_location) == "newyork london capetown bangkok manaus guam"
    assert all(pack.market_at[place] == market for market, place in enumerate(pack.market_location))
    assert [pack.dig_colour.count(colour) for colour in range(5)] == [3, 3, 3, 4, 2]
    assert names(pack.site_of[16:]) == "guam guam xian guam"
    shown = {LOCATIONS[i]: bits for i, bits in enumerate(pack.black_icons) if bits}
    assert shown == {"vancouver": 0b1, "rio": 0b1110, "berlin": 0b100001, "sydney": 0b10010}
    assert names([pack.southwest, pack.eastern]) == "cusco sydney"
    assert (pack.longitude[pack.southwest], pack.latitude[pack.southwest]) == (-100, -50)
    assert names(pack.neighbours[pack.southwest]) == "sydney mexico guam"
    assert pack.centre_of == [1, 2, 1, 2, 1, 0]
    both = [set(pack.neighbours[place]) & set(PACK.neighbours[place]) for place in range(21)]
    assert sum(len(ends) for ends in both) == 2


@pytest.mark.rule("EE-DATA-07", "EE-DATA-08", "EE-DATA-09", "EE-DATA-10", "EE-DATA-11", "EE-DATA-12")
def test_other_figures() -> None:
    """Other tiles, cards and charts, one for each row and column."""
    pack = Box.load(str(OTHER))

    assert pack.copies == [1, 8, 8, 8, 3, 1, 2, 2, 5, 6, 4, 3, 8, 8, 7, 2, 4, 4, 3, 3]
    assert pack.values == [9 - n for n in pack.copies]
    assert pack.card_copies[:12] == [1, 2, 3, 4, 0, 5, 2, 2, 2, 1, 1, 1]
    assert sum(pack.card_copies) == 60
    assert pack.buyer_copies == [4, 2, 3, 1, 4, 3]
    assert pack.spaces == [2, 3, 5, 7, 8, 10, 12, 15, 16, 20, 21, 30]
    assert pack.payout == [9, 5, 4, 2, 0]
    assert pack.sale_bonus == [0, 0, 3, 8]
    assert [chart[-1] for chart in pack.row_charts] == [15, 9, 8, 12]
    assert [chart[-1] for chart in pack.column_charts] == [7, 5, 11, 8, 20]


@pytest.mark.rule("EE-DATA-13", "EE-DATA-14", "EE-DATA-15", "EE-DATA-17", "EE-DATA-18", "EE-DATA-19")
def test_other_factions_and_command_cards() -> None:
    """Other initiatives, holds that differ by faction, stronger cards, another board."""
    pack = Box.load(str(OTHER))

    assert pack.initiative == [9, 44, 7, 1, 8]
    assert pack.cargo == [3, 5, 2, 6, 4]
    assert pack.hidden == [1, 2, 3, 1, 4]
    assert pack.command_white == [4, 3, 2, 2, 2, 2, 2, 2]
    assert pack.command_yellow == [11, 2, 2, 1, 3, 3, 4, 3]
    assert (pack.quiet_bonus_white, pack.quiet_bonus_yellow) == (3, 0)
    assert (pack.rounds, pack.turns, pack.stacks) == (4, 5, [4, 2, 0, 1, 3])
    assert pack.size == [1300, 100]
    assert pack.panels[PANELS.index("map")] == [500, 0, 50, 100]


def test_a_pack_is_known_by_what_it_says(draft: Draft) -> None:
    """Name and digest; the standard pack, written anew, says the same."""
    other = Box.load(str(OTHER))
    mine = draft.load()

    assert other.name == str(OTHER)
    assert len({pack.digest for pack in (PACK, other, mine)}) == 3
    assert Box.load(str(STANDARD)).digest == PACK.digest
    assert mine.statuses == PACK.statuses
    assert (mine.neighbours, mine.site_of, mine.panels) == (PACK.neighbours, PACK.site_of, PACK.panels)
