"""Two players at a table of each server, each with the server's own protocol."""

import json
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any

import msgspec

from benchmarks.server.wire import BINARY, Wire, connect

Ask = Callable[[str, str, object], Awaitable[dict[str, str]]]  # a server's address, a path, a body: HTTP


STATES, ANSWER = (
    (1, 2),
    4,
)  # flags of what a move waits for: the new state for both players, and the answer for the mover


class Table:
    """Two players who move in turns. A move counts when both have the new state."""

    awaited = sum(STATES)

    def __init__(self, addresses: list[str], ask: Ask) -> None:
        self._addresses = addresses  # of the first player's server and of the second's: the same, or not
        self._ask = ask
        self.wires: list[Wire] = []
        self.done: Callable[[Table], None] = lambda table: None
        self.sent = 0.0
        self.mover = 0
        self.number = 0  # of the last state that both have
        self.due = 0  # flags that the current move still waits for

    async def sit_down(self) -> None:
        """Open a table with two players and begin."""
        await self._begin()
        for seat, wire in enumerate(self.wires):
            while not wire.waiting.empty():  # earlier messages are not counted
                wire.waiting.get_nowait()
            wire.hear = partial(self._hear, seat)

    def move(self) -> None:
        """Let the player whose turn it is move."""
        self.due = self.awaited
        self._say(self.wires[self.mover])

    def check(self) -> None:
        """Raise if a player was disconnected."""
        for wire in self.wires:
            if wire.failed:
                raise ConnectionError(wire.failed)

    async def _begin(self) -> None:
        raise NotImplementedError

    def _say(self, wire: Wire) -> None:
        raise NotImplementedError

    def _read(self, seat: int, message: bytes) -> int | None:
        """Return the number of the state that a message brings or confirms."""
        raise NotImplementedError

    def _hear(self, seat: int, message: bytes) -> None:
        if self._read(seat, message) == self.number + 1:
            self.due &= ~self._part(seat, message)
            if not self.due:
                self.number += 1
                self._turn()
                self.done(self)

    def _part(self, seat: int, message: bytes) -> int:
        return STATES[seat]

    def _turn(self) -> None:
        self.mover = 1 - self.mover


class Tablee(Table):
    """A move counts when both players have the new table, and the mover has the acknowledgement."""

    awaited = sum(STATES) + ANSWER
    game = "counting"
    options: dict[str, object] = {}  # noqa: RUF012
    ids = count()

    async def _begin(self) -> None:
        first, second = self._addresses
        new = {"game": self.game, "players": 2, "options": self.options, "name": "Anna"}
        host = await self._ask(first, "/api/tables", new)
        path = f"/api/tables/{host['code']}"
        guest = await self._ask(second, f"{path}/seats", {"name": "Ben"})
        for address, seated in ((first, host), (second, guest)):
            wire = await connect(address, f"{path}/socket")
            wire.say(json.dumps({"type": "hello", "token": seated["token"]}).encode())
            self.wires.append(wire)
        while b'"connected":false' in await self.wires[0].waiting.get():
            pass
        self.wires[0].say(b'{"type":"start","id":"start"}')
        for seat, wire in enumerate(self.wires):
            while b'"phase":"playing"' not in (message := await wire.waiting.get()):
                pass
            self.number = self._read(seat, message)
        await self._until_accepted(self.wires[0])

    async def _until_accepted(self, wire: Wire) -> None:
        while not (await wire.waiting.get()).startswith(b'{"type":"accepted"'):
            pass

    def _say(self, wire: Wire) -> None:
        wire.say(b'{"type":"play","id":"%d","action":"add","version":%d}' % (next(self.ids), self.number))

    def _read(self, seat: int, message: bytes) -> int:
        if message[9:11] not in (b"ta", b"ac"):
            raise ValueError(message.decode())
        return version_of(message)

    def _part(self, seat: int, message: bytes) -> int:
        return STATES[seat] if message[9:11] == b"ta" else ANSWER


def version_of(message: bytes) -> int:
    start = message.index(b'"version":') + 10
    end = message.find(b",", start)
    return int(message[start:end] if end > 0 else message[start:-1])


class SeenView(msgspec.Struct):
    turn: int | None
    actions: list[str]


class Seen(msgspec.Struct):
    phase: str
    view: SeenView


see = msgspec.json.Decoder(Seen).decode


class ZooDomino(Tablee):
    """Each plays the first action that the view lists; a round that is over is followed by the next."""

    game = "zoo-domino"
    options = {"rounds": 20}  # noqa: RUF012

    def __init__(self, addresses: list[str], ask: Ask) -> None:
        super().__init__(addresses, ask)
        self._tables = [b"", b""]

    def _read(self, seat: int, message: bytes) -> int:
        if message[9:11] == b"ta":
            self._tables[seat] = message
        return super()._read(seat, message)

    def _turn(self) -> None:
        pass

    def _say(self, wire: Wire) -> None:
        seen = see(self._tables[0])
        self.mover = seen.view.turn or 0
        if seen.phase == "round_over":
            said = b'{"type":"next_round","id":"%d","version":%d}' % (next(self.ids), self.number)
        else:
            action = (see(self._tables[1]) if self.mover else seen).view.actions[0].encode()
            said = b'{"type":"play","id":"%d","action":"%b","version":%d}' % (next(self.ids), action, self.number)
        self.wires[self.mover].say(said)


class BoardgameIo(Table):
    """The socket.io protocol over a bare engine.io websocket; the server sends a new state before storing it."""

    async def _begin(self) -> None:
        self._match = secrets.token_hex(8)
        for seat, address in enumerate(self._addresses):
            wire = await connect(address, "/socket.io/?EIO=4&transport=websocket")
            await wire.waiting.get()
            wire.say(b"40/counting,")
            await wire.waiting.get()
            wire.say(f'42/counting,["sync","{self._match}","{seat}",null,2]'.encode())
            self.wires.append(wire)
            while b'["matchData"' not in await wire.waiting.get():
                pass

    def _say(self, wire: Wire) -> None:
        wire.say(
            b'42/counting,["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[],"playerID":"%d"}},%d,"%b","%d"]'
            % (self.mover, self.number, self._match.encode(), self.mover)
        )

    def _read(self, seat: int, message: bytes) -> int | None:
        if not message.startswith(b'42/counting,["update"'):
            if message == b"2":  # engine.io's own ping
                self.wires[seat].say(b"3")
            return None
        start = message.index(b'"count":') + 8
        return int(message[start : message.index(b"}", start)])


class Colyseus(Table):
    """Its binary protocol: a patch for each move."""

    async def _begin(self) -> None:
        first, second = self._addresses
        host = await self._ask(first, "/matchmake/create/counting", {})
        room: Any = host["room"]
        guest = await self._ask(second, f"/matchmake/joinById/{room['roomId']}", {})
        for address, seated in ((first, host), (second, guest)):
            wire = await connect(address, f"/{room['processId']}/{room['roomId']}?sessionId={seated['sessionId']}")
            await wire.waiting.get()
            wire.say(b"\x0a", BINARY)
            await wire.waiting.get()
            self.wires.append(wire)

    def _say(self, wire: Wire) -> None:
        wire.say(b"\x0d\xa3add", BINARY)

    def _read(self, seat: int, message: bytes) -> int | None:
        if not message.startswith(b"\x0f\x80"):  # a patch whose first field is the count
            raise ValueError(repr(message))
        return int.from_bytes(message[2:6], "little")


TABLES: dict[str, type[Table]] = {
    "tablee": Tablee,
    "zoo-domino": ZooDomino,
    "boardgame.io": BoardgameIo,
    "colyseus": Colyseus,
}
