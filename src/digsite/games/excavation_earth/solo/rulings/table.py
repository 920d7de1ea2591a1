"""The rulings on Zu that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.solo.rulings.excavate import (
    CheckedForEach,
    CheckedOnce,
    DifferentSites,
    FirstChoice,
    FirstColour,
    Kept,
    Lifted,
    Needed,
    OnMap,
    SameSite,
    SecondColour,
    SettledColour,
)
from digsite.games.excavation_earth.solo.rulings.levels import CarriedOut, EveryExcavate, MostPopular, Revealed
from digsite.games.excavation_earth.solo.rulings.lucrative import ColourSold, LeadColour
from digsite.games.excavation_earth.solo.rulings.markets import (
    AllOrNothing,
    ByDifference,
    ByListAlone,
    EnvoyAlone,
    RankedAgain,
    RankedOnce,
    SettledForEach,
    SettledOnce,
)
from digsite.games.excavation_earth.solo.rulings.sell import (
    ColourFirst,
    FailsUnwanted,
    HigherPayout,
    MarketFirst,
    MorePopular,
    NextColour,
)
from digsite.games.excavation_earth.solo.rulings.smuggle import (
    AnotherColour,
    AnyStack,
    ExtraPurchase,
    OneOfThem,
    PairOrNothing,
    ReplacedPurchase,
)
from digsite.games.excavation_earth.solo.rulings.survey import (
    FailsWhenFull,
    LowestToken,
    NoSample,
    NoToken,
    Sample,
    TilesOnly,
)
from digsite.kernel.rulings import Ruling

ALONE: Final = "solo"
"""What all of them need."""
GERMAN: Final = "de"
POLISH: Final = "pl"

SOLO_RULINGS: Final[list[Ruling]] = [
    Ruling("ZU-GEN-R3", [RankedOnce(), RankedAgain()], needs=ALONE),
    Ruling("ZU-CREW-R1", [NoSample(), Sample()], before="sample", needs=ALONE),
    Ruling("ZU-SWING-R1", [ByDifference(), ByListAlone()], needs=ALONE),
    Ruling("ZU-LUCR-R1", [LeadColour(), ColourSold()], before="colour-sold", needs=ALONE),
    Ruling("ZU-EXCAVATE-R2", [FirstColour(), SecondColour()], needs=ALONE),
    Ruling("ZU-EXCAVATE-R4", [OnMap(), Needed()], needs=ALONE),
    Ruling("ZU-EXCAVATE-R8", [CheckedOnce(), CheckedForEach()], {POLISH: "each-artefact"}, needs=ALONE),
    Ruling("ZU-EXCAVATE-R7", [DifferentSites(), SameSite()], needs=ALONE),
    Ruling("ZU-ACQUIRE-R1", [SettledColour(), FirstChoice()], {POLISH: "first-choice"}, needs=ALONE),
    Ruling("ZU-OFFLOAD-R1", [OneOfThem(), PairOrNothing()], needs=ALONE),
    Ruling("ZU-MARKET-R3", [SettledOnce(), SettledForEach()], needs=ALONE),
    Ruling("ZU-SELL-R1", [MorePopular(), HigherPayout()], needs=ALONE),
    Ruling("ZU-SNIPE-R1", [MarketFirst(), ColourFirst()], {GERMAN: "colour-first"}, "colour-first", ALONE),
    Ruling("ZU-SNIPE-R2", [NextColour(), FailsUnwanted()], needs=ALONE),
    Ruling("ZU-SURVEY-R1", [FailsWhenFull(), TilesOnly()], needs=ALONE),
    Ruling("ZU-SURVEY-R2", [NoToken(), LowestToken()], needs=ALONE),
    Ruling("ZU-EASY-R5", [MostPopular(), EveryExcavate()], {POLISH: "every-excavate"}, needs=ALONE),
    Ruling("ZU-EASY-R1", [CarriedOut(), Revealed()], needs=ALONE),
    Ruling("ZU-EASY-R3", [AllOrNothing(), EnvoyAlone()], needs=ALONE),
    Ruling("ZU-HARD-R8", [Lifted(), Kept()], needs=ALONE),
    Ruling("ZU-HARD-R3", [ExtraPurchase(), ReplacedPurchase()], {GERMAN: "replacement"}, needs=ALONE),
    Ruling("ZU-HARD-R6", [AnyStack(), AnotherColour()], before="another-colour", needs=ALONE),
]
"""Each with its readings, the default first."""
