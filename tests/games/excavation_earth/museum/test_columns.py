"""Completed columns of the museum (MU-COLUMN)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import ICONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.exhibition import hall, hung, kept, laid, queue, show
from tests.games.excavation_earth.museum.table import SEEKERS, museum
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story

POSTS = [*(f"market-{m}" for m in range(1, 7)), "left", "middle", "right"]


def middle(guide: int = 0, kind: str = "red-lens", **kw: Any) -> Earth:
    """Seat 0 completes column 2 with a lens on 2-2; on 3-2 hangs an artefact with that guide."""
    s = hall(kind, hung={"3-2": ("yellow-antenna", guide)}, **kw)
    return play(s, "exhibit red-cog", "hang 2-2")


def inner(guide: int = 0, **kw: Any) -> Earth:
    """Seat 0 completes column 3 with a helix on 1-3; on 3-3 hangs an artefact with that guide."""
    s = hall("red-helix", hung={"3-3": ("yellow-crater", guide)}, **kw)
    return play(s, "exhibit red-cog", "hang 1-3")


def crew(s: Earth, seat: int) -> dict[str, int]:
    """A seat's traders and envoys by post."""
    traders = {f"market-{ICONS.index(icon) + 1}": n for icon, n in at(s, "traders", seat).items()}
    return {**traders, **at(s, "envoys", seat)}


# --- when a column is complete ----------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-49", "MU-COLUMN-01", "MU-COLUMN-04")
def test_two_tiles_with_two_players() -> None:
    """Column 1 has no tile in its bottom row: the second artefact completes it. The first did not."""
    s = hall("red-helix green-lens")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert happened(s, "column-done") == []
    assert at(s, "staff", "researchers") == [0, 0]
    show(s, "cargo green-lens", "2-1")

    assert story(s, "column-done") == ["0 column-done 0"]
    assert at(s, "staff", "researchers") == [2, 0]


@pytest.mark.rule("MU-COLUMN-01", "MU-COLUMN-04")
@pytest.mark.parametrize(("seats", "column", "needed"), [(3, 1, 3), (3, 6, 2), (4, 1, 3), (4, 6, 3)])
def test_all_its_tiles_and_no_more(seats: int, column: int, needed: int) -> None:
    """With three players column 1 has three tiles and column 6 two; with four both have three."""
    spaces = [f"{row}-{column}" for row in (1, 2, 3)][:needed]
    for n in range(needed):
        s = hall(
            "red-lens",
            seats=seats,
            asks=laid(seats, **{f"r{spaces[n][0]}c{column}": "lens"}),
            hung=dict.fromkeys(spaces[:n], ("yellow-lens", 1)),
        )
        play(s, "exhibit red-cog", f"hang {spaces[n]}")
        assert len(happened(s, "column-done")) == (n == needed - 1)


@pytest.mark.rule("MU-COLUMN-R5")
def test_a_column_is_completed_once() -> None:
    """What is sent to other columns later brings nothing for it again."""
    s = hall("green-lens", hung={"1-1": ("yellow-helix", 0), "2-1": ("yellow-lens", 0)})
    play(s, "exhibit red-cog", "hang 2-2")

    assert happened(s, "column-done") == []
    assert at(s, "staff", "researchers") == [0, 0]


@pytest.mark.rule("MU-COLUMN-R5", "MU-SEEKER-05")
def test_the_seekers_complete_one_too() -> None:
    s = museum(
        factions=[SEEKERS, "gul"],
        hands=["red-mask*2", ""],
        explorers=["zanzibar berlin guam", "vancouver berlin guam"],
        stacks={"red": "red-lens"},
        hung={"1-1": ("yellow-helix", 1)},
        curators="none none none",
        credits=[30, 8],
    )
    play(s, "smuggle red-mask", "acquire red cargo", "show cargo red-lens", "hang 2-1")

    assert at(s, "staff", "researchers") == [1, 1]
    assert queue(s) == "none none none"


# --- who has its benefit ----------------------------------------------------------------------------


@pytest.mark.rule("MU-COLUMN-02", "MU-COLUMN-03", "MU-COLUMN-05")
def test_everybody_with_a_guide_once_for_each() -> None:
    """Column 1 with four players: two guides of seat 2, one of seat 0 who completes it. Seats 1 and 3 get nothing,
    though they have guides elsewhere."""
    s = hall(
        "red-helix",
        seats=4,
        hung={
            "2-1": ("yellow-lens", 2),
            "3-1": ("yellow-crater", 2),
            "1-2": ("yellow-helix", 1),
            "2-6": ("yellow-antenna", 3),
        },
    )
    play(s, "exhibit red-cog", "hang 1-1")

    assert at(s, "staff", "researchers") == [1, 0, 2, 0]
    assert story(s, "gained-researchers") == [
        "0 gained-researchers 1",
        "2 gained-researchers 1",
        "2 gained-researchers 1",
    ]


@pytest.mark.rule("MU-EDGE-50", "MU-COLUMN-03", "MU-COLUMN-R1")
@pytest.mark.parametrize(
    ("active", "held", "after"),
    [(0, [0, 0, 0], [2, 1, 0]), (0, [0, 0, 10], [2, 0, 10]), (1, [0, 0, 10], [1, 1, 10])],
)
def test_researchers_run_out(active: int, held: list[int], after: list[int]) -> None:
    """Guides A, A, B; A is seat 0 and B seat 1. With two researchers left whoever completes the column is first."""
    s = hall(
        "red-helix",
        rival="red-helix",
        seats=3,
        turn=active,
        hands=["red-cog", "red-cog", ""],
        asks=laid(3, r1c1="helix", r2c1="lens", r3c1="crater"),
        hung={"2-1": ("yellow-lens", 0), "3-1": ("yellow-crater", 1 - active)},
        researchers=held,
    )
    play(s, "exhibit red-cog", "hang 1-1")
    assert at(s, "staff", "researchers") == after


@pytest.mark.rule("MU-COLUMN-R1")
@pytest.mark.parametrize(
    ("order", "asked_first"), [([0, 1, 2], [0, 1, 2]), ([2, 0, 1], [0, 1, 2]), ([0, 2, 1], [0, 2, 1])]
)
def test_in_turn_order_from_the_active_player(order: list[int], asked_first: list[int]) -> None:
    """Seat 0 completes an innermost column in which everybody has a guide, and everybody has traders."""
    s = hall(
        "red-helix",
        seats=3,
        order=order,
        asks=laid(3, r1c3="helix", r2c3="lens", r3c3="crater"),
        hung={"2-3": ("yellow-lens", 1), "3-3": ("yellow-crater", 2)},
        traders=["mask", "coil", "cog"],
    )
    play(s, "exhibit red-cog", "hang 1-3")
    found = []
    while asked(s) == "retrieve":
        kept(s)
        found.append(s.seats[0])
        play(s, offered(s)[1])

    assert found == asked_first
    assert at(s, "cubes") == [21, 21, 21]


@pytest.mark.rule("MU-COLUMN-R1", "MU-COLUMN-03")
def test_one_player_after_the_other() -> None:
    """Both guides of seat 0, then the one of seat 1: never mixed."""
    s = hall(
        "red-helix",
        seats=3,
        asks=laid(3, r1c3="helix", r2c3="lens", r3c3="crater"),
        hung={"2-3": ("yellow-lens", 1), "3-3": ("yellow-crater", 0)},
        traders=["mask*3", "coil*3", "cog*3"],
    )
    play(s, "exhibit red-cog", "hang 1-3")
    found = []
    while asked(s) == "retrieve":
        found.append(s.seats[0])
        play(s, offered(s)[1])

    assert found == [0, 0, 1]
    assert at(s, "traders") == [{"mask": 1}, {"coil": 2}, {"cog": 3}]


@pytest.mark.rule("MU-EDGE-54", "MU-COLUMN-R1")
def test_the_curators_bonus_comes_first() -> None:
    """A match in a middle column that is complete by it: the broker, then the move."""
    s = middle(curators="none red none", traders=["mask", ""])
    assert asked(s) == "gain_broker"
    assert happened(s, "column-done") == []
    kept(s)
    play(s, "take-broker red")
    assert (asked(s), len(happened(s, "column-done"))) == ("move_crew", 1)


@pytest.mark.rule("MU-EDGE-51", "MU-COLUMN-R2", "MU-COLUMN-06", "MU-COLUMN-07")
def test_who_has_passed_has_the_benefit_too() -> None:
    """Seat 1 has passed: its envoy becomes a trader in any market."""
    s = middle(1, passed=[1], envoys=["", "left"])
    assert (asked(s), s.seats, offered(s)) == ("move_crew", [1], ["done", "lift left"])
    kept(s)
    play(s, "lift left")
    assert (asked(s), s.seats) == ("move_crew_to", [1])
    kept(s)
    play(s, "post market-5")

    assert (at(s, "envoys", 1), at(s, "traders", 1)) == ({}, {"comet": 1})
    assert (asked(s), s.seats) == ("act", [0])


# --- outermost columns ------------------------------------------------------------------------------


@pytest.mark.rule("MU-COLUMN-05", "MU-COLUMN-09", "MU-COLUMN-R6")
def test_a_researcher_is_simply_gained() -> None:
    """Nobody is asked; with none left nothing happens."""
    for held, after in (([0, 0], [1, 1]), ([0, 11], [1, 11]), ([0, 12], [0, 12])):
        s = hall("red-helix", hung={"2-1": ("yellow-lens", 1)}, researchers=held)
        play(s, "exhibit red-cog", "hang 1-1")
        assert asked(s) == "act"
        assert at(s, "staff", "researchers") == after


# --- middle columns ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-COLUMN-06", "MU-COLUMN-07")
@pytest.mark.parametrize("target", POSTS[1:])
def test_a_trader_moves_anywhere(target: str) -> None:
    """To any other market, or to any centre as an envoy."""
    s = middle(1, traders=["mask*2", ""])
    assert offered(s) == ["done", "lift market-1"]
    play(s, "lift market-1")
    assert offered(s) == [f"post {post}" for post in POSTS[1:]]
    refused(s, "post market-1", "MU-COLUMN-06")
    play(s, f"post {target}")

    assert crew(s, 0) == {"market-1": 1, target: 1}
    assert story(s, "crew-moved") == [f"0 crew-moved 0 {POSTS.index(target)}"]
    assert asked(s) == "act"


@pytest.mark.rule("MU-COLUMN-06", "MU-COLUMN-07")
@pytest.mark.parametrize("target", [*POSTS[:6], "left", "right"])
def test_an_envoy_moves_anywhere(target: str) -> None:
    """To any market as a trader, or to another centre."""
    s = middle(1, envoys=["middle", ""])
    play(s, "lift middle")
    refused(s, "post middle", "MU-COLUMN-06")
    play(s, f"post {target}")

    assert crew(s, 0) == {target: 1}


@pytest.mark.rule("MU-COLUMN-09", "MU-COLUMN-R6")
def test_the_move_is_optional() -> None:
    """Declined, it lapses: it is not asked for again."""
    s = middle(1, traders=["mask", ""])
    play(s, "done")

    assert (asked(s), crew(s, 0)) == ("act", {"market-1": 1})
    assert story(s, "benefit-lapsed")[0] == "0 benefit-lapsed"


@pytest.mark.rule("MU-COLUMN-03", "MU-COLUMN-06")
def test_two_guides_two_moves() -> None:
    """One after the other; the same cube may move twice."""
    s = middle(0, traders=["mask", ""])
    play(s, "lift market-1", "post left")
    assert offered(s) == ["done", "lift left"]
    kept(s)
    play(s, "lift left", "post market-6")

    assert (at(s, "traders", 0), at(s, "envoys", 0)) == ({"anchor": 1}, {})
    assert asked(s) == "act"


@pytest.mark.rule("MU-COLUMN-R4")
def test_only_own_cubes_move() -> None:
    """Seat 1's traders are out of seat 0's reach, and its guards and guides are nobody's to move."""
    s = middle(0, traders=["cog", "mask coil"], guards=["red-helix", ""])
    assert offered(s) == ["done", "lift market-4"]
    refused(s, "lift market-1", "MU-COLUMN-R4")
    refused(s, "lift left", "MU-COLUMN-R4")


@pytest.mark.rule("MU-COLUMN-R4", "MU-COLUMN-R6")
def test_nobody_to_move() -> None:
    s = middle(0, traders=["", "mask"], guards=["red-helix", ""])
    assert asked(s) == "act"
    assert len(happened(s, "benefit-lapsed")) == 2


@pytest.mark.rule("MU-COLUMN-R3")
def test_a_move_brings_nothing_else() -> None:
    """In round 2 a trader becomes an envoy, with a mysterious artefact in the hold: no analysis, no ability, no
    buyers, no sale."""
    s = middle(1, round=2, traders=["mask", ""], mystery_cargo=["red", ""], queues=["red green"])
    before = (at(s, "queues"), s.scores)
    play(s, "lift market-1", "post left")

    assert asked(s) == "act"
    assert at(s, "mysteries", "cargo", 0) == {"red": 1}
    assert (at(s, "queues"), s.scores) == before
    told = {event.kind.name for event in s.events}
    assert told.isdisjoint({"analysed", "used-ability", "declined", "joined", "sold", "recalled"})


# --- innermost columns ------------------------------------------------------------------------------


@pytest.mark.rule("MU-COLUMN-08")
@pytest.mark.parametrize("post", POSTS)
def test_a_trader_or_an_envoy_comes_back(post: str) -> None:
    """From any market and any centre, to the crew pool."""
    everywhere = {"traders": ["mask coil prism cog comet anchor", ""], "envoys": ["left middle right", ""]}
    s = inner(1, **everywhere)
    assert offered(s) == ["done", *(f"retrieve {name}" for name in POSTS)]
    kept(s)
    play(s, f"retrieve {post}")

    assert at(s, "cubes", 0) == 22 - 9 - 1 + 1
    assert crew(s, 0) == {name: 1 for name in POSTS if name != post}


@pytest.mark.rule("MU-COLUMN-09", "MU-COLUMN-R6")
def test_retrieving_is_optional() -> None:
    s = inner(1, traders=["mask", ""])
    play(s, "done")

    assert (asked(s), crew(s, 0), at(s, "cubes", 0)) == ("act", {"market-1": 1}, 20)
    assert story(s, "benefit-lapsed")[0] == "0 benefit-lapsed"


@pytest.mark.rule("MU-COLUMN-03", "MU-COLUMN-08")
def test_two_guides_two_cubes() -> None:
    s = inner(0, traders=["mask", ""], envoys=["right", ""])
    play(s, "retrieve right")
    assert offered(s) == ["done", "retrieve market-1"]
    kept(s)
    play(s, "retrieve market-1")
    assert at(s, "cubes", 0) == 20


@pytest.mark.rule("MU-COLUMN-R4")
def test_only_own_cubes_come_back() -> None:
    s = inner(0, traders=["cog", "mask"], envoys=["", "left"])
    refused(s, "retrieve market-1", "MU-COLUMN-R4")
    refused(s, "retrieve left", "MU-COLUMN-R4")


@pytest.mark.rule("MU-EDGE-52", "MU-COLUMN-R4")
def test_nobody_to_retrieve() -> None:
    s = inner(1, traders=["", ""], guards=["red-helix", ""])
    assert asked(s) == "act"
    assert (at(s, "cubes", 0), hung(s)["1-3"]) == (20, ("red-helix", 0))


@pytest.mark.rule("MU-EDGE-53", "MU-COLUMN-R3")
@pytest.mark.parametrize("round", [2, 3])
def test_a_retrieved_envoy_uses_no_command_card(round: int) -> None:
    """At the left centre lies Emergency Fund: it is neither used nor declined."""
    s = inner(1, round=round, envoys=["left", ""])
    before = s.scores
    play(s, "retrieve left")

    assert (asked(s), s.scores) == ("act", before)
    assert story(s, "crew-back") == ["0 crew-back 6"]
    assert {event.kind.name for event in s.events}.isdisjoint({"recalled", "used-ability", "declined"})
