"""Whole games that add up: credits told by events, lines of the result, and pieces that are never lost."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import SOURCES, TYPES
from tests.games.excavation_earth.table import busy_game

LINES = {
    "earned-rank": "popularity",
    "earned-buyers": "interest",
    "earned-markets": "several-markets",
    "offloaded": "offloading",
    "acquired": "acquiring",
    "acquired-first": "acquiring",
    "bought": "surveying",
    "funded": "command-cards",
    "quietly-sold": "command-cards",
    "row-scored": "rows",
    "column-scored": "columns",
}
"""The line of the score sheet to which the credits of an event belong; those of a centre go by the round."""


@pytest.mark.rule("EE-SCORE-01", "EE-END-02", "EE-INFO-07", "EE-INFO-R1")
@pytest.mark.parametrize("first", range(0, 24, 6))
def test_events_and_lines_rebuild_every_credit(first: int) -> None:
    """8 credits at the start and the `credits` of all events, as a spectator sees them, are what everybody has, after
    each play; sorted by what they were for they are the lines of the result, and these add up to the score."""
    for number in range(first, first + 6):
        round = 1
        sheets: list[dict[str, int]] = []
        for state in busy_game(number):
            if not sheets:
                sheets = [{"start": 8} for _ in range(state.n_seats)]
            for event in state.events:
                told = event.seen(None)
                if told is None:
                    continue
                if told["kind"] == "round-began":
                    round = int(str(told["round"]))
                if "credits" in told:
                    key = f"centres-{round}" if told["kind"] == "centre-prize" else LINES[str(told["kind"])]
                    sheet = sheets[event.seat]
                    sheet[key] = sheet.get(key, 0) + int(str(told["credits"]))
            assert state.scores == [sum(sheet.values()) for sheet in sheets]
            assert min(state.scores) >= 0
        result = state.result
        assert result is not None
        assert result.scores == state.scores
        for seat, lines in enumerate(result.lines):
            assert sum(line.amount for line in lines) == result.scores[seat]
            assert {line.key: line.amount for line in lines} == {k: v for k, v in sheets[seat].items() if v != 0}
            assert len({line.key for line in lines}) == len(lines)


@pytest.mark.rule("EE-END-02")
def test_these_games_have_every_kind_of_line() -> None:
    """The test above would prove little if its games were dull."""
    seen: set[str] = set()
    for number in range(24):
        for state in busy_game(number):
            if state.result is not None:
                seen |= {line.key for lines in state.result.lines for line in lines}
    assert seen == set(SOURCES)


@pytest.mark.rule("EE-EDGE-72")
@pytest.mark.parametrize("number", range(6))
def test_no_piece_is_ever_lost(number: int) -> None:
    """After every play: 90 tiles by type, 60 action cards by kind, 17 buyer cards, 22 cubes and 3 travel cards a
    player, every buyer of the game, three explorers."""
    for state in busy_game(number):
        data: dict[str, Any] = state.to_json()
        seats = state.n_seats
        tiles: list[str] = [*data["surveyed"]]
        for field in ("piles", "sites", "sold"):
            tiles += [kind for kind, n in data[field].items() for _ in range(n)]
        for field in ("cargo", "hidden"):
            tiles += [kind for hold in data[field] for kind in hold]
        tiles += [kind for stack in data["stacks"].values() for kind in stack]
        assert len(tiles) == 90
        assert [tiles.count(kind) for kind in TYPES] == state.rules.pack.copies

        cards: list[str] = [*data["drawn"], *data["forecast"], *([data["played"]] if data["played"] else [])]
        for field in ("deck", "discard"):
            cards += [card for card, n in data[field].items() for _ in range(n)]
        for field in ("hands", "packs"):
            cards += [card for hand in data[field] for card in hand]
        assert len(cards) == 60
        assert all(cards.count(card) == 2 for card in set(cards))

        assert sum(data["buyer_deck"].values()) + sum(data["buyer_discard"].values()) == 17
        buyers: dict[str, int] = {}
        for queue in data["queues"]:
            assert len(queue) <= 4
            for buyer in queue:
                buyers[buyer] = buyers.get(buyer, 0) + 1
        for field in ("buyers", "ship"):
            for buyer, n in data[field].items():
                buyers[buyer] = buyers.get(buyer, 0) + n
        wild = buyers.pop("wild")
        assert set(buyers.values()) == {6 + seats}
        assert len(buyers) == 5
        assert wild == (7 if seats == 4 else 6)

        for seat in range(seats):
            cubes = data["cubes"][seat] + len(data["guards"][seat]) + data["marks"].count(seat)
            cubes += sum(data["traders"][seat].values()) + sum(data["envoys"][seat].values())
            assert cubes == 22
            assert len(set(data["travel"][seat])) == len(data["travel"][seat]) <= 3
            assert len(data["explorers"][seat]) in (0, 2, 3)
        if data["round"] > 1:
            assert all(len(places) == 3 for places in data["explorers"])
            assert len(set(data["command"])) == 3
