"""Weighing readings: paired, reproducible, the same on any number of processes, and what is checked in is complete."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

import digsite
from digsite import BadOption, Rng, bots
from digsite.kernel.rulings import Ruling
from digsite.lab import weigh
from digsite.lab.tournament import Mean

EARTH = digsite.game("excavation_earth")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"


def figures(weights: list[weigh.Weight]) -> list[object]:
    return [(w.ruling.rule, w.reading, w.n, w.n_decide, w.n_differ, w.seats.value, w.rivals.value) for w in weights]


def test_the_number_of_processes_changes_nothing() -> None:
    asked = {"games": 6, "bot": "random", "seed": 3}
    alone = weigh.weigh(EARTH, rules=["EE-SCORE-R1", "ZU-LUCR-R1"], workers=1, games=6, bot="random", seed=3)
    together = weigh.weigh(EARTH, rules=["EE-SCORE-R1", "ZU-LUCR-R1"], workers=2, games=6, bot="random", seed=3)
    assert figures(alone) == figures(together)
    assert [weight.n for weight in alone] == [asked["games"]] * len(alone)


def test_a_pair_that_is_played_alike_is_the_same_game() -> None:
    """The default against itself, and the same seed twice."""
    bot = bots.make("random", EARTH)
    plain = weigh.play(EARTH, bot, 2, {}, 5)
    ruling = EARTH.ruling("EE-SCORE-R1")
    assert weigh.play(EARTH, bot, 2, {"rulings": {ruling.rule: ruling.default("en")}}, 5) == plain
    pair = weigh.compare(plain, plain, 2)
    assert pair == weigh.Pair(False, False, 0.0, None)


def test_what_became_different_is_told() -> None:
    plain = weigh.Outcome([10, 20, 30], [3, 2, 1], "a")
    other = weigh.Outcome([13, 19, 36], [3, 2, 1], "b")
    assert weigh.compare(plain, other, 2) == weigh.Pair(True, False, 1.0, 6.0)
    assert weigh.compare(plain, weigh.Outcome([31, 20, 30], [1, 3, 2], "c"), 3).decides


def test_each_other_reading_is_weighed_at_tables_where_it_matters() -> None:
    for ruling in EARTH.rulings:
        for seats, options in weigh.tables_for(EARTH, ruling, {}):
            assert ruling.rule in EARTH.readings(seats, options), (ruling, seats, options)
    weights = weigh.weigh(EARTH, games=1, bot="random")
    assert [(weight.ruling.rule, weight.default, weight.reading) for weight in weights] == rows_wanted()[
        "excavation_earth"
    ]


@pytest.mark.parametrize(
    ("needs", "seats", "options"),
    [
        ("", [1, 2, 3, 4], {}),
        ("solo", [1], {"solo": True}),
        ("M7", [1, 2, 3, 4], {"modules": ["M6", "M7"]}),
        ("M5 M8", [2, 3, 4], {"modules": ["M5", "M6", "M8"]}),
        ("solo scarce", [1], {"solo": True, "scarce_zu": True}),
        ("solo M6", [1], {"solo": True, "modules": ["M6"]}),
    ],
)
def test_the_plainest_tables(needs: str, seats: list[int], options: dict[str, object]) -> None:
    found = weigh.tables_for(EARTH, Ruling("EE-SCORE-R1", EARTH.rulings[0].readings, needs=needs), {})
    assert [n for n, _ in found] == seats
    checked = EARTH.check_options(found[-1][0], found[-1][1])
    assert checked == EARTH.check_options(found[-1][0], {**EARTH.usual_options(found[-1][0]), **options})


def test_options_of_all_tables() -> None:
    ruling = EARTH.ruling("ZU-LUCR-R1")
    assert weigh.tables_for(EARTH, ruling, {"modules": ["M6"]}) == [(1, {"solo": True, "modules": ["M6"]})]
    [weight] = weigh.weigh(EARTH, rules=["EE-SCORE-R1"], games=1, bot="random", options={"edition": "de"})
    assert (weight.default, weight.reading) == ("three-places", "all-places")


def test_what_is_wrong_is_told() -> None:
    with pytest.raises(BadOption, match="'EE-SCORE-R9' is no ruling to choose; did you mean 'EE-SCORE-R1'"):
        weigh.weigh(EARTH, rules=["EE-SCORE-R9"], games=1)
    with pytest.raises(BadOption, match="bot: 'sage' is not known"):
        weigh.weigh(EARTH, games=1, bot="sage")
    with pytest.raises(BadOption, match="option modules"):
        weigh.weigh(EARTH, games=1, bot="random", options={"modules": ["M9"]})


# --- figures --------------------------------------------------------------------------------------------


def test_intervals_of_shares() -> None:
    """Against the worked values of Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for hits, n, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert weigh.wilson(hits, n) == pytest.approx((low, high), abs=5e-5)
    assert weigh.wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (199, 1.972)])
def test_quantiles_of_student(freedom: int, t: float) -> None:
    assert weigh.student(freedom) == pytest.approx(t, rel=0.01)


def test_an_interval_holds_the_true_mean_nineteen_times_in_twenty() -> None:
    rng, held = Rng(1), 0
    for _ in range(400):
        mean = Mean()
        for _ in range(12):
            mean.add(float(rng.below(7) + rng.below(7) - 6))
        held += abs(mean.value) <= weigh.margin(mean)
    assert 365 <= held <= 395
    assert math.isfinite(weigh.margin(Mean()))


# --- the page -------------------------------------------------------------------------------------------


def rows_wanted() -> dict[str, list[tuple[str, str, str]]]:
    """Every ruling of every game with its default and each other reading."""
    return {
        key: [
            (ruling.rule, ruling.default("en"), reading)
            for ruling in digsite.game(key).rulings
            for reading in ruling.keys
            if reading != ruling.default("en")
        ]
        for key in digsite.game_keys()
    }


ROW = re.compile(r"^\| (?P<rule>[A-Z]{2}-[A-Z0-9]+-R?\d+) \| `(?P<default>[a-z0-9-]+)` \| `(?P<reading>[a-z0-9-]+)` \|")


def test_the_page_has_exactly_the_rulings_there_are() -> None:
    """If it has not, make it again with the command that it names."""
    text = PAGE.read_text("utf-8")
    found = [(row["rule"], row["default"], row["reading"]) for line in text.splitlines() if (row := ROW.match(line))]
    assert found == [row for rows in rows_wanted().values() for row in rows]


def test_the_page_says_how_it_was_made() -> None:
    text = PAGE.read_text("utf-8")
    command = re.search(r"^    digsite rulings --weigh --games (\d+) --bot (\S+) --seed (\d+) ", text, re.MULTILINE)
    assert command is not None
    games, bot, seed = command.groups()
    assert f"Bot: {bot}. Pairs of games for each reading: {games}. Seed: {seed}." in text


def test_the_command_writes_such_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "page.md"
    asked: dict[str, object] = {"rules": ["ZU-LUCR-R1"], "options": [], "games": 2, "bot": "random", "workers": 1}
    assert weigh.main(game=None, seed=1, table=file, **asked) == 0  # type: ignore[arg-type]
    text = file.read_text("utf-8")
    assert "--ruling ZU-LUCR-R1 --games 2 --bot random --seed 1" in text
    assert [line for line in text.splitlines() if ROW.match(line)]
    said = capsys.readouterr()
    assert "ZU-LUCR-R1" in said.out
    assert "2 pairs in" in said.err
    again = tmp_path / "again.md"
    weigh.main(game="excavation_earth", seed=1, table=again, **asked)  # type: ignore[arg-type]
    assert again.read_text("utf-8").partition("Bot:")[2] == text.partition("Bot:")[2]
