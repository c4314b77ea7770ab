"""Where one viewer hears from."""

from starlette.websockets import WebSocket

from tablee.server.tokens import Proof
from tablee.server.wire import Wire


class Outbox:
    """Tells one viewer. Nothing waits here: the wire sends at once, and cuts off who does not read."""

    __slots__ = ("proof", "tell", "wire")

    def __init__(self, socket: WebSocket, proof: Proof) -> None:
        self.proof = proof
        self.wire: Wire = socket.state.wire
        self.tell = self.wire.say
