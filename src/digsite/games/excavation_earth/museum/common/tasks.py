"""Further tasks for crew cubes, and guards that are moved for them: never a locked one (MU-GUARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.codes import GUARD, SPAN
from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.events import REASSIGNED
from digsite.games.excavation_earth.refusals import no_with
from digsite.games.excavation_earth.rules import REASSIGN, EarthRules
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """What a cube can be assigned to beside guard, trader and envoy."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def take_up(self, s: Earth, seat: int, where: int) -> None:
        """A cube in hand takes it up."""
        raise NotImplementedError

    def flaw(self, s: Earth, seat: int, where: int) -> str:
        """What is wrong with it in a position that was handed in; "" if it can be pending."""
        raise NotImplementedError


def assign_task(s: Earth, seat: int, task: Task, where: int) -> None:
    """A cube of the crew pool; only if that is empty a guard, and which one is asked."""
    if s.cubes[seat] > 0:
        s.cubes[seat] = s.cubes[seat] - 1
        task.take_up(s, seat, where)
    else:
        s.push(REASSIGN, seat, task.number, where)


class ReassignUnlocked(Wrapper["Earth"]):
    """Which guard takes up the task? None of a complete column (MU-GUARD-01 to -03, -05, -R3)."""

    def __init__(self) -> None:
        super().__init__("reassign", ["MU-GUARD-01", "MU-GUARD-02", "MU-GUARD-03", "MU-GUARD-05"])
        self.tasks: Final[dict[int, Task]] = {}
        """What modules have added."""

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        task = self.tasks.get(f.a)
        if task is None:
            self.inner.apply(s, f, code)
            return
        kind = code - GUARD
        s.guards[f.seat] = s.guards[f.seat] & ~(1 << kind)
        s.emit(REASSIGNED, f.seat, kind)
        task.take_up(s, f.seat, f.b)

    def flaw(self, s: Earth, f: Frame) -> str:
        task = self.tasks.get(f.a)
        if task is None:
            return self.inner.flaw(s, f)
        if s.cubes[f.seat] > 0 or not has_cube(s, f.seat):
            return "a guard is moved only while the crew supply is empty (EE-CREW-04)"
        return task.flaw(s, f.seat, f.b)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["guard"].has(code) and (s.guards[f.seat] >> (code - GUARD)) & 1:
            return no_with(s, "MU-GUARD-01", "locked-guard", "artefact", code - GUARD)
        return self.inner.refuse(s, f, code)


def tasks_of(table: EarthRules) -> dict[int, Task]:
    """Where modules add their tasks."""
    return cast(ReassignUnlocked, table.steps[REASSIGN]).tasks
