"""What the server counts, for Prometheus.

With several workers, PROMETHEUS_MULTIPROC_DIR must name an empty folder before this module is imported: every worker
writes its numbers there, and whichever is asked adds them up.
"""

from __future__ import annotations

import os
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
APPENDS: Final = Counter("digsite_appends", "Appends to journals by what came of them", ["result"], registry=REGISTRY)
APPEND_BATCH: Final = Histogram(
    "digsite_append_batch", "Appends in one transaction", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
ROOMS: Final = Gauge("digsite_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
BOT_SECONDS: Final = Histogram(
    "digsite_bot_seconds",
    "How long bots thought about one question",
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
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget(pid: int) -> None:
    """Drop the gauges of a worker that is gone; what it counted stays."""
    if is_multiprocess():
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
