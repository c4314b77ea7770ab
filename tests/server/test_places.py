"""Who gets the next place at work."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import pytest

from tablee.server import places
from tablee.server.places import MOST_QUESTIONS, Crowded, Places


class Workshop:
    """Places, and what is at work there: each until it is told to end."""

    def __init__(self, count: int) -> None:
        self.places = Places(count)
        self.at_work: dict[str, asyncio.Event] = {}

    async def turn(self, name: str) -> asyncio.Task[None]:
        return await self._come(name, self.places.for_turn())

    async def question(self, name: str) -> asyncio.Task[None]:
        return await self._come(name, self.places.for_question())

    async def end(self, name: str) -> None:
        self.at_work[name].set()
        await self.settled()

    async def settled(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def _come(self, name: str, place: AbstractAsyncContextManager[None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._work(name, place))
        await self.settled()
        return task

    async def _work(self, name: str, place: AbstractAsyncContextManager[None]) -> None:
        async with place:
            done = self.at_work[name] = asyncio.Event()
            try:
                await done.wait()
            finally:
                del self.at_work[name]


def tell(count: int, story: Callable[[Workshop], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(Workshop(count))

    asyncio.run(run())


def test_turns_come_before_questions_and_each_in_the_order_in_which_they_came() -> None:
    async def story(shop: Workshop) -> None:
        for name in ("q1", "q2", "q3"):
            await shop.question(name)
        for name in ("t1", "t2"):
            await shop.turn(name)
        order = []
        while shop.at_work:
            (name,) = shop.at_work
            order.append(name)
            await shop.end(name)
        assert order == ["q1", "t1", "t2", "q2", "q3"]

    tell(1, story)


def test_of_several_places_one_is_left_to_turns() -> None:
    async def story(shop: Workshop) -> None:
        for name in ("q1", "q2", "q3"):
            await shop.question(name)
        assert set(shop.at_work) == {"q1", "q2"}
        await shop.turn("t1")
        assert set(shop.at_work) == {"q1", "q2", "t1"}
        await shop.turn("t2")
        await shop.end("q1")
        assert set(shop.at_work) == {"q2", "t1", "t2"}
        await shop.end("t1")
        assert set(shop.at_work) == {"q2", "q3", "t2"}

    tell(3, story)


def test_turns_may_take_all_places() -> None:
    async def story(shop: Workshop) -> None:
        for name in ("t1", "t2", "t3"):
            await shop.turn(name)
        assert set(shop.at_work) == {"t1", "t2"}

    tell(2, story)


def test_so_many_questions_may_wait_and_any_number_of_turns() -> None:
    async def story(shop: Workshop) -> None:
        await shop.turn("t")
        waiting = [await shop.question(f"q{number}") for number in range(MOST_QUESTIONS)]
        with pytest.raises(Crowded):
            await (await shop.question("one too many"))
        for number in range(2 * MOST_QUESTIONS):
            await shop.turn(f"t{number}")
        waiting[7].cancel()  # who has gone makes room
        await shop.settled()
        assert not (await shop.question("later")).done()

    tell(1, story)


def test_a_question_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "LONGEST_WAIT", 0.0)

    async def story(shop: Workshop) -> None:
        await shop.turn("t")
        with pytest.raises(Crowded):
            await (await shop.question("q"))
        await shop.end("t")
        await shop.turn("next")
        assert set(shop.at_work) == {"next"}

    tell(1, story)


@pytest.mark.parametrize("moment", ["waiting", "let in", "at work"])
def test_who_gives_up_leaves_no_place_behind(moment: str) -> None:
    async def story(shop: Workshop) -> None:
        await shop.turn("t")
        question = await shop.question("q")
        if moment != "waiting":
            shop.at_work["t"].set()
        while moment == "let in" and shop.at_work:
            await asyncio.sleep(0)  # then its place is given away, and the question does not know yet
        if moment == "at work":
            await shop.settled()
            assert set(shop.at_work) == {"q"}
        question.cancel()
        await shop.settled()
        assert "q" not in shop.at_work
        if moment == "waiting":
            await shop.end("t")
        await shop.turn("next")
        assert set(shop.at_work) == {"next"}
        with pytest.raises(asyncio.CancelledError):
            await question

    tell(1, story)
