"""The routes about people, over HTTP as a page uses them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from digsite.server.person import Person
from digsite.server.problems import ErrorAnswer
from digsite.server.store import Unavailable
from tests.server.door import house

ACCOUNT = {"login": "ada", "password": "correct horse"}


def refused(answer: httpx.Response, status: int, error: str) -> dict[str, Any]:
    """Check that an answer is a refusal of that kind; its body."""
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    return ErrorAnswer.model_validate(answer.json()).model_dump()


def test_a_visitor_becomes_a_guest_then_an_account_and_is_found_again(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, url=store_url) as home, home.client() as here, home.client() as there:
            first = (await here.get("/api/me", headers={"Accept-Language": "pl"})).json()
            assert first["name"].startswith("Gość ")
            assert (first["locale"], first["login"], first["is_guest"]) == ("pl", None, True)
            assert (await here.get("/api/me")).json() == first

            renamed = await here.patch("/api/me", json={"name": "  Ada  L. "})
            assert (renamed.status_code, renamed.json()) == (200, {**first, "name": "Ada L."})
            spoken = (await here.patch("/api/me", json={"locale": "de"})).json()
            assert (spoken["name"], spoken["locale"]) == ("Ada L.", "de")

            made = await here.post("/api/account", json=ACCOUNT)
            assert made.status_code == 201
            assert made.json() == {**spoken, "login": "ada", "is_guest": False}
            assert "password" not in made.text
            assert (await here.get("/api/me")).json() == made.json()

            assert (await there.get("/api/me")).json()["id"] != first["id"]
            back = await there.post("/api/login", json={**ACCOUNT, "login": "ADA"})
            assert back.json() == {**made.json(), "brought_from": None}
            assert (await there.get("/api/me")).json() == made.json()
            assert home.brought == []

    asyncio.run(run())


def test_a_guests_tables_are_brought_along_on_request(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as here, home.client() as there:
            await here.get("/api/me")
            holder = (await here.post("/api/account", json=ACCOUNT)).json()
            guest = (await there.get("/api/me")).json()
            refused(
                await there.post("/api/login", json={**ACCOUNT, "password": "x", "bring_tables": True}),
                401,
                "wrong_login",
            )
            assert home.brought == []
            answer = (await there.post("/api/login", json={**ACCOUNT, "bring_tables": True})).json()
            assert (answer["id"], answer["brought_from"]) == (holder["id"], guest["id"])
            assert [(one.id, other.id) for one, other in home.brought] == [(guest["id"], holder["id"])]
            refused(await there.post("/api/login", json={**ACCOUNT, "bring_tables": True}), 409, "has_account")
            async with home.client() as nobody:
                answer = (await nobody.post("/api/login", json={**ACCOUNT, "bring_tables": True})).json()
                assert answer["brought_from"] is None

    asyncio.run(run())


def test_tables_that_cannot_be_brought_leave_the_guest_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as here, home.client() as there:
            await here.get("/api/me")
            await here.post("/api/account", json=ACCOUNT)
            guest = (await there.get("/api/me")).json()

            async def fails(*_: Person) -> None:
                raise Unavailable("gone")

            home.app.state.bring = fails
            refused(await there.post("/api/login", json={**ACCOUNT, "bring_tables": True}), 503, "unavailable")
            assert (await there.get("/api/me")).json() == guest

    asyncio.run(run())


def test_logging_out_here_and_everywhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as here, home.client() as there:
            await here.get("/api/me")
            me = (await here.post("/api/account", json=ACCOUNT)).json()
            await there.post("/api/login", json=ACCOUNT)
            assert (await here.post("/api/logout", json={})).status_code == 204
            assert "digsite" not in here.cookies
            assert (
                await here.post("/api/logout", json={"everywhere": True})
            ).status_code == 204  # nobody: nothing to do
            assert (await there.get("/api/me")).json() == me
            assert (await there.post("/api/logout", json={"everywhere": True})).status_code == 204
            refused(await there.patch("/api/me", json={"name": "x"}), 401, "no_person")

    asyncio.run(run())


def test_a_password_is_changed(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as here, home.client() as there:
            await here.get("/api/me")
            refused(await here.post("/api/password", json={"old": "x", "new": "battery staple"}), 403, "forbidden")
            await here.post("/api/account", json=ACCOUNT)
            await there.post("/api/login", json=ACCOUNT)
            refused(await here.post("/api/password", json={"old": "x", "new": "battery staple"}), 401, "wrong_login")
            change = {"old": ACCOUNT["password"], "new": "battery staple"}
            assert (await here.post("/api/password", json=change)).status_code == 200
            assert (await here.get("/api/me")).json()["login"] == "ada"
            refused(await there.patch("/api/me", json={"name": "x"}), 401, "no_person")
            refused(await there.post("/api/login", json=ACCOUNT), 401, "wrong_login")

    asyncio.run(run())


@pytest.mark.parametrize("method_and_path", ["PATCH /api/me", "POST /api/account", "POST /api/password"])
def test_nobody_changes_nothing(tmp_path: Path, method_and_path: str) -> None:
    bodies = {"/api/me": {"name": "x"}, "/api/account": ACCOUNT, "/api/password": {"old": "x", "new": "battery staple"}}
    method, path = method_and_path.split()

    async def run() -> None:
        async with house(tmp_path) as home, home.client() as nobody:
            refused(await nobody.request(method, path, json=bodies[path]), 401, "no_person")
            assert not nobody.cookies

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method_and_path", "body", "at"),
    [
        ("PATCH /api/me", {"name": "\u202eadA"}, "body.name"),
        ("PATCH /api/me", {"name": "x" * 41}, "body.name"),
        ("PATCH /api/me", {"locale": "fr"}, "body.locale"),
        ("PATCH /api/me", {"nome": "x"}, "body.nome"),
        ("POST /api/account", {"login": "a b c", "password": "correct horse"}, "body.login"),
        ("POST /api/account", {"login": "ada", "password": "hunter2"}, "body.password"),
        ("POST /api/account", {"login": "ada"}, "body.password"),
        ("POST /api/login", {"login": "ada", "password": "hunter2" * 100}, "body.password"),
        ("POST /api/logout", {"everywhere": "hunter2"}, "body.everywhere"),
        ("POST /api/password", {"old": "x", "new": "hunter2"}, "body.new"),
    ],
)
def test_what_is_not_allowed_is_told_where(tmp_path: Path, method_and_path: str, body: dict[str, str], at: str) -> None:
    method, path = method_and_path.split()

    async def run() -> None:
        async with house(tmp_path) as home, home.client() as client:
            before = (await client.get("/api/me")).json()
            answer = await client.request(method, path, json=body)
            assert refused(answer, 422, "invalid")["flaws"][0]["at"] == at
            assert "hunter2" not in answer.text
            assert (await client.get("/api/me")).json() == before

    asyncio.run(run())


def test_another_site_cannot_log_anybody_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as client:
            me = (await client.get("/api/me")).json()
            answer = await client.post("/api/logout", json={}, headers={"Origin": "https://evil.example"})
            refused(answer, 403, "wrong_origin")
            assert (await client.get("/api/me")).json() == me

    asyncio.run(run())


def test_requests_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, requests_per_minute=3) as home, home.client() as client:
            for _ in range(3):
                assert (await client.get("/api/me")).status_code == 200
            answer = await client.get("/api/me")
            assert refused(answer, 429, "too_fast")["wait"] == 20
            assert answer.headers["retry-after"] == "20"
            home.clock.now += 20
            assert (await client.get("/api/me")).status_code == 200

    asyncio.run(run())


def test_a_store_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house(tmp_path) as home, home.client() as client:
            await client.get("/api/me")

            async def gone(person_id: str) -> None:
                raise Unavailable(person_id)

            monkeypatch.setattr(home.store, "person", gone)
            answer = await client.get("/api/me")
            refused(answer, 503, "unavailable")
            assert "set-cookie" not in answer.headers  # whoever comes back later is still who they were

    asyncio.run(run())


def test_openapi_tells_all_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            told = home.app.openapi()
            operations = [one for path, of in told["paths"].items() if path.startswith("/api/") for one in of.values()]
            assert {one["operationId"] for one in operations} == {
                "get_me",
                "change_me",
                "make_account",
                "log_in",
                "log_out",
                "change_password",
            }
            for one in operations:
                assert one["description"]
                for status, answer in one["responses"].items():
                    if not status.startswith("2"):
                        schema = answer["content"]["application/json"]["schema"]
                        assert schema["$ref"].endswith("/ErrorAnswer"), (one["operationId"], status)
            assert "HTTPValidationError" not in told["components"]["schemas"]
            for name in ("MeChange", "NewAccount", "Login", "Logout", "PasswordChange"):
                assert told["components"]["schemas"][name]["additionalProperties"] is False

    asyncio.run(run())
