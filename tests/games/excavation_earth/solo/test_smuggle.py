"""Zu's Smuggle, which only stands in for an Excavate: acquire or offload (ZU-SMUGGLE, ZU-ACQUIRE, ZU-OFFLOAD)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from digsite import Rng
from digsite.games.excavation_earth.kinds import TYPES
from digsite.games.excavation_earth.solo.faces import FACES, SPECIAL
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import (
    CARGO,
    HUMAN,
    OTHER_PACK,
    TOP,
    TWO,
    ZU,
    act,
    bought,
    chances,
    credits,
    solo,
    told,
)
from tests.games.excavation_earth.table import at, words

HIDDEN = "orange-helix orange-lens"
TOPS = {
    "yellow": "yellow-crater",
    "green": "green-crater",
    "red": "red-crater",
    "purple": "purple-antenna",
    "orange": "orange-antenna",
}
"""A tile on every stack, worth 2, 4, 4, 5, 4; their order from the left is this one."""
VALUES = dict(zip(TYPES, [7, 5, 4, 2, 6, 5, 3, 4, 5, 2, 7, 4, 2, 4, 5, 7, 3, 6, 4, 5], strict=True))


def shop(colour: str, **fields: Any) -> Earth:
    """An empty map, a tile on every stack and 20 credits: `TOP` makes Zu acquire from that colour's stack on."""
    return solo(**{"stacks": TOPS, "credits": [8, 20], "ship": {colour: 1}, **fields})


def broke(cargo: str, hidden: str = "", **fields: Any) -> Earth:
    """An empty map, empty stacks, no credits and these tiles in Zu's holds: `TOP` makes Zu offload."""
    return solo(**{"credits": [8, 0], "cargo": ["", cargo], "hidden": ["", hidden], **fields})


def given(s: Earth, face: str = TOP) -> list[str]:
    """What Zu offloads with that card, in order."""
    act(s, face)
    return [line.split()[1] for line in told(s, "offloaded")]


# --- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SMUGGLE-01")
@pytest.mark.parametrize(
    ("sites", "cargo", "hidden", "ends"),
    [
        ("red-lens green-lens", "", "", "dug"),
        ("red-lens green-lens", CARGO, "", "acquired"),
        ("red-lens green-lens", CARGO, HIDDEN, "offloaded"),
        ("", "yellow-helix purple-lens", "", "acquired"),
        ("", CARGO, HIDDEN, "offloaded"),
    ],
    ids=["nothing stands in the way", "cargo full", "both full", "nothing to dig", "nothing to dig, both full"],
)
def test_the_reason_decides_which_half(sites: str, cargo: str, hidden: str, ends: str) -> None:
    """Zu has credits, tiles of several colours and five open stacks: it does the one thing, and not the other."""
    s = shop("red", sites=sites, cargo=["", cargo], hidden=["", hidden])

    assert act(s, TWO)

    assert {line.split()[0] for line in told(s, "dug", "acquired", "offloaded")} == {ends}


@pytest.mark.rule("ZU-SMUGGLE-01")
@pytest.mark.parametrize("face", [face for face in FACES[:SPECIAL] if not face.startswith("excavate")])
def test_no_other_card_smuggles(face: str) -> None:
    """Every card but Excavate, carried out or failed, with nothing on the map and both holds full: no smuggling."""
    s = shop("red", cargo=["", CARGO], hidden=["", HIDDEN])

    act(s, face)

    assert told(s, "acquires", "acquired", "offloads", "offloaded") == []
    assert at(s, "stacks") == {colour: words(text) for colour, text in TOPS.items()}


@pytest.mark.rule("ZU-SMUGGLE-02")
@pytest.mark.parametrize("explorers", ["vancouver berlin guam", "havana zanzibar guam", "vancouver berlin rio"])
@pytest.mark.parametrize("ends", ["acquired", "offloaded"])
def test_neither_explorer_nor_card_is_needed(explorers: str, ends: str) -> None:
    """Wherever the human's explorers stand, and with no card anywhere changing place."""
    s = shop("red", explorers=explorers, hand="red-mask", cargo=["", CARGO], hidden=["", HIDDEN])
    if ends == "acquired":
        s = shop("red", explorers=explorers, hand="red-mask")
    cards = [at(s, "deck"), at(s, "discard"), at(s, "hands"), at(s, "travel"), at(s, "explorers")]

    act(s, TOP)

    assert told(s, "acquired", "offloaded")[0].split()[0] == ends
    assert [at(s, "deck"), at(s, "discard"), at(s, "hands"), at(s, "travel"), at(s, "explorers")] == cards


@pytest.mark.rule("ZU-SMUGGLE-03", "ZU-OFFLOAD-01", "ZU-EDGE-18")
@pytest.mark.parametrize("face", [TWO, TOP])
def test_the_chain_ends_in_a_failed_action(face: str) -> None:
    """Nothing to dig, nothing to buy, nothing to offload: ten credits."""
    s = solo(ship={"red": 1}, credits=[8, 0])

    assert not act(s, face)

    assert told(s, "acquires", "offloads", "failed") == [
        "acquires nothing-to-dig",
        "offloads nothing-to-buy",
        "failed no-artefact 10",
    ]
    assert credits(s) == 10


@pytest.mark.rule("ZU-OFFLOAD-01")
def test_the_hands_of_a_failed_offload_are_empty() -> None:
    """A sample is no tile: with samples but no tile the action fails just the same, and the samples stay."""
    s = broke("", guards=["", "red-lens green-lens"])

    assert not act(s, TOP)

    assert told(s, "offloaded") == []
    assert at(s, "guards", ZU) == ["green-lens", "red-lens"]
    assert at(s, "stacks", "red") == []


@pytest.mark.rule("ZU-SMUGGLE-03", "ZU-OFFLOAD-14")
@pytest.mark.parametrize(
    ("sites", "cargo", "hidden", "amount"),
    [("red-lens red-helix", CARGO, HIDDEN, 0), ("", "yellow-helix purple-lens", "", 2)],
    ids=["both holds were full", "nothing could be paid"],
)
def test_offloading_ends_the_action(sites: str, cargo: str, hidden: str, amount: int) -> None:
    """Now there would be space to dig, and credits for the crater on top of the red stack: Zu does neither."""
    s = shop(
        "red", sites=sites, cargo=["", cargo], hidden=["", hidden], credits=[8, amount], stacks={"red": "red-crater"}
    )
    held = len(words(f"{cargo} {hidden}"))

    assert act(s, TOP)

    assert len(told(s, "offloaded")) == 2
    assert told(s, "dug", "acquired", "failed") == []
    assert len(at(s, "cargo", ZU) + at(s, "hidden", ZU)) == held - 2
    assert at(s, "stacks", "red") == ["red-crater"]


@pytest.mark.rule("ZU-SMUGGLE-R1", "ZU-ACQUIRE-11", "ZU-EDGE-19")
@pytest.mark.parametrize("cargo", ["", "yellow-helix", "yellow-helix purple-helix purple-lens"])
def test_a_full_hidden_hold_sends_the_tile_to_the_cargo_hold(cargo: str) -> None:
    """Nothing to dig, no hidden space, but a cargo space: the tile goes there; nothing is offloaded."""
    s = shop("red", cargo=["", cargo], hidden=["", HIDDEN])

    act(s, TOP)

    assert told(s, "acquired", "offloaded") == ["acquired red-crater cargo -5"]
    assert sorted(at(s, "cargo", ZU)) == sorted([*words(cargo), "red-crater"])
    assert at(s, "hidden", ZU) == words(HIDDEN)


# --- Acquire ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-ACQUIRE-01")
def test_exactly_one_is_acquired() -> None:
    """Zu could pay for all five and has space for six: it buys one."""
    s = shop("red", credits=[8, 100])

    assert bought(s) == ["red-crater"]
    assert at(s, "hidden", ZU) + at(s, "cargo", ZU) == ["red-crater"]


@pytest.mark.rule("ZU-ACQUIRE-02", "ZU-ACQUIRE-R1")
def test_the_search_begins_at_the_colour_that_excavate_settled_on() -> None:
    """Orange leads but is not on the map; purple is, and its type there is not needed: purple is bought, not orange."""
    s = shop("orange", ship={"orange": 2, "purple": 1}, sites="purple-lens yellow-lens", guards=["", "purple-lens"])

    assert bought(s) == ["purple-antenna"]


@pytest.mark.rule("ZU-ACQUIRE-03")
def test_only_the_top_tile_of_a_stack() -> None:
    """Zu has a sample of the red crater on top; the lens beneath is needed but covered: the next stack it is."""
    s = shop("red", stacks={**TOPS, "red": "red-crater red-lens"}, guards=["", "red-crater"])

    assert bought(s) == ["purple-antenna"]
    assert at(s, "stacks", "red") == ["red-crater", "red-lens"]


@pytest.mark.rule("ZU-ACQUIRE-04")
@pytest.mark.parametrize(
    "fields",
    [{"guards": ["", "red-crater"]}, {"cargo": ["", "red-crater"]}, {"hidden": ["", "red-crater"]}],
    ids=["sample", "copy in the cargo hold", "copy in the hidden hold"],
)
def test_what_zu_has_is_not_acquired(fields: dict[str, Any]) -> None:
    """A sample or a copy is enough to pass the red stack over."""
    assert bought(shop("red", **fields)) == ["purple-antenna"]


@pytest.mark.rule("ZU-ACQUIRE-04")
def test_what_the_human_has_does_not_matter() -> None:
    """The human has both a sample and a copy of the crater: Zu buys it."""
    assert bought(shop("red", guards=["red-crater", ""], cargo=["red-crater", ""])) == ["red-crater"]


@pytest.mark.rule("ZU-ACQUIRE-05", "ZU-ACQUIRE-06")
@pytest.mark.parametrize(
    ("amount", "tile", "left"), [(5, "red-crater", 0), (6, "red-crater", 1), (4, "yellow-crater", 1)]
)
def test_the_price_is_the_value_and_one(amount: int, tile: str, left: int) -> None:
    """The crater is worth 4: five credits buy it, four do not, and then only the yellow one (2) can be paid."""
    s = shop("red", credits=[8, amount])

    assert bought(s) == [tile]
    assert credits(s) == left


@pytest.mark.rule("ZU-ACQUIRE-07")
@pytest.mark.parametrize(
    ("colour", "tile"),
    [
        ("yellow", "green-crater"),
        ("green", "red-crater"),
        ("red", "purple-antenna"),
        ("purple", "orange-antenna"),
        ("orange", "yellow-crater"),
    ],
)
def test_the_next_stack_to_the_right(colour: str, tile: str) -> None:
    """The desired colour's own top tile is not needed: the next on its right, and after the last comes the first."""
    assert bought(shop(colour, guards=["", TOPS[colour]])) == [tile]


@pytest.mark.rule("ZU-ACQUIRE-07", "ZU-EDGE-15")
@pytest.mark.parametrize(("guards", "tile"), [("", "yellow-crater"), ("yellow-crater", "green-crater")])
def test_the_search_wraps_from_the_right_end_to_the_left(guards: str, tile: str) -> None:
    """Orange is the rightmost: the leftmost stack comes next, and on from there."""
    assert bought(shop("orange", guards=["", f"orange-antenna {guards}"])) == [tile]


@pytest.mark.rule("ZU-ACQUIRE-07", "ZU-ACQUIRE-R2")
def test_popularity_and_the_left_end_play_no_part() -> None:
    """Red's tile is not needed. Purple stands to its right, the least popular of all: it is bought all the same."""
    s = shop("red", ship={"red": 4, "yellow": 3, "green": 2, "orange": 1}, guards=["", "red-crater"])

    assert bought(s) == ["purple-antenna"]


@pytest.mark.rule("ZU-ACQUIRE-07")
@pytest.mark.parametrize(("guards", "tile"), [("", "yellow-lens"), ("yellow-lens", "green-helix")])
def test_the_order_of_the_stacks_is_that_of_the_pack(guards: str, tile: str) -> None:
    """In another pack the row is orange, red, yellow, green, purple: yellow stands to the right of red."""
    s = solo(
        options={"components": OTHER_PACK},
        forecast="orange-anchor orange-comet orange-cog",
        ship={"red": 1},
        stacks={"orange": "orange-lens", "yellow": "yellow-lens", "green": "green-helix", "purple": "purple-lens"},
        guards=["", guards],
    )

    assert bought(s) == [tile]


@pytest.mark.rule("ZU-ACQUIRE-08", "ZU-ACQUIRE-07", "ZU-ACQUIRE-10", "ZU-EDGE-75")
def test_empty_stacks_are_passed_over() -> None:
    """Cargo full, nothing left of red: the stack to its right is next, and the tile goes to the hidden hold."""
    s = shop("red", sites="red-lens", cargo=["", CARGO], stacks={**TOPS, "red": ""})

    act(s, TOP)

    assert told(s, "acquired") == ["acquired purple-antenna hidden -6"]


@pytest.mark.rule("ZU-ACQUIRE-08")
def test_several_empty_stacks_in_a_row() -> None:
    """From red on three stacks are empty, beyond the right end: green is the first that has a tile."""
    assert bought(shop("red", stacks={"green": "green-crater"})) == ["green-crater"]


@pytest.mark.rule("ZU-ACQUIRE-09", "ZU-OFFLOAD-02", "ZU-EDGE-17")
@pytest.mark.parametrize(
    "fields",
    [
        {"credits": [8, 0]},
        {"stacks": {}},
        {"guards": ["", " ".join(TOPS.values())]},
        {"credits": [8, 4], "guards": ["", "yellow-crater"]},
    ],
    ids=["no credits", "no tiles", "nothing needed", "some too dear, some not needed"],
)
def test_with_nothing_valid_zu_offloads(fields: dict[str, Any]) -> None:
    """Five stacks, none of them any good: Zu offloads its two tiles of different colours from a half empty hold."""
    s = shop("red", cargo=["", "yellow-helix purple-lens"], **fields)

    assert given(s) == ["yellow-helix", "purple-lens"]
    assert told(s, "offloads", "acquired", "failed") == ["offloads nothing-to-buy"]


@pytest.mark.rule("ZU-ACQUIRE-10")
@pytest.mark.parametrize(("cargo", "hidden"), [("", ""), ("", "orange-helix"), (CARGO, "orange-helix")])
def test_the_tile_goes_to_the_hidden_hold(cargo: str, hidden: str) -> None:
    """As long as there is a space, whatever the cargo hold has."""
    s = shop("red", cargo=["", cargo], hidden=["", hidden])

    act(s, TOP)

    assert sorted(at(s, "hidden", ZU)) == sorted([*words(hidden), "red-crater"])
    assert at(s, "cargo", ZU) == words(cargo)


@pytest.mark.rule("ZU-ACQUIRE-12")
@pytest.mark.parametrize("n_cargo", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("n_hidden", [0, 1, 2])
def test_there_is_always_a_space_to_acquire(n_cargo: int, n_hidden: int) -> None:
    """Every filling of the holds of 4 and 2: with a space left a tile is stored, with none left Zu offloads."""
    s = shop("red", cargo=["", " ".join(words(CARGO)[:n_cargo])], hidden=["", " ".join(words(HIDDEN)[:n_hidden])])
    n = n_cargo + n_hidden

    act(s, TOP)

    held = [len(at(s, "cargo", ZU)), len(at(s, "hidden", ZU))]
    assert sum(held) == (n + 1 if n < 6 else 4)
    assert held[0] <= 4
    assert held[1] <= 2
    assert len(told(s, "acquired")) == (1 if n < 6 else 0)


@pytest.mark.rule("ZU-ACQUIRE-13")
def test_the_tile_is_sampled_at_once() -> None:
    """A cube of Zu's guards the crater; none of the human's."""
    s = shop("red")

    act(s, TOP)

    assert told(s, "acquired", "sampled") == ["acquired red-crater hidden -5", "sampled red-crater"]
    assert at(s, "guards") == [[], ["red-crater"]]
    assert at(s, "cubes") == [22, 21]


@pytest.mark.rule("ZU-ACQUIRE-14", "ZU-ACQUIRE-03")
def test_the_tile_beneath_becomes_the_top() -> None:
    """Twice in a row: crater, then the lens beneath it, and the antenna is left. Nothing is refilled."""
    s = shop("red", stacks={**TOPS, "red": "red-crater red-lens red-antenna"})
    piles = at(s, "piles")

    assert bought(s) == ["red-crater"]
    assert at(s, "stacks", "red") == ["red-lens", "red-antenna"]
    assert bought(s, "excavate-red-purple") == ["red-lens"]
    assert at(s, "stacks", "red") == ["red-antenna"]
    assert at(s, "piles") == piles


# --- Offload ---------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-OFFLOAD-02", "ZU-OFFLOAD-03", "ZU-EDGE-21")
def test_two_of_different_colours() -> None:
    """Red 7, red 5, green 3: red 7 and green 3 for ten credits, not red 7 and red 5."""
    s = broke("red-antenna red-helix green-antenna")

    assert given(s) == ["red-antenna", "green-antenna"]
    assert credits(s) == 10
    assert at(s, "cargo", ZU) == ["red-helix"]


@pytest.mark.rule("ZU-OFFLOAD-03")
@pytest.mark.parametrize(
    ("cargo", "pair"),
    [
        ("yellow-crater green-antenna red-lens purple-antenna", ["purple-antenna", "green-antenna"]),
        ("yellow-helix yellow-lens green-helix orange-helix", ["yellow-helix", "green-helix"]),
        ("green-helix green-lens orange-antenna purple-helix", ["green-helix", "orange-antenna"]),
        ("yellow-lens yellow-antenna yellow-crater red-lens", ["yellow-lens", "red-lens"]),
    ],
)
def test_the_pair_of_the_greatest_total_value(cargo: str, pair: list[str]) -> None:
    """5 + 3 of four colours; 7 + 6, not 7 + 5 of one colour; 6 + 4, not 6 + 5; 5 + 2, not 5 + 4."""
    assert given(broke(cargo)) == pair


@pytest.mark.rule("ZU-OFFLOAD-04")
@pytest.mark.parametrize(("cargo", "hidden"), [("red-lens", ""), ("", "red-lens")])
def test_a_single_artefact_is_offloaded_alone(cargo: str, hidden: str) -> None:
    """One tile in either hold: it goes, for 2 credits, and the action has not failed."""
    s = broke(cargo, hidden)

    assert act(s, TOP)

    assert [line.split()[1] for line in told(s, "offloaded")] == ["red-lens"]
    assert credits(s) == 2
    assert at(s, "cargo", ZU) + at(s, "hidden", ZU) == []


@pytest.mark.rule("ZU-OFFLOAD-05", "ZU-OFFLOAD-R1", "ZU-EDGE-20")
@pytest.mark.parametrize(
    ("cargo", "hidden"), [("red-antenna red-helix red-crater", ""), ("red-helix red-crater", "red-antenna")]
)
def test_of_one_colour_only_the_most_valuable_goes(cargo: str, hidden: str) -> None:
    """Red 7, 5 and 4 and nothing else: the 7 alone, wherever it lies; the action has not failed."""
    s = broke(cargo, hidden)

    assert act(s, TOP)

    assert [line.split()[1] for line in told(s, "offloaded")] == ["red-antenna"]
    assert credits(s) == 7
    assert at(s, "cargo", ZU) + at(s, "hidden", ZU) == ["red-helix", "red-crater"]


@pytest.mark.rule("ZU-OFFLOAD-06", "ZU-OFFLOAD-07", "ZU-EDGE-22")
def test_of_equal_values_the_one_in_the_cargo_hold() -> None:
    """Purple 7 and red 5 in hidden, green 5 in cargo, green the most popular: purple and green."""
    s = broke("green-lens", "red-helix purple-crater", ship={"green": 1})

    assert given(s) == ["purple-crater", "green-lens"]
    assert at(s, "hidden", ZU) == ["red-helix"]


@pytest.mark.rule("ZU-OFFLOAD-06")
def test_the_hold_also_decides_the_first_of_two_equals() -> None:
    """Yellow 7 in hidden, red 7 and purple 7 in cargo, both more popular: red and purple go, yellow stays."""
    s = broke("red-antenna purple-crater", "yellow-helix", ship={"red": 1, "purple": 2})

    assert given(s) == ["red-antenna", "purple-crater"]
    assert at(s, "hidden", ZU) == ["yellow-helix"]


@pytest.mark.rule("ZU-OFFLOAD-07")
@pytest.mark.parametrize(("ship", "second"), [("red", "green-lens"), ("green", "red-helix")])
def test_then_the_less_popular_colour(ship: str, second: str) -> None:
    """Purple 7 goes first; of green 5 and red 5 in the same hold the less popular one."""
    assert given(broke("green-lens red-helix purple-crater", ship={ship: 1, "purple": 3})) == ["purple-crater", second]


@pytest.mark.rule("ZU-OFFLOAD-07")
def test_popularity_decides_among_three_equals() -> None:
    """Yellow, green and orange 5: the two least popular go, the least popular first."""
    s = broke("yellow-lens green-lens orange-crater", ship={"yellow": 1, "green": 2})

    assert given(s) == ["orange-crater", "yellow-lens"]


@pytest.mark.rule("ZU-OFFLOAD-08")
def test_what_is_still_tied_is_drawn() -> None:
    """Purple 7, then green 5 or red 5 of the same hold, equally popular: either, as often as not."""
    found = chances(broke("green-lens red-helix purple-crater"), TOP, "offload-lot")

    assert sorted(found) == ["cargo:green-lens", "cargo:red-helix"]
    assert sum(found.values()) == 300
    assert min(found.values()) > 120


@pytest.mark.rule("ZU-OFFLOAD-08")
def test_no_lot_where_nothing_is_tied() -> None:
    """Different values, and a colour to begin with that is not tied either: the generator is not touched."""
    s = broke("green-lens purple-crater red-lens", ship={"red": 1})
    before = at(s, "rng")

    assert given(s) == ["purple-crater", "green-lens"]
    assert at(s, "rng") == before


@pytest.mark.rule("ZU-OFFLOAD-09", "ZU-OFFLOAD-R2", "ZU-OFFLOAD-03")
@pytest.mark.parametrize("number", range(40))
def test_two_picks_give_the_best_pair(number: int) -> None:
    """Any six tiles: what Zu gets is the most that any pair of different colours is worth."""
    types = list(range(len(TYPES)))
    Rng(number).shuffle(types)
    tiles = [TYPES[kind] for kind in types[:6]]
    s = broke(" ".join(tiles[:4]), " ".join(tiles[4:]))
    best = max(
        VALUES[one] + VALUES[two] for one, two in combinations(tiles, 2) if one.split("-")[0] != two.split("-")[0]
    )

    act(s, TOP)

    assert len(told(s, "offloaded")) == 2
    assert credits(s) == best


@pytest.mark.rule("ZU-OFFLOAD-10")
def test_the_listed_values_are_paid() -> None:
    """7 and 6, no more and no less."""
    s = broke("yellow-helix", "orange-lens")

    act(s, TOP)

    assert told(s, "offloaded") == ["offloaded yellow-helix cargo 7", "offloaded orange-lens hidden 6"]
    assert credits(s) == 13
    assert credits(s, HUMAN) == 8


@pytest.mark.rule("ZU-OFFLOAD-11")
def test_the_tiles_go_under_the_stacks_of_their_colours() -> None:
    """Beneath what lies there, or onto an empty place."""
    s = broke("yellow-helix red-lens", stacks={"yellow": "yellow-lens yellow-crater"})

    act(s, TOP)

    assert at(s, "stacks", "yellow") == ["yellow-lens", "yellow-crater", "yellow-helix"]
    assert at(s, "stacks", "red") == ["red-lens"]


@pytest.mark.rule("ZU-OFFLOAD-12")
@pytest.mark.parametrize(
    ("cargo", "hidden"),
    [("yellow-helix", "orange-lens"), ("orange-lens", "yellow-helix"), ("", "yellow-helix orange-lens")],
)
def test_from_either_hold(cargo: str, hidden: str) -> None:
    """Both holds are emptied alike."""
    s = broke(cargo, hidden)

    assert given(s) == ["yellow-helix", "orange-lens"]
    assert (at(s, "cargo", ZU), at(s, "hidden", ZU)) == ([], [])


@pytest.mark.rule("ZU-OFFLOAD-13")
def test_samples_stay() -> None:
    """Both tiles are sampled: the tiles go, the guards do not."""
    s = broke("yellow-helix orange-lens", guards=["", "yellow-helix orange-lens"])

    act(s, TOP)

    assert at(s, "cargo", ZU) == []
    assert at(s, "guards", ZU) == ["yellow-helix", "orange-lens"]
    assert at(s, "cubes", ZU) == 20
