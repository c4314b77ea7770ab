"""The websocket of uvicorn with a short way for what nearly all messages are: whole texts in one short frame.

All else (opening and closing, pings, long, broken and hostile frames) goes the way of uvicorn and websockets. They get
whole frames only, so that each frame may take either way.
"""

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the compiled one where there is one
from websockets.http11 import Request
from websockets.protocol import State

from tablee.table.loop.batch import Batch
from tablee.table.loop.rate_limit import Rate, RateLimit

log = logging.getLogger(__name__)

WHOLE_TEXT = 0x81  # the first byte of a frame that is a text and its end
MASKED = 0x80
INVALID_TEXT, POLICY_VIOLATION = 1007, 1008
MIDDLE_HEAD, LONG_HEAD = Struct("!BBH").pack, Struct("!BBQ").pack  # of frames for more than 125 and 65,535 bytes
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
MOST_UNHEARD = 8  # messages that wait to be dealt with, before the sender has to wait
MAX_BYTES_A_TURN = 16 * 1024  # taken from one wire in one turn of the event loop; nobody has that much to say
CONTROL_FRAMES = Rate(50, 10)  # pings and pongs of one wire; browsers answer one ping in 20 seconds
MOST_UNREAD = 512 * 1024  # bytes for who does not read, before they are cut off


class Wires:
    """All wires of one event loop: on which something came, and on which something was said."""

    _by_loop: ClassVar[WeakKeyDictionary[AbstractEventLoop, "Wires"]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self.came: Batch[tuple[Wire, bytes]] = Batch(_take_in)
        self.said: Batch[Wire] = Batch(_send)

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> "Wires":
        """Return those of a loop."""
        return cls._by_loop.setdefault(loop, cls())


def _take_in(came: "list[tuple[Wire, bytes]]") -> None:
    for wire, data in came:
        try:
            wire.take_in(data)
        except Exception:  # on the others something came, too
            log.exception("a wire broke")


def _send(said: "list[Wire]") -> None:
    for wire in said:
        try:
            wire.send_said()
        except Exception:  # on the others something was said, too
            log.exception("a wire broke")


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in its scope's state, to send without waiting."""

    # What uvicorn keeps and every message needs is quicker to find in a slot than among all that it keeps.
    _UVICORNS = ("close_sent", "config", "conn", "queue", "transport")
    __slots__ = ("_all", "_begun", "_control_frames", "_held", "_short", "_unsent", *_UVICORNS, "hear_at_once")

    def __init__(self, *how: Any, **chosen: Any) -> None:
        super().__init__(*how, **chosen)
        self._begun = b""  # of a frame whose end is on the way
        self._held = b""  # what came and waits for later turns, while nothing more is read
        self._control_frames = RateLimit(CONTROL_FRAMES)
        self._unsent: list[bytes] = []  # heads and texts of frames
        self._all = Wires.of(self.loop)
        self.hear_at_once: Callable[[bytes], bool] | None = None  # where the application takes in what need not wait
        self._short: bool | None = None  # None: not open yet; False: from now on all goes the long way

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self.transport.is_closing()

    def say(self, text: bytes, rest: bytes = b"") -> None:
        """Send a text, of which the rest may come apart, soon, together with all that is said until then."""
        size = len(text) + len(rest)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = MIDDLE_HEAD(WHOLE_TEXT, 126, size)
        else:
            head = LONG_HEAD(WHOLE_TEXT, 127, size)
        if not self._unsent:
            self._all.said.add(self)
        self._unsent += (head, text, rest)

    def send_said(self) -> None:
        """Send what was said, or nothing if the connection is over."""
        frames, self._unsent = self._unsent, []
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in what came, together with what came on other wires."""
        if len(data) > MAX_BYTES_A_TURN or self._held:
            self._hold(data)
        else:
            self._all.came.add((self, data))

    def _hold(self, data: bytes) -> None:
        """Take in a flood in parts, a turn of the event loop for each, so that others are heard between them."""
        self.transport.pause_reading()
        if not self._held:
            self.loop.call_soon(self._take_held)
        self._held += data

    def _take_held(self) -> None:
        """Take in the next part, unless many messages wait: `receive` goes on when they are answered."""
        if self.read_paused or self.transport.is_closing():
            return
        part, self._held = self._held[:MAX_BYTES_A_TURN], self._held[MAX_BYTES_A_TURN:]
        self._all.came.add((self, part))
        if self._held:
            self.loop.call_soon(self._take_held)
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; when none is left, read on, as uvicorn does, but what is held comes first."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._held:
                self._take_held()
            else:
                self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget most of what a flooder who hung up has said: it would be answered for minutes, and nobody is there."""
        said = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in said[:MOST_UNHEARD]:
            self.queue.put_nowait(message)
        self._held, self.read_paused = b"", False
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there."""
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message; empty ones cost as much work as pings."""
        if self._may_control():
            super().handle_cont(event)

    def _may_control(self) -> bool:
        """Count a frame that says nothing by itself, and close the connection where they are too many."""
        if self.close_sent:
            return False
        if self._control_frames.try_spend():
            return True
        self._close(POLICY_VIOLATION)
        return False

    def _close(self, code: int) -> None:
        """Close at once, for a reason of ours."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()
        else:  # the client has closed it already
            self.transport.close()

    def take_in(self, data: bytes) -> None:
        """Take in whatever came: frames, parts of them, or what opens the connection."""
        if self._short is None and self.handshake_complete:
            self._short = not self.conn.reader.buffer  # who is ahead of our answer goes the long way
        if not self._short or self.close_sent:
            super().data_received(self._begun + data)
            self._begun = b""
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            return
        if self._begun:
            data = self._begun + data
        self._begun = data[self._take_frames(data) :]

    def _turn_away(self) -> None:
        """Answer who opens with headers that websockets cannot read; uvicorn would leave them waiting for ever."""
        self.transport.write(UNREADABLE)
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Close the connection of who sends a text that is none; uvicorn would fill the log with it, too."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._close(INVALID_TEXT)
                return
        super().send_receive_event_to_app()

    def _take_frames(self, data: bytes) -> int:
        """Deal with all frames that are whole, and return where the first begins that is not."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] - MASKED, at + 6
            if size == 126 and end - at >= 4:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if size < 0 or size > self.config.ws_max_size or data[at + 1] == 255:  # uvicorn will close the connection
                self._short = False
                super().data_received(data[at:])
                return end
            stop = start + size
            if stop > end:
                return at
            if data[at] == WHOLE_TEXT and self.conn.current_size is None:
                self._hear(data[at:stop], apply_mask(data[start:stop], data[start - 4 : start]))
            else:
                super().data_received(data[at:stop])
                if self.close_sent:  # whatever else came is not read
                    return end
            at = stop
        return at

    def _hear(self, frame: bytes, text: bytes) -> None:
        if not text.isascii() or self.transport.is_closing():  # what is not UTF-8 closes the connection
            super().data_received(frame)
            return
        try:
            if self.hear_at_once is not None and self.queue.empty() and self.hear_at_once(text):
                return
        except Exception:  # the message gets its answer the long way, and those after it are still to be heard
            log.exception("a message could not be taken in at once")
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
        if not self.read_paused and self.queue.qsize() > MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()
