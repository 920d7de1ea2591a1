"""What is in the box and what the cards say (AR-COMP, AR-CARD)."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

import digsite
from digsite.games.archaeology.kinds import CARD_NAMES, KIND_NAMES
from digsite.games.archaeology.pack import STANDARD
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
    play,
    refused,
    storm,
    trade,
    turn,
)

COPIES = {
    "pot_shard": 16,
    "parchment_scrap": 16,
    "coin": 12,
    "broken_cup": 6,
    "talisman": 8,
    "map": 6,
    "pharaohs_mask": 4,
    "broken_tablet": 12,
    "broken_pendant": 5,
}
CARDS = {row["key"]: row for row in tomllib.loads(STANDARD.read_text(encoding="utf-8"))["treasure"]}
"""The card faces as the standard pack prints them; what play makes of them is what is tested."""
GROWING = ["coin", "talisman", "pharaohs_mask"]
COMPLETE = ["pot_shard", "parchment_scrap", "broken_cup", "broken_tablet", "broken_pendant"]


def whole_box(seed: int = 0) -> Counter[str]:
    """The cards of the game that leaves nothing in the box: five players, Fierce Weather."""
    s = laid_out(5, seed, fierce_weather=True)
    found = Counter(CARD_NAMES[card] for card in [*s.dig_site, *s.pile])
    for counts in [*s.hands, s.market, *s.chambers]:
        found.update({KIND_NAMES[kind]: n for kind, n in enumerate(counts)})
    return found


def five(*hands: str, **fields: Any) -> Dig:
    """A table of five, at which every treasure is in the game."""
    return dig([*hands, *[""] * (5 - len(hands))], **fields)


def earned(name: str, n: int) -> int:
    """What a set of n brings when it is sold from a hand."""
    s = five(f"{name}*{n}", "coin")
    play(s, f"sell {name} {n}")
    return s.scores[0]


def takes(given: str, market: str) -> list[str]:
    """Which of the market's kinds can be taken for these cards, each alone."""
    s = five(given, market=market)
    play(s, "trade", *[f"give {name}" for name in given.split()], "given")
    return [name.removeprefix("take ") for name in offered(s, "take")]


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("AR-COMP-01")
def test_two_to_five_can_play() -> None:
    """Fewer than two or more than five are turned away, with the rule that says so."""
    for seats in (2, 3, 4, 5):
        assert new(seats).n_seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(digsite.BadOption, match="AR-COMP-01"):
            new(seats)


@pytest.mark.rule("AR-COMP-02", "AR-COMP-03", "AR-COMP-06")
def test_85_treasures_of_nine_kinds() -> None:
    """Nine kinds, each with its own number of copies; the six Maps are among the 85."""
    for seed in range(5):
        found = whole_box(seed)
        treasures = {name: n for name, n in found.items() if name not in ("thief", "sandstorm")}

        assert treasures == COPIES
        assert len(treasures) == 9
        assert sum(treasures.values()) == 85


@pytest.mark.rule("AR-COMP-04")
def test_21_other_cards() -> None:
    """Ten Thieves, six Sandstorms, and a tent for each of five players."""
    found = whole_box()

    assert found["thief"] == 10
    assert found["sandstorm"] == 6
    assert len(new(5).tents) == 5
    assert new(5).tents == [1] * 5


@pytest.mark.rule("AR-COMP-05")
def test_six_monuments() -> None:
    """Each of the six can be played at, and nothing else can."""
    for monument in MONUMENTS:
        assert new(2, monument=monument).rules.options["monument"] == monument
    with pytest.raises(digsite.BadOption, match="buried_ruins") as problem:
        new(2, monument="library")
    assert all(repr(monument) in str(problem.value) for monument in MONUMENTS)
    assert {str(new(2, seed).rules.options["monument"]) for seed in range(60)} == set(MONUMENTS)


@pytest.mark.rule("AR-COMP-06", "AR-COMP-R1")
def test_a_dug_map_is_a_treasure_in_the_hand() -> None:
    """It is dug unshown, counts as a card of the hand, and may be given in a trade or sold at once."""
    s = dig(["", "coin"], dig_site="map", agenda=turn(0), market="coin")

    assert happened(s, "dug")[0]["seat"] == 0
    assert s.sizes == [1, 1]
    assert offered(s) == ["end-turn", "trade", "sell map 1"]
    trade(s, "map", "coin")
    assert (hand(s, 0), lay(s.market)) == ("coin", "map")


@pytest.mark.rule("AR-COMP-06", "AR-COMP-R1")
def test_maps_can_be_bought_lost_and_stolen() -> None:
    """No rule sets them apart: a trade may take one, a storm scatter one, a Thief steal one."""
    bought = dig(["talisman", "coin"], market="map")
    trade(bought, "talisman", "map")
    struck = storm(["", "map*2"])
    play(struck, "lose map")
    theft = dig(["", "map"], dig_site="thief", agenda=turn(0))

    assert hand(bought, 0) == "map"
    assert lay(struck.market) == "map"
    assert hand(theft, 0) == "map"


@pytest.mark.rule("AR-COMP-07")
@pytest.mark.parametrize("card", ["thief", "sandstorm"])
def test_thieves_and_storms_are_no_treasures(card: str) -> None:
    """They are never in a hand, in the market or in a chamber, and cannot be traded or sold."""
    for field in ("hands", "market", "chambers"):
        place: object = {card: 1}
        if field == "hands" or field == "chambers":
            place = [{card: 1}, {}]
        with pytest.raises(digsite.BadPosition, match="no card that can lie here"):
            GAME.from_json({"seats": 2, "options": {"monument": "tomb"}, "aside": "rest", field: place})
    assert not [GAME.codes.name(code) for code in range(GAME.codes.size) if card in GAME.codes.name(code).split()]


@pytest.mark.rule("AR-COMP-07")
def test_a_dug_thief_or_storm_joins_no_hand_and_no_market() -> None:
    """Both are drawn, and neither hand nor market has one card more for it."""
    s = dig(["", ""], dig_site="sandstorm thief coin", agenda=turn(0), tents=[0, 0])

    assert happened(s, "dug-storm")
    assert happened(s, "dug-thief")
    assert s.sizes[0] == 0
    assert sum(s.market) == 0


@pytest.mark.rule("AR-COMP-07", "AR-TENT-08")
def test_a_tent_is_no_treasure() -> None:
    """With a tent and no card there is nothing to sell or to trade: the turn is over by itself."""
    s = dig(["coin", "coin"], market="coin pot_shard", dig_site="coin*2", tents=[1, 1])
    play(s, "sell coin 1")

    assert s.tents == [1, 1]
    assert asked(s) == "1 act"
    assert not [GAME.codes.name(code) for code in range(GAME.codes.size) if "tent" in GAME.codes.name(code).split()]


@pytest.mark.rule("AR-COMP-08")
def test_money_is_only_what_sold_sets_are_worth() -> None:
    """A position holds no money of its own: the sets say it all."""
    s = dig(["coin*3 map", "talisman*2"], market="coin", sold=["coin 5", "talisman 4, talisman 2"])
    assert s.scores == [30, 42]
    trade(s, "map", "coin")
    assert s.scores == [30, 42]
    play(s, "sell coin 4")
    assert s.scores == [50, 42]

    told = s.to_json()
    assert not {"money", "scores", "cards_sold"} & set(told)
    again = GAME.from_json(told)
    assert again.scores == [50, 42]
    assert sum(line.amount for line in s.score_lines(0)) == 50


# --- the faces of the treasures -------------------------------------------------------------------


@pytest.mark.rule("AR-CARD-01")
@pytest.mark.parametrize("name", list(COPIES))
def test_every_treasure_has_a_trading_value(name: str) -> None:
    """One card of the kind buys exactly the other kinds whose value is not higher than its own."""
    market = [other for other in COPIES if other != name]
    cheaper = [other for other in market if CARDS[other]["trade"] <= CARDS[name]["trade"]]

    assert takes(name, " ".join(market)) == cheaper


@pytest.mark.rule("AR-CARD-02")
@pytest.mark.parametrize("name", list(COPIES))
def test_every_treasure_has_a_row_of_selling_values(name: str) -> None:
    """One value for each size of set, and no size beyond the row."""
    row = CARDS[name]["sell"]
    assert [earned(name, n) for n in range(1, len(row) + 1)] == row

    s = five(f"{name}*{COPIES[name]}", "coin" if name != "coin" else "map")
    assert offered(s, f"sell {name}") == [f"sell {name} {n}" for n in range(1, len(row) + 1)]


@pytest.mark.rule("AR-CARD-03")
@pytest.mark.parametrize("name", list(COPIES))
def test_the_printed_rarity_is_the_number_of_copies(name: str) -> None:
    """So many are in a game that uses all cards, and one more cannot be."""
    assert CARDS[name]["copies"] == whole_box()[name]
    with pytest.raises(digsite.BadPosition, match=f"{name!r} in all"):
        five(f"{name}*{COPIES[name] + 1}")


@pytest.mark.rule("AR-CARD-04")
def test_cards_of_a_kind_are_alike() -> None:
    """Which of them is picked makes no difference: a hand is offered by kinds, in whatever order it came."""
    one = dig(["coin map coin pot_shard coin", "coin"], market="talisman coin talisman")
    two = dig(["pot_shard map coin*3", "coin"], market="talisman*2 coin")

    assert one == two
    assert offered(one, "sell coin") == ["sell coin 1", "sell coin 2", "sell coin 3"]
    play(one, "trade")
    assert offered(one, "give") == ["give pot_shard", "give coin", "give map"]


@pytest.mark.rule("AR-CARD-05")
def test_the_broken_tablet_of_the_rulebook() -> None:
    """Trading value 1, twelve copies, and three of them sell for 10."""
    assert takes("broken_tablet", "pot_shard parchment_scrap coin") == ["pot_shard", "parchment_scrap"]
    assert whole_box()["broken_tablet"] == 12
    assert earned("broken_tablet", 3) == 10


@pytest.mark.rule("AR-CARD-06")
def test_player_counts_of_tablets_and_pendants() -> None:
    """Tablets are for four or five players, pendants for five; a smaller game has none to put anywhere."""
    assert [seats for seats in (2, 3, 4, 5) if playable("broken_tablet", seats)] == [4, 5]
    assert [seats for seats in (2, 3, 4, 5) if playable("broken_pendant", seats)] == [5]
    for name in COPIES:
        if name not in ("broken_tablet", "broken_pendant"):
            assert all(playable(name, seats) for seats in (2, 3, 4, 5))


def playable(name: str, seats: int) -> bool:
    """Whether a hand can hold that treasure in a game of so many players."""
    try:
        dig([name, *["coin"] * (seats - 1)])
    except digsite.BadPosition:
        return False
    return True


@pytest.mark.rule("AR-CARD-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_thieves_and_storms_print_how_many_are_used(seats: int) -> None:
    """Everyone can read on the cards how many are in this game, and so count how many are to come."""
    data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    view = laid_out(seats, 1).view(None)

    assert view["thieves_left"] == data["thieves"]["used"][seats - 2]
    assert view["storms_left"] == data["sandstorms"]["used"][seats - 2]
    assert (data["thieves"]["used"], data["sandstorms"]["used"]) == ([4, 6, 8, 10], [6, 5, 4, 4])


@pytest.mark.rule("AR-CARD-08")
@pytest.mark.parametrize("name", GROWING)
def test_value_grows_strongly_with_each_card(name: str) -> None:
    """Each further card makes every card of the set worth more, so one large set beats several small ones."""
    a_card = [earned(name, n) / n for n in range(1, len(CARDS[name]["sell"]) + 1)]

    assert len(a_card) >= 4
    assert a_card == sorted(set(a_card))


@pytest.mark.rule("AR-CARD-09")
@pytest.mark.parametrize("name", COMPLETE)
def test_some_pay_well_only_as_a_complete_set(name: str) -> None:
    """Below it a card brings little, however many there are; in the complete set more than twice as much."""
    size = len(CARDS[name]["sell"])
    a_card = [earned(name, n) / n for n in range(1, size + 1)]

    assert size >= 2
    assert all(a_card[-1] > 2 * low for low in a_card[:-1])


@pytest.mark.rule("AR-CARD-R1")
def test_a_map_has_a_trading_value_and_sells_alone() -> None:
    """Trading value 3; one Map sells for 3; two cannot be sold as one set."""
    assert takes("map", "coin talisman pharaohs_mask") == ["coin", "talisman"]
    s = dig(["map*2", "coin"])

    assert offered(s, "sell") == ["sell map 1"]
    assert refused(s, "sell map 2") == "AR-SELL-06"
    play(s, "sell map 1", "sell map 1")
    assert s.scores == [6, 0]
