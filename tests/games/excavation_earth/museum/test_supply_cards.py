"""Special supply: an artefact for one credit (MU-SUPPLY, MU-POPCARD-01 to -05, -11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import TYPES
from digsite.games.excavation_earth.museum.kinds import POPUPS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import pile, plausible
from tests.games.excavation_earth.museum.stalls import ONE_SALE, SITES, all_but, board, finish, sell_one, stalls, used
from tests.games.excavation_earth.museum.table import MERCHANTS, SEEKERS, SMUGGLERS
from tests.games.excavation_earth.table import asked, at, happened, offered, other_tiles, play, refused, story

COLOUR = {"U1": "yellow", "U2": "green", "U3": "red", "U4": "purple", "U5": "orange"}
OVERLAY = {"U4": "purple", "U5": "orange"}
"""Cards at a dig site of mysterious artefacts."""
EACH = pytest.mark.parametrize("card", COLOUR)
FULL = "green-lens*2 green-crater*2"


def placing(card: str, **kw: Any) -> Earth:
    """A sale after which that card is sure to be placed."""
    fields: dict[str, Any] = {"used": all_but(card), "cargo": ["purple-helix", ""], **ONE_SALE, **kw}
    return sell_one(stalls("", **fields))


def tile(s: Earth, card: str) -> str | None:
    """What lies on a card."""
    found = at(s, "popups", "tiles")[POPUPS.index(card)]
    assert found is None or isinstance(found, str)
    return found


def rome(**kw: Any) -> Earth:
    """An explorer in Rome, where U3 lies with a red lens."""
    return stalls({"U3": "red-lens"}, "rome", **kw)


# --- placing ----------------------------------------------------------------------------------------


@EACH
@pytest.mark.rule("MU-SUPPLY-01", "MU-SUPPLY-R1", "MU-COMP-09")
def test_a_tile_of_its_colour_lies_on_it(card: str) -> None:
    """It comes from the pile of the region."""
    colour = COLOUR[card]
    before = pile(placing("U6"), colour)

    s = placing(card)

    found = tile(s, card)
    assert found is not None
    assert found.startswith(f"{colour}-")
    assert pile(s, colour) == before - 1
    assert [TYPES[int(str(event["artefact"]))] for event in happened(s, "popup-stocked")] == [found]
    assert board(s) == [card]


@pytest.mark.rule("MU-SUPPLY-01")
def test_the_tile_is_drawn_at_random() -> None:
    """As often as the pile holds each type."""
    found = Counter(str(tile(placing("U3", seed=seed), "U3")) for seed in range(400))

    assert plausible(found, {"red-helix": 4, "red-lens": 7, "red-antenna": 2, "red-crater": 5})


@pytest.mark.rule("MU-SUPPLY-01")
@pytest.mark.parametrize("card", [card for card in POPUPS if card not in COLOUR])
def test_nothing_lies_on_a_demand(card: str) -> None:
    s = placing(card)

    assert board(s) == [card]
    assert at(s, "popups", "tiles") == [None] * 10
    assert happened(s, "popup-stocked") == []


@EACH
@pytest.mark.rule("MU-SUPPLY-02", "MU-MIX-06", "MU-EDGE-65", "MU-POPCARD-04", "MU-POPCARD-05")
def test_never_a_mysterious_artefact(card: str) -> None:
    """Two of three tiles of the pile are mysterious: the third one is laid out, and they stay in the pile."""
    colour = COLOUR[card]
    sold_now = "purple-helix" if colour == "purple" else ""
    for seed in range(12):
        s = placing(card, sold=other_tiles(colour, f"{colour}-lens", sold_now), seed=seed)

        assert tile(s, card) == f"{colour}-lens"
        assert at(s, "mysteries", "piles", colour) == 2
        assert at(s, "mysteries", "sites") == {}


@EACH
@pytest.mark.rule("MU-SUPPLY-02", "MU-SUPPLY-R5", "MU-MIX-06", "MU-EDGE-65")
@pytest.mark.parametrize("mysterious", [0, 2])
def test_no_ordinary_tile_left(card: str, mysterious: int) -> None:
    """The pile has none, or mysterious ones only: the card is out of the game, and no other comes for it."""
    colour = COLOUR[card]
    tiles: dict[str, Any] = {
        "sold": other_tiles(colour, "", "purple-helix" if colour == "purple" else ""),
        "mystery_ship": "" if mysterious else f"{colour}*2",
    }
    turned_over = 0
    for seed in range(12):
        s = placing(card, used=all_but(card, "U10"), seed=seed, **tiles)
        assert board(s) == [] or board(s) == ["U10"]
        if not board(s):
            turned_over += 1
            assert used(s) == all_but("U10").split()
            assert len(happened(s, "popup-empty")) == len(happened(s, "popup-placed")) == 1
            assert at(s, "mysteries", "piles", colour) == mysterious
    assert turned_over > 0


@pytest.mark.rule("MU-SUPPLY-R2")
def test_the_tile_is_face_up() -> None:
    """Everybody sees it, spectators too."""
    s = rome()

    for seat in (0, 1, None):
        view: Any = s.view(seat)
        assert view["popups"]["tiles"][POPUPS.index("U3")] == TYPES.index("red-lens")


@pytest.mark.rule("MU-SUPPLY-R2")
def test_it_cannot_be_excavated() -> None:
    """U3 has a red helix, which is dug up in Rome; only the one on the site can be dug."""
    s = stalls({"U3": "red-helix"}, "rome", sites="red-crater")

    play(s, "excavate red-mask")

    assert offered(s, "dig") == ["dig red-crater"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")


# --- buying -----------------------------------------------------------------------------------------

TILES = {"U1": "yellow-helix", "U2": "green-crater", "U3": "red-antenna", "U4": "purple-helix", "U5": "orange-lens"}


@pytest.mark.rule("MU-POPCARD-01", "MU-POPCARD-02", "MU-POPCARD-03", "MU-POPCARD-04", "MU-POPCARD-05")
@pytest.mark.rule("MU-SUPPLY-03", "MU-SUPPLY-04", "MU-POPCARD-11")
@EACH
def test_each_card(card: str) -> None:
    """With an explorer at its site the tile is bought for 1 credit, whatever it is worth, and can be sampled; the card
    is out of the game."""
    kind = TILES[card]
    s = stalls({card: kind}, SITES[card])

    play(s, f"activate {card}")

    assert s.credits == [7, 8]
    assert at(s, "earned", 0, "pop-up-markets") == -1
    assert at(s, "cargo", 0) == [kind]
    assert (board(s), used(s), tile(s, card)) == ([], [card], None)
    assert (asked(s), offered(s)) == ("samples", ["done", f"sample {kind}"])
    play(s, f"sample {kind}")
    assert at(s, "guards", 0) == [kind]
    assert at(s, "cargo", 0) == [kind]


@pytest.mark.rule("MU-SUPPLY-03", "MU-EDGE-66")
def test_without_a_credit() -> None:
    """0 credits: no. 1 credit: the last one."""
    refused(rome(credits=[0, 8]), "activate U3", "MU-SUPPLY-03")

    s = rome(credits=[1, 8])
    play(s, "activate U3")
    assert s.credits == [0, 8]


@pytest.mark.rule("MU-SUPPLY-R3", "MU-EDGE-66")
def test_a_full_cargo_hold() -> None:
    """The free spaces of the hidden hold are of no use."""
    refused(rome(cargo=[FULL, ""]), "activate U3", "MU-SUPPLY-R3")
    refused(rome(cargo=[FULL[:-2], ""], mystery_cargo=["green", ""]), "activate U3", "MU-SUPPLY-R3")

    s = rome(cargo=["green-lens*2 green-crater", ""], hidden=["yellow-lens*2", ""])
    play(s, "activate U3")
    assert at(s, "cargo", 0)[-1] == "red-lens"


@pytest.mark.rule("MU-SUPPLY-R3", "MU-RECARD-04")
def test_the_stasis_locker_opens_the_hidden_hold() -> None:
    """With card E4 a full cargo hold does not matter; with room in both the owner says which."""
    s = rome(cargo=[FULL, ""], re=["stasis-locker", ""])
    play(s, "activate U3")
    assert at(s, "hidden", 0) == ["red-lens"]

    s = rome(re=["stasis-locker", ""])
    play(s, "activate U3")
    assert (asked(s), offered(s)) == ("stow", ["stow cargo", "stow hidden"])
    play(s, "stow hidden")
    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == ([], ["red-lens"])
    assert offered(s) == ["done", "sample red-lens"]

    refused(rome(cargo=[FULL, ""], hidden=["yellow-lens*3", ""], re=["stasis-locker", ""]), "activate U3",
            "MU-SUPPLY-R3")  # fmt: skip


@pytest.mark.rule("MU-POPCARD-11")
@pytest.mark.parametrize("re", ["fences-ledger", "survey-swarm", "back-door-buyer", "fences-ledger survey-swarm"])
@pytest.mark.parametrize("faction", [SMUGGLERS, MERCHANTS])
def test_nothing_changes_the_price(re: str, faction: str) -> None:
    """It is 1 credit whatever cards its buyer has."""
    s = rome(re=[re, ""], factions=[faction, "kuti_kuti"])

    play(s, "activate U3")

    assert s.credits == [7, 8]


# --- sampling ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SUPPLY-R4")
def test_the_sample_is_optional_and_for_now_only() -> None:
    """Declined, it is gone for good; after the action as well as before it."""
    before = rome()
    play(before, "activate U3", "done")
    refused(before, "sample red-lens", "EE-GALLERY-04")

    after = rome()
    play(after, "excavate red-mask", "activate U3", "sample red-lens")
    assert (asked(after), at(after, "guards", 0)) == ("act", ["red-lens"])


@pytest.mark.rule("MU-SUPPLY-R4")
def test_a_type_that_was_sampled_before() -> None:
    """There is nothing to ask."""
    s = rome(guards=["red-lens", ""])

    play(s, "activate U3")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("MU-SUPPLY-R4")
def test_a_sample_that_completes_a_column() -> None:
    """It brings an action card, as every sample does."""
    s = rome(guards=["red-helix red-antenna red-crater", ""])

    play(s, "activate U3", "sample red-lens")

    assert len(at(s, "hands", 0)) == 3
    assert at(s, "rewarded", 0) == ["red"]


# --- what lies beside it ----------------------------------------------------------------------------


@pytest.mark.rule("MU-POPCARD-04", "MU-POPCARD-05")
@pytest.mark.parametrize("card", OVERLAY)
def test_mysterious_artefacts_of_the_site_are_no_part_of_it(card: str) -> None:
    """They are dug up as ever, and the purchase leaves them where they are."""
    colour = OVERLAY[card]
    s = stalls({card: TILES[card]}, SITES[card], hands=[f"{colour}-mask red-cog", ""], mystery_sites=colour)

    play(s, f"activate {card}", "done")
    assert at(s, "mysteries", "sites", colour) == 1
    play(s, f"excavate {colour}-mask", f"dig-mystery {colour}")

    assert at(s, "mysteries", "cargo")[0] == {colour: 1}
    assert at(s, "cargo", 0) == [TILES[card]]


# --- the Seekers ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SUPPLY-R6", "MU-SEEKER-R5", "MU-EDGE-97")
def test_the_seekers_cannot_send_it_at_once() -> None:
    """The red lens that they buy can be sampled, not sent; an Exhibit that follows can send it."""
    s = rome(modules="M6 M7 M8", factions=[SEEKERS, SMUGGLERS])

    play(s, "activate U3")
    assert offered(s) == ["done", "sample red-lens"]
    refused(s, "show cargo red-lens", "MU-SEEKER-R5")
    play(s, "done", "exhibit red-mask")
    finish(s)

    assert "red-lens" in at(s, "museum", "artefacts")
    assert at(s, "cargo", 0) == []


@pytest.mark.rule("MU-POPCARD-03", "MU-SUPPLY-03")
def test_what_is_told() -> None:
    """Who bought what, and for how much."""
    s = rome()

    play(s, "activate U3")

    assert story(s, "popup-bought") == ["0 popup-bought 2 red-lens -1"]
