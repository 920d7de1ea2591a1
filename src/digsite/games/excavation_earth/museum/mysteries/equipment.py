"""What the reverse engineering cards change for their owner, where base steps ask the player board (MU-RECARD).

MU-RECARD-22 to -27: each card works for its owner alone, from the moment it lies there; abilities add up, but raise no
limit they do not name, and lift no ban. Where a card is used at its owner's wish, a question asks. MU-RECARD-28: what
is due at one moment comes in an order that changes nothing, or is asked one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_MARKETS
from digsite.games.excavation_earth.museum.common.boards import BoardAround
from digsite.games.excavation_earth.museum.kinds import (
    BACK_DOOR_BUYER,
    FENCES_LEDGER,
    FOLDING_HOLD,
    GRAVITY_SLED,
    HOLO_TRADER,
    LOYALTY_CHIP,
    MASTER_KEY,
    PHASE_DRILL,
    PRICE_ORACLE,
    STASIS_LOCKER,
    SURVEY_SWARM,
)
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.rules import Faction
from digsite.games.excavation_earth.tiles import stow

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MORE_CARGO: Final = 2
BACK_DOOR: Final = 2
"""Spaces of the Folding Hold; credits of the Back-Door Buyer."""


class EquippedBoard(BoardAround):
    """A player board with mysterious artefacts in its holds and reverse engineering cards beside it."""

    def __init__(self, inner: Faction) -> None:
        super().__init__(inner)
        self.sells_bare = True

    def free_cargo(self, s: Earth, seat: int) -> int:
        """MU-CUSTODIAN-R4, MU-RECARD-03: mysterious artefacts take spaces, the Folding Hold gives two more."""
        part = mysteries_of(s)
        more = MORE_CARGO if part.has(seat, FOLDING_HOLD) else 0
        return self.inner.free_cargo(s, seat) + more - part.in_cargo(seat)

    def free_hidden(self, s: Earth, seat: int) -> int:
        """MU-RECARD-04: one more with the Stasis Locker."""
        part = mysteries_of(s)
        more = 1 if part.has(seat, STASIS_LOCKER) else 0
        return self.inner.free_hidden(s, seat) + more - part.in_hidden(seat)

    def room(self, s: Earth, seat: int) -> int:
        """MU-RECARD-04: either hold will do with the Stasis Locker."""
        free = self.free_cargo(s, seat)
        return free + self.free_hidden(s, seat) if mysteries_of(s).has(seat, STASIS_LOCKER) else free

    def finds(self, s: Earth, seat: int) -> list[int]:
        if mysteries_of(s).has(seat, STASIS_LOCKER):
            return s.cargo[seat] + s.hidden[seat]
        return self.inner.finds(s, seat)

    def stow_find(self, s: Earth, seat: int, kind: int) -> None:
        """MU-RECARD-04, -23: its owner says into which hold, if both have room."""
        if not mysteries_of(s).has(seat, STASIS_LOCKER):
            self.inner.stow_find(s, seat, kind)
        elif self.free_cargo(s, seat) == 0:
            stow(s, seat, HIDDEN_HOLD, kind)
        else:
            both = self.free_hidden(s, seat) > 0
            stow(s, seat, CARGO, kind)
            if both:
                s.push(s.rules.step_id("stow"), seat, kind)

    def moves(self, s: Earth, seat: int, fuel: int) -> int:
        """MU-RECARD-01: one move more with the Gravity Sled."""
        more = 1 if mysteries_of(s).has(seat, GRAVITY_SLED) else 0
        return self.inner.moves(s, seat, fuel) + more

    def reaches(self, s: Earth, seat: int, site: int, other: int) -> bool:
        """MU-RECARD-02, -R1: the Phase Drill digs twice at one site."""
        if self.inner.reaches(s, seat, site, other):
            return True
        return other == site and mysteries_of(s).has(seat, PHASE_DRILL)

    def without_traders(self, s: Earth, seat: int, card: int, markets: int) -> bool:
        """MU-RECARD-07, -R4: one market by the Holo-Trader, beside what the faction may do."""
        if self.inner.without_traders(s, seat, card, markets):
            return True
        if not mysteries_of(s).has(seat, HOLO_TRADER):
            return False
        for market in range(N_MARKETS):
            if (markets >> market) & 1:
                rest = markets & ~(1 << market)
                if rest == 0 or self.inner.without_traders(s, seat, card, rest):
                    return True
        return False

    def sale_rank(self, s: Earth, seat: int, colour: int) -> int:
        """MU-RECARD-05, -R3: one rank better by the Price Oracle; the first stays the first."""
        rank = self.inner.sale_rank(s, seat, colour)
        return rank - 1 if rank > 1 and mysteries_of(s).has(seat, PRICE_ORACLE) else rank

    def offload_price(self, s: Earth, seat: int, value: int) -> int:
        """MU-RECARD-10: two credits more from the Back-Door Buyer."""
        more = BACK_DOOR if mysteries_of(s).has(seat, BACK_DOOR_BUYER) else 0
        return self.inner.offload_price(s, seat, value) + more

    def acquisition_price(self, s: Earth, seat: int, value: int, surcharge: int) -> int:
        """MU-RECARD-09: the value less 1, at least 1, by the Fence's Ledger."""
        if mysteries_of(s).has(seat, FENCES_LEDGER):
            return max(value - 1, 1)
        return self.inner.acquisition_price(s, seat, value, surcharge)

    def survey_price(self, s: Earth, seat: int, value: int) -> int:
        """MU-RECARD-12: the value once, with the Survey Swarm."""
        return value if mysteries_of(s).has(seat, SURVEY_SWARM) else self.inner.survey_price(s, seat, value)

    def influence(self, s: Earth, seat: int, envoys: int) -> int:
        """MU-RECARD-13: one envoy more where there is one, by the Loyalty Chip."""
        ranked = self.inner.influence(s, seat, envoys)
        return ranked + 1 if envoys > 0 and mysteries_of(s).has(seat, LOYALTY_CHIP) else ranked

    def any_icon_smuggles(self, s: Earth, seat: int) -> bool:
        """MU-RECARD-11: the Master Key."""
        return mysteries_of(s).has(seat, MASTER_KEY)
