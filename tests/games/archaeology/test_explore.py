"""Exploring the monument: what all monuments have in common (AR-EXPLORE)."""

from __future__ import annotations

import pytest

from digsite.games.archaeology.kinds import KIND_NAMES, MAP
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    MONUMENTS,
    asked,
    chamber,
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

FEES = [
    ("great_pyramid", ["coin*2", "coin*5", "pot_shard*8"], [1, 2, 3]),
    ("temple", ["coin*5", "coin*5", "pot_shard*5"], [2, 2, 2]),
    ("tomb", ["coin*7", "pot_shard*8"], [1, 1]),
    ("mine", ["coin*7 pot_shard*8"], [1]),
    ("sphinx", ["coin*7 pot_shard*8"], [1]),
    ("buried_ruins", ["coin", "pot_shard", "talisman"], [1, 1, 1]),
]


def explore(s: Dig, number: int) -> None:
    """Explore a chamber and answer whatever it asks: keep anything, stop at once, name anything."""
    play(s, f"explore {number}")
    while not s.over and asked(s).split()[1] in ("keep", "draw", "name"):
        play(s, offered(s)[-1])


@pytest.mark.rule("AR-EXPLORE-01", "AR-EXPLORE-R3")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_maps_pay_for_a_chamber(monument: str, chambers: list[str], fees: list[int]) -> None:
    """Each chamber has its number of Maps: with one Map less it is closed, and of more just that number is paid."""
    for number, fee in enumerate(fees):
        poor = dig([f"map*{fee - 1} coin", ""], monument=monument, chambers=chambers)
        assert refused(poor, f"explore {number}") == "AR-EXPLORE-01"

        rich = dig(["map*6", "coin"], monument=monument, chambers=chambers)
        explore(rich, number)
        assert rich.hands[0][MAP] == 6 - fee
        assert rich.maps_spent == fee


@pytest.mark.rule("AR-EXPLORE-01")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_what_the_hand_gains_the_chamber_loses(monument: str, chambers: list[str], fees: list[int]) -> None:
    """Cards come out of the chamber into the hand, each monument in its own way."""
    s = dig([f"map*{fees[0]}", "coin"], monument=monument, chambers=chambers)
    before = s.chamber_sizes[0]

    explore(s, 0)

    assert s.sizes[0] == before - s.chamber_sizes[0]
    assert s.sizes[0] > 0 or monument == "sphinx"


@pytest.mark.rule("AR-EXPLORE-02", "AR-EDGE-24")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_once_a_turn(monument: str, chambers: list[str], fees: list[int]) -> None:
    """A second exploration has to wait for the next turn, however many Maps are left."""
    s = dig(["map*6", "coin"], monument=monument, chambers=chambers)

    explore(s, 0)

    assert offered(s, "explore") == []
    assert refused(s, f"explore {len(fees) - 1}") == "AR-EXPLORE-02"
    play(s, "end-turn", "end-turn")
    assert offered(s, "explore")


@pytest.mark.rule("AR-EXPLORE-02", "AR-EXPLORE-R2", "AR-EDGE-24")
def test_a_cave_in_uses_up_the_exploration() -> None:
    """Two talismans are too much for the Mine: the Map is gone, and so is the exploration of this turn."""
    s = dig(["map*2", "coin"], monument="mine", chambers=["talisman*3"])

    play(s, "explore 0", "draw")

    assert order(s) == ["turned-up", "caved-in"]
    assert hand(s, 0) == "map"
    assert s.maps_spent == 1
    assert refused(s, "explore 0") == "AR-EXPLORE-02"


@pytest.mark.rule("AR-EXPLORE-02", "AR-EXPLORE-R2", "AR-EDGE-24")
def test_a_silent_sphinx_uses_up_the_exploration() -> None:
    """Without a match nothing is gained: the Map and the exploration of this turn are gone."""
    s = dig(["map*2", "coin"], monument="sphinx", chambers=["talisman*7"])

    play(s, "explore 0", "name coin", "name map")

    assert hand(s, 0) == "map"
    assert s.maps_spent == 1
    assert refused(s, "explore 0") == "AR-EXPLORE-02"


@pytest.mark.rule("AR-EXPLORE-03")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_chamber_and_no_other(number: int) -> None:
    """The chamber that was chosen is explored; the others stay as they are."""
    contents = ["coin*2", "pot_shard*5", "parchment_scrap*8"]
    s = dig(["map*3", "coin"], chambers=contents)

    play(s, f"explore {number}")

    left = ["" if i == number else cards for i, cards in enumerate(contents)]
    assert [lay(cards) for cards in s.chambers] == left
    assert contents[number] in hand(s, 0)


@pytest.mark.rule("AR-EXPLORE-04")
def test_paid_maps_leave_the_game() -> None:
    """Paid Maps lie neither in a hand nor in the market nor anywhere else, and all see that they are gone."""
    s = dig(["map*3", "coin"], market="pot_shard", chambers=["", "coin*5", ""], dig_site="coin")

    play(s, "explore 1")

    assert [s.hands[0][MAP], s.hands[1][MAP], s.market[MAP], sum(c[MAP] for c in s.chambers)] == [1, 0, 0, 0]
    assert MAP not in s.dig_site
    assert s.view(None)["maps_spent"] == s.view(1)["maps_spent"] == 2
    assert told(s, 1)[0] == {"kind": "explored", "seat": 0, "chamber": 1, "n": 2}


@pytest.mark.rule("AR-EXPLORE-05")
@pytest.mark.parametrize("monument", ["great_pyramid", "temple", "tomb"])
def test_finds_are_not_shown(monument: str) -> None:
    """Whatever lay in the chamber, the others are told the same and see the same; only the finder knows."""
    n = {"great_pyramid": 2, "temple": 5, "tomb": 7}[monument]
    closed = ["", ""] if monument != "tomb" else [""]
    fee = "map*2" if monument == "temple" else "map"
    one = dig([fee, "coin"], monument=monument, chambers=[f"coin*{n}", *closed], dig_site=f"talisman*{n}")
    other = dig([fee, "coin"], monument=monument, chambers=[f"talisman*{n}", *closed], dig_site=f"coin*{n}")

    play(one, "explore 0")
    play(other, "explore 0")
    for _ in range(3):
        for seat in (1, None):
            assert told(one, seat) == told(other, seat)
            assert one.view(seat) == other.view(seat)
            assert knows(one, seat, 0) == ""
        if asked(one) == "0 keep":
            play(one, "keep coin")
            play(other, "keep talisman")

    assert one.view(0)["hand"] != other.view(0)["hand"]
    assert lay(one.hands[0]).startswith("coin")


@pytest.mark.rule("AR-EXPLORE-05")
@pytest.mark.parametrize(
    ("monument", "chambers", "codes"),
    [
        ("mine", ["coin*2"], ["explore 0", "draw"]),
        ("sphinx", ["coin*2"], ["explore 0", "name coin", "name map"]),
        ("buried_ruins", ["coin*2", "", ""], ["explore 0"]),
    ],
)
def test_finds_that_lay_open_were_seen(monument: str, chambers: list[str], codes: list[str]) -> None:
    """At the Mine, the Sphinx and the Ruins all see which cards the explorer takes up."""
    s = dig(["map", "coin"], monument=monument, chambers=chambers)

    play(s, *codes)

    assert hand(s, 0) == "coin*2"
    assert knows(s, 1, 0) == knows(s, None, 0) == "coin*2"


@pytest.mark.rule("AR-EXPLORE-06")
@pytest.mark.parametrize("monument", ["great_pyramid", "temple"])
def test_most_chambers_are_explored_once(monument: str) -> None:
    """A chamber of the Pyramid or the Temple is empty after its exploration and stays closed to everyone."""
    fees, contents = next((fees, chambers) for key, chambers, fees in FEES if key == monument)
    s = dig([f"map*{fees[0]}", "map*3"], monument=monument, chambers=contents)

    play(s, "explore 0", "end-turn")

    assert s.chamber_sizes[0] == 0
    assert "explore 0" not in offered(s)
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-EXPLORE-07")
@pytest.mark.parametrize("monument", ["tomb", "mine", "sphinx"])
def test_some_chambers_are_explored_again_and_again(monument: str) -> None:
    """The Tomb, the Mine and the Sphinx let the same chamber be explored while it has cards."""
    contents = next(chambers for key, chambers, _ in FEES if key == monument)
    s = dig(["map*3", "coin"], monument=monument, chambers=contents)

    for paid in (1, 2, 3):
        explore(s, 0)
        assert s.maps_spent == paid
        if paid < 3:
            play(s, "end-turn", "end-turn")


@pytest.mark.rule("AR-EXPLORE-07", "AR-RUINS-06")
def test_ruins_are_explored_again_once_a_storm_has_passed() -> None:
    """The Ruins let the same chamber be explored again as soon as it has a card."""
    s = dig(
        ["map*2", "map"],
        monument="buried_ruins",
        chambers=["coin", "", ""],
        pile="talisman*3",
        dig_site="sandstorm coin*2",
        tents=[0, 0],
    )
    play(s, "explore 0")

    play(s, "end-turn", "lose map")
    assert asked(s) == "1 act"

    play(s, "explore 0")
    assert hand(s, 1) == "coin talisman"


@pytest.mark.rule("AR-EXPLORE-08")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_nobody_has_to_explore(monument: str, chambers: list[str], fees: list[int]) -> None:
    """With Maps enough the turn may still be ended, and the Maps are kept."""
    s = dig([f"map*{max(fees)}", "coin"], monument=monument, chambers=chambers, dig_site="coin")
    assert offered(s, "explore")

    play(s, "end-turn")

    assert hand(s, 0) == lay(dig([f"map*{max(fees)}", ""]).hands[0])


@pytest.mark.rule("AR-EXPLORE-09")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_also_with_an_empty_dig_site(monument: str, chambers: list[str], fees: list[int]) -> None:
    """Nothing is left to dig, yet the monument is open."""
    s = dig([f"map*{fees[0]}", "coin"], monument=monument, chambers=chambers, agenda=turn(0))
    assert s.late

    explore(s, 0)

    assert s.maps_spent == fees[0]


@pytest.mark.rule("AR-EXPLORE-10")
def test_only_maps_of_the_hand_pay() -> None:
    """A Map that was sold, that lies in the market or that another holds does not count."""
    s = dig(["map coin", "map"], market="map", sold=["map 1", ""], chambers=["", "talisman*5", "coin*8"])

    assert offered(s, "explore") == []
    assert refused(s, "explore 1") == "AR-EXPLORE-01"


@pytest.mark.rule("AR-EXPLORE-R1")
@pytest.mark.parametrize(("monument", "chambers", "fees"), FEES)
def test_an_empty_chamber_cannot_be_chosen(monument: str, chambers: list[str], fees: list[int]) -> None:
    """A chamber without cards is closed; with all of them empty nothing can be explored and no Map is lost."""
    emptied = ["", *chambers[1:]]
    s = dig(["map*6", "coin"], monument=monument, chambers=emptied)
    assert offered(s, "explore") == [f"explore {i}" for i in range(1, len(fees))]
    assert refused(s, "explore 0") == "AR-EXPLORE-R1"

    s = dig(["map*6", "coin"], monument=monument, chambers=["" for _ in fees])
    assert offered(s, "explore") == []
    for i in range(len(fees)):
        assert refused(s, f"explore {i}") == "AR-EXPLORE-R1"


@pytest.mark.rule("AR-EXPLORE-R4")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_nothing_goes_into_a_chamber_but_what_came_out_of_it(monument: str) -> None:
    """Through whole games no chamber holds a Map, and none gains a card (save what storms lay on the Ruins)."""
    for seed in range(8):
        s = new(2 + seed % 4, seed, monument=monument)
        before = [cards.copy() for cards in s.chambers]
        first = True
        for _ in wander(s, seed):
            if not first:
                for event in s.events:
                    if event.kind.name == "unearthed":
                        assert monument == "buried_ruins"
                        before[event.a][event.b] += 1
            first = False
            now = [cards.copy() for cards in s.chambers]
            for kind in range(len(KIND_NAMES)):
                now[0][kind] += s.drawn[kind]  # turned up, and still the chamber's
            for was, is_ in zip(before, now, strict=True):
                assert is_[MAP] == 0
                assert all(n <= m for n, m in zip(is_, was, strict=True))
            before = now


@pytest.mark.rule("AR-EXPLORE-R5")
@pytest.mark.parametrize(
    ("monument", "chambers", "begun"),
    [
        ("mine", ["coin*3"], ["explore 0"]),
        ("sphinx", ["coin*3"], ["explore 0"]),
        ("sphinx", ["coin*3"], ["explore 0", "name coin"]),
        ("tomb", ["coin*3", "pot_shard*3"], ["explore 0"]),
        ("tomb", ["coin*3", "pot_shard*3"], ["explore 0", "keep coin"]),
    ],
)
def test_nothing_comes_in_between(monument: str, chambers: list[str], begun: list[str]) -> None:
    """While an exploration is under way there is no trade, no sale, no other chamber and no end of the turn."""
    s = dig(["map*2 coin", "coin"], market="pot_shard", monument=monument, chambers=chambers)
    play(s, *begun)

    for name in ("trade", "sell coin 1", "sell map 1", "explore 0", "end-turn"):
        assert refused(s, name) == "AR-EXPLORE-R5"


@pytest.mark.rule("AR-EXPLORE-R6")
@pytest.mark.parametrize(
    ("monument", "codes"),
    [
        ("mine", ["explore 0", "draw"]),
        ("sphinx", ["explore 0", "name coin", "name map"]),
    ],
)
def test_the_last_map_may_be_lost(monument: str, codes: list[str]) -> None:
    """A hand of one Map may explore. If that brings nothing the game goes on, with the left neighbour's dig."""
    s = dig(["map", ""], monument=monument, chambers=["talisman*2"], dig_site="coin*2")

    play(s, *codes)

    assert s.sizes[0] == 0
    assert asked(s) == "1 act"
    assert hand(s, 1) == "coin"


@pytest.mark.rule("AR-EXPLORE-R6")
def test_the_last_map_may_bring_a_new_hand() -> None:
    """What an exploration with the last Map brings can be used in the same turn."""
    s = dig(["map", "coin"], market="pot_shard", chambers=["talisman*2", "", ""], dig_site="coin")

    play(s, "explore 0")
    trade(s, "talisman", "pot_shard")
    play(s, "sell talisman 1")

    assert hand(s, 0) == "pot_shard"
    assert chamber(s, 0, 0) is None
