"""The end phase and the end of the game (AR-END)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

import digsite
from digsite.games.archaeology.codes import CONFIRM, END_TURN, GIVE, GIVEN, SELL, TRADE, WITHDRAW
from digsite.games.archaeology.kinds import KIND_NAMES, MAX_TRADES, N_KINDS
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    MONUMENTS,
    asked,
    dig,
    hand,
    happened,
    lay,
    new,
    offered,
    order,
    play,
    refused,
    trade,
    turn,
    wander,
)


def swap(s: Dig) -> None:
    """A trade of a shard for a scrap, or back."""
    if s.hands[s.turn][0] > 0 and s.market[1] > 0:
        trade(s, "pot_shard", "parchment_scrap")
    else:
        trade(s, "parchment_scrap", "pot_shard")


# --- the end phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-END-01")
def test_turns_go_on_without_a_dig() -> None:
    """With nothing left to dig the turns go round as before and begin with other actions."""
    s = dig(["coin", "talisman", "map"], agenda=turn(0))

    for seat, held in enumerate(["coin", "talisman", "map"]):
        assert asked(s) == f"{seat} act"
        assert order(s)[-1] == "turn-began"
        assert hand(s, seat) == held
        play(s, "end-turn")
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-END-02", "AR-EXPLORE-09")
def test_all_actions_stay_allowed() -> None:
    """Trading, exploring and selling go on as they did while there was something to dig."""
    s = dig(["map coin pot_shard", "coin"], market="parchment_scrap", chambers=["talisman*2", "", ""], agenda=turn(0))
    assert offered(s) == ["end-turn", "trade", "explore 0", "sell pot_shard 1", "sell coin 1", "sell map 1"]

    trade(s, "pot_shard", "parchment_scrap")
    play(s, "explore 0", "sell talisman 2", "sell coin 1")

    assert hand(s, 0) == "parchment_scrap"


@pytest.mark.rule("AR-END-03", "AR-END-04")
def test_a_pass_is_no_farewell() -> None:
    """Whoever passes is asked again when his turn comes, and may act."""
    s = dig(["coin", "coin*2"])

    play(s, "end-turn")
    assert order(s)[0] == "passed"
    play(s, "sell coin 1", "end-turn")

    assert asked(s) == "0 act"
    assert offered(s) == ["end-turn", "sell coin 1"]


@pytest.mark.rule("AR-END-05", "AR-END-06", "AR-END-R6", "AR-END-R7", "AR-EDGE-48")
def test_all_pass_and_the_first_of_them_must_sell() -> None:
    """After a round of passes the first passer must sell; if all pass again after that, it is his left neighbour."""
    s = dig(["coin*3", "coin*3", "coin*3"])

    play(s, "end-turn", "end-turn", "end-turn")
    assert asked(s) == "0 act"
    assert happened(s, "must-sell") == [{"kind": "must-sell", "seat": 0}]
    assert refused(s, "end-turn") == "AR-END-06"

    play(s, "sell coin 1", "end-turn")
    for seat in (1, 2, 0):
        assert asked(s) == f"{seat} act"
        play(s, "end-turn")
    assert asked(s) == "1 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_of_passes_is_one_pass_of_everybody(seats: int) -> None:
    """Until all have passed nobody must sell."""
    s = dig(["coin"] * seats)

    for _ in range(seats):
        assert not s.forced
        play(s, "end-turn")

    assert s.forced
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-END-05", "AR-END-R5")
@pytest.mark.parametrize("action", ["trade", "explore", "sell"])
def test_any_action_breaks_the_sequence(action: str) -> None:
    """A trade, an exploration or a sale between the passes: nobody must sell when play comes back."""
    s = dig(["coin", "pot_shard*2 map", "coin"], market="parchment_scrap", chambers=["coin*2", "", ""])
    play(s, "end-turn")
    if action == "trade":
        swap(s)
    elif action == "explore":
        play(s, "explore 0")
    else:
        play(s, "sell pot_shard 1")
    play(s, "end-turn", "end-turn")

    assert asked(s) == "0 act"
    assert "end-turn" in offered(s)


@pytest.mark.rule("AR-END-R5", "AR-EDGE-49")
def test_the_sequence_begins_behind_the_last_action() -> None:
    """0 passes, 1 trades, then 2, 0 and 1 pass: 2 began the unbroken sequence and must sell."""
    s = dig(["coin", "pot_shard", "coin"], market="parchment_scrap")

    play(s, "end-turn")
    swap(s)
    play(s, "end-turn")
    for _ in range(3):
        assert not s.forced
        play(s, "end-turn")

    assert asked(s) == "2 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-06", "AR-END-R6")
def test_one_card_is_enough() -> None:
    """The forced player sells what he likes; a single card will do, and then he may end his turn."""
    s = dig(["coin*2 talisman*2 map", "coin"])
    play(s, "end-turn", "end-turn")
    assert offered(s) == ["sell coin 1", "sell coin 2", "sell talisman 1", "sell talisman 2", "sell map 1"]

    play(s, "sell talisman 1")

    assert "end-turn" in offered(s)


@pytest.mark.rule("AR-END-R6")
def test_a_forced_player_may_trade_and_explore_before_and_after() -> None:
    """Neither a trade nor an exploration frees him from the sale; before it and after it both are allowed."""
    s = dig(["map pot_shard*2", "coin"], market="parchment_scrap*2", chambers=["coin*2", "", ""])
    play(s, "end-turn", "end-turn")
    assert s.forced

    swap(s)
    assert refused(s, "end-turn") == "AR-END-06"
    play(s, "explore 0")
    assert refused(s, "end-turn") == "AR-END-06"
    play(s, "sell coin 1")
    swap(s)
    play(s, "end-turn")

    assert hand(s, 0) == "parchment_scrap*2 coin"
    assert asked(s) == "1 act"
    assert not s.forced


@pytest.mark.rule("AR-END-R6", "AR-END-R7")
def test_after_a_forced_sale_the_count_begins_at_nothing() -> None:
    """The next player is free, and a whole new round of passes is needed."""
    s = dig(["coin*3", "coin*3", "coin*3"])
    play(s, "end-turn", "end-turn", "end-turn", "sell coin 1", "end-turn")

    assert s.view(None)["passes"] == 0
    for seat in (1, 2, 0):
        assert asked(s) == f"{seat} act"
        assert not s.forced
        play(s, "end-turn")
    assert s.forced


@pytest.mark.rule("AR-END-R3", "AR-EDGE-50")
def test_a_player_without_cards_is_skipped_and_counts_as_passing() -> None:
    """1 has no cards: 0 and 2 pass, and 0 must sell."""
    s = dig(["coin", "", "coin"])

    play(s, "end-turn")
    assert happened(s, "skipped") == [{"kind": "skipped", "seat": 1}]
    assert asked(s) == "2 act"
    play(s, "end-turn")

    assert asked(s) == "0 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-R3", "AR-EDGE-72")
def test_a_sequence_that_begins_with_a_skipped_player() -> None:
    """0 trades; then 1 (without cards), 2 and 0 pass: 1 has nothing to sell, so it is 2 who must."""
    s = dig(["pot_shard", "", "coin"], market="parchment_scrap")
    swap(s)
    play(s, "end-turn", "end-turn")
    assert asked(s) == "0 act"
    assert not s.forced

    play(s, "end-turn")

    assert asked(s) == "2 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-R3")
def test_two_skipped_players_in_a_row() -> None:
    """With several empty hands the turn goes to the next one who can do something."""
    s = dig(["coin", "", "", "coin"])

    play(s, "end-turn")

    assert [event["seat"] for event in happened(s, "skipped")] == [1, 2]
    assert asked(s) == "3 act"


@pytest.mark.rule("AR-END-R4", "AR-EDGE-54")
def test_the_turn_of_the_last_dig_is_no_pass() -> None:
    """Who digs the last card and does nothing else has not passed: the sequence begins with the next player."""
    s = dig(["coin", "coin", "coin"], dig_site="talisman", agenda=turn(0))
    assert hand(s, 0) == "coin talisman"

    play(s, "end-turn")
    assert "passed" not in order(s)
    play(s, "end-turn", "end-turn")
    assert asked(s) == "0 act"
    assert "end-turn" in offered(s)

    play(s, "end-turn")
    assert asked(s) == "1 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-R4")
def test_idle_turns_before_the_end_phase_do_not_count() -> None:
    """While there is something to dig, doing nothing is no pass and leads to no forced sale."""
    s = dig(["coin", "coin"], dig_site="pot_shard*9", agenda=turn(0))

    for _ in range(8):
        play(s, "end-turn")
        assert "passed" not in order(s)
        assert not s.forced

    play(s, "end-turn", "end-turn")
    assert not s.forced
    assert s.view(None)["passes"] == 1


@pytest.mark.rule("AR-END-R5", "AR-EDGE-52")
@pytest.mark.parametrize(
    ("hands", "turns"),
    [
        (["pot_shard", "pot_shard", "pot_shard"], 6),
        (["pot_shard", "", "pot_shard"], 4),
        (["pot_shard", "pot_shard"], 4),
        (["pot_shard", "", "", "pot_shard", "pot_shard"], 6),
    ],
)
def test_two_rounds_of_mere_trading(hands: list[str], turns: int) -> None:
    """After two rounds of those who have cards, without a sale or an exploration, the next one must sell."""
    s = dig(hands, market="parchment_scrap*3")

    for _ in range(turns):
        assert not s.forced
        swap(s)
        play(s, "end-turn")

    assert asked(s) == "0 act"
    assert refused(s, "end-turn") == "AR-END-R5"
    swap(s)
    assert refused(s, "end-turn") == "AR-END-R5"
    play(s, f"sell {hand(s, 0)} 1")
    assert not s.forced


@pytest.mark.rule("AR-END-R5")
def test_passes_count_for_the_two_rounds_too() -> None:
    """Trades and passes by turns never make a round of passes, but they make two rounds without a sale."""
    s = dig(["pot_shard", "coin"], market="parchment_scrap")

    for _ in range(2):
        assert not s.forced
        swap(s)
        play(s, "end-turn")
        assert not s.forced
        play(s, "end-turn")

    assert asked(s) == "0 act"
    assert refused(s, "end-turn") == "AR-END-R5"


@pytest.mark.rule("AR-END-R5")
@pytest.mark.parametrize("action", ["sell coin 1", "explore 0"])
def test_a_sale_or_an_exploration_begins_the_two_rounds_anew(action: str) -> None:
    """Only after two further rounds of mere trading somebody must sell."""
    s = dig(["pot_shard coin map", "pot_shard"], market="parchment_scrap*2", chambers=["coin*2", "", ""])
    for _ in range(2):
        swap(s)
        play(s, "end-turn")
    play(s, action, "end-turn")

    for _ in range(4):
        assert not s.forced
        swap(s)
        play(s, "end-turn")

    assert asked(s) == "1 act"
    assert s.forced


@pytest.mark.rule("AR-END-R5", "AR-END-R4")
def test_trading_before_the_end_phase_does_not_count() -> None:
    """The two rounds are counted from the first turn without a dig."""
    s = dig(["pot_shard", "pot_shard"], market="parchment_scrap*2", dig_site="coin*5", agenda=turn(0))
    for _ in range(5):
        swap(s)
        play(s, "end-turn")
    assert s.late

    for _ in range(4):
        assert not s.forced
        swap(s)
        play(s, "end-turn")
    assert s.forced


@pytest.mark.rule("AR-END-R5", "AR-EDGE-71", "AR-TRADE-R3")
def test_to_and_fro_is_no_pass() -> None:
    """A turn that ends with the hand it began with is no pass, for there were trades in it."""
    s = dig(["pot_shard", "coin", "coin"], market="parchment_scrap")
    swap(s)
    swap(s)
    assert hand(s, 0) == "pot_shard"

    play(s, "end-turn")
    assert order(s)[0] == "turn-ended"
    play(s, "end-turn", "end-turn")
    assert asked(s) == "0 act"
    assert "end-turn" in offered(s)

    play(s, "end-turn")
    assert asked(s) == "1 act"
    assert refused(s, "end-turn") == "AR-END-06"


@pytest.mark.rule("AR-END-R5", "AR-EDGE-71")
def test_to_and_fro_counts_for_the_two_rounds() -> None:
    """Turns of trades that undo each other are turns without a sale."""
    s = dig(["pot_shard", "pot_shard"], market="parchment_scrap")

    for _ in range(4):
        assert not s.forced
        swap(s)
        swap(s)
        play(s, "end-turn")

    assert s.forced


@pytest.mark.rule("AR-END-R8", "AR-EDGE-51")
def test_the_last_one_with_cards() -> None:
    """If only one player has cards, his pass is followed by his forced sale."""
    s = dig(["", "", "coin*2"], turn=2)

    play(s, "end-turn")
    assert [event["seat"] for event in happened(s, "skipped")] == [0, 1]
    assert asked(s) == "2 act"
    assert refused(s, "end-turn") == "AR-END-06"

    play(s, "sell coin 1", "end-turn")
    assert asked(s) == "2 act"
    assert not s.forced
    play(s, "end-turn")
    assert s.forced


@pytest.mark.rule("AR-EDGE-70", "AR-TRADE-R5", "AR-END-R6")
@pytest.mark.parametrize(("held", "left"), [("pot_shard coin", []), ("pot_shard map", ["explore 0"])])
def test_thirty_trades_and_still_a_sale_to_make(held: str, left: list[str]) -> None:
    """A forced player who has traded thirty times can only sell, or explore if he has the Maps."""
    s = dig([held, "coin"], market="parchment_scrap", chambers=["coin*2", "", ""])
    play(s, "end-turn", "end-turn")
    for _ in range(30):
        swap(s)

    assert refused(s, "trade") == "AR-TRADE-R5"
    assert refused(s, "end-turn") == "AR-END-06"
    assert [name for name in offered(s) if not name.startswith("sell ")] == left
    assert len(offered(s, "sell ")) == 2


@pytest.mark.rule("AR-EDGE-53", "AR-END-06", "AR-END-R6", "AR-SELL-15")
@pytest.mark.parametrize(
    ("monument", "chambers"),
    [
        ("mine", [""]),
        ("sphinx", [""]),
        ("buried_ruins", ["", "", ""]),
        ("great_pyramid", ["", "coin*5", "pot_shard*8"]),
        ("temple", ["coin*5", "pot_shard*5", ""]),
    ],
)
def test_a_forced_player_with_a_useless_map(monument: str, chambers: list[str]) -> None:
    """He sells the Map, or he trades it away and sells what he got for it."""
    s = dig(["map", "pot_shard"], market="talisman", monument=monument, chambers=chambers)
    play(s, "end-turn", "end-turn")
    assert offered(s) == ["trade", "sell map 1"]

    sold = s.copy()
    play(sold, "sell map 1", *(["no-look"] if monument == "temple" else []))
    assert asked(sold) == "1 act"

    trade(s, "map", "talisman")
    assert refused(s, "end-turn") == "AR-END-06"
    play(s, "sell talisman 1", *(["no-look"] if monument == "temple" else []))
    assert asked(s) == "1 act"


FAILURES = [
    ("mine", ["talisman*2"], ["explore 0", "draw"]),
    ("sphinx", ["talisman*2"], ["explore 0", "name coin", "name map"]),
]


@pytest.mark.rule("AR-EDGE-65", "AR-END-R10")
@pytest.mark.parametrize(("monument", "chambers", "codes"), FAILURES)
def test_the_duty_lapses_with_the_last_card(monument: str, chambers: list[str], codes: list[str]) -> None:
    """The forced player's only card was a Map, and it brought nothing: his turn is over and the count begins anew."""
    s = dig(["map", "coin*2", "coin*2"], monument=monument, chambers=chambers)
    play(s, "end-turn", "end-turn", "end-turn")
    assert s.forced

    play(s, *codes)
    assert asked(s) == "1 act"
    assert s.sold[0] == []
    assert (s.forced, s.passes, s.stall) == (False, 0, 0)

    play(s, "end-turn", "end-turn")
    assert happened(s, "skipped") == [{"kind": "skipped", "seat": 0}]
    assert asked(s) == "1 act"
    assert s.forced


@pytest.mark.rule("AR-EDGE-65", "AR-END-R10", "AR-END-R2")
@pytest.mark.parametrize(("monument", "chambers", "codes"), FAILURES)
def test_the_duty_lapses_with_the_last_card_of_the_game(monument: str, chambers: list[str], codes: list[str]) -> None:
    """If nobody else has a card either, the game is over at once."""
    s = dig(["map", ""], monument=monument, chambers=chambers)
    play(s, "end-turn")
    assert s.forced

    play(s, *codes)

    assert asked(s) == "over"


@pytest.mark.rule("AR-END-R10", "AR-END-R6")
def test_the_duty_stays_if_a_card_is_left() -> None:
    """An exploration that brings nothing frees nobody who still holds a card."""
    s = dig(["map coin", "coin"], monument="mine", chambers=["talisman*2"])
    play(s, "end-turn", "end-turn")

    play(s, "explore 0", "draw")

    assert offered(s) == ["sell coin 1"]
    assert refused(s, "end-turn") == "AR-END-06"


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AR-END-07", "AR-END-R2")
def test_over_when_every_hand_is_empty() -> None:
    """With the last card of the last hand the game is over at once, and nothing more can be done."""
    s = dig(["coin", "talisman"])
    play(s, "sell coin 1")
    assert asked(s) == "1 act"

    play(s, "sell talisman 1")

    assert s.over
    assert order(s) == ["sold", "ended"]
    assert s.legal() == []
    assert refused(s, "end-turn") == "AR-END-07"


@pytest.mark.rule("AR-END-R1")
def test_not_over_while_there_is_something_to_dig() -> None:
    """All hands are empty, but the dig site is not: the next player digs."""
    s = dig(["coin", ""], dig_site="talisman*2")

    play(s, "sell coin 1")

    assert asked(s) == "1 act"
    assert hand(s, 1) == "talisman"


@pytest.mark.rule("AR-END-R2")
@pytest.mark.parametrize(("monument", "chambers", "codes"), FAILURES)
def test_over_when_the_last_map_brings_nothing(monument: str, chambers: list[str], codes: list[str]) -> None:
    """Not as soon as the Map is paid, but as soon as it is clear that nothing comes of it."""
    s = dig(["map", ""], monument=monument, chambers=chambers)

    for code in codes:
        assert not s.over
        play(s, code)

    assert s.over


@pytest.mark.rule("AR-END-R2")
def test_over_when_the_last_card_dug_is_a_thief() -> None:
    """Nobody holds a card and nobody can get one any more."""
    s = dig(["", ""], dig_site="thief", agenda=turn(0))

    assert s.over
    assert order(s)[-2:] == ["nothing-stolen", "ended"]


@pytest.mark.rule("AR-END-R2")
def test_over_when_the_last_card_dug_is_a_storm() -> None:
    """The storm is gone through, tents and all; then it is clear that nothing is left."""
    s = dig(["", ""], dig_site="sandstorm", agenda=turn(0))
    assert asked(s) == "1 shelter"

    play(s, "no-tent", "no-tent")

    assert s.over


@pytest.mark.rule("AR-END-R2")
def test_not_over_with_a_thief_as_the_last_card_and_a_card_to_steal() -> None:
    """A card in any hand keeps the game going."""
    s = dig(["", "coin"], dig_site="thief", agenda=turn(0))

    assert asked(s) == "0 act"
    assert hand(s, 0) == "coin"


@pytest.mark.rule("AR-EDGE-68", "AR-END-R2", "AR-EXPLORE-R6")
def test_the_last_hand_is_a_map_and_the_mine_is_open() -> None:
    """He may pay it: while he draws, and with what he gains, the game goes on; a cave-in ends it."""
    s = dig(["map", ""], monument="mine", chambers=["talisman*2"])

    play(s, "explore 0")
    assert asked(s) == "0 draw"

    lost = s.copy()
    play(lost, "draw")
    assert asked(lost) == "over"

    play(s, "stop")
    assert asked(s) == "0 act"
    play(s, "sell talisman 1")
    assert asked(s) == "over"


@pytest.mark.rule("AR-EDGE-55", "AR-END-07", "AR-EXPLORE-09")
def test_new_cards_have_to_be_sold_too() -> None:
    """The last Map brings a new hand: the game is over when that is sold as well."""
    s = dig(["map", ""], chambers=["coin*2", "", ""])

    play(s, "explore 0")
    assert asked(s) == "0 act"
    play(s, "sell coin 1")
    assert asked(s) == "0 act"
    play(s, "sell coin 1")

    assert asked(s) == "over"


@pytest.mark.rule("AR-END-08", "AR-END-R9")
def test_what_is_left_on_the_table_counts_for_nobody() -> None:
    """A full market and full chambers do not keep the game going and are worth nothing."""
    s = dig(["coin", ""], market="pharaohs_mask*4 talisman*5", chambers=["coin*2", "coin*5", "pot_shard*8"])

    play(s, "sell coin 1")

    assert s.result is not None
    assert s.result.scores == [2, 0]
    assert lay(s.market) == "talisman*5 pharaohs_mask*4"


@pytest.mark.rule("AR-END-R9")
@pytest.mark.parametrize("way", ["explore", "trade", "sell"])
def test_a_map_in_hand_has_to_go_one_way_or_another(way: str) -> None:
    """With a Map in a hand the game is not over; it is used, traded or sold, whichever its owner likes."""
    s = dig(["map", ""], market="pot_shard", chambers=["coin*2", "", ""])
    play(s, "end-turn")
    assert not s.over
    assert s.forced

    if way == "explore":
        play(s, "explore 0", "sell coin 2")
    elif way == "trade":
        trade(s, "map", "pot_shard")
        play(s, "sell pot_shard 1")
    else:
        play(s, "sell map 1")

    assert s.over


READ = """
import digsite
position = {"seats": 2, "options": {"monument": "temple"}, "chambers": [{"coin": 5}, {}, {}], "aside": "rest"}
try:
    digsite.game("archaeology").from_json({**position, "agenda": AGENDA})
except digsite.BadPosition:
    print("refused")
"""


@pytest.mark.rule("AR-END-07")
@pytest.mark.parametrize("steps", [["turn"], ["act"], ["act", "look"]])
def test_no_turn_is_pending_when_nothing_is_left(steps: list[str]) -> None:
    """A position without a card to dig or to sell is the end: one that has a turn go on is refused, in good time.

    In a process of its own: as long as it was not refused, the turn went round the empty hands for ever.
    """
    agenda = [[step, 0, 0, 0] for step in steps]
    code = READ.replace("AGENDA", repr(agenda))

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True)

    assert done.stdout.strip() == "refused"


# --- every game ends (AR-END-R11) -----------------------------------------------------------------------------------

Chooser = Callable[[list[int]], int]


def first_of(codes: list[int], *wanted: int) -> int:
    """The first of the wanted codes that is legal; else the smallest sale; else whatever comes first."""
    for code in wanted:
        if code in codes:
            return code
    sales = [code for code in codes if code >= SELL]
    return sales[0] if sales else codes[0]


def passer(codes: list[int]) -> int:
    """Does nothing unless made to."""
    return first_of(codes, END_TURN)


def trader(codes: list[int]) -> int:
    """Trades whenever it can, a card at a time, and sells only when made to."""
    picks = [code for code in codes if code >= GIVE and code < SELL]
    return first_of(codes, TRADE, CONFIRM, GIVEN, *picks, END_TURN)


def waverer(codes: list[int]) -> int:
    """Begins a trade whenever it can and withdraws it whenever it can; trades when it cannot."""
    picks = [code for code in codes if code >= GIVE and code < SELL]
    return first_of(codes, WITHDRAW, TRADE, CONFIRM, GIVEN, *picks, END_TURN)


def dawdler(codes: list[int]) -> int:
    """Picks all it can before it withdraws, so that a trade takes as long as possible."""
    picks = [code for code in codes if code >= GIVE and code < SELL]
    return first_of(codes, TRADE, *picks, GIVEN, WITHDRAW, CONFIRM, END_TURN)


STALLERS = [passer, trader, waverer, dawdler]


def most_turns(s: Dig) -> int:
    """More turns than a game can have: one a card to dig, then at most two rounds and one turn to every sale or Map."""
    cards = sum(s.rules.copies)
    return len(s.dig_site) + 1 + (2 * s.n_seats + 1) * (cards + 1)


def drive(s: Dig, choosers: list[Chooser], most: int) -> int:
    """Play to the end, each seat by its own chooser; the number of decisions, which must not pass `most`."""
    n = 0
    while not s.over:
        assert s.seat is not None
        s.answer_first(choosers[s.seat % len(choosers)](s.choices()))
        n += 1
        assert n <= most, "the game does not come to an end"
    return n


@pytest.mark.rule("AR-END-R11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_game_of_players_who_only_pass(seats: int, monument: str) -> None:
    """Nobody ever does anything of his own will, and yet the game ends: a few decisions to every turn at most."""
    for seed in range(3):
        s = new(seats, seed, monument=monument)
        drive(s, [passer], 40 * most_turns(s))
        assert all(size == 0 for size in s.sizes)


@pytest.mark.rule("AR-END-R11", "AR-TRADE-R5", "AR-TRADE-R7")
@pytest.mark.parametrize(
    ("seats", "monument", "choosers"),
    [
        (2, "great_pyramid", [trader]),
        (3, "temple", [trader]),
        (2, "mine", [waverer]),
        (3, "buried_ruins", [waverer, passer, trader]),
        (2, "sphinx", [trader, passer]),
        (5, "tomb", [passer, trader, passer, waverer, passer]),
    ],
)
def test_a_game_of_players_who_stall(seats: int, monument: str, choosers: list[Chooser]) -> None:
    """They trade to and fro, begin trades only to withdraw them, and sell nothing unless made to: the game ends."""
    s = new(seats, 4, monument=monument)
    s.muted = True
    trades = MAX_TRADES * 6 + MAX_TRADES * 3
    drive(s, choosers, trades * most_turns(s))


@pytest.mark.rule("AR-END-R11", "AR-TRADE-R5", "AR-TRADE-R7")
@pytest.mark.parametrize("chooser", STALLERS)
def test_a_short_end_phase_of_players_who_stall(chooser: Chooser) -> None:
    """Seven cards in two hands: seven sales, four turns before each, thirty trades and withdrawals between, at most."""
    s = dig(["coin*2 pot_shard*2", "talisman parchment_scrap*2"], market="pot_shard parchment_scrap coin")
    s.muted = True
    stretches = (4 + 1) * 7 + 7
    picks = 3 + 2 * 10  # a trade is begun, closed and confirmed, and each of ten cards is picked twice at the most

    assert drive(s, [chooser], stretches * 2 * (MAX_TRADES + 1) * picks) > 0
    assert sum(s.cards_sold) >= 2


def progress(s: Dig) -> tuple[int, ...]:
    """How far the game has come. Every part has an upper bound, so if each decision raises it, every game ends.

    Cards dug; the end phase begun; cards sold and Maps spent; turns since (a turn with a sale counts as none yet);
    trades made and withdrawn in a row; and within those the step that is asked and how far it has come.
    """
    top = s.agenda[-1]
    step = s.table.steps[top.step].key
    storm = sum(1 + frame.a for frame in s.agenda)
    within = {
        "shelter": -1000 - storm,
        "scatter": -1000 - storm,
        "rob": -900,
        "name": -801 if top.b == N_KINDS else -800,
        "keep": -700 - top.b,
        "draw": -600 + sum(s.drawn),
        "look": -1,
        "act": 0,
        "give": 1 + sum(s.give),
        "take": 101 + sum(s.take),
    }[step]
    return (
        -len(s.dig_site),
        int(s.late),
        sum(s.cards_sold) + s.maps_spent,
        -1 if s.has_sold or s.explored else s.stall,
        s.trades + s.withdrawn,
        within,
    )


@pytest.mark.rule("AR-END-R11")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_decision_brings_the_end_nearer(monument: str) -> None:
    """Whatever is played, by chance or to stall, a measure that cannot rise for ever rises."""
    for seed in range(12):
        seats = 2 + seed % 4
        s = new(seats, seed, monument=monument, fierce_weather=seed % 3 == 0)
        before: tuple[int, ...] = ()
        for _ in wander(s, seed):
            if not s.over:
                assert progress(s) > before
                before = progress(s)
                assert s.stall <= 2 * seats
                assert s.trades <= MAX_TRADES
                assert s.withdrawn <= MAX_TRADES


@pytest.mark.rule("AR-END-R11")
@pytest.mark.parametrize("chooser", STALLERS)
def test_every_decision_of_a_staller_brings_the_end_nearer(chooser: Chooser) -> None:
    """The same measure for players who stall, with a lapse into chance now and then."""
    rng = digsite.Rng(11)
    s = dig(
        ["coin*2 pot_shard*2 map", "talisman parchment_scrap*2"],
        market="pot_shard parchment_scrap coin",
        monument="mine",
        chambers=["talisman coin*3"],
        dig_site="coin sandstorm thief map pot_shard",
    )
    s.muted = True
    before: tuple[int, ...] = ()
    while not s.over:
        assert progress(s) > before
        before = progress(s)
        codes = s.choices()
        s.answer_first(codes[rng.below(len(codes))] if rng.below(50) == 0 else chooser(codes))


@pytest.mark.rule("AR-END-R11", "AR-END-06")
@pytest.mark.parametrize("name", KIND_NAMES)
def test_a_forced_player_can_always_comply(name: str) -> None:
    """Whatever single card he holds, it is a set that can be sold."""
    s = dig([name, "", "", "", "coin*2"])
    play(s, "end-turn", "end-turn")
    assert s.forced

    assert offered(s) == [f"sell {name} 1"]
