"""Activating pop-up markets: beside which actions, how often, when (MU-ACTIVATE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.stalls import ONE_SALE, board, finish, stalls, used
from tests.games.excavation_earth.museum.table import COMMANDERS, MERCHANTS, PILOTS, PSYCHICS, read
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused

ACTIONS = {
    "excavate": ["excavate orange-mask", "dig orange-crater"],
    "market": ["market red-mask", "trader", "add-wild", "add-buyer red"],
    "command": ["command red-mask"],
    "smuggle": ["smuggle red-cog", "acquire red cargo"],
    "survey": ["survey red-mask"],
    "sell": ["sell travel-2"],
    "exhibit": ["exhibit red-mask"],
}
NOTHING_DONE = {
    "excavate": ["excavate orange-mask", "done"],
    "market": ["market red-mask", "done", "done", "done"],
    "command": ["command red-mask", "done", "done"],
    "smuggle": ["smuggle red-cog", "done"],
}
"""Actions carried out without effect (EE-TURN-R1)."""


def xian(popups: str = "U10", places: str = "rome vancouver", **kw: Any) -> Earth:
    """An explorer at Xi'an, where U10 lies, an orange lens that meets it, and a purple tile that can be sold."""
    defaults: dict[str, Any] = {"cargo": ["orange-lens purple-helix", ""], **ONE_SALE}
    return stalls(popups, f"xian {places}", **{**defaults, **kw})


def busy(**kw: Any) -> Earth:
    """The same with something to do for every action; the museum wants a lens."""
    return xian(
        places="zanzibar vancouver",
        modules="M6 M7 M8",
        hands=["red-mask red-cog orange-mask", "red-coil"],
        sites="orange-crater",
        stacks={"red": "red-lens"},
        hidden=["green-crater", ""],
        **kw,
    )


# --- beside which actions ---------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-01", "MU-ACTIVATE-R1", "MU-ACTIVATE-R3", "MU-ACTIVATE-R4")
@pytest.mark.parametrize("action", ACTIONS)
def test_after_any_action(action: str) -> None:
    """It comes when every step is done, wherever on the board the action was, and costs neither card nor action."""
    s = busy()

    play(s, ACTIONS[action][0])
    for name in ACTIONS[action][1:]:
        if name in offered(s):
            play(s, name)
    finish(s, "activate")
    hand, left = at(s, "hands", 0), s.actions

    assert (asked(s), offered(s)) == ("activate", ["done", "activate U10"])
    play(s, "activate U10")
    assert (asked(s), s.seat, s.actions, at(s, "hands", 0)) == ("act", 0, left, hand)
    assert left == 1
    assert used(s)[-1:] == ["U10"]


@pytest.mark.rule("MU-ACTIVATE-01", "MU-ACTIVATE-R1", "MU-ACTIVATE-R3", "MU-ACTIVATE-R4")
@pytest.mark.parametrize("action", ACTIONS)
def test_before_any_action(action: str) -> None:
    """The menu is asked again, with both actions still to be taken and all cards in hand; then comes the action."""
    s = busy()

    play(s, "activate U10")

    assert (asked(s), s.actions, len(at(s, "hands", 0)), at(s, "travel", 0)) == ("act", 2, 3, ["travel-2"])
    finish(play(s, ACTIONS[action][0]), "activate")
    assert (asked(s), s.seat, s.actions) == ("act", 0, 1)
    assert len(at(s, "hands", 0)) + len(at(s, "travel", 0)) == 3


@pytest.mark.rule("MU-ACTIVATE-02", "MU-ACTIVATE-R1", "MU-EDGE-67")
def test_travel_allows_none() -> None:
    """An explorer travels onto U10: nothing is asked. With the next action, a Market elsewhere, it can be activated."""
    s = stalls("U10", "berlin vancouver rome", cargo=["orange-lens", ""])

    play(s, "travel travel-2", "move berlin xian")
    finish(s, "activate")
    assert asked(s) == "act"
    assert board(s) == ["U10"]

    finish(play(s, "market red-mask"), "activate")
    assert (asked(s), offered(s)) == ("activate", ["done", "activate U10"])


@pytest.mark.rule("MU-ACTIVATE-02")
def test_no_travel_after_an_activation() -> None:
    """Whoever has activated takes another action, with any of the cards."""
    s = xian()

    play(s, "activate U10")

    for card in ("travel-2", "red-mask"):
        refused(s, f"travel {card}", "MU-ACTIVATE-R3")
    assert not offered(s, "travel")


@pytest.mark.rule("MU-ACTIVATE-02")
def test_travel_as_the_last_action() -> None:
    """Nor is anything asked when the turn ends with a Travel."""
    s = xian()

    finish(play(s, "excavate red-mask"))
    play(s, "travel travel-2")
    finish(s, "activate")

    assert (s.seat, board(s)) == (1, ["U10"])


@pytest.mark.rule("MU-ACTIVATE-03")
def test_pass_allows_none() -> None:
    """Neither after a Pass nor before one."""
    s = xian()
    after = xian()

    play(after, "pass")
    assert (asked(after), after.seat, board(after)) == ("act", 1, ["U10"])

    play(s, "activate U10")
    refused(s, "pass", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-04")
def test_the_explorer_still_serves_the_site() -> None:
    """The one explorer in Rome digs there, and buys from U3 in the same action."""
    s = stalls({"U3": "red-crater"}, "rome", sites="red-helix")

    play(s, "excavate red-mask", "dig red-helix", "done", "activate U3", "done")

    assert at(s, "cargo", 0) == ["red-helix", "red-crater"]


@pytest.mark.rule("MU-ACTIVATE-05")
def test_activation_is_optional() -> None:
    """It can be left out before and after both actions; then the card stays."""
    s = xian()

    for card in ("red-mask", "red-cog"):
        play(s, f"excavate {card}")
        assert asked(s) == "activate"
        play(s, "done")

    assert (s.seat, board(s), at(s, "cargo", 0)) == (1, ["U10"], ["purple-helix", "orange-lens"])


# --- how often --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-EDGE-68")
def test_one_for_each_action() -> None:
    """Explorers stand at two pop-up markets: before the action one of them, then no other, neither before nor after."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], seed=2, options=read("MU-ACTIVATE-R2 one"))
    assert offered(s, "activate") == ["activate U7", "activate U10"]

    play(s, "activate U10")
    refused(s, "activate U7", "MU-ACTIVATE-R2")
    finish(play(s, "excavate red-mask"), "activate")

    assert asked(s) == "act"
    assert s.actions == 1
    assert board(s) == ["U7"]


@pytest.mark.rule("MU-ACTIVATE-R2", "MU-EDGE-68")
def test_one_after_the_action() -> None:
    """After the action: one of the two."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], options=read("MU-ACTIVATE-R2 one"))

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "activate U7", "activate U10"]
    play(s, "activate U10")

    assert asked(s) == "act"
    assert board(s) == ["U7"]


@pytest.mark.rule("MU-ACTIVATE-R2")
def test_two_in_a_turn() -> None:
    """One with the first action, the other with the second."""
    s = xian("U7 U10", "mexico vancouver", cargo=["orange-lens*2", ""], options=read("MU-ACTIVATE-R2 one"))

    play(s, "excavate red-mask", "activate U10", "activate U7", "take-broker red")

    assert asked(s) == "act"
    play(s, "excavate red-cog", "done")
    assert (s.seat, used(s)) == (1, ["U7", "U10"])


# --- before or after, never in between --------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R3")
@pytest.mark.parametrize("first", ["excavate orange-mask", "market red-mask", "command red-mask", "smuggle red-cog"])
def test_never_in_between(first: str) -> None:
    """While an action is under way nothing can be activated."""
    s = busy()

    play(s, first)

    assert asked(s) != "activate"
    refused(s, "activate U10", "MU-ACTIVATE-01")


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-ACTIVATE-03")
def test_bound_to_act() -> None:
    """Once a pop-up market is activated the menu has all actions but Travel and Pass, even for the second action."""
    s = xian()
    finish(play(s, "excavate red-cog"))
    before = offered(s)

    play(s, "activate U10")

    assert offered(s) == [
        name for name in before if name != "pass" and not name.startswith("travel ") and not name.startswith("activate")
    ]
    assert {name.split()[0] for name in offered(s)} == {"sell", "excavate", "market", "command", "survey"}


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-POPCARD-07", "MU-EDGE-129")
def test_a_broker_won_before_serves_the_card() -> None:
    """U7 is met before the action: the green broker recolours the red card, and a green tile is dug."""
    s = stalls("U7", "mexico", cargo=["green-lens", ""], sites="green-crater")

    play(s, "activate U7", "take-broker green", "excavate red-mask", "send-broker green", "dig green-crater", "done")

    assert at(s, "cargo", 0) == ["green-crater"]


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-POPCARD-07", "MU-EDGE-129")
def test_a_broker_won_after_does_not() -> None:
    """U7 is met after the action: its card dug nothing; the broker is there for the second action only."""
    s = stalls("U7", "mexico", cargo=["green-lens", ""], sites="green-crater")

    play(s, "excavate red-mask")
    assert asked(s) == "activate"
    play(s, "activate U7", "take-broker green")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "staff", "brokers")[0] == ["green"]
    assert at(s, "cargo", 0) == []


# --- what counts as an action -----------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R4")
def test_the_bonus_excavate_gives_no_second_activation() -> None:
    """The Commanders' Command with its Excavate is one action: nothing in between, one activation after it all."""
    s = xian("U7 U10", "mexico vancouver", factions=[COMMANDERS, PSYCHICS], cargo=["orange-lens*2", ""],
             hands=["green-mask red-cog", ""], sites="green-crater", options=read("MU-ACTIVATE-R2 one"))  # fmt: skip

    play(s, "command green-mask", "envoy")
    while asked(s) == "commanding":
        play(s, "done")
    assert asked(s) == "bonus_dig"
    refused(s, "activate U10", "MU-ACTIVATE-01")
    play(s, "dig green-crater", "done")
    assert (asked(s), offered(s)) == ("activate", ["done", "activate U7", "activate U10"])
    play(s, "activate U10")

    assert (asked(s), s.actions) == ("act", 1)


@pytest.mark.rule("MU-ACTIVATE-R4")
def test_activated_before_a_command_with_a_bonus_excavate() -> None:
    """Then there is none after it, however many parts the action had."""
    s = xian("U7 U10", "mexico vancouver", factions=[COMMANDERS, PSYCHICS], cargo=["orange-lens*2", ""],
             hands=["green-mask red-cog", ""], sites="green-crater", options=read("MU-ACTIVATE-R2 one"))  # fmt: skip

    play(s, "activate U10", "command green-mask")
    finish(s, "activate", "bonus_dig")
    assert asked(s) == "bonus_dig"
    play(s, "dig green-crater", "done")

    assert (asked(s), s.actions) == ("act", 1)
    assert board(s) == ["U7"]


@pytest.mark.rule("MU-ACTIVATE-R4", "MU-MIX-05")
def test_the_free_move_is_no_action() -> None:
    """It allows no activation by itself; the explorer it brought can use the first action for it."""
    s = stalls("U10", "berlin vancouver rome", factions=[PILOTS, MERCHANTS], cargo=["orange-lens", ""],
               agenda=[["act", 0, 0, 0], ["free_move", 0, 0, 0]], actions=2)  # fmt: skip

    refused(s, "activate U10", "MU-ACTIVATE-01")
    play(s, "move berlin xian")

    assert (asked(s), s.actions) == ("act", 2)
    assert offered(s, "activate") == ["activate U10"]
    play(s, "activate U10")
    refused(s, "pass", "MU-ACTIVATE-R3")


@pytest.mark.rule("MU-ACTIVATE-R8")
@pytest.mark.parametrize("action", NOTHING_DONE)
@pytest.mark.parametrize("before", [False, True])
def test_an_action_without_effect_will_do(action: str, before: bool) -> None:
    """Nothing dug, no step of Market or Command taken, nothing smuggled: still an action."""
    s = busy()

    if before:
        play(s, "activate U10")
    play(s, NOTHING_DONE[action][0])
    for name in NOTHING_DONE[action][1:]:
        if name in offered(s) and asked(s) not in ("act", "activate"):
            play(s, name)

    assert happened(s, "dug") == happened(s, "sent-envoy") == happened(s, "hired") == []
    assert asked(s) == ("act" if before else "activate")
    assert s.actions == 1


@pytest.mark.rule("MU-ACTIVATE-R8", "MU-ACTIVATE-02", "MU-EDGE-138")
def test_a_card_that_fits_nothing() -> None:
    """Excavate with no tile is on the menu, and the activation with it, before or after; a Travel of no moves allows
    none."""

    def lone_card() -> Earth:
        return stalls(
            "U10", "xian easter manaus", hands=["red-mask", ""], travel=["", "travel-2"], cargo=["orange-lens", ""]
        )

    assert offered(lone_card(), "excavate") == ["excavate red-mask"]
    after = play(lone_card(), "excavate red-mask")
    assert (asked(after), offered(after)) == ("activate", ["done", "activate U10"])

    before = play(lone_card(), "activate U10")
    assert offered(before, "excavate") == ["excavate red-mask"]
    refused(before, "travel red-mask", "MU-ACTIVATE-R3")

    travelled = finish(play(lone_card(), "travel red-mask"), "activate")
    assert asked(travelled) != "activate"
    assert board(travelled) == ["U10"]


# --- who and what is there --------------------------------------------------------------------------


@pytest.mark.rule("MU-ACTIVATE-R5")
def test_other_explorers_do_not_matter() -> None:
    """Everybody else stands at Xi'an too."""
    s = xian(seats=4, cargo=["orange-lens", "", "", ""], traders=["mask", "", "", ""],
             explorers=["xian rome vancouver", *["xian berlin guam"] * 3])  # fmt: skip

    assert offered(s, "activate") == ["activate U10"]


@pytest.mark.rule("MU-ACTIVATE-01", "MU-ACTIVATE-R5")
def test_the_explorer_of_another_is_of_no_use() -> None:
    s = stalls("U10", "rome", cargo=["orange-lens", ""], explorers=["rome vancouver delhi", "xian berlin guam"])

    refused(s, "activate U10", "MU-ACTIVATE-01")


@pytest.mark.rule("MU-ACTIVATE-R6", "MU-CMDCARD-09", "MU-EDGE-128")
def test_an_explorer_brought_by_the_action_itself() -> None:
    """Priority Shuttle brings one to Rome, where U3 lies: its tile is bought after this Command."""
    s = stalls({"U3": "red-crater"}, "berlin easter manaus", round=2, hands=["red-mask red-cog", ""],
               command=["priority-shuttle", "fresh-orders", "emergency-fund"], envoys=["left", ""],
               explorers=["vancouver berlin easter", "vancouver berlin guam"])  # fmt: skip
    assert not offered(s, "activate")

    play(s, "command red-mask", "recall", "move berlin rome")
    refused(s, "activate U3", "MU-ACTIVATE-01")
    play(s, "done")

    assert (asked(s), offered(s)) == ("activate", ["done", "activate U3"])


@pytest.mark.rule("MU-ACTIVATE-R6")
def test_an_explorer_that_has_left() -> None:
    """Priority Shuttle takes it away from Rome: after the Command there is nothing to activate; before it there was."""
    s = stalls({"U3": "red-crater"}, round=2, command=["priority-shuttle", "fresh-orders", "emergency-fund"],
               envoys=["left", ""], explorers=["vancouver rome easter", "vancouver berlin guam"])  # fmt: skip
    assert offered(s, "activate") == ["activate U3"]

    play(s, "command red-mask", "recall", "move rome berlin", "done")

    assert (asked(s), board(s)) == ("act", ["U3"])


@pytest.mark.rule("MU-ACTIVATE-R7")
@pytest.mark.parametrize(
    ("popups", "places", "kw", "rule"),
    [
        ({"U3": "red-lens"}, "rome", {"credits": [0, 8]}, "MU-SUPPLY-03"),
        ({"U3": "red-lens"}, "rome", {"cargo": ["green-lens*4", ""]}, "MU-SUPPLY-R3"),
        ({"U10": ""}, "xian", {"cargo": ["orange-crater red-helix", ""]}, "MU-ACTIVATE-R7"),
        ({"U10": ""}, "xian", {}, "MU-ACTIVATE-R7"),
    ],
    ids=["no credit", "no room", "nothing that meets", "no tile"],
)
def test_what_cannot_be_carried_out_is_not_offered(
    popups: dict[str, str], places: str, kw: dict[str, Any], rule: str
) -> None:
    """Neither before the action nor after it."""
    card = next(iter(popups))
    s = stalls(popups, places, **kw)
    assert not offered(s, "activate")
    refused(s, f"activate {card}", rule)

    play(s, "excavate red-mask")
    assert (asked(s), s.actions) == ("act", 1)
    assert board(s) == [card]


@pytest.mark.rule("MU-ACTIVATE-R7", "MU-POPUP-05")
def test_what_is_not_on_the_board() -> None:
    """A card of the deck, and one that is out."""
    s = xian("U7", used="U10")

    refused(s, "activate U10", "MU-POPUP-05")
    refused(s, "activate U6", "MU-POPUP-05")


@pytest.mark.rule("MU-ACTIVATE-R7")
def test_begun_is_carried_out() -> None:
    """The demand cannot be dropped once it is begun, and no action taken instead."""
    s = xian(cargo=["orange-lens yellow-helix", ""])

    play(s, "activate U10")

    assert offered(s) == ["give cargo yellow-helix", "give cargo orange-lens"]
    refused(s, "done", "MU-DEMAND-01")
    refused(s, "excavate red-mask", "EE-TURN-08")
