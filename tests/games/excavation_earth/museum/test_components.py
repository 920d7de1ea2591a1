"""What a component pack says about the expansion: the standard figures, and what is refused (MU-DATA)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import COLOURS, FACTIONS, GLYPHS, LOCATIONS
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import (
    EXHIBITION_TILES,
    NEW_COMMAND_CARDS,
    NEW_FACTIONS,
    POPUPS,
    RE_CARDS,
)
from digsite.games.excavation_earth.solo.faces import FACES
from tests.games.excavation_earth.test_components import OTHER, Draft, check_refused

BOX = Box.load(None)
PACK = BOX.museum
OTHER_BOX = Box.load(str(OTHER))
BOTH = [BOX, OTHER_BOX]
ODD = [-1, "two", 2.5, True, [2], None]
"""What is no figure."""


@pytest.fixture
def mine(tmp_path: Path) -> Draft:
    """A copy of the standard pack to be changed."""
    return Draft(tmp_path)


def load(mine: Draft) -> MuseumFigures:
    """The figures of a pack that must be a good one."""
    return Box.load(mine.write()).museum


def names(places: list[int]) -> str:
    return " ".join(LOCATIONS[place] for place in places)


def status(row: str, field: str) -> str:
    """How sure the standard pack is of a figure."""
    return next(found[3] for found in BOX.statuses if found[:2] == (row, field))


# --- module 5: factions -----------------------------------------------------------------------------


@pytest.mark.rule("MU-DATA-01", "MU-COMP-01", "MU-COMP-02")
def test_the_new_factions() -> None:
    """Seekers and Commanders: last in turn order, holds as on the other boards."""
    assert NEW_FACTIONS == ["feinmort", "mazz_un"]
    assert (PACK.initiative, PACK.cargo, PACK.hidden) == ([60, 70], [4, 4], [2, 2])
    assert set(PACK.cargo) == set(BOX.cargo)
    assert set(PACK.hidden) == set(BOX.hidden)
    assert status("feinmort", "initiative") == "designed"
    assert status("mazz_un", "crew") == "confirmed"


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize("box", BOTH)
def test_initiatives_are_a_strict_ranking(box: Box) -> None:
    """Eight different numbers, that of Zu among them."""
    assert len({*box.initiative, *box.museum.initiative, box.zu.initiative}) == len(FACTIONS) + len(NEW_FACTIONS) + 1


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize("key", NEW_FACTIONS)
@pytest.mark.parametrize(
    ("initiative", "whose"),
    [(20, "issisinui"), (10, "aqulla"), (30, "gul"), (40, "dal_harrai"), (50, "kuti_kuti")],
)
def test_no_initiative_of_a_base_faction(mine: Draft, key: str, initiative: int, whose: str) -> None:
    """It is refused, and the faction that has it is named."""
    mine.change(f"new_faction {key}", initiative=initiative)
    assert repr(whose) in mine.check(f"new_faction {key}", "initiative", "MU-DATA-01")


@pytest.mark.rule("MU-DATA-01")
def test_no_initiative_of_the_other_new_faction(mine: Draft) -> None:
    """The second is refused, wherever it stands in the file."""
    mine.data["new_faction"].reverse()
    mine.change("new_faction mazz_un", initiative=60)
    assert "'feinmort'" in mine.check("new_faction mazz_un", "initiative", "MU-DATA-01")


@pytest.mark.rule("MU-DATA-01", "ZU-DATA-05")
@pytest.mark.parametrize("key", NEW_FACTIONS)
def test_nor_that_of_zu(mine: Draft, key: str) -> None:
    """A faction of a human never ties with Zu."""
    check_refused(mine, f"new_faction {key}", "initiative", 35, "ZU-DATA-05")


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize("field", ["initiative", "cargo", "hidden"])
@pytest.mark.parametrize("value", [*ODD, 10000])
def test_figures_of_the_new_factions(mine: Draft, field: str, value: object) -> None:
    """Whole numbers that a board can have."""
    check_refused(mine, "new_faction feinmort", field, value, "MU-DATA-01")


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize("key", NEW_FACTIONS)
def test_an_initiative_may_be_nothing(mine: Draft, key: str) -> None:
    """0 is a number as any other."""
    mine.change(f"new_faction {key}", initiative=0)
    assert load(mine).initiative[NEW_FACTIONS.index(key)] == 0


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize(("field", "least"), [("cargo", 2), ("hidden", 1)])
def test_least_holds_of_the_new_factions(mine: Draft, field: str, least: int) -> None:
    """As for the other boards: two tiles are dug at once, one is smuggled."""
    mine.change("new_faction mazz_un", **{field: least})
    assert getattr(load(mine), field)[1] == least
    check_refused(mine, "new_faction mazz_un", field, least - 1, "MU-DATA-01")


@pytest.mark.rule("MU-COMP-01", "MU-COMP-02", "MU-DATA-01")
@pytest.mark.parametrize("crew", [21, 23, 44, *ODD])
def test_crews_of_22(mine: Draft, crew: object) -> None:
    """44 cubes for two boards."""
    check_refused(mine, "new_faction feinmort", "crew", crew, "MU-COMP-02")


@pytest.mark.rule("MU-COMP-01")
def test_exactly_two_new_factions(mine: Draft) -> None:
    """One that is missing, doubled or unknown is refused."""
    check_rows(mine, "new_faction", "MU-COMP-01")


@pytest.mark.rule("MU-DATA-01")
@pytest.mark.parametrize("field", ["rows", "columns", "gallery"])
def test_no_gallery_of_their_own(mine: Draft, field: str) -> None:
    """The text names no other difference: the charts are the common ones."""
    check_refused(mine, "new_faction feinmort", field, [[0, 0, 0, 6, 13, 21]], "")


def check_rows(mine: Draft, table: str, rule: str) -> None:
    """One row for each key of a table, no other."""
    rows: list[dict[str, Any]] = mine.data[table]
    last = rows.pop()
    assert repr(last["key"]) in mine.check(f"{table} *", "key", rule)
    rows += [last, dict(last)]
    with pytest.raises(digsite.BadComponents) as problem:
        load(mine)
    doubled = f"{mine.path}: [[{table}]] row {len(rows)} ({last['key']}), field 'key': "
    assert str(problem.value).startswith(doubled)
    assert str(problem.value).endswith(f" ({rule})")
    rows[-1]["key"] = "atlantis"
    mine.check(f"{table} atlantis", "key", rule)
    rows.pop()
    load(mine)


# --- module 6: mysterious artefacts -------------------------------------------------------------------


@pytest.mark.rule("MU-DATA-02", "MU-COMP-03")
def test_mysterious_artefacts() -> None:
    """Two of each colour."""
    assert PACK.mysterious == [2, 2, 2, 2, 2]
    assert {status("mysterious artefacts", colour) for colour in COLOURS} == {"derived"}


@pytest.mark.rule("MU-DATA-02", "MU-COMP-03")
@pytest.mark.parametrize(
    ("copies", "rule"),
    [
        ([2, 2, 2, 2, 3], "MU-COMP-03"),
        ([2, 2, 2, 2, 1], "MU-COMP-03"),
        ([3, 3, 2, 2, 0], "MU-DATA-02"),
        ([2, 2, 2, 5, -1], "MU-DATA-02"),
        ([2, 2, 2, 4], "MU-DATA-02"),
        ([2, 2, 2, 2, 1, 1], "MU-DATA-02"),
        (["2", "2", "2", "2", "2"], "MU-DATA-02"),
        (2, "MU-DATA-02"),
        (None, "MU-DATA-02"),
    ],
)
def test_ten_of_five_colours(mine: Draft, copies: object, rule: str) -> None:
    """Ten in all, some for each pile."""
    check_refused(mine, "mysterious", "copies", copies, rule)


@pytest.mark.rule("MU-DATA-02")
def test_colours_need_not_be_even(mine: Draft) -> None:
    """Any split of the ten is read as it stands."""
    mine.change("mysterious", copies=[6, 1, 1, 1, 1])
    assert load(mine).mysterious == [6, 1, 1, 1, 1]


@pytest.mark.rule("MU-DATA-02")
@pytest.mark.parametrize("field", ["glyph", "glyphs", "value", "values"])
def test_they_have_neither_symbol_nor_value(mine: Draft, field: str) -> None:
    """A pack cannot give them any."""
    check_refused(mine, "mysterious", field, [1, 2, 3, 4, 5], "")


@pytest.mark.rule("MU-DATA-03", "MU-COMP-03")
def test_overlays() -> None:
    """One on a dig site of each colour; none of these is a market."""
    assert names(PACK.overlay) == "easter mexico london capetown bangkok"
    assert [BOX.market_at[place] for place in PACK.overlay] == [-1] * 5
    for box in BOTH:
        assert [box.dig_colour[place] for place in box.museum.overlay] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MU-DATA-03", "MU-COMP-03")
@pytest.mark.parametrize(
    ("overlays", "rule"),
    [
        (["mexico", "easter", "london", "capetown", "bangkok"], "MU-DATA-03"),
        (["easter", "mexico", "london", "capetown", "london"], "MU-DATA-03"),
        (["easter", "mexico", "berlin", "capetown", "bangkok"], "MU-DATA-03"),
        (["easter", "mexico", "london", "zanzibar", "bangkok"], "MU-DATA-03"),
        (["easter", "mexico", "london", "capetown", "atlantis"], "MU-DATA-03"),
        (["easter", "mexico", "london", "capetown", 17], "MU-DATA-03"),
        (["easter", "mexico", "london", "capetown"], "MU-COMP-03"),
        (["easter", "mexico", "london", "capetown", "bangkok", "xian"], "MU-COMP-03"),
        ("easter", "MU-DATA-03"),
        (None, "MU-DATA-03"),
    ],
)
def test_overlays_lie_on_sites_of_their_colour(mine: Draft, overlays: object, rule: str) -> None:
    """Another colour's site, a market, a black market, no place at all: refused; so are four and six."""
    check_refused(mine, "mysterious", "overlays", overlays, rule)


@pytest.mark.rule("MU-DATA-03")
@pytest.mark.parametrize(
    "overlays",
    ["cusco anchorage rome lagos sydney", "manaus newyork rome cairo xian", "easter mexico london lagos xian"],
)
def test_other_sites_for_the_overlays(mine: Draft, overlays: str) -> None:
    """Every other dig site of the colour will do, also one that is a market."""
    mine.change("mysterious", overlays=overlays.split())
    assert names(load(mine).overlay) == overlays


@pytest.mark.rule("MU-DATA-04", "MU-COMP-03")
def test_reverse_engineering_cards() -> None:
    """21, of which 15 are for games without the museum; 6 to 13 credits at the end."""
    assert PACK.re_values == [12, 7, 13, 12, 10, 10, 8, 9, 12, 11, 11, 11, 8, 7, 10, 6, 11, 12, 12, 12, 7]
    assert PACK.re_museum == [False] * 15 + [True] * 6
    assert len(RE_CARDS) == len(PACK.re_values) == 21
    assert (min(PACK.re_values), max(PACK.re_values)) == (6, 13)
    assert {status(card, "value") for card in RE_CARDS} == {"designed"}


@pytest.mark.rule("MU-DATA-04", "MU-COMP-03")
def test_exactly_21_of_them(mine: Draft) -> None:
    """One that is missing, doubled or unknown is refused."""
    check_rows(mine, "re_card", "MU-COMP-03")


@pytest.mark.rule("MU-DATA-04")
@pytest.mark.parametrize("value", [*ODD, 10000])
def test_end_values(mine: Draft, value: object) -> None:
    """Whole numbers, none below 0."""
    check_refused(mine, "re_card price-oracle", "value", value, "MU-DATA-04")


@pytest.mark.rule("MU-DATA-04")
def test_an_end_value_may_be_nothing(mine: Draft) -> None:
    mine.change("re_card price-oracle", value=0)
    assert load(mine).re_values[RE_CARDS.index("price-oracle")] == 0


@pytest.mark.rule("MU-DATA-04", "MU-DATA-16")
@pytest.mark.parametrize("card", RE_CARDS[15:])
def test_cards_about_the_museum_have_the_icon(mine: Draft, card: str) -> None:
    """Without it they would be in games without a museum."""
    check_refused(mine, f"re_card {card}", "museum", False, "MU-DATA-04")


@pytest.mark.rule("MU-DATA-04", "MU-DATA-16")
def test_some_cards_have_no_icon(mine: Draft) -> None:
    """Any other card may have it too, but not every card."""
    for card in RE_CARDS[1:15]:
        mine.change(f"re_card {card}", museum=True)
    assert load(mine).re_museum == [False] + [True] * 20
    check_refused(mine, f"re_card {RE_CARDS[0]}", "museum", True, "MU-DATA-04", "re_card *")


@pytest.mark.rule("MU-DATA-05", "MU-COMP-03")
def test_new_command_cards() -> None:
    """Two for every game with mysterious artefacts, two for the museum."""
    assert NEW_COMMAND_CARDS == ["research-grant", "talent-agency", "private-viewing", "acquisitions-board"]
    assert PACK.command_white == [2, 1, 1, 1]
    assert PACK.command_yellow == [2, 2, 2, 2]
    assert (PACK.board_bonus_white, PACK.board_bonus_yellow) == (2, 4)
    assert PACK.command_museum == [False, False, True, True]


@pytest.mark.rule("MU-DATA-05", "MU-COMP-03")
def test_exactly_four_of_them(mine: Draft) -> None:
    """One that is missing, doubled or unknown is refused."""
    check_rows(mine, "new_command_card", "MU-COMP-03")


@pytest.mark.rule("MU-DATA-05")
@pytest.mark.parametrize("field", ["white", "yellow"])
@pytest.mark.parametrize(
    ("card", "least", "most"),
    [("research-grant", 0, 99), ("talent-agency", 1, 5), ("private-viewing", 1, 5), ("acquisitions-board", 1, 3)],
)
def test_figures_of_the_new_command_cards(mine: Draft, card: str, least: int, most: int, field: str) -> None:
    """As many as there can be: five colours of brokers and of artefacts sent, three curators."""
    index = NEW_COMMAND_CARDS.index(card)
    for right in (least, most):
        mine.change(f"new_command_card {card}", **{field: right})
        assert getattr(load(mine), f"command_{field}")[index] == right
    for wrong in (least - 1, most + 1, *ODD[1:]):
        check_refused(mine, f"new_command_card {card}", field, wrong, "MU-DATA-05")


@pytest.mark.rule("MU-DATA-05")
@pytest.mark.parametrize("field", ["white_bonus", "yellow_bonus"])
def test_credits_of_the_acquisitions_board(mine: Draft, field: str) -> None:
    """From nothing on; no other card has any."""
    mine.change("new_command_card acquisitions-board", **{field: 0})
    load(mine)
    for wrong in (*ODD, 100):
        check_refused(mine, "new_command_card acquisitions-board", field, wrong, "MU-DATA-05")
    mine.change("new_command_card acquisitions-board", **{field: 1})
    for card in NEW_COMMAND_CARDS[:3]:
        check_refused(mine, f"new_command_card {card}", field, 1, "")
        mine.change(f"new_command_card {card}", **{field: None})


@pytest.mark.rule("MU-DATA-05", "MU-DATA-16")
@pytest.mark.parametrize("card", NEW_COMMAND_CARDS[2:])
def test_command_cards_about_the_museum_have_the_icon(mine: Draft, card: str) -> None:
    """Without it they would be in games without a museum."""
    check_refused(mine, f"new_command_card {card}", "museum", False, "MU-DATA-05")


@pytest.mark.rule("MU-DATA-05", "MU-DATA-16")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_two_or_three_have_the_icon(mine: Draft, first: int, second: int) -> None:
    """Either of the others may have it too, but not both."""
    mine.change(f"new_command_card {NEW_COMMAND_CARDS[first]}", museum=True)
    assert load(mine).command_museum.index(False) == second
    where = f"new_command_card {NEW_COMMAND_CARDS[second]}"
    check_refused(mine, where, "museum", True, "MU-DATA-05", "new_command_card *")


@pytest.mark.rule("MU-DATA-16")
@pytest.mark.parametrize("where", ["re_card gravity-sled", "re_card gift-shop", "new_command_card talent-agency"])
@pytest.mark.parametrize("value", ["yes", "true", 1, 0, [True], None])
def test_the_icon_is_there_or_not(mine: Draft, where: str, value: object) -> None:
    """True or false, and nothing that looks like it."""
    check_refused(mine, where, "museum", value, "MU-DATA-16")


@pytest.mark.rule("MU-COMP-03")
@pytest.mark.parametrize("copies", [11, 13, 0, *ODD])
def test_twelve_researchers(mine: Draft, copies: object) -> None:
    """No more and no fewer."""
    assert PACK.researchers == 12
    assert status("researchers", "copies") == "confirmed"
    check_refused(mine, "researcher", "copies", copies, "MU-COMP-03")


# --- module 7: the museum ---------------------------------------------------------------------------


@pytest.mark.rule("MU-DATA-06", "MU-COMP-04")
def test_exhibition_tiles() -> None:
    """18: four of each symbol, one for 5 and one for 7 or more."""
    assert [*GLYPHS, "5+", "7+"] == EXHIBITION_TILES
    assert PACK.tiles == [4, 4, 4, 4, 1, 1]
    assert sum(PACK.tiles) == len(PACK.min_players) == 18


@pytest.mark.rule("MU-DATA-06", "MU-COMP-04")
@pytest.mark.parametrize(
    "tiles",
    [
        [4, 4, 4, 4, 2, 0],
        [4, 4, 4, 3, 1, 2],
        [5, 4, 4, 4, 1, 1],
        [4, 4, 4, 4, 1],
        [4] * 7,
        [4, 4, 4, 4, 1, "1"],
        18,
        None,
    ],
)
def test_no_other_exhibition_tiles(mine: Draft, tiles: object) -> None:
    """The table of the rulebook fixes them."""
    check_refused(mine, "museum", "tiles", tiles, "MU-DATA-06")


@pytest.mark.rule("MU-DATA-07")
@pytest.mark.parametrize("box", BOTH)
def test_the_value_tiles_can_be_filled(box: Box) -> None:
    """Some type is worth 7 or more; each has one value."""
    assert max(box.values) >= 7
    assert len(box.values) == 20


@pytest.mark.rule("MU-DATA-07")
def test_a_pack_without_value_seven_is_refused(mine: Draft) -> None:
    """Every type with two copies gets a third, at the cost of one with seven: the most is 6 then."""
    for give, take in (
        ("yellow-helix", "yellow-crater"),
        ("red-antenna", "red-lens"),
        ("purple-crater", "purple-helix"),
    ):
        mine.change(f"artefact {give}", copies=3, value=6)
        mine.change(f"artefact {take}", copies=6, value=3)
    mine.check("artefact *", "copies", "EE-DATA-09")


@pytest.mark.rule("MU-DATA-08", "MU-COMP-04")
def test_spaces_of_the_museum() -> None:
    """Three rows of six: 12 for two players, 3 more for three, 3 more for four."""
    rows = [PACK.min_players[row * 6 : row * 6 + 6] for row in range(3)]
    assert rows == [[2, 3, 2, 2, 4, 2], [2, 2, 3, 4, 2, 2], [3, 2, 2, 2, 2, 4]]
    for box in BOTH:
        spaces = box.museum.min_players
        assert [spaces.count(players) for players in (2, 3, 4)] == [12, 3, 3]
        assert [spaces[column::6].count(2) for column in range(6)] == [2] * 6


ROWS = [[2, 3, 2, 2, 4, 2], [2, 2, 3, 4, 2, 2], [3, 2, 2, 2, 2, 4]]


@pytest.mark.rule("MU-DATA-08")
@pytest.mark.parametrize(
    ("rows", "rule"),
    [
        ([[2, 3, 2, 2, 4, 2], [2, 2, 3, 4, 2, 2], [3, 2, 2, 2, 2, 3]], "MU-BOARD-05"),
        ([[2, 3, 2, 2, 4, 2], [2, 2, 3, 4, 2, 2], [2, 2, 2, 2, 2, 4]], "MU-BOARD-05"),
        ([[2] * 6, [2] * 6, [3, 3, 3, 4, 4, 2]], "MU-BOARD-05"),
        ([[3, 2, 2, 2, 2, 4], [3, 2, 2, 2, 2, 4], [3, 2, 2, 2, 2, 4]], "MU-DATA-08"),
        ([[3, 2, 2, 2, 2, 4], [4, 2, 2, 2, 2, 3], [3, 2, 2, 2, 2, 4]], "MU-DATA-08"),
        ([[2, 2, 3, 2, 2, 2], [2, 4, 3, 2, 4, 2], [2, 2, 4, 2, 3, 2]], "MU-DATA-08"),
        ([[1, 3, 2, 2, 4, 2], ROWS[1], ROWS[2]], "MU-DATA-08"),
        ([[5, 3, 2, 2, 4, 2], ROWS[1], ROWS[2]], "MU-DATA-08"),
        ([["2", 3, 2, 2, 4, 2], ROWS[1], ROWS[2]], "MU-DATA-08"),
        ([[2, 3, 2, 2, 4], ROWS[1], ROWS[2]], "MU-DATA-08"),
        ([[*ROWS[0], 2], ROWS[1], ROWS[2]], "MU-DATA-08"),
        ([*ROWS, [2] * 6], "MU-DATA-08"),
        (ROWS[:2], "MU-DATA-08"),
        ([2, 3, 4], "MU-DATA-08"),
        ([], "MU-DATA-08"),
        (4, "MU-DATA-08"),
        (None, "MU-DATA-08"),
    ],
)
def test_which_spaces_are_refused(mine: Draft, rows: object, rule: str) -> None:
    """Other numbers of spaces, other numbers of players, another shape, a column that two players cannot use."""
    check_refused(mine, "museum", "min_players", rows, rule)


@pytest.mark.rule("MU-DATA-08")
def test_other_spaces_may_be_closed(mine: Draft) -> None:
    """Two of a column will do, as long as one is left."""
    rows = [[3, 3, 3, 2, 2, 2], [4, 4, 4, 2, 2, 2], [2] * 6]
    mine.change("museum", min_players=rows)
    assert load(mine).min_players == [*rows[0], *rows[1], *rows[2]]


@pytest.mark.rule("MU-DATA-08")
@pytest.mark.parametrize(
    "columns",
    [
        ["middle", "outer", "inner", "inner", "middle", "outer"],
        ["outer", "middle", "inner", "middle", "outer"],
        ["outer"] * 6,
        "outer",
        None,
    ],
)
def test_kinds_of_the_columns(mine: Draft, columns: object) -> None:
    """Outer, middle, inner, and the same way back."""
    check_refused(mine, "museum", "columns", columns, "MU-DATA-08")


@pytest.mark.rule("MU-DATA-09")
def test_the_queue_of_curators() -> None:
    """Three spaces; newcomers at the bottom, in the other pack at the top."""
    assert PACK.queue_spaces == 3
    assert (PACK.queue_back_top, OTHER_BOX.museum.queue_back_top) == (False, True)


@pytest.mark.rule("MU-DATA-09")
@pytest.mark.parametrize(("end", "top"), [("bottom", False), ("top", True), (None, False)])
def test_where_curators_come_in(mine: Draft, end: str | None, top: bool) -> None:
    """At the end that the pack names; one that names none means the bottom."""
    mine.change("museum", queue_back=end)
    if end is None:
        mine.check("museum", "queue_back", "MU-DATA-09")
        mine.change("museum", queue_back_status=None)
    assert load(mine).queue_back_top is top


@pytest.mark.rule("MU-DATA-09")
@pytest.mark.parametrize(
    ("field", "value"),
    [("queue_back", "middle"), ("queue_back", True), ("queue_spaces", 2), ("queue_spaces", 4), ("queue_spaces", None)],
)
def test_no_other_queue(mine: Draft, field: str, value: object) -> None:
    """Two ends, three spaces."""
    check_refused(mine, "museum", field, value, "MU-DATA-09")


@pytest.mark.rule("MU-DATA-10")
@pytest.mark.parametrize("field", ["bonus", "bonuses", "benefits", "outer", "middle", "inner"])
def test_no_other_bonuses_of_the_columns(mine: Draft, field: str) -> None:
    """The rules fix them: a pack cannot name any."""
    check_refused(mine, "museum", field, 2, "")


@pytest.mark.rule("MU-DATA-12", "MU-COMP-06")
@pytest.mark.parametrize("n", [2, 4, 0, *ODD])
def test_three_cards_for_zu(mine: Draft, n: object) -> None:
    """Exhibit/Command cards, all alike: a number and nothing else."""
    assert PACK.zu_cards == 3
    assert status("museum", "zu_cards") == "confirmed"
    check_refused(mine, "museum", "zu_cards", n, "MU-DATA-12")


# --- module 8: pop-up markets -----------------------------------------------------------------------


@pytest.mark.rule("MU-DATA-11", "MU-COMP-05")
def test_popup_cards() -> None:
    """Five supplies, one in each region, and five demands, at ten different sites."""
    assert names(PACK.popup_site) == "cusco newyork rome capetown bangkok easter mexico london cairo xian"
    assert PACK.popup_supply == [True] * 5 + [False] * 5
    assert PACK.popup_price == [1] * 5 + [0] * 5
    assert PACK.popup_colour == [0, 1, 2, 3, 4, -1, -1, -1, -1, -1]
    assert PACK.popup_glyph == [-1, -1, -1, -1, -1, 0, 1, 2, 3, -1]
    assert PACK.popup_least == [0, 0, 0, 0, 0, 5, 5, 5, 5, 6]
    assert PACK.popup_credits == [0, 0, 0, 0, 0, 0, 10, 0, 0, 14]
    assert PACK.popup_brokers == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert PACK.popup_researchers == [0, 0, 0, 0, 0, 0, 0, 0, 2, 0]
    assert PACK.popup_re == [0, 0, 0, 0, 0, 1, 0, 1, 0, 0]
    assert (status("U6", "least"), status("U6", "site"), status("U10", "credits")) == (
        "confirmed",
        "designed",
        "designed",
    )


@pytest.mark.rule("MU-DATA-11", "MU-COMP-05")
def test_exactly_ten_popup_cards(mine: Draft) -> None:
    """One that is missing, doubled or unknown is refused."""
    check_rows(mine, "popup_card", "MU-COMP-05")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("card", ["U1", "U10"])
@pytest.mark.parametrize("site", ["berlin", "guam", "atlantis", 7, None])
def test_popups_are_at_dig_sites(mine: Draft, card: str, site: object) -> None:
    """Not at a market that is none, nor at a black market, nor nowhere."""
    check_refused(mine, f"popup_card {card}", "site", site, "MU-DATA-11")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("kind", ["offload", "", 1, None])
def test_two_types_of_popups(mine: Draft, kind: object) -> None:
    """Special supply and special demand."""
    check_refused(mine, "popup_card U3", "type", kind, "MU-DATA-11")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("colour", ["yellow", "wild", 2, None])
def test_a_supply_has_the_colour_of_its_site(mine: Draft, colour: object) -> None:
    """Rome sells red tiles only."""
    check_refused(mine, "popup_card U3", "colour", colour, "MU-DATA-11")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("price", [0, 2, *ODD])
def test_a_supply_costs_one_credit(mine: Draft, price: object) -> None:
    """Always."""
    check_refused(mine, "popup_card U3", "price", price, "MU-POPCARD-11")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize(("card", "field"), [("U1", "glyph"), ("U1", "least"), ("U1", "credits"), ("U7", "price")])
def test_each_type_has_its_own_fields(mine: Draft, card: str, field: str) -> None:
    """A supply asks for nothing and brings nothing else; a demand has no price."""
    check_refused(mine, f"popup_card {card}", field, 1, "")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("glyph", ["mask", "", 1]),
        ("colour", ["wild", "", 1]),
        ("least", [0, 9, *ODD[:-1]]),
        ("credits", [0, 10000, *ODD[:-1]]),
        ("brokers", [0, 6, *ODD[:-1]]),
        ("researchers", [0, 13, *ODD[:-1]]),
        ("reverse_engineering", [0, 2, "card", 2.5, True]),
    ],
)
def test_what_a_demand_can_say(mine: Draft, field: str, values: list[object]) -> None:
    """What is not asked for or not brought is left out."""
    for value in values:
        mine.change("popup_card U7", **{f"{field}_status": "designed"})
        check_refused(mine, "popup_card U7", field, value, "MU-DATA-11")


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("field", ["colour", "brokers", "reverse_engineering"])
def test_no_status_of_nothing(mine: Draft, field: str) -> None:
    """A status without its figure is refused."""
    mine.change("popup_card U10", **{f"{field}_status": "designed"})
    mine.check("popup_card U10", f"{field}_status", "MU-DATA-11")


@pytest.mark.rule("MU-DATA-11")
def test_a_demand_asks_for_something(mine: Draft) -> None:
    """A glyph, a colour or a value; one of them is enough."""
    mine.change("popup_card U10", least=None, least_status=None)
    mine.check("popup_card U10", "least", "MU-DATA-11")
    mine.change("popup_card U10", colour="red", colour_status="designed")
    figures = load(mine)
    assert (figures.popup_colour[9], figures.popup_glyph[9], figures.popup_least[9]) == (COLOURS.index("red"), -1, 0)


@pytest.mark.rule("MU-DATA-11")
def test_a_demand_brings_something(mine: Draft) -> None:
    """One reward is enough, several are allowed."""
    mine.change("popup_card U10", credits=None, credits_status=None)
    mine.check("popup_card U10", "credits", "MU-DATA-11")
    rewards = ["brokers", "researchers", "reverse_engineering"]
    for reward in rewards:
        mine.change("popup_card U10", **{reward: 1, f"{reward}_status": "designed"})
        load(mine)
    figures = load(mine)
    assert (figures.popup_brokers[9], figures.popup_researchers[9], figures.popup_re[9]) == (1, 1, 1)


@pytest.mark.rule("MU-DATA-11")
@pytest.mark.parametrize("reward", ["curators", "tour_guides", "exhibits"])
def test_no_reward_needs_the_museum(mine: Draft, reward: str) -> None:
    """Pop-up markets may be in play without it."""
    check_refused(mine, "popup_card U10", reward, 1, "")


@pytest.mark.rule("MU-DATA-11")
def test_both_types_occur(mine: Draft) -> None:
    """Ten of one type are refused."""
    cards = mine.data["popup_card"]
    kept = list(cards)
    mine.data["popup_card"] = [{**cards[0], "key": key} for key in POPUPS]
    assert "demand" in mine.check("popup_card *", "type", "MU-DATA-11")
    mine.data["popup_card"] = [{**cards[5], "key": key} for key in POPUPS]
    assert "supply" in mine.check("popup_card *", "type", "MU-DATA-11")
    mine.data["popup_card"] = [{**cards[0], "key": key} for key in POPUPS[:9]] + [{**kept[5], "key": "U10"}]
    assert load(mine).popup_supply == [True] * 9 + [False]


@pytest.mark.rule("MU-DATA-11", "MU-DEMAND-03")
@pytest.mark.parametrize(
    "fields",
    [
        {"least": 4},
        {"least": 6},
        {"colour": "red", "colour_status": "designed"},
        {"glyph": None, "glyph_status": None},
        {"credits": 1, "credits_status": "designed"},
        {"brokers": 1, "brokers_status": "designed"},
        {"researchers": 1, "researchers_status": "designed"},
        {"reverse_engineering": None, "reverse_engineering_status": None, "credits": 1, "credits_status": "designed"},
    ],
)
def test_the_pictured_demand_occurs(mine: Draft, fields: dict[str, object]) -> None:
    """A symbol of any colour, worth 5 or more, for a reverse engineering card: U6 and U8, and one is enough."""
    mine.change("popup_card U6", **fields)
    load(mine)
    mine.change("popup_card U8", **fields)
    mine.check("popup_card *", "reverse_engineering", "MU-DEMAND-03")


# --- figures of the base game -----------------------------------------------------------------------


@pytest.mark.rule("MU-DATA-13")
@pytest.mark.parametrize("copies", [[4, 4, 3, 3, 3, 0], [0, 0, 0, 0, 0, 17]])
def test_buyer_cards_are_coloured_and_wild(mine: Draft, copies: list[int]) -> None:
    """Some of each; in the shipped pack most are coloured."""
    check_refused(mine, "buyer_cards", "copies", copies, "EE-DATA-08")
    assert BOX.buyer_copies == [3, 3, 3, 3, 3, 2]


@pytest.mark.rule("MU-DATA-14")
@pytest.mark.parametrize("payout", [[8, 5, 3, 1, 0], [9, 4, 3, 1, 0], [9, 5, 3, 1, 1]])
def test_what_brokers_bring(mine: Draft, payout: list[int]) -> None:
    """The chart of the ranks: 9, 5 and at last nothing."""
    assert BOX.payout == [9, 5, 3, 1, 0]
    check_refused(mine, "popularity", "payout", payout, "EE-POP-12")


@pytest.mark.rule("MU-DATA-15")
def test_any_three_command_cards_can_leave(mine: Draft) -> None:
    """Zu has six, in every pack."""
    for box in BOTH:
        assert sum(n for face, n in enumerate(box.zu.cards) if FACES[face].startswith("command-")) == 6
    check_refused(mine, "zu", "command", [1, 2], "ZU-COMP-02")


# --- the tables -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-COMP-01", "MU-COMP-03", "MU-COMP-04", "MU-COMP-05")
@pytest.mark.parametrize(
    "table", ["new_faction", "mysterious", "re_card", "new_command_card", "researcher", "museum", "popup_card"]
)
def test_every_table_must_be_there(mine: Draft, table: str) -> None:
    """A pack without one is refused; the table is named."""
    del mine.data[table]
    with pytest.raises(digsite.BadComponents) as problem:
        load(mine)
    assert str(problem.value).startswith(f"{mine.path}: ")
    assert f"[{table}]" in str(problem.value)


@pytest.mark.rule("MU-DATA-01", "MU-DATA-02", "MU-DATA-03", "MU-DATA-04", "MU-DATA-05", "MU-DATA-08", "MU-DATA-11")
def test_another_pack() -> None:
    """Wherever the text leaves it open, other figures are read as they stand."""
    other = OTHER_BOX.museum
    assert (other.initiative, other.cargo, other.hidden) == ([5, 61], [5, 3], [1, 3])
    assert other.mysterious == [3, 1, 2, 1, 3]
    assert names(other.overlay) == "manaus havana delhi zanzibar guam"
    assert other.re_values == [3, 0, 7, 20, 4, 15, 1, 6, 9, 2, 14, 8, 11, 5, 13, 17, 10, 0, 18, 16, 25]
    assert [card for card, icon in zip(RE_CARDS[:15], other.re_museum[:15], strict=True) if icon] == [
        "holo-trader",
        "cloning-vat",
    ]
    assert (other.command_white, other.command_yellow) == ([3, 2, 2, 2], [0, 1, 3, 3])
    assert (other.board_bonus_white, other.board_bonus_yellow) == (1, 0)
    assert other.command_museum == [False, True, True, True]
    assert other.min_players == [4, 2, 2, 2, 2, 3, 2, 4, 2, 2, 3, 2, 2, 2, 4, 3, 2, 2]
    assert names(other.popup_site) == "havana guam guam cusco lagos london lagos xian delhi manaus"
    assert other.popup_supply == [False, True, False, False, True, False, True, False, True, False]
    assert other.popup_colour == [-1, 4, 2, 1, 3, -1, 3, -1, 2, 4]
    assert other.popup_glyph == [3, -1, -1, 1, -1, -1, -1, 0, -1, -1]
    assert other.popup_least == [5, 0, 0, 0, 0, 8, 0, 0, 0, 7]
    assert other.popup_credits == [0, 0, 9, 0, 0, 20, 0, 0, 0, 1]
    assert other.popup_brokers == [0, 0, 0, 2, 0, 1, 0, 1, 0, 0]
    assert other.popup_researchers == [0, 0, 0, 1, 0, 3, 0, 0, 0, 0]
    assert other.popup_re == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0]
