"""The page: files that `web/` was built into, served as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from digsite.server import problems

FOLDER: Final = Path(__file__).parent / "page"
"""Where the build puts it. It is not there in a checkout that was never built."""
NOT_BUILT: Final = (
    "Digsite is here, but its page is not built: run `make page`. The interface is told at /openapi.json.\n"
)
ADDRESSES: Final = ("/", "/t/{table_id}", "/rules", "/rules/{rule_id}", "/learn", "/learn/{lesson}")
"""Addresses that the page itself sorts out. For any other it says that there is nothing."""


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page, or say that there is none."""
    index = folder / "index.html"

    async def front() -> Response:
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def missing(connection: HTTPConnection, problem: HTTPException) -> Response | None:
        """Whoever reads is told by the page that there is nothing at an address; programs are told as always."""
        told = await problems.handle(connection, problem)  # which counts it, whoever is told
        reads = "text/html" in connection.headers.get("accept", "")
        if connection.scope["type"] != "http" or not reads or not index.is_file():
            return told
        return FileResponse(index, status_code=404, headers={"Cache-Control": "no-cache"})

    app.add_exception_handler(404, missing)  # type: ignore[arg-type]
    for address in ADDRESSES:
        app.add_api_route(address, front, methods=["GET"], include_in_schema=False)
    if index.is_file():

        async def icon() -> Response:
            return FileResponse(folder / "favicon.svg")

        app.add_api_route("/favicon.svg", icon, methods=["GET"], include_in_schema=False)
        app.mount("/assets", Assets(directory=folder / "assets"), name="assets")


class Assets(StaticFiles):
    """Files whose names change with what is in them: they may be kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
