"""Pass: no more turns in this phase (EE-PASS)."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.table import after_draft, asked, at, happened, offered, play, quiet, refused, story


@pytest.mark.rule("EE-PASS-01")
def test_pass_costs_no_card() -> None:
    """Two action cards stay in hand, the discard pile is empty."""
    s = quiet(hands=["red-mask red-cog", "red-coil"])

    play(s, "pass")

    assert at(s, "hands", 0) == ["red-mask", "red-cog"]
    assert at(s, "discard") == {}
    assert story(s, "passed", "discarded") == ["0 passed"]


@pytest.mark.rule("EE-PASS-02", "EE-PASS-06")
def test_travel_cards_are_set_aside_and_come_back() -> None:
    """All of them leave the hand on passing, none counts towards the two; in the next round all three are there."""
    s = quiet(hands=["red-mask red-cog", "red-coil"], travel=["travel-2 travel-3", "travel-4"])

    play(s, "pass")
    assert at(s, "travel") == [[], ["travel-4"]]
    assert at(s, "hands", 0) == ["red-mask", "red-cog"]
    assert s.seat == 1

    play(s, "pass")
    assert (s.round, at(s, "travel")) == (2, [[], []])
    after_draft(s)
    assert at(s, "travel") == [["travel-2", "travel-3", "travel-4"]] * 2


@pytest.mark.rule("EE-PASS-03", "EE-PASS-R1", "EE-PASS-05")
def test_discard_of_choice_down_to_two() -> None:
    """Four action cards: two of the player's choice go to the common pile, openly; exactly two are kept."""
    s = quiet(hands=["red-mask red-cog green-mask green-cog", "red-coil"])

    play(s, "pass")
    assert (asked(s), s.seat) == ("pass_discard", 0)
    assert offered(s) == [f"discard {card}" for card in ("green-mask", "green-cog", "red-mask", "red-cog")]
    refused(s, "discard red-coil", "EE-PASS-03")
    assert s.why_not(1) is not None  # done: as many as needed must go
    play(s, "discard red-cog")
    assert (asked(s), s.why_not(1) is not None) == ("pass_discard", True)
    play(s, "discard green-mask")

    assert at(s, "hands", 0) == ["green-cog", "red-mask"]
    assert at(s, "discard") == {"red-cog": 1, "green-mask": 1}
    assert (s.seat, asked(s)) == (1, "act")
    refused(s, "discard red-coil", "EE-PASS-03")


@pytest.mark.rule("EE-PASS-03")
def test_discards_are_told_to_everybody() -> None:
    """Each of them by name."""
    s = quiet(hands=["red-mask red-cog green-mask", "red-coil"])

    play(s, "pass", "discard red-cog")

    assert story(s, "discarded") == ["0 discarded red-cog"]
    assert [event.seen(1) for event in s.events if event.kind.name == "discarded"] == [
        event.whole() for event in s.events if event.kind.name == "discarded"
    ]


@pytest.mark.rule("EE-PASS-04", "EE-PASS-06")
@pytest.mark.parametrize("hand", ["", "red-mask", "red-mask red-cog"])
def test_two_or_fewer_are_all_kept(hand: str) -> None:
    """Also with three travel cards besides."""
    s = quiet(hands=[hand, "red-coil"], travel=["travel-2 travel-3 travel-4", "travel-2"])

    play(s, "pass")

    assert at(s, "hands", 0) == hand.split()
    assert (s.seat, asked(s), at(s, "discard")) == (1, "act", {})


@pytest.mark.rule("EE-PASS-02", "EE-PASS-03", "EE-PASS-04", "EE-PASS-05", "EE-PASS-06", "EE-EDGE-52")
def test_five_action_cards_and_two_travel_cards() -> None:
    """Three discarded, two kept, two travel cards set aside; the next round's hand is 2 + 6 + 3 = 11."""
    s = quiet(hands=["red-mask red-cog green-mask green-cog yellow-cog", ""], travel=["travel-2 travel-4", "travel-2"])

    play(s, "pass", "discard red-mask", "discard red-cog", "discard green-mask")
    assert at(s, "hands", 0) == ["yellow-cog", "green-cog"]
    assert (s.n_discard, at(s, "travel", 0)) == (3, [])

    play(s, "pass")
    after_draft(s)
    assert s.round == 2
    hand = at(s, "hands", 0)
    assert len(hand) == 8
    assert {"yellow-cog", "green-cog"} <= set(hand)
    assert len(hand) + len(at(s, "travel", 0)) == 11
    assert len(at(s, "hands", 1)) + len(at(s, "travel", 1)) == 9


@pytest.mark.rule("EE-PASS-07")
def test_no_more_turns_in_this_phase() -> None:
    """The others go on, round after round; in the next phase everybody is back."""
    s = quiet(seats=3, hands=["red-mask", "red-cog*2 green-cog*2", "red-coil*2 green-coil*2"])

    play(s, "pass")
    seats: list[int | None] = []
    for _ in range(4):
        seats.append(s.seat)
        for _ in range(2):
            card = at(s, "hands", s.seat)[0]
            play(s, f"travel {card}", "done")
    assert seats == [1, 2, 1, 2]

    play(s, "pass", "pass")
    after_draft(s)
    assert (s.seat, at(s, "passed")) == (0, [])


@pytest.mark.rule("EE-PASS-08", "EE-EDGE-53")
def test_pass_first_loses_the_second_action() -> None:
    """The next player's turn begins at once."""
    s = quiet(hands=["red-mask", "red-coil"])

    play(s, "pass")

    assert story(s, "passed", "turn-began") == ["0 passed", "1 turn-began"]
    assert (s.seat, s.actions) == (1, 2)


@pytest.mark.rule("EE-PASS-09")
def test_pass_second_ends_the_turn() -> None:
    """After a first action; the next player has two."""
    s = quiet(hands=["red-mask red-cog", "red-coil"])

    play(s, "excavate red-mask", "pass")

    assert (s.seat, s.actions, at(s, "passed")) == (1, 2, [0])


@pytest.mark.rule("EE-PASS-10", "EE-EDGE-54")
def test_passing_early_brings_nothing() -> None:
    """No credits, no card; the turn order of the next round is the same, whoever passed first."""
    s = quiet(seats=3, order=[2, 0, 1], turn=2, hands=["red-mask", "red-cog", "red-coil"])

    play(s, "pass")
    assert s.scores == [8, 8, 8]
    play(s, "travel red-mask", "done", "pass", "pass")

    assert s.round == 2
    assert (at(s, "order"), s.scores) == ([2, 0, 1], [8, 8, 8])
    after_draft(s)
    assert s.seat == 2


@pytest.mark.rule("EE-EDGE-54", "EE-SURVEY-14")
def test_tokens_make_the_new_order() -> None:
    """Order A B C D; C has token 1, A has 2: the new order is C A B D, and the tokens are back."""
    s = quiet(seats=4, tokens=[2, 0, 1, 0], hands=["red-mask", "red-cog", "red-coil", "red-prism"])

    play(s, "pass", "pass", "pass")
    assert at(s, "order") == [0, 1, 2, 3]
    play(s, "pass")

    assert at(s, "order") == [2, 0, 1, 3]
    assert at(s, "tokens") == [0, 0, 0, 0]
    assert story(s, "order") == ["2 order 1", "0 order 2", "1 order 3", "3 order 4"]


@pytest.mark.rule("EE-EDGE-54", "EE-PASS-10")
def test_without_tokens_the_order_stays() -> None:
    """Four players, nobody has a token."""
    s = quiet(seats=4, order=[3, 1, 0, 2], turn=3, hands=["red-mask", "red-cog", "red-coil", "red-prism"])

    play(s, "pass", "pass", "pass", "pass")

    assert (s.round, at(s, "order")) == (2, [3, 1, 0, 2])


@pytest.mark.rule("EE-PASS-11")
def test_round_3() -> None:
    """Discard down to two as ever; the game ends and the kept cards count for nothing."""
    s = quiet(round=3, hands=["red-mask red-cog green-mask", "red-coil"])

    play(s, "pass", "discard red-cog")
    assert at(s, "hands", 0) == ["green-mask", "red-mask"]
    assert (s.seat, at(s, "travel", 0)) == (1, [])
    play(s, "pass")

    assert s.over
    assert s.scores == [8, 8]
    assert s.result is not None
    assert s.result.winners == [0, 1]
    assert happened(s, "ended")
