"""The load driver in short: a few tables of both games, on each database, played to their end over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from prometheus_client import CollectorRegistry

from digsite.lab.server import load
from digsite.lab.server.driving import Heard, Seen, Table
from digsite.lab.server.process import ServerProcess
from digsite.server import metrics


def test_tables_are_played_to_their_end(store_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(store_url) as server:
        carried, verified = asyncio.run(load.carry(server, tables=2, seconds=None, think=0.0, spectators=1))
    assert carried.games == verified == 2
    assert carried.moves > 2 * 55
    assert carried.told_p50 is not None
    assert carried.told_p99 is not None
    assert 0 < carried.told_p50 <= carried.told_p99
    assert 0 < carried.seen_p50 <= carried.seen_p99
    print(load.line(carried))
    said = capsys.readouterr().out
    assert "moves/s" in said
    assert "p99" in said


def test_the_command_prints_and_writes_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One second of two tables that think, one of two at full speed, and the memory of a few that are idle."""
    figures = tmp_path / "figures.json"
    command = ["--tables", "2", "--seconds", "1", "--think", "0.02", "--database", "sqlite", "--idle", "4"]
    load.main([*command, "--json", str(figures)])
    said = capsys.readouterr().out
    assert "sqlite       thinking 0.02 s" in said
    assert "sqlite       at full speed" in said
    assert "KiB in the cache" in said
    told = json.loads(figures.read_text())
    assert [one["think"] for one in told["loads"]] == [0.02, 0.0]
    assert all(one["moves"] > 0 for one in told["loads"])
    assert told["idle"]["tables"] == 4
    assert told["idle"]["moves"] > 25


class Scripted:
    """A player that hears what it is given, and then the game is over."""

    def __init__(self, *heard: tuple[float, Heard]) -> None:
        self.script = list(heard)
        self.due = any(item.mine for _, item in heard)

    @property
    def over(self) -> bool:
        return not self.script

    async def answer(self) -> None:
        self.due = False

    async def hear(self) -> Heard:
        wait, heard = self.script.pop(0)
        await asyncio.sleep(wait)
        return heard

    def cut(self) -> None:
        self.script = []


def test_the_last_seat_that_hears_of_a_move_counts() -> None:
    mover = Scripted((0.01, Heard(key="a", mine=True)), (0.01, Heard(done=True)))
    other = Scripted((1.0, Heard(key="a")))
    seen = Seen()
    asyncio.run(Table([mover, other], seen, SimpleNamespace(), 0.0).play())  # type: ignore[arg-type]
    assert len(seen.told) == len(seen.answered) == 1
    assert 0.01 <= seen.answered[0] < seen.told[0]
    assert seen.told[0] >= 1.0


def test_quantiles() -> None:
    values = [float(value) for value in range(1, 101)]
    assert load.quantile(values, 0.5) == 51.0
    assert load.quantile(values, 0.99) == 100.0
    assert load.quantile([], 0.5) == 0.0


def test_the_server_tells_exact_quantiles_of_the_last_measurements() -> None:
    registry = CollectorRegistry()
    recent = metrics.Recent("told", "how long", registry)
    for _ in range(metrics.Recent.SIZE):
        recent.observe(1000.0)
    for value in range(metrics.Recent.SIZE):
        recent.observe(value / metrics.Recent.SIZE)
    assert recent.quantile(0.5) == pytest.approx(0.5, abs=1e-3)
    assert registry.get_sample_value("told", {"quantile": "0.99"}) == pytest.approx(0.99, abs=1e-3)
    assert registry.get_sample_value("told_count") == 2 * metrics.Recent.SIZE
