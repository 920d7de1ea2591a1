"""The description of the interface, as OpenAPI: what `docs/openapi.json` holds and /openapi.json answers.

    python -m digsite.server.openapi > docs/openapi.json

OpenAPI has no word for sockets. Their messages stand among the schemas, so that a page can make types of them, and how
they are used is told in the description.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from digsite.server import wire
from digsite.server.shown import MODELS

DESCRIPTION: Final = """\
Everything goes over HTTP; whoever wants to be told of things as they happen opens a WebSocket at a table.

### Who you are
`GET /api/me` makes a guest and sets a cookie. At a table, the token of a seat does instead of it:
`Authorization: Bearer TOKEN`. A request that changes something, and a socket, must not come from another origin.

### The socket
`/api/tables/{table_id}/socket`, where every message is a text of JSON. The first one is yours, within ten seconds: a
`Hello`. It carries the token of a seat, for whoever has no cookie, and after an interruption the `seq` of the last
message you heard and the seats that you had then (`as` of the `Full` message).

The answer is one `Full` message, or every `Update` that you have missed. Then you are told each `Update` as it comes;
their numbers have no gaps, and a `Full` message may take the place of several. A gap, or a connection that broke, is
mended by connecting again.

What you send are commands (`FromClient`), the same as for `POST /api/tables/{table_id}/commands`. Each is answered
by `Done`, `WhyNotTold`, `PreviewTold`, `Pong` or `RefusedTold`, with the `id` that you gave it. A command that is
refused has changed nothing. All that the server sends is a `FromServer`.

When the server closes a socket it says why in a last `RefusedTold` without an `id`, whose `error` is also the reason of
the closing. 1008: do not come back like this. 1009: the message was too large. 1013: come back a little later.
1011: something broke. 1012: the server stops, and another will be there.
"""

SOCKET_MESSAGES: Final[dict[str, TypeAdapter[Any]]] = {
    "Hello": wire.HELLO,
    "FromClient": wire.FROM_CLIENT,
    "FromServer": wire.FROM_SERVER,
    **{model.__name__: TypeAdapter(model) for model in MODELS},
}
"""What only sockets use, under the name it has among the schemas."""

FROM_CLIENTS: Final = ("Hello", "FromClient")


def install(app: FastAPI) -> None:
    """Have an application describe its sockets too."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            whole = plain()
            schemas = whole["components"]["schemas"]
            for name, schema in socket_schemas().items():
                if set(schemas.setdefault(name, schema).get("properties", ())) != set(schema.get("properties", ())):
                    raise ValueError(f"two models are called {name}; one of them would not be described")
            whole["components"]["schemas"] = dict(sorted(schemas.items()))
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.description = DESCRIPTION
    app.openapi = described  # type: ignore[method-assign]


def socket_schemas() -> dict[str, Any]:
    """The messages of a socket, and all that they are made of."""
    asked = [
        (name, "validation" if name in FROM_CLIENTS else "serialization", adapter)
        for name, adapter in SOCKET_MESSAGES.items()
    ]
    found, shared = TypeAdapter.json_schemas(asked, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
    schemas: dict[str, Any] = dict(shared["$defs"])
    for (name, _), schema in found.items():
        schemas.setdefault(name, {**schema, "title": name})
    return schemas


def written(app: FastAPI) -> str:
    """The description as it is checked in: always the same for the same interface."""
    return json.dumps(app.openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    from digsite.server.app import make_app
    from digsite.server.settings import Settings

    sys.stdout.write(written(make_app(Settings.read({}))))
