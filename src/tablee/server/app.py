"""The web application: the calls, the sockets and the page around one lobby."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, WebSocket
from starlette.types import ASGIApp

from tablee import __version__
from tablee.server.http import api
from tablee.server.http.admission import Admission
from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hosts import host_policy
from tablee.server.http.page import page_routes
from tablee.server.http.problems import answer_problems
from tablee.server.http.readiness import Readiness
from tablee.server.http.schemas import model_schemas, wire_schemas
from tablee.server.http.security_headers import BodyLimit, SecurityHeaders
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
from tablee.server.workers.bot_client import make_bot_client
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.lobby import Lobby
from tablee.table.store import Store


class Tablee(FastAPI):
    """FastAPI whose description also has the types of the websocket, which it cannot know by itself."""

    around: Callable[[ASGIApp], ASGIApp]  # what stands around everything, our answers to our own failures too

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI description."""
        described = super().openapi()
        described.setdefault("components", {}).setdefault("schemas", {}).update(wire_schemas() | model_schemas())
        return described

    def build_middleware_stack(self) -> ASGIApp:
        """Return all layers; Starlette alone would answer a failure outside of those that we add."""
        return self.around(super().build_middleware_stack())


def make_app(store: Store, settings: Settings) -> FastAPI:
    """Return the application."""
    metrics = PrometheusMetrics()
    thinking = make_bot_client(settings.worker_count, settings.think_seconds, metrics)
    bots, clocks = Bots(settings.bot_pace, thinking), Timers(metrics)
    guests = Guests(settings.secret_keys or (kept_key(settings.database),), settings.is_secure)
    keeper, allows_host = RateLimits(Limits().times(settings.patience)), host_policy(settings)
    database = read_url(settings.database)
    keep = Retention(settings.keep_unstarted_days, settings.keep_abandoned_days, settings.keep_finished_days)
    door = SocketAdmission(settings.welcome_origins, settings.public_address, guests, keeper, allows_host)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        lobby = app.state.lobby = Lobby(store, bots, clocks, settings.lease, settings.patience)
        app.state.thinking = thinking
        app.state.readiness = Readiness(store, thinking)
        beside = [asyncio.create_task(thinking.start()), asyncio.create_task(feel_pulse(lobby))]
        await lobby.open()
        beside.append(asyncio.create_task(prune_regularly(database, keep, lobby.keep_asleep)))
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
        openapi_url=None,  # api.py answers it, from memory
    )
    app.state.guests, app.state.keeper = guests, keeper
    app.around = lambda layers: RequestMetrics(SecurityHeaders(layers, guests.is_secure))
    app.include_router(api.router)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(socket: WebSocket, code: str) -> None:
        await attend(socket, code, app.state.lobby, door)

    app.include_router(page_routes(home=settings.public_address))
    answer_problems(app)
    app.add_middleware(BodyLimit)
    app.add_middleware(Admission, keeper=keeper, guests=guests, allows_host=allows_host)  # before a body is read
    return app
