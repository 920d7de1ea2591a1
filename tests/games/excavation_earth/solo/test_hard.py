"""The five switches that make Zu harder to beat: H1 to H5 (ZU-HARD)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import (
    BOTH,
    CARGO,
    HIDDEN,
    HUMAN,
    OTHER_PACK,
    TOP,
    TOPS,
    TWO,
    ZU,
    act,
    bought,
    chances,
    credits,
    dug,
    ended,
    solo,
    told,
)
from tests.games.excavation_earth.table import at, other_cards, other_tiles, words


def site(switch: str, sites: str = "", **fields: Any) -> Earth:
    """A table with that switch on, these tiles on the map, a tile on every stack, and 20 credits for Zu."""
    return solo(zu=[switch], sites=sites, **{"stacks": TOPS, "credits": [8, 20], **fields})


def shop(**fields: Any) -> Earth:
    """Switch H5, an empty map and red as the most popular colour: `TOP` makes Zu acquire from the red stack on."""
    return site("H5", **{"ship": {"red": 1}, **fields})


def survey(**fields: Any) -> dict[str, Any]:
    """Fields for a Survey that draws a red card and two red helices, worth 5 each, which cost 10."""
    return {
        "discard": other_cards("red-mask", "orange-anchor*2 orange-comet"),
        "sold": other_tiles("red", "red-helix*2"),
        "stacks": {},
        **fields,
    }


# --- H1: one of each colour ------------------------------------------------------------------------


@pytest.mark.rule("ZU-HARD-01", "ZU-HARD-02")
@pytest.mark.parametrize(
    ("ship", "found"), [({"red": 1}, ["red-helix", "green-helix"]), ({"green": 1}, ["green-helix", "red-helix"])]
)
def test_one_artefact_of_each_colour_the_more_popular_first(ship: dict[str, int], found: list[str]) -> None:
    """Two types of each lie there: the best of each is taken, and both are stored and sampled."""
    s = site("H1", BOTH, ship=ship)

    assert dug(s) == found
    assert at(s, "cargo", ZU) == ["green-helix", "red-helix"]
    assert at(s, "guards", ZU) == ["green-helix", "red-helix"]
    assert at(s, "sites") == {"green-antenna": 1, "red-lens": 1}


@pytest.mark.rule("ZU-HARD-01")
def test_both_may_come_from_wherever_they_lie() -> None:
    """A single tile of each colour: both are dug, which no card without the switch could do."""
    assert dug(site("H1", "green-helix red-helix", ship={"red": 1})) == ["red-helix", "green-helix"]
    assert dug(site("H2", "green-helix red-helix", ship={"red": 1})) == ["red-helix"]


@pytest.mark.rule("ZU-HARD-02")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"cargo": ["red-antenna*2", "green-crater"]}, "red"),
        ({"cargo": ["green-lens*2", "red-antenna"]}, "green"),
        ({"cargo": ["red-antenna*2 green-lens", ""]}, "green"),
        ({"cargo": ["red-antenna", ""], "hidden": ["green-lens*2", ""]}, "red"),
        ({"cargo": ["green-lens", "green-crater"], "hidden": ["", "red-antenna red-crater"]}, "red"),
    ],
    ids=["no red held", "no green held", "fewer green", "fewer red", "both held, fewer red"],
)
def test_a_tie_of_the_two_colours(fields: dict[str, Any], found: str) -> None:
    """One of which Zu holds no tile comes first, then the one of which the human holds fewer."""
    assert dug(site("H1", "green-helix red-helix", **fields))[0] == f"{found}-helix"


@pytest.mark.rule("ZU-HARD-02")
def test_two_to_dig_has_no_sense_here() -> None:
    """Only green offers two types at two sites, but that does not put it first: Zu holds green and no red."""
    s = site("H1", "green-helix green-antenna red-helix", cargo=["", "green-crater"])

    assert dug(s) == ["red-helix", "green-helix"]
    assert told(s, "dig-two") == []


@pytest.mark.rule("ZU-HARD-02")
def test_a_full_tie_of_the_two_colours_is_drawn() -> None:
    """Either comes first, as often as not."""
    found = chances(site("H1", BOTH), TWO, "first-lot")

    assert sorted(found) == ["green", "red"]
    assert sum(found.values()) == 300
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-HARD-03")
@pytest.mark.parametrize(
    ("sites", "fields", "found"),
    [
        ("green-helix red-antenna red-helix", {}, ["red-antenna", "green-helix"]),
        ("green-helix red-antenna red-helix", {"guards": ["", "red-antenna"]}, ["red-helix", "green-helix"]),
        ("green-helix red-antenna red-helix", {"hidden": ["", "red-antenna"]}, ["red-helix", "green-helix"]),
        ("green-helix red-antenna red-helix", {"guards": ["red-antenna", ""]}, ["red-helix", "green-helix"]),
        ("green-helix red-antenna*2 red-helix", {}, ["red-helix", "green-helix"]),
        ("green-helix green-crater red-lens", {"guards": ["green-helix", ""]}, ["red-lens", "green-crater"]),
    ],
    ids=["value", "Zu's sample", "Zu's copy", "the human's sample", "copies", "in the other colour too"],
)
def test_the_usual_list_chooses_in_each_colour(sites: str, fields: dict[str, Any], found: list[str]) -> None:
    """Needed ones, those the human has not sampled, the rarest on the map, the most valuable."""
    assert dug(site("H1", sites, ship={"red": 1}, **fields)) == found


@pytest.mark.rule("ZU-HARD-03")
def test_equal_types_of_one_colour_are_drawn() -> None:
    """In another pack two orange types have the same value: either, as often as not; with one green one."""
    s = solo(
        zu=["H1"],
        options={"components": OTHER_PACK},
        forecast="orange-anchor orange-comet orange-cog",
        sites="orange-helix orange-lens green-lens",
        ship={"orange": 1},
    )
    found = chances(s, "excavate-green-orange", "find-lot")

    assert sorted(found) == ["orange-helix", "orange-lens"]
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-HARD-04", "ZU-HARD-02", "ZU-EDGE-59")
@pytest.mark.parametrize(("ship", "found"), [("green", "green-helix"), ("red", "red-helix")])
def test_with_one_space_only_the_colour_served_first(ship: str, found: str) -> None:
    """One free cargo space: the best of the more popular colour, and no smuggling for the other."""
    s = site("H1", BOTH, ship={ship: 1}, cargo=["", "yellow-helix yellow-lens purple-helix"])

    assert dug(s) == [found]
    assert told(s, "acquired", "offloaded") == []


@pytest.mark.rule("ZU-HARD-04")
@pytest.mark.parametrize(
    ("sites", "guards"),
    [("red-helix red-lens", ""), (BOTH, "green-helix green-antenna")],
    ids=["not on the map", "not needed"],
)
def test_with_one_space_the_other_colour_if_the_first_has_nothing(sites: str, guards: str) -> None:
    """Green comes first but has nothing to dig: the red helix takes the space."""
    s = site("H1", sites, ship={"green": 1}, guards=["", guards], cargo=["", "yellow-helix yellow-lens purple-helix"])

    assert dug(s) == ["red-helix"]


@pytest.mark.rule("ZU-HARD-05", "ZU-HARD-R1", "ZU-EDGE-58")
@pytest.mark.parametrize("popular", ["green", "red"])
@pytest.mark.parametrize(
    ("sites", "guards"),
    [("red-helix red-lens", ""), (BOTH, "green-helix green-antenna")],
    ids=["not on the map", "not needed"],
)
def test_no_second_of_the_same_colour(sites: str, guards: str, popular: str) -> None:
    """Green offers nothing: one red tile, though two red types lie there and the hold is empty; nothing is bought."""
    s = site("H1", sites, ship={popular: 1}, guards=["", guards])

    assert dug(s) == ["red-helix"]
    assert told(s, "acquires", "acquired") == []


@pytest.mark.rule("ZU-HARD-06", "ZU-HARD-24")
@pytest.mark.parametrize(
    ("fields", "tile"),
    [
        ({"ship": {"green": 1}}, "green-helix"),
        ({"ship": {"red": 1}}, "red-crater"),
        ({"ship": {"red": 1}, "sites": BOTH, "guards": ["", BOTH]}, "red-crater"),
        ({"ship": {"red": 1, "purple": 3}}, "red-crater"),
        ({"cargo": ["", "green-crater"]}, "red-crater"),
        ({"cargo": ["red-lens", ""]}, "green-helix"),
    ],
    ids=["green", "red", "none needed", "purple is not on the card", "tie: none held", "tie: the human"],
)
def test_with_nothing_to_dig_the_colour_served_first_is_bought(fields: dict[str, Any], tile: str) -> None:
    """Neither colour has anything to dig: the black market, from the stack of the colour that came first."""
    s = site("H1", **fields)

    assert bought(s, TWO) == [tile]
    assert told(s, "acquires") == ["acquires nothing-to-dig"]


@pytest.mark.rule("ZU-HARD-07")
@pytest.mark.parametrize(
    ("hidden", "found"),
    [("", ["acquires cargo-full"]), ("orange-helix", ["acquires cargo-full"]), (HIDDEN, ["offloads holds-full"])],
)
def test_the_hold_check_is_unchanged(hidden: str, found: list[str]) -> None:
    """Cargo full: Zu acquires; both full: it offloads; both colours have something to dig."""
    s = site("H1", BOTH, ship={"red": 1}, cargo=["", CARGO], hidden=["", hidden])

    assert dug(s) == []
    assert told(s, "acquires", "offloads") == found


@pytest.mark.rule("ZU-HARD-24", "ZU-EDGE-80")
@pytest.mark.parametrize(
    ("fields", "tile"),
    [
        ({"ship": {"green": 1}}, "green-helix"),
        ({"ship": {"red": 1}}, "red-crater"),
        ({"sites": "green-helix green-antenna red-helix", "hidden": ["", "green-crater"]}, "red-crater"),
    ],
    ids=["green", "red", "tie"],
)
def test_with_a_full_cargo_hold_the_colour_served_first_is_bought(fields: dict[str, Any], tile: str) -> None:
    """The search begins at the stack of the colour that would have been dug first."""
    s = site("H1", **{"sites": BOTH, "cargo": ["", CARGO], **fields})

    assert bought(s, TWO) == [tile]


@pytest.mark.rule("ZU-HARD-08")
def test_a_top_card_is_as_ever() -> None:
    """Two of the most popular colour, and none of another."""
    assert dug(site("H1", BOTH, ship={"red": 2, "green": 1}), TOP) == ["red-helix", "red-lens"]


# --- H2: failed actions ----------------------------------------------------------------------------


@pytest.mark.rule("ZU-HARD-09")
@pytest.mark.parametrize("face", ["sell", "snipe", TOP])
def test_a_failed_action_gives_fifteen(face: str) -> None:
    """Nothing to sell, to dig, to buy or to offload."""
    s = solo(zu=["H2"], credits=[8, 1])

    assert not act(s, face)

    assert told(s, "failed") == ["failed no-artefact 15"]
    assert credits(s) == 16


# --- H3: either hold -------------------------------------------------------------------------------


@pytest.mark.rule("ZU-HARD-10")
def test_dug_surveyed_and_acquired_tiles_go_into_either_hold() -> None:
    """Dug and surveyed into the hidden hold, acquired into the cargo hold, when the usual one is full."""
    s = site("H3", "red-helix", ship={"red": 1}, cargo=["", CARGO])
    assert dug(s) == ["red-helix"]
    assert at(s, "hidden", ZU) == ["red-helix"]

    s = site("H3", **survey(cargo=["", CARGO]))
    act(s, "survey")
    assert at(s, "hidden", ZU) == ["red-helix"]

    s = site("H3", ship={"red": 1}, hidden=["", HIDDEN])
    act(s, TOP)
    assert at(s, "cargo", ZU) == ["red-crater"]


@pytest.mark.rule("ZU-HARD-11", "ZU-HARD-R8", "ZU-HARD-10", "ZU-HARD-12", "ZU-EDGE-60")
@pytest.mark.parametrize("face", [TWO, TOP])
def test_a_full_cargo_hold_does_not_divert(face: str) -> None:
    """Cargo full, two hidden spaces: two are dug into the hidden hold, and nothing is bought."""
    s = site("H3", BOTH, ship={"red": 1}, cargo=["", CARGO])

    assert dug(s, face) == ["red-helix", "red-lens"]
    assert at(s, "hidden", ZU) == ["red-helix", "red-lens"]
    assert told(s, "acquires", "acquired") == []
    assert credits(s) == 20


@pytest.mark.rule("ZU-HARD-11")
def test_two_full_holds_still_divert() -> None:
    """Both holds full: Zu offloads and digs nothing."""
    s = site("H3", BOTH, ship={"red": 1}, cargo=["", CARGO], hidden=["", HIDDEN])

    assert dug(s) == []
    assert told(s, "offloads") == ["offloads holds-full"]


@pytest.mark.rule("ZU-HARD-12")
@pytest.mark.parametrize(
    ("n_cargo", "n_hidden", "n"),
    [(4, 1, 1), (3, 2, 1), (3, 1, 2), (4, 0, 2), (2, 2, 2), (0, 0, 2)],
)
def test_room_is_counted_over_both_holds(n_cargo: int, n_hidden: int, n: int) -> None:
    """So many tiles in the holds of 4 and 2: two are dug if two spaces are free in all, else one."""
    cargo, hidden = words(CARGO)[:n_cargo], words(HIDDEN)[:n_hidden]
    s = site("H3", BOTH, ship={"red": 1}, cargo=["", " ".join(cargo)], hidden=["", " ".join(hidden)])

    assert dug(s) == ["red-helix", "red-lens"][:n]
    assert len(at(s, "cargo", ZU) + at(s, "hidden", ZU)) == n_cargo + n_hidden + n


@pytest.mark.rule("ZU-HARD-12")
@pytest.mark.parametrize(("hidden", "colour"), [("orange-helix", "green"), (HIDDEN, "red")])
def test_room_for_two_in_a_tie_is_counted_over_both_holds(hidden: str, colour: str) -> None:
    """Only green offers two; one cargo space is free. With a hidden one too green wins, else red, which Zu lacks."""
    s = site(
        "H3",
        "green-helix green-antenna red-helix",
        cargo=["", "yellow-helix purple-helix green-crater"],
        hidden=["", hidden],
    )

    assert dug(s)[0] == f"{colour}-helix"


@pytest.mark.rule("ZU-HARD-13")
@pytest.mark.parametrize(
    ("switch", "hidden", "bought_one"),
    [("H3", "", True), ("H3", "orange-helix", True), ("H3", HIDDEN, False), ("H2", "", False)],
    ids=["two hidden spaces", "one hidden space", "no space", "without the switch"],
)
def test_a_survey_buys_with_a_space_in_either_hold(switch: str, hidden: str, bought_one: bool) -> None:
    """The cargo hold is full; a helix costs ten."""
    s = site(switch, **survey(cargo=["", CARGO], hidden=["", hidden]))

    act(s, "survey")

    assert told(s, "bought") == ["bought red-helix -10"] * bought_one
    assert ("red-helix" in at(s, "hidden", ZU)) == bought_one
    assert at(s, "cargo", ZU) == words(CARGO)


@pytest.mark.rule("ZU-HARD-14", "ZU-HARD-R2")
def test_dug_tiles_fill_the_cargo_hold_first() -> None:
    """One cargo space: the first goes there, the second into the hidden hold."""
    s = site("H3", BOTH, ship={"red": 1}, cargo=["", "yellow-helix yellow-lens purple-helix"])

    act(s, TWO)

    assert at(s, "cargo", ZU) == ["yellow-helix", "yellow-lens", "red-helix", "purple-helix"]
    assert at(s, "hidden", ZU) == ["red-lens"]


@pytest.mark.rule("ZU-HARD-14")
def test_surveyed_tiles_fill_the_cargo_hold_first() -> None:
    """Both holds have space: the cargo hold."""
    s = site("H3", **survey())

    act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "hidden", ZU)) == (["red-helix"], [])


@pytest.mark.rule("ZU-HARD-14")
@pytest.mark.parametrize(("hidden", "hold"), [("", "hidden"), ("orange-helix", "hidden"), (HIDDEN, "cargo")])
def test_acquired_tiles_fill_the_hidden_hold_first(hidden: str, hold: str) -> None:
    """The cargo hold only when no hidden space is left."""
    s = site("H3", ship={"red": 1}, hidden=["", hidden])

    act(s, TOP)

    assert told(s, "acquired") == [f"acquired red-crater {hold} -5"]


# --- H4: what the human has left -------------------------------------------------------------------


@pytest.mark.rule("ZU-HARD-15", "ZU-HARD-16", "ZU-EDGE-64")
def test_left_over_tiles_cost_the_human_their_values() -> None:
    """40 credits, a gallery of 20 (two rows of three, two columns of two), tiles of 5 and 3 left: 52."""
    s = ended(
        "H4",
        credits=[40, 8],
        guards=["yellow-helix green-helix red-helix yellow-lens green-lens purple-lens", ""],
        cargo=["red-helix", ""],
        hidden=["green-antenna", ""],
    )

    assert s.scores == [52, 8]
    assert (at(s, "earned", HUMAN, "rows"), at(s, "earned", HUMAN, "columns")) == (12, 8)
    assert at(s, "earned", HUMAN, "left-overs") == -8


@pytest.mark.rule("ZU-HARD-15")
@pytest.mark.parametrize(
    ("switch", "cargo", "hidden", "score"),
    [
        ("H4", "red-helix*2 green-antenna", "yellow-helix", 20),
        ("H4", "", "", 40),
        ("H3", "red-helix*2 green-antenna", "yellow-helix", 40),
    ],
    ids=["four tiles", "no tile", "without the switch"],
)
def test_every_tile_in_either_hold_counts(switch: str, cargo: str, hidden: str, score: int) -> None:
    """5, 5 and 3 in the cargo hold, 7 in the hidden one."""
    assert ended(switch, credits=[40, 8], cargo=[cargo, ""], hidden=[hidden, ""]).scores[HUMAN] == score


@pytest.mark.rule("ZU-HARD-16", "ZU-HARD-R7")
@pytest.mark.parametrize(
    ("guards", "score"), [("", -11), ("yellow-helix yellow-lens", -7), ("red-helix red-lens red-antenna", -2)]
)
def test_the_loss_comes_last_and_may_leave_less_than_nothing(guards: str, score: int) -> None:
    """One credit and tiles of 7 and 5: nothing is stopped at 0, and what the gallery brings is there to lose."""
    s = ended("H4", credits=[1, 8], guards=[guards, ""], cargo=["yellow-helix red-helix", ""])

    assert s.scores == [score, 8]
    assert [line.split()[0] for line in told(s, "column-scored", "left-over")][-2:] == ["left-over", "left-over"]


@pytest.mark.rule("ZU-HARD-16")
@pytest.mark.parametrize(("switch", "ranking"), [("H3", [1, 2]), ("H4", [2, 1])])
def test_the_loss_can_cost_the_game(switch: str, ranking: list[int]) -> None:
    """Ten credits against nine, and a tile of 2 is left: with the switch Zu has won."""
    result = ended(switch, credits=[10, 9], cargo=["red-lens", ""]).result

    assert result is not None
    assert result.ranking == ranking


# --- H5: one more acquisition ----------------------------------------------------------------------


@pytest.mark.rule("ZU-HARD-17", "ZU-HARD-18", "ZU-HARD-19", "ZU-HARD-20", "ZU-HARD-R3", "ZU-EDGE-61")
def test_the_most_valuable_top_tile_is_acquired_too() -> None:
    """20 credits, tops 5, 6, 4, 5, 6, red first: red for 5, then green, the leftmost 6, for 7; 8 credits left."""
    s = shop()

    act(s, TOP)

    assert told(s, "acquired") == ["acquired red-crater hidden -5", "acquired green-helix hidden -7"]
    assert credits(s) == 8


@pytest.mark.rule("ZU-HARD-17")
@pytest.mark.parametrize(
    ("stacks", "guards", "second"),
    [
        ({"yellow": "yellow-crater", "purple": "purple-crater", "orange": "orange-helix"}, "", "purple-crater"),
        ({"yellow": "yellow-crater", "purple": "purple-crater"}, "purple-crater", "yellow-crater"),
        ({"yellow": "yellow-crater yellow-helix", "green": "green-antenna"}, "", "green-antenna"),
    ],
    ids=["7 beats 3 and 2", "7 not needed", "7 not on top"],
)
def test_the_second_is_the_best_top_tile_that_zu_needs(stacks: dict[str, str], guards: str, second: str) -> None:
    """However far from the desired colour it lies."""
    assert bought(shop(stacks={"red": "red-crater", **stacks}, guards=["", guards])) == ["red-crater", second]


@pytest.mark.rule("ZU-HARD-18", "ZU-HARD-R4")
@pytest.mark.parametrize(
    ("amount", "second", "left"),
    [
        (12, ["green-helix"], 0),
        (11, ["yellow-lens"], 0),
        (10, [], 5),
        (5, [], 0),
    ],
    ids=["pays 6 + 1", "cannot, pays 5 + 1", "cannot pay any", "nothing left"],
)
def test_the_second_is_paid_with_what_is_left(amount: int, second: list[str], left: int) -> None:
    """Red costs 5 first; tiles that are too dear then are left out of the choice, and the next best is bought."""
    s = shop(credits=[8, amount])

    assert bought(s) == ["red-crater", *second]
    assert credits(s) == left


@pytest.mark.rule("ZU-HARD-19")
def test_any_stack_is_what_is_played_unless_a_table_chooses() -> None:
    """As above, with nothing chosen."""
    assert bought(shop(stacks={**TOPS, "red": "red-crater red-antenna"}, credits=[8, 30])) == [
        "red-crater",
        "red-antenna",
    ]


@pytest.mark.rule("ZU-HARD-20")
@pytest.mark.parametrize(
    ("colour", "tiles"),
    [
        ("purple", ["purple-antenna", "green-helix"]),
        ("green", ["green-helix", "orange-lens"]),
        ("orange", ["orange-lens", "green-helix"]),
        ("yellow", ["yellow-lens", "green-helix"]),
    ],
)
def test_equal_values_go_to_the_leftmost_stack(colour: str, tiles: list[str]) -> None:
    """Green and orange show a 6: green stands further left, wherever the first came from."""
    assert bought(shop(ship={colour: 1})) == tiles


@pytest.mark.rule("ZU-HARD-20")
def test_left_is_what_the_pack_says() -> None:
    """In another pack the row is orange, red, yellow, green, purple: of the equal tops, 6, orange is the leftmost."""
    s = solo(
        zu=["H5"],
        options={"components": OTHER_PACK},
        forecast="orange-anchor orange-comet orange-cog",
        ship={"yellow": 1},
        stacks={"orange": "orange-antenna", "red": "red-crater", "yellow": "yellow-lens", "green": "green-helix"},
        credits=[8, 30],
    )

    assert bought(s) == ["yellow-lens", "orange-antenna"]


@pytest.mark.rule("ZU-HARD-21", "ZU-EDGE-82")
@pytest.mark.parametrize(
    ("cargo", "hidden", "holds"),
    [
        ("", "", ["hidden", "hidden"]),
        ("yellow-helix purple-lens", "orange-helix", ["hidden", "cargo"]),
        ("yellow-helix purple-lens", HIDDEN, ["cargo", "cargo"]),
        (CARGO, "", ["hidden", "hidden"]),
    ],
    ids=["hidden free", "last hidden space", "hidden full", "cargo full"],
)
def test_the_second_is_stored_like_the_first_and_sampled(cargo: str, hidden: str, holds: list[str]) -> None:
    """Into the hidden hold if it has a space, else into the cargo hold; a guard for each."""
    s = shop(cargo=["", cargo], hidden=["", hidden], stacks={"red": "red-crater", "green": "green-helix"})

    act(s, TOP)

    assert told(s, "acquired", "sampled") == [
        f"acquired red-crater {holds[0]} -5",
        "sampled red-crater",
        f"acquired green-helix {holds[1]} -7",
        "sampled green-helix",
    ]
    assert at(s, "guards", ZU) == ["green-helix", "red-crater"]


@pytest.mark.rule("ZU-HARD-22", "ZU-EDGE-62")
@pytest.mark.parametrize(
    "fields",
    [
        {"cargo": ["", CARGO], "hidden": ["", "orange-helix"]},
        {"cargo": ["", "yellow-helix yellow-antenna purple-helix"], "hidden": ["", HIDDEN]},
        {"guards": ["", "yellow-lens green-helix purple-antenna orange-lens"]},
        {"credits": [8, 6], "cargo": ["", "yellow-helix purple-helix"]},
        {"stacks": {"red": "red-crater"}},
    ],
    ids=["one hidden space", "one cargo space", "nothing needed", "nothing paid", "nothing there"],
)
def test_without_a_second_nothing_happens(fields: dict[str, Any]) -> None:
    """One is acquired; the extra is ignored: no offload, no failure, and the action is done."""
    s = shop(**fields)
    before = credits(s)

    assert act(s, TOP)

    assert [line.split()[1] for line in told(s, "acquired")] == ["red-crater"]
    assert told(s, "offloads", "offloaded", "failed") == []
    assert credits(s) == before - 5


@pytest.mark.rule("ZU-HARD-23")
def test_nothing_is_acquired_after_digging() -> None:
    """Two red tiles are dug, with credits, spaces and open stacks."""
    s = site("H5", BOTH, ship={"red": 1})

    assert bought(s, TWO) == []
    assert told(s, "dug") == ["dug red-helix rome", "dug red-lens london"]


@pytest.mark.rule("ZU-HARD-23")
def test_nothing_is_acquired_after_offloading() -> None:
    """Both holds are full, two tiles go: no further step."""
    s = shop(cargo=["", CARGO], hidden=["", HIDDEN])

    assert bought(s) == []
    assert len(told(s, "offloaded")) == 2


@pytest.mark.rule("ZU-HARD-23")
def test_nothing_is_acquired_after_a_survey() -> None:
    """A helix is bought from the pile for ten; 20 credits remain for the open stacks, but they are left alone."""
    s = site("H5", **survey(stacks={"green": "green-helix"}, credits=[8, 30]))

    assert bought(s, "survey") == []
    assert told(s, "bought") == ["bought red-helix -10"]


@pytest.mark.rule("ZU-HARD-25", "ZU-HARD-R5", "ZU-HARD-17", "ZU-EDGE-81")
def test_two_at_most() -> None:
    """Credits for all five and six free spaces: exactly two are acquired."""
    s = shop(credits=[8, 100])

    assert bought(s) == ["red-crater", "green-helix"]
    assert len(at(s, "hidden", ZU) + at(s, "cargo", ZU)) == 2
