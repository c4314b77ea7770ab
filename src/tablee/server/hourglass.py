"""The hourglass of a turn: how long its player may still think. A value, asked with the time: it looks at no clock."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from tablee.core.game import Player
from tablee.server.messages import Clock
from tablee.server.situation import Situation

GRACE = 30.0  # seconds a turn for which the sand stands still while the player's connection is lost


@dataclass(frozen=True)
class Hourglass:
    """The sand of one turn, as it was at one moment. While the player is away, grace is spent before sand."""

    seat: Player
    turn: int  # the version with which the turn began
    limit: int  # seconds
    left: float
    grace: float
    away: bool
    at: float  # by the event loop's clock

    @property
    def runs_out(self) -> float:
        """When the sand is gone if nothing changes."""
        return self.at + self.left + (self.grace if self.away else 0.0)

    def later(self, at: float) -> "Hourglass":
        """Return the hourglass as it is at another moment."""
        waited = min(self.grace, at - self.at) if self.away else 0.0
        left = max(0.0, self.left + waited - (at - self.at))
        return replace(self, left=left, grace=self.grace - waited, at=at)

    def tell(self, at: float) -> Clock:
        """Return what everyone at the table may know of it."""
        now = self.later(at)
        grace = round(1000 * now.grace) if now.away else None
        return Clock(seat=self.seat, limit=1000 * self.limit, left=round(1000 * now.left), grace=grace)


def turned(
    last: Hourglass | None, now: Situation, present: Collection[Player | None], elapsed: float, at: float
) -> Hourglass | None:
    """Return the hourglass after a change of the table, or of who is there; the last one where it simply runs on.

    While none of the players is there, or a bot thinks, it is put away. Taken up again, after that or after a restart
    of the server, it has the sand that the turn would have had, `elapsed` seconds after it began, but never so little
    that who comes back could not act.
    """
    seat = now.person_to_act()
    limit = now.setup.turn_seconds
    if seat is None or not limit or not any(person is not None for person in present):
        return None
    away = seat not in present
    if last is None or last.turn != now.turn_began:
        left = min(limit, max(limit - elapsed, GRACE))
        return Hourglass(seat, now.turn_began, limit, left, GRACE, away, at)
    return last if last.away == away else replace(last.later(at), away=away)
