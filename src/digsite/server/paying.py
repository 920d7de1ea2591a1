"""What a request costs beyond the one that every request counts: as much more as it takes the server longer.

One is what `GET /api/me` takes, some two milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from digsite.server.deps import TheLimits
from digsite.server.limits import Limits, address
from digsite.server.looking import FULL_MESSAGES

ROW: Final = 0.1
"""A table in a list."""
COLD_ROW: Final = 1.0
"""The same where its journal must be read first, because this worker does not have it at hand."""
MESSAGE: Final = 0.1
"""A message that is told again."""
SHOWN_MESSAGE: Final = 1.0
"""The same with the table as a page shows it. A whole long game that somebody looks through has some 400."""


class Purse:
    """Pays for one request, out of what its address has."""

    def __init__(self, limits: Limits, key: str) -> None:
        self._limits: Final = limits
        self._key: Final = key
        self._paid = 0.0

    def pay(self, cost: float) -> None:
        """Pay before the work is done, as far as it is not paid yet, or refuse: Problem "too_fast" (429)."""
        if cost > self._paid:
            self._limits.take_more("request", self._key, cost - self._paid)
            self._paid = cost

    def pay_messages(self, n: int, *, shown: bool) -> None:
        """The same for messages."""
        self.pay(n * (SHOWN_MESSAGE if shown else MESSAGE))


async def purse_of(connection: HTTPConnection, limits: TheLimits) -> Purse:
    """What the request is paid from."""
    return Purse(limits, address(connection))


ThePurse = Annotated[Purse, Depends(purse_of)]


Shown = Annotated[bool, Query(description="Add the table as a page shows it, with all figures.")]


async def pay_shown(purse: ThePurse, shown: Shown = False) -> None:
    """Whoever wants to be shown a table pays what that costs at least at the door: to find out who asks, and whether
    they may, takes longer than to refuse."""
    if shown:
        purse.pay_messages(FULL_MESSAGES, shown=True)
