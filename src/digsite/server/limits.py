"""How often and how many: token buckets and counted places by key, in bounded memory.

Each worker counts for itself: with N workers, N times as much gets through. The limits are there to keep one visitor
from hurting the others, not to be exact.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from digsite.server.problems import Problem
from digsite.server.settings import Settings

MOST_KEYS: Final = 50_000
MINUTE: Final = 60.0
QUARTER: Final = 15 * MINUTE
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many again in every span of seconds."""

    most: int
    seconds: float


def rates(settings: Settings) -> dict[str, Rate]:
    """Every kind of thing that is limited, and how."""
    return {
        "message": Rate(settings.messages_per_minute, MINUTE),  # by socket
        "preview": Rate(settings.previews_per_minute, MINUTE),  # by person
        "request": Rate(settings.requests_per_minute, MINUTE),  # by address
        "seat": Rate(settings.seats_per_hour, HOUR),  # by person and table
        "table": Rate(settings.tables_per_hour, HOUR),  # by person
        "import": Rate(settings.imports_per_hour, HOUR),  # by person, and by address
        "guest": Rate(settings.guests_per_hour, HOUR),  # by address
        "account": Rate(settings.accounts_per_hour, HOUR),  # by address
        "login": Rate(settings.logins_per_quarter, QUARTER),  # by login and address
        "login anywhere": Rate(settings.anywhere_logins_per_quarter, QUARTER),  # by login
        "login from": Rate(settings.address_logins_per_quarter, QUARTER),  # by address
    }


class Limits:
    """Token buckets: each key of each kind has its own, full at first, and refilled steadily.

    No kind holds more than `most_keys` buckets. The one that was not asked for longest is dropped then, which is the
    likeliest to be full again; kinds have separate room, so that nobody can push out the tries for a login by asking
    for something else.
    """

    def __init__(
        self,
        kinds: dict[str, Rate],
        *,
        clock: Callable[[], float] = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._kinds: Final = dict(kinds)
        self._clock: Final = clock
        self._most_keys: Final = most_keys
        self._buckets: Final[dict[str, dict[str, tuple[float, float]]]] = {kind: {} for kind in kinds}
        """What is left in a bucket, and when that was so. The one used last stands last."""

    def wait(self, kind: str, key: str, cost: float = 1.0) -> float:
        """Take so much: 0.0 if it was there, else the seconds until it is (and nothing is taken)."""
        rate = self._kinds[kind]
        buckets = self._buckets[kind]
        now = self._clock()
        left, then = buckets.pop(key, (float(rate.most), now))
        left = min(float(rate.most), left + (now - then) * rate.most / rate.seconds)
        granted = left >= cost
        buckets[key] = (left - cost if granted else left, now)
        if len(buckets) > self._most_keys:
            del buckets[next(iter(buckets))]
        return 0.0 if granted else (cost - left) * rate.seconds / rate.most

    def take(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Take one (or so much), or refuse: Problem "too_fast" (429 with Retry-After)."""
        seconds = self.wait(kind, key, cost)
        if seconds > 0.0:
            raise Problem("too_fast", f"Too many tries; wait {max(1, round(seconds))} seconds.", wait=seconds)

    def take_more(self, kind: str, key: str, cost: float) -> None:
        """The same for something that has taken one already. Never more than a full bucket has left after that one:
        else, where little is allowed, what costs much would be refused for ever."""
        self.take(kind, key, min(cost, self._kinds[kind].most - 1.0))

    def forgive(self, kind: str, key: str) -> None:
        """Fill a bucket again: the right password was found after all."""
        self._buckets[kind].pop(key, None)

    def __len__(self) -> int:
        return sum(len(buckets) for buckets in self._buckets.values())


class Places:
    """So many at once for each key, such as the sockets of a person."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._held: Final[dict[str, int]] = {}

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Hold a place while the block runs, or refuse: Problem "too_many" (429)."""
        if self._held.get(key, 0) >= self._most:
            raise Problem("too_many", f"Too many at once: {self._most} are allowed.", wait=5)
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def __len__(self) -> int:
        return sum(self._held.values())


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from, as a key. An IPv6 customer has a whole network of addresses: its first half counts."""
    host = connection.client.host if connection.client is not None else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return "elsewhere"  # a Unix socket, or a proxy that tells nothing
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return str(ip)
