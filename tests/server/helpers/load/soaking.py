"""Long runs: `make soak` lets each test that can run for the given minutes, and prints totals."""

import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

MINUTES = float(os.environ.get("TABLEE_SOAK", "0"))


def rounds() -> Iterator[int]:
    """Yield 0, and in a soak 1, 2, ... until its time is over."""
    until = time.monotonic() + 60 * MINUTES
    number = 0
    while number == 0 or time.monotonic() < until:
        yield number
        number += 1


SUM: Counter[str] = Counter()  # over all runs


def tell(what: str, figures: Mapping[Any, int]) -> None:
    """Print the totals of a run, and add them to the sum; only a soak shows either."""
    print(f"\n{what}: {figures}", flush=True)
    SUM[what] += sum(figures.values())


def tell_each(figures: Mapping[str, int]) -> None:
    """Add figures to the sum, each by its own name."""
    SUM.update({name.replace("_", " "): count for name, count in figures.items()})


def in_sum() -> str:
    """Return the totals of all runs."""
    return ", ".join(f"{what} {count:,}" for what, count in SUM.items())
