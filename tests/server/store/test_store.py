"""What the store keeps, and gives back as it was, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from digsite.server.journal import FINISHED, RUNNING, WAITING, SeatRow
from digsite.server.person import Person
from digsite.server.store import Invitation, LoginTaken, Store
from tests.server.store.things import appending, entry, make_table, opened, table_row

ANN = Person("p1", "Ann", "en", 12.5)
BOB = Person("p2", "Bob", "de", 13.5, login="Bob", password_hash="$argon2id$x", epoch=3)


def test_a_table_comes_back_as_it_was_made(store_url: str) -> None:
    async def main() -> None:
        row = table_row("t", seed=2**64 - 1, listed=False, created_at=0.1 + 0.2, options={"b": [1, None], "a": "ł\x00"})
        journal = [entry(0, "made", seats=[{"kind": "open"}]), entry(1, "undo", redraw=2**64 - 1)]
        async with opened(store_url) as [store]:
            await store.create(row, journal, [], {})
            found = await store.table("t")
            assert found == replace(row, last_seq=1, updated_at=1001.0)
            assert list(found.options) == ["b", "a"]
            assert await store.entries("t") == journal
            assert await store.entries("t", after=0) == journal[1:]
            assert await store.table("other") is None
            assert await store.entries("other") == []

    asyncio.run(main())


def test_what_was_written_is_there_after_opening_again(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            assert await store.append(appending("t", entry(1)))
        async with opened(store_url) as [store]:
            assert [line.seq for line in await store.entries("t")] == [0, 1]

    asyncio.run(main())


def test_a_new_table_is_numbered_from_0_and_made_whole_or_not_at_all(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            with pytest.raises(ValueError, match="numbered from 0"):
                await store.create(table_row("t"), [entry(1)], [], {})
            with pytest.raises(ValueError, match="is of table u"):
                await store.create(table_row("t"), [entry(0)], [SeatRow("u", 0, None, None)], {})
            twice = [SeatRow("t", 0, "ann", None), SeatRow("t", 0, "bob", None)]
            with pytest.raises(IntegrityError):
                await store.create(table_row("t"), [entry(0)], twice, {})
            assert await store.table("t") is None
            assert await store.entries("t") == []
            await make_table(store, "t")
            with pytest.raises(IntegrityError):
                await make_table(store, "t")

    asyncio.run(main())


def test_seats_and_their_tokens(store_url: str) -> None:
    async def main() -> None:
        rows = [SeatRow("t", 1, "bob", "hash-b"), SeatRow("t", 0, None, None)]
        async with opened(store_url) as [store]:
            await store.create(table_row("t"), [entry(0)], rows, {})
            await make_table(store, "u")
            assert await store.seats("t") == [rows[1], rows[0]]
            assert await store.seat_of_token("t", "hash-b") == rows[0]
            assert await store.seat_of_token("t", "hash-a") is None
            assert await store.seat_of_token("u", "hash-b") is None
            sits = SeatRow("t", 0, "ann", "hash-a")
            leaves = SeatRow("t", 1, None, None)
            assert await store.append(appending("t", entry(1, "sit"), seats=(sits, leaves)))
            assert await store.seats("t") == [sits, leaves]
            assert await store.seat_of_token("t", "hash-b") is None

    asyncio.run(main())


def test_invitations_to_a_seat_and_to_any(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.create(table_row("t"), [entry(0)], [], {None: "any", 0: "first"})
            assert await store.invitation("t", "any") == Invitation(None)
            assert await store.invitation("t", "first") == Invitation(0)
            assert await store.invitation("u", "any") is None
            await store.set_invitation("t", None, "any again")
            await store.set_invitation("t", 1, "second")
            assert await store.invitation("t", "any") is None
            assert await store.invitation("t", "any again") == Invitation(None)
            assert await store.invitation("t", "first") == Invitation(0)
            assert await store.invitation("t", "second") == Invitation(1)

    asyncio.run(main())


def test_public_tables_are_listed_newest_first(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for k in range(5):
                await make_table(store, f"t{k}", created_at=float(k), listed=k != 3)
            assert await store.append(appending("t1", entry(1), status=RUNNING))
            waiting = await store.listed(WAITING, None, 2)
            assert [row.id for row in waiting] == ["t4", "t2"]
            assert [row.id for row in await store.listed(WAITING, waiting[-1].created_at, 2)] == ["t0"]
            assert [row.id for row in await store.listed(RUNNING, None, 2)] == ["t1"]

    asyncio.run(main())


def test_my_tables_are_listed_with_my_seats_running_ones_first(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for k, status in enumerate([RUNNING, WAITING, FINISHED, RUNNING]):
                held = [SeatRow(f"t{k}", seat, "ann", None) for seat in range(12)]
                held.append(SeatRow(f"t{k}", 12, "bob", None))
                row = table_row(f"t{k}", status=status, created_at=float(k))
                await store.create(row, [entry(0)], held, {})
            mine = await store.tables_of("ann", 3)
            assert [(row.id, seats) for row, seats in mine] == [
                ("t3", list(range(12))),
                ("t0", list(range(12))),
                ("t2", list(range(12))),
            ]
            assert [seats for _, seats in await store.tables_of("bob", 9)] == [[12]] * 4
            assert await store.tables_of("nobody", 9) == []

    asyncio.run(main())


def test_tables_that_wait_for_somebody_come_first_however_old_they_are(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:

            async def lay(name: str, created_at: float, **index: Any) -> None:
                row = table_row(name, status=RUNNING, created_at=created_at, **index)
                held = [SeatRow(name, 0, "cy", None), SeatRow(name, 3, "ann", None), SeatRow(name, 4, "bob", None)]
                await store.create(row, [entry(0)], held, {})

            await lay("mine", 1.0, asked=0b01000)
            await lay("mine and a bot's", 2.0, asked=0b11000, bots_due=True)
            for k in range(55):
                await lay(f"t{k}", 10.0 + k, asked=0b10000 if k % 2 else 0b00111)
            first = [row.id for row, _ in await store.tables_of("ann", 50)]
            assert first[:4] == ["mine", "mine and a bot's", "t54", "t53"]
            rest = [row.id for row, _ in await store.tables_of("ann", 50, skip=50)]
            assert rest == [f"t{k}" for k in range(6, -1, -1)]
            assert len({*first, *rest}) == 57
            of_bob = [row.id for row, _ in await store.tables_of("bob", 29)]
            assert of_bob == [*(f"t{k}" for k in range(53, 0, -2)), "mine and a bot's", "t54"]

    asyncio.run(main())


def test_my_tables_are_also_those_that_i_host_without_a_seat(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.create(table_row("t"), [entry(0)], [SeatRow("t", 0, "bob", None)], {})
            await make_table(store, "u", host="bob", created_at=101.0)
            assert [(row.id, seats) for row, seats in await store.tables_of("ann", 9)] == [("t", [])]
            assert [(row.id, seats) for row, seats in await store.tables_of("bob", 9)] == [("u", []), ("t", [0])]
            await store.set_host("u", "ann")
            assert [row.id for row, _ in await store.tables_of("ann", 9)] == ["u", "t"]
            assert [row.id for row, _ in await store.tables_of("bob", 9)] == ["t"]

    asyncio.run(main())


def test_tables_where_a_bot_is_due(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for name in ("idle", "asks a person", "fresh", "over", "idle longer"):
                await make_table(store, name)
            assert await store.append(appending("idle", entry(1), bots_due=True))
            assert await store.append(appending("asks a person", entry(1)))
            assert await store.append(appending("fresh", replace(entry(1), at=5000.0), bots_due=True))
            assert await store.append(appending("over", entry(1), status=FINISHED, bots_due=True))
            assert await store.append(appending("idle longer", replace(entry(1), at=900.0), bots_due=True))
            assert list((await store.due(2000.0, 10)).items()) == [("idle longer", 1), ("idle", 1)]
            assert await store.due(2000.0, 1) == {"idle longer": 1}
            assert await store.due(900.0, 10) == {}

    asyncio.run(main())


def test_visits_and_looks(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            assert not await store.visits("t", "ann")
            await store.visit("t", "ann")
            await store.visit("t", "ann")
            assert await store.visits("t", "ann")
            assert not await store.visits("t", "bob")
            assert await store.looked_at("t", "ann") == -1
            for seq, then in [(4, 4), (2, 4), (7, 7)]:
                await store.looked("t", "ann", seq)
                assert await store.looked_at("t", "ann") == then
            assert await store.looked_at("t", "bob") == -1

    asyncio.run(main())


def test_visits_and_looks_move_from_one_person_to_another(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for name, old, new in [("t", 4, -1), ("u", 2, 7), ("v", 7, 2)]:
                await make_table(store, name)
                await store.looked(name, "guest", old)
                if new >= 0:
                    await store.looked(name, "ann", new)
            await store.visit("t", "guest")
            await store.visit("u", "guest")
            await store.visit("u", "ann")
            await store.visit("v", "bob")
            await store.move_visits("guest", "ann")
            assert [await store.looked_at(name, "ann") for name in "tuv"] == [4, 7, 7]
            assert [await store.looked_at(name, "guest") for name in "tuv"] == [-1] * 3
            assert [await store.visits(name, "ann") for name in "tuv"] == [True, True, False]
            assert [await store.visits(name, "guest") for name in "tuv"] == [False] * 3
            assert await store.visits("v", "bob")

    asyncio.run(main())


def test_thousands_who_look_at_once_share_transactions(store_url: str) -> None:
    """So it is when a line breaks and all sockets close: neither do they fail nor does anybody else."""

    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            looks = [store.looked("t", f"p{k % 1500}", k // 1500) for k in range(3000)]
            await asyncio.gather(*looks, store.visit("t", "ann"))
            assert {await store.looked_at("t", f"p{k}") for k in (0, 700, 1499)} == {1}
            assert await store.visits("t", "ann")

    asyncio.run(main())


def test_people_come_back_as_they_were(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.add_person(ANN)
            await store.add_person(BOB)
            assert await store.person("p1") == ANN
            assert await store.person("p2") == BOB
            assert await store.person("p3") is None
            ann = replace(ANN, name="Anna", login="Änne", epoch=1)
            await store.change_person(ann, 0)
            assert await store.person("p1") == ann
            assert await store.person_of_login("äNNE") == ann
            assert await store.person_of_login("Anne") is None
            with pytest.raises(LookupError, match="p1 of epoch 0"):  # whoever was logged out meanwhile changes nothing
                await store.change_person(replace(ANN, name="Eve"), 0)
            assert await store.person("p1") == ann
            with pytest.raises(LookupError, match="p9"):
                await store.change_person(replace(ANN, id="p9"), 0)
            with pytest.raises(IntegrityError):
                await store.add_person(replace(ANN, name="another with that id"))

    asyncio.run(main())


def test_a_new_epoch_voids_the_tokens_of_that_person_and_tells_of_it(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            voided: list[str] = []
            store.listen_voided(voided.append)
            await store.add_person(ANN)
            await store.add_person(BOB)
            rows = [SeatRow("t", 0, "p1", "a"), SeatRow("t", 1, "p2", "b")]
            await store.create(table_row("t"), [entry(0)], rows, {})
            await store.change_person(replace(ANN, name="Anna"), 0)
            assert await store.seats("t") == rows
            await store.change_person(replace(ANN, epoch=1), 0)
            assert await store.seats("t") == [SeatRow("t", 0, "p1", None), rows[1]]
            assert set(voided) == {"p1"}

    asyncio.run(main())


def test_a_fresh_token_is_for_whoever_has_the_seat_and_is_still_logged_in(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.add_person(ANN)
            rows = [SeatRow("t", 0, "p1", "a"), SeatRow("t", 1, "p2", "b")]
            await store.create(table_row("t"), [entry(0)], rows, {})
            assert not await store.set_token(SeatRow("t", 0, "p1", "stolen"), 1)
            assert not await store.set_token(SeatRow("t", 1, "p1", "stolen"), 0)
            assert not await store.set_token(SeatRow("t", 0, "nobody", "stolen"), 0)
            assert await store.seats("t") == rows
            assert await store.set_token(SeatRow("t", 0, "p1", "fresh"), 0)
            assert await store.seat_of_token("t", "a") is None
            assert await store.seat_of_token("t", "fresh") == SeatRow("t", 0, "p1", "fresh")

    asyncio.run(main())


def test_no_fresh_token_outlives_a_logout_that_it_races_with(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url, store_url) as [here, there]:
            await here.add_person(ANN)
            await here.create(table_row("t"), [entry(0)], [SeatRow("t", 0, "p1", None)], {})
            got: list[bool] = []
            for epoch in range(20):
                fresh = SeatRow("t", 0, "p1", f"fresh-{epoch}")
                logout = here.change_person(replace(ANN, epoch=epoch + 1), epoch)
                both = (logout, there.set_token(fresh, epoch)) if epoch % 2 else (there.set_token(fresh, epoch), logout)
                got.append(any(await asyncio.gather(*both)))
                assert await here.seats("t") == [SeatRow("t", 0, "p1", None)]
            assert any(got), "some of them came first, and were voided"

    asyncio.run(main())


def test_a_token_is_handed_on_to_the_same_seat_of_the_same_person(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.add_person(ANN)
            await store.add_person(BOB)
            rows = [SeatRow("t", 0, "p1", "a"), SeatRow("t", 1, "p2", None)]
            await store.create(table_row("t"), [entry(0)], rows, {})
            again = [SeatRow("u", 0, "p1", None), SeatRow("u", 1, "p2", None), SeatRow("u", 2, "p1", None)]
            await store.create(table_row("u"), [entry(0)], again, {})
            for wrong in (
                SeatRow("u", 0, "p2", "stolen"),  # the seat there is another's
                SeatRow("u", 1, "p2", "stolen"),  # no token opens the seat here
                SeatRow("u", 2, "p1", "stolen"),  # nor this one, which is not there
                SeatRow("v", 0, "p1", "stolen"),
            ):
                assert not await store.hand_on_token("t", wrong)
            assert await store.seats("u") == again
            fresh = SeatRow("u", 0, "p1", "fresh")
            assert await store.hand_on_token("t", fresh)
            assert await store.seat_of_token("u", "fresh") == fresh
            assert await store.seats("t") == rows
            await store.change_person(replace(ANN, epoch=1), 0)
            assert not await store.hand_on_token("t", fresh)

    asyncio.run(main())


def test_no_token_that_is_handed_on_outlives_a_logout_that_it_races_with(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url, store_url) as [here, there]:
            await here.add_person(ANN)
            for name in ("t", "u"):
                await here.create(table_row(name), [entry(0)], [SeatRow(name, 0, "p1", None)], {})
            got: list[bool] = []
            for epoch in range(20):
                assert await here.set_token(SeatRow("t", 0, "p1", f"old-{epoch}"), epoch)
                handing = there.hand_on_token("t", SeatRow("u", 0, "p1", f"fresh-{epoch}"))
                logout = here.change_person(replace(ANN, epoch=epoch + 1), epoch)
                got.append(any(await asyncio.gather(*((logout, handing) if epoch % 2 else (handing, logout)))))
                assert await here.seats("u") == [SeatRow("u", 0, "p1", None)]
            assert any(got), "some of them came first, and were voided"

    asyncio.run(main())


def test_a_login_belongs_to_one_person_whatever_its_case(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await store.add_person(BOB)
            with pytest.raises(LoginTaken, match="bOB"):
                await store.add_person(replace(ANN, login="bOB"))
            assert await store.person("p1") is None
            await store.add_person(ANN)
            with pytest.raises(LoginTaken):
                await store.change_person(replace(ANN, login="BOB"), 0)
            assert await store.person("p1") == ANN
            await store.change_person(replace(BOB, login="BOB"), BOB.epoch)  # one's own
            await store.change_person(replace(BOB, login=None), BOB.epoch)
            await store.change_person(replace(ANN, login="bob"), 0)

    asyncio.run(main())


def test_a_setting_is_made_once(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url, store_url) as stores:
            made = count()
            values = set(await asyncio.gather(*(store.setting("key", lambda: f"{next(made)}") for store in stores * 4)))
            assert len(values) == 1
            assert await stores[0].setting("key", lambda: "too late") in values
            assert await stores[0].setting("other key", lambda: "new") == "new"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite://", "in memory would lose every game"),
        ("sqlite:///:memory:", "in memory would lose every game"),
        ("sqlite:///file:x?mode=memory", "nothing more"),
        ("sqlite:////no/such/folder/x.db", "the folder of the database /no/such/folder/x.db does not exist"),
        ("mysql://me:pass@host/x", "begins with 'mysql': allowed are sqlite:///PATH and postgresql://"),
        ("me:pass@host", "cannot be read: allowed are"),
    ],
)
def test_a_wrong_address_is_refused_and_no_password_repeated(url: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as caught:
        asyncio.run(Store.open(url))
    assert "pass" not in str(caught.value)


def test_sqlite_commits_are_durable_and_checked(tmp_path: Path) -> None:
    """WAL with synchronous FULL (2): what was committed survives a power cut."""

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as [store]:
            async with store._writing() as connection:
                found = {}
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
                    found[name] = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            with pytest.raises(IntegrityError):
                await store.visit("no such table", "ann")

    asyncio.run(main())
