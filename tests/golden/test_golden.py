"""Transcripts on file are what the rules of today make of their moves, event by event."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import digsite
from digsite.lab.soak import Config, tables
from tests.golden import transcript
from tests.golden.regenerate import FACTIONS, MONUMENTS, MUSEUM, SOLO, SOLO_MUSEUM, VARIANTS, house_games, museum_games


@pytest.mark.parametrize("file", transcript.files(), ids=lambda file: file.stem)
def test_a_game_goes_as_it_went(file: Path) -> None:
    problem = transcript.compare(file)
    assert not problem, problem


@pytest.mark.parametrize("file", transcript.files(), ids=lambda file: file.stem)
def test_a_transcript_is_a_whole_game(file: Path) -> None:
    record = transcript.read(file.read_text("utf-8").splitlines())
    assert record.replay().over
    assert record.rules_version == record.game.rules_version


def test_every_monument_with_every_number_of_seats_and_every_variant() -> None:
    names = {file.stem for file in transcript.files()}
    wanted = {f"archaeology-{seats}-{monument}" for seats, monument in itertools.product(range(2, 6), MONUMENTS)}
    wanted |= {"-".join([f"archaeology-{seats}-{monument}", *variants]) for seats, monument, variants in VARIANTS}
    wanted |= {"archaeology-3-great_pyramid-hasty", "template-2", "template-3", "template-4", "template-2-short"}
    wanted |= {f"excavation_earth-{seats}-{faction}" for seats, faction in itertools.product(range(2, 5), FACTIONS)}
    wanted |= {f"excavation_earth-2-{name}" for name in ("filled", "posted", "reassigned")}
    wanted |= {f"excavation_earth-1-{level}-{faction}" for level, faction, _ in SOLO}
    wanted |= set(museum_games()) | set(house_games())
    assert names == wanted
    flags = {spec.name for spec in digsite.game("archaeology").options if spec.kind == "flag"}
    assert {variant for _, _, variants in VARIANTS for variant in variants} == flags


def test_every_set_of_modules_that_may_be_played() -> None:
    """MU-MODULE-R1, MU-SOLO-01, -02: each at a table of several, and each that can be played alone; all seat counts."""
    earth = digsite.game("excavation_earth")
    for seats, played in ((3, [modules for _, modules, _, _ in MUSEUM]), (1, [row[0] for row in SOLO_MUSEUM])):
        legal = {" ".join(str(name) for name in chosen) for chosen in map(modules_of, tables(earth, seats))}
        assert set(played) - {"scarce"} == legal - {""}
    assert {seats for seats, _, _, _ in MUSEUM} == {2, 3, 4}
    assert "scarce" in [row[0] for row in SOLO_MUSEUM]


def modules_of(table: Config) -> list[str]:
    chosen = table[1]["modules"]
    assert isinstance(chosen, list)
    return chosen


def test_every_kind_of_event_is_in_some_transcript() -> None:
    """A rule that no transcript shows is a rule that no diff will show."""
    text = "\n".join(file.read_text("utf-8") for file in transcript.files())
    unseen = {("_template", "answered-itself"), ("excavation_earth", "no-card")}
    for lot in ("find", "sell-tile", "snipe-tile", "survey"):  # in the standard pack no two types of a colour are equal
        unseen.add(("excavation_earth", f"zu-{lot}-lot"))
    for spent in (
        "no-re",
        "no-researcher",
        "lost-researchers",
        "no-broker",
        "zu-no-more-cubes",
    ):  # supplies last longer
        unseen.add(("excavation_earth", spent))
    for key in ("archaeology", "excavation_earth", "_template"):
        for kind in digsite.game(key).event_kinds:
            if (key, kind.name) not in unseen:  # it cannot happen there, or only in positions that nobody plays into
                assert f"\n      {kind.name} " in text, kind.name


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("n=6", "n=7", "line {line} differs:"),
        ("      dug seat=", "      dug seat=4", "  now:        dug seat="),
        ("seat 0: place", "seat 0: plaice", "  file: seat 0: plaice"),
    ],
)
def test_a_difference_is_named_with_its_file_and_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = transcript.files()[0]
    text = file.read_text("utf-8")
    assert old in text
    copy = tmp_path / "changed.txt"
    copy.write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old) + 1].count("\n") + 1
    problem = transcript.compare(copy)
    assert problem.startswith(f"changed.txt, line {line} differs:")
    assert said.format(line=line) in problem


def test_a_move_that_is_no_longer_legal_is_named(tmp_path: Path) -> None:
    file = transcript.files()[0]
    lines = file.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("   1  "))
    lines[at] = lines[at][:9] + "confirm"
    copy = tmp_path / "changed.txt"
    copy.write_text("\n".join(lines) + "\n", "utf-8")
    problem = transcript.compare(copy)
    assert f"line {at + 2} differs" in problem
    assert "this move is refused: confirm: " in problem


def test_a_transcript_that_breaks_off_is_named(tmp_path: Path) -> None:
    file = transcript.files()[0]
    lines = file.read_text("utf-8").splitlines()[:-3]
    copy = tmp_path / "short.txt"
    copy.write_text("\n".join(lines) + "\n", "utf-8")
    assert "(ends here)" in transcript.compare(copy)
