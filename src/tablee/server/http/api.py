"""The HTTP calls, described by OpenAPI at /api/openapi.json and for people at /api/docs."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from tablee.bots import USUAL
from tablee.core.options import options_of
from tablee.core.positions import read_options
from tablee.games import GAMES, find_game
from tablee.games.bots import LEVELS
from tablee.locales import texts_of
from tablee.server.http.bodies import BoundedRoute
from tablee.server.http.documentation import docs_page
from tablee.server.http.guest_cookie import Guests
from tablee.server.http.hanging_up import while_connected
from tablee.server.http.models import (
    Attempt,
    GameInfo,
    Health,
    Judged,
    NewTable,
    OptionInfo,
    Position,
    RecordToReplay,
    RecordToVerify,
    Seated,
    Sit,
    Solution,
    Verdict,
    Verified,
)
from tablee.server.http.readiness import Readiness
from tablee.server.rate_limits import RateLimits, address_of
from tablee.server.visitors import Visitor
from tablee.table.bots import tasks
from tablee.table.bots.client import BotClient
from tablee.table.lobby import Lobby
from tablee.table.messages import LEAST_NUMBER, MAX_STEPS_PER_ANSWER, MOST_NUMBER
from tablee.table.rendering.lessons import check_attempt, judge_attempt, lesson_for
from tablee.table.rendering.replays import Wanted, replay_record, replay_table
from tablee.table.rendering.verification import verify
from tablee.table.table import Table
from tablee.table.tokens import Proof, digest

Responses = dict[int | str, dict[str, Any]]  # as FastAPI describes them


def _json(schema: str) -> Responses:
    return {200: {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}}}


PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSED: Responses = {"4XX": {"description": "Refused: nothing has changed", "content": PROBLEM}}
UNAVAILABLE: Responses = {503: {"description": "Not now: ask again later", "content": PROBLEM}}
RECORD: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
REPLAY = _json("Replay") | UNAVAILABLE

Load = Callable[[], Awaitable[tuple[Any, ...]]]
Result = TypeVar("Result")


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


async def _count_table(limits: Limited, address: Address) -> None:
    limits.tables.spend(address)


async def _count_record(limits: Limited, address: Address) -> None:
    limits.records.spend(address)


async def _count_replay(limits: Limited, address: Address) -> None:
    limits.replays.spend(address)


async def _count_solve(limits: Limited, address: Address) -> None:
    limits.solves.spend(address)


async def _count_draft(limits: Limited, address: Address) -> None:
    limits.drafts.spend(address)


async def _count_seat(limits: Limited, visitor: Visiting) -> None:
    limits.seats.spend(visitor)


async def _table(code: str, lobby: InLobby, limits: Limited, visitor: Visiting) -> Table:
    """Find the table, for a visitor who was not wrong too often."""
    with limits.guess(visitor):
        return await lobby.find(code, visitor.address)


async def _guest(request: Request, response: Response) -> bytes:
    """Know the guest by the cookie, and have the answer carry a fresh one."""
    guests: Guests = request.app.state.guests
    return guests.welcome(request, response)


AtTable = Annotated[Table, Depends(_table)]
Guest = Annotated[bytes, Depends(_guest)]

router = APIRouter(prefix="/api", route_class=BoundedRoute, responses=REFUSED)


@router.get("/games")
def games() -> list[GameInfo]:
    """List the games with their players, options and bots."""
    return [
        GameInfo(
            name=name,
            version=game.rules_version,
            players=(game.players[0], game.players[-1]),
            options=[OptionInfo.of(option) for option in options_of(game)],
            bots=list(LEVELS[name]),
            usual_bot=USUAL,
        )
        for name, game in GAMES.items()
    ]


@router.get("/games/{game}/texts/{language}", response_class=PlainTextResponse)
def game_texts(game: str, language: str) -> str:
    """Return a game's Fluent catalogue in a language, for pages that were built before the game was installed."""
    return texts_of(find_game(game).name, language)


@router.post("/tables", status_code=201, dependencies=[Depends(_count_table)])
async def create_table(new: NewTable, lobby: InLobby, guest: Guest) -> Seated:
    """Make a table. Its maker sits on the first seat and is the host."""
    return _seated(*await lobby.create(new.game, new.players, new.options, new.name, guest, new.pace))


@router.get("/tables/{code}", responses=_json("Table"))
async def look(table: AtTable) -> Response:
    """Tell what a spectator would see."""
    return Response(msgspec.json.encode(table.look()), media_type="application/json")


@router.post("/tables/{code}/seats", status_code=201, dependencies=[Depends(_count_seat)])
async def sit(newcomer: Sit, table: AtTable, guest: Guest) -> Seated:
    """Take the next free seat as a guest, or one that the host offers."""
    return _seated(table.code, *await table.sit(newcomer.name, guest))


@router.get(
    "/tables/{code}/record",
    response_class=PlainTextResponse,
    responses=RECORD,
    dependencies=[Depends(_count_replay)],
)
async def record(request: Request, code: str, lobby: InLobby, limits: Limited, visitor: Visiting) -> Response:
    """Download the record of a match that is over: it reads back and verifies."""
    headers = {"content-disposition": f'attachment; filename="tablee-{code.upper()[:10]}.txt"'}
    with limits.guess(visitor):
        text = await while_connected(request, lobby.record(code, visitor.address))
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{code}/replay", responses=REPLAY, dependencies=[Depends(_count_replay)])
async def replay(
    request: Request,
    code: str,
    lobby: InLobby,
    limits: Limited,
    visitor: Visiting,
    seat: Annotated[int | None, Query(ge=LEAST_NUMBER, le=MOST_NUMBER)] = None,
    hands: bool | None = None,
    first: Annotated[int, Query(ge=LEAST_NUMBER, le=MOST_NUMBER)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS_PER_ANSWER)] = MAX_STEPS_PER_ANSWER,
) -> Response:
    """Tell steps of a match. While it is played: what the asker's own seat could see then; afterwards anything.

    A seat is proven by its token, `Authorization: Bearer TOKEN`, or by the guest's cookie. Without `seat` it is one's
    own, or the first of a match that is over; `hands` lays all of them open, and does so in a match that is over.
    """
    guests: Guests = request.app.state.guests
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    proof = Proof(digest(token.strip()) if scheme.lower() == "bearer" else None, guests.read(request))
    with limits.guess(visitor):
        history = partial(lobby.history, code)
        return await _replayed(request, replay_table, proof, Wanted(seat, hands, first, count), load=history)


@router.post("/replay", responses=REPLAY, dependencies=[Depends(_count_replay)])
async def replay_file(given: RecordToReplay, request: Request) -> Response:
    """Tell steps of a record that somebody kept, with all hands open."""
    wanted = Wanted(given.seat, given.hands, given.first, given.count)
    return await _replayed(request, replay_record, given.record, wanted)


async def _ask(request: Request, work: Callable[..., Result], *args: Any, load: Load | None = None) -> Result:
    """Have a question answered by a worker, unless the client hangs up before."""
    thinking: BotClient = request.app.state.thinking
    return await while_connected(request, thinking.ask(address_of(request.client), work, *args, load=load))


async def _replayed(request: Request, work: Callable[..., bytes], *args: Any, load: Load | None = None) -> Response:
    """Have a match played again."""
    told = await _ask(request, work, *args, load=load)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(told, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, told), media_type="application/json", headers=headers)


@router.post(
    "/verify",
    response_model=Verified,
    responses=UNAVAILABLE,
    dependencies=[Depends(_count_record)],
)
async def verify_record(given: RecordToVerify, request: Request) -> Response:
    """Play a record again: it comes out as written, or a problem tells what is wrong. Tells all that was shuffled."""
    return Response(await _ask(request, verify, given.record), media_type="application/json")


@router.post("/referee/{game}", responses=UNAVAILABLE)
async def referee(request: Request, game: str, position: Position) -> Verdict:
    """Judge a proposed move in a position that people have on a real table."""
    return Verdict.of(await _ask(request, tasks.referee, game, read_options(position), position))


@router.post("/solve/{game}", responses=UNAVAILABLE, dependencies=[Depends(_count_solve)])
async def solve(request: Request, game: str, position: Position, objective: str | None = None) -> Solution:
    """Find the best turn in a position that people have on a real table; each game has its own way to tell it."""
    options = read_options(position)
    return Solution.model_validate(await _ask(request, tasks.solve, game, options, position, objective))


@router.get("/lessons/{game}", responses=_json("Lesson"))
def lesson(game: str) -> Response:
    """Tell the lesson of a game: its scenes, each with the table as the learner sees it."""
    return Response(lesson_for(game), media_type="application/json")


@router.post(
    "/lessons/{game}/{scene}/play",
    dependencies=[Depends(_count_draft)],
)
async def attempt(request: Request, game: str, scene: int, tried: Attempt) -> Judged:
    """Judge what a learner does in a scene of a lesson, counted from 0. Nothing is stored: the next scene is known."""
    thinking: BotClient = request.app.state.thinking
    judgement = await thinking.aside(judge_attempt, game, scene, tried.action)
    return Judged.of(judgement.refusal, wanted=judgement.wanted)


@router.post("/lessons/{game}/{scene}/check", responses=_json("DraftVerdict"), dependencies=[Depends(_count_draft)])
async def check_lesson(request: Request, game: str, scene: int, tried: Attempt) -> Response:
    """Judge a turn that a learner is putting together in a scene of a lesson."""
    thinking: BotClient = request.app.state.thinking
    told = await thinking.aside(check_attempt, game, scene, tried.action)
    return Response(told, media_type="application/json")


@router.get("/health")
async def health() -> Health:
    """Say that the process lives and answers."""
    return Health()


@router.get("/ready", responses=UNAVAILABLE)
async def ready(request: Request) -> Health:
    """Say whether tables can be played here now: the database answers, bots can think, and it is not shutting down."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return Health()


@router.get("/openapi.json", include_in_schema=False)
def openapi(request: Request) -> Response:
    """Describe the calls to programs."""
    return Response(description(request.app)[0], media_type="application/json")


@router.get("/docs", include_in_schema=False)
def docs(request: Request) -> Response:
    """Show the calls to people, without anything from elsewhere."""
    return HTMLResponse(description(request.app)[1])


@cache
def description(app: FastAPI) -> tuple[bytes, bytes]:
    """Return the description of the calls, for programs and for people: made once, since it never changes."""
    described = app.openapi()
    return msgspec.json.encode(described), docs_page(described).encode()


def _seated(code: str, seat: int, token: str) -> Seated:
    return Seated(code=code, seat=seat, token=token, link=f"/t/{code}#seat={token}")
