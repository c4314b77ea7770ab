"""A server that shuts down closes every connection, whatever state its client left it in."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tablee.server.socket.frames import Wire
from tests.server.helpers.bare_websocket import CLOSE, frame

OPENING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def accept(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize("said", [b"", frame(b"\x03\xe8", CLOSE)], ids=["the client is there", "it has just closed"])
def test_a_connection_is_shut_down_once(said: bytes) -> None:
    async def story() -> bytes:
        state = ServerState()
        config = uvicorn.Config(accept, ws=Wire, lifespan="off", log_config=None)
        server = await asyncio.get_running_loop().create_server(lambda: Wire(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(OPENING)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        (wire,) = state.connections
        assert isinstance(wire, Wire)
        wire.take_in(said)
        wire.shutdown()  # before the event loop has seen the connection's end
        rest = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        server.close()
        await asyncio.gather(*state.tasks)
        return rest

    code = 1012 if not said else 1000
    assert asyncio.run(story()) == b"\x88\x02" + code.to_bytes(2, "big")
