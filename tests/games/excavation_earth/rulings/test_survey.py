"""A Survey that draws the last tile of a pile (EE-SURVEY-R3)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import GAME, asked, at, offered, other_tiles, play, quiet, refused

RULE = "EE-SURVEY-R3"


def surveyed(key: str, faction: str = "gul", pile: str = "red-antenna", **kw: Any) -> Earth:
    """Of the red pile only these tiles are left, and they are drawn."""
    fields: dict[str, Any] = {"credits": [20, 8], **kw}
    s = quiet(
        factions=[faction, "aqulla"],
        hands=["red-mask red-cog", "yellow-mask"],
        forecast="orange-cog orange-comet orange-mask",
        sold=other_tiles("red", pile),
        options=reading(RULE, key),
        **fields,
    )
    return play(s, "survey red-mask", "replace 0")


@pytest.mark.rule("EE-SURVEY-R3", "EE-EDGE-49")
@pytest.mark.parametrize("key", ["placed", "may-be-bought"])
@pytest.mark.parametrize("faction", ["gul", "issisinui"])
def test_the_last_tile(key: str, faction: str) -> None:
    """It goes on the map, or is bought for twice its value and may be sampled; the Psychics buy it too."""
    s = surveyed(key, faction)

    if key == "placed":
        assert asked(s) == "act"
        assert at(s, "sites") == {"red-antenna": 1}
        return
    assert offered(s) == ["lay red-antenna", "buy red-antenna"]
    assert GAME.from_json(s.to_json()) == s
    for seat in (0, 1, None):
        assert s.sample(seat, digsite.Rng(1)).view(seat) == s.view(seat)
    laid = play(s.copy(), "lay red-antenna")
    assert (asked(laid), at(laid, "sites")) == ("act", {"red-antenna": 1})
    play(s, "buy red-antenna")
    assert [event.rule for event in s.events if event.kind.name == "bought"] == [RULE]
    assert (s.credits[0], at(s, "cargo", 0), at(s, "sites")) == (6, ["red-antenna"], {})
    play(s, "sample red-antenna")
    assert at(s, "guards", 0) == ["red-antenna"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-SURVEY-R3", "EE-SURVEY-18", "EE-SURVEY-20")
def test_it_must_be_paid_and_stored() -> None:
    """Without the money or the space it goes on the map by itself."""
    for fields in ({"credits": [13, 8]}, {"cargo": ["green-lens*4", ""]}):
        s = surveyed("may-be-bought", **fields)
        assert asked(s) == "act"
        assert at(s, "sites") == {"red-antenna": 1}


@pytest.mark.rule("EE-SURVEY-R3", "EE-SURVEY-16")
def test_one_of_two_tiles_is_placed_first() -> None:
    """The reading is about the last tile alone."""
    s = surveyed("may-be-bought", pile="red-antenna red-lens")
    assert offered(s) == ["lay red-lens", "lay red-antenna"]
    refused(s, "buy red-antenna", "EE-SURVEY-16")
