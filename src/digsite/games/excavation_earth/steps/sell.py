"""Sell: artefacts of one region in one, two or three markets at once (EE-SELL).

A sale goes: pay a card; choose the region, the markets and the tiles; count the income once, on the position as it is;
draw the bonus cards; the buyers of earlier sales leave the mothership and those of this one board it; one trader of
each market is promoted (EE-SELL-R1). What was chosen is carried along in the frames: the region in `a`, and in `b` the
markets as bits; above them `SellMarkets` keeps the card that paid, `SellTiles` how many tiles are given up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import add_any_card, draw_to_hand
from digsite.games.excavation_earth.codes import DONE, REGION, SELL, SELL_AT, SPAN
from digsite.games.excavation_earth.events import (
    BOARDED,
    EARNED_BUYERS,
    EARNED_MARKETS,
    EARNED_RANK,
    GIVEN_UP,
    PROMOTED,
    RETURNED,
    TO_SELL,
)
from digsite.games.excavation_earth.kinds import (
    CARGO,
    HIDDEN_HOLD,
    INTEREST,
    N_BUYER_KINDS,
    N_COLOURS,
    N_MARKETS,
    POPULARITY,
    SEVERAL_MARKETS,
    TRAVEL,
    WILD,
    colour_of,
    held,
    hold_of,
    kind_of,
)
from digsite.games.excavation_earth.markets import interested
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import BUY_FIRST, SELL_CLOSE, SELL_MARKETS, SELL_REGION, SELL_TILES
from digsite.games.excavation_earth.steps.keep import draw_and_keep
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.tiles import at_black_market, has_colour, unstow
from digsite.games.excavation_earth.vocabulary import SALES
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MOST_MARKETS: Final = 3
PER_BUYER: Final = 2
"""Credits for each interested buyer (EE-SELL-16)."""
ALL_MARKETS: Final = 63
ABOVE_MARKETS: Final = 6


class Sell(PaidAction):
    """EE-SELL-01: any card pays. EE-SELL-03, -11: the region need not match it, and no explorer is needed.

    EE-SELL-10, -R5: it can be chosen only if at least one tile can be sold, judged for the card that pays
    (EE-TURN-R4): with some factions it can be chosen with one card and not with another.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["sell"], TO_SELL)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        if any_region(s, seat, TRAVEL):  # with a travel card, so with every card
            add_any_card(s, seat, SELL, codes)
            return
        cards: list[int] = []
        add_any_card(s, seat, 0, cards)
        for card in cards:
            if can_sell(s, seat, card):
                codes.append(SELL + card)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.push(SELL_REGION, seat, card)
        s.rules.factions[seat].begin_sale(s, seat, card)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        card = code - SELL
        if card >= TRAVEL:
            if not (s.travel[seat] >> (card - TRAVEL)) & 1:
                return no_with(s, "EE-SELL-01", "not-in-hand", "card", card)
        elif card not in s.hands[seat]:
            return no_with(s, "EE-SELL-01", "not-in-hand", "card", card)
        if s.artefacts(seat) == 0:
            if s.rules.factions[seat].buys_first and at_black_market(s, seat) != 0:
                return no(s, "EE-FACTION-R15", "no-purchase-helps")
            return no(s, "EE-SELL-06", "no-artefact")
        if not any_open(s, seat):
            return no(s, "EE-SELL-08", "no-trader")
        return no(s, "EE-SELL-10", "no-eligible-market")


class SellRegion(Step["Earth"]):
    """Which region's artefacts are sold (EE-SELL-02)? One of which a tile is held and a market is eligible.

    `a` is the card that paid.
    """

    def __init__(self) -> None:
        super().__init__("sell_region", ["EE-SELL-02", "EE-SELL-03", "EE-SELL-10"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [REGION + colour for colour in range(N_COLOURS) if sellable(s, f.seat, colour, f.a)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        s.push(SELL_MARKETS, f.seat, code - REGION, f.a << ABOVE_MARKETS)

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a < s.rules.n_faces:
            return "there is no such card"
        buying = s.agenda[-1].step == BUY_FIRST
        possible = can_sell(s, f.seat, f.a) if buying else any_region(s, f.seat, f.a)
        return "" if possible else "no tile can be sold (EE-SELL-10)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["region"].has(code):
            return elsewhere(s, f, code)
        if has_colour(s, f.seat, code - REGION) == 0:
            return no_with(s, "EE-SELL-06", "no-artefact-of-colour", "colour", code - REGION)
        return no_with(s, "EE-SELL-07", "no-market-for-colour", "colour", code - REGION)


class SellMarkets(Step["Earth"]):
    """Select a market, one at a time: up to three, no more than tiles of the colour are held.

    EE-SELL-04 to -09, -12: each needs an own trader and an interested buyer, and none counts twice.
    """

    def __init__(self) -> None:
        super().__init__(
            "sell_markets", ["EE-SELL-04", "EE-SELL-05", "EE-SELL-06", "EE-SELL-07", "EE-SELL-08", "EE-SELL-09"]
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        chosen = f.b & ALL_MARKETS
        if chosen != 0:
            n = count_bits(chosen)
            if n == MOST_MARKETS or n == has_colour(s, f.seat, f.a):
                return codes
            codes.append(DONE)
        for market in range(N_MARKETS):
            if not (chosen >> market) & 1 and eligible(s, f.seat, market, f.a, f.b >> ABOVE_MARKETS, chosen):
                codes.append(SELL_AT + market)
        if len(codes) == 1 and chosen != 0:
            codes.clear()  # nothing left but to be done
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
        else:
            s.push(SELL_MARKETS, f.seat, f.a, f.b | (1 << (code - SELL_AT)))

    def skip(self, s: Earth, f: Frame) -> None:
        s.push(SELL_TILES, f.seat, f.a, f.b & ALL_MARKETS)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a, "n": count_bits(f.b & ALL_MARKETS)}

    def flaw(self, s: Earth, f: Frame) -> str:
        card = f.b >> ABOVE_MARKETS
        if not 0 <= f.a < N_COLOURS or not 0 <= card < s.rules.n_faces:
            return "there is no such region or card"
        chosen = f.b & ALL_MARKETS
        for market in range(N_MARKETS):
            if (chosen >> market) & 1 and not eligible(s, f.seat, market, f.a, card, chosen):
                return "a selected market is not eligible (EE-SELL-07, -08)"
        held = has_colour(s, f.seat, f.a)
        if held == 0 or count_bits(chosen) > min(MOST_MARKETS, held) or not sellable(s, f.seat, f.a, card):
            return "there are not enough tiles for the selected markets (EE-SELL-06)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == DONE:
            return no(s, "EE-SELL-04", "select-a-market")
        if not SPAN["sell-at"].has(code):
            return elsewhere(s, f, code)
        market = code - SELL_AT
        if (f.b >> market) & 1:
            return no_with(s, "EE-SELL-09", "market-selected", "market", market)
        if interested(s, market, f.a) == 0:
            return no_with(s, "EE-SELL-07", "no-interested-buyer", "market", market)
        return no_with(s, "EE-SELL-08", "no-trader-there", "market", market)


class SellTiles(Step["Earth"]):
    """Which tiles of the region are sold, one for each market; from either hold (EE-SELL-05, -13).

    `b` holds the markets, and above them how many tiles are given up already. With no choice left all go unasked.
    """

    def __init__(self) -> None:
        super().__init__("sell_tiles", ["EE-SELL-05", "EE-SELL-13", "EE-SELL-30"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if has_colour(s, f.seat, f.a) == self.missing(f):
            return codes
        add_tiles(s.cargo[f.seat], CARGO, f.a, codes)
        add_tiles(s.hidden[f.seat], HIDDEN_HOLD, f.a, codes)
        return codes

    def missing(self, f: Frame) -> int:
        """How many tiles are still to be given up."""
        return count_bits(f.b & ALL_MARKETS) - (f.b >> ABOVE_MARKETS)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tile = SALES.tile(code)
        give_up(s, f.seat, hold_of(tile), kind_of(tile))
        if self.missing(f) == 1:
            close_deal(s, f.seat, f.a, f.b & ALL_MARKETS)
        else:
            s.push(SELL_TILES, f.seat, f.a, f.b + (1 << ABOVE_MARKETS))

    def skip(self, s: Earth, f: Frame) -> None:
        for hold, tiles in enumerate((s.cargo[f.seat], s.hidden[f.seat])):
            for kind in tiles.copy():
                if colour_of(kind) == f.a:
                    give_up(s, f.seat, hold, kind)
        close_deal(s, f.seat, f.a, f.b & ALL_MARKETS)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a, "n": self.missing(f)}

    def flaw(self, s: Earth, f: Frame) -> str:
        chosen = f.b & ALL_MARKETS
        if (
            not 0 <= f.a < N_COLOURS
            or not 1 <= count_bits(chosen) <= MOST_MARKETS
            or not 0 <= f.b >> ABOVE_MARKETS <= 2
        ):
            return "one to three markets are selected (EE-SELL-04)"
        for market in range(N_MARKETS):
            if (chosen >> market) & 1 and interested(s, market, f.a) == 0:
                return "a selected market has no interested buyer (EE-SELL-07)"
        if not 1 <= self.missing(f) <= has_colour(s, f.seat, f.a):
            return "there are not enough tiles for the selected markets (EE-SELL-06)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, SALES, code):
            return elsewhere(s, f, code)
        kind = kind_of(SALES.tile(code))
        if colour_of(kind) != f.a:
            return no_with(s, "EE-SELL-05", "other-colour", "colour", f.a)
        return no_with(s, "EE-SELL-13", "not-in-hold", "artefact", kind)


class SellClose(Deed["Earth"]):
    """After the bonus cards: buyers leave and board the mothership, traders are promoted.

    EE-SELL-22 to -24, -R2: everybody who was aboard returns to the supply; then the interested buyers of the selected
    markets board, the others close up. EE-SELL-25 to -29: one own trader of each selected market becomes an envoy in
    its command centre; where there is none (EE-FACTION-R5) nobody does.
    """

    def __init__(self) -> None:
        super().__init__("sell_close", ["EE-SELL-22", "EE-SELL-23", "EE-SELL-24", "EE-SELL-25", "EE-SELL-26"])

    def run(self, s: Earth, f: Frame) -> None:
        move_crowd(s, f.seat, f.a, f.b)

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a < N_COLOURS or not 0 < f.b <= ALL_MARKETS or count_bits(f.b) != MOST_MARKETS:
            return "a sale in three markets waits for the choice of a card (EE-SELL-20)"
        return ""


def any_region(s: Earth, seat: int, card: int) -> bool:
    """Whether some tile held now can be sold with that card. Holds are sorted, so each colour is looked at once."""
    return any_sold(s, seat, s.cargo[seat], card) or any_sold(s, seat, s.hidden[seat], card)


def any_sold(s: Earth, seat: int, tiles: list[int], card: int) -> bool:
    """Whether one of the tiles of a hold can be sold with that card."""
    last = -1
    for kind in tiles:
        colour = colour_of(kind)
        if colour != last and has_market(s, seat, colour, card):
            return True
        last = colour
    return False


def can_sell(s: Earth, seat: int, card: int) -> bool:
    """Whether Sell may be chosen with that card: a sale is possible now, or after what the faction may buy first."""
    return any_region(s, seat, card) or s.rules.factions[seat].may_buy_first(s, seat, card)


def sellable(s: Earth, seat: int, colour: int, card: int) -> bool:
    """Whether a tile of that colour is held and some market is eligible for it."""
    return has_colour(s, seat, colour) > 0 and has_market(s, seat, colour, card)


def has_market(s: Earth, seat: int, colour: int, card: int) -> bool:
    """Whether some market is eligible for that colour."""
    for market in range(N_MARKETS):
        if eligible(s, seat, market, colour, card, 0):
            return True
    return False


def eligible(s: Earth, seat: int, market: int, colour: int, card: int, chosen: int) -> bool:
    """Whether a tile of that colour can be sold there, beside the markets chosen (as bits): an own trader (or none
    needed) and an interested buyer.

    EE-SELL-07, -08, EE-FACTION-10, -11. EE-SELL-28: traders of others do not matter.
    """
    if s.traders[market * s.n_players + seat] == 0:
        faction = s.rules.factions[seat]
        if not faction.sells_bare:
            return False
        bare = 1 << market
        if chosen != 0:
            for other in range(N_MARKETS):
                if (chosen >> other) & 1 and s.traders[other * s.n_players + seat] == 0:
                    bare |= 1 << other
        if not faction.without_traders(s, seat, card, bare):
            return False
    for buyer in s.queues[market]:
        if buyer in (colour, WILD):
            return True
    return False


def any_open(s: Earth, seat: int) -> bool:
    """Whether some market is open to that seat, by a trader of its own or by any card there is, whoever waits there."""
    faction = s.rules.factions[seat]
    for market in range(N_MARKETS):
        if s.traders[market * s.n_players + seat] > 0:
            return True
        for card in range(s.rules.n_faces):
            if faction.sells_bare and faction.without_traders(s, seat, card, 1 << market):
                return True
    return False


def close_deal(s: Earth, seat: int, colour: int, markets: int) -> None:
    """The income and the bonus cards; then buyers and traders move (EE-SELL-R1).

    EE-SELL-19 to -21: two markets bring a card, three a choice of one out of two.
    """
    n = earn(s, seat, colour, markets)
    s.push(SELL_CLOSE, seat, colour, markets)
    if n == 2:
        draw_to_hand(s, seat, "EE-SELL-19")
    elif n == MOST_MARKETS:
        draw_and_keep(s, seat, 2, 1, "EE-SELL-20")


def earn(s: Earth, seat: int, colour: int, markets: int) -> int:
    """The income, counted once for the whole sale and before any pawn moves. Gives the number of markets.

    EE-SELL-14 to -18: popularity, 2 for each interested buyer of the selected markets, 3 for two markets or 8 for
    three; listed values do not count. EE-SELL-R1, -R3: the rank is the one before buyers return. EE-SELL-32, -33: 20
    credits in the example; 2 to 41 in all.
    """
    n = count_bits(markets)
    rank = s.rules.factions[seat].sale_rank(s, seat, colour)
    popular = s.rules.pack.payout[rank - 1]
    s.gain(seat, POPULARITY, popular)
    s.emit(EARNED_RANK, seat, colour, rank, popular)
    crowd = 0
    for market in range(N_MARKETS):
        if (markets >> market) & 1:
            crowd += interested(s, market, colour)
    s.gain(seat, INTEREST, PER_BUYER * crowd)
    s.emit(EARNED_BUYERS, seat, crowd, PER_BUYER * crowd)
    bonus = s.rules.pack.sale_bonus[n]
    if bonus > 0:
        s.gain(seat, SEVERAL_MARKETS, bonus)
        s.emit(EARNED_MARKETS, seat, n, bonus)
    return n


def move_crowd(s: Earth, seat: int, colour: int, markets: int) -> None:
    """Buyers leave the mothership, those of this sale board it, and traders become envoys (EE-SELL-22 to -29)."""
    for buyer in range(N_BUYER_KINDS):
        n = s.ship[buyer]
        if n > 0:
            s.ship[buyer] = 0
            s.buyers[buyer] = s.buyers[buyer] + n
            s.emit(RETURNED, seat, buyer, n)
    for market in range(N_MARKETS):
        if (markets >> market) & 1:
            board(s, seat, market, colour)
            board(s, seat, market, WILD)
    n_players = s.n_players
    for market in range(N_MARKETS):
        if (markets >> market) & 1 and s.traders[market * n_players + seat] > 0:
            centre = s.rules.pack.centre_of[market]
            s.traders[market * n_players + seat] -= 1
            s.envoys[centre * n_players + seat] += 1
            s.emit(PROMOTED, seat, market, centre)


def board(s: Earth, seat: int, market: int, buyer: int) -> None:
    """All such buyers of a queue go aboard the mothership; the others keep their order (EE-QUEUE-09, -R3)."""
    queue = s.queues[market]
    n = queue.count(buyer)
    if n > 0:
        s.queues[market] = [other for other in queue if other != buyer]
        s.ship[buyer] = s.ship[buyer] + n
        s.emit(BOARDED, seat, buyer, market, n)


def give_up(s: Earth, seat: int, hold: int, kind: int) -> None:
    """A sold tile leaves the game (EE-SELL-30); a sample of it stays (EE-SELL-31)."""
    unstow(s, seat, hold, kind)
    s.sold[kind] = s.sold[kind] + 1
    s.emit(GIVEN_UP, seat, kind, hold)


def add_tiles(tiles: list[int], hold: int, colour: int, codes: list[int]) -> None:
    """One code for each type of that colour in a hold."""
    last = -1
    for kind in tiles:
        if kind != last and colour_of(kind) == colour:
            codes.append(SALES.code(held(hold, kind)))
        last = kind


def count_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n
