"""Smuggle: offload tiles to the black market, or acquire them there (EE-SMUGGLE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadInput
from tests.games.excavation_earth.table import GAME, asked, at, offered, play, quiet, refused, story

STACKS = {
    "yellow": "yellow-helix yellow-lens",  # 7, 5
    "green": "green-antenna green-helix",  # 3, 6
    "red": "red-lens red-antenna",  # 2, 7
}


def smuggle(**kw: Any) -> Earth:
    """An explorer at Guam (coil, comet), coil cards in hand, three stacks; 20 credits."""
    return quiet(
        **{
            "hands": ["red-coil green-comet red-mask", "yellow-mask"],
            "explorers": ["vancouver berlin guam", "vancouver berlin havana"],
            "stacks": STACKS,
            "credits": [20, 8],
            **kw,
        }
    )


@pytest.mark.rule("EE-SMUGGLE-01", "EE-SMUGGLE-02", "EE-EDGE-42", "EE-SMUGGLE-20")
@pytest.mark.parametrize(
    ("place", "icons"), [("havana", ["prism", "anchor"]), ("zanzibar", ["mask", "cog"]), ("guam", ["coil", "comet"])]
)
def test_the_icon_of_the_black_market_where_the_explorer_stands(place: str, icons: list[str]) -> None:
    """An icon of another black market is refused, though it is shown there; the card's colour does not matter."""
    all_icons = ["mask", "coil", "prism", "cog", "comet", "anchor"]
    hand = " ".join(f"yellow-{icon} purple-{icon}" for icon in all_icons)
    s = smuggle(hands=[hand, "red-mask"], explorers=[f"{place} berlin rome", "vancouver berlin rome"])

    assert sorted(offered(s, "smuggle")) == sorted(
        f"smuggle {colour}-{icon}" for icon in icons for colour in ("yellow", "purple")
    )
    for icon in all_icons:
        if icon not in icons:
            refused(s, f"smuggle yellow-{icon}", "EE-SMUGGLE-02")

    play(s, f"smuggle purple-{icons[0]}")
    assert asked(s) == "smuggling"
    assert at(s, "discard") == {f"purple-{icons[0]}": 1}


@pytest.mark.rule("EE-SMUGGLE-02")
def test_the_explorer_must_be_ones_own() -> None:
    """The opponent stands at Havana and Guam, the player at neither, and markets will not do."""
    s = smuggle(
        hands=["red-coil red-prism red-mask", "yellow-mask"],
        explorers=["vancouver rio lagos", "guam berlin havana"],
    )

    assert not offered(s, "smuggle")
    for icon in ("coil", "prism", "mask"):
        refused(s, f"smuggle red-{icon}", "EE-SMUGGLE-02")


@pytest.mark.rule("EE-SMUGGLE-02")
def test_two_explorers_on_two_black_markets() -> None:
    """Then the icons of both will do."""
    s = smuggle(hands=["red-coil red-prism red-mask", "yellow-mask"], explorers=["guam havana rio"] * 2)

    assert offered(s, "smuggle") == ["smuggle red-coil", "smuggle red-prism"]


@pytest.mark.rule("EE-SMUGGLE-03")
def test_no_travel_card() -> None:
    """With travel cards alone there is no Smuggle."""
    s = smuggle(hands=["", "red-coil"], travel=["travel-2 travel-3 travel-4", ""])

    assert not offered(s, "smuggle")
    with pytest.raises(BadInput):
        GAME.codes.parse("smuggle travel-4")


@pytest.mark.rule("EE-SMUGGLE-04")
def test_offload_or_acquire_never_both() -> None:
    """Both are offered at first; after one tile of either kind the other kind is refused."""
    s = smuggle(cargo=["purple-crater orange-lens", ""])
    other = s.copy()

    play(s, "smuggle red-coil")
    assert {name.split()[0] for name in offered(s)} == {"done", "offload", "acquire"}
    play(s, "offload cargo purple-crater")
    assert offered(s) == ["done", "offload cargo orange-lens"]
    refused(s, "acquire red cargo", "EE-SMUGGLE-04")

    play(other, "smuggle red-coil", "acquire red cargo")
    assert {name.split()[0] for name in offered(other)} == {"done", "acquire"}
    refused(other, "offload cargo orange-lens", "EE-SMUGGLE-04")


# --- offload --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-SMUGGLE-05", "EE-SMUGGLE-06", "EE-SMUGGLE-07", "EE-EDGE-43", "EE-SMUGGLE-R2")
@pytest.mark.parametrize("order", [["cargo yellow-helix", "cargo red-lens"], ["cargo red-lens", "cargo yellow-helix"]])
def test_offload_two_tiles_of_different_colours(order: list[str]) -> None:
    """7 and 2 credits; each lies at the bottom of its stack; the order makes no difference."""
    s = smuggle(cargo=["yellow-helix yellow-crater red-lens purple-lens", ""])

    play(s, "smuggle red-coil", f"offload {order[0]}")
    paid = {"cargo yellow-helix": 7, "cargo red-lens": 2}[order[0]]
    name = order[0].split()[1]
    assert s.scores == [20 + paid, 8]
    assert story(s, "offloaded") == [f"0 offloaded {name} cargo {paid}"]
    play(s, f"offload {order[1]}")

    assert s.scores == [29, 8]
    assert at(s, "stacks", "yellow") == ["yellow-helix", "yellow-lens", "yellow-helix"]
    assert at(s, "stacks", "red") == ["red-lens", "red-antenna", "red-lens"]
    assert at(s, "cargo", 0) == ["yellow-crater", "purple-lens"]
    assert asked(s) == "act"


@pytest.mark.rule("EE-SMUGGLE-05", "EE-EDGE-43")
def test_no_two_tiles_of_one_colour_and_no_third() -> None:
    """The second yellow one is refused; after two tiles the action is over."""
    s = smuggle(cargo=["yellow-helix yellow-crater red-lens purple-lens", ""])

    play(s, "smuggle red-coil", "offload cargo yellow-crater")
    assert offered(s) == ["done", "offload cargo red-lens", "offload cargo purple-lens"]
    refused(s, "offload cargo yellow-helix", "EE-SMUGGLE-05")
    play(s, "offload cargo purple-lens")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "cargo", 0) == ["yellow-helix", "red-lens"]


@pytest.mark.rule("EE-SMUGGLE-05")
def test_one_tile_is_enough() -> None:
    """Up to two: the second may be left."""
    s = smuggle(cargo=["yellow-helix red-lens", ""])

    play(s, "smuggle red-coil", "offload cargo red-lens", "done")

    assert (asked(s), at(s, "cargo", 0), s.scores[0]) == ("act", ["yellow-helix"], 22)


@pytest.mark.rule("EE-SMUGGLE-06")
@pytest.mark.parametrize(
    ("tile", "value"),
    [
        ("yellow-helix", 7),
        ("green-helix", 6),
        ("red-helix", 5),
        ("purple-lens", 4),
        ("orange-helix", 3),
        ("red-lens", 2),
    ],
)
def test_offload_pays_the_listed_value(tile: str, value: int) -> None:
    """Value = 9 minus the copies of the type, whatever the popularity of the colour."""
    s = smuggle(cargo=[tile, ""], credits=[0, 8], stacks={}, ship={"red": 5})

    play(s, "smuggle red-coil", f"offload cargo {tile}")

    assert s.scores == [value, 8]


@pytest.mark.rule("EE-SMUGGLE-08")
def test_offload_from_either_hold() -> None:
    """One from each; a tile that is in the other hold only is refused where it is not."""
    s = smuggle(cargo=["yellow-helix", ""], hidden=["red-lens", ""])

    play(s, "smuggle red-coil")
    refused(s, "offload hidden yellow-helix", "EE-SMUGGLE-08")
    refused(s, "offload cargo red-lens", "EE-SMUGGLE-08")
    play(s, "offload hidden red-lens")
    assert story(s, "offloaded") == ["0 offloaded red-lens hidden 2"]
    play(s, "offload cargo yellow-helix")

    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == ([], [])
    assert s.scores == [29, 8]


@pytest.mark.rule("EE-SMUGGLE-09", "EE-SMUGGLE-10")
def test_offload_into_an_empty_stack() -> None:
    """The tile is the whole stack; the next who smuggles may take it from the top."""
    s = smuggle(cargo=["purple-lens", ""], hands=["red-coil green-comet", "yellow-prism"], credits=[20, 20])

    play(s, "smuggle red-coil", "offload cargo purple-lens")
    assert at(s, "stacks", "purple") == ["purple-lens"]
    play(s, "travel travel-2", "done", "smuggle yellow-prism", "acquire purple hidden")

    assert at(s, "stacks", "purple") == []
    assert at(s, "hidden", 1) == ["purple-lens"]


@pytest.mark.rule("EE-SMUGGLE-18")
def test_offloaded_tiles_give_no_sample() -> None:
    """Cubes are in supply and no guard is there: nothing is asked, no sample can be had."""
    s = smuggle(cargo=["purple-lens", ""])

    play(s, "smuggle red-coil", "offload cargo purple-lens")

    assert asked(s) == "act"
    refused(s, "sample purple-lens", "EE-GALLERY-04")
    assert at(s, "guards", 0) == []


# --- acquire --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-SMUGGLE-10", "EE-SMUGGLE-11", "EE-SMUGGLE-12", "EE-SMUGGLE-R2")
@pytest.mark.parametrize("order", [["green cargo", "red hidden"], ["red hidden", "green cargo"]])
def test_acquire_two_tiles_of_different_colours(order: list[str]) -> None:
    """The tops of their stacks, for the value + 1 each (3 + 1 and 2 + 1), into either hold, in any order."""
    s = smuggle()

    play(s, "smuggle red-coil", f"acquire {order[0]}")
    assert story(s, "acquired") == [
        "0 acquired green-antenna cargo -4" if order[0] == "green cargo" else "0 acquired red-lens hidden -3"
    ]
    play(s, f"acquire {order[1]}", "done")

    assert s.scores == [13, 8]
    assert at(s, "stacks") == {
        "yellow": ["yellow-helix", "yellow-lens"],
        "green": ["green-helix"],
        "red": ["red-antenna"],
        "purple": [],
        "orange": [],
    }
    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == (["green-antenna"], ["red-lens"])
    assert asked(s) == "act"


@pytest.mark.rule("EE-SMUGGLE-10", "EE-SMUGGLE-16")
def test_only_tops_and_no_colour_twice_and_no_third() -> None:
    """The tile below the top cannot be had, also not once the top is gone; after two tiles there is no third."""
    s = smuggle()

    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == [
        f"acquire {colour} {hold}" for colour in ("yellow", "green", "red") for hold in ("cargo", "hidden")
    ]
    play(s, "acquire green cargo")
    refused(s, "acquire green cargo", "EE-SMUGGLE-16")
    assert offered(s) == ["done", *(f"acquire {c} {h}" for c in ("yellow", "red") for h in ("cargo", "hidden"))]
    play(s, "acquire red cargo")

    assert asked(s) == "samples"
    refused(s, "acquire yellow cargo", "EE-SMUGGLE-10")
    assert at(s, "cargo", 0) == ["green-antenna", "red-lens"]


@pytest.mark.rule("EE-SMUGGLE-11")
def test_value_plus_one_must_be_paid() -> None:
    """7 credits do not buy the tile of value 7; 8 do, to the last credit."""
    poor = smuggle(credits=[7, 8])
    rich = smuggle(credits=[8, 8])

    play(poor, "smuggle red-coil")
    refused(poor, "acquire yellow cargo", "EE-SUPPLY-07")
    play(rich, "smuggle red-coil", "acquire yellow cargo")

    assert rich.scores == [0, 8]
    assert at(rich, "cargo", 0) == ["yellow-helix"]


@pytest.mark.rule("EE-SMUGGLE-R1", "EE-EDGE-44")
def test_the_second_is_paid_with_what_is_left() -> None:
    """4 credits are exactly the money for the green tile: after it the red one, of 3, is too dear."""
    s = smuggle(credits=[4, 8])

    play(s, "smuggle red-coil", "acquire green cargo")

    assert s.scores == [0, 8]
    assert asked(s) == "samples"
    assert at(s, "cargo", 0) == ["green-antenna"]
    refused(s, "acquire red cargo", "EE-SMUGGLE-10")

    both = smuggle(credits=[7, 8])
    play(both, "smuggle red-coil", "acquire green cargo", "acquire red cargo")
    assert both.scores == [0, 8]


@pytest.mark.rule("EE-SMUGGLE-R1")
def test_both_are_acquired_before_any_sample() -> None:
    """No sample before the second tile is taken or declined; then both can be sampled, in any order."""
    s = smuggle()

    play(s, "smuggle red-coil", "acquire green cargo")
    refused(s, "sample green-antenna", "EE-GALLERY-04")
    play(s, "acquire red hidden")

    assert offered(s) == ["done", "sample green-antenna", "sample red-lens"]
    play(s, "sample red-lens", "sample green-antenna")
    assert at(s, "guards", 0) == ["green-antenna", "red-lens"]
    assert at(s, "cubes", 0) == 20


@pytest.mark.rule("EE-SMUGGLE-12", "EE-SMUGGLE-13", "EE-EDGE-45")
def test_both_holds_full() -> None:
    """Acquire is refused, offload allowed; and offloading first does not make room in the same action."""
    s = smuggle(cargo=["purple-lens*4", ""], hidden=["orange-helix*2", ""])

    play(s, "smuggle red-coil")
    assert offered(s) == ["done", "offload cargo purple-lens", "offload hidden orange-helix"]
    for hold in ("cargo", "hidden"):
        refused(s, f"acquire green {hold}", "EE-SMUGGLE-13")
    play(s, "offload cargo purple-lens")
    refused(s, "acquire green cargo", "EE-SMUGGLE-04")


@pytest.mark.rule("EE-SMUGGLE-12", "EE-SMUGGLE-13", "EE-SMUGGLE-14")
@pytest.mark.parametrize(("cargo", "hidden", "hold"), [(3, 2, "cargo"), (4, 1, "hidden")])
def test_one_empty_space_one_tile(cargo: int, hidden: int, hold: str) -> None:
    """Whichever hold has it; the other hold is refused."""
    s = smuggle(cargo=[f"purple-lens*{cargo}", ""], hidden=[f"orange-helix*{hidden}", ""])
    full = {"cargo": "hidden", "hidden": "cargo"}[hold]

    play(s, "smuggle red-coil")
    assert offered(s, "acquire") == [f"acquire {colour} {hold}" for colour in ("yellow", "green", "red")]
    refused(s, f"acquire green {full}", "EE-SMUGGLE-12")
    play(s, f"acquire green {hold}")

    assert asked(s) == "samples"
    assert "green-antenna" in at(s, hold, 0)


@pytest.mark.rule("EE-SMUGGLE-12", "EE-SMUGGLE-14")
def test_two_spaces_of_one_hold_hold_two_tiles() -> None:
    """The cargo hold is full, the hidden one empty: both tiles go there."""
    s = smuggle(cargo=["purple-lens*4", ""])

    play(s, "smuggle red-coil", "acquire green hidden", "acquire red hidden")

    assert at(s, "hidden", 0) == ["green-antenna", "red-lens"]


@pytest.mark.rule("EE-SMUGGLE-15")
def test_an_empty_stack_offers_nothing() -> None:
    """Purple and orange are empty, whatever the money."""
    s = smuggle()

    play(s, "smuggle red-coil")

    assert not [name for name in offered(s) if "purple" in name or "orange" in name]
    refused(s, "acquire purple cargo", "EE-SMUGGLE-15")


@pytest.mark.rule("EE-SMUGGLE-17")
@pytest.mark.parametrize(("answer", "guards"), [("sample green-antenna", ["green-antenna"]), ("done", [])])
def test_samples_of_tiles_just_acquired(answer: str, guards: list[str]) -> None:
    """Of that tile alone, not of one that was there before; or not at all."""
    s = smuggle(cargo=["purple-lens", ""])

    play(s, "smuggle red-coil", "acquire green hidden", "done")
    assert offered(s) == ["done", "sample green-antenna"]
    refused(s, "sample purple-lens", "EE-GALLERY-04")
    play(s, answer)

    assert at(s, "guards", 0) == guards
    assert asked(s) == "act"


@pytest.mark.rule("EE-SMUGGLE-17")
def test_a_guard_is_moved_for_the_sample_when_the_supply_is_empty() -> None:
    """As in Excavate: its old space counts no longer."""
    s = smuggle(traders=["coil*21", ""], guards=["orange-lens", ""])

    play(s, "smuggle red-coil", "acquire green hidden", "done", "sample green-antenna")

    assert at(s, "guards", 0) == ["green-antenna"]
    assert story(s, "reassigned", "sampled") == ["0 reassigned orange-lens", "0 sampled green-antenna"]


@pytest.mark.rule("EE-SMUGGLE-19")
@pytest.mark.parametrize(("place", "icon"), [("havana", "prism"), ("zanzibar", "cog"), ("guam", "comet")])
def test_the_stacks_are_the_same_everywhere(place: str, icon: str) -> None:
    """At each of the three black markets the same tops are on offer, and the same stacks are filled."""
    s = smuggle(
        hands=[f"red-{icon} red-mask", "yellow-mask"],
        explorers=[f"{place} berlin rome", "vancouver berlin rome"],
        cargo=["green-crater", ""],
    )

    play(s, f"smuggle red-{icon}")
    assert offered(s, "acquire") == [
        f"acquire {colour} {hold}" for colour in ("yellow", "green", "red") for hold in ("cargo", "hidden")
    ]
    play(s, "offload cargo green-crater")
    assert at(s, "stacks", "green") == ["green-antenna", "green-helix", "green-crater"]


@pytest.mark.rule("EE-SMUGGLE-21")
def test_a_sampled_type_may_be_acquired_again() -> None:
    """It only cannot be sampled again: nothing is asked."""
    s = smuggle(guards=["green-antenna", ""])

    play(s, "smuggle red-coil", "acquire green cargo", "done")

    assert at(s, "cargo", 0) == ["green-antenna"]
    assert (asked(s), at(s, "cubes", 0)) == ("act", 21)


@pytest.mark.rule("EE-SMUGGLE-R3")
def test_zero_tiles() -> None:
    """Nothing to offload and no money: the card is spent all the same."""
    s = smuggle(credits=[0, 8])

    play(s, "smuggle red-coil")

    assert (asked(s), s.actions, at(s, "discard")) == ("act", 1, {"red-coil": 1})


def deal(s: Earth) -> tuple[object, str]:
    """What is left to do, and how it is asked."""
    assert s.question is not None
    return s.question.about["deal"], s.question.words


@pytest.mark.rule("EE-SMUGGLE-04", "EE-SMUGGLE-05", "EE-SMUGGLE-16")
def test_what_is_left_to_do_is_asked() -> None:
    """Both, or the one that is possible; after the first tile only a second one, of another colour."""
    s = play(smuggle(cargo=["yellow-lens green-helix", ""]), "smuggle red-coil")
    assert deal(s) == (0, "What do you offload to or acquire from the black market?")
    offloaded, acquired = play(s.copy(), "offload cargo yellow-lens"), play(s, "acquire red cargo")
    assert deal(offloaded) == (3, "Do you offload a second artefact, of another colour?")
    assert deal(acquired) == (4, "Do you acquire a second artefact, of another colour?")


@pytest.mark.rule("EE-SMUGGLE-08", "EE-SMUGGLE-13", "EE-SMUGGLE-15")
def test_what_cannot_be_done_is_not_asked() -> None:
    """Empty holds have nothing to offload; empty stacks, as full holds, let nothing be acquired."""
    assert deal(play(smuggle(), "smuggle red-coil")) == (2, "Which artefact do you acquire from the black market?")
    s = play(smuggle(cargo=["yellow-lens", ""], stacks={}), "smuggle red-coil")
    assert deal(s) == (1, "Which artefact do you offload to the black market?")
