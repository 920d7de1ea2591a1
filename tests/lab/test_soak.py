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
EARTH = digsite.game("excavation_earth")


class Suspicious(TemplateInspector):
    """Thinks that something is wrong as soon as a prize was lost."""

    def flaw(self, state: State) -> str:
        assert isinstance(state, Auction)
        return "a prize was lost" if state.lost else super().flaw(state)


def test_every_configuration_is_soaked() -> None:
    found = soak.configurations(GAME)
    # monuments, first seat, variants at 2, 3, 4 and 5 seats
    assert [len(tables) for tables in found] == [7 * 2 * n for n in (8, 8, 4, 4)]
    assert [{seats for seats, _ in tables} for tables in found] == [{2}, {3}, {4}, {5}]
    assert all(not options["long_expedition"] for tables in found for seats, options in tables if seats > 3)
    assert list(map(len, soak.configurations(TEMPLATE))) == [2, 2, 2]
    assert soak.configurations(GAME, [4]) == [found[2]]


SETS = ["", "M5", "M6", "M5 M6", "M6 M7", "M5 M6 M7", "M6 M8", "M5 M6 M8", "M6 M7 M8", "M5 M6 M7 M8"]
"""Every legal set of modules of Excavation Earth (MU-MODULE-R1)."""


def modules(options: dict[str, object]) -> str:
    """A set of modules, by its name above."""
    chosen = options["modules"]
    assert isinstance(chosen, list)
    return " ".join(chosen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_set_of_modules_is_soaked(seats: int) -> None:
    """Dealt and drafted, with factions at random, and with the new ones at the table where they may be."""
    found = soak.tables(EARTH, seats)
    open_ones = [
        (modules(options), options["draft_start"], options["pretty_boxes"])
        for _, options in found
        if options["factions"] is None
    ]
    boxes = {name: (False, True) if name else (False,) for name in SETS}  # they come with the expansion
    assert sorted(open_ones) == sorted(
        (name, drafted, boxed) for name in SETS for drafted in (False, True) for boxed in boxes[name]
    )
    named = [options["factions"] for _, options in found if options["factions"] is not None]
    assert named == [["gul", "dal_harrai", "kuti_kuti", "feinmort", "mazz_un"][-seats:]] * 8


def test_alone_every_set_is_soaked_with_every_set_of_switches() -> None:
    found = [options for _, options in soak.tables(EARTH, 1)]
    met = {(modules(options), options["scarce_zu"], str(options["zu"])) for options in found}
    sets = {(name, scarce) for name, scarce, _ in met}
    assert sets == {(name, scarce) for name in SETS for scarce in (False, True) if "M8" not in name}
    assert len(met) == 1024 + 11 * 512  # Zu's first set of cubes alone (E5) goes with nothing new (MU-SOLO-R2)


def test_numbers_of_seats_take_turns() -> None:
    """Alone there are a thousand times as many tables, which crowd out nobody."""
    configs = soak.configurations(TEMPLATE)
    assert [soak.config_of(configs, n)[0] for n in range(7)] == [2, 3, 4, 2, 3, 4, 2]
    assert [soak.config_of(configs, n)[1]["short"] for n in range(0, 12, 3)] == [False, True, False, True]


def test_games_of_every_kind_pass() -> None:
    tally = soak.Tally()
    configs = soak.configurations(GAME)
    for number in range(0, 370, 37):
        assert soak.soak_game(GAME, number, 0, configs, tally) is None
    assert tally.games == 10
    for check in (*soak.DEAR, "legal", "cards", "events"):
        assert tally.checks[check] >= 4 * tally.games
    assert tally.checks["record"] == tally.games
    assert tally.checks["cards"] == tally.decisions + tally.games
    assert 0 < tally.shortest <= tally.longest


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_modules_pass(seats: int) -> None:
    """All that so many can play with, with factions at random and with the new ones."""
    tally = soak.Tally()
    most = "M5 M6 M7" if seats == 1 else "M5 M6 M7 M8"
    configs = [[config for config in soak.tables(EARTH, seats) if modules(config[1]) == most]]
    for number in range(2):
        assert soak.soak_game(EARTH, number, 0, configs, tally) is None
    assert {"mystery-laid", "exhibition"} <= tally.events


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


def test_some_players_waive_nothing() -> None:
    """In every fourth game nobody passes who can do anything else."""
    codes = [EARTH.codes.parse(name) for name in ("pass", "done", "travel red-cog")]
    waive = 0
    for seed in range(80):
        rng = Rng(seed)
        habit = soak.Habit(EARTH, rng)
        picks = {habit.pick(codes, rng) for _ in range(40)}
        waive += picks != {codes[2]}
        assert habit.pick(codes[:1], rng) == codes[0]
    assert 40 < waive < 75


# --- editions and readings ----------------------------------------------------------------------------


def test_editions_and_readings_are_drawn_for_each_game() -> None:
    """The same for the same game; a configuration has the number that it had before there were any."""
    config: soak.Config = (1, {"solo": True})
    drawn = [soak.house_rules(EARTH, config, 0, number) for number in range(200)]
    assert drawn == [soak.house_rules(EARTH, config, 0, number) for number in range(200)]
    assert drawn != [soak.house_rules(EARTH, config, 1, number) for number in range(200)]
    assert {found["edition"] for found in drawn} == {"en", "de", "pl"}
    played = {reading for found in drawn for reading in EARTH.readings(1, {**config[1], **found}).items()}
    known = EARTH.readings(*config)
    assert played == {(rule, key) for rule in known for key in EARTH.ruling(rule).keys}
    plain = [found for found in drawn if "rulings" not in found]
    assert 20 < len(plain) < 80
    assert all("edition" not in options for tables in soak.configurations(EARTH) for _, options in tables)
    assert soak.house_rules(TEMPLATE, (2, {}), 0, 1) == {}


def test_readings_that_matter_nowhere_at_a_table_are_not_drawn() -> None:
    for number in range(60):
        found = soak.house_rules(EARTH, (2, {}), 0, number)
        chosen = found.get("rulings", {})
        assert isinstance(chosen, dict)
        assert set(chosen) <= set(EARTH.readings(2, {}))


def test_only_some_rulings_are_soaked() -> None:
    configs = soak.known_configurations("excavation_earth", (1, 2), ("ZU-LUCR-R1",))
    assert [{seats for seats, _ in tables} for tables in configs] == [{1}]
    drawn = [soak.house_rules(EARTH, configs[0][0], 0, number, ["ZU-LUCR-R1"]) for number in range(40)]
    assert all(set(found["rulings"]) == {"ZU-LUCR-R1"} for found in drawn)  # type: ignore[call-overload]
    tally, failure = soak.soak(EARTH, games=2, seed=1, jobs=1, rules=["ZU-LUCR-R1"])
    assert failure is None
    assert sum(n for (rule, _), n in tally.readings.items() if rule == "ZU-LUCR-R1") == 2


def test_a_run_tells_which_readings_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "excavation_earth", "--games", "3", "--seats", "2", "--jobs", "1"]
    assert soak.main(arguments) == 0
    said = capsys.readouterr().out
    assert "editions: " in said
    assert (
        f"rulings played by every reading: {said.partition('every reading: ')[2].split()[0]} of {len(EARTH.rulings)}"
        in said
    )
    assert "readings never played: " in said
    assert "ZU-LUCR-R1 colour-sold" in said  # never, with two at the table
    tally = soak.Tally()
    tally.readings = {(ruling.rule, key): 3 for ruling in EARTH.rulings for key in ruling.keys}
    lines = soak.readings_report(EARTH, tally)
    assert lines[0] == f"rulings played by every reading: {len(EARTH.rulings)} of {len(EARTH.rulings)}"
    assert lines[1] == "readings never played: none"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--ruling", "ZU-LUCR-R9"], "is no ruling to choose; did you mean 'ZU-LUCR-R1'?"),
        (["--ruling", "ZU-LUCR-R1", "--seats", "2"], "no table with these numbers of seats"),
    ],
)
def test_rulings_that_cannot_be_soaked(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main(["--game", "excavation_earth", "--games", "1", *arguments]) == 2
    assert complaint in capsys.readouterr().err
