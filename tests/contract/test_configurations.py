"""The selection itself: it has what it promises to have."""

from __future__ import annotations

import itertools

import pytest

import digsite
from tests.contract.configurations import CONFIGURATIONS, GAMES, everything, made, pairs_of, pairwise, values_of


@pytest.mark.parametrize("key", GAMES)
def test_every_pair_of_values_is_tried(key: str) -> None:
    game = digsite.game(key)
    values = values_of(game)
    rows = [dict(zip(values, row)) for row in itertools.product(*values.values())]
    wanted = set().union(*(pairs_of(row) for row in rows if made(game, row) is not None))
    chosen = set(pairwise(game))
    found = set().union(*(pairs_of(row) for row in rows if made(game, row) in chosen))
    assert found == wanted


def test_every_monument_meets_every_number_of_seats() -> None:
    met = {(c.seats, dict(c.options)["monument"]) for c in CONFIGURATIONS if c.key == "archaeology"}
    monuments = next(spec.choices for spec in digsite.game("archaeology").options if spec.name == "monument")
    assert met == set(itertools.product(range(2, 6), monuments))
    assert len(monuments) == 7


def test_all_of_a_small_game_is_tried() -> None:
    assert [c for c in CONFIGURATIONS if c.key == "_template"] == everything(digsite.game("_template"))
    assert len(everything(digsite.game("_template"))) == 6


def test_names_are_unique() -> None:
    names = [str(c) for c in CONFIGURATIONS]
    assert len(set(names)) == len(names)
