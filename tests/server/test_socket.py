"""Sockets of a server that really listens: hellos, resuming, and whatever else can be sent down a line."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from digsite.server import catching_up, commands, metrics, room
from digsite.server.decide import Actor
from digsite.server.looking import Looking
from digsite.server.patience import CLOSING
from digsite.server.routes import socket as socket_route
from digsite.server.store import Store
from digsite.server.tokens import new_id, new_token
from digsite.server.wire import FROM_SERVER
from tests.server.whole import (
    BEN,
    ME,
    OPEN,
    Answer,
    Shared,
    Whole,
    Wire,
    cookie_of,
    do,
    listening,
    make,
    move_of,
    question_of,
    see,
    sharing,
    whole,
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """A server for all tests here that need no other."""
    with sharing(listening(tmp_path_factory.mktemp("socket"))) as found:
        yield found


# --- hello ------------------------------------------------------------------------------------------


def test_a_seat_is_told_everything_and_then_what_is_new(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            table = made["id"]
            async with Wire(house, table) as one, Wire(house, table, cookie=cookie_of(ada)) as both:
                full = await one.hello(made["tokens"][0])
                assert (full["type"], full["as"]) == ("full", [0])
                seen = await both.hello(locale="de")
                assert seen["as"] == [0, 1]
                assert question_of(seen)["text"]
                assert seen["told"] != (await see(ada, table))["told"], "with words"
                move = move_of(seen, id="m1")
                await both.send(move)
                heard = [await both.hear() for _ in range(2)]
                assert {message["type"] for message in heard} == {"update", "done"}
                update = await one.hear()
                assert (update["type"], update["seq"]) == ("update", full["seq"] + 1)
                for message in [full, seen, update, *heard, await one.ask({"type": "ping"})]:
                    FROM_SERVER.validate_python(message)
                again = await both.ask(move)
                assert (again["type"], again["id"]) == ("refused", "m1")
                assert again["error"] in ("stale", "not_asked")
                FROM_SERVER.validate_python(again)

    shared.run(run())


@pytest.mark.parametrize(
    ("first", "error"),
    [
        ("", "invalid"),
        ("{", "invalid"),
        ("null", "invalid"),
        ("[" * 4000, "invalid"),
        ('{"type":' * 900, "invalid"),
        ({"type": "ping"}, "invalid"),
        ({"type": "move", "code": 1, "seq": 0}, "invalid"),
        ({"type": "hello", "token": 7}, "invalid"),
        ({"type": "hello", "token": "x" * 101}, "invalid"),
        ({"type": "hello", "token": "\ud800"}, "invalid"),
        ({"type": "hello", "after": "0"}, "invalid"),
        ({"type": "hello", "after": True}, "invalid"),
        ({"type": "hello", "after": 1.5}, "invalid"),
        ({"type": "hello", "after": -2}, "invalid"),
        ({"type": "hello", "after": 10**40}, "invalid"),
        ({"type": "hello", "seats": [0] * 17}, "invalid"),
        ({"type": "hello", "seats": [-1]}, "invalid"),
        ({"type": "hello", "seats": ["0"]}, "invalid"),
        ({"type": "hello", "locale": "fr"}, "invalid"),
        ({"type": "hello", "as": [0]}, "invalid"),
        (b'{"type": "hello"}', "bad_request"),
        (b"\xff\x00", "bad_request"),
        ({"type": "hello", "token": ""}, "forbidden"),
        ({"type": "hello", "token": "x"}, "forbidden"),
        ({"type": "hello", "token": new_token()}, "forbidden"),
        ({"type": "hello"}, "not_found"),
    ],
)
def test_a_wrong_hello_ends_the_socket(shared: Shared, first: object, error: str) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            async with Wire(house, table) as wire:
                await wire.send(first)
                goodbye = await wire.hear()
                FROM_SERVER.validate_python(goodbye)
                assert (goodbye["type"], goodbye["error"], goodbye["id"]) == ("refused", error, None)
                assert await wire.ended() == (1008, error)

    shared.run(run())


def test_a_table_that_is_not_there_and_one_that_is_private_are_the_same(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve:
            private = await make(ada, ME, OPEN)
            said = []
            for table in (private["id"], new_id()):
                for cookie in (None, cookie_of(eve), "digsite=forged"):
                    async with Wire(house, table, cookie=cookie) as wire:
                        said.append((await wire.hello(), await wire.ended()))
            assert all(one == said[0] for one in said)
            other = await make(ada, ME, OPEN)
            for token in (other["tokens"][0], private["invitation"]):
                async with Wire(house, private["id"], cookie=cookie_of(ada)) as wire:
                    assert (await wire.hello(token))["error"] == "forbidden", "whoever shows a token is that, or nobody"
            with pytest.raises(InvalidStatus) as odd:
                async with Wire(house, "x"):
                    raise AssertionError("opened")
            assert 400 <= odd.value.response.status_code < 500

    shared.run(run())


def test_no_hello_and_two_hellos(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            with monkeypatch.context() as hasty:
                hasty.setattr(socket_route, "HELLO_SECONDS", 0.1)
                async with Wire(house, made["id"]) as wire:
                    assert await wire.ended() == (1008, "bad_request")
            async with Wire(house, made["id"]) as wire:
                full = await wire.hello(made["tokens"][0])
                second = await wire.ask({"type": "hello", "token": made["tokens"][1]})
                assert (second["type"], second["error"]) == ("refused", "invalid")
                assert (await wire.ask({"type": "ping"}))["type"] == "pong", "it is still the first seat's"
                assert (await wire.ask({"type": "undo", "seat": 1}))["error"] == "forbidden"
                assert full["as"] == [0]

    shared.run(run())


# --- resuming ---------------------------------------------------------------------------------------


def test_who_comes_back_is_told_the_rest(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            table, token = made["id"], made["tokens"][0]
            async with Wire(house, table) as wire:
                first = await wire.hello(token)
            for _ in range(3):
                assert (await do(ada, table, **move_of(await see(ada, table)))).status_code == 200
            missed = []
            async with Wire(house, table) as wire:
                await wire.send({"type": "hello", "token": token, "after": first["seq"], "seats": [0]})
                await wire.send({"type": "ping"})
                while (message := await wire.hear())["type"] != "pong":
                    missed.append(message)
            assert [message["type"] for message in missed] == ["update"] * len(missed)
            assert [message["seq"] for message in missed] == list(range(first["seq"] + 1, first["seq"] + 4))
            now = first["seq"] + 3
            odd: list[Answer] = [
                {"after": now},
                {"after": now, "seats": [1]},
                {"after": now, "seats": []},
                {"after": now, "seats": [0, 0]},
                {"after": now, "seats": [0, 1]},
                {"after": now + 1, "seats": [0]},
                {"after": 2**31 - 1, "seats": [0]},
                {"seats": [0]},
            ]
            for more in odd:
                async with Wire(house, table) as wire:
                    full = await wire.hello(token, **more)
                    assert (full["type"], full["seq"], full["as"]) == ("full", now, [0]), more
            async with Wire(house, table) as wire:
                await wire.send({"type": "hello", "token": token, "after": now, "seats": [0]})
                assert (await wire.ask({"type": "ping"}))["type"] == "pong", "there was nothing to tell"

    shared.run(run())


def test_who_missed_more_than_an_outbox_holds_can_still_come_back(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "OUTBOX", 4)
    monkeypatch.setattr(room, "MOST_MISSED", 2)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            for _ in range(6):
                assert (await do(ada, made["id"], **move_of(await see(ada, made["id"])))).status_code == 200
            now = (await see(ada, made["id"]))["seq"]
            async with Wire(house, made["id"]) as wire:
                message = await wire.hello(made["tokens"][0], after=0, seats=[0])
                assert message["type"] != "refused", message
                while message["seq"] != now:
                    message = await wire.hear()

    shared.run(run())


def test_who_missed_very_much_is_told_how_things_stand(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_MISSED", 3)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            for _ in range(4):
                assert (await do(ada, made["id"], **move_of(await see(ada, made["id"])))).status_code == 200
            now = (await see(ada, made["id"]))["seq"]
            for after, kind in ((now - 4, "full"), (now - 3, "update")):
                async with Wire(house, made["id"]) as wire:
                    assert (await wire.hello(made["tokens"][0], after=after, seats=[0]))["type"] == kind

    shared.run(run())


def test_who_could_not_be_told_anything_does_not_stay_in_the_room(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the table would be kept for ever, and everything put into an outbox that nobody empties."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            with monkeypatch.context() as broken:
                broken.setattr(room.Room, "everything", None)
                async with Wire(house, table, cookie=cookie_of(ada)) as wire:
                    await wire.send({"type": "hello"})
                    assert (await wire.ended())[0] == 1011
            assert await house.app.state.commands.rooms.read(table, lambda there, _: there.viewers) == set()

    shared.run(run())


def test_a_spectator_becomes_a_seat_and_leaves_again(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben:
            table = (await make(ada, ME, OPEN, listed=True))["id"]
            async with Wire(house, table, cookie=cookie_of(ben)) as wire:
                assert (await wire.hello())["as"] == []
                assert (await wire.ask({"type": "start"}))["error"] == "forbidden"
                await wire.send({"type": "sit", "id": "s"})
                heard = [await wire.hear() for _ in range(2)]
                done = next(message for message in heard if message["type"] == "done")
                full = next(message for message in heard if message["type"] == "full")
                assert (done["seat"], done["id"], full["as"]) == (1, "s", [1])
                async with Wire(house, table) as own:
                    assert (await own.hello(done["token"]))["as"] == [1]
                    await wire.send({"type": "leave"})
                    assert (await own.hear())["as"] == []
                    assert (await own.ask({"type": "leave"}))["error"] == "forbidden"
                async with Wire(house, table) as gone:
                    assert (await gone.hello(done["token"]))["error"] == "forbidden"

    shared.run(run())


# --- what is sent -----------------------------------------------------------------------------------


ODD: list[object] = [
    "",
    "{",
    "\x00",
    "[" * 4000,
    '{"a":' * 1500,
    '{"type": "move", "code": NaN, "seq": 0}',
    '{"type": "move", "code": 1e999, "seq": 0}',
    '{"type": "move", "code": ' + "9" * 5000 + ', "seq": 0}',
    '{"type": "move", "type": "start"}x',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "\\ud800\\udc00"}',
    '{"type": "ping", "\\ud83d": 1}',
    [],
    7,
    {"type": "hello"},
    {"type": "ping", "id": "x"},
    {"type": "move", "code": "1", "seq": 0},
    {"type": "move", "code": True, "seq": 0},
    {"type": "move", "code": 1.0, "seq": 0},
    {"type": "move", "code": 1, "seq": 0, "seat": None, "x": 1},
    {"type": "move", "code": 1, "seq": 0, "id": ["a"]},
    {"type": "move", "code": 1, "seq": 0, "id": "i" * 61},
    {"type": "why-not", "code": 2**31 - 1, "id": "i"},
    {"type": "hand", "level": "\u202e" * 40},
    {"type": "sit", "seat": 15},
    {"type": "undo", "steps": 10_000},
    {"type": "vote", "yes": True},
]


def test_nothing_odd_disturbs_a_table(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            before = await see(ada, made["id"])
            async with Wire(house, made["id"]) as wire, Wire(house, made["id"]) as beside:
                await wire.hello(made["tokens"][0])
                await beside.hello(made["tokens"][1])
                for odd in ODD:
                    answer = await wire.ask(odd)
                    assert answer["type"] == "refused", (odd, answer)
                    assert len(json.dumps(answer)) < 2000
                    FROM_SERVER.validate_python(answer)
                assert (await wire.ask({"type": "ping"}))["type"] == "pong"
                await beside.send({"type": "ping"})
                assert (await beside.hear())["type"] == "pong", "nobody else has heard anything of it"
            assert await see(ada, made["id"]) == before

    shared.run(run())


def test_what_is_too_large_or_no_text_ends_the_socket(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            for odd, code in ((" " * 9000, 1009), ("x" * 300_000, 1009), (b"{}", 1008), (b"", 1008)):
                async with Wire(house, made["id"]) as wire, Wire(house, made["id"]) as beside:
                    await beside.hello(made["tokens"][1])
                    await wire.hello(made["tokens"][0])
                    await wire.send(odd)
                    assert (await wire.ended())[0] == code, odd[:9]
                    assert (await beside.ask({"type": "ping"}))["type"] == "pong"
            async with Wire(house, made["id"]) as wire:
                await wire.send("[" * 300_000)
                assert (await wire.ended())[0] == 1009, "also before the hello"

    shared.run(run())


def test_a_line_that_the_web_server_closed_by_itself_is_no_fault_of_ours() -> None:
    """Between its own closing and the end of the line the web server answers every message with a RuntimeError."""

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        if message["type"] != "websocket.accept":
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    async def run() -> None:
        line = WebSocket({"type": "websocket"}, receive, send)
        await line.accept()
        viewer = room.Viewer(Actor(None))
        viewer.put("{}", 7)
        with pytest.raises(WebSocketDisconnect):
            await socket_route.tell(line, viewer)
        assert viewer.sent == -1

    asyncio.run(run())


def test_who_gets_up_is_told_of_it_without_keeping_others_waiting(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a spectator was told so far is worked out for the first time: that takes long where a game is long."""
    where: list[bool] = []

    def noted(*of: Any) -> Any:
        where.append(threading.current_thread() is threading.main_thread())
        return stream_of(*of)

    stream_of = room.stream_of
    monkeypatch.setattr(catching_up, "FEW_ENTRIES", 0)
    monkeypatch.setattr(catching_up, "stream_of", noted)
    monkeypatch.setattr(room, "stream_of", noted)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True, listed=True)
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as wire:
                assert (await wire.hello())["as"] == [0, 1]
                for seat in (0, 1):
                    await wire.send({"type": "leave", "seat": seat})
                heard: list[list[int]] = []
                while len(heard) < 2:
                    message = await wire.hear()
                    heard += [message["as"]] if message["type"] == "full" else []
                assert heard == [[1], []]
                assert where
                assert not any(where)

    shared.run(run())


# --- limits -----------------------------------------------------------------------------------------


def test_a_socket_comes_from_our_own_page(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            for origin in (
                "https://evil.test",
                "null",
                "http://127.0.0.1",
                house.base + "/",
                house.base + "@evil.test",
            ):
                with pytest.raises(InvalidStatus) as no:
                    async with Wire(house, made["id"], cookie=cookie_of(ada), origin=origin):
                        raise AssertionError("opened")
                assert no.value.response.status_code == 403, origin
            async with Wire(house, made["id"], cookie=cookie_of(ada), origin=house.base) as wire:
                assert (await wire.hello())["as"] == [0, 1]

    shared.run(run())


def test_a_person_holds_so_many_sockets_and_a_socket_sends_so_much(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            listening(tmp_path, sockets_per_person=2, messages_per_minute=5) as house,
            house.guest() as ada,
            house.guest("Ben") as ben,
        ):
            table = (await make(ada, ME, OPEN, listed=True))["id"]
            async with (
                Wire(house, table, cookie=cookie_of(ada)) as one,
                Wire(house, table, cookie=cookie_of(ada)) as two,
            ):
                await one.hello()
                await two.hello()
                async with Wire(house, table, cookie=cookie_of(ada)) as three:
                    assert (await three.hello())["error"] == "too_many"
                    assert await three.ended() == (1013, "too_many")
                async with Wire(house, table, cookie=cookie_of(ben)) as other:
                    assert (await other.hello())["type"] == "full", "somebody else is not held up"
                for _ in range(5):
                    assert (await one.ask({"type": "ping"}))["type"] == "pong"
                assert (await one.ask({"type": "ping"}))["error"] == "too_fast"
                assert await one.ended() == (1013, "too_fast")
                assert (await two.ask({"type": "ping"}))["type"] == "pong"
            for _ in range(50):
                if not len(house.app.state.places):
                    break
                await asyncio.sleep(0.02)
            assert len(house.app.state.places) == 0, "places are given back"

    asyncio.run(run())


def test_who_hangs_up_while_waiting_for_news_holds_no_place_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with listening(tmp_path, sockets_per_person=2) as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            after = (await see(ada, made["id"]))["seq"]
            poll = f"/api/tables/{made['id']}/updates?after={after}"
            for _ in range(4):
                with pytest.raises(httpx.ReadTimeout):
                    await ada.get(f"{poll}&wait=20", timeout=httpx.Timeout(5, read=0.3))
                await asyncio.sleep(0.2)
            waiting = asyncio.create_task(ada.get(f"{poll}&wait=20"))
            while not len(house.app.state.places):
                await asyncio.sleep(0.01)
            measured = metrics.REGISTRY.get_sample_value("digsite_told_seconds_count") or 0.0
            assert (await do(ada, made["id"], **move_of(await see(ada, made["id"])))).status_code == 200
            assert [message["seq"] for message in (await waiting).json()] == [after + 1]
            assert metrics.REGISTRY.get_sample_value("digsite_told_seconds_count") == measured + 1
            assert (await ada.get(f"/api/tables/{made['id']}/updates?after={after + 1}&wait=0.2")).json() == []

    asyncio.run(run())


def test_who_gets_up_while_waiting_for_news_is_told_the_table_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers that were heard at the seat are not those of whoever watches."""
    messages = Looking.messages

    async def run() -> None:
        async with listening(tmp_path) as house, house.guest("Ada") as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN, OPEN, listed=True)
            assert (await do(ben, made["id"], type="sit", seat=1)).status_code == 200
            after = (await see(ben, made["id"]))["seq"]

            async def and_leave(rooms: Looking, *of: Any) -> bytes:
                found = await messages(rooms, *of)
                assert (await do(ben, made["id"], type="leave")).status_code == 200
                return found

            monkeypatch.setattr(Looking, "messages", and_leave)
            params: dict[str, Any] = {"after": after, "seats": 1, "wait": 5}
            [told] = (await ben.get(f"/api/tables/{made['id']}/updates", params=params)).json()
            assert (told["type"], told["as"]) == ("full", [])

    asyncio.run(run())


def test_who_does_not_listen_is_cut_off_and_nobody_waits(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "OUTBOX", 8)
    monkeypatch.setattr(socket_route, "SEND_SECONDS", 1.0)
    monkeypatch.setattr(socket_route, "GOODBYE_SECONDS", 0.2)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, game="excavation_earth", start=True)
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as deaf, Wire(house, made["id"]) as beside:
                await deaf.hello(locale="en")
                await beside.hello(made["tokens"][0])
                deaf.socket.transport.pause_reading()
                # It goes on sending all the while: what it is answered fills every buffer on the way.
                full = house.app.state.commands.rooms._rooms[made["id"]]
                viewer = next(one for one in full.viewers if one.actor.only is None)
                flood = "x" * 1_000_000
                for _ in range(40):
                    viewer.put(json.dumps({"type": "pong", "x": flood}))
                assert (await beside.ask({"type": "ping"}))["type"] == "pong"
                for _ in range(200):
                    if viewer not in full.viewers:
                        break
                    await asyncio.sleep(0.05)
                assert viewer not in full.viewers, "it was let go"
                assert (await do(ada, made["id"], **move_of(await see(ada, made["id"])))).status_code == 200
                assert (await beside.hear())["type"] == "update"
                deaf.socket.transport.abort()

    shared.run(run())


# --- no handshake -----------------------------------------------------------------------------------

HANDSHAKE = b"""GET /api/tables/x/socket HTTP/1.1\r
Host: here\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
"""


async def answered(house: Whole, request: bytes) -> bytes:
    """Whatever comes until the line is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.base.rpartition(":")[2]))
    try:
        writer.write(request)
        async with asyncio.timeout(20):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "more",
    [
        b"".join(b"X-%d: y\r\n" % n for n in range(200)),
        b"Cookie: %b\r\n" % (b"c" * 9000),
        b"Content-Length: 3\r\n",
        b"Transfer-Encoding: chunked\r\n",
    ],
    ids=["headers", "cookies", "body", "pieces"],
)
def test_what_opens_no_socket_is_answered_and_closed(shared: Shared, more: bytes) -> None:
    async def run() -> None:
        async with shared.opened() as house:
            head, _, body = (await answered(house, HANDSHAKE + more + b"\r\n")).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400 ")
            assert json.loads(body)["error"] == "bad_request"

    shared.run(run())


def test_a_socket_behind_answers_that_are_still_to_come_is_not_opened(shared: Shared) -> None:
    """Nothing would hold them back any more, however many there are."""

    async def run() -> None:
        async with shared.opened() as house:
            asks = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"
            assert await answered(house, asks * 50 + HANDSHAKE + b"\r\n") == b""

    shared.run(run())


# --- too much at once -------------------------------------------------------------------------------


def test_what_comes_at_once_is_answered_in_turn(shared: Shared) -> None:
    """More than an outbox holds: whoever hears it would be cut off if nothing were sent meanwhile."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as wire:
                await wire.hello()
                n_pings = 600
                await asyncio.gather(*(wire.send({"type": "ping"}) for _ in range(n_pings)))
                for _ in range(n_pings):
                    assert (await wire.hear())["type"] == "pong"

    shared.run(run())


@pytest.mark.parametrize("kind", ["ping", "pong", "pieces"])
def test_a_flood_of_frames_that_say_nothing_ends_the_line(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with listening(tmp_path, messages_per_minute=600) as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as wire:
                await wire.hello()
                for _ in range(20):
                    await (await wire.socket.ping())
                with suppress(ConnectionClosed):
                    if kind == "pieces":
                        await wire.socket.send("" for _ in range(400))
                    for _ in range(400):
                        await (wire.socket.ping() if kind == "ping" else wire.socket.pong())
                assert await wire.ended() == (1006, "")
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as again:
                assert (await again.hello())["type"] == "full", "and nobody is shut out"

    asyncio.run(run())


def test_where_more_messages_are_allowed_so_are_more_frames(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            async with Wire(house, made["id"], cookie=cookie_of(ada)) as wire:
                await wire.hello()
                for _ in range(400):
                    await wire.socket.pong()
                assert await wire.ask({"type": "ping"}) == {"type": "pong"}

    shared.run(run())


def test_while_a_choice_is_tried_out_others_play_on(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, goes_on = threading.Event(), threading.Event()

    def slow(*_: object) -> Answer:
        begun.set()
        assert goes_on.wait(20)
        return {"final": False, "scores": [], "events": [], "shown": {}}

    monkeypatch.setattr(commands, "preview", slow)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest() as ben:
            mine, other = [(await make(one, ME, BEN, start=True))["id"] for one in (ada, ben)]
            asked = question_of(await see(ada, mine))
            choice = {"type": "preview", "code": asked["options"][0]["code"], "seat": asked["seat"]}
            tried = asyncio.create_task(do(ada, mine, **choice))
            await asyncio.to_thread(begun.wait, 20)
            for table, one in ((other, ben), (mine, ada)):
                assert (await do(one, table, **move_of(await see(one, table)))).status_code == 200
            assert not tried.done()
            goes_on.set()
            assert (await tried).json()["type"] == "preview"

    shared.run(run())


# --- after a copy was put back ----------------------------------------------------------------------


def test_who_heard_another_game_is_told_the_table_anew(shared: Shared) -> None:
    """The server was set back to a copy, and others have played on: the same number is another message."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            table, token = made["id"], made["tokens"][0]
            for _ in range(4):
                assert (await do(ada, table, **move_of(await see(ada, table)))).status_code == 200
            async with Wire(house, table) as wire:
                full = await wire.hello(token)
            async with Wire(house, table) as wire:
                heard = await wire.hello(token, after=full["seq"] - 2, seats=[0])
            for at, kind in ((heard["at"], "update"), (heard["at"] + 0.5, "full"), (None, "update")):
                async with Wire(house, table) as wire:
                    assert (await wire.hello(token, after=heard["seq"], seats=[0], at=at))["type"] == kind
                where = {"after": heard["seq"], "seats": 0} | ({} if at is None else {"at": at})
                answer = await ada.get(
                    f"/api/tables/{table}/updates", params=where, headers={"Authorization": f"Bearer {token}"}
                )
                assert answer.json()[0]["type"] == kind
            async with Wire(house, table) as wire:
                await wire.send({"type": "hello", "token": token, "after": full["seq"], "seats": [0], "at": full["at"]})
                assert (await wire.ask({"type": "ping"}))["type"] == "pong", "there was nothing to tell"

    shared.run(run())


def test_who_waits_for_news_hears_that_there_are_none_when_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            now = (await see(ada, table))["seq"]
            waits = asyncio.create_task(ada.get(f"/api/tables/{table}/updates", params={"after": now, "wait": 30}))
            await asyncio.sleep(0.2)
            assert not waits.done()
            assert house.state is not None
            house.state[CLOSING].set()
            answer = await asyncio.wait_for(waits, 5)
            assert (answer.status_code, answer.json()) == (200, [])

    asyncio.run(run())


def test_nobody_waits_long_until_it_is_written_how_far_somebody_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops while the database hangs would be told of it by every socket."""

    class Hanging:
        async def looked(self, *_: object) -> None:
            await asyncio.Event().wait()

    async def run() -> None:
        viewer = room.Viewer(Actor("p0"))
        viewer.sent = 3
        async with asyncio.timeout(20):
            await socket_route.note_looked(cast(Store, Hanging()), "t", viewer.actor, viewer)

    monkeypatch.setattr(socket_route, "NOTE_SECONDS", 0.05)
    asyncio.run(run())
