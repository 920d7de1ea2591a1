"""What the page is told of outcomes at an Excavation Earth table comes true: sales, the museum, Zu's cards, actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite import State
from digsite.server.shown.ee_museum import EarthExhibit
from digsite.server.shown.excavation_earth import EarthTable, earth_shown

GAME = digsite.game("excavation_earth")
MUSEUM = {"modules": ["M6", "M7"]}
SELLING = ("sell_region", "sell_markets", "sell_tiles", "keep_cards")
PAID_FOR_HANGING = ("curator-paid", "donated", "gifts-sold")


def lively(seats: int, options: dict[str, Any], seed: int, likes: str) -> Iterator[tuple[State, int, Any]]:
    """Every question of a random game in which nobody passes early, and one action is liked best."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.seats)
        question = state.question_for(seat)
        assert question is not None
        yield state, seat, question
        liked = [option for option in question.options if option.name.startswith(likes)]
        others = [option for option in question.options if option.name != "pass"]
        state.play(chance.choice(liked or others or question.options).code, seat=seat)


def with_card(state: State, seat: int, card: str) -> State:
    """The same position, but for a reverse engineering card that the seat has."""
    data: dict[str, Any] = state.to_json()
    mysteries = data["mysteries"]
    for pile in (mysteries["deck"], mysteries["bottom"], mysteries["discarded"], *mysteries["cards"]):
        if card in pile:
            pile.remove(card)
    mysteries["cards"][seat].append(card)
    return GAME.from_json(data)


def sold(state: State, seat: int) -> tuple[int, int]:
    """What the sale being made was said to bring before its last answer, in as many markets as can be; what it did."""
    before = state.scores[seat]
    told, chance = 0, random.Random(1)
    while (question := state.question_for(seat)) is not None and question.key in SELLING:
        table = earth_shown(state.view(seat))
        if table.sale is not None:
            told = table.sale.brings
        option = chance.choice([option for option in question.options if option.name != "done"])
        at = next((market for market in table.markets if f"market:{market.number}" in option.pieces), None)
        if at is not None and question.key == "sell_markets":
            told += at.adds or 0
        state.play(option.code, seat=seat)
    return told, state.scores[seat] - before


@pytest.mark.parametrize("contract", [False, True])
def test_a_sale_brings_what_was_said(contract: bool) -> None:
    several = 0
    for seed in range(30):
        for state, seat, question in lively(2, {"modules": ["M6"]}, seed, "sell"):
            if question.key != "sell_markets":
                continue
            trial = with_card(state, seat, "bulk-contract") if contract else state.copy()
            told, got = sold(trial, seat)
            paid = earth_shown(trial.view(seat)).players[seat].earned.get("bulk-contract", 0)
            was = earth_shown(state.view(seat)).players[seat].earned.get("bulk-contract", 0)
            assert told == got
            several += paid > was
    assert (several > 0) == contract


def test_actions_are_told_by_their_place() -> None:
    for options in ({}, MUSEUM):
        seen = set()
        for state, seat, question in lively(2, options, 3, "exhibit"):
            table = earth_shown(state.view(seat))
            for option in question.options:
                action = option.name.partition(" ")[0]
                if question.key == "act" and action not in seen:
                    trial = state.copy()
                    trial.play(option.code, seat=seat)
                    told: list[Any] = [event.seen(seat) for event in trial.events]
                    played = [event for event in told if event and event["kind"] == "played"]
                    assert [table.deeds[event["action"]] for event in played[:1]] == [action] * bool(played)
                    seen |= {action} if played else set()
        assert set(table.deeds) - seen <= {"pass"}
        assert ("exhibit" in table.deeds) == ("museum" in GAME.new(seats=2, seed=1, options=options).to_json())


def test_faces_are_told_by_their_place() -> None:
    turned = 0
    state = GAME.new(seats=1, seed=4, options={"solo": True})
    chance = random.Random(4)
    while not state.over:
        before = earth_shown(state.view(0))
        state.play(chance.choice(state.question_for(0).options).code, seat=0)  # type: ignore[union-attr]
        table = earth_shown(state.view(0))
        told: list[Any] = [event.seen(0) for event in state.events]
        faces = [event["face"] for event in told if event and event["kind"] == "zu-card"]
        if table.zu is None or before.zu is None or table.round != before.round:
            continue
        was = {card.key: card.count for card in before.zu.played}
        now = {card.key: card.count for card in table.zu.played}
        for face in faces:
            key = table.zu.faces[face].key
            was[key] = was.get(key, 0) + 1
            turned += 1
        assert was == now
    assert turned > 10


def hanging_at(table: EarthTable) -> dict[str, EarthExhibit]:
    """The spaces where something would hang, by their pieces."""
    assert table.museum is not None
    return {f"museum:{space.key}": space for space in table.museum.spaces if space.would}


def guides_pay(state: State, seat: int) -> int:
    """What the tour guides of a seat would pay if the game ended now."""
    return earth_shown(state.view(seat)).standing[seat].lines.get("tour-guides", 0)


@pytest.mark.parametrize("card", [None, "donor-plaque", "audio-guide", "gift-shop"])
def test_hanging_brings_what_was_said(card: str | None) -> None:
    matched = completed = 0
    for seed in range(6):
        for state, seat, question in lively(2, MUSEUM, seed, "exhibit"):
            if question.key != "hang":
                continue
            start = state.copy() if card is None else with_card(state, seat, card)
            table = earth_shown(start.view(seat))
            spaces = hanging_at(table)
            assert {piece for option in question.options for piece in option.pieces} == set(spaces)
            assert table.museum is not None
            if table.players[seat].cubes == 0:
                continue  # whose guard becomes the guide is asked first
            for option in question.options:
                space = spaces[option.pieces[0]]
                (would,) = space.would
                column = table.museum.columns[int(space.key.partition("-")[2]) - 1]
                after = start.copy()
                after.play(option.code, seat=seat)
                told: list[Any] = [event.seen(seat) for event in after.events]
                mine = [event for event in told if event and event["seat"] == seat]
                assert would.credits == sum(event["credits"] for event in mine if event["kind"] in PAID_FOR_HANGING)
                kinds = [event["kind"] for event in mine]
                assert (would.bonus is not None) == ("matched" in kinds)
                assert would.completes == ("column-done" in kinds)
                if would.bonus is not None:
                    matched += 1
                    assert would.bonus == column.bonus
                    paid = [event["credits"] for event in mine if event["kind"] == "curator-paid"]
                    assert paid == ([column.credits] if column.bonus == "credits" else [])
                completed += would.completes
                worth = [
                    earth_shown(one.view(seat)).standing[seat].lines.get("tour-guides", 0) for one in (start, after)
                ]
                assert would.guide == worth[1] - worth[0]
    assert matched > 0
    assert completed > 0


def test_a_seat_sees_what_its_own_artefacts_would_bring() -> None:
    """Between exhibits: every artefact that it holds and that fits, and nothing for a spectator."""
    found = 0
    for state, seat, _ in lively(3, MUSEUM, 5, "excavate"):
        table = earth_shown(state.view(seat))
        if table.doing == "hang":
            continue
        own = {tile.key for hold in (table.players[seat].cargo, table.players[seat].hidden) for tile in hold.tiles}
        for space in hanging_at(table).values():
            assert {one.tile.key for one in space.would} <= own
            assert space.artefact is None
            for one in space.would:
                assert space.asks in (one.tile.glyph, "5+", "7+")
                assert one.tile.value >= int((space.asks or "0").rstrip("+")) if space.asks in ("5+", "7+") else True
            found += 1
        assert not hanging_at(earth_shown(state.view(None)))
    assert found > 0


@pytest.mark.rule("EE-FACTION-14", "EE-SMUGGLE-11")
@pytest.mark.parametrize(("factions", "options"), [(["gul", "random"], {}), (["feinmort", "gul"], MUSEUM)])
def test_a_stack_tells_the_price_that_is_paid(factions: list[str], options: dict[str, Any]) -> None:
    modules = {"modules": ["M5", *options["modules"]]} if options else {}
    paid: set[str] = set()
    for seed in range(40):
        for state, seat, question in lively(2, {"factions": factions, **modules}, seed, "sell"):
            offers = [option for option in question.options if option.name.startswith("acquire ")]
            for option in offers[:1]:
                (colour,) = (name for name in (piece.partition(":") for piece in option.pieces) if name[0] == "stack")
                told = next(one for one in earth_shown(state.view(seat)).stacks if one.colour == colour[2])
                after = state.copy()
                after.play(option.code, seat=seat)
                bought = next(event for event in after.events if event.kind.name.startswith("acquired"))
                assert -bought.c == told.price
                paid.add(question.key)
        if {"smuggling", "buy_first"} <= paid:
            return
    raise AssertionError(paid)
