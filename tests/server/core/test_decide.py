"""Who may do what: every command by the wrong one, at the wrong seat, at the wrong time, twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from digsite import Rng
from digsite.lab.server.desk import IDLE_DAYS, Desk, taken
from digsite.server import decide
from digsite.server.bounds import MOST_FILLS
from digsite.server.briefing import lines_since
from digsite.server.decide import Actor, levels
from digsite.server.story import replayed
from tests.server.core.playing import SECRET, desk, error, play, said, step, to_a_trade, trade_code, with_entries

DAY = 86_400.0
COMMANDS: list[dict[str, Any]] = [
    {"type": "move", "code": 0, "seq": 1},
    {"type": "undo"},
    {"type": "vote", "yes": True},
    {"type": "start"},
    {"type": "leave"},
    {"type": "hand", "level": "random"},
    {"type": "fill", "seat": 1, "level": "random"},
    {"type": "take_back"},
    {"type": "abandon"},
    {"type": "rematch"},
    {"type": "why_not", "code": 0},
]
NAMES = [command["type"] for command in COMMANDS]


def heard(table: Desk, seat: int) -> int:
    """The number of the last message that a seat was told."""
    return table.room.stream(table.story, (seat,)).seq


def good_move(table: Desk, seat: int) -> dict[str, Any]:
    """A command that would be carried out."""
    assert table.story.state is not None
    return {"type": "move", "code": table.story.state.legal(seat)[0], "seq": heard(table, seat)}


# --- anything, by anybody ---------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_a_stranger_and_a_spectator_can_do_nothing(command: dict[str, Any]) -> None:
    table = desk("p0", "p1")
    play(table, 5)
    for person in (None, "stranger", "host"):
        assert error(table, person, **command) in ("forbidden", "started", "not_over", "no_vote")


@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_after_the_end_nothing_happens_but_a_rematch(command: dict[str, Any]) -> None:
    table = desk("p0", "p1")
    play(table)
    if command["type"] != "rematch":
        assert error(table, "p0", **command) == "over"
    assert error(table, "p9", type="sit") == "over"


def frozen(*people: str, **change: Any) -> Desk:
    """A game that was begun, at a table that this Digsite cannot carry on."""
    good = desk(*people)
    play(good, 3)
    row = replace(good.story.row, status="running", **(change or {"rules_version": 0}))
    return Desk(replayed(row, good.story.journal))


@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_nothing_happens_at_a_frozen_table(command: dict[str, Any]) -> None:
    table = frozen("p0", "p1")
    assert error(table, "p9", type="sit") == "frozen"
    expected = {"rematch": "not_over", "vote": "no_vote", "abandon": "", "leave": ""}.get(command["type"], "frozen")
    if expected:
        assert error(table, "p0", **command) == expected


def test_a_frozen_table_can_be_abandoned_by_all_together() -> None:
    table = frozen("p0", "p1")
    said(table, "p0", type="abandon")
    assert table.story.status == "running"
    said(table, "p1", type="vote", yes=True)
    assert table.story.status == "abandoned"


@pytest.mark.parametrize("change", [{"rules_version": 0}, {"game": "chess"}])
def test_a_frozen_table_can_be_left_and_then_ended_by_those_who_stay(change: dict[str, Any]) -> None:
    table = frozen("p0", "p1", "p2", **change)
    said(table, "p0", type="leave")
    assert table.story.status == "running"
    said(table, "p1", type="leave")
    said(table, "p2", type="abandon")
    assert table.story.status == "abandoned"


def test_a_frozen_table_ends_when_the_last_one_leaves() -> None:
    table = frozen("p0", "p1")
    said(table, "p1", type="leave")
    assert table.story.status == "running"
    said(table, "p0", type="leave")
    assert table.story.status == "abandoned"


@pytest.mark.parametrize("change", [{"game": "chess"}, {"options": {"nobody": "knows"}}])
def test_where_no_such_table_can_be_laid_there_is_no_rematch(change: dict[str, Any]) -> None:
    table = frozen("p0", "p0", **change)
    said(table, "p0", type="abandon")
    assert error(table, "p0", type="rematch") == "frozen"


def test_a_frozen_table_that_was_finished_stays_finished() -> None:
    good = desk("p0", "p1")
    play(good)
    story = replayed(replace(good.story.row, rules_version=0, status="finished"), good.story.journal)
    assert (story.status, story.over) == ("finished", True)


@pytest.mark.parametrize("command", [{"type": "sit", "seat": 1}, {"type": "start"}, {"type": "abandon"}])
def test_the_token_of_a_seat_opens_nothing_else(command: dict[str, Any]) -> None:
    table = desk("p0", None, start=False)
    host = Actor("host", "", 1)
    assert "forbidden" in table.send(host, command)


@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_before_the_start_nothing_is_played(command: dict[str, Any]) -> None:
    table = desk("p0", None, start=False)
    expected = {
        "start": "not_full",
        "abandon": "forbidden",
        "rematch": "not_over",
        "leave": "",
        "vote": "no_vote",
        "fill": "",
    }
    known = expected.get(command["type"], "not_started")
    if known:
        assert error(table, "p0", **command) == known


@pytest.mark.parametrize("kind", ["move", "undo", "leave", "hand", "take_back", "why_not"])
def test_nobody_acts_for_another_seat_or_for_one_that_is_not_there(kind: str) -> None:
    table = desk("p0", "p1")
    play(table, 4)
    command = next(dict(command) for command in COMMANDS if command["type"] == kind)
    assert error(table, "p0", **command, seat=1) == "forbidden"
    assert error(table, "p0", **command, seat=2) == "bad_request"
    assert error(table, "p0", only=0, **command, seat=1) == "forbidden"


def test_a_token_opens_one_seat_of_a_person_who_has_several() -> None:
    table = desk("p0", "p0")
    seat = table.story.asked[0]
    other = 1 - seat
    assert error(table, "p0", only=other, **good_move(table, seat), seat=seat) == "forbidden"
    assert error(table, "p0", only=other, **good_move(table, seat)) == "not_asked"
    assert error(table, "p0", type="undo", steps=1) == "nothing_to_undo"  # of several, the one that is asked is meant
    assert said(table, "p0", type="hand", seat=other, level="random")["type"] == "done"
    assert said(table, "p0", only=seat, **good_move(table, seat))["type"] == "done"


# --- moves ------------------------------------------------------------------------------------------


def test_an_answer_counts_once_and_only_to_the_question_that_was_heard() -> None:
    table = desk("p0", "p1", "p2")
    play(table, 9)
    seat = table.story.asked[0]
    person = f"p{seat}"
    now = heard(table, seat)
    command = good_move(table, seat)
    assert error(table, person, **{**command, "seq": -1}) == "stale"
    assert error(table, person, **{**command, "seq": now + 1}) == "stale"
    asked = table.story.asked_since[seat]
    first = table.room.stream(table.story, (seat,)).at.index(asked)
    assert error(table, person, **{**command, "seq": first - 1}) == "stale"
    assert said(table, person, **{**command, "seq": first})["type"] == "done"
    assert error(table, person, **command) in ("stale", "not_asked")


def test_an_illegal_code_and_one_that_does_not_exist_are_refused_with_the_rule() -> None:
    table = desk("p0", "p1")
    seat = table.story.asked[0]
    assert table.story.state is not None
    illegal = next(code for code in range(10_000) if code not in table.story.state.legal(seat))
    answer = said(table, f"p{seat}", type="move", code=illegal, seq=heard(table, seat))
    assert answer["error"] == "illegal"
    assert answer["refusal"]["rule"].startswith("AR-")
    assert error(table, f"p{seat}", type="move", code=2**31 - 1, seq=heard(table, seat)) == "illegal"
    assert error(table, f"p{1 - seat}", **good_move(table, seat)) == "not_asked"


def test_whoever_is_played_by_a_bot_takes_the_seat_back_first_and_the_bot_is_late() -> None:
    table = desk("p0", "p1")
    seat = table.story.asked[0]
    person = f"p{seat}"
    assert error(table, person, type="take_back") == "yours_already"
    assert error(table, person, type="hand", level="grandmaster") == "bad_request"
    assert said(table, person, type="hand", level="random")["type"] == "done"
    assert table.story.bots_asked == [seat]
    assert error(table, person, type="hand", level="random") == "bot_plays"
    assert error(table, person, **good_move(table, seat)) == "bot_plays"
    assert said(table, person, type="take_back")["type"] == "done"
    assert table.story.bots_asked == []
    assert said(table, person, **good_move(table, seat))["type"] == "done"


def test_a_seat_that_lets_the_table_wait_may_be_handed_over_by_the_others() -> None:
    table = desk("p0", "p1")
    play(table, 6)
    seat = table.story.asked[0]
    other = f"p{1 - seat}"
    command: dict[str, Any] = {"type": "hand", "level": "random", "seat": seat}
    assert error(table, other, **command) == "forbidden"
    table.now += IDLE_DAYS * DAY + 1
    assert error(table, f"p{seat}", **{**command, "seat": 1 - seat}) == "forbidden"  # who is not asked is not idle
    assert error(table, "stranger", **command) == "forbidden"
    assert said(table, other, **command)["type"] == "done"
    assert error(table, other, **command) == "bot_plays"
    assert error(table, other, type="take_back", seat=seat) == "forbidden"


def test_a_choice_in_private_does_not_show_in_whether_a_seat_is_idle() -> None:
    """Else whoever tries to hand the seat to a bot learns whether it was there."""
    answers = []
    for considers in (False, True):
        table = desk("p0", "p1")
        seat = to_a_trade(table)
        code = trade_code(table)
        assert code is not None
        table.now += IDLE_DAYS * DAY - 5
        if considers:
            table.answer(seat, code)
        table.now += 10
        answers.append(said(table, f"p{1 - seat}", type="hand", level="random", seat=seat))
    assert answers[0] == answers[1]


# --- undo and votes ---------------------------------------------------------------------------------


def free_move(table: Desk) -> int:
    """Begin a trade, which can be taken back freely; the seat that did."""
    seat = to_a_trade(table)
    code = trade_code(table)
    assert code is not None
    table.answer(seat, code)
    return seat


def test_free_undo_asks_nobody_and_draws_nothing_anew() -> None:
    table = desk("p0", "p1")
    seat = free_move(table)
    moves = len(table.story.line)
    assert said(table, f"p{seat}", type="undo")["type"] == "done"
    assert table.story.journal[-1].data == {"seat": seat, "to": moves - 1, "redraw": None}
    assert len(table.story.line) == moves - 1
    assert trade_code(table) is not None


def test_undo_of_more_than_there_is_is_refused() -> None:
    table = desk("p0", "p1")
    assert error(table, "p0", type="undo") == "nothing_to_undo"
    play(table, 6)
    assert error(table, "p0", type="undo", steps=10_000) == "nothing_to_undo"
    assert error(table, "p0", type="undo", steps=0) == "invalid"


def asked_back(table: Desk, person: str = "p0") -> None:
    """A table at which somebody has asked to take back the first move of all."""
    play(table, 12)
    seat = table.story.seats_of(person)[0]
    assert table.story.match is not None
    steps = len(table.story.match.own_moves(seat))
    assert said(table, person, type="undo", seat=seat, steps=steps)["type"] == "done"
    assert table.story.proposal is not None


def test_the_last_who_agrees_carries_it_out_past_several_seats_and_chance_is_drawn_anew() -> None:
    table = desk("p0", "p1", "p2")
    asked_back(table)
    assert error(table, "p0", type="vote", yes=True) == "forbidden"
    assert error(table, "p1", type="undo", steps=1) in ("vote_open",)
    assert said(table, "p1", type="vote", yes=True)["type"] == "done"
    assert error(table, "p1", type="vote", yes=True) == "no_vote"
    assert table.story.proposal is not None
    assert table.story.proposal.yes == {1}
    to = table.story.proposal.to
    assert said(table, "p2", type="vote", yes=True)["type"] == "done"
    assert table.story.proposal is None
    undo = table.story.journal[-1]
    assert undo.kind == "undo"
    assert undo.data["redraw"] is not None
    assert len(table.story.line) == to
    play(table)
    assert table.story.match is not None
    record = table.story.match.record
    record.set_fairness(table.story.row.commitment, SECRET)
    record.verify()
    assert error(table, "p2", type="vote", yes=True) == "over"


def test_one_who_does_not_agree_ends_it() -> None:
    table = desk("p0", "p1", "p2")
    asked_back(table)
    moves = len(table.story.line)
    assert said(table, "p2", type="vote", yes=False)["type"] == "done"
    assert table.story.proposal is None
    assert error(table, "p1", type="vote", yes=True) == "no_vote"
    assert len(table.story.line) == moves


def test_who_asked_can_think_better_of_it() -> None:
    table = desk("p0", "p1", "p2")
    asked_back(table)
    asker = table.story.proposal
    assert asker is not None
    assert said(table, "p1", type="vote", yes=True)["type"] == "done"
    assert error(table, f"p{asker.seat}", type="vote", yes=True) == "forbidden"
    assert said(table, f"p{asker.seat}", type="vote", yes=False)["type"] == "done"
    assert table.story.proposal is None
    assert error(table, "p2", type="vote", yes=True) == "no_vote"
    lines = lines_since(table.story.row, table.story.journal, (2,), -1, "en")
    assert lines[-1]["text"].endswith("no longer asks for it.")


@pytest.mark.parametrize("what", ["leave", "hand", "move"])
def test_what_was_asked_lapses_when_things_have_changed(what: str) -> None:
    table = desk("p0", "p1", "p2")
    asked_back(table)
    assert said(table, "p1", type="vote", yes=True)["type"] == "done"
    if what == "move":
        play(table, 3)  # one of them shows
    elif what == "hand":
        assert said(table, "p2", type="hand", level="random")["type"] == "done"
    else:
        assert said(table, "p2", type="leave")["type"] == "done"
    assert table.story.proposal is None
    assert error(table, "p1", type="vote", yes=True) == "no_vote"


def test_what_was_asked_stays_when_somebody_chooses_in_private() -> None:
    table = desk("p0", "p1", "p2")
    seat = to_a_trade(table)
    asker, third = (other for other in range(3) if other != seat)
    assert said(table, f"p{asker}", type="abandon")["type"] == "done"
    code = trade_code(table)
    assert code is not None
    told = heard(table, third)
    table.answer(seat, code)
    assert heard(table, third) == told
    assert table.story.proposal is not None


def test_somebody_with_several_seats_votes_for_all_of_them_or_with_a_token_for_one() -> None:
    table = desk("p0", "p1", "p1")
    asked_back(table)
    assert said(table, "p1", only=2, type="vote", yes=True)["type"] == "done"
    assert table.story.proposal is not None
    assert table.story.proposal.yes == {2}
    assert said(table, "p1", type="vote", yes=True)["type"] == "done"
    assert table.story.journal[-1].kind == "undo"


@pytest.mark.parametrize("others", [("bot", "bot"), ("p0", "p0")])
def test_where_nobody_else_plays_nobody_is_asked(others: tuple[str, str]) -> None:
    table = desk("p0", *others)
    play(table, 12)
    assert table.story.match is not None
    steps = len(table.story.match.own_moves(0))
    assert said(table, "p0", type="undo", seat=0, steps=steps)["type"] == "done"
    assert table.story.journal[-1].kind == "undo"
    assert table.story.journal[-1].data["redraw"] is not None
    assert said(table, "p0", type="abandon")["type"] == "done"
    assert table.story.status == "abandoned"


def test_a_person_whom_a_bot_plays_for_is_not_asked() -> None:
    table = desk("p0", "p1", "p2")
    play(table, 3)
    assert said(table, "p2", type="hand", level="random")["type"] == "done"
    assert said(table, "p0", type="abandon")["type"] == "done"
    assert error(table, "p2", type="vote", yes=True) == "forbidden"
    assert said(table, "p1", type="vote", yes=True)["type"] == "done"
    assert table.story.status == "abandoned"


# --- coming and going -------------------------------------------------------------------------------


def test_seats_are_taken_once_and_kept_ones_by_their_invitation_alone() -> None:
    table = desk("p0", None, start=False)
    assert error(table, None, type="sit") == "forbidden"
    assert error(table, "p1", type="sit", seat=0) == "taken"
    assert error(table, "p1", type="sit", seat=2) == "bad_request"
    answer = said(table, "p1", type="sit")
    assert (answer["seat"], answer["type"]) == (1, "done")
    assert error(table, "p2", type="sit") == "taken"
    assert error(table, "stranger", type="start") == "forbidden"
    assert said(table, "p1", type="start")["type"] == "done"
    assert error(table, "p1", type="start") == "started"


def test_nobody_but_the_host_takes_a_second_seat() -> None:
    """Else a stranger could fill a listed table alone, under several names, and start it."""
    table = desk("p0", None, None, None, start=False)
    assert said(table, "p1", type="sit")["type"] == "done"
    assert error(table, "p1", type="sit") == "forbidden"
    assert error(table, "p1", type="sit", seat=3) == "forbidden"
    assert error(table, "p0", type="sit") == "forbidden"
    assert [said(table, "host", type="sit")["seat"] for _ in range(2)] == [2, 3], "friends around the host's screen"
    assert said(table, "host", type="start")["type"] == "done"


def test_whoever_leaves_before_the_start_leaves_the_seat_open() -> None:
    table = desk("p0", "p1", start=False)
    assert said(table, "p1", type="leave")["type"] == "done"
    assert table.story.seats[1].free
    assert table.story.seats[1].bot is None
    assert error(table, "p1", type="leave") == "forbidden"
    assert error(table, "p0", type="abandon") == "forbidden"
    assert said(table, "host", type="abandon")["type"] == "done"
    assert table.story.status == "abandoned"


def test_an_open_seat_can_be_given_to_a_bot_and_opened_again() -> None:
    table = desk("p0", None, "bot", start=False)
    give: dict[str, Any] = {"type": "fill", "seat": 1, "level": "random"}
    for person in ("p1", None):
        assert error(table, person, **give) == "forbidden"
    assert error(table, "host", **{**give, "seat": 0}) == "taken"
    assert error(table, "host", **{**give, "seat": 2}) == "taken"
    assert error(table, "host", **{**give, "seat": 3}) == "bad_request"
    assert error(table, "host", **{**give, "level": "nobody"}) == "bad_request"
    assert error(table, "host", **{**give, "level": None}) == "taken"
    assert error(table, "p0", type="start") == "not_full"
    assert said(table, "p0", **give)["type"] == "done"
    assert (table.story.seats[1].bot, table.story.seats[1].free) == ("random", False)
    assert error(table, "p1", type="sit", seat=1) == "taken"
    assert said(table, "host", **{**give, "level": None})["type"] == "done"
    assert said(table, "p1", type="sit", seat=1)["seat"] == 1
    assert error(table, "host", **{**give, "level": None}) == "taken"
    assert said(table, "host", type="fill", seat=2, level=None)["type"] == "done"
    assert said(table, "host", type="fill", seat=2, level="random")["type"] == "done"
    assert said(table, "p0", type="start")["type"] == "done"
    assert error(table, "host", **give) == "started"
    play(table)
    assert table.story.over


def test_a_seat_that_is_kept_for_somebody_is_given_away_by_the_host_alone_and_kept_again() -> None:
    table = desk("p0", "invited", start=False)
    give: dict[str, Any] = {"type": "fill", "seat": 1, "level": "random"}
    assert error(table, "p0", **give) == "forbidden"
    assert said(table, "host", **give)["type"] == "done"
    assert (table.story.seats[1].bot, table.story.seats[1].free) == ("random", False)
    assert said(table, "p0", **{**give, "level": None})["type"] == "done"
    assert table.story.seats[1].called(1) == "Ida"
    ida = {"person": "p1", "name": "Ida"}
    table = Desk(with_entries(table.story, ("sit", {"seat": 1, **ida})))
    assert said(table, "p1", type="leave")["type"] == "done"
    assert (table.story.seats[1].invited, table.story.seats[1].free) == (True, True)


def test_seats_do_not_change_hands_without_end() -> None:
    """Nobody can use up what is there for all: the others can still sit down."""
    table = desk("p0", None, start=False)
    for n in range(MOST_FILLS):
        said(table, "p0", type="fill", seat=1, level=None if n % 2 else "random")
    assert error(table, "p0", type="fill", seat=1, level="random") == "too_long"
    assert said(table, "p1", type="sit")["type"] == "done"


def test_a_table_is_not_left_to_bots_alone() -> None:
    table = desk("p0", None, start=False)
    said(table, "p0", type="leave")
    assert said(table, "host", type="fill", seat=0, level="random")["type"] == "done"
    assert error(table, "host", type="fill", seat=1, level="random") == "forbidden"


def test_a_left_seat_is_played_by_the_best_bot_until_somebody_sits_down() -> None:
    table = desk("p0", "p1")
    play(table, 6)
    seat = table.story.asked[0]
    since = table.story.asked_since[seat]
    assert said(table, f"p{seat}", type="leave")["type"] == "done"
    assert table.story.seats[seat].bot == levels(table.story)[-1]
    assert table.story.bots_asked == [seat]
    assert error(table, f"p{seat}", **good_move(table, seat)) == "forbidden"
    assert error(table, f"p{1 - seat}", type="sit", seat=seat) == "forbidden", "one player would see both hands"
    assert said(table, "p9", type="sit")["seat"] == seat
    assert table.story.bots_asked == []
    assert table.story.asked_since[seat] == since
    assert said(table, "p9", **good_move(table, seat))["type"] == "done"


def test_when_the_last_person_leaves_the_game_ends() -> None:
    table = desk("p0", "bot")
    play(table, 6)
    assert said(table, "p0", type="leave")["type"] == "done"
    assert table.story.status == "abandoned"
    assert table.story.row.secret == table.room.stream(table.story, ()).table(table.story)["secret"]


def test_seats_of_a_guest_become_those_of_an_account() -> None:
    table = desk("p0", "p1", "p0")
    play(table, 4)
    table.write(decide.bring(table.story, "p0", "ada"))
    assert table.story.seats_of("ada") == [0, 2]
    assert table.story.seats_of("p0") == []
    assert [seat.name for seat in table.story.seats] == ["N0", "N1", "N2"]
    assert Actor("ada", only=2).seats(table.story) == [2]


def test_the_hosts_part_comes_along_without_a_seat_and_nobody_is_told() -> None:
    table = desk("p0", "p1")
    play(table, 4)
    said(table, "p0", type="abandon")
    assert table.story.proposal is not None
    watching = [table.listen(Actor(person)) for person in ("p0", "host", None)]
    for viewer in watching:
        taken(viewer)
    table.write(decide.bring(table.story, "host", "ada"))
    assert table.story.host == "ada"
    assert table.story.proposal is not None, "it has nothing to do with the game"
    assert [taken(viewer) for viewer in watching] == [[], [], []]
    assert replayed(table.story.row, table.story.journal).host == "ada"
    assert decide.bring(table.story, "host", "ada").entries == []


def test_an_undo_that_was_sent_twice_takes_back_once() -> None:
    table = desk("p0", "p1")
    play(table, 20)
    assert table.story.match is not None
    seat = next(seat for seat in (0, 1) if table.story.match.moves_of(seat))
    table_before = table.story.match.moves()
    asked: dict[str, Any] = {"type": "undo", "seat": seat, "seq": heard(table, seat)}
    table.send(Actor(f"p{seat}"), asked)
    after = (table.story.match.moves(), table.story.proposal)
    assert after != (table_before, None)
    assert error(table, f"p{seat}", **asked) == "stale"
    assert (table.story.match.moves(), table.story.proposal) == after


def test_a_vote_that_comes_late_does_not_count_for_another_question() -> None:
    table = desk("p0", "p1")
    play(table, 20)
    table.send(Actor("p0"), {"type": "abandon"})
    first = heard(table, 1)
    table.send(Actor("p1"), {"type": "vote", "yes": False, "seq": first})
    table.send(Actor("p0"), {"type": "abandon"})
    assert error(table, "p1", type="vote", yes=True, seq=first) == "stale"
    assert table.story.status == "running"
    table.send(Actor("p1"), {"type": "vote", "yes": True, "seq": heard(table, 1)})
    assert table.story.status == "abandoned"


def test_who_gave_up_a_seat_takes_no_other_one_in_mid_game() -> None:
    table = desk("p0", "p1", "p2")
    play(table, 6)
    said(table, "p2", type="leave")
    assert said(table, "p0", type="leave")["type"] == "done"
    assert error(table, "p0", type="sit", seat=2) == "forbidden", "one player would have seen two hands"
    assert said(table, "p0", type="sit", seat=0)["type"] == "done", "who comes back knows that hand already"
    assert said(table, "p9", type="sit", seat=2)["type"] == "done"


def test_who_comes_back_without_naming_a_seat_gets_the_own_one() -> None:
    table = desk("p0", "p1", "p2")
    play(table, 6)
    for person in ("p1", "p2"):
        assert said(table, person, type="leave")["type"] == "done"
    assert said(table, "p2", type="sit")["seat"] == 2
    assert said(table, "p9", type="sit")["seat"] == 1


def test_where_nothing_was_dealt_yet_one_may_change_seats() -> None:
    table = desk("p0", "p1", None, start=False)
    assert said(table, "p1", type="leave")["type"] == "done"
    assert said(table, "p1", type="sit", seat=2)["type"] == "done"


def test_what_one_seat_takes_back_leaves_the_questions_of_the_others_as_they_are() -> None:
    table = desk("p0", "p1", game="excavation_earth", options={"draft_start": True})
    rng = Rng(0)
    while len(table.story.asked) < 2:
        step(table, rng)
    state = table.story.state
    assert state is not None
    heard = table.room.stream(table.story, (1,)).seq
    answer: dict[str, Any] = {"type": "move", "seat": 1, "code": state.legal(1)[0], "seq": heard}
    since = table.story.asked_since[1]
    table.answer(0, state.legal(0)[0])
    assert said(table, "p0", type="undo")["type"] == "done"
    assert table.story.asked_since[1] == since
    assert said(table, "p1", **answer)["type"] == "done"
