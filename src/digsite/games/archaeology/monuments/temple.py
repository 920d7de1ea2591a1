"""The Temple: three facedown chambers of five cards, two Maps each, and a look after every sale (AR-TEMPLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.archaeology.codes import GIVE, LOOK, NO_LOOK
from digsite.games.archaeology.events import DECLINED_LOOK, LOOKED
from digsite.games.archaeology.refusals import elsewhere, is_action, no
from digsite.games.archaeology.rules import SET_SOLD, Monument
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.step import Hook, Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class Temple(Monument):
    """AR-TEMPLE-01 to -03, -07: two Maps take all five cards of one chamber, once."""

    def __init__(self) -> None:
        super().__init__("temple", ["look", "no-look"])
        self.looks: TempleLooks = TempleLooks()

    def install(self, rules: Rules[Dig]) -> None:
        rules.on(SET_SOLD, OfferLook(self, rules.add_step(LookIntoChamber(self))))

    def out_of_place(self, s: Dig) -> Refusal:
        if s.rules.monument.key != self.key or not s.has_sold:
            return no(s, "AR-TEMPLE-04", "no-look-now")
        if sum(s.chamber_sizes) == 0:
            return no(s, "AR-TEMPLE-R3", "chamber-empty")
        return self.looks.refusal(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class TempleLooks:
    """AR-TEMPLE-R1: how many looks sales earn."""

    def earned(self, s: Dig) -> bool:
        """Whether the sale that was just made earns a look: each does."""
        return True

    def refusal(self, s: Dig) -> Refusal:
        """Why there is no look now, although a sale was made this turn and a chamber has cards."""
        return no(s, "AR-TEMPLE-R1", "look-used")


class OfferLook(Hook["Dig"]):
    """AR-TEMPLE-04, AR-TEMPLE-R1: a sale earns a look, if the reading in force has it so, before the next action."""

    def __init__(self, temple: Temple, step: int) -> None:
        self.temple: Final = temple
        self.step: Final = step

    def run(self, s: Dig, seat: int, a: int, b: int) -> None:
        if self.temple.looks.earned(s):
            s.push(self.step, seat)


class LookIntoChamber(Step["Dig"]):
    """Look at all cards of one chamber and put them back, or do not.

    AR-TEMPLE-05: no opponent sees them. AR-TEMPLE-06: it is optional and free. AR-TEMPLE-R2: a look not used is lost.
    AR-TEMPLE-R3: only a chamber with cards; with none left nothing is asked. It is no exploration.
    AR-TEMPLE-R4: what was seen stays known until the chamber is explored.
    """

    def __init__(self, temple: Temple) -> None:
        super().__init__("look", ["AR-TEMPLE-04", "AR-TEMPLE-06"])
        self.temple: Final = temple

    def legal(self, s: Dig, f: Frame) -> list[int]:
        codes = [LOOK + chamber for chamber in range(len(s.chamber_sizes)) if s.chamber_sizes[chamber] > 0]
        return [NO_LOOK, *codes] if codes else []

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        if code == NO_LOOK:
            s.emit(DECLINED_LOOK, f.seat)
            return
        chamber = code - LOOK
        s.looked = True
        s.emit(LOOKED, f.seat, chamber)
        s.tell_chamber(f.seat, chamber)

    def flaw(self, s: Dig, f: Frame) -> str:
        if len(s.agenda) != 2:
            return "a look comes between two actions (AR-TEMPLE-R1)"
        if not self.temple.looks.earned(s):
            return "this turn's look has been taken (AR-TEMPLE-R1)"
        return "cards are turned up, but nobody is drawing" if sum(s.drawn) > 0 else ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if is_action(code):
            return no(s, "AR-TEMPLE-R1", "finish-look-first")
        if not LOOK <= code < GIVE:
            return elsewhere(s, f, code)
        if code - LOOK >= len(s.chamber_sizes):
            return no(s, "AR-SETUP-16", "no-such-chamber", most=len(s.chamber_sizes))
        return no(s, "AR-TEMPLE-R3", "chamber-empty")
