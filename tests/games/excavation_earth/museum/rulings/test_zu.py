"""Readings of what the expansion changes for Zu: MU-ZUCUBES-R5, MU-ZUMYST-R7, -R12, MU-ZUEXHIBIT-R7."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.museum.table import read
from tests.games.excavation_earth.museum.test_zu_exhibit import all_but
from tests.games.excavation_earth.museum.zu import EXHIBIT, scarce, settled
from tests.games.excavation_earth.solo.table import TWO, ZU, act, told
from tests.games.excavation_earth.table import at


@pytest.mark.rule("MU-ZUCUBES-R5", "MU-EDGE-100")
@pytest.mark.parametrize("reading", ["fails", "goes-on"])
@pytest.mark.parametrize("round", [1, 2])
def test_a_survey_without_a_cube(reading: str, round: int) -> None:
    """It fails, by this ruling; or a card joins the forecast without a cube, and what is bought stays unsampled."""
    s = scarce(cubes=0, round=round, credits=[8, 40], options=read(f"MU-ZUCUBES-R5 {reading}"))

    assert act(s, "survey") == (reading == "goes-on")

    if reading == "fails":
        assert told(s) == ["failed no-crew 10"]
        failed = next(event for event in s.events if event.kind.name == "zu-failed")
        assert s.rules.cite(failed.rule) == "MU-ZUCUBES-R5: fails"
        return
    assert told(s, "bought")
    assert not told(s, "marked", "sampled", "failed")
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUCUBES-R5")
@pytest.mark.parametrize("reading", ["fails", "goes-on"])
def test_with_a_cube_both_are_one(reading: str) -> None:
    s = scarce(cubes=1, round=2, credits=[8, 40], options=read(f"MU-ZUCUBES-R5 {reading}"))
    assert act(s, "survey")
    assert told(s, "marked")


@pytest.mark.rule("MU-ZUCUBES-R5")
def test_module_5_without_its_factions_brings_no_scarcity() -> None:
    """Zu has cubes without end then, and the ruling does not matter."""
    s = scarce(options={"modules": ["M5"], "scarce_zu": False, **read("MU-ZUCUBES-R5 goes-on")})
    assert act(s, "survey")


@pytest.mark.rule("MU-ZUMYST-R7", "MU-EDGE-78")
@pytest.mark.parametrize("reading", ["one-of-two", "alone"])
def test_what_goes_with_a_mysterious_artefact(reading: str) -> None:
    s = scarce(
        "M6",
        cubes=0,
        cargo=["", "green-helix"],
        hidden=["", "purple-crater"],
        mystery_cargo=["", "red"],
        mystery_ship="green*2",
        options=read(f"MU-ZUMYST-R7 {reading}"),
    )

    assert act(s, TWO)

    along = ["offloaded purple-crater hidden 7"] if reading == "one-of-two" else []
    assert told(s, "mystery-offloaded", "offloaded") == ["mystery-offloaded red cargo 12", *along]
    event = next(event for event in s.events if event.kind.name == "mystery-offloaded")
    assert s.rules.cite(event.rule) == f"MU-ZUMYST-R7: {reading}"


@pytest.mark.rule("MU-ZUMYST-R12", "MU-ZUMYST-R7", "MU-ZUMYST-07", "MU-EDGE-135")
@pytest.mark.parametrize(
    ("full", "company", "along"),
    [
        ("full-offload", "one-of-two", ["offloaded green-helix cargo 6"]),
        ("full-offload", "alone", []),
        ("alone", "one-of-two", []),
        ("alone", "alone", []),
    ],
)
def test_a_command_with_four_on_the_mothership(full: str, company: str, along: list[str]) -> None:
    """As with Smuggle, in whichever way that is; or the mysterious artefact alone. The envoy is placed first."""
    s = scarce(
        "M6",
        cargo=["", "red-lens green-helix"],
        mystery_cargo=["", "yellow"],
        mystery_ship="green*2 red*2",
        options=read(f"MU-ZUMYST-R12 {full}", f"MU-ZUMYST-R7 {company}"),
    )

    assert act(s, "command-1")

    assert told(s, "sent-envoy") == ["sent-envoy left"]
    assert told(s, "mystery-offloaded", "offloaded") == ["mystery-offloaded yellow cargo 24", *along]
    turns = next(event for event in s.events if event.kind.name == "zu-offloads")
    assert s.rules.cite(turns.rule) == f"MU-ZUMYST-R12: {full}"


@pytest.mark.rule("MU-ZUMYST-R12", "MU-ZUMYST-05")
@pytest.mark.parametrize("full", ["full-offload", "alone"])
def test_with_three_it_is_analysed_in_both(full: str) -> None:
    s = scarce(
        "M6",
        cargo=["", "red-lens"],
        mystery_cargo=["", "yellow"],
        mystery_ship="green*2 red",
        options=read(f"MU-ZUMYST-R12 {full}"),
    )
    assert act(s, "command-1")
    assert told(s, "analysed", "mystery-offloaded", "offloaded") == ["analysed yellow cargo"]


@pytest.mark.rule("MU-ZUEXHIBIT-R7")
@pytest.mark.parametrize(("reading", "pays"), [("no-pay", 0), ("pays-5", 5)])
def test_what_a_withdrawn_envoy_pays(reading: str, pays: int) -> None:
    """Zu completes an innermost column with two guides of its own: two envoys come back."""
    hung = {**all_but("1-3"), "3-3": ("red-crater", ZU)}
    s = scarce(
        "M6 M7",
        cargo=["", "red-helix"],
        envoys=["", "left*3"],
        hung=hung,
        options=read(f"MU-ZUEXHIBIT-R7 {reading}"),
    )

    assert settled(s, EXHIBIT)

    assert told(s, "withdrew") == ["withdrew left", "withdrew left"]
    assert at(s, "earned", ZU).get("recalls", 0) == 2 * pays
