"""The referee and the solver for positions on a real table."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar

from fastapi import Depends, Request
from fastapi.responses import Response

from tablee.server.http.api import bodies
from tablee.server.http.api.bodies import takes
from tablee.server.http.api.dependencies import count_solve, new_router
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.responses import UNAVAILABLE, encoded, json_of
from tablee.server.rate_limits import address_of
from tablee.table.bots.client import BotClient
from tablee.table.calls import questions

Args = ParamSpec("Args")
Result = TypeVar("Result")

router = new_router()

Position = Annotated[dict[str, Any], bodies.Position]


async def ask(
    request: Request,
    question: Callable[Concatenate[BotClient, str, Args], Coroutine[Any, Any, Result]],
    *args: Args.args,
    **more: Args.kwargs,
) -> Result:
    """Let a worker answer, unless the client disconnects first."""
    bot_client: BotClient = request.app.state.bot_client
    address = address_of(request.client)
    return await while_connected(request, question(bot_client, address, *args, **more))


@router.post("/referee/{game}", responses=json_of("Verdict") | UNAVAILABLE, openapi_extra=takes(None))
async def referee(request: Request, game: str, position: Position) -> Response:
    """Judge a proposed move in a position on a real table."""
    return encoded(await ask(request, questions.referee, game, position))


@router.post(
    "/solve/{game}",
    responses=json_of("Solution") | UNAVAILABLE,
    dependencies=[Depends(count_solve)],
    openapi_extra=takes(None),
)
async def solve(request: Request, game: str, position: Position, objective: str | None = None) -> Response:
    """Find the best turn in a position on a real table; the form of the answer depends on the game."""
    return encoded(await ask(request, questions.solve, game, position, objective))
