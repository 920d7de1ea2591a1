"""Zu's Snipe: one artefact, sold in any market (ZU-SNIPE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import OTHER_PACK, ZU, act, chances, credits, solo, told
from tests.games.excavation_earth.table import at, level

EVERYWHERE = "mask coil prism cog comet anchor"


def snipe(cargo: str, *, queues: list[str], traders: str = "", **kw: Any) -> Earth:
    """Zu has these tiles and traders; queues from #1 on."""
    return solo(**{"cargo": ["", cargo], "queues": queues, "traders": ["", traders], **kw})


def market(state: Earth) -> str:
    """Where the sale was."""
    (line,) = told(state, "promoted")
    return line.split()[1]


# --- when it fails --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SNIPE-01")
def test_with_empty_holds_it_fails() -> None:
    """Traders and buyers are everywhere."""
    s = snipe("", queues=["wild"] * 6, traders=EVERYWHERE)
    before = s.to_json()

    assert not act(s, "snipe")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-SNIPE-02")
def test_without_a_buyer_for_a_held_colour_in_any_market_it_fails() -> None:
    """Red and yellow buyers, red and yellow samples, and tiles of green and orange."""
    s = snipe("green-lens", hidden=["", "orange-lens"], queues=["red*3", "red", "yellow"], traders=EVERYWHERE)
    before = s.to_json()

    assert not act(s, "snipe")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


# --- colour and tile ------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SNIPE-03", "ZU-SNIPE-14", "ZU-SNIPE-18")
@pytest.mark.parametrize(
    ("number", "centre"), [(1, "left"), (2, "left"), (3, "middle"), (4, "middle"), (5, "right"), (6, "right")]
)
def test_any_market_will_do_without_a_trader(number: int, centre: str) -> None:
    """The only buyer stands there and Zu has no trader anywhere: one is placed, and is an envoy after the sale."""
    s = snipe("red-lens", queues=[""] * (number - 1) + ["red"])

    assert act(s, "snipe")

    assert told(s, "hired", "promoted") == [f"hired #{number}", f"promoted #{number} {centre}"]
    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({}, {centre: 1})
    assert at(s, "cubes", ZU) == 21


@pytest.mark.rule("ZU-SNIPE-04")
def test_exactly_one_artefact_is_sold() -> None:
    """Three tiles, and three markets with traders and buyers."""
    s = snipe("red-lens red-helix red-crater", queues=["red", "red*2", "red"], traders="mask coil prism")

    act(s, "snipe")

    assert at(s, "sold") == {"red-lens": 1}
    assert at(s, "traders", ZU) == {"mask": 1, "prism": 1}
    assert at(s, "queues")[:3] == [["red"], [], ["red"]]


@pytest.mark.rule("ZU-SNIPE-08", "ZU-SNIPE-R1")
def test_colours_wanted_alike_go_to_the_more_popular() -> None:
    """A tile each of red and green, three buyers each in their best markets; red is more popular."""
    s = snipe("red-lens green-lens", queues=["green*3", "", "red*3"])
    s.buyers[2] -= 1
    assert level(s, "red") > level(s, "green")

    act(s, "snipe")

    assert (at(s, "sold"), market(s)) == ({"red-lens": 1}, "#3")


@pytest.mark.rule("ZU-SNIPE-05", "ZU-SNIPE-R1")
def test_first_the_colour_then_the_tile_then_the_market() -> None:
    """Zu weighs colours, then tiles of that one, then markets."""
    s = snipe("red-lens red-helix green-lens green-helix", queues=["green", "red", "red"])

    act(s, "snipe")

    assert told(s, "weighs-colours", "weighs-tiles", "weighs-markets")[:3] == [
        "weighs-colours snipe green red",
        "weighs-tiles snipe cargo:red-helix cargo:red-lens",
        "weighs-markets snipe #1 #2 #3 #4 #5 #6",
    ]


@pytest.mark.rule("ZU-SNIPE-06")
def test_the_colour_with_the_fewest_tiles_in_both_holds() -> None:
    """Two red tiles, one of them hidden, one green tile; red is more popular and has more buyers: green is sold."""
    s = snipe("green-lens red-lens", hidden=["", "red-helix"], queues=["red*3", "green"])
    assert level(s, "red") > level(s, "green")

    act(s, "snipe")

    assert (at(s, "sold"), market(s)) == ({"green-lens": 1}, "#2")


@pytest.mark.rule("ZU-SNIPE-07", "ZU-SNIPE-R2", "ZU-EDGE-38")
def test_a_colour_that_nobody_wants_is_left_out() -> None:
    """One yellow tile and no buyer for it anywhere: one of the two red ones is sold."""
    s = snipe("yellow-lens red-lens red-crater", queues=["", "red"])

    assert act(s, "snipe")

    assert at(s, "sold") == {"red-lens": 1}


@pytest.mark.rule("ZU-SNIPE-07")
def test_a_wild_buyer_wants_every_colour() -> None:
    """As above with a wild buyer at #4: the yellow tile is sold there."""
    s = snipe("yellow-lens red-lens red-crater", queues=["", "red*3", "", "wild"])

    act(s, "snipe")

    assert (at(s, "sold"), market(s)) == ({"yellow-lens": 1}, "#4")


@pytest.mark.rule("ZU-SNIPE-08")
@pytest.mark.parametrize("popular", ["red", "green"])
def test_of_colours_with_as_few_tiles_the_more_popular(popular: str) -> None:
    """Two tiles each; orange, more popular, is not held."""
    s = snipe("red-lens red-helix green-lens green-helix", queues=["red green"], ship={popular: 2, "orange": 5})

    act(s, "snipe")

    assert [kind.split("-")[0] for kind in at(s, "sold")] == [popular]


@pytest.mark.rule("ZU-SNIPE-09")
def test_colours_level_in_everything_are_drawn_by_lot() -> None:
    """A tile each of red and green, both level; there are two purple tiles."""
    s = snipe("red-lens green-lens purple-lens purple-helix", queues=["red purple", "green"])

    found = chances(s, "snipe", "snipe-lot")

    assert set(found) == {"red", "green"}
    assert min(found.values()) > 100


@pytest.mark.rule("ZU-SNIPE-10")
@pytest.mark.parametrize(
    ("cargo", "hidden", "sold"),
    [
        ("purple-crater purple-lens", "purple-helix", "purple-helix"),
        ("purple-crater purple-helix", "purple-lens", "purple-helix"),
        ("purple-crater", "purple-antenna", "purple-antenna"),
    ],
)
def test_the_cheapest_tile_of_the_colour_from_either_hold(cargo: str, hidden: str, sold: str) -> None:
    """Helix 2, lens 4, antenna 5, crater 7."""
    s = snipe(cargo, hidden=["", hidden], queues=["purple"])

    act(s, "snipe")

    assert at(s, "sold") == {sold: 1}
    assert sold not in at(s, "cargo", ZU) + at(s, "hidden", ZU)


@pytest.mark.rule("ZU-SNIPE-11")
def test_tiles_of_equal_value_are_drawn_by_lot() -> None:
    """Two yellow tiles worth 1 in different holds, and one worth 8."""
    s = snipe(
        "yellow-lens yellow-helix",
        hidden=["", "yellow-crater"],
        queues=["yellow"],
        options={"components": OTHER_PACK},
        forecast="orange-coil*2 orange-comet",
    )

    found = chances(s, "snipe", "snipe-tile-lot")

    assert set(found) == {"cargo:yellow-lens", "hidden:yellow-crater"}
    assert min(found.values()) > 100


# --- the market -----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SNIPE-12", "ZU-SNIPE-03")
def test_the_market_with_the_most_buyers_for_the_colour() -> None:
    """Three at #4, a wild one among them; #1 with a trader of Zu's has two, #2 has four of another colour."""
    s = snipe("red-lens", queues=["red*2", "green*4", "", "red*2 wild", "red wild"], traders="mask coil")

    act(s, "snipe")

    assert market(s) == "#4"


@pytest.mark.rule("ZU-SNIPE-13", "ZU-SNIPE-06", "ZU-LUCR-09", "ZU-EDGE-76")
def test_a_tie_of_markets_goes_to_the_buyers_for_the_lead_colour() -> None:
    """Green is sold, red is the lead colour. #1 and #3 have two green buyers each; #1 has a red one too, #3 a trader
    of Zu's and three of the human's: #1."""
    s = solo(
        cargo=["", "green-lens red-lens red-crater"],
        queues=["green*2 red", "green", "green*2"],
        traders=["prism*3", "prism"],
        ship={"red": 5},
    )
    assert level(s, "red") > level(s, "green")

    act(s, "snipe")

    assert (at(s, "sold"), market(s)) == ({"green-lens": 1}, "#1")


@pytest.mark.rule("ZU-SNIPE-13")
@pytest.mark.parametrize(
    ("human", "zu", "envoys", "sold_at"),
    [
        ("mask coil*2", "mask coil comet", ["", "left*3"], "#2"),
        ("", "", ["left*2 right", ""], "#5"),
        ("", "mask coil", ["left right*2", ""], "#1 #2"),
    ],
)
def test_further_ties_go_to_human_traders_the_swing_and_the_lot(
    human: str, zu: str, envoys: list[str], sold_at: str
) -> None:
    """Two red buyers each at #1, #2 and #5."""
    s = solo(cargo=["", "red-lens"], queues=["red*2", "red*2", "", "red", "red*2"], traders=[human, zu], envoys=envoys)

    assert set(chances(s, "snipe", "lucrative-lot", 40)) == (set(sold_at.split()) if " " in sold_at else set())
    act(s, "snipe")

    assert market(s) in sold_at.split()


@pytest.mark.rule("ZU-SNIPE-15", "ZU-SNIPE-18")
def test_a_trader_that_is_there_already_is_used() -> None:
    """No cube leaves the supply; afterwards Zu has an envoy more and no trader at #3."""
    s = snipe("red-lens", queues=["", "", "red"], traders="mask prism", envoys=["", "middle"])

    act(s, "snipe")

    assert told(s, "hired") == []
    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({"mask": 1}, {"middle": 2})
    assert at(s, "cubes", ZU) == 19


# --- the sale -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SNIPE-16")
@pytest.mark.parametrize(("ship", "popularity"), [({}, 9), ({"green": 4}, 5), ({"green": 4, "yellow": 5}, 3)])
def test_the_rank_and_two_for_each_buyer_and_nothing_more(ship: dict[str, int], popularity: int) -> None:
    """Three interested buyers at #1 bring 6; traders and buyers at other markets bring nothing; no card is drawn."""
    s = snipe("red-lens red-crater", queues=["red*2 wild green", "red", "wild"], traders="mask coil prism", ship=ship)
    deck = at(s, "deck")

    act(s, "snipe")

    earned = {"start": 8, "popularity": popularity, "interest": 6}
    assert at(s, "earned", ZU) == earned
    assert (at(s, "deck"), at(s, "hands")) == (deck, [[]])


@pytest.mark.rule("ZU-SNIPE-17", "ZU-SNIPE-20")
def test_the_interested_board_the_mothership_and_nobody_joins_a_queue() -> None:
    """Earlier ones on it return to the supply; the green buyer stays, and so do those of other markets."""
    s = snipe("red-lens", queues=["red wild green red", "red"], ship={"purple": 2, "red": 1})

    act(s, "snipe")

    assert at(s, "queues") == [["green"], ["red"], [], [], [], []]
    assert at(s, "ship") == {"red": 2, "wild": 1}
    assert (at(s, "buyers", "purple"), at(s, "buyers", "red")) == (8, 5)
    assert told(s, "joined", "ejected") == []


@pytest.mark.rule("ZU-SNIPE-19")
def test_the_tile_is_out_of_the_game() -> None:
    """It goes to no stack and no site; the sample of it stays."""
    s = snipe("red-antenna", queues=["red"], guards=["", "red-antenna"])

    act(s, "snipe")

    assert (at(s, "sold"), at(s, "cargo", ZU)) == ({"red-antenna": 1}, [])
    assert (at(s, "sites"), at(s, "stacks", "red"), at(s, "guards", ZU)) == ({}, [], ["red-antenna"])
