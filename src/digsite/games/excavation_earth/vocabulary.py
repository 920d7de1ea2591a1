"""The whole action vocabulary: the spans of the base game, and behind them those of the modules in the box."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.codes import SPANS
from digsite.games.excavation_earth.museum.codes import SPANS as MUSEUM_SPANS
from digsite.kernel.codes import Codes

CODES: Final = Codes(SPANS + MUSEUM_SPANS)
