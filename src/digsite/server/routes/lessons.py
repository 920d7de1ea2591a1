"""The first-game guides: which lessons there are, and a table of one's own for each."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from digsite.server.access import TheCommands
from digsite.server.deps import Me, TheLimits
from digsite.server.lessons import lessons, ready
from digsite.server.problems import Problem, answers
from digsite.server.routes.tables import TableMade, table_made
from digsite.server.seats import Occupant

router = APIRouter(prefix="/api", tags=["games"])

BOT: Final = "novice"


class StepTold(BaseModel):
    """One thing to do, or to read."""

    key: str
    points: Annotated[list[str], Field(description="Pieces to look at, and actions: do:trade.")]
    done: Annotated[list[str], Field(description="Kinds of events that mean it was done; none: something to read.")]


class LessonTold(BaseModel):
    """A lesson of a first-game guide. The words are the page's."""

    key: str
    game: str
    seats: int
    steps: list[StepTold]


@router.get("/lessons", operation_id="list_lessons", responses=answers(429))
async def list_lessons() -> list[LessonTold]:
    """All lessons, in the order in which they are meant to be played."""
    return [
        LessonTold(
            key=lesson.key,
            game=lesson.game,
            seats=lesson.seats,
            steps=[StepTold(key=step.key, points=list(step.points), done=list(step.done)) for step in lesson.steps],
        )
        for lesson in lessons().values()
    ]


@router.post(
    "/lessons/{lesson_key}",
    operation_id="start_lesson",
    status_code=201,
    responses=answers(400, 401, 403, 404, 422, 429, 503),
)
async def start_lesson(
    lesson_key: Annotated[str, Path(max_length=40)], me: Me, limits: TheLimits, commands: TheCommands
) -> TableMade:
    """A private table where the game stands as the lesson wants it: you have the first seat, bots have the others."""
    lesson = lessons().get(lesson_key)
    if lesson is None:
        raise Problem("not_found")
    limits.take("table", me.id)
    record = await asyncio.to_thread(ready, lesson)
    seats = [Occupant(person=me.id, name=me.name), *(Occupant(bot=BOT) for _ in range(lesson.seats - 1))]
    made = await commands.lay_from(record, seats, me.id, stays=True)
    return table_made(made)
