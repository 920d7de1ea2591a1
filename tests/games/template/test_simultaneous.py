"""Questions to several seats at once: any order, hidden until all are in, and records, views and worlds in between."""

from __future__ import annotations

import itertools
import json

import pytest

import digsite
from digsite import IllegalMove, Match, Record, Rng
from digsite.games._template.state import Auction

GAME = digsite.game("_template")
VIEWERS = (None, 0, 1, 2)


def auction(seed: int = 3) -> Auction:
    s = GAME.new(seats=3, seed=seed)
    assert isinstance(s, Auction)
    return s


BIDS = {0: 1, 1: 4, 2: 2}
"""The code that each seat bids."""


@pytest.mark.rule("TP-BID-02")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_any_order_gives_the_same_position(order: tuple[int, ...]) -> None:
    s, by_seat = auction(), auction()
    for seat in order:
        s.play(BIDS[seat], seat=seat)
    for seat in range(3):
        by_seat.play(BIDS[seat])
    assert s == by_seat
    assert [e.whole() for e in s.events][1:] == [e.whole() for e in by_seat.events][1:], "but for the last bid"


@pytest.mark.rule("TP-BID-02")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_whoever_has_not_bid_is_asked(order: tuple[int, ...]) -> None:
    s = auction()
    waiting = [0, 1, 2]
    for seat in order:
        assert s.seats == waiting
        assert s.seat == waiting[0]
        assert [viewer for viewer in range(3) if s.legal(viewer)] == waiting
        assert s.view(None)["to_act"] == waiting
        assert s.prize > 0
        assert s.won == [[], [], []]
        s.play(BIDS[seat], seat=seat)
        waiting.remove(seat)
    assert s.seats == [0, 1, 2]
    assert len(s.won[1]) == 1


@pytest.mark.rule("TP-BID-02")
def test_a_seat_that_has_bid_is_told_to_wait() -> None:
    s = auction()
    s.play(2, seat=1)
    before = s.to_json()
    for code in range(GAME.codes.size):
        refusal = s.why_not(code, 1)
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("TP-BID-02", "already-bid")
        assert refusal.words == "Your bid is in; wait for the others."
        with pytest.raises(IllegalMove, match="TP-BID-02"):
            s.play(code, seat=1)
    assert s.to_json() == before
    assert s.legal(1) == []
    assert s.question_for(1) is None
    question = s.question_for(2)
    assert question is not None
    assert (question.seat, [option.code for option in question.options]) == (2, s.legal(2))


def test_without_a_seat_the_first_who_is_asked_bids() -> None:
    s = auction()
    s.play(2, seat=0)
    s.play(3)
    assert s.bids == [3, 4, 0]


@pytest.mark.rule("TP-BID-02")
def test_views_in_the_middle_of_a_bid_do_not_depend_on_it() -> None:
    """Twins that differ in a hidden bid look the same to everybody else."""
    for code in range(1, 5):
        one, other = auction(), auction()
        one.play(0, seat=1)
        other.play(code, seat=1)
        for viewer in VIEWERS:
            same = one.view(viewer) == other.view(viewer)
            assert same == (viewer != 1)
            told = [[event.seen(viewer) for event in s.events] for s in (one, other)]
            assert (told[0] == told[1]) == (viewer != 1)
        for seat in (0, 2):
            assert one.legal(seat) == other.legal(seat)
        for seat in range(3):
            for asked in range(GAME.codes.size):
                said = [s.why_not(asked, seat) for s in (one, other)]
                assert [None if r is None else r.words for r in said[:1]] == [
                    None if r is None else r.words for r in said[1:]
                ]


@pytest.mark.rule("TP-BID-02")
@pytest.mark.parametrize("done", [(), (0,), (1,), (2,), (0, 2), (1, 2)])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_world_drawn_in_the_middle_of_a_bid(done: tuple[int, ...], viewer: int | None) -> None:
    s = auction()
    for seat in range(3):
        s.play(BIDS[seat])
    for seat in done:
        s.play(s.legal(seat)[BIDS[seat] % 3], seat=seat)
    view = s.view(viewer)
    text = json.dumps(view)
    found: dict[int, set[int]] = {seat: set() for seat in range(3)}
    prizes = set()
    for seed in range(40):
        world = GAME.sample(view, Rng(seed))
        assert isinstance(world, Auction)
        assert world.view(viewer) == view
        assert world.seats == s.seats
        assert [world.legal(seat) for seat in range(3)] == [s.legal(seat) for seat in range(3)]
        for seat in range(3):
            found[seat].add(world.bids[seat])
        prizes.add(tuple(world.prizes))
        digsite.playout(world, Rng(seed))
        assert world.over
    assert json.dumps(view) == text
    for seat in range(3):
        if seat not in done:
            assert found[seat] == {0}
        elif seat == viewer:
            assert found[seat] == {s.bids[seat]}
        else:
            assert len(found[seat]) == 4, "every card that is still held could be the bid"
    assert len(prizes) > 3


@pytest.mark.parametrize("done", [(1,), (2,), (2, 0), (1, 2)])
def test_a_position_in_the_middle_of_a_bid(done: tuple[int, ...]) -> None:
    s = auction()
    for seat in done:
        s.play(BIDS[seat], seat=seat)
    again = GAME.from_json(json.loads(json.dumps(s.to_json())))
    assert again == s
    assert again.seats == s.seats
    for seat in s.seats:
        s.play(BIDS[seat], seat=seat)
    for seat in again.seats:
        again.play(BIDS[seat], seat=seat)
    assert again == s


def test_a_copy_in_the_middle_of_a_bid() -> None:
    s = auction()
    s.play(4, seat=2)
    twin = s.copy()
    twin.play(0, seat=1)
    assert s.seats == [0, 1]
    assert twin.seats == [0]


def test_a_record_keeps_who_bid_when() -> None:
    record, rng = Record.start("_template", seats=4, seed=12), Rng(5)
    match = Match(record, [0, 1, 2, 3])
    while not match.state.over:
        seat = rng.pick(match.state.seats)
        match.play(rng.pick(match.state.legal(seat)), seat=seat)
    seats = [entry.seat for entry in record.entries]
    assert seats != [k % 4 for k in range(20)], "they did not bid in turn"
    assert sorted(seats[:4]) == [0, 1, 2, 3]
    for form in (Record.from_json(json.loads(json.dumps(record.to_json()))), Record.from_text(record.to_text())):
        assert [entry.seat for entry in form.entries] == seats
        assert form.verify() == match.state


def test_a_record_refuses_a_second_bid() -> None:
    record = Record.start("_template", seats=3, seed=12)
    record.add(1, seat=2)
    record.add(1, seat=2)
    with pytest.raises(digsite.BadRecord, match=r"move 2, seat 2: .*TP-BID-02"):
        record.replay()


def test_a_consent_undo_in_the_middle_of_a_bid() -> None:
    match = Match(Record.start("_template", seats=3, seed=2), [0, 1, 2])
    for seat in (2, 0, 1, 1):
        match.play(match.state.legal(seat)[seat], seat=seat)
    match.undo(2, 0, [1, 2], Rng(4))
    assert match.state.seats == [1]
    match.play(0, seat=1)
    assert match.record.verify() == match.state
