"""Clients that open connections and finish nothing: they are closed, counted, and nobody else notices."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.socket.frames import MAX_BYTES_PER_ITERATION, MAX_PENDING_MESSAGES, Wire
from tests.server.helpers.bare_websocket import CLOSE, HELLO, MORE, PING, PONG, asking, bare, frame
from tests.server.helpers.programs import PROGRAM
from tests.server.helpers.server import TIMEOUT_S, Server, at_table

HANDSHAKE = b"GET /api/tables/ABCDEFGHJK/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
CHUNK = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n"


def connected(server: Server) -> socket.socket:
    where = urlsplit(server.address)
    return socket.create_connection((where.hostname, where.port), TIMEOUT_S)


def heard(connection: socket.socket) -> bytes:
    """Return everything that is answered until the connection is closed."""
    said = b""
    while part := connection.recv(65536):
        said += part
    return said


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hasty"), request_seconds=1.0)
    yield running
    running.end()


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: he", b"HTTP/1.1 408 "),
        (HANDSHAKE, b"HTTP/1.1 408 "),
        (HALF_BODY, b"HTTP/1.1 408 "),
        (CHUNK, b"HTTP/1.1 408 "),
    ],
)
def test_a_request_that_is_not_finished_is_given_up(hasty_server: Server, sent: bytes, answer: bytes) -> None:
    with connected(hasty_server) as connection:
        connection.sendall(sent)
        said = heard(connection)
    assert said.startswith(answer)
    assert bool(said) == bool(answer)
    if answer:
        assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "message.too_slow"
    assert hasty_server.log == ""


def test_a_second_request_that_is_not_finished_is_given_up_too(hasty_server: Server) -> None:
    with connected(hasty_server) as connection:
        connection.sendall(WHOLE)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET /")
        assert b"HTTP/1.1 408 " in heard(connection)


def test_a_byte_now_and_then_does_not_keep_a_connection_open(hasty_server: Server) -> None:
    sent = 0
    with connected(hasty_server) as connection, pytest.raises(OSError):  # noqa: PT012
        for letter in b"GET /" + b"a" * 5000:
            connection.sendall(bytes((letter,)))
            sent += 1
            time.sleep(0.01)
    assert sent < 5000


def test_a_socket_is_not_bound_by_the_time_limit_of_requests(hasty_server: Server) -> None:
    with bare(hasty_server) as end:
        end.send(frame(HELLO))
        with connected(hasty_server) as silent:
            assert heard(silent) == b""  # which takes as long as the limit
        end.send(frame(asking("still here")))
        assert end.answered() == "still here"


def test_one_address_cannot_hold_connections_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path, rate_limit_factor=0.1)
    try:
        with ExitStack() as held:
            for _ in range(20):
                held.enter_context(connected(server))
            with connected(server) as late:
                assert heard(late).startswith(b"HTTP/1.1 429 ")
        answer = httpx.Response(429)
        while answer.status_code == 429:  # until it has noticed that they are gone
            with httpx.Client() as again:
                answer = again.get(f"{server.address}/api/health")
        assert answer.status_code == 200
        assert server.log == ""
    finally:
        server.end()


def test_running_out_of_descriptors_is_logged_once_and_players_play_on(tmp_path: Path) -> None:
    limited = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))\n" + PROGRAM
    server = Server(tmp_path, program=("-c", limited))
    try:
        assert server.log.count("the limit of file descriptors is low") == 1
        anna = server.new_table()
        with at_table(server, anna["code"], anna["token"]) as (one,), ExitStack() as held:
            cut_off = 0
            for _ in range(200):
                connection = held.enter_context(connected(server))
                connection.setblocking(False)
            while not cut_off:
                one.accepted("set_pace", pace="none")
                cut_off = server.log.count("out of file descriptors")
            one.accepted("start", fill="careful")  # the workers have descriptors of their own, in reserve
        assert server.log.count("out of file descriptors") == 1
        assert "Traceback" not in server.log
    finally:
        server.end()


@pytest.mark.parametrize("kind", [PING, PONG])
def test_too_many_control_frames_close_the_socket(server: Server, kind: int) -> None:
    with bare(server) as end:
        end.send(frame(HELLO) + frame(b"", kind) * 2000)
        pongs = 0
        while True:
            what, body = end.hear()
            pongs += what == PONG
            if what == CLOSE:
                break
    assert body[:2] == (1008).to_bytes(2, "big")
    assert pongs < 200


def test_parts_of_a_message_that_say_nothing_close_the_socket(server: Server) -> None:
    with bare(server) as end:
        end.send(frame(HELLO) + frame(b"", ends=False) + frame(b"", MORE, ends=False) * 2000)
        assert end.closed_with() == 1008


def test_a_client_that_floods_with_pings_and_closes_leaves_no_trace(own_server: Server) -> None:
    with bare(own_server) as end:
        end.send(frame(HELLO) + frame(b"", PING) * 500 + frame((1000).to_bytes(2, "big"), CLOSE))
        assert end.closed_with() in (1000, 1008)
    assert "Traceback" not in own_server.log


def test_a_message_that_breaks_the_reader_loses_none_of_those_after_it(own_server: Server) -> None:
    deep = b'{"type":"play","id":"deep","action":' + b"[" * 1900 + b"]" * 1900 + b',"version":1}'
    with bare(own_server) as end:
        end.send(frame(HELLO) + frame(asking("first")))
        assert end.answered() == "first"
        end.send(frame(deep) + frame(asking("after")))
        answers = [end.answered(), end.answered()]
    assert answers[1] == "after"


def test_what_a_flooder_said_before_hanging_up_is_forgotten(strict_server: Server) -> None:
    server, sent = strict_server, 1500
    anna = server.new_table(players=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"]) as (one,):
        with server.socket(anna["code"]) as flood:
            flood.send(json.dumps({"type": "hello", "token": ben["token"]}))
            one.until(lambda table: table["seats"][1]["connected"])
            for number in range(sent):
                flood.send(json.dumps({"type": "words", "id": str(number), "words": f"words {number}"}))
            flood.socket.shutdown(socket.SHUT_RDWR)
        one.until(lambda table: not table["seats"][1]["connected"])
        assert one.table["version"] < sent
        one.accepted("remove_seat", seat=1)


# --- a wire alone, in this process ------------------------------------------------------------------------------------


class Recorder(Wire):
    """Notes how much is taken in at once."""

    taken: ClassVar[list[int]] = []

    def take_in(self, data: bytes) -> None:
        self.taken.append(len(data))
        super().take_in(data)


async def listener(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


@asynccontextmanager
async def wired(app: ASGIApp, protocol: type[Wire]) -> AsyncIterator[asyncio.StreamWriter]:
    """Open a websocket to a separate app, without a client that follows the protocol."""
    config = uvicorn.Config(app, ws=protocol, log_config=None, lifespan="off")
    config.load()
    running = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        serving = asyncio.create_task(running._serve([listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(HANDSHAKE + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        yield writer
        writer.close()
        running.should_exit = True
        await serving


def test_only_a_bounded_part_of_a_flood_is_read_at_once() -> None:
    text = frame(b'"' + b"x" * 1000 + b'"')

    async def flood() -> list[int]:
        async with wired(listener, Recorder) as writer:
            Recorder.taken.clear()
            writer.write(text * 1000)
            while sum(Recorder.taken) < len(text) * 1000:
                await asyncio.sleep(0.01)
            return list(Recorder.taken)

    taken = asyncio.run(asyncio.wait_for(flood(), TIMEOUT_S))
    assert sum(taken) == len(text) * 1000
    assert max(taken) <= MAX_BYTES_PER_ITERATION


def test_most_of_what_waits_when_a_connection_is_lost_is_dropped() -> None:
    messages: list[str] = []

    class Noticing(Wire):
        """Knows when the connection is lost."""

        lost: ClassVar[asyncio.Event]

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self.lost.set()

    async def busy_app(scope: Scope, receive: Receive, send: Send) -> None:
        """Read nothing until the client is gone, then everything that is left."""
        await receive()
        await send({"type": "websocket.accept"})
        await Noticing.lost.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            messages.append(message["bytes"].decode())

    async def hang_up() -> None:
        Noticing.lost = asyncio.Event()
        async with wired(busy_app, Noticing) as writer:
            writer.write(b"".join(frame(str(number).encode()) for number in range(1000)))  # in one packet
            await asyncio.sleep(0)
            writer.close()
            await Noticing.lost.wait()

    asyncio.run(asyncio.wait_for(hang_up(), TIMEOUT_S))
    assert messages == [str(number) for number in range(MAX_PENDING_MESSAGES)]
