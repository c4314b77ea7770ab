"""Records of matches: download, replay and verification."""

import asyncio
import gzip
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tablee.server.http.api.dependencies import InLobby, Limited, Visiting, count_record, count_replay, new_router
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.models import RecordToReplay, RecordToVerify, Verified
from tablee.server.http.api.questions import Load, ask
from tablee.server.http.api.responses import RECORD, REPLAY, UNAVAILABLE
from tablee.server.http.guest_cookie import Guests
from tablee.table.messages.fields import MAX_NUMBER, MIN_NUMBER
from tablee.table.messages.replays import MAX_STEPS_PER_ANSWER
from tablee.table.people.tokens import Proof, digest
from tablee.table.rendering.replays import Wanted, replay_record, replay_table
from tablee.table.rendering.verification import verify

router = new_router()


@router.get(
    "/tables/{code}/record",
    response_class=PlainTextResponse,
    responses=RECORD,
    dependencies=[Depends(count_replay)],
)
async def record(request: Request, code: str, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Download the record of a finished match: it can be read back and verified."""
    headers = {"content-disposition": f'attachment; filename="tablee-{code.upper()[:10]}.txt"'}
    with limits.guess(visitor):
        text = await while_connected(request, lobby.record(code, visitor.address))
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{code}/replay", responses=REPLAY, dependencies=[Depends(count_replay)])
async def replay(
    request: Request,
    code: str,
    lobby: InLobby,
    limits: Limited,
    visitor: Visiting,
    seat: Annotated[int | None, Query(ge=MIN_NUMBER, le=MAX_NUMBER)] = None,
    hands: bool | None = None,
    first: Annotated[int, Query(ge=MIN_NUMBER, le=MAX_NUMBER)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS_PER_ANSWER)] = MAX_STEPS_PER_ANSWER,
) -> Response:
    """Replay steps of a match. While it is being played: what the caller's own seat could see; afterwards anything.

    A seat is proven by its token, `Authorization: Bearer TOKEN`, or by the guest's cookie. `seat` defaults to the
    caller's own, or to the first of a finished match; `hands` shows all hands, in finished matches only.
    """
    guests: Guests = request.app.state.guests
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    proof = Proof(digest(token.strip()) if scheme.lower() == "bearer" else None, guests.read(request))
    with limits.guess(visitor):
        history = partial(lobby.history, code)
        return await _replayed(request, replay_table, proof, Wanted(seat, hands, first, count), load=history)


@router.post("/replay", responses=REPLAY, dependencies=[Depends(count_replay)])
async def replay_file(given: RecordToReplay, request: Request) -> Response:
    """Replay steps of an uploaded record, with all hands shown."""
    wanted = Wanted(given.seat, given.hands, given.first, given.count)
    return await _replayed(request, replay_record, given.record, wanted)


async def _replayed(request: Request, work: Callable[..., bytes], *args: Any, load: Load | None = None) -> Response:
    """Let a worker replay a match."""
    told = await ask(request, work, *args, load=load)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(told, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, told), media_type="application/json", headers=headers)


@router.post(
    "/verify",
    response_model=Verified,
    responses=UNAVAILABLE,
    dependencies=[Depends(count_record)],
)
async def verify_record(given: RecordToVerify, request: Request) -> Response:
    """Verify a record by replaying it, and return all its shuffles; a problem says what is wrong with it."""
    return Response(await ask(request, verify, given.record), media_type="application/json")
