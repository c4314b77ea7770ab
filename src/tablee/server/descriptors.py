"""File descriptors: raises the limit of this process and keeps some in reserve."""

import logging
import sys
import time
from contextlib import suppress

if sys.platform != "win32":  # Windows has no such limit
    import resource

log = logging.getLogger(__name__)

WANTED = 65_536
WARN_BELOW_DESCRIPTORS = 4_096  # logs a warning at the start
MAX_RESERVE_DESCRIPTORS = 64  # descriptors kept for the database and the workers
WARNING_INTERVAL_S = 10.0


def raise_limit() -> None:
    """Raise the limit of descriptors as far as this process may, and warn if it is low."""
    if sys.platform != "win32" and current_limit() < WANTED:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        with suppress(ValueError, OSError):  # some systems allow less than they report
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if (limit := current_limit()) < WARN_BELOW_DESCRIPTORS:
        log.warning("the limit of file descriptors is low: raise it (ulimit -n, LimitNOFILE)", extra={"limit": limit})


def current_limit() -> int:
    """Return how many descriptors this process may have, or the wanted number if that is lower."""
    if sys.platform == "win32":
        return WANTED
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)


class Descriptors:
    """Detects when descriptors run out, by their numbers: the system always assigns the lowest free one."""

    def __init__(self) -> None:
        self._limit = current_limit()
        self._first_reserved = self._limit - min(MAX_RESERVE_DESCRIPTORS, self._limit // 8)
        self._refused = 0
        self._warned_at = -WARNING_INTERVAL_S

    def are_left(self, newest: int) -> bool:
        """Return whether descriptors are left after that of a connection; if not, log a warning now and then."""
        if newest < self._first_reserved:
            return True
        self._refused += 1
        now = time.monotonic()
        if now - self._warned_at >= WARNING_INTERVAL_S:
            log.warning(
                "out of file descriptors: refusing connections",
                extra={"limit": self._limit, "refused": self._refused},
            )
            self._warned_at, self._refused = now, 0
        return False
