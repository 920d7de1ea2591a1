"""The table of Archaeology as a page shows it: true to the rules, and enough for every question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import digsite
from digsite import Rng, State
from digsite.games.archaeology.codes import CONFIRM, GIVEN, LOSE, SALE_KIND, SALE_SIZE, SELL, TAKE
from digsite.games.archaeology.kinds import KIND_NAMES, N_KINDS
from digsite.games.archaeology.state import Dig
from digsite.server.shown import shown_table
from digsite.server.shown.archaeology import best_sets, worth
from digsite.server.shown.dig_models import DigTable
from tests.contract.configurations import CONFIGURATIONS, Configuration

OURS = [configuration for configuration in CONFIGURATIONS if configuration.key == "archaeology"]


def positions(configuration: Configuration, every: int = 1) -> Iterator[Dig]:
    """Every few positions of a game played at random."""
    state = digsite.game("archaeology").new(
        seats=configuration.seats, seed=configuration.seed(), options=configuration.chosen
    )
    rng = Rng(configuration.seed(1))
    for number in range(100_000):
        assert isinstance(state, Dig)
        if number % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(rng.pick(state.legal()))
    raise AssertionError("a game without end")


def shown(state: State, seat: int | None) -> dict[str, Any]:
    table = shown_table(state.view(seat))
    assert table is not None
    return table


def pieces(part: object) -> Iterator[str]:
    """Every piece in what is shown."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in ("piece", "tent_piece") and value is not None:
                yield value
            yield from pieces(value)
    elif isinstance(part, list):
        for value in part:
            yield from pieces(value)


@pytest.mark.parametrize("configuration", OURS, ids=str)
def test_every_answer_points_at_something_shown(configuration: Configuration) -> None:
    for state in positions(configuration):
        for seat in state.seats:
            question = state.question_for(seat)
            assert question is not None
            there = set(pieces(shown(state, seat)))
            for option in question.options:
                assert set(state.game.codes.pieces(option.code)) <= there, option


@pytest.mark.parametrize("configuration", OURS, ids=str)
def test_it_is_what_its_types_say_and_adds_up(configuration: Configuration) -> None:
    for state in positions(configuration, every=7):
        for seat in (*range(state.n_seats), None):
            table = shown(state, seat)
            assert DigTable.model_validate(table).model_dump() == table
            assert table["dig"]["left"] == len(state.dig_site)
            assert [player["money"] for player in table["players"]] == state.scores
            for player in table["players"]:
                assert sum(sold["money"] for sold in player["sold"]) == player["money"]
            if seat is not None:
                hand = {group["kind"]: group["n"] for group in table["hand"] if group["n"]}
                assert hand == {KIND_NAMES[k]: n for k, n in enumerate(state.hands[seat]) if n}
            for treasure in table["treasures"]:
                assert treasure["hidden"] == unseen_by(state, seat, KIND_NAMES.index(treasure["kind"])), treasure


def unseen_by(state: Dig, seat: int | None, kind: int) -> int:
    """Counted the other way round: the cards of a kind that lie where this seat cannot see."""
    view: dict[str, Any] = state.view(seat)
    n = state.dig_site.count(kind) + state.pile.count(kind)
    for chamber, cards in enumerate(state.chambers):
        if view["chambers"][chamber] is None:
            n += cards[kind] - state.turned[chamber][kind]
    for holder, cards in enumerate(state.hands):
        if holder != seat:
            n += cards[kind] - view["known"][holder][kind]
    return n


@pytest.mark.parametrize("configuration", OURS[:6], ids=str)
def test_what_fits_in_a_trade_is_what_the_rules_let_take(configuration: Configuration) -> None:
    tried = 0
    for state in positions(configuration):
        for seat in state.seats:
            table = shown(state, seat)
            if table["trade"] is None:
                assert not any(stall["fits"] for stall in table["market"]["stalls"])
                continue
            fits = {stall["kind"] for stall in table["market"]["stalls"] if stall["fits"]}
            legal = state.legal(seat)
            if table["trade"]["stage"] == "give":
                if GIVEN not in legal:
                    assert not fits
                    continue
                state = state.copy()
                state.play(GIVEN, seat=seat)
                legal = state.legal(seat)
            assert fits == {KIND_NAMES[code - TAKE] for code in legal if TAKE <= code < TAKE + N_KINDS}
            after = table["hand_worth_after"]
            if CONFIRM in legal:
                traded = state.copy()
                traded.play(CONFIRM, seat=seat)
                assert shown(traded, seat)["hand_worth"] == after
            tried += 1
    assert tried


@pytest.mark.parametrize("configuration", OURS[:4], ids=str)
def test_the_worth_of_a_hand_is_what_its_sales_fetch(configuration: Configuration) -> None:
    for state in positions(configuration, every=11):
        for seat in state.seats:
            table = shown(state, seat)
            if table["doing"] != "act":
                continue
            sales = {(SALE_KIND[c - SELL], SALE_SIZE[c - SELL]) for c in state.legal(seat) if c >= SELL}
            for group in table["hand"]:
                kind = KIND_NAMES.index(group["kind"])
                assert all((kind, size) in sales for size in group["sets"])
                prices = state.rules.prices[kind]
                assert group["worth"] == sum(prices[size - 1] for size in group["sets"])


def test_the_worth_of_a_hand_after_a_storm_is_told_beforehand() -> None:
    tried = 0
    for state in chain.from_iterable(positions(configuration) for configuration in OURS[:4]):
        for seat in range(state.n_seats):
            table = shown(state, seat)
            asked = state.seats == [seat] and table["doing"] == "scatter"
            assert asked == any(group["kept"] for group in table["hand"])
            for group in table["hand"] if asked else []:
                assert [one["worth"] for one in group["kept"]] == [
                    worth(state.rules.prices[KIND_NAMES.index(group["kind"])], n) for n in range(group["n"] + 1)
                ]
                lost = state.copy()
                lost.play(LOSE + KIND_NAMES.index(group["kind"]), seat=seat)
                if any(event.kind.name == "dug" and event.seat == seat for event in lost.events):
                    continue  # after the last loss the dig went on, and may have brought such a card
                left = {one["kind"]: one["worth"] for one in shown(lost, seat)["hand"]}
                assert left.get(group["kind"], 0) == group["kept"][group["n"] - 1]["worth"]
                tried += 1
    assert tried


def test_a_chamber_tells_how_many_maps_are_held() -> None:
    held = set()
    for state in chain.from_iterable(positions(configuration) for configuration in OURS[:12]):
        for seat in state.seats:
            table = shown(state, seat)
            maps = sum(group["n"] for group in table["hand"] if group["kind"] == "map")
            assert {chamber["held"] for chamber in table["monument"]["chambers"]} == {maps}
            held.add(maps)
    assert max(held) > 1


@pytest.mark.parametrize(
    ("prices", "n", "sets"),
    [([3, 10, 20, 32, 45], 6, [5, 1]), ([1, 2, 3, 4, 15], 4, [4]), ([3], 2, [1, 1]), ([1], 0, [])],
)
def test_the_best_sets(prices: list[int], n: int, sets: list[int]) -> None:
    assert best_sets(prices, n) == sets
    assert worth(prices, n) == sum(prices[size - 1] for size in sets)


def test_a_spectator_has_no_hand() -> None:
    state = digsite.game("archaeology").new(seats=3, seed=1)
    table = shown(state, None)
    assert table["hand"] == []
    assert table["hand_worth"] == 0
    assert table["trade"] is None
    assert all(not player["known"] and player["tent_piece"] is None for player in table["players"])


def test_what_is_taken_as_a_whole_is_told() -> None:
    """Where it says so, an exploration brings all cards of the chamber at once. A single card is taken either way."""
    seen: set[bool] = set()
    for state in chain.from_iterable(map(positions, OURS)):
        if state.over or state.question is None or state.question.key != "act":
            continue
        told = shown(state, state.seat)["monument"]
        for option in state.question.options:
            verb, *rest = digsite.game("archaeology").codes.name(option.code).split()
            if verb != "explore":
                continue
            chamber = int(rest[0])
            if told["chambers"][chamber]["n"] == 1:
                continue
            after, seat = state.copy(), state.seat
            after.play(option.code)
            assert isinstance(after, Dig)
            assert seat is not None
            gained = sum(after.hands[seat]) - sum(state.hands[seat]) + told["chambers"][chamber]["maps"]
            assert told["takes_all"] == (gained == told["chambers"][chamber]["n"] and after.chamber_sizes[chamber] == 0)
            seen.add(told["takes_all"])
    assert seen == {True, False}


@pytest.mark.rule("AR-END-R3")
@pytest.mark.parametrize("configuration", OURS, ids=str)
def test_how_many_turns_there_are_until_ones_own(configuration: Configuration) -> None:
    """As many as there then are, unless somebody runs out of cards meanwhile."""
    turns: list[int] = []
    skipped: list[int] = [0]
    """Before each of them, and after the last."""
    told: list[tuple[int, dict[int, int]]] = []
    for state in positions(configuration):
        for event in state.events:
            if event.kind.name == "turn-began":
                turns.append(event.seat)
                skipped.append(0)
            elif event.kind.name == "skipped":
                skipped[-1] += 1
        told.append((len(turns) - 1, {seat: shown(state, seat)["away"] for seat in range(state.n_seats)}))
        assert shown(state, None)["away"] == 0
    for at, seats in told:
        assert seats.pop(turns[at]) == 0
        for seat, away in seats.items():
            if seat not in turns[at:]:
                continue
            come = turns.index(seat, at)
            assert away >= come - at
            assert away == come - at or any(skipped[at + 1 : come + 1])
