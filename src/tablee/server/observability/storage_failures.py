"""Logs storage failures: one line when they begin, then their number, instead of a traceback for each."""

import logging
import time

from tablee.table.storage.store import StoreFailed

INTERVAL_S = 60.0

log = logging.getLogger(__name__)


class FailureLog:
    """Counts repeated failures between two log lines."""

    def __init__(self) -> None:
        self._logged_at = -INTERVAL_S
        self._since = 0

    def note(self, error: StoreFailed) -> None:
        """Log a failure, unless one was logged in the last minute."""
        if time.monotonic() - self._logged_at < INTERVAL_S:
            self._since += 1
            return
        self._logged_at = time.monotonic()
        log.error("the database failed: %s", error, exc_info=error)

    def summarize(self) -> None:
        """Log the number of failures since then, once the minute is over."""
        if self._since and time.monotonic() - self._logged_at >= INTERVAL_S:
            log.error("the database failed again", extra={"times": self._since})
            self._logged_at, self._since = time.monotonic(), 0


storage_failures = FailureLog()
