"""The thief: one card, unseen and at random, from the hand of an opponent (AR-THIEF)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from digsite.games.archaeology.kinds import COIN, MAP, TALISMAN
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    dig,
    hand,
    happened,
    knows,
    lay,
    offered,
    order,
    plausible,
    play,
    refused,
    told,
    turn,
)


def thief(hands: list[str], *, seed: int = 0, dig_site: str = "thief pot_shard", **fields: Any) -> Dig:
    """Seat 0 digs a thief."""
    return dig(hands, dig_site=dig_site, agenda=turn(0), seed=seed, **fields)


@pytest.mark.rule("AR-THIEF-01")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_drawn_thieves_lie_open_to_be_counted(seat: int | None) -> None:
    """Each one drawn is told to all, and all can see how many are out and how many still to come."""
    s = thief(["coin", "", ""], thieves_out=3)

    assert told(s, seat)[1] == {"kind": "dug-thief", "seat": 0, "n": 4}
    assert s.view(seat)["thieves_out"] == 4
    assert s.view(seat)["thieves_left"] == 2


@pytest.mark.rule("AR-THIEF-02")
@pytest.mark.parametrize("victim", [1, 2, 3])
def test_the_drawer_chooses_one_opponent(victim: int) -> None:
    """Any of them with cards, wherever they sit; never himself, nor somebody who is not at the table."""
    s = thief(["coin", "map", "map", "map"])
    assert asked(s) == "0 rob"
    assert offered(s) == ["rob 1", "rob 2", "rob 3"]
    assert refused(s, "rob 0") == "AR-THIEF-02"
    assert refused(s, "rob 4") == "AR-THIEF-02"
    play(s, f"rob {victim}")

    assert s.sizes == [2 if seat == 0 else 0 if seat == victim else 1 for seat in range(4)]
    assert hand(s, 0) == "coin map"


@pytest.mark.rule("AR-THIEF-02")
def test_nobody_is_robbed_without_a_thief() -> None:
    """On a turn without one, robbing is refused."""
    s = dig(["coin", "map"], dig_site="coin")

    assert refused(s, "rob 1") == "AR-THIEF-02"


@pytest.mark.rule("AR-THIEF-03")
def test_stealing_is_compulsory() -> None:
    """There is no way to let it be: whom to rob is all that is asked."""
    s = thief(["coin", "map", "map"])

    assert offered(s) == ["rob 1", "rob 2"]
    assert refused(s, "end-turn") == "AR-TURN-04"
    assert refused(s, "sell coin 1") == "AR-TURN-04"


@pytest.mark.rule("AR-THIEF-04")
def test_the_card_is_taken_at_random() -> None:
    """Each card of the hand is as likely as the others: three Coins three times as likely as one Talisman."""
    found: Counter[int] = Counter()
    for seed in range(1200):
        s = thief(["pot_shard", "coin*3 map*2 talisman"], seed=seed)
        found[int(str(happened(s, "robbed")[0]["treasure"]))] += 1

    assert plausible(found, {COIN: 3.0, MAP: 2.0, TALISMAN: 1.0})


@pytest.mark.rule("AR-THIEF-04")
@pytest.mark.parametrize("seed", range(8))
def test_exactly_one_card_is_taken(seed: int) -> None:
    """It leaves the one hand and is in the other; nothing else moves."""
    s = thief(["pot_shard", "coin*3 map*2 talisman", "coin"], seed=seed)
    play(s, "rob 1")

    assert s.sizes == [2, 5, 1]
    assert [a + b for a, b in zip(s.hands[0], s.hands[1], strict=True)] == [1, 0, 3, 0, 1, 2, 0, 0, 0]
    assert hand(s, 2) == "coin"


@pytest.mark.rule("AR-THIEF-05", "AR-THIEF-R2")
def test_the_others_do_not_see_what_was_stolen() -> None:
    """A Coin or a Map: whoever is neither thief nor victim sees the same either way."""
    outcomes: dict[str, Dig] = {}
    for seed in range(20):
        s = thief(["", "coin map", "coin"], seed=seed)
        play(s, "rob 1")
        outcomes[hand(s, 0)] = s
    coin, map_ = outcomes["coin"], outcomes["map"]

    for seat in (2, None):
        assert told(coin, seat) == told(map_, seat)
        assert told(coin, seat)[0]["treasure"] == -1
        assert coin.view(seat) == map_.view(seat)
        assert knows(coin, seat, 0) == knows(map_, seat, 0) == ""


@pytest.mark.rule("AR-THIEF-R2")
def test_thief_and_victim_know_what_was_stolen() -> None:
    """The thief has it in hand; the victim is certain that the thief holds it; nobody else is."""
    s = thief(["pot_shard", "talisman", "coin"])
    play(s, "rob 1")

    for seat in (0, 1):
        assert told(s, seat)[0] == {"kind": "robbed", "seat": 0, "victim": 1, "treasure": TALISMAN}
    assert knows(s, 1, 0) == "talisman"
    assert knows(s, 2, 0) == ""
    assert knows(s, None, 0) == ""


@pytest.mark.rule("AR-THIEF-R2")
def test_a_hidden_theft_makes_others_less_certain() -> None:
    """Of a hand known to hold two Coins and more, a third player is sure of one Coin after the theft."""
    sure: list[dict[str, int]] = [{}, {"coin": 2}, {}]
    known = [sure, [{}, {}, {}], sure, sure]
    s = thief(["", "coin*2 map", "coin"], known=known)
    assert knows(s, 2, 1) == "coin*2"
    play(s, "rob 1")

    assert knows(s, 2, 1) == "coin"
    assert knows(s, None, 1) == "coin"
    assert knows(s, 0, 1) == ("coin" if hand(s, 0) == "coin" else "coin*2")


@pytest.mark.rule("AR-THIEF-06", "AR-EDGE-12")
@pytest.mark.parametrize("own", ["", "coin"])
def test_with_all_other_hands_empty_nothing_is_stolen(own: str) -> None:
    """The thief is laid aside and the turn goes on; no other card is dug for him."""
    s = thief([own, "", ""], sold=["", "coin 1", "map 1"])

    assert order(s)[:3] == ["turn-began", "dug-thief", "nothing-stolen"]
    assert s.thieves_out == 1
    assert hand(s, 0) == own
    assert asked(s) == ("0 act" if own else "1 act")
    assert len(s.dig_site) == (1 if own else 0)


@pytest.mark.rule("AR-THIEF-07")
@pytest.mark.parametrize("seed", range(6))
def test_only_hands_are_robbed(seed: int) -> None:
    """Sold sets, market, chambers, the Ruins pile and tents stay as they are."""
    s = thief(
        ["", "coin", ""],
        seed=seed,
        market="talisman*3",
        sold=["", "map 1", "talisman 2"],
        monument="buried_ruins",
        chambers=["pot_shard*4", "", ""],
        pile="pot_shard*3",
    )

    assert (hand(s, 0), hand(s, 1)) == ("coin", "")
    assert lay(s.market) == "talisman*3"
    assert s.scores == [0, 3, 10]
    assert [lay(chamber) for chamber in s.chambers] == ["pot_shard*4", "", ""]
    assert len(s.pile) == 3
    assert s.tents == [1, 1, 1]


@pytest.mark.rule("AR-THIEF-07", "AR-THIEF-06")
def test_sold_sets_do_not_make_a_victim() -> None:
    """Rich opponents without a card in hand cannot be robbed."""
    s = thief(["coin", "", ""], sold=["", "talisman 5", "coin 5"], market="map")

    assert "nothing-stolen" in order(s)
    assert s.scores == [0, 45, 30]
    assert hand(s, 0) == "coin"


@pytest.mark.rule("AR-THIEF-08", "AR-EDGE-14")
def test_a_stolen_map_can_be_used_at_once() -> None:
    """The victim's only Map goes to the thief, who explores with it in the same turn."""
    s = thief(["", "map", "coin"], chambers=["talisman*2", "", ""])
    play(s, "rob 1")
    assert hand(s, 0) == "map"
    play(s, "explore 0")

    assert hand(s, 0) == "talisman*2"
    assert s.maps_spent == 1


@pytest.mark.rule("AR-THIEF-R1", "AR-THIEF-03")
def test_an_empty_hand_may_not_be_chosen() -> None:
    """As long as another opponent has a card, the theft must not come to nothing."""
    s = thief(["", "coin", "", "map"])

    assert offered(s) == ["rob 1", "rob 3"]
    assert refused(s, "rob 2") == "AR-THIEF-R1"


@pytest.mark.rule("AR-EDGE-13", "AR-THIEF-R1", "AR-THIEF-03")
@pytest.mark.parametrize("seed", range(4))
def test_the_only_card_of_the_only_possible_victim(seed: int) -> None:
    """With one card among all opponents there is nothing to choose: it is taken for certain."""
    s = thief(["coin", "", "talisman"], seed=seed)

    assert happened(s, "robbed") == [{"kind": "robbed", "seat": 0, "victim": 2, "treasure": TALISMAN}]
    assert (hand(s, 0), hand(s, 2)) == ("coin talisman", "")
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-EDGE-15", "AR-THIEF-02")
def test_with_two_players_the_opponent_is_the_victim() -> None:
    """There is nobody to choose between, so nothing is asked."""
    s = dig(["coin", "map"], dig_site="thief pot_shard")
    play(s, "end-turn")

    assert happened(s, "robbed") == [{"kind": "robbed", "seat": 1, "victim": 0, "treasure": COIN}]
    assert (hand(s, 0), hand(s, 1)) == ("", "coin map")
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-THIEF-R3")
def test_a_tent_does_not_help_against_a_thief() -> None:
    """Nobody is asked about a tent; the card is gone and the tent is still there."""
    s = thief(["", "coin", ""], tents=[1, 1, 1])

    assert "used-tent" not in order(s)
    assert (hand(s, 0), hand(s, 1)) == ("coin", "")
    assert s.tents == [1, 1, 1]
    assert refused(thief(["", "coin", "map"]), "use-tent") == "AR-TENT-01"


@pytest.mark.rule("AR-SETUP-R4", "AR-THIEF-R2")
def test_a_theft_from_a_hand_that_all_know_is_no_secret() -> None:
    """Seat 1's two coins were taken openly. Whoever sees one of them stolen knows what moved; otherwise nobody does."""
    known = [[{}, {"coin": 2}, {}], [{}, {}, {}], [{}, {"coin": 2}, {}], [{}, {"coin": 2}, {}]]
    s = dig(["map", "coin*2", "map"], dig_site="thief coin", agenda=turn(0), known=known)
    play(s, "rob 1")
    assert knows(s, 2, 0) == "coin"
    assert knows(s, 2, 1) == "coin"
    assert knows(s, None, 0) == "coin"

    known = [[{}, {"coin": 1}, {}], [{}, {}, {}], [{}, {"coin": 1}, {}], [{}, {"coin": 1}, {}]]
    s = dig(["map", "coin*2", "map"], dig_site="thief coin", agenda=turn(0), known=known)
    play(s, "rob 1")
    assert knows(s, 2, 0) == ""
    assert knows(s, 2, 1) == ""
    assert knows(s, 1, 0) == "coin"
