"""When own explorers must stand apart in a Travel action (EE-TRAVEL-R1)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.kinds import LOCATIONS, N_LOCATIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import default, reading
from tests.games.excavation_earth.table import GAME, asked, at, offered, play, quiet, refused

RULE = "EE-TRAVEL-R1"
TRIANGLE = ["vancouver newyork mexico", "vancouver berlin guam"]
"""Three own explorers, each next to the other two."""


def travelling(key: str, fuel: int = 4, places: list[str] | None = None) -> Earth:
    """A Travel action has been paid for."""
    s = quiet(
        hands=["red-mask", "red-cog"],
        travel=[f"travel-{fuel}", "travel-2"],
        explorers=TRIANGLE if places is None else places,
        options=reading(RULE, key),
    )
    return play(s, f"travel travel-{fuel}")


def origins(s: Earth) -> set[str]:
    """Where the moves that are offered begin."""
    return {name.split()[1] for name in offered(s, "move")}


@pytest.mark.rule("EE-TRAVEL-R1", "EE-TRAVEL-10")
@pytest.mark.parametrize("key", ["end-of-action", "each-movement"])
def test_another_explorer_moves_while_two_stand_together(key: str) -> None:
    """Allowed where only the end of the action counts; otherwise one of the two must move on first."""
    s = play(travelling(key), "move vancouver newyork")

    if key == "end-of-action":
        assert origins(s) == {"newyork", "mexico"}
        play(s, "move mexico havana", "move newyork london", "done")
        assert sorted(at(s, "explorers", 0)) == ["havana", "london", "newyork"]
    else:
        assert origins(s) == {"newyork"}
        refused(s, "move mexico havana", RULE)
        refused(s, "done", RULE)


@pytest.mark.rule("EE-TRAVEL-R1")
@pytest.mark.parametrize("key", ["end-of-action", "each-movement"])
def test_three_on_one_location(key: str) -> None:
    """All three may meet on the way only where the end of the action alone counts."""
    s = play(travelling(key), "move vancouver newyork")

    if key == "end-of-action":
        play(s, "move mexico newyork")
        assert at(s, "explorers", 0) == ["newyork"] * 3
    else:
        refused(s, "move mexico newyork", RULE)


@pytest.mark.rule("EE-TRAVEL-R1", "EE-TRAVEL-08")
def test_an_explorer_passes_through_several_others() -> None:
    """Over Vancouver's two neighbours in one movement, with the last fuel to a free location."""
    s = play(travelling("each-movement", 3), "move vancouver newyork", "move newyork mexico")
    assert origins(s) == {"mexico"}

    play(s, "move mexico havana")

    assert sorted(at(s, "explorers", 0)) == ["havana", "mexico", "newyork"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-TRAVEL-R1", "EE-TRAVEL-R3")
@pytest.mark.parametrize("key", ["end-of-action", "each-movement"])
def test_the_last_fuel_leads_to_a_free_location(key: str) -> None:
    """A step onto an own explorer needs fuel to move on; the refusal names the ruling where it is what refuses."""
    s = play(travelling(key, 2), "move vancouver newyork")

    refused(s, "move newyork mexico", RULE if key == "each-movement" else "EE-TRAVEL-R3")
    assert sorted(offered(s)) == ["move newyork anchorage", "move newyork london", "move newyork vancouver"]
    refused(s, "move newyork rome", "EE-MAP-15")
    refused(s, "move berlin rome", "EE-TRAVEL-11")


@pytest.mark.rule("EE-TRAVEL-R1")
def test_the_refusal_shows_the_reading() -> None:
    """As people read it: the ruling and the reading in force."""
    s = play(travelling("each-movement"), "move vancouver newyork")
    refusal = s.why_not(GAME.codes.parse("move mexico havana"))
    assert refusal is not None
    assert refusal.cite == "EE-TRAVEL-R1: each-movement"


@pytest.mark.rule("EE-TRAVEL-R1", "EE-TRAVEL-R3")
def test_no_dead_end() -> None:
    """Wherever three neighbours stand, every move leads to a question or ends the action with all three apart."""
    neighbours = quiet().rules.pack.neighbours
    for place in range(N_LOCATIONS):
        for other in neighbours[place]:
            for third in neighbours[other]:
                if third != place:
                    places = " ".join(LOCATIONS[p] for p in (place, other, third))
                    follow(travelling("each-movement", 2, [places, TRIANGLE[1]]))


def follow(s: Earth) -> None:
    """Make every move that is offered, and every one after it."""
    for name in offered(s, "move"):
        moved = play(s.copy(), name)
        if asked(moved) == "travelling":
            assert offered(moved, "move")
            follow(moved)
        else:
            assert len(set(at(moved, "explorers", 0))) == 3


@pytest.mark.rule("EE-TRAVEL-R1")
def test_positions_that_cannot_come_up_are_refused() -> None:
    """Three explorers on one location, or two when the action is over."""
    play(travelling("end-of-action"), "move vancouver newyork", "move mexico newyork")
    met = play(travelling("end-of-action"), "move vancouver newyork", "move mexico newyork").to_json()
    assert GAME.from_json(met).to_json() == met
    with pytest.raises(digsite.BadPosition, match="EE-TRAVEL-R1"):
        GAME.from_json({**met, "options": {**dict(met["options"]), **reading(RULE, "each-movement")}})  # type: ignore[call-overload]


@pytest.mark.rule("EE-TRAVEL-R1")
@pytest.mark.parametrize(("edition", "meets"), [("en", True), ("de", False), ("pl", False)])
def test_each_edition_reads_its_book(edition: str, meets: bool) -> None:
    """000 speaks of the end of the action, 001 and 004 of the end of a movement."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=TRIANGLE, options={"edition": edition})
    play(s, "travel red-mask", "move vancouver newyork")
    assert ("mexico" in origins(s)) is meets
    assert default(RULE, edition) == ("end-of-action" if meets else "each-movement")
