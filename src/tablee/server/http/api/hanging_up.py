"""Cancels work for a client that disconnects."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from tablee.table.refusals import REFUSALS

POLL_INTERVAL_S = 0.5  # between two checks whether a socket is still open

Result = TypeVar("Result")


async def while_connected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of the work; cancel it when the client of an HTTP request disconnects."""
    return await _until(asyncio.ensure_future(_hung_up(request)), work)


async def while_open(is_closing: Callable[[], bool], work: Coroutine[Any, Any, Result]) -> Result:
    """Do the same for any connection that can be polled."""
    return await _until(asyncio.ensure_future(_closed(is_closing)), work)


async def _until(gone: "asyncio.Future[None]", work: Coroutine[Any, Any, Result]) -> Result:
    task = asyncio.ensure_future(work)
    try:
        both: set[asyncio.Future[Any]] = {task, gone}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise REFUSALS("server.busy")  # nobody receives it
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _closed(is_closing: Callable[[], bool]) -> None:
    while not is_closing():
        await asyncio.sleep(POLL_INTERVAL_S)
