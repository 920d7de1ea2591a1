"""Market: a trader, a wild buyer and a coloured one (EE-MARKET)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadInput
from tests.games.excavation_earth.table import GAME, asked, at, level, offered, play, quiet, refused, story

COLOURS = ["yellow", "green", "red", "purple", "orange"]


def market(queue: str = "", **kw: Any) -> Earth:
    """An explorer at market #1 (Vancouver, mask), a mask card in hand, and that queue there."""
    return quiet(**{"hands": ["red-mask red-cog", "red-coil"], "queues": [queue], **kw})


def levels(s: Earth) -> dict[str, int]:
    """The popularity of every colour."""
    return {colour: level(s, colour) for colour in COLOURS}


@pytest.mark.rule("EE-MARKET-01", "EE-MARKET-02")
def test_a_card_with_the_icon_and_an_explorer_there() -> None:
    """Explorers at #1 mask, #4 cog and Guam: mask and cog cards pay, others do not, though their markets exist."""
    s = market(hands=["red-mask green-mask yellow-cog red-coil red-prism red-comet red-anchor", "red-coil"])

    assert offered(s, "market") == ["market yellow-cog", "market green-mask", "market red-mask"]
    for icon in ("coil", "prism", "comet", "anchor"):
        refused(s, f"market red-{icon}", "EE-MARKET-02")

    play(s, "market yellow-cog", "trader")
    assert at(s, "traders", 0) == {"cog": 1}
    assert at(s, "discard") == {"yellow-cog": 1}


@pytest.mark.rule("EE-MARKET-02")
@pytest.mark.parametrize(
    ("place", "icon"),
    [
        ("vancouver", "mask"),
        ("rio", "coil"),
        ("lagos", "prism"),
        ("berlin", "cog"),
        ("delhi", "comet"),
        ("sydney", "anchor"),
    ],
)
def test_only_the_own_explorer_at_that_market_counts(place: str, icon: str) -> None:
    """At each of the six, sites with a market too; an opponent's explorer there does not do."""
    s = market(hands=[f"red-{icon} green-{icon}", "red-mask"], explorers=[f"{place} london guam", "cairo bangkok guam"])
    theirs = market(hands=[f"red-{icon}", "green-mask"], explorers=["xian london guam", f"{place} bangkok guam"])

    play(s, f"market red-{icon}", "trader")
    assert at(s, "traders", 0) == {icon: 1}
    assert story(s, "hired") == [f"0 hired #{['mask', 'coil', 'prism', 'cog', 'comet', 'anchor'].index(icon) + 1}"]
    refused(theirs, f"market red-{icon}", "EE-MARKET-02")


@pytest.mark.rule("EE-MARKET-03")
def test_no_travel_card() -> None:
    """With travel cards alone there is no Market."""
    s = market(hands=["", "red-coil"], travel=["travel-2 travel-3 travel-4", ""])

    assert not offered(s, "market")
    with pytest.raises(BadInput):
        GAME.codes.parse("market travel-2")


@pytest.mark.rule("EE-MARKET-04", "EE-MARKET-05", "EE-MARKET-08", "EE-MARKET-10")
@pytest.mark.parametrize(("trader", "wild", "green"), list(product([False, True], repeat=3)))
def test_any_of_the_three_steps_once_each(trader: bool, wild: bool, green: bool) -> None:
    """All eight ways, each step with its own effect; then the action is over."""
    s = market("red")

    play(s, "market red-mask")
    play(s, "trader" if trader else "done")
    play(s, "add-wild" if wild else "done")
    play(s, "add-buyer green" if green else "done")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "traders", 0, "mask") == int(trader)
    assert at(s, "cubes", 0) == 22 - trader
    assert at(s, "queues", 0) == ["red", *["wild"] * wild, *["green"] * green]
    assert at(s, "buyers", "wild") == 6 - wild
    assert at(s, "buyers", "green") == 8 - green


@pytest.mark.rule("EE-MARKET-05")
def test_a_trader_comes_from_the_crew_supply() -> None:
    """A second trader in a market joins the first; a guard stays while a cube is in supply."""
    s = market(traders=["mask", "mask"], guards=["red-lens", ""])

    play(s, "market red-mask", "trader")

    assert at(s, "traders") == [{"mask": 2}, {"mask": 1}]
    assert (at(s, "guards", 0), at(s, "cubes", 0)) == (["red-lens"], 19)
    assert asked(s) == "market_wild"
    assert story(s, "hired") == ["0 hired #1"]


@pytest.mark.rule("EE-MARKET-06")
def test_with_an_empty_supply_a_guard_becomes_the_trader() -> None:
    """Which one is the player's choice; that sample is lost, and the action goes on with the wild buyer."""
    s = market(traders=["coil*20", ""], guards=["red-lens green-helix", ""])

    play(s, "market red-mask", "trader")
    assert offered(s) == ["guard green-helix", "guard red-lens"]
    play(s, "guard green-helix")

    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "traders", 0) == {"mask": 1, "coil": 20}
    assert story(s, "reassigned", "hired") == ["0 reassigned green-helix", "0 hired #1"]
    assert asked(s) == "market_wild"


@pytest.mark.rule("EE-MARKET-07")
def test_traders_and_envoys_are_not_moved() -> None:
    """All 22 cubes are traders elsewhere and envoys: there is no trader step, the others remain."""
    s = market(traders=["coil*11", ""], envoys=["left*11", ""])

    play(s, "market red-mask")

    assert asked(s) == "market_wild"
    refused(s, "trader", "EE-MARKET-R1")
    assert at(s, "traders", 0) == {"coil": 11}


@pytest.mark.rule("EE-MARKET-08")
def test_a_wild_buyer_joins_at_the_back() -> None:
    """Taken from the pool; no colour's level changes."""
    s = market("red green")
    before = levels(s)

    play(s, "market red-mask", "done", "add-wild", "done")

    assert at(s, "queues", 0) == ["red", "green", "wild"]
    assert at(s, "buyers", "wild") == 5
    assert levels(s) == before


@pytest.mark.rule("EE-MARKET-09")
def test_no_wild_buyer_in_the_pool() -> None:
    """The step is ignored; the coloured buyer can be added all the same."""
    s = market("red", ship={"wild": 6})

    play(s, "market red-mask", "trader")
    assert asked(s) == "market_buyer"
    refused(s, "add-wild", "EE-MARKET-R3")
    play(s, "add-buyer red")

    assert at(s, "queues", 0) == ["red", "red"]


@pytest.mark.rule("EE-MARKET-10", "EE-MARKET-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_buyer_of_choice(colour: str) -> None:
    """Any colour, whatever the card's; it joins at the back and its level rises by one."""
    s = market("purple yellow")
    before = levels(s)

    play(s, "market red-mask", "done", "done", f"add-buyer {colour}")

    assert story(s, "joined", "ejected") == [f"0 joined {colour} #1"]
    assert at(s, "queues", 0) == ["purple", "yellow", colour]
    assert levels(s) == {**before, colour: before[colour] + 1}


@pytest.mark.rule("EE-MARKET-11", "EE-MARKET-R1")
def test_the_steps_come_in_their_order() -> None:
    """Trader, wild, coloured: nothing before its turn, nothing afterwards."""
    s = market("red")

    play(s, "market red-mask")
    refused(s, "add-wild", "EE-MARKET-R1")
    refused(s, "add-buyer green", "EE-MARKET-R1")
    play(s, "trader")
    refused(s, "trader", "EE-MARKET-R1")
    refused(s, "add-buyer green", "EE-MARKET-11")
    play(s, "add-wild")
    refused(s, "trader", "EE-MARKET-R1")
    refused(s, "add-wild", "EE-MARKET-R3")
    play(s, "add-buyer green")

    assert at(s, "queues", 0) == ["red", "wild", "green"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-MARKET-12")
def test_the_colour_needs_a_buyer_on_its_track() -> None:
    """All eight purple buyers are away: purple cannot be chosen, also not on a full queue with purple in front."""
    s = market("purple red red red", ship={"purple": 7})

    play(s, "market red-mask", "done", "done")

    assert offered(s) == ["done", *(f"add-buyer {colour}" for colour in COLOURS if colour != "purple")]
    refused(s, "add-buyer purple", "EE-MARKET-12")
    assert at(s, "queues", 0) == ["purple", "red", "red", "red"]


@pytest.mark.rule("EE-MARKET-13")
def test_each_addition_to_four_ejects_the_front() -> None:
    """Three stand there: the wild buyer ejects nobody, the coloured one the front buyer, who is back on its track."""
    s = market("red green yellow")

    play(s, "market red-mask", "done", "add-wild")
    assert (at(s, "queues", 0), story(s, "ejected")) == (["red", "green", "yellow", "wild"], [])
    play(s, "add-buyer purple")

    assert at(s, "queues", 0) == ["green", "yellow", "wild", "purple"]
    assert story(s, "ejected", "joined") == ["0 ejected red #1", "0 joined purple #1"]
    assert at(s, "buyers", "red") == 8


@pytest.mark.rule("EE-MARKET-R2")
def test_an_ejected_wild_buyer_comes_too_late() -> None:
    """The pool is empty, a wild buyer in front of four: no step 2; step 3 ejects it, and it stays in the pool."""
    s = market("wild red red green", ship={"wild": 5})

    play(s, "market red-mask", "done")
    assert asked(s) == "market_buyer"
    play(s, "add-buyer yellow")

    assert at(s, "queues", 0) == ["red", "red", "green", "yellow"]
    assert at(s, "buyers", "wild") == 1
    assert asked(s) == "act"


@pytest.mark.rule("EE-MARKET-R2")
def test_one_wild_buyer_per_action() -> None:
    """The last wild buyer of the pool ejects another one: that one cannot be added as well."""
    s = market("wild red red green", ship={"wild": 4})

    play(s, "market red-mask", "done", "add-wild")

    assert (at(s, "queues", 0), at(s, "buyers", "wild")) == (["red", "red", "green", "wild"], 1)
    refused(s, "add-wild", "EE-MARKET-R3")


@pytest.mark.rule("EE-MARKET-R3")
def test_step_three_takes_no_wild_buyer() -> None:
    """The wild buyer was declined; there are wild ones in the pool, but only colours are offered."""
    s = market("red")

    play(s, "market red-mask", "done", "done")

    assert offered(s) == ["done", *(f"add-buyer {colour}" for colour in COLOURS)]
    refused(s, "add-wild", "EE-MARKET-R3")
    with pytest.raises(BadInput):
        GAME.codes.parse("add-buyer wild")


@pytest.mark.rule("EE-MARKET-14", "EE-MARKET-13")
def test_example_a() -> None:
    """Front purple, then yellow: the wild buyer ejects purple, the orange one yellow."""
    s = market("purple yellow red green")
    before = levels(s)

    play(s, "market red-mask", "trader", "add-wild")
    assert story(s, "ejected", "joined") == ["0 ejected purple #1", "0 joined wild #1"]
    play(s, "add-buyer orange")
    assert story(s, "ejected", "joined") == ["0 ejected yellow #1", "0 joined orange #1"]

    assert at(s, "traders", 0) == {"mask": 1}
    assert at(s, "queues", 0) == ["red", "green", "wild", "orange"]
    assert levels(s) == {
        "purple": before["purple"] - 1,
        "yellow": before["yellow"] - 1,
        "orange": before["orange"] + 1,
        "red": before["red"],
        "green": before["green"],
    }


@pytest.mark.rule("EE-MARKET-15", "EE-MARKET-R4")
@pytest.mark.parametrize("queue", ["green red yellow", "red green yellow purple"])
def test_example_b(queue: str) -> None:
    """A green buyer alone: green rises by one. With a wild one first the green one in front is ejected: no change."""
    s = market(queue)
    before = level(s, "green")
    both = s.copy()

    play(s, "market red-mask", "trader", "done", "add-buyer green")
    assert level(s, "green") == before + 1
    assert "green" in at(s, "queues", 0)[:2]

    play(both, "market red-mask", "trader", "add-wild", "add-buyer green")
    assert level(both, "green") == before
    assert at(both, "queues", 0) == [*[x for x in queue.split() if x != "green"][-2:], "wild", "green"]


@pytest.mark.rule("EE-MARKET-16")
def test_no_credits_move() -> None:
    """Everything done, and nobody is richer or poorer."""
    s = market("purple yellow red green", credits=[0, 5])

    play(s, "market red-mask", "trader", "add-wild", "add-buyer orange")

    assert s.scores == [0, 5]
