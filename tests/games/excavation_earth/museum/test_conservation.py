"""Nothing is lost and nothing is made: tiles, crew, buyers, and what happens when they run out (MU-COMP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import BUYERS, COLOURS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.playing import EVERY_SET, lively
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, new, play

COPIES = GAME.new(seats=2, seed=0).rules.pack.copies  # type: ignore[attr-defined]


def sums(*many: dict[str, int]) -> Counter[str]:
    found: Counter[str] = Counter()
    for counts in many:
        found.update(counts)
    return found


def ordinary(data: dict[str, Any]) -> Counter[str]:
    """Ordinary tiles, by type, in all places of a position."""
    lists = [*data["cargo"], *data["hidden"], *data["stacks"].values(), data["surveyed"]]
    found = sums(data["piles"], data["sites"], data["sold"], *(Counter(tiles) for tiles in lists))
    found.update(kind for kind in data.get("museum", {}).get("artefacts", []) if kind)
    found.update(kind for kind in data.get("popups", {}).get("tiles", []) if kind)
    return found


def mysterious(data: dict[str, Any]) -> Counter[str]:
    """Mysterious artefacts by colour, but for those that have left the game."""
    part = data["mysteries"]
    return sums(part["piles"], part["sites"], part["ship"], *part["cargo"], *part["hidden"])


def crew(data: dict[str, Any], seat: int) -> int:
    """All cubes of a seat."""
    cubes = data["cubes"][seat] + len(data["guards"][seat]) + data["marks"].count(seat)
    cubes += sum(data["traders"][seat].values()) + sum(data["envoys"][seat].values())
    cubes += data.get("museum", {}).get("guides", []).count(seat)
    if "mysteries" in data:
        part = data["mysteries"]
        cubes += sum(part["cargo"][seat].values()) + sum(part["hidden"][seat].values()) + part["gone"][seat]
    return int(cubes)


def buyers(data: dict[str, Any]) -> Counter[str]:
    """All buyers, by kind."""
    found = sums(data["buyers"], data["ship"], *(Counter(queue) for queue in data["queues"]))
    for colours in data["staff"]["brokers"]:
        found.update(colours)
    found.update(colour for colour in data.get("museum", {}).get("curators", []) if colour)
    return found


@pytest.mark.rule("MU-COMP-08", "MU-COMP-09", "MU-COMP-10", "MU-COMP-11", "MU-MODULE-09")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("modules", EVERY_SET)
def test_all_pieces_are_somewhere_after_every_step(modules: str, number: int) -> None:
    """A whole game: 90 ordinary tiles and 10 mysterious ones, 22 cubes each, all buyers, 12 researchers."""
    offloaded = [0] * 4
    for s in lively(modules, number):
        for event in happened(s, "mystery-offloaded") + happened(s, "mystery-quietly-sold"):
            offloaded[int(str(event["seat"]))] += 1
        data: dict[str, Any] = s.to_json()
        n = s.n_seats
        assert ordinary(data) == Counter({kind: COPIES[i] for i, kind in enumerate(TYPES)})
        if "M6" in modules:
            assert mysterious(data).total() + sum(data["mysteries"]["gone"]) == 10
            assert data["mysteries"]["gone"] == offloaded[:n]
            assert max(mysterious(data).values()) <= 2
        assert [crew(data, seat) for seat in range(n)] == [22] * n
        assert buyers(data) == Counter({**dict.fromkeys(COLOURS, 6 + n), "wild": 7 if n == 4 else 6})
        staff = data["staff"]
        assert sum(staff["researchers"]) + sum(len(kinds) for kinds in staff["posted"]) <= 12
        assert all(set(colours) <= set(COLOURS) for colours in staff["brokers"])
        assert set(data.get("museum", {}).get("curators", [])) <= {*COLOURS, None}


@pytest.mark.rule("MU-COMP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hundred_tiles_twenty_of_each_colour(seats: int) -> None:
    """Counted after the set-up, wherever they lie."""
    data: dict[str, Any] = new(seats, modules=["M6"]).to_json()

    found = mysterious(data)
    for kind, n in ordinary(data).items():
        found[kind.split("-")[0]] += n
    assert found == Counter(dict.fromkeys(COLOURS, 20))


@pytest.mark.rule("MU-COMP-09")
@pytest.mark.parametrize(
    ("kw", "what"),
    [
        ({"mystery_sites": "red*2", "mystery_ship": "red"}, "red"),
        ({"mystery_cargo": ["red", "red"], "mystery_hidden": ["red", ""]}, "red"),
        ({"cargo": ["red-lens*4", ""], "sites": "red-lens*5"}, "red-lens"),
        ({"hung": {"1-6": ("red-antenna", 0)}, "sites": "red-antenna*5"}, "red-antenna"),
    ],
)
def test_no_tile_is_in_two_places(kw: dict[str, Any], what: str) -> None:
    """More of a kind than there are: no such position."""
    with pytest.raises(digsite.BadPosition, match=what):
        museum("M6 M7", **kw)


@pytest.mark.rule("MU-COMP-10")
@pytest.mark.parametrize(
    ("kw", "left"),
    [
        ({"mystery_cargo": ["red green", ""]}, 20),
        ({"gone": [2, 0]}, 20),
        ({"hung": {"1-1": ("red-helix", 0)}}, 21),
        ({"researchers": [5, 0]}, 22),
        ({"guards": ["red-lens", ""], "traders": ["mask*2", ""], "envoys": ["left", ""]}, 18),
    ],
)
def test_where_crew_cubes_can_be(kw: dict[str, Any], left: int) -> None:
    """Custodians, guides and cubes that left with an offloaded tile are not in the pool; researchers are no crew."""
    assert at(museum("M6 M7", **kw), "cubes", 0) == left


@pytest.mark.rule("MU-COMP-11")
def test_brokers_and_curators_are_off_the_buyer_board() -> None:
    s = museum(brokers=["red green", "red"], curators="red yellow none", queues=["red wild"], ship={"orange": 2})

    assert [at(s, "buyers", buyer) for buyer in BUYERS] == [7, 7, 4, 8, 6, 5]


@pytest.mark.rule("MU-COMP-07")
def test_an_effect_without_its_component_is_ignored() -> None:
    """A column with guides of three players is completed, and one researcher is left: for the one who completed it."""
    s = museum(
        seats=4, hands=["green-mask", "", "", ""], cargo=["green-lens", "", "", ""], researchers=[4, 3, 3, 1],
        asks=four_tiles({"1-1": "helix", "2-1": "lens", "3-1": "lens"}), curators="none none none",
        hung={"1-1": ("red-helix", 2), "3-1": ("red-lens", 1)},
    )  # fmt: skip

    play(s, "exhibit green-mask", "hang 2-1")

    assert at(s, "staff", "researchers") == [5, 3, 3, 1]
    assert len(happened(s, "gained-researchers")) == 1
    assert len(happened(s, "no-researcher")) == 2


def four_tiles(first: dict[str, str]) -> dict[str, str]:
    """Exhibition tiles for four players with these among them."""
    left = [*["helix", "lens", "antenna", "crater"] * 4, "5+", "7+"]
    for tile in first.values():
        left.remove(tile)
    return {
        space: first[space] if space in first else left.pop()
        for space in [f"{row}-{column}" for row in (1, 2, 3) for column in range(1, 7)]
    }


# --- buyers that run out ----------------------------------------------------------------------------


def short(**kw: Any) -> Earth:
    """Five brokers each, three curators, one place free in the queue of market #1; seat 0 is about to pass."""
    five = " ".join(COLOURS)
    queues = ["green yellow", "green yellow purple", "orange*3", "purple*3", "yellow*3", "wild*3"]
    return museum(
        **{
            "brokers": [five, five], "curators": "red red red", "queues": queues, "passed": [1], **kw,
        }
    )  # fmt: skip


@pytest.mark.rule("MU-EDGE-139", "MU-COMP-R2")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_whose_buyer_is_not_there_is_discarded(seed: int) -> None:
    """All red ones are off the board. The deck has two red cards and a green one: the green buyer comes in the end."""
    cards = at(museum(), "buyer_deck")
    rest = {buyer: n - {"red": 2, "green": 1}.get(buyer, 0) for buyer, n in cards.items()}
    s = short(ship={"red": 3}, buyer_discard={buyer: n for buyer, n in rest.items() if n}, seed=seed)
    assert at(s, "buyers", "red") == 0

    play(s, "pass")

    drawn = [BUYERS[int(str(event["buyer"]))] for event in happened(s, "buyer-card")]
    assert drawn == ["red"] * (len(drawn) - 1) + ["green"]
    assert at(s, "queues", 0) == ["green", "yellow", "green"]


@pytest.mark.rule("MU-EDGE-139", "MU-COMP-R2")
def test_with_no_buyer_left_the_queue_stays_short() -> None:
    """The other buyers are all on the mothership."""
    s = short(ship={"red": 3, "green": 4, "yellow": 1, "purple": 2, "orange": 3, "wild": 3})
    assert sum(at(s, "buyers").values()) == 0

    play(s, "pass")

    assert happened(s, "joined") == []
    assert at(s, "queues", 0) == ["green", "yellow"]
    assert (s.round, asked(s)) == (2, "draft")
