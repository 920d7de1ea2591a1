"""What is handed in stays the giver's, what is handed out the taker's: nobody's change reaches a game."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import digsite
from digsite import BadInput, BadOption, BadPosition, Match, Record, Rng

EARTH = digsite.game("excavation_earth")


def test_a_list_of_options_is_copied_on_the_way_in() -> None:
    """A position whose options are changed after it was read: what was read keeps its own."""
    solo = {"solo": True, "zu": ["E1", "H5"], "factions": ["gul"]}
    data: dict[str, Any] = EARTH.new(seats=1, seed=1, options=solo).to_json()
    found = []
    for faction in ("aqulla", "kuti_kuti", "dal_harrai"):
        data["options"]["factions"][0] = faction
        found.append(EARTH.from_json(data))
    options: list[Any] = [state.to_json()["options"] for state in found]
    assert [told["factions"] for told in options] == [["aqulla"], ["kuti_kuti"], ["dal_harrai"]]
    for state in found:
        assert state.sample(0, Rng(1)).table is state.table


def test_so_is_a_record_s() -> None:
    factions = ["gul", "aqulla"]
    record = Record.start(EARTH, seats=2, seed=1, options={"factions": factions})
    factions[0] = "kuti_kuti"
    assert record.options["factions"] == ["gul", "aqulla"]


def test_defaults_are_nobody_s_to_change() -> None:
    """Neither what `check_options` gives nor what a record tells leads back to them."""
    checked: dict[str, Any] = EARTH.check_options(1, {"solo": True})
    checked["zu"].append("H1")
    told: dict[str, Any] = Record.start(EARTH, seats=1, seed=1, options={"solo": True}).to_json()
    told["options"]["zu"].append("E1")
    assert EARTH.check_options(1, {"solo": True})["zu"] == []
    assert EARTH.new(seats=2, seed=1).scores == [8, 8]


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth"])
def test_a_view_is_not_changed_by_sampling(key: str) -> None:
    game = digsite.game(key)
    view = game.new(seats=3, seed=4).view(0)
    before = deepcopy(view)
    game.sample(view, Rng(1))
    assert view == before


def nested(n: int) -> object:
    """A list in a list in a list."""
    found: object = []
    for _ in range(n):
        found = [found]
    return found


@pytest.mark.parametrize(
    "change",
    [
        {"zu": {1: 2}},
        {"zu": {None: 0, "deck": 1, "waiting": [], "discard": []}},
        {"zu": {"deck": 10, "waiting": nested(5000), "discard": [], "past": []}},
        {"result": nested(50_000)},
        {"options": {"factions": ["gul"], "draft_start": False, "solo": True, "zu": ((),), "components": None}},
    ],
)
def test_views_that_are_none_are_refused_in_words(change: dict[str, object]) -> None:
    view = EARTH.new(seats=1, seed=1, options={"solo": True}).view(0)
    with pytest.raises(BadPosition, match="view"):
        EARTH.sample({**view, **change}, Rng(1))


def test_a_field_that_cannot_even_be_written_is_refused() -> None:
    data: dict[Any, Any] = EARTH.new(seats=2, seed=1).to_json()
    with pytest.raises(BadPosition, match="is no field"):
        EARTH.from_json({**data, 10**5000: 1})


def test_a_locale_is_a_text() -> None:
    with pytest.raises(BadOption, match="locale"):
        EARTH.text.words(["en"])  # type: ignore[arg-type]


def test_undo_wants_seats_and_a_generator() -> None:
    record = Record.start(EARTH, seats=1, seed=6, options={"solo": True, "factions": ["kuti_kuti"]})
    found = Match(record, [0])
    while not found.state.over and found.free_undo(0) < found.moves():
        found.play(found.state.legal()[0])
    before = found.state.to_json()
    for consents, rng in (([], None), (None, Rng(1))):
        with pytest.raises(BadInput, match="undo"):
            found.undo(0, 0, consents, rng)
    assert found.state.to_json() == before
