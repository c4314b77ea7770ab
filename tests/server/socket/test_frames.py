"""Frames of websockets in every shape that the protocol allows, and in some that it does not."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any
from urllib.parse import urlsplit

import pytest

from tests.server.helpers.server import PATIENCE, Server

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
        socket.create_connection((where.hostname, where.port), PATIENCE) as connection,
        connection.makefile("rb") as stream,
    ):
        end = Bare(connection, stream)
        end.open(f"/api/tables/{server.new_table()['code']}/socket")
        yield end


def test_a_frame_may_come_byte_by_byte(server: Server) -> None:
    with bare(server) as end:
        for byte in frame(HELLO) + frame(asking("x" * 60)) + frame(asking("short")):
            end.send(bytes((byte,)))
        assert end.answered() == "x" * 60
        assert end.answered() == "short"


def test_many_frames_may_come_at_once(server: Server) -> None:
    ids = [str(number) for number in range(40)]
    with bare(server) as end:
        end.send(frame(HELLO) + b"".join(frame(asking(said_id)) for said_id in ids))
        assert [end.answered() for _ in ids] == ids


def test_a_message_may_come_in_pieces_with_a_ping_between(server: Server) -> None:
    text = asking("in pieces")
    with bare(server) as end:
        end.send(frame(HELLO) + frame(asking("whole")))
        assert end.answered() == "whole"
        end.send(frame(text[:5], ends=False) + frame(b"there?", PING) + frame(text[5:9], MORE, ends=False))
        assert end.hear() == (PONG, b"there?")
        end.send(frame(text[9:], MORE) + frame(asking("next")))
        assert end.answered() == "in pieces"
        assert end.answered() == "next"


def test_a_message_may_have_any_letters_and_come_as_bytes(server: Server) -> None:
    with bare(server) as end:
        end.send(frame(HELLO) + frame(asking("Zoë 🦓")) + frame(asking("bytes"), BINARY) + frame(b"") + frame(b"{"))
        assert [end.answered() for _ in range(4)] == ["Zoë 🦓", "bytes", "None", "None"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(asking("bare"), mask=None), 1002),
        (frame(b"more", MORE), 1002),
        (frame(b"first", ends=False) + frame(asking("within")), 1002),
        (frame(b"odd", 3), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b" " * 4097), 1009),
        (struct.pack("!BBQ", 0x81, 0xFF, 2**40), 1009),
        (frame(struct.pack("!H", 1000), CLOSE) + frame(asking("after")), 1000),
    ],
)
def test_what_the_protocol_forbids_closes_the_connection(server: Server, sent: bytes, code: int) -> None:
    with bare(server) as end:
        end.send(frame(HELLO) + sent)
        assert end.closed_with() == code
