"""The Mine (AR-MINE)."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.games.archaeology.kinds import COIN, KIND_NAMES, TALISMAN
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    cards,
    chamber,
    dig,
    hand,
    happened,
    knows,
    laid_out,
    lay,
    offered,
    order,
    plausible,
    play,
    refused,
    told,
)


def mine(held: str, contents: str, dig_site: str = "", seed: int = 0) -> Dig:
    """A position at the Mine; seat 1 holds a coin."""
    return dig([held, "coin"], monument="mine", chambers=[contents], dig_site=dig_site, seed=seed)


@pytest.mark.rule("AR-MINE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_chamber_of_fifteen(seats: int) -> None:
    """At the start one chamber holds fifteen cards, facedown for everyone."""
    s = laid_out(seats, seats, monument="mine")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [15]
    for seat in [*range(seats), None]:
        assert chamber(s, seat, 0) is None


@pytest.mark.rule("AR-MINE-02", "AR-MINE-R1", "AR-MINE-R5")
def test_a_map_and_the_first_card() -> None:
    """One Map is paid, and then one card is turned up: whoever has paid cannot stop before it."""
    s = mine("map*2", "pot_shard*15")

    play(s, "explore 0")

    assert order(s) == ["explored", "turned-up"]
    assert hand(s, 0) == "map"
    assert s.maps_spent == 1
    assert lay(s.drawn) == "pot_shard"
    assert asked(s) == "0 draw"


@pytest.mark.rule("AR-MINE-R1", "AR-MINE-06")
@pytest.mark.parametrize("kind", [name for name in KIND_NAMES if name != "map"])
def test_the_first_card_never_caves_in(kind: str) -> None:
    """No single card is worth more than five, so one card can always be had."""
    s = dig(["map", "", "", "", "coin"], monument="mine", chambers=[f"{kind}*4"])

    play(s, "explore 0")
    assert order(s) == ["explored", "turned-up"]

    play(s, "stop")
    assert hand(s, 0) == kind


@pytest.mark.rule("AR-MINE-03")
def test_every_card_is_as_likely() -> None:
    """The chamber is shuffled: the first card, and the one after it, are what chance makes them."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(900):
        s = mine("map", "pot_shard*2 coin", seed=seed)
        play(s, "explore 0")
        first = happened(s, "turned-up")[0]["treasure"]
        play(s, "draw")
        found[first, happened(s, "turned-up")[0]["treasure"]] += 1  # type: ignore[index]

    assert plausible(found, {(0, 0): 1, (0, COIN): 1, (COIN, 0): 1})


@pytest.mark.rule("AR-MINE-03", "AR-MINE-09")
def test_the_chamber_is_shuffled_each_time() -> None:
    """What came first last time is no likelier to come first again."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(800):
        s = mine("map*2", "coin*2 talisman*2", seed=seed)
        firsts = []
        for _ in range(2):
            play(s, "explore 0")
            firsts.append(happened(s, "turned-up")[0]["treasure"])
            while asked(s) == "0 draw":
                play(s, "draw")
            if not s.sizes[0]:
                break
            play(s, "end-turn", "end-turn")
        found[firsts[0], firsts[1]] += 1  # type: ignore[index]

    assert plausible(found, {(a, b): 1 for a in (COIN, TALISMAN) for b in (COIN, TALISMAN)})


@pytest.mark.rule("AR-MINE-04", "AR-MINE-R5")
def test_one_card_at_a_time_for_all_to_see() -> None:
    """Each draw turns up one card and lays it where everyone sees it; it is in no hand yet."""
    s = mine("map", "coin*6")

    for n, code in enumerate(["explore 0", "draw"], start=1):
        play(s, code)
        for seat in (0, 1, None):
            assert [event["treasure"] for event in told(s, seat) if event["kind"] == "turned-up"] == [COIN]
            assert s.view(seat)["drawn"] == s.drawn
        assert lay(s.drawn) == ("coin" if n == 1 else "coin*2")
        assert hand(s, 0) == ""


@pytest.mark.rule("AR-MINE-05", "AR-MINE-R5")
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_stop_at_any_time(draws: int) -> None:
    """After the first card he may stop whenever he likes; all cards turned up are his, and all have seen them."""
    s = mine("map", "pot_shard*9")
    play(s, "explore 0", *["draw"] * draws)
    assert offered(s) == ["draw", "stop"]

    play(s, "stop")

    gained = lay([1 + draws] + [0] * 8)
    assert hand(s, 0) == gained
    assert knows(s, 1, 0) == knows(s, None, 0) == gained
    assert s.chamber_sizes == [9 - 1 - draws]
    assert lay(s.drawn) == ""
    assert asked(s) == "0 act"


def drawing(drawn: str, contents: str) -> Dig:
    """Seat 0, who still holds a coin, has turned up these cards and may draw on."""
    return dig(
        ["coin", "coin"],
        monument="mine",
        chambers=[contents],
        drawn=cards(drawn),
        maps_spent=1,
        acted=True,
        explored=True,
        agenda=[["draw", 0, 0, 0]],
        late=True,
    )


@pytest.mark.rule("AR-EDGE-32", "AR-MINE-07", "AR-MINE-05")
def test_three_and_two_are_safe() -> None:
    """A talisman and a coin make five, which holds; he may stop with both."""
    s = drawing("talisman", "coin*2")

    play(s, "draw")
    assert order(s) == ["turned-up"]

    play(s, "stop")
    assert hand(s, 0) == "coin*2 talisman"


@pytest.mark.rule("AR-EDGE-32", "AR-MINE-06", "AR-EXPLORE-R2", "AR-MINE-R5")
def test_one_more_is_too_much() -> None:
    """At five a card worth one makes six: all three go back facedown, nothing is gained, and the Map is gone."""
    s = drawing("coin talisman", "pot_shard")

    play(s, "draw")

    assert order(s) == ["turned-up", "caved-in"]
    assert hand(s, 0) == "coin"
    assert lay(s.chambers[0]) == "pot_shard coin talisman"
    assert s.chamber_sizes == [3]
    assert lay(s.drawn) == ""
    assert s.maps_spent == 1
    assert [chamber(s, seat, 0) for seat in (0, 1, None)] == [None, None, None]
    assert refused(s, "explore 0") == "AR-EXPLORE-02"


@pytest.mark.rule("AR-MINE-06", "AR-MINE-R5")
def test_a_first_exploration_that_caves_in() -> None:
    """From the Map on: two talismans make six; the Map was paid before and does not come back."""
    s = mine("map coin", "talisman*4")

    play(s, "explore 0", "draw")

    assert hand(s, 0) == "coin"
    assert s.maps_spent == 1
    assert lay(s.chambers[0]) == "talisman*4"


@pytest.mark.rule("AR-EDGE-33", "AR-MINE-06", "AR-MINE-07")
def test_five_ones_are_safe_and_six_are_not() -> None:
    """Five cards worth one make exactly five; the sixth brings all of them back into the Mine."""
    s = mine("map coin", "pot_shard*4 parchment_scrap*4")
    play(s, "explore 0", "draw", "draw", "draw", "draw")
    assert sum(s.drawn) == 5
    assert asked(s) == "0 draw"

    stopped = s.copy()
    play(stopped, "stop")
    assert stopped.sizes[0] == 6

    play(s, "draw")
    assert order(s) == ["turned-up", "caved-in"]
    assert hand(s, 0) == "coin"
    assert lay(s.chambers[0]) == "pot_shard*4 parchment_scrap*4"


@pytest.mark.rule("AR-EDGE-34", "AR-MINE-R2")
def test_an_exhausted_chamber_ends_the_draw() -> None:
    """Two cards worth one were left: with the second he has both, and nothing more is asked."""
    s = mine("map", "pot_shard parchment_scrap")

    play(s, "explore 0", "draw")

    assert hand(s, 0) == "pot_shard parchment_scrap"
    assert s.chamber_sizes == [0]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-MINE-R2", "AR-MINE-06")
def test_the_last_card_may_cave_in_too() -> None:
    """If the last card is the one that is too much, everything goes back."""
    s = drawing("talisman", "talisman")

    play(s, "draw")

    assert hand(s, 0) == "coin"
    assert lay(s.chambers[0]) == "talisman*2"


@pytest.mark.rule("AR-EDGE-73", "AR-MINE-R3", "AR-MINE-06")
def test_at_exactly_five_the_choice_is_his() -> None:
    """At five nobody stops him: he may stop or draw, and whatever he draws is too much."""
    for kind in ("pot_shard", "coin", "talisman", "pharaohs_mask"):
        s = drawing("coin talisman", f"{kind}*2")
        assert offered(s) == ["draw", "stop"]

        play(s, "draw")
        assert "caved-in" in order(s)


@pytest.mark.rule("AR-MINE-R4")
def test_only_cards_drawn_this_time_count() -> None:
    """Neither the hand nor what an earlier exploration brought adds to the value that lies there."""
    s = mine("map*2 talisman*4", "coin*6")
    play(s, "explore 0", "draw", "stop", "end-turn", "end-turn")
    assert hand(s, 0) == "coin*2 talisman*4 map"

    play(s, "explore 0", "draw")

    assert order(s) == ["turned-up"]
    assert asked(s) == "0 draw"


@pytest.mark.rule("AR-MINE-R4")
def test_what_caved_in_before_does_not_count() -> None:
    """A draw that went back begins anew at nothing."""
    s = mine("map*2 coin", "talisman*3")
    play(s, "explore 0", "draw", "end-turn", "end-turn")

    play(s, "explore 0")

    assert order(s) == ["explored", "turned-up"]
    assert lay(s.drawn) == "talisman"


@pytest.mark.rule("AR-MINE-08")
def test_everyone_can_count_the_cards() -> None:
    """How many are left is public at any time, also in the middle of a draw."""
    s = mine("map", "pot_shard*9")
    for code, left in [("explore 0", 8), ("draw", 7), ("draw", 6), ("stop", 6)]:
        play(s, code)
        for seat in (0, 1, None):
            assert s.view(seat)["chamber_sizes"] == [left]


@pytest.mark.rule("AR-MINE-09", "AR-EXPLORE-R1")
def test_again_while_there_are_cards() -> None:
    """Turn after turn the Mine can be explored, until it is empty."""
    s = mine("map*4", "pot_shard*3")

    for left in (2, 1):
        play(s, "explore 0", "stop", "end-turn", "end-turn")
        assert s.chamber_sizes == [left]
    play(s, "explore 0", "end-turn", "end-turn")

    assert hand(s, 0) == "pot_shard*3 map"
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-MINE-R5", "AR-MINE-06")
def test_all_remember_what_went_back() -> None:
    """Cards that were turned up are known to be in the Mine again, to everyone alike; they lie facedown."""
    s = mine("map coin", "talisman*2 pot_shard*3", seed=1)
    play(s, "explore 0")
    while asked(s) == "0 draw":
        play(s, "draw")
    assert "caved-in" in order(s)

    turned = s.view(None)["turned"]
    assert turned == s.view(0)["turned"] == s.view(1)["turned"]
    assert isinstance(turned, list)
    assert sum(turned[0]) == happened(s, "caved-in")[0]["n"]
    assert chamber(s, 0, 0) is None
