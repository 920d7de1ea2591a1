"""Excavating mysterious artefacts: each needs a custodian, who stays with it (MU-CUSTODIAN, MU-SELL)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import RED_COLUMN, crew, mystery
from tests.games.excavation_earth.museum.table import COMMANDERS, EXCAVATORS, museum
from tests.games.excavation_earth.table import asked, at, offered, play, refused, story


def at_london(modules: str = "M6", **kw: Any) -> Earth:
    """Seat 0 stands in London and Rome with a red card; a red mysterious artefact lies in London."""
    fields: dict[str, Any] = {
        "hands": ["red-mask", ""],
        "explorers": ["london rome guam", "vancouver berlin guam"],
        "mystery_sites": "red",
        **kw,
    }
    return museum(modules, **fields)


def digging(**kw: Any) -> Earth:
    """The Excavate with that card has begun."""
    return play(at_london(**kw), "excavate red-mask")


# --- the usual conditions ---------------------------------------------------------------------------


@pytest.mark.rule("MU-CUSTODIAN-01", "MU-CUSTODIAN-03")
def test_a_mysterious_artefact_goes_to_the_cargo_hold_with_a_cube_on_it() -> None:
    """The cube comes out of the crew pool and is nowhere else."""
    s = play(digging(), "dig-mystery red")
    assert story(s) == ["0 mystery-dug red london"]
    assert mystery(s, "sites", "red") == 0
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert mystery(s, "hidden", 0) == {}
    assert at(s, "cubes", 0) == 21
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-CUSTODIAN-01")
def test_the_usual_conditions_hold() -> None:
    """The card's colour, an own explorer there, a tile there."""
    s = at_london(hands=["green-mask", ""])
    play(s, "excavate green-mask")
    assert asked(s) == "act"  # nothing green to dig

    s = digging(sites="red-helix", explorers=["rome vancouver guam", "london berlin guam"])
    refused(s, "dig-mystery red", "EE-EXCAVATE-05")

    s = digging(sites="red-helix", mystery_sites="green")
    refused(s, "dig-mystery red", "MU-CUSTODIAN-01")
    refused(s, "dig-mystery green", "EE-EXCAVATE-04")


@pytest.mark.rule("MU-CUSTODIAN-01", "MU-CUSTODIAN-R4")
def test_a_full_cargo_hold() -> None:
    """The empty hidden hold is of no use; nothing at all can be dug."""
    s = digging(cargo=["green-lens*4", ""], sites="red-helix")
    assert asked(s) == "act"

    s = digging(cargo=["green-lens*3", ""], sites="red-helix")
    play(s, "dig red-helix")
    assert asked(s) == "samples"
    assert mystery(s, "sites", "red") == 1


@pytest.mark.rule("MU-CUSTODIAN-R4")
def test_it_fills_one_space_of_the_cargo_hold() -> None:
    """Three tiles and a mysterious one: no room for a fifth, bought or dug."""
    s = digging(cargo=["green-lens*3", ""], sites="red-helix")
    play(s, "dig-mystery red")
    assert asked(s) == "act"
    assert at(s, "sites", "red-helix") == 1

    s = museum("M6", hands=["red-coil", ""], mystery_cargo=["red*2 green*2", ""], stacks={"red": "red-lens"})
    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == ["acquire red hidden"]
    refused(s, "acquire red cargo", "EE-SMUGGLE-12")


@pytest.mark.rule("MU-CUSTODIAN-R4")
def test_it_has_the_colour_of_its_pile() -> None:
    """Its colour pairs it with others of the region: beside a red one the second is red too."""
    s = digging(sites="red-helix green-lens", explorers=["london rome anchorage", "vancouver berlin guam"])
    play(s, "dig-mystery red")
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig green-lens", "EE-EXCAVATE-04")
    refused(s, "dig-mystery green", "EE-EXCAVATE-04")


@pytest.mark.rule("MU-CUSTODIAN-02")
def test_it_cannot_be_sampled() -> None:
    """After it alone nothing is asked; beside another tile only that one can be sampled."""
    s = play(digging(), "dig-mystery red")
    assert asked(s) == "act"
    s = play(digging(sites="red-helix"), "dig-mystery red", "dig red-helix")
    assert asked(s) == "samples"
    assert offered(s) == ["done", "sample red-helix"]
    s = play(digging(sites="red-helix"), "dig red-helix", "dig-mystery red")
    assert offered(s) == ["done", "sample red-helix"]


@pytest.mark.rule("MU-CUSTODIAN-01")
def test_it_may_be_left_alone() -> None:
    """First or second, it is a choice."""
    s = play(digging(), "done")
    assert mystery(s, "sites", "red") == 1
    assert at(s, "cubes", 0) == 22
    s = play(digging(sites="red-helix"), "dig red-helix", "done")
    assert asked(s) == "samples"
    assert mystery(s, "sites", "red") == 1
    s = play(digging(sites="red-helix"), "dig-mystery red", "done")
    assert asked(s) == "act"
    assert at(s, "sites", "red-helix") == 1


# --- who can be the custodian -----------------------------------------------------------------------


@pytest.mark.rule("MU-CUSTODIAN-04", "MU-CUSTODIAN-R3", "MU-CUSTODIAN-R7")
def test_with_an_empty_pool_a_guard() -> None:
    """Its owner picks which; the space it leaves is no sample any more."""
    s = play(digging(**crew(0, "green-lens red-lens")), "dig-mystery red")
    assert asked(s) == "reassign"
    assert offered(s) == ["guard green-lens", "guard red-lens"]
    assert mystery(s, "cargo", 0) == {}
    play(s, "guard red-lens")
    assert story(s) == ["0 reassigned red-lens", "0 mystery-dug red london"]
    assert at(s, "guards", 0) == ["green-lens"]
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert at(s, "cubes", 0) == 0


@pytest.mark.rule("MU-EDGE-06")
def test_the_one_guard_becomes_the_custodian() -> None:
    """Its gallery space is empty afterwards."""
    s = play(digging(**crew(0, "green-lens")), "dig-mystery red")
    assert at(s, "guards", 0) == []
    assert mystery(s, "cargo", 0) == {"red": 1}


@pytest.mark.rule("MU-CUSTODIAN-R2", "MU-CUSTODIAN-04")
def test_no_guard_while_a_cube_is_in_the_pool() -> None:
    """The cube is taken without a question."""
    s = play(digging(**crew(1, "green-lens")), "dig-mystery red")
    assert asked(s) == "act"
    assert at(s, "cubes", 0) == 0
    assert at(s, "guards", 0) == ["green-lens"]


@pytest.mark.rule("MU-CUSTODIAN-05")
def test_no_locked_guard() -> None:
    """One of a complete column stays where it is; another serves."""
    s = play(digging(**crew(0, f"{RED_COLUMN} green-lens green-helix")), "dig-mystery red")
    assert offered(s) == ["guard green-helix", "guard green-lens"]
    refused(s, "guard red-lens", "MU-GUARD-01")


@pytest.mark.rule("MU-CUSTODIAN-06", "MU-CUSTODIAN-07", "MU-CUSTODIAN-08", "MU-CUSTODIAN-R2")
@pytest.mark.parametrize(
    ("where", "fields"),
    [
        ("traders", {"traders": ["anchor*22", ""]}),
        ("envoys", {"envoys": ["left*22", ""]}),
        ("on the forecast", {"traders": ["anchor*21", ""], "marks": [0, None, None]}),
        ("custodians", {"traders": ["anchor*20", ""], "mystery_cargo": ["green purple", ""]}),
        ("out of the game", {"traders": ["anchor*20", ""], "gone": [2, 0]}),
    ],
)
def test_nobody_else_can_be_the_custodian(where: str, fields: dict[str, Any]) -> None:
    """All 22 cubes are elsewhere: the mysterious artefact stays where it is."""
    s = digging(sites="red-helix", **fields)
    assert at(s, "cubes", 0) == 0, where
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")
    play(s, "dig red-helix")
    assert asked(s) == "act"
    assert mystery(s, "sites", "red") == 1


@pytest.mark.rule("MU-CUSTODIAN-06", "MU-CUSTODIAN-07", "MU-CUSTODIAN-R2")
def test_tour_guides_are_no_source() -> None:
    """A cube in the museum is as far away as a trader."""
    hung = {"1-1": ("green-helix", 0)}
    s = digging(modules="M6 M7", sites="red-helix", hung=hung, traders=["anchor*21", ""])
    assert at(s, "cubes", 0) == 0
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


@pytest.mark.rule("MU-CUSTODIAN-08", "MU-CUSTODIAN-R2")
def test_researchers_are_no_custodians() -> None:
    """They are no crew."""
    s = digging(sites="red-helix", researchers=[3, 0], **crew(0))
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


@pytest.mark.rule("MU-EDGE-05")
def test_all_guards_locked() -> None:
    """The mysterious artefact cannot be dug; a regular one there can, but not be sampled."""
    s = digging(sites="red-antenna", **crew(0, RED_COLUMN.replace("red", "green")))
    assert offered(s) == ["done", "dig red-antenna"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")
    play(s, "dig red-antenna")
    assert at(s, "cargo", 0) == ["red-antenna"]
    assert asked(s) == "act"


@pytest.mark.rule("MU-CUSTODIAN-R1")
@pytest.mark.parametrize("first", ["dig-mystery red", "dig red-helix"])
def test_the_custodian_comes_before_the_samples(first: str) -> None:
    """With one cube and no guard the regular artefact stays unsampled, whichever was dug first."""
    second = "dig red-helix" if first == "dig-mystery red" else "dig-mystery red"
    s = play(digging(sites="red-helix", **crew(1)), first, second)
    assert asked(s) == "act"
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert at(s, "cargo", 0) == ["red-helix"]
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-EDGE-07")
def test_one_cube_for_two_artefacts() -> None:
    """It is the custodian; the other is sampled only by moving a free guard."""
    s = play(digging(sites="red-helix", **crew(1, "green-lens")), "dig red-helix", "dig-mystery red")
    assert at(s, "guards", 0) == ["green-lens"]
    play(s, "sample red-helix")
    assert at(s, "guards", 0) == ["red-helix"]


@pytest.mark.rule("MU-CUSTODIAN-R7")
def test_a_guard_placed_earlier_in_the_same_turn() -> None:
    """The sample of the first action frees its cube for the second."""
    s = at_london(hands=["red-mask red-coil", ""], sites="red-helix", **crew(1))
    play(s, "excavate red-coil", "dig red-helix", "done", "sample red-helix")
    play(s, "excavate red-mask", "dig-mystery red")
    assert at(s, "guards", 0) == []
    assert mystery(s, "cargo", 0) == {"red": 1}


@pytest.mark.rule("MU-CUSTODIAN-R8", "MU-CUSTODIAN-08")
def test_custodians_for_the_bonus_excavate_too() -> None:
    """The Commanders' tile after a Command: with a cube or a free guard, not without."""
    fields: dict[str, Any] = {"factions": [COMMANDERS, "gul"]}
    s = play(at_london(**fields, **crew(1)), "command red-mask", "done", "dig-mystery red")
    assert at(s, "cubes", 0) == 0
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert asked(s) == "act"

    s = play(at_london(**fields, **crew(0, "green-lens")), "command red-mask", "done", "dig-mystery red")
    assert at(s, "guards", 0) == []
    assert mystery(s, "cargo", 0) == {"red": 1}

    s = play(at_london(**fields, sites="red-lens", **crew(0)), "command red-mask")
    assert asked(s) == "bonus_dig"
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")


# --- it stays there ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-CUSTODIAN-09", "MU-CUSTODIAN-10")
def test_a_custodian_takes_no_other_job() -> None:
    """Neither trader nor envoy nor guard nor mark on the forecast, and no further custodian."""
    fields: dict[str, Any] = {"mystery_cargo": ["green*2", ""], **crew(0, elsewhere=2)}
    s = museum("M6", hands=["red-mask", ""], **fields)
    play(s, "market red-mask")
    assert asked(s) == "market_wild"  # the trader is not even asked for

    s = play(museum("M6", hands=["red-mask", ""], **fields), "command red-mask")
    assert offered(s) == ["done", "analyse cargo green"]

    s = play(digging(sites="red-helix", **fields), "dig red-helix")
    assert asked(s) == "act"
    assert mystery(s, "cargo", 0) == {"green": 2}

    s = play(museum("M6", hands=["red-mask", ""], **fields), "survey red-mask", "replace 1")
    assert at(s, "marks") == [None, None, None]


@pytest.mark.rule("MU-CUSTODIAN-10")
def test_a_custodian_stays_over_the_end_of_a_round() -> None:
    """Only analysis and offloading take it off its tile."""
    s = museum("M6", hands=["", ""], passed=[1], mystery_cargo=["green*2", ""])
    play(s, "pass")
    assert at(s, "round") == 2
    assert at(s, "cubes", 0) == 20
    assert mystery(s, "cargo", 0) == {"green": 2}


@pytest.mark.rule("MU-CUSTODIAN-R5")
def test_no_value_and_no_symbol() -> None:
    """No base code reaches it: it cannot be sold, offloaded for a value, shown or given away."""
    s = museum(
        "M6 M7", hands=["red-mask red-coil", ""], mystery_cargo=["red", ""], queues=["red"], traders=["mask", ""]
    )
    assert offered(s, "sell") == []
    assert offered(s, "exhibit") == []
    play(s, "smuggle red-coil")
    assert offered(s) == ["done", "offload-mystery cargo red"]


# --- two of them ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-CUSTODIAN-R6", "MU-EDGE-99")
def test_an_ordinary_excavate_takes_one_of_a_colour() -> None:
    """Both lie at one site; beside the first only a tile of another site can be had."""
    s = digging(mystery_sites="red*2", sites="red-lens red-helix")
    assert offered(s) == ["done", "dig red-helix", "dig red-lens", "dig-mystery red"]
    play(s, "dig-mystery red")
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig-mystery red", "EE-EXCAVATE-07")
    refused(s, "dig red-lens", "EE-EXCAVATE-07")
    play(s, "dig red-helix", "done")
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert mystery(s, "sites", "red") == 1

    s = play(digging(mystery_sites="red*2", sites="red-lens red-helix"), "dig red-lens")
    assert offered(s) == ["done", "dig red-helix"]
    refused(s, "dig-mystery red", "EE-EXCAVATE-07")


@pytest.mark.rule("MU-CUSTODIAN-R6", "MU-MIX-02", "MU-EDGE-99")
def test_the_excavators_take_both() -> None:
    """With a single explorer there and two custodians."""
    s = digging(
        factions=[EXCAVATORS, "gul"], mystery_sites="red*2", explorers=["london rio guam", "vancouver berlin guam"]
    )
    play(s, "dig-mystery red", "dig-mystery red")
    assert mystery(s, "cargo", 0) == {"red": 2}
    assert at(s, "cubes", 0) == 20
    assert asked(s) == "act"


@pytest.mark.rule("MU-CUSTODIAN-R6", "MU-MIX-02")
def test_the_excavators_with_one_custodian_take_one() -> None:
    """Each needs its own; they are assigned one after the other."""
    fields: dict[str, Any] = {"factions": [EXCAVATORS, "gul"], "mystery_sites": "red*2"}
    s = play(digging(**fields, sites="red-lens", **crew(1)), "dig-mystery red")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig-mystery red", "MU-CUSTODIAN-08")

    s = play(digging(**fields, **crew(1, "green-lens")), "dig-mystery red", "dig-mystery red")
    assert mystery(s, "cargo", 0) == {"red": 2}
    assert at(s, "guards", 0) == []


@pytest.mark.rule("MU-CUSTODIAN-R6", "MU-MIX-02")
def test_the_excavators_reach_next_door() -> None:
    """From Rome to London and back, as with ordinary tiles; and they sample what they dug."""
    fields: dict[str, Any] = {"factions": [EXCAVATORS, "gul"], "sites": "red-helix"}
    s = digging(**fields, explorers=["rome rio guam", "vancouver berlin guam"])
    refused(s, "dig-mystery red", "EE-EXCAVATE-05")
    play(s, "dig red-helix", "dig-mystery red", "sample red-helix")
    assert mystery(s, "cargo", 0) == {"red": 1}

    s = digging(**fields, explorers=["london rio guam", "vancouver berlin guam"])
    play(s, "dig-mystery red", "dig red-helix", "sample red-helix")
    assert at(s, "cargo", 0) == ["red-helix"]


# --- selling ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SELL-01")
def test_it_is_never_sold() -> None:
    """A sale in two markets takes two regular tiles of the colour; the mysterious one does not count among them."""
    s = museum(
        "M6",
        hands=["red-mask", ""],
        cargo=["red-lens", ""],
        mystery_cargo=["red", ""],
        queues=["red", "red"],
        traders=["mask coil", ""],
    )
    play(s, "sell travel-2", "sell-at 1")
    assert at(s, "cargo", 0) == []
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert len(at(s, "queues")[1]) == 1


@pytest.mark.rule("MU-SELL-R1", "MU-EDGE-27")
def test_with_mysterious_artefacts_alone_there_is_no_sale() -> None:
    """Nor of that colour, if tiles of another can be sold."""
    fields: dict[str, Any] = {"mystery_cargo": ["red*2", ""], "traders": ["mask coil", ""]}
    s = museum("M6", queues=["red wild"], **fields)
    assert offered(s, "sell") == []
    refused(s, "sell travel-2", "EE-SELL-06")

    s = museum("M6", queues=["red wild", "green"], cargo=["green-lens yellow-lens", ""], **fields)
    play(s, "sell travel-2")
    assert offered(s) == ["region yellow", "region green"]
    refused(s, "region red", "EE-SELL-06")
