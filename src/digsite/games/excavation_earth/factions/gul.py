"""Gul Cartel, the Smugglers: they may buy one tile of the black market at the start of a Sell action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.codes import DONE, SPAN
from digsite.games.excavation_earth.kinds import GUL, N_COLOURS, N_TRAVEL, TRAVEL
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import BUY_FIRST, SAMPLES, Faction
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.steps.sell import any_region, has_market
from digsite.games.excavation_earth.steps.smuggle import acquire, add_acquisitions, refuse_acquisition
from digsite.games.excavation_earth.tiles import at_black_market
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Gul(Faction):
    """EE-FACTION-14 to -18: for the listed value, with an explorer on any black market, from any stack.

    EE-FACTION-R9: Sell may be chosen on the strength of what is still to be bought. EE-FACTION-17: their Smuggle
    actions cost what everybody's cost.
    """

    def __init__(self) -> None:
        super().__init__(GUL)
        self.buys_first = True

    def may_buy_first(self, s: Earth, seat: int, card: int) -> bool:
        return len(offers(s, seat, card)) > 0

    def begin_sale(self, s: Earth, seat: int, card: int) -> None:
        s.push(BUY_FIRST, seat, card)


def offers(s: Earth, seat: int, card: int) -> list[int]:
    """The purchases that are possible and after which something can be sold.

    EE-FACTION-R7, -R10: there must be room in a hold and the price in credits, before the sale's income.
    EE-FACTION-R15: only such as lead to a sale; a tile that could be sold before can be sold after.
    """
    codes: list[int] = []
    if at_black_market(s, seat) == 0:
        return codes
    anyway = any_region(s, seat, card)
    for colour in range(N_COLOURS):
        if anyway or has_market(s, seat, colour, card):
            add_acquisitions(s, seat, colour, 0, codes)
    return codes


@mypyc_attr(allow_interpreted_subclasses=True)
class BuyFirst(Step["Earth"]):
    """Buy the top tile of a stack, or not; `a` is the card that paid for the sale.

    EE-FACTION-14, -R15: once per Sell. It cannot be declined where nothing could be sold without it. EE-FACTION-R8: the
    tile may be sampled before the sale. EE-FACTION-16: it may be sold at once, but need not be.
    """

    def __init__(self) -> None:
        super().__init__("buy_first", ["EE-FACTION-14", "EE-FACTION-15", "EE-FACTION-R9", "EE-FACTION-R15"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = offers(s, f.seat, f.a)
        if len(codes) > 0 and any_region(s, f.seat, f.a):
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            self.bought(s, f.seat, acquire(s, f.seat, code, 0))

    def bought(self, s: Earth, seat: int, kind: int) -> None:
        """What follows the purchase: it may be sampled (EE-FACTION-R8)."""
        s.push(SAMPLES, seat, pack_tiles(kind, -1))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"must": 0 if any_region(s, f.seat, f.a) else 1}

    def flaw(self, s: Earth, f: Frame) -> str:
        if s.rules.factions[f.seat].number != GUL:
            return "only the Gul Cartel buys before a sale"
        return "" if 0 <= f.a < TRAVEL + N_TRAVEL else "there is no such card"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == DONE:
            return no(s, "EE-FACTION-R15", "must-buy")
        if not SPAN["acquire"].has(code):
            return elsewhere(s, f, code)
        colour = (code - SPAN["acquire"].first) // 2
        if not any_region(s, f.seat, f.a) and not has_market(s, f.seat, colour, f.a):
            return no_with(s, "EE-FACTION-R15", "cannot-be-sold", "colour", colour)
        return refuse_acquisition(s, f.seat, code, 0, 0)
