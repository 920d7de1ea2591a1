"""What can happen, who may see it, and by which rules."""

from __future__ import annotations

from typing import Final

from digsite.kernel.events import ANSWERED_ITSELF, EventKind

PRIZE: Final = EventKind("prize", ["n"], ["TP-BID-01"], reveals=True)
BIDDED: Final = EventKind("bidded", ["card"], ["TP-BID-02"], secret=["card"])
SHOWN: Final = EventKind("shown", ["card"], ["TP-BID-03"], reveals=True)
WON: Final = EventKind("won", ["n"], ["TP-BID-03"])
TIED: Final = EventKind("tied", ["n"], ["TP-BID-04"])
EVENTS: Final = [ANSWERED_ITSELF, PRIZE, BIDDED, SHOWN, WON, TIED]
