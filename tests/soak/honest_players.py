"""Honest players in a process of their own: they play, measure, and write one line of JSON for each measurement.

    python -m tests.soak.honest_players http://127.0.0.1:8000

They stop when their standard input is closed, after every move that was sent has been answered.
"""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PLAYERS_ADDRESS, GUEST_ADDRESS = "127.0.0.1", "127.0.0.3"
TABLES, MOVES_PER_SECOND = 5, 5
BOTS = 3
BOT_LEVEL = "casual"
PAUSE_AT_BOTS_S = 0.2
RETURN_EVERY_S = 1.0
ANSWER_WITHIN_S = 60.0  # for a move; then it counts as unanswered
RETURN_WITHIN_S = 10.0
RECONNECT_DELAY_S = 0.2
CUT = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)

ids = count()


def report(kind: str, began: float, **facts: Any) -> None:
    """Write a measurement; the monotonic clock is the same in all processes of the machine."""
    taken = 1000 * (time.monotonic() - began)
    print(json.dumps({"kind": kind, "at": began, "ms": round(taken, 3), **facts}), flush=True)


class Seat:
    """A seat at a table: reconnects when disconnected, and repeats unanswered messages."""

    def __init__(self, server: str, address: str, code: str, token: str, news: asyncio.Event) -> None:
        self._url = f"ws{server[4:]}/api/tables/{code}/socket"
        self._address, self._token, self._news = address, token, news
        self._unanswered: str | None = None
        self._socket: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.answer: dict[str, Any] = {}

    async def stay(self) -> None:
        """Read what the server sends, forever."""
        while True:
            began = time.monotonic()
            try:
                async with open_socket(self._url, self._address) as self._socket:
                    await self._socket.send(json.dumps({"type": "hello", "token": self._token}))
                    if self._unanswered is not None:
                        await self._socket.send(self._unanswered)
                    async for text in self._socket:
                        self._hear(json.loads(text))
            except CUT:
                pass
            report("cut", began)
            await asyncio.sleep(RECONNECT_DELAY_S)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.table = message
        elif message["type"] in ("accepted", "refused"):
            self.answer, self._unanswered = message, None
        self._news.set()

    async def say(self, kind: str, **facts: Any) -> str:
        """Send something, now or as soon as there is a connection again; return its id."""
        said = str(next(ids))
        self._unanswered = json.dumps({"type": kind, "id": said, **facts})
        try:
            if self._socket is not None:
                await self._socket.send(self._unanswered)
        except CUT:
            pass  # `stay` repeats it
        return said


def open_socket(url: str, address: str, **how: Any) -> connect:
    return connect(
        url, proxy=None, max_queue=None, open_timeout=RETURN_WITHIN_S, close_timeout=1, local_addr=(address, 0), **how
    )


class Table:
    """A table of Zoo Domino with some people, who play the first action that they are shown."""

    def __init__(self, server: str, http: httpx.AsyncClient, address: str, people: int, bots: int) -> None:
        self._server, self._http, self._address = server, http, address
        self._people, self._bots = people, bots
        self._news = asyncio.Event()
        self._staying: list[asyncio.Task[None]] = []
        self.seats: list[Seat] = []

    async def open(self) -> None:
        """Make a new table, sit down and start."""
        self.close()
        body = {"game": "zoo-domino", "players": self._people + self._bots, "options": {"rounds": 20}, "pace": "none"}
        seated = [await self._post("/api/tables", body | {"name": "Anna"})]
        for _ in range(1, self._people):
            seated.append(await self._post(f"/api/tables/{seated[0]['code']}/seats", {"name": "Ben"}))
        self.seats = [Seat(self._server, self._address, one["code"], one["token"], self._news) for one in seated]
        self._staying = [asyncio.create_task(seat.stay()) for seat in self.seats]
        await self.until(lambda: all(seat.table for seat in self.seats))
        await self.seats[0].say("start", **({"fill": BOT_LEVEL} if self._bots else {}))
        await self.until(lambda: all(seat.table["phase"] == "playing" for seat in self.seats))

    async def _post(self, path: str, body: object) -> dict[str, Any]:
        """Ask until the answer is as wanted: a server that is being attacked may be slow."""
        while True:
            try:
                answer = await self._http.post(path, json=body)
                if answer.status_code == 201:
                    self._http.cookies.clear()
                    seated: dict[str, Any] = answer.json()
                    return seated
            except CUT:
                pass
            await asyncio.sleep(RECONNECT_DELAY_S)

    def close(self) -> None:
        for task in self._staying:
            task.cancel()
        self._staying = []

    async def until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            self._news.clear()
            await self._news.wait()

    @property
    def over(self) -> bool:
        return bool(self.seats[0].table["phase"] == "match_over")

    async def move(self, measured_as: str) -> None:
        """Make the next move, and report how long it took until it was acknowledged and everyone had seen it."""
        first = self.seats[0].table
        if first["phase"] == "round_over":
            mover, kind, facts = self.seats[0], "next_round", {}
        else:
            mover = next(seat for seat in self.seats if seat.table["me"] == seat.table["view"]["turn"])
            kind, facts = "play", {"action": mover.table["view"]["actions"][0]}
        began = time.monotonic()
        said = await mover.say(kind, version=mover.table["version"], **facts)
        try:
            await asyncio.wait_for(self.until(lambda: mover.answer.get("id") == said), ANSWER_WITHIN_S)
            if mover.answer["type"] == "refused":
                report("refused", began, code=mover.answer["code"])
                return
            version = mover.answer["version"]
            seen = self.until(lambda: all(seat.table["version"] >= version for seat in self.seats))
            await asyncio.wait_for(seen, ANSWER_WITHIN_S)
        except TimeoutError:
            report("unanswered", began)
            return
        report(measured_as, began)


async def play_together(table: Table, offset: float, stopping: asyncio.Event) -> None:
    """Move a few times a second until it is time to stop."""
    loop = asyncio.get_running_loop()
    due = loop.time() + offset
    await table.open()
    while not stopping.is_set():
        await asyncio.sleep(max(0.0, due - loop.time()))
        due = max(due + 1 / MOVES_PER_SECOND, loop.time())
        if table.over:
            await table.open()
        await table.move("move")
    table.close()


async def play_with_bots(table: Table, stopping: asyncio.Event) -> None:
    """Play with bots, and report how long each of their turns takes."""
    await table.open()
    me = table.seats[0]
    while not stopping.is_set():
        if table.over:
            await table.open()
            me = table.seats[0]
        elif me.table["phase"] == "playing" and me.table["view"]["turn"] != me.table["me"]:
            began, version = time.monotonic(), me.table["version"]
            while not stopping.is_set() and me.table["version"] == version:
                try:
                    await asyncio.wait_for(table.until(lambda: me.table["version"] > version), 1)  # noqa: B023
                except TimeoutError:
                    continue
            report("bot", began)
        else:
            await asyncio.sleep(PAUSE_AT_BOTS_S)
            await table.move("move_among_bots")
    table.close()


async def come_back(server: str, stopping: asyncio.Event) -> None:
    """Open a table repeatedly with the cookie of a guest, like a reopened browser."""
    async with http_client(server, GUEST_ADDRESS) as http:
        body = {"game": "zoo-domino", "players": 2, "options": {}, "name": "Chloe"}
        seated = (await http.post("/api/tables", json=body)).raise_for_status()
        code, cookies = seated.json()["code"], "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = f"ws{server[4:]}/api/tables/{code}/socket"
    while not stopping.is_set():
        began = time.monotonic()
        try:
            async with asyncio.timeout(RETURN_WITHIN_S):
                async with open_socket(url, GUEST_ADDRESS, additional_headers={"cookie": cookies}) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": None}))
                    while json.loads(await socket.recv())["type"] != "table":
                        pass
                    report("return", began)
        except CUT as error:
            report("locked_out", began, why=f"{type(error).__name__}: {error}"[:80])
        await asyncio.sleep(max(0.0, began + RETURN_EVERY_S - time.monotonic()))


def http_client(server: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server, transport=transport, timeout=ANSWER_WITHIN_S)


async def main(server: str) -> None:
    """Let everybody play until standard input is closed."""
    stopping = asyncio.Event()
    async with http_client(server, PLAYERS_ADDRESS) as http, asyncio.TaskGroup() as group:
        for number in range(TABLES):
            table = Table(server, http, PLAYERS_ADDRESS, people=2, bots=0)
            group.create_task(play_together(table, number / TABLES / MOVES_PER_SECOND, stopping))
        group.create_task(play_with_bots(Table(server, http, PLAYERS_ADDRESS, people=1, bots=BOTS), stopping))
        group.create_task(come_back(server, stopping))
        await asyncio.to_thread(sys.stdin.read)
        stopping.set()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
