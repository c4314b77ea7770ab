"""The one clock that all processes share."""

import time


class SharedClock:
    """Follows the clock of the database, because the clocks of the machines may differ."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.monotonic() + self._ahead

    def set(self, now: float, asked: float) -> None:
        """Synchronize with a response to a query that was sent at this value of time.monotonic()."""
        self._ahead = now - (asked + time.monotonic()) / 2
