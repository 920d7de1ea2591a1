"""Worlds drawn from a view alone, and what chance has not yet revealed drawn anew.

Every card that the viewer cannot place is equally likely in every place it could be. What is certain is kept: cards
seen to enter a hand, chambers looked at, cards seen to go back into a chamber, that only the dig site can have held
Maps, Thieves and Sandstorms (AR-SETUP-23), and totals announced with Beginner's Luck.
"""

from __future__ import annotations

from typing import Final, cast

from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.kinds import (
    HAND,
    MAP,
    MARKET,
    N_KINDS,
    SANDSTORM,
    THIEF,
    no_cards,
)
from digsite.games.archaeology.knowledge import certain, pack, unpack
from digsite.games.archaeology.rules import DigRules
from digsite.games.archaeology.state import Dig
from digsite.games.archaeology.steps.trade import worth
from digsite.kernel.errors import BadPosition
from digsite.kernel.game import Game
from digsite.kernel.rng import Rng

TRIES: Final = 40
"""Draws for an announced total before its ways are counted."""
DEALS: Final = 1000
"""Deals for all announced totals together: one hand may leave none of the cards that another needs."""


def lay_out(game: Game, rules: DigRules, view: dict[str, object], rng: Rng) -> Dig:
    """A full state in which that viewer has exactly this view; its lists are used up. The agenda is still to be
    settled."""
    s = Dig(game, rules, Rng(rng.seed()), None, True)
    seat = cast("int | None", view["seat"])
    n = rules.n_seats
    me = n if seat is None else seat
    s.hands = [no_cards() for _ in range(n)]
    s.known = [0] * ((n + 1) * n)
    s.plain = [0] * ((n + 1) * n)
    s.first = cast(int, view["first"])
    s.turn = cast(int, view["turn"])
    s.late = cast(bool, view["late"])
    s.forced = cast(bool, view["forced"])
    s.acted = cast(bool, view["acted"])
    s.explored = cast(bool, view["explored"])
    s.has_sold = cast(bool, view["has_sold"])
    s.looked = cast(bool, view["looked"])
    s.trades = cast(int, view["trades"])
    s.past = cast("list[list[int]]", view["past"])
    s.passes = cast(int, view["passes"])
    s.stall = cast(int, view["stall"])
    s.dry = cast(int, view["dry"])
    s.sizes = numbers(view, "sizes")
    s.market = numbers(view, "market")
    s.thieves_out = cast(int, view["thieves_out"])
    s.storms_out = cast(int, view["storms_out"])
    s.chamber_sizes = numbers(view, "chamber_sizes")
    s.drawn = numbers(view, "drawn")
    s.seen_by = numbers(view, "seen_by")
    s.turned = cast("list[list[int]]", view["turned"])
    s.aside = numbers(view, "aside")
    s.tents = numbers(view, "tents")
    s.sold = cast("list[list[int]]", view["sold"])
    s.cards_sold = numbers(view, "cards_sold")
    s.maps_spent = cast(int, view["maps_spent"])
    s.announced = numbers(view, "announced")
    s.intact = cast(int, view["intact"])
    s.money = numbers(view, "scores")
    s.give = numbers(view, "give")
    s.take = numbers(view, "take")
    s.withdrawn = cast(int, view["withdrawn"])
    s.n_give = count(s.give)
    s.n_take = count(s.take)
    s.give_value = worth(s, s.give)
    s.take_value = worth(s, s.take)
    known = cast("list[list[int]]", view["known"])
    open_cards = cast("list[list[int]]", view["open"])
    plain = numbers(view, "plain")
    open_plain = numbers(view, "open_plain")
    for holder in range(n):
        public = pack(open_cards[holder])
        for observer in range(n + 1):
            if observer != holder:  # of the others' knowledge we know what everybody knows
                s.known[observer * n + holder] = public
                s.plain[observer * n + holder] = open_plain[holder]
        s.known[me * n + holder] = pack(known[holder])
        s.plain[me * n + holder] = plain[holder]
    if seat is not None:
        s.hands[seat] = numbers(view, "hand")
    fixed: list[bool] = []
    s.chambers = []
    for cards in cast("list[list[int] | None]", view["chambers"]):
        fixed.append(cards is not None)
        s.chambers.append(no_cards() if cards is None else cards)
    s.pile = [0] * cast(int, view["pile"])
    s.dig_site = [0] * cast(int, view["dig_site"])
    fill(s, me, fixed, rng)
    s.read_frames(view["agenda"])
    return s


def numbers(view: dict[str, object], key: str) -> list[int]:
    """A list of ints out of a view, which is the world's from now on."""
    return cast("list[int]", view[key])


def fill(s: Dig, me: int, fixed: list[bool], rng: Rng) -> None:
    """Deal every card that `me` cannot place: to the other hands, the chambers not fixed, the pile and the dig site."""
    left = unplaced(s, fixed)
    open_slots: list[int] = []
    for seat in range(s.n_seats):
        if seat != me:
            s.hands[seat] = unpack(s.known[me * s.n_seats + seat])
        subtract(left, s.hands[seat])
        open_slots.append(s.sizes[seat] - count(s.hands[seat]))
    deal(s, me, left, open_slots, fixed, rng)


def redraw(s: Dig, rng: Rng) -> None:
    """Draw anew whatever nobody has seen: the dig site, chambers that no one knows, the pile, and what is to come.

    Hands stay as they are, and so does a chamber that somebody has looked into.
    """
    s.rng = Rng(rng.seed())
    fixed = [s.rules.faceup or known_to != 0 for known_to in s.seen_by]
    left = unplaced(s, fixed)
    for seat in range(s.n_seats):
        subtract(left, s.hands[seat])
    deal(s, s.n_seats, left, [0] * s.n_seats, fixed, rng)


def unplaced(s: Dig, fixed: list[bool]) -> list[int]:
    """The treasures that lie neither in the open nor in a fixed chamber; hands are not counted.

    Chambers that are not fixed are left with the cards that everyone saw go back into them.
    """
    left = s.rules.copies.copy()
    left[MAP] -= s.maps_spent
    subtract(left, s.aside)
    subtract(left, s.market)
    subtract(left, s.drawn)
    for sets in s.sold:
        for code in sets:
            left[SALE_KIND[code - SELL]] -= SALE_SIZE[code - SELL]
    for chamber in range(len(fixed)):
        if not fixed[chamber]:
            s.chambers[chamber] = s.turned[chamber].copy()
        subtract(left, s.chambers[chamber])
    return left


def deal(s: Dig, me: int, left: list[int], open_slots: list[int], fixed: list[bool], rng: Rng) -> None:
    """Maps first, to the places that may hold them; then the rest, at random, to all others."""
    n = s.n_seats
    thieves = s.rules.n_thieves - s.thieves_out - s.aside[THIEF]
    storms = s.rules.n_sandstorms - s.storms_out - s.aside[SANDSTORM]
    site = len(s.dig_site) - thieves - storms
    maps = left[MAP]
    left[MAP] = 0
    caps = [max(open_slots[seat] - least_plain(s, me, seat), 0) if open_slots[seat] > 0 else 0 for seat in range(n)]
    spots = site + count(caps)
    if site < 0 or min(left) < 0 or min(open_slots) < 0 or not 0 <= maps <= spots:
        raise BadPosition("the cards that are shown do not leave what must be hidden")
    site_maps = place_maps(s, maps, site, caps, open_slots, rng)
    deck: list[int] = []
    for kind in range(N_KINDS):
        for _ in range(left[kind]):
            deck.append(kind)
    hidden = count(open_slots) + len(s.pile) + site - site_maps
    for chamber in range(len(fixed)):
        if not fixed[chamber]:
            hidden += s.chamber_sizes[chamber] - count(s.chambers[chamber])
    if hidden != len(deck):
        raise BadPosition(f"{len(deck)} cards are hidden, but there are {hidden} places for them")
    if s.announced:
        deal_announced(s, deck, open_slots, rng)
    for seat in range(n):
        hand = s.hands[seat]
        for _ in range(open_slots[seat]):
            kind = draw(deck, rng)
            hand[kind] = hand[kind] + 1
    for chamber in range(len(fixed)):
        if not fixed[chamber]:
            cards = s.chambers[chamber]
            for _ in range(s.chamber_sizes[chamber] - count(cards)):
                kind = draw(deck, rng)
                cards[kind] = cards[kind] + 1
    for i in range(len(s.pile)):
        s.pile[i] = draw(deck, rng)
    for _ in range(site_maps):
        deck.append(MAP)
    for _ in range(thieves):
        deck.append(THIEF)
    for _ in range(storms):
        deck.append(SANDSTORM)
    rng.shuffle(deck)
    s.dig_site = deck


def least_plain(s: Dig, me: int, seat: int) -> int:
    """How many of the cards that `me` has not seen in a hand are surely no Maps.

    After a theft `me` may be certain of fewer cards than he knew, and all together still know of more that are no Maps.
    """
    n = s.n_seats
    mine = s.known[me * n + seat]
    public = s.known[n * n + seat]
    if mine == public:
        return max(s.plain[me * n + seat], s.plain[n * n + seat])
    shown = count(unpack(public)) - certain(public, MAP) - count(unpack(mine)) + certain(mine, MAP)
    return max(s.plain[me * n + seat], s.plain[n * n + seat] + shown)


def place_maps(s: Dig, maps: int, site: int, caps: list[int], open_slots: list[int], rng: Rng) -> int:
    """Put the Maps into hands and dig site, each place as likely; how many stay in the dig site.

    A hand takes no more than `caps` says, and all hands together no more than have been dug up: Maps come from nowhere
    else (AR-SETUP-23). A draw that gives them more is drawn again.
    """
    n = s.n_seats
    most = maps_at_large(s, site)
    if maps - most > site:
        raise BadPosition("more Maps are in hands than were ever dug up")
    given = [0] * n
    for attempt in range(DEALS if most > 0 else 0):
        given = [0] * n
        spots = site + count(caps)
        for _ in range(maps):
            spot = rng.below(spots)
            spots -= 1
            seat = 0
            while seat < n and spot >= caps[seat] - given[seat]:
                spot -= caps[seat] - given[seat]
                seat += 1
            if seat < n:
                given[seat] = given[seat] + 1
        if count(given) <= most:
            break
        if attempt == DEALS - 1:
            raise BadPosition("the Maps cannot be where they must be")
    for seat in range(n):
        open_slots[seat] -= given[seat]
        s.hands[seat][MAP] += given[seat]
    return maps - count(given)


def maps_at_large(s: Dig, site: int) -> int:
    """How many Maps can lie unseen in hands: as many as treasures were dug up, less the Maps that are accounted for."""
    if count(s.aside) > 0:  # a made-up position: who knows what was dug
        return s.rules.copies[MAP]
    laid_out = HAND * s.n_seats + MARKET + count(s.rules.chambers) + s.rules.pile
    dug = count(s.rules.copies) - laid_out - site
    found = s.maps_spent + s.market[MAP]
    for hand in s.hands:
        found += hand[MAP]
    for sets in s.sold:
        for code in sets:
            if SALE_KIND[code - SELL] == MAP:
                found += SALE_SIZE[code - SELL]
    return dug - found


def deal_announced(s: Dig, deck: list[int], open_slots: list[int], rng: Rng) -> None:
    """Where a hand surely still holds its four starting cards, those must make the announced total (AR-LUCK-01)."""
    bound = [seat for seat in range(s.n_seats) if open_slots[seat] >= HAND and (s.intact >> seat) & 1]
    for _ in range(DEALS):
        at = len(deck)
        for seat in bound:
            at = draw_total(deck, at, s.rules.trade_value, s.announced[seat], rng)
            if at < 0:
                break
        if at >= 0:
            for seat in reversed(bound):
                for _ in range(HAND):
                    s.hands[seat][deck[at]] += 1
                    at += 1
                open_slots[seat] -= HAND
            for _ in range(HAND * len(bound)):
                deck.pop()
            return
        rng.shuffle(bound)
    raise BadPosition("the announced totals cannot be made of the cards that are hidden")


def draw_total(deck: list[int], at: int, values: list[int], total: int, rng: Rng) -> int:
    """Bring four random cards that make the total to the end of deck[:at]; the new `at`, or -1 if it cannot be done.

    Trying finds most totals at once; a rare one is drawn from the count of all ways to make it, which is as fair.
    """
    for _ in range(TRIES):
        got = 0
        for i in range(HAND):
            last = at - 1 - i
            swap(deck, last, rng.below(last + 1))
            got += values[deck[last]]
        if got == total:
            return at - HAND
    counts = no_cards()
    for i in range(at):
        counts[deck[i]] += 1
    ways = ways_to_make(counts, values, total)
    n = HAND
    for kind in range(N_KINDS):
        if ways[kind][n][total] == 0:
            return -1
        pick = rng.below(ways[kind][n][total])
        j = 0
        while True:
            share = choose(counts[kind], j) * ways[kind + 1][n - j][total - j * values[kind]]
            if pick < share:
                break
            pick -= share
            j += 1
        for _ in range(j):
            at -= 1
            swap(deck, at, deck.index(kind, 0, at + 1))
        n -= j
        total -= j * values[kind]
    return at


def ways_to_make(counts: list[int], values: list[int], total: int) -> list[list[list[int]]]:
    """ways[kind][n][t]: in how many ways n of the cards from that kind on are worth t together."""
    ways = [[[0] * (total + 1) for _ in range(HAND + 1)] for _ in range(N_KINDS + 1)]
    ways[N_KINDS][0][0] = 1
    for kind in range(N_KINDS - 1, -1, -1):
        for n in range(HAND + 1):
            for t in range(total + 1):
                for j in range(min(n, counts[kind], t // values[kind]) + 1):
                    ways[kind][n][t] += choose(counts[kind], j) * ways[kind + 1][n - j][t - j * values[kind]]
    return ways


def choose(n: int, k: int) -> int:
    """In how many ways k of n things can be chosen."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def swap(deck: list[int], i: int, j: int) -> None:
    """Exchange two cards."""
    card = deck[i]
    deck[i] = deck[j]
    deck[j] = card


def draw(deck: list[int], rng: Rng) -> int:
    """Take a random card out of a deck."""
    i = rng.below(len(deck))
    card = deck[i]
    deck[i] = deck[len(deck) - 1]
    deck.pop()
    return card


def count(cards: list[int]) -> int:
    """How many cards these are: compiled, faster than the built-in sum."""
    n = 0
    for copies in cards:
        n += copies
    return n


def subtract(left: list[int], cards: list[int]) -> None:
    """Take cards out of what is left to place."""
    for kind in range(N_KINDS):
        left[kind] = left[kind] - cards[kind]  # compiled, this is twice as fast as the shorter form
