"""Readings of how many guards may be moved in one action while the crew supply is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import DONE, ENVOY, SPAN, TRADER
from digsite.games.excavation_earth.refusals import no
from digsite.games.excavation_earth.rules import COMMANDING, SAMPLES
from digsite.games.excavation_earth.steps.command import ENVOY_DONE, TRADER_DONE
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules, Wrapper
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

GUARD_MOVED: Final = 4
"""Beside the steps that are over: one of them took a guard."""


class EachSample(Reading["Earth"]):
    """EE-GALLERY-R2 as in 000 and 001: each sample may move a guard."""

    def __init__(self) -> None:
        super().__init__("each-sample")


class OneGuard(Reading["Earth"]):
    """EE-GALLERY-R2 as in 004: the samples of one action move one guard at most."""

    def __init__(self) -> None:
        super().__init__("one-guard")

    def install(self, rules: Rules[Earth]) -> None:
        rules.wrap(OneGuardSampled())


class OneGuardSampled(Wrapper["Earth"]):
    """A sample that moves a guard is the last one: the supply stays empty, so the next would move another."""

    def __init__(self) -> None:
        super().__init__("samples", ["EE-GALLERY-R2"])

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        moves_guard = s.cubes[f.seat] == 0 and SPAN["sample"].has(code)
        below = len(s.agenda)
        self.inner.apply(s, f, code)
        if moves_guard and s.agenda[below].step == SAMPLES:
            s.agenda.pop(below)


class EachCube(Reading["Earth"]):
    """EE-COMMAND-R5 as in 000: both cubes of a Command may come from the gallery."""

    def __init__(self) -> None:
        super().__init__("each-cube")


class OneGuardCommanded(Reading["Earth"]):
    """EE-COMMAND-R5 as in 001 and 004: a Command moves one guard at most."""

    def __init__(self) -> None:
        super().__init__("one-guard")

    def install(self, rules: Rules[Earth]) -> None:
        rules.wrap(OneGuardPosted())


class OneGuardPosted(Wrapper["Earth"]):
    """Once a guard became trader or envoy, the other one must come from the crew supply (GUARD_MOVED in `b`)."""

    def __init__(self) -> None:
        super().__init__("commanding", ["EE-COMMAND-R5"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if self.barred(s, f):
            codes = [code for code in codes if code not in (TRADER, ENVOY)]
        return [] if codes == [DONE] else codes

    def barred(self, s: Earth, f: Frame) -> bool:
        """Whether another cube would have to be a guard."""
        return f.b & GUARD_MOVED > 0 and s.cubes[f.seat] == 0

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        moves_guard = s.cubes[f.seat] == 0 and code in (TRADER, ENVOY)
        below = len(s.agenda)
        self.inner.apply(s, f, code)
        if moves_guard:
            g = s.agenda[below]
            s.agenda[below] = Frame(COMMANDING, g.seat, g.a, g.b | GUARD_MOVED)

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.b & GUARD_MOVED == 0:
            return self.inner.flaw(s, f)
        if f.b - GUARD_MOVED not in (TRADER_DONE, ENVOY_DONE, TRADER_DONE | ENVOY_DONE):
            return "a guard is moved by one of the two steps (EE-COMMAND-R5)"
        return self.inner.flaw(s, Frame(f.step, f.seat, f.a, f.b - GUARD_MOVED))

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        done = TRADER_DONE if code == TRADER else ENVOY_DONE
        if code in (TRADER, ENVOY) and self.barred(s, f) and not f.b & done:
            return no(s, "EE-COMMAND-R5", "guard-moved")
        return self.inner.refuse(s, f, code)
