import asyncio
from functools import partial

from tablee.table.loop.lock import Lock


def note_and_leave(lock: Lock, through: list[str], name: str) -> None:
    through.append(name)
    lock.leave()


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_free_lock_is_taken_at_once() -> None:
    lock, through = Lock(), []
    lock.enter(lambda: through.append("a"))
    assert through == ["a"]
    assert not lock.try_enter()


def test_callbacks_and_coroutines_wait_in_one_queue() -> None:
    async def main() -> list[str]:
        lock, through = Lock(), []

        async def walk(name: str) -> None:
            async with lock:
                through.append(name)
                await asyncio.sleep(0)
                through.append(name)

        assert lock.try_enter()
        first = asyncio.create_task(walk("b"))
        await soon()
        lock.enter(partial(note_and_leave, lock, through, "c"))
        last = asyncio.create_task(walk("d"))
        await soon()
        assert through == []
        lock.leave()
        await asyncio.gather(first, last)
        assert lock.try_enter(), "it is free again"
        return through

    assert asyncio.run(main()) == ["b", "b", "c", "d", "d"]


def test_a_long_queue_does_not_recurse() -> None:
    async def main() -> int:
        lock = Lock()
        through: list[str] = []
        assert lock.try_enter()
        for number in range(5000):
            lock.enter(partial(note_and_leave, lock, through, str(number)))
        lock.leave()
        while not lock.try_enter():
            await asyncio.sleep(0)
        return len(through)

    assert asyncio.run(main()) == 5000


def test_a_cancelled_waiter_blocks_nobody() -> None:
    async def main() -> None:
        lock = Lock()

        async def walk() -> None:
            async with lock:
                raise AssertionError("nobody let them through")

        assert lock.try_enter()
        waiting, late = asyncio.create_task(walk()), asyncio.create_task(walk())
        await soon()
        waiting.cancel()
        await soon()
        lock.leave()  # grants it to `waiting`, which is gone, and so to `late`, which is cancelled at that moment
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(waiting, late, return_exceptions=True)
        assert waiting.cancelled()
        assert late.cancelled()
        assert lock.try_enter(), "it is free again"

    asyncio.run(main())
