"""Mysterious artefacts for the black market: out of the game, with their custodians (MU-OFFLOAD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.abilities.quiet_buyer import CARD as QUIET_BUYER_CARD
from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import (
    COMMAND_CARDS_PAID,
    HOLDS,
    N_COLOURS,
    N_GLYPHS,
    OFFLOADING,
    colour_of,
)
from digsite.games.excavation_earth.museum.codes import OFFLOAD_MYSTERY, SPAN
from digsite.games.excavation_earth.museum.events import MYSTERY_OFFLOADED, MYSTERY_QUIETLY_SOLD
from digsite.games.excavation_earth.museum.kinds import ANALYSED_PAY
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import no, no_with
from digsite.games.excavation_earth.rules import QUIET_BUYER, SMUGGLING
from digsite.games.excavation_earth.steps.smuggle import ACQUIRED_ONE, FIRST, OFFLOADED_ONE
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def add_offloads(s: Earth, seat: int, used: int, codes: list[int]) -> None:
    """One code for each mysterious artefact, but for the colours (as bits) that were offloaded just now."""
    part = mysteries_of(s)
    for hold in range(len(HOLDS)):
        tiles = part.hold(hold)
        for colour in range(N_COLOURS):
            if tiles[seat * N_COLOURS + colour] > 0 and not (used >> colour) & 1:
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(OFFLOAD_MYSTERY + hold * N_COLOURS + colour)


def offload_mystery(s: Earth, player: int, hold: int, colour: int) -> None:
    """The tile leaves the game, and the cube on it too; no stack gets it (MU-OFFLOAD-03 to -05)."""
    part = mysteries_of(s)
    tiles = part.hold(hold)
    tiles[player * N_COLOURS + colour] -= 1
    part.gone[player] = part.gone[player] + 1


def worth(s: Earth) -> int:
    """What an offloaded mysterious artefact pays: 6 for each analysed one, whoever sent it (MU-OFFLOAD-02, -R1)."""
    return ANALYSED_PAY * mysteries_of(s).analysed()


class SmuggleMysteries(Wrapper["Earth"]):
    """Smuggle offloads them as well (MU-OFFLOAD-01, -R2): each is one of up to two of different colours."""

    def __init__(self) -> None:
        super().__init__("smuggling", ["MU-OFFLOAD-01", "MU-OFFLOAD-02", "MU-OFFLOAD-03"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if f.a != ACQUIRED_ONE:
            add_offloads(s, f.seat, 0 if f.a == FIRST else 1 << colour_of(f.b), codes)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not SPAN["offload-mystery"].has(code):
            self.inner.apply(s, f, code)
            return
        hold = (code - OFFLOAD_MYSTERY) // N_COLOURS
        colour = (code - OFFLOAD_MYSTERY) % N_COLOURS
        price = s.rules.factions[f.seat].offload_price(s, f.seat, worth(s))
        offload_mystery(s, f.seat, hold, colour)
        s.gain(f.seat, OFFLOADING, price)
        s.emit(MYSTERY_OFFLOADED, f.seat, colour, hold, price)
        if f.a == FIRST:
            s.push(SMUGGLING, f.seat, OFFLOADED_ONE, colour * N_GLYPHS)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["offload-mystery"].has(code):
            return self.inner.refuse(s, f, code)
        colour = (code - OFFLOAD_MYSTERY) % N_COLOURS
        if f.a == ACQUIRED_ONE:
            return no(s, "EE-SMUGGLE-04", "either-or")
        if f.a == OFFLOADED_ONE and colour_of(f.b) == colour:
            return no_with(s, "MU-OFFLOAD-R2", "colour-used", "colour", colour)
        return no_with(s, "MU-OFFLOAD-01", "no-mystery-held", "colour", colour)


class QuietMysteries(Wrapper["Earth"]):
    """Quiet Buyer takes them too: its bonus is added to what they pay (MU-CMDCARD-06, MU-OFFLOAD-R3)."""

    def __init__(self) -> None:
        super().__init__("quiet_buyer", ["MU-CMDCARD-06", "MU-OFFLOAD-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        add_offloads(s, f.seat, f.b, codes)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not SPAN["offload-mystery"].has(code):
            self.inner.apply(s, f, code)
            return
        tell(s, f, QUIET_BUYER_CARD, code)
        hold = (code - OFFLOAD_MYSTERY) // N_COLOURS
        colour = (code - OFFLOAD_MYSTERY) % N_COLOURS
        bonus = s.rules.pack.quiet_bonus_yellow if s.yellow_side else s.rules.pack.quiet_bonus_white
        price = s.rules.factions[f.seat].offload_price(s, f.seat, worth(s) + bonus)
        offload_mystery(s, f.seat, hold, colour)
        s.gain(f.seat, COMMAND_CARDS_PAID, price)
        s.emit(MYSTERY_QUIETLY_SOLD, f.seat, colour, hold, price)
        if f.a > 1:
            s.push(QUIET_BUYER, f.seat, f.a - 1, f.b | (1 << colour))

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["offload-mystery"].has(code):
            return self.inner.refuse(s, f, code)
        colour = (code - OFFLOAD_MYSTERY) % N_COLOURS
        if (f.b >> colour) & 1:
            return no_with(s, "EE-CMDCARD-18", "colour-used", "colour", colour)
        return no_with(s, "MU-CMDCARD-06", "no-mystery-held", "colour", colour)
