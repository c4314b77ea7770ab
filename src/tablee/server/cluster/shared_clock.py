"""The one clock that all processes go by."""

import time


class SharedClock:
    """Tells the time by another's clock, the database's: those of the machines may differ."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.monotonic() + self._ahead

    def set(self, now: float, asked: float) -> None:
        """Set it by an answer to a question that was asked at a moment of time.monotonic()."""
        self._ahead = now - (asked + time.monotonic()) / 2
