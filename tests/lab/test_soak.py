"""The soak run: reproducible, on several processes, and it keeps the record of what fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import digsite
from digsite import Record, Rng, State
from digsite.games._template.state import Auction
from digsite.lab import checks, inspectors, soak
from digsite.lab.inspectors.template import TemplateInspector
from tests.games.archaeology.table import GAME

TEMPLATE = digsite.game("_template")


class Suspicious(TemplateInspector):
    """Thinks that something is wrong as soon as a prize was lost."""

    def flaw(self, state: State) -> str:
        assert isinstance(state, Auction)
        return "a prize was lost" if state.lost else super().flaw(state)


def test_every_configuration_is_soaked() -> None:
    found = soak.configurations(GAME)
    assert len(found) == 7 * 2 * (8 + 8 + 4 + 4)  # monuments, first seat, variants at 2, 3, 4 and 5 seats
    assert {seats for seats, _ in found} == {2, 3, 4, 5}
    assert all(not options["long_expedition"] for seats, options in found if seats > 3)
    assert len(soak.configurations(TEMPLATE)) == 6


def test_games_of_every_kind_pass() -> None:
    tally = soak.Tally()
    configs = soak.configurations(GAME)
    for number in range(0, len(configs), 37):
        assert soak.soak_game(GAME, number, 0, configs, tally) is None
    assert tally.games == 10
    for check in (*soak.DEAR, "legal", "cards"):
        assert tally.checks[check] >= 4 * tally.games
    assert tally.checks["record"] == tally.games
    assert tally.checks["cards"] == tally.decisions + tally.games
    assert 0 < tally.shortest <= tally.longest


def test_a_game_of_a_run_is_always_the_same_game() -> None:
    def longest(number: int, seed: int) -> int:
        tally = soak.Tally()
        assert soak.soak_game(TEMPLATE, number, seed, soak.configurations(TEMPLATE), tally) is None
        return tally.decisions

    assert [longest(n, 5) for n in range(6)] == [longest(n, 5) for n in range(6)]
    assert len({soak.seed_of(seed, n) for seed in range(20) for n in range(200)}) == 4000


def test_processes_share_the_work() -> None:
    alone, failure = soak.soak(TEMPLATE, games=60, seed=4, jobs=1)
    assert failure is None
    together, failure = soak.soak(TEMPLATE, games=60, seed=4, jobs=2)
    assert failure is None
    assert (alone.games, alone.decisions, alone.checks) == (60, together.decisions, together.checks)
    assert alone.parted == together.parted
    assert alone.codes == together.codes


def test_a_failure_leaves_the_shortest_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(inspectors._inspectors, "_template", Suspicious(TEMPLATE))
    arguments = ["--game", "_template", "--games", "40", "--seed", "7", "--jobs", "1", "--out", str(tmp_path)]
    assert soak.main(arguments) == 1
    said = capsys.readouterr().out
    assert "a prize was lost" in said
    [saved] = tmp_path.iterdir()
    assert str(saved) in said
    record = Record.from_json(json.loads(saved.read_text("utf-8")))
    state = record.replay()
    assert isinstance(state, Auction)
    assert len(state.lost) == 1
    before = record.replay(len(record.entries) - 1)
    assert isinstance(before, Auction)
    assert before.lost == []

    assert soak.main(["--replay", str(saved)]) == 1
    assert f"after move {len(record.entries)}" in capsys.readouterr().err
    monkeypatch.setitem(inspectors._inspectors, "_template", TemplateInspector(TEMPLATE))
    assert soak.main(["--replay", str(saved)]) == 0


def test_a_good_run_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "_template", "--games", "30", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "30 games in 6 configurations" in said
    assert "events never seen: answered-itself" in said
    assert said.rstrip().endswith("nothing wrong")


@pytest.mark.parametrize("arguments", [["--game", "chess"], ["--replay", "no-such-file.json"]])
def test_wrong_use_is_told_politely(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(arguments) == 2
    assert capsys.readouterr().err


def test_players_lean_in_some_games() -> None:
    """In uniform play the many sales crowd out the end of the turn; players who lean choose a kind of move first."""
    ends = []
    for seed in range(40):
        rng = Rng(seed)
        habit = soak.Habit(GAME, rng)
        sales = [GAME.codes.parse(f"sell coin {n}") for n in range(1, 6)]
        picks = [habit.pick([0, *sales], rng) for _ in range(60)]
        assert set(picks) <= {0, *sales}
        ends.append(picks.count(0))
    assert min(ends) < 12
    assert max(ends) > 25


def test_checks_are_made_at_every_position_of_a_replay() -> None:
    record = Record.start(TEMPLATE, seats=2, seed=1)
    checks.play_random(record, Rng(1))
    for n in range(len(record.entries) + 1):
        soak.check_all(record.replay(n), Rng(n))
