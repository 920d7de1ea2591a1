"""The story of a table follows from its row and its journal, and says exactly why it cannot go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from digsite.server import decide
from digsite.server.decide import Actor
from digsite.server.journal import Entry
from digsite.server.soundness import whole
from digsite.server.story import Story, replayed
from digsite.server.tell import told_from_the_start
from tests.server.core.playing import desk, play, to_a_trade, trade_code, with_entries


def test_the_same_journal_tells_the_same_story() -> None:
    table = desk("p0", "p1", game="excavation_earth")
    play(table, 40)
    again = replayed(table.story.row, table.story.journal)
    assert again.state == table.story.state
    assert (again.seats, again.status, again.asked_since) == (
        table.story.seats,
        table.story.status,
        table.story.asked_since,
    )
    assert again.asked_bits == sum(1 << seat for seat in again.asked)


def test_an_entry_that_does_not_follow_is_not_taken() -> None:
    story = desk("p0", "p1").story
    for seq in (story.seq, story.seq + 2):
        with pytest.raises(ValueError, match=f"entry {seq} cannot follow {story.seq}"):
            story.apply(Entry(seq, "abandon", {}, 0.0))
    assert story.status == "running"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules_version": 0}, "the game was begun by rules version 0 of Archaeology"),
        ({"components": "sha256:0"}, "the game was begun with components 'sha256:0'; the pack in use is 'sha256:"),
        ({"game": "chess"}, "this Digsite does not have the game 'chess'"),
        ({"options": {"monument": "atlantis"}}, "the table cannot be set up here: option monument"),
    ],
)
def test_a_table_begun_by_other_rules_says_which(change: dict[str, Any], why: str) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    story = replayed(replace(table.story.row, **change), table.story.journal)
    assert story.frozen.startswith(why)
    assert (story.asked, story.state, story.seq) == ([], None, table.story.seq)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (("move", {"seat": 0, "code": 10_000_000}), "cannot be replayed: "),
        (("move", {"seat": 7, "code": 0}), "cannot be replayed: "),
        (("undo", {"seat": 0, "to": 99, "redraw": None}), "cannot be replayed: "),
        (("dance", {}), "is of a kind that this Digsite does not know: 'dance'"),
    ],
)
def test_a_journal_that_cannot_be_replayed_is_shown_up_to_there(entry: tuple[str, dict[str, Any]], why: str) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    story = with_entries(table.story, entry, ("leave", {"seat": 1, "level": "random"}))
    assert story.frozen.startswith(f"entry {table.story.seq + 1} {why}")
    assert story.state == table.story.state
    assert story.asked == []
    assert story.seats[1].free


def gone(entries: list[Entry]) -> None:
    """Two entries are lost."""
    del entries[3:5]


def spoilt(data: Any) -> Callable[[list[Entry]], None]:
    """An entry holds something else."""

    def spoil(entries: list[Entry]) -> None:
        entries[3] = replace(entries[3], data=data)

    return spoil


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (gone, "entry 3 is missing"),
        *((spoilt(data), "entry 3 is damaged") for data in ({}, [1], {"seat": 9, "code": 1}, {"seat": "0", "code": 1})),
    ],
)
def test_a_journal_that_lost_something_is_shown_up_to_there(spoil: Callable[[list[Entry]], object], why: str) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    entries = list(table.story.journal)
    assert entries[3].kind == "move"
    spoil(entries)
    story = replayed(table.story.row, whole(entries, 2))
    assert (story.frozen, story.seq, story.asked) == (why, table.story.seq, [])
    assert story.state == replayed(table.story.row, table.story.journal[:3]).state
    for audience in ((), (0,), (1,), (0, 1)):
        assert all(then.seq >= 0 for then, _ in told_from_the_start(table.story.row, whole(entries, 2), audience))


@pytest.mark.parametrize("status", ["running", "finished"])
def test_where_an_undo_was_asked_for_a_table_of_other_rules_is_shown_too(status: str) -> None:
    """The moves are not taken up there, so that nobody can say which of them were to go."""
    table = desk("p0", "p1")
    play(table, 5)
    asks = ("ask", {"seat": 0, "what": "undo", "to": 2}), ("vote", {"seats": [1], "yes": False})
    journal = with_entries(table.story, *asks).journal
    row = replace(table.story.row, rules_version=0, status=status)
    for audience in ((), (0,), (0, 1)):
        assert [then.frozen != "" for then, _ in told_from_the_start(row, journal, audience)] == [True] * len(journal)


@pytest.mark.parametrize("to", [-1, 5, 99])
def test_an_undo_to_a_move_that_never_was_freezes_the_table(to: int) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    assert len(table.story.line) == 5
    story = with_entries(table.story, ("ask", {"seat": 0, "what": "undo", "to": to}))
    assert story.frozen == f"entry {story.seq} cannot be replayed: there is no move {to} to undo"
    assert story.proposal is None


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("made", {"seats": []}),
        ("made", {"seats": [1, 2]}),
        ("made", {"seats": [{}, {}]}),
        ("made", {"seats": [{"person": None, "colour": "red"}] * 2}),
        ("start", {"stay": "two"}),
        ("vote", {"seats": [[0]], "yes": True}),
        ("vote", {"seats": [2], "yes": True}),
        ("vote", {"seats": [0], "yes": "yes"}),
        ("sit", {"seat": 2, "person": "p", "name": "P"}),
        ("undo", {"seat": 0, "to": 1}),
        ("ask", {"seat": 0, "what": "undo"}),
    ],
)
def test_an_entry_that_holds_something_else_is_damaged(kind: str, data: dict[str, Any]) -> None:
    assert [entry.kind for entry in whole([Entry(0, kind, data, 0.0)], 2)] == ["damaged"]


def test_entries_that_are_gone_from_the_end_are_missing_too() -> None:
    """Else the table would look sound, and every move would be refused because somebody else was quicker."""
    table = desk("p0", "p1")
    play(table, 5)
    journal = table.story.journal
    found = whole(journal[:-2], 2, last=table.story.seq)
    assert [entry.kind for entry in found[-3:]] == [journal[-3].kind, "missing", "missing"]
    assert replayed(table.story.row, found).frozen == f"entry {table.story.seq - 1} is missing"
    assert [entry.kind for entry in whole([], 2, last=1)] == ["missing", "missing"]


@pytest.mark.parametrize("status", ["running", "finished", "abandoned"])
def test_a_table_that_lost_its_start_has_begun_nevertheless(status: str) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    journal = whole([entry for entry in table.story.journal if entry.kind != "start"], 2)
    story = replayed(replace(table.story.row, status=status), journal)
    assert (story.frozen, story.status, story.asked) == ("entry 1 is missing", status, [])


def test_a_sound_journal_is_left_as_it_is() -> None:
    table = desk("p0", "p1")
    play(table, 8)
    journal = table.story.journal
    assert whole(journal, 2) == journal
    assert whole(journal[4:], 2, 3) == journal[4:]


def test_a_story_before_its_first_entry_is_empty() -> None:
    story = Story(desk("p0", "p1").story.row)
    assert (story.seq, story.status, story.state, story.asked) == (-1, "waiting", None, [])
    assert all(seat.free for seat in story.seats)


def test_a_vote_for_taking_back_what_nobody_saw_ends_when_it_is_carried_out() -> None:
    """Nothing that everybody sees has changed, and yet the vote is over; but a free undo in private leaves it open."""
    table = desk("p0", "p1")
    seat = to_a_trade(table)
    table.answer(seat, trade_code(table) or 0)
    to = len(table.story.line) - 1
    asked = [("ask", {"seat": seat, "what": "undo", "to": to}), ("vote", {"seats": [1 - seat], "yes": True})]
    agreed = with_entries(table.story, *asked, ("undo", {"seat": seat, "to": to, "redraw": 5}))
    assert (agreed.frozen, len(agreed.line), agreed.proposal) == ("", to, None)
    asked[0][1].update(what="abandon", to=0)
    free = with_entries(table.story, *asked[:1], ("undo", {"seat": seat, "to": to, "redraw": None}))
    assert free.proposal is not None


def test_a_vote_about_nothing_changes_nothing() -> None:
    table = desk("p0", "p1")
    story = with_entries(table.story, ("vote", {"seats": [0], "yes": True}))
    assert story.proposal is None
    assert not story.frozen


def test_a_bot_goes_on_for_a_guest_who_comes_back_with_an_account() -> None:
    table = desk("p0", "p1")
    table.write(decide.hand(table.story, Actor("p0"), 0, "random", 0.0, 0.0, []))
    table.write(decide.bring(table.story, "p0", "account"))
    assert (table.story.seats[0].person, table.story.seats[0].bot) == ("account", "random")
    assert table.story.seats_of("p0") == []
    again = replayed(table.story.row, table.story.journal)
    assert again.seats == table.story.seats


def test_who_sits_down_in_an_older_journal_plays() -> None:
    table = desk("p0", "p1")
    old = with_entries(
        table.story,
        ("bot", {"seat": 0, "level": "random"}),
        ("sit", {"seat": 0, "person": "account", "name": "N0"}),
    )
    assert (old.seats[0].person, old.seats[0].bot) == ("account", None)
