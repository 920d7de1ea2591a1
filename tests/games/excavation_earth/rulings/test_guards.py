"""How many guards one action moves while the crew supply is empty (EE-GALLERY-R2, EE-COMMAND-R5)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import GAME, asked, at, earth, offered, play, refused

AWAY = "vancouver berlin guam"


def digging(options: dict[str, object], cubes: int = 0) -> Earth:
    """Two tiles were dug up; three guards stand in the gallery, and so many cubes are in supply."""
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-mask", ""],
        travel=["travel-2", ""],
        explorers=["london rome guam", AWAY],
        sites="red-lens red-helix",
        guards=["green-helix green-lens yellow-lens", ""],
        traders=[f"mask*{19 - cubes}", ""],
        options=options,
    )
    return play(s, "excavate red-mask", "dig red-lens", "dig red-helix")


@pytest.mark.rule("EE-GALLERY-R2", "EE-GALLERY-14")
@pytest.mark.parametrize("key", ["each-sample", "one-guard"])
def test_two_samples_without_a_cube(key: str) -> None:
    """The second may move a guard too, or there is none."""
    s = play(digging(reading("EE-GALLERY-R2", key)), "sample red-lens", "guard green-helix")

    assert at(s, "guards", 0) == ["yellow-lens", "green-lens", "red-lens"]
    if key == "each-sample":
        play(s, "sample red-helix", "guard green-lens")
        assert at(s, "guards", 0) == ["yellow-lens", "red-helix", "red-lens"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-GALLERY-R2", "EE-EDGE-26")
def test_the_last_cube_and_one_guard() -> None:
    """The first sample takes the cube, the second the one guard that may be moved."""
    s = play(digging(reading("EE-GALLERY-R2", "one-guard"), 1), "sample red-lens")
    assert GAME.from_json(s.to_json()) == s
    play(s, "sample red-helix", "guard green-lens")
    assert at(s, "guards", 0) == ["yellow-lens", "green-helix", "red-helix", "red-lens"]


@pytest.mark.rule("EE-GALLERY-R2")
@pytest.mark.parametrize(("edition", "second"), [("en", True), ("de", True), ("pl", False)])
def test_samples_of_each_edition(edition: str, second: bool) -> None:
    """000 and 001 speak of guards, 004 of a guard."""
    s = play(digging({"edition": edition}), "sample red-lens", "guard green-helix")
    assert (asked(s) == "samples") is second


def commanding(options: dict[str, object], cubes: int = 0, envoys: str = "") -> Earth:
    """A Command at #1 has been paid for; three guards stand in the gallery, and so many cubes are in supply."""
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-mask", ""],
        travel=["travel-2", ""],
        guards=["green-helix green-lens yellow-lens", ""],
        traders=[f"coil*{19 - cubes - len(envoys.split())}", ""],
        envoys=[envoys, ""],
        options=options,
    )
    return play(s, "command red-mask")


@pytest.mark.rule("EE-COMMAND-R5", "EE-COMMAND-13")
@pytest.mark.parametrize("key", ["each-cube", "one-guard"])
@pytest.mark.parametrize(("first", "second"), [("trader", "envoy"), ("envoy", "trader")])
def test_trader_and_envoy_without_a_cube(key: str, first: str, second: str) -> None:
    """Both may be guards, or the second has to be left out."""
    s = play(commanding(reading("EE-COMMAND-R5", key)), first, "guard green-helix")

    if key == "each-cube":
        play(s, second, "guard green-lens")
        assert at(s, "guards", 0) == ["yellow-lens"]
    else:
        assert at(s, "guards", 0) == ["yellow-lens", "green-lens"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R5")
@pytest.mark.parametrize("first", ["trader", "envoy"])
def test_the_last_cube_leaves_the_guard_for_the_other(first: str) -> None:
    """One cube in supply: it takes the first task, a guard the second."""
    second = "envoy" if first == "trader" else "trader"
    s = play(commanding(reading("EE-COMMAND-R5", "one-guard"), 1), first, second, "guard green-lens")
    assert at(s, "guards", 0) == ["yellow-lens", "green-helix"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R5")
def test_a_recall_is_no_guard() -> None:
    """After a guard became trader an envoy may still be recalled, but none be sent; the position can be read."""
    s = play(commanding(reading("EE-COMMAND-R5", "one-guard"), 0, "left"), "trader", "guard green-helix")
    assert offered(s) == ["done", "recall"]
    refused(s, "envoy", "EE-COMMAND-R5")
    refused(s, "trader", "EE-COMMAND-04")
    assert GAME.from_json(s.to_json()) == s
    for seat in (0, 1, None):
        assert s.sample(seat, digsite.Rng(1)).view(seat) == s.view(seat)
    play(s, "recall")
    assert at(s, "cubes", 0) == 1
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R5", "EE-COMMAND-R1")
def test_a_recalled_cube_serves_instead_of_a_guard() -> None:
    """Recalled first, it becomes the trader; no guard moves."""
    s = play(commanding(reading("EE-COMMAND-R5", "one-guard"), 0, "left"), "recall", "trader")
    assert len(at(s, "guards", 0)) == 3
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R5")
def test_what_is_kept_of_the_guard_must_fit() -> None:
    """A Command of which no step is over has moved no guard, and with the other reading none is counted."""
    for key, b in (("one-guard", 4), ("each-cube", 5)):
        with pytest.raises(digsite.BadPosition, match="EE-COMMAND"):
            earth(agenda=[["act", 0, 0, 0], ["commanding", 0, 0, b]], options=reading("EE-COMMAND-R5", key))


@pytest.mark.rule("EE-COMMAND-R5")
@pytest.mark.parametrize(("edition", "guards"), [("en", 1), ("de", 2), ("pl", 2)])
def test_command_of_each_edition(edition: str, guards: int) -> None:
    """000 speaks of guards, 001 and 004 of a guard."""
    s = play(commanding({"edition": edition}), "trader", "guard green-helix")
    if asked(s) == "commanding":
        play(s, "envoy", "guard green-lens")
    assert len(at(s, "guards", 0)) == guards
