"""The description of the interface: it is checked in, it tells of sockets too, and the server keeps to it.

schemathesis reads it and sends what it allows and what it does not, from behind the door (`behind_the_door.py`).
DIGSITE_SCHEMA_EXAMPLES says how much of that; a few for every operation are enough to notice a slip.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import digsite
from digsite.lab.server.process import ServerProcess
from digsite.server.app import make_app
from digsite.server.openapi import written
from digsite.server.problems import ERRORS
from digsite.server.settings import Settings

ROOT = Path(__file__).parents[2]
CHECKED_IN = ROOT / "docs" / "openapi.json"
SOURCE = Path(digsite.__file__).parents[1]
EXAMPLES = os.environ.get("DIGSITE_SCHEMA_EXAMPLES", "4")
LEFT_OUT = "positive_data_acceptance"
"""No schema can say which names, options, records and codes the games allow."""


def described() -> dict[str, Any]:
    """What is checked in."""
    whole: dict[str, Any] = json.loads(CHECKED_IN.read_text(encoding="utf-8"))
    return whole


def referred(part: object) -> Iterator[str]:
    """Every schema that is referred to."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from [value] if key == "$ref" else referred(value)
    elif isinstance(part, list):
        for value in part:
            yield from referred(value)


def test_what_is_checked_in_is_up_to_date() -> None:
    app = make_app(Settings.read({}))
    assert CHECKED_IN.read_text(encoding="utf-8") == written(app), (
        "docs/openapi.json is out of date: python -m digsite.server.openapi > docs/openapi.json"
    )


def test_the_messages_of_sockets_are_described_too() -> None:
    whole = described()
    schemas = whole["components"]["schemas"]
    assert {name.removeprefix("#/components/schemas/") for name in referred(whole)} <= set(schemas)
    assert "/api/tables/{table_id}/socket" in whole["info"]["description"]
    assert schemas["Hello"]["required"] == ["type"]
    commands = {
        "abandon",
        "hand",
        "leave",
        "move",
        "preview",
        "rematch",
        "sit",
        "start",
        "take-back",
        "undo",
        "vote",
        "why-not",
    }
    assert commands | {"ping"} <= set(schemas["FromClient"]["discriminator"]["mapping"])
    told = {"done", "full", "pong", "preview", "refused", "update", "why-not"}
    assert set(schemas["FromServer"]["discriminator"]["mapping"]) == told
    assert {"type", "error", "words"} <= set(schemas["RefusedTold"]["required"])
    assert "as" in schemas["Full"]["required"], "fields are called what they are called on the wire"


def test_every_operation_has_a_name_and_tells_of_its_refusals() -> None:
    names = []
    for path, operations in described()["paths"].items():
        for method, operation in operations.items():
            names.append(operation["operationId"])
            statuses = {int(status) for status in operation["responses"]}
            assert statuses - {200, 201, 204, 304} <= {status for status, _ in ERRORS.values()}, (path, method)
            if path.startswith("/api/"):
                assert 429 in statuses, (path, method)
            if "requestBody" in operation:
                assert {400, 403, 413, 422} <= statuses, (path, method)
            if "{table_id}" in path:
                assert {404, 422, 503} <= statuses, (path, method)
    assert len(names) == len(set(names))


def test_the_server_keeps_to_its_description(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'described.db'}") as server:
        ran = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", "run", str(CHECKED_IN), "--url", server.base]
            + ["--checks", "all", "--exclude-checks", LEFT_OUT, "--phases", "examples,coverage,fuzzing"]
            + ["--max-examples", EXAMPLES, "--seed", "1", "--generation-database", "none", "--no-color"]
            + ["--continue-on-failure", "--warnings", "off"],
            cwd=tmp_path,
            env={
                **os.environ,
                "SERVER": server.base,
                "SCHEMATHESIS_HOOKS": "tests.server.behind_the_door",
                "PYTHONPATH": os.pathsep.join([str(SOURCE), str(ROOT)]),
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=600,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-8000:]
        assert server.is_healthy()
        assert '"broken"' not in server.log.read_text()
