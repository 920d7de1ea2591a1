"""The Buried Ruins (AR-RUINS)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import KIND_NAMES
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
    turn,
)

PILE = "talisman pot_shard parchment_scrap"


def ruins(hands: list[str], chambers: list[str], **fields: object) -> Dig:
    """A position at the Buried Ruins."""
    return dig(hands, monument="buried_ruins", chambers=chambers, **fields)  # type: ignore[arg-type]


def open_chambers(s: Dig, seat: int | None = None) -> list[str | None]:
    """What lies in the three chambers, as that seat sees it."""
    return [chamber(s, seat, number) for number in range(3)]


@pytest.mark.rule("AR-RUINS-01", "AR-RUINS-02", "AR-RUINS-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_open_cards_and_a_pile_of_twelve(seats: int) -> None:
    """At the start each chamber shows one card to all; twelve cards lie facedown beside the tile."""
    s = laid_out(seats, seats, monument="buried_ruins")

    assert s.chamber_sizes == [sum(cards) for cards in s.chambers] == [1, 1, 1]
    assert len(s.pile) == 12
    for seat in [*range(seats), None]:
        assert open_chambers(s, seat) == [lay(cards) for cards in s.chambers]
        assert s.view(seat)["pile"] == 12


@pytest.mark.rule("AR-RUINS-02")
def test_nobody_knows_the_pile() -> None:
    """What lies in the pile, and in which order, makes no difference to what anyone sees."""
    one = ruins(["coin", "coin"], ["coin", "", ""], pile="talisman pot_shard coin", dig_site="map parchment_scrap")
    other = ruins(["coin", "coin"], ["coin", "", ""], pile="coin parchment_scrap talisman", dig_site="pot_shard map")

    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("AR-RUINS-03", "AR-RUINS-05", "AR-RUINS-04")
@pytest.mark.parametrize(("number", "found"), [(0, "coin"), (1, "pot_shard*3 talisman"), (2, "parchment_scrap*2")])
def test_one_map_takes_a_chamber(number: int, found: str) -> None:
    """One Map takes all cards of any chamber, however many it holds; everyone sees which."""
    contents = ["coin", "pot_shard*3 talisman", "parchment_scrap*2"]
    s = ruins(["map", "coin"], contents)
    assert s.view(1)["chamber_sizes"] == [1, 4, 2]

    play(s, f"explore {number}")

    assert hand(s, 0) == found
    assert s.maps_spent == 1
    assert s.chamber_sizes[number] == 0
    assert knows(s, 1, 0) == knows(s, None, 0) == found
    assert sum(event["kind"] == "found-openly" for event in told(s, None)) == len(found.split())


@pytest.mark.rule("AR-RUINS-04")
def test_chambers_lie_open_throughout() -> None:
    """Whoever looks on sees all cards of all chambers, those that a storm brought too."""
    s = ruins(["coin", "coin"], ["coin", "", "talisman"], pile=PILE, dig_site="sandstorm coin", agenda=turn(0))

    for seat in (0, 1, None):
        assert open_chambers(s, seat) == ["coin talisman", "pot_shard", "parchment_scrap talisman"]


@pytest.mark.rule("AR-RUINS-07", "AR-RUINS-08", "AR-EDGE-39")
def test_a_storm_lays_a_card_on_each_chamber_before_the_tents() -> None:
    """As soon as the storm is drawn each chamber gets the next card of the pile; only then tents are declared."""
    s = ruins(
        ["coin*2", "coin*2"], ["coin", "coin", "coin"], pile=f"{PILE} coin*3", dig_site="sandstorm coin", agenda=turn(0)
    )

    assert order(s) == ["turn-began", "dug-storm", "unearthed", "unearthed", "unearthed"]
    assert asked(s) == "1 shelter"
    assert open_chambers(s) == ["coin talisman", "pot_shard coin", "parchment_scrap coin"]
    assert len(s.pile) == 3
    for seat in (0, 1, None):
        unearthed = [event for event in told(s, seat) if event["kind"] == "unearthed"]
        assert [(event["seat"], event["chamber"]) for event in unearthed] == [(0, 0), (0, 1), (0, 2)]
        assert [KIND_NAMES[int(str(event["treasure"]))] for event in unearthed] == PILE.split()


@pytest.mark.rule("AR-RUINS-09")
def test_then_the_storm_strikes_as_ever() -> None:
    """Tents are asked for and hands are halved as at any other monument; then the drawer digs again."""
    s = ruins(["coin*2", "pot_shard*4"], ["coin", "", ""], pile=PILE, dig_site="sandstorm map", agenda=turn(0))

    play(s, "no-tent", "use-tent")
    assert asked(s) == "1 scatter"
    play(s, "lose pot_shard", "lose pot_shard")

    assert (hand(s, 0), hand(s, 1)) == ("coin*2 map", "pot_shard*2")
    assert lay(s.market) == "pot_shard*2"
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-RUINS-10", "AR-RUINS-11", "AR-EDGE-40")
def test_the_pile_lasts_for_four_storms() -> None:
    """Twelve cards are four storms; the fifth adds nothing and strikes all the same."""
    s = ruins(
        ["coin*2", ""], ["", "", ""], pile="pot_shard*12", dig_site="sandstorm*5 coin", tents=[0, 1], agenda=turn(0)
    )
    for storm in (1, 2, 3, 4):
        assert s.chamber_sizes == [storm, storm, storm]
        assert len(s.pile) == 12 - 3 * storm
        play(s, "no-tent")
        if storm == 1:
            play(s, "lose coin")

    assert s.storms_out == 5
    assert happened(s, "unearthed") == []
    assert s.chamber_sizes == [4, 4, 4]
    assert asked(s) == "1 shelter"


@pytest.mark.rule("AR-RUINS-10", "AR-EDGE-40")
def test_a_storm_after_the_pile_is_gone() -> None:
    """With no pile left hands are halved as ever."""
    s = ruins(["coin*4", ""], ["coin", "", ""], dig_site="sandstorm map", tents=[0, 0], agenda=turn(0))

    play(s, "lose coin", "lose coin")

    assert hand(s, 0) == "coin*2 map"
    assert open_chambers(s) == ["coin", "", ""]


@pytest.mark.rule("AR-RUINS-06", "AR-RUINS-R1", "AR-EDGE-41")
def test_an_emptied_chamber_fills_again() -> None:
    """A chamber that was explored is closed while it is empty, gets its card with the next storm, and opens again."""
    s = ruins(["map", "map"], ["coin", "", ""], pile=PILE, dig_site="coin sandstorm pot_shard", tents=[0, 0])
    play(s, "explore 0", "end-turn")
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"

    play(s, "end-turn")
    assert asked(s) == "1 scatter"
    play(s, "lose coin")
    assert open_chambers(s) == ["talisman", "pot_shard", "parchment_scrap"]

    play(s, "end-turn")
    play(s, "explore 0")
    assert hand(s, 1) == "talisman"


@pytest.mark.rule("AR-EDGE-42", "AR-RUINS-07", "AR-RUINS-10")
@pytest.mark.parametrize(("pile", "sizes"), [("pot_shard*9", [2, 2, 2]), ("pot_shard*3", [1, 1, 1]), ("", [0, 0, 0])])
def test_two_storms_in_one_dig(pile: str, sizes: list[int]) -> None:
    """Each of the two lays a card on each chamber, as far as the pile lasts."""
    s = ruins(["coin", ""], ["", "", ""], pile=pile, dig_site="sandstorm*2 coin", tents=[0, 0], agenda=turn(0))

    assert s.storms_out == 2
    assert s.chamber_sizes == sizes
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-RUINS-07")
def test_only_storms_bring_cards() -> None:
    """Neither a treasure nor a thief lays a card on a chamber."""
    s = ruins(["coin", "coin"], ["coin", "", ""], pile=PILE, dig_site="thief coin", agenda=turn(0))

    play(s, "end-turn")

    assert open_chambers(s) == ["coin", "", ""]
    assert len(s.pile) == 3


@pytest.mark.rule("AR-RUINS-12", "AR-EXPLORE-R1")
def test_the_pile_is_no_chamber() -> None:
    """With all chambers empty the pile cannot be explored in their place."""
    s = ruins(["map*6", "coin"], ["", "", ""], pile="pot_shard*12")
    assert offered(s, "explore") == []

    s = ruins(["map", "coin"], ["coin", "coin", "coin"], pile="pot_shard*12")
    assert offered(s, "explore") == ["explore 0", "explore 1", "explore 2"]
    play(s, "explore 2")
    assert hand(s, 0) == "coin"
    assert len(s.pile) == 12


@pytest.mark.rule("AR-RUINS-R2")
@pytest.mark.parametrize(
    ("pile", "seen"), [("talisman", ["talisman", "", ""]), ("talisman coin", ["talisman", "coin", ""])]
)
def test_a_pile_of_one_or_two(pile: str, seen: list[str]) -> None:
    """Too small a pile, which play cannot bring about, fills the chambers in their order."""
    s = ruins(["coin", ""], ["", "", ""], pile=pile, dig_site="sandstorm coin", tents=[0, 0], agenda=turn(0))

    assert open_chambers(s) == seen
    assert s.pile == []


@pytest.mark.rule("AR-RUINS-R3")
def test_chamber_cards_are_safe_from_storms() -> None:
    """A storm takes nothing out of a chamber and counts nothing of it."""
    s = ruins(["coin", "coin"], ["talisman*4", "", ""], dig_site="sandstorm coin", tents=[0, 0], agenda=turn(0))

    assert open_chambers(s) == ["talisman*4", "", ""]
    assert lay(s.market) == ""


@pytest.mark.rule("AR-RUINS-R3")
def test_chamber_cards_are_not_for_sale_or_theft() -> None:
    """What lies open in a chamber can be neither bought in a trade nor taken by a thief."""
    s = ruins(["", ""], ["talisman*4", "", ""], dig_site="thief coin*2", agenda=turn(0), market="pot_shard")
    assert "nothing-stolen" in order(s)
    assert hand(s, 1) == "coin"

    s = ruins(["coin*2", "coin"], ["talisman*4", "", ""], market="pot_shard")
    play(s, "trade", "give coin", "give coin", "given")
    assert refused(s, "take talisman") == "AR-TRADE-R2"
