"""Modules and factions together (MU-MIX)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.stalls import HOME, finish, stalls
from tests.games.excavation_earth.museum.table import (
    EXCAVATORS,
    MERCHANTS,
    PILOTS,
    PSYCHICS,
    SMUGGLERS,
    museum,
)
from tests.games.excavation_earth.table import asked, at, happened, offered, other_tiles, play, refused, words

RED = "red-lens red-crater red-helix"


# --- Psychics ---------------------------------------------------------------------------------------


def surveyed(red: str, seed: int, **kw: Any) -> Earth:
    """The Psychics draw from a red pile of these tiles and two mysterious ones."""
    s = museum(
        "M6",
        factions=[PSYCHICS, SMUGGLERS],
        hands=["red-mask red-cog", ""],
        sold=other_tiles("red", red),
        seed=seed,
        **kw,
    )
    return play(s, "survey red-mask", "replace 0")


@pytest.mark.rule("MU-MIX-01", "MU-SURVEY-01")
def test_psychics_draw_three_ordinary_tiles() -> None:
    """Whatever comes up between them: mysterious ones go on the map, for each of the three tiles."""
    laid = set()
    for seed in range(30):
        s = surveyed(RED, seed)

        assert offered(s, "lay") == ["lay red-helix", "lay red-lens", "lay red-crater"]
        laid.add(at(s, "mysteries", "sites", "red"))
        assert at(s, "mysteries", "piles", "red") == 2 - at(s, "mysteries", "sites", "red")
    assert laid == {0, 1, 2}


@pytest.mark.rule("MU-MIX-01")
def test_the_free_tile_is_an_ordinary_one() -> None:
    """Of two red tiles one is laid and the other is free; the mysterious ones are on the map and stay there."""
    s = surveyed("red-lens red-crater", 1, explorers=["london vancouver guam", HOME])
    assert at(s, "mysteries", "sites", "red") == 2

    play(s, "lay red-lens")
    assert (asked(s), offered(s)) == ("free_tile", ["done", "store red-crater"])
    refused(s, "dig-mystery red", "MU-CUSTODIAN-01")
    finish(play(s, "store red-crater"))

    assert at(s, "cargo", 0) == ["red-crater"]
    assert at(s, "mysteries", "cargo")[0] == {}
    assert at(s, "mysteries", "sites", "red") == 2


@pytest.mark.rule("MU-MIX-01")
def test_a_pile_of_mysterious_tiles_alone() -> None:
    """Both go on the map, and there is neither a tile to lay nor a free one."""
    s = surveyed("", 0)

    assert asked(s) == "act"
    assert at(s, "mysteries", "sites", "red") == 2
    assert at(s, "cargo", 0) == []


# --- Excavators -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MIX-02")
@pytest.mark.parametrize(("cubes", "dug"), [(2, 2), (1, 1), (0, 0)])
def test_excavators_dig_two_with_one_explorer(cubes: int, dug: int) -> None:
    """Both may be mysterious, if there are two custodians."""
    s = museum("M6", factions=[EXCAVATORS, SMUGGLERS], hands=["red-mask red-cog", ""], mystery_sites="red*2",
               explorers=["london vancouver guam", HOME], traders=[f"mask*{22 - cubes}", ""])  # fmt: skip

    play(s, "excavate red-mask")
    for _ in range(dug):
        assert offered(s) == ["done", "dig-mystery red"]
        play(s, "dig-mystery red")

    assert asked(s) == "act"
    assert at(s, "mysteries", "cargo")[0].get("red", 0) == dug
    assert at(s, "cubes", 0) == cubes - dug


@pytest.mark.rule("MU-MIX-02")
def test_others_dig_one_with_one_explorer() -> None:
    s = museum("M6", factions=[PSYCHICS, SMUGGLERS], hands=["red-mask red-cog", ""], mystery_sites="red*2",
               explorers=["london vancouver guam", HOME])  # fmt: skip

    play(s, "excavate red-mask", "dig-mystery red")

    assert asked(s) == "act"
    assert at(s, "mysteries", "sites", "red") == 1


# --- Merchants --------------------------------------------------------------------------------------


def merchants(traders: str = "", **kw: Any) -> Earth:
    """They hold three purple tiles; purple buyers stand at markets #2, #3 and #4; the card shows market #1."""
    return museum("M6", factions=[MERCHANTS, SMUGGLERS], hands=["red-mask green-mask", ""], traders=[traders, ""],
                  queues=["", "purple", "purple", "purple"], cargo=["purple-helix*3", ""], **kw)  # fmt: skip


@pytest.mark.rule("MU-MIX-03", "MU-BROKER-08")
def test_every_icon_for_the_merchants() -> None:
    """With a red broker the red card stands for any one market without a trader, but for no second one."""
    s = merchants(brokers=["red", ""])

    play(s, "sell red-mask")
    assert offered(s) == ["sell-at 2", "sell-at 3", "sell-at 4"]
    play(s, "sell-at 3")

    assert asked(s) == "act"
    assert at(s, "queues")[:4] == [[], ["purple"], [], ["purple"]]
    assert at(s, "staff", "brokers")[0] == []


@pytest.mark.rule("MU-MIX-03")
def test_one_market_beside_those_with_traders() -> None:
    """A trader stands at #2: one more market of the two others, not both."""
    s = merchants("coil", brokers=["red", ""])

    play(s, "sell red-mask", "send-broker red", "sell-at 3")

    assert offered(s) == ["done", "sell-at 2"]
    refused(s, "sell-at 4", "EE-SELL-08")


@pytest.mark.rule("MU-MIX-03")
def test_without_the_right_broker() -> None:
    """Without one, or with one of another colour, the card fits none of these markets."""
    for brokers in ("", "green"):
        s = merchants(brokers=[brokers, ""])
        refused(s, "sell red-mask", "EE-SELL-10")
    assert offered(merchants(brokers=["green", ""]), "sell") == ["sell green-mask"]


# --- Smugglers --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MIX-04")
def test_smugglers_buy_ordinary_tiles_only() -> None:
    """Mysterious artefacts lie on the map, none in the black market: only the green stack has something to buy."""
    s = museum("M6", factions=[SMUGGLERS, MERCHANTS], hands=["red-mask red-cog", ""], mystery_sites="red*2",
               explorers=["london vancouver guam", HOME], stacks={"green": "green-crater"},
               cargo=["purple-helix", ""], queues=["purple"], traders=["mask", ""])  # fmt: skip

    play(s, "sell red-mask")

    assert (asked(s), offered(s)) == ("buy_first", ["done", "acquire green cargo", "acquire green hidden"])
    refused(s, "acquire red cargo", "EE-SMUGGLE-15")


@pytest.mark.rule("MU-MIX-04")
def test_no_mysterious_artefact_gets_into_a_stack() -> None:
    """The forecast draws three tiles of a red pile of mysterious ones: they go on the map, the stack stays empty."""
    s = museum("M6", passed=[1], forecast="red-anchor orange-anchor orange-comet", sold=other_tiles("red", ""))

    play(s, "pass")

    assert s.round == 2
    assert at(s, "mysteries", "sites", "red") == 2
    assert at(s, "stacks", "red") == []
    assert happened(s, "mystery-laid") != []


# --- Pilots -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MIX-05")
def test_the_free_move_to_a_popup_market() -> None:
    """At the start of their turn the Pilots fly to Rome, buy from U3 and dig with the same explorer."""
    s = stalls({"U3": "red-crater"}, turn=1, factions=[MERCHANTS, PILOTS], hands=["", "red-mask red-cog"],
               explorers=[HOME, "berlin delhi easter"], sites="red-helix", passed=[0], actions=1)  # fmt: skip
    finish(play(s, "excavate red-cog"), "free_move")
    assert (asked(s), s.seat) == ("free_move", 1)

    play(s, "move berlin rome", "activate U3", "done", "excavate red-mask", "dig red-helix", "done")

    assert at(s, "cargo", 1) == ["red-helix", "red-crater"]
    assert s.actions == 1


# --- museum and pop-up markets ----------------------------------------------------------------------


@pytest.mark.rule("MU-MIX-07", "MU-EDGE-70", "MU-ACTIVATE-R3")
def test_bought_and_exhibited_in_one_action() -> None:
    """The tile of U3 is bought before an Exhibit, which sends it to the museum."""
    s = stalls({"U3": "red-lens"}, "rome", "M6 M7 M8")
    refused(s, "exhibit red-mask", "MU-EXHIBIT-R1")

    play(s, "activate U3", "done", "exhibit red-mask")
    finish(s)

    assert at(s, "museum", "artefacts").count("red-lens") == 1
    assert at(s, "cargo", 0) == []
    assert s.actions == 1
    assert len(at(s, "hands", 0)) == 1


@pytest.mark.rule("MU-MIX-07", "MU-ACTIVATE-R3")
def test_bought_after_the_exhibit() -> None:
    """Then it is too late for that Exhibit; the next one can send it."""
    s = stalls({"U3": "red-lens"}, "rome", "M6 M7 M8", cargo=["red-crater", ""])

    finish(play(s, "exhibit red-mask"), "activate")
    play(s, "activate U3", "done")

    assert at(s, "cargo", 0) == ["red-lens"]
    assert offered(s, "exhibit") == ["exhibit red-cog"]


# --- base rules that widen --------------------------------------------------------------------------


@pytest.mark.rule("MU-COMP-R2", "MU-MYSTSETUP-03")
@pytest.mark.parametrize(("modules", "n"), [("M5", 8), ("M6", 10), ("M6 M8", 10), ("M6 M7", 12), ("M6 M7 M8", 12)])
def test_command_cards_of_round_2(modules: str, n: int) -> None:
    """Three of 8, 10 or 12 are drawn: over many games each of them, and no other."""
    factions = ["mazz_un", PSYCHICS] if modules == "M5" else [MERCHANTS, PSYCHICS]
    seen: set[str] = set()
    for seed in range(50):
        s = museum(modules, factions=factions, passed=[1], seed=seed)
        play(s, "pass")
        assert len(set(at(s, "command"))) == 3
        seen |= set(at(s, "command"))

    assert len(seen) == n


@pytest.mark.rule("MU-COMP-R2")
def test_a_queue_can_stay_short() -> None:
    """Brokers and curators are off the buyer board too: with no buyer left that the cards name, no queue is filled."""
    colours = words("yellow green red purple orange")
    ship = {colour: 6 - (colour in ("red", "green")) for colour in colours}
    s = museum(
        "M6 M7", brokers=[" ".join(colours)] * 2, curators="red green none", passed=[1], ship={**ship, "wild": 6}
    )
    assert sum(at(s, "buyers").values()) == 0

    play(s, "pass")

    assert s.round == 2
    assert at(s, "queues") == [[] for _ in range(6)]


@pytest.mark.rule("MU-COMP-R2")
def test_a_queue_is_filled_with_those_that_are_left() -> None:
    """Only yellow buyers are left: cards of other colours are discarded and drawn on, until three stand in line."""
    colours = words("green red purple orange")
    s = museum("M6 M7", brokers=["", ""], curators="none none none", passed=[1],
               ship={**dict.fromkeys(colours, 8), "wild": 6}, queues=["yellow"])  # fmt: skip

    play(s, "pass")

    assert at(s, "queues")[:3] == [["yellow"] * 3, ["yellow"] * 3, ["yellow"] * 2]
