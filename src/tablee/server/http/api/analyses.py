"""Analyses of finished matches, and second tries at their turns."""

from contextlib import nullcontext
from functools import partial
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response

from tablee.server.http.api.bodies import body_of, takes
from tablee.server.http.api.dependencies import (
    InLobby,
    Limited,
    Visiting,
    count_analysis,
    count_draft,
    count_replay,
    new_router,
)
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.questions import ask
from tablee.server.http.api.responses import UNAVAILABLE, encoded, json_of
from tablee.server.rate_limits import RateLimits
from tablee.server.visitors import Visitor
from tablee.table.analysing.analyst import Analyst
from tablee.table.calls import analyses
from tablee.table.lobby import Lobby
from tablee.table.messages.requests import AnalysisWanted, FinishedMatch, TurnTried

router = new_router()

Wanted = Annotated[AnalysisWanted, body_of(AnalysisWanted)]
Tried = Annotated[TurnTried, body_of(TurnTried)]
TRIED = takes("TurnTried")


@router.post("/analysis", responses=json_of("Analysis") | UNAVAILABLE, openapi_extra=takes("AnalysisWanted"))
async def analyse(wanted: Wanted, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Analyse a finished match from a step on: one part, or all that is known from earlier requests.

    Ask for the rest with `first` at `next`, until that is null. What nobody asks for is not analysed.
    """
    analyst: Analyst = request.app.state.analyst
    text = await _record(wanted, request, lobby, limits, visitor)
    count = partial(limits.analyses.spend, visitor.address)
    found = analyses.analyse(analyst, visitor.address, text, wanted, count)
    return encoded(await while_connected(request, found))


@router.post(
    "/analysis/try",
    responses=json_of("Tried") | UNAVAILABLE,
    dependencies=[Depends(count_analysis)],
    openapi_extra=TRIED,
)
async def try_again(tried: Tried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Judge another action in the place of one that was played: whether it is allowed, and what it loses."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, analyses.try_again, text, tried))


@router.post(
    "/analysis/show",
    responses=json_of("Step") | UNAVAILABLE,
    dependencies=[Depends(count_replay)],
    openapi_extra=TRIED,
)
async def show(tried: Tried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Show the table as it would have been after another action, from the seat of the player."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, analyses.show, text, tried))


@router.post(
    "/analysis/check",
    responses=json_of("DraftVerdict") | UNAVAILABLE,
    dependencies=[Depends(count_draft)],
    openapi_extra=TRIED,
)
async def check(tried: Tried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Judge the draft of another action in the place of one that was played."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, analyses.check, text, tried))


async def _record(wanted: FinishedMatch, request: Request, lobby: Lobby, limits: RateLimits, visitor: Visitor) -> str:
    """Return the record of the match; to ask for a table's by its code may be a guess."""
    with limits.guess(visitor) if wanted.code is not None else nullcontext():
        return await while_connected(request, analyses.record_of(lobby, wanted, visitor.address))


def _json(told: bytes) -> Response:
    return Response(told, media_type="application/json")
