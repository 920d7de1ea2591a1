"""The first-game guides: every lesson begins where it should, can be done, and has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import digsite
from digsite import Rng
from digsite.server.lessons import Lesson, lessons, ready
from tests.server.whole import Shared, see

ALL = list(lessons().values())
WORDS = Path(__file__).parents[2] / "web" / "src" / "learn" / "words"
TRIES = 400


def by_key(lesson: Lesson) -> str:
    return lesson.key


@pytest.mark.parametrize("lesson", ALL, ids=by_key)
def test_the_learner_is_asked(lesson: Lesson) -> None:
    state = ready(lesson).replay()
    assert not state.over
    assert state.seat == 0
    names = [option.name.split()[0] for option in state.question.options] if state.question else []
    kinds = digsite.game(lesson.game).event_kinds
    for step in lesson.steps:
        assert all(any(kind.name == one for kind in kinds) for one in step.done), step
    for point in lesson.steps[-1 if len(lesson.steps) == 1 else 0].points:
        family, _, name = point.partition(":")
        if family in ("do", "action"):
            assert name in names, point


@pytest.mark.parametrize("lesson", ALL, ids=by_key)
def test_every_step_can_be_done_before_anybody_else_moves(lesson: Lesson) -> None:
    start = ready(lesson).replay()
    wanted = [set(step.done) for step in lesson.steps if step.done]
    rng = Rng(7)
    for _ in range(TRIES):
        state, at = start.copy(), 0
        for _ in range(60):
            if state.over or state.seat != 0 or at == len(wanted):
                break
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            for event in state.events:
                if at < len(wanted) and event.seat == 0 and event.kind.name in wanted[at]:
                    at += 1
        if at == len(wanted):
            return
    pytest.fail(f"{lesson.key}: not done in {TRIES} tries")


def test_a_lesson_is_a_private_table_with_bots(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve:
            told = (await ada.get("/api/lessons")).json()
            assert [one["key"] for one in told] == [lesson.key for lesson in ALL]
            for lesson in (ALL[0], ALL[3], ALL[-1]):
                made = await ada.post(f"/api/lessons/{lesson.key}")
                assert made.status_code == 201, made.text
                table = (await see(ada, made.json()["id"]))["table"]
                assert (table["game"], table["status"]) == (lesson.game, "running")
                assert [seat["bot"] for seat in table["seats"]] == [None, *["novice"] * (lesson.seats - 1)]
                assert (await eve.get(f"/api/tables/{made.json()['id']}")).status_code in (403, 404)
                gone = await ada.post(f"/api/tables/{made.json()['id']}/commands", json={"type": "abandon"})
                assert gone.status_code == 200, gone.text
            assert (await ada.post("/api/lessons/none")).status_code == 404

    shared.run(run())


@pytest.mark.parametrize("lesson", [lesson for lesson in ALL if lesson.key in ("ar-sell", "ee-sell")], ids=by_key)
def test_nobody_takes_back_what_laid_the_table(shared: Shared, lesson: Lesson) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = (await ada.post(f"/api/lessons/{lesson.key}")).json()["id"]

            async def do(**command: object) -> int:
                return int((await ada.post(f"/api/tables/{made}/commands", json=command)).status_code)

            told = await see(ada, made)
            assert told["told"][0]["undo"] == {"free": 0, "all": 0}
            assert await do(type="undo", steps=1) == 409
            code = told["told"][0]["question"]["options"][0]["code"]
            assert await do(type="move", code=code, seq=told["seq"], seat=0) == 200
            assert (await see(ada, made))["told"][0]["undo"]["all"] == 1
            assert await do(type="undo", steps=2) == 409
            assert await do(type="undo", steps=1) == 200
            after = await see(ada, made)
            assert after["told"][0]["undo"] == {"free": 0, "all": 0}
            assert after["told"][0]["view"] == told["told"][0]["view"]
            assert await do(type="undo", steps=1) == 409

    shared.run(run())


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_every_step_has_words(locale: str) -> None:
    text = (WORDS / f"{locale}.ftl").read_text(encoding="utf-8")
    found = {
        key: set(re.findall(r"^    \.(\w+) = \S", body, flags=re.M))
        for key, body in re.findall(r"^(lesson-[\w-]+) = \S[^\n]*\n((?:    [^\n]*\n)*)", text, flags=re.M)
    }
    wanted: dict[str, set[str]] = {}
    for lesson in ALL:
        wanted[f"lesson-{lesson.key}"] = {"about"}
        for step in lesson.steps:
            wanted[f"lesson-{lesson.key}-{step.key}"] = {"do", "done"} if step.done else set()
    assert found == wanted
