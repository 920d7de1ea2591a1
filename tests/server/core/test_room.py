"""A room: who hears what as whom, also where seats change hands, and a room that was forgotten."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from digsite.lab.server.desk import Desk, taken
from digsite.server.decide import Actor, Plan
from digsite.server.room import MOST_MISSED, OUTBOX, Room, Viewer, missed
from digsite.server.saying import Style
from digsite.server.story import replayed
from tests.server.core.playing import desk, play


def messages(viewer: Viewer) -> list[dict[str, Any]]:
    return [json.loads(text) for text in taken(viewer)]


def leave_and_go_on(table: Desk, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Entries of one batch: somebody leaves, and the seat plays on."""
    state = table.story.state
    assert state is not None
    return [
        ("leave", {"seat": seat, "level": "random"}),
        ("move", {"seat": state.seat, "code": state.legal()[0]}),
    ]


def test_who_loses_a_seat_in_mid_batch_hears_no_more_as_it() -> None:
    table = desk("p0", "p1")
    play(table, 8)
    viewer = table.listen(Actor("p1"))
    taken(viewer)
    table.write(Plan(leave_and_go_on(table, 1)))
    (only,) = messages(viewer)
    assert only["type"] == "full"
    assert only["as"] == []
    state = table.story.state
    assert state is not None
    assert only["told"][0]["view"]["changed"] == state.view(None)
    assert only["told"][0]["question"] is None


def test_who_gains_a_seat_in_mid_batch_hears_everything_as_it() -> None:
    table = desk("p0", "p1")
    play(table, 8)
    watcher = table.listen(Actor("p9"))
    one_seat = table.listen(Actor("p0"))
    taken(watcher)
    taken(one_seat)
    entries = leave_and_go_on(table, 1)
    entries.insert(1, ("sit", {"seat": 1, "person": "p9", "name": "New"}))
    table.write(Plan(entries))
    left, full = messages(watcher)
    assert left["what"] == {"kind": "leave", "seat": 1}
    assert [item["seat"] for item in left["told"]] == [None]
    assert (full["type"], full["as"]) == ("full", [1])
    assert [message["what"]["kind"] for message in messages(one_seat)] == ["leave", "sit", "move"]
    play(table, 3)
    assert all(message["type"] == "update" for message in messages(watcher))


def test_a_token_hears_one_seat_and_nothing_when_the_seat_has_gone() -> None:
    table = desk("p0", "p0")
    viewer = table.listen(Actor("p0", only=1))
    (full,) = messages(viewer)
    assert full["as"] == [1]
    assert [item["seat"] for item in full["told"]] == [1]
    table.write(Plan([("leave", {"seat": 1, "level": "random"})]))
    (full,) = messages(viewer)
    assert full["as"] == []


def test_words_name_people_as_they_were_called_then() -> None:
    """Told at once or told again, a message says the same: also when entries came in one batch."""
    table = desk("p0", "p1")
    play(table, 8)
    viewer = table.listen(Actor("p0"), Style("en"))
    taken(viewer)
    heard = viewer.heard
    entries = leave_and_go_on(table, 1)
    entries.append(("sit", {"seat": 1, "person": "p9", "name": "Somebody Else"}))
    table.write(Plan(entries))
    again = missed(table.story.row, table.story.journal, (0,), heard, Style("en"))
    assert messages(viewer) == [json.loads(json.dumps(message)) for _, message in again]


@pytest.mark.parametrize("change", [{"rules_version": 0}, {"game": "chess"}])
def test_a_finished_table_of_other_rules_is_told_as_finished(change: dict[str, Any]) -> None:
    """Also the secret of its chance is told, for nothing is hidden any more. Messages keep their numbers later on."""
    good = desk("p0", "p1")
    play(good)
    table = Desk(replayed(replace(good.story.row, status="finished", **change), good.story.journal))
    (full,) = messages(table.listen(Actor("p0")))
    assert (full["table"]["status"], full["table"]["secret"]) == ("finished", table.story.row.secret)
    told = missed(table.story.row, table.story.journal, (0,), -1, Style())
    assert told[-1][1]["seq"] == full["seq"]
    table.write(Plan([("rematch", {"table": "another"})]))
    again = missed(table.story.row, table.story.journal, (0,), -1, Style())
    assert again[: len(told)] == told
    assert {**told[-1][1]["table"], "rematch": "another"} == again[-1][1]["table"]


def test_a_room_that_was_forgotten_tells_only_what_was_missed() -> None:
    table = desk("p0", "p1")
    viewers = [table.listen(Actor(person)) for person in ("p0", "p1", None)]
    play(table, 10)
    live = [taken(viewer) for viewer in viewers]
    play(table, 10, seed=1)
    meant = [taken(viewer) for viewer in viewers]
    for viewer, told in zip(viewers, live, strict=True):
        viewer.heard = json.loads(told[-1])["seq"]
    room = Room("table")
    room.viewers.update(viewers)
    story = replayed(table.story.row, table.story.journal)
    for viewer in viewers:
        room.tell_missed(story, viewer)
    assert [taken(viewer) for viewer in viewers] == meant


def test_a_viewer_who_missed_something_is_told_it_before_what_is_new() -> None:
    table = desk("p0", "p1")
    viewer = table.listen(Actor("p0"))
    play(table, 6)
    told = taken(viewer)
    viewer.heard -= 2
    play(table, 1, seed=1)
    numbers = [message["seq"] for message in messages(viewer)]
    last = json.loads(told[-1])["seq"]
    assert numbers[:2] == [last - 1, last]
    assert numbers == list(range(last - 1, last - 1 + len(numbers)))


def test_a_viewer_who_is_too_slow_is_lost_and_nobody_waits() -> None:
    table = desk("p0", "p1")
    viewer = table.listen(Actor("p0"))
    for number in range(OUTBOX):
        viewer.put(str(number))
    assert viewer.lost.is_set()
    assert viewer.outbox.qsize() == OUTBOX


def test_who_comes_back_hears_what_was_missed_before_what_is_new() -> None:
    viewer = Viewer(Actor("p0"))
    viewer.hold_back()
    viewer.put("new", 3)
    assert viewer.outbox.empty()
    viewer.hand_over([(1, 1, "one"), (2, 2, "two")])
    viewer.put("newer", 4)
    assert taken(viewer) == ["one", "two", "new", "newer"]
    assert not viewer.lost.is_set()


def test_the_largest_messages_that_may_be_missed_fit_into_an_outbox() -> None:
    """Four seats at one screen, with all figures: some 160 kB each."""
    viewer = Viewer(Actor("p0"))
    viewer.hold_back()
    for number in range(20):
        viewer.put("n" * 161_000, number)
    viewer.hand_over([(number, number, "m" * 161_000) for number in range(MOST_MISSED)])
    assert not viewer.lost.is_set()
    assert len(taken(viewer)) == MOST_MISSED + 20
    for number in range(OUTBOX):
        viewer.put("n" * 161_000, number)
    assert viewer.lost.is_set(), "but there is an end to it"


def test_what_is_held_back_has_a_bound() -> None:
    viewer = Viewer(Actor("p0"))
    viewer.hold_back()
    for number in range(MOST_MISSED + 1):
        viewer.put("n", number)
    assert viewer.lost.is_set()
