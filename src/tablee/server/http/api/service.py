"""The state of the server, for load balancers, and the description of the API."""

import msgspec
from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response

from tablee.server.http.api.dependencies import new_router
from tablee.server.http.api.documentation import docs_page
from tablee.server.http.api.readiness import Readiness
from tablee.server.http.api.responses import UNAVAILABLE, encoded, json_of
from tablee.server.made_once import MadeOnce
from tablee.table.messages.answers import Health

router = new_router()


@router.get("/health", responses=json_of("Health"))
async def health() -> Response:
    """Report that the process is alive."""
    return encoded(Health("ok"))


@router.get("/ready", responses=json_of("Health") | UNAVAILABLE)
async def ready(request: Request) -> Response:
    """Report whether tables can be played now: the database answers, bots can think, and it is not shutting down."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return encoded(Health("ok"))


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Return the OpenAPI description."""
    return Response((await _description(request))[0], media_type="application/json")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """Show the API documentation, without third-party resources."""
    return HTMLResponse((await _description(request))[1])


async def _description(request: Request) -> tuple[bytes, bytes]:
    description: MadeOnce[tuple[bytes, bytes]] = request.app.state.description
    return await description.get()


def describe(app: FastAPI) -> tuple[bytes, bytes]:
    """Return the API description, for programs and for people."""
    described = app.openapi()
    return msgspec.json.encode(described), docs_page(described).encode()
