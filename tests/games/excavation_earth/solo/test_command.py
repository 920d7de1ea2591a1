"""Zu's Command: a trader where it has none, and a new envoy (ZU-COMMAND)."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.solo.table import OTHER_PACK, ZU, act, solo, told
from tests.games.excavation_earth.table import at

PLACES = [
    ("command-1", "mask", "left"),
    ("command-2", "coil", "left"),
    ("command-3", "prism", "middle"),
    ("command-4", "cog", "middle"),
    ("command-5", "comet", "right"),
    ("command-6", "anchor", "right"),
]


@pytest.mark.rule("ZU-COMMAND-01", "ZU-COMMAND-02", "ZU-COMMAND-04", "ZU-EDGE-30")
@pytest.mark.parametrize(("card", "icon", "centre"), PLACES)
def test_a_trader_in_the_market_of_the_card_and_an_envoy_in_its_centre(card: str, icon: str, centre: str) -> None:
    """Zu has nobody anywhere: two cubes of the supply."""
    s = solo()

    assert act(s, card)

    assert (at(s, "traders"), at(s, "envoys")) == ([{}, {icon: 1}], [{}, {centre: 1}])
    assert at(s, "cubes") == [22, 20]


@pytest.mark.rule("ZU-COMMAND-01")
@pytest.mark.parametrize(
    ("card", "centre"),
    [("command-1", "middle"), ("command-2", "right"), ("command-5", "middle"), ("command-6", "left")],
)
def test_the_centre_is_the_one_of_the_market(card: str, centre: str) -> None:
    """In another pack the markets belong to other centres."""
    s = solo(options={"components": OTHER_PACK}, forecast="orange-coil*2 orange-comet")

    act(s, card)

    assert at(s, "envoys", ZU) == {centre: 1}


@pytest.mark.rule("ZU-COMMAND-03", "ZU-COMMAND-04", "ZU-COMMAND-05", "ZU-EDGE-30")
@pytest.mark.parametrize(("card", "icon", "centre"), PLACES)
def test_with_a_trader_there_only_the_envoy_is_placed(card: str, icon: str, centre: str) -> None:
    """The envoy is a new cube; the trader stays where it is."""
    s = solo(traders=["", icon], envoys=["", centre])

    assert act(s, card)

    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({icon: 1}, {centre: 2})
    assert at(s, "cubes", ZU) == 19


@pytest.mark.rule("ZU-COMMAND-02")
def test_traders_of_the_human_and_in_other_markets_do_not_count() -> None:
    """Zu has a trader at #4, of the same centre, and the human one at #3."""
    s = solo(traders=["prism", "cog"])

    act(s, "command-3")

    assert at(s, "traders") == [{"prism": 1}, {"prism": 1, "cog": 1}]


@pytest.mark.rule("ZU-COMMAND-06", "ZU-COMMAND-07", "ZU-EDGE-31")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize(("card", "centre"), [("command-1", "left"), ("command-3", "middle"), ("command-6", "right")])
def test_no_recall_and_no_ability(number: int, card: str, centre: str) -> None:
    """Zu has three envoys at each centre, where abilities lie that bring credits, cards and moves: only one envoy more
    stands there afterwards, and nothing else has changed."""
    s = solo(round=number, traders=["", "mask prism anchor"], envoys=["", "left*3 middle*3 right*3"], credits=[8, 8])
    before = s.to_json()

    assert act(s, card)

    after = s.to_json()
    assert {field for field in after if after[field] != before[field]} == {"envoys", "cubes"}
    assert at(s, "envoys", ZU) == {"left": 3, "middle": 3, "right": 3, centre: 4}
    assert told(s) == [f"sent-envoy {centre}"]


@pytest.mark.rule("ZU-COMMAND-08")
def test_command_never_fails_for_want_of_cubes() -> None:
    """All 22 cubes stand somewhere: the trader and the envoy are of the second colour."""
    s = solo(envoys=["", "left*22"])

    assert act(s, "command-3")

    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({"prism": 1}, {"left": 22, "middle": 1})
    assert at(s, "cubes", ZU) == -2
    assert at(s, "earned", ZU) == {"start": 8}


@pytest.mark.rule("ZU-COMMAND-08", "ZU-COMMAND-09")
@pytest.mark.parametrize(
    ("cargo", "hidden", "queue", "money"),
    [
        ("", "", "", 0),
        ("", "", "wild*4", 99),
        ("red-lens red-helix red-antenna red-crater", "green-lens green-helix", "", 0),
        ("red-lens", "", "red*4", 8),
    ],
)
def test_buyers_holds_and_credits_do_not_matter(cargo: str, hidden: str, queue: str, money: int) -> None:
    """Whatever they are, a trader and an envoy are placed and they stay the same."""
    s = solo(cargo=["", cargo], hidden=["", hidden], queues=["", "", "", "", queue], credits=[8, money])
    before = s.to_json()

    assert act(s, "command-5")

    after = s.to_json()
    assert {field for field in after if after[field] != before[field]} == {"traders", "envoys", "cubes"}
    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({"comet": 1}, {"right": 1})
