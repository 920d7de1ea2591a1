"""Brokers on their way to the mothership: what they make of the card just played (MU-BROKER)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import COMMANDERS, MERCHANTS, PSYCHICS, museum, read
from tests.games.excavation_earth.table import GAME, asked, at, level, offered, play, refused, story

DIGGERS = ["london newyork mexico"] * 2
"""Explorers at a red dig site and at two green ones."""


def sending(modules: str = "M6", **kw: Any) -> Earth:
    """Seat 0 has cards, and by default a red and a green broker."""
    return museum(modules, **{"hands": ["red-mask red-coil", ""], "brokers": ["red green", ""], **kw})


def commanders(**kw: Any) -> Earth:
    """Seat 0 plays the Commanders, without any other module."""
    return sending("", **{"factions": [COMMANDERS, "gul"], **kw})


def brokers(s: Earth) -> list[str]:
    return list(at(s, "staff", "brokers", 0))


# --- where each broker can be sent ------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-R12", "MU-BROKER-05")
@pytest.mark.parametrize(
    ("action", "which", "kw"),
    [
        ("excavate red-mask", "green", {}),
        ("survey red-mask", "green", {}),
        ("exhibit red-mask", "green", {"modules": "M6 M7", "cargo": ["red-lens", ""]}),
        ("command red-mask", "green red", {"modules": "", "factions": [COMMANDERS, "gul"]}),
        ("command red-mask", "red", {}),
        ("market red-mask", "red", {}),
        ("smuggle red-coil", "red", {}),
        ("sell red-mask", "red", {"factions": [MERCHANTS, "gul"], "cargo": ["purple-helix", ""], "queues": ["purple"]}),
    ],
)
def test_only_where_the_action_reads_what_the_broker_changes(action: str, which: str, kw: dict[str, Any]) -> None:
    """The green broker changes the colour of a red card, the red one its icon. None need go, and others are refused."""
    s = sending(**kw, options=read("MU-BROKER-R12 useful-only"))

    play(s, action)

    assert asked(s) == "send_broker"
    assert offered(s) == ["done", *(f"send-broker {colour}" for colour in which.split())]
    for colour in ("green", "red"):
        if colour not in which:
            refused(s, f"send-broker {colour}", "MU-BROKER-R12")
    refused(s, "send-broker purple", "MU-BROKER-05")
    play(s, "done")
    assert brokers(s) == ["green", "red"]
    assert at(s, "ship", "green") == at(s, "ship", "red") == 0


@pytest.mark.rule("MU-EDGE-101", "MU-BROKER-R12")
@pytest.mark.parametrize(
    ("action", "broker", "kw"),
    [
        ("travel red-mask", "green", {}),
        ("sell red-mask", "green", {"cargo": ["purple-helix", ""], "queues": ["purple"], "traders": ["mask", ""]}),
        ("sell red-mask", "red", {"cargo": ["purple-helix", ""], "queues": ["purple"], "traders": ["mask", ""]}),
        (
            "sell red-mask",
            "green",
            {"factions": [MERCHANTS, "gul"], "cargo": ["purple-helix*2", ""], "queues": ["purple"]},
        ),
        ("market red-mask", "green", {}),
        ("smuggle red-coil", "green", {}),
        ("command red-mask", "green", {}),
        ("excavate red-mask", "red", {}),
        ("survey red-mask", "red", {}),
        ("exhibit red-mask", "red", {"modules": "M6 M7", "cargo": ["red-lens", ""]}),
    ],
)
def test_no_broker_is_sent_for_nothing(action: str, broker: str, kw: dict[str, Any]) -> None:
    s = sending(brokers=[broker, ""], **kw, options=read("MU-BROKER-R12 useful-only"))

    play(s, action)

    assert asked(s) != "send_broker"
    assert brokers(s) == [broker]


@pytest.mark.rule("MU-EDGE-18", "MU-BROKER-R6")
@pytest.mark.parametrize("faction", [MERCHANTS, "issisinui"])
@pytest.mark.parametrize("action", ["travel travel-2", "sell travel-2"])
def test_no_broker_changes_a_travel_card(faction: str, action: str) -> None:
    s = sending(
        factions=[faction, "gul"], brokers=["red", ""], cargo=["purple-helix*2", ""], queues=["purple"],
        traders=["mask", ""],
    )  # fmt: skip

    play(s, action)

    assert asked(s) != "send_broker"
    assert brokers(s) == ["red"]


@pytest.mark.rule("MU-EDGE-18", "MU-BROKER-R8", "MU-BROKER-05")
def test_no_broker_is_sent_in_the_turn_of_another() -> None:
    s = sending(hands=["red-mask", "red-mask"], brokers=["red", "green"])

    play(s, "command red-mask")

    refused(s, "send-broker green", "EE-TURN-R3", seat=1)
    refused(s, "send-broker green", "MU-BROKER-05")
    play(s, "send-broker red")
    refused(s, "send-broker green", "EE-TURN-R3", seat=1)
    assert at(s, "staff", "brokers", 1) == ["green"]


@pytest.mark.rule("MU-BROKER-R8")
def test_with_the_card_and_neither_before_nor_after() -> None:
    """At the menu it is too early. Once something is dug, or the question was answered, it is too late."""
    s = sending(explorers=DIGGERS, sites="red-lens red-helix green-antenna green-crater")

    refused(s, "send-broker green", "MU-BROKER-05")
    play(s, "excavate red-mask", "done")
    refused(s, "send-broker green", "MU-BROKER-05")
    play(s, "dig red-lens")
    refused(s, "send-broker green", "MU-BROKER-05")


@pytest.mark.rule("MU-BROKER-R8")
def test_sending_is_no_action() -> None:
    """Two brokers with the first card: one action is left."""
    s = sending(brokers=["green yellow", ""])

    play(s, "excavate red-mask", "send-broker green", "send-broker yellow")

    assert asked(s) == "act"
    assert at(s, "actions") == 1


@pytest.mark.rule("MU-BROKER-05", "MU-BROKER-R8")
def test_the_card_is_played_first_and_leaves_the_hand() -> None:
    s = sending()

    play(s, "excavate red-mask")

    assert story(s, "played") == ["0 played excavate red-mask"]
    assert at(s, "hands", 0) == ["red-coil"]
    refused(s, "excavate red-coil", "EE-TURN-08")
    play(s, "send-broker green")
    assert at(s, "discard") == {"red-mask": 1}


@pytest.mark.rule("MU-BROKER-06", "MU-BROKER-02", "MU-COMP-11")
def test_a_broker_goes_to_the_mothership_and_pushes_nobody_out() -> None:
    """It comes from the board, not from the supply: no popularity changes."""
    s = sending(ship={"green": 1, "wild": 2})
    before = {colour: level(s, colour) for colour in COLOURS}

    play(s, "excavate red-mask", "send-broker green")

    assert at(s, "ship") == {"green": 2, "wild": 2}
    assert brokers(s) == ["red"]
    assert {colour: level(s, colour) for colour in COLOURS} == before


@pytest.mark.rule("MU-EDGE-13", "MU-BROKER-06", "MU-BROKER-R9")
def test_three_buyers_and_a_broker_go_back_with_the_next_sale() -> None:
    s = sending(
        brokers=["green", ""], ship={"yellow": 1, "wild": 2}, cargo=["purple-helix", ""], queues=["purple"],
        traders=["mask", ""], explorers=DIGGERS,
    )  # fmt: skip

    play(s, "excavate red-mask", "send-broker green")
    assert at(s, "ship") == {"yellow": 1, "green": 1, "wild": 2}
    play(s, "sell red-coil")

    assert at(s, "ship") == {"purple": 1}
    assert at(s, "buyers") == {"yellow": 8, "green": 8, "red": 8, "purple": 7, "orange": 8, "wild": 6}


@pytest.mark.rule("MU-BROKER-R9")
def test_the_sale_of_another_sends_it_back_too() -> None:
    s = sending(
        brokers=["green", ""], hands=["red-mask", "red-cog"], cargo=["", "purple-helix"], queues=["purple"],
        traders=["", "mask"], actions=1,
    )  # fmt: skip

    play(s, "excavate red-mask", "send-broker green")
    assert at(s, "ship") == {"green": 1}
    play(s, "sell red-cog")

    assert at(s, "ship") == {"purple": 1}
    assert at(s, "buyers", "green") == 8


# --- effect A: another colour -----------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-16", "MU-BROKER-07", "MU-BROKER-R4")
def test_a_red_card_made_green_digs_green_only() -> None:
    s = sending(explorers=DIGGERS, sites="red-lens green-antenna green-crater")

    play(s, "excavate red-mask", "send-broker green")

    assert story(s, "recoloured") == ["0 recoloured green"]
    assert offered(s) == ["done", "send-broker red"]
    play(s, "done")
    assert offered(s) == ["done", "dig green-antenna", "dig green-crater"]
    refused(s, "dig red-lens", "EE-EXCAVATE-04")
    play(s, "dig green-antenna")
    refused(s, "dig red-lens", "EE-EXCAVATE-04")
    play(s, "dig green-crater", "sample green-crater")
    assert at(s, "cargo", 0) == ["green-antenna", "green-crater"]


@pytest.mark.rule("MU-BROKER-07")
def test_without_the_broker_the_card_has_its_own_colour() -> None:
    s = sending(explorers=DIGGERS, sites="red-lens green-antenna green-crater")

    play(s, "excavate red-mask", "done")

    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig green-antenna", "EE-EXCAVATE-04")


@pytest.mark.rule("MU-BROKER-R4", "MU-BROKER-07")
@pytest.mark.parametrize("colour", ["yellow", "green", "purple", "orange"])
def test_any_broker_makes_the_card_its_own_colour(colour: str) -> None:
    sites = "yellow-helix green-helix red-helix purple-helix orange-helix"
    where = {"yellow": "cusco", "green": "anchorage", "purple": "lagos", "orange": "bangkok"}[colour]
    s = sending(brokers=[colour, ""], sites=sites, explorers=[f"rome {where} guam"] * 2)

    play(s, "excavate red-mask", f"send-broker {colour}")

    assert offered(s, "dig") == [f"dig {colour}-helix"]


@pytest.mark.rule("MU-BROKER-R3")
def test_the_effect_is_over_with_the_action() -> None:
    """The second red card of the turn is red."""
    s = sending(brokers=["green", ""], explorers=DIGGERS, sites="red-lens green-antenna", hands=["red-mask*2", ""])

    play(s, "excavate red-mask", "send-broker green", "done", "excavate red-mask")

    assert offered(s) == ["done", "dig red-lens"]


@pytest.mark.rule("MU-EDGE-15", "MU-BROKER-R4")
def test_a_red_card_made_green_exhibits_green_and_another_colour() -> None:
    """Option A takes green only; red is another colour now, and there is one of those."""
    s = sending("M6 M7", cargo=["green-lens red-lens red-helix", ""], brokers=["green", ""])

    play(s, "exhibit red-mask", "send-broker green")
    assert offered(s) == ["show cargo green-lens", "show cargo red-helix", "show cargo red-lens"]
    play(s, "show cargo red-lens", "hang 1-6")

    assert offered(s) == ["done", "show cargo green-lens"]
    refused(s, "show cargo red-helix", "MU-EXHIBIT-04")
    play(s, "show cargo green-lens", "hang 2-1")
    assert at(s, "cargo", 0) == ["red-helix"]


@pytest.mark.rule("MU-EDGE-15", "MU-BROKER-R4")
def test_a_red_card_made_green_does_not_exhibit_two_green_ones() -> None:
    s = sending("M6 M7", cargo=["green-lens green-helix red-helix", ""], brokers=["green", ""])

    play(s, "exhibit red-mask", "send-broker green", "show cargo green-lens", "hang 1-6")

    assert offered(s) == ["done", "show cargo red-helix"]
    refused(s, "show cargo green-helix", "MU-EXHIBIT-03")


def survey(**kw: Any) -> Earth:
    """The Commanders, without mysterious artefacts in the piles, survey with a red card made green."""
    s = commanders(**{"brokers": ["green", ""], "hands": ["red-mask red-cog", ""], **kw})
    return play(s, "survey red-mask", "send-broker green")


@pytest.mark.rule("MU-EDGE-19", "MU-BROKER-R11")
def test_a_survey_made_green_draws_green_now_and_red_next_round() -> None:
    """The red card in the forecast brings two red tiles to the map and one to the stack, and no green one."""
    s = survey(travel=["", ""])
    play(s, "replace 1")

    assert at(s, "forecast").count("red-mask") == 1
    assert asked(s) == "survey_lay"
    assert {kind.split("-")[0] for kind in at(s, "surveyed")} == {"green"}
    play(s, offered(s)[0], "done")
    play(s, "pass")

    assert s.round == 2
    on_map = [kind.split("-")[0] for kind, n in at(s, "sites").items() for _ in range(n)]
    assert (on_map.count("green"), on_map.count("red"), on_map.count("orange")) == (1, 2, 4)
    assert [len(at(s, "stacks", colour)) for colour in ("green", "red", "orange")] == [0, 1, 2]
    assert at(s, "discard", "red-mask") == 1


@pytest.mark.rule("MU-BROKER-R11")
def test_a_survey_without_the_broker_draws_its_own_colour() -> None:
    s = commanders(brokers=["green", ""])

    play(s, "survey red-mask", "done", "replace 2")

    assert {kind.split("-")[0] for kind in at(s, "surveyed")} == {"red"}


@pytest.mark.rule("MU-BROKER-R11")
def test_the_yellow_broker_too() -> None:
    """Yellow is the first of the colours."""
    s = commanders(brokers=["yellow", ""])

    play(s, "survey red-mask", "send-broker yellow", "replace 1")

    assert {kind.split("-")[0] for kind in at(s, "surveyed")} == {"yellow"}


@pytest.mark.rule("MU-BROKER-R11")
def test_a_survey_of_round_3_draws_the_colour_of_the_broker() -> None:
    s = survey(round=3)

    assert asked(s) == "survey_lay"
    assert {kind.split("-")[0] for kind in at(s, "surveyed")} == {"green"}
    assert at(s, "discard", "red-mask") == 1


@pytest.mark.rule("MU-BROKER-R11", "MU-BROKER-R7")
def test_there_and_back_again() -> None:
    """Green and then red: the card is red, as it was, and both brokers are gone."""
    s = commanders()

    play(s, "survey red-mask", "send-broker green", "send-broker red", "replace 1")

    assert {kind.split("-")[0] for kind in at(s, "surveyed")} == {"red"}
    assert brokers(s) == []


@pytest.mark.rule("MU-BROKER-R11")
def test_the_psychics_draw_three_of_the_colour_of_the_broker() -> None:
    s = sending(factions=[PSYCHICS, "gul"], mysteries={"ship": {"green": 2}}, brokers=["green", ""])

    play(s, "survey red-mask", "send-broker green", "replace 1")

    assert [kind.split("-")[0] for kind in at(s, "surveyed")] == ["green"] * 3


# --- several brokers --------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-17", "MU-BROKER-R7", "MU-BROKER-R3")
def test_the_commanders_send_a_red_and_then_a_green_broker_with_a_red_card() -> None:
    """Command at any icon, then the bonus Excavate in green, not in red."""
    s = commanders(explorers=DIGGERS, sites="red-lens green-antenna")

    play(s, "command red-mask", "send-broker red")
    assert offered(s) == ["done", "send-broker green"]
    play(s, "send-broker green", "at-market 6", "envoy", "done")

    assert at(s, "envoys", 0) == {"right": 1}
    assert at(s, "ship") == {"green": 1, "red": 1}
    assert offered(s) == ["done", "dig green-antenna"]
    refused(s, "dig red-lens", "EE-EXCAVATE-04")


@pytest.mark.rule("MU-BROKER-R7", "MU-BROKER-R4")
def test_green_first_and_the_red_broker_only_makes_the_card_red_again() -> None:
    """Each is compared with the colour that the card has by then: no icons are won."""
    s = commanders(explorers=DIGGERS, sites="red-lens green-antenna")

    play(s, "command red-mask", "send-broker green")
    assert offered(s) == ["done", "send-broker red"]
    play(s, "send-broker red")

    assert asked(s) == "commanding"
    play(s, "trader", "done")
    assert at(s, "traders", 0) == {"mask": 1}
    assert offered(s, "dig") == ["dig red-lens"]


@pytest.mark.rule("MU-BROKER-R7", "MU-BROKER-R3")
def test_the_commanders_bonus_excavate_in_the_colour_of_the_broker() -> None:
    s = commanders(brokers=["green", ""], explorers=DIGGERS, sites="red-lens green-antenna")

    play(s, "command red-mask", "send-broker green", "trader", "done")

    assert at(s, "traders", 0) == {"mask": 1}
    assert offered(s) == ["done", "dig green-antenna"]


@pytest.mark.rule("MU-BROKER-R7", "MU-BROKER-R3")
def test_every_icon_and_the_printed_colour() -> None:
    s = commanders(brokers=["red", ""], explorers=DIGGERS, sites="red-lens green-antenna")

    play(s, "command red-mask", "send-broker red", "at-market 5", "trader", "done")

    assert at(s, "traders", 0) == {"comet": 1}
    assert offered(s) == ["done", "dig red-lens"]


@pytest.mark.rule("MU-BROKER-R7")
def test_all_five_with_one_card() -> None:
    """One after the other; the last one says what is dug. The one of the card's own colour can go once the card has
    another."""
    s = sending(
        brokers=[" ".join(COLOURS), ""],
        explorers=DIGGERS,
        sites="red-lens green-antenna",
        options=read("MU-BROKER-R12 useful-only"),
    )

    play(s, "excavate red-mask")
    refused(s, "send-broker red", "MU-BROKER-R12")
    play(s, "send-broker yellow", "send-broker orange", "send-broker red", "send-broker purple", "send-broker green")

    assert brokers(s) == []
    assert at(s, "ship") == dict.fromkeys(COLOURS, 1)
    assert offered(s) == ["done", "dig green-antenna"]


@pytest.mark.rule("MU-BROKER-R7", "MU-BROKER-05")
def test_a_broker_that_was_sent_is_gone() -> None:
    s = sending(brokers=["yellow green", ""])

    play(s, "excavate red-mask", "send-broker green")

    refused(s, "send-broker green", "MU-BROKER-05")
    play(s, "done", "excavate red-coil")
    assert offered(s) == ["done", "send-broker yellow"]


# --- brokers gained along the way -------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-103", "MU-BROKER-R14", "MU-EXHIBIT-R5")
def test_a_broker_won_by_an_exhibit_serves_the_next_card() -> None:
    """The red lens wins a green broker. This Exhibit goes on in red; the second action can use the broker."""
    s = museum(
        hands=["red-mask red-coil", ""], cargo=["red-lens green-helix green-crater", ""], curators="none red none"
    )

    play(s, "exhibit red-mask", "show cargo red-lens", "hang 2-2", "take-broker green")
    assert asked(s) == "exhibiting"
    refused(s, "send-broker green", "MU-BROKER-05")
    play(s, "show cargo green-helix", "hang 1-1")
    play(s, *(["curator red"] if asked(s) == "pick_curator" else []), "excavate red-coil")

    assert (asked(s), offered(s)) == ("send_broker", ["done", "send-broker green"])


@pytest.mark.rule("MU-BROKER-R14")
def test_a_broker_won_by_a_command_card_serves_the_next_card() -> None:
    cards = ["talent-agency", "emergency-fund", "fresh-orders"]
    s = museum("M6", round=2, command=cards, hands=["red-mask red-coil", ""], envoys=["left", ""])

    play(s, "command red-mask", "recall", "take-broker red", "done", "command red-coil")

    assert (asked(s), offered(s)) == ("send_broker", ["done", "send-broker red"])


# --- positions --------------------------------------------------------------------------------------


def pending(step: str, action: str, colour: int, **kw: Any) -> Earth:
    """A position in which that is asked of seat 0 about that action with its card."""
    return sending(agenda=[["act", 0, 0, 0], [step, 0, GAME.codes.parse(action), colour]], **kw)


@pytest.mark.rule("MU-BROKER-05", "MU-BROKER-R7")
def test_positions_on_the_way() -> None:
    """Each can be written down and read again, and goes on in the same way."""
    for codes in (
        ["survey red-mask", "send-broker green", "done", "replace 1"],
        ["command red-mask", "send-broker red", "at-market 5", "trader"],
        ["market red-mask", "send-broker red", "at-market 4"],
    ):
        s = sending(options=read("MU-BROKER-R12 useful-only"))
        for code in codes:
            play(s, code)
            again = GAME.from_json(s.to_json())
            assert again.to_json() == s.to_json()
            assert again.legal() == s.legal()


@pytest.mark.rule("MU-BROKER-R7", "MU-BROKER-08")
def test_a_card_with_every_icon_needs_no_broker_for_them() -> None:
    """8 is added to the colour of a card with every icon; red is colour 2, green 1."""
    s = pending("send_broker", "command red-mask", 2 + 8, modules="", factions=[COMMANDERS, "gul"])

    assert offered(s) == ["done", "send-broker green"]


@pytest.mark.rule("MU-BROKER-05", "MU-BROKER-R6", "MU-BROKER-R12", "MU-BROKER-R5")
@pytest.mark.parametrize(
    ("step", "action", "colour"),
    [
        ("send_broker", "travel red-mask", 2),  # nothing is read
        ("send_broker", "sell travel-2", 2),
        ("send_broker", "pass", 2),
        ("send_broker", "excavate red-mask", 5),
        ("send_broker", "excavate red-mask", -1),
        ("send_broker", "excavate red-mask", 1 + 16),
        ("send_broker", "market red-mask", 1),  # neither broker is of use
        ("send_broker", "market red-mask", 2 + 8),
        ("at_market", "excavate red-mask", 2),
        ("at_market", "smuggle red-coil", 2),
        ("at_market", "market red-mask", 5),
        ("at_market", "market red-mask", -1),
    ],
)
def test_positions_that_cannot_be(step: str, action: str, colour: int) -> None:
    held = "red yellow" if action.startswith("market") else "red green"
    with pytest.raises(digsite.BadPosition, match=r"agenda\[1\]"):
        pending(step, action, colour, brokers=[held, ""], options=read("MU-BROKER-R12 useful-only"))


@pytest.mark.rule("MU-BROKER-R5")
def test_no_market_is_chosen_where_no_explorer_is() -> None:
    assert offered(pending("at_market", "market red-mask", 2)) == ["at-market 1", "at-market 4"]

    with pytest.raises(digsite.BadPosition, match="EE-MARKET-02"):
        pending("at_market", "market red-mask", 2, explorers=["cusco easter guam"] * 2)
