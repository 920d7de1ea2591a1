"""Dig for treasure: a card to the hand, a thief to use, or a storm to sit out (AR-DIG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.events import DUG, DUG_STORM, DUG_THIEF, NOTHING_TO_DIG
from digsite.games.archaeology.kinds import SANDSTORM, THIEF
from digsite.games.archaeology.rules import CHOOSE_VICTIM, DIG, SCATTER, SHELTER, STORM_DRAWN
from digsite.kernel.frame import Frame
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class DigForTreasure(Deed["Dig"]):
    """Draw the top card of the dig site.

    AR-DIG-01 to -03: a Treasure, Maps among them, goes unseen to the hand, however large (AR-TURN-12).
    AR-DIG-04: a Thief is shown and used, and the dig is over.
    AR-DIG-05, -06: a Sandstorm is shown and sat out; then the same player digs again.
    AR-TENT-R3: that storm finds sheltered only those whom the reading in force keeps so.
    AR-DIG-R1: if the storm was the last card, there is nothing to dig again. AR-DIG-R2: nothing is ever reshuffled.
    """

    def __init__(self) -> None:
        super().__init__("dig", ["AR-DIG-01"])

    def run(self, s: Dig, f: Frame) -> None:
        seat = f.seat
        sheltered = s.rules.shelters.kept(s)
        s.dry = 0  # whatever storm there was is over
        if len(s.dig_site) == 0:
            s.emit(NOTHING_TO_DIG, seat)
            s.open_actions(seat)
            return
        card = s.dig_site.pop()
        if card == SANDSTORM:
            s.dry = sheltered
            s.storms_out += 1
            s.emit(DUG_STORM, seat, s.storms_out)
            s.push(DIG, seat)
            storm(s, seat)
        elif card == THIEF:
            s.thieves_out += 1
            s.emit(DUG_THIEF, seat, s.thieves_out)
            s.push(CHOOSE_VICTIM, seat)
        else:
            s.gain(seat, card, 1)
            s.emit(DUG, seat, card, 0, 0, 1 << seat)
            s.open_actions(seat)


def storm(s: Dig, drawer: int) -> None:
    """A storm strikes all: first everyone's tent, then everyone's loss, the drawer last both times.

    AR-STORM-02 to -05: half of each hand, rounded down; nothing changes hands before it is lost (AR-STORM-R3), so the
    half is known now. The Sandstorm itself is in no hand (AR-STORM-R4). AR-STORM-12 is the rulebook's example.
    Hooks come before the tents (AR-RUINS-08).
    """
    s.rules.fire(STORM_DRAWN, s, drawer)
    for k in range(s.n_seats):  # the last pushed is asked first
        seat = (drawer - k) % s.n_seats
        s.push(SCATTER, seat, s.sizes[seat] // 2)
    for k in range(s.n_seats):
        s.push(SHELTER, (drawer - k) % s.n_seats)
