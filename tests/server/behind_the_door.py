"""Hooks for schemathesis: it comes with the cookie of a guest, and asks for tables that are there.

Run by `test_openapi.py` in a process of its own, with the address of the server in SERVER.
"""

from __future__ import annotations

import os
import re
from itertools import count, cycle
from typing import Any

import requests
import schemathesis
from schemathesis import Case, HookContext

from digsite.server.routes.play import LONGEST_WAIT
from digsite.server.tokens import ID_PATTERN

BASE = os.environ["SERVER"]
PERSON_CHANGES = ("/api/account", "/api/login", "/api/logout", "/api/password")
"""What changes who somebody is, and may make a cookie worthless."""
TWO = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
TABLES: list[dict[str, Any]] = [
    {"game": "archaeology", "seats": TWO, "start": True},
    {"game": "excavation_earth", "seats": TWO, "start": True, "listed": True},
    {"game": "archaeology", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "invited", "name": "Cy"}]},
]

wishes = cycle(TABLES)
turns = count(1)
known: list[str] = []


def guest() -> requests.Session:
    """Somebody with a cookie."""
    session = requests.Session()
    session.trust_env = False
    session.get(f"{BASE}/api/me", timeout=30).raise_for_status()
    return session


me = guest()


def cookie_of(session: requests.Session) -> str:
    """The header that tells who somebody is."""
    return "; ".join(f"{name}={value}" for name, value in session.cookies.items())


def table() -> str:
    """A table of mine. Commands may end one, so now and then there is a fresh one."""
    turn = next(turns)
    if turn % 5 == 1:
        made = me.post(f"{BASE}/api/tables", json=next(wishes), timeout=30)
        made.raise_for_status()
        known.append(made.json()["id"])
        if turn % 15 == 1:
            me.post(f"{BASE}/api/tables/{known[-1]}/commands", json={"type": "abandon"}, timeout=30).raise_for_status()
    return known[-1 - turn % min(7, len(known))]


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:  # noqa: ARG001
    """Behind the door: any id that could be one becomes that of a table of mine."""
    if re.fullmatch(ID_PATTERN, str(case.path_parameters.get("table_id", ""))):
        case.path_parameters["table_id"] = table()
    if isinstance(wait := (case.query or {}).get("wait"), int | float) and 0 < wait <= LONGEST_WAIT:
        case.query["wait"] = wait / 1000  # there is no time to wait for nothing
    if "Cookie" not in (case.headers or {}):
        case.headers["Cookie"] = cookie_of(guest() if case.path in PERSON_CHANGES else me)
