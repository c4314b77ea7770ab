"""The referee and the solver for positions on a real table."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fastapi import Depends, Request

from tablee.core.positions.reading import read_options
from tablee.server.http.api.dependencies import count_solve, new_router
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.models import Position, Solution, Verdict
from tablee.server.http.api.responses import UNAVAILABLE
from tablee.server.rate_limits import address_of
from tablee.table.bots import tasks
from tablee.table.bots.client import BotClient

Load = Callable[[], Awaitable[tuple[Any, ...]]]
Result = TypeVar("Result")

router = new_router()


async def ask(request: Request, work: Callable[..., Result], *args: Any, load: Load | None = None) -> Result:
    """Let a worker answer, unless the client disconnects first."""
    bot_client: BotClient = request.app.state.bot_client
    return await while_connected(request, bot_client.ask(address_of(request.client), work, *args, load=load))


@router.post("/referee/{game}", responses=UNAVAILABLE)
async def referee(request: Request, game: str, position: Position) -> Verdict:
    """Judge a proposed move in a position on a real table."""
    return Verdict.of(await ask(request, tasks.referee, game, read_options(position), position))


@router.post("/solve/{game}", responses=UNAVAILABLE, dependencies=[Depends(count_solve)])
async def solve(request: Request, game: str, position: Position, objective: str | None = None) -> Solution:
    """Find the best turn in a position on a real table; the form of the answer depends on the game."""
    options = read_options(position)
    return Solution.model_validate(await ask(request, tasks.solve, game, options, position, objective))
