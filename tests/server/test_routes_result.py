"""The score sheet of a finished game, the replay in pieces, the log of one seat, and options checked over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.whole import BEN, ME, Shared, do, make, play_out, refused, see


def test_the_score_sheet_adds_up_and_speaks_every_language(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            at = f"/api/tables/{made['id']}"
            refused(await ada.get(f"{at}/result"), 409, "not_over")
            await play_out(ada, made["id"])
            told: dict[str, Any] = {
                one: (await ada.get(f"{at}/result", params={"locale": one})).json() for one in ("en", "de", "pl")
            }
            english = told["en"]
            scores = (await ada.get(at)).json()["told"][0]["view"]["changed"]["scores"]
            assert [player["score"] for player in english["players"]] == scores
            for player in english["players"]:
                assert sum(line["amount"] for line in player["lines"]) == player["score"]
            assert english["winners"] == [i for i, player in enumerate(english["players"]) if player["place"] == 1]
            assert len({one["reason"] for one in told.values()}) == 3
            assert len({one["players"][0]["lines"][0]["text"] for one in told.values()}) == 3

    shared.run(run())


def test_an_abandoned_game_has_scores_and_no_places(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            waiting = await make(ada, ME, BEN)
            await ada.post(f"/api/tables/{waiting['id']}/commands", json={"type": "abandon"})
            refused(await ada.get(f"/api/tables/{waiting['id']}/result"), 409, "not_started")
            made = await make(ada, ME, BEN, start=True)
            await ada.post(f"/api/tables/{made['id']}/commands", json={"type": "abandon"})
            told = (await ada.get(f"/api/tables/{made['id']}/result")).json()
            assert (told["winners"], told["reason"]) == ([], None)
            assert [player["place"] for player in told["players"]] == [None] * len(told["players"])

    shared.run(run())


def test_messages_come_in_pieces(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, BEN, start=True)
            idle = 1 - (await see(ada, made["id"]))["asked"][0]
            for _ in range(55):
                assert (await do(ada, made["id"], type="hand", level="random", seat=idle)).status_code == 200
                assert (await do(ada, made["id"], type="take-back", seat=idle)).status_code == 200
            at = f"/api/tables/{made['id']}/updates"
            seen = await see(ada, made["id"])

            async def pieces(size: int, **params: Any) -> list[Any]:
                found: list[Any] = []
                while len(found) <= seen["seq"]:
                    piece = (await ada.get(at, params={"after": len(found) - 1, **params})).json()
                    assert len(piece) == min(size, seen["seq"] + 1 - len(found))
                    found += piece
                assert (await ada.get(at, params={"after": len(found) - 1, **params})).json() == []
                return found

            everything = await pieces(100)
            assert [one["seq"] for one in everything] == list(range(seen["seq"] + 1))
            assert await pieces(7, most=7) == everything
            await pieces(25, most=100, shown=True, locale="de")
            for wrong in (0, 101, 100_000):
                refused(await ada.get(at, params={"most": wrong}), 422, "invalid")

    shared.run(run())


def test_the_log_of_one_seat_keeps_what_another_was_told(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, {**ME, "name": "Ben"}, game="excavation_earth", start=True)
            at = f"/api/tables/{made['id']}/log"
            both = [line["text"] for line in (await ada.get(at)).json()]
            each = [[line["text"] for line in (await ada.get(at, params={"seat": seat})).json()] for seat in (0, 1)]
            assert each[0] != each[1]
            assert set(both) == set(each[0]) | set(each[1])
            refused(await ada.get(at, params={"seat": 5}), 403, "forbidden")

    shared.run(run())


def test_options_are_checked_before_a_table_is_made(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            asked = {"seats": 4, "options": {"long_expedition": True}, "locale": "de"}
            told = (await ada.post("/api/games/archaeology/check", json=asked)).json()
            assert told["problem"]["text"] == "Nur mit 2 oder 3 Plätzen."
            assert told["problem"]["rules"] == ["AR-LONG-01"]
            told = (await ada.post("/api/games/archaeology/check", json={"seats": 3})).json()
            assert (told["problem"], told["refused"]) == (None, [])
            assert [one for one in told["readings"] if one["house"]] == []
            refused(await ada.post("/api/games/chess/check", json={"seats": 2}), 404, "not_found")

    shared.run(run())
