"""Clients that keep playing through server failures, and remember everything that was acknowledged."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, field, replace
from random import choice
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.helpers.server import Server
from tests.server.helpers.stores.databases import run_sql

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("zoo-domino", {"rounds": 3}),
    ("zoo-domino", {"rounds": 2, "way": "trumps"}),
    ("zoo-domino", {}),
    ("romi-rami", {}),
    ("tile-rummy", {"rounds": 1, "blocked_after": 2}),
    ("photo-rummy", {}),
)
AGAIN_AFTER = 0.1  # seconds
MAX_REPEATED_MESSAGES = 20  # messages repeated at each table in the end


@dataclass
class Figures:
    """What a run has shown."""

    acknowledged: int = 0
    by_bots: int = 0  # stored moves that nobody had asked for
    killed: int = 0
    asked_again: int = 0
    lost: int = 0
    doubled: int = 0
    wrong: int = 0  # answers that changed when they were requested again
    gaps: int = 0  # tables with a gap in their events

    @property
    def is_good(self) -> bool:
        return not (self.lost or self.doubled or self.wrong or self.gaps)

    def and_then(self, more: "Figures") -> "Figures":
        """Return these findings together with those of another kill."""
        both = Figures(*(one + other for one, other in zip(astuple(self), astuple(more), strict=True)))
        return replace(both, killed=self.killed + 1)

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in vars(self).items())


@dataclass
class Person:
    """Sits at a table and its rematches; repeats each message until it is answered, perhaps by another process."""

    servers: Sequence[Server]
    code: str
    seat: int
    token: str
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # table and id, and the version
    unanswered: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self._connect(self.code) as socket:
                    await self._sit_down(socket)
                    async for message in _heard(socket):
                        await self._hear(socket, message)
                        if self.table["rematch"] and self.unanswered is None:
                            self.code, self.table = self.table["rematch"], {}
                            break
            await asyncio.sleep(AGAIN_AFTER)

    async def ask_again(self) -> tuple[int, int]:
        """Repeat acknowledged messages; return their number, and how often the answer differed."""
        asked = wrong = 0
        for code in {code for code, _ in self.acknowledged}:
            known = {said: version for (where, said), version in self.acknowledged.items() if where == code}
            async with self._connect(code) as socket:
                await self._tell(socket, {"type": "hello", "token": self.token})
                for said, version in [*known.items()][-MAX_REPEATED_MESSAGES:]:
                    # Nothing in it is allowed: only the first answer can be right.
                    await self._tell(socket, {"type": "play", "id": said, "action": "pass", "version": 0})
                    answer = await anext(message async for message in _heard(socket) if message.get("id") == said)
                    asked += 1
                    wrong += answer != {"type": "accepted", "id": said, "version": version}
        return asked, wrong

    def _connect(self, code: str) -> connect:
        address = choice(self.servers).address
        return connect(f"ws{address[4:]}/api/tables/{code}/socket", proxy=None, max_queue=None)

    async def _sit_down(self, socket: ClientConnection) -> None:
        await self._tell(socket, {"type": "hello", "token": self.token})
        self.table = await anext(message async for message in _heard(socket) if message["type"] == "table")
        if self.unanswered is not None:
            await self._tell(socket, self.unanswered)
        else:
            await self._act(socket)

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        waiting_for = None if self.unanswered is None else self.unanswered["id"]
        match message:
            case {"type": "table"}:
                self.table = message
            case {"type": "accepted", "id": said, "version": version} if said == waiting_for:
                self.acknowledged[self.code, said] = version
                self.unanswered = None
            case {"type": "hint", "id": said, "action": action} if said == waiting_for:
                self.unanswered = None
                await self._say(socket, "play", action=action, version=message["version"])
            case {"type": "refused", "code": "server.failed", "id": said} if said == waiting_for:
                await asyncio.sleep(AGAIN_AFTER)
                await self._tell(socket, self.unanswered)
            case {"type": "refused", "id": said} if said == waiting_for:
                self.unanswered = None  # somebody else was faster
        if self.unanswered is None:
            await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        me, version = self.table["me"], self.table["version"]
        match self.table["phase"]:
            case "waiting" if self.table["seats"][me]["invited"]:
                await self._say(socket, "join")
            case "waiting" if self.table["seats"][me]["host"] and not any(
                one["invited"] for one in self.table["seats"]
            ):
                await self._say(socket, "start", fill="careful")
            case "playing" if self.table["view"]["turn"] == me and "actions" in self.table["view"]:
                await self._say(socket, "play", action=self.table["view"]["actions"][0], version=version)
            case "playing" if self.table["view"]["turn"] == me:
                await self._say(socket, "hint")
            case "round_over":
                await self._say(socket, "next_round", version=version)
            case "match_over" if self.table["seats"][me]["host"] and not self.table["rematch"]:
                await self._say(socket, "rematch")

    async def _say(self, socket: ClientConnection, kind: str, **facts: Any) -> None:
        self.unanswered = {"type": kind, "id": str(uuid4()), **facts}
        await self._tell(socket, self.unanswered)

    @staticmethod
    async def _tell(socket: ClientConnection, message: object) -> None:
        await socket.send(json.dumps(message))


async def _heard(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    async for text in socket:
        yield json.loads(text)


class Crowd:
    """People and bots at many tables of one server, or of several on one database."""

    def __init__(self, servers: Sequence[Server], tables: int) -> None:
        self.servers = servers
        self.people = [person for number in range(tables) for person in self._seat(number)]

    def _seat(self, number: int) -> Iterator[Person]:
        game, options = GAMES[number % len(GAMES)]
        server = self.servers[number % len(self.servers)]
        seated = [server.new_table(players=2 + number % 2, game=game, **options)]
        seated += [server.sit(seated[0]["code"]) for _ in range(number % 2)]
        for one in seated:
            yield Person(self.servers, one["code"], one["seat"], one["token"])

    @property
    def acknowledged(self) -> int:
        """How many actions were acknowledged until now."""
        return sum(len(person.acknowledged) for person in self.people)

    async def ask_again(self, figures: Figures) -> None:
        """Let everybody repeat acknowledged messages."""
        for person in self.people:
            asked, wrong = await person.ask_again()
            figures.asked_again += asked
            figures.wrong += wrong

    def check(self, killed: int) -> Figures:
        """Compare everything acknowledged so far with what is stored; people may play on meanwhile."""
        known = {
            (code, person.seat, said): version
            for person in self.people
            for (code, said), version in [*person.acknowledged.items()]
        }
        figures = compare(known, run_sql(self.servers[0].database, "SELECT code, seat, said, number FROM events"))
        figures.killed = killed
        ((figures.by_bots,),) = run_sql(
            self.servers[0].database, """SELECT count(*) FROM events WHERE said IS NULL AND event LIKE '%"played"%'"""
        )
        return figures


def compare(known: dict[tuple[str, int, str], int], rows: Iterable[tuple[str, int | None, str | None, int]]) -> Figures:
    """Compare acknowledged messages (table, seat, id: version) with the stored ones."""
    stored: dict[tuple[str, int, str], list[int]] = {}
    numbers: dict[str, list[int]] = {}
    for code, seat, said, number in rows:
        numbers.setdefault(code, []).append(number)
        if seat is not None and said is not None:
            stored.setdefault((code, seat, said), []).append(number)
    return Figures(
        acknowledged=len(known),
        lost=sum(version not in stored.get(what, []) for what, version in known.items()),
        doubled=sum(len(versions) > 1 for versions in stored.values()),
        gaps=sum(sorted(all_of_it) != list(range(1, len(all_of_it) + 1)) for all_of_it in numbers.values()),
    )
