"""The rules of the template game, one by one (docs/rules/template.md)."""

from __future__ import annotations

import pytest

import digsite
from digsite import BadOption, Rng
from digsite.games._template.state import Auction

GAME = digsite.game("_template")


def auction(seats: int = 2, seed: int = 0, **options: object) -> Auction:
    s = GAME.new(seats=seats, seed=seed, options=options)
    assert isinstance(s, Auction)
    return s


def hand(*cards: int) -> int:
    """Cards as the bits of a hand."""
    return sum(1 << card for card in cards)


def bid(s: Auction, *cards: int) -> None:
    """Every seat that is asked bids, the first to be asked first."""
    for card in cards:
        s.play(GAME.codes.parse(f"bid {card}"))


def happened(s: Auction) -> list[dict[str, object]]:
    return [event.whole() for event in s.events]


@pytest.mark.rule("TP-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert auction(seats).seats == list(range(seats))


@pytest.mark.rule("TP-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadOption, match=r"seats: . is not allowed; Sealed Bids is for 2 to 4 \(TP-SETUP-01\)"):
        auction(seats)


@pytest.mark.rule("TP-SETUP-02")
def test_everybody_holds_one_card_of_each_number() -> None:
    s = auction(3)
    for seat in range(3):
        assert s.legal(seat) == [GAME.codes.parse(f"bid {card}") for card in (1, 2, 3, 4, 5)]


@pytest.mark.rule("TP-SETUP-03")
def test_five_prizes_in_random_order() -> None:
    orders = set()
    for seed in range(200):
        s = auction(2, seed)
        order = (*s.prizes, s.prize)
        assert sorted(order) == [1, 2, 3, 4, 5]
        orders.add(order)
    assert len(orders) > 80, "of 120 orders"


@pytest.mark.rule("TP-SETUP-03")
def test_the_short_game_uses_three_of_them() -> None:
    used = [(*s.prizes, s.prize) for s in (auction(2, seed, short=True) for seed in range(200))]
    assert all(len(set(prizes)) == 3 for prizes in used)
    assert {prize for prizes in used for prize in prizes} == {1, 2, 3, 4, 5}
    s = auction(2, 3, short=True)
    for card in (5, 4, 3):
        bid(s, card, card)
    assert s.over


@pytest.mark.rule("TP-SETUP-03")
def test_prizes_to_come_are_facedown() -> None:
    s = auction(2)
    for seat in (None, 0, 1):
        view = s.view(seat)
        assert "prizes" not in view
        assert view["prizes_left"] == 4


@pytest.mark.rule("TP-BID-01")
def test_the_next_prize_is_turned_up() -> None:
    s = auction(2, 1)
    assert happened(s) == [{"kind": "prize", "seat": 0, "n": s.prize}]
    after = s.prizes[-1]
    bid(s, 1, 2)
    assert s.prize == after
    assert happened(s)[-1] == {"kind": "prize", "seat": 0, "n": after}
    assert all(s.view(seat)["prize"] == after for seat in (None, 0, 1))


@pytest.mark.rule("TP-BID-02")
def test_one_card_of_the_hand() -> None:
    s = auction(2, 1)
    bid(s, 3, 4)
    refusal = s.why_not(GAME.codes.parse("bid 3"), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.args) == ("TP-BID-02", "spent", {"card": 3})
    assert GAME.codes.parse("bid 3") in s.legal(1)
    assert GAME.codes.parse("bid 4") not in s.legal(1)


@pytest.mark.rule("TP-BID-02")
def test_a_bid_is_secret_but_that_it_was_made_is_open() -> None:
    s = auction(3)
    s.play(GAME.codes.parse("bid 4"), seat=1)
    [event] = s.events
    assert event.seen(1) == {"kind": "bidded", "seat": 1, "card": 4}
    for seat in (None, 0, 2):
        assert event.seen(seat) == {"kind": "bidded", "seat": 1, "card": -1}
        assert s.view(seat)["bids"] == [0, -1, 0]
    assert s.view(1)["bids"] == [0, 4, 0]


@pytest.mark.rule("TP-BID-03")
def test_all_bids_are_shown_and_the_highest_takes_the_prize() -> None:
    s = auction(3, 2)
    prize = s.prize
    bid(s, 2, 5, 3)
    assert happened(s)[:5] == [
        {"kind": "bidded", "seat": 2, "card": 3},
        {"kind": "shown", "seat": 0, "card": 2},
        {"kind": "shown", "seat": 1, "card": 5},
        {"kind": "shown", "seat": 2, "card": 3},
        {"kind": "won", "seat": 1, "n": prize},
    ]
    assert s.won == [[], [prize], []]
    assert s.scores == [0, prize, 0]


@pytest.mark.rule("TP-BID-03")
def test_all_cards_bid_are_gone() -> None:
    s = auction(3, 2)
    bid(s, 2, 5, 3)
    assert s.hands == [hand(1, 3, 4, 5), hand(1, 2, 3, 4), hand(1, 2, 4, 5)]
    assert s.view(None)["hands"] == s.hands
    assert s.bids == [0, 0, 0]


@pytest.mark.rule("TP-BID-04")
def test_a_tie_of_the_highest_takes_nothing() -> None:
    s = auction(3, 2)
    prize = s.prize
    bid(s, 5, 1, 5)
    assert {"kind": "tied", "seat": 0, "n": prize} in happened(s)
    assert not any(event["kind"] == "won" for event in happened(s))
    assert s.lost == [prize]
    assert s.scores == [0, 0, 0]


@pytest.mark.rule("TP-BID-04")
def test_a_tie_of_lower_bids_does_not_matter() -> None:
    s = auction(3, 2)
    prize = s.prize
    bid(s, 4, 2, 2)
    assert s.scores == [prize, 0, 0]


@pytest.mark.rule("TP-END-01")
def test_after_the_last_prize_it_is_over_and_the_highest_sum_wins() -> None:
    s = auction(2, 4)
    order = [s.prize, *reversed(s.prizes)]
    for mine, yours in zip((5, 4, 1, 2, 3), (4, 5, 2, 3, 1)):
        assert not s.over
        bid(s, mine, yours)
    assert s.over
    scores = [order[0] + order[4], order[1] + order[2] + order[3]]
    assert s.scores == scores
    result = s.result
    assert result is not None
    assert result.winners == [0 if scores[0] > scores[1] else 1]
    assert sorted(result.ranking) == [1, 2]
    assert result.reason == "most-points"
    assert [sum(line.amount for line in lines) for lines in result.lines] == scores


@pytest.mark.rule("TP-END-01")
def test_equals_share() -> None:
    s = auction(3, 4)
    for card in (1, 2, 3, 4, 5):
        bid(s, card, card, card)
    result = s.result
    assert result is not None
    assert (result.scores, result.ranking, result.winners, result.reason) == ([0] * 3, [1] * 3, [0, 1, 2], "shared")


@pytest.mark.rule("TP-END-01")
def test_nothing_can_be_bid_after_the_end() -> None:
    s = auction(2, 4)
    for card in (1, 2, 3, 4, 5):
        bid(s, card, card)
    for seat in (None, 0, 1):
        for code in range(GAME.codes.size):
            refusal = s.why_not(code, seat)
            assert refusal is not None
            assert (refusal.rule, refusal.key) == ("TP-END-01", "over")
        assert s.legal(seat) == []
    with pytest.raises(digsite.IllegalMove, match="TP-END-01"):
        bid(s, 1)


def test_the_last_card_is_bid_and_not_played_by_itself() -> None:
    """A hidden choice is asked even if there is only one left."""
    s = auction(2, 4)
    for card in (1, 2, 3, 4):
        bid(s, card, card)
    assert s.seats == [0, 1]
    assert s.legal(0) == s.legal(1) == [GAME.codes.parse("bid 5")]
    assert not any(event["kind"] == "answered-itself" for event in happened(s))


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_everything_has_words(locale: str) -> None:
    """Questions, answers, refusals, events and the end, in a whole game, to everybody."""
    s, rng = auction(3, 6), Rng(1)
    said = []
    while not s.over:
        question = s.question
        assert question is not None
        said += [question.say(locale), *[option.say(locale) for option in question.options]]
        for code in range(GAME.codes.size):
            for seat in range(3):
                refusal = s.why_not(code, seat)
                if refusal is not None:
                    said.append(refusal.say(locale))
        for event in s.events:
            for viewer in (None, 0, 1, 2):
                told = event.seen(viewer)
                if told is not None:
                    said.append(GAME.text.event(told, locale))
        s.play(rng.pick(s.legal()))
    result = s.result
    assert result is not None
    said.append(GAME.text.reason(result.reason, locale))
    said += [GAME.text.line(line, locale) for lines in result.lines for line in lines]
    said += [GAME.text.title(locale), GAME.text.option("short", locale), GAME.text.about_option("short", locale)]
    said += [GAME.text.money(n, locale) for n in (0, 1, 2, 5)]
    assert all(words.strip() for words in said)
    assert "{" not in "".join(said)
