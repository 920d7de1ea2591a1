"""Rulings as Python shows them, and what a game says of its readings."""

from __future__ import annotations

import pytest

import digsite
from digsite import BadOption
from digsite.games.archaeology.game import Archaeology
from digsite.kernel import packed
from digsite.kernel.rulings import Reading, Ruling, check_readings, nearest

EARTH = digsite.game("excavation_earth")


def test_a_ruling_describes_itself() -> None:
    ruling = Ruling("XX-A-R1", [Reading("plain"), Reading("other"), Reading("third")], {"de": "other", "pl": "other"})
    assert repr(ruling) == "<ruling XX-A-R1: plain, other (de, pl), third>"
    assert repr(ruling.readings[0]) == "<reading 'plain'>"
    assert [ruling.default(edition) for edition in ("en", "de", "pl", "")] == ["plain", "other", "other", "plain"]


def test_a_reading_that_is_not_there_cannot_be_a_default() -> None:
    with pytest.raises(ValueError, match="XX-A-R1: 'x' is no reading; readings: plain"):
        Ruling("XX-A-R1", [Reading("plain")], before="x")


def test_a_game_tells_which_readings_are_in_force() -> None:
    alone = EARTH.readings(1, {"solo": True, "edition": "de", "rulings": {"ZU-LUCR-R1": "colour-sold"}})
    assert alone["EE-SCORE-R1"] == "three-places"
    assert alone["ZU-LUCR-R1"] == "colour-sold"
    assert "ZU-LUCR-R1" not in EARTH.readings(2)
    assert list(alone) == [ruling.rule for ruling in EARTH.rulings if ruling.rule in alone]
    state = EARTH.new(seats=2, seed=1, options={"edition": "de"})
    assert state.table.readings == EARTH.readings(2, state.table.options)
    assert digsite.game("_template").readings(2) == {}


def test_what_is_wrong_with_readings_is_told() -> None:
    with pytest.raises(BadOption, match="seats: 9 is not allowed"):
        EARTH.readings(9)
    with pytest.raises(BadOption, match="option edition: 'fr' is not allowed"):
        EARTH.readings(2, {"edition": "fr"})
    with pytest.raises(BadOption, match="did you mean 'EE-SCORE-R1'"):
        EARTH.ruling("EE-SCORE-R7")
    with pytest.raises(BadOption, match="ruling: 'x' is no ruling to choose; rulings: none"):
        digsite.game("_template").ruling("x")
    with pytest.raises(BadOption, match="rulings: none"):
        check_readings([], {"EE-SCORE-R1": "x"})
    assert EARTH.ruling("EE-SCORE-R1").rule == "EE-SCORE-R1"


def test_the_nearest_is_named_only_if_it_is_near() -> None:
    assert nearest("three-place", ["all-places", "three-places"]) == "did you mean 'three-places'? "
    for given in ("", "x", 3, None, ["three-places"], "three-places" * 1000):
        assert nearest(given, ["all-places", "three-places"]) == ""


def test_a_game_keeps_so_many_tables_of_rules_and_no_more() -> None:
    """Whoever plays by one that is gone goes on: it is made again."""
    game = Archaeology()
    first = game.new(seats=2, seed=1, options={"monument": "tomb"})
    tables = game._tables
    view = first.view(0)
    for n in range(packed.KEPT):
        tables["filler", n] = first.table
    game.new(seats=3, seed=1, options={"monument": "tomb"})
    assert first.table not in [rules for key, rules in tables.items() if key[0] != "filler"]
    assert game.sample(view, digsite.Rng(1)).view(0) == view
    digsite.playout(first, digsite.Rng(1))
    assert first.over
