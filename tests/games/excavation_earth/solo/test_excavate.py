"""Zu's Excavate: the colour, the holds, the artefacts (ZU-EXCAVATE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import (
    BOTH,
    HUMAN,
    OTHER_PACK,
    TOP,
    TWO,
    ZU,
    act,
    chances,
    credits,
    new,
    solo,
    told,
    turn,
)
from tests.games.excavation_earth.table import at

FULL_CARGO = "yellow-helix yellow-lens purple-helix purple-lens"
TOPS = {
    "yellow": "yellow-crater",
    "green": "green-crater",
    "red": "red-crater",
    "purple": "purple-antenna",
    "orange": "orange-helix",
}
"""A stack for every colour; Zu needs all of it unless a test says otherwise."""


def site(sites: str, **fields: Any) -> Earth:
    """A table with these tiles on the map, a tile on every stack, and 20 credits for Zu; all colours equally popular.

    `ship={"red": 2}` makes red two levels more popular.
    """
    return solo(sites=sites, **{"stacks": TOPS, "credits": [8, 20], **fields})


def dug(s: Earth, face: str) -> list[str]:
    """What Zu digs with that card, in order."""
    act(s, face)
    return [line.split()[1] for line in told(s, "dug")]


def bought(s: Earth, face: str) -> str:
    """What Zu acquires with that card, having dug nothing."""
    act(s, face)
    assert told(s, "dug") == []
    (line,) = told(s, "acquired")
    return line.split()[1]


# --- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-01")
def test_the_eight_cards_are_of_two_kinds() -> None:
    """Five show two different colours, three the most popular colour: nothing else is called Excavate."""
    cards = at(new(), "zu")
    found = {
        face: sum(pile.get(face, 0) for pile in [cards["deck"], *cards["waiting"]])
        for pile in [cards["deck"], *cards["waiting"]]
        for face in pile
        if face.startswith("excavate")
    }

    assert found == {
        "excavate-yellow-green": 1,
        "excavate-yellow-orange": 1,
        "excavate-green-red": 1,
        "excavate-red-purple": 1,
        "excavate-purple-orange": 1,
        "excavate-top": 3,
    }


@pytest.mark.rule("ZU-EXCAVATE-01")
@pytest.mark.parametrize(
    ("face", "weighed"),
    [
        ("excavate-green-red", "green red"),
        ("excavate-purple-orange", "purple orange"),
        ("excavate-top", "yellow green red purple orange"),
    ],
)
def test_a_card_weighs_its_two_colours_or_all_five(face: str, weighed: str) -> None:
    """A TWO card knows the colours it shows, a TOP card all of them."""
    s = site(BOTH)

    act(s, face)

    assert told(s, "weighs-colours")[0] == f"weighs-colours dig {weighed}"


@pytest.mark.rule("ZU-EXCAVATE-02")
@pytest.mark.parametrize("face", [TWO, TOP])
@pytest.mark.parametrize(
    ("sites", "found"),
    [
        ("green-helix green-antenna red-helix red-lens", ["red-helix", "red-lens"]),
        ("green-helix green-antenna red-helix", ["red-helix"]),
    ],
)
def test_either_kind_digs_one_or_two_of_a_single_colour(face: str, sites: str, found: list[str]) -> None:
    """Red is the more popular: two red tiles, or the only one there is, and no green one to make up for it."""
    s = site(sites, ship={"red": 1})

    assert dug(s, face) == found
    assert at(s, "cargo", ZU) == found


# --- the colour: TWO ------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-03", "ZU-EXCAVATE-16")
def test_the_colour_is_settled_before_the_holds_are_looked_at() -> None:
    """With a full cargo hold the card still settles on green first: only so the black market knows where to begin."""
    s = site(BOTH, ship={"green": 1}, cargo=["", FULL_CARGO])

    act(s, TWO)

    assert told(s, "dig-popular", "acquires", "acquired") == [
        "dig-popular green, out: red",
        "acquires cargo-full",
        "acquired green-crater hidden -5",
    ]


@pytest.mark.rule("ZU-EXCAVATE-R1", "ZU-EDGE-86")
@pytest.mark.parametrize("face", [TWO, TOP])
def test_with_both_holds_full_no_colour_is_settled(face: str) -> None:
    """Green and red are tied in everything and would need a lot: none is drawn, and no colour is weighed."""
    s = site(BOTH, cargo=["", FULL_CARGO], hidden=["", "orange-helix orange-lens"])
    before = at(s, "rng")

    act(s, face)

    assert told(s, "weighs-colours", "dig-lot") == []
    assert told(s, "offloads") == ["offloads holds-full"]
    assert at(s, "rng") == before


@pytest.mark.rule("ZU-EXCAVATE-04")
def test_popularity_is_read_when_the_card_comes() -> None:
    """Green leads red by one when the turn begins; Market brings two red buyers, and the next card digs red."""
    s = site(BOTH, ship={"green": 1}, cargo=["", "red-antenna"])

    s = turn(s, "market excavate-green-red")

    assert told(s, "dig-popular") == ["dig-popular red, out: green"]
    assert told(s, "dug") == ["dug red-helix rome", "dug red-lens london"]


@pytest.mark.rule("ZU-EXCAVATE-05")
@pytest.mark.parametrize(
    ("face", "ship", "found"),
    [
        ("excavate-green-red", {"green": 1}, ["green-helix", "green-antenna"]),
        ("excavate-green-red", {"red": 1}, ["red-helix", "red-lens"]),
        ("excavate-green-red", {"green": 2, "red": 3}, ["red-helix", "red-lens"]),
        ("excavate-green-red", {"green": 2, "red": 1, "yellow": 3}, ["green-helix", "green-antenna"]),
        ("excavate-yellow-green", {"red": 2}, ["yellow-antenna", "yellow-crater"]),
    ],
)
def test_a_two_card_takes_the_more_popular_of_its_colours(face: str, ship: dict[str, int], found: list[str]) -> None:
    """However popular the colours are that it does not show; and Zu has a green tile when yellow and green are tied."""
    s = site(f"{BOTH} yellow-antenna yellow-crater", ship=ship, cargo=["", "green-crater"])

    assert dug(s, face) == found


@pytest.mark.rule("ZU-EXCAVATE-06", "ZU-EXCAVATE-18", "ZU-EXCAVATE-R2", "ZU-EDGE-01")
@pytest.mark.parametrize(
    ("sites", "guards"),
    [("green-helix green-antenna", ""), ("green-helix green-antenna red-helix red-lens", "red-helix red-lens")],
    ids=["not on the map", "not needed"],
)
def test_a_two_card_does_not_switch_to_its_other_colour(sites: str, guards: str) -> None:
    """Red is the more popular, but there is no red tile that Zu needs: it buys the red one, and green stays."""
    s = site(sites, ship={"red": 1}, guards=["", guards])

    assert bought(s, TWO) == "red-crater"
    assert told(s, "acquires") == ["acquires nothing-to-dig"]
    assert at(s, "sites", "green-helix") == 1


# --- the colour: TOP ------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-07")
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "purple", "orange"])
def test_a_top_card_takes_the_most_popular_colour(colour: str) -> None:
    """Every colour has a tile on the map; one is more popular."""
    s = site("yellow-lens green-lens red-lens purple-lens orange-lens", ship={colour: 1})

    assert dug(s, TOP) == [f"{colour}-lens"]


@pytest.mark.rule("ZU-EXCAVATE-08", "ZU-EXCAVATE-07")
def test_colours_that_are_not_on_the_map_are_skipped_in_order() -> None:
    """Orange and red lead but are not there: purple comes next, before yellow, though yellow offers two tiles."""
    s = site("yellow-lens yellow-crater purple-lens", ship={"orange": 3, "red": 2, "purple": 1})

    assert dug(s, TOP) == ["purple-lens"]
    assert told(s, "dig-on-map") == ["dig-on-map yellow purple, out: green red orange"]


@pytest.mark.rule("ZU-EXCAVATE-08", "ZU-EXCAVATE-R3", "ZU-EDGE-04")
def test_a_colour_tied_with_a_skipped_one_comes_next() -> None:
    """Red and green are tied on top and red is not there: green, with its single tile, before yellow with two."""
    s = site(
        "green-lens yellow-lens yellow-crater", ship={"red": 2, "green": 2, "yellow": 1}, cargo=["", "green-helix"]
    )

    assert dug(s, TOP) == ["green-lens"]


@pytest.mark.rule("ZU-EXCAVATE-09", "ZU-EXCAVATE-18", "ZU-EXCAVATE-R4", "ZU-EDGE-05")
def test_a_colour_on_the_map_is_not_skipped_for_lack_of_need() -> None:
    """Red leads and lies there, but Zu has samples of both types: it buys red, and does not dig green."""
    s = site(BOTH, ship={"red": 2, "green": 1}, guards=["", "red-helix red-lens"])

    assert bought(s, TOP) == "red-crater"
    assert told(s, "acquires") == ["acquires nothing-to-dig"]


@pytest.mark.rule("ZU-EXCAVATE-32", "ZU-EXCAVATE-18", "ZU-EXCAVATE-R6", "ZU-EDGE-06")
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "purple", "orange"])
def test_with_an_empty_map_the_most_popular_colour_is_bought(colour: str) -> None:
    """Nothing lies on any site: the black market is searched from the stack of the most popular colour on."""
    s = site("", ship={colour: 1})

    assert bought(s, TOP) == TOPS[colour]


@pytest.mark.rule("ZU-EXCAVATE-32")
@pytest.mark.parametrize(
    ("fields", "tile"),
    [
        ({"cargo": ["orange-lens*3", "red-helix"]}, "orange-helix"),
        ({"cargo": ["orange-lens red-lens*2", ""]}, "orange-helix"),
        ({"cargo": ["orange-lens*2 red-lens", ""]}, "red-crater"),
    ],
    ids=["none held", "the human has fewer", "the human has fewer of the other"],
)
def test_ties_on_an_empty_map(fields: dict[str, Any], tile: str) -> None:
    """Red and orange lead together: one of which Zu holds no tile, then the one of which the human holds fewer."""
    s = site("", ship={"red": 1, "orange": 1}, **fields)

    assert bought(s, TOP) == tile


@pytest.mark.rule("ZU-EXCAVATE-32", "ZU-EXCAVATE-13")
def test_a_full_tie_on_an_empty_map_is_drawn() -> None:
    """Red and orange lead together and nobody holds anything: either, as often as not."""
    found = chances(site("", ship={"red": 1, "orange": 1}), TOP, "dig-lot")

    assert sorted(found) == ["orange", "red"]
    assert min(found.values()) > 120


# --- the colour: ties -----------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-10", "ZU-EDGE-02")
@pytest.mark.parametrize(
    ("red", "guards"),
    [("red-helix red-crater", ""), ("red-helix red-lens", "red-lens"), ("red-helix*2", ""), ("", "")],
    ids=["one site", "one is not needed", "one type", "none"],
)
def test_a_tie_goes_to_the_colour_with_two_to_dig(red: str, guards: str) -> None:
    """Green offers two types at two sites, red does not: green, though Zu holds a green tile and no red one."""
    s = site(f"green-helix green-antenna {red}", guards=["", guards], cargo=["", "green-crater yellow-lens"])

    assert dug(s, TWO) == ["green-helix", "green-antenna"]
    assert told(s, "dig-two") == ["dig-two green, out: red"]


@pytest.mark.rule("ZU-EXCAVATE-10")
def test_popularity_comes_before_two_to_dig() -> None:
    """Red leads by one level with a single tile: it is dug, and green with two is not."""
    s = site("green-helix green-antenna red-helix", ship={"green": 1, "red": 2})

    assert dug(s, TWO) == ["red-helix"]


@pytest.mark.rule("ZU-EXCAVATE-11", "ZU-EXCAVATE-R5", "ZU-EDGE-03")
def test_with_one_free_space_two_to_dig_does_not_count() -> None:
    """Only green offers two, but there is room for one: red, of which Zu holds no tile."""
    s = site("green-helix green-antenna red-helix", cargo=["", "green-crater yellow-lens yellow-antenna"])

    assert dug(s, TWO) == ["red-helix"]
    assert told(s, "dig-two", "dig-none-held") == ["dig-none-held red, out: green"]


@pytest.mark.rule("ZU-EXCAVATE-33", "ZU-EXCAVATE-10", "ZU-EXCAVATE-R5", "ZU-EXCAVATE-R9", "ZU-EDGE-71")
def test_one_to_dig_and_none_to_dig_are_equal() -> None:
    """Green has one tile on the map, red none: level, so red, of which Zu holds no tile; it is bought then."""
    s = site("green-helix", cargo=["", "green-crater"])

    assert bought(s, TWO) == "red-crater"
    assert told(s, "dig-none-held", "acquires") == ["dig-none-held red, out: green", "acquires nothing-to-dig"]


@pytest.mark.rule("ZU-EXCAVATE-11")
@pytest.mark.parametrize(("cargo", "hidden"), [("green-crater", ""), ("", "green-crater")])
def test_a_tie_goes_to_a_colour_of_which_zu_holds_nothing(cargo: str, hidden: str) -> None:
    """Zu holds a green tile, in either hold: red, though the human has two red tiles and no green one."""
    s = site(BOTH, cargo=["red-antenna red-crater", cargo], hidden=["", hidden])

    assert dug(s, TWO) == ["red-helix", "red-lens"]


@pytest.mark.rule("ZU-EXCAVATE-11", "ZU-EXCAVATE-12")
def test_how_many_zu_holds_does_not_matter() -> None:
    """Zu holds one green tile and two red ones, so the human's holds decide: two green tiles against one red one."""
    s = site(
        "green-helix green-antenna red-helix red-lens",
        cargo=["green-crater*2 red-lens", "green-crater"],
        hidden=["", "red-antenna red-crater"],
    )

    assert dug(s, TWO) == ["red-helix", "red-lens"]
    assert told(s, "dig-none-held") == []


@pytest.mark.rule("ZU-EXCAVATE-12")
@pytest.mark.parametrize(
    ("cargo", "hidden", "found"),
    [
        ("green-crater*2 red-crater", "", "red"),
        ("red-crater*2 green-crater", "", "green"),
        ("red-crater", "", "green"),
        ("", "green-crater", "red"),
        ("green-crater", "red-crater red-lens", "green"),
    ],
)
def test_a_tie_goes_to_the_colour_of_which_the_human_holds_fewest(cargo: str, hidden: str, found: str) -> None:
    """Both holds of the human are counted together."""
    s = site(BOTH, cargo=[cargo, ""], hidden=[hidden, ""])

    act(s, TWO)

    assert told(s, "dig-human-few") == [f"dig-human-few {found}, out: {'red' if found == 'green' else 'green'}"]
    assert [tile.split("-")[0] for tile in at(s, "cargo", ZU)] == [found, found]


@pytest.mark.rule("ZU-EXCAVATE-13")
def test_a_full_tie_is_drawn() -> None:
    """Green and red are level in everything: either, as often as not; a single candidate needs no draw."""
    s = site(BOTH)
    found = chances(s, TWO, "dig-lot")

    assert sorted(found) == ["green", "red"]
    assert sum(found.values()) == 300
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-EXCAVATE-10", "ZU-EXCAVATE-11", "ZU-EXCAVATE-12", "ZU-EXCAVATE-13", "ZU-EXCAVATE-07")
def test_the_ties_of_a_top_card_rung_by_rung() -> None:
    """All five lead: purple has only one site, yellow is held by Zu, green by the human; red or orange by lot."""
    s = site(
        "yellow-lens yellow-crater green-lens green-crater red-lens red-helix purple-lens orange-lens orange-helix",
        cargo=["green-helix", "yellow-helix"],
    )

    act(s, TOP)

    assert told(s, "dig-on-map", "dig-popular", "dig-two", "dig-none-held", "dig-human-few") == [
        "dig-two yellow green red orange, out: purple",
        "dig-none-held green red orange, out: yellow",
        "dig-human-few red orange, out: green",
    ]
    assert told(s, "dig-lot")[0].startswith("dig-lot red orange: ")


# --- the holds ------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-14", "ZU-EXCAVATE-27", "ZU-EXCAVATE-R8", "ZU-EDGE-09")
def test_one_free_space_brings_one_artefact_and_no_smuggling() -> None:
    """Three types could be dug and the black market is open: Zu takes the best one, and buys nothing."""
    s = site(
        "green-antenna green-crater green-lens", ship={"green": 1}, cargo=["", "yellow-lens yellow-antenna purple-lens"]
    )

    assert dug(s, TWO) == ["green-lens"]
    assert told(s, "acquires", "acquired", "offloads", "offloaded") == []
    assert credits(s) == 20
    assert at(s, "cargo", ZU) == ["yellow-lens", "yellow-antenna", "green-lens", "purple-lens"]
    assert at(s, "hidden", ZU) == []


@pytest.mark.rule("ZU-EXCAVATE-15", "ZU-EDGE-08")
@pytest.mark.parametrize("face", [TWO, TOP])
def test_two_full_holds_are_offloaded(face: str) -> None:
    """The best pair goes, yellow 7 and orange 6; then there is money and space, but nothing is dug or bought."""
    s = site(BOTH, cargo=["", FULL_CARGO], hidden=["", "orange-helix orange-lens"])

    assert dug(s, face) == []
    assert told(s, "offloads") == ["offloads holds-full"]
    assert told(s, "offloaded") == ["offloaded yellow-helix cargo 7", "offloaded orange-lens hidden 6"]
    assert told(s, "acquires", "acquired") == []
    assert credits(s) == 33


@pytest.mark.rule("ZU-EXCAVATE-16", "ZU-EDGE-07")
@pytest.mark.parametrize("face", [TWO, TOP])
@pytest.mark.parametrize("hidden", ["", "orange-lens"])
def test_a_full_cargo_hold_is_a_reason_to_acquire(face: str, hidden: str) -> None:
    """Needed types lie everywhere, but the cargo hold is full: Zu buys the red tile, into the hidden hold."""
    s = site(BOTH, ship={"red": 1}, cargo=["", FULL_CARGO], hidden=["", hidden])

    assert bought(s, face) == "red-crater"
    assert "red-crater" in at(s, "hidden", ZU)
    assert at(s, "sites") == {"green-helix": 1, "green-antenna": 1, "red-helix": 1, "red-lens": 1}


# --- the artefacts --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EXCAVATE-17")
@pytest.mark.parametrize(
    "fields",
    [{"guards": ["", "red-antenna"]}, {"cargo": ["", "red-antenna"]}, {"hidden": ["", "red-antenna"]}],
    ids=["sample", "copy in the cargo hold", "copy in the hidden hold"],
)
def test_what_zu_has_is_ignored(fields: dict[str, Any]) -> None:
    """The antenna is worth 7, but Zu has a sample or a copy of it: the other two are dug."""
    s = site("red-antenna red-lens red-helix", ship={"red": 1}, **fields)

    assert dug(s, TWO) == ["red-helix", "red-lens"]
    assert at(s, "sites") == {"red-antenna": 1}


@pytest.mark.rule("ZU-EXCAVATE-19", "ZU-EDGE-12")
def test_types_the_human_has_not_sampled_come_first() -> None:
    """The human guards the antenna, rarer on the map and worth 7: the lens, two copies, worth 2, comes first."""
    s = site("red-antenna red-lens*2", ship={"red": 1}, guards=["red-antenna", ""])

    assert dug(s, TWO) == ["red-lens"]
    assert told(s, "find-unsampled") == ["find-unsampled red-lens, out: red-antenna"]


@pytest.mark.rule("ZU-EXCAVATE-19")
def test_only_a_sample_of_the_human_counts_not_a_tile() -> None:
    """The human holds an antenna without a sample of it: the antenna, worth 7, comes first."""
    s = site("red-antenna red-lens", ship={"red": 1}, cargo=["red-antenna", ""])

    assert dug(s, TWO) == ["red-antenna"]


@pytest.mark.rule("ZU-EXCAVATE-20", "ZU-EDGE-13")
def test_then_the_type_with_the_fewest_copies_on_the_map() -> None:
    """One lens (2) on the map and three in the black market, two craters (4) on the map: the lens."""
    s = site(
        "red-lens red-crater*2",
        ship={"red": 1},
        stacks={"red": "red-lens*3"},
        cargo=["", "yellow-lens yellow-antenna purple-lens"],
    )

    assert dug(s, TWO) == ["red-lens"]
    assert told(s, "find-rare") == ["find-rare red-lens, out: red-crater"]


@pytest.mark.rule("ZU-EXCAVATE-21")
@pytest.mark.parametrize(
    ("sites", "found"),
    [
        ("red-lens red-crater", "red-crater"),
        ("red-lens red-antenna", "red-antenna"),
        ("red-helix red-lens red-crater", "red-helix"),
        ("red-helix*2 red-lens*2", "red-helix"),
    ],
)
def test_then_the_highest_listed_value(sites: str, found: str) -> None:
    """As many copies of each on the map, and one free space: helix 5, lens 2, antenna 7, crater 4."""
    s = site(sites, ship={"red": 1}, cargo=["", "yellow-lens yellow-antenna purple-lens"])

    assert dug(s, TWO) == [found]


@pytest.mark.rule("ZU-EXCAVATE-22")
def test_what_is_still_tied_is_drawn() -> None:
    """In another pack two types of one site have the same value: either, as often as not."""
    s = solo(
        options={"components": OTHER_PACK},
        forecast="orange-anchor orange-comet orange-cog",
        sites="orange-helix*2 orange-lens*2",
    )
    found = chances(s, TOP, "find-lot")

    assert sorted(found) == ["orange-helix", "orange-lens"]
    assert sum(found.values()) == 300
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-EXCAVATE-23")
@pytest.mark.parametrize(
    ("sites", "cargo", "found"),
    [
        ("red-helix red-lens", "", ["red-helix", "red-lens"]),
        ("red-helix red-lens", "yellow-lens purple-lens", ["red-helix", "red-lens"]),
        ("red-helix red-lens", "yellow-lens yellow-antenna purple-lens", ["red-helix"]),
        ("red-helix", "", ["red-helix"]),
        ("red-helix red-crater red-lens red-antenna", "", ["red-antenna", "red-helix"]),
    ],
    ids=["two", "two into the last spaces", "room for one", "one there", "four there"],
)
def test_two_whenever_it_can(sites: str, cargo: str, found: list[str]) -> None:
    """Two if two lie at different sites and fit, else one, and never three."""
    s = site(sites, ship={"red": 1}, cargo=["", cargo])

    assert dug(s, TWO) == found


@pytest.mark.rule("ZU-EXCAVATE-24", "ZU-EDGE-11")
def test_never_two_of_one_type() -> None:
    """Two helices lie there and nothing else that is red: one is dug, the other stays."""
    s = site("red-helix*2 green-helix green-antenna", ship={"red": 1})

    assert dug(s, TWO) == ["red-helix"]
    assert at(s, "sites", "red-helix") == 1


@pytest.mark.rule("ZU-EXCAVATE-25", "ZU-EXCAVATE-R7", "ZU-EDGE-10")
def test_never_two_from_one_site() -> None:
    """Helix and crater both lie at Rome, nothing elsewhere: one, the helix; the crater stays."""
    s = site("red-helix red-crater", ship={"red": 1})

    assert dug(s, TWO) == ["red-helix"]
    assert at(s, "sites") == {"red-crater": 1}


@pytest.mark.rule("ZU-EXCAVATE-25", "ZU-EXCAVATE-26", "ZU-EDGE-79")
def test_the_second_comes_from_another_site() -> None:
    """Helix 6 and lens 5 share a site, antenna 3 lies elsewhere: helix and antenna."""
    s = site("green-helix green-lens green-antenna", ship={"green": 1})

    assert dug(s, TWO) == ["green-helix", "green-antenna"]
    assert told(s, "find-other-site") == ["find-other-site green-antenna, out: green-helix green-lens"]


@pytest.mark.rule("ZU-EXCAVATE-26")
@pytest.mark.parametrize(
    ("sites", "guards", "found"),
    [
        ("green-helix green-antenna green-crater", "", ["green-helix", "green-crater"]),
        ("green-helix green-antenna green-crater", "green-crater", ["green-helix", "green-antenna"]),
        ("green-helix green-antenna green-crater*2", "", ["green-helix", "green-antenna"]),
        ("green-crater green-helix green-lens", "green-helix green-lens", ["green-crater", "green-helix"]),
    ],
    ids=["value", "sampled by the human", "copies", "only sampled ones left"],
)
def test_the_second_is_the_best_of_the_other_sites(sites: str, guards: str, found: list[str]) -> None:
    """The whole list of priorities is climbed again for what lies elsewhere."""
    s = site(sites, ship={"green": 1}, guards=[guards, ""])

    assert dug(s, TWO) == found


@pytest.mark.rule("ZU-EXCAVATE-28", "ZU-EXCAVATE-29")
def test_what_is_dug_goes_to_the_cargo_hold_and_is_sampled_at_once() -> None:
    """The hidden hold stays empty; each tile is sampled before the next is dug."""
    s = site("red-helix red-lens", ship={"red": 1}, cargo=["", "yellow-lens purple-lens"])

    act(s, TWO)

    assert told(s, "dug", "sampled") == [
        "dug red-helix rome",
        "sampled red-helix",
        "dug red-lens london",
        "sampled red-lens",
    ]
    assert at(s, "cargo", ZU) == ["yellow-lens", "red-helix", "red-lens", "purple-lens"]
    assert at(s, "hidden", ZU) == []
    assert at(s, "guards", ZU) == ["red-helix", "red-lens"]
    assert at(s, "guards", HUMAN) == []
    assert at(s, "cubes") == [22, 20]


@pytest.mark.rule("ZU-EXCAVATE-30")
@pytest.mark.parametrize("amount", [0, 20])
def test_digging_costs_nothing(amount: int) -> None:
    """Zu has as many credits as before, even none at all."""
    s = site("red-helix red-lens", ship={"red": 1}, credits=[8, amount])

    assert dug(s, TWO) == ["red-helix", "red-lens"]
    assert credits(s) == amount
    assert credits(s, HUMAN) == 8


@pytest.mark.rule("ZU-EXCAVATE-31")
@pytest.mark.parametrize("explorers", ["vancouver berlin guam", "london rome guam", "berlin rome guam"])
def test_explorers_neither_allow_nor_block(explorers: str) -> None:
    """The human's explorers stand on both sites, on one, or far away: Zu digs at Rome and London all the same."""
    s = site("red-helix red-lens", ship={"red": 1}, explorers=explorers)

    act(s, TWO)

    assert told(s, "dug") == ["dug red-helix rome", "dug red-lens london"]
    assert at(s, "explorers") == [explorers.split()]


@pytest.mark.rule("ZU-EXCAVATE-34")
def test_tiles_come_from_sites_only_and_are_not_refilled() -> None:
    """Two of five tiles leave the map; piles and stacks are as they were, though the piles have the type too."""
    s = site("red-helix*2 red-lens*2 green-lens", ship={"red": 1})
    piles, stacks = at(s, "piles"), at(s, "stacks")

    act(s, TWO)

    assert at(s, "sites") == {"green-lens": 1, "red-helix": 1, "red-lens": 1}
    assert at(s, "piles") == piles
    assert at(s, "stacks") == stacks
