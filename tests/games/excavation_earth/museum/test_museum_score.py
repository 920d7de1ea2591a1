"""Tour guides at the end of the game (MU-MUSCORE), and the Audio Guide (MU-RECARD-18)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.museum.kinds import SPACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.exhibition import earned, laid
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import happened, play, story

KINDS = [f"{colour}-crater" for colour in ("yellow", "green", "red", "orange")]


def ended(guides: list[int], *, re: list[str] | None = None, **kw: Any) -> Earth:
    """A finished game for four in which each has so many tour guides."""
    tiles = laid(4, r1c1="5+", r1c2="7+")
    spaces = [space for space in SPACES if tiles[space] not in ("5+", "7+")] + ["1-1", "1-2"]
    hung: dict[str, tuple[str, int]] = {}
    for seat, n in enumerate(guides):
        for _ in range(n):
            space = spaces.pop(0)
            kind = "purple-crater" if space in ("1-1", "1-2") else KINDS[len(hung) % 4]
            hung[space] = (kind, seat)
    s = museum(
        seats=4,
        round=3,
        passed=[1, 2, 3],
        asks=tiles,
        hung=hung,
        re=re,
        curators="none none none",
        **kw,
    )
    play(s, "pass")
    assert s.over
    return s


@pytest.mark.rule("MU-EDGE-56", "MU-MUSCORE-01", "MU-MUSCORE-02", "MU-MUSCORE-R1")
@pytest.mark.parametrize(
    ("n", "credits"),
    [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36), (7, 49), (8, 64), (9, 81), (18, 324)],
)
def test_guides_score_their_square(n: int, credits: int) -> None:
    s = ended([n, 0, 0, 0])
    assert [earned(s, seat, "tour-guides") for seat in range(4)] == [credits, 0, 0, 0]
    assert s.scores == [8 + credits, 8, 8, 8]
    assert story(s, "guides-scored") == ([f"0 guides-scored {n} {credits}"] if n else [])


@pytest.mark.rule("MU-MUSCORE-01", "MU-MUSCORE-R1")
def test_everybody_by_the_own_guides() -> None:
    """Over the whole board, in complete columns and others."""
    s = ended([6, 3, 0, 2])
    assert [earned(s, seat, "tour-guides") for seat in range(4)] == [36, 9, 0, 4]


@pytest.mark.rule("MU-MUSCORE-01")
def test_only_at_the_end() -> None:
    """Not when earlier rounds are scored."""
    for round in (1, 2):
        s = museum(round=round, passed=[1], hung={"1-1": ("red-helix", 0), "1-3": ("red-helix", 0)})
        play(s, "pass")
        assert s.round == round + 1
        assert earned(s, 0, "tour-guides") == 0


@pytest.mark.rule("MU-EDGE-120", "MU-RECARD-18")
@pytest.mark.parametrize(("n", "credits"), [(0, 0), (1, 4), (4, 25), (17, 324)])
def test_the_audio_guide_counts_for_one_more(n: int, credits: int) -> None:
    """Only where there is one, and only for its owner."""
    s = ended([n, 1, 0, 0], re=["audio-guide", "", "", ""])
    assert [earned(s, seat, "tour-guides") for seat in range(4)] == [credits, 1, 0, 0]


@pytest.mark.rule("MU-RECARD-18")
def test_the_audio_guide_is_no_guide_in_a_column() -> None:
    """Column 1 with one guide: one researcher."""
    s = museum(
        hands=["red-cog", ""],
        cargo=["red-helix", ""],
        hung={"2-1": ("yellow-lens", 1)},
        re=["audio-guide", ""],
        curators="none none none",
    )
    play(s, "exhibit red-cog", "hang 1-1")
    assert [event["n"] for event in happened(s, "gained-researchers")] == [1, 1]
    assert [event["seat"] for event in happened(s, "gained-researchers")] == [0, 1]


@pytest.mark.rule("MU-MUSCORE-01", "MU-END-03", "MU-END-R1")
def test_the_order_of_the_end() -> None:
    """Values of the cards, then tour guides, then brokers."""
    s = ended([2, 0, 0, 0], re=["audio-guide", "", "", ""], brokers=["red", "", "", ""])
    told = [event.kind.name for event in s.events]
    assert told.index("re-scored") < told.index("guides-scored") < told.index("broker-paid")
