"""What a choice would bring: nothing is told for sure that chance or somebody's secret makes otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite import Match, Record, Rng, State, bots
from digsite.kernel.record import brought_to_light
from digsite.server.preview import preview
from digsite.server.shown import shown_table
from tests.contract.configurations import CONFIGURATIONS, Configuration

EVERY = {"_template": 1, "archaeology": 1, "excavation_earth": 6}
"""Of how many moves one is looked at beforehand: the games differ in length."""
SOME = CONFIGURATIONS[::5]
SEED_WITH_A_SALE = 0
"""In this game somebody sells in two markets."""


def moves(configuration: Configuration, every: int) -> Iterator[tuple[State, int, int]]:
    """Every few positions of a game played at random, each with the seat and the code that come next."""
    state = digsite.game(configuration.key).new(
        seats=configuration.seats, seed=configuration.seed(), options=configuration.chosen
    )
    rng = Rng(configuration.seed(1))
    for number in range(100_000):
        if state.over:
            return
        seat = rng.pick(state.seats)
        code = rng.pick(state.legal(seat))
        if number % every == 0:
            yield state, seat, code
        state.play(code, seat=seat)
    raise AssertionError("a game without end")


def falsehoods(state: State, seat: int, code: int, told: dict[str, Any]) -> list[str]:
    """What was told beforehand and is not so afterwards."""
    found = []
    real = state.copy()
    real.play(code, seat=seat)
    seen = [event for one in real.events if (event := one.seen(seat)) is not None]
    if told["events"] != seen[: len(told["events"])]:
        found.append(f"events {told['events']}, but {seen}")
    shown = shown_table(real.view(seat)) or {}
    found += [f"shown {key}" for key, value in told["shown"].items() if shown[key] != value]
    scores = zip(told["scores"], real.scores, strict=True)
    found += [f"score {one}, but {other}" for one, other in scores if one is not None and one != other]
    # What a match seals cannot be taken back freely.
    final = real.seats != [seat] or brought_to_light(real, state.rng.words())
    if told["final"] < final:
        found.append("it can be taken back")
    return found


def asked_next(state: State, seat: int, code: int) -> dict[str, Any] | None:
    real = state.copy()
    real.play(code, seat=seat)
    question = real.question_for(seat)
    return None if question is None else {"key": question.key, "about": question.about}


def test_what_is_asked_next_is_told_where_it_is_certain() -> None:
    told_next = set()
    for configuration in SOME:
        for state, seat, code in moves(configuration, 4 * EVERY[configuration.key]):
            told = preview(state, seat, code)["next"]
            if told is not None:
                assert told == asked_next(state, seat, code)
                told_next.add(told["key"])
    assert {"act", "pass_discard"} <= told_next
    assert len(told_next) > 8


@pytest.mark.parametrize("configuration", SOME, ids=str)
def test_what_is_told_for_sure_comes_true(configuration: Configuration) -> None:
    found = []
    for state, seat, code in moves(configuration, EVERY[configuration.key]):
        told = preview(state, seat, code)
        found += [f"{state.game.codes.name(code)}: {words}" for words in falsehoods(state, seat, code, told)]
    assert found == []


def test_what_a_sale_brings_is_told_and_not_what_is_drawn_behind_it() -> None:
    """In Excavation Earth a sale in two markets draws a card: the credits are sure, the card is not."""
    game = digsite.game("excavation_earth")
    state = game.new(seats=2, seed=SEED_WITH_A_SALE)
    bot, rng = bots.make("novice", game), Rng(0)
    while not state.over:
        seat = state.seats[0]
        code = bot.choose(state.view(seat), state.legal(seat), rng)
        real = state.copy()
        real.play(code, seat=seat)
        kinds = [event.kind.name for event in real.events if event.seat == seat]
        if "earned-markets" in kinds and "drew" in kinds:
            told = preview(state, seat, code)
            assert told["scores"][seat] == real.scores[seat] > state.scores[seat]
            assert told["events"][-1]["kind"] == "earned-markets"
            assert told["shown"] == {}
            return
        state = real
    raise AssertionError("nobody sold in two markets")


def test_where_one_plays_alone_what_can_be_taken_back_is_not_final() -> None:
    """Against Zu nobody looks on: what a move shows of one's own hides nothing, and undo stays free."""
    record = Record.start("excavation_earth", seats=1, seed=3, options={"solo": True})
    match, rng = Match(record, [0]), Rng(3)
    n_shown = 0
    while not match.state.over:
        code = rng.pick(match.state.legal(0))
        told = preview(match.state, 0, code) if match.moves() % 3 == 0 else None
        match.play(code, 0)
        shows = any(event.kind.shows for event in match.state.events)
        free = match.free_undo(0) < match.moves()
        if told is not None and shows and free:
            assert not told["final"], match.state.game.codes.name(code)
            n_shown += 1
    assert n_shown > 3


def test_what_one_gives_away_is_known_beforehand() -> None:
    """In Archaeology a sale shows the others what the seller alone had: to the seller it is nothing new."""
    n_sales = 0
    for state, seat, code in moves(SOME[0], 1):
        if state.game.codes.span(code).name != "sell":
            continue
        told = preview(state, seat, code)
        real = state.copy()
        real.play(code, seat=seat)
        assert told["final"]
        assert told["scores"][seat] == real.scores[seat] > state.scores[seat]
        if real.seats == [seat]:  # else the turn ended with the last card, and the next one digs
            assert {"hand", "players"} <= set(told["shown"])
        n_sales += 1
    assert n_sales > 3
