"""The sandstorm: everyone without shelter loses half of the hand to the market (AR-STORM)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import COIN
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    asked,
    dig,
    hand,
    happened,
    lay,
    offered,
    order,
    play,
    refused,
    storm,
    told,
    trade,
)


def lose(s: Dig, name: str) -> list[tuple[str, str]]:
    """Lose cards of that kind until nobody is asked any more: who was asked what, in order."""
    asking = []
    while asked(s).endswith("scatter"):
        asking.append((asked(s), name))
        play(s, f"lose {name}")
    return asking


@pytest.mark.rule("AR-STORM-01")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_drawn_storms_lie_open_to_be_counted(seat: int | None) -> None:
    """Each one drawn is told to all, and all can see how many are out and how many still to come."""
    s = storm(["coin*2", "", ""], storms_out=2)

    assert told(s, seat)[1] == {"kind": "dug-storm", "seat": 0, "n": 3}
    assert s.view(seat)["storms_out"] == 3
    assert s.view(seat)["storms_left"] == 2


@pytest.mark.rule("AR-STORM-02")
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_a_storm_strikes_everyone(drawer: int) -> None:
    """The drawer too."""
    s = storm(["coin*4", "coin*4", "coin*4"], drawer=drawer)
    lose(s, "coin")

    assert [counts[COIN] for counts in s.hands] == [2, 2, 2]
    assert hand(s, drawer) == "pot_shard coin*2"
    assert lay(s.market) == "coin*6"


@pytest.mark.rule("AR-STORM-03")
def test_the_order_within_a_storm() -> None:
    """Cards unearthed at the Buried Ruins, then all tents, then all losses, then the drawer digs again."""
    s = storm(
        ["coin*2", "coin*2", "coin*2"],
        tents=[1, 1, 1],
        monument="buried_ruins",
        chambers=["", "", ""],
        pile="pot_shard*3",
    )
    happening = order(s)
    for move in ("no-tent", "use-tent", "no-tent", "lose coin", "lose coin"):
        play(s, move)
        happening += order(s)

    assert happening == [
        "turn-began",
        "dug-storm",
        "unearthed",
        "unearthed",
        "unearthed",
        "declined-tent",
        "used-tent",
        "declined-tent",
        "lost",
        "lost",
        "dug",
    ]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-STORM-04")
@pytest.mark.parametrize(("drawer", "seats"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_losses_begin_at_the_drawers_left(drawer: int, seats: list[int]) -> None:
    """Then they go clockwise, and the drawer is last."""
    s = storm(["coin*2"] * 4, drawer=drawer)

    assert lose(s, "coin") == [(f"{seat} scatter", "coin") for seat in seats]


@pytest.mark.rule("AR-STORM-05", "AR-STORM-08")
@pytest.mark.parametrize(("cards", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 6)])
def test_half_of_the_hand_rounded_down(cards: int, lost: int) -> None:
    """Of an odd number the larger part is kept; of none or one nothing is lost."""
    s = storm(["", f"coin*{cards}"])
    assert len(lose(s, "coin")) == lost

    assert s.hands[1][COIN] == cards - lost
    assert s.market[COIN] == lost
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-STORM-06")
def test_each_chooses_his_own_losses() -> None:
    """Any kind he holds, in any mix; none that he does not hold."""
    s = storm(["", "coin*2 map talisman", "pot_shard"])
    assert offered(s) == ["lose coin", "lose talisman", "lose map"]
    assert refused(s, "lose pot_shard") == "AR-STORM-06"
    other = s.copy()
    play(s, "lose coin", "lose coin")
    play(other, "lose map")
    assert offered(other) == ["lose coin", "lose talisman"]
    assert refused(other, "lose map") == "AR-STORM-06"
    play(other, "lose talisman")

    assert (hand(s, 1), hand(other, 1)) == ("talisman map", "coin*2")


@pytest.mark.rule("AR-STORM-07")
def test_lost_cards_belong_to_the_market() -> None:
    """They lie open there beside what it had, and can be bought from then on, by the drawer first of all."""
    s = storm(["talisman", "coin*2"], market="pot_shard")
    play(s, "lose coin")

    assert lay(s.market) == "pot_shard coin"
    for seat in (0, 1, None):
        assert s.view(seat)["market"] == s.market
    trade(s, "talisman", "coin")
    assert hand(s, 0) == "pot_shard coin"


@pytest.mark.rule("AR-STORM-08", "AR-EDGE-01")
def test_a_lone_card_is_kept() -> None:
    """Whoever holds one card loses nothing, and so does whoever holds none, tent or no tent."""
    s = storm(["coin", "map", ""])

    assert [event["seat"] for event in happened(s, "spared")] == [1, 2, 0]
    assert (hand(s, 0), hand(s, 1)) == ("pot_shard coin", "map")
    assert lay(s.market) == ""


@pytest.mark.rule("AR-STORM-09")
def test_a_sheltered_player_loses_nothing() -> None:
    """He is not even asked; the others lose their half."""
    s = storm(["coin*4", "coin*4", "map*4"], tents=[0, 0, 1])
    play(s, "use-tent")

    assert lose(s, "coin") == [("1 scatter", "coin")] * 2 + [("0 scatter", "coin")] * 2
    assert hand(s, 2) == "map*4"
    assert lay(s.market) == "coin*4"


@pytest.mark.rule("AR-STORM-10")
def test_sold_sets_are_safe() -> None:
    """They neither count for the half nor can be lost."""
    s = storm(["", "coin*3"], sold=["talisman 2", "coin 5, map 1"])
    assert lose(s, "coin") == [("1 scatter", "coin")]

    assert s.to_json()["sold"] == [["talisman 2"], ["coin 5", "map 1"]]
    assert s.scores == [10, 33]
    assert hand(s, 1) == "coin*2"


@pytest.mark.rule("AR-STORM-11", "AR-EDGE-03", "AR-STORM-05", "AR-STORM-06")
def test_maps_count_and_may_be_chosen() -> None:
    """A hand of seven with three Maps loses three cards, the Maps if he likes; they can be bought in the market."""
    s = storm(["talisman", "map*3 coin*4"])
    assert lose(s, "map") == [("1 scatter", "map")] * 3

    assert hand(s, 1) == "coin*4"
    assert lay(s.market) == "map*3"
    trade(s, "talisman", "map")
    assert hand(s, 0) == "pot_shard map"


@pytest.mark.rule("AR-STORM-11", "AR-EDGE-04", "AR-STORM-05")
def test_of_two_maps_one_is_lost() -> None:
    """A hand of Maps alone is halved like any other."""
    s = storm(["", "map*2"])
    assert lose(s, "map") == [("1 scatter", "map")]

    assert (hand(s, 1), lay(s.market)) == ("map", "map")


@pytest.mark.rule("AR-STORM-12", "AR-EDGE-05")
def test_the_storm_of_the_rulebook() -> None:
    """Adele draws it, her tent long gone. Ben and Christopher decline, Daria takes shelter. Of six cards Ben loses
    three, of five Christopher two, Daria none, and Adele keeps her only one."""
    s = storm(["map", "coin*6", "talisman*5", "pot_shard*6"], tents=[0, 1, 1, 1])
    for seat, move in ((1, "no-tent"), (2, "no-tent"), (3, "use-tent")):
        assert asked(s) == f"{seat} shelter"
        play(s, move)

    for _ in range(3):
        assert asked(s) == "1 scatter"
        play(s, "lose coin")
    for _ in range(2):
        assert asked(s) == "2 scatter"
        play(s, "lose talisman")

    assert order(s) == ["lost", "spared", "dug"]
    assert happened(s, "spared")[0]["seat"] == 0
    assert asked(s) == "0 act"
    assert [hand(s, seat) for seat in range(4)] == ["pot_shard map", "coin*3", "talisman*3", "pot_shard*6"]
    assert s.tents == [0, 1, 1, 0]
    assert lay(s.market) == "coin*3 talisman*2"


@pytest.mark.rule("AR-STORM-R1")
def test_losses_are_shown_one_after_the_other() -> None:
    """Before the next player chooses, all have seen each card that the one before him lost, and it is in the market."""
    s = storm(["", "coin*2 map*2", "talisman*2"])
    play(s, "lose map")
    assert asked(s) == "1 scatter"
    play(s, "lose coin")
    assert asked(s) == "2 scatter"

    for seat in (0, 1, 2, None):
        assert told(s, seat) == [{"kind": "lost", "seat": 1, "treasure": COIN}]
        assert s.view(seat)["market"] == s.market
    assert lay(s.market) == "coin map"


@pytest.mark.rule("AR-STORM-R2")
def test_no_more_than_the_half_is_lost() -> None:
    """Once his half is gone a player is not asked again and cannot throw more after it."""
    s = storm(["", "coin*5", "coin*2"])
    play(s, "lose coin", "lose coin")

    assert asked(s) == "2 scatter"
    assert s.legal(1) == []
    assert refused(s, "lose coin", seat=1) == "AR-STORM-R2"
    play(s, "lose coin")
    assert s.sizes == [1, 3, 1]
    assert refused(s, "lose coin") == "AR-STORM-06"


@pytest.mark.rule("AR-STORM-R2", "AR-STORM-05")
def test_no_less_than_the_half_is_lost() -> None:
    """There is no way to stop before."""
    s = storm(["", "coin*5", "coin*2"])
    play(s, "lose coin")

    assert asked(s) == "1 scatter"
    assert offered(s) == ["lose coin"]


@pytest.mark.rule("AR-STORM-R3")
def test_the_half_is_that_of_the_present_hand() -> None:
    """Declaring changes no hand, so it is the half of what was held when the storm came; a second storm right after
    takes half of what the first one left."""
    s = storm(["coin*3", "coin*9"], tents=[1, 1], dig_site="sandstorm*2 pot_shard")
    play(s, "no-tent", "no-tent")
    assert s.sizes == [3, 9]
    assert len(lose(s, "coin")) == 4 + 1
    assert s.sizes == [2, 5]

    play(s, "no-tent", "no-tent")
    assert s.sizes == [2, 5]
    assert len(lose(s, "coin")) == 2 + 1
    assert s.sizes == [1 + 1, 3]


@pytest.mark.rule("AR-STORM-R4")
def test_the_storm_is_no_card_of_the_drawers_hand() -> None:
    """Five cards are five: the drawer loses two, and the storm lies with the discarded ones."""
    s = storm(["coin*5", ""])
    assert len(lose(s, "coin")) == 2

    assert hand(s, 0) == "pot_shard coin*3"
    assert s.storms_out == 1
    assert lay(s.market) == "coin*2"


@pytest.mark.rule("AR-STORM-06")
def test_nothing_is_lost_without_a_storm() -> None:
    """Cards cannot be thrown to the market at will."""
    s = dig(["coin*4", "coin"])

    assert refused(s, "lose coin") == "AR-STORM-06"
