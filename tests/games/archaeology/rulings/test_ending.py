"""Readings of passing, of the forced sale and of the end."""

from __future__ import annotations

import pytest

import digsite
from tests.games.archaeology.table import asked, dig, hand, happened, offered, order, play, refused, turn
from tests.games.archaeology.test_end import swap


def reading(rule: str, key: str) -> dict[str, object]:
    """The options of a table that reads one ruling so."""
    return {"rulings": {rule: key}}


@pytest.mark.rule("AR-END-R1")
@pytest.mark.parametrize("key", ["nothing-left", "empty-hands"])
def test_every_hand_is_empty_with_cards_to_dig(key: str) -> None:
    """The next player digs, or the game is over."""
    s = dig(["coin", ""], dig_site="talisman*2", options=reading("AR-END-R1", key))

    play(s, "sell coin 1")

    if key == "empty-hands":
        assert s.over
        assert [event.rule for event in s.events if event.kind.name == "ended"] == ["AR-END-R1"]
        assert s.game.from_json(s.to_json()) == s
    else:
        assert asked(s) == "1 act"
        assert hand(s, 1) == "talisman"


@pytest.mark.rule("AR-END-R1", "AR-DIG-04")
@pytest.mark.parametrize(("key", "over"), [("nothing-left", False), ("empty-hands", True)])
def test_the_last_map_brings_nothing_with_cards_to_dig(key: str, over: bool) -> None:
    """An exploration that fails may empty all hands as well."""
    s = dig(
        ["map", ""],
        dig_site="coin*2",
        monument="sphinx",
        chambers=["coin*6"],
        options=reading("AR-END-R1", key),
    )

    play(s, "explore 0", "name talisman", "name map")

    assert s.over is over


@pytest.mark.rule("AR-END-R1")
def test_a_position_that_is_over_by_one_reading() -> None:
    """With empty hands and cards to dig a turn goes on, or it cannot."""
    assert not dig(["", ""], dig_site="coin*2", agenda=turn(0)).over
    with pytest.raises(digsite.BadPosition, match="over"):
        dig(["", ""], dig_site="coin*2", agenda=turn(0), options=reading("AR-END-R1", "empty-hands"))


@pytest.mark.rule("AR-END-R4")
@pytest.mark.parametrize(("key", "forced"), [("last-dig-is-no-pass", 1), ("last-dig-may-pass", 0)])
def test_who_dug_the_last_card_did_nothing_else(key: str, forced: int) -> None:
    """0 has dug the last card and ends his turn, 1 and 2 pass: if that was a pass too, 0 is the first who must sell."""
    s = dig(["coin*2", "coin*2", "coin*2"], dig_site="talisman", agenda=turn(0), options=reading("AR-END-R4", key))

    play(s, "end-turn")
    assert s.passes == (1 if forced == 0 else 0)
    assert [event.rule for event in s.events if event.kind.name == "passed"] == ["AR-END-R4"] * (1 - forced)
    play(s, "end-turn", "end-turn")
    if forced:
        assert not s.forced
        play(s, "end-turn")

    assert asked(s) == f"{forced} act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-R4")
@pytest.mark.parametrize("key", ["last-dig-is-no-pass", "last-dig-may-pass"])
def test_a_sale_in_the_turn_of_the_last_dig(key: str) -> None:
    """Who sells in that turn has not passed, by either reading."""
    s = dig(["coin*2", "coin*2"], dig_site="talisman", agenda=turn(0), options=reading("AR-END-R4", key))

    play(s, "sell coin 1", "end-turn", "end-turn")

    assert not s.forced


@pytest.mark.rule("AR-END-R5")
@pytest.mark.parametrize(("key", "turns"), [("two-rounds", 6), ("trades-pass", 3)])
def test_rounds_of_mere_trading(key: str, turns: int) -> None:
    """A sale is forced after two rounds, or after the first, for then trading turns are passes."""
    s = dig(["pot_shard"] * 3, market="parchment_scrap*3", options=reading("AR-END-R5", key))

    for _ in range(turns):
        assert not s.forced
        swap(s)
        play(s, "end-turn")

    assert asked(s) == "0 act"
    assert [event.rule for event in s.events if event.kind.name == "must-sell"] == ["AR-END-R5"]
    why = s.why_not(s.game.codes.parse("end-turn"))
    assert why is not None
    assert why.cite == f"AR-END-R5: {key}"


@pytest.mark.rule("AR-END-R5")
@pytest.mark.parametrize(("key", "seat"), [("two-rounds", 2), ("trades-pass", 0)])
def test_a_trade_among_passes(key: str, seat: int) -> None:
    """0 passes, 1 trades, 2 passes: that is a full round of passes, or 2 only began one."""
    s = dig(["coin", "pot_shard", "coin"], market="parchment_scrap", options=reading("AR-END-R5", key))

    play(s, "end-turn")
    swap(s)
    play(s, "end-turn")
    assert order(s)[0] == "turn-ended"
    assert s.events[0].rule == ("" if seat else "AR-END-R5")
    play(s, "end-turn")
    while not s.forced:
        play(s, "end-turn")

    assert asked(s) == f"{seat} act"


@pytest.mark.rule("AR-END-R5")
@pytest.mark.parametrize("key", ["two-rounds", "trades-pass"])
@pytest.mark.parametrize("action", ["explore 0", "sell coin 1"])
def test_a_sale_or_an_exploration_is_never_a_pass(key: str, action: str) -> None:
    """Either breaks the sequence by both readings."""
    options = reading("AR-END-R5", key)
    s = dig(["coin", "map coin*2", "coin"], market="pot_shard", chambers=["coin*2", "", ""], options=options)

    play(s, "end-turn", action, "end-turn", "end-turn")

    assert asked(s) == "0 act"
    assert not s.forced


@pytest.mark.rule("AR-END-R5", "AR-TRADE-R1", "AR-END-R3")
def test_a_hand_given_away_as_a_pass() -> None:
    """0 and 1 give all they have, which is a pass here: 2 passes, and as the first with cards he must sell."""
    options: dict[str, object] = {"rulings": {"AR-TRADE-R1": "gifts", "AR-END-R5": "trades-pass"}}
    s = dig(["coin", "coin", "coin*2"], market="talisman", options=options)
    for _ in range(2):
        play(s, "trade", "give coin", "given", "confirm")
    play(s, "end-turn")

    assert asked(s) == "2 act"
    assert s.forced
    assert s.passes == 5  # two who have no cards were skipped
    assert s.game.from_json(s.to_json()) == s


@pytest.mark.rule("AR-END-R5", "AR-TRADE-R1")
def test_two_rounds_of_fewer_and_fewer_holders() -> None:
    """Hands that are given away leave fewer who have cards, and the two rounds are theirs; positions can be read."""
    options: dict[str, object] = {"rulings": {"AR-TRADE-R1": "gifts"}}
    s = dig(["coin*2", "coin", "coin"], market="talisman", options=options, stall=3)

    play(s, "trade", "give coin", "given", "confirm", "end-turn")
    assert not s.forced
    play(s, "trade", "give coin", "given", "confirm")

    assert asked(s) == "2 act"
    assert s.forced
    assert s.game.from_json(s.to_json()) == s


@pytest.mark.rule("AR-END-R10", "AR-END-R6")
@pytest.mark.parametrize(("key", "first"), [("any-order", True), ("sale-first", False)])
def test_what_a_forced_player_may_do_first(key: str, first: bool) -> None:
    """Trading and exploring come before the sale, or only after it."""
    options = reading("AR-END-R10", key)
    s = dig(["map pot_shard*2", "coin"], market="parchment_scrap*2", chambers=["coin*2", "", ""], options=options)
    play(s, "end-turn", "end-turn")
    assert s.forced

    assert ("trade" in offered(s)) is first
    assert ("explore 0" in offered(s)) is first
    if not first:
        assert refused(s, "trade") == refused(s, "explore 0") == "AR-END-R10"
    play(s, "sell pot_shard 1")
    assert {"trade", "explore 0", "end-turn"} <= set(offered(s))


@pytest.mark.rule("AR-END-R10")
def test_a_map_alone_must_be_sold_where_the_sale_comes_first() -> None:
    """The duty cannot lapse by an exploration that brings nothing."""
    s = dig(["map", ""], monument="mine", chambers=["talisman*2"], options=reading("AR-END-R10", "sale-first"))
    play(s, "end-turn")

    assert offered(s) == ["sell map 1"]
    play(s, "sell map 1")
    assert s.over


@pytest.mark.rule("AR-END-R10")
def test_no_position_has_something_before_a_sale_that_comes_first() -> None:
    """A forced turn in which a trade came first, or is being made, is refused there."""
    fields: dict[str, object] = {"forced": True, "passes": 2}
    options = reading("AR-END-R10", "sale-first")
    for more in ({"acted": True, "trades": 1}, {"agenda": [["act", 0, 0, 0], ["give", 0, 0, 0]], "late": True}):
        assert dig(["coin*2", "coin"], market="coin*2", **{**fields, **more}).legal()  # type: ignore[arg-type]
        with pytest.raises(digsite.BadPosition, match="AR-END-R10"):
            dig(["coin*2", "coin"], market="coin*2", options=options, **{**fields, **more})  # type: ignore[arg-type]


def test_forced_sale_is_told_once() -> None:
    """The event names its seat and nothing else."""
    s = dig(["coin*2", "coin"])
    play(s, "end-turn", "end-turn")
    assert happened(s, "must-sell") == [{"kind": "must-sell", "seat": 0}]
