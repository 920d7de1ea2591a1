"""Digging: a treasure for the hand, a thief to use, a storm to sit out and dig again (AR-DIG)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import MAP, TALISMAN
from tests.games.archaeology.table import (
    asked,
    dig,
    hand,
    happened,
    knows,
    lay,
    new,
    offered,
    order,
    play,
    told,
    turn,
    wander,
)

NO_TENTS = [0, 0, 0]


@pytest.mark.rule("AR-DIG-01")
def test_the_top_card_is_drawn() -> None:
    """One card, from the top, for whoever's turn it is."""
    s = dig(["coin", "", ""], dig_site="talisman map pot_shard")
    play(s, "end-turn")
    assert (hand(s, 0), hand(s, 1)) == ("coin", "talisman")
    assert s.to_json()["dig_site"] == ["map", "pot_shard"]

    play(s, "end-turn")
    assert hand(s, 2) == "map"
    assert s.to_json()["dig_site"] == ["pot_shard"]


@pytest.mark.rule("AR-DIG-02")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_dug_treasure_is_not_shown(seat: int | None) -> None:
    """The digger is told what it is, and his hand has it. The others learn only that his hand has grown by one."""
    s = dig(["coin", "", ""], dig_site="talisman pot_shard", agenda=turn(0))

    assert told(s, 0)[-1] == {"kind": "dug", "seat": 0, "treasure": TALISMAN}
    assert s.view(0)["hand"] == s.hands[0]
    assert told(s, seat)[-1] == {"kind": "dug", "seat": 0, "treasure": -1}
    assert s.view(seat)["sizes"] == [2, 0, 0]
    assert knows(s, seat, 0) == ""


@pytest.mark.rule("AR-DIG-02", "AR-DIG-03")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_to_the_others_every_dug_treasure_looks_alike(seat: int | None) -> None:
    """A Map or a Talisman: same events, same view."""
    one = dig(["coin", "", ""], dig_site="talisman map", agenda=turn(0))
    two = dig(["coin", "", ""], dig_site="map talisman", agenda=turn(0))

    assert told(one, seat) == told(two, seat)
    assert one.view(seat) == two.view(seat)


@pytest.mark.rule("AR-DIG-03")
def test_a_dug_map_goes_to_the_hand_and_ends_the_dig() -> None:
    """It is a treasure like any other: no second card is drawn, and the actions follow."""
    s = dig(["coin", "", ""], dig_site="map talisman", agenda=turn(0))

    assert order(s) == ["turn-began", "dug"]
    assert told(s, 0)[-1]["treasure"] == MAP
    assert hand(s, 0) == "coin map"
    assert len(s.dig_site) == 1
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-DIG-04")
def test_a_dug_thief_is_shown_and_used_and_ends_the_dig() -> None:
    """All see him; one card is stolen; no further card is drawn, and the other actions follow."""
    s = dig(["", "coin", "map"], dig_site="thief talisman", agenda=turn(0))
    for seat in (0, 1, 2, None):
        assert told(s, seat)[-1] == {"kind": "dug-thief", "seat": 0, "n": 1}
    assert asked(s) == "0 rob"
    play(s, "rob 2")

    assert hand(s, 0) == "map"
    assert len(s.dig_site) == 1
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-DIG-05")
def test_after_a_storm_the_same_player_digs_again() -> None:
    """The storm is shown and sat out in full, then the drawer gets the next card."""
    s = dig(["coin*2", "coin*2", ""], dig_site="sandstorm talisman map", agenda=turn(0), tents=NO_TENTS)
    for seat in (0, 1, 2, None):
        assert told(s, seat)[1] == {"kind": "dug-storm", "seat": 0, "n": 1}
    assert len(s.dig_site) == 2
    play(s, "lose coin", "lose coin")

    assert order(s) == ["lost", "dug"]
    assert happened(s, "dug")[0]["seat"] == 0
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("coin talisman", "coin", "")
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-DIG-06")
@pytest.mark.parametrize(
    ("dig_site", "storms", "found"),
    [("sandstorm*3 map coin", 3, "map"), ("sandstorm*2 thief coin", 2, "broken_cup")],
)
def test_digging_goes_on_until_a_treasure_or_a_thief(dig_site: str, storms: int, found: str) -> None:
    """Storm after storm; the first other card ends it."""
    s = dig(["", "broken_cup", ""], dig_site=dig_site, agenda=turn(0), tents=NO_TENTS)

    assert len(happened(s, "dug-storm")) == storms
    assert hand(s, 0) == found
    assert s.to_json()["dig_site"] == ["coin"]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-EDGE-07", "AR-DIG-06", "AR-TENT-R3")
def test_two_storms_in_a_row() -> None:
    """Each is resolved in full: tents twice over, losses twice over, then the third card is dug."""
    s = dig(["", "coin*8", ""], dig_site="sandstorm*2 map", agenda=turn(0), tents=[0, 1, 1])
    assert asked(s) == "1 shelter"
    play(s, "no-tent")
    assert asked(s) == "2 shelter"
    play(s, "no-tent", *["lose coin"] * 4)

    assert happened(s, "dug-storm") == [{"kind": "dug-storm", "seat": 0, "n": 2}]
    assert asked(s) == "1 shelter"
    play(s, "no-tent")
    assert asked(s) == "2 shelter"
    play(s, "no-tent", *["lose coin"] * 2)
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("map", "coin*2", "")
    assert lay(s.market) == "coin*6"


@pytest.mark.rule("AR-EDGE-08", "AR-DIG-06")
def test_all_six_storms_on_top() -> None:
    """The first player sits out all of them, one after the other, each with its losses, and still digs a card."""
    s = dig(["", "coin*12"], dig_site="sandstorm*6 talisman", agenda=turn(0), tents=[0, 0])
    losses = []
    while asked(s) == "1 scatter":
        losses.append(s.storms_out)
        play(s, "lose coin")

    assert losses == [1] * 6 + [2] * 3 + [3, 4]
    assert s.storms_out == 6
    assert (hand(s, 0), hand(s, 1)) == ("talisman", "coin")
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-DIG-07")
def test_no_dig_once_the_dig_site_is_empty() -> None:
    """The turn starts with the other actions."""
    s = dig(["coin", "coin", "map"], dig_site="")
    play(s, "end-turn")

    assert order(s) == ["passed", "turn-began"]
    assert asked(s) == "1 act"
    assert s.sizes == [1, 1, 1]


@pytest.mark.rule("AR-DIG-R1", "AR-EDGE-09")
def test_the_last_card_is_a_storm() -> None:
    """It strikes; there is nothing to dig again; other actions follow; from then on nobody digs."""
    s = dig(["coin*2", "coin*2", ""], dig_site="sandstorm", agenda=turn(0), tents=NO_TENTS)
    play(s, "lose coin", "lose coin")
    assert order(s) == ["lost", "nothing-to-dig"]
    assert asked(s) == "0 act"
    assert "sell coin 1" in offered(s)

    play(s, "end-turn")
    assert order(s) == ["turn-ended", "turn-began"]
    assert asked(s) == "1 act"


@pytest.mark.rule("AR-EDGE-10", "AR-DIG-04")
def test_the_last_card_is_a_thief() -> None:
    """He steals as ever; other actions follow; then the game goes on without digging."""
    s = dig(["coin", "map", ""], dig_site="thief", agenda=turn(0))
    assert hand(s, 0) == "coin map"
    assert asked(s) == "0 act"
    assert "sell coin 1" in offered(s)

    play(s, "end-turn")
    assert order(s) == ["turn-ended", "skipped", "skipped", "turn-began"]
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-EDGE-11", "AR-DIG-04", "AR-DIG-05")
def test_a_storm_and_then_a_thief() -> None:
    """The losses come first, the theft takes from what they left, and nothing more is drawn."""
    s = dig(["", "coin*2", "map*2"], dig_site="sandstorm thief talisman", agenda=turn(0), tents=NO_TENTS)
    play(s, "lose coin")
    assert asked(s) == "2 scatter"
    play(s, "lose map")
    assert asked(s) == "0 rob"
    assert s.sizes == [0, 1, 1]
    play(s, "rob 1")

    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("coin", "", "map")
    assert lay(s.market) == "coin map"
    assert len(s.dig_site) == 1
    assert asked(s) == "0 act"


@pytest.mark.rule("AR-DIG-R2")
def test_nothing_is_ever_shuffled_back() -> None:
    """Drawn Thieves and Sandstorms stay where they lie, and the dig site only shrinks, in order."""
    s = new(3, 11, monument="mine")
    site = s.to_json()["dig_site"]
    assert isinstance(site, list)
    drawn = 0
    for position in wander(s, 12):
        left = position.to_json()["dig_site"]
        assert isinstance(left, list)
        assert left == site[len(site) - len(left) :]
        assert position.thieves_out + position.storms_out >= drawn
        drawn = position.thieves_out + position.storms_out

    assert s.dig_site == []
    assert (s.thieves_out, s.storms_out) == (6, 5)


@pytest.mark.rule("AR-EDGE-66")
@pytest.mark.parametrize("card", ["sandstorm", "thief"])
def test_the_last_card_brings_nothing_and_no_hand_holds_a_card(card: str) -> None:
    """The game is over at once: nobody is skipped round and round."""
    s = dig(["coin", "", ""], dig_site=card, tents=NO_TENTS)
    play(s, "sell coin 1")

    assert s.over
    assert asked(s) == "over"
    assert order(s)[-1] == "ended"
    assert "skipped" not in order(s)
    assert s.result is not None
    assert s.result.winners == [0]


@pytest.mark.rule("AR-EDGE-66")
def test_a_last_storm_ends_the_game_after_its_tents() -> None:
    """Whoever has a tent is still asked about it, for the storm is carried out; then it is over."""
    s = dig(["coin", ""], dig_site="sandstorm", tents=[1, 0])
    play(s, "sell coin 1")
    assert asked(s) == "0 shelter"
    play(s, "no-tent")

    assert s.over


@pytest.mark.rule("AR-EDGE-67")
def test_the_last_card_is_a_treasure_and_all_other_hands_are_empty() -> None:
    """The digger goes on; after that only he has turns, and his first pass obliges him to sell."""
    s = dig(["", "", ""], dig_site="coin", agenda=turn(0))
    assert not s.over
    assert asked(s) == "0 act"
    assert offered(s) == ["end-turn", "sell coin 1"]

    play(s, "end-turn")
    assert asked(s) == "0 act"
    assert order(s) == ["turn-ended", "skipped", "skipped", "turn-began"]
    assert offered(s) == ["end-turn", "sell coin 1"]

    play(s, "end-turn")
    assert order(s) == ["passed", "skipped", "skipped", "turn-began", "must-sell"]
    assert offered(s) == ["sell coin 1"]
    play(s, "sell coin 1")
    assert s.over
