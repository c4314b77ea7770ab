"""Who looks at a table: at this process, each with a way to be told, and at the others."""

from collections.abc import Callable, Container
from typing import Protocol

from tablee.core.game import Player
from tablee.server import messages
from tablee.server.exchange import NOBODY, Presence
from tablee.server.refusals import REFUSALS
from tablee.server.telling import written

MOST_ALIKE = 100  # spectators, or devices of one seat: those who look on cannot keep a player out


class Viewer(Protocol):
    """Someone who looks at the table, from a seat or not."""

    @property
    def token(self) -> bytes | None:
        """SHA-256 of the token with which they came."""
        ...

    def tell(self, message: bytes) -> None:
        """Send a message, some time soon; never waits."""
        ...


class Audience:
    """Those who look on."""

    def __init__(self) -> None:
        self._viewers: dict[Viewer, Player | None] = {}  # and the seat from which each looked last
        self.here = NOBODY
        self.elsewhere = NOBODY

    @property
    def seats(self) -> frozenset[Player]:
        """The seats from which somebody looks on, wherever they are connected."""
        return self.here.seats | self.elsewhere.seats

    @property
    def spectators(self) -> int:
        """How many look on from no seat."""
        return self.here.spectators + self.elsewhere.spectators

    @property
    def size(self) -> int:
        """How many look on at this process."""
        return len(self._viewers)

    def enter(self, viewer: Viewer, seat: Player | None) -> None:
        """Let someone look on, unless there are too many already."""
        if sum(other == seat for other in self._viewers.values()) >= MOST_ALIKE:
            raise REFUSALS("table.crowded")
        self._viewers[viewer] = seat
        self._count()

    def exit(self, viewer: Viewer) -> bool:
        """Let someone go, and return whether they were there."""
        if viewer not in self._viewers:
            return False
        del self._viewers[viewer]
        self._count()
        return True

    def find_seats(self, seat_of: Callable[[Viewer], Player | None], left: Container[Player]) -> None:
        """Look up where everyone sits now; who has just lost a seat hears why."""
        for viewer, before in self._viewers.items():
            seat = self._viewers[viewer] = seat_of(viewer)
            if seat is None and before is not None:
                viewer.tell(written(messages.Gone("seat.left" if before in left else "seat.removed")))
        self._count()

    def tell(self, message: bytes) -> None:
        """Tell everyone here the same."""
        for viewer in self._viewers:
            viewer.tell(message)

    def tell_each(self, message_for: Callable[[Player | None], bytes]) -> None:
        """Tell everyone here what may be known from their seat."""
        told: dict[Player | None, bytes] = {}
        for viewer, seat in self._viewers.items():
            if seat not in told:
                told[seat] = message_for(seat)
            viewer.tell(told[seat])

    def _count(self) -> None:
        seats = list(self._viewers.values())
        self.here = Presence(frozenset(seat for seat in seats if seat is not None), seats.count(None))
