"""The table of bots, and what any bot must do."""

from __future__ import annotations

import time

import pytest

import digsite
from digsite import BadOption, Rng, bots

ARCHAEOLOGY = digsite.game("archaeology")
TEMPLATE = digsite.game("_template")


def test_every_bot_has_a_key_and_a_line_about_it() -> None:
    assert bots.bot_keys() == ["random", "novice"]
    for key in bots.bot_keys():
        assert bots.about(key)
        assert "\n" not in bots.about(key)


def test_bots_are_listed_by_game() -> None:
    assert bots.bots_for(ARCHAEOLOGY) == ["random", "novice"]
    assert bots.bots_for(TEMPLATE) == ["random"]


@pytest.mark.parametrize(
    "call",
    [
        lambda: bots.make("deep-sand", ARCHAEOLOGY),
        lambda: bots.about("deep-sand"),
        lambda: bots.is_quick("deep-sand"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_list(call: object) -> None:
    assert callable(call)
    with pytest.raises(BadOption, match=r"'deep-sand' is not known; bots: random, novice"):
        call()


def test_a_bot_refuses_a_game_that_it_cannot_play() -> None:
    with pytest.raises(BadOption, match=r"'novice' does not play Sealed Bids; bots that do: random"):
        bots.make("novice", TEMPLATE)


@pytest.mark.parametrize("key", [*digsite.game_keys(), "_template"])
def test_random_plays_any_game_to_its_end(key: str) -> None:
    game = digsite.game(key)
    bot = bots.make("random", game)
    state = game.new(seats=game.max_seats, seed=3)
    rng = Rng(4)
    while not state.over:
        for seat in state.seats:
            if seat in state.seats:
                state.play(bot.choose(state.view(seat), state.legal(seat), rng), seat=seat)
    assert state.result is not None


@pytest.mark.parametrize("key", bots.bot_keys())
def test_a_quick_bot_needs_no_clock(key: str) -> None:
    """It answers the same whether or not somebody waits; one that searches is not quick, and has tests of its own."""
    assert bots.is_quick(key)
    bot, state = bots.make(key, ARCHAEOLOGY), ARCHAEOLOGY.new(seats=2, seed=8)
    for _ in range(40):
        view, legal = state.view(state.seat), state.legal()
        code = bot.choose(view, legal, Rng(1))
        assert bot.choose(view, legal, Rng(1), until=time.monotonic() - 1) == code
        state.play(code)


def test_random_is_as_random_as_its_generator() -> None:
    bot = bots.make("random", ARCHAEOLOGY)
    picks = [bot.choose({}, [3, 5, 9], Rng(seed)) for seed in range(60)]
    assert set(picks) == {3, 5, 9}
    assert picks == [bot.choose({}, [3, 5, 9], Rng(seed)) for seed in range(60)]
