"""What is certain about hands and chambers: `plain`, `intact`, `turned`, `open` (AR-SETUP-R4)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.archaeology.kinds import MAP, TALISMAN
from digsite.games.archaeology.state import Dig
from digsite.lab.checks import check_sample
from tests.games.archaeology.table import dig, happened, knows, lay, new, order, plain, play, refused, trade, turn


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4")
@pytest.mark.parametrize(
    ("moves", "mine"),
    [
        (["explore 0"], 4),
        (["sell map 1"], 4),
        (["trade", "give map", "given", "take talisman", "confirm"], 4),
        (["sell pot_shard 1"], 3),
    ],
)
def test_a_map_that_leaves_a_hand_says_nothing_about_the_others(moves: list[str], mine: int) -> None:
    """The four starting cards are no Maps, so a Map that is paid, sold or traded is none of them: all four are still
    there, and the announced total still binds. Any other unseen card that leaves may be one of them."""
    s = dig(
        ["pot_shard*3 coin map", "coin*4"],
        market="talisman",
        monument="mine",
        chambers=["parchment_scrap*3"],
        plain=[4, 4],
        intact=[0, 1],
    )
    play(s, *moves)

    for seat in (0, 1, None):
        assert s.view(seat)["open_plain"] == [mine, 4]
        assert s.view(seat)["intact"] == (0b11 if mine == 4 else 0b10)


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4", "AR-STORM-11")
def test_a_map_lost_to_a_storm_says_nothing_about_the_others() -> None:
    """Of five cards two are lost, a Map and a Coin: only the Coin can be one of the four that are no Maps."""
    s = dig(["", "coin*4 map"], dig_site="sandstorm coin", agenda=turn(0), tents=[0, 0], plain=[0, 4], intact=[1])
    play(s, "lose map")
    assert (plain(s), s.intact) == ([0, 4], 0b10)

    play(s, "lose coin")
    assert (plain(s), s.intact) == ([0, 3], 0)


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4")
def test_only_what_goes_beyond_the_known_cards_comes_out_of_the_unseen_ones() -> None:
    """One Coin was taken openly. Of two Coins sold together one is that Coin, the other an unseen one."""
    s = dig(["coin*4 talisman", "coin*4"], market="coin", plain=[4, 4], intact=[1])
    trade(s, "talisman", "coin")
    assert plain(s) == [3, 4]

    play(s, "sell coin 2")

    assert plain(s) == [2, 4]


@pytest.mark.rule("AR-SETUP-R4", "AR-THIEF-R2")
def test_what_is_known_to_all_does_not_tell_what_the_robbed_one_knows() -> None:
    """Seat 0 robs seat 1 of a Coin and sells a Coin. Seat 1 knows that it can be the stolen one; the others must take
    it for a card of his own, so one unseen card less is surely no Map."""
    s = dig(["pot_shard*4", "coin", "talisman"], dig_site="thief coin*2", agenda=turn(0), plain=[4, 1, 1], intact=[0])
    play(s, "rob 1")
    assert plain(s) == [4, 0, 1]
    assert s.intact == 0b001
    assert knows(s, 1, 0) == "coin"
    for seat in (0, 1, 2, None):
        assert s.view(seat)["open"] == [[0] * 9] * 3

    play(s, "sell coin 1")

    for seat in (0, 1, 2, None):
        assert s.view(seat)["open_plain"] == [3, 0, 1]
        assert s.view(seat)["intact"] == 0


@pytest.mark.rule("AR-SETUP-23", "AR-THIEF-R2")
@pytest.mark.parametrize("seed", range(6))
def test_a_stolen_card_may_be_one_of_the_four(seed: int) -> None:
    """Whichever card is stolen, a Coin or the Map: the victim surely has one unseen card less that is no Map, and his
    announced total binds no more. The thief still holds all he was dealt; his new card may be a Map."""
    s = dig(
        ["pot_shard*4", "coin*4 map", "talisman*4"],
        dig_site="thief coin*2",
        agenda=turn(0),
        seed=seed,
        plain=[4, 4, 4],
        intact=[0, 1, 2],
    )
    play(s, "rob 1")

    for seat in (0, 1, 2, None):
        assert s.view(seat)["open_plain"] == [4, 3, 4]
        assert s.view(seat)["intact"] == 0b101


@pytest.mark.rule("AR-SETUP-23", "AR-EXPLORE-R4", "AR-SETUP-R4")
@pytest.mark.parametrize(
    ("monument", "chambers", "moves", "least"),
    [
        ("great_pyramid", ["coin*2", "", ""], ["explore 0"], 2),
        ("temple", ["coin*5", "", ""], ["explore 0"], 5),
        ("tomb", ["coin*3", ""], ["explore 0", "keep coin", "keep coin"], 2),
        ("tomb", ["coin", ""], ["explore 0"], 1),
        ("mine", ["coin*3"], ["explore 0", "stop"], 0),
        ("sphinx", ["coin*3"], ["explore 0", "name coin", "name map"], 0),
        ("buried_ruins", ["coin*2", "", ""], ["explore 0"], 0),
    ],
)
def test_cards_of_a_chamber_are_no_maps(monument: str, chambers: list[str], moves: list[str], least: int) -> None:
    """Cards taken unseen from a chamber are surely no Maps; those taken openly are known anyway and not counted."""
    s = dig(["map*2", "coin"], monument=monument, chambers=chambers)
    play(s, *moves)

    for seat in (0, 1, None):
        assert s.view(seat)["open_plain"] == [least, 0]


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4")
def test_worlds_honour_what_all_know_where_a_seat_has_lost_count() -> None:
    """All together are certain that the last hand holds three cards that are no Maps; seat 1, by itself, of none. It is
    told both, and so no world gives that hand a Map."""
    s = dig(["coin", "coin", "coin*3"], dig_site="coin map*4 thief sandstorm", tents=[1, 1, 1])
    data = s.to_json()
    data["plain"] = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 3]]
    rng = digsite.Rng(5)
    view: dict[str, Any] = s.game.from_json(data).view(1)

    assert (view["plain"][2], view["open_plain"][2]) == (0, 3)
    for _ in range(50):
        world = s.game.sample(view, rng)
        assert isinstance(world, Dig)
        assert world.hands[2][MAP] == 0


@pytest.mark.rule("AR-SETUP-07", "AR-SETUP-23", "AR-LUCK-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_begin_with_four_cards_that_are_no_maps(seats: int) -> None:
    """Before the first theft everybody surely holds the four cards he was dealt."""
    games = (new(seats, seed, monument="mine") for seed in range(99))
    s = next(s for s in games if "dug" in order(s))

    assert s.view(None)["open_plain"] == [4] * seats
    assert s.view(None)["intact"] == (1 << seats) - 1


@pytest.mark.rule("AR-MINE-R5", "AR-SETUP-R4")
def test_all_know_what_went_back_into_the_mine() -> None:
    """Two Talismans are known to lie there. One of them is turned up beside a Mask: too much. Now two Talismans and the
    Mask are known to be there, no more and no fewer; whatever is drawn next is one the less."""
    s = dig(
        ["map coin", "coin"],
        monument="mine",
        chambers=["talisman*3"],
        drawn={"pharaohs_mask": 1},
        turned=[{"talisman": 2}],
        agenda=[["draw", 0, 0, 0]],
        explored=True,
        acted=True,
    )
    play(s, "draw")
    assert order(s)[:2] == ["turned-up", "caved-in"]
    for seat in (0, 1, None):
        assert s.view(seat)["turned"] == s.turned
    assert lay(s.turned[0]) == "talisman*2 pharaohs_mask"

    play(s, "end-turn", "end-turn", "explore 0")
    (drawn,) = happened(s, "turned-up")
    left = "talisman pharaohs_mask" if drawn["treasure"] == TALISMAN else "talisman*2"
    assert lay(s.turned[0]) == left


@pytest.mark.rule("AR-SPHINX-08", "AR-SPHINX-R4", "AR-SETUP-R4")
def test_all_know_what_went_back_into_the_sphinx() -> None:
    """Three Coins are taken, the two Shards go back before the eyes of all."""
    s = dig(["map*2", "coin"], monument="sphinx", chambers=["coin*3 pot_shard*2"])
    play(s, "explore 0", "name coin", "name map")

    for seat in (0, 1, None):
        assert s.view(seat)["turned"] == s.turned
    assert lay(s.turned[0]) == "pot_shard*2"

    play(s, "sell coin 1", "end-turn", "end-turn", "explore 0", "name pot_shard", "name map")
    assert lay(s.turned[0]) == ""


@pytest.mark.rule("AR-TEMPLE-04", "AR-SETUP-13")
@pytest.mark.parametrize("code", ["look 0", "no-look"])
def test_a_sale_at_another_monument_earns_no_look(code: str) -> None:
    """It is refused because this is not the Temple, not because a look was used up."""
    s = dig(["coin*2", "coin"], monument="mine", chambers=["coin*3"])
    play(s, "sell coin 1")

    assert refused(s, code) == "AR-TEMPLE-04"


@pytest.mark.rule("AR-EXPLORE-02", "AR-EXPLORE-R1")
def test_one_exploration_a_turn_also_where_the_chamber_is_now_empty() -> None:
    """Who has explored is told so first, whatever is left in the chamber."""
    s = dig(["map*2", "coin"], chambers=["coin*2", "", ""])
    play(s, "explore 0")

    assert refused(s, "explore 0") == "AR-EXPLORE-02"


@pytest.mark.rule("AR-SETUP-R4", "AR-TEMPLE-05")
def test_who_has_looked_into_a_chamber_knows_who_has_its_cards() -> None:
    """Seat 0 looks at five Talismans of the Temple, seat 1 takes the chamber: seat 0 is certain of them, and so are all
    its worlds. The others know only that the five are no Maps."""
    s = dig(
        ["coin*2", "map*2 coin", "coin"],
        monument="temple",
        chambers=["talisman*5", "pot_shard*5", ""],
        dig_site="parchment_scrap*12 coin*3 broken_cup*6",
    )
    play(s, "sell coin 1", "look 0", "end-turn", "explore 0")

    assert knows(s, 0, 1) == "talisman*5"
    assert knows(s, 2, 1) == ""
    assert s.view(0)["plain"] == [0, 0, 0]
    assert s.view(2)["plain"] == s.view(None)["plain"] == [0, 5, 0]
    for seed in range(20):
        world = s.sample(0, digsite.Rng(seed))
        assert isinstance(world, Dig)
        assert world.hands[1][TALISMAN] >= 5
    play(s, "sell talisman 2")
    assert knows(s, 0, 1) == "talisman*3"
    assert s.view(2)["plain"] == [0, 3, 0]


@pytest.mark.rule("AR-SETUP-R4", "AR-TOMB-R2")
def test_who_has_left_the_last_cards_of_a_tomb_knows_who_has_them() -> None:
    """Seat 0 keeps two of three Talismans; seat 1 takes the last one and seat 0 knows it."""
    s = dig(["map", "map*2 coin", "coin"], monument="tomb", chambers=["talisman*3", ""], dig_site="coin*6")
    play(s, "explore 0", "keep talisman", "keep talisman", "end-turn")
    play(s, *(["explore 0"] if s.seat == 1 else []))

    assert knows(s, 0, 1) == "talisman"
    assert knows(s, 2, 1) == ""


@pytest.mark.rule("AR-SETUP-R4", "AR-THIEF-R2")
def test_a_thief_knows_what_he_took() -> None:
    """A stolen Map was none of the four cards that are no Maps; only the thief and the victim can know that."""
    s = dig(["pot_shard*4", "map", "talisman"], dig_site="thief coin*2", agenda=turn(0), plain=[4, 0, 1])
    play(s, "rob 1")
    assert s.view(0)["plain"] == [0, 0, 1]

    s = dig(["pot_shard*4", "coin*3", "talisman"], dig_site="thief coin*2", agenda=turn(0), plain=[4, 3, 1])
    play(s, "rob 1")
    assert s.view(0)["plain"] == [0, 2, 1]
    assert s.view(2)["plain"] == [4, 2, 0]


@pytest.mark.rule("AR-SETUP-R4", "AR-THIEF-R2")
def test_a_theft_leaves_worlds_in_which_all_that_is_known_holds() -> None:
    """Seat 0 saw three kinds in the chamber that seat 1 took. After a theft he is certain of fewer cards, but all still
    know that most of that hand are no Maps: every world of his must agree."""
    s = dig(
        ["coin*2", "map*2", "coin"],
        monument="temple",
        chambers=["talisman*2 parchment_scrap*2 pot_shard", "", ""],
        dig_site="pot_shard thief coin*2 map*4 parchment_scrap*3",
    )
    play(s, "sell coin 1", "look 0", "end-turn", "explore 0", "end-turn", "rob 1")

    assert knows(s, 0, 1) == "parchment_scrap talisman"
    rng = digsite.Rng(5)
    for _ in range(100):
        check_sample(s, 0, rng)
