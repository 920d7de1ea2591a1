"""Zu's decks: how they are made, and what nobody has seen of them drawn anew.

The kinds of the cards in each deck are known to all, the faces only when they are turned over. Each of the two later
decks gets three cards of the round before; which ones is unknown, and so is which of ten face-up cards came from where
when several look alike. Here all that is a draw among everything that could be, each world as likely as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.solo.faces import (
    CARRIED,
    FACES_OF,
    N_FACES,
    N_KINDS,
    RECIPES,
    ROUND_DECK,
    cards_of,
    kind_of,
    n_cards,
    pile_of,
)
from digsite.kernel.errors import BadPosition

if TYPE_CHECKING:
    from digsite.kernel.rng import Rng


def deal_decks(cards: list[int]) -> list[list[int]]:
    """The three round decks out of these cards, taken in order kind by kind (ZU-SETUP-12 to -17)."""
    decks: list[list[int]] = [[0] * N_FACES for _ in RECIPES]
    for kind in range(N_KINDS):
        left = [face for face in cards if kind_of(face) == kind]
        for deck, recipe in zip(decks, RECIPES):
            for _ in range(recipe[kind]):
                face = left.pop()
                deck[face] = deck[face] + 1
    return decks


def draw_card(pile: list[int], rng: Rng) -> int:
    """A random card leaves the pile."""
    place = rng.below(n_cards(pile))
    face = 0
    while place >= pile[face]:
        place -= pile[face]
        face += 1
    pile[face] = pile[face] - 1
    return face


class Pool:
    """The cards of which Zu's decks were made, as far as is known: one of several sets, some likelier than others."""

    def __init__(self, box: list[int], sets: list[list[int]], weights: list[int]) -> None:
        self.box: Final = box
        """All cards that can turn up, by face."""
        self.sets: Final = sets
        self.weights: Final = weights


def one_set(cards: list[int]) -> Pool:
    """All of these cards."""
    return Pool(cards, [cards], [1])


def imagine(
    pool: Pool, past: list[list[int]], discard: list[int], rng: Rng | None
) -> tuple[list[int], list[list[int]]]:
    """A round deck and the decks that wait, as they could be: the discard piles of earlier rounds and this round's so
    far are known. Without a generator some possible decks are given.

    BadPosition if nothing could be: the discard piles contradict each other.
    """
    if len(pool.sets) == 1:
        return _imagine(pool.sets[0], past, discard, rng)
    found: list[int] = []
    for i, cards in enumerate(pool.sets):
        found.append(pool.weights[i] * likelihood(cards, past, discard))
    total = sum(found)
    if total == 0:
        raise BadPosition("zu: no decks lead to these discard piles (ZU-PREP-03 to -06)")
    place = 0 if rng is None else rng.seed() % total
    chosen = 0
    while place >= found[chosen]:
        place -= found[chosen]
        chosen += 1
    return _imagine(pool.sets[chosen], past, discard, rng)


def likelihood(cards: list[int], past: list[list[int]], discard: list[int]) -> int:
    """In how many ways decks made of these cards lead to these discard piles; to be compared among sets with as many
    cards of each kind."""
    first = discard if len(past) == 0 else past[0]
    number = 1
    for face in range(N_FACES):
        number *= choose(cards[face], first[face])
    if number == 0 or any(of_kind(first, kind) > RECIPES[0][kind] for kind in range(N_KINDS)):
        return 0
    if len(past) == 0:
        return number
    total = 0
    for world in _worlds(cards, past, discard):
        total += world[2]
    return number * total


def _worlds(cards: list[int], past: list[list[int]], discard: list[int]) -> list[tuple[list[int], list[int], int]]:
    """After round 1: which cards of this round's pile were carried over, what waited, and how likely that is."""
    unseen = minus(cards, past[0])  # what round 1 did not show: the decks that waited for rounds 2 and 3
    worlds: list[tuple[list[int], list[int], int]] = []
    if len(past) == 1:
        for carried in splits(discard, past[0], unseen):
            weight = ways(discard, carried, past[0], unseen) * _fillings(minus(discard, carried), unseen)
            worlds.append((carried, unseen, weight))
        return worlds
    for before in splits(past[1], past[0], unseen):
        second = minus(past[1], before)
        if n_cards(before) != CARRIED or any(of_kind(second, kind) != RECIPES[1][kind] for kind in range(N_KINDS)):
            continue
        third = minus(unseen, second)
        for carried in splits(discard, past[1], third):
            weight = ways(past[1], before, past[0], unseen) * ways(discard, carried, past[1], third)
            worlds.append((carried, third, weight))
    return worlds


def _imagine(
    cards: list[int], past: list[list[int]], discard: list[int], rng: Rng | None
) -> tuple[list[int], list[list[int]]]:
    """Decks that are made of these cards."""
    if len(past) == 0:
        return _first_round(cards, discard, rng)
    if len(past) == 1:
        carried, unseen, _ = _drawn(_worlds(cards, past, discard), rng)
        deck = _rest_carried(carried, past[0], rng)
        seen = minus(discard, carried)
        waiting = minus(unseen, seen)
        for kind in range(N_KINDS):
            _move(waiting, deck, kind, RECIPES[1][kind] - of_kind(seen, kind), rng)
        return deck, [[0] * N_FACES, waiting]
    carried, third, _ = _drawn(_worlds(cards, past, discard), rng)
    deck = _rest_carried(carried, past[1], rng)
    for face in cards_of(minus(third, minus(discard, carried))):
        deck[face] = deck[face] + 1
    return deck, [[0] * N_FACES, [0] * N_FACES]


def _first_round(cards: list[int], discard: list[int], rng: Rng | None) -> tuple[list[int], list[list[int]]]:
    """Round 1: only the faces of known kinds are unknown."""
    left = minus(cards, discard)
    if any(x < 0 for x in left) or any(of_kind(discard, kind) > RECIPES[0][kind] for kind in range(N_KINDS)):
        raise BadPosition("zu.discard: these cards cannot all have been in the deck of round 1 (ZU-SETUP-13)")
    deck = [0] * N_FACES
    second = [0] * N_FACES
    for kind in range(N_KINDS):
        _move(left, deck, kind, RECIPES[0][kind] - of_kind(discard, kind), rng)
        _move(left, second, kind, RECIPES[1][kind], rng)
    return deck, [second, left]


def minus(pile: list[int], gone: list[int]) -> list[int]:
    """A pile without some of its cards."""
    return [pile[face] - gone[face] for face in range(N_FACES)]


def of_kind(pile: list[int], kind: int) -> int:
    """How many cards of a kind a pile has."""
    n = 0
    for face in FACES_OF[kind]:
        n += pile[face]
    return n


def splits(seen: list[int], carried: list[int], waiting: list[int]) -> list[list[int]]:
    """All ways for cards that were seen to have come from one pile, of which three were taken, and not from the other.

    Each way tells how many cards of each face came from the first pile.
    """
    found: list[list[int]] = [[0] * N_FACES]
    for face in range(N_FACES):
        least = max(0, seen[face] - waiting[face])
        most = min(seen[face], carried[face], CARRIED)
        if least == 0 and most == 0:
            continue
        longer: list[list[int]] = []
        for way in found:
            for n in range(least, most + 1):
                if n_cards(way) + n <= CARRIED:
                    other = way.copy()
                    other[face] = n
                    longer.append(other)
        found = longer
    return found


def ways(seen: list[int], came: list[int], carried: list[int], waiting: list[int]) -> int:
    """In how many ways single cards, told apart, give such a split, times the ways to take the rest of the three."""
    number = choose(ROUND_DECK - n_cards(came), CARRIED - n_cards(came))
    for face in range(N_FACES):
        number *= choose(carried[face], came[face]) * choose(waiting[face], seen[face] - came[face])
    return number


def _fillings(seen: list[int], unseen: list[int]) -> int:
    """In how many ways the deck of round 2 can be filled up by its recipe when these cards of it were seen."""
    number = 1
    for kind in range(N_KINDS):
        n = of_kind(seen, kind)
        number *= choose(of_kind(unseen, kind) - n, RECIPES[1][kind] - n)
    return number


def choose(n: int, k: int) -> int:
    """The binomial coefficient; 0 if that many cannot be chosen."""
    if k < 0 or n < k:
        return 0
    number = 1
    for i in range(k):
        number = number * (n - i) // (i + 1)
    return number


def _drawn(worlds: list[tuple[list[int], list[int], int]], rng: Rng | None) -> tuple[list[int], list[int], int]:
    """One of the worlds, by weight; without a generator the first that can be."""
    total = 0
    for world in worlds:
        total += world[2]
    if total == 0:
        raise BadPosition("zu: no decks lead to these discard piles (ZU-PREP-03 to -06)")
    place = 0 if rng is None else rng.seed() % total
    for world in worlds:
        if place < world[2]:
            return world
        place -= world[2]
    raise AssertionError("weights add up")


def _rest_carried(seen: list[int], pile: list[int], rng: Rng | None) -> list[int]:
    """The carried cards that were not seen yet, as a pile."""
    left = cards_of(minus(pile, seen))
    if rng is not None:
        rng.shuffle(left)
    return pile_of(left[: CARRIED - n_cards(seen)])


def _move(left: list[int], deck: list[int], kind: int, n: int, rng: Rng | None) -> None:
    """So many random cards of a kind go from one pile to another."""
    there = of_kind(left, kind)
    if n < 0 or n > there:
        raise BadPosition("zu: the decks do not have the cards that they are made of (ZU-SETUP-13 to -15)")
    faces = FACES_OF[kind]
    for _ in range(n):
        at = 0
        place = 0 if rng is None or there == 1 else rng.below(there)
        while place >= left[faces[at]]:
            place -= left[faces[at]]
            at += 1
        face = faces[at]
        left[face] = left[face] - 1
        deck[face] = deck[face] + 1
        there -= 1
