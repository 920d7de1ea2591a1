"""Selling to the museum (AR-SELL)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import KIND_NAMES, TALISMAN
from digsite.kernel.errors import BadInput
from tests.games.archaeology.table import (
    GAME,
    MONUMENTS,
    asked,
    dig,
    hand,
    knows,
    lay,
    new,
    offered,
    order,
    play,
    refused,
    told,
    trade,
    turn,
    wander,
)

KINDS = list(enumerate(KIND_NAMES))


def sets(*names: str) -> list[int]:
    """Sold sets by name, as the view tells them."""
    return [GAME.codes.parse(f"sell {name}") for name in names]


@pytest.mark.rule("AR-SELL-01")
def test_a_set_is_cards_of_one_kind_out_of_the_hand() -> None:
    """From one card up to all he holds of a kind; nothing that he does not hold."""
    s = dig(["coin*3 talisman", "pot_shard"], market="parchment_scrap", chambers=["pot_shard*2", "", ""])

    assert offered(s, "sell") == ["sell coin 1", "sell coin 2", "sell coin 3", "sell talisman 1"]
    for name in ("coin 4", "talisman 2", "pot_shard 1", "parchment_scrap 1", "map 1"):
        assert refused(s, f"sell {name}") == "AR-SELL-01"

    play(s, "sell coin 2")
    assert hand(s, 0) == "coin talisman"


@pytest.mark.rule("AR-SELL-01", "AR-EDGE-45")
def test_no_mixed_sets() -> None:
    """No answer of the game sells two kinds at once: what is sold is always one kind and a number."""
    s = dig(["coin talisman", "coin"])

    assert offered(s, "sell") == ["sell coin 1", "sell talisman 1"]
    for name in ("sell coin talisman", "sell coin 1 talisman 1"):
        with pytest.raises(BadInput):
            GAME.codes.parse(name)
    for size in (1, 2):
        sold = s.copy()
        if f"sell coin {size}" in offered(sold):
            play(sold, f"sell coin {size}")
            assert hand(sold, 0) == "talisman"


@pytest.mark.rule("AR-SELL-02", "AR-SELL-03")
def test_a_sale_is_announced_and_lies_open() -> None:
    """Everyone is told what is sold and for how much, and sees the set from then on."""
    s = dig(["talisman*4 coin", "coin"])

    play(s, "sell talisman 4")

    for seat in (0, 1, None):
        assert told(s, seat) == [{"kind": "sold", "seat": 0, "treasure": TALISMAN, "n": 4, "money": 32}]
        assert s.view(seat)["sold"] == [sets("talisman 4"), []]


@pytest.mark.rule("AR-SELL-04", "AR-SELL-05", "AR-EDGE-44", "AR-SCORE-03")
def test_two_coins_now_and_three_later() -> None:
    """They stay two sets, worth what two and three are worth, and never become a set of five."""
    s = dig(["coin*5 pot_shard", "pot_shard"], dig_site="talisman*4")

    play(s, "sell coin 2", "end-turn", "end-turn", "sell coin 3")

    row = s.rules.prices[KIND_NAMES.index("coin")]
    assert s.view(1)["sold"] == [sets("coin 2", "coin 3"), []]
    assert s.scores[0] == row[1] + row[2] < row[4]


@pytest.mark.rule("AR-SELL-04", "AR-SELL-05")
def test_sets_sold_in_one_turn_stay_apart() -> None:
    """Each sale makes a pile of its own, even of the same kind right after the other."""
    s = dig(["coin*4", "coin"])

    play(s, "sell coin 1", "sell coin 2", "sell coin 1")

    assert s.view(None)["sold"] == [sets("coin 1", "coin 2", "coin 1"), []]


@pytest.mark.rule("AR-SELL-06", "AR-SELL-07", "AR-SELL-08", "AR-EDGE-43")
@pytest.mark.parametrize("ways", [(5, 1), (1, 5), (4, 2), (3, 3)])
def test_six_talismans(ways: tuple[int, int]) -> None:
    """Five are the largest set of talismans, so six are two sets."""
    s = dig(["talisman*6", "coin"])
    assert len(s.rules.prices[TALISMAN]) == 5
    assert refused(s, "sell talisman 6") == "AR-SELL-06"
    assert offered(s, "sell talisman") == [f"sell talisman {n}" for n in range(1, 6)]

    play(s, *(f"sell talisman {n}" for n in ways))

    assert hand(s, 0) == ""
    assert s.view(1)["sold"] == [sets(*(f"talisman {n}" for n in ways)), []]


@pytest.mark.rule("AR-SELL-06", "AR-SELL-R3")
@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_from_one_card_to_the_end_of_the_row(kind: int, name: str) -> None:
    """Of every kind all sizes of its row can be sold, the poorest too, and none beyond it."""
    copies = GAME.new(seats=5, seed=0).table.copies[kind]  # type: ignore[attr-defined]
    s = dig([f"{name}*{copies}", "", "", "", ""])
    largest = len(s.rules.prices[kind])

    assert offered(s, "sell") == [f"sell {name} {n}" for n in range(1, largest + 1)]
    for n in range(largest + 1, copies + 1):
        assert refused(s, f"sell {name} {n}") == "AR-SELL-06"


@pytest.mark.rule("AR-SELL-08", "AR-SELL-09")
def test_as_many_sales_as_he_likes() -> None:
    """Several sets in one turn, of one kind and of others, also after other actions."""
    s = dig(["coin*4 talisman*2 pot_shard", "coin"], market="parchment_scrap", dig_site="coin")

    play(s, "sell coin 2", "sell talisman 1", "sell coin 2")
    trade(s, "pot_shard", "parchment_scrap")
    play(s, "sell parchment_scrap 1", "sell talisman 1")

    assert s.view(1)["sold"] == [
        sets("coin 2", "talisman 1", "coin 2", "parchment_scrap 1", "talisman 1"),
        [],
    ]


@pytest.mark.rule("AR-SELL-08")
def test_another_set_of_the_same_kind_on_a_later_turn() -> None:
    """A kind may be sold again turns later."""
    s = dig(["coin*2", "pot_shard"], dig_site="talisman*4")

    play(s, "sell coin 1", "end-turn", "end-turn", "sell coin 1")

    assert s.view(1)["sold"] == [sets("coin 1", "coin 1"), []]


@pytest.mark.rule("AR-SELL-10")
def test_thieves_find_no_sold_cards() -> None:
    """An opponent who has sold everything cannot be robbed."""
    s = dig(["coin", "", "pot_shard"], sold=["", "talisman 5, coin 3", ""], dig_site="thief coin", agenda=turn(0))

    assert hand(s, 0) == "pot_shard coin"
    assert s.view(None)["sold"] == [[], sets("talisman 5", "coin 3"), []]


@pytest.mark.rule("AR-SELL-10")
def test_storms_leave_sold_cards_alone() -> None:
    """Sold cards are neither lost nor counted: with one card in hand nothing is lost."""
    s = dig(
        ["coin", "pot_shard"], sold=["talisman 4", "coin 3"], dig_site="sandstorm coin", tents=[0, 0], agenda=turn(0)
    )

    assert asked(s) == "0 act"
    assert (hand(s, 0), hand(s, 1)) == ("coin*2", "pot_shard")
    assert s.view(None)["sold"] == [sets("talisman 4"), sets("coin 3")]
    assert lay(s.market) == ""


@pytest.mark.rule("AR-SELL-05", "AR-SELL-11", "AR-SELL-R2")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_what_is_sold_stays_sold(monument: str) -> None:
    """Through whole games sets are only added, one for each sale: none grows, shrinks or comes back."""
    for seed in range(6):
        s = new(2 + seed % 4, seed, monument=monument)
        before: list[list[int]] = [[] for _ in range(s.n_seats)]
        for _ in wander(s, seed):
            sold = sum(event.kind.name == "sold" for event in s.events)
            assert sum(len(mine) for mine in s.sold) - sum(len(mine) for mine in before) == sold <= 1
            for mine, old in zip(s.sold, before, strict=True):
                assert mine[: len(old)] == old
            before = [mine.copy() for mine in s.sold]


@pytest.mark.rule("AR-SELL-11", "AR-SELL-R2")
def test_a_sold_set_cannot_be_used_again() -> None:
    """Sold cards can be neither sold nor given nor found, and no answer takes a sale back."""
    s = dig(["coin*2 pot_shard", "coin"], market="parchment_scrap", chambers=["talisman*2", "", ""])

    play(s, "sell coin 2")

    assert offered(s) == ["end-turn", "trade", "sell pot_shard 1"]
    assert refused(s, "sell coin 1") == "AR-SELL-01"
    play(s, "trade")
    assert offered(s) == ["withdraw", "give pot_shard"]
    assert knows(s, 1, 0) == ""


@pytest.mark.rule("AR-SELL-12")
@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_a_set_is_worth_what_its_row_says_for_its_size(kind: int, name: str) -> None:
    """Each size of each kind brings its own figure."""
    row = dig(["", "", "", "", ""]).rules.prices[kind]
    for n, price in enumerate(row, start=1):
        s = dig([f"{name}*{n} coin", "", "", "", "coin"])
        play(s, f"sell {name} {n}")
        assert s.scores == [price, 0, 0, 0, 0]


@pytest.mark.rule("AR-SELL-12", "AR-CARD-05")
@pytest.mark.parametrize(
    ("name", "n", "price"), [("talisman", 2, 10), ("talisman", 4, 32), ("coin", 5, 30), ("broken_tablet", 3, 10)]
)
def test_the_figures_of_the_rulebook(name: str, n: int, price: int) -> None:
    """The four figures that the rulebook itself names."""
    s = dig([f"{name}*{n} coin", "", "", "coin"])

    play(s, f"sell {name} {n}")

    assert s.scores[0] == price


@pytest.mark.rule("AR-SELL-13")
def test_money_buys_nothing() -> None:
    """Rich or poor, a player with the same cards can do the same: trade, explore and sell no more and no less."""
    poor = dig(["coin map", "coin"], market="talisman pot_shard", chambers=["", "pot_shard*5", ""])
    rich = dig(
        ["coin map", "coin"],
        market="talisman pot_shard",
        chambers=["", "pot_shard*5", ""],
        sold=["pharaohs_mask 4, coin 5", ""],
    )
    assert rich.scores[0] > poor.scores[0] == 0

    assert offered(rich) == offered(poor)
    for code in ("trade", "give coin", "given", "take pot_shard", "confirm"):
        play(poor, code)
        play(rich, code)
        assert offered(rich) == offered(poor)


@pytest.mark.rule("AR-SELL-14")
def test_cards_may_be_kept_back() -> None:
    """He may sell some of a kind and keep the others."""
    s = dig(["coin*5", "coin"])

    play(s, "sell coin 3")

    assert hand(s, 0) == "coin*2"


@pytest.mark.rule("AR-SELL-15", "AR-SELL-R1", "AR-EDGE-46")
def test_two_maps_are_two_sets_of_one() -> None:
    """A Map is sold like any treasure, but its row has one size only."""
    s = dig(["map*2", "coin"])
    assert offered(s, "sell") == ["sell map 1"]
    assert refused(s, "sell map 2") == "AR-SELL-06"

    play(s, "sell map 1", "sell map 1")

    assert s.view(1)["sold"] == [sets("map 1", "map 1"), []]
    assert s.scores[0] == 6
    assert s.maps_spent == 0


@pytest.mark.rule("AR-SELL-R2")
def test_a_sale_is_done_at_once() -> None:
    """Nothing has to be confirmed: with the sale the cards are gone and the money is his."""
    s = dig(["coin*2", "coin"])

    play(s, "sell coin 1")

    assert order(s) == ["sold"]
    assert (hand(s, 0), s.scores[0]) == ("coin", 2)
    assert refused(s, "withdraw") == "AR-TRADE-R6"


@pytest.mark.rule("AR-SELL-R3")
def test_a_poor_price_is_a_price() -> None:
    """Four shards of a set of five may be sold for the little they are worth, one by one even."""
    s = dig(["pot_shard*4", "coin"])

    play(s, "sell pot_shard 1", "sell pot_shard 1", "sell pot_shard 2")

    row = s.rules.prices[0]
    assert s.scores[0] == 2 * row[0] + row[1]
