"""The action vocabulary: one code per card that can be bid."""

from __future__ import annotations

from typing import Final

from digsite.kernel.codes import Codes, Span

N_CARDS: Final = 5
BID: Final = 0
CODES: Final = Codes(
    [Span("bid", BID, [str(n + 1) for n in range(N_CARDS)], [f"hand:{n + 1}" for n in range(N_CARDS)])]
)
