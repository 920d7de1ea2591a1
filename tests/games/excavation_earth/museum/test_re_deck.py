"""What a seat may know of the reverse engineering deck, and worlds drawn from it (MU-ANALYSE-R5, MU-MYSTSETUP-R3)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

import digsite
from digsite.games.excavation_earth.museum.kinds import RE_CARDS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import PLAIN_RE, deck_of, mystery
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import GAME, asked, new, offered, play

UNSEEN = -1
VIEWERS = [0, 1, 2, None]


def number(card: str) -> int:
    """The number by which views and events know a card."""
    return RE_CARDS.index(card)


def seen(s: Earth, viewer: int | None) -> dict[str, Any]:
    """What that viewer sees of mysterious artefacts and reverse engineering cards."""
    return cast("dict[str, Any]", s.view(viewer)["mysteries"])


def told(s: Earth, viewer: int | None, kind: str) -> list[dict[str, object]]:
    """What that viewer is told of the last play, of one kind."""
    return [found for e in s.events if e.kind.name == kind and (found := e.seen(viewer)) is not None]


def analysed(**kw: Any) -> Earth:
    """Seat 0 of three looks at two cards."""
    fields: dict[str, Any] = {"seats": 3, "hands": ["red-mask red-coil", "red-mask", "green-mask"], **kw}
    s = museum("M6", mystery_cargo=["red green", "red", ""], **fields)
    return play(s, "command red-mask", "analyse cargo red")


def put_under(seed: int = 0) -> tuple[Earth, str, str]:
    """Seat 0 has kept one card and put the other under the deck."""
    s = analysed(seed=seed)
    cards = [name.split()[1] for name in offered(s)]
    kept, other = (cards[0], cards[1]) if cards[0] != "contact-database" else (cards[1], cards[0])
    return play(s, f"keep-re {kept}"), kept, other


# --- views and events -------------------------------------------------------------------------------


@pytest.mark.rule("MU-MYSTSETUP-R3")
def test_the_deck_is_hidden_and_its_size_is_open() -> None:
    """Whoever looks: 15 cards, 21 with the museum, and no name."""
    for modules, size in ((["M6"], 15), (["M6", "M7"], 21)):
        s = new(3, modules=modules)
        for viewer in VIEWERS:
            assert seen(s, viewer)["deck"] == size
            assert seen(s, viewer)["bottom"] == []


@pytest.mark.rule("MU-MYSTSETUP-R3", "MU-ANALYSE-03")
def test_any_two_cards_can_lie_on_top() -> None:
    """The deck is shuffled: each of the fifteen comes up, about as often as any other."""
    found: Counter[str] = Counter()
    for seed in range(300):
        names = [name.split()[1] for name in offered(analysed(seed=seed))]
        assert len(set(names)) == 2
        found.update(names)
    assert set(found) == set(PLAIN_RE)
    assert all(20 < n < 65 for n in found.values())  # 40 each


@pytest.mark.rule("MU-ANALYSE-R5")
def test_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    """The others see that two were drawn."""
    s = analysed()
    cards = [number(name.split()[1]) for name in offered(s)]
    assert sorted(seen(s, 0)["drawn"]) == cards
    for viewer in (1, 2, None):
        assert seen(s, viewer)["drawn"] == [UNSEEN, UNSEEN]
        assert told(s, viewer, "saw-re") == []
    assert [event["re"] for event in told(s, 0, "saw-re")] == cards
    for viewer in VIEWERS:
        assert seen(s, viewer)["deck"] == 13


@pytest.mark.rule("MU-ANALYSE-R5")
def test_the_kept_card_is_open_and_the_other_is_not() -> None:
    """Only the drawing player knows what went under the deck; everybody sees that a card did."""
    s, kept, other = put_under()
    for viewer in VIEWERS:
        assert seen(s, viewer)["cards"] == [1 << number(kept), 0, 0]
        assert seen(s, viewer)["drawn"] == []
        assert seen(s, viewer)["bottom"] == [number(other) if viewer == 0 else UNSEEN]
        assert seen(s, viewer)["deck"] == 13
        assert [event["re"] for event in told(s, viewer, "gained-re")] == [number(kept)]
        under = told(s, viewer, "put-under")
        assert len(under) == 1
        assert under[0]["re"] == (number(other) if viewer == 0 else UNSEEN)


@pytest.mark.rule("MU-ANALYSE-R5", "MU-ANALYSE-R4")
def test_a_lone_card_is_open_at_once() -> None:
    """It is taken, so everybody sees it."""
    fields = deck_of("phase-drill")
    s = analysed(**{**fields, "re": ["", "", ""]})
    for viewer in VIEWERS:
        assert seen(s, viewer)["cards"] == [1 << number("phase-drill"), 0, 0]
        assert seen(s, viewer)["deck"] + len(seen(s, viewer)["bottom"]) == 0


@pytest.mark.rule("MU-ANALYSE-R5")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_twins_look_alike_to_the_others(viewer: int | None) -> None:
    """Two positions with other cards drawn or put under: the same view, and the same words about what happens."""
    s, _, other = put_under()
    data = cast("dict[str, Any]", json.loads(json.dumps(s.to_json())))
    swapped = data["mysteries"]["deck"][0]
    data["mysteries"]["deck"][0] = other
    data["mysteries"]["bottom"] = [swapped]
    data["mysteries"]["deck"].sort(key=RE_CARDS.index)
    twin = GAME.from_json(data)
    assert twin.view(viewer) == s.view(viewer)
    assert twin.view(0) != s.view(0)


# --- under the deck ---------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-05")
def test_cards_under_the_deck_come_last_and_in_their_order() -> None:
    """While the shuffled part lasts they stay below it; then the first that was put there is the next."""
    fields: dict[str, Any] = {"hands": ["red-mask red-coil", ""], "mystery_cargo": ["red green", ""]}
    for seed in range(12):
        left = {"bottom": ["phase-drill", "price-oracle"], "discarded": PLAIN_RE[5:]}
        s = museum("M6", **fields, mysteries=left, seed=seed)  # shuffled: E1, E3, E4
        play(s, "command red-mask", "analyse cargo red")
        first = {name.split()[1] for name in offered(s)}
        assert first < {"gravity-sled", "folding-hold", "stasis-locker"}
        kept, under = sorted(first)
        play(s, f"keep-re {kept}", "done", "command red-coil", "analyse cargo green")
        last = ({"gravity-sled", "folding-hold", "stasis-locker"} - first).pop()
        assert {name.split()[1] for name in offered(s)} == {last, "phase-drill"}
        play(s, f"keep-re {last}")
        assert mystery(s, "bottom") == ["price-oracle", under, "phase-drill"]


@pytest.mark.rule("MU-ANALYSE-R5", "MU-ANALYSE-05")
def test_whoever_knows_a_card_under_the_deck_knows_it_when_it_is_drawn() -> None:
    """Seat 1 put it there; seat 0 draws it: seat 1 knows that one of the two, seat 2 neither."""
    known: dict[str, Any] = {"bottom": ["phase-drill", "price-oracle", "bulk-contract"], "bottom_known": [2, 0, 4]}
    out = [card for card in PLAIN_RE if card not in known["bottom"]]
    s = analysed(mysteries={**known, "discarded": out})
    assert seen(s, 0)["drawn"] == [number("phase-drill"), number("price-oracle")]
    assert seen(s, 1)["drawn"] == [number("phase-drill"), UNSEEN]
    assert seen(s, 2)["drawn"] == [UNSEEN, UNSEEN]
    assert seen(s, 2)["bottom"] == [number("bulk-contract")]
    play(s, "keep-re price-oracle")
    assert [seen(s, seat)["bottom"] for seat in (0, 1, 2)] == [
        [UNSEEN, number("phase-drill")],
        [UNSEEN, number("phase-drill")],
        [number("bulk-contract"), UNSEEN],
    ]


@pytest.mark.rule("MU-ANALYSE-R5")
def test_nobody_learns_what_was_put_back_beside_a_known_card() -> None:
    """Seat 1 knows one of the two drawn cards; it is kept, so the other stays unknown to seat 1."""
    known = {"bottom": ["phase-drill", "price-oracle"], "bottom_known": [2, 0]}
    s = analysed(mysteries={**known, "discarded": PLAIN_RE[5:]})  # shuffled: E1, E3, E4
    cards = [name.split()[1] for name in offered(s)]
    play(s, f"keep-re {cards[0]}")
    assert seen(s, 1)["bottom"] == [number("phase-drill"), UNSEEN, UNSEEN]


# --- worlds -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-R5", "MU-MYSTSETUP-R3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_world_shows_the_same_view(viewer: int | None) -> None:
    """In the middle of a choice, and after it."""
    rng = digsite.Rng(5)
    for s in (analysed(), put_under()[0]):
        for _ in range(10):
            assert s.sample(viewer, rng).view(viewer) == s.view(viewer)


@pytest.mark.rule("MU-ANALYSE-R5")
def test_a_world_keeps_what_the_seat_knows() -> None:
    """The card under the deck is the same in every world of seat 0, and the cards drawn while it chooses."""
    rng = digsite.Rng(6)
    s, kept, other = put_under()
    choosing = analysed()
    for _ in range(40):
        world = s.sample(0, rng)
        assert mystery(cast(Earth, world), "bottom") == [other]
        assert mystery(cast(Earth, world), "cards", 0) == [kept]
        world = choosing.sample(0, rng)
        assert mystery(cast(Earth, world), "drawn") == mystery(choosing, "drawn")
        assert world.legal() == choosing.legal()


@pytest.mark.rule("MU-ANALYSE-R5", "MU-MYSTSETUP-R3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_world_shuffles_what_the_seat_does_not_know(viewer: int | None) -> None:
    """Under the deck lies any of the fourteen cards that nobody has, each about as often: 1400 worlds, 100 each."""
    rng = digsite.Rng(7)
    s, kept, _ = put_under()
    found: Counter[str] = Counter()
    for _ in range(1400):
        world = cast(Earth, s.sample(viewer, rng))
        cards = mystery(world, "bottom") + mystery(world, "deck")
        assert sorted(cards) == sorted(card for card in PLAIN_RE if card != kept)
        found.update(mystery(world, "bottom"))
    assert set(found) == {card for card in PLAIN_RE if card != kept}
    assert all(60 < n < 145 for n in found.values())


@pytest.mark.rule("MU-ANALYSE-R5")
def test_a_world_shuffles_what_another_seat_has_drawn() -> None:
    """Any two of the fifteen, in either place; a choice is open in that world, and it can be played on."""
    rng = digsite.Rng(8)
    s = analysed()
    found: Counter[str] = Counter()
    for _ in range(600):
        world = cast(Earth, s.sample(1, rng))
        assert asked(world) == "keep_re"
        names = mystery(world, "drawn")
        assert sorted(offered(world)) == sorted(f"keep-re {name}" for name in names)
        found.update(names)
    assert set(found) == set(PLAIN_RE)
    assert all(45 < n < 125 for n in found.values())  # 80 each
    assert digsite.playout(world, digsite.Rng(1)) > 0


@pytest.mark.rule("MU-ANALYSE-R5")
def test_a_world_of_a_seat_that_knows_one_of_two() -> None:
    """The known card keeps its place in the order; the other is any of those left."""
    rng = digsite.Rng(9)
    known = {"bottom": ["phase-drill", "price-oracle", "bulk-contract"], "bottom_known": [2, 1, 2]}
    s = analysed(mysteries={**known, "discarded": PLAIN_RE[9:]})
    others: Counter[str] = Counter()
    for _ in range(300):
        world = cast(Earth, s.sample(1, rng))
        bottom = mystery(world, "bottom")
        assert (bottom[0], bottom[2]) == ("phase-drill", "bulk-contract")
        others[bottom[1]] += 1
    assert set(others) == {card for card in PLAIN_RE[:9] if card not in ("phase-drill", "bulk-contract")}


@pytest.mark.rule("MU-MYSTSETUP-R3", "MU-MYSTSETUP-06")
def test_a_world_has_only_cards_that_are_in_play() -> None:
    """Without the museum no card with its icon is ever imagined; none is doubled or lost."""
    rng = digsite.Rng(10)
    s, _, _ = put_under()
    for viewer in VIEWERS:
        for _ in range(30):
            world = cast(Earth, s.sample(viewer, rng))
            cards = mystery(world, "deck") + mystery(world, "bottom") + mystery(world, "cards", 0)
            assert sorted(cards) == sorted(PLAIN_RE)


@pytest.mark.rule("MU-MYSTSETUP-R3")
def test_what_comes_up_next_is_open_in_every_world() -> None:
    """The next cards of the deck differ from world to world, also for the seat that is to draw them."""
    rng = digsite.Rng(11)
    s = museum("M6", hands=["red-mask", ""], mystery_cargo=["red", ""])
    play(s, "command red-mask")
    tops = {tuple(offered(play(cast(Earth, s.sample(0, rng)), "analyse cargo red"))) for _ in range(60)}
    assert len(tops) > 30


# --- positions --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-ANALYSE-03", "MU-ANALYSE-R5")
def test_positions_in_the_middle_of_a_choice() -> None:
    """They are written and read again; but not with cards that nobody chooses from, or that their drawer cannot see."""
    s = analysed()
    data = cast("dict[str, Any]", json.loads(json.dumps(s.to_json())))
    assert GAME.from_json(data).to_json() == s.to_json()
    for change, rule in (
        ({"drawn_known": [0, 1]}, "MU-ANALYSE-R5"),
        ({"drawn": data["mysteries"]["drawn"][:1], "drawn_known": [1]}, "MU-ANALYSE-03"),
        ({"drawn": [], "drawn_known": []}, "MU-ANALYSE-03"),
    ):
        part = {**data["mysteries"], **change}
        part.pop("deck")
        with pytest.raises(digsite.BadPosition, match=rule):
            GAME.from_json({**data, "mysteries": part})
    with pytest.raises(digsite.BadPosition, match="MU-ANALYSE-03"):
        museum("M6", mysteries={"drawn": ["phase-drill", "price-oracle"], "drawn_known": [1, 1]})


@pytest.mark.rule("MU-RECARD-25", "MU-MYSTSETUP-06")
def test_positions_whose_decks_do_not_add_up() -> None:
    """The deck holds what lies nowhere else; cards with the museum icon need the museum."""
    with pytest.raises(digsite.BadPosition, match="MU-RECARD-25"):
        museum("M6", mysteries={"deck": PLAIN_RE[1:]})
    with pytest.raises(digsite.BadPosition, match="MU-MYSTSETUP-06"):
        museum("M6", re=["mind-brush", ""])
    assert mystery(museum("M6 M7", re=["mind-brush", ""]), "cards", 0) == ["mind-brush"]


@pytest.mark.rule("MU-RECARD-25")
def test_views_whose_decks_do_not_add_up() -> None:
    """A view from outside is checked before a world is drawn from it."""
    s, _, _ = put_under()
    for change in ({"deck": 12}, {"deck": 14}, {"bottom": [UNSEEN] * 15, "bottom_known": [0] * 15}):
        view = cast("dict[str, Any]", json.loads(json.dumps(s.view(1))))
        view["mysteries"].update(change)
        with pytest.raises(digsite.BadPosition, match="MU-RECARD-25"):
            GAME.sample(view, digsite.Rng(1))


@pytest.mark.rule("MU-COMP-08", "MU-COMP-10")
def test_positions_with_tiles_too_many() -> None:
    """Two of a colour; and as many custodians are gone as tiles were offloaded."""
    with pytest.raises(digsite.BadPosition, match="MU-COMP-08"):
        museum("M6", mystery_cargo=["red*2", ""], mystery_sites="red")
    with pytest.raises(digsite.BadPosition, match="MU-COMP-10"):
        museum("M6", gone=[1, 0], mysteries={"piles": {"red": 2, "green": 2, "yellow": 2, "purple": 2, "orange": 2}})
    s = museum("M6", gone=[1, 2])
    assert sum(mystery(s, "piles").values()) == 7
