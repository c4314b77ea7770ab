"""Who does the work: processes of this machine, or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tablee.lab.running.processes import run_shared

Plan = TypeVar("Plan")
Result = TypeVar("Result")

CHUNK = 50  # numbers that are handed out at a time: short enough to stop soon, long enough to be worth the post


@dataclass(frozen=True)
class Workers:
    """So many processes here, or those of the Dask scheduler at an address. What they find is the same."""

    jobs: int = 1
    cluster: str | None = None

    def run(
        self, work: Callable[[Plan, Sequence[int]], Result], plan: Plan, numbers: Sequence[int], chunk: int = CHUNK
    ) -> Iterator[tuple[Result, Sequence[int]]]:
        """Yield work(plan, some of the numbers), with which they were, in whatever order they finish."""
        chunks = [numbers[start : start + chunk] for start in range(0, len(numbers), chunk)]
        if self.cluster is None:
            return run_shared(work, plan, chunks, self.jobs)
        from tablee.lab.running.dask import run_on_cluster  # Dask takes a second to come in

        return run_on_cluster(work, plan, chunks, self.cluster)
