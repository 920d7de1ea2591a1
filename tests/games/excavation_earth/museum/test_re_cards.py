"""Reverse engineering cards for travel, digging, holds and markets: E1 to E8 (MU-RECARD-01 to -08)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import crew, mystery, recalled
from tests.games.excavation_earth.museum.table import COMMANDERS, EXCAVATORS, PILOTS, PSYCHICS, museum
from tests.games.excavation_earth.table import asked, at, offered, other_tiles, play, refused, story

RED_SITES = ["london rome guam", "vancouver berlin guam"]


def owns(card: str, **kw: Any) -> Earth:
    """Seat 0 owns these cards, and has a red card for #1 unless other hands are named."""
    return museum("M6", **{"re": [card, ""], "hands": ["red-mask", ""], **kw})


# --- E1 Gravity Sled --------------------------------------------------------------------------------


def steps(s: Earth) -> int:
    """How many moves can be made from Berlin to London and back before the question is another."""
    n = 0
    question = asked(s)
    while asked(s) == question and offered(s, "move"):
        play(s, "move berlin london" if n % 2 == 0 else "move london berlin")
        n += 1
    return n


@pytest.mark.rule("MU-RECARD-01")
@pytest.mark.parametrize(("card", "moves"), [("red-mask", 4), ("travel-2", 3), ("travel-3", 4), ("travel-4", 5)])
def test_gravity_sled_gives_one_move_more(card: str, moves: int) -> None:
    """Than the fuel of the card, whichever it is."""
    fields: dict[str, Any] = {"travel": ["travel-2 travel-3 travel-4", "travel-2"]}
    assert steps(play(owns("gravity-sled", **fields), f"travel {card}")) == moves
    assert steps(play(owns("phase-drill", **fields), f"travel {card}")) == moves - 1


@pytest.mark.rule("MU-RECARD-01")
def test_gravity_sled_moves_may_be_left_unused() -> None:
    """And the other rules of Travel hold: own explorers stand apart in the end."""
    s = play(owns("gravity-sled"), "travel travel-2", "move berlin london", "done")
    assert at(s, "explorers", 0) == ["vancouver", "london", "guam"]
    s = play(owns("gravity-sled", explorers=["rome berlin guam", "vancouver berlin guam"]), "travel travel-2")
    play(s, "move berlin london", "move london rome")
    assert offered(s, "done") == []  # two stand in Rome
    play(s, "move rome london")
    assert asked(s) == "act"


@pytest.mark.rule("MU-RECARD-01")
def test_gravity_sled_is_for_travel_alone() -> None:
    """Neither for the Pilots' free move nor for Priority Shuttle."""
    s = recalled("priority-shuttle", re=["gravity-sled", ""])
    play(s, "move berlin london")
    assert asked(s) == "commanding"
    s = museum("M6", re=["", "gravity-sled"], factions=["gul", PILOTS], hands=["green-mask", "red-mask"])
    play(s, "pass")
    assert (asked(s), s.seat) == ("free_move", 1)
    play(s, "move berlin london")
    assert asked(s) == "act"


# --- E2 Phase Drill ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-02")
def test_phase_drill_takes_a_second_artefact_from_the_same_site() -> None:
    """Of any type there; both may be sampled."""
    s = owns("phase-drill", explorers=["london rio guam", "vancouver berlin guam"], sites="red-lens*2 red-antenna")
    play(s, "excavate red-mask", "dig red-lens")
    assert offered(s) == ["done", "dig red-lens", "dig red-antenna"]
    play(s, "dig red-antenna", "sample red-lens", "sample red-antenna")
    assert at(s, "cargo", 0) == ["red-lens", "red-antenna"]
    assert asked(s) == "act"  # two in all


@pytest.mark.rule("MU-RECARD-02", "MU-RECARD-R1")
def test_phase_drill_not_next_door() -> None:
    """The same dig site only: Rome is out of reach from London without an explorer there."""
    s = owns("phase-drill", explorers=["london rio guam", "vancouver berlin guam"], sites="red-lens*2 red-helix")
    play(s, "excavate red-mask", "dig red-lens")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")


@pytest.mark.rule("MU-RECARD-R1", "MU-RECARD-23")
def test_phase_drill_wherever_the_other_explorers_stand() -> None:
    """With explorers in London and Rome: the same site, the other one, or neither."""
    s = owns("phase-drill", explorers=RED_SITES, sites="red-lens*2 red-helix")
    play(s, "excavate red-mask", "dig red-lens")
    assert offered(s) == ["done", "dig red-helix", "dig red-lens"]
    play(s, "done")
    assert asked(s) == "samples"


@pytest.mark.rule("MU-RECARD-02")
def test_phase_drill_needs_room() -> None:
    """Each artefact needs its space."""
    s = owns("phase-drill", explorers=RED_SITES, sites="red-lens*2", cargo=["green-lens*3", ""])
    play(s, "excavate red-mask", "dig red-lens")
    assert asked(s) == "samples"
    assert at(s, "sites", "red-lens") == 1


@pytest.mark.rule("MU-EDGE-106", "MU-RECARD-02", "MU-CUSTODIAN-R6")
def test_phase_drill_and_two_mysterious_artefacts() -> None:
    """One cube and no free guard: one of them; two cubes: both."""
    fields: dict[str, Any] = {"explorers": ["london rio guam", "vancouver berlin guam"], "mystery_sites": "red*2"}
    s = play(owns("phase-drill", **fields, **crew(1)), "excavate red-mask", "dig-mystery red")
    assert asked(s) == "act"
    assert mystery(s, "cargo", 0) == {"red": 1}
    s = play(owns("phase-drill", **fields, **crew(2)), "excavate red-mask", "dig-mystery red", "dig-mystery red")
    assert mystery(s, "cargo", 0) == {"red": 2}
    assert at(s, "cubes", 0) == 0


@pytest.mark.rule("MU-RECARD-02")
def test_phase_drill_and_one_mysterious_artefact() -> None:
    """Beside a regular one of London, in either order."""
    fields: dict[str, Any] = {"explorers": ["london rio guam", "vancouver berlin guam"], "sites": "red-lens"}
    for first, second in (("dig-mystery red", "dig red-lens"), ("dig red-lens", "dig-mystery red")):
        s = owns("phase-drill", **fields, mystery_sites="red")
        play(s, "excavate red-mask", first, second, "sample red-lens")
        assert mystery(s, "cargo", 0) == {"red": 1}
        assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("MU-EDGE-107", "MU-RECARD-R1", "MU-RECARD-02")
def test_phase_drill_gives_the_excavators_nothing() -> None:
    """Still two artefacts at most."""
    s = owns("phase-drill", factions=[EXCAVATORS, "gul"], explorers=RED_SITES, sites="red-lens*3 red-helix*2")
    play(s, "excavate red-mask", "dig red-lens", "dig red-lens")
    assert asked(s) == "samples"
    assert at(s, "cargo", 0) == ["red-lens", "red-lens"]


@pytest.mark.rule("MU-EDGE-107", "MU-RECARD-02")
def test_phase_drill_not_in_the_bonus_excavate() -> None:
    """Still one artefact after the Command."""
    s = owns(
        "phase-drill", factions=[COMMANDERS, "gul"], explorers=RED_SITES, sites="red-lens*3", mystery_sites="red*2"
    )
    play(s, "command red-mask", "done", "dig red-lens")
    assert asked(s) == "samples"
    s = owns("phase-drill", factions=[COMMANDERS, "gul"], explorers=RED_SITES, mystery_sites="red*2")
    play(s, "command red-mask", "done", "dig-mystery red")
    assert asked(s) == "act"


@pytest.mark.rule("MU-RECARD-02", "MU-CMDCARD-05")
def test_phase_drill_not_by_night() -> None:
    """Night Dig takes its two from two sites."""
    s = recalled("night-dig", 3, re=["phase-drill", ""], explorers=RED_SITES, sites="red-lens*2", mystery_sites="red*2")
    play(s, "dig red-lens")
    assert asked(s) == "samples"
    s = recalled("night-dig", 3, re=["phase-drill", ""], explorers=RED_SITES, sites="red-lens", mystery_sites="red*2")
    play(s, "dig-mystery red")
    assert asked(s) == "commanding"


# --- E3 Folding Hold --------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-03")
def test_folding_hold_has_room_for_six() -> None:
    """Ordinary spaces: dug into, sold from, offloaded from."""
    s = owns("folding-hold", cargo=["green-lens*4", ""], sites="red-lens red-helix", explorers=RED_SITES)
    play(s, "excavate red-mask", "dig red-lens", "dig red-helix", "done")
    assert len(at(s, "cargo", 0)) == 6

    s = owns("folding-hold", cargo=["green-lens*4 red-helix", ""], sites="red-lens red-crater", explorers=RED_SITES)
    play(s, "excavate red-mask", "dig red-lens")
    assert asked(s) == "samples"  # the sixth is the last
    s = owns("folding-hold", cargo=["green-lens*4 red-helix*2", ""], sites="red-lens", explorers=RED_SITES)
    play(s, "excavate red-mask")
    assert asked(s) == "act"


@pytest.mark.rule("MU-RECARD-03")
def test_folding_hold_counts_mysterious_artefacts_too() -> None:
    """Four tiles and one of them: one space is left."""
    s = owns(
        "folding-hold",
        cargo=["green-lens*4", ""],
        mystery_cargo=["green", ""],
        sites="red-lens red-crater",
        explorers=RED_SITES,
    )
    play(s, "excavate red-mask", "dig red-lens")
    assert asked(s) == "samples"


@pytest.mark.rule("MU-RECARD-03")
def test_folding_hold_leaves_the_hidden_hold_alone() -> None:
    """Two spaces there, as ever."""
    s = owns("folding-hold", hands=["red-coil", ""], hidden=["green-lens*2", ""], stacks={"red": "red-lens"})
    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == ["acquire red cargo"]


# --- E4 Stasis Locker -------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_has_a_third_hidden_space() -> None:
    """For acquisitions too; no fourth."""
    for held, codes in (
        ("green-lens*2", ["acquire red cargo", "acquire red hidden"]),
        ("green-lens*3", ["acquire red cargo"]),
    ):
        s = owns("stasis-locker", hands=["red-coil", ""], hidden=[held, ""], stacks={"red": "red-lens"})
        play(s, "smuggle red-coil")
        assert offered(s, "acquire") == codes


@pytest.mark.rule("MU-RECARD-04", "MU-RECARD-23")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
def test_stasis_locker_stores_finds_in_either_hold(hold: str) -> None:
    """The owner says where, tile by tile; then samples as usual."""
    s = owns("stasis-locker", sites="red-lens red-helix", explorers=RED_SITES)
    play(s, "excavate red-mask", "dig red-lens")
    assert asked(s) == "stow"
    assert offered(s) == ["stow cargo", "stow hidden"]
    play(s, f"stow {hold}")
    assert story(s, "moved-over") == (["0 moved-over red-lens"] if hold == "hidden" else [])
    play(s, "dig red-helix", "stow cargo", "sample red-lens", "sample red-helix")
    assert at(s, hold, 0) == (["red-helix", "red-lens"] if hold == "cargo" else ["red-lens"])
    assert at(s, "guards", 0) == ["red-helix", "red-lens"]


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_asks_only_where_there_is_a_choice() -> None:
    """A full cargo hold: into the hidden one. A full hidden hold: into the cargo hold. Both full: nothing is dug."""
    s = owns("stasis-locker", sites="red-lens", explorers=RED_SITES, cargo=["green-lens*4", ""])
    play(s, "excavate red-mask", "dig red-lens")
    assert at(s, "hidden", 0) == ["red-lens"]
    assert asked(s) == "samples"
    s = owns("stasis-locker", sites="red-lens", explorers=RED_SITES, hidden=["green-lens*3", ""])
    play(s, "excavate red-mask", "dig red-lens")
    assert at(s, "cargo", 0) == ["red-lens"]
    assert asked(s) == "samples"
    s = owns(
        "stasis-locker", sites="red-lens", explorers=RED_SITES, hidden=["green-lens*3", ""], cargo=["yellow-lens*4", ""]
    )
    play(s, "excavate red-mask")
    assert asked(s) == "act"


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_for_purchases_of_survey() -> None:
    """Bought into the hidden hold, also with a full cargo hold."""
    fields: dict[str, Any] = {"factions": ["gul", "aqulla"], "round": 3, "credits": [20, 8], "mystery_ship": "red*2"}
    pile = "red-lens red-helix"
    s = owns("stasis-locker", **fields, sold=other_tiles("red", pile))
    play(s, "survey red-mask", "lay red-lens", "buy red-helix", "stow hidden", "sample red-helix")
    assert at(s, "hidden", 0) == ["red-helix"]
    s = owns("stasis-locker", **fields, sold=other_tiles("red", pile), cargo=["green-lens*4", ""])
    play(s, "survey red-mask", "lay red-lens", "buy red-helix")
    assert at(s, "hidden", 0) == ["red-helix"]


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_for_the_free_tile_of_the_psychics() -> None:
    """And for the purchase after it."""
    s = owns(
        "stasis-locker",
        factions=[PSYCHICS, "gul"],
        round=3,
        credits=[20, 8],
        mystery_ship="red*2",
        sold=other_tiles("red", "red-lens red-helix red-crater"),
        options={"rulings": {"EE-FACTION-R2": "sample"}},
    )
    play(s, "survey red-mask", "lay red-lens", "store red-helix", "stow hidden", "buy red-crater", "stow cargo")
    assert at(s, "hidden", 0) == ["red-helix"]
    assert at(s, "cargo", 0) == ["red-crater"]
    assert offered(s) == ["done", "sample red-helix", "sample red-crater"]


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_for_the_night_dig() -> None:
    """Whatever excavates (MU-CMDCARD-05)."""
    s = recalled("night-dig", re=["stasis-locker", ""], explorers=RED_SITES, sites="red-lens")
    play(s, "dig red-lens", "stow hidden", "done")
    assert at(s, "hidden", 0) == ["red-lens"]


@pytest.mark.rule("MU-RECARD-04", "MU-RECARD-R2")
def test_stasis_locker_for_special_supply() -> None:
    """A tile of a pop-up market is stored like a purchase of Survey."""
    s = museum(
        "M6 M8", re=["stasis-locker", ""], hands=["red-mask", ""], popups={"U3": "red-lens"}, explorers=RED_SITES
    )
    play(s, "activate U3", "stow hidden")
    assert at(s, "hidden", 0) == ["red-lens"]
    s = museum(
        "M6 M8",
        re=["stasis-locker", ""],
        hands=["red-mask", ""],
        popups={"U3": "red-lens"},
        explorers=RED_SITES,
        cargo=["green-lens*4", ""],
    )
    play(s, "activate U3")
    assert at(s, "hidden", 0) == ["red-lens"]


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_moves_nothing_from_hold_to_hold() -> None:
    """What was stored stays where it lies."""
    s = owns("stasis-locker", cargo=["green-lens", ""], mystery_cargo=["red", ""])
    assert offered(s, "stow") == []
    refused(s, "stow hidden", "MU-RECARD-04")


@pytest.mark.rule("MU-RECARD-04", "MU-RECARD-R2")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
def test_stasis_locker_for_mysterious_artefacts(hold: str) -> None:
    """Into either hold, with the custodian; the second tile follows."""
    s = owns("stasis-locker", mystery_sites="red", sites="red-helix", explorers=RED_SITES)
    play(s, "excavate red-mask", "dig-mystery red", f"stow {hold}")
    assert story(s) == (["0 mystery-moved-over red"] if hold == "hidden" else [])
    assert mystery(s, hold, 0) == {"red": 1}
    assert mystery(s, "hidden" if hold == "cargo" else "cargo", 0) == {}
    assert at(s, "cubes", 0) == 21
    assert asked(s) == "dig_second"
    refused(s, f"stow {hold}", "MU-RECARD-04")


@pytest.mark.rule("MU-RECARD-04")
def test_stasis_locker_full_of_tiles() -> None:
    """Without room in the hidden hold the mysterious artefact goes to the cargo hold, unasked; so without the card."""
    s = owns("stasis-locker", mystery_sites="red", explorers=RED_SITES, hidden=["green-lens*3", ""])
    play(s, "excavate red-mask", "dig-mystery red")
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert asked(s) == "act"
    s = play(owns("phase-drill", mystery_sites="red", explorers=RED_SITES), "excavate red-mask", "dig-mystery red")
    assert asked(s) == "act"


@pytest.mark.rule("MU-EDGE-108", "MU-RECARD-R2")
def test_stasis_locker_with_a_full_cargo_hold() -> None:
    """The mysterious artefact goes into the hidden hold, and is analysed from there."""
    s = owns(
        "stasis-locker",
        hands=["red-mask red-coil", ""],
        mystery_sites="red",
        explorers=RED_SITES,
        cargo=["green-lens*4", ""],
    )
    play(s, "excavate red-mask", "dig-mystery red")
    assert mystery(s, "hidden", 0) == {"red": 1}
    play(s, "command red-coil")
    assert offered(s, "analyse") == ["analyse hidden red"]
    play(s, "analyse hidden red")
    assert mystery(s, "hidden", 0) == {}
    assert mystery(s, "ship") == {"red": 1}


@pytest.mark.rule("MU-RECARD-R2")
def test_mysterious_artefacts_of_the_hidden_hold_are_offloaded_too() -> None:
    """And they take up its spaces."""
    s = owns(
        "stasis-locker",
        hands=["red-coil", ""],
        mystery_hidden=["red*2 green", ""],
        mystery_ship="purple",
        stacks={"yellow": "yellow-crater"},
    )
    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == ["acquire yellow cargo"]
    play(s, "offload-mystery hidden red", "offload-mystery hidden green")
    assert mystery(s, "hidden", 0) == {"red": 1}
    assert s.scores == [20, 8]
