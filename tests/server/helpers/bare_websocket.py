"""A websocket byte by byte: frames in every shape, and the other end of a connection."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any
from urllib.parse import urlsplit

from tests.server.helpers.server import TIMEOUT_S, Server

TEXT, MORE, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
HELLO = b'{"type":"hello"}'


def frame(body: bytes, kind: int = TEXT, *, ends: bool = True, mask: bytes | None = b"\x12\x34\x56\x78") -> bytes:
    masked = 0 if mask is None else 0x80
    head = struct.pack("!BB", kind | (0x80 if ends else 0), masked | min(len(body), 126))
    if len(body) > 125:
        head += struct.pack("!H", len(body))
    if mask is not None:
        body = mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
    return head + body


def asking(said_id: str) -> bytes:
    """Ask for what a spectator is refused: the answer carries the id."""
    return json.dumps({"type": "hint", "id": said_id}, ensure_ascii=False).encode()


class Bare:
    """The other end of a connection, byte by byte."""

    def __init__(self, connection: socket.socket, stream: IO[bytes]) -> None:
        self.send = connection.sendall
        self._stream = stream

    def open(self, path: str) -> None:
        request = f"GET {path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        request += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        self.send(request.encode())
        assert self._stream.readline().startswith(b"HTTP/1.1 101 ")
        while self._stream.readline() != b"\r\n":
            pass

    def hear(self) -> tuple[int, bytes]:
        first, size = self._stream.read(2)
        assert first & 0x80, "all our messages are one frame each"
        if size == 126:
            (size,) = struct.unpack("!H", self._stream.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._stream.read(8))
        return first & 15, self._stream.read(size)

    def answered(self) -> str:
        """Return the id of the next answer."""
        while True:
            kind, body = self.hear()
            assert kind == TEXT, (kind, body)
            said: dict[str, Any] = json.loads(body)
            if said["type"] == "refused":
                return str(said["id"])

    def closed_with(self) -> int:
        while True:
            kind, body = self.hear()
            if kind == CLOSE:
                (code,) = struct.unpack("!H", body[:2])
                return int(code)


@contextmanager
def bare(server: Server) -> Iterator[Bare]:
    where = urlsplit(server.address)
    with (
        socket.create_connection((where.hostname, where.port), TIMEOUT_S) as connection,
        connection.makefile("rb") as stream,
    ):
        end = Bare(connection, stream)
        end.open(f"/api/tables/{server.new_table()['code']}/socket")
        yield end
