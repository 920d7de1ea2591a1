"""Rulings on how Zu ranks and fills markets, and on its Command, that a table may read otherwise."""

from __future__ import annotations

import pytest

from digsite import Rng
from tests.games.excavation_earth.solo.rulings.table import cited, reading
from tests.games.excavation_earth.solo.table import ZU, act, chances, told
from tests.games.excavation_earth.table import at


@pytest.mark.rule("ZU-GEN-R3", "ZU-GEN-09", "ZU-MARKET-10", "ZU-EDGE-99")
@pytest.mark.parametrize(("key", "hired"), [("once", {"mask", "coil"}), ("again", {"mask", "comet"})])
def test_the_second_market_of_a_market_action(key: str, hired: set[str]) -> None:
    """#1 and #2 share the left centre, which is empty; a trader to be there makes #5, where an envoy draws level, the
    better second one. #2 and #6 are taken out by traders or interest."""
    s = reading(
        "ZU-GEN-R3",
        key,
        cargo=["", "red-lens"],
        queues=["red*2", "red", "", "", "red", ""],
        envoys=["middle right", "middle*2"],
        seed=3,
    )
    act(s, "market")
    assert set(at(s, "traders", ZU)) == hired


@pytest.mark.rule("ZU-GEN-R3", "ZU-SELL-11", "ZU-EDGE-99")
@pytest.mark.parametrize(("key", "left"), [("once", "comet"), ("again", "coil")])
def test_the_second_market_of_a_sale(key: str, left: str) -> None:
    """Two red tiles, one buyer each at #1, #2 and #5, two at #1: the left centre is empty, one envoy behind at the
    right; with one envoy to come at the left, #5 is better than #2."""
    s = reading(
        "ZU-GEN-R3",
        key,
        cargo=["", "red-helix red-lens"],
        queues=["red*2", "red", "", "", "red"],
        traders=["", "mask coil comet"],
        envoys=["right", ""],
    )
    act(s, "sell")
    assert set(at(s, "traders", ZU)) == {left}


@pytest.mark.rule("ZU-SWING-R1", "ZU-SWING-07", "ZU-SWING-09", "ZU-EDGE-67", "ZU-EDGE-100")
@pytest.mark.parametrize(("key", "hired"), [("difference", {"#3"}), ("list-alone", {"#1", "#3"})])
@pytest.mark.parametrize("envoys", [["left*5 middle*3", ""], ["", "left*5 middle"]], ids=["behind", "ahead"])
def test_centres_that_change_alike(key: str, hired: set[str], envoys: list[str]) -> None:
    """Zu is further behind, or ahead, at the left than in the middle: the smaller difference, or a lot."""
    s = reading("ZU-SWING-R1", key, envoys=envoys, cargo=["", "red-lens red-helix"], queues=["red", "", "red"])
    places: set[str] = set()
    for seed in range(20):
        trial = s.copy()
        trial.rng = Rng(seed)
        act(trial, "snipe")
        places.update(f"#{m + 1}" for m in (0, 2) if at(trial, "queues")[m] == [])
    assert places == hired


@pytest.mark.rule("ZU-MARKET-R3", "ZU-MARKET-19", "ZU-EDGE-29", "ZU-EDGE-101")
@pytest.mark.parametrize(("key", "second"), [("once", "red"), ("each-market", "green")])
def test_the_colour_in_the_second_market(key: str, second: str) -> None:
    """Red leads by one. The first queue is full with a red buyer at the front and another behind: the wild buyer and
    the red one send both home, green is more popular then."""
    s = reading(
        "ZU-MARKET-R3",
        key,
        cargo=["", "red-lens green-lens"],
        queues=["red*4", "red", "", "", "", ""],
        traders=["", "prism cog comet anchor"],
        ship={"green": 4},
    )
    assert act(s, "market")
    assert at(s, "queues")[0][-1] == "red"
    assert at(s, "queues")[1][-1] == second


@pytest.mark.rule("ZU-MARKET-R3", "ZU-MARKET-20", "ZU-EDGE-101")
@pytest.mark.parametrize(("key", "lots"), [("once", 1), ("each-market", 2)])
def test_with_empty_holds_a_lot_for_each_market(key: str, lots: int) -> None:
    """Or one for both."""
    s = reading("ZU-MARKET-R3", key)
    act(s, "market")
    assert len(told(s, "buyers-lot")) == lots


@pytest.mark.rule("ZU-EASY-R3", "ZU-EASY-15", "ZU-EDGE-54", "ZU-EDGE-102")
@pytest.mark.parametrize(("key", "done"), [("all-or-nothing", False), ("envoy-alone", True)])
def test_a_command_with_the_last_cube(key: str, done: bool) -> None:
    """No trader at #1, one cube: it fails, or the envoy comes alone."""
    s = reading("ZU-EASY-R3", key, zu=["E5"], envoys=["", "right*21"])
    assert at(s, "cubes", ZU) == 1
    assert act(s, "command-1") == done
    assert (at(s, "cubes", ZU), at(s, "traders", ZU)) == (0 if done else 1, {})
    assert at(s, "envoys", ZU, "left") == int(done)
    assert cited(s, "zu-failed") == ([] if done else ["ZU-EASY-R3: all-or-nothing"])


@pytest.mark.rule("ZU-EASY-R3", "ZU-EDGE-102")
@pytest.mark.parametrize("key", ["all-or-nothing", "envoy-alone"])
def test_without_a_cube_a_command_fails_either_way(key: str) -> None:
    """Nothing to place."""
    s = reading("ZU-EASY-R3", key, zu=["E5"], envoys=["", "right*22"])
    assert not act(s, "command-1")
    assert chances(s, "command-1", "hired", 1) == {}
