"""More than three players tied in a command centre (EE-SCORE-R1)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import default, reading
from tests.games.excavation_earth.table import earth, play

RULE = "EE-SCORE-R1"
ALL = {"all-places": [1, 3, 7], "three-places": [1, 5, 10]}
"""What each of four tied players gets in rounds 1, 2 and 3."""


def scored(options: dict[str, object], round: int, numbers: list[int]) -> Earth:
    """All have passed with so many envoys in the middle."""
    s = earth(
        seats=len(numbers),
        factions=["issisinui", "gul", "aqulla", "kuti_kuti"][: len(numbers)],
        round=round,
        envoys=[f"middle*{n}" if n else "" for n in numbers],
        passed=list(range(1, len(numbers))),
        travel=["travel-2", *[""] * (len(numbers) - 1)],
        options=options,
    )
    return play(s, "pass")


def prizes(s: Earth) -> dict[int, tuple[int, str]]:
    """What each seat won, and by which rule, "" for the usual ones."""
    return {event.seat: (event.c, event.rule) for event in s.events if event.kind.name == "centre-prize"}


@pytest.mark.rule("EE-SCORE-R1", "EE-SCORE-12", "EE-EDGE-57")
@pytest.mark.parametrize("key", ["all-places", "three-places"])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_four_tied(key: str, round: int) -> None:
    """The places of all four are shared, or the first three of them; the prize cites the ruling."""
    s = scored(reading(RULE, key), round, [2, 2, 2, 2])
    assert prizes(s) == dict.fromkeys(range(4), (ALL[key][round - 1], RULE))
    assert s.rules.cite(RULE) == f"{RULE}: {key}"


@pytest.mark.rule("EE-SCORE-R1", "EE-SCORE-11", "EE-SCORE-14")
@pytest.mark.parametrize("key", ["all-places", "three-places"])
@pytest.mark.parametrize(
    ("numbers", "shares"),
    [([2, 2, 0], [12, 12]), ([2, 2, 2], [10, 10, 10]), ([3, 1, 1, 1], [15, 5, 5, 5]), ([3, 2, 1, 1], [15, 10, 2, 2])],
)
def test_up_to_three_tied_the_readings_agree(key: str, numbers: list[int], shares: list[int]) -> None:
    """And nothing cites the ruling."""
    won = prizes(scored(reading(RULE, key), 3, numbers))
    assert [won[seat] for seat in sorted(won)] == [(share, "") for share in shares]


@pytest.mark.rule("EE-SCORE-R1")
@pytest.mark.parametrize(("edition", "share"), [("en", 7), ("de", 10), ("pl", 7)])
def test_each_edition_reads_its_book(edition: str, share: int) -> None:
    """001 counts three places at the most."""
    assert prizes(scored({"edition": edition}, 3, [1, 1, 1, 1]))[0] == (share, RULE)
    assert default(RULE, edition) == ("three-places" if edition == "de" else "all-places")
