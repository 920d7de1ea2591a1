"""Zu's cards: what is open and what is hidden, worlds drawn from a view, positions (ZU-GEN-12, ZU-INV-05 to -07)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, new, solo, turn
from tests.games.excavation_earth.table import GAME, after_draft, asked, at, counts, offered, play

FIRST = counts("excavate-yellow-green excavate-top*2 market*2 command-1 sell snipe*2 survey")
SECOND = counts("excavate-green-red excavate-red-purple excavate-top command-2 command-3 sell survey")
THIRD = counts("excavate-purple-orange excavate-yellow-orange command-4 command-5 command-6 sell*2")
"""Three decks as they are dealt."""
IN_1: dict[str, Any] = {"deck": FIRST, "waiting": [SECOND, THIRD], "discard": {}, "past": []}
ROUND_2 = dict(Counter(SECOND) + Counter(counts("market snipe command-1")))
IN_2: dict[str, Any] = {"deck": ROUND_2, "waiting": [{}, THIRD], "discard": {}, "past": [FIRST]}
ROUND_3 = dict(Counter(THIRD) + Counter(counts("market command-2 sell")))
IN_3: dict[str, Any] = {"deck": ROUND_3, "waiting": [{}, {}], "discard": {}, "past": [FIRST, ROUND_2]}
ROUNDS = {1: IN_1, 2: IN_2, 3: IN_3}


def table(round: int, zu_cards: dict[str, Any] | None = None, **kw: Any) -> Earth:
    """The human's turn in a round, with Zu's decks as they are laid out above, or changed."""
    return solo(round=round, zu_cards={**ROUNDS[round], **(zu_cards or {})}, **kw)


def zu_view(s: Earth, viewer: int | None = HUMAN) -> dict[str, Any]:
    """What a viewer sees of Zu's cards."""
    found = s.view(viewer)["zu"]
    assert isinstance(found, dict)
    return found


def names(pile: list[int]) -> dict[str, int]:
    """A pile of a view by the names of its faces."""
    return {FACES[face]: n for face, n in enumerate(pile) if n}


def swapped(cards: dict[str, Any], one: str, two: str) -> dict[str, Any]:
    """The same cards with one face of the round deck and one of a deck that waits in each other's places."""
    deck = Counter(cards["deck"])
    waiting = [Counter(pile) for pile in cards["waiting"]]
    there = next(pile for pile in waiting if pile[two])
    deck.subtract({one: 1, two: -1})
    there.subtract({two: 1, one: -1})
    return {**cards, "deck": dict(+deck), "waiting": [dict(+pile) for pile in waiting]}


def worlds(s: Earth, n: int) -> list[Earth]:
    """Worlds drawn from what the human sees."""
    found: list[Earth] = []
    for seed in range(n):
        world = s.sample(HUMAN, digsite.Rng(seed))
        assert isinstance(world, Earth)
        found.append(world)
    return found


def in_deck(s: Earth, n: int) -> Counter[str]:
    """How many cards of each face the round deck has, over n worlds."""
    found: Counter[str] = Counter()
    for world in worlds(s, n):
        found += Counter(names(zu_of(world).deck))
    return found


def with_cards_moved(s: Earth, *faces: str) -> dict[str, Any]:
    """Zu's cards with these of the deck on the discard pile."""
    cards = at(s, "zu")
    return {
        **cards,
        "deck": dict(Counter(cards["deck"]) - Counter(faces)),
        "discard": dict(Counter(cards["discard"]) + Counter(faces)),
    }


# --- what is open -----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-12", "ZU-SETUP-17")
@pytest.mark.parametrize("viewer", [HUMAN, None])
def test_what_is_shown_in_round_1(viewer: int | None) -> None:
    """The numbers of cards in the decks, and the cards on the discard pile."""
    s = solo(zu_cards=with_cards_moved(table(1), "sell", "command-1"))
    shown = zu_view(s, viewer)
    assert {**shown, "discard": names(shown["discard"])} == {
        "deck": 8,
        "waiting": [7, 7],
        "discard": {"sell": 1, "command-1": 1},
        "past": [],
    }


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-05")
@pytest.mark.parametrize("viewer", [HUMAN, None])
@pytest.mark.parametrize(("round", "waiting"), [(2, [0, 7]), (3, [0, 0])])
def test_what_is_shown_later(round: int, waiting: list[int], viewer: int | None) -> None:
    """The same, and the piles of the rounds before, which all have seen."""
    shown = zu_view(table(round), viewer)
    assert (shown["deck"], shown["waiting"], names(shown["discard"])) == (10, waiting, {})
    assert [names(pile) for pile in shown["past"]] == [FIRST, ROUND_2][: round - 1]


@pytest.mark.rule("ZU-GEN-12", "ZU-SETUP-17")
@pytest.mark.parametrize("viewer", [HUMAN, None])
@pytest.mark.parametrize(
    ("round", "one", "two"),
    [
        (1, "command-1", "command-2"),
        (1, "command-1", "command-6"),
        (1, "excavate-yellow-green", "excavate-red-purple"),
        (1, "excavate-top", "excavate-purple-orange"),
        (2, "command-2", "command-5"),
        (2, "excavate-green-red", "excavate-yellow-orange"),
    ],
)
def test_faces_in_the_decks_do_not_show(round: int, one: str, two: str, viewer: int | None) -> None:
    """Two tables that differ only in what lies in the decks look alike, and offer the same."""
    mine, other = table(round), table(round, swapped(ROUNDS[round], one, two))
    assert at(mine, "zu") != at(other, "zu")
    assert mine.view(viewer) == other.view(viewer)
    assert offered(mine) == offered(other)


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-05")
@pytest.mark.parametrize("viewer", [HUMAN, None])
@pytest.mark.parametrize(("round", "came", "other"), [(2, "market", "survey"), (3, "market", "command-3")])
def test_carried_cards_do_not_show(round: int, came: str, other: str, viewer: int | None) -> None:
    """Nor does it show which three of the round before came again."""
    deck = Counter(ROUNDS[round]["deck"])
    deck.subtract({came: 1, other: -1})
    mine, changed = table(round), table(round, {"deck": dict(+deck)})
    assert at(mine, "zu") != at(changed, "zu")
    assert mine.view(viewer) == changed.view(viewer)


@pytest.mark.rule("ZU-GEN-12", "ZU-TURN-04")
def test_each_card_is_shown_when_it_is_revealed() -> None:
    """Zu's turn tells both faces to everybody, and nothing of the rest."""
    s = turn(table(1), "sell command-1 market survey")
    for viewer in (HUMAN, None):
        assert names(zu_view(s, viewer)["discard"]) == {"sell": 1, "command-1": 1}
        assert zu_view(s, viewer)["deck"] == 2


# --- worlds -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-12")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_world_has_the_same_view(round: int) -> None:
    """Whatever is drawn, the human sees what was seen, and it is a position like any other."""
    s = table(round, hand="red-mask green-cog")
    for world in worlds(s, 25):
        assert world.view(HUMAN) == s.view(HUMAN)
        assert GAME.from_json(world.to_json()).view(HUMAN) == s.view(HUMAN)


@pytest.mark.rule("ZU-GEN-12")
def test_worlds_of_a_whole_game() -> None:
    """At every tenth decision of some random games, drafts included, from a view that went through JSON."""
    rounds: Counter[int] = Counter()
    for number in range(4):
        rng = digsite.Rng(number)
        s = new(number, zu=["E4", "H1"] if number % 2 else [])
        step = 0
        while not s.over:
            if step % 10 == 0 or asked(s) == "draft":
                view = s.view(HUMAN)
                world = GAME.sample(json.loads(json.dumps(view)), rng)
                assert world.view(HUMAN) == view
                rounds[s.round] += 1
            codes = s.legal()
            s.play(codes[rng.below(len(codes))])
            step += 1
    assert set(rounds) == {1, 2, 3}


@pytest.mark.rule("ZU-GEN-12")
@pytest.mark.parametrize("round", [1, 2])
def test_a_world_knows_nothing_but_the_view(round: int) -> None:
    """From two tables that look alike the same generator draws the same world."""
    one = ("command-1", "command-6") if round == 1 else ("command-2", "command-5")
    mine, other = table(round), table(round, swapped(ROUNDS[round], *one))
    for seed in range(10):
        worlds = [s.sample(HUMAN, digsite.Rng(seed)).to_json() for s in (mine, other)]
        assert worlds[0] == worlds[1]


@pytest.mark.rule("ZU-GEN-12", "ZU-SETUP-12", "ZU-SETUP-13")
def test_worlds_of_round_1_are_fair() -> None:
    """Nothing is seen yet: of 2000 decks each Command card is in one of six, each pair in three of eight."""
    found = in_deck(table(1), 2000)
    for market in range(1, 7):
        assert 270 <= found[f"command-{market}"] <= 400
    for pair in ("yellow-green", "yellow-orange", "green-red", "red-purple", "purple-orange"):
        assert 670 <= found[f"excavate-{pair}"] <= 830
    assert 2130 <= found["excavate-top"] <= 2370
    assert [found[face] for face in ("market", "sell", "snipe", "survey")] == [4000, 2000, 4000, 2000]
    assert found.total() == 20000


@pytest.mark.rule("ZU-GEN-12", "ZU-SETUP-13")
def test_what_was_seen_in_round_1_is_not_drawn_again() -> None:
    """Command 3 and a pair are on the discard pile: no other Command card can come, and each of the four other pairs
    comes in two of seven."""
    cards = {"discard": counts("command-3 excavate-green-red")}
    found = in_deck(solo(zu_cards=cards), 2000)
    assert [face for face in found if face.startswith("command")] == []
    assert found["excavate-green-red"] == 0
    for pair in ("yellow-green", "yellow-orange", "red-purple", "purple-orange"):
        assert 490 <= found[f"excavate-{pair}"] <= 655
    assert found.total() == 16000


@pytest.mark.rule("ZU-GEN-12", "ZU-SETUP-14", "ZU-SETUP-15")
def test_decks_that_wait_are_fair_in_round_1() -> None:
    """Each Command card waits for round 2 in two of six worlds, for round 3 in three of six."""
    second: Counter[str] = Counter()
    third: Counter[str] = Counter()
    for world in worlds(table(1), 600):
        second += Counter(names(zu_of(world).waiting[0]))
        third += Counter(names(zu_of(world).waiting[1]))
    for market in range(1, 7):
        assert 155 <= second[f"command-{market}"] <= 245
        assert 250 <= third[f"command-{market}"] <= 350
    assert (second.total(), third.total()) == (4200, 4200)


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-04")
def test_worlds_of_round_2_are_fair() -> None:
    """Of the ten cards of round 1 each comes again in three of ten worlds; of the five Command cards not seen yet each
    is in the deck in two of five."""
    found = in_deck(table(2), 2000)
    for face in ("excavate-yellow-green", "command-1"):
        assert 530 <= found[face] <= 670
    for face in ("market", "snipe"):
        assert 1100 <= found[face] <= 1300
    for face in ("sell", "survey"):  # one of the deck's own beside
        assert 2530 <= found[face] <= 2670
    for market in range(2, 7):
        assert 730 <= found[f"command-{market}"] <= 870
    assert found.total() == 20000


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-04")
def test_a_card_that_could_be_either() -> None:
    """One Sell was played in round 2; one is the deck's own, another comes with three in ten. Of two the first card is
    a Sell twice as often, so a second one is left in 0.6 of 1.3 worlds."""
    s = solo(round=2, zu_cards={"past": [FIRST], "discard": {"sell": 1}})
    found = in_deck(s, 2000)
    assert 863 <= found["sell"] <= 983
    assert found.total() == 18000


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-04")
def test_carried_cards_that_were_seen_leave_fewer() -> None:
    """Both Markets came in round 2: one more of the eight others of round 1 does, each in one of eight worlds."""
    s = solo(round=2, zu_cards={"past": [FIRST], "discard": {"market": 2}})
    found = in_deck(s, 2000)
    assert found["market"] == 0
    for face in ("excavate-yellow-green", "command-1"):
        assert 195 <= found[face] <= 305
    assert 420 <= found["snipe"] <= 580


@pytest.mark.rule("ZU-GEN-12", "ZU-PREP-08")
def test_worlds_of_round_3_are_fair() -> None:
    """The deck's own seven are certain by now; of the ten cards of round 2 each comes again in three of ten worlds."""
    found = in_deck(table(3), 2000)
    for face in ("excavate-green-red", "excavate-red-purple", "command-2", "command-3", "market", "snipe", "command-1"):
        assert 530 <= found[face] <= 670
    for face in ("excavate-purple-orange", "excavate-yellow-orange", "command-4", "command-5", "command-6"):
        assert found[face] == 2000
    assert 4530 <= found["sell"] <= 4670
    assert found["excavate-yellow-green"] == 0
    assert found.total() == 20000


@pytest.mark.rule("ZU-GEN-12")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_undo_by_consent_draws_the_decks_anew(round: int) -> None:
    """What nobody has seen is drawn again; what all have seen stays."""
    s = table(round)
    before = s.view(HUMAN)
    found: set[str] = set()
    for seed in range(30):
        again = s.copy()
        GAME.redraw(again, digsite.Rng(seed))
        assert again.view(HUMAN) == before
        assert again.rng.words() != s.rng.words()
        assert sum(at(again, "zu", "deck").values()) == 10
        found.add(json.dumps(at(again, "zu")))
    assert len(found) > 10


@pytest.mark.rule("ZU-GEN-12")
def test_a_redraw_is_as_fair_as_a_world() -> None:
    """In 600 redraws each Command card is in the deck about a hundred times."""
    found: Counter[str] = Counter()
    for seed in range(600):
        s = table(1)
        GAME.redraw(s, digsite.Rng(seed))
        found += Counter(at(s, "zu", "deck"))
    for market in range(1, 7):
        assert 65 <= found[f"command-{market}"] <= 135


# --- copies -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-INV-06", "ZU-INV-12")
@pytest.mark.parametrize("round", [1, 2])
def test_copies_are_independent(round: int) -> None:
    """A copy plays to the end of the round and into the next; the original has all its cards."""
    s = table(round)
    before = s.to_json()
    other = s.copy()
    assert other.to_json() == before
    after_draft(play(other, "pass"))
    assert at(other, "zu", "past") != before["zu"]["past"]  # type: ignore[index]
    assert s.to_json() == before
    after_draft(play(s, "pass"))
    assert s.to_json() == other.to_json()


@pytest.mark.rule("ZU-INV-06")
def test_a_copy_shares_no_pile() -> None:
    """Moving cards about in one leaves the other alone."""
    s = table(1)
    before = at(s, "zu")
    cards = zu_of(s.copy())
    cards.deck[0] += 1
    cards.discard[0] += 1
    cards.waiting[0][0] += 1
    cards.waiting[1][0] += 1
    cards.past.append([0])
    assert at(s, "zu") == {**before, "past": at(s, "zu", "past")}


# --- positions --------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-INV-06", "ZU-INV-05")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_position_goes_there_and_back(round: int) -> None:
    """Through JSON, and the game goes on alike."""
    s = table(round)
    again = GAME.from_json(json.loads(json.dumps(s.to_json())))
    assert again.to_json() == s.to_json()
    play(s, "pass")
    again.play(GAME.codes.parse("pass"))
    assert again.to_json() == s.to_json()


@pytest.mark.rule("ZU-INV-06")
def test_positions_of_a_whole_game() -> None:
    """Every position of some random games can be handed in, in each round, in a draft, at the end."""
    rounds: Counter[int] = Counter()
    for number in range(4):
        rng = digsite.Rng(number)
        s = new(number, zu=["E4", "E5", "H4"] if number % 2 else [])
        while not s.over:
            assert GAME.from_json(s.to_json()).to_json() == s.to_json()
            rounds[s.round] += 1
            codes = s.legal()
            s.play(codes[rng.below(len(codes))])
        assert GAME.from_json(s.to_json()).to_json() == s.to_json()
    assert set(rounds) == {1, 2, 3}


@pytest.mark.rule("ZU-INV-05")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_what_is_left_out_is_as_it_could_be(round: int) -> None:
    """Without the field a position has full decks, by the recipes."""
    s = solo(round=round)
    cards = at(s, "zu")
    assert sum(cards["deck"].values()) == 10
    assert [sum(pile.values()) for pile in cards["waiting"]] == [[7, 7], [0, 7], [0, 0]][round - 1]
    assert [sum(pile.values()) for pile in cards["past"]] == [10] * (round - 1)
    assert sum(zu_of(s).removed()) == 7 * (round - 1)


def wrong(round: int, change: dict[str, Any]) -> str:
    """What is said about Zu's cards changed so; they are refused."""
    with pytest.raises(digsite.BadPosition) as problem:
        table(round, change)
    return str(problem.value)


def more(pile: dict[str, int], *faces: str) -> dict[str, int]:
    """A pile with these cards beside."""
    return dict(Counter(pile) + Counter(faces))


def less(pile: dict[str, int], *faces: str) -> dict[str, int]:
    """A pile without these cards."""
    return dict(Counter(pile) - Counter(faces))


@pytest.mark.rule("ZU-INV-05")
@pytest.mark.parametrize(
    "change",
    [
        {"deck": less(FIRST, "sell")},
        {"deck": {}},
        {"deck": less(FIRST, "sell", "market"), "discard": {"sell": 1}},
    ],
)
def test_ten_cards_in_all(change: dict[str, Any]) -> None:
    """A deck that is too short, or a discard pile that is too big."""
    assert wrong(1, change).endswith("(ZU-INV-05)")


@pytest.mark.rule("ZU-INV-06", "ZU-COMP-02")
@pytest.mark.parametrize(
    "change",
    [
        {"deck": more(less(FIRST, "command-1"), "command-2")},
        {"deck": more(less(FIRST, "sell"), "snipe")},
        {"discard": {"snipe": 3}, "deck": less(FIRST, "sell", "market", "survey")},
        {"deck": more(FIRST, "excavate-green-red")},
    ],
)
def test_no_card_twice(change: dict[str, Any]) -> None:
    """More cards of a face than there are."""
    assert "more often than there are copies" in wrong(1, change)


@pytest.mark.rule("ZU-SETUP-13", "ZU-SETUP-14", "ZU-SETUP-15")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"waiting": [less(SECOND, "sell"), THIRD]}, "zu.waiting[0]"),
        ({"waiting": [more(less(SECOND, "survey"), "sell"), less(THIRD, "sell")]}, "zu.waiting[0]"),
        ({"waiting": [SECOND, less(THIRD, "sell")]}, "zu.waiting[1]"),
        ({"waiting": [THIRD, SECOND]}, "zu.waiting[0]"),
        ({"deck": more(less(FIRST, "market"), "command-2"), "waiting": [less(SECOND, "command-2"), THIRD]}, "waiting"),
    ],
)
def test_decks_are_made_by_their_recipes(change: dict[str, Any], where: str) -> None:
    """A deck that waits with too few cards, or of the wrong kinds."""
    assert where in wrong(1, change)


@pytest.mark.rule("ZU-SETUP-13")
@pytest.mark.parametrize("discard", ["command-1 command-2", "sell*2", "survey*2", "excavate-top*3 excavate-green-red"])
def test_what_round_1_cannot_have_shown(discard: str) -> None:
    """More cards of a kind than its deck is made of."""
    with pytest.raises(digsite.BadPosition, match=r"position\.zu\.discard: .*ZU-SETUP-13"):
        solo(zu_cards={"discard": counts(discard)})


@pytest.mark.rule("ZU-COMP-02", "ZU-COMP-03", "ZU-COMP-04")
@pytest.mark.parametrize(
    "face", ["smuggle", "travel", "pass", "command-7", "excavate-red-red", "excavate-red-green", ""]
)
@pytest.mark.parametrize("field", ["deck", "discard"])
def test_unknown_faces(field: str, face: str) -> None:
    """Only faces that there are; the two colours of a pair are named in one order."""
    assert wrong(1, {field: {face: 1}}).startswith(f"position.zu.{field}: ")


@pytest.mark.rule("ZU-INV-06")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"hand": {}}, "zu"),
        ({"deck": ["sell"]}, "zu.deck"),
        ({"deck": {"sell": -1}}, "zu.deck.sell"),
        ({"deck": {"sell": "1"}}, "zu.deck.sell"),
        ({"waiting": [SECOND]}, "zu.waiting"),
        ({"waiting": {}}, "zu.waiting"),
        ({"past": [FIRST]}, "zu.past"),
    ],
)
def test_fields_of_another_shape(change: dict[str, Any], where: str) -> None:
    """Each is named with its place."""
    assert wrong(1, change).startswith(f"position.{where}: ")


@pytest.mark.rule("ZU-INV-06")
@pytest.mark.parametrize("cards", [[], "deck", 3])
def test_no_mapping_at_all(cards: object) -> None:
    """Zu's cards are told by field."""
    with pytest.raises(digsite.BadPosition, match=r"position\.zu: .* not a mapping"):
        solo(zu_cards=cards)


@pytest.mark.rule("ZU-PREP-03", "ZU-PREP-04", "ZU-PREP-06")
@pytest.mark.parametrize(
    "change",
    [
        {"past": []},
        {"past": [less(FIRST, "sell")]},
        {"past": [more(less(FIRST, "sell"), "command-2")]},
        {"deck": more(less(ROUND_2, "market", "snipe"), "command-4", "command-5")},
        {"deck": more(less(ROUND_2, "survey"), "market")},
        {"waiting": [SECOND, THIRD]},
        {"waiting": [{}, less(THIRD, "sell")]},
        {"waiting": [{}, more(less(THIRD, "command-6"), "command-1")]},
        {"past": [more(less(FIRST, "command-1"), "command-6")]},
    ],
)
def test_what_cannot_be_in_round_2(change: dict[str, Any]) -> None:
    """Not ten cards of round 1, not three of them in the deck, not the deck that waited."""
    assert wrong(2, change).startswith("position.zu")


@pytest.mark.rule("ZU-PREP-03", "ZU-SETUP-13")
@pytest.mark.parametrize(
    ("pile", "rule"),
    [
        (less(FIRST, "sell"), "ZU-PREP-03"),
        (more(less(FIRST, "sell"), "command-2"), "ZU-SETUP-13"),
        (more(less(FIRST, "sell"), "snipe"), "ZU-COMP-02"),
    ],
)
def test_what_round_1_cannot_have_left(pile: dict[str, int], rule: str) -> None:
    """Nine cards, two Command cards, three Snipes: each is said of that very pile."""
    with pytest.raises(digsite.BadPosition, match=rf"position\.zu\.past\[0\]: .*\({rule}\)"):
        solo(round=2, zu_cards={"past": [pile]})


@pytest.mark.rule("ZU-PREP-08")
@pytest.mark.parametrize(
    "change",
    [
        {"past": [FIRST]},
        {"past": [ROUND_2, FIRST]},
        {"past": [FIRST, less(ROUND_2, "market")]},
        {"past": [FIRST, more(less(ROUND_2, "market", "snipe"), "command-4", "command-5")]},
        {"deck": more(less(ROUND_3, "market"), "excavate-yellow-green")},
        {"deck": more(less(ROUND_3, "command-4"), "command-3")},
        {"waiting": [{}, THIRD]},
    ],
)
def test_what_cannot_be_in_round_3(change: dict[str, Any]) -> None:
    """A card that round 2 did not have, or not all of the deck that waited."""
    assert wrong(3, change).startswith("position.zu")


@pytest.mark.rule("ZU-TURN-06")
@pytest.mark.parametrize("left", [1, 2, 10])
def test_zu_has_not_passed_with_cards_left(left: int) -> None:
    """It passes only when its deck is empty."""
    faces = list(Counter(FIRST).elements())
    cards = {**IN_1, "deck": counts(" ".join(faces[:left])), "discard": counts(" ".join(faces[left:]))}
    with pytest.raises(digsite.BadPosition, match=r"position\.passed: .*ZU-TURN-06"):
        solo(zu_cards=cards, passed=[ZU])


@pytest.mark.rule("ZU-TURN-06", "ZU-TURN-07")
def test_zu_may_have_passed_with_an_empty_deck() -> None:
    """Then only the human goes on."""
    s = solo(zu_cards={**IN_1, "deck": {}, "discard": FIRST}, passed=[ZU])
    assert (at(s, "passed"), asked(s)) == ([ZU], "act")


@pytest.mark.rule("ZU-TURN-12", "ZU-END-06")
def test_no_end_with_cards_left() -> None:
    """A game that is over has seen Zu's whole deck."""
    s = table(3, {"deck": {}, "discard": ROUND_3}, passed=[ZU])
    play(s, "pass")
    assert s.over
    data = s.to_json()
    assert GAME.from_json(data).over
    with pytest.raises(digsite.BadPosition, match=r"position\.zu\.deck: .*ZU-TURN-12"):
        GAME.from_json({**data, "passed": [0], "zu": IN_3})


@pytest.mark.rule("ZU-INV-01")
def test_no_two_traders_in_a_market() -> None:
    """For Zu; the human may have them."""
    solo(traders=["mask*2", "mask"])
    with pytest.raises(digsite.BadPosition, match=r"position\.traders\[1\]: .*ZU-INV-01"):
        solo(traders=["", "mask*2"])


@pytest.mark.rule("ZU-INV-10", "ZU-PREP-11")
def test_no_token_for_zu() -> None:
    """For the human there may be one."""
    solo(tokens=[1, 0])
    with pytest.raises(digsite.BadPosition, match=r"position\.tokens: .*ZU-SURVEY-16"):
        solo(tokens=[0, 1])


@pytest.mark.rule("ZU-GEN-06", "ZU-INV-10")
@pytest.mark.parametrize(
    "agenda",
    [
        [["act", ZU, 0, 0]],
        [["next_turn", ZU, 0, 0], ["commanding", ZU, 0, 0]],
        [["next_turn", ZU, 0, 0], ["pass_discard", ZU, 0, 0]],
        [["prep_stacks", HUMAN, 0, 0], ["thin_pack", ZU, 1, 0], ["draft", HUMAN, 2, 0]],
    ],
)
def test_zu_is_asked_nothing(agenda: list[list[object]]) -> None:
    """A position in which Zu would have to answer is refused."""
    drafting = agenda[0][0] == "prep_stacks"
    data = in_draft().to_json() if drafting else {**solo().to_json(), "turn": ZU}
    with pytest.raises(digsite.BadPosition, match=r"position\."):
        GAME.from_json({**data, "agenda": agenda, "actions": 2 if agenda[0][0] == "act" else 0})


def in_draft() -> Earth:
    """The human drafts before round 2."""
    return play(table(1, {"deck": {}, "discard": FIRST}, passed=[ZU]), "pass")


@pytest.mark.rule("ZU-PREP-07", "ZU-SETUP-19")
@pytest.mark.parametrize("drafting", [False, True])
def test_no_card_is_played_before_the_round(drafting: bool) -> None:
    """During the set-up and during a draft Zu's deck is whole."""
    s = in_draft() if drafting else new(1)
    face = next(iter(at(s, "zu", "deck")))
    with pytest.raises(digsite.BadPosition, match=r"position\.zu"):
        GAME.from_json({**s.to_json(), "zu": with_cards_moved(s, face)})


@pytest.mark.rule("ZU-INV-13")
@pytest.mark.parametrize(
    ("cargo", "hidden"), [("red-lens*2", ""), ("red-lens", "red-lens"), ("", "purple-helix purple-helix")]
)
def test_no_two_tiles_of_a_type_for_zu(cargo: str, hidden: str) -> None:
    """In one hold or in both; the human may have them."""
    solo(cargo=[cargo, ""], hidden=[hidden, ""])
    with pytest.raises(digsite.BadPosition, match="ZU-INV-13"):
        solo(cargo=["", cargo], hidden=["", hidden])


@pytest.mark.rule("ZU-CREW-10")
def test_no_reward_for_a_column_of_zu() -> None:
    """Nothing is noted as paid out."""
    with pytest.raises(digsite.BadPosition, match=r"position\.rewarded\[1\]: .*ZU-CREW-10"):
        solo(rewarded=[[], ["red"]])


@pytest.mark.rule("ZU-INV-15", "ZU-CREW-08")
def test_more_than_22_cubes_unless_e5() -> None:
    """23 envoys: a cube of the second colour, which there is none of under E5."""
    assert at(solo(envoys=["", "left*23"]), "cubes", ZU) == -1
    with pytest.raises(digsite.BadPosition, match=r"position\.cubes\[1\]: .*ZU-EASY-12"):
        solo(zu=["E5"], envoys=["", "left*23"])
    assert at(solo(zu=["E5"], envoys=["", "left*22"]), "cubes", ZU) == 0


@pytest.mark.rule("ZU-GEN-01")
def test_zu_has_no_cards_in_a_game_of_two() -> None:
    """The field is refused where there is no Zu, and a solo position needs solo=True."""
    data = GAME.new(seats=2, seed=1).to_json()
    with pytest.raises(digsite.BadPosition, match=r"position\.zu: is no field"):
        GAME.from_json({**data, "zu": IN_1})
    mine = solo().to_json()
    with pytest.raises(digsite.BadPosition, match="option solo"):
        GAME.from_json({**mine, "options": {"factions": ["issisinui"]}})


@pytest.mark.rule("ZU-GEN-12")
@pytest.mark.parametrize(
    "change",
    [
        {"deck": 9},
        {"waiting": [7, 6]},
        {"discard": [0] * 20},
        {"discard": [0] * 20 + [3]},
        {"past": [[0] * 21]},
        {"past": 3},
    ],
)
def test_views_that_cannot_be(change: dict[str, Any]) -> None:
    """A view that contradicts itself is refused, not made up for."""
    view = table(1).view(HUMAN)
    assert isinstance(view["zu"], dict)
    with pytest.raises(digsite.BadPosition, match=r"^view|^zu"):
        GAME.sample({**view, "zu": {**view["zu"], **change}}, digsite.Rng(1))


@pytest.mark.rule("ZU-GEN-12")
def test_a_view_without_zus_cards() -> None:
    """A solo view tells of them."""
    with pytest.raises(digsite.BadPosition, match="zu"):
        GAME.sample({**table(1).view(HUMAN), "zu": {}}, digsite.Rng(1))
