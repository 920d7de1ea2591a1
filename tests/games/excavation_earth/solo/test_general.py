"""How Zu's rules are read: only the steps listed, under the limits of the base game, by priority lists (ZU-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, chances, credits, solo, told, turn
from tests.games.excavation_earth.table import asked, at, earth, level, offered, other_cards, other_tiles, play, story

NEVER = [
    "took-token",
    "recalled",
    "used-ability",
    "declined",
    "drew",
    "saw-card",
    "kept-card",
    "no-card",
    "filled",
    "moved",
    "placed",
    "reassigned",
    "stored",
]
"""What Zu is never told to do."""


# --- the human --------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-01", "ZU-GEN-02")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("walk", range(4))
def test_the_humans_turn_is_that_of_the_base_game(faction: str, walk: int) -> None:
    """The same table with a second player and with Zu: at every step the same is asked, offered and told."""
    other = "gul" if faction != "gul" else "aqulla"
    table: dict[str, Any] = {
        "queues": ["red green wild", "purple red", "yellow*2", "green", "wild", "red*4"],
        "cargo": ["red-lens purple-helix", "green-lens"],
        "hidden": ["yellow-lens", ""],
        "sites": "red-helix red-lens green-helix purple-helix orange-lens orange-antenna",
        "stacks": {"red": "red-crater red-lens", "green": "green-crater", "orange": "orange-helix"},
        "traders": ["mask coil anchor", "mask"],
        "envoys": ["left middle", "left right*2"],
        "guards": ["red-lens", "green-lens"],
        "credits": [20, 20],
        "round": 2,
    }
    hand = "red-mask*2 green-cog purple-anchor orange-coil yellow-prism"
    explorers = "anchorage london guam"
    alone = solo(faction=faction, hand=hand, travel="travel-2 travel-4", explorers=explorers, **table)
    seats = earth(
        factions=[faction, other],
        hands=[hand, ""],
        travel=["travel-2 travel-4", ""],
        explorers=[explorers, "vancouver berlin guam"],
        **table,
    )
    rng = digsite.Rng(walk)
    actions: list[str] = []
    ended = False
    while not ended:
        assert (asked(alone), offered(alone)) == (asked(seats), offered(seats))
        codes = [code for code, name in zip(alone.legal(), offered(alone), strict=True) if name != "pass"]
        code = codes[rng.below(len(codes))]
        alone.play(code)
        seats.play(code)
        assert own_part(alone) == own_part(seats)
        actions += story(alone, "played")
        ended = len(story(alone, "turn-began")) > 0
    assert len(actions) == 2


def own_part(s: Earth) -> list[str]:
    """What the last play caused before somebody else's turn began."""
    lines = story(s)
    ends = [i for i, line in enumerate(lines) if line.endswith("turn-began")]
    return lines[: ends[0]] if ends else lines


@pytest.mark.rule("ZU-GEN-02")
def test_the_human_passes_as_ever() -> None:
    """Down to two action cards, and travel cards are set aside."""
    s = solo(hand="red-mask red-cog green-mask")
    play(s, "pass")
    assert asked(s) == "pass_discard"
    play(s, "discard red-cog")
    assert at(s, "hands") == [["green-mask", "red-mask"]]
    assert at(s, "travel") == [[]]


# --- only what is listed ----------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-03", "ZU-GEN-R1")
@pytest.mark.parametrize("face", ["survey", "command-1", "command-3", "market", "sell", "snipe", "excavate-top"])
def test_nothing_optional(face: str) -> None:
    """Round 2, with envoys, command cards, three markets to sell in, a column to fill: no token, no recall, no card."""
    s = solo(
        round=2,
        envoys=["", "left*2 middle right"],
        traders=["", "coil prism anchor"],
        cargo=["", "red-lens red-helix red-crater"],
        queues=["", "red", "red", "", "", "red"],
        guards=["", "yellow-helix yellow-lens yellow-antenna"],
        sites="yellow-crater",
        credits=[8, 40],
    )
    deck = sum(at(s, "deck").values())
    assert act(s, face)
    assert story(s, *NEVER) == []
    assert at(s, "tokens") == [0, 0]
    assert sum(at(s, "deck").values()) == deck - (face == "survey")


@pytest.mark.rule("ZU-GEN-03")
def test_no_recall_and_no_ability() -> None:
    """Command only adds: the envoys that stood there are still there, and no card pays."""
    s = solo(round=2, envoys=["", "left*2"], traders=["", "mask"])
    before = credits(s)
    assert act(s, "command-1")
    assert at(s, "envoys", ZU) == {"left": 3}
    assert credits(s) == before
    assert told(s) == ["sent-envoy left"]


# --- limits of the base game ------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-04")
def test_a_full_queue_ejects() -> None:
    """Market 1 has four buyers: each new one goes to the back, and the front one back to its track."""
    s = solo(
        queues=["green red*3"],
        cargo=["", "red-lens"],
        traders=["", "coil prism cog comet anchor"],
    )
    assert (level(s, "green"), level(s, "red")) == (3, 5)
    assert act(s, "market")
    assert at(s, "queues", 0) == ["red", "red", "wild", "red"]
    assert (level(s, "green"), level(s, "red")) == (2, 5)
    assert told(s, "joined", "ejected") == [
        "ejected green #1",
        "joined wild #1",
        "ejected red #1",
        "joined red #1",
    ]


@pytest.mark.rule("ZU-GEN-04")
def test_only_the_top_tile_of_a_stack() -> None:
    """The tile below would be needed; the one on top has been sampled: that stack is passed over."""
    s = solo(stacks={"red": "red-lens red-crater", "orange": "orange-helix"}, guards=["", "red-lens"])
    assert act(s, "excavate-green-red")
    assert at(s, "stacks", "red") == ["red-lens", "red-crater"]
    assert at(s, "hidden", ZU) == ["orange-helix"]


@pytest.mark.rule("ZU-GEN-04")
def test_a_sale_as_in_the_base_game() -> None:
    """Rank 1 pays 9, three buyers 6, two markets 3; buyers go aboard, who was there goes home, tiles are gone."""
    s = solo(
        cargo=["", "red-lens red-helix"],
        traders=["", "mask prism"],
        queues=["red wild", "", "red green"],
        ship={"yellow": 1},
    )
    assert act(s, "sell")
    assert credits(s) == 8 + 9 + 6 + 3
    assert at(s, "ship") == {"red": 2, "wild": 1}
    assert at(s, "buyers", "yellow") == 8
    assert at(s, "queues")[:3] == [[], [], ["green"]]
    assert at(s, "sold") == {"red-lens": 1, "red-helix": 1}
    assert at(s, "envoys", ZU) == {"left": 1, "middle": 1}


@pytest.mark.rule("ZU-GEN-R1", "ZU-GEN-04")
def test_one_tile_of_a_site() -> None:
    """Two needed types lie at one site and none elsewhere: one is dug."""
    s = solo(sites="red-lens red-antenna")
    assert act(s, "excavate-top")
    assert at(s, "cargo", ZU) == ["red-antenna"]


@pytest.mark.rule("ZU-GEN-R1")
def test_no_survey_without_a_free_forecast_card() -> None:
    """All three have cubes: the action fails."""
    s = solo(marks=[HUMAN, ZU, HUMAN])
    assert not act(s, "survey")
    assert told(s) == ["failed no-forecast 10"]


@pytest.mark.rule("ZU-GEN-05")
@pytest.mark.parametrize("explorers", ["vancouver berlin guam", "rome london havana"])
def test_no_explorer_is_needed(explorers: str) -> None:
    """Zu digs, acquires and surveys whether anybody stands there or not."""
    s = solo(explorers=explorers, sites="red-helix red-lens")
    assert act(s, "excavate-green-red")
    assert at(s, "cargo", ZU) == ["red-helix", "red-lens"]
    s = solo(explorers=explorers, stacks={"red": "red-lens"})
    assert act(s, "excavate-green-red")
    assert at(s, "hidden", ZU) == ["red-lens"]
    assert sorted(at(s, "explorers", HUMAN)) == sorted(explorers.split())


@pytest.mark.rule("ZU-GEN-05")
@pytest.mark.parametrize("face", ["market", "command-2", "sell", "snipe", "excavate-top"])
def test_no_card_is_discarded(face: str) -> None:
    """The human's hand and the common piles are as they were."""
    s = solo(
        hand="red-mask",
        cargo=["", "red-lens"],
        traders=["", "mask"],
        queues=["red"],
        sites="green-helix",
    )
    cards = [at(s, field) for field in ("hands", "travel", "deck", "discard", "forecast")]
    assert act(s, face)
    assert [at(s, field) for field in ("hands", "travel", "deck", "discard", "forecast")] == cards


# --- priority lists ---------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-06")
@pytest.mark.parametrize("cards", ["market excavate-top", "survey snipe", "sell excavate-green-red"])
def test_the_human_is_never_asked_for_zu(cards: str) -> None:
    """With ties everywhere Zu's turn runs through; only the human's own turn is asked about."""
    s = turn(
        solo(
            sites="red-helix red-lens green-helix green-antenna",
            cargo=["", "purple-lens orange-lens"],
            traders=["", "mask coil prism"],
            queues=["purple orange"] * 4,
        ),
        cards,
    )
    assert len(told(s, "card")) == 2
    assert [frame[1] for frame in at(s, "agenda")] == [HUMAN]


@pytest.mark.rule("ZU-GEN-07")
def test_from_the_top_down() -> None:
    """Red and green are on top; purple is out at once, though Zu could dig two there and holds none. Then green is out,
    for Zu holds a tile of it, before what the human holds is looked at."""
    s = solo(
        queues=["red*2", "green*2", "purple"],
        sites="red-helix green-helix purple-helix purple-lens",
        cargo=["red-lens red-crater", "green-lens"],
    )
    assert (level(s, "red"), level(s, "green"), level(s, "purple")) == (4, 4, 3)
    assert act(s, "excavate-top")
    assert told(s, "dig-on-map", "dig-top", "dig-two", "dig-none-held", "dig-human-few", "dig-lot") == [
        "dig-on-map green red purple, out: yellow orange",
        "dig-top green red, out: purple",
        "dig-none-held red, out: green",
    ]
    assert at(s, "cargo", ZU) == ["green-lens", "red-helix"]


@pytest.mark.rule("ZU-GEN-07")
def test_ties_go_on_down() -> None:
    """Level on all but the last rung: the human has fewer green tiles than red ones."""
    s = solo(sites="red-helix green-helix", cargo=["red-lens", ""])
    assert act(s, "excavate-green-red")
    assert told(s, "dig-popular", "dig-two", "dig-none-held", "dig-human-few", "dig-lot") == [
        "dig-human-few green, out: red"
    ]
    assert at(s, "cargo", ZU) == ["green-helix"]


@pytest.mark.rule("ZU-GEN-08")
def test_a_lot_is_fair() -> None:
    """Red and green are level in everything: each comes in about half of 300 cases."""
    found = chances(solo(sites="red-helix green-helix"), "excavate-green-red", "dig-lot")
    assert set(found) == {"red", "green"}
    assert 120 <= found["red"] <= 180
    assert found["red"] + found["green"] == 300


@pytest.mark.rule("ZU-GEN-08")
def test_a_lot_among_three() -> None:
    """Three colours in the map, level in everything: each in about a third of 300 cases; the other two never."""
    found = chances(solo(sites="red-helix green-helix purple-helix"), "excavate-top", "dig-lot")
    assert set(found) == {"red", "green", "purple"}
    assert all(70 <= n <= 130 for n in found.values())


@pytest.mark.rule("ZU-GEN-08")
def test_the_lot_comes_from_the_games_own_source() -> None:
    """The same generator draws the same, and has moved on."""
    one = solo(sites="red-helix green-helix", seed=9)
    two = solo(sites="red-helix green-helix", seed=9)
    act(one, "excavate-green-red")
    act(two, "excavate-green-red")
    assert one.to_json() == two.to_json()
    assert at(one, "rng") != digsite.Rng(9).words()


@pytest.mark.rule("ZU-GEN-08", "ZU-GEN-R2")
@pytest.mark.parametrize("face", ["excavate-green-red", "market", "command-1", "sell", "snipe"])
def test_one_candidate_is_not_drawn(face: str) -> None:
    """Everything is decided by the lists: the generator is untouched."""
    s = solo(
        sites="red-helix",
        queues=["red*3", "green*2", "red", "", "red"],
        cargo=["", "purple-lens red-lens"],
        traders=["", "mask coil prism cog"],
        envoys=["", "right"],
        seed=4,
    )
    assert act(s, face) is True
    assert at(s, "rng") == digsite.Rng(4).words()
    assert [line for line in told(s) if "-lot" in line] == []


@pytest.mark.rule("ZU-GEN-09", "ZU-GEN-R3", "ZU-GEN-10")
def test_markets_are_ranked_once_before_anything_moves() -> None:
    """Red leads; market 1 is best for red, market 3 next. The buyers added in market 1 take red down to green, of which
    Zu has more; still market 3 and not market 2, full of green, gets the second trader, and a red buyer."""
    s = solo(
        cargo=["", "red-lens green-lens green-helix"],
        queues=["red*4", "green*3", "wild"],
    )
    assert (level(s, "red"), level(s, "green")) == (6, 5)
    assert act(s, "market")
    assert at(s, "traders", ZU) == {"mask": 1, "prism": 1}
    assert at(s, "queues")[:3] == [["red", "red", "wild", "red"], ["green"] * 3, ["wild", "wild", "red"]]


@pytest.mark.rule("ZU-GEN-09", "ZU-GEN-R3")
@pytest.mark.parametrize("seed", range(8))
def test_envoys_of_the_same_sale_do_not_change_the_ranking(seed: int) -> None:
    """Two of three markets: the left centre, where one envoy draws level, is better than the middle one; a first envoy
    sent there by this sale would make them equal, but that is not looked at."""
    s = solo(
        cargo=["", "red-lens red-helix"],
        traders=["", "mask coil prism"],
        queues=["red"] * 3,
        envoys=["left middle", "middle"],
        seed=seed,
    )
    assert act(s, "sell")
    assert at(s, "envoys", ZU) == {"left": 2, "middle": 1}
    assert at(s, "traders", ZU) == {"prism": 1}


@pytest.mark.rule("ZU-GEN-10")
def test_effects_work_on_the_live_position() -> None:
    """One wild buyer is in the pool. Market 1, full, gets it and ejects another wild one, which then joins market 2."""
    s = solo(
        cargo=["", "red-lens"],
        queues=["wild red*3", "red"],
        ship={"wild": 4},
    )
    assert at(s, "buyers", "wild") == 1
    assert act(s, "market")
    assert at(s, "queues")[:2] == [["red", "red", "wild", "red"], ["red", "wild", "red"]]


@pytest.mark.rule("ZU-GEN-10")
def test_a_sale_is_paid_by_the_levels_before_it() -> None:
    """Red ranks first because of the buyers who then go aboard and of those who come home: 9 credits all the same."""
    s = solo(
        cargo=["", "red-lens"],
        traders=["", "mask"],
        queues=["red", "green*2", "purple*3"],
        ship={"red": 4},
    )
    assert act(s, "sell")
    assert told(s, "earned-rank") == ["earned-rank red 1 9"]


def survey_table(deck: str, forecast: str, pile: str) -> Earth:
    """An action deck of red cards only, a red pile of just these tiles, and Zu without a credit."""
    return solo(
        forecast=forecast,
        discard=other_cards(deck, forecast),
        sold=other_tiles("red", pile),
        credits=[8, 0],
    )


# --- what is used up --------------------------------------------------------------------------------


@pytest.mark.rule("ZU-GEN-11")
def test_market_without_buyers() -> None:
    """No wild and no red buyer is left: the traders are placed, nobody is added or ejected, and nothing has failed."""
    s = solo(
        cargo=["", "red-lens"],
        queues=["red*4", "red*2 wild*2"],
        ship={"wild": 4, "red": 2},
    )
    assert (at(s, "buyers", "red"), at(s, "buyers", "wild")) == (0, 0)
    assert act(s, "market") is True
    assert at(s, "queues")[:2] == [["red"] * 4, ["red", "red", "wild", "wild"]]
    assert at(s, "traders", ZU) == {"mask": 1, "coil": 1}
    assert credits(s) == 8
    assert story(s, "ejected", "joined", "zu-failed") == []


@pytest.mark.rule("ZU-GEN-11")
@pytest.mark.parametrize(("pile", "laid"), [("", 0), ("red-lens", 1)])
def test_survey_with_a_short_pile(pile: str, laid: int) -> None:
    """The card drawn is red: with no tile left, or one that Zu cannot pay, the rest is done and nothing has failed."""
    red = "red-mask*2 red-coil*2 red-prism*2 red-cog*2 red-comet*2 red-anchor*2"
    forecast = "orange-anchor*2 orange-comet"
    s = survey_table(red, forecast, pile)
    assert act(s, "survey") is True
    assert at(s, "marks") == [ZU, None, None]
    assert sum(at(s, "sites").values()) == laid
    assert credits(s) == 0
