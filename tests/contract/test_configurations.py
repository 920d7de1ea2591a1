"""The selection itself: it has what it promises to have."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import digsite
from tests.contract.configurations import (
    CONFIGURATIONS,
    GAMES,
    HOUSES,
    everything,
    made,
    pairs_of,
    pairwise,
    readings_of,
    values_of,
)


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


def test_every_reading_of_every_ruling_is_played() -> None:
    for key in GAMES:
        found = [c for c in CONFIGURATIONS if c.key == key]
        played = {reading for c in found for reading in readings_of(c).items()}
        assert played == {(ruling.rule, reading) for ruling in digsite.game(key).rulings for reading in ruling.keys}


def test_every_edition_is_played_with_others_readings_too() -> None:
    """A way in four each; the selection is as large as without them."""
    for key in ("archaeology", "excavation_earth"):
        found = [c for c in CONFIGURATIONS if c.key == key]
        plain = [c for c in found if "=" not in c.house]
        assert len(plain) == len(pairwise(digsite.game(key)))
        ways = Counter(c.house for c in plain)
        if digsite.game(key).rulings:
            assert set(ways) == {house for _, house in HOUSES}
            assert max(ways.values()) - min(ways.values()) <= 1
        for c in plain:
            assert c.house or not c.rulings
            assert {rule for rule, _ in c.rulings} <= set(readings_of(c))


def test_a_name_tells_the_way_and_not_its_readings() -> None:
    one = next(c for c in CONFIGURATIONS if c.key == "excavation_earth" and c.house == "even")
    assert str(one).endswith(" edition=de rulings=even")
    assert hash(one) == hash(one._replace())


def test_names_are_unique() -> None:
    names = [str(c) for c in CONFIGURATIONS]
    assert len(set(names)) == len(names)
