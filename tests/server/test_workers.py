"""A pool of real processes, asked directly."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from tablee.core.errors import IllegalAction, InvalidOption
from tablee.server.thinking import Thinking
from tablee.server.workers import WorkFailed

LONG = 600  # seconds that no test waits


def ask(story: Callable[[Thinking], Awaitable[None]], seconds: float = LONG) -> None:
    async def run() -> None:
        thinking = Thinking(workers=1, seconds=seconds)
        try:
            await story(thinking)
        finally:
            await thinking.close()

    asyncio.run(run())


def test_what_a_worker_refuses_is_refused_and_who_takes_too_long_is_told() -> None:
    async def story(thinking: Thinking) -> None:
        with pytest.raises(InvalidOption, match="has no solver"):
            await thinking.solve("zoo-domino", {}, {}, None)
        with pytest.raises(WorkFailed) as failed:
            await thinking.workers.run(time.sleep, LONG)
        assert failed.value.why == "too long"
        position = {"hand": ["D-church"], "table": [["D-dish", "D-sight", "D-emblem"]]}
        assert (await thinking.solve("photo-rummy", {}, position, None))["optimal"]
        with pytest.raises(IllegalAction) as busy:
            await thinking.ask(os._exit, 7)
        assert busy.value.refusal.code == "server.busy"

    ask(story, seconds=1)


def test_who_no_longer_waits_frees_the_worker() -> None:
    async def story(thinking: Thinking) -> None:
        dreaming = asyncio.create_task(thinking.workers.run(time.sleep, LONG))
        waiting = asyncio.create_task(thinking.workers.run(os.getpid))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        dreaming.cancel()
        assert await waiting != os.getpid()
        with pytest.raises(asyncio.CancelledError):
            await dreaming

    ask(story)
