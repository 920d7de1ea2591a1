"""Bad editions and readings of every kind, wherever they are handed in: refused in words, and nothing has changed."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadInput, BadOption, BadPosition, BadRecord, Game, Record, Rng, State
from digsite.kernel.rulings import Ruling
from digsite.lab import checks
from tests.fuzz.guard import bounded, in_words
from tests.fuzz.mutate import JUNK

KEYS: Final = [key for key in digsite.game_keys() if digsite.game(key).rulings]
"""The games that have switches."""
HUGE: Final = {f"EE-SCORE-R{n}": "all-places" for n in range(5000)}


def usual(game: Game) -> tuple[int, dict[str, object]]:
    """A small table: the fewest seats, and what must be chosen there."""
    return game.min_seats, game.usual_options(game.min_seats)


def first(game: Game) -> Ruling:
    """A switch that matters at every table."""
    return next(ruling for ruling in game.rulings if not ruling.needs)


def bad_rulings(game: Game) -> list[tuple[Any, list[str]]]:
    """Values that are no readings, each with what the refusal must name."""
    ruling = first(game)
    rules = [ruling.rule for ruling in game.rulings]
    found: list[tuple[Any, list[str]]] = [
        ({"XX-NONE-R1": "x"}, ["XX-NONE-R1", *rules]),
        ({"": ruling.keys[0]}, rules),
        ({ruling.rule.lower(): ruling.keys[0]}, rules),
        ({1: ruling.keys[0]}, rules),
        ({None: None}, rules),
        ({(ruling.rule,): ruling.keys[0]}, rules),
        (dict.fromkeys(HUGE, ruling.keys[0]) | {"R" * 100_000: "x"}, rules),
        ([[ruling.rule, ruling.keys[0]]], ["rulings"]),
        ([ruling.rule], ["rulings"]),
        (f"{ruling.rule}={ruling.keys[0]}", ["rulings"]),
        ({ruling.rule: {ruling.rule: ruling.keys[0]}}, [ruling.rule, *ruling.keys]),
        ({ruling.rule: ruling.keys}, [ruling.rule, *ruling.keys]),
        ({ruling.rule: "x" * 100_000}, [ruling.rule, *ruling.keys]),
        ({ruling.rule: 10**4000}, [ruling.rule, *ruling.keys]),
        ({ruling.rule: ruling.keys[0].upper()}, [ruling.rule, *ruling.keys]),
        ({ruling.rule: ruling.keys[0] + " "}, [ruling.rule, *ruling.keys]),
    ]
    found += [({ruling.rule: junk}, [ruling.rule, *ruling.keys]) for junk in JUNK if junk not in ruling.keys]
    found += [(junk, ["rulings"]) for junk in JUNK if not isinstance(junk, dict)]
    return found


def cases() -> list[tuple[str, Any, list[str]]]:
    return [(key, value, parts) for key in KEYS for value, parts in bad_rulings(digsite.game(key))]


ALL = pytest.mark.parametrize(("key", "value", "parts"), cases(), ids=range(len(cases())))


def short(problem: Exception) -> None:
    """However large what was given is, the message stays readable."""
    assert len(str(problem)) < 6000


@ALL
def test_as_an_option(key: str, value: Any, parts: list[str]) -> None:
    game = digsite.game(key)
    seats, options = usual(game)
    before = repr(value)[:1000]
    for asked in (game.new, game.check_options, game.readings):
        with pytest.raises(BadOption) as found:
            asked(seats=seats, options={**options, "rulings": value})
        in_words(found.value, *parts)
        short(found.value)
    with pytest.raises(BadOption):
        Record.start(key, seats=seats, seed=1, options={**options, "rulings": value})
    assert repr(value)[:1000] == before


@ALL
def test_in_a_position_and_a_view(key: str, value: Any, parts: list[str]) -> None:
    game = digsite.game(key)
    seats, options = usual(game)
    state = game.new(seats=seats, seed=1, options=options)
    data = state.to_json()
    assert isinstance(data["options"], dict)
    spoiled = {**data, "options": {**data["options"], "rulings": value}}
    with pytest.raises(BadPosition) as found:
        game.from_json(spoiled)
    in_words(found.value, "position", *parts)
    view = state.view(0)
    with pytest.raises(BadPosition) as unseen:
        game.sample({**view, "options": {**view["options"], "rulings": value}}, Rng(1))  # type: ignore[dict-item]
    in_words(unseen.value, "view")
    assert state.to_json() == data


@ALL
def test_in_a_record(key: str, value: Any, parts: list[str]) -> None:
    game = digsite.game(key)
    seats, options = usual(game)
    record = Record.start(key, seats=seats, seed=1, options=options)
    checks.play_random(record, Rng(1))
    data = record.to_json()
    assert isinstance(data["options"], dict)
    spoiled = {**data, "options": {**data["options"], "rulings": value}}
    with pytest.raises(BadRecord) as found:
        Record.from_json(spoiled)
    in_words(found.value, "record", *parts)
    short(found.value)
    assert record.to_json() == data
    record.verify()


EDITIONS: Final[list[Any]] = [
    "", "fr", "EN", "de ", ["de"], {"de": True}, None, 1, True, "d" * 100_000, 10**4000,
]  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS, ids=range(len(EDITIONS)))
def test_a_bad_edition(edition: Any) -> None:
    game = digsite.game("excavation_earth")
    state = game.new(seats=2, seed=1)
    record = Record.start(game, seats=2, seed=1)
    with pytest.raises(BadOption, match=r"edition.*'en', 'de', 'pl'"):
        game.new(seats=2, options={"edition": edition})
    data, view, kept = state.to_json(), state.view(0), record.to_json()
    for part in (data, view, kept):
        part["options"] = {**part["options"], "edition": edition}  # type: ignore[dict-item]
    with pytest.raises(BadPosition, match=r"edition.*'en', 'de', 'pl'"):
        game.from_json(data)
    with pytest.raises(BadPosition, match="view"):
        game.sample(view, Rng(1))
    with pytest.raises(BadRecord, match=r"edition.*'en', 'de', 'pl'"):
        Record.from_json(kept)


def test_a_reading_that_does_not_matter_there() -> None:
    """Refused with the reason; its edition's own reading may be named anywhere."""
    tried = 0
    for key in KEYS:
        game = digsite.game(key)
        seats, options = game.min_seats + 1, game.usual_options(game.min_seats + 1)
        known = game.readings(seats, options)
        for ruling in game.rulings:
            if ruling.rule in known:
                continue
            for reading in ruling.keys:
                asked = {**options, "rulings": {ruling.rule: reading}}
                if reading == ruling.default("en"):
                    assert game.check_options(seats, asked)["rulings"] == {}
                    continue
                tried += 1
                with pytest.raises(BadOption, match=rf"{ruling.rule} cannot be read as '{reading}' here: .+ give "):
                    game.check_options(seats, asked)
                data = game.new(seats=seats, seed=1, options=options).to_json()
                data["options"] = {**data["options"], "rulings": {ruling.rule: reading}}  # type: ignore[dict-item]
                with pytest.raises(BadPosition, match=ruling.rule):
                    game.from_json(data)
    assert tried


@pytest.mark.parametrize("key", ["archaeology", "excavation_earth", "_template"])
def test_a_game_without_that_option(key: str) -> None:
    game = digsite.game(key)
    names = [spec.name for spec in game.options]
    for name, value in (("edition", "de"), ("rulings", {})):
        if name not in names:
            with pytest.raises(BadOption, match=f"'{name}': there is no such option"):
                game.new(seats=game.min_seats, options={**game.usual_options(game.min_seats), name: value})


@st.composite
def nearly_right(draw: st.DrawFn) -> tuple[Game, int, dict[str, object]]:
    """Any seats, edition and readings, mostly such as there are."""
    game = digsite.game(draw(st.sampled_from(KEYS)))
    seats = draw(st.integers(game.min_seats, game.max_seats))
    options: dict[str, object] = game.usual_options(seats)
    for spec in game.options:
        if spec.name == "edition":
            options["edition"] = draw(st.sampled_from(spec.choices))
        elif spec.name == "modules":
            options["modules"] = draw(st.sampled_from(list(spec.named)))
    rulings = draw(st.lists(st.sampled_from(game.rulings), unique=True, max_size=8))
    chosen: dict[str, object] = {ruling.rule: draw(st.sampled_from(ruling.keys)) for ruling in rulings}
    if draw(st.integers(0, 4)) == 0:
        chosen[draw(st.sampled_from(["EE-SCORE-R1", "ZU-NONE-R1", ""]))] = draw(st.sampled_from([*JUNK, "all-places"]))
    options["rulings"] = chosen
    return game, seats, options


@given(asked=nearly_right())
@bounded(60)
def test_a_game_by_these_readings_or_a_clear_refusal(asked: tuple[Game, int, dict[str, object]]) -> None:
    game, seats, options = asked
    before = copy.deepcopy(options)
    try:
        state: State = game.new(seats=seats, seed=1, options=options)
    except BadInput as problem:
        in_words(problem)
        assert repr(options) == repr(before)
        return
    rulings = options["rulings"]
    assert isinstance(rulings, dict)
    assert {rule: key for rule, key in rulings.items() if rule in state.table.readings}.items() <= (
        state.table.readings.items()
    )
    assert state.table.readings.items() <= game.readings(seats, options).items()  # one of the monuments is drawn
    assert repr(options) == repr(before)
    rng = Rng(1)
    while not state.over and state.rng.words()[3] < 400:
        state.play(rng.pick(state.legal()), seat=state.seat)
    checks.check_json(state)
    assert json.loads(json.dumps(state.to_json()))["options"] == state.to_json()["options"]
