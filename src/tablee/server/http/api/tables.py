"""Tables: create one, look at it, sit down."""

from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import Response

from tablee.server.http.api.bodies import body_of, takes
from tablee.server.http.api.dependencies import (
    AtTable,
    Guest,
    InLobby,
    Limited,
    Visiting,
    count_seat,
    count_table,
    new_router,
)
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.responses import encoded, json_of
from tablee.table.calls import tables
from tablee.table.messages.requests import NewTable, Sit, SummariesWanted

router = new_router()

SEATED = json_of("Seated", HTTPStatus.CREATED)


@router.post(
    "/tables",
    status_code=HTTPStatus.CREATED,
    responses=SEATED,
    dependencies=[Depends(count_table)],
    openapi_extra=takes("NewTable"),
)
async def create_table(
    new: Annotated[NewTable, body_of(NewTable)], lobby: InLobby, guest: Guest, response: Response
) -> Response:
    """Create a table. The caller gets the first seat and is the host."""
    return encoded(await tables.create(lobby, new, guest), HTTPStatus.CREATED, response)


@router.post("/tables/summaries", responses=json_of("Summaries"), openapi_extra=takes("SummariesWanted"))
async def summarize(
    wanted: Annotated[SummariesWanted, body_of(SummariesWanted)],
    request: Request,
    lobby: InLobby,
    limits: Limited,
    visitor: Visiting,
) -> Response:
    """Return tables in short, as a spectator would see them, and which of their seats are the visitor's.

    A POST, because tokens belong in no address. Unknown codes and tokens are counted as anywhere else.
    """
    limits.may_guess(visitor)
    for _ in wanted.tables:
        limits.summaries.spend(visitor)
    found = await while_connected(request, tables.summarize(lobby, wanted, visitor.guest))
    for _ in range(found.wrong):
        limits.was_wrong(visitor)
    return encoded(found.summaries)


@router.get("/tables/{code}", responses=json_of("Table"))
async def look(table: AtTable) -> Response:
    """Return what a spectator sees."""
    return encoded(table.look())


@router.post(
    "/tables/{code}/seats",
    status_code=HTTPStatus.CREATED,
    responses=SEATED,
    dependencies=[Depends(count_seat)],
    openapi_extra=takes("Sit"),
)
async def sit(newcomer: Annotated[Sit, body_of(Sit)], table: AtTable, guest: Guest, response: Response) -> Response:
    """Take the next free seat as a guest, or one that the host offers."""
    return encoded(await tables.sit(table, newcomer, guest), HTTPStatus.CREATED, response)
