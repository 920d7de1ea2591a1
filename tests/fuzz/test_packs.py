"""Spoiled component packs: refused with the file and what is wrong, or played to the end by their figures."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite import BadComponents, Rng
from digsite.games.archaeology.pack import STANDARD, Pack
from digsite.games.excavation_earth.box import STANDARD as EARTH_STANDARD
from digsite.games.excavation_earth.box import Box
from digsite.kernel.packed import ComponentPack
from digsite.lab import checks
from tests.fuzz.guard import bounded, in_words
from tests.fuzz.mutate import spoiled, spoiled_bytes, spoiled_lines

RAW = STANDARD.read_bytes()
DATA: dict[str, Any] = tomllib.loads(RAW.decode())
EARTH_RAW = EARTH_STANDARD.read_bytes()
EARTH_DATA: dict[str, Any] = tomllib.loads(EARTH_RAW.decode())
SOURCES = {"archaeology": (RAW, DATA), "excavation_earth": (EARTH_RAW, EARTH_DATA)}
LOADERS: dict[str, Callable[[str], ComponentPack]] = {"archaeology": Pack.load, "excavation_earth": Box.load}
SEATS = {"archaeology": (2, 5), "excavation_earth": (1, 2, 4)}

games = pytest.mark.parametrize("key", list(SOURCES))


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


def try_pack(file: Path, raw: bytes, key: str = "archaeology") -> ComponentPack | None:
    """Load it and play games by it, or find it refused in words that name the file."""
    game = digsite.game(key)
    file = file.with_name(f"{hashlib.sha256(raw).hexdigest()[:12]}-{file.name}")
    file.write_bytes(raw)
    try:
        pack = LOADERS[key](str(file))
    except BadComponents as problem:
        in_words(problem, f"{file}: ")
        with pytest.raises(BadComponents):
            game.new(seats=2, seed=1, options={"components": str(file)})
        return None
    for seats in SEATS[key]:
        state = game.new(seats=seats, seed=1, options={**game.usual_options(seats), "components": str(file)})
        checks.check_cards(state)
        digsite.playout(state, Rng(1))
        checks.check_cards(state)
        checks.check_scores(state)
    return pack


def said(data: dict[str, Any]) -> bytes:
    """A pack as TOML, a line for each table."""
    return "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()).encode()


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs") / "spoiled.toml"


@games
def test_the_standard_pack_survives_the_writer(file: Path, key: str) -> None:
    pack = try_pack(file, said(SOURCES[key][1]), key)
    assert pack is not None
    assert pack.statuses == LOADERS[key](str(STANDARD if key == "archaeology" else EARTH_STANDARD)).statuses


@games
@given(draw=st.data())
@bounded(120)
def test_as_bytes(tmp_path_factory: pytest.TempPathFactory, key: str, draw: st.DataObject) -> None:
    try_pack(tmp_path_factory.getbasetemp() / "bytes.toml", draw.draw(spoiled_bytes(SOURCES[key][0])), key)


@games
@given(draw=st.data())
@bounded(100)
def test_as_lines(tmp_path_factory: pytest.TempPathFactory, key: str, draw: st.DataObject) -> None:
    lines = draw.draw(spoiled_lines(SOURCES[key][0].decode()))
    try_pack(tmp_path_factory.getbasetemp() / "lines.toml", lines.encode(), key)


@games
@given(draw=st.data())
@bounded(200)
def test_as_data(tmp_path_factory: pytest.TempPathFactory, key: str, draw: st.DataObject) -> None:
    data = draw.draw(spoiled(SOURCES[key][1]))
    try_pack(tmp_path_factory.getbasetemp() / "data.toml", said(data) if isinstance(data, dict) else b"", key)


@given(draw=st.data())
@bounded(150)
def test_zu_s_table(tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject) -> None:
    """The table of the solo rival alone, spoiled: with so small a part more of it is tried."""
    data = draw.draw(spoiled(EARTH_DATA["zu"]))
    try_pack(tmp_path_factory.getbasetemp() / "zu.toml", said({**EARTH_DATA, "zu": data}), "excavation_earth")


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
    try_pack(tmp_path_factory.getbasetemp() / "figures.toml", said({**DATA, "treasure": rows}))
