"""The helper: a second web worker where bots think, so that the host always answers.

What it is asked and answers is pickled: it comes from our own other worker and nowhere else.
"""

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

from tablee.browser.bridge import Helper
from tablee.browser.helper import Failed
from tablee.table.workers import Result, WorkFailed


class HelperWorker:
    """A worker pool of one. A task that takes too long ends the helper, and the next one starts another."""

    size = 1

    def __init__(self, helper: Helper, turn: asyncio.Lock, seconds: float) -> None:
        self._helper, self._seconds = helper, seconds
        self._turn = turn  # of all pools that share the helper

    async def start(self) -> None:
        """Start the helper, so that the next task need not wait for it."""
        await self._helper.start()

    async def run(self, work: Callable[..., Result], *args: Any) -> Result:
        """Return the result of work(*args) in the helper; raise its refusal, or WorkFailed."""
        task = pickle.dumps((work, args))
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    outcome = pickle.loads(await self._helper.attempt(task))
            except TimeoutError:
                self._helper.end()
                raise WorkFailed("too long") from None
            except asyncio.CancelledError:  # nobody waits for it any more, but others wait for the helper
                self._helper.end()
                raise
            except Exception:
                self._helper.end()
                raise WorkFailed("lost") from None
        if isinstance(outcome, Failed):
            raise WorkFailed("failed")
        if isinstance(outcome, Exception):
            raise outcome
        result: Result = outcome
        return result

    def give_up(self) -> None:
        """End the helper: its task counts as failed."""
        self._helper.end()

    async def close(self) -> None:
        """End the helper."""
        self._helper.end()
