"""Setting up: what stays in the box, what is dealt where, who begins, and who may know what (AR-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.archaeology.kinds import CARD_NAMES, COIN, KIND_NAMES, MAP, POT_SHARD, SANDSTORM, TALISMAN, THIEF
from digsite.games.archaeology.state import Dig
from tests.games.archaeology.table import (
    GAME,
    MONUMENTS,
    asked,
    dig,
    hand,
    happened,
    laid_out,
    lay,
    new,
    offered,
    plain,
    plausible,
    play,
    refused,
    told,
    trade,
    turn,
)

SEATS = [2, 3, 4, 5]
EVERYBODY = [0, 1, 2, None]
BASE = {
    "pot_shard": 16,
    "parchment_scrap": 16,
    "coin": 12,
    "broken_cup": 6,
    "talisman": 8,
    "map": 6,
    "pharaohs_mask": 4,
}
TABLETS = {"broken_tablet": 12}
PENDANTS = {"broken_pendant": 5}


def census(s: Dig) -> dict[str, int]:
    """Every card of the game, wherever it lies, the discarded Thieves and Sandstorms and the spent Maps included."""
    found: Counter[str] = Counter()
    for pile in [*s.hands, s.market, *s.chambers, s.drawn]:
        for kind, n in enumerate(pile):
            found[KIND_NAMES[kind]] += n
    for card in [*s.dig_site, *s.pile]:
        found[CARD_NAMES[card]] += 1
    for sets in s.sold:
        for code in sets:
            _, name, size = GAME.codes.name(code).split()
            found[name] += int(size)
    found["map"] += s.maps_spent
    found["thief"] += s.thieves_out
    found["sandstorm"] += s.storms_out
    return {name: n for name, n in found.items() if n != 0}


def treasures(s: Dig) -> dict[str, int]:
    return {name: n for name, n in census(s).items() if name not in ("thief", "sandstorm")}


def kinds(counts: list[int]) -> Counter[int]:
    """Counts by kind as a Counter, to add and take away."""
    return Counter({kind: n for kind, n in enumerate(counts) if n > 0})


# --- which cards are in the game ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        pytest.param(2, BASE, marks=pytest.mark.rule("AR-SETUP-02")),
        pytest.param(3, BASE, marks=pytest.mark.rule("AR-SETUP-03")),
        pytest.param(4, BASE | TABLETS, marks=pytest.mark.rule("AR-SETUP-04")),
        pytest.param(5, BASE | TABLETS | PENDANTS, marks=pytest.mark.rule("AR-SETUP-05")),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_treasures_that_stay_in_the_box(seats: int, cards: dict[str, int], seed: int) -> None:
    """Tablets are left out below four players and pendants below five; all other treasures are in, every copy."""
    assert treasures(laid_out(seats, seed)) == cards


@pytest.mark.rule("AR-SETUP-06")
@pytest.mark.parametrize(("seats", "size"), [(2, 62), (3, 62), (4, 74), (5, 79)])
def test_size_of_the_treasure_deck(seats: int, size: int) -> None:
    """The deck that everything is dealt from holds all treasures of the player count but the Maps."""
    for seed in range(10):
        assert sum(n for name, n in treasures(laid_out(seats, seed)).items() if name != "map") == size


@pytest.mark.rule("AR-SETUP-06")
def test_the_treasure_deck_is_shuffled() -> None:
    """Each place gets each kind as often as its copies in the deck ask for."""
    copies = {KIND_NAMES.index(name): float(n) for name, n in BASE.items() if name != "map"}
    hands: Counter[int] = Counter()
    market: Counter[int] = Counter()
    chamber: Counter[int] = Counter()
    for seed in range(500):
        s = laid_out(2, seed, monument="great_pyramid")
        hands += kinds(s.hands[0])
        market += kinds(s.market)
        chamber += kinds(s.chambers[2])

    assert plausible(hands, copies)
    assert plausible(market, copies)
    assert plausible(chamber, copies)


@pytest.mark.rule("AR-SETUP-01", "AR-SETUP-23", "AR-EDGE-60")
@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_dig_site_holds_maps_thieves_and_storms(seats: int, monument: str) -> None:
    """They are taken out first and join last, so no hand, market, chamber or pile can start with one."""
    for seed in range(12):
        s = laid_out(seats, seed, monument=monument)
        site = Counter(s.dig_site)

        assert site[MAP] == census(s)["map"]
        assert site[THIEF] == census(s)["thief"]
        assert site[SANDSTORM] == census(s)["sandstorm"]
        assert all(counts[MAP] == 0 for counts in [*s.hands, s.market, *s.chambers])
        assert not {MAP, THIEF, SANDSTORM} & set(s.pile)


@pytest.mark.rule("AR-EDGE-60", "AR-SETUP-25")
def test_five_players_leave_39_treasures_to_dig() -> None:
    """Of 79 treasures 20 are dealt to hands, 5 to the market and 15 to the monument; the 39 others hold no Map yet."""
    for seed in range(20):
        s = laid_out(5, seed)

        assert sum(s.sizes) == 20
        assert sum(s.market) == 5
        assert sum(map(sum, s.chambers)) + len(s.pile) == 15
        assert sum(1 for card in s.dig_site if card not in (MAP, THIEF, SANDSTORM)) == 39


# --- hands, tents, market -------------------------------------------------------------------------


@pytest.mark.rule("AR-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_dealt_four_cards(seats: int) -> None:
    """A starting hand is four cards, whoever and however many play."""
    for seed in range(20):
        s = laid_out(seats, seed)

        assert [sum(dealt) for dealt in s.hands] == [4] * seats
        assert s.sizes == [4] * seats


@pytest.mark.rule("AR-SETUP-08", "AR-SETUP-R3")
def test_starting_hands_are_hidden() -> None:
    """A view has its own hand and no other; a spectator's has none."""
    s = new(3, 4, monument="mine")
    for seat in range(3):
        view = s.view(seat)

        assert view["hand"] == s.hands[seat]
        assert view["known"] == [[0] * 9] * 3
    assert s.view(None)["hand"] is None
    assert s.view(None)["known"] == [[0] * 9] * 3


@pytest.mark.rule("AR-SETUP-09", "AR-SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_gets_exactly_one_tent(seats: int) -> None:
    """One tent lies open before each player, and no tent is anywhere else."""
    s = new(seats, 1)
    for seat in [*range(seats), None]:
        assert s.view(seat)["tents"] == [1] * seats


@pytest.mark.rule("AR-SETUP-09", "AR-SETUP-11")
def test_there_is_no_second_tent_to_be_had() -> None:
    """A position in which somebody owns two tents cannot be."""
    with pytest.raises(digsite.BadPosition, match="tents"):
        dig(["coin", "coin"], tents=[2, 1])


@pytest.mark.rule("AR-SETUP-10")
def test_a_tent_is_not_in_the_hand() -> None:
    """Five cards and an unused tent are a hand of five: two are lost, and the tent cannot be one of them."""
    s = dig(["", "coin*5"], dig_site="sandstorm coin", agenda=turn(0), tents=[0, 1])
    play(s, "no-tent")

    assert s.sizes == [0, 5]
    assert offered(s) == ["lose coin"]
    play(s, "lose coin", "lose coin")
    assert asked(s) == "0 act"
    assert hand(s, 1) == "coin*3"
    assert s.tents == [0, 1]


@pytest.mark.rule("AR-SETUP-12")
@pytest.mark.parametrize("seats", SEATS)
def test_five_cards_lie_open_in_the_market(seats: int) -> None:
    """The market starts with five cards, and every seat and spectator sees which."""
    for seed in range(10):
        s = new(seats, seed)

        assert sum(s.market) == 5
        for seat in [*range(seats), None]:
            assert s.view(seat)["market"] == s.market


@pytest.mark.rule("AR-SETUP-24")
def test_hands_are_dealt_first_then_the_market_then_the_chambers() -> None:
    """The same deck for two and for three players: the third hand comes out of what was the market of two, and the
    market of three takes the rest of that and goes on where the first chambers were."""
    for seed in range(10):
        two = laid_out(2, seed, monument="great_pyramid")
        three = laid_out(3, seed, monument="great_pyramid")
        hands_of_two = sum(map(kinds, two.hands), Counter[int]())
        third_hand = sum(map(kinds, three.hands), Counter[int]()) - hands_of_two
        rest_of_market = kinds(two.market) - third_hand
        begun_chambers = kinds(three.market) - rest_of_market

        assert third_hand.total() == 4
        assert rest_of_market.total() == 1
        assert begun_chambers.total() == 4
        assert kinds(two.chambers[0]) <= begun_chambers <= kinds(two.chambers[0]) + kinds(two.chambers[1])


# --- the monument ---------------------------------------------------------------------------------


@pytest.mark.rule("AR-SETUP-13", "AR-SETUP-R1", "AR-SETUP-15")
def test_the_monument_is_drawn_at_random_by_default() -> None:
    """All six come up, each as often as the others. The advice for a first game binds nobody."""
    found = Counter(str(new(2, seed).rules.options["monument"]) for seed in range(600))

    assert plausible(found, dict.fromkeys(MONUMENTS, 1.0))


@pytest.mark.rule("AR-SETUP-15", "AR-SETUP-R1")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_can_be_chosen(monument: str) -> None:
    """The Great Pyramid that is advised for a first game, or any other, is used whenever it is asked for."""
    for seed in range(10):
        s = new(3, seed, monument=monument)

        assert s.rules.options["monument"] == monument
        assert s.view(None)["options"] == s.rules.options
        assert happened(s, "began")[0]["monument"] == MONUMENTS.index(monument)


@pytest.mark.rule("AR-SETUP-14")
@pytest.mark.parametrize(
    ("monument", "chambers", "explored", "sold", "unearthed"),
    [
        ("great_pyramid", 3, "0 act", "0 act", 0),
        ("temple", 3, "0 act", "0 look", 0),
        ("tomb", 2, "0 keep", "0 act", 0),
        ("mine", 1, "0 draw", "0 act", 0),
        ("sphinx", 1, "0 name", "0 act", 0),
        ("buried_ruins", 3, "0 act", "0 act", 3),
    ],
)
def test_only_the_revealed_monument_has_effects(
    monument: str, chambers: int, explored: str, sold: str, unearthed: int
) -> None:
    """The other tiles are in the box: nothing of what they would do happens."""
    pile = "coin*3" if monument == "buried_ruins" else ""
    piles = ["pot_shard*3"] * chambers
    there = dig(["map*2 coin", "coin"], dig_site="sandstorm coin", monument=monument, chambers=piles, pile=pile)
    exploring = there.copy()
    selling = there.copy()
    play(exploring, "explore 0")
    play(selling, "sell coin 1")
    play(there, "end-turn")

    assert asked(exploring) == explored
    assert asked(selling) == sold
    assert len(happened(there, "dug-storm")) == 1
    assert len(happened(there, "unearthed")) == unearthed


@pytest.mark.rule("AR-SETUP-16", "AR-SETUP-17", "AR-SETUP-18", "AR-DATA-13")
@pytest.mark.parametrize(
    ("monument", "chambers", "pile"),
    [
        ("great_pyramid", [2, 5, 8], 0),
        ("temple", [5, 5, 5], 0),
        ("tomb", [7, 8], 0),
        ("mine", [15], 0),
        ("sphinx", [15], 0),
        ("buried_ruins", [1, 1, 1], 12),
    ],
)
@pytest.mark.parametrize("seats", SEATS)
def test_chambers_are_filled_as_the_tile_says(seats: int, monument: str, chambers: list[int], pile: int) -> None:
    """As many chambers as circles, as many cards as each number says, and a pile where the tile asks for one:
    15 cards in all, at every monument and player count."""
    s = laid_out(seats, 3, monument=monument)

    assert [sum(cards) for cards in s.chambers] == chambers
    assert s.chamber_sizes == chambers
    assert len(s.pile) == pile
    assert sum(chambers) + pile == 15


@pytest.mark.rule("AR-SETUP-17", "AR-SETUP-R3")
def test_the_buried_ruins_begin_with_open_chambers_and_a_facedown_pile() -> None:
    """Their tile has a set-up of its own: the chambers lie open, the pile does not."""
    s = new(3, 2, monument="buried_ruins")
    for seat in EVERYBODY:
        view = s.view(seat)

        assert view["chambers"] == s.chambers
        assert view["pile"] == len(s.pile)
    closed = new(3, 2, monument="great_pyramid")
    for seat in EVERYBODY:
        assert closed.view(seat)["chambers"] == [None, None, None]


@pytest.mark.rule("AR-SETUP-16")
@pytest.mark.parametrize(("monument", "none"), [("mine", 1), ("sphinx", 1), ("tomb", 2)])
def test_there_are_no_more_chambers_than_circles(monument: str, none: int) -> None:
    """A chamber that the tile does not have cannot be explored."""
    s = dig(["map*3", "coin"], monument=monument, chambers=["coin*3"] * none)

    assert offered(s, "explore") == [f"explore {chamber}" for chamber in range(none)]
    assert refused(s, f"explore {none}") == "AR-SETUP-16"


# --- the dig site ---------------------------------------------------------------------------------


@pytest.mark.rule("AR-SETUP-19", "AR-SETUP-20", "AR-SETUP-21")
@pytest.mark.parametrize(("seats", "thieves", "storms"), [(2, 4, 6), (3, 6, 5), (4, 8, 4), (5, 10, 4)])
def test_thieves_storms_and_maps_that_are_used(seats: int, thieves: int, storms: int) -> None:
    """As many Thieves and Sandstorms as the cards print for the player count, no more; always all six Maps."""
    for seed in range(10):
        cards = census(laid_out(seats, seed))

        assert cards["thief"] == thieves
        assert cards["sandstorm"] == storms
        assert cards["map"] == 6


@pytest.mark.rule("AR-SETUP-22")
def test_the_dig_site_is_shuffled() -> None:
    """Maps, Thieves and Sandstorms are mixed into what is left: top, middle and bottom are as likely to be one."""
    top: Counter[str] = Counter()
    middle: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    for seed in range(600):
        site = laid_out(2, seed, monument="mine").dig_site
        for found, card in ((top, site[-1]), (middle, site[25]), (bottom, site[0])):
            found[CARD_NAMES[card] if card in (MAP, THIEF, SANDSTORM) else "treasure"] += 1
    shares = {"map": 6.0, "thief": 4.0, "sandstorm": 6.0, "treasure": 34.0}

    assert plausible(top, shares)
    assert plausible(middle, shares)
    assert plausible(bottom, shares)


@pytest.mark.rule("AR-SETUP-22", "AR-SETUP-R3")
def test_the_dig_site_lies_facedown() -> None:
    """Nobody is told more of it than its number of cards."""
    s = new(3, 5, monument="mine")
    for seat in EVERYBODY:
        assert s.view(seat)["dig_site"] == len(s.dig_site)


@pytest.mark.rule("AR-SETUP-25", "AR-SETUP-26")
@pytest.mark.parametrize(("seats", "left", "size"), [(2, 34, 50), (3, 30, 47), (4, 38, 56), (5, 39, 59)])
def test_size_of_the_dig_site(seats: int, left: int, size: int) -> None:
    """What the deals leave over, and with it the whole dig site, at every monument."""
    for seed in range(24):
        s = laid_out(seats, seed)

        assert sum(1 for card in s.dig_site if card not in (MAP, THIEF, SANDSTORM)) == left
        assert len(s.dig_site) == size


# --- who begins -----------------------------------------------------------------------------------


@pytest.mark.rule("AR-SETUP-27", "AR-SETUP-R2")
def test_a_chosen_first_player_begins() -> None:
    """Whose feet were last in sand is for the players to say."""
    for seed in range(10):
        for chosen in range(4):
            s = new(4, seed, first_seat=chosen)

            assert s.view(None)["first"] == chosen
            assert s.view(None)["turn"] == chosen
            assert happened(s, "began")[0]["seat"] == chosen
            assert happened(s, "turn-began") == [{"kind": "turn-began", "seat": chosen}]


@pytest.mark.rule("AR-SETUP-R2")
def test_otherwise_the_first_player_is_drawn() -> None:
    """Each seat begins as often as the others, and the same seed gives the same one again."""
    found = Counter(new(4, seed).first for seed in range(600))

    assert plausible(found, dict.fromkeys(range(4), 1.0))
    assert all(new(4, seed).first == new(4, seed).first for seed in range(20))


@pytest.mark.rule("AR-SETUP-R2")
def test_a_first_player_must_sit_at_the_table() -> None:
    """A seat that nobody has cannot be chosen to begin."""
    with pytest.raises(digsite.BadOption, match="first_seat"):
        new(2, 0, first_seat=2)


# --- what is public and what is not ---------------------------------------------------------------


@pytest.mark.rule("AR-SETUP-R3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_open_is_in_every_view(seat: int | None) -> None:
    """Sizes of hands, market, sold sets, tents, discarded Thieves and Sandstorms, and how many cards lie facedown."""
    s = dig(
        ["coin*3", "map talisman", ""],
        market="coin pot_shard*2",
        dig_site="coin thief sandstorm",
        sold=["coin 2", "map 1, talisman 2", ""],
        chambers=["coin*2", "pot_shard*5", ""],
        tents=[1, 0, 1],
        thieves_out=2,
        storms_out=3,
        monument="great_pyramid",
    )
    view = s.view(seat)

    assert view["sizes"] == [3, 2, 0]
    assert view["market"] == [2, 0, 1, 0, 0, 0, 0, 0, 0]
    assert view["sold"] == [
        [GAME.codes.parse("sell coin 2")],
        [GAME.codes.parse("sell map 1"), GAME.codes.parse("sell talisman 2")],
        [],
    ]
    assert view["tents"] == [1, 0, 1]
    assert (view["thieves_out"], view["thieves_left"]) == (2, 4)
    assert (view["storms_out"], view["storms_left"]) == (3, 2)
    assert view["dig_site"] == 3
    assert view["chamber_sizes"] == [2, 5, 0]
    ruins = dig(["coin", "", ""], monument="buried_ruins", chambers=["coin", "", "coin"], pile="pot_shard*6")
    assert ruins.view(seat)["pile"] == 6


@pytest.mark.rule("AR-SETUP-R3", "AR-SETUP-08")
def test_what_is_hidden_makes_no_difference_to_a_view() -> None:
    """Two tables that differ in seat 0's hand, in the dig site and in facedown chambers look alike to all others."""
    one = dig(
        ["coin talisman", "map", ""], dig_site="map thief coin", chambers=["coin*2", "pot_shard*5", ""], market="coin"
    )
    two = dig(
        ["map coin", "map", ""],
        dig_site="coin talisman thief",
        chambers=["coin pot_shard", "coin pot_shard*4", ""],
        market="coin",
    )

    assert one.view(1) == two.view(1)
    assert one.view(2) == two.view(2)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)


@pytest.mark.rule("AR-SETUP-R3")
def test_the_pile_of_the_ruins_is_hidden() -> None:
    """Two piles of other cards look alike to everybody."""
    one = dig(["map", "coin"], monument="buried_ruins", chambers=["coin", "", ""], pile="coin*3", dig_site="talisman")
    two = dig(
        ["map", "coin"], monument="buried_ruins", chambers=["coin", "", ""], pile="coin talisman coin", dig_site="coin"
    )

    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)


RUINS = {"monument": "buried_ruins", "chambers": ["coin*2 pot_shard", "", ""], "pile": "coin*3"}
IN_THE_OPEN = [
    ("trade", {"market": "pot_shard"}, ["trade", "give coin", "given", "take pot_shard", "confirm"], ["gave", "took"]),
    ("sale", {}, ["sell coin 2"], ["sold"]),
    ("Maps paid", {"chambers": ["coin*2", "", ""]}, ["explore 0"], ["explored", "emptied"]),
    ("ruins", RUINS, ["explore 0"], ["explored", "emptied", "found-openly", "found-openly"]),
    ("mine", {"monument": "mine", "chambers": ["coin*3"]}, ["explore 0", "draw", "stop"], ["hauled"]),
    ("mine draw", {"monument": "mine", "chambers": ["coin*3"]}, ["explore 0"], ["explored", "turned-up"]),
    ("sphinx name", {"monument": "sphinx", "chambers": ["coin*2"]}, ["explore 0", "name coin"], ["named"]),
    (
        "sphinx draw",
        {"monument": "sphinx", "chambers": ["coin*2"]},
        ["explore 0", "name coin", "name map"],
        ["named", "turned-up", "turned-up", "hauled"],
    ),
    (
        "temple look",
        {"monument": "temple", "chambers": ["coin", "", ""]},
        ["sell coin 1", "look 0"],
        ["looked"],
    ),
]


@pytest.mark.rule("AR-SETUP-R4")
@pytest.mark.parametrize(("where", "moves", "kinds"), [row[1:] for row in IN_THE_OPEN], ids=[r[0] for r in IN_THE_OPEN])
def test_what_all_see_on_a_turn(where: dict[str, Any], moves: list[str], kinds: list[str]) -> None:
    """These are told to every seat and to spectators, with all there is to them."""
    s = dig(["coin*2 map", "coin", ""], **where)
    play(s, *moves)

    for seat in EVERYBODY:
        seen = [event for event in told(s, seat) if event["kind"] in kinds]
        assert [event["kind"] for event in seen] == kinds
        assert seen == [event.whole() for event in s.events if event.kind.name in kinds]


@pytest.mark.rule("AR-SETUP-R4")
def test_all_see_what_a_storm_does() -> None:
    """The storm itself, cards it unearths, each tent choice and each lost card."""
    s = dig(
        ["", "coin*2", "coin*2"],
        dig_site="sandstorm coin",
        agenda=turn(0),
        monument="buried_ruins",
        chambers=["", "", ""],
        pile="coin pot_shard talisman",
    )
    seen: list[dict[str, object]] = [event.whole() for event in s.events]
    for seat in EVERYBODY:
        assert told(s, seat) == seen
    for move, kind in (("no-tent", "declined-tent"), ("use-tent", "used-tent")):
        play(s, move)
        for seat in EVERYBODY:
            assert told(s, seat)[0] == happened(s, kind)[0]
    play(s, "no-tent", "lose coin")
    for seat in EVERYBODY:
        assert told(s, seat)[0] == {"kind": "lost", "seat": 1, "treasure": COIN}


@pytest.mark.rule("AR-SETUP-R4", "AR-THIEF-R2")
def test_a_theft_is_seen_by_all_but_its_card_by_two() -> None:
    """Who robs whom is open; which card it was only those two are told."""
    s = dig(["", "coin", "coin"], dig_site="thief", agenda=turn(0))
    play(s, "rob 1")

    for seat, card in ((0, COIN), (1, COIN), (2, -1), (None, -1)):
        assert told(s, seat)[0] == {"kind": "robbed", "seat": 0, "victim": 1, "treasure": card}


@pytest.mark.rule("AR-SETUP-R4")
def test_an_unshown_dug_card_is_told_as_some_treasure() -> None:
    """Everyone learns that seat 0 dug a treasure; which, he alone."""
    s = dig(["", "coin", ""], dig_site="talisman", agenda=turn(0))

    assert told(s, 0)[1] == {"kind": "dug", "seat": 0, "treasure": TALISMAN}
    for seat in (1, 2, None):
        assert told(s, seat)[1] == {"kind": "dug", "seat": 0, "treasure": -1}
        assert s.view(seat)["sizes"] == [1, 1, 0]


@pytest.mark.rule("AR-SETUP-R4")
@pytest.mark.parametrize("monument", ["great_pyramid", "temple"])
def test_cards_of_a_facedown_chamber_are_seen_by_the_explorer_alone(monument: str) -> None:
    """He is told what he found; the others only that he emptied the chamber, and of how many cards."""
    s = dig(["map*2", "coin", ""], monument=monument, chambers=["coin talisman", "", ""])
    play(s, "explore 0")

    assert [(e["treasure"], e["n"]) for e in told(s, 0) if e["kind"] == "found"] == [(COIN, 1), (TALISMAN, 1)]
    for seat in (1, 2, None):
        assert [event["kind"] for event in told(s, seat)] == ["explored", "emptied"]
        assert told(s, seat)[1]["n"] == 2
        assert s.view(seat)["known"] == [[0] * 9] * 3


@pytest.mark.rule("AR-SETUP-R4")
def test_a_taken_up_tomb_chamber_is_seen_by_the_explorer_alone() -> None:
    """What is in it, what he keeps and what he leaves."""
    s = dig(["map", "coin", ""], monument="tomb", chambers=["coin*2 talisman pot_shard", ""])
    play(s, "explore 0")
    assert [event["treasure"] for event in told(s, 0) if event["kind"] == "saw"] == [POT_SHARD, COIN, TALISMAN]
    for seat in (1, 2, None):
        assert [event["kind"] for event in told(s, seat)] == ["explored"]

    play(s, "keep talisman")
    assert told(s, 0) == [{"kind": "kept", "seat": 0, "treasure": TALISMAN}]
    for seat in (1, 2, None):
        assert told(s, seat) == [{"kind": "kept", "seat": 0, "treasure": -1}]

    play(s, "keep coin")
    assert s.view(0)["chambers"] == [s.chambers[0], None]
    assert lay(s.chambers[0]) == "pot_shard coin"
    for seat in (1, 2, None):
        assert s.view(seat)["chambers"] == [None, None]
        assert s.view(seat)["known"] == [[0] * 9] * 3


@pytest.mark.rule("AR-SETUP-R4")
def test_a_temple_chamber_is_seen_by_whoever_looks() -> None:
    """All know which chamber he looks at; what lies in it he alone."""
    s = dig(["coin", "coin", ""], monument="temple", chambers=["", "coin talisman", ""])
    play(s, "sell coin 1", "look 1")

    assert [event["treasure"] for event in told(s, 0) if event["kind"] == "saw"] == [COIN, TALISMAN]
    assert s.view(0)["chambers"] == [None, s.chambers[1], None]
    for seat in (1, 2, None):
        assert told(s, seat)[0] == {"kind": "looked", "seat": 0, "chamber": 1}
        assert not [event for event in told(s, seat) if event["kind"] == "saw"]
        assert s.view(seat)["chambers"] == [None, None, None]


@pytest.mark.rule("AR-SETUP-R4")
def test_what_was_seen_may_be_remembered() -> None:
    """A card taken from the market is known to lie in that hand, until it is seen to leave it."""
    s = dig(["coin*2", "coin", ""], market="pot_shard parchment_scrap")
    trade(s, "coin", "pot_shard")
    for seat in (1, 2, None):
        view = s.view(seat)
        assert view["known"] == [[1, 0, 0, 0, 0, 0, 0, 0, 0], [0] * 9, [0] * 9]

    play(s, "sell pot_shard 1")
    for seat in EVERYBODY:
        assert s.view(seat)["known"] == [[0] * 9] * 3


# --- card conservation ----------------------------------------------------------------------------


@pytest.mark.rule("AR-EDGE-61", "AR-COMP-03", "AR-DIG-R2")
@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize(("seats", "variants"), [(2, True), (2, False), (3, False), (3, True), (4, False), (5, False)])
def test_every_card_is_always_in_exactly_one_place(seats: int, variants: bool, monument: str) -> None:
    """From the first move to the last: treasures, spent Maps included, and Thieves and Sandstorms, drawn or not."""
    chooser = digsite.Rng(1000 + seats)
    for seed in range(2):
        s = new(seats, seed, monument=monument, long_expedition=variants, fierce_weather=variants)
        cards = BASE | (TABLETS if seats >= 4 or variants else {}) | (PENDANTS if seats == 5 or variants else {})
        thieves = {2: 4, 3: 6, 4: 8, 5: 10}[seats] + variants
        storms = 6 if variants else {2: 6, 3: 5, 4: 4, 5: 4}[seats]
        before = len(s.dig_site)
        while not s.over:
            assert census(s) == cards | {"thief": thieves, "sandstorm": storms}
            assert s.sizes == [sum(held) for held in s.hands]
            assert s.chamber_sizes == [sum(held) for held in s.chambers]
            s.play(chooser.pick(s.legal()))
            assert len(s.dig_site) <= before
            before = len(s.dig_site)
        assert census(s) == cards | {"thief": thieves, "sandstorm": storms}


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4")
def test_no_sampled_hand_holds_a_map_before_anyone_has_dug_one() -> None:
    """Maps come from the dig site only: while no treasure was dug, nobody can imagine one in a hand."""
    for seed in range(300):
        s = new(3, seed=seed, monument="mine", first_seat=0)
        if asked(s) == "0 rob":
            break
    play(s, "rob 1")
    for draw in range(100):
        world = s.sample(2, digsite.Rng(draw))
        assert isinstance(world, Dig)
        assert [world.hands[seat][MAP] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("AR-SETUP-23", "AR-SETUP-R4")
def test_what_was_openly_gained_and_given_away_leaves_the_rest_as_it_was() -> None:
    """A card that all saw come and go says nothing about the others: after one dig there is one possible Map."""
    s = dig(["pot_shard*4 coin", "coin*4"], market="parchment_scrap", dig_site="coin*3 map*6", plain=[4, 4])
    play(s, "trade", "give pot_shard", "given", "take parchment_scrap", "confirm")
    assert plain(s) == [3, 4]
    play(s, "sell parchment_scrap 1")
    assert plain(s) == [3, 4]
