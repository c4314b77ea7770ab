"""The order in which owners get slots."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.table.bots.fair_queue import FairQueue, QueueFull


class Workshop:
    """A queue and its running jobs: each runs until it is released."""

    def __init__(self, **how: Any) -> None:
        self.queue = FairQueue("questions", **how)
        self.at_work: dict[str, asyncio.Event] = {}

    async def come(self, name: str, owner: str = "") -> asyncio.Task[None]:
        task = asyncio.create_task(self._work(name, owner or name[0]))
        await self.settled()
        return task

    async def end(self, name: str) -> None:
        self.at_work[name].set()
        await self.settled()

    async def settled(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)

    async def order(self) -> list[str]:
        """End one after the other, and return in which order they worked."""
        order = []
        while self.at_work:
            name = next(iter(self.at_work))
            order.append(name)
            await self.end(name)
        return order

    async def _work(self, name: str, owner: str) -> None:
        async with self.queue.slot(owner):
            done = self.at_work[name] = asyncio.Event()
            try:
                await done.wait()
            finally:
                del self.at_work[name]


def tell(story: Callable[[Workshop], Awaitable[None]], **how: Any) -> None:
    async def run() -> None:
        await story(Workshop(**{"slots": 1, **how}))

    asyncio.run(run())


def test_owners_are_served_in_turn_however_much_one_of_them_wants() -> None:
    async def story(shop: Workshop) -> None:
        for name in [*(f"a{number}" for number in range(55)), "b0", "b1", "c0"]:
            await shop.come(name)
        order = await shop.order()
        assert order[:7] == ["a0", "a1", "b0", "c0", "a2", "b1", "a3"]
        assert len(order) == 58

    tell(story)


def test_a_limited_number_of_jobs_run_at_a_time() -> None:
    async def story(shop: Workshop) -> None:
        for name in ("a0", "a1", "b0"):
            await shop.come(name)
        assert set(shop.at_work) == {"a0", "a1"}
        await shop.end("a1")
        assert set(shop.at_work) == {"a0", "b0"}

    tell(story, slots=2)


def test_a_full_queue_drops_the_newest_work_of_the_owner_with_the_most() -> None:
    async def story(shop: Workshop) -> None:
        tasks = {f"a{number}": await shop.come(f"a{number}") for number in range(6)}
        with pytest.raises(QueueFull):
            await tasks["a5"]
        assert len(shop.queue) == 4
        await shop.come("b0")
        await shop.come("b1")
        late = await shop.come("b2")  # it would have as many as the other
        for lost in (tasks["a3"], tasks["a4"], late):
            with pytest.raises(QueueFull):
                await lost
        assert len(shop.queue) == 4
        assert await shop.order() == ["a0", "a1", "b0", "a2", "b1"]

    tell(story, max_waiting=4)


def test_nobody_waits_for_ever() -> None:
    async def story(shop: Workshop) -> None:
        await shop.come("a0")
        late = await shop.come("b0")
        with pytest.raises(QueueFull):
            await late
        assert len(shop.queue) == 0
        await shop.end("a0")
        await shop.come("c0")
        assert set(shop.at_work) == {"c0"}

    tell(story, max_wait_s=0.0)


def test_a_closed_queue_refuses_waiting_and_new_work() -> None:
    async def story(shop: Workshop) -> None:
        await shop.come("a0")
        waiting = await shop.come("b0")
        shop.queue.close()
        for task in (waiting, await shop.come("c0")):
            with pytest.raises(QueueFull):
                await task
        await shop.end("a0")
        assert shop.at_work == {}

    tell(story)


@pytest.mark.parametrize("moment", ["waiting", "served", "at work"])
def test_cancelled_work_leaves_no_slot_behind(moment: str) -> None:
    async def story(shop: Workshop) -> None:
        await shop.come("a0")
        task = await shop.come("b0")
        if moment != "waiting":
            shop.at_work["a0"].set()
        while moment == "served" and shop.at_work:
            await asyncio.sleep(0)  # then the slot is given away, and its new owner does not know yet
        if moment == "at work":
            await shop.settled()
            assert set(shop.at_work) == {"b0"}
        task.cancel()
        if moment == "waiting":
            shop.at_work["a0"].set()  # ends before the cancelled waiter is notified
        await shop.settled()
        assert shop.at_work == {}
        await shop.come("c0")
        assert set(shop.at_work) == {"c0"}
        assert len(shop.queue) == 0
        with pytest.raises(asyncio.CancelledError):
            await task

    tell(story)
