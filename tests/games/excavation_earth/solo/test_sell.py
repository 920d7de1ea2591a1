"""Zu's Sell: one colour, as many artefacts and markets as it can be, at most three (ZU-SELL)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.rng import Rng
from tests.games.excavation_earth.solo.table import HUMAN, OTHER_PACK, ZU, act, chances, credits, solo, told
from tests.games.excavation_earth.table import at, level

EVERYWHERE = "mask coil prism cog comet anchor"


def sale(cargo: str, *, queues: list[str], traders: str = EVERYWHERE, **kw: Any) -> Earth:
    """Zu has these tiles, and traders everywhere unless named; queues from #1 on."""
    return solo(**{"cargo": ["", cargo], "queues": queues, "traders": ["", traders], **kw})


def income(state: Earth) -> tuple[int, int, int]:
    """What Zu has earned by popularity, interest and several markets."""
    earned = at(state, "earned", ZU)
    return earned.get("popularity", 0), earned.get("interest", 0), earned.get("several-markets", 0)


def markets(state: Earth) -> list[str]:
    """The markets whose traders became envoys."""
    return [line.split()[1] for line in told(state, "promoted")]


def sold_with(state: Earth, seed: int) -> str:
    """The markets of the sale when lots are drawn with that generator."""
    trial = state.copy()
    trial.rng = Rng(seed)
    act(trial, "sell")
    return " ".join(markets(trial))


# --- when it fails --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SELL-01")
def test_with_empty_holds_it_fails() -> None:
    """Traders and buyers are everywhere; samples of artefacts are nothing to sell."""
    s = sale("", queues=["wild"] * 6, guards=["", "red-lens"])
    before = s.to_json()

    assert not act(s, "sell")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-SELL-02", "ZU-SELL-03", "ZU-EDGE-36")
def test_without_a_buyer_for_a_held_colour_it_fails() -> None:
    """Only red buyers stand where Zu has traders, and it holds green; green and wild ones wait elsewhere."""
    s = sale("green-lens", queues=["red*3", "red", "green*2", "wild"], traders="mask coil")
    before = s.to_json()

    assert not act(s, "sell")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-SELL-02", "ZU-SELL-07")
@pytest.mark.parametrize("buyer", ["green", "wild"])
def test_one_interested_buyer_at_one_of_its_markets_will_do(buyer: str) -> None:
    """A green or a wild buyer behind others."""
    s = sale("green-lens", queues=["red*3", f"red {buyer}"], traders="mask coil")

    assert act(s, "sell")

    assert markets(s) == ["#2"]


# --- the colour -----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SELL-04")
def test_one_colour_is_sold() -> None:
    """Red and green are wanted everywhere: two red tiles go, the green one stays and so do the green buyers."""
    s = sale("red-lens red-helix green-lens", queues=["red green", "red green", "green"])

    assert act(s, "sell")

    assert at(s, "sold") == {"red-lens": 1, "red-helix": 1}
    assert at(s, "cargo", ZU) == ["green-lens"]
    assert at(s, "queues")[:3] == [["green"], ["green"], ["green"]]


@pytest.mark.rule("ZU-SELL-05")
def test_the_colour_that_can_be_sold_in_more_markets() -> None:
    """Red in two markets, green, more popular and with more buyers, in one."""
    s = sale("red-lens red-helix green-lens green-helix", queues=["red", "red", "green*4"])
    assert level(s, "green") > level(s, "red")

    act(s, "sell")

    assert at(s, "sold") == {"red-lens": 1, "red-helix": 1}


@pytest.mark.rule("ZU-SELL-05", "ZU-SELL-09", "ZU-SELL-16")
def test_three_markets_at_most() -> None:
    """Four purple tiles and five markets: three are sold."""
    s = sale(
        "purple-helix purple-lens purple-antenna purple-crater", queues=["purple", "wild*2", "wild", "wild", "purple"]
    )

    act(s, "sell")

    assert len(markets(s)) == 3
    assert at(s, "cargo", ZU) == ["purple-crater"]
    assert income(s)[2] == 8


@pytest.mark.rule("ZU-SELL-05", "ZU-SELL-06", "ZU-EDGE-33")
def test_one_tile_for_each_market() -> None:
    """One green tile and four markets for green count one; two red tiles and two markets for red count two."""
    s = sale("green-lens red-lens red-helix", queues=["green", "green", "green red", "green red"])
    assert level(s, "green") > level(s, "red")

    act(s, "sell")

    assert at(s, "sold") == {"red-lens": 1, "red-helix": 1}
    assert markets(s) == ["#3", "#4"]


@pytest.mark.rule("ZU-SELL-07", "ZU-SELL-05")
def test_a_market_counts_only_with_a_trader_and_a_buyer() -> None:
    """Red buyers stand in four markets, but Zu has a trader in one of these; green has two such markets."""
    s = sale(
        "red-lens red-helix green-lens green-helix",
        queues=["red", "red", "red", "red green", "green"],
        traders="cog comet anchor",
    )

    act(s, "sell")

    assert at(s, "sold") == {"green-lens": 1, "green-helix": 1}
    assert markets(s) == ["#4", "#5"]


@pytest.mark.rule("ZU-SELL-08", "ZU-SELL-R1", "ZU-EDGE-32")
@pytest.mark.parametrize(("popular", "sold"), [("red", "red"), ("green", "green")])
def test_of_two_colours_with_as_many_markets_the_more_popular(popular: str, sold: str) -> None:
    """Two tiles and two markets each; neither more buyers for the one nor a third tile of the other matters."""
    s = sale(
        "red-lens red-helix red-crater green-lens",
        hidden=["", "green-helix"],
        queues=["red green*3", "red green"],
        ship={popular: 4},
    )

    act(s, "sell")

    assert {kind.split("-")[0] for kind in at(s, "sold")} == {sold}
    assert len(markets(s)) == 2


@pytest.mark.rule("ZU-SELL-08")
def test_equally_popular_colours_are_drawn_by_lot() -> None:
    """Red and green are level, yellow can be sold nowhere."""
    s = sale("red-lens green-lens yellow-lens", queues=["red", "green"])

    found = chances(s, "sell", "sell-lot")

    assert set(found) == {"red", "green"}
    assert min(found.values()) > 100


@pytest.mark.rule("ZU-SELL-09")
def test_zu_holds_nothing_back() -> None:
    """Purple is the least popular colour, worth nothing, and the second market has one buyer: both tiles go."""
    s = sale(
        "purple-crater purple-lens",
        queues=["purple", "wild"],
        ship=dict.fromkeys(["yellow", "green", "red", "orange"], 3),
    )

    act(s, "sell")

    assert at(s, "cargo", ZU) == []
    assert income(s) == (0, 4, 3)


# --- the markets ----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SELL-10", "ZU-LUCR-01", "ZU-LUCR-09", "ZU-LUCR-04", "ZU-EDGE-34")
@pytest.mark.parametrize(
    ("queues", "human", "envoys", "sold_at"),
    [
        (["purple red*2", "purple wild", "purple", "purple wild", "wild*2"], "mask*3 prism*3", ["", ""], "#2 #4 #5"),
        (["purple", "purple red", "purple", "purple*2", "purple red"], "mask*3 prism*3", ["", ""], "#2 #4 #5"),
        (["purple", "purple", "purple", "purple red", "purple"], "coil*2 comet", ["", ""], "#2 #4 #5"),
        (["purple", "purple", "purple", "purple", "purple red"], "coil", ["middle right", "middle"], "#1 #2 #5"),
    ],
)
def test_the_most_lucrative_of_five_markets(queues: list[str], human: str, envoys: list[str], sold_at: str) -> None:
    """Three purple tiles: buyers for purple, where the table reads so; then for red, the lead colour, then human
    traders, then the swing."""
    s = solo(
        options={"rulings": {"ZU-LUCR-R1": "colour-sold"}},
        cargo=["", "purple-helix purple-lens purple-antenna red-lens"],
        queues=queues,
        traders=[human, "mask coil prism cog comet"],
        envoys=envoys,
        ship={"red": 6},
    )
    assert level(s, "red") > level(s, "purple")

    assert {sold_with(s, seed) for seed in range(20)} == {sold_at}


@pytest.mark.rule("ZU-SELL-10")
def test_an_unneeded_market_keeps_its_trader_and_its_buyers() -> None:
    """Two tiles, three markets: #2, with the fewest buyers, is left alone."""
    s = sale("purple-helix purple-lens", queues=["purple*2", "purple", "wild*3"], traders="mask coil prism")

    act(s, "sell")

    assert at(s, "traders", ZU) == {"coil": 1}
    assert at(s, "queues")[:3] == [[], ["purple"], []]


@pytest.mark.rule("ZU-SELL-11")
def test_markets_are_ranked_once() -> None:
    """One buyer each at #1, #2 and #3. No envoys at the left centre, one of the human's at the middle one: both #1 and
    #2 are used, although the first envoy would make the left centre the worst."""
    s = sale("purple-helix purple-lens", queues=["purple"] * 3, envoys=["middle", ""])

    act(s, "sell")

    assert markets(s) == ["#1", "#2"]
    assert at(s, "envoys", ZU) == {"left": 2}


# --- the tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SELL-12")
def test_the_cheapest_tiles_of_the_colour_from_both_holds() -> None:
    """Values 7 and 4 in the cargo hold, 5 and 2 in the hidden one: the 2 and the 4 are sold."""
    s = sale("purple-crater purple-lens", hidden=["", "purple-antenna purple-helix"], queues=["purple", "purple"])

    act(s, "sell")

    assert at(s, "sold") == {"purple-helix": 1, "purple-lens": 1}
    assert (at(s, "cargo", ZU), at(s, "hidden", ZU)) == (["purple-crater"], ["purple-antenna"])


@pytest.mark.rule("ZU-SELL-13")
def test_tiles_of_equal_value_are_drawn_by_lot_from_either_hold() -> None:
    """Three yellow tiles worth 1, in both holds, and one market: each is as likely."""
    s = sale(
        "yellow-lens yellow-antenna",
        hidden=["", "yellow-crater"],
        queues=["yellow"],
        options={"components": OTHER_PACK},
        forecast="orange-coil*2 orange-comet",
    )

    found = chances(s, "sell", "sell-tile-lot")

    assert set(found) == {"cargo:yellow-lens", "cargo:yellow-antenna", "hidden:yellow-crater"}
    assert min(found.values()) > 70


# --- the sale -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SELL-14")
@pytest.mark.parametrize(
    ("ship", "credits"),
    [
        ({}, 9),
        ({"red": 1}, 9),
        ({"red": 2}, 5),
        ({"red": 2, "green": 1}, 5),
        ({"red": 2, "green": 2}, 3),
        ({"red": 2, "green": 3}, 3),
        ({"red": 2, "green": 2, "yellow": 2}, 1),
        ({"red": 2, "green": 3, "yellow": 2, "orange": 4}, 0),
    ],
)
def test_the_rank_of_the_colour_pays(ship: dict[str, int], credits: int) -> None:
    """Purple is at level 3. Level colours share a rank in full, and the ranks that they use up are skipped."""
    s = sale("purple-crater", queues=["purple"], ship=ship)
    assert level(s, "purple") == 3

    act(s, "sell")

    assert income(s) == (credits, 2, 0)


@pytest.mark.rule("ZU-SELL-15", "ZU-SELL-18")
def test_two_credits_for_each_interested_buyer_at_the_chosen_markets() -> None:
    """Three at #1 and two at #2, wild ones among them; the other colours and #3, which is not needed, do not count."""
    s = sale("purple-helix purple-lens", queues=["purple*2 wild red", "red wild purple", "purple"])

    act(s, "sell")

    assert income(s)[1] == 10


@pytest.mark.rule("ZU-SELL-16", "ZU-SELL-17", "ZU-EDGE-35")
@pytest.mark.parametrize(("n", "bonus"), [(1, 0), (2, 3), (3, 8)])
def test_several_markets_bring_credits_and_no_card(n: int, bonus: int) -> None:
    """The action deck, its discard pile and the human's hand stay as they are."""
    s = sale("purple-helix purple-lens purple-antenna", queues=["purple"] * n, hand="red-mask")
    before = s.to_json()

    act(s, "sell")

    assert income(s) == (9, 2 * n, bonus)
    after = s.to_json()
    assert [after[field] for field in ("deck", "discard", "hands")] == [
        before[field] for field in ("deck", "discard", "hands")
    ]


@pytest.mark.rule("ZU-SELL-18", "ZU-SELL-19", "ZU-EDGE-37")
def test_the_payout_comes_before_buyers_return_from_the_mothership() -> None:
    """Three purple buyers of an earlier sale make purple the first; once they have returned red would be: 9 credits."""
    s = sale("purple-crater", queues=["purple", "red*2"], ship={"purple": 3, "wild": 1})

    act(s, "sell")

    assert income(s)[0] == 9
    assert at(s, "ship") == {"purple": 1}
    assert (at(s, "buyers", "purple"), at(s, "buyers", "wild")) == (7, 6)


@pytest.mark.rule("ZU-SELL-19", "ZU-SELL-20")
def test_the_interested_board_the_mothership_and_the_others_stay() -> None:
    """Purple and wild buyers of #1 and #2 leave; red and green ones keep their order; #3 is not touched."""
    s = sale(
        "purple-helix purple-lens",
        queues=["red purple green wild", "wild*2 red", "purple"],
        ship={"red": 2, "orange": 1},
    )

    act(s, "sell")

    assert at(s, "queues")[:3] == [["red", "green"], ["red"], ["purple"]]
    assert at(s, "ship") == {"purple": 1, "wild": 3}
    assert (at(s, "buyers", "red"), at(s, "buyers", "orange")) == (6, 8)


@pytest.mark.rule("ZU-SELL-21")
def test_traders_of_the_chosen_markets_become_envoys() -> None:
    """At #1, #4 and #6; the one at #2 stays, the human's stay too, and no cube comes from the supply."""
    s = solo(
        cargo=["", "purple-helix purple-lens purple-antenna"],
        queues=["purple", "", "", "purple", "", "purple"],
        traders=["mask", "mask coil cog anchor"],
        envoys=["left", "left"],
    )

    act(s, "sell")

    assert at(s, "traders") == [{"mask": 1}, {"coil": 1}]
    assert at(s, "envoys") == [{"left": 1}, {"left": 2, "middle": 1, "right": 1}]
    assert at(s, "cubes", ZU) == 17


@pytest.mark.rule("ZU-SELL-22")
def test_sold_tiles_are_out_of_the_game_and_their_values_are_not_paid() -> None:
    """A tile of value 7 brings what the rank and one buyer bring; it goes to no stack and no site, and its sample
    stays."""
    s = sale("purple-crater", queues=["purple"], guards=["", "purple-crater"])

    act(s, "sell")

    assert credits(s) == 8 + 9 + 2
    assert at(s, "sold") == {"purple-crater": 1}
    assert (at(s, "sites"), at(s, "stacks", "purple")) == ({}, [])
    assert at(s, "guards", ZU) == ["purple-crater"]
    assert credits(s, HUMAN) == 8


@pytest.mark.rule("ZU-SELL-23")
def test_the_example() -> None:
    """Three purple tiles; traders in three markets, one without a buyer, six buyers at the others; purple is second:
    the two cheapest go for 5 + 12 + 3 credits, and no card is drawn."""
    s = sale(
        "purple-crater purple-helix purple-lens",
        queues=["purple*3 wild", "red", "purple wild"],
        traders="mask coil prism",
        ship={"red": 4},
    )
    deck = at(s, "deck")

    act(s, "sell")

    assert (income(s), credits(s)) == ((5, 12, 3), 28)
    assert at(s, "sold") == {"purple-helix": 1, "purple-lens": 1}
    assert at(s, "deck") == deck
