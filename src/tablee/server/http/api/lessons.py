"""Lessons: their scenes, and the referee's verdicts on a learner's attempts."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response

from tablee.server.http.api.bodies import body_of, takes
from tablee.server.http.api.dependencies import count_draft, new_router
from tablee.server.http.api.responses import encoded, json_of
from tablee.table.calls import questions
from tablee.table.messages.requests import Attempt
from tablee.table.rendering.lessons import lesson_for

router = new_router()

Tried = Annotated[Attempt, body_of(Attempt)]


@router.get("/lessons/{game}", responses=json_of("Lesson"))
def lesson(game: str) -> Response:
    """Return the lesson of a game: its scenes, each with the table as the learner sees it."""
    return Response(lesson_for(game), media_type="application/json")


@router.post(
    "/lessons/{game}/{scene}/play",
    responses=json_of("Judged"),
    dependencies=[Depends(count_draft)],
    openapi_extra=takes("Attempt"),
)
async def attempt(request: Request, game: str, scene: int, tried: Tried) -> Response:
    """Judge a learner's action in a scene of a lesson, counted from 0. Nothing is stored: the next scene is fixed."""
    return encoded(await questions.attempt(request.app.state.bot_client, game, scene, tried))


@router.post(
    "/lessons/{game}/{scene}/check",
    responses=json_of("DraftVerdict"),
    dependencies=[Depends(count_draft)],
    openapi_extra=takes("Attempt"),
)
async def check_lesson(request: Request, game: str, scene: int, tried: Tried) -> Response:
    """Judge the draft of a learner's turn in a scene of a lesson."""
    told = await questions.check_lesson(request.app.state.bot_client, game, scene, tried)
    return Response(told, media_type="application/json")
