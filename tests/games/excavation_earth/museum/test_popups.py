"""Placing pop-up markets: after every sale, and before rounds 2 and 3 (MU-POPUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import LOCATIONS
from digsite.games.excavation_earth.museum.kinds import POPUPS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import plausible
from tests.games.excavation_earth.museum.stalls import (
    ONE_SALE,
    SITES,
    all_but,
    board,
    finish,
    sell_one,
    stalls,
    used,
)
from tests.games.excavation_earth.museum.table import (
    COMMANDERS,
    EXCAVATORS,
    MERCHANTS,
    PILOTS,
    PSYCHICS,
    SMUGGLERS,
    read,
)
from tests.games.excavation_earth.table import (
    GAME,
    after_draft,
    asked,
    at,
    happened,
    new,
    offered,
    other_tiles,
    play,
    refused,
)

SALE: dict[str, Any] = {**ONE_SALE, "cargo": ["purple-helix", ""]}
THREE: dict[str, Any] = {
    "queues": ["purple", "purple", "purple"],
    "traders": ["mask coil prism", ""],
    "cargo": ["purple-helix*2 purple-lens", ""],
}


def placed(s: Earth) -> list[str]:
    """The cards that the last play placed."""
    return [POPUPS[int(str(event["popup"]))] for event in happened(s, "popup-placed")]


def kinds(s: Earth) -> list[str]:
    return [event.kind.name for event in s.events]


# --- after a sale -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPUP-01")
@pytest.mark.parametrize("faction", [PSYCHICS, MERCHANTS, SMUGGLERS, PILOTS, EXCAVATORS, COMMANDERS])
@pytest.mark.parametrize("card", ["travel-2", "red-mask"])
def test_a_sale_places_a_card(faction: str, card: str) -> None:
    """Whoever sells, and whatever pays for it."""
    other = MERCHANTS if faction != MERCHANTS else SMUGGLERS
    s = stalls("", factions=[faction, other], **SALE)

    sell_one(s, card)

    assert len(placed(s)) == 1
    assert board(s) == placed(s)
    assert at(s, "sold", "purple-helix") == 1


@pytest.mark.rule("MU-POPUP-01")
def test_any_player_places() -> None:
    """Seat 1 sells, and then seat 0: two cards."""
    s = stalls(
        "", turn=1, queues=["purple", "purple"], traders=["coil", "mask"], cargo=["purple-helix", "purple-helix"]
    )

    sell_one(s, "red-coil")
    assert len(board(s)) == 1
    play(s, "travel travel-2", "done")
    sell_one(s)
    assert len(board(s)) == 2


OTHER_ACTIONS = {
    "excavate": ("excavate red-mask",),
    "market": ("market red-mask", "trader", "add-wild", "add-buyer red"),
    "command": ("command red-mask",),
    "offload": ("smuggle red-cog", "offload cargo yellow-helix"),
    "acquire": ("smuggle red-cog", "acquire red cargo"),
    "survey": ("survey red-mask",),
    "travel": ("travel red-mask",),
    "demand": ("excavate red-mask", "activate U10", "give cargo orange-lens"),
    "pass": ("pass",),
}


@pytest.mark.rule("MU-POPUP-01", "MU-DEMAND-R4")
@pytest.mark.parametrize("names", OTHER_ACTIONS.values(), ids=OTHER_ACTIONS)
def test_nothing_but_a_sale_places(names: tuple[str, ...]) -> None:
    """No other action does, not even one that gives up artefacts; nor does a demand that is met."""
    s = stalls(
        "U10" if "activate U10" in names else "",
        "xian zanzibar vancouver",
        cargo=["orange-lens yellow-helix purple-helix", ""],
        stacks={"red": "red-lens"},
        sold=other_tiles("red", "red-lens red-crater", "red-lens"),
        **ONE_SALE,
    )

    finish(play(s, *names))

    assert placed(s) == board(s) == []


@pytest.mark.rule("MU-POPUP-02", "MU-POPUP-R3", "MU-EDGE-63")
def test_one_card_for_three_artefacts() -> None:
    """After the action; that same sale cannot activate it, though a tile that meets it is held and an explorer is
    there. The second action can."""
    s = stalls("", "easter", used=all_but("U6"), **{**THREE, "hidden": ["yellow-helix", ""]})

    play(s, "sell red-mask", "sell-at 1", "sell-at 2", "sell-at 3")
    assert board(s) == []
    play(s, offered(s)[0])

    assert at(s, "sold") == {"purple-helix": 2, "purple-lens": 1}
    assert placed(s) == ["U6"]
    assert asked(s) == "act"
    assert "activate U6" in offered(s)


@pytest.mark.rule("MU-POPUP-02")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_card_however_much_is_sold(n: int) -> None:
    s = stalls("", **THREE)

    play(s, "sell red-mask", *(f"sell-at {market}" for market in range(1, n + 1)))
    finish(s)

    assert sum(at(s, "sold").values()) == n
    assert len(board(s)) == 1


@pytest.mark.rule("MU-POPUP-R3", "MU-ACTIVATE-R6", "MU-EDGE-128")
def test_the_card_of_this_sale_waits_for_the_next_action() -> None:
    """U7 lay there before and can be activated after the sale; U6, placed by it, cannot, until the next action."""
    s = stalls("U7", "easter mexico", used=all_but("U6", "U7"), hidden=["yellow-helix yellow-lens", ""], **SALE)

    sell_one(s)

    assert (asked(s), offered(s)) == ("activate", ["done", "activate U7"])
    refused(s, "activate U6", "MU-ACTIVATE-R6")
    play(s, "done")
    assert offered(s, "activate") == ["activate U6", "activate U7"]


@pytest.mark.rule("MU-POPUP-R3")
def test_the_card_is_placed_last() -> None:
    """After the income, the buyers, the promotion and the card drawn for three markets."""
    s = stalls("", **THREE)

    play(s, "sell red-mask", "sell-at 1", "sell-at 2", "sell-at 3")
    assert asked(s) == "keep_cards"
    assert board(s) == []
    play(s, offered(s)[0])

    told = kinds(s)
    assert told.count("popup-placed") == 1
    assert max(told.index("boarded"), told.index("promoted")) < told.index("popup-placed")
    assert "promoted" not in told[told.index("popup-placed") :]


@pytest.mark.rule("MU-POPUP-01", "MU-ACTIVATE-R2")
def test_a_sale_after_an_activation() -> None:
    """It places a card like any other; and nothing is activated after it, though U6 lay there too."""
    fields = {**SALE, "cargo": ["purple-helix orange-lens", ""], "hidden": ["red-helix", ""]}
    s = stalls("U6 U10", "easter xian", **fields, options=read("MU-ACTIVATE-R2 one"))

    sell_one(play(s, "activate U10"))

    assert len(placed(s)) == 1
    assert (asked(s), s.actions) == ("act", 1)


# --- before rounds 2 and 3 --------------------------------------------------------------------------


@pytest.mark.rule("MU-POPUP-03", "MU-POPUP-04", "MU-POPUP-R4")
@pytest.mark.parametrize("round", [1, 2])
def test_one_in_each_preparation(round: int) -> None:
    """After step 6: when the draft is over and the stacks are turned, before the first turn."""
    s = stalls("", round=round, passed=[1], stacks={"red": "red-lens red-crater"})

    play(s, "pass")
    assert asked(s) == "draft"
    assert board(s) == []
    after_draft(s)

    assert s.round == round + 1
    assert len(board(s)) == 1
    told = kinds(s)
    assert told.index("rotated") < told.index("popup-placed") < told.index("turn-began")
    assert told.count("popup-placed") == 1


@pytest.mark.rule("MU-POPUP-04")
def test_none_after_round_3() -> None:
    s = stalls("", round=3, passed=[1])

    play(s, "pass")

    assert s.over
    assert board(s) == used(s) == []


@pytest.mark.rule("MU-POPUP-R4", "MU-SUPPLY-R5", "MU-EDGE-96")
def test_the_forecast_comes_first() -> None:
    """The forecast of round 1 takes the last three red tiles; then U3 turns up, and finds nothing."""
    tiles = {"red-helix": 3, "red-lens": 6, "red-antenna": 1, "red-crater": 5}
    s = stalls(
        "",
        used=all_but("U3"),
        passed=[1],
        forecast="red-anchor orange-anchor orange-comet",
        sold=tiles,
        mystery_ship="red*2",
    )
    assert sum(at(s, "piles", kind) for kind in tiles) == 3

    after_draft(play(s, "pass"))

    assert happened(s, "popup-stocked") == []
    assert len(happened(s, "popup-empty")) == 1
    assert board(s) == []
    assert used(s) == POPUPS


# --- where it lies ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPUP-05", "MU-POPUP-06", "MU-ACTIVATE-01")
@pytest.mark.parametrize("card", POPUPS)
def test_a_card_belongs_to_its_site(card: str) -> None:
    """It is placed there, and reached by an explorer there, and nowhere else."""
    s = stalls("", SITES[card], used=all_but(card), hidden=["yellow-helix red-antenna", ""], seed=3, **SALE)
    sell_one(s)
    assert [LOCATIONS[int(str(event["place"]))] for event in happened(s, "popup-placed")] == [SITES[card]]

    goods: dict[str, Any] = {"hidden": ["yellow-helix yellow-lens", ""], "cargo": ["red-antenna purple-crater", ""]}
    tile = at(s, "popups", "tiles")[POPUPS.index(card)]
    for site in SITES.values():
        there = stalls({card: tile or ""}, site, **goods)
        if site == SITES[card]:
            assert offered(there, "activate") == [f"activate {card}"]
        else:
            refused(there, f"activate {card}", "MU-ACTIVATE-01")


@pytest.mark.rule("MU-POPUP-05", "MU-ACTIVATE-04")
def test_a_card_does_not_cover_its_site() -> None:
    """The tiles of Rome are dug up as ever, and with the same explorer the tile of U3 is bought in the same action."""
    s = stalls({"U3": "red-crater"}, "rome", sites="red-helix", hands=["red-mask green-cog", ""])

    play(s, "activate U3", "done", "excavate red-mask", "dig red-helix", "done")

    assert at(s, "cargo", 0) == ["red-helix", "red-crater"]


# --- the deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-POPUP-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_none_lies_there_until_somebody_sells(seats: int, draft: bool) -> None:
    """All ten are in the deck through the set-up and a round 1 without sales."""
    s = new(seats, modules=["M6", "M8"], draft_start=draft)
    while s.round == 1:
        assert (board(s), used(s)) == ([], [])
        s.play(next(code for code in s.legal() if not GAME.codes.name(code).startswith("sell")))


@pytest.mark.rule("MU-POPUP-R1")
def test_the_deck_is_shuffled() -> None:
    """Every card is the first one equally often."""
    found = Counter(board(sell_one(stalls("", seed=seed, **SALE)))[0] for seed in range(400))

    assert plausible(found, dict.fromkeys(POPUPS, 1.0))


@pytest.mark.rule("MU-POPUP-R1")
def test_the_next_card_is_one_of_the_deck() -> None:
    """Neither one on the board nor one that is out."""
    found = {
        tuple(placed(sell_one(stalls("U6 U7 U8", used=all_but("U6", "U7", "U8", "U9", "U10"), seed=seed, **SALE))))
        for seed in range(20)
    }

    assert found == {("U9",), ("U10",)}


@pytest.mark.rule("MU-POPUP-R2", "MU-EDGE-64", "MU-COMP-07")
def test_an_empty_deck() -> None:
    """An eleventh card is due, after a sale and in the preparation: nothing happens, and no used card comes back."""
    s = stalls("U6", used=all_but("U6"), **SALE)
    sell_one(s)
    assert placed(s) == []
    assert asked(s) == "act"
    assert (board(s), used(s)) == (["U6"], all_but("U6").split())

    s = stalls("U6", used=all_but("U6"), passed=[1])
    after_draft(play(s, "pass"))
    assert s.round == 2
    assert placed(s) == []
    assert (board(s), used(s)) == (["U6"], all_but("U6").split())


@pytest.mark.rule("MU-POPUP-R2", "MU-DEMAND-02", "MU-SUPPLY-04")
def test_used_cards_never_return() -> None:
    """U10 is met, U3 bought; with no other card left the next sale places nothing."""
    s = stalls(
        {"U10": "", "U3": "red-lens"},
        "xian rome",
        used=all_but("U3", "U10"),
        **{**SALE, "cargo": ["purple-helix orange-lens", ""]},
    )

    play(s, "activate U10", "excavate red-mask", "activate U3", "done")
    assert used(s) == POPUPS
    sell_one(s)

    assert placed(s) == []
    assert used(s) == POPUPS


@pytest.mark.rule("MU-POPUP-R5")
def test_unused_cards_stay() -> None:
    """U1 with its tile and U6 are still there in the next round, beside the card of the preparation."""
    s = stalls({"U1": "yellow-lens", "U6": ""}, passed=[1])

    after_draft(play(s, "pass"))

    assert s.round == 2
    assert {"U1", "U6"} < set(board(s))
    assert len(board(s)) == 3 - len(happened(s, "popup-empty"))
    assert at(s, "popups", "tiles")[0] == "yellow-lens"
