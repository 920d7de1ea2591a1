"""The public surface, pinned: names, signatures, and every line of the design's code block."""

from __future__ import annotations

import ast
import inspect
import json
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite import Game, Match, Record, Rng, State

ROOT = Path(__file__).resolve().parents[2]

NAMES = [
    "COMPILED", "BadComponents", "BadInput", "BadOption", "BadPosition", "BadRecord", "Choice", "DigsiteError", "Event",
    "Game", "IllegalMove", "Match", "MissingWords", "Question", "Record", "Refusal", "Result", "Rng", "State",
    "UnknownCode", "game", "game_keys", "playout",
]  # fmt: skip

SIGNATURES: dict[Any, str] = {
    digsite.game: "(key)",
    digsite.game_keys: "()",
    digsite.playout: "(state, rng)",
    Rng: "(seed, source=None)",
    Rng.bits: "()",
    Rng.below: "(n)",
    Rng.shuffle: "(xs)",
    Rng.pick: "(xs)",
    Rng.seed: "()",
    Rng.copy: "()",
    Rng.words: "()",
    Rng.of: "(words)",
    Game.new: "(*, seats, seed=None, options=None)",
    Game.from_json: "(data)",
    Game.sample: "(view, rng)",
    Game.words: "(code, locale='en')",
    Game.check_options: "(seats, options)",
    Game.readings: "(seats, options=None)",
    Game.ruling: "(rule)",
    State.legal: "(seat=None)",
    State.play: "(code, seat=None)",
    State.why_not: "(code, seat=None)",
    State.question_for: "(seat)",
    State.copy: "()",
    State.view: "(seat)",
    State.sample: "(seat, rng)",
    State.svg: "(seat=None, locale='en')",
    State.to_json: "()",
    Record.start: "(game, *, seats, seed, options=None)",
    Record.add: "(code, seat=None)",
    Record.begin: "()",
    Record.replay: "(n_entries=None)",
    Record.verify: "()",
    Record.set_fairness: "(commitment, secret='')",
    Record.set_players: "(names)",
    Record.close: "(state)",
    Record.to_json: "()",
    Record.from_json: "(data)",
    Record.to_text: "()",
    Record.from_text: "(text)",
    Record.save: "(path)",
    Record.load: "(path)",
    Match: "(record, humans)",
    Match.play: "(code, seat=None)",
    Match.moves: "()",
    Match.free_undo: "(seat)",
    Match.own_moves: "(seat)",
    Match.undo: "(to, seat, consents, rng)",
}
"""Arguments by name and default; what they are is for mypy to check."""

PROPERTIES = {
    State: ["over", "seat", "seats", "events", "question", "scores", "result"],
    Game: ["text"],
    digsite.Question: ["words"],
    digsite.Choice: ["words"],
    digsite.Refusal: ["words"],
}


def test_the_names_that_are_exported() -> None:
    assert sorted(digsite.__all__) == sorted(NAMES)


def test_nothing_else_can_be_reached_by_a_plain_name() -> None:
    """Parts of the package are modules; everything else that is not private is exported."""
    found = {name for name, value in vars(digsite).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert found - {"annotations"} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_exported_is_there(name: str) -> None:
    assert hasattr(digsite, name)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "COMPILED"])
def test_what_is_exported_is_explained(name: str) -> None:
    """Its docstring, and those of its public methods and properties; in the source, for compiled code keeps none."""
    module = getattr(digsite, name).__module__
    tree = ast.parse((ROOT / "src" / Path(*module.split("."))).with_suffix(".py").read_text("utf-8"))
    [node] = [found for found in tree.body if getattr(found, "name", "") == name]
    assert isinstance(node, ast.ClassDef | ast.FunctionDef)
    assert ast.get_docstring(node)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            assert ast.get_docstring(part), part.name


def test_the_version_is_one() -> None:
    parts = digsite.__version__.split(".")
    assert len(parts) == 3
    assert all(part.isdigit() for part in parts)
    assert isinstance(digsite.COMPILED, bool)


@pytest.mark.parametrize("what", SIGNATURES, ids=lambda what: what.__qualname__)
def test_signatures(what: Any) -> None:
    found = inspect.signature(what)
    arguments = [p.replace(annotation=p.empty) for p in found.parameters.values() if p.name != "self"]
    plain = inspect.Signature([p.replace(kind=open_kind(p)) for p in arguments])
    assert str(plain) == SIGNATURES[what]


def open_kind(parameter: inspect.Parameter) -> Any:
    """Compiled methods say "positional only" where they mean it for self alone."""
    if parameter.kind is inspect.Parameter.POSITIONAL_ONLY:
        return inspect.Parameter.POSITIONAL_OR_KEYWORD
    return parameter.kind


@pytest.mark.parametrize(
    ("owner", "names"), PROPERTIES.items(), ids=lambda x: x.__name__ if isinstance(x, type) else ""
)
def test_properties(owner: type, names: list[str]) -> None:
    for name in names:
        assert inspect.isdatadescriptor(inspect.getattr_static(owner, name)), name


@pytest.mark.parametrize(
    "name", ["game", "table", "n_seats", "rng", "events", "over", "seat", "seats", "question", "scores", "result"]
)
def test_a_state_has(name: str) -> None:
    assert hasattr(digsite.game("archaeology").new(seats=2, seed=1), name)


def test_options_of_archaeology_are_those_of_the_design() -> None:
    options = {spec.name: (spec.kind, spec.default) for spec in digsite.game("archaeology").options}
    assert options == {
        "monument": ("choice", "random"),
        "long_expedition": ("flag", False),
        "fierce_weather": ("flag", False),
        "beginners_luck": ("flag", False),
        "first_seat": ("seat", None),
        "rulings": ("readings", {}),
        "components": ("path", None),
    }


def test_the_code_block_of_the_design() -> None:
    """DESIGN section 3, line by line."""
    game = digsite.game("archaeology")
    state = game.new(seats=3, seed=7, options={"monument": "sphinx"})
    start = state.copy()

    while not state.over:
        state.play(state.legal()[0])  # legal(): ascending list of int codes for state.seat

    assert state.seat is None
    assert start.seat in range(3)
    question = start.question
    assert question is not None
    assert (question.key, question.seat) == ("act", start.seat)
    assert question.rules
    for option in question.options:
        assert isinstance(option.code, int)
        assert option.words
        assert all(isinstance(piece, str) for piece in option.pieces)
    assert start.legal() == sorted(start.legal())
    refused = next(code for code in range(game.codes.size) if code not in start.legal())
    before = start.to_json()
    with pytest.raises(digsite.IllegalMove) as caught:
        start.play(refused)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule in str(caught.value)
    assert start.to_json() == before
    twin = start.copy()
    twin.play(twin.legal()[0])
    assert start.to_json() == before
    assert len(start.scores) == 3
    assert start.result is None
    result = state.result
    assert result is not None
    assert result.scores == state.scores
    assert len(result.ranking) == 3
    assert result.winners
    assert result.reason
    view = start.view(0)
    assert json.loads(json.dumps(view)) == view
    assert start.view(None)["hand"] is None
    assert game.sample(view, digsite.Rng(1)).view(0) == view
    assert start.sample(0, digsite.Rng(1)) == game.sample(view, digsite.Rng(1))
    assert digsite.playout(start.copy(), digsite.Rng(5)) > 0
    assert digsite.Rng(5).below(10) == digsite.Rng(5).below(10)
    assert all(event.seen(0) is None or isinstance(event.seen(0), dict) for event in start.events)
    assert start.why_not(start.legal()[0]) is None
    refusal = start.why_not(refused)
    assert refusal is not None
    assert refusal.rule.startswith("AR-")
    assert refusal.words
    assert game.from_json(start.to_json()) == start
    assert game.words(0, locale="en") == game.words(0)
    assert game.codes.size == sum(span.n for span in game.codes.spans)
    record = digsite.Record.start("archaeology", seats=3, seed=7, options={"monument": "sphinx"})
    assert record.replay() == start
    assert record.verify() == start


def test_simultaneous_seats_are_part_of_the_surface() -> None:
    """DESIGN decision 3: seats, legal(seat), play(code, seat=...)."""
    state = digsite.game("_template").new(seats=3, seed=1)
    assert state.seats == [0, 1, 2]
    assert state.seat == 0
    state.play(state.legal(2)[0], seat=2)
    assert state.seats == [0, 1]


def test_from_json_takes_a_small_piece_of_data() -> None:
    """A test, a puzzle or a bug report is short: what is left out is not there."""
    state = digsite.game("archaeology").from_json(
        {"seats": 2, "options": {"monument": "mine"}, "hands": [{"coin": 5}, {"map": 1}], "aside": "rest"}
    )
    assert state.seat == 0
    state.play(state.game.codes.parse("sell coin 5"))
    assert state.scores == [30, 0]


@pytest.mark.parametrize("key", digsite.game_keys())
@pytest.mark.parametrize("view", [None, 5, "x", [], b""])
def test_what_is_no_view_is_refused(key: str, view: object) -> None:
    """With an error of ours, compiled or not."""
    with pytest.raises(digsite.BadPosition, match="not a view of"):
        digsite.game(key).sample(view, digsite.Rng(1))
