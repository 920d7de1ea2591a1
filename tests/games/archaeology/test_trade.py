"""Trading at the market (AR-TRADE)."""

from __future__ import annotations

import itertools

import pytest

import digsite
from digsite.games.archaeology.kinds import KIND_NAMES
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
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
    wander,
)

Bundle = tuple[int, ...]


@pytest.mark.rule("AR-TRADE-01", "AR-TRADE-04", "AR-TRADE-08", "AR-TRADE-10")
def test_the_rulebook_example() -> None:
    """Two scraps and a coin buy a talisman and a shard: what was given now lies in the market, the rest in the hand."""
    s = dig(["parchment_scrap*2 coin", "coin"], market="pot_shard talisman")

    trade(s, "parchment_scrap*2 coin", "talisman pot_shard")

    assert hand(s, 0) == "pot_shard talisman"
    assert lay(s.market) == "parchment_scrap*2 coin"
    assert told(s, 1) == [
        {"kind": "gave", "seat": 0, "treasure": KIND_NAMES.index("parchment_scrap"), "n": 2},
        {"kind": "gave", "seat": 0, "treasure": KIND_NAMES.index("coin"), "n": 1},
        {"kind": "took", "seat": 0, "treasure": KIND_NAMES.index("pot_shard"), "n": 1},
        {"kind": "took", "seat": 0, "treasure": KIND_NAMES.index("talisman"), "n": 1},
    ]


@pytest.mark.rule("AR-TRADE-01", "AR-TRADE-04")
@pytest.mark.parametrize(
    ("give", "take"),
    [
        ("coin", "pot_shard"),
        ("talisman", "pot_shard*3"),
        ("parchment_scrap*3", "talisman"),
        ("parchment_scrap*3 talisman coin", "coin*2 talisman pot_shard"),
    ],
)
def test_any_number_of_cards_on_both_sides(give: str, take: str) -> None:
    """One card for many, many for one, many for many."""
    s = dig([give, ""], market=take)

    trade(s, give, take)

    assert hand(s, 0) == lay(dig([take, "coin"]).hands[0])
    assert lay(s.market) == lay(dig([give, "coin"]).hands[0])


@pytest.mark.rule("AR-TRADE-01")
def test_only_cards_of_the_hand_are_given() -> None:
    """A kind can be given as often as the hand holds it, and no oftener."""
    s = dig(["coin*2", "coin"], market="pot_shard talisman")
    play(s, "trade", "give coin", "give coin")

    assert offered(s, "give ") == []
    assert refused(s, "give coin") == "AR-TRADE-01"
    assert refused(s, "give talisman") == "AR-TRADE-01"


@pytest.mark.rule("AR-TRADE-02", "AR-EDGE-17")
@pytest.mark.parametrize(
    ("held", "begun", "code"),
    [
        ("coin", [], "trade"),
        ("coin parchment_scrap", ["trade", "give coin"], "given"),
    ],
)
def test_two_do_not_buy_three(held: str, begun: list[str], code: str) -> None:
    """What is taken may not be worth more than what is given: a coin alone buys no talisman."""
    s = dig([held, "coin"], market="talisman")
    play(s, *begun)

    assert refused(s, code) == "AR-TRADE-02"


@pytest.mark.rule("AR-TRADE-02", "AR-EDGE-17")
def test_the_sum_of_what_is_taken_counts() -> None:
    """Three may be spent on three in all; each card that is taken lowers what the next may be worth."""
    s = dig(["coin parchment_scrap", "coin"], market="coin*2 talisman*2 pot_shard*2")
    play(s, "trade", "give coin", "give parchment_scrap", "given")
    assert offered(s, "take ") == ["take pot_shard", "take coin", "take talisman"]

    play(s, "take coin")
    assert offered(s, "take ") == ["take pot_shard"]
    assert refused(s, "take coin") == "AR-TRADE-02"
    assert refused(s, "take talisman") == "AR-TRADE-02"

    play(s, "take pot_shard")
    assert offered(s, "take ") == []
    assert refused(s, "take pot_shard") == "AR-TRADE-02"

    play(s, "confirm")
    assert hand(s, 0) == "pot_shard coin"


@pytest.mark.rule("AR-TRADE-02", "AR-TRADE-03", "AR-EDGE-16")
def test_no_change_and_no_credit() -> None:
    """Four for three is a trade; the fourth is lost and does not help to pay for the next one."""
    s = dig(["coin*2 parchment_scrap", "coin"], market="talisman pot_shard")

    trade(s, "coin*2", "talisman")
    play(s, "trade", "give parchment_scrap", "given")

    assert refused(s, "take coin") == "AR-TRADE-02"
    play(s, "take pot_shard", "confirm")
    assert hand(s, 0) == "pot_shard talisman"
    assert lay(s.market) == "parchment_scrap coin*2"


@pytest.mark.rule("AR-TRADE-05")
def test_several_trades_in_a_turn() -> None:
    """After a trade the next may follow, also with cards that the last one brought."""
    s = dig(["coin parchment_scrap", "coin"], market="pot_shard*2 talisman", dig_site="coin")

    trade(s, "coin", "pot_shard*2")
    trade(s, "pot_shard*2 parchment_scrap", "talisman")
    trade(s, "talisman", "coin pot_shard")

    assert hand(s, 0) == "pot_shard coin"
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TRADE-06", "AR-TRADE-R1", "AR-TRADE-03")
def test_a_market_of_any_size_and_a_price_of_any_height() -> None:
    """Forty cards may be given for one: the market takes them all, and the hand keeps the one."""
    s = dig(["parchment_scrap*16 coin*12 broken_cup*6 map*6", ""], market="pot_shard*16 talisman*8")

    trade(s, "parchment_scrap*16 coin*12 broken_cup*6 map*6", "pot_shard")

    assert hand(s, 0) == "pot_shard"
    assert sum(s.market) == 16 + 8 + 40 - 1
    trade(s, "pot_shard", "parchment_scrap")
    assert hand(s, 0) == "parchment_scrap"


@pytest.mark.rule("AR-TRADE-07", "AR-EDGE-21")
def test_the_market_is_not_refilled() -> None:
    """Whoever buys the whole market leaves there what he gave, and nothing else comes."""
    s = dig(["coin*2", "coin"], market="pot_shard*2 coin", dig_site="talisman*5 map")

    trade(s, "coin*2", "pot_shard*2 coin")

    assert lay(s.market) == "coin*2"
    assert len(s.dig_site) == 6
    play(s, "end-turn")
    assert lay(s.market) == "coin*2"


@pytest.mark.rule("AR-TRADE-07", "AR-TRADE-R4")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_only_trades_and_storms_change_the_market(monument: str) -> None:
    """Through whole games the market changes by what is given, taken or lost, and is never empty."""
    for seed in range(6):
        s = new(2 + seed % 4, seed, monument=monument)
        before = s.market.copy()
        for _ in wander(s, seed):
            for event in s.events:
                if event.kind.name == "gave":
                    before[event.a] += event.b
                elif event.kind.name == "took":
                    before[event.a] -= event.b
                elif event.kind.name == "lost":
                    before[event.a] += 1
            assert s.market == before
            assert sum(s.market) > 0


@pytest.mark.rule("AR-TRADE-09")
def test_maps_are_given_and_taken_like_any_treasure() -> None:
    """A Map is worth three in a trade, both ways; two are not enough for it."""
    s = dig(["coin parchment_scrap", "coin"], market="map talisman")
    trade(s, "coin parchment_scrap", "map")
    assert hand(s, 0) == "map"
    trade(s, "map", "talisman")
    assert hand(s, 0) == "talisman"
    assert lay(s.market) == "parchment_scrap coin map"

    s = dig(["coin*2", "coin"], market="map pot_shard")
    play(s, "trade", "give coin", "given")
    assert refused(s, "take map") == "AR-TRADE-02"


@pytest.mark.rule("AR-TRADE-09", "AR-EDGE-22")
def test_a_bought_map_explores_at_once() -> None:
    """A Map out of the market is as good as any other, in the same turn."""
    s = dig(["coin*2", "coin"], market="map", chambers=["talisman*2", "", ""], dig_site="coin")

    trade(s, "coin*2", "map")
    play(s, "explore 0")

    assert hand(s, 0) == "talisman*2"


@pytest.mark.rule("AR-TRADE-11")
def test_never_with_another_player() -> None:
    """What another hand holds cannot be taken, and a trade touches no hand but the trader's."""
    s = dig(["coin*2", "talisman", "map"], market="pot_shard")
    play(s, "trade", "give coin", "give coin", "given")

    assert offered(s, "take ") == ["take pot_shard"]
    assert refused(s, "take talisman") == "AR-TRADE-R2"
    assert refused(s, "take pot_shard", seat=1) == "AR-TURN-R2"
    play(s, "take pot_shard", "confirm")
    assert (hand(s, 1), hand(s, 2)) == ("talisman", "map")


@pytest.mark.rule("AR-TRADE-12")
def test_the_market_has_no_order() -> None:
    """In whichever order cards come to the market it is the same market, counted by kind."""
    one = dig(["coin map pot_shard*2", "coin"], market="talisman parchment_scrap*2")
    other = dig(["pot_shard*2 map coin", "coin"], market="parchment_scrap talisman parchment_scrap")

    trade(one, "coin pot_shard", "talisman")
    trade(other, "pot_shard coin", "talisman")

    assert one == other
    assert one.view(1)["market"] == [1, 2, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("AR-TRADE-R1", "AR-EDGE-18")
def test_something_is_given_and_something_taken() -> None:
    """Nothing can be had for nothing, and no card can be thrown away for nothing."""
    s = dig(["coin*2", "coin"], market="pot_shard talisman")

    play(s, "trade")
    assert refused(s, "given") == "AR-TRADE-R1"
    assert refused(s, "confirm") == "AR-TRADE-R1"
    assert refused(s, "take pot_shard") == "AR-TRADE-R1"

    play(s, "give coin", "given")
    assert refused(s, "confirm") == "AR-TRADE-R1"


@pytest.mark.rule("AR-TRADE-R2", "AR-EDGE-19")
def test_what_is_given_cannot_be_taken_back_at_once() -> None:
    """Only what lay in the market before can be taken; what is given now, in a later trade."""
    s = dig(["coin parchment_scrap", "coin"], market="pot_shard")
    play(s, "trade", "give coin", "give parchment_scrap", "given")
    assert refused(s, "take coin") == "AR-TRADE-R2"
    assert refused(s, "take parchment_scrap") == "AR-TRADE-R2"

    play(s, "take pot_shard", "confirm")
    trade(s, "pot_shard", "parchment_scrap")
    assert hand(s, 0) == "parchment_scrap"


@pytest.mark.rule("AR-TRADE-R2", "AR-TRADE-R3", "AR-EDGE-19")
def test_one_of_the_kinds_given_may_be_taken_if_the_market_had_it() -> None:
    """A coin and a scrap for a coin and a shard change the hand, so they are a trade."""
    s = dig(["coin parchment_scrap", "coin"], market="coin pot_shard")

    trade(s, "coin parchment_scrap", "coin pot_shard")

    assert hand(s, 0) == "pot_shard coin"
    assert lay(s.market) == "parchment_scrap coin"


REFUSED: dict[str, object] = {"rulings": {"AR-TRADE-R3": "refused"}}
"""Where a trade must change the hand."""


@pytest.mark.rule("AR-TRADE-R3", "AR-EDGE-19")
@pytest.mark.parametrize(
    ("held", "market", "begun", "code"),
    [
        ("coin", "coin", [], "trade"),
        ("coin", "coin*3 talisman", [], "trade"),
        ("coin parchment_scrap", "coin", ["trade", "give coin"], "given"),
        ("coin", "coin pot_shard", ["trade", "give coin", "given"], "take coin"),
        (
            "coin parchment_scrap",
            "coin parchment_scrap pot_shard",
            ["trade", "give coin", "give parchment_scrap", "given", "take parchment_scrap"],
            "take coin",
        ),
    ],
)
def test_like_for_like_is_no_trade(held: str, market: str, begun: list[str], code: str) -> None:
    """A trade that would leave the hand as it was cannot be begun, or not be picked to the end; by default it can."""
    s = dig([held, "coin"], market=market, options=REFUSED)
    play(s, *begun)
    assert refused(s, code) == "AR-TRADE-R3"

    s = dig([held, "coin"], market=market)
    play(s, *begun, code)


@pytest.mark.rule("AR-TRADE-R3")
def test_two_cards_for_one_of_their_kind_are_a_trade() -> None:
    """Two coins for one coin change the hand, poor as the bargain is."""
    s = dig(["coin*2", "coin"], market="coin")

    trade(s, "coin*2", "coin")

    assert hand(s, 0) == "coin"


@pytest.mark.rule("AR-TRADE-R4", "AR-EDGE-20")
def test_nothing_to_buy_in_an_empty_market() -> None:
    """With no card in the market a trade cannot be begun."""
    s = dig(["coin*3 map", "coin"], market="")

    assert "trade" not in offered(s)
    assert refused(s, "trade") == "AR-TRADE-R4"


def swap(s: Dig, times: int) -> None:
    """So many trades of a shard for a scrap and back."""
    for _ in range(times):
        if s.hands[s.turn][0] > 0:
            trade(s, "pot_shard", "parchment_scrap")
        else:
            trade(s, "parchment_scrap", "pot_shard")


@pytest.mark.rule("AR-TRADE-R5", "AR-EDGE-69", "AR-TRADE-R3")
def test_thirty_trades_in_a_row_until_a_sale() -> None:
    """The thirtieth trade in a row is allowed, one more is not; a sale lets him trade thirty times more."""
    s = dig(["pot_shard coin*3", "coin"], market="parchment_scrap", dig_site="coin")

    swap(s, 30)
    assert hand(s, 0) == "pot_shard coin*3"
    assert "trade" not in offered(s)
    assert refused(s, "trade") == "AR-TRADE-R5"

    play(s, "sell coin 1")
    swap(s, 30)
    assert refused(s, "trade") == "AR-TRADE-R5"


@pytest.mark.rule("AR-TRADE-R5", "AR-EDGE-69")
def test_thirty_trades_in_a_row_until_an_exploration() -> None:
    """An exploration too lets him trade thirty times more."""
    s = dig(["pot_shard map", "coin"], market="parchment_scrap", chambers=["coin*2", "", ""], dig_site="coin")

    swap(s, 30)
    assert refused(s, "trade") == "AR-TRADE-R5"

    play(s, "explore 0")
    swap(s, 30)
    assert refused(s, "trade") == "AR-TRADE-R5"


@pytest.mark.rule("AR-TRADE-R5")
def test_the_next_turn_counts_its_own_trades() -> None:
    """Another player, and he himself on his next turn, may trade again."""
    s = dig(["pot_shard", "pot_shard"], market="parchment_scrap*2", trades=30, acted=True)
    assert refused(s, "trade") == "AR-TRADE-R5"

    play(s, "end-turn")
    swap(s, 1)
    play(s, "end-turn")

    assert asked(s) == "0 act"
    assert "trade" in offered(s)


# --- picking card by card (AR-TRADE-R6) and thinking again (AR-TRADE-R7) ----------------------------------------------


def bundles(counts: list[int]) -> list[Bundle]:
    """Every way to take some of these cards."""
    return list(itertools.product(*(range(n + 1) for n in counts)))


def trades_by_the_ledger(s: Dig) -> set[tuple[Bundle, Bundle]]:
    """Every (given, taken) that is a legal trade of the player to move, found without asking the engine's steps."""
    values = s.rules.trade_value

    def worth(cards: Bundle) -> int:
        return sum(n * value for n, value in zip(cards, values, strict=True))

    def changes(given: Bundle, taken: Bundle) -> bool:
        return given != taken or s.table.readings["AR-TRADE-R3"] == "allowed"

    return {
        (given, taken)
        for given in bundles(s.hands[s.turn])
        for taken in bundles(s.market)
        if sum(given) > 0 and sum(taken) > 0 and worth(taken) <= worth(given) and changes(given, taken)
    }


def key(s: Dig) -> tuple[str, Bundle, Bundle]:
    """Where in a trade we are."""
    return asked(s), tuple(s.give), tuple(s.take)


def chain(s: Dig) -> tuple[set[tuple[Bundle, Bundle]], list[Dig]]:
    """Follow every pick from the beginning of a trade on: the trades that can be confirmed, and the points passed.

    On the way: a confirmed trade moves exactly what was picked, a withdrawn one nothing; and every point must lead on
    to a trade that is confirmed without one being withdrawn.
    """
    s = s.copy()
    play(s, "trade")
    points = {key(s): s}
    back: dict[object, set[object]] = {}
    done: list[object] = []
    reached: set[tuple[Bundle, Bundle]] = set()
    todo = [s]
    while todo:
        here = todo.pop()
        codes = offered(here)
        assert codes, f"nothing to do at {key(here)}"
        for name in codes:
            then = here.copy()
            play(then, name)
            if name == "confirm":
                reached.add((tuple(here.give), tuple(here.take)))
                done.append(key(here))
                moved = [taken - given for given, taken in zip(here.give, here.take, strict=True)]
                assert then.hands[s.turn] == [n + m for n, m in zip(here.hands[s.turn], moved, strict=True)]
                assert then.market == [n - m for n, m in zip(here.market, moved, strict=True)]
                assert (sum(then.give), sum(then.take), then.trades) == (0, 0, here.trades + 1)
            elif name == "withdraw":
                assert (then.hands, then.market, then.trades) == (here.hands, here.market, here.trades)
                assert (sum(then.give), sum(then.take), then.withdrawn) == (0, 0, here.withdrawn + 1)
            else:
                back.setdefault(key(then), set()).add(key(here))
                if key(then) not in points:
                    points[key(then)] = then
                    todo.append(then)
    finished = set(done)
    while done:
        for before in back.get(done.pop(), set()):
            if before not in finished:
                finished.add(before)
                done.append(before)
    assert finished == set(points), "a point from which the trade cannot be finished"
    return reached, list(points.values())


POSITIONS = [
    ("coin", "pot_shard"),
    ("coin", "coin"),
    ("coin*2", "coin"),
    ("coin*2", "coin*2"),
    ("coin*3", "coin talisman"),
    ("pot_shard", "talisman"),
    ("pot_shard parchment_scrap", "talisman coin"),
    ("coin*2 pot_shard map", "coin talisman parchment_scrap*2"),
    ("pot_shard*4", "parchment_scrap coin pharaohs_mask"),
    ("pharaohs_mask map", "broken_cup coin broken_tablet broken_pendant"),
    ("broken_tablet*2 broken_pendant", "broken_tablet*2 broken_pendant"),
]


@pytest.mark.rule("AR-TRADE-R6", "AR-TRADE-01", "AR-TRADE-02", "AR-TRADE-R1", "AR-TRADE-R2", "AR-TRADE-R3")
@pytest.mark.parametrize("like", ["allowed", "refused"])
@pytest.mark.parametrize("withdrawn", [0, 30])
@pytest.mark.parametrize(("held", "market"), POSITIONS)
def test_the_picks_reach_every_legal_trade_and_no_other(held: str, market: str, withdrawn: int, like: str) -> None:
    """Card by card exactly the legal trades can be made, and no pick leads into a corner."""
    options: dict[str, object] = {"rulings": {"AR-TRADE-R3": like}}
    s = dig([held, "", "", "", "coin"], market=market, withdrawn=withdrawn, options=options)
    legal = trades_by_the_ledger(s)

    if not legal:
        assert "trade" not in offered(s)
        return
    assert chain(s)[0] == legal


@pytest.mark.rule("AR-TRADE-R6", "AR-TRADE-01", "AR-TRADE-02", "AR-TRADE-R1", "AR-TRADE-R2", "AR-TRADE-R3")
def test_the_picks_reach_every_legal_trade_in_positions_at_random() -> None:
    """The same for small hands and markets of all kinds."""
    rng = digsite.Rng(20)
    n_without = 0
    for _ in range(60):
        held = " ".join(KIND_NAMES[rng.below(9)] for _ in range(1 + rng.below(4)))
        market = " ".join(KIND_NAMES[rng.below(9)] for _ in range(rng.below(5)))
        s = dig([held, "", "", "", "coin"], market=market, options=REFUSED)
        legal = trades_by_the_ledger(s)
        if legal:
            assert chain(s)[0] == legal
        else:
            n_without += 1
            assert "trade" not in offered(s)
    assert 0 < n_without < 40


@pytest.mark.rule("AR-TRADE-R6")
def test_a_trade_is_one_action() -> None:
    """Nothing else is done in the middle of a trade, and there are no picks without one."""
    s = dig(["coin map", "coin"], market="pot_shard", chambers=["coin*2", "", ""])
    assert refused(s, "give coin") == "AR-TRADE-R6"
    assert refused(s, "confirm") == "AR-TRADE-R6"

    play(s, "trade", "give coin")
    for name in ("end-turn", "trade", "sell map 1", "explore 0"):
        assert refused(s, name) == "AR-TRADE-R6"
    play(s, "given")
    for name in ("end-turn", "trade", "sell map 1", "explore 0", "give map"):
        assert refused(s, name) == "AR-TRADE-R6"
    assert (s.hands[0], s.market) == (dig(["coin map", ""]).hands[0], dig(["pot_shard", ""]).hands[0])


@pytest.mark.rule("AR-TRADE-R6", "AR-TRADE-02", "AR-TRADE-R2", "AR-TRADE-R3")
def test_what_would_not_do_for_the_cards_picked_says_so_before_all_are_picked() -> None:
    s = dig(["coin*2 map", "coin"], market="coin talisman pot_shard", options=REFUSED)
    play(s, "trade")
    assert refused(s, "take talisman") == "AR-TRADE-R1"  # nothing is picked yet
    play(s, "give coin")
    assert refused(s, "take talisman") == "AR-TRADE-02"
    assert refused(s, "take map") == "AR-TRADE-R2"
    assert refused(s, "take coin") == "AR-TRADE-R3"
    assert refused(s, "take pot_shard") == "AR-TRADE-R6"  # that would do, once all are picked


@pytest.mark.rule("AR-TRADE-R6", "AR-TRADE-R7")
def test_picks_cannot_be_taken_back_one_by_one() -> None:
    """There is no undo within a trade: a pick stands until the trade is confirmed or withdrawn as a whole."""
    s = dig(["coin map pot_shard", "coin"], market="pot_shard parchment_scrap talisman")

    for point in chain(s)[1]:
        for name in offered(point):
            then = point.copy()
            play(then, name)
            if name not in ("confirm", "withdraw"):
                assert sum(then.give) + sum(then.take) + (name == "given") == sum(point.give) + sum(point.take) + 1


@pytest.mark.rule("AR-TRADE-R7")
def test_nobody_learns_of_a_trade_that_is_being_made() -> None:
    """At every point of a trade the others see the table as it was, and so they do after it is withdrawn."""
    s = dig(["coin*2 pot_shard map", "coin"], market="coin talisman parchment_scrap*2")
    before = [s.view(1), s.view(None)]

    for point in chain(s)[1]:
        assert [point.view(1), point.view(None)] == before
        assert order(point) == []
        assert point.view(0)["give"] == point.give
        assert point.view(0)["take"] == point.take
        play(point, "withdraw")
        assert [point.view(1), point.view(None)] == before
        assert order(point) == []
        assert asked(point) == "0 act"


@pytest.mark.rule("AR-TRADE-R7", "AR-TRADE-04")
def test_everybody_learns_of_a_trade_that_is_confirmed() -> None:
    """Given and taken cards are seen by all, so what was taken is known to be in that hand."""
    s = dig(["coin pot_shard", "coin"], market="parchment_scrap*2")

    trade(s, "coin", "parchment_scrap*2")

    assert told(s, 1) == told(s, None) == told(s, 0)
    assert order(s) == ["gave", "took"]
    assert knows(s, 1, 0) == knows(s, None, 0) == "parchment_scrap*2"


@pytest.mark.rule("AR-TRADE-R7")
@pytest.mark.parametrize("begun", [[], ["give coin"], ["give coin", "given"], ["give coin", "given", "take pot_shard"]])
def test_a_withdrawn_trade_never_was(begun: list[str]) -> None:
    """At whichever point he thinks again, nothing has moved; it is no action, so ending the turn is a pass."""
    s = dig(["coin*2", "coin"], market="pot_shard talisman")
    before = s.to_json()

    play(s, "trade", *begun, "withdraw")

    assert s.to_json() == {**before, "withdrawn": 1}
    play(s, "end-turn")
    assert order(s)[0] == "passed"


@pytest.mark.rule("AR-TRADE-R7", "AR-TRADE-R6")
def test_thirty_withdrawals_in_a_row() -> None:
    """After thirty a trade may still be begun, but then it can only be finished; a trade does not begin a new count."""
    s = dig(["pot_shard coin", "coin"], market="parchment_scrap talisman")
    for _ in range(30):
        play(s, "trade", "give pot_shard", "withdraw")

    for pick in ("trade", "give coin", "given", "take parchment_scrap"):
        play(s, pick)
        assert "withdraw" not in offered(s)
        assert refused(s, "withdraw") == "AR-TRADE-R7"
    play(s, "confirm", "trade")
    assert refused(s, "withdraw") == "AR-TRADE-R7"


@pytest.mark.rule("AR-TRADE-R7")
@pytest.mark.parametrize("between", [["sell coin 1"], ["explore 0"], ["end-turn", "end-turn"]])
def test_a_sale_an_exploration_or_a_turn_begins_the_count_of_withdrawals_anew(between: list[str]) -> None:
    """What sets the trades back sets the withdrawals back too."""
    s = dig(["pot_shard coin map", "coin"], market="parchment_scrap", chambers=["coin*2", "", ""], withdrawn=30)
    probe = s.copy()
    play(probe, "trade")
    assert refused(probe, "withdraw") == "AR-TRADE-R7"

    play(s, *between)

    for _ in range(30):
        play(s, "trade", "withdraw")
    play(s, "trade")
    assert refused(s, "withdraw") == "AR-TRADE-R7"
