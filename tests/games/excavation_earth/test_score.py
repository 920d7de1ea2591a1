"""The scoring phase: command centres at the end of each round (EE-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.excavation_earth.table import asked, at, earth, happened, play

FACTIONS = ["issisinui", "gul", "aqulla", "kuti_kuti"]
"""None of them is asked anything at the start of a turn."""


def scored(round: int, envoys: list[str], **fields: Any) -> list[int]:
    """What each seat gains when the round is scored: all others have passed, and now seat 0 does."""
    seats = len(envoys)
    s = earth(
        seats=seats,
        factions=FACTIONS[:seats],
        round=round,
        envoys=envoys,
        passed=list(range(1, seats)),
        travel=["travel-2"] + [""] * (seats - 1),
        **fields,
    )
    before = s.scores
    play(s, "pass")
    return [after - old for after, old in zip(s.scores, before, strict=True)]


def one_centre(round: int, numbers: list[int], centre: str = "middle") -> list[int]:
    """The same for one centre with so many envoys of each seat."""
    return scored(round, [f"{centre}*{n}" if n else "" for n in numbers])


@pytest.mark.rule("EE-SCORE-01")
@pytest.mark.parametrize(("round", "prize"), [(1, 5), (2, 10), (3, 15)])
def test_each_centre_by_itself_in_every_round(round: int, prize: int) -> None:
    """One envoy each in left and middle win two centres; four in the right one win that one alone."""
    assert scored(round, ["left middle", "right*4"]) == [2 * prize, prize]


@pytest.mark.rule("EE-SCORE-01")
@pytest.mark.parametrize("centre", ["left", "middle", "right"])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_centre_is_left_out(centre: str, round: int) -> None:
    """An envoy brings the first prize of its centre, whichever it is."""
    assert one_centre(round, [0, 1, 0], centre) == [0, [5, 10, 15][round - 1], 0]


@pytest.mark.rule("EE-SCORE-02")
def test_envoys_are_counted_and_nothing_else() -> None:
    """Two envoys beat one; traders in the centre's markets, guards, cubes and cards do not matter."""
    gained = scored(
        2,
        ["middle", "middle*2", ""],
        traders=["prism*3 cog*3", "", "prism*5 cog*5"],
        hands=["red-cog*2", "", "red-prism*2"],
        guards=["red-helix green-lens", "", ""],
    )
    assert gained == [5, 10, 0]


@pytest.mark.rule("EE-SCORE-02")
def test_the_seat_does_not_matter() -> None:
    """The prizes follow the envoys, wherever their owners sit and whatever the turn order."""
    assert one_centre(3, [1, 2, 3, 4]) == [0, 5, 10, 15]
    assert one_centre(3, [2, 4, 1, 3]) == [5, 15, 0, 10]


@pytest.mark.rule("EE-SCORE-03", "EE-SCORE-04", "EE-SCORE-05")
@pytest.mark.parametrize(("round", "prizes"), [(1, [5, 0, 0, 0]), (2, [10, 5, 0, 0]), (3, [15, 10, 5, 0])])
def test_the_prizes(round: int, prizes: list[int]) -> None:
    """5 in round 1; 10 and 5 in round 2; 15, 10 and 5 in round 3; nothing for a fourth place."""
    assert one_centre(round, [7, 4, 2, 1]) == prizes


@pytest.mark.rule("EE-SCORE-06", "EE-SCORE-R2", "EE-EDGE-58")
@pytest.mark.parametrize(("round", "prize"), [(1, 5), (2, 10), (3, 15)])
def test_without_an_envoy_nothing(round: int, prize: int) -> None:
    """Alone in a centre: the first prize. The three without an envoy are not tied for second, they get nothing."""
    assert one_centre(round, [0, 1, 0, 0]) == [0, prize, 0, 0]


@pytest.mark.rule("EE-SCORE-R2", "EE-SCORE-06")
def test_those_without_an_envoy_use_up_no_prize() -> None:
    """Two have envoys, two have none: the second prize is whole, and nobody shares with the absent."""
    assert one_centre(3, [0, 3, 0, 1]) == [0, 15, 0, 10]
    assert one_centre(2, [0, 1, 0, 1]) == [0, 7, 0, 7]


@pytest.mark.rule("EE-SCORE-06")
def test_an_empty_centre_pays_nobody() -> None:
    """Without any envoy nobody gets anything."""
    for round in (1, 2, 3):
        assert scored(round, ["", "", ""]) == [0, 0, 0]


TIES = [
    ([2, 2, 0, 0], [[2, 2, 0, 0], [7, 7, 0, 0], [12, 12, 0, 0]]),
    ([2, 2, 1, 0], [[2, 2, 0, 0], [7, 7, 0, 0], [12, 12, 5, 0]]),
    ([1, 1, 1, 0], [[1, 1, 1, 0], [5, 5, 5, 0], [10, 10, 10, 0]]),
    ([3, 3, 3, 1], [[1, 1, 1, 0], [5, 5, 5, 0], [10, 10, 10, 0]]),
    ([1, 1, 1, 1], [[1, 1, 1, 1], [3, 3, 3, 3], [7, 7, 7, 7]]),
    ([3, 1, 1, 0], [[5, 0, 0, 0], [10, 2, 2, 0], [15, 7, 7, 0]]),
    ([3, 2, 2, 1], [[5, 0, 0, 0], [10, 2, 2, 0], [15, 7, 7, 0]]),
    ([3, 1, 1, 1], [[5, 0, 0, 0], [10, 1, 1, 1], [15, 5, 5, 5]]),
    ([3, 2, 1, 1], [[5, 0, 0, 0], [10, 5, 0, 0], [15, 10, 2, 2]]),
    ([2, 2, 1, 1], [[2, 2, 0, 0], [7, 7, 0, 0], [12, 12, 2, 2]]),
]
"""Envoys of four seats, and what they get in rounds 1, 2 and 3."""


@pytest.mark.rule(
    "EE-EDGE-57",
    "EE-SCORE-07",
    "EE-SCORE-09",
    "EE-SCORE-10",
    "EE-SCORE-11",
    "EE-SCORE-12",
    "EE-SCORE-13",
    "EE-SCORE-14",
    "EE-SCORE-15",
    "EE-SCORE-R1",
)
@pytest.mark.parametrize(("envoys", "prizes"), TIES)
@pytest.mark.parametrize("round", [1, 2, 3])
def test_ties(envoys: list[int], prizes: list[list[int]], round: int) -> None:
    """Tied players share the prizes of all places they take up; four tied in round 3 get 7 each, not 10."""
    assert one_centre(round, envoys) == prizes[round - 1]
    backwards = one_centre(round, envoys[::-1])
    assert backwards == prizes[round - 1][::-1]


@pytest.mark.rule("EE-SCORE-08", "EE-SCORE-07")
def test_the_remainder_is_lost() -> None:
    """15 for second and third place make 7 and 7; 25 for first and second make 12 and 12; the rest goes to nobody."""
    assert sum(one_centre(3, [3, 1, 1])) == 15 + 7 + 7
    assert sum(one_centre(3, [1, 1])) == 12 + 12
    assert sum(one_centre(1, [1, 1, 1, 1])) == 4
    assert sum(one_centre(1, [1, 1, 1])) == 3


@pytest.mark.rule("EE-SCORE-09")
def test_the_next_takes_the_next_place() -> None:
    """After two tied for first comes the third place: 5 in round 3, nothing in round 2, which has no third prize."""
    assert one_centre(3, [2, 1, 2]) == [12, 5, 12]
    assert one_centre(2, [2, 1, 2]) == [7, 0, 7]
    assert one_centre(3, [2, 2, 2, 1]) == [10, 10, 10, 0]


@pytest.mark.rule("EE-SCORE-16")
def test_lower_prizes_at_every_number_of_players() -> None:
    """Two players: a second prize in rounds 2 and 3; three: a third one in round 3. What nobody holds is not paid."""
    assert one_centre(2, [2, 1]) == [10, 5]
    assert one_centre(3, [1, 2]) == [10, 15]
    assert one_centre(3, [2, 3, 1]) == [10, 15, 5]
    assert one_centre(3, [1, 0]) == [15, 0]
    assert one_centre(3, [0, 2, 1]) == [0, 15, 10]


@pytest.mark.rule("EE-SCORE-17")
def test_envoys_stay_and_score_again() -> None:
    """Scored in round 1 and 2, the envoys are still there and win the third prize too."""
    s = earth(
        factions=["issisinui", "gul"],
        envoys=["left*2 right", "left"],
        traders=["cog", ""],
        travel=["travel-2", "travel-2"],
    )
    gained: list[list[int]] = []
    before = s.scores
    while not s.over:
        if asked(s) == "act":
            play(s, "pass")
        else:
            s.play(s.legal()[0])
        if s.scores != before:
            gained.append([after - old for after, old in zip(s.scores, before, strict=True)])
            before = s.scores
            assert at(s, "envoys") == [{"left": 2, "right": 1}, {"left": 1}]
    assert gained == [[10, 0], [20, 5], [30, 10]]


@pytest.mark.rule("EE-SCORE-18", "EE-SCORE-19", "EE-SCORE-20", "EE-SCORE-21", "EE-EDGE-59")
def test_the_example_of_the_rulebook() -> None:
    """Round 3. Left: Black 15, Pink and Yellow 7 each. Middle: Yellow 15, Brown 10, Pink 5. Right: Brown and Pink 12
    each, Black 5. So Black gets 20, Pink 24, Yellow 22, Brown 22."""
    s = earth(
        seats=4,
        factions=FACTIONS,
        round=3,
        envoys=["left*3 right", "left middle right*2", "left middle*3", "middle*2 right*2"],
        passed=[1, 2, 3],
        travel=["travel-2", "", "", ""],
    )
    before = s.scores
    play(s, "pass")

    paid = [[0] * 4 for _ in range(3)]
    for event in happened(s, "centre-prize"):
        paid[int(str(event["centre"]))][int(str(event["seat"]))] += int(str(event["credits"]))
    black, pink, yellow, brown = range(4)
    assert paid[0] == [15, 7, 7, 0]
    assert paid[1] == [0, 5, 15, 10]
    assert paid[2] == [5, 12, 0, 12]
    gained = [after - old for after, old in zip(s.scores, before, strict=True)]
    assert (gained[black], gained[pink], gained[yellow], gained[brown]) == (20, 24, 22, 22)
    assert s.result is not None
    assert [{line.key: line.amount for line in lines}["centres-3"] for lines in s.result.lines] == [20, 24, 22, 22]
