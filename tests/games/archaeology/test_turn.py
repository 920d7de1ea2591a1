"""The course of a turn: dig, then act as one likes, then it is the left neighbour's (AR-TURN)."""

from __future__ import annotations

from itertools import permutations

import pytest

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

TRADE = ["trade", "give talisman", "given", "take pot_shard", "confirm"]
TRADE_BACK = ["trade", "give pot_shard", "given", "take parchment_scrap", "confirm"]
ACTIONS = {"trade": TRADE, "explore": ["explore 0"], "sell": ["sell coin 1"]}


@pytest.mark.rule("AR-TURN-01", "AR-TURN-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_clockwise(seats: int) -> None:
    """When a player is done it is the turn of the one to the left, and after the last of the first again."""
    s = dig(["coin"] * seats, dig_site="pot_shard*14")
    for k in range(1, 2 * seats + 1):
        play(s, "end-turn")

        assert asked(s) == f"{k % seats} act"
        assert s.turn == k % seats
        assert happened(s, "turn-began")[0]["seat"] == k % seats


@pytest.mark.rule("AR-TURN-02", "AR-TURN-03")
def test_a_turn_begins_with_a_dig() -> None:
    """The card is dug before anything is asked; only then come the other actions."""
    s = dig(["coin", "coin"], dig_site="talisman*4")
    for k in range(1, 5):
        play(s, "end-turn")

        assert order(s) == ["turn-ended", "turn-began", "dug"]
        assert asked(s) == f"{k % 2} act"
        assert len(s.dig_site) == 4 - k


@pytest.mark.rule("AR-TURN-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 50), (3, 47), (4, 56), (5, 59)])
def test_nobody_can_do_without_the_dig(seats: int, cards: int) -> None:
    """In every turn of a game at least one card leaves the dig site before the first action, while it has any."""
    for position in wander(new(seats, 3), 8):
        if happened(position, "turn-began"):
            assert len(position.dig_site) < cards or cards == 0
            cards = len(position.dig_site)


@pytest.mark.rule("AR-TURN-04", "AR-EDGE-23")
@pytest.mark.parametrize("action", ["trade", "sell coin 1", "explore 0", "end-turn"])
@pytest.mark.parametrize("card", ["thief", "sandstorm"])
def test_no_action_before_the_dig_is_over(card: str, action: str) -> None:
    """While the player still sits out a storm or chooses whom to rob, he cannot trade, sell, explore or be done."""
    s = dig(
        ["coin*2 map", "coin", "coin"],
        dig_site=f"{card} coin",
        market="pot_shard",
        chambers=["coin*2", "", ""],
        agenda=turn(0),
        tents=[1, 0, 0],
    )

    assert asked(s) == ("0 rob" if card == "thief" else "0 shelter")
    assert refused(s, action) == "AR-TURN-04"


@pytest.mark.rule("AR-TURN-04", "AR-EDGE-23")
@pytest.mark.parametrize("action", ["trade", "sell coin 1", "explore 0", "end-turn"])
def test_no_action_while_a_storm_takes_its_cards(action: str) -> None:
    """The drawer who has cards to lose must lose them and dig again before he may do anything else."""
    s = dig(
        ["coin*2 map", "", ""],
        dig_site="sandstorm coin",
        market="pot_shard",
        chambers=["coin*2", "", ""],
        agenda=turn(0),
        tents=[0, 0, 0],
    )

    assert asked(s) == "0 scatter"
    assert refused(s, action) == "AR-TURN-04"


@pytest.mark.rule("AR-TURN-05")
@pytest.mark.parametrize("names", list(permutations(ACTIONS)))
def test_actions_in_any_order(names: tuple[str, ...]) -> None:
    """Trade, explore and sell: whichever comes first, the others can follow."""
    s = dig(["coin map talisman", "coin"], market="pot_shard", chambers=["broken_cup*2", "", ""])
    assert {name.split()[0] for name in offered(s)} == {"end-turn", "trade", "explore", "sell"}
    for name in names:
        play(s, *ACTIONS[name])
        assert asked(s) == "0 act"

    assert hand(s, 0) == "pot_shard broken_cup*2"
    assert lay(s.market) == "talisman"
    assert s.scores == [2, 0]


@pytest.mark.rule("AR-TURN-06")
def test_several_trades_in_a_turn() -> None:
    """One trade after the other, each with what the one before brought."""
    s = dig(["talisman", "coin"], market="coin pot_shard parchment_scrap")
    trade(s, "talisman", "coin")
    trade(s, "coin", "pot_shard")
    play(s, *TRADE_BACK)

    assert hand(s, 0) == "parchment_scrap"
    assert lay(s.market) == "pot_shard coin talisman"
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TURN-07")
def test_several_sales_in_a_turn() -> None:
    """One set after the other, of the same or of another kind."""
    s = dig(["coin*3 map talisman", "coin"])
    play(s, "sell coin 1", "sell map 1", "sell coin 2")

    assert hand(s, 0) == "talisman"
    assert s.scores == [2 + 3 + 6, 0]
    assert "sell talisman 1" in offered(s)


@pytest.mark.rule("AR-TURN-08")
def test_one_exploration_a_turn() -> None:
    """A second one is refused, whatever came between; on the next turn there is one again."""
    s = dig(["map*3 coin", "coin"], chambers=["", "coin*5", "coin"], dig_site="coin*3", monument="temple")
    play(s, "explore 1")
    assert offered(s, "explore") == []
    s = dig(["map*3 coin", "coin"], chambers=["coin", "coin", "coin"], dig_site="coin*3", monument="buried_ruins")
    play(s, "explore 1")
    assert offered(s, "explore") == []
    assert refused(s, "explore 0") == "AR-EXPLORE-02"
    play(s, "sell coin 1")
    assert refused(s, "explore 0") == "AR-EXPLORE-02"

    play(s, "end-turn", "end-turn")
    assert asked(s) == "0 act"
    assert offered(s, "explore") == ["explore 0", "explore 2"]


@pytest.mark.rule("AR-TURN-09")
def test_actions_mixed_freely() -> None:
    """Sell, trade, explore, trade, sell: all in one turn."""
    s = dig(["coin map talisman", "coin"], market="pot_shard parchment_scrap", chambers=["broken_cup*2", "", ""])
    play(s, "sell coin 1", *TRADE, "explore 0", *TRADE_BACK, "sell broken_cup 2")

    assert hand(s, 0) == "parchment_scrap"
    assert s.scores == [2 + 15, 0]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-TURN-10")
@pytest.mark.parametrize("dig_site", ["coin*3", ""])
def test_no_action_need_be_taken(dig_site: str) -> None:
    """With everything possible, a player may still end the turn at once and keep what he has."""
    s = dig(["coin map talisman", "coin"], market="pot_shard", chambers=["broken_cup*2", "", ""], dig_site=dig_site)
    assert len(offered(s)) == 6
    play(s, "end-turn")

    assert hand(s, 0) == "coin talisman map"
    assert lay(s.market) == "pot_shard"
    assert s.scores == [0, 0]
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-TURN-11")
def test_the_turn_lasts_until_the_player_is_done() -> None:
    """However much he has done, it is for him to say so; then his neighbour digs."""
    s = dig(["coin*2 map talisman", "coin", "coin"], market="pot_shard", dig_site="coin*3")
    for moves in (["sell coin 1"], TRADE, ["sell map 1"]):
        play(s, *moves)
        assert asked(s) == "0 act"
        assert s.turn == 0
        assert not happened(s, "turn-ended")
    play(s, "end-turn")

    assert order(s) == ["turn-ended", "turn-began", "dug"]
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-TURN-12")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    """With nearly all treasures of the game in one hand the next is dug like any other, and none is given up."""
    huge = "pot_shard*16 parchment_scrap*16 coin*11 broken_cup*6 talisman*8 map*6 pharaohs_mask*4"
    s = dig([huge, "", ""], dig_site="coin", agenda=turn(0))

    assert s.sizes == [68, 0, 0]
    assert hand(s, 0) == "pot_shard*16 parchment_scrap*16 coin*12 broken_cup*6 talisman*8 map*6 pharaohs_mask*4"
    play(s, "end-turn")
    assert asked(s) == "0 act"
    assert s.sizes == [68, 0, 0]


@pytest.mark.rule("AR-TURN-R1")
def test_a_dug_card_can_be_used_at_once() -> None:
    """Sold, traded, or spent on the monument if it is a Map."""
    sold = dig(["", "coin"], dig_site="talisman", agenda=turn(0))
    play(sold, "sell talisman 1")
    traded = dig(["", "coin"], dig_site="talisman", agenda=turn(0), market="coin")
    trade(traded, "talisman", "coin")
    spent = dig(["", "coin"], dig_site="map", agenda=turn(0), chambers=["coin*2", "", ""])
    play(spent, "explore 0")

    assert sold.scores == [3, 0]
    assert hand(traded, 0) == "coin"
    assert hand(spent, 0) == "coin*2"


@pytest.mark.rule("AR-TURN-R1")
def test_a_stolen_traded_or_found_card_can_be_used_at_once() -> None:
    """Nothing that came this turn has to wait for the next."""
    stolen = dig(["", "talisman"], dig_site="thief", agenda=turn(0))
    play(stolen, "sell talisman 1")
    bought = dig(["talisman", "coin"], market="map", chambers=["coin*2", "", ""])
    play(bought, "trade", "give talisman", "given", "take map", "confirm", "explore 0")
    found = dig(["map", "coin"], chambers=["coin*2", "", ""], market="pot_shard")
    play(found, "explore 0", "sell coin 1", "trade", "give coin", "given", "take pot_shard", "confirm")

    assert stolen.scores == [3, 0]
    assert hand(bought, 0) == "coin*2"
    assert (hand(found, 0), found.scores) == ("pot_shard", [2, 0])


@pytest.mark.rule("AR-TURN-R2")
def test_nobody_acts_on_the_turn_of_another() -> None:
    """What would be legal on one's own turn is refused, and nothing is offered."""
    s = dig(["coin", "coin map", "coin"], market="pot_shard", chambers=["coin*2", "", ""])
    for seat in (1, 2):
        assert s.legal(seat) == []
        for action in ("sell coin 1", "trade", "explore 0", "end-turn", "use-tent", "lose coin"):
            assert refused(s, action, seat) == "AR-TURN-R2"


@pytest.mark.rule("AR-TURN-R2")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_others_are_asked_about_tents_and_storms_only(monument: str) -> None:
    """In whole games: whenever somebody else than the player at turn is asked, a storm is on."""
    keys = set()
    for seed in range(4):
        for position in wander(new(4, seed, monument=monument), 6):
            question = position.question
            if question is not None and question.seat != position.turn:
                keys.add(question.key)

    assert keys == {"shelter", "scatter"}


@pytest.mark.rule("AR-EDGE-47")
def test_empty_hands_do_not_end_the_game_while_there_is_something_to_dig() -> None:
    """The last card in any hand is sold, but the dig site has cards: the next player digs."""
    s = dig(["coin", "", ""], dig_site="map coin")
    play(s, "sell coin 1")

    assert not s.over
    assert order(s) == ["sold", "answered-itself", "turn-ended", "turn-began", "dug"]
    assert hand(s, 1) == "map"
    assert asked(s) == "1 act"
