"""Positions with pop-up markets: written down at every question, and refused where no game can come to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.museum.kinds import POPUPS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.stalls import ONE_SALE, all_but, finish, sell_one, stalls
from tests.games.excavation_earth.museum.table import COMMANDERS, PSYCHICS
from tests.games.excavation_earth.table import GAME, asked, earth, offered, play

TEN = [None] * 10
TWO: dict[str, Any] = {"cargo": ["orange-lens yellow-helix", ""]}
RED_TILE = [None, None, "red-lens", *[None] * 7]


def again(s: Earth) -> Earth:
    """The position, taken up again: it is the same, and the same can be answered."""
    found = GAME.from_json(s.to_json())
    assert isinstance(found, Earth)
    assert found == s
    assert (asked(found), offered(found)) == (asked(s), offered(s))
    return found


# --- what is pending --------------------------------------------------------------------------------

PENDING: dict[str, tuple[str, Callable[[], Earth]]] = {
    "an action is owed": ("act", lambda: play(stalls("U10", "xian", cargo=["orange-lens", ""]), "activate U10")),
    "the same, second action": (
        "act",
        lambda: play(
            finish(play(stalls("U10", "xian", cargo=["orange-lens", ""]), "excavate red-mask")), "activate U10"
        ),
    ),
    "what is given before": ("give", lambda: play(stalls("U10", "xian", **TWO), "activate U10")),
    "what is given after": ("give", lambda: play(stalls("U10", "xian", **TWO), "excavate red-mask", "activate U10")),
    "given at the end of a turn": (
        "give",
        lambda: play(
            finish(play(stalls("U10", "xian", **TWO), "excavate red-mask")), "excavate red-cog", "activate U10"
        ),
    ),
    "given with travel cards alone": (
        "give",
        lambda: play(
            stalls(
                "U10",
                "xian",
                hands=["", ""],
                travel=["travel-2 travel-3", ""],
                cargo=["orange-lens purple-crater", ""],
                hidden=["yellow-helix", ""],
                **ONE_SALE,
            ),
            "activate U10",
        ),
    ),
    "activate or not": ("activate", lambda: play(stalls("U10", "xian", **TWO), "excavate red-mask")),
    "the bought tile, before": ("samples", lambda: play(stalls({"U3": "red-lens"}, "rome"), "activate U3")),
    "the bought tile, after": (
        "samples",
        lambda: play(stalls({"U3": "red-lens"}, "rome"), "excavate red-mask", "activate U3"),
    ),
    "a guard for it": (
        "reassign",
        lambda: play(
            stalls({"U3": "red-lens"}, "rome", guards=["green-lens green-crater", ""], traders=["mask*20", ""]),
            "activate U3",
            "sample red-lens",
        ),
    ),
    "its hold": (
        "stow",
        lambda: play(stalls({"U3": "red-lens"}, "rome", re=["stasis-locker", ""]), "activate U3"),
    ),
    "the broker won": (
        "gain_broker",
        lambda: play(stalls("U7", "mexico", cargo=["green-lens", ""]), "activate U7"),
    ),
    "the cards drawn": ("keep_re", lambda: play(stalls("U6", "easter", cargo=["red-helix", ""]), "activate U6")),
    "a dig, an activation to come": (
        "dig_first",
        lambda: play(stalls("U10", "xian rome", sites="red-helix", **TWO), "excavate red-mask"),
    ),
    "a sale, a card to come": (
        "sell_markets",
        lambda: play(
            stalls("U10", "xian", queues=["purple", "purple"], traders=["mask coil", ""], cargo=["purple-helix*2", ""]),
            "sell red-mask",
        ),
    ),
    "a bonus excavate, an activation to come": (
        "bonus_dig",
        lambda: finish(
            play(
                stalls("U10", "xian rome", sites="red-helix", factions=[COMMANDERS, PSYCHICS], **TWO),
                "command red-mask",
            ),
            "bonus_dig",
        ),
    ),
    "an exhibit, an activation to come": (
        "hang",
        lambda: play(stalls("U10", "xian", "M6 M7 M8", cargo=["orange-lens", ""]), "exhibit red-mask"),
    ),
}


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-ACTIVATE-R6")
@pytest.mark.parametrize(("question", "position"), PENDING.values(), ids=PENDING)
def test_a_pending_activation_can_be_written_down(question: str, position: Callable[[], Earth]) -> None:
    """And play goes on alike to the end of the turn."""
    s = position()
    assert asked(s) == question
    other = again(s)
    while s.seat == 0 and not s.over:
        code = s.legal()[-1]
        s.play(code)
        other.play(code)
        assert other == s
        again(s)


@pytest.mark.rule("MU-POPUP-R1", "MU-SUPPLY-R2")
def test_the_cards_on_the_board() -> None:
    """By name, with their tiles; what is left out is in the deck."""
    s = stalls({"U3": "red-lens", "U6": ""}, used="U1 U10")

    assert s.to_json()["popups"] == {"board": ["U3", "U6"], "used": ["U1", "U10"], "tiles": RED_TILE}
    position = s.to_json()
    del position["popups"]
    position["piles"]["red-lens"] += 1  # type: ignore[index]
    fresh = GAME.from_json(position)
    assert fresh.to_json()["popups"] == {"board": [], "used": [], "tiles": TEN}


@pytest.mark.rule("MU-POPUP-R1")
def test_nobody_knows_the_next_card() -> None:
    """The views say what lies there and what is out, to everybody alike; worlds drawn from one agree with it."""
    s = stalls({"U3": "red-lens", "U6": ""}, used="U1 U10")
    views: list[Any] = [s.view(seat) for seat in (0, 1, None)]
    assert [view["popups"] for view in views] == [views[0]["popups"]] * 3
    assert set(views[0]["popups"]) == {"board", "used", "tiles"}

    placed = set()
    for seed in range(12):
        world = GAME.sample(views[1], digsite.Rng(seed))
        assert world.to_json()["popups"] == s.to_json()["popups"]
        placed.add(tuple(world.rng.words()))
    assert len(placed) > 1


@pytest.mark.rule("MU-POPUP-R1")
def test_copies_are_independent() -> None:
    """A sale in a copy places a card there, and there only."""
    s = stalls("U10", used=all_but("U3", "U10"), cargo=["purple-helix", ""], **ONE_SALE)
    before = s.to_json()

    other = s.copy()
    sell_one(other)

    assert other.to_json()["popups"]["board"] == ["U3", "U10"]  # type: ignore[index]
    assert s.to_json() == before


# --- what cannot be ---------------------------------------------------------------------------------

PART: dict[str, tuple[Any, str]] = {
    "no mapping": (["U3"], "mapping"),
    "an unknown field": ({"deck": ["U1"]}, "'deck' is no field"),
    "an unknown card": ({"board": ["U11"]}, "'U11' is nothing that can be here"),
    "a card twice": ({"used": ["U6", "U6"]}, "'U6' is named twice"),
    "a card twice on the board": ({"board": ["U6", "U6"]}, "'U6' is named twice"),
    "on the board and out": ({"board": ["U6"], "used": ["U6"]}, "MU-POPUP-R2"),
    "eleven tiles": ({"tiles": [None] * 11}, "list of 10"),
    "an unknown tile": ({"board": ["U3"], "tiles": [None, None, "gold", *[None] * 7]}, "'gold'"),
    "a supply without a tile": ({"board": ["U3"]}, "popups.tiles[2]: .*MU-SUPPLY-01"),
    "a tile on a demand": ({"board": ["U6"], "tiles": [*[None] * 5, "red-lens", *[None] * 4]}, "MU-SUPPLY-01"),
    "a tile on a card of the deck": ({"tiles": RED_TILE}, "MU-SUPPLY-01"),
    "a tile on a card that is out": ({"used": ["U3"], "tiles": RED_TILE}, "MU-SUPPLY-01"),
    "a tile of another colour": (
        {"board": ["U3"], "tiles": [None, None, "green-lens", *[None] * 7]},
        "popups.tiles[2]: .*MU-SUPPLY-R1",
    ),
}


@pytest.mark.rule("MU-POPUP-R2", "MU-SUPPLY-01", "MU-SUPPLY-R1", "MU-COMP-09")
@pytest.mark.parametrize(("part", "said"), PART.values(), ids=PART)
def test_a_part_that_cannot_be(part: Any, said: str) -> None:
    """It is refused, with the place and the rule."""
    position = {**stalls("").to_json(), "popups": part}

    with pytest.raises(digsite.BadPosition, match=said.replace("[", r"\[").replace("]", r"\]")) as refusal:
        GAME.from_json(position)

    assert str(refusal.value).startswith("position.popups")


@pytest.mark.rule("MU-COMP-09", "EE-TILE-08")
def test_a_tile_too_many() -> None:
    """Both red antennas are in a hold already."""
    position = stalls({"U3": "red-antenna"}, cargo=["red-antenna", ""]).to_json()
    position["cargo"] = [["red-antenna"] * 2, []]

    with pytest.raises(digsite.BadPosition, match=r"red-antenna.*EE-TILE-08"):
        GAME.from_json(position)


def bits(cards: str) -> int:
    """Cards as they stand in a frame."""
    return sum(1 << POPUPS.index(card) for card in cards.split())


ACT_NOW: list[object] = ["act", 0, 0, 0]
OWED: list[object] = ["act", 0, 1, 0]
END: list[object] = ["next_turn", 0, 0, 0]
AGENDA: dict[str, tuple[list[list[object]], dict[str, Any], str]] = {
    "more than one action owed": ([["act", 0, 2, 0]], {}, "MU-ACTIVATE-R3"),
    "less than none owed": ([["act", 0, -1, 0]], {}, "MU-ACTIVATE-R3"),
    "an action owed, no card for it": ([OWED], {"hands": ["", ""]}, "MU-ACTIVATE-R3"),
    "an action with two numbers": ([["act", 0, 1, 1]], {}, "agenda[0]"),
    "an action owed out of turn": ([OWED], {"turn": 1}, "turn of seat 1"),
    "a gift for a supply": (
        [END, ["give", 0, 2, 0]],
        {"popups": {"U3": "red-lens"}, "places": "rome", "cargo": ["red-helix", ""]},
        "MU-ACTIVATE-R7",
    ),
    "a gift for a card of the deck": ([END, ["give", 0, 6, 0]], {}, "MU-ACTIVATE-R7"),
    "a gift for no card": ([END, ["give", 0, 10, 0]], {}, "MU-ACTIVATE-R7"),
    "a gift for less than a card": ([END, ["give", 0, -1, 0]], {}, "MU-ACTIVATE-R7"),
    "a gift from afar": ([END, ["give", 0, 9, 0]], {"places": "rome"}, "MU-ACTIVATE-R7"),
    "a gift of nothing": ([END, ["give", 0, 9, 0]], {"cargo": ["red-lens", ""]}, "MU-ACTIVATE-R7"),
    "a gift that takes the last sale": (
        [OWED, ["give", 0, 9, 0]],
        {"hands": ["", ""], "cargo": ["purple-crater", ""], **ONE_SALE},
        "MU-ACTIVATE-R7",
    ),
    "two gifts": ([OWED, ["give", 0, 9, 0], ["give", 0, 9, 0]], {}, "cannot be pending upon 'give'"),
    "an unplaced card to activate": ([END, ["activate", 0, bits("U7 U10"), 0]], {}, "MU-ACTIVATE-R6"),
    "a used card to activate": ([END, ["activate", 0, bits("U1 U10"), 0]], {"used": "U1"}, "MU-ACTIVATE-R6"),
    "no such card to activate": ([END, ["activate", 0, 1 << 10, 0]], {}, "MU-ACTIVATE-R6"),
    "less than no cards to activate": ([END, ["activate", 0, -1, 0]], {}, "MU-ACTIVATE-R6"),
    "an unplaced card after an action": (
        [END, ["after_action", 0, 1, bits("U7")], ["dig_first", 0, 2, 0]],
        {},
        "MU-ACTIVATE-R6",
    ),
    "nothing after an action": ([END, ["after_action", 0, 0, 0], ["dig_first", 0, 2, 0]], {}, "MU-POPUP-01"),
    "too much after an action": ([END, ["after_action", 0, 4, 0], ["dig_first", 0, 2, 0]], {}, "MU-POPUP-01"),
    "an activation after a Travel": (
        [END, ["after_action", 0, 1, bits("U10")], ["travelling", 0, 2, 0]],
        {},
        "'travelling' cannot be pending upon 'after_action'",
    ),
    "nobody is asked": ([END, ["after_action", 0, 1, bits("U10")]], {}, "somebody must be asked"),
    "an activation upon an activation": (
        [END, ["after_action", 0, 1, bits("U10")], ["activate", 0, bits("U10"), 0]],
        {},
        "cannot be pending upon 'after_action'",
    ),
}


@pytest.mark.rule("MU-ACTIVATE-R3", "MU-ACTIVATE-R6", "MU-ACTIVATE-R7")
@pytest.mark.parametrize(("agenda", "fields", "said"), AGENDA.values(), ids=AGENDA)
def test_an_agenda_that_cannot_be(agenda: list[list[object]], fields: dict[str, Any], said: str) -> None:
    """It is refused, with the place and the rule."""
    kw: dict[str, Any] = {"popups": "U10", "places": "xian", "cargo": ["orange-lens yellow-helix", ""], **fields}

    with pytest.raises(digsite.BadPosition, match=said.replace("[", r"\[").replace("]", r"\]")):
        stalls(kw.pop("popups"), kw.pop("places"), agenda=agenda, **kw)


@pytest.mark.rule("MU-MODULE-04")
def test_nothing_is_owed_without_the_module() -> None:
    """In a game without pop-up markets an action is never owed, and there is no such part."""
    with pytest.raises(digsite.BadPosition, match="they are 0"):
        stalls("", modules="M6", agenda=[OWED])
    with pytest.raises(digsite.BadPosition, match=r"position\.popups"):
        earth(popups={"board": []})
