"""Spoiled component packs: refused with the file and what is wrong, or played to the end by their figures."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadComponents, Rng
from digsite.games.archaeology.pack import STANDARD, Pack
from digsite.lab import checks
from tests.fuzz.guard import bounded, in_words
from tests.fuzz.mutate import spoiled, spoiled_bytes, spoiled_lines

GAME = digsite.game("archaeology")
RAW = STANDARD.read_bytes()
DATA: dict[str, Any] = tomllib.loads(RAW.decode())


def toml(data: Any) -> str:
    """Plain data as TOML, inline; what TOML cannot say becomes a text."""
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, int | float):
        return str(data)
    if isinstance(data, list):
        return "[" + ", ".join(toml(item) for item in data) + "]"
    if isinstance(data, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()) + "}"
    return json.dumps(data)


def try_pack(file: Path, raw: bytes) -> Pack | None:
    """Load it and play a game by it, or find it refused in words that name the file."""
    file = file.with_name(f"{hashlib.sha256(raw).hexdigest()[:12]}-{file.name}")
    file.write_bytes(raw)
    try:
        pack = Pack.load(str(file))
    except BadComponents as problem:
        in_words(problem, f"{file}: ")
        with pytest.raises(BadComponents):
            GAME.new(seats=2, seed=1, options={"components": str(file)})
        return None
    for seats in (2, 5):
        state = GAME.new(seats=seats, seed=1, options={"components": str(file)})
        checks.check_cards(state)
        digsite.playout(state, Rng(1))
        checks.check_cards(state)
        checks.check_scores(state)
    return pack


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs") / "spoiled.toml"


def test_the_standard_pack_survives_the_writer(file: Path) -> None:
    raw = "\n".join(f"{key} = {toml(value)}" for key, value in DATA.items()).encode()
    pack = try_pack(file, raw)
    assert pack is not None
    standard = Pack.load(None)
    assert (pack.trade, pack.sell, pack.statuses) == (standard.trade, standard.sell, standard.statuses)


@given(draw=st.data())
@bounded(150)
def test_as_bytes(tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject) -> None:
    try_pack(tmp_path_factory.getbasetemp() / "bytes.toml", draw.draw(spoiled_bytes(RAW)))


@given(draw=st.data())
@bounded(100)
def test_as_lines(tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject) -> None:
    try_pack(tmp_path_factory.getbasetemp() / "lines.toml", draw.draw(spoiled_lines(RAW.decode())).encode())


@given(draw=st.data())
@bounded(250)
def test_as_data(tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject) -> None:
    data = draw.draw(spoiled(DATA))
    said = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()) if data else ""
    try_pack(tmp_path_factory.getbasetemp() / "data.toml", said.encode())


@given(
    figures=st.dictionaries(
        st.sampled_from(["pot_shard", "broken_cup", "map", "pharaohs_mask", "broken_pendant"]),
        st.tuples(st.integers(0, 6), st.lists(st.integers(-1, 60), min_size=1, max_size=6)),
        min_size=1,
    )
)
@bounded(150)
def test_other_figures(tmp_path_factory: pytest.TempPathFactory, figures: dict[str, tuple[int, list[int]]]) -> None:
    """Figures that the rulebook does not give may be others, as far as its constraints allow."""
    rows = []
    for row in DATA["treasure"]:
        trade, sell = figures.get(row["key"], (row["trade"], row["sell"]))
        rows.append({**row, "trade": trade, "sell": sorted(sell), "sell_status": ["guessed"] * len(sell)})
    data = {**DATA, "treasure": rows}
    said = "\n".join(f"{key} = {toml(value)}" for key, value in data.items())
    try_pack(tmp_path_factory.getbasetemp() / "figures.toml", said.encode())
