"""Lists are cheap, and what costs the server more counts more."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from digsite.server.looking import FULL_MESSAGES
from digsite.server.paying import COLD_ROW, MESSAGE, ROW, SHOWN_MESSAGE
from digsite.server.routes.tables import MyTable, TableCard
from tests.server.whole import BEN, ME, OPEN, Whole, do, make, question_of, refused, see, two_workers, whole

HERE = "127.0.0.1"


class Counter:
    """Counts what is asked of the database, and what an address has left at a time that stands still."""

    def __init__(self, house: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n_queries = 0
        self.limits = house.app.state.limits
        store = house.app.state.store
        rows = store._rows

        async def counted(query: Any) -> Any:
            self.n_queries += 1
            return await rows(query)

        monkeypatch.setattr(store, "_rows", counted)
        monkeypatch.setattr(self.limits, "_clock", lambda: 0.0)
        self.limits.forgive("request", HERE)

    def paid(self) -> float:
        """What was paid since one asked last."""
        left, _ = self.limits._buckets["request"][HERE]
        self.limits.forgive("request", HERE)
        return float(self.limits._kinds["request"].most - left)


def first_move(seen: dict[str, Any]) -> dict[str, Any]:
    """The first answer to what is asked."""
    question = question_of(seen)
    return {"type": "move", "code": question["options"][0]["code"], "seat": question["seat"], "seq": seen["seq"]}


@pytest.mark.parametrize(("path", "queries"), [("/api/tables?status=running&limit=50", 1), ("/api/me/tables", 2)])
def test_a_list_asks_the_database_once_and_costs_by_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, queries: int
) -> None:
    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=1200) as house, house.guest() as ada:
            for _ in range(6):
                await make(ada, ME, BEN, start=True, listed=True)
            counter = Counter(house, monkeypatch)
            house.app.state.commands.rooms._rooms.clear()
            cold = (await ada.get(path)).json()
            assert len(cold) == 6
            assert counter.paid() == pytest.approx(1 + 6 * COLD_ROW)
            counter.n_queries = 0
            assert (await ada.get(path)).json() == cold
            assert counter.n_queries <= queries
            assert counter.paid() == pytest.approx(1 + 6 * ROW)

    asyncio.run(run())


def test_lists_are_as_their_models_say(tmp_path: Path) -> None:
    """They are not checked against them where they are made."""

    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.guest("Ben") as ben:
            await make(
                ada, ME, OPEN, {"kind": "invited", "name": "Cy"}, {"kind": "bot", "level": "novice"}, listed=True
            )
            made = await make(ada, ME, OPEN, listed=True)
            assert (await do(ben, made["id"], type="sit", invitation=made["invitation"])).status_code == 200
            assert (await do(ada, made["id"], type="start")).status_code == 200
            await make(ada, ME, BEN, game="excavation_earth", start=True, listed=True)
            assert (await do(ada, made["id"], type="abandon")).status_code == 200
            over = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            assert (await do(ada, over, type="abandon")).status_code == 200
            n_seen = 0
            for path, model in [
                *((f"/api/tables?status={status}", TableCard) for status in ("waiting", "running", "abandoned")),
                ("/api/me/tables", MyTable),
            ]:
                found = (await ada.get(path)).json()
                kind: TypeAdapter[Any] = TypeAdapter(list[model])  # type: ignore[valid-type]
                assert kind.dump_python(kind.validate_python(found, strict=True), mode="json") == found
                n_seen += len(found)
            assert n_seen == 8

    asyncio.run(run())


def test_a_list_tells_what_another_worker_wrote(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two_workers(stack, whole, tmp_path, store_url)
            ada = await stack.enter_async_context(here.guest())
            away = await stack.enter_async_context(there.client(cookies=dict(ada.cookies)))
            there.app.state.store.listen(lambda *_: None, lambda: None)  # it hears nothing by itself
            table = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            paths = ("/api/tables?status=running", "/api/me/tables")
            before = [(await away.get(path)).json()[0] for path in paths]
            assert (await do(ada, table, **first_move(await see(ada, table)))).status_code == 200
            after = [(await away.get(path)).json()[0] for path in paths]
            assert [one["updated_at"] for one in after] == [(await see_card(here, table))["updated_at"]] * 2
            assert all(one["updated_at"] > old["updated_at"] for one, old in zip(after, before, strict=True))

    async def see_card(house: Whole, table: str) -> dict[str, Any]:
        async with house.client() as client:
            [found] = (await client.get("/api/tables?status=running")).json()
            assert found["table"]["id"] == table
            return dict(found)

    asyncio.run(run())


def test_messages_cost_by_their_number_and_more_where_they_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=1200) as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            at = f"/api/tables/{table}"
            while (known := (await see(ada, table))["seq"]) <= FULL_MESSAGES:
                assert (await do(ada, table, **first_move(await see(ada, table)))).status_code == 200
            counter = Counter(house, monkeypatch)
            for path, cost in [
                ("", FULL_MESSAGES * MESSAGE),
                ("?shown=true", FULL_MESSAGES * SHOWN_MESSAGE),
                (f"/updates?after={known}", 0),
                (f"/updates?after={known}&shown=true", FULL_MESSAGES * SHOWN_MESSAGE),
                ("/updates?after=-1", (known + 1) * MESSAGE),
                ("/updates?after=-1&shown=true", (known + 1) * SHOWN_MESSAGE),
                ("/updates?after=-1&shown=true&most=1", FULL_MESSAGES * SHOWN_MESSAGE),
                ("/updates?after=1000&shown=true", FULL_MESSAGES * SHOWN_MESSAGE),
                (f"/stages?seq={known}", FULL_MESSAGES * SHOWN_MESSAGE),
            ]:
                assert (await ada.get(at + path)).status_code == 200
                assert counter.paid() == pytest.approx(1 + cost), path

    asyncio.run(run())


def test_who_asks_for_much_is_refused_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=60) as house, house.guest() as ada:
            at = f"/api/tables/{(await make(ada, ME, BEN, start=True))['id']}"
            counter = Counter(house, monkeypatch)
            n_at_once = 60 // (1 + FULL_MESSAGES)
            for _ in range(n_at_once):
                assert (await ada.get(f"{at}?shown=true")).status_code == 200
            refused(await ada.get(f"{at}?shown=true"), 429, "too_fast")
            assert (await ada.get("/api/me")).status_code == 200
            assert counter.paid() == pytest.approx(n_at_once * (1 + FULL_MESSAGES) + 2)

    asyncio.run(run())


def test_ordinary_use_is_far_from_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty people of one house load the lobby at once, just after the server was started, and look into a table."""

    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=1200) as house, house.guest() as ada:
            for _ in range(10):
                table = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            house.app.state.commands.rooms._rooms.clear()
            counter = Counter(house, monkeypatch)
            for _ in range(20):
                for path in ("/api/me", "/api/games", "/api/me/tables", f"/api/tables/{table}/log"):
                    assert (await ada.get(path)).status_code == 200
            assert counter.paid() < 200

    asyncio.run(run())
