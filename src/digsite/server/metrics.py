"""What the server counts, for Prometheus.

With several workers, PROMETHEUS_MULTIPROC_DIR must name an empty folder before this module is imported: every worker
writes its numbers there, and whichever is asked adds them up.
"""

from __future__ import annotations

import math
import os
from array import array
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "WS")
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

REGISTRY: Final = CollectorRegistry()
"""The numbers of this process alone."""
ProcessCollector(registry=REGISTRY)

_QUICK: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 1.0, 5.0)

MOVES: Final = Counter("digsite_moves", "Moves that were written", ["game"], registry=REGISTRY)
REFUSALS: Final = Counter("digsite_refusals", "Refusals by their key", ["error"], registry=REGISTRY)
SOCKETS: Final = Gauge("digsite_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
TOLD_SECONDS: Final = Histogram(
    "digsite_told_seconds",
    "From the receipt of a move to the last seat told",
    registry=REGISTRY,
    buckets=_QUICK,
)


class Recent:
    """The last measurements as they were, for exact quantiles: a p99 cannot be told from the buckets of a histogram.

    With several workers it is left out of what is told: quantiles of each cannot be added up.
    """

    SIZE: Final = 16_384
    QUANTILES: Final = (0.5, 0.9, 0.99, 0.999)

    def __init__(self, name: str, words: str, registry: CollectorRegistry) -> None:
        self._name: Final = name
        self._words: Final = words
        self._kept: Final = array("d")
        self._count = 0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Take up a measurement in the place of the oldest."""
        if self._count < self.SIZE:
            self._kept.append(seconds)
        else:
            self._kept[self._count % self.SIZE] = seconds
        self._count += 1

    def quantile(self, part: float) -> float:
        """What that part of the last measurements did not exceed; "not a number" before the first."""
        return _quantile(sorted(self._kept), part)

    def collect(self) -> Iterator[Metric]:
        """For the registry."""
        told = Metric(self._name, self._words, "summary")
        kept = sorted(self._kept)
        for part in self.QUANTILES:
            told.add_sample(self._name, {"quantile": str(part)}, _quantile(kept, part))
        told.add_sample(f"{self._name}_count", {}, self._count)
        yield told


def _quantile(kept: list[float], part: float) -> float:
    return kept[max(0, math.ceil(part * len(kept)) - 1)] if kept else math.nan


TOLD_RECENT: Final = Recent(
    "digsite_told_recent_seconds",
    f"From the receipt of a move to the last seat told, of the last {Recent.SIZE}",
    REGISTRY,
)
APPENDS: Final = Counter("digsite_appends", "Appends to journals by what came of them", ["result"], registry=REGISTRY)
APPEND_BATCH: Final = Histogram(
    "digsite_append_batch", "Appends in one transaction", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
ROOMS: Final = Gauge("digsite_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
BOT_SECONDS: Final = Histogram(
    "digsite_bot_seconds",
    "From asking a bot to its answer, waiting for its turn included",
    ["level"],
    registry=REGISTRY,
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 60.0),
)
REQUESTS: Final = Counter(
    "digsite_requests", "Requests by method, route and status", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "digsite_request_seconds", "How long requests took", registry=REGISTRY, buckets=_QUICK
)


def is_multiprocess() -> bool:
    """Whether several workers keep their numbers together."""
    return bool(os.environ.get(FOLDER_VARIABLE))


def render() -> bytes:
    """Everything that was counted, as /metrics tells it (its type is CONTENT_TYPE)."""
    if not is_multiprocess():
        return generate_latest(REGISTRY)
    forget_dead()
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_dead() -> None:
    """Drop the gauges of workers that are gone; what they counted stays.

    One that was killed could not tidy up after itself.
    """
    folder = os.environ.get(FOLDER_VARIABLE, "")
    if not folder or os.name == "nt":  # where a process cannot be asked whether it is there
        return
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _is_alive(pid):
            with suppress(FileNotFoundError):  # another worker does the same
                mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it is there, and somebody else's
        return True
    return True
