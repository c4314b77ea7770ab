"""Tables: create one, look at it, sit down."""

import msgspec
from fastapi import Depends
from fastapi.responses import Response

from tablee.server.http.api.dependencies import AtTable, Guest, InLobby, count_seat, count_table, new_router
from tablee.server.http.api.models import NewTable, Seated, Sit
from tablee.server.http.api.responses import json_of

router = new_router()


@router.post("/tables", status_code=201, dependencies=[Depends(count_table)])
async def create_table(new: NewTable, lobby: InLobby, guest: Guest) -> Seated:
    """Create a table. The caller gets the first seat and is the host."""
    return _seated(*await lobby.create(new.game, new.players, new.options, new.name, guest, new.pace))


@router.get("/tables/{code}", responses=json_of("Table"))
async def look(table: AtTable) -> Response:
    """Return what a spectator sees."""
    return Response(msgspec.json.encode(table.look()), media_type="application/json")


@router.post("/tables/{code}/seats", status_code=201, dependencies=[Depends(count_seat)])
async def sit(newcomer: Sit, table: AtTable, guest: Guest) -> Seated:
    """Take the next free seat as a guest, or one that the host offers."""
    return _seated(table.code, *await table.sit(newcomer.name, guest))


def _seated(code: str, seat: int, token: str) -> Seated:
    return Seated(code=code, seat=seat, token=token, link=f"/t/{code}#seat={token}")
