"""A position as plain data, complete and readable. `read` is the other half.

Cards are told by name, nothing that follows from something else is said twice, and the top card of the dig site and of
the pile comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.kinds import CARD_NAMES, KIND_NAMES
from digsite.games.archaeology.knowledge import unpack

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

FORMAT: Final = 1
SINCE_2: Final = ("looked", "past")
"""Fields that version 1 of the rules did not write: nothing that it played needs them."""


def position_of(s: Dig) -> dict[str, object]:
    """The whole position, secrets and generator included."""
    n = s.n_seats
    known: list[object] = []
    for observer in range(n + 1):
        known.append([counts(unpack(s.known[observer * n + holder])) for holder in range(n)])
    return {
        "digsite_position": FORMAT,
        "game": s.game.key,
        "rules_version": s.game.rules_version,
        "components": s.rules.pack.digest,
        "seats": n,
        "options": s.rules.told_options(),
        "rng": s.rng.words(),
        "agenda": [[s.table.steps[f.step].key, f.seat, f.a, f.b] for f in s.agenda],
        "hands": [counts(hand) for hand in s.hands],
        "market": counts(s.market),
        "dig_site": cards(s.dig_site),
        "chambers": [counts(chamber) for chamber in s.chambers],
        "pile": cards(s.pile),
        "sold": [[sale_name(code) for code in sets] for sets in s.sold],
        "tents": s.tents.copy(),
        "thieves_out": s.thieves_out,
        "storms_out": s.storms_out,
        "maps_spent": s.maps_spent,
        "first": s.first,
        "turn": s.turn,
        "late": s.late,
        "forced": s.forced,
        "acted": s.acted,
        "explored": s.explored,
        "has_sold": s.has_sold,
        "looked": s.looked,
        "trades": s.trades,
        "past": [counts(then) for then in s.past],
        "withdrawn": s.withdrawn,
        "passes": s.passes,
        "stall": s.stall,
        "dry": seats_of(s.dry, n),
        "give": counts(s.give),
        "take": counts(s.take),
        "drawn": counts(s.drawn),
        "known": known,
        "plain": [s.plain[observer * n : observer * n + n] for observer in range(n + 1)],
        "intact": seats_of(s.intact, n),
        "announced": s.announced.copy(),
        "seen_by": [seats_of(bits, n) for bits in s.seen_by],
        "turned": [counts(chamber) for chamber in s.turned],
        "aside": counts(s.aside),
    }


def counts(cards: list[int]) -> dict[str, int]:
    """How many of each card, by name; those of which there are none are left out."""
    return {CARD_NAMES[kind]: cards[kind] for kind in range(len(cards)) if cards[kind] != 0}


def cards(deck: list[int]) -> list[str]:
    """A deck by name, its top card first."""
    return [CARD_NAMES[card] for card in reversed(deck)]


def sale_name(code: int) -> str:
    """A sold set: "coin 3"."""
    return f"{KIND_NAMES[SALE_KIND[code - SELL]]} {SALE_SIZE[code - SELL]}"


def seats_of(bits: int, n: int) -> list[int]:
    """The seats in a set of bits."""
    return [seat for seat in range(n) if (bits >> seat) & 1]
