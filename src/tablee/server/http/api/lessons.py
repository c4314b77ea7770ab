"""Lessons: their scenes, and the referee's verdicts on a learner's attempts."""

from fastapi import Depends, Request
from fastapi.responses import Response

from tablee.server.http.api.dependencies import count_draft, new_router
from tablee.server.http.api.models import Attempt, Judged
from tablee.server.http.api.responses import json_of
from tablee.table.bots.client import BotClient
from tablee.table.rendering.lessons import check_attempt, judge_attempt, lesson_for

router = new_router()


@router.get("/lessons/{game}", responses=json_of("Lesson"))
def lesson(game: str) -> Response:
    """Return the lesson of a game: its scenes, each with the table as the learner sees it."""
    return Response(lesson_for(game), media_type="application/json")


@router.post(
    "/lessons/{game}/{scene}/play",
    dependencies=[Depends(count_draft)],
)
async def attempt(request: Request, game: str, scene: int, tried: Attempt) -> Judged:
    """Judge a learner's action in a scene of a lesson, counted from 0. Nothing is stored: the next scene is fixed."""
    bot_client: BotClient = request.app.state.bot_client
    judgement = await bot_client.aside(judge_attempt, game, scene, tried.action)
    return Judged.of(judgement.refusal, wanted=judgement.wanted)


@router.post("/lessons/{game}/{scene}/check", responses=json_of("DraftVerdict"), dependencies=[Depends(count_draft)])
async def check_lesson(request: Request, game: str, scene: int, tried: Attempt) -> Response:
    """Judge the draft of a learner's turn in a scene of a lesson."""
    bot_client: BotClient = request.app.state.bot_client
    told = await bot_client.aside(check_attempt, game, scene, tried.action)
    return Response(told, media_type="application/json")
