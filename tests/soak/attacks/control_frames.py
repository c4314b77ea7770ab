"""M6: websocket control frames, as many as fit through the wire."""

import asyncio
import json

from tests.soak.attacker import Attacker, Seat

PING = b"\x89\x80\0\0\0\0"  # empty, masked with zeros
PONG = b"\x8a\x80\0\0\0\0"
BYTES_PER_SECOND = 600_000
BATCHES_PER_SECOND, MOST_BATCHES = 50, 3_000
HANDSHAKE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def send_pings(attacker: Attacker) -> None:
    """Send pings and pongs over one socket."""
    seat = await attacker.new_table("zoo-domino")
    await attacker.begin()
    await attacker.keep_trying(lambda: _ping(attacker, seat))


async def _ping(attacker: Attacker, seat: Seat) -> None:
    reader, writer = await asyncio.open_connection(attacker.host, attacker.port, local_addr=(attacker.address, 0))
    try:
        writer.write(HANDSHAKE.format(code=seat.code, host=attacker.host, port=attacker.port).encode())
        await reader.readuntil(b"\r\n\r\n")
        hello = json.dumps({"type": "hello", "token": seat.token}).encode()
        writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
        attacker.fire(_ignore(reader))
        batch = (PING + PONG) * (BYTES_PER_SECOND // BATCHES_PER_SECOND // len(PING + PONG))
        async for _ in attacker.pace(BATCHES_PER_SECOND, MOST_BATCHES):
            writer.write(batch)
            await writer.drain()
    finally:
        writer.close()


async def _ignore(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass
