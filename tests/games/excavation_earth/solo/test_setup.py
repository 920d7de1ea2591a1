"""Setting up a solo game: the table for two, Zu's board, its three decks (ZU-COMP, ZU-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS, FACTIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, new, solo, told, turn
from tests.games.excavation_earth.table import GAME, asked, at, offered, play, refused, story

CARDS = {
    "excavate-yellow-green": 1,
    "excavate-yellow-orange": 1,
    "excavate-green-red": 1,
    "excavate-red-purple": 1,
    "excavate-purple-orange": 1,
    "excavate-top": 3,
    "market": 2,
    "command-1": 1,
    "command-2": 1,
    "command-3": 1,
    "command-4": 1,
    "command-5": 1,
    "command-6": 1,
    "sell": 4,
    "snipe": 2,
    "survey": 2,
}
"""The standard pack's 24 cards."""


def kinds(pile: dict[str, int]) -> dict[str, int]:
    """How many cards of each kind a pile has."""
    found: dict[str, int] = {}
    for face, n in pile.items():
        kind = face.split("-")[0]
        found[kind] = found.get(kind, 0) + n
    return found


def begun(seed: int = 1, faction: str = "issisinui", **options: object) -> Earth:
    """A new game, the starting hand kept."""
    return play(new(seed, factions=[faction], **options), "done")


def decks(s: Earth) -> list[dict[str, int]]:
    """The deck of round 1 and the two that wait."""
    return [at(s, "zu", "deck"), *at(s, "zu", "waiting")]


# --- options ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-01")
@pytest.mark.parametrize(("seats", "solo"), [(1, False), (2, True), (3, True), (4, True)])
def test_solo_is_for_one_seat_and_one_seat_is_solo(seats: int, solo: bool) -> None:
    """One seat without Zu is refused, and so is Zu as a third."""
    with pytest.raises(digsite.BadOption, match=r"option solo: .*ZU-GEN-01"):
        GAME.new(seats=seats, seed=1, options={"solo": solo})


@pytest.mark.rule("ZU-GEN-01")
def test_one_seat_needs_to_ask_for_zu() -> None:
    """With no options at all one seat is refused."""
    with pytest.raises(digsite.BadOption, match="give solo=True"):
        GAME.new(seats=1, seed=1)


@pytest.mark.rule("ZU-GEN-01")
def test_two_sides() -> None:
    """One seat is asked; two sides have credits, holds, crews."""
    s = begun()
    assert s.n_seats == 1
    assert s.scores == [8, 8]
    assert [len(at(s, field)) for field in ("cargo", "hidden", "cubes", "guards", "traders", "order")] == [2] * 6


@pytest.mark.rule("ZU-SETUP-06")
def test_no_draft_at_the_start() -> None:
    """The variant with drafted starting hands is refused."""
    with pytest.raises(digsite.BadOption, match=r"option draft_start: .* \(ZU-SETUP-06\)"):
        GAME.new(seats=1, seed=1, options={"solo": True, "draft_start": True})


@pytest.mark.rule("ZU-SETUP-21")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_human_has_any_faction(faction: str) -> None:
    """Each of the five can be chosen."""
    assert at(begun(faction=faction), "options", "factions") == [faction]


@pytest.mark.rule("ZU-SETUP-21")
@pytest.mark.parametrize("factions", [["zu"], ["issisinui", "gul"]])
def test_zus_board_is_no_choice(factions: list[str]) -> None:
    """Nobody plays Zu's board, and Zu gets no other."""
    with pytest.raises(digsite.BadOption, match="option factions"):
        new(factions=factions)


@pytest.mark.rule("ZU-SETUP-21", "ZU-SETUP-02")
@pytest.mark.parametrize("faction", [f for f in FACTIONS if f != "issisinui"])
@pytest.mark.parametrize("face", ["excavate-top", "sell", "survey", "snipe"])
def test_no_ability_works_for_zu(faction: str, face: str) -> None:
    """Whatever the human plays, Zu digs, sells and surveys alike: no third tile, no reach, no open market."""
    found = []
    for chosen in ("issisinui", faction):
        s = solo(
            faction=chosen,
            sites="red-lens red-helix red-antenna green-lens",
            cargo=["", "purple-lens purple-helix"],
            queues=["purple", "purple wild", "", "", "", "purple*2"],
            traders=["", "coil"],
            credits=[8, 30],
        )
        assert act(s, face)
        found.append((told(s), {k: v for k, v in s.to_json().items() if k != "options"}))
    assert found[0] == found[1]


# --- the table --------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-SETUP-01", "ZU-DATA-11", "ZU-GEN-01")
def test_the_table_for_two() -> None:
    """Three forecast cards, three tiles of each colour on sites, two in the black market."""
    s = begun()
    assert len(at(s, "forecast")) == 3
    for colour in COLOURS:
        assert sum(n for kind, n in at(s, "sites").items() if kind.startswith(colour)) == 3
        assert len(at(s, "stacks", colour)) == 2


@pytest.mark.rule("ZU-SETUP-01")
def test_buyers_for_two() -> None:
    """Eight buyers of each colour and six wild ones, on tracks, in the pool and in queues of three."""
    s = begun()
    queues = at(s, "queues")
    assert [len(queue) for queue in queues] == [3] * 6
    found = Counter(at(s, "buyers")) + Counter(buyer for queue in queues for buyer in queue)
    assert found == {"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8, "wild": 6}


@pytest.mark.rule("ZU-SETUP-03", "ZU-SETUP-20")
@pytest.mark.parametrize("faction", ["issisinui", "dal_harrai"])
def test_only_the_human_has_explorers(faction: str) -> None:
    """Two at markets 1 and 4; the third is placed at the start of the human's first turn, also when Zu came first."""
    s = begun(faction=faction)
    assert at(s, "explorers") == [["vancouver", "berlin"]]
    assert asked(s) == "place_third"
    play(s, "place rio")
    assert at(s, "explorers") == [["vancouver", "rio", "berlin"]]


@pytest.mark.rule("ZU-SETUP-03", "ZU-SETUP-04", "ZU-SETUP-05")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("explorers", [["vancouver", "berlin", "guam"], ["vancouver", "berlin", "guam"]]),
        ("travel", [["travel-2"], ["travel-2"]]),
        ("hands", [["red-cog"], ["red-mask"]]),
    ],
)
def test_zu_can_have_no_such_things(field: str, value: object) -> None:
    """A position with explorers, travel cards or a hand for Zu is refused."""
    data = {**solo().to_json(), field: value}
    with pytest.raises(digsite.BadPosition, match=f"position.{field}: must be a list of 1"):
        GAME.from_json(data)


@pytest.mark.rule("ZU-SETUP-04", "ZU-SETUP-05", "ZU-SETUP-06")
def test_the_humans_cards() -> None:
    """Six action cards and the three travel cards; the other 54 are in the deck and the forecast."""
    s = begun()
    assert [len(hand) for hand in at(s, "hands")] == [6]
    assert at(s, "travel") == [["travel-2", "travel-3", "travel-4"]]
    assert sum(at(s, "deck").values()) == 60 - 6 - 3
    assert at(s, "discard") == {}


@pytest.mark.rule("ZU-SETUP-06")
def test_the_starting_hand_is_random() -> None:
    """Two seeds deal different hands, and nobody is asked to draft."""
    first, second = new(1), new(2)
    assert at(first, "hands") != at(second, "hands")
    assert (asked(first), at(first, "packs")) == ("redraw", [[]])


@pytest.mark.rule("ZU-SETUP-07")
def test_a_group_of_four_may_be_redrawn() -> None:
    """A hand with four anchors: two of them are changed; the card that is in no group is not."""
    s = solo(
        hand="yellow-anchor red-anchor*2 purple-anchor yellow-cog purple-mask",
        agenda=[["set_up", 0, 3, 0], ["redraw", 0, 0, 0]],
        explorers="",
        forecast="",
        travel="",
    )
    assert offered(s) == ["done", "swap yellow-anchor", "swap red-anchor", "swap purple-anchor"]
    refused(s, "swap yellow-cog", "EE-SETUP-12")
    play(s, "swap red-anchor", "swap red-anchor", "done")
    assert at(s, "discard") == {"red-anchor": 2}
    assert len(at(s, "hands", HUMAN)) == 6
    assert "red-anchor" not in at(s, "hands", HUMAN)


# --- Zu's board -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-COMP-01", "ZU-SETUP-02")
def test_zus_board() -> None:
    """Empty holds, an empty gallery, nothing on the table yet."""
    s = begun()
    assert (at(s, "cargo", ZU), at(s, "hidden", ZU), at(s, "guards", ZU)) == ([], [], [])
    assert (at(s, "traders", ZU), at(s, "envoys", ZU)) == ({}, {})
    assert story(new(1, factions=["gul"]), "began", "zu-began") == ["0 began 2", "1 zu-began"]


@pytest.mark.rule("ZU-SETUP-08", "ZU-COMP-05", "ZU-DATA-12")
def test_a_full_crew() -> None:
    """22 cubes for Zu beside the human's 22."""
    assert at(begun(), "cubes") == [22, 22]


@pytest.mark.rule("ZU-SETUP-09", "ZU-DATA-12", "ZU-COMP-05")
def test_a_second_crew_is_ready() -> None:
    """With all 22 cubes on the table Zu goes on with others; the human cannot have a 23rd."""
    envoys = "left*20 middle*2"
    s = solo(envoys=["", envoys])
    assert at(s, "cubes") == [22, 0]
    assert act(s, "command-6")
    assert at(s, "cubes") == [22, -2]
    with pytest.raises(digsite.BadPosition, match=r"cubes in all, but player . has 22"):
        solo(envoys=[f"{envoys} right", ""])


@pytest.mark.rule("ZU-SETUP-10")
@pytest.mark.parametrize(("zu", "credits"), [([], 8), (["E1"], 0), (["E2", "E3", "E4", "E5", "H1", "H2"], 8)])
def test_credits_at_the_start(zu: list[str], credits: int) -> None:
    """Eight, like the human; none with E1."""
    assert new(1, zu=zu).scores == [8, credits]


@pytest.mark.rule("ZU-SETUP-11")
@pytest.mark.parametrize(
    ("faction", "order"),
    [("aqulla", [0, 1]), ("issisinui", [0, 1]), ("gul", [0, 1]), ("dal_harrai", [1, 0]), ("kuti_kuti", [1, 0])],
)
def test_the_lower_initiative_goes_first(faction: str, order: list[int]) -> None:
    """Zu's board has 35; the factions have 10, 20, 30, 40, 50."""
    s = begun(faction=faction)
    assert at(s, "order") == order
    turns = story(s, "turn-began")
    assert turns == [f"{side} turn-began" for side in order[: order.index(HUMAN) + 1]]


# --- Zu's decks -------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-COMP-02", "ZU-COMP-03", "ZU-COMP-04", "ZU-SETUP-16", "ZU-DATA-04")
@pytest.mark.parametrize("seed", range(5))
def test_the_24_cards(seed: int) -> None:
    """8 Excavate, 2 Market, 6 Command, 4 Sell, 2 Snipe, 2 Survey, all in three decks; no Smuggle, Travel or Pass."""
    found: Counter[str] = Counter()
    for deck in decks(new(seed)):
        found += Counter(deck)
    assert found == CARDS
    assert kinds(found) == {"excavate": 8, "market": 2, "command": 6, "sell": 4, "snipe": 2, "survey": 2}
    assert found.total() == 24


@pytest.mark.rule("ZU-SETUP-13", "ZU-SETUP-14", "ZU-SETUP-15", "ZU-SETUP-18", "ZU-EDGE-74")
@pytest.mark.parametrize("seed", range(5))
def test_what_the_decks_are_made_of(seed: int) -> None:
    """10, 7 and 7 cards by kind; Market and Snipe only in the first; the second deck waits before the third."""
    first, second, third = decks(new(seed))
    assert kinds(first) == {"excavate": 3, "market": 2, "command": 1, "sell": 1, "snipe": 2, "survey": 1}
    assert kinds(second) == {"excavate": 3, "command": 2, "sell": 1, "survey": 1}
    assert kinds(third) == {"excavate": 2, "command": 3, "sell": 2}


@pytest.mark.rule("ZU-SETUP-12")
def test_each_kind_is_shuffled() -> None:
    """In 600 games each market's Command card is about 100 times in the first deck, 200 in the second, 300 in the
    third; of the eight Excavate cards each pair is three times in eight in the first."""
    found = [Counter[str](), Counter[str](), Counter[str]()]
    for seed in range(600):
        for i, deck in enumerate(decks(new(seed))):
            found[i] += Counter(deck)
    for face in (face for face in CARDS if face.startswith("command")):
        assert 65 <= found[0][face] <= 135
        assert 155 <= found[1][face] <= 245
        assert 250 <= found[2][face] <= 350
    for face in (face for face in CARDS if face.startswith("excavate") and face != "excavate-top"):
        assert 180 <= found[0][face] <= 270
        assert 180 <= found[1][face] <= 270
        assert 110 <= found[2][face] <= 190


@pytest.mark.rule("ZU-SETUP-17")
def test_the_deck_is_shuffled() -> None:
    """Zu begins against the Kuti-kuti: in 400 games the first card is of each kind as often as the deck has it."""
    found: Counter[str] = Counter()
    for seed in range(400):
        found[told(begun(seed, "kuti_kuti"), "card")[0].split()[1].split("-")[0]] += 1
    assert found.total() == 400
    assert 90 <= found["excavate"] <= 150
    assert 55 <= found["market"] <= 105
    assert 55 <= found["snipe"] <= 105
    assert 22 <= found["command"] <= 60
    assert 22 <= found["sell"] <= 60
    assert 22 <= found["survey"] <= 60


@pytest.mark.rule("ZU-SETUP-18", "ZU-SETUP-19")
def test_ten_cards_on_the_board_and_none_discarded() -> None:
    """The first deck is Zu's round deck; nothing lies on its discard pile."""
    s = new(1)
    assert told(s, "deck") == ["deck 10"]
    assert sum(at(s, "zu", "deck").values()) == 10
    assert (at(s, "zu", "discard"), at(s, "zu", "past")) == ({}, [])


@pytest.mark.rule("ZU-SETUP-19")
def test_two_discard_piles() -> None:
    """Zu's cards go to its own pile, the human's to the common one."""
    s = turn(solo(), "command-1 command-2")
    assert at(s, "zu", "discard") == {"command-1": 1, "command-2": 1}
    assert at(s, "discard") == {}
    s = play(solo(hand="red-mask red-cog"), "command red-mask", "trader")
    assert at(s, "discard") == {"red-mask": 1}
    assert at(s, "zu", "discard") == {}
