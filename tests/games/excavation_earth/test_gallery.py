"""Samples: guards in the gallery, guards that move, and the bonus of a column (EE-GALLERY)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import all_but, cargo, discarded, guards, hand, hidden, only
from tests.games.excavation_earth.table import asked, earth, happened, offered, play, refused

COPIES = Box.load(None).copies
AWAY = "vancouver berlin guam"
FORECAST = "orange-anchor*2 orange-comet"
RED = "red-helix red-lens red-antenna"
"""A column that lacks its crater."""


def digging(kinds: str = "red-helix red-lens", **fields: Any) -> Earth:
    """Seat 0 (Smugglers) has dug red tiles in Rome and London and is asked for samples, if any can be taken."""
    fields = {"hands": ["red-cog yellow-mask", ""], **fields}
    s = earth(
        factions=["gul", "aqulla"], explorers=["rome london guam", AWAY], sites=kinds, forecast=FORECAST, **fields
    )
    play(s, "excavate red-cog")
    for kind in kinds.split():
        play(s, f"dig {kind}")
    return s


# --- samples --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-GALLERY-01", "EE-GALLERY-03", "EE-GALLERY-09")
@pytest.mark.parametrize("kind", TYPES)
def test_a_space_for_each_type(kind: str) -> None:
    """A cube of the crew supply goes on the type's own space: 20 of them."""
    colour = kind.split("-", maxsplit=1)[0]
    s = earth(factions=["gul", "aqulla"], hands=["red-coil", ""], stacks={colour: kind})
    play(s, "smuggle red-coil", f"acquire {colour} cargo", f"sample {kind}")
    assert guards(s) == kind
    assert s.cubes == [21, 22]
    assert happened(s, "sampled") == [{"kind": "sampled", "seat": 0, "artefact": TYPES.index(kind)}]
    assert len(TYPES) == 20


@pytest.mark.rule("EE-GALLERY-02", "EE-GALLERY-R1", "EE-END-06")
def test_five_columns_and_four_rows() -> None:
    """A column is one region, a row one icon: a full row and a full column are scored as such at the end."""
    row = " ".join(f"{colour}-lens" for colour in COLOURS)
    column = " ".join(f"green-{glyph}" for glyph in GLYPHS if glyph != "lens")
    s = earth(round=3, hands=["red-cog", ""], guards=[f"{row} {column}", ""], rewarded=[["green"], []], passed=[1])
    play(s, "pass")
    assert happened(s, "row-scored") == [
        {"kind": "row-scored", "seat": 0, "glyph": 1, "n": 5, "credits": 21},
    ]
    assert happened(s, "column-scored") == [
        {"kind": "column-scored", "seat": 0, "colour": 1, "n": 4, "credits": 15},
    ]
    assert (len(COLOURS), len(GLYPHS)) == (5, 4)
    assert s.credits == [8 + 21 + 15, 8]


@pytest.mark.rule("EE-GALLERY-04")
def test_only_what_was_just_gained() -> None:
    """A tile held before is not offered, and after the action there is no second chance."""
    s = digging("red-helix", hidden=["green-lens", ""])
    assert offered(s) == ["done", "sample red-helix"]
    refused(s, "sample green-lens", "EE-GALLERY-04")
    play(s, "done")
    assert asked(s) == "act"
    assert guards(s) == ""
    refused(s, "sample red-helix", "EE-GALLERY-04")


@pytest.mark.rule("EE-GALLERY-05", "EE-GALLERY-21")
@pytest.mark.parametrize(
    ("answers", "sampled"),
    [
        (["done"], ""),
        (["sample red-helix", "done"], "red-helix"),
        (["sample red-lens", "done"], "red-lens"),
        (["sample red-lens", "sample red-helix"], "red-helix red-lens"),
    ],
)
def test_each_tile_may_be_sampled_or_not(answers: list[str], sampled: str) -> None:
    """None, one, the other or both, in any order; never more samples than tiles."""
    s = play(digging(), *answers)
    assert asked(s) == "act"
    assert guards(s) == sampled
    assert s.cubes[0] == 22 - len(sampled.split())


@pytest.mark.rule("EE-GALLERY-06", "EE-EDGE-24")
def test_no_second_sample_of_a_type() -> None:
    """A type that is guarded is refused and costs no cube; the other tile may be sampled."""
    s = digging(guards=["red-helix", ""])
    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "sample red-helix", "EE-GALLERY-06")
    assert s.cubes[0] == 21
    s = digging(guards=["red-lens", ""])
    assert offered(s) == ["done", "sample red-helix"]
    refused(s, "sample red-lens", "EE-GALLERY-06")
    s = digging("red-helix", guards=["red-helix", ""])
    assert asked(s) == "act"
    assert s.cubes[0] == 21


@pytest.mark.rule("EE-GALLERY-07", "EE-GALLERY-08", "EE-SELL-31")
def test_the_tile_stays_and_so_does_the_sample() -> None:
    """Sampling leaves the tile in the hold; selling or offloading it leaves the sample in the gallery."""
    s = play(digging("red-helix", traders=["mask", ""], queues=["red"], travel=["travel-2", ""]), "sample red-helix")
    assert cargo(s) == "red-helix"
    play(s, "sell travel-2")
    while asked(s) == "buy_first":
        play(s, "done")
    assert (cargo(s), guards(s)) == ("", "red-helix")
    s = digging("red-helix", hands=["red-cog red-coil", ""])
    play(s, "sample red-helix", "smuggle red-coil", "offload cargo red-helix")
    assert (cargo(s), guards(s)) == ("", "red-helix")


@pytest.mark.rule("EE-GALLERY-22", "EE-GALLERY-04")
def test_every_way_to_gain_a_tile_allows_a_sample() -> None:
    """Excavate, Smuggle, Survey's purchase, the Smugglers' purchase, command card C4; the Psychics' free tile, if read
    so."""
    lone: dict[str, Any] = only("red-lens*6", COPIES)
    tables: dict[str, tuple[Earth, list[str]]] = {
        "excavate": (
            earth(hands=["red-mask", ""], explorers=["london rio guam", AWAY], sites="red-lens"),
            ["excavate red-mask", "dig red-lens"],
        ),
        "acquire": (
            earth(hands=["red-coil", ""], stacks={"red": "red-lens"}),
            ["smuggle red-coil", "acquire red hidden"],
        ),
        "buy": (earth(hands=["red-mask", ""], **lone), ["survey red-mask", "replace 0", "buy red-lens"]),
        "free": (
            earth(
                factions=["issisinui", "gul"],
                hands=["red-mask", ""],
                options={"rulings": {"EE-FACTION-R2": "sample"}},
                **lone,
            ),
            ["survey red-mask", "replace 0", "store red-lens", "done"],
        ),
        "buy first": (
            earth(
                factions=["gul", "aqulla"],
                travel=["travel-2", ""],
                stacks={"red": "red-lens"},
                traders=["mask", ""],
                queues=["red"],
            ),
            ["sell travel-2", "acquire red cargo"],
        ),
        "night dig": (
            earth(
                round=2,
                hands=["red-mask", ""],
                explorers=["london rio guam", AWAY],
                sites="red-lens",
                envoys=["left", ""],
                command=["night-dig", "fresh-orders", "priority-shuttle"],
            ),
            ["command red-mask", "recall", "dig red-lens"],
        ),
    }
    for way, (s, answers) in tables.items():
        play(s, *answers)
        assert asked(s) == "samples", way
        assert offered(s) == ["done", "sample red-lens"], way
        play(s, "sample red-lens")
        assert guards(s) == "red-lens", way


# --- guards that move -----------------------------------------------------------------------------


@pytest.mark.rule("EE-GALLERY-10", "EE-GALLERY-13", "EE-EDGE-25", "EE-CREW-03")
def test_with_an_empty_supply_a_guard_moves() -> None:
    """The player says which; its old space is a sample no longer and may be sampled again."""
    s = digging("red-helix", traders=["mask*20", ""], guards=["green-lens yellow-crater", ""])
    play(s, "sample red-helix")
    assert asked(s) == "reassign"
    assert offered(s) == ["guard yellow-crater", "guard green-lens"]
    refused(s, "guard red-helix", "EE-GALLERY-10")
    refused(s, "done", "EE-CREW-03")
    play(s, "guard green-lens")
    assert guards(s) == "yellow-crater red-helix"
    assert happened(s, "reassigned") == [
        {"kind": "reassigned", "seat": 0, "artefact": TYPES.index("green-lens")},
    ]
    assert [event["artefact"] for event in happened(s, "sampled")] == [TYPES.index("red-helix")]
    assert (s.cubes[0], asked(s)) == (0, "act")


@pytest.mark.rule("EE-GALLERY-10", "EE-EDGE-25", "EE-CREW-04")
def test_with_a_cube_in_supply_no_guard_moves() -> None:
    """The cube is taken unasked."""
    s = digging("red-helix", traders=["mask*19", ""], guards=["green-lens yellow-crater", ""])
    assert s.cubes[0] == 1
    refused(s, "guard green-lens", "EE-CREW-04")
    play(s, "sample red-helix")
    assert asked(s) == "act"
    assert guards(s) == "yellow-crater green-lens red-helix"
    assert s.cubes[0] == 0


@pytest.mark.rule("EE-GALLERY-13", "EE-END-05")
def test_a_space_that_was_left_counts_no_longer() -> None:
    """Two red samples pay 4 at the end; after one has moved to a lone green space nothing is paid."""
    for moved, credits in ((False, 12), (True, 8)):
        s = earth(
            round=3,
            hands=["green-cog", ""],
            explorers=["newyork rio guam", AWAY],
            sites="green-antenna",
            guards=["red-helix red-lens", ""],
            traders=["mask*20", ""],
            passed=[1],
        )
        play(s, "excavate green-cog", "dig green-antenna")
        play(s, *(["sample green-antenna", "guard red-lens"] if moved else ["done"]))
        assert s.over
        assert s.credits[0] == credits


@pytest.mark.rule("EE-GALLERY-11", "EE-GALLERY-12", "EE-CREW-05")
def test_traders_and_envoys_do_not_guard() -> None:
    """With 22 cubes as traders and envoys no sample can be taken; none is asked for."""
    s = digging("red-helix", traders=["mask*11", ""], envoys=["left*11", ""])
    assert asked(s) == "act"
    assert (guards(s), cargo(s)) == ("", "red-helix")
    assert (s.traders[0], s.envoys[0]) == (11, 11)


@pytest.mark.rule("EE-GALLERY-R4", "EE-GALLERY-12")
def test_cubes_on_forecast_cards_do_not_guard() -> None:
    """They are neither supply nor guards: with the rest spent no sample can be taken."""
    s = digging("red-helix", traders=["mask*20", ""], marks=[0, None, 0])
    assert s.cubes[0] == 0
    assert asked(s) == "act"
    assert s.marks == [0, -1, 0]


@pytest.mark.rule("EE-GALLERY-14", "EE-EDGE-26")
def test_the_last_cube_then_a_guard() -> None:
    """Two samples with one cube left: the first takes it, the second may move a guard."""
    s = digging(traders=["mask*19", ""], guards=["green-lens yellow-crater", ""])
    play(s, "sample red-helix")
    assert asked(s) == "samples"
    play(s, "sample red-lens", "guard yellow-crater")
    assert guards(s) == "green-lens red-helix red-lens"


@pytest.mark.rule("EE-GALLERY-14", "EE-GALLERY-R2")
def test_two_samples_move_two_guards() -> None:
    """One after the other."""
    s = digging(traders=["mask*19", ""], guards=["green-lens yellow-crater purple-helix", ""])
    play(s, "sample red-lens", "guard yellow-crater", "sample red-helix", "guard green-lens")
    assert guards(s) == "red-helix red-lens purple-helix"


@pytest.mark.rule("EE-GALLERY-R3")
def test_a_guard_just_placed_may_move_on() -> None:
    """The only guard samples the first tile and then the second."""
    s = digging(traders=["mask*21", ""], guards=["green-lens", ""])
    play(s, "sample red-lens")
    assert guards(s) == "red-lens"
    play(s, "sample red-helix")
    assert guards(s) == "red-helix"
    assert asked(s) == "act"


# --- the bonus of a column ------------------------------------------------------------------------


@pytest.mark.rule("EE-GALLERY-15", "EE-EDGE-27")
def test_a_filled_column_brings_a_card_at_once() -> None:
    """Its fourth guard draws one action card into the hand, which its owner alone sees."""
    s = digging("red-crater", guards=[RED, ""])
    n = s.n_deck
    play(s, "sample red-crater")
    assert len(s.hands[0]) == 2
    assert s.n_deck == n - 1
    assert happened(s, "filled") == [{"kind": "filled", "seat": 0, "colour": COLOURS.index("red")}]
    (drew,) = [event for event in s.events if event.kind.name == "drew"]
    told = drew.seen(1)
    assert told is not None
    assert told["card"] == -1
    assert drew.whole()["card"] in s.hands[0]


@pytest.mark.rule("EE-GALLERY-15")
def test_three_guards_bring_nothing() -> None:
    """The third guard of a column, and a fourth of another region, draw no card."""
    s = play(digging("red-crater", guards=["red-helix red-lens green-antenna", ""]), "sample red-crater")
    assert hand(s) == "yellow-mask"
    assert happened(s, "filled") == []


@pytest.mark.rule("EE-GALLERY-16", "EE-GALLERY-17", "EE-EDGE-27")
def test_the_bonus_comes_once_per_column() -> None:
    """Red was full, lost its crater and is filled again: no second card."""
    s = digging("red-crater", guards=[RED, ""], rewarded=[["red"], []])
    play(s, "sample red-crater")
    assert guards(s) == RED + " red-crater"
    assert hand(s) == "yellow-mask"
    assert happened(s, "filled") == []


@pytest.mark.rule("EE-GALLERY-16", "EE-GALLERY-17", "EE-EDGE-27")
def test_a_guard_moves_out_and_another_in() -> None:
    """Played through: red is filled and pays; its lens leaves, another guard comes back to it: no second card."""
    s = earth(
        factions=["kuti_kuti", "gul"],
        hands=["red-cog*2 red-mask", ""],
        explorers=["rome london guam", AWAY],
        sites="red-crater red-lens",
        guards=[f"{RED} green-lens", ""],
        traders=["mask*17", ""],
        passed=[1],
    )
    play(s, "excavate red-cog", "dig red-crater", "done", "sample red-crater")
    assert len(happened(s, "filled")) == len(happened(s, "drew")) == 1
    assert len(s.hands[0]) == 3
    play(s, "command red-mask", "trader", "guard red-lens", "done")
    assert guards(s) == "green-lens red-helix red-antenna red-crater"
    play(s, "excavate red-cog", "dig red-lens", "sample red-lens", "guard green-lens")
    assert guards(s) == f"{RED} red-crater"
    assert happened(s, "filled") == happened(s, "drew") == []
    assert len(s.hands[0]) == 1


@pytest.mark.rule("EE-GALLERY-16")
def test_at_most_five_bonuses() -> None:
    """Five columns lack one guard each: filling them draws five cards, and no more can be had."""
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-coil green-coil yellow-coil", ""],
        stacks={colour: f"{colour}-crater" for colour in COLOURS},
        guards=[" ".join(f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS[:3]), ""],
        credits=[100, 8],
        passed=[1],
    )
    for card, colours in (("red", "yellow green"), ("green", "red purple"), ("yellow", "orange")):
        play(s, f"smuggle {card}-coil")
        for colour in colours.split():
            play(s, f"acquire {colour} {'hidden' if colour in ('red', 'purple') else 'cargo'}")
        if asked(s) == "smuggling":
            play(s, "done")
        for colour in colours.split():
            play(s, f"sample {colour}-crater")
    assert len(s.hands[0]) == 5
    assert s.to_json()["rewarded"] == [COLOURS, []]
    assert guards(s).split() == TYPES


@pytest.mark.rule("EE-GALLERY-18", "EE-EDGE-28")
def test_a_moved_guard_fills_a_column() -> None:
    """Out of a column that was never full, into red: a card for red."""
    s = digging("red-crater", guards=[f"{RED} green-lens green-helix", ""], traders=["mask*17", ""])
    play(s, "sample red-crater", "guard green-lens")
    assert guards(s) == f"green-helix {RED} red-crater"
    assert len(s.hands[0]) == 2
    assert len(happened(s, "filled")) == 1


@pytest.mark.rule("EE-GALLERY-18")
def test_a_guard_moved_within_its_column_does_not_fill_it() -> None:
    """Three red guards stay three."""
    s = play(digging("red-crater", guards=[RED, ""], traders=["mask*19", ""]), "sample red-crater", "guard red-lens")
    assert guards(s) == "red-helix red-antenna red-crater"
    assert hand(s) == "yellow-mask"


@pytest.mark.rule("EE-GALLERY-19")
def test_two_columns_in_one_action() -> None:
    """Red and green are completed by one Smuggle: a card at each filling."""
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-coil yellow-mask", ""],
        stacks={"red": "red-crater", "green": "green-antenna"},
        guards=[f"{RED} green-helix green-lens green-crater", ""],
        credits=[20, 8],
    )
    play(s, "smuggle red-coil", "acquire red cargo", "acquire green hidden", "sample green-antenna")
    assert len(s.hands[0]) == 2
    play(s, "sample red-crater")
    assert len(s.hands[0]) == 3
    assert len(happened(s, "filled")) == 1


@pytest.mark.rule("EE-GALLERY-20")
def test_rows_bring_no_card() -> None:
    """The fifth lens completes a row and nothing else."""
    s = digging("red-lens", guards=["yellow-lens green-lens purple-lens orange-lens", ""])
    play(s, "sample red-lens")
    assert hand(s) == "yellow-mask"
    assert happened(s, "drew") == []


@pytest.mark.rule("EE-GALLERY-R5", "EE-EDGE-08", "EE-TURN-R2", "EE-SUPPLY-R2")
def test_the_paid_card_is_in_the_reshuffle() -> None:
    """Deck and pile are empty but for the card that paid: it comes back as the bonus."""
    rest = all_but("red-cog yellow-mask", FORECAST)
    s = digging("red-crater", hands=["red-cog yellow-mask", rest], guards=[RED, ""])
    assert s.n_deck == 0
    assert discarded(s) == {"red-cog": 1}
    play(s, "sample red-crater")
    assert hand(s) == "yellow-mask red-cog"
    assert (s.n_deck, s.n_discard) == (0, 0)
    assert [event["n"] for event in happened(s, "reshuffled")] == [1]


@pytest.mark.rule("EE-GALLERY-R5")
def test_the_bonus_comes_before_the_second_sample() -> None:
    """With red and green waiting, the card is in hand when the second sample is asked for."""
    s = digging("red-crater red-lens", guards=["red-helix red-antenna red-lens", ""])
    play(s, "sample red-crater")
    assert asked(s) == "act"
    s = digging("red-crater red-lens", guards=["red-helix red-antenna yellow-lens", ""])
    play(s, "sample red-crater")
    assert (asked(s), len(s.hands[0])) == ("samples", 1)
    play(s, "sample red-lens")
    assert (asked(s), len(s.hands[0])) == ("act", 2)


@pytest.mark.rule("EE-GALLERY-R6", "EE-EDGE-09", "EE-SUPPLY-02")
def test_a_bonus_without_a_card_is_used_up() -> None:
    """The first of two columns draws the paid card, the only one there is; the second gets nothing, for good."""
    rest = all_but("red-coil yellow-mask", FORECAST)
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-coil yellow-mask", rest],
        forecast=FORECAST,
        stacks={"red": "red-crater", "green": "green-antenna"},
        guards=[f"{RED} green-helix green-lens green-crater", ""],
        credits=[20, 8],
    )
    play(s, "smuggle red-coil", "acquire red cargo", "acquire green hidden", "sample green-antenna")
    assert hand(s) == "yellow-mask red-coil"
    play(s, "sample red-crater")
    assert hand(s) == "yellow-mask red-coil"
    assert happened(s, "no-card") == [{"kind": "no-card", "seat": 0}]
    assert s.to_json()["rewarded"] == [["green", "red"], []]


@pytest.mark.rule("EE-EDGE-09", "EE-GALLERY-R6", "EE-FACTION-R8")
def test_no_card_for_a_purchase_in_a_sale_paid_with_a_travel_card() -> None:
    """The Smugglers fill red at the start of their Sell: deck and pile are empty, the bonus is gone."""
    rest = all_but("yellow-mask", FORECAST)
    s = earth(
        factions=["gul", "aqulla"],
        hands=["yellow-mask", rest],
        travel=["travel-2", ""],
        forecast=FORECAST,
        stacks={"red": "red-crater"},
        guards=[RED, ""],
        traders=["mask", ""],
        queues=["red"],
    )
    play(s, "sell travel-2", "acquire red cargo", "sample red-crater")
    assert hand(s) == "yellow-mask"
    assert s.to_json()["rewarded"] == [["red"], []]


@pytest.mark.rule("EE-EDGE-09", "EE-SUPPLY-02", "EE-SELL-19")
def test_no_card_for_a_sale_paid_with_a_travel_card() -> None:
    """Two markets bring 3 credits and no card, for there is none."""
    rest = all_but("yellow-mask", FORECAST)
    s = earth(
        hands=["yellow-mask", rest],
        travel=["travel-2", ""],
        forecast=FORECAST,
        cargo=["red-lens*2", ""],
        traders=["mask coil", ""],
        queues=["red", "red"],
    )
    play(s, "sell travel-2", "sell-at 1", "sell-at 2")
    assert hand(s) == "yellow-mask"
    assert len(happened(s, "no-card")) == 1
    assert s.credits[0] == 8 + 9 + 4 + 3


@pytest.mark.rule("EE-GALLERY-R7", "EE-EDGE-29", "EE-TURN-18")
def test_the_bonus_saves_from_a_forced_pass() -> None:
    """The last card in hand pays for the Excavate; the drawn one pays for a second action."""
    s = digging("red-crater", hands=["red-cog", ""], guards=[RED, ""])
    play(s, "sample red-crater")
    assert (asked(s), s.seat, s.actions) == ("act", 0, 1)
    card = hand(s)
    assert f"travel {card}" in offered(s)
    play(s, f"travel {card}")
    assert asked(s) == "travelling"
    s = play(digging("red-crater", hands=["red-cog", "green-mask"], guards=["red-helix", ""]), "sample red-crater")
    assert s.to_json()["passed"] == [0]


@pytest.mark.rule("EE-GALLERY-15")
def test_a_full_column_without_its_bonus_is_no_position() -> None:
    """Whoever filled it has drawn."""
    with pytest.raises(digsite.BadPosition, match="EE-GALLERY-15"):
        earth(guards=[f"{RED} red-crater", ""])


@pytest.mark.rule("EE-GALLERY-21", "EE-GALLERY-06")
def test_two_tiles_of_a_type_give_one_sample() -> None:
    """The Excavators take two red lenses; the second cannot be sampled."""
    s = earth(hands=["red-cog yellow-mask", ""], explorers=["london rio guam", AWAY], sites="red-lens*2")
    play(s, "excavate red-cog", "dig red-lens", "dig red-lens")
    assert offered(s) == ["done", "sample red-lens"]
    play(s, "sample red-lens")
    assert asked(s) == "act"
    assert (cargo(s), hidden(s), s.cubes[0]) == ("red-lens red-lens", "", 21)
