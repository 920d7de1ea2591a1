"""Results: places, lines, plain data."""

from __future__ import annotations

import json

import pytest

from digsite import Result
from digsite.kernel.result import Line, places


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(3, 0)], [1]),
        ([(3, 0), (5, 0)], [2, 1]),
        ([(5, 0), (4, 0), (4, 0), (1, 0)], [1, 2, 2, 4]),
        ([(5, -3), (5, -2), (5, -2)], [3, 1, 1]),
        ([(0, 0), (0, 0), (0, 0)], [1, 1, 1]),
    ],
)
def test_equals_share_a_place(keys: list[tuple[int, int]], expected: list[int]) -> None:
    assert places(keys) == expected


def test_plain_data_is_a_copy() -> None:
    result = Result([3, 1], [1, 2], [0], "most", [[Line("a", {"n": 1}, 3)], []])
    data = result.to_json()
    assert data == {
        "scores": [3, 1],
        "ranking": [1, 2],
        "winners": [0],
        "reason": "most",
        "lines": [[{"key": "a", "figures": {"n": 1}, "amount": 3}], []],
    }
    assert json.loads(json.dumps(data)) == data
    scores = data["scores"]
    assert isinstance(scores, list)
    scores.append(9)
    assert result.scores == [3, 1]


def test_they_show_themselves() -> None:
    assert repr(Line("set", {"n": 2}, 6)) == "Line('set', {'n': 2}, 6)"
    assert repr(Result([3], [1], [0], "most", [[]])) == "Result(scores=[3], ranking=[1], winners=[0], reason='most')"
