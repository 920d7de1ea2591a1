"""The log: one JSON object a line, with the time, the level, the event and its fields, and without secrets.

    {"time": "2031-02-03T04:05:06.789Z", "level": "info", "from": "digsite.server.rooms", "event": "start", "table": …}

Everything that a process logs goes this way, uvicorn's lines included. The access log tells the path but no query, no
cookie and no token; texts that look like a token, a hash or a cookie are struck out wherever they turn up.
"""

from __future__ import annotations

import json
import logging
import logging.config
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server import metrics, tokens

STRUCK: Final = "…"
LONGEST: Final = 300
LONGEST_TRACE: Final = 16_000
"""Of a trace it is the end that says what happened, and where."""
TRACEBACK: Final = "Traceback (most recent call last):"
"""So begins what the web server hands on as the message where a start failed."""
EXCEPTION_LINE: Final = re.compile(r"[A-Za-z_][\w.]*(: |$)")
SECRET_NAMES: Final = re.compile(r"token|password|secret|cookie|authorization|seed", re.IGNORECASE)
SECRET_TEXTS: Final = re.compile(
    r"\$argon2\S+"  # a hashed password
    r"|(?<![\w-])[\w-]{43}(?![\w-])"  # a token, or what a cookie is signed with
    r"|(?<![0-9A-Za-z])[0-9a-fA-F]{64}(?![0-9A-Za-z])"  # a hash, or the secret of a table
    r"|(?<=://)[^/@\s]+(?=@)"  # who asks a database, with the password
)


def scrubbed(text: str) -> str:
    """A text with everything struck out that looks like a secret."""
    return SECRET_TEXTS.sub(STRUCK, text)


class Lines(logging.Formatter):
    """Makes a line of a log record."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said, began, trace = record.getMessage().partition(TRACEBACK)
        line: dict[str, Any] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": scrubbed(said.strip() or raised(trace) if began else said)[:LONGEST],
        }
        if began:
            line["trace"] = _field("trace", began + trace.rstrip())
        for name, value in getattr(record, "fields", {}).items():
            line[name if name not in line else f"{name}_"] = _field(name, value)
        if record.exc_info:
            line["trace"] = _field("trace", self.formatException(record.exc_info))
        return json.dumps(line)  # ASCII only: no name can break a line, or play tricks on a terminal


def raised(trace: str) -> str:
    """The line of a traceback that names the last exception. Some have more to say below it, such as the statement."""
    return ([line for line in trace.splitlines() if EXCEPTION_LINE.match(line)] or [trace.strip()])[-1]


def _field(name: str, value: object) -> object:
    if SECRET_NAMES.search(name):
        return STRUCK
    if value is None or isinstance(value, bool | int | float):
        return value
    if name == "trace":
        return scrubbed(str(value))[-LONGEST_TRACE:]
    return scrubbed(str(value))[:LONGEST]


class NoSockets(logging.Filter):
    """Drops uvicorn's own lines about sockets: some tell the query, and the access log has a line of its own.

    So goes what it takes for an error where a client sends what is no text: the line is closed, and nothing is broken.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        text = str(record.msg)
        about = ("connection ", "Invalid UTF-8 sequence received from client")
        return record.name != "uvicorn.error" or not ('"WebSocket %s"' in text or text.startswith(about))


class Log:
    """Writes events with fields: `log.info("started", table=table_id)`."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(f"digsite.server.{name}")

    def debug(self, event: str, **fields: object) -> None:
        self._logger.debug(event, extra={"fields": fields})

    def info(self, event: str, **fields: object) -> None:
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: object) -> None:
        self._logger.warning(event, extra={"fields": fields})

    def error(self, event: str, **fields: object) -> None:
        self._logger.error(event, extra={"fields": fields})

    def exception(self, event: str, **fields: object) -> None:
        """An error with the traceback of the exception that is being handled."""
        self._logger.error(event, exc_info=sys.exc_info(), extra={"fields": fields})

    def broke(self, event: str, by: BaseException, **fields: object) -> None:
        """The same for an exception that nobody handles, because nobody waits for what it ended."""
        self._logger.error(event, exc_info=by, extra={"fields": fields})


def config(level: str) -> dict[str, Any]:
    """What `logging.config.dictConfig` and uvicorn's `log_config` take. `level` is a setting: "info"."""
    own = level.upper()
    here = __name__
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{here}.Lines"}},
        "filters": {"no sockets": {"()": f"{here}.NoSockets"}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["no sockets"],
                "stream": "ext://sys.stderr",
            }
        },
        # Libraries tell at length what they send and receive when they are asked for more: only warnings of theirs.
        "root": {"level": "WARNING", "handlers": ["out"]},
        "loggers": {
            "digsite": {"level": own, "handlers": [], "propagate": True},
            "uvicorn": {"level": "INFO" if own == "DEBUG" else own, "handlers": [], "propagate": True},
            "uvicorn.error": {"level": "NOTSET", "handlers": [], "propagate": True},
            "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
        },
    }


def configure(level: str) -> None:
    """Have everything that this process logs written as lines."""
    logging.config.dictConfig(config(level))


class AccessLog:
    """Writes a line for every request and every socket, and counts them. It stands outside everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._log = Log("access")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status == 0:
                status = 403
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            self._tell(scope, status, time.perf_counter() - began)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["type"] == "http" else "WS"
        fields: dict[str, object] = {"method": method, "path": scope["path"], "status": status}
        fields["ms"] = round(seconds * 1000, 1)
        for part in scope["path"].split("/"):
            if tokens.is_id(part):
                fields["table"] = part
                break
        self._log.info("request" if scope["type"] == "http" else "socket", **fields)
        # The path as the route writes it: a path with an id in it would be a series of its own.
        route = str(getattr(scope.get("route"), "path", "none"))
        metrics.REQUESTS.labels(method if method in metrics.METHODS else "other", route, str(status)).inc()
        if scope["type"] == "http":
            metrics.REQUEST_SECONDS.observe(seconds)
