"""Records of matches: download, replay and verification."""

import asyncio
import gzip
from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tablee.server.http.api.bodies import body_of, takes
from tablee.server.http.api.dependencies import InLobby, Limited, Visiting, count_record, count_replay, new_router
from tablee.server.http.api.hanging_up import while_connected
from tablee.server.http.api.questions import ask
from tablee.server.http.api.responses import RECORD, REPLAY, UNAVAILABLE, json_of
from tablee.server.http.guest_cookie import Guests
from tablee.table.calls import questions
from tablee.table.calls.tables import proof_of
from tablee.table.messages.fields import MAX_NUMBER, MIN_NUMBER
from tablee.table.messages.replays import MAX_STEPS_PER_ANSWER
from tablee.table.messages.requests import RecordToReplay, RecordToVerify
from tablee.table.rendering.replays import Wanted

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
    proof = proof_of(token.strip() if scheme.lower() == "bearer" else None, guests.read(request))
    with limits.guess(visitor):
        wanted = Wanted(seat, hands, first, count)
        return await _sent(request, await while_connected(request, lobby.replay(code, proof, wanted, visitor.address)))


@router.post("/replay", responses=REPLAY, dependencies=[Depends(count_replay)], openapi_extra=takes("RecordToReplay"))
async def replay_file(given: Annotated[RecordToReplay, body_of(RecordToReplay)], request: Request) -> Response:
    """Replay steps of an uploaded record, with all hands shown."""
    return await _sent(request, await ask(request, questions.replay_file, given))


async def _sent(request: Request, told: bytes) -> Response:
    """Return a replay, which comes compressed."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(told, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, told), media_type="application/json", headers=headers)


@router.post(
    "/verify",
    responses=json_of("Verified") | UNAVAILABLE,
    dependencies=[Depends(count_record)],
    openapi_extra=takes("RecordToVerify"),
)
async def verify_record(given: Annotated[RecordToVerify, body_of(RecordToVerify)], request: Request) -> Response:
    """Verify a record by replaying it, and return all its shuffles; a problem says what is wrong with it."""
    return Response(await ask(request, questions.verify_record, given.record), media_type="application/json")
