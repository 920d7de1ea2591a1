"""Values from outside: whole numbers, and how an error repeats what was given."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite import DigsiteError, Match, Record, Rng
from digsite.kernel.data import Row
from digsite.kernel.values import is_int, shown

HUGE = 10**5000
"""Python refuses to write an int of so many digits."""


def nested(depth: int = 5000) -> list[object]:
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize(
    ("value", "said"), [(3, "3"), ("x\x1b", r"'x\x1b'"), (None, "None"), ([1, "a"], "[1, 'a']"), ({"a": 1}, "{'a': 1}")]
)
def test_plain_values_are_shown_as_they_are(value: object, said: str) -> None:
    assert shown(value) == said


@pytest.mark.parametrize(
    "value",
    [HUGE, -HUGE, [HUGE], nested(), {"a": nested()}, "x" * 10**5, [0] * 10**5, Mute()],
    ids=["huge", "low", "huge in a list", "deep", "deep in a mapping", "long", "wide", "mute"],
)
def test_anything_is_shown_in_short(value: object) -> None:
    said = shown(value)
    assert 0 < len(said) < 300
    assert "\n" not in said


def test_what_is_a_whole_number() -> None:
    assert [is_int(x) for x in (0, -3, HUGE, True, 1.0, "1", None)] == [True, True, True, False, False, False, False]


GAME = digsite.game("archaeology")


@pytest.mark.parametrize("value", [HUGE, -HUGE, nested(), [HUGE], {"x": HUGE}], ids=["huge", "low", "deep", "in", "of"])
def test_every_door_says_what_was_wrong_with_any_value(value: Any) -> None:
    state = GAME.new(seats=2, seed=1)
    position = state.to_json()
    record = Record.start(GAME, seats=2, seed=1)
    doors: list[Any] = [
        lambda: GAME.new(seats=value),
        lambda: GAME.new(seats=2, seed=value),
        lambda: GAME.new(seats=2, options=value),
        lambda: GAME.new(seats=2, options={"monument": value}),
        lambda: GAME.new(seats=2, options={"first_seat": value}),
        lambda: state.play(value),
        lambda: state.why_not(value),
        lambda: Rng(value),
        lambda: Rng.of(value),
        lambda: Rng.of([value] * 4),
        lambda: digsite.game(value),
        lambda: GAME.words(value),
        lambda: record.add(value),
        lambda: Match(record, []).undo(value, 0, [], Rng(1)),
        lambda: Row("here", {"n": value}).text("n"),
        lambda: Record.from_json(record.to_json() | {"moves": [value]}),
        lambda: Record.from_json(record.to_json() | {"moves": [[0, value]]}),
        lambda: Record.from_json(record.to_json() | {"moves": [["undo", value]]}),
        lambda: Record.from_json(record.to_json() | {"digest": value}),
        lambda: GAME.sample(state.view(0) | {"seat": value}, Rng(1)),
        *((lambda field=field: GAME.from_json(position | {field: value})) for field in position),
        *((lambda field=field: GAME.from_json(position | {field: [value] * 2})) for field in position),
    ]
    for door in doors:
        with pytest.raises(DigsiteError) as caught:
            door()
        assert 0 < len(str(caught.value)) < 2000


def test_a_seat_that_is_far_too_large() -> None:
    state = GAME.new(seats=2, seed=1)
    for door in (state.view, state.legal, state.question_for):
        with pytest.raises(DigsiteError, match="not at this table"):
            door(HUGE)
