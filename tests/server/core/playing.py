"""Tables for the tests of this folder: in memory, with people p0, p1, … on the seats, and players who choose by lot."""

from __future__ import annotations

import json
from typing import Any

import digsite
from digsite import Rng
from digsite.lab.server.desk import Desk
from digsite.server.decide import Actor
from digsite.server.journal import Entry
from digsite.server.seats import Occupant
from digsite.server.story import Story, replayed

SECRET = "5eed" * 16


def people(*persons: str | None) -> list[Occupant]:
    """Who sits where: a person, "bot", nobody yet but somebody invited ("invited"), or nobody (None)."""
    return [
        Occupant(free=True)
        if person is None
        else Occupant(bot="random")
        if person == "bot"
        else Occupant(free=True, invited=True, name="Ida")
        if person == "invited"
        else Occupant(person=person, name=f"N{i}")
        for i, person in enumerate(persons)
    ]


def desk(
    *persons: str | None,
    game: str = "archaeology",
    options: dict[str, Any] | None = None,
    start: bool = True,
    secret: str = SECRET,
) -> Desk:
    """A table with these people."""
    row, entries = Desk.made(digsite.game(game), options or {}, people(*persons), secret=secret, start=start)
    return Desk(replayed(row, entries))


def play(table: Desk, moves: int = 10_000, seed: int = 0) -> None:
    """So many moves by lot, or up to the end."""
    rng = Rng(seed)
    for _ in range(moves):
        if table.story.over:
            return
        step(table, rng)


def step(table: Desk, rng: Rng) -> None:
    """One move by lot."""
    state = table.story.state
    assert state is not None
    seat = rng.pick(table.story.asked)
    table.answer(seat, rng.pick(state.legal(seat)))


def to_a_trade(table: Desk, seed: int = 1) -> int:
    """Play until somebody can begin to trade, which nobody else may notice; the seat that can."""
    rng = Rng(seed)
    while trade_code(table) is None:
        step(table, rng)
    return table.story.asked[0]


def trade_code(table: Desk) -> int | None:
    """The code that begins a trade, if it may be played."""
    state = table.story.state
    assert state is not None
    found = [code for code in state.legal() if state.game.codes.name(code) == "trade"]
    return found[0] if found else None


def said(table: Desk, person: str | None, only: int | None = None, **command: Any) -> dict[str, Any]:
    """The answer to a command."""
    command["type"] = command["type"].replace("_", "-")
    answer: dict[str, Any] = json.loads(table.send(Actor(person, "", only), command))
    return answer


def error(table: Desk, person: str | None, only: int | None = None, **command: Any) -> str:
    """The key of the problem with which a command is answered; it has changed nothing."""
    before = (table.story.seq, table.story.status, list(table.story.seats), table.story.asked)
    answer = said(table, person, only, **command)
    assert answer["type"] == "refused", answer
    assert (table.story.seq, table.story.status, list(table.story.seats), table.story.asked) == before
    found: str = answer["error"]
    return found


def with_entries(story: Story, *more: tuple[str, dict[str, Any]]) -> Story:
    """The story that the same journal tells with more entries behind it."""
    entries = [*story.journal]
    entries += [Entry(len(entries) + i, kind, data, 0.0) for i, (kind, data) in enumerate(more)]
    return replayed(story.row, entries)
