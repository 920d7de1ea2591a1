"""Rulings on Zu's Survey that a table may read otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadPosition
from tests.games.excavation_earth.museum.zu import scarce
from tests.games.excavation_earth.solo.rulings.table import cited, reading
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, solo, told
from tests.games.excavation_earth.table import at, other_cards, other_tiles, play

FORECAST = "orange-anchor orange-comet orange-cog"


def survey(rule: str, key: str, pile: str = "red-lens red-antenna", **kw: Any) -> Earth:
    """The deck is one red card and the red pile exactly `pile`; Zu has 20 credits."""
    return reading(
        rule,
        key,
        **{
            "forecast": FORECAST,
            "discard": other_cards("red-mask", FORECAST, ""),
            "sold": other_tiles("red", pile, ""),
            "credits": [8, 20],
            **kw,
        },
    )


@pytest.mark.rule("ZU-CREW-R1", "ZU-CREW-04", "ZU-TERM-R1", "ZU-EDGE-105")
@pytest.mark.parametrize(("key", "needed"), [("no-sample", True), ("sample", False)])
def test_a_type_bought_in_a_survey_and_sold(key: str, needed: bool) -> None:
    """While its tile is held it is a copy; when that is sold Zu needs the type again, unless there is a sample."""
    two = other_tiles("red", "red-antenna*2", "")
    s = survey("ZU-CREW-R1", key, "red-antenna", queues=["red"], sites="red-antenna", sold=two)
    act(s, "survey")
    copy = s.copy()
    act(copy, "excavate-top")
    assert told(copy, "dug") == []
    act(s, "snipe")
    assert at(s, "sold", "red-antenna") == 1
    act(s, "excavate-top")
    assert (told(s, "dug") != []) == needed


@pytest.mark.rule("ZU-CREW-R1", "MU-ZUCUBES-R5", "ZU-EDGE-105")
@pytest.mark.parametrize(("key", "left", "guards"), [("no-sample", 1, []), ("sample", 0, ["red-antenna"])])
def test_with_scarce_cubes(key: str, left: int, guards: list[str]) -> None:
    """Two cubes: one for the forecast, and one for a sample, if there is one."""
    s = scarce(
        cubes=2,
        options={"rulings": {"ZU-CREW-R1": key}},
        forecast=FORECAST,
        discard=other_cards("red-mask", FORECAST, ""),
        sold=other_tiles("red", "red-antenna", ""),
        credits=[8, 20],
    )
    act(s, "survey")
    assert (at(s, "cubes", ZU), at(s, "guards", ZU)) == (left, guards)


@pytest.mark.rule("ZU-SURVEY-R1", "ZU-SURVEY-06", "ZU-EDGE-43", "ZU-EDGE-106")
@pytest.mark.parametrize(("key", "done"), [("fails", False), ("tiles-only", True)])
@pytest.mark.parametrize("number", [1, 2])
def test_a_full_forecast(number: int, key: str, done: bool) -> None:
    """A cube on every card: nothing is drawn, or the card is discarded and a tile bought."""
    s = survey("ZU-SURVEY-R1", key, round=number, marks=[HUMAN, ZU, HUMAN])
    before = at(s, "discard", "red-mask")
    assert act(s, "survey") == done
    assert at(s, "cargo", ZU) == (["red-antenna"] if done else [])
    assert at(s, "deck") == ({} if done else {"red-mask": 1})
    assert at(s, "discard", "red-mask") == before + int(done)
    assert at(s, "marks") == [HUMAN, ZU, HUMAN]
    assert cited(s, "zu-failed") == ([] if done else ["ZU-SURVEY-R1: fails"])


@pytest.mark.rule("ZU-SURVEY-R1", "MU-ZUCUBES-09", "ZU-EDGE-106")
@pytest.mark.parametrize("key", ["fails", "tiles-only"])
def test_without_a_cube_scarce_zu_fails_all_the_same(key: str) -> None:
    """The expansion's own rule comes first."""
    s = scarce(cubes=0, options={"rulings": {"ZU-SURVEY-R1": key}}, forecast=FORECAST, marks=[HUMAN, HUMAN, HUMAN])
    assert not act(s, "survey")


@pytest.mark.rule("ZU-SURVEY-R2", "ZU-SURVEY-16", "ZU-EDGE-47", "ZU-EDGE-107")
@pytest.mark.parametrize(("key", "tokens"), [("no-token", [0, 0]), ("lowest-token", [0, 1])])
def test_the_initiative_token(key: str, tokens: list[int]) -> None:
    """Zu surveys before the human: it claims none, or token 1; a second Survey brings no other."""
    s = survey("ZU-SURVEY-R2", key)
    act(s, "survey")
    assert at(s, "tokens") == tokens
    assert cited(s, "took-token") == (["ZU-SURVEY-R2: lowest-token"] if tokens[ZU] else [])
    act(s, "survey")
    assert at(s, "tokens") == tokens


@pytest.mark.rule("ZU-SURVEY-R2", "ZU-EDGE-107")
def test_the_lowest_token_that_is_left() -> None:
    """The human has token 1."""
    s = survey("ZU-SURVEY-R2", "lowest-token", tokens=[1, 0])
    act(s, "survey")
    assert at(s, "tokens") == [1, 2]


@pytest.mark.rule("ZU-SURVEY-R2", "ZU-EDGE-107")
def test_no_token_in_round_3_or_with_a_full_forecast() -> None:
    """The token goes with the forecast."""
    s = survey("ZU-SURVEY-R2", "lowest-token", round=3, forecast="", discard=other_cards("red-mask", "", ""))
    act(s, "survey")
    assert at(s, "tokens") == [0, 0]
    both = {"rulings": {"ZU-SURVEY-R1": "tiles-only", "ZU-SURVEY-R2": "lowest-token"}}
    s = survey("ZU-SURVEY-R2", "lowest-token", options=both, marks=[HUMAN, ZU, HUMAN])
    act(s, "survey")
    assert at(s, "tokens") == [0, 0]


@pytest.mark.rule("ZU-SURVEY-R2", "ZU-PREP-11", "ZU-EDGE-107")
@pytest.mark.parametrize(("key", "order"), [("no-token", [HUMAN, ZU]), ("lowest-token", [ZU, HUMAN])])
def test_a_token_changes_the_order(key: str, order: list[int]) -> None:
    """The human went first; with token 1 Zu does so in round 2."""
    s = reading(
        "ZU-SURVEY-R2",
        key,
        order=[HUMAN, ZU],
        passed=[ZU],
        tokens=[0, 1] if key == "lowest-token" else [0, 0],
        zu_cards={"discard": {"excavate-top": 3, "market": 2, "command-1": 1, "sell": 1, "snipe": 2, "survey": 1}},
    )
    play(s, "pass")
    assert at(s, "round") == 2
    assert at(s, "order") == order


@pytest.mark.rule("ZU-SURVEY-R2")
def test_a_position_with_a_token_of_zu() -> None:
    """It can be read, and imagined from what the human sees, only where Zu claims tokens."""
    s = survey("ZU-SURVEY-R2", "lowest-token", tokens=[2, 1])
    again = s.game.from_json(s.to_json())
    assert again.to_json() == s.to_json()
    assert s.sample(HUMAN, s.rng.copy()).view(HUMAN) == s.view(HUMAN)
    with pytest.raises(BadPosition, match="ZU-SURVEY-R2"):
        solo(tokens=[2, 1])
