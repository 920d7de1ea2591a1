"""How much may be written about a table: enough for every honest game, and not more than can be read again."""

from __future__ import annotations

import pytest

from digsite import Rng
from digsite.kernel.match import KEPT
from digsite.lab.server.desk import Desk
from digsite.server import bounds
from digsite.server.decide import Actor, free_steps, hand, own_moves
from digsite.server.problems import Problem
from digsite.server.records import exported, imported
from tests.server.core.playing import desk, error, play, said, step, to_a_trade, trade_code


def back(table: Desk, steps: int) -> dict[str, object]:
    """Somebody alone at the table takes back so many moves of whoever moved last."""
    match = table.story.match
    assert match is not None
    seat = max(range(table.story.row.n_seats), key=lambda one: (own_moves(table.story, match, one) or [-1])[0])
    return said(table, "p0", type="undo", seat=seat, steps=steps)


def test_who_takes_back_for_ever_is_refused_and_the_game_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_TAKEN_BACK", 30)
    table = desk("p0", "p0")
    play(table, 4)
    rng = Rng(2)
    for _ in range(15):
        step(table, rng)
        assert back(table, 1)["type"] == "done"
    step(table, rng)
    for seat in (0, 1):
        assert error(table, "p0", type="undo", seat=seat) == "too_long"
    play(table)
    assert table.story.status == "finished"
    assert imported(exported(table.story)).replay().over, "what a table gives out is taken in again"


def test_who_plays_the_game_again_and_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_REPLAYED", 100)
    table = desk("p0", "p0")
    match = table.story.match
    assert match is not None
    answer: dict[str, object] = {}
    for turn in range(40):
        play(table, 60 - match.moves(), seed=turn)
        answer = back(table, 15)  # moves of one seat: as a rule further than any position was kept
        if answer["type"] == "refused":
            break
    assert answer["error"] == "too_long"
    assert 50 < bounds.replayed_moves(match.record.entries) <= 100
    assert back(table, 1)["type"] == "done", "a little is always possible"
    play(table)
    assert imported(exported(table.story)).replay().over


def test_what_nobody_could_carry_out_is_not_voted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_TAKEN_BACK", 2)
    table = desk("p0", "p1")
    play(table, 12)
    for seat in (0, 1):
        assert error(table, f"p{seat}", type="undo", seat=seat, steps=4) == "too_long"
    assert said(table, "p0", type="abandon")["type"] == "done"


def test_what_was_taken_back_is_counted_without_what_others_choose_in_private(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever asks, again and again while a vote is open, could count it."""
    table = desk("p0", "p1")
    play(table, 40)
    seat = to_a_trade(table)
    other = 1 - seat
    assert said(table, f"p{other}", type="abandon")["type"] == "done"
    match = table.story.match
    assert match is not None
    n_moves = len(own_moves(table.story, match, other))

    def answers() -> list[str]:
        found = []
        for most in range(2, 40):
            monkeypatch.setattr(bounds, "MOST_TAKEN_BACK", most)
            found += [error(table, f"p{other}", type="undo", seat=other, steps=n + 1) for n in range(n_moves)]
        return found

    before = answers()
    assert set(before) == {"too_long", "vote_open"}
    code = trade_code(table)
    assert code is not None
    table.answer(seat, code)
    assert answers() == before


def test_positions_are_kept_also_after_going_far_back() -> None:
    table = desk("p0", "p0")
    play(table, 80)
    match = table.story.match
    assert match is not None
    while match.moves() > 2:
        assert back(table, 1)["type"] == "done"
    assert bounds.replayed_moves(match.record.entries) < 80 * 80 / KEPT


def test_nobody_sits_down_and_gets_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SITS", 3)
    table = desk("p0", None, start=False)
    for _ in range(3):
        assert said(table, "eve", type="sit")["type"] == "done"
        assert said(table, "eve", type="leave")["type"] == "done"
    assert error(table, "eve", type="sit") == "too_long"
    assert said(table, "p1", type="sit")["type"] == "done", "that is nobody else's fault"


def test_a_journal_that_is_full_of_other_things_takes_moves_and_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk("p0", "p1", "p2")
    play(table, 5)
    monkeypatch.setattr(bounds, "MOST_ASIDE", 6)
    for _ in range(2):
        assert said(table, "p0", type="hand", level="random")["type"] == "done"
        assert said(table, "p0", type="take_back")["type"] == "done"
    assert error(table, "p0", type="hand", level="random") == "too_long"
    assert error(table, "p0", type="abandon") == "too_long"
    assert said(table, "p2", type="leave")["type"] == "done"
    assert error(table, "p3", type="sit", seat=2) == "too_long"
    play(table)
    assert table.story.status == "finished"


def test_one_seat_cannot_use_up_what_is_there_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ASKS", 3)
    monkeypatch.setattr(bounds, "MOST_UNDOS", 3)
    table = desk("p0", "p1")
    for _ in range(3):
        assert said(table, "p0", type="abandon")["type"] == "done"
        assert said(table, "p1", type="vote", yes=False)["type"] == "done"
    assert error(table, "p0", type="abandon") == "too_long"
    assert said(table, "p1", type="abandon")["type"] == "done", "the other may still ask"
    assert said(table, "p0", type="vote", yes=False)["type"] == "done"

    undone = [0, 0]
    rng = Rng(5)
    while max(undone) < 3:
        step(table, rng)
        seat = table.story.asked[0]
        if free_steps(table.story, seat):
            assert said(table, f"p{seat}", type="undo")["type"] == "done"
            undone[seat] += 1
    seat = undone.index(3)
    while not free_steps(table.story, seat):
        step(table, rng)
    assert error(table, f"p{seat}", type="undo") == "too_long"


def test_the_seat_of_somebody_who_stays_away_can_always_be_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ASIDE", 1)
    table = desk("p0", "p1")
    seat = table.story.asked[0]
    noticed = range(len(table.story.journal))
    plan = hand(table.story, Actor(f"p{1 - seat}"), seat, "random", 1e12, 60.0, noticed)
    assert plan.entries == [("bot", {"seat": seat, "level": "random"})]
    with pytest.raises(Problem) as no:
        hand(table.story, Actor(f"p{seat}"), None, "random", 1e12, 60.0, noticed)
    assert no.value.error == "too_long"


def test_an_honest_game_is_far_from_every_bound() -> None:
    """Four seats and all modules; every move is taken back once before it stands."""
    table = desk("p0", "p0", "p0", "p0", game="excavation_earth", options={"modules": "everything"})
    rng = Rng(1)
    while True:
        step(table, rng)
        if table.story.over:
            break
        assert back(table, 1)["type"] == "done"
        step(table, rng)
        if table.story.over:
            break
    match = table.story.match
    assert match is not None
    assert match.moves() > 200
    assert bounds.taken_back(match.record.entries) < bounds.MOST_TAKEN_BACK / 2
    assert bounds.replayed_moves(match.record.entries) == 0
    assert len(match.record.entries) < bounds.MOST_ENTRIES / 2
