"""What every game promises, tried over whole random games of every configuration in `configurations`.

A game that is added to the registry is tried without a line here; it needs an inspector in `digsite.lab.inspectors`.
The checks themselves are those of the soak run (`digsite.lab.checks`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from digsite import Record, Refusal, Rng, State
from digsite.kernel.record import Entry, digest_of
from digsite.kernel.text import LOCALES
from digsite.lab import checks
from digsite.lab.inspectors import inspector_of
from digsite.ledger import Ledger
from tests.contract.configurations import CONFIGURATIONS, Configuration

ROOT = Path(__file__).resolve().parents[2]
MANY_CODES = 500
"""With that many codes every second position is asked about all of them, with twice as many every third, and so on."""
ALL = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
MANY = 40
"""Where there are more configurations than that, one game of each has to do."""


def several(games: int) -> pytest.MarkDecorator:
    """So many games of each configuration, unless there are many."""
    per_game = Counter(configuration.key for configuration in CONFIGURATIONS)
    cases = [(c, number) for c in CONFIGURATIONS for number in range(1 if per_game[c.key] > MANY else games)]
    names = [f"{configuration} #{number}" for configuration, number in cases]
    return pytest.mark.parametrize(("configuration", "number"), cases, ids=names)


@cache
def rule_ids() -> Ledger:
    return Ledger.load(ROOT / "docs" / "rules")


def game(configuration: Configuration, number: int = 0, *, watch: Callable[[State], None] | None = None) -> Record:
    """The record of a random game; `watch` sees every position."""
    record = configuration.record(configuration.seed(number))
    checks.play_random(record, Rng(configuration.seed(number)), watch=watch)
    return record


def positions(configuration: Configuration, number: int = 0, *, every: int = 1) -> Iterator[State]:
    """Positions of a random game, its first and its last among them."""
    record = game(configuration, number)
    state = record.begin()
    for moves, entry in enumerate(record.entries):
        if moves % every == 0:
            yield state
        state.play(entry.code, seat=entry.seat)
    yield state


# --- questions and answers --------------------------------------------------------------------------


@several(3)
def test_codes_are_ascending_and_there_until_the_end(configuration: Configuration, number: int) -> None:
    def watch(state: State) -> None:
        checks.check_legal(state)
        checks.check_question(state)

    record = game(configuration, number, watch=watch)
    assert record.replay().over


@several(2)
def test_exactly_what_is_not_legal_is_refused_by_a_rule_that_exists(configuration: Configuration, number: int) -> None:
    said: dict[tuple[object, ...], Refusal] = {}
    vocabulary = range(configuration.game.codes.size)
    for moves, state in enumerate(positions(configuration, number, every=1 + len(vocabulary) // MANY_CODES)):
        for seat in [None, *range(state.n_seats)] if moves % 20 == 0 or state.over else [None]:
            legal = state.legal(seat)
            free = []
            for code in vocabulary:
                refusal = state.why_not(code, seat)
                if refusal is None:
                    free.append(code)
                else:
                    said[refusal.rule, refusal.key, *refusal.args.values()] = refusal
            assert free == legal
    for refusal in said.values():
        assert refusal.rule in rule_ids(), refusal.rule
        for locale in LOCALES:
            words = refusal.say(locale)
            assert words.strip()
            assert "{" not in words
    assert said


@ALL
def test_a_refused_move_changes_nothing(configuration: Configuration) -> None:
    rng = Rng(configuration.seed())
    for state in positions(configuration, every=10):
        checks.check_refusals(state, rng, plays=3)


@ALL
def test_questions_and_answers_have_words_and_rules(configuration: Configuration) -> None:
    said: set[str] = set()
    for state in positions(configuration):
        for seat in state.seats:
            question = state.question_for(seat)
            assert question is not None
            assert question.seat == seat
            assert [option.code for option in question.options] == state.legal(seat)
            assert question.rules
            assert all(rule in rule_ids() for rule in question.rules)
            key = f"{question.key} {json.dumps(question.about, sort_keys=True)}"
            for locale in LOCALES:
                if key not in said:
                    assert question.say(locale).strip()
                for option in question.options:
                    if option.name not in said:
                        assert option.say(locale).strip()
            said |= {key, *(option.name for option in question.options)}


# --- events -----------------------------------------------------------------------------------------


@ALL
def test_events_are_plain_data_with_words_for_everybody(configuration: Configuration) -> None:
    kinds = {kind.name: kind for kind in configuration.game.event_kinds}
    text = configuration.game.text
    said: set[str] = set()
    for state in positions(configuration):
        for event in state.events:
            assert kinds[event.kind.name] is event.kind
            assert all(rule in rule_ids() for rule in event.kind.rules)
            assert not event.rule or event.rule in rule_ids()
            whole = event.whole()
            assert json.loads(json.dumps(whole)) == whole
            for seat in checks.viewers(state):
                told = event.seen(seat)
                if told is None:
                    assert event.kind.silent
                    continue
                open_fields = {name: value for name, value in told.items() if name not in event.kind.secret}
                assert open_fields.items() <= whole.items()
                packed = json.dumps(told)
                if packed not in said:
                    said.add(packed)
                    assert all(text.event(told, locale).strip() for locale in LOCALES)


@ALL
def test_the_end_has_words(configuration: Configuration) -> None:
    state = game(configuration).replay()
    result = state.result
    assert result is not None
    text = configuration.game.text
    for locale in LOCALES:
        assert text.reason(result.reason, locale).strip()
        for lines in result.lines:
            assert all(text.line(line, locale).strip() for line in lines)


# --- pieces and scores ------------------------------------------------------------------------------


@several(3)
def test_every_piece_is_in_one_place_and_scores_add_up(configuration: Configuration, number: int) -> None:
    listener = inspector_of(configuration.game).listener()

    def watch(state: State) -> None:
        checks.check_cards(state)
        checks.check_events(listener, state)
        checks.check_scores(state)
        checks.check_beliefs(state)

    game(configuration, number, watch=watch)


# --- state is a value -------------------------------------------------------------------------------


@ALL
def test_old_copies_never_change(configuration: Configuration) -> None:
    """Copies of every fifth position, taken while the original is played on, and played on themselves."""
    kept: list[tuple[State, str]] = []
    rng = Rng(configuration.seed())
    for state in positions(configuration, every=5):
        checks.check_copy(state, rng)
        kept.append((state.copy(), digest_of(state)))
    for copy, digest in kept:
        assert digest_of(copy) == digest


@ALL
def test_a_move_bit_by_bit_comes_to_the_same(configuration: Configuration) -> None:
    """Every stage has its part of the events and can be seen by everybody; the state itself stays as it is."""
    state = game(configuration, 0).begin()
    for entry in game(configuration, 0).entries:
        before = digest_of(state)
        *stages, last = state.stages(entry.code, entry.seat)
        assert digest_of(state) == before
        state.play(entry.code, seat=entry.seat)
        assert digest_of(last) == digest_of(state)
        assert last.legal() == state.legal()
        told = [event.whole() for event in state.events]
        assert [event.whole() for event in last.events] == told
        n_told = 0
        for stage in stages:
            events = [event.whole() for event in stage.events]
            assert len(events) >= n_told
            assert events == told[: len(events)]
            n_told = len(events)
            for seat in (None, *range(state.n_seats)):
                stage.view(seat)


@several(2)
def test_a_position_written_and_read_goes_on_the_same_way(configuration: Configuration, number: int) -> None:
    """After every move the position goes through text; events and the end are those of the game itself."""
    record = game(configuration, number)
    state, again = record.begin(), record.begin()
    for entry in record.entries:
        again = again.game.from_json(json.loads(json.dumps(again.to_json())))
        assert again.seats == state.seats
        assert again.legal(entry.seat) == state.legal(entry.seat)
        state.play(entry.code, seat=entry.seat)
        again.play(entry.code, seat=entry.seat)
        assert [event.whole() for event in again.events] == [event.whole() for event in state.events]
    assert digest_of(again) == record.digest
    checks.check_json(again)


@several(2)
def test_a_record_replays_to_the_same_bytes(configuration: Configuration, number: int) -> None:
    record = game(configuration, number)
    checks.check_record(record, record.replay())
    half = len(record.entries) // 2
    state = record.replay(half)
    for entry in record.entries[half:]:
        state.play(entry.code, seat=entry.seat)
    assert digest_of(state) == record.digest


@ALL
def test_the_seats_of_a_record_may_be_left_out_where_one_is_asked(configuration: Configuration) -> None:
    record = game(configuration)
    state, alone = record.begin(), configuration.record(record.seed)
    for entry in record.entries[:12]:
        if len(state.seats) == 1:
            alone.add(entry.code)
            assert alone.entries[-1].seat == entry.seat
        else:
            alone.entries.append(Entry(entry.seat, entry.code))
        state.play(entry.code, seat=entry.seat)


# --- secrets ----------------------------------------------------------------------------------------


@several(2)
def test_views_are_plain_and_worlds_fit_them(configuration: Configuration, number: int) -> None:
    rng = Rng(configuration.seed())
    for state in positions(configuration, number, every=6):
        for seat in checks.viewers(state):
            checks.check_view(state, seat)
            checks.check_sample(state, seat, rng)


@ALL
def test_a_world_can_be_played_and_written(configuration: Configuration) -> None:
    """A drawn world is a position like any other: it can be saved, read, and played to its end."""
    rng = Rng(configuration.seed())
    for moves, state in enumerate(positions(configuration, every=24)):
        viewers = checks.viewers(state)
        world = state.sample(viewers[moves % len(viewers)], rng)
        checks.check_json(world)
        checks.check_legal(world)
        checks.check_copy(world, rng)


@ALL
def test_twins_that_differ_in_secrets_look_the_same(configuration: Configuration) -> None:
    rng = Rng(configuration.seed())
    compared = 0
    for moves, state in enumerate(positions(configuration, every=10)):
        viewers = checks.viewers(state)
        for k in range(2):
            seat = viewers[(moves + k * 2) % len(viewers)]
            compared += sum(twins.moves for twins in checks.check_secrets(state, seat, rng, moves=12))
    assert compared > 0
