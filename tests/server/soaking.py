"""Long runs: `make soak` lets each test that can go on go on for so many minutes, and tell what it came to."""

import os
import time
from collections.abc import Iterator

MINUTES = float(os.environ.get("TABLEE_SOAK", "0"))


def rounds() -> Iterator[int]:
    """Yield 0, and in a soak 1, 2, ... until its time is over."""
    until = time.monotonic() + 60 * MINUTES
    number = 0
    while number == 0 or time.monotonic() < until:
        yield number
        number += 1


def tell(what: str, figures: object) -> None:
    """Print what a run came to; only a soak shows it."""
    print(f"\n{what}: {figures}", flush=True)
