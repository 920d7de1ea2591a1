"""Playouts: random, to the end, in place, and quietly."""

from __future__ import annotations

import pytest

import digsite
from digsite import Rng, playout
from digsite.kernel.frame import Frame

GAMES = [*digsite.game_keys(), "_template"]


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_to_the_end_and_counts(key: str) -> None:
    state, by_hand = (digsite.game(key).new(seats=3, seed=4) for _ in range(2))
    n = playout(state, Rng(6))
    rng, played = Rng(6), 0
    while not by_hand.over:
        codes = by_hand.legal()
        by_hand.play(codes[rng.below(len(codes))])
        played += 1
    assert state.over
    assert n == played > 0
    assert state == by_hand


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_left_of_a_game_that_is_over(key: str) -> None:
    state, rng = digsite.game(key).new(seats=2, seed=4), Rng(6)
    playout(state, rng)
    before = rng.words()
    assert playout(state, rng) == 0
    assert rng.words() == before


def test_it_keeps_no_events_and_unmutes_the_state_again() -> None:
    state = digsite.game("archaeology").new(seats=2, seed=4)
    playout(state, Rng(6))
    assert state.events == []
    assert state.muted is False
    state.muted = True
    playout(state, Rng(6))
    assert state.muted is True


def test_a_playout_that_breaks_off_leaves_the_state_as_loud_as_before() -> None:
    state = digsite.game("archaeology").new(seats=2, seed=4)
    state.agenda.append(Frame(99, 0))
    with pytest.raises(IndexError):
        playout(state, Rng(6))
    assert state.muted is False


def test_it_disturbs_no_other_state() -> None:
    state = digsite.game("archaeology").new(seats=3, seed=4)
    before = state.to_json()
    world = state.sample(0, Rng(1))
    playout(world, Rng(2))
    playout(state.copy(), Rng(3))
    assert state.to_json() == before
