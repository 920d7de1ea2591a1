"""Brokers that give a card every icon: in Market, Command and Smuggle, and in sales of the Merchants (MU-BROKER-08)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import MERCHANTS, read
from tests.games.excavation_earth.museum.test_sending import brokers, sending
from tests.games.excavation_earth.table import asked, at, happened, offered, play, refused, story

SMUGGLERS_BAY = ["guam cusco easter"] * 2
"""Explorers at a black market (coil, comet), and at no market."""


def merchants(**kw: Any) -> Earth:
    """Seat 0 plays the Merchants, with a purple tile and no trader; somebody waits for it in market #3 alone."""
    return sending(
        **{
            "factions": [MERCHANTS, "gul"],
            "cargo": ["purple-helix*2", ""],
            "queues": ["green", "", "purple green", "purple"],
            **kw,
        }
    )


# --- effect B: every icon ---------------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-08", "MU-BROKER-R5")
def test_a_market_of_choice_among_those_with_an_explorer() -> None:
    s = sending(options=read("MU-BROKER-R12 useful-only"))

    play(s, "market red-mask", "send-broker red")

    assert story(s, "all-icons") == ["0 all-icons red"]
    assert (asked(s), offered(s)) == ("at_market", ["at-market 1", "at-market 4"])
    refused(s, "at-market 2", "EE-MARKET-02")
    refused(s, "done", "MU-BROKER-08")
    play(s, "at-market 4", "trader")
    assert at(s, "traders", 0) == {"cog": 1}


@pytest.mark.rule("MU-BROKER-08")
def test_without_the_broker_the_market_is_that_of_the_icon() -> None:
    s = sending()

    play(s, "market red-mask", "done", "trader")

    assert at(s, "traders", 0) == {"mask": 1}


@pytest.mark.rule("MU-EDGE-102", "MU-BROKER-R13")
def test_a_market_that_only_the_broker_opens() -> None:
    """One card, red with a mask; the explorer stands at the cog. The broker goes with the card, unasked."""
    s = sending(hands=["red-mask", ""], brokers=["red", ""], explorers=["berlin cusco easter"] * 2)

    assert offered(s, "market") == ["market red-mask"]
    play(s, "market red-mask")

    assert brokers(s) == []
    assert at(s, "ship") == {"red": 1}
    assert asked(s) == "market_trader"
    play(s, "trader")
    assert at(s, "traders", 0) == {"cog": 1}


@pytest.mark.rule("MU-BROKER-R13", "MU-BROKER-R5")
def test_the_broker_opens_markets_for_cards_of_its_colour_only() -> None:
    """Explorers at #1 and #4. Of the other icons only the red card will do, and only with an explorer at a market."""
    cards = "red-coil green-coil yellow-cog"
    s = sending(hands=[cards, ""], brokers=["red", ""])
    assert offered(s, "market") == ["market yellow-cog", "market red-coil"]
    refused(s, "market green-coil", "EE-MARKET-02")

    s = sending(hands=[cards, ""], brokers=["red", ""], explorers=SMUGGLERS_BAY)
    assert offered(s, "market") == []
    refused(s, "market red-coil", "EE-MARKET-02")

    s = sending(hands=[cards, ""], brokers=["", "red"])
    assert offered(s, "market") == ["market yellow-cog"]


@pytest.mark.rule("MU-BROKER-08", "MU-BROKER-R5", "MU-BROKER-R13")
def test_smuggle_with_any_icon() -> None:
    """The black market shows coil and comet; the card shows a mask."""
    s = sending(
        hands=["red-mask green-mask red-coil", ""],
        explorers=SMUGGLERS_BAY,
        stacks={"yellow": "yellow-crater"},
        options=read("MU-BROKER-R12 useful-only"),
    )

    assert offered(s, "smuggle") == ["smuggle green-mask", "smuggle red-mask", "smuggle red-coil"]
    play(s, "smuggle red-mask")

    assert brokers(s) == ["green"]
    assert at(s, "ship") == {"red": 1}
    assert asked(s) == "smuggling"
    play(s, "acquire yellow cargo")
    assert at(s, "cargo", 0) == ["yellow-crater"]


@pytest.mark.rule("MU-BROKER-R5")
def test_smuggle_needs_an_explorer_there_all_the_same() -> None:
    s = sending(hands=["red-mask", ""], explorers=["vancouver berlin easter"] * 2)

    assert offered(s, "smuggle") == []
    refused(s, "smuggle red-mask", "EE-SMUGGLE-02")


@pytest.mark.rule("MU-BROKER-R5", "MU-BROKER-R12")
def test_a_card_that_fits_anyway_needs_no_broker_at_the_black_market() -> None:
    s = sending(hands=["red-coil", ""], stacks={"yellow": "yellow-crater"}, options=read("MU-BROKER-R12 useful-only"))

    play(s, "smuggle red-coil")
    assert offered(s) == ["done", "send-broker red"]
    play(s, "done")

    assert asked(s) == "smuggling"
    assert brokers(s) == ["green", "red"]


@pytest.mark.rule("MU-BROKER-R12")
def test_where_no_icon_is_read_no_broker_is_sent() -> None:
    """With the Master Key every icon smuggles anyway."""
    s = sending(
        hands=["red-mask", ""],
        re=["master-key", ""],
        stacks={"yellow": "yellow-crater"},
        options=read("MU-BROKER-R12 useful-only"),
    )

    play(s, "smuggle red-mask")

    assert asked(s) == "smuggling"
    assert brokers(s) == ["green", "red"]


@pytest.mark.rule("MU-BROKER-R5", "MU-RECARD-11")
def test_the_master_key_is_of_no_use_away_from_the_black_markets() -> None:
    s = sending(hands=["red-mask", ""], re=["master-key", ""], explorers=["vancouver berlin easter"] * 2)

    assert offered(s, "smuggle") == []


@pytest.mark.rule("MU-BROKER-R13")
def test_cards_that_are_alike_are_offered_once() -> None:
    s = sending(hands=["red-mask*2 red-prism*2", ""])

    assert offered(s, "market") == ["market red-mask", "market red-prism"]
    assert offered(s, "smuggle") == ["smuggle red-mask", "smuggle red-prism"]


@pytest.mark.rule("MU-BROKER-08", "MU-BROKER-R5")
@pytest.mark.parametrize(
    ("market", "icon", "centre"),
    [(1, "mask", "left"), (2, "coil", "left"), (3, "prism", "middle"), (4, "cog", "middle"), (6, "anchor", "right")],
)
def test_command_at_any_market_with_its_centre(market: int, icon: str, centre: str) -> None:
    """All six can be chosen, wherever the explorers are; trader and envoy go to the same one."""
    s = sending(options=read("MU-BROKER-R12 useful-only"))

    play(s, "command red-mask", "send-broker red")
    assert offered(s) == [f"at-market {number}" for number in range(1, 7)]
    play(s, f"at-market {market}", "trader", "envoy")

    assert at(s, "traders", 0) == {icon: 1}
    assert at(s, "envoys", 0) == {centre: 1}


@pytest.mark.rule("MU-BROKER-08", "MU-BROKER-R12")
def test_command_without_the_broker() -> None:
    s = sending()

    play(s, "command red-mask", "done", "trader")

    assert at(s, "traders", 0) == {"mask": 1}


# --- Sell by the Merchants --------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-101", "MU-BROKER-R12")
def test_the_merchants_send_a_broker_of_the_colour_of_their_card() -> None:
    s = merchants(brokers=["red", ""], queues=["purple", "", "purple"])

    play(s, "sell red-mask")

    assert offered(s) == ["done", "send-broker red"]


@pytest.mark.rule("MU-EDGE-14", "MU-BROKER-R9", "MU-MIX-03")
def test_a_broker_sent_with_a_sale_is_back_in_the_supply_after_it() -> None:
    """Those who were on the mothership go back, the broker with them; then the purple buyer boards."""
    s = merchants(brokers=["red", ""], ship={"yellow": 1}, queues=["", "", "purple"])

    play(s, "sell red-mask")

    assert [line.split()[1] for line in story(s, "all-icons", "returned", "boarded")] == [
        "all-icons",
        "returned",
        "returned",
        "boarded",
    ]
    assert at(s, "ship") == {"purple": 1}
    assert brokers(s) == []
    assert at(s, "buyers") == {"yellow": 8, "green": 8, "red": 8, "purple": 7, "orange": 8, "wild": 6}


@pytest.mark.rule("MU-BROKER-R9", "MU-BROKER-R10")
def test_the_broker_is_off_its_track_while_that_sale_is_paid() -> None:
    """Red artefacts: a red buyer waits, the red broker was sent: two off the track, as many as green. First rank, 9."""
    s = merchants(
        brokers=["red", ""], cargo=["red-helix", ""], queues=["green*2", "", "red"], hands=["red-mask red-coil", ""]
    )

    play(s, "sell red-mask")

    assert happened(s, "earned-rank")[0]["credits"] == 9


@pytest.mark.rule("MU-BROKER-R13", "MU-MIX-03")
def test_a_sale_that_only_the_broker_makes_possible() -> None:
    """No trader anywhere. The red cards can pay, by their broker; the green one cannot, nor a travel card."""
    s = merchants(hands=["red-mask red-coil green-mask", ""], brokers=["red", ""])

    assert offered(s, "sell") == ["sell red-mask", "sell red-coil"]
    refused(s, "sell green-mask", "EE-SELL-10")
    refused(s, "sell travel-2", "EE-SELL-10")


@pytest.mark.rule("MU-BROKER-R13", "MU-MIX-03")
def test_cards_that_sell_by_their_own_icon_and_by_a_broker() -> None:
    """Market #3 (prism) has the buyer: a green prism needs no broker, a red mask does; each card once, in order."""
    s = merchants(
        hands=["red-mask*2 green-prism red-prism yellow-mask", ""], brokers=["red", ""], queues=["", "", "purple"]
    )

    assert offered(s, "sell") == ["sell green-prism", "sell red-mask", "sell red-prism"]
    play(s, "sell red-prism")
    assert offered(s) == ["done", "send-broker red"]
    play(s, "done")
    assert brokers(s) == ["red"]
    assert at(s, "sold") == {"purple-helix": 1}


@pytest.mark.rule("MU-MIX-03", "MU-BROKER-08")
def test_any_one_market_without_a_trader() -> None:
    """#3 and #4 have buyers and no trader: with every icon one of them will do, whichever, but not both."""
    s = merchants(brokers=["red", ""])

    play(s, "sell red-mask")
    assert offered(s) == ["sell-at 3", "sell-at 4"]
    play(s, "sell-at 4")

    assert at(s, "sold") == {"purple-helix": 1}
    assert at(s, "envoys", 0) == {}
    assert at(s, "queues", 2) == ["purple", "green"]


@pytest.mark.rule("MU-MIX-03")
def test_a_market_without_a_trader_beside_one_with_a_trader() -> None:
    s = merchants(brokers=["red", ""], traders=["prism", ""])

    play(s, "sell red-mask", "send-broker red", "sell-at 3", "sell-at 4")

    assert at(s, "sold") == {"purple-helix": 2}
    assert at(s, "envoys", 0) == {"middle": 1}


@pytest.mark.rule("MU-MIX-03", "MU-BROKER-R12")
def test_no_broker_where_no_tile_could_be_sold_with_it() -> None:
    """Nobody waits for purple anywhere: no card sells, whatever its icon."""
    s = merchants(brokers=["red", ""], queues=["green"])

    assert offered(s, "sell") == []
    refused(s, "sell red-mask", "EE-SELL-10")


@pytest.mark.rule("MU-MIX-03")
def test_others_cannot_sell_without_traders_by_a_broker() -> None:
    s = merchants(factions=["issisinui", "gul"], brokers=["red", ""])

    assert offered(s, "sell") == []
