"""Why a piece cannot be used: the answer speaks of what was most likely meant."""

from __future__ import annotations

import pytest

import digsite
from digsite import State
from digsite.games.excavation_earth.kinds import LOCATIONS
from digsite.server.commands import code_for
from digsite.server.problems import Problem
from tests.games.excavation_earth.museum.exhibition import hall
from tests.games.excavation_earth.table import earth, play

GAME = digsite.game("excavation_earth")


def travelling(explorers: str) -> State:
    """Somebody who is on the way, with explorers at these places."""
    state = earth(hands=["red-cog*2", "yellow-mask"], explorers=[explorers, "delhi cairo guam"])
    return play(state, "travel red-cog")


def meant(state: State, piece: str) -> str:
    """The name of the code that a piece stands for."""
    return GAME.codes.name(code_for(state, state.seats[0], piece))


def test_a_place_that_cannot_be_reached_speaks_of_an_own_explorer() -> None:
    """And never of one that is not there."""
    own = "berlin sydney havana"
    state = travelling(own)
    reached = {name.split()[2] for name in offered(state) if name.startswith("move ")}
    far = [place for place in LOCATIONS if place not in reached]
    assert len(far) > 5
    for place in far:
        verb, explorer, to = meant(state, f"place:{place}").split()
        assert (verb, to) == ("move", place)
        assert explorer in own.split()


def offered(state: State) -> list[str]:
    """The names of the legal codes."""
    return [GAME.codes.name(code) for code in state.legal(state.seats[0])]


def test_what_needs_nothing_else_is_meant_first() -> None:
    """Of a market: to sell there, and not to send a buyer there with a certain card."""
    state = earth(hands=["red-cog", "yellow-mask"])
    assert meant(state, "market:1").split()[0] == "sell-at"
    assert meant(state, "buyers:red").split()[0] == "add-buyer"


def test_the_name_of_a_code_means_that_code() -> None:
    state = earth(hands=["red-cog", "yellow-mask"])
    assert meant(state, "envoy") == "envoy"
    assert meant(state, "command red-cog") == "command red-cog"


def test_what_no_code_points_at_is_refused() -> None:
    with pytest.raises(Problem, match="points at such a piece"):
        code_for(earth(hands=["red-cog", "yellow-mask"]), 0, "moon:1")


@pytest.mark.rule("MU-TILE-06")
def test_a_mysterious_artefact_is_refused_where_one_is_sent_to_the_museum() -> None:
    """None of its answers belongs there; whoever points at it is told why it stays."""
    state = play(hall("red-helix green-lens", mystery_cargo=["red", ""]), "exhibit red-cog")
    seat = state.seats[0]
    refusal = state.why_not(code_for(state, seat, "cargo:red-mystery"), seat)
    assert refusal is not None
    assert (refusal.rule, refusal.say("en")) == ("MU-TILE-06", "Mysterious artefacts cannot be sent to the museum.")
