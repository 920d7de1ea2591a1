"""A position as plain data, complete and readable. `read` is the other half.

Pieces are told by name. Counts leave out what there is none of, and nothing that follows from something else is said
twice: credits are the sum of what was earned, spent travel cards are those no longer in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    ICONS,
    LOCATIONS,
    TRAVEL_CARDS,
    TYPES,
)

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

FORMAT: Final = 1


def position_of(s: Earth) -> dict[str, object]:
    """The whole position, secrets and generator included."""
    n = s.n_players
    k = s.n_sources
    tiles = s.rules.tile_names
    told: dict[str, object] = {
        "digsite_position": FORMAT,
        "game": s.game.key,
        "rules_version": s.game.rules_version,
        "components": s.rules.pack.digest,
        "seats": s.n_seats,
        "options": s.rules.told_options(),
        "rng": s.rng.words(),
        "agenda": [[s.table.steps[f.step].key, f.seat, f.a, f.b] for f in s.agenda],
        "round": s.round,
        "turn": s.turn,
        "actions": s.actions,
        "order": s.order.copy(),
        "passed": [seat for seat in range(n) if (s.passed >> seat) & 1],
        "deck": counts(s.deck, CARDS),
        "deck_from": counts(s.deck_from, CARDS),
        "discard": counts(s.discard, CARDS),
        "hands": [names(hand, CARDS) for hand in s.hands],
        "travel": [of_bits(bits, TRAVEL_CARDS) for bits in s.travel],
        "packs": [names(pack, CARDS) for pack in s.packs],
        "drawn": names(s.drawn, CARDS),
        "picked": names(s.picked, CARDS),
        "played": None if s.played < 0 else CARDS[s.played],
        "forecast": names(s.forecast, CARDS),
        "marks": [None if owner < 0 else owner for owner in s.marks],
        "tokens": s.tokens.copy(),
        "piles": counts(s.piles, tiles),
        "sites": counts(s.sites, tiles),
        "stacks": {COLOURS[colour]: names(s.stacks[colour], tiles) for colour in range(len(COLOURS))},
        "sold": counts(s.sold, tiles),
        "surveyed": names(s.surveyed, tiles),
        "cargo": [names(hold, tiles) for hold in s.cargo],
        "hidden": [names(hold, tiles) for hold in s.hidden],
        "buyers": counts(s.buyers, BUYERS),
        "queues": [names(queue, BUYERS) for queue in s.queues],
        "ship": counts(s.ship, BUYERS),
        "buyer_deck": counts(s.buyer_deck, BUYERS),
        "buyer_discard": counts(s.buyer_discard, BUYERS),
        "command": [s.rules.abilities[card].key for card in s.command],
        "explorers": [names(places, LOCATIONS) for places in s.explorers],
        "cubes": s.cubes.copy(),
        "guards": [of_bits(bits, TYPES) for bits in s.guards],
        "rewarded": [of_bits(bits, COLOURS) for bits in s.rewarded],
        "traders": [counts([s.traders[m * n + seat] for m in range(len(ICONS))], ICONS) for seat in range(n)],
        "envoys": [counts([s.envoys[z * n + seat] for z in range(len(CENTRES))], CENTRES) for seat in range(n)],
        "earned": [counts(s.earned[seat * k : (seat + 1) * k], s.rules.sources) for seat in range(n)],
    }
    for part in s.parts:
        told[part.key] = part.to_json(s)
    return told


def counts(numbers: list[int], known: list[str]) -> dict[str, int]:
    """How many of each, by name; those of which there are none are left out."""
    return {known[i]: numbers[i] for i in range(len(numbers)) if numbers[i] != 0}


def names(things: list[int], known: list[str]) -> list[str]:
    """Things by name, in order."""
    return [known[thing] for thing in things]


def of_bits(bits: int, known: list[str]) -> list[str]:
    """The things in a set of bits, by name."""
    return [known[i] for i in range(len(known)) if (bits >> i) & 1]
