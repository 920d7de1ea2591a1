"""Travel: moves along the lines of the map (EE-TRAVEL)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import asked, at, offered, play, quiet, refused, story

TRIANGLE = ["vancouver newyork mexico", "vancouver berlin guam"]
"""Three own explorers, each next to the other two."""


def fuel(s: Earth) -> int:
    """Moves that are left."""
    assert s.question is not None
    assert s.question.key == "travelling"
    return int(str(s.question.about["n"]))


@pytest.mark.rule("EE-TRAVEL-01", "EE-TRAVEL-02", "EE-TRAVEL-03", "EE-TRAVEL-04")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("red-mask", 3),
        ("green-coil", 3),
        ("yellow-prism", 3),
        ("purple-anchor", 3),
        ("travel-2", 2),
        ("travel-3", 3),
        ("travel-4", 4),
    ],
)
def test_as_many_moves_as_the_card_has_fuel(card: str, moves: int) -> None:
    """Three with every action card, the printed number with a travel card; the card is discarded."""
    s = quiet(
        hands=["red-mask green-coil yellow-prism purple-anchor", "red-cog"],
        travel=["travel-2 travel-3 travel-4", "travel-2"],
    )
    there, back = "move guam sydney", "move sydney guam"

    play(s, f"travel {card}")
    assert card not in at(s, "hands", 0) + at(s, "travel", 0)
    for i in range(moves):
        assert fuel(s) == moves - i
        play(s, back if i % 2 else there)
        assert story(s, "moved") == ["0 moved sydney guam" if i % 2 else "0 moved guam sydney"]

    assert asked(s) == "act"
    assert s.actions == 1


@pytest.mark.rule("EE-TRAVEL-05")
def test_moves_are_split_among_explorers_in_any_order() -> None:
    """One each, back to the first one in between: all in one action."""
    s = quiet(hands=["red-mask", "red-cog"], travel=["travel-2 travel-4", "travel-2"])

    play(s, "travel travel-4", "move guam sydney", "move vancouver mexico", "move berlin rome", "move sydney easter")

    assert sorted(at(s, "explorers", 0)) == ["easter", "mexico", "rome"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-TRAVEL-06")
def test_a_move_follows_a_line_of_the_map() -> None:
    """From Vancouver, Berlin and Guam three lines each, and nowhere else."""
    s = quiet(hands=["red-mask", "red-cog"])

    play(s, "travel red-mask")

    assert sorted(offered(s, "move")) == sorted(
        f"move {origin} {place}"
        for origin, places in [
            ("vancouver", ["anchorage", "newyork", "mexico"]),
            ("berlin", ["london", "rome", "xian"]),
            ("guam", ["sydney", "easter", "xian"]),
        ]
        for place in places
    )
    refused(s, "move vancouver london", "EE-MAP-15")
    refused(s, "move berlin guam", "EE-MAP-15")
    refused(s, "move berlin berlin", "EE-MAP-15")


@pytest.mark.rule("EE-TRAVEL-07")
def test_fuel_that_is_not_used_is_lost() -> None:
    """One move of four; the next Travel has the fuel of its own card and no more."""
    s = quiet(hands=["red-mask", "red-cog"], travel=["travel-2 travel-4", "travel-2"])

    play(s, "travel travel-4", "move guam sydney", "done")
    assert asked(s) == "act"
    play(s, "travel travel-2")

    assert fuel(s) == 2
    assert at(s, "explorers", 0) == ["vancouver", "berlin", "sydney"]


@pytest.mark.rule("EE-TRAVEL-08")
def test_through_locations_with_explorers() -> None:
    """From Vancouver over New York, where an own and an opposing explorer stand, to London."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=["vancouver newyork guam", "newyork berlin guam"])

    play(s, "travel travel-2", "move vancouver newyork", "move newyork london")

    assert sorted(at(s, "explorers", 0)) == ["guam", "london", "newyork"]
    assert at(s, "explorers", 1) == ["berlin", "newyork", "guam"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-TRAVEL-09")
def test_the_end_may_be_shared_with_opponents() -> None:
    """Both opposing explorers on the location do not matter, with fuel left and without."""
    s = quiet(
        seats=3,
        hands=["red-mask", "red-cog", "red-coil"],
        explorers=["vancouver berlin guam", "sydney delhi rio", "sydney delhi cairo"],
    )
    stopped = s.copy()

    play(stopped, "travel red-mask", "move guam sydney", "done")
    play(s, "travel red-mask", "move guam easter", "move easter guam", "move guam sydney")

    for state in (stopped, s):
        assert asked(state) == "act"
        assert [("sydney" in places) for places in at(state, "explorers")] == [True, True, True]


@pytest.mark.rule("EE-TRAVEL-10", "EE-EDGE-71")
def test_the_end_may_not_be_shared_with_an_own_explorer() -> None:
    """With fuel left the action cannot be ended there; with the last fuel the step is refused."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=TRIANGLE)

    play(s, "travel red-mask", "move vancouver newyork")
    assert "done" not in offered(s)
    refused(s, "done", "EE-TRAVEL-10")
    play(s, "move newyork anchorage")
    assert (fuel(s), "done" in offered(s)) == (1, True)
    refused(s, "move anchorage newyork", "EE-TRAVEL-R3")


@pytest.mark.rule("EE-TRAVEL-R1", "EE-EDGE-71")
def test_own_explorers_may_meet_on_the_way() -> None:
    """A steps onto B's location and B leaves: accepted."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=["vancouver newyork guam", "rio berlin guam"])

    play(s, "travel red-mask", "move vancouver newyork", "move newyork london", "done")

    assert sorted(at(s, "explorers", 0)) == ["guam", "london", "newyork"]


@pytest.mark.rule("EE-TRAVEL-R1")
def test_two_own_explorers_change_places() -> None:
    """Which of two that are alike stands where makes no difference, but the two moves are legal."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=TRIANGLE)

    play(s, "travel travel-2", "move vancouver newyork", "move newyork vancouver")

    assert at(s, "explorers", 0) == ["vancouver", "newyork", "mexico"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-TRAVEL-R2")
def test_to_and_fro_costs_fuel() -> None:
    """Back at the start after two of three moves: one move is left."""
    s = quiet(hands=["red-mask", "red-cog"])

    play(s, "travel red-mask", "move guam sydney", "move sydney guam")

    assert fuel(s) == 1
    assert at(s, "explorers", 0) == ["vancouver", "berlin", "guam"]


@pytest.mark.rule("EE-TRAVEL-R3", "EE-EDGE-83", "EE-TURN-R4")
def test_the_last_move_must_part_two_explorers() -> None:
    """With 2 fuel A steps onto B: stopping is refused, and only moves that part them are left. With 1 left: no step."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=TRIANGLE)

    play(s, "travel travel-2", "move vancouver newyork")

    refused(s, "done", "EE-TRAVEL-10")
    assert sorted(offered(s)) == ["move newyork anchorage", "move newyork london", "move newyork vancouver"]
    refused(s, "move newyork mexico", "EE-TRAVEL-R3")
    refused(s, "move mexico havana", "EE-TRAVEL-R3")

    alone = quiet(hands=["red-mask", "red-cog"], explorers=TRIANGLE)
    play(alone, "travel travel-2", "move mexico havana")
    refused(alone, "move vancouver newyork", "EE-TRAVEL-R3")


@pytest.mark.rule("EE-TRAVEL-R3", "EE-EDGE-83")
def test_three_together_need_two_more_moves() -> None:
    """With 2 left all three may stand together, with 1 left not."""
    s = quiet(hands=["red-mask", "red-cog"], travel=["travel-2 travel-4", "travel-2"], explorers=TRIANGLE)
    short = s.copy()

    play(s, "travel travel-4", "move vancouver newyork", "move mexico newyork")
    assert at(s, "explorers", 0) == ["newyork", "newyork", "newyork"]
    assert fuel(s) == 2
    refused(s, "done", "EE-TRAVEL-10")
    play(s, "move newyork london")
    refused(s, "move london newyork", "EE-TRAVEL-R3")
    play(s, "move newyork mexico")
    assert sorted(at(s, "explorers", 0)) == ["london", "mexico", "newyork"]
    assert asked(s) == "act"

    play(short, "travel red-mask", "move vancouver newyork")
    assert fuel(short) == 2
    refused(short, "move mexico newyork", "EE-TRAVEL-R3")


@pytest.mark.rule("EE-TRAVEL-11")
def test_only_own_explorers_move() -> None:
    """Rio has an opposing explorer alone."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=["vancouver berlin guam", "rio delhi guam"])

    play(s, "travel red-mask")

    refused(s, "move rio cusco", "EE-TRAVEL-11")
    assert not [name for name in offered(s, "move") if name.split()[1] in ("rio", "delhi")]
    play(s, "move guam sydney")
    assert at(s, "explorers", 1) == ["rio", "delhi", "guam"]


@pytest.mark.rule("EE-TRAVEL-12")
def test_round_the_globe() -> None:
    """Easter Island is one move from Sydney and one from Guam, both ways."""
    s = quiet(hands=["red-mask", "red-cog"], explorers=["vancouver berlin easter", "vancouver berlin guam"])

    play(s, "travel red-mask", "move easter sydney", "move sydney easter", "move easter guam")
    play(s, "travel travel-2", "move guam easter")

    assert at(s, "explorers", 0) == ["vancouver", "berlin", "easter"]
