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
    assert repr(view) == repr(before)


@pytest.mark.parametrize("key", ["archaeology", "_template"])
@given(draw=st.data())
@bounded(300)
def test_spoiled_anywhere(key: str, draw: st.DataObject) -> None:
    try_view(key, draw.draw(spoiled(draw.draw(st.sampled_from(pool(key))))))


@pytest.mark.parametrize("key", ["archaeology", "_template"])
@given(view=st.sampled_from(JUNK))
@bounded(60)
def test_what_is_no_view_at_all(key: str, view: Any) -> None:
    """A mapping is refused in words; for anything else compiled code says that it wants a dict."""
    with pytest.raises(BadPosition if isinstance(view, dict) else (BadPosition, TypeError)):
        digsite.game(key).sample(view, Rng(1))


@pytest.mark.parametrize("key", ["archaeology", "_template"])
def test_a_view_of_another_game(key: str) -> None:
    other = "_template" if key == "archaeology" else "archaeology"
    with pytest.raises(BadPosition):
        digsite.game(key).sample(pool(other)[0], Rng(1))


@pytest.mark.parametrize("key", ["archaeology", "_template"])
def test_a_view_that_went_through_text(key: str) -> None:
    """As a bot on the other end of a wire gets it."""
    game = digsite.game(key)
    for view in pool(key)[::7]:
        world = game.sample(json.loads(json.dumps(view)), Rng(1))
        assert world.view(view["seat"]) == view
        checks.check_cards(world)
