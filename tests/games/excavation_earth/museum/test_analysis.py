"""Command with a mysterious artefact in the hold: analysis on the mothership (MU-ANALYSE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import PLAIN_RE, RED_COLUMN, crew, deck_of, mystery
from tests.games.excavation_earth.museum.table import COMMANDERS, museum
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story


def commanding(**kw: Any) -> Earth:
    """Seat 0 commands at #1 with a red mysterious artefact in the cargo hold."""
    fields: dict[str, Any] = {"hands": ["red-mask", ""], "mystery_cargo": ["red", ""], **kw}
    return play(museum("M6", **fields), "command red-mask")


# --- the analysis -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-01", "MU-ANALYSE-03", "MU-ANALYSE-06")
def test_the_tile_goes_up_with_the_envoy() -> None:
    """Custodian back, envoy sent, two cards drawn, all at once."""
    s = commanding()
    play(s, "analyse cargo red")
    assert story(s, "analysed", "sent-envoy") == ["0 analysed red cargo", "0 sent-envoy left"]
    assert mystery(s, "cargo", 0) == {}
    assert mystery(s, "ship") == {"red": 1}
    assert at(s, "envoys", 0) == {"left": 1}
    assert at(s, "cubes", 0) == 21  # 21 before, one back, one sent
    assert asked(s) == "keep_re"
    assert len(offered(s)) == 2
    assert len(mystery(s, "deck")) == 13


@pytest.mark.rule("MU-ANALYSE-02")
def test_it_is_optional() -> None:
    """The envoy may be sent without it."""
    s = commanding()
    assert offered(s) == ["done", "trader", "envoy", "analyse cargo red"]
    play(s, "envoy")
    assert at(s, "envoys", 0) == {"left": 1}
    assert mystery(s, "cargo", 0) == {"red": 1}
    assert asked(s) == "commanding"
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("MU-ANALYSE-01")
def test_one_must_be_in_the_hold() -> None:
    """Of that colour, and one's own."""
    s = commanding(mystery_cargo=["red", "green"])
    refused(s, "analyse cargo green", "MU-ANALYSE-01")
    refused(s, "analyse hidden red", "MU-ANALYSE-01")
    s = commanding(mystery_cargo=["", "green"])
    assert offered(s, "analyse") == []


@pytest.mark.rule("MU-ANALYSE-01")
@pytest.mark.parametrize(("icon", "centre"), [("coil", "left"), ("cog", "middle"), ("anchor", "right")])
def test_the_envoy_goes_to_the_centre_of_the_card(icon: str, centre: str) -> None:
    """As with any Command."""
    s = museum("M6", hands=[f"red-{icon}", ""], mystery_cargo=["red", ""])
    play(s, f"command red-{icon}", "analyse cargo red")
    assert at(s, "envoys", 0) == {centre: 1}


@pytest.mark.rule("MU-ANALYSE-04", "MU-ANALYSE-05")
def test_one_card_is_kept_and_the_other_goes_under_the_deck() -> None:
    """The kept one lies face up in front of its owner."""
    s = play(commanding(), "analyse cargo red")
    kept, other = (name.split()[1] for name in offered(s))
    play(s, f"keep-re {kept}")
    assert mystery(s, "cards") == [[kept], []]
    assert mystery(s, "bottom") == [other]
    assert mystery(s, "drawn") == []
    assert sorted([*mystery(s, "deck"), kept, other]) == sorted(PLAIN_RE)
    assert asked(s) == "commanding"
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("MU-ANALYSE-04")
def test_only_a_card_that_was_drawn() -> None:
    """No other of the deck; and one of the two must be kept."""
    s = play(commanding(**deck_of("phase-drill gravity-sled price-oracle")), "analyse cargo red")
    assert offered(s) == ["keep-re gravity-sled", "keep-re phase-drill"]
    refused(s, "keep-re price-oracle", "MU-ANALYSE-04")


@pytest.mark.rule("MU-ANALYSE-03", "MU-ANALYSE-05")
def test_the_top_two_are_drawn() -> None:
    """Cards put under the deck come up in the order in which they were put there, when their time has come."""
    fields: dict[str, Any] = {"hands": ["red-mask red-coil", ""], "mystery_cargo": ["red green", ""]}
    s = museum("M6", **fields, **deck_of("phase-drill gravity-sled price-oracle bulk-contract"))
    play(s, "command red-mask", "analyse cargo red")
    assert offered(s) == ["keep-re gravity-sled", "keep-re phase-drill"]
    play(s, "keep-re phase-drill", "done")
    assert mystery(s, "bottom") == ["price-oracle", "bulk-contract", "gravity-sled"]
    play(s, "command red-coil", "analyse cargo green")
    assert offered(s) == ["keep-re price-oracle", "keep-re bulk-contract"]


@pytest.mark.rule("MU-ANALYSE-04", "MU-RECARD-22")
def test_its_ability_works_from_then_on() -> None:
    """Folding Hold, kept by the first action, makes room in the second."""
    fields: dict[str, Any] = {"hands": ["red-mask red-coil", ""], "mystery_cargo": ["red", ""], "credits": [20, 8]}
    fields |= {"cargo": ["orange-helix*3", ""], "stacks": {"red": "red-lens", "green": "green-lens"}}
    s = museum("M6", **fields, hidden=["yellow-lens*2", ""], **deck_of("folding-hold phase-drill"))
    play(s, "command red-mask", "analyse cargo red", "keep-re folding-hold", "done", "smuggle red-coil")
    play(s, "acquire red cargo", "acquire green cargo", "done")
    assert len(at(s, "cargo", 0)) == 5


@pytest.mark.rule("MU-ANALYSE-07", "MU-ANALYSE-R3", "MU-EDGE-28")
def test_the_custodian_may_be_the_envoy() -> None:
    """Empty pool, all guards locked: the analysis brings the cube for it."""
    s = commanding(**crew(0, RED_COLUMN, elsewhere=1))
    assert offered(s) == ["done", "analyse cargo red"]
    refused(s, "envoy", "EE-COMMAND-16")
    play(s, "analyse cargo red", offered_card(s))
    assert at(s, "envoys", 0) == {"left": 1}
    assert at(s, "cubes", 0) == 0
    assert len(at(s, "guards", 0)) == 4
    assert asked(s) == "act"


def offered_card(s: Earth) -> str:
    """The name of the first card that would be offered after analysing the red tile."""
    return offered(play(s.copy(), "analyse cargo red"))[0]


@pytest.mark.rule("MU-EDGE-29", "MU-ANALYSE-07", "MU-ANALYSE-R3")
def test_then_the_guard_may_be_the_trader() -> None:
    """The pool is empty again once the custodian is the envoy."""
    s = commanding(**crew(0, "green-lens", elsewhere=1))
    play(s, "analyse cargo red", offered_card(s))
    assert at(s, "guards", 0) == ["green-lens"]
    assert offered(s) == ["done", "trader"]
    play(s, "trader")
    assert at(s, "guards", 0) == []
    assert at(s, "traders", 0, "mask") == 1


@pytest.mark.rule("MU-ANALYSE-R3", "MU-ANALYSE-06")
def test_the_custodian_may_serve_as_the_trader() -> None:
    """The envoy step first: with one cube in the pool there are two, for envoy and trader."""
    s = commanding(**crew(1, elsewhere=1))
    play(s, "analyse cargo red", offered_card(s), "trader")
    assert at(s, "envoys", 0) == {"left": 1}
    assert at(s, "traders", 0, "mask") == 1
    assert at(s, "cubes", 0) == 0


@pytest.mark.rule("MU-ANALYSE-01", "MU-ANALYSE-R3")
def test_the_trader_step_may_come_first() -> None:
    """In either order: the last cube as the trader, the custodian as the envoy."""
    s = play(commanding(**crew(1, elsewhere=1)), "trader")
    assert offered(s) == ["done", "analyse cargo red"]
    play(s, "analyse cargo red", offered_card(s))
    assert asked(s) == "act"
    assert at(s, "envoys", 0) == {"left": 1}


@pytest.mark.rule("MU-ANALYSE-R1")
def test_one_tile_for_one_envoy() -> None:
    """However many are in the hold; nor after an envoy was sent without one."""
    s = commanding(mystery_cargo=["red green", ""])
    assert offered(s, "analyse") == ["analyse cargo green", "analyse cargo red"]
    play(s, "analyse cargo red", offered_card(s))
    assert offered(s) == ["done", "trader"]
    refused(s, "analyse cargo green", "MU-ANALYSE-R1")

    s = play(commanding(), "envoy")
    refused(s, "analyse cargo red", "MU-ANALYSE-R1")


@pytest.mark.rule("MU-ANALYSE-08", "MU-EDGE-30")
def test_not_with_a_recall() -> None:
    """A recall is the other envoy step."""
    s = commanding(envoys=["left", ""])
    assert offered(s) == ["done", "trader", "envoy", "recall", "analyse cargo red"]
    play(s, "recall")
    assert offered(s) == ["done", "trader"]
    refused(s, "analyse cargo red", "MU-ANALYSE-R1")
    assert mystery(s, "cargo", 0) == {"red": 1}


@pytest.mark.rule("MU-ANALYSE-R2", "MU-EDGE-31")
def test_not_with_a_promotion() -> None:
    """A trader whom a sale makes an envoy brings no analysis."""
    s = museum(
        "M6",
        cargo=["red-lens", ""],
        mystery_cargo=["red", ""],
        queues=["red"],
        traders=["mask", ""],
        hands=["red-mask", ""],
    )
    play(s, "sell red-mask")
    assert at(s, "envoys", 0) == {"left": 1}
    assert asked(s) == "act"
    assert mystery(s, "cargo", 0) == {"red": 1}
    refused(s, "analyse cargo red", "MU-ANALYSE-01")


# --- on the mothership ------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-09", "MU-ANALYSE-R7", "MU-EDGE-35")
def test_a_sale_sends_buyers_away_and_no_tiles() -> None:
    """Three analysed tiles stay when the buyers of an earlier sale leave."""
    s = museum(
        "M6",
        cargo=["red-lens", ""],
        mystery_ship="red*2 green",
        queues=["red"],
        traders=["mask", ""],
        ship={"yellow": 3},
        hands=["red-mask", ""],
    )
    play(s, "sell red-mask")
    assert at(s, "ship") == {"red": 1}
    assert mystery(s, "ship") == {"red": 2, "green": 1}


@pytest.mark.rule("MU-ANALYSE-09", "MU-ANALYSE-R7")
def test_a_tile_that_goes_up_pushes_no_buyer_out() -> None:
    """The two do not affect each other."""
    s = play(commanding(ship={"yellow": 3, "wild": 1}), "analyse cargo red")
    assert at(s, "ship") == {"yellow": 3, "wild": 1}


@pytest.mark.rule("MU-ANALYSE-09")
def test_analysed_tiles_stay_over_the_rounds() -> None:
    """Nothing in the end of a round or the preparation takes them down."""
    s = play(museum("M6", hands=["", ""], passed=[1], mystery_ship="red*2 green"), "pass")
    assert at(s, "round") == 2
    assert mystery(s, "ship") == {"red": 2, "green": 1}
    assert mystery(s, "sites", "red") == 0


@pytest.mark.rule("MU-ANALYSE-10")
def test_nobody_owns_an_analysed_tile() -> None:
    """Whoever sends it up, the mothership looks the same afterwards."""
    looks = []
    for seat in (0, 1):
        own = ["", ""]
        own[seat] = "red"
        hands = ["red-mask", "red-mask"]
        s = museum("M6", hands=hands, mystery_cargo=own, mystery_ship="red green", turn=seat)
        play(s, "command red-mask", "analyse cargo red")
        looks.append(mystery(s, "ship"))
    assert looks == [{"red": 2, "green": 1}] * 2


# --- a short deck -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-R4", "MU-EDGE-32")
def test_the_last_card_then_none() -> None:
    """A lone card is taken without a choice; without any the tile goes up all the same."""
    fields: dict[str, Any] = {"hands": ["red-mask red-coil", ""], "mystery_cargo": ["red green", ""]}
    s = museum("M6", **fields, **deck_of("phase-drill"))
    play(s, "command red-mask", "analyse cargo red")
    assert mystery(s, "cards", 0) == ["phase-drill"]
    assert asked(s) == "commanding"
    play(s, "done", "command red-coil", "analyse cargo green")
    assert happened(s, "no-re") == [{"kind": "no-re", "seat": 0}]
    assert mystery(s, "cards", 0) == ["phase-drill"]
    assert mystery(s, "ship") == {"red": 1, "green": 1}
    assert at(s, "envoys", 0) == {"left": 2}
    assert at(s, "cubes", 0) == 20


@pytest.mark.rule("MU-ANALYSE-R6", "MU-RECARD-14")
def test_a_one_time_ability_at_once() -> None:
    """Cloning Vat brings its researchers as it is put into play; the trader step is still to come."""
    s = play(commanding(**deck_of("cloning-vat phase-drill")), "analyse cargo red", "keep-re cloning-vat")
    assert at(s, "staff", "researchers") == [2, 0]
    assert asked(s) == "commanding"


@pytest.mark.rule("MU-ANALYSE-R6")
def test_any_number_of_cards() -> None:
    """Thirteen in front of seat 0, and a fourteenth comes."""
    s = commanding(re=[" ".join(PLAIN_RE[2:]), ""])
    play(s, "analyse cargo red", "keep-re phase-drill")
    assert mystery(s, "cards", 0) == PLAIN_RE[1:]


@pytest.mark.rule("MU-ANALYSE-06", "MU-COMMANDER-R5")
def test_what_an_analysis_frees_can_be_used_by_the_bonus_excavate() -> None:
    """The Commanders analyse from a full hold, then dig into the free space."""
    s = commanding(
        factions=[COMMANDERS, "gul"],
        cargo=["green-lens*3", ""],
        sites="red-lens",
        explorers=["london rome guam", "vancouver berlin guam"],
    )
    play(s, "analyse cargo red", offered_card(s), "done", "dig red-lens", "done")
    assert at(s, "cargo", 0) == ["green-lens"] * 3 + ["red-lens"]
