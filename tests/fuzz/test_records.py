"""Spoiled records, as data, as text and as bytes: refused in words, or records that can be verified or refused."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite import BadRecord, Match, Record, Rng
from digsite.kernel.fairness import commitment, seed_of
from tests.contract.configurations import CONFIGURATIONS
from tests.fuzz.guard import bounded, in_words, within
from tests.fuzz.mutate import JUNK, spoiled, spoiled_bytes, spoiled_lines


@cache
def pool() -> list[Record]:
    """Records of every kind: short, finished, with undos, with names and chance that was promised beforehand."""
    secret = "5a" * 32
    fair = Record.start("archaeology", seats=2, seed=seed_of(secret))
    fair.set_fairness(commitment(secret), secret)
    fair.set_players(["Anna", "Łukasz"])
    fair.add(fair.begin().legal()[0])
    found: list[Record] = [fair]
    for number, configuration in enumerate(CONFIGURATIONS[::4]):
        match, rng = Match(configuration.record(number), [0, 1]), Rng(number)
        while not match.state.over and match.moves() < 40 + 400 * (number % 2):
            seat = rng.pick(match.state.seats)
            match.play(rng.pick(match.state.legal(seat)), seat=seat)
            if number % 3 == 0 and len(match.record.entries) in (7, 23):
                match.undo(match.moves() - 2, 0, [0, 1], rng)
        found.append(match.record)
    return found


def live(record: Record) -> None:
    """Whatever was read can be written and read again, and verifies or is refused."""
    assert Record.from_json(json.loads(json.dumps(record.to_json()))).to_json() == record.to_json()
    assert Record.from_text(record.to_text()).to_json() == record.to_json()
    try:
        with within(20):
            state = record.verify()
    except BadRecord as problem:
        in_words(problem)
    else:
        assert record.replay() == state


@given(draw=st.data())
@bounded(250)
def test_as_data(draw: st.DataObject) -> None:
    data = draw.draw(spoiled(draw.draw(st.sampled_from(pool())).to_json()))
    before = copy.deepcopy(data)
    try:
        record = Record.from_json(data)
    except BadRecord as problem:
        in_words(problem)
    else:
        live(record)
    assert repr(data) == repr(before)


@given(draw=st.data())
@bounded(150)
def test_as_lines(draw: st.DataObject) -> None:
    text = draw.draw(spoiled_lines(draw.draw(st.sampled_from(pool())).to_text()))
    try:
        record = Record.from_text(text)
    except BadRecord as problem:
        in_words(problem)
    else:
        live(record)


@pytest.mark.parametrize("form", ["json", "text"])
@given(draw=st.data())
@bounded(200)
def test_as_bytes(form: str, tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject) -> None:
    record = draw.draw(st.sampled_from(pool()))
    raw = json.dumps(record.to_json()).encode() if form == "json" else record.to_text().encode()
    file = tmp_path_factory.getbasetemp() / f"spoiled-{form}"
    file.write_bytes(draw.draw(spoiled_bytes(raw)))
    try:
        read = Record.load(file)
    except BadRecord as problem:
        in_words(problem, f"{file}: ")
    else:
        live(read)


@given(raw=st.one_of(st.binary(max_size=60), st.text(max_size=60).map(str.encode)))
@bounded(150)
def test_what_is_no_record_at_all(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "noise"
    file.write_bytes(raw)
    with pytest.raises(BadRecord, match=r"."):
        Record.load(file)


@given(data=st.sampled_from(JUNK))
@bounded(60)
def test_what_is_no_data_of_a_record(data: Any) -> None:
    with pytest.raises(BadRecord, match=r"^record: "):
        Record.from_json(data)


def test_the_pool_is_good() -> None:
    for record in pool():
        live(record)
        record.verify()
    kinds = {entry.is_undo for record in pool() for entry in record.entries}
    assert kinds == {True, False}
