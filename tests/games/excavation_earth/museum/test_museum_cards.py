"""Reverse engineering cards about the museum: E16 to E21 (MU-RECARD-16 to -21)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import all_but
from tests.games.excavation_earth.museum.exhibition import HAND, earned, hall, hung, kept, laid, queue, show
from tests.games.excavation_earth.museum.table import SEEKERS, museum
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story

BRUSH = ["mind-brush", ""]
PLAQUE = ["donor-plaque", ""]
FORGED = ["forged-provenance", ""]
SHOP = ["gift-shop", ""]
DESK = ["loan-desk", ""]


def seekers(card: str, **kw: Any) -> Earth:
    """The Seekers have this card and have just acquired a red lens."""
    s = museum(
        factions=[SEEKERS, "gul"],
        hands=["red-mask*2 red-cog", ""],
        explorers=["zanzibar berlin guam", "vancouver berlin guam"],
        stacks={"red": "red-lens"},
        re=[card, ""],
        credits=[30, 8],
        **{"curators": "none none none", **kw},
    )
    return play(s, "smuggle red-mask", "acquire red cargo")


def viewing(cargo: str, card: str, **kw: Any) -> Earth:
    """Seat 0 has this card and has just recalled an envoy from the centre of Private Viewing, in round 2."""
    s = hall(
        cargo,
        round=2,
        command=["private-viewing", "fresh-orders", "priority-shuttle"],
        envoys=["left", ""],
        hands=["red-mask*2", ""],
        re=[card, ""],
        **kw,
    )
    return play(s, "command red-mask", "recall")


# --- E16 Mind Brush ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-16", "MU-RECARD-23")
@pytest.mark.parametrize("use", [True, False])
def test_the_mind_brush_makes_a_match_at_will(use: bool) -> None:
    s = hall("red-helix", re=BRUSH, curators="green none none")
    play(s, "exhibit red-cog", "hang 1-1")
    assert (asked(s), s.seats, offered(s)) == ("mind_brush", [0], ["done", "match"])
    kept(s)
    play(s, "match" if use else "done")

    assert earned(s, 0, "curators") == (2 if use else 0)
    assert story(s, "brushed") == (["0 brushed red 0"] if use else [])
    assert at(s, "mysteries", "brushed") == ([0] if use else [])
    assert queue(s) == "none none orange"


@pytest.mark.rule("MU-RECARD-16", "MU-BONUS-04", "MU-BONUS-05")
@pytest.mark.parametrize(
    ("kind", "space", "then"), [("red-lens", "2-2", "gain_broker"), ("red-helix", "1-3", "keep_re")]
)
def test_the_mind_brush_brings_the_bonus_of_the_column(kind: str, space: str, then: str) -> None:
    s = hall(kind, re=BRUSH, curators="green green green")
    play(s, "exhibit red-cog", f"hang {space}", "match")
    assert asked(s) == then
    kept(s)


@pytest.mark.rule("MU-EDGE-118", "MU-RECARD-16")
def test_once_in_a_round_and_only_with_a_curator() -> None:
    """No curator in the row: not asked. One of another colour: the bonus. Again in this round: not asked. In the next
    round: asked."""
    s = hall(
        "red-helix red-helix red-lens",
        "red-crater",
        re=BRUSH,
        curators="green green none",
        passed=[1],
    )
    play(s, "exhibit red-coil")
    show(s, "hidden red-crater", "3-5")
    assert asked(s) == "act"
    refused(s, "match", "MU-RECARD-16")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert asked(s) == "mind_brush"
    play(s, "match")
    assert earned(s, 0, "curators") == 2
    play(s, "exhibit red-cog")
    show(s, "cargo red-lens", "2-1")
    assert (asked(s), earned(s, 0, "curators")) == ("act", 2)
    play(s, "pass")
    while asked(s) in ("pass_discard", "draft"):
        play(s, offered(s, seat=s.seats[0])[0], seat=s.seats[0])
    assert s.round == 2
    if s.seats == [1]:
        play(s, "pass")
    while asked(s) == "pass_discard":
        play(s, offered(s)[0])
    assert (asked(s), s.seats) == ("act", [0])
    play(s, offered(s, "exhibit")[0], "hang 1-4")
    assert asked(s) == "mind_brush"


@pytest.mark.rule("MU-RECARD-16")
def test_declined_it_stays_fresh() -> None:
    """The first artefact does without; the second of the same Exhibit may use it."""
    s = hall("red-helix green-lens", re=BRUSH, curators="yellow yellow none")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    play(s, "done")
    show(s, "cargo green-lens", "2-1")
    assert asked(s) == "mind_brush"
    play(s, "match")
    assert earned(s, 0, "curators") == 2


@pytest.mark.rule("MU-RECARD-16")
def test_a_real_match_does_not_use_it() -> None:
    s = hall("red-helix", re=BRUSH, curators="red none none")
    play(s, "exhibit red-cog", "hang 1-1")
    assert (asked(s), earned(s, 0, "curators"), at(s, "mysteries", "brushed")) == ("act", 2, [])


@pytest.mark.rule("MU-RECARD-16", "MU-RECARD-22")
def test_everybody_has_the_own_brush_or_none() -> None:
    """The rival's card helps nobody else, and its use is the rival's alone."""
    s = hall("red-helix", re=["", "mind-brush"], curators="green none none")
    play(s, "exhibit red-cog", "hang 1-1")
    assert asked(s) == "act"

    s = hall("red-helix", re=BRUSH, curators="green none none", mysteries={"brushed": []})
    play(s, "exhibit red-cog", "hang 1-1")
    assert asked(s) == "mind_brush"


@pytest.mark.rule("MU-RECARD-16", "MU-COLUMN-R1")
def test_the_brush_before_the_column() -> None:
    s = hall("red-helix", re=BRUSH, curators="green none none", hung={"2-1": ("yellow-lens", 0)})
    play(s, "exhibit red-cog", "hang 1-1")
    assert (asked(s), at(s, "staff", "researchers", 0)) == ("mind_brush", 0)
    kept(s)
    play(s, "match")
    assert at(s, "staff", "researchers", 0) == 2


@pytest.mark.rule("MU-RECARD-16", "MU-CMDCARD-R1")
def test_any_sending_can_be_brushed() -> None:
    """By the Seekers' ability and by Private Viewing too."""
    s = seekers("mind-brush", curators="none green none")
    play(s, "show cargo red-lens", "hang 2-1")
    assert asked(s) == "mind_brush"
    kept(s)
    play(s, "match")
    assert earned(s, 0, "curators") == 2

    s = viewing("red-lens", "mind-brush", curators="none green none")
    play(s, "show cargo red-lens", "hang 2-1")
    assert asked(s) == "mind_brush"
    kept(s)
    play(s, "match")
    assert earned(s, 0, "curators") == 2


# --- E17 Donor Plaque -------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-17")
def test_two_credits_for_every_artefact() -> None:
    """Before its curator's bonus."""
    s = hall("red-helix green-lens", re=PLAQUE, curators="red none none")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    told = [event.kind.name for event in s.events]
    assert told.index("donated") < told.index("matched")
    show(s, "cargo green-lens", "2-1")

    assert earned(s, 0, "donor-plaque") == 4
    assert s.scores == [8 + 4 + 2, 8]


@pytest.mark.rule("MU-RECARD-17", "MU-RECARD-22")
def test_the_plaque_pays_its_owner_alone() -> None:
    s = hall("red-helix", re=["", "donor-plaque"])
    play(s, "exhibit red-cog", "hang 1-1")
    assert s.scores == [8, 8]


@pytest.mark.rule("MU-RECARD-17", "MU-CMDCARD-R1")
def test_the_plaque_pays_in_any_way_of_sending() -> None:
    s = seekers("donor-plaque")
    play(s, "show cargo red-lens", "hang 2-1")
    assert earned(s, 0, "donor-plaque") == 2

    s = viewing("red-lens", "donor-plaque")
    play(s, "show cargo red-lens", "hang 2-1")
    assert earned(s, 0, "donor-plaque") == 2


@pytest.mark.rule("MU-EDGE-119", "MU-RECARD-17", "MU-RECARD-22")
def test_a_plaque_won_by_the_first_artefact() -> None:
    """The first pays nothing, the second pays two."""
    s = hall("red-helix green-lens", curators="red none none", bottom="donor-plaque phase-drill")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-3")
    play(s, "keep-re donor-plaque")
    assert earned(s, 0, "donor-plaque") == 0
    show(s, "cargo green-lens", "2-1")
    assert earned(s, 0, "donor-plaque") == 2


# --- E19 Forged Provenance --------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-19", "MU-RECARD-23")
def test_a_wrong_symbol_once_in_an_exhibit() -> None:
    """Every empty symbol tile for the first; the second must fit."""
    s = hall("red-helix green-crater", re=FORGED, hung={"2-1": ("yellow-lens", 1)})
    play(s, "exhibit red-cog", "show cargo red-helix")
    assert offered(s) == [
        f"hang {space}" for space in ["1-1", "1-3", "1-4", "1-6", "2-2", "2-5", "2-6", "3-2", "3-3", "3-4", "3-5"]
    ]
    kept(s)
    refused(s, "hang 2-1", "MU-TILE-08")
    refused(s, "hang 1-2", "MU-BOARD-04")
    play(s, "hang 2-5")
    assert hung(s)["2-5"] == ("red-helix", 0)
    kept(s)
    play(s, "show cargo green-crater")
    assert offered(s) == ["hang 3-3", "hang 3-4", "hang 3-5"]


@pytest.mark.rule("MU-RECARD-19", "MU-RECARD-23")
def test_a_right_symbol_does_not_use_it() -> None:
    """The first fits, so the second may still be wrong."""
    s = hall("red-helix green-crater", re=FORGED)
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    play(s, "show cargo green-crater")
    assert "hang 2-1" in offered(s)


@pytest.mark.rule("MU-RECARD-19")
def test_each_exhibit_anew() -> None:
    s = hall("red-helix red-helix", re=FORGED)
    play(s, "exhibit red-cog", "hang 2-5", "exhibit red-cog")
    assert "hang 2-6" in offered(s)


@pytest.mark.rule("MU-EDGE-121", "MU-RECARD-19")
def test_value_tiles_ask_for_their_value() -> None:
    """Value 4 on 5+ is refused; on a tile of another symbol it is allowed, once in an Exhibit."""
    s = hall("red-crater green-crater", seats=4, re=["forged-provenance", "", "", ""])
    play(s, "exhibit red-cog", "show cargo red-crater")
    refused(s, "hang 3-5", "MU-TILE-02")
    refused(s, "hang 3-6", "MU-TILE-02")
    play(s, "hang 1-1", "show cargo green-crater")
    refused(s, "hang 1-2", "MU-TILE-02")
    play(s, "hang 3-1")

    assert hung(s) == {"1-1": ("red-crater", 0), "3-1": ("green-crater", 0)}


@pytest.mark.rule("MU-RECARD-19")
def test_a_value_tile_that_fits_forges_nothing() -> None:
    """A helix of value 5 on 5+ needs no forgery: the second may still be wrong."""
    s = hall("red-helix green-crater", seats=4, re=["forged-provenance", "", "", ""])
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "3-5")
    play(s, "show cargo green-crater")
    assert "hang 1-1" in offered(s)


@pytest.mark.rule("MU-EDGE-121", "MU-RECARD-19", "MU-CMDCARD-R1")
def test_no_forgery_beside_the_exhibit_action() -> None:
    """With Private Viewing and by the Seekers' ability the symbol must be right."""
    s = viewing("red-lens", "forged-provenance")
    play(s, "show cargo red-lens")
    assert offered(s) == ["hang 1-6", "hang 2-1", "hang 2-2"]
    refused(s, "hang 1-1", "MU-TILE-02")

    s = seekers("forged-provenance")
    play(s, "show cargo red-lens")
    assert offered(s) == ["hang 1-6", "hang 2-1", "hang 2-2"]
    refused(s, "hang 1-1", "MU-TILE-02")


@pytest.mark.rule("MU-RECARD-R5", "MU-RECARD-19", "MU-RECARD-22")
def test_it_counts_when_exhibit_is_chosen() -> None:
    """Only a crater tile is empty and only a helix is held: Exhibit with the card, none without it."""
    spaces = ["1-1", "1-3", "1-4", "1-6", "2-1", "2-2", "2-5", "2-6", "3-2", "3-3", "3-4"]
    full = {space: ("yellow-crater" if i < 6 else "yellow-antenna", 1) for i, space in enumerate(spaces)}
    s = hall("red-helix", re=FORGED, asks=laid(2), hung=full)
    assert len(offered(s, "exhibit")) == 3
    play(s, "exhibit red-cog")
    assert hung(s)["3-5"] == ("red-helix", 0)

    for cards in (["", ""], ["", "forged-provenance"]):
        refused(hall("red-helix", re=cards, asks=laid(2), hung=full), "exhibit red-cog", "MU-EXHIBIT-R1")


@pytest.mark.rule("MU-RECARD-19", "MU-RECARD-26")
def test_a_forgery_lets_no_mysterious_artefact_in() -> None:
    s = hall(re=FORGED, mystery_cargo=["red", ""])
    assert offered(s, "exhibit") == []


@pytest.mark.rule("MU-RECARD-19", "MU-GUIDE-02")
def test_a_forgery_with_a_guard_as_guide() -> None:
    """It is used up although the guard is asked for in between."""
    s = hall(
        "red-helix green-crater",
        re=FORGED,
        traders=["mask*20", ""],
        guards=["green-lens purple-crater", ""],
    )
    play(s, "exhibit red-cog", "show cargo red-helix", "hang 2-5")
    assert asked(s) == "reassign"
    kept(s)
    play(s, "guard green-lens", "show cargo green-crater")
    assert offered(s) == ["hang 3-3", "hang 3-4", "hang 3-5"]


# --- E20 Gift Shop ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-20")
@pytest.mark.parametrize(("owner", "paid"), [(0, [3, 0, 0]), (1, [0, 6, 0]), (2, [0, 0, 0])])
def test_three_credits_for_each_guide_in_the_column(owner: int, paid: list[int]) -> None:
    """Column 1: one guide of seat 0, who completes it, and two of seat 1; seat 2 has one elsewhere."""
    s = hall(
        "red-helix",
        seats=3,
        re=["gift-shop" if seat == owner else "" for seat in range(3)],
        asks=laid(3, r1c1="helix", r2c1="lens", r3c1="crater"),
        hung={"2-1": ("yellow-lens", 1), "3-1": ("yellow-crater", 1), "1-2": ("yellow-helix", 2)},
    )
    play(s, "exhibit red-cog", "hang 1-1")

    assert [earned(s, seat, "gift-shop") for seat in range(3)] == paid
    told = [event.kind.name for event in s.events]
    assert told.count("gifts-sold") == (sum(paid) > 0)
    if sum(paid):
        assert told.index("column-done") < told.index("gifts-sold") < told.index("gained-researchers")


@pytest.mark.rule("MU-RECARD-20")
def test_the_shop_pays_in_every_kind_of_column() -> None:
    """Before the column's own benefit is asked for."""
    for kind, space, other in (("red-lens", "2-2", "3-2"), ("red-helix", "1-3", "3-3")):
        s = hall(kind, re=SHOP, hung={other: ("yellow-crater", 0)}, traders=["mask", ""])
        play(s, "exhibit red-cog", f"hang {space}")
        assert asked(s) in ("move_crew", "retrieve")
        assert earned(s, 0, "gift-shop") == 6


@pytest.mark.rule("MU-EDGE-122", "MU-RECARD-20", "MU-COLUMN-R1")
def test_a_shop_won_by_the_artefact_that_completes() -> None:
    """Three credits for each own guide in the column, that of the artefact included."""
    s = hall("red-helix", curators="red none none", bottom="gift-shop phase-drill", hung={"3-3": ("yellow-crater", 0)})
    play(s, "exhibit red-cog", "hang 1-3")
    assert asked(s) == "keep_re"
    kept(s)
    play(s, "keep-re gift-shop")
    assert earned(s, 0, "gift-shop") == 6


@pytest.mark.rule("MU-RECARD-20")
def test_earlier_columns_pay_nothing() -> None:
    """The shop comes with an innermost match; column 1 was complete before."""
    s = hall(
        "red-helix",
        curators="red none none",
        bottom="gift-shop phase-drill",
        hung={"1-1": ("yellow-helix", 0), "2-1": ("yellow-lens", 0)},
    )
    play(s, "exhibit red-cog", "hang 1-3", "keep-re gift-shop")
    assert earned(s, 0, "gift-shop") == 0


@pytest.mark.rule("MU-RECARD-20", "MU-CMDCARD-R1")
def test_the_shop_pays_with_private_viewing() -> None:
    s = viewing("red-lens", "gift-shop", hung={"1-1": ("yellow-helix", 1)})
    play(s, "show cargo red-lens", "hang 2-1")
    assert earned(s, 0, "gift-shop") == 3


# --- E21 Loan Desk ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-RECARD-21")
def test_a_card_after_the_exhibit() -> None:
    """After the curator step, one card, however many artefacts were sent; the rest of the turn can use it."""
    s = hall("red-helix green-lens", re=DESK)
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert len(at(s, "hands", 0)) == 5
    show(s, "cargo green-lens", "2-1")

    assert (len(at(s, "hands", 0)), asked(s), s.seats) == (6, "act", [0])
    told = [event.kind.name for event in s.events]
    assert told.index("curator-came") < told.index("drew")


@pytest.mark.rule("MU-RECARD-21")
def test_the_card_comes_after_a_wild_curator() -> None:
    s = hall("red-helix", re=DESK, flips="wild")
    play(s, "exhibit red-cog", "hang 1-1")
    assert (asked(s), len(at(s, "hands", 0))) == ("pick_curator", 5)
    kept(s)
    play(s, "curator red")
    assert len(at(s, "hands", 0)) == 6


@pytest.mark.rule("MU-RECARD-21", "MU-RECARD-22")
def test_the_desk_serves_its_owner_alone() -> None:
    s = hall("red-helix", re=["", "loan-desk"])
    play(s, "exhibit red-cog", "hang 1-1")
    assert (len(at(s, "hands", 0)), at(s, "hands", 1)) == (5, [])


@pytest.mark.rule("MU-RECARD-21", "MU-CMDCARD-R1")
def test_no_card_for_other_sendings() -> None:
    s = viewing("red-lens", "loan-desk")
    play(s, "show cargo red-lens", "hang 2-1")
    while asked(s) == "commanding":
        play(s, "done")
    assert at(s, "hands", 0) == ["red-mask"]

    s = seekers("loan-desk")
    play(s, "show cargo red-lens", "hang 2-1")
    assert at(s, "hands", 0) == ["red-mask", "red-cog"]


@pytest.mark.rule("MU-RECARD-21")
def test_an_empty_deck_is_reshuffled_for_it() -> None:
    """The only card that is left is the one just played: it is drawn again."""
    forecast = "orange-anchor*2 orange-comet"
    s = hall("red-helix", re=DESK, hands=["red-cog", all_but("red-cog", forecast)], forecast=forecast)
    assert at(s, "deck") == {}
    play(s, "exhibit red-cog", "hang 1-1")
    assert at(s, "hands", 0) == ["red-cog"]


@pytest.mark.rule("MU-EDGE-123", "MU-RECARD-21", "MU-RECARD-22")
def test_a_desk_won_by_the_first_artefact() -> None:
    s = hall("red-helix green-lens", curators="red none none", bottom="loan-desk phase-drill")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-3")
    play(s, "keep-re loan-desk")
    show(s, "cargo green-lens", "2-1")

    assert len(at(s, "hands", 0)) == len(HAND.split()) + 3
    assert len(happened(s, "drew")) == 1
