"""The clock of a turn: how long its player may still think. A value: it is given the time, and looks at no clock.

It is the same for the limit of one turn as for what the player has left in a bank.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from tablee.core.game import Player
from tablee.table.messages.from_server import Clock
from tablee.table.state import TableState

DISCONNECT_GRACE_S = 30.0  # per turn, for which the clock stands still while the player's connection is lost


@dataclass(frozen=True)
class TurnClock:
    """The time of one turn, as it was at one moment. While the player is away, grace is spent before time."""

    seat: Player
    turn: int  # the version with which the turn began
    since: int  # the version after which no spent time has been stored
    due: int  # milliseconds that were left then
    limit: int  # seconds of a whole turn, or of a whole bank
    left: float
    grace: float
    away: bool
    deserted: bool  # none of the players is there: no time passes, and when the grace is spent the turn rests
    at: float  # by the event loop's clock

    @property
    def runs_out(self) -> float:
        """When to act if nothing changes: to end the turn, or to let it rest."""
        return self.at + self.grace if self.deserted else self.at + self.left + (self.grace if self.away else 0.0)

    def later(self, at: float) -> "TurnClock":
        """Return the turn clock at another moment."""
        passed = at - self.at
        waited = min(self.grace, passed) if self.away else 0.0
        ran = 0.0 if self.deserted else passed - waited
        return replace(self, left=max(0.0, self.left - ran), grace=self.grace - waited, at=at)

    def took(self, at: float) -> int:
        """Return the milliseconds that have passed and are not stored yet; grace does not count."""
        return max(0, self.due - round(1000 * self.later(at).left))

    def tell(self, at: float) -> Clock:
        """Return what everyone at the table may know."""
        now = self.later(at)
        grace = round(1000 * now.grace) if now.away else None
        return Clock(seat=self.seat, limit=1000 * self.limit, left=round(1000 * now.left), grace=grace)


def turned(
    last: TurnClock | None, now: TableState, present: Collection[Player | None], elapsed: float, at: float
) -> TurnClock | None:
    """Return the turn clock after a change of the table or of who is present; the last one if it simply runs on.

    `elapsed` is the number of seconds since spent time was last stored.
    """
    seat, allowed = now.person_to_act(), now.time_allowed
    if seat is None or allowed is None or now.time.resting:
        return None
    away, deserted = seat not in present, not is_anyone(present)
    if last is None or last.turn != now.turn_began:
        last = TurnClock(
            seat, now.turn_began, 0, 0, now.setup.clock_seconds, 0.0, DISCONNECT_GRACE_S, away, deserted, at
        )
    if last.since != now.time.since:
        left = max(0.0, allowed / 1000 - max(0.0, elapsed))
        last = replace(last.later(at), since=now.time.since, due=allowed, left=left)
    if (last.away, last.deserted) == (away, deserted):
        return last
    return replace(last.later(at), away=away, deserted=deserted)


def is_anyone(present: Collection[Player | None]) -> bool:
    """Whether at least one viewer has a seat."""
    return any(person is not None for person in present)


def cost_of_interruption(now: TableState, elapsed: float) -> int:
    """Return the milliseconds that a turn is charged when it is resumed.

    After a rest, nothing; a turn with a limit is given back enough time to act. After a crash, nobody knows how long
    the server was away, so that time counts, but at most half of what was left, and 30 seconds always remain.
    """
    allowed = now.time_allowed
    if allowed is None:
        return 0
    if now.time.resting:
        return min(0, allowed - round(1000 * min(now.setup.turn_seconds, DISCONNECT_GRACE_S)))
    stays = max(allowed // 2, min(allowed, round(1000 * DISCONNECT_GRACE_S)))
    return min(round(1000 * max(0.0, elapsed)), allowed - stays)
