"""A turnstile: lets one through at a time, in the order in which they came, and who finds it free at once."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class Lock:
    """A lock for callbacks as well as for coroutines (`async with`): most find it free, and need no task to wait in."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def try_enter(self) -> bool:
        """Go through if it is free, and return whether it was."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def enter(self, go: Callable[..., None], *args: object) -> None:
        """Go through, now or later: `go` is called then, and somebody must leave for it."""
        if self._is_taken:
            self._waiting.append(partial(go, *args))
        else:
            self._is_taken = True
            go(*args)

    def leave(self) -> None:
        """Let the next one through."""
        if self._waiting:  # soon, not now: a long queue of the hasty would otherwise be as deep as it is long
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_taken = False

    async def __aenter__(self) -> None:
        if self.try_enter():
            return
        through: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Who was cancelled while waiting is gone, and leaves as soon as it is let through.
        self.enter(lambda: self.leave() if through.done() else through.set_result(None))
        try:
            await through
        except asyncio.CancelledError:
            if not through.cancelled():  # let through and cancelled at the same moment
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
