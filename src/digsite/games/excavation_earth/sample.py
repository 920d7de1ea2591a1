"""Worlds drawn from a view alone, and what chance has not yet revealed drawn anew.

Only action cards are hidden. Every card that the viewer cannot place is as likely in one place as in another, but for
what is certain: the deck holds only cards of which it was last made (EE-INFO-10), and so do the cards drawn from it a
moment ago. What a player could remember of a draft (EE-INFO-R3) is not part of a view.
"""

from __future__ import annotations

from typing import cast

from digsite.games.excavation_earth.kinds import N_CARD_KINDS
from digsite.games.excavation_earth.rules import EarthRules
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadPosition
from digsite.kernel.game import Game
from digsite.kernel.rng import Rng


def lay_out(game: Game, rules: EarthRules, view: dict[str, object], rng: Rng) -> Earth:
    """A full state in which that viewer would have exactly this view, whose lists are used up; nothing pending has been
    worked off yet."""
    s = Earth(game, rules, Rng(rng.seed()), None, True)
    seat = cast("int | None", view["seat"])
    s.round = cast(int, view["round"])
    s.turn = cast(int, view["turn"])
    s.actions = cast(int, view["actions"])
    s.order = numbers(view, "order")
    s.passed = cast(int, view["passed"])
    s.n_deck = cast(int, view["deck"])
    s.deck_from = numbers(view, "deck_from")
    s.discard = numbers(view, "discard")
    s.n_discard = 0
    for n in s.discard:
        s.n_discard += n
    s.travel = numbers(view, "travel")
    s.played = cast(int, view["played"])
    s.forecast = numbers(view, "forecast")
    s.marks = numbers(view, "marks")
    s.tokens = numbers(view, "tokens")
    s.piles = numbers(view, "piles")
    s.sites = numbers(view, "sites")
    s.stacks = lists(view, "stacks")
    s.sold = numbers(view, "sold")
    s.surveyed = numbers(view, "surveyed")
    s.cargo = lists(view, "cargo")
    s.hidden = lists(view, "hidden")
    s.buyers = numbers(view, "buyers")
    s.queues = lists(view, "queues")
    s.ship = numbers(view, "ship")
    s.buyer_deck = numbers(view, "buyer_deck")
    s.buyer_discard = numbers(view, "buyer_discard")
    s.command = numbers(view, "command")
    s.explorers = lists(view, "explorers")
    s.cubes = numbers(view, "cubes")
    s.guards = numbers(view, "guards")
    s.rewarded = numbers(view, "rewarded")
    s.traders = numbers(view, "traders")
    s.envoys = numbers(view, "envoys")
    s.earned = numbers(view, "earned")
    s.credits = numbers(view, "scores")
    hand_sizes = numbers(view, "hand_sizes")
    pack_sizes = numbers(view, "pack_sizes")
    n_drawn = cast(int, view["drawn_size"])
    s.hands = [[] for _ in range(rules.n_seats)]
    s.packs = [[] for _ in range(rules.n_seats)]
    s.drawn = []
    s.picked = []
    if seat is not None:
        s.hands[seat] = numbers(view, "hand")
        s.packs[seat] = numbers(view, "pack")
        hand_sizes[seat] = 0
        pack_sizes[seat] = 0
        if seat == s.turn:
            s.drawn = numbers(view, "drawn")
            s.picked = numbers(view, "picked")
            n_drawn = 0
    deal(s, unplaced(s), hand_sizes, pack_sizes, n_drawn, rng)
    s.parts = [part.copy() for part in rules.parts]
    for part in s.parts:
        part.lay_out(s, view[part.key], rng)
    s.read_frames(view["agenda"])
    return s


def numbers(view: dict[str, object], key: str) -> list[int]:
    """A list of ints out of a view, which is the world's from now on."""
    return cast("list[int]", view[key])


def lists(view: dict[str, object], key: str) -> list[list[int]]:
    """A list of lists of ints out of a view, likewise."""
    return cast("list[list[int]]", view[key])


def unplaced(s: Earth) -> list[int]:
    """The action cards that lie nowhere yet, by kind."""
    left = s.rules.pack.card_copies.copy()
    for card in range(N_CARD_KINDS):
        left[card] = left[card] - s.discard[card]
    for card in s.forecast:
        left[card] = left[card] - 1
    if s.played >= 0:
        left[s.played] = left[s.played] - 1
    for card in s.drawn:
        left[card] = left[card] - 1
    for hand in s.hands:
        for card in hand:
            left[card] = left[card] - 1
    for pack in s.packs:
        for card in pack:
            left[card] = left[card] - 1
    return left


def deal(s: Earth, left: list[int], hand_sizes: list[int], pack_sizes: list[int], n_drawn: int, rng: Rng) -> None:
    """The deck first, of the cards it can hold; the rest, at random, to hands, packs and whoever has just drawn."""
    could: list[int] = []
    rest: list[int] = []
    for card in range(N_CARD_KINDS):
        if left[card] < 0:
            raise BadPosition("view: a card is shown more often than there are copies")
        n = min(left[card], s.deck_from[card])
        for _ in range(n):
            could.append(card)
        for _ in range(left[card] - n):
            rest.append(card)
    hidden = n_drawn
    for n in hand_sizes:
        hidden += n
    for n in pack_sizes:
        hidden += n
    if len(could) < s.n_deck or len(could) + len(rest) != s.n_deck + hidden:
        raise BadPosition("view: the cards that are shown do not leave what must be hidden")
    rng.shuffle(could)
    s.deck = [0] * N_CARD_KINDS
    for i in range(s.n_deck):
        card = could[i]
        s.deck[card] = s.deck[card] + 1
    recent = could[s.n_deck :]
    made = 0
    for n in s.deck_from:
        made += n
    since = made - s.n_deck  # cards drawn, unseen by some, since the deck was made: the last ones surely came from it
    if n_drawn > 0 and since >= n_drawn and len(recent) >= n_drawn:
        s.drawn = take(recent, n_drawn)
        n_drawn = 0
    dealt = since >= s.rules.pack_size * s.n_seats  # a draft was dealt from this deck alone
    for seat in range(s.n_seats):
        if pack_sizes[seat] > 0 and dealt and len(recent) >= pack_sizes[seat]:
            s.packs[seat] = take(recent, pack_sizes[seat])
            pack_sizes[seat] = 0
    rest.extend(recent)
    rng.shuffle(rest)
    for seat in range(s.n_seats):
        if hand_sizes[seat] > 0:
            s.hands[seat] = take(rest, hand_sizes[seat])
        if pack_sizes[seat] > 0:
            s.packs[seat] = take(rest, pack_sizes[seat])
    if n_drawn > 0:
        s.drawn = take(rest, n_drawn)


def take(cards: list[int], n: int) -> list[int]:
    """The last n cards, sorted, which leave the list."""
    taken = cards[len(cards) - n :]
    del cards[len(cards) - n :]
    taken.sort()
    return taken


def redraw(s: Earth, rng: Rng) -> None:
    """Draw anew whatever nobody has seen: decks and piles have no order, so what is to come is all there is to it."""
    s.rng = Rng(rng.seed())
    for part in s.parts:
        part.redraw(s, rng)
