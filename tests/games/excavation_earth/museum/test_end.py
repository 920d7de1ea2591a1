"""The end of the game with the expansion: what is counted, in which order, and who wins (MU-END)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import COMMANDERS, PSYCHICS, museum
from tests.games.excavation_earth.table import happened, play

ALL = "M6 M7 M8"
HUNG = ["1-1", "1-3", "1-4", "1-6", "2-1", "2-2", "2-5", "2-6", "3-2", "3-3", "3-4", "3-5"]
"""The spaces that are in use with two players, and so with any number."""


def guides(*seats: int) -> dict[str, tuple[str, int]]:
    """Tour guides of these seats, one after the other, each with a tile of value 2."""
    kinds = ["red-lens"] * 7 + ["purple-helix"] * 7
    return {space: (kind, seat) for space, kind, seat in zip(HUNG, kinds, seats, strict=False)}


def ended(modules: str = ALL, *, seats: int = 2, **kw: Any) -> Earth:
    """The game is over: in round 3 the last one has passed."""
    s = museum(modules, seats=seats, round=3, passed=list(range(1, seats)), **kw)
    play(s, "pass")
    assert s.over
    return s


def lines(s: Earth, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat, without what it began with."""
    assert s.result is not None
    return {line.key: line.amount for line in s.result.lines[seat] if line.key != "start" and line.amount}


def winners(s: Earth) -> list[int]:
    assert s.result is not None
    return s.result.winners


# --- what is counted --------------------------------------------------------------------------------


@pytest.mark.rule("MU-END-01", "MU-RESEARCH-02")
def test_researchers_come_before_the_galleries() -> None:
    """Three red samples and a researcher make a column of four: 15 instead of 9."""
    three = "red-helix red-lens red-antenna"
    assert lines(ended(guards=[three, ""])) == {"columns": 9}
    s = ended(guards=[three, ""], researchers=[1, 0])

    assert lines(s) == {"columns": 15}
    assert len(happened(s, "posted-researcher")) == 1


@pytest.mark.rule("MU-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_researchers_of_everybody(seats: int) -> None:
    """Each seat has two researchers and an empty gallery: a column of two, 4 credits."""
    s = ended(seats=seats, researchers=[2] * seats)

    assert s.scores == [12] * seats
    assert [lines(s, seat) for seat in range(seats)] == [{"columns": 4}] * seats


@pytest.mark.rule("MU-END-02", "MU-RESCORE-01")
@pytest.mark.parametrize("modules", ["M6", "M6 M8", "M6 M7", ALL])
def test_reverse_engineering_cards(modules: str) -> None:
    """Each pays its end value, to its owner."""
    s = ended(modules, re=["phase-drill bulk-contract", "folding-hold"])

    assert (lines(s, 0), lines(s, 1)) == ({"re-values": 16}, {"re-values": 13})


@pytest.mark.rule("MU-END-03", "MU-MUSCORE-01")
def test_tour_guides() -> None:
    """Three of seat 0 and two of seat 1: 9 and 4."""
    s = ended(hung=guides(0, 1, 0, 1, 0))

    assert (lines(s, 0), lines(s, 1)) == ({"tour-guides": 9}, {"tour-guides": 4})


@pytest.mark.rule("MU-END-04", "MU-BROKER-09")
@pytest.mark.parametrize("modules", ["M6", "M6 M8", "M6 M7", ALL])
def test_brokers(modules: str) -> None:
    """Red is the most popular colour, green the next, all others share the third place: 9, 5 and 3."""
    s = ended(modules, brokers=["red green", "orange"], queues=["red red red", "green"])

    assert (lines(s, 0), lines(s, 1)) == ({"brokers": 14}, {"brokers": 3})


@pytest.mark.rule("MU-END-01", "MU-END-04", "MU-MODULE-10")
def test_with_the_commanders_alone() -> None:
    """Researchers and brokers count without any other module."""
    s = ended("M5", factions=[COMMANDERS, PSYCHICS], researchers=[2, 0], brokers=["red", ""], queues=["red"])

    assert lines(s) == {"columns": 4, "brokers": 9}


@pytest.mark.rule("MU-END-R1")
def test_the_order() -> None:
    """Centres, researchers, galleries, reverse engineering cards, tour guides, brokers; then it is over."""
    s = ended(
        envoys=["left", "right"],
        researchers=[2, 2],
        guards=["red-helix", "green-lens"],
        re=["phase-drill", "bulk-contract"],
        hung=guides(0, 1),
        brokers=["red", "green"],
        queues=["red green"],
    )
    order = ["centre-prize", "posted-researcher", "column-scored", "re-scored", "guides-scored", "broker-paid", "ended"]

    told = [event.kind.name for event in s.events if event.kind.name in order]

    assert told == sorted(told, key=order.index)
    assert set(told) == set(order)
    assert {name: told.count(name) for name in ("re-scored", "guides-scored", "broker-paid")} == {
        "re-scored": 2,
        "guides-scored": 2,
        "broker-paid": 2,
    }


@pytest.mark.rule("MU-END-01", "MU-END-02", "MU-END-03", "MU-END-04")
@pytest.mark.parametrize("round", [1, 2])
def test_not_before_the_end(round: int) -> None:
    """After rounds 1 and 2 nothing of all that happens."""
    s = museum(ALL, round=round, passed=[1], researchers=[2, 0], re=["phase-drill", ""], hung=guides(0, 1),
               brokers=["red", ""])  # fmt: skip

    play(s, "pass")

    assert not s.over
    assert s.scores == [8, 8]
    for kind in ("posted-researcher", "re-scored", "guides-scored", "broker-paid"):
        assert happened(s, kind) == []


@pytest.mark.rule("MU-END-02", "MU-END-03", "MU-END-04", "MU-DATA-14", "MU-EDGE-87")
def test_final_totals() -> None:
    """Four tour guides, cards E2 and E8, a broker of the first colour: 16 + 16 + 9 = 41, beside gallery and credits."""
    more: dict[str, Any] = {
        "hung": guides(0, 0, 0, 0),
        "re": ["phase-drill bulk-contract", ""],
        "brokers": ["red", ""],
        "queues": ["red red"],
    }
    plain: dict[str, Any] = {"guards": ["red-helix red-lens", ""], "credits": [20, 8]}
    assert ended(**plain).scores == [24, 8]

    s = ended(**plain, **more)

    assert s.scores == [24 + 41, 8]
    assert {key: lines(s)[key] for key in ("re-values", "tour-guides", "brokers")} == {
        "re-values": 16,
        "tour-guides": 16,
        "brokers": 9,
    }


# --- what is not ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-END-R3")
def test_what_scores_nothing() -> None:
    """Mysterious artefacts in the holds or on the mothership, tiles and explorers at pop-up markets."""
    s = ended(
        popups={"U3": "red-antenna", "U10": ""},
        explorers=["rome xian guam", "vancouver berlin guam"],
        mystery_cargo=["red*2", ""],
        mystery_ship="green*2",
        cargo=["yellow-helix", ""],
    )

    assert s.scores == [8, 8]
    assert lines(s) == {}


@pytest.mark.rule("MU-END-R3", "MU-POPUP-04")
def test_no_card_is_placed_in_the_end() -> None:
    s = ended(popups={"U3": "red-antenna"})

    assert happened(s, "popup-placed") == []


# --- ties -------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-END-R2", "MU-EDGE-88")
@pytest.mark.parametrize("hold", ["mystery_cargo", "mystery_hidden"])
def test_mysterious_artefacts_break_ties(hold: str) -> None:
    """Those in the holds are artefacts that remain: two of them beat one ordinary tile, and one is as good as it."""
    for mysterious, cargo, best in (
        (["red*2", ""], ["", "red-lens"], [0]),
        (["red", ""], ["", "red-lens"], [0, 1]),
        (["", "red green"], ["red-lens", ""], [1]),
    ):
        fields: dict[str, Any] = {hold: mysterious, "cargo": cargo}
        if hold == "mystery_hidden":  # that takes a Stasis Locker, which pays 12 in the end
            fields["re"] = ["stasis-locker" if tiles else "" for tiles in mysterious]
            fields["credits"] = [8 if tiles else 20 for tiles in mysterious]
        assert winners(ended(**fields)) == best


@pytest.mark.rule("MU-END-R2", "MU-EDGE-88")
def test_exhibited_artefacts_do_not() -> None:
    """Seat 0 has two tiles in the museum (4 credits), and as many credits and tiles in the holds as seat 1: shared."""
    s = ended(hung=guides(0, 0), credits=[8, 12], cargo=["green-lens", "green-lens"])
    assert s.scores == [12, 12]
    assert winners(s) == [0, 1]

    assert winners(ended(hung=guides(0, 0), credits=[8, 12], cargo=["", "green-lens"])) == [1]


@pytest.mark.rule("MU-END-R2")
def test_analysed_ones_do_not() -> None:
    """What lies on the mothership belongs to nobody."""
    assert winners(ended(mystery_ship="red*2 green*2", cargo=["", "green-lens"])) == [1]


@pytest.mark.rule("MU-END-R2", "MU-EDGE-89")
def test_all_four_share() -> None:
    """Equal credits, and as many artefacts, mysterious or not."""
    s = ended(
        seats=4,
        cargo=["red-lens", "", "", "green-lens"],
        hidden=["", "red-lens", "", ""],
        mystery_cargo=["", "", "red", ""],
    )

    assert winners(s) == [0, 1, 2, 3]


@pytest.mark.rule("MU-END-R2", "MU-EDGE-89")
def test_two_of_three_share() -> None:
    """Three have the most credits; two of them have equally many artefacts, and more than the third."""
    s = ended(
        seats=4,
        credits=[20, 20, 20, 10],
        cargo=["red-lens", "red-lens", "red-lens", "green-lens*4"],
        mystery_cargo=["red", "", "", ""],
        hidden=["", "", "green-crater", ""],
    )

    assert winners(s) == [0, 2]
    assert s.result is not None
    assert s.result.ranking == [1, 3, 1, 4]


@pytest.mark.rule("MU-END-R1", "MU-END-R2")
def test_the_tie_break_comes_last() -> None:
    """Seat 1 has more tiles, but seat 0 more credits once its broker has paid."""
    s = ended(brokers=["red", ""], queues=["red"], cargo=["", "red-lens*4"])

    assert winners(s) == [0]


@pytest.mark.rule("MU-END-01", "MU-RESEARCH-R4")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_column_can_be_filled(colour: str) -> None:
    """Two researchers beside two samples of a column fill it."""
    s = ended(guards=[f"{colour}-{GLYPHS[0]} {colour}-{GLYPHS[3]}", ""], researchers=[2, 0])

    assert lines(s) == {"columns": 15}
