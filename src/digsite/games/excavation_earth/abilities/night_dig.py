"""C4, Night Dig: tiles of any colour from sites with own explorers (EE-CMDCARD-15, -16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import COMMAND_CARDS
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no_with
from digsite.games.excavation_earth.rules import NIGHT_DIG, SAMPLES, Ability
from digsite.games.excavation_earth.steps.excavate import dig_up, refuse_dig
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import explorer_at, room
from digsite.games.excavation_earth.vocabulary import DIGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("night-dig")


class NightDig(Ability):
    """One tile, or two from two sites."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [NIGHT_DIG])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(NIGHT_DIG, seat, n)


class DigByNight(Step["Earth"]):
    """Take a tile, or be done; `a` are left, `b` is the first tile plus 1. Samples follow when all are taken.

    EE-CMDCARD-R1: this is no Excavate action, so nobody reaches further than his explorers stand.
    """

    def __init__(self) -> None:
        super().__init__("night_dig", ["EE-CMDCARD-15", "EE-CMDCARD-16", "EE-CMDCARD-R1"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if room(s, f.seat) == 0:
            return codes
        sites = s.rules.pack.site_of
        for kind in range(len(s.sites)):
            if s.sites[kind] > 0 and explorer_at(s, f.seat, sites[kind]):
                if f.b > 0 and not s.rules.dig_sites.differ(s, f.b - 1, kind):
                    continue
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(DIGS.code(kind))
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == DONE:
            self.skip(s, f)
            return
        kind = DIGS.tile(code)
        if f.a > 1:
            s.push(NIGHT_DIG, f.seat, f.a - 1, kind + 1)
        else:
            s.push(SAMPLES, f.seat, pack_tiles(f.b - 1, kind))
        dig_up(s, f.seat, kind)

    def skip(self, s: Earth, f: Frame) -> None:
        if f.b > 0:
            s.push(SAMPLES, f.seat, pack_tiles(f.b - 1, -1))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        whole = f.a == s.rules.abilities[CARD].figure(s)
        if whole != (f.b == 0) or not 0 <= f.b <= len(s.sites) or (f.b > 0 and not self.holds(s, f)):
            return "up to two tiles are dug into the cargo hold (EE-CMDCARD-16)"
        return ""

    def holds(self, s: Earth, f: Frame) -> bool:
        """Whether the first tile is there."""
        return f.b - 1 in s.rules.factions[f.seat].finds(s, f.seat)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, DIGS, code):
            return elsewhere(s, f, code)
        kind = DIGS.tile(code)
        sites = s.rules.pack.site_of
        if f.b > 0 and s.sites[kind] > 0 and sites[f.b - 1] == sites[kind] and room(s, f.seat) > 0:
            return no_with(s, "EE-CMDCARD-16" if kind == f.b - 1 else "EE-MAP-R3", "same-site", "place", sites[kind])
        return refuse_dig(s, f.seat, kind, -1)
