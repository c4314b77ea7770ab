"""The web application: the HTTP API, the websockets and the page around one lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, WebSocket
from starlette.types import ASGIApp

from tablee import __version__
from tablee.server.http.admission import Admission
from tablee.server.http.api.readiness import Readiness
from tablee.server.http.api.routes import router as api_routes
from tablee.server.http.api.schemas import model_schemas, wire_schemas
from tablee.server.http.api.service import describe
from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hosts import host_policy
from tablee.server.http.page import Page, page_route
from tablee.server.http.problems import answer_problems
from tablee.server.http.security_headers import BodyLimit, SecurityHeaders
from tablee.server.made_once import MadeOnce
from tablee.server.observability.metrics import PrometheusMetrics
from tablee.server.observability.request_metrics import RequestMetrics, feel_pulse
from tablee.server.rate_limits import Limits, RateLimits
from tablee.server.settings import Settings
from tablee.server.signing_key import kept_key
from tablee.server.socket.admission import SocketAdmission
from tablee.server.socket.connection import attend
from tablee.server.store.database import read_url
from tablee.server.store.pruning import Retention
from tablee.server.store.retention import prune_regularly
from tablee.server.store.status_metrics import report_regularly
from tablee.server.workers.bot_client import make_bot_client
from tablee.table.analysing.analyst import Analyst
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.lobby import Lobby
from tablee.table.storage.store import Store


class Tablee(FastAPI):
    """FastAPI whose OpenAPI description includes the types of the websocket messages, which it cannot infer."""

    around: Callable[[ASGIApp], ASGIApp]  # the outermost middleware, which also wraps responses to internal errors

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI description."""
        described = super().openapi()
        described.setdefault("components", {}).setdefault("schemas", {}).update(wire_schemas() | model_schemas())
        return described

    def build_middleware_stack(self) -> ASGIApp:
        """Return the middleware stack; by default Starlette answers internal errors outside of added middleware."""
        return self.around(super().build_middleware_stack())


def make_app(store: Store, settings: Settings) -> FastAPI:
    """Return the application."""
    metrics = PrometheusMetrics()
    bot_client = make_bot_client(settings.worker_count, settings.think_seconds, metrics)
    bots, clocks = Bots(settings.bot_pace, bot_client), Timers(metrics)
    guests = Guests(settings.secret_keys or (kept_key(settings.database),), settings.is_secure)
    rate_limits, allows_host = RateLimits(Limits().times(settings.rate_limit_factor)), host_policy(settings)
    database = read_url(settings.database)
    keep = Retention(settings.keep_unstarted_days, settings.keep_abandoned_days, settings.keep_finished_days)
    page = Page()
    build = page.build
    admission = SocketAdmission(settings.welcome_origins, settings.public_address, guests, rate_limits, allows_host)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        lobby = app.state.lobby = Lobby(store, bots, clocks, settings.lease, settings.rate_limit_factor)
        app.state.bot_client = bot_client
        app.state.analyst = Analyst(bot_client, metrics)
        app.state.readiness = Readiness(store, bot_client)
        beside = [asyncio.create_task(bot_client.start()), asyncio.create_task(feel_pulse(lobby))]
        await lobby.open()
        beside.append(asyncio.create_task(prune_regularly(database, keep, lobby.keep_asleep)))
        if settings.metrics is not None:
            beside.append(asyncio.create_task(report_regularly(database, keep)))
        yield
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await app.state.readiness.close()
        await clocks.close()
        await bots.close()
        await lobby.close()
        await store.close()

    app = Tablee(
        title="Tablée",
        version=__version__,
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # answered from memory by http/api/service.py
    )
    app.state.guests, app.state.rate_limits = guests, rate_limits
    app.state.description = MadeOnce(partial(describe, app))
    app.around = lambda layers: RequestMetrics(SecurityHeaders(layers, guests.is_secure))
    app.include_router(api_routes)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(socket: WebSocket, code: str) -> None:
        await attend(socket, code, app.state.lobby, admission, build)

    app.router.routes.append(page_route(page, home=settings.public_address))
    answer_problems(app)
    app.add_middleware(BodyLimit)
    app.add_middleware(
        Admission, rate_limits=rate_limits, guests=guests, allows_host=allows_host
    )  # before a body is read
    return app
