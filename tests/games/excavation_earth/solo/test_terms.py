"""The terms in which Zu's rules speak: needed, held, interested, lead colour, valid, ... (ZU-TERM)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import (
    BOTH,
    HUMAN,
    TOP,
    TWO,
    ZU,
    act,
    bought,
    chances,
    credits,
    dug,
    solo,
    told,
)
from tests.games.excavation_earth.table import at, level, play, words

# --- colours ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-01")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"ship": {"red": 1}}, "dig-popular red, out: green"),
        ({"queues": ["green"]}, "dig-popular green, out: red"),
        ({"ship": {"red": 2}, "queues": ["green", "", "green", "green"]}, "dig-popular green, out: red"),
        ({"ship": {"red": 8}, "queues": ["green"]}, "dig-popular red, out: green"),
    ],
)
def test_the_colour_with_the_higher_level_is_more_popular(fields: dict[str, Any], found: str) -> None:
    """Each buyer in a queue or on the mothership leaves a space of the track empty."""
    s = solo(sites=BOTH, **fields)

    act(s, TWO)

    assert told(s, "dig-popular") == [found]


@pytest.mark.rule("ZU-TERM-01")
def test_equal_levels_are_a_tie() -> None:
    """One red buyer on the mothership and one green one in a queue: level 3 each, so it comes to a lot."""
    s = solo(sites=BOTH, ship={"red": 1}, queues=["green"])

    act(s, TWO)

    assert (level(s, "green"), level(s, "red"), level(s, "yellow")) == (3, 3, 2)
    assert told(s, "dig-popular") == []
    assert len(told(s, "dig-lot")) == 1


@pytest.mark.rule("ZU-TERM-02")
def test_wild_buyers_have_no_popularity() -> None:
    """Six wild buyers wait in the queues: all colours are still level."""
    s = solo(sites=BOTH, queues=["wild*4", "wild*2"])

    act(s, TOP)

    assert told(s, "dig-popular") == []
    assert told(s, "dig-lot")[0].startswith("dig-lot green red: ")


@pytest.mark.rule("ZU-TERM-02")
def test_a_colour_is_never_wild() -> None:
    """Market with empty holds draws a colour: each of the five comes up, and nothing else does."""
    found = chances(solo(), "market", "buyers-lot")

    assert sorted(found) == sorted(COLOURS)
    assert min(found.values()) > 35


@pytest.mark.rule("ZU-TERM-08", "ZU-TERM-07")
@pytest.mark.parametrize(
    ("cargo", "hidden", "held"),
    [
        ("red-lens", "", "red"),
        ("", "red-lens", "red"),
        ("red-lens red-helix", "red-crater", "red"),
        ("green-lens", "red-lens", "green red"),
        ("yellow-lens purple-lens", "orange-lens", "yellow purple orange"),
    ],
)
def test_held_colours(cargo: str, hidden: str, held: str) -> None:
    """One tile in either hold makes a colour one to sell; what the human has does not."""
    s = solo(cargo=["green-crater", cargo], hidden=["purple-crater", hidden])

    act(s, "market")

    assert told(s, "weighs-colours") == [f"weighs-colours lead {held}"]


@pytest.mark.rule("ZU-TERM-07", "ZU-TERM-R2")
def test_traders_buyers_and_samples_do_not_matter_for_what_is_available() -> None:
    """Zu has one red tile with no trader and no red buyer anywhere, and a sample, traders and buyers of green."""
    s = solo(hidden=["", "red-lens"], guards=["", "green-lens"], queues=["green*2"], traders=["", "mask"])

    act(s, "market")

    assert told(s, "weighs-colours") == ["weighs-colours lead red"]
    assert sum(queue.count("red") for queue in at(s, "queues")) == 2


@pytest.mark.rule("ZU-TERM-09")
@pytest.mark.parametrize(
    ("queue", "n"),
    [
        ("red", 1),
        ("wild", 1),
        ("red wild", 2),
        ("wild red green wild", 3),
        ("red*4", 4),
        ("green red purple orange", 1),
    ],
)
def test_interested_buyers_are_those_of_the_colour_and_all_wild_ones(queue: str, n: int) -> None:
    """Zu snipes a red tile: two credits for each interested buyer of that queue, and only of that one."""
    s = solo(cargo=["", "red-lens"], queues=["", "", "", queue, "green green"])

    act(s, "snipe")

    assert told(s, "earned-buyers") == [f"earned-buyers {n} {2 * n}"]
    assert told(s, "promoted") == ["promoted #4 middle"]


@pytest.mark.rule("ZU-TERM-09")
def test_a_market_is_ranked_by_interested_buyers() -> None:
    """Zu holds red. One red buyer and a wild one beat one red one; three green ones are nothing."""
    s = solo(cargo=["", "red-lens"], queues=["green green green", "red wild", "", "red", "green"])

    act(s, "market")

    assert told(s, "hired") == ["hired #2", "hired #4"]


# --- the lead colour -------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-10")
@pytest.mark.parametrize(
    ("cargo", "hidden", "ship", "lead"),
    [
        ("red-lens green-lens", "", {"red": 1}, "red"),
        ("red-lens green-lens", "", {"green": 1}, "green"),
        ("red-lens", "green-lens", {"green": 1, "yellow": 3}, "green"),
        ("red-lens red-helix red-crater green-lens", "", {"green": 1}, "green"),
        ("red-lens red-helix green-lens", "", {}, "red"),
        ("red-lens green-lens", "green-helix", {}, "green"),
        ("red-lens green-lens green-helix", "yellow-lens", {"red": 1, "green": 1, "yellow": 2}, "yellow"),
    ],
)
def test_the_lead_colour(cargo: str, hidden: str, ship: dict[str, int], lead: str) -> None:
    """The most popular held colour; of equals the one with the most tiles in both holds. Market adds its buyers."""
    s = solo(cargo=["", cargo], hidden=["", hidden], ship=ship)

    act(s, "market")

    assert sorted(buyer for queue in at(s, "queues") for buyer in queue) == sorted([lead, lead, "wild", "wild"])
    assert told(s, "lead-lot") == []


@pytest.mark.rule("ZU-TERM-10")
def test_a_lead_colour_that_is_still_tied_is_drawn() -> None:
    """One red and one green tile, equally popular: either, as often as not."""
    found = chances(solo(cargo=["", "red-lens green-lens"]), "market", "lead-lot")

    assert sorted(found) == ["green", "red"]
    assert sum(found.values()) == 300
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-TERM-10")
def test_no_lead_colour_with_empty_holds() -> None:
    """Nothing to sell: the markets are not told apart by their buyers, and the buyers' colour is any of the five."""
    s = solo(queues=["red red", "green"], guards=["", "red-lens"], ship={"red": 1})

    act(s, "market")

    assert told(s, "weighs-colours") == ["weighs-colours buyers yellow green red purple orange"]
    assert told(s, "lead-popular", "lead-most", "lead-lot", "trader-interest") == []


@pytest.mark.rule("ZU-TERM-10", "ZU-EDGE-87")
def test_the_lead_colour_ranks_the_markets_and_is_added() -> None:
    """Red and green are level, Zu has one red tile and two green ones: the two markets with green buyers get more."""
    s = solo(
        cargo=["", "red-lens green-lens green-helix"],
        queues=["red red", "red", "green", "", "green green"],
    )

    act(s, "market")

    assert told(s, "lead-most") == ["lead-most green, out: red"]
    assert told(s, "hired") == ["hired #5", "hired #3"]
    assert at(s, "queues") == [
        ["red", "red"],
        ["red"],
        ["green", "wild", "green"],
        [],
        ["green", "green", "wild", "green"],
        [],
    ]


@pytest.mark.rule("ZU-TERM-R3")
@pytest.mark.parametrize("seed", range(8))
def test_one_action_has_one_lead_colour(seed: int) -> None:
    """Red and green are tied in everything: one lot is drawn, and it both ranks the markets and colours the buyers."""
    s = solo(cargo=["", "red-lens green-lens"], queues=["red red", "red", "green", "", "green green"], seed=seed)

    act(s, "market")

    (lot,) = told(s, "lead-lot")
    lead = lot.split(": ")[1]
    assert told(s, "hired") == (["hired #1", "hired #2"] if lead == "red" else ["hired #5", "hired #3"])
    assert [line.split()[1] for line in told(s, "joined")] == ["wild", lead, "wild", lead]


@pytest.mark.rule("ZU-TERM-R3")
def test_the_tie_break_of_the_lead_colour_holds_for_the_lucrative_market_too() -> None:
    """Yellow is sold (one tile). Purple and orange are level, with two and three tiles: orange buyers break the tie."""
    s = solo(
        cargo=["", "yellow-lens orange-lens orange-helix orange-crater"],
        hidden=["", "purple-lens purple-helix"],
        ship={"purple": 4, "orange": 4},
        queues=["yellow purple", "yellow orange", "yellow"],
    )

    act(s, "snipe")

    assert told(s, "lead-popular", "lead-most") == [
        "lead-popular purple orange, out: yellow",
        "lead-most orange, out: purple",
    ]
    assert told(s, "lucrative-lead") == ["lucrative-lead #2, out: #1 #3"]


@pytest.mark.rule("ZU-TERM-R3")
@pytest.mark.parametrize(("queues", "lots"), [(["red", "red", "green", "green"], 1), (["red red", "red"], 0)])
def test_the_lead_colour_is_settled_only_when_it_is_needed(queues: list[str], lots: int) -> None:
    """A red tile is sniped, two purple and two orange ones are level: a lot only if the buyers leave two markets."""
    s = solo(
        cargo=["", "red-lens purple-lens purple-helix orange-lens"],
        hidden=["", "orange-helix"],
        queues=queues,
        ship={"purple": 3, "orange": 3},
    )

    act(s, "snipe")

    assert told(s, "given-up") == ["given-up red-lens cargo"]
    assert len(told(s, "lead-lot")) == lots


@pytest.mark.rule("ZU-TERM-R3")
@pytest.mark.parametrize("seed", range(8))
def test_the_lead_colour_is_settled_once_for_several_markets(seed: int) -> None:
    """Two yellow tiles are sold in two of four markets; purple and orange lead together: one lot for both picks."""
    s = solo(
        cargo=["", "yellow-lens yellow-helix purple-lens orange-lens"],
        queues=["yellow purple*2", "yellow purple", "yellow orange*2", "yellow orange"],
        traders=["", "mask coil prism cog"],
        ship={"purple": 3, "orange": 3},
        seed=seed,
    )

    act(s, "sell")

    (lot,) = told(s, "lead-lot")
    markets = ["#1", "#2"] if lot == "lead-lot purple orange: purple" else ["#3", "#4"]
    assert [line.split()[1] for line in told(s, "promoted")] == markets


# --- types -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-03")
@pytest.mark.parametrize("missing", ["yellow-helix", "red-antenna", "orange-crater"])
def test_there_are_twenty_types_with_a_space_each(missing: str) -> None:
    """A tile of each of the 20 types lies on the map; Zu has 19 samples, takes the last, and then needs nothing."""
    colour = missing.split("-", maxsplit=1)[0]
    s = solo(sites=" ".join(TYPES), guards=["", " ".join(kind for kind in TYPES if kind != missing)], ship={colour: 1})

    assert dug(s, TOP) == [missing]
    assert len(at(s, "guards", ZU)) == 20
    assert dug(s, TOP) == []
    assert told(s, "acquires") == ["acquires nothing-to-dig"]


@pytest.mark.rule("ZU-TERM-03")
def test_tiles_of_one_type_are_interchangeable() -> None:
    """Zu has a tile of that type from elsewhere: no other tile of it is of any use, on the map or on a stack."""
    s = solo(hidden=["", "red-lens"], sites="red-lens*2", stacks={"red": "red-lens"}, ship={"red": 1}, credits=[8, 20])

    act(s, TWO)

    assert told(s, "dug", "acquired") == []
    assert told(s, "offloaded") == ["offloaded red-lens hidden 2"]


@pytest.mark.rule("ZU-TERM-04")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"cargo": ["", "red-helix"]}, ["red-lens"]),
        ({"hidden": ["", "red-helix"]}, ["red-lens"]),
        ({"cargo": ["red-helix", ""]}, ["red-helix", "red-lens"]),
        ({"stacks": {"red": "red-helix"}}, ["red-helix", "red-lens"]),
        ({"sold": {"red-helix": 1}}, ["red-helix", "red-lens"]),
    ],
    ids=["cargo", "hidden", "the human's", "black market", "sold"],
)
def test_a_copy_is_a_tile_in_a_hold_of_zu(fields: dict[str, Any], found: list[str]) -> None:
    """Tiles elsewhere are no copies, so the type is dug."""
    assert dug(solo(sites="red-helix red-lens", ship={"red": 1}, **fields)) == found


@pytest.mark.rule("ZU-TERM-05", "ZU-EDGE-14")
def test_a_sample_outlives_its_tile() -> None:
    """Zu digs a helix, sells it, and another copy lies on the map: the sample remains, and the helix is ignored."""
    s = solo(sites="red-helix*2", queues=["red"], traders=["", "mask"])

    assert dug(s, TWO) == ["red-helix"]
    act(s, "sell")
    assert at(s, "sold") == {"red-helix": 1}
    assert at(s, "guards", ZU) == ["red-helix"]
    assert dug(s, "excavate-red-purple") == []


@pytest.mark.rule("ZU-TERM-05")
def test_a_sample_of_the_human_is_none_of_zu() -> None:
    """The human guards the only type on the map: Zu digs it."""
    assert dug(solo(sites="red-helix", ship={"red": 1}, guards=["red-helix", ""])) == ["red-helix"]


@pytest.mark.rule("ZU-TERM-06", "ZU-TERM-R1")
@pytest.mark.parametrize(
    ("guards", "cargo", "hidden", "needed"),
    [
        ("", "", "", True),
        ("red-lens", "", "", False),
        ("", "red-lens", "", False),
        ("", "", "red-lens", False),
        ("red-lens", "red-lens", "", False),
        ("red-lens", "", "red-lens", False),
        ("red-helix", "red-antenna", "red-crater", True),
    ],
    ids=["neither", "sample", "copy in cargo", "copy in hidden", "both", "both, hidden", "of other types"],
)
def test_needed_is_what_zu_has_neither_sampled_nor_in_a_hold(
    guards: str, cargo: str, hidden: str, needed: bool
) -> None:
    """Either one is enough for the lens to be ignored, on the map and on top of a stack."""
    fields: dict[str, Any] = {"guards": ["", guards], "cargo": ["", cargo], "hidden": ["", hidden], "credits": [8, 20]}

    assert dug(solo(sites="red-lens", ship={"red": 1}, **fields)) == ["red-lens"] * needed
    assert bought(solo(stacks={"red": "red-lens"}, ship={"red": 1}, **fields)) == ["red-lens"] * needed


def crewless() -> Earth:
    """Switch E5 with all 22 cubes out: two of each of two red types on the map, and a red buyer at each trader."""
    return solo(
        zu=["E5"],
        sites="red-helix*2 red-lens*2",
        ship={"red": 1},
        queues=["red", "red"],
        traders=["", "mask coil"],
        envoys=["", "left*20"],
    )


@pytest.mark.rule("ZU-TERM-06", "ZU-EDGE-55")
def test_a_copy_without_a_sample_is_ignored_while_zu_has_it() -> None:
    """Two red tiles are dug unsampled; the next card finds the same types there, and digs neither."""
    s = crewless()

    assert dug(s) == ["red-helix", "red-lens"]
    assert at(s, "guards", ZU) == []
    assert dug(s) == []
    assert at(s, "sites") == {"red-helix": 1, "red-lens": 1}


@pytest.mark.rule("ZU-TERM-06", "ZU-EDGE-56")
def test_a_copy_without_a_sample_is_needed_again_once_it_is_sold() -> None:
    """Two red tiles are dug unsampled and sold: both types are dug again."""
    s = crewless()

    assert dug(s) == ["red-helix", "red-lens"]
    act(s, "sell")
    assert at(s, "sold") == {"red-helix": 1, "red-lens": 1}
    assert dug(s) == ["red-helix", "red-lens"]


# --- on the map ------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-11")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"sites": "green-lens"}, "green"),
        ({"sites": "green-lens red-lens"}, "red"),
        ({"sites": "green-lens red-lens", "guards": ["", "red-lens"]}, "red"),
        ({"sites": "green-lens red-lens", "cargo": ["", "red-lens"]}, "red"),
        ({"sites": "green-lens", "stacks": {"red": "red-lens red-helix"}}, "green"),
        ({"sites": "green-lens", "cargo": ["red-lens", "red-helix"]}, "green"),
    ],
    ids=["no red", "red", "red sampled", "red in hold", "red in the black market", "red in holds only"],
)
def test_a_colour_is_on_the_map_when_a_tile_lies_on_a_site(fields: dict[str, Any], found: str) -> None:
    """Red is the most popular: it is taken if a red tile lies on a site, needed or not; other places do not count."""
    s = solo(
        **{"stacks": {"red": "red-crater", "green": "green-crater"}, "ship": {"red": 1}, "credits": [8, 20], **fields}
    )

    act(s, TOP)

    taken = [line.split()[1] for line in told(s, "dug", "acquired")]
    assert [tile.split("-")[0] for tile in taken] == [found]


@pytest.mark.rule("ZU-TERM-12")
@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"sites": "red-lens"}, ["red-lens"]),
        ({"sites": "red-lens", "guards": ["", "red-lens"]}, []),
        ({"sites": "", "stacks": {"red": "red-lens"}}, []),
        ({"sites": "red-lens red-helix", "guards": ["", "red-lens"]}, ["red-helix"]),
    ],
    ids=["needed and there", "there, not needed", "needed, not there", "one of two"],
)
def test_excavatable_is_what_is_needed_and_lies_on_a_site(fields: dict[str, Any], found: list[str]) -> None:
    """Both must hold."""
    assert dug(solo(ship={"red": 1}, **fields)) == found


@pytest.mark.rule("ZU-TERM-13")
@pytest.mark.parametrize(
    "fields",
    [
        {"stacks": {"red": "red-lens*3"}},
        {"cargo": ["red-lens*3", ""]},
        {"hidden": ["red-lens*2", ""]},
        {"sold": {"red-lens": 3}},
        {},
    ],
    ids=["black market", "cargo hold", "hidden hold", "box", "pile"],
)
def test_copies_are_counted_on_sites_only(fields: dict[str, Any]) -> None:
    """One lens and two craters lie on the map; however many lenses are elsewhere, the lens is the rarer."""
    s = solo(sites="red-lens red-crater*2 red-helix*2", ship={"red": 1}, **fields)

    act(s, TWO)

    assert told(s, "find-rare")[0] == "find-rare red-lens, out: red-helix red-crater"


@pytest.mark.rule("ZU-TERM-14")
@pytest.mark.parametrize(
    ("fields", "rungs"),
    [
        ({"cargo": ["red-crater", ""]}, ["dig-human-few green, out: red"]),
        ({"hidden": ["red-crater", ""]}, ["dig-human-few green, out: red"]),
        ({"cargo": ["red-crater green-crater", ""], "hidden": ["red-crater", ""]}, ["dig-human-few green, out: red"]),
        ({"cargo": ["red-crater", ""], "hidden": ["green-crater", ""]}, []),
        ({"guards": ["red-crater red-antenna", ""]}, []),
    ],
    ids=["cargo", "hidden", "both", "level", "samples"],
)
def test_the_human_has_what_lies_in_the_two_holds(fields: dict[str, Any], rungs: list[str]) -> None:
    """Tiles of both holds count for the tie of colours, samples do not."""
    s = solo(sites=BOTH, **fields)

    act(s, TWO)

    assert told(s, "dig-human-few") == rungs


@pytest.mark.rule("ZU-TERM-15")
@pytest.mark.parametrize(
    ("fields", "rungs"),
    [
        ({"cargo": ["", "red-crater"]}, ["dig-none-held green, out: red"]),
        ({"hidden": ["", "red-crater"]}, ["dig-none-held green, out: red"]),
        ({"cargo": ["", "red-crater"], "hidden": ["", "green-crater"]}, []),
        ({"guards": ["", "red-crater red-antenna"]}, []),
    ],
    ids=["cargo", "hidden", "one of each", "samples"],
)
def test_zu_has_what_lies_in_its_two_holds(fields: dict[str, Any], rungs: list[str]) -> None:
    """Tiles of both holds count for the tie of colours, samples do not."""
    s = solo(sites=BOTH, **fields)

    act(s, TWO)

    assert told(s, "dig-none-held") == rungs


# --- the black market ------------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-16")
@pytest.mark.parametrize(
    ("stack", "guards", "amount", "valid"),
    [
        ("red-crater", "", 5, True),
        ("red-crater", "", 4, False),
        ("red-crater", "red-crater", 5, False),
        ("red-antenna red-crater", "", 5, False),
        ("red-crater red-antenna", "", 5, True),
    ],
    ids=["top, needed, paid", "too dear", "not needed", "not on top", "on top of a dearer one"],
)
def test_valid_is_on_top_needed_and_affordable(stack: str, guards: str, amount: int, valid: bool) -> None:
    """The crater is worth 4 and costs 5, the antenna costs 8: all three conditions must hold."""
    s = solo(stacks={"red": stack}, guards=["", guards], credits=[8, amount], ship={"red": 1})

    assert bought(s) == ["red-crater"] * valid


@pytest.mark.rule("ZU-TERM-16", "ZU-EDGE-16")
@pytest.mark.parametrize("desired", COLOURS)
@pytest.mark.parametrize(
    ("tops", "cheap"),
    [
        ("yellow-antenna green-antenna red-helix purple-helix orange-lens", "purple-helix"),
        ("yellow-crater green-antenna red-crater purple-antenna orange-lens", "yellow-crater"),
        ("yellow-lens green-crater red-lens purple-antenna orange-helix", "red-lens"),
    ],
)
def test_three_credits_buy_only_a_value_of_two(tops: str, cheap: str, desired: str) -> None:
    """One tile of value 2 among dearer ones: wherever it lies, and wherever the search begins."""
    s = solo(stacks={tile.split("-")[0]: tile for tile in words(tops)}, credits=[8, 3], ship={desired: 1})

    assert bought(s) == [cheap]
    assert credits(s) == 0


@pytest.mark.rule("ZU-TERM-17")
@pytest.mark.parametrize(
    ("zu", "face", "colour"),
    [
        ([], "excavate-green-red", "red"),
        ([], "excavate-green-orange", "orange"),
        ([], "excavate-top", "purple"),
        (["H1"], "excavate-green-red", "red"),
        (["H1"], "excavate-top", "purple"),
    ],
)
def test_the_desired_colour_is_carried_over_to_the_black_market(zu: list[str], face: str, colour: str) -> None:
    """Cargo full: the more popular colour of a TWO card, or the most popular of all, is what Zu buys."""
    s = solo(
        zu=zu,
        sites="yellow-lens green-lens red-lens purple-lens orange-lens",
        cargo=["", "yellow-helix green-helix yellow-crater green-antenna"],
        stacks={colour: f"{colour}-crater" for colour in COLOURS[1:]},
        ship={"purple": 3, "red": 2, "orange": 2, "green": 1},
        credits=[8, 20],
    )

    assert bought(s, face) == [f"{colour}-crater"]


# --- the second colour -----------------------------------------------------------------------------


@pytest.mark.rule("ZU-TERM-18")
def test_cubes_of_the_second_colour_are_guards_traders_envoys_and_markers() -> None:
    """All 22 cubes of the first colour are out: the next ones do everything that a cube does."""
    s = solo(envoys=["", "left*22"], sites="red-helix*2", ship={"red": 1}, queues=["", "", "red"])
    assert at(s, "cubes", ZU) == 0

    assert dug(s) == ["red-helix"]
    assert at(s, "guards", ZU) == ["red-helix"]
    act(s, "command-3")
    assert at(s, "traders", ZU) == {"prism": 1}
    assert at(s, "envoys", ZU) == {"left": 22, "middle": 1}
    act(s, "sell")
    assert at(s, "traders", ZU) == {}
    assert at(s, "envoys", ZU) == {"left": 22, "middle": 2}
    act(s, "survey")
    assert at(s, "marks") == [ZU, None, None]
    assert dug(s, "excavate-red-purple") == []


@pytest.mark.rule("ZU-TERM-18", "ZU-EDGE-69")
def test_cubes_of_the_second_colour_count_for_majorities() -> None:
    """Zu's 23rd and 24th cube are envoys in the middle, where the human has one: Zu wins there too, 5 and 5."""
    s = solo(envoys=["middle", "left*22 middle*2"])
    assert at(s, "cubes", ZU) == -2
    zu_of(s).deck, zu_of(s).discard = zu_of(s).discard, zu_of(s).deck  # all ten cards played, so Zu has passed
    s.passed |= 1 << ZU

    play(s, "pass")

    assert at(s, "earned", ZU, "centres-1") == 10
    assert at(s, "earned", HUMAN, "centres-1") == 0


@pytest.mark.rule("ZU-TERM-18")
def test_cubes_of_the_second_colour_count_for_the_swing() -> None:
    """The 23rd cube already draws level in the middle; on the right Zu would still draw level, which is better."""
    s = solo(envoys=["middle right", "left*22 middle"])

    act(s, "market")

    assert told(s, "trader-swing")[0] == "trader-swing #5 #6, out: #1 #2 #3 #4"
