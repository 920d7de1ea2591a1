"""Security guards: those of a complete column are locked as soon as any module is in play (MU-GUARD)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import COMMANDERS, SEEKERS, museum
from tests.games.excavation_earth.table import asked, at, offered, play, quiet, refused, story

RED = "red-helix red-lens red-antenna red-crater"
LENSES = " ".join(f"{colour}-lens" for colour in COLOURS)
AT_LONDON = ["london newyork guam", "vancouver berlin guam"]


def crew(guards: str, spare: int = 0) -> dict[str, Any]:
    """Seat 0 has these guards and so many cubes in the pool; all others are traders at the coil."""
    names = guards.split()
    columns = [colour for colour in COLOURS if all(f"{colour}-{glyph}" in names for glyph in GLYPHS)]
    return {
        "guards": [guards, ""],
        "rewarded": [columns, []],
        "traders": [f"coil*{22 - len(names) - spare}", ""],
    }


def locked(modules: str = "M6", *, guards: str = RED, spare: int = 0, **kw: Any) -> Earth:
    """Seat 0 has no cube to spare, by default, and the whole red column."""
    return museum(modules, **{"hands": ["red-mask red-coil", ""], **crew(guards, spare), **kw})


def guards(s: Earth) -> list[str]:
    return list(at(s, "guards", 0))


# --- locked guards ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-04", "MU-GUARD-03", "MU-GUARD-R5")
def test_in_the_base_game_a_guard_of_a_complete_column_becomes_a_trader() -> None:
    s = quiet(hands=["red-mask red-coil", ""], **crew(RED))

    play(s, "command red-mask", "trader", "guard red-lens")

    assert at(s, "traders", 0) == {"mask": 1, "coil": 18}
    assert guards(s) == ["red-helix", "red-antenna", "red-crater"]


@pytest.mark.rule("MU-EDGE-04", "MU-GUARD-03", "MU-MODULE-10")
@pytest.mark.parametrize(
    ("modules", "factions"),
    [
        ("", [COMMANDERS, "gul"]),
        ("", ["gul", COMMANDERS]),
        ("M6", ["gul", "aqulla"]),
        ("M6 M7", ["gul", SEEKERS]),
        ("M6 M8", ["gul", "aqulla"]),
    ],
)
def test_with_any_module_it_does_not(modules: str, factions: list[str]) -> None:
    """Whoever of the players has brought the module."""
    s = locked(modules, factions=factions)

    play(s, "market red-mask")

    assert asked(s) == "market_wild"
    assert guards(s) == RED.split()


@pytest.mark.rule("MU-GUARD-01", "MU-GUARD-02", "MU-GUARD-03", "MU-GUARD-05")
@pytest.mark.parametrize("task", ["trader", "envoy"])
def test_of_all_guards_only_those_of_incomplete_columns_become_trader_or_envoy(task: str) -> None:
    s = locked(guards=f"{RED} green-lens purple-helix")

    play(s, "command red-mask", task)

    assert (asked(s), offered(s)) == ("reassign", ["guard green-lens", "guard purple-helix"])
    for kind in RED.split():
        refused(s, f"guard {kind}", "MU-GUARD-01")
    refused(s, "guard yellow-lens", "EE-GALLERY-10")
    play(s, "guard green-lens")
    assert guards(s) == [*RED.split(), "purple-helix"]


@pytest.mark.rule("MU-GUARD-01", "MU-GUARD-05")
def test_a_locked_guard_moves_to_no_other_space_of_the_gallery() -> None:
    s = locked(
        guards=f"{RED} orange-lens purple-helix", hands=["green-mask red-coil", ""], explorers=AT_LONDON,
        sites="green-antenna",
    )  # fmt: skip

    play(s, "excavate green-mask", "dig green-antenna", "sample green-antenna")

    assert offered(s) == ["guard purple-helix", "guard orange-lens"]
    refused(s, "guard red-lens", "MU-GUARD-01")
    play(s, "guard orange-lens")
    assert guards(s) == ["green-antenna", *RED.split(), "purple-helix"]


@pytest.mark.rule("MU-GUARD-03", "MU-GUARD-05")
def test_a_locked_guard_becomes_no_custodian() -> None:
    s = locked(guards=f"{RED} orange-lens purple-helix", explorers=AT_LONDON, mystery_sites="red")

    play(s, "excavate red-mask", "dig-mystery red")

    assert offered(s) == ["guard purple-helix", "guard orange-lens"]
    refused(s, "guard red-lens", "MU-GUARD-01")
    play(s, "guard purple-helix")
    assert at(s, "mysteries", "cargo", 0) == {"red": 1}
    assert guards(s) == [*RED.split(), "orange-lens"]


@pytest.mark.rule("MU-GUARD-03", "MU-GUARD-05")
def test_a_locked_guard_becomes_no_tour_guide() -> None:
    s = locked("M6 M7", guards=f"{RED} orange-lens purple-helix", cargo=["red-lens", ""])

    play(s, "exhibit red-mask", "hang 1-6")

    assert offered(s) == ["guard purple-helix", "guard orange-lens"]
    refused(s, "guard red-lens", "MU-GUARD-01")


@pytest.mark.rule("MU-GUARD-R3")
def test_with_locked_guards_only_there_is_no_cube() -> None:
    """Placements that may be left out are not offered."""
    s = locked(explorers=AT_LONDON, sites="green-antenna", hands=["green-mask*2", ""])

    play(s, "command green-mask")
    assert asked(s) == "act"
    play(s, "excavate green-mask", "dig green-antenna")
    assert at(s, "cargo", 0) == ["green-antenna"]
    assert guards(s) == RED.split()
    assert at(s, "traders", 0) == {"coil": 18}
    assert at(s, "envoys", 0) == {}


@pytest.mark.rule("MU-GUARD-R3")
def test_refusals_when_all_guards_are_locked() -> None:
    s = locked(envoys=["left", ""], traders=["coil*17", ""])

    play(s, "command red-mask")

    assert offered(s) == ["done", "recall"]
    refused(s, "trader", "EE-COMMAND-16")
    refused(s, "envoy", "EE-COMMAND-16")


@pytest.mark.rule("MU-GUARD-R3", "MU-GUARD-04")
def test_acts_that_need_a_cube_are_illegal_with_locked_guards_only() -> None:
    """An Exhibit needs a guide, whatever its own rule says of guards."""
    s = locked("M6 M7", cargo=["red-lens", ""])

    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-mask", "MU-GUIDE-07")


@pytest.mark.rule("MU-GUARD-04")
@pytest.mark.parametrize("free", ["purple-helix orange-lens", ""])
def test_the_lock_holds_against_command_cards_too(free: str) -> None:
    """Night Dig takes two mysterious artefacts: one for the cube that came back, the other for a free guard."""
    names = f"{RED} {free}"
    s = locked(
        guards=names, round=3, command=["night-dig", "emergency-fund", "fresh-orders"], envoys=["left", ""],
        explorers=["london bangkok guam", "vancouver berlin guam"], mystery_sites="red orange",
        traders=[f"coil*{21 - len(names.split())}", ""],
    )  # fmt: skip

    play(s, "command red-mask", "recall", "dig-mystery red")

    assert at(s, "cubes", 0) == 0
    if free:
        play(s, "dig-mystery orange")
        assert offered(s) == ["guard purple-helix", "guard orange-lens"]
        refused(s, "guard red-lens", "MU-GUARD-01")
    else:
        assert asked(s) == "act"
        assert at(s, "mysteries", "cargo", 0) == {"red": 1}
        assert guards(s) == RED.split()


@pytest.mark.rule("MU-GUARD-R4")
def test_a_complete_row_locks_nothing() -> None:
    s = locked(guards=LENSES)

    play(s, "command red-mask", "trader")

    assert offered(s) == [f"guard {kind}" for kind in LENSES.split()]
    play(s, "guard red-lens")
    assert len(guards(s)) == 4


@pytest.mark.rule("MU-GUARD-R1")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_column_with_an_empty_space_is_not_complete(n: int) -> None:
    some = RED.split()[:n]
    s = locked(guards=f"{' '.join(some)} purple-helix")

    play(s, "command red-mask", "trader")

    assert offered(s) == [f"guard {kind}" for kind in [*some, "purple-helix"]]


@pytest.mark.rule("MU-GUARD-R1")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_column_locks(colour: str) -> None:
    column = " ".join(f"{colour}-{glyph}" for glyph in GLYPHS)
    others = [f"{other}-{glyph}" for other in COLOURS if other != colour for glyph in ("helix", "lens")]
    s = locked(guards=f"{column} {' '.join(others)}")

    play(s, "command red-mask", "trader")

    assert offered(s) == [f"guard {kind}" for kind in others]


@pytest.mark.rule("MU-GUARD-R1")
def test_the_lock_is_there_for_the_next_sample_of_the_same_action() -> None:
    """One cube completes the red column; the second sample moves the one guard that is not in it, unasked."""
    s = locked(
        guards="red-helix red-lens red-antenna green-crater", spare=1, explorers=["guam cusco easter"] * 2,
        hands=["red-coil red-mask", ""], stacks={"red": "red-crater", "green": "green-lens"}, credits=[50, 50],
    )  # fmt: skip

    play(s, "smuggle red-coil", "acquire red cargo", "acquire green cargo", "sample red-crater", "sample green-lens")

    assert guards(s) == ["green-lens", *RED.split()]
    assert [line.split()[2] for line in story(s, "reassigned")] == ["green-crater"]


@pytest.mark.rule("MU-EDGE-94", "MU-GUARD-R1")
def test_the_guard_that_completes_a_column_is_no_guide_in_the_same_turn() -> None:
    """With the last cube the column is completed; the second action wants a tour guide: there is none."""
    s = locked(
        "M6 M7", guards="red-helix red-lens red-antenna", spare=1, explorers=["rome newyork guam"] * 2,
        sites="red-crater", cargo=["green-lens", ""],
    )  # fmt: skip

    assert offered(s, "exhibit") != []
    play(s, "excavate red-mask", "dig red-crater", "sample red-crater")

    assert guards(s) == RED.split()
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-coil", "MU-GUIDE-07")


@pytest.mark.rule("MU-GUARD-R2")
@pytest.mark.parametrize("seed", range(4))
def test_a_complete_column_stays_complete(seed: int) -> None:
    """Two complete columns, two other guards and no cube: whatever is played, only those two ever move."""
    complete = [f"{colour}-{glyph}" for colour in ("green", "red") for glyph in GLYPHS]
    s = locked(
        guards=f"{' '.join(complete)} purple-helix orange-lens", passed=[1],
        hands=[" ".join(f"{colour}-{icon}" for colour in ("red", "green") for icon in ("mask", "cog", "coil")), ""],
    )  # fmt: skip
    rng = digsite.Rng(seed)
    moved: list[str] = []

    while s.round == 1:
        names = [name for name in offered(s) if name != "done"]
        cubes = [name for name in names if name.split()[0] in ("trader", "envoy", "command", "market")]
        names = cubes or names
        play(s, names[rng.below(len(names))])
        moved += [line.split()[2] for line in story(s, "reassigned")]
        assert set(complete) <= set(guards(s))

    assert sorted(moved) == ["orange-lens", "purple-helix"]


# --- guards as custodians and guides ----------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-05", "MU-CUSTODIAN-08", "MU-GUARD-R3")
def test_no_custodian_when_all_guards_are_locked() -> None:
    """The mysterious artefact stays; the ordinary one is dug, and not sampled."""
    green = "green-helix green-lens green-antenna green-crater"
    s = locked(guards=green, explorers=AT_LONDON, mystery_sites="red", sites="red-lens")

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")
    play(s, "dig red-lens")

    assert at(s, "cargo", 0) == ["red-lens"]
    assert asked(s) == "act"
    assert guards(s) == green.split()


@pytest.mark.rule("MU-EDGE-06", "MU-CUSTODIAN-04")
def test_the_one_free_guard_becomes_the_custodian() -> None:
    s = locked(guards=f"{RED} green-lens", explorers=AT_LONDON, mystery_sites="red")

    play(s, "excavate red-mask", "dig-mystery red")

    assert at(s, "mysteries", "cargo", 0) == {"red": 1}
    assert guards(s) == RED.split()
    assert story(s, "reassigned") == ["0 reassigned green-lens"]


@pytest.mark.rule("MU-EDGE-07", "MU-CUSTODIAN-R1")
@pytest.mark.parametrize("free", [True, False])
def test_the_last_cube_is_the_custodian(free: bool) -> None:
    """One mysterious artefact and one ordinary: the sample needs a guard that is free to move."""
    s = locked(
        guards=f"{RED} {'purple-helix orange-lens' if free else ''}", spare=1, hands=["green-mask red-coil", ""],
        explorers=["mexico newyork guam", "vancouver berlin guam"], mystery_sites="green", sites="green-antenna",
    )  # fmt: skip

    play(s, "excavate green-mask", "dig green-antenna", "dig-mystery green")

    assert at(s, "mysteries", "cargo", 0) == {"green": 1}
    assert at(s, "cubes", 0) == 0
    if free:
        play(s, "sample green-antenna")
        assert offered(s) == ["guard purple-helix", "guard orange-lens"]
    else:
        assert asked(s) == "act"
        assert "green-antenna" not in guards(s)


@pytest.mark.rule("MU-EDGE-93", "MU-GUIDE-02", "MU-GUIDE-03")
@pytest.mark.parametrize("n", [3, 4])
def test_a_guide_from_a_column_of_three_but_not_of_four(n: int) -> None:
    some = RED.split()[:n]
    s = locked("M6 M7", guards=" ".join(some), cargo=["green-lens", ""])

    if n == 4:
        refused(s, "exhibit red-mask", "MU-GUIDE-07")
    else:
        play(s, "exhibit red-mask", "hang 1-6")
        assert offered(s) == [f"guard {kind}" for kind in some]
        play(s, "guard red-lens")
        assert guards(s) == ["red-helix", "red-antenna"]
        assert at(s, "museum", "guides", 5) == 0


@pytest.mark.rule("MU-EDGE-95", "MU-CUSTODIAN-R2", "MU-GUIDE-02")
@pytest.mark.parametrize("action", ["guide", "custodian"])
def test_no_guard_is_moved_while_the_pool_has_a_cube(action: str) -> None:
    s = locked(
        "M6 M7", guards="green-helix green-lens", spare=1, explorers=AT_LONDON, mystery_sites="red",
        cargo=["green-lens", ""],
    )  # fmt: skip

    if action == "guide":
        play(s, "exhibit red-mask")
        refused(s, "guard green-helix", "EE-CREW-04")
        play(s, "hang 1-6")
    else:
        play(s, "excavate red-mask")
        refused(s, "guard green-helix", "EE-CREW-04")
        play(s, "dig-mystery red")

    assert at(s, "cubes", 0) == 0
    assert guards(s) == ["green-helix", "green-lens"]
