"""Dependencies of the API's operations: the lobby, the rate limits, the visitor and the table."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tablee.server.http.api.bodies import BoundedRoute
from tablee.server.http.api.responses import REFUSED
from tablee.server.http.guest_cookie import Guests
from tablee.server.rate_limits import RateLimits, address_of
from tablee.server.visitors import Visitor
from tablee.table.lobby import Lobby
from tablee.table.table import Table


def new_router() -> APIRouter:
    """Return a router for the operations on one subject."""
    return APIRouter(prefix="/api", route_class=BoundedRoute, responses=REFUSED)


async def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _rate_limits(request: Request) -> RateLimits:
    limits: RateLimits = request.app.state.rate_limits
    return limits


async def _address(request: Request) -> str:
    return address_of(request.client)


async def _visitor(request: Request) -> Visitor:
    visitor: Visitor = request.state.visitor
    return visitor


InLobby = Annotated[Lobby, Depends(_lobby)]
Limited = Annotated[RateLimits, Depends(_rate_limits)]
Address = Annotated[str, Depends(_address)]
Visiting = Annotated[Visitor, Depends(_visitor)]


async def count_table(limits: Limited, address: Address) -> None:
    """Count a new table against its rate limit."""
    limits.tables.spend(address)


async def count_record(limits: Limited, address: Address) -> None:
    """Count a record to verify against its rate limit."""
    limits.records.spend(address)


async def count_replay(limits: Limited, address: Address) -> None:
    """Count a replay against its rate limit."""
    limits.replays.spend(address)


async def count_solve(limits: Limited, address: Address) -> None:
    """Count a solver request against its rate limit."""
    limits.solves.spend(address)


async def count_draft(limits: Limited, address: Address) -> None:
    """Count a draft check against its rate limit."""
    limits.drafts.spend(address)


async def count_analysis(limits: Limited, address: Address) -> None:
    """Count a second try at a turn against the rate limit of analyses."""
    limits.analyses.spend(address)


async def count_seat(limits: Limited, visitor: Visiting) -> None:
    """Count an attempt to sit down against its rate limit."""
    limits.seats.spend(visitor)


async def _table(code: str, lobby: InLobby, limits: Limited, visitor: Visiting) -> Table:
    """Find the table, unless the visitor tried too many wrong codes."""
    with limits.guess(visitor):
        return await lobby.find(code, visitor.address)


async def _guest(request: Request, response: Response) -> bytes:
    """Identify the guest by the cookie, and renew the cookie in the response."""
    guests: Guests = request.app.state.guests
    return guests.welcome(request, response)


AtTable = Annotated[Table, Depends(_table)]
Guest = Annotated[bytes, Depends(_guest)]
