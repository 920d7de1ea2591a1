"""What a seat may know, built from an allow-list by owner (AR-SETUP-R3, -R4).

Counts of cards are lists with one place for each kind, in the order of `KIND_NAMES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.kinds import no_cards
from digsite.games.archaeology.knowledge import unpack

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


def view_of(s: Dig, seat: int | None) -> dict[str, object]:
    """The table as that seat sees it; None is a spectator, who owns nothing."""
    n = s.n_seats
    me = n if seat is None else seat
    trading = seat is not None and seat == s.turn
    chambers: list[object] = []
    for chamber in range(len(s.chambers)):
        if s.rules.faceup or (s.seen_by[chamber] >> me) & 1:
            chambers.append(s.chambers[chamber].copy())
        else:
            chambers.append(None)
    result = s.result
    return {
        "game": s.game.key,
        "rules_version": s.game.rules_version,
        "components": s.rules.pack.digest,
        "seat": seat,
        "seats": n,
        "options": s.rules.told_options(),
        "agenda": s.public_frames(seat),
        "to_act": s.seats,
        "over": s.over,
        # whose: everybody's
        "first": s.first,
        "turn": s.turn,
        "late": s.late,
        "forced": s.forced,
        "acted": s.acted,
        "explored": s.explored,
        "has_sold": s.has_sold,
        "looked": s.looked,
        "trades": s.trades,
        "past": [then.copy() for then in s.past],
        "passes": s.passes,
        "stall": s.stall,
        "dry": s.dry,
        "sizes": s.sizes.copy(),
        "market": s.market.copy(),
        "dig_site": len(s.dig_site),
        "thieves_out": s.thieves_out,
        "thieves_left": s.rules.n_thieves - s.thieves_out,
        "storms_out": s.storms_out,
        "storms_left": s.rules.n_sandstorms - s.storms_out,
        "chamber_sizes": s.chamber_sizes.copy(),
        "drawn": s.drawn.copy(),
        "turned": [cards.copy() for cards in s.turned],
        "aside": s.aside.copy(),
        "seen_by": s.seen_by.copy(),
        "pile": len(s.pile),
        "tents": s.tents.copy(),
        "sold": [sets.copy() for sets in s.sold],
        "cards_sold": s.cards_sold.copy(),
        "maps_spent": s.maps_spent,
        "announced": s.announced.copy(),
        "open": [unpack(s.known[n * n + holder]) for holder in range(n)],
        "open_plain": s.plain[n * n :],
        "intact": s.intact,
        "scores": s.money.copy(),
        "result": None if result is None else result.to_json(),
        # whose: this seat's alone
        "hand": None if seat is None else s.hands[seat].copy(),
        "known": [unpack(s.known[me * n + holder]) for holder in range(n)],
        "plain": s.plain[me * n : me * n + n],
        "chambers": chambers,
        "give": s.give.copy() if trading else no_cards(),
        "take": s.take.copy() if trading else no_cards(),
        "withdrawn": s.withdrawn if trading else 0,
    }
