"""Solo play and the expansion as a page shows them: all that options point at is there, and the figures are true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite import State
from digsite.games.excavation_earth.solo.faces import ROUND_DECK
from digsite.server.shown.excavation_earth import EarthTable, earth_shown, make_excavation_earth, pieces_shown
from tests.games.excavation_earth.museum.table import museum

GAME = digsite.game("excavation_earth")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo": True}),
    (1, {"solo": True, "zu": ["H1", "H2", "H3", "H4", "H5"]}),
    (1, {"solo": True, "modules": ["M5"]}),
    (1, {"solo": True, "modules": ["M5", "M6", "M7"]}),
    (2, {"modules": ["M6"]}),
    (2, {"modules": ["M6", "M7"]}),
    (3, {"modules": ["M6", "M8"]}),
    (4, {"modules": ["M5", "M6", "M7", "M8"]}),
]
SEEDS = range(2)
LAST_LINES = ("rows", "columns", "left-overs", "re-values", "tour-guides", "brokers")
"""Those of the score sheet that only the end adds."""


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with a seat that is asked; one that passes late sees more."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.seats)
        yield state, seat
        question = state.question_for(seat)
        assert question is not None
        options_ = [option for option in question.options if option.name != "pass"] or list(question.options)
        state.play(chance.choice(options_).code, seat=seat)
    yield state, 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_piece_that_an_option_points_at_is_on_the_table(seats: int, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for state, seat in positions(seats, options, seed):
            question = state.question_for(seat)
            if question is None:
                continue
            pieces = pieces_shown(earth_shown(state.view(seat)))
            pointed = {piece for option in question.options for piece in option.pieces}
            assert pointed <= pieces, (question.key, pointed - pieces)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_standing_is_what_the_end_would_pay(seats: int, options: dict[str, Any]) -> None:
    """Galleries, cards, tour guides, brokers and what is left, counted from what lies on the table."""
    for i, (state, seat) in enumerate(positions(seats, options, 8)):
        view: dict[str, Any] = state.view(seat)
        table = earth_shown(view)
        if i % 7:
            continue
        assert table == EarthTable.model_validate(make_excavation_earth(view))
        if table.over:
            assert [one.total for one in table.standing] == view["scores"]
            continue
        for one, player in zip(table.standing, table.players, strict=True):
            assert one.total == one.credits + sum(one.lines.values())
            if table.staff is None:
                assert one.lines.get("rows", 0) == sum(row.points for row in player.gallery.rows)
                assert one.lines.get("columns", 0) == sum(column.points for column in player.gallery.columns)
                assert one.total == player.standing + one.lines.get("left-overs", 0)
            if table.staff is not None and not player.rival:
                brokers = table.staff.players[player.player].brokers
                assert one.lines.get("brokers", 0) == sum(broker.pays for broker in brokers)
            if table.mysteries is not None:
                cards = table.mysteries.players[player.player].cards
                assert one.lines.get("re-values", 0) == sum(card.value for card in cards)
                if table.museum is not None:
                    n = table.museum.guides[player.player]
                    n += n > 0 and any(card.key == "audio-guide" for card in cards)
                    assert one.lines.get("tour-guides", 0) == n * n


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_standing_after_the_end_is_what_the_end_paid(seats: int, options: dict[str, Any]) -> None:
    """Each line that the end adds is that of the score sheet; credits are those before it."""
    for seed in SEEDS:
        *_, (state, _) = positions(seats, options, seed)
        result = state.result
        assert result is not None
        for one, score, lines in zip(earth_shown(state.view(0)).standing, result.scores, result.lines, strict=True):
            assert one.lines == {line.key: line.amount for line in lines if line.key in LAST_LINES}
            assert one.total == score == one.credits + sum(one.lines.values())


@pytest.mark.parametrize(("seats", "options"), [row for row in TABLES if row[0] == 1])
def test_cards_to_come_are_at_least_those_that_come(seats: int, options: dict[str, Any]) -> None:
    """What is certain to come of each kind does come, in a deck of that size."""
    for seed in SEEDS:
        certain: dict[int, dict[str, int]] = {}
        for state, seat in positions(seats, options, seed):
            zu = earth_shown(state.view(seat)).zu
            assert zu is not None
            assert sum(card.count for card in zu.played) + zu.deck == ROUND_DECK
            assert sum(one.count for one in zu.to_come) + zu.carried == zu.deck
            view: dict[str, Any] = state.view(seat)
            round_ = view["round"]
            if not zu.played:
                certain[round_] = {one.kind: one.count for one in zu.to_come}
            elif zu.deck == 0 and round_ in certain:
                for kind, count in certain[round_].items():
                    assert sum(card.count for card in zu.played if card.kind == kind) >= count


def test_museum_and_staff_are_those_of_the_position() -> None:
    for state, seat in positions(4, {"modules": ["M5", "M6", "M7", "M8"]}, 2):
        table = earth_shown(state.view(seat))
        told: dict[str, Any] = state.to_json()
        assert table.museum is not None
        assert table.staff is not None
        assert table.mysteries is not None
        assert table.popups is not None
        assert [space.guide for space in table.museum.spaces] == told["museum"]["guides"]
        assert [curator.colour for curator in table.museum.curators] == told["museum"]["curators"]
        assert [one.researchers for one in table.staff.players] == told["staff"]["researchers"]
        assert [card.key for card in table.popups.cards] == told["popups"]["board"]
        assert [[card.key for card in one.cards] for one in table.mysteries.players] == told["mysteries"]["cards"]


def test_what_is_hidden_changes_nothing() -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    for options, seats in (({"solo": True, "modules": ["M5", "M6", "M7"]}, 1), ({"modules": ["M6", "M7", "M8"]}, 3)):
        for i, (state, seat) in enumerate(positions(seats, options, 4)):
            if i % 11 == 0:
                other = state.sample(seat, digsite.Rng(9))
                assert earth_shown(other.view(seat)) == earth_shown(state.view(seat))


@pytest.mark.rule("MU-COMP-08")
def test_a_pile_tells_the_mysterious_artefacts_among_it() -> None:
    """Of 20 tiles of each colour two are mysterious; what is not in the pile lies in the stack and on the map."""
    state = GAME.new(seats=4, seed=3, options={"modules": ["M6"]})
    view: Any = state.view(0)
    for stack in earth_shown(view).stacks:
        assert stack.mysterious == 2
        assert sum(n for _, n in stack.pile) + stack.mysterious == 20
    while state.question is None or state.question.key != "act":
        state.play(state.legal()[0], seat=state.seat)
    view = state.view(0)
    assert sum(stack.mysterious for stack in earth_shown(view).stacks) == sum(view["mysteries"]["piles"]) < 10


@pytest.mark.rule("MU-RECARD-13")
def test_a_centre_tells_how_many_envoys_count() -> None:
    """One more by the Loyalty Chip, where there is one."""
    s = museum("M6", re=["loyalty-chip", ""], envoys=["left*2", "left middle"])
    centres = earth_shown(s.view(1)).ship.centres
    assert [centre.envoys for centre in centres] == [[2, 1], [0, 1], [0, 0]]
    assert [centre.counted for centre in centres] == [[3, 1], [0, 1], [0, 0]]
