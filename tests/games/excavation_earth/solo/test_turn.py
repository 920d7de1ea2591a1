"""Zu's turns: two cards, one after the other, and a pass when there is none (ZU-TURN)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, new, solo, told, turn
from tests.games.excavation_earth.table import asked, at, offered, play, story

ROUND_1 = {"excavate-top": 3, "market": 2, "command-1": 1, "sell": 1, "snipe": 2, "survey": 1}
"""A whole deck of round 1."""


def beats(s: Earth) -> list[str]:
    """Who began a turn, how many cards Zu revealed in it, who passed, and whether the round was scored."""
    found: list[str] = []
    for line in story(s, "turn-began", "zu-card", "zu-passed", "passed", "centre-prize", "round-began"):
        seat, kind = line.split()[:2]
        who = "human" if seat == "0" else "zu"
        if kind == "zu-card":
            found[-1] += "+card"
        elif kind == "turn-began":
            found.append(who)
        else:
            found.append("pass" if kind.endswith("passed") else kind)
    return found


def zu_discard(s: Earth) -> dict[str, int]:
    """The cards on Zu's discard pile."""
    found: dict[str, int] = at(s, "zu", "discard")
    return found


# --- two actions ------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TURN-01", "ZU-TURN-09")
@pytest.mark.parametrize("faction", ["issisinui", "dal_harrai"])
def test_turns_alternate(faction: str) -> None:
    """From the first on the track on, human and Zu take turns in turn, as long as both have something to play."""
    s = new(1, factions=[faction])
    rng = digsite.Rng(5)
    seen = beats(s)
    while len(seen) < 7:
        eager = [code for code, name in zip(s.legal(), offered(s), strict=True) if name != "pass"]
        s.play(eager[rng.below(len(eager))])
        seen += beats(s)
    pair = ["human", "zu+card+card"] if faction == "issisinui" else ["zu+card+card", "human"]
    assert seen[:7] == ["round-began", *pair, *pair, *pair]


@pytest.mark.rule("ZU-TURN-02", "ZU-TURN-03")
def test_two_actions_one_after_the_other() -> None:
    """The first card is carried out before the second is turned up; a third is not."""
    s = turn(solo(), "command-1 command-3 command-5")
    assert told(s, "card", "hired", "sent-envoy") == [
        "card command-1",
        "hired #1",
        "sent-envoy left",
        "card command-3",
        "hired #3",
        "sent-envoy middle",
    ]
    assert at(s, "zu", "deck") == {"command-5": 1}


@pytest.mark.rule("ZU-TURN-03", "ZU-GEN-10")
def test_the_second_action_finds_what_the_first_left() -> None:
    """Command puts a trader in market 3; the Sell that follows sells there."""
    s = turn(solo(cargo=["", "red-lens"], queues=["", "", "red"]), "command-3 sell")
    assert at(s, "sold") == {"red-lens": 1}
    assert at(s, "envoys", ZU) == {"middle": 2}


@pytest.mark.rule("ZU-TURN-04")
def test_cards_are_discarded_whatever_came_of_them() -> None:
    """One ended in the black market, one failed: both lie on Zu's pile, on those that were there."""
    s = turn(solo(stacks={"red": "red-lens"}), "excavate-top market survey", first="snipe")
    assert told(s, "card") == ["card excavate-top", "card market"]
    assert told(s, "acquires") == ["acquires nothing-to-dig"]
    assert zu_discard(s) == {"excavate-top": 1, "market": 1, "snipe": 1}
    s = turn(solo(), "sell snipe survey")
    assert told(s, "failed") == ["failed no-artefact 10"] * 2
    assert zu_discard(s) == {"sell": 1, "snipe": 1}


@pytest.mark.rule("ZU-TURN-04", "ZU-GEN-12")
def test_discarded_cards_lie_face_up() -> None:
    """The human and spectators see which cards they are."""
    s = turn(solo(), "sell command-2 survey")
    for viewer in (HUMAN, None):
        zu = s.view(viewer)["zu"]
        assert isinstance(zu, dict)
        assert [face for face, n in enumerate(zu["discard"]) if n] == [13, 18]
        assert [event.kind.name for event in s.events if event.kind.name == "zu-card"] == ["zu-card"] * 2


# --- passing ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TURN-05")
def test_no_card_for_the_second_action() -> None:
    """One card is left: it is carried out, and the second action is a pass."""
    s = turn(solo(), "command-1", first="sell")
    assert told(s, "card", "passed") == ["card command-1", "passed"]
    assert at(s, "passed") == [ZU]
    assert at(s, "envoys", ZU) == {"left": 1}


@pytest.mark.rule("ZU-TURN-06")
@pytest.mark.parametrize("cards", ["sell snipe", "sell snipe survey"])
def test_no_pass_while_there_are_cards(cards: str) -> None:
    """Two cards are two actions, whatever comes of them; that none is left then is not yet a pass."""
    s = turn(solo(), cards)
    assert told(s, "passed") == []
    assert at(s, "passed") == []


@pytest.mark.rule("ZU-TURN-07", "ZU-TURN-08", "ZU-FAIL-06")
def test_a_pass_costs_nothing() -> None:
    """With an empty deck the whole turn is one pass: nothing else changes, no credits, no card."""
    s = solo(zu_cards={"discard": ROUND_1}, cargo=["", "red-lens"], traders=["", "mask"], queues=["red"])
    before = s.to_json()
    after = turn(s, "", first="excavate-top*3 market*2 command-1 sell snipe*2 survey")
    assert told(after) == ["passed"]
    assert {**after.to_json(), "rng": before["rng"]} == {**before, "passed": [ZU]}


@pytest.mark.rule("ZU-TURN-09", "ZU-TURN-10", "ZU-TURN-12", "ZU-EDGE-49", "ZU-TURN-02", "ZU-TURN-06")
def test_the_human_passes_at_once() -> None:
    """Zu goes on alone: five turns of two cards, a pass at the start of the sixth; only then the round is scored."""
    s = solo(envoys=["left*10", ""])
    play(s, "pass")
    assert beats(s)[:8] == ["pass", *["zu+card+card"] * 5, "zu", "pass"]
    assert set(beats(s)[8:-1]) == {"centre-prize"}
    assert beats(s)[-1] == "round-began"
    assert (s.round, asked(s)) == (2, "draft")


@pytest.mark.rule("ZU-TURN-10")
def test_zu_goes_on_from_the_middle_of_a_round() -> None:
    """Six cards are left when the human passes: three turns more."""
    s = solo(zu_cards={"discard": {"sell": 1, "snipe": 2, "market": 1}})
    play(s, "pass")
    assert beats(s)[:6] == ["pass", "zu+card+card", "zu+card+card", "zu+card+card", "zu", "pass"]


@pytest.mark.rule("ZU-TURN-11", "ZU-TURN-07")
def test_the_human_goes_on_alone() -> None:
    """Zu has passed: after two actions the human has a turn again, with two more, and Zu reveals nothing."""
    s = solo(zu_cards={"discard": ROUND_1}, passed=[ZU], hand="red-mask*2 green-mask*2")
    play(s, "command red-mask", "trader", "done")
    assert (asked(s), at(s, "actions")) == ("act", 1)
    play(s, "command red-mask", "trader", "done")
    assert beats(s) == ["human"]
    assert (asked(s), at(s, "actions"), at(s, "turn"), s.round) == ("act", 2, HUMAN, 1)


@pytest.mark.rule("ZU-TURN-11", "ZU-TURN-12")
@pytest.mark.parametrize("round", [1, 2])
def test_the_phase_ends_when_both_have_passed(round: int) -> None:
    """Zu has passed before; with the human's pass the round is scored and the next begins."""
    cards = at(solo(round=round), "zu")
    s = solo(
        round=round,
        passed=[ZU],
        envoys=["left", ""],
        zu_cards={**cards, "deck": {}, "discard": cards["deck"]},
    )
    assert asked(s) == "act"
    play(s, "pass")
    assert beats(s) == ["pass", "centre-prize", "round-began"]
    assert s.round == round + 1
