"""The checks hold in real games, and each one notices what it is there for."""

from __future__ import annotations

from typing import cast

import pytest

import digsite
from digsite import Record, Rng, State
from digsite.games.archaeology.state import Dig
from digsite.kernel.record import Entry
from digsite.lab import checks, inspectors
from digsite.lab.checks import CheckFailed
from digsite.lab.inspectors import inspector_of
from digsite.lab.inspectors.archaeology import ArchaeologyInspector
from tests.games.archaeology.table import GAME, dig

COIN, MAP = 2, 5
MONUMENTS = ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"]


def played(seed: int = 1, moves: int = 40, seats: int = 3, **options: object) -> Dig:
    """A position some way into a random game."""
    state, rng = GAME.new(seats=seats, seed=seed, options=options), Rng(seed)
    for _ in range(moves):
        state.play(rng.pick(state.legal()))
    return cast(Dig, state)


@pytest.mark.parametrize("monument", MONUMENTS)
def test_all_checks_hold_in_a_random_game(monument: str) -> None:
    number = MONUMENTS.index(monument)
    options = {"monument": monument, "beginners_luck": number % 2 == 0, "fierce_weather": number % 3 == 0}
    record = Record.start(GAME, seats=2 + number % 4, seed=number, options=options)
    rng = Rng(number)

    def watch(state: State) -> None:
        if rng.below(24) == 0 or state.over:
            checks.check_position(state, rng)
            checks.check_secrets(state, int(rng.below(state.n_seats)), rng)

    state = checks.play_random(record, rng, watch=watch)
    checks.check_record(record, state)


def test_all_checks_hold_for_simultaneous_questions() -> None:
    rng = Rng(1)
    for seats in (2, 3, 4):
        record = Record.start("_template", seats=seats, seed=seats)

        def watch(state: State) -> None:
            checks.check_position(state, rng)
            for seat in checks.viewers(state):
                checks.check_secrets(state, seat, rng)

        checks.check_record(record, checks.play_random(record, rng, watch=watch))


# --- each notices -----------------------------------------------------------------------------------


def test_a_card_too_many_is_noticed() -> None:
    s = played()
    checks.check_cards(s)
    s.market[COIN] += 1
    with pytest.raises(CheckFailed, match=r"cards: in all 13 of coin \(there are 12\)"):
        checks.check_cards(s)


def test_a_card_that_only_changed_its_place_on_paper_is_noticed() -> None:
    s = played()
    s.hands[0][COIN] += 1
    s.market[COIN] -= 1
    with pytest.raises(CheckFailed, match="cards"):
        checks.check_cards(s)


def test_a_map_in_a_chamber_is_noticed() -> None:
    s = dig(["map coin", "coin"], chambers=["coin*2", "coin*5", ""], dig_site="pot_shard")
    s.chambers[0][MAP] += 1
    s.chambers[0][COIN] -= 1
    s.hands[0][MAP] -= 1
    s.hands[0][COIN] += 1
    with pytest.raises(CheckFailed, match="chamber 0 holds a Map"):
        checks.check_cards(s)


def test_money_from_nowhere_is_noticed() -> None:
    s = played()
    s.money[1] += 5
    with pytest.raises(CheckFailed, match="scores"):
        checks.check_scores(s)


def test_a_false_certainty_is_noticed() -> None:
    s = dig(["coin*2", "pot_shard"], known=[[{}, {"pot_shard": 1}], [{}, {}], [{}, {}]], dig_site="coin")
    checks.check_beliefs(s)
    s.hands[1] = [0, 1, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(CheckFailed, match="observer 0 is sure of 1 pot_shard at seat 1, who has 0"):
        checks.check_beliefs(s)


def test_an_announced_total_that_cannot_be_is_noticed() -> None:
    s = played(beginners_luck=True, moves=0)
    checks.check_beliefs(s)
    s.announced[0] += 1
    s.announced[1] += 2
    s.announced[2] += 3
    with pytest.raises(CheckFailed, match="announced"):
        checks.check_beliefs(s)


class Stub:
    """Looks like a state, as far as `check_legal` looks."""

    def __init__(self, codes: list[int], *, over: bool = False, seats: list[int] | None = None) -> None:
        self.codes = codes
        self.over = over
        self.seats = [0] if seats is None else seats
        self.seat = None if over else 0
        self.result = object() if over else None
        self.game = GAME

    def legal(self) -> list[int]:
        return self.codes

    def public_frames(self, seat: int | None) -> list[object]:
        return []


@pytest.mark.parametrize(
    ("stub", "complaint"),
    [
        (Stub([]), "nothing is legal"),
        (Stub([3, 1]), "not ascending"),
        (Stub([3, 3]), "not ascending"),
        (Stub([-1, 3]), "vocabulary"),
        (Stub([3, 9999]), "vocabulary"),
        (Stub([3], over=True), "the game is over, but"),
        (Stub([3], seats=[1]), "seat 0 is asked, but"),
    ],
)
def test_odd_legal_codes_are_noticed(stub: Stub, complaint: str) -> None:
    with pytest.raises(CheckFailed, match=complaint):
        checks.check_legal(cast(State, stub))


def test_a_record_that_says_something_else_is_noticed() -> None:
    record = Record.start(GAME, seats=2, seed=3)
    state = checks.play_random(record, Rng(3))
    checks.check_record(record, state)
    short = Record(record.game, record.seats, record.seed, record.options)
    short.entries.extend(record.entries[:10])
    with pytest.raises(CheckFailed, match="the replay differs"):
        checks.check_record(short, state)
    record.digest = "0" * 64
    with pytest.raises(digsite.BadRecord):
        checks.check_record(record, state)


def test_a_game_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MAX_DECISIONS", 20)
    with pytest.raises(CheckFailed, match="not over after 20 decisions"):
        checks.play_random(Record.start(GAME, seats=2, seed=3), Rng(3))


# --- secrecy ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("monument", MONUMENTS)
def test_twins_differ_but_not_to_their_observer(monument: str) -> None:
    inspector = inspector_of(GAME)
    rng = Rng(2)
    found = 0
    for seed in range(4):
        s = played(seed, 20 + 15 * seed, seats=3, monument=monument)
        for seat in checks.viewers(s):
            twin = inspector.twin(s, seat, rng)
            if twin is not None:
                found += 1
                assert twin.to_json() != s.to_json()
                assert twin.view(seat) == s.view(seat)
                assert twin.rng.words() == s.rng.words()
                checks.check_cards(twin)
                checks.check_beliefs(twin)
    assert found > 8


def test_a_trade_in_secret_is_no_difference() -> None:
    """Seat 1 cannot tell whether seat 0 has begun a trade."""
    s = dig(["coin*2 pot_shard", "coin"], market="talisman coin", dig_site="coin*4")
    twin = s.copy()
    for name in ("trade", "give coin"):
        twin.play(GAME.codes.parse(name))
    assert checks.check_twins(s, twin, 1, Rng(0)).parted == "choice"
    with pytest.raises(CheckFailed, match="secrets"):
        checks.check_twins(s, twin, 0, Rng(0))


def test_a_view_that_tells_is_noticed() -> None:
    """To seat 0 its own hand is no secret."""
    one = dig(["coin*2", "pot_shard"], dig_site="coin")
    other = dig(["coin pot_shard", "coin"], dig_site="coin")
    with pytest.raises(CheckFailed, match="seat 0 can tell twins apart: hand"):
        checks.check_twins(one, other, 0, Rng(0))
    checks.check_twins(one, other, None, Rng(0))


def test_a_stream_that_tells_is_noticed() -> None:
    """A storm takes another card, which the same answer cannot explain: such an event may not part twins."""
    may_part = inspector_of(GAME).may_part
    lost = {"kind": "lost", "seat": 1, "treasure": 2}
    assert not may_part(lost, {**lost, "treasure": 3}, 0)
    assert not may_part({"kind": "dug", "seat": 1, "treasure": -1}, {"kind": "dug", "seat": 1, "treasure": 4}, 0)
    assert not may_part({"kind": "turn-began", "seat": 1}, {"kind": "dug-thief", "seat": 1, "n": 1}, 0)


def test_a_stream_may_tell_what_is_shown_by_right() -> None:
    may_part = inspector_of(GAME).may_part
    assert may_part({"kind": "dug", "seat": 0, "treasure": 1}, {"kind": "dug", "seat": 0, "treasure": 4}, 0)
    assert may_part({"kind": "dug", "seat": 1, "treasure": -1}, {"kind": "dug-storm", "seat": 1, "n": 2}, 0)
    robbed = {"kind": "robbed", "seat": 1, "victim": 0, "treasure": 2}
    assert may_part(robbed, {**robbed, "treasure": 3}, 0)
    assert not may_part({**robbed, "victim": 2}, {**robbed, "victim": 2, "treasure": 3}, 0)
    assert not may_part(robbed, {**robbed, "treasure": 3}, None)


def test_what_is_kept_of_the_tomb_is_compared() -> None:
    s = dig(["map", "coin"], monument="tomb", chambers=["coin pot_shard talisman", ""], dig_site="coin*4")
    assert checks.check_answers(s, Rng(0)) == 0
    s.play(GAME.codes.parse("explore 0"))
    assert checks.check_answers(s, Rng(0)) == 1


def test_answers_that_everybody_may_hear_are_not_compared() -> None:
    s = dig(["coin*4", "coin"], dig_site="sandstorm coin*4", agenda=[["turn", 1, 0, 0]], turn=1, tents=[0, 0])
    assert s.seat == 0
    assert checks.check_answers(s, Rng(0)) == 0


def test_an_answer_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a loss in a storm a secret, its event would give it away."""

    class Secretive(ArchaeologyInspector):
        def alike(self, state: State, seat: int) -> list[int]:
            return state.legal(seat)

    monkeypatch.setitem(inspectors._inspectors, "archaeology", Secretive(GAME))
    s = dig(["coin*2 pot_shard*2", ""], dig_site="sandstorm coin*4", agenda=[["turn", 1, 0, 0]], turn=1, tents=[0, 0])
    with pytest.raises(CheckFailed, match=r"answers: 'lose .* hears"):
        checks.check_answers(s, Rng(0))


def test_comparing_leaves_the_states_alone() -> None:
    s = played()
    before = s.to_json()
    checks.check_secrets(s, 0, Rng(1))
    checks.check_position(s, Rng(1))
    assert s.to_json() == before


def test_a_game_without_an_inspector_is_refused() -> None:
    class Unknown:
        key = "unknown"

    with pytest.raises(digsite.BadOption, match="no inspector"):
        inspector_of(cast(digsite.Game, Unknown()))


def test_entries_are_what_was_played() -> None:
    record = Record.start(GAME, seats=2, seed=9)
    seen: list[list[int]] = []
    checks.play_random(record, Rng(9), watch=lambda state: seen.append(state.legal()))
    assert len(seen) == len(record.entries) + 1
    for entry, legal in zip(record.entries, seen):
        assert isinstance(entry, Entry)
        assert entry.code in legal
