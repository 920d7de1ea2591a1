"""Rulings on Zu's Smuggle and on switch H5 that a table may read otherwise."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.solo.rulings.table import cited, edition, reading
from tests.games.excavation_earth.solo.table import TOP, TOPS, ZU, act, credits, told
from tests.games.excavation_earth.table import at

DEAREST = {**TOPS, "orange": "orange-helix"}
"""Yellow 5, green 6, red 4, purple 5, orange 3."""


@pytest.mark.rule("ZU-OFFLOAD-R1", "ZU-OFFLOAD-05", "ZU-EDGE-20", "ZU-EDGE-97")
@pytest.mark.parametrize(("key", "amount"), [("one", 7), ("fails", 10)])
def test_several_tiles_of_one_colour(key: str, amount: int) -> None:
    """Three red tiles and nothing to buy or dig: the antenna is offloaded for 7, or the action fails for 10."""
    s = reading("ZU-OFFLOAD-R1", key, cargo=["", "red-helix red-antenna red-crater"], credits=[8, 8])
    assert act(s, TOP) == (key == "one")
    assert credits(s) == 8 + amount
    assert cited(s, "zu-failed") == (["ZU-OFFLOAD-R1: fails"] if key == "fails" else [])


@pytest.mark.rule("ZU-OFFLOAD-R1", "ZU-OFFLOAD-04", "ZU-EDGE-97")
@pytest.mark.parametrize("key", ["one", "fails"])
@pytest.mark.parametrize(("cargo", "n"), [("red-helix", 1), ("red-helix green-lens", 2)])
def test_a_single_tile_or_two_colours_never_fail(key: str, cargo: str, n: int) -> None:
    """The rulebook speaks of both."""
    s = reading("ZU-OFFLOAD-R1", key, cargo=["", cargo])
    assert act(s, TOP)
    assert len(told(s, "offloaded")) == n


@pytest.mark.rule("ZU-HARD-R3", "ZU-HARD-17", "ZU-EDGE-61", "ZU-EDGE-98")
@pytest.mark.parametrize(
    ("key", "bought"), [("extra", ["red-crater", "green-helix"]), ("replacement", ["green-helix"])]
)
def test_the_most_valuable_tile_too_or_instead(key: str, bought: list[str]) -> None:
    """Red is desired, green shows a 6: red for 5 and green for 7, or green alone."""
    s = reading("ZU-HARD-R3", key, zu=["H5"], stacks=DEAREST, ship={"red": 1}, credits=[8, 20])
    act(s, TOP)
    assert [line.split()[1] for line in told(s, "acquired")] == bought
    assert at(s, "hidden", ZU) == sorted(bought)
    assert at(s, "guards", ZU) == sorted(bought)
    assert cited(s, "zu-instead-dear") == (["ZU-HARD-R3: replacement"] if key == "replacement" else [])


@pytest.mark.rule("ZU-HARD-R3")
@pytest.mark.parametrize(("name", "n"), [("en", 2), ("de", 1), ("pl", 2)])
def test_the_german_book_replaces(name: str, n: int) -> None:
    """As above, by edition."""
    s = edition(name, zu=["H5"], stacks=DEAREST, ship={"red": 1}, credits=[8, 20])
    act(s, TOP)
    assert len(told(s, "acquired")) == n


@pytest.mark.rule("ZU-HARD-R3", "ZU-HARD-20", "ZU-EDGE-98")
@pytest.mark.parametrize(
    ("amount", "guards", "bought"),
    [
        (20, "", ["green-helix"]),
        (20, "green-helix", ["orange-lens"]),
        (6, "", ["yellow-lens"]),
        (2, "", []),
    ],
    ids=["leftmost of the sixes", "the six it needs", "the best it can pay", "none"],
)
def test_what_replaces_the_purchase(amount: int, guards: str, bought: list[str]) -> None:
    """Tops 5, 6, 4, 5, 6, red desired: needed and affordable, the dearest, the leftmost; with none Zu offloads."""
    s = reading(
        "ZU-HARD-R3",
        "replacement",
        zu=["H5"],
        stacks=TOPS,
        guards=["", guards],
        ship={"red": 1},
        credits=[8, amount],
        cargo=["", "purple-lens"],
    )
    act(s, TOP)
    assert [line.split()[1] for line in told(s, "acquired")] == bought
    assert len(told(s, "offloaded")) == (0 if bought else 1)


@pytest.mark.rule("ZU-HARD-R3")
@pytest.mark.parametrize("key", ["extra", "replacement"])
def test_without_h5_the_reading_changes_nothing(key: str) -> None:
    """The desired colour's tile."""
    s = reading("ZU-HARD-R3", key, stacks=DEAREST, ship={"red": 1}, credits=[8, 20])
    act(s, TOP)
    assert at(s, "hidden", ZU) == ["red-crater"]


@pytest.mark.rule("ZU-HARD-R6", "ZU-HARD-19", "ZU-EDGE-63")
@pytest.mark.parametrize(
    ("key", "stacks", "second"),
    [
        ("any-stack", TOPS, ["red-antenna"]),
        ("any-stack", {}, ["red-antenna"]),
        ("another-colour", TOPS, ["green-helix"]),
        ("another-colour", {}, []),
    ],
)
def test_the_tile_just_uncovered(key: str, stacks: dict[str, str], second: list[str]) -> None:
    """Under the red crater lies the antenna, 7, more than any other: taken, or left even with nothing else there."""
    s = reading(
        "ZU-HARD-R6",
        key,
        zu=["H5"],
        stacks={**stacks, "red": "red-crater red-antenna"},
        ship={"red": 1},
        credits=[8, 30],
    )
    act(s, TOP)
    assert [line.split()[1] for line in told(s, "acquired")] == ["red-crater", *second]
    other = ["ZU-HARD-R6: another-colour"] if key == "another-colour" else []
    assert cited(s, "zu-stack-other") == other
