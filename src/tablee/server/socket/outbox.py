"""Sends messages to one viewer."""

from starlette.websockets import WebSocket

from tablee.server.rate_limits import address_of
from tablee.server.socket.frames import Wire
from tablee.server.socket.stock import StockWire
from tablee.table.people.tokens import Proof


class Outbox:
    """The outbox of one viewer. Nothing waits here: the connection sends at once, and aborts if nobody reads."""

    __slots__ = ("address", "proof", "tell", "wire")

    def __init__(self, socket: WebSocket, proof: Proof) -> None:
        self.proof = proof
        self.address = address_of(socket.client)
        # Uvicorn's stock protocol does not put a Wire there.
        self.wire: Wire | StockWire = getattr(socket.state, "wire", None) or StockWire(socket)
        self.tell = self.wire.say
