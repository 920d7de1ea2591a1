"""The Great Pyramid (AR-PYRAMID)."""

from __future__ import annotations

import itertools

import pytest

from digsite.games.archaeology.kinds import MAP
from tests.games.archaeology.table import asked, chamber, dig, hand, laid_out, lay, offered, play, refused, trade

CONTENTS = ["coin*2", "pot_shard*5", "parchment_scrap*8"]


@pytest.mark.rule("AR-PYRAMID-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_five_and_eight_cards(seats: int) -> None:
    """At the start three chambers hold two, five and eight cards, facedown for everyone."""
    s = laid_out(seats, seats, monument="great_pyramid")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [2, 5, 8]
    for seat in [*range(seats), None]:
        assert [chamber(s, seat, number) for number in range(3)] == [None, None, None]


@pytest.mark.rule("AR-PYRAMID-02", "AR-PYRAMID-03", "AR-PYRAMID-04", "AR-PYRAMID-05")
@pytest.mark.parametrize(("number", "maps"), [(0, 1), (1, 2), (2, 3)])
def test_a_chamber_for_its_maps(number: int, maps: int) -> None:
    """One, two and three Maps take everything out of the chambers of two, five and eight, and leave them empty."""
    s = dig([f"map*{maps}", "coin"], chambers=CONTENTS)
    assert offered(s, "explore") == [f"explore {i}" for i in range(number + 1)]

    play(s, f"explore {number}")

    assert hand(s, 0) == CONTENTS[number]
    assert s.maps_spent == maps
    assert s.chamber_sizes[number] == 0


@pytest.mark.rule("AR-PYRAMID-03", "AR-PYRAMID-04")
def test_too_few_maps_for_the_larger_chambers() -> None:
    """One Map opens neither the chamber of five nor that of eight, two do not open that of eight."""
    s = dig(["map", "coin"], chambers=CONTENTS)
    assert refused(s, "explore 1") == "AR-EXPLORE-01"
    assert refused(s, "explore 2") == "AR-EXPLORE-01"

    s = dig(["map*2", "coin"], chambers=CONTENTS)
    assert refused(s, "explore 2") == "AR-EXPLORE-01"


@pytest.mark.rule("AR-EDGE-25", "AR-PYRAMID-02", "AR-EXPLORE-R3")
def test_three_maps_do_not_overpay() -> None:
    """With three Maps the chamber of two costs one. Dearer Maps cannot be turned to a cheaper chamber."""
    s = dig(["map*3", "coin"], chambers=["coin*2", "", ""])
    assert offered(s, "explore") == ["explore 0"]
    assert refused(s, "explore 1") == "AR-EXPLORE-R1"
    assert refused(s, "explore 2") == "AR-EXPLORE-R1"

    play(s, "explore 0")

    assert hand(s, 0) == "coin*2 map*2"
    assert s.maps_spent == 1


@pytest.mark.rule("AR-EDGE-26", "AR-PYRAMID-05", "AR-EXPLORE-R1")
def test_an_explored_chamber_is_closed() -> None:
    """What one player has emptied another cannot choose."""
    s = dig(["map", "map coin"], chambers=CONTENTS)

    play(s, "explore 0", "end-turn")

    assert refused(s, "explore 0") == "AR-EXPLORE-R1"
    assert offered(s, "explore") == []


@pytest.mark.rule("AR-EDGE-26", "AR-PYRAMID-04")
def test_two_maps_before_the_chamber_of_eight() -> None:
    """Two Maps cannot open the last chamber; they can be traded, sold, or kept until a third comes."""
    s = dig(["map*2", "coin"], market="talisman", chambers=["", "", "parchment_scrap*8"], dig_site="coin map")
    assert refused(s, "explore 2") == "AR-EXPLORE-01"
    assert offered(s) == ["end-turn", "trade", "sell map 1"]

    traded = s.copy()
    trade(traded, "map", "talisman")
    assert hand(traded, 0) == "talisman map"
    sold = s.copy()
    play(sold, "sell map 1")
    assert hand(sold, 0) == "map"

    play(s, "end-turn", "end-turn")
    assert asked(s) == "0 act"
    play(s, "explore 2")
    assert hand(s, 0) == "parchment_scrap*8"


@pytest.mark.rule("AR-PYRAMID-06", "AR-PYRAMID-07")
@pytest.mark.parametrize("way", list(itertools.permutations([0, 1, 2])))
def test_all_three_in_any_order_take_all_six_maps(way: tuple[int, ...]) -> None:
    """Whichever chamber comes first, six Maps are just enough for all three, and then no Map is left in the game."""
    s = dig(["map*6", "coin"], chambers=CONTENTS)

    for number in way:
        play(s, f"explore {number}", "end-turn", "end-turn")

    assert hand(s, 0) == "pot_shard*5 parchment_scrap*8 coin*2"
    assert s.chamber_sizes == [0, 0, 0]
    assert s.maps_spent == s.rules.copies[MAP] == 6
    assert lay(s.market) == ""
