"""What is open and what is hidden (EE-INFO): views, questions and events of every seat and of spectators."""

from __future__ import annotations

import json
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import CARDS, COMMAND_CARDS, LOCATIONS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import (
    GAME,
    after_draft,
    asked,
    at,
    busy_game,
    earth,
    happened,
    new,
    offered,
    other_cards,
    other_tiles,
    play,
    quiet,
    refused,
    story,
)

SECRET = ["rng", "deck", "hands", "packs", "drawn", "picked"]
"""The fields of a position that hold something hidden; all others are open to all."""
REDRAWS: list[list[object]] = [["set_up", 0, 2, 0], ["redraw", 1, 0, 0], ["redraw", 0, 0, 0]]


def viewers(s: Earth) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(s.n_seats)]


def told(s: Earth, viewer: int | None) -> list[dict[str, object]]:
    """What that viewer is told of the last play."""
    return [seen for event in s.events if (seen := event.seen(viewer)) is not None]


def question(s: Earth, viewer: int | None) -> object:
    """What is asked of that viewer, in full."""
    if viewer is None or viewer not in s.seats:
        return None
    found = s.question_for(viewer)
    assert found is not None
    return found.key, found.seat, [choice.name for choice in found.options], found.about


def twin(s: Earth, viewer: int | None, rng: digsite.Rng, *, chance: bool) -> Earth:
    """A position that differs only in what the viewer cannot see: cards of others' hands and packs, cards that others
    have drawn, the deck; with `chance` also in what is to come. What a deck was made of is open (EE-INFO-10), so it
    holds no other cards."""
    data: dict[str, Any] = json.loads(json.dumps(s.to_json()))
    deck = [card for card, n in data["deck"].items() for _ in range(n)]
    places: list[list[str]] = [deck]
    for field in ("hands", "packs"):
        places += [data[field][seat] for seat in range(s.n_seats) if seat != viewer]
    if viewer != s.turn:
        places.append(data["drawn"])
        data["picked"] = []
    slots = [(i, k) for i, cards in enumerate(places) for k in range(len(cards))]
    for _ in range(3 * len(slots)):
        (i, k), (j, m) = slots[rng.below(len(slots))], slots[rng.below(len(slots))]
        places[i][k], places[j][m] = places[j][m], places[i][k]
        if any(deck.count(card) > data["deck_from"].get(card, 0) for card in {places[i][k], places[j][m]}):
            places[i][k], places[j][m] = places[j][m], places[i][k]
    data["deck"] = {card: deck.count(card) for card in sorted(set(deck))}
    if chance:
        data["rng"] = digsite.Rng(rng.below(1 << 30)).words()
    found = GAME.from_json(data)
    assert isinstance(found, Earth)
    return found


# --- every position of whole games ------------------------------------------------------------------


@pytest.mark.rule(
    "EE-EDGE-92",
    "EE-INFO-04",
    "EE-INFO-08",
    "EE-INFO-11",
    "EE-INFO-12",
    "EE-INFO-14",
    "EE-INFO-15",
    "EE-INFO-17",
    "EE-INFO-20",
    "EE-INFO-23",
    "EE-INFO-R2",
    "EE-INFO-R4",
)
@pytest.mark.parametrize("number", range(5))
def test_twins_look_alike(number: int) -> None:
    """Two positions that differ only in hidden cards and in what chance will bring: equal views, equal questions."""
    rng = digsite.Rng(100 + number)
    different = 0
    for moves, s in enumerate(busy_game(number)):
        if moves % 6:
            continue
        for viewer in viewers(s):
            other = twin(s, viewer, rng, chance=True)
            different += other.to_json() != s.to_json()
            assert other.view(viewer) == s.view(viewer)
            assert question(other, viewer) == question(s, viewer)
    assert different > 50


@pytest.mark.rule("EE-EDGE-92", "EE-INFO-11", "EE-INFO-12", "EE-INFO-13", "EE-INFO-14", "EE-INFO-15", "EE-INFO-23")
@pytest.mark.parametrize("number", range(6))
def test_twins_are_told_alike(number: int) -> None:
    """The same move in two such positions is told alike to the viewer, but for cards that come out of the deck and are
    shown: his own, the forecast, and what is left of a draft or a choice. What others draw, pick or keep is hidden."""
    rng = digsite.Rng(200 + number)
    compared = 0
    for moves, s in enumerate(busy_game(number)):
        if moves % 2 or s.over or s.picked:
            continue
        viewer = viewers(s)[rng.below(s.n_seats + 1)]
        other = twin(s, viewer, rng, chance=False)
        seat = s.seats[rng.below(len(s.seats))]
        common = [code for code in s.legal(seat) if code in other.legal(seat)]
        if not common or other.to_json() == s.to_json():
            continue
        code = common[rng.below(len(common))]
        rest_shown = asked(s) in ("draft", "keep_cards")
        both = []
        for state in (s.copy(), other):
            state.play(code, seat)
            seen = told(state, viewer)
            for event in seen:
                own = event["kind"] in ("drew", "saw-card") and event["seat"] == viewer
                if own or event["kind"] == "forecast" or (event["kind"] == "discarded" and rest_shown):
                    event["card"] = "shown"
            both.append(seen)
        assert both[0] == both[1]
        compared += 1
    assert compared > 20


@pytest.mark.rule(
    "EE-INFO-01",
    "EE-INFO-02",
    "EE-INFO-03",
    "EE-INFO-05",
    "EE-INFO-07",
    "EE-INFO-16",
    "EE-INFO-18",
    "EE-INFO-19",
    "EE-INFO-20",
    "EE-INFO-21",
    "EE-INFO-23",
    "EE-INFO-R1",
)
@pytest.mark.parametrize("number", range(5))
def test_a_world_from_a_view(number: int) -> None:
    """`sample` draws a whole position from a view alone. It gives that view back, and whatever is open is in it as it
    really is: everything but the action cards that the viewer does not see, and chance."""
    rng = digsite.Rng(300 + number)
    for moves, s in enumerate(busy_game(number)):
        if moves % 5:
            continue
        truth = s.to_json()
        for viewer in viewers(s):
            view = s.view(viewer)
            world = GAME.sample(json.loads(json.dumps(view)), rng)
            assert world.view(viewer) == view
            assert question(world, viewer) == question(s, viewer)  # type: ignore[arg-type]
            drawn = world.to_json()
            assert [field for field in truth if truth[field] != drawn[field] and field not in SECRET] == []
            for field in ("hands", "packs"):
                for seat in range(s.n_seats):
                    mine, true = drawn[field][seat], truth[field][seat]  # type: ignore[index]
                    assert mine == true if seat == viewer else len(mine) == len(true)
            if viewer == s.turn:
                assert drawn["drawn"] == truth["drawn"]
                assert drawn["picked"] == truth["picked"]
            cards = [card for field in ("hands", "packs") for hand in drawn[field] for card in hand]  # type: ignore[attr-defined]
            cards += [*drawn["drawn"], *drawn["forecast"]]  # type: ignore[misc]
            cards += [drawn["played"]] if drawn["played"] else []
            for field in ("deck", "discard"):
                cards += [card for card, n in drawn[field].items() for _ in range(n)]  # type: ignore[attr-defined]
            assert sorted(cards) == sorted(CARDS * 2)


@pytest.mark.rule("EE-INFO-05", "EE-EDGE-97")
@pytest.mark.parametrize("number", range(4))
def test_every_tile_is_known_by_type(number: int) -> None:
    """What lies open and what a viewer infers for the piles make 90 tiles, as many of each type as there are copies."""
    for s in busy_game(number):
        view: dict[str, Any] = s.view(None)
        lying = [view["sites"][kind] + view["sold"][kind] for kind in range(20)]
        for tiles in [view["surveyed"], *view["stacks"], *view["cargo"], *view["hidden"]]:
            for kind in tiles:
                lying[kind] += 1
        inferred = [s.rules.pack.copies[kind] - lying[kind] for kind in range(20)]
        assert inferred == view["piles"]
        assert sum(lying) + sum(view["piles"]) == 90
        piles = at(s, "piles")
        assert [piles.get(kind, 0) for kind in TYPES] == inferred


@pytest.mark.rule("EE-INFO-23", "EE-INFO-R4", "EE-INFO-11")
def test_worlds_are_guesses() -> None:
    """A card that the viewer cannot place is now in the other's hand, now in the deck; what he sees never is."""
    s = earth(hands=["red-cog*2 green-mask", "purple-cog purple-mask"], discard={"yellow-cog": 2})
    rng = digsite.Rng(9)
    hands: set[tuple[str, ...]] = set()
    for _ in range(60):
        world = GAME.sample(s.view(0), rng)
        assert isinstance(world, Earth)
        hand = at(world, "hands", 1)
        assert not {"red-cog", "yellow-cog", "orange-anchor"} & set(hand)  # both copies are in sight
        hands.add(tuple(hand))
    assert len(hands) > 30


# --- what is open -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-INFO-01", "EE-INFO-02", "EE-INFO-03", "EE-INFO-07", "EE-INFO-16", "EE-INFO-18", "EE-INFO-19")
def test_a_spectator_sees_the_table() -> None:
    """Boards, map, queues, traders, tracks, mothership, envoys, round, order, who has passed; galleries, bonuses, crew
    supplies, holds; stacks in order; credits; travel cards; forecast and cubes on it; tokens."""
    s = earth(
        seats=3,
        factions=["issisinui", "gul", "aqulla"],
        round=2,
        turn=1,
        order=[2, 1, 0],
        passed=[0],
        hands=["red-cog", "green-cog*2", ""],
        travel=["travel-3", "", "travel-2 travel-4"],
        explorers=["rio lagos guam", "vancouver berlin guam", "rome cairo delhi"],
        sites="red-lens*2 green-helix",
        stacks={"red": "red-helix red-lens red-helix"},
        queues=["red wild", "green"],
        ship={"purple": 2},
        traders=["mask coil*2", "", ""],
        envoys=["left", "middle*2", ""],
        guards=["red-lens", "", "green-helix green-lens"],
        rewarded=[["orange"], [], []],
        cargo=["red-crater", "", ""],
        hidden=["", "yellow-helix", ""],
        credits=[10, 20, 30],
        forecast="red-mask red-coil red-prism red-anchor",
        marks=[None, 2, None, 0],
        tokens=[2, 0, 1],
    )
    view: dict[str, Any] = s.view(None)
    assert view["options"]["factions"] == ["issisinui", "gul", "aqulla"]
    assert (view["round"], view["turn"], view["order"], view["passed"]) == (2, 1, [2, 1, 0], 0b001)
    assert [[LOCATIONS[place] for place in places] for places in view["explorers"]] == at(s, "explorers")
    assert {TYPES[kind]: n for kind, n in enumerate(view["sites"]) if n} == {"red-lens": 2, "green-helix": 1}
    assert [TYPES[kind] for kind in view["stacks"][2]] == ["red-helix", "red-lens", "red-helix"]
    assert view["queues"][:2] == [[2, 5], [1]]
    assert view["ship"] == [0, 0, 0, 2, 0, 0]
    assert view["buyers"] == [9, 8, 8, 7, 9, 5]
    assert view["traders"][:6] == [1, 0, 0, 2, 0, 0]
    assert view["envoys"] == [1, 0, 0, 0, 2, 0, 0, 0, 0]
    assert view["cubes"] == [22 - 3 - 1 - 1 - 1, 20, 22 - 2 - 1]
    assert view["guards"][0] == 1 << TYPES.index("red-lens")
    assert view["rewarded"] == [0b10000, 0, 0]
    assert (view["cargo"][0], view["hidden"][1]) == ([TYPES.index("red-crater")], [TYPES.index("yellow-helix")])
    assert view["scores"] == [10, 20, 30]
    assert view["travel"] == [0b010, 0, 0b101]
    assert [CARDS[card] for card in view["forecast"]] == ["red-mask", "red-coil", "red-prism", "red-anchor"]
    assert view["marks"] == [-1, 2, -1, 0]
    assert view["tokens"] == [2, 0, 1]
    assert view["hand_sizes"] == [1, 2, 0]
    for viewer in range(3):
        mine = s.view(viewer)
        assert all(
            mine[field] == view[field] for field in view if field not in ("seat", "hand", "pack", "drawn", "picked")
        )


@pytest.mark.rule("EE-INFO-01", "EE-INFO-R1")
@pytest.mark.parametrize(("seats", "buyers"), [(2, 46), (3, 51), (4, 57)])
def test_buyers_out_of_the_game_follow(seats: int, buyers: int) -> None:
    """Those one sees are all that play: 57 less those that left at set-up."""
    view: dict[str, Any] = new(seats, seed=3).view(None)
    assert sum(view["buyers"]) + sum(len(queue) for queue in view["queues"]) + sum(view["ship"]) == buyers
    assert view["scores"] == [8] * seats


@pytest.mark.rule("EE-INFO-04")
def test_a_tile_put_back_is_anywhere_in_its_pile() -> None:
    """Of four red tiles two are drawn; one is laid, one shuffled back. The next Survey may draw it or not."""
    drawn_again: set[bool] = set()
    for seed in range(20):
        s = earth(
            factions=["aqulla", "gul"],
            hands=["red-cog*2", ""],
            travel=["travel-2", ""],
            sold=other_tiles("red", "red-helix red-lens red-antenna red-crater"),
            credits=[0, 8],
            seed=seed,
        )
        view: dict[str, Any] = s.view(1)
        assert sum(view["piles"][8:12]) == 4
        play(s, "survey red-cog", "replace 0")
        laid, back = at(s, "surveyed")
        play(s, f"lay {laid}")
        assert sum(s.view(1)["piles"][8:12]) == 3  # type: ignore[index]
        play(s, "survey red-cog", "replace 1")
        drawn_again.add(back in at(s, "surveyed"))
    assert drawn_again == {True, False}


@pytest.mark.rule("EE-INFO-06")
@pytest.mark.parametrize(("faction", "n"), [("aqulla", 2), ("issisinui", 3)])
def test_surveyed_tiles_are_seen_by_all(faction: str, n: int) -> None:
    """Before the choice, the Psychics' three too: in the view and in the events of everybody."""
    s = play(earth(factions=[faction, "gul"], hands=["red-cog", ""]), "survey red-cog", "replace 0")
    tiles = [TYPES.index(kind) for kind in at(s, "surveyed")]
    assert len(tiles) == n
    for viewer in viewers(s):
        assert s.view(viewer)["surveyed"] == tiles
        assert sorted(int(str(e["artefact"])) for e in told(s, viewer) if e["kind"] == "surveyed") == tiles


@pytest.mark.rule("EE-INFO-08", "EE-INFO-R4")
def test_the_deck_is_a_number() -> None:
    """How many cards lie there is open; which, and what comes next, is in no view."""
    s = earth(hands=["red-cog*2", "green-cog*2"], discard={"red-mask": 2})
    for viewer in viewers(s):
        assert s.view(viewer)["deck"] == 60 - 3 - 2 - 2 - 2
        assert "rng" not in s.view(viewer)


def discard_shown(s: Earth, card: str) -> bool:
    """Whether everybody sees that card in the common pile and is told how it came there."""
    number = CARDS.index(card)
    for viewer in viewers(s):
        pile: Any = s.view(viewer)["discard"]
        named = [event for event in told(s, viewer) if event["kind"] in ("played", "discarded", "replaced")]
        if pile[number] == 0 or all(event["card"] != number for event in named):
            return False
    return True


@pytest.mark.rule("EE-INFO-09")
def test_discards_are_open_payment() -> None:
    """The card paid for an action."""
    s = play(quiet(hands=["red-cog", ""]), "excavate red-cog")
    assert discard_shown(s, "red-cog")


@pytest.mark.rule("EE-INFO-09")
def test_discards_are_open_survey() -> None:
    """The forecast card that a Survey replaces."""
    s = quiet(hands=["red-cog", ""], forecast="green-mask green-coil green-anchor")
    play(s, "survey red-cog", "replace 1")
    assert discard_shown(s, "green-coil")


@pytest.mark.rule("EE-INFO-09")
def test_discards_are_open_forecast() -> None:
    """The forecast of the round before, in each preparation."""
    s = quiet(passed=[1], forecast="green-mask green-coil green-anchor")
    play(s, "pass")
    for viewer in viewers(s):
        pile: Any = s.view(viewer)["discard"]
        assert [pile[CARDS.index(card)] for card in ("green-mask", "green-coil", "green-anchor")] == [1, 1, 1]


@pytest.mark.rule("EE-INFO-09", "EE-INFO-12", "EE-EDGE-55")
def test_discards_are_open_draft() -> None:
    """Two players: after the first picks the packs are swapped, after the second swapped back, and then two cards of
    each are discarded, open to all, all together."""
    s = play(quiet(passed=[1]), "pass")
    assert asked(s) == "draft"
    first, second = at(s, "packs")
    assert len(first) == len(second) == 8

    def pick_two() -> None:
        for seat in (0, 1):
            for _ in range(2):
                s.play(s.legal(seat)[0], seat)

    pick_two()
    assert at(s, "packs") == [second[2:], first[2:]]
    pick_two()
    assert at(s, "packs") == [first[4:], second[4:]]
    pick_two()
    assert at(s, "packs") == [[], []]
    assert [sorted(at(s, "hands", seat)) for seat in (0, 1)] == [
        sorted([*first[:2], *second[2:4], *first[4:6]]),
        sorted([*second[:2], *first[2:4], *second[4:6]]),
    ]
    shown = [CARDS[int(str(event["card"]))] for event in told(s, None) if event["kind"] == "discarded"]
    assert sorted(shown) == sorted([*first[6:], *second[6:]])
    for card in shown:
        assert s.view(None)["discard"][CARDS.index(card)] > 0  # type: ignore[index]


@pytest.mark.rule("EE-INFO-10")
def test_a_new_deck_is_known_but_for_its_order() -> None:
    """The last card of the deck is drawn as a bonus; the next comes from a new deck made of the pile. Everybody knows
    what it holds, and worlds drawn from a view put no other card there."""
    pile = {"yellow-cog": 2, "yellow-mask": 1, "yellow-coil": 1}
    held = [card for card in CARDS if card not in (*pile, "red-mask")]
    others = [f"{card}*2" for card in held if not card.startswith("orange")] + [
        "yellow-mask",
        "yellow-coil",
        "red-mask",
    ]
    others += ["orange-mask*2", "orange-coil*2", "orange-prism*2", "orange-cog*2", "orange-comet"]
    s = quiet(
        hands=["red-mask", " ".join(others)],
        forecast="orange-anchor*2 orange-comet",
        discard=pile,
        cargo=["red-lens*2", ""],
        queues=["red", "red"],
        traders=["mask coil", ""],
    )
    assert at(s, "deck") == {}
    play(s, "sell travel-2", "sell-at 1", "sell-at 2")
    assert story(s, "reshuffled") == ["0 reshuffled 4"]
    rng = digsite.Rng(4)
    for viewer in viewers(s):
        view: dict[str, Any] = s.view(viewer)
        assert {CARDS[card]: n for card, n in enumerate(view["deck_from"]) if n} == pile
        assert (view["deck"], sum(view["discard"])) == (3, 0)
        for _ in range(5):
            world = GAME.sample(view, rng)
            assert isinstance(world, Earth)
            assert set(at(world, "deck")) <= set(pile)


# --- hands, drafts and draws ------------------------------------------------------------------------


@pytest.mark.rule("EE-INFO-11", "EE-EDGE-92")
def test_hands_are_known_to_their_owners() -> None:
    """Two positions with other cards in seat 1's hand and another deck to come: the same for seat 0 and spectators, in
    view, question and events; seat 1 sees its own, everybody the numbers."""
    a = quiet(hands=["red-cog", "green-cog green-mask"], seed=1)
    b = quiet(hands=["red-cog", "purple-cog yellow-anchor"], seed=2)
    for viewer in (0, None):
        assert a.view(viewer) == b.view(viewer)
        assert question(a, viewer) == question(b, viewer)
    assert a.view(1) != b.view(1)
    assert a.view(1)["hand"] == [CARDS.index("green-mask"), CARDS.index("green-cog")]
    assert a.view(0)["hand"] == [CARDS.index("red-cog")]
    assert a.view(None)["hand"] is None
    assert a.view(None)["hand_sizes"] == [1, 2]
    for s in (a, b):
        play(s, "excavate red-cog")
    for viewer in (0, None):
        assert told(a, viewer) == told(b, viewer)
        assert a.view(viewer) == b.view(viewer)


@pytest.mark.rule("EE-INFO-12")
def test_packs_are_seen_by_their_holders() -> None:
    """During a draft everybody sees the own pack, the size of all packs and who has still to choose, and no pick."""
    s = new(3, seed=7, draft_start=True)
    for seat in range(3):
        assert s.view(seat)["pack"] == [CARDS.index(card) for card in at(s, "packs", seat)]
        assert s.view(seat)["pack_sizes"] == [8, 8, 8]
        assert [e["seat"] for e in told(s, seat) if e["kind"] == "saw-card"] == [seat] * 8
    assert s.view(None)["pack"] is None
    assert [e for e in told(s, None) if e["kind"] == "saw-card"] == []

    for _ in range(2):
        s.play(s.legal(1)[0], 1)
        for viewer in viewers(s):
            (picked,) = [event for event in told(s, viewer) if event["kind"] == "picked"]
            assert (picked["card"] >= 0) == (viewer == 1)  # type: ignore[operator]
    for viewer in viewers(s):
        assert sorted(s.view(viewer)["to_act"]) == [0, 2]  # type: ignore[call-overload]
        assert s.view(viewer)["pack_sizes"] == [8, 6, 8]
        assert s.view(viewer)["hand_sizes"] == [0, 2, 0]
    refused(s, f"pick {at(s, 'packs', 1)[0]}", "EE-PREP-27", seat=1)


@pytest.mark.rule("EE-INFO-R3", "EE-EDGE-94", "EE-INFO-12")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_learns_a_first_pick(seats: int) -> None:
    """Seat 1's first picks never pass through another's hands. Swap them for cards of the deck: the others' views
    cannot tell. A view may keep what its seat saw pass by, and shows nothing beyond that."""
    s = new(seats, seed=11, draft_start=True)
    first: list[list[str]] = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(2):
            code = s.legal(seat)[0]
            first[seat].append(GAME.codes.name(code).split()[1])
            s.play(code, seat)
    while asked(s) == "draft":
        for other in range(seats):
            if other != 1:
                data: dict[str, Any] = json.loads(json.dumps(s.to_json()))
                for card in first[1]:
                    new_card = next(c for c in data["deck"] if c not in first[1])
                    data["hands"][1].remove(card)
                    data["hands"][1].append(new_card)
                    data["deck"][new_card] -= 1
                    data["deck"][card] = data["deck"].get(card, 0) + 1
                    data["deck"] = {c: n for c, n in data["deck"].items() if n}
                swapped = GAME.from_json(data)
                assert swapped.view(other) == s.view(other)
                assert swapped.view(1) != s.view(1)
        s.play(s.legal()[0])
    assert all(len(at(s, "hands", seat)) == 6 for seat in range(seats))


@pytest.mark.rule("EE-INFO-13")
def test_a_column_bonus_is_seen_by_the_drawer() -> None:
    """The others learn that a card was drawn, not which."""
    s = quiet(
        hands=["red-coil", ""],
        guards=["red-helix red-antenna red-crater", ""],
        stacks={"red": "red-lens"},
    )
    play(s, "smuggle red-coil", "acquire red cargo", "sample red-lens")
    seen = {viewer: [e["card"] for e in told(s, viewer) if e["kind"] == "drew"] for viewer in viewers(s)}
    card = CARDS.index(at(s, "hands", 0)[0])
    assert seen == {0: [card], 1: [-1], None: [-1]}
    assert s.view(1)["hand_sizes"] == [1, 0]


@pytest.mark.rule("EE-INFO-13")
def test_the_bonus_of_two_markets_is_seen_by_the_drawer() -> None:
    """The same for a sale in two markets."""
    s = quiet(hands=["red-coil", ""], cargo=["red-lens*2", ""], queues=["red", "red"], traders=["mask coil", ""])
    play(s, "sell red-coil", "sell-at 1", "sell-at 2")
    seen = {viewer: [e["card"] for e in told(s, viewer) if e["kind"] == "drew"] for viewer in viewers(s)}
    card = CARDS.index(at(s, "hands", 0)[0])
    assert seen == {0: [card], 1: [-1], None: [-1]}


def choosing(way: str) -> tuple[Earth, int]:
    """Seat 0 chooses from cards just drawn, by a sale in three markets or by C2; and how many it may keep."""
    deck = "green-cog purple-comet yellow-anchor"
    if way == "sale":
        s = quiet(
            hands=["red-coil", ""],
            cargo=["red-lens*3", ""],
            queues=["red", "red", "red"],
            traders=["mask coil prism", ""],
            discard=other_cards(deck, "red-coil", "orange-anchor*2 orange-comet"),
            forecast="orange-anchor*2 orange-comet",
        )
        return play(s, "sell red-coil", "sell-at 1", "sell-at 2", "sell-at 3"), 1
    round = 2 if way == "white" else 3
    row = "orange-anchor*2 orange-comet" if round == 2 else ""
    s = quiet(
        round=round,
        hands=["red-coil", ""],
        envoys=["left", ""],
        command=["fresh-orders", "night-dig", "media-blitz"],
        discard=other_cards(deck, "red-coil", row),
        forecast=row,
    )
    return play(s, "command red-coil", "recall", "use"), round - 1


@pytest.mark.rule("EE-INFO-14", "EE-EDGE-93", "EE-INFO-09")
@pytest.mark.parametrize("way", ["sale", "white", "yellow"])
def test_cards_to_choose_from(way: str) -> None:
    """The drawer sees them all; the others see that there are some, then the one discarded, and never a kept one."""
    s, kept = choosing(way)
    drawn = [CARDS.index(card) for card in at(s, "drawn")]
    assert len(drawn) == kept + 1
    assert [e["card"] for e in told(s, 0) if e["kind"] == "saw-card"] == drawn
    assert s.view(0)["drawn"] == drawn
    for viewer in (1, None):
        assert [e for e in told(s, viewer) if e.get("card") in drawn] == []
        assert s.view(viewer)["drawn"] is None
        assert s.view(viewer)["drawn_size"] == kept + 1
    for n in range(kept):
        play(s, f"keep {CARDS[drawn[n]]}")
        for viewer in viewers(s):
            (event,) = [e for e in told(s, viewer) if e["kind"] == "kept-card"]
            assert event["card"] == (drawn[n] if viewer == 0 else -1)
        if n < kept - 1:
            assert not happened(s, "discarded")
    assert discard_shown(s, CARDS[drawn[-1]])
    assert all(s.view(viewer)["hand"] != at(s, "hands", 0) for viewer in (1, None))
    for viewer in (1, None):
        twin_hand = twin(s, viewer, digsite.Rng(3), chance=True)
        assert twin_hand.view(viewer) == s.view(viewer)


@pytest.mark.rule("EE-INFO-15", "EE-EDGE-96", "EE-INFO-09", "EE-INFO-16")
def test_passing_with_five_cards() -> None:
    """The three discards are open, one after the other; the two kept are not, but "2" is. Travel cards are open in hand
    and when they are set aside."""
    s = quiet(
        hands=["red-cog red-mask green-cog green-mask purple-cog", ""], travel=["travel-2 travel-4", "travel-2"], seed=1
    )
    assert s.view(1)["travel"] == [0b101, 0b001]
    play(s, "pass")
    assert s.view(1)["travel"] == [0, 0b001]
    for card in ("red-cog", "green-mask", "purple-cog"):
        play(s, f"discard {card}")
        assert discard_shown(s, card)
    for viewer in (1, None):
        assert s.view(viewer)["hand_sizes"] == [2, 0]
    other = quiet(
        hands=["red-cog yellow-mask orange-cog green-mask purple-cog", ""],
        travel=["travel-2 travel-4", "travel-2"],
        seed=1,
    )
    play(other, "pass", "discard red-cog", "discard green-mask", "discard purple-cog")
    for viewer in (1, None):
        assert other.view(viewer) == s.view(viewer)
        assert told(other, viewer) == told(s, viewer)
    assert other.view(0) != s.view(0)


@pytest.mark.rule("EE-INFO-16")
def test_travel_cards_are_open_wherever_they_are() -> None:
    """In hand, spent, or back in hand after the next preparation: all see which."""
    s = quiet(hands=["red-cog", ""], travel=["travel-2 travel-3 travel-4", "travel-2"])
    play(s, "travel travel-3", "done")
    for viewer in viewers(s):
        assert s.view(viewer)["travel"] == [0b101, 0b001]
    play(s, "pass", "pass")
    after_draft(s)
    for viewer in viewers(s):
        assert s.view(viewer)["travel"] == [0b111, 0b111]


# --- the redraw -------------------------------------------------------------------------------------


def dealt(hand: str, seed: int = 0) -> Earth:
    """A hand as it was dealt to seat 0, who is asked about a redraw first."""
    return earth(
        hands=[hand, "yellow-cog yellow-mask green-coil green-prism red-anchor purple-anchor"],
        explorers=["", ""],
        forecast="",
        agenda=REDRAWS,
        seed=seed,
    )


GROUP = "red-cog red-mask red-coil red-prism green-comet purple-comet"
NO_GROUP = "red-cog red-mask green-coil purple-prism green-comet orange-comet"


@pytest.mark.rule("EE-INFO-17", "EE-EDGE-95", "EE-INFO-22")
def test_a_group_that_is_kept_is_nobodys_business() -> None:
    """Four reds kept, or no group at all: the others see the same before and after, and are told the same."""
    a, b = dealt(GROUP), dealt(NO_GROUP)
    assert offered(b) == ["done"]
    assert len(offered(a)) == 5
    for viewer in (1, None):
        assert a.view(viewer) == b.view(viewer)
    play(a, "done")
    play(b, "done")
    assert asked(a) == asked(b) == "redraw"
    for viewer in (1, None):
        assert told(a, viewer) == told(b, viewer)
        assert a.view(viewer) == b.view(viewer)


@pytest.mark.rule("EE-INFO-17")
def test_cards_only_thought_about_do_not_show() -> None:
    """While cards are picked for the redraw nothing of it shows; the owner sees them."""
    s = dealt(GROUP)
    before = s.view(1), s.view(None)
    play(s, "swap red-cog", "swap red-mask")
    assert (s.view(1), s.view(None)) == before
    assert told(s, 1) == told(s, None) == []
    assert s.view(0)["picked"] == [CARDS.index("red-mask"), CARDS.index("red-cog")]


@pytest.mark.rule("EE-INFO-17", "EE-INFO-09")
def test_redrawn_cards_are_open_and_new_ones_hidden() -> None:
    """Everybody sees the two that go and that two come; only their owner sees which."""
    s = dealt(GROUP)
    play(s, "swap red-cog", "swap red-mask", "done")
    assert discard_shown(s, "red-cog")
    assert discard_shown(s, "red-mask")
    for viewer in viewers(s):
        cards = [e["card"] for e in told(s, viewer) if e["kind"] == "drew"]
        assert len(cards) == 2
        assert (min(cards) >= 0) == (viewer == 0)  # type: ignore[type-var, operator]
        assert s.view(viewer)["hand_sizes"] == [6, 6]
    assert twin(s, 1, digsite.Rng(5), chance=True).view(1) == s.view(1)


# --- boards and cards to come -----------------------------------------------------------------------


@pytest.mark.rule("EE-INFO-18", "EE-INFO-19")
def test_a_survey_is_seen_by_all() -> None:
    """The card in the forecast, the cube on it and the token, with everybody."""
    s = quiet(hands=["red-cog", ""], forecast="green-mask green-coil green-anchor")
    play(s, "survey red-cog", "replace 1")
    for viewer in viewers(s):
        view = s.view(viewer)
        assert view["forecast"] == [CARDS.index(card) for card in ("green-mask", "red-cog", "green-anchor")]
        assert view["marks"] == [-1, 0, -1]
        assert view["tokens"] == [1, 0]
        kinds = [event["kind"] for event in told(s, viewer)]
        assert {"replaced", "marked", "took-token"} <= set(kinds)


@pytest.mark.rule("EE-INFO-20")
def test_buyer_cards() -> None:
    """Everybody knows how many are left, which were seen, the first two among them, and so which are left; not what
    comes next."""
    s = new(2, seed=5)
    while asked(s) == "redraw":
        play(s, "done")
    shown = [event for event in told(s, None) if event["kind"] == "buyer-card"]
    assert len(shown) == 20  # two without effect and three for each of six markets
    for viewer in viewers(s):
        view: dict[str, Any] = s.view(viewer)
        assert (sum(view["buyer_deck"]), sum(view["buyer_discard"])) == (14, 3)
        assert [a + b for a, b in zip(view["buyer_deck"], view["buyer_discard"], strict=True)] == [3, 3, 3, 3, 3, 2]
        assert view["buyer_discard"] == [sum(1 for e in shown[-3:] if e["buyer"] == kind) for kind in range(6)]


@pytest.mark.rule("EE-INFO-21", "EE-INFO-R2", "EE-INFO-R4")
def test_command_cards_to_come() -> None:
    """In round 1 nobody sees a command card and positions that will bring different ones look alike; from round 2 on
    all see the three, with their centres; in round 3 they are the same."""
    come: set[tuple[str, ...]] = set()
    views: list[list[dict[str, object]]] = []
    for seed in range(8):
        s = quiet(passed=[1], seed=seed)
        views.append([s.view(viewer) for viewer in viewers(s)])
        assert all(view["command"] == [] for view in views[-1])
        play(s, "pass")
        three = at(s, "command")
        come.add(tuple(three))
        for viewer in viewers(s):
            assert s.view(viewer)["command"] == [COMMAND_CARDS.index(card) for card in three]
            seen = [e for e in told(s, viewer) if e["kind"] == "command-card"]
            assert [(COMMAND_CARDS[int(str(e["ability"]))], e["centre"]) for e in seen] == list(
                zip(three, range(3), strict=True)
            )
    assert len(come) > 3
    assert all(seen == views[0] for seen in views)


@pytest.mark.rule("EE-INFO-22")
@pytest.mark.parametrize("card", COMMAND_CARDS)
def test_a_declined_ability_shows(card: str) -> None:
    """Everybody sees that the ability waits to be used, and that it was not."""
    s = quiet(
        round=2,
        hands=["red-mask", ""],
        envoys=["left", ""],
        command=[card, *[other for other in COMMAND_CARDS if other != card][:2]],
        explorers=["london vancouver guam"] * 2,
        sites="red-lens",
        cargo=["green-lens", ""],
        queues=["red"],
        traders=["cog", ""],
    )
    play(s, "command red-mask", "recall")
    question_key = asked(s)
    assert question_key != "commanding"
    before = s.view(None)
    play(s, "done")
    for viewer in (1, None):
        agenda: Any = s.view(viewer)["agenda"]
        assert question_key not in [frame[0] for frame in agenda]
        assert agenda[-1][0] == "commanding"
    assert {field for field, value in s.view(None).items() if before[field] != value} == {"agenda"}


@pytest.mark.rule("EE-INFO-22")
def test_a_declined_sample_purchase_or_free_move_shows() -> None:
    """All see the occasion, and that it went by without effect."""
    s = play(quiet(hands=["red-coil", ""], stacks={"red": "red-lens"}), "smuggle red-coil", "acquire red cargo")
    assert s.view(1)["agenda"][-1][0] == "samples"  # type: ignore[index]
    play(s, "done")
    assert (s.view(1)["agenda"][-1][0], s.view(1)["guards"]) == ("act", [0, 0])  # type: ignore[index]

    s = earth(factions=["aqulla", "gul"], hands=["red-cog", ""], travel=["travel-2", ""], credits=[50, 8])
    play(s, "survey red-cog", "replace 0")
    play(s, offered(s, "lay")[0])
    assert s.view(1)["agenda"][-1][0] == "survey_buy"  # type: ignore[index]
    play(s, "done")
    assert [event["kind"] for event in told(s, 1)] == ["put-back"]

    s = earth(factions=["aqulla", "dal_harrai"], travel=["travel-2", "travel-2"])
    play(s, "pass")
    assert s.view(0)["agenda"][-1][0] == "free_move"  # type: ignore[index]
    places = s.view(0)["explorers"]
    play(s, "done")
    assert (s.view(0)["agenda"][-1][0], s.view(0)["explorers"]) == ("act", places)  # type: ignore[index]


@pytest.mark.rule("EE-INFO-R1", "EE-INFO-07")
def test_every_gain_and_payment_is_told_to_all() -> None:
    """A sale and a purchase: the others can count along."""
    s = quiet(
        hands=["red-coil green-coil", ""],
        cargo=["red-lens", ""],
        queues=["", "red wild"],
        traders=["coil", ""],
        stacks={"green": "green-lens"},
    )
    play(s, "sell red-coil")
    assert sum(int(str(e["credits"])) for e in told(s, None) if "credits" in e) == s.scores[0] - 8 == 9 + 4
    play(s, "smuggle green-coil", "acquire green hidden")
    assert sum(int(str(e["credits"])) for e in told(s, 1) if "credits" in e) == -6
    assert s.view(1)["scores"] == [8 + 13 - 6, 8]


@pytest.mark.rule("EE-INFO-10", "EE-INFO-14")
def test_cards_just_drawn_came_from_the_deck() -> None:
    """In every world of the others, what somebody has just drawn to choose from can have lain in the present deck."""
    seen = 0
    for number in range(12):
        for s in busy_game(number):
            if asked(s) == "keep_cards" and sum(s.deck_from) - s.n_deck >= len(s.drawn):
                for seat in (seat for seat in range(s.n_seats) if seat != s.turn):
                    world = s.sample(seat, digsite.Rng(number))
                    assert isinstance(world, Earth)
                    lay = [world.deck[card] + world.drawn.count(card) for card in range(len(world.deck))]
                    assert all(n <= s.deck_from[card] for card, n in enumerate(lay))
                    seen += 1
    assert seen > 0
