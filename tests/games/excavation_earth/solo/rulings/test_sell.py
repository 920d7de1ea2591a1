"""Rulings on Zu's Sell and Snipe that a table may read otherwise."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.solo.rulings.table import cited, edition, reading
from tests.games.excavation_earth.solo.table import ZU, act, credits, solo, told
from tests.games.excavation_earth.table import at, level

PURPLE_AND_RED = "purple-lens purple-crater red-lens"


@pytest.mark.rule("ZU-LUCR-R1", "ZU-LUCR-01", "ZU-LUCR-02", "ZU-LUCR-04", "ZU-SELL-10", "ZU-EDGE-77")
@pytest.mark.parametrize(("key", "kept"), [("lead-colour", "coil"), ("colour-sold", "mask")])
def test_whose_buyers_count_first(key: str, kept: str) -> None:
    """Interest in purple 1, 3, 1, in red, the lead colour, 0, 0, 2; a human trader at #1: #3 and #1, or #2 and #3."""
    s = reading(
        "ZU-LUCR-R1",
        key,
        cargo=["", PURPLE_AND_RED],
        queues=["purple", "purple*3", "purple red*2"],
        traders=["mask", "mask coil prism"],
        ship={"red": 5},
    )
    assert level(s, "red") > level(s, "purple")
    act(s, "sell")
    assert at(s, "traders", ZU) == {kept: 1}


@pytest.mark.rule("ZU-LUCR-R1", "ZU-LUCR-02", "ZU-EDGE-78")
@pytest.mark.parametrize(("key", "kept"), [("lead-colour", "coil"), ("colour-sold", "mask")])
def test_the_buyers_that_pay_may_be_passed_over(key: str, kept: str) -> None:
    """Interest in purple 1, 2, 3, in red 3, 0, 1: #1 and #3, or #3 and #2."""
    s = reading(
        "ZU-LUCR-R1",
        key,
        cargo=["", PURPLE_AND_RED],
        queues=["purple red*3", "purple*2", "purple*3 red"],
        traders=["", "mask coil prism"],
        ship={"red": 4},
    )
    assert level(s, "red") > level(s, "purple")
    act(s, "sell")
    assert at(s, "traders", ZU) == {kept: 1}
    rungs = cited(s, "zu-lucrative-interest")
    assert set(rungs) == ({"ZU-LUCR-R1: colour-sold"} if key == "colour-sold" else set())


@pytest.mark.rule("ZU-LUCR-R1")
@pytest.mark.parametrize("name", ["en", "de", "pl"])
def test_every_book_names_the_lead_colour(name: str) -> None:
    """The position above: #2 keeps its trader."""
    s = edition(
        name,
        cargo=["", PURPLE_AND_RED],
        queues=["purple red*3", "purple*2", "purple*3 red"],
        traders=["", "mask coil prism"],
        ship={"red": 4},
    )
    act(s, "sell")
    assert at(s, "traders", ZU) == {"coil": 1}


@pytest.mark.rule("ZU-LUCR-R1", "ZU-LUCR-09", "ZU-EDGE-76")
@pytest.mark.parametrize("key", ["lead-colour", "colour-sold"])
def test_snipe_is_the_same_under_both(key: str) -> None:
    """Its own rule counts the buyers for the colour sold; #2 has more of them, #1 one for the lead colour."""
    s = reading(
        "ZU-LUCR-R1",
        key,
        cargo=["", "green-lens red-lens red-helix"],
        queues=["green red*2", "green*2"],
        ship={"red": 4},
    )
    assert level(s, "red") > level(s, "green")
    act(s, "snipe")
    assert at(s, "sold") == {"green-lens": 1}
    assert at(s, "queues")[1] == []


@pytest.mark.rule("ZU-SELL-R1", "ZU-SELL-08", "ZU-EDGE-32", "ZU-EDGE-103")
@pytest.mark.parametrize(("key", "sold"), [("more-popular", "red"), ("higher-payout", "green")])
def test_colours_that_sell_in_as_many_markets(key: str, sold: str) -> None:
    """Red is the most popular, 9, with one buyer; green the second, 5, with four: 11 credits against 13."""
    s = reading(
        "ZU-SELL-R1",
        key,
        cargo=["", "red-lens green-lens"],
        queues=["red", "green*4"],
        traders=["", "mask coil"],
        ship={"red": 4},
    )
    assert level(s, "red") > level(s, "green") > level(s, "yellow")
    before = credits(s)
    act(s, "sell")
    assert at(s, "sold") == {f"{sold}-lens": 1}
    assert credits(s) - before == (11 if sold == "red" else 13)
    assert cited(s, "zu-sell-pays") == (["ZU-SELL-R1: higher-payout"] if sold == "green" else [])


@pytest.mark.rule("ZU-SNIPE-R1", "ZU-SNIPE-05", "ZU-SNIPE-08", "ZU-EDGE-39")
@pytest.mark.parametrize(("key", "sold", "place"), [("market-first", "green", 0), ("colour-first", "red", 2)])
def test_the_market_or_the_colour_first(key: str, sold: str, place: int) -> None:
    """A tile each of red and green; red is more popular, green has three buyers at #1."""
    s = reading("ZU-SNIPE-R1", key, cargo=["", "red-lens green-lens"], queues=["green*3", "", "red"], ship={"red": 3})
    assert level(s, "red") > level(s, "green")
    act(s, "snipe")
    assert at(s, "sold") == {f"{sold}-lens": 1}
    assert at(s, "queues")[place] == []
    assert cited(s, "zu-snipe-wanted") == (["ZU-SNIPE-R1: market-first"] if sold == "green" else [])


@pytest.mark.rule("ZU-SNIPE-R1")
@pytest.mark.parametrize(("name", "sold"), [("en", "green"), ("de", "red"), ("pl", "green")])
def test_the_german_book_settles_the_colour_first(name: str, sold: str) -> None:
    """As above, by edition."""
    s = edition(name, cargo=["", "red-lens green-lens"], queues=["green*3", "", "red"], ship={"red": 3})
    act(s, "snipe")
    assert at(s, "sold") == {f"{sold}-lens": 1}


@pytest.mark.rule("ZU-SNIPE-R1", "ZU-SNIPE-06")
@pytest.mark.parametrize("key", ["market-first", "colour-first"])
def test_only_colours_with_the_fewest_tiles_are_looked_at(key: str) -> None:
    """Two green tiles, wanted by four; one red tile, wanted by one: red."""
    s = reading("ZU-SNIPE-R1", key, cargo=["", "red-lens green-lens green-helix"], queues=["green*4", "red"])
    act(s, "snipe")
    assert at(s, "sold") == {"red-lens": 1}


@pytest.mark.rule("ZU-SNIPE-R2", "ZU-SNIPE-07", "ZU-EDGE-38", "ZU-EDGE-104")
@pytest.mark.parametrize(("key", "sold"), [("next-colour", {"red-lens": 1}), ("fails", {})])
def test_no_buyer_for_the_fewest(key: str, sold: dict[str, int]) -> None:
    """One yellow tile and no buyer for it, two red ones and a red buyer: a red tile, or a failed action."""
    s = reading("ZU-SNIPE-R2", key, cargo=["", "yellow-lens red-lens red-helix"], queues=["red"], credits=[8, 8])
    assert act(s, "snipe") == bool(sold)
    assert at(s, "sold") == sold
    assert told(s, "failed") == ([] if sold else ["failed fewest-unwanted 10"])
    assert cited(s, "zu-failed") == ([] if sold else ["ZU-SNIPE-R2: fails"])


@pytest.mark.rule("ZU-SNIPE-R2", "ZU-EDGE-104")
@pytest.mark.parametrize("key", ["next-colour", "fails"])
def test_a_wanted_colour_among_the_fewest_is_enough(key: str) -> None:
    """One yellow tile without a buyer, one red tile with one, two green ones with three: red."""
    s = reading(
        "ZU-SNIPE-R2", key, cargo=["", "yellow-lens red-lens green-lens green-helix"], queues=["red", "green*3"]
    )
    act(s, "snipe")
    assert at(s, "sold") == {"red-lens": 1}


@pytest.mark.rule("ZU-SNIPE-R2", "ZU-SNIPE-02")
@pytest.mark.parametrize("key", ["next-colour", "fails"])
def test_without_any_buyer_the_usual_reason_is_given(key: str) -> None:
    """Nobody wants anything."""
    s = reading("ZU-SNIPE-R2", key, cargo=["", "yellow-lens"], queues=["red"])
    assert not act(s, "snipe")
    assert told(s, "failed") == ["failed no-buyer 10"]


@pytest.mark.rule("ZU-SNIPE-R2", "ZU-SNIPE-R1")
@pytest.mark.parametrize(("order", "sold"), [("market-first", ["green-helix"]), ("colour-first", [])])
def test_a_colour_that_is_settled_first_may_be_unwanted(order: str, sold: list[str]) -> None:
    """One red and one green tile; red is more popular and nobody wants it."""
    rulings = {"ZU-SNIPE-R1": order, "ZU-SNIPE-R2": "fails"}
    s = solo(
        options={"rulings": rulings},
        ship={"red": 4},
        cargo=["", "red-helix green-helix"],
        queues=["", "green green"],
    )

    act(s, "snipe")

    assert [name for name in ("red-helix", "green-helix") if name not in at(s, "cargo", ZU)] == sold
