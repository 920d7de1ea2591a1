"""Readings of a Survey that draws the last tile of a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.rules import SURVEY_BUY
from digsite.games.excavation_earth.steps.survey import SurveyBuy, price
from digsite.games.excavation_earth.tiles import room
from digsite.games.excavation_earth.vocabulary import PURCHASES
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Rules, Wrapper
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Placed(Reading["Earth"]):
    """EE-SURVEY-R3: a single tile goes on the map."""

    def __init__(self) -> None:
        super().__init__("placed")


class MayBeBought(Reading["Earth"]):
    """EE-SURVEY-R3 otherwise: a single tile goes on the map or is bought."""

    def __init__(self) -> None:
        super().__init__("may-be-bought")

    def install(self, rules: Rules[Earth]) -> None:
        rules.wrap(LayOrBuy())


class LayOrBuy(Wrapper["Earth"]):
    """A single tile may be bought as the other one of two may; what would follow the placing falls away.

    Where it cannot be paid or stored, placing it is the only answer, which gives itself.
    """

    def __init__(self) -> None:
        super().__init__("survey_lay", ["EE-SURVEY-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if len(s.surveyed) == 1 and room(s, f.seat) > 0 and price(s, f.seat, s.surveyed[0]) <= s.credits[f.seat]:
            codes.append(PURCHASES.code(s.surveyed[0]))
            codes.sort()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not PURCHASES.has(code):
            self.inner.apply(s, f, code)
            return
        s.agenda.pop()
        purchase = s.table.innermost("survey_buy")
        assert isinstance(purchase, SurveyBuy)
        purchase.buy(s, Frame(SURVEY_BUY, f.seat), PURCHASES.tile(code), "EE-SURVEY-R3")
