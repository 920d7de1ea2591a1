"""Command: a trader from afar, and an envoy sent or recalled (EE-COMMAND)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadInput
from tests.games.excavation_earth.table import GAME, asked, at, offered, play, quiet, refused, story

ICONS = ["mask", "coil", "prism", "cog", "comet", "anchor"]
CENTRES = ["left", "left", "middle", "middle", "right", "right"]
"""The centre of each market."""


def command(**kw: Any) -> Earth:
    """Mask cards in hand: market #1 and the left centre; explorers far away."""
    return quiet(
        **{
            "hands": ["red-mask green-mask red-cog", "yellow-mask red-coil"],
            "explorers": ["cairo xian guam", "vancouver berlin guam"],
            **kw,
        }
    )


@pytest.mark.rule("EE-COMMAND-01", "EE-COMMAND-05", "EE-COMMAND-06")
@pytest.mark.parametrize("number", range(6))
def test_the_icon_names_the_market_and_its_centre(number: int) -> None:
    """For each of the six: the trader stands in that market, the envoy in that market's centre."""
    icon, centre = ICONS[number], CENTRES[number]
    s = command(hands=[f"red-{icon} green-{icon}", "yellow-mask"])

    play(s, f"command red-{icon}")
    assert s.question is not None
    assert s.question.about == {"market": number, "centre": ["left", "middle", "right"].index(centre), "half": 0}
    play(s, "trader")
    assert story(s, "hired") == [f"0 hired #{number + 1}"]
    play(s, "envoy")
    assert story(s, "sent-envoy") == [f"0 sent-envoy {centre}"]

    assert (at(s, "traders", 0), at(s, "envoys", 0)) == ({icon: 1}, {centre: 1})
    assert at(s, "cubes", 0) == 20
    assert at(s, "discard") == {f"red-{icon}": 1}
    assert (asked(s), s.actions) == ("act", 1)


@pytest.mark.rule("EE-COMMAND-02")
def test_no_travel_card() -> None:
    """With travel cards alone there is no Command."""
    s = command(hands=["", "red-coil"], travel=["travel-2 travel-3 travel-4", ""])

    assert not offered(s, "command")
    with pytest.raises(BadInput):
        GAME.codes.parse("command travel-3")


@pytest.mark.rule("EE-COMMAND-03", "EE-COMMAND-15", "EE-COMMAND-01")
def test_no_explorer_is_needed_and_no_colour() -> None:
    """All action cards of the hand pay, whatever their colour and wherever the explorers stand."""
    s = command()
    red = s.copy()

    assert offered(s, "command") == ["command green-mask", "command red-mask", "command red-cog"]
    play(s, "command green-mask", "trader", "envoy")
    play(red, "command red-mask", "trader", "envoy")
    for field in ("traders", "envoys", "cubes"):
        assert at(s, field) == at(red, field)


@pytest.mark.rule("EE-COMMAND-04")
@pytest.mark.parametrize(
    ("answers", "trader", "envoys"),
    [
        (["done"], 0, 1),
        (["trader", "done"], 1, 1),
        (["envoy", "done"], 0, 2),
        (["recall", "done"], 0, 0),
        (["trader", "envoy"], 1, 2),
        (["envoy", "trader"], 1, 2),
        (["trader", "recall"], 1, 0),
        (["recall", "trader"], 1, 0),
    ],
)
def test_two_steps_each_optional(answers: list[str], trader: int, envoys: int) -> None:
    """All ways with one own envoy there; afterwards the action is over."""
    s = command(envoys=["left", ""])

    play(s, "command red-mask", *answers)

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "traders", 0, "mask") == trader
    assert at(s, "envoys", 0, "left") == envoys
    assert at(s, "cubes", 0) == 22 - trader - envoys


@pytest.mark.rule("EE-COMMAND-04")
def test_each_step_at_most_once() -> None:
    """No second trader; no second envoy."""
    s = command()
    other = s.copy()

    play(s, "command red-mask", "trader")
    assert offered(s) == ["done", "envoy"]
    refused(s, "trader", "EE-COMMAND-04")
    play(other, "command red-mask", "envoy")
    assert offered(other) == ["done", "trader"]
    refused(other, "envoy", "EE-COMMAND-08")


@pytest.mark.rule("EE-COMMAND-07", "EE-COMMAND-12")
def test_recall_an_own_envoy_from_that_centre() -> None:
    """It comes back to the crew supply. An own one elsewhere or somebody else's there cannot be recalled."""
    s = command(envoys=["left*2 right", "middle"])
    no_own = s.copy()

    play(s, "command red-mask", "recall")
    assert (at(s, "envoys"), at(s, "cubes", 0)) == ([{"left": 1, "right": 1}, {"middle": 1}], 20)
    assert story(s, "recalled") == ["0 recalled left"]

    play(no_own, "command red-cog")
    assert offered(no_own) == ["done", "trader", "envoy"]
    refused(no_own, "recall", "EE-COMMAND-12")


@pytest.mark.rule("EE-COMMAND-08", "EE-EDGE-41")
@pytest.mark.parametrize(("first", "second"), [("envoy", "recall"), ("recall", "envoy")])
def test_assign_or_recall_not_both(first: str, second: str) -> None:
    """An own envoy stands there and cubes are in supply; after one form the other is refused."""
    s = command(envoys=["left", ""])

    play(s, "command red-mask", first)

    assert offered(s) == ["done", "trader"]
    refused(s, second, "EE-COMMAND-08")


@pytest.mark.rule("EE-COMMAND-09", "EE-COMMAND-11")
@pytest.mark.parametrize(("number", "pays"), [(2, 5), (3, 8)])
def test_a_recall_gives_the_use_of_the_command_card(number: int, pays: int) -> None:
    """The card at that centre: its white side in round 2, its yellow one in round 3."""
    s = command(round=number, envoys=["left", ""])

    play(s, "command red-mask", "recall")
    assert asked(s) == "emergency_fund"
    play(s, "use")

    assert s.scores == [8 + pays, 8]
    assert story(s, "funded") == [f"0 funded {pays}"]


@pytest.mark.rule("EE-COMMAND-09")
def test_it_is_the_card_of_that_centre() -> None:
    """The same recall at the right centre gives another card."""
    s = command(round=2, envoys=["left right", ""], hands=["red-comet", "red-coil"])

    play(s, "command red-comet", "recall")

    assert asked(s) == "priority_shuttle"
    assert at(s, "envoys", 0) == {"left": 1}


@pytest.mark.rule("EE-COMMAND-10")
def test_the_ability_may_be_declined() -> None:
    """The recall stands, the credits do not come, and the trader step is still there."""
    s = command(round=2, envoys=["left", ""])

    play(s, "command red-mask", "recall", "done")

    assert (s.scores, at(s, "envoys", 0), at(s, "cubes", 0)) == ([8, 8], {}, 22)
    assert story(s, "declined") == ["0 declined emergency-fund"]
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-COMMAND-09")
def test_only_a_recall_gives_the_ability() -> None:
    """Sending an envoy, or hiring a trader, does not."""
    s = command(round=2, envoys=["left", ""])

    play(s, "command red-mask", "envoy")
    assert asked(s) == "commanding"
    refused(s, "use", "EE-CMDCARD-01")
    play(s, "trader")

    assert (asked(s), s.scores) == ("act", [8, 8])


@pytest.mark.rule("EE-COMMAND-13", "EE-COMMAND-R5")
def test_with_an_empty_supply_guards_serve_for_both() -> None:
    """Two guards leave the gallery, one for the trader and one for the envoy, chosen one at a time."""
    s = command(traders=["coil*19", ""], guards=["red-lens green-helix yellow-helix", ""])

    play(s, "command red-mask", "trader")
    assert offered(s) == ["guard yellow-helix", "guard green-helix", "guard red-lens"]
    play(s, "guard red-lens", "envoy", "guard yellow-helix")

    assert at(s, "guards", 0) == ["green-helix"]
    assert (at(s, "traders", 0), at(s, "envoys", 0)) == ({"mask": 1, "coil": 19}, {"left": 1})
    assert story(s, "reassigned", "sent-envoy") == ["0 reassigned yellow-helix", "0 sent-envoy left"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R5", "EE-COMMAND-13")
def test_whether_a_guard_serves_is_checked_cube_by_cube() -> None:
    """One cube in supply and two guards: the trader takes the cube, no guard; the envoy then takes a guard."""
    s = command(traders=["coil*19", ""], guards=["red-lens green-helix", ""])
    assert at(s, "cubes", 0) == 1

    play(s, "command red-mask", "trader")
    assert (asked(s), at(s, "guards", 0), at(s, "cubes", 0)) == ("commanding", ["green-helix", "red-lens"], 0)
    refused(s, "guard red-lens", "EE-CREW-04")
    play(s, "envoy", "guard red-lens")

    assert at(s, "guards", 0) == ["green-helix"]
    assert at(s, "envoys", 0) == {"left": 1}


@pytest.mark.rule("EE-COMMAND-14")
def test_traders_and_envoys_are_not_moved() -> None:
    """All 22 cubes are traders and envoys elsewhere: neither step is possible."""
    s = command(traders=["coil*11", ""], envoys=["right*11", ""])

    play(s, "command red-mask")

    assert (asked(s), s.actions) == ("act", 1)
    assert (at(s, "traders", 0), at(s, "envoys", 0)) == ({"coil": 11}, {"right": 11})


@pytest.mark.rule("EE-COMMAND-16")
@pytest.mark.parametrize(("first", "second"), [("trader", "envoy"), ("envoy", "trader")])
def test_a_single_cube_serves_once(first: str, second: str) -> None:
    """One cube, no guards: trader or envoy, not both; then there is nothing more to do."""
    s = command(traders=["coil*21", ""])

    play(s, "command red-mask")
    assert offered(s) == ["done", "trader", "envoy"]
    play(s, first)

    assert asked(s) == "act"
    assert at(s, "cubes", 0) == 0
    assert (at(s, "traders", 0, "mask"), at(s, "envoys", 0, "left")) == ((1, 0) if first == "trader" else (0, 1))
    refused(s, second, {"trader": "EE-MARKET-05", "envoy": "EE-COMMAND-06"}[second])


@pytest.mark.rule("EE-COMMAND-16", "EE-COMMAND-12")
def test_without_a_cube_a_recall_is_still_possible() -> None:
    """The one cube became the trader: no envoy can be sent any more, but the own one can be recalled."""
    s = command(traders=["coil*20", ""], envoys=["left", ""])

    play(s, "command red-mask", "trader")

    assert offered(s) == ["done", "recall"]
    refused(s, "envoy", "EE-COMMAND-16")


@pytest.mark.rule("EE-COMMAND-R1", "EE-EDGE-39")
def test_a_recalled_cube_becomes_the_trader() -> None:
    """Crew supply empty, no guards, one own envoy there: the trader is not possible before the recall, but after it."""
    s = command(traders=["coil*21", ""], envoys=["left", ""])
    assert at(s, "cubes", 0) == 0

    play(s, "command red-mask")
    assert offered(s) == ["done", "recall"]
    refused(s, "trader", "EE-COMMAND-16")
    play(s, "recall", "trader")

    assert (at(s, "traders", 0), at(s, "envoys", 0), at(s, "cubes", 0)) == ({"mask": 1, "coil": 21}, {}, 0)
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMMAND-R2", "EE-EDGE-40")
def test_a_recall_in_round_1_has_no_ability() -> None:
    """The cube is back, nothing else."""
    s = command(envoys=["left", ""])

    play(s, "command red-mask", "recall")

    assert (at(s, "envoys", 0), at(s, "cubes", 0), s.scores) == ({}, 22, [8, 8])
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-COMMAND-R3")
def test_the_ability_comes_at_once() -> None:
    """Before the trader step that is still to come; that one waits until the ability is answered."""
    s = command(round=2, envoys=["left", ""])

    play(s, "command red-mask", "recall")
    assert at(s, "cubes", 0) == 22
    refused(s, "trader", "EE-MARKET-05")
    play(s, "use")
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-COMMAND-17")
def test_the_same_ability_again() -> None:
    """Twice by one player in a turn, and then by the opponent: 5 credits each time."""
    s = command(round=2, envoys=["left*2", "left"], hands=["red-mask green-mask red-cog", "yellow-mask red-coil"])

    play(s, "command red-mask", "recall", "use", "done")
    play(s, "command green-mask", "recall", "use", "done")
    assert (s.scores, s.seat) == ([18, 8], 1)
    play(s, "command yellow-mask", "recall", "use")

    assert s.scores == [18, 13]
    assert at(s, "command", 0) == "emergency-fund"


@pytest.mark.rule("EE-COMMAND-04", "EE-COMMAND-05", "EE-COMMAND-06", "EE-COMMAND-07", "EE-COMMAND-08")
def test_what_is_left_to_do_is_asked() -> None:
    """After one half only of the other; with an empty supply only an envoy can be recalled."""
    after_trader, after_envoy = play(command(), "command red-mask"), play(command(), "command red-mask")
    bare = play(command(cubes=[0, 22], envoys=["left*22", ""]), "command red-mask")
    questions = [
        after_trader.question,
        play(after_trader, "trader").question,
        play(after_envoy, "envoy").question,
        bare.question,
    ]
    assert [question.about["half"] for question in questions if question is not None] == [0, 2, 1, 2]
    assert [question.words for question in questions if question is not None] == [
        "What do you do in market #1 and in the left command centre?",
        "What do you do in the left command centre?",
        "Do you post a trader to market #1?",
        "What do you do in the left command centre?",
    ]
