"""Sending through uvicorn's stock protocol: in order, and not without end to a client that does not read."""

import asyncio
from typing import Any

from starlette.types import Message
from starlette.websockets import WebSocket

from tablee.server.socket.stock import MAX_UNSENT_BYTES, TRY_AGAIN_LATER, StockWire


class Peer:
    """The other end of a Starlette websocket: records what is sent, blocks while not reading, or is closed."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.reads = asyncio.Event()
        self.is_gone = False

    async def send(self, message: Message) -> None:
        if self.is_gone:
            raise OSError
        if message["type"] == "websocket.send":
            await self.reads.wait()
        self.sent.append(message)

    async def receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def wire(self) -> StockWire:
        scope: dict[str, Any] = {"type": "websocket", "headers": [], "path": "/"}
        socket = WebSocket(scope, self.receive, self.send)
        await socket.accept()
        self.sent.clear()
        return StockWire(socket)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_messages_are_sent_in_order() -> None:
    async def go() -> None:
        peer = Peer()
        wire = await peer.wire()
        wire.say(b"one")
        await settle()
        wire.say(b"two, ", b"together")
        peer.reads.set()
        await settle()
        wire.say("drei für alle".encode())
        await settle()
        assert [message["text"] for message in peer.sent] == ["one", "two, together", "drei für alle"]

    asyncio.run(go())


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def go() -> None:
        peer = Peer()
        wire = await peer.wire()
        for _ in range(MAX_UNSENT_BYTES // 1000 + 1):
            wire.say(bytes(1000))
            await asyncio.sleep(0)
        await settle()
        assert wire.is_closing()
        assert [(message["type"], message["code"]) for message in peer.sent] == [("websocket.close", TRY_AGAIN_LATER)]

    asyncio.run(go())


def test_a_client_that_reads_is_never_cut_off() -> None:
    async def go() -> None:
        peer = Peer()
        wire = await peer.wire()
        peer.reads.set()
        for _ in range(MAX_UNSENT_BYTES // 1000 + 1):
            wire.say(bytes(1000))
            await settle()
        assert not wire.is_closing()

    asyncio.run(go())


def test_nothing_is_sent_to_a_client_that_is_gone() -> None:
    async def go() -> None:
        peer = Peer()
        wire = await peer.wire()
        peer.is_gone = True
        wire.say(b"one")
        await settle()
        assert wire.is_closing()
        wire.say(b"two")
        await settle()
        assert not peer.sent

    asyncio.run(go())
