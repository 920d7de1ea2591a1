"""Colours, as on the page: its light theme, once for all pictures.

House rules: brass is ornament and money; the blue of `ACT` marks whoever is asked, and nothing else.
"""

from __future__ import annotations

from typing import Final

GROUND: Final = "#e7dfce"
PLATE: Final = "#faf6ed"
PLATE_2: Final = "#f3eddf"
PLATE_3: Final = "#e5dcc8"
LINE: Final = "#d6ccb6"
LINE_2: Final = "#b3a688"
BRASS: Final = "#7a5a18"
BRASS_DIM: Final = "#b29a66"
TEXT: Final = "#191d29"
TEXT_2: Final = "#43444b"
TEXT_3: Final = "#605d55"
ACT: Final = "#00647d"
ACT_FILL: Final = "#d0e8ec"
GOOD: Final = "#1c683f"
BACK: Final = "#2b3a55"
BACK_2: Final = "#22304a"
BACK_LINE: Final = "#c9a866"
STOCK: Final = "#f4ead5"
STOCK_2: Final = "#e9dcc0"
STOCK_EDGE: Final = "#b9a57c"
"""Card stock and the backs of cards."""
