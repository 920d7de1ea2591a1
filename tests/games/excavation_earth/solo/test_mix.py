"""Switches of difficulty together (ZU-MIX)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.excavation_earth.solo.table import (
    BOTH,
    CARGO,
    HIDDEN,
    HUMAN,
    TOP,
    TOPS,
    TWO,
    ZU,
    act,
    credits,
    ended,
    new,
    solo,
    told,
    turn,
)
from tests.games.excavation_earth.table import asked, at, offered, play, words


def crew(left: int) -> list[str]:
    """Envoys that leave Zu so many of its 22 cubes."""
    return ["", f"left*{22 - left}"]


# --- failed actions --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-MIX-01", "ZU-MIX-R1", "ZU-EDGE-57")
@pytest.mark.parametrize(
    ("switches", "amount"), [(["E2", "H2"], 0), (["H2", "E2"], 0), (["E2"], 0), (["H2"], 15), (["E1", "H1"], 10)]
)
@pytest.mark.parametrize("face", ["sell", "snipe", TOP])
def test_no_credits_outdo_more_credits(switches: list[str], amount: int, face: str) -> None:
    """E2 takes away what H2 raises; either alone does what it says."""
    s = solo(zu=switches, credits=[8, 1])

    assert not act(s, face)

    assert told(s, "failed") == [f"failed no-artefact {amount}"]
    assert credits(s) == 1 + amount


@pytest.mark.rule("ZU-MIX-09")
@pytest.mark.parametrize(("switches", "amount"), [(["E5", "H2"], 15), (["E5", "E2"], 0), (["E5"], 10)])
@pytest.mark.parametrize("face", ["market", "command-3", "snipe"])
def test_a_failure_for_lack_of_cubes_pays_like_any_other(switches: list[str], amount: int, face: str) -> None:
    """No cube is left for a trader."""
    s = solo(zu=switches, envoys=crew(0), cargo=["", "red-lens"], queues=["red"], credits=[8, 1])

    assert not act(s, face)

    assert told(s, "failed") == [f"failed no-crew {amount}"]
    assert credits(s) == 1 + amount


# --- cards thrown away -----------------------------------------------------------------------------


@pytest.mark.rule("ZU-MIX-02")
@pytest.mark.parametrize(
    ("face", "thrown"), [("excavate-green-red", []), ("excavate-top", ["threw market"])], ids=["two", "top"]
)
def test_a_two_card_throws_nothing_away_under_h1(face: str, thrown: list[str]) -> None:
    """E4 and H1: after the TWO card that digs one of each colour comes Market; after the TOP card it is thrown away."""
    s = turn(solo(zu=["E4", "H1"], sites=BOTH, ship={"red": 1}), f"{face} market command-1")

    assert told(s, "threw") == thrown
    assert told(s, "card")[1] == ("card command-1" if thrown else "card market")
    assert told(s, "dug")[1] == ("dug red-lens london" if thrown else "dug green-helix anchorage")


@pytest.mark.rule("ZU-MIX-08")
@pytest.mark.parametrize(("left", "thrown"), [(0, []), (1, ["threw market"])], ids=["no cube", "one cube"])
def test_a_snipe_that_fails_for_lack_of_a_cube_throws_nothing_away(left: int, thrown: list[str]) -> None:
    """E4 and E5: the Snipe needs a trader. Without a cube it fails and Market is next; with one Market is lost."""
    s = solo(zu=["E4", "E5"], envoys=crew(left), cargo=["", "red-lens"], queues=["red"])

    s = turn(s, "snipe market sell")

    assert told(s, "threw") == thrown
    assert told(s, "failed")[0] == ("failed no-artefact 10" if thrown else "failed no-crew 10")
    assert told(s, "card") == ["card snipe", "card sell" if thrown else "card market"]


# --- few cubes -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-MIX-03")
@pytest.mark.parametrize(
    ("left", "guards"), [(2, ["green-helix", "red-helix"]), (1, ["red-helix"]), (0, [])], ids=["two", "one", "none"]
)
def test_under_h1_the_first_dug_gets_the_last_cube(left: int, guards: list[str]) -> None:
    """Red is dug first, then green: both are taken, and sampled while cubes last."""
    s = solo(zu=["E5", "H1"], envoys=crew(left), sites=BOTH, ship={"red": 1})

    act(s, TWO)

    assert at(s, "cargo", ZU) == ["green-helix", "red-helix"]
    assert at(s, "guards", ZU) == guards
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("ZU-MIX-03")
@pytest.mark.parametrize(
    ("left", "guards"), [(2, ["green-helix", "red-crater"]), (1, ["red-crater"]), (0, [])], ids=["two", "one", "none"]
)
def test_under_h5_the_first_acquired_gets_the_last_cube(left: int, guards: list[str]) -> None:
    """Red is acquired first, then green: both are taken, and sampled while cubes last."""
    s = solo(zu=["E5", "H5"], envoys=crew(left), stacks=TOPS, ship={"red": 1}, credits=[8, 20])

    act(s, TOP)

    assert at(s, "hidden", ZU) == ["green-helix", "red-crater"]
    assert at(s, "guards", ZU) == guards
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("ZU-MIX-05")
@pytest.mark.parametrize(("left", "traders"), [(1, 1), (2, 2), (3, 2)])
def test_a_market_with_cubes_adds_wild_buyers_only(left: int, traders: int) -> None:
    """E3 and E5: a trader and a wild buyer for each market that a cube is there for, and no red buyer."""
    s = solo(zu=["E3", "E5"], envoys=crew(left), cargo=["", "red-lens"])

    assert act(s, "market")

    assert [buyer for queue in at(s, "queues") for buyer in queue] == ["wild"] * traders
    assert sum(at(s, "traders", ZU).values()) == traders


@pytest.mark.rule("ZU-MIX-05")
def test_a_market_without_cubes_adds_no_buyers_at_all() -> None:
    """E3 and E5 with no cube left: the action fails."""
    s = solo(zu=["E3", "E5"], envoys=crew(0), cargo=["", "red-lens"])

    assert not act(s, "market")

    assert at(s, "queues") == [[], [], [], [], [], []]


# --- holds -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-MIX-04")
@pytest.mark.parametrize(
    ("n_cargo", "n_hidden", "cargo", "hidden"),
    [
        (4, 0, [], ["green-helix", "red-helix"]),
        (3, 1, ["red-helix"], ["green-helix"]),
        (4, 1, [], ["red-helix"]),
        (3, 2, ["red-helix"], []),
    ],
    ids=["cargo full", "one space each", "one hidden space", "one cargo space"],
)
def test_under_h1_and_h3_room_is_counted_over_both_holds(
    n_cargo: int, n_hidden: int, cargo: list[str], hidden: list[str]
) -> None:
    """One of each colour if two spaces are free anywhere, else only red, which comes first."""
    held, secret = words(CARGO)[:n_cargo], words(HIDDEN)[:n_hidden]
    s = solo(zu=["H1", "H3"], sites=BOTH, ship={"red": 1}, cargo=["", " ".join(held)], hidden=["", " ".join(secret)])

    act(s, TWO)

    assert sorted(at(s, "cargo", ZU)) == sorted([*held, *cargo])
    assert sorted(at(s, "hidden", ZU)) == sorted([*secret, *hidden])


@pytest.mark.rule("ZU-MIX-07")
@pytest.mark.parametrize(
    ("cargo", "hidden", "holds"),
    [
        (CARGO, "", ["hidden", "hidden"]),
        ("yellow-helix", "orange-helix", ["hidden", "cargo"]),
        ("yellow-helix", HIDDEN, ["cargo", "cargo"]),
        (CARGO, "orange-helix", ["hidden"]),
    ],
    ids=["cargo full", "one hidden space", "hidden full", "one space in all"],
)
@pytest.mark.parametrize("switches", [["H3", "H5"], ["H5"]])
def test_the_extra_acquisition_uses_either_hold(switches: list[str], cargo: str, hidden: str, holds: list[str]) -> None:
    """With H3 as without it: the hidden hold first, then the cargo hold."""
    s = solo(zu=switches, stacks=TOPS, ship={"red": 1}, credits=[8, 20], cargo=["", cargo], hidden=["", hidden])

    act(s, TOP)

    assert [line.split()[2] for line in told(s, "acquired")] == holds


@pytest.mark.rule("ZU-MIX-10")
@pytest.mark.parametrize(
    ("sites", "cargo"), [("", ""), (BOTH, CARGO)], ids=["nothing to dig in either colour", "cargo full"]
)
def test_a_two_card_that_becomes_an_acquisition_brings_the_extra_one(sites: str, cargo: str) -> None:
    """H1 and H5: red, the colour served first, and then the most valuable tile."""
    s = solo(zu=["H1", "H5"], sites=sites, cargo=["", cargo], stacks=TOPS, ship={"red": 1}, credits=[8, 20])

    act(s, TWO)

    assert told(s, "acquired") == ["acquired red-crater hidden -5", "acquired green-helix hidden -7"]


@pytest.mark.rule("ZU-MIX-11")
def test_h4_takes_nothing_from_zu() -> None:
    """Both sides have tiles of 7 and 6 left: the human loses 13, Zu gains 13 as ever."""
    s = ended(
        "H3", "H4", credits=[40, 40], cargo=["yellow-helix", "yellow-helix"], hidden=["green-helix", "orange-lens"]
    )

    assert s.scores == [27, 53]


@pytest.mark.rule("ZU-MIX-11")
@pytest.mark.parametrize("switches", [["H3"], ["H3", "H4"], ["H4"]])
def test_the_human_digs_into_the_cargo_hold_only(switches: list[str]) -> None:
    """The human stands in London beside a lens with a full cargo hold: it cannot be dug into the hidden hold."""
    s = solo(
        zu=switches,
        hand="red-mask yellow-mask",
        explorers="london rio guam",
        sites="red-lens",
        cargo=["green-lens*4", ""],
    )

    play(s, "excavate red-mask")

    assert asked(s) == "act"
    assert at(s, "sites", "red-lens") == 1
    assert at(s, "hidden", HUMAN) == []


@pytest.mark.rule("ZU-MIX-11")
@pytest.mark.parametrize("switches", [["H3"], ["H3", "H4"], ["H4"]])
def test_the_human_acquires_into_either_hold(switches: list[str]) -> None:
    """At the black market the human chooses the hold, as ever."""
    s = solo(zu=switches, hand="red-coil", stacks={"red": "red-lens"})

    play(s, "smuggle red-coil")

    assert offered(s, "acquire") == ["acquire red cargo", "acquire red hidden"]


@pytest.mark.rule("ZU-MIX-11")
@pytest.mark.parametrize(("switches", "ends"), [(["H4"], "acquired"), (["H3"], "dug"), (["H3", "H4"], "dug")])
def test_h4_does_not_change_what_zu_stores(switches: list[str], ends: str) -> None:
    """Zu's cargo hold is full: only H3 lets it dig into the hidden one."""
    s = solo(zu=switches, sites=BOTH, ship={"red": 1}, cargo=["", CARGO], stacks=TOPS, credits=[8, 20])

    act(s, TWO)

    assert {line.split()[0] for line in told(s, "dug", "acquired")} == {ends}


# --- credits at the start --------------------------------------------------------------------------


@pytest.mark.rule("ZU-MIX-06")
@pytest.mark.parametrize(
    "switches",
    [["E1"], ["E1", "E2"], ["E1", "H2"], ["E1", "E2", "E3", "E4", "E5"], ["E1", "H1", "H2", "H3", "H4", "H5"]],
)
def test_with_e1_zu_starts_with_nothing(switches: list[str]) -> None:
    """Whatever else is on; the human has 8 as ever."""
    s = new(zu=switches)

    assert (credits(s, HUMAN), credits(s)) == (8, 0)


@pytest.mark.rule("ZU-MIX-06")
@pytest.mark.parametrize(
    ("switches", "face", "fields", "amount"),
    [
        (["E1"], "sell", {}, 10),
        (["E1", "H2"], "sell", {}, 15),
        (["E1", "E3"], "sell", {}, 10),
        (["E1"], TOP, {"cargo": ["", "yellow-helix orange-lens"]}, 13),
        (["E1", "H5"], TOP, {"cargo": ["", "yellow-helix orange-lens"]}, 13),
        (["E1"], "snipe", {"cargo": ["", "red-lens"], "queues": ["red wild"]}, 13),
        (["E1", "E4"], "snipe", {"cargo": ["", "red-lens"], "queues": ["red wild"]}, 13),
    ],
    ids=["failed", "failed, H2", "failed, E3", "offload", "offload, H5", "snipe", "snipe, E4"],
)
def test_later_income_is_unchanged(switches: list[str], face: str, fields: dict[str, Any], amount: int) -> None:
    """10 or 15 for a failure, listed values of 7 and 6, 9 for the most popular colour and 2 for each of two buyers."""
    s = solo(zu=switches, **fields)
    assert credits(s) == 0

    act(s, face)

    assert credits(s) == amount
