"""Reverse engineering cards for markets and sales: E5 to E8 (MU-RECARD-05 to -08)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import MERCHANTS, museum
from tests.games.excavation_earth.table import asked, at, happened, level, offered, play, refused, story


def owns(card: str, **kw: Any) -> Earth:
    """Seat 0 owns these cards, and has a red card for #1 unless other hands are named."""
    return museum("M6", **{"re": [card, ""], "hands": ["red-mask", ""], **kw})


# --- E5 Price Oracle --------------------------------------------------------------------------------


def popular_pay(s: Earth, colour: str) -> int:
    """What popularity pays for one tile of that colour sold at #1."""
    play(s, "sell red-mask")
    assert [COLOURS[event.a] for event in s.events if event.kind.name == "earned-rank"] == [colour]
    return int(at(s, "earned", 0, "popularity"))


@pytest.mark.rule("MU-EDGE-109", "MU-RECARD-05", "MU-RECARD-R3")
@pytest.mark.parametrize(
    ("colour", "plain", "oracle"),
    [("red", 9, 9), ("yellow", 5, 9), ("green", 5, 9), ("orange", 5, 9), ("purple", 0, 1)],
)
def test_price_oracle_with_three_colours_tied_second(colour: str, plain: int, oracle: int) -> None:
    """The last colour has rank 5 and pays like rank 4, though no colour has that rank."""
    fields: dict[str, Any] = {
        "queues": ["red red wild", "yellow green orange"],
        "traders": ["mask", ""],
        "cargo": [f"{colour}-lens", ""],
    }
    assert popular_pay(owns("phase-drill", **fields), colour) == plain
    assert popular_pay(owns("price-oracle", **fields), colour) == oracle


@pytest.mark.rule("MU-RECARD-05")
@pytest.mark.parametrize(("colour", "oracle"), [("red", 9), ("yellow", 9), ("green", 5), ("orange", 3), ("purple", 1)])
def test_price_oracle_rank_by_rank(colour: str, oracle: int) -> None:
    """9, 9, 5, 3, 1 with the shipped chart; buyers, market bonus and popularity are as ever."""
    s = owns(
        "price-oracle",
        queues=["red*2 wild"],
        ship={"red": 2, "yellow": 3, "green": 2, "orange": 1},
        traders=["mask", ""],
        cargo=[f"{colour}-lens", ""],
    )
    before = {other: level(s, other) for other in COLOURS}
    assert popular_pay(s, colour) == oracle
    assert at(s, "earned", 0, "interest") == (6 if colour == "red" else 2)
    assert before == {"yellow": 5, "green": 4, "red": 6, "purple": 2, "orange": 3}


@pytest.mark.rule("MU-RECARD-05")
def test_price_oracle_does_nothing_for_brokers() -> None:
    """At the end a broker of the second colour pays 5."""
    s = owns("price-oracle", round=3, hands=["", ""], passed=[1], brokers=["green", ""], ship={"red": 3})
    play(s, "pass")
    assert at(s, "earned", 0, "brokers") == 5


# --- E6 Crowd Magnet --------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-06", "MU-RECARD-23")
def test_crowd_magnet_brings_one_more_buyer() -> None:
    """To the back of the same queue, of the same colour too, or none."""
    s = play(owns("crowd-magnet", queues=["yellow"]), "market red-mask", "done", "done", "add-buyer red")
    assert asked(s) == "second_buyer"
    assert offered(s) == ["done", *[f"add-buyer {colour}" for colour in COLOURS]]
    play(s, "add-buyer red")
    assert at(s, "queues")[0] == ["yellow", "red", "red"]
    assert asked(s) == "act"

    s = play(owns("crowd-magnet"), "market red-mask", "done", "done", "add-buyer red", "done")
    assert at(s, "queues")[0] == ["red"]


@pytest.mark.rule("MU-RECARD-06")
def test_crowd_magnet_not_without_the_first() -> None:
    """No coloured buyer, no second one."""
    s = play(owns("crowd-magnet"), "market red-mask", "done", "add-wild", "done")
    assert asked(s) == "act"
    assert at(s, "queues")[0] == ["wild"]


@pytest.mark.rule("MU-RECARD-06")
def test_crowd_magnet_no_wild_one_and_only_out_of_the_supply() -> None:
    """A colour without a buyer on its track is refused; one that was just ejected is there again."""
    s = owns("crowd-magnet", queues=["orange green*3", "red*4", "green*4"], ship={"red": 3, "green": 1})
    play(s, "market red-mask", "done", "done", "add-buyer red")
    assert at(s, "buyers", "red") == 0
    assert offered(s) == ["done", "add-buyer yellow", "add-buyer purple", "add-buyer orange"]
    refused(s, "add-buyer red", "MU-RECARD-06")
    assert "add-wild" not in offered(s)

    s = owns("crowd-magnet", queues=["green*4", "red*4", "green*4"], ship={"red": 3})
    assert at(s, "buyers", "green") == 0
    play(s, "market red-mask", "done", "done", "add-buyer red", "add-buyer green")
    assert at(s, "queues")[0] == ["green", "green", "red", "green"]


@pytest.mark.rule("MU-EDGE-110", "MU-RECARD-06")
def test_crowd_magnet_at_a_full_queue() -> None:
    """Wild, red and green eject three buyers, one each; without the red one there is no green one."""
    s = owns("crowd-magnet", queues=["yellow purple orange red"])
    play(s, "market red-mask", "done", "add-wild", "add-buyer red", "add-buyer green")
    assert at(s, "queues")[0] == ["red", "wild", "red", "green"]
    for colour in ("yellow", "purple", "orange"):
        assert at(s, "buyers", colour) == 8
    s = owns("crowd-magnet", queues=["yellow purple orange red"])
    play(s, "market red-mask", "done", "add-wild", "done")
    assert at(s, "queues")[0] == ["purple", "orange", "red", "wild"]
    assert asked(s) == "act"


# --- E7 Holo-Trader ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-111", "MU-RECARD-07", "MU-RECARD-R4")
def test_holo_trader_sells_where_no_trader_stands() -> None:
    """Legal without any trader on the board; nobody is promoted and no envoy appears."""
    fields: dict[str, Any] = {"cargo": ["red-lens", ""], "queues": ["", "", "red wild"]}
    assert offered(owns("phase-drill", **fields), "sell") == []
    s = owns("holo-trader", **fields)
    play(s, "sell travel-2")
    assert at(s, "envoys", 0) == {}
    assert at(s, "cubes", 0) == 22
    assert at(s, "earned", 0, "interest") == 4
    assert at(s, "ship") == {"red": 1, "wild": 1}
    assert story(s, "promoted") == []


@pytest.mark.rule("MU-RECARD-07")
def test_holo_trader_needs_an_interested_buyer() -> None:
    """And a tile."""
    s = owns("holo-trader", cargo=["red-lens", ""], queues=["green", "yellow"])
    refused(s, "sell red-mask", "EE-SELL-10")
    s = owns("holo-trader", queues=["red"])
    refused(s, "sell red-mask", "EE-SELL-06")


@pytest.mark.rule("MU-RECARD-07", "MU-RECARD-23")
def test_holo_trader_opens_one_market_per_sale() -> None:
    """A second one without a trader is refused; beside markets with traders it counts fully, if its owner wishes."""
    fields: dict[str, Any] = {"cargo": ["red-lens*3", ""], "queues": ["red", "red", "red"]}
    s = play(owns("holo-trader", **fields), "sell travel-2", "sell-at 2")
    assert at(s, "cargo", 0) == ["red-lens"] * 2  # there was no other market left

    s = play(owns("holo-trader", **fields, traders=["mask", ""]), "sell travel-2", "sell-at 1")
    assert offered(s) == ["done", "sell-at 2", "sell-at 3"]
    play(s, "sell-at 2")
    assert at(s, "earned", 0, "several-markets") == 3
    assert at(s, "earned", 0, "interest") == 4
    assert at(s, "envoys", 0) == {"left": 1}
    assert len(at(s, "hands", 0)) == 2  # red-mask, and the bonus card
    assert len(at(s, "cargo", 0)) == 1

    s = play(owns("holo-trader", **fields, traders=["mask", ""]), "sell travel-2", "sell-at 1", "done")
    assert len(at(s, "cargo", 0)) == 2


@pytest.mark.rule("MU-RECARD-07")
def test_holo_trader_twice_is_refused() -> None:
    """Market #2 is taken without a trader; #3 would be the second."""
    s = owns("holo-trader", cargo=["red-lens*3", ""], queues=["red", "red", "red"], traders=["mask", ""])
    play(s, "sell travel-2", "sell-at 2")
    assert offered(s) == ["done", "sell-at 1"]
    refused(s, "sell-at 3", "EE-SELL-08")


@pytest.mark.rule("MU-EDGE-111", "MU-RECARD-R4")
def test_holo_trader_for_the_merchants() -> None:
    """Two markets without traders, one of them that of the card; three markets remain the most."""
    fields: dict[str, Any] = {"factions": [MERCHANTS, "gul"], "cargo": ["red-lens*4", ""], "queues": ["red"] * 4}
    s = play(owns("holo-trader", **fields), "sell red-mask", "sell-at 3")
    assert offered(s) == ["done", "sell-at 1"]
    refused(s, "sell-at 2", "EE-SELL-08")
    play(s, "sell-at 1")
    assert at(s, "earned", 0, "several-markets") == 3

    s = play(owns("holo-trader", **fields), "sell red-mask", "sell-at 1")
    assert offered(s) == ["done", "sell-at 2", "sell-at 3", "sell-at 4"]

    s = owns("holo-trader", **fields, traders=["cog", ""])
    play(s, "sell red-mask", "sell-at 4", "sell-at 1", "sell-at 2")
    assert at(s, "earned", 0, "several-markets") == 8
    assert len(at(s, "cargo", 0)) == 1

    s = play(owns("holo-trader", **fields, traders=["cog", ""]), "sell travel-2", "sell-at 4", "sell-at 1")
    assert at(s, "earned", 0, "several-markets") == 3  # a travel card has no icon


# --- E8 Bulk Contract -------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-08")
@pytest.mark.parametrize(("markets", "several", "bulk"), [(1, 0, 0), (2, 3, 4), (3, 8, 4)])
def test_bulk_contract(markets: int, several: int, bulk: int) -> None:
    """4 credits for two or three markets, once; nothing for one."""
    s = owns("bulk-contract", cargo=["red-lens*3", ""], queues=["red"] * 3, traders=["mask coil prism", ""])
    play(s, "sell travel-2", *[f"sell-at {m + 1}" for m in range(markets)])
    if markets < 3:
        play(s, "done")
    else:
        play(s, offered(s)[0])  # a card of the two drawn
    assert at(s, "earned", 0, "several-markets") == several
    assert at(s, "earned", 0, "bulk-contract") == bulk
    assert s.scores == [8 + 9 + 2 * markets + several + bulk, 8]
    assert [event["credits"] for event in happened(s, "bulk-paid")] == ([4] if bulk else [])


@pytest.mark.rule("MU-RECARD-08", "MU-RECARD-22")
def test_bulk_contract_of_somebody_else() -> None:
    """Two markets pay 3 to whoever has no such card."""
    s = museum(
        "M6",
        re=["phase-drill", "bulk-contract"],
        cargo=["red-lens*2", ""],
        queues=["red"] * 2,
        traders=["mask coil", ""],
    )
    play(s, "sell travel-2", "sell-at 1", "sell-at 2")
    assert s.scores == [8 + 9 + 4 + 3, 8]


@pytest.mark.rule("MU-EDGE-112", "MU-RECARD-07", "MU-RECARD-08")
def test_bulk_contract_with_the_holo_trader() -> None:
    """Three markets, one of them without a trader: 8 + 4 beside popularity and buyers."""
    s = owns("holo-trader bulk-contract", cargo=["red-lens*3", ""], queues=["red"] * 3, traders=["mask coil", ""])
    play(s, "sell travel-2", "sell-at 1", "sell-at 2", "sell-at 3")
    play(s, offered(s)[0])
    assert s.scores == [8 + 9 + 6 + 8 + 4, 8]
