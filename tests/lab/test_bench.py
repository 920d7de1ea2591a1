"""The benchmark measures what it says, and says what it could not measure. No test here looks at a speed."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import digsite
from digsite.lab import bench, measure
from digsite.lab.soak import tables
from tests.games.archaeology.table import GAME

PEER = """
import json, sys
assert "--json" in sys.argv
rate = 1000.0
rows = [
    {"name": "Slow", "version": "1", "game": "go", "what": "its own loop", "decisions_per_s": rate, "steps_per_s": rate,
     "rounds_per_s": [900.0, 1000.0, 5000.0], "copy_us": None, "reference": False},
    {"name": "Slow", "version": "1", "game": "go", "what": "driven", "decisions_per_s": rate, "steps_per_s": 2 * rate,
     "rounds_per_s": [2000.0], "copy_us": 3.5, "reference": True},
    {"name": "Gone", "error": "ModuleNotFoundError: gone"},
]
print(json.dumps(rows))
"""


def report(**figures: float) -> dict[str, Any]:
    """A report in which every lane of every game and seat count has the same figure unless given."""
    lanes = {lane: figures.get(lane.split()[0], 7.0) for lane in measure.ABOUT}
    by_game = {key: {str(seats): lanes for seats in (2, 3, 4)} for key in digsite.game_keys()}
    sides = {"compiled": by_game, "pure": by_game}
    by_set = {made.name: {lane: lanes[lane] for lane in measure.BRIEF} for made in measure.SETS}
    sets = {side: {"excavation_earth": by_set} for side in sides}
    return {"rounds": 5, "python": "3", "sides": sides, "cpu": dict(sides), "sets": sets, "peers": []}


def shown(data: dict[str, Any]) -> str:
    console = Console(file=io.StringIO(), width=200)
    bench.show(data, console)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_every_lane_is_measured() -> None:
    for found in measure.Bench(GAME, 2, records=2).measure(0.002):
        assert list(found) == list(measure.ABOUT)
        assert all(figure > 0 for figure in found.values())


def test_every_legal_set_of_modules_is_measured() -> None:
    """Each is really in play: with the Commanders at the table, and the Seekers where they may be."""
    earth = digsite.game("excavation_earth")
    found = []
    for made in measure.SETS:
        rules = earth.new(seats=made.seats, seed=1, options=made.options).table
        found.append(str(made.options["modules"]))
        assert ("M5" in made.name) == ("mazz_un" in str(rules.options["factions"]))
        assert ("M5 M6 M7" in made.name) == ("feinmort" in str(rules.options["factions"]))
    assert sorted(found) == sorted({str(options["modules"]) for _, options in tables(earth, 4)})


def test_only_some_lanes_are_measured_of_a_set() -> None:
    made = measure.SETS[-1]
    bench_of = measure.Bench(digsite.game(made.game), made.seats, made.options, measure.BRIEF, records=1)
    for found in bench_of.measure(0.002):
        assert set(measure.BRIEF) <= set(found) == {*measure.BRIEF, "playout games/s"}


def test_sets_of_modules_stand_beside_the_base_game() -> None:
    data = report()
    for side in data["sets"].values():
        side["excavation_earth"]["M6"] = dict.fromkeys(measure.BRIEF, 14.0)
    said = shown(data)
    assert "with modules, pure" in said
    assert "200%" in said


def test_budgets_are_ticked_or_crossed() -> None:
    good = shown(report(playout=900_000.0, copy=2.0, sample=19.0))
    assert good.count("✓") == len(bench.BUDGETS) == 8
    assert "✗" not in good
    bad = shown(report(playout=70_000.0, copy=6.5, sample=25.0, replay=5001.0))
    assert bad.count("✗") == 8
    missing = report()
    del missing["sides"]["compiled"], missing["cpu"]["compiled"]
    assert "not measured" in shown(missing)


def test_every_budget_names_a_lane() -> None:
    for budget in bench.BUDGETS:
        assert budget.lane in measure.ABOUT
        assert budget.game in digsite.game_keys()


def test_the_slowest_counts() -> None:
    """Of tables of two and more; what it costs to play alone has no budget."""
    lanes = {
        "1": {"copy µs": 9.0, "play decisions/s": 2.0},
        "2": {"copy µs": 5.0, "play decisions/s": 10.0},
        "3": {"copy µs": 4.0, "play decisions/s": 30.0},
    }
    assert bench.slowest({"pure": {"go": lanes}}, "pure", "go", "copy µs") == 5.0
    assert bench.slowest({"pure": {"go": lanes}}, "pure", "go", "play decisions/s") == 10.0
    assert bench.slowest({"pure": {"go": lanes}}, "compiled", "go", "copy µs") is None


def test_peers_are_medians_of_all_rounds_and_the_fastest_way_is_marked(tmp_path: Path) -> None:
    script = tmp_path / "peers.py"
    script.write_text(PEER, "utf-8")
    peers = bench.Peers(Path(sys.executable), script)
    peers.measure(0.1)
    peers.measure(0.1)
    rows = peers.medians()
    assert [row.get("decisions_per_s") for row in rows] == [1000.0, 2000.0, None]
    assert [row.get("reference") for row in rows] == [False, True, None]
    assert rows[1]["steps_per_s"] == 4000.0
    said = shown({**report(play=8000.0, playout=16000.0), "peers": rows})
    assert "4.0" in said
    assert "ModuleNotFoundError" in said


def test_the_pure_copy_has_no_compiled_module() -> None:
    with bench.pure_package() as folder:
        names = [path.name for path in folder.rglob("*") if path.is_file()]
    assert "bench.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_a_whole_run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "RECORDS", 1)
    path = tmp_path / "bench.json"
    assert bench.main(seconds=0.01, peers=None, json_path=path) == 0
    said = capsys.readouterr().out
    for key in digsite.game_keys():
        title = digsite.game(key).title
        assert f"{title}, pure" in said
        assert (f"{title}, compiled" in said) == digsite.COMPILED
    assert ("LEFT OUT: compiled code" in said) != digsite.COMPILED
    data = json.loads(path.read_text("utf-8"))
    assert set(data["sides"]["pure"]["archaeology"]) == {"2", "3", "4", "5"}
    assert set(data["sides"]["pure"]["excavation_earth"]) == {"1", "2", "3", "4"}
    assert list(data["sets"]["pure"]["excavation_earth"]) == [made.name for made in measure.SETS]


def test_a_time_that_is_none_is_refused() -> None:
    with pytest.raises(digsite.BadOption, match="seconds"):
        bench.main(seconds=0)
