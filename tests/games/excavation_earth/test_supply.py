"""What is limited and what is not (EE-SUPPLY)."""

from __future__ import annotations

from collections import Counter

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import CARDS, TYPES
from tests.games.excavation_earth.counting import (
    all_but,
    all_buyers,
    all_cards,
    cargo,
    discarded,
    hand,
    on_sites,
    only,
    pile,
    settled,
    supply,
)
from tests.games.excavation_earth.table import asked, counts, earth, games, happened, new, offered, play, refused, words

COPIES = Box.load(None).copies
FORECAST = "orange-anchor*2 orange-comet"
AWAY = "vancouver berlin guam"


@pytest.mark.rule("EE-SUPPLY-01")
def test_credits_have_no_end() -> None:
    """A richer bank than any box holds still pays."""
    s = earth(
        credits=[9000, 9000], travel=["travel-2", ""], cargo=["red-lens", ""], traders=["mask", ""], queues=["red"]
    )
    play(s, "sell travel-2")
    assert s.credits[0] == 9000 + 9 + 2


@pytest.mark.rule("EE-SUPPLY-02", "EE-SUPPLY-03")
def test_no_buyer_left_of_a_colour() -> None:
    """The colour cannot be added; the other steps of the action go on."""
    s = earth(hands=["red-mask", ""], ship={"red": 8})
    play(s, "market red-mask", "trader", "add-wild")
    assert "add-buyer red" not in offered(s)
    refused(s, "add-buyer red", "EE-MARKET-12")
    play(s, "add-buyer green")
    assert supply(s)["red"] == 0


@pytest.mark.rule("EE-SUPPLY-02", "EE-SUPPLY-04", "EE-SURVEY-R3")
def test_no_tile_left_in_a_pile() -> None:
    """Survey still places its card, cube and token, and draws nothing."""
    sold = {TYPES[kind]: COPIES[kind] for kind in range(8, 12)}
    s = earth(hands=["red-mask yellow-mask", ""], sold=sold)
    play(s, "survey red-mask", "replace 0")
    assert asked(s) == "act"
    assert happened(s, "surveyed") == []
    assert (s.tokens, s.marks) == ([1, 0], [0, -1, -1])
    assert sum(on_sites(s).values()) == 0


@pytest.mark.rule("EE-SUPPLY-R1", "EE-PREP-15")
@pytest.mark.parametrize(("left", "on_map", "on_stack"), [(3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_as_much_as_there_is(left: int, on_map: int, on_stack: int) -> None:
    """Of three tiles the first two go on the map, so it is the stack that goes short."""
    fields = only(f"red-lens*{left}", COPIES)
    s = earth(hands=["red-cog", ""], forecast="red-mask green-mask yellow-mask", passed=[1], **fields)
    play(s, "pass")
    assert on_sites(s)["red-lens"] == on_map
    assert len(s.stacks[2]) == on_stack


@pytest.mark.rule("EE-SUPPLY-05", "EE-SUPPLY-R2")
def test_the_discard_pile_becomes_the_deck() -> None:
    """Only when a card must be drawn and none is left; hands and forecast are not in it."""
    rest = all_but("red-cog yellow-mask green-mask*2", FORECAST)
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-cog yellow-mask", "green-mask*2"],
        explorers=["rome london guam", AWAY],
        sites="red-crater",
        guards=["red-helix red-lens red-antenna", ""],
        forecast=FORECAST,
        discard=counts(rest),
    )
    assert s.n_deck == 0
    play(s, "excavate red-cog", "dig red-crater")
    assert s.n_deck == 0
    play(s, "sample red-crater")
    assert s.n_discard == 0
    assert s.n_deck == 60 - 1 - 2 - 3 - 1
    assert happened(s, "reshuffled") == [{"kind": "reshuffled", "seat": 0, "n": 54}]
    new_deck = Counter({card: n for card, n in zip(CARDS, s.deck, strict=True) if n})
    drawn = Counter(hand(s).split()) - Counter(["yellow-mask"])
    assert new_deck + drawn == Counter(words(rest)) + Counter(["red-cog"])


@pytest.mark.rule("EE-SUPPLY-05", "EE-SETUP-R11")
def test_no_early_reshuffle() -> None:
    """The last card of the deck is drawn without one."""
    rest = all_but("red-cog yellow-mask purple-mask", FORECAST)
    s = earth(
        factions=["gul", "aqulla"],
        hands=["red-cog yellow-mask", ""],
        explorers=["rome london guam", AWAY],
        sites="red-crater",
        guards=["red-helix red-lens red-antenna", ""],
        forecast=FORECAST,
        discard=counts(rest),
    )
    play(s, "excavate red-cog", "dig red-crater", "sample red-crater")
    assert hand(s) == "yellow-mask purple-mask"
    assert (s.n_deck, s.n_discard) == (0, 55)
    assert happened(s, "reshuffled") == []


@pytest.mark.rule("EE-SUPPLY-R2", "EE-SELL-19")
def test_reshuffle_for_a_sale() -> None:
    """The bonus card of a sale in two markets comes from the pile, the card that paid included."""
    s = earth(
        hands=["red-cog", all_but("red-cog", FORECAST)],
        cargo=["red-lens*2", ""],
        traders=["mask coil", ""],
        queues=["red", "red"],
        forecast=FORECAST,
    )
    play(s, "sell red-cog", "sell-at 1", "sell-at 2")
    assert hand(s) == "red-cog"
    assert [event["n"] for event in happened(s, "reshuffled")] == [1]


@pytest.mark.rule("EE-SUPPLY-R2", "EE-PREP-17", "EE-PREP-18")
def test_reshuffle_for_the_forecast() -> None:
    """The new forecast comes from a pile in which the old one lies already."""
    kept = "red-cog*2"
    s = earth(hands=["red-cog", "red-cog"], forecast=FORECAST, discard=counts(all_but(kept, FORECAST)), passed=[1])
    play(s, "pass")
    assert [event["n"] for event in happened(s, "reshuffled")] == [58]
    assert s.n_deck == 58 - 3 - 16
    assert s.n_discard == 0
    assert sum(all_cards(s)) == 60


@pytest.mark.rule("EE-SUPPLY-06")
def test_piles_are_never_refilled() -> None:
    """In random games only Survey puts a tile back that it had drawn; a sold tile stays out."""
    before: list[list[int]] = []
    for s in games(12):
        if before and asked(s) != "redraw":
            back = Counter(event.a for event in s.events if event.kind.name == "put-back")
            for kind in range(20):
                assert s.piles[kind] <= before[0][kind] + back[kind]
                assert s.sold[kind] >= before[1][kind]
            assert sum(s.piles) + len(s.surveyed) <= sum(before[0]) + sum(before[2])
        before = [s.piles.copy(), s.sold.copy(), [len(s.surveyed)]]


@pytest.mark.rule("EE-SUPPLY-06", "EE-SELL-30")
def test_sold_tiles_do_not_come_back() -> None:
    """The forecast finds an empty pile empty, however many of its tiles were sold."""
    fields = only("red-lens", COPIES)
    fields["sold"]["red-lens"] = 6
    s = earth(
        travel=["travel-2", ""],
        hands=["red-cog", ""],
        cargo=["red-lens", ""],
        traders=["mask", ""],
        queues=["red"],
        forecast="red-mask*2 red-coil",
        passed=[1],
        **fields,
    )
    assert pile(s, "red") == 0
    play(s, "sell travel-2", "pass")
    assert s.round == 2
    assert sum(s.sold[8:12]) == 18
    assert on_sites(s) == Counter()


@pytest.mark.rule("EE-SUPPLY-07")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    """A tile of value 7 costs 8: with 7 credits it is refused, with 8 it leaves none."""
    for credits, legal in ((7, False), (8, True)):
        s = earth(
            hands=["red-coil", ""], stacks={"red": "red-antenna", "yellow": "yellow-crater"}, credits=[credits, 8]
        )
        play(s, "smuggle red-coil")
        assert ("acquire red cargo" in offered(s)) == legal
        if legal:
            play(s, "acquire red cargo")
            assert s.credits[0] == 0
        else:
            refused(s, "acquire red cargo", "EE-SUPPLY-07")


@pytest.mark.rule("EE-SUPPLY-07", "EE-SURVEY-20")
def test_no_debts_in_a_survey() -> None:
    """Twice the value must be there: 14 for a red antenna."""
    fields = only("red-antenna*2", COPIES)
    s = earth(hands=["red-mask yellow-mask", ""], credits=[13, 8], **fields)
    play(s, "survey red-mask", "replace 0")
    assert (asked(s), cargo(s)) == ("act", "")
    s = earth(hands=["red-mask yellow-mask", ""], credits=[14, 8], **fields)
    play(s, "survey red-mask", "replace 0", "buy red-antenna")
    assert s.credits[0] == 0
    with pytest.raises(digsite.BadPosition, match="EE-SUPPLY-07"):
        earth(credits=[-1, 8])


@pytest.mark.rule("EE-SUPPLY-07", "EE-SUPPLY-08")
def test_nobody_owes_and_buyers_remain() -> None:
    """In random games credits never fall below 0, and 10 / 15 / 21 buyers or more stay in supply, some coloured."""
    for s in games(12):
        assert min(s.credits) >= 0
        assert sum(s.buyers) >= {2: 10, 3: 15, 4: 21}[s.n_seats]
        assert sum(s.buyers[:5]) > 0
        assert sum(s.ship) <= 12


@pytest.mark.rule("EE-SUPPLY-08")
@pytest.mark.parametrize(("seats", "total", "least"), [(2, 46, 10), (3, 51, 15), (4, 57, 21)])
def test_the_supply_at_its_lowest(seats: int, total: int, least: int) -> None:
    """Six full queues and twelve aboard: so many stay. A colour and the wild pool can be empty."""
    s = earth(
        seats=seats,
        queues=["red*4", "red*4", "wild*4", "green*4", "green*4", "yellow*4"],
        ship={"wild": 2, "yellow": 3, "purple": 7},
    )
    assert sum(all_buyers(s)) == total
    assert sum(s.buyers) == least
    if seats == 2:
        assert supply(s) == {"yellow": 1, "green": 0, "red": 0, "purple": 1, "orange": 8, "wild": 0}


@pytest.mark.rule("EE-SUPPLY-R3")
def test_only_cards_are_hidden() -> None:
    """A seat and a spectator see the same but for the seat's own cards, and nobody sees an order of deck or pile."""
    s = settled(new(3))
    nobody = s.view(None)
    for seat in range(3):
        view = s.view(seat)
        assert {field for field in view if view[field] != nobody[field]} <= {"seat", "hand", "pack", "drawn", "picked"}
        assert view["hand"] == s.hands[seat]
    assert nobody["hand"] is None
    assert nobody["deck"] == s.n_deck
    assert discarded(s) == Counter()
