"""The Temple (AR-TEMPLE)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import KIND_NAMES, MAP
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    chamber,
    dig,
    hand,
    happened,
    knows,
    laid_out,
    lay,
    offered,
    order,
    play,
    refused,
    told,
    trade,
    turn,
)

COINS, SHARDS, MIXED = "coin*5", "pot_shard*5", "parchment_scrap*2 talisman*3"


def temple(hands: list[str], chambers: tuple[str, str, str] = (COINS, SHARDS, MIXED), **fields: object) -> Dig:
    """A position at the Temple."""
    return dig(hands, monument="temple", chambers=list(chambers), **fields)  # type: ignore[arg-type]


def saw(s: Dig, seat: int | None) -> str:
    """The cards that the last play showed to that seat alone."""
    counts = [0] * len(KIND_NAMES)
    for event in told(s, seat):
        if event["kind"] == "saw":
            kind, n = event["treasure"], event["n"]
            assert isinstance(kind, int)
            assert isinstance(n, int)
            counts[kind] += n
    return lay(counts)


@pytest.mark.rule("AR-TEMPLE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_chambers_of_five(seats: int) -> None:
    """At the start each of three chambers holds five cards, facedown for everyone."""
    s = laid_out(seats, seats, monument="temple")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [5, 5, 5]
    for seat in [*range(seats), None]:
        assert [chamber(s, seat, number) for number in range(3)] == [None, None, None]


@pytest.mark.rule("AR-TEMPLE-02", "AR-TEMPLE-03")
@pytest.mark.parametrize(("number", "found"), [(0, COINS), (1, SHARDS), (2, MIXED)])
def test_two_maps_take_any_chamber_once(number: int, found: str) -> None:
    """Two Maps take all five cards of whichever chamber; then it is closed to everyone."""
    s = temple(["map*2", "map*2"])

    play(s, f"explore {number}", "end-turn")

    assert hand(s, 0) == found
    assert s.maps_spent == 2
    assert s.chamber_sizes[number] == 0
    assert refused(s, f"explore {number}") == "AR-EXPLORE-R1"
    assert len(offered(s, "explore")) == 2


@pytest.mark.rule("AR-TEMPLE-02", "AR-EDGE-27")
def test_one_map_is_not_enough() -> None:
    """A single Map opens no chamber."""
    s = temple(["map coin", "coin"])

    assert offered(s, "explore") == []
    for number in range(3):
        assert refused(s, f"explore {number}") == "AR-EXPLORE-01"


@pytest.mark.rule("AR-TEMPLE-07")
def test_six_maps_take_everything() -> None:
    """Three explorations take all chambers and all Maps."""
    s = temple(["map*6", "coin"])

    for number in (2, 0, 1):
        play(s, f"explore {number}", "end-turn", "end-turn")

    assert s.chamber_sizes == [0, 0, 0]
    assert s.maps_spent == s.rules.copies[MAP] == 6


@pytest.mark.rule("AR-TEMPLE-04", "AR-TEMPLE-R1")
@pytest.mark.parametrize(("number", "found"), [(0, COINS), (1, SHARDS), (2, MIXED)])
def test_a_sale_earns_a_look_at_one_whole_chamber(number: int, found: str) -> None:
    """Once the set is sold the seller may choose a chamber, and sees every card in it and no other."""
    s = temple(["coin*2", "coin"])

    play(s, "sell coin 1")
    assert asked(s) == "0 look"
    assert s.scores == [2, 0]
    assert offered(s) == ["no-look", "look 0", "look 1", "look 2"]

    play(s, f"look {number}")
    assert saw(s, 0) == found
    assert [chamber(s, 0, i) for i in range(3)] == [found if i == number else None for i in range(3)]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TEMPLE-05")
@pytest.mark.parametrize("codes", [["sell coin 1", "look 0"], ["sell coin 1", "look 1"]])
def test_nobody_else_sees_the_cards(codes: list[str]) -> None:
    """The others learn which chamber was looked at. What lay in it makes no difference to what they see."""
    one = temple(["coin*2", "coin"], (COINS, SHARDS, MIXED))
    other = temple(["coin*2", "coin"], (SHARDS, COINS, MIXED))

    play(one, *codes)
    play(other, *codes)

    for seat in (1, None):
        assert told(one, seat) == told(other, seat)
        assert told(one, seat) == [{"kind": "looked", "seat": 0, "chamber": int(codes[1][-1])}]
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("AR-TEMPLE-05", "AR-TEMPLE-R4")
def test_the_cards_go_back() -> None:
    """A look takes nothing out of the chamber."""
    s = temple(["coin*2", "coin"])

    play(s, "sell coin 1", "look 2")

    assert [lay(cards) for cards in s.chambers] == [COINS, SHARDS, MIXED]
    assert hand(s, 0) == "coin"


@pytest.mark.rule("AR-TEMPLE-06")
def test_a_look_is_optional_and_free() -> None:
    """He may decline; and whether he looks or not changes nothing but what he knows."""
    looked = temple(["coin*2", "coin"])
    declined = looked.copy()

    play(looked, "sell coin 1", "look 0")
    play(declined, "sell coin 1", "no-look")

    assert order(declined) == ["declined-look"]
    assert chamber(declined, 0, 0) is None
    before, after = declined.to_json(), looked.to_json()
    assert after == {**before, "seen_by": [[0], [], []], "looked": True}


@pytest.mark.rule("AR-TEMPLE-R1", "AR-EDGE-28", "AR-TEMPLE-05")
@pytest.mark.parametrize("looks", [["look 0", "look 1", "look 2"], ["look 1", "look 1", "look 0"]])
def test_three_sales_three_looks(looks: list[str]) -> None:
    """Each set that is sold earns a look of its own, at the same chamber or another; the others learn no card."""
    one = temple(["coin*2 map", "coin"], (SHARDS, "parchment_scrap*5", MIXED))
    other = temple(["coin*2 map", "coin"], ("parchment_scrap*5", SHARDS, MIXED))

    for sale, look in zip(["sell coin 1", "sell map 1", "sell coin 1"], looks, strict=True):
        for s in (one, other):
            play(s, sale)
            assert asked(s) == "0 look"
            play(s, look)
        for seat in (1, None):
            assert told(one, seat) == told(other, seat)
            assert one.view(seat) == other.view(seat)

    assert chamber(one, 0, 0) == SHARDS
    assert chamber(other, 0, 1) == SHARDS
    assert [chamber(one, 1, number) for number in range(3)] == [None, None, None]


@pytest.mark.rule("AR-TEMPLE-R1", "AR-TEMPLE-R2")
def test_a_look_is_used_at_once_or_lost() -> None:
    """The look comes before the next action; once declined it does not come back, nor is it saved up."""
    s = temple(["coin*3 map*2", "coin"], market="pot_shard")
    assert refused(s, "look 0") == "AR-TEMPLE-04"

    play(s, "sell coin 1")
    for name in ("sell coin 1", "trade", "explore 0", "end-turn"):
        assert refused(s, name) == "AR-TEMPLE-R1"

    play(s, "no-look")
    assert refused(s, "look 0") == "AR-TEMPLE-R1"
    play(s, "sell coin 1", "look 0")
    assert asked(s) == "0 act"
    assert refused(s, "look 1") == "AR-TEMPLE-R1"


@pytest.mark.rule("AR-TEMPLE-R3")
def test_only_chambers_with_cards_are_looked_at() -> None:
    """An emptied chamber offers no look."""
    s = temple(["coin*2", "coin"], ("", SHARDS, ""))

    play(s, "sell coin 1")

    assert offered(s) == ["no-look", "look 1"]
    assert refused(s, "look 0") == "AR-TEMPLE-R3"


@pytest.mark.rule("AR-TEMPLE-R3", "AR-EDGE-29")
def test_no_look_with_every_chamber_explored() -> None:
    """With nothing left to see a sale is just a sale."""
    s = temple(["coin*2", "coin"], ("", "", ""))

    play(s, "sell coin 1")

    assert asked(s) == "0 act"
    assert order(s) == ["sold"]


@pytest.mark.rule("AR-TEMPLE-R3")
def test_a_forced_sale_earns_a_look_too() -> None:
    """Also whoever must sell may look."""
    s = temple(["coin*2", "coin"])
    play(s, "end-turn", "end-turn")
    assert s.forced

    play(s, "sell coin 1")

    assert asked(s) == "0 look"


@pytest.mark.rule("AR-TEMPLE-R3")
def test_a_look_is_no_exploration() -> None:
    """Looking leaves this turn's exploration unused, and exploring leaves the looks."""
    s = temple(["coin*2 map*2", "coin"])

    play(s, "sell coin 1", "look 0", "explore 0")
    assert hand(s, 0) == "coin*6"

    play(s, "sell coin 1")
    assert asked(s) == "0 look"


@pytest.mark.rule("AR-TEMPLE-R4")
def test_what_was_seen_stays_known_until_the_chamber_is_explored() -> None:
    """The chamber does not change, so its looker goes on seeing it, and nobody else does."""
    s = temple(["coin*2", "map*2 talisman", "coin"], dig_site="pot_shard*6", market="parchment_scrap")
    play(s, "sell coin 1", "look 2", "end-turn")
    trade(s, "talisman", "parchment_scrap")
    play(s, "sell parchment_scrap 1", "no-look")
    for _ in range(3):
        assert [chamber(s, seat, 2) for seat in (0, 1, 2, None)] == [MIXED, None, None, None]
        play(s, "end-turn")

    assert asked(s) == "1 act"
    play(s, "explore 2")
    assert [chamber(s, seat, 2) for seat in (0, 1, 2, None)] == [None, None, None, None]


@pytest.mark.rule("AR-EDGE-75", "AR-TEMPLE-R4", "AR-EXPLORE-05")
def test_a_chamber_that_another_had_seen() -> None:
    """Seat 1 takes what seat 0 looked at: the cards are not shown, but seat 0 is certain of them; nobody else is."""
    s = temple(["coin*2", "map*2", "coin"])
    play(s, "sell coin 1", "look 2")
    assert saw(s, 0) == MIXED
    assert saw(s, 2) == ""
    play(s, "end-turn", "explore 2")

    assert s.view(1)["hand"] == s.hands[1]
    assert hand(s, 1) == MIXED
    assert len(happened(s, "found")) == 2
    for seat in (0, 2, None):
        assert [event["kind"] for event in told(s, seat)] == ["explored", "emptied"]
        assert knows(s, seat, 1) == (MIXED if seat == 0 else "")
        assert chamber(s, seat, 2) is None


@pytest.mark.rule("AR-EDGE-76", "AR-END-R2")
def test_no_look_after_the_very_last_sale() -> None:
    """The last card of the last hand ends the game; nothing is asked any more."""
    s = temple(["coin", ""])

    play(s, "sell coin 1")

    assert asked(s) == "over"
    assert order(s) == ["sold", "ended"]


@pytest.mark.rule("AR-EDGE-76", "AR-TEMPLE-R1")
def test_a_look_for_a_players_last_card() -> None:
    """While others still hold cards, the sale of one's own last card earns its look."""
    s = temple(["coin", "coin"])

    play(s, "sell coin 1")
    assert asked(s) == "0 look"

    play(s, "look 1")
    assert chamber(s, 0, 1) == SHARDS
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-TEMPLE-R1")
def test_a_look_while_there_is_something_to_dig() -> None:
    """All hands may be empty: with cards in the dig site the game goes on, so the look is earned."""
    s = temple(["coin", ""], dig_site="coin")

    play(s, "sell coin 1")

    assert asked(s) == "0 look"


@pytest.mark.rule("AR-TEMPLE-R4")
def test_a_second_look_by_another_takes_nothing_from_the_first() -> None:
    """Two players who have both looked into a chamber both go on knowing it."""
    s = dig(
        ["coin*2", "coin*2"],
        monument="temple",
        chambers=["talisman*2", "coin", "coin"],
        dig_site="pot_shard*2",
        agenda=turn(0),
    )
    play(s, "sell coin 1", "look 0", "end-turn", "sell coin 1", "look 0")
    for seat in (0, 1):
        known = s.view(seat)["chambers"]
        assert isinstance(known, list)
        assert lay(known[0]) == "talisman*2"
    assert s.view(None)["chambers"] == [None, None, None]


@pytest.mark.rule("AR-TEMPLE-R1", "AR-TEMPLE-R3")
def test_why_there_is_no_further_look() -> None:
    """One look a sale; and none into a temple without cards."""
    s = dig(["coin*3", "coin"], monument="temple", chambers=["talisman", "coin", "coin"], dig_site="coin")
    assert refused(s, "look 0") == "AR-TEMPLE-04"
    play(s, "sell coin 1", "look 0")
    assert refused(s, "look 1") == "AR-TEMPLE-R1"
    s = dig(["coin*3", "coin"], monument="temple", chambers=["", "", ""], dig_site="coin")
    play(s, "sell coin 1")
    assert refused(s, "look 1") == "AR-TEMPLE-R3"
