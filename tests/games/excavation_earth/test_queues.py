"""Buyer queues: who joins, who is ejected, who leaves (EE-QUEUE)."""

from __future__ import annotations

from collections import Counter

import pytest

import digsite
from digsite.games.excavation_earth.kinds import BUYERS, COLOURS
from tests.games.excavation_earth.counting import levels, queue, supply
from tests.games.excavation_earth.table import asked, earth, games, happened, offered, play, refused


@pytest.mark.rule("EE-QUEUE-01")
def test_each_market_has_its_own_queue() -> None:
    """A buyer who joins #1 changes no other line, and the order is told from the front."""
    lines = ["red green", "wild", "", "purple*3", "yellow", "orange"]
    s = earth(hands=["red-mask", ""], queues=lines)
    play(s, "market red-mask", "done", "done", "add-buyer yellow")
    assert [queue(s, m) for m in range(1, 7)] == ["red green yellow", "wild", "", "purple purple purple", *lines[4:]]
    for seat in (0, 1, None):
        assert s.view(seat)["queues"] == s.queues


@pytest.mark.rule("EE-QUEUE-02", "EE-QUEUE-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_who_is_interested(colour: str) -> None:
    """Of the five colours and a wild one, two pay for a tile: its own colour and the wild buyer."""
    others = [other for other in COLOURS if other != colour]
    s = earth(
        travel=["travel-2", ""],
        cargo=[f"{colour}-lens", ""],
        traders=["mask coil prism", ""],
        queues=[f"{others[1]} {colour} {others[0]} wild", f"{others[2]} {others[3]}", "wild*2"],
        ship=dict.fromkeys(others, 2),
    )
    play(s, "sell travel-2")
    assert offered(s, "sell-at") == ["sell-at 1", "sell-at 3"]
    refused(s, "sell-at 2", "EE-SELL-07")
    before = s.credits[0]
    play(s, "sell-at 1")
    assert s.credits[0] - before == 4  # rank 5 pays nothing
    assert queue(s, 1) == f"{others[1]} {others[0]}"


@pytest.mark.rule("EE-QUEUE-04", "EE-QUEUE-07", "EE-QUEUE-11")
def test_buyers_join_at_the_back() -> None:
    """Of an empty queue first, then behind each other; nobody is ejected from a queue of fewer than four."""
    s = earth(hands=["red-mask*2", ""])
    assert queue(s, 1) == ""
    play(s, "market red-mask", "done", "add-wild", "add-buyer red")
    assert queue(s, 1) == "wild red"
    play(s, "market red-mask", "done", "add-wild", "add-buyer green")
    assert queue(s, 1) == "wild red wild green"
    assert happened(s, "ejected") == []
    assert happened(s, "joined") == [
        {"kind": "joined", "seat": 0, "buyer": BUYERS.index("green"), "market": 0},
    ]


@pytest.mark.rule("EE-QUEUE-05")
def test_a_queue_holds_four() -> None:
    """In every position of random games; a fifth is no position."""
    for s in games(12):
        assert max(len(line) for line in s.queues) <= 4
    with pytest.raises(digsite.BadPosition, match="EE-QUEUE-05"):
        earth(queues=["red*5"])


@pytest.mark.rule("EE-QUEUE-06", "EE-QUEUE-08")
def test_the_front_buyer_is_ejected() -> None:
    """A fifth pushes the front one out, back to its own track; the queue stays at four."""
    s = earth(hands=["red-mask", ""], queues=["red green yellow purple"])
    play(s, "market red-mask", "done", "done", "add-buyer orange")
    assert queue(s, 1) == "green yellow purple orange"
    assert supply(s) == {"yellow": 7, "green": 7, "red": 8, "purple": 7, "orange": 7, "wild": 6}
    assert happened(s, "ejected") == [
        {"kind": "ejected", "seat": 0, "buyer": BUYERS.index("red"), "market": 0},
    ]
    assert [event.kind.name for event in s.events if event.kind.name in ("ejected", "joined")] == ["ejected", "joined"]


@pytest.mark.rule("EE-QUEUE-08", "EE-POP-09", "EE-POP-10")
def test_an_ejected_wild_buyer_returns_to_the_pool() -> None:
    """And no level changes by it."""
    s = earth(hands=["red-mask", ""], queues=["wild green yellow purple"])
    before = levels(s)
    play(s, "market red-mask", "done", "done", "add-buyer orange")
    assert supply(s)["wild"] == 6
    assert levels(s) == {**before, "orange": before["orange"] + 1}


@pytest.mark.rule("EE-MARKET-14", "EE-EDGE-10", "EE-POP-06")
def test_example_a() -> None:
    """Purple and yellow in front of four; trader, wild, orange: both are ejected, in that order."""
    s = earth(hands=["red-mask", ""], queues=["purple yellow green red"])
    before = levels(s)
    play(s, "market red-mask", "trader", "add-wild", "add-buyer orange")
    assert queue(s, 1) == "green red wild orange"
    assert levels(s) == {
        **before,
        "purple": before["purple"] - 1,
        "yellow": before["yellow"] - 1,
        "orange": before["orange"] + 1,
    }
    assert s.traders[0] == 1


@pytest.mark.rule("EE-MARKET-15", "EE-MARKET-R4", "EE-EDGE-11")
def test_example_b() -> None:
    """Green in front of three: green alone raises its level; wild and green leave it as it was."""
    s = earth(hands=["red-mask", ""], queues=["green red purple"])
    before = levels(s)["green"]
    play(s, "market red-mask", "trader", "done", "add-buyer green")
    assert queue(s, 1) == "green red purple green"
    assert levels(s)["green"] == before + 1
    s = earth(hands=["red-mask", ""], queues=["green red purple"])
    play(s, "market red-mask", "trader", "add-wild", "add-buyer green")
    assert queue(s, 1) == "red purple wild green"
    assert levels(s)["green"] == before
    s = earth(hands=["red-mask", ""], queues=["red green purple yellow"])
    play(s, "market red-mask", "trader", "add-wild", "add-buyer green")
    assert queue(s, 1) == "purple yellow wild green"
    assert levels(s)["green"] == before


@pytest.mark.rule("EE-QUEUE-R1", "EE-EDGE-12", "EE-SUPPLY-03")
def test_a_buyer_about_to_be_ejected_cannot_be_added() -> None:
    """Green stands in front of a full queue and nowhere on its track: it is refused, and nobody is ejected."""
    s = earth(hands=["red-mask", ""], queues=["green red purple yellow"], ship={"green": 7})
    play(s, "market red-mask", "done", "done")
    assert offered(s, "add-buyer") == ["add-buyer yellow", "add-buyer red", "add-buyer purple", "add-buyer orange"]
    refused(s, "add-buyer green", "EE-MARKET-12")
    assert queue(s, 1) == "green red purple yellow"
    assert supply(s)["green"] == 0


@pytest.mark.rule("EE-QUEUE-R2", "EE-EDGE-13")
def test_two_additions_one_after_the_other() -> None:
    """The wild buyer ejects the last green one, who is then free to join at the back."""
    s = earth(hands=["red-mask", ""], queues=["green red purple yellow"], ship={"green": 7})
    play(s, "market red-mask", "done", "add-wild")
    assert queue(s, 1) == "red purple yellow wild"
    assert "add-buyer green" in offered(s)
    play(s, "add-buyer green")
    assert queue(s, 1) == "purple yellow wild green"
    assert supply(s)["green"] == 0


@pytest.mark.rule("EE-MARKET-09", "EE-MARKET-R2", "EE-EDGE-14", "EE-SUPPLY-02")
def test_an_empty_wild_pool() -> None:
    """The step is ignored; the wild buyer ejected afterwards stays in the pool."""
    s = earth(hands=["red-mask yellow-mask", ""], queues=["wild red purple yellow"], ship={"wild": 5})
    play(s, "market red-mask", "done")
    assert asked(s) == "market_buyer"
    refused(s, "add-wild", "EE-MARKET-R3")
    play(s, "add-buyer red")
    assert queue(s, 1) == "red purple yellow red"
    assert supply(s)["wild"] == 1
    assert asked(s) == "act"


@pytest.mark.rule("EE-QUEUE-09", "EE-QUEUE-R3", "EE-EDGE-15")
def test_gaps_close_up() -> None:
    """A sale takes the first and the third of four: two may join before the next one ejects the front."""
    s = earth(
        hands=["green-mask*2 red-cog", ""],
        travel=["travel-2", ""],
        cargo=["red-lens", ""],
        traders=["mask", ""],
        queues=["red purple wild green"],
        passed=[1],
    )
    play(s, "sell travel-2")
    assert queue(s, 1) == "purple green"
    play(s, "market green-mask", "done", "add-wild", "add-buyer orange")
    assert queue(s, 1) == "purple green wild orange"
    assert happened(s, "ejected") == []
    play(s, "market green-mask", "done", "done", "add-buyer yellow")
    assert queue(s, 1) == "green wild orange yellow"
    assert [event["buyer"] for event in happened(s, "ejected")] == [BUYERS.index("purple")]


@pytest.mark.rule("EE-QUEUE-10", "EE-QUEUE-09")
def test_why_buyers_leave() -> None:
    """In random games each one who left was ejected, boarded the ship or was moved by a command card."""
    before: list[list[int]] = []
    for s in games(12):
        if before and asked(s) != "redraw":
            came = [Counter[int]() for _ in range(6)]
            went = [Counter[int]() for _ in range(6)]
            for event in s.events:
                name = event.kind.name
                if name == "joined":
                    came[event.b][event.a] += 1
                elif name in ("ejected", "left-queue", "pulled"):
                    went[event.b][event.a] += 1
                elif name == "boarded":
                    went[event.b][event.a] += event.c
            for market in range(6):
                assert Counter(before[market]) + came[market] - went[market] == Counter(s.queues[market])
                if not went[market]:
                    assert s.queues[market][: len(before[market])] == before[market]
                if not came[market]:
                    old = iter(before[market])
                    assert all(buyer in old for buyer in s.queues[market])  # still in their old order
        before = [line.copy() for line in s.queues]


@pytest.mark.rule("EE-QUEUE-11")
def test_an_empty_queue_is_allowed() -> None:
    """A sale may take everybody."""
    s = earth(travel=["travel-2", ""], cargo=["red-lens", ""], traders=["mask", ""], queues=["red wild red"])
    play(s, "sell travel-2")
    assert queue(s, 1) == ""
    assert (s.ship[2], s.ship[5]) == (2, 1)
