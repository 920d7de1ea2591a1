"""Records out and in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import digsite
from digsite import BadRecord, Record
from digsite.kernel.fairness import seed_of
from digsite.server.making import new_table
from digsite.server.problems import Problem
from digsite.server.records import exported, imported
from digsite.server.story import replayed
from tests.server.core.playing import SECRET, desk, people, play, said


def test_a_finished_game_verifies_with_its_undos_and_its_secret() -> None:
    table = desk("p0", "bot", "p0")
    play(table, 15)
    said(table, "p0", type="undo", seat=0)
    play(table)
    data = json.loads(json.dumps(exported(table.story)))
    record = Record.from_json(data)
    state = record.verify()
    assert state.over
    assert (record.secret, record.players) == (SECRET, ["N0", "random", "N2"])
    assert any(move[0] == "undo" and len(move) == 3 for move in data["moves"])


def test_a_game_that_goes_on_keeps_its_secrets() -> None:
    for table in (desk("p0", "p1"), desk("p0", None, start=False)):
        with pytest.raises(Problem) as problem:
            exported(table.story)
        assert problem.value.error == "not_over"


def test_a_table_closed_before_the_start_has_no_record() -> None:
    table = desk("p0", "p1", start=False)
    said(table, "host", type="abandon")
    with pytest.raises(Problem) as problem:
        exported(table.story)
    assert problem.value.error == "not_started"


def test_an_abandoned_game_verifies_too() -> None:
    table = desk("p0", "bot")
    play(table, 9)
    said(table, "p0", type="abandon")
    record = Record.from_json(exported(table.story))
    record.verify()
    assert len(record.entries) == 9


def test_a_table_of_other_rules_is_told_as_it_stands() -> None:
    table = desk("p0", "p1")
    play(table, 9)
    said(table, "p0", type="undo")
    frozen = replayed(replace(table.story.row, rules_version=0, status="running"), table.story.journal)
    with pytest.raises(Problem, match="not_over"):  # elsewhere it may still go on, and the record tells all
        exported(frozen)
    frozen.status = "abandoned"
    data = exported(frozen)
    assert table.story.match is not None
    assert data["moves"] == [entry.to_json() for entry in table.story.match.record.entries]
    assert (data["seed"], data["rules_version"]) == (seed_of(SECRET), 0)
    with pytest.raises(BadRecord, match="rules version 0"):
        imported(data)
    data["rules_version"] = table.story.row.rules_version
    imported(data)


def test_a_record_that_is_brought_goes_on_where_it_ends() -> None:
    table = desk("p0", "bot", "bot")
    play(table, 12)
    said(table, "p0", type="undo")
    said(table, "p0", type="abandon")
    record = imported(exported(table.story))
    made = new_table(
        record.game,
        record.options,
        people("p0", "p0", "p0"),
        host="p0",
        listed=False,
        start=True,
        now=0.0,
        record=record,
    )
    story = replayed(made.row, made.entries)
    assert story.state == table.story.state
    assert (made.row.status, made.row.seed) == ("running", record.seed)
    assert made.row.asked == story.asked_bits


def test_an_undo_in_a_record_is_of_the_seat_whose_move_it_took_back() -> None:
    """A record does not say who went back; the log of the table that is made of it does."""
    table = desk("p0", "p0", "p0")
    play(table, 30)
    for seat in (2, 1, 0, 2):
        assert said(table, "p0", type="undo", seat=seat)["type"] == "done"
        play(table, 4)
    said(table, "p0", type="abandon")
    record = imported(exported(table.story))
    seats = people("p0", "p0", "p0")
    made = new_table(record.game, record.options, seats, host="p0", listed=False, start=True, now=0.0, record=record)
    assert [entry.data["seat"] for entry in made.entries if entry.kind == "undo"] == [2, 1, 0, 2]


@pytest.mark.parametrize("flaw", ["seed", "moves", "components"])
def test_a_record_that_was_changed_is_refused(flaw: str) -> None:
    table = desk("p0", "bot")
    play(table)
    data = json.loads(json.dumps(exported(table.story)))
    if flaw == "seed":
        data["seed"] += 1
    elif flaw == "moves":
        data["moves"].pop()
    else:
        data["options"]["components"] = "/etc/passwd"
    with pytest.raises((BadRecord, Problem)):
        imported(data)


def test_every_game_can_be_exported() -> None:
    for key in digsite.game_keys():
        table = desk("p0", "bot", game=key)
        play(table, 5)
        said(table, "p0", type="abandon")
        Record.from_json(exported(table.story)).verify()
