"""Activating before the action with travel cards alone: only if something can still be sold (MU-ACTIVATE-R3)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.stalls import board, re_but, sell_one, stalls
from tests.games.excavation_earth.museum.table import MERCHANTS, SMUGGLERS
from tests.games.excavation_earth.table import asked, at, offered, play, refused

PURPLE: dict[str, Any] = {"queues": ["purple"], "traders": ["mask", ""]}


def travellers(popups: str | dict[str, str] = "U10", places: str = "xian", **kw: Any) -> Earth:
    """Seat 0 holds two travel cards and nothing else; purple can be sold at market #1."""
    return stalls(popups, places, **{"hands": ["", "red-coil"], "travel": ["travel-2 travel-3", ""], **PURPLE, **kw})


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-EDGE-130")
def test_nothing_to_sell() -> None:
    """Only Travel and Pass are possible: no activation, though U10 could be met."""
    s = travellers(cargo=["orange-lens", ""])

    assert offered(s) == ["pass", "travel travel-2", "travel travel-3"]
    refused(s, "activate U10", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-EDGE-130")
def test_something_to_sell() -> None:
    """A purple tile can be sold: U10 is met with the orange one, and then that sale has to be made."""
    s = travellers(cargo=["orange-lens purple-helix", ""])

    play(s, "activate U10")

    assert offered(s) == ["sell travel-2", "sell travel-3"]
    sell_one(s)
    assert at(s, "sold") == {"orange-lens": 1, "purple-helix": 1}


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-EDGE-130")
def test_the_tile_given_up_is_the_only_one_to_sell() -> None:
    """A purple crater could be sold, or be given for U10, but not both. After its sale there is nothing to give."""
    s = travellers(cargo=["purple-crater red-lens", ""])

    assert offered(s, "sell") == ["sell travel-2", "sell travel-3"]
    refused(s, "activate U10", "MU-ACTIVATE-R3")
    sell_one(s)
    assert asked(s) == "act"
    assert not offered(s, "activate")


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-EDGE-130")
def test_the_tile_to_be_sold_cannot_be_given() -> None:
    """Three tiles meet U10; the purple one has to stay for the sale that is owed."""
    s = travellers(cargo=["purple-crater orange-lens", ""], hidden=["yellow-helix", ""])

    play(s, "activate U10")

    assert offered(s) == ["give cargo orange-lens", "give hidden yellow-helix"]
    refused(s, "give cargo purple-crater", "MU-ACTIVATE-R3")
    refused(s, "give hidden purple-crater", "MU-DEMAND-R1")
    play(s, "give cargo orange-lens")
    assert offered(s) == ["sell travel-2", "sell travel-3"]


@pytest.mark.rule("MU-ACTIVATE-R3")
@pytest.mark.parametrize(
    ("cargo", "hidden", "give"),
    [
        ("purple-crater*2", "", ["give cargo purple-crater"]),
        ("purple-crater", "purple-crater", ["give cargo purple-crater", "give hidden purple-crater"]),
        ("purple-crater purple-helix", "", ["give cargo purple-crater"]),
    ],
)
def test_another_of_its_colour_is_left(cargo: str, hidden: str, give: list[str]) -> None:
    """Then the first may be given."""
    s = travellers(cargo=[cargo, ""], hidden=[hidden, ""])

    play(s, "activate U10")
    if len(give) > 1:
        assert offered(s) == give
        play(s, give[1])

    assert offered(s) == ["sell travel-2", "sell travel-3"]
    assert at(s, "sold") == {"purple-crater": 1}


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_one_action_card_is_enough() -> None:
    """With it the purple crater may be given, since Excavate with no tile is possible."""
    s = travellers(cargo=["purple-crater orange-lens", ""], hands=["red-mask", ""])

    play(s, "activate U10")
    assert offered(s) == ["give cargo purple-crater", "give cargo orange-lens"]
    play(s, "give cargo purple-crater")

    assert "excavate red-mask" in offered(s)
    assert not offered(s, "sell")


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_after_the_action_anything_may_be_given() -> None:
    """Nothing is owed any more: of three purple tiles one was sold, and the last that could be sold is given."""
    s = travellers(cargo=["purple-crater purple-helix", ""], queues=["purple", "purple"], traders=["mask coil", ""])

    play(s, "sell travel-2", "sell-at 1", "done", "sell-tile cargo purple-helix")
    assert (asked(s), offered(s)) == ("activate", ["done", "activate U10"])
    play(s, "activate U10")

    assert at(s, "cargo", 0) == []
    assert offered(s) == ["pass", "travel travel-3"]


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_no_card_at_all() -> None:
    """Only Pass is left: it gives itself, and nothing is asked before it."""
    s = travellers(cargo=["orange-lens purple-helix", ""], travel=["travel-2", "travel-2"])

    play(s, "travel travel-2", "done")

    assert (s.seat, board(s)) == (1, ["U10"])
    assert at(s, "passed") == [0]


# --- special supply ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-SUPPLY-03")
def test_the_purchase_makes_the_sale_possible() -> None:
    """Nothing is held; the purple tile of U4 can be bought and then has to be sold."""
    s = travellers({"U4": "purple-lens"}, "capetown")
    assert not offered(s, "sell")

    play(s, "activate U4", "done")

    assert offered(s) == ["sell travel-2", "sell travel-3"]


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_the_purchase_does_not_help() -> None:
    """Nobody wants the red tile of U3."""
    s = travellers({"U3": "red-lens"}, "rome")

    refused(s, "activate U3", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_the_purchase_needs_no_sale_of_its_own() -> None:
    """A purple tile is held: the red tile of U3 is bought, the purple one sold."""
    s = travellers({"U3": "red-lens"}, "rome", cargo=["purple-helix", ""])

    play(s, "activate U3", "done")

    assert offered(s) == ["sell travel-2", "sell travel-3"]


@pytest.mark.rule("MU-ACTIVATE-R3")
@pytest.mark.parametrize(("credits", "possible"), [(2, False), (3, True)])
def test_the_credit_for_it_is_spent(credits: int, possible: bool) -> None:
    """The Smugglers can sell only what they buy first: a purple tile for 2. With 2 credits they could, but not once the
    tile of U3 is paid; and what it would take is not counted on."""
    s = travellers({"U3": "red-lens"}, "rome guam", factions=[SMUGGLERS, MERCHANTS], credits=[credits, 8],
                   stacks={"purple": "purple-helix"})  # fmt: skip
    assert offered(s, "sell") == ["sell travel-2", "sell travel-3"]

    if possible:
        play(s, "activate U3", "done")
        assert offered(s) == ["sell travel-2", "sell travel-3"]
    else:
        refused(s, "activate U3", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-R3")
@pytest.mark.parametrize(("cargo", "possible"), [("red-crater*3", False), ("red-crater*2", True)])
def test_the_space_for_it_is_taken(cargo: str, possible: bool) -> None:
    """The same, with room for one tile or for two."""
    s = travellers({"U3": "red-lens"}, "rome guam", factions=[SMUGGLERS, MERCHANTS], cargo=[cargo, ""],
                   hidden=["green-lens*2", ""], stacks={"purple": "purple-helix"})  # fmt: skip
    assert offered(s, "sell") == ["sell travel-2", "sell travel-3"]

    assert offered(s, "activate") == (["activate U3"] if possible else [])
    if not possible:
        refused(s, "activate U3", "MU-ACTIVATE-R3")


# --- the reward -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R3")
def test_the_reward_is_left_out() -> None:
    """U6 would bring the Holo-Trader, with which green could be sold; but that is not counted on."""
    s = travellers("U6", "easter", cargo=["yellow-helix green-lens", ""], queues=["", "green"], traders=["", ""],
                   re=["", re_but("holo-trader")])  # fmt: skip

    refused(s, "activate U6", "MU-ACTIVATE-R3")
    with_it = travellers("U6", "easter", cargo=["yellow-helix green-lens", ""], queues=["", "green"], traders=["", ""],
                         re=["holo-trader", ""])  # fmt: skip
    assert offered(with_it, "activate") == ["activate U6"]
