"""A small server for tests: people, a guard and a clock of our own. Hashing is as quick as argon2 allows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from digsite.server import guard
from digsite.server.identity import COOKIE, Doorman
from digsite.server.limits import Limits, rates
from digsite.server.person import Person
from digsite.server.routes import people
from digsite.server.settings import Settings
from digsite.server.store import Store

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Argon2 with the least that it takes."""
BASE = "http://table.test"
PASSWORD = "correct horse"


def for_free(_: int) -> None:
    """What those pay who need not."""


class Watched:
    """A body that knows how much of it was read."""

    def __init__(self) -> None:
        self.read = 0

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for _ in range(10):
            self.read += 1
            yield b"[]"


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    """A server that runs in this process."""

    app: FastAPI
    store: Store
    settings: Settings
    doorman: Doorman
    clock: Clock
    brought: list[tuple[Person, Person]] = field(default_factory=list)

    def client(self, base: str = BASE, **more: Any) -> httpx.AsyncClient:
        """A browser with its own cookies."""
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=base, **more)


@asynccontextmanager
async def house(
    folder: Path, *, url: str | None = None, hasher: PasswordHasher = QUICK, **set_up: Any
) -> AsyncIterator[House]:
    """A server with the routes about people, on an SQLite file unless another address is given."""
    settings = Settings.read({}, database=url or f"sqlite:///{folder / 'people.db'}", **set_up)
    store = await Store.open(settings.database)
    try:
        clock = Clock()
        limits = Limits(rates(settings), clock=clock)
        doorman = await Doorman.open(store, settings, limits, hasher=hasher, clock=clock)
        app = FastAPI()
        made = House(app, store, settings, doorman, clock)

        async def bring(guest: Person, holder: Person) -> None:
            made.brought.append((guest, holder))

        app.state.store, app.state.settings, app.state.limits = store, settings, limits
        app.state.doorman, app.state.bring = doorman, bring
        guard.install(app, settings, limits)
        app.include_router(people.router)
        yield made
    finally:
        await store.close()


def asking(cookie: str = "", *, client: str = "192.0.2.1", language: str = "") -> Request:
    """A request as the doorman sees it."""
    headers = [(b"accept-language", language.encode())]
    if cookie:
        headers.append((b"cookie", f"{COOKIE}={cookie}".encode()))
    return Request({"type": "http", "method": "GET", "path": "/", "headers": headers, "client": (client, 1)})


def cookie_of(response: Response) -> str:
    """The cookie that a response sets."""
    return SimpleCookie(response.headers["set-cookie"])[COOKIE].value


async def guest(door: Doorman, **how: str) -> tuple[Person, str]:
    """A new guest and the cookie they got."""
    response = Response()
    return await door.welcome(asking(**how), response), cookie_of(response)


async def account(home: House, login: str = "Ada") -> tuple[Person, str]:
    """The holder of a new account and the cookie they got."""
    person, _ = await guest(home.doorman)
    response = Response()
    person = await home.doorman.sign_up(asking(), response, person, login, PASSWORD)
    return person, cookie_of(response)
