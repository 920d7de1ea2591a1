"""Readings of the trade: gifts, like for like, and how many in a row."""

from __future__ import annotations

import itertools

import pytest

import digsite
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import GAME, asked, dig, hand, lay, offered, order, play, refused, trade
from tests.games.archaeology.test_trade import Bundle, bundles, chain, swap


def reading(**keys: str) -> dict[str, object]:
    """The options of a table that reads these rulings so: `R1="gifts"`."""
    return {"rulings": {f"AR-TRADE-{rule}": key for rule, key in keys.items()}}


# --- AR-TRADE-R1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-TRADE-R1")
@pytest.mark.parametrize("key", ["something-for-something", "gifts"])
def test_cards_for_nothing(key: str) -> None:
    """A trade in which nothing is taken is made by one reading and refused by the other, which is cited."""
    s = dig(["coin*2", "coin"], market="pot_shard", dig_site="coin", options=reading(R1=key))
    play(s, "trade", "give coin", "given")

    if key == "gifts":
        play(s, "confirm")
        assert (hand(s, 0), lay(s.market)) == ("coin", "pot_shard coin")
        assert [event.rule for event in s.events] == ["AR-TRADE-R1"]
        assert s.acted
    else:
        assert refused(s, "confirm") == "AR-TRADE-R1"


@pytest.mark.rule("AR-TRADE-R1")
@pytest.mark.parametrize("key", ["something-for-something", "gifts"])
def test_a_gift_where_nothing_can_be_bought(key: str) -> None:
    """With a market too dear for the hand there is still something to give."""
    s = dig(["coin", "coin"], market="talisman", options=reading(R1=key))

    assert ("trade" in offered(s)) == (key == "gifts")


@pytest.mark.rule("AR-TRADE-R1", "AR-TRADE-01")
def test_nothing_can_be_taken_for_nothing() -> None:
    """Gifts go one way only, and at least one card is given."""
    s = dig(["coin", "coin"], market="pot_shard", options=reading(R1="gifts"))
    play(s, "trade")

    assert refused(s, "given") == "AR-TRADE-R1"
    assert refused(s, "take pot_shard") == "AR-TRADE-R1"


@pytest.mark.rule("AR-TRADE-R1", "AR-END-R2")
def test_the_last_card_of_all_hands_is_given_away() -> None:
    """Then nothing is left, and the game is over at once; what was given brings nothing."""
    s = dig(["coin", ""], market="pot_shard", options=reading(R1="gifts"))

    play(s, "trade", "give coin", "given", "confirm")

    assert s.over
    assert order(s) == ["gave", "ended"]
    assert s.scores == [0, 0]


@pytest.mark.rule("AR-TRADE-R1", "AR-END-R3")
def test_a_hand_that_was_given_away_is_skipped() -> None:
    """While others hold cards the turn ends by itself, and its player has none any more."""
    s = dig(["coin", "coin*3", "coin"], market="pot_shard", options=reading(R1="gifts"))

    play(s, "trade", "give coin", "given", "confirm")
    assert asked(s) == "1 act"
    assert (s.passes, s.stall) == (0, 1)
    play(s, "end-turn", "end-turn")

    assert "skipped" in order(s)
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-TRADE-R1", "AR-END-06")
def test_a_forced_player_keeps_a_card_to_sell() -> None:
    """He may give all but one before the sale, and the last one after it."""
    s = dig(["pot_shard*2", "coin"], market="talisman*2", options=reading(R1="gifts", R3="refused"))
    play(s, "end-turn", "end-turn")
    assert s.forced

    play(s, "trade", "give pot_shard")
    assert refused(s, "give pot_shard") == "AR-END-06"
    play(s, "given", "confirm")
    assert refused(s, "trade") == "AR-TRADE-R3"
    assert refused(s, "end-turn") == "AR-END-06"

    s = dig(["coin*2", "coin"], market="pot_shard", options=reading(R1="gifts"))
    play(s, "end-turn", "end-turn", "trade", "give coin", "give coin", "given")
    assert refused(s, "confirm") == "AR-END-06"
    play(s, "withdraw", "sell coin 1", "trade", "give coin", "given", "confirm")
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-TRADE-R1", "AR-TRADE-R5")
def test_gifts_count_as_trades() -> None:
    """Thirty in a row, gifts among them."""
    s = dig(["coin*3", "coin"], market="talisman", trades=29, acted=True, options=reading(R1="gifts"))

    play(s, "trade", "give coin", "given", "confirm")

    assert refused(s, "trade") == "AR-TRADE-R5"


# --- AR-TRADE-R3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-TRADE-R3")
@pytest.mark.parametrize("key", ["allowed", "refused"])
def test_a_coin_for_a_coin(key: str) -> None:
    """It is a trade like any other, or none at all."""
    s = dig(["coin", "coin"], market="coin", options=reading(R3=key))

    if key == "refused":
        assert refused(s, "trade") == "AR-TRADE-R3"
        return
    trade(s, "coin", "coin")
    assert (hand(s, 0), lay(s.market), s.trades, s.acted) == ("coin", "coin", 1, True)
    assert [event.rule for event in s.events] == ["AR-TRADE-R3", "AR-TRADE-R3"]


@pytest.mark.rule("AR-TRADE-R3")
def test_the_text_is_the_default_and_old_games_play_as_they_were_played() -> None:
    """Cards of equal value may be traded, whatever they are; version 1 of the rules refused like for like."""
    s = dig(["coin", "coin"], market="coin")
    assert s.table.readings["AR-TRADE-R3"] == "allowed"

    old = {name: value for name, value in s.to_json().items() if name not in ("past", "looked")}
    old["rules_version"] = 1
    old["options"] = {name: value for name, value in s.rules.options.items() if name != "rulings"}
    assert GAME.from_json(old).table.readings["AR-TRADE-R3"] == "refused"
    assert GAME.as_version(1, GAME.from_json(old).to_json()) == old


# --- AR-TRADE-R5 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-TRADE-R5")
@pytest.mark.parametrize("key", ["thirty", "no-return"])
def test_to_and_fro(key: str) -> None:
    """A shard for a scrap and back: one reading counts, the other one lets no hand come back."""
    s = dig(["pot_shard coin", "coin"], market="parchment_scrap", dig_site="coin", options=reading(R5=key))
    swap(s, 1)

    if key == "thirty":
        swap(s, 29)
        assert refused(s, "trade") == "AR-TRADE-R5"
        return
    play(s, "trade", "give parchment_scrap")
    assert refused(s, "given") == "AR-TRADE-R5"
    play(s, "give coin", "given")
    assert offered(s, "take ") == ["take pot_shard"]  # which loses value
    play(s, "withdraw", "sell coin 1")
    swap(s, 1)  # a sale begins a new row
    assert hand(s, 0) == "pot_shard"


@pytest.mark.rule("AR-TRADE-R5", "AR-TRADE-R3")
def test_no_hand_may_come_back_by_like_for_like() -> None:
    """The present hand is one that was held too, so cards are not traded for their like."""
    s = dig(["coin*2", "coin"], market="coin pot_shard", options=reading(R5="no-return"))
    play(s, "trade", "give coin", "given")
    assert refused(s, "take coin") == "AR-TRADE-R5"

    s = dig(["coin", "coin"], market="coin", options=reading(R5="no-return"))
    assert refused(s, "trade") == "AR-TRADE-R5"


@pytest.mark.rule("AR-TRADE-R5")
def test_any_number_of_trades_as_long_as_hands_are_new() -> None:
    """More than thirty in a row, each of equal value."""
    hands = ["pot_shard*16 broken_tablet*12", "", "", "map"]
    s = dig(hands, market="parchment_scrap*16 coin*12", dig_site="map", options=reading(R5="no-return"))
    s.muted = True
    for times, give, take in (
        (16, "pot_shard", "parchment_scrap"),
        (8, "parchment_scrap*2", "coin"),
        (12, "broken_tablet", "pot_shard"),
    ):
        for _ in range(times):
            trade(s, give, take)

    assert s.trades == 36
    assert "trade" in offered(s)


@pytest.mark.rule("AR-TRADE-R5")
@pytest.mark.parametrize(
    ("held", "market", "first"),
    [
        ("pot_shard", "parchment_scrap coin", ("pot_shard", "parchment_scrap")),
        ("coin pot_shard", "parchment_scrap*3", ("coin", "parchment_scrap*2")),
        ("coin*2", "broken_cup pot_shard*2", ("coin", "broken_cup")),
        ("talisman", "map coin pot_shard", ("talisman", "map")),
    ],
)
def test_the_picks_reach_every_trade_to_a_new_hand(held: str, market: str, first: tuple[str, str]) -> None:
    """After a trade exactly those trades can be made that lead to no hand of this row, and no pick into a corner."""
    s = dig([held, "", "", "", "coin"], market=market, options=reading(R5="no-return"))
    before = tuple(s.hands[0])
    trade(s, *first)
    values = s.rules.trade_value

    def leads_to(given: Bundle, taken: Bundle) -> Bundle:
        return tuple(h - g + t for h, g, t in zip(s.hands[0], given, taken, strict=True))

    legal = {
        (given, taken)
        for given, taken in itertools.product(bundles(s.hands[0]), bundles(s.market))
        if any(given)
        and any(taken)
        and sum((t - g) * value for g, t, value in zip(given, taken, values, strict=True)) <= 0
        and leads_to(given, taken) not in (before, tuple(s.hands[0]))
    }
    if legal:
        assert chain(s)[0] == legal
    else:
        assert "trade" not in offered(s)


@pytest.mark.rule("AR-TRADE-R5", "AR-SETUP-R4")
def test_hands_held_before_are_public_only_as_differences() -> None:
    """All saw what was given and taken, so all are told by how much the hand has changed, and of its cards no more."""
    s = dig(["pot_shard map", "coin"], market="parchment_scrap", options=reading(R5="no-return"))
    swap(s, 1)

    there = [1, -1, *[0] * (N_KINDS - 2)]
    for seat in (0, 1, None):
        assert s.view(seat)["past"] == [there]
        world = s.game.sample(s.view(seat), digsite.Rng(3))
        assert world.view(seat) == s.view(seat)
    assert GAME.from_json(s.to_json()) == s
    assert s.to_json()["past"] == [{"pot_shard": 1, "parchment_scrap": -1}]


@pytest.mark.rule("AR-TRADE-R5")
@pytest.mark.parametrize(
    ("past", "why"),
    [
        ([{"coin": 1}], "trading value"),
        ([{}], "came back"),
        ([{"coin": -1, "pot_shard": 2}, {"coin": -1, "pot_shard": 2}], "came back"),
        ([{"talisman": 1, "map": -1}], "cannot be made"),
        ([{"coin": -1, "pot_shard": 2}] * 3, "trades"),
        ([{"coin": "1"}], "whole number"),
        ({"coin": 1}, "list"),
    ],
)
def test_hands_that_cannot_have_been_held(past: object, why: str) -> None:
    """A position that says so is refused."""
    with pytest.raises(digsite.BadPosition, match=why):
        dig(["coin*2", ""], market="pot_shard*4", trades=2, acted=True, past=past, options=reading(R5="no-return"))


@pytest.mark.rule("AR-TRADE-R5")
def test_no_hand_was_held_in_a_row_that_has_not_begun() -> None:
    """Before the dig is over there are no trades, so a position that says so is refused."""
    with pytest.raises(digsite.BadPosition, match="row of trades"):
        dig(
            ["coin*2", ""],
            market="pot_shard*4",
            trades=2,
            acted=True,
            past=[{"coin": -1, "pot_shard": 2}],
            dig_site="coin",
            agenda=[["dig", 0, 0, 0]],
            options=reading(R5="no-return"),
        )


@pytest.mark.rule("AR-TRADE-R5")
def test_where_trades_are_counted_no_hand_is_kept() -> None:
    """By default a position needs none of it, and refuses it."""
    with pytest.raises(digsite.BadPosition, match="past"):
        dig(["coin", ""], market="pot_shard*2", trades=1, acted=True, past=[{"coin": -1, "pot_shard": 2}])


def hands_of(s: Dig) -> str:
    """What everybody holds."""
    return " | ".join(hand(s, seat) for seat in range(s.n_seats))


@pytest.mark.rule("AR-TRADE-R5", "AR-END-R11")
@pytest.mark.parametrize("seed", range(6))
def test_a_row_of_trades_ends_and_no_hand_comes_twice(seed: int) -> None:
    """Whoever trades at random as long as he can holds a new hand each time, until no trade is left."""
    rng = digsite.Rng(seed)
    s = dig(
        ["pot_shard*2 coin talisman", "coin"],
        market="parchment_scrap*2 map coin pot_shard",
        withdrawn=30,
        options=reading(R5="no-return", R1=["something-for-something", "gifts"][seed % 2]),
    )
    seen = {hands_of(s)}
    while "trade" in offered(s):
        play(s, "trade")
        while asked(s) in ("0 give", "0 take"):
            s.play(rng.pick(s.legal()))
        if s.over or s.turn != 0:
            break
        assert hands_of(s) not in seen
        seen.add(hands_of(s))
