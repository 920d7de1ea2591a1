"""What may go wrong between writing and telling: whatever got in is told, bots go on, and workers wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

import digsite
from digsite.server import decide, holding, opening
from digsite.server import room as room_module
from digsite.server.decide import Actor, Plan
from digsite.server.journal import Append, Entry, TableRow
from digsite.server.limits import Limits, rates
from digsite.server.making import new_table
from digsite.server.problems import Problem
from digsite.server.room import OUTBOX, Room, Viewer
from digsite.server.rooms import Rooms
from digsite.server.seats import Occupant
from digsite.server.settings import Settings
from digsite.server.store import GIVE_WAY, Store, Unavailable
from digsite.server.story import Story
from digsite.server.tell import Audience, Message, told_from_the_start
from digsite.server.thinking import Thinkers
from tests.server.door import for_free

ANN = Actor("ann", "Ann")
PATIENCE = 20.0
NEVER = 1e9


class Desk:
    """A store and the rooms of one worker, and who is told when another worker has written."""

    def __init__(self, store: Store, rooms: Rooms, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        self.store = store
        self.rooms = rooms
        self.heard = heard
        self.lost = lost

    async def table(self, *seats: Occupant, then: Sequence[tuple[str, dict[str, Any]]] = ()) -> str:
        """A table that has begun, and what happened there after that."""
        game = digsite.game("archaeology")
        made = new_table(game, {}, seats, host="ann", listed=True, start=True, now=time.time())
        more = [Entry(len(made.entries) + i, kind, data, time.time()) for i, (kind, data) in enumerate(then)]
        await self.store.create(made.row, made.entries + more, made.seats, made.invitations)
        return made.row.id

    async def move(self, table_id: str) -> None:
        """Ann answers a question with the first legal code."""
        await self.rooms.act(table_id, ANN, first_move)

    async def listen(self, table_id: str) -> Viewer:
        """Somebody who listens, and has heard all there is."""
        viewer = Viewer(Actor(None))
        await self.rooms.join(table_id, viewer, "", None, None, None, for_free)
        viewer.drop_outbox()
        return viewer


def first_move(_: Room, story: Story) -> Plan:
    seat = story.asked[0]
    assert story.match is not None
    return decide.answer(story.match.state, seat, story.match.state.legal(seat)[0])


@asynccontextmanager
async def desk(folder: Path, monkeypatch: pytest.MonkeyPatch, *, cache: int = 100) -> AsyncIterator[Desk]:
    """A worker whose bots nobody else looks after."""
    store = await Store.open(f"sqlite:///{folder / 'x.db'}")
    listening: list[tuple[Callable[[str, int], None], Callable[[], None]]] = []
    monkeypatch.setattr(store, "listen", lambda heard, lost: listening.append((heard, lost)))
    thinkers = Thinkers(1, 0.1)
    rooms = Rooms(store, thinkers, cache=cache, orphaned=NEVER)
    rooms.open()
    try:
        yield Desk(store, rooms, *listening[0])
    finally:
        await rooms.close()
        await thinkers.close()
        await store.close()


def person(name: str = "ann") -> Occupant:
    return Occupant(person=name, name=name)


async def told(viewer: Viewer) -> dict[str, Any]:
    """The next message, which nobody asks for."""
    text, _, _ = await asyncio.wait_for(viewer.next(), PATIENCE)
    message: dict[str, Any] = orjson.loads(text)
    return message


def lose_the_answer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next append gets in, but the answer is lost, and for a moment nothing can be read either."""
    append, entries = store.append, store.entries
    away = 2

    async def append_unheard(what: Append) -> bool:
        monkeypatch.setattr(store, "append", append)
        assert await append(what)
        raise Unavailable("the connection broke during the commit")

    async def entries_later(table_id: str, after: int = -1) -> list[Entry]:
        nonlocal away
        away -= 1
        if away >= 0:
            raise Unavailable("not back yet")
        return await entries(table_id, after)

    monkeypatch.setattr(store, "append", append_unheard)
    monkeypatch.setattr(store, "entries", entries_later)


def rooms_at_hand(worker: Desk) -> int:
    return len(worker.rooms._rooms)


def run(test: Awaitable[None]) -> None:
    async def go() -> None:
        await test

    asyncio.run(go())


def test_a_move_that_got_in_unheard_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes to that table again, so the worker itself must find out what became of the move."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker:
            table_id = await worker.table(person(), person())
            viewer = await worker.listen(table_id)
            lose_the_answer(worker.store, monkeypatch)
            with pytest.raises(Unavailable):
                await worker.move(table_id)
            message = await told(viewer)
            assert (message["seq"], message["what"]["kind"]) == (viewer.heard, "move")

    run(test())


def test_after_news_may_have_been_missed_every_table_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that nobody listens to, by whoever asks next: else two workers would disagree about it for good."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker:
            table_id = await worker.table(person(), person())
            async with worker.rooms.held(table_id) as (_, story):
                seq, plan = story.seq, first_move(Room(table_id), story)
            ((kind, data),) = plan.entries
            written = Append(table_id, (Entry(seq + 1, kind, data, time.time()),), "running", 1, bots_due=False)
            assert await worker.store.append(written)  # by another worker, and nobody tells us
            async with worker.rooms.held(table_id) as (_, story):
                assert story.seq == seq
            worker.lost()
            for _ in range(2):
                async with worker.rooms.held(table_id) as (_, story):
                    assert story.seq == seq + 1

    run(test())


def test_a_bot_answers_a_move_that_got_in_unheard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other worker looks after that bot here."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker:
            table_id = await worker.table(person(), Occupant(bot="random"))
            viewer = await worker.listen(table_id)
            seats: set[int] = set()
            while 1 not in seats:
                lose_the_answer(worker.store, monkeypatch)
                with pytest.raises(Unavailable):
                    await worker.move(table_id)
                seats.add((await told(viewer))["what"]["seat"])
                if 1 in await asked(worker, table_id):
                    seats.add((await told(viewer))["what"]["seat"])

    async def asked(worker: Desk, table_id: str) -> list[int]:
        return await worker.rooms.read(table_id, lambda _, story: story.asked)

    run(test())


def test_news_that_cannot_be_read_yet_are_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are sent once: whoever hears of them keeps trying."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker, desk(tmp_path, monkeypatch) as other:
            table_id = await worker.table(person(), person())
            viewer = await worker.listen(table_id)
            await other.move(table_id)
            entries = worker.store.entries
            tries = 0

            async def entries_later(table_id: str, after: int = -1) -> list[Entry]:
                nonlocal tries
                tries += 1
                if tries == 1:
                    raise Unavailable("not back yet")
                return await entries(table_id, after)

            monkeypatch.setattr(worker.store, "entries", entries_later)
            worker.heard(table_id, 2)
            assert (await told(viewer))["what"]["kind"] == "move"

    run(test())


def test_a_lost_race_is_told_to_many_viewers_as_to_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What those missed who heard the same is worked out once: all others at that table wait for it."""
    n_worked_out = 0

    def counted(row: TableRow, entries: list[Entry], audience: Audience) -> Iterator[tuple[Story, Message | None]]:
        nonlocal n_worked_out
        n_worked_out += 1
        return told_from_the_start(row, entries, audience)

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker, desk(tmp_path, monkeypatch) as other:
            table_id = await worker.table(person(), person())
            viewers = [await worker.listen(table_id) for _ in range(20)]
            await other.move(table_id)
            monkeypatch.setattr(room_module, "told_from_the_start", counted)
            await worker.move(table_id)
            texts = {tuple(viewer.take()[0] for _ in range(2)) for viewer in viewers}
            assert len(texts) == 1
            assert [orjson.loads(text)["what"]["kind"] for text in texts.pop()] == ["move", "move"]
            assert n_worked_out == 1

    run(test())


def test_who_loses_again_and_again_gets_in_at_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where bots play in another worker, and somebody wants a seat back."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker, desk(tmp_path, monkeypatch) as other:
            table_id = await worker.table(person(), person())
            append = worker.store.append
            lost = 0

            async def too_late(what: Append) -> bool:
                nonlocal lost
                if lost < 12:
                    lost += 1
                    await other.move(table_id)
                return await append(what)

            monkeypatch.setattr(worker.store, "append", too_late)
            await worker.move(table_id)
            assert lost == 12
            assert len(await worker.store.entries(table_id)) == 2 + 12 + 1
            with pytest.raises(Problem) as no:
                await worker.rooms.act(table_id, ANN, lambda _, story: decide.start(story, ANN))
            assert no.value.error != "busy"

    run(test())


def test_bots_give_way_to_who_comes_too_late_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "GIVE_WAY_SECONDS", 4.0)

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker:
            table_id = await worker.table(*[Occupant(bot="random")] * 4)
            worker.rooms._minder.take_up(table_id)
            while await n_entries(worker, table_id) < 5:
                await asyncio.sleep(0.01)
            worker.heard(table_id, GIVE_WAY)
            before = -1
            while before != (now := await n_entries(worker, table_id)):  # one may have been at it
                before = now
                await asyncio.sleep(0.3)
            while await n_entries(worker, table_id) == before:
                await asyncio.sleep(0.01)

    async def n_entries(worker: Desk, table_id: str) -> int:
        return len(await worker.store.entries(table_id))

    run(asyncio.wait_for(test(), PATIENCE))


def test_nobody_waits_for_a_room_that_was_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room may be let go in the moment between two who use it; the second must not stay there alone."""

    async def test() -> None:
        async with desk(tmp_path, monkeypatch, cache=1) as worker:
            table_id = await worker.table(person(), person())
            append, table = worker.store.append, worker.store.table
            going_on = asyncio.Event()

            async def append_slowly(what: Append) -> bool:
                await going_on.wait()
                return await append(what)

            async def table_at_once(table_id: str) -> TableRow | None:
                return None if table_id.startswith("nowhere") else await table(table_id)

            monkeypatch.setattr(worker.store, "append", append_slowly)
            monkeypatch.setattr(worker.store, "table", table_at_once)
            moving = asyncio.create_task(worker.move(table_id))
            await asyncio.sleep(0.1)
            listening = asyncio.create_task(worker.listen(table_id))
            going_on.set()
            others: list[asyncio.Task[None]] = []
            while not listening.done():
                others.append(asyncio.create_task(worker.rooms.read(f"nowhere{len(others)}", lambda *_: None)))
                await asyncio.sleep(0)
            found = await asyncio.gather(*others, return_exceptions=True)
            assert all(isinstance(problem, Problem) for problem in found)
            await moving
            viewer = await listening
            await worker.move(table_id)
            assert (await told(viewer))["what"]["kind"] == "move"

    run(test())


def test_a_worker_shrinks_again_when_those_who_listened_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path, monkeypatch, cache=2) as worker:
            tables = [await worker.table(person(), person()) for _ in range(6)]
            viewers = [(table_id, await worker.listen(table_id)) for table_id in tables[:5]]
            assert rooms_at_hand(worker) == 5, "rooms in use stay"
            for table_id, viewer in viewers:
                worker.rooms.part(table_id, viewer)
            await worker.listen(tables[5])
            assert rooms_at_hand(worker) == 2

    run(test())


def test_who_missed_more_than_an_outbox_holds_can_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut off for being slow, it has missed that much, so it would be cut off again and again."""
    hands: list[tuple[str, dict[str, Any]]] = [("bot", {"seat": 0, "level": "random"}), ("back", {"seat": 0})] * OUTBOX

    async def test() -> None:
        async with desk(tmp_path, monkeypatch) as worker:
            table_id = await worker.table(person(), person(), then=hands)
            viewer = Viewer(Actor(None))
            await worker.rooms.join(table_id, viewer, "", 1, None, [], for_free)
            assert not viewer.lost.is_set()
            message = await told(viewer)
            assert (message["type"], message["seq"]) == ("full", len(hands) + 1)

    run(test())


def test_a_worker_waits_for_its_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that gave up would stop all the others."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}")
    open_store = Store.open
    tries = 0

    async def open_later(url: str) -> Store:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise Unavailable("not there yet")
        return await open_store(url)

    async def test() -> None:
        store, _ = await opening.opened(settings, Limits(rates(settings)))
        await store.close()

    monkeypatch.setattr(Store, "open", open_later)
    monkeypatch.setattr(opening, "PAUSE", 0.01)
    run(test())
    assert tries == 3


def test_a_worker_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is away for long is somebody's to look after."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}")

    async def never(url: str) -> Store:
        raise Unavailable(f"{len(url)}")

    monkeypatch.setattr(Store, "open", never)
    with pytest.raises(Unavailable):
        asyncio.run(opening.opened(settings, Limits(rates(settings)), patience=0.0))
