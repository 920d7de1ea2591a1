"""Spoiled views: refused in words, or a world that can be played."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadPosition, Rng
from digsite.lab import checks
from tests.contract.configurations import CONFIGURATIONS
from tests.fuzz.guard import bounded, in_words, within
from tests.fuzz.mutate import JUNK, spoiled


@cache
def pool(key: str) -> list[dict[str, Any]]:
    """Views of every seat and of spectators, from all over random games."""
    found: list[dict[str, Any]] = []
    for number, configuration in enumerate(CONFIGURATIONS):
        if configuration.key == key:
            state, rng = configuration.record(number).begin(), Rng(number)
            played = 0
            while not state.over:
                if played % 29 == 0:
                    viewers = checks.viewers(state)
                    found.append(state.view(viewers[played % len(viewers)]))
                seat = rng.pick(state.seats)
                state.play(rng.pick(state.legal(seat)), seat=seat)
                played += 1
            found.append(state.view(None))
    return found


def try_view(key: str, view: Any) -> None:
    """A world is drawn, or the view is refused in words; it is not changed either way."""
    before = copy.deepcopy(view)
    try:
        with within(20):
            world = digsite.game(key).sample(view, Rng(1))
    except BadPosition as problem:
        in_words(problem, "view")
    else:
        assert world.n_seats >= digsite.game(key).min_seats
        if key != "_template":
            assert world.view(view["seat"]) == view
            checks.check_json(world)
            with within(20):
                digsite.playout(world, Rng(2))
    assert repr(view) == repr(before)


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth", "_template"])
@given(draw=st.data())
@bounded(300)
def test_spoiled_anywhere(key: str, draw: st.DataObject) -> None:
    try_view(key, draw.draw(spoiled(draw.draw(st.sampled_from(pool(key))))))


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth", "_template"])
@given(view=st.sampled_from(JUNK))
@bounded(60)
def test_what_is_no_view_at_all(key: str, view: Any) -> None:
    """A mapping is refused in words; for anything else compiled code says that it wants a dict."""
    with pytest.raises(BadPosition if isinstance(view, dict) else (BadPosition, TypeError)):
        digsite.game(key).sample(view, Rng(1))


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth", "_template"])
def test_a_view_of_another_game(key: str) -> None:
    other = "_template" if key == "archaeology" else "archaeology"
    with pytest.raises(BadPosition):
        digsite.game(key).sample(pool(other)[0], Rng(1))


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth", "_template"])
def test_a_view_that_went_through_text(key: str) -> None:
    """As a bot on the other end of a wire gets it."""
    game = digsite.game(key)
    for view in pool(key)[::7]:
        world = game.sample(json.loads(json.dumps(view)), Rng(1))
        assert world.view(view["seat"]) == view
        checks.check_cards(world)


def spoiled_views() -> list[tuple[str, dict[str, Any]]]:
    """Views in which one thing is wrong: each list too short or too long, each value of the wrong kind or size."""
    state = configuration_with_luck()
    view = state.view(0)
    junk: list[Any] = [None, {}, [], "", True, -1, 1.5, 10**7, 10**30, -(10**30), [None], [10**30], [[]]]
    found: list[tuple[str, dict[str, Any]]] = []
    for field, value in view.items():
        found += [(f"{field} = {x!r}", view | {field: x}) for x in junk if x != value or type(x) is not type(value)]
        if isinstance(value, list) and value:
            found.append((f"{field} too short", view | {field: value[:-1]}))
            found.append((f"{field} too long", view | {field: [*value, value[-1]]}))
            found += [(f"{field}[-1] = {x!r}", view | {field: [*value[:-1], x]}) for x in junk if x != value[-1]]
            if isinstance(value[0], list) and value[0]:
                found += [(f"{field}[0][0] = {x!r}", view | {field: [[x, *value[0][1:]], *value[1:]]}) for x in junk]
    return found


def configuration_with_luck() -> digsite.State:
    options = {"monument": "temple", "beginners_luck": True}
    state, rng = digsite.game("archaeology").new(seats=3, seed=4, options=options), Rng(4)
    for _ in range(12):
        state.play(rng.pick(state.legal()))
    return state


def test_one_thing_is_wrong() -> None:
    """All are refused but those in which nothing is wrong after all."""
    drawn: list[str] = []
    for what, view in spoiled_views():
        try:
            with within(20):
                digsite.game("archaeology").sample(view, Rng(1))
            drawn.append(what)
        except BadPosition as problem:
            in_words(problem, "view: ")
    assert drawn == ["agenda too short", "explored = True", "looked = True", "announced = []"]


def test_a_finished_game_does_not_go_on() -> None:
    """Once this was skipped from seat to seat for ever."""
    state = digsite.game("archaeology").new(seats=2, seed=1)
    digsite.playout(state, Rng(1))
    for seat in (None, 0, 1):
        with within(20), pytest.raises(BadPosition, match="AR-END-07"):
            digsite.game("archaeology").sample(state.view(seat) | {"agenda": [["turn", 0, 0, 0]]}, Rng(1))


@pytest.mark.parametrize("announced", [[99, 99], [10**7, 10**7], [21, 4]])
def test_a_total_that_no_hand_has(announced: list[int]) -> None:
    state = digsite.game("archaeology").new(seats=2, seed=1, options={"beginners_luck": True})
    with within(2), pytest.raises(BadPosition, match="announced"):
        digsite.game("archaeology").sample(state.view(0) | {"announced": announced}, Rng(1))


def test_a_state_draws_the_same_world_as_its_view() -> None:
    """What a state gives itself is not checked, and nothing else differs."""
    for key in ("archaeology", "_template"):
        state = digsite.game(key).new(seats=2, seed=1)
        assert state.sample(0, Rng(5)) == state.game.sample(state.view(0), Rng(5))
