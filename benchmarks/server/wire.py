"""A minimal websocket client, so that the load generator is not the bottleneck."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_MASK = bytes(4)  # clients must mask frames: a zero key changes nothing

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection: `say` sends a message, and `hear` is called with each complete message."""

    def __init__(self, host: str, path: str) -> None:
        self._request = UPGRADE.format(host=host, path=path).encode()
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.hear: Hear = self.waiting.put_nowait
        self.failed: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports can do all that asyncio's can, but are not its subclasses.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.failed = self.failed or f"the connection was lost: {error or 'closed'}"

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self._open else self._after_upgrade(data)
        end = len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            kind, at = data[at], start + size
            if kind in (0x80 | TEXT, 0x80 | BINARY):
                self.hear(data[start:at])
            else:
                self._control(kind & 15, data[start:at])
        self._rest = data[at:]

    def _after_upgrade(self, data: bytes) -> int:
        head = data.find(b"\r\n\r\n")
        if head < 0:
            return 0
        self._open = True
        if data.startswith(b"HTTP/1.1 101 "):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(data[:head].decode()))
        return head + 4

    def _control(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self.say(body, PONG)
        elif kind == CLOSE:
            self.failed = f"the server closed the connection: {body!r}"
        elif kind != PONG:
            self.failed = "the server sent a message in pieces"

    def say(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        self.failed = "closed"
        self._transport.close()


async def connect(address: str, path: str) -> Wire:
    """Open a websocket at a path of a server whose HTTP address is given."""
    where = urlsplit(address)
    assert where.hostname is not None
    assert where.port is not None
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(where.netloc, path), where.hostname, where.port)
    await wire.opened
    return wire
