import asyncio

from tablee.table.loop.lock import Lock


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_finds_it_free_goes_through_at_once() -> None:
    turnstile, through = Lock(), []
    turnstile.enter(lambda: through.append("a"))
    assert through == ["a"]
    assert not turnstile.try_enter()


def test_callbacks_and_coroutines_wait_in_one_queue() -> None:
    async def main() -> list[str]:
        turnstile, through = Lock(), []

        async def walk(name: str) -> None:
            async with turnstile:
                through.append(name)
                await asyncio.sleep(0)
                through.append(name)

        assert turnstile.try_enter()
        first = asyncio.create_task(walk("b"))
        await soon()
        turnstile.enter(lambda: through.append("c") or turnstile.leave())
        last = asyncio.create_task(walk("d"))
        await soon()
        assert through == []
        turnstile.leave()
        await asyncio.gather(first, last)
        assert turnstile.try_enter(), "it is free again"
        return through

    assert asyncio.run(main()) == ["b", "b", "c", "d", "d"]


def test_a_long_queue_of_the_hasty_is_not_deep() -> None:
    async def main() -> int:
        turnstile, through = Lock(), []
        assert turnstile.try_enter()
        for number in range(5000):
            turnstile.enter(lambda number=number: through.append(number) or turnstile.leave())
        turnstile.leave()
        while not turnstile.try_enter():
            await asyncio.sleep(0)
        return len(through)

    assert asyncio.run(main()) == 5000


def test_who_gives_up_waiting_keeps_nobody_out() -> None:
    async def main() -> None:
        turnstile = Lock()

        async def walk() -> None:
            async with turnstile:
                raise AssertionError("nobody let them through")

        assert turnstile.try_enter()
        waiting, late = asyncio.create_task(walk()), asyncio.create_task(walk())
        await soon()
        waiting.cancel()
        await soon()
        turnstile.leave()  # grants it to `waiting`, which is gone, and so to `late`, which is cancelled at that moment
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(waiting, late, return_exceptions=True)
        assert waiting.cancelled()
        assert late.cancelled()
        assert turnstile.try_enter(), "it is free again"

    asyncio.run(main())
