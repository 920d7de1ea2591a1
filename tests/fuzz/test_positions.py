"""Spoiled positions: refused in words, or as good as any other."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadPosition, Rng, State
from digsite.lab import checks
from tests.contract.configurations import CONFIGURATIONS
from tests.fuzz.guard import bounded, in_words, within
from tests.fuzz.mutate import JUNK, spoiled

ARCHAEOLOGY = digsite.game("archaeology")


@cache
def pool(key: str) -> list[dict[str, Any]]:
    """Positions of random games, at every kind of question."""
    found: list[dict[str, Any]] = []
    for configuration in CONFIGURATIONS:
        if configuration.key == key:
            state, rng = configuration.record(configuration.seed()).begin(), Rng(3)
            asked: dict[str, int] = {}
            while not state.over:
                question = state.question
                assert question is not None
                asked[question.key] = asked.get(question.key, 0) + 1
                if asked[question.key] in (1, 9, 40):
                    found.append(state.to_json())
                seat = rng.pick(state.seats)
                state.play(rng.pick(state.legal(seat)), seat=seat)
            found.append(state.to_json())
    return found


def accepted(key: str, data: Any) -> State | None:
    """The state of a position, or None if it is refused in words. Reading changes nothing."""
    before = copy.deepcopy(data)
    try:
        with within(20):
            state = digsite.game(key).from_json(data)
    except BadPosition as problem:
        in_words(problem)
        state = None
    assert repr(data) == repr(before)
    return state


def live(state: State) -> None:
    """A position that was accepted keeps every promise, now and on the way to its end."""
    rng = Rng(5)
    played = 0
    with within(60):
        while True:
            checks.check_legal(state)
            checks.check_cards(state)
            checks.check_scores(state)
            if played < 3 or played % 16 == 0 or state.over:
                checks.check_question(state)
                checks.check_json(state)
                for seat in checks.viewers(state):
                    checks.check_view(state, seat)
                    checks.check_sample(state, seat, rng)
            if state.over:
                return
            assert played < checks.MAX_DECISIONS
            seat_now = rng.pick(state.seats)
            state.play(rng.pick(state.legal(seat_now)), seat=seat_now)
            played += 1


@pytest.mark.parametrize("key", ["archaeology", "_template"])
@given(draw=st.data())
@bounded(400)
def test_spoiled_anywhere(key: str, draw: st.DataObject) -> None:
    base = draw.draw(st.sampled_from(pool(key)))
    state = accepted(key, draw.draw(spoiled(base)))
    if state is not None:
        live(state)


@pytest.mark.parametrize("key", ["archaeology", "_template"])
@given(data=st.one_of(st.sampled_from(JUNK), st.dictionaries(st.one_of(st.text(max_size=4), st.integers()), st.none())))
@bounded(60)
def test_what_is_no_position_at_all(key: str, data: Any) -> None:
    assert accepted(key, data) is None


@given(text=st.one_of(st.text(max_size=30), st.sampled_from(["{", "[]", "{}", "null", "[" * 100_000, '{"seats": 2}'])))
@bounded(60)
def test_what_is_no_position_as_a_text(text: str) -> None:
    assert accepted("archaeology", text) is None or text == '{"seats": 2}'


# --- spoiled with an eye to the rules ---------------------------------------------------------------

STEPS = [
    "turn", "dig", "rob", "shelter", "scatter", "act", "give", "take", "look", "keep", "draw", "name", "none",
]  # fmt: skip
frames = st.lists(
    st.tuples(st.sampled_from(STEPS), st.integers(0, 2), st.integers(-1, 9), st.integers(-1, 9)), max_size=5
)
FLAGS = ["late", "forced", "acted", "explored", "has_sold"]
NUMBERS = ["first", "turn", "trades", "withdrawn", "passes", "stall", "thieves_out", "storms_out", "maps_spent"]


def counted(data: dict[str, Any]) -> list[dict[str, int]]:
    """Every heap of cards in which only the numbers count."""
    return [*data["hands"], data["market"], *data["chambers"], data["drawn"], data["aside"]]


@st.composite
def rearranged(draw: st.DrawFn) -> dict[str, Any]:
    """A position in which cards have moved, other questions are pending or the turn stands elsewhere: all plausible."""
    data: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(pool("archaeology"))))
    for _ in range(draw(st.integers(1, 4))):
        how = draw(st.sampled_from(["card", "empty", "agenda", "flag", "number", "known", "seats", "tents", "hand"]))
        if how == "card":
            move(draw, data)
        elif how == "empty":
            heap = draw(st.sampled_from(counted(data)))
            if heap is not data["aside"]:
                for name, n in heap.items():
                    data["aside"][name] = data["aside"].get(name, 0) + n
                heap.clear()
        elif how == "hand":
            for name in data["dig_site"]:
                data["aside"][name] = data["aside"].get(name, 0) + 1
            data["dig_site"] = []
        elif how == "agenda":
            data["agenda"] = [list(frame) for frame in draw(frames)]
        elif how == "flag":
            data[draw(st.sampled_from(FLAGS))] = draw(st.booleans())
        elif how == "number":
            data[draw(st.sampled_from(NUMBERS))] = draw(st.integers(0, 6))
        elif how == "known":
            rows = draw(st.sampled_from(data["known"]))
            row = draw(st.sampled_from(rows))
            row[draw(st.sampled_from(["coin", "map", "pot_shard"]))] = draw(st.integers(0, 3))
            least = draw(st.sampled_from(data["plain"]))
            least[draw(st.integers(0, data["seats"] - 1))] = draw(st.integers(0, 5))
        elif how == "seats":
            field = draw(st.sampled_from(["intact", "dry"]))
            data[field] = draw(st.lists(st.integers(0, data["seats"] - 1), unique=True))
            if data["announced"]:
                data["announced"][0] = draw(st.integers(0, 20))
        else:
            data["tents"][0] = draw(st.integers(0, 2))
    return data


def move(draw: st.DrawFn, data: dict[str, Any]) -> None:
    """One card goes from one place to another."""
    heaps = counted(data)
    source, target = draw(st.sampled_from([h for h in heaps if h])), draw(st.sampled_from(heaps))
    name = draw(st.sampled_from(sorted(source)))
    source[name] -= 1
    if source[name] == 0:
        del source[name]
    if draw(st.integers(0, 3)) == 0:
        data["dig_site"].append(name)
    else:
        target[name] = target.get(name, 0) + 1


@given(data=rearranged())
@bounded(350)
def test_rearranged(data: dict[str, Any]) -> None:
    state = accepted("archaeology", data)
    if state is not None:
        live(state)


MONUMENTS = {"great_pyramid": 3, "temple": 3, "tomb": 2, "mine": 1, "sphinx": 1, "buried_ruins": 3}
OWN_STEPS = {"temple": "look", "tomb": "keep", "mine": "draw", "sphinx": "name"}


rarely = st.sampled_from([False] * 9 + [True])


@st.composite
def made_up(draw: st.DrawFn) -> dict[str, Any]:
    """A puzzle with a few cards and any question pending, most often one that could be."""
    seats, monument = draw(st.integers(2, 4)), draw(st.sampled_from(sorted(MONUMENTS)))
    step = draw(st.sampled_from([*STEPS, *[OWN_STEPS.get(monument, "act")] * 8]))
    frame = [step, draw(rarely) + 0, draw(st.sampled_from([0, 0, 1, 2])), draw(st.sampled_from([0, 1, 2, 9]))]
    act, dig = ["act", 0, 0, 0], ["dig", 0, 0, 0]
    below = draw(st.sampled_from([[], [], [act], [dig], [act, act]]))
    chamber = draw(st.dictionaries(st.sampled_from(["coin", "pot_shard"]), st.integers(1, 2)))
    hands = [draw(st.dictionaries(st.sampled_from(["coin", "map", "pot_shard"]), st.integers(1, 3)))]
    return {
        "seats": seats,
        "options": {"monument": monument},
        "hands": hands + [{}] * (seats - 1),
        "dig_site": draw(st.lists(st.sampled_from(["coin", "map", "thief", "sandstorm"]), max_size=3)),
        "chambers": [chamber] * MONUMENTS[monument],
        "seen_by": [draw(st.sampled_from([[], [0]]))] * MONUMENTS[monument],
        "drawn": draw(st.sampled_from([{}, {"parchment_scrap": 1}])) if monument == "mine" or draw(rarely) else {},
        "market": draw(st.sampled_from([{}, {"parchment_scrap": 1}])),
        "give": draw(st.sampled_from([{}, {"coin": 1}])) if step in ("give", "take") or draw(rarely) else {},
        "take": draw(st.sampled_from([{}, {"parchment_scrap": 1}])) if step == "take" or draw(rarely) else {},
        "agenda": [*below, frame],
        "aside": "rest",
    }


@given(data=made_up())
@bounded(450)
def test_made_up(data: dict[str, Any]) -> None:
    state = accepted("archaeology", data)
    if state is not None:
        live(state)


def test_the_pool_holds_every_question() -> None:
    asked = {data["agenda"][-1][0] for data in pool("archaeology") if data["agenda"]}
    assert asked == set(STEPS) - {"turn", "dig", "none"}
    assert any(not data["agenda"] for data in pool("archaeology"))
    assert json.dumps(pool("archaeology"))
