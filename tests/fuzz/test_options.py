"""Any seats, seed and options: a game that can be played, or a clear refusal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadInput, BadOption, Record, Rng, UnknownCode
from digsite.lab import checks
from tests.fuzz.guard import bounded, in_words
from tests.fuzz.mutate import JUNK

GAMES = [*digsite.game_keys(), "_template"]
PLAUSIBLE: list[Any] = [None, True, False, 0, 1, 2, 3, 4, "random", "tomb", "mine", "temple", "sphinx", "buried_ruins"]
anything = st.one_of(st.sampled_from(PLAUSIBLE), st.sampled_from(JUNK), st.integers(), st.text(max_size=8))
names = [spec.name for key in GAMES for spec in digsite.game(key).options]


@given(
    key=st.sampled_from(GAMES),
    seats=st.one_of(st.integers(-1, 7), st.sampled_from(JUNK)),
    seed=st.one_of(st.integers(0, 2**64 - 1), st.integers(), st.sampled_from(JUNK)),
    options=st.one_of(
        st.dictionaries(st.sampled_from(names), anything, max_size=3),
        st.dictionaries(st.one_of(st.text(max_size=5), st.sampled_from(names)), anything, max_size=2),
        st.sampled_from(JUNK),
    ),
)
@bounded(400)
def test_a_game_or_a_clear_refusal(key: str, seats: Any, seed: Any, options: Any) -> None:
    game = digsite.game(key)
    try:
        state = game.new(seats=seats, seed=seed, options=options)
    except BadInput as problem:
        in_words(problem)
        return
    checks.check_legal(state)
    checks.check_cards(state)
    if seed is not None:
        assert state == Record.start(key, seats=seats, seed=seed, options=options).replay()
    digsite.playout(state, Rng(1))
    assert state.over


@given(code=st.one_of(st.integers(), st.integers(-2, 160)), seed=st.integers(0, 50), seat=st.integers(-2, 6))
@bounded(200)
def test_any_code_for_any_seat(code: int, seed: int, seat: int) -> None:
    game = digsite.game(GAMES[seed % len(GAMES)])
    state = game.new(seats=3, seed=seed)
    before = state.to_json()
    try:
        refusal = state.why_not(code, seat)
    except (UnknownCode, BadOption) as problem:
        in_words(problem)
        with pytest.raises(type(problem)):
            state.play(code, seat=seat)
        assert state.to_json() == before
        return
    if refusal is None:
        assert code in state.legal(seat)
        state.play(code, seat=seat)
        assert state.to_json() != before
    else:
        with pytest.raises(digsite.IllegalMove):
            state.play(code, seat=seat)
        assert state.to_json() == before


@given(key=st.one_of(st.text(max_size=12), st.sampled_from(JUNK)))
@bounded(100)
def test_any_name_of_a_game(key: Any) -> None:
    with pytest.raises(BadOption, match="games: archaeology"):
        digsite.game(key)


@given(name=st.text(max_size=20))
@bounded(200)
def test_any_name_of_a_code(name: str) -> None:
    codes = digsite.game("archaeology").codes
    try:
        code = codes.parse(name)
    except BadInput as problem:
        in_words(problem)
    else:
        assert codes.name(code) == " ".join(name.split())
