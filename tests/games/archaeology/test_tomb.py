"""The Tomb (AR-TOMB)."""

from __future__ import annotations

import itertools

import pytest

from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    chamber,
    dig,
    hand,
    knows,
    laid_out,
    lay,
    offered,
    order,
    play,
    refused,
    told,
)

SEVEN, EIGHT = "coin*3 talisman*4", "pot_shard*6 parchment_scrap*2"


def tomb(hands: list[str], one: str = SEVEN, other: str = EIGHT, dig_site: str = "") -> Dig:
    """A position at the Tomb."""
    return dig(hands, monument="tomb", chambers=[one, other], dig_site=dig_site)


@pytest.mark.rule("AR-TOMB-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_chamber_of_seven_and_one_of_eight(seats: int) -> None:
    """At the start two chambers hold seven and eight cards, facedown for everyone."""
    s = laid_out(seats, seats, monument="tomb")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [7, 8]
    for seat in [*range(seats), None]:
        assert [chamber(s, seat, number) for number in range(2)] == [None, None]


@pytest.mark.rule("AR-TOMB-02")
@pytest.mark.parametrize(("number", "found"), [(0, SEVEN), (1, EIGHT)])
def test_one_map_shows_a_whole_chamber(number: int, found: str) -> None:
    """For one Map the explorer sees every card of the chamber he chose, and nothing of the other."""
    s = tomb(["map*2", "coin"])

    play(s, f"explore {number}")

    assert s.maps_spent == 1
    assert asked(s) == "0 keep"
    assert chamber(s, 0, number) == found
    assert chamber(s, 0, 1 - number) is None
    assert sum(event["kind"] == "saw" for event in told(s, 0)) == 2


@pytest.mark.rule("AR-TOMB-03", "AR-TOMB-07")
@pytest.mark.parametrize(
    ("kept", "gained", "left"),
    [
        (["coin", "coin"], "coin*2", "coin talisman*4"),
        (["coin", "talisman"], "coin talisman", "coin*2 talisman*3"),
        (["talisman", "talisman"], "talisman*2", "coin*3 talisman*2"),
    ],
)
def test_two_cards_of_his_choice(kept: list[str], gained: str, left: str) -> None:
    """Any two cards of the chamber are kept; the rest is there for the next explorer."""
    s = tomb(["map", "coin"])

    play(s, "explore 0", *(f"keep {kind}" for kind in kept))

    assert hand(s, 0) == gained
    assert lay(s.chambers[0]) == left
    assert s.chamber_sizes == [5, 8]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TOMB-03")
def test_only_cards_that_lie_there_can_be_kept() -> None:
    """A kind that is not in the chamber, or no longer, cannot be kept."""
    s = tomb(["map", "coin"], "coin talisman*2")
    play(s, "explore 0", "keep coin")

    assert offered(s) == ["keep talisman"]
    assert refused(s, "keep coin") == "AR-TOMB-03"
    assert refused(s, "keep pot_shard") == "AR-TOMB-03"


@pytest.mark.rule("AR-TOMB-04", "AR-TOMB-R2")
def test_the_others_see_nothing_of_it() -> None:
    """Whatever lay there, was kept and was left, the others are told the same: two cards of a chamber were kept."""
    one = tomb(["map", "coin"], "coin*4 talisman*3", "pot_shard*4 parchment_scrap*4")
    other = tomb(["map", "coin"], "pot_shard*4 parchment_scrap*3", "coin*4 talisman*3 parchment_scrap")

    for step, (mine, his) in enumerate(
        [("explore 0", "explore 0"), ("keep coin", "keep pot_shard"), ("keep talisman", "keep pot_shard")]
    ):
        play(one, mine)
        play(other, his)
        for seat in (1, None):
            assert told(one, seat) == told(other, seat)
            assert order(one)[0] == ("explored" if step == 0 else "kept")
            assert one.view(seat) == other.view(seat)
            assert knows(one, seat, 0) == ""
            assert chamber(one, seat, 0) is None

    assert one.view(0)["hand"] != other.view(0)["hand"]


@pytest.mark.rule("AR-TOMB-05", "AR-EDGE-30", "AR-EXPLORE-R1")
def test_a_last_card_is_all_he_gets() -> None:
    """Of a chamber with one card the explorer gets that one; the chamber is then closed."""
    s = tomb(["map", "map"], "talisman", "")

    play(s, "explore 0")
    assert hand(s, 0) == "talisman"
    assert asked(s) == "0 act"

    play(s, "end-turn")
    assert s.chamber_sizes[0] == 0
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-TOMB-03", "AR-TOMB-04")
def test_a_chamber_of_two_is_taken_whole() -> None:
    """Two cards are both kept, and still nobody else learns which."""
    one = tomb(["map", "coin"], "coin talisman", "", "pot_shard*2")
    other = tomb(["map", "coin"], "pot_shard*2", "", "coin talisman")

    play(one, "explore 0")
    play(other, "explore 0")

    assert (hand(one, 0), hand(other, 0)) == ("coin talisman", "pot_shard*2")
    assert one.chamber_sizes == [0, 0]
    for seat in (1, None):
        assert told(one, seat) == told(other, seat)
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("AR-TOMB-06", "AR-TOMB-R1", "AR-EDGE-31")
@pytest.mark.parametrize("begun", [["explore 0"], ["explore 0", "keep pot_shard"]])
def test_no_way_back_once_a_chamber_is_chosen(begun: list[str]) -> None:
    """The Map is paid, and two cards of that chamber must be kept: no stepping back, no other chamber, no fewer."""
    s = tomb(["map*2 coin", "coin"], "pot_shard*7", "talisman*8")
    play(s, *begun)

    assert s.maps_spent == 1
    assert offered(s) == ["keep pot_shard"]
    assert refused(s, "explore 1") == "AR-EXPLORE-R5"
    assert refused(s, "end-turn") == "AR-EXPLORE-R5"
    assert refused(s, "withdraw") == "AR-TRADE-R6"
    while asked(s) == "0 keep":
        play(s, "keep pot_shard")
    assert hand(s, 0) == "pot_shard*2 coin map"


@pytest.mark.rule("AR-TOMB-07", "AR-TOMB-09", "AR-TOMB-05", "AR-TOMB-08")
@pytest.mark.parametrize(("number", "gains"), [(0, [2, 2, 2, 1]), (1, [2, 2, 2, 2])])
def test_four_explorations_empty_a_chamber(number: int, gains: list[int]) -> None:
    """A chamber shrinks by two each time, that of seven by one in the end; everyone can count what is left."""
    s = tomb(["map*5", "coin"], "pot_shard*7", "pot_shard*8")
    left = [7, 8][number]

    for gain in gains:
        play(s, f"explore {number}")
        while asked(s) == "0 keep":
            play(s, "keep pot_shard")
        left -= gain
        for seat in (0, 1, None):
            sizes = s.view(seat)["chamber_sizes"]
            assert isinstance(sizes, list)
            assert sizes[number] == left
        play(s, "end-turn", "end-turn")

    assert hand(s, 0) == f"pot_shard*{sum(gains)} map"
    assert refused(s, f"explore {number}") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-TOMB-08")
def test_everyone_can_count_the_cards_while_it_is_explored() -> None:
    """The numbers are public also while the explorer is choosing."""
    s = tomb(["map", "coin"])

    play(s, "explore 0", "keep coin")

    assert s.view(1)["chamber_sizes"] == s.view(None)["chamber_sizes"] == [6, 8]


@pytest.mark.rule("AR-TOMB-10")
def test_six_maps_never_empty_the_tomb() -> None:
    """In whichever order, six explorations take twelve cards at the most: something is always left."""
    most = 0
    for way in itertools.product((0, 1), repeat=6):
        if max(way.count(0), way.count(1)) > 4:
            continue  # the chamber is closed by then
        s = tomb(["map*6", ""], "pot_shard*7", "parchment_scrap*8")
        for number in way:
            play(s, f"explore {number}")
            while asked(s) == "0 keep":
                play(s, offered(s)[0])
            play(s, "end-turn")
        assert s.maps_spent == 6
        most = max(most, s.sizes[0])
        assert sum(s.chamber_sizes) == 15 - s.sizes[0] > 0
    assert most == 12


@pytest.mark.rule("AR-TOMB-R2", "AR-EDGE-74")
def test_what_is_left_is_known_to_the_last_explorer_alone() -> None:
    """Seat 0 goes on seeing what he left, until seat 1 has been there; then only seat 1 sees what is left."""
    s = tomb(["map", "map", "coin"])
    play(s, "explore 0", "keep talisman", "keep talisman")
    assert [chamber(s, seat, 0) for seat in (0, 1, 2, None)] == ["coin*3 talisman*2", None, None, None]

    play(s, "end-turn")
    assert chamber(s, 0, 0) == "coin*3 talisman*2"

    play(s, "explore 0")
    assert chamber(s, 0, 0) is None
    play(s, "keep coin", "keep coin")
    assert [chamber(s, seat, 0) for seat in (0, 1, 2, None)] == [None, "coin talisman*2", None, None]


@pytest.mark.rule("AR-TOMB-R2")
def test_the_same_explorer_twice_and_the_other_chamber() -> None:
    """Nobody else having been there, he goes on knowing; a visit to the other chamber changes nothing."""
    s = tomb(["map*2", "map"])
    play(s, "explore 0", "keep coin", "keep talisman", "end-turn")
    play(s, "explore 1", "keep pot_shard", "keep pot_shard", "end-turn")
    assert chamber(s, 0, 0) == "coin*2 talisman*3"
    assert chamber(s, 1, 1) == "pot_shard*4 parchment_scrap*2"

    play(s, "explore 0", "keep coin", "keep talisman")
    assert chamber(s, 0, 0) == "coin talisman*2"
