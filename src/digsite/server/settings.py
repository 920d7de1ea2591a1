"""How a server is set up: the environment's DIGSITE_… variables, and what the command line says over them.

Every setting has a default that serves one machine, and every wrong value is refused before anything is opened.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from digsite.kernel.errors import BadInput
from digsite.kernel.values import shown

PREFIX: Final = "DIGSITE_"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
DATABASES: Final = ("sqlite:///", "postgresql://")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
SHORTEST_KEY: Final = 32
MANY: Final = 1_000_000_000
_YES: Final = ("1", "true", "yes", "on")
_NO: Final = ("0", "false", "no", "off")


def _number(default: float, least: float, most: float) -> Any:
    """A number between two others, both allowed; whole if the default is."""
    return field(default=default, metadata={"least": least, "most": most})


def _processes() -> int:
    """One processor is left for the tables; more than four bots at once are rarely asked."""
    return min(4, max(1, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a server is told at its start. `Settings.read()` takes it from the environment.

    Raises:
        BadInput: a value is wrong; the message names the variable, the value and what is allowed.
    """

    database: str = field(default="sqlite:///digsite.db", repr=False)
    """Where everything is kept: sqlite:///PATH or postgresql://… (it may hold a password: it is never shown)."""
    public_url: tuple[str, ...] = ()
    """The origins under which people reach the server, the one for links first; none: whatever they ask for."""
    secret_key: str | None = field(default=None, repr=False)
    """What cookies are signed with; None: one is made and kept in the database."""
    forwarded_allow_ips: str = "127.0.0.1"
    """The proxies whose word on the client's address is taken: addresses and networks with commas, or *."""
    metrics_allow_ips: str = "127.0.0.1,::1"
    """Who may read /metrics: addresses and networks with commas, or *."""
    cookie_secure: bool | None = None
    """Whether cookies travel over https only; None: if every public_url is https."""

    body_bytes: int = _number(64 * 1024, 1024, 16 * 1024**2)
    """The largest body of a request."""
    import_bytes: int = _number(2 * 1024**2, 1024, 64 * 1024**2)
    """The largest record that is taken in."""
    message_bytes: int = _number(8 * 1024, 256, 1024**2)
    """The largest message over a socket."""

    sockets_per_person: int = _number(20, 1, MANY)
    """How many sockets a person may hold in one worker."""
    messages_per_minute: int = _number(600, 1, MANY)
    """How many messages a socket may send."""
    previews_per_minute: int = _number(240, 1, MANY)
    """How many previews, and reasons why something may not be done, a person may ask for."""
    requests_per_minute: int = _number(1200, 1, MANY)
    """How many requests an address may make."""
    seats_per_hour: int = _number(60, 1, MANY)
    """How often a person may take, leave, hand over or take back seats at one table."""
    tables_per_hour: int = _number(60, 1, MANY)
    """How many tables a person may make."""
    imports_per_hour: int = _number(60, 1, MANY)
    """How many records a person may bring in."""
    guests_per_hour: int = _number(120, 1, MANY)
    """How many guests may come from an address."""
    accounts_per_hour: int = _number(20, 1, MANY)
    """How many accounts may be made from an address."""
    logins_per_quarter: int = _number(10, 1, MANY)
    """How many passwords may be tried for one login from one address in 15 minutes."""
    anywhere_logins_per_quarter: int = _number(100, 1, MANY)
    """How many passwords may be tried for one login in 15 minutes, wherever from: so many lock its holder out."""
    address_logins_per_quarter: int = _number(60, 1, MANY)
    """How many passwords may be tried from one address in 15 minutes."""

    bot_processes: int = _number(_processes(), 1, 256)
    """How many bots may think at once in one worker."""
    bot_seconds: float = _number(2.0, 0.01, 60.0)
    """How long a bot may think about one question."""
    cache_stories: int = _number(1000, 1, 1_000_000)
    """How many tables a worker keeps in memory; the others are read again when they are needed."""
    idle_days: float = _number(3.0, 0.0, 3650.0)
    """How long a seat that is asked must be absent before the others may hand it to a bot."""
    log_level: str = "info"
    page: str = ""
    """The folder that the page was built into; empty: the one that Digsite was installed with."""

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            if "least" in one.metadata:
                _check_number(one.name, value, one.metadata["least"], one.metadata["most"], one.default)
        _check_database(self.database)
        object.__setattr__(self, "public_url", tuple(_origin(url) for url in self.public_url))
        if self.secret_key is not None and len(self.secret_key) < SHORTEST_KEY:
            raise _wrong("secret_key", f"{len(self.secret_key)} characters", f"at least {SHORTEST_KEY} characters")
        _check_networks("forwarded_allow_ips", self.forwarded_allow_ips)
        _check_networks("metrics_allow_ips", self.metrics_allow_ips)
        if not isinstance(self.cookie_secure, bool | None):
            raise _wrong("cookie_secure", shown(self.cookie_secure), "true or false")
        if self.log_level not in LOG_LEVELS:
            raise _wrong("log_level", shown(self.log_level), f"one of {', '.join(LOG_LEVELS)}")
        if not isinstance(self.page, str) or (self.page and not (Path(self.page) / "index.html").is_file()):
            raise _wrong("page", shown(self.page), "a folder with an index.html")

    @classmethod
    def read(cls, environ: Mapping[str, str] | None = None, **over: Any) -> Settings:
        """The settings that the environment tells, and those given here over them. A variable left empty is not set.

        Args:
            environ: the variables; None for those of this process.
            over: settings by name; None leaves what the environment says.
        """
        environ = os.environ if environ is None else environ
        names = [one.name for one in fields(cls)]
        for name in over:
            if name not in names:
                raise BadInput(f"settings: there is no {shown(name)}; settings: {', '.join(names)}")
        found: dict[str, Any] = {}
        for one in fields(cls):
            text = environ.get(variable(one.name), "").strip()
            if over.get(one.name) is not None:
                found[one.name] = over[one.name]
            elif text:
                found[one.name] = _parsed(one.name, text, one.default)
        return cls(**found)

    def environ(self) -> dict[str, str]:
        """The variables from which `read` makes these settings again: how they reach the workers."""
        told: dict[str, str] = {}
        for one in fields(self):
            value = getattr(self, one.name)
            if value is not None and value != ():
                told[variable(one.name)] = ",".join(value) if isinstance(value, tuple) else str(value)
        return told

    def may_read_metrics(self, address: str) -> bool:
        """Whether somebody at that address is told what was counted."""
        if self.metrics_allow_ips.strip() == "*":
            return True
        try:
            host = ipaddress.ip_address(address)
        except ValueError:
            return False
        host = getattr(host, "ipv4_mapped", None) or host  # a server that listens for both kinds sees all as IPv6
        return any(host in ipaddress.ip_network(part.strip()) for part in self.metrics_allow_ips.split(","))

    @property
    def is_secure(self) -> bool:
        """Whether cookies travel over https only."""
        if self.cookie_secure is not None:
            return self.cookie_secure
        return self.is_https

    @property
    def is_https(self) -> bool:
        """Whether the server is reached over https and in no other way."""
        return bool(self.public_url) and all(url.startswith("https://") for url in self.public_url)


def variable(name: str) -> str:
    """The environment variable of a setting: "log_level" is DIGSITE_LOG_LEVEL."""
    return PREFIX + name.upper()


def _wrong(name: str, value: str, allowed: str) -> BadInput:
    return BadInput(f"{variable(name)}: {value} is wrong; allowed: {allowed}")


def _parsed(name: str, text: str, default: object) -> Any:
    """The value that a variable's text stands for. Whether it is allowed is looked at later."""
    if name == "public_url":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if name == "cookie_secure":
        if text.lower() not in _YES + _NO:
            raise _wrong(name, shown(text), f"{', '.join(_YES)} or {', '.join(_NO)}")
        return text.lower() in _YES
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError as problem:
            kind = "whole number" if isinstance(default, int) else "number"
            raise _wrong(name, shown(text), f"a {kind}") from problem
    return text.lower() if name == "log_level" else text


def _check_number(name: str, value: object, least: float, most: float, default: object) -> None:
    kinds = (int,) if isinstance(default, int) else (int, float)
    kind = "a whole number" if isinstance(default, int) else "a number"
    # Asked this way round, "not a number" is refused too.
    if isinstance(value, bool) or not isinstance(value, kinds) or not least <= value <= most:
        raise _wrong(name, shown(value), f"{kind} from {least} to {most}")


def _check_database(url: str) -> None:
    if not isinstance(url, str) or not url.startswith(DATABASES):
        # Only what cannot be a password is repeated.
        scheme = url.partition(":")[0] if isinstance(url, str) and re.match(r"[a-z0-9+]{1,20}:", url) else "?"
        raise _wrong("database", f"{scheme}:…", "sqlite:///PATH or postgresql://USER@HOST/NAME")


def _check_networks(name: str, text: str) -> None:
    allowed = "addresses or networks with commas between, or *"
    if not isinstance(text, str) or not text.strip():
        raise _wrong(name, shown(text), allowed)
    if text.strip() == "*":
        return
    for part in text.split(","):
        try:
            ipaddress.ip_network(part.strip())
        except ValueError as problem:
            raise _wrong(name, shown(part), allowed) from problem


def _origin(url: object) -> str:
    """An origin as browsers write it: small letters, no port where it is the usual one, nothing after it."""
    allowed = "https://HOST or http://HOST:PORT, without a path; several with commas between"
    try:
        parts = urlsplit(url if isinstance(url, str) else "")
        port = parts.port
    except ValueError as problem:
        raise _wrong("public_url", shown(url), allowed) from problem
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    host = parts.hostname or ""
    if parts.scheme not in DEFAULT_PORTS or rest or not re.fullmatch(r"[a-z0-9.-]+|[0-9a-f:.]+", host):
        raise _wrong("public_url", shown(url), allowed)
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")
