"""C2, Fresh Orders: cards to choose from (EE-CMDCARD-11, -12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, USE
from digsite.games.excavation_earth.kinds import COMMAND_CARDS
from digsite.games.excavation_earth.refusals import elsewhere
from digsite.games.excavation_earth.rules import ORDERS, Ability
from digsite.games.excavation_earth.steps.keep import draw_and_keep
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("fresh-orders")


class FreshOrders(Ability):
    """Draw two and keep one, or draw three and keep two. EE-CMDCARD-R2: the chain breaks off by itself."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [ORDERS])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(ORDERS, seat, n)


class Orders(Step["Earth"]):
    """Draw `a` cards and keep all but one, or decline. With no card to be had there is nothing to ask."""

    def __init__(self) -> None:
        super().__init__("fresh_orders", ["EE-CMDCARD-11", "EE-CMDCARD-12", "EE-CMDCARD-R3", "EE-CMDCARD-03"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [DONE, USE] if s.n_deck + s.n_discard > 0 else []

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == USE:
            draw_and_keep(s, f.seat, f.a, f.a - 1, "EE-CMDCARD-12" if s.yellow_side else "EE-CMDCARD-11")

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        figure = s.rules.abilities[CARD].figure(s)
        return "" if f.a == figure else f"the card has the figure {figure} now (EE-CMDCARD-11, -12)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)
