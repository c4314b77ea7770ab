"""Sees that the server works where Tablée was just installed: it plays a match, is killed, goes on, and stops.

For systems where the server's own tests cannot run: cibuildwheel and the workflow of the tests run it everywhere. It
needs nothing but what comes with Tablée.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

if sys.platform == "win32":
    STOP, OWN_GROUP = signal.CTRL_BREAK_EVENT, subprocess.CREATE_NEW_PROCESS_GROUP
else:
    STOP, OWN_GROUP = signal.SIGINT, 0
TIMEOUT_S = 60.0
MOVES_BEFORE_THE_CRASH = 3


class Server:
    """Plain `python -m tablee`, on a free port."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tablee", "--no-browser", "--port", "0", "--bot-pace", "0"]
        self._process = subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            creationflags=OWN_GROUP,
        )
        atexit.register(self._process.kill)  # should anything fail before it is stopped
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Tablée is at http://127.0.0.1:"), line
        self.address = line.split()[-1]

    def ask(self, path: str, body: object = None) -> Any:
        """Return the answer to a request as JSON."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(
            Request(self.address + path, data, {"content-type": "application/json"}), timeout=TIMEOUT_S
        ) as told:
            return json.loads(told.read())

    def stop(self) -> None:
        """Ask it to stop, as Ctrl+C does; it must end by itself and report no error."""
        self._process.send_signal(STOP)
        assert self._process.wait(TIMEOUT_S) == 0, self._process.returncode

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait(TIMEOUT_S)


class Player:
    """A person at the table of a server."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._sent = 0
        self.table: dict[str, Any] = {}
        socket.send(json.dumps({"type": "hello", "token": token}))
        self.listen()

    def send(self, **message: object) -> None:
        """Send a message."""
        self._sent += 1
        self._socket.send(json.dumps({"id": f"{os.getpid()}-{id(self)}-{self._sent}", **message}))

    def listen(self) -> None:
        """Wait for the next state of the table."""
        while True:
            message = json.loads(self._socket.recv(TIMEOUT_S))
            assert message["type"] != "refused", message
            if message["type"] == "table":
                self.table = message
                return

    def play(self, most: int = 1_000) -> int:
        """Play the first legal action whenever it is our turn, at most so often; return how often we did."""
        played = 0
        while self.table["phase"] != "match_over" and played < most:
            view = self.table["view"]
            if self.table["phase"] == "playing" and view["turn"] == view["me"]:
                self.send(type="play", action=view["actions"][0], version=self.table["version"])
                played += 1
            self.listen()
        return played


def main() -> None:
    """Fail, or say what was tried."""
    with TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        database = f"sqlite:///{(Path(folder) / 'tables.db').as_posix()}"
        server = Server(database)
        with urlopen(server.address, timeout=TIMEOUT_S) as page:
            assert b'name="build"' in page.read()
        game = server.ask("/api/games")[0]  # whose first legal action always leads to an end
        seat = server.ask("/api/tables", {"game": game["name"], "players": 2, "name": "Anna"})
        with sitting(server, seat) as player:
            player.send(type="add_bot", bot=game["bots"][0])
            player.send(type="start")
            while player.table["phase"] != "playing":
                player.listen()
            refuse_another_server(server, database)
            played = player.play(MOVES_BEFORE_THE_CRASH)
            server.kill()
        server = Server(database)
        with sitting(server, seat) as player:
            played += player.play()
            assert player.table["phase"] == "match_over", player.table["phase"]
        server.stop()
    print(f"a match of {played} turns against a bot, with a crash after {MOVES_BEFORE_THE_CRASH}")


@contextmanager
def sitting(server: Server, seat: dict[str, Any]) -> Iterator[Player]:
    """Let a person sit at their table, as long as the server lives."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{seat['code']}/socket"
    with connect(address, open_timeout=TIMEOUT_S, proxy=None, max_queue=None) as socket:
        yield Player(socket, seat["token"])


def refuse_another_server(server: Server, database: str) -> None:
    """See that a second server on the same file says where the first one is, and ends."""
    command = [sys.executable, "-m", "tablee", "--no-browser", "--port", "0", "--database", database]
    env = os.environ | {"PYTHONIOENCODING": "utf-8"}
    second = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", timeout=TIMEOUT_S, check=False)
    assert second.returncode == 2, second
    assert f"already running at {server.address}" in second.stderr, second.stderr


if __name__ == "__main__":
    main()
