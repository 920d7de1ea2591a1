"""Commanders: a Command also digs up one artefact with the same card (MU-COMMANDER)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import COMMANDERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, offered, play, refused, story

AT_SITES = ["london rome newyork", "vancouver berlin guam"]
"""Explorers of seat 0 at both red dig sites and at a green one."""


def commanders(modules: str = "", **kw: Any) -> Earth:
    """Seat 0 plays the Commanders; red and green tiles lie at its explorers, and one red tile elsewhere is green's."""
    return museum(
        modules,
        **{
            "factions": [COMMANDERS, "gul"],
            "hands": ["red-mask red-coil", ""],
            "explorers": AT_SITES,
            "sites": "red-lens red-helix green-antenna",
            **kw,
        },
    )


def cargo(s: Earth) -> list[str]:
    return list(at(s, "cargo", 0))


# --- the bonus --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-COMMANDER-01", "MU-COMMANDER-03")
def test_a_command_and_then_an_artefact_with_the_same_card() -> None:
    """One card, one action: another is left."""
    s = commanders()

    play(s, "command red-mask", "trader", "envoy")
    assert (asked(s), offered(s)) == ("bonus_dig", ["done", "dig red-helix", "dig red-lens"])
    play(s, "dig red-lens", "sample red-lens")

    assert cargo(s) == ["red-lens"]
    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "traders", 0) == {"mask": 1}
    assert at(s, "envoys", 0) == {"left": 1}
    assert at(s, "hands", 0) == ["red-coil"]
    assert at(s, "discard") == {"red-mask": 1}
    assert (asked(s), at(s, "actions")) == ("act", 1)


@pytest.mark.rule("MU-COMMANDER-03")
def test_as_second_action_too() -> None:
    """Then the turn is over."""
    s = commanders(hands=["red-mask", "red-mask"], actions=1)

    play(s, "command red-mask", "done", "dig red-lens", "done")

    assert cargo(s) == ["red-lens"]
    assert (asked(s), s.seat) == ("act", 1)


@pytest.mark.rule("MU-COMMANDER-01")
def test_others_do_not_dig_after_a_command() -> None:
    s = commanders(factions=["gul", COMMANDERS])

    play(s, "command red-mask", "done")

    assert asked(s) == "act"
    refused(s, "dig red-lens", "EE-EXCAVATE-03")


@pytest.mark.rule("MU-EDGE-61", "MU-COMMANDER-02")
def test_one_artefact_and_no_second() -> None:
    s = commanders()

    play(s, "command red-mask", "envoy", "done", "dig red-lens")
    refused(s, "dig red-helix", "EE-EXCAVATE-03")
    play(s, "done")

    assert asked(s) == "act"
    assert cargo(s) == ["red-lens"]


@pytest.mark.rule("MU-COMMANDER-02", "MU-COMMANDER-R5")
def test_the_phase_drill_adds_no_second() -> None:
    s = commanders("M6", re=["phase-drill", ""], sites="red-lens*2 red-antenna")

    play(s, "command red-mask", "done", "dig red-lens", "sample red-lens")

    assert asked(s) == "act"
    assert cargo(s) == ["red-lens"]


@pytest.mark.rule("MU-EDGE-61", "MU-COMMANDER-04")
def test_with_a_full_cargo_hold_the_command_stands_alone() -> None:
    s = commanders(cargo=["purple-lens*4", ""])

    play(s, "command red-mask", "envoy", "trader")

    assert asked(s) == "act"
    assert at(s, "envoys", 0) == {"left": 1}
    assert len(cargo(s)) == 4


@pytest.mark.rule("MU-COMMANDER-04")
def test_only_the_colour_of_the_card() -> None:
    s = commanders()

    play(s, "command red-mask", "done")

    refused(s, "dig green-antenna", "EE-EXCAVATE-04")
    refused(s, "dig red-crater", "EE-EXCAVATE-05")


@pytest.mark.rule("MU-COMMANDER-04")
def test_only_where_an_explorer_is() -> None:
    s = commanders(explorers=["london berlin newyork", "rome berlin guam"])

    play(s, "command red-mask", "done")

    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")


@pytest.mark.rule("MU-COMMANDER-04")
def test_nothing_to_dig_is_not_asked() -> None:
    s = commanders(sites="green-antenna")

    play(s, "command red-mask", "done")

    assert asked(s) == "act"


@pytest.mark.rule("MU-COMMANDER-04")
@pytest.mark.parametrize("sample", [True, False])
def test_it_may_be_sampled(sample: bool) -> None:
    s = commanders()

    play(s, "command red-mask", "done", "dig red-lens")
    assert (asked(s), offered(s)) == ("samples", ["done", "sample red-lens"])
    play(s, "sample red-lens" if sample else "done")

    assert at(s, "guards", 0) == (["red-lens"] if sample else [])


@pytest.mark.rule("MU-COMMANDER-05")
def test_a_mysterious_artefact_if_there_is_a_custodian() -> None:
    s = commanders("M6", mystery_sites="red green")

    play(s, "command red-mask", "done")
    assert offered(s) == ["done", "dig red-helix", "dig red-lens", "dig-mystery red"]
    refused(s, "dig-mystery green", "EE-EXCAVATE-04")
    play(s, "dig-mystery red")

    assert at(s, "mysteries", "cargo", 0) == {"red": 1}
    assert at(s, "cubes", 0) == 21
    assert asked(s) == "act"
    assert cargo(s) == []


@pytest.mark.rule("MU-COMMANDER-05")
def test_no_mysterious_artefact_without_a_custodian() -> None:
    s = commanders("M6", mystery_sites="red", traders=["mask*22", ""])

    play(s, "command red-mask")

    assert offered(s) == ["done", "dig red-helix", "dig red-lens"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


@pytest.mark.rule("MU-COMMANDER-05", "MU-CUSTODIAN-04")
def test_a_guard_as_custodian() -> None:
    s = commanders("M6", mystery_sites="red", traders=["mask*20", ""], guards=["green-lens purple-lens", ""])

    play(s, "command red-mask", "done", "dig-mystery red")

    assert (asked(s), offered(s)) == ("reassign", ["guard green-lens", "guard purple-lens"])
    play(s, "guard purple-lens")
    assert at(s, "mysteries", "cargo", 0) == {"red": 1}


# --- order ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-COMMANDER-R1")
def test_the_command_first() -> None:
    """No tile before both steps are over or done with; what is dug cannot be analysed by this envoy."""
    s = commanders("M6", mystery_sites="red")

    play(s, "command red-mask")
    refused(s, "dig red-lens", "EE-EXCAVATE-03")
    refused(s, "dig-mystery red", "MU-CUSTODIAN-01")
    play(s, "envoy")
    refused(s, "dig red-lens", "EE-EXCAVATE-03")
    play(s, "done", "dig-mystery red")

    assert asked(s) == "act"
    refused(s, "analyse cargo red", "MU-ANALYSE-01")
    assert at(s, "mysteries", "ship") == {}


@pytest.mark.rule("MU-EDGE-62", "MU-COMMANDER-R2", "EE-COMMAND-R4")
def test_a_command_without_a_step() -> None:
    """No cube, no guard, no envoy there: the card is played all the same, and one tile is dug, unsampled."""
    s = commanders(traders=["mask*22", ""])

    play(s, "command red-mask")
    assert (asked(s), offered(s)) == ("bonus_dig", ["done", "dig red-helix", "dig red-lens"])
    play(s, "dig red-lens")

    assert asked(s) == "act"
    assert cargo(s) == ["red-lens"]
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-COMMANDER-R2")
def test_a_command_whose_steps_are_declined() -> None:
    s = commanders()

    play(s, "command red-mask", "done")

    assert (asked(s), at(s, "cubes", 0)) == ("bonus_dig", 22)


@pytest.mark.rule("MU-COMMANDER-R3")
def test_the_excavate_may_be_left_out() -> None:
    s = commanders()

    play(s, "command red-mask", "trader", "done", "done")

    assert (asked(s), at(s, "actions")) == ("act", 1)
    assert at(s, "hands", 0) == ["red-coil"]
    assert cargo(s) == []


@pytest.mark.rule("MU-COMMANDER-R4")
def test_their_excavate_is_that_of_everybody() -> None:
    """Two tiles from two sites, not two from one; and no second chance after it."""
    s = commanders(sites="red-lens red-antenna red-helix")

    play(s, "excavate red-mask", "dig red-lens")
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig red-antenna", "EE-MAP-R3")
    play(s, "dig red-helix", "done")

    assert asked(s) == "act"
    assert cargo(s) == ["red-helix", "red-lens"]


# --- the position after the Command -----------------------------------------------------------------


@pytest.mark.rule("MU-COMMANDER-R5")
def test_a_cube_that_was_recalled_takes_the_sample() -> None:
    s = commanders(traders=["mask*21", ""], envoys=["left", ""])

    play(s, "command red-mask", "recall", "done", "dig red-lens", "sample red-lens")

    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "cubes", 0) == 0


@pytest.mark.rule("MU-EDGE-105", "MU-COMMANDER-R5", "MU-ANALYSE-06")
def test_an_analysis_frees_a_space_and_a_cube() -> None:
    """Full hold, one cube, one mysterious artefact: analysed, its custodian is the envoy or the guard."""
    s = commanders(
        "M6", cargo=["purple-lens*3", ""], mystery_cargo=["red", ""], traders=["mask*20", ""],
    )  # fmt: skip
    assert at(s, "cubes", 0) == 1

    play(s, "command red-mask", "analyse cargo red")
    play(s, offered(s, "keep-re")[0])
    play(s, *(["done"] if asked(s) == "commanding" else []), "dig red-lens", "sample red-lens")

    assert at(s, "envoys", 0) == {"left": 1}
    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "cubes", 0) == 0
    assert cargo(s) == ["red-lens", *["purple-lens"] * 3]


@pytest.mark.rule("MU-COMMANDER-R5")
@pytest.mark.parametrize("card", ["folding-hold", "gravity-sled"])
def test_a_folding_hold_just_won_has_room(card: str) -> None:
    """The cargo hold is full. The Private Viewing shows a red crater of the hidden hold to a red curator, who brings a
    reverse engineering card: card E3 makes room for the dig, another one does not."""
    two = ["folding-hold", "gravity-sled"]
    rest = [name for name in at(commanders("M6 M7"), "mysteries", "deck") if name not in two]
    s = commanders(
        "M6 M7", round=2, command=["private-viewing", "emergency-fund", "fresh-orders"], envoys=["left", ""],
        cargo=["purple-lens*4", ""], hidden=["red-crater", ""], curators="none none red", re=["", " ".join(rest)],
    )  # fmt: skip

    play(s, "command red-mask", "recall", "show hidden red-crater", "hang 3-3", f"keep-re {card}", "done")

    assert asked(s) == ("bonus_dig" if card == "folding-hold" else "act")


@pytest.mark.rule("MU-COMMANDER-R5")
def test_an_explorer_that_came_by_shuttle_can_dig() -> None:
    s = commanders(
        round=2, command=["priority-shuttle", "emergency-fund", "fresh-orders"], envoys=["left", ""],
        explorers=["vancouver berlin guam"] * 2,
    )  # fmt: skip

    play(s, "command red-mask", "recall")
    play(s, "move berlin london")
    while asked(s) != "bonus_dig":
        play(s, "done")

    assert offered(s) == ["done", "dig red-lens"]


@pytest.mark.rule("MU-COMMANDER-R5")
def test_night_dig_does_not_use_it_up() -> None:
    s = commanders(round=2, command=["night-dig", "emergency-fund", "fresh-orders"], envoys=["left", ""])

    play(s, "command red-mask", "recall", "dig green-antenna", "done", "done")

    assert (asked(s), offered(s)) == ("bonus_dig", ["done", "dig red-helix", "dig red-lens"])
    play(s, "dig red-helix", "done")
    assert cargo(s) == ["green-antenna", "red-helix"]


# --- positions --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-COMMANDER-01")
def test_positions_on_the_way() -> None:
    s = commanders("M6", mystery_sites="red", traders=["mask*19", ""], guards=["green-lens purple-lens", ""])
    for code in ["command red-mask", "trader", "done", "dig-mystery red", "guard green-lens"]:
        play(s, code)
        again = GAME.from_json(s.to_json())
        assert again.to_json() == s.to_json()
        assert again.legal() == s.legal()


@pytest.mark.rule("MU-COMMANDER-01")
@pytest.mark.parametrize(
    ("factions", "colour"), [(["gul", COMMANDERS], 2), ([COMMANDERS, "gul"], 5), ([COMMANDERS, "gul"], -1)]
)
def test_positions_that_cannot_be(factions: list[str], colour: int) -> None:
    with pytest.raises(digsite.BadPosition, match="MU-COMMANDER-01"):
        commanders(factions=factions, agenda=[["act", 0, 0, 0], ["bonus_dig", 0, colour, 0]])


@pytest.mark.rule("MU-COMMANDER-01")
def test_what_is_told() -> None:
    """The card is told once, as played for a Command."""
    s = commanders()

    play(s, "command red-mask")
    assert story(s, "played") == ["0 played command red-mask"]
    play(s, "done", "dig red-lens")

    assert story(s, "dug") == ["0 dug red-lens london"]
    assert happened(s, "played") == []
