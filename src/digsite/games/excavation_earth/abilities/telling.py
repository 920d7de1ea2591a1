"""The log of command cards: which one is used or declined (EE-INFO-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.events import DECLINED, USED_ABILITY
from digsite.kernel.frame import Frame

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def tell(s: Earth, f: Frame, card: int, code: int) -> None:
    """Tell, at the first question of an ability, whether it is used; `a` still has the figure of the card then."""
    if f.a == s.rules.abilities[card].figure(s):
        s.emit(DECLINED if code == DONE else USED_ABILITY, f.seat, card)
