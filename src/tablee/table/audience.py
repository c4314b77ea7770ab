"""Who looks at a table: at this process, each with a way to be told, and at the others."""

from collections.abc import Callable, Collection
from typing import Protocol

from tablee.core.game import Player
from tablee.table.cluster.bus import NOBODY, Presence
from tablee.table.messages import Gone
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import SPECTATOR, Place, WriteFor, written
from tablee.table.tokens import Proof

MAX_VIEWERS_PER_SEAT = 100  # and as many spectators: they cannot keep a player out


class Viewer(Protocol):
    """Someone who looks at the table, from a seat or not."""

    @property
    def proof(self) -> Proof:
        """With what they came: a seat's token, a guest's cookie, both or nothing."""
        ...

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        """Send a message, of which the rest may come apart, some time soon; never waits."""
        ...


class Audience:
    """Those who look on."""

    __slots__ = ("_by_place", "_viewers", "elsewhere", "here")

    def __init__(self) -> None:
        self._viewers: dict[Viewer, Place] = {}  # and from where each looked last
        self._by_place: dict[Place, list[Viewer]] = {}
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

    def enter(self, viewer: Viewer, place: Place) -> None:
        """Let someone look on, unless there are too many already."""
        if sum(other.seat == place.seat for other in self._viewers.values()) >= MAX_VIEWERS_PER_SEAT:
            raise REFUSALS("table.crowded")
        self._viewers[viewer] = place
        self._count()

    def place_of(self, viewer: Viewer) -> Place:
        """Return from where someone looks on, as it was looked up when the chairs changed last."""
        return self._viewers.get(viewer, SPECTATOR)

    def exit(self, viewer: Viewer) -> bool:
        """Let someone go, and return whether they were there."""
        if viewer not in self._viewers:
            return False
        del self._viewers[viewer]
        self._count()
        return True

    def find_places(self, find: Callable[[Viewer], Place], why_gone: Callable[[Viewer, Place, Place], Gone]) -> None:
        """Look up where everyone sits now; who has just lost a seat, or waits for one in vain, hears why."""
        for viewer, before in self._viewers.items():
            place = self._viewers[viewer] = find(viewer)
            has_lost = before.seat is not None or (before.waiting is not None and place.waiting is None)
            if has_lost and place.seat is None:
                viewer.tell(written(why_gone(viewer, before, place)))
        self._count()

    def tell_seats(self, seats: Collection[Player], message: bytes) -> None:
        """Tell those the same who look on here from one of these seats."""
        for viewer, place in self._viewers.items():
            if place.seat in seats:
                viewer.tell(message)

    def tell(self, message: bytes) -> None:
        """Tell everyone here the same."""
        for viewer in self._viewers:
            viewer.tell(message)

    def tell_each(self, write_for: WriteFor) -> None:
        """Tell everyone here what may be known from their place."""
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
