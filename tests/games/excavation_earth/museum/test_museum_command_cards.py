"""The command cards about the museum: C11 Private Viewing and C12 Acquisitions Board (MU-CMDCARD-03, -04)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.museum.kinds import MUSEUM_SOURCES, NEW_COMMAND_CARDS_PAID
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.exhibition import (
    earned,
    hall,
    hung,
    kept,
    other_hall,
    queue,
    show,
    supply,
    turned,
)
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused

WHITE = 2
YELLOW = 3
"""The side that is up in each round."""
PAID = MUSEUM_SOURCES[NEW_COMMAND_CARDS_PAID]


def recalled(card: str, round: int, cargo: str = "", **kw: Any) -> Earth:
    """Seat 0 has just recalled its envoy from the left centre, where that card lies."""
    s = hall(
        cargo,
        round=round,
        command=[card, "fresh-orders", "priority-shuttle"],
        **{"envoys": ["left", ""], "hands": ["red-mask*2", ""], **kw},
    )
    return play(s, "command red-mask", "recall")


def viewing(round: int, cargo: str, **kw: Any) -> Earth:
    return recalled("private-viewing", round, cargo, **kw)


def board(round: int, **kw: Any) -> Earth:
    return recalled("acquisitions-board", round, **{"curators": "red green none", **kw})


# --- C11 Private Viewing ----------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-03")
def test_one_artefact_on_the_white_side() -> None:
    """From either hold, of any colour; then the Command goes on."""
    s = viewing(WHITE, "red-helix green-lens", hidden="purple-crater")
    assert (asked(s), offered(s)) == (
        "private_viewing",
        ["done", "show cargo green-lens", "show cargo red-helix", "show hidden purple-crater"],
    )
    kept(s)
    play(s, "show hidden purple-crater")
    assert asked(s) == "hang"
    kept(s)
    play(s, "hang 3-3")

    assert asked(s) == "commanding"
    assert hung(s) == {"3-3": ("purple-crater", 0)}
    assert (at(s, "hidden", 0), at(s, "cargo", 0)) == ([], ["green-lens", "red-helix"])


@pytest.mark.rule("MU-CMDCARD-03")
def test_two_of_different_colours_on_the_yellow_side() -> None:
    """One after the other; a second of the same colour is refused."""
    s = viewing(YELLOW, "red-helix red-lens green-lens")
    show(s, "cargo red-helix", "1-1")
    assert (asked(s), offered(s)) == ("private_viewing", ["done", "show cargo green-lens"])
    refused(s, "show cargo red-lens", "MU-CMDCARD-03")
    kept(s)
    show(s, "cargo green-lens", "2-1")

    assert asked(s) == "commanding"
    assert hung(s) == {"1-1": ("red-helix", 0), "2-1": ("green-lens", 0)}


@pytest.mark.rule("MU-CMDCARD-03")
def test_no_card_colour_is_asked_for() -> None:
    """Two artefacts that both differ from the card, which one Exhibit could not send."""
    s = viewing(YELLOW, "green-helix purple-lens")
    show(s, "cargo green-helix", "1-1")
    show(s, "cargo purple-lens", "2-1")
    assert len(hung(s)) == 2


@pytest.mark.rule("MU-CMDCARD-03")
@pytest.mark.parametrize("round", [WHITE, YELLOW])
def test_the_viewing_may_be_declined(round: int) -> None:
    s = viewing(round, "red-helix green-lens")
    play(s, "done")
    assert (asked(s), hung(s), len(happened(s, "declined"))) == ("commanding", {}, 1)


@pytest.mark.rule("MU-CMDCARD-03")
def test_one_is_enough_on_the_yellow_side() -> None:
    s = viewing(YELLOW, "red-helix green-lens")
    show(s, "cargo red-helix", "1-1")
    play(s, "done")
    assert (asked(s), at(s, "cargo", 0)) == ("commanding", ["green-lens"])
    assert happened(s, "declined") == []


@pytest.mark.rule("MU-EDGE-125", "MU-CMDCARD-03", "MU-CMDCARD-R1")
def test_the_recalled_envoy_is_the_guide() -> None:
    """The pool was empty: the envoy comes back and goes to the museum; no buyer card is turned over, nobody moves."""
    s = viewing(WHITE, "red-helix", traders=["mask*21", ""], curators="yellow green none")
    assert at(s, "cubes", 0) == 1
    show(s, "cargo red-helix", "1-1")

    assert (at(s, "cubes", 0), hung(s)) == (0, {"1-1": ("red-helix", 0)})
    while asked(s) == "commanding":
        play(s, "done")
    assert (turned(s), queue(s)) == ([], "yellow green none")
    assert at(s, "buyer_deck") == {"orange": 3}


@pytest.mark.rule("MU-CMDCARD-03", "MU-CMDCARD-R1")
def test_two_artefacts_need_two_guides() -> None:
    s = viewing(YELLOW, "red-helix green-lens", traders=["mask*21", ""])
    show(s, "cargo red-helix", "1-1")
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("MU-CMDCARD-03")
def test_all_else_as_in_exhibit() -> None:
    """Fitting tile, no mysterious artefact, the curator's bonus and the column before the next artefact."""
    s = viewing(
        YELLOW,
        "red-helix green-lens",
        curators="red none none",
        hung={"3-3": ("yellow-crater", 0)},
        mystery_cargo=["purple", ""],
        traders=["mask", ""],
    )
    assert offered(s) == ["done", "show cargo green-lens", "show cargo red-helix"]
    refused(s, "show cargo purple-lens", "MU-EXHIBIT-06")
    play(s, "show cargo red-helix")
    refused(s, "hang 2-1", "MU-TILE-02")
    play(s, "hang 1-3")
    assert asked(s) == "keep_re"
    kept(s)
    play(s, offered(s)[0])
    if asked(s) == "gain_broker":
        play(s, offered(s)[0])
    assert asked(s) == "retrieve"
    kept(s)
    play(s, "done", "done")
    assert (asked(s), offered(s)) == ("private_viewing", ["done", "show cargo green-lens"])


@pytest.mark.rule("MU-CMDCARD-03", "MU-TILE-02", "MU-COLUMN-R5")
def test_a_viewing_completes_a_column() -> None:
    s = viewing(WHITE, "red-lens", hung={"1-1": ("yellow-helix", 1)})
    show(s, "cargo red-lens", "2-1")
    assert at(s, "staff", "researchers") == [1, 1]


@pytest.mark.rule("MU-CMDCARD-03")
def test_nothing_to_view() -> None:
    """With empty holds, or with nothing that fits, the Command simply goes on."""
    spaces = ["1-1", "1-3", "1-4"]
    for cargo in ("", "red-helix"):
        s = viewing(WHITE, cargo, hung=dict.fromkeys(spaces, ("purple-helix", 1)))
        assert asked(s) == "commanding"


@pytest.mark.rule("MU-CMDCARD-03", "MU-TILE-02")
def test_what_fits_nowhere_cannot_be_viewed() -> None:
    spaces = ["1-1", "1-3", "1-4"]
    s = viewing(WHITE, "red-helix red-lens", hung=dict.fromkeys(spaces, ("purple-helix", 1)))
    refused(s, "show cargo red-helix", "MU-TILE-02")


# --- C12 Acquisitions Board -------------------------------------------------------------------------


@pytest.mark.rule("MU-CMDCARD-04", "MU-CMDCARD-R2")
def test_the_white_side_replaces_one() -> None:
    """Two credits at once; a buyer of another colour takes the curator's space, the old one returns to the supply."""
    s = board(WHITE)
    assert (asked(s), earned(s, 0, PAID)) == ("acquisitions_board", 2)
    assert offered(s) == [
        "done",
        *(f"replace-curator top {colour}" for colour in ("yellow", "green", "purple", "orange")),
        *(f"replace-curator middle {colour}" for colour in ("yellow", "red", "purple", "orange")),
    ]
    before = supply(s)
    kept(s)
    play(s, "replace-curator middle purple")

    assert queue(s) == "red purple none"
    assert supply(s) == {**before, "green": before["green"] + 1, "purple": before["purple"] - 1}
    assert asked(s) == "commanding"
    assert [(event.a, event.b, event.c) for event in s.events if event.kind.name == "curator-replaced"] == [(1, 3, 1)]


@pytest.mark.rule("MU-CMDCARD-04")
def test_the_yellow_side_replaces_two_different_ones() -> None:
    """Four credits; the one just replaced stays."""
    s = board(YELLOW, curators="red green orange")
    assert earned(s, 0, PAID) == 4
    play(s, "replace-curator top yellow")
    refused(s, "replace-curator top purple", "MU-CMDCARD-04")
    assert {name.split()[1] for name in offered(s, "replace-curator")} == {"middle", "bottom"}
    kept(s)
    play(s, "replace-curator bottom yellow")

    assert (queue(s), asked(s)) == ("yellow green yellow", "commanding")
    assert earned(s, 0, PAID) == 4


@pytest.mark.rule("MU-EDGE-126", "MU-CMDCARD-04", "MU-CMDCARD-R2")
def test_what_can_replace_whom() -> None:
    """Queue red, green, none, with no purple buyer left: red may become yellow, not red, not purple; the empty space
    stays empty."""
    s = board(YELLOW, queues=["purple*4", "purple*4"])
    assert "replace-curator top yellow" in offered(s)
    refused(s, "replace-curator top red", "MU-CMDCARD-04")
    refused(s, "replace-curator middle green", "MU-CMDCARD-04")
    refused(s, "replace-curator top purple", "MU-CMDCARD-R2")
    refused(s, "replace-curator bottom yellow", "MU-CMDCARD-R2")
    play(s, "replace-curator top yellow")
    assert queue(s) == "yellow green none"


@pytest.mark.rule("MU-EDGE-126", "MU-CMDCARD-R2")
@pytest.mark.parametrize(("round", "paid"), [(WHITE, 2), (YELLOW, 4)])
@pytest.mark.parametrize("curators", ["red green none", "none none none"])
def test_replacing_nobody_still_pays(round: int, paid: int, curators: str) -> None:
    s = board(round, curators=curators)
    if curators != "none none none":
        play(s, "done")
    assert (asked(s), queue(s)) == ("commanding", curators)
    assert earned(s, 0, PAID) == paid
    assert s.scores == [8 + paid, 8]


@pytest.mark.rule("MU-CMDCARD-R2")
def test_the_newcomer_is_taken_first() -> None:
    """The only yellow buyer left stands on top: it cannot be the newcomer of the middle before it has left."""
    s = board(YELLOW, curators="yellow green none", queues=["yellow*4", "yellow*3"])
    refused(s, "replace-curator middle yellow", "MU-CMDCARD-R2")
    play(s, "replace-curator top red")
    assert "replace-curator middle yellow" in offered(s)
    play(s, "replace-curator middle yellow")
    assert queue(s) == "red yellow none"


@pytest.mark.rule("MU-CMDCARD-R2", "MU-BONUS-06")
def test_artefacts_in_the_museum_earn_nothing() -> None:
    s = board(WHITE, hung={"1-1": ("yellow-helix", 0)})
    play(s, "replace-curator top yellow")
    assert (queue(s), earned(s, 0, "curators")) == ("yellow green none", 0)


@pytest.mark.rule("MU-CMDCARD-04", "MU-CMDCARD-R2")
def test_no_wild_curator() -> None:
    s = board(YELLOW)
    assert all(name.split()[-1] != "wild" for name in offered(s))
    assert turned(s) == []


@pytest.mark.rule("MU-CMDCARD-03", "MU-CMDCARD-04")
def test_nobody_else_uses_them_and_not_in_round_1() -> None:
    """In round 1 a recall brings nothing."""
    s = hall("red-helix", envoys=["left", ""], hands=["red-mask*2", ""], curators="red green none")
    play(s, "command red-mask", "recall")
    assert asked(s) == "commanding"
    assert s.scores == [8, 8]


# --- another pack -----------------------------------------------------------------------------------


def other(card: str, round: int, cargo: str = "", **kw: Any) -> Earth:
    """The same with the other pack, whose market #3 belongs to the middle centre."""
    command = ["fresh-orders", card, "priority-shuttle"]
    kw = {"envoys": ["middle", ""], **kw}
    if round == YELLOW:
        kw["forecast"] = ""
    s = other_hall(cargo, round=round, command=command, **kw)
    return play(s, "command red-prism", "recall")


@pytest.mark.rule("MU-CMDCARD-03", "MU-DATA-05")
def test_the_viewing_of_another_pack() -> None:
    """Two artefacts on the white side, three on the yellow one, all of different colours."""
    for round, n in ((WHITE, 2), (YELLOW, 3)):
        s = other("private-viewing", round, "red-helix green-helix purple-helix", hidden="orange-helix")
        sent = 0
        while asked(s) == "private_viewing":
            kept(s)
            play(s, offered(s, "show")[0])
            if asked(s) == "hang":
                play(s, offered(s)[0])
            sent += 1
        assert sent == n == len(hung(s))


@pytest.mark.rule("MU-CMDCARD-04", "MU-DATA-05")
def test_the_board_of_another_pack() -> None:
    """White: two curators and one credit. Yellow: three, and no credits."""
    for round, n, paid in ((WHITE, 2, 1), (YELLOW, 3, 0)):
        s = other("acquisitions-board", round, curators="red red red")
        assert earned(s, 0, PAID) == paid
        assert len(happened(s, "board-paid")) == (paid > 0)
        for row in ("top", "middle", "bottom")[:n]:
            kept(s)
            play(s, f"replace-curator {row} green")
        assert queue(s).count("green") == n
        assert asked(s) == "commanding"
