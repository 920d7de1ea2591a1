"""Buyers: the supply with its popularity tracks, the queues, the mothership (EE-QUEUE, EE-POP).

EE-QUEUE-10: buyers leave a queue only by ejection, by a sale, by the preparation or by a command card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.events import BUYER_CARD, BUYERS_RESHUFFLED, EJECTED, JOINED
from digsite.games.excavation_earth.kinds import N_BUYER_KINDS, N_COLOURS, QUEUE, WILD

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def join(s: Earth, market: int, buyer: int) -> None:
    """A buyer goes to the back of a queue.

    EE-QUEUE-04 to -08: if four stand there already, the front one is ejected to the supply first.
    """
    queue = s.queues[market]
    if len(queue) == QUEUE:
        front = queue.pop(0)
        s.buyers[front] = s.buyers[front] + 1
        s.emit(EJECTED, s.turn, front, market)
    queue.append(buyer)
    s.emit(JOINED, s.turn, buyer, market)


def add(s: Earth, market: int, buyer: int) -> None:
    """Take a buyer from the supply and let it join a queue.

    EE-QUEUE-R1: taken before anybody is ejected; with none in supply nothing happens at all (EE-SUPPLY-03).
    """
    if s.buyers[buyer] > 0:
        s.buyers[buyer] = s.buyers[buyer] - 1
        join(s, market, buyer)


def level(s: Earth, colour: int) -> int:
    """A colour's popularity: the number on the highest empty space of its track, 0 for a full one.

    EE-POP-02 to -06: buyers are taken from the lowest occupied space and return to the highest empty one, so how many
    stand there says it all. EE-POP-R1, -R2.
    """
    empty = len(s.rules.pack.spaces) - s.buyers[colour]
    return 0 if empty == 0 else s.rules.pack.spaces[empty - 1]


def rank(s: Earth, colour: int) -> int:
    """1 + the number of colours that are strictly more popular (EE-POP-11).

    Fewer buyers on the track means a higher level (EE-POP-06); buyers in queues and on the mothership count alike
    (EE-POP-07), and so do those removed at set-up (EE-POP-08). Wild buyers have no popularity (EE-POP-09).
    """
    mine = s.buyers[colour]
    place = 1
    for other in range(N_COLOURS):
        if s.buyers[other] < mine:
            place += 1
    return place


def payout(s: Earth, colour: int) -> int:
    """What the popularity of a colour pays: tied colours all get the full sum of their rank (EE-POP-12 to -14).

    EE-POP-15 to -18 are examples. EE-POP-10: wild buyers change nothing here.
    """
    return s.rules.pack.payout[rank(s, colour) - 1]


def interested(s: Earth, market: int, colour: int) -> int:
    """Buyers in a queue who want artefacts of that colour: its own and the wild ones (EE-QUEUE-02, -03)."""
    n = 0
    for buyer in s.queues[market]:
        if buyer in (colour, WILD):
            n += 1
    return n


def next_buyer_card(s: Earth, rule: str) -> int:
    """Draw a buyer card; it lies in its discard pile right away (EE-SETUP-32).

    EE-SETUP-33, -R11: with an empty deck the discard pile becomes the deck first.
    """
    left = 0
    for n in s.buyer_deck:
        left += n
    if left == 0:
        s.emit(BUYERS_RESHUFFLED, s.turn)
        s.buyer_deck = s.buyer_discard
        s.buyer_discard = [0] * N_BUYER_KINDS
        for n in s.buyer_deck:
            left += n
    place = s.rng.below(left)
    buyer = 0
    while place >= s.buyer_deck[buyer]:
        place -= s.buyer_deck[buyer]
        buyer += 1
    s.buyer_deck[buyer] = s.buyer_deck[buyer] - 1
    s.buyer_discard[buyer] = s.buyer_discard[buyer] + 1
    s.emit(BUYER_CARD, s.turn, buyer, rule=rule)
    return buyer
