"""Events: who is told of them, and which fields they may read."""

from __future__ import annotations

import json

import pytest

import digsite
from digsite.kernel.events import ANSWERED_ITSELF, EVERYONE, HIDDEN, Event, EventKind
from tests.kernel.toy import HIDDEN_PEBBLE, NOTED, TAKEN, pebble_rules, seen, table

GAMES = [*digsite.game_keys(), "_template"]


def test_an_open_event_is_told_to_all() -> None:
    told = {"kind": "taken", "seat": 1, "n": 2}
    assert seen(TAKEN, 1, 2) == [told, told, told]


def test_a_secret_field_is_hidden_from_the_others() -> None:
    whole = {"kind": "hidden", "seat": 1, "n": 2}
    assert seen(HIDDEN_PEBBLE, 1, 2, 1 << 1) == [{**whole, "n": HIDDEN}, whole, {**whole, "n": HIDDEN}]


def test_two_seats_may_share_a_secret() -> None:
    told = seen(HIDDEN_PEBBLE, 1, 2, 0b11)
    assert [None if event is None else event["n"] for event in told] == [2, 2, HIDDEN]


def test_a_silent_event_is_told_to_nobody_else() -> None:
    assert seen(NOTED, 0, 2, 1 << 0) == [{"kind": "noted", "seat": 0, "n": 2}, None, None]


def test_a_silent_event_for_everyone_is_told_to_everyone() -> None:
    assert None not in seen(NOTED, 0, 2, EVERYONE)


def test_an_event_that_nobody_may_see() -> None:
    assert seen(NOTED, 0, 2, 0) == [None, None, None]
    event = Event(HIDDEN_PEBBLE, 0, 1, 0, 0, 0)
    assert [event.may_see(seat) for seat in (0, 1, 4, None)] == [False] * 4


def test_whole_tells_all() -> None:
    kind = EventKind("three", ["x", "y", "z"], ["TP-BID-01"], secret=["y"])
    event = Event(kind, 1, 7, 8, 9, 1 << 2)
    assert event.whole() == {"kind": "three", "seat": 1, "x": 7, "y": 8, "z": 9}
    assert event.seen(0) == {"kind": "three", "seat": 1, "x": 7, "y": HIDDEN, "z": 9}
    assert event.seen(2) == event.whole()


def test_what_a_reader_does_to_it_changes_nothing() -> None:
    event = Event(TAKEN, 0, 1, 0, 0, EVERYONE)
    told = event.seen(0)
    assert told is not None
    told.clear()
    event.whole().clear()
    assert event.seen(0) == event.whole() == {"kind": "taken", "seat": 0, "n": 1}


def test_a_muted_state_keeps_no_events() -> None:
    s = table(pebble_rules())
    s.muted = True
    s.emit(TAKEN, 0, 1)
    assert s.events == []


@pytest.mark.parametrize("key", GAMES)
def test_the_kinds_of_a_game(key: str) -> None:
    """Names are unique, at most three fields, only real fields are secret, and silent events hide something."""
    kinds = digsite.game(key).event_kinds
    assert ANSWERED_ITSELF in kinds
    assert len({kind.name for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert len(kind.fields) <= 3
        assert set(kind.secret) <= set(kind.fields)
        assert not kind.silent or kind.secret
        assert kind.rules or kind is ANSWERED_ITSELF
        json.dumps(Event(kind, 0, 1, 2, 3, EVERYONE).whole())


def test_what_an_event_means_never_changes() -> None:
    for kind in digsite.game("archaeology").event_kinds:
        assert all(isinstance(part, tuple) for part in (kind.fields, kind.rules, kind.secret))
