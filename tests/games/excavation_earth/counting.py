"""What lies where, in words: for tests that look at the whole table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeVar

from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    COLOURS,
    COMMAND_CARDS,
    LOCATIONS,
    N_CARD_KINDS,
    N_CENTRES,
    N_MARKETS,
    TYPES,
)
from digsite.games.excavation_earth.markets import level
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import asked, offered, play, words

K = TypeVar("K")


def text(things: list[int], known: list[str]) -> str:
    return " ".join(known[thing] for thing in things)


def queue(s: Earth, number: int) -> str:
    """The buyers of market #number, front first."""
    return text(s.queues[number - 1], BUYERS)


def stack(s: Earth, colour: str) -> str:
    """The black market stack of a colour, top first."""
    return text(s.stacks[COLOURS.index(colour)], TYPES)


def hand(s: Earth, seat: int = 0) -> str:
    return text(s.hands[seat], CARDS)


def cargo(s: Earth, seat: int = 0) -> str:
    return text(s.cargo[seat], TYPES)


def hidden(s: Earth, seat: int = 0) -> str:
    return text(s.hidden[seat], TYPES)


def guards(s: Earth, seat: int = 0) -> str:
    return " ".join(kind for i, kind in enumerate(TYPES) if (s.guards[seat] >> i) & 1)


def explorers(s: Earth, seat: int = 0) -> str:
    return text(s.explorers[seat], LOCATIONS)


def commands(s: Earth) -> str:
    return text(s.command, COMMAND_CARDS)


def supply(s: Earth) -> dict[str, int]:
    """Buyers on the tracks and in the wild pool."""
    return {name: s.buyers[i] for i, name in enumerate(BUYERS)}


def levels(s: Earth) -> dict[str, int]:
    """The popularity level of each colour."""
    return {name: level(s, i) for i, name in enumerate(COLOURS)}


def pile(s: Earth, colour: str) -> int:
    """How many tiles the face-down pile of a colour has."""
    first = COLOURS.index(colour) * 4
    return sum(s.piles[first : first + 4])


def on_sites(s: Earth) -> Counter[str]:
    """Tiles on the map, by type."""
    return Counter({kind: n for kind, n in zip(TYPES, s.sites, strict=True) if n})


def discarded(s: Earth) -> Counter[str]:
    """The common discard pile."""
    return Counter({card: n for card, n in zip(CARDS, s.discard, strict=True) if n})


def all_tiles(s: Earth) -> list[int]:
    """How many tiles of each type are in all places together."""
    found = [s.piles[kind] + s.sites[kind] + s.sold[kind] for kind in range(len(TYPES))]
    for place in [*s.stacks, *s.cargo, *s.hidden, s.surveyed]:
        for kind in place:
            found[kind] += 1
    return found


def all_cards(s: Earth) -> list[int]:
    """How many action cards of each kind are in all places together."""
    found = [s.deck[card] + s.discard[card] for card in range(N_CARD_KINDS)]
    for place in [*s.hands, *s.packs, s.drawn, s.forecast, [s.played] if s.played >= 0 else []]:
        for card in place:
            found[card] += 1
    return found


def all_buyers(s: Earth) -> list[int]:
    """How many buyers of each kind are in supply, queues and mothership together."""
    found = [s.buyers[i] + s.ship[i] for i in range(len(BUYERS))]
    for line in s.queues:
        for buyer in line:
            found[buyer] += 1
    return found


def posted(s: Earth, seat: int) -> tuple[int, int, int, int]:
    """A seat's guards, traders, envoys and cubes on forecast cards."""
    n = s.n_seats
    return (
        s.guards[seat].bit_count(),
        sum(s.traders[market * n + seat] for market in range(N_MARKETS)),
        sum(s.envoys[centre * n + seat] for centre in range(N_CENTRES)),
        s.marks.count(seat),
    )


def all_but(*taken: str, copies: int = 2) -> str:
    """Every action card that is in none of these texts: to leave nothing in the deck."""
    out = Counter(card for cards in taken for card in words(cards))
    return " ".join(f"{card}*{copies - out[card]}" for card in CARDS if copies > out[card])


def only(kinds: str, copies: list[int]) -> dict[str, Any]:
    """Fields of a position in which the piles of the colours named hold just these tiles, the rest being sold."""
    kept = Counter(words(kinds))
    colours = {kind.split("-")[0] for kind in kept}
    sold = {
        kind: copies[i] - kept[kind]
        for i, kind in enumerate(TYPES)
        if kind.split("-")[0] in colours and copies[i] > kept[kind]
    }
    return {"sold": sold}


def settled(s: Earth) -> Earth:
    """The same game once every hand is kept as it was dealt, or drafted: up to the first turn."""
    while asked(s) in ("redraw", "draft"):
        play(s, "done" if asked(s) == "redraw" else offered(s)[0])
    return s


def plausible(found: Mapping[K, int], weights: Mapping[K, float]) -> bool:
    """Whether outcomes came about as often as their weights ask for, each within four standard deviations."""
    n = sum(found.values())
    whole = sum(weights.values())
    for outcome, weight in weights.items():
        p = weight / whole
        if abs(found.get(outcome, 0) - n * p) > 4 * (n * p * (1 - p)) ** 0.5:
            return False
    return all(outcome in weights for outcome in found)
