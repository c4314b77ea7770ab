"""What waits to be sent to one viewer."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.tokens import Proof

MOST_PENDING = 64  # messages to a reader that does not read


class Outbox:
    """What waits to be sent to one viewer. Who does not read is cut off."""

    def __init__(self, socket: WebSocket, proof: Proof) -> None:
        self.proof = proof
        self._socket = socket
        self._pending: asyncio.Queue[str] = asyncio.Queue(MOST_PENDING)
        self.sending = asyncio.create_task(self._send())

    def tell(self, message: str) -> None:
        """Send a message soon."""
        try:
            self._pending.put_nowait(message)
        except asyncio.QueueFull:
            self.sending.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                await self._socket.send_text(await self._pending.get())
