"""How a worker begins: with the database, which may not be there yet."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from digsite.server import logs
from digsite.server.identity import Doorman
from digsite.server.limits import Limits
from digsite.server.settings import Settings
from digsite.server.store import Store, Unavailable

PATIENCE: Final = 30.0
"""Seconds to wait for a database that does not answer yet."""
PAUSE: Final = 0.5
TOLD_EVERY: Final = 10
"""Of so many tries one is told in the log."""

log = logs.Log("opening")


async def opened(settings: Settings, limits: Limits, patience: float = PATIENCE) -> tuple[Store, Doorman]:
    """The store and its doorman, as soon as the database answers.

    Where the first workers cannot start, all are stopped. So a server that is started together with its database, or a
    moment before it, waits for it.

    Raises:
        Unavailable: it does not answer for so long that somebody should look after it.
    """
    until = time.monotonic() + patience
    tries = 0
    while True:
        try:
            store = await Store.open(settings.database)
            try:
                return store, await Doorman.open(store, settings, limits)
            except BaseException:
                await store.close()
                raise
        except Unavailable as problem:
            if time.monotonic() > until:
                raise
            if tries % TOLD_EVERY == 0:
                log.warning("the database cannot be used yet", why=problem.reason)
            tries += 1
            await asyncio.sleep(PAUSE)
