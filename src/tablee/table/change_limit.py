"""A rate limit on what is stored at one table besides moves: words, bots, seats, pace."""

from collections import deque

from tablee.core.game import Player
from tablee.table.events import Dealt, Entry, Event, Freed, Left, Played, Rested, Resumed, Started
from tablee.table.refusals import REFUSALS

MAX_CHANGES_PER_MINUTE = 100
SEAT_SHARE = 0.5  # of these per seat, so that one guest cannot use up the others' share
WINDOW_S = 60.0

UNLIMITED = (Played, Dealt, Started, Rested, Resumed)  # the game itself and its clock


class ChangeLimit:
    """Counts the changes of the last minute from the stored events, so reconnecting or another process resets nothing.

    The host can always remove somebody, or a guest could flood the table and not be stopped.
    """

    __slots__ = ("_most", "_recent")

    def __init__(self, most: int = MAX_CHANGES_PER_MINUTE) -> None:
        self._most = most
        self._recent: deque[tuple[float, Player | None]] = deque(maxlen=most)  # when, and who asked for it

    def count(self, entry: Entry, stored_at: float) -> None:
        """Count an event that was stored."""
        if is_limited(entry.event):
            self._recent.append((stored_at, None if entry.asked is None else entry.asked.seat))

    def check(self, seat: Player | None, now: float) -> None:
        """Refuse a limited event that a seat, or for None a newcomer, asks for after too many in the last minute."""
        # Times after now are from before the clock was set back, and say nothing.
        recent = [by for at, by in self._recent if 0 <= now - at < WINDOW_S]
        if len(recent) >= self._most or recent.count(seat) >= max(1, self._most * SEAT_SHARE):
            raise REFUSALS("message.too_fast")


def is_limited(event: Event) -> bool:
    """Whether an event counts as a change that could be repeated without end."""
    if isinstance(event, UNLIMITED):
        return False
    return not (isinstance(event, Freed | Left) and event.removed)
