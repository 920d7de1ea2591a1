"""Command with a mysterious artefact in the hold: it goes to the mothership to be analysed (MU-ANALYSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.crew import AS_ENVOY, assign
from digsite.games.excavation_earth.kinds import HOLDS, N_COLOURS
from digsite.games.excavation_earth.museum.codes import ANALYSE, SPAN
from digsite.games.excavation_earth.museum.events import ANALYSED
from digsite.games.excavation_earth.museum.mysteries.cards import draw_re
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import no, no_with
from digsite.games.excavation_earth.rules import COMMANDING
from digsite.games.excavation_earth.steps.command import ENVOY_DONE
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class CommandAndAnalyse(Wrapper["Earth"]):
    """The envoy step may be taken together with an analysis, one tile for the envoy.

    MU-ANALYSE-01, -02, -R1, -R2, MU-RECARD-R2: from either hold. MU-ANALYSE-08: not with a recall. MU-ANALYSE-06, -07,
    -R3: the custodian is back in the pool before the envoy is taken, so no other cube is needed.
    """

    def __init__(self) -> None:
        super().__init__("commanding", ["MU-ANALYSE-01", "MU-ANALYSE-02", "MU-ANALYSE-07", "MU-ANALYSE-08"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if f.b & ENVOY_DONE:
            return codes
        part = mysteries_of(s)
        for hold in range(len(HOLDS)):
            tiles = part.hold(hold)
            for colour in range(N_COLOURS):
                if tiles[f.seat * N_COLOURS + colour] > 0:
                    if len(codes) == 0:
                        codes.append(DONE)
                    codes.append(ANALYSE + hold * N_COLOURS + colour)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not SPAN["analyse"].has(code):
            self.inner.apply(s, f, code)
            return
        s.push(COMMANDING, f.seat, f.a, f.b | ENVOY_DONE)
        analyse(s, f.seat, (code - ANALYSE) // N_COLOURS, (code - ANALYSE) % N_COLOURS)
        assign(s, f.seat, AS_ENVOY, s.rules.pack.centre_of[f.a])
        draw_re(s, f.seat)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["analyse"].has(code):
            return self.inner.refuse(s, f, code)
        if f.b & ENVOY_DONE:
            return no(s, "MU-ANALYSE-R1", "envoy-step-over")
        return no_with(s, "MU-ANALYSE-01", "no-mystery-held", "colour", (code - ANALYSE) % N_COLOURS)


def analyse(s: Earth, player: int, hold: int, colour: int) -> None:
    """A tile goes to the mothership, for good; its custodian comes back to the pool (MU-ANALYSE-06, -09, -10, -R7)."""
    part = mysteries_of(s)
    tiles = part.hold(hold)
    tiles[player * N_COLOURS + colour] -= 1
    part.ship[colour] = part.ship[colour] + 1
    s.cubes[player] = s.cubes[player] + 1
    s.emit(ANALYSED, player, colour, hold)
