"""The rulings of Archaeology that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.archaeology.rulings.end import (
    AnyOrder,
    EmptyHands,
    LastDigIsNoPass,
    LastDigMayPass,
    NothingLeft,
    SaleFirst,
    TradesPass,
    TwoRounds,
)
from digsite.games.archaeology.rulings.mine import FirstCardDrawn, MayStopAtNone, PlayerStops, StopsAtFive
from digsite.games.archaeology.rulings.ruins import ChambersWithCards, EveryChamber
from digsite.games.archaeology.rulings.sphinx import AnyType, PossibleTypes
from digsite.games.archaeology.rulings.temple import EachSet, OnceATurn
from digsite.games.archaeology.rulings.tent import OneStorm, WholeDig
from digsite.games.archaeology.rulings.thief import Anyone, OnlyHolders
from digsite.games.archaeology.rulings.trade import (
    GiftsAllowed,
    LikeAllowed,
    LikeRefused,
    NoReturn,
    SomethingForSomething,
    ThirtyTrades,
)
from digsite.kernel.rulings import Ruling

RULINGS: Final[list[Ruling]] = [
    Ruling("AR-THIEF-R1", [OnlyHolders(), Anyone()]),
    Ruling("AR-TENT-R3", [OneStorm(), WholeDig()]),
    Ruling("AR-TRADE-R1", [SomethingForSomething(), GiftsAllowed()]),
    Ruling("AR-TRADE-R3", [LikeAllowed(), LikeRefused()], before="refused"),
    Ruling("AR-TRADE-R5", [ThirtyTrades(), NoReturn()]),
    Ruling("AR-TEMPLE-R1", [EachSet(), OnceATurn()], needs="temple"),
    Ruling("AR-MINE-R1", [FirstCardDrawn(), MayStopAtNone()], needs="mine"),
    Ruling("AR-MINE-R3", [PlayerStops(), StopsAtFive()], needs="mine"),
    Ruling("AR-SPHINX-R2", [AnyType(), PossibleTypes()], needs="sphinx"),
    Ruling("AR-RUINS-R1", [EveryChamber(), ChambersWithCards()], needs="buried_ruins"),
    Ruling("AR-END-R1", [NothingLeft(), EmptyHands()]),
    Ruling("AR-END-R4", [LastDigIsNoPass(), LastDigMayPass()]),
    Ruling("AR-END-R5", [TwoRounds(), TradesPass()]),
    Ruling("AR-END-R10", [AnyOrder(), SaleFirst()]),
]
"""Each with its readings, the default first. `needs` is the monument that it is about."""
