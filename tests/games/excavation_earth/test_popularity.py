"""The popularity tracks and what the ranks pay (EE-POP)."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.games.excavation_earth.box import STANDARD
from digsite.games.excavation_earth.kinds import BUYERS, COLOURS
from digsite.games.excavation_earth.markets import level, rank
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import levels, settled, supply
from tests.games.excavation_earth.table import earth, games, happened, new, play


def with_levels(wanted: list[int], seats: int = 4, **fields: object) -> Earth:
    """Tracks at these levels, yellow to orange: the buyers missing there are aboard the mothership."""
    lowest = {2: 2, 3: 1, 4: 0}[seats]
    ship = {colour: n - lowest for colour, n in zip(COLOURS, wanted, strict=True)}
    s = earth(
        seats=seats,
        travel=["travel-2", *[""] * (seats - 1)],
        traders=["mask", *[""] * (seats - 1)],
        queues=["wild"],
        ship=ship,
        **fields,  # type: ignore[arg-type]
    )
    assert list(levels(s).values()) == wanted
    return s


def pays(wanted: list[int], seats: int = 4) -> list[int]:
    """What a sale of one tile to one wild buyer brings beyond the 2 credits of the buyer, for each colour."""
    found = []
    for colour in COLOURS:
        s = with_levels(wanted, seats, cargo=[f"{colour}-lens", *[""] * (seats - 1)])
        play(s, "sell travel-2")
        found.append(s.credits[0] - 8 - 2)
        (told,) = happened(s, "earned-rank")
        assert told["credits"] == found[-1]
        assert told["colour"] == COLOURS.index(colour)
    return found


@pytest.mark.rule("EE-POP-01", "EE-POP-04", "EE-POP-05")
def test_levels_follow_the_tracks() -> None:
    """With four players ten spaces are filled; the level is the number on the highest empty space."""
    s = settled(new(4))
    for colour, name in enumerate(COLOURS):
        empty = list(range(1, 10 - s.buyers[colour] + 1))  # the lowest ones, without gaps
        assert levels(s)[name] == max(empty, default=0)


@pytest.mark.rule("EE-POP-02", "EE-POP-03", "EE-POP-05", "EE-POP-06")
def test_taking_raises_and_returning_lowers_by_one() -> None:
    """Taken from the lowest occupied space, returned to the highest empty one, so by one space each time."""
    s = earth(seats=4, hands=["red-mask*2", "", "", ""], queues=["green red red red"])
    assert levels(s) == {"yellow": 0, "green": 1, "red": 3, "purple": 0, "orange": 0}
    play(s, "market red-mask", "done", "done", "add-buyer red")
    assert levels(s) == {"yellow": 0, "green": 0, "red": 4, "purple": 0, "orange": 0}
    play(s, "market red-mask", "done", "done", "add-buyer yellow")
    assert levels(s) == {"yellow": 1, "green": 0, "red": 3, "purple": 0, "orange": 0}


@pytest.mark.rule("EE-POP-02", "EE-POP-03", "EE-POP-05", "EE-DATA-10")
def test_the_number_on_the_space_counts(tmp_path: Path) -> None:
    """On tracks with other numbers the level is the number, not the count, of the highest empty space."""
    path = tmp_path / "tracks.toml"
    sheet = STANDARD.read_text(encoding="utf-8")
    other = "spaces = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]"
    path.write_text(sheet.replace("spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", other), "utf-8")
    s = earth(seats=4, options={"components": str(path)}, queues=["red*4", "red green"])
    assert levels(s) == {"yellow": 0, "green": 2, "red": 11, "purple": 0, "orange": 0}


@pytest.mark.rule("EE-POP-04")
def test_a_track_is_told_by_its_number() -> None:
    """Wherever buyers come from and go to, the level depends only on how many stand on the track."""
    for s in games(8):
        assert list(levels(s).values()) == [10 - n for n in s.buyers[:5]]


@pytest.mark.rule("EE-POP-R1", "EE-EDGE-17")
def test_a_full_track_is_least_popular() -> None:
    """Level 0, below every other: with four others higher it pays nothing."""
    s = earth(seats=4)
    assert levels(s) == dict.fromkeys(COLOURS, 0)
    assert pays([0, 1, 1, 1, 1]) == [0, 9, 9, 9, 9]


@pytest.mark.rule("EE-POP-R2", "EE-POP-R1", "EE-EDGE-90")
@pytest.mark.parametrize(("seats", "lowest"), [(2, 2), (3, 1), (4, 0)])
def test_lowest_and_highest_level(seats: int, lowest: int) -> None:
    """All buyers of a colour on its track: 2, 1 or 0; none on it: 10."""
    s = earth(seats=seats, ship={"red": 10 - lowest})
    assert levels(s)["green"] == lowest
    assert levels(s)["red"] == 10


@pytest.mark.rule("EE-POP-07", "EE-SELL-R3")
def test_buyers_aboard_keep_the_level_up() -> None:
    """From queue to mothership nothing changes; when they return the level falls."""
    s = earth(
        travel=["travel-2 travel-3", ""],
        cargo=["red-lens green-lens", ""],
        traders=["mask coil", ""],
        queues=["red red", "green"],
    )
    assert levels(s)["red"] == 4
    play(s, "sell travel-2", "region red")
    assert s.ship[2] == 2
    assert levels(s)["red"] == 4
    play(s, "sell travel-3")
    assert s.ship[2] == 0
    assert levels(s)["red"] == 2
    assert happened(s, "returned") == [{"kind": "returned", "seat": 0, "buyer": BUYERS.index("red"), "n": 2}]


@pytest.mark.rule("EE-POP-08")
def test_removed_buyers_change_no_rank() -> None:
    """The same buyers off the tracks give the same payouts with two, three and four players."""
    for off in ([3, 2, 1, 0, 0], [1, 1, 4, 4, 2]):
        found = [pays([n + {2: 2, 3: 1, 4: 0}[seats] for n in off], seats) for seats in (2, 3, 4)]
        assert found[0] == found[1] == found[2]


@pytest.mark.rule("EE-POP-09", "EE-POP-10")
def test_wild_buyers_have_no_popularity() -> None:
    """One is taken from the pool and one is ejected to it; no level moves."""
    s = earth(hands=["red-mask", ""], queues=["wild red green yellow"])
    before = levels(s)
    play(s, "market red-mask", "done", "add-wild", "done")
    assert levels(s) == before
    assert supply(s)["wild"] == 5
    s = earth(hands=["red-mask", ""])
    play(s, "market red-mask", "done", "add-wild", "done")
    assert supply(s)["wild"] == 5
    assert levels(s) == dict.fromkeys(COLOURS, 2)


@pytest.mark.rule("EE-POP-11", "EE-POP-13", "EE-POP-14")
def test_rank_counts_the_colours_above() -> None:
    """One more than the number of colours with a strictly higher level, in every position of random games."""
    for s in games(8):
        for colour in range(5):
            assert rank(s, colour) == 1 + sum(level(s, other) > level(s, colour) for other in range(5))


@pytest.mark.rule("EE-POP-12", "EE-POP-11")
def test_payout_of_five_different_ranks() -> None:
    """9, 5, 3, 1 and 0, whichever the colours."""
    assert pays([7, 6, 5, 4, 3]) == [9, 5, 3, 1, 0]
    assert pays([3, 7, 4, 6, 5]) == [0, 9, 1, 5, 3]


@pytest.mark.rule("EE-POP-15", "EE-POP-13", "EE-POP-14", "EE-POP-12")
def test_the_example_of_the_rulebook() -> None:
    """Red alone on top: 9; yellow, green and orange next: 5 each; purple lowest: 0."""
    assert dict(zip(COLOURS, pays([4, 4, 6, 2, 4]), strict=True)) == {
        "yellow": 5,
        "green": 5,
        "red": 9,
        "purple": 0,
        "orange": 5,
    }


@pytest.mark.rule("EE-POP-16", "EE-POP-13", "EE-POP-14")
def test_ties_on_top() -> None:
    """All five: 9 each. Two: 9 each, the next has rank 3. Four: 9 each, the fifth nothing."""
    assert pays([3, 3, 3, 3, 3]) == [9] * 5
    assert pays([5, 5, 4, 3, 2]) == [9, 9, 3, 1, 0]
    assert pays([5, 5, 5, 5, 2]) == [9, 9, 9, 9, 0]


@pytest.mark.rule("EE-POP-17")
def test_rank_five_needs_four_above() -> None:
    """Two tied at the bottom have rank 4 and get its credit."""
    assert pays([7, 6, 5, 4, 3])[4] == 0
    assert pays([7, 6, 5, 3, 3])[3:] == [1, 1]


@pytest.mark.rule("EE-EDGE-16", "EE-POP-16")
@pytest.mark.parametrize(
    ("wanted", "credits"),
    [
        ([5, 5, 4, 4, 1], [9, 9, 3, 3, 0]),
        ([3, 3, 3, 3, 3], [9, 9, 9, 9, 9]),
        ([6, 4, 4, 4, 2], [9, 5, 5, 5, 0]),
    ],
)
def test_ranks_of_the_edge_case(wanted: list[int], credits: list[int]) -> None:
    """Sold for, not only counted."""
    assert pays(wanted) == credits


@pytest.mark.rule("EE-POP-18")
@pytest.mark.parametrize(
    ("wanted", "credits"),
    [
        ([7, 7, 4, 3, 2], [9, 9, 3, 1, 0]),
        ([7, 7, 7, 3, 2], [9, 9, 9, 1, 0]),
        ([7, 6, 5, 2, 2], [9, 5, 3, 1, 1]),
        ([7, 6, 3, 3, 3], [9, 5, 3, 3, 3]),
        ([7, 2, 2, 2, 2], [9, 5, 5, 5, 5]),
    ],
)
def test_payout_with_the_file(wanted: list[int], credits: list[int]) -> None:
    """Ties anywhere, sold for with two players and with four."""
    assert pays(wanted) == credits
    assert pays(wanted, 2) == credits
