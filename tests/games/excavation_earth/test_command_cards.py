"""The eight command cards: what a recalled envoy may bring (EE-CMDCARD)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import CARDS, COLOURS, COMMAND_CARDS, LOCATIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import (
    GAME,
    asked,
    at,
    earth,
    happened,
    level,
    offered,
    other_cards,
    play,
    refused,
    story,
    words,
)

FUND, ORDERS, SHUTTLE, DIG, QUIET, BLITZ, CROWD, ROTATION = COMMAND_CARDS
QUESTION = {
    FUND: "emergency_fund",
    ORDERS: "fresh_orders",
    SHUTTLE: "priority_shuttle",
    DIG: "night_dig",
    QUIET: "quiet_buyer",
    BLITZ: "media_blitz",
    CROWD: "crowd_pull",
    ROTATION: "rotate_lift",
}
FORECAST = "orange-anchor*2 orange-comet"
EVERY = pytest.mark.parametrize("card", COMMAND_CARDS)
SIDES = pytest.mark.parametrize("round", [2, 3])


def before_recall(card: str, round: int = 2, **kw: Any) -> Earth:
    """Seat 0 has an envoy in the left centre, where that command card lies, and a card for Command there (#1)."""
    fields: dict[str, Any] = {
        "factions": ["issisinui", "gul"],
        "command": [card, *[other for other in COMMAND_CARDS if other != card][:2]],
        "hands": ["red-mask", ""],
        "travel": ["travel-2", "travel-2"],
        "envoys": ["left", ""],
        **kw,
    }
    return earth(round=round, **fields)


def recalled(card: str, round: int = 2, **kw: Any) -> Earth:
    """The envoy has come back, and the card may be used."""
    return play(before_recall(card, round, **kw), "command red-mask", "recall")


def busy(card: str, round: int = 2, **kw: Any) -> Earth:
    """The same in a position where every one of the eight cards can do something."""
    fields: dict[str, Any] = {
        "explorers": ["london vancouver guam", "rome berlin guam"],
        "sites": "red-lens*2 red-helix",
        "cargo": ["green-lens", ""],
        "queues": ["red green", "yellow", "", "", "", ""],
        "traders": ["cog", "cog"],
        **kw,
    }
    return recalled(card, round, **fields)


def illegal(s: Earth, name: str) -> bool:
    """Whether the code may not be played now, by whatever rule."""
    return s.why_not(GAME.codes.parse(name)) is not None


def rest_of_cards(*held: str) -> str:
    """All action cards but these, for somebody else's hand: then deck and discard pile are what is left over."""
    left = words(" ".join(held))
    return " ".join(f"{card}*{2 - left.count(card)}" for card in CARDS if left.count(card) < 2)


# --- general ----------------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-01")
@pytest.mark.parametrize(
    ("icon", "centre"),
    [
        ("mask", "left"),
        ("coil", "left"),
        ("prism", "middle"),
        ("cog", "middle"),
        ("comet", "right"),
        ("anchor", "right"),
    ],
)
def test_the_card_of_the_centre_that_was_left(icon: str, centre: str) -> None:
    """A recall gives the use of the card at its own centre and of no other."""
    s = before_recall(FUND, hands=[f"red-{icon}", ""], envoys=["left middle right", ""], queues=["red"])
    cards = dict(zip(["left", "middle", "right"], at(s, "command"), strict=True))
    play(s, f"command red-{icon}", "recall")
    assert asked(s) == QUESTION[cards[centre]]


@pytest.mark.rule("EE-CMDCARD-01", "EE-CMDCARD-09", "EE-CMDCARD-10")
@pytest.mark.parametrize(("round", "credits"), [(2, 5), (3, 8)])
def test_white_in_round_2_and_yellow_in_round_3(round: int, credits: int) -> None:
    """The same card, its other side."""
    s = play(recalled(FUND, round), "use")
    assert s.scores == [8 + credits, 8]


@pytest.mark.rule("EE-CMDCARD-01")
def test_no_card_in_round_1() -> None:
    """The recall is made, and the Command goes on with the trader."""
    s = earth(factions=["issisinui", "gul"], hands=["red-mask", ""], travel=["travel-2", ""], envoys=["left", ""])
    play(s, "command red-mask", "recall")
    assert asked(s) == "commanding"
    assert offered(s) == ["done", "trader"]
    assert at(s, "cubes", 0) == 22


@pytest.mark.rule("EE-CMDCARD-01")
@EVERY
def test_only_by_a_recall(card: str) -> None:
    """Neither a new trader nor a new envoy, nor an envoy of somebody else, gives the use of a card."""
    s = before_recall(card, envoys=["left", "left*3"], sites="red-lens", queues=["red"], cargo=["green-lens", ""])
    refused(s, "use", "EE-CMDCARD-01")
    play(s, "command red-mask", "envoy")
    assert asked(s) == "commanding"
    play(s, "trader")
    assert asked(s) == "act"
    refused(s, "use", "EE-CMDCARD-01")

    s = before_recall(card, envoys=["", "left*3"])
    play(s, "command red-mask")
    refused(s, "recall", "EE-COMMAND-12")


@pytest.mark.rule("EE-CMDCARD-01")
def test_a_sale_or_a_promotion_uses_no_card() -> None:
    """An envoy that comes by a sale brings no ability."""
    s = before_recall(FUND, traders=["mask", ""], cargo=["red-lens", ""], queues=["red"])
    play(s, "sell red-mask")
    assert at(s, "envoys", 0) == {"left": 2}
    assert asked(s) == "act"


@pytest.mark.rule("EE-CMDCARD-02")
@EVERY
@SIDES
def test_cube_then_ability_then_trader(card: str, round: int) -> None:
    """The cube is in the supply when the ability is asked for; the trader step waits until it is over."""
    s = busy(card, round)
    assert asked(s) == QUESTION[card]
    assert at(s, "cubes", 0) == 21
    assert at(s, "envoys", 0) == {}
    assert illegal(s, "trader")
    play(s, "done")
    assert offered(s) == ["done", "trader"]
    play(s, "trader")
    assert at(s, "traders", 0) == {"mask": 1, "cog": 1}
    assert asked(s) == "act"


@pytest.mark.rule("EE-CMDCARD-02")
def test_a_trader_first_leaves_nothing_after_the_ability() -> None:
    """With the trader step over, the ability is the last of the Command."""
    s = play(before_recall(FUND), "command red-mask", "trader", "recall")
    assert asked(s) == "emergency_fund"
    play(s, "use")
    assert asked(s) == "act"


@pytest.mark.rule("EE-CMDCARD-03", "EE-CMDCARD-04", "EE-CMDCARD-05")
@EVERY
@SIDES
def test_declining(card: str, round: int) -> None:
    """Each ability may be declined: the envoy is back, the one card is paid, one action is over, and nothing else has
    changed; it is not asked again."""
    s = busy(card, round)
    start = before_recall(
        card,
        round,
        explorers=["london vancouver guam", "rome berlin guam"],
        sites="red-lens*2 red-helix",
        cargo=["green-lens", ""],
        queues=["red green", "yellow", "", "", "", ""],
        traders=["cog", "cog"],
    ).to_json()
    play(s, "done", "done")

    assert (s.seat, asked(s), s.actions) == (0, "act", 1)
    now = s.to_json()
    changed = {field for field in start if start[field] != now[field]}
    assert changed == {"hands", "discard", "envoys", "cubes", "actions"}
    assert at(s, "discard") == {"red-mask": 1}
    assert at(s, "cubes", 0) == 21
    assert at(s, "envoys", 0) == {}


@pytest.mark.rule("EE-CMDCARD-03")
def test_one_recall_one_use() -> None:
    """After 5 credits there are no further 5, and no second recall in this Command."""
    s = play(recalled(FUND, envoys=["left*3", ""]), "use")
    assert offered(s) == ["done", "trader"]
    refused(s, "use", "EE-CMDCARD-01")
    refused(s, "recall", "EE-COMMAND-08")


@pytest.mark.rule("EE-CMDCARD-04")
@pytest.mark.parametrize("card", [DIG, QUIET, CROWD, ROTATION])
@SIDES
def test_an_ability_that_can_do_nothing_is_lost(card: str, round: int) -> None:
    """No tile, no buyer in a queue, no cube on a board: the recall is legal, nothing is asked, nothing is paid."""
    s = recalled(card, round)
    assert offered(s) == ["done", "trader"]
    assert at(s, "cubes", 0) == 22
    assert s.scores == [8, 8]


@pytest.mark.rule("EE-CMDCARD-05")
@EVERY
@SIDES
def test_it_is_no_action_and_costs_no_card(card: str, round: int) -> None:
    """However it is used: one action and one card went for the Command; a second action follows."""
    s = busy(card, round, hands=["red-mask green-cog", ""])
    first = s.copy()
    if asked(s) in ("emergency_fund", "fresh_orders"):
        play(s, "use")
    else:
        s.play(s.legal()[1])
    while asked(s) != "act":
        codes = s.legal()
        s.play(codes[-1] if asked(s) in ("crowd_push", "rotate_post", "keep_cards") else codes[0])
    assert s.to_json() != first.to_json()
    assert (s.seat, s.actions) == (0, 1)
    assert "green-cog" in at(s, "hands", 0)
    assert at(s, "travel", 0) == ["travel-2"]


@pytest.mark.rule("EE-CMDCARD-05", "EE-CMDCARD-R1")
def test_no_faction_ability_touches_it() -> None:
    """Smugglers with an explorer at a black market buy nothing when they offload by C5; Pilots, Psychics and Merchants
    have as little to do with any card as the rest."""
    for faction in ("issisinui", "aqulla", "gul", "dal_harrai", "kuti_kuti"):
        factions = [faction, "gul" if faction != "gul" else "aqulla"]
        for round in (2, 3):
            for card in COMMAND_CARDS:
                s = busy(card, round, factions=factions, stacks={"red": "red-crater"})
                same = busy(card, round, stacks={"red": "red-crater"})
                assert asked(s) == asked(same) == QUESTION[card]
                assert offered(s) == offered(same)
                code = s.legal()[-1]
                s.play(code)
                same.play(code)
                assert asked(s) == asked(same)
                assert offered(s) == offered(same)


@pytest.mark.rule("EE-CMDCARD-06")
def test_general_rules_hold() -> None:
    """A full queue ejects its front buyer, also for C6 and C7; a full cargo hold takes no tile; a sample fills a column
    and brings a card; explorers keep apart."""
    s = play(recalled(BLITZ, queues=["red*2 green*2"]), "send yellow 1")
    assert at(s, "queues", 0) == ["red", "green", "green", "yellow"]

    s = recalled(DIG, explorers=["london rome guam"] * 2, sites="red-lens", cargo=["green-lens*4", ""])
    assert asked(s) == "commanding"

    s = recalled(
        DIG,
        explorers=["london rome guam"] * 2,
        sites="red-lens",
        guards=["red-helix red-antenna red-crater", ""],
    )
    play(s, "dig red-lens", "sample red-lens")
    assert story(s, "filled") == ["0 filled red"]
    assert len(at(s, "hands", 0)) == 1


@pytest.mark.rule("EE-CMDCARD-06")
def test_a_sampled_type_is_not_sampled_again() -> None:
    """C4 brings a tile whose space has a guard: it is taken, and no sample is asked for."""
    s = recalled(DIG, explorers=["london rome guam"] * 2, sites="red-lens", guards=["red-lens", ""])
    play(s, "dig red-lens")
    assert asked(s) == "commanding"
    assert at(s, "cargo", 0) == ["red-lens"]


@pytest.mark.rule("EE-CMDCARD-07", "EE-EDGE-77")
def test_the_recalled_cube_may_guard_the_new_sample() -> None:
    """The crew supply was empty: the recalled cube becomes the guard, and the trader step can only move a guard."""
    s = recalled(
        DIG,
        explorers=["london rome guam"] * 2,
        sites="red-lens",
        traders=["coil*20", ""],
        guards=["green-lens", ""],
    )
    assert at(s, "cubes", 0) == 1
    play(s, "dig red-lens", "sample red-lens")
    assert at(s, "cubes", 0) == 0
    assert at(s, "guards", 0) == ["green-lens", "red-lens"]
    play(s, "trader")
    assert offered(s) == ["guard green-lens", "guard red-lens"]
    play(s, "guard green-lens")
    assert at(s, "guards", 0) == ["red-lens"]
    assert at(s, "traders", 0) == {"mask": 1, "coil": 20}


@pytest.mark.rule("EE-CMDCARD-08")
def test_the_card_stays_for_everybody() -> None:
    """Used twice by one player in one turn, then by the other: 5 credits each time, and the card lies where it lay."""
    s = before_recall(FUND, hands=["red-mask red-coil", "green-mask"], envoys=["left*2", "left"])
    cards = at(s, "command")
    play(s, "command red-mask", "recall", "use", "done", "command red-coil", "recall", "use", "done")
    assert s.scores == [18, 8]
    assert s.seat == 1
    play(s, "command green-mask", "recall", "use")
    assert s.scores == [18, 13]
    assert at(s, "command") == cards


# --- C1 Emergency Fund ------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-09", "EE-CMDCARD-10", "EE-CMDCARD-03", "EE-EDGE-73")
@pytest.mark.parametrize(("round", "credits"), [(2, 5), (3, 8)])
def test_emergency_fund(round: int, credits: int) -> None:
    """Used: 5 or 8 credits. Declined: none. The cube is back in both cases, and it is always possible."""
    for answer, paid in (("use", credits), ("done", 0)):
        s = recalled(FUND, round)
        assert offered(s) == ["done", "use"]
        play(s, answer)
        assert s.scores == [8 + paid, 8]
        assert at(s, "cubes", 0) == 22
        assert at(s, "envoys", 0) == {}


# --- C2 Fresh Orders --------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-11")
@pytest.mark.parametrize(("kept", "other"), [("green-cog", "purple-comet"), ("purple-comet", "green-cog")])
def test_fresh_orders_white(kept: str, other: str) -> None:
    """Two cards are drawn and seen together; either is kept, the other goes to the common pile."""
    s = recalled(ORDERS, discard=other_cards("green-cog purple-comet", "red-mask", FORECAST), forecast=FORECAST)
    pile = sum(at(s, "discard").values())
    play(s, "use")
    assert at(s, "drawn") == ["green-cog", "purple-comet"]
    assert offered(s) == ["keep green-cog", "keep purple-comet"]
    assert at(s, "hands", 0) == []
    play(s, f"keep {kept}")
    assert at(s, "hands", 0) == [kept]
    assert at(s, "discard", other) == 2  # the other copy lay there before
    assert sum(at(s, "discard").values()) == pile + 1
    assert story(s, "discarded") == [f"0 discarded {other}"]
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-12")
@pytest.mark.parametrize("left", ["green-cog", "purple-comet", "yellow-anchor"])
def test_fresh_orders_yellow(left: str) -> None:
    """Three cards are drawn, two kept, the third is discarded."""
    deck = ["yellow-anchor", "green-cog", "purple-comet"]
    s = recalled(ORDERS, 3, discard=other_cards(" ".join(deck), "red-mask"))
    play(s, "use")
    assert at(s, "drawn") == deck
    first, second = [card for card in deck if card != left]
    play(s, f"keep {second}")
    assert happened(s, "discarded") == []
    assert at(s, "drawn") == [card for card in deck if card != second]
    play(s, f"keep {first}")
    assert at(s, "hands", 0) == [first, second]
    assert story(s, "discarded") == [f"0 discarded {left}"]
    assert at(s, "drawn") == []


@pytest.mark.rule("EE-CMDCARD-11", "EE-CMDCARD-12", "EE-CMDCARD-R3", "EE-EDGE-74")
def test_fresh_orders_with_few_cards() -> None:
    """Deck and discard pile empty: the paid card is the only one to draw, is drawn and kept. Yellow, with one in the
    deck: both are kept, none is discarded; with none in the deck the one."""
    s = recalled(ORDERS, hands=["red-mask", rest_of_cards("red-mask", FORECAST)], forecast=FORECAST)
    play(s, "use")
    assert at(s, "hands", 0) == ["red-mask"]
    assert asked(s) == "commanding"
    assert at(s, "discard") == at(s, "deck") == {}

    s = recalled(ORDERS, 3, hands=["red-mask", rest_of_cards("red-mask green-cog")])
    play(s, "use")
    assert at(s, "hands", 0) == ["green-cog", "red-mask"]
    assert asked(s) == "commanding"
    assert at(s, "discard") == at(s, "deck") == {}

    s = recalled(ORDERS, 3, hands=["red-mask", rest_of_cards("red-mask")])
    play(s, "use")
    assert at(s, "hands", 0) == ["red-mask"]


@pytest.mark.rule("EE-CMDCARD-11", "EE-CMDCARD-12", "EE-CMDCARD-04")
@SIDES
def test_fresh_orders_without_a_card(round: int) -> None:
    """Neither deck nor discard pile: nothing is asked. (By play it cannot be: the paid card lies there.)"""
    held = FORECAST if round == 2 else ""
    s = before_recall(
        ORDERS,
        round,
        hands=["", rest_of_cards(held)],
        forecast=held,
        envoys=["", ""],
        agenda=[["act", 0, 0, 0], ["commanding", 0, 0, 2], ["fresh_orders", 0, round, 0]],
        actions=1,
    )
    assert asked(s) == "commanding"
    assert at(s, "hands", 0) == []


@pytest.mark.rule("EE-CMDCARD-R3")
@pytest.mark.parametrize("seed", range(4))
def test_fresh_orders_across_a_reshuffle(seed: int) -> None:
    """One card in the deck and, with the paid one, two in the pile: all three are drawn, whatever the shuffle; the one
    discarded comes last, so it is never drawn again."""
    s = recalled(
        ORDERS,
        3,
        hands=["red-mask", rest_of_cards("red-mask green-cog purple-comet")],
        discard={"purple-comet": 1},
        seed=seed,
    )
    play(s, "use")
    assert at(s, "drawn") == ["green-cog", "red-mask", "purple-comet"]
    play(s, "keep green-cog", "keep purple-comet")
    assert at(s, "discard") == {"red-mask": 1}
    assert at(s, "deck") == {}


@pytest.mark.rule("EE-CMDCARD-R3")
def test_fresh_orders_reshuffle_only_when_the_deck_is_empty() -> None:
    """White, one card in the deck and two in the pile: that card and one of the two; the third is the new deck."""
    seen: set[str] = set()
    for seed in range(12):
        s = recalled(
            ORDERS,
            hands=["red-mask", rest_of_cards("red-mask green-cog purple-comet", FORECAST)],
            forecast=FORECAST,
            discard={"purple-comet": 1},
            seed=seed,
        )
        play(s, "use")
        drawn = at(s, "drawn")
        assert "green-cog" in drawn
        seen |= set(drawn)
        play(s, "keep green-cog")
        assert sum(at(s, "deck").values()) == sum(at(s, "discard").values()) == 1
    assert seen == {"green-cog", "red-mask", "purple-comet"}


@pytest.mark.rule("EE-CMDCARD-R2")
def test_fresh_orders_have_no_limit() -> None:
    """Two recalls in one turn draw three cards each; of two cards paid four come back, and nothing stops that."""
    s = before_recall(ORDERS, 3, hands=["red-mask red-coil", ""], envoys=["left*2", ""])
    for card in ("red-mask", "red-coil"):
        play(s, f"command {card}", "recall", "use")
        assert len(at(s, "drawn")) == 3
        play(s, offered(s)[0])
        play(s, offered(s)[0])
        play(s, "done")
    assert len(at(s, "hands", 0)) == 4


# --- C3 Priority Shuttle ----------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-13", "EE-CMDCARD-R6", "EE-EDGE-75")
def test_shuttle_white() -> None:
    """Each explorer has 18 targets, near and far, opponents' locations among them; an own explorer's place is refused,
    its own one too; one move and no more."""
    s = recalled(SHUTTLE, explorers=["vancouver berlin guam", "rio berlin london"])
    own = ["vancouver", "berlin", "guam"]
    expected = [f"move {a} {b}" for a in LOCATIONS for b in LOCATIONS if a in own and b not in own]
    assert len(expected) == 54
    assert sorted(offered(s)) == sorted(["done", *expected])
    refused(s, "move vancouver berlin", "EE-CMDCARD-13")
    assert illegal(s, "move guam guam")
    assert illegal(s, "move rio lagos")
    play(s, "move guam london")
    assert [event.rule for event in s.events if event.kind.name == "moved"] == ["EE-CMDCARD-13"]
    assert at(s, "explorers", 0) == ["vancouver", "berlin", "london"]
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-14", "EE-EDGE-75")
@pytest.mark.parametrize(
    ("moves", "places"),
    [
        ([], ["vancouver", "berlin", "guam"]),
        (["move vancouver rio"], ["rio", "berlin", "guam"]),
        (["move guam rio", "move berlin guam", "move vancouver berlin"], ["rio", "berlin", "guam"]),
        (["move vancouver rio", "move berlin lagos"], ["rio", "lagos", "guam"]),
        (["move vancouver rio", "move berlin lagos", "move guam delhi"], ["rio", "lagos", "delhi"]),
    ],
)
def test_shuttle_yellow(moves: list[str], places: list[str]) -> None:
    """None, one, two or all three explorers, one after the other: to a place that one has just left, too."""
    s = play(recalled(SHUTTLE, 3), *moves)
    if len(moves) < 3:
        play(s, "done")
    assert at(s, "explorers", 0) == places
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-CMDCARD-14")
def test_shuttle_yellow_each_once() -> None:
    """Who has moved stays; a place taken just now is taken, one left just now is free."""
    s = play(recalled(SHUTTLE, 3), "move vancouver rio")
    refused(s, "move rio lagos", "EE-CMDCARD-14")
    refused(s, "move guam rio", "EE-CMDCARD-13")
    assert "move guam vancouver" in offered(s)
    assert len(offered(s, "move")) == 2 * 18


@pytest.mark.rule("EE-CMDCARD-R4")
def test_shuttle_yellow_reaches_every_set_of_places() -> None:
    """Any three locations can be where the explorers end: those not wanted go to those wanted."""
    rng = digsite.Rng(1)
    start = ["vancouver", "berlin", "guam"]
    for _ in range(40):
        numbers = list(range(21))
        rng.shuffle(numbers)
        goal = [LOCATIONS[number] for number in numbers[:3]]
        s = recalled(SHUTTLE, 3)
        leaving = [place for place in start if place not in goal]
        entered = [place for place in goal if place not in start]
        for origin, place in zip(leaving, entered, strict=True):
            play(s, f"move {origin} {place}")
        assert sorted(at(s, "explorers", 0)) == sorted(goal)


# --- C4 Night Dig -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-15")
@pytest.mark.parametrize("kind", ["red-lens", "red-antenna", "green-antenna", "purple-helix"])
def test_night_dig_white(kind: str) -> None:
    """One tile of any colour from a site with an own explorer, whatever the card's colour; it may be sampled."""
    s = recalled(
        DIG,
        explorers=["london newyork lagos", "rome cairo guam"],
        sites="red-lens red-antenna green-antenna purple-helix red-helix purple-crater",
    )
    assert offered(s) == ["done", "dig green-antenna", "dig red-lens", "dig red-antenna", "dig purple-helix"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")
    play(s, f"dig {kind}")
    assert at(s, "cargo", 0) == [kind]
    assert at(s, "sites", kind) == 0
    assert offered(s) == ["done", f"sample {kind}"]
    play(s, f"sample {kind}")
    assert at(s, "guards", 0) == [kind]
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-15", "EE-EDGE-76")
def test_night_dig_needs_cargo_space() -> None:
    """Cargo hold full, hidden hold empty: nothing; no tile where an explorer stands: nothing."""
    s = recalled(DIG, explorers=["london rome guam"] * 2, sites="red-lens", cargo=["green-lens*4", ""])
    assert offered(s) == ["done", "trader"]
    s = recalled(DIG, explorers=["london rio guam", "rome rio guam"], sites="red-helix")
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-CMDCARD-16", "EE-EDGE-76")
def test_night_dig_yellow() -> None:
    """Explorers on a red and a green site: one tile from each, of two colours; both are taken before the samples."""
    s = recalled(DIG, 3, explorers=["london newyork guam", "rome rio guam"], sites="red-lens*2 green-antenna")
    play(s, "dig red-lens")
    assert offered(s) == ["done", "dig green-antenna"]
    refused(s, "dig red-lens", "EE-CMDCARD-16")
    play(s, "dig green-antenna")
    assert at(s, "cargo", 0) == ["green-antenna", "red-lens"]
    assert offered(s) == ["done", "sample green-antenna", "sample red-lens"]
    play(s, "sample red-lens", "sample green-antenna")
    assert at(s, "guards", 0) == ["green-antenna", "red-lens"]


@pytest.mark.rule("EE-CMDCARD-16")
def test_night_dig_yellow_of_one_colour() -> None:
    """Two sites of one colour will do as well."""
    s = recalled(DIG, 3, explorers=["london rome guam"] * 2, sites="red-lens red-helix red-antenna")
    play(s, "dig red-lens")
    assert offered(s) == ["done", "dig red-helix"]
    play(s, "dig red-helix")
    assert at(s, "cargo", 0) == ["red-helix", "red-lens"]
    assert asked(s) == "samples"


@pytest.mark.rule("EE-CMDCARD-16")
def test_night_dig_yellow_with_less() -> None:
    """One space or one such site: one tile, and its sample. None: nothing. Stopping after one is allowed."""
    one_space = recalled(
        DIG, 3, explorers=["london rome guam"] * 2, sites="red-lens red-helix", cargo=["green-lens*3", ""]
    )
    play(one_space, "dig red-lens")
    assert offered(one_space) == ["done", "sample red-lens"]
    one_site = recalled(DIG, 3, explorers=["london rio guam"] * 2, sites="red-lens*2")
    play(one_site, "dig red-lens")
    assert offered(one_site) == ["done", "sample red-lens"]
    stopped = recalled(DIG, 3, explorers=["london rome guam"] * 2, sites="red-lens red-helix")
    play(stopped, "dig red-lens", "done")
    assert offered(stopped) == ["done", "sample red-lens"]
    assert offered(recalled(DIG, 3, explorers=["rio delhi guam"] * 2, sites="red-lens")) == ["done", "trader"]


@pytest.mark.rule("EE-CMDCARD-R1", "EE-EDGE-76", "EE-CMDCARD-05")
@SIDES
def test_excavators_get_no_second_tile_by_night(round: int) -> None:
    """C4 is no Excavate action: not two from one site, and none from the site next door."""
    s = recalled(
        DIG,
        round,
        factions=["kuti_kuti", "gul"],
        explorers=["london rio guam", "berlin rio guam"],
        sites="red-lens*2 red-antenna red-helix",
    )
    assert offered(s) == ["done", "dig red-lens", "dig red-antenna"]
    play(s, "dig red-lens")
    assert offered(s) == ["done", "sample red-lens"]
    if round == 3:
        s = recalled(
            DIG,
            3,
            factions=["kuti_kuti", "gul"],
            explorers=["london newyork guam", "berlin rio guam"],
            sites="red-lens*2 red-helix green-antenna",
        )
        play(s, "dig red-lens")
        refused(s, "dig red-lens", "EE-CMDCARD-16")
        refused(s, "dig red-helix", "EE-EXCAVATE-05")


# --- C5 Quiet Buyer ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-17", "EE-EDGE-78")
@pytest.mark.parametrize("hold", ["cargo", "hidden"])
def test_quiet_buyer_white(hold: str) -> None:
    """A tile of value 7 brings 8 and lies at the bottom of its stack; nobody need stand at a black market."""
    s = recalled(
        QUIET,
        explorers=["rio delhi berlin"] * 2,
        stacks={"yellow": "yellow-lens yellow-crater"},
        cargo=["yellow-helix red-lens" if hold == "cargo" else "", ""],
        hidden=["yellow-helix red-lens" if hold == "hidden" else "", ""],
    )
    assert offered(s) == ["done", f"offload {hold} yellow-helix", f"offload {hold} red-lens"]
    play(s, f"offload {hold} yellow-helix")
    assert s.scores == [16, 8]
    assert at(s, "stacks", "yellow") == ["yellow-lens", "yellow-crater", "yellow-helix"]
    assert at(s, hold, 0) == ["red-lens"]
    assert offered(s) == ["done", "trader"]


@pytest.mark.rule("EE-CMDCARD-18", "EE-CMDCARD-R7", "EE-EDGE-78")
def test_quiet_buyer_yellow() -> None:
    """Values 7 and 2 of two colours bring 9 + 4 = 13; a second one of the same colour is refused, by the card."""
    s = recalled(QUIET, 3, cargo=["red-antenna red-lens", ""], hidden=["purple-helix", ""])
    play(s, "offload cargo red-antenna")
    assert offered(s) == ["done", "offload hidden purple-helix"]
    refused(s, "offload cargo red-lens", "EE-CMDCARD-18")
    play(s, "offload hidden purple-helix")
    assert s.scores == [8 + 13, 8]
    assert at(s, "stacks", "red") == ["red-antenna"]
    assert at(s, "stacks", "purple") == ["purple-helix"]
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-18")
def test_quiet_buyer_yellow_with_one_colour_or_one_tile() -> None:
    """Tiles of one colour only: one. One tile and done: value + 2 as well."""
    s = play(recalled(QUIET, 3, cargo=["red-antenna red-lens", ""]), "offload cargo red-lens")
    assert asked(s) == "commanding"
    assert s.scores == [8 + 4, 8]
    s = play(recalled(QUIET, 3, cargo=["red-lens green-lens", ""]), "offload cargo red-lens", "done")
    assert s.scores == [8 + 4, 8]
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("EE-CMDCARD-R7", "EE-CMDCARD-17")
@SIDES
def test_quiet_buyer_is_no_smuggle(round: int) -> None:
    """No samples of what is offloaded, and nothing can be acquired instead."""
    s = recalled(QUIET, round, cargo=["red-lens", ""], stacks={"green": "green-lens"}, credits=[50, 8])
    assert offered(s, "acquire") == []
    play(s, "offload cargo red-lens")
    assert asked(s) == "commanding"
    assert at(s, "guards", 0) == []
    assert offered(recalled(QUIET, round)) == ["done", "trader"]


# --- C6 Media Blitz ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-19")
def test_media_blitz_white() -> None:
    """A buyer of any colour to any market, no explorer needed and no wild one; it is taken from its track."""
    s = recalled(BLITZ, queues=["red", "", "", "", "", ""], explorers=["rio london easter"] * 2)
    assert offered(s) == ["done", *(f"send {colour} {m}" for colour in COLOURS for m in range(1, 7))]
    before = level(s, "green")
    play(s, "send green 1")
    assert at(s, "queues", 0) == ["red", "green"]
    assert level(s, "green") == before + 1
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-19")
def test_media_blitz_needs_a_buyer_on_the_track() -> None:
    """All eight green buyers are aboard: green cannot be chosen, though one stands in front of a full queue."""
    s = recalled(BLITZ, ship={"green": 7}, queues=["green red red red"])
    assert len(offered(s, "send")) == 24
    refused(s, "send green 1", "EE-CMDCARD-19")
    refused(s, "send green 4", "EE-CMDCARD-19")


@pytest.mark.rule("EE-CMDCARD-20")
def test_media_blitz_yellow() -> None:
    """Two additions, of the same or of different colours, to the same market or to two; or one."""
    s = play(recalled(BLITZ, 3), "send red 3", "send red 3")
    assert at(s, "queues", 2) == ["red", "red"]
    assert asked(s) == "commanding"
    s = play(recalled(BLITZ, 3), "send red 3", "send green 6")
    assert (at(s, "queues", 2), at(s, "queues", 5)) == (["red"], ["green"])
    s = play(recalled(BLITZ, 3), "send red 3", "done")
    assert sum(len(queue) for queue in at(s, "queues")) == 1


@pytest.mark.rule("EE-CMDCARD-20", "EE-EDGE-79")
def test_media_blitz_yellow_first_is_finished_first() -> None:
    """One green buyer on the track: a second green is refused, unless the first addition ejected a green one."""
    s = play(recalled(BLITZ, 3, ship={"green": 7}), "send green 2")
    refused(s, "send green 3", "EE-CMDCARD-19")
    assert len(offered(s, "send")) == 24

    s = recalled(BLITZ, 3, ship={"green": 6}, queues=["", "green red red red"])
    play(s, "send green 2")
    assert at(s, "queues", 1) == ["red", "red", "red", "green"]
    assert len(offered(s, "send")) == 30
    play(s, "send green 3")
    assert at(s, "queues", 2) == ["green"]


# --- C7 Crowd Control -------------------------------------------------------------------------------


def levels(s: Earth) -> dict[str, int]:
    """The popularity of all colours."""
    return {colour: level(s, colour) for colour in COLOURS}


@pytest.mark.rule("EE-CMDCARD-21", "EE-CMDCARD-R6", "EE-EDGE-80")
def test_crowd_control_into_a_full_queue() -> None:
    """A wild buyer from the middle of #1 to the full #2: its front green one is ejected and green's level falls by one,
    no other changes; #1 closes up. The same queue is refused."""
    s = recalled(CROWD, queues=["red wild yellow", "green red purple yellow"])
    before = levels(s)
    wild = at(s, "buyers", "wild")
    play(s, "pull 1 2")
    assert offered(s) == ["push 2", "push 3", "push 4", "push 5", "push 6"]
    refused(s, "push 1", "EE-CMDCARD-R6")
    play(s, "push 2")
    assert at(s, "queues", 0) == ["red", "yellow"]
    assert at(s, "queues", 1) == ["red", "purple", "yellow", "wild"]
    assert levels(s) == {**before, "green": before["green"] - 1}
    assert at(s, "buyers", "wild") == wild
    assert asked(s) == "commanding"


@pytest.mark.rule("EE-CMDCARD-21")
def test_crowd_control_any_buyer_from_any_place() -> None:
    """Every place of every queue can be chosen; a coloured buyer that moves does not touch its track."""
    s = recalled(CROWD, queues=["red wild", "green red purple yellow", "", "", "orange"])
    assert offered(s) == ["done", "pull 1 1", "pull 1 2", *(f"pull 2 {i}" for i in range(1, 5)), "pull 5 1"]
    refused(s, "pull 3 1", "EE-CMDCARD-21")
    refused(s, "pull 1 3", "EE-CMDCARD-21")
    before = levels(s)
    play(s, "pull 2 3", "push 1")
    assert at(s, "queues", 0) == ["red", "wild", "purple"]
    assert at(s, "queues", 1) == ["green", "red", "yellow"]
    assert levels(s) == before


@pytest.mark.rule("EE-CMDCARD-21", "EE-CMDCARD-22")
@SIDES
def test_crowd_control_with_empty_queues(round: int) -> None:
    """All queues empty: nothing."""
    assert offered(recalled(CROWD, round)) == ["done", "trader"]


@pytest.mark.rule("EE-CMDCARD-22")
def test_crowd_control_yellow() -> None:
    """Three moves, one after the other; the same buyer again, and back to its old market, at the back."""
    s = recalled(CROWD, 3, queues=["red green", "yellow"])
    play(s, "pull 1 1", "push 2", "pull 2 2", "push 1")
    assert at(s, "queues", 0) == ["green", "red"]
    assert at(s, "queues", 1) == ["yellow"]
    play(s, "pull 2 1", "push 6")
    assert at(s, "queues", 5) == ["yellow"]
    assert asked(s) == "commanding"

    s = play(recalled(CROWD, 3, queues=["red green", "yellow"]), "pull 1 1", "push 2", "done")
    assert at(s, "queues", 1) == ["yellow", "red"]
    assert asked(s) == "commanding"


# --- C8 Staff Rotation ------------------------------------------------------------------------------


@pytest.mark.rule("EE-CMDCARD-23", "EE-CMDCARD-R6", "EE-EDGE-81")
def test_staff_rotation_white() -> None:
    """A trader of #3 may go to the five other markets or to the middle centre; no other centre, not where it is."""
    s = recalled(ROTATION, traders=["prism*2", "cog"], envoys=["left right", ""])
    assert offered(s) == ["done", "lift market-3"]
    refused(s, "lift right", "EE-CMDCARD-23")
    assert illegal(s, "lift market-4")  # somebody else's
    play(s, "lift market-3")
    assert offered(s) == [*(f"post market-{m}" for m in (1, 2, 4, 5, 6)), "post middle"]
    refused(s, "post left", "EE-CMDCARD-23")
    refused(s, "post right", "EE-CMDCARD-23")
    refused(s, "post market-3", "EE-CMDCARD-R6")
    moved = s.copy()
    play(s, "post middle")
    assert at(s, "traders") == [{"prism": 1}, {"cog": 1}]
    assert at(s, "envoys", 0) == {"middle": 1, "right": 1}
    assert asked(s) == "commanding"
    play(moved, "post market-6")
    assert at(moved, "traders", 0) == {"prism": 1, "anchor": 1}
    assert at(moved, "envoys", 0) == {"right": 1}


@pytest.mark.rule("EE-CMDCARD-24", "EE-EDGE-81")
def test_staff_rotation_yellow() -> None:
    """An envoy may go from left to right or become a trader; a trader may go to any centre; two moves at most."""
    s = recalled(ROTATION, 3, traders=["prism", ""], envoys=["left*2", "middle"])
    assert offered(s) == ["done", "lift market-3", "lift left"]
    play(s, "lift left")
    assert offered(s) == [*(f"post market-{m}" for m in range(1, 7)), "post middle", "post right"]
    refused(s, "post left", "EE-CMDCARD-R6")
    play(s, "post right")
    assert at(s, "envoys", 0) == {"right": 1}
    play(s, "lift market-3", "post left")
    assert at(s, "envoys", 0) == {"left": 1, "right": 1}
    assert at(s, "traders", 0) == {}
    assert asked(s) == "commanding"

    s = play(recalled(ROTATION, 3, envoys=["left*2", ""]), "lift left", "post market-5", "done")
    assert at(s, "traders", 0) == {"comet": 1}
    assert at(s, "envoys", 0) == {}


@pytest.mark.rule("EE-CMDCARD-R5", "EE-CMDCARD-24")
def test_both_moves_may_take_the_same_cube() -> None:
    """From #3 to #5 and on to the left centre."""
    s = recalled(ROTATION, 3, traders=["prism", ""])
    play(s, "lift market-3", "post market-5", "lift market-5", "post left")
    assert at(s, "traders", 0) == {}
    assert at(s, "envoys", 0) == {"left": 1}


@pytest.mark.rule("EE-CMDCARD-R5")
@SIDES
def test_staff_rotation_is_no_sale(round: int) -> None:
    """A trader who becomes an envoy brings no income; no buyer moves and no tile leaves."""
    s = recalled(ROTATION, round, traders=["prism", ""], cargo=["red-lens", ""], queues=["", "", "red wild"])
    before = s.to_json()
    play(s, "lift market-3", "post middle")
    now = s.to_json()
    assert s.scores == [8, 8]
    assert all(now[field] == before[field] for field in ("queues", "ship", "buyers", "cargo", "sold", "hands", "deck"))
    assert at(s, "cubes", 0) == 21


@pytest.mark.rule("EE-CMDCARD-R5", "EE-CMDCARD-23", "EE-CMDCARD-24", "EE-EDGE-82")
@SIDES
def test_the_recalled_cube_is_out_of_reach(round: int) -> None:
    """No trader and, after the recall, no envoy: nothing. The recalled cube may still be the trader of this Command."""
    s = recalled(ROTATION, round, envoys=["left", "left*2"], traders=["", "cog"])
    assert asked(s) == "commanding"
    play(s, "trader")
    assert at(s, "traders", 0) == {"mask": 1}
    assert at(s, "cubes", 0) == 21
