"""One hostile client: its own loopback address, so that limits by address hold, and rates that stay bounded."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

REQUEST_TIMEOUT_S = 60.0
RECONNECT_DELAY_S = 0.5
MAX_IN_FLIGHT = 150  # requests that have no answer yet
TURNED_AWAY = (OSError, TimeoutError, httpx.HTTPError, WebSocketException, asyncio.IncompleteReadError)


class Refused(Exception):
    """The server did not let the attacker make a table or take a seat."""


@dataclass(frozen=True)
class Seat:
    """A seat that the attacker holds."""

    code: str
    token: str


class Attacker:
    """What an attack sends with; counts the answers and cuts."""

    def __init__(self, server: str, address: str, go: asyncio.Event) -> None:
        self.host, self.port = urlsplit(server).hostname or "", urlsplit(server).port or 0
        self.address = address
        self.ready = asyncio.Event()
        self.answers: Counter[str] = Counter()
        self._server, self._go = server, go
        self._tasks: set[asyncio.Task[None]] = set()
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=MAX_IN_FLIGHT))
        self._http = httpx.AsyncClient(base_url=server, transport=transport, timeout=REQUEST_TIMEOUT_S)

    async def begin(self) -> None:
        """Report that everything is prepared, and wait until the others are ready too."""
        self.ready.set()
        await self._go.wait()

    async def close(self) -> None:
        """Cancel all running tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()

    # --- rates ---------------------------------------------------------------------------------------------------

    async def pace(self, per_second: float, most: int) -> AsyncIterator[int]:
        """Yield 0, 1, 2, ... at a rate that does not depend on how fast the server answers."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(most):
            await asyncio.sleep(max(0.0, began + number / per_second - loop.time()))
            yield number

    def fire(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a task in the background, unless too many are running."""
        if len(self._tasks) >= MAX_IN_FLIGHT:
            work.close()
            return
        task = asyncio.create_task(self._forgive(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _forgive(self, work: Awaitable[object]) -> None:
        try:
            await work
        except TURNED_AWAY as error:
            self.answers[type(error).__name__] += 1

    async def keep_trying(self, attempt: Callable[..., Coroutine[Any, Any, object]]) -> None:
        """Start over whenever the server cuts the attacker off."""
        while True:
            await self._forgive(attempt())
            await asyncio.sleep(RECONNECT_DELAY_S)

    # --- HTTP ----------------------------------------------------------------------------------------------------

    async def get(self, path: str, **how: Any) -> httpx.Response:
        """Send a GET and count the answer."""
        return self._count(await self._http.get(path, **how))

    async def post(self, path: str, document: object) -> httpx.Response:
        """Send a document and count the answer."""
        return self._count(await self._http.post(path, json=document))

    async def post_text(self, path: str, text: str) -> httpx.Response:
        """Send malformed data instead of a document, and count the answer."""
        headers = {"content-type": "application/json"}
        return self._count(await self._http.post(path, content=text.encode(), headers=headers))

    def _count(self, answer: httpx.Response) -> httpx.Response:
        self.answers[str(answer.status_code)] += 1
        self._http.cookies.clear()  # each call comes from a browser of its own
        return answer

    async def new_table(self, game: str, players: int = 2, pace: str = "none", **options: Any) -> Seat:
        """Make a table and return the host's seat."""
        body = {"game": game, "players": players, "options": options, "name": "Mallory", "pace": pace}
        return self._seated(await self.post("/api/tables", body))

    async def sit(self, code: str) -> Seat:
        """Take another seat of an own table."""
        return self._seated(await self.post(f"/api/tables/{code}/seats", {"name": "Malory"}))

    async def new_tables(self, count: int, game: str, players: int = 2, **options: Any) -> list[Seat]:
        """Make some tables, or as many of them as the server allows."""
        seats: list[Seat] = []
        with suppress(Refused):
            while len(seats) < count:
                seats.append(await self.new_table(game, players, **options))
        return seats

    @staticmethod
    def _seated(answer: httpx.Response) -> Seat:
        if answer.status_code != 201:
            raise Refused(f"{answer.status_code} {answer.text[:80]}")
        return Seat(answer.json()["code"], answer.json()["token"])

    # --- websocket -----------------------------------------------------------------------------------------------

    def socket(self, code: str) -> connect:
        """Open a socket from the attacker's address."""
        address = f"ws{self._server[4:]}/api/tables/{code}/socket"
        return connect(
            address,
            proxy=None,
            max_queue=None,
            max_size=None,
            open_timeout=REQUEST_TIMEOUT_S,
            close_timeout=1,
            local_addr=(self.address, 0),
        )

    @asynccontextmanager
    async def seated(self, seat: Seat) -> AsyncIterator[ClientConnection]:
        """Open a socket and send hello; received messages are discarded, so that it stays open."""
        async with self.socket(seat.code) as socket:
            await say(socket, "hello", token=seat.token)
            reading = asyncio.create_task(self._forgive(_ignore(socket)))
            try:
                yield socket
            finally:
                reading.cancel()


async def say(socket: ClientConnection, kind: str, **facts: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps({"type": kind, **facts}))


async def messages(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """Yield what the server sends."""
    async for text in socket:
        yield json.loads(text)


async def _ignore(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def start_with_bots(socket: ClientConnection, seat: Seat, level: str) -> dict[str, Any]:
    """Say hello, let bots take the free seats, and return the first table of the match."""
    await say(socket, "hello", token=seat.token)
    await say(socket, "start", id="start", fill=level)
    return await anext(
        message async for message in messages(socket) if message["type"] == "table" and message["phase"] != "waiting"
    )
