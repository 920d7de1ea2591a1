"""A server that is not Digsite's, for tests of the processes that serve: `python -m tests.server.served PORT WORKERS`.

The files in the folder SERVED tell how workers start: "broken", they fail; "crashing", they fail in another way;
"dying", they are killed; "waiting", they are never ready. Who was told to stop is killed after SERVED_END seconds.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import uvicorn

from digsite.server import workers

FOLDER = Path(os.environ.get("SERVED", "."))
if __name__ != "__main__":
    if (FOLDER / "crashing").exists():
        raise RuntimeError("crashing")
    if (FOLDER / "dying").exists():
        os.kill(os.getpid(), signal.SIGKILL)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Tells who serves."""
    if scope["type"] == "lifespan":
        await receive()
        if (FOLDER / "waiting").exists():
            (FOLDER / "begun").touch()
            await asyncio.Event().wait()
        if (FOLDER / "broken").exists():
            (FOLDER / "failed").touch()
            await send({"type": "lifespan.startup.failed", "message": "broken"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    if scope["path"] == "/slow":
        (FOLDER / "asked").touch()
        while not (FOLDER / "enough").exists():
            await asyncio.sleep(0.05)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": str(os.getpid()).encode()})


if __name__ == "__main__":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever runs the tests may be deaf to it, as under nohup
    workers.END_SECONDS = float(os.environ["SERVED_END"])  # type: ignore[misc]
    workers.AGAIN_SECONDS = 0.5  # type: ignore[misc]
    set_up = uvicorn.Config("tests.server.served:app", port=int(sys.argv[1]), workers=int(sys.argv[2]))
    workers.run(set_up, set_up.bind_socket())
