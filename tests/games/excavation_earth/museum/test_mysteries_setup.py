"""Setting up with mysterious artefacts: overlays, mixed piles, two decks with more cards (MU-MYSTSETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.games.excavation_earth.kinds import COLOURS, COMMAND_CARDS, TYPES
from digsite.games.excavation_earth.museum.kinds import RE_CARDS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import OVERLAYS, PLAIN_RE, mystery
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import asked, at, earth, new, offered, play

SITE_TILES = {2: 3, 3: 3, 4: 4}
STACK_TILES = {2: 2, 3: 3, 4: 4}
LEFT = {2: 75, 3: 70, 4: 60}
"""Tiles of a colour on the map and in its stack at the start, and tiles left in all piles, by the number of players."""
THREES = ["red*3", "green*3", "yellow*3", "purple*3", "orange*3", "wild*3"]


def laid_out(seats: int, seed: int, *modules: str) -> Earth:
    """A game whose tiles lie on the table: the last answer about the hands brings them."""
    s = new(seats, seed=seed, modules=[*modules])
    while asked(s) == "redraw":
        play(s, "done")
    return s


def drawn(s: Earth, colour: str) -> list[str]:
    """What came out of a pile in turn: `map`, `stack` or `mystery`."""
    told: list[str] = []
    for event in s.events:
        if event.kind.name == "mystery-laid" and COLOURS[event.a] == colour:
            told.append("mystery")
        elif event.kind.name in ("revealed", "stacked") and TYPES[event.a].startswith(colour):
            told.append("map" if event.kind.name == "revealed" else "stack")
    return told


def of_colour(tiles: dict[str, int], colour: str) -> int:
    """Ordinary tiles of a colour in a count by type."""
    return sum(n for kind, n in tiles.items() if kind.startswith(f"{colour}-"))


# --- overlays ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MYSTSETUP-01", "MU-MYSTSETUP-R2")
@pytest.mark.parametrize(("colour", "place"), OVERLAYS.items())
def test_every_region_has_one_overlay(colour: str, place: str) -> None:
    """An explorer there can dig up the mysterious artefacts of that colour; one anywhere else in the region cannot."""
    for where in ("easter", "cusco", "mexico", "newyork", "london", "rome", "capetown", "cairo", "bangkok", "xian"):
        s = museum(
            "M6",
            hands=[f"{colour}-mask", ""],
            explorers=[f"{where} vancouver guam", "vancouver berlin guam"],
            mystery_sites="yellow green red purple orange",
        )
        play(s, f"excavate {colour}-mask")
        assert offered(s, "dig-mystery") == ([f"dig-mystery {colour}"] if where == place else [])


@pytest.mark.rule("MU-MYSTSETUP-R2")
def test_an_overlay_adds_a_symbol_and_takes_nothing_away() -> None:
    """London keeps its own types and its lines."""
    s = museum(
        "M6",
        hands=["red-mask", ""],
        explorers=["london vancouver guam", "vancouver berlin guam"],
        sites="red-lens red-antenna",
        mystery_sites="red",
    )
    play(s, "excavate red-mask")
    assert offered(s) == ["done", "dig red-lens", "dig red-antenna", "dig-mystery red"]
    base = play(
        earth(explorers=["london vancouver guam", "vancouver berlin guam"], travel=["travel-2", ""]), "travel travel-2"
    )
    same = play(museum("M6", explorers=["london vancouver guam", "vancouver berlin guam"]), "travel travel-2")
    assert offered(same) == offered(base)
    assert "move london newyork" in offered(same)


# --- piles ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-MYSTSETUP-02")
def test_two_in_the_pile_of_each_colour() -> None:
    """Before anything is drawn they are all in the piles; what was drawn lies on the map."""
    s = new(2, modules=["M6"])
    assert mystery(s, "piles") == dict.fromkeys(COLOURS, 2)
    for seed in range(20):
        s = laid_out(4, seed, "M6")
        for colour in COLOURS:
            assert mystery(s, "piles", colour) + mystery(s, "sites", colour) == 2


@pytest.mark.rule("MU-MYSTSETUP-02")
def test_they_are_shuffled_in() -> None:
    """Of the five tiles drawn from a pile of twenty, half a mysterious one on average; as often first as last."""
    places: Counter[int] = Counter()
    for seed in range(400):
        s = laid_out(2, seed, "M6")
        for colour in COLOURS:
            places.update(i for i, where in enumerate(drawn(s, colour)) if where == "mystery")
    assert set(places) == {0, 1, 2, 3, 4}
    assert all(150 < n < 250 for n in places.values())  # 200 each: 2000 piles, one tile in ten


@pytest.mark.rule("MU-MYSTSETUP-07", "MU-MYSTSETUP-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_map_it_counts_as_drawn(seats: int) -> None:
    """So many draws for the map, whatever they bring, and no replacement."""
    seen = 0
    for seed in range(60):
        s = laid_out(seats, seed, "M6")
        for colour in COLOURS:
            for_map = drawn(s, colour)[: SITE_TILES[seats]]
            seen += for_map.count("mystery")
            assert "stack" not in for_map
            assert for_map.count("map") == of_colour(at(s, "sites"), colour)
    assert seen > 20


@pytest.mark.rule("MU-MYSTSETUP-08", "MU-MYSTSETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_the_black_market_it_goes_on_the_map_and_leaves_a_gap(seats: int) -> None:
    """The stack starts short by every mysterious artefact that was drawn for it."""
    seen = 0
    for seed in range(60):
        s = laid_out(seats, seed, "M6")
        for colour in COLOURS:
            for_stack = drawn(s, colour)[SITE_TILES[seats] :]
            assert len(for_stack) == STACK_TILES[seats]
            assert for_stack.count("stack") == len(at(s, "stacks")[colour])
            assert drawn(s, colour).count("mystery") == mystery(s, "sites", colour)
            seen += for_stack.count("mystery")
    assert seen > 20


@pytest.mark.rule("MU-EDGE-21")
def test_one_of_three_draws_for_the_map() -> None:
    """The site gets it, and only two regular tiles of that colour are drawn."""
    found = 0
    for seed in range(30):
        s = laid_out(2, seed, "M6")
        for colour in COLOURS:
            if drawn(s, colour)[:3].count("mystery") == 1 and drawn(s, colour)[3:].count("mystery") == 0:
                found += 1
                assert mystery(s, "sites", colour) == 1
                assert of_colour(at(s, "sites"), colour) == 2
                assert len(at(s, "stacks")[colour]) == 2
    assert found > 5


@pytest.mark.rule("MU-EDGE-22")
def test_both_of_a_colour_drawn_for_the_black_market() -> None:
    """With two players: both on the map, and the stack of that colour is empty."""
    found = 0
    for seed in range(400):
        s = laid_out(2, seed, "M6")
        for colour in COLOURS:
            if drawn(s, colour)[3:] == ["mystery", "mystery"]:
                found += 1
                assert mystery(s, "sites", colour) == 2
                assert at(s, "stacks")[colour] == []
                assert of_colour(at(s, "sites"), colour) == 3
                assert mystery(s, "piles", colour) == 0
    assert found > 2


@pytest.mark.rule("MU-MYSTSETUP-11", "MU-EDGE-140")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_left_after_the_setup(seats: int) -> None:
    """Whatever was drawn: 75, 70 or 60 in the piles, 25, 30 or 40 on the table, no mysterious one in a stack."""
    mysteries = set()
    for seed in range(25):
        s = laid_out(seats, seed, "M6")
        in_piles = sum(at(s, "piles").values()) + sum(mystery(s, "piles").values())
        on_map = sum(at(s, "sites").values()) + sum(mystery(s, "sites").values())
        in_stacks = sum(len(stack) for stack in at(s, "stacks").values())
        assert in_piles == LEFT[seats]
        assert on_map + in_stacks == 100 - LEFT[seats]
        assert all(tile in TYPES for stack in at(s, "stacks").values() for tile in stack)
        mysteries.add(sum(mystery(s, "sites").values()))
    assert len(mysteries) > 2


# --- decks ------------------------------------------------------------------------------------------


def command_cards(modules: str) -> set[str]:
    """All command cards that come up when round 2 is prepared, over many games; three each time."""
    found: set[str] = set()
    for seed in range(60):
        s = play(museum(modules, hands=["", ""], passed=[1], queues=THREES, seed=seed), "pass")
        assert len(set(at(s, "command"))) == 3
        found.update(at(s, "command"))
    return found


@pytest.mark.rule("MU-MYSTSETUP-03", "MU-MYSTSETUP-10")
def test_new_command_cards_in_the_deck() -> None:
    """With the museum all four join the eight, and three of twelve are drawn."""
    new_ones = {"research-grant", "talent-agency", "private-viewing", "acquisitions-board"}
    assert command_cards("M6 M7") == {*COMMAND_CARDS, *new_ones}


@pytest.mark.rule("MU-MYSTSETUP-04", "MU-MYSTSETUP-10", "MU-EDGE-36")
def test_without_the_museum_no_command_card_with_its_icon() -> None:
    """Ten cards are left."""
    assert command_cards("M6") == {*COMMAND_CARDS, "research-grant", "talent-agency"}


@pytest.mark.rule("MU-MYSTSETUP-05")
def test_all_reverse_engineering_cards_lie_in_the_deck() -> None:
    """With the museum all 21, nobody has one."""
    s = laid_out(2, 1, "M6", "M7")
    assert mystery(s, "deck") == RE_CARDS
    assert mystery(s, "bottom") == []
    assert mystery(s, "cards") == [[], []]


@pytest.mark.rule("MU-MYSTSETUP-06", "MU-EDGE-36")
def test_without_the_museum_no_reverse_engineering_card_with_its_icon() -> None:
    """E16 to E21 are out of the game."""
    s = laid_out(2, 1, "M6")
    assert mystery(s, "deck") == PLAIN_RE
    assert mystery(s, "discarded") == []
