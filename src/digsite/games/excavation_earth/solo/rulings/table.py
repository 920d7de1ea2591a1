"""The rulings on Zu that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.solo.rulings.lucrative import ColourSold, LeadColour
from digsite.kernel.rulings import Ruling

SOLO_RULINGS: Final[list[Ruling]] = [
    Ruling("ZU-LUCR-R1", [LeadColour(), ColourSold()], before="colour-sold", needs="solo"),
]
"""Each with its readings, the default first."""
