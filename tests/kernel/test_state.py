"""The loop that asks one question after the other: who is asked, what may be played, what stays as it was."""

from __future__ import annotations

import re
from typing import Any

import pytest

import digsite
from digsite import BadInput, BadOption, Game, IllegalMove, Rng, State, UnknownCode
from digsite.kernel.frame import Frame
from tests.kernel.toy import GAME, HIDE, PASS, TAKE, TAKEN, Ask, Heap, asking, pebble_rules, table

ARCHAEOLOGY = digsite.game("archaeology")


class Number:
    """An int of another library, such as numpy's: it can be used as an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def begun(heap: int = 7) -> Heap:
    s = table(pebble_rules())
    s.heap = heap
    s.push(0, 0)
    s.settle()
    return s


# --- asking -----------------------------------------------------------------------------------------


def test_a_game_from_its_first_question_to_its_end() -> None:
    s = begun(5)
    assert (s.over, s.seat, s.seats, s.legal(), s.result) == (False, 0, [0], [1, 2, 3], None)
    s.play(TAKE + 2)
    assert (s.over, s.seat, s.seats, s.legal()) == (False, 1, [1], [1, 2])
    s.play(TAKE + 1)
    assert (s.over, s.seat, s.seats, s.legal(), s.question) == (True, None, [], [], None)
    assert s.scores == [3, 2]
    result = s.result
    assert result is not None
    assert (result.ranking, result.winners) == ([1, 2], [0])


def test_the_question_says_all() -> None:
    question = begun().question
    assert question is not None
    assert (question.key, question.seat, question.rules) == ("take", 0, ["TP-BID-01"])
    assert [(o.code, o.name, o.pieces, o.words) for o in question.options] == [
        (1, "take 1", ["heap"], "Take 1"),
        (2, "take 2", ["heap"], "Take 2"),
        (3, "take 3", ["heap"], "Take 3"),
    ]
    assert question.about == {"n": 7}
    assert question.words == question.say("en") == "How many of 7 do you take?"
    assert question.options[0].say("de") == "Take 1"
    assert repr(question) == "Question('take', seat=0, options=['take 1', 'take 2', 'take 3'])"
    assert repr(question.options[0]) == "Choice(1, 'take 1')"


def test_only_whoever_is_asked_has_a_question() -> None:
    s = begun()
    assert s.legal(1) == []
    assert s.question_for(1) is None
    assert s.question_for(0) is not None


def test_legal_is_a_copy() -> None:
    s = begun()
    s.legal().clear()
    s.legal(0).append(99)
    assert s.legal() == [1, 2, 3]
    question = s.question
    assert question is not None
    question.options.clear()
    assert s.legal() == [1, 2, 3]


@pytest.mark.parametrize("seat", [-1, 2, 99, "x", 1.0, True, [0]])
def test_a_seat_that_is_not_at_the_table(seat: object) -> None:
    """Compiled or not, whatever its type."""
    said = f"^seat: {re.escape(repr(seat))} is not at this table; seats run from 0 to 1$"
    for s in (begun(), begun(0)):
        with pytest.raises(BadOption, match=said):
            s.legal(seat)
        with pytest.raises(BadOption, match=said):
            s.play(TAKE, seat=seat)
        with pytest.raises(BadOption, match=said):
            s.why_not(TAKE, seat)
        with pytest.raises(BadOption, match=said):
            s.question_for(seat)
        with pytest.raises(BadOption, match=said):
            s.view(seat)


# --- playing ----------------------------------------------------------------------------------------


def unchanged(s: State, code: Any, error: type[Exception], *, seat: int | None = None) -> Exception:
    """Play what may not be played; the state is as it was, events included."""
    before, legal, events = s.to_json(), s.legal(), s.events
    with pytest.raises(error) as caught:
        s.play(code, seat=seat)
    assert s.to_json() == before
    assert s.legal() == legal
    assert s.events == events
    return caught.value


@pytest.mark.parametrize("code", [-1, 6, 10**30])
def test_a_code_outside_the_vocabulary(code: int) -> None:
    problem = unchanged(begun(), code, UnknownCode)
    assert str(problem) == f"code {code} is not in the vocabulary; codes run from 0 to 5"
    assert isinstance(problem, UnknownCode)
    assert problem.refusal is None
    with pytest.raises(UnknownCode):
        begun().why_not(code)


def test_a_code_that_is_not_legal_now() -> None:
    problem = unchanged(begun(2), TAKE + 2, IllegalMove)
    assert isinstance(problem, IllegalMove)
    assert problem.refusal is not None
    assert (problem.refusal.rule, problem.refusal.key, problem.refusal.args) == ("TP-BID-01", "too-few", {"n": 3})
    assert str(problem) == "take 3: There are not so many: 3. (TP-BID-01)"


def test_a_seat_that_is_not_asked() -> None:
    problem = unchanged(begun(), TAKE, IllegalMove, seat=1)
    assert str(problem) == "take 1: You are not asked. (TP-END-01)"


def test_after_the_end() -> None:
    s = begun(2)
    s.play(TAKE + 1)
    for seat in (None, 0, 1):
        problem = unchanged(s, TAKE, IllegalMove, seat=seat)
        assert str(problem) == "take 1: It is over. (TP-END-01)"
    assert s.why_not(TAKE) is not None
    unchanged(s, 77, UnknownCode)


@pytest.mark.parametrize("code", [True, False, "1", b"1", None, 1.0, [1], 1j])
def test_what_is_no_whole_number(code: Any) -> None:
    unchanged(begun(), code, UnknownCode)
    with pytest.raises(UnknownCode):
        begun().why_not(code)


def test_an_int_of_another_library() -> None:
    s = begun()
    assert s.why_not(Number(TAKE)) is None
    assert s.why_not(Number(PASS)) is not None
    unchanged(s, Number(99), UnknownCode)
    unchanged(s, Number(PASS), IllegalMove)
    s.play(Number(TAKE + 1))
    assert s.taken == [2, 0]


def test_why_not_agrees_with_legal() -> None:
    s = begun(2)
    assert [code for code in range(6) if s.why_not(code) is None] == s.legal()
    refusal = s.why_not(HIDE)
    assert refusal is not None
    assert (refusal.rule, refusal.words, refusal.say("pl")) == ("TP-BID-01", "Not here.", "Not here.")
    assert repr(refusal) == "Refusal(rule='TP-BID-01', words='Not here.')"


def test_events_are_those_of_the_last_play() -> None:
    s = begun()
    s.play(TAKE)
    first = s.events
    assert [event.whole() for event in first] == [{"kind": "taken", "seat": 0, "n": 1}]
    s.play(TAKE + 1)
    assert [event.whole() for event in s.events] == [{"kind": "taken", "seat": 1, "n": 2}]
    assert [event.whole()["seat"] for event in first] == [0], "the list given out earlier is left alone"


# --- one answer, none, many -------------------------------------------------------------------------


def test_a_question_with_one_answer_answers_itself_and_says_so() -> None:
    s = asking(Ask("pass", [PASS]), Ask("hide", [HIDE, HIDE + 1]))
    s.push(1, 0)
    s.push(0, 1)
    s.settle()
    assert s.done == ["pass 1 0"]
    assert [event.whole() for event in s.events] == [{"kind": "answered-itself", "seat": 1, "code": PASS}]
    assert (s.seat, s.legal()) == (0, [HIDE, HIDE + 1])


def test_a_shy_question_with_one_answer_is_asked() -> None:
    s = asking(Ask("pass", [PASS], shy=True))
    s.push(0, 1)
    s.settle()
    assert (s.seat, s.legal(), s.done, s.events) == (1, [PASS], [], [])
    s.play(PASS)
    assert s.done == ["pass 1 0"]


def test_a_private_question_with_one_answer_is_asked() -> None:
    """That it answers itself would tell the others what they may not know."""
    s = asking(Ask("hide", [HIDE], private=True))
    s.push(0, 1)
    s.settle()
    assert (s.seat, s.legal(), s.events) == (1, [HIDE], [])


def test_a_private_question_that_answers_itself_says_so_to_its_seat_alone() -> None:
    class Open(Ask):
        def lone(self, s: Heap, f: Frame) -> bool:
            return True

    s = asking(Open("hide", [HIDE], private=True))
    s.push(0, 1)
    s.settle()
    assert s.done == [f"hide 1 {HIDE}"]
    [event] = s.events
    assert [event.seen(seat) for seat in (None, 0)] == [None, None]
    assert event.seen(1) == {"kind": "answered-itself", "seat": 1, "code": HIDE}


def test_a_simultaneous_question_with_one_answer_is_asked() -> None:
    s = asking(Ask("pass", [PASS], simultaneous=True))
    s.push(0, 0)
    s.settle()
    assert s.legal() == [PASS]


def test_a_question_without_answers_is_skipped() -> None:
    s = asking(Ask("pass", []), Ask("hide", [HIDE, HIDE + 1]))
    s.push(1, 0)
    s.push(0, 1)
    s.push(0, 0)
    s.settle()
    assert s.done == ["pass 0 skipped", "pass 1 skipped"]
    assert s.events == []
    assert s.seat == 0


def test_the_last_pushed_is_asked_first() -> None:
    s = asking(Ask("hide", [HIDE, HIDE + 1]), seats=3)
    for seat in (2, 0, 1):
        s.push(0, seat)
    s.settle()
    asked = []
    while s.seat is not None:
        asked.append(s.seat)
        s.play(HIDE)
    assert asked == [1, 0, 2]


def test_finish_drops_what_is_pending() -> None:
    s = asking(Ask("hide", [HIDE, HIDE + 1]))
    s.push(0, 0)
    s.push(0, 1)
    s.settle()
    s.finish()
    s.settle()
    assert (s.over, s.legal(), s.seats) == (True, [], [])


# --- simultaneous questions -------------------------------------------------------------------------


def at_once() -> Heap:
    """Seats 0, 1 and 2 are asked at the same time; then seat 1 alone."""
    s = asking(Ask("hide", [HIDE, HIDE + 1], simultaneous=True), Ask("menu", [PASS, TAKE]), seats=3)
    s.push(1, 1)
    for seat in (2, 1, 0):
        s.push(0, seat)
    s.settle()
    return s


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]])
def test_answers_in_any_order(order: list[int]) -> None:
    s = at_once()
    waiting = [0, 1, 2]
    for seat in order:
        assert s.seats == waiting
        assert s.seat == waiting[0]
        assert s.legal(seat) == [HIDE, HIDE + 1]
        question = s.question_for(seat)
        assert question is not None
        assert question.seat == seat
        s.play(HIDE + 1, seat=seat)
        waiting.remove(seat)
        if waiting:
            assert s.legal(seat) == []
            assert s.question_for(seat) is None
            refusal = s.why_not(HIDE, seat)
            assert refusal is not None
            assert refusal.key == "not-asked"
            unchanged(s, HIDE, IllegalMove, seat=seat)
    assert s.done == [f"hide {seat} {HIDE + 1}" for seat in order]
    assert (s.seats, s.legal()) == ([1], [PASS, TAKE])


def test_frames_of_another_step_are_not_open() -> None:
    s = asking(Ask("hide", [HIDE, HIDE + 1], simultaneous=True), Ask("menu", [PASS, TAKE]), seats=3)
    s.push(0, 2)
    s.push(1, 1)
    s.push(0, 0)
    s.settle()
    assert s.seats == [0]


class Holding(Ask):
    """Only seats that the test names have something to answer."""

    def __init__(self, holders: list[int]) -> None:
        super().__init__("hide", [HIDE], simultaneous=True)
        self.holders = holders

    def legal(self, s: Heap, f: Frame) -> list[int]:
        return [HIDE] if f.seat in self.holders else []


@pytest.mark.parametrize("holders", [[], [0], [1], [2], [0, 2], [1, 2]])
def test_a_seat_with_nothing_to_answer_is_not_asked_with_the_others(holders: list[int]) -> None:
    s = asking(Holding(holders), seats=3)
    for seat in (2, 1, 0):
        s.push(0, seat)
    s.settle()
    assert s.seats == holders
    assert sorted(s.done) == [f"hide {seat} skipped" for seat in range(3) if seat not in holders]
    assert [bool(s.legal(seat)) for seat in range(3)] == [seat in holders for seat in range(3)]
    for seat in reversed(holders):
        s.play(HIDE, seat=seat)
    assert s.over


# --- copies -----------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_independent() -> None:
    s = begun()
    s.play(TAKE)
    kept, events = s.to_json(), [event.whole() for event in s.events]
    twin = s.copy()
    assert twin == s
    assert [event.whole() for event in twin.events] == events
    twin.play(TAKE + 2)
    assert s.to_json() == kept
    assert [event.whole() for event in s.events] == events
    assert twin != s
    s.play(TAKE)
    assert twin.taken == [1, 3]


@pytest.mark.parametrize("key", ["archaeology", "_template"])
def test_old_copies_never_change(key: str) -> None:
    """Neither playing on nor drawing from the generator reaches back."""
    state, rng = digsite.game(key).new(seats=3, seed=5), Rng(1)
    kept: list[tuple[State, dict[str, object]]] = []
    while not state.over:
        kept.append((state.copy(), state.to_json()))
        state.play(rng.pick(state.legal()))
        state.rng.copy().bits()
    for copy, data in kept:
        assert copy.to_json() == data
        assert copy.legal() == digsite.game(key).from_json(data).legal()


def test_a_state_equals_its_like_and_nothing_else() -> None:
    one, other = (ARCHAEOLOGY.new(seats=2, seed=1) for _ in range(2))
    assert one == other
    other.play(other.legal()[0])
    assert one != other
    assert one != "a state"
    assert (one == 3) is False


def test_a_state_cannot_be_hashed() -> None:
    with pytest.raises(TypeError, match="a state changes and cannot be hashed"):
        hash(begun())


# --- loops that only read ---------------------------------------------------------------------------


def test_answer_first_plays_like_play() -> None:
    one, other = (ARCHAEOLOGY.new(seats=3, seed=8) for _ in range(2))
    rng = Rng(2)
    while not one.over:
        assert other.choices() == one.legal()
        code = rng.pick(one.legal())
        one.play(code)
        other.answer_first(code)
        assert [event.whole() for event in one.events] == [event.whole() for event in other.events]
    assert one == other
    assert other.choices() == []


# --- the agenda as data -----------------------------------------------------------------------------


def test_a_frame_is_four_ints() -> None:
    f = Frame(3, 1)
    assert (f.step, f.seat, f.a, f.b) == (3, 1, 0, 0)
    f = Frame(3, 1, 7, -2)
    assert (f.a, f.b) == (7, -2)


def test_private_frames_are_told_to_their_seat_alone() -> None:
    s = asking(Ask("menu", [PASS, TAKE]), Ask("hide", [HIDE, HIDE + 1], private=True))
    s.push(0, 0, 5, 6)
    s.push(1, 0, 7, 8)
    s.settle()
    assert s.public_frames(0) == [["menu", 0, 5, 6], ["hide", 0, 7, 8]]
    assert s.public_frames(1) == s.public_frames(None) == [["menu", 0, 5, 6]]


def test_a_frame_may_hide_what_it_is_about() -> None:
    class Secret(Ask):
        def shown(self, f: Frame, seat: int | None) -> list[int]:
            return [f.a, f.b if seat == f.seat else -1]

    s = asking(Secret("hide", [HIDE, HIDE + 1]))
    s.push(0, 1, 7, 8)
    s.settle()
    assert s.public_frames(1) == [["hide", 1, 7, 8]]
    assert s.public_frames(0) == s.public_frames(None) == [["hide", 1, 7, -1]]


def test_frames_read_back() -> None:
    s = asking(Ask("menu", [PASS, TAKE]), Ask("hide", [HIDE, HIDE + 1]))
    s.read_frames([["hide", 1, 3, 4], ["menu", 0, 0, 0]])
    assert [(f.step, f.seat, f.a, f.b) for f in s.agenda] == [(1, 1, 3, 4), (0, 0, 0, 0)]
    s.read_frames([])
    assert s.over


@pytest.mark.parametrize(
    ("frames", "said"),
    [
        (None, "agenda: None is not a list of frames"),
        ("menu", "agenda: 'menu' is not a list of frames"),
        ({"menu": 1}, "is not a list of frames"),
        (["menu"], r"agenda\[0\]: 'menu' is not a frame; a frame is \[step, seat, a, b\]"),
        ([["menu", 0, 0]], r"agenda\[0\]: .* is not a frame"),
        ([["menu", 0, 0, 0, 0]], r"agenda\[0\]: .* is not a frame"),
        ([["menu", 0, 0, 0], ["mnu", 0, 0, 0]], r"agenda\[1\]: 'mnu' is no step of this game; steps: menu, hide"),
        ([[3, 0, 0, 0]], r"agenda\[0\]: 3 is no step of this game"),
        ([[None, 0, 0, 0]], r"agenda\[0\]: None is no step of this game"),
        ([["menu", "0", 0, 0]], r"agenda\[0\]: '0' is not a whole number"),
        ([["menu", True, 0, 0]], r"agenda\[0\]: True is not a whole number"),
        ([["menu", 0, 1.5, 0]], r"agenda\[0\]: 1.5 is not a whole number"),
        ([["menu", 0, 0, None]], r"agenda\[0\]: None is not a whole number"),
        ([["menu", 2, 0, 0]], r"agenda\[0\]: seat 2 is not at this table of 2"),
        ([["menu", -1, 0, 0]], r"agenda\[0\]: seat -1 is not at this table of 2"),
    ],
)
def test_frames_that_cannot_be(frames: object, said: str) -> None:
    s = asking(Ask("menu", [PASS, TAKE]), Ask("hide", [HIDE, HIDE + 1]))
    s.push(0, 1)
    with pytest.raises(BadInput, match=said):
        s.read_frames(frames)
    assert [(f.step, f.seat) for f in s.agenda] == [(0, 1)]


# --- what games write -------------------------------------------------------------------------------


def test_the_bare_classes_ask_to_be_written() -> None:
    s = State(GAME, pebble_rules(), Rng(0))
    for call in (s.copy, s.to_json, lambda: s.view(0), lambda: s.scores, lambda: s.result):
        with pytest.raises(NotImplementedError):
            call()
    bare = Game("bare", "Bare", GAME.codes, [], [], min_seats=1, max_seats=2, seats_rule="TP-SETUP-01", rules_version=1)
    for ask in (
        lambda: bare.new(seats=1),
        lambda: bare.from_json({}),
        lambda: bare.read_position({}),
        lambda: bare.sample({}, Rng(0)),
        lambda: bare.redraw(s, Rng(0)),
        lambda: bare.rules_for(1, {}),
        lambda: bare.refuse_idle(s, 0, None),
        lambda: bare.components_digest({}),
        lambda: bare.text,
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_state_shows_itself() -> None:
    s = begun(2)
    assert repr(s) == "<pebbles, 2 seats, seat 0 is asked, scores [0, 0]>"
    s.play(TAKE + 1)
    assert repr(s) == "<pebbles, 2 seats, over, scores [2, 0]>"


def test_emit_defaults() -> None:
    s = begun()
    s.emit(TAKEN, 1)
    event = s.events[-1]
    assert (event.a, event.b, event.c, event.seen_by) == (0, 0, 0, -1)


@pytest.mark.parametrize("seat", [True, False])
def test_a_boolean_is_no_seat(seat: Any) -> None:
    s = begun()
    for ask in (s.legal, s.view, s.question_for):
        with pytest.raises(BadOption, match="is not at this table"):
            ask(seat)
    with pytest.raises(BadOption, match="is not at this table"):
        s.why_not(TAKE, seat)
    unchanged(s, TAKE, BadOption, seat=seat)


def test_events_are_the_askers_own() -> None:
    s = begun()
    s.play(TAKE)
    assert s.events
    twin = s.copy()
    twin.events.clear()
    s.events.clear()
    assert [event.kind.name for event in s.events] == [event.kind.name for event in twin.events] != []


def test_the_rules_of_a_question_are_the_askers_own() -> None:
    s = begun()
    asked = s.question
    assert asked is not None
    before = asked.rules.copy()
    asked.rules.clear()
    again = s.question
    assert again is not None
    assert again.rules == before != []
