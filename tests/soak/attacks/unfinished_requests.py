"""H5: connections that never finish their requests."""

import asyncio

from tests.soak.attacker import Attacker

CONNECTIONS = 1_000
BEGUN = (
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{",
    b"GET /api/tables/ABCDEFGHJK/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
)
RETRY_DELAY_S = 1.0


async def hold_connections(attacker: Attacker) -> None:
    """Hold as many connections as a process usually can, and reopen each one that is closed."""
    await attacker.begin()
    await asyncio.gather(*(_hold(attacker, BEGUN[number % len(BEGUN)]) for number in range(CONNECTIONS)))


async def _hold(attacker: Attacker, begun: bytes) -> None:
    while True:
        writer = None
        try:
            reader, writer = await asyncio.open_connection(
                attacker.host, attacker.port, local_addr=(attacker.address, 0)
            )
            writer.write(begun)
            await reader.read()  # until the server closes it
            attacker.answers["closed"] += 1
        except OSError:
            attacker.answers["cut"] += 1
        finally:
            if writer is not None:
                writer.close()
        await asyncio.sleep(RETRY_DELAY_S)
