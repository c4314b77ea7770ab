"""Request metrics: every request gets an id and is counted, and the lag of the event loop is measured."""

import asyncio
import logging
import secrets
import time
from typing import Protocol

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from tablee.core.errors import IllegalAction, InvalidInput, Refusal, TableeError
from tablee.server.observability import metrics
from tablee.server.observability.storage_failures import storage_failures
from tablee.table.refusals import refusal_of
from tablee.table.storage.store import StoreFailed

PULSE_INTERVAL_S = 1.0
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})  # all others are counted as "other"

log = logging.getLogger(__name__)


class RequestMetrics:
    """Gives every request and socket an id, which all its log lines contain, and counts them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        with bound_contextvars(request=request):
            if scope["type"] == "websocket":
                with metrics.SOCKETS.track_inprogress():
                    await self._app(scope, receive, send)
            else:
                await self._answer(scope, receive, send, request)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, request: str) -> None:
        began, status = time.perf_counter(), 500

        async def send_watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            await send(message)

        try:
            await self._app(scope, receive, send_watched)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = getattr(scope.get("route"), "path", "none")
            metrics.REQUESTS.labels(method, route, status).observe(time.perf_counter() - began)


def noted(error: TableeError) -> Refusal:
    """Count an error and return it as a refusal; internal errors are logged with their traceback."""
    refusal = refusal_of(error)
    metrics.REFUSED.labels(refusal.code).inc()
    if isinstance(error, IllegalAction | InvalidInput):
        log.debug("refused", extra={"code": refusal.code})
    elif isinstance(error, StoreFailed):
        storage_failures.note(error)
    else:
        log.error("failed", exc_info=error)
    return refusal


class Counted(Protocol):
    """Anything that has tables with viewers."""

    def count(self) -> tuple[int, int]:
        """Return how many tables are in memory, and how many viewers they have."""
        ...


async def feel_pulse(lobby: Counted) -> None:
    """Measure the number of tables and the lag of the event loop every second."""
    while True:
        asked = time.perf_counter()
        await asyncio.sleep(PULSE_INTERVAL_S)
        metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - asked - PULSE_INTERVAL_S))
        metrics.PLAYS.tell()
        storage_failures.summarize()
        tables, viewers = lobby.count()
        metrics.TABLES.set(tables)
        metrics.VIEWERS.set(viewers)
