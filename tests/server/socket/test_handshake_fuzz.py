"""Odd headers in the websocket handshake: foreign pages are refused, and nothing breaks."""

import socket
from collections import Counter

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.server.helpers.load.soaking import rounds, tell
from tests.server.helpers.server import Server

EXAMPLES = 80
TIMEOUT_S = 10.0  # for an answer

Value = bytes | None  # of a header; None: it is not sent

ODD = [
    b"",
    b" ",
    b"null",
    b"//",
    b"http://",
    b"http://[",
    b"http://[::1",
    b"http://[x]",
    b"http://a]",
    b"%",
    b"http://\xff",
]
#: Any bytes but those that end a line: what follows would be another header.
values = st.sampled_from(ODD) | st.binary(max_size=60).filter(lambda value: not set(value) & set(b"\r\n"))
cookies = st.sampled_from([b"tablee-guest", b"__Host-tablee-guest", b"", b";;"]).flatmap(
    lambda name: values.map(lambda value: name + b"=" + value)
)


def test_no_handshake_does_harm(own_server: Server) -> None:
    code = own_server.new_table()["code"]
    home = own_server.address.removeprefix("http://").encode()
    statuses: Counter[int] = Counter()

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(origin=st.none() | values, host=st.just(home) | values, cookie=st.none() | cookies)
    @example(origin=None, host=home, cookie=None)
    @example(origin=None, host=home, cookie=b"\x06")
    @example(origin=b"http://[", host=home, cookie=None)
    @example(origin=b"http://a]", host=b"a]", cookie=None)
    def is_answered(origin: Value, host: bytes, cookie: Value) -> None:
        status = handshake(own_server, code, origin, host, cookie)
        assert status == 101 or 400 <= status < 500
        if host == home and origin is not None and home not in origin:
            assert status != 101
        statuses[status] += 1

    for _ in rounds():
        is_answered()
    tell("handshakes by status", dict(statuses))
    assert {101, 403} <= statuses.keys()
    assert own_server.http.get("/api/health").json() == {"status": "ok"}
    assert "Traceback" not in own_server.log, own_server.log


def handshake(server: Server, code: str, origin: Value, host: Value, cookie: Value) -> int:
    """Ask for a socket, byte by byte as given, and return the status of the answer."""
    address, _, port = server.address.removeprefix("http://").partition(":")
    headers = {
        b"Host": host,
        b"Origin": origin,
        b"Cookie": cookie,
        b"Upgrade": b"websocket",
        b"Connection": b"Upgrade",
        b"Sec-WebSocket-Version": b"13",
        b"Sec-WebSocket-Key": b"dGFibGVlIHRhYmxlZSBfXw==",
    }
    lines = [f"GET /api/tables/{code}/socket HTTP/1.1".encode()]
    lines += [name + b": " + value for name, value in headers.items() if value is not None]
    with socket.create_connection((address, int(port)), timeout=TIMEOUT_S) as line, line.makefile("rb") as answer:
        line.sendall(b"\r\n".join([*lines, b"", b""]))
        first = answer.readline()
    assert first.startswith(b"HTTP/1.1 "), first
    return int(first.split()[1])
