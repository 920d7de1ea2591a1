"""The application: everything put together, opened in order and closed in the opposite order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.responses import PlainTextResponse, Response

import digsite
from digsite.server import guard, logs, metrics, openapi, page
from digsite.server.commands import Commands
from digsite.server.deps import TheSettings, TheStore
from digsite.server.garbage import old_things_left_alone
from digsite.server.limits import Limits, Places, rates
from digsite.server.opening import opened
from digsite.server.patience import CLOSING, FRAMES, FRAMES_PER_SECOND
from digsite.server.presence import Presence
from digsite.server.problems import Problem, answers
from digsite.server.rooms import Rooms
from digsite.server.routes import games, lessons, people, play, rules, socket, tables
from digsite.server.settings import Settings
from digsite.server.thinking import Thinkers

log = logs.Log("app")


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. Without settings it reads the environment: how workers are made."""
    chosen = Settings.read() if settings is None else settings
    app = FastAPI(
        title="Digsite",
        version=digsite.__version__,
        summary="An open digital table for Excavation Earth and Archaeology: The New Expedition",
        lifespan=lifespan,
        docs_url=None,  # the pages of FastAPI load scripts from elsewhere, which our policy forbids
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.limits = Limits(rates(chosen))
    for module in (games, rules, lessons, people, tables, play, socket):
        app.include_router(module.router)
    add_operations(app)
    page.install(app, Path(chosen.page) if chosen.page else page.FOLDER)
    openapi.install(app)
    guard.install(app, chosen, app.state.limits, larger_bodies={"/api/records": chosen.import_bytes})
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Open the database, let bots think, take up what was left; and at the end let go of it in good order.

    Gives what every request finds in its state.
    """
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        stack.enter_context(old_things_left_alone())
        metrics.forget_dead()
        limits: Limits = app.state.limits
        store, doorman = await opened(settings, limits)
        stack.push_async_callback(store.close)
        thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        stack.push_async_callback(thinkers.close)
        rooms = Rooms(
            store,
            thinkers,
            cache=settings.cache_stories,
            orphaned=2.0 + 3.0 * settings.bot_seconds,
            alone=settings.database.startswith("sqlite"),
        )
        stack.push_async_callback(rooms.close)
        commands = Commands(store, rooms, limits, settings.idle_days)
        presence = Presence()
        store.listen_voided(presence.look_again)
        app.state.store = store
        app.state.places = Places(settings.sockets_per_person)
        app.state.presence = presence
        app.state.doorman = doorman
        app.state.commands = commands
        app.state.bring = commands.bring
        rooms.open()
        log.info("open", compiled=digsite.COMPILED, database=settings.database.partition(":")[0])
        yield {CLOSING: asyncio.Event(), FRAMES: frames_per_second(settings)}
        log.info("closing")


def frames_per_second(settings: Settings) -> float:
    """Twice the messages that are allowed: whoever sends too many is told so before the line is cut."""
    return max(FRAMES_PER_SECOND, settings.messages_per_minute / 30.0)


def add_operations(app: FastAPI) -> None:
    """What those who run the server look at."""

    @app.get("/healthz", operation_id="check_health", tags=["operations"], responses=answers(503))
    async def healthz(store: TheStore) -> dict[str, str]:
        """Whether the server can do its work: it answers, and its database can be read and written."""
        await store.ping()
        store.check_writing()
        return {"status": "ok"}

    @app.get(
        "/metrics",
        operation_id="read_metrics",
        tags=["operations"],
        response_class=PlainTextResponse,
        responses=answers(404),
    )
    async def read_metrics(request: Request, settings: TheSettings) -> Response:
        """What was counted, for Prometheus: told to those addresses alone that the settings name."""
        if not settings.may_read_metrics(request.client.host if request.client else ""):
            raise Problem("not_found")
        return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)
