"""C5, Quiet Buyer: offload tiles above their value, from anywhere (EE-CMDCARD-17, -18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.events import QUIETLY_SOLD
from digsite.games.excavation_earth.kinds import (
    CARGO,
    COMMAND_CARDS,
    COMMAND_CARDS_PAID,
    HIDDEN_HOLD,
    N_COLOURS,
    colour_of,
    hold_of,
    kind_of,
)
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no_with
from digsite.games.excavation_earth.rules import QUIET_BUYER, Ability
from digsite.games.excavation_earth.steps.smuggle import add_offloads, offload
from digsite.games.excavation_earth.vocabulary import OFFLOADS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("quiet-buyer")


class QuietBuyer(Ability):
    """One tile for its value + 1, or two of different colours for + 2 each."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [QUIET_BUYER])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(QUIET_BUYER, seat, n)


class OffloadQuietly(Step["Earth"]):
    """Offload a tile, or be done; `a` are left, `b` holds the colours offloaded before, as bits.

    EE-CMDCARD-R7: this is no Smuggle action; neither explorer nor icon is needed, and nothing is sampled.
    """

    def __init__(self) -> None:
        super().__init__("quiet_buyer", ["EE-CMDCARD-17", "EE-CMDCARD-18", "EE-CMDCARD-R7"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        add_offloads(s.cargo[f.seat], CARGO, f.b, codes)
        add_offloads(s.hidden[f.seat], HIDDEN_HOLD, f.b, codes)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == DONE:
            return
        hold = hold_of(OFFLOADS.tile(code))
        kind = kind_of(OFFLOADS.tile(code))
        price = s.rules.factions[f.seat].offload_price(s, f.seat, s.rules.pack.values[kind] + self.bonus(s))
        offload(s, f.seat, hold, kind, price, COMMAND_CARDS_PAID)
        s.emit(QUIETLY_SOLD, f.seat, kind, hold, price)
        if f.a > 1:
            s.push(QUIET_BUYER, f.seat, f.a - 1, f.b | (1 << colour_of(kind)))

    def bonus(self, s: Earth) -> int:
        """Credits above the listed value, of the side that is up."""
        return s.rules.pack.quiet_bonus_yellow if s.yellow_side else s.rules.pack.quiet_bonus_white

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a, "bonus": s.rules.factions[f.seat].offload_price(s, f.seat, self.bonus(s))}

    def flaw(self, s: Earth, f: Frame) -> str:
        figure = s.rules.abilities[CARD].figure(s)
        if f.a < 1 or not 0 <= f.b < 1 << N_COLOURS or f.a + f.b.bit_count() != figure:
            return "tiles of different colours are offloaded (EE-CMDCARD-18)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, OFFLOADS, code):
            return elsewhere(s, f, code)
        kind = kind_of(OFFLOADS.tile(code))
        if (f.b >> colour_of(kind)) & 1:
            return no_with(s, "EE-CMDCARD-18", "colour-used", "colour", colour_of(kind))
        return no_with(s, "EE-CMDCARD-17", "not-in-hold", "artefact", kind)
