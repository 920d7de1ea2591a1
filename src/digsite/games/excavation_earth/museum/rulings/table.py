"""The rulings on the expansion that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.museum.rulings.brokers import AnyCard, MayGain, MustGain, UsefulOnly
from digsite.games.excavation_earth.museum.rulings.commanders import CommandFirst, EitherOrder
from digsite.games.excavation_earth.museum.rulings.curators import AllMove, FillFirst, FirstPlayerPicks, FlipOn
from digsite.games.excavation_earth.museum.rulings.popups import (
    CargoOnly,
    EachPopup,
    EitherHold,
    NextAction,
    OnePopup,
    SameSale,
    TopCard,
    TwoKeepOne,
    WithoutSample,
    WithSample,
)
from digsite.games.excavation_earth.museum.rulings.seekers import NoCurator, ThatTile, ThatType, WholeTail
from digsite.games.excavation_earth.museum.rulings.zu import (
    BareSurveyFails,
    BareSurveyGoesOn,
    FullOffload,
    MysteryAlone,
    NoPay,
    OneOfTwo,
    PaysFive,
    SurplusAlone,
)
from digsite.kernel.rulings import Ruling

MUSEUM_RULINGS: Final[list[Ruling]] = [
    Ruling("MU-BROKER-R2", [MustGain(), MayGain()], needs="expansion"),
    Ruling("MU-BROKER-R12", [AnyCard(), UsefulOnly()], before="useful-only", needs="expansion"),
    Ruling("MU-SEEKER-R1", [NoCurator(), WholeTail()], needs="M5 M7"),
    Ruling("MU-SEEKER-R4", [ThatTile(), ThatType()], needs="M5 M7"),
    Ruling("MU-COMMANDER-R1", [CommandFirst(), EitherOrder()], needs="M5"),
    Ruling("MU-MUSETUP-R2", [FirstPlayerPicks(), FlipOn()], needs="M7"),
    Ruling("MU-CURATOR-R1", [AllMove(), FillFirst()], before="fill-first", needs="M7"),
    Ruling("MU-POPUP-R3", [NextAction(), SameSale()], needs="M8"),
    Ruling("MU-ACTIVATE-R2", [EachPopup(), OnePopup()], before="one", needs="M8"),
    Ruling("MU-SUPPLY-R3", [CargoOnly(), EitherHold()], needs="M8"),
    Ruling("MU-SUPPLY-R4", [WithSample(), WithoutSample()], needs="M8"),
    Ruling("MU-DEMAND-R3", [TwoKeepOne(), TopCard()], needs="M8"),
    Ruling("MU-ZUCUBES-R5", [BareSurveyFails(), BareSurveyGoesOn()], needs="solo scarce"),
    Ruling("MU-ZUMYST-R7", [OneOfTwo(), MysteryAlone()], needs="solo M6"),
    Ruling("MU-ZUMYST-R12", [FullOffload(), SurplusAlone()], before="alone", needs="solo M6"),
    Ruling("MU-ZUEXHIBIT-R7", [NoPay(), PaysFive()], needs="solo M7"),
]
"""Each with its readings, the default first."""
