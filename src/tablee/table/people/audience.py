"""The audience of a table: its viewers at this process, and the presence at other processes."""

from collections.abc import Collection, Container
from typing import Protocol

from tablee.core.game import Player
from tablee.table.cluster.bus import NOBODY, Presence
from tablee.table.people.places import SPECTATOR, Place, find_place, why_gone
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import WriteFor, written
from tablee.table.state import TableState

MAX_VIEWERS_PER_SEAT = 100  # and the same limit for spectators, who cannot keep a player out


class Viewer(Protocol):
    """Someone who watches the table, from a seat or not."""

    @property
    def proof(self) -> Proof:
        """What they identify with: a seat's token, a guest's cookie, both or nothing."""
        ...

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        """Queue a message, which may come in two parts, to be sent soon; never waits."""
        ...


class Audience:
    """The viewers of a table."""

    __slots__ = ("_by_place", "_viewers", "elsewhere", "here")

    def __init__(self) -> None:
        self._viewers: dict[Viewer, Place] = {}  # and the place of each, as last looked up
        self._by_place: dict[Place, list[Viewer]] = {}
        self.here = NOBODY
        self.elsewhere = NOBODY

    @property
    def seats(self) -> frozenset[Player]:
        """The seats from which somebody is watching, at any process."""
        return self.here.seats | self.elsewhere.seats

    @property
    def spectators(self) -> int:
        """The number of viewers without a seat."""
        return self.here.spectators + self.elsewhere.spectators

    @property
    def size(self) -> int:
        """The number of viewers at this process."""
        return len(self._viewers)

    def enter(self, viewer: Viewer, place: Place) -> None:
        """Add a viewer, unless there are too many already."""
        if sum(other.seat == place.seat for other in self._viewers.values()) >= MAX_VIEWERS_PER_SEAT:
            raise REFUSALS("table.crowded")
        self._viewers[viewer] = place
        self._count()

    def place_of(self, viewer: Viewer) -> Place:
        """Return a viewer's place, as it was when the chairs last changed."""
        return self._viewers.get(viewer, SPECTATOR)

    def exit(self, viewer: Viewer) -> bool:
        """Remove a viewer, and return whether they were there."""
        if viewer not in self._viewers:
            return False
        del self._viewers[viewer]
        self._count()
        return True

    def find_places(self, now: TableState, left: Container[Player]) -> None:
        """Look up everyone's seat, and notify viewers who have lost a seat or their place in the queue why.

        The seats in `left` were given up voluntarily.
        """
        for viewer, before in self._viewers.items():
            place = self._viewers[viewer] = find_place(now, viewer.proof)
            has_lost = before.seat is not None or (before.waiting is not None and place.waiting is None)
            if has_lost and place.seat is None:
                viewer.tell(written(why_gone(now, viewer.proof, before, place, left)))
        self._count()

    def tell_seats(self, seats: Collection[Player], message: bytes) -> None:
        """Send a message to the viewers here on these seats."""
        for viewer, place in self._viewers.items():
            if place.seat in seats:
                viewer.tell(message)

    def tell(self, message: bytes) -> None:
        """Send a message to all viewers here."""
        for viewer in self._viewers:
            viewer.tell(message)

    def tell_each(self, write_for: WriteFor) -> None:
        """Send all viewers here what may be known from their place."""
        for place, viewers in self._by_place.items():
            message, rest = write_for(place)
            for viewer in viewers:
                viewer.tell(message, rest)

    def _count(self) -> None:
        self._by_place = {}
        for viewer, place in self._viewers.items():
            self._by_place.setdefault(place, []).append(viewer)
        seats = [place.seat for place in self._viewers.values()]
        self.here = Presence(frozenset(seat for seat in seats if seat is not None), seats.count(None))
