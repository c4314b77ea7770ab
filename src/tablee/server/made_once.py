"""Values that take a while to make: made once, in a thread, so that the event loop can send moves meanwhile."""

import asyncio
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class MadeOnce(Generic[Value]):
    """A value that the first request for it makes, and all others get."""

    def __init__(self, make: Callable[[], Value]) -> None:
        self._make = make
        self._made: list[Value] = []
        self._making = threading.Lock()

    async def get(self) -> Value:
        """Return the value."""
        return self._made[0] if self._made else await asyncio.to_thread(self._get)

    def _get(self) -> Value:
        with self._making:
            if not self._made:
                self._made.append(self._make())
        return self._made[0]
