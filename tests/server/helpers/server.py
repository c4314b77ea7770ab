"""A real server process and real clients, for the tests."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, BinaryIO
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.helpers.fork_server import ForkedServer

LEASE = 1.0  # seconds after which the others take a process for dead
FORGETFUL = DefaultCookiePolicy(allowed_domains=[])  # each call comes from a browser of its own
ANSWERS = ("accepted", "refused", "checked", "hint", "considered")
TIMEOUT_S = 60.0  # seconds until a test gives up waiting; no test asserts how long anything takes


class Server:
    """A server process on a free port of the loopback; `settings` are fields of Settings.

    It comes from the fork server, unless it is another program, and its rate limits are wide: all have one address.
    """

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        database: str | None = None,
        program: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.folder, self.program = folder, program
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.settings = {
            "port": 0,
            "bot_pace": pace,
            "log_level": "warning",
            "rate_limit_factor": 100,
            "secret_keys": ["for-tests-" * 4],
            **settings,
        }
        self.start()

    def start(self) -> None:
        settings = {"database": self.database, "lease": LEASE, **self.settings}
        with (self.folder / "log.txt").open("ab") as log:
            self.process = self._run(settings, log) if self.program else ForkedServer(settings, log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tablée is at http://127.0.0.1:"), line + self.log
        self.address = line.removeprefix("Tablée is at ").strip()
        self.http = httpx.Client(base_url=self.address, timeout=TIMEOUT_S, cookies=CookieJar(FORGETFUL))

    def _run(self, settings: dict[str, Any], log: BinaryIO) -> "subprocess.Popen[str]":
        arguments = [sys.executable, "-W", "error", *self.program, json.dumps(settings)]
        return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=log, text=True)

    @property
    def log(self) -> str:
        """All that the server has written of errors."""
        return (self.folder / "log.txt").read_text()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.http.close()
        os.kill(self.process.pid, how)
        self.process.wait(TIMEOUT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def new_table(
        self, players: int = 2, name: str = "Anna", game: str = "zoo-domino", **options: Any
    ) -> dict[str, Any]:
        body = {"game": game, "players": players, "options": options, "name": name}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def sit(self, code: str, name: str = "Ben") -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{code}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def browser(self, **how: Any) -> httpx.Client:
        """Return a client that keeps its cookies, as browsers do."""
        return httpx.Client(base_url=self.address, timeout=TIMEOUT_S, **how)

    def socket(self, code: str, **how: Any) -> ClientConnection:
        """Open a socket; it reads everything, so that closing it need not wait for unread data."""
        address = f"ws{self.address[4:]}/api/tables/{code}/socket"
        return connect(address, open_timeout=TIMEOUT_S, proxy=None, **{"max_queue": None, **how})


class Client:
    """A client at a table: records all messages verbatim."""

    def __init__(self, socket: ClientConnection, token: str | None = None) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.tell({"type": "hello", "token": token})
        self.until(lambda table: True)

    def tell(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(timeout=TIMEOUT_S)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.told.append(message)
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, wanted: Callable[..., bool]) -> dict[str, Any]:
        """Listen until the table is as wanted."""
        while not self.table or not wanted(self.table):
            self.hear()
        return self.table

    def until_told(self, kind: str) -> dict[str, Any]:
        """Listen until a message of this kind has come, and return it."""
        while not any(message["type"] == kind for message in self.told):
            self.hear()
        return next(message for message in self.told if message["type"] == kind)

    def say(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a message and return the answer."""
        said = {"type": kind, "id": str(uuid4()), **facts}
        self.tell(said)
        return self.answer(said["id"])

    def answer(self, said_id: object) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] in ANSWERS and message["id"] == said_id:
                return message

    def play(self, action: str, **facts: Any) -> dict[str, Any]:
        return self.say("play", action=action, **{"version": self.table["version"], **facts})

    def accepted(self, kind: str, **facts: Any) -> dict[str, Any]:
        answer = self.say(kind, **facts)
        assert answer["type"] == "accepted", answer
        return self.until(lambda table: table["version"] >= answer["version"])

    def refused(self, kind: str, **facts: Any) -> str:
        answer = self.say(kind, **facts)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    @property
    def my_turn(self) -> bool:
        return self.table["phase"] == "playing" and self.table["view"]["turn"] == self.table["me"]


@contextmanager
def at_table(server: Server, code: str, *tokens: str | None) -> Iterator[list[Client]]:
    """Connect one client for each token."""
    with ExitStack() as sockets:
        yield [Client(sockets.enter_context(server.socket(code)), token) for token in tokens]


def wait_for_turn(clients: list[Client]) -> Client | None:
    """Receive until one of the people must act; None if the round is over."""
    while True:
        for client in clients:
            version = max(other.table["version"] for other in clients)
            client.until(lambda table, version=version: table["version"] >= version)
        if clients[0].table["phase"] != "playing":
            return None
        for client in clients:
            if client.my_turn:
                return client
        clients[0].hear()  # a bot's turn


def play_on(clients: list[Client], moves: int = 10_000) -> None:
    """Let people play their first listed action until the round is over or they have made this many moves."""
    for _ in range(moves):
        client = wait_for_turn(clients)
        if client is None:
            return
        answer = client.play(client.table["view"]["actions"][0])
        assert answer["type"] == "accepted", answer
