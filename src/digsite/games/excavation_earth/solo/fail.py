"""A failed action: Zu gains credits instead, and nothing else happens (ZU-FAIL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import N_SOURCES
from digsite.games.excavation_earth.solo.events import ZU_FAILED
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import zu_of

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

FAILED_ACTIONS: Final = N_SOURCES
LEFT_OVERS: Final = N_SOURCES + 1
SOLO_SOURCES: Final = ["failed-actions", "left-overs"]
"""What the solo game adds to the score sheet, in this order."""


def fail(s: Earth, obstacle: int, rule: str = "") -> bool:
    """The card has come to nothing (ZU-FAIL-01 to -04, ZU-EASY-23, ZU-MIX-09). Gives False: the action was not done.

    ZU-FAIL-05, -06: an Excavate that ends in the black market has not failed, and neither has a pass. `rule` is cited
    where it is another that makes the action fail.
    """
    credits = zu_of(s).switches.consolation
    s.gain(ZU, FAILED_ACTIONS, credits)
    s.emit(ZU_FAILED, ZU, obstacle, credits, rule=rule)
    return False
