"""All calls by method and path, for a host without HTTP: what it answers is what the server answers."""

import gzip
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

import msgspec

from tablee.core.errors import TableeError
from tablee.table.analysing.analyst import Analyst
from tablee.table.bots.client import BotClient
from tablee.table.calls import analyses, catalogue, problems, questions, tables
from tablee.table.calls.reading import read_body, read_object, read_query
from tablee.table.lobby import Lobby
from tablee.table.messages.requests import (
    AnalysisWanted,
    Attempt,
    NewTable,
    RecordToReplay,
    RecordToVerify,
    Sit,
    StepsWanted,
    SummariesWanted,
    TurnTried,
)
from tablee.table.refusals import REFUSALS, refusal_of
from tablee.table.rendering.lessons import lesson_for
from tablee.table.rendering.replays import Wanted

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
MAX_DIGITS = 9

log = logging.getLogger(__name__)


class Call(NamedTuple):
    """A call: what an HTTP request says."""

    method: str
    path: str  # after /api, with the query
    body: bytes = b""
    token: str | None = None  # of a seat
    guest: bytes | None = None


class Answer(NamedTuple):
    """The answer to a call: what an HTTP response says."""

    body: bytes
    status: int = HTTPStatus.OK
    mime: str = JSON


class Asked(NamedTuple):
    """A call whose path was read."""

    parts: tuple[str, ...]  # of the path, where the route has a name
    query: dict[str, str]
    call: Call


Handler = Callable[["Calls", Asked], Awaitable[Answer]]
Try = Callable[[BotClient, str, str, TurnTried], Awaitable[bytes]]


class Calls:
    """Answers calls for a lobby whose only visitors are here, so that nothing is limited."""

    def __init__(self, lobby: Lobby, bot_client: BotClient) -> None:
        self._lobby, self._bot_client = lobby, bot_client
        self._analyst = Analyst(bot_client)

    async def answer(self, call: Call) -> Answer:
        """Answer a call; every error is a problem document."""
        try:
            return await self._route(call)
        except TableeError as error:
            return _problem(error)
        except Exception:
            log.exception("a call could not be answered")
            return _problem(REFUSALS("server.failed"))

    async def _route(self, call: Call) -> Answer:
        address = urlsplit(call.path)
        is_known = False
        for route in ROUTES:
            parts = route.parts(address.path)
            if parts is None:
                continue
            is_known = True
            if route.method == call.method:
                asked = Asked(parts, dict(parse_qsl(address.query)), call)
                return await route.handler(self, asked)
        raise REFUSALS("request.wrong_method" if is_known else "request.not_found")

    async def games(self, _: Asked) -> Answer:
        return _json(list(catalogue.games()))

    async def create(self, asked: Asked) -> Answer:
        new = read_body(asked.call.body, NewTable)
        return _json(await tables.create(self._lobby, new, asked.call.guest), HTTPStatus.CREATED)

    async def summarize(self, asked: Asked) -> Answer:
        wanted = read_body(asked.call.body, SummariesWanted)
        return _json((await tables.summarize(self._lobby, wanted, asked.call.guest)).summaries)

    async def look(self, asked: Asked) -> Answer:
        return _json((await self._lobby.find(asked.parts[0])).look())

    async def sit(self, asked: Asked) -> Answer:
        newcomer = read_body(asked.call.body, Sit)
        table = await self._lobby.find(asked.parts[0])
        return _json(await tables.sit(table, newcomer, asked.call.guest), HTTPStatus.CREATED)

    async def record(self, asked: Asked) -> Answer:
        return Answer((await self._lobby.record(asked.parts[0])).encode(), mime=TEXT)

    async def replay(self, asked: Asked) -> Answer:
        given, call = read_query(asked.query, StepsWanted), asked.call
        wanted = Wanted(given.seat, given.hands, given.first, given.count)
        told = await self._lobby.replay(asked.parts[0], tables.proof_of(call.token, call.guest), wanted)
        return Answer(gzip.decompress(told))

    async def replay_file(self, asked: Asked) -> Answer:
        given = read_body(asked.call.body, RecordToReplay)
        return Answer(gzip.decompress(await questions.replay_file(self._bot_client, "", given)))

    async def verify(self, asked: Asked) -> Answer:
        given = read_body(asked.call.body, RecordToVerify)
        return Answer(await questions.verify_record(self._bot_client, "", given.record))

    async def lesson(self, asked: Asked) -> Answer:
        return Answer(lesson_for(asked.parts[0]))

    async def attempt(self, asked: Asked) -> Answer:
        game, scene = asked.parts
        return _json(await questions.attempt(self._bot_client, game, int(scene), read_body(asked.call.body, Attempt)))

    async def check_lesson(self, asked: Asked) -> Answer:
        game, scene = asked.parts
        tried = read_body(asked.call.body, Attempt)
        return Answer(await questions.check_lesson(self._bot_client, game, int(scene), tried))

    async def referee(self, asked: Asked) -> Answer:
        position = read_object(asked.call.body)
        return _json(await questions.referee(self._bot_client, "", asked.parts[0], position))

    async def solve(self, asked: Asked) -> Answer:
        position, objective = read_object(asked.call.body), asked.query.get("objective")
        return _json(await questions.solve(self._bot_client, "", asked.parts[0], position, objective))

    async def analyse(self, asked: Asked) -> Answer:
        wanted = read_body(asked.call.body, AnalysisWanted)
        record = await analyses.record_of(self._lobby, wanted)
        return _json(await analyses.analyse(self._analyst, "", record, wanted))

    async def try_again(self, asked: Asked) -> Answer:
        return await self._try(asked, analyses.try_again)

    async def show_turn(self, asked: Asked) -> Answer:
        return await self._try(asked, analyses.show)

    async def check_turn(self, asked: Asked) -> Answer:
        return await self._try(asked, analyses.check)

    async def _try(
        self, asked: Asked, question: Callable[[BotClient, str, str, TurnTried], Awaitable[bytes]]
    ) -> Answer:
        tried = read_body(asked.call.body, TurnTried)
        return Answer(await question(self._bot_client, "", await analyses.record_of(self._lobby, tried), tried))


class Route(NamedTuple):
    """What a call is answered by; `{name}` in its path stands for any part, `{number}` for digits."""

    method: str
    path: str
    handler: Handler

    def parts(self, address: str) -> tuple[str, ...] | None:
        """Return the parts of an address that the path has names for, or None if the address is another one."""
        wanted, given = self.path.split("/"), address.split("/")
        if len(wanted) != len(given) or not all(map(_fits, wanted, given)):
            return None
        return tuple(part for name, part in zip(wanted, given, strict=True) if name.startswith("{"))


def _fits(wanted: str, given: str) -> bool:
    if wanted == "{number}":
        return given.isdecimal() and given.isascii() and len(given) <= MAX_DIGITS
    return bool(given) if wanted.startswith("{") else wanted == given


#: A new call is one more line here, beside its route on the server.
ROUTES = (
    Route("GET", "/games", Calls.games),
    Route("POST", "/tables", Calls.create),
    Route("POST", "/tables/summaries", Calls.summarize),
    Route("GET", "/tables/{code}", Calls.look),
    Route("POST", "/tables/{code}/seats", Calls.sit),
    Route("GET", "/tables/{code}/record", Calls.record),
    Route("GET", "/tables/{code}/replay", Calls.replay),
    Route("POST", "/replay", Calls.replay_file),
    Route("POST", "/verify", Calls.verify),
    Route("GET", "/lessons/{game}", Calls.lesson),
    Route("POST", "/lessons/{game}/{number}/play", Calls.attempt),
    Route("POST", "/lessons/{game}/{number}/check", Calls.check_lesson),
    Route("POST", "/referee/{game}", Calls.referee),
    Route("POST", "/solve/{game}", Calls.solve),
    Route("POST", "/analysis", Calls.analyse),
    Route("POST", "/analysis/try", Calls.try_again),
    Route("POST", "/analysis/show", Calls.show_turn),
    Route("POST", "/analysis/check", Calls.check_turn),
)


def _json(told: object, status: HTTPStatus = HTTPStatus.OK) -> Answer:
    return Answer(msgspec.json.encode(told), status)


def _problem(error: TableeError) -> Answer:
    status = problems.status_of(error)
    told = problems.problem_of(refusal_of(error), status)
    return Answer(msgspec.json.encode(told), status, problems.MIME)
