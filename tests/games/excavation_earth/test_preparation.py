"""The preparation phase of rounds 2 and 3 (EE-PREP)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import BUYERS, CARDS, COLOURS, COMMAND_CARDS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import (
    all_but,
    all_cards,
    commands,
    discarded,
    hand,
    levels,
    on_sites,
    only,
    pile,
    plausible,
    queue,
    settled,
    stack,
    supply,
    text,
)
from tests.games.excavation_earth.table import GAME, asked, counts, earth, games, happened, new, offered, play, refused

PACK = Box.load(None)
FORECAST = "orange-anchor*2 orange-comet"
THREES = ["red*3", "green*3", "yellow*3", "purple*3", "orange*3", "wild*3"]
"""Queues that the reset leaves alone."""


def prepared(**fields: Any) -> Earth:
    """Everybody else has passed and seat 0 passes: scoring, and the preparation up to the draft."""
    seats = fields.get("seats", 2)
    fields = {"hands": ["red-cog", *[""] * (seats - 1)], "passed": list(range(1, seats)), "queues": THREES, **fields}
    return play(earth(**fields), "pass")


def kinds(s: Earth, *names: str) -> list[str]:
    """The events of the last play of these kinds, in order."""
    return [event.kind.name for event in s.events if event.kind.name in names]


# --- the six steps --------------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-01")
def test_six_steps_in_order() -> None:
    """Command cards, queues, forecast, turn order, hands, and last the black market."""
    s = earth(
        hands=["red-cog", ""],
        queues=["red*4"],
        forecast="red-mask green-mask yellow-mask",
        stacks={"red": "red-lens red-helix"},
        passed=[1],
    )
    play(s, "pass")
    step = {
        "command-card": 1,
        "left-queue": 2,
        "buyer-card": 2,
        "joined": 2,
        "revealed": 3,
        "stacked": 3,
        "forecast": 3,
        "order": 4,
        "dealt": 5,
        "rotated": 6,
    }
    order = [step[event.kind.name] for event in s.events if event.kind.name in step]
    assert order == sorted(order)
    assert set(order) == {1, 2, 3, 4, 5}
    assert stack(s, "red").split()[:2] == ["red-lens", "red-helix"]
    while asked(s) == "draft":
        assert happened(s, "rotated") == []
        play(s, offered(s)[0])
    assert len(happened(s, "rotated")) > 0
    assert asked(s) == "act"


# --- step 1: command cards ------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-02", "EE-PREP-03", "EE-PREP-R1")
def test_three_command_cards_in_round_2() -> None:
    """Three different ones, the first drawn at the left centre; open to all."""
    s = prepared()
    assert len(set(commands(s).split())) == 3
    told = happened(s, "command-card")
    assert [event["centre"] for event in told] == [0, 1, 2]
    assert [event["ability"] for event in told] == s.command
    for seat in (0, 1, None):
        assert s.view(seat)["command"] == s.command


@pytest.mark.rule("EE-PREP-02", "EE-SETUP-37")
def test_command_cards_are_drawn_at_random() -> None:
    """Each card comes to each centre as often as the others."""
    found = [Counter[str]() for _ in range(3)]
    for seed in range(400):
        for centre, name in enumerate(commands(prepared(seed=seed)).split()):
            found[centre][name] += 1
    assert all(plausible(centre, dict.fromkeys(COMMAND_CARDS, 1.0)) for centre in found)


@pytest.mark.rule("EE-PREP-04", "EE-PREP-02")
def test_the_same_three_are_turned_in_round_3() -> None:
    """They stay at their centres; the other five are out of the game."""
    for seed in range(10):
        three = ["night-dig", "media-blitz", "staff-rotation"]
        s = prepared(round=2, command=three, seed=seed)
        assert s.round == 3
        assert commands(s).split() == three
        assert [event["centre"] for event in happened(s, "command-turned")] == [0, 1, 2]
        assert happened(s, "command-card") == []


@pytest.mark.rule("EE-PREP-03", "EE-PREP-04", "EE-COMMAND-11")
def test_white_side_then_yellow_side() -> None:
    """A Fund drawn for round 2 pays 5 there, and 8 after the next preparation."""
    s = next(s for s in (prepared(seed=seed, envoys=["left*2", ""]) for seed in range(99)) if s.command[0] == 0)
    for credits in (5, 8):
        settled(s)
        s = GAME.from_json({**s.to_json(), "hands": [["red-mask"], ["red-cog"]], **emptied(s, "red-mask red-cog")})  # type: ignore[assignment]
        while s.seat != 0:
            play(s, "done" if asked(s) == "free_move" else "pass")
        before = s.credits[0]
        play(s, "command red-mask", "recall", "use")
        assert s.credits[0] == before + credits
        while asked(s) != "draft" and not s.over:
            play(s, "done" if "done" in offered(s) else "pass")


def emptied(s: Earth, held: str) -> dict[str, object]:
    """Fields that put every card but those held and the forecast into the deck."""
    out = Counter(held.split()) + Counter(text(s.forecast, CARDS).split())
    return {
        "discard": {},
        "deck": {card: 2 - out[card] for card in CARDS if out[card] < 2},
        "deck_from": dict.fromkeys(CARDS, 2),
    }


@pytest.mark.rule("EE-PREP-05", "EE-COMMAND-R2")
def test_no_ability_in_round_1() -> None:
    """A recall brings the cube back and nothing else; from round 2 on a centre without a card is no position."""
    s = earth(hands=["red-mask yellow-mask", ""], envoys=["left", ""])
    play(s, "command red-mask", "recall")
    assert asked(s) == "commanding"
    assert offered(s) == ["done", "trader"]
    with pytest.raises(digsite.BadPosition, match="EE-PREP-03"):
        earth(round=2, command=[])


# --- step 2: queues -------------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-06", "EE-QUEUE-10")
def test_a_queue_of_four_gives_back_its_front() -> None:
    """Three are left in the same order; the front one is back on its track."""
    s = prepared(queues=["purple green wild red", *THREES[1:]])
    assert queue(s, 1) == "green wild red"
    assert supply(s)["purple"] == 8 - 3
    assert [event["buyer"] for event in happened(s, "left-queue")] == [BUYERS.index("purple")]


@pytest.mark.rule("EE-PREP-07")
def test_a_queue_of_three_is_left_alone() -> None:
    """No card is drawn for it."""
    s = prepared()
    assert [queue(s, m) for m in range(1, 7)] == [f"{b} {b} {b}" for b in (line[:-2] for line in THREES)]
    assert kinds(s, "buyer-card", "joined", "left-queue") == []


@pytest.mark.rule("EE-PREP-06", "EE-PREP-08", "EE-PREP-09", "EE-PREP-11", "EE-PREP-R2", "EE-EDGE-18")
def test_reset_of_4_3_2_1_0_4() -> None:
    """The fours give back first; then 1, 2 and 3 buyers join #3, #4 and #5 in that order; all have three."""
    for seed in range(10):
        lines = ["yellow green red purple", "green*3", "red orange", "purple", "", "orange yellow wild red"]
        s = prepared(queues=lines, seed=seed)
        assert [len(line) for line in s.queues] == [3] * 6
        told = [event for event in s.events if event.kind.name in ("left-queue", "buyer-card", "joined")]
        assert [event.kind.name for event in told] == ["left-queue"] * 2 + ["buyer-card", "joined"] * 6
        assert [(event.b, BUYERS[event.a]) for event in told[:2]] == [(0, "yellow"), (5, "orange")]
        assert [event.b for event in told[3::2]] == [2, 3, 3, 4, 4, 4]
        assert [event.a for event in told[2::2]] == [event.a for event in told[3::2]]
        joined = [BUYERS[event.a] for event in told[3::2]]
        assert [queue(s, m) for m in range(1, 7)] == [
            "green red purple",
            "green green green",
            f"red orange {joined[0]}",
            f"purple {joined[1]} {joined[2]}",
            " ".join(joined[3:]),
            "yellow wild red",
        ]


@pytest.mark.rule("EE-PREP-09", "EE-POP-02")
def test_a_buyer_card_takes_its_buyer_from_supply() -> None:
    """A red card takes a red buyer off the track, a wild one a wild buyer out of the pool."""
    for buyer in ("red", "wild"):
        rest = {name: n for name, n in zip(BUYERS, PACK.buyer_copies, strict=True) if name != buyer}
        lines = ["green green", "green*3", "yellow*3", "purple*3", "orange*3", "orange*3"]
        before = levels(earth(queues=lines))["red"]
        s = prepared(queues=lines, buyer_discard=rest)
        assert queue(s, 1) == f"green green {buyer}"
        assert supply(s)[buyer] == {"red": 7, "wild": 5}[buyer]
        assert levels(s)["red"] == before + (buyer == "red")


@pytest.mark.rule("EE-PREP-10", "EE-SETUP-33", "EE-SETUP-R11")
def test_an_empty_buyer_deck_is_renewed() -> None:
    """One card is left: it is resolved and discarded, then all 17 are shuffled for the next."""
    rest = dict(zip(BUYERS, PACK.buyer_copies, strict=True)) | {"red": 2}
    s = prepared(queues=["", *THREES[1:]], buyer_discard=rest)
    told = kinds(s, "buyer-card", "joined", "buyers-reshuffled")
    assert told[:3] == ["buyer-card", "joined", "buyers-reshuffled"]
    assert told[3:] == ["buyer-card", "joined"] * 2
    assert queue(s, 1).split()[0] == "red"
    assert (sum(s.buyer_deck), sum(s.buyer_discard)) == (15, 2)
    s = prepared(queues=["red red", *THREES[1:]], buyer_discard=rest)
    assert kinds(s, "buyers-reshuffled") == []
    assert (sum(s.buyer_deck), sum(s.buyer_discard)) == (0, 17)


@pytest.mark.rule("EE-PREP-R2")
def test_buyers_given_back_can_join_at_once() -> None:
    """The last red buyer leaves #6 before #1 is filled, so a red card finds it."""
    rest = {name: n for name, n in zip(BUYERS, PACK.buyer_copies, strict=True) if name != "red"}
    lines = ["green green", "green*3", "yellow*3", "purple*3", "orange*3", "red orange orange wild"]
    s = prepared(queues=lines, ship={"red": 7}, buyer_discard=rest)
    assert queue(s, 1) == "green green red"
    assert queue(s, 6) == "orange orange wild"
    assert len(happened(s, "buyer-card")) == 1


@pytest.mark.rule("EE-PREP-R3", "EE-EDGE-19", "EE-SUPPLY-03")
def test_a_card_without_its_buyer_is_drawn_in_vain() -> None:
    """All red buyers are aboard: three red cards pass without effect, the next one counts."""
    rest = {name: n for name, n in zip(BUYERS, PACK.buyer_copies, strict=True) if name != "red"}
    for seed in range(10):
        s = prepared(queues=["green green", *THREES[1:]], ship={"red": 8}, buyer_discard=rest, seed=seed)
        cards = [BUYERS[int(str(event["buyer"]))] for event in happened(s, "buyer-card")]
        assert cards[:3] == ["red"] * 3
        assert queue(s, 1) == f"green green {cards[-1]}"
        assert set(cards[:-1]) == {"red"}
        assert cards[-1] != "red"
        assert sum(s.buyer_deck) + sum(s.buyer_discard) == 17


@pytest.mark.rule("EE-PREP-R3")
def test_the_reset_stops_when_no_buyer_is_left() -> None:
    """Not reachable in a game, but no position may hang: with everybody aboard the queues stay short."""
    s = prepared(queues=["", "", "", "", "", ""], ship={**dict.fromkeys(COLOURS, 8), "wild": 6})
    assert [len(line) for line in s.queues] == [0] * 6
    assert asked(s) == "draft"


@pytest.mark.rule("EE-PREP-R4")
def test_the_buyer_deck_goes_on_from_where_it_stood() -> None:
    """Two cards are left in it: the one drawn is one of them, and the other stays."""
    rest = dict(zip(BUYERS, PACK.buyer_copies, strict=True)) | {"red": 2, "green": 2}
    for seed in range(10):
        s = prepared(queues=["purple purple", *THREES[1:]], buyer_discard=rest, seed=seed)
        (told,) = happened(s, "buyer-card")
        assert told["buyer"] in (BUYERS.index("red"), BUYERS.index("green"))
        assert sum(s.buyer_deck) == 1
    s = prepared(buyer_discard=rest)
    assert (sum(s.buyer_deck), sum(s.buyer_discard)) == (2, 15)


@pytest.mark.rule("EE-PREP-11")
def test_three_buyers_everywhere_after_the_reset() -> None:
    """In random games, whenever a draft of round 2 or 3 is asked for."""
    seen = 0
    for s in games(12):
        if asked(s) == "draft":
            assert [len(line) for line in s.queues] == [3] * 6
            seen += 1
    assert seen > 0


# --- step 3: the forecast -------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-12", "EE-PREP-13", "EE-PREP-14", "EE-PREP-R5")
def test_the_forecast_comes_true() -> None:
    """For each card, left to right: two tiles of its colour on their sites, the third under the stack."""
    for seed in range(10):
        s = prepared(
            forecast="red-mask green-mask red-coil",
            stacks={"red": "red-lens red-helix", "green": "green-lens"},
            seed=seed,
        )
        told = [event for event in s.events if event.kind.name in ("revealed", "stacked")]
        assert [event.kind.name for event in told] == ["revealed", "revealed", "stacked"] * 3
        assert [COLOURS[event.a // 4] for event in told] == ["red"] * 3 + ["green"] * 3 + ["red"] * 3
        stacked = [TYPES[event.a] for event in told[2::3]]
        assert stack(s, "red") == f"red-lens red-helix {stacked[0]} {stacked[2]}"
        assert stack(s, "green") == f"green-lens {stacked[1]}"
        assert on_sites(s) == Counter(TYPES[event.a] for event in told if event.kind.name == "revealed")
        for event in told:
            if event.kind.name == "revealed":
                assert PACK.site_of[event.a] == event.b
        assert (pile(s, "red"), pile(s, "green"), pile(s, "yellow")) == (18 - 2 - 6, 18 - 1 - 3, 18)


@pytest.mark.rule("EE-PREP-15", "EE-EDGE-56", "EE-SUPPLY-R1")
def test_a_pile_runs_out() -> None:
    """Four tiles for two cards: two on the map, one to the stack, one on the map."""
    s = prepared(forecast="red-mask red-coil green-mask", **only("red-lens*4", PACK.copies))
    told = [event for event in s.events if event.kind.name in ("revealed", "stacked") and event.a // 4 == 2]
    assert [event.kind.name for event in told] == ["revealed", "revealed", "stacked", "revealed"]
    assert on_sites(s)["red-lens"] == 3
    assert stack(s, "red") == "red-lens"
    assert pile(s, "red") == 0


@pytest.mark.rule("EE-PREP-15", "EE-SUPPLY-04")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_pile_of_two_one_or_none(left: int) -> None:
    """All that is left goes on the map, nothing to the stack."""
    fields = only(f"red-lens*{left}", PACK.copies) if left else {}
    if not left:
        fields = {"sold": {TYPES[kind]: PACK.copies[kind] for kind in range(8, 12)}}
    s = prepared(forecast="red-mask yellow-coil green-mask", **fields)
    assert on_sites(s)["red-lens"] == left
    assert stack(s, "red") == ""


@pytest.mark.rule("EE-PREP-16", "EE-CREW-11")
def test_cubes_come_home_from_the_forecast() -> None:
    """Each to its owner; the others hear of it."""
    s = prepared(forecast="red-mask green-mask red-coil", marks=[1, None, 0], traders=["mask*2", "mask*3"])
    assert s.cubes == [20, 19]
    assert happened(s, "cube-back") == [
        {"kind": "cube-back", "seat": 1, "card": CARDS.index("red-mask")},
        {"kind": "cube-back", "seat": 0, "card": CARDS.index("red-coil")},
    ]
    assert s.marks == [-1, -1, -1]


@pytest.mark.rule("EE-PREP-17", "EE-PREP-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_forecast_in_round_2(seats: int) -> None:
    """The old cards lie in the common pile; players + 1 new ones are drawn, without cubes."""
    old = ["red-mask", "green-mask", "red-coil", "purple-mask", "yellow-mask"][: seats + 1]
    s = prepared(seats=seats, forecast=" ".join(old))
    assert discarded(s) == Counter(old)
    assert len(s.forecast) == seats + 1
    assert s.marks == [-1] * (seats + 1)
    assert [event["card"] for event in happened(s, "forecast")] == s.forecast
    assert s.n_deck == 60 - 1 - len(old) - (seats + 1) - 8 * seats


@pytest.mark.rule("EE-PREP-19", "EE-PREP-17")
def test_no_forecast_in_round_3() -> None:
    """The old one comes true and is discarded; no card takes its place, and a position that has some is refused."""
    s = prepared(round=2, forecast="red-mask green-mask red-coil", marks=[0, None, None])
    assert s.round == 3
    assert (s.forecast, s.marks) == ([], [])
    assert discarded(s) == {"red-mask": 1, "green-mask": 1, "red-coil": 1}
    assert len(happened(s, "revealed")) == 6
    assert s.cubes == [22, 22]
    with pytest.raises(digsite.BadPosition, match="EE-PREP-19"):
        earth(round=3, forecast="red-mask green-mask red-coil")


# --- step 4: turn order ---------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-20", "EE-PREP-21", "EE-PREP-22", "EE-EDGE-54")
def test_tokens_make_the_turn_order() -> None:
    """Order A B C D; C has token 1, A token 2: C A B D; the tokens are back."""
    s = prepared(seats=4, order=[0, 1, 2, 3], tokens=[2, 0, 1, 0])
    assert s.order == [2, 0, 1, 3]
    assert s.tokens == [0] * 4
    assert [(event["seat"], event["n"]) for event in happened(s, "order")] == [(2, 1), (0, 2), (1, 3), (3, 4)]
    settled(s)
    assert (s.turn, asked(s)) == (2, "act")


@pytest.mark.rule("EE-PREP-20", "EE-PREP-21", "EE-PREP-23")
def test_every_deal_of_tokens() -> None:
    """Whoever holds tokens comes by their numbers, the rest as it stood; nobody is left out."""
    order = [3, 1, 0, 2]
    for k in range(5):
        for holders in permutations(range(4), k):
            tokens = [holders.index(seat) + 1 if seat in holders else 0 for seat in range(4)]
            s = prepared(seats=4, order=order, tokens=tokens)
            assert s.order == [*holders, *(seat for seat in order if seat not in holders)]


@pytest.mark.rule("EE-PREP-23", "EE-EDGE-54")
def test_without_tokens_the_order_stays() -> None:
    """Whatever it was; and claimed tokens are always 1 to k."""
    for order in permutations(range(3)):
        assert prepared(seats=3, order=list(order)).order == list(order)
    for s in games(12):
        taken = sorted(token for token in s.tokens if token)
        assert taken == list(range(1, len(taken) + 1))
    with pytest.raises(digsite.BadPosition, match="EE-PREP-23"):
        earth(seats=3, tokens=[0, 2, 0])


# --- step 5: hands --------------------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-24", "EE-PREP-R7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_cards_are_dealt(seats: int) -> None:
    """To each player, seat by seat whatever the turn order, from the deck; each sees its own."""
    s = prepared(seats=seats, order=list(reversed(range(seats))))
    assert [len(cards) for cards in s.packs] == [8] * seats
    told = happened(s, "dealt")
    assert [(event["seat"], event["n"]) for event in told] == [(seat, 8) for seat in range(seats)]
    for seat in range(seats):
        assert s.view(seat)["pack"] == s.packs[seat]
        seen = [event.a for event in s.events if event.kind.name == "saw-card" and event.seen(seat) is not None]
        assert sorted(seen) == s.packs[seat]


@pytest.mark.rule("EE-PREP-25")
def test_carried_cards_are_no_part_of_the_draft() -> None:
    """They stay in hand, apart from the packs, and cannot be picked or passed on."""
    s = prepared(hands=["red-cog*2", "green-cog"])
    assert (hand(s, 0), hand(s, 1)) == ("red-cog red-cog", "green-cog")
    carried = Counter(["red-cog", "red-cog"])
    for _ in range(3):
        assert all("red-cog" not in text(pack, CARDS).split() for pack in s.packs)
        refused(s, "pick red-cog", "EE-PREP-27", seat=0)
        for seat in (0, 1):
            play(s, offered(s, seat=seat)[0], seat=seat)
            play(s, offered(s, seat=seat)[0], seat=seat)
        assert Counter(hand(s).split()) & carried == carried
    assert len(s.hands[0]) == 8


@pytest.mark.rule("EE-PREP-26", "EE-EDGE-07", "EE-SUPPLY-05", "EE-SUPPLY-R2")
def test_the_deck_runs_out_in_the_deal() -> None:
    """Three cards for the forecast, five to deal, then a reshuffle; forecast and carried cards are not in it."""
    deck = Counter(
        ["yellow-mask", "yellow-mask", "yellow-coil", "yellow-coil", "green-mask", "green-mask", "green-coil"]
    )
    kept = "red-cog*2 purple-cog*2"
    pile_cards = counts(all_but(kept, FORECAST, " ".join(deck.elements()), "green-coil"))
    s = prepared(hands=["red-cog*2", "purple-cog*2"], forecast=FORECAST, discard=pile_cards)
    assert sum(deck.values()) + 1 == 8
    told = kinds(s, "reshuffled", "saw-card", "forecast", "dealt")
    assert told[:3] == ["forecast"] * 3
    assert told.index("reshuffled") == 3 + 5
    assert told.count("reshuffled") == 1
    assert [event["n"] for event in happened(s, "reshuffled")] == [sum(pile_cards.values()) + 3]
    assert s.n_discard == 0
    assert [len(pack) for pack in s.packs] == [8, 8]
    assert (hand(s, 0), hand(s, 1)) == ("red-cog red-cog", "purple-cog purple-cog")
    assert s.n_deck == 60 - 4 - 3 - 16
    assert sum(all_cards(s)) == 60


@pytest.mark.rule("EE-PREP-27", "EE-PREP-33")
def test_all_choose_at_the_same_time() -> None:
    """Everybody is asked at once and may answer in any order; nothing is passed on before all have chosen two."""
    s = prepared(seats=3)
    assert sorted(s.seats) == [0, 1, 2]
    before = [pack.copy() for pack in s.packs]
    for seat in (2, 0):
        play(s, offered(s, seat=seat)[0], seat=seat)
        play(s, offered(s, seat=seat)[-1], seat=seat)
    assert s.seats == [1]
    assert [len(pack) for pack in s.packs] == [6, 8, 6]
    refused(s, offered(s, seat=1)[0], "EE-PREP-27", seat=2)
    play(s, offered(s, seat=1)[0])
    assert s.seats == [1]
    play(s, offered(s, seat=1)[0])
    assert sorted(s.seats) == [0, 1, 2]
    assert [len(pack) for pack in s.packs] == [6, 6, 6]
    assert not Counter(s.packs[1]) - Counter(before[0])


@pytest.mark.rule("EE-PREP-28", "EE-PREP-29", "EE-PREP-30", "EE-PREP-31", "EE-PREP-32", "EE-PREP-R6", "EE-PREP-R9")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packs_go_to_the_left(seats: int, number: int) -> None:
    """Six cards, then four, to the next seat, in both rounds, whatever the turn order; the last pairs are discarded."""
    s = prepared(seats=seats, round=number, order=list(reversed(range(seats))))
    thrown = discarded(s)
    start = [len(cards) for cards in s.hands]
    for left in (6, 4, 2):
        rests = [pack.copy() for pack in s.packs]
        for seat in range(seats):
            for _ in range(2):
                assert asked(s) == "draft"
                assert s.n_discard == sum(thrown.values())
                pick = offered(s, seat=seat)[-1]
                rests[seat].remove(CARDS.index(pick.split()[1]))
                play(s, pick, seat=seat)
        assert [len(pack) for pack in rests] == [left] * seats
        if left > 2:
            assert s.packs == [rests[(seat - 1) % seats] for seat in range(seats)]
            assert happened(s, "packs-passed") == [{"kind": "packs-passed", "seat": seats - 1, "n": left}]
            assert discarded(s) == thrown
    assert s.packs == [[] for _ in range(seats)]
    assert discarded(s) - thrown == Counter(CARDS[card] for pack in rests for card in pack)
    assert len(happened(s, "discarded")) == 2 * seats
    assert [len(cards) for cards in s.hands] == [n + 6 for n in start]


@pytest.mark.rule("EE-PREP-R6", "EE-EDGE-55")
def test_two_players_swap_packs() -> None:
    """After pick one, and back after pick two; then each discards the pair it holds."""
    s = prepared()
    mine = s.packs[0].copy()
    for seat in (0, 0, 1, 1):
        play(s, offered(s, seat=seat)[0], seat=seat)
    assert not Counter(s.packs[1]) - Counter(mine)
    for seat in (0, 0, 1, 1):
        play(s, offered(s, seat=seat)[0], seat=seat)
    assert not Counter(s.packs[0]) - Counter(mine)
    assert [len(pack) for pack in s.packs] == [4, 4]


@pytest.mark.rule("EE-PREP-33", "EE-INFO-12")
def test_picks_are_secret() -> None:
    """The others learn that a card was picked, never which one, neither at once nor when all have chosen."""
    s = prepared(seats=3)
    spectator: list[object] = []
    while asked(s) == "draft":
        seat = s.seats[-1]
        pick = offered(s, seat=seat)[0]
        play(s, pick, seat=seat)
        for event in s.events:
            if event.kind.name == "picked":
                assert event.whole()["card"] == CARDS.index(pick.split()[1])
            if event.kind.name in ("picked", "saw-card"):
                for other in ({0, 1, 2} - {event.seat}) | {None}:
                    told = event.seen(other)
                    assert told is None or told["card"] == -1
        spectator.append(s.view(None)["hand"])
        for other in range(3):
            assert s.view(other)["hand"] == s.hands[other]
            assert s.view(other)["pack"] == s.packs[other]
    assert set(map(str, spectator)) == {"None"}


@pytest.mark.rule("EE-PREP-33")
def test_a_pick_changes_nothing_for_the_others() -> None:
    """Whichever card seat 0 takes, seat 1 sees and is offered the same."""
    seen = []
    s = prepared()
    for pick in offered(s, seat=0):
        after = play(s.copy(), pick, seat=0)
        told = [event.seen(1) for event in after.events]
        seen.append((str(after.view(1)), str(offered(after, seat=1)), str(told)))
    assert len(set(seen)) == 1


@pytest.mark.rule("EE-PREP-34", "EE-PREP-R8")
def test_travel_cards_come_back() -> None:
    """Those spent and those set aside on passing, for everybody, unasked, after the draft."""
    s = earth(
        hands=["red-cog", "green-cog"],
        travel=["travel-2 travel-4", "travel-3"],
        explorers=["rio delhi guam", "rio delhi guam"],
        passed=[1],
    )
    play(s, "travel travel-2", "done", "pass")
    assert asked(s) == "draft"
    assert s.travel[0] == 0
    settled(s)
    assert s.to_json()["travel"] == [["travel-2", "travel-3", "travel-4"]] * 2


@pytest.mark.rule("EE-PREP-35", "EE-PREP-31")
@pytest.mark.parametrize(("cards", "size"), [("red-cog", 10), ("red-cog*2", 11), ("red-cog green-cog purple-cog", 11)])
def test_hands_of_9_to_11(cards: str, size: int) -> None:
    """Six drafted, up to two carried over, three travel cards; who carried nothing has nine."""
    s = earth(hands=[cards, ""], passed=[1])
    play(s, "pass")
    while asked(s) == "pass_discard":
        play(s, offered(s)[0])
    settled(s)
    assert [len(s.hands[seat]) + 3 for seat in (0, 1)] == [size, 9]


# --- step 6: the black market ---------------------------------------------------------------------


@pytest.mark.rule("EE-PREP-36", "EE-PREP-37")
def test_the_top_tile_goes_to_the_bottom() -> None:
    """In each stack of two or more; one tile or none stays as it is."""
    s = prepared(
        forecast="orange-mask orange-coil orange-cog",
        stacks={"red": "red-lens red-helix red-crater", "green": "green-lens", "yellow": "yellow-lens yellow-helix"},
    )
    settled(s)
    assert stack(s, "red") == "red-helix red-crater red-lens"
    assert stack(s, "yellow") == "yellow-helix yellow-lens"
    assert stack(s, "green") == "green-lens"
    assert stack(s, "purple") == ""
    assert [COLOURS[int(str(event["colour"]))] for event in happened(s, "rotated")] == ["yellow", "red", "orange"]


@pytest.mark.rule("EE-PREP-38", "EE-PREP-39", "EE-PREP-14")
def test_the_old_top_ends_below_the_new_tiles() -> None:
    """A B C, then D and E of two forecast cards: B C D E A."""
    for seed in range(10):
        s = prepared(
            forecast="red-mask red-coil green-mask", stacks={"red": "red-lens red-helix red-crater"}, seed=seed
        )
        d, e = [TYPES[int(str(event["artefact"]))] for event in happened(s, "stacked")][:2]
        assert stack(s, "red") == f"red-lens red-helix red-crater {d} {e}"
        settled(s)
        assert stack(s, "red") == f"red-helix red-crater {d} {e} red-lens"


@pytest.mark.rule("EE-PREP-40")
@pytest.mark.parametrize(("seats", "there", "needed"), [(4, 47, 32), (3, 50, 24), (2, 53, 16)])
def test_there_are_always_enough_cards_to_deal(seats: int, there: int, needed: int) -> None:
    """Everybody carries two over and a new forecast lies there: the least there can be."""
    s = prepared(seats=seats, hands=[f"{colour}-cog*2" for colour in COLOURS[:seats]])
    assert sum(len(pack) for pack in s.packs) == needed
    assert s.n_deck + s.n_discard + needed == there
    for s in games(12):
        if asked(s) == "draft" and [len(pack) for pack in s.packs] == [8] * s.n_seats:
            assert s.n_deck + s.n_discard + 8 * s.n_seats >= {4: 47, 3: 50, 2: 53}[s.n_seats]


@pytest.mark.rule("EE-PREP-36", "EE-PREP-01")
def test_stacks_turn_once_a_round() -> None:
    """Through a whole game: a stack that nobody touches is turned once before round 2 and once before round 3."""
    s = new(2, 5)
    settled(s)
    tops: list[list[str]] = []
    while not s.over:
        if asked(s) == "act":
            now = [stack(s, colour) for colour in COLOURS]
            if not tops or now != tops[-1]:
                tops.append(now)
        play(s, {"place_third": "place guam", "act": "pass", "free_move": "done"}.get(asked(s), offered(s)[0]))
    assert len(tops) == 3
    for before, after in pairwise(tops):
        for old, new_one in zip(before, after, strict=True):
            tiles = old.split()
            assert new_one.split()[: len(tiles) - 1] == tiles[1:]
            assert new_one.split()[-1] == tiles[0]
