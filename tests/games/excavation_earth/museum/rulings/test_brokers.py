"""Readings of the brokers: MU-BROKER-R2, -R12."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.exhibition import kept
from tests.games.excavation_earth.museum.table import COMMANDERS, MERCHANTS, museum, read
from tests.games.excavation_earth.table import asked, at, offered, play, refused

SALE: dict[str, Any] = {"cargo": ["purple-helix", ""], "queues": ["purple"], "traders": ["mask", ""]}


def held(s: Earth) -> list[str]:
    return list(at(s, "staff", "brokers", 0))


def table(reading: str, modules: str = "M6", **kw: Any) -> Earth:
    """Seat 0 has red and green cards and a red and a green broker."""
    fields: dict[str, Any] = {"hands": ["red-mask red-coil", ""], "brokers": ["red green", ""], **kw}
    return museum(modules, options=read(f"MU-BROKER-R12 {reading}"), **fields)


# --- MU-BROKER-R12 ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-R12", "MU-EDGE-101")
@pytest.mark.parametrize(
    ("action", "useful", "kw"),
    [
        ("travel red-mask", "", {}),
        ("sell red-mask", "", SALE),
        ("market red-mask", "red", {}),
        ("smuggle red-coil", "red", {}),
        ("command red-mask", "red", {}),
        ("command red-mask", "green red", {"modules": "", "factions": [COMMANDERS, "gul"]}),
        ("sell red-mask", "red", {"factions": [MERCHANTS, "gul"], **SALE}),
        ("excavate red-mask", "green", {}),
        ("survey red-mask", "green", {}),
        ("exhibit red-mask", "green", {"modules": "M6 M7", "cargo": ["red-lens", ""]}),
        ("smuggle red-mask", "", {"re": ["master-key", ""], "stacks": {"yellow": "yellow-crater"}}),
    ],
)
@pytest.mark.parametrize("reading", ["any-card", "useful-only"])
def test_with_which_cards(action: str, useful: str, kw: dict[str, Any], reading: str) -> None:
    """With any that is played, or where the action reads what the broker changes."""
    s = table(reading, **kw)

    play(s, action)

    sendable = "green red" if reading == "any-card" else useful
    found = offered(s, "send-broker") if asked(s) == "send_broker" else []
    assert found == [f"send-broker {colour}" for colour in sendable.split()]
    if found:
        kept(s)
        for colour in {"green", "red"} - set(sendable.split()):
            refused(s, f"send-broker {colour}", "MU-BROKER-R12")


@pytest.mark.rule("MU-BROKER-R12")
@pytest.mark.parametrize("action", ["travel red-mask", "sell red-mask", "market red-mask", "excavate red-mask"])
def test_nobody_is_asked_without_a_broker(action: str) -> None:
    s = table("any-card", **{**SALE, "brokers": ["", "red"]})

    play(s, action)

    assert asked(s) not in ("send_broker", "")


@pytest.mark.rule("MU-BROKER-R12", "MU-BROKER-R6", "EE-PASS-03")
def test_no_broker_goes_with_a_travel_card_or_a_discard() -> None:
    s = table("any-card", hands=["red-mask red-coil green-cog", ""])
    play(s, "travel travel-2")
    assert asked(s) == "travelling"

    s = table("any-card", hands=["red-mask red-coil green-cog", ""])
    play(s, "pass", "discard red-mask")
    assert held(s) == ["green", "red"]


@pytest.mark.rule("MU-BROKER-R12", "MU-BROKER-R9")
def test_both_are_sent_for_nothing_with_a_journey() -> None:
    """The next sale returns them to the supply."""
    s = table("any-card", **SALE)

    play(s, "travel red-mask", "send-broker red", "send-broker green")
    assert (asked(s), held(s), at(s, "ship")) == ("travelling", [], {"green": 1, "red": 1})
    play(s, "done", "sell travel-2")  # one region, one market

    assert at(s, "ship") == {"purple": 1}
    assert (at(s, "buyers", "red"), at(s, "buyers", "green")) == (8, 8)


@pytest.mark.rule("MU-BROKER-R12", "MU-BROKER-R9")
def test_a_broker_sent_with_a_sale_that_reads_nothing() -> None:
    """It goes back with that very sale, and the card sells where it would without it."""
    s = table("any-card", **SALE)

    play(s, "sell red-mask", "send-broker red", "done")
    assert offered(s) == ["sell-at 1"] or asked(s) != "sell_markets"
    if asked(s) == "sell_markets":
        play(s, "sell-at 1")

    assert at(s, "sold") == {"purple-helix": 1}
    assert held(s) == ["green"]
    assert at(s, "buyers", "red") == 8


@pytest.mark.rule("MU-BROKER-R12", "MU-BROKER-R13")
def test_where_every_icon_is_needed_no_other_broker_goes_first() -> None:
    """At the cog a red card with a mask needs the red broker; a green one would take the colour away."""
    s = table("any-card", hands=["red-mask", ""], explorers=["berlin cusco easter"] * 2)

    play(s, "market red-mask")

    assert (asked(s), offered(s)) == ("send_broker", ["done", "send-broker green"])  # the red one went unasked
    assert held(s) == ["green"]
    play(s, "send-broker green")
    assert (asked(s), held(s)) == ("market_trader", [])


# --- MU-BROKER-R2 -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-R2")
@pytest.mark.parametrize("reading", ["automatic", "optional"])
def test_whether_a_broker_must_be_taken(reading: str) -> None:
    """For an artefact in a middle column that meets its curator."""
    s = museum(
        hands=["red-mask red-cog", ""],
        cargo=["red-lens", ""],
        curators="none red none",
        options=read(f"MU-BROKER-R2 {reading}"),
    )

    play(s, "exhibit red-mask", "hang 2-2")

    colours = [f"take-broker {colour}" for colour in COLOURS]
    assert (asked(s), offered(s)) == ("gain_broker", [*(["done"] if reading == "optional" else []), *colours])
    kept(s)
    if reading == "automatic":
        refused(s, "done", "MU-BROKER-01")
        play(s, "take-broker green")
    else:
        play(s, "done")
    assert asked(s) == "act"
    assert held(s) == (["green"] if reading == "automatic" else [])
