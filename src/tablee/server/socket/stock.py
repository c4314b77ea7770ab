"""Sends through uvicorn's stock websocket protocol: the fallback if `frames.py` does not work with a new uvicorn."""

import asyncio
import logging
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

log = logging.getLogger(__name__)

MAX_UNSENT_BYTES = 512 * 1024  # for a client that does not read, before nothing more is sent to it
TRY_AGAIN_LATER = 1013


class StockWire:
    """One connection, used like `frames.Wire`. A short-lived task sends, since stock sending must be awaited."""

    __slots__ = ("_closed", "_sending", "_size", "_socket", "_unsent", "handle_at_once")

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._unsent: list[str] = []
        self._size = 0
        self._closed = False
        self._sending: asyncio.Task[None] | None = None
        self.handle_at_once: Callable[[bytes], object] | None = None  # never called: every message waits for `receive`

    def is_closing(self) -> bool:
        """Whether the connection is closed for sending."""
        return self._closed

    def say(self, text: bytes, rest: bytes = b"") -> None:
        """Send a text, in one or two parts, soon and after all earlier ones."""
        if self._closed:
            return
        self._unsent.append((text + rest).decode())
        self._size += len(text) + len(rest)
        if self._size > MAX_UNSENT_BYTES:
            self._cut_off()
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent:
                texts, self._unsent = self._unsent, []
                for text in texts:
                    await self._socket.send_text(text)
                    self._size -= len(text.encode())
        except (
            WebSocketDisconnect,
            RuntimeError,
            OSError,
        ):  # Starlette raises RuntimeError after the connection closed
            self._closed = True
        finally:
            self._sending = None

    def _cut_off(self) -> None:
        self._closed = True
        self._unsent.clear()
        if self._sending is not None:
            self._sending.cancel()
        self._sending = asyncio.create_task(self._close())

    async def _close(self) -> None:
        try:
            await self._socket.close(TRY_AGAIN_LATER)
        except (WebSocketDisconnect, RuntimeError, OSError):
            log.debug("a connection ended before it could be closed")
