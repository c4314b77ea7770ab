"""How many files and connections this process may have open: as many as it is allowed, and some kept in reserve."""

import logging
import sys
import time
from contextlib import suppress

if sys.platform != "win32":  # where there is no such limit
    import resource

log = logging.getLogger(__name__)

WANTED = 65_536
FEW = 4_096  # worth a warning at the start
MAX_RESERVE = 64  # for the database, files of the page, and workers
WARNING_INTERVAL_S = 10.0


def raise_limit() -> None:
    """Allow this process as many descriptors as it may give itself, and warn where they are few."""
    if sys.platform != "win32" and current_limit() < WANTED:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        with suppress(ValueError, OSError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if (limit := current_limit()) < FEW:
        log.warning("few file descriptors: raise the limit (ulimit -n, LimitNOFILE)", extra={"limit": limit})


def current_limit() -> int:
    """Return how many descriptors this process may have, at most those that it wants."""
    if sys.platform == "win32":
        return WANTED
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)


class Descriptors:
    """Knows when descriptors run out, by their numbers: a system gives the lowest that is free."""

    def __init__(self) -> None:
        self._limit = current_limit()
        self._first_reserved = self._limit - min(MAX_RESERVE, self._limit // 8)
        self._refused = 0
        self._warned_at = -WARNING_INTERVAL_S

    def are_left(self, newest: int) -> bool:
        """Return whether there is room beside a connection's descriptor; warn, now and then, where there is none."""
        if newest < self._first_reserved:
            return True
        self._refused += 1
        now = time.monotonic()
        if now - self._warned_at >= WARNING_INTERVAL_S:
            log.warning(
                "file descriptors ran out: connections are refused",
                extra={"limit": self._limit, "refused": self._refused},
            )
            self._warned_at, self._refused = now, 0
        return False
