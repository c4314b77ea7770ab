"""Work queue: batches, urgent work first, and everything done in the end."""

import asyncio

import pytest

from tablee.table.cluster import work_queue
from tablee.table.cluster.work_queue import BATCH_SIZE, WorkQueue
from tablee.table.cluster.work_queue import LOW_PRIORITY_BATCH_SIZE as FEW
from tablee.table.storage.store import StoreFailed


class Runner:
    """Does the work of a queue, and records the batches."""

    def __init__(self) -> None:
        self.rounds: list[list[int]] = []
        self.queue: WorkQueue[int] = WorkQueue(self.run)
        self.during: list[int] = []  # urgent work added during the next batch
        self.failures: list[Exception] = []

    async def run(self, things: list[int]) -> None:
        self.rounds.append(things)
        coming, self.during = self.during, []
        self.queue.add(*coming)
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop()

    async def until_idle(self) -> None:
        while self.queue._running is not None:
            await asyncio.sleep(0)


async def rounds_of(runner: Runner) -> list[list[int]]:
    await runner.until_idle()
    return runner.rounds


def test_work_added_during_a_batch_waits_for_the_next() -> None:
    async def run() -> None:
        runner = Runner()
        runner.during = [3, 4, 3]
        runner.queue.add(1, 2)
        assert await rounds_of(runner) == [[1, 2], [3, 4]]

    asyncio.run(run())


def test_a_batch_has_a_bounded_size() -> None:
    async def run() -> None:
        runner = Runner()
        runner.queue.add(*range(BATCH_SIZE + 1))
        assert await rounds_of(runner) == [list(range(BATCH_SIZE)), [BATCH_SIZE]]

    asyncio.run(run())


def test_urgent_work_does_not_wait_for_the_rest() -> None:
    async def run() -> None:
        runner = Runner()
        runner.during = [-1]
        runner.queue.add_some_time(*range(3 * FEW))
        first, second, *others = await rounds_of(runner)
        assert (first, second) == (list(range(FEW)), [-1])
        assert others == [
            list(range(FEW, 2 * FEW)),
            list(range(2 * FEW, 3 * FEW)),
        ]

    asyncio.run(run())


def test_urgent_work_is_not_done_twice() -> None:
    async def run() -> None:
        runner = Runner()
        runner.queue.add_some_time(1, 2, 3)
        runner.queue.add(2)
        assert await rounds_of(runner) == [[2], [1, 3]]

    asyncio.run(run())


def test_what_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "RETRY_DELAY_S", 0.0)

    async def run() -> None:
        runner = Runner()
        runner.failures = [StoreFailed("away")]
        runner.queue.add_some_time(1, 2)
        assert await rounds_of(runner) == [[1, 2], [1, 2]]

    asyncio.run(run())


def test_what_cannot_be_done_is_given_up_and_the_rest_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        runner = Runner()
        runner.failures = [ValueError("broken")]
        runner.during = [2]
        runner.queue.add(1)
        assert await rounds_of(runner) == [[1], [2]]

    asyncio.run(run())
    assert "queued work failed" in caplog.text
