"""Frames of websockets in every shape that the protocol allows, and in some that it does not."""

import struct

import pytest

from tests.server.helpers.bare_websocket import BINARY, CLOSE, HELLO, MORE, PING, PONG, asking, bare, frame
from tests.server.helpers.server import Server


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
