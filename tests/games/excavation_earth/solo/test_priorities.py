"""Zu's two priority systems: the biggest influence swing and the most lucrative market (ZU-SWING, ZU-LUCR)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.rng import Rng
from tests.games.excavation_earth.solo.table import act, chances, solo, told
from tests.games.excavation_earth.table import level

CENTRES = ["left", "middle", "right"]
Envoys = tuple[int, int]
"""Envoys of the human and of Zu at one centre."""
IN_ORDER: list[Envoys] = [(0, 0), (1, 0), (1, 1), (3, 1), (4, 1), (0, 1), (0, 3)]
"""The best swing first (ZU-EDGE-67)."""


def centres(left: Envoys, middle: Envoys, right: Envoys = (0, 9)) -> list[str]:
    """Envoys at the three centres, as a position has them; at the right one Zu is far ahead unless said."""
    return [
        " ".join(f"{name}*{pair[i]}" for name, pair in zip(CENTRES, (left, middle, right), strict=True)) for i in (0, 1)
    ]


def ranked(left: Envoys, middle: Envoys, right: Envoys = (0, 9), taken: str = "coil cog comet anchor") -> list[str]:
    """The markets in which Zu places traders, in order; with empty holds the swing alone decides. A market of the left
    and one of the middle centre are open, #1 and #3, unless other markets are taken. A lot is told at the end."""
    s = solo(traders=["", taken], envoys=centres(left, middle, right))
    act(s, "market")
    return [line.split()[1] for line in told(s, "hired")] + told(s, "trader-lot")


# --- the influence swing --------------------------------------------------------------------------


@pytest.mark.rule(
    "ZU-SWING-01", "ZU-SWING-02", "ZU-SWING-03", "ZU-SWING-04", "ZU-SWING-05", "ZU-SWING-07", "ZU-EDGE-67"
)
@pytest.mark.parametrize(("better", "worse"), list(combinations(IN_ORDER, 2)))
def test_the_order_of_centres(better: Envoys, worse: Envoys) -> None:
    """No envoys; drawing level; breaking a tie; the human still ahead, less before more; Zu ahead, less before more."""
    assert ranked(worse, better) == ["#3", "#1"]
    assert ranked(better, worse) == ["#1", "#3"]


@pytest.mark.rule("ZU-SWING-02", "ZU-SWING-08", "ZU-SWING-R2")
@pytest.mark.parametrize("human", [1, 2, 5])
@pytest.mark.parametrize("both", [1, 2, 5])
def test_drawing_level_comes_before_breaking_a_tie(human: int, both: int) -> None:
    """Whatever the numbers: a difference of one comes before a difference of none."""
    assert ranked((both, both), (human, human - 1)) == ["#3", "#1"]


@pytest.mark.rule("ZU-SWING-07", "ZU-SWING-R1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [((2, 0), (3, 0)), ((5, 3), (3, 0)), ((2, 3), (0, 2)), ((4, 6), (0, 3)), ((0, 1), (1, 3)), ((5, 6), (0, 2))],
)
def test_the_smaller_difference_comes_first_within_a_class(better: Envoys, worse: Envoys) -> None:
    """Where the human would still lead, and where Zu leads already."""
    assert ranked(worse, better) == ["#3", "#1"]
    assert ranked(better, worse) == ["#1", "#3"]


def classes(human: int, zu: int) -> list[int]:
    """The classes to which a centre belongs, by the words of the five."""
    found = {
        1: human == 0 and zu == 0,
        2: zu + 1 == human,
        3: zu == human and human >= 1,
        4: zu + 1 < human,
        5: zu > human,
    }
    return [number for number, fits in found.items() if fits]


@pytest.mark.rule("ZU-SWING-06", "ZU-SWING-09")
@pytest.mark.parametrize(("human", "zu"), list(product(range(4), range(4))))
def test_every_centre_has_exactly_one_class(human: int, zu: int) -> None:
    """Compared with each of sixteen others: by the one class that fits, then the difference; equal in both: a lot."""
    (mine,) = classes(human, zu)
    for other_human, other_zu in product(range(4), range(4)):
        (other,) = classes(other_human, other_zu)
        first = (mine, abs(human - zu))
        second = (other, abs(other_human - other_zu))
        found = ranked((human, zu), (other_human, other_zu))
        if first == second:
            assert found[2].startswith("trader-lot #1 #3: "), (other_human, other_zu)
        else:
            assert found == (["#1", "#3"] if first < second else ["#3", "#1"]), (other_human, other_zu)


@pytest.mark.rule("ZU-SWING-09")
@pytest.mark.parametrize(("one", "two"), [((2, 2), (1, 1)), ((3, 1), (2, 0)), ((0, 2), (1, 3)), ((4, 3), (1, 0))])
def test_centres_equal_in_class_and_difference_are_drawn_by_lot(one: Envoys, two: Envoys) -> None:
    """However many envoys there are in all."""
    s = solo(traders=["", "coil cog comet anchor"], envoys=centres(one, two))

    found = chances(s, "market", "trader-lot")

    assert set(found) == {"#1", "#3"}
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-SWING-10", "ZU-SWING-R3")
def test_one_envoy_is_imagined_whatever_feeds_the_centre() -> None:
    """Sell with traders at #1 and #2: two more envoys at the left centre would draw level with the human, but one would
    not; at the middle centre it breaks a tie: #3."""
    s = solo(
        cargo=["", "red-lens"],
        queues=["red", "red", "red"],
        traders=["", "mask coil prism"],
        envoys=centres((2, 0), (1, 1)),
    )

    act(s, "sell")

    assert told(s, "promoted") == ["promoted #3 middle"]


@pytest.mark.rule("ZU-SWING-10", "ZU-SWING-R3")
def test_traders_chosen_before_are_not_imagined_as_envoys() -> None:
    """Market: the left centre would draw level with its second envoy; both traders go to the middle one all the same,
    the second too."""
    assert sorted(ranked((2, 0), (1, 0), taken="comet anchor")[:2]) == ["#3", "#4"]


@pytest.mark.rule("ZU-SWING-11", "ZU-SWING-R4")
def test_tied_markets_are_drawn_uniformly_also_when_two_share_a_centre() -> None:
    """One buyer each at #1, #2 and #3, no envoys: each market is as likely, not each centre."""
    s = solo(cargo=["", "red-lens"], queues=["red", "red", "red"])

    found = chances(s, "snipe", "lucrative-lot", 900)

    assert set(found) == {"#1", "#2", "#3"}
    assert 255 < min(found.values()) <= max(found.values()) < 345


@pytest.mark.rule("ZU-SWING-11")
def test_the_lot_of_a_market_action_is_uniform_over_markets_too() -> None:
    """#1, #2 and #3 are open, no envoys anywhere: the first draw is among the three."""
    s = solo(traders=["", "cog comet anchor"])
    firsts = {"#1": 0, "#2": 0, "#3": 0}
    for seed in range(600):
        trial = s.copy()
        trial.rng = Rng(seed)
        act(trial, "market")
        firsts[told(trial, "hired")[0].split()[1]] += 1

    assert 165 < min(firsts.values()) <= max(firsts.values()) < 235


@pytest.mark.rule("ZU-SWING-12")
@pytest.mark.parametrize(
    ("left", "middle", "right", "order"),
    [
        ((0, 0), (3, 2), (2, 2), ["#1", "#3"]),
        ((5, 1), (4, 2), (0, 1), ["#3", "#1"]),
    ],
)
def test_the_examples(left: Envoys, middle: Envoys, right: Envoys, order: list[str]) -> None:
    """One market of each centre is open: the first two of A, B, C; and B, A, C."""
    assert ranked(left, middle, right, taken="coil cog anchor") == order


# --- the most lucrative market --------------------------------------------------------------------


def sold_at(state: Earth, card: str) -> str:
    """The markets of a sale; it must be the same with every generator."""
    found = set()
    for seed in range(12):
        trial = state.copy()
        trial.rng = Rng(seed)
        act(trial, card)
        found.add(" ".join(line.split()[1] for line in told(trial, "promoted")))
    (only,) = found
    return only


def table(cargo: str, queues: list[str], human: str = "", zu: str = "", **kw: Any) -> Earth:
    """Zu's tiles, the queues from #1 on, and the traders of both."""
    return solo(cargo=["", cargo], queues=queues, traders=[human, zu], **kw)


@pytest.mark.rule("ZU-LUCR-01", "ZU-LUCR-02")
@pytest.mark.parametrize("card", ["sell", "snipe"])
def test_first_the_buyers_for_the_only_colour(card: str) -> None:
    """Wild ones count: #3 has three; human traders at #1 and a better swing at #5 do not matter."""
    s = table(
        "red-lens",
        ["red*2", "green*4", "red*2 wild", "", "red wild"],
        "mask*3",
        "mask coil prism comet",
        envoys=centres((1, 0), (0, 3), (0, 0)),
    )

    assert sold_at(s, card) == "#3"


@pytest.mark.rule("ZU-LUCR-03")
@pytest.mark.parametrize("card", ["sell", "snipe"])
def test_the_list_is_never_asked_without_a_colour(card: str) -> None:
    """A colour is settled before Zu looks at markets; with empty holds, so without a lead colour, it looks at none."""
    full = table("red-lens green-lens", ["red", "green*2 red", "green"], "", "mask coil prism")
    empty = table("", ["wild*2", "wild", "red"], "", "mask coil prism")

    act(full, card)
    act(empty, card)

    weighed = [line.split()[0] for line in told(full, "weighs-colours", "weighs-markets")]
    assert weighed[:2] == ["weighs-colours", "weighs-markets"]
    assert told(empty) == ["failed no-artefact 10"]


@pytest.mark.rule("ZU-LUCR-04")
@pytest.mark.parametrize("card", ["sell", "snipe"])
@pytest.mark.parametrize(("human", "where"), [("mask coil*2 prism", "#2"), ("mask*3 coil*2", "#1"), ("prism", "#3")])
def test_then_the_human_traders(card: str, human: str, where: str) -> None:
    """One buyer each at #1, #2 and #3, where Zu has traders; the swing is best at the middle centre, and #4, without a
    buyer, has the most human traders."""
    s = table(
        "red-lens", ["red", "red", "red"], f"{human} cog*4", "mask coil prism cog", envoys=centres((0, 2), (0, 0))
    )

    assert sold_at(s, card) == where


@pytest.mark.rule("ZU-LUCR-04", "ZU-LUCR-05", "ZU-LUCR-08", "ZU-LUCR-09", "ZU-EDGE-40")
def test_human_traders_do_not_count_where_zu_has_none() -> None:
    """#1 has a trader of either, #5 three of the human's and none of Zu's before the Snipe: #1, though the swing is
    better at the right centre."""
    s = table("red-lens", ["red", "", "", "", "red"], "mask comet*3", "mask", envoys=centres((0, 2), (0, 2), (0, 0)))

    assert sold_at(s, "snipe") == "#1"


@pytest.mark.rule("ZU-LUCR-05", "ZU-LUCR-R2", "ZU-LUCR-08", "ZU-EDGE-41")
@pytest.mark.parametrize(("left", "right", "where"), [((0, 1), (0, 0), "#5"), ((0, 0), (0, 1), "#1")])
def test_a_market_without_a_trader_of_zu_is_level_with_one_without_human_traders(
    left: Envoys, right: Envoys, where: str
) -> None:
    """#1 has a trader of Zu's and none of the human's, #5 three of the human's and none of Zu's: the swing decides."""
    s = table("red-lens", ["red", "", "", "", "red"], "comet*3", "mask", envoys=centres(left, (0, 2), right))

    assert sold_at(s, "snipe") == where


@pytest.mark.rule("ZU-LUCR-06")
@pytest.mark.parametrize("card", ["sell", "snipe"])
@pytest.mark.parametrize(
    ("left", "middle", "right", "where"),
    [((0, 0), (1, 0), (1, 1), "#1"), ((1, 1), (1, 0), (2, 0), "#3"), ((2, 0), (3, 0), (1, 1), "#5")],
)
def test_then_the_influence_swing(card: str, left: Envoys, middle: Envoys, right: Envoys, where: str) -> None:
    """One buyer, one trader of Zu's and one of the human's each at #1, #3 and #5."""
    s = table(
        "red-lens",
        ["red", "", "red", "", "red"],
        "mask prism comet",
        "mask prism comet",
        envoys=centres(left, middle, right),
    )

    assert sold_at(s, card) == where


@pytest.mark.rule("ZU-LUCR-07")
@pytest.mark.parametrize("card", ["sell", "snipe"])
def test_then_the_lot(card: str) -> None:
    """#1 and #2 are level in everything, #3 has a worse swing, #5 no buyer."""
    s = table("red-lens", ["red", "red", "red"], "", "mask coil prism comet", envoys=centres((0, 0), (1, 0)))

    found = chances(s, card, "lucrative-lot")

    assert set(found) == {"#1", "#2"}
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-LUCR-09")
@pytest.mark.parametrize(
    ("card", "tiles", "queues", "where"),
    [
        ("snipe", "green-lens red-lens red-helix", ["green red", "", "green"], "#1"),
        ("sell", "green-lens green-helix red-lens", ["green red", "green", "green"], "#1 #3"),
    ],
)
def test_the_lead_colour_comes_before_human_traders_and_swing(
    card: str, tiles: str, queues: list[str], where: str
) -> None:
    """Green is sold; red, the lead colour, has a buyer at #1; #3 has the most human traders and the better swing."""
    s = table(tiles, queues, "coil prism*3", "mask coil prism", envoys=centres((0, 2), (0, 0)), ship={"red": 5})
    assert level(s, "red") > level(s, "green")

    assert sold_at(s, card) == where


@pytest.mark.rule("ZU-LUCR-09")
def test_the_lead_colour_may_be_that_of_the_tile_about_to_be_sold() -> None:
    """One red tile, the lead colour, and two green ones: red is sold, and its step is void. Green buyers at #3 do not
    matter, the swing does: #1."""
    s = table(
        "red-lens green-lens green-helix",
        ["red", "", "red green*2"],
        "",
        "",
        envoys=centres((0, 0), (0, 2)),
        ship={"red": 4},
    )
    assert level(s, "red") > level(s, "green")

    assert sold_at(s, "snipe") == "#1"
