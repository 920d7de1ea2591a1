"""The action phase and its turns (EE-TURN)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadInput
from tests.games.excavation_earth.table import (
    GAME,
    after_draft,
    asked,
    at,
    earth,
    happened,
    new,
    offered,
    other_cards,
    play,
    quiet,
    refused,
    story,
)

SEVEN = ["travel", "excavate", "market", "sell", "command", "smuggle", "survey"]
"""The actions that cost a card."""


def cards(s: Earth, seat: int) -> int:
    """Cards in hand, of both kinds."""
    return len(at(s, "hands", seat)) + len(at(s, "travel", seat))


def everything(**kw: Any) -> Earth:
    """A position where all eight actions can be chosen with a red mask card, and each can do something."""
    return quiet(
        **{
            "hands": ["red-mask green-cog", "red-coil"],
            "explorers": ["vancouver london zanzibar", "vancouver berlin guam"],
            "sites": "red-lens",
            "cargo": ["purple-helix", ""],
            "traders": ["mask", ""],
            "queues": ["purple wild"],
            "stacks": {"green": "green-helix"},
            **kw,
        }
    )


# --- whose turn it is -----------------------------------------------------------------------------


@pytest.mark.rule("EE-TURN-01", "EE-TURN-02", "EE-TURN-03")
def test_two_actions_each_round_and_round_the_track() -> None:
    """The track says 2, 1, 0: each takes two actions (here: Travel twice) and then the first one is on again."""
    s = quiet(seats=3, order=[2, 1, 0], turn=2, hands=["red-mask*2", "red-cog*2", "red-coil*2 green-mask*2"])

    turns: list[int | None] = []
    for _ in range(4):
        assert s.seat is not None
        assert asked(s) == "act"
        turns.append(s.seat)
        for left in (2, 1):
            assert s.question is not None
            assert s.question.about["n"] == left
            assert s.seat == turns[-1]
            card = at(s, "hands", s.seat)[0]
            play(s, f"travel {card}", "done")

    assert turns == [2, 1, 0, 2]
    assert story(s, "turn-began") == ["1 turn-began"]


@pytest.mark.rule("EE-TURN-02")
def test_no_stopping_after_one_action() -> None:
    """With cards in hand the second action cannot be left out: there is nothing like being done."""
    s = quiet(hands=["red-mask*2", "red-cog"])

    play(s, "travel red-mask", "done")

    assert (s.seat, asked(s)) == (0, "act")
    assert "done" not in offered(s)
    refused(s, "done", "EE-TURN-02")


@pytest.mark.rule("EE-TURN-03")
@pytest.mark.parametrize("second", ["excavate red-mask", "command red-mask", "travel red-mask", "survey red-mask"])
def test_the_same_action_twice_or_two_different_ones(second: str) -> None:
    """Whatever the first one was, the second is chosen freely."""
    s = quiet(hands=["red-mask*2", "red-cog"])

    play(s, "excavate red-mask")

    assert second in offered(s)


@pytest.mark.rule("EE-TURN-04", "EE-PASS-07")
def test_who_has_passed_is_skipped() -> None:
    """Seat 1 has passed, so seat 2 follows seat 0, and seat 0 follows seat 2."""
    s = quiet(seats=3, passed=[1], hands=["red-mask*2 green-mask*2", "red-cog*2", "red-coil*2"])

    play(s, "excavate red-mask", "excavate red-mask")
    assert s.seat == 2
    assert story(s, "turn-began") == ["2 turn-began"]

    play(s, "excavate red-coil", "excavate red-coil")
    assert s.seat == 0
    assert at(s, "hands", 1) == ["red-cog", "red-cog"]


@pytest.mark.rule("EE-TURN-05")
def test_the_phase_ends_when_all_have_passed() -> None:
    """Not one pass earlier; then the centres are scored and the next round is prepared."""
    s = quiet(seats=3, hands=["red-mask", "red-cog", "red-coil"], envoys=["left", "", ""])

    play(s, "pass")
    assert (s.seat, s.round) == (1, 1)
    play(s, "pass")
    assert (s.seat, s.round) == (2, 1)
    assert not happened(s, "centre-prize")

    play(s, "pass")
    assert story(s, "centre-prize") == ["0 centre-prize left 1 5"]
    assert s.round == 2


@pytest.mark.rule("EE-TURN-06", "EE-EDGE-53")
def test_the_last_one_goes_on_alone() -> None:
    """Seat 0 passes first and loses the second action; seat 1 takes turn after turn, two actions each."""
    s = quiet(hands=["red-mask", "red-cog*2 green-cog*2 green-mask"], travel=["", ""])

    play(s, "pass")

    for cards_left in (3, 1):
        assert (s.seat, s.actions) == (1, 2)
        card = at(s, "hands", 1)[0]
        play(s, f"travel {card}", "done")
        assert (s.seat, s.actions) == (1, 1)
        card = at(s, "hands", 1)[0]
        play(s, f"travel {card}", "done")
        assert story(s, "turn-began") == ["1 turn-began"]
        assert len(at(s, "hands", 1)) == cards_left
    assert (s.seat, s.actions, s.round) == (1, 2, 1)
    assert at(s, "hands", 0) == ["red-mask"]


# --- the eight actions and their cards ------------------------------------------------------------


@pytest.mark.rule("EE-TURN-07", "EE-TURN-15")
def test_eight_actions_and_one_card_for_seven_of_them() -> None:
    """A red mask card can pay for each of the seven, where colour, icon and explorers fit."""
    s = everything()

    assert {name.split()[0] for name in offered(s)} == {*SEVEN, "pass"}
    for action in SEVEN:
        assert f"{action} red-mask" in offered(s)


@pytest.mark.rule("EE-TURN-08", "EE-TURN-12", "EE-TURN-R2")
@pytest.mark.parametrize("action", SEVEN)
def test_an_action_costs_exactly_one_card(action: str) -> None:
    """It leaves the hand before anything else of the action: to the common pile, or on its way to the forecast."""
    s = everything()

    play(s, f"{action} red-mask")

    assert at(s, "hands") == [["green-cog"], ["red-coil"]]
    assert at(s, "travel") == [["travel-2"], ["travel-2"]]
    assert story(s, "played") == [f"0 played {action} red-mask"]
    if action == "survey":
        assert (at(s, "played"), at(s, "discard")) == ("red-mask", {})
    else:
        assert (at(s, "played"), at(s, "discard")) == (None, {"red-mask": 1})


@pytest.mark.rule("EE-TURN-08")
def test_no_action_without_the_card_in_hand() -> None:
    """A card of somebody else's hand, or of nobody's, pays for nothing."""
    s = everything()

    for action, rule in [
        ("travel", "EE-TRAVEL-01"),
        ("excavate", "EE-EXCAVATE-01"),
        ("market", "EE-MARKET-01"),
        ("sell", "EE-SELL-01"),
        ("command", "EE-COMMAND-01"),
        ("smuggle", "EE-SMUGGLE-01"),
        ("survey", "EE-SURVEY-01"),
    ]:
        refused(s, f"{action} red-coil", rule)
        refused(s, f"{action} red-anchor", rule)
    refused(s, "travel travel-3", "EE-TRAVEL-01")
    refused(s, "sell travel-3", "EE-SELL-01")


@pytest.mark.rule("EE-TURN-08")
def test_an_action_is_finished_before_the_next() -> None:
    """While explorers travel no other action, and no Pass, can be chosen."""
    s = quiet(hands=["red-mask*2", "red-cog"])

    play(s, "travel red-mask")

    refused(s, "excavate red-mask", "EE-TURN-08")
    refused(s, "pass", "EE-TURN-11")


@pytest.mark.rule("EE-TURN-09", "EE-PASS-01")
def test_with_an_empty_hand_pass_is_all_that_is_left() -> None:
    """Seat 1 has no card at all: when its turn comes it passes, unasked, and seat 0 is on again."""
    s = quiet(hands=["red-mask*2 green-mask*2", ""], travel=["", ""])

    play(s, "excavate red-mask", "excavate red-mask")

    assert story(s, "turn-began", "passed") == ["1 turn-began", "1 passed", "0 turn-began"]
    assert at(s, "passed") == [1]
    assert (s.seat, s.actions) == (0, 2)


@pytest.mark.rule("EE-TURN-09")
def test_a_travel_card_is_a_card_too() -> None:
    """With a travel card and nothing else in hand a player may still travel, or pass."""
    s = quiet(hands=["", "red-mask"])

    assert offered(s) == ["pass", "travel travel-2"]


@pytest.mark.rule("EE-TURN-14")
@pytest.mark.parametrize("action", ["excavate", "market", "command", "smuggle", "survey"])
def test_without_an_action_card_no_card_is_missed_in_particular(action: str) -> None:
    """What is refused is the action, whichever card is named; a card that could pay for Travel is still named there."""
    s = quiet(hands=["", "red-mask"])

    refused(s, f"{action} yellow-mask", "EE-TURN-14")
    refused(s, "travel yellow-mask", "EE-TRAVEL-01")


@pytest.mark.rule("EE-TURN-10", "EE-EDGE-51")
def test_one_card_gives_one_action_and_then_the_forced_pass() -> None:
    """The hand is empty after the first action, so the second one of the same turn is Pass."""
    s = quiet(hands=["red-mask", "red-cog"], travel=["", ""])

    play(s, "excavate red-mask")

    assert story(s, "played", "passed", "turn-began") == [
        "0 played excavate red-mask",
        "0 passed",
        "1 turn-began",
    ]
    assert s.seat == 1
    assert at(s, "passed") == [0]


@pytest.mark.rule("EE-TURN-11")
def test_pass_with_cards_in_hand_as_first_or_second_action() -> None:
    """Nobody has to play out the hand."""
    s = quiet(hands=["red-mask*2", "red-cog"])
    first = s.copy()

    play(first, "pass")
    assert (first.seat, at(first, "passed"), at(first, "hands", 0)) == (1, [0], ["red-mask", "red-mask"])

    play(s, "excavate red-mask")
    assert "pass" in offered(s)
    play(s, "pass")
    assert (s.seat, at(s, "passed"), at(s, "hands", 0)) == (1, [0], ["red-mask"])


@pytest.mark.rule("EE-TURN-13", "EE-EDGE-38", "EE-SELL-01")
def test_a_travel_card_goes_to_the_own_pile_and_comes_back() -> None:
    """A sale is paid with the 4-fuel card: not in the common pile, not to be used again, and back in round 2."""
    s = quiet(
        hands=["", "red-cog"],
        travel=["travel-2 travel-4", ""],
        cargo=["purple-helix", ""],
        traders=["mask", ""],
        queues=["purple"],
    )

    play(s, "sell travel-4")
    assert at(s, "sold") == {"purple-helix": 1}
    assert (at(s, "travel", 0), at(s, "discard")) == (["travel-2"], {})
    refused(s, "travel travel-4", "EE-TRAVEL-01")

    play(s, "pass", "pass")
    after_draft(s)
    assert s.round == 2
    assert at(s, "travel") == [["travel-2", "travel-3", "travel-4"]] * 2


@pytest.mark.rule(
    "EE-TURN-14", "EE-EXCAVATE-02", "EE-MARKET-03", "EE-COMMAND-02", "EE-SMUGGLE-03", "EE-SURVEY-02", "EE-TURN-16"
)
def test_a_travel_card_pays_for_travel_and_sell_only() -> None:
    """Where all actions are possible a hand of travel cards gives two of them and Pass; others have no such code."""
    s = everything(hands=["", "red-coil"], travel=["travel-2 travel-3 travel-4", ""])

    assert offered(s) == [
        "pass",
        *(f"travel travel-{fuel}" for fuel in (2, 3, 4)),
        *(f"sell travel-{fuel}" for fuel in (2, 3, 4)),
    ]
    for action in ("excavate", "market", "command", "smuggle", "survey"):
        with pytest.raises(BadInput):
            GAME.codes.parse(f"{action} travel-2")


@pytest.mark.rule("EE-TURN-16", "EE-COMMAND-15", "EE-SMUGGLE-20")
def test_what_is_asked_of_the_card() -> None:
    """Market and Smuggle ask for an icon, whatever the colour; the other five can be chosen with any card."""
    hand = "yellow-mask purple-mask yellow-coil green-prism red-cog"
    s = everything(hands=[hand, "red-coil"], travel=["", ""])

    fits = {action: sorted(name.split()[1] for name in offered(s, action)) for action in SEVEN}
    for action in ("travel", "sell", "excavate", "command", "survey"):
        assert fits[action] == sorted(hand.split())
    assert fits["market"] == ["purple-mask", "yellow-mask"]
    assert fits["smuggle"] == ["purple-mask", "red-cog", "yellow-mask"]


@pytest.mark.rule("EE-TURN-17")
def test_no_hand_limit_during_the_phase() -> None:
    """A hand of twenty cards is played like any other; a card drawn joins it."""
    hand = "red-mask*2 red-coil*2 red-prism*2 red-cog*2 red-comet*2 red-anchor*2 green-mask*2 green-coil*2 green-cog*2"
    s = quiet(
        hands=[f"{hand} green-comet*2", "yellow-cog"],
        cargo=["purple-helix*2", ""],
        traders=["mask coil", ""],
        queues=["purple", "purple"],
    )

    play(s, "sell red-mask", "sell-at 1", "sell-at 2")
    assert (len(at(s, "hands", 0)), at(s, "discard")) == (20, {"red-mask": 1})
    play(s, "excavate red-mask")
    assert (len(at(s, "hands", 0)), s.seat) == (19, 1)


@pytest.mark.rule("EE-TURN-18", "EE-TURN-10")
def test_a_card_drawn_now_may_pay_for_the_second_action() -> None:
    """The last card pays for a sale in two markets; the bonus card, the only one of the deck, pays for an Excavate."""
    s = quiet(
        hands=["red-mask", "yellow-mask"],
        travel=["", ""],
        cargo=["purple-helix*2", ""],
        traders=["mask coil", ""],
        queues=["purple", "purple"],
        forecast="orange-cog*2 orange-comet",
        discard=other_cards("green-coil", "red-mask yellow-mask orange-cog*2 orange-comet"),
    )

    play(s, "sell red-mask", "sell-at 1", "sell-at 2")

    assert (s.seat, at(s, "hands", 0)) == (0, ["green-coil"])
    assert {"pass", "excavate green-coil"} <= set(offered(s))
    play(s, "excavate green-coil")
    assert at(s, "hands", 0) == []


@pytest.mark.rule("EE-TURN-19")
def test_the_start_of_a_turn() -> None:
    """Third explorer first, then the Pilots' free move, then the first action; none of them can be had before."""
    s = new(2, seed=3, factions=["dal_harrai", "kuti_kuti"])
    while asked(s) == "redraw":
        play(s, "done")

    assert (s.seat, asked(s)) == (0, "place_third")
    refused(s, "pass", "EE-TURN-11")
    refused(s, "move vancouver mexico", "EE-TRAVEL-02")
    play(s, "place guam")
    assert asked(s) == "free_move"
    refused(s, "pass", "EE-TURN-11")
    play(s, "move guam sydney")
    assert (asked(s), s.actions) == ("act", 2)
    assert at(s, "explorers", 0) == ["vancouver", "berlin", "sydney"]

    play(s, "pass")
    while asked(s) == "pass_discard":
        s.play(s.legal()[0])
    assert (s.seat, asked(s)) == (1, "place_third")
    play(s, "place guam")
    assert asked(s) == "act"


# --- rulings --------------------------------------------------------------------------------------

ZERO = {
    "travel": ["travel red-mask", "done"],
    "excavate": ["excavate red-mask", "done"],
    "market": ["market red-mask", "done", "done", "done"],
    "command": ["command red-mask", "done"],
    "smuggle": ["smuggle red-mask", "done"],
}


@pytest.mark.rule("EE-TURN-R1", "EE-EDGE-23", "EE-EXCAVATE-R2", "EE-COMMAND-R4", "EE-SMUGGLE-R3", "EE-MARKET-04")
@pytest.mark.parametrize("action", list(ZERO))
def test_an_action_without_effect(action: str) -> None:
    """Zero moves, tiles or steps where all could be done: the card is discarded, nothing else is changed."""
    s = everything()
    before = s.to_json()

    play(s, *ZERO[action])

    after = s.to_json()
    assert after.pop("hands") == [["green-cog"], ["red-coil"]]
    assert after.pop("discard") == {"red-mask": 1}
    assert after.pop("actions") == 1
    for field in after:
        assert after[field] == before[field], field


@pytest.mark.rule("EE-TURN-R1", "EE-EDGE-23", "EE-EXCAVATE-R2", "EE-COMMAND-R4", "EE-SMUGGLE-R3")
@pytest.mark.parametrize("action", ["excavate", "market", "command", "smuggle"])
def test_an_action_that_can_do_nothing_may_be_chosen(action: str) -> None:
    """No tile, no cube, no buyer, no money: the requirements are met, so the card may be spent on it."""
    s = everything(
        sites="",
        cargo=["", ""],
        stacks={},
        traders=["coil*22", ""],
        queues=[],
        ship={"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8, "wild": 6},
    )

    play(s, f"{action} red-mask")

    assert (asked(s), s.seat, s.actions) == ("act", 0, 1)
    assert at(s, "discard") == {"red-mask": 1}


@pytest.mark.rule("EE-TURN-R1", "EE-TURN-20")
def test_any_hand_can_be_played_out_without_passing() -> None:
    """With a card in hand there is always an action to spend it on."""
    s = earth(
        factions=["issisinui", "gul"], hands=["red-mask green-cog*2", "red-coil"], travel=["travel-2", "travel-2"]
    )

    for name in ("red-mask", "green-cog"):
        play(s, f"travel {name}", "done")
    play(s, "excavate red-coil", "travel travel-2", "done")
    play(s, "travel green-cog", "done", "travel travel-2", "done")
    assert at(s, "hands", 0) == []
    assert at(s, "travel", 0) == []


@pytest.mark.rule("EE-TURN-R2")
def test_the_paid_card_takes_part_in_a_reshuffle() -> None:
    """Deck and discard pile are empty; the card paid for a two-market sale is the one that is drawn."""
    mine = "red-mask"
    forecast = "orange-cog*2 orange-comet"
    others = " ".join(f"{card}*{n}" for card, n in other_cards("", mine, forecast).items())
    s = quiet(
        hands=[mine, others],
        forecast=forecast,
        cargo=["purple-helix*2", ""],
        traders=["mask coil", ""],
        queues=["purple", "purple"],
    )
    assert (s.n_deck, s.n_discard) == (0, 0)

    play(s, "sell red-mask", "sell-at 1", "sell-at 2")

    assert at(s, "hands", 0) == ["red-mask"]
    assert (s.n_deck, s.n_discard) == (0, 0)
    assert story(s, "reshuffled", "drew") == ["0 reshuffled 1", "0 drew red-mask"]


@pytest.mark.rule("EE-TURN-R2")
def test_the_card_paid_for_a_survey_lies_in_the_forecast() -> None:
    """Nothing else to draw: when the bought tile fills a column the replaced card is drawn, not the paid one."""
    mine = "red-mask"
    forecast = "orange-cog*2 orange-comet"
    others = " ".join(f"{card}*{n}" for card, n in other_cards("", mine, forecast).items())
    s = quiet(
        factions=["gul", "aqulla"],
        hands=[mine, others],
        forecast=forecast,
        guards=["red-helix red-antenna red-crater", ""],
        sold={"red-helix": 4, "red-antenna": 2, "red-crater": 5, "red-lens": 5},
    )

    play(s, "survey red-mask", "replace 2", "buy red-lens", "sample red-lens")

    assert at(s, "forecast") == ["orange-cog", "orange-cog", "red-mask"]
    assert at(s, "hands", 0) == ["orange-comet"]


@pytest.mark.rule("EE-TURN-R3")
def test_nobody_acts_in_anothers_turn() -> None:
    """Seat 1 has cards and explorers, but it is seat 0's turn; also in the middle of an action."""
    s = everything()

    for name in ("pass", "excavate red-coil", "travel travel-2"):
        refused(s, name, "EE-TURN-R3", seat=1)
    play(s, "travel red-mask")
    refused(s, "move berlin rome", "EE-TURN-R3", seat=1)
    assert s.seats == [0]


@pytest.mark.rule("EE-TURN-R4", "EE-SELL-02", "EE-SELL-06", "EE-SELL-07")
def test_no_dead_ends_in_a_sale() -> None:
    """A colour without an eligible market, or without a tile, and a second market without a second tile: refused."""
    s = quiet(
        hands=["red-mask*2", "red-coil"],
        cargo=["purple-helix green-helix red-lens*2", ""],
        traders=["mask coil", ""],
        queues=["purple red", "purple red"],
    )

    play(s, "sell red-mask")
    assert offered(s) == ["region red", "region purple"]
    refused(s, "region green", "EE-SELL-07")
    refused(s, "region orange", "EE-SELL-06")

    play(s, "region purple", "sell-at 1")
    assert asked(s) == "act"
    assert at(s, "sold") == {"purple-helix": 1}


@pytest.mark.rule("EE-TURN-20", "EE-TURN-08", "EE-TURN-R3")
@pytest.mark.parametrize("number", range(3))
def test_every_action_phase_ends(number: int) -> None:
    """A random game comes to its end: an action costs one card, only bonuses bring one, others' hands do not grow."""
    s = new(2 + number, seed=number)
    rng = digsite.Rng(number)

    def step(names: list[str]) -> None:
        s.play(rng.pick(s.legal()))
        names.extend(story(s, "drew", "kept-card", "passed", "ended", "dealt"))

    seen = 0
    while not s.over:
        before = [cards(s, seat) for seat in range(s.n_seats)]
        acting = asked(s) == "act"
        seat = s.turn
        told: list[str] = []
        step(told)
        while acting and s.seat == seat and asked(s) not in ("act", "draft", ""):
            step(told)
        if acting and not any(name.split()[1] in ("passed", "ended", "dealt") for name in told):
            seen += 1
            after = [cards(s, other) for other in range(s.n_seats)]
            assert after[seat] == before[seat] - 1 + len(told)
            before[seat] = after[seat]
            assert after == before
    assert seen > 10
