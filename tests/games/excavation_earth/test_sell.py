"""Sell: artefacts of one region in one, two or three markets (EE-SELL)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import asked, at, level, offered, other_cards, play, quiet, refused, story

ICONS = ["mask", "coil", "prism", "cog", "comet", "anchor"]
FORECAST = "orange-anchor*2 orange-comet"


def sale(queues: list[str], *, traders: str = "mask coil prism cog comet anchor", cargo: str, **kw: Any) -> Earth:
    """Seat 0 has traders (by default everywhere), tiles in cargo, two action cards, a travel card; queues from #1."""
    return quiet(
        **{
            "hands": ["red-mask red-cog", "red-coil"],
            "queues": queues,
            "traders": [traders, ""],
            "cargo": [cargo, ""],
            **kw,
        }
    )


def no_cards_but(mine: str, deck: str = "") -> dict[str, Any]:
    """Fields for a position whose deck is exactly `deck`, with an empty discard pile: all else is in seat 1's hand."""
    rest = other_cards(deck, mine, FORECAST)
    return {"hands": [mine, " ".join(f"{card}*{n}" for card, n in rest.items())], "forecast": FORECAST}


def sells(s: Earth, *markets: int, card: str = "red-mask") -> Earth:
    """Sell purple (the only colour that can be sold) in these markets, and nothing more."""
    play(s, f"sell {card}")
    for number in markets:
        if asked(s) == "sell_markets":
            play(s, f"sell-at {number}")
    if asked(s) == "sell_markets":
        play(s, "done")
    return s


# --- what it takes --------------------------------------------------------------------------------


@pytest.mark.rule("EE-SELL-01", "EE-SELL-03", "EE-TURN-16")
@pytest.mark.parametrize("card", ["red-mask", "red-cog", "travel-2"])
def test_any_card_pays_and_need_not_match(card: str) -> None:
    """Purple is sold with a red card or a travel card: the colour of the card does not matter, nor its icon."""
    s = sale(["", "purple"], cargo="purple-helix")

    play(s, f"sell {card}")

    assert at(s, "sold") == {"purple-helix": 1}
    assert story(s, "played") == [f"0 played sell {card}"]
    assert card not in at(s, "hands", 0) + at(s, "travel", 0)


@pytest.mark.rule("EE-SELL-02")
def test_one_region_per_sale() -> None:
    """Purple and green could be sold: one is chosen, and only tiles of that colour go."""
    s = sale(["purple green", "purple green"], cargo="purple-helix purple-lens green-helix")

    play(s, "sell red-mask")
    assert (asked(s), offered(s)) == ("sell_region", ["region green", "region purple"])
    play(s, "region green", "sell-at 1")

    assert at(s, "sold") == {"green-helix": 1}
    assert at(s, "cargo", 0) == ["purple-helix", "purple-lens"]


@pytest.mark.rule("EE-SELL-04", "EE-SELL-12")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_two_or_three_markets(n: int) -> None:
    """Four are eligible and four tiles are held: one at least, three at most, and fewer than possible is fine."""
    s = sale(["purple"] * 4, cargo="purple-helix*2 purple-lens*2")

    play(s, "sell red-mask")
    refused(s, "done", "EE-SELL-04")
    for number in range(1, n + 1):
        assert offered(s) == [*["done"] * (number > 1), *(f"sell-at {m}" for m in range(number, 5))]
        play(s, f"sell-at {number}")
    if n < 3:
        play(s, "done")
    assert asked(s) == "sell_tiles"
    refused(s, "sell-at 4", "EE-SELL-04")


@pytest.mark.rule("EE-SELL-05", "EE-SELL-30")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_exactly_one_artefact_per_market(n: int) -> None:
    """Four purple tiles are held: as many go as markets are selected, and they are out of the game."""
    s = sale(["purple"] * 3, cargo="purple-helix*4")

    sells(s, *range(1, n + 1))
    for _ in range(n):
        if asked(s) == "sell_tiles":
            play(s, "sell-tile cargo purple-helix")

    assert asked(s) == ("keep_cards" if n == 3 else "act")
    assert at(s, "cargo", 0) == ["purple-helix"] * (4 - n)
    assert at(s, "sold") == {"purple-helix": n}
    assert at(s, "stacks", "purple") == []


@pytest.mark.rule("EE-SELL-05")
def test_only_artefacts_of_the_region() -> None:
    """While purple tiles are chosen a green one is refused."""
    s = sale(["purple green"], cargo="purple-helix purple-lens green-helix")

    play(s, "sell red-mask", "region purple")

    assert offered(s) == ["sell-tile cargo purple-helix", "sell-tile cargo purple-lens"]
    refused(s, "sell-tile cargo green-helix", "EE-SELL-05")


@pytest.mark.rule("EE-SELL-06", "EE-EDGE-36")
def test_no_more_markets_than_tiles() -> None:
    """Three eligible markets but two tiles of the colour: after the second market the sale is made."""
    s = sale(["purple"] * 3, cargo="purple-helix purple-lens green-helix green-lens")

    play(s, "sell red-mask", "sell-at 1", "sell-at 3")

    assert asked(s) == "act"
    assert at(s, "sold") == {"purple-helix": 1, "purple-lens": 1}
    assert at(s, "queues")[:3] == [[], ["purple"], []]
    assert story(s, "earned-markets") == ["0 earned-markets 2 3"]


@pytest.mark.rule("EE-SELL-07", "EE-SELL-08")
def test_which_markets_are_eligible() -> None:
    """A buyer of the colour or a wild one, and an own trader: #1 and #2. #3 lacks the buyer, #4 the trader, #5 both."""
    s = quiet(
        hands=["red-mask red-cog", "red-coil"],
        queues=["purple", "wild", "green red", "purple wild"],
        traders=["mask coil prism", "cog*2"],
        cargo=["purple-helix*3", ""],
    )

    play(s, "sell red-mask")

    assert offered(s) == ["sell-at 1", "sell-at 2"]
    refused(s, "sell-at 3", "EE-SELL-07")
    refused(s, "sell-at 4", "EE-SELL-08")
    refused(s, "sell-at 5", "EE-SELL-07")


@pytest.mark.rule("EE-SELL-07", "EE-SELL-22", "EE-EDGE-32")
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "purple", "orange"])
def test_wild_buyers_alone_will_do_for_every_colour(colour: str) -> None:
    """Two wild buyers are two interested buyers, and they go to the mothership."""
    s = sale(["wild wild"], cargo=f"{colour}-lens")

    play(s, "sell red-mask")

    assert story(s, "earned-buyers") == ["0 earned-buyers 2 4"]
    assert at(s, "queues", 0) == []
    assert at(s, "ship") == {"wild": 2}
    assert story(s, "boarded") == ["0 boarded wild #1 2"]


@pytest.mark.rule("EE-SELL-09")
def test_no_market_twice() -> None:
    """With four buyers in #1 and two tiles it still counts once."""
    s = sale(["purple*4", "purple", "purple"], cargo="purple-helix*2 purple-lens")

    play(s, "sell red-mask", "sell-at 1")

    assert offered(s) == ["done", "sell-at 2", "sell-at 3"]
    refused(s, "sell-at 1", "EE-SELL-09")


@pytest.mark.rule("EE-SELL-10", "EE-SELL-R5", "EE-EDGE-35")
def test_no_eligible_market_no_sale() -> None:
    """A trader and a tile but no interested buyer; a buyer and a tile but no trader; both but no tile: not offered."""
    no_buyer = sale(["green", "red", "", "orange"], cargo="purple-helix")
    no_trader = sale(["purple", "green"], traders="coil", cargo="purple-helix")
    no_tile = sale(["purple"], cargo="")

    for s, rule in [(no_buyer, "EE-SELL-10"), (no_trader, "EE-SELL-10"), (no_tile, "EE-SELL-06")]:
        assert not offered(s, "sell")
        for card in ("red-mask", "travel-2"):
            refused(s, f"sell {card}", rule)


@pytest.mark.rule("EE-SELL-08", "EE-SELL-10")
def test_whoever_has_no_trader_at_all_is_told_that() -> None:
    """There is a tile and a buyer for it: that nobody would buy is not why."""
    s = sale(["purple"], traders="", cargo="purple-helix")

    assert not offered(s, "sell")
    for card in ("red-mask", "travel-2"):
        refused(s, f"sell {card}", "EE-SELL-08")


@pytest.mark.rule("EE-SELL-10")
def test_tile_and_market_must_be_of_one_colour() -> None:
    """A green buyer for whom there is no tile, a purple tile for which there is no buyer: no sale."""
    s = sale(["green"], cargo="purple-helix")

    refused(s, "sell red-mask", "EE-SELL-10")


@pytest.mark.rule("EE-SELL-11")
def test_no_explorer_is_needed() -> None:
    """All three explorers are far from the market."""
    s = sale(["", "", "", "", "", "purple"], traders="anchor", cargo="purple-helix", explorers=["rio cairo guam"] * 2)

    play(s, "sell red-mask")

    assert at(s, "sold") == {"purple-helix": 1}
    assert at(s, "envoys", 0) == {"right": 1}


@pytest.mark.rule("EE-SELL-13", "EE-EDGE-37")
def test_tiles_from_both_holds_of_the_players_choice() -> None:
    """Two of four: one from each hold; the others stay where they are."""
    s = sale(["purple", "purple"], cargo="purple-helix purple-crater", hidden=["purple-helix purple-lens", ""])

    play(s, "sell red-mask", "sell-at 1", "sell-at 2")
    assert offered(s) == [
        "sell-tile cargo purple-helix",
        "sell-tile cargo purple-crater",
        "sell-tile hidden purple-helix",
        "sell-tile hidden purple-lens",
    ]
    refused(s, "sell-tile hidden purple-crater", "EE-SELL-13")
    play(s, "sell-tile hidden purple-helix")
    assert story(s, "given-up") == ["0 given-up purple-helix hidden"]
    play(s, "sell-tile cargo purple-crater")

    assert at(s, "cargo", 0) == ["purple-helix"]
    assert at(s, "hidden", 0) == ["purple-lens"]
    assert at(s, "sold") == {"purple-helix": 1, "purple-crater": 1}


@pytest.mark.rule("EE-SELL-13", "EE-EDGE-37")
def test_all_tiles_of_both_holds_together() -> None:
    """One in each hold are two tiles: two markets can be served, and there is nothing to choose."""
    s = sale(["purple", "purple"], cargo="purple-helix", hidden=["purple-lens", ""])

    play(s, "sell red-mask", "sell-at 1", "sell-at 2")

    assert (at(s, "cargo", 0), at(s, "hidden", 0)) == ([], [])
    assert story(s, "given-up") == ["0 given-up purple-helix cargo", "0 given-up purple-lens hidden"]


# --- the income -----------------------------------------------------------------------------------


@pytest.mark.rule("EE-SELL-14")
@pytest.mark.parametrize("tile", ["purple-helix", "purple-crater"])
def test_listed_values_do_not_count(tile: str) -> None:
    """A tile of value 2 and one of value 7 bring the same: 9 for rank 1 and 2 for the buyer."""
    s = sale(["purple"], cargo=tile)

    play(s, "sell red-mask")

    assert s.scores == [8 + 11, 8]


@pytest.mark.rule("EE-SELL-14", "EE-SELL-16", "EE-SELL-17")
def test_the_popularity_is_paid_once_for_the_whole_sale() -> None:
    """Three markets with a buyer each: 9 + 6 + 8, not three times 9."""
    s = sale(["purple", "purple", "purple"], cargo="purple-helix*3")

    play(s, "sell red-mask", "sell-at 1", "sell-at 2", "sell-at 3")

    assert s.scores == [8 + 9 + 6 + 8, 8]
    assert story(s, "earned-rank", "earned-buyers", "earned-markets") == [
        "0 earned-rank purple 1 9",
        "0 earned-buyers 3 6",
        "0 earned-markets 3 8",
    ]


@pytest.mark.rule("EE-SELL-15")
@pytest.mark.parametrize(("rank", "pays"), [(1, 9), (2, 5), (3, 3), (4, 1), (5, 0)])
def test_the_rank_pays(rank: int, pays: int) -> None:
    """One wild buyer, and purple in each of the five places."""
    ahead = ["yellow", "green", "red", "orange"][: rank - 1]
    s = sale(["wild"], cargo="purple-helix", ship=dict.fromkeys(ahead, 3) | {"purple": 2})

    play(s, "sell red-mask")

    assert story(s, "earned-rank") == [f"0 earned-rank purple {rank} {pays}"]
    assert s.scores == [8 + pays + 2, 8]


@pytest.mark.rule("EE-SELL-15")
def test_a_tied_colour_gets_the_full_payout() -> None:
    """Red alone is ahead; purple, green and orange tie for second: 5 for purple."""
    s = sale(["wild"], cargo="purple-helix", ship={"red": 3, "purple": 2, "green": 2, "orange": 2, "yellow": 1})

    play(s, "sell red-mask")

    assert s.scores == [8 + 5 + 2, 8]


@pytest.mark.rule("EE-SELL-16")
def test_two_credits_for_each_interested_buyer_of_the_selected_markets() -> None:
    """#1 has three who are interested and one who is not, #2 two; those in #3, which is not selected, do not count."""
    s = sale(["purple green wild purple", "wild purple", "purple purple"], cargo="purple-helix*3")

    sells(s, 1, 2)

    assert story(s, "earned-buyers") == ["0 earned-buyers 5 10"]
    assert s.scores == [8 + 9 + 10 + 3, 8]


@pytest.mark.rule("EE-SELL-17", "EE-SELL-18", "EE-SELL-19", "EE-SELL-20", "EE-SELL-21")
@pytest.mark.parametrize(("n", "bonus"), [(1, 0), (2, 3), (3, 8)])
def test_the_bonus_for_several_markets(n: int, bonus: int) -> None:
    """One market: nothing. Two: 3 credits and a card. Three: 8 credits, not 11, and one of two cards."""
    s = sale(["purple"] * n, cargo="purple-helix " * n)
    deck = s.n_deck

    sells(s, *range(1, n + 1))
    assert s.scores == [8 + 9 + 2 * n + bonus, 8]
    assert story(s, "earned-markets") == ([f"0 earned-markets {n} {bonus}"] if bonus else [])
    if n == 3:
        assert asked(s) == "keep_cards"
        s.play(s.legal()[0])

    assert len(at(s, "hands", 0)) == 1 + (n > 1)
    assert s.n_deck == deck - [0, 0, 1, 2][n]
    assert s.n_discard == 1 + (n == 3)


@pytest.mark.rule("EE-SELL-19")
def test_two_markets_one_card() -> None:
    """The one card of the deck is drawn; the others are told that a card was drawn, not which."""
    s = sale(["purple", "purple"], cargo="purple-helix*2", **no_cards_but("red-mask red-cog", "green-coil"))

    sells(s, 1, 2)

    assert at(s, "hands", 0) == ["green-coil", "red-cog"]
    assert at(s, "discard") == {"red-mask": 1}
    assert story(s, "drew") == ["0 drew green-coil"]
    assert [event.seen(1) for event in s.events if event.kind.name == "drew"] == [
        {"kind": "drew", "seat": 0, "card": -1}
    ]


@pytest.mark.rule("EE-SELL-20", "EE-SELL-R4")
@pytest.mark.parametrize(("kept", "other"), [("green-coil", "yellow-cog"), ("yellow-cog", "green-coil")])
def test_three_markets_one_of_two_cards(kept: str, other: str) -> None:
    """Both are seen by the seller before the choice; the other one is discarded, and only that one is shown."""
    s = sale(["purple"] * 3, cargo="purple-helix*3", **no_cards_but("red-mask red-cog", "green-coil yellow-cog"))

    sells(s, 1, 2, 3)
    assert offered(s) == ["keep yellow-cog", "keep green-coil"]
    assert (s.view(0)["drawn"] is not None, s.view(1)["drawn"]) == (True, None)
    assert [event.seen(1) for event in s.events if event.kind.name == "saw-card"] == [None, None]
    refused(s, "keep red-cog", "EE-SELL-20")
    play(s, f"keep {kept}")

    assert sorted(at(s, "hands", 0)) == sorted([kept, "red-cog"])
    assert at(s, "discard") == {"red-mask": 1, other: 1}
    assert story(s, "discarded") == [f"0 discarded {other}"]
    assert [event.seen(1) for event in s.events if event.kind.name == "kept-card"] == [
        {"kind": "kept-card", "seat": 0, "card": -1}
    ]


@pytest.mark.rule("EE-SELL-R4")
def test_three_markets_but_one_card_left() -> None:
    """Deck and discard pile are empty, so the card paid is the only one to be drawn: it is kept."""
    s = sale(["purple"] * 3, cargo="purple-helix*3", **no_cards_but("red-mask red-cog"))

    sells(s, 1, 2, 3)

    assert at(s, "hands", 0) == ["red-mask", "red-cog"]
    assert (s.n_deck, s.n_discard) == (0, 0)
    assert asked(s) == "act"


@pytest.mark.rule("EE-SELL-R4", "EE-EDGE-89")
def test_three_markets_and_no_card_left() -> None:
    """Paid with a travel card, deck and discard pile empty: 8 credits, no card."""
    s = sale(["purple"] * 3, cargo="purple-helix*3", **no_cards_but("red-mask red-cog"))

    sells(s, 1, 2, 3, card="travel-2")

    assert at(s, "hands", 0) == ["red-mask", "red-cog"]
    assert s.scores[0] == 8 + 9 + 6 + 8
    assert at(s, "ship") == {"purple": 3}
    assert story(s, "no-card") == ["0 no-card"]
    assert asked(s) == "act"


# --- what follows ---------------------------------------------------------------------------------


@pytest.mark.rule("EE-SELL-22", "EE-SELL-23")
def test_interested_buyers_board_and_the_others_stay() -> None:
    """Of seven at the selected markets three go; the others keep their order; the market not selected keeps all."""
    s = sale(["red purple green wild", "yellow purple red", "purple wild"], cargo="purple-helix*2")

    sells(s, 1, 2)

    assert at(s, "queues")[:3] == [["red", "green"], ["yellow", "red"], ["purple", "wild"]]
    assert at(s, "ship") == {"purple": 2, "wild": 1}
    assert story(s, "boarded") == ["0 boarded purple #1 1", "0 boarded wild #1 1", "0 boarded purple #2 1"]


@pytest.mark.rule("EE-SELL-24", "EE-SELL-R2")
def test_earlier_buyers_leave_the_mothership() -> None:
    """Whoever sent them and whatever their colour: they are back in the supply, and levels fall."""
    s = sale(["purple wild"], cargo="purple-helix", ship={"purple": 2, "green": 3, "wild": 1})

    play(s, "sell red-mask")

    assert at(s, "ship") == {"purple": 1, "wild": 1}
    assert (level(s, "green"), level(s, "purple"), at(s, "buyers", "wild")) == (2, 3, 5)
    assert story(s, "returned") == ["0 returned green 3", "0 returned purple 2", "0 returned wild 1"]


@pytest.mark.rule("EE-SELL-24", "EE-SELL-R2", "EE-SELL-R1", "EE-EDGE-33")
def test_two_sales_in_one_turn() -> None:
    """The first sale's buyers return during the second; the second is still paid by the level they keep up."""
    s = sale(["purple purple", "purple", "green"], cargo="purple-helix*2", ship={"green": 2})

    sells(s, 1)
    assert at(s, "ship") == {"purple": 2}
    assert level(s, "green") == 3
    assert s.scores[0] == 8 + 9 + 4
    assert (s.seat, s.actions) == (0, 1)

    play(s, "sell red-cog")
    assert s.scores[0] == 8 + 9 + 4 + 9 + 2
    assert at(s, "ship") == {"purple": 1}
    assert level(s, "purple") == 3


@pytest.mark.rule("EE-SELL-R1", "EE-SELL-R3")
def test_the_rank_is_counted_before_buyers_return() -> None:
    """Purple leads thanks to those aboard: 9 credits. After their return green leads, as the next sale shows."""
    s = sale(["purple", "purple", "green*3"], cargo="purple-helix*2", ship={"purple": 2})
    assert (level(s, "purple"), level(s, "green")) == (6, 5)

    sells(s, 1)
    assert story(s, "earned-rank") == ["0 earned-rank purple 1 9"]
    assert (level(s, "purple"), level(s, "green")) == (4, 5)

    play(s, "sell red-cog")
    assert story(s, "earned-rank") == ["0 earned-rank purple 2 5"]
    assert (level(s, "purple"), level(s, "green")) == (3, 5)


@pytest.mark.rule("EE-SELL-R3")
def test_boarding_does_not_change_the_level() -> None:
    """The sale's own buyers were off the track before and are after; only returning ones change it."""
    s = sale(["purple purple wild"], cargo="purple-helix")

    play(s, "sell red-mask")

    assert level(s, "purple") == 4
    assert at(s, "buyers", "purple") == 6


@pytest.mark.rule("EE-SELL-R1")
def test_the_order_of_a_sale() -> None:
    """Card, credits, bonus card, buyers back, buyers aboard, promotion."""
    s = sale(["purple wild", "purple"], cargo="purple-helix*2", ship={"green": 1})

    sells(s, 1, 2)

    kinds = [name.split()[1] for name in story(s) if name.split()[1] not in ("given-up", "answered-itself")]
    assert kinds == [
        "earned-rank",
        "earned-buyers",
        "earned-markets",
        "drew",
        "returned",
        "boarded",
        "boarded",
        "boarded",
        "promoted",
        "promoted",
    ]


@pytest.mark.rule("EE-SELL-R1")
def test_no_pawn_moves_before_the_bonus_card_is_chosen() -> None:
    """The income is there, the buyers still stand where they stood."""
    s = sale(["purple"] * 3, cargo="purple-helix*3", ship={"green": 1})

    sells(s, 1, 2, 3)

    assert asked(s) == "keep_cards"
    assert s.scores[0] == 8 + 9 + 6 + 8
    assert at(s, "queues")[:3] == [["purple"]] * 3
    assert (at(s, "ship"), at(s, "envoys", 0)) == ({"green": 1}, {})
    s.play(s.legal()[0])
    assert (at(s, "ship"), at(s, "envoys", 0)) == ({"purple": 3}, {"left": 2, "middle": 1})


@pytest.mark.rule("EE-SELL-25", "EE-SELL-27")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_trader_becomes_an_envoy_of_its_markets_centre(number: int) -> None:
    """#1 and #2 belong to the left centre, #3 and #4 to the middle, #5 and #6 to the right; nobody is asked."""
    s = sale([*[""] * (number - 1), "purple"], cargo="purple-helix")
    centre = ["left", "left", "middle", "middle", "right", "right"][number - 1]

    play(s, "sell red-mask")

    assert asked(s) == "act"
    assert at(s, "envoys", 0) == {centre: 1}
    assert at(s, "traders", 0) == {icon: 1 for icon in ICONS if icon != ICONS[number - 1]}
    assert story(s, "promoted") == [f"0 promoted #{number} {centre}"]
    assert at(s, "cubes", 0) == 16


@pytest.mark.rule("EE-SELL-26", "EE-SELL-07", "EE-EDGE-34")
def test_one_trader_per_market_and_new_buyers_for_the_next_sale() -> None:
    """Two traders: one is promoted, one is left; a second sale there needs new interested buyers."""
    s = sale(["purple green"], traders="mask*2", cargo="purple-helix*2", hands=["red-mask*2 green-mask", "red-coil"])

    sells(s, 1)
    assert (at(s, "traders", 0), at(s, "envoys", 0)) == ({"mask": 1}, {"left": 1})
    refused(s, "sell red-mask", "EE-SELL-10")


@pytest.mark.rule("EE-SELL-28", "EE-SELL-08")
def test_traders_of_others_do_not_matter() -> None:
    """Theirs stay in the market, and their trader alone does not open it for others."""
    s = quiet(
        hands=["red-mask red-cog", "red-coil"],
        queues=["purple", "purple"],
        traders=["mask", "mask*2 coil"],
        cargo=["purple-helix*2", ""],
    )

    play(s, "sell red-mask")

    assert at(s, "traders") == [{}, {"mask": 2, "coil": 1}]
    assert at(s, "envoys") == [{"left": 1}, {}]
    assert at(s, "sold") == {"purple-helix": 1}


@pytest.mark.rule("EE-SELL-29")
def test_two_markets_of_one_centre() -> None:
    """#1 and #2 are both the left centre's: two envoys there."""
    s = sale(["purple", "purple"], cargo="purple-helix*2")

    sells(s, 1, 2)

    assert at(s, "envoys", 0) == {"left": 2}


@pytest.mark.rule("EE-SELL-30", "EE-SELL-31")
def test_sold_tiles_leave_the_game_and_samples_stay() -> None:
    """The tile is in no hold, stack, pile or site; the guard of its type is still in the gallery."""
    s = sale(["purple"], cargo="purple-crater", guards=["purple-crater", ""])
    pile = at(s, "piles", "purple-crater")

    play(s, "sell red-mask")

    assert at(s, "sold") == {"purple-crater": 1}
    assert at(s, "cargo", 0) == []
    assert (at(s, "piles", "purple-crater"), at(s, "sites"), at(s, "stacks", "purple")) == (pile, {}, [])
    assert at(s, "guards", 0) == ["purple-crater"]


# --- worked examples ------------------------------------------------------------------------------


@pytest.mark.rule("EE-SELL-32", "EE-EDGE-30", "EE-SELL-28")
def test_the_twenty_credit_example() -> None:
    """Three purple tiles, traders in #1, #3 and #5; #3 has no buyer for purple, #4 no trader; rank 2; six buyers."""
    s = quiet(
        hands=["red-mask red-cog", "red-coil"],
        queues=["purple wild purple green", "", "red green", "purple", "wild purple red wild"],
        traders=["mask prism comet", "cog"],
        cargo=["purple-helix purple-lens purple-crater", ""],
        ship={"red": 3, "green": 1},
    )
    assert sorted([level(s, c) for c in ("red", "purple", "green", "yellow", "orange")], reverse=True)[:2] == [7, 6]
    assert level(s, "red") == 7

    play(s, "sell red-mask")
    assert offered(s) == ["sell-at 1", "sell-at 5"]
    refused(s, "sell-at 3", "EE-SELL-07")
    refused(s, "sell-at 4", "EE-SELL-08")
    play(s, "sell-at 1", "sell-at 5", "sell-tile cargo purple-helix", "sell-tile cargo purple-lens")

    assert s.scores == [8 + 20, 8]
    assert story(s, "earned-rank", "earned-buyers", "earned-markets") == [
        "0 earned-rank purple 2 5",
        "0 earned-buyers 6 12",
        "0 earned-markets 2 3",
    ]
    assert len(at(s, "hands", 0)) == 2
    assert at(s, "ship") == {"purple": 3, "wild": 3}
    assert (level(s, "red"), level(s, "green")) == (4, 4)
    assert at(s, "queues") == [["green"], [], ["red", "green"], ["purple"], ["red"], []]
    assert at(s, "traders") == [{"prism": 1}, {"cog": 1}]
    assert at(s, "envoys") == [{"left": 1, "right": 1}, {}]
    assert at(s, "cargo", 0) == ["purple-crater"]


@pytest.mark.rule("EE-SELL-33", "EE-EDGE-31")
def test_the_best_sale_there_is() -> None:
    """Rank 1, three markets with four interested buyers each: 9 + 24 + 8 = 41."""
    s = sale(["purple*4", "wild*4", "purple*2 wild*2"], cargo="purple-helix*3")

    sells(s, 1, 2, 3)

    assert s.scores == [8 + 41, 8]


@pytest.mark.rule("EE-SELL-33", "EE-EDGE-31")
def test_the_poorest_sale_there_is() -> None:
    """Rank 5, one buyer, one market: 2 credits."""
    s = sale(["wild"], cargo="purple-helix", ship={"yellow": 1, "green": 1, "red": 1, "orange": 1})

    play(s, "sell red-mask")

    assert s.scores == [8 + 2, 8]
    assert story(s, "earned-rank") == ["0 earned-rank purple 5 0"]
