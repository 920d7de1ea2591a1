"""Tour guides: which cubes may go with an artefact (MU-GUIDE)."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.museum.exhibition import hall, hung, kept, show
from tests.games.excavation_earth.table import asked, at, offered, play, refused, story

RED = "red-helix red-lens red-antenna red-crater"


@pytest.mark.rule("MU-GUIDE-01")
def test_each_artefact_takes_a_cube_along() -> None:
    s = hall("red-helix green-lens")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert at(s, "cubes", 0) == 21
    show(s, "cargo green-lens", "2-1")

    assert at(s, "cubes") == [20, 22]
    assert hung(s) == {"1-1": ("red-helix", 0), "2-1": ("green-lens", 0)}


@pytest.mark.rule("MU-GUIDE-01", "MU-COMP-10")
def test_guides_are_counted_among_the_cubes() -> None:
    """22 cubes, three of them in the museum."""
    s = hall(hung={"1-1": ("red-helix", 0), "2-1": ("red-lens", 0), "3-3": ("red-crater", 0), "3-4": ("red-crater", 1)})
    assert at(s, "cubes") == [19, 21]


@pytest.mark.rule("MU-GUIDE-02", "MU-EDGE-95")
def test_while_there_are_cubes_guards_stay() -> None:
    """Nobody is asked: the cube of the pool goes, and the gallery is as it was."""
    s = hall("red-helix", traders=["mask*20", ""], guards=["green-lens", ""])
    play(s, "exhibit red-cog", "hang 1-1")

    assert asked(s) == "act"
    assert (at(s, "cubes", 0), at(s, "guards", 0)) == (0, ["green-lens"])


@pytest.mark.rule("MU-GUIDE-02", "MU-TILE-02")
def test_with_an_empty_pool_a_guard_serves() -> None:
    """Which one is asked, after the place; its space in the gallery is empty then. Until then the tile stays."""
    s = hall("red-helix", traders=["mask*20", ""], guards=["green-lens purple-crater", ""])
    play(s, "exhibit red-cog", "hang 1-1")
    assert (asked(s), offered(s)) == ("reassign", ["guard green-lens", "guard purple-crater"])
    assert (hung(s), at(s, "cargo", 0)) == ({}, ["red-helix"])
    kept(s)
    play(s, "guard purple-crater")

    assert hung(s) == {"1-1": ("red-helix", 0)}
    assert (at(s, "guards", 0), at(s, "cubes", 0), at(s, "cargo", 0)) == (["green-lens"], 0, [])
    assert story(s, "reassigned", "sent") == ["0 reassigned purple-crater", "0 sent red-helix cargo 0"]


@pytest.mark.rule("MU-GUIDE-02")
def test_two_guards_for_two_artefacts() -> None:
    s = hall("red-helix green-lens", traders=["mask*20", ""], guards=["green-lens purple-crater", ""])
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    play(s, "guard green-lens")
    assert offered(s) == ["done", "show cargo green-lens"]
    show(s, "cargo green-lens", "2-1")

    assert hung(s) == {"1-1": ("red-helix", 0), "2-1": ("green-lens", 0)}
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-EDGE-93", "MU-GUIDE-03", "MU-GUIDE-02")
def test_three_of_four_and_four_of_four() -> None:
    """A guard of a column with three may go, then it has two; none of a column with four."""
    s = hall(
        "red-helix",
        traders=["mask*15", ""],
        guards=[f"{RED} green-helix green-lens green-antenna", ""],
        rewarded=[["red"], []],
    )
    play(s, "exhibit red-cog", "hang 1-1")
    assert offered(s) == ["guard green-helix", "guard green-lens", "guard green-antenna"]
    for kind in RED.split():
        refused(s, f"guard {kind}", "MU-GUARD-01")
    play(s, "guard green-lens")

    assert at(s, "guards", 0) == ["green-helix", "green-antenna", *RED.split()]


@pytest.mark.rule("MU-GUIDE-03", "MU-GUIDE-07")
def test_locked_guards_alone_are_none() -> None:
    s = hall("red-helix", traders=["mask*18", ""], guards=[RED, ""], rewarded=[["red"], []])
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-GUIDE-07")


@pytest.mark.rule("MU-EDGE-94", "MU-GUIDE-03", "MU-GUARD-R1")
def test_a_column_that_is_complete_since_a_moment_ago() -> None:
    """The last cube samples the fourth red artefact: from now on no red guard can be a guide, in the same turn."""
    s = hall(
        "green-helix",
        hands=["red-cog*2 green-cog", ""],
        explorers=["london rome newyork", "vancouver berlin guam"],
        sites="red-crater",
        traders=["mask*18", ""],
        guards=["red-helix red-lens red-antenna", ""],
    )
    assert offered(s, "exhibit") == ["exhibit green-cog", "exhibit red-cog"]
    play(s, "excavate red-cog")
    if asked(s) != "samples":
        play(s, "dig red-crater")
    play(s, "sample red-crater")

    assert (asked(s), s.seats, at(s, "guards", 0)) == ("act", [0], RED.split())
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-GUIDE-07")


@pytest.mark.rule("MU-GUIDE-04", "MU-GUIDE-05", "MU-GUIDE-06", "MU-GUIDE-07")
@pytest.mark.parametrize(
    ("traders", "envoys", "guides"),
    [("mask*20", "", 2), ("", "left*20", 2), ("mask*10 cog*11", "", 1), ("coil", "left*19", 2), ("", "middle*22", 0)],
)
def test_who_is_at_work_elsewhere_is_no_guide(traders: str, envoys: str, guides: int) -> None:
    """Traders, envoys and the guides of other artefacts stay where they are."""
    spaces = ["1-3", "1-4"][:guides]
    busy = hall(
        "red-helix",
        traders=[traders, ""],
        envoys=[envoys, ""],
        hung=dict.fromkeys(spaces, ("purple-helix", 0)),
    )
    assert at(busy, "cubes", 0) == 0
    assert offered(busy, "exhibit") == []
    refused(busy, "exhibit red-cog", "MU-GUIDE-07")


@pytest.mark.rule("MU-GUIDE-04", "MU-GUIDE-05", "MU-GUIDE-06")
def test_of_all_of_them_only_the_guard() -> None:
    s = hall(
        "red-helix",
        traders=["mask*10", ""],
        envoys=["left*10", ""],
        guards=["green-lens", ""],
        hung={"1-3": ("purple-helix", 0)},
    )
    play(s, "exhibit red-cog", "hang 1-1")

    assert hung(s) == {"1-1": ("red-helix", 0), "1-3": ("purple-helix", 0)}
    assert (at(s, "traders", 0, "mask"), at(s, "envoys", 0, "left"), at(s, "guards", 0)) == (10, 10, [])


@pytest.mark.rule("MU-GUIDE-R1", "MU-GUIDE-07")
@pytest.mark.parametrize("who", ["custodian", "researcher", "forecast"])
def test_nor_custodians_researchers_and_forecast_cubes(who: str) -> None:
    """21 traders and one custodian, or a cube on a forecast card; or 22 traders and three researchers."""
    s = hall(
        "red-helix",
        traders=["mask*22" if who == "researcher" else "mask*21", ""],
        mystery_cargo=["green" if who == "custodian" else "", ""],
        researchers=[3, 0] if who == "researcher" else [0, 0],
        marks=[0 if who == "forecast" else None, None, None],
    )
    assert at(s, "cubes", 0) == 0
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-GUIDE-07")


@pytest.mark.rule("MU-GUIDE-07", "MU-EXHIBIT-05")
def test_one_cube_one_artefact() -> None:
    """The second has no guide: the action ends after the first."""
    s = hall("red-helix green-lens", traders=["mask*21", ""])
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("MU-GUIDE-R2")
def test_guides_stay_when_their_column_is_complete() -> None:
    """Two guides of an innermost column: a trader comes back, they do not."""
    s = hall("red-helix", traders=["mask*2", ""], hung={"3-3": ("yellow-crater", 0)})
    play(s, "exhibit red-cog", "hang 1-3", "retrieve market-1", "retrieve market-1")

    assert hung(s) == {"1-3": ("red-helix", 0), "3-3": ("yellow-crater", 0)}
    assert at(s, "cubes", 0) == 20
    assert at(s, "museum", "guides").count(0) == 2


@pytest.mark.rule("MU-GUIDE-02", "MU-GUIDE-R2")
def test_nobody_else_pays() -> None:
    """The guide is the sender's own, though the rival has cubes to spare and the sender none."""
    s = hall("red-helix", traders=["mask*22", ""])
    assert at(s, "cubes") == [0, 22]
    assert offered(s, "exhibit") == []
