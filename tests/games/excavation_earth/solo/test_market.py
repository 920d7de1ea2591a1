"""Zu's Market: traders in two markets, then buyers there (ZU-MARKET)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import ZU, act, chances, credits, solo, told
from tests.games.excavation_earth.table import at, level

EVERYWHERE = "mask coil prism cog comet anchor"


def market(cargo: str = "red-lens", *, queues: list[str], traders: str = "", **kw: Any) -> Earth:
    """Zu has these tiles and traders; queues from #1 on."""
    return solo(**{"cargo": ["", cargo], "queues": queues, "traders": ["", traders], **kw})


def hired(state: Earth) -> list[str]:
    """Where traders were placed, in order."""
    return [line.removeprefix("hired ") for line in told(state, "hired")]


# --- the markets ----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-MARKET-01", "ZU-EDGE-25", "ZU-FAIL-02")
def test_a_trader_in_every_market_is_a_failed_action() -> None:
    """Ten credits, and no buyer moves, though there are buyers to add and tiles to sell."""
    s = market(queues=["red", "red*4", "green"], traders=EVERYWHERE)
    before = s.to_json()

    assert not act(s, "market")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-MARKET-02")
def test_only_markets_without_a_trader_of_zu() -> None:
    """Most buyers wait at #1, where Zu has a trader: #2 and #3 get theirs, and nobody joins at #1."""
    s = market(queues=["red*3", "red*2", "red"], traders="mask")

    assert act(s, "market")

    assert at(s, "traders", ZU) == {"mask": 1, "coil": 1, "prism": 1}
    assert at(s, "queues", 0) == ["red"] * 3


@pytest.mark.rule("ZU-MARKET-03")
def test_one_trader_in_each_of_two_markets() -> None:
    """Six markets are free: two traders, in two markets, from the supply."""
    s = market(queues=["red*2", "red"])

    assert act(s, "market")

    assert at(s, "traders") == [{}, {"mask": 1, "coil": 1}]
    assert at(s, "cubes") == [22, 20]


@pytest.mark.rule("ZU-MARKET-04", "ZU-MARKET-12", "ZU-EDGE-24")
def test_one_market_left_gets_one_trader() -> None:
    """Five markets have a trader: the sixth gets one, and buyers join there alone."""
    s = market(queues=["red"], traders="mask coil prism cog comet")

    assert act(s, "market")

    assert at(s, "traders", ZU) == dict.fromkeys(EVERYWHERE.split(), 1)
    assert at(s, "queues") == [["red"], [], [], [], [], ["wild", "red"]]
    assert at(s, "cubes", ZU) == 16


@pytest.mark.rule("ZU-MARKET-05")
def test_the_most_buyers_for_the_lead_colour() -> None:
    """Wild buyers count, buyers of another colour do not: #4 has two, #2 one, #5 none among four."""
    s = market(queues=["", "red", "", "wild red", "green*4"])

    act(s, "market")

    assert hired(s) == ["#4", "#2"]


@pytest.mark.rule("ZU-MARKET-05", "ZU-MARKET-16")
def test_the_lead_colour_is_the_most_popular_one_held() -> None:
    """Red is more popular than green, of which Zu has two tiles; orange, more popular still, is not held."""
    s = market(
        "red-lens green-lens green-helix",
        queues=["green*3", "green*2", "orange*2", "red", "", "red"],
        ship={"orange": 6, "red": 4},
    )
    assert (level(s, "orange"), level(s, "red"), level(s, "green")) == (10, 8, 7)

    act(s, "market")

    assert sorted(hired(s)) == ["#4", "#6"]
    assert (at(s, "queues", 3), at(s, "queues", 5)) == (["red", "wild", "red"], ["red", "wild", "red"])


@pytest.mark.rule("ZU-MARKET-06", "ZU-MARKET-R1", "ZU-MARKET-07", "ZU-MARKET-10", "ZU-MARKET-24", "ZU-EDGE-23")
def test_with_empty_holds_the_influence_swing_decides() -> None:
    """A crowd of the most popular colour at #1 and wild buyers at #5 do not matter: no envoys at the middle centre, so
    both its markets, #3 and #4. Buyers that Zu has nothing for join all the same, of one colour at both."""
    s = market("", queues=["red*4", "", "", "", "wild*2"], envoys=["left right*2", "right*3"])

    assert act(s, "market")

    assert sorted(hired(s)) == ["#3", "#4"]
    assert len(at(s, "queues", 2)) == 2
    assert at(s, "queues", 2) == at(s, "queues", 3)


@pytest.mark.rule("ZU-MARKET-07")
def test_equal_interest_goes_to_the_better_swing() -> None:
    """One buyer each at #1, #3, #5: nobody stands at the middle centre, a tie would be broken at the right one, and at
    the left one the human would still lead."""
    s = market(queues=["red", "", "red", "", "red"], envoys=["left*2 right", "right"])

    act(s, "market")

    assert hired(s) == ["#3", "#5"]


@pytest.mark.rule("ZU-MARKET-05", "ZU-MARKET-07")
def test_interest_comes_before_the_swing() -> None:
    """#1 and #2 have the buyers; their centre is the worst."""
    s = market(queues=["red*2", "red"], envoys=["", "left*3"])

    act(s, "market")

    assert hired(s) == ["#1", "#2"]


@pytest.mark.rule("ZU-MARKET-08", "ZU-MARKET-09")
def test_what_is_still_level_is_drawn_by_lot_and_human_traders_do_not_matter() -> None:
    """#6 has two buyers, #1 and #2 one: either may get the second trader, though the human has three at #2."""
    s = solo(cargo=["", "red-lens"], queues=["red", "red", "", "", "", "red*2"], traders=["coil*3", ""])

    found = chances(s, "market", "trader-lot")

    assert set(found) == {"#1", "#2"}
    assert min(found.values()) > 100


@pytest.mark.rule("ZU-MARKET-10")
def test_the_first_trader_does_not_change_the_rank_of_the_second() -> None:
    """No envoys at the middle centre, one of the human's at the others: both traders go to markets of the middle one,
    whatever the first will do there one day."""
    s = market(queues=["red", "red", "red", "red", "red", "red"], envoys=["left right", ""])

    act(s, "market")

    assert sorted(hired(s)) == ["#3", "#4"]


# --- the buyers -----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-MARKET-11", "ZU-MARKET-13", "ZU-MARKET-14", "ZU-MARKET-15", "ZU-MARKET-R2")
def test_traders_first_then_one_market_after_the_other_wild_before_coloured() -> None:
    """#4 ranks before #2, and is served completely before it."""
    s = market(queues=["", "red", "", "red*2"])

    act(s, "market")

    assert told(s, "hired", "joined") == [
        "hired #4",
        "hired #2",
        "joined wild #4",
        "joined red #4",
        "joined wild #2",
        "joined red #2",
    ]
    assert (at(s, "queues", 3), at(s, "queues", 1)) == (["red", "red", "wild", "red"], ["red", "wild", "red"])


@pytest.mark.rule("ZU-MARKET-12", "ZU-MARKET-15", "ZU-EDGE-26")
def test_the_last_wild_buyer_goes_to_the_better_market() -> None:
    """One wild buyer in the supply: #4 gets it, #2 only a red one."""
    s = market(queues=["", "red", "", "red*2"], ship={"wild": 5})

    act(s, "market")

    assert (at(s, "queues", 3), at(s, "queues", 1)) == (["red", "red", "wild", "red"], ["red", "red"])


@pytest.mark.rule("ZU-MARKET-13", "ZU-MARKET-15")
def test_the_last_coloured_buyer_goes_to_the_better_market() -> None:
    """One red buyer in the supply: #4 gets it, #2 only a wild one."""
    s = market(queues=["", "red", "", "red*2"], ship={"red": 4})

    act(s, "market")

    assert (at(s, "queues", 3), at(s, "queues", 1)) == (["red", "red", "wild", "red"], ["red", "wild"])


@pytest.mark.rule("ZU-MARKET-15", "ZU-MARKET-22", "ZU-MARKET-R2", "ZU-EDGE-27")
def test_a_wild_buyer_ejected_at_the_first_market_comes_to_the_second() -> None:
    """One wild buyer in the supply, one at the front of the full queue of #1: it goes to #2."""
    s = market(queues=["wild red*2 green", "red"], ship={"wild": 4})

    act(s, "market")

    assert at(s, "queues", 0) == ["red", "green", "wild", "red"]
    assert at(s, "queues", 1) == ["red", "wild", "red"]
    assert at(s, "buyers", "wild") == 0


@pytest.mark.rule("ZU-MARKET-22")
def test_each_buyer_ejects_the_front_one_of_a_full_queue() -> None:
    """Two join the four at #1: two leave it, from the front, for the supply."""
    s = market(queues=["green purple red*2"])

    act(s, "market")

    assert told(s, "ejected") == ["ejected green #1", "ejected purple #1"]
    assert at(s, "queues", 0) == ["red", "red", "wild", "red"]
    assert (at(s, "buyers", "green"), at(s, "buyers", "purple")) == (8, 8)


@pytest.mark.rule("ZU-MARKET-23", "ZU-MARKET-21", "ZU-MARKET-R5", "ZU-EDGE-28")
def test_nobody_is_ejected_for_a_buyer_that_is_not_there() -> None:
    """Neither wild nor red buyers are left: the queues stay, also the full one, but the traders are placed."""
    s = market(queues=["green red*2 green", "red"], ship={"red": 5, "wild": 6})

    assert act(s, "market")

    assert at(s, "queues") == [["green", "red", "red", "green"], ["red"], [], [], [], []]
    assert hired(s) == ["#1", "#2"]
    assert credits(s) == 8


@pytest.mark.rule("ZU-MARKET-21", "ZU-MARKET-R5", "ZU-EDGE-28")
def test_no_other_colour_takes_the_place_of_a_missing_one() -> None:
    """No red buyer is left: wild ones join, and no green ones although Zu holds green too."""
    s = market("red-lens green-lens", queues=["red*2", "red"], ship={"red": 5})

    act(s, "market")

    assert at(s, "queues") == [["red", "red", "wild"], ["red", "wild"], [], [], [], []]


@pytest.mark.rule("ZU-MARKET-21", "ZU-MARKET-22", "ZU-EDGE-28")
def test_an_ejection_may_free_a_missing_buyer_in_time() -> None:
    """No red buyer in the supply: the wild one ejects a red one at #1, which joins there again and, ejecting another,
    lets that one join at #2."""
    s = market(queues=["red*3 green", "red"], ship={"red": 4})
    assert at(s, "buyers", "red") == 0

    act(s, "market")

    assert (at(s, "queues", 0), at(s, "queues", 1)) == (["red", "green", "wild", "red"], ["red", "wild", "red"])


@pytest.mark.rule("ZU-MARKET-17", "ZU-MARKET-05", "ZU-EDGE-87")
def test_of_equally_popular_colours_the_one_with_more_tiles() -> None:
    """Green and red are level; Zu has one green tile and two red ones, in different holds: red ranks, red is added."""
    s = market("green-lens red-lens", hidden=["", "red-helix"], queues=["green*2", "red"], ship={"red": 1})
    assert level(s, "red") == level(s, "green") == 4

    act(s, "market")

    assert hired(s)[0] == "#2"
    assert at(s, "queues", 1) == ["red", "wild", "red"]


@pytest.mark.rule("ZU-MARKET-18", "ZU-MARKET-19")
def test_colours_level_in_everything_are_drawn_once() -> None:
    """A tile each of green and red, both level: either comes, and the same at both markets."""
    s = market("green-lens red-lens", queues=[], traders="mask coil prism cog")

    found = chances(s, "market", "lead-lot")

    assert set(found) == {"green", "red"}
    assert min(found.values()) > 100
    act(s, "market")
    drawn = told(s, "lead-lot")[0].split(": ")[1]
    assert at(s, "queues")[4:] == [["wild", drawn], ["wild", drawn]]


@pytest.mark.rule("ZU-MARKET-19", "ZU-MARKET-R3", "ZU-EDGE-29")
def test_the_colour_stays_when_the_first_market_makes_it_less_popular() -> None:
    """Red and green are level and Zu has more red; two red buyers ejected at #1 put red below green: red at #2 too."""
    s = market("red-lens red-helix green-lens", queues=["red*3 wild", "red"], ship={"green": 4})
    assert level(s, "red") == level(s, "green") == 6

    act(s, "market")

    assert (at(s, "queues", 0), at(s, "queues", 1)) == (["red", "wild", "wild", "red"], ["red", "wild", "red"])
    assert told(s, "ejected") == ["ejected red #1", "ejected red #1"]


@pytest.mark.rule("ZU-MARKET-20", "ZU-MARKET-R4", "ZU-EDGE-23")
def test_with_empty_holds_the_colour_is_drawn_among_all_five() -> None:
    """Popularity plays no part: orange, the most popular by far, is as likely as any."""
    s = market("", queues=[], traders="mask coil prism cog", ship={"orange": 5})

    found = chances(s, "market", "buyers-lot")

    assert set(found) == {"yellow", "green", "red", "purple", "orange"}
    assert 35 < min(found.values()) <= max(found.values()) < 85
    act(s, "market")
    drawn = told(s, "buyers-lot")[0].split(": ")[1]
    assert at(s, "queues")[4:] == [["wild", drawn], ["wild", drawn]]


@pytest.mark.rule("ZU-MARKET-25")
def test_market_costs_and_earns_nothing() -> None:
    """Credits and tiles stay as they are."""
    s = market(queues=["red*2", "red"])

    act(s, "market")

    assert at(s, "earned", ZU) == {"start": 8}
    assert at(s, "cargo", ZU) == ["red-lens"]
