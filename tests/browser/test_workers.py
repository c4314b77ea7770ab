"""The pool of one: what the helper is asked, and what happens when it takes too long or breaks."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable

import pytest

from tablee.browser.helper import Failed, attempt
from tablee.browser.workers import HelperWorker
from tablee.core.errors import InvalidOption
from tablee.table.workers import WorkFailed

LONG_S = 3600.0


class Helper:
    """A helper in this process, which a test can let hang or break."""

    def __init__(self, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._answer = answer
        self.started = self.ended = 0

    async def start(self) -> None:
        self.started += 1

    async def attempt(self, task: bytes) -> bytes:
        return await self._answer(task)

    def end(self) -> None:
        self.ended += 1


async def at_once(task: bytes) -> bytes:
    return attempt(task)


async def never(task: bytes) -> bytes:
    await asyncio.get_running_loop().create_future()
    raise AssertionError


async def broken(task: bytes) -> bytes:
    raise OSError("the worker is gone")


def refuse(what: str) -> str:
    raise InvalidOption(what)


def stumble() -> str:
    raise KeyError("nobody expected this")


def run(helper: Helper, work: Callable[..., str], *args: object, seconds: float = LONG_S) -> str:
    async def story() -> str:
        return await HelperWorker(helper, asyncio.Lock(), seconds).run(work, *args)

    return asyncio.run(story())


def test_a_task_is_done_in_the_helper() -> None:
    assert run(Helper(at_once), str.upper, "a task") == "A TASK"


def test_a_refusal_comes_back_as_it_is() -> None:
    with pytest.raises(InvalidOption, match="not this"):
        run(Helper(at_once), refuse, "not this")


def test_an_unexpected_error_is_work_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(WorkFailed, match="failed"):
        run(Helper(at_once), stumble)
    assert "nobody expected this" in caplog.text


@pytest.mark.parametrize(("answer", "seconds", "why"), [(never, 0.0, "too long"), (broken, LONG_S, "lost")])
def test_a_helper_that_does_not_answer_is_ended(
    answer: Callable[[bytes], Awaitable[bytes]], seconds: float, why: str
) -> None:
    helper = Helper(answer)
    with pytest.raises(WorkFailed) as failed:
        run(helper, str.upper, "a task", seconds=seconds)
    assert (failed.value.why, helper.ended) == (why, 1)


def test_turns_and_questions_wait_for_each_other() -> None:
    running: list[int] = []

    async def one_at_a_time(task: bytes) -> bytes:
        running.append(len(running))
        await asyncio.sleep(0)
        assert len(running) == 1
        running.clear()
        return attempt(task)

    async def story() -> list[str]:
        helper, turn = Helper(one_at_a_time), asyncio.Lock()
        pools = [HelperWorker(helper, turn, LONG_S), HelperWorker(helper, turn, LONG_S)]
        return await asyncio.gather(*(pool.run(str.upper, name) for pool in pools for name in "ab"))

    assert asyncio.run(story()) == ["A", "B", "A", "B"]


def test_a_task_that_nobody_waits_for_any_more_ends_the_helper() -> None:
    async def story() -> int:
        helper = Helper(never)
        task = asyncio.create_task(HelperWorker(helper, asyncio.Lock(), LONG_S).run(str.upper, "a"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return helper.ended

    assert asyncio.run(story()) == 1


def test_what_the_helper_says_can_be_read() -> None:
    assert pickle.loads(attempt(pickle.dumps((stumble, ())))) == Failed()
