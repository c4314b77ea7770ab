"""Where one viewer hears from."""

from starlette.websockets import WebSocket

from tablee.server.rate_limits import address_of
from tablee.server.socket.frames import Wire
from tablee.server.socket.stock import StockWire
from tablee.table.tokens import Proof


class Outbox:
    """Tells one viewer. Nothing waits here: the wire sends at once, and cuts off who does not read."""

    __slots__ = ("address", "proof", "tell", "wire")

    def __init__(self, socket: WebSocket, proof: Proof) -> None:
        self.proof = proof
        self.address = address_of(socket.client)
        # A connection of uvicorn's stock protocol leaves no wire there.
        self.wire: Wire | StockWire = getattr(socket.state, "wire", None) or StockWire(socket)
        self.tell = self.wire.say
