"""What a component pack says about Zu: its board and its cards, and what is refused (ZU-DATA)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import OTHER_PACK, ZU, act, credits, new, solo
from tests.games.excavation_earth.table import GAME, at
from tests.games.excavation_earth.test_components import Draft


@pytest.fixture
def mine(tmp_path: Path) -> Draft:
    """A copy of the standard pack to be changed."""
    return Draft(tmp_path)


def refused(mine: Draft, rule: str, field: str, value: object) -> str:
    """With this field of [zu] changed so, the pack is refused with file, field and rule; what is said."""
    mine.change("zu", **{field: value})
    return mine.check("zu", field, rule)


def table(path: str | None, **kw: Any) -> Earth:
    """A solo position with that pack; the human is of the Gul."""
    return solo(faction="gul", options={"components": path}, forecast="yellow-coil yellow-prism yellow-cog", **kw)


# --- Excavate cards ---------------------------------------------------------------------------------


@pytest.mark.rule("ZU-DATA-01", "ZU-DATA-02", "ZU-DATA-03", "ZU-DATA-04")
def test_the_standard_cards() -> None:
    """Five pairs in a ring, three for the most popular colour, one Command card for each market, the rest alike."""
    cards = {FACES[face]: n for face, n in enumerate(Box.load(None).zu.cards) if n}
    assert cards == {
        "excavate-yellow-green": 1,
        "excavate-yellow-orange": 1,
        "excavate-green-red": 1,
        "excavate-red-purple": 1,
        "excavate-purple-orange": 1,
        "excavate-top": 3,
        **{f"command-{market}": 1 for market in range(1, 7)},
        "market": 2,
        "sell": 4,
        "snipe": 2,
        "survey": 2,
    }


@pytest.mark.rule("ZU-DATA-01")
@pytest.mark.parametrize("top", [0, 8, -1, "3", None])
def test_some_of_both_sorts(mine: Draft, top: object) -> None:
    """At least one card for the most popular colour, and at least one pair."""
    refused(mine, "ZU-DATA-01" if isinstance(top, int) else "", "top", top)


@pytest.mark.rule("ZU-DATA-01")
@pytest.mark.parametrize(("top", "pairs"), [(2, 5), (4, 5), (3, 4), (3, 6), (7, 0)])
def test_eight_in_all(mine: Draft, top: int, pairs: int) -> None:
    """Pairs and others are eight together."""
    mine.change("zu", top=top)
    refused(mine, "ZU-DATA-01", "pairs", ["red green"] * pairs)


@pytest.mark.rule("ZU-DATA-01")
@pytest.mark.parametrize(("top", "pairs"), [(1, 7), (7, 1), (4, 4)])
def test_other_splits(mine: Draft, top: int, pairs: int) -> None:
    """Any split with some of both is read as it stands."""
    mine.change("zu", top=top, pairs=["red green"] * pairs)
    figures = Box.load(mine.write()).zu
    assert figures.cards[FACES.index("excavate-top")] == top
    assert figures.cards[FACES.index("excavate-green-red")] == pairs


@pytest.mark.rule("ZU-DATA-02")
@pytest.mark.parametrize("pair", ["red red", "red", "red blue", "red wild", "red green purple", "", "red-green"])
def test_two_different_colours(mine: Draft, pair: str) -> None:
    """A pair is two different ones of the five colours."""
    said = refused(mine, "ZU-DATA-02", "pairs", ["yellow green", "green red", "red purple", pair, "orange yellow"])
    assert repr(pair) in said


@pytest.mark.rule("ZU-DATA-02")
@pytest.mark.parametrize("pairs", ["red green", [1, 2, 3, 4, 5], None])
def test_pairs_are_a_list_of_texts(mine: Draft, pairs: object) -> None:
    """Anything else is refused."""
    refused(mine, "", "pairs", pairs)


@pytest.mark.rule("ZU-DATA-02")
def test_pairs_have_no_order(mine: Draft) -> None:
    """ "red green" and "green red" are one face."""
    mine.change("zu", pairs=["red green", "green red", "red purple", "purple orange", "orange yellow"])
    figures = Box.load(mine.write()).zu
    assert figures.cards[FACES.index("excavate-green-red")] == 2


# --- the other cards --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-DATA-03")
@pytest.mark.parametrize("market", [0, 7, -1])
def test_command_cards_name_existing_markets(mine: Draft, market: int) -> None:
    """They run from 1 to 6."""
    refused(mine, "ZU-DATA-03", "command", [1, 2, 3, 4, 5, market])


@pytest.mark.rule("ZU-COMP-02", "ZU-DATA-03")
@pytest.mark.parametrize("markets", [[], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 6]])
def test_six_command_cards(mine: Draft, markets: list[int]) -> None:
    """No more and no fewer."""
    refused(mine, "ZU-COMP-02", "command", markets)


@pytest.mark.rule("ZU-DATA-03")
def test_command_cards_need_not_differ(mine: Draft) -> None:
    """Six cards for one market are six cards with one face."""
    mine.change("zu", command=[4] * 6)
    assert Box.load(mine.write()).zu.cards[FACES.index("command-4")] == 6


@pytest.mark.rule("ZU-COMP-02", "ZU-DATA-04")
@pytest.mark.parametrize(("field", "n"), [("market", 2), ("sell", 4), ("snipe", 2), ("survey", 2)])
@pytest.mark.parametrize("more", [-1, 1])
def test_how_many_of_the_others(mine: Draft, field: str, n: int, more: int) -> None:
    """2 Market, 4 Sell, 2 Snipe, 2 Survey, and no other number."""
    refused(mine, "ZU-COMP-02", field, n + more)


@pytest.mark.rule("ZU-DATA-04")
@pytest.mark.parametrize("field", ["market", "sell", "snipe", "survey"])
def test_the_others_carry_no_parameter(mine: Draft, field: str) -> None:
    """They are a number of cards, nothing else."""
    refused(mine, "ZU-COMP-02", field, ["red", "green"])


@pytest.mark.rule("ZU-COMP-03", "ZU-COMP-04")
@pytest.mark.parametrize("field", ["smuggle", "travel", "pass"])
def test_no_other_kinds_of_cards(mine: Draft, field: str) -> None:
    """A pack cannot add any."""
    refused(mine, "", field, 1)


@pytest.mark.rule("ZU-COMP-01")
def test_zu_must_be_there(mine: Draft) -> None:
    """A pack without Zu's board is refused, and named."""
    del mine.data["zu"]
    with pytest.raises(digsite.BadComponents, match="zu") as problem:
        Box.load(mine.write())
    assert str(mine.path) in str(problem.value)


# --- the board --------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-DATA-05", "ZU-SETUP-R1")
@pytest.mark.parametrize(
    ("initiative", "faction"), [(20, "issisinui"), (10, "aqulla"), (30, "gul"), (40, "dal_harrai"), (50, "kuti_kuti")]
)
def test_nobody_else_has_zus_initiative(mine: Draft, initiative: int, faction: str) -> None:
    """The number of any faction is refused, and the faction is named: so nothing is ever tied at the start."""
    assert faction in FACTIONS
    assert faction in refused(mine, "ZU-DATA-05", "initiative", initiative)


@pytest.mark.rule("ZU-DATA-05", "ZU-SETUP-11")
@pytest.mark.parametrize(("initiative", "order"), [(19, [1, 0]), (21, [0, 1])])
def test_the_initiative_of_the_pack_is_used(mine: Draft, initiative: int, order: list[int]) -> None:
    """Against 20 the lower number goes first."""
    mine.change("zu", initiative=initiative)
    assert at(new(1, factions=["issisinui"], components=mine.write()), "order") == order


@pytest.mark.rule("ZU-DATA-06")
@pytest.mark.parametrize(("field", "value"), [("cargo", 1), ("cargo", 0), ("cargo", 91), ("hidden", 0), ("hidden", 91)])
def test_how_big_the_holds_may_be(mine: Draft, field: str, value: int) -> None:
    """Two spaces for cargo and a hidden one at least."""
    refused(mine, "ZU-DATA-06", field, value)


@pytest.mark.rule("ZU-DATA-06", "ZU-COMP-01", "ZU-SETUP-02")
def test_zus_holds_are_those_of_its_board(mine: Draft) -> None:
    """Two spaces and one, while the human has four and two: one tile more is refused, for Zu alone."""
    mine.change("zu", cargo=2, hidden=1)
    path = mine.write()
    two, three = "red-lens green-lens", "red-lens green-lens purple-lens"
    table(path, cargo=[three, two], hidden=[two, "red-crater"])
    with pytest.raises(digsite.BadPosition, match=r"position.cargo\[1\]"):
        table(path, cargo=["", three])
    with pytest.raises(digsite.BadPosition, match=r"position.hidden\[1\]"):
        table(path, hidden=["", two])


@pytest.mark.rule("ZU-DATA-06")
def test_zu_fills_the_holds_of_its_board() -> None:
    """With room for two and one, Zu digs with one free cargo space one artefact, and with none it acquires."""
    s = table(OTHER_PACK, sites="red-helix red-crater", cargo=["", "yellow-lens"])
    assert act(s, "excavate-top")
    assert len(at(s, "cargo", ZU)) == 2
    s = table(
        OTHER_PACK,
        sites="red-helix red-crater",
        cargo=["", "yellow-lens green-helix"],
        stacks={"red": "red-lens"},
    )
    assert act(s, "excavate-top")
    assert at(s, "hidden", ZU) == ["red-lens"]


@pytest.mark.rule("ZU-DATA-07")
@pytest.mark.parametrize("field", ["rows", "columns", "gallery"])
def test_no_charts_of_its_own(mine: Draft, field: str) -> None:
    """Zu's gallery is scored by the common charts; others are refused."""
    refused(mine, "", field, [[0, 0, 0, 6, 13, 21]])


@pytest.mark.rule("ZU-DATA-12")
@pytest.mark.parametrize("crew", [21, 44])
def test_crews_of_22(mine: Draft, crew: int) -> None:
    """Every colour has 22 cubes, and no crew is told for Zu, which takes whatever colours are left."""
    mine.change("faction gul", crew=crew)
    mine.check("faction gul", "crew", "EE-COMP-07")


@pytest.mark.rule("ZU-DATA-12")
def test_no_crew_for_zu_alone(mine: Draft) -> None:
    """Its cubes are not a figure of its board."""
    refused(mine, "", "crew", 22)


# --- the map and the tracks -------------------------------------------------------------------------


@pytest.mark.rule("ZU-DATA-08")
@pytest.mark.parametrize(("path", "bought"), [(None, "purple-helix"), (OTHER_PACK, "yellow-lens")])
def test_the_order_of_the_stacks(path: str | None, bought: str) -> None:
    """With nothing in the red stack Zu goes to its right: purple in the standard pack, yellow in another."""
    stacks = {"yellow": "yellow-lens", "green": "green-helix", "purple": "purple-helix", "orange": "orange-helix"}
    s = table(path, queues=["red"], stacks=stacks, credits=[8, 20])
    assert act(s, "excavate-top")
    assert at(s, "hidden", ZU) == [bought]


@pytest.mark.rule("ZU-DATA-08")
@pytest.mark.parametrize(
    "colours",
    [["yellow", "green", "red", "purple"], ["yellow", "yellow", "red", "purple", "orange"], ["yellow"] * 5],
)
def test_the_stacks_are_all_five_colours(mine: Draft, colours: list[str]) -> None:
    """A list that is no permutation of the five is refused."""
    mine.change("board", colours=colours)
    mine.check("board", "colours", "EE-DATA-19")


@pytest.mark.rule("ZU-DATA-09")
def test_one_site_for_each_type(mine: Draft) -> None:
    """A type at two sites is refused, and so is one at none."""
    mine.change("location rome", glyphs=["helix", "crater", "lens"])
    mine.check("location rome", "glyphs", "EE-DATA-03")
    mine.change("location rome", glyphs=["helix"])
    mine.check("location *", "glyphs", "EE-DATA-03")


@pytest.mark.rule("ZU-DATA-09")
@pytest.mark.parametrize(("path", "dug"), [(None, 1), (OTHER_PACK, 2)])
def test_sites_are_those_of_the_pack(path: str | None, dug: int) -> None:
    """Red helix and crater share a site in the standard pack and do not in the other: one artefact there, two here."""
    s = table(path, sites="red-helix red-crater")
    assert act(s, "excavate-top")
    assert len(at(s, "cargo", ZU)) == dug


@pytest.mark.rule("ZU-DATA-10", "ZU-DATA-03")
def test_the_centre_of_a_command_card_is_that_of_the_map(mine: Draft) -> None:
    """Market 4 belongs to the left centre in this pack: there the envoy goes."""
    mine.change("command_centre left", markets=[1, 4])
    mine.change("command_centre middle", markets=[2, 3])
    s = table(mine.write())
    assert act(s, "command-4")
    assert at(s, "envoys", ZU) == {"left": 1}
    s = solo()
    assert act(s, "command-4")
    assert at(s, "envoys", ZU) == {"middle": 1}


@pytest.mark.rule("ZU-DATA-10")
@pytest.mark.parametrize("markets", [[1], [1, 2, 3], [1, 7]])
def test_one_centre_for_each_market(mine: Draft, markets: list[int]) -> None:
    """A market with none or two is refused."""
    mine.change("command_centre left", markets=markets)
    with pytest.raises(digsite.BadComponents, match=r"command_centre.*'markets'.*\(EE-"):
        Box.load(mine.write())


@pytest.mark.rule("ZU-DATA-13")
def test_the_payout_of_the_pack_is_used(mine: Draft) -> None:
    """The third rank pays 4 in this pack: with one buyer the sale brings 6, in the standard pack 5."""
    mine.change("popularity", payout=[9, 5, 4, 1, 0])
    queues = ["red", "green*2", "purple*3"]
    for path, gain in ((mine.write(), 6), (None, 5)):
        s = table(path, cargo=["", "red-lens"], traders=["", "mask"], queues=queues)
        assert act(s, "sell")
        assert credits(s) == 8 + gain


@pytest.mark.rule("ZU-DATA-13")
@pytest.mark.parametrize("payout", [[8, 5, 3, 1, 0], [9, 4, 3, 1, 0], [9, 5, 3, 1, 1]])
def test_known_payouts(mine: Draft, payout: list[int]) -> None:
    """The first rank pays 9, the second 5, the last nothing."""
    mine.change("popularity", payout=payout)
    mine.check("popularity", "payout", "EE-POP-12")


@pytest.mark.rule("ZU-DATA-01")
def test_another_pack_can_be_played(mine: Draft) -> None:
    """A game with other cards has them in its decks."""
    mine.change("zu", top=7, pairs=["orange red"], command=[6] * 6)
    s = GAME.new(seats=1, seed=1, options={"solo": True, "components": mine.write()})
    decks = [at(s, "zu", "deck"), *at(s, "zu", "waiting")]  # type: ignore[arg-type]
    assert sum(deck.get("excavate-top", 0) for deck in decks) == 7
    assert sum(deck.get("excavate-red-orange", 0) for deck in decks) == 1
    assert sum(deck.get("command-6", 0) for deck in decks) == 6
