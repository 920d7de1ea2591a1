"""The table of editions in the ledger: what it says is what is played, row by row."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import digsite
from digsite import ledger
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.rulings.table import EDITIONS
from digsite.kernel.rulings import Ruling

LEDGER = Path(__file__).resolve().parents[3] / "docs" / "rules" / "excavation-earth.md"
HEADING = "## 29. Editions"
ROW = re.compile(r"^\| ED-\d\d \|")
KEY = re.compile(r"`([a-z-]+)`")
SWITCH = re.compile(r"(EE|ZU)-[A-Z]+-R\d+")
NO_EFFECT = "no effect: "

GAME = digsite.game("excavation_earth")
assert isinstance(GAME, ExcavationEarth)


class Row(NamedTuple):
    """One difference between the books."""

    number: str
    point: str
    books: list[str]
    """What each of 000, 001 and 004 says."""
    played_by: str
    """The ID of a ruling, or why the difference has no effect."""
    readings: list[str]
    """The reading of each edition, none without an effect."""

    @property
    def has_effect(self) -> bool:
        """Whether the editions play differently."""
        return not self.played_by.startswith(NO_EFFECT)


def read_rows() -> list[Row]:
    """The rows of the section, in order."""
    text = LEDGER.read_text(encoding="utf-8").split(HEADING, 1)[1].split("\n## ", 1)[0]
    rows = []
    for line in text.splitlines():
        if ROW.match(line):
            number, point, *books, played_by, readings = [cell.strip() for cell in line.strip("|").split("|")]
            rows.append(Row(number, point, books, played_by, KEY.findall(readings)))
    return rows


@cache
def cited_by_tests() -> dict[str, tuple[ledger.Test, ...]]:
    """The tests that cite each rule."""
    return ledger.tests()


ROWS = read_rows()
PLAYED = [row for row in ROWS if row.has_effect]
SWITCHES: dict[str, Ruling] = {ruling.rule: ruling for ruling in GAME.rulings}
DIFFER = [ruling for ruling in GAME.rulings if len({ruling.default(edition) for edition in EDITIONS}) > 1]


def test_the_table_is_read() -> None:
    """The rows are numbered without a gap, and each has three books."""
    assert [row.number for row in ROWS] == [f"ED-{n:02}" for n in range(1, len(ROWS) + 1)]
    assert len(PLAYED) >= 10
    for row in ROWS:
        assert len(row.books) == len(EDITIONS), row.number
        assert all([row.point, *row.books]), row.number


@pytest.mark.parametrize("row", ROWS, ids=[row.number for row in ROWS])
def test_each_row_is_played_or_says_why_not(row: Row) -> None:
    """A switch with a reading for each edition, or a reason and no reading."""
    if row.has_effect:
        assert SWITCH.fullmatch(row.played_by)
        assert len(row.readings) == len(EDITIONS)
        assert len(set(row.readings)) > 1
    else:
        assert len(row.played_by) > len(NO_EFFECT)
        assert row.readings == []


@pytest.mark.parametrize("row", PLAYED, ids=[row.played_by for row in PLAYED])
def test_each_edition_plays_what_its_book_says(row: Row) -> None:
    """The switch is there, its defaults are the readings of the row, and a table of that edition plays them."""
    assert row.played_by in SWITCHES, f"{row.number}: there is no switch {row.played_by}"
    ruling = SWITCHES[row.played_by]
    assert [ruling.default(edition) for edition in EDITIONS] == row.readings
    seats = 1 if "solo" in ruling.needs else 2
    for edition, key in zip(EDITIONS, row.readings, strict=True):
        options = GAME.check_options(seats, {"edition": edition, **GAME.usual_options(seats)})
        assert GAME.readings(seats, options)[ruling.rule] == key
        assert options["rulings"] == {}


@pytest.mark.parametrize("ruling", DIFFER, ids=[ruling.rule for ruling in DIFFER])
def test_each_switch_whose_editions_differ_stands_in_the_table(ruling: Ruling) -> None:
    """Nothing is played differently for a reason that the table does not name; the expansion has one book only."""
    assert [row.number for row in PLAYED if row.played_by == ruling.rule]


@pytest.mark.parametrize("row", PLAYED, ids=[row.played_by for row in PLAYED])
def test_each_row_with_effect_has_tests_and_a_ruling_that_names_its_readings(row: Row) -> None:
    """The ruling stands in a ledger with its keys, and tests cite it."""
    book = ledger.Ledger.load()
    text = book[row.played_by].text
    for key in row.readings:
        assert f"`{key}`" in text, f"{row.played_by} does not name `{key}`"
    assert cited_by_tests()[row.played_by]
