"""The sandstorm: who takes shelter, and what the others lose (AR-STORM, AR-TENT). `dig.storm` lays out the order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import KEEP, LOSE, NO_TENT, USE_TENT
from digsite.games.archaeology.events import DECLINED_TENT, LOST, SPARED, USED_TENT
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import SCATTER
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class Shelter(Step["Dig"]):
    """From the drawer's left, everyone who still has a tent says whether to use it against this storm.

    AR-TENT-01 to -03, -06 to -08: whoever has none is not asked; all declare before anyone loses a card.
    AR-TENT-R1: even a player with nothing to lose may. AR-TENT-04, -05: a used tent is gone, and its owner stays dry.
    AR-TENT-R2, -R3, AR-FIERCE-R1: in public, for good, once for each storm; a tent that still shelters its owner from
    an earlier storm of the same dig, where the reading in force has it so, is not asked for.
    """

    def __init__(self) -> None:
        super().__init__("shelter", ["AR-TENT-01", "AR-TENT-02", "AR-TENT-07"])

    def legal(self, s: Dig, f: Frame) -> list[int]:
        return [USE_TENT, NO_TENT] if s.tents[f.seat] > 0 and not (s.dry >> f.seat) & 1 else []

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        if code == USE_TENT:
            s.tents[f.seat] -= 1
            s.dry |= 1 << f.seat
            s.emit(USED_TENT, f.seat, s.tents[f.seat])
        else:
            s.emit(DECLINED_TENT, f.seat)

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


class Scatter(Step["Dig"]):
    """Whoever is not sheltered loses half of the hand, card by card, of his own choice. `a`: how many are left to lose.

    AR-STORM-04 to -09, -11: rounded down, so a lone card is kept; Maps count and may be chosen; lost cards belong to
    the market. AR-STORM-10: only hands are touched. AR-STORM-R1, -R2: each card is shown as it is lost, and no more
    than the half goes.
    """

    def __init__(self) -> None:
        super().__init__("scatter", ["AR-STORM-05", "AR-STORM-06", "AR-STORM-07"])

    def legal(self, s: Dig, f: Frame) -> list[int]:
        if f.a == 0 or (s.dry >> f.seat) & 1:
            return []
        hand = s.hands[f.seat]
        return [LOSE + kind for kind in range(N_KINDS) if hand[kind] > 0]

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        kind = code - LOSE
        s.lose_openly(f.seat, kind, 1)
        s.market[kind] += 1
        s.emit(LOST, f.seat, kind)
        if f.a > 1:
            s.push(SCATTER, f.seat, f.a - 1)

    def skip(self, s: Dig, f: Frame) -> None:
        if not (s.dry >> f.seat) & 1:
            s.emit(SPARED, f.seat)

    def lone(self, s: Dig, f: Frame) -> bool:
        """A hand of one kind: an unasked question would tell the others so."""
        return False

    def about(self, s: Dig, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Dig, f: Frame) -> str:
        size = s.sizes[f.seat]
        return "" if 0 <= f.a <= size // 2 else f"seat {f.seat} cannot lose {f.a} of {size} cards (AR-STORM-05)"

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if LOSE <= code < KEEP:
            return no(s, "AR-STORM-06", "not-in-hand", treasure=code - LOSE)
        return elsewhere(s, f, code)
