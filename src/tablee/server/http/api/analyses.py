"""Analyses of finished matches, and second tries at their turns."""

from functools import partial

import msgspec
from fastapi import Depends, Request
from fastapi.responses import Response

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
from tablee.server.http.api.models import AnalysisWanted, FinishedMatch, TurnTried
from tablee.server.http.api.questions import ask
from tablee.server.http.api.responses import UNAVAILABLE, json_of
from tablee.server.rate_limits import RateLimits
from tablee.server.visitors import Visitor
from tablee.table.analysing.analyst import Analyst
from tablee.table.analysing.tries import check_turn, show_turn, try_turn
from tablee.table.lobby import Lobby

router = new_router()


@router.post("/analysis", responses=json_of("Analysis") | UNAVAILABLE)
async def analyse(
    wanted: AnalysisWanted, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting
) -> Response:
    """Analyse a finished match from a step on: one part, or all that is known from earlier requests.

    Ask for the rest with `first` at `next`, until that is null. What nobody asks for is not analysed.
    """
    analyst: Analyst = request.app.state.analyst
    text = await _record(wanted, request, lobby, limits, visitor)
    count = partial(limits.analyses.spend, visitor.address)
    found = analyst.find(visitor.address, text, wanted.depth, wanted.first, count)
    return _json(msgspec.json.encode(await while_connected(request, found)))


@router.post("/analysis/try", responses=json_of("Tried") | UNAVAILABLE, dependencies=[Depends(count_analysis)])
async def try_again(tried: TurnTried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Judge another action in the place of one that was played: whether it is allowed, and what it loses."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, try_turn, text, tried.depth, tried.step, tried.action))


@router.post("/analysis/show", responses=json_of("Step") | UNAVAILABLE, dependencies=[Depends(count_replay)])
async def show(tried: TurnTried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Show the table as it would have been after another action, from the seat of the player."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, show_turn, text, tried.step, tried.action))


@router.post("/analysis/check", responses=json_of("DraftVerdict") | UNAVAILABLE, dependencies=[Depends(count_draft)])
async def check(tried: TurnTried, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Judge the draft of another action in the place of one that was played."""
    text = await _record(tried, request, lobby, limits, visitor)
    return _json(await ask(request, check_turn, text, tried.step, tried.action))


async def _record(wanted: FinishedMatch, request: Request, lobby: Lobby, limits: RateLimits, visitor: Visitor) -> str:
    """Return the record of the match; that of a table exists only when the match is over."""
    if wanted.record is not None:
        return wanted.record
    with limits.guess(visitor):
        return await while_connected(request, lobby.record(wanted.code or "", visitor.address))


def _json(told: bytes) -> Response:
    return Response(told, media_type="application/json")
