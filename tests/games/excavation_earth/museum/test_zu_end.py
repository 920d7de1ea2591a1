"""The end of a solo game with the expansion (MU-ZUEND)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import N_COLOURS, N_GLYPHS, N_TYPES, TYPES
from digsite.games.excavation_earth.museum.common.researchers import best_spaces
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.zu import scarce
from tests.games.excavation_earth.solo.table import ZU, told
from tests.games.excavation_earth.table import at, play


def ended(modules: str, **fields: Any) -> Earth:
    """The end of a game: Zu has played its last ten cards, and the human passes."""
    state = scarce(modules, round=3, **fields)
    cards = zu_of(state)
    cards.deck, cards.discard = cards.discard, cards.deck
    state.passed |= 1 << ZU
    play(state, "pass")
    assert state.over
    return state


def line(state: Earth, key: str, player: int = ZU) -> int:
    """A line of the score sheet."""
    assert state.result is not None
    return sum(x.amount for x in state.result.lines[player] if x.key == key)


def worth(guards: int) -> int:
    """What a gallery brings."""
    pack = scarce("M6").rules.pack
    total = 0
    for glyph in range(N_GLYPHS):
        total += pack.row_charts[glyph][sum((guards >> (c * N_GLYPHS + glyph)) & 1 for c in range(N_COLOURS))]
    for colour in range(N_COLOURS):
        total += pack.column_charts[colour][((guards >> (colour * N_GLYPHS)) & 15).bit_count()]
    return total


@pytest.mark.rule("MU-ZUEND-01", "MU-ZUEND-02", "MU-ZUEND-R3", "MU-EDGE-86")
@pytest.mark.parametrize("seed", range(8))
def test_unused_cubes_fill_the_gallery_best(seed: int) -> None:
    """Five cubes: as good as the best of all ways to place them."""
    rng = digsite.Rng(seed)
    kinds = list(range(N_TYPES))
    rng.shuffle(kinds)
    guards = kinds[: 6 + seed]
    s = ended("M6", cubes=5, guards=["", " ".join(TYPES[kind] for kind in sorted(guards))])
    bits = sum(1 << kind for kind in guards)
    best = max(worth(bits | sum(1 << x for x in more)) for more in combinations(sorted(kinds[6 + seed :]), 5))
    assert line(s, "rows") + line(s, "columns") == best
    assert len(told(s, "posted")) == 5
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUEND-R1")
def test_one_for_each_space() -> None:
    """Surplus cubes stay; traders, envoys, custodians and guides are no unused cubes."""
    s = ended("M6", cubes=3, guards=["", " ".join(TYPES[:18])])
    assert len(told(s, "posted")) == 2
    assert at(s, "cubes", ZU) == 1
    s = ended("M6", cubes=0, mystery_cargo=["", "red"], traders=["", "mask"])
    assert not told(s, "posted")


@pytest.mark.rule("MU-ZUEND-R1", "MU-ZUEND-02")
def test_both_colours_of_cubes() -> None:
    """24 cubes fill all 20 spaces."""
    s = ended("M6")
    assert len(told(s, "posted")) == 20
    assert line(s, "rows") == 4 * 21
    assert line(s, "columns") == 5 * 15


@pytest.mark.rule("MU-ZUEND-R2")
@pytest.mark.parametrize(
    ("modules", "fills"),
    [("", False), ("M6", True), ("M6 M7", True), ("M5", True)],
)
def test_only_with_a_module(modules: str, fills: bool) -> None:
    """Not in a base game that merely borrows the scarcity."""
    faction = {"faction": "mazz_un"} if modules == "M5" else {}
    s = ended(modules, cubes=4, **faction)
    assert len(told(s, "posted")) == (4 if fills else 0)


@pytest.mark.rule("MU-ZUEND-03", "MU-MUSCORE-01")
def test_zu_scores_its_tour_guides() -> None:
    hung = {"1-1": ("yellow-helix", 1), "1-3": ("green-helix", 1), "1-4": ("red-helix", 1), "1-6": ("red-lens", 0)}
    s = ended("M6 M7", cubes=0, hung=hung)
    assert line(s, "tour-guides") == 9
    assert line(s, "tour-guides", 0) == 1


@pytest.mark.rule("MU-ZUEND-R4", "MU-END-01", "MU-END-02", "MU-END-04")
def test_the_human_scores_as_at_a_table() -> None:
    """Researchers, cards, guides and brokers; Zu has none of the first, second and fourth."""
    s = ended(
        "M6 M7",
        cubes=0,
        guards=["red-helix red-lens red-antenna", ""],
        staff={"researchers": [1, 0], "brokers": [["red"], []]},
        mysteries={"cards": [["phase-drill", "bulk-contract"], []]},
        queues=["red*4"],
        hung={"1-1": ("yellow-helix", 0)},
    )
    assert line(s, "columns", 0) == 15
    assert line(s, "re-values", 0) == 7 + 9
    assert line(s, "brokers", 0) == 9
    assert line(s, "tour-guides", 0) == 1
    for key in ("re-values", "brokers", "tour-guides"):
        assert line(s, key) == 0


@pytest.mark.rule("MU-ZUEND-R4")
def test_level_is_lost() -> None:
    s = ended("M6", cubes=0, credits=[45, 30])  # Zu's envoys in the right centre bring 15
    assert s.result is not None
    assert s.result.winners == [ZU]
    assert s.result.reason == "zu-level"


@pytest.mark.rule("MU-ZUEND-R3", "MU-RESEARCH-R4")
def test_the_first_of_equal_choices() -> None:
    """By column, then by row: one cube that brings nothing anywhere goes to the first space."""
    pack = scarce("M6").rules.pack
    assert best_spaces(pack, 0, 1) == 1
    assert best_spaces(pack, 1, 1) == 2  # a second one in the column pays
    assert best_spaces(pack, 0b10, 1) == 1
