"""A lock that callbacks can take as well as coroutines."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class Lock:
    """First come, first served. It is usually free, so that no task is needed to wait; coroutines use `async with`."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def try_enter(self) -> bool:
        """Take the lock if it is free, and return whether it was."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def enter(self, go: Callable[..., None], *args: object) -> None:
        """Take the lock, now or later: then `go` is called, which must make sure that `leave` is called."""
        if self._is_taken:
            self._waiting.append(partial(go, *args))
        else:
            self._is_taken = True
            go(*args)

    def leave(self) -> None:
        """Release the lock, and give it to the next one."""
        if self._waiting:  # soon, not now: a long queue would otherwise become a deep recursion
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_taken = False

    async def __aenter__(self) -> None:
        if self.try_enter():
            return
        through: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # A coroutine that was cancelled while it waited releases the lock as soon as it gets it.
        self.enter(lambda: self.leave() if through.done() else through.set_result(None))
        try:
            await through
        except asyncio.CancelledError:
            if not through.cancelled():  # granted and cancelled at the same moment
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
