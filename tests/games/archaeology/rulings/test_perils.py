"""Readings of thieves and tents: what each allows where they part."""

from __future__ import annotations

import pytest

from tests.games.archaeology.table import asked, dig, hand, happened, offered, play, refused, storm, turn


def reading(rule: str, key: str) -> dict[str, object]:
    """The options of a table that reads one ruling so."""
    return {"rulings": {rule: key}}


@pytest.mark.rule("AR-THIEF-R1")
@pytest.mark.parametrize(
    ("key", "victims"), [("only-holders", ["rob 2", "rob 3"]), ("anyone", ["rob 1", "rob 2", "rob 3"])]
)
def test_an_opponent_without_cards(key: str, victims: list[str]) -> None:
    """1 has no card: he may be chosen by one reading only."""
    s = dig(["", "", "coin", "map"], dig_site="thief coin", agenda=turn(0), options=reading("AR-THIEF-R1", key))

    assert offered(s) == victims
    if key == "only-holders":
        assert refused(s, "rob 1") == "AR-THIEF-R1"
        why = s.why_not(s.game.codes.parse("rob 1"))
        assert why is not None
        assert why.cite == "AR-THIEF-R1: only-holders"


@pytest.mark.rule("AR-THIEF-R1")
def test_nothing_is_stolen_from_an_empty_hand() -> None:
    """The thief is used up, all are told whom it was tried with, and the turn goes on."""
    s = dig(["coin", "", "coin"], dig_site="thief coin", agenda=turn(0), options=reading("AR-THIEF-R1", "anyone"))

    play(s, "rob 1")

    assert happened(s, "robbed-in-vain") == [{"kind": "robbed-in-vain", "seat": 0, "victim": 1}]
    assert asked(s) == "0 act"
    assert (hand(s, 0), s.thieves_out) == ("coin", 1)


@pytest.mark.rule("AR-THIEF-R1", "AR-THIEF-06")
@pytest.mark.parametrize("key", ["only-holders", "anyone"])
def test_no_choice_among_empty_hands(key: str) -> None:
    """If no opponent has a card nothing is asked, by either reading."""
    s = dig(["coin", "", ""], dig_site="thief coin", agenda=turn(0), options=reading("AR-THIEF-R1", key))

    assert asked(s) == "0 act"
    assert len(happened(s, "nothing-stolen")) == 1


TWO_STORMS = "sandstorm*2 pot_shard"


@pytest.mark.rule("AR-TENT-R3")
@pytest.mark.parametrize(("key", "second"), [("one-storm", "0 scatter"), ("whole-dig", "1 shelter")])
def test_a_second_storm_in_a_dig(key: str, second: str) -> None:
    """0 has dug two storms and used his only tent in the first: the second strikes him, or it does not."""
    s = storm(["coin*4", "coin*4"], tents=[1, 1], dig_site=TWO_STORMS, options=reading("AR-TENT-R3", key))

    play(s, "no-tent", "use-tent", "lose coin", "lose coin")
    assert asked(s) == "1 shelter"  # his tent still stands
    play(s, "use-tent")

    assert s.storms_out == 2
    if key == "one-storm":
        assert asked(s) == second
        play(s, "lose coin", "lose coin")
        assert hand(s, 0) == "pot_shard coin*2"
    else:
        assert hand(s, 0) == "pot_shard coin*4"
    assert asked(s) == "0 act"
    assert s.dry == 0


@pytest.mark.rule("AR-TENT-R3", "AR-FIERCE-02")
@pytest.mark.parametrize(("key", "left"), [("one-storm", 1), ("whole-dig", 1)])
def test_a_tent_with_a_second_use(key: str, left: int) -> None:
    """In Fierce Weather the second storm asks for the tent again, unless it still shelters."""
    options = {"fierce_weather": True, **reading("AR-TENT-R3", key)}
    s = storm(["coin*4", "coin*2"], tents=[2, 0], dig_site=TWO_STORMS, options=options)

    play(s, "use-tent", "lose coin")

    assert s.tents == [left, 0]
    assert asked(s) == ("0 shelter" if key == "one-storm" else "0 act")


@pytest.mark.rule("AR-TENT-R3")
def test_whoever_is_still_sheltered_is_told_so() -> None:
    """In the second storm 0 is not asked for the tent that he still sits in."""
    options = {"fierce_weather": True, **reading("AR-TENT-R3", "whole-dig")}
    s = storm(["coin*4", "coin*4"], tents=[2, 2], dig_site=TWO_STORMS, options=options)
    play(s, "no-tent", "use-tent", "lose coin", "lose coin")

    assert asked(s) == "1 shelter"
    assert refused(s, "use-tent", seat=0) == "AR-TENT-R3"


@pytest.mark.rule("AR-TENT-R3")
@pytest.mark.parametrize("key", ["one-storm", "whole-dig"])
def test_the_next_dig_is_another(key: str) -> None:
    """A tent used in one dig shelters from no storm of the next."""
    s = storm(
        ["coin*4", "coin*4"],
        tents=[1, 0],
        dig_site="sandstorm pot_shard sandstorm pot_shard",
        options=reading("AR-TENT-R3", key),
    )
    play(s, "use-tent", "lose coin", "lose coin", "end-turn")

    assert asked(s) == "0 scatter"
