"""Before rounds 2 and 3: Zu's next deck and the human's draft (ZU-PREP, ZU-DRAFT)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import CARDS
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, new, solo, told, turn
from tests.games.excavation_earth.table import (
    after_draft,
    asked,
    at,
    counts,
    offered,
    other_cards,
    play,
    refused,
    story,
)

FIRST = counts("excavate-yellow-green excavate-top*2 market*2 command-1 sell snipe*2 survey")
"""The cards of round 1, all seen."""
SECOND = counts("excavate-green-red excavate-red-purple excavate-top command-2 command-3 sell survey")
THIRD = counts("excavate-purple-orange excavate-yellow-orange command-4 command-5 command-6 sell*2")
"""The decks that wait for rounds 2 and 3."""
CARRIED = counts("market snipe command-1")
"""Three cards of round 1 that came again in round 2."""
STEPS = [
    "command-card",
    "command-turned",
    "left-queue",
    "joined",
    "discarded",
    "forecast",
    "order",
    "zu-deck",
    "dealt",
    "rotated",
    "turn-began",
]


def after_1(**kw: Any) -> Earth:
    """Round 1, the human's last turn: Zu has played its ten cards and passed."""
    cards = {"deck": {}, "waiting": [SECOND, THIRD], "discard": FIRST, "past": []}
    return solo(**{"zu_cards": cards, "passed": [ZU], **kw})


def after_2(**kw: Any) -> Earth:
    """The same in round 2."""
    played = Counter(SECOND) + Counter(CARRIED)
    cards = {"deck": {}, "waiting": [{}, THIRD], "discard": dict(played), "past": [FIRST]}
    return solo(round=2, **{"zu_cards": cards, "passed": [ZU], **kw})


def seeds(s: Earth, n: int) -> list[Earth]:
    """What follows the human's pass, with many generators."""
    found: list[Earth] = []
    for seed in range(n):
        trial = s.copy()
        trial.rng = digsite.Rng(seed)
        found.append(play(trial, "pass"))
    return found


def carried(s: Earth, own: dict[str, int]) -> Counter[str]:
    """The cards of Zu's deck beside those that waited for this round."""
    deck = Counter(at(s, "zu", "deck"))
    assert not Counter(own) - deck
    return deck - Counter(own)


def lost(s: Earth, before: dict[str, int]) -> list[str]:
    """The cards that have come to the common discard pile."""
    return list((Counter(at(s, "discard")) - Counter(before)).elements())


def n_discard(s: Earth) -> int:
    """Cards on the common discard pile."""
    return sum(at(s, "discard").values())


def in_order(s: Earth) -> list[str]:
    """The kinds of events that tell the steps of a preparation, each once, in the order in which they came."""
    found: list[str] = []
    for event in s.events:
        if event.kind.name in STEPS and (not found or found[-1] != event.kind.name):
            found.append(event.kind.name)
    return found


# --- the six steps ----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-PREP-01", "ZU-PREP-02", "ZU-PREP-R1")
def test_the_steps_before_round_2() -> None:
    """Command cards, queues, forecast, order, Zu's deck, the draft; then stacks."""
    s = play(after_1(queues=["red*4"], stacks={"red": "red-lens red-crater"}), "pass")
    assert in_order(s) == [
        "command-card",
        "left-queue",
        "joined",
        "discarded",
        "forecast",
        "order",
        "zu-deck",
        "dealt",
    ]
    assert at(s, "stacks", "red") == ["red-lens", "red-crater"]
    after_draft(s)
    assert in_order(s)[-2:] == ["rotated", "turn-began"]
    assert at(s, "stacks", "red") == ["red-crater", "red-lens"]


@pytest.mark.rule("ZU-PREP-01", "ZU-PREP-10")
def test_the_steps_before_round_3() -> None:
    """The same, with the command cards turned over and without a new forecast."""
    s = play(after_2(queues=["red*4"]), "pass")
    assert in_order(s) == ["command-turned", "left-queue", "joined", "discarded", "order", "zu-deck", "dealt"]
    assert s.round == 3


@pytest.mark.rule("ZU-PREP-01")
def test_no_preparation_before_round_1() -> None:
    """No command cards, no draft; the stacks are as they were laid."""
    s = new(1, factions=["issisinui"])
    play(s, "done")
    assert story(s, "command-card", "left-queue", "order", "dealt", "rotated") == []
    assert at(s, "command") == []


@pytest.mark.rule("ZU-PREP-09")
def test_zus_cubes_come_home() -> None:
    """Two on the forecast: both are back in the supply, like the human's."""
    s = after_1(marks=[ZU, HUMAN, ZU])
    assert at(s, "cubes") == [21, 20]
    play(s, "pass")
    assert at(s, "cubes") == [22, 22]
    assert story(s, "cube-back") == [
        "1 cube-back orange-anchor",
        "0 cube-back orange-anchor",
        "1 cube-back orange-comet",
    ]
    assert at(s, "marks") == [None, None, None]


@pytest.mark.rule("ZU-PREP-10", "ZU-DATA-11")
def test_forecast_cards() -> None:
    """Three new ones in round 2, none in round 3."""
    s = play(after_1(), "pass")
    assert len(at(s, "forecast")) == 3
    assert len(story(s, "forecast")) == 3
    s = play(after_2(), "pass")
    assert at(s, "forecast") == []
    assert story(s, "forecast") == []


@pytest.mark.rule("ZU-PREP-11")
@pytest.mark.parametrize(
    ("order", "tokens", "then"),
    [([1, 0], [1, 0], [0, 1]), ([1, 0], [0, 0], [1, 0]), ([0, 1], [1, 0], [0, 1]), ([0, 1], [0, 0], [0, 1])],
)
def test_turn_order(order: list[int], tokens: list[int], then: list[int]) -> None:
    """With a token the human goes first, without one all stays; Zu never has one."""
    s = play(after_1(order=order, tokens=tokens), "pass")
    assert at(s, "order") == then
    assert at(s, "tokens") == [0, 0]


@pytest.mark.rule("ZU-EDGE-90", "ZU-PREP-11", "ZU-SURVEY-16")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_zus_survey_does_not_change_the_order(order: list[int]) -> None:
    """Zu has surveyed in round 1 and the human has not: the order of round 2 is that of round 1."""
    s = after_1(order=order)
    assert act(s, "survey")
    assert at(s, "tokens") == [0, 0]
    play(s, "pass")
    assert at(s, "order") == order


@pytest.mark.rule("ZU-PREP-12")
def test_zu_is_dealt_no_cards() -> None:
    """Nine action cards leave the deck, all of them for the human; there is no other pack and no other hand."""
    s = after_2()
    before = sum(at(s, "deck").values())
    play(s, "pass")
    assert sum(at(s, "deck").values()) == before - 9
    assert story(s, "dealt") == ["0 dealt 9"]
    assert [len(pack) for pack in at(s, "packs")] == [9]
    assert [len(hand) for hand in at(s, "hands")] == [0]


# --- Zu's next deck ---------------------------------------------------------------------------------


@pytest.mark.rule("ZU-PREP-03", "ZU-PREP-04", "ZU-PREP-06", "ZU-EDGE-73", "ZU-SETUP-18", "ZU-INV-07")
@pytest.mark.parametrize("seed", range(6))
def test_the_deck_of_round_2(seed: int) -> None:
    """The seven that waited for round 2 and three of the ten that were played; seven cards are gone for good."""
    s = play(after_1(seed=seed), "pass")
    came = carried(s, SECOND)
    assert came.total() == 3
    assert not came - Counter(FIRST)
    assert sum(at(s, "zu", "deck").values()) == 10
    assert at(s, "zu", "waiting") == [{}, THIRD]
    assert sum(zu_of(s).removed()) == 7
    assert told(s, "deck") == ["deck 10"]


@pytest.mark.rule("ZU-PREP-03", "ZU-PREP-04", "ZU-PREP-08", "ZU-INV-07", "ZU-SETUP-18")
@pytest.mark.parametrize("seed", range(6))
def test_the_deck_of_round_3(seed: int) -> None:
    """The seven that waited for round 3 and three of the ten of round 2, never one that round 2 did not have."""
    s = play(after_2(seed=seed), "pass")
    came = carried(s, THIRD)
    assert came.total() == 3
    assert not came - Counter(SECOND) - Counter(CARRIED)
    assert at(s, "zu", "waiting") == [{}, {}]
    assert sum(zu_of(s).removed()) == 14


@pytest.mark.rule("ZU-PREP-03", "ZU-PREP-04")
def test_each_of_the_ten_is_as_likely() -> None:
    """Three of ten: in 400 preparations each single card comes about 120 times, two copies of one twice as often."""
    found: Counter[str] = Counter()
    for s in seeds(after_1(), 400):
        found += carried(s, SECOND)
    assert found.total() == 1200
    for face in ("excavate-yellow-green", "command-1", "sell", "survey"):
        assert 90 <= found[face] <= 150
    for face in ("excavate-top", "market", "snipe"):
        assert 200 <= found[face] <= 280


@pytest.mark.rule("ZU-PREP-08")
def test_a_card_can_come_a_third_time() -> None:
    """Market, Snipe and Command 1 were carried over from round 1: each is in the deck of round 3 in three of ten."""
    found: Counter[str] = Counter()
    for s in seeds(after_2(), 400):
        found += carried(s, THIRD)
    assert set(found) == {*SECOND, *CARRIED}
    for face in ("market", "snipe", "command-1", "command-2", "survey"):
        assert 90 <= found[face] <= 150


@pytest.mark.rule("ZU-EDGE-74", "ZU-PREP-04", "ZU-SETUP-14")
def test_market_cards_in_round_2_were_carried_over() -> None:
    """There are as many in the deck as were among the three, from none to both."""
    found = [at(s, "zu", "deck", "market") for s in seeds(after_1(), 60)]
    assert set(found) == {0, 1, 2}
    assert "market" not in SECOND


@pytest.mark.rule("ZU-PREP-04", "ZU-PREP-06")
def test_the_carried_cards_are_shuffled_in() -> None:
    """Zu goes first in round 2: its first card is one of the three in about three of ten games."""
    fresh = 0
    for s in seeds(after_1(order=[1, 0]), 300):
        old = carried(s, SECOND)
        after_draft(s)
        face = told(s, "card")[0].split()[1]
        fresh += face in SECOND and face not in old
    assert 150 <= fresh <= 240  # 70 % less those that look like a carried one


@pytest.mark.rule("ZU-PREP-05")
def test_which_cards_are_gone_is_not_shown() -> None:
    """Two preparations that differ in nothing but the three cards look alike, to the human and to spectators."""
    for viewer in (HUMAN, None):
        one, two = after_1(seed=3), after_1(seed=3)
        play(one, "pass")
        play(two, "pass")
        cards = zu_of(two)
        gone = cards.removed()
        inside = next(i for i, n in enumerate(cards.past[0]) if n > gone[i])
        outside = next(i for i, n in enumerate(gone) if n and i != inside)
        cards.deck[inside] -= 1
        cards.deck[outside] += 1
        assert at(one, "zu", "deck") != at(two, "zu", "deck")
        assert one.view(viewer) == two.view(viewer)
        assert [e.kind.name for e in one.events if e.kind.name.startswith("zu-")] == ["zu-deck"]


@pytest.mark.rule("ZU-PREP-05")
@pytest.mark.parametrize("round", [2, 3])
def test_the_seven_never_come_back(round: int) -> None:
    """What was removed is in no deck, and only the ten of this round are played."""
    s = play(after_1(seed=4) if round == 2 else after_2(seed=4), "pass")
    deck = at(s, "zu", "deck")
    after_draft(s)
    play(s, "pass")
    while asked(s) == "pass_discard":
        s.play(s.legal()[0])
    past = at(s, "zu", "past")[1] if round == 2 else at(s, "zu", "discard")
    assert past == deck


@pytest.mark.rule("ZU-PREP-07")
def test_the_discard_pile_is_empty_then() -> None:
    """The ten cards of the round before are remembered, but lie there no more."""
    s = after_draft(play(after_1(), "pass"))
    assert at(s, "zu", "discard") == {}
    assert at(s, "zu", "past") == [FIRST]
    s = after_draft(play(after_2(), "pass"))
    assert at(s, "zu", "discard") == {}
    assert at(s, "zu", "past") == [FIRST, dict(Counter(SECOND) + Counter(CARRIED))]


# --- the draft --------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EDGE-72", "ZU-DRAFT-01", "ZU-DRAFT-03", "ZU-DRAFT-05", "ZU-DRAFT-07", "ZU-DRAFT-08")
@pytest.mark.parametrize("prepared", [after_1, after_2])
def test_the_whole_draft(prepared: Any) -> None:
    """Nine dealt, two kept, two lost, two kept, one lost, two kept: six for the hand, three for the common pile."""
    s = play(prepared(), "pass")
    before = n_discard(s)
    sizes: list[tuple[int, int, int]] = []
    while asked(s) == "draft":
        sizes.append((len(at(s, "packs", HUMAN)), len(at(s, "hands", HUMAN)), n_discard(s) - before))
        s.play(s.legal()[0])
    assert sizes == [(9, 0, 0), (8, 1, 0), (5, 2, 2), (4, 3, 2)]
    assert at(s, "packs") == [[]]
    assert len(at(s, "hands", HUMAN)) == 6
    assert n_discard(s) - before == 3


@pytest.mark.rule("ZU-DRAFT-03", "ZU-DRAFT-05", "ZU-DRAFT-04", "ZU-DRAFT-06", "ZU-DRAFT-07")
def test_what_is_kept_and_what_is_lost() -> None:
    """The cards that were picked and the last two are in hand, the three others on the pile."""
    s = play(after_1(), "pass")
    nine = Counter(at(s, "packs", HUMAN))
    old = Counter(at(s, "discard"))
    picks: list[str] = []
    while asked(s) == "draft":
        picks.append(offered(s)[-1].split()[1])
        play(s, offered(s)[-1])
    hand = Counter(at(s, "hands", HUMAN))
    lost = Counter(at(s, "discard")) - old
    assert len(picks) == 4
    assert not Counter(picks) - hand
    assert (hand.total(), lost.total()) == (6, 3)
    assert hand + lost == nine


@pytest.mark.rule("ZU-DRAFT-01", "ZU-DRAFT-09")
@pytest.mark.parametrize(("hand", "n"), [("", 6), ("red-cog", 7), ("red-cog red-mask", 8)])
def test_carried_over_cards_are_kept_apart(hand: str, n: int) -> None:
    """They are not among the nine, and there are six to eight cards in the end."""
    s = play(after_1(hand=hand), "pass")
    assert len(at(s, "packs", HUMAN)) == 9
    assert sorted(at(s, "hands", HUMAN)) == sorted(hand.split())
    after_draft(s)
    assert len(at(s, "hands", HUMAN)) == n
    assert not Counter(hand.split()) - Counter(at(s, "hands", HUMAN))


@pytest.mark.rule("ZU-DRAFT-02")
def test_the_deck_runs_out_during_the_deal() -> None:
    """Four cards are left in the deck before round 3: the discard pile is shuffled, and five more come from it."""
    forecast = "orange-anchor*2 orange-comet"
    s = after_2(forecast=forecast, discard=other_cards("red-cog*2 red-mask*2", forecast))
    assert sum(at(s, "deck").values()) == 4
    play(s, "pass")
    assert story(s, "reshuffled") == ["0 reshuffled 56"]
    pack = Counter(at(s, "packs", HUMAN))
    assert pack.total() == 9
    assert (pack["red-cog"], pack["red-mask"]) == (2, 2)
    assert (sum(at(s, "deck").values()), n_discard(s)) == (51, 0)


@pytest.mark.rule("ZU-DRAFT-03", "ZU-DRAFT-05")
def test_the_choices_must_be_made() -> None:
    """Nothing but a card of the pack can be picked, and nobody can stop before two are."""
    s = play(after_1(), "pass")
    pack = at(s, "packs", HUMAN)
    foreign = next(card for card in CARDS if card not in pack)
    refused(s, f"pick {foreign}", "EE-PREP-27")
    assert [name.split()[0] for name in offered(s)] == ["pick"] * len(set(pack))


@pytest.mark.rule("ZU-DRAFT-04", "ZU-DRAFT-06")
def test_losses_are_random() -> None:
    """Always the same picks of nine different cards: each of the other seven is lost about twice in seven games, and
    then each of the three left over about once in three."""
    forecast = "orange-anchor*2 orange-comet"
    nine = "red-cog red-mask red-coil green-cog green-mask green-coil purple-cog purple-mask purple-coil"
    rest = other_cards(nine, forecast)
    first: Counter[str] = Counter()
    second = [0, 0, 0]
    start = play(after_2(forecast=forecast, discard=rest), "pass")
    assert sorted(at(start, "packs", HUMAN)) == sorted(nine.split())
    for seed in range(350):
        s = start.copy()
        s.rng = digsite.Rng(seed)
        pile = at(s, "discard")
        play(s, "pick red-cog", "pick red-mask")
        first.update(lost(s, pile))
        pile = at(s, "discard")
        names = offered(s)
        play(s, names[0], names[1])
        [gone] = lost(s, pile)
        second[names[2:].index(f"pick {gone}")] += 1
    assert first.total() == 700
    assert len(first) == 7
    assert all(70 <= n <= 130 for n in first.values())
    assert sum(second) == 350
    assert all(85 <= n <= 150 for n in second)


@pytest.mark.rule("ZU-DRAFT-R1", "ZU-DRAFT-08")
def test_losses_are_not_known_beforehand() -> None:
    """Two generators lose different cards, but the human sees no difference before the picks; then all see the cards,
    on the common pile."""
    one = play(after_1(), "pass")
    one.rng = digsite.Rng(1)
    two = one.copy()
    two.rng = digsite.Rng(2)
    assert one.view(HUMAN) == two.view(HUMAN)
    pile = at(one, "discard")
    names = offered(one)
    play(one, names[0])
    play(two, names[0])
    assert one.view(HUMAN) == two.view(HUMAN)
    play(one, names[1])
    play(two, names[1])
    assert len(lost(one, pile)) == len(lost(two, pile)) == 2
    assert lost(one, pile) != lost(two, pile)
    shown: Any = one.view(None)["discard"]
    assert [card for card, n in zip(CARDS, shown, strict=True) if n > pile.get(card, 0)] == lost(one, pile)


@pytest.mark.rule("ZU-DRAFT-10")
def test_travel_cards_come_back() -> None:
    """Two were spent and one was set aside: all three are there again."""
    s = play(after_1(travel="travel-2"), "pass")
    assert at(s, "travel") == [[]]
    after_draft(s)
    assert at(s, "travel") == [["travel-2", "travel-3", "travel-4"]]


@pytest.mark.rule("ZU-PREP-02")
def test_zus_deck_is_ready_before_the_draft() -> None:
    """While the human still drafts, Zu's ten cards are there."""
    s = play(after_1(), "pass")
    assert asked(s) == "draft"
    zu = s.view(HUMAN)["zu"]
    assert isinstance(zu, dict)
    assert (zu["deck"], zu["waiting"], sum(zu["discard"])) == (10, [0, 7], 0)


@pytest.mark.rule("ZU-PREP-03", "ZU-EASY-08")
def test_thrown_away_cards_are_among_the_ten() -> None:
    """With E4 a card that was thrown away lies on the pile of which three are taken."""
    s = turn(solo(zu=["E4"], cargo=["", "red-lens"], queues=["red"]), "snipe sell market")
    assert told(s, "card", "threw") == ["card snipe", "threw sell", "card market"]
    assert at(s, "zu", "discard") == {"snipe": 1, "sell": 1, "market": 1}
