"""Commands over HTTP, given rightly and wrongly, and what is told in words."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.whole import (
    BEN,
    ME,
    OPEN,
    Shared,
    do,
    make,
    question_of,
    refused,
    see,
)

# --- commands -------------------------------------------------------------------------------------


NO_COMMANDS: list[Any] = [
    {},
    {"type": None},
    {"type": "hello"},
    {"type": "ping"},
    {"type": "cheat"},
    {"type": "move"},
    {"type": "move", "code": "1", "seq": 0},
    {"type": "move", "code": True, "seq": 0},
    {"type": "move", "code": 1.0, "seq": 0},
    {"type": "move", "code": 1.5, "seq": 0},
    {"type": "move", "code": -1, "seq": 0},
    {"type": "move", "code": 2**31, "seq": 0},
    {"type": "move", "code": 10**400, "seq": 0},
    {"type": "move", "code": [1], "seq": 0},
    {"type": "move", "code": None, "seq": 0},
    {"type": "move", "code": 1, "seq": -2},
    {"type": "move", "code": 1, "seq": "0"},
    {"type": "move", "code": 1, "seq": None},
    {"type": "move", "code": 1, "seq": 0, "seat": -1},
    {"type": "move", "code": 1, "seq": 0, "seat": 16},
    {"type": "move", "code": 1, "seq": 0, "seat": "0"},
    {"type": "move", "code": 1, "seq": 0, "person": "x"},
    {"type": "move", "code": 1, "seq": 0, "id": 7},
    {"type": "move", "code": 1, "seq": 0, "id": "x" * 61},
    {"type": "move", "code": 1, "seq": 0, "id": "\ud800"},
    {"type": "undo", "steps": 0},
    {"type": "undo", "steps": 10**9},
    {"type": "undo", "steps": True},
    {"type": "vote"},
    {"type": "vote", "yes": 1},
    {"type": "vote", "yes": "true"},
    {"type": "hand"},
    {"type": "hand", "level": "x" * 41},
    {"type": "sit", "invitation": "x" * 101},
    {"type": "why-not", "code": 1, "locale": "fr"},
    {"type": "preview", "code": 1, "locale": "fr"},
    {"type": "start", "now": True},
    [],
    "move",
    7,
    None,
]


def test_a_command_that_is_none_is_refused(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            before = await see(ada, table)
            for command in NO_COMMANDS:
                answer = await ada.post(f"/api/tables/{table}/commands", content=json.dumps(command))
                assert (answer.status_code, answer.json()["error"]) == (422, "invalid"), command
            assert await see(ada, table) == before

    shared.run(run())


def test_a_move_counts_once_and_only_as_an_answer_to_the_last_question(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            seen = await see(ada, table)
            question = question_of(seen)
            codes = [option["code"] for option in question["options"]]
            move = {"type": "move", "code": codes[-1], "seq": seen["seq"]}
            assert question["seq"] <= seen["seq"]
            for wrong, status, error in (
                ({**move, "seq": -1}, 409, "stale"),
                ({**move, "seq": seen["seq"] + 1}, 409, "stale"),
                ({**move, "seq": 2**31 - 1}, 409, "stale"),
                ({**move, "seat": 1 - question["seat"]}, 409, "not_asked"),
                ({**move, "seat": 5}, 400, "bad_request"),
                ({**move, "code": 2**31 - 1}, 409, "illegal"),
            ):
                refused(await do(ada, table, **wrong), status, error)
            illegal = next(code for code in range(1000) if code not in codes)
            told = refused(await do(ada, table, **{**move, "code": illegal}), 409, "illegal")
            assert told["refusal"]["rule"]
            why = (await do(ada, table, type="why-not", code=illegal, locale="de", id="w")).json()
            assert (why["id"], why["refusal"]["rule"]) == ("w", told["refusal"]["rule"])
            assert (await do(ada, table, type="why-not", code=codes[0])).json()["refusal"] is None
            answer = await do(ada, table, type="why-not", code=2**31 - 1)
            assert 400 <= answer.status_code < 500
            assert await see(ada, table) == seen

            done = (await do(ada, table, **move, id="m")).json()
            assert (done["type"], done["id"]) == ("done", "m")
            after = await see(ada, table)
            assert done["seq"] == after["seq"] > seen["seq"]
            assert (await do(ada, table, **move)).status_code == 409
            assert await see(ada, table) == after
            updates = (await ada.get(f"/api/tables/{table}/updates", params={"after": seen["seq"]})).json()
            assert [one["seq"] for one in updates] == list(range(seen["seq"] + 1, after["seq"] + 1))

    shared.run(run())


def test_what_a_move_would_bring_is_told_in_words_to_whoever_asks_for_them(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, game="excavation_earth", options={"solo": True}, start=True))["id"]
            code = question_of(await see(ada, table))["options"][0]["code"]
            plain = (await do(ada, table, type="preview", code=code)).json()
            german = (await do(ada, table, type="preview", code=code, locale="de")).json()
            assert plain["events"]
            assert not any("text" in event for event in plain["events"])
            assert all(event["text"] for event in german["events"])
            assert [{**event, "text": ""} for event in german["events"]] == [
                {**event, "text": ""} for event in plain["events"]
            ]

    asyncio.run(run())


def test_updates_come_from_any_number_and_can_be_waited_for(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            at = f"/api/tables/{table}/updates"
            seen = await see(ada, table)
            assert (await ada.get(at, params={"after": seen["seq"]})).json() == []
            assert (await ada.get(at, params={"after": seen["seq"], "wait": 0.05})).json() == []
            assert [one["seq"] for one in (await ada.get(at)).json()] == list(range(seen["seq"] + 1))
            assert (await ada.get(at, params={"after": 999})).json() == [seen]
            for wrong in ({"after": -2}, {"after": 2**31}, {"after": "x"}, {"wait": 31}, {"wait": -1}, {"wait": "nan"}):
                refused(await ada.get(at, params=wrong), 422, "invalid")
            waiting = asyncio.create_task(ada.get(at, params={"after": seen["seq"], "wait": 20}))
            await asyncio.sleep(0.05)
            code = question_of(seen)["options"][0]["code"]
            assert (await do(ada, table, type="move", code=code, seq=seen["seq"])).status_code == 200
            (update,) = (await waiting).json()
            assert (update["type"], update["seq"]) == ("update", seen["seq"] + 1)

    shared.run(run())


def test_whoever_has_other_seats_than_then_is_told_everything(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Cy") as cy:
            table = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            at = f"/api/tables/{table}/updates"
            for client, mine, others in ((ada, [0, 1], ["0", "1", "none"]), (cy, ["none"], ["0"])):
                kinds = [one["type"] for one in (await client.get(at, params={"after": 0, "seats": mine})).json()]
                assert kinds
                assert set(kinds) == {"update"}
                for other in others:
                    (full,) = (await client.get(at, params={"after": 0, "seats": other})).json()
                    assert full["type"] == "full"
                for wrong in (16, -1, "x", "", [0] * 17):
                    refused(await client.get(at, params={"seats": wrong}), 422, "invalid")

    shared.run(run())


def test_who_has_several_seats_says_which_one(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, {"kind": "me", "name": "Cy"}, start=True))["id"]
            seen = await see(ada, table)
            assert seen["as"] == [0, 1, 2]
            asked = seen["asked"][0]
            assert (await do(ada, table, type="hand", level="random", seat=(asked + 1) % 3)).status_code == 200
            refused(await do(ada, table, type="hand", level="random", seat=(asked + 1) % 3), 409, "bot_plays")
            refused(await do(ada, table, type="hand", level="nobody", seat=asked), 400, "bad_request")
            assert (await do(ada, table, type="take-back", seat=(asked + 1) % 3)).status_code == 200
            refused(await do(ada, table, type="take-back", seat=asked), 409, "yours_already")
            code = question_of(seen)["options"][0]["code"]
            moved = await do(ada, table, type="move", code=code, seq=(await see(ada, table))["seq"])
            assert moved.status_code == 200, "only one of my seats is asked, so it can only mean that"
            assert (await do(ada, table, type="undo", seat=asked)).status_code == 200
            refused(await do(ada, table, type="undo", seat=asked), 409, "nothing_to_undo")
            refused(await do(ada, table, type="vote", yes=True), 409, "no_vote")
            refused(await do(ada, table, type="rematch"), 409, "not_over")
            assert (await do(ada, table, type="abandon")).status_code == 200
            refused(await do(ada, table, type="abandon"), 409, "over")
            refused(await do(ada, table, type="leave", seat=0), 409, "over")

    shared.run(run())


def test_two_people_agree_or_not(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN)
            table = made["id"]
            refused(await do(ada, table, type="move", code=1, seq=0), 409, "not_started")
            await do(ben, table, type="sit", invitation=made["invitation"])
            await do(ada, table, type="start")
            both = {0: ada, 1: ben}
            asked = (await see(ada, table))["asked"][0]
            mine, other = both[asked], both[1 - asked]
            seen = await see(mine, table)
            assert seen["as"] == [asked]
            for told in (seen, await see(other, table)):
                assert told["table"]["secret"] is None
            assert (await see(other, table))["told"][0]["question"] is None

            assert (await do(mine, table, type="abandon")).status_code == 200
            refused(await do(other, table, type="abandon"), 409, "vote_open")
            refused(await do(mine, table, type="vote", yes=True), 403, "forbidden")
            assert (await see(other, table))["table"]["proposal"]["needed"] == [1 - asked]
            assert (await do(other, table, type="vote", yes=False)).status_code == 200
            assert (await see(ada, table))["table"]["proposal"] is None
            refused(await do(mine, table, type="hand", level="random", seat=1 - asked), 403, "forbidden")
            refused(await do(mine, table, type="take-back", seat=1 - asked), 403, "forbidden")

            assert (await do(mine, table, type="abandon")).status_code == 200
            assert (await do(other, table, type="vote", yes=True)).status_code == 200
            over = (await see(ada, table))["table"]
            assert over["status"] == "abandoned"
            assert over["secret"] is not None
            again = (await do(mine, table, type="rematch")).json()["table"]
            assert (await do(other, table, type="rematch")).json()["table"] == again
            assert [(await see(one, again))["as"] for one in (ada, ben)] == [[0], [1]]

    shared.run(run())


# --- words ----------------------------------------------------------------------------------------


def test_the_briefing_tells_what_is_new_in_three_languages(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            at = f"/api/tables/{table}"
            for _ in range(4):
                seen = await see(ada, table)
                code = question_of(seen)["options"][-1]["code"]
                assert (await do(ada, table, type="move", code=code, seq=seen["seq"])).status_code == 200
            told = {one: (await ada.get(f"{at}/briefing", params={"locale": one})).json() for one in ("en", "de", "pl")}
            texts = {one: [line["text"] for line in lines] for one, lines in told.items()}
            assert len(texts["en"]) >= 4
            assert len({tuple(lines) for lines in texts.values()}) == 3
            assert all(text for lines in texts.values() for text in lines)
            assert (await ada.get(f"{at}/log")).json() == told["en"], "nothing was looked at yet"
            await ada.patch("/api/me", json={"locale": "pl"})
            assert (await ada.get(f"{at}/briefing")).json() == told["pl"]

            middle = told["en"][-1]["seq"] - 1
            assert (await ada.post(f"{at}/looked", json={"seq": middle})).status_code == 204
            rest = (await ada.get(f"{at}/briefing")).json()
            assert rest
            assert all(line["seq"] > middle for line in rest)
            await ada.post(f"{at}/looked", json={"seq": 0})
            assert (await ada.get(f"{at}/briefing")).json() == rest, "it never goes back"
            await ada.post(f"{at}/looked", json={"seq": 2**31 - 1})
            assert (await ada.get(f"{at}/briefing")).json() == []
            for wrong in ({}, {"seq": "1"}, {"seq": True}, {"seq": -2}, {"seq": 2**31}, {"seq": 1, "who": "x"}):
                refused(await ada.post(f"{at}/looked", json=wrong), 422, "invalid")
            refused(await ada.get(f"{at}/briefing", params={"locale": "xx"}), 422, "invalid")

    shared.run(run())
