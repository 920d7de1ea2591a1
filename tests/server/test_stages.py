"""A message bit by bit: Zu's turn, card by card."""

from __future__ import annotations

import random
from typing import Any

import httpx

from tests.server.whole import BEN, ME, Shared, do, make, move_of, question_of, refused, see

MOST_MOVES = 400


async def to_a_turn_of_zu(ada: httpx.AsyncClient) -> tuple[str, dict[str, Any]]:
    """A table, and the message with which Zu took its first turn."""
    chance = random.Random(1)
    table = (await make(ada, ME, game="excavation_earth", options={"solo": True}, start=True))["id"]
    for _ in range(MOST_MOVES):
        told = await see(ada, table)
        option = chance.choice(question_of(told)["options"])
        await do(ada, table, type="move", code=option["code"], seq=told["seq"], seat=0)
        [message] = (await ada.get(f"/api/tables/{table}/updates?after={told['seq']}&shown=true")).json()
        if any(event["kind"] == "zu-card" for event in message["told"][0]["events"]):
            return table, message
    raise AssertionError(f"no turn of Zu in {MOST_MOVES} moves")


def test_the_table_is_told_after_each_card_of_zu(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table, message = await to_a_turn_of_zu(ada)
            [told] = message["told"]
            answer = await ada.get(f"/api/tables/{table}/stages?seq={message['seq']}")
            assert answer.status_code == 200
            [found] = answer.json()
            assert found["seat"] == 0
            stages = found["stages"]
            ends = [stage["events"] for stage in stages]
            assert ends == sorted(set(ends))
            assert ends[-1] == len(told["events"])
            assert stages[-1]["shown"] == told["shown"]
            cards = [i for i, event in enumerate(told["events"]) if event["kind"] == "zu-card"]
            assert len(cards) == 2
            # The first card is done before the second is revealed.
            then = next(stage for stage in stages if stage["events"] > cards[0])
            assert then["events"] <= cards[1]
            assert then["shown"]["zu"] != stages[-1]["shown"]["zu"]

    shared.run(run())


def test_nothing_is_between_where_no_rival_is_at_the_table(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve:
            table = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            assert (await do(ada, table, **move_of(await see(ada, table)))).status_code == 200
            known = (await see(ada, table))["seq"]
            for seq in range(known + 1):
                at = f"/api/tables/{table}/stages?seq={seq}"
                assert [one["stages"] for one in (await ada.get(at)).json()] == [[], []]
                assert (await eve.get(at)).json() == [{"seat": None, "stages": []}]
            at = f"/api/tables/{table}/stages"
            assert "no message" in refused(await ada.get(f"{at}?seq={known + 1}"), 404, "not_found")["words"]
            refused(await ada.get(at), 422, "invalid")
            refused(await ada.get(f"{at}?seq=-1"), 422, "invalid")

    shared.run(run())
