"""Mysterious artefacts for the black market: what they pay, and what leaves the game (MU-OFFLOAD)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import mystery, recalled
from tests.games.excavation_earth.museum.table import SMUGGLERS, museum
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story


def smuggling(**kw: Any) -> Earth:
    """Seat 0 smuggles at Guam with a red mysterious artefact in the cargo hold."""
    fields: dict[str, Any] = {"hands": ["red-coil", ""], "mystery_cargo": ["red", ""], **kw}
    return play(museum("M6", **fields), "smuggle red-coil")


@pytest.mark.rule("MU-OFFLOAD-01", "MU-OFFLOAD-02")
def test_six_credits_for_each_analysed_one() -> None:
    """Of any colour."""
    s = play(smuggling(mystery_ship="green yellow"), "offload-mystery cargo red")
    assert story(s) == ["0 mystery-offloaded red cargo 12"]
    assert s.scores == [20, 8]
    assert at(s, "earned", 0, "offloading") == 12
    assert mystery(s, "cargo", 0) == {}
    assert asked(s) == "act"


@pytest.mark.rule("MU-OFFLOAD-03", "MU-CUSTODIAN-10")
def test_tile_and_custodian_leave_the_game() -> None:
    """One crew cube fewer, for good; the tile is nowhere."""
    s = smuggling(mystery_ship="green")
    assert at(s, "cubes", 0) == 21
    play(s, "offload-mystery cargo red")
    assert at(s, "cubes", 0) == 21
    assert mystery(s, "gone") == [1, 0]
    tiles = [mystery(s, field, "red") for field in ("piles", "sites", "ship")]
    assert tiles == [1, 0, 0]  # the other red one is in its pile


@pytest.mark.rule("MU-EDGE-33", "MU-OFFLOAD-R1")
@pytest.mark.parametrize(("ship", "credits"), [("", 0), ("red", 6), ("green yellow purple", 18)])
def test_what_it_pays(ship: str, credits: int) -> None:
    """With none on the mothership it pays nothing and may still be offloaded; the crew is 21 afterwards."""
    s = play(smuggling(mystery_ship=ship), "offload-mystery cargo red")
    assert s.scores == [8 + credits, 8]
    assert at(s, "cubes", 0) == 21
    assert mystery(s, "cargo", 0) == {}


@pytest.mark.rule("MU-OFFLOAD-04")
def test_it_enters_no_stack() -> None:
    """The stack of its colour stays as it is."""
    s = play(smuggling(stacks={"red": "red-lens"}), "offload-mystery cargo red")
    assert at(s, "stacks")["red"] == ["red-lens"]


@pytest.mark.rule("MU-OFFLOAD-05", "MU-MIX-04")
def test_it_is_never_acquired() -> None:
    """Nobody can buy it back: with empty stacks there is nothing to acquire, by Smuggle or before a Sell."""
    s = museum(
        "M6",
        hands=["red-coil red-comet", ""],
        mystery_cargo=["red", ""],
        factions=[SMUGGLERS, "aqulla"],
        queues=["red"],
        traders=["mask", ""],
    )
    play(s, "smuggle red-coil", "offload-mystery cargo red")
    assert offered(s, "sell") == []
    play(s, "smuggle red-comet")
    assert (asked(s), s.seat) == ("act", 1)


@pytest.mark.rule("MU-OFFLOAD-01")
def test_the_usual_conditions_of_smuggle_hold() -> None:
    """An own explorer on a black market with the icon; and one must be in the hold."""
    s = museum("M6", hands=["red-mask", ""], mystery_cargo=["red", ""])
    refused(s, "smuggle red-mask", "EE-SMUGGLE-02")
    s = smuggling()
    refused(s, "offload-mystery cargo green", "MU-OFFLOAD-01")
    refused(s, "offload-mystery hidden red", "MU-OFFLOAD-01")
    play(s, "done")
    assert mystery(s, "cargo", 0) == {"red": 1}


@pytest.mark.rule("MU-OFFLOAD-01")
def test_either_offload_or_acquire() -> None:
    """After an acquisition no mysterious artefact goes, and after it nothing is acquired."""
    fields: dict[str, Any] = {"stacks": {"green": "green-antenna", "yellow": "yellow-crater"}}
    s = play(smuggling(**fields), "acquire green cargo")
    refused(s, "offload-mystery cargo red", "EE-SMUGGLE-04")
    s = play(smuggling(**fields, cargo=["orange-helix", ""]), "offload-mystery cargo red")
    assert offered(s) == ["done", "offload cargo orange-helix"]
    refused(s, "acquire green cargo", "EE-SMUGGLE-04")


@pytest.mark.rule("MU-OFFLOAD-R2")
@pytest.mark.parametrize("mystery_first", [True, False])
def test_it_is_one_of_two_of_different_colours(mystery_first: bool) -> None:
    """Beside a regular tile of another colour, in either order, and no third."""
    s = smuggling(mystery_ship="green", cargo=["red-lens green-lens yellow-lens", ""])
    order = ["offload-mystery cargo red", "offload cargo green-lens"]
    first, second = order if mystery_first else order[::-1]
    play(s, first)
    if mystery_first:
        assert offered(s) == ["done", "offload cargo yellow-lens", "offload cargo green-lens"]
        refused(s, "offload cargo red-lens", "EE-SMUGGLE-05")
    play(s, second)
    assert s.scores == [8 + 6 + 5, 8]
    assert asked(s) == "act"


@pytest.mark.rule("MU-OFFLOAD-R2")
def test_not_beside_a_regular_tile_of_its_colour() -> None:
    """Its colour counts for the condition."""
    s = play(smuggling(cargo=["red-lens green-lens", ""]), "offload cargo red-lens")
    assert offered(s) == ["done", "offload cargo green-lens"]
    refused(s, "offload-mystery cargo red", "MU-OFFLOAD-R2")


@pytest.mark.rule("MU-EDGE-34", "MU-OFFLOAD-R2")
def test_two_of_different_colours() -> None:
    """12 + 12 credits with two on the mothership: neither adds to the count; two cubes are gone."""
    s = smuggling(mystery_ship="green yellow", mystery_cargo=["red*2 purple", ""])
    play(s, "offload-mystery cargo red")
    assert offered(s) == ["done", "offload-mystery cargo purple"]
    refused(s, "offload-mystery cargo red", "MU-OFFLOAD-R2")
    play(s, "offload-mystery cargo purple")
    assert s.scores == [8 + 12 + 12, 8]
    assert mystery(s, "gone") == [2, 0]
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert mystery(s, "ship") == {"green": 1, "yellow": 1}


@pytest.mark.rule("MU-OFFLOAD-R3", "MU-OFFLOAD-03", "MU-OFFLOAD-04")
def test_quiet_buyer_takes_it_too() -> None:
    """Six for each analysed one, and the card's addition; tile and cube leave the game."""
    s = recalled("quiet-buyer", mystery_cargo=["red", ""], mystery_ship="green*2")
    assert offered(s) == ["done", "offload-mystery cargo red"]
    play(s, "offload-mystery cargo red")
    assert happened(s, "mystery-quietly-sold") == [
        {"kind": "mystery-quietly-sold", "seat": 0, "colour": 2, "hold": 0, "credits": 13}
    ]
    assert s.scores == [8 + 13, 8]
    assert mystery(s, "gone") == [1, 0]
    assert at(s, "stacks")["red"] == []


@pytest.mark.rule("MU-EDGE-114", "MU-OFFLOAD-R3")
def test_with_the_back_door_buyer() -> None:
    """Smuggle: a tile worth 5 and a mysterious one with two analysed, 7 + 14; Quiet Buyer, yellow: 18 + 2 + 2."""
    s = smuggling(re=["back-door-buyer", ""], mystery_ship="green*2", cargo=["green-lens", ""])
    play(s, "offload cargo green-lens", "offload-mystery cargo red")
    assert s.scores == [8 + 21, 8]
    s = recalled("quiet-buyer", 3, mystery_cargo=["red", ""], mystery_ship="green*2 yellow", re=["back-door-buyer", ""])
    play(s, "offload-mystery cargo red")
    assert s.scores == [8 + 22, 8]


@pytest.mark.rule("MU-OFFLOAD-01", "MU-OFFLOAD-R2")
def test_the_question_reckons_with_mysterious_artefacts() -> None:
    """Nothing else is held: it can be offloaded all the same, and after another one as the second."""
    s = smuggling()
    assert s.question is not None
    assert s.question.about == {"deal": 1}
    s = play(smuggling(cargo=["green-helix", ""]), "offload cargo green-helix")
    assert offered(s) == ["done", "offload-mystery cargo red"]
    assert s.question is not None
    assert s.question.about == {"deal": 3}
