"""The web application: the calls, the sockets and the page around one lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, WebSocket

from tablee import __version__
from tablee.server import api
from tablee.server.bots import Bots
from tablee.server.clocks import Clocks
from tablee.server.door import Door
from tablee.server.doorkeeper import Doorkeeper, Limits
from tablee.server.guards import Guards
from tablee.server.guests import Guests
from tablee.server.keys import kept_key
from tablee.server.lobby import Lobby
from tablee.server.page import page_routes
from tablee.server.problems import answer_problems
from tablee.server.readiness import Readiness
from tablee.server.settings import Settings
from tablee.server.sockets import attend
from tablee.server.store import Store
from tablee.server.thinking import Thinking
from tablee.server.typescript import model_schemas, wire_schemas
from tablee.server.watching import Watch, feel_pulse


class Tablee(FastAPI):
    """FastAPI whose description also has the types of the websocket, which it cannot know by itself."""

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI description."""
        described = super().openapi()
        described.setdefault("components", {}).setdefault("schemas", {}).update(wire_schemas() | model_schemas())
        return described


def make_app(store: Store, settings: Settings) -> FastAPI:
    """Return the application."""
    thinking = Thinking(settings.worker_count, settings.think_seconds)
    bots, clocks = Bots(settings.bot_pace, thinking), Clocks()
    guests = Guests(settings.secret_keys or (kept_key(settings.database),), settings.is_secure)
    keeper = Doorkeeper(Limits().times(settings.patience))
    door = Door(settings.welcome_origins, settings.public_address, guests, keeper)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        lobby = app.state.lobby = Lobby(store, bots, clocks, settings.lease)
        app.state.thinking = thinking
        app.state.guests, app.state.keeper = guests, keeper
        app.state.readiness = Readiness(store, thinking)
        beside = [asyncio.create_task(thinking.start()), asyncio.create_task(feel_pulse(lobby))]
        await lobby.open()
        yield
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
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
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(socket: WebSocket, code: str) -> None:
        await attend(socket, code, app.state.lobby, door)

    app.include_router(page_routes())
    answer_problems(app)
    app.add_middleware(Guards, is_secure=guests.is_secure)
    app.add_middleware(Watch)  # the outermost: it sees what all others answer
    return app
