"""Tables: create one, look at it, sit down."""

import msgspec
from fastapi import Depends, Request
from fastapi.responses import Response

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
from tablee.server.http.api.models import NewTable, Seated, Sit, SummariesWanted
from tablee.server.http.api.responses import json_of
from tablee.table.people.tokens import Proof, digest
from tablee.table.rendering.summaries import Wanted

router = new_router()


@router.post("/tables", status_code=201, dependencies=[Depends(count_table)])
async def create_table(new: NewTable, lobby: InLobby, guest: Guest) -> Seated:
    """Create a table. The caller gets the first seat and is the host."""
    return _seated(*await lobby.create(new.game, new.players, new.options, new.name, guest, new.pace, new.face))


@router.post("/tables/summaries", responses=json_of("Summaries"))
async def summarize(
    wanted: SummariesWanted, request: Request, lobby: InLobby, limits: Limited, visitor: Visiting
) -> Response:
    """Return tables in short, as a spectator would see them, and which of their seats are the visitor's.

    A POST, because tokens belong in no address. Unknown codes and tokens are counted as anywhere else.
    """
    limits.may_guess(visitor)
    for _ in wanted.tables:
        limits.summaries.spend(visitor)
    tables = [Wanted(table.code, _proofs(table.tokens, visitor.guest)) for table in wanted.tables]
    found = await while_connected(request, lobby.summaries(tables))
    for _ in range(found.wrong):
        limits.was_wrong(visitor)
    return Response(msgspec.json.encode(found.summaries), media_type="application/json")


@router.get("/tables/{code}", responses=json_of("Table"))
async def look(table: AtTable) -> Response:
    """Return what a spectator sees."""
    return Response(msgspec.json.encode(table.look()), media_type="application/json")


@router.post("/tables/{code}/seats", status_code=201, dependencies=[Depends(count_seat)])
async def sit(newcomer: Sit, table: AtTable, guest: Guest) -> Seated:
    """Take the next free seat as a guest, or one that the host offers."""
    return _seated(table.code, *await table.sit(newcomer.name, guest, newcomer.face))


def _proofs(tokens: list[str | None], guest: bytes | None) -> tuple[Proof, ...]:
    """Return what each person in this browser presents at a table: a token and the cookie, or the cookie alone."""
    return tuple(Proof(None if token is None else digest(token), guest) for token in tokens or [None])


def _seated(code: str, seat: int, token: str) -> Seated:
    return Seated(code=code, seat=seat, token=token, link=f"/t/{code}#seat={token}")
