"""The workers: processes of this machine, or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tablee.lab.running.processes import run_shared

Plan = TypeVar("Plan")
Result = TypeVar("Result")

CHUNK = 50  # numbers per task: few enough to stop soon, enough to outweigh the overhead


@dataclass(frozen=True)
class Workers:
    """A number of local processes, or the workers of a Dask scheduler. The results are the same."""

    jobs: int = 1
    cluster: str | None = None

    def run(
        self, work: Callable[[Plan, Sequence[int]], Result], plan: Plan, numbers: Sequence[int], chunk: int = CHUNK
    ) -> Iterator[tuple[Result, Sequence[int]]]:
        """Yield work(plan, chunk) with its chunk of numbers, in order of completion."""
        chunks = [numbers[start : start + chunk] for start in range(0, len(numbers), chunk)]
        if self.cluster is None:
            return run_shared(work, plan, chunks, self.jobs)
        from tablee.lab.running.dask import run_on_cluster  # importing Dask takes a second

        return run_on_cluster(work, plan, chunks, self.cluster)
