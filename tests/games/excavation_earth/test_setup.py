"""What is in the box and how it is set up (EE-COMP, EE-SETUP)."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD, Box
from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    COLOURS,
    COMMAND_CARDS,
    FACTIONS,
    ICONS,
    LOCATIONS,
    TRAVEL_CARDS,
    TYPES,
)
from digsite.games.excavation_earth.pack import PANELS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.counting import (
    all_buyers,
    all_cards,
    all_tiles,
    discarded,
    explorers,
    hand,
    levels,
    on_sites,
    pile,
    plausible,
    posted,
    settled,
    supply,
)
from tests.games.excavation_earth.table import GAME, asked, earth, games, happened, new, offered, play, refused

PACK = Box.load(None)
SEATS = [2, 3, 4]
REDRAWS = [["set_up", 0, 2, 0], ["redraw", 1, 0, 0], ["redraw", 0, 0, 0]]
"""Seat 0 is asked to redraw, then seat 1; the rest of the set-up is still to come."""


def redrawing(first: str, second: str = "", seed: int = 0) -> Earth:
    """Hands as they were dealt to two seats, seat 0 first in turn order."""
    return earth(hands=[first, second], forecast="", explorers=["", ""], agenda=REDRAWS, seed=seed)


def first_turn(seats: int = 2, seed: int = 1, **options: object) -> Earth:
    """A game whose set-up is over."""
    return settled(new(seats, seed, **options))


def site_of(kind: str) -> str:
    """The place with the colour and the glyph of a type, as the component file says."""
    colour, glyph = kind.split("-")
    rows = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["location"]
    (found,) = [row["key"] for row in rows if row.get("colour") == colour and glyph in row["glyphs"]]
    return str(found)


# --- components -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-COMP-01")
def test_two_to_four_players() -> None:
    """A table for one or for five is refused by the rule."""
    for seats in SEATS:
        assert new(seats).n_seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(digsite.BadOption, match="EE-COMP-01"):
            GAME.new(seats=seats, seed=1)


@pytest.mark.rule("EE-COMP-02")
def test_one_of_each_board() -> None:
    """Main board, buyer board and mothership: each of their parts is on the table once."""
    for part in ("map", "round", "turn-order", "black-market", "mothership", "aboard", "popularity", "wild"):
        assert PANELS.count(part) == 1
    s = first_turn(4)
    assert len(s.sites) == len(TYPES)
    assert len(s.buyers) == len(s.ship) == len(BUYERS)


@pytest.mark.rule("EE-COMP-04", "EE-TILE-08")
@pytest.mark.parametrize("seats", SEATS)
def test_ninety_tiles(seats: int) -> None:
    """All of them are in the game, whoever plays."""
    s = first_turn(seats)

    assert all_tiles(s) == PACK.copies
    assert sum(all_tiles(s)) == 90


@pytest.mark.rule("EE-COMP-05")
def test_four_initiative_tokens() -> None:
    """Four players can hold the numbers 1 to 4; a fifth number, a gap or one twice is no position."""
    assert earth(seats=4, tokens=[4, 2, 1, 3]).tokens == [4, 2, 1, 3]
    for tokens in ([5, 1, 2, 3], [0, 2, 0, 0], [1, 1, 0, 0]):
        with pytest.raises(digsite.BadPosition, match="tokens"):
            earth(seats=4, tokens=tokens)


@pytest.mark.rule("EE-COMP-06", "EE-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_three_explorers_each(seats: int) -> None:
    """Two stand on the map after the set-up, and the first turn of each player brings the third and last."""
    s = first_turn(seats)

    assert [len(places) for places in s.explorers] == [2] * seats
    for _ in range(seats):
        assert asked(s) == "place_third"
        play(s, "place sydney")
        while asked(s) in ("free_move", "act", "pass_discard"):
            play(s, {"free_move": "done", "act": "pass"}.get(asked(s), offered(s)[0]))
    assert [len(places) for places in s.explorers] == [3] * seats
    with pytest.raises(digsite.BadPosition, match="EE-COMP-06"):
        earth(explorers=["vancouver berlin guam rio", "vancouver berlin guam"])


@pytest.mark.rule("EE-COMP-07", "EE-SETUP-04", "EE-CREW-01")
@pytest.mark.parametrize("seats", SEATS)
def test_22_cubes_each(seats: int) -> None:
    """All in the crew supply; a position with one more is refused."""
    s = first_turn(seats)

    assert s.cubes == [22] * seats
    assert all(posted(s, seat) == (0, 0, 0, 0) for seat in range(seats))
    with pytest.raises(digsite.BadPosition, match="EE-CREW-01"):
        earth(traders=["mask", ""], cubes=[22, 22])


@pytest.mark.rule("EE-COMP-08", "EE-SETUP-04")
def test_one_turn_order_marker_each() -> None:
    """Every player stands on the track exactly once."""
    for seats in SEATS:
        assert sorted(first_turn(seats).order) == list(range(seats))
    with pytest.raises(digsite.BadPosition, match="one place"):
        earth(seats=3, order=[0, 1, 1])


@pytest.mark.rule("EE-COMP-09", "EE-COMP-10", "EE-SETUP-26")
def test_50_coloured_and_7_wild_buyers() -> None:
    """With four players all of them are in the game."""
    assert all_buyers(first_turn(4)) == [10, 10, 10, 10, 10, 7]


@pytest.mark.rule("EE-COMP-11", "EE-SETUP-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_round_marker_starts_at_1(seats: int) -> None:
    """One marker, on the first space; the first round is announced once, when all is set up."""
    s = new(seats)
    assert s.round == 1
    settled(s)
    assert s.round == 1
    assert [event["round"] for event in happened(s, "round-began")] == [1]


@pytest.mark.rule("EE-COMP-12", "EE-COMP-13")
@pytest.mark.parametrize("seats", SEATS)
def test_17_buyer_cards_and_60_action_cards(seats: int) -> None:
    """No card is missing, whoever plays."""
    s = first_turn(seats)

    assert sum(s.buyer_deck) + sum(s.buyer_discard) == 17
    assert [a + b for a, b in zip(s.buyer_deck, s.buyer_discard, strict=True)] == PACK.buyer_copies
    assert sum(all_cards(s)) == 60
    assert all_cards(s) == PACK.card_copies


@pytest.mark.rule("EE-COMP-14", "EE-COMMAND-11")
def test_eight_command_cards_with_two_sides() -> None:
    """The same card pays its white figure in round 2 and its yellow one in round 3."""
    assert len(COMMAND_CARDS) == len(PACK.command_white) == len(PACK.command_yellow) == 8
    for round, credits in ((2, 13), (3, 16)):
        s = earth(round=round, hands=["red-mask", ""], envoys=["left", ""])
        play(s, "command red-mask", "recall", "use")
        assert s.credits[0] == credits


@pytest.mark.rule("EE-COMP-15", "EE-SETUP-14", "EE-TRAVEL-04")
def test_travel_cards_of_2_3_and_4_fuel() -> None:
    """Each of a player's three gives so many moves and no more."""
    assert TRAVEL_CARDS == ["travel-2", "travel-3", "travel-4"]
    for fuel in (2, 3, 4):
        s = earth(hands=["red-cog", ""], travel=[f"travel-{fuel}", ""], explorers=["rio delhi guam"] * 2)
        play(s, f"travel travel-{fuel}")
        for n in range(fuel):
            assert asked(s) == "travelling"
            play(s, "move guam xian" if n % 2 == 0 else "move xian guam")
        assert asked(s) == "act"


@pytest.mark.rule("EE-COMP-16", "EE-SUPPLY-01")
def test_any_sum_can_be_paid_and_held() -> None:
    """Change is made freely: 3 of 8 credits are paid, and a fortune grows on."""
    s = earth(hands=["red-coil", ""], stacks={"red": "red-lens"})
    play(s, "smuggle red-coil", "acquire red cargo")
    assert s.credits[0] == 5
    s = earth(credits=[4999, 8], hands=["red-coil", ""], cargo=["red-antenna", ""])
    play(s, "smuggle red-coil", "offload cargo red-antenna")
    assert s.credits[0] == 5006


@pytest.mark.rule("EE-COMP-17")
def test_an_action_card_has_a_colour_an_icon_and_three_fuel() -> None:
    """The red cog card digs in the red region, serves market #4 and gives three moves."""
    assert [f"{colour}-{icon}" for colour in COLOURS for icon in ICONS] == CARDS
    here = ["rome berlin guam", "vancouver berlin guam"]
    s = play(earth(hands=["red-cog", ""], explorers=here, sites="red-helix green-helix"), "excavate red-cog")
    assert offered(s, "dig") == ["dig red-helix"]
    s = play(earth(hands=["red-cog", ""], explorers=here), "market red-cog", "trader")
    assert s.traders[3 * 2] == 1
    s = play(earth(hands=["red-cog*2", ""], explorers=here), "travel red-cog")
    play(s, "move guam xian", "move xian guam", "move guam xian")
    assert asked(s) == "act"


@pytest.mark.rule("EE-COMP-18", "EE-TURN-14")
def test_a_travel_card_has_neither_colour_nor_icon() -> None:
    """It pays for Travel and Sell alone."""
    s = earth(travel=["travel-2 travel-3 travel-4", ""], cargo=["red-lens", ""], traders=["mask", ""], queues=["red"])
    assert {name.split()[0] for name in offered(s)} == {"travel", "sell", "pass"}


@pytest.mark.rule("EE-COMP-19")
def test_what_a_faction_board_shows() -> None:
    """An initiative, an ability, a gallery with its charts and two holds, for each of the five."""
    assert len(set(PACK.initiative)) == len(FACTIONS) == 5
    for key in FACTIONS:
        other = "gul" if key != "gul" else "aqulla"
        rules = earth(factions=[key, other]).rules
        assert type(rules.factions[0]) is not type(rules.factions[1])
        assert (rules.cargo[0], rules.hidden[0]) == (4, 2)
    assert [len(chart) for chart in PACK.row_charts] == [6] * 4
    assert [len(chart) for chart in PACK.column_charts] == [5] * 5


@pytest.mark.rule("EE-COMP-20")
def test_player_aids_have_no_part() -> None:
    """Nothing that is asked, played or written down speaks of them."""
    s = first_turn(4)
    assert not [name for name in s.to_json() if "aid" in name]
    assert not [span.name for span in GAME.codes.spans if "aid" in span.name]


@pytest.mark.rule("EE-COMP-21", "EE-TILE-04")
def test_pieces_that_are_alike() -> None:
    """Equal cards give one choice, and it does not matter in which order hands, holds or explorers are told."""
    s = earth(hands=["red-cog*2 green-cog", ""])
    assert offered(s, "excavate") == ["excavate green-cog", "excavate red-cog"]
    one = earth(hands=["red-cog green-mask", ""], cargo=["red-lens green-lens", ""], explorers=["rio delhi guam"] * 2)
    two = earth(hands=["green-mask red-cog", ""], cargo=["green-lens red-lens", ""], explorers=["guam rio delhi"] * 2)
    assert one == two
    assert one.legal() == two.legal()


# --- factions and order ---------------------------------------------------------------------------


@pytest.mark.rule("EE-SETUP-02", "EE-SETUP-R2")
def test_factions_are_chosen() -> None:
    """Each seat has the faction it named; a choice for some leaves the others to chance."""
    s = new(3, factions=["gul", "issisinui", "kuti_kuti"])
    assert [FACTIONS[faction.number] for faction in s.rules.factions] == ["gul", "issisinui", "kuti_kuti"]
    for seed in range(10):
        s = new(3, seed, factions=["random", "gul", "random"])
        assert FACTIONS[s.rules.factions[1].number] == "gul"


@pytest.mark.rule("EE-SETUP-R2", "EE-SETUP-02")
def test_factions_are_dealt_at_random() -> None:
    """Without a choice each faction comes to each seat as often as the others."""
    found = [Counter[str]() for _ in range(3)]
    for seed in range(600):
        for seat, faction in enumerate(new(3, seed).rules.factions):
            found[seat][FACTIONS[faction.number]] += 1
    assert all(plausible(seat, dict.fromkeys(FACTIONS, 1)) for seat in found)


@pytest.mark.rule("EE-SETUP-03")
def test_no_faction_twice() -> None:
    """Neither by choice nor by chance."""
    with pytest.raises(digsite.BadOption, match="EE-SETUP-03"):
        new(2, factions=["gul", "gul"])
    for seed in range(40):
        numbers = [faction.number for faction in new(4, seed, factions=["gul", *["random"] * 3]).rules.factions]
        assert len(set(numbers)) == 4


@pytest.mark.rule("EE-SETUP-R1")
def test_pieces_belong_to_seats_not_to_factions() -> None:
    """Whatever the factions, seat 0's explorers and cubes are its own: factions may be shuffled among the seats."""
    for factions in permutations(["gul", "aqulla", "kuti_kuti"]):
        s = earth(seats=3, factions=list(factions), hands=["red-mask", "", ""])
        play(s, "market red-mask", "trader")
        assert s.cubes == [21, 22, 22]


@pytest.mark.rule("EE-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_eight_credits(seats: int) -> None:
    """For everybody, from the start."""
    assert new(seats).credits == [8] * seats
    assert first_turn(seats).scores == [8] * seats


@pytest.mark.rule("EE-SETUP-06")
def test_turn_order_by_initiative() -> None:
    """Merchants, Psychics, Smugglers, Pilots, Excavators, wherever they sit; those who play, without gaps."""
    row = ["aqulla", "issisinui", "gul", "dal_harrai", "kuti_kuti"]
    for seats in SEATS:
        for chosen in permutations(row, seats):
            s = new(seats, factions=list(chosen))
            expected = [chosen.index(faction) for faction in row if faction in chosen]
            assert s.order == expected
            assert s.seat == s.turn == expected[0]
            assert [event["seat"] for event in happened(s, "began")] == expected
    settled(s)
    assert s.seat == s.order[0]


@pytest.mark.rule("EE-SETUP-R3", "EE-DATA-13")
def test_initiatives_never_tie(tmp_path: Path) -> None:
    """They differ in the file, and a file in which two are equal is refused."""
    assert len(set(PACK.initiative)) == 5
    path = tmp_path / "tie.toml"
    path.write_text(STANDARD.read_text(encoding="utf-8").replace("initiative = 40", "initiative = 30"), "utf-8")
    with pytest.raises(digsite.BadComponents, match="EE-DATA-13"):
        new(2, components=str(path))


@pytest.mark.rule("EE-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_what_nobody_chose_stays_out(seats: int) -> None:
    """There are factions, explorers, cubes and travel cards for those who play and no others."""
    s = first_turn(seats)
    for per_seat in (s.rules.factions, s.explorers, s.cubes, s.travel, s.credits, s.cargo, s.hidden, s.guards):
        assert len(per_seat) == seats
    assert len(s.traders) == 6 * seats
    assert len(s.envoys) == 3 * seats


# --- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("EE-SETUP-08", "EE-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_each_from_one_deck(seats: int) -> None:
    """The rest is the deck, and the common discard pile is empty."""
    s = new(seats)

    assert [len(cards) for cards in s.hands] == [6] * seats
    assert s.n_deck == sum(s.deck) == 60 - 6 * seats
    assert s.n_discard == 0
    assert len(happened(s, "drew")) == 6 * seats
    for event in s.events:
        if event.kind.name == "drew":
            told = event.seen((event.seat + 1) % seats)
            assert told is not None
            assert told["card"] == -1


@pytest.mark.rule("EE-SETUP-08")
def test_the_deck_is_shuffled() -> None:
    """Every kind of card is dealt as often as the others, to every seat."""
    found: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for seed in range(500):
        s = new(4, seed)
        found += Counter(s.hands[0])
        last += Counter(settled(s).forecast)
    assert plausible(found, dict.fromkeys(range(30), 1.0))
    assert plausible(last, dict.fromkeys(range(30), 1.0))


@pytest.mark.rule("EE-SETUP-10", "EE-SETUP-12", "EE-EDGE-03")
def test_redraw_of_four_of_a_colour() -> None:
    """Four red and two green cards: any of the red ones may go, the green ones not."""
    s = redrawing("red-mask red-coil red-cog*2 green-comet green-anchor", "yellow-mask")

    assert offered(s) == ["done", "swap red-mask", "swap red-coil", "swap red-cog"]
    refused(s, "swap green-comet", "EE-SETUP-12")
    refused(s, "swap red-prism", "EE-SETUP-12")
    play(s, "swap red-cog", "swap red-mask", "swap red-cog")
    assert offered(s) == ["done", "swap red-coil"]
    refused(s, "swap red-cog", "EE-SETUP-12")
    play(s, "done")
    assert discarded(s) == {"red-mask": 1, "red-cog": 2}
    assert len(s.hands[0]) == 6
    assert {"red-coil", "green-comet", "green-anchor"} <= set(hand(s).split())
    assert happened(s, "redrew") == [{"kind": "redrew", "seat": 0, "n": 3}]
    assert len(happened(s, "discarded")) == len(happened(s, "drew")) == 3


@pytest.mark.rule("EE-SETUP-10")
def test_redraw_of_none_and_of_all() -> None:
    """Of five red cards none or all may be redrawn."""
    five = "red-mask red-coil red-prism red-cog red-comet green-anchor"
    s = play(redrawing(five), "done")
    assert hand(s) == "green-anchor red-mask red-coil red-prism red-cog red-comet"
    assert discarded(s) == {}
    assert happened(s, "kept-hand") == [{"kind": "kept-hand", "seat": 0}]
    s = play(redrawing(five), *(f"swap red-{icon}" for icon in ICONS[:5]))
    assert offered(s) == ["done"]
    play(s, "done")
    assert len(s.hands[0]) == 6
    assert sum(discarded(s).values()) == 5


@pytest.mark.rule("EE-SETUP-11", "EE-SETUP-12")
def test_redraw_of_four_with_an_icon() -> None:
    """Four cogs of four colours make a group as well; three do not."""
    s = redrawing("yellow-cog green-cog red-cog purple-cog yellow-mask green-coil")
    assert offered(s, "swap") == ["swap yellow-cog", "swap green-cog", "swap red-cog", "swap purple-cog"]
    refused(s, "swap yellow-mask", "EE-SETUP-12")
    s = redrawing("yellow-cog green-cog red-cog yellow-mask green-coil red-coil")
    assert offered(s) == ["done"]


@pytest.mark.rule("EE-SETUP-R13")
def test_the_question_says_whether_anything_can_be_redrawn() -> None:
    """Everybody is asked; who has no group is told so, instead of being asked for what is not there."""
    hands = {
        "red-mask red-coil red-cog*2 green-comet green-anchor": "Which cards",
        "yellow-cog green-cog red-cog yellow-mask green-coil red-coil": "There is nothing to redraw",
    }
    for dealt, words in hands.items():
        question = redrawing(dealt).question
        assert question is not None
        assert question.say("en").startswith(words)
    question = play(redrawing(next(iter(hands))), "swap red-cog").question
    assert question is not None
    assert question.about == {"n": 4, "picked": 1}


@pytest.mark.rule("EE-SETUP-R5", "EE-EDGE-04")
def test_redraw_from_two_groups() -> None:
    """Four reds and four cogs, two cards in both groups: all six may go, in the one redraw."""
    s = redrawing("red-cog*2 red-mask red-coil green-cog purple-cog")
    assert len(offered(s, "swap")) == 5
    play(
        s, "swap red-cog", "swap red-cog", "swap red-mask", "swap red-coil", "swap green-cog", "swap purple-cog", "done"
    )
    assert sum(discarded(s).values()) == 6
    assert len(s.hands[0]) == 6


@pytest.mark.rule("EE-SETUP-R5")
def test_groups_are_judged_by_the_dealt_hand() -> None:
    """Once a red card is picked, only three are left of the group; they may still go."""
    s = play(redrawing("red-cog red-mask red-coil red-prism green-comet purple-comet"), "swap red-cog")
    assert offered(s, "swap") == ["swap red-mask", "swap red-coil", "swap red-prism"]


@pytest.mark.rule("EE-SETUP-R4", "EE-EDGE-03")
def test_one_redraw_only() -> None:
    """Whatever is drawn, also a new group of four, the next player is asked."""
    again = 0
    for seed in range(60):
        s = redrawing("red-mask red-coil red-prism red-cog red-comet red-anchor", "yellow-mask", seed=seed)
        play(s, *(f"swap red-{icon}" for icon in ICONS), "done")
        assert asked(s) == "redraw"
        assert s.seat == 1
        kinds = s.hands[0]
        groups = [Counter(card // 6 for card in kinds), Counter(card % 6 for card in kinds)]
        again += any(n >= 4 for group in groups for n in group.values())
    assert again > 0


@pytest.mark.rule("EE-SETUP-R6")
def test_redraws_in_turn_order_before_the_forecast() -> None:
    """One player after the other; what was discarded stays in the pile, also when the forecast is laid out."""
    s = new(4, factions=["kuti_kuti", "aqulla", "gul", "issisinui"])
    for seat in (1, 3, 2, 0):
        assert asked(s) == "redraw"
        assert s.seat == seat
        assert s.forecast == []
        refused(s, "done", "EE-TURN-R3", seat=(seat + 1) % 4)
        play(s, "done")
    assert len(s.forecast) == 5
    s = redrawing("red-mask red-coil red-cog*2 green-comet green-anchor", "yellow-mask*2")
    play(s, "swap red-mask", "swap red-coil", "done", "done")
    assert discarded(s) == {"red-mask": 1, "red-coil": 1}
    assert s.n_deck == 60 - 6 - 2 - 2 - 3
    assert sum(all_cards(s)) == 60


@pytest.mark.rule("EE-SETUP-R13", "EE-INFO-17")
def test_everybody_is_asked_about_a_redraw() -> None:
    """Also who can only keep; the others see the same until cards are really discarded."""
    plain = redrawing("red-mask red-coil red-cog green-comet green-anchor purple-cog")
    group = redrawing("red-mask red-coil red-cog red-prism green-anchor purple-cog")
    assert asked(plain) == asked(group) == "redraw"
    assert offered(plain) == ["done"]
    play(group, "swap red-mask")
    assert group.events == []
    for seat in (1, None):
        assert plain.view(seat) == group.view(seat)


@pytest.mark.rule("EE-SETUP-13", "EE-SETUP-R7", "EE-SETUP-R6")
@pytest.mark.parametrize("seats", SEATS)
def test_drafted_start(seats: int) -> None:
    """Eight cards each, three picks of two, the last two discarded; six in hand, and nobody redraws."""
    s = new(seats, draft_start=True)
    assert [len(cards) for cards in s.packs] == [8] * seats
    assert s.hands == [[] for _ in range(seats)]
    for left in (8, 6, 4):
        assert asked(s) == "draft"
        assert [len(cards) for cards in s.packs] == [left] * seats
        for seat in range(seats):
            play(s, offered(s, seat=seat)[0], seat=seat)
            play(s, offered(s, seat=seat)[0], seat=seat)
    assert asked(s) == "place_third"
    assert [len(cards) for cards in s.hands] == [6] * seats
    assert s.travel == [7] * seats
    assert s.n_discard == 2 * seats
    assert s.n_deck == 60 - 8 * seats - (seats + 1)
    assert s.seat == s.order[0]


@pytest.mark.rule("EE-SETUP-R7")
def test_no_redraw_of_a_drafted_hand() -> None:
    """Also with four of a colour in hand."""
    for seed in range(30):
        s = new(2, seed, draft_start=True)
        while asked(s) == "draft":
            reds = [name for name in offered(s) if name.startswith("pick red")]
            play(s, (reds or offered(s))[0])
        assert asked(s) == "place_third"


@pytest.mark.rule("EE-SETUP-14", "EE-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
def test_nine_cards_each(seats: int) -> None:
    """Six action cards and travel cards with 2, 3 and 4 fuel."""
    s = first_turn(seats)
    position = s.to_json()
    assert position["travel"] == [["travel-2", "travel-3", "travel-4"]] * seats
    assert [len(cards) + 3 for cards in s.hands] == [9] * seats


# --- forecast and tiles ---------------------------------------------------------------------------


@pytest.mark.rule("EE-SETUP-16", "EE-SETUP-17")
@pytest.mark.parametrize(("seats", "n"), [(2, 3), (3, 4), (4, 5)])
def test_surveyor_forecast(seats: int, n: int) -> None:
    """One card more than players, face up, off the deck, without cubes; nobody has a token."""
    s = first_turn(seats)

    assert len(s.forecast) == n
    assert s.marks == [-1] * n
    assert s.n_deck == 60 - 6 * seats - n
    assert s.tokens == [0] * seats
    assert [event["card"] for event in happened(s, "forecast")] == s.forecast
    for seat in (*range(seats), None):
        assert s.view(seat)["forecast"] == s.forecast


@pytest.mark.rule("EE-SETUP-18")
def test_piles_are_shuffled() -> None:
    """The first tile of each pile is of each type as often as it has copies."""
    found = [Counter[int]() for _ in COLOURS]
    for seed in range(400):
        seen = set()
        for event in happened(first_turn(2, seed), "revealed"):
            kind = event["artefact"]
            assert isinstance(kind, int)
            if kind // 4 not in seen:
                found[kind // 4][kind] += 1
            seen.add(kind // 4)
    for colour in range(5):
        assert plausible(found[colour], {kind: PACK.copies[kind] for kind in range(4 * colour, 4 * colour + 4)})


@pytest.mark.rule("EE-SETUP-19", "EE-SETUP-22", "EE-SETUP-23", "EE-SETUP-24", "EE-EDGE-02")
@pytest.mark.parametrize(
    ("seats", "map_tiles", "stack_tiles", "rest", "buyers"), [(2, 3, 2, 13, 46), (3, 3, 3, 12, 51), (4, 4, 4, 10, 57)]
)
def test_tiles_and_buyers_by_players(seats: int, map_tiles: int, stack_tiles: int, rest: int, buyers: int) -> None:
    """Of each colour 3 / 3 / 4 on the map and 2 / 3 / 4 in the stack; 46 / 51 / 57 buyers."""
    for seed in range(10):
        s = first_turn(seats, seed)
        for colour, name in enumerate(COLOURS):
            assert sum(s.sites[4 * colour : 4 * colour + 4]) == map_tiles
            assert len(s.stacks[colour]) == stack_tiles
            assert all(kind // 4 == colour for kind in s.stacks[colour])
            assert pile(s, name) == rest
        assert sum(s.sites) == {2: 15, 3: 15, 4: 20}[seats]
        assert sum(map(len, s.stacks)) == {2: 10, 3: 15, 4: 20}[seats]
        assert sum(s.piles) == {2: 65, 3: 60, 4: 50}[seats]
        assert sum(all_buyers(s)) == buyers


@pytest.mark.rule("EE-SETUP-20", "EE-SETUP-19", "EE-MAP-R2")
def test_tiles_go_to_their_site() -> None:
    """Each revealed tile is told with the one place of its colour and icon."""
    s = first_turn(4)
    told = happened(s, "revealed")
    assert len(told) == 20
    for event in told:
        kind, place = event["artefact"], event["place"]
        assert isinstance(kind, int)
        assert isinstance(place, int)
        assert LOCATIONS[place] == site_of(TYPES[kind])
    assert Counter(TYPES[int(str(event["artefact"]))] for event in told) == on_sites(s)


@pytest.mark.rule("EE-SETUP-21", "EE-MAP-11")
def test_several_tiles_on_one_site() -> None:
    """Of the same type and of different ones."""
    same = mixed = False
    for seed in range(30):
        found = on_sites(first_turn(4, seed))
        same = same or max(found.values()) > 1
        mixed = mixed or (found["red-lens"] > 0 and found["red-antenna"] > 0)
    assert same
    assert mixed


@pytest.mark.rule("EE-SETUP-R8")
def test_stacks_are_laid_upwards() -> None:
    """The tile revealed last lies on top."""
    for seed in range(10):
        s = first_turn(4, seed)
        told = [int(str(event["artefact"])) for event in happened(s, "stacked")]
        for colour in range(5):
            assert s.stacks[colour] == [kind for kind in reversed(told) if kind // 4 == colour]


# --- buyers ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-SETUP-25", "EE-POP-01", "EE-POP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_buyers_are_sorted(seats: int) -> None:
    """Those not in queues stand on their own colour's track, wild ones in the pool."""
    s = first_turn(seats)
    standing = Counter(buyer for line in s.queues for buyer in line)
    for kind in range(5):
        assert s.buyers[kind] == {2: 8, 3: 9, 4: 10}[seats] - standing[kind]
    assert s.buyers[5] == {2: 6, 3: 6, 4: 7}[seats] - standing[5]


@pytest.mark.parametrize(
    ("seats", "colour", "wild"),
    [
        pytest.param(4, 10, 7, marks=pytest.mark.rule("EE-SETUP-26")),
        pytest.param(3, 9, 6, marks=pytest.mark.rule("EE-SETUP-27")),
        pytest.param(2, 8, 6, marks=pytest.mark.rule("EE-SETUP-28")),
    ],
)
def test_buyers_in_the_game(seats: int, colour: int, wild: int) -> None:
    """With fewer players some leave the game, alike for all colours."""
    assert all_buyers(first_turn(seats)) == [colour] * 5 + [wild]
    assert supply(earth(seats=seats)) == {**dict.fromkeys(COLOURS, colour), "wild": wild}


@pytest.mark.rule("EE-SETUP-29", "EE-POP-08", "EE-POP-R2")
@pytest.mark.parametrize(("seats", "empty"), [(4, 0), (3, 1), (2, 2)])
def test_spaces_of_removed_buyers(seats: int, empty: int) -> None:
    """The lowest spaces are empty at the start, so every colour begins at the same level."""
    s = earth(seats=seats)
    assert levels(s) == dict.fromkeys(COLOURS, empty)


@pytest.mark.rule("EE-SETUP-R9", "EE-SETUP-29")
def test_buyers_never_fill_the_spaces_of_removed_ones() -> None:
    """However they come and go, no track holds more than it started with."""
    for s in games(12):
        most = {2: 8, 3: 9, 4: 10}[s.n_seats]
        assert max(s.buyers[:5]) <= most
        assert min(levels(s).values()) >= 10 - most


@pytest.mark.rule("EE-SETUP-30", "EE-SETUP-31", "EE-SETUP-32", "EE-SETUP-36", "EE-SETUP-R10", "EE-QUEUE-04")
@pytest.mark.parametrize("seats", SEATS)
def test_buyer_cards_fill_the_queues(seats: int) -> None:
    """Two cards without effect, then #1 to #6 get a buyer for each of three cards, the first in front."""
    for seed in range(20):
        s = first_turn(seats, seed)
        told = [event for event in s.events if event.kind.name in ("buyer-card", "joined", "ejected")]
        assert [event.kind.name for event in told] == ["buyer-card"] * 2 + ["buyer-card", "joined"] * 18
        cards = [event.a for event in told if event.kind.name == "buyer-card"]
        joined = [(event.b, event.a) for event in told if event.kind.name == "joined"]
        assert joined == [(market, cards[2 + 3 * market + i]) for market in range(6) for i in range(3)]
        assert [buyer for line in s.queues for buyer in line] == cards[2:]


@pytest.mark.rule("EE-SETUP-36")
def test_wild_buyer_cards() -> None:
    """Wild cards are drawn as often as they are in the deck, and bring wild buyers."""
    found: Counter[int] = Counter()
    for seed in range(300):
        found[first_turn(2, seed).queues[0][0]] += 1
    assert plausible(found, dict(enumerate(PACK.buyer_copies)))


@pytest.mark.rule("EE-SETUP-33", "EE-SETUP-34", "EE-SETUP-35", "EE-SETUP-R11", "EE-EDGE-01", "EE-MAP-R1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_buyer_deck_runs_out_after_the_fifth_market(seats: int) -> None:
    """15 cards fill five queues; only when the 16th is needed all 17 are shuffled; 14 are left and 3 discarded."""
    for seed in range(10):
        s = first_turn(seats, seed)
        told = [event for event in s.events if event.kind.name in ("buyer-card", "buyers-reshuffled", "joined")]
        at = [i for i, event in enumerate(told) if event.kind.name == "buyers-reshuffled"]
        assert len(at) == 1
        cards = [event.a for event in told[: at[0]] if event.kind.name == "buyer-card"]
        assert Counter(cards) == Counter(dict(enumerate(PACK.buyer_copies)))
        assert told[at[0] - 1].kind.name == "joined"
        assert told[at[0] - 1].b == 4
        assert sum(s.buyer_deck) == 14
        assert sum(s.buyer_discard) == 3
        assert Counter(s.queues[5]) == Counter({kind: n for kind, n in enumerate(s.buyer_discard) if n})
        assert [len(line) for line in s.queues] == [3] * 6
        assert s.ship == [0] * 6


@pytest.mark.rule("EE-SETUP-R14")
def test_a_card_without_its_buyer_counts_at_set_up(tmp_path: Path) -> None:
    """With twelve wild cards the six wild buyers run out: the queue stays short, no further card is drawn for it."""
    path = tmp_path / "wild.toml"
    sheet = STANDARD.read_text(encoding="utf-8").replace("copies = [3, 3, 3, 3, 3, 2]", "copies = [1, 1, 1, 1, 1, 12]")
    path.write_text(sheet, "utf-8")
    short = 0
    for seed in range(10):
        s = first_turn(2, seed, components=str(path))
        cards = happened(s, "buyer-card")
        assert len(cards) == 20
        ignored = sum(event["buyer"] == 5 for event in cards[2:]) - 6
        assert sum(map(len, s.queues)) == 18 - max(ignored, 0)
        short += ignored > 0
        assert s.buyers[5] >= 0
    assert short > 0


# --- command cards and explorers ------------------------------------------------------------------


@pytest.mark.rule("EE-SETUP-37", "EE-PREP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_command_cards_stay_aside_in_round_1(seats: int) -> None:
    """None lies at a centre, and a position that says so is refused."""
    assert first_turn(seats).command == []
    with pytest.raises(digsite.BadPosition, match="EE-PREP-05"):
        earth(command=COMMAND_CARDS[:3])


@pytest.mark.rule("EE-SETUP-38")
@pytest.mark.parametrize("seats", SEATS)
def test_explorers_at_markets_1_and_4(seats: int) -> None:
    """Vancouver and Berlin, for everybody."""
    s = first_turn(seats)
    assert [explorers(s, seat) for seat in range(seats)] == ["vancouver berlin"] * seats


@pytest.mark.rule("EE-SETUP-39", "EE-SETUP-40", "EE-SETUP-41", "EE-SETUP-R12", "EE-EDGE-05")
def test_the_third_explorer() -> None:
    """Asked at the start of each player's first turn, even before a Pass: 19 places, those of opponents too."""
    s = first_turn(3, factions=["gul", "aqulla", "kuti_kuti"])
    taken: list[str] = []
    for seat in (1, 0, 2):
        assert asked(s) == "place_third"
        assert s.seat == seat
        places = [place for place in LOCATIONS if place not in ("vancouver", "berlin")]
        assert offered(s) == [f"place {place}" for place in places]
        assert len(places) == 19
        refused(s, "place vancouver", "EE-SETUP-40")
        refused(s, "place berlin", "EE-SETUP-40")
        refused(s, "pass", "EE-TURN-11")
        play(s, "place sydney")
        taken += [str(event["place"]) for event in happened(s, "placed")]
        assert explorers(s, seat) == "vancouver berlin sydney"
        assert asked(s) == "act"
        play(s, "pass")
        while asked(s) == "pass_discard":
            play(s, offered(s)[0])
    assert taken == ["5", "5", "5"]


@pytest.mark.rule("EE-SETUP-39")
def test_the_third_explorer_comes_once() -> None:
    """Neither the second turn nor the second round asks again."""
    asked_for: list[tuple[int, int]] = []
    s = first_turn(2)
    rng = digsite.Rng(5)
    while not s.over:
        if asked(s) == "place_third":
            asked_for.append((s.round, s.seat or 0))
        codes = s.legal()
        s.play(codes[rng.below(len(codes))])
    assert sorted(asked_for) == [(1, 0), (1, 1)]


@pytest.mark.rule("EE-SETUP-R12", "EE-EDGE-06", "EE-TURN-19")
def test_pilots_place_before_they_move() -> None:
    """Placement, then the free move: not onto the place just taken, nor off to a start market first."""
    s = first_turn(2, factions=["dal_harrai", "kuti_kuti"])
    assert s.seat == 0
    assert asked(s) == "place_third"
    refused(s, "move vancouver mexico", "EE-TRAVEL-02")
    play(s, "place mexico")
    assert asked(s) == "free_move"
    refused(s, "move vancouver mexico", "EE-FACTION-20")
    assert "move mexico havana" in offered(s)
    play(s, "move vancouver anchorage")
    assert asked(s) == "act"
    assert explorers(s) == "berlin anchorage mexico"


@pytest.mark.rule("EE-SETUP-R6", "EE-SETUP-R4")
def test_a_position_between_redraws_can_be_read() -> None:
    """Those who are still to be asked wait in turn order; a redraw out of turn is no position."""
    s = new(4, 3)
    for _ in range(4):
        assert GAME.from_json(s.to_json()) == s
        play(s, "done")
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-R6"):
        earth(forecast="", explorers=["", ""], agenda=REDRAWS, turn=1)
    six = "red-cog green-coil yellow-mask purple-prism orange-comet red-anchor"
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-12"):
        earth(hands=[six, ""], picked=["red-cog"], forecast="", explorers=["", ""], agenda=REDRAWS)
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-09"):
        earth(hands=[six + " red-coil", ""], forecast="", explorers=["", ""], agenda=REDRAWS)
