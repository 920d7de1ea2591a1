"""What must hold in every position of every game, as functions that raise CheckFailed.

The soak run calls them millions of times and the test suite calls the same ones. All but two need only the public
surface. Counting the pieces and making a twin need to know the game: that knowledge is an `Inspector`, one a game.

>>> import digsite
>>> from digsite.lab import checks
>>> state = digsite.game("archaeology").new(seats=3, seed=1)
>>> checks.check_position(state, digsite.Rng(0))
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from digsite import Event, IllegalMove, Record, Rng, State, playout
from digsite.kernel.record import Entry, digest_of
from digsite.lab.inspectors import Listener, Told, inspector_of

MAX_DECISIONS: Final = 20_000
"""No game that is played at random is anywhere near this long: one that is does not end."""


class CheckFailed(AssertionError):
    """Something that must hold does not."""

    def __init__(self, check: str, words: str) -> None:
        super().__init__(f"{check}: {words}")
        self.check: Final = check
        """The check that failed: "legal", "cards", "sample", …"""


# --- one position -----------------------------------------------------------------------------------


def check_legal(state: State) -> None:
    """Legal codes are ascending, in the vocabulary, and there are some exactly while the game is not over."""
    codes = state.legal()
    if (state.result is not None) != state.over:
        raise CheckFailed("legal", "there is a result exactly when the game is over, but not here")
    if state.over:
        if codes or state.seat is not None or state.seats:
            raise CheckFailed("legal", f"the game is over, but {state.seats} are asked and {codes} are legal")
        return
    if not codes:
        raise CheckFailed("legal", f"nothing is legal, but the game is not over; agenda {state.public_frames(None)}")
    if codes[0] < 0 or codes[-1] >= state.game.codes.size:
        raise CheckFailed("legal", f"{codes} are not all in the vocabulary")
    before = -1
    for code in codes:
        if code <= before:
            raise CheckFailed("legal", f"{codes} are not ascending")
        before = code
    if state.seat not in state.seats:
        raise CheckFailed("legal", f"seat {state.seat} is asked, but {state.seats} may act")


def check_question(state: State) -> None:
    """The question is put to `state.seat`, offers the legal codes, and no other seat is offered anything."""
    question = state.question
    if question is None:
        if not state.over:
            raise CheckFailed("question", "nothing is asked, but the game is not over")
        return
    if question.seat != state.seat:
        raise CheckFailed("question", f"asked of {question.seat}, but it is up to {state.seat}")
    if [o.code for o in question.options] != state.legal():
        raise CheckFailed("question", "its options are not the legal codes")
    for option in question.options:
        if state.game.codes.parse(option.name) != option.code:
            raise CheckFailed("question", f"{option.name!r} is not its own name")
    for seat in range(state.n_seats):
        offered = state.legal(seat)
        if bool(offered) != (seat in state.seats):
            raise CheckFailed("question", f"seat {seat} is offered {offered} out of turn")


def check_refusals(state: State, rng: Rng, *, plays: int = 1) -> None:
    """Exactly the codes that are not legal are refused, by a rule; `plays` of them are tried and change nothing."""
    legal = state.legal()
    refusals = list(map(state.why_not, range(state.game.codes.size)))
    refused = [code for code, refusal in enumerate(refusals) if refusal is not None]
    if [code for code, refusal in enumerate(refusals) if refusal is None] != legal:
        code = next(code for code, refusal in enumerate(refusals) if (refusal is None) != (code in legal))
        raise CheckFailed("refusals", f"{_name(state, code)}: why_not and legal disagree")
    for refusal in refusals:
        if refusal is not None and not refusal.rule:
            raise CheckFailed("refusals", f"{_name(state, refusals.index(refusal))} is refused by no rule")
    before = digest_of(state) if plays and refused else ""
    for _ in range(plays if refused else 0):
        code = rng.pick(refused)
        try:
            state.play(code)
        except IllegalMove as problem:
            reason = problem.refusal
        else:
            raise CheckFailed("refusals", f"{_name(state, code)} is not legal, but was played")
        if reason is None:
            raise CheckFailed("refusals", f"{_name(state, code)} is refused without a reason")
        if digest_of(state) != before:
            raise CheckFailed("refusals", f"{_name(state, code)} was refused, but changed the state")


def check_scores(state: State) -> None:
    """Scores are what the component file says, and at the end the sum of their lines; places follow from them."""
    money = inspector_of(state.game).money(state)
    if state.scores != money:
        raise CheckFailed("scores", f"{state.scores}, but the pieces are worth {money}")
    result = state.result
    if result is None:
        return
    if result.scores != money:
        raise CheckFailed("scores", f"the result says {result.scores}, the pieces {money}")
    sums = [sum(line.amount for line in lines) for lines in result.lines]
    if sums != money:
        raise CheckFailed("scores", f"the lines add up to {sums}, not {money}")
    firsts = [seat for seat in range(state.n_players) if result.ranking[seat] == 1]
    if firsts != result.winners or not firsts:
        raise CheckFailed("scores", f"winners {result.winners}, ranking {result.ranking}")
    for a in range(state.n_players):
        for b in range(state.n_players):
            if money[a] > money[b] and result.ranking[a] >= result.ranking[b]:
                raise CheckFailed("scores", f"seat {a} has more than seat {b}, but the ranking is {result.ranking}")


def check_cards(state: State) -> None:
    """Every piece of the game is in exactly one place, and what is kept twice agrees."""
    flaw = inspector_of(state.game).flaw(state)
    if flaw:
        raise CheckFailed("cards", flaw)


def check_beliefs(state: State) -> None:
    """Nobody is certain of what is not so."""
    flaw = inspector_of(state.game).wrong_belief(state)
    if flaw:
        raise CheckFailed("beliefs", flaw)


def check_events(listener: Listener, state: State) -> None:
    """All that was told since the set-up adds up to this position. To be called after every move, with the listener
    that the game's inspector gave at the start."""
    flaw = listener.hear(state)
    if flaw:
        raise CheckFailed("events", flaw)


def check_json(state: State) -> None:
    """A position written and read again is the same position, also through text, and goes on the same way."""
    data = state.to_json()
    again = state.game.from_json(json.loads(json.dumps(data)))
    if again.to_json() != data:
        raise CheckFailed("json", f"reading it back gives another position: {_difference(data, again)}")
    if again.legal() != state.legal():
        raise CheckFailed("json", f"{again.legal()} are legal after reading back, not {state.legal()}")
    if again != state:
        raise CheckFailed("json", "a position read back is not equal to itself")


def check_view(state: State, seat: int | None) -> None:
    """A view is plain data, the same each time it is asked for, and its reader cannot change the state with it."""
    view = state.view(seat)
    packed = json.dumps(view)
    if json.loads(packed) != view:
        raise CheckFailed("view", f"the view of {seat} is not plain data")
    _spoil(view)
    if json.dumps(state.view(seat)) != packed:
        raise CheckFailed("view", f"spoiling the view of {seat} changed the state")


def check_sample(state: State, seat: int | None, rng: Rng) -> None:
    """A world drawn from a view looks the same to whoever had the view, and drawing it changes neither."""
    view = state.view(seat)
    world = state.game.sample(view, rng)
    seen = world.view(seat)
    if seen != view:
        raise CheckFailed("sample", f"seat {seat} would see a difference: {_difference(view, seen)}")
    if state.view(seat) != view:
        raise CheckFailed("sample", "drawing a world changed the view or the state")
    if state.seat == seat:
        if world.legal() != state.legal():
            raise CheckFailed("sample", f"{world.legal()} are legal there, here {state.legal()}")
    check_cards(world)
    check_beliefs(world)


def check_copy(state: State, rng: Rng) -> None:
    """A copy is equal, and playing it to the end leaves the original as it was."""
    before = state.to_json()
    twin = state.copy()
    if twin.to_json() != before:
        raise CheckFailed("copy", f"the copy differs: {_difference(before, twin)}")
    if twin.legal() != state.legal():
        raise CheckFailed("copy", "the copy has other legal codes")
    playout(twin, rng)
    if state.to_json() != before:
        raise CheckFailed("copy", "playing a copy changed the original")


def check_position(state: State, rng: Rng) -> None:
    """Every check of one position, for every seat and a spectator."""
    check_legal(state)
    check_question(state)
    check_refusals(state, rng)
    check_scores(state)
    check_cards(state)
    check_beliefs(state)
    check_json(state)
    check_copy(state, rng)
    check_answers(state, rng)
    for seat in viewers(state):
        check_view(state, seat)
        check_sample(state, seat, rng)


def viewers(state: State) -> list[int | None]:
    """Everyone who can look at the table: each seat, and a spectator."""
    return [None, *range(state.n_seats)]


# --- a whole game -----------------------------------------------------------------------------------


def check_record(record: Record, state: State) -> None:
    """A finished game's record, written and read in both forms, replays to the same position."""
    data = record.to_json()
    read = Record.from_json(json.loads(json.dumps(data)))
    if read.to_json() != data:
        raise CheckFailed("record", "written as JSON and read again it says something else")
    if Record.from_text(record.to_text()).to_json() != data:
        raise CheckFailed("record", "written as text it says something else")
    final = read.verify()
    if digest_of(final) != digest_of(state):
        raise CheckFailed("record", f"the replay differs: {_difference(state.to_json(), final)}")


def play_random(record: Record, rng: Rng, *, watch: Callable[[State], None] | None = None) -> State:
    """Play a new record at random to its end and close it; `watch` is called with every position.

    Raises:
        CheckFailed: the game did not end within MAX_DECISIONS.
    """
    state = record.begin()
    while not state.over:
        if watch is not None:
            watch(state)
        if len(record.entries) >= MAX_DECISIONS:
            raise CheckFailed("end", f"not over after {MAX_DECISIONS} decisions")
        seat = rng.pick(state.seats)
        code = rng.pick(state.legal(seat))
        record.entries.append(Entry(seat, code))
        state.play(code, seat=seat)
    if watch is not None:
        watch(state)
    record.close(state)
    return state


# --- secrecy ----------------------------------------------------------------------------------------


class Twins:
    """How a comparison of twins went."""

    def __init__(self) -> None:
        self.moves: int = 0
        """Moves that were played in both and looked the same to the seat."""
        self.parted: str = ""
        """Why it stopped: "over", "moves" (as many as asked for), "choice" (no answer was legal in both), or the kind
        of the event by which the seat was shown, by right, what was hidden before."""


def resampled(state: State, seat: int | None, rng: Rng) -> State:
    """A twin for any game: all that the seat does not know is drawn anew, but the generator is the same."""
    twin = state.sample(seat, rng)
    twin.rng = state.rng.copy()
    return twin


def check_secrets(state: State, seat: int | None, rng: Rng, *, moves: int = 30) -> list[Twins]:
    """Compare a state with its twins, for one seat (None: a spectator). See `check_twins`."""
    found = [check_twins(state, resampled(state, seat, rng), seat, rng, moves=moves)]
    twin = inspector_of(state.game).twin(state, seat, rng)
    if twin is not None:
        found.append(check_twins(state, twin, seat, rng, moves=moves))
    return found


def check_answers(state: State, rng: Rng) -> int:
    """Answers that are given in secret look the same to everybody else; how many pairs were compared.

    Raises:
        CheckFailed: somebody could tell two of them apart. Says by what.
    """
    compared = 0
    for actor in state.seats:
        codes = inspector_of(state.game).alike(state, actor)
        if len(codes) > 1:
            rng.shuffle(codes)
            one, other = state.copy(), state.copy()
            one.play(codes[0], seat=actor)
            other.play(codes[1], seat=actor)
            compared += 1
            for seat in viewers(state):
                if seat != actor:
                    heard, also = _stream(one.events, seat), _stream(other.events, seat)
                    if heard != also:
                        said = f"{_name(state, codes[0])} and {_name(state, codes[1])}"
                        raise CheckFailed("answers", f"{said}: seat {seat} hears {heard} or {also}")
                    _look_alike(one, other, seat, rng)
    return compared


def check_twins(state: State, twin: State, seat: int | None, rng: Rng, *, moves: int = 30) -> Twins:
    """Twins that differ only in what a seat may not know look the same to it, now and while the same codes are played.

    View, legal codes, question, refusals and the stream of events are compared, until the seat is shown by right
    something that was hidden (which kinds of event may do that, the game's inspector says), until no code is legal in
    both, or until so many moves have been played. Both states are left as they were.

    Raises:
        CheckFailed: the seat could tell them apart. Says by what.
    """
    one, other = state.copy(), twin.copy()
    may_part = inspector_of(state.game).may_part
    met = Twins()
    _look_alike(one, other, seat, rng)
    while met.moves < moves:
        if one.over:
            met.parted = "over"
            return met
        actor = rng.pick(one.seats)
        codes = one.legal(actor)
        if actor != seat:
            shared = set(other.legal(actor))
            codes = [code for code in codes if code in shared]
            if not codes:
                met.parted = "choice"
                return met
        code = rng.pick(codes)
        one.play(code, seat=actor)
        other.play(code, seat=actor)
        heard, also = _stream(one.events, seat), _stream(other.events, seat)
        if heard != also:
            for a, b in zip(heard, also):
                if a != b:
                    if not may_part(a, b, seat):
                        raise CheckFailed("secrets", f"seat {seat} hears {a} here and {b} in the twin")
                    met.parted = str(a["kind"])
                    return met
            raise CheckFailed("secrets", f"seat {seat} hears {heard} here and {also} in the twin")
        _look_alike(one, other, seat, rng)
        met.moves += 1
    met.parted = "moves"
    return met


def _look_alike(one: State, other: State, seat: int | None, rng: Rng) -> None:
    """Raise unless both show the seat the same."""
    view, twin_view = one.view(seat), other.view(seat)
    if view != twin_view:
        raise CheckFailed("secrets", f"seat {seat} can tell twins apart: {_difference(view, twin_view)}")
    if one.seats != other.seats:
        raise CheckFailed("secrets", f"{one.seats} may act here, {other.seats} in the twin")
    if seat is None:
        return
    if one.legal(seat) != other.legal(seat):
        raise CheckFailed("secrets", f"seat {seat} has other legal codes in the twin")
    asked, twin_asked = one.question_for(seat), other.question_for(seat)
    put = None if asked is None else (asked.key, asked.about)
    twin_put = None if twin_asked is None else (twin_asked.key, twin_asked.about)
    if put != twin_put:
        raise CheckFailed("secrets", f"seat {seat} is asked {put} here and {twin_put} in the twin")
    code = int(rng.below(one.game.codes.size))
    refusal, twin_refusal = one.why_not(code, seat), other.why_not(code, seat)
    said = None if refusal is None else (refusal.rule, refusal.key, refusal.args)
    twin_said = None if twin_refusal is None else (twin_refusal.rule, twin_refusal.key, twin_refusal.args)
    if said != twin_said:
        raise CheckFailed("secrets", f"{_name(one, code)}: seat {seat} hears {said} here, {twin_said} in the twin")


def _stream(events: list[Event], seat: int | None) -> list[Told]:
    """What a seat hears of some events."""
    heard: list[Told] = []
    for event in events:
        told = event.seen(seat)
        if told is not None:
            heard.append(told)
    return heard


# --- within -----------------------------------------------------------------------------------------


def _name(state: State, code: int) -> str:
    return repr(state.game.codes.name(code))


def _difference(one: dict[str, object], other: State | dict[str, object]) -> str:
    """The fields in which two pieces of plain data differ."""
    second = other.to_json() if isinstance(other, State) else other
    fields = [key for key in {**one, **second} if one.get(key) != second.get(key)]
    return "; ".join(f"{key}: {one.get(key)!r} and {second.get(key)!r}" for key in fields)


def _spoil(data: object) -> None:
    """Change everything that can be changed in a piece of plain data."""
    if isinstance(data, dict):
        for value in data.values():
            _spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _spoil(value)
        data.append("spoiled")
