"""What travels between processes arrives whole: states, records, generators, games, and the errors that are raised."""

from __future__ import annotations

import copy
import pickle

import pytest

import digsite
from digsite import IllegalMove, Record, Rng, UnknownCode

GAMES = [*digsite.game_keys(), "_template"]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_the_one_object_of_its_key(key: str) -> None:
    game = digsite.game(key)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


@pytest.mark.parametrize("key", GAMES)
def test_a_state_goes_on_the_same_way(key: str) -> None:
    state, rng = digsite.game(key).new(seats=3, seed=6), Rng(2)
    for _ in range(8):
        seat = rng.pick(state.seats)
        state.play(rng.pick(state.legal(seat)), seat=seat)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert again == state
        assert again is not state
        ahead = state.copy()
        assert digsite.playout(again, Rng(1)) == digsite.playout(ahead, Rng(1))
        assert again == ahead


def test_a_generator_goes_on_from_the_same_place() -> None:
    rng = Rng(5)
    rng.bits()
    again = pickle.loads(pickle.dumps(rng))
    assert again.words() == rng.words()
    assert repr(rng) == f"Rng.of({rng.words()})"
    again.bits()
    assert again.words() != rng.words()


def test_a_record() -> None:
    record = Record.start("archaeology", seats=2, seed=3)
    record.add(record.replay().legal()[0])
    assert pickle.loads(pickle.dumps(record)).to_json() == record.to_json()


def test_a_refusal_and_the_error_that_carries_it() -> None:
    state = digsite.game("archaeology").new(seats=2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        state.play(state.game.codes.parse("sell talisman 6"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is IllegalMove
    assert str(again) == str(caught.value)
    assert again.refusal is not None
    assert caught.value.refusal is not None
    assert (again.refusal.rule, again.refusal.words) == (caught.value.refusal.rule, caught.value.refusal.words)
    with pytest.raises(UnknownCode) as unknown:
        state.play(9999)
    again = pickle.loads(pickle.dumps(unknown.value))
    assert type(again) is UnknownCode
    assert again.refusal is None
