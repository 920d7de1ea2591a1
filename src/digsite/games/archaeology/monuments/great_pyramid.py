"""The Great Pyramid: chambers of two, five and eight cards for one, two and three Maps (AR-PYRAMID)."""

from __future__ import annotations

from digsite.games.archaeology.rules import Monument


class GreatPyramid(Monument):
    """AR-PYRAMID-01 to -07: each chamber once, in any order, for exactly its Maps; the row in the data says it all."""

    def __init__(self) -> None:
        super().__init__("great_pyramid", ["AR-PYRAMID-02", "AR-PYRAMID-03", "AR-PYRAMID-04"])
