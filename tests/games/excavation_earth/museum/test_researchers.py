"""Researchers: gained in play, assigned to the gallery in the end (MU-RESEARCH)."""

from __future__ import annotations

from itertools import accumulate, combinations
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, TYPES
from digsite.games.excavation_earth.museum.common.researchers import best_spaces
from digsite.games.excavation_earth.museum.kinds import RESEARCHERS
from digsite.games.excavation_earth.pack import Pack
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.result import Result
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story, words

IDLE = ["mask*22", ""]
"""Traders: all the crew of seat 0 is at work, and its gallery is empty."""


def grant(round: int = 3, **kw: Any) -> Earth:
    """Seat 0 is about to use the Research Grant. Round 2: 2 credits for a researcher; round 3: 2 credits and one."""
    cards = ["research-grant", "emergency-fund", "fresh-orders"]
    s = museum("M6", round=round, command=cards, hands=["red-mask red-coil", ""], envoys=["left", ""], **kw)
    return play(s, "command red-mask", "recall")


def full(guards: str) -> list[str]:
    """The columns that are complete with these guards."""
    return [colour for colour in COLOURS if all(f"{colour}-{glyph}" in words(guards) for glyph in GLYPHS)]


def last(researchers: int, guards: str = "", **kw: Any) -> Earth:
    """The game is over: the last player, seat 0, has passed."""
    s = museum(
        **{
            "modules": "M6",
            "round": 3,
            "passed": [1],
            "researchers": [researchers, 0],
            "guards": [guards, ""],
            "rewarded": [full(guards), []],
            **kw,
        }
    )
    play(s, "pass")
    assert s.over
    return s


def lines(s: Earth, seat: int = 0) -> dict[str, int]:
    """What a seat's gallery is worth."""
    result = s.result
    assert isinstance(result, Result)
    return {line.key: line.amount for line in result.lines[seat] if line.key in ("rows", "columns")}


def row(glyph: str, n: int) -> str:
    return " ".join(f"{colour}-{glyph}" for colour in COLOURS[:n])


def column(colour: str, n: int) -> str:
    return " ".join(f"{colour}-{glyph}" for glyph in GLYPHS[:n])


# --- gaining ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-RESEARCH-01")
def test_a_researcher_comes_to_the_player_board() -> None:
    s = play(grant(), "use")

    assert at(s, "staff", "researchers") == [1, 0]
    assert story(s, "gained-researchers") == ["0 gained-researchers 1"]
    assert at(s, "cubes", 0) == 22


@pytest.mark.rule("MU-EDGE-08", "MU-RESEARCH-R1", "MU-COMP-07")
def test_the_thirteenth_researcher_is_not_gained() -> None:
    s = play(grant(researchers=[5, 7]), "use")

    assert at(s, "staff", "researchers") == [5, 7]
    assert story(s, "gained-researchers", "no-researcher") == ["0 no-researcher"]


@pytest.mark.rule("MU-RESEARCH-R1", "MU-COMP-07")
def test_as_many_as_are_left() -> None:
    """An outermost column is completed with two guides of seat 0, and one researcher is left."""
    s = museum(
        hands=["green-mask", ""], cargo=["green-lens", ""], hung={"1-1": ("red-helix", 0)}, researchers=[5, 6],
        curators="none none none",
    )  # fmt: skip

    play(s, "exhibit green-mask", "hang 2-1")

    assert at(s, "staff", "researchers") == [6, 6]
    assert story(s, "gained-researchers", "no-researcher") == ["0 gained-researchers 1", "0 no-researcher"]


@pytest.mark.rule("MU-RESEARCH-R1", "MU-COMP-R1")
@pytest.mark.parametrize("modules", ["", "M6", "M6 M7"])
def test_there_are_twelve_with_any_module(modules: str) -> None:
    """Also with the Commanders alone."""
    factions = ["mazz_un", "gul"]
    s = museum(modules, factions=factions, researchers=[12, 0])
    assert at(s, "staff", "researchers") == [RESEARCHERS, 0]
    with pytest.raises(digsite.BadPosition, match="MU-COMP-03"):
        museum(modules, factions=factions, researchers=[6, 7])
    with pytest.raises(digsite.BadPosition, match=r"staff\.researchers"):
        museum(modules, factions=factions, researchers=[13, 0])


# --- they are no crew -------------------------------------------------------------------------------


@pytest.mark.rule("MU-RESEARCH-06")
@pytest.mark.parametrize("action", ["market red-mask", "command red-mask"])
def test_no_researcher_is_a_trader(action: str) -> None:
    s = museum("M6", hands=["red-mask red-coil", ""], researchers=[3, 0], traders=IDLE)

    play(s, action)

    assert "trader" not in offered(s)
    assert at(s, "staff", "researchers") == [3, 0]


@pytest.mark.rule("MU-RESEARCH-07")
def test_no_researcher_is_an_envoy() -> None:
    """An envoy can be recalled, but none placed."""
    s = museum("M6", hands=["red-mask", ""], researchers=[3, 0], traders=["mask*21", ""], envoys=["left", ""])

    play(s, "command red-mask")

    assert offered(s) == ["done", "recall"]
    refused(s, "envoy", "EE-COMMAND-16")


@pytest.mark.rule("MU-RESEARCH-08")
def test_no_researcher_is_a_custodian() -> None:
    s = museum(
        "M6", hands=["red-mask", ""], researchers=[3, 0], traders=IDLE, mystery_sites="red", sites="red-lens",
        explorers=["london berlin guam", "vancouver berlin guam"],
    )  # fmt: skip

    play(s, "excavate red-mask")

    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


@pytest.mark.rule("MU-EDGE-10", "MU-RESEARCH-09", "MU-RESEARCH-R2")
def test_no_researcher_is_a_tour_guide() -> None:
    s = museum(hands=["red-mask", ""], researchers=[1, 0], traders=IDLE, cargo=["red-lens", ""])

    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-mask", "MU-GUIDE-07")


@pytest.mark.rule("MU-EDGE-10", "MU-RESEARCH-R2")
def test_no_researcher_marks_a_survey() -> None:
    s = museum("M6", hands=["red-mask", ""], researchers=[1, 0], traders=IDLE)

    play(s, "survey red-mask", "replace 1")

    assert at(s, "marks") == [None, None, None]
    assert at(s, "staff", "researchers") == [1, 0]


@pytest.mark.rule("MU-RESEARCH-R2")
def test_no_researcher_takes_a_sample() -> None:
    s = museum(
        "M6", hands=["red-mask red-coil", ""], researchers=[1, 0], traders=IDLE, sites="red-lens",
        explorers=["london berlin guam", "vancouver berlin guam"],
    )  # fmt: skip

    play(s, "excavate red-mask", "dig red-lens")

    assert asked(s) == "act"
    refused(s, "sample red-lens", "EE-GALLERY-04")
    assert at(s, "guards", 0) == []


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-RESEARCH-02")
def test_they_are_assigned_before_the_galleries_are_scored() -> None:
    s = last(1, column("red", 3))

    kinds = [event.kind.name for event in s.events]
    assert kinds.index("posted-researcher") < kinds.index("column-scored")
    assert at(s, "staff", "posted") == [["red-crater"], []]
    assert at(s, "staff", "researchers") == [0, 0]


@pytest.mark.rule("MU-RESEARCH-02")
def test_only_in_the_end() -> None:
    """Not when a round ends, and in no position of a game that goes on."""
    s = museum("M6", passed=[1], researchers=[2, 0])
    play(s, "pass")
    assert s.round == 2
    assert at(s, "staff") == {"researchers": [2, 0], "posted": [[], []], "brokers": [[], []]}

    data = museum("M6", round=3).to_json()
    data["staff"] = {"researchers": [0, 0], "posted": [["red-lens"], []], "brokers": [[], []]}
    with pytest.raises(digsite.BadPosition, match="MU-RESEARCH-02"):
        museum("M6").game.from_json(data)


@pytest.mark.rule("MU-RESEARCH-03")
def test_any_empty_space_will_do() -> None:
    """Nothing was ever held or sampled: four researchers fill the first column."""
    s = last(4)

    assert at(s, "staff", "posted", 0) == column("yellow", 4).split()
    assert lines(s) == {"columns": 15}


@pytest.mark.rule("MU-RESEARCH-04")
def test_a_researcher_counts_in_its_column() -> None:
    """Three samples of red, and one researcher: the whole column."""
    s = last(1, column("red", 3))

    assert lines(s) == {"columns": 15}
    assert story(s, "column-scored") == [f"0 column-scored red {4} 15"]


@pytest.mark.rule("MU-RESEARCH-05")
def test_a_researcher_counts_in_its_row() -> None:
    """Four lenses, and one researcher: the whole row, 21 instead of 13."""
    s = last(1, row("lens", 4))

    assert at(s, "staff", "posted", 0) == ["orange-lens"]
    assert lines(s) == {"rows": 21}


@pytest.mark.rule("MU-EDGE-09", "MU-RESEARCH-R3", "MU-RESEARCH-R5")
def test_three_researchers_and_two_empty_spaces() -> None:
    """Two are placed and one is lost; the column they complete brings no card."""
    guards = " ".join(kind for kind in TYPES if kind not in ("red-lens", "purple-crater"))
    s = last(3, guards, hands=["red-mask", ""])

    assert at(s, "staff", "posted", 0) == ["red-lens", "purple-crater"]
    assert at(s, "staff", "researchers") == [1, 0]
    assert story(s, "lost-researchers") == ["0 lost-researchers 1"]
    assert happened(s, "filled") == []
    assert len(at(s, "hands", 0)) == 1
    assert at(s, "rewarded", 0) == full(guards)
    assert lines(s) == {"rows": 4 * 21, "columns": 5 * 15}


@pytest.mark.rule("MU-RESEARCH-R3")
def test_none_is_lost_where_there_is_room() -> None:
    s = last(12)

    assert len(at(s, "staff", "posted", 0)) == 12
    assert happened(s, "lost-researchers") == []


@pytest.mark.rule("MU-RESEARCH-R3")
def test_one_to_a_space() -> None:
    """A space has a guard or a researcher: other positions are refused."""
    data = last(1, column("red", 3)).to_json()
    assert isinstance(data["staff"], dict)
    data["staff"]["posted"] = [["red-lens"], []]

    with pytest.raises(digsite.BadPosition, match="MU-RESEARCH-R3"):
        museum("M6").game.from_json(data)


@pytest.mark.rule("MU-RESEARCH-R1", "MU-COMP-07")
def test_those_in_the_gallery_are_of_the_twelve() -> None:
    """One is posted: eleven more can be anywhere, twelve cannot."""
    data = last(1, column("red", 3)).to_json()
    assert isinstance(data["staff"], dict)
    data["staff"]["researchers"] = [0, 11]
    assert museum("M6").game.from_json(data).over
    data["staff"]["researchers"] = [0, 12]

    with pytest.raises(digsite.BadPosition, match="MU-COMP-03"):
        museum("M6").game.from_json(data)


@pytest.mark.rule("MU-RESEARCH-R4")
def test_nobody_is_asked() -> None:
    """Each gallery by itself, where it brings most: red for seat 0, the row of craters for seat 1."""
    s = museum(
        "M6", round=3, passed=[1], researchers=[1, 1], guards=[column("red", 3), row("crater", 4)],
    )  # fmt: skip

    play(s, "pass")

    assert s.over
    assert at(s, "staff", "posted") == [["red-crater"], ["orange-crater"]]
    assert (lines(s, 0), lines(s, 1)) == ({"columns": 15}, {"rows": 21})


@pytest.mark.rule("MU-RESEARCH-R4")
def test_a_row_before_a_column_where_it_pays_more() -> None:
    """A fourth lens in the purple column brings 7; a second sample of another column would bring 4."""
    s = last(1, f"{row('lens', 3)} orange-helix")

    assert at(s, "staff", "posted", 0) == ["orange-lens"]
    assert lines(s) == {"rows": 13, "columns": 4}


def worth(pack: Pack, gallery: int) -> int:
    """What a gallery pays, counted anew."""
    total = 0
    for colour in range(len(COLOURS)):
        total += pack.column_charts[colour][sum((gallery >> (colour * 4 + glyph)) & 1 for glyph in range(4))]
    for glyph in range(len(GLYPHS)):
        total += pack.row_charts[glyph][sum((gallery >> (colour * 4 + glyph)) & 1 for colour in range(5))]
    return total


def first_best(pack: Pack, guards: int, n: int) -> int:
    """By trying them all: the best choice, of equal ones the first in the order column by column, row by row."""
    empty = [kind for kind in range(len(TYPES)) if not (guards >> kind) & 1]
    best = -1
    found = 0
    for spaces in combinations(empty, min(n, len(empty))):  # in that very order
        bits = sum(1 << kind for kind in spaces)
        credits = worth(pack, guards | bits)
        if credits > best:
            best = credits
            found = bits
    return found


def charts(rng: digsite.Rng) -> Pack:
    """A pack whose charts are other ones, each by itself; they never fall."""
    pack = Box.load(None)
    for these, size in ((pack.column_charts, 5), (pack.row_charts, 6)):
        for i in range(len(these)):
            these[i] = list(accumulate([0] + [rng.below(7) for _ in range(size - 1)]))
    return pack


@pytest.mark.rule("MU-RESEARCH-R4")
@pytest.mark.parametrize("number", range(12))
def test_the_best_placement_is_found_exactly(number: int) -> None:
    """Random galleries and charts, few and many researchers: the same spaces as by trying all of them."""
    rng = digsite.Rng(number)
    pack = Box.load(None) if number < 4 else charts(rng)

    for _ in range(10):
        crowded = rng.below(2) == 0
        guards = sum(1 << kind for kind in range(len(TYPES)) if rng.below(10) < (6 if crowded else 3))
        n = 1 + rng.below(8 if crowded else 3)
        assert best_spaces(pack, guards, n) == first_best(pack, guards, n)


@pytest.mark.rule("MU-RESEARCH-R4")
@pytest.mark.parametrize(("n", "spaces"), [(1, "yellow-helix"), (2, column("yellow", 2)), (20, " ".join(TYPES))])
def test_of_equal_placements_the_first_by_column_then_by_row(n: int, spaces: str) -> None:
    found = best_spaces(Box.load(None), 0, n)

    assert [kind for i, kind in enumerate(TYPES) if (found >> i) & 1] == spaces.split()
