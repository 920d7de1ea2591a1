"""The short form of the fault driver: real servers that are killed, real databases that go away."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from digsite import BadInput
from digsite.lab.server.book import Line, Page, check_journal, check_page
from digsite.lab.server.chaos import ALL, ONE
from digsite.lab.server.client import Message, Seat
from digsite.lab.server.faults import Outcome, Plan, perform
from digsite.lab.server.postgres import Postgres

# Players whose servers are killed leave broken sockets behind, on purpose; they are collected with their own test.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(autouse=True)
def broken_sockets() -> Iterator[None]:
    yield
    gc.collect()


def fine(outcome: Outcome) -> Outcome:
    """The outcome, with nothing wrong in it."""
    assert not outcome.wrong, "\n".join(outcome.lines())
    assert outcome.tables
    assert outcome.done["moves acknowledged"]
    return outcome


def test_sqlite_survives_kills() -> None:
    """No acknowledged move is lost or doubled, all tables finish, all records verify."""
    outcome = fine(perform(Plan(kills=3, tables=3)))
    assert outcome.done["kills"] >= 3
    assert len(outcome.recoveries[ALL]) == outcome.done["kills"] - outcome.done["kills while starting"]


def test_postgresql_survives_kills_and_an_outage(postgres: Postgres) -> None:
    """The same while the database goes away for seconds."""
    outcome = fine(perform(Plan(database="postgresql", kills=3, outages=1, tables=3, seed=1), postgres))
    assert outcome.done["kills"] >= 3
    assert outcome.done["outages"] == 1


def test_players_of_one_table_are_served_by_different_servers(postgres: Postgres) -> None:
    """And when one of these dies in mid-game, the game goes on at the other."""
    outcome = fine(perform(Plan(database="postgresql", servers=2, kills=1, tables=2, seed=2), postgres))
    assert len(outcome.recoveries[ONE]) == 1


def test_a_worker_that_dies_is_replaced(postgres: Postgres) -> None:
    """The other one goes on meanwhile."""
    outcome = fine(perform(Plan(database="postgresql", workers=2, kills=1, tables=2, seed=0), postgres))
    assert outcome.done["worker kills"] == 1
    assert len(outcome.recoveries[ONE]) == 1


@pytest.mark.parametrize(
    "wrong", [{"database": "mysql"}, {"servers": 2}, {"workers": 2}, {"outages": 1}, {"tables": 0}]
)
def test_a_plan_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"--\w+|SQLite"):
        Plan(**wrong)


# --- the auditor itself: it must find what is wrong ------------------------------------------------


def update(seq: int, kind: str, asked: int | None, value: int) -> Message:
    """A message to seat 0, who is asked something from that message on."""
    question = None if asked is None else {"seq": asked, "options": []}
    told = {"seat": 0, "view": {"changed": {"value": value}, "gone": []}, "question": question}
    return {"type": "update", "seq": seq, "at": 0.0, "what": {"kind": kind, "seat": 0}, "asked": [0], "told": [told]}


MESSAGES = [update(0, "start", 0, 1), update(1, "move", 1, 2), update(2, "move", None, 3)]
FULL: Message = {
    "type": "full",
    "seq": 2,
    "as": [0],
    "table": {},
    "asked": [0],
    "told": [{"seat": 0, "view": {"changed": {"value": 3}, "gone": []}, "question": None}],
}
JOURNAL = [Line(0, "start", {}), Line(1, "move", {"seat": 0, "code": 5}), Line(2, "move", {"seat": 0, "code": 6})]


def page() -> Page:
    """Somebody who has played code 5 and code 6, and heard everything."""
    seat = Seat("http://127.0.0.1", "t")
    made = Page(seat)
    seat.seq, seat.seats = -1, [0]
    for message in MESSAGES:
        made.hear(message)
        seat.apply(message)
    for asked, code in ((0, 5), (1, 6)):
        made.send(asked, code)
        made.acknowledge(asked, code, asked + 1)
    return made


def found(made: Page, told: list[Message] | None = None, journal: list[Line] | None = None) -> str:
    """What the auditor says."""
    return "; ".join(
        check_page(made, FULL, MESSAGES if told is None else told, JOURNAL if journal is None else journal)
    )


def test_the_auditor_finds_nothing_where_all_is_well() -> None:
    assert found(page()) == ""
    assert list(check_journal(JOURNAL)) == []


def test_the_auditor_finds_a_move_that_was_lost() -> None:
    other = [JOURNAL[0], JOURNAL[1], Line(2, "move", {"seat": 0, "code": 7})]
    assert "LOST" in found(page(), journal=other)
    assert "and never sent" in found(page(), journal=other)
    assert "has 1 moves of this seat, and 2 were told" in found(page(), journal=JOURNAL[:2])
    assert list(check_journal([JOURNAL[0], JOURNAL[2]]))


def test_the_auditor_finds_a_move_that_was_doubled() -> None:
    made = page()
    made.acknowledge(1, 6, 2)
    assert "DOUBLED" in found(made)


def test_the_auditor_finds_an_answer_that_was_taken_twice() -> None:
    told = [MESSAGES[0], update(1, "move", 0, 2), MESSAGES[2]]
    assert "DOUBLED: a question was answered twice" in found(page(), told)


def test_the_auditor_finds_what_was_told_and_is_not_true() -> None:
    told = [MESSAGES[0], update(1, "move", 1, 9), MESSAGES[2]]
    assert "message 1 was told otherwise" in found(page(), told)
    assert "message 2 was told and is not there" in found(page(), MESSAGES[:2])


def test_the_auditor_finds_a_view_that_is_wrong() -> None:
    made = page()
    made.seat.views[0]["value"] = 4
    assert "differ in `views`" in found(made)
